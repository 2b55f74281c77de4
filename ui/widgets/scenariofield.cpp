// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scenariofield.h"

#include "ui/help/helpentries.h"
#include "ui/session.h"
#include "ui/sessionedits.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/texts.h"
#include "ui/widgets/cataloguepicker.h"
#include "ui/widgets/numberedit.h"
#include "ui/widgets/openslider.h"
#include "ui/widgets/pastedfields.h"
#include "ui/widgets/rangedialog.h"
#include "ui/widgets/scenariolimits.h"
#include "ui/widgets/typing.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QEvent>
#include <QGridLayout>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <algorithm>
#include <cmath>
#include <limits>

namespace ui {

using core::project::Node;
using scenario::Field;

namespace {

constexpr int editWidth = 66;
constexpr int unitWidth = 36;
constexpr int comboWidth = 128;
constexpr int sliderSteps = 1000;
constexpr int markRoom = 12; ///< left of the label
// The label stands beside its input, or above it where both do not fit.
constexpr int labelRow = 0;
constexpr int inputRow = 1;
constexpr int rangeRow = 2;
constexpr int sliderRow = 3;
constexpr int whyRow = 4;
constexpr double defaultDot = 2.2;
constexpr double sourceDot = 2.4;

/// What a slider gives is rounded to figures that a person would say.
double rounded(double value)
{
    if (value == 0.0)
        return 0.0;
    const double step = std::pow(10.0, std::floor(std::log10(std::abs(value))) - 1.0);
    return std::round(value / step) * step;
}

} // namespace

ScenarioField::ScenarioField(Session &session, const Field &field, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_field(field)
    , m_label(new QLabel(field.label, this))
    , m_why(new QLabel(this))
    , m_range(new QLabel(this))
{
    setObjectName(QStringLiteral("field.") + field.path);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(designPixels(this, markRoom), designPixels(this, 3), 0, designPixels(this, 3));
    grid->setHorizontalSpacing(designPixels(this, 6));
    grid->setVerticalSpacing(designPixels(this, 2));
    grid->setColumnStretch(0, 1);
    grid->addWidget(m_label, inputRow, 0);
    m_label->setToolTip(field.hint);
    m_label->setWordWrap(true); // a long word of another language must not widen the dock
    setInk(m_label, Ink::Second);
    m_why->setWordWrap(true);
    m_why->setFont(scaledFont(font(), type::caption));
    setInk(m_why, Ink::Check);
    m_why->hide();
    if (field.kind == Field::Kind::Number || field.kind == Field::Kind::Integer)
        buildNumber();
    else
        buildChoice();
    grid->addWidget(m_why, whyRow, 0, 1, 3);
    m_range->setFont(scaledFont(font(), type::caption));
    m_range->setObjectName(QStringLiteral("field.range"));
    setInk(m_range, Ink::Second);
    m_range->hide();
    grid->addWidget(m_range, rangeRow, 1, 1, 2);
    // Said of the whole field: What's This asks the parents of what was clicked.
    setWhatsThis(help::fieldHelp(field));
    for (QWidget *input : std::initializer_list<QWidget *>{m_edit, m_slider, m_combo})
        if (input != nullptr)
            input->setWhatsThis(whatsThis());
    refresh();
}

void ScenarioField::buildNumber()
{
    auto *grid = static_cast<QGridLayout *>(layout());
    m_edit = new NumberEdit(this);
    m_edit->setFixedWidth(designPixels(this, editWidth));
    m_edit->setAccessibleName(m_field.unit.isEmpty() ? m_field.label
                                                     : m_field.label + QStringLiteral(", ") + m_field.unit);
    m_edit->setAccessibleDescription(m_field.hint);
    m_edit->installEventFilter(this);
    m_label->setBuddy(m_edit);
    m_unit = new QLabel(m_field.unit, this);
    setInk(m_unit, Ink::Second);
    setUnitWidth(widestUnit({m_field}, *this));
    grid->addWidget(m_edit, inputRow, 1);
    grid->addWidget(m_unit, inputRow, 2);
    m_edit->setWhole(m_field.kind == Field::Kind::Integer);
    m_edit->setEmptyAllowed(true);
    m_edit->setSpokenUnit(m_field.unitSpoken ? m_field.unit : QString());
    constexpr double huge = std::numeric_limits<double>::max();
    const scenario::Limits limits = scenario::limitsOf(m_field);
    m_edit->setRange(limits.least.value_or(-huge), limits.most.value_or(huge), limits.above);
    connectNumber();
    if (m_field.maximum <= m_field.minimum || !(m_field.important || m_field.playful))
        return;
    m_slider = new OpenSlider(Qt::Horizontal, this);
    m_slider->setRange(0, sliderSteps);
    m_slider->setPageStep(sliderSteps / 20);
    m_slider->setSingleStep(sliderSteps / 100);
    m_slider->setValue(sliderSteps / 2); // where the keys begin while there is no value
    m_slider->setAccessibleName(m_field.label);
    m_slider->installEventFilter(this);
    grid->addWidget(m_slider, sliderRow, 0, 1, 3);
    connect(m_slider, &QSlider::valueChanged, this, &ScenarioField::takeSlider);
    connect(m_slider, &QSlider::sliderReleased, this, [this] { m_mergeKey = 0; });
}

void ScenarioField::connectNumber()
{
    // Cleared and left: not while it is still being typed over.
    connect(m_edit, &NumberEdit::valueCommitted, this, [this](std::optional<double> value) {
        if (!value)
            takeBack();
    });
    connect(m_edit, &NumberEdit::typingBegan, this, [this] {
        m_typingKey = m_session.newMergeKey();
        rememberRange();
    });
    connect(m_edit, &NumberEdit::valueEdited, this, [this](std::optional<double> value) {
        if (value)
            takeTyped(*value);
    });
    connect(m_edit, &NumberEdit::typingTakenBack, this, [this] {
        {
            const QScopedValueRollback<bool> own(m_answers, true);
            m_edited = true;
            forgetEdits(m_session, m_typingKey);
        }
        if (m_edit->isTyping()) // what was refused stands there, to be mended
            return;
        m_edited = true;
        refresh(); // what others have done since cannot be taken back by this field: it shows what holds
    });
    connect(m_edit, &NumberEdit::problemChanged, this, [this](const QString &) { m_why->hide(); });
}

int ScenarioField::widestUnit(const QList<Field> &fields, const QWidget &where)
{
    int widest = designPixels(&where, unitWidth);
    for (const Field &field : fields)
        if (field.kind == Field::Kind::Number || field.kind == Field::Kind::Integer)
            widest = std::max(widest, where.fontMetrics().horizontalAdvance(field.unit) + 1);
    return widest;
}

void ScenarioField::setUnitWidth(int pixels)
{
    if (m_unit != nullptr)
        m_unit->setFixedWidth(pixels);
}

int ScenarioField::inputWidth() const
{
    const int gap = static_cast<QGridLayout *>(layout())->horizontalSpacing();
    return m_edit != nullptr ? m_edit->minimumWidth() + gap + m_unit->minimumWidth() : m_combo->minimumWidth();
}

/// Without the label: a long word of another language goes above its input instead of widening the dock.
QSize ScenarioField::minimumSizeHint() const
{
    return {layout()->contentsMargins().left() + inputWidth(), QWidget::minimumSizeHint().height()};
}

void ScenarioField::arrange(int room)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    const int beside =
        grid->contentsMargins().left() + m_label->minimumSizeHint().width() + grid->horizontalSpacing() + inputWidth();
    const bool above = beside > room;
    if (above == m_labelAbove)
        return;
    m_labelAbove = above;
    grid->removeWidget(m_label);
    if (above)
        grid->addWidget(m_label, labelRow, 0, 1, 3);
    else
        grid->addWidget(m_label, inputRow, 0);
}

void ScenarioField::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange(width());
}

