#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# From a fresh Debian 12 to the open window: installs what is missing, builds, and opens the built-in example.
# Arguments go to the program: packaging/run.sh my-project.yaml, packaging/run.sh size my-project.yaml --json
# Without a display the same example becomes a PDF report and a folder of charts under out/.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=packaging/lib.sh
source "$here/lib.sh"
called_from=$PWD
cd "$here/.."

need_packages "${run_packages[@]}" >&2

program=$PWD/build/release/app/paretoscope
example=$PWD/resources/examples/throughput-on-lo0.yaml
build_log=$PWD/build/release/build.log
mkdir -p build/release

# Quiet when all goes well; the log's end otherwise. Standard output stays the program's own.
build() {
    cmake --preset release -DPARETOSCOPE_TESTS=OFF -DPARETOSCOPE_BENCH=OFF >"$build_log" 2>&1 &&
        cmake --build build/release --target paretoscope --parallel "$(parallel_jobs)" >>"$build_log" 2>&1
}
[ -x "$program" ] || say "Building Paretoscope in build/release; the first time takes some minutes." >&2
if ! build; then
    tail -n 40 "$build_log" >&2
    fail "The build failed; the whole log is in $build_log"
fi

# A subcommand or an option such as --help needs no window: the program's own exit code is ours.
cd "$called_from"
if [ $# -gt 0 ] && { [[ $1 == -* ]] || "$program" "$1" --help >/dev/null 2>&1; } && [ ! -e "$1" ]; then
    exec "$program" "$@"
fi

if [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
    started=$SECONDS
    code=0
    "$program" "$@" || code=$?
    # Qt aborts when it reaches no display. Any other end, or one after a while, is the program's own.
    if [ "$code" -lt 128 ] || [ $((SECONDS - started)) -gt 20 ]; then
        exit "$code"
    fi
    say "The window could not be opened (exit code $code)." >&2
else
    say "There is no display (neither DISPLAY nor WAYLAND_DISPLAY is set)." >&2
fi

[ $# -gt 0 ] || set -- "$example"
out=$here/../out
mkdir -p "$out"
out=$(cd "$out" && pwd)
export QT_QPA_PLATFORM=offscreen
say "Writing the report and the charts of $(basename "$1") instead …" >&2
"$program" report "$@" -o "$out/report.pdf" --quiet
"$program" chart "$@" --all -o "$out/charts" --quiet
say "The report: $out/report.pdf"
say "The charts: $out/charts ($(find "$out/charts" -type f | wc -l) files)"
