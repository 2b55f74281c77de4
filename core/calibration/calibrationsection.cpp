// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/calibration/projectcalibration.h"
#include "core/embeddedtext.h"
#include "core/parsenumber.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace core::calibration {

namespace {

using project::Node;

constexpr double percent = 100.0;

/// The coefficients by the names of the file.
constexpr std::array<std::pair<const char *, double ProjectCalibration::*>, 3> coefficientKeys{{
    {"fixed_times", &ProjectCalibration::fixedTimes},
    {"prompts", &ProjectCalibration::prompts},
    {"memory_reads", &ProjectCalibration::memoryReads},
}};
constexpr std::array<std::pair<const char *, std::string ProjectCalibration::*>, 4> configurationKeys{{
    {"model", &ProjectCalibration::model},
    {"gpu", &ProjectCalibration::gpu},
    {"engine", &ProjectCalibration::engine},
    {"weights", &ProjectCalibration::weights},
}};
constexpr std::array<std::pair<const char *, std::optional<Span> ProjectCalibration::*>, 4> spanKeys{{
    {"concurrency", &ProjectCalibration::concurrency},
    {"request_rate_rps", &ProjectCalibration::requestsPerSecond},
    {"prompt_tokens", &ProjectCalibration::promptTokens},
    {"output_tokens", &ProjectCalibration::outputTokens},
}};
constexpr std::array<std::pair<const char *, std::vector<std::string> ProjectCalibration::*>, 6> listKeys{{
    {"files", &ProjectCalibration::files},
    {"models", &ProjectCalibration::namedModels},
    {"gpus", &ProjectCalibration::namedGpus},
    {"engines", &ProjectCalibration::namedEngines},
    {"precisions", &ProjectCalibration::namedPrecisions},
    {"dates", &ProjectCalibration::dates},
}};
constexpr std::array<std::pair<const char *, std::optional<Residual> ProjectCalibration::*>, 3> residualKeys{{
    {"tpot", &ProjectCalibration::tpot},
    {"ttft", &ProjectCalibration::ttft},
    {"output_throughput", &ProjectCalibration::throughput},
}};

/// Reads value by value; the first that is wrong ends the reading.
class SectionReader
{
public:
    std::optional<SectionProblem> problem;

    bool expectMap(const Node &node, const std::string &key)
    {
        return node.kind() == Node::Kind::Map || fail(node, key, CORE_TEXT("keys with values"));
    }
    /// Below `owner`; null (and a problem) where it is missing.
    const Node *needed(const Node &owner, const std::string &path, const std::string &key, const Text &expected)
    {
        const Node *found = problem ? nullptr : owner.find(key);
        if (!problem && (found == nullptr || found->isNull()))
            fail(owner, path + key, expected);
        return problem ? nullptr : found;
    }
    std::optional<double> number(const Node &node, const std::string &key, double least, double most,
                                 const Text &expected)
    {
        const auto value = node.kind() == Node::Kind::Scalar ? parseNumber(node.text()) : std::nullopt;
        if (value && *value >= least && *value <= most)
            return value;
        fail(node, key, expected);
        return std::nullopt;
    }
    std::string text(const Node &node, const std::string &key)
    {
        if (node.kind() != Node::Kind::Scalar || node.text().empty())
            fail(node, key, CORE_TEXT("a name"));
        return node.text();
    }
    std::optional<Span> span(const Node &node, const std::string &key)
    {
        const Text expected(CORE_TEXT("the least and the most that was measured, as [1, 64]"));
        const auto &items = node.items();
        if (items.size() != 2) {
            fail(node, key, expected);
            return std::nullopt;
        }
        constexpr double most = 1e12;
        const auto low = number(items[0], key, 0.0, most, expected);
        const auto high = low ? number(items[1], key, *low, most, expected) : std::nullopt;
        return high ? std::optional(Span{*low, *high}) : std::nullopt;
    }
    bool fail(const Node &node, const std::string &key, Text expected)
    {
        if (!problem)
            problem = SectionProblem{&node, key, node.kind() == Node::Kind::Scalar ? node.text() : std::string(),
                                     std::move(expected)};
        return false;
    }
};

void readCoefficients(SectionReader &reader, const Node &section, ProjectCalibration &calibration)
{
    const Text names(CORE_TEXT("fixed_times, prompts or memory_reads"));
    const Node *node = reader.needed(section, {}, "coefficients", names);
    if (node == nullptr || !reader.expectMap(*node, "coefficients"))
        return;
    if (node->members().empty())
        reader.fail(*node, "coefficients", names);
    const Text range(CORE_TEXT("a number from %1 to %2"), {TextNumber{leastFactor, 1}, TextNumber{mostFactor, 1}});
    for (const auto &[key, value] : node->members()) {
        const std::string path = "coefficients." + key;
        const auto *known = std::find_if(coefficientKeys.begin(), coefficientKeys.end(),
                                         [&key](const auto &one) { return key == one.first; });
        if (known == coefficientKeys.end()) {
            reader.fail(value, path, names);
            return;
        }
        if (const auto factor = reader.number(value, path, leastFactor, mostFactor, range))
            calibration.*known->second = *factor;
    }
}

void readConfiguration(SectionReader &reader, const Node &section, ProjectCalibration &calibration)
{
    const Node *node =
        reader.needed(section, {}, "fitted_to", CORE_TEXT("model, gpu, engine and weights that it was fitted for"));
    if (node == nullptr || !reader.expectMap(*node, "fitted_to"))
        return;
    for (const auto &[key, member] : configurationKeys)
        if (const Node *value = reader.needed(*node, "fitted_to.", key, CORE_TEXT("a name")))
            calibration.*member = reader.text(*value, std::string("fitted_to.") + key);
    constexpr double mostGpus = 1e4;
    if (const Node *split = node->find("tensor_parallel"); split != nullptr && !split->isNull())
        if (const auto gpus =
                reader.number(*split, "fitted_to.tensor_parallel", 1.0, mostGpus, CORE_TEXT("a whole number of GPUs")))
            calibration.tensorParallel = static_cast<int>(std::lround(*gpus));
}

void readMeasuredPart(SectionReader &reader, const Node &section, ProjectCalibration &calibration)
{
    const Text whole(CORE_TEXT("a whole number of measured points"));
    const Node *node = reader.needed(section, {}, "measured", CORE_TEXT("what was measured"));
    if (node == nullptr || !reader.expectMap(*node, "measured"))
        return;
    constexpr double mostPoints = 1e6;
    if (const Node *points = reader.needed(*node, "measured.", "points", whole)) {
        const auto count = reader.number(*points, "measured.points", 1.0, mostPoints, whole);
        if (count && *count != std::floor(*count))
            reader.fail(*points, "measured.points", whole);
        if (count)
            calibration.points = static_cast<int>(*count);
    }
    for (const auto &[key, member] : spanKeys)
        if (const Node *value = node->find(key); value != nullptr && !value->isNull())
            calibration.*member = reader.span(*value, std::string("measured.") + key);
    for (const auto &[key, member] : listKeys) {
        const Node *value = node->find(key);
        if (value == nullptr || value->isNull())
            continue;
        const std::string path = std::string("measured.") + key;
        if (value->kind() != Node::Kind::Sequence)
            reader.fail(*value, path, CORE_TEXT("a list"));
        for (const Node &item : value->items())
            (calibration.*member).push_back(reader.text(item, path));
    }
}

void readResiduals(SectionReader &reader, const Node &section, ProjectCalibration &calibration)
{
    const Node *node = section.find("median_error_percent");
    if (node == nullptr || node->isNull() || !reader.expectMap(*node, "median_error_percent"))
        return;
    for (const auto &[key, member] : residualKeys) {
        const Node *value = node->find(key);
        if (value == nullptr || value->isNull())
            continue;
        const std::string path = std::string("median_error_percent.") + key;
        if (!reader.expectMap(*value, path))
            return;
        const Text expected(CORE_TEXT("percent, from 0"));
        const auto one = [&](const char *which) -> std::optional<double> {
            const Node *found = reader.needed(*value, path + '.', which, expected);
            return found != nullptr ? reader.number(*found, path + '.' + which, 0.0, 1e9, expected) : std::nullopt;
        };
        const auto before = one("before"), after = one("after");
        if (before && after)
            calibration.*member = Residual{*before / percent, *after / percent};
    }
}

/// So many significant digits as say something.
Node rounded(double value, int digits = 4)
{
    if (value == 0.0 || !std::isfinite(value))
        return Node::number(0.0);
    const double scale = std::pow(10.0, digits - 1.0 - std::floor(std::log10(std::abs(value))));
    return Node::number(std::round(value * scale) / scale);
}

Node listNode(const std::vector<std::string> &texts)
{
    std::vector<Node> items;
    for (const std::string &text : texts)
        items.push_back(Node::scalar(text));
    return Node::sequence(std::move(items), texts.size() > 1 ? Node::Style::Block : Node::Style::Flow);
}

} // namespace

