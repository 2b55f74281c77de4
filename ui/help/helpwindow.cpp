// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/helpwindow.h"

#include "ui/help/inputhelp.h"
#include "ui/style/theme.h"
#include "ui/widgets/dialogsize.h"

#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSplitter>
#include <QTextBrowser>
#include <QTextDocument>
#include <QTreeWidget>
#include <QTreeWidgetItemIterator>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

namespace {

constexpr QSize standardSize(780, 560);
constexpr int listWidth = 270;
constexpr int idRole = Qt::UserRole + 1;

} // namespace

HelpWindow::HelpWindow(QList<help::Entry> entries, QWidget *parent)
    : QDialog(parent)
    , m_entries(std::move(entries))
    , m_search(new QLineEdit(this))
    , m_list(new QTreeWidget(this))
    , m_text(new QTextBrowser(this))
{
    setObjectName(QStringLiteral("help"));
    setWindowTitle(tr("Help"));
    const QSize drawn(designPixels(this, standardSize.width()), designPixels(this, standardSize.height()));
    resize(drawn.boundedTo(roomOnScreen(*this)));
    auto *layout = new QVBoxLayout(this);
    m_search->setObjectName(QStringLiteral("help.search"));
    m_search->setPlaceholderText(tr("Search the help"));
    m_search->setAccessibleName(tr("Search the help"));
    m_search->setClearButtonEnabled(true);
    m_search->setWhatsThis(help::inputHelp(m_search->objectName()));
    m_search->installEventFilter(this);
    m_list->setObjectName(QStringLiteral("help.list"));
    m_list->setAccessibleName(tr("What the help has"));
    m_list->setHeaderHidden(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->header()->setStretchLastSection(true);
    m_text->setObjectName(QStringLiteral("help.text"));
    m_text->setAccessibleName(tr("Text of the help"));
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setOpenLinks(false);
    m_text->document()->setDocumentMargin(designPixels(this, 12));
    auto *both = new QSplitter(Qt::Horizontal, this);
    both->addWidget(m_list);
    both->addWidget(m_text);
    both->setStretchFactor(1, 1);
    both->setSizes({width() * listWidth / standardSize.width(),
                    width() * (standardSize.width() - listWidth) / standardSize.width()});
    both->setChildrenCollapsible(false);
    layout->addWidget(m_search);
    layout->addWidget(both, 1);
    connect(m_search, &QLineEdit::textChanged, this, &HelpWindow::fill);
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem *item) {
        if (item != nullptr && !item->data(0, idRole).toString().isEmpty())
            read(item->data(0, idRole).toString());
    });
    fill();
    m_search->setFocus();
}

void HelpWindow::fill()
{
    const QString text = m_search->text().trimmed();
    const QList<help::Entry> found = help::matching(m_entries, text);
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    QHash<QString, QTreeWidgetItem *> sections;
    for (const help::Entry &entry : found) {
        QTreeWidgetItem *&section = sections[entry.section];
        if (section == nullptr) {
            section = new QTreeWidgetItem(m_list, {entry.section});
            section->setFont(0, scaledFont(font(), type::blockTitle, QFont::DemiBold));
            section->setFlags(Qt::ItemIsEnabled);
            // A search shows what it found; without one the pages are open and the rest is a table of contents.
            section->setExpanded(!text.isEmpty() || m_list->topLevelItemCount() == 1);
        }
        auto *item = new QTreeWidgetItem(section, {entry.title});
        item->setData(0, idRole, entry.id);
        item->setToolTip(0, entry.title);
    }
    if (found.isEmpty()) {
        m_current.clear();
        m_text->setHtml(
            QStringLiteral("<p>%1</p>").arg(tr("Nothing in the help has all these words.").toHtmlEscaped()));
        return;
    }
    const bool still = std::any_of(found.begin(), found.end(), [this](const auto &e) { return e.id == m_current; });
    const QString next = still ? m_current : found.front().id;
    m_list->setCurrentItem(itemOf(next));
    read(next);
}

QTreeWidgetItem *HelpWindow::itemOf(const QString &id) const
{
    for (QTreeWidgetItemIterator it(m_list); *it != nullptr; ++it)
        if ((*it)->data(0, idRole).toString() == id)
            return *it;
    return nullptr;
}

void HelpWindow::read(const QString &id)
{
    for (const help::Entry &entry : std::as_const(m_entries)) {
        if (entry.id != id)
            continue;
        m_current = id;
        const QString more = entry.more ? entry.more() : QString();
        m_text->setHtml(QStringLiteral("<h2>%1</h2>%2%3").arg(entry.title.toHtmlEscaped(), more, entry.html));
        return;
    }
}

bool HelpWindow::showEntry(const QString &id)
{
    const bool known =
        std::any_of(m_entries.begin(), m_entries.end(), [&id](const auto &entry) { return entry.id == id; });
    if (!known)
        return false;
    m_search->clear();
    QTreeWidgetItem *item = itemOf(id);
    m_list->setCurrentItem(item);
    m_list->scrollToItem(item);
    read(id);
    return true;
}

QString HelpWindow::currentText() const
{
    return m_text->toPlainText();
}

QStringList HelpWindow::listedIds() const
{
    QStringList ids;
    for (QTreeWidgetItemIterator it(m_list); *it != nullptr; ++it)
        if (const QString id = (*it)->data(0, idRole).toString(); !id.isEmpty())
            ids << id;
    return ids;
}

void HelpWindow::setSearch(const QString &text)
{
    m_search->setText(text);
}

bool HelpWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up || key == Qt::Key_PageDown || key == Qt::Key_PageUp) {
            QCoreApplication::sendEvent(m_list, event);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            m_text->setFocus(Qt::TabFocusReason); // and not the default button of a dialog
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void HelpWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange && !m_current.isEmpty())
        read(m_current); // a text keeps the colours with which it was set
    QDialog::changeEvent(event);
}

} // namespace ui
