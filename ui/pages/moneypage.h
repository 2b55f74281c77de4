// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QLabel;
class QPushButton;

namespace ui {

class CashFlowModel;
class EmptyState;
class TableView;
namespace charts {
class ChartWidget;
}

/// What the fleet costs over the years, when owning pays, and how it would stand in another country.
class MoneyPage final : public Page
{
    Q_OBJECT
public:
    explicit MoneyPage(Session &session, QWidget *parent = nullptr);

    QList<NamedChart> charts() const override;
    CashFlowModel &model() { return *m_model; }

protected:
    void refresh() override;

private:
    struct Block
    {
        QWidget *box = nullptr;
        QLabel *title = nullptr;
        charts::ChartWidget *chart = nullptr;
        QLabel *words = nullptr;
    };
    Block makeBlock(const QString &title, const QString &name);
    void showBreakEven();
    void showCountries();
    charts::ChartSpec breakEvenSpec() const;
    charts::ChartSpec countrySpec() const;

    QWidget *m_content;
    EmptyState *m_empty;
    Block m_cash, m_breakEven, m_countries;
    CashFlowModel *m_model;
    TableView *m_table;
};

} // namespace ui
