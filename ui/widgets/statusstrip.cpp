// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/statusstrip.h"

#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/marks.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <chrono>

namespace ui {

using core::project::Provenance;

namespace {

constexpr int stripHeight = 24;
constexpr int margin = 12;
constexpr int progressWidth = 160;
constexpr int progressSteps = 1000;
constexpr std::chrono::milliseconds progressDelay{300};
constexpr std::chrono::seconds newsTime{10};

/// What hollow, half and full marks mean.
class ProvenanceLegend final : public QWidget
{
public:
    explicit ProvenanceLegend(QWidget *parent)
        : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    }
    QSize sizeHint() const override
    {
        const QFontMetrics metrics(scaledFont(font(), type::caption));
        int width = metrics.horizontalAdvance(title()) + gap();
        for (const QString &word : words())
            width += metrics.horizontalAdvance(word) + markRoom() + gap();
        return {width, metrics.height()};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(this);
        QPainter painter(this);
        painter.setFont(scaledFont(font(), type::caption));
        painter.setPen(theme.text2);
        const QFontMetrics metrics = painter.fontMetrics();
        const int baseline = (height() + metrics.ascent() - metrics.descent()) / 2;
        int x = 0;
        painter.drawText(x, baseline, title());
        x += metrics.horizontalAdvance(title()) + gap();
        const Provenance kinds[] = {Provenance::Design, Provenance::Benchmark, Provenance::Production};
        const QStringList names = words();
        for (int i = 0; i < names.size(); ++i) {
            const double radius = designLength(font(), 4);
            drawMark(painter, theme, charts::Role::Neutral, kinds[i], QPointF(x + radius + 1, height() / 2.0), radius);
            x += markRoom();
            painter.drawText(x, baseline, names[i]);
            x += metrics.horizontalAdvance(names[i]) + gap();
        }
    }

private:
    static QString title() { return StatusStrip::tr("provenance"); }
    static QStringList words()
    {
        return {StatusStrip::tr("design"), StatusStrip::tr("benchmark"), StatusStrip::tr("production")};
    }
    int gap() const { return designPixels(this, 10); }
    int markRoom() const { return designPixels(this, 13); }
};

} // namespace

StatusStrip::StatusStrip(QWidget *parent)
    : QWidget(parent)
    , m_text(new ElidedLabel(QString(), this))
    , m_progress(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
    , m_legend(new ProvenanceLegend(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(designPixels(this, margin), 1, 0, 0);
    layout->setSpacing(designPixels(this, 8));
    m_text->setFont(scaledFont(font(), type::caption));
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_text->setAccessibleName(tr("Status"));
    m_progress->setRange(0, progressSteps);
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(designPixels(this, progressWidth));
    m_progress->setMaximumHeight(designPixels(this, 8));
    m_progress->setAccessibleName(tr("Progress"));
    m_cancel->setFlat(true);
    m_cancel->setFont(scaledFont(font(), type::caption));
    m_cancel->setText(tr("Cancel"));
    m_cancel->setMaximumHeight(designPixels(this, stripHeight) - 2);
    m_progress->hide();
    m_cancel->hide();
    layout->addWidget(m_text, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_cancel);
    layout->addWidget(m_legend);
    setFixedHeight(designPixels(this, stripHeight));
    m_newsTimer.setSingleShot(true);
    m_newsTimer.setInterval(newsTime);
    connect(&m_newsTimer, &QTimer::timeout, this, [this] {
        m_news.clear();
        showText();
    });
    m_progressTimer.setSingleShot(true);
    m_progressTimer.setInterval(progressDelay);
    connect(&m_progressTimer, &QTimer::timeout, this, [this] {
        m_progress->show();
        m_cancel->show();
        showText();
    });
    connect(m_cancel, &QPushButton::clicked, this, &StatusStrip::cancelRequested);
}

QString StatusStrip::text() const
{
    return m_text->text();
}

void StatusStrip::showText()
{
    const bool working = m_progress->isVisibleTo(this);
    setInk(m_text, Ink::Second);
    m_text->setText(working ? m_what : m_news.isEmpty() ? m_summary : m_news);
    m_text->setToolTip(m_text->text());
}

void StatusStrip::setSummary(const QString &summary)
{
    m_summary = summary;
    showText();
}

void StatusStrip::showNews(const QString &news)
{
    m_news = news;
    m_newsTimer.start();
    showText();
}

void StatusStrip::setProgress(double fraction, const QString &what)
{
    m_what = what;
    if (fraction < 0.0) {
        m_progressTimer.stop();
        m_progress->hide();
        m_cancel->hide();
        m_what.clear();
    } else {
        // Within the first file nobody knows how far it is: the bar shows that there is work, and not that there is
        // none.
        m_progress->setMaximum(fraction > 0.0 ? progressSteps : 0);
        m_progress->setValue(qRound(fraction * progressSteps));
        if (!m_progress->isVisibleTo(this) && !m_progressTimer.isActive())
            m_progressTimer.start();
    }
    showText();
}

void StatusStrip::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.chrome);
    painter.fillRect(QRect(0, 0, width(), 1), theme.border);
}

void StatusStrip::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange) {
        m_cancel->setText(tr("Cancel"));
        m_text->setAccessibleName(tr("Status"));
        m_progress->setAccessibleName(tr("Progress"));
        m_legend->updateGeometry();
        m_news.clear(); // said in the language of before
        showText();
    }
    QWidget::changeEvent(event);
}

} // namespace ui
