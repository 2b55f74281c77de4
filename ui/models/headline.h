// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"
#include "ui/charts/chartspec.h"

#include <QList>
#include <QString>
#include <optional>

namespace ui {

/// One figure of the strip on top of every page.
struct HeadlineCell
{
    QString id;                       ///< "cpm"
    QString title;                    ///< "Cost of a million tokens": for the popover and assistive technology
    QString value;                    ///< "0.917"; "–" when absent
    QString unit;                     ///< "€/1M tok"
    QString caption;                  ///< basis: "goodput basis"
    QString reason;                   ///< why the value is absent
    std::optional<charts::Role> role; ///< its mark
    std::optional<core::project::Figure> figure; ///< with its formula, where it is a computed figure
    bool isChecks = false;
    bool severe = false; ///< of the checks: at least one is
    QStringList doubts;  ///< of a figure: the open checks that concern it, in words
    bool severeDoubt = false;
};

/// The whole row of a project. `baseline`: the figures before, where the changes against them are wanted.
QList<HeadlineCell> headlineOf(const core::project::Project &project, const core::project::Evaluation &evaluation,
                               const core::project::Evaluation *baseline = nullptr);

} // namespace ui
