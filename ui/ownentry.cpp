// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ownentry.h"

#include "ui/cataloguesource.h"
#include "ui/session.h"
#include "ui/texts.h"

#include <utility>

namespace ui {

using core::catalogue::Kind;
using core::catalogue::UserEntries;

OwnEntry OwnEntry::of(const UserEntries &entries, Kind kind, const std::string &id)
{
    const core::project::Node *own = entries.entry(kind, id);
    return {kind, id, own != nullptr ? std::optional(*own) : std::nullopt};
}

bool OwnEntry::save(QString *why) const
{
    auto entries = readUserEntries();
    if (!entries) {
        *why = localised(entries.error());
        return false;
    }
    if (own)
        entries->set(kind, *own);
    else
        entries->remove(kind, id);
    return saveUserEntries(*entries, why);
}

OwnEntryCommand::OwnEntryCommand(Session &session, OwnEntry before, OwnEntry after, const QString &text)
    : SideCommand(*session.undoStack(), text)
    , m_session(&session)
    , m_before(std::move(before))
    , m_after(std::move(after))
{}

void OwnEntryCommand::change(bool again)
{
    QString why;
    if (!(again ? m_after : m_before).save(&why) && m_session)
        Q_EMIT m_session->failed(Session::tr("Your own catalogue entries were not saved: %1").arg(why));
}

} // namespace ui
