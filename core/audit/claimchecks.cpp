// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that a text states, against the arithmetic that they should follow from.
#include "core/audit/checks.h"
#include "core/audit/formula.h"
#include "core/embeddedtext.h"

#include <cmath>

namespace core::audit {

namespace {

Hits claimContradicted(const Facts &facts)
{
    Hits hits;
    for (const project::Claim &claim : facts.project.claims) {
        const auto computed = evaluateFormula(claim.formula, claim.inputs);
        if (!computed || std::abs(*computed - claim.says) <= claim.toleranceFraction * std::abs(*computed))
            continue;
        std::string about = claim.text;
        if (claim.source)
            about += " (" + *claim.source + ")";
        hits.push_back(
            {"claims." + claim.id, Text(claim.note ? CORE_TEXT("“%1”: says %2 %3, computed %4 %3 from %5; %6")
                                                   : CORE_TEXT("“%1”: says %2 %3, computed %4 %3 from %5"),
                                        {about, num(claim.says, 4), claim.unit, num(*computed, 4), claim.formula,
                                         claim.note.value_or(std::string())})});
    }
    return hits;
}

Hits claimUnreadable(const Facts &facts)
{
    Hits hits;
    for (const project::Claim &claim : facts.project.claims)
        if (const auto computed = evaluateFormula(claim.formula, claim.inputs); !computed)
            hits.push_back({"claims." + claim.id, Text(CORE_TEXT("“%1” cannot be computed: %2"),
                                                       {claim.text, phrase(computed.error().message)})});
    return hits;
}

} // namespace

const std::vector<Check> &claimChecks()
{
    using enum CheckSeverity;
    static const std::vector<Check> table{
        {"figure.claim-contradicted", Warning, CORE_TEXT("Claim contradicts itself"),
         CORE_TEXT("Go by the computed figure, or say which input is another"), claimContradicted},
        {"figure.claim-unreadable", Info, CORE_TEXT("Claim not computed"),
         CORE_TEXT("Write the formula with numbers, the names under \"with\", + - * / ^ and parentheses"),
         claimUnreadable},
    };
    return table;
}

} // namespace core::audit
