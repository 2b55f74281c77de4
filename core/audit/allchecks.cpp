// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/allchecks.h"

#include "core/audit/checktables.h"

namespace core::audit {

std::vector<const std::vector<Check> *> checkTables()
{
    return {&methodChecks(), &arithmeticChecks(), &hardwareChecks(), &figureChecks(), &compareChecks(),
            &sizingChecks(), &exposureChecks(),   &stretchChecks(),  &powerChecks(),  &claimChecks()};
}

std::vector<CheckDescription> allChecks()
{
    std::vector<CheckDescription> all;
    for (const std::vector<Check> *table : checkTables()) {
        for (const Check &check : *table)
            all.push_back({check.id, check.severity, check.title, check.remedy});
    }
    return all;
}

} // namespace core::audit
