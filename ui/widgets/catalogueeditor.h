// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/document.h"
#include "ui/models/cataloguefields.h"

#include <QDialog>
#include <optional>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace ui {

class NumberEdit;

/// Edits one entry of the catalogue, or one offer or version of it with its entry. What is wrong is said while typing,
/// and only an entry that can be read can be kept. A field that was changed says what it replaces.
class CatalogueEditor final : public QDialog
{
    Q_OBJECT
public:
    struct Content
    {
        core::catalogue::Kind kind = core::catalogue::Kind::Gpus;
        core::project::Node entry;    ///< as it is now, shipped and own together; empty for a new one
        std::optional<int> item = {}; ///< index into its list; one past the end adds one; absent: the entry alone
    };
    CatalogueEditor(Content content, QWidget *parent = nullptr);

    /// The whole entry as edited.
    core::project::Node entry() const;
    /// Why it cannot be kept; empty when it can.
    QString problem() const;
    /// Sets a field as if typed; for the tests and for what is known beforehand (source, date).
    void setField(const std::string &path, const QString &text, bool ofItem = false);

private:
    struct Row
    {
        catalogue::EditField field;
        bool ofItem = false;
        QLineEdit *line = nullptr;
        NumberEdit *number = nullptr;
        QComboBox *combo = nullptr;
        QCheckBox *box = nullptr;
        QPlainTextEdit *text = nullptr;
    };
    void addRows(QFormLayout *form, const QList<catalogue::EditField> &fields, bool ofItem);
    void addRow(QFormLayout *form, const catalogue::EditField &field, bool ofItem);
    std::string pathOf(const Row &row) const;
    core::project::Node with(core::project::Node entry, const Row &row, QString *problem) const;
    void fill(const Row &row);
    void check();

    Content m_content;
    bool m_new;
    QLineEdit *m_id = nullptr;
    QList<Row> m_rows;
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
    bool m_filling = true;
};

} // namespace ui
