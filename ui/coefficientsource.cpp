// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/coefficientsource.h"

#include <QFile>

namespace ui {

namespace {

std::shared_ptr<const core::perf::Coefficients> readShipped()
{
    const QString name = QStringLiteral("/engine/coefficients.yaml");
    QFile file(QStringLiteral(":/packed") + name);
    if (!file.exists())
        file.setFileName(QLatin1Char(':') + name);
    const bool opened = file.open(QIODevice::ReadOnly);
    Q_ASSERT(opened); // compiled in
    core::Diagnostics diagnostics;
    auto read = core::perf::readCoefficients(opened ? file.readAll().toStdString() : std::string(), "coefficients.yaml",
                                             diagnostics);
    Q_ASSERT(read);
    return std::make_shared<const core::perf::Coefficients>(read ? std::move(*read) : core::perf::Coefficients());
}

} // namespace

std::shared_ptr<const core::perf::Coefficients> loadCoefficients()
{
    static const std::shared_ptr<const core::perf::Coefficients> only = readShipped();
    return only;
}

} // namespace ui
