// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/auditview.h"

#include "ui/closedsentence.h"
#include "ui/models/findingsmodel.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/stackingrow.h"
#include "ui/widgets/tableview.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

using core::audit::CheckSeverity;
using core::audit::Finding;
using core::project::Node;

AuditView::AuditView(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_model(new FindingsModel(this))
    , m_filter(new QLineEdit(this))
    , m_severity(new QComboBox(this))
    , m_count(new QLabel(this))
    , m_acknowledge(new QPushButton(this))
    , m_table(new TableView(this))
    , m_detail(new QLabel(this))
{
    m_filter->setObjectName(QStringLiteral("audit.filter"));
    m_severity->setObjectName(QStringLiteral("audit.severity"));
    m_table->setSourceModel(m_model);
    m_table->setDensity(TableView::Density::Dense);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    auto *layout = new QVBoxLayout(this);
    constexpr double stackBelow = 520, gap = 6;
    auto *row = new StackingRow(stackBelow, gap, this);
    auto *narrowing = new QWidget(row), *said = new QWidget(row);
    auto *left = new QHBoxLayout(narrowing), *right = new QHBoxLayout(said);
    left->setContentsMargins(0, 0, 0, 0);
    right->setContentsMargins(0, 0, 0, 0);
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(designPixels(this, 320));
    left->addWidget(m_filter, 1);
    left->addWidget(m_severity);
    right->addWidget(m_count);
    right->addStretch(1);
    right->addWidget(m_acknowledge);
    row->addPart(narrowing, 1);
    row->addPart(said, 1);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 6));
    layout->addWidget(row);
    layout->addWidget(m_table, 1);
    m_detail->setWordWrap(true);
    m_detail->setFont(scaledFont(font(), type::label));
    m_detail->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_detail->hide();
    layout->addWidget(m_detail);
    connect(m_filter, &QLineEdit::textChanged, this, &AuditView::applyFilter);
    connect(m_severity, &QComboBox::currentIndexChanged, this, &AuditView::refresh);
    connect(m_acknowledge, &QPushButton::clicked, this, &AuditView::askReason);
    connect(m_table, &TableView::rowOpened, this, &AuditView::askReason);
    connect(m_table, &TableView::rowChosen, this, [this](int sourceRow) {
        m_acknowledge->setEnabled(sourceRow >= 0);
        showDetail(sourceRow);
    });
    connect(&session, &Session::evaluationChanged, this, &AuditView::refresh);
    retranslate();
    refresh();
}

void AuditView::refresh()
{
    // Who reads one check and moves a slider goes on reading it.
    const Finding *before = m_model->finding(m_table->currentSourceRow());
    const std::string chosen = before ? before->check + before->figure : std::string();
    // The proxy filters by words; severity is filtered here, so that both go together.
    const int least = std::max(m_severity->currentIndex(), 0);
    auto evaluation = m_session.evaluation();
    if (evaluation && (least > 0 || !m_claimsShown)) {
        auto narrowed = std::make_shared<core::project::Evaluation>();
        for (const Finding &finding : evaluation->findings)
            if (static_cast<int>(finding.severity) >= least &&
                (m_claimsShown || !finding.check.starts_with("figure.claim-")))
                narrowed->findings.push_back(finding);
        evaluation = narrowed;
    }
    m_model->setEvaluation(evaluation);
    placeColumns();
    m_acknowledge->setEnabled(false);
    showDetail(-1);
    applyFilter();
    if (!m_detailShown || m_model->rowCount() == 0)
        return;
    int row = 0;
    for (int i = 0; i < m_model->rowCount(); ++i)
        if (const Finding *finding = m_model->finding(i); finding && finding->check + finding->figure == chosen)
            row = i;
    m_table->chooseSourceRow(row);
}

