// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_catalogue.h"

#include "core/catalogue/listingtext.h"
#include "core/exports/providertable.h"
#include "ui/cataloguesource.h"

#include <cstdio>
#include <fmt/format.h>
#include <memory>

namespace app {

namespace {

struct CatalogueArguments
{
    std::string kind;
    std::string find;
    std::string gpu; ///< providers by their price of this GPU
};

int runCatalogue(const CatalogueArguments &arguments, const CommonOptions &common)
{
    core::Diagnostics diagnostics;
    const auto catalogue = ui::loadCatalogue(diagnostics);
    reportDiagnostics(diagnostics, common);
    const auto kind = core::catalogue::kindFrom(arguments.kind);
    if (!kind)
        return UsageError;
    if (!arguments.gpu.empty()) {
        const auto gpu = catalogue->gpu(arguments.gpu);
        if (*kind != core::catalogue::Kind::Providers || !gpu) {
            fmt::print(stderr, "{}\n",
                       gpu ? "--gpu goes with the providers"
                           : fmt::format("No GPU of the catalogue is called \"{}\"", arguments.gpu));
            return UsageError;
        }
        const auto rows = core::sovereignty::providerPrices(*catalogue, gpu->id);
        if (!writeCsv(common, core::exports::providerCsv(rows)))
            return InputError;
        if (common.json)
            fmt::print("{}", core::exports::providerJson(rows));
        else if (!common.csvPath)
            fmt::print("{}", core::exports::providerText(rows));
        return Done;
    }
    const auto listing = core::catalogue::list(*catalogue, *kind, arguments.find);
    if (!writeCsv(common, core::catalogue::listingCsv(listing)))
        return InputError;
    if (common.json)
        fmt::print("{}", core::catalogue::listingJson(listing));
    else if (!common.csvPath && !common.xlsxPath)
        fmt::print("{}", core::catalogue::listingText(listing));
    return Done;
}

} // namespace

void addCatalogueCommand(CLI::App &parser, Invocation &invocation)
{
    CLI::App *command = parser.add_subcommand("catalogue", "What is known of hardware, models, grids, providers and "
                                                           "engines, with its sources");
    const auto arguments = std::make_shared<CatalogueArguments>();
    command->add_option("kind", arguments->kind, "gpus, models, grids, providers, engines or costs")
        ->required()
        ->check(CLI::IsMember({"gpus", "models", "grids", "providers", "engines", "costs"}));
    command->add_option("--find", arguments->find, "Only entries with this in their id, name, alias or source");
    command->add_option("--gpu", arguments->gpu,
                        "With providers: each one's price of this GPU beside its jurisdiction, cheapest first");
    addCommonOptions(*command, invocation.common);
    command->callback([arguments, &invocation] {
        invocation.action = [arguments, &invocation] { return runCatalogue(*arguments, invocation.common); };
    });
}

} // namespace app
