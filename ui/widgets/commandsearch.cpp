// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/commandsearch.h"

#include "ui/style/theme.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
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
        const QString where = index.data(whereRole).toString();
        painter->setFont(scaledFont(option.font, type::caption));
        painter->setPen(theme.text2);
        painter->drawText(inside, Qt::AlignRight | Qt::AlignVCenter, where);
        const int room = inside.width() - painter->fontMetrics().horizontalAdvance(where) - margin;
        painter->setFont(option.font);
        painter->setPen(theme.text1);
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

QList<CommandSearch::Entry> CommandSearch::matching(const QList<Entry> &entries, const QString &text)
{
    const QStringList words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    QList<Entry> found;
    for (const Entry &entry : entries) {
        const QString all = entry.text + QLatin1Char(' ') + entry.where;
        const bool every = std::all_of(words.begin(), words.end(),
                                       [&all](const QString &word) { return all.contains(word, Qt::CaseInsensitive); });
        if (every)
            found << entry;
    }
    std::stable_sort(found.begin(), found.end(), [&text](const Entry &a, const Entry &b) {
        return a.text.startsWith(text, Qt::CaseInsensitive) > b.text.startsWith(text, Qt::CaseInsensitive);
    });
    return found;
}

void CommandSearch::open(const QWidget *anchor, QList<Entry> entries)
{
    m_entries = std::move(entries);
    m_edit->setPlaceholderText(tr("Search commands, fields, candidates"));
    m_edit->setAccessibleName(tr("Search commands, fields, candidates"));
    m_edit->clear();
    search();
    const int width = std::max(anchor->width(), designPixels(this, popupWidth));
    setFixedSize(width, designPixels(this, popupHeight));
    move(anchor->mapToGlobal(QPoint(anchor->width() - width, 0)));
    show();
    m_edit->setFocus();
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
    for (const Entry &entry : m_shown) {
        auto *item = new QListWidgetItem(entry.text, m_list);
        item->setData(whereRole,
                      entry.shortcut.isEmpty() ? entry.where : entry.where + QStringLiteral("   ") + entry.shortcut);
    }
    if (m_shown.isEmpty()) {
        auto *item = new QListWidgetItem(tr("Nothing is called so."), m_list);
        item->setFlags(Qt::NoItemFlags);
    } else {
        m_list->setCurrentRow(0);
    }
}

void CommandSearch::runCurrent()
{
    const int row = m_list->currentRow();
    if (row < 0 || row >= m_shown.size())
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
