// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/twowayview.h"

#include "core/sensitivity/names.h"
#include "ui/cataloguesource.h"
#include "ui/charts/sensitivitycharts.h"
#include "ui/models/heattablemodel.h"
#include "ui/models/roles.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/picturetables.h"
#include "ui/widgets/tableview.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

using core::sensitivity::Sensitivity;
using core::sensitivity::TableRequest;
using core::sensitivity::TableSide;
using core::sensitivity::TwoWayTable;

namespace {

constexpr int leastCellWidth = 44;
constexpr int cellHeight = 30;
constexpr int tallCellHeight = 38; ///< with another's figure below
constexpr int mostRows = 8;        ///< more scroll

/// Cells with gaps between them, the number in the middle, another's figure below it, the project's own cell ringed.
class HeatDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *view = qobject_cast<const QWidget *>(option.widget);
        const Theme &theme = Theme::of(view ? view : qobject_cast<QWidget *>(parent()));
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF cell = QRectF(option.rect).adjusted(1, 1, -1, -1);
        const QVariant ground = index.data(Qt::BackgroundRole);
        painter->fillRect(cell, ground.isValid() ? ground.value<QColor>() : theme.band);
        const bool own = index.data(ChosenRole).toBool();
        if (own || option.state.testFlag(QStyle::State_Selected)) {
            painter->setPen(QPen(own ? theme.text1 : theme.accent, 2.0));
            painter->drawRect(cell.adjusted(1, 1, -1, -1));
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setPen(QPen(theme.accent, 1.5, Qt::DotLine));
            painter->drawRect(cell.adjusted(4, 4, -4, -4));
        }
        const QString note = index.data(NoteRole).toString();
        const QFont figures = scaledFont(option.font, type::table, own ? QFont::DemiBold : QFont::Normal);
        painter->setFont(figures);
        painter->setPen(theme.text1);
        QRectF upper = cell;
        if (!note.isEmpty())
            upper.setHeight(cell.height() * 0.56);
        painter->drawText(upper, Qt::AlignHCenter | (note.isEmpty() ? Qt::AlignVCenter : Qt::AlignBottom),
                          index.data(Qt::DisplayRole).toString());
        if (!note.isEmpty()) {
            painter->setFont(scaledFont(option.font, type::caption));
            painter->setPen(theme.text2);
            painter->drawText(cell.adjusted(2, upper.height(), -2, 0), Qt::AlignHCenter | Qt::AlignTop, note);
        }
        painter->restore();
    }
};

QString inputTitle(const std::string &path)
{
    return localised(core::sensitivity::inputName(path));
}

} // namespace

TwoWayView::TwoWayView(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_title(new QLabel(this))
    , m_stated(new QComboBox(this))
    , m_rows(new QComboBox(this))
    , m_columns(new QComboBox(this))
    , m_table(new TableView(this))
    , m_heat(new HeatTableModel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 4));
    m_title->setTextFormat(Qt::RichText);
    m_title->setWordWrap(true);
    layout->addWidget(m_title);
    layout->addWidget(buildChoice());
    m_table->setSourceModel(m_heat);
    m_table->setItemDelegate(new HeatDelegate(m_table));
    m_table->setSortingEnabled(false);
    auto *picture = new Picture(m_table, QStringLiteral("two-way"), [this] { return picturetables::ofModel(*m_heat); });
    picture->setColoursFrom(this); // those of the cells
    m_table->setShowGrid(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectItems);
    m_table->verticalHeader()->show();
    m_table->horizontalHeader()->setMinimumSectionSize(designPixels(this, leastCellWidth));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setAccessibleName(tr("Two inputs at a time"));
    layout->addWidget(m_table);
    layout->addStretch(1);
    connect(&m_task, &Task::failed, this, &TwoWayView::failed);
    connect(m_stated, &QComboBox::activated, this, [this](int index) {
        m_pair.reset();
        showStated(index);
    });
    for (QComboBox *box : {m_rows, m_columns})
        connect(box, &QComboBox::activated, this, [this] {
            choose(m_rows->currentData().toString().toStdString(), m_columns->currentData().toString().toStdString());
        });
}

QWidget *TwoWayView::buildChoice()
{
    auto *row = new QWidget(this);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    const auto add = [&](QComboBox *box, const QString &words, const QString &name) {
        auto *label = new QLabel(words, row);
        label->setBuddy(box);
        box->setObjectName(name);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        if (box != m_stated)
            layout->addWidget(label);
        else
            label->hide();
        layout->addWidget(box, 1);
    };
    add(m_stated, tr("&Table"), QStringLiteral("sensitivity.table"));
    add(m_rows, tr("Do&wn"), QStringLiteral("sensitivity.rows"));
    add(m_columns, tr("Acr&oss"), QStringLiteral("sensitivity.columns"));
    m_stated->setAccessibleName(tr("Table"));
    return row;
}

void TwoWayView::setSensitivity(std::shared_ptr<const Sensitivity> sensitivity)
{
    m_sensitivity = std::move(sensitivity);
    setVisible(m_sensitivity && (!m_sensitivity->tables.empty() || m_sensitivity->sides.size() > 1));
    if (!isVisibleTo(parentWidget()))
        return;
    fillChoice();
    if (m_pair && side(m_pair->first) && side(m_pair->second))
        start();
    else
        showStated(std::max(0, m_stated->currentIndex()));
}

