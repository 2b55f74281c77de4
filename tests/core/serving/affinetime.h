// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/perf/iterationtime.h"

#include <algorithm>
#include <vector>

/// A model of time that can be worked out by hand: a step of n sequences is the largest of a few lines, prefill adds
/// to it by token and by position.
class AffineTime final : public core::perf::IterationTime
{
public:
    struct Numbers
    {
        double stepSeconds = 0.008;
        double secondsPerSequence = 20e-6;
        double secondsPerLiveToken = 40e-9;
        double secondsPerWindowedToken = 0.0;
        double computeSecondsPerSequence = 0.0; ///< a second line: what arithmetic takes
        double computeSecondsPerLiveToken = 0.0;
        double secondsPerPrefillToken = 60e-6;
        double secondsPerPosition = 1e-9;
        double prefillStepSeconds = 0.0;
        int windowTokens = 0;
        int mostDecodes = 1024;
    };

    explicit AffineTime(const Numbers &numbers)
        : m_numbers(numbers)
    {
        for (int n = 0; n <= numbers.mostDecodes; ++n) {
            core::perf::DecodeCost cost;
            cost.lines[0] = {numbers.stepSeconds + numbers.secondsPerSequence * n, numbers.secondsPerLiveToken,
                             numbers.secondsPerWindowedToken};
            cost.count = 1;
            if (numbers.computeSecondsPerSequence > 0.0) {
                cost.lines[1] = {numbers.stepSeconds + numbers.computeSecondsPerSequence * n,
                                 numbers.computeSecondsPerLiveToken, 0.0};
                cost.count = 2;
            }
            m_costs.push_back(cost);
        }
    }

    double seconds(const core::perf::Batch &batch) const override
    {
        double most = m_costs[static_cast<std::size_t>(batch.decodes)].at(batch.liveTokens, batch.windowedTokens);
        if (batch.tokensPerDecode > 1.0)
            most += m_numbers.secondsPerSequence * batch.decodes * (batch.tokensPerDecode - 1.0);
        if (batch.prefills > 0)
            most += m_numbers.prefillStepSeconds + m_numbers.secondsPerPrefillToken * batch.prefillTokens +
                    m_numbers.secondsPerPosition *
                        (m_numbers.windowTokens > 0 ? batch.windowedPrefillPositions : batch.prefillPositions);
        return most;
    }
    core::perf::IterationTerms terms(const core::perf::Batch &batch) const override
    {
        core::perf::IterationTerms all;
        all.step = seconds(batch);
        return all;
    }
    const core::perf::DecodeCost &decode(int decodes) const override
    {
        return m_costs[static_cast<std::size_t>(decodes)];
    }
    int mostDecodes() const override { return m_numbers.mostDecodes; }
    std::optional<int> windowTokens() const override
    {
        return m_numbers.windowTokens > 0 ? std::optional(m_numbers.windowTokens) : std::nullopt;
    }

private:
    Numbers m_numbers;
    std::vector<core::perf::DecodeCost> m_costs;
};
