// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <optional>
#include <string>
#include <vector>

/// Two tables of "Sizing enterprise inference" with the engine's own figures beside the source's (R19, R20). No
/// agreement is required: the ratio is what is shown.
namespace core::project {

struct SourceTableCell
{
    std::string row, column;                  ///< "1,000 tokens", "FP8"
    double sourceLow = 0.0, sourceHigh = 0.0; ///< equal where the source states one figure
    std::optional<double> own;                ///< absent where nothing can be predicted
    std::optional<Text> whyNot;
    /// Own over the middle of the source's range.
    std::optional<double> ratio() const;
};

/// Operational concurrency of a replica of Llama 70B on four H100 with TTFT p95 <= 1.5 s and TPOT p95 <= 60 ms, by mean
/// context and precision (R19).
std::vector<SourceTableCell> contextByPrecision(const EvaluateOptions &options);

/// Requests per second of a node of four H100 at a context of 1,000, by model, format and TP (R20), under the same SLO.
std::vector<SourceTableCell> requestsPerNode(const EvaluateOptions &options);

/// Both, for those who show them together.
struct SourceTables
{
    std::vector<SourceTableCell> contextByPrecision, requestsPerNode;
};
SourceTables sourceTables(const EvaluateOptions &options);

/// Whether a scenario is what the tables are about: their model on their GPU.
bool isOfTheSource(const Scenario &scenario);

/// How far the source's figures and the engine's lie apart, in a sentence each; empty for empty tables.
std::vector<Text> sourceTableSentences(const SourceTables &tables);

} // namespace core::project
