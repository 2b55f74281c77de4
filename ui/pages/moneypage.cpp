// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/moneypage.h"

#include "core/exports/csrd.h"
#include "core/exports/figureledger.h"
#include "core/files.h"
#include "core/project/moneysentences.h"
#include "core/project/paymentwords.h"
#include "core/project/rowfigures.h"
#include "ui/cataloguesource.h"
#include "ui/charts/chartwidget.h"
#include "ui/charts/moneycharts.h"
#include "ui/models/cashflowmodel.h"
#include "ui/models/figuresmodel.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/linetabs.h"
#include "ui/widgets/paymentdialog.h"
#include "ui/widgets/pictureblock.h"
#include "ui/widgets/provenanceview.h"
#include "ui/widgets/stackingrow.h"
#include "ui/widgets/tableview.h"

#include <QAction>
#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ui {

using core::project::RowFigures;

namespace {

constexpr int provenanceWidth = 300;
constexpr double twoColumnsFrom = 620; ///< of the page
constexpr double stackBelow = 620;
constexpr int provenanceHeight = 160;
constexpr int tableHeight = 160;
constexpr int columnGap = 24;
constexpr int rowGap = 10;

const QString tariffWay = QStringLiteral("field:economics.tariff.eur_per_hour");

std::shared_ptr<const RowFigures> rowOf(const Session &session)
{
    return session.evaluation()->size.row;
}

std::vector<core::project::CountryFigures> countriesOf(const Session &session)
{
    core::Diagnostics said; // the catalogue's remarks are shown where it is shown
    const auto catalogue = loadCatalogue(said);
    const auto &factor = session.project()->economics.retailFactor;
    return catalogue
               ? core::project::countryFigures(session.evaluation()->size, *catalogue, factor ? factor->value : 1.0)
               : std::vector<core::project::CountryFigures>{};
}

void onPage(QScrollArea &scroll)
{
    scroll.setFrameShape(QFrame::NoFrame);
    scroll.setWidgetResizable(true);
    scroll.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll.viewport()->setAutoFillBackground(false);
}

} // namespace

MoneyPage::MoneyPage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_content(new QWidget(this))
    , m_figures(new FiguresModel(this))
    , m_years(new CashFlowModel(this))
    , m_csrd(new QAction(tr("Annual energy and emissions for a CSRD report…"), this))
{
    m_empty =
        new EmptyState(tr("A tariff in Ownership and a throughput, measured or given, show here what the fleet "
                          "costs over the years and when owning pays."),
                       QStringLiteral("pages/money"),
                       {{tariffWay, tr("State a tariff")}, EmptyState::importWay(), EmptyState::exampleWay()}, this);
    goWaysOf(m_empty);
    connect(m_csrd, &QAction::triggered, this, &MoneyPage::exportCsrd);
    setWhyNot(m_csrd, tr("the power is not known"));
    m_tabs = new LineTabs(m_content);
    m_tabs->setAccessibleName(tr("What is shown of money"));
    m_tabs->setObjectName(QStringLiteral("money.tabs"));
    for (const QString &title : {tr("Pictures"), tr("All figures"), tr("Year by year")})
        m_tabs->addTab(title);
    auto *csrd = new QPushButton(tr("CSRD table…"), m_content);
    csrd->setObjectName(QStringLiteral("money.csrd"));
    csrd->setToolTip(tr("Energy, scope 2 by location and by market, embodied carbon and water of a year, as CSV."));
    connect(csrd, &QPushButton::clicked, m_csrd, &QAction::trigger);
    m_views = new QStackedWidget(m_content);
    m_views->addWidget(buildPictures());
    m_views->addWidget(buildFigures());
    m_views->addWidget(buildYears());
    connect(m_tabs, &QTabBar::currentChanged, m_views, &QStackedWidget::setCurrentIndex);
    m_addPayment = new QAction(tr("Add another way of paying…"), this);
    connect(m_addPayment, &QAction::triggered, this, &MoneyPage::addPayment);
    auto *add = new QPushButton(tr("Another way of paying…"), m_content);
    add->setObjectName(QStringLiteral("money.payment"));
    add->setToolTip(tr("A tariff to hold the fleet against: from which use on does which one pay?"));
    connect(add, &QPushButton::clicked, m_addPayment, &QAction::trigger);
    auto *buttons = new StackingRow(0, 6, m_content);
    buttons->addPart(add);
    buttons->addPart(csrd);
    auto *head = new StackingRow(0, 12, m_content);
    head->addPart(m_tabs);
    head->addPart(buttons, 1, Qt::AlignRight);
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, rowGap));
    layout->addWidget(head);
    layout->addWidget(m_views, 1);
    body()->addWidget(m_empty, 1);
    body()->addWidget(m_content, 1);
}