void ScenarioField::buildChoice()
{
    auto *grid = static_cast<QGridLayout *>(layout());
    using core::catalogue::Kind;
    if (m_field.path == QLatin1String("scenario.model.id") ||
        m_field.path == QLatin1String("scenario.engine.speculative.draft"))
        m_combo = m_picker = new CataloguePicker(Kind::Models, this);
    else if (m_field.path == QLatin1String("scenario.hardware.gpu"))
        m_combo = m_picker = new CataloguePicker(Kind::Gpus, this);
    else
        m_combo = new QComboBox(this);
    m_combo->setAccessibleName(m_field.label);
    m_combo->setAccessibleDescription(m_field.hint);
    m_combo->setFixedWidth(designPixels(this, comboWidth));
    m_combo->setEditable(m_field.kind != Field::Kind::Choice && m_picker == nullptr);
    m_combo->setInsertPolicy(QComboBox::NoInsert);
    m_combo->installEventFilter(this);
    m_label->setBuddy(m_combo);
    for (qsizetype i = 0; i < m_field.choices.size(); ++i)
        m_combo->addItem(m_field.choiceTitles.value(i, m_field.choices[i]), m_field.choices[i]);
    grid->addWidget(m_combo, inputRow, 1, 1, 2);
    if (m_picker != nullptr) {
        connect(m_picker, &CataloguePicker::picked, this, [this](const QString &id) { takeText(id); });
        return;
    }
    connect(m_combo, &QComboBox::activated, this, [this](int index) { takeText(m_combo->itemData(index).toString()); });
    if (m_combo->isEditable()) {
        m_combo->lineEdit()->setAccessibleName(m_field.label);
        connect(m_combo->lineEdit(), &QLineEdit::editingFinished, this, [this] {
            const int mergeKey = typing::mergeKey(*m_combo->lineEdit(), m_session);
            const QString text = m_combo->currentText().trimmed();
            const int known = m_combo->findText(text);
            takeText(known >= 0 ? m_combo->itemData(known).toString() : text, mergeKey);
        });
    }
}

