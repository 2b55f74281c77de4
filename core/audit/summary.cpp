// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/summary.h"

#include "core/audit/formula.h"

#include <algorithm>
#include <cmath>

namespace core::audit {

namespace {

TextNumber whole(std::ptrdiff_t count)
{
    return {.value = static_cast<double>(count), .significantDigits = 3};
}

std::optional<Text> claimsSentence(const project::Project &project)
{
    const auto claims = auditedClaims(project);
    if (claims.empty())
        return std::nullopt;
    const auto wrong = std::ranges::count_if(claims, &AuditedClaim::contradicted);
    const auto all = static_cast<std::ptrdiff_t>(claims.size());
    if (wrong == 0)
        return Text(CORE_TEXT("All %1 figures that the text states follow from its own inputs."), {whole(all)});
    return Text(CORE_TEXT("Of %1 figures that the text states, %2 do not follow from its own inputs."),
                {whole(all), whole(wrong)});
}

} // namespace

std::vector<AuditedClaim> auditedClaims(const project::Project &project)
{
    std::vector<AuditedClaim> all;
    for (const project::Claim &claim : project.claims) {
        AuditedClaim one{.claim = claim, .computed = std::nullopt, .times = std::nullopt};
        if (const auto computed = evaluateFormula(claim.formula, claim.inputs)) {
            one.computed = *computed;
            one.contradicted = std::abs(*computed - claim.says) > claim.toleranceFraction * std::abs(*computed);
            if (claim.says != 0.0)
                one.times = *computed / claim.says;
        }
        all.push_back(std::move(one));
    }
    return all;
}

std::vector<Text> auditSentences(const project::Project &project, const project::Evaluation &evaluation)
{
    std::vector<Text> sentences;
    if (auto claims = claimsSentence(project))
        sentences.push_back(std::move(*claims));
    std::ptrdiff_t open = 0, severe = 0, acknowledged = 0;
    for (const Finding &finding : evaluation.findings) {
        if (finding.check.starts_with("figure.claim-"))
            continue;
        ++(finding.acknowledged ? acknowledged : open);
        severe += !finding.acknowledged && finding.severity == CheckSeverity::Severe ? 1 : 0;
    }
    if (open == 0 && acknowledged == 0 && sentences.empty())
        sentences.emplace_back(CORE_TEXT("No check fires: nothing that is known speaks against these figures."));
    else if (open == 0 && acknowledged > 0)
        sentences.emplace_back(CORE_TEXT("No check is open; %1 are acknowledged, with their reasons."),
                               std::vector<TextArgument>{whole(acknowledged)});
    else if (open == 1)
        sentences.emplace_back(severe == 1 ? Text(CORE_TEXT("One check is open, and it is severe."))
                                           : Text(CORE_TEXT("One check is open.")));
    else if (open > 1)
        sentences.emplace_back(severe > 0 ? CORE_TEXT("%1 checks are open, %2 of them severe.")
                                          : CORE_TEXT("%1 checks are open, none of them severe."),
                               std::vector<TextArgument>{whole(open), whole(severe)});
    return sentences;
}

} // namespace core::audit
