// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/library.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace core::results {

/// A file to be read and how it is called in the answer.
struct FoundFile
{
    std::filesystem::path path;
    std::string shown; ///< the argument as given, joined with the relative path by '/'
    std::uintmax_t sizeBytes = 0;
    bool named = false; ///< given itself, not found in a folder
};

/// Everything below the arguments, folders in name order. What is no file is named in `unrecognised`; an argument that
/// cannot be opened is an error in `diagnostics`.
std::vector<FoundFile> findFiles(const std::vector<std::filesystem::path> &arguments,
                                 std::vector<Unrecognised> &unrecognised, const std::stop_token &stop,
                                 Diagnostics &diagnostics);

} // namespace core::results
