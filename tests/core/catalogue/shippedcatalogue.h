// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/files.h"

#include <memory>
#include <string>
#include <vector>

/// The catalogue as it ships, read from the source tree.
namespace tests {

inline std::vector<core::catalogue::CatalogueText> shippedTexts()
{
    std::vector<core::catalogue::CatalogueText> texts;
    for (const std::string name : {"gpus.yaml", "models.yaml", "grids.yaml", "providers.yaml", "engines.yaml"}) {
        std::string path = PARETOSCOPE_SOURCE_DIR "/resources/catalogue/";
        path += name;
        texts.push_back({name, core::readFile(path).value_or(std::string())});
    }
    return texts;
}

/// Read once for all tests of a program.
inline std::shared_ptr<const core::catalogue::Catalogue> shippedCatalogue()
{
    static const auto read = [] {
        core::Diagnostics diagnostics;
        return std::make_shared<const core::catalogue::Catalogue>(
            *core::catalogue::Catalogue::read(shippedTexts(), {}, diagnostics));
    }();
    return read;
}

} // namespace tests
