// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tablemappingsdialog.h"

#include "ui/models/roles.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/tablemappings.h"
#include "ui/texts.h"
#include "ui/widgets/columnmappingdialog.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/tableview.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QSet>
#include <QVBoxLayout>

namespace ui {

using core::results::TableMapping;

namespace {

constexpr QSize dialogSize(640, 360);

/// Files of the project whose table has this header.
QStringList filesWith(const Session &session, const std::vector<std::string> &header)
{
    QSet<QString> seen;
    QStringList files;
    for (const core::results::Run &run : session.imported()->runs) {
        const QString path = fromUtf8(run.source.path);
        if (run.source.tool != "table" || seen.contains(path))
            continue;
        seen.insert(path);
        if (core::results::tableHeader(tables::beginningOf(path)) == header)
            files << path;
    }
    return files;
}

} // namespace

TableMappingsDialog::TableMappingsDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_table(new TableView(this))
    , m_hint(new QLabel(this))
{
    setObjectName(QStringLiteral("tablemappings"));
    setWindowTitle(tr("Columns of tables"));
    auto *layout = new QVBoxLayout(this);
    m_hint->setWordWrap(true);
    layout->addWidget(m_hint);
    m_table->setSourceModel(&m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAccessibleName(windowTitle());
    layout->addWidget(m_table, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_edit = buttons->addButton(tr("Edit…"), QDialogButtonBox::ActionRole);
    m_edit->setObjectName(QStringLiteral("tablemappings.edit"));
    m_forget = buttons->addButton(tr("Forget"), QDialogButtonBox::ActionRole);
    m_forget->setObjectName(QStringLiteral("tablemappings.forget"));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_edit, &QPushButton::clicked, this, &TableMappingsDialog::edit);
    connect(m_forget, &QPushButton::clicked, this, &TableMappingsDialog::forget);
    connect(m_table, &TableView::rowOpened, this, &TableMappingsDialog::edit);
    fill();
    settleDialog(*this, dialogSize);
}

void TableMappingsDialog::fill()
{
    m_mappings = tables::remembered();
    m_model.clear();
    m_model.setHorizontalHeaderLabels({tr("Columns"), tr("Taken as")});
    for (const TableMapping &mapping : m_mappings) {
        QStringList columns, fields;
        for (std::size_t i = 0; i < mapping.header.size(); ++i) {
            columns << fromUtf8(mapping.header[i]);
            if (!mapping.fields[i].empty())
                fields << fromUtf8(mapping.fields[i]);
        }
        QList<QStandardItem *> row;
        for (const QString &text : {columns.join(QStringLiteral(", ")), fields.join(QStringLiteral(", "))}) {
            auto *item = new QStandardItem(text);
            item->setEditable(false);
            item->setToolTip(text);
            item->setData(text, SortRole);
            row << item;
        }
        m_model.appendRow(row);
    }
    m_table->fitColumns();
    const bool any = !m_mappings.empty();
    m_hint->setText(any ? tr("Tables with these columns are imported without a question.")
                        : tr("Nothing is remembered yet: drop a table on the window whose columns nobody knows."));
    m_edit->setEnabled(any);
    m_forget->setEnabled(any);
    if (any)
        m_table->chooseSourceRow(0);
}

std::optional<TableMapping> TableMappingsDialog::chosen() const
{
    const int row = m_table->currentSourceRow();
    if (row < 0 || static_cast<std::size_t>(row) >= m_mappings.size())
        return std::nullopt;
    return m_mappings[static_cast<std::size_t>(row)];
}

void TableMappingsDialog::edit()
{
    const auto mapping = chosen();
    if (!mapping)
        return;
    const QStringList files = filesWith(m_session, mapping->header);
    std::string text;
    if (!files.isEmpty())
        text = tables::beginningOf(files.front());
    if (text.empty()) { // without a file there are names, but no values to show
        for (std::size_t i = 0; i < mapping->header.size(); ++i)
            text += (i > 0 ? ",\"" : "\"") + mapping->header[i] + "\"";
        text += '\n' + std::string(mapping->header.size() - 1, ',') + '\n';
    }
    auto *dialog =
        new ColumnMappingDialog(files.isEmpty() ? tr("this table") : files.front(), std::move(text), mapping, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, files] {
        if (files.isEmpty())
            tables::remember(dialog->mapping());
        else
            m_session.importTables(files, {dialog->mapping()});
        fill();
    });
    dialog->open();
}

void TableMappingsDialog::forget()
{
    if (const auto mapping = chosen()) {
        tables::forget(mapping->header);
        fill();
    }
}

} // namespace ui
