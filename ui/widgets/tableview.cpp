// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tableview.h"

#include "ui/help/inputhelp.h"
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QStyledItemDelegate>
#include <algorithm>

namespace ui {

namespace {

bool isNumber(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Double:
    case QMetaType::Float:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
        return true;
    default:
        return false;
    }
}

/// What goes onto the clipboard: numbers with every digit, as the reader's spreadsheet reads them.
QString clipboardText(const QModelIndex &index)
{
    const QVariant raw = index.data(TableView::SortRole);
    if (isNumber(raw)) {
        QLocale locale;
        locale.setNumberOptions(QLocale::OmitGroupSeparator);
        return formatFull(raw.toDouble(), locale);
    }
    QString text = index.data().toString();
    return text.replace(u'\t', u' ').replace(u'\n', u' ');
}

QString headerText(const QAbstractItemModel *model, int column)
{
    const QString text = model->headerData(column, Qt::Horizontal).toString();
    const qsizetype split = text.indexOf(u'\n');
    return split < 0 ? text : QStringLiteral("%1 (%2)").arg(text.left(split), text.mid(split + 1));
}

struct HeaderLine
{
    QString text;
    QFont font;
    bool isUnit = false;
};

/// A name that is wide for a column of figures, broken at the space that leaves the narrower lines.
QStringList brokenName(const QString &name, const QFontMetricsF &metrics, double widthEnough)
{
    QStringList best{name};
    double least = metrics.horizontalAdvance(name);
    if (least <= widthEnough)
        return best;
    for (qsizetype at = name.indexOf(u' '); at >= 0; at = name.indexOf(u' ', at + 1)) {
        const QString first = name.left(at), second = name.mid(at + 1);
        const double wide = std::max(metrics.horizontalAdvance(first), metrics.horizontalAdvance(second));
        if (wide < least) {
            least = wide;
            best = {first, second};
        }
    }
    return best;
}

QList<HeaderLine> linesOf(const QHeaderView &header, int section, bool ofFigures)
{
    const QString text = header.model() ? header.model()->headerData(section, Qt::Horizontal).toString() : QString();
    const QFont name = scaledFont(header.font(), type::table, QFont::Medium);
    const qsizetype split = text.indexOf(u'\n');
    if (split >= 0)
        return {{text.left(split), name}, {text.mid(split + 1), scaledFont(header.font(), type::caption), true}};
    if (!ofFigures)
        return {{text, name}}; // words need the width themselves
    constexpr double enough = 56.0;
    QList<HeaderLine> lines;
    for (const QString &line : brokenName(text, QFontMetricsF(name), designLength(header.font(), enough)))
        lines << HeaderLine{line, name};
    return lines;
}

/// Space at either side of a cell's text, the same in header and rows.
int cellMargin(const QWidget *widget)
{
    return designPixels(widget, 5);
}

class RowDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const bool chosen = option.state & QStyle::State_Selected;
        QStyleOptionViewItem plain = option;
        plain.state &= ~(QStyle::State_Selected | QStyle::State_HasFocus | QStyle::State_MouseOver);
        const Theme &theme = Theme::of(option.palette);
        if (chosen)
            painter->fillRect(option.rect, theme.selection);
        if (chosen)
            plain.font.setWeight(QFont::DemiBold);
        const int margin = cellMargin(option.widget);
        plain.rect.adjust(margin, 0, -margin, 0);
        QStyledItemDelegate::paint(painter, plain, index);
        const auto *view = qobject_cast<const QTableView *>(option.widget);
        if (chosen && view && view->horizontalHeader()->visualIndex(index.column()) == firstVisible(*view))
            painter->fillRect(QRect(option.rect.topLeft(), QSize(3, option.rect.height())), theme.accent);
        if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
            painter->setPen(theme.accent);
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
        }
    }

    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const int margins = 2 * cellMargin(option.widget) + 1; // a text is cut where it lacks the part of a pixel
        QStyleOptionViewItem inner = option; // where words break, they break in what is left of the cell
        inner.font.setWeight(std::max(inner.font.weight(), QFont::DemiBold)); // as when it is chosen
        if (inner.rect.width() > margins)
            inner.rect.setWidth(inner.rect.width() - margins);
        inner.font.setWeight(QFont::DemiBold); // as the chosen row is written
        return QStyledItemDelegate::sizeHint(inner, index) + QSize(margins, 0);
    }

