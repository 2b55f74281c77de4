// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/userentries.h"
#include "ui/sidecommand.h"

#include <optional>
#include <string>
#include <vector>

namespace ui {

class Session;

/// One entry of the user's own catalogue, as it is or was.
struct OwnEntry
{
    core::catalogue::Kind kind;
    std::string id;
    std::optional<core::project::Node> own; ///< absent: the shipped one alone holds

    static OwnEntry of(const core::catalogue::UserEntries &entries, core::catalogue::Kind kind, const std::string &id);
    /// Puts it into the user's file, whatever else has been changed there. False with the reason; then nothing has.
    bool save(QString *why) const;
    bool operator==(const OwnEntry &) const = default;
};

/// A change of one entry as a step to undo. The change has been made when it is pushed.
class OwnEntryCommand final : public SideCommand
{
public:
    OwnEntryCommand(Session &session, OwnEntry before, OwnEntry after, const QString &text);

protected:
    void change(bool again) override;

private:
    QPointer<Session> m_session;
    OwnEntry m_before, m_after;
};

} // namespace ui
