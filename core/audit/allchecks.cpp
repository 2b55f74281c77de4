// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/audit/allchecks.h"

#include "core/audit/checks.h"

namespace core::audit {

std::vector<CheckDescription> allChecks()
{
    std::vector<CheckDescription> all;
    for (const auto *table : {&methodChecks(), &arithmeticChecks(), &hardwareChecks(), &figureChecks(),
                              &compareChecks(), &sizingChecks(), &exposureChecks(), &claimChecks()}) {
        for (const Check &check : *table)
            all.push_back({check.id, check.severity, check.title, check.remedy});
    }
    return all;
}

} // namespace core::audit
