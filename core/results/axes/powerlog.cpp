// SPDX-License-Identifier: GPL-3.0-or-later
// MLPerf Power: PTDaemon's spl.txt, one line a second: Time,<MM-DD-YYYY
// HH:MM:SS.mmm>,Watts,<W>,…,Mark,<session>[,Ch1,…].
//
// With several channels the first Watts is their sum. The benchmark's window stands in LoadGen's detail log beside it
// (power_begin, power_end): within it the power is the plain mean of the samples, as the published one. Without that
// log the whole file counts. It is the wall power of the node. Lines of a ranging session are left out.
#include "core/parsenumber.h"
#include "core/results/axes/readers.h"
#include "core/results/axes/times.h"

#include <algorithm>

namespace core::results::axes {

namespace {

constexpr std::string_view powerLogName = "spl.txt";
constexpr std::string_view detailName = "mlperf_log_detail.txt";

/// The cell behind the first cell of that name.
std::string_view behind(std::string_view line, std::string_view name)
{
    const std::string key = "," + std::string(name) + ",";
    const auto at = line.find(key);
    if (at == std::string_view::npos)
        return {};
    const std::string_view rest = line.substr(at + key.size());
    return trimmed(rest.substr(0, rest.find(',')));
}

struct Sample
{
    double seconds = 0.0, watts = 0.0;
};

std::optional<Sample> sampleOf(std::string_view line)
{
    if (!line.starts_with("Time,"))
        return std::nullopt;
    const auto time = parseInstant(line.substr(5, line.find(',', 5) - 5));
    const auto watts = parseNumber(behind(line, "Watts"));
    if (!time || !watts || *watts < 0.0 || behind(line, "Mark").ends_with("_ranging"))
        return std::nullopt;
    return Sample{time->seconds, *watts};
}

std::string_view nextLine(std::string_view &text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    return line;
}

std::vector<Sample> samplesOf(std::string_view text)
{
    std::vector<Sample> samples;
    while (!text.empty()) {
        if (const auto sample = sampleOf(nextLine(text)))
            samples.push_back(*sample);
    }
    return samples;
}

bool looksLikePowerLog(std::string_view text)
{
    const std::string_view line = text.substr(0, text.find('\n'));
    return line.starts_with("Time,") && line.find(",Watts,") != std::string_view::npos &&
           line.find(",Mark,") != std::string_view::npos;
}

/// Time sums of the samples, for whatever window is known later: kept in the entry until it is linked.
void fillFrom(EnergyEntry &entry, const std::vector<Sample> &samples)
{
    if (samples.empty())
        return;
    double sum = 0.0;
    for (const Sample &sample : samples)
        sum += sample.watts;
    entry.powerMeanWatts = sum / static_cast<double>(samples.size());
    entry.durationSeconds = samples.back().seconds - samples.front().seconds;
    entry.energyJoules = *entry.powerMeanWatts * *entry.durationSeconds;
    entry.start = isoInstant({.seconds = samples.front().seconds, .zoneKnown = false});
    entry.end = isoInstant({.seconds = samples.back().seconds, .zoneKnown = false});
    entry.zoneKnown = false;
    entry.figures["samples"] = static_cast<double>(samples.size());
}

} // namespace

std::optional<Reading> readPowerLog(const ImportSource &source)
{
    if (!looksLikePowerLog(source.text))
        return std::nullopt;
    Reading reading;
    EnergyEntry entry;
    entry.source = sourceOf(source, "mlperf-power");
    entry.scope = EnergyScope::Wall;
    const std::vector<Sample> samples = samplesOf(source.text);
    if (samples.empty()) {
        reading.reason = CORE_TEXT("is a power log without a sample of the test");
        return reading;
    }
    fillFrom(entry, samples);
    entry.labels["window"] = "whole log";
    reading.entries.energy.push_back(std::move(entry));
    return reading;
}

namespace {

/// "2025-08-01T00:39:24.362" of a sample and so on: the mean over the samples within the window.
void narrow(EnergyEntry &entry, const std::vector<std::pair<double, double>> &samples, double begin, double end)
{
    std::vector<Sample> inside;
    for (const auto &[seconds, watts] : samples) {
        if (seconds >= begin && seconds <= end)
            inside.push_back({seconds, watts});
    }
    if (inside.empty())
        return;
    fillFrom(entry, inside);
    entry.durationSeconds = end - begin;
    entry.energyJoules = *entry.powerMeanWatts * (end - begin);
    entry.start = isoInstant({.seconds = begin, .zoneKnown = false});
    entry.end = isoInstant({.seconds = end, .zoneKnown = false});
    entry.labels["window"] = "power_begin to power_end";
}

std::string placeOf(const std::string &path, std::string_view name)
{
    return path.ends_with(name) ? path.substr(0, path.size() - name.size()) : std::string();
}

} // namespace

void Linker::look(const ImportSource &source)
{
    if (looksLikePowerLog(source.text)) {
        auto &samples = m_samples[placeOf(source.path, powerLogName)];
        samples.clear();
        for (const Sample &sample : samplesOf(source.text))
            samples.emplace_back(sample.seconds, sample.watts);
        return;
    }
    if (source.text.starts_with(":::MLLOG ") && source.path.ends_with(detailName)) {
        Window window;
        std::string_view text = source.text;
        while (!text.empty()) {
            const std::string_view line = nextLine(text);
            for (const auto &[key, field] : {std::pair{"\"power_begin\"", &Window::beginSeconds},
                                             std::pair{"\"power_end\"", &Window::endSeconds}}) {
                if (line.find(key) == std::string_view::npos)
                    continue;
                constexpr std::string_view valueKey = "\"value\": \"";
                const auto at = line.find(valueKey);
                if (at == std::string_view::npos)
                    continue;
                const std::string_view value = line.substr(at + valueKey.size());
                if (const auto time = parseInstant(value.substr(0, value.find('"'))))
                    window.*field = time->seconds;
            }
        }
        if (window.endSeconds > window.beginSeconds)
            m_windows[placeOf(source.path, detailName)] = window;
        return;
    }
    lookAtCategories(source);
}

void Linker::link(AxisEntries &entries) const
{
    for (EnergyEntry &entry : entries.energy) {
        if (entry.source.tool != "mlperf-power")
            continue;
        const std::string place = placeOf(entry.source.path, powerLogName);
        const auto window = m_windows.find(place);
        const auto samples = m_samples.find(place);
        if (window != m_windows.end() && samples != m_samples.end() && entry.source.path.ends_with(powerLogName))
            narrow(entry, samples->second, window->second.beginSeconds, window->second.endSeconds);
    }
    linkCategories(entries);
}

} // namespace core::results::axes
