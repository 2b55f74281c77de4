// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/economics/componentnames.h"
#include "core/embeddedtext.h"
#include "core/exports/formula.h"
#include "core/exports/reportxlsx.h"
#include "core/project/figures.h"

#include <cmath>
#include <fmt/format.h>

namespace core::exports {

using project::OptionalFigure;
using project::OptionalQuantity;

namespace {

Text originOf(const OptionalQuantity &quantity)
{
    const auto source = quantity ? project::sourceOf(*quantity) : std::nullopt;
    return source ? Text("%1", {*source}) : Text();
}

class Calculator
{
public:
    void section(Text title) { m_sections.push_back({std::move(title), {}}); }

    void input(const char *name, Text label, std::string unit, std::optional<double> value, Text basis = {})
    {
        add({name, std::move(label), std::move(unit), value, {}, std::move(basis)});
    }

    /// An input that the project states, or the value that the program takes where it does not.
    void quantity(const char *name, Text label, std::string unit, const OptionalQuantity &stated, double otherwise)
    {
        if (stated)
            input(name, std::move(label), std::move(unit), stated->value, originOf(stated));
        else
            input(name, std::move(label), std::move(unit), otherwise, CORE_TEXT("assumed: the project states none"));
    }

    /// Live where the formula gives what the program computed; else the program's own figure, to be changed by hand.
    void figure(const char *name, Text label, const OptionalFigure &expected, std::string expression)
    {
        if (!expected)
            return;
        const auto computed = valueOf(expression);
        constexpr double tolerance = 1e-9;
        const bool same = computed && std::abs(*computed - expected->value) <=
                                          tolerance * std::max(std::abs(*computed), std::abs(expected->value));
        if (same)
            add({name, std::move(label), expected->unit, computed, std::move(expression), std::nullopt});
        else
            add({name, std::move(label), expected->unit, expected->value, {}, expected->formula});
    }

    /// A step on the way that the program does not show by itself.
    void step(const std::string &name, Text label, std::string unit, std::string expression)
    {
        const auto computed = valueOf(expression);
        if (computed)
            add({name, std::move(label), std::move(unit), computed, std::move(expression), std::nullopt});
    }

    void addLine(CalculatorLine line) { add(std::move(line)); }
    bool has(std::string_view name) const { return m_values.find(name) != m_values.end(); }

    std::vector<CalculatorSection> finished()
    {
        std::erase_if(m_sections, [](const CalculatorSection &part) { return part.lines.empty(); });
        return std::move(m_sections);
    }

    std::optional<double> valueOf(std::string_view expression) const
    {
        return evaluateFormula(expression, [this](std::string_view name) {
            const auto found = m_values.find(name);
            return found == m_values.end() ? std::nullopt : std::optional(found->second);
        });
    }

private:
    void add(CalculatorLine line)
    {
        if (line.value)
            m_values[line.name] = *line.value;
        m_sections.back().lines.push_back(std::move(line));
    }

