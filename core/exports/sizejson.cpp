// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/sizejson.h"

#include "core/exports/sizereasons.h"
#include "core/exports/sizetable.h"
#include "core/project/operations.h"
#include "core/project/prediction.h"
#include "core/project/rowfigures.h"

#include <cmath>
#include <nlohmann/json.hpp>

namespace core::exports {

namespace {

using Json = nlohmann::ordered_json;
using project::Evaluation;
using project::OptionalFigure;
using project::SizeFigures;
using results::SweepAnalysis;
using results::SweepPoint;

constexpr double millisecondsPerSecond = 1e3;
constexpr double bytesPerGigabyte = 1e9;

Json number(std::optional<double> value)
{
    return value && std::isfinite(*value) ? Json(*value) : Json(nullptr);
}

/// A count: bytes, requests. Written without a decimal point where it is whole.
Json count(const OptionalFigure &figure)
{
    constexpr double exact = 9e15;
    if (!figure || !std::isfinite(figure->value))
        return nullptr;
    if (figure->value == std::floor(figure->value) && std::abs(figure->value) < exact)
        return static_cast<long long>(figure->value);
    return figure->value;
}

Json number(const OptionalFigure &figure)
{
    return figure ? number(figure->value) : Json(nullptr);
}

template <typename T>
Json orNull(const std::optional<T> &value)
{
    return value ? Json(*value) : Json(nullptr);
}

Json word(const std::optional<std::string_view> &value)
{
    return value ? Json(std::string(*value)) : Json(nullptr);
}

Json tokenWord(const std::optional<results::TokenKind> &tokens)
{
    return tokens ? word(results::tokenKindId(*tokens)) : Json(nullptr);
}

void addInterval(Json &object, const OptionalFigure &figure)
{
    if (figure && figure->low && figure->high) {
        object["lo"] = number(figure->low);
        object["hi"] = number(figure->high);
    }
}

Json latencyJson(const results::LatencySummary *summary)
{
    static constexpr std::pair<const char *, double> quantiles[] = {
        {"p50", 0.5}, {"p90", 0.9}, {"p95", 0.95}, {"p99", 0.99}};
    const auto inMilliseconds = [](std::optional<double> seconds) {
        return number(seconds ? std::optional(*seconds * millisecondsPerSecond) : std::nullopt);
    };
    const results::LatencySummary none;
    const results::LatencySummary &from = summary ? *summary : none;
    Json json{{"mean", inMilliseconds(from.meanSeconds)},
              {"min", inMilliseconds(from.minSeconds)},
              {"max", inMilliseconds(from.maxSeconds)},
              {"std", inMilliseconds(from.stdSeconds)}};
    for (const auto &[name, q] : quantiles)
        json[name] = inMilliseconds(from.quantile(q));
    return json;
}

Json sloJson(const Slo &slo)
{
    Json json = Json::object();
    for (const SloTerm &term : slo.terms)
        json[sloTermKey(term)] = number(term.limitSeconds * millisecondsPerSecond);
    json["goodput_min"] = number(slo.goodputMinFraction);
    return json;
}

Json loadJson(const SweepAnalysis &sweep, const std::optional<std::size_t> &at)
{
    const bool open = sweep.loadIsRate;
    return {{open ? "request_rate_rps" : "concurrency", at ? number(sweep.points[*at].load) : Json(nullptr)}};
}

void addOperatingPoint(Json &json, const project::Project &project, const Evaluation &evaluation)
{
    const SweepPoint *point = chosenPoint(evaluation);
    const SweepAnalysis *sweep = point ? headlineSweep(evaluation) : nullptr;
    json["sweep"] = sweep ? Json(sweep->name) : Json(nullptr);
    json["load_kind"] = sweep ? word(results::loadKindId(sweep->kind)) : Json(nullptr);
    const bool open = sweep && sweep->loadIsRate;
    json["concurrency"] = point && !open ? number(point->load) : Json(nullptr);
    json["request_rate_rps"] = point && open ? number(point->load) : Json(nullptr);
    json["ttft_ms"] = latencyJson(point ? &point->ttft : nullptr);
    json["tpot_ms"] = latencyJson(point ? &point->tpot : nullptr);
    json["itl_ms"] = latencyJson(point ? &point->itl : nullptr);
    json["e2e_ms"] = latencyJson(point ? &point->e2e : nullptr);
    Json knee = nullptr;
    Json safe = nullptr;
    if (sweep) {
        knee = loadJson(*sweep, sweep->knee);
        knee["bracket"] =
            sweep->bracket ? Json::array({number(sweep->bracket->low), number(sweep->bracket->high)}) : Json(nullptr);
        knee["reason"] = word(results::kneeReasonId(sweep->reason));
        safe = loadJson(*sweep, sweep->safeCapacity);
    }
    json["knee"] = std::move(knee);
    json["safe_capacity"] = std::move(safe);
    json["past_knee"] = sweep ? Json(sweep->pastKnee) : Json(nullptr);
    json["slo"] = sloJson(project.scenario.slo);
    json["slo_met"] = orNull(evaluation.size.sloMet);
}

Json goodputJson(const SizeFigures &size, const SweepPoint *point)
{
    const results::Goodput *measured = point && point->goodput ? &*point->goodput : nullptr;
    const auto rps = size.requestsPerSecond && size.goodputFraction
                         ? std::optional(size.requestsPerSecond->value * size.goodputFraction->value)
                         : std::nullopt;
    return {{"fraction", number(size.goodputFraction)},
            {"rps", number(rps)},
            {"tokens_per_s", number(size.goodputTokensPerSecond)},
            {"basis", measured ? word(results::goodputBasisId(measured->basis)) : Json(nullptr)},
            {"fraction_low", measured ? number(measured->fractionLow) : Json(nullptr)},
            {"fraction_high", measured ? number(measured->fractionHigh) : Json(nullptr)}};
}

void addThroughput(Json &json, const project::Project &project, const Evaluation &evaluation)
{
    const SizeFigures &size = evaluation.size;
    const bool isStated = project.scenario.throughput.has_value();
    const auto input = size.totalTokensPerSecond && size.outputTokensPerSecond
                           ? std::optional(size.totalTokensPerSecond->value - size.outputTokensPerSecond->value)
                           : std::nullopt;
    json["request_throughput_rps"] = number(size.requestsPerSecond);
    json["output_tokens_per_s"] = number(size.outputTokensPerSecond);
    json["input_tokens_per_s"] = number(input);
    json["total_tokens_per_s"] = number(size.totalTokensPerSecond);
    json["goodput"] = goodputJson(size, isStated ? nullptr : chosenPoint(evaluation));
}

void addMoney(Json &json, const SizeFigures &size)
{
    json["cost_eur_per_hour"] = number(size.costEurPerHour);
    json["cost_eur_per_year"] = number(size.costEurPerYear);
    json["capex_eur"] = number(size.capexEur);
    json["cpm_eur_per_mtok"] = {{"value", number(size.cpmEurPerMillionTokens)}, {"tokens", tokenWord(size.cpmTokens)}};
    addInterval(json["cpm_eur_per_mtok"], size.cpmEurPerMillionTokens);
    json["electricity_eur_per_mtok"] = number(size.electricityEurPerMillionTokens);
    json["cost_eur_per_request"] = number(size.costEurPerRequest);
    if (!size.row)
        return;
    const project::RowFigures &row = *size.row;
    json["cost_eur_per_month"] = number(row.costEurPerMonth);
    json["cost_eur_per_user_month"] = number(row.costEurPerUserMonth);
    json["input_eur_per_mtok"] = number(row.inputEurPerMillionTokens);
    json["output_eur_per_mtok"] = number(row.outputEurPerMillionTokens);
    json["marginal_eur_per_mtok"] = number(row.marginalEurPerMillionTokens);
    json["electricity_eur_per_hour"] = number(row.electricityEurPerHour);
    json["electricity_share"] = number(row.electricityShare);
    json["utilisation"] = number(row.utilisation);
}

Json cashFlowJson(const economics::CashFlow &flow)
{
    return {{"year", flow.year},
            {"calendar_year", orNull(flow.calendar)},
            {"hours", number(flow.hours)},
            {"units", flow.units},
            {"purchase_eur", number(flow.purchaseEur)},
            {"residual_eur", number(flow.residualEur)},
            {"maintenance_eur", number(flow.maintenanceEur)},
            {"space_eur", number(flow.spaceEur)},
            {"staff_eur", number(flow.staffEur)},
            {"electricity_eur", number(flow.electricityEur)},
            {"rent_eur", number(flow.rentEur)},
            {"tokens_eur", number(flow.tokensEur)},
            {"other_eur", number(flow.otherEur)},
            {"total_eur", number(flow.totalEur)},
            {"present_eur", number(flow.presentEur)},
            {"cumulative_eur", number(flow.cumulativeEur)},
            {"tokens", number(flow.tokens)}};
}

Json tcoJson(const project::RowFigures &row)
{
    if (!row.tco || !row.tcoInputs)
        return nullptr;
    Json years = Json::array();
    for (const economics::CashFlow &flow : row.tco->years)
        years.push_back(cashFlowJson(flow));
    return {{"total_eur", number(row.tco->totalEur)},
            {"npv_eur", number(row.tco->presentEur)},
            {"cpm_eur_per_mtok", number(row.tco->eurPerMillionTokens)},
            {"marginal_eur_per_mtok", number(row.tco->marginalEurPerMillionTokens)},
            {"marginal_eur", number(row.tco->marginalEur)},
            {"electricity_eur", number(row.tco->electricityEur)},
            {"electricity_share", number(row.tco->electricityShareFraction)},
            {"discount_rate", number(row.tcoInputs->discountRateFraction)},
            {"growth_per_year", number(row.tcoInputs->growthPerYearFraction)},
            {"years", std::move(years)}};
}

Json breakEvenJson(const project::RowFigures &row)
{
    if (!row.breakEven)
        return nullptr;
    const economics::BreakEven &result = *row.breakEven;
    Json options = Json::array();
    for (const auto &option : result.options)
        options.push_back({{"name", option.name},
                           {"fixed_eur_per_day", number(option.fixedEurPerUnitDay)},
                           {"variable_eur_per_mtok", number(option.variableEurPerMillionTokens)},
                           {"tokens_per_day_most", number(option.tokensPerUnitDay)}});
    Json thresholds = Json::array();
    for (const auto &crossing : result.crossings)
        thresholds.push_back({{"tokens_per_day", number(crossing.tokensPerDay)},
                              {"share_of_unit", number(crossing.shareOfUnitFraction)},
                              {"below", result.options[crossing.below].name},
                              {"above", result.options[crossing.above].name}});
    Json payBack = Json::array();
    for (const auto &point : row.payBack)
        payBack.push_back({{"tokens_per_day", number(point.tokensPerDay)}, {"months", number(point.months)}});
    Json sentences = Json::array();
    for (const Text &sentence : row.breakEvenSentences)
        sentences.push_back(sentence.english());
    return {{"tokens_per_day", number(row.breakEvenTokensPerDay)},
            {"options", std::move(options)},
            {"thresholds", std::move(thresholds)},
            {"pay_back_against", row.payBackAgainst ? Json(result.options[*row.payBackAgainst].name) : Json(nullptr)},
            {"pay_back_months", number(row.payBackMonths)},
            {"pay_back", std::move(payBack)},
            {"sentences", std::move(sentences)}};
}

/// What imported files say of the grid, as far as figures stand on it.
Json gridSeriesJson(const project::RowFigures &row)
{
    Json json = Json::array();
    for (const project::GridSeries &series : row.gridSeries) {
        const bool carbon = series.quantity == project::GridQuantity::Carbon;
        json.push_back({{"quantity", carbon ? "carbon_g_per_kwh" : "price_eur_per_kwh"},
                        {"zone", orNull(series.zone)},
                        {"method", orNull(series.method)},
                        {"vintage", orNull(series.vintage)},
                        {"source", series.source},
                        {"first", series.first},
                        {"last", series.last},
                        {"points", series.points},
                        {"estimated", series.estimated},
                        {"mean", number(series.mean)},
                        {"min", number(series.least)},
                        {"max", number(series.most)},
                        {"hourly", series.hourly},
                        {"clock", series.hourly.empty() ? Json(nullptr)
                                  : series.zoneClock    ? Json("zone")
                                                        : Json("utc")}});
    }
    return json;
}

Json takenJson(const project::RowFigures &row)
{
    Json json = Json::array();
    for (const project::TakenFact &fact : row.taken)
        json.push_back({{"path", fact.path},
                        {"value", number(fact.value)},
                        {"unit", fact.unit},
                        {"source", fact.source},
                        {"date", orNull(fact.date)},
                        {"verified", fact.verified}});
    return json;
}

void addEnergy(Json &json, const SizeFigures &size)
{
    const auto energy = [&](const OptionalFigure &figure) {
        Json object{
            {"value", number(figure)},
            {"tokens", figure ? tokenWord(size.throughputTokens) : Json(nullptr)},
            {"boundary", size.energyBoundary ? word(project::boundaryId(*size.energyBoundary)) : Json(nullptr)}};
        addInterval(object, figure);
        return object;
    };
    json["power_w"] = number(size.powerWatts);
    json["energy_j_per_token"] = energy(size.joulesPerToken);
    json["energy_kwh_per_mtok"] = energy(size.kwhPerMillionTokens);
    json["carbon_g_per_mtok"] = {{"operational", number(size.carbonGramsPerMillionTokens)},
                                 {"embodied", number(size.carbonEmbodiedGramsPerMillionTokens)},
                                 {"method", orNull(size.carbonMethod)},
                                 {"year", orNull(size.carbonYear)}};
    json["carbon_t_per_year"] = number(size.carbonTonnesPerYear);
    if (!size.row)
        return;
    const project::RowFigures &row = *size.row;
    json["carbon_g_per_mtok"]["vintage"] = orNull(row.gridVintage);
    json["carbon_market"] = {{"g_per_mtok", number(row.carbonMarketGramsPerMillionTokens)},
                             {"t_per_year", number(row.carbonMarketTonnesPerYear)},
                             {"method", orNull(row.marketMethod)},
                             {"year", orNull(row.marketYear)}};
    json["carbon_embodied_t_per_year"] = number(row.carbonEmbodiedTonnesPerYear);
    json["power_node_w"] = number(row.nodeWatts);
    json["power_facility_w"] = number(row.facilityWatts);
    json["energy_facility_kwh_per_mtok"] = number(row.kwhPerMillionTokensAtMeter);
    json["energy_kwh_per_year"] = number(row.kwhPerYear);
    json["water_l_per_mtok"] = number(row.waterLitresPerMillionTokens);
    json["water_m3_per_year"] = number(row.waterCubicMetresPerYear);
    json["goodput_per_gpu"] = number(row.goodputPerGpu);
    json["goodput_per_kw"] = number(row.goodputPerKilowatt);
    json["goodput_per_capex_eur"] = number(row.goodputPerCapexEur);
}

Json objectivesJson(const project::Project &project)
{
    Json json = Json::array();
    for (const sovereignty::Objective &objective : sovereignty::objectives()) {
        const auto found = project.sovereignty.assessment.find(std::string(objective.id));
        const project::ObjectiveAssessment none;
        const auto &assessed = found == project.sovereignty.assessment.end() ? none : found->second;
        json.push_back({{"id", objective.id},
                        {"weight", objective.weightFraction},
                        {"seal", orNull(assessed.seal)},
                        {"score", number(assessed.score)},
                        {"reason", orNull(assessed.reason)},
                        {"source", orNull(assessed.source)},
                        {"date", orNull(assessed.date)}});
    }
    return json;
}

Json sovereigntyJson(const project::Project &project, const SizeFigures &size)
{
    Json json{{"gate", orNull(size.gateHeld)},
              {"required", orNull(size.gate)},
              {"jurisdiction", orNull(size.jurisdiction)},
              {"seal", orNull(size.seal)},
              {"score", number(size.sovereigntyScore)},
              {"unknown", size.sovereigntyUnknown}};
    if (!size.row)
        return json;
    const project::RowFigures &row = *size.row;
    json["seal_at_most"] = orNull(row.verdict.sealAtMost);
    json["score_low"] = number(row.verdict.scoreLow);
    json["score_high"] = number(row.verdict.scoreHigh);
    json["objectives"] = objectivesJson(project);
    json["facts"] = {{"provider", row.facts.provider.empty() ? Json(nullptr) : Json(row.facts.provider)},
                     {"operator_jurisdiction", orNull(row.facts.operatorJurisdiction)},
                     {"parent_jurisdiction", orNull(row.facts.parentJurisdiction)},
                     {"data_location", orNull(row.facts.dataLocation)},
                     {"staff_access", orNull(row.facts.staffAccess)},
                     {"us_exposure", orNull(row.facts.usExposure)},
                     {"certifications", row.facts.certifications}};
    Json consequences = Json::array();
    for (const auto &consequence : row.consequences)
        consequences.push_back({{"id", consequence.id},
                                {"sentence", consequence.sentence.english()},
                                {"risk", consequence.unknown ? Json(nullptr) : Json(consequence.risk)}});
    json["consequences"] = std::move(consequences);
    return json;
}

void addMemory(Json &json, const SizeFigures &size)
{
    const auto gigabytes = [&](double SizeFigures::Vram::*part) {
        return size.vram ? number((*size.vram).*part / bytesPerGigabyte) : Json(nullptr);
    };
    using Vram = SizeFigures::Vram;
    json["vram"] = {{"weights_gb", gigabytes(&Vram::weightsBytes)},
                    {"activations_gb", gigabytes(&Vram::activationsBytes)},
                    {"overhead_gb", gigabytes(&Vram::overheadBytes)},
                    {"kv_gb", gigabytes(&Vram::kvBytes)},
                    {"free_gb", gigabytes(&Vram::freeBytes)}};
    json["kv_bytes_per_token"] = count(size.kvBytesPerToken);
    json["max_concurrency_kv"] = count(size.maxConcurrencyKv);
    json["operational_concurrency"] = count(size.operationalConcurrency);
    json["limits"] = orNull(size.limits);
}

/// A latency by its parts [ms]; null where nothing was predicted.
Json ledgerJson(const std::vector<project::LedgerRow> *rows)
{
    if (rows == nullptr || rows->empty())
        return nullptr;
    Json parts = Json::array();
    double sum = 0.0;
    for (const project::LedgerRow &row : *rows) {
        parts.push_back(
            {{"term", row.id}, {"name", row.name.english()}, {"ms", number(row.seconds * millisecondsPerSecond)}});
        sum += row.seconds;
    }
    return {{"total_ms", number(sum * millisecondsPerSecond)}, {"terms", std::move(parts)}};
}

void addFleet(Json &json, const SizeFigures &size)
{
    json["replicas"] = {{"for_rate", orNull(size.replicasForRate)},
                        {"with_headroom", orNull(size.replicasWithHeadroom)},
                        {"with_reserve", orNull(size.replicasWithReserve)},
                        {"n_plus_1", orNull(size.replicasNPlusOne)},
                        {"pessimistic", orNull(size.replicasPessimistic)}};
    json["gpus"] = orNull(size.gpus);
    json["gpus_per_replica"] = orNull(size.gpusPerReplica);
    json["nodes"] = orNull(size.nodes);
}

Json worksheetJson(const SizeFigures &size)
{
    Json steps = Json::array();
    for (const auto &step : size.worksheet)
        steps.push_back({{"name", step.name.english()},
                         {"formula", step.formula.english()},
                         {"numbers", step.numbers.english()},
                         {"result", number(step.result)},
                         {"unit", step.unit}});
    return steps;
}

/// Where each known figure comes from, by field name.
Json provenanceJson(const SizeFigures &size)
{
    Json json = Json::object();
    for (const SizeGroup &group : sizeGroups(size)) {
        for (const SizeRow &row : group.rows) {
            const OptionalFigure &figure = *row.figure;
            if (!figure)
                continue;
            Json inputs = Json::array();
            for (const auto &input : figure->inputs)
                inputs.push_back({{"name", Text(std::string("%1"), {input.name}).english()},
                                  {"value", number(input.value)},
                                  {"unit", input.unit},
                                  {"source", input.source ? Json(Text(std::string("%1"), {*input.source}).english())
                                                          : Json(nullptr)}});
            json[std::string(row.field)] = {{"provenance", word(project::provenanceId(figure->provenance))},
                                            {"value", number(figure->value)},
                                            {"lo", number(figure->low)},
                                            {"hi", number(figure->high)},
                                            {"unit", figure->unit},
                                            {"formula", figure->formula.english()},
                                            {"inputs", std::move(inputs)}};
        }
    }
    return json;
}

Json reducedJson(const std::optional<project::ReducedFleet> &fleet)
{
    if (!fleet)
        return nullptr;
    return {{"replicas", fleet->replicas},
            {"request_throughput_rps", number(fleet->requestsPerSecond)},
            {"slo_met", orNull(fleet->demandHeld)}};
}

Json operationsJson(const project::Operations &operations)
{
    return {{"replicas", orNull(operations.replicas)},
            {"replicas_per_node", orNull(operations.replicasPerNode)},
            {"node_down", reducedJson(operations.nodeDown)},
            {"rolling_upgrade", reducedJson(operations.rollingUpgrade)},
            {"replicas_by_hour", operations.replicasByHour.empty() ? Json(nullptr) : Json(operations.replicasByHour)},
            {"site_power_kw", number(operations.siteKilowatts)}};
}

Json leverFiguresJson(const project::LeverFigures &figures)
{
    const auto milliseconds = [](std::optional<double> seconds) {
        return seconds ? number(*seconds * millisecondsPerSecond) : Json(nullptr);
    };
    return {{"replicas", orNull(figures.replicas)},
            {"replicas_bought", orNull(figures.replicasBought)},
            {"gpus", orNull(figures.gpus)},
            {"replica_request_throughput_rps", number(figures.requestsPerSecond)},
            {"cpm_eur_per_mtok", number(figures.cpmEurPerMillionTokens)},
            {"tpot_mean_ms", milliseconds(figures.tpotMeanSeconds)},
            {"ttft_p95_ms", milliseconds(figures.ttftP95Seconds)},
            {"slo_met", orNull(figures.sloMet)}};
}

Json leversJson(const project::Ladder *ladder)
{
    if (ladder == nullptr || ladder->levers.empty())
        return nullptr;
    Json levers = Json::array();
    for (const project::Lever &lever : ladder->levers) {
        Json json{{"id", lever.id}, {"name", lever.name.english()}, {"caveat", lever.caveat.english()}};
        json["why_not"] = lever.whyNot ? Json(lever.whyNot->english()) : Json(nullptr);
        json["alone"] = lever.whyNot ? Json(nullptr) : leverFiguresJson(lever.alone);
        json["cumulated"] = lever.whyNot ? Json(nullptr) : leverFiguresJson(lever.cumulated);
        json["taken"] = lever.taken;
        levers.push_back(std::move(json));
    }
    return {{"base", leverFiguresJson(ladder->base)}, {"levers", std::move(levers)}};
}

Json tableJson(const std::vector<project::SourceTableCell> &cells)
{
    Json json = Json::array();
    for (const project::SourceTableCell &cell : cells)
        json.push_back({{"row", cell.row},
                        {"column", cell.column},
                        {"source_low", number(cell.sourceLow)},
                        {"source_high", number(cell.sourceHigh)},
                        {"own", number(cell.own)},
                        {"ratio", number(cell.ratio())},
                        {"why_not", cell.whyNot ? Json(cell.whyNot->english()) : Json(nullptr)}});
    return json;
}

Json tablesJson(const project::SourceTables *tables)
{
    if (tables == nullptr || tables->contextByPrecision.empty())
        return nullptr;
    return {{"concurrency_by_context_and_precision", tableJson(tables->contextByPrecision)},
            {"request_throughput_rps_per_node", tableJson(tables->requestsPerNode)}};
}

Json servicesJson(const project::ServicesResult *services)
{
    if (services == nullptr || (services->table.services.empty() && services->notes.empty()))
        return nullptr;
    Json rows = Json::array();
    for (const project::ServiceRow &row : services->table.services)
        rows.push_back(
            {{"name", row.name}, {"replicas", row.replicas}, {"gpus", row.gpus}, {"use", number(row.useFraction)}});
    Json notes = Json::array();
    for (const Text &note : services->notes)
        notes.push_back(note.english());
    return {{"services", std::move(rows)},
            {"gpus", services->table.gpus},
            {"nodes", orNull(services->table.nodes)},
            {"notes", std::move(notes)}};
}

Json pointJson(const std::optional<project::RooflinePoint> &point)
{
    if (!point)
        return nullptr;
    return {{"tokens", number(point->tokens)},
            {"flops_per_byte", number(point->flopsPerByte)},
            {"flops_per_s", number(point->flopsPerSecond)},
            {"bytes_per_s", number(point->bytesPerSecond)}};
}

Json rooflineJson(const project::Prediction *prediction)
{
    if (prediction == nullptr || !prediction->roofline)
        return nullptr;
    const project::Roofline &roofline = *prediction->roofline;
    return {{"arithmetic", roofline.arithmetic},
            {"peak_flops_per_s", number(roofline.peakFlopsPerSecond)},
            {"bandwidth_bytes_per_s", number(roofline.bandwidthBytesPerSecond)},
            {"ridge_flops_per_byte", number(roofline.ridgeFlopsPerByte())},
            {"prefill", pointJson(roofline.prefill)},
            {"decode", pointJson(roofline.decode)}};
}

/// Why a field is null.
Json unknownJson(const project::Project &project, const Evaluation &evaluation)
{
    Json json = Json::array();
    for (const MissingField &missing : missingFields(project, evaluation))
        json.push_back({{"field", missing.field}, {"reason", missing.reason.english()}});
    return json;
}

} // namespace

std::string sizeJson(const project::Project &project, const Evaluation &evaluation, const SizeExtras &extras)
{
    const SizeFigures &size = evaluation.size;
    Json json;
    json["title"] = orNull(project.title);
    addOperatingPoint(json, project, evaluation);
    addThroughput(json, project, evaluation);
    addMoney(json, size);
    addEnergy(json, size);
    json["sovereignty"] = sovereigntyJson(project, size);
    addFleet(json, size);
    addMemory(json, size);
    const project::Prediction *prediction = evaluation.prediction.get();
    json["ledger"] = {{"ttft", ledgerJson(prediction ? &prediction->ttftLedger : nullptr)},
                      {"tpot", ledgerJson(prediction ? &prediction->tpotLedger : nullptr)}};
    json["worksheet"] = worksheetJson(size);
    json["operations"] = operationsJson(operationsOf(project, evaluation));
    json["levers"] = leversJson(extras.ladder);
    json["services"] = servicesJson(extras.services);
    json["roofline"] = rooflineJson(prediction);
    json["source_tables"] = tablesJson(extras.tables);
    json["tco"] = size.row ? tcoJson(*size.row) : Json(nullptr);
    json["break_even"] = size.row ? breakEvenJson(*size.row) : Json(nullptr);
    json["from_catalogue"] = size.row ? takenJson(*size.row) : Json::array();
    json["grid_series"] = size.row ? gridSeriesJson(*size.row) : Json::array();
    json["provenance"] = provenanceJson(size);
    Json warnings = Json::array();
    for (const Text &warning : size.warnings)
        warnings.push_back(warning.english());
    json["warnings"] = std::move(warnings);
    json["unknown"] = unknownJson(project, evaluation);
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace core::exports
