// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace core::exports {

struct GlossaryTerm
{
    const char *word;    ///< a translatable text
    const char *meaning; ///< the same, a sentence
};

/// The words of the program with their one meaning each, in alphabetical order; domain, §1.
std::span<const GlossaryTerm> glossary();

} // namespace core::exports
