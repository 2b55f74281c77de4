// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/composer.h"

#include "ui/style/numberformat.h"

#include <QFontMetricsF>
#include <QImage>
#include <QSvgRenderer>
#include <QTextLayout>

namespace ui::report {

const Ink &Ink::print()
{
    static const Ink ink{QColor(0x1B, 0x1F, 0x24), QColor(0x57, 0x60, 0x6A), QColor(0x63, 0x6C, 0x76),
                         QColor(0x2F, 0x5D, 0x8A), QColor(0xDF, 0xE3, 0xE7), QColor(0xF1, 0xF3, 0xF5),
                         QColor(0x8A, 0x5A, 0x00), QColor(0xA8, 0xBD, 0xD2)};
    return ink;
}

namespace {

QFont fontOf(const TextStyle &style)
{
    return exportFont(qRound(pt(style.sizePoints)), style.weight);
}

} // namespace

double textWidth(const QString &text, const TextStyle &style)
{
    return QFontMetricsF(fontOf(style)).horizontalAdvance(text);
}

BrokenText breakText(const QString &text, const TextStyle &style, double width)
{
    BrokenText result;
    result.style = style;
    result.width = width;
    const QFont font = fontOf(style);
    const QStringList paragraphs = text.split(QLatin1Char('\n'));
    // A number keeps its unit on the line, where the line is long enough for it; what is written keeps its plain
    // spaces, so that a search finds it.
    const bool keepsUnits = width >= pt(150);
    for (const QString &paragraph : paragraphs) {
        QTextLayout layout(keepsUnits ? unitsKept(paragraph) : paragraph, font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            QString piece = paragraph.mid(line.textStart(), line.textLength());
            while (piece.endsWith(QLatin1Char(' ')))
                piece.chop(1);
            result.lines.push_back({piece, QFontMetricsF(font).horizontalAdvance(piece)});
        }
        layout.endLayout();
    }
    result.height = static_cast<double>(result.lines.size()) * pt(style.sizePoints) * style.leading;
    return result;
}

BrokenText oneLine(const QString &text, const TextStyle &style, double width)
{
    QString plain = text;
    plain.replace(QLatin1Char('\n'), QLatin1Char(' '));
    const QFontMetricsF metrics(fontOf(style));
    const QString shown = metrics.elidedText(plain, Qt::ElideRight, width);
    BrokenText result;
    result.style = style;
    result.width = width;
    result.lines.push_back({shown, metrics.horizontalAdvance(shown)});
    result.height = pt(style.sizePoints) * style.leading;
    return result;
}

void BrokenText::paint(QPainter &painter, QPointF topLeft) const
{
    painter.setFont(fontOf(style));
    painter.setPen(style.color);
    const double size = pt(style.sizePoints);
    // The baseline sits so that the line's extra leading is shared above and below.
    double baseline = topLeft.y() + size * (style.leading - 1.0) / 2.0 + size * 0.86;
    for (const Line &line : lines) {
        double x = topLeft.x();
        if (style.alignment & Qt::AlignRight)
            x += width - line.width;
        else if (style.alignment & Qt::AlignHCenter)
            x += (width - line.width) / 2.0;
        painter.drawText(QPointF(x, baseline), line.text);
        baseline += size * style.leading;
    }
}

Composer::Composer(LaidOutReport &report, const LayoutOptions &options)
    : m_report(report)
    , m_options(options)
{
    m_left = pt(56);
    m_width = report.pageSize.width() - 2 * m_left;
    m_top = pt(56);
    m_bottom = report.pageSize.height() - pt(64);
    newPage();
}

void Composer::newPage()
{
    m_report.pages.emplace_back();
    m_y = m_top;
}

bool Composer::need(double height)
{
    if (room() >= height || m_y <= m_top)
        return false;
    newPage();
    return true;
}

void Composer::item(std::function<void(QPainter &)> paint)
{
    m_report.pages.back().items.push_back(std::move(paint));
}

void Composer::text(const QString &text, const TextStyle &style, double indent)
{
    const BrokenText broken = breakText(text, style, m_width - indent);
    const double lineHeight = pt(style.sizePoints) * style.leading;
    std::size_t next = 0;
    while (next < broken.lines.size()) {
        need(lineHeight * std::min<double>(2.0, static_cast<double>(broken.lines.size() - next)));
        BrokenText part = broken;
        const auto fitting = static_cast<std::size_t>(std::max(1.0, room() / lineHeight));
        const std::size_t count = std::min(fitting, broken.lines.size() - next);
        part.lines.assign(broken.lines.begin() + static_cast<std::ptrdiff_t>(next),
                          broken.lines.begin() + static_cast<std::ptrdiff_t>(next + count));
        item([part, at = QPointF(m_left + indent, m_y)](QPainter &painter) { part.paint(painter, at); });
        m_y += lineHeight * static_cast<double>(count);
        next += count;
    }
}

void Composer::rule(const QColor &color, double thicknessPoints)
{
    item([color, thicknessPoints, from = QPointF(m_left, m_y), to = QPointF(m_left + m_width, m_y)](QPainter &painter) {
        painter.setPen(QPen(color, pt(thicknessPoints)));
        painter.drawLine(from, to);
    });
}

void Composer::outline(const QString &title)
{
    m_report.outline.push_back({title, static_cast<int>(m_report.pages.size()) - 1, m_y / unitsPerPoint});
}

void Composer::link(const QRectF &place, const QString &address)
{
    m_report.links.push_back({static_cast<int>(m_report.pages.size()) - 1,
                              QRectF(place.topLeft() / unitsPerPoint, place.size() / unitsPerPoint), address, -1, 0.0});
}

bool paintLogo(QPainter &painter, const QRectF &box, const std::string &bytes)
{
    const QByteArray data = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    const auto fitted = [&box](QSizeF size) {
        return QRectF(box.topLeft(), size.scaled(box.size(), Qt::KeepAspectRatio));
    };
    constexpr int finest = 1200; // pixels: 160 points at 540 dots per inch
    QImage image = QImage::fromData(data);
    if (!image.isNull() && !data.trimmed().startsWith('<')) {
        if (image.width() > finest)
            image = image.scaledToWidth(finest, Qt::SmoothTransformation);
        painter.drawImage(fitted(image.size()), image);
        return true;
    }
    QSvgRenderer vector(data);
    if (!vector.isValid() || vector.defaultSize().isEmpty())
        return false;
    vector.render(&painter, fitted(vector.defaultSize()));
    return true;
}

} // namespace ui::report
