// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scenariodock.h"

#include "ui/help/inputhelp.h"
#include "ui/nativekeys.h"
#include "ui/session.h"
#include "ui/settings.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/texts.h"
#include "ui/widgets/pastedfields.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/picturetables.h"
#include "ui/widgets/scenariofield.h"
#include "ui/widgets/typing.h"
#include "ui/widgets/vrambar.h"

#include <QAbstractButton>
#include <QAbstractSlider>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyle>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <utility>

namespace ui {

using scenario::Group;

namespace {

constexpr int dockWidth = 248;
constexpr int drawerWidth = 28;
constexpr int margin = 16;
constexpr int fieldMarkRoom = 12; ///< for the mark of a field, within the margin
constexpr int headerHeight = 32;
constexpr int titleHeight = 40;

void drawChevron(QPainter &painter, QPointF centre, double size, bool open, const QColor &color)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(color, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.translate(centre);
    if (open)
        painter.rotate(90);
    painter.drawPolyline(QPolygonF{QPointF(-size / 2, -size), QPointF(size / 2, 0), QPointF(-size / 2, size)});
    painter.restore();
}

} // namespace

/// The title of a group; a click or Space folds and unfolds it.
class ScenarioGroupHeader final : public QAbstractButton
{
public:
    ScenarioGroupHeader(Group group, QWidget *parent)
        : QAbstractButton(parent)
    {
        setText(scenario::groupTitle(group));
        setCheckable(true);
        setFocusPolicy(Qt::TabFocus);
        setObjectName(QStringLiteral("group.") + scenario::groupId(group));
        setFixedHeight(designPixels(this, headerHeight));
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    void setSummary(const QString &summary)
    {
        m_summary = summary;
        setAccessibleName(text());
        setAccessibleDescription(summary);
        setToolTip(isChecked() ? QString() : summary);
        update();
    }
    QSize sizeHint() const override { return {designPixels(this, dockWidth), designPixels(this, headerHeight)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(this);
        QPainter painter(this);
        painter.fillRect(0, 0, width(), 1, theme.border);
        const int left = designPixels(this, margin);
        drawChevron(painter, QPointF(left + designLength(font(), 3), height() / 2.0), designLength(font(), 4),
                    isChecked(), theme.text2);
        const QRect inside = rect().adjusted(left + designPixels(this, 14), 0, -left, 0);
        painter.setFont(scaledFont(font(), type::blockTitle, QFont::DemiBold));
        painter.setPen(theme.text1);
        painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter, text());
        const int taken = painter.fontMetrics().horizontalAdvance(text()) + designPixels(this, 10);
        if (!isChecked()) {
            painter.setFont(scaledFont(font(), type::label));
            painter.setPen(theme.text2);
            painter.drawText(inside, Qt::AlignRight | Qt::AlignVCenter,
                             painter.fontMetrics().elidedText(m_summary, Qt::ElideRight, inside.width() - taken));
        }
        if (hasFocus()) {
            painter.setPen(theme.accent);
            painter.drawRect(rect().adjusted(2, 2, -3, -3));
        }
    }

private:
    QString m_summary;
};

namespace {

void setMoreText(QToolButton &button, int fields, bool shown)
{
    //: folds away the fields of a group that "more" has unfolded
    const QString hide = ScenarioDock::tr("Hide %n field(s)", nullptr, fields);
    //: the fields of a group that are folded away
    button.setText(shown ? hide : ScenarioDock::tr("%n more", nullptr, fields));
    button.setAccessibleName(shown ? hide : ScenarioDock::tr("%n more field(s)", nullptr, fields));
}

} // namespace

ScenarioDock::ScenarioDock(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
    , m_scroll(new QScrollArea(this))
    , m_foldButton(new QToolButton(this))
    , m_hint(new QLabel(this))
    , m_open(Settings::value(Settings::OpenGroups).toStringList())
    , m_folded(Settings::value(Settings::ScenarioFolded).toBool())
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, designPixels(this, titleHeight), 1, 0);
    layout->setSpacing(0);
    layout->addWidget(m_scroll, 1);
    layout->addWidget(m_hint);
    m_hint->setObjectName(QStringLiteral("scenario.hint"));
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_foldButton->setAutoRaise(true);
    m_foldButton->setArrowType(Qt::LeftArrow);
    connect(m_foldButton, &QToolButton::clicked, this, [this] { setFolded(!m_folded); });
    connect(&session, &Session::documentChanged, this, &ScenarioDock::refresh);
    connect(&session, &Session::evaluationChanged, this, &ScenarioDock::refreshMemory);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    rebuild();
    applyFold();
}

ScenarioDock::~ScenarioDock()
{
    for (const ScenarioField *field : m_fields)
        field->disconnect(this); // the focus moves once more while they go
}

bool ScenarioDock::isFolded() const
{
    return m_folded;
}

void ScenarioDock::setFolded(bool folded)
{
    if (m_folded == folded)
        return;
    m_folded = folded;
    if (!m_narrow)
        Settings::setValue(Settings::ScenarioFolded, folded);
    applyFold();
    Q_EMIT foldedChanged(folded);
}

void ScenarioDock::setNarrow(bool narrow)
{
    if (m_narrow == narrow)
        return;
    m_narrow = true; // so that folding by itself is not remembered
    setFolded(narrow || Settings::value(Settings::ScenarioFolded).toBool());
    m_narrow = narrow;
}

void ScenarioDock::applyFold()
{
    fillOpenGroups();
    m_scroll->setVisible(!m_folded);
    m_hint->setFont(scaledFont(font(), type::caption));
    m_hint->setContentsMargins(designPixels(this, margin), designPixels(this, 6), designPixels(this, 8),
                               designPixels(this, 8));
    setInk(m_hint, Ink::Second);
    sayHint({});
    setFixedWidth(designPixels(this, m_folded ? drawerWidth : dockWidth));
    m_foldButton->setArrowType(m_folded ? Qt::RightArrow : Qt::LeftArrow);
    m_foldButton->setAccessibleName(m_folded ? tr("Unfold the scenario") : tr("Fold the scenario"));
    m_foldButton->setToolTip(QStringLiteral("%1 (%2)").arg(m_foldButton->accessibleName(), nativeKeys("F9")));
    const int side = designPixels(this, 22);
    m_foldButton->setGeometry(m_folded ? (width() - side) / 2 : width() - side - designPixels(this, 10),
                              designPixels(this, 9), side, side);
    setCursor(m_folded ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void ScenarioDock::sayHint(const QString &hint)
{
    if (m_otherFields && hint.isEmpty()) // the cursor may just have left
        QMetaObject::invokeMethod(this, &ScenarioDock::refresh, Qt::QueuedConnection);
    const QWidget *focused = focusWidget();
    const QString ofFocus = [&] {
        for (const ScenarioField *field : m_fields)
            if (focused != nullptr && focused->hasFocus() && field->isAncestorOf(focused))
                return field->field().hint;
        return QString();
    }();
    m_hint->setText(!hint.isEmpty()      ? hint
                    : !ofFocus.isEmpty() ? ofFocus
                                         : tr("○ the default holds   ● with its source\n"
                                              "Clear a field, or use its menu, to take back what it says."));
    fitHint();
}

/// As high as its text. Under the pointer it only grows, else it would take turns with the lowest field.
void ScenarioDock::fitHint()
{
    const bool shown = !m_folded && !m_hint->text().isEmpty();
    const int needed = m_hint->heightForWidth(designPixels(this, dockWidth) - 1);
    m_hint->setVisible(shown);
    if (!shown || needed == m_hint->height() || (needed < m_hint->height() && underMouse()))
        return;
    m_hint->setFixedHeight(needed);
    layout()->activate();
    if (QWidget *focused = focusWidget(); focused != nullptr && focused->hasFocus() && m_scroll->isAncestorOf(focused))
        m_scroll->ensureWidgetVisible(focused);
    update();
}

bool ScenarioDock::isBeingFilledIn() const
{
    const QWidget *focused = focusWidget();
    return focused != nullptr && focused->hasFocus() &&
           std::any_of(m_fields.cbegin(), m_fields.cend(),
                       [focused](const ScenarioField *field) { return field->isAncestorOf(focused); });
}

bool ScenarioDock::isInHand() const
{
    if (!isBeingFilledIn())
        return false;
    const QLineEdit *line = typing::inputOf(*window());
    return line != nullptr ? line->isModified() : qobject_cast<const QAbstractSlider *>(focusWidget()) != nullptr;
}

void ScenarioDock::scheduleRebuild()
{
    if (m_rebuildPending)
        return;
    m_rebuildPending = true;
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (m_rebuildPending)
                rebuild();
        },
        Qt::QueuedConnection);
}

void ScenarioDock::rebuild()
{
    m_rebuildPending = m_otherFields = false;
    const QWidget *focused = focusWidget();
    const bool inside = focused != nullptr && focused->hasFocus() && m_scroll->isAncestorOf(focused);
    const QString focusedName = inside ? focused->objectName() : QString();
    const QString focusedField = [&] {
        for (const ScenarioField *field : std::as_const(m_fields))
            if (inside && field->isAncestorOf(focused))
                return field->field().path;
        return QString();
    }();
    m_known = scenario::fieldsOf(*m_session.project());
    const int scrolled = m_scroll->verticalScrollBar()->value();
    m_paths.clear();
    for (const scenario::Field &field : std::as_const(m_known))
        m_paths << field.path;
    m_fields.clear();
    m_groups.clear();
    auto *content = new QWidget;
    content->setAutoFillBackground(false);
    auto *layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (int i = 0; i < scenario::groupCount; ++i) {
        const auto group = static_cast<Group>(i);
        const GroupBox box = makeGroup(group, content);
        layout->addWidget(box.header);
        layout->addWidget(box.body);
        m_groups << box;
    }
    layout->addStretch(1);
    m_scroll->setWidget(content);
    chainHeaders();
    fillOpenGroups();
    m_scroll->verticalScrollBar()->setValue(scrolled);
    refresh();
    // The focus stays where it was.
    for (ScenarioField *field : std::as_const(m_fields))
        if (!focusedField.isEmpty() && field->field().path == focusedField)
            return field->focusEditor();
    if (QWidget *same = focusedName.isEmpty() ? nullptr : content->findChild<QWidget *>(focusedName))
        same->setFocus();
}

/// What is made anew comes last in the window, but the Tab key goes by what is seen.
void ScenarioDock::chainHeaders()
{
    QWidget *after = m_foldButton;
    for (const GroupBox &box : std::as_const(m_groups)) {
        QWidget::setTabOrder(after, box.header);
        after = box.header;
        if (box.body->isAncestorOf(m_profile)) {
            QWidget::setTabOrder(after, m_profile);
            after = m_profile;
        }
    }
}

/// A group without its fields: most stay folded, and a window is not kept waiting for what nobody sees.
ScenarioDock::GroupBox ScenarioDock::makeGroup(Group group, QWidget *content)
{
    const int side = designPixels(this, margin);
    const bool open = m_open.contains(scenario::groupId(group));
    GroupBox box;
    box.header = new ScenarioGroupHeader(group, content);
    box.header->setChecked(open);
    box.body = new QWidget(content);
    box.body->setVisible(open);
    auto *rows = new QVBoxLayout(box.body);
    rows->setContentsMargins(side - designPixels(this, fieldMarkRoom), 0, side, designPixels(this, 8));
    rows->setSpacing(0);
    if (group == Group::Workload)
        rows->addLayout(makeProfileRow(box.body));
    box.fields = new QVBoxLayout;
    rows->addLayout(box.fields);
    if (group == Group::Hardware) {
        m_vram = new VramBar(box.body);
        m_vram->setObjectName(QStringLiteral("scenario.vram"));
        new Picture(m_vram, QStringLiteral("memory"), [this] { return picturetables::ofMemory(m_vram->content()); });
        auto *room = new QVBoxLayout;
        room->setContentsMargins(designPixels(this, 12), designPixels(this, 6), 0, 0);
        room->addWidget(m_vram);
        rows->addLayout(room);
    }
    connect(box.header, &QAbstractButton::toggled, this, [this, group](bool nowOpen) { setGroupOpen(group, nowOpen); });
    return box;
}

QLayout *ScenarioDock::makeProfileRow(QWidget *body)
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(designPixels(this, 12), designPixels(this, 3), 0, designPixels(this, 3));
    m_profile = new QComboBox(body);
    m_profile->setFixedWidth(designPixels(this, 128));
    m_profile->setObjectName(QStringLiteral("scenario.profile"));
    m_profile->setAccessibleName(tr("Profile"));
    m_profile->setWhatsThis(help::inputHelp(m_profile->objectName()));
    m_profile->addItem(tr("Own"), QString());
    for (const Profile &profile : profiles())
        m_profile->addItem(profile.title, profile.id);
    auto *label = new QLabel(tr("Profile"), body);
    setInk(label, Ink::Second);
    label->setBuddy(m_profile);
    row->addWidget(label, 1);
    row->addWidget(m_profile);
    connect(m_profile, &QComboBox::activated, this,
            [this](int index) { applyProfile(m_profile->itemData(index).toString()); });
    return row;
}

