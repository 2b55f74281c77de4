// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/axistexts.h"

#include "ui/texts.h"

#include <QCoreApplication>
#include <QLocale>
#include <array>

namespace ui::axistexts {

namespace {

using charts::Role;

struct Words
{
    const char *id, *name, *unit, *longUnit;
    Role role;
};

constexpr std::array words{
    Words{"cpm_eur_per_mtok", QT_TRANSLATE_NOOP("ui::axes", "Cost"), QT_TRANSLATE_NOOP("ui::axes", "€/1M"),
          QT_TRANSLATE_NOOP("ui::axes", "€/1M tok"), Role::Cost},
    Words{"goodput_tokens_per_s", QT_TRANSLATE_NOOP("ui::axes", "Goodput"), QT_TRANSLATE_NOOP("ui::axes", "tok/s"),
          QT_TRANSLATE_NOOP("ui::axes", "tok/s"), Role::Goodput},
    Words{"goodput_per_gpu", QT_TRANSLATE_NOOP("ui::axes", "Goodput per GPU"), QT_TRANSLATE_NOOP("ui::axes", "tok/s"),
          QT_TRANSLATE_NOOP("ui::axes", "tok/s a GPU"), Role::Goodput},
    Words{"goodput_per_kw", QT_TRANSLATE_NOOP("ui::axes", "Goodput per kW"), QT_TRANSLATE_NOOP("ui::axes", "tok/s/kW"),
          QT_TRANSLATE_NOOP("ui::axes", "tok/s a kW"), Role::Goodput},
    Words{"goodput_per_capex_eur", QT_TRANSLATE_NOOP("ui::axes", "Goodput per € of capex"),
          QT_TRANSLATE_NOOP("ui::axes", "tok/s/€"), QT_TRANSLATE_NOOP("ui::axes", "tok/s a €"), Role::Goodput},
    Words{"energy_j_per_token", QT_TRANSLATE_NOOP("ui::axes", "Energy"), QT_TRANSLATE_NOOP("ui::axes", "J/tok"),
          QT_TRANSLATE_NOOP("ui::axes", "J/tok"), Role::Energy},
    Words{"carbon_g_per_mtok", QT_TRANSLATE_NOOP("ui::axes", "Carbon"), QT_TRANSLATE_NOOP("ui::axes", "g/1M"),
          QT_TRANSLATE_NOOP("ui::axes", "g CO₂e/1M tok"), Role::Energy},
    Words{"sovereignty", QT_TRANSLATE_NOOP("ui::axes", "Sovereignty"), "", "", Role::Neutral},
    Words{"ttft_p95_ms", QT_TRANSLATE_NOOP("ui::axes", "TTFT p95"), QT_TRANSLATE_NOOP("ui::axes", "ms"),
          QT_TRANSLATE_NOOP("ui::axes", "ms"), Role::Ttft},
    Words{"tpot_p95_ms", QT_TRANSLATE_NOOP("ui::axes", "TPOT p95"), QT_TRANSLATE_NOOP("ui::axes", "ms"),
          QT_TRANSLATE_NOOP("ui::axes", "ms"), Role::Tpot},
    Words{"capex_eur", QT_TRANSLATE_NOOP("ui::axes", "Capex"), "€", "€", Role::Cost},
    Words{"gpus", QT_TRANSLATE_NOOP("ui::axes", "GPUs"), "", "", Role::Neutral},
    Words{"power_w", QT_TRANSLATE_NOOP("ui::axes", "Power"), "W", "W", Role::Energy},
    Words{"water_l_per_mtok", QT_TRANSLATE_NOOP("ui::axes", "Water"), QT_TRANSLATE_NOOP("ui::axes", "l/1M"),
          QT_TRANSLATE_NOOP("ui::axes", "l/1M tok"), Role::Energy},
    Words{"quality", QT_TRANSLATE_NOOP("ui::axes", "Quality"), "", "", Role::Neutral},
    Words{"headroom", QT_TRANSLATE_NOOP("ui::axes", "Head-room"), "", "", Role::Neutral},
};

const Words *find(const std::string &axis)
{
    for (const Words &entry : words) {
        if (axis == entry.id)
            return &entry;
    }
    return nullptr;
}

QString tr(const char *text)
{
    return *text == '\0' ? QString() : QCoreApplication::translate("ui::axes", text);
}

} // namespace

QString name(const std::string &axis)
{
    const Words *entry = find(axis);
    return entry != nullptr ? tr(entry->name) : fromUtf8(axis);
}

QString inSentence(const std::string &axis)
{
    QString word = name(axis);
    const bool abbreviation = word.size() < 2 || !word[1].isLower();
    if (!abbreviation && QLocale().language() != QLocale::German) // whose nouns keep their capitals
        word[0] = word[0].toLower();
    return word;
}

QString shortUnit(const std::string &axis)
{
    const Words *entry = find(axis);
    return entry != nullptr ? tr(entry->unit) : QString();
}

QString title(const std::string &axis)
{
    const Words *entry = find(axis);
    const QString unit = entry != nullptr ? tr(entry->longUnit) : QString();
    return unit.isEmpty() ? name(axis) : QStringLiteral("%1, %2").arg(name(axis), unit);
}

charts::Role role(const std::string &axis)
{
    const Words *entry = find(axis);
    return entry != nullptr ? entry->role : Role::Neutral;
}

QString candidateName(const core::scorecard::CandidateValues &candidate)
{
    return candidate.id == "scenario" ? QCoreApplication::translate("core", "scenario") : fromUtf8(candidate.id);
}

QString standing(const core::scorecard::Standing &standing)
{
    using core::scorecard::Status;
    switch (standing.status) {
    case Status::Front:
        return QCoreApplication::translate("ui::axes", "on the front");
    case Status::Dominated:
        return standing.dominatedBy.empty() ? QCoreApplication::translate("ui::axes", "dominated")
                                            : QCoreApplication::translate("ui::axes", "dominated by %1")
                                                  .arg(fromUtf8(standing.dominatedBy.front().by));
    case Status::Undecided:
        return QCoreApplication::translate("ui::axes", "undecided");
    case Status::Infeasible:
        return QCoreApplication::translate("ui::axes", "out: fails the gate");
    }
    return {};
}

} // namespace ui::axistexts
