// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/comparisonview.h"

#include "ui/models/comparisonmodel.h"
#include "ui/models/tooltexts.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/tableview.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

namespace {

/// As wide as what stands in them, but for a file's name, which would push the figures of the others out of sight.
void fit(TableView &table)
{
    constexpr int widest = 150;
    table.fitColumns();
    for (int column = 0; column < table.model()->columnCount(); ++column)
        table.setColumnWidth(column, std::min(table.columnWidth(column), designPixels(&table, widest)));
}

} // namespace

ComparisonView::ComparisonView(QWidget *parent)
    : QWidget(parent)
    , m_model(new ComparisonModel(this))
    , m_base(new QComboBox(this))
    , m_baseLabel(new QLabel(tr("Held against"), this))
    , m_hint(new QLabel(this))
    , m_names(new QLabel(this))
    , m_table(new TableView(this))
{
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(designPixels(this, 8));
    auto *top = new QHBoxLayout;
    m_base->setObjectName(QStringLiteral("comparison.base"));
    m_base->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_base->setMinimumContentsLength(24);
    m_baseLabel->setBuddy(m_base);
    auto *copy = new QPushButton(tr("Copy"), this);
    copy->setObjectName(QStringLiteral("comparison.copy"));
    copy->setToolTip(tr("The table as text and as HTML, for a spreadsheet or a document"));
    top->addWidget(m_baseLabel);
    top->addWidget(m_base, 1);
    top->addWidget(copy);
    rows->addLayout(top);
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    rows->addWidget(m_hint);
    m_table->setSourceModel(m_model);
    m_table->setDensity(TableView::Density::Dense);
    m_table->setItemDelegate(new FigureDelegate(m_table));
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->setSortingEnabled(false); // rows are of one kind of figure each
    m_table->setAccessibleName(tr("Runs side by side"));
    rows->addWidget(m_table, 1);
    m_names->setFont(scaledFont(font(), type::caption));
    m_names->setWordWrap(true);
    m_names->setTextFormat(Qt::PlainText);
    m_names->setTextInteractionFlags(Qt::TextSelectableByMouse);
    rows->addWidget(m_names);
    connect(copy, &QPushButton::clicked, this, [this] {
        m_table->clearSelection(); // all of it
        m_table->copySelection();
    });
    connect(m_base, &QComboBox::activated, this, [this](int at) {
        m_model->setBase(static_cast<std::size_t>(std::max(0, at)));
        fit(*m_table);
    });
}

void ComparisonView::describe(const core::results::Library &library, std::size_t given)
{
    QStringList names;
    const QSignalBlocker quiet(m_base);
    m_base->clear();
    for (std::size_t i = 0; i < m_model->runs().size(); ++i) {
        const core::results::Run &run = library.runs[m_model->runs()[i]];
        const QString load = loadWords(run);
        QString name = QStringLiteral("%1  %2, %3")
                           .arg(m_model->runLabel(i), tooltexts::toolName(run.source.tool), tooltexts::runName(run));
        if (!load.isEmpty())
            name += QStringLiteral(", ") + load;
        names << name;
        m_base->addItem(name);
    }
    m_base->setCurrentIndex(static_cast<int>(m_model->base()));
    m_names->setText(names.join(QLatin1Char('\n')));
    const bool enough = names.size() > 1;
    QString hint;
    if (!enough)
        hint = tr("Choose two to eight runs in the list (with Ctrl or Shift) to see them side by side.");
    else if (given > ComparisonModel::mostRuns)
        hint = tr("The first %1 of %2 chosen runs are shown.").arg(names.size()).arg(given);
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    m_table->setVisible(enough);
    m_names->setVisible(enough);
    m_base->setEnabled(enough);
}

void ComparisonView::setRuns(std::shared_ptr<const core::results::Library> library, std::vector<std::size_t> runs)
{
    const std::size_t given = runs.size();
    m_model->setRuns(library, std::move(runs));
    describe(*library, given);
    fit(*m_table);
}

} // namespace ui
