// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/entry.h"

namespace core::catalogue {

/// What one accelerator offers, from its data sheet: dense rates, never those with structured sparsity.
struct GpuSpec : Entry
{
    std::string vendor;
    std::string formFactor;            ///< "SXM5", "PCIe", "OAM", "NVL72"
    double memoryBytes = 0.0;          ///< of the label: "80 GB" is 80·10^9
    std::optional<double> usableBytes; ///< what a process sees; the label is not that
    std::optional<std::string> usableSource;
    double memoryBandwidthBytesPerSecond = 0.0;
    double bf16FlopsPerSecond = 0.0;
    std::optional<double> fp8FlopsPerSecond; ///< absent: no such units
    std::optional<double> fp4FlopsPerSecond;
    std::optional<double> int8OpsPerSecond;
    std::optional<double> measuredBf16FlopsPerSecond; ///< the most that a large matrix product has reached
    std::optional<double> measuredFp8FlopsPerSecond;
    double boardPowerWatts = 0.0;             ///< TDP, not a measured draw
    std::optional<double> allInPowerWatts;    ///< share of node, network and cooling included, an estimate
    std::string linkTechnology;               ///< "NVLink 4", "PCIe", "Infinity Fabric …"
    std::optional<double> linkBytesPerSecond; ///< one direction, to all peers together
    int linkDomainGpus = 1;                   ///< how many share that link
    std::optional<int> pcieGeneration;
    std::optional<double> tcoUsdPerGpuHour; ///< an estimate of the owner's whole cost

    /// What a budget starts from: the usable bytes, else the label.
    double budgetBytes() const { return usableBytes.value_or(memoryBytes); }
    bool operator==(const GpuSpec &) const = default;
};

} // namespace core::catalogue
