#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Rules of the house that need no compiler: packaging/check.sh [layers] [licence] [words] [binaries] [ids] [scripts] [docs] [translations]
# All of them by default. Prints what breaks a rule and where; quick enough to be part of every test run.
set -eu # no pipefail: a grep that finds nothing is good news here
shopt -s lastpipe # a pipe's last command runs here, so that it can note a finding
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/lib.sh
source packaging/lib.sh

broken=0
# Reads findings from standard input; none is good.
none() {
    local rule=$1 found
    found=$(cat)
    [ -z "$found" ] && return 0
    printf '%s:\n%s\n' "$rule" "$(sed 's/^/    /' <<<"$found")"
    broken=1
}

existing() { # the files of the project under these folders, by a pattern
    local pattern=$1
    project_files | grep -E -- "$pattern" || true
}

# grep over the files named on standard input; finding nothing is no error.
search() {
    xargs -r -d '\n' grep -nHE "$@" -- /dev/null || true
}

# Arrows point one way, app → ui → core; charts and sockets each have one room.
check_layers() {
    existing '^core/.*\.(h|cpp)$' | search -e '#[[:space:]]*include[[:space:]]*[<"](Q[A-Z]|Qt|ui/|app/|CLI/)' |
        none "The engine includes neither Qt nor what lies above it"
    grep -nE 'Qt[0-9]*::|find_package\(Qt' core/CMakeLists.txt | none "The engine links no Qt"
    existing '^core/.*\.h$' | search -e '#[[:space:]]*include[[:space:]]*[<"](nlohmann|yaml-cpp|simdjson|Eigen|xlsxwriter)' |
        none "Libraries stay inside the file that wraps them"
    existing '^ui/.*\.(h|cpp)$' | search -e '#[[:space:]]*include[[:space:]]*[<"](app/|CLI/)' |
        none "The window does not know the command line"
    existing '^(ui|app)/.*\.(h|cpp)$' | grep -v '^ui/charts/' |
        search -e '#[[:space:]]*include[[:space:]]*<(QtCharts|QChart|QAbstractSeries|QXYSeries|QLineSeries|QScatterSeries|QBar|QAreaSeries|QSplineSeries|QPieSeries|QAbstractAxis|QValueAxis|QLogValueAxis|QCategoryAxis|QLegend)' |
        none "Qt Charts stays inside ui/charts"
    existing '^(ui|app)/.*\.(h|cpp)$' | grep -v '^ui/network/' |
        search -e '#[[:space:]]*include[[:space:]]*<(QNetwork|QTcp|QUdp|QSsl|QAbstractSocket|QLocal(Socket|Server)|QWebSocket|QHttp)' |
        none "Sockets stay inside ui/network"
    existing '^(core|ui|app)/.*\.(h|cpp)$' | search -e '\b(strtod|strtof|stod|stof|atof|sscanf)[[:space:]]*\(' |
        none "Numbers are read without the locale: core::parseNumber"
    existing '^(core|ui|app)/.*\.(h|cpp)$' | grep -v '^core/filewriter\.cpp$' |
        search -e '\b(QSaveFile|QTemporaryFile|ofstream|fopen)\b' |
        none "Files are written by core::writeFileAtomically, which does not say so of a disk that was full"
    existing '^core/.*\.(h|cpp)$' |
        search -e '\b(system_clock|random_device|setlocale|getenv)\b|std::time[[:space:]]*\(' |
        none "The engine has no clock, no locale, no environment, no seed of its own"
}

check_licence() {
    local file
    existing '(\.(h|cpp|sh|cmake|clang-format|clang-tidy|desktop|metainfo\.xml|mime\.xml|ya?ml|nsi)|CMakeLists\.txt|^\.ci/run)$' |
        grep -vE '^(tests|resources/examples)/.*\.ya?ml$' |
        while IFS= read -r file; do
            head -n 5 "$file" | grep -qF 'SPDX-License-Identifier: GPL-3.0-or-later' || printf '%s\n' "$file"
        done | none "Every source file begins with its licence"
}

check_words() {
    existing '\.(h|cpp|sh|cmake|txt|md|ya?ml|json|svg|xml|desktop|ts)$|^\.ci/run$' | grep -vE '^(LICENSE|packaging/check\.sh)$' |
        search -e '(^|[^A-Za-z0-9_.:/~*-])/(work|home|root|Users|mnt|srv)/[A-Za-z0-9]' |
        none "No path of one machine in the project"
    existing '\.(h|cpp|sh|cmake|md)$|CMakeLists\.txt$' | grep -vE '^packaging/check\.sh$' |
        search -e '\b(TODO|FIXME|XXX|HACK)\b' | none "No notes to oneself in the sources"
    existing '\.(h|cpp)$' | search -e '^[[:space:]]*//[[:space:]]*(return|if|for|while|auto|[A-Za-z_:>-]+\()[^.]*;[[:space:]]*$' |
        none "No commented-out code"
    existing '\.(h|cpp|md|sh)$' | grep -vE '^packaging/check\.sh$' | search -i -e '\b(issue|ticket|bug|pull request)[[:space:]]+#[0-9]+' |
        none "The project explains itself without numbers of a tracker"
}