QWidget *MoneyPage::buildPictures()
{
    auto *box = new QWidget(m_views);
    const auto block = [this, box](const QString &title, const char *name) {
        auto *made = new PictureBlock(title, QLatin1String(name), box);
        connect(made, &PictureBlock::notice, this, &Page::notice);
        connect(made, &PictureBlock::failed, this, &Page::failed);
        return made;
    };
    m_cash = block(tr("Cash flow"), "money.cash");
    m_breakEven = block(tr("Break-even"), "money.breakeven");
    m_payBack = block(tr("Months to pay back"), "money.payback");
    m_countries = block(tr("The same fleet elsewhere"), "money.countries");
    m_hours = block(tr("Electricity by the hour"), "money.hours");
    m_power = block(tr("Measured power by load"), "money.power");
    m_grid = new QGridLayout(box);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(designPixels(this, columnGap));
    m_grid->setVerticalSpacing(designPixels(this, rowGap));
    return box;
}

QWidget *MoneyPage::buildFigures()
{
    auto *box = new StackingRow(stackBelow, columnGap, m_views);
    m_figureTable = new TableView(box);
    m_figureTable->setMinimumHeight(designPixels(this, tableHeight));
    m_figureTable->setObjectName(QStringLiteral("money.figures"));
    m_figureTable->setSourceModel(m_figures);
    m_figureTable->setItemDelegate(new FigureDelegate(m_figureTable));
    m_figureTable->setAccessibleName(tr("Every figure with its way"));
    m_figureTable->setSortingEnabled(false);
    m_figureTable->setDensity(TableView::Density::Dense);
    m_figureTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_figureTable->horizontalHeader()->setSectionResizeMode(FiguresModel::FormulaColumn, QHeaderView::Stretch);
    auto *scroll = new QScrollArea(box);
    onPage(*scroll);
    scroll->setFixedWidth(designPixels(this, provenanceWidth));
    scroll->setMinimumHeight(designPixels(this, provenanceHeight));
    scroll->setAccessibleName(tr("Where the chosen figure comes from"));
    m_provenance = new ProvenanceView(scroll);
    m_provenance->setObjectName(QStringLiteral("money.provenance"));
    auto *holder = new QWidget(scroll);
    auto *column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_provenance);
    column->addStretch(1);
    scroll->setWidget(holder);
    holder->setAutoFillBackground(false);
    box->addPart(m_figureTable, 1);
    box->addPart(scroll);
    connect(m_figureTable, &TableView::rowChosen, this, &MoneyPage::showFigure);
    putOnPage(m_figureTable);
    return box;
}

QWidget *MoneyPage::buildYears()
{
    m_yearTable = new TableView(m_views);
    m_yearTable->setObjectName(QStringLiteral("money.years"));
    m_yearTable->setSourceModel(m_years);
    m_yearTable->setItemDelegate(new FigureDelegate(m_yearTable));
    m_yearTable->setAccessibleName(tr("Cash flow by year"));
    m_yearTable->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_yearTable->setSortingEnabled(false);
    putOnPage(m_yearTable);
    return m_yearTable;
}

void MoneyPage::showView(View view)
{
    m_tabs->setCurrentIndex(view);
}

QList<QAction *> MoneyPage::pageActions() const
{
    return {m_addPayment, m_csrd};
}

HeadlineCell MoneyPage::cell(const char *id) const
{
    const int row = m_figures->rowOf(QLatin1String(id));
    return row < 0 ? HeadlineCell() : m_figures->cell(row);
}

// ---- the pictures --------------------------------------------------------------------------------------------------

charts::ChartSpec MoneyPage::breakEvenSpec() const
{
    const auto &demand = session().project()->economics.demand.tokensPerDay;
    return charts::breakEvenChart(*rowOf(session())->breakEven, demand ? std::optional(demand->value) : std::nullopt);
}

charts::ChartSpec MoneyPage::payBackSpec() const
{
    const auto row = rowOf(session());
    return charts::payBackChart(
        row->payBack, localised(core::project::paymentName(row->breakEven->options[*row->payBackAgainst].name)));
}

