// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cataloguesource.h"

#include "core/project/prediction.h"
#include "ui/coefficientsource.h"

#include "core/files.h"
#include "ui/texts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMetaObject>
#include <QStandardPaths>
#include <QThreadPool>
#include <atomic>
#include <mutex>

namespace ui {

namespace {

using core::catalogue::Catalogue;
using core::catalogue::CatalogueText;

constexpr qint64 userFileLimitBytes = 32 << 20;

std::vector<CatalogueText> shippedTexts()
{
    std::vector<CatalogueText> texts;
    for (const char *name : {"gpus.yaml", "models.yaml", "grids.yaml", "providers.yaml", "engines.yaml"}) {
        QFile file(QStringLiteral(":/catalogue/") + QLatin1String(name));
        const bool opened = file.open(QIODevice::ReadOnly);
        Q_ASSERT(opened); // they are compiled in
        texts.push_back({name, opened ? file.readAll().toStdString() : std::string()});
    }
    return texts;
}

/// The same, packed while the program was built where that could be done.
std::vector<CatalogueText> shippedDocuments()
{
    std::vector<CatalogueText> documents = shippedTexts();
    for (CatalogueText &document : documents) {
        QFile file(QStringLiteral(":/packed/catalogue/") + QString::fromStdString(document.name));
        if (file.open(QIODevice::ReadOnly))
            document.text = file.readAll().toStdString();
    }
    return documents;
}

std::vector<CatalogueText> userTexts(core::Diagnostics &diagnostics)
{
    QFile file(userCataloguePath());
    if (!QFileInfo(file).isFile())
        return {};
    const std::string name = file.fileName().toStdString();
    if (file.size() > userFileLimitBytes || !file.open(QIODevice::ReadOnly)) {
        diagnostics.warn(CORE_TEXT("Your own catalogue entries cannot be read."), name);
        return {};
    }
    return {{name, file.readAll().toStdString()}};
}

struct Cache
{
    std::mutex mutex;
    std::shared_ptr<const Catalogue> catalogue;
    core::Diagnostics diagnostics;
    std::shared_ptr<core::project::PredictionCache> predictions;
};

std::atomic<bool> beingRead = false;

Cache &cache()
{
    static Cache only;
    return only;
}

void fill(Cache &store)
{
    store.diagnostics = {};
    auto read = Catalogue::read(shippedDocuments(), userTexts(store.diagnostics), store.diagnostics);
    if (!read)
        store.diagnostics.add(core::Severity::Error, read.error());
    store.catalogue = std::make_shared<const Catalogue>(read ? std::move(*read) : Catalogue());
    store.predictions = std::make_shared<core::project::PredictionCache>();
}

std::shared_ptr<const Catalogue> give(bool again, core::Diagnostics &diagnostics)
{
    Cache &store = cache();
    const std::lock_guard lock(store.mutex);
    if (again || !store.catalogue)
        fill(store);
    for (const core::Diagnostic &item : store.diagnostics.items())
        diagnostics.add(item.severity, item.what);
    return store.catalogue;
}

} // namespace

QString userCataloguePath()
{
    // The same with and without an application object, which knows the program's name: the command line has none.
    return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
           QStringLiteral("/paretoscope/catalogue.yaml");
}

std::shared_ptr<const Catalogue> loadCatalogue(core::Diagnostics &diagnostics)
{
    return give(false, diagnostics);
}

void readCatalogueAhead()
{
    Cache &store = cache();
    {
        const std::lock_guard lock(store.mutex);
        if (store.catalogue || beingRead)
            return;
        beingRead = true;
    }
    CatalogueNews *news = &CatalogueNews::instance();
    QThreadPool::globalInstance()->start([news] {
        core::Diagnostics saidByTheSession;
        loadCatalogue(saidByTheSession);
        loadCoefficients();
        beingRead = false;
        QMetaObject::invokeMethod(news, &CatalogueNews::read, Qt::QueuedConnection);
    });
}

bool catalogueIsBeingRead()
{
    return beingRead;
}

std::shared_ptr<const Catalogue> reloadCatalogue(core::Diagnostics &diagnostics)
{
    return give(true, diagnostics);
}

core::project::EvaluateOptions evaluateOptions(core::Diagnostics &diagnostics)
{
    core::project::EvaluateOptions options;
    options.catalogue = loadCatalogue(diagnostics);
    options.coefficients = loadCoefficients();
    Cache &store = cache();
    const std::lock_guard lock(store.mutex);
    options.predictions = store.predictions;
    return options;
}

std::optional<core::project::Node> shippedCatalogueEntry(core::catalogue::Kind kind, const QString &id)
{
    return core::catalogue::shippedEntry(shippedTexts(), kind, id.toStdString());
}

core::Result<core::catalogue::UserEntries> readUserEntries()
{
    const QString path = userCataloguePath();
    if (!QFileInfo::exists(path))
        return core::catalogue::UserEntries();
    const auto text = core::readFile(core::pathFromText(path.toStdString()), userFileLimitBytes);
    if (!text)
        return tl::make_unexpected(text.error());
    return core::catalogue::UserEntries::read(*text, path.toStdString());
}

CatalogueNews &CatalogueNews::instance()
{
    static CatalogueNews only;
    return only;
}

bool saveUserEntries(const core::catalogue::UserEntries &entries, QString *why)
{
    const QString path = userCataloguePath();
    QDir().mkpath(QFileInfo(path).absolutePath());
    const std::string text = entries.text();
    if (text.empty()) {
        if (QFile::exists(path) && !QFile::remove(path)) {
            *why = CatalogueNews::tr("%1 cannot be removed.").arg(QDir::toNativeSeparators(path));
            return false;
        }
    } else if (const auto done = core::writeFileAtomically(core::pathFromText(path.toStdString()), text); !done) {
        *why = localised(done.error().message);
        return false;
    }
    core::Diagnostics shownByTheSession;
    reloadCatalogue(shownByTheSession);
    Q_EMIT CatalogueNews::instance().changed();
    return true;
}

} // namespace ui