protected:
    void initStyleOption(QStyleOptionViewItem *option, const QModelIndex &index) const override
    {
        const QFont asked = option->font;
        QStyledItemDelegate::initStyleOption(option, index);
        if (asked.weight() > option->font.weight())
            option->font.setWeight(asked.weight());
        const QVariant raw = index.data(TableView::SortRole);
        const bool absent = !raw.isValid() && (option->text.isEmpty() || option->text == QStringLiteral("–"));
        if (!index.data(Qt::TextAlignmentRole).isValid() && (isNumber(raw) || absent))
            option->displayAlignment = Qt::AlignRight | Qt::AlignVCenter;
    }

private:
    static int firstVisible(const QTableView &view)
    {
        const QHeaderView *header = view.horizontalHeader();
        for (int visual = 0; visual < header->count(); ++visual)
            if (!header->isSectionHidden(header->logicalIndex(visual)))
                return visual;
        return 0;
    }
};

} // namespace

TableHeader::TableHeader(QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent)
{
    setSectionsClickable(true);
    setSectionsMovable(true);
    setHighlightSections(false);
    setSortIndicatorShown(true);
    setSortIndicatorClearable(true);
}

QSize TableHeader::sizeHint() const
{
    bool two = false;
    for (int section = 0; section < count() && !two; ++section)
        two = linesOf(*this, section, isOfFigures(section)).size() > 1;
    QSize size = QHeaderView::sizeHint();
    size.setHeight(qRound((two ? 2 : 1) * QFontMetricsF(font()).height()) + designPixels(this, 6) + m_strip);
    return size;
}

void TableHeader::setStrip(int height)
{
    m_strip = height;
    updateGeometry();
    viewport()->update();
}

QSize TableHeader::sectionSizeFromContents(int logicalIndex) const
{
    double width = 0.0;
    for (const HeaderLine &line : linesOf(*this, logicalIndex, isOfFigures(logicalIndex)))
        width = std::max(width, QFontMetricsF(line.font).horizontalAdvance(line.text));
    constexpr double sortArrow = 12.0;
    return {qRound(width + designLength(font(), 18 + (isSortIndicatorShown() ? sortArrow : 0.0))), sizeHint().height()};
}

/// A header stands over its figures: asked of the first row that has one, where the model says nothing.
int TableHeader::alignmentOf(int logicalIndex) const
{
    const QVariant wanted = model()->headerData(logicalIndex, Qt::Horizontal, Qt::TextAlignmentRole);
    if (wanted.isValid())
        return wanted.toInt() & (Qt::AlignRight | Qt::AlignHCenter) ? wanted.toInt() & Qt::AlignHorizontal_Mask
                                                                    : Qt::AlignLeft;
    const QVariant cells = model()->index(0, logicalIndex).data(Qt::TextAlignmentRole);
    if (cells.isValid())
        return cells.toInt() & (Qt::AlignRight | Qt::AlignHCenter) ? cells.toInt() & Qt::AlignHorizontal_Mask
                                                                   : Qt::AlignLeft;
    constexpr int rowsAsked = 40;
    const int rows = std::min(model()->rowCount(), rowsAsked);
    for (int row = 0; row < rows; ++row)
        if (const QVariant value = model()->index(row, logicalIndex).data(TableView::SortRole); value.isValid())
            return isNumber(value) ? Qt::AlignRight : Qt::AlignLeft;
    return Qt::AlignLeft;
}

bool TableHeader::isOfFigures(int logicalIndex) const
{
    if (model() == nullptr)
        return false;
    const QString name = model()->headerData(logicalIndex, Qt::Horizontal).toString();
    return name.contains(u' ') && !name.contains(u'\n') && alignmentOf(logicalIndex) == Qt::AlignRight;
}

