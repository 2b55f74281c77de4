// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

namespace core::calibration {

/// The options with the coefficients that the document was calibrated to, where it has a calibration that can be read.
/// Every evaluation that knows the document begins with this; to do it twice changes nothing.
project::EvaluateOptions calibratedOptions(project::EvaluateOptions options, const project::Node &document);

} // namespace core::calibration
