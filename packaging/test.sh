#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Everything that must hold before a change is taken: format, the engine's tests under AddressSanitizer and UBSan, and
# the whole test suite. Installs what is missing. Ends with CTest's closing lines; not 0 if anything failed.
# Tests over a folder of collected result files run when PARETOSCOPE_CORPUS names one.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=packaging/lib.sh
source "$here/lib.sh"
cd "$here/.."

need_packages "${run_packages[@]}" "${test_packages[@]}"
need_locale de_DE.UTF-8

jobs=$(parallel_jobs)
failed=()
mkdir -p build

# Output only when it matters: the end of the log of what went wrong.
quietly() {
    local log=$1
    shift
    "$@" >"$log" 2>&1 && return 0
    grep -nE '(error|FAILED|warning):' -A6 "$log" | head -n 80 || true
    tail -n 30 "$log"
    say "The whole log is in $log"
    return 1
}

check_format() {
    local formatter=clang-format-14
    command -v $formatter >/dev/null 2>&1 || formatter=clang-format
    source_files | xargs -r -n 40 -P "$jobs" "$formatter" --dry-run -Werror
}

# A build from nothing compiles several sources as one; a tree that is there already stays as it was configured.
build_preset() {
    local unity=()
    [ -f "build/$1/CMakeCache.txt" ] || unity=(-DPARETOSCOPE_UNITY=ON)
    quietly "build/$1-configure.log" cmake --preset "$1" "${unity[@]}" &&
        quietly "build/$1-build.log" cmake --build "build/$1" --parallel "$jobs"
}

# Thousands of simulations take too long under sanitizers for every run: packaging/gates.sh has them (asan-ui).
slow='^(tst_prediction|tst_sensitivity|tst_simulation)$'

step "Format of the sources"
check_format || failed+=("format")

step "The engine under AddressSanitizer and UBSan: build"
if build_preset asan; then
    step "The engine under AddressSanitizer and UBSan: tests"
    UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 ASAN_OPTIONS=detect_stack_use_after_return=1 \
        ctest --preset asan -j "$jobs" --label-regex core --exclude-regex "$slow" --no-tests=error --quiet --output-log build/asan-tests.log \
        </dev/null || {
        grep -vE '^ *(Start|Test) .*Passed|^ *Start' build/asan-tests.log | tail -n 200
        failed+=("tests under sanitizers")
    }
    tail -n 5 build/asan-tests.log || true
else
    failed+=("build under sanitizers")
fi

step "Everything: build"
build_preset dev || {
    [ "${#failed[@]}" -eq 0 ] || say "Failed before: ${failed[*]}"
    fail "The build failed, so its tests were not run."
}

step "Everything: tests"
[ "${#failed[@]}" -eq 0 ] || say "Failed before the tests below, and so in all: ${failed[*]}"
code=0
ctest --preset dev -j "$jobs" --no-tests=error </dev/null || code=$?
[ "${#failed[@]}" -eq 0 ] || [ "$code" -ne 0 ] || code=1
exit "$code"
