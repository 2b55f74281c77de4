// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/providerpricesmodel.h"

#include "core/catalogue/lawwords.h"
#include "ui/style/dateformat.h"
#include "ui/texts.h"

namespace ui {

using core::sovereignty::ProviderPrice;

namespace {

/// What the catalogue says of the law, in the reader's language.
QString words(const std::optional<std::string> &said)
{
    return said ? localised(core::catalogue::lawWord(*said)) : QString();
}

} // namespace

ProviderPricesModel::ProviderPricesModel(QObject *parent)
    : QAbstractTableModel(parent)
{}

void ProviderPricesModel::setPrices(std::shared_ptr<const core::catalogue::Catalogue> catalogue,
                                    const std::string &gpuId, const QString &chosenId)
{
    beginResetModel();
    m_catalogue = std::move(catalogue);
    m_rows = m_catalogue ? core::sovereignty::providerPrices(*m_catalogue, gpuId) : std::vector<ProviderPrice>{};
    m_chosen = chosenId;
    endResetModel();
}

QString ProviderPricesModel::idAt(int row) const
{
    return row < 0 || row >= rowCount() ? QString() : fromUtf8(m_rows[static_cast<std::size_t>(row)].provider->id);
}

int ProviderPricesModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ProviderPricesModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ProviderPricesModel::text(const ProviderPrice &price, int column) const
{
    switch (column) {
    case ProviderColumn:
        return fromUtf8(price.provider->name);
    case PriceColumn:
        return price.offer != nullptr ? formatFixed(*price.offer->eurPerGpuHour, 2) : QString();
    case JurisdictionColumn:
        return words(price.provider->jurisdiction);
    case ReachColumn:
        return price.provider->usExposure && price.provider->usExposure->starts_with("yes")
                   ? tr("yes")
                   : words(price.provider->usExposure);
    case DateColumn:
        return price.offer != nullptr && price.offer->date != "unknown" ? shownDate(fromUtf8(price.offer->date))
                                                                        : QString();
    default:
        return {};
    }
}

QVariant ProviderPricesModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ProviderPrice &price = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(price, index.column());
    case SortRole:
        if (index.column() == PriceColumn)
            return price.offer != nullptr ? QVariant(*price.offer->eurPerGpuHour) : QVariant();
        if (index.column() == DateColumn) // by the calendar, however it is written
            return price.offer != nullptr ? fromUtf8(price.offer->date) : QString();
        return text(price, index.column());
    case MarkRole:
        return index.column() == PriceColumn && price.offer != nullptr && !price.offer->verified
                   ? QVariant(QStringLiteral("?"))
                   : QVariant();
    case Qt::ToolTipRole: {
        if (price.offer == nullptr)
            return tr("No price of this GPU could be sourced.");
        QStringList lines{fromUtf8(price.offer->gpuName), fromUtf8(price.offer->instance),
                          fromUtf8(price.offer->region), fromUtf8(price.offer->source)};
        if (!price.offer->verified)
            lines << tr("Not verified: check it on the provider's page.");
        if (index.column() == JurisdictionColumn || index.column() == ReachColumn)
            lines << tr("The law is general knowledge, to be checked by whoever decides.");
        lines.removeAll(QString());
        return lines.join(QLatin1Char('\n'));
    }
    case ChosenRole:
        return fromUtf8(price.provider->id) == m_chosen;
    case SteppedBackRole:
        return price.offer == nullptr;
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment((index.column() == PriceColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    default:
        return {};
    }
}

QVariant ProviderPricesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(
            Qt::Alignment((section == PriceColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole && section == ReachColumn)
        return tr("Whether the law of the United States reaches the provider (CLOUD Act, FISA 702).");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ProviderColumn:
        return tr("Provider");
    case PriceColumn:
        return tr("Price\n€/GPU-h");
    case JurisdictionColumn:
        return tr("Law");
    case ReachColumn:
        return tr("US reach");
    case DateColumn:
        return tr("Quoted");
    default:
        return {};
    }
}

} // namespace ui
