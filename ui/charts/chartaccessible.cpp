// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartaccessible.h"

#include "ui/charts/charttable.h"
#include "ui/charts/chartwidget.h"

#include <QAccessible>
#include <QAccessibleWidget>

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
            return chart->spec().summary;
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

void installChartAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    (void)installed;
}

} // namespace ui::charts
