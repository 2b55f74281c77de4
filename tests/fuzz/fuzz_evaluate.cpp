// SPDX-License-Identifier: GPL-3.0-or-later
// Any project on a measured sweep and on the shipped catalogue: what is stated is computed with, and every figure that
// comes out is finite. Nothing is simulated here: that takes too long for one of many inputs.
#include "core/exports/sizejson.h"
#include "core/files.h"
#include "core/project/evaluation.h"
#include "tests/fuzz/formats.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace core::project;

constexpr const char *resources = PARETOSCOPE_SOURCE_DIR "/resources/";

std::string resource(const std::string &name)
{
    const auto text = core::readFile(resources + name);
    if (!text)
        std::abort();
    return *text;
}

std::shared_ptr<const core::catalogue::Catalogue> shipped()
{
    core::Diagnostics diagnostics;
    std::vector<core::catalogue::CatalogueText> texts;
    for (const std::string name : {"engines.yaml", "gpus.yaml", "grids.yaml", "models.yaml", "providers.yaml"})
        texts.push_back({.name = name, .text = resource("catalogue/" + name)});
    auto catalogue = core::catalogue::Catalogue::read(texts, {}, diagnostics);
    if (!catalogue)
        std::abort();
    return std::make_shared<const core::catalogue::Catalogue>(std::move(*catalogue));
}

std::shared_ptr<const core::results::Library> measured()
{
    const std::string text = resource("examples/r12-sweep.csv");
    const fuzz::Input input(text);
    auto library = std::make_shared<core::results::Library>();
    core::Diagnostics diagnostics;
    for (const auto &importer : core::results::importers()) {
        if (library->runs.empty() && importer.detect(input.source) != core::results::Match::No)
            library->runs = std::move(importer.read(input.source, diagnostics)->runs);
    }
    library->sweeps = core::results::groupSweeps(library->runs);
    if (library->sweeps.empty())
        std::abort();
    return library;
}

void mustBeFinite(const OptionalFigure &figure)
{
    if (!figure)
        return;
    for (const double value : {figure->value, figure->low.value_or(0.0), figure->high.value_or(0.0)}) {
        if (!std::isfinite(value))
            std::abort();
    }
}

void check(const SizeFigures &size)
{
    for (const auto *figure : {&size.outputTokensPerSecond,
                               &size.totalTokensPerSecond,
                               &size.goodputTokensPerSecond,
                               &size.requestsPerSecond,
                               &size.goodputFraction,
                               &size.costEurPerHour,
                               &size.costEurPerYear,
                               &size.capexEur,
                               &size.cpmEurPerMillionTokens,
                               &size.electricityEurPerMillionTokens,
                               &size.costEurPerRequest,
                               &size.powerWatts,
                               &size.joulesPerToken,
                               &size.kwhPerMillionTokens,
                               &size.carbonGramsPerMillionTokens,
                               &size.carbonEmbodiedGramsPerMillionTokens,
                               &size.carbonTonnesPerYear,
                               &size.sovereigntyScore,
                               &size.kvBytesPerToken,
                               &size.maxConcurrencyKv,
                               &size.operationalConcurrency})
        mustBeFinite(*figure);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const auto catalogue = shipped();
    static const auto sweep = measured();
    static const auto nothing = std::make_shared<const core::results::Library>();
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    core::Diagnostics diagnostics;
    Node document;
    const auto project = readProject(text, "fuzz.yaml", document, diagnostics);
    if (!project)
        return 0;
    EvaluateOptions options;
    options.catalogue = catalogue;
    options.predict = false;
    // The last byte says whether anything was measured.
    const Evaluation evaluation = evaluate(*project, document, data[size - 1] % 2 == 0 ? nothing : sweep, options);
    check(evaluation.size);
    return core::exports::sizeJson(*project, evaluation).empty() ? 1 : 0;
}
