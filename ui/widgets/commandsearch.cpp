// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/commandsearch.h"

#include "ui/searchfold.h"
#include "ui/style/theme.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QScreen>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

namespace {

constexpr int popupWidth = 420;
constexpr int popupHeight = 340;
constexpr int rowHeight = 26;
constexpr int whereRole = Qt::UserRole + 1;

/// Name at the left, where it belongs at the right in the second text level.
class EntryDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {0, qRound(designLength(option.font, rowHeight))};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = Theme::of(option.palette);
        painter->save();
        if (option.state.testFlag(QStyle::State_Selected))
            painter->fillRect(option.rect, theme.selection);
        const int margin = qRound(designLength(option.font, 10));
        const QRect inside = option.rect.adjusted(margin, 0, -margin, 0);
        painter->setFont(scaledFont(option.font, type::caption));
        painter->setPen(theme.text2);
        const bool can = index.flags().testFlag(Qt::ItemIsEnabled);
        const int mostWhere = inside.width() * (can ? 5 : 6) / 10; // the name keeps its room
        const QString where =
            painter->fontMetrics().elidedText(index.data(whereRole).toString(), Qt::ElideRight, mostWhere);
        painter->drawText(inside, Qt::AlignRight | Qt::AlignVCenter, where);
        const int room = inside.width() - painter->fontMetrics().horizontalAdvance(where) - margin;
        painter->setFont(option.font);
        painter->setPen(can ? theme.text1 : theme.text2);
        painter->drawText(inside, Qt::AlignLeft | Qt::AlignVCenter,
                          option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, room));
        painter->restore();
    }
};

} // namespace

CommandSearch::CommandSearch(QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_edit(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(m_edit);
    layout->addWidget(m_list, 1);
    m_edit->setObjectName(QStringLiteral("commandsearch.edit"));
    m_edit->setAccessibleName(tr("Search commands, fields, candidates"));
    m_edit->installEventFilter(this);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setItemDelegate(new EntryDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_edit, &QLineEdit::textChanged, this, &CommandSearch::search);
    connect(m_list, &QListWidget::itemClicked, this, &CommandSearch::runCurrent);
}

namespace {

bool holds(const QString &text, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(), [&text](const QString &word) { return text.contains(word); });
}

enum Rank { Begins, InText, InPlace, InWords, Nowhere };

Rank rankOf(const CommandSearch::Entry &entry, const QString &typed, const QStringList &words)
{
    const QString own = findable(entry.text);
    if (own.startsWith(typed))
        return Begins;
    if (holds(own, words))
        return InText;
    const QString placed = own + QLatin1Char('\n') + findable(entry.where);
    if (holds(placed, words))
        return InPlace;
    return !entry.words.isEmpty() && holds(placed + QLatin1Char('\n') + findable(entry.words), words) ? InWords
                                                                                                      : Nowhere;
}

} // namespace

QList<CommandSearch::Entry> CommandSearch::matching(const QList<Entry> &entries, const QString &text)
{
    const QString typed = folded(text.simplified());
    if (typed.isEmpty())
        return entries;
    const QStringList words = typed.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<std::pair<int, qsizetype>> found;
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const Rank rank = rankOf(entries[i], typed, words);
        if (rank != Nowhere)
            found << std::pair(2 * rank + (entries[i].whyNot.isEmpty() ? 0 : 1), i);
    }
    std::sort(found.begin(), found.end());
    QList<Entry> sorted;
    for (const auto &[rank, i] : found)
        sorted << entries[i];
    return sorted;
}

void CommandSearch::open(const QWidget *anchor, QList<Entry> entries)
{
    m_entries = std::move(entries);
    m_edit->setPlaceholderText(tr("Search commands, fields, candidates"));
    m_edit->setAccessibleName(tr("Search commands, fields, candidates"));
    m_edit->clear();
    search();
    place(anchor);
    show();
    m_edit->setFocus();
}

/// Under the anchor, at its right edge; the whole of it stays on the screen, also where the window is narrower.
void CommandSearch::place(const QWidget *anchor)
{
    const QRect room = anchor->screen()->availableGeometry();
    const int width = std::min(std::max(anchor->width(), designPixels(this, popupWidth)), room.width());
    setFixedSize(width, std::min(designPixels(this, popupHeight), room.height()));
    const QPoint at = anchor->mapToGlobal(QPoint(anchor->width() - width, 0));
    move(std::clamp(at.x(), room.left(), room.left() + room.width() - width),
         std::clamp(at.y(), room.top(), room.top() + room.height() - height()));
}

void CommandSearch::add(const QList<Entry> &entries)
{
    if (entries.isEmpty())
        return;
    const Entry chosen = m_shown.value(m_list->currentRow());
    m_entries += entries;
    search();
    for (qsizetype row = 0; row < m_shown.size(); ++row)
        if (m_shown[row].text == chosen.text && m_shown[row].where == chosen.where)
            m_list->setCurrentRow(static_cast<int>(row));
}

void CommandSearch::search()
{
    m_shown = matching(m_entries, m_edit->text());
    m_list->clear();
    int first = -1;
    for (const Entry &entry : m_shown) {
        auto *item = new QListWidgetItem(entry.text, m_list);
        QStringList where{entry.where};
        where << (entry.whyNot.isEmpty() ? entry.shortcut : entry.whyNot);
        where.removeAll(QString());
        item->setData(whereRole, where.join(QStringLiteral("   ")));
        item->setToolTip(entry.whyNot);
        if (!entry.whyNot.isEmpty())
            item->setFlags(Qt::NoItemFlags);
        else if (first < 0)
            first = m_list->row(item);
    }
    if (m_shown.isEmpty()) {
        auto *item = new QListWidgetItem(tr("Nothing is called so."), m_list);
        item->setFlags(Qt::NoItemFlags);
    }
    // Enter does what was typed or nothing: where that cannot be done now, not the next best.
    const bool typed = !m_edit->text().trimmed().isEmpty();
    m_list->setCurrentRow(typed && first > 0 ? -1 : first);
}

void CommandSearch::runCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_shown.size() || !m_shown[row].whyNot.isEmpty())
        return;
    const std::function<void()> run = m_shown[row].run;
    close();
    // After the popup has gone, so that what runs may open windows and take the
    // focus.
    if (run)
        QTimer::singleShot(0, parent(), run);
}

bool CommandSearch::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    switch (key->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        QCoreApplication::sendEvent(m_list, event);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        runCurrent();
        return true;
    default:
        return QFrame::eventFilter(watched, event);
    }
}

void CommandSearch::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setPen(theme.border);
    painter.setBrush(theme.field);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

} // namespace ui
