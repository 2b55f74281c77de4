// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/rangedialog.h"

#include "ui/help/inputhelp.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/style/unitwords.h"
#include "ui/texts.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/numberedit.h"
#include "ui/widgets/scenariofields.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {

using core::project::Node;
using core::project::Quantity;
using core::sensitivity::Lever;
using core::uncertainty::Distribution;

namespace {

constexpr int fieldWidth = 240;
constexpr int dialogWidth = 400;
constexpr int dialogHeight = 280;
constexpr double median = 0.5;
constexpr double noLimit = 1e15; ///< of an input that has none of its own: what is too much the project says
constexpr int problemLines = 2;
constexpr double fifthAbout = 0.2; ///< what is proposed: a fifth less and a fifth more

/// Where the number itself stands: within `{value: …, source: …}` where the project says where it comes from.
std::string placeOf(const Node &document, const std::string &path)
{
    const Node *node = document.at(path);
    if (node == nullptr)
        return {};
    return node->find("value") != nullptr ? path + ".value" : path;
}

/// The input is in the document under its own name, and is a number, a range or percentiles.
bool isStated(const Node &document, const Lever &lever)
{
    return !placeOf(document, lever.path).empty();
}

std::vector<Lever> statedLevers(const Session &session)
{
    std::vector<Lever> levers = core::sensitivity::leversOf(*session.project());
    std::erase_if(levers, [&](const Lever &lever) { return !isStated(session.document(), lever); });
    return levers;
}

double rounded(double value)
{
    if (value == 0.0)
        return 0.0;
    constexpr double figures = 3.0;
    const double step = std::pow(10.0, std::floor(std::log10(std::abs(value))) - figures + 1.0);
    return std::round(value / step) * step;
}

/// What the project says of an end of the range; what follows from its percentiles where it says others.
double endOf(const Quantity &quantity, double share)
{
    if (quantity.low && quantity.high)
        return share < median ? *quantity.low : *quantity.high;
    if (const auto known = quantity.percentiles.find(share); known != quantity.percentiles.end())
        return known->second;
    return rounded(core::sensitivity::distributionOf(quantity).quantile(share));
}

} // namespace

