// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/scorecardpage.h"

#include "ui/charts/chartwidget.h"
#include "ui/charts/scorecardchart.h"
#include "ui/models/axistexts.h"
#include "ui/models/candidates.h"
#include "ui/models/scorecardmodel.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/texts.h"
#include "ui/widgets/candidatepanel.h"
#include "ui/widgets/candidatesdialog.h"
#include "ui/widgets/compactwidget.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/normalisedialog.h"
#include "ui/widgets/parallelcoordinates.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/picturetables.h"
#include "ui/widgets/stackingrow.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/weightsdialog.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QItemSelectionModel>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

using core::project::Node;
using core::scorecard::Axis;
using core::scorecard::Direction;
using core::scorecard::Scorecard;
using core::scorecard::Standing;
using core::scorecard::Status;

namespace {

constexpr int chartLeastHeight = 170;
constexpr int chartLeastHeightOfMany = 230; ///< points need room more than the table does
constexpr int mostRows = 5;                 ///< of the table; more scroll
constexpr int fewCandidates = 5;
constexpr double stackBelow = 620; ///< of the page

bool isNumeric(const std::string &axis)
{
    return axis != "sovereignty";
}

} // namespace

ScorecardPage::ScorecardPage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_content(new CompactWidget(this))
    , m_model(new ScorecardModel(this))
{
    m_empty = new EmptyState(tr("Candidates stand here against one another: on "
                                "cost, goodput, energy and carbon, with the "
                                "front and the reasons."),
                             QStringLiteral("pages/scorecard"),
                             {{QStringLiteral("pin"), tr("Pin this scenario as a candidate")},
                              {QStringLiteral("type"), tr("Type in candidates…")},
                              EmptyState::exampleWay()},
                             this);
    goWaysOf(m_empty);
    connect(m_empty, &EmptyState::chosen, this, [this](const QString &way) {
        if (way == QLatin1String("pin"))
            pinScenario();
        else if (way == QLatin1String("type"))
            typeIn();
    });
    auto *layout = new QVBoxLayout(m_content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 8));
    m_pin = new QAction(tr("Pin the scenario as a candidate"), this);
    m_type = new QAction(tr("Type in candidates…"), this);
    connect(m_type, &QAction::triggered, this, &ScorecardPage::typeIn);
    m_rename = new QAction(tr("Rename the candidate…"), this);
    m_remove = new QAction(tr("Remove the candidate"), this);
    m_rename->setShortcut(Qt::Key_F2);
    m_remove->setShortcut(Qt::Key_Delete);
    for (QAction *action : {m_rename, m_remove})
        action->setShortcutContext(Qt::WidgetShortcut);
    m_weights = new QAction(tr("Weigh the axes…"), this);
    connect(m_weights, &QAction::triggered, this, &ScorecardPage::weigh);
    m_normalise = new QAction(tr("Bring the candidates to one footing…"), this);
    connect(m_normalise, &QAction::triggered, this, &ScorecardPage::normalise);
    connect(m_pin, &QAction::triggered, this, &ScorecardPage::pinScenario);
    connect(m_rename, &QAction::triggered, this, &ScorecardPage::renameSelected);
    connect(m_remove, &QAction::triggered, this, &ScorecardPage::removeSelected);
    for (QAction *action : {m_rename, m_remove})
        setWhyNot(action, tr("no candidate is chosen"));
    setWhyNot(m_weights, tr("it takes two candidates"));
    setWhyNot(m_normalise, tr("the candidates cannot be brought to one footing yet"));
    layout->addWidget(buildControls());
    m_chart = new charts::ChartWidget(m_content);
    m_chart->setMinimumHeight(designPixels(this, chartLeastHeight));
    layout->addWidget(m_chart, 1);
    m_parallel = new ParallelCoordinates(m_content);
    auto *picture = new Picture(m_parallel, QStringLiteral("all-axes"),
                                [this] { return picturetables::ofCandidates(*this->session().evaluation()); });
    picture->setSwitched(m_parallel);
    m_parallel->hide();
    layout->addWidget(m_parallel, 1);
    m_table = new TableView(m_content);
    m_table->setSourceModel(m_model);
    m_delegate = new FigureDelegate(m_table);
    m_table->setItemDelegate(m_delegate);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAccessibleName(tr("Candidates"));
    m_table->addActions({m_pin, m_type, m_rename, m_remove, m_weights, m_normalise});
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    layout->addWidget(m_table);
    m_footnote = new QLabel(m_content);
    m_footnote->setFont(scaledFont(font(), type::caption));
    m_footnote->setWordWrap(true);
    m_panel = new CandidatePanel(session, m_content);
    layout->addWidget(m_panel);
    layout->addWidget(m_footnote);
    body()->addWidget(m_empty, 1);
    body()->addWidget(m_content, 1);
    connect(m_table, &TableView::rowChosen, this, [this](int row) {
        m_chart->setHighlighted(candidateAt(row));
        m_parallel->setHighlighted(candidateAt(row));
        m_panel->showCandidate(candidateAt(row));
        updateActions();
    });
    // Hovering a row lights its point and arrows; hovering a point lights its
    // row.
    connect(m_table, &TableView::rowHovered, this,
            [this](int row) { m_chart->setHighlighted(row >= 0 ? candidateAt(row) : selectedCandidate()); });
    connect(m_chart, &charts::ChartWidget::pointHovered, this,
            [this](const QString &id) { m_delegate->setLitRow(m_model->rowOf(id)); });
    connect(m_chart, &charts::ChartWidget::pointActivated, this, &ScorecardPage::selectCandidate);
    connect(m_parallel, &ParallelCoordinates::candidateHovered, this,
            [this](const QString &id) { m_delegate->setLitRow(m_model->rowOf(id)); });
    connect(m_parallel, &ParallelCoordinates::brushChanged, this, [this] {
        m_model->setPassing(m_parallel->isBrushed() ? std::optional(m_parallel->brushed()) : std::nullopt);
    });
    connect(m_panel, &CandidatePanel::normaliseRequested, this, &ScorecardPage::normalise);
    connect(m_panel, &CandidatePanel::workedOut, this, &ScorecardPage::updateActions);
    connect(m_panel, &CandidatePanel::workedOut, this, [this] {
        m_model->setFrontShares(m_panel->frontShares());
        fitColumns(); // the standings are longer now
    });
    connect(m_picture, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_chart->setVisible(index == 0);
        m_parallel->setVisible(index == 1);
        m_across->setEnabled(index == 0);
        m_up->setEnabled(index == 0);
    });
}

