// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Whether two candidates may be held against each other at all (domain, §7): on model, precision, context, load,
/// boundary, method of the grid's carbon, class of the tool and kind of tokens, each of which must match or be the
/// thing that is compared.
namespace core::scorecard {

enum class Aspect { Model, Precision, Context, Load, Boundary, GridMethod, ToolClass, TokenKind };
std::string_view aspectId(Aspect aspect); ///< "model" … "token_kind"

/// What a candidate's figures stand on, and what of it the project changes on purpose.
struct Footing
{
    std::string id;
    project::CandidateBasis basis;
    std::optional<double> pue;                                    ///< of its site, to bring a board figure to the meter
    std::optional<double> nodeFactor{};                           ///< power of its node over that of its boards
    std::optional<double> promptTokensMean{}, outputTokensMean{}; ///< of its workload, to go from total to output
    std::optional<std::string> zone{};                            ///< of its site
    std::optional<double> gridGramsPerKwh{};                      ///< that its carbon stands on
    std::optional<std::string> priceDate{};                       ///< of the price that its cost stands on
    bool ofScenario = false; ///< these facts are the scenario's: the candidate is typed in and states none of its own
    std::optional<double> joulesPerToken; ///< at the basis' boundary
    std::vector<Aspect> compared;         ///< what its override changes: that is what it is there to compare
};

struct Difference
{
    Aspect aspect = Aspect::Model;
    std::string ofFirst, ofSecond;
    bool compared = false;         ///< it is what is compared, so nothing to warn of
    std::optional<Text> normalise; ///< how to bring both to one footing, with the figure where it can be computed
};

/// Two candidates and what stands between them. Only pairs with a difference or something unknown are listed.
struct PairComparability
{
    std::string first, second;
    std::vector<Difference> differences;
    std::vector<Aspect> unknown; ///< known of one of them alone
    bool warns() const;
};

std::vector<Footing> footingsOf(const project::Project &project, const project::Node &document,
                                const project::Evaluation &evaluation, const project::EvaluateOptions &options);

/// Pairs of which something differs or is unknown of one; of the first 60 candidates.
std::vector<PairComparability> comparabilityOf(const std::vector<Footing> &footings);

/// "A and B differ in precision: bf16 and fp8."
Text sentenceOf(const PairComparability &pair, const Difference &difference);

} // namespace core::scorecard
