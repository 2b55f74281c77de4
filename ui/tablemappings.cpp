// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tablemappings.h"

#include "core/results/tablepreview.h"
#include "ui/settings.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <algorithm>

namespace ui::tables {

using core::results::TableMapping;

namespace {

constexpr qint64 beginningBytes = 256 * 1024;
constexpr qsizetype rememberedLimit = 200;

QJsonArray toArray(const std::vector<std::string> &texts)
{
    QJsonArray array;
    for (const std::string &text : texts)
        array.append(QString::fromStdString(text));
    return array;
}

std::vector<std::string> fromArray(const QJsonArray &array)
{
    std::vector<std::string> texts;
    for (const QJsonValue &value : array)
        texts.push_back(value.toString().toStdString());
    return texts;
}

QString toText(const TableMapping &mapping)
{
    const QJsonObject object{{QStringLiteral("columns"), toArray(mapping.header)},
                             {QStringLiteral("fields"), toArray(mapping.fields)}};
    return QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact));
}

std::optional<TableMapping> fromText(const QString &text)
{
    const QJsonObject object = QJsonDocument::fromJson(text.toUtf8()).object();
    TableMapping mapping{.header = fromArray(object.value(QLatin1String("columns")).toArray()),
                         .fields = fromArray(object.value(QLatin1String("fields")).toArray())};
    if (mapping.header.empty() || mapping.header.size() != mapping.fields.size())
        return std::nullopt;
    return mapping;
}

void store(const std::vector<TableMapping> &mappings)
{
    QStringList texts;
    for (const TableMapping &mapping : mappings)
        texts << toText(mapping);
    Settings::setValue(Settings::TableMappings, texts.mid(0, rememberedLimit));
}

} // namespace

std::vector<TableMapping> remembered()
{
    std::vector<TableMapping> mappings;
    for (const QString &text : Settings::value(Settings::TableMappings).toStringList()) {
        if (auto mapping = fromText(text))
            mappings.push_back(std::move(*mapping));
    }
    return mappings;
}

void remember(const TableMapping &mapping)
{
    std::vector<TableMapping> mappings = remembered();
    std::erase_if(mappings, [&](const TableMapping &one) { return one.header == mapping.header; });
    mappings.insert(mappings.begin(), mapping);
    store(mappings);
}

void forget(const std::vector<std::string> &header)
{
    std::vector<TableMapping> mappings = remembered();
    std::erase_if(mappings, [&](const TableMapping &one) { return one.header == header; });
    store(mappings);
}

std::string beginningOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QByteArray bytes = file.read(beginningBytes);
    return bytes.toStdString();
}

std::optional<std::string> unknownTable(const QString &path, const std::vector<TableMapping> &known)
{
    std::string text = beginningOf(path);
    if (!core::results::looksLikeTable(text))
        return std::nullopt;
    const auto header = core::results::tableHeader(text);
    if (!header ||
        std::any_of(known.begin(), known.end(), [&](const TableMapping &one) { return one.header == *header; }))
        return std::nullopt;
    return text;
}

} // namespace ui::tables
