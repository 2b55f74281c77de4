// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as JSON or YAML of a stranger: every document of it is walked through, every value asked for all that it
// could be. Sizes and contents agree, and a list of numbers says the same packed and one by one.
#include "core/results/preview.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace {

using namespace core::results;

std::size_t walk(const json::Value &value, int depth)
{
    if (depth > json::depthLimit)
        std::abort();
    std::size_t seen = value.text().value_or(std::string()).size() + (value.looseNumber() ? 1 : 0) +
                       (value.integer() ? 1 : 0) + (value.isInfinite() ? 1 : 0) + (value.boolean() ? 1 : 0);
    std::size_t count = 0;
    const auto packed = value.numbers();
    for (const json::Value item : value.items()) {
        if (!packed.empty() && item.number() && *item.number() != packed[count])
            std::abort();
        seen += packed.empty() ? walk(item, depth + 1) : 0;
        ++count;
    }
    for (const json::Member member : value.members()) {
        seen += member.name().size() + walk(member.value, depth + 1);
        ++count;
    }
    if (count != value.size())
        std::abort();
    return seen;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    const auto preview = makePreview(text, size > 0 && data[size - 1] % 4 == 0 ? "a.yaml" : "a.json");
    std::size_t seen = walk(preview->root(), 0);
    json::Document document;
    json::Problem problem;
    for (int documents = 0; documents < 1000; ++documents) {
        const auto step = preview->rest.next(document, problem);
        if (step == json::Reader::Step::End)
            break;
        seen += walk(document.root(), 0);
    }
    return seen == static_cast<std::size_t>(-1) ? 1 : 0;
}
