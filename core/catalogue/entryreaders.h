// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/fieldreader.h"

/// One function an entry kind, from a map of the catalogue's YAML. What is missing or wrong is an error of the reader.
namespace core::catalogue {

GpuSpec readGpu(FieldReader &reader);
ModelSpec readModel(FieldReader &reader);
GridZone readGrid(FieldReader &reader);
Provider readProvider(FieldReader &reader);
CostItem readCost(FieldReader &reader);
EngineSpec readEngine(FieldReader &reader);

} // namespace core::catalogue
