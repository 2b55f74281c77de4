// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands.h"

#include "app/command_catalogue.h"
#include "app/command_import.h"

namespace app {

const std::vector<AddCommand> &commands()
{
    static const std::vector<AddCommand> all{
        addImportCommand,
        addCatalogueCommand,
    };
    return all;
}

} // namespace app
