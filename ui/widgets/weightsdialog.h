// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QStandardItemModel>
#include <map>
#include <string>

class QLabel;
class QSlider;

namespace ui {

class Session;
class TableView;

/// The reader's own weights of the axes: a slider an axis, the ranks that follow and how firm they are, live. Opens
/// only when asked for; accepting it stores the weights in the project as one undoable step.
class WeightsDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit WeightsDialog(Session &session, QWidget *parent = nullptr);

    /// By axis id; 0 leaves an axis out.
    std::map<std::string, double> weights() const;
    void setWeight(const std::string &axis, double weight);
    QString sentence() const;
    const QStandardItemModel &ranks() const { return m_ranks; }

    void accept() override;

private:
    QWidget *buildSliders();
    void showRanks();
    void clearAll();

    Session &m_session;
    std::map<std::string, QSlider *> m_sliders;
    std::map<std::string, QLabel *> m_values;
    QLabel *m_sentence, *m_missing;
    QStandardItemModel m_ranks;
    TableView *m_table;
};

} // namespace ui
