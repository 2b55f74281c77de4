// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/userentries.h"

#include "core/catalogue/entryreaders.h"
#include "core/catalogue/overlay.h"

#include <algorithm>
#include <cctype>

namespace core::catalogue {

using project::Node;

namespace {

constexpr std::string_view schemaId = "paretoscope-catalogue/1";

std::string pathOf(Kind kind, std::size_t index)
{
    return std::string(kindId(kind)) + "." + std::to_string(index);
}

std::optional<std::size_t> indexOf(const Node &document, Kind kind, std::string_view id)
{
    const Node *section = document.find(kindId(kind));
    if (section == nullptr)
        return std::nullopt;
    const auto &items = section->items();
    const auto found = std::find_if(items.begin(), items.end(), [id](const Node &item) {
        const Node *its = item.find("id");
        return its != nullptr && its->text() == id;
    });
    return found == items.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - items.begin()));
}

} // namespace

Result<UserEntries> UserEntries::read(std::string_view text, const std::string &source)
{
    UserEntries entries;
    const bool blank = std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isspace(c) != 0; });
    if (blank)
        return entries;
    auto document = project::readYaml(text, source);
    if (!document)
        return tl::make_unexpected(document.error());
    const Node *schema = document->find("schema");
    if (schema == nullptr || schema->text() != schemaId)
        return failure({CORE_TEXT("This is no catalogue: “schema: %1” is missing."), {std::string(schemaId)}}, source,
                       1);
    entries.m_document = std::move(*document);
    return entries;
}

std::string UserEntries::text() const
{
    return m_document.isNull() ? std::string() : project::writeYaml(m_document);
}

const Node *UserEntries::entry(Kind kind, std::string_view id) const
{
    const auto index = indexOf(m_document, kind, id);
    return index ? &m_document.find(kindId(kind))->items()[*index] : nullptr;
}

std::size_t UserEntries::count() const
{
    std::size_t all = 0;
    for (const Kind kind : {Kind::Gpus, Kind::Models, Kind::Grids, Kind::Providers, Kind::Engines, Kind::Costs})
        if (const Node *section = m_document.find(kindId(kind)))
            all += section->items().size();
    return all;
}

void UserEntries::set(Kind kind, const Node &entry)
{
    const Node *id = entry.find("id");
    if (id == nullptr)
        return;
    if (entry.members().size() == 1)
        return remove(kind, id->text());
    if (m_document.isNull())
        m_document = Node::map({{"schema", Node::scalar(std::string(schemaId))}});
    const Node *section = m_document.find(kindId(kind));
    const auto index = indexOf(m_document, kind, id->text());
    if (section == nullptr || section->kind() != Node::Kind::Sequence)
        m_document = m_document.with(kindId(kind), Node::sequence({entry}));
    else
        m_document = m_document.with(pathOf(kind, index.value_or(section->items().size())), entry);
}

void UserEntries::remove(Kind kind, std::string_view id)
{
    const auto index = indexOf(m_document, kind, id);
    if (!index)
        return;
    std::vector<Node> items = m_document.find(kindId(kind))->items();
    items.erase(items.begin() + static_cast<std::ptrdiff_t>(*index));
    m_document = items.empty() ? m_document.without(kindId(kind))
                               : m_document.with(kindId(kind), Node::sequence(std::move(items)));
    // With the last entry the file is empty, unless somebody wrote more into it.
    if (m_document.members().size() == 1 && m_document.find("schema") != nullptr)
        m_document = Node();
}

std::optional<Node> shippedEntry(const std::vector<CatalogueText> &shipped, Kind kind, std::string_view id)
{
    for (const CatalogueText &text : shipped) {
        const auto document = project::readYaml(text.text, text.name);
        if (!document)
            continue;
        if (const auto index = indexOf(*document, kind, id))
            return document->find(kindId(kind))->items()[*index];
    }
    return std::nullopt;
}

namespace {

std::string shownItem(std::string_view list, const Node &item)
{
    std::string shown;
    for (const std::string &key : identityOf(list))
        if (const Node *value = item.find(key); value != nullptr && !value->text().empty())
            shown += (shown.empty() ? "" : ", ") + value->text();
    return std::string(list) + ": " + shown;
}

const Node *itemOf(const Node *entry, std::string_view list, const Node &like)
{
    const Node *items = entry == nullptr ? nullptr : entry->find(list);
    if (items == nullptr)
        return nullptr;
    for (const Node &item : items->items())
        if (sameItem(list, item, like))
            return &item;
    return nullptr;
}

} // namespace

std::vector<OwnField> ownFields(const Node *shipped, const Node &own)
{
    std::vector<OwnField> fields;
    for (const auto &[key, value] : own.members()) {
        if (key == "id")
            continue;
        if (!identityOf(key).empty() && value.kind() == Node::Kind::Sequence) {
            for (const Node &item : value.items()) {
                const Node *before = itemOf(shipped, key, item);
                fields.push_back({shownItem(key, item), project::flowText(item),
                                  before != nullptr ? std::optional(project::flowText(*before)) : std::nullopt});
            }
            continue;
        }
        const Node *before = shipped == nullptr ? nullptr : shipped->find(key);
        fields.push_back({key, project::flowText(value),
                          before != nullptr ? std::optional(project::flowText(*before)) : std::nullopt});
    }
    return fields;
}

bool isOwnItem(const Node &own, std::string_view list, const Node &item)
{
    return itemOf(&own, list, item) != nullptr;
}

