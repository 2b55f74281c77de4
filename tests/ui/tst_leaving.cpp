// SPDX-License-Identifier: GPL-3.0-or-later
// The program ends while work of its pages is under way: it ends well.
#include "tests/ui/uitest.h"
#include "ui/pages/reportpage.h"
#include "ui/session.h"

#include <QProcess>

namespace {

/// As a user does who closes the window at once.
int openAndLeave(int &argc, char **argv)
{
    QApplication application(argc, argv);
    uitest::prepareApplication();
    ui::Session session;
    session.openExample(QStringLiteral("r13-scorecard"));
    ui::ReportPage page(session);
    page.refreshNow();
    return page.working() ? 0 : 1;
}

constexpr const char *leave = "leave";

} // namespace

class LeavingTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pagesAreStillBeingLaidOut()
    {
        constexpr int times = 8;
        for (int i = 0; i < times; ++i) {
            QProcess process;
            process.start(QCoreApplication::applicationFilePath(), {QString::fromLatin1(leave)});
            QVERIFY(process.waitForFinished(60'000));
            QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
                     process.readAllStandardError().constData());
        }
    }
};

int main(int argc, char **argv)
{
    uitest::prepare();
    if (argc == 2 && qstrcmp(argv[1], leave) == 0)
        return openAndLeave(argc, argv);
    QApplication application(argc, argv);
    uitest::prepareApplication();
    LeavingTest test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}

#include "tst_leaving.moc"
