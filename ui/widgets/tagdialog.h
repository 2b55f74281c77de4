// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/tags.h"
#include "ui/models/runtags.h"

#include <QDialog>
#include <QList>
#include <QStandardItemModel>
#include <map>
#include <optional>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace ui {

class Session;
class TableView;

/// Says at once of many runs what their files leave open. What names of files and folders suggest stands beside each
/// field and is taken only when asked for, by each run its own; below stands what every run will say.
class TagDialog final : public QDialog
{
    Q_OBJECT
public:
    TagDialog(Session &session, std::vector<std::size_t> runs, QWidget *parent = nullptr);

    /// The edit of the document that the fields ask for, by run.
    std::map<std::size_t, runtags::Changes> changes() const;
    const QStandardItemModel &preview() const { return m_preview; }
    void accept() override; ///< one undoable step

private:
    struct Field
    {
        std::string name;
        QComboBox *value = nullptr;
        QToolButton *suggestion = nullptr; ///< checked: each run takes its own; null without one
        QToolButton *clear = nullptr;      ///< checked: the tag is taken away; null where no run has it
        QString before;                    ///< the text that the field began with
    };
    void addField(QGridLayout &grid, int row, const std::string &name);
    QStringList valuesOf(const std::string &name) const; ///< what the runs say, each once
    std::optional<std::string> suggested(std::size_t at, const std::string &name) const;
    void refreshPreview();

    Session &m_session;
    std::vector<std::size_t> m_runs;
    std::vector<core::results::Tags> m_tags; ///< of each run before
    std::vector<std::vector<core::results::TagSuggestion>> m_suggestions;
    QList<Field> m_fields;
    QStandardItemModel m_preview;
    TableView *m_table;
    QLabel *m_problem;
    QPushButton *m_ok = nullptr;
};

} // namespace ui
