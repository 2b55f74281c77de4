// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/charttable.h"

#include <QCoreApplication>
#include <QLocale>
#include <map>

namespace ui::charts {

namespace {

QString plainNumber(double value)
{
    return QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest);
}

QString standingText(ScatterPoint::Standing standing)
{
    switch (standing) {
    case ScatterPoint::Standing::Front:
        return QCoreApplication::translate("charts", "on the front");
    case ScatterPoint::Standing::Dominated:
        return QCoreApplication::translate("charts", "dominated");
    case ScatterPoint::Standing::Undecided:
        return QCoreApplication::translate("charts", "undecided");
    case ScatterPoint::Standing::Infeasible:
        return QCoreApplication::translate("charts", "infeasible");
    }
    return {};
}

QString seriesHeader(const ChartSpec &spec, const SeriesSpec &series)
{
    if (!series.name.isEmpty())
        return series.name;
    if (!series.directLabel.isEmpty())
        return series.directLabel;
    return series.axis == AxisSide::Right && spec.right ? spec.right->title : spec.left.title;
}

/// The unit in an axis's title: "ms" of "TPOT, ms".
QString unitOf(const QString &title)
{
    const qsizetype at = title.lastIndexOf(QLatin1String(", "));
    return at < 0 ? QString() : title.mid(at + 2);
}

/// What a column is in, where its header does not say it.
QString seriesUnit(const ChartSpec &spec, const SeriesSpec &series, const QString &header, bool percent)
{
    if (percent)
        return QStringLiteral("%");
    const QString unit = unitOf(series.axis == AxisSide::Right && spec.right ? spec.right->title : spec.left.title);
    return unitOf(header) == unit ? QString() : unit;
}

bool isPercent(const ChartSpec &spec, const SeriesSpec &series)
{
    const AxisSpec &axis = series.axis == AxisSide::Right && spec.right ? *spec.right : spec.left;
    return series.goodputStrip || axis.percent;
}

ChartTable scatterTable(const ChartSpec &spec)
{
    ChartTable table;
    table.headers << QCoreApplication::translate("charts", "Candidate") << spec.x.title << spec.left.title
                  << QCoreApplication::translate("charts", "Standing")
                  << QCoreApplication::translate("charts", "Reason");
    for (const ScatterPoint &point : spec.scatter) {
        QString reason = point.reason;
        table.rows.append({{point.label, {}},
                           {{}, point.at.x()},
                           {{}, point.at.y()},
                           {standingText(point.standing), {}},
                           {reason.replace(u'\n', u' '), {}}});
    }
    return table;
}

} // namespace

ChartTable chartTable(const ChartSpec &spec)
{
    if (!spec.scatter.isEmpty())
        return scatterTable(spec);
    ChartTable table;
    table.headers << (spec.x.title.isEmpty() ? QCoreApplication::translate("charts", "Name") : spec.x.title);
    table.units << (spec.x.percent ? QStringLiteral("%") : QString());
    constexpr double whole = 100.0; // of a share, which is read as percent
    std::map<double, QList<ChartTable::Cell>> rows;
    qsizetype columns = 0;
    const auto put = [&](double x, qsizetype column, double value) {
        QList<ChartTable::Cell> &row = rows[x];
        row.resize(std::max(row.size(), column + 1));
        row[column].value = value;
    };
    for (const SeriesSpec &series : spec.series) {
        const QString header = seriesHeader(spec, series);
        const bool ranged = !series.upper.isEmpty(), percent = isPercent(spec, series);
        const QString unit = seriesUnit(spec, series, header, percent);
        const double factor = percent ? whole : 1.0;
        table.units << unit;
        table.headers << (ranged ? QCoreApplication::translate("charts", "%1, from").arg(header) : header);
        for (const QPointF &point : series.points)
            put(point.x(), columns, point.y() * factor);
        ++columns;
        if (!ranged)
            continue;
        table.headers << QCoreApplication::translate("charts", "%1, to").arg(header);
        table.units << unit;
        for (qsizetype i = 0; i < std::min(series.points.size(), series.upper.size()); ++i)
            put(series.points[i].x(), columns, series.upper[i] * factor);
        ++columns;
    }
    for (auto &[x, cells] : rows) {
        ChartTable::Cell first{{}, spec.x.percent ? x * whole : x};
        for (const auto &[value, label] : spec.x.ticks)
            if (value == x && spec.x.title.isEmpty())
                first = {label, {}};
        cells.resize(columns);
        cells.prepend(first);
        table.rows.append(cells);
    }
    return table;
}

QString tableText(const ChartTable &table)
{
    QStringList heads;
    for (qsizetype column = 0; column < table.headers.size(); ++column)
        heads << table.fullHeader(column);
    QString text = heads.join(u'\t') + u'\n';
    for (const auto &row : table.rows) {
        QStringList cells;
        for (const ChartTable::Cell &cell : row) {
            QString content = cell.value ? plainNumber(*cell.value) : cell.text;
            cells << content.replace(u'\t', u' ').replace(u'\n', u' ');
        }
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

QString tableHtml(const ChartTable &table)
{
    QString html = QStringLiteral("<table><tr>");
    for (qsizetype column = 0; column < table.headers.size(); ++column)
        html += QStringLiteral("<th>%1</th>").arg(table.fullHeader(column).toHtmlEscaped());
    html += QStringLiteral("</tr>");
    for (const auto &row : table.rows) {
        html += QStringLiteral("<tr>");
        for (const ChartTable::Cell &cell : row)
            html +=
                QStringLiteral("<td>%1</td>").arg(cell.value ? plainNumber(*cell.value) : cell.text.toHtmlEscaped());
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

} // namespace ui::charts
