// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands.h"

#include "app/command_audit.h"
#include "app/command_calibrate.h"
#include "app/command_catalogue.h"
#include "app/command_explore.h"
#include "app/command_fit.h"
#include "app/command_import.h"
#include "app/command_knee.h"
#include "app/command_predict.h"
#include "app/command_report.h"
#include "app/command_schema.h"
#include "app/command_scorecard.h"
#include "app/command_screenshot.h"
#include "app/command_sensitivity.h"
#include "app/command_size.h"

namespace app {

const std::vector<AddCommand> &commands()
{
    static const std::vector<AddCommand> all{
        addSizeCommand,    addKneeCommand,    addImportCommand,     addScorecardCommand, addAuditCommand,
        addReportCommand,  addChartCommand,   addScreenshotCommand, addCatalogueCommand, addSensitivityCommand,
        addExploreCommand, addPredictCommand, addFitCommand,        addCalibrateCommand, addSchemaCommand,
    };
    return all;
}

} // namespace app
