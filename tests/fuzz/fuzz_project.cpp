// SPDX-License-Identifier: GPL-3.0-or-later
// Any text as a project file: it is refused with a reason, or it is written and read back the same.
#include "core/project/document.h"
#include "core/project/project.h"

#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    using namespace core::project;
    const std::string_view text(reinterpret_cast<const char *>(data), size);
    core::Diagnostics diagnostics;
    Node document;
    if (!readProject(text, "fuzz.yaml", document, diagnostics))
        return 0;
    const auto again = readYaml(writeYaml(document), "written.yaml");
    if (!again || !(*again == document))
        std::abort();
    return 0;
}
