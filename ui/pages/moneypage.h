// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/headline.h"
#include "ui/pages/page.h"

class QAction;
class QGridLayout;
class QStackedWidget;
class QTabBar;

namespace ui {

class CashFlowModel;
class EmptyState;
class FiguresModel;
class PictureBlock;
class ProvenanceView;
class TableView;

/// What the fleet costs over the years, when owning pays, and how it would stand in another country: as pictures, as
/// every figure with its way, and year by year.
class MoneyPage final : public Page
{
    Q_OBJECT
public:
    enum View { PicturesView, FiguresView, YearsView };

    explicit MoneyPage(Session &session, QWidget *parent = nullptr);

    QList<NamedChart> charts() const override;
    QList<QAction *> pageActions() const override;
    CashFlowModel &model() { return *m_years; }
    void showView(View view);
    /// Writes the yearly table that a sustainability report asks for; false with the reason.
    bool writeCsrd(const QString &path, QString *why) const;

protected:
    void refresh() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *buildPictures();
    QWidget *buildFigures();
    QWidget *buildYears();
    void arrangePictures();
    int columnsThatFit() const;
    void showCash();
    void showBreakEven();
    void showPayBack();
    void showCountries();
    void showHours();
    void showPower();
    void showFigure();
    void exportCsrd();
    void addPayment();
    HeadlineCell cell(const char *id) const; ///< of the ledger
    charts::ChartSpec breakEvenSpec() const;
    charts::ChartSpec payBackSpec() const;
    charts::ChartSpec countrySpec() const;

    EmptyState *m_empty;
    QWidget *m_content;
    QTabBar *m_tabs;
    QStackedWidget *m_views;
    QGridLayout *m_grid = nullptr;
    int m_columns = 0; ///< of pictures; 0 before there are any
    PictureBlock *m_cash = nullptr, *m_breakEven = nullptr, *m_payBack = nullptr, *m_countries = nullptr,
                 *m_hours = nullptr, *m_power = nullptr;
    FiguresModel *m_figures;
    TableView *m_figureTable = nullptr;
    ProvenanceView *m_provenance = nullptr;
    CashFlowModel *m_years;
    TableView *m_yearTable = nullptr;
    QAction *m_csrd;
    QAction *m_addPayment = nullptr;
};

} // namespace ui
