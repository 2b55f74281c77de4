// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/configurationmodel.h"
#include "core/sensitivity/levers.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core::sensitivity {

/// A project with all its candidates, prepared for turning levers. Not safe to share between threads; cheap to make one
/// for each.
class Study
{
public:
    /// One who is compared. Values that are typed in stand still, whatever is turned.
    struct Member
    {
        std::string id, label;
        const project::Candidate *candidate = nullptr;      ///< null: the scenario itself
        std::unique_ptr<project::ConfigurationModel> model; ///< null: everything is typed in, or it makes no project
        scorecard::CandidateValues values;                  ///< what is typed in
    };

    /// \pre library != nullptr
    Study(const project::Project &project, const project::Node &document,
          std::shared_ptr<const results::Library> library, const project::EvaluateOptions &options);

    const project::Project &project() const { return m_scenario.base(); }
    const project::Evaluation &baseEvaluation() const { return m_scenario.baseEvaluation(); }
    const std::vector<Lever> &levers() const { return m_levers; } ///< of the scenario
    const Lever *findLever(std::string_view path) const;
    project::ConfigurationModel &scenario() { return m_scenario; }
    /// Whether turning this lever runs engine and simulation, which takes milliseconds instead of microseconds: fewer
    /// points are then looked at.
    bool simulates(const Lever &lever) const;
    std::vector<Member> &members() { return m_members; }
    const std::vector<scorecard::Axis> &axes() const { return m_axes; }
    const std::map<std::string, std::string> &gates() const { return m_gates; }

    /// The scenario with one lever at a value.
    const project::Evaluation &scenarioAt(const Lever &lever, double value);
    /// The scenario with two.
    const project::Evaluation &scenarioAt(const Lever &first, double firstValue, const Lever &second,
                                          double secondValue);

    /// The candidates with one lever at a value: it moves in the scenario and in every candidate that states no value
    /// of its own for it.
    std::vector<scorecard::CandidateValues> candidatesAt(const Lever &lever, double value);
    std::vector<scorecard::CandidateValues> baseCandidates();

    /// The values of one member as its model stands.
    static scorecard::CandidateValues valuesOf(const Member &member, const project::Evaluation *evaluation);
    /// Whether the member takes the lever's value from the scenario.
    bool follows(const Member &member, const Lever &lever) const;

private:
    project::ConfigurationModel m_scenario;
    std::vector<Lever> m_levers;
    std::vector<Member> m_members;
    std::vector<project::Candidate> m_candidates;
    std::vector<scorecard::Axis> m_axes;
    std::map<std::string, std::string> m_gates;
};

/// Puts a number into a quantity: no range is left of it.
void setQuantity(project::OptionalQuantity &quantity, double value);

} // namespace core::sensitivity
