// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/projectcalibration.h"

#include "core/calibration/calibratedoptions.h"
#include "core/embeddedtext.h"

#include <algorithm>

namespace core::calibration {

namespace {

/// Lives with the pointer to the coefficients: what is calibrated belongs to a project, the coefficients to all.
struct Attached
{
    std::shared_ptr<const perf::Coefficients> coefficients;
    ProjectCalibration calibration;
    void operator()(const perf::Coefficients *) const noexcept {}
};

const char *const usedPattern =
    CORE_TEXT("Calibrated on %1: fixed times × %2, prompts × %3, memory reads × %4 of the shipped coefficients.");

} // namespace

std::shared_ptr<const perf::Coefficients> withCalibration(std::shared_ptr<const perf::Coefficients> coefficients,
                                                          ProjectCalibration calibration)
{
    if (!coefficients)
        return coefficients;
    const perf::Coefficients *set = coefficients.get();
    return {set, Attached{std::move(coefficients), std::move(calibration)}};
}

const ProjectCalibration *calibrationWith(const std::shared_ptr<const perf::Coefficients> &coefficients)
{
    const auto *attached = std::get_deleter<Attached>(coefficients);
    return attached != nullptr ? &attached->calibration : nullptr;
}

bool holdsFor(const ProjectCalibration &calibration, const perf::EngineRequest &request)
{
    return request.model != nullptr && request.gpu != nullptr && calibration.model == request.model->id &&
           calibration.gpu == request.gpu->id &&
           perf::engineIdOf(calibration.engine) == perf::engineIdOf(request.engine) &&
           calibration.weights == precisionId(request.weights);
}

Text measuredText(const ProjectCalibration &calibration)
{
    const TextNumber points{.value = static_cast<double>(calibration.points), .significantDigits = 6};
    if (calibration.files.empty())
        return {CORE_TEXT("%1 measured points"), {points}};
    if (calibration.files.size() == 1)
        return {CORE_TEXT("%1 points of %2"), {points, calibration.files.front()}};
    if (calibration.files.size() == 2)
        return {CORE_TEXT("%1 points of %2 and %3"), {points, calibration.files.front(), calibration.files.back()}};
    return {CORE_TEXT("%1 points of %2 and %3 other files"),
            {points, calibration.files.front(),
             TextNumber{.value = static_cast<double>(calibration.files.size() - 1), .significantDigits = 6}}};
}

Text applyTo(perf::EngineRequest &request, const ProjectCalibration &calibration)
{
    if (!holdsFor(calibration, request))
        return {
            CORE_TEXT("The project's calibration is not used here: it was fitted for %1 (%2) on %3 with %4, and the "
                      "shipped coefficients stand."),
            {calibration.model, calibration.weights, calibration.gpu, calibration.engine}};
    request.overheadFactor = calibration.fixedTimes;
    request.prefillFactor = calibration.prompts;
    request.decodeFactor = calibration.memoryReads;
    return {usedPattern,
            {phrase(measuredText(calibration)), TextNumber{calibration.fixedTimes}, TextNumber{calibration.prompts},
             TextNumber{calibration.memoryReads}}};
}

bool saysCalibrated(const std::vector<Text> &sentences)
{
    return std::any_of(sentences.begin(), sentences.end(),
                       [](const Text &sentence) { return sentence.pattern() == usedPattern; });
}

project::EvaluateOptions calibratedOptions(project::EvaluateOptions options, const project::Node &document)
{
    if (!options.coefficients || calibrationWith(options.coefficients) != nullptr)
        return options;
    if (auto calibration = calibrationOf(document))
        options.coefficients = withCalibration(std::move(options.coefficients), std::move(*calibration));
    return options;
}

} // namespace core::calibration
