// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/importer.h"

/// One function a tool, each in a file of its own.
namespace core::results {

Importer vllmServeImporter();
Importer guidellmImporter();
Importer guidellmCsvImporter();
Importer aiperfImporter();
Importer aiperfRecordsImporter();
Importer aiperfCsvImporter();
Importer tableImporter();

} // namespace core::results
