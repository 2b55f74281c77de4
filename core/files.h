// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace core {

/// The whole of a regular file. Directories, devices, FIFOs and files above `limitBytes` are refused with a sentence.
Result<std::string> readFile(const std::filesystem::path &path, std::uintmax_t limitBytes = std::uintmax_t{2} << 30U);

/// When a file that was written counts as written: once the device has it, so that a power cut does not take it; or
/// once the system has it, which a program that is killed does not take either.
enum class Written { OnTheDevice, InTheSystem };

/// Writes beside the target and renames, so that the target is never half-written; on failure nothing is left behind.
Result<void> writeFileAtomically(const std::filesystem::path &path, std::string_view bytes,
                                 Written written = Written::OnTheDevice);

/// Waits until the device has what was written to a file; fails where it finds no room for it.
Result<void> bringToTheDevice(const std::filesystem::path &path);

/// A path as UTF-8 text, and back; `path(text)` reads text as UTF-8 on every system.
std::string pathText(const std::filesystem::path &path);
std::filesystem::path pathFromText(std::string_view utf8);

} // namespace core
