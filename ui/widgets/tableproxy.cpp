// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tableproxy.h"

#include <QElapsedTimer>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace ui {

namespace {

constexpr int rawRole = Qt::UserRole; ///< TableView::SortRole

struct SortKey
{
    enum Kind { Number, Text, Absent } kind = Absent;
    double number = 0.0;
    QString text; ///< of what is absent: as it is shown
};

SortKey sortKeyOf(const QModelIndex &index)
{
    const QVariant raw = index.data(rawRole);
    switch (raw.typeId()) {
    case QMetaType::Double:
    case QMetaType::Float:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
        if (std::isnan(raw.toDouble()))
            return {SortKey::Absent, 0.0, {}};
        return {SortKey::Number, raw.toDouble(), {}};
    case QMetaType::UnknownType:
        return {SortKey::Absent, 0.0, index.data().toString()};
    default:
        return {SortKey::Text, 0.0, raw.toString()};
    }
}

bool before(const SortKey &a, const SortKey &b, Qt::SortOrder order)
{
    if (a.kind != b.kind)
        return a.kind == SortKey::Absent || b.kind == SortKey::Absent ? b.kind == SortKey::Absent : a.kind < b.kind;
    const bool up = order == Qt::AscendingOrder;
    switch (a.kind) {
    case SortKey::Number:
        return up ? a.number < b.number : b.number < a.number;
    case SortKey::Text:
        return up ? a.text < b.text : b.text < a.text;
    case SortKey::Absent:
        break;
    }
    const int compared = QString::localeAwareCompare(a.text, b.text);
    return up ? compared < 0 : compared > 0;
}

} // namespace

TableProxy::TableProxy(QObject *parent)
    : QAbstractProxyModel(parent)
{
    m_next.setSingleShot(true);
    connect(&m_next, &QTimer::timeout, this, &TableProxy::pass);
}

void TableProxy::setSourceModel(QAbstractItemModel *model)
{
    beginResetModel();
    for (const QMetaObject::Connection &connection : std::as_const(m_connections))
        disconnect(connection);
    m_connections.clear();
    QAbstractProxyModel::setSourceModel(model);
    reload();
    if (model != nullptr) {
        using Model = QAbstractItemModel;
        const auto begin = [this] { beginResetModel(); };
        const auto end = [this] {
            reload();
            endResetModel();
        };
        m_connections = {connect(model, &Model::modelAboutToBeReset, this, begin),
                         connect(model, &Model::modelReset, this, end),
                         connect(model, &Model::layoutAboutToBeChanged, this, begin),
                         connect(model, &Model::layoutChanged, this, end),
                         connect(model, &Model::rowsAboutToBeInserted, this, begin),
                         connect(model, &Model::rowsInserted, this, end),
                         connect(model, &Model::rowsAboutToBeRemoved, this, begin),
                         connect(model, &Model::rowsRemoved, this, end),
                         connect(model, &Model::rowsAboutToBeMoved, this, begin),
                         connect(model, &Model::rowsMoved, this, end),
                         connect(model, &Model::columnsAboutToBeInserted, this, begin),
                         connect(model, &Model::columnsInserted, this, end),
                         connect(model, &Model::columnsAboutToBeRemoved, this, begin),
                         connect(model, &Model::columnsRemoved, this, end),
                         connect(model, &Model::dataChanged, this, &TableProxy::sourceChanged),
                         connect(model, &Model::headerDataChanged, this, &Model::headerDataChanged)};
    }
    endResetModel();
}

int TableProxy::sourceRows() const
{
    return sourceModel() == nullptr ? 0 : sourceModel()->rowCount();
}

void TableProxy::setFilterRole(int role)
{
    m_filterRole = role;
    m_keys.assign(m_keys.size(), QString());
}

void TableProxy::setFilterColumns(const QList<int> &columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    m_keys.assign(m_keys.size(), QString());
    m_shown.clear(); // what was found stood on other columns
    if (!m_wanted.isEmpty())
        startPass();
}

void TableProxy::setFilterText(const QString &text)
{
    if (text == m_wanted)
        return;
    m_wanted = text;
    startPass();
}

