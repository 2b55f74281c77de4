// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/glossary.h"
#include "core/exports/reportchapters.h"

#include <array>

namespace core::exports {

namespace {

/// Each term has one meaning in the whole program; domain, §1.
constexpr std::array terms{
    GlossaryTerm{CORE_TEXT("Boundary"),
                 CORE_TEXT("Where energy is measured: at the boards, at the nodes with processors, fans and "
                           "losses, or at the facility's meter.")},
    GlossaryTerm{CORE_TEXT("CPM"),
                 CORE_TEXT("Cost of a million tokens: the cost of an hour divided by the tokens of an hour.")},
    GlossaryTerm{CORE_TEXT("Dominated"),
                 CORE_TEXT("Another candidate is nowhere worse and somewhere better, on everything that "
                           "is known of this one.")},
    GlossaryTerm{CORE_TEXT("Goodput"),
                 CORE_TEXT("What is served inside the SLO: as a share of the requests, as requests, or as "
                           "tokens per second.")},
    GlossaryTerm{CORE_TEXT("Head-room"), CORE_TEXT("Capacity kept free above the expected load.")},
    GlossaryTerm{CORE_TEXT("ITL"),
                 CORE_TEXT("A single gap between two tokens of an answer, pooled over all requests.")},
    GlossaryTerm{CORE_TEXT("KV cache"),
                 CORE_TEXT("The memory in which running requests keep what they have read and written; it "
                           "bounds how many run at once.")},
    GlossaryTerm{CORE_TEXT("Knee"),
                 CORE_TEXT("The load beyond which more requests bring hardly more throughput and much more "
                           "waiting.")},
    GlossaryTerm{CORE_TEXT("Pareto front"),
                 CORE_TEXT("The candidates that nobody dominates: each is the best choice for some "
                           "priorities.")},
    GlossaryTerm{CORE_TEXT("Provenance"),
                 CORE_TEXT("Where a figure comes from: design (computed or stated), benchmark (measured "
                           "in a test), production (measured in use).")},
    GlossaryTerm{CORE_TEXT("PUE"), CORE_TEXT("Energy of the whole facility divided by the energy of its computers.")},
    GlossaryTerm{CORE_TEXT("Replica"), CORE_TEXT("One running copy of the model, on one GPU or on several together.")},
    GlossaryTerm{CORE_TEXT("Safe capacity"),
                 CORE_TEXT("The highest tested load at which every term of the SLO holds.")},
    GlossaryTerm{CORE_TEXT("SEAL"),
                 CORE_TEXT("Level from 0 to 4 of the European Commission's Cloud Sovereignty Framework.")},
    GlossaryTerm{CORE_TEXT("SLO"),
                 CORE_TEXT("What the service promises: limits on waiting times, and the share of requests that "
                           "keep them.")},
    GlossaryTerm{CORE_TEXT("TPOT"), CORE_TEXT("Time per output token of a request, after its first token.")},
    GlossaryTerm{CORE_TEXT("TTFT"), CORE_TEXT("Time from sending a request to its first token.")},
};

} // namespace

std::span<const GlossaryTerm> glossary()
{
    return terms;
}

ReportBlocks glossaryBlocks(const ReportSource &)
{
    ReportTable table;
    table.id = "glossary";
    table.columns = {{CORE_TEXT("Term"), {}, false, 1.0}, {CORE_TEXT("Meaning"), {}, false, 4.6}};
    for (const GlossaryTerm &term : terms)
        table.rows.push_back({ReportCell::of(Text(term.word)), ReportCell::of(Text(term.meaning))});
    return {std::move(table)};
}

} // namespace core::exports
