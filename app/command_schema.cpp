// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_schema.h"

#include <QDir>
#include <QFile>
#include <cstdio>
#include <fmt/format.h>
#include <memory>
#include <string>

namespace app {

namespace {

constexpr const char *ending = ".schema.json";

int printSchema(const std::string &name)
{
    const QDir folder(QStringLiteral(":/schema"));
    if (name.empty()) {
        for (const QString &file : folder.entryList(QDir::Files, QDir::Name))
            fmt::print("{}\n", file.chopped(static_cast<qsizetype>(std::string_view(ending).size())).toStdString());
        return Done;
    }
    const bool plain = name.find_first_of("/\\.") == std::string::npos;
    QFile file(folder.filePath(QString::fromStdString(name + ending)));
    if (!plain || !file.open(QIODevice::ReadOnly)) {
        fmt::print(stderr, "paretoscope: there is no schema {}; `paretoscope schema` lists them\n", name);
        return UsageError;
    }
    fmt::print("{}", file.readAll().toStdString());
    return Done;
}

} // namespace

void addSchemaCommand(CLI::App &parser, Invocation &invocation)
{
    CLI::App *command = parser.add_subcommand("schema", "The published form (JSON Schema) of what --json prints");
    const auto name = std::make_shared<std::string>();
    command->add_option("name", *name, "size, knee, scorecard, audit, import or report; all names without one");
    command->callback([name, &invocation] { invocation.action = [name] { return printSchema(*name); }; });
}

} // namespace app