void ScenarioDock::fillOpenGroups()
{
    if (m_folded)
        return;
    for (int i = 0; i < m_groups.size(); ++i) {
        if (m_groups[i].header->isChecked())
            fillGroup(static_cast<Group>(i));
    }
}

QList<scenario::Field> ScenarioDock::fieldsOfGroup(Group group) const
{
    QList<scenario::Field> all;
    for (const scenario::Field &field : m_known)
        if (field.group == group)
            all << field;
    return all;
}

/// They may be made long after what comes below them, but the Tab key goes by what is seen: on from `after`. Gives the
/// last input.
QWidget *ScenarioDock::addFields(const QList<scenario::Field> &fields, QWidget *parent, QLayout *layout, QWidget *after)
{
    if (fields.isEmpty())
        return after;
    const int room = designPixels(this, dockWidth) - 1 - 2 * designPixels(this, margin) +
                     designPixels(this, fieldMarkRoom) -
                     style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, m_scroll);
    const int units = ScenarioField::widestUnit(fieldsOfGroup(fields.first().group), *this);
    for (const scenario::Field &field : fields) {
        auto *widget = new ScenarioField(m_session, field, parent);
        widget->setUnitWidth(units);
        widget->arrange(room);
        layout->addWidget(widget);
        connect(widget, &ScenarioField::hintWanted, this, &ScenarioDock::sayHint);
        connect(widget, &ScenarioField::cellsPasted, this,
                [this, path = field.path](const QString &text) { pasteCells(path, text); });
        m_fields << widget;
        for (QWidget *input : widget->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
            if ((input->focusPolicy() & Qt::TabFocus) == 0)
                continue;
            QWidget::setTabOrder(after, input);
            after = input;
        }
    }
    return after;
}

