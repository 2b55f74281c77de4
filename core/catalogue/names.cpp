// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/catalogue.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace core::catalogue {

namespace {

void addForm(std::vector<std::string> &forms, std::string form)
{
    if (!form.empty() && std::find(forms.begin(), forms.end(), form) == forms.end())
        forms.push_back(std::move(form));
}

} // namespace

std::string plainName(std::string_view name)
{
    std::string plain;
    for (const char c : name) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isalnum(byte) != 0 || byte >= 0x80)
            plain += static_cast<char>(std::tolower(byte));
    }
    return plain;
}

std::vector<std::string> gpuNameForms(std::string_view name)
{
    std::vector<std::string> forms;
    std::string plain = plainName(name);
    addForm(forms, plain);
    for (bool cut = true; cut;) {
        cut = false;
        for (const std::string_view vendor : {"nvidia", "amd", "intel", "geforce", "tesla", "instinct", "habana"})
            if (plain.size() > vendor.size() && plain.starts_with(vendor)) {
                plain.erase(0, vendor.size());
                cut = true;
            }
    }
    addForm(forms, plain);
    return forms;
}

std::vector<std::string> modelNameForms(std::string_view name)
{
    std::vector<std::string> forms;
    while (!name.empty() && name.back() == '/')
        name.remove_suffix(1);
    addForm(forms, plainName(name));
    // A folder such as /models/openai--gpt-oss-120b or models--openai--gpt-oss-120b names the organisation with dashes.
    if (const auto slash = name.rfind('/'); slash != std::string_view::npos)
        name.remove_prefix(slash + 1);
    if (const auto dashes = name.rfind("--"); dashes != std::string_view::npos)
        name.remove_prefix(dashes + 2);
    std::string plain = plainName(name);
    addForm(forms, plain);
    static constexpr std::array<std::string_view, 24> suffixes{
        "instruct", "chat", "thinking", "it",   "hf",    "fp8",     "nvfp4",    "mxfp4",
        "fp4",      "awq",  "gptq",     "int4", "int8",  "w4a16",   "w8a8",     "bf16",
        "fp16",     "gguf", "base",     "2507", "block", "dynamic", "modelopt", "fp8kv"};
    for (bool cut = true; cut;) {
        cut = false;
        for (const std::string_view suffix : suffixes)
            if (plain.size() > suffix.size() + 2 && plain.ends_with(suffix)) {
                plain.erase(plain.size() - suffix.size());
                addForm(forms, plain);
                cut = true;
            }
    }
    for (const std::string_view prefix : {"meta", "nvidia"})
        if (plain.size() > prefix.size() && plain.starts_with(prefix))
            addForm(forms, plain.substr(prefix.size()));
    return forms;
}

namespace {

/// The entry whose id, name or alias has one of the forms, the first form first; then the assumed aliases.
template <typename T>
Match<T> find(const std::vector<T> &entries, const std::vector<std::string> &forms,
              std::vector<std::string> (*formsOf)(std::string_view))
{
    const auto named = [&](std::string_view candidate, const std::string &form) {
        const auto its = formsOf(candidate);
        return std::find(its.begin(), its.end(), form) != its.end();
    };
    for (const std::string &form : forms) {
        for (const T &entry : entries) // the exact names of all entries before the shortened ones of any
            if (plainName(entry.id) == form || plainName(entry.name) == form ||
                std::any_of(entry.aliases.begin(), entry.aliases.end(),
                            [&](const std::string &alias) { return plainName(alias) == form; }))
                return {&entry, false};
    }
    for (const std::string &form : forms)
        for (const T &entry : entries)
            if (std::any_of(entry.assumedAliases.begin(), entry.assumedAliases.end(),
                            [&](const std::string &alias) { return plainName(alias) == form; }))
                return {&entry, true};
    for (const std::string &form : forms)
        for (const T &entry : entries)
            if (named(entry.id, form) || named(entry.name, form) ||
                std::any_of(entry.aliases.begin(), entry.aliases.end(),
                            [&](const std::string &alias) { return named(alias, form); }))
                return {&entry, false};
    return {};
}

std::vector<std::string> plainForm(std::string_view name)
{
    return {plainName(name)};
}

} // namespace

Match<GpuSpec> Catalogue::gpu(std::string_view name) const
{
    return find(m_gpus, gpuNameForms(name), gpuNameForms);
}

Match<ModelSpec> Catalogue::model(std::string_view name) const
{
    return find(m_models, modelNameForms(name), modelNameForms);
}

Match<GridZone> Catalogue::grid(std::string_view name) const
{
    return find(m_grids, plainForm(name), plainForm);
}

Match<Provider> Catalogue::provider(std::string_view name) const
{
    return find(m_providers, plainForm(name), plainForm);
}

Match<EngineSpec> Catalogue::engine(std::string_view name) const
{
    return find(m_engines, plainForm(name), plainForm);
}

} // namespace core::catalogue
