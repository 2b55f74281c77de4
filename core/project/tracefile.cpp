// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/tracefile.h"

#include "core/embeddedtext.h"
#include "core/files.h"
#include "core/workload/trace.h"

#include <algorithm>
#include <cmath>

namespace core::project {

namespace {

constexpr std::size_t mostBytes = std::size_t{1} << 30U;

Quantity quantity(double value, const std::string &source)
{
    Quantity made;
    made.value = value;
    made.source = source;
    return made;
}

/// Linear between order statistics. \pre values are sorted and not empty
double quantileOf(const std::vector<double> &sorted, double q)
{
    const double rank = q * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(rank);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], rank - static_cast<double>(below));
}

void complete(TokenLengths &lengths, std::vector<double> values, const std::string &source)
{
    if (lengths.mean || lengths.p50 || lengths.p95 || lengths.p99 || values.empty())
        return;
    std::sort(values.begin(), values.end());
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    lengths.mean = quantity(sum / static_cast<double>(values.size()), source);
    lengths.p50 = quantity(quantileOf(values, 0.5), source);
    lengths.p95 = quantity(quantileOf(values, 0.95), source);
    lengths.p99 = quantity(quantileOf(values, 0.99), source);
}

} // namespace

std::string traceName(const Project &project)
{
    const Arrivals &arrivals = project.scenario.workload.arrivals;
    return arrivals.kind == ArrivalKind::Trace ? arrivals.traceFile.value_or(std::string()) : std::string();
}

void addTrace(const Project &project, const std::filesystem::path &folder, results::Library &library,
              Diagnostics &diagnostics)
{
    const std::string name = traceName(project);
    if (name.empty() || library.traces.contains(name))
        return;
    const auto path = folder / pathFromText(name);
    const auto text = readFile(path, mostBytes);
    if (!text) {
        diagnostics.warn(
            {CORE_TEXT("The trace %1 cannot be read: requests arrive at random (Poisson) instead."), {name}},
            pathText(path));
        return;
    }
    workload::TraceOptions options;
    options.sourceName = pathText(path);
    // A trace of prompts alone is answered as the project states.
    if (const auto stated = valueOf(project.scenario.workload.outputTokens.mean); stated && *stated >= 1.0)
        options.assumedOutputTokens = static_cast<int>(std::min(*stated, 1e6));
    auto trace = workload::readTrace(*text, options, diagnostics);
    if (!trace) {
        diagnostics.warn({CORE_TEXT("The trace %1 cannot be read: %2"), {name, phrase(trace.error().message)}},
                         pathText(path));
        return;
    }
    library.traces.emplace(name, std::make_shared<const workload::Trace>(std::move(*trace)));
}

std::shared_ptr<const workload::Trace> traceOf(const Project &project, const results::Library &library)
{
    const auto found = library.traces.find(traceName(project));
    return found == library.traces.end() ? nullptr : found->second;
}

Project withTrace(const Project &project, const results::Library &library)
{
    Project completed = project;
    const auto trace = traceOf(project, library);
    if (!trace || trace->requests.empty())
        return completed;
    Workload &workload = completed.scenario.workload;
    const std::string &source = *workload.arrivals.traceFile;
    std::vector<double> prompts, answers;
    for (const workload::TraceRequest &request : trace->requests) {
        prompts.push_back(request.promptTokens);
        answers.push_back(request.outputTokens);
    }
    complete(workload.promptTokens, std::move(prompts), source);
    complete(workload.outputTokens, std::move(answers), source);
    const double seconds = trace->durationSeconds();
    if (!workload.arrivals.requestsPerSecond && trace->timed && seconds > 0.0)
        workload.arrivals.requestsPerSecond = quantity(static_cast<double>(trace->requests.size()) / seconds, source);
    return completed;
}

} // namespace core::project