void ScenarioDock::fillGroup(Group group)
{
    GroupBox &box = m_groups[static_cast<int>(group)];
    if (box.filled)
        return;
    box.filled = true;
    const QList<scenario::Field> all = fieldsOfGroup(group);
    QWidget *after = group == Group::Workload ? static_cast<QWidget *>(m_profile) : box.header;
    QWidget *last = addFields(all.mid(0, scenario::fieldsAtOnce), box.body, box.fields, after);
    const int more = static_cast<int>(all.size()) - scenario::fieldsAtOnce;
    if (more <= 0)
        return;
    addRest(box, more, group);
    QWidget::setTabOrder(last, box.more);
    if (m_more.contains(scenario::groupId(group)))
        fillRest(group);
}

void ScenarioDock::fillRest(Group group)
{
    fillGroup(group);
    GroupBox &box = m_groups[static_cast<int>(group)];
    if (box.rest == nullptr || box.restFilled)
        return;
    box.restFilled = true;
    addFields(fieldsOfGroup(group).mid(scenario::fieldsAtOnce), box.rest, box.rest->layout(), box.more);
}

void ScenarioDock::addRest(GroupBox &box, int fields, Group group)
{
    box.more = new QToolButton(box.body);
    box.more->setObjectName(QStringLiteral("scenario.more.") + scenario::groupId(group));
    box.more->setAutoRaise(true);
    box.more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    box.more->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    box.moreFields = fields;
    box.rest = new QWidget(box.body);
    auto *layout = new QVBoxLayout(box.rest);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    box.fields->addWidget(box.more);
    box.fields->addWidget(box.rest);
    const bool shown = m_more.contains(scenario::groupId(group));
    markMore(box, shown);
    connect(box.more, &QToolButton::clicked, this,
            [this, group] { setMoreShown(group, !m_more.contains(scenario::groupId(group))); });
}

