// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartaccessible.h"

#include "ui/charts/charttable.h"
#include "ui/charts/chartwidget.h"

#include "ui/style/numberformat.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <algorithm>

namespace ui::charts {

namespace {

class ChartAccessible final : public QAccessibleWidget
{
public:
    explicit ChartAccessible(ChartWidget *widget)
        : QAccessibleWidget(widget, QAccessible::Chart)
    {}

    QString text(QAccessible::Text which) const override
    {
        const auto *chart = static_cast<const ChartWidget *>(widget());
        switch (which) {
        case QAccessible::Name:
            return chart->spec().title.isEmpty() ? chart->accessibleName() : chart->spec().title;
        case QAccessible::Description:
            return QStringLiteral("%1 %2")
                .arg(chart->spec().summary, spokenExtremes(chart->spec(), chart->locale()))
                .trimmed();
        case QAccessible::Value:
            return tableText(chartTable(chart->spec())); // what a sighted reader reads off the picture
        default:
            return QAccessibleWidget::text(which);
        }
    }
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *chart = qobject_cast<ChartWidget *>(object);
    return chart != nullptr ? new ChartAccessible(chart) : nullptr;
}

} // namespace

QString spokenExtremes(const ChartSpec &spec, const QLocale &locale)
{
    QStringList sentences;
    const auto shown = [&](double value, const AxisSpec &axis) {
        return axis.percent ? formatPercent(value, 0, locale) : formatNumber(value, 3, locale);
    };
    for (const SeriesSpec &series : spec.series) {
        const QString name = series.name.isEmpty() ? series.directLabel : series.name;
        if (series.points.size() < 2 || name.isEmpty() || series.shape == SeriesShape::Band)
            continue;
        const auto [low, high] = std::minmax_element(series.points.begin(), series.points.end(),
                                                     [](QPointF a, QPointF b) { return a.y() < b.y(); });
        const AxisSpec &axis = series.axis == AxisSide::Right && spec.right ? *spec.right : spec.left;
        const auto value = [&](double y) { return series.goodputStrip ? formatPercent(y, 0, locale) : shown(y, axis); };
        sentences << QCoreApplication::translate("ui::charts", "%1: lowest %2 at %3, highest %4 at %5.")
                         .arg(name, value(low->y()), shown(low->x(), spec.x), value(high->y()),
                              shown(high->x(), spec.x));
    }
    return sentences.join(QLatin1Char(' '));
}

void installChartAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    (void)installed;
}

} // namespace ui::charts
