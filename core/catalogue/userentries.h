// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/listing.h"
#include "core/project/document.h"

/// The user's own entries of the catalogue as a file that is edited entry by entry.
namespace core::catalogue {

/// A field that the user states, and what it replaces.
struct OwnField
{
    std::string key;                    ///< "board_power_w"; of a list's item its identity: "offers: H100 SXM, 8, …"
    std::string own;                    ///< on one line
    std::optional<std::string> shipped; ///< absent: nothing shipped says this
    bool operator==(const OwnField &) const = default;
};

/// A file of own entries; what it does not understand is kept.
class UserEntries
{
public:
    UserEntries() = default; ///< none
    /// An empty text has none.
    static Result<UserEntries> read(std::string_view text, const std::string &source);

    /// As YAML; empty when there is no entry.
    std::string text() const;
    const project::Node *entry(Kind kind, std::string_view id) const; ///< null: none of the user's
    std::size_t count() const;                                        ///< of all kinds

    /// Puts an entry in place of the user's one of the same id, or adds it. An entry with nothing but an id goes away.
    /// \pre entry has an id
    void set(Kind kind, const project::Node &entry);
    void remove(Kind kind, std::string_view id);

private:
    project::Node m_document;
};

/// An entry as the shipped texts have it; absent when they have none of that id.
std::optional<project::Node> shippedEntry(const std::vector<CatalogueText> &shipped, Kind kind, std::string_view id);

/// What the user's entry states beside its id, field by field. `shipped` null: all of it is the user's.
std::vector<OwnField> ownFields(const project::Node *shipped, const project::Node &own);

/// Whether an item of an entry's list is, or has fields of, the user's. `list` as "offers".
bool isOwnItem(const project::Node &own, std::string_view list, const project::Node &item);

/// What is wrong with an entry as a whole, in sentences; empty when it can be used.
std::vector<Text> problemsOf(Kind kind, const project::Node &entry);

/// A model as an entry of the catalogue, as reading it gives it back.
project::Node modelEntry(const ModelSpec &model);

/// An id made of a name: "Acme Large 2" gives "acme-large-2".
std::string idFromName(std::string_view name);

} // namespace core::catalogue