QString ScenarioField::undoText() const
{
    //: a step to undo: %1 is the name of a field
    return tr("Change %1").arg(nameOfStep());
}

/// Where two fields bear one name, with the group before it.
QString ScenarioField::nameOfStep() const
{
    const QList<Field> all = scenario::fieldsOf(*m_session.project());
    const bool shared = std::any_of(all.cbegin(), all.cend(), [this](const Field &other) {
        return other.label == m_field.label && other.path != m_field.path;
    });
    const QString group = scenario::groupTitle(m_field.group);
    return shared && group != m_field.label ? QStringLiteral("%1 · %2").arg(group, m_field.label) : m_field.label;
}

int ScenarioField::stepKey()
{
    if (m_mergeKey == 0) {
        m_mergeKey = m_session.newMergeKey();
        rememberRange();
    }
    return m_mergeKey;
}

/// The first digits of a number lie outside of the range that the whole number lies in, as does a slider on its way.
void ScenarioField::rememberRange()
{
    m_low = m_shown.low;
    m_high = m_shown.high;
}

/// What was refused is not in the project, and neither is what was typed on the way to it.
void ScenarioField::takeTyped(double shown)
{
    const QScopedValueRollback<bool> own(m_answers, true);
    QString why;
    setWhy({});
    if (takeNumber(shown, m_edit->isTyping() ? m_typingKey : stepKey(), &why))
        return;
    m_edit->refuse(why);
    Q_EMIT refused(why);
}

void ScenarioField::takeSlider(int position)
{
    if (m_refreshing)
        return;
    QString why;
    const bool taken = takeNumber(fromSlider(position), stepKey(), &why);
    if (!taken)
        refresh(); // the handle stands at what holds
    setWhy(why);
    m_edited = m_edited || !taken; // the reason goes with the next change
}

bool ScenarioField::takeNumber(double shown, int mergeKey, QString *why)
{
    m_edited = true; // what stands in the field is the document's only once it has been taken
    const double stored = scenario::storedOf(m_field, shown);
    // Within what the project says of how sure it is, another value is expected; beyond it, that no longer holds.
    if (m_low && m_high && *m_low < stored && stored < *m_high)
        return store(scenario::rangeNode(*m_low, stored, *m_high), why, mergeKey);
    return store(Node::number(stored), why, mergeKey);
}

bool ScenarioField::store(const Node &value, QString *why, int mergeKey)
{
    const auto [path, node] = scenario::placed(m_session.document(), m_field, value);
    return m_session.setValue(path, node, undoText(), why, mergeKey);
}

bool ScenarioField::isStated() const
{
    return m_shown.number || !m_shown.text.isEmpty();
}

void ScenarioField::takeBack()
{
    m_edited = true;
    m_mergeKey = 0;
    setWhy({});
    //: a step to undo: %1 is the name of a field
    const QString undo = tr("Clear %1").arg(nameOfStep());
    if (!m_session.removeValue(scenario::storedPath(m_session.document(), m_field), undo))
        refresh(); // nothing was stated: the default shows again
}

