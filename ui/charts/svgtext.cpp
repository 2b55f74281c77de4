// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/svgtext.h"

#include "ui/style/exportfont.h"

#include <QFont>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <QString>

namespace ui::charts {

namespace {

QString attribute(const QString &attributes, const char *name)
{
    const QString key = QStringLiteral(" %1=\"").arg(QLatin1String(name));
    const qsizetype at = attributes.indexOf(key);
    if (at < 0)
        return {};
    const qsizetype from = at + key.size();
    return attributes.mid(from, attributes.indexOf(u'"', from) - from);
}

QString unescaped(QString text)
{
    return text.replace(QLatin1String("&lt;"), QLatin1String("<"))
        .replace(QLatin1String("&gt;"), QLatin1String(">"))
        .replace(QLatin1String("&quot;"), QLatin1String("\""))
        .replace(QLatin1String("&amp;"), QLatin1String("&"));
}

/// Measured large, so that no rounding to pixels is in it.
double widthOf(const QString &text, const QString &family, double pixels, int weight)
{
    constexpr int large = 1000;
    QFont font = exportFont(large);
    font.setFamily(family);
    font.setPixelSize(large);
    font.setWeight(static_cast<QFont::Weight>(weight));
    return QFontMetricsF(font).horizontalAdvance(text) * pixels / large;
}

} // namespace

QByteArray withTextLengths(const QByteArray &svg)
{
    static const QRegularExpression element(QStringLiteral("<text( [^>]*)>([^<]*)</text>"));
    const QString all = QString::fromUtf8(svg);
    QString result;
    qsizetype from = 0;
    for (auto match = element.globalMatch(all); match.hasNext();) {
        const QRegularExpressionMatch found = match.next();
        const QString attributes = found.captured(1), family = attribute(attributes, "font-family");
        const QString text = unescaped(found.captured(2));
        const double pixels = attribute(attributes, "font-size").toDouble();
        if (text.size() < 2 || family.isEmpty() || pixels <= 0.0)
            continue;
        const int weight = attribute(attributes, "font-weight").toInt();
        const double width = widthOf(text, family, pixels, weight > 0 ? weight : QFont::Normal);
        result += all.mid(from, found.capturedStart() - from) +
                  QStringLiteral("<text textLength=\"%1\" lengthAdjust=\"spacingAndGlyphs\"%2>")
                      .arg(QString::number(width, 'f', 2), attributes);
        from = found.capturedStart(2);
    }
    result += all.mid(from);
    // A name alone leaves a viewer without that font to its default, which has serifs.
    static const QRegularExpression family(QStringLiteral("font-family=\"([^\",]+)\""));
    return result.replace(family, QStringLiteral("font-family=\"\\1, Arial, sans-serif\"")).toUtf8();
}

} // namespace ui::charts
