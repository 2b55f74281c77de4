// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/auditpage.h"

#include "ui/models/roles.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/auditview.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/tableview.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

using core::audit::AuditedClaim;

namespace {

enum Column { NumberColumn, ClaimColumn, SaysColumn, ComputedColumn, TimesColumn, ColumnCount };

QStandardItem *item(const QString &text, const QVariant &sort, bool right, bool stepsBack)
{
    auto *made = new QStandardItem(text);
    made->setEditable(false);
    made->setData(sort, SortRole);
    made->setData(stepsBack, SteppedBackRole);
    made->setTextAlignment((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return made;
}

} // namespace

AuditPage::AuditPage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_claimsBlock(new QWidget(this))
    , m_table(new TableView(m_claimsBlock))
    , m_claim(new QLabel(m_claimsBlock))
    , m_checksTitle(blockTitle(tr("Checks"), tr("why a figure is not to be trusted yet, and what removes the doubt")))
    , m_checks(new AuditView(session, this))
{
    m_checksTitle->setWordWrap(true);
    constexpr int leastTable = 150; // some rows; on a page that has less room, the page scrolls
    for (TableView *table : m_checks->findChildren<TableView *>())
        table->setMinimumHeight(designPixels(this, leastTable));
    auto *layout = new QVBoxLayout(m_claimsBlock);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 6));
    layout->addWidget(blockTitle(tr("The text and its own arithmetic"), tr("what it states, and what its inputs give"),
                                 m_claimsBlock));
    m_table->setSourceModel(&m_claims);
    m_table->setItemDelegate(new FigureDelegate(m_table));
    m_table->setDensity(TableView::Density::Dense);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAccessibleName(tr("Claims of the text"));
    layout->addWidget(m_table, 1);
    m_claim->setWordWrap(true);
    m_claim->setTextFormat(Qt::PlainText);
    m_claim->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_claim->setFont(scaledFont(font(), type::label));
    layout->addWidget(m_claim);
    m_checks->setClaimsShown(false);
    m_checks->setDetailShown(true);
    body()->addWidget(m_claimsBlock, 3);
    body()->addWidget(m_checksTitle);
    body()->addWidget(m_checks, 2);
    connect(m_table, &TableView::rowChosen, this, &AuditPage::showClaim);
}

void AuditPage::refresh()
{
    const auto project = session().project();
    const auto evaluation = session().evaluation();
    setSentence(localised(core::audit::auditSentences(*project, *evaluation)));
    m_audited = core::audit::auditedClaims(*project);
    fillClaims();
    m_claimsBlock->setVisible(!m_audited.empty());
    const bool checks = std::ranges::any_of(evaluation->findings, [](const core::audit::Finding &finding) {
        return !finding.check.starts_with("figure.claim-");
    });
    // A text that is audited has no figures of its own to check.
    m_checks->setVisible(checks || m_audited.empty());
    m_checksTitle->setVisible(m_checks->isVisibleTo(this));
    putOnPage(m_table);
}

void AuditPage::fillClaims()
{
    m_claims.clear();
    m_claims.setColumnCount(ColumnCount);
    m_claims.setHorizontalHeaderLabels(
        {tr("No."), tr("The text says"), tr("Stated"), tr("Computed"), tr("Computed /\nstated")});
    for (const AuditedClaim &one : m_audited) {
        const bool holds = one.computed && !one.contradicted;
        const QString unit = fromUtf8(one.claim.unit);
        const auto sort = [](const std::optional<double> &value) { return value ? QVariant(*value) : QVariant(); };
        m_claims.appendRow({item(fromUtf8(one.claim.id), m_claims.rowCount(), false, holds),
                            item(fromUtf8(one.claim.text), fromUtf8(one.claim.text), false, holds),
                            item(withUnit(formatNumber(one.claim.says, 4), unit), one.claim.says, true, holds),
                            item(one.computed ? withUnit(formatNumber(*one.computed, 4), unit) : absentMark(),
                                 sort(one.computed), true, holds),
                            item(holds       ? tr("holds")
                                 : one.times ? tr("%1×").arg(formatNumber(*one.times, 3))
                                             : absentMark(),
                                 sort(one.times), true, holds)});
    }
    QHeaderView *header = m_table->horizontalHeader();
    for (int column = 0; column < ColumnCount; ++column)
        header->setSectionResizeMode(column,
                                     column == ClaimColumn ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    if (!m_audited.empty())
        m_table->chooseSourceRow(0);
    showClaim(m_audited.empty() ? -1 : 0);
}

/// The chosen claim in full, with the numbers that go into its formula.
void AuditPage::showClaim(int row)
{
    const bool any = row >= 0 && static_cast<std::size_t>(row) < m_audited.size();
    m_claim->setVisible(any);
    if (!any)
        return;
    const AuditedClaim &one = m_audited[static_cast<std::size_t>(row)];
    QStringList inputs;
    for (const auto &[name, value] : one.claim.inputs)
        inputs << QStringLiteral("%1 = %2").arg(fromUtf8(name), formatFull(value));
    const QString source = fromUtf8(one.claim.source);
    QStringList lines{source.isEmpty() ? tr("“%1”").arg(fromUtf8(one.claim.text))
                                       : tr("“%1” (%2)").arg(fromUtf8(one.claim.text), source)};
    const QString formula = fromUtf8(one.claim.formula);
    lines << (one.computed
                  ? tr("%1 = %2").arg(formula, withUnit(formatNumber(*one.computed, 4), fromUtf8(one.claim.unit)))
                  : formula);
    if (!inputs.isEmpty())
        lines << inputs.join(QStringLiteral(" · "));
    if (one.claim.note)
        lines << fromUtf8(*one.claim.note);
    m_claim->setText(lines.join(QLatin1Char('\n')));
}

} // namespace ui
