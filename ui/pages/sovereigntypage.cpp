// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/sovereigntypage.h"

#include "core/catalogue/lawwords.h"
#include "core/project/rowfigures.h"
#include "core/scorecard/sovereigntyscale.h"
#include "core/sovereignty/framework.h"
#include "ui/cataloguesource.h"
#include "ui/models/providerpricesmodel.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/texts.h"
#include "ui/widgets/assessmentform.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/scenariofield.h"
#include "ui/widgets/stackingrow.h"
#include "ui/widgets/tableview.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <array>

namespace ui {

using core::project::Node;
using core::sovereignty::Verdict;
using scenario::Field;

namespace {

constexpr int columnGap = 24;
constexpr int rowGap = 12;
constexpr int mostProviders = 8; ///< rows at once; more scroll

Field choice(const char *path, const QString &label, const QStringList &choices, const QStringList &titles,
             const QString &hint)
{
    Field field;
    field.path = QLatin1String(path);
    field.kind = Field::Kind::Choice;
    field.label = label;
    field.choices = choices;
    field.choiceTitles = titles;
    field.hint = hint;
    return field;
}

Field text(const char *path, const QString &label, const QStringList &choices, const QString &hint)
{
    Field field = choice(path, label, choices, {}, hint);
    field.kind = Field::Kind::Text;
    return field;
}

QStringList words(std::initializer_list<const char *> all)
{
    QStringList list;
    for (const char *word : all)
        list << QLatin1String(word);
    return list;
}

} // namespace

SovereigntyPage::SovereigntyPage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_form(new AssessmentForm(session, this))
    , m_prices(new ProviderPricesModel(this))
{
    connect(m_form, &AssessmentForm::refused, this, &Page::failed);
    body()->setSpacing(designPixels(this, rowGap));
    body()->addWidget(buildHead());
    body()->addWidget(m_form);
    auto *below = new QVBoxLayout;
    below->setSpacing(designPixels(this, columnGap));
    below->addWidget(buildConsequences());
    below->addWidget(buildProviders(), 1);
    body()->addLayout(below, 1);
    connect(&session, &Session::documentChanged, this, [this] {
        for (ScenarioField *field : m_fields)
            field->refresh();
    });
}

QWidget *SovereigntyPage::buildHead()
{
    constexpr double stackBelow = 560;
    auto *row = new StackingRow(stackBelow, rowGap, this);
    auto *choice = new QWidget(row);
    auto *layout = new QHBoxLayout(choice);
    layout->setContentsMargins(0, 0, 0, 0);
    auto *label = new QLabel(tr("Assessed is"), row);
    m_whose = new QComboBox(row);
    m_whose->setObjectName(QStringLiteral("sovereignty.whose"));
    m_whose->setAccessibleName(tr("Whose assessment is shown"));
    m_whose->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    label->setBuddy(m_whose);
    m_rule = new QLabel(row);
    m_rule->setFont(scaledFont(font(), type::caption));
    m_rule->setWordWrap(true);
    layout->addWidget(label);
    layout->addWidget(m_whose);
    row->addPart(choice, 0, Qt::AlignLeft);
    row->addPart(m_rule, 1);
    connect(m_whose, &QComboBox::activated, this, [this] {
        m_form->setBase(m_whose->currentData().toString());
        refreshNow();
    });
    return row;
}

QWidget *SovereigntyPage::buildConsequences()
{
    auto *box = new QWidget(this);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 6));
    layout->addWidget(blockTitle(tr("What follows"), tr("no legal advice"), box));
    m_consequences = new QVBoxLayout;
    m_consequences->setSpacing(designPixels(this, 6));
    layout->addLayout(m_consequences);
    const QStringList yesNo = words({"", "true", "false"});
    const QStringList yesNoTitles{tr("not known"), tr("yes"), tr("no")};
    const QList<Field> fields{
        choice("sovereignty.personal_data", tr("Personal data"), yesNo, yesNoTitles,
               tr("Whether prompts or answers hold any.")),
        choice("sovereignty.us_exposure", tr("Under US law"), yesNo, yesNoTitles,
               tr("Whether the operator or its owner is within reach of the CLOUD Act and FISA 702.")),
        choice("sovereignty.ai_act_risk", tr("AI Act risk"), words({"", "minimal", "limited", "high", "prohibited"}),
               {tr("not known"), tr("minimal"), tr("limited"), tr("high"), tr("prohibited")},
               tr("Of the use, not of the model.")),
        choice("sovereignty.ai_act_role", tr("AI Act role"), words({"", "deployer", "provider"}),
               {tr("not known"), tr("deployer"), tr("provider")}, tr("Who puts the system into service provides it.")),
        text("sovereignty.operator_jurisdiction", tr("Operator's law"), words({"EU", "FR", "DE", "ES", "US"}),
             tr("The country whose law the operator is under.")),
        text("sovereignty.parent_jurisdiction", tr("Owner's law"), words({"EU", "FR", "DE", "ES", "US"}),
             tr("The country whose law its owner is under.")),
    };
    // In pairs; where two fields have no room beside each other, one column below the other.
    constexpr double gap = 12;
    auto *pairs = new StackingRow(0.0, gap, box);
    std::array<QVBoxLayout *, 2> columns{};
    for (QVBoxLayout *&column : columns) {
        auto *part = new QWidget(pairs);
        column = new QVBoxLayout(part);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        pairs->addPart(part, 1);
    }
    for (int i = 0; i < fields.size(); ++i) {
        auto *field = new ScenarioField(session(), fields[i], box);
        field->setObjectName(fields[i].path);
        connect(field, &ScenarioField::refused, this, &Page::failed);
        columns.at(static_cast<std::size_t>(i) % columns.size())->addWidget(field);
        m_fields << field;
    }
    layout->addWidget(pairs);
    layout->addStretch(1);
    return box;
}

