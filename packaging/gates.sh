#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# The heavier gates, each by name, all by default:
#   packaging/gates.sh [rules] [desktop] [translations] [clang] [tsan] [asan-ui] [tidy] [coverage] [fuzz] [deb] [window]
#                      [fit] [access]
# Each installs what it needs, builds in its own folder under build/, and is counted in the summary at the end.
#   TIDY_ALL=1        clang-tidy over every file, not only those changed since the main branch
#   FUZZ_SECONDS=60   time for each fuzz target
#   COVERAGE_FLOOR=0  least share of lines of core, in percent, that the tests must reach
#   PARETOSCOPE_FIDELITY=  folder with open.csv (measured rows) and operators/ (measured kernels); without it `fit` is skipped
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/lib.sh
source packaging/lib.sh

jobs=$(parallel_jobs)
mkdir -p build/gates
note="" # one line about the gate just run

run_logged() {
    local log=build/gates/$1.log
    shift
    "$@" >>"$log" 2>&1 </dev/null && return 0
    tail -n 60 "$log"
    note="see $log"
    return 1
}

build_and_test() {
    local preset=$1 label=$2
    run_logged "$preset" cmake --preset "$preset" || return 1
    run_logged "$preset" cmake --build "build/$preset" --parallel "$jobs" || return 1
    run_logged "$preset" ctest --preset "$preset" -j "$jobs" --no-tests=error --label-regex "$label" || return 1
    note=$(grep -E 'tests passed|tests failed' "build/gates/$preset.log" | tail -n 1)
}

gate_rules() { packaging/check.sh; }

