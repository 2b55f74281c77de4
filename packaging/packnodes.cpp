// SPDX-License-Identifier: GPL-3.0-or-later
// Part of the build: packs a YAML file that ships with the program, so that no start of the program has to parse it.
#include "core/files.h"
#include "core/project/nodepack.h"

#include <cstdio>
#include <fmt/format.h>

int main(int argc, char **argv)
{
    if (argc != 3) {
        fmt::print(stderr, "usage: {} input.yaml output.nodes\n", argv[0]);
        return 2;
    }
    const auto text = core::readFile(core::pathFromText(argv[1]));
    if (!text) {
        fmt::print(stderr, "{}\n", text.error().describe());
        return 1;
    }
    const auto document = core::project::readYaml(*text, argv[1]);
    if (!document) {
        fmt::print(stderr, "{}\n", document.error().describe());
        return 1;
    }
    const auto written = core::writeFileAtomically(core::pathFromText(argv[2]), core::project::packed(*document));
    if (!written)
        fmt::print(stderr, "{}\n", written.error().describe());
    return written ? 0 : 1;
}
