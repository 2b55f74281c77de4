// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/text.h"

#include <optional>
#include <string>
#include <vector>

/// Who can reach the data, under which law, and what follows from it. Facts only as far as they are known: general
/// knowledge, to be checked by whoever decides. No legal advice.
namespace core::sovereignty {

/// Absent = unknown.
struct Facts
{
    std::string provider; ///< as people write it; empty: not stated
    bool ownMachines = false;
    std::optional<std::string> operatorJurisdiction{}, parentJurisdiction{}; ///< "FR", "US", "EU"
    std::optional<std::string> dataLocation{};                               ///< country of the site
    std::optional<std::string> staffAccess{};
    std::optional<bool> usExposure{}; ///< CLOUD Act, FISA 702
    std::vector<std::string> certifications{};
    bool generalKnowledge = false; ///< some of it comes from the catalogue, unverified
    bool operator==(const Facts &) const = default;
};

/// True for "EU" and for a member state's code, also as the first part of "FR/EU" or "IT-NO"; absent for what is no
/// code of a country.
std::optional<bool> underEuLaw(const std::optional<std::string> &jurisdiction);

/// What the use is, as far as the rules ask.
struct Use
{
    std::optional<bool> personalData{};
    std::optional<std::string> aiActRisk{}; ///< prohibited high limited minimal
    std::optional<std::string> aiActRole{}; ///< provider deployer
};

struct Consequence
{
    std::string id; ///< cloud_act, gdpr, ai_act
    Text sentence;  ///< what follows
    bool unknown = false;
    bool risk = false; ///< something to act upon
    bool operator==(const Consequence &) const = default;
};

/// CLOUD Act, GDPR and AI Act, each a sentence. Sources: 18 U.S.C. § 2713; Regulation (EU) 2016/679, articles 28, 35,
/// 44–46, 48; Regulation (EU) 2024/1689, articles 5, 6, 11, 26, 50.
std::vector<Consequence> consequences(const Facts &facts, const Use &use);

/// A provider's price beside the law it stands under.
struct ProviderPrice
{
    const catalogue::Provider *provider = nullptr;
    const catalogue::Offer *offer = nullptr; ///< null: no price of this GPU could be sourced
};

/// Every provider with its cheapest dated offer of a GPU (id of the catalogue) by the GPU-hour, cheapest first; those
/// without a price last. An undated offer counts only where there is no dated one. Empty id: of any GPU, one row each.
std::vector<ProviderPrice> providerPrices(const catalogue::Catalogue &catalogue, const std::string &gpuId);

} // namespace core::sovereignty