void TableHeader::paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const
{
    if (!rect.isValid() || !model())
        return;
    const Theme &theme = Theme::of(palette());
    painter->save();
    painter->fillRect(rect, palette().color(QPalette::Base));
    painter->setPen(theme.border);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    const int horizontal = alignmentOf(logicalIndex);
    const int margin = cellMargin(this) + style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, this) + 1;
    QRect inner = rect.adjusted(margin, m_strip + designPixels(this, 2), -margin, -designPixels(this, 3));
    if (isSortIndicatorShown() && sortIndicatorSection() == logicalIndex) {
        const double size = designLength(font(), 3.2);
        const QPointF centre(horizontal == Qt::AlignRight ? inner.left() + size : inner.right() - size,
                             inner.top() + inner.height() / 4.0);
        const double d = sortIndicatorOrder() == Qt::AscendingOrder ? -size : size;
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(QPen(theme.accent, 1.4));
        const QPointF arrow[] = {centre + QPointF(-size, -d / 2), centre + QPointF(0, d / 2),
                                 centre + QPointF(size, -d / 2)};
        painter->drawPolyline(arrow, 3);
    }
    const QList<HeaderLine> lines = linesOf(*this, logicalIndex, horizontal == Qt::AlignRight);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        painter->setFont(lines[i].font);
        painter->setPen(lines[i].isUnit ? theme.text3 : theme.text2);
        painter->drawText(inner, horizontal | (i == 0 ? Qt::AlignTop : Qt::AlignBottom),
                          QFontMetrics(lines[i].font).elidedText(lines[i].text, Qt::ElideRight, inner.width()));
    }
    painter->restore();
}

void TableHeader::contextMenuEvent(QContextMenuEvent *event)
{
    if (!model())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addColumnChoice(*menu, *this);
    menu->popup(event->globalPos());
}

void addColumnChoice(QMenu &menu, QHeaderView &header)
{
    if (header.model() == nullptr)
        return;
    for (int visual = 0; visual < header.count(); ++visual) {
        const int column = header.logicalIndex(visual);
        QAction *action = menu.addAction(headerText(header.model(), column));
        action->setCheckable(true);
        action->setChecked(!header.isSectionHidden(column));
        // The last visible column stays: an empty table could not be brought back.
        action->setEnabled(header.isSectionHidden(column) || header.count() - header.hiddenSectionCount() > 1);
        QObject::connect(action, &QAction::toggled, &header,
                         [&header, column](bool on) { header.setSectionHidden(column, !on); });
    }
}

