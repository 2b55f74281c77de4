// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/importers/importers.h"

namespace core::results {

const std::vector<Importer> &importers()
{
    static const std::vector<Importer> all{
        mlperfImporter(),        mlperfTableImporter(),    mlperfCsvImporter(),      guidellmImporter(),
        guidellmCsvImporter(),   perfAnalyzerImporter(),   aiperfImporter(),         aiperfRecordsImporter(),
        aiperfCsvImporter(),     genaiPerfImporter(),      genaiPerfCsvImporter(),   inferencePerfImporter(),
        llmperfImporter(),       inferencemaxImporter(),   sglangServingImporter(),  sglangOneBatchImporter(),
        sglangOfflineImporter(), vllmSweepImporter(),      vllmThroughputImporter(), vllmLatencyImporter(),
        evalscopeImporter(),     llmdReportImporter(),     locustImporter(),         inferenceBenchmarkerImporter(),
        fmperfImporter(),        aiperfSweepCsvImporter(), vllmSweepCsvImporter(),   gridSearchImporter(),
        gridSearchCsvImporter(),
        vllmServeImporter(), // after the tools that write the same keys and more
        consoleImporter(),   // any text in which a benchmark's words stand
        tableImporter(),     // last: any CSV with names of the contract
    };
    return all;
}

} // namespace core::results