QWidget *SovereigntyPage::buildProviders()
{
    auto *box = new QWidget(this);
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 6));
    m_pricesTitle = blockTitle(tr("Providers"), {}, box);
    m_table = new TableView(box);
    m_table->setObjectName(QStringLiteral("sovereignty.providers"));
    m_table->setAccessibleName(tr("Providers with price and law"));
    m_table->setSourceModel(m_prices);
    m_table->setItemDelegate(new FigureDelegate(m_table));
    m_table->setDensity(TableView::Density::Dense);
    m_table->horizontalHeader()->setSectionResizeMode(ProviderPricesModel::ProviderColumn, QHeaderView::Stretch);
    m_table->setToolTip(tr("A double click or Enter takes the provider into the scenario."));
    connect(m_table, &TableView::rowOpened, this, &SovereigntyPage::useProvider);
    putOnPage(m_table);
    layout->addWidget(m_pricesTitle);
    layout->addWidget(m_table);
    layout->addStretch(1);
    return box;
}

void SovereigntyPage::useProvider(int row)
{
    const QString id = m_prices->idAt(row);
    if (id.isEmpty())
        return;
    QString why;
    const QString name = m_prices->index(row, ProviderPricesModel::ProviderColumn).data().toString();
    if (session().setValue(QStringLiteral("sovereignty.provider"), Node::scalar(id.toStdString()),
                           tr("Use %1").arg(name), &why))
        Q_EMIT notice(tr("The scenario's operator is %1.").arg(name));
    else
        Q_EMIT failed(why);
}

