// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/perf/coefficients.h"

#include <string>
#include <vector>

/// Curves of single kernels from tables of measured ones.
namespace core::calibration {

/// The texts of the tables: shares of the data sheet reached by shape, times of collectives.
struct OperatorTables
{
    std::string gemm;      ///< gpu, backend, dtype, m, weight_bucket, n, bw_frac_med, flop_frac_med, lat_us_med
    std::string attention; ///< kind, gpu, backend, kv_bytes_elem, bw_frac_med, lat_us_med, kv_dtype, isl, flop_frac_med
    std::string moe;       ///< gpu, backend, dtype, tp, t0_us, bw_eff_of_covered_experts, flop_eff, mape
    std::string allreduce; ///< gpu, impl, n_gpus, message_bytes, lat_us
};

struct OperatorCurves
{
    std::vector<perf::KernelCurve> kernels;
    std::vector<perf::LinkCurve> links;
};

/// Fits a floor and fractions to each (GPU, engine, format) by non-negative least squares on relative errors, and adds
/// the middle of each kind for GPUs and engines that were not measured ("*"). Rows of unknown GPUs are left out.
OperatorCurves fitOperatorCurves(const OperatorTables &tables, const catalogue::Catalogue &catalogue);

} // namespace core::calibration