void TwoWayView::fillChoice()
{
    const int before = m_stated->currentIndex();
    m_stated->clear();
    for (const TwoWayTable &table : m_sensitivity->tables)
        m_stated->addItem(
            table.request.title
                ? fromUtf8(*table.request.title)
                : tr("%1 by %2").arg(inputTitle(table.request.rows.path), inputTitle(table.request.columns.path)));
    m_stated->setCurrentIndex(before >= 0 && before < m_stated->count() ? before : std::min(0, m_stated->count() - 1));
    m_stated->setVisible(m_stated->count() > 1);
    QList<std::pair<QString, QString>> inputs;
    const auto add = [&](const TableSide &one) {
        const std::pair entry(inputTitle(one.path), fromUtf8(one.path));
        if (!inputs.contains(entry))
            inputs << entry;
    };
    for (const TwoWayTable &table : m_sensitivity->tables) {
        add(table.request.rows);
        add(table.request.columns);
    }
    for (const TableSide &one : m_sensitivity->sides)
        add(one);
    for (QComboBox *box : {m_rows, m_columns}) {
        box->clear();
        for (const auto &[name, path] : inputs)
            box->addItem(name, path);
    }
}

const TableSide *TwoWayView::side(const std::string &path) const
{
    for (const TwoWayTable &table : m_sensitivity->tables)
        for (const TableSide *one : {&table.request.rows, &table.request.columns})
            if (one->path == path)
                return one;
    for (const TableSide &one : m_sensitivity->sides)
        if (one.path == path)
            return &one;
    return nullptr;
}

void TwoWayView::showStated(int index)
{
    m_task.cancel();
    if (index >= 0 && static_cast<std::size_t>(index) < m_sensitivity->tables.size())
        show(std::make_shared<const TwoWayTable>(m_sensitivity->tables[static_cast<std::size_t>(index)]));
    else if (m_shown) { // of a project that stated one
        m_shown.reset();
        m_heat->setTable(nullptr);
        m_title->clear();
    }
}

void TwoWayView::choose(const std::string &rows, const std::string &columns)
{
    if (!m_sensitivity || !side(rows) || !side(columns))
        return;
    m_pair = {rows, columns};
    start();
}

void TwoWayView::start()
{
    TableRequest request{.rows = *side(m_pair->first),
                         .columns = *side(m_pair->second),
                         .outcome = m_sensitivity->outcome,
                         .title = std::nullopt,
                         .reference = {},
                         .referenceSource = std::nullopt};
    // One input against itself is a diagonal, and no table.
    if (m_pair->first == m_pair->second)
        request.columns.values.resize(1);
    m_task.start(
        [request = std::move(request), project = m_session.project(), evaluation = m_session.evaluation(),
         chosen = m_session.chosenSweep(), document = m_session.document()](std::stop_token stop) {
            core::Diagnostics ignored; // the session says them
            core::project::EvaluateOptions options = evaluateOptions(ignored);
            options.stop = stop;
            options.chosenSweep = chosen;
            return std::make_shared<const TwoWayTable>(
                core::sensitivity::twoWayTable(*project, document, *evaluation, options, request));
        },
        [this](std::shared_ptr<const TwoWayTable> table) { show(std::move(table)); });
}

void TwoWayView::show(std::shared_ptr<const TwoWayTable> table)
{
    m_shown = std::move(table);
    const TableRequest &request = m_shown->request;
    m_rows->setCurrentIndex(m_rows->findData(fromUtf8(request.rows.path)));
    m_columns->setCurrentIndex(m_columns->findData(fromUtf8(request.columns.path)));
    const Theme &theme = Theme::of(this);
    m_heat->setTable(m_shown);
    const core::project::Node document = m_session.document();
    const auto row = core::sensitivity::ownValue(request.rows, document);
    const auto column = core::sensitivity::ownValue(request.columns, document);
    m_heat->setOwn(row && column ? std::optional(std::pair(static_cast<int>(*row), static_cast<int>(*column)))
                                 : std::nullopt);
    m_heat->setColours(theme.series(charts::roleOfOutcome(request.outcome)), theme.page, theme.text1);
    m_title->setText(QStringLiteral("<b>%1</b>  %2")
                         .arg(charts::outcomeTitle(request.outcome).toHtmlEscaped(),
                              tr("%1 down, %2 across")
                                  .arg(inputTitle(request.rows.path), inputTitle(request.columns.path))
                                  .toHtmlEscaped()));
    m_table->setAccessibleDescription(title());
    const int each = designPixels(this, request.reference.empty() ? cellHeight : tallCellHeight);
    m_table->verticalHeader()->setMinimumSectionSize(each); // whatever font and style make of it later
    m_table->verticalHeader()->setDefaultSectionSize(each);
    const int rows = std::min(m_heat->rowCount(), mostRows);
    m_table->setFixedHeight(rows * each + m_table->horizontalHeader()->sizeHint().height() + 2 * m_table->frameWidth());
}

QString TwoWayView::title() const
{
    return m_shown ? tr("%1: %2 down, %3 across")
                         .arg(charts::outcomeTitle(m_shown->request.outcome), inputTitle(m_shown->request.rows.path),
                              inputTitle(m_shown->request.columns.path))
                   : QString();
}

void TwoWayView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && m_shown) {
        const Theme &theme = Theme::of(this);
        m_heat->setColours(theme.series(charts::roleOfOutcome(m_shown->request.outcome)), theme.page, theme.text1);
    }
    QWidget::changeEvent(event);
}

} // namespace ui