void ScenarioDock::markMore(const GroupBox &box, bool shown)
{
    setMoreText(*box.more, box.moreFields, shown);
    box.more->setArrowType(shown ? Qt::UpArrow : Qt::DownArrow);
    box.rest->setVisible(shown);
}

void ScenarioDock::setMoreShown(Group group, bool shown)
{
    if (shown)
        fillRest(group);
    const GroupBox &box = m_groups.at(static_cast<int>(group));
    const QString id = scenario::groupId(group);
    m_more.removeAll(id);
    if (shown)
        m_more << id;
    if (box.more != nullptr)
        markMore(box, shown);
}

void ScenarioDock::setGroupOpen(Group group, bool open)
{
    if (open && !m_folded)
        fillGroup(group);
    const GroupBox &box = m_groups.at(static_cast<int>(group));
    const QString id = scenario::groupId(group);
    const QStringList before = m_open;
    m_open.removeAll(id);
    if (open)
        m_open << id;
    box.header->setChecked(open);
    box.body->setVisible(open);
    if (m_open != before)
        Settings::setValue(Settings::OpenGroups, m_open);
}

void ScenarioDock::refresh()
{
    QStringList wanted;
    for (const scenario::Field &field : scenario::fieldsOf(*m_session.project()))
        wanted << field.path;
    if (wanted != m_paths) {
        QStringList a = wanted, b = m_paths;
        a.sort();
        b.sort();
        // A field must not go away under the cursor: another order waits until it has left the fields, and other
        // fields, which the first digit of a number may bring, until it is no longer typed in.
        m_otherFields = a == b ? isBeingFilledIn() : isInHand();
        if (!m_otherFields) {
            // Later: the signal may come from a field that this would delete.
            scheduleRebuild();
            m_paths = wanted;
            return;
        }
    } else {
        m_otherFields = false;
    }
    for (ScenarioField *field : m_fields)
        field->refresh();
    for (int i = 0; i < m_groups.size(); ++i)
        m_groups[i].header->setSummary(scenario::groupSummary(static_cast<Group>(i), *m_session.project()));
    const QString kind = fromUtf8(m_session.project()->scenario.workload.kind);
    m_profile->setCurrentIndex(std::max(0, m_profile->findData(kind)));
    refreshMemory();
    update();
}