charts::ChartSpec MoneyPage::countrySpec() const
{
    return charts::countryChart(countriesOf(session()), session().project()->site.zone, QLocale(),
                                charts::ownPlace(session().evaluation()->size));
}

void MoneyPage::showCash()
{
    const charts::ChartSpec spec = charts::cashFlowChart(*rowOf(session())->tco);
    QString said = spec.summary;
    if (const auto electricity = core::project::electricitySentence(session().evaluation()->size))
        said += QLatin1Char(' ') + localised(*electricity);
    m_cash->show(spec, said, {cell("tco_npv_eur")});
}

void MoneyPage::showBreakEven()
{
    const auto row = rowOf(session());
    if (!row->breakEven) {
        m_breakEven->showReason(tr("One way of paying is stated. Add another, such as a price by the token, to see "
                                   "from which use on it pays."));
        return;
    }
    core::project::Sentences said = row->breakEvenSentences;
    if (row->payBackAgainst && !said.empty())
        said.pop_back(); // it stands below the months
    m_breakEven->show(breakEvenSpec(), localised(said), {cell("break_even_tokens_per_day")});
}

void MoneyPage::showPayBack()
{
    const auto row = rowOf(session());
    if (!row->breakEven || !row->payBackAgainst) {
        m_payBack->showReason({});
        return;
    }
    m_payBack->show(payBackSpec(), localised(core::project::Sentences{row->breakEvenSentences.back()}),
                    {cell("pay_back_months")});
}

void MoneyPage::showCountries()
{
    const charts::ChartSpec spec = countrySpec();
    if (spec.scatter.isEmpty()) {
        m_countries->showReason(tr("The same fleet elsewhere needs the energy of a token and the way to the meter: "
                                   "power, throughput and PUE."));
        return;
    }
    m_countries->show(
        spec,
        tr("Lifecycle carbon and mean wholesale price of each grid, as the catalogue has them. %1").arg(spec.summary),
        {cell("electricity_eur_per_mtok"), cell("carbon_g_per_mtok")});
}

void MoneyPage::showHours()
{
    const charts::ChartSpec spec = charts::hoursChart(rowOf(session())->gridSeries);
    if (spec.series.isEmpty())
        m_hours->showReason({});
    else
        m_hours->show(spec, spec.summary);
}

void MoneyPage::showPower()
{
    const auto row = rowOf(session());
    if (!row->powerByLoad) {
        m_power->showReason({});
        return;
    }
    const charts::ChartSpec spec = charts::powerChart(*row->powerByLoad, row->powerAtBatch);
    m_power->show(spec, spec.summary, {cell("power_w")});
}

/// Two pictures a row; a last one alone takes the whole row, and what has no picture says so below.
void MoneyPage::arrangePictures()
{
    QList<PictureBlock *> drawn, said;
    for (PictureBlock *block : {m_cash, m_breakEven, m_payBack, m_countries, m_hours, m_power}) {
        m_grid->removeWidget(block);
        if (block->hasPicture())
            drawn << block;
        else if (!block->sentence().isEmpty())
            said << block;
        block->setVisible(block->hasPicture() || !block->sentence().isEmpty());
    }
    for (int row = 0; row < m_grid->rowCount(); ++row)
        m_grid->setRowStretch(row, 0);
    m_columns = columnsThatFit();
    int row = 0;
    for (int i = 0; i < drawn.size(); ++i) {
        const int column = i % m_columns;
        const bool alone = column == 0 && i + 1 == drawn.size();
        m_grid->addWidget(drawn[i], row, column, 1, alone ? m_columns : 1);
        m_grid->setRowStretch(row, 1);
        row += column == m_columns - 1 || alone ? 1 : 0;
    }
    for (PictureBlock *block : said)
        m_grid->addWidget(block, row++, 0, 1, m_columns);
    if (drawn.isEmpty())
        m_grid->setRowStretch(row, 1); // what is said stands at the top
    for (const int column : {0, 1})
        m_grid->setColumnStretch(column, column < m_columns ? 1 : 0);
}

int MoneyPage::columnsThatFit() const
{
    return width() < designPixels(this, twoColumnsFrom) ? 1 : 2;
}

void MoneyPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    if (m_columns > 0 && m_columns != columnsThatFit())
        arrangePictures();
}