void ScenarioField::takeText(const QString &text, int mergeKey)
{
    if (m_refreshing)
        return;
    if (text == m_shown.text) // also after something else was refused
        return setWhy({});
    m_edited = true;
    if (text.trimmed().isEmpty())
        return takeBack();
    QString why;
    if (m_field.kind != Field::Kind::List)
        store(Node::scalar(text.toStdString()), &why, mergeKey);
    else if (const auto list = scenario::listOf(text, locale()))
        store(*list, &why, mergeKey);
    else
        why = tr("Numbers are needed here, with spaces or semicolons between them.");
    setWhy(why);
}

void ScenarioField::setWhy(const QString &why)
{
    m_why->setText(why);
    m_why->setVisible(!why.isEmpty());
    if (!why.isEmpty())
        Q_EMIT refused(why);
}

QString ScenarioField::why() const
{
    return m_why->isHidden() ? (m_edit != nullptr ? m_edit->problem() : QString()) : m_why->text();
}

double ScenarioField::fromSlider(int position) const
{
    const double share = static_cast<double>(position) / sliderSteps;
    if (m_field.logarithmic)
        return rounded(m_field.minimum * std::pow(m_field.maximum / m_field.minimum, share));
    const double value = m_field.minimum + share * (m_field.maximum - m_field.minimum);
    // A hundredth of the range is what a hand can aim at.
    const double step = std::pow(10.0, std::floor(std::log10(m_field.maximum - m_field.minimum)) - 2.0);
    return m_field.kind == Field::Kind::Integer ? std::round(value) : std::round(value / step) * step;
}

int ScenarioField::toSlider(double shown) const
{
    const double clamped = std::clamp(shown, m_field.minimum, m_field.maximum);
    const double share = m_field.logarithmic
                             ? std::log(clamped / m_field.minimum) / std::log(m_field.maximum / m_field.minimum)
                             : (clamped - m_field.minimum) / (m_field.maximum - m_field.minimum);
    return static_cast<int>(std::lround(share * sliderSteps));
}

void ScenarioField::refresh()
{
    scenario::Shown now = scenario::valueIn(*m_session.project(), m_session.document(), m_field);
    // Each move of a slider asks sixty fields, of which one has changed.
    if (m_refreshed && now == m_shown && !m_edited)
        return;
    m_refreshed = true;
    m_edited = false;
    m_refreshing = true;
    m_shown = std::move(now);
    setWhy({}); // what was refused is no longer what stands here
    const std::optional<double> number = m_shown.number ? m_shown.number : m_field.standard;
    if (m_edit != nullptr && !m_answers) // what is typed is not typed over
        m_edit->setValue(number);
    if (m_slider != nullptr) {
        // A handle at the left end would say that the smallest value holds.
        m_slider->setOpen(!number.has_value());
        if (!m_slider->isSliderDown())
            m_slider->setValue(number ? toSlider(*number) : sliderSteps / 2);
    }
    if (m_picker != nullptr) {
        m_picker->setId(m_shown.text);
    } else if (m_combo != nullptr) {
        const QString text = m_shown.text.isEmpty() ? m_field.standardChoice : m_shown.text;
        const int index = m_combo->findData(text);
        m_combo->setCurrentIndex(index);
        if (index < 0 && m_combo->isEditable())
            m_combo->setEditText(text);
        else if (index < 0 && !text.isEmpty()) {
            m_combo->addItem(text, text);
            m_combo->setCurrentIndex(m_combo->count() - 1);
        }
    }
    QStringList tip{m_field.unit.isEmpty() ? m_field.label : tr("%1 in %2").arg(m_field.label, m_field.unit),
                    m_field.hint};
    if (!m_shown.source.isEmpty())
        tip << tr("Source: %1").arg(m_shown.source);
    if (!m_shown.range.isEmpty())
        tip << tr("The project states a range: %1").arg(m_shown.range);
    m_range->setText(m_shown.range);
    m_range->setVisible(!m_shown.range.isEmpty());
    if (!m_shown.number && m_shown.text.isEmpty())
        tip << (m_field.standard || !m_field.standardChoice.isEmpty()
                    ? tr("The project is silent; this is the default.")
                    : tr("The project is silent on this."));
    tip.removeAll(QString());
    setToolTip(tip.join(QLatin1Char('\n')));
    m_refreshing = false;
    update();
}

void ScenarioField::focusEditor()
{
    QWidget *editor = m_edit != nullptr ? static_cast<QWidget *>(m_edit) : m_combo;
    editor->setFocus(Qt::ShortcutFocusReason);
    if (m_edit != nullptr)
        m_edit->selectAll();
}