TableView::TableView(QWidget *parent)
    : QTableView(parent)
{
    setHorizontalHeader(new TableHeader(this));
    setItemDelegate(new RowDelegate(this));
    setModel(&m_proxy);
    setShowGrid(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setWordWrap(false);
    setMouseTracking(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    connect(this, &QTableView::activated, this,
            [this](const QModelIndex &index) { Q_EMIT rowOpened(m_proxy.mapToSource(index).row()); });
    buildFilter();
    addMenuActions();
    applyMetrics();
}

/// A strip over the titles: it hides no title and no row, and says how many rows are left.
void TableView::buildFilter()
{
    m_strip = new QWidget(this);
    m_strip->setAutoFillBackground(true);
    m_strip->setBackgroundRole(QPalette::Base);
    auto *row = new QHBoxLayout(m_strip);
    row->setContentsMargins(cellMargin(this), designPixels(this, 2), cellMargin(this), designPixels(this, 2));
    m_filter = new QLineEdit(m_strip);
    m_filter->setObjectName(QStringLiteral("table.filter"));
    m_filter->setPlaceholderText(tr("Filter"));
    m_filter->setAccessibleName(tr("Filter"));
    m_filter->setWhatsThis(help::inputHelp(m_filter->objectName()));
    m_filter->setClearButtonEnabled(true);
    m_filter->setMaximumWidth(designPixels(this, 240));
    m_filter->installEventFilter(this);
    m_count = new QLabel(m_strip);
    m_count->setObjectName(QStringLiteral("table.count"));
    m_count->setFont(scaledFont(font(), type::caption));
    row->addWidget(m_filter, 2);
    row->addWidget(m_count, 1);
    m_strip->hide();
    connect(m_filter, &QLineEdit::textChanged, this, &TableView::setFilterText);
    connect(&m_proxy, &TableProxy::filtered, this, &TableView::sayCount);
    connect(&m_proxy, &QAbstractItemModel::modelAboutToBeReset, this, &TableView::keepChosen);
    connect(&m_proxy, &QAbstractItemModel::modelReset, this, &TableView::restoreChosen);
    connect(horizontalHeader(), &QHeaderView::sectionResized, this, [this](int, int before, int now) {
        if (before == 0 || now == 0)
            nameSearched(); // a column was hidden, or shown
    });
}

void TableView::addMenuActions()
{
    setContextMenuPolicy(Qt::ActionsContextMenu);
    auto *copy = new QAction(tr("Copy"), this);
    auto *filter = new QAction(tr("Filter rows…"), this);
    auto *columns = new QAction(tr("Columns"), this);
    copy->setShortcut(QKeySequence::Copy);
    filter->setShortcut(QKeySequence::Find);
    auto *menu = new QMenu(this);
    columns->setMenu(menu);
    for (QAction *action : {copy, filter, columns}) {
        action->setShortcutContext(Qt::WidgetShortcut);
        addAction(action);
    }
    connect(copy, &QAction::triggered, this, &TableView::copySelection);
    connect(filter, &QAction::triggered, this, &TableView::startFilter);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { fillColumns(*menu); });
}

void TableView::fillColumns(QMenu &menu)
{
    menu.clear();
    addColumnChoice(menu, *horizontalHeader());
}

QString TableView::filterText() const
{
    return m_filter->text();
}

void TableView::startFilter()
{
    setStripShown(true);
    sayCount();
    m_filter->setFocus(Qt::ShortcutFocusReason);
    m_filter->selectAll();
}

void TableView::endFilter()
{
    m_filter->clear();
    setStripShown(false);
    setFocus();
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void TableView::setStripShown(bool shown)
{
    if (shown == !m_strip->isHidden())
        return;
    const int height = m_strip->sizeHint().height();
    static_cast<TableHeader *>(horizontalHeader())->setStrip(shown ? height : 0);
    m_strip->setVisible(shown);
    if (minimumHeight() == maximumHeight()) // made for its rows: it still holds as many
        setFixedHeight(minimumHeight() + (shown ? height : -height));
    updateGeometries();
    placeFilter();
    m_strip->raise();
}

void TableView::placeFilter()
{
    const QRect header = horizontalHeader()->geometry();
    m_strip->setGeometry(header.left(), header.top(), header.width(),
                         static_cast<const TableHeader *>(horizontalHeader())->strip());
}

void TableView::sayCount()
{
    const int all = sourceModel() == nullptr ? 0 : sourceModel()->rowCount();
    //: so many rows are left of all; both numbers are written out
    m_count->setText(m_filter->text().isEmpty()
                         ? QString()
                         : tr("%1 of %2").arg(QLocale().toString(m_proxy.rowCount()), QLocale().toString(all)));
    viewport()->update();
}

/// Only what is seen is found. Where hidden columns are copied too, the row shows in another way what they say.
void TableView::nameSearched()
{
    if (m_searchesRole)
        return;
    QList<int> columns;
    for (int column = 0; column < horizontalHeader()->count(); ++column)
        if (m_copiesHidden || horizontalHeader()->sectionSize(column) > 0) // that is said before it is hidden
            columns << column;
    m_proxy.setFilterColumns(columns);
}

void TableView::setSearchRole(int role)
{
    m_searchesRole = true;
    m_proxy.setFilterRole(role);
    m_proxy.setFilterColumns({0});
}

void TableView::keepChosen()
{
    if (!m_proxy.refiltering()) {
        m_kept.reset(); // the rows are others
        m_chosen = -1;
    } else if (!m_kept) {
        m_kept = Kept{chosenSourceRows(), currentSourceRow()};
    }
}

/// Rows that the filter brings back are chosen as they were.
void TableView::restoreChosen()
{
    if (!m_proxy.refiltering() || !m_kept)
        return;
    m_restoring = true;
    std::vector<int> rows;
    for (const int source : m_kept->rows)
        if (const QModelIndex shown = m_proxy.mapFromSource(sourceModel()->index(source, 0)); shown.isValid())
            rows.push_back(shown.row());
    std::sort(rows.begin(), rows.end());
    QItemSelection selection;
    for (std::size_t i = 0, end = 0; i < rows.size(); i = end) {
        for (end = i + 1; end < rows.size() && rows[end] == rows[end - 1] + 1;)
            ++end;
        selection.append({m_proxy.index(rows[i], 0), m_proxy.index(rows[end - 1], m_proxy.columnCount() - 1)});
    }
    if (const QModelIndex current = m_proxy.mapFromSource(sourceModel()->index(m_kept->current, 0)); current.isValid())
        selectionModel()->setCurrentIndex(current, QItemSelectionModel::NoUpdate);
    if (!selection.isEmpty())
        selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    else if (!m_kept->rows.empty())
        Q_EMIT selectionModel()->selectionChanged({}, {}); // a reset clears it without a word
    m_restoring = false;
    announce(); // also that the chosen row was left out
}

void TableView::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    if (m_filter != nullptr)
        placeFilter();
    if (m_spread)
        spreadColumns();
}

bool TableView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_filter && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape) {
            endFilter();
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Down) {
            setFocus();
            return true;
        }
    }
    return QTableView::eventFilter(watched, event);
}