/// The scenario first, then the candidates that are configurations of their own.
void SovereigntyPage::fillWhose()
{
    const auto project = session().project();
    const auto &provider = project->sovereignty.provider;
    QList<std::pair<QString, QString>> items{
        {provider ? tr("the scenario: %1").arg(localised(core::catalogue::operatorName(*provider)))
                  : tr("the scenario"),
         QStringLiteral("sovereignty")}};
    for (std::size_t i = 0; i < project->candidates.size(); ++i) {
        const core::project::Candidate &candidate = project->candidates[i];
        if (candidate.overrides)
            items << std::pair(tr("candidate %1: %2").arg(fromUtf8(candidate.id), fromUtf8(candidate.label)),
                               QStringLiteral("candidates.%1.override.sovereignty").arg(i));
    }
    m_whose->clear();
    for (const auto &[title, path] : items)
        m_whose->addItem(title, path);
    int now = m_whose->findData(m_form->base());
    if (now < 0) { // the candidate is gone
        now = 0;
        m_form->setBase(QStringLiteral("sovereignty"));
    }
    m_whose->setCurrentIndex(now);
    m_whose->setToolTip(tr("Candidates that state their values, and do not change the scenario, have no assessment of "
                           "their own."));
}

QString SovereigntyPage::verdictSentence() const
{
    const auto standings = m_form->standings();
    const Verdict verdict = core::sovereignty::judge(standings);
    QStringList said;
    const auto &size = session().evaluation()->size;
    if (m_form->base() == QLatin1String("sovereignty") && size.gate)
        said << (!size.gateHeld   ? tr("The gate asks for %1; whether it is held is not known.")
                 : *size.gateHeld ? tr("The gate asks for %1, and it is held.")
                                  : tr("The gate asks for %1, and it is not held."))
                    .arg(localised(core::scorecard::gateWord(*size.gate)));
    const int known = static_cast<int>(core::sovereignty::objectives().size() - verdict.unknown.size());
    if (verdict.seal && verdict.score)
        said << tr("All eight objectives are assessed: SEAL-%1 by the weakest, %2 of 100 on the weighted mean.")
                    .arg(*verdict.seal)
                    .arg(formatNumber(*verdict.score));
    else if (known > 0)
        said << tr("%1 of 8 objectives are assessed: at most SEAL-%2, between %3 and %4 of 100.")
                    .arg(known)
                    .arg(verdict.sealAtMost.value_or(core::sovereignty::highestSeal))
                    .arg(formatNumber(verdict.scoreLow), formatNumber(verdict.scoreHigh));
    else
        said << tr("None of the eight objectives is assessed yet: level and score are not known.");
    return said.join(QLatin1Char(' '));
}

void SovereigntyPage::showConsequences()
{
    while (QLayoutItem *item = m_consequences->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    const auto row = session().evaluation()->size.row;
    if (!row)
        return;
    for (const core::sovereignty::Consequence &consequence : row->consequences) {
        auto *line = new QLabel(localised(consequence.sentence), this);
        line->setWordWrap(true);
        line->setTextFormat(Qt::PlainText);
        line->setFont(scaledFont(font(), type::label));
        line->setTextInteractionFlags(Qt::TextSelectableByMouse);
        setInk(line, consequence.risk ? Ink::Check : consequence.unknown ? Ink::Second : Ink::First);
        m_consequences->addWidget(line);
    }
}

void SovereigntyPage::refresh()
{
    fillWhose();
    m_form->refresh();
    setSentence(verdictSentence());
    m_rule->setText(
        tr("Cloud Sovereignty Framework of the European Commission, v1.2.1: the weakest objective gives the "
           "level, the weights give the score."));
    setInk(m_rule, Ink::Second);
    showConsequences();
    core::Diagnostics said; // shown where the catalogue is shown
    const auto catalogue = loadCatalogue(said);
    const auto &name = session().project()->scenario.hardware.gpu;
    const auto gpu = catalogue && name ? catalogue->gpu(*name) : core::catalogue::Match<core::catalogue::GpuSpec>{};
    m_pricesTitle->setText(
        QStringLiteral("<b>%1</b>")
            .arg((gpu ? tr("Providers of %1").arg(fromUtf8(gpu->name)) : tr("Providers, any GPU")).toHtmlEscaped()));
    m_prices->setPrices(catalogue, gpu ? gpu->id : std::string(), fromUtf8(session().project()->sovereignty.provider));
    m_table->fitColumns(); // dates and laws are read whole; the names give way
    fitHeight(*m_table, mostProviders);
}

} // namespace ui