bool ScorecardPage::working() const
{
    return m_panel->working();
}

QWidget *ScorecardPage::buildControls()
{
    auto *row = new StackingRow(stackBelow, 8, m_content);
    const auto half = [&] {
        auto *part = new QWidget(row);
        auto *layout = new QHBoxLayout(part);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(designPixels(this, 8));
        return layout;
    };
    QHBoxLayout *axes = half(), *choices = half(), *layout = half();
    const auto combo = [&](QHBoxLayout *line, const QString &title, const QString &name) {
        auto *box = new QComboBox(line->parentWidget());
        box->setObjectName(name);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        auto *label = new QLabel(title, line->parentWidget());
        label->setBuddy(box);
        line->addWidget(label);
        line->addWidget(box);
        line->addSpacing(designPixels(this, 4));
        return box;
    };
    m_across = combo(axes, tr("A&cross"), QStringLiteral("scorecard.across"));
    m_up = combo(axes, tr("&Up"), QStringLiteral("scorecard.up"));
    m_gate = combo(choices, tr("&Gate"), QStringLiteral("scorecard.gate"));
    m_picture = combo(choices, tr("Pic&ture"), QStringLiteral("scorecard.picture"));
    m_picture->addItems({tr("scatter"), tr("all axes")});
    auto *weighButton = new QToolButton(row); // only for whoever asks: the front needs no weights
    weighButton->setDefaultAction(m_weights);
    weighButton->setToolButtonStyle(Qt::ToolButtonTextOnly);
    weighButton->setObjectName(QStringLiteral("scorecard.weigh"));
    layout->addWidget(weighButton);
    auto *counts = new ElidedLabel(QString(), row); // only where room is left
    counts->setElideMode(Qt::ElideNone);
    m_counts = counts;
    m_counts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_counts->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_counts->setFont(scaledFont(font(), type::label));
    layout->addWidget(m_counts, 1);
    row->addPart(axes->parentWidget(), 0, Qt::AlignLeft);
    row->addPart(choices->parentWidget(), 0, Qt::AlignLeft);
    row->addPart(layout->parentWidget(), 1);
    connect(m_across, &QComboBox::activated, this, [this](int index) {
        m_acrossAxis = m_across->itemData(index).toString().toStdString();
        addAxis(m_across->itemData(index).toString());
    });
    connect(m_up, &QComboBox::activated, this, [this](int index) {
        m_upAxis = m_up->itemData(index).toString().toStdString();
        addAxis(m_up->itemData(index).toString());
    });
    connect(m_gate, &QComboBox::activated, this, [this](int index) { setGate(m_gate->itemData(index).toString()); });
    return row;
}