void TableView::setSourceModel(QAbstractItemModel *model)
{
    m_proxy.setSourceModel(model);
    fitColumns();
}

void TableView::setDensity(Density density)
{
    m_density = density;
    applyMetrics();
}

void TableView::setFilterText(const QString &text)
{
    nameSearched();
    m_proxy.setFilterText(text);
}

void TableView::fitColumns()
{
    constexpr int rowsLookedAt = 60;
    horizontalHeader()->setResizeContentsPrecision(rowsLookedAt);
    if (m_spread)
        spreadColumns();
    else
        resizeColumnsToContents();
}

/// The rows in view, and of a long table some of all: what comes further down is not cut for being there.
int TableView::sizeHintForColumn(int column) const
{
    constexpr int asked = 120;
    const int most = designPixels(this, 320.0); // of names that are as long as a path
    int width = QTableView::sizeHintForColumn(column);
    const int rows = m_proxy.rowCount();
    if (rows <= asked)
        return width;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    for (int i = 0; i < asked; ++i) {
        const auto row = static_cast<int>(static_cast<qint64>(i) * rows / asked);
        const QModelIndex index = m_proxy.index(row, column);
        width = std::max(width, std::min(most, itemDelegateForIndex(index)->sizeHint(option, index).width()));
    }
    return width;
}

void TableView::setSpread(bool spread)
{
    m_spread = spread;
    horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    fitColumns();
}

void TableView::spreadColumns()
{
    QHeaderView *header = horizontalHeader();
    QList<int> shown, widths;
    int sum = 0;
    for (int column = 0; column < header->count(); ++column) {
        if (header->isSectionHidden(column))
            continue;
        shown << column;
        widths << std::max(sizeHintForColumn(column), header->sectionSizeHint(column));
        sum += widths.last();
    }
    const int left = viewport()->width() - sum;
    const auto count = static_cast<int>(shown.size());
    // Where little is lacking, the air of the columns gives it: better close together than the last one out of sight.
    constexpr int spareAir = 10;
    const int lacking = std::max(0, -left);
    const int given = lacking <= count * designPixels(this, spareAir) ? lacking : 0;
    for (int i = 0; i < count; ++i) { // the last pixels go one by one to the first columns
        const int room = std::max(0, left) - given;
        header->resizeSection(shown[i],
                              widths[i] + room / count + (i < std::abs(room % count) ? (room > 0 ? 1 : -1) : 0));
    }
}

void TableView::applyMetrics()
{
    const double wanted = m_density == Density::Dense ? 20 : 30;
    const int height = std::max(designPixels(this, wanted), QFontMetrics(font()).height() + 2);
    verticalHeader()->setMinimumSectionSize(height);
    verticalHeader()->setDefaultSectionSize(height);
}

int TableView::currentSourceRow() const
{
    return m_proxy.mapToSource(currentIndex()).row();
}

