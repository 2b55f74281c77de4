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
Importer sglangServingImporter();
Importer sglangOneBatchImporter();
Importer sglangOfflineImporter();
Importer genaiPerfImporter();
Importer genaiPerfCsvImporter();
Importer perfAnalyzerImporter();
Importer llmperfImporter();
Importer inferencemaxImporter();
Importer vllmThroughputImporter();
Importer vllmLatencyImporter();
Importer vllmSweepImporter();
Importer vllmSweepCsvImporter();
Importer inferencePerfImporter();
Importer mlperfImporter();
Importer mlperfTableImporter();
Importer mlperfCsvImporter();
Importer llmdReportImporter();
Importer evalscopeImporter();
Importer locustImporter();
Importer inferenceBenchmarkerImporter();
Importer fmperfImporter();
Importer gridSearchImporter();
Importer gridSearchCsvImporter();
Importer aiperfSweepCsvImporter();
Importer consoleImporter();
Importer tableImporter();

} // namespace core::results
