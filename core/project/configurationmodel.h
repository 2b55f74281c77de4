// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <memory>

/// One configuration, prepared for being evaluated thousands of times on changed inputs: what sweeps and performance
/// give is found once, so that a new price, grid, power or head-room costs microseconds.
namespace core::project {

/// By how much the throughput of one replica is multiplied before anything follows from it.
struct ThroughputFactors
{
    double tokens = 1.0;
    double requests = 1.0;
    bool none() const { return tokens == 1.0 && requests == 1.0; }
};

class ConfigurationModel
{
public:
    /// \pre library != nullptr
    ConfigurationModel(const Project &project, std::shared_ptr<const results::Library> library,
                       const EvaluateOptions &options);
    ~ConfigurationModel();
    ConfigurationModel(const ConfigurationModel &) = delete;
    ConfigurationModel &operator=(const ConfigurationModel &) = delete;

    /// The project as given, with the prices and the grid that the catalogue knows of where it states none.
    const Project &base() const;
    /// As evaluated on it. Valid as long as the model lives.
    const Evaluation &baseEvaluation() const;

    /// The inputs of the next evaluation; they stay as they were set last.
    Project &inputs();
    void resetInputs();

    /// Evaluates on `inputs()`: performance (prediction included) and all that follows. The SLO and the results are
    /// those given at first. The reference is good until the next call.
    const Evaluation &evaluate(const ThroughputFactors &factors = {});
    /// Evaluates what follows from the performance of the base: exact where no input of the performance has been set.
    /// The reference is good until the next call.
    const Evaluation &evaluateConsequences(const ThroughputFactors &factors = {});

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace core::project