gate_desktop() {
    need_packages appstream desktop-file-utils libxml2-utils
    desktop-file-validate packaging/*.desktop || return 1
    appstreamcli validate --no-net packaging/*.metainfo.xml || return 1
    xmllint --noout packaging/*.xml resources/icons/*.svg || return 1
    packaging/check.sh ids
}

# Collecting the texts again changes nothing: the .ts files are those of the sources.
gate_translations() {
    ls translations/*.ts >/dev/null 2>&1 || { note="there are no .ts files"; return 77; }
    run_logged translations cmake --preset release -DPARETOSCOPE_TESTS=OFF -DPARETOSCOPE_BENCH=OFF || return 1
    rm -rf build/gates/ts && cp -r translations build/gates/ts
    run_logged translations cmake --build build/release --target paretoscope_lupdate || return 1
    local changed=0
    diff -r build/gates/ts translations >build/gates/ts.diff || changed=1
    cp build/gates/ts/*.ts translations/
    [ "$changed" -eq 0 ] && return 0
    head -n 40 build/gates/ts.diff
    note="run: cmake --build build/release --target paretoscope_lupdate"
    return 1
}

gate_clang() {
    need_packages clang
    build_and_test clang '.*'
}

gate_tsan() { TSAN_OPTIONS="halt_on_error=1 suppressions=$PWD/packaging/tsan.supp" build_and_test tsan core; }

# Leaks of the libraries under Qt are not ours to mend, so leak detection is left to the engine's own preset.
gate_asan-ui() { ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1 build_and_test asan-ui '.*'; }

gate_tidy() {
    need_packages clang-tidy
    local files=()
    run_logged tidy cmake --preset dev || return 1
    run_logged tidy cmake --build build/dev --parallel "$jobs" || return 1
    if [ -n "${TIDY_ALL:-}" ]; then
        mapfile -t files < <(source_files | grep '\.cpp$' || true)
    else
        local base
        base=$(git merge-base HEAD origin/main 2>/dev/null || git rev-parse HEAD~1 2>/dev/null) ||
            { note="no earlier commit to compare with; TIDY_ALL=1 takes every file"; return 77; }
        mapfile -t files < <(git diff --name-only --diff-filter=d "$base" -- '*.cpp' || true)
    fi
    [ "${#files[@]}" -gt 0 ] || { note="no .cpp file has changed"; return 77; }
    printf '%s\n' "${files[@]}" | xargs -r -n 4 -P "$jobs" clang-tidy -p build/dev --quiet --warnings-as-errors='*' \
        >build/gates/tidy.txt 2>>build/gates/tidy.log && { note="${#files[@]} files"; return 0; }
    grep -E 'error:|warning:' build/gates/tidy.txt | sort -u | head -n 60
    note="$(grep -cE 'error:' build/gates/tidy.txt || true) findings in build/gates/tidy.txt"
    return 1
}

gate_coverage() {
    need_packages gcovr
    run_logged coverage cmake --preset coverage || return 1
    run_logged coverage cmake --build build/coverage --parallel "$jobs" || return 1
    find build/coverage -name '*.gcda' -delete
    run_logged coverage ctest --preset coverage -j "$jobs" --no-tests=error || return 1
    gcovr --root . --filter 'core/' --filter 'app/' --filter 'ui/' --exclude-unreachable-branches \
        --txt build/gates/coverage.txt --html-details build/gates/coverage.html --json-summary build/gates/coverage.json \
        -j "$jobs" build/coverage >>build/gates/coverage.log 2>&1 || { note="see build/gates/coverage.log"; return 1; }
    tail -n 4 build/gates/coverage.txt
    gcovr --root . --filter 'core/' -j "$jobs" build/coverage --txt build/gates/coverage-core.txt \
        --fail-under-line "${COVERAGE_FLOOR:-0}" >>build/gates/coverage.log 2>&1 ||
        { note="core is below ${COVERAGE_FLOOR:-0} % of lines"; return 1; }
    note="core: $(awk '/^TOTAL/ {print $4}' build/gates/coverage-core.txt) of lines"
}

# All targets run, also after one that found something. What is undefined, a leak, more than 2 GB and more than 20 s for
# one input are findings as a crash is. To see one again: build/fuzz/tests/fuzz/NAME build/gates/NAME-crash-...
gate_fuzz() {
    need_packages clang
    local seconds=${FUZZ_SECONDS:-60} target name targets=0 found=()
    run_logged fuzz cmake --preset fuzz || return 1
    run_logged fuzz cmake --build build/fuzz --target fuzzers --parallel "$jobs" || return 1
    sort_seeds || return 1
    for target in build/fuzz/tests/fuzz/fuzz_*; do
        [ -x "$target" ] && [ -f "$target" ] || continue
        name=$(basename "$target")
        targets=$((targets + 1))
        rm -f "build/gates/$name.log"
        mkdir -p "build/gates/corpus/$name" "build/gates/seeds/$name"
        run_logged "$name" "$target" -max_total_time="$seconds" -rss_limit_mb=2048 -timeout=20 -max_len=65536 \
            -dict=tests/fuzz/values.dict -print_final_stats=1 -artifact_prefix="build/gates/$name-" \
            "build/gates/corpus/$name" "build/gates/seeds/$name" || found+=("$name")
        say "$(printf '  %-36s %4d seeds  %8s inputs  %6s a second' "$name" "$(find "build/gates/seeds/$name" -type f | wc -l)" \
            "$(fuzz_figure "$name" number_of_executed_units)" "$(fuzz_figure "$name" average_exec_per_sec)")"
    done
    [ "$targets" -gt 0 ] || { note="there are no targets in tests/fuzz"; return 77; }
    note="$targets targets, $seconds s each"
    [ "${#found[@]}" -eq 0 ] && return 0
    note="found something: ${found[*]}; see build/gates/NAME.log"
    return 1
}
fuzz_figure() { sed -n "s/^stat::$2: *//p" "build/gates/$1.log" | tail -n 1; }

# What the targets start from: our own test samples and examples, and the collected results where PARETOSCOPE_CORPUS names
# them. The engine says which target a file belongs to; a format that it knows and that has no target is a mistake.
sort_seeds() {
    local folder folders=(tests resources) seeds=build/gates/seeds
    [ -d "${PARETOSCOPE_CORPUS:-}" ] && folders+=("$PARETOSCOPE_CORPUS")
    rm -rf $seeds
    run_logged fuzz build/fuzz/tests/fuzz/sort_seeds $seeds "${folders[@]}" || return 1
    for folder in "$seeds"/*; do
        [ -x "build/fuzz/tests/fuzz/$(basename "$folder")" ] && continue
        note="$(basename "$folder") is no target of tests/fuzz/CMakeLists.txt"
        return 1
    done
}

# The package is built, its contents and its dependencies are looked at, and the program in it is run.
gate_deb() {
    need_packages dpkg-dev file desktop-file-utils
    local root=$PWD/build/gates/root package
    run_logged deb cmake --preset release -DPARETOSCOPE_TESTS=OFF -DPARETOSCOPE_BENCH=OFF || return 1
    run_logged deb cmake --build build/release --target paretoscope --parallel "$jobs" || return 1
    rm -rf build/gates/deb "$root"
    (cd build/release && run_in_place cpack -G DEB -B ../gates/deb) || { note="see build/gates/deb.log"; return 1; }
    package=$(find build/gates/deb -maxdepth 1 -name '*.deb')
    dpkg-deb -x "$package" "$root"
    dpkg-deb -f "$package" Package Version Depends Recommends Installed-Size
    local id=io.github.paretoscope.Paretoscope file
    for file in bin/paretoscope share/applications/$id.desktop share/metainfo/$id.metainfo.xml \
        share/icons/hicolor/scalable/apps/$id.svg share/mime/packages/$id.xml share/doc/paretoscope/copyright; do
        [ -s "$root/usr/$file" ] || { note="the package lacks usr/$file"; return 1; }
    done
    dpkg-deb -f "$package" Depends | grep -q libqt6charts6 || { note="no dependency on Qt Charts"; return 1; }
    desktop-file-validate "$root/usr/share/applications/$id.desktop" || return 1
    "$root/usr/bin/paretoscope" --version || return 1
    note=$(basename "$package")
}
run_in_place() { "$@" >>../gates/deb.log 2>&1; }

# Random hands under the sanitizers, a day of windows that come and go, and kills at random moments.
gate_window() {
    run_logged window cmake --preset asan-ui || return 1
    run_logged window cmake --build build/asan-ui --target tst_monkey --parallel "$jobs" || return 1
    export QT_QPA_PLATFORM=offscreen
    PARETOSCOPE_MONKEY_EVENTS=10000 ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1 \
        run_logged window build/asan-ui/tests/tst_monkey survivesRandomHands || return 1
    run_logged window cmake --preset release -DPARETOSCOPE_BENCH=OFF || return 1
    run_logged window cmake --build build/release --target tst_monkey tst_neverloses --parallel "$jobs" || return 1
    PARETOSCOPE_MEMORY_CYCLES=1000 QTEST_FUNCTION_TIMEOUT=3600000 \
        run_logged window build/release/tests/tst_monkey openingAndClosingLeavesNothing || return 1
    PARETOSCOPE_KILLS=100 run_logged window build/release/tests/tst_neverloses || return 1
    note=$(grep -oE '[0-9]+ cycles: .*' build/gates/window.log | tail -n 1)
}

# What a screen reader meets, over the accessibility bus, on a display and a bus of their own.
gate_access() {
    need_packages at-spi2-core python3-pyatspi dbus xvfb xauth
    run_logged access cmake --preset release -DPARETOSCOPE_TESTS=OFF -DPARETOSCOPE_BENCH=OFF || return 1
    run_logged access cmake --build build/release --target paretoscope --parallel "$jobs" || return 1
    local home=$PWD/build/gates/home
    rm -rf "$home" && mkdir -p "$home" && chmod 700 "$home"
    HOME=$home XDG_RUNTIME_DIR=$home XDG_CONFIG_HOME=$home XDG_DATA_HOME=$home run_logged access \
        xvfb-run -a dbus-run-session -- /bin/sh -c '/usr/libexec/at-spi-bus-launcher --launch-immediately &
            sleep 1; packaging/atspi.py build/release/app/paretoscope resources/examples/throughput-on-lo0.yaml' ||
        return 1
    note="$(grep -c ' named, 0 without' build/gates/access.log || true) pages, all named"
}

# The shipped coefficients, and the tables of their report, are what `fit` makes of the measured rows: some minutes.
gate_fit() {
    local data=${PARETOSCOPE_FIDELITY:-} made=build/gates
    [ -s "$data/open.csv" ] || { note="PARETOSCOPE_FIDELITY names no folder with measured rows"; return 77; }
    run_logged fit cmake --preset release -DPARETOSCOPE_TESTS=OFF -DPARETOSCOPE_BENCH=OFF || return 1
    run_logged fit cmake --build build/release --target paretoscope --parallel "$jobs" || return 1
    QT_QPA_PLATFORM=offscreen run_logged fit build/release/app/paretoscope fit "$data/open.csv" --operators \
        "$data/operators" --leave-out-tables --quiet -o $made/coefficients.yaml --report $made/fidelity.md || return 1
    diff resources/engine/coefficients.yaml $made/coefficients.yaml >$made/fit.diff &&
        head -c "$(stat -c %s $made/fidelity.md)" resources/engine/fidelity.md | diff - $made/fidelity.md >>$made/fit.diff &&
        { note="same coefficients, same report"; return 0; }
    head -n 20 $made/fit.diff
    note="see $made/fit.diff; $made/coefficients.yaml and $made/fidelity.md are what it makes"
    return 1
}

all=(rules desktop translations clang tsan asan-ui tidy coverage fuzz deb window fit access)
[ $# -gt 0 ] || set -- "${all[@]}"
for name in "$@"; do
    declare -F "gate_$name" >/dev/null || fail "No such gate: $name. There are: ${all[*]}"
done
need_packages "${run_packages[@]}" "${test_packages[@]}"
need_locale de_DE.UTF-8

summary=()
failures=0
for name in "$@"; do
    step "Gate: $name"
    note=""
    started=$SECONDS
    code=0
    rm -f "build/gates/$name.log"
    "gate_$name" || code=$?
    case $code in
    0) word=passed ;;
    77) word=skipped ;;
    *) word=FAILED failures=$((failures + 1)) ;;
    esac
    summary+=("$(printf '%-8s %-13s %5d s  %s' "$word" "$name" $((SECONDS - started)) "$note")")
done
step "Summary"
printf '%s\n' "${summary[@]}"
[ "$failures" -eq 0 ]