void ScenarioDock::refreshMemory()
{
    if (m_vram != nullptr)
        m_vram->setContent(VramBar::contentOf(*m_session.evaluation()));
}

void ScenarioDock::applyProfile(const QString &id)
{
    for (const Profile &profile : profiles()) {
        if (profile.id == id)
            m_session.setDocument(scenario::withProfile(m_session.document(), profile),
                                  tr("Start from the profile %1").arg(profile.title));
    }
}

void ScenarioDock::pasteCells(const QString &first, const QString &text)
{
    const QList<scenario::PastedValue> values = scenario::pastedValues(text, locale());
    const scenario::PasteResult result =
        scenario::withPasted(m_session.document(), scenario::fieldsOf(*m_session.project()), first, values, locale());
    QString why;
    if (result.taken > 0 &&
        !m_session.setDocument(result.document, tr("Paste %n value(s)", nullptr, result.taken), &why)) {
        Q_EMIT notice(tr("Nothing was pasted: %1").arg(why));
        return;
    }
    if (result.refused.isEmpty())
        Q_EMIT notice(tr("%n value(s) pasted.", nullptr, result.taken));
    else
        Q_EMIT notice(tr("%n value(s) pasted; no field takes %1.", nullptr, result.taken)
                          .arg(result.refused.join(QStringLiteral(", "))));
}

