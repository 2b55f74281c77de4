// SPDX-License-Identifier: GPL-3.0-or-later
// Tables whose columns nobody has named: asked for one after the other, imported together.
#include "ui/mainwindow.h"

#include "ui/tablemappings.h"
#include "ui/widgets/columnmappingdialog.h"
#include "ui/widgets/tablemappingsdialog.h"

#include <QFileInfo>
#include <algorithm>

namespace ui {

using core::results::TableMapping;

/// What has been said so far of the tables of one import.
struct MainWindow::TableQuestions
{
    QStringList waiting, named, left;
    std::vector<TableMapping> mappings;
};

void MainWindow::askForColumns(const QStringList &paths)
{
    auto questions = std::make_shared<TableQuestions>();
    questions->waiting = paths;
    askNext(questions);
}

void MainWindow::askNext(const std::shared_ptr<TableQuestions> &questions)
{
    while (!questions->waiting.isEmpty()) {
        const QString path = questions->waiting.takeFirst();
        std::string text = tables::beginningOf(path);
        const auto header = core::results::tableHeader(text);
        if (!header)
            continue;
        const auto same = [&header](const TableMapping &mapping) { return mapping.header == *header; };
        if (std::any_of(questions->mappings.begin(), questions->mappings.end(), same)) {
            questions->named << path; // said a moment ago, of a table with the same columns
            continue;
        }
        std::optional<TableMapping> known;
        for (const TableMapping &mapping : tables::remembered()) {
            if (same(mapping))
                known = mapping;
        }
        auto *dialog = new ColumnMappingDialog(QFileInfo(path).fileName(), std::move(text), known, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        connect(dialog, &QDialog::finished, this, [this, dialog, questions, path](int result) {
            if (result == QDialog::Accepted) {
                questions->mappings.push_back(dialog->mapping());
                questions->named << path;
            } else {
                questions->left << path;
            }
            askNext(questions);
        });
        dialog->open();
        return; // goes on when it is answered
    }
    if (!questions->named.isEmpty())
        m_session->importTables(questions->named, questions->mappings);
    m_session->leaveTables(questions->left);
}

void MainWindow::editTableMappings()
{
    auto *dialog = new TableMappingsDialog(*m_session, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

} // namespace ui
