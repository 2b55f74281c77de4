# SPDX-License-Identifier: GPL-3.0-or-later
# Shared functions of the set-up scripts. Sourced with `set -euo pipefail`; needs bash and nothing else.
# shellcheck shell=bash disable=SC2034

# What building and running the program takes on a fresh Debian 12.
run_packages=(
    g++ cmake ninja-build pkg-config
    qt6-base-dev qt6-charts-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    libqt6opengl6-dev libgl-dev
    libyaml-cpp-dev libfmt-dev libsimdjson-dev libeigen3-dev libexpected-dev libcli11-dev
    nlohmann-json3-dev libssl-dev libqpdf-dev libxlsxwriter-dev zlib1g-dev
    # Found at run time only: window system plugins, Qt's own translations, fonts for screen and reports.
    qt6-qpa-plugins qt6-wayland qt6-translations-l10n libqt6svg6 xkb-data fontconfig fonts-dejavu-core
    ca-certificates
)
# What the tests take on top.
test_packages=(
    xvfb xauth qpdf poppler-utils locales libbenchmark-dev clang-format-14
)

say() { printf '%s\n' "$*"; }
step() { printf '\n== %s\n' "$*"; }
fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# As root, or through sudo.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null 2>&1; then
        sudo "$@"
    else
        fail "This needs root: run it as root, or install sudo. It would have run: $*"
    fi
}

# Those of the given packages that are not installed, one a line.
missing_packages() {
    local have
    have=$(dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | sed -n 's/^installed //p' || true)
    local package
    for package in "$@"; do
        grep -qxF -- "$package" <<<"$have" || printf '%s\n' "$package"
    done
}

# Installs what is missing; silent, quick and offline when nothing is.
need_packages() {
    if ! command -v dpkg-query >/dev/null 2>&1 || ! command -v apt-get >/dev/null 2>&1; then
        say "This is not a Debian-like system, so nothing is installed here. Needed, under their Debian names: $*" >&2
        return 0
    fi
    local missing
    mapfile -t missing < <(missing_packages "$@")
    [ "${#missing[@]}" -eq 0 ] && return 0
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null 2>&1; then
        fail "Packages are missing and there is neither root nor sudo. As root run: apt-get install ${missing[*]}"
    fi
    step "Installing ${#missing[@]} packages: ${missing[*]}"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get update -qq </dev/null \
        || fail "The package lists could not be fetched: is there a network, and a mirror in /etc/apt?"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
        -o Dpkg::Use-Pty=0 "${missing[@]}" </dev/null >/dev/null \
        || fail "apt-get could not install: ${missing[*]}"
}

# Makes a locale such as de_DE.UTF-8 available.
need_locale() {
    local name=$1 folded
    folded=$(tr '[:upper:]' '[:lower:]' <<<"${name//-/}")
    locale -a 2>/dev/null | tr '[:upper:]' '[:lower:]' | tr -d - | grep -qxF -- "$folded" && return 0
    command -v localedef >/dev/null 2>&1 || return 0
    step "Generating the locale $name"
    as_root localedef -i "${name%%.*}" -f "${name#*.}" "$name" \
        || say "The locale $name could not be generated; the tests that need it say so." >&2
}

# Compilers at a time: a processor each, and about 1.2 GB of memory each.
parallel_jobs() {
    local jobs memory
    jobs=$(nproc 2>/dev/null || echo 2)
    memory=$(awk '/^MemAvailable:/ {print int($2 / 1200000)}' /proc/meminfo 2>/dev/null || echo "$jobs")
    [ "${memory:-0}" -ge 1 ] || memory=1
    [ "$jobs" -le "$memory" ] || jobs=$memory
    printf '%s\n' "$jobs"
}

# The project's own C++ files, also in a copy without git.
source_files() {
    if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
        git ls-files -- '*.cpp' '*.h'
    else
        find app core ui tests -name '*.cpp' -o -name '*.h' | sort
    fi
}

# All files that belong to the project.
project_files() {
    if git rev-parse --is-inside-work-tree >/dev/null 2>&1; then
        git ls-files
    else
        find . -type f -not -path './build/*' -not -path './out/*' -not -path './.git/*' -printf '%P\n' | sort
    fi
}
