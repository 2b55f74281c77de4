// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scorecard/comparability.h"

#include <set>

/// Candidates that differ in what their figures stand on, brought to one footing as far as arithmetic can: energy of
/// one boundary, costs of one kind of token, carbon by one method, prices at one rate of exchange, throughput of one
/// GPU. Everything else has to be measured anew, and says so.
namespace core::scorecard {

enum class Normaliser { Boundary, TokenKind, GridMethod, ExchangeRate, PerGpu };
std::string_view
normaliserId(Normaliser normaliser);        ///< "boundary" "token_kind" "grid_method" "exchange_rate" "per_gpu"
Text normaliserText(Normaliser normaliser); ///< "Energy of one boundary"

/// One factor on one figure of one candidate.
struct Adjustment
{
    Normaliser by = Normaliser::Boundary;
    std::string candidate, axis;
    double factor = 1.0;
    Text how;                                    ///< "from the board to the facility: × PUE 1.40"
    std::string toAxis{};                        ///< the axis that comes out; empty: the same
    std::optional<project::Boundary> boundary{}; ///< of Normaliser::Boundary: the one that it is brought to
};

/// What no arithmetic brings together, and what has to be done instead.
struct Obstacle
{
    std::vector<std::string> candidates;
    std::string aspect; ///< id of the aspect, or "price_date"
    Text why;
};

/// A change of a candidate's override.
struct Edit
{
    Normaliser by = Normaliser::Boundary;
    std::string candidate, path; ///< below `override`
    project::Node value;
};

struct Normalisation
{
    std::vector<Adjustment> adjustments;
    std::vector<Obstacle> obstacles;
    std::vector<Edit> edits; ///< of what the figures are computed from, so that they stay computed

    std::vector<Normaliser> offered() const; ///< those of which there is an adjustment, in their order
};

/// A figure before and after the adjustments that were chosen.
struct NormalisedFigure
{
    std::string candidate, axis, toAxis;
    double before = 0.0, after = 0.0;
    std::vector<Text> how;
};

/// `footings` of footingsOf() for the same project. \pre evaluation is that of project and document
Normalisation normalisationOf(const project::Project &project, const project::Node &document,
                              const project::Evaluation &evaluation, const project::EvaluateOptions &options,
                              const std::vector<Footing> &footings);

/// The figures that the chosen ones change, in the order of the candidates.
std::vector<NormalisedFigure> figuresOf(const Normalisation &normalisation, const Scorecard &card,
                                        const std::set<Normaliser> &chosen);

/// The document with them in the place of the originals: each value says as its source what it was and how it was
/// brought over, and the basis of the candidate says the footing that it stands on now. Ranges and percentiles are
/// scaled with their value. One document, so that it is one step to undo.
project::Node normalised(const project::Node &document, const Normalisation &normalisation, const Scorecard &card,
                         const std::set<Normaliser> &chosen);

} // namespace core::scorecard
