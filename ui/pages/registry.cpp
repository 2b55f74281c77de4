// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/registry.h"

#include "ui/pages/auditpage.h"
#include "ui/pages/benchmarkspage.h"
#include "ui/pages/cataloguepage.h"
#include "ui/pages/kneepage.h"
#include "ui/pages/moneypage.h"
#include "ui/pages/reportpage.h"
#include "ui/pages/scorecardpage.h"
#include "ui/pages/sensitivitypage.h"
#include "ui/pages/sizingpage.h"
#include "ui/pages/sovereigntypage.h"
#include "ui/pages/startpage.h"

#include <QCoreApplication>

namespace ui {

namespace {

template <class P>
Page *make(Session &session, QWidget *parent)
{
    return new P(session, parent);
}

} // namespace

QString PageEntry::translatedTitle() const
{
    return QCoreApplication::translate("ui::pages", title);
}

const QList<PageEntry> &pageRegistry()
{
    static const QList<PageEntry> all{
        {QStringLiteral("sizing"), QT_TRANSLATE_NOOP("ui::pages", "Sizing"), QStringLiteral("pages/sizing"),
         make<SizingPage>},
        {QStringLiteral("knee"), QT_TRANSLATE_NOOP("ui::pages", "Knee"), QStringLiteral("pages/knee"), make<KneePage>},
        {QStringLiteral("benchmarks"), QT_TRANSLATE_NOOP("ui::pages", "Benchmarks"), QStringLiteral("pages/benchmarks"),
         make<BenchmarksPage>},
        {QStringLiteral("scorecard"), QT_TRANSLATE_NOOP("ui::pages", "Scorecard"), QStringLiteral("pages/scorecard"),
         make<ScorecardPage>},
        {QStringLiteral("money"), QT_TRANSLATE_NOOP("ui::pages", "Money"), QStringLiteral("pages/money"),
         make<MoneyPage>},
        {QStringLiteral("sovereignty"), QT_TRANSLATE_NOOP("ui::pages", "Sovereignty"),
         QStringLiteral("pages/sovereignty"), make<SovereigntyPage>},
        {QStringLiteral("sensitivity"), QT_TRANSLATE_NOOP("ui::pages", "Sensitivity"),
         QStringLiteral("pages/sensitivity"), make<SensitivityPage>},
        {QStringLiteral("audit"), QT_TRANSLATE_NOOP("ui::pages", "Audit"), QStringLiteral("pages/audit"),
         make<AuditPage>},
        {QStringLiteral("report"), QT_TRANSLATE_NOOP("ui::pages", "Report"), QStringLiteral("pages/report"),
         make<ReportPage>},
        {QStringLiteral("catalogue"), QT_TRANSLATE_NOOP("ui::pages", "Catalogue"), QStringLiteral("pages/catalogue"),
         make<CataloguePage>},
        {QStringLiteral("start"), QT_TRANSLATE_NOOP("ui::pages", "Start"), QStringLiteral("pages/report"),
         make<StartPage>, false},
    };
    return all;
}

} // namespace ui
