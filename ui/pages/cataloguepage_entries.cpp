// SPDX-License-Identifier: GPL-3.0-or-later
// The user's own entries: edited, added, removed, dated, put back.
#include "core/catalogue/hfconfig.h"
#include "core/catalogue/overlay.h"
#include "core/files.h"
#include "ui/cataloguesource.h"
#include "ui/models/cataloguefields.h"
#include "ui/models/cataloguemodel.h"
#include "ui/pages/cataloguepage.h"
#include "ui/texts.h"
#include "ui/widgets/catalogueeditor.h"
#include "ui/widgets/tableview.h"

#include <QAction>
#include <QDate>
#include <QFileDialog>

namespace ui {

using core::catalogue::Kind;
using core::catalogue::UserEntries;
using core::project::Node;

namespace {

QString today()
{
    return QDate::currentDate().toString(Qt::ISODate);
}

} // namespace

Node CataloguePage::effectiveEntry(Kind wanted, const QString &id) const
{
    const auto shipped = shippedCatalogueEntry(wanted, id);
    const Node *own = m_own.entry(wanted, id.toStdString());
    if (!shipped)
        return own != nullptr ? *own : Node();
    return own != nullptr ? core::catalogue::laidOver(*shipped, *own) : *shipped;
}

void CataloguePage::edit(bool asNew, bool newItem)
{
    const QString id = selectedId();
    CatalogueEditor::Content content{.kind = kind(), .entry = asNew ? Node() : effectiveEntry(kind(), id)};
    if (!asNew && content.entry.isNull())
        return;
    const std::string list = catalogue::itemList(kind());
    const int row = m_table->currentSourceRow();
    if (!asNew && !list.empty() && (newItem || model().itemOf(row) >= 0)) {
        const Node *items = content.entry.find(list);
        const int count = items != nullptr ? static_cast<int>(items->items().size()) : 0;
        content.item = count;
        for (int i = 0; !newItem && i < count; ++i)
            if (core::catalogue::sameItem(list, items->items()[static_cast<std::size_t>(i)], model().itemNode(row)))
                content.item = i;
        // A new version begins as the newest one.
        if (newItem && kind() == Kind::Engines && count > 0)
            content.entry = content.entry.with(list + "." + std::to_string(count), items->items().back());
    }
    CatalogueEditor editor(std::move(content), this);
    if (asNew) {
        editor.setField("date", today());
    } else if (newItem) {
        editor.setField("date", today(), true);
    }
    if (editor.exec() == QDialog::Accepted)
        keep(kind(), editor.entry());
}

bool CataloguePage::keep(Kind wanted, const Node &entry)
{
    const Node *id = entry.find("id");
    if (id == nullptr)
        return false;
    readOwn(); // somebody may have written the file by hand meanwhile
    const QString name = fromUtf8(id->text());
    const auto shipped = shippedCatalogueEntry(wanted, name);
    Node own = shipped ? core::catalogue::differences(*shipped, entry) : entry;
    const bool nothing = own.members().size() <= 1;
    if (!save(wanted, id->text(), nothing ? std::nullopt : std::optional(own),
              nothing ? tr("%1 is as shipped.").arg(name) : tr("Your own entry of %1 is kept.").arg(name)))
        return false;
    selectEntry(wanted, name);
    return true;
}

void CataloguePage::revertSelected()
{
    readOwn();
    const QString id = selectedId();
    if (id.isEmpty())
        return;
    save(kind(), id.toStdString(), std::nullopt, tr("Your own fields of %1 are gone; Undo brings them again.").arg(id));
}

void CataloguePage::removeItem()
{
    const std::string list = catalogue::itemList(kind());
    const int row = m_table->currentSourceRow();
    Node entry = effectiveEntry(kind(), selectedId());
    const Node *items = list.empty() || model().itemOf(row) < 0 ? nullptr : entry.find(list);
    if (items == nullptr)
        return;
    const Node chosen = model().itemNode(row);
    std::vector<Node> rest;
    for (const Node &item : items->items())
        if (!core::catalogue::sameItem(list, item, chosen))
            rest.push_back(item);
    entry = entry.with(list, Node::sequence(std::move(rest), items->style()));
    const auto problems = core::catalogue::problemsOf(kind(), entry);
    if (!problems.empty()) { // an engine without any version is none
        Q_EMIT failed(localised(problems.front()));
        return;
    }
    keep(kind(), entry);
}

void CataloguePage::dateItem()
{
    const std::string list = catalogue::itemList(kind());
    const int row = m_table->currentSourceRow();
    Node entry = effectiveEntry(kind(), selectedId());
    const Node *items = list.empty() || model().itemOf(row) < 0 ? nullptr : entry.find(list);
    if (items == nullptr)
        return;
    const Node chosen = model().itemNode(row);
    for (std::size_t i = items->items().size(); i > 0; --i) { // of several quotes of one thing the last is the newest
        if (!core::catalogue::sameItem(list, items->items()[i - 1], chosen))
            continue;
        keep(kind(), entry.with(list + "." + std::to_string(i - 1) + ".date", Node::scalar(today().toStdString())));
        return;
    }
}

void CataloguePage::dropOwnItems(const std::function<bool(const Node &)> &drop, const QString &done)
{
    readOwn();
    const std::string id = selectedId().toStdString();
    const std::string list = catalogue::itemList(kind());
    const Node *own = m_own.entry(kind(), id);
    const Node *items = own != nullptr && !list.empty() ? own->find(list) : nullptr;
    if (items == nullptr)
        return;
    std::vector<Node> rest;
    for (const Node &item : items->items())
        if (!drop(item))
            rest.push_back(item);
    save(kind(), id, rest.empty() ? own->without(list) : own->with(list, Node::sequence(std::move(rest))), done);
}

void CataloguePage::revertItem()
{
    const std::string list = catalogue::itemList(kind());
    const Node chosen = model().itemNode(m_table->currentSourceRow());
    dropOwnItems([&](const Node &item) { return core::catalogue::sameItem(list, item, chosen); },
                 tr("The chosen row of %1 is as shipped.").arg(selectedId()));
}

void CataloguePage::bringBack()
{
    dropOwnItems(core::catalogue::isRemoval, tr("What was removed of %1 is there again.").arg(selectedId()));
}

void CataloguePage::takeBack()
{
    readOwn();
    // What was undone in the Edit menu meanwhile is as it was already.
    while (!m_history.empty() && OwnEntry::of(m_own, m_history.back().kind, m_history.back().id) == m_history.back())
        m_history.pop_back();
    if (m_history.empty()) {
        updateActions();
        return;
    }
    const OwnEntry before = m_history.back();
    const auto length = m_history.size();
    if (!save(before.kind, before.id, before.own, tr("The last change to the catalogue is taken back.")))
        return;
    m_history.resize(length - 1);
    updateActions();
}

bool CataloguePage::save(Kind wanted, const std::string &id, std::optional<Node> own, const QString &done)
{
    if (!m_ownReadable) {
        Q_EMIT failed(
            tr("Your own catalogue file %1 cannot be read, so nothing is written over it: put it right first.")
                .arg(userCataloguePath()));
        return false;
    }
    const Kind shown = kind();
    const QString chosen = selectedId();
    const OwnEntry before = OwnEntry::of(m_own, wanted, id);
    OwnEntry after{wanted, id, std::move(own)};
    QString why;
    if (!after.save(&why)) {
        Q_EMIT failed(tr("Your own catalogue entries were not saved: %1").arg(why));
        return false;
    }
    m_history.push_back(before);
    session().undoStack()->push(
        new OwnEntryCommand(session(), before, after, tr("Change %1 in the catalogue").arg(fromUtf8(id))));
    fillModels();
    selectEntry(shown, chosen);
    refreshNow();
    showRow();
    Q_EMIT notice(done);
    return true;
}

void CataloguePage::addFromConfig()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("A model's config.json"), {},
                                                      tr("Configurations (*.json);;All files (*)"));
    if (path.isEmpty())
        return;
    const auto text = core::readFile(core::pathFromText(path.toStdString()), 1U << 24U);
    const auto read = text ? core::catalogue::readHfConfig(*text, path.toStdString())
                           : core::Result<core::catalogue::HfModel>(tl::make_unexpected(text.error()));
    if (!read) {
        Q_EMIT failed(localised(read.error()));
        return;
    }
    core::catalogue::ModelSpec found = read->model;
    found.sources = {path.section(QLatin1Char('/'), -2).toStdString()};
    found.date = today().toStdString();
    found.id = core::catalogue::idFromName(found.name);
    CatalogueEditor editor({.kind = Kind::Models, .entry = core::catalogue::modelEntry(found)}, this);
    for (const core::Text &remark : read->unread)
        Q_EMIT notice(localised(remark));
    if (editor.exec() == QDialog::Accepted)
        keep(Kind::Models, editor.entry());
}

} // namespace ui
