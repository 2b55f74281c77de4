// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

/// The fields of the scenario, declared once: where they stand in the project,
/// how they are called, what is sensible.
namespace ui::scenario {

enum class Group { Workload, Slo, Model, Hardware, Engine, Site, Ownership };
inline constexpr int groupCount = 7;
inline constexpr int fieldsAtOnce = 5; ///< of a group; the others stand behind "more"

struct Field
{
    enum class Kind { Number, Integer, Choice, Text };
    QString path; ///< in the project file
    Group group = Group::Workload;
    Kind kind = Kind::Number;
    QString label, unit, hint;
    double minimum = 0.0,
           maximum = 1.0; ///< of the slider, as shown; equal: no slider
    bool logarithmic = false;
    double shownPerStored = 1.0;    ///< 100 for a fraction shown as percent
    std::optional<double> standard; ///< what holds when the project is silent, as shown
    QStringList choices;            ///< texts as the project writes them; a Text field
                                    ///< offers them and takes others
    QStringList choiceTitles;       ///< how they are called; empty: as written
    QString standardChoice;
    bool important = false; ///< among the first in its group
};

QString groupTitle(Group group);
QString groupId(Group group); ///< "workload", for the settings
/// What a folded group says about itself: "FR · PUE 1.4".
QString groupSummary(Group group, const core::project::Project &project);

/// The fields of a project, in the order in which they are shown. Some depend
/// on it: one for each term of the SLO.
QList<Field> fieldsOf(const core::project::Project &project);

/// A field's value in a document, as shown.
struct Shown
{
    std::optional<double> number;
    QString text;
    QString source; ///< where the project says it comes from
    QString range;  ///< "0.3 to 0.5" where the project states an uncertainty
    bool operator==(const Shown &) const = default;
};
Shown valueIn(const core::project::Node &document, const Field &field);

/// A workload to start from (domain, what the source advises).
struct Profile
{
    QString id, title;
    double promptP50Tokens, outputP50Tokens, maxNumSeqs, maxNumBatchedTokens;
};
QList<Profile> profiles();
core::project::Node withProfile(const core::project::Node &document, const Profile &profile);

} // namespace ui::scenario