std::vector<Text> problemsOf(Kind kind, const Node &entry)
{
    Diagnostics diagnostics;
    FieldReader reader(entry, std::string(), diagnostics);
    switch (kind) {
    case Kind::Gpus:
        readGpu(reader);
        break;
    case Kind::Models:
        readModel(reader);
        break;
    case Kind::Grids:
        readGrid(reader);
        break;
    case Kind::Providers:
        readProvider(reader);
        break;
    case Kind::Engines:
        readEngine(reader);
        break;
    case Kind::Costs:
        readCost(reader);
        break;
    }
    reader.finish();
    std::vector<Text> problems;
    for (const Diagnostic &item : diagnostics.items())
        problems.push_back(item.what.message);
    return problems;
}

namespace {

void put(std::vector<Node::Member> &members, std::string key, double value)
{
    if (value != 0.0)
        members.emplace_back(std::move(key), Node::number(value));
}

Node attentionNode(const AttentionGroup &group)
{
    std::vector<Node::Member> members{{"kind", Node::scalar(std::string(attentionKindId(group.kind)))}};
    put(members, "layers", group.layers);
    put(members, "heads", group.heads);
    put(members, "kv_heads", group.kvHeads);
    put(members, "head_dim", group.headDim);
    put(members, "window", group.windowTokens);
    if (group.outputGate)
        members.emplace_back("output_gate", Node::boolean(true));
    if (group.keysAreValues)
        members.emplace_back("keys_are_values", Node::boolean(true));
    if (group.tokensPerEntry != 1.0)
        put(members, "tokens_per_entry", group.tokensPerEntry);
    put(members, "q_lora_rank", group.qLoraRank);
    put(members, "kv_lora_rank", group.kvLoraRank);
    put(members, "qk_nope_dim", group.qkNopeDim);
    put(members, "qk_rope_dim", group.qkRopeDim);
    put(members, "value_dim", group.valueDim);
    put(members, "indexer_heads", group.indexerHeads);
    put(members, "indexer_dim", group.indexerDim);
    put(members, "output_groups", group.outputGroups);
    put(members, "output_lora_rank", group.outputLoraRank);
    put(members, "key_heads", group.keyHeads);
    put(members, "value_heads", group.valueHeads);
    put(members, "key_dim", group.keyDim);
    put(members, "convolution", group.convolution);
    if (!group.keepsTokens() && group.stateElementBytes != 2.0)
        put(members, "state_element_bytes", group.stateElementBytes);
    return Node::map(std::move(members), Node::Style::Flow);
}

Node moeNode(const Moe &moe)
{
    std::vector<Node::Member> members;
    put(members, "experts", moe.experts);
    put(members, "top_k", moe.topK);
    put(members, "shared", moe.shared);
    put(members, "intermediate", moe.intermediate);
    put(members, "shared_intermediate", moe.sharedIntermediate.value_or(0));
    put(members, "expert_hidden", moe.expertHidden.value_or(0));
    put(members, "layers", moe.layers);
    return Node::map(std::move(members), Node::Style::Flow);
}

Node textsNode(const std::vector<std::string> &texts)
{
    std::vector<Node> items;
    for (const std::string &text : texts)
        items.push_back(Node::scalar(text));
    return Node::sequence(std::move(items), Node::Style::Flow);
}

} // namespace

Node modelEntry(const ModelSpec &model)
{
    std::vector<Node::Member> members{{"id", Node::scalar(model.id)}, {"name", Node::scalar(model.name)}};
    if (!model.aliases.empty())
        members.emplace_back("aliases", textsNode(model.aliases));
    put(members, "layers", model.layers);
    put(members, "hidden", model.hidden);
    put(members, "vocabulary", model.vocabulary);
    std::vector<Node> groups;
    for (const AttentionGroup &group : model.attention)
        groups.push_back(attentionNode(group));
    members.emplace_back("attention", Node::sequence(std::move(groups)));
    put(members, "dense_layers", model.denseLayers);
    put(members, "intermediate", model.intermediate);
    put(members, "mlp_matrices", model.mlpMatrices);
    if (model.moe)
        members.emplace_back("moe", moeNode(*model.moe));
    members.emplace_back("tied_embeddings", Node::boolean(model.tiedEmbeddings));
    members.emplace_back("native_dtype", Node::scalar(std::string(precisionId(model.nativePrecision))));
    if (model.onlyExpertsQuantised)
        members.emplace_back("quantised", Node::scalar("experts"));
    put(members, "quantisation_group", model.quantisationGroup);
    put(members, "max_context", static_cast<double>(model.maxContextTokens.value_or(0)));
    put(members, "parameters_published", model.publishedParameters.value_or(0.0));
    put(members, "active_published", model.publishedActiveParameters.value_or(0.0));
    for (const auto &[key, text] : {std::pair("license", model.license), std::pair("origin", model.origin),
                                    std::pair("pattern", model.pattern), std::pair("note", model.note)})
        if (text)
            members.emplace_back(key, Node::scalar(*text));
    if (!model.drafts.empty())
        members.emplace_back("drafts", textsNode(model.drafts));
    if (!model.sources.empty())
        members.emplace_back("sources", textsNode(model.sources));
    if (model.date)
        members.emplace_back("date", Node::scalar(*model.date));
    members.emplace_back("verified", Node::boolean(model.verified));
    return Node::map(std::move(members));
}

std::string idFromName(std::string_view name)
{
    std::string id;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0 || byte >= 0x80 || c == '.')
            id += static_cast<char>(std::tolower(byte));
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && (id.back() == '-' || id.back() == '.'))
        id.pop_back();
    return id;
}

} // namespace core::catalogue
