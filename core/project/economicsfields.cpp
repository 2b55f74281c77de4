// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/project/fieldreader.h"

/// The tables of the section `economics`.
namespace core::project::detail {

namespace {

// Words, in the order of the enumerations.
constexpr std::array<std::string_view, 4> tariffKinds{"owned", "rented", "api", "leased"};
constexpr std::array<std::string_view, 4> quoteBases{"gpu_hour", "hour", "month", "mtok"};
constexpr std::array<std::string_view, 3> commitments{"on_demand", "committed", "spot"};
constexpr std::array<std::string_view, 3> priceKinds{"wholesale", "contract", "retail"};

/// The code of a currency in capital letters.
void readCurrency(Reader &reader, const Node &node, Quote &quote)
{
    auto code = reader.text(node);
    if (!code)
        return;
    for (char &c : *code)
        c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    const bool isCode = code->size() == 3 && code->find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string::npos;
    if (isCode)
        quote.currency = code;
    else
        reader.error(Reader::inner(node), CORE_TEXT("%1: found \"%2\", expected the three letters of a currency: USD"),
                     {shownText(*code)});
}

constexpr std::array<Field<Quote>, 4> quoteFields{{
    {"price", quantity<&Quote::price, Range::NonNegative>},
    {"currency", readCurrency},
    {"units_per_eur", quantity<&Quote::unitsPerEur, Range::ExchangeRate>},
    {"basis", choice<&Quote::basis, QuoteBasis, quoteBases>},
}};

void readQuote(Reader &reader, const Node &node, Tariff &tariff)
{
    if (node.isNull())
        return;
    Quote quote;
    readFields(reader, node, quote, std::span(quoteFields));
    if (!quote.price)
        reader.warn(node, CORE_TEXT("%1: a quote without its price says nothing"));
    const bool foreign = quote.currency && *quote.currency != "EUR";
    if (foreign && !quote.unitsPerEur)
        reader.warn(node,
                    CORE_TEXT("%1: the price is in %2 and no rate is stated: it is left out. State units_per_eur "
                              "with its date."),
                    {*quote.currency});
    if (!foreign && quote.unitsPerEur && quote.unitsPerEur->value != 1.0)
        reader.error(node, CORE_TEXT("%1: a rate is stated for a price in euros; state the currency of the price"));
    tariff.quote = std::move(quote);
}

constexpr std::array<Field<Tariff>, 19> tariffFields{{
    {"kind", choice<&Tariff::kind, TariffKind, tariffKinds>},
    {"eur_per_hour", quantity<&Tariff::eurPerHour, Range::NonNegative>},
    {"eur_per_gpu_hour", quantity<&Tariff::eurPerGpuHour, Range::NonNegative>},
    {"eur_per_mtok", quantity<&Tariff::eurPerMillionTokens, Range::NonNegative>},
    {"eur_per_month", quantity<&Tariff::eurPerMonth, Range::NonNegative>},
    {"input_eur_per_mtok", quantity<&Tariff::inputEurPerMillionTokens, Range::NonNegative>},
    {"output_eur_per_mtok", quantity<&Tariff::outputEurPerMillionTokens, Range::NonNegative>},
    {"quote", readQuote},
    {"commitment", choice<&Tariff::commitment, Commitment, commitments>},
    {"term_months", quantity<&Tariff::termMonths, Range::Positive>},
    {"interrupted_share", quantity<&Tariff::interruptedShareFraction, Range::Fraction>},
    {"egress_eur_per_month", quantity<&Tariff::egressEurPerMonth, Range::NonNegative>},
    {"storage_eur_per_month", quantity<&Tariff::storageEurPerMonth, Range::NonNegative>},
    {"provider", text<&Tariff::provider>},
    {"region", text<&Tariff::region>},
    {"vat_included", flag<&Tariff::vatIncluded>},
    {"vat_rate", quantity<&Tariff::vatRateFraction, Range::Fraction>},
    {"capex_eur", quantity<&Tariff::capexEur, Range::NonNegative>},
    {"capex", readCapex},
}};

void readAlternatives(Reader &reader, const Node &node, Economics &economics)
{
    if (node.isNull() || !reader.isMap(node))
        return;
    for (const auto &[name, value] : node.members()) {
        const Reader::Step step(reader, name);
        Alternative alternative{.name = name, .tariff = {}};
        readFields(reader, value, alternative.tariff, std::span(tariffFields));
        economics.alternatives.push_back(std::move(alternative));
    }
}

constexpr std::array<Field<Economics>, 5> electricityFields{{
    {"eur_per_kwh", quantity<&Economics::electricityEurPerKwh, Range::PriceOfKwh>},
    {"retail_factor", quantity<&Economics::retailFactor, Range::Positive>},
    {"kind",
     [](Reader &reader, const Node &node, Economics &economics) {
         if (const auto index = readChoice(reader, node, priceKinds))
             economics.electricityPriceKind = static_cast<ElectricityPriceKind>(*index);
     }},
    {"hourly_eur_per_kwh",
     [](Reader &reader, const Node &node, Economics &economics) {
         economics.hourlyEurPerKwh = readHours(reader, node, Range::PriceOfKwh);
     }},
    {"growth_per_year", quantity<&Economics::electricityGrowthPerYearFraction, Range::Growth>},
}};

constexpr std::array<Field<Demand>, 3> demandFields{{
    {"tokens_per_day", quantity<&Demand::tokensPerDay, Range::NonNegative>},
    {"growth_per_year", quantity<&Demand::growthPerYearFraction, Range::Growth>},
    {"users", quantity<&Demand::users, Range::Positive>},
}};

void readHorizon(Reader &reader, const Node &node, Economics &economics)
{
    constexpr long long most = 30;
    if (const auto years = reader.whole(node, 1, most))
        economics.horizonYears = static_cast<int>(*years);
}

constexpr std::array<Field<Economics>, 7> economicsFields{{
    {"tariff", section<&Economics::tariff, tariffFields>},
    {"alternatives", readAlternatives},
    {"electricity", group<Economics, electricityFields>},
    {"utilisation", quantity<&Economics::utilisationFraction, Range::PositiveFraction>},
    {"demand", section<&Economics::demand, demandFields>},
    {"horizon_years", readHorizon},
    {"discount_rate", quantity<&Economics::discountRateFraction, Range::Fraction>},
}};

} // namespace

std::vector<double> readHours(Reader &reader, const Node &node, Range range)
{
    constexpr std::size_t hours = 24;
    const Node &given = reader.payload(node);
    if (given.isNull() || !reader.isSequence(given))
        return {};
    if (given.items().size() != hours) {
        reader.error(given, CORE_TEXT("%1: found %2 numbers, expected one for each of the 24 hours of a day"),
                     {TextNumber{static_cast<double>(given.items().size())}});
        return {};
    }
    std::vector<double> result;
    for (std::size_t i = 0; i < hours; ++i) {
        const Reader::Step step(reader, std::to_string(i));
        if (given.items()[i].isNull())
            reader.error(given, CORE_TEXT("%1: found nothing, expected a number"));
        result.push_back(reader.number(given.items()[i], range).value_or(0.0));
    }
    return result;
}

void readEconomics(Reader &reader, const Node &node, Project &project)
{
    readFields(reader, node, project.economics, std::span(economicsFields));
}

std::vector<SectionKeys> economicsKeys()
{
    return {
        keysOf("economics", economicsFields),          keysOf("economics.tariff", tariffFields),
        keysOf("economics.tariff.quote", quoteFields), keysOf("economics.electricity", electricityFields),
        keysOf("economics.demand", demandFields),
    };
}

} // namespace core::project::detail
