#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Pictures of every page to look at, in one go: light and dark, the languages, one and two pixels a point, a small
# window, a fraction of a pixel, high contrast, twice the text, and the slides.
#   packaging/gallery.sh [-o FOLDER] [-p PROGRAM] [-l "en de"] [-q] [PROJECT]
# -q: only light and dark in English at one pixel a point. FOLDER is out/gallery, PROJECT the built-in example.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
# shellcheck source=packaging/lib.sh
source packaging/lib.sh

out=out/gallery
languages="en de"
quick=""
program=""
while getopts o:p:l:q option; do
    case $option in
    o) out=$OPTARG ;;
    p) program=$OPTARG ;;
    l) languages=$OPTARG ;;
    q) quick=yes ;;
    *) fail "See the head of this script for what it takes." ;;
    esac
done
shift $((OPTIND - 1))
project=${1:-resources/examples/throughput-on-lo0.yaml}
for candidate in build/release/app/paretoscope build/dev/app/paretoscope; do
    [ -n "$program" ] || { [ -x "$candidate" ] && program=$candidate; }
done
[ -n "$program" ] || fail "There is no program yet: run packaging/run.sh --version first, or name one with -p."

pictures() { # folder, arguments
    local folder=$out/$1
    shift
    say "$folder"
    mkdir -p "$folder"
    "$program" screenshot "$project" --page all -o "$folder" --quiet "$@"
}

for language in $languages; do
    for look in light dark; do
        for scale in 1 2; do
            [ -z "$quick" ] || [ "$language-$scale" = en-1 ] || continue
            arguments=(--lang "$language" --scale "$scale" --size 1280x720)
            [ "$look" = light ] || arguments+=(--dark)
            pictures "$language-$look-${scale}x" "${arguments[@]}"
        done
    done
done
if [ -z "$quick" ]; then
    for language in $languages; do
        pictures "$language-small" --lang "$language" --size 1024x640
        pictures "$language-large-text" --lang "$language" --size 1920x1080 --text 2
    done
    pictures contrast --high-contrast --size 1280x720
    pictures contrast-dark --high-contrast --dark --size 1280x720
    pictures fraction --scale 1.5 --size 1280x720
    for look in light dark; do
        arguments=()
        [ "$look" = light ] || arguments+=(--dark)
        say "$out/slides-$look"
        "$program" screenshot "$project" --page presentation -o "$out/slides-$look" --quiet --size 1280x720 "${arguments[@]}"
    done
fi
say "$(find "$out" -name '*.png' | wc -l) pictures in $out"