    std::vector<CalculatorSection> m_sections;
    std::map<std::string, double, std::less<>> m_values;
};

void addThroughput(Calculator &calculator, const project::SizeFigures &size)
{
    calculator.section(CORE_TEXT("Throughput"));
    const OptionalFigure *tokens = nullptr;
    Text label = CORE_TEXT("Tokens");
    if (size.throughputTokens == results::TokenKind::Goodput) {
        tokens = &size.goodputTokensPerSecond;
        label = CORE_TEXT("Tokens inside the SLO");
    } else if (size.throughputTokens == results::TokenKind::Output) {
        tokens = &size.outputTokensPerSecond;
        label = CORE_TEXT("Output tokens");
    } else if (size.throughputTokens == results::TokenKind::Total) {
        tokens = &size.totalTokensPerSecond;
        label = CORE_TEXT("Input and output tokens");
    }
    if (tokens != nullptr && *tokens)
        calculator.input("tokens_per_s", label, "tok/s", (*tokens)->value, (*tokens)->formula);
    if (size.requestsPerSecond)
        calculator.input("requests_per_s", CORE_TEXT("Requests"), "req/s", size.requestsPerSecond->value,
                         size.requestsPerSecond->formula);
}

void addEnergyInputs(Calculator &calculator, const project::Project &project, const project::SizeFigures &size)
{
    calculator.section(CORE_TEXT("Energy and site"));
    const project::EnergyInput &energy = project.energy;
    if (size.powerWatts)
        calculator.input("power_w", CORE_TEXT("Power of the fleet"), "W", size.powerWatts->value,
                         energy.powerWatts ? originOf(energy.powerWatts) : size.powerWatts->formula);
    if (energy.boundary == project::Boundary::Facility)
        calculator.input("pue_factor", CORE_TEXT("PUE"), "", 1.0,
                         CORE_TEXT("the power is the facility's own and holds it already"));
    else if (energy.pue)
        calculator.input("pue_factor", CORE_TEXT("PUE"), "", energy.pue->value, originOf(energy.pue));
    calculator.quantity("utilisation", CORE_TEXT("Utilisation"), "", project.economics.utilisationFraction, 1.0);
    calculator.quantity("idle_share", CORE_TEXT("Share of the power drawn when idle"), "", energy.idleShareFraction,
                        0.0);
    if (project.economics.electricityEurPerKwh) {
        calculator.input("electricity_eur_per_kwh", CORE_TEXT("Price of electricity"), "€/kWh",
                         project.economics.electricityEurPerKwh->value,
                         originOf(project.economics.electricityEurPerKwh));
        calculator.quantity("retail_factor", CORE_TEXT("Factor from wholesale to what is paid"), "",
                            project.economics.retailFactor, 1.0);
    }
    if (project.site.gridGramsPerKwh)
        calculator.input("grid_g_per_kwh", CORE_TEXT("Carbon of the grid"), "g/kWh",
                         project.site.gridGramsPerKwh->value, originOf(project.site.gridGramsPerKwh));
    calculator.step("average_power_w", CORE_TEXT("Average power"), "W",
                    "power_w*(idle_share+(1-idle_share)*utilisation)");
}

/// The components, each with its annuity: (price − residual) · r/(1 − (1 + r)^−n) + residual · r.
void addPurchases(Calculator &calculator, const project::CapexTree &tree)
{
    std::string prices, annuities;
    calculator.quantity("cost_of_capital", CORE_TEXT("Cost of capital, a year"), "", tree.costOfCapitalFraction, 0.0);
    for (std::size_t i = 0; i < tree.components.size(); ++i) {
        const project::CapexComponent &component = tree.components[i];
        const auto &years = component.amortisationYears ? component.amortisationYears : tree.amortisationYears;
        const auto &residual =
            component.residualShareFraction ? component.residualShareFraction : tree.residualShareFraction;
        if (!component.eur || !years)
            return;
        const std::string price = fmt::format("item_{}_eur", i + 1), share = fmt::format("item_{}_residual", i + 1),
                          life = fmt::format("item_{}_years", i + 1),
                          yearly = fmt::format("item_{}_eur_per_year", i + 1);
        const std::string name = phrase(economics::componentName(component.name));
        calculator.input(price.c_str(), {CORE_TEXT("%1: price"), {name}}, "€", component.eur->value,
                         originOf(component.eur));
        calculator.input(life.c_str(), {CORE_TEXT("%1: years of use"), {name}}, "a", years->value, originOf(years));
        calculator.quantity(share.c_str(), {CORE_TEXT("%1: share left at the end"), {name}}, "", residual, 0.0);
        calculator.step(
            yearly, {CORE_TEXT("%1: cost of a year"), {name}}, "€/a",
            fmt::format("{0}*(1-{1})*IF(cost_of_capital>0,cost_of_capital/(1-(1+cost_of_capital)^(-{2})),1/{2})"
                        "+{0}*{1}*cost_of_capital",
                        price, share, life));
        prices += (prices.empty() ? "" : "+") + price;
        annuities += (annuities.empty() ? "" : "+") + yearly;
    }
    calculator.step("purchase_eur", CORE_TEXT("All purchases"), "€", prices);
    calculator.step("purchases_eur_per_year", CORE_TEXT("Purchases, spread over their years"), "€/a", annuities);
}

void addOwning(Calculator &calculator, const project::Project &project)
{
    const auto &tree = project.economics.tariff.capex;
    if (!tree || tree->components.empty())
        return;
    calculator.section(CORE_TEXT("Cost of owning (TCO)"));
    addPurchases(calculator, *tree);
    calculator.quantity("maintenance_share", CORE_TEXT("Maintenance, share of the price a year"), "",
                        tree->maintenanceShareFraction, 0.0);
    calculator.quantity("space_eur_per_year", CORE_TEXT("Space"), "€/a", tree->spaceEurPerYear, 0.0);
    calculator.quantity("staff_eur_per_year", CORE_TEXT("Staff"), "€/a", tree->staffEurPerYear, 0.0);
    calculator.step("upkeep_eur_per_year", CORE_TEXT("Maintenance, space and staff"), "€/a",
                    "purchase_eur*maintenance_share+space_eur_per_year+staff_eur_per_year");
    calculator.step("electricity_eur_per_year", CORE_TEXT("Electricity of a year"), "€/a",
                    "average_power_w/1000*8760*pue_factor*electricity_eur_per_kwh*retail_factor");
    calculator.step("tco_eur_per_year", CORE_TEXT("Everything, a year"), "€/a",
                    calculator.has("electricity_eur_per_year")
                        ? "purchases_eur_per_year+upkeep_eur_per_year+electricity_eur_per_year"
                        : "purchases_eur_per_year+upkeep_eur_per_year");
}

void addCost(Calculator &calculator, const project::Project &project, const project::SizeFigures &size)
{
    calculator.section(CORE_TEXT("Cost"));
    const project::Tariff &tariff = project.economics.tariff;
    const char *label = CORE_TEXT("Cost per hour");
    if (!size.costEurPerHour) {
        if (size.cpmEurPerMillionTokens)
            calculator.input("cpm_eur_per_mtok", CORE_TEXT("Cost per million tokens (CPM)"), "€/1M tok",
                             size.cpmEurPerMillionTokens->value, size.cpmEurPerMillionTokens->formula);
        return;
    }
    if (tariff.eurPerHour) {
        calculator.input("cost_eur_per_hour", label, "€/h", size.costEurPerHour->value, originOf(tariff.eurPerHour));
    } else if (tariff.eurPerGpuHour && size.gpus) {
        calculator.input("gpu_eur_per_hour", CORE_TEXT("Price of a GPU-hour"), "€/h", tariff.eurPerGpuHour->value,
                         originOf(tariff.eurPerGpuHour));
        calculator.input("gpu_count", CORE_TEXT("GPUs"), "", *size.gpus);
        calculator.figure("cost_eur_per_hour", label, size.costEurPerHour, "gpu_eur_per_hour*gpu_count");
    } else {
        calculator.figure("cost_eur_per_hour", label, size.costEurPerHour, "tco_eur_per_year/8760");
    }
    calculator.figure("cpm_eur_per_mtok", CORE_TEXT("Cost per million tokens (CPM)"), size.cpmEurPerMillionTokens,
                      "cost_eur_per_hour/(tokens_per_s*3600/1000000*utilisation)");
    calculator.figure("eur_per_request", CORE_TEXT("Cost per request"), size.costEurPerRequest,
                      "cost_eur_per_hour/(requests_per_s*3600*utilisation)");
    calculator.figure("cost_eur_per_year", CORE_TEXT("Cost per year"), size.costEurPerYear, "cost_eur_per_hour*8760");
    const bool billed = tariff.kind == project::TariffKind::Api;
    calculator.input("api_eur_per_mtok", CORE_TEXT("Price by the token to compare with"), "€/1M tok",
                     billed ? std::nullopt : project::valueOf(tariff.eurPerMillionTokens),
                     tariff.eurPerMillionTokens ? originOf(tariff.eurPerMillionTokens)
                                                : Text(CORE_TEXT("write a price here to see the break-even")));
    const std::string breakEven = "IF(api_eur_per_mtok>0,cost_eur_per_hour*24/api_eur_per_mtok,0)";
    const double known = calculator.has("api_eur_per_mtok") ? calculator.valueOf(breakEven).value_or(0.0) : 0.0;
    calculator.addLine({"break_even_mtok_per_day", CORE_TEXT("Break-even, million tokens a day"), "1M tok/d", known,
                        breakEven, std::nullopt});
}

void addEnergy(Calculator &calculator, const project::SizeFigures &size)
{
    calculator.section(CORE_TEXT("Energy and carbon"));
    calculator.figure("energy_j_per_token", CORE_TEXT("Energy per token"), size.joulesPerToken, "power_w/tokens_per_s");
    calculator.figure("energy_kwh_per_mtok", CORE_TEXT("Energy per million tokens"), size.kwhPerMillionTokens,
                      "energy_j_per_token/3.6");
    calculator.step("kwh_at_meter_per_mtok", CORE_TEXT("The same at the meter"), "kWh/1M tok",
                    "energy_kwh_per_mtok*pue_factor");
    calculator.figure("electricity_eur_per_mtok", CORE_TEXT("Electricity of a million tokens"),
                      size.electricityEurPerMillionTokens,
                      "kwh_at_meter_per_mtok*electricity_eur_per_kwh*retail_factor");
    calculator.figure("carbon_g_per_mtok", CORE_TEXT("Carbon per million tokens"), size.carbonGramsPerMillionTokens,
                      "kwh_at_meter_per_mtok*grid_g_per_kwh");
    calculator.figure("carbon_t_per_year", CORE_TEXT("Carbon per year"), size.carbonTonnesPerYear,
                      "average_power_w/1000*8760*pue_factor*grid_g_per_kwh/1000000");
}

} // namespace

std::vector<CalculatorSection> calculatorOf(const project::Project &project, const project::Evaluation &evaluation)
{
    Calculator calculator;
    const project::SizeFigures &size = evaluation.size;
    addThroughput(calculator, size);
    addEnergyInputs(calculator, project, size);
    addOwning(calculator, project);
    addCost(calculator, project, size);
    addEnergy(calculator, size);
    return calculator.finished();
}

} // namespace core::exports
