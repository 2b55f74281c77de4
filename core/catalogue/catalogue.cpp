// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/catalogue.h"

#include "core/catalogue/entryreaders.h"
#include "core/catalogue/overlay.h"
#include "core/parsenumber.h"
#include "core/project/nodepack.h"

#include <algorithm>
#include <array>

namespace core::catalogue {

using project::Node;

namespace {

constexpr std::string_view schemaId = "paretoscope-catalogue/1";
constexpr std::array<std::string_view, 6> sections{"gpus", "models", "grids", "providers", "costs", "engines"};

/// An entry's map before it is read, so that a user's map can be laid over a shipped one.
struct RawEntry
{
    std::string id;
    Node node;
    std::string source;
    bool fromUser = false;
    std::optional<Node> shipped{}; ///< what the user's entry was laid over
    std::string shippedSource{};
};

using RawSection = std::vector<RawEntry>;
using RawSections = std::array<RawSection, sections.size()>;

/// "board_power_w, sources": what an own entry states.
std::string statedFields(const Node &item)
{
    std::string all;
    for (const auto &[key, value] : item.members())
        if (key != "id")
            all += (all.empty() ? "" : ", ") + key;
    return all;
}

void collectEntry(RawSection &section, const Node &item, const CatalogueText &text, bool fromUser,
                  Diagnostics &diagnostics)
{
    const Node *id = item.find("id");
    if (id == nullptr || id->kind() != Node::Kind::Scalar || id->text().empty()) {
        diagnostics.error(CORE_TEXT("An entry of the catalogue has no id; it is left out."), text.name, item.line(),
                          item.column());
        return;
    }
    const auto known =
        std::find_if(section.begin(), section.end(), [&](const RawEntry &entry) { return entry.id == id->text(); });
    if (known == section.end()) {
        section.push_back({id->text(), item, text.name, fromUser});
        return;
    }
    if (!fromUser || known->source == text.name) {
        diagnostics.error({CORE_TEXT("The catalogue has “%1” twice; the second is left out."), {id->text()}}, text.name,
                          item.line(), item.column());
        return;
    }
    known->shipped = known->node;
    known->shippedSource = known->source;
    known->node = laidOver(known->node, item);
    known->source = text.name;
    known->fromUser = true;
    diagnostics.note({CORE_TEXT("Your own catalogue entry replaces these fields of the shipped “%1”: %2."),
                      {id->text(), statedFields(item)}},
                     text.name, item.line(), item.column());
}

Result<void> collect(RawSections &raw, const CatalogueText &text, bool fromUser, Diagnostics &diagnostics)
{
    const auto document = project::readDocument(text.text, text.name);
    if (!document)
        return tl::make_unexpected(document.error());
    const Node *schema = document->find("schema");
    if (schema == nullptr || schema->text() != schemaId)
        return failure({CORE_TEXT("This is no catalogue: “schema: %1” is missing."), {std::string(schemaId)}},
                       text.name, 1);
    for (const auto &[key, value] : document->members()) {
        if (key == "schema")
            continue;
        const auto section = std::find(sections.begin(), sections.end(), key);
        if (section == sections.end()) {
            diagnostics.warn({CORE_TEXT("Unknown key “%1” in the catalogue; it is ignored."), {key}}, text.name,
                             value.line(), value.column());
            continue;
        }
        if (value.kind() != Node::Kind::Sequence && !value.isNull())
            return failure({CORE_TEXT("%1 must be a list."), {key}}, text.name, value.line(), value.column());
        for (const Node &item : value.items())
            collectEntry(raw[static_cast<std::size_t>(section - sections.begin())], item, text, fromUser, diagnostics);
    }
    return {};
}

template <typename T>
std::vector<T> readSection(const RawSection &section, T (*read)(FieldReader &), Diagnostics &diagnostics)
{
    std::vector<T> entries;
    for (const RawEntry &raw : section) {
        FieldReader reader(raw.node, raw.source, diagnostics);
        T entry = read(reader);
        entry.fromUser = raw.fromUser;
        reader.finish();
        if (reader.ok()) {
            entries.push_back(std::move(entry));
        } else if (raw.shipped) { // what the user got wrong must not take the shipped entry away
            diagnostics.warn({CORE_TEXT("The shipped “%1” holds until your own entry can be read."), {raw.id}},
                             raw.source, raw.node.line(), raw.node.column());
            FieldReader again(*raw.shipped, raw.shippedSource, diagnostics);
            entries.push_back(read(again));
        }
    }
    return entries;
}

} // namespace

Result<Catalogue> Catalogue::read(const std::vector<CatalogueText> &shipped, const std::vector<CatalogueText> &user,
                                  Diagnostics &diagnostics)
{
    RawSections raw;
    for (const CatalogueText &text : shipped)
        if (const auto done = collect(raw, text, false, diagnostics); !done)
            return tl::make_unexpected(done.error());
    // A broken file of the user must not take the shipped catalogue away.
    for (const CatalogueText &text : user) {
        if (text.text.find_first_not_of(" \t\r\n") == std::string::npos)
            continue; // an empty file has no entries
        if (const auto done = collect(raw, text, true, diagnostics); !done)
            diagnostics.add(Severity::Error, done.error());
    }

    Catalogue catalogue;
    catalogue.m_gpus = readSection(raw[0], readGpu, diagnostics);
    catalogue.m_models = readSection(raw[1], readModel, diagnostics);
    catalogue.m_grids = readSection(raw[2], readGrid, diagnostics);
    catalogue.m_providers = readSection(raw[3], readProvider, diagnostics);
    catalogue.m_costs = readSection(raw[4], readCost, diagnostics);
    catalogue.m_engines = readSection(raw[5], readEngine, diagnostics);
    return catalogue;
}

} // namespace core::catalogue
