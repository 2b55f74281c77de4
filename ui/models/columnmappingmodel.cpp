// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/columnmappingmodel.h"

#include "ui/charts/kneechart.h"
#include "ui/models/roles.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <QHash>
#include <algorithm>

namespace ui {

using core::results::TableField;
using core::results::TableMapping;

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::TableQuantities)
};

/// Fields whose names say their unit in another way than latencies do.
QString unitOfField(const QString &field)
{
    if (field.endsWith(QLatin1String("_tokens_per_s")))
        return Say::tr("tok/s");
    if (field.endsWith(QLatin1String("_rps")))
        return Say::tr("req/s");
    if (field == QLatin1String("duration_s"))
        return Say::tr("s");
    if (field == QLatin1String("goodput_fraction"))
        return Say::tr("0 to 1");
    if (field == QLatin1String("input_tokens") || field == QLatin1String("output_tokens"))
        return Say::tr("tok, mean");
    return {};
}

QString titleOfField(const TableField &field)
{
    static const QHash<QString, const char *> words{
        {QStringLiteral("engine"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Engine")},
        {QStringLiteral("engine_version"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Engine version")},
        {QStringLiteral("model"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Model")},
        {QStringLiteral("tokenizer"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Tokenizer")},
        {QStringLiteral("precision"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Precision")},
        {QStringLiteral("gpu"), QT_TRANSLATE_NOOP("ui::TableQuantities", "GPU")},
        {QStringLiteral("gpu_count"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Number of GPUs")},
        {QStringLiteral("tensor_parallel"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Tensor parallel (TP)")},
        {QStringLiteral("dataset"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Dataset")},
        {QStringLiteral("tool_version"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Version of the tool")},
        {QStringLiteral("date"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Date")},
        {QStringLiteral("concurrency"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Concurrency")},
        {QStringLiteral("request_rate_rps"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Request rate asked for")},
        {QStringLiteral("duration_s"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Duration")},
        {QStringLiteral("completed"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Requests completed")},
        {QStringLiteral("failed"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Requests failed")},
        {QStringLiteral("request_throughput_rps"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Requests answered")},
        {QStringLiteral("output_tokens_per_s"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Output throughput")},
        {QStringLiteral("input_tokens_per_s"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Input throughput")},
        {QStringLiteral("total_tokens_per_s"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Total throughput")},
        {QStringLiteral("goodput_fraction"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Goodput, share")},
        {QStringLiteral("goodput_rps"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Goodput, requests")},
        {QStringLiteral("input_tokens"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Prompt length")},
        {QStringLiteral("output_tokens"), QT_TRANSLATE_NOOP("ui::TableQuantities", "Output length")},
    };
    const char *word = words.value(fromUtf8(field.name));
    return word != nullptr ? QCoreApplication::translate("ui::TableQuantities", word) : localised(field.meaning);
}

QString metricTitle(const QString &metric)
{
    if (metric == QLatin1String("ttft"))
        return charts::metricName(core::LatencyMetric::Ttft);
    if (metric == QLatin1String("tpot"))
        return charts::metricName(core::LatencyMetric::Tpot);
    if (metric == QLatin1String("itl"))
        return charts::metricName(core::LatencyMetric::Itl);
    if (metric == QLatin1String("e2e"))
        return charts::metricName(core::LatencyMetric::E2e);
    return Say::tr("TPOT with the first token");
}

/// "ttft_p99" of "ttft_p99_ms", where the field is a latency.
QString latencyId(const QString &field)
{
    for (const char *metric : {"ttft_", "tpot_", "itl_", "e2e_"}) {
        if (field.startsWith(QLatin1String(metric)) &&
            (field.endsWith(QLatin1String("_ms")) || field.endsWith(QLatin1String("_s"))))
            return field.left(field.lastIndexOf(QLatin1Char('_')));
    }
    return {};
}

QList<TableQuantity> makeQuantities()
{
    QList<TableQuantity> all{{QString(), Say::tr("not a figure: a note"), {}, false}};
    for (const TableField &field : core::results::tableFields()) {
        const QString name = fromUtf8(field.name);
        const QString latency = latencyId(name);
        if (latency.isEmpty()) {
            const QString unit = unitOfField(name);
            all << TableQuantity{name, titleOfField(field), unit.isEmpty() ? QStringList() : QStringList{unit}, false};
        } else if (all.last().id != latency) {
            const qsizetype split = latency.lastIndexOf(QLatin1Char('_'));
            all << TableQuantity{latency,
                                 QStringLiteral("%1 %2").arg(metricTitle(latency.left(split)), latency.mid(split + 1)),
                                 {QStringLiteral("ms"), QStringLiteral("s")},
                                 true};
        }
    }
    return all;
}

} // namespace

const QList<TableQuantity> &tableQuantities()
{
    // Made anew when the language changes: titles are words of the reader's.
    static QString madeFor;
    static QList<TableQuantity> all;
    const QString probe = Say::tr("not a figure: a note");
    if (all.isEmpty() || probe != madeFor) {
        all = makeQuantities();
        madeFor = probe;
    }
    return all;
}

ColumnMappingModel::ColumnMappingModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void ColumnMappingModel::setField(Row &row, const std::string &field)
{
    const QString name = fromUtf8(field);
    const QString latency = latencyId(name);
    const QList<TableQuantity> &all = tableQuantities();
    row.quantity = 0;
    row.unit.clear();
    for (qsizetype i = 1; i < all.size(); ++i) {
        if (all[i].id == (latency.isEmpty() ? name : latency))
            row.quantity = i;
    }
    if (all[row.quantity].latency)
        row.unit = name.mid(name.lastIndexOf(QLatin1Char('_')) + 1);
    else
        row.unit = all[row.quantity].units.value(0);
}

void ColumnMappingModel::setTable(std::vector<core::results::TableColumn> columns, const TableMapping &mapping)
{
    beginResetModel();
    m_rows.clear();
    for (std::size_t i = 0; i < columns.size(); ++i) {
        Row row{.column = std::move(columns[i]), .quantity = 0, .unit = {}, .suggested = false};
        if (i < mapping.fields.size())
            setField(row, mapping.fields[i]);
        row.suggested = row.quantity > 0;
        m_rows.push_back(std::move(row));
    }
    endResetModel();
    Q_EMIT mappingChanged();
}

TableMapping ColumnMappingModel::mapping() const
{
    TableMapping mapping;
    for (const Row &row : m_rows) {
        const TableQuantity &quantity = tableQuantities()[row.quantity];
        mapping.header.push_back(row.column.name);
        mapping.fields.push_back(
            (quantity.latency ? quantity.id + QLatin1Char('_') + row.unit : quantity.id).toStdString());
    }
    return mapping;
}

QList<int> ColumnMappingModel::duplicates() const
{
    QList<int> rows;
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        for (std::size_t j = 0; j < m_rows.size(); ++j) {
            if (i != j && m_rows[i].quantity > 0 && m_rows[i].quantity == m_rows[j].quantity) {
                rows << static_cast<int>(i);
                break;
            }
        }
    }
    return rows;
}

QStringList ColumnMappingModel::unitsOf(int row) const
{
    return tableQuantities()[m_rows[static_cast<std::size_t>(row)].quantity].units;
}

int ColumnMappingModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ColumnMappingModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ColumnMappingModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const TableQuantity &quantity = tableQuantities()[row.quantity];
    QStringList samples;
    for (const std::string &sample : row.column.samples)
        samples << fromUtf8(sample);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        if (index.column() == NameColumn)
            return fromUtf8(row.column.name);
        if (index.column() == SampleColumn)
            return samples.join(QStringLiteral("  ·  "));
        if (role == Qt::ToolTipRole)
            return {};
        return index.column() == QuantityColumn ? quantity.title : row.unit;
    case Qt::EditRole:
        if (index.column() == QuantityColumn)
            return quantity.id;
        return index.column() == UnitColumn ? QVariant(row.unit) : QVariant();
    case SteppedBackRole:
        return row.quantity == 0;
    default:
        return {};
    }
}

bool ColumnMappingModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || role != Qt::EditRole)
        return false;
    Row &row = m_rows[static_cast<std::size_t>(index.row())];
    const QList<TableQuantity> &all = tableQuantities();
    if (index.column() == QuantityColumn) {
        const QString id = value.toString();
        const auto found =
            std::find_if(all.begin(), all.end(), [&id](const TableQuantity &one) { return one.id == id; });
        if (found == all.end() || found - all.begin() == row.quantity)
            return false;
        row.quantity = found - all.begin();
        if (!found->units.contains(row.unit))
            row.unit = found->units.value(0);
    } else if (index.column() == UnitColumn && all[row.quantity].units.contains(value.toString())) {
        if (row.unit == value.toString())
            return false;
        row.unit = value.toString();
    } else {
        return false;
    }
    Q_EMIT dataChanged(index.siblingAtColumn(QuantityColumn), index.siblingAtColumn(UnitColumn));
    Q_EMIT mappingChanged();
    return true;
}

Qt::ItemFlags ColumnMappingModel::flags(const QModelIndex &index) const
{
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.column() >= QuantityColumn)
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant ColumnMappingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::AlignLeft | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Column");
    case SampleColumn:
        return tr("First values");
    case QuantityColumn:
        return tr("Holds");
    case UnitColumn:
        return tr("Unit");
    default:
        return {};
    }
}

} // namespace ui
