// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/tablemapping.h"

#include <QDialog>
#include <QStandardItemModel>
#include <optional>
#include <vector>

class QLabel;
class QPushButton;

namespace ui {

class Session;
class TableView;

/// The tables whose columns somebody has named on this computer: what each holds, to be edited or forgotten.
class TableMappingsDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit TableMappingsDialog(Session &session, QWidget *parent = nullptr);

    const QStandardItemModel &model() const { return m_model; }

private:
    void fill();
    void edit();
    void forget();
    std::optional<core::results::TableMapping> chosen() const;

    Session &m_session;
    std::vector<core::results::TableMapping> m_mappings;
    QStandardItemModel m_model;
    TableView *m_table;
    QPushButton *m_edit;
    QPushButton *m_forget;
    QLabel *m_hint;
};

} // namespace ui