void ScorecardPage::pickAxes()
{
    const Scorecard &card = session().evaluation()->scorecard;
    const std::vector<Axis> &axes = card.axes;
    const auto known = [&card](const std::string &id) {
        return std::any_of(card.standings.begin(), card.standings.end(),
                           [&id](const auto &standing) { return standing.candidate.values.contains(id); });
    };
    const auto chosen = [&axes](const std::string &id) {
        return std::any_of(axes.begin(), axes.end(), [&id](const Axis &axis) { return axis.id == id; });
    };
    // An axis on which nobody's value is known would leave the picture empty.
    const auto firstBut = [&](const std::string &other) {
        std::string first;
        for (const Axis &axis : axes) {
            if (!isNumeric(axis.id) || axis.id == other)
                continue;
            if (known(axis.id))
                return axis.id;
            if (first.empty())
                first = axis.id;
        }
        return first.empty() ? other : first;
    };
    if (m_acrossAxis.empty() || !chosen(m_acrossAxis))
        m_acrossAxis = firstBut({});
    if (m_upAxis.empty() || !chosen(m_upAxis) || m_upAxis == m_acrossAxis)
        m_upAxis = firstBut(m_acrossAxis);
}

void ScorecardPage::fillControls()
{
    for (QComboBox *box : {m_across, m_up}) {
        box->clear();
        for (const Axis &axis : core::scorecard::knownAxes()) {
            if (!isNumeric(axis.id))
                continue;
            const QString arrow = axis.direction == Direction::Lower ? QStringLiteral(" ↓") : QStringLiteral(" ↑");
            box->addItem(axistexts::name(axis.id) + arrow, // the picture names the units
                         fromUtf8(axis.id));
        }
        box->setCurrentIndex(box->findData(fromUtf8(box == m_across ? m_acrossAxis : m_upAxis)));
    }
    const Scorecard &card = session().evaluation()->scorecard;
    const auto gate = card.gates.find("sovereignty");
    const QString held = gate == card.gates.end() ? QString() : fromUtf8(gate->second);
    m_gate->clear();
    m_gate->addItem(tr("none"), QString());
    m_gate->addItem(tr("EU only"), QStringLiteral("EU"));
    if (m_gate->findData(held) < 0)
        m_gate->addItem(held, held);
    m_gate->setCurrentIndex(m_gate->findData(held));
    const auto passing = std::count_if(card.standings.begin(), card.standings.end(),
                                       [](const Standing &one) { return one.status != Status::Infeasible; });
    m_counts->setText(tr("front of %n axis(es)", nullptr, static_cast<int>(card.axes.size())) + QStringLiteral(" · ") +
                      tr("%1 of %n candidate(s) pass", nullptr, static_cast<int>(card.standings.size())).arg(passing));
    setInk(m_counts, Ink::Second);
    setInk(m_footnote, Ink::Second);
}

charts::ChartSpec ScorecardPage::spec() const
{
    charts::ScorecardChartOptions options;
    options.x = m_acrossAxis;
    options.y = m_upAxis;
    options.title = tr("%1 against %2").arg(axistexts::name(m_upAxis), axistexts::name(m_acrossAxis));
    return charts::scorecardChart(session().evaluation()->scorecard, options);
}

QString ScorecardPage::footnote() const
{
    QStringList unknown;
    for (const Standing &standing : session().evaluation()->scorecard.standings) {
        if (!standing.unknownAxes.empty())
            unknown << fromUtf8(standing.candidate.id);
    }
    if (unknown.isEmpty())
        return {};
    return tr("– Not stated for %1: the value stays unknown, and the candidate "
              "is judged on what is known.")
        .arg(QLocale().createSeparatedList(unknown));
}

void ScorecardPage::refresh()
{
    const auto evaluation = session().evaluation();
    const bool empty = evaluation->scorecard.standings.empty();
    const QString selected = selectedCandidate();
    m_empty->setVisible(empty);
    m_content->setVisible(!empty);
    setSentence(localised(core::project::scorecardSentences(evaluation->scorecard)));
    m_model->setEvaluation(evaluation);
    if (empty)
        return;
    pickAxes();
    fillControls();
    m_chart->setSpec(spec());
    m_parallel->setEvaluation(evaluation);
    m_panel->refresh();
    fitColumns();
    putOnPage(m_table);
    const bool few = m_model->rowCount() <= fewCandidates;
    m_table->setDensity(few ? TableView::Density::Normal : TableView::Density::Dense);
    m_chart->setMinimumHeight(designPixels(this, few ? chartLeastHeight : chartLeastHeightOfMany));
    fitHeight(*m_table, mostRows);
    m_footnote->setText(footnote());
    m_footnote->setVisible(!m_footnote->text().isEmpty());
    if (!selected.isEmpty())
        selectCandidate(selected);
    updateActions();
}

