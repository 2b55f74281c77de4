// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/project.h"

#include <QList>
#include <QLocale>
#include <QString>
#include <QStringList>
#include <optional>
#include <utility>

/// The fields of the scenario, declared once: where they stand in the project,
/// how they are called, what is sensible.
namespace ui::scenario {

enum class Group { Workload, Slo, Model, Hardware, Engine, Site, Ownership };
inline constexpr int groupCount = 7;
inline constexpr int fieldsAtOnce = 5; ///< of a group; the others stand behind "more"

struct Field
{
    enum class Kind { Number, Integer, Choice, Text, List }; ///< a list: of numbers
    QString path;                                            ///< in the project file
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
    bool unitSpoken = true; ///< "ratio" says what a number is, and is not said after one
    bool playful = false;   ///< has a slider although it is not important
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
    QString source;                  ///< where the project says it comes from
    QString range;                   ///< "0.3 to 0.5" where the project states an uncertainty
    std::optional<double> low, high; ///< its ends, as the project holds them
    bool operator==(const Shown &) const = default;
};
Shown valueIn(const core::project::Node &document, const Field &field);
/// As it holds: also what a project in the source's own form says with keys of its own or in prose.
Shown valueIn(const core::project::Project &project, const core::project::Node &document, const Field &field);
/// Where the document holds the value: the field's path, that of the whole where it is written in short
/// (`prompt_tokens: 800` for its mean), or the key of the source's own form that states it.
QString storedPath(const core::project::Node &document, const Field &field);
/// The document with a short form around the field written out, so that the field can be set beside it.
core::project::Node withRoomFor(const core::project::Node &document, const Field &field);
/// The path and the node by which the value is set; a short form around it is written out on the way.
std::pair<QString, core::project::Node> placed(const core::project::Node &document, const Field &field,
                                               const core::project::Node &value);
/// How sure a number is: [low, high], or with the expected value where that is not the middle of both.
core::project::Node rangeNode(double low, double middle, double high);
/// The number as the project holds it, from what is shown.
double storedOf(const Field &field, double shown);
/// Numbers between spaces or semicolons, as the project writes a list of them; absent where one is none.
std::optional<core::project::Node> listOf(const QString &text, const QLocale &locale);

/// A workload to start from (domain, what the source advises).
struct Profile
{
    QString id, title;
    double promptP50Tokens, outputP50Tokens, maxNumSeqs, maxNumBatchedTokens;
};
QList<Profile> profiles();
core::project::Node withProfile(const core::project::Node &document, const Profile &profile);

} // namespace ui::scenario
