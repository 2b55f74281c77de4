// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/aboutdialog.h"

#include "ui/style/theme.h"
#include "ui/widgets/dialogsize.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>
#include <fmt/core.h>
#include <openssl/crypto.h>
#include <qpdf/qpdf-c.h>

namespace ui {

namespace {

struct Part
{
    QString name, version, licence;
};

QString fmtVersion()
{
    return QStringLiteral("%1.%2.%3").arg(FMT_VERSION / 10000).arg(FMT_VERSION / 100 % 100).arg(FMT_VERSION % 100);
}

/// Those that tell their version at run time tell it; of the others the build's
/// package list does.
QList<Part> parts()
{
    return {
        {QStringLiteral("Qt"), QString::fromLatin1(qVersion()), QStringLiteral("LGPL-3.0")},
        {QStringLiteral("Qt Charts"), QString::fromLatin1(qVersion()), QStringLiteral("GPL-3.0")},
        {QStringLiteral("yaml-cpp"), QString(), QStringLiteral("MIT")},
        {QStringLiteral("fmt"), fmtVersion(), QStringLiteral("MIT")},
        {QStringLiteral("simdjson"), QString(), QStringLiteral("Apache-2.0")},
        {QStringLiteral("nlohmann-json"), QString(), QStringLiteral("MIT")},
        {QStringLiteral("CLI11"), QString(), QStringLiteral("BSD-3-Clause")},
        {QStringLiteral("tl::expected"), QString(), QStringLiteral("CC0-1.0")},
        {QStringLiteral("Eigen"), QString(), QStringLiteral("MPL-2.0")},
        {QStringLiteral("libxlsxwriter"), QString(), QStringLiteral("BSD-2-Clause")},
        {QStringLiteral("qpdf"), QString::fromLatin1(qpdf_get_qpdf_version()), QStringLiteral("Apache-2.0")},
        {QStringLiteral("OpenSSL"), QString::fromLatin1(OpenSSL_version(OPENSSL_VERSION_STRING)),
         QStringLiteral("Apache-2.0")},
    };
}

} // namespace

AboutDialog::AboutDialog(QWidget *parent)
    : QDialog(parent)
{
    setWindowTitle(tr("About Paretoscope"));
    auto *layout = new QVBoxLayout(this);
    const int margin = designPixels(this, 24);
    layout->setContentsMargins(margin, margin, margin, designPixels(this, 16));
    layout->setSpacing(designPixels(this, 10));
    auto *title = new QLabel(QStringLiteral("Paretoscope %1").arg(QApplication::applicationVersion()), this);
    title->setFont(scaledFont(font(), type::sentence, QFont::DemiBold));
    auto *words = new QLabel(tr("Sizes LLM inference, shows every trade-off at once, and "
                                "says where each figure comes from.\n"
                                "Free software under the GNU General Public License, "
                                "version 3 or later; it comes without any "
                                "warranty."),
                             this);
    words->setWordWrap(true);
    words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    layout->addWidget(title);
    layout->addWidget(words);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(designPixels(this, 24));
    grid->setVerticalSpacing(designPixels(this, 3));
    grid->setColumnStretch(2, 1);
    int row = 0;
    for (const Part &part : parts()) {
        grid->addWidget(new QLabel(part.name, this), row, 0);
        grid->addWidget(new QLabel(part.version, this), row, 1);
        grid->addWidget(new QLabel(part.licence, this), row, 2);
        ++row;
    }
    layout->addSpacing(designPixels(this, 6));
    layout->addLayout(grid);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    settleDialog(*this, QSize(460, 0));
}

} // namespace ui