/// A row under the text. Its key is put together once, from what the reader sees of it.
bool TableProxy::accepts(int sourceRow)
{
    QString &key = m_keys[static_cast<std::size_t>(sourceRow)];
    if (key.isNull()) {
        key = QStringLiteral("");
        const auto add = [&](int column) {
            key += sourceModel()->index(sourceRow, column).data(m_filterRole).toString().toLower();
            key += u'\n'; // nobody finds what begins in one cell and ends in the next
        };
        if (m_columns.isEmpty()) {
            for (int column = 0; column < sourceModel()->columnCount(); ++column)
                add(column);
        } else {
            for (const int column : std::as_const(m_columns))
                if (column < sourceModel()->columnCount())
                    add(column);
        }
    }
    return key.contains(m_shown);
}

void TableProxy::startPass()
{
    m_next.stop();
    m_found.clear();
    m_at = 0;
    const QString wanted = m_wanted.toLower();
    // Who types on looks through what was found before; while that is still being looked for, through everything.
    const bool narrows = !m_passing && !m_shown.isEmpty() && wanted.contains(m_shown);
    m_through = narrows ? m_rows : m_order;
    m_shown = wanted;
    m_passing = true;
    constexpr int typing = 40; // ms in which the next letter may come
    if (m_through.size() <= static_cast<std::size_t>(rowsAtOnce) || wanted.isEmpty())
        pass();
    else
        m_next.start(typing);
}

void TableProxy::pass()
{
    constexpr qint64 mostMs = 12; // then the window gets its turn
    constexpr std::size_t askTheClock = 64;
    const bool whole = m_through.size() <= static_cast<std::size_t>(rowsAtOnce);
    QElapsedTimer timer;
    timer.start();
    if (m_shown.isEmpty()) {
        m_found = std::exchange(m_through, {});
        m_at = 0;
    }
    for (; m_at < m_through.size(); ++m_at) {
        if (!whole && m_at % askTheClock == 0 && timer.elapsed() >= mostMs) {
            m_next.start(0);
            return;
        }
        if (accepts(m_through[m_at]))
            m_found.push_back(m_through[m_at]);
    }
    m_passing = false;
    m_through.clear();
    take(std::exchange(m_found, {}));
    Q_EMIT filtered();
}

/// Others than before: at once. Thousands of rows that go one by one would each renumber all that follow.
void TableProxy::take(std::vector<int> rows)
{
    if (rows == m_rows)
        return;
    m_refiltering = true;
    beginResetModel();
    m_rows = std::move(rows);
    numberBack();
    endResetModel();
    m_refiltering = false;
}

void TableProxy::numberBack()
{
    m_back.assign(static_cast<std::size_t>(sourceRows()), -1);
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_back[static_cast<std::size_t>(m_rows[i])] = static_cast<int>(i);
}

/// Within a reset: the source is another.
void TableProxy::reload()
{
    m_next.stop();
    m_passing = false;
    m_keys.assign(static_cast<std::size_t>(sourceRows()), QString());
    m_rows = m_order = ordered();
    const QString wanted = m_wanted.toLower();
    if (!wanted.isEmpty() && m_rows.size() <= static_cast<std::size_t>(rowsAtOnce)) {
        m_shown = wanted;
        std::erase_if(m_rows, [this](int row) { return !accepts(row); });
    } else {
        m_shown.clear();
        if (!wanted.isEmpty()) {
            m_shown = wanted;
            m_through = m_rows;
            m_found.clear();
            m_at = 0;
            m_passing = true;
            m_next.start(0);
        }
    }
    numberBack();
}

std::vector<int> TableProxy::ordered() const
{
    std::vector<int> rows(static_cast<std::size_t>(sourceRows()));
    std::iota(rows.begin(), rows.end(), 0);
    if (m_sortColumn < 0 || sourceModel() == nullptr || m_sortColumn >= sourceModel()->columnCount())
        return rows;
    std::vector<SortKey> keys(rows.size());
    for (const int row : rows)
        keys[static_cast<std::size_t>(row)] = sortKeyOf(sourceModel()->index(row, m_sortColumn));
    std::stable_sort(rows.begin(), rows.end(), [&](int a, int b) {
        return before(keys[static_cast<std::size_t>(a)], keys[static_cast<std::size_t>(b)], m_sortOrder);
    });
    return rows;
}