QList<ScenarioDock::FieldName> ScenarioDock::fieldNames() const
{
    QList<FieldName> names;
    for (const scenario::Field &field : m_known)
        names << FieldName{field.path, field.label, scenario::groupTitle(field.group)};
    return names;
}

ScenarioField *ScenarioDock::field(const QString &path)
{
    const auto known =
        std::find_if(m_known.cbegin(), m_known.cend(), [&path](const auto &field) { return field.path == path; });
    if (known == m_known.cend())
        return nullptr;
    const auto made = [this, &path]() -> ScenarioField * {
        for (ScenarioField *field : std::as_const(m_fields))
            if (field->field().path == path)
                return field;
        return nullptr;
    };
    const Group group = known->group;
    fillGroup(group);
    if (ScenarioField *field = made())
        return field;
    fillRest(group);
    return made();
}

void ScenarioDock::focusField(const QString &path)
{
    if (m_rebuildPending) // what is typed must not go into a field that is about to be replaced
        rebuild();
    ScenarioField *wanted = field(path);
    if (wanted == nullptr)
        return;
    setFolded(false);
    setGroupOpen(wanted->field().group, true);
    const GroupBox &box = m_groups.at(static_cast<int>(wanted->field().group));
    if (box.rest != nullptr && wanted->parentWidget() == box.rest)
        setMoreShown(wanted->field().group, true);
    m_scroll->widget()->layout()->activate();
    m_scroll->ensureWidgetVisible(wanted);
    wanted->focusEditor();
    // What was just unfolded has its height only once the layouts around it have settled.
    QTimer::singleShot(0, wanted, [this, wanted] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        m_scroll->ensureWidgetVisible(wanted);
    });
}

QString ScenarioDock::drawerText() const
{
    QStringList parts;
    for (const Group group : {Group::Model, Group::Hardware, Group::Site, Group::Ownership})
        parts << scenario::groupSummary(group, *m_session.project());
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void ScenarioDock::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.chrome);
    painter.fillRect(QRect(width() - 1, 0, 1, height()), theme.border);
    const QFont bold = scaledFont(font(), type::blockTitle, QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(theme.text1);
    if (!m_folded) {
        painter.drawText(QRect(designPixels(this, margin), 0, width(), designPixels(this, titleHeight)),
                         Qt::AlignLeft | Qt::AlignVCenter, tr("Scenario"));
        if (!m_hint->isHidden())
            painter.fillRect(QRect(0, m_hint->y(), width(), 1), theme.border);
        return;
    }
    painter.translate(width() / 2.0, designPixels(this, titleHeight));
    painter.rotate(90);
    const QFontMetrics metrics(bold);
    const double baseline = (metrics.ascent() - metrics.descent()) / 2.0;
    painter.drawText(QPointF(0, baseline), tr("Scenario"));
    const int after = metrics.horizontalAdvance(tr("Scenario")) + designPixels(this, 16);
    painter.setFont(scaledFont(font(), type::label));
    painter.setPen(theme.text2);
    const int room = height() - designPixels(this, titleHeight) - after - designPixels(this, 8);
    painter.drawText(QPointF(after, baseline), painter.fontMetrics().elidedText(drawerText(), Qt::ElideRight, room));
}

void ScenarioDock::mousePressEvent(QMouseEvent *event)
{
    if (m_folded && event->button() == Qt::LeftButton)
        setFolded(false);
    else
        QWidget::mousePressEvent(event);
}

void ScenarioDock::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    fitHint();
}

void ScenarioDock::changeEvent(QEvent *event)
{
    if ((event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange ||
         event->type() == QEvent::FontChange) &&
        !m_groups.isEmpty()) {
        scheduleRebuild();
        applyFold();
    }
    QWidget::changeEvent(event);
}

} // namespace ui