RangeDialog::RangeDialog(Session &session, const QString &input, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_levers(statedLevers(session))
    , m_input(new QComboBox(this))
    , m_low(new NumberEdit(this))
    , m_middle(new NumberEdit(this))
    , m_high(new NumberEdit(this))
    , m_problem(new QLabel(this))
{
    setWindowTitle(tr("How sure an input is"));
    setObjectName(QStringLiteral("dialog.range"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(designPixels(this, 10));
    auto *about = new QLabel(tr("In nine draws of ten the value lies between the lowest and the highest. Every figure "
                                "outside of the draws stands on what is expected."),
                             this);
    about->setWordWrap(true);
    layout->addWidget(about);
    m_input->setObjectName(QStringLiteral("range.input"));
    for (const Lever &lever : m_levers)
        m_input->addItem(localised(lever.name), fromUtf8(lever.path));
    auto *form = new QFormLayout;
    form->addRow(tr("&Input"), m_input);
    for (const auto &[title, edit, name] : std::initializer_list<std::tuple<QString, NumberEdit *, const char *>>{
             {tr("&Lowest"), m_low, "range.low"},
             {tr("&Expected"), m_middle, "range.middle"},
             {tr("&Highest"), m_high, "range.high"}}) {
        edit->setObjectName(QLatin1String(name));
        edit->setEmptyAllowed(true);
        form->addRow(title, edit);
        connect(edit, &NumberEdit::valueEdited, this, &RangeDialog::check);
        connect(edit, &NumberEdit::valueCommitted, this, &RangeDialog::check);
        connect(edit, &NumberEdit::problemChanged, this, &RangeDialog::check);
        // Told before the value of before stands there again.
        connect(edit, &NumberEdit::typingTakenBack, this, &RangeDialog::check, Qt::QueuedConnection);
    }
    for (QWidget *field : std::initializer_list<QWidget *>{m_input, m_low, m_middle, m_high})
        field->setMinimumWidth(designPixels(this, fieldWidth));
    layout->addLayout(form);
    m_problem->setObjectName(QStringLiteral("range.problem"));
    m_problem->setWordWrap(true);
    m_problem->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    // Its room is always there: fields do not move, nor do they shrink, when there is something to say.
    m_problem->setMinimumHeight(problemLines * m_problem->fontMetrics().lineSpacing());
    layout->addWidget(m_problem);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_state = buttons->button(QDialogButtonBox::Ok);
    m_state->setText(tr("State the range"));
    m_one = buttons->addButton(tr("One value"), QDialogButtonBox::ResetRole);
    m_one->setObjectName(QStringLiteral("range.one"));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_one, &QPushButton::clicked, this, &RangeDialog::takeBack);
    connect(m_input, &QComboBox::currentIndexChanged, this, &RangeDialog::showInput);
    help::explainInputs(this);
    m_input->setCurrentIndex(std::max(0, m_input->findData(input)));
    showInput();
    settleDialog(*this, {dialogWidth, dialogHeight});
    m_low->setFocus();
}

bool RangeDialog::takesRange(const Session &session, const QString &path)
{
    const std::vector<Lever> levers = statedLevers(session);
    return std::ranges::any_of(levers, [&path](const Lever &lever) { return fromUtf8(lever.path) == path; });
}

const Lever *RangeDialog::lever() const
{
    const int index = m_input->currentIndex();
    return index < 0 ? nullptr : &m_levers[static_cast<std::size_t>(index)];
}

/// What the project states, or a fifth about it as a beginning.
void RangeDialog::showInput()
{
    const Lever *chosen = lever();
    const Quantity *stated = chosen == nullptr ? nullptr : chosen->in(*m_session.project());
    m_one->setEnabled(stated != nullptr && core::sensitivity::isUncertain(*stated));
    if (stated == nullptr)
        return check();
    const QString unit = unitWords(chosen->unit);
    for (NumberEdit *edit : {m_low, m_middle, m_high}) {
        edit->setUnit(unit);
        edit->setRange(chosen->least, chosen->most < noLimit ? chosen->most : std::numeric_limits<double>::max());
    }
    double low = rounded(stated->value * (1.0 - fifthAbout)), high = rounded(stated->value * (1.0 + fifthAbout));
    if (low > high)
        std::swap(low, high);
    if (m_one->isEnabled()) {
        low = endOf(*stated, Distribution::rangeLow);
        high = endOf(*stated, Distribution::rangeHigh);
    }
    m_low->setValue(std::max(low, chosen->least));
    m_middle->setValue(stated->value);
    m_high->setValue(std::min(high, chosen->most));
    check();
}

void RangeDialog::check()
{
    const auto low = m_low->value(), middle = m_middle->value(), high = m_high->value();
    const bool typed = m_low->hasAcceptableValue() && m_middle->hasAcceptableValue() && m_high->hasAcceptableValue();
    const bool known = low && middle && high && typed;
    const bool ordered = known && *low < *middle && *middle < *high;
    m_state->setEnabled(ordered);
    if (m_levers.empty())
        m_problem->setText(tr("The project states no input yet that a range could be given to."));
    else if (known && !ordered)
        m_problem->setText(tr("The lowest must be below what is expected, and that below the highest."));
    else
        m_problem->clear();
}

bool RangeDialog::store(const Node &value, const QString &undoText)
{
    const Lever *chosen = lever();
    if (chosen == nullptr)
        return false;
    QString why;
    if (m_session.setValue(fromUtf8(placeOf(m_session.document(), chosen->path)), value, undoText, &why))
        return true;
    m_problem->setText(why);
    return false;
}

void RangeDialog::accept()
{
    if (!m_state->isEnabled())
        return;
    //: a step to undo: %1 is the name of an input
    const QString undo = tr("State a range of “%1”").arg(m_input->currentText());
    if (store(scenario::rangeNode(*m_low->value(), *m_middle->value(), *m_high->value()), undo))
        QDialog::accept();
}

void RangeDialog::takeBack()
{
    const auto middle = m_middle->value();
    //: a step to undo: %1 is the name of an input
    const QString undo = tr("State one value of “%1”").arg(m_input->currentText());
    if (middle && store(Node::number(*middle), undo))
        QDialog::accept();
}

} // namespace ui
