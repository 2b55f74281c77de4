// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/presentation/presentationwindow.h"

#include "core/sensitivity/report.h"
#include "ui/cataloguesource.h"
#include "ui/charts/chartwidget.h"
#include "ui/presentation/whatifslider.h"
#include "ui/session.h"
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"
#include "ui/widgets/marks.h"

#include <QKeyEvent>
#include <QPainter>
#include <QWheelEvent>
#include <QtMath>
#include <algorithm>
#include <chrono>

namespace ui {

namespace {

constexpr QSizeF drawnFor(1280, 720);
constexpr double baseFont = 13.0; ///< pixels of the system font that the factors refer to
constexpr double margin = 60.0;
constexpr double footHeight = 56.0;
constexpr double sideShare = 0.31; ///< of the width, for number and question
constexpr double gap = 28.0;
constexpr double leading = 1.2;
constexpr double rowFactor = 1.7;
constexpr double noteFactor = 1.45;
constexpr double footFactor = 1.25;
constexpr double commaRoom = 0.35; ///< of the number's descent, between it and its unit
constexpr std::chrono::seconds pointerHides{3};

} // namespace

PresentationWindow::PresentationWindow(Session &session, QWidget *parent)
    : QWidget(parent, parent != nullptr ? Qt::Window : Qt::Widget)
    , m_session(session)
    , m_chart(new charts::ChartWidget(this))
    , m_whatIf(new WhatIfSlider(this))
{
    setObjectName(QStringLiteral("presentation"));
    setWindowTitle(tr("Presentation"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAutoFillBackground(false);
    m_chart->setMode(charts::Mode::Presentation);
    m_chart->setFocusPolicy(Qt::NoFocus);
    m_whatIf->setFocusPolicy(Qt::NoFocus);
    connect(&m_session, &Session::evaluationChanged, this, &PresentationWindow::sessionChanged);
    connect(m_chart, &charts::ChartWidget::operatingPointDragged, this, [this](double load) {
        m_handle = load;
        m_session.setOperatingLoad(load);
    });
    connect(m_chart, &charts::ChartWidget::operatingPointReleased, this, [this](double load) {
        m_handle.reset();
        m_session.setOperatingLoad(load);
        rebuildCurrent();
    });
    connect(m_whatIf, &WhatIfSlider::moved, this, [this](double value) {
        if (slide().whatIf && slide().whatIf->kind == slides::WhatIf::Kind::OperatingPoint) {
            m_session.setOperatingLoad(value);
            return;
        }
        m_throughputFactor = value;
        rebuildCurrent();
    });
    m_idle.setSingleShot(true);
    m_idle.setInterval(pointerHides);
    connect(&m_idle, &QTimer::timeout, this, [this] { setCursor(Qt::BlankCursor); });
    m_loadBefore = m_session.operatingLoad();
    rebuildAll();
    connect(&m_session, &Session::documentChanged, this, &PresentationWindow::computeSensitivity);
    computeSensitivity();
}

PresentationWindow::~PresentationWindow() = default;

double PresentationWindow::px(double design) const
{
    return design * std::min(width() / drawnFor.width(), height() / drawnFor.height());
}

QFont PresentationWindow::slideFont(double factor, QFont::Weight weight) const
{
    QFont one = font();
    one.setPixelSize(std::max(1, qRound(px(baseFont) * factor)));
    one.setWeight(weight);
    return one;
}

QStringList PresentationWindow::ids() const
{
    QStringList all;
    for (const slides::Slide &one : m_slides)
        all << one.id;
    return all;
}

slides::Input PresentationWindow::input() const
{
    return {.project = *m_session.project(),
            .document = m_session.document(),
            .evaluation = *m_session.evaluation(),
            .throughputFactor = m_throughputFactor,
            .handle = m_handle,
            .sensitivity = m_sensitivity.get()};
}

bool PresentationWindow::working() const
{
    return m_task.running();
}

/// Off the GUI thread: the slide joins the talk when it is there, and the one that is shown stays.
void PresentationWindow::computeSensitivity()
{
    using core::sensitivity::Sensitivity;
    m_task.start(
        [project = m_session.project(), library = m_session.library(), chosen = m_session.chosenSweep(),
         document = m_session.document()](std::stop_token stop) {
            core::Diagnostics ignored; // the session says them
            core::project::EvaluateOptions options = evaluateOptions(ignored);
            options.stop = stop;
            options.chosenSweep = chosen;
            core::sensitivity::SensitivityOptions wanted;
            wanted.draws.draws = 0; // bars and curves alone: the slide shows no probabilities
            wanted.draws.simulated = 0;
            wanted.draws.stop = stop;
            return std::make_shared<const Sensitivity>(
                core::sensitivity::sensitivityOf(*project, document, library, options, wanted, ignored));
        },
        [this](std::shared_ptr<const Sensitivity> sensitivity) {
            const QString shown = slide().id;
            const Blank before = m_blank;
            m_sensitivity = std::move(sensitivity);
            rebuildAll();
            if (const qsizetype same = ids().indexOf(shown); same >= 0)
                m_current = static_cast<int>(same);
            m_blank = before;
            showSlide();
        });
}

void PresentationWindow::rebuildAll()
{
    m_slides = slides::slidesOf(input());
    m_stale.clear();
    m_current = std::clamp(m_current, 0, count() - 1);
    showSlide();
}

void PresentationWindow::rebuildCurrent()
{
    slides::Slide &now = m_slides[m_current];
    if (auto anew = now.builder(input())) {
        anew->builder = now.builder;
        now = std::move(*anew);
    }
    m_stale.remove(m_current);
    showSlide();
}

void PresentationWindow::sessionChanged()
{
    for (int i = 0; i < count(); ++i)
        m_stale.insert(i);
    rebuildCurrent();
}

void PresentationWindow::goTo(int index)
{
    setBlank(Blank::None);
    m_current = std::clamp(index, 0, count() - 1);
    if (m_stale.contains(m_current))
        rebuildCurrent();
    else
        showSlide();
}

bool PresentationWindow::goTo(const QString &id)
{
    const qsizetype index = ids().indexOf(id);
    if (index < 0)
        return false;
    goTo(static_cast<int>(index));
    return true;
}

void PresentationWindow::showSlide()
{
    const slides::Slide &now = slide();
    QFont base = font();
    base.setPixelSize(std::max(1, qRound(px(baseFont))));
    m_chart->setFont(base);
    m_whatIf->setFont(base);
    m_chart->setVisible(now.picture.has_value() && !blank());
    m_whatIf->setVisible(now.whatIf.has_value() && !blank());
    if (now.picture)
        m_chart->setSpec(*now.picture);
    if (now.whatIf)
        m_whatIf->setQuestion(*now.whatIf);
    setAccessibleName(tr("Slide %1 of %2: %3").arg(m_current + 1).arg(count()).arg(now.name));
    QString words = now.sentence;
    if (now.number)
        words +=
            QLatin1Char(' ') + QStringLiteral("%1 %2, %3").arg(now.number->value, now.number->unit, now.number->note);
    if (now.picture)
        words += QLatin1Char(' ') + now.picture->summary;
    if (now.drawing)
        words += QLatin1Char(' ') + slides::summaryOf(*now.drawing);
    if (!now.remark.isEmpty())
        words += QLatin1Char(' ') + now.remark;
    setAccessibleDescription(words);
    place();
    update();
}

QFont PresentationWindow::sentenceFont(double *height) const
{
    // Two lines at full size; a longer sentence gets three, smaller.
    const double wide = width() - 2 * px(margin);
    for (const double factor : {type::slideSentence, 2.4, 2.0, 1.7}) {
        const QFont one = slideFont(factor, QFont::Medium);
        const QFontMetricsF metrics(one);
        const double needed =
            metrics.boundingRect(QRectF(0, 0, wide, 10'000), Qt::TextWordWrap, unitsWhole(slide().sentence)).height();
        const double lines = factor == type::slideSentence ? 2.1 : 3.1;
        if (needed <= lines * metrics.height() || factor == 1.7) {
            *height = needed;
            return one;
        }
    }
    return slideFont(1.7);
}

QRectF PresentationWindow::bodyRect() const
{
    double sentence = 0.0;
    (void)sentenceFont(&sentence);
    const double top = px(margin * 0.75) + sentence + px(gap);
    return QRectF(px(margin), top, width() - 2 * px(margin), height() - px(footHeight) - px(18) - top);
}

QRectF PresentationWindow::sideRect() const
{
    const QRectF body = bodyRect();
    const double wide = body.width() * sideShare;
    return QRectF(body.right() - wide, body.top(), wide, body.height());
}

void PresentationWindow::place()
{
    const QRectF body = bodyRect(), side = sideRect();
    const bool beside = slide().number || slide().whatIf;
    QRectF picture = body;
    if (beside)
        picture.setRight(side.left() - px(gap));
    m_chart->setGeometry(picture.toRect());
    const int tall = m_whatIf->heightForWidth(qRound(side.width()));
    const double top = std::min(side.top() + numberHeight() + px(34), side.bottom() - tall);
    m_whatIf->setGeometry(QRectF(side.left(), top, side.width(), tall).toRect());
}

double PresentationWindow::numberHeight() const
{
    if (!slide().number)
        return 0.0;
    const QFontMetricsF large(slideFont(type::slideNumber));
    return large.height() * 0.86 + large.descent() * commaRoom + QFontMetricsF(slideFont(rowFactor)).height() +
           QFontMetricsF(slideFont(noteFactor)).height() * 2 + px(8);
}

void PresentationWindow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    if (blank()) {
        painter.fillRect(rect(), m_blank == Blank::Black ? Qt::black : Qt::white);
        return;
    }
    painter.fillRect(rect(), Theme::of(this).page);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    paintSentence(painter);
    paintNumber(painter);
    paintDrawing(painter);
    paintFoot(painter);
}

void PresentationWindow::paintSentence(QPainter &painter) const
{
    double tall = 0.0;
    painter.setFont(sentenceFont(&tall));
    painter.setPen(Theme::of(this).text1);
    painter.drawText(QRectF(px(margin), px(margin * 0.75), width() - 2 * px(margin), tall + px(4)),
                     Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, unitsWhole(slide().sentence));
}

void PresentationWindow::paintNumber(QPainter &painter) const
{
    if (!slide().number)
        return;
    const Theme &theme = Theme::of(this);
    const slides::Number &number = *slide().number;
    const QRectF side = sideRect();
    // The one very large number; a long one gets as large as the column allows.
    QFont large = slideFont(type::slideNumber, QFont::DemiBold);
    large.setLetterSpacing(QFont::PercentageSpacing, 97);
    const double wide = QFontMetricsF(large).horizontalAdvance(number.value);
    if (wide > side.width())
        large.setPixelSize(std::max(1, qRound(large.pixelSize() * side.width() / wide)));
    const QFontMetricsF metrics(large);
    const double tall = QFontMetricsF(slideFont(type::slideNumber)).height() * 0.86;
    double y = side.top() + tall - metrics.descent() * 0.4;
    painter.setFont(large);
    painter.setPen(theme.text1);
    painter.drawText(QPointF(side.right() - metrics.horizontalAdvance(number.value), y), number.value);
    y += metrics.descent() * commaRoom;
    const auto line = [&](const QString &text, double factor, const QColor &color, bool marked) {
        QFont one = slideFont(factor);
        const double mark = marked ? px(24) : 0.0;
        const double room = side.width() - mark;
        if (const double needed = QFontMetricsF(one).horizontalAdvance(text); needed > room)
            one.setPixelSize(std::max(1, qRound(one.pixelSize() * std::max(0.6, room / needed))));
        const QFontMetricsF lines(one);
        const QString shown = lines.elidedText(text, Qt::ElideRight, room);
        const double left = side.right() - lines.horizontalAdvance(shown);
        y += lines.height() * 1.1;
        painter.setFont(one);
        painter.setPen(color);
        painter.drawText(QPointF(left, y), shown);
        if (marked && number.role)
            drawMark(painter, theme, *number.role, number.provenance, {left - px(14), y - lines.xHeight() / 2}, px(7));
    };
    line(number.unit, rowFactor, theme.text1, number.role.has_value());
    // The note is words: what is too long for a line takes two, and is not made too small to be read from afar.
    QFont words = slideFont(noteFactor);
    const auto fits = [&] { return QFontMetricsF(words).horizontalAdvance(number.note) <= side.width(); };
    for (const int least = qRound(words.pixelSize() * 0.85); !fits() && words.pixelSize() > least;)
        words.setPixelSize(words.pixelSize() - 1);
    const QFontMetricsF lines(words);
    painter.setFont(words);
    painter.setPen(theme.text2);
    painter.drawText(QRectF(side.left(), y + lines.height() * 1.1 - lines.ascent(), side.width(), lines.height() * 2.1),
                     Qt::TextWordWrap | Qt::AlignRight | Qt::AlignTop, number.note);
}

void PresentationWindow::paintDrawing(QPainter &painter) const
{
    const slides::Slide &now = slide();
    if (!now.drawing)
        return;
    QRectF body = bodyRect();
    body.setRight(sideRect().left() - px(gap));
    if (!now.remark.isEmpty()) {
        const QFont words = slideFont(noteFactor);
        const QFontMetricsF lines(words);
        constexpr double most = 2.1; // lines
        const double tall =
            std::min(lines.boundingRect(body, Qt::TextWordWrap, now.remark).height(), lines.height() * most);
        painter.setFont(words);
        painter.setPen(Theme::of(this).text2);
        painter.drawText(QRectF(body.left(), body.bottom() - tall, body.width(), tall), Qt::TextWordWrap, now.remark);
        body.setBottom(body.bottom() - tall - px(18));
    }
    slides::paint({painter, Theme::of(this), [this](double design) { return px(design); },
                   [this](double factor, QFont::Weight weight) { return slideFont(factor, weight); }},
                  body, *now.drawing);
}

void PresentationWindow::paintFoot(QPainter &painter) const
{
    const Theme &theme = Theme::of(this);
    const double top = height() - px(footHeight), middle = top + px(footHeight) / 2;
    painter.setPen(QPen(theme.border, px(1)));
    painter.drawLine(QPointF(px(margin), top), QPointF(width() - px(margin), top));
    const double radius = px(4.5);
    double x = px(margin) + radius;
    for (int i = 0; i < count(); ++i) {
        painter.setPen(QPen(i == m_current ? theme.text1 : theme.text3, px(1.4)));
        painter.setBrush(i == m_current ? QBrush(theme.text1) : QBrush(Qt::NoBrush));
        painter.drawEllipse(QPointF(x, middle), radius, radius);
        x += px(20);
    }
    painter.setFont(slideFont(footFactor));
    painter.setPen(theme.text2);
    const QFontMetricsF metrics(painter.font());
    const double baseline = middle + (metrics.ascent() - metrics.descent()) / 2;
    x += px(10);
    painter.drawText(QPointF(x, baseline), slide().name);
    x += metrics.horizontalAdvance(slide().name) + px(gap);
    const QString basis = metrics.elidedText(slides::basis(*m_session.project()), Qt::ElideRight,
                                             std::max(0.0, width() - px(margin) - x));
    painter.drawText(QPointF(width() - px(margin) - metrics.horizontalAdvance(basis), baseline), basis);
}

void PresentationWindow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    showSlide();
}

void PresentationWindow::setBlank(Blank to)
{
    if (to == m_blank)
        return;
    m_blank = to;
    showSlide();
}

bool PresentationWindow::isDark() const
{
    return Theme::of(this).dark;
}

void PresentationWindow::setDark(bool dark)
{
    const Theme &plain = dark ? Theme::darkTheme() : Theme::lightTheme();
    setPalette((Theme::of(this).highContrast ? Theme::contrastTheme(dark) : plain).palette());
    showSlide();
}

void PresentationWindow::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_PageDown:
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_N:
        return goTo(blank() ? m_current : m_current + 1);
    case Qt::Key_Left:
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
    case Qt::Key_P:
        return goTo(blank() ? m_current : m_current - 1);
    case Qt::Key_Home:
        return goTo(0);
    case Qt::Key_End:
        return goTo(count() - 1);
    case Qt::Key_B:
    case Qt::Key_Period:
        return setBlank(m_blank == Blank::Black ? Blank::None : Blank::Black);
    case Qt::Key_W:
    case Qt::Key_Comma:
        return setBlank(m_blank == Blank::White ? Blank::None : Blank::White);
    case Qt::Key_D:
        return setDark(!isDark());
    case Qt::Key_Up:
    case Qt::Key_Down:
        if (slide().whatIf && !blank())
            m_whatIf->step(event->key() == Qt::Key_Up ? 1 : -1);
        return;
    case Qt::Key_Escape:
    case Qt::Key_F5:
        close();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void PresentationWindow::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        goTo(blank() ? m_current : m_current + 1);
    else if (event->button() == Qt::RightButton)
        goTo(blank() ? m_current : m_current - 1);
}

void PresentationWindow::mouseMoveEvent(QMouseEvent *)
{
    unsetCursor();
    m_idle.start();
}

void PresentationWindow::wheelEvent(QWheelEvent *event)
{
    event->accept(); // a wheel that turns by itself must not leaf through the talk
}

void PresentationWindow::closeEvent(QCloseEvent *event)
{
    disconnect(&m_session, nullptr, this, nullptr);
    m_session.setOperatingLoad(m_loadBefore);
    Q_EMIT closed();
    QWidget::closeEvent(event);
}

} // namespace ui
