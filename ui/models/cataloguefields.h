// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/listing.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <string>

/// The fields of a catalogue entry that a person edits, declared once for every kind.
namespace ui::catalogue {

struct EditField
{
    enum class Type {
        Text,
        Number,
        Flag,
        Lines,  ///< a list of texts, one a line
        Choice, ///< one of `choices`, or none
        Tree    ///< anything deeper, as the file writes it: one item a line
    };
    QString title;
    std::string path; ///< in the entry, or in the item: "board_power_w", "link.gb_s"
    Type type = Type::Text;
    QString unit = {};
    double unitFactor = 1.0; ///< the file's value of one unit as shown
    bool required = false;
    QString hint = {};
    QStringList choices = {}; ///< as the file writes them
};

/// "Model", "GPU": one entry of the kind.
QString entryTitle(core::catalogue::Kind kind);
/// "Models", "GPUs", "Prices": all of them.
QString kindTitle(core::catalogue::Kind kind);
/// "offer", "version": what a row of the kind is, where it is an item of its entry; empty otherwise.
QString itemTitle(core::catalogue::Kind kind);
/// "offers", "versions": the list of such items in the file; empty otherwise.
std::string itemList(core::catalogue::Kind kind);

/// The fields of an entry, without those of its items.
QList<EditField> entryFields(core::catalogue::Kind kind);
/// The fields of one of its items; empty where rows are entries.
QList<EditField> itemFields(core::catalogue::Kind kind);

} // namespace ui::catalogue