QList<Page::NamedChart> ScorecardPage::charts() const
{
    if (session().evaluation()->scorecard.standings.empty() || m_acrossAxis.empty())
        return {};
    return {{QStringLiteral("scorecard"), spec()}};
}

QList<QAction *> ScorecardPage::pageActions() const
{
    return {m_pin, m_type, m_rename, m_remove, m_weights, m_normalise};
}

void ScorecardPage::updateActions()
{
    const bool one = !selectedCandidate().isEmpty();
    m_weights->setEnabled(session().evaluation()->scorecard.standings.size() > 1);
    m_normalise->setEnabled(m_panel->normalisation() != nullptr);
    m_rename->setEnabled(one);
    m_remove->setEnabled(one);
}

QString ScorecardPage::candidateAt(int row) const
{
    const Standing *standing = m_model->standing(row);
    return standing != nullptr ? fromUtf8(standing->candidate.id) : QString();
}

QString ScorecardPage::selectedCandidate() const
{
    return m_table->selectionModel()->hasSelection() ? candidateAt(m_table->currentSourceRow()) : QString();
}

void ScorecardPage::selectCandidate(const QString &id)
{
    const int row = m_model->rowOf(id);
    if (row < 0)
        return;
    m_table->chooseSourceRow(row);
    m_chart->setHighlighted(id);
}

void ScorecardPage::fitColumns()
{
    QHeaderView *header = m_table->horizontalHeader();
    for (int column = 0; column < m_model->columnCount(); ++column)
        header->setSectionResizeMode(column, QHeaderView::Interactive); // so that it is measured anew
    for (int column = 0; column < m_model->columnCount(); ++column)
        header->setSectionResizeMode(column, column == ScorecardModel::CandidateColumn ? QHeaderView::Stretch
                                                                                       : QHeaderView::ResizeToContents);
    header->setStretchLastSection(false);
}

void ScorecardPage::pinScenario()
{
    const candidates::Pinned pinned =
        candidates::pinned(session().document(), *session().project(), *session().evaluation());
    if (session().setDocument(pinned.document, tr("Pin candidate %1").arg(pinned.id)))
        selectCandidate(pinned.id);
}

void ScorecardPage::renameSelected()
{
    const QString id = selectedCandidate();
    const Standing *standing = m_model->standing(m_model->rowOf(id));
    if (standing == nullptr)
        return;
    bool accepted = false;
    const QString label = QInputDialog::getText(this, tr("Rename the candidate"), tr("Name of %1").arg(id),
                                                QLineEdit::Normal, fromUtf8(standing->candidate.label), &accepted);
    if (accepted)
        session().setDocument(candidates::renamed(session().document(), id, label), tr("Rename candidate %1").arg(id));
}

void ScorecardPage::removeSelected()
{
    const QString id = selectedCandidate();
    if (!id.isEmpty())
        session().setDocument(candidates::removed(session().document(), id), tr("Remove candidate %1").arg(id));
}

void ScorecardPage::typeIn()
{
    auto *dialog = new CandidatesDialog(session(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ScorecardPage::weigh()
{
    auto *dialog = new WeightsDialog(session(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ScorecardPage::normalise()
{
    if (m_panel->normalisation() == nullptr || m_panel->working())
        return; // what is shown belongs to the candidates as they were
    auto *dialog = new NormaliseDialog(session(), *m_panel->normalisation(), window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void ScorecardPage::setGate(const QString &gate)
{
    if (gate.isEmpty())
        session().removeValue(QStringLiteral("scorecard.gate.sovereignty"), tr("Remove the gate"));
    else
        session().setValue(QStringLiteral("scorecard.gate.sovereignty"), Node::scalar(gate.toStdString()),
                           tr("Set the gate to %1").arg(gate));
}

void ScorecardPage::addAxis(const QString &axis)
{
    const core::project::Node next =
        candidates::withAxis(session().document(), session().evaluation()->scorecard, axis);
    if (next == session().document())
        refreshNow();
    else
        session().setDocument(next, tr("Add the axis %1").arg(axistexts::name(axis.toStdString())));
}

} // namespace ui
