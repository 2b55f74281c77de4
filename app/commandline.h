// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/diagnostics.h"

#include <CLI/CLI.hpp>
#include <functional>
#include <optional>
#include <string>

namespace app {

/// Exit codes of the contract.
enum ExitCode {
    Done = 0,
    NotMet = 1, ///< done, and the SLO or a gate is not met
    UsageError = 2,
    InputError = 3, ///< an input cannot be opened, is invalid, or nothing at all was recognised
    CancelledOrLimit = 4,
};

/// What every subcommand understands.
struct CommonOptions
{
    bool json = false;
    std::optional<std::string> csvPath, xlsxPath;
    std::optional<std::string> language;
    std::optional<std::uint64_t> seed;
    unsigned jobs = 0; ///< 0: as many as there are cores
    bool quiet = false;
};

/// The arguments as they were given, for commands that need a Qt application.
struct Invocation
{
    int argc = 0;
    char **argv = nullptr;
    CommonOptions common;
    std::function<int()> action; ///< set by the chosen subcommand
};

/// One line in commands.cpp and one file a subcommand: adds it to the parser; when chosen it sets `invocation.action`.
using AddCommand = void (*)(CLI::App &parser, Invocation &invocation);

/// Adds --json, --csv, --xlsx, --lang, --seed, --jobs and --quiet to a subcommand.
void addCommonOptions(CLI::App &command, CommonOptions &options);

/// The whole program: parses, runs, returns the exit code.
int run(int argc, char **argv);

/// Prints "paretoscope: file:line:column: …" to standard error and gives the exit code of bad input.
int reportError(const core::Error &error);

/// Prints warnings and errors that were collected, unless --quiet.
void reportDiagnostics(const core::Diagnostics &diagnostics, const CommonOptions &options);

/// Writes the table of a command to the files that --csv and --xlsx name; false when that failed (already reported).
bool writeCsv(const CommonOptions &options, const std::string &csv);

} // namespace app
