// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/importers/importers.h"

namespace core::results {

const std::vector<Importer> &importers()
{
    static const std::vector<Importer> all{
        guidellmImporter(),  guidellmCsvImporter(), aiperfImporter(), aiperfRecordsImporter(), aiperfCsvImporter(),
        vllmServeImporter(), // after the tools that write the same keys and more
        tableImporter(),     // last: any CSV with names of the contract
    };
    return all;
}

} // namespace core::results
