// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/rooflinechart.h"

#include "ui/style/numberformat.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

namespace ui::charts {

using core::project::Roofline;
using core::project::RooflinePoint;

namespace {

constexpr double flopsPerTeraflop = 1e12;

/// What the roof allows at an intensity.
double roofAt(const Roofline &roofline, double flopsPerByte)
{
    return std::min(roofline.peakFlopsPerSecond, flopsPerByte * roofline.bandwidthBytesPerSecond);
}

SeriesSpec line(const QString &name, Role role)
{
    SeriesSpec series;
    series.name = name;
    series.role = role;
    series.shape = SeriesShape::Line;
    series.provenance = core::project::Provenance::Design;
    return series;
}

void addPoint(ChartSpec &spec, const Roofline &roofline, const RooflinePoint &point, const QString &name, Role role)
{
    SeriesSpec mark;
    mark.name = name;
    mark.role = role;
    mark.shape = SeriesShape::Marks;
    mark.provenance = core::project::Provenance::Design;
    mark.directLabel = name;
    mark.points = {{point.flopsPerByte, point.flopsPerSecond / flopsPerTeraflop}};
    // How much of what the roof allows is reached is the length of this line.
    SeriesSpec gap = line(QCoreApplication::translate("charts", "%1, up to the roof").arg(name), role);
    gap.secondary = true;
    gap.points = {{point.flopsPerByte, point.flopsPerSecond / flopsPerTeraflop},
                  {point.flopsPerByte, roofAt(roofline, point.flopsPerByte) / flopsPerTeraflop}};
    spec.series << gap << mark;
}

} // namespace

ChartSpec rooflineChart(const Roofline &roofline, const QLocale &locale)
{
    ChartSpec spec;
    spec.title = QCoreApplication::translate("charts", "Roofline of one GPU");
    spec.x.title = QCoreApplication::translate("charts", "FLOP a byte read");
    spec.x.logarithmic = true;
    spec.left.title = QCoreApplication::translate("charts", "TFLOP/s of one GPU");
    spec.left.logarithmic = true;
    const double ridge = roofline.ridgeFlopsPerByte();
    double least = ridge / 100.0, most = ridge * 10.0;
    for (const auto &point : {roofline.prefill, roofline.decode}) {
        if (!point)
            continue;
        least = std::min(least, point->flopsPerByte / 2.0);
        most = std::max(most, point->flopsPerByte * 2.0);
    }
    spec.x.minimum = least;
    spec.x.maximum = most;
    constexpr double overTheRoof = 1.6; // room for its name
    spec.left.maximum = overTheRoof * roofline.peakFlopsPerSecond / flopsPerTeraflop;
    SeriesSpec roof = line(QCoreApplication::translate("charts", "roof"), Role::Neutral);
    roof.directLabel =
        QCoreApplication::translate("charts", "bandwidth %1 TB/s, then %2 peak %3 TFLOP/s")
            .arg(formatNumber(roofline.bandwidthBytesPerSecond / 1e12, defaultSignificantDigits, locale),
                 QString::fromStdString(roofline.arithmetic),
                 formatNumber(roofline.peakFlopsPerSecond / flopsPerTeraflop, defaultSignificantDigits, locale));
    for (const double x : {least, ridge, most})
        roof.points.append({x, roofAt(roofline, x) / flopsPerTeraflop});
    spec.series << roof;
    if (roofline.decode)
        addPoint(spec, roofline, *roofline.decode, QCoreApplication::translate("charts", "decode"), Role::Tpot);
    if (roofline.prefill)
        addPoint(spec, roofline, *roofline.prefill, QCoreApplication::translate("charts", "prefill"), Role::Ttft);
    spec.vertical << VerticalMark{ridge,
                                  QCoreApplication::translate("charts", "ridge %1 FLOP a byte")
                                      .arg(formatNumber(ridge, defaultSignificantDigits, locale)),
                                  false};
    spec.summary = roofline.decode
                       ? QCoreApplication::translate("charts", "Decode stands at %1 FLOP a byte, the ridge at %2.")
                             .arg(formatNumber(roofline.decode->flopsPerByte, defaultSignificantDigits, locale),
                                  formatNumber(ridge, defaultSignificantDigits, locale))
                       : spec.title;
    return spec;
}

} // namespace ui::charts