bool ScenarioField::eventFilter(QObject *watched, QEvent *event)
{
    // A new stretch of typing or dragging is a new step to undo.
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut) {
        m_mergeKey = 0;
        Q_EMIT hintWanted(event->type() == QEvent::FocusIn ? m_field.hint : QString());
    }
    if (event->type() == QEvent::ContextMenu && watched != m_slider) {
        showMenu(static_cast<QContextMenuEvent *>(event)->globalPos());
        return true;
    }
    // Cells of a spreadsheet are no number: they fill this field and those that follow.
    if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste)) {
        const QString text = QGuiApplication::clipboard()->text();
        if (scenario::holdsCells(text)) {
            if (m_field.kind == Field::Kind::List)
                takeText(text);
            else
                Q_EMIT cellsPasted(text);
            return true;
        }
    }
    // The wheel scrolls the dock; it must not change figures on the way.
    if (event->type() == QEvent::Wheel) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

bool ScenarioField::event(QEvent *event)
{
    if (event->type() == QEvent::Enter || event->type() == QEvent::Leave) {
        Q_EMIT hintWanted(event->type() == QEvent::Enter ? m_field.hint : QString());
        update(); // what takes back comes and goes with the pointer
    }
    return QWidget::event(event);
}

QRectF ScenarioField::markRect() const
{
    const double side = designLength(font(), markRoom);
    return {0.0, m_label->geometry().center().y() - side / 2.0, side, side};
}

void ScenarioField::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && isStated() && markRect().contains(event->position()))
        takeBack();
    else
        QWidget::mousePressEvent(event);
}

void ScenarioField::contextMenuEvent(QContextMenuEvent *event)
{
    showMenu(event->globalPos());
}

void ScenarioField::showMenu(const QPoint &at)
{
    QLineEdit *line = m_edit != nullptr ? m_edit : m_combo->lineEdit();
    QMenu *menu = line != nullptr ? line->createStandardContextMenu() : new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const bool byDefault = m_field.standard || !m_field.standardChoice.isEmpty();
    auto *back = new QAction(byDefault ? tr("Back to the default") : tr("Leave it open"), menu);
    back->setObjectName(QStringLiteral("field.takeback"));
    back->setEnabled(isStated());
    connect(back, &QAction::triggered, this, &ScenarioField::takeBack);
    QAction *first = menu->actions().value(0);
    menu->insertAction(first, back);
    if (m_edit != nullptr) {
        auto *range = new QAction(tr("State a range…"), menu);
        range->setObjectName(QStringLiteral("field.range"));
        range->setEnabled(RangeDialog::takesRange(m_session, m_field.path));
        connect(range, &QAction::triggered, this, [this] {
            auto *dialog = new RangeDialog(m_session, m_field.path, window());
            dialog->setAttribute(Qt::WA_DeleteOnClose);
            dialog->open();
        });
        menu->insertAction(first, range);
    }
    if (first != nullptr)
        menu->insertSeparator(first);
    menu->popup(at);
}

/// An arrow that turns back.
void ScenarioField::drawTakeBack(QPainter &painter) const
{
    const double radius = designLength(font(), 3.6), head = designLength(font(), 2.6);
    const QPointF centre = markRect().center();
    painter.setPen(QPen(Theme::of(this).text2, designLength(font(), 1.2), Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius), 180 * 16, 270 * 16);
    const QPointF tip = centre + QPointF(-radius, 0.0);
    painter.drawLine(tip, tip + QPointF(-head, -head));
    painter.drawLine(tip, tip + QPointF(head, -head));
}

void ScenarioField::paintEvent(QPaintEvent *)
{
    const bool isDefault = !isStated() && (m_field.standard || !m_field.standardChoice.isEmpty());
    const bool pointed = isStated() && underMouse();
    if (m_shown.source.isEmpty() && !isDefault && !pointed)
        return; // an own value, or none
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (pointed)
        return drawTakeBack(painter);
    const QPointF at(designLength(font(), markRoom / 2.0 - 1.0), m_label->geometry().center().y() + 0.5);
    if (isDefault) {
        painter.setPen(QPen(theme.text3, 1));
        painter.drawEllipse(at, designLength(font(), defaultDot), designLength(font(), defaultDot));
    } else {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawEllipse(at, designLength(font(), sourceDot), designLength(font(), sourceDot));
    }
}

} // namespace ui
