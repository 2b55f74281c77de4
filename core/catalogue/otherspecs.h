// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/entry.h"

#include <map>

namespace core::catalogue {

/// Carbon intensity of a grid: figures of different methods are never mixed.
struct GridIntensity
{
    double gramsPerKwh = 0.0;
    std::optional<int> year;
    std::string method; ///< "lifecycle", "codecarbon", "electricitymaps-hourly-mean", "lca-ademe"
    std::string source;
    bool operator==(const GridIntensity &) const = default;
};

struct GridPrice
{
    double eurPerMwh = 0.0;
    std::string kind;                ///< "wholesale" (day-ahead mean), "industrial"
    std::string period;              ///< "2025", "2026-Q1", "2025-S2"
    std::optional<int> months;       ///< how many the mean covers
    std::optional<std::string> band; ///< consumption band of an industrial price
    std::string source;
    bool verified = false;
    bool operator==(const GridPrice &) const = default;
};

/// A country's electricity, by ISO 3166 code.
struct GridZone : Entry
{
    std::string iso3;
    bool inEu = false;
    std::optional<std::string> biddingZone; ///< ENTSO-E codes
    std::optional<std::string> electricityMapsZone;
    std::vector<GridIntensity> intensities; ///< the preferred one first
    std::vector<GridPrice> prices;          ///< the newest wholesale price first

    /// The newest figure of the lifecycle method, the default everywhere; null without one.
    const GridIntensity *intensity(std::string_view method = "lifecycle", std::optional<int> year = {}) const;
    /// The newest full year's mean of day-ahead prices, else the newest; null without one.
    const GridPrice *wholesalePrice() const;
    bool operator==(const GridZone &) const = default;
};

/// One priced instance, as quoted on a day.
struct Offer
{
    std::optional<std::string> gpu; ///< id in the catalogue
    std::string gpuName;            ///< as the provider writes it
    int gpus = 1;
    std::optional<std::string> region, instance;
    double price = 0.0;
    std::string currency, basis; ///< "per instance-hour", "per GPU-hour", "per month"
    std::optional<double> eurPerGpuHour;
    std::string date; ///< "unknown" where the quote has none
    std::optional<std::string> confidence;
    std::string source;
    bool verified = false;
    std::optional<std::string> note;
    bool operator==(const Offer &) const = default;
};

struct Provider : Entry
{
    std::optional<std::string> headquarters, jurisdiction, usExposure;
    std::vector<Offer> offers; ///< empty: no price could be sourced
    bool operator==(const Provider &) const = default;
};

/// A price or a ratio that belongs to no provider: cards, servers, PUE.
struct CostItem : Entry
{
    double value = 0.0;
    std::string unit;
    std::optional<std::string> quotedFrom;
    bool operator==(const CostItem &) const = default;
};

/// How an engine sizes its KV pool.
enum class BudgetForm {
    TotalFraction,  ///< u of the whole card holds weights, activations, overhead and pool (vLLM)
    StaticFraction, ///< u of what is free at the start holds weights and pool; the rest is for activations (SGLang)
    FreeFraction,   ///< u of what weights and activations leave is the pool (TensorRT-LLM)
};

/// Overheads of an engine from one version on. GiB in the file, bytes here, per GPU.
struct EngineVersion
{
    std::string from; ///< "0.19": this and later ones, until the next record
    BudgetForm form = BudgetForm::TotalFraction;
    double utilisationFraction = 0.9;                      ///< the engine's default
    std::map<int, double> nonTorchBytesByTp;               ///< context, NCCL; the nearest lower TP counts
    double graphsBytes = 0.0;                              ///< of captured CUDA graphs
    bool graphsInsideBudget = false;                       ///< whether they are taken from u·V
    std::map<std::string, double> activationBytesByFamily; ///< longest prefix of a model's id
    std::optional<double> activationBytes;                 ///< of other families
    std::vector<double>
        activationFactorsByTp; ///< c of 2·tokens·hidden·c at TP 1, 2, 4, 8; used where no bytes are stated
    std::vector<double> moeActivationFactorsByTp;
    std::vector<std::string> sources;
    bool verified = false;
    bool operator==(const EngineVersion &) const = default;
};

struct EngineSpec : Entry
{
    std::vector<EngineVersion> versions;                          ///< ascending
    std::optional<int> maxNumSeqs, maxNumBatchedTokens;           ///< defaults on cards of 70 GB and more
    std::optional<int> maxNumSeqsSmall, maxNumBatchedTokensSmall; ///< on others
    int blockTokens = 16;

    /// The record for a version ("0.19.1", "v0.8.5.post1"); the newest when absent. \pre !versions.empty()
    const EngineVersion &version(const std::optional<std::string> &text) const;
    bool operator==(const EngineSpec &) const = default;
};

/// Orders "0.9" before "0.19"; text behind the numbers does not count.
int compareVersions(std::string_view left, std::string_view right);

} // namespace core::catalogue
