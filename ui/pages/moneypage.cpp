// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/moneypage.h"

#include "core/project/moneysentences.h"
#include "core/project/rowfigures.h"
#include "ui/cataloguesource.h"
#include "ui/charts/chartwidget.h"
#include "ui/charts/moneycharts.h"
#include "ui/models/cashflowmodel.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/tableview.h"

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

using core::project::RowFigures;

namespace {

constexpr int chartLeastHeight = 150;
constexpr int mostRows = 7; ///< of the table; more scroll

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

} // namespace

MoneyPage::MoneyPage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_content(new QWidget(this))
    , m_model(new CashFlowModel(this))
{
    m_empty = new EmptyState(tr("A tariff in Ownership and a throughput, measured or given, show here what the fleet "
                                "costs over the years and when owning pays."),
                             QStringLiteral("pages/money"), this);
    connect(m_empty, &EmptyState::importRequested, this, &Page::importRequested);
    connect(m_empty, &EmptyState::exampleRequested, this, &Page::exampleRequested);
    m_cash = makeBlock(tr("Cash flow"), QStringLiteral("money.cash"));
    m_breakEven = makeBlock(tr("Break-even"), QStringLiteral("money.breakeven"));
    m_countries = makeBlock(tr("The same fleet elsewhere"), QStringLiteral("money.countries"));
    m_table = new TableView(m_content);
    m_table->setSourceModel(m_model);
    m_table->setItemDelegate(new FigureDelegate(m_table));
    m_table->setAccessibleName(tr("Cash flow by year"));
    m_table->setDensity(TableView::Density::Dense);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_table->setSortingEnabled(false);
    auto *grid = new QGridLayout(m_content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(designPixels(this, 24));
    grid->setVerticalSpacing(designPixels(this, 10));
    grid->addWidget(m_cash.box, 0, 0);
    grid->addWidget(m_breakEven.box, 0, 1);
    grid->addWidget(m_countries.box, 1, 0);
    grid->addWidget(m_table, 1, 1, Qt::AlignTop);
    for (const int index : {0, 1}) {
        grid->setColumnStretch(index, 1);
        grid->setRowStretch(index, 1);
    }
    body()->addWidget(m_empty, 1);
    body()->addWidget(m_content, 1);
}

MoneyPage::Block MoneyPage::makeBlock(const QString &title, const QString &name)
{
    Block block;
    block.box = new QWidget(m_content);
    auto *layout = new QVBoxLayout(block.box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 4));
    block.title = blockTitle(title, {}, block.box);
    block.chart = new charts::ChartWidget(block.box);
    block.chart->setObjectName(name);
    block.chart->setMinimumHeight(designPixels(this, chartLeastHeight));
    block.chart->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // two rows share what height there is
    block.words = new QLabel(block.box);
    block.words->setWordWrap(true);
    block.words->setTextFormat(Qt::PlainText);
    block.words->setFont(scaledFont(font(), type::caption));
    block.words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addWidget(block.title);
    layout->addWidget(block.chart, 1);
    layout->addWidget(block.words);
    connect(block.chart, &charts::ChartWidget::notice, this, &Page::notice);
    connect(block.chart, &charts::ChartWidget::failed, this, &Page::failed);
    return block;
}

charts::ChartSpec MoneyPage::breakEvenSpec() const
{
    const auto &demand = session().project()->economics.demand.tokensPerDay;
    return charts::breakEvenChart(*rowOf(session())->breakEven, demand ? std::optional(demand->value) : std::nullopt);
}

charts::ChartSpec MoneyPage::countrySpec() const
{
    return charts::countryChart(countriesOf(session()), session().project()->site.zone);
}

void MoneyPage::showBreakEven()
{
    const auto row = rowOf(session());
    m_breakEven.chart->setVisible(row->breakEven.has_value());
    if (!row->breakEven) {
        m_breakEven.words->setText(tr("One way of paying is stated. Add another under economics.alternatives in the "
                                      "project, such as a price by the token, to see from which use on it pays."));
        return;
    }
    m_breakEven.chart->setSpec(breakEvenSpec());
    m_breakEven.words->setText(localised(row->breakEvenSentences));
}

void MoneyPage::showCountries()
{
    const charts::ChartSpec spec = countrySpec();
    const bool known = !spec.scatter.isEmpty();
    m_countries.chart->setVisible(known);
    if (!known) {
        m_countries.words->setText(tr("It needs the energy of a token and the way to the meter: power, throughput and "
                                      "PUE."));
        return;
    }
    m_countries.chart->setSpec(spec);
    m_countries.words->setText(tr("Lifecycle carbon and mean wholesale price of each grid, as the catalogue has them. "
                                  "%1")
                                   .arg(spec.summary));
}

void MoneyPage::refresh()
{
    const auto evaluation = session().evaluation();
    const auto row = rowOf(session());
    const bool known = row && row->tco;
    m_empty->setVisible(!known);
    m_content->setVisible(known);
    if (!known) {
        m_model->setTco(nullptr);
        setSentence(tr("No cost yet: state a tariff in Ownership."));
        return;
    }
    setSentence(localised(core::project::moneySentences(evaluation->size)));
    m_cash.chart->setSpec(charts::cashFlowChart(*row->tco));
    m_cash.words->hide();
    m_model->setTco(std::shared_ptr<const core::economics::Tco>(row, &*row->tco));
    for (int column = 0; column < CashFlowModel::ColumnCount; ++column)
        m_table->setColumnHidden(column, !m_model->hasValues(column));
    fitHeight(*m_table, mostRows);
    showBreakEven();
    showCountries();
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, Theme::of(this).text2);
    for (const Block &block : {m_breakEven, m_countries})
        block.words->setPalette(quiet);
}

QList<Page::NamedChart> MoneyPage::charts() const
{
    const auto row = rowOf(session());
    if (!row || !row->tco)
        return {};
    QList<NamedChart> all{{QStringLiteral("cash-flow"), charts::cashFlowChart(*row->tco)}};
    if (row->breakEven)
        all << NamedChart{QStringLiteral("break-even"), breakEvenSpec()};
    if (row->breakEven && row->payBackAgainst)
        all << NamedChart{
            QStringLiteral("pay-back"),
            charts::payBackChart(row->payBack, fromUtf8(row->breakEven->options[*row->payBackAgainst].name))};
    const charts::ChartSpec countries = countrySpec();
    if (!countries.scatter.isEmpty())
        all << NamedChart{QStringLiteral("countries"), countries};
    return all;
}

} // namespace ui
