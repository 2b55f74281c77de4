// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/report.h"

#include <QStandardItemModel>
#include <QWidget>
#include <memory>

class QLabel;
class QStackedWidget;

namespace ui {

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

private:
    TableView *tableFor(QAbstractItemModel *model, const QString &name);
    void fillNote();
    void fillFigures();
    void fillFlips();
    void fillElasticities();

    std::shared_ptr<const core::sensitivity::Sensitivity> m_sensitivity;
    LineTabs *m_tabs;
    QStackedWidget *m_stack;
    QLabel *m_note, *m_flips;
    RobustnessModel *m_robustness;
    QStandardItemModel m_figures, m_elasticities;
    QList<TableView *> m_tables;
};

} // namespace ui
