// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reportpage.h"

#include "ui/sessionfiles.h"
#include "uitest.h"

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QSignalSpy>
#include <QTemporaryDir>

class ReportPageTest : public QObject
{
    Q_OBJECT

    static QByteArray read(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private Q_SLOTS:
    void chaptersAreTickedAndOrdered()
    {
        ui::Session session;
        session.openExample(QStringLiteral("r13-scorecard"));
        ui::ReportPage page(session);
        page.refreshNow();
        const std::vector<std::string> all = page.chapters();
        QVERIFY(all.size() > 10);
        QCOMPARE(all.front(), std::string("cover"));
        page.tickChapter(QStringLiteral("cover"), false);
        QCOMPARE(page.chapters().size(), all.size() - 1);
        QVERIFY(page.moveChapter(QStringLiteral("scorecard"), -1));
        const auto moved = page.chapters();
        const auto at = [&](const char *id) { return std::find(moved.begin(), moved.end(), id) - moved.begin(); };
        QCOMPARE(at("scorecard"), at("knee") - 1);
        QVERIFY(!page.moveChapter(QStringLiteral("cover"), -1));
        for (const std::string &id : moved)
            page.tickChapter(QString::fromStdString(id), false);
        QVERIFY(page.chapters().empty());
        QVERIFY(page.sentence().contains(QStringLiteral("Nothing is ticked")));
        QVERIFY(!page.pageActions().front()->isEnabled());
        page.setShortForm(true);
        QVERIFY2(page.sentence().contains(QLatin1Char('2')) || page.sentence().contains(QLatin1Char('1')),
                 qPrintable(page.sentence()));
    }

    void everyFormIsWrittenAndOpensAgain()
    {
        ui::Session session;
        session.openExample(QStringLiteral("r13-scorecard"));
        ui::ReportPage page(session);
        page.refreshNow();
        QTemporaryDir folder;
        QString why;
        for (const char *name : {"r.pdf", "r.html", "r.xlsx", "r.md", "r.json"}) {
            const QString path = folder.filePath(QLatin1String(name));
            QVERIFY2(page.exportReport(path, &why), qPrintable(why));
            QVERIFY2(read(path).size() > 500, name);
        }
        QVERIFY(!page.exportReport(folder.filePath(QStringLiteral("no/where.pdf")), &why));
        QVERIFY(!why.isEmpty());
        QVERIFY2(page.exportEverything(folder.filePath(QStringLiteral("all")), &why), qPrintable(why));
        QVERIFY(QFile::exists(folder.filePath(QStringLiteral("all/report-short.pdf"))));
        for (const char *name : {"r.pdf", "r.xlsx"}) {
            const QString path = folder.filePath(QLatin1String(name));
            QVERIFY(ui::files::carriesProject(path));
            ui::Session again;
            QSignalSpy opened(&again, &ui::Session::opened);
            again.openProject(path);
            QTRY_COMPARE(opened.size(), 1);
            QVERIFY(again.document() == session.document());
            // Saving must never write YAML over a report.
            QVERIFY(again.filePath().isEmpty());
        }
        QVERIFY(!ui::files::carriesProject(folder.filePath(QStringLiteral("r.html"))));
    }

    void coverIsPartOfTheProject()
    {
        ui::Session session;
        session.openExample(QStringLiteral("r1-identity"));
        ui::ReportPage page(session);
        page.refreshNow();
        const QList<QLineEdit *> edits = page.findChildren<QLineEdit *>();
        QVERIFY(edits.size() >= 3);
        edits.front()->setText(QStringLiteral("Board of directors"));
        Q_EMIT edits.front()->editingFinished();
        QCOMPARE(session.document().at("report.committee")->text(), std::string("Board of directors"));
        QTemporaryDir folder;
        QString why;
        QVERIFY(page.exportReport(folder.filePath(QStringLiteral("r.md")), &why));
        QVERIFY(read(folder.filePath(QStringLiteral("r.md"))).contains("Board of directors"));
        session.undoStack()->undo();
        QVERIFY(session.document().at("report.committee") == nullptr);
    }

    void copyGivesHtmlAndMarkdown()
    {
        ui::Session session;
        session.openExample(QStringLiteral("r13-scorecard"));
        ui::ReportPage page(session);
        page.refreshNow();
        page.copy();
        const QMimeData *data = QApplication::clipboard()->mimeData();
        QVERIFY(data->hasHtml() && data->html().contains(QStringLiteral("<table")));
        QVERIFY(data->text().startsWith(QStringLiteral("# ")));
    }
};

UI_TEST_MAIN(ReportPageTest)
#include "tst_reportpage.moc"
