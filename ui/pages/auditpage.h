// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/summary.h"
#include "ui/pages/page.h"

#include <QStandardItemModel>
#include <vector>

class QLabel;

namespace ui {

class AuditView;
class TableView;

/// What is not to be trusted yet: the checks that fired, and, where the project audits a text, each figure that the
/// text states beside what its own inputs give.
class AuditPage final : public Page
{
    Q_OBJECT
public:
    explicit AuditPage(Session &session, QWidget *parent = nullptr);

    AuditView &checks() { return *m_checks; }
    const QStandardItemModel &claims() const { return m_claims; }

protected:
    void refresh() override;

private:
    void fillClaims();
    void showClaim(int row);

    std::vector<core::audit::AuditedClaim> m_audited;
    QStandardItemModel m_claims;
    QWidget *m_claimsBlock;
    TableView *m_table;
    QLabel *m_claim, *m_checksTitle;
    AuditView *m_checks;
};

} // namespace ui