/// The sentences share what the other columns leave. Where that is little, what removes a check goes first, then what
/// it concerns: a column of three letters says nothing, and the chosen check stands in full elsewhere.
void AuditView::placeColumns()
{
    constexpr int leastCharacters = 18;
    QHeaderView *header = m_table->horizontalHeader();
    const QAbstractItemView *view = m_table; // a table keeps its hint to itself, a view does not
    const int least = leastCharacters * fontMetrics().averageCharWidth();
    int left = m_table->viewport()->width();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const bool sentence = column == FindingsModel::ReasonColumn || column == FindingsModel::RemedyColumn;
        header->setSectionResizeMode(column, sentence ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
        if (!sentence)
            left -= std::max(view->sizeHintForColumn(column), header->sectionSizeHint(column));
    }
    const int state = left < least ? 2 : left < 2 * least ? 1 : 0;
    if (state == m_columnsLeftOut)
        return; // a column that the user chose to see or to hide stays so
    m_columnsLeftOut = state;
    m_table->setColumnHidden(FindingsModel::RemedyColumn, state > 0);
    m_table->setColumnHidden(FindingsModel::FigureColumn, state > 1);
}

void AuditView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeColumns();
}

void AuditView::setClaimsShown(bool shown)
{
    m_claimsShown = shown;
    refresh();
}

/// The chosen check in full: the table cuts what is too long for a row.
void AuditView::showDetail(int sourceRow)
{
    const Finding *finding = m_detailShown ? m_model->finding(sourceRow) : nullptr;
    m_detail->setVisible(finding != nullptr);
    if (!finding)
        return;
    QStringList lines{closedSentence(finding->reason), tr("What removes it: %1").arg(closedSentence(finding->remedy))};
    if (finding->acknowledged)
        lines << tr("Acknowledged: %1").arg(fromUtf8(*finding->acknowledged));
    m_detail->setText(lines.join(QLatin1Char('\n')));
}

void AuditView::setDetailShown(bool shown)
{
    m_detailShown = shown;
    refresh();
}

void AuditView::applyFilter()
{
    m_table->setFilterText(m_filter->text());
    const int all = m_model->rowCount();
    m_count->setText(shownCount() == all ? tr("%n check(s)", nullptr, all)
                                         : tr("%1 of %n check(s)", nullptr, all).arg(shownCount()));
}

int AuditView::shownCount() const
{
    return m_table->proxy()->rowCount();
}

QString AuditView::chosenCheck() const
{
    const Finding *finding = m_model->finding(m_table->currentSourceRow());
    return finding ? fromUtf8(finding->check) : QString();
}

void AuditView::acknowledge(const QString &check, const QString &reason)
{
    std::vector<Node> kept;
    if (const Node *before = m_session.document().find("acknowledged"))
        for (const Node &item : before->items()) {
            const Node *id = item.find("check");
            if (!id || id->text() != check.toStdString())
                kept.push_back(item);
        }
    if (!reason.trimmed().isEmpty())
        kept.push_back(Node::map({{"check", Node::scalar(check.toStdString())},
                                  {"reason", Node::scalar(reason.trimmed().toStdString(), Node::Style::DoubleQuoted)}},
                                 Node::Style::Flow));
    const Node next = kept.empty() ? m_session.document().without("acknowledged")
                                   : m_session.document().with("acknowledged", Node::sequence(std::move(kept)));
    m_session.setDocument(next, tr("Acknowledge %1").arg(check));
}

void AuditView::askReason()
{
    const Finding *finding = m_model->finding(m_table->currentSourceRow());
    if (!finding)
        return;
    const QString check = fromUtf8(finding->check);
    bool accepted = false;
    const QString reason =
        QInputDialog::getText(this, tr("Acknowledge a check"),
                              tr("%1\n\nWhy does this not speak against the figures? The reason is kept in the project "
                                 "and printed. Empty: it is not acknowledged.")
                                  .arg(localised(finding->reason)),
                              QLineEdit::Normal, fromUtf8(finding->acknowledged), &accepted);
    if (accepted)
        acknowledge(check, reason);
}

void AuditView::retranslate()
{
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter the checks"));
    m_table->setAccessibleName(tr("Checks that fired"));
    m_acknowledge->setText(tr("&Acknowledge…"));
    const QSignalBlocker blocker(m_severity);
    const int chosen = std::max(m_severity->currentIndex(), 0);
    m_severity->clear();
    m_severity->addItems({tr("all"), tr("warnings and severe"), tr("severe only")});
    m_severity->setCurrentIndex(chosen);
    m_severity->setAccessibleName(tr("Least severity shown"));
    m_severity->setAccessibleDescription(tr("Least severity shown")); // under Linux Qt says the choice as the name
}

void AuditView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace ui