// ---- every figure --------------------------------------------------------------------------------------------------

void MoneyPage::showFigure()
{
    const int row = m_figureTable->currentSourceRow();
    m_provenance->setCell(row >= 0 ? m_figures->cell(row) : HeadlineCell());
}

void MoneyPage::refresh()
{
    const auto evaluation = session().evaluation();
    const auto row = rowOf(session());
    const bool known = row && row->tco;
    m_figures->setLedger(core::exports::figureLedger(evaluation->size));
    // What is known without a price, energy and carbon, is shown too.
    const bool anything = known || evaluation->size.powerWatts;
    m_empty->setVisible(!anything);
    m_content->setVisible(anything);
    m_csrd->setEnabled(evaluation->size.powerWatts.has_value());
    if (!known)
        m_years->setTco(nullptr);
    const bool priced = evaluation->size.costEurPerHour.has_value();
    if (!anything) {
        m_empty->setFirst(priced ? EmptyState::importWay().id : tariffWay);
        setSentence(priced ? tr("No cost yet: a price is stated, but no throughput. Import a measurement, or choose a "
                                "model and a GPU.")
                           : tr("No cost yet: state a tariff in Ownership."));
        return;
    }
    setSentence(known ? localised(core::project::moneySentences(evaluation->size))
                      : tr("No cost yet: state a tariff in Ownership. What energy and carbon are known stands below."));
    if (known) {
        showCash();
        showBreakEven();
        showPayBack();
        m_years->setTco(std::shared_ptr<const core::economics::Tco>(row, &*row->tco));
        for (int column = 0; column < CashFlowModel::ColumnCount; ++column)
            m_yearTable->setColumnHidden(column, !m_years->hasValues(column));
    } else {
        m_cash->showReason(
            tr("What the fleet costs over the years needs a tariff: enter under Ownership in the scenario the price of "
               "an hour of a GPU or a node, or what the machines cost and how long they serve."));
        m_breakEven->showReason(tr("From which use on owning pays needs two ways of paying: a tariff under Ownership, "
                                   "and another beside it."));
        m_payBack->showReason({});
    }
    showCountries();
    showHours();
    showPower();
    arrangePictures();
    if (m_figureTable->currentSourceRow() < 0) {
        m_figureTable->fitColumns();
        m_figureTable->chooseSourceRow(m_figures->rowOf(QStringLiteral("cpm_eur_per_mtok")));
    }
    showFigure();
}

QList<Page::NamedChart> MoneyPage::charts() const
{
    const auto row = rowOf(session());
    QList<NamedChart> all;
    if (row && row->tco)
        all << NamedChart{QStringLiteral("cash-flow"), charts::cashFlowChart(*row->tco)};
    if (row && row->breakEven)
        all << NamedChart{QStringLiteral("break-even"), breakEvenSpec()};
    if (row && row->breakEven && row->payBackAgainst)
        all << NamedChart{QStringLiteral("pay-back"), payBackSpec()};
    const charts::ChartSpec countries = countrySpec();
    if (!countries.scatter.isEmpty())
        all << NamedChart{QStringLiteral("countries"), countries};
    const charts::ChartSpec hours = row ? charts::hoursChart(row->gridSeries) : charts::ChartSpec();
    if (!hours.series.isEmpty())
        all << NamedChart{QStringLiteral("electricity-by-hour"), hours};
    if (row && row->powerByLoad)
        all << NamedChart{QStringLiteral("power-by-load"), charts::powerChart(*row->powerByLoad, row->powerAtBatch)};
    return all;
}

void MoneyPage::addPayment()
{
    auto *dialog = new PaymentDialog(session(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

// ---- out of the program --------------------------------------------------------------------------------------------

bool MoneyPage::writeCsrd(const QString &path, QString *why) const
{
    const auto written = core::writeFileAtomically(
        core::pathFromText(path.toStdString()), core::exports::csrdCsv(*session().project(), *session().evaluation()));
    if (!written && why != nullptr)
        *why = localised(written.error());
    return written.has_value();
}

void MoneyPage::exportCsrd()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Annual energy and emissions"),
                                                      QStringLiteral("csrd.csv"), tr("Tables (*.csv)"));
    if (path.isEmpty())
        return;
    QString why;
    if (writeCsrd(path, &why))
        Q_EMIT notice(tr("%1 written.").arg(path));
    else
        Q_EMIT failed(why);
}

} // namespace ui
