// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/userentries.h"
#include "ui/ownentry.h"
#include "ui/pages/page.h"

#include <array>
#include <functional>

class QAction;
class QLabel;
class QLineEdit;
class QPushButton;
class QTabBar;

namespace ui {

class CatalogueDetail;
class CatalogueModel;
class FigureDelegate;
class TableView;

/// What is known of models, GPUs, prices, grids, engines and costs: a table with sources and dates, the entry in full
/// beside it, and the user's own entries laid over what ships. Entries are edited, added and put back; a model or a GPU
/// shows how it fits and is taken into the scenario from here.
class CataloguePage final : public Page
{
    Q_OBJECT
public:
    explicit CataloguePage(Session &session, QWidget *parent = nullptr);

    QList<QAction *> pageActions() const override;
    void showKind(core::catalogue::Kind kind);
    core::catalogue::Kind kind() const;
    /// Shows the kind with an entry chosen; false when there is none of that id.
    bool selectEntry(core::catalogue::Kind kind, const QString &id);
    QString selectedId() const;
    /// Puts an entry as edited into the user's file; what ships alike is not repeated there.
    bool keep(core::catalogue::Kind kind, const core::project::Node &entry);
    void revertSelected(); ///< the shipped entry holds again; an entry of the user's alone goes
    void useSelected();    ///< takes the entry into the scenario
    void removeItem();     ///< takes the chosen offer or version away; bringBack has it again
    void revertItem();     ///< the chosen offer or version alone is as shipped again
    void dateItem();       ///< the chosen offer or version holds as of today
    void bringBack();      ///< what was removed of the chosen entry is there again
    void takeBack();       ///< undoes the last change to the catalogue

protected:
    void refresh() override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    static constexpr int kindCount = 6;
    QWidget *buildControls();
    void buildActions();
    void fillModels();
    void readOwn();
    void showRow();
    void showFits();
    void fitColumns(); ///< when another kind is shown
    void fitName();    ///< to the room that the others leave
    void updateActions();
    QString summary() const;
    void edit(bool asNew, bool newItem);
    void addFromConfig();
    /// The user's items of the chosen entry's list without those that `drop` names.
    void dropOwnItems(const std::function<bool(const core::project::Node &)> &drop, const QString &done);
    core::project::Node effectiveEntry(core::catalogue::Kind kind, const QString &id) const;
    /// Puts the user's entry in (absent: takes it out) as a step that can be undone; false when it cannot be written.
    bool save(core::catalogue::Kind kind, const std::string &id, std::optional<core::project::Node> own,
              const QString &done);
    bool useOffer(int row);
    bool useGrid(const core::catalogue::GridZone &grid);
    CatalogueModel &model() const;

    QTabBar *m_tabs = nullptr;
    QLineEdit *m_search = nullptr;
    TableView *m_table = nullptr;
    CatalogueDetail *m_detail = nullptr;
    QWidget *m_side = nullptr;
    QLabel *m_name = nullptr;
    QLabel *m_legend = nullptr;
    QPushButton *m_use = nullptr;
    std::array<CatalogueModel *, kindCount> m_models{};
    QAction *m_useAction = nullptr, *m_editAction = nullptr, *m_addAction = nullptr, *m_addItemAction = nullptr,
            *m_fromConfigAction = nullptr, *m_revertAction = nullptr, *m_takeBackAction = nullptr,
            *m_removeItemAction = nullptr, *m_revertItemAction = nullptr, *m_dateItemAction = nullptr,
            *m_bringBackAction = nullptr;
    std::shared_ptr<const core::catalogue::Catalogue> m_catalogue;
    core::catalogue::UserEntries m_own;
    bool m_ownReadable = true;
    bool m_isWide = false;           ///< every column has room
    std::vector<OwnEntry> m_history; ///< before each change made here
};

} // namespace ui