# Text only, but for fonts and icons that come with a licence.
check_binaries() {
    local file
    project_files | grep -vE '^resources/(icons|fonts)/' | while IFS= read -r file; do
        if [ -s "$file" ] && ! grep -qI '' "$file"; then
            printf '%s\n' "$file"
        fi
    done | none "No binaries beyond icons and fonts"
    project_files | grep -E '(^|/)(moc_|ui_|qrc_)[^/]*\.(cpp|h)$|\.(o|a|so|qm|pyc|orig|rej)$' | none "No generated files"
    project_files | while IFS= read -r file; do
        [ "$(stat -c %s "$file")" -le 2000000 ] || printf '%s\n' "$file"
    done | none "No file above 2 MB"
}

# One name in desktop file, metadata, icon, packages and code, or the desktop does not connect them.
check_ids() {
    local id=io.github.paretoscope.Paretoscope
    {
        grep -qxF "  <id>$id</id>" packaging/$id.metainfo.xml || echo "packaging/$id.metainfo.xml: id"
        grep -qxF "  <launchable type=\"desktop-id\">$id.desktop</launchable>" packaging/$id.metainfo.xml ||
            echo "packaging/$id.metainfo.xml: launchable"
        grep -qxF "Icon=$id" packaging/$id.desktop || echo "packaging/$id.desktop: Icon"
        grep -qxF "id: $id" packaging/flatpak/$id.yaml || echo "packaging/flatpak/$id.yaml: id"
        grep -qF "set(paretoscope_id $id)" packaging/CMakeLists.txt || echo "packaging/CMakeLists.txt: paretoscope_id"
        # Where the code names itself to the desktop, it uses the same id.
        grep -rhoE 'setDesktopFileName\([^)]*\)' app ui | grep -vF "\"$id\"" || true
        local version
        version=$(sed -nE 's/^project\(paretoscope VERSION ([0-9.]+).*/\1/p' CMakeLists.txt)
        grep -qF "<release version=\"$version\"" packaging/$id.metainfo.xml ||
            echo "packaging/$id.metainfo.xml: no release $version, the version of CMakeLists.txt"
    } | none "One application id and one version everywhere"
}

check_scripts() {
    local script
    for script in packaging/*.sh .ci/run; do
        bash -n "$script" 2>&1 || true
        case $script in
        packaging/lib.sh) ;;
        *) [ -x "$script" ] || echo "$script: not executable" ;;
        esac
    done | none "Shell scripts can be read and run"
    ! command -v shellcheck >/dev/null 2>&1 || shellcheck -x -S warning -f gcc packaging/*.sh .ci/run 2>&1 | none "shellcheck"
}

# What the documents name exists: presets, scripts and folders.
check_docs() {
    local document name
    for document in README.md CONTRIBUTING.md ARCHITECTURE.md packaging/README.md; do
        [ -e "$document" ] || { echo "$document is missing"; continue; }
        { grep -oE '\]\([^)#: ]+' "$document" || true; } | sed 's/^](//' | sort -u | while IFS= read -r name; do
            [ -e "$(dirname "$document")/$name" ] || echo "$document links to $name"
        done
        { grep -oE -- '--preset [a-z-]+' "$document" || true; } | sed 's/--preset //' | sort -u | while IFS= read -r name; do
            grep -qF "{\"name\": \"$name\"" CMakePresets.json || echo "$document: no preset $name"
        done
        { grep -oE '\b(packaging/[a-z]+\.sh|\.ci/run)\b' "$document" || true; } | sort -u | while IFS= read -r name; do
            [ -x "$name" ] || [ "$name" = packaging/lib.sh ] || echo "$document: no script $name"
        done
    done | none "What the documents point at exists"
}

# Each text of each language is there; that none is missing from the files is the gate "translations".
check_translations() {
    project_files | grep -E '^translations/.*\.ts$' | search -e 'type="(unfinished|vanished|obsolete)"' -e '<translation></translation>' |
        none "Every text is translated"
    # lupdate files a text under the wrong name after a function whose result is named with its namespace; the program
    # then looks for it elsewhere and shows English.
    project_files | grep -E '^translations/.*\.ts$' | search -e '<name>(Say|Words|Texts)</name>' |
        none "Every text is filed where the program looks for it"
}

[ $# -gt 0 ] || set -- layers licence words binaries ids scripts docs translations
for name in "$@"; do
    declare -F "check_$name" >/dev/null || fail "No such check: $name (layers licence words binaries ids scripts docs translations)"
    "check_$name"
done
exit "$broken"
