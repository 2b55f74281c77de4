#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# Needs the Xcode command line tools and Homebrew. Writes a disk image to build/macos. Without a signing identity in
# PARETOSCOPE_SIGN_IDENTITY the application runs on this machine only.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
brew install cmake ninja qt yaml-cpp fmt simdjson eigen tl-expected cli11 nlohmann-json openssl@3 qpdf libxlsxwriter
cmake -S . -B build/macos -G Ninja -DCMAKE_BUILD_TYPE=Release -DPARETOSCOPE_TESTS=OFF -DPARETOSCOPE_BENCH=OFF \
    -DCMAKE_PREFIX_PATH="$(brew --prefix qt);$(brew --prefix openssl@3)"
cmake --build build/macos
cmake --install build/macos --prefix build/macos/stage
if [ -n "${PARETOSCOPE_SIGN_IDENTITY:-}" ]; then
    codesign --deep --force --options runtime --sign "$PARETOSCOPE_SIGN_IDENTITY" build/macos/stage/paretoscope.app
fi
(cd build/macos && cpack -G DragNDrop)
