// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as YAML: what can be read can be written, and reads back the same.
#include "core/project/document.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace core::project;
    const auto document = readYaml(std::string_view(reinterpret_cast<const char *>(data), size), "fuzz.yaml");
    if (!document)
        return 0;
    const auto again = readYaml(writeYaml(*document), "written.yaml");
    if (!again || !(*again == *document))
        std::abort();
    return 0;
}
