// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/scenariofields.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QLabel;
class QScrollArea;
class QLayout;
class QToolButton;
class QVBoxLayout;

namespace ui {

class ScenarioField;
class ScenarioGroupHeader;
class Session;
class VramBar;

/// The scenario beside every page: groups of fields that unfold, each with a
/// line about itself while folded. In narrow windows, or when the user likes,
/// the whole folds to a drawer at the edge.
class ScenarioDock final : public QWidget
{
    Q_OBJECT
public:
    using Profile = scenario::Profile;
    struct FieldName
    {
        QString path, label, group;
    };
    explicit ScenarioDock(Session &session, QWidget *parent = nullptr);
    ~ScenarioDock() override;

    static QList<Profile> profiles() { return scenario::profiles(); }
    void applyProfile(const QString &id);

    bool isFolded() const;
    void setFolded(bool folded);
    /// The window is too narrow for dock and page: folds unless the user opened
    /// the drawer in this state.
    void setNarrow(bool narrow);

    QList<FieldName> fieldNames() const;
    ScenarioField *field(const QString &path); ///< made now if its group was never open; null: there is none
    void focusField(const QString &path);      ///< unfolds what is in the way
    void setGroupOpen(scenario::Group group, bool open);

Q_SIGNALS:
    void foldedChanged(bool folded);
    void notice(const QString &sentence); ///< done, for the status strip

protected:
    void paintEvent(QPaintEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    struct GroupBox
    {
        ScenarioGroupHeader *header = nullptr;
        QWidget *body = nullptr;
        QVBoxLayout *fields = nullptr;
        QToolButton *more = nullptr; ///< null where all fields stand at once
        QWidget *rest = nullptr;
        int moreFields = 0;
        bool filled = false, restFilled = false;
    };
    void rebuild();
    GroupBox makeGroup(scenario::Group group, QWidget *content);
    QLayout *makeProfileRow(QWidget *body);
    QList<scenario::Field> fieldsOfGroup(scenario::Group group) const;
    QWidget *addFields(const QList<scenario::Field> &fields, QWidget *parent, QLayout *layout, QWidget *after);
    void fillOpenGroups();
    void fillGroup(scenario::Group group);                          ///< once; the fields that stand at once
    void fillRest(scenario::Group group);                           ///< once; those behind "more"
    void addRest(GroupBox &box, int fields, scenario::Group group); ///< the room for those behind "more"
    void setMoreShown(scenario::Group group, bool shown);
    void fitHint();
    void sayHint(const QString &hint); ///< of the field at hand; empty: what the marks mean
    void pasteCells(const QString &first, const QString &text);
    void markMore(const GroupBox &box, bool shown);
    void chainHeaders();
    bool isBeingFilledIn() const; ///< the cursor stands in one of the fields
    bool isInHand() const;        ///< it holds letters that are not committed, or is a slider
    void scheduleRebuild();       ///< once, after the events at hand
    void refresh();
    void refreshMemory(); ///< of one GPU, below the hardware
    void applyFold();
    QString drawerText() const;

    Session &m_session;
    QScrollArea *m_scroll;
    QToolButton *m_foldButton;
    QLabel *m_hint; ///< below the fields, at a place that never moves
    QComboBox *m_profile = nullptr;
    VramBar *m_vram = nullptr;
    QList<GroupBox> m_groups;
    QList<scenario::Field> m_known;  ///< all there are, in their order
    QList<ScenarioField *> m_fields; ///< those that were made: of groups that are or were open
    QStringList m_paths;             ///< of m_known; other ones mean building anew
    QStringList m_open;
    QStringList m_more; ///< groups that show all their fields
    bool m_folded = false;
    bool m_narrow = false;
    bool m_rebuildPending = false;
    bool m_otherFields = false; ///< other fields, or in another order, are to come once nobody is typing
};

} // namespace ui