void TableView::chooseSourceRow(int row)
{
    if (!sourceModel() || row < 0) {
        clearSelection();
        return;
    }
    const QModelIndex index = m_proxy.mapFromSource(sourceModel()->index(row, 0));
    if (index.isValid() && (index.row() != currentIndex().row() || !selectionModel()->isRowSelected(index.row())))
        selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

std::vector<int> TableView::chosenSourceRows() const
{
    std::vector<int> rows;
    for (const QItemSelectionRange &range : selectionModel()->selection())
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(row);
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    for (int &row : rows)
        row = m_proxy.mapToSource(m_proxy.index(row, 0)).row();
    return rows;
}

QMimeData *TableView::selectionData() const
{
    QList<int> rows, columns;
    const QHeaderView *header = horizontalHeader();
    for (int visual = 0; visual < header->count(); ++visual)
        if (m_copiesHidden || !header->isSectionHidden(header->logicalIndex(visual)))
            columns << header->logicalIndex(visual);
    if (selectionModel()->hasSelection()) {
        for (const QItemSelectionRange &range : selectionModel()->selection())
            for (int row = range.top(); row <= range.bottom(); ++row)
                rows << row;
        std::sort(rows.begin(), rows.end());
        rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    } else {
        for (int row = 0; row < m_proxy.rowCount(); ++row)
            rows << row;
    }
    QString text, html = QStringLiteral("<table><tr>");
    QStringList cells;
    for (const int column : columns) {
        cells << headerText(&m_proxy, column);
        html += QStringLiteral("<th>%1</th>").arg(cells.last().toHtmlEscaped());
    }
    text = cells.join(u'\t') + u'\n';
    html += QStringLiteral("</tr>");
    for (const int row : rows) {
        cells.clear();
        html += QStringLiteral("<tr>");
        for (const int column : columns) {
            cells << clipboardText(m_proxy.index(row, column));
            html += QStringLiteral("<td>%1</td>").arg(cells.last().toHtmlEscaped());
        }
        html += QStringLiteral("</tr>");
        text += cells.join(u'\t') + u'\n';
    }
    auto *mime = new QMimeData;
    mime->setText(text);
    mime->setHtml(html + QStringLiteral("</table>"));
    return mime;
}

void TableView::copySelection() const
{
    QGuiApplication::clipboard()->setMimeData(selectionData());
}

void TableView::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (m_proxy.rowCount() == 0 && !m_filter->text().isEmpty()) {
        QPainter painter(viewport());
        painter.setPen(Theme::of(this).text2);
        painter.drawText(viewport()->rect().adjusted(cellMargin(this), designPixels(this, 6), -cellMargin(this), 0),
                         Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, tr("No row matches the filter."));
    }
    // Where no row is marked yet, nothing else says that the keyboard is here.
    if (hasFocus() && (!currentIndex().isValid() || selectionMode() == NoSelection)) {
        QPainter painter(viewport());
        painter.setPen(QPen(Theme::of(this).accent, 1.5));
        painter.drawRect(QRectF(viewport()->rect()).adjusted(0.75, 0.75, -0.75, -0.75));
    }
}

void TableView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy)) {
        copySelection();
        event->accept();
        return;
    }
    if (event->matches(QKeySequence::Find)) {
        startFilter();
        event->accept();
        return;
    }
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && currentIndex().isValid()) {
        Q_EMIT rowOpened(currentSourceRow());
        event->accept();
        return;
    }
    QTableView::keyPressEvent(event);
}

void TableView::hover(int sourceRow)
{
    if (sourceRow == m_hovered)
        return;
    m_hovered = sourceRow;
    Q_EMIT rowHovered(sourceRow);
}

void TableView::mouseMoveEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->pos());
    hover(index.isValid() ? m_proxy.mapToSource(index).row() : -1);
    QTableView::mouseMoveEvent(event);
}

void TableView::leaveEvent(QEvent *event)
{
    hover(-1);
    QTableView::leaveEvent(event);
}

void TableView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        applyMetrics();
    QTableView::changeEvent(event);
}

void TableView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTableView::currentChanged(current, previous);
    // A click moves the current row first, the keyboard what is chosen: told is what both have reached.
    if (!m_restoring && (selectionMode() == NoSelection || selectionModel()->isRowSelected(current.row())))
        announce();
}

void TableView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    if (m_restoring)
        return;
    m_kept.reset();
    if (!selectionModel()->hasSelection() || selectionModel()->isRowSelected(currentIndex().row()))
        announce();
}

void TableView::announce()
{
    const bool chosen = selectionMode() == NoSelection || selectionModel()->hasSelection();
    const int row = chosen ? currentSourceRow() : -1;
    if (row == m_chosen)
        return;
    m_chosen = row;
    Q_EMIT rowChosen(row);
}

} // namespace ui
