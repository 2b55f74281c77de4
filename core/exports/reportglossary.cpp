// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/reportchapters.h"

#include <array>

namespace core::exports {

namespace {

struct Term
{
    const char *word;
    const char *meaning;
};

/// Each term has one meaning in the whole program; domain, §1.
constexpr std::array terms{
    Term{CORE_TEXT("Boundary"),
         CORE_TEXT("Where energy is measured: at the boards, at the nodes with processors, fans and "
                   "losses, or at the facility's meter.")},
    Term{CORE_TEXT("CPM"),
         CORE_TEXT("Cost of a million tokens: the cost of an hour divided by the tokens of an hour.")},
    Term{CORE_TEXT("Dominated"),
         CORE_TEXT("Another candidate is nowhere worse and somewhere better, on everything that "
                   "is known of this one.")},
    Term{CORE_TEXT("Goodput"),
         CORE_TEXT("What is served inside the SLO: as a share of the requests, as requests, or as "
                   "tokens per second.")},
    Term{CORE_TEXT("Head-room"), CORE_TEXT("Capacity kept free above the expected load.")},
    Term{CORE_TEXT("ITL"), CORE_TEXT("A single gap between two tokens of an answer, pooled over all requests.")},
    Term{CORE_TEXT("KV cache"),
         CORE_TEXT("The memory in which running requests keep what they have read and written; it "
                   "bounds how many run at once.")},
    Term{CORE_TEXT("Knee"), CORE_TEXT("The load beyond which more requests bring hardly more throughput and much more "
                                      "waiting.")},
    Term{CORE_TEXT("Pareto front"), CORE_TEXT("The candidates that nobody dominates: each is the best choice for some "
                                              "priorities.")},
    Term{CORE_TEXT("Provenance"),
         CORE_TEXT("Where a figure comes from: design (computed or stated), benchmark (measured "
                   "in a test), production (measured in use).")},
    Term{CORE_TEXT("PUE"), CORE_TEXT("Energy of the whole facility divided by the energy of its computers.")},
    Term{CORE_TEXT("Replica"), CORE_TEXT("One running copy of the model, on one GPU or on several together.")},
    Term{CORE_TEXT("Safe capacity"), CORE_TEXT("The highest tested load at which every term of the SLO holds.")},
    Term{CORE_TEXT("SEAL"), CORE_TEXT("Level from 0 to 4 of the European Commission's Cloud Sovereignty Framework.")},
    Term{CORE_TEXT("SLO"),
         CORE_TEXT("What the service promises: limits on waiting times, and the share of requests that "
                   "keep them.")},
    Term{CORE_TEXT("TPOT"), CORE_TEXT("Time per output token of a request, after its first token.")},
    Term{CORE_TEXT("TTFT"), CORE_TEXT("Time from sending a request to its first token.")},
};

} // namespace

ReportBlocks glossaryBlocks(const ReportSource &)
{
    ReportTable table;
    table.id = "glossary";
    table.columns = {{CORE_TEXT("Term"), {}, false, 1.0}, {CORE_TEXT("Meaning"), {}, false, 4.6}};
    for (const Term &term : terms)
        table.rows.push_back({ReportCell::of(Text(term.word)), ReportCell::of(Text(term.meaning))});
    return {std::move(table)};
}

} // namespace core::exports
