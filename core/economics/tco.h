// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

/// Total cost of ownership: what a fleet costs year by year, and what that is worth today. All amounts in EUR without
/// VAT. Source: domain, §5.
namespace core::economics {

/// One thing bought: bought again for every unit that is added, and anew when its years are over.
struct Asset
{
    std::string name;                   ///< gpus, server, network …
    double priceEur = 0.0;              ///< of the fleet as it starts
    double residualShareFraction = 0.0; ///< of the price, left after `years`
    double years = 1.0;                 ///< > 0
    bool operator==(const Asset &) const = default;
};

/// What runs from year to year, of the fleet as it starts. Each may be below zero where a price is.
struct Running
{
    double maintenanceEurPerYear = 0.0, spaceEurPerYear = 0.0, staffEurPerYear = 0.0;
    double electricityEurPerHour = 0.0; ///< at the use of the first year
    double rentEurPerHour = 0.0;        ///< rented or leased machines
    double tokensEurPerMillion = 0.0;   ///< bought by the token
    double otherEurPerYear = 0.0;       ///< egress, storage
    bool operator==(const Running &) const = default;
};

struct TcoInputs
{
    std::vector<Asset> assets;
    Running running;
    int years = 5;                                 ///< 1 … 30
    std::optional<int> firstCalendarYear;          ///< for leap years; absent: every year has 8,760 h
    double discountRateFraction = 0.0;             ///< a year, >= 0
    double growthPerYearFraction = 0.0;            ///< of the demand, > -1
    double electricityGrowthPerYearFraction = 0.0; ///< of its price, > -1
    int units = 1;                                 ///< replicas, or whatever the fleet grows by, at the start; >= 1
    /// Share of what the fleet serves that is asked for at the start: growth fills the rest before units are added.
    double loadFraction = 1.0;
    double idleElectricityFraction = 1.0; ///< of the first year's electricity, what flows whether used or not
    double tokensPerYear = 0.0;           ///< served in the first year (of 8,760 h); 0: not known
    bool operator==(const TcoInputs &) const = default;
};

/// The parts of a year's cash flow; their sum is the year's total.
struct CashFlow
{
    int year = 0;                ///< 1 …
    std::optional<int> calendar; ///< 2026 …
    double hours = 0.0;
    int units = 1;
    double purchaseEur = 0.0; ///< at the start of the year
    double residualEur = 0.0; ///< <= 0: what is sold; that of the last year at its end
    double maintenanceEur = 0.0, spaceEur = 0.0, staffEur = 0.0;
    double electricityEur = 0.0, rentEur = 0.0, tokensEur = 0.0, otherEur = 0.0;
    double tokens = 0.0;
    double totalEur = 0.0;
    double presentEur = 0.0;    ///< the total, discounted
    double cumulativeEur = 0.0; ///< not discounted, up to and with this year
    bool operator==(const CashFlow &) const = default;
};

struct Tco
{
    std::vector<CashFlow> years;
    double totalEur = 0.0;       ///< not discounted
    double presentEur = 0.0;     ///< net present cost
    double electricityEur = 0.0; ///< of the total
    double marginalEur = 0.0;    ///< of the total, what would stop with the machine switched off: the
                                 ///< hardware is there and its price gone
    std::optional<double> electricityShareFraction; ///< of the total; absent where that is not above zero
    std::optional<double> eurPerMillionTokens;      ///< full: present cost over discounted tokens
    std::optional<double> marginalEurPerMillionTokens;
    bool operator==(const Tco &) const = default;
};

/// Purchases are paid at the start of a year, all else at its end; what is sold is paid for when it is sold. A fleet
/// grows by whole units with the demand and never shrinks: what has been bought stays. A thing whose years are not over
/// at the end is sold for what evenly spread loss of value leaves.
/// \pre the ranges stated above hold
Tco totalCost(const TcoInputs &inputs);

} // namespace core::economics
