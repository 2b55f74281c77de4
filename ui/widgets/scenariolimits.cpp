// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scenariolimits.h"

#include "core/project/fieldlimits.h"

#include <QHash>
#include <algorithm>
#include <array>

namespace ui::scenario {

using core::project::Node;

namespace {

/// Whether a project that says only this is read.
bool accepts(const std::string &path, double stored)
{
    const Node document = Node::map({{"schema", Node::scalar("paretoscope/1")}}).with(path, Node::number(stored));
    core::Diagnostics unsaid;
    return core::project::interpret(document, {}, unsaid).has_value();
}

Limits ask(const std::string &path, bool whole)
{
    constexpr double beside = 1e-3; // of a bound, so near that nothing else lies between
    constexpr std::array<double, 3> lowest{-1.0, 0.0, 1.0};
    Limits limits;
    for (const double bound : lowest) {
        if (accepts(path, bound - 1.0))
            break; // goes on below
        if (accepts(path, bound))
            limits.least = bound;
        else if (!whole && accepts(path, bound + beside)) {
            limits.least = bound;
            limits.above = true;
        }
        if (limits.least)
            break;
    }
    constexpr double hoursOfDay = 24.0, rates = 1e5, counts = 1e9;
    std::array<double, 6> highest{1.0, 10.0, hoursOfDay, rates, counts, core::project::detail::mostOf(path)};
    std::sort(highest.begin(), highest.end());
    for (const double bound : highest) {
        const double past = whole ? bound + 1.0 : bound * (1.0 + beside);
        if (accepts(path, bound) && !accepts(path, past)) {
            limits.most = bound;
            break;
        }
    }
    return limits;
}

} // namespace

Limits limitsOf(const Field &field)
{
    static QHash<QString, Limits> known; // of fields, which live in the thread of the windows
    auto found = known.constFind(field.path);
    if (found == known.constEnd())
        found = known.insert(field.path, ask(field.path.toStdString(), field.kind == Field::Kind::Integer));
    Limits shown = *found;
    for (std::optional<double> *bound : {&shown.least, &shown.most})
        if (*bound)
            **bound *= field.shownPerStored;
    return shown;
}

} // namespace ui::scenario
