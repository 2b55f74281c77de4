// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scorecard/normalise.h"

#include <QDialog>
#include <QStandardItemModel>
#include <map>
#include <set>

class QCheckBox;
class QLabel;
class QPushButton;

namespace ui {

class Session;
class TableView;

/// Candidates that stand on different footings, brought to one: which of it is wanted, each figure before and after
/// with its way, and what no arithmetic brings together. Accepting it is one step to undo.
class NormaliseDialog final : public QDialog
{
    Q_OBJECT
public:
    /// `normalisation` is that of the session's evaluation as it is now.
    NormaliseDialog(Session &session, core::scorecard::Normalisation normalisation, QWidget *parent = nullptr);

    std::set<core::scorecard::Normaliser> chosen() const;
    QString obstacles() const; ///< what cannot be brought together, a line each

    void accept() override;

private:
    void showFigures();

    Session &m_session;
    core::scorecard::Normalisation m_normalisation;
    std::map<core::scorecard::Normaliser, QCheckBox *> m_boxes;
    QStandardItemModel m_figures;
    TableView *m_table;
    QLabel *m_obstacles;
    QPushButton *m_accept = nullptr;
};

} // namespace ui