tl::expected<std::optional<ProjectCalibration>, SectionProblem> readSection(const Node &section)
{
    if (section.isNull())
        return std::optional<ProjectCalibration>();
    SectionReader reader;
    ProjectCalibration calibration;
    if (reader.expectMap(section, {})) {
        readCoefficients(reader, section, calibration);
        readConfiguration(reader, section, calibration);
        readMeasuredPart(reader, section, calibration);
        readResiduals(reader, section, calibration);
    }
    if (reader.problem)
        return tl::make_unexpected(*reader.problem);
    return std::optional(std::move(calibration));
}

std::optional<ProjectCalibration> calibrationOf(const Node &document)
{
    const Node *section = document.find("calibration");
    if (section == nullptr)
        return std::nullopt;
    auto read = readSection(*section);
    return read ? std::move(*read) : std::nullopt;
}

Node sectionOf(const ProjectCalibration &calibration)
{
    std::vector<Node::Member> coefficients, configuration, measured, residuals, all;
    for (const auto &[key, member] : coefficientKeys)
        coefficients.emplace_back(key, rounded(calibration.*member));
    for (const auto &[key, member] : configurationKeys)
        configuration.emplace_back(key, Node::scalar(calibration.*member));
    if (calibration.tensorParallel)
        configuration.emplace_back("tensor_parallel", Node::number(*calibration.tensorParallel));
    measured.emplace_back("points", Node::number(calibration.points));
    for (const auto &[key, member] : spanKeys)
        if (const auto &span = calibration.*member)
            measured.emplace_back(key,
                                  Node::sequence({rounded(span->low, 6), rounded(span->high, 6)}, Node::Style::Flow));
    for (const auto &[key, member] : listKeys)
        if (!(calibration.*member).empty())
            measured.emplace_back(key, listNode(calibration.*member));
    for (const auto &[key, member] : residualKeys)
        if (const auto &residual = calibration.*member)
            residuals.emplace_back(key, Node::map({{"before", rounded(residual->before * percent)},
                                                   {"after", rounded(residual->after * percent)}},
                                                  Node::Style::Flow));
    all.emplace_back("coefficients", Node::map(std::move(coefficients)));
    all.emplace_back("fitted_to", Node::map(std::move(configuration)));
    all.emplace_back("measured", Node::map(std::move(measured)));
    if (!residuals.empty())
        all.emplace_back("median_error_percent", Node::map(std::move(residuals)));
    return Node::map(std::move(all));
}

} // namespace core::calibration