void TableProxy::sort(int column, Qt::SortOrder order)
{
    if (column == m_sortColumn && order == m_sortOrder)
        return;
    m_sortColumn = column;
    m_sortOrder = order;
    m_order = ordered();
    std::vector<int> rows = m_order;
    std::erase_if(rows, [this](int row) { return m_back[static_cast<std::size_t>(row)] < 0; });
    reorder(std::move(rows));
    if (m_passing)
        startPass(); // in the new order
}

/// The same rows in another order.
void TableProxy::reorder(std::vector<int> rows)
{
    if (rows == m_rows)
        return;
    Q_EMIT layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList from = persistentIndexList();
    std::vector<int> sources;
    sources.reserve(static_cast<std::size_t>(from.size()));
    for (const QModelIndex &index : from)
        sources.push_back(m_rows[static_cast<std::size_t>(index.row())]);
    m_rows = std::move(rows);
    numberBack();
    QModelIndexList to;
    for (qsizetype i = 0; i < from.size(); ++i)
        to << createIndex(m_back[static_cast<std::size_t>(sources[static_cast<std::size_t>(i)])], from[i].column());
    changePersistentIndexList(from, to);
    Q_EMIT layoutChanged({}, VerticalSortHint);
}

void TableProxy::sourceChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles)
{
    if (!topLeft.isValid() || !bottomRight.isValid())
        return;
    for (int row = topLeft.row(); row <= bottomRight.row(); ++row)
        m_keys[static_cast<std::size_t>(row)] = QString();
    const bool resorts = m_sortColumn >= topLeft.column() && m_sortColumn <= bottomRight.column() && m_sortColumn >= 0;
    if (resorts)
        m_order = ordered();
    if (!m_wanted.isEmpty()) {
        tellChanged(topLeft, bottomRight, roles);
        m_shown.clear(); // what was left out may be what is looked for now
        startPass();
        return;
    }
    if (resorts)
        reorder(m_order);
    tellChanged(topLeft, bottomRight, roles);
}

void TableProxy::tellChanged(const QModelIndex &topLeft, const QModelIndex &bottomRight, const QList<int> &roles)
{
    int first = -1, last = -1;
    for (int row = topLeft.row(); row <= bottomRight.row(); ++row) {
        const int shown = m_back[static_cast<std::size_t>(row)];
        if (shown < 0)
            continue;
        first = first < 0 ? shown : std::min(first, shown);
        last = std::max(last, shown);
    }
    if (first >= 0)
        Q_EMIT dataChanged(index(first, topLeft.column()), index(last, bottomRight.column()), roles);
}

QModelIndex TableProxy::index(int row, int column, const QModelIndex &parent) const
{
    return !parent.isValid() && row >= 0 && row < rowCount() && column >= 0 && column < columnCount()
               ? createIndex(row, column)
               : QModelIndex();
}

QModelIndex TableProxy::parent(const QModelIndex &) const
{
    return {};
}

int TableProxy::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() || sourceModel() == nullptr ? 0 : static_cast<int>(m_rows.size());
}

int TableProxy::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() || sourceModel() == nullptr ? 0 : sourceModel()->columnCount();
}

bool TableProxy::hasChildren(const QModelIndex &parent) const
{
    return rowCount(parent) > 0 && columnCount(parent) > 0;
}

/// Asked of the source itself: headings stand also over no rows.
QVariant TableProxy::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (sourceModel() == nullptr || section < 0)
        return {};
    if (orientation == Qt::Horizontal)
        return sourceModel()->headerData(section, orientation, role);
    return section < rowCount()
               ? sourceModel()->headerData(m_rows[static_cast<std::size_t>(section)], orientation, role)
               : QVariant();
}

QModelIndex TableProxy::mapToSource(const QModelIndex &index) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    return sourceModel()->index(m_rows[static_cast<std::size_t>(index.row())], index.column());
}

QModelIndex TableProxy::mapFromSource(const QModelIndex &index) const
{
    if (!index.isValid() || static_cast<std::size_t>(index.row()) >= m_back.size())
        return {};
    const int row = m_back[static_cast<std::size_t>(index.row())];
    return row < 0 ? QModelIndex() : createIndex(row, index.column());
}

} // namespace ui
