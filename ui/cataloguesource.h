// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/catalogue.h"
#include "core/catalogue/userentries.h"
#include "core/project/evaluation.h"

#include <QObject>
#include <QString>
#include <memory>

namespace ui {

/// The file with the user's own entries; it need not exist.
QString userCataloguePath();

/// The shipped catalogue with the user's entries laid over it, read once for the whole program and shared; what was odd
/// is in `diagnostics` of each call. Safe to call from any thread.
std::shared_ptr<const core::catalogue::Catalogue> loadCatalogue(core::Diagnostics &diagnostics);

/// Begins to read catalogue and coefficients on a thread of the pool and returns at once: a window is painted before it
/// knows either. CatalogueNews::read follows on the GUI thread; who calls loadCatalogue meanwhile waits for it. Nothing
/// happens where they are known already. To be called on the GUI thread.
void readCatalogueAhead();
/// Whether that reading still goes on.
bool catalogueIsBeingRead();

/// The same after the user's file has changed.
std::shared_ptr<const core::catalogue::Catalogue> reloadCatalogue(core::Diagnostics &diagnostics);

/// What every evaluation of the program starts from: the catalogue, the engine's coefficients, and one memory of
/// predictions that all evaluations share. A changed catalogue starts with an empty memory.
core::project::EvaluateOptions evaluateOptions(core::Diagnostics &diagnostics);
/// An entry as it ships; absent when it is the user's alone.
std::optional<core::project::Node> shippedCatalogueEntry(core::catalogue::Kind kind, const QString &id);

/// The user's own entries as the file has them now.
core::Result<core::catalogue::UserEntries> readUserEntries();

/// Tells whoever shows figures of the catalogue that they have changed. Lives on the GUI thread.
class CatalogueNews final : public QObject
{
    Q_OBJECT
public:
    static CatalogueNews &instance();

Q_SIGNALS:
    void changed();
    void read(); ///< what readCatalogueAhead began is done

private:
    using QObject::QObject;
};

/// Writes the user's file (beside and renamed), reads the catalogue anew and tells everybody. False with the reason in
/// `why` when it cannot be written; then nothing has changed.
bool saveUserEntries(const core::catalogue::UserEntries &entries, QString *why);

} // namespace ui
