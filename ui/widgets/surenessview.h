// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/report.h"

#include <QStandardItemModel>
#include <QWidget>
#include <memory>

class QComboBox;
class QLabel;
class QStackedWidget;

namespace ui {

class FlipsModel;
class LineTabs;
class RobustnessModel;
class TableView;

/// How sure the answer is: how often each candidate is on the front or the cheapest over the draws, what the draws make
/// of every figure, where an answer flips, and what 1 % of each input does.
class SurenessView final : public QWidget
{
    Q_OBJECT
public:
    enum Tab { Choice, Figures, Flips, Elasticities };

    explicit SurenessView(QWidget *parent = nullptr);

    void setSensitivity(std::shared_ptr<const core::sensitivity::Sensitivity> sensitivity);
    void showTab(Tab tab);
    QString note() const; ///< how many draws, of what, and how far the tiers are apart

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    TableView *tableFor(QAbstractItemModel *model, const QString &name);
    QWidget *pageOf(TableView *table);
    QWidget *buildFlips();
    void fillNote();
    void fillFigures();
    void fillFlips();
    void fitFlips();
    void fillElasticities();

    std::shared_ptr<const core::sensitivity::Sensitivity> m_sensitivity;
    LineTabs *m_tabs;
    QStackedWidget *m_stack;
    QLabel *m_note, *m_noFlips;
    QComboBox *m_whichFlips;
    RobustnessModel *m_robustness;
    FlipsModel *m_flips;
    QStandardItemModel m_figures, m_elasticities;
    QList<TableView *> m_tables; ///< by tab
    bool m_flipsChosen = false;  ///< which of them: by the reader, not by their number
};

} // namespace ui
