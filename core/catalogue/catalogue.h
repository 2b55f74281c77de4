// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/gpuspec.h"
#include "core/catalogue/modelspec.h"
#include "core/catalogue/otherspecs.h"
#include "core/diagnostics.h"

#include <string_view>
#include <utility>

/// What is known of hardware, models, grids, providers and engines: data with sources, no opinions. Whoever starts the
/// program hands in the texts; this room opens no file.
namespace core::catalogue {

/// An entry found by name.
template <typename T>
struct Match
{
    const T *entry = nullptr; ///< null: unknown
    bool assumed = false;     ///< the name does not say all that the entry does ("H100" without its form)
    explicit operator bool() const { return entry != nullptr; }
    const T *operator->() const { return entry; }
    const T &operator*() const { return *entry; }
};

/// A text of the catalogue and the name under which remarks speak of it.
struct CatalogueText
{
    std::string name; ///< "gpus.yaml"
    std::string text;
};

/// Immutable once read; entries are found by id, name or alias without regard to case, separators, vendor or
/// organisation, and checkpoint suffixes ("NVIDIA H100-SXM-80GB", "meta-llama/Llama-3.1-70B-Instruct-FP8").
class Catalogue
{
public:
    /// Reads the shipped texts and then the user's: an entry of the user with a known id replaces the fields it states.
    /// Strict: an unknown key is a warning, a missing or wrong value an error that leaves its entry out, both with
    /// their line. A shipped text that cannot be read at all is the failure.
    static Result<Catalogue> read(const std::vector<CatalogueText> &shipped, const std::vector<CatalogueText> &user,
                                  Diagnostics &diagnostics);

    const std::vector<GpuSpec> &gpus() const { return m_gpus; }
    const std::vector<ModelSpec> &models() const { return m_models; }
    const std::vector<GridZone> &grids() const { return m_grids; }
    const std::vector<Provider> &providers() const { return m_providers; }
    const std::vector<CostItem> &costs() const { return m_costs; }
    const std::vector<EngineSpec> &engines() const { return m_engines; }

    Match<GpuSpec> gpu(std::string_view name) const;
    Match<ModelSpec> model(std::string_view name) const;
    Match<GridZone> grid(std::string_view name) const;
    Match<Provider> provider(std::string_view name) const;
    Match<EngineSpec> engine(std::string_view name) const;

private:
    std::vector<GpuSpec> m_gpus;
    std::vector<ModelSpec> m_models;
    std::vector<GridZone> m_grids;
    std::vector<Provider> m_providers;
    std::vector<CostItem> m_costs;
    std::vector<EngineSpec> m_engines;
};

/// A name without case and separators, for comparing.
std::string plainName(std::string_view name);
/// The forms of an accelerator's name to look for, the most exact first.
std::vector<std::string> gpuNameForms(std::string_view name);
/// The forms of a model's name to look for, the most exact first: without folder, organisation, checkpoint suffix.
std::vector<std::string> modelNameForms(std::string_view name);

} // namespace core::catalogue
