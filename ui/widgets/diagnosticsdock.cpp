// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/diagnosticsdock.h"

#include "ui/help/inputhelp.h"
#include "ui/models/diagnosticsmodel.h"
#include "ui/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int rowHeight = 22;
constexpr int whereWidth = 260;
constexpr int kindWidth = 84;

} // namespace

DiagnosticsDock::DiagnosticsDock(QWidget *parent)
    : QDockWidget(parent)
    , m_model(new DiagnosticsModel(this))
    , m_proxy(new QSortFilterProxyModel(this))
{
    setObjectName(QStringLiteral("dock.diagnostics"));
    m_proxy->setSourceModel(m_model);
    m_proxy->setFilterKeyColumn(-1);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setSortRole(SortRole);
    setWidget(new QWidget(this));
    retranslate();
}

void DiagnosticsDock::setVisible(bool visible)
{
    if (visible && m_table == nullptr)
        build();
    QDockWidget::setVisible(visible);
}

void DiagnosticsDock::build()
{
    m_filter = new QLineEdit(this);
    m_count = new QLabel(this);
    m_table = new QTableView(this);
    m_table->setModel(m_proxy);
    m_table->setTabKeyNavigation(false);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(designPixels(this, rowHeight));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setColumnWidth(DiagnosticsModel::SeverityColumn, designPixels(this, kindWidth));
    m_table->setColumnWidth(DiagnosticsModel::WhereColumn, designPixels(this, whereWidth));
    m_table->setFrameShape(QFrame::NoFrame);

    auto *layout = new QVBoxLayout(widget());
    auto *row = new QHBoxLayout;
    m_filter->setObjectName(QStringLiteral("remarks.filter"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(designPixels(this, 320));
    row->addWidget(m_filter, 1);
    row->addWidget(m_count);
    row->addStretch(1);
    layout->setContentsMargins(designPixels(this, 12), designPixels(this, 6), designPixels(this, 12), 0);
    layout->setSpacing(designPixels(this, 6));
    layout->addLayout(row);
    layout->addWidget(m_table, 1);
    connect(m_filter, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy->setFilterFixedString(text);
        retranslate();
    });
    help::explainInputs(widget());
    retranslate();
}

void DiagnosticsDock::setDiagnostics(const core::Diagnostics &diagnostics)
{
    m_model->setDiagnostics(diagnostics);
    retranslate();
}

int DiagnosticsDock::shownCount() const
{
    return m_proxy->rowCount();
}

void DiagnosticsDock::retranslate()
{
    setWindowTitle(tr("Remarks"));
    if (m_table == nullptr)
        return;
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter the remarks"));
    m_table->setAccessibleName(tr("Remarks"));
    const int all = m_model->rowCount();
    m_count->setText(shownCount() == all ? tr("%n remark(s)", nullptr, all)
                                         : tr("%1 of %n remark(s)", nullptr, all).arg(shownCount()));
}

void DiagnosticsDock::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDockWidget::changeEvent(event);
}

} // namespace ui
