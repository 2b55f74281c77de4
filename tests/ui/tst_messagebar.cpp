// SPDX-License-Identifier: GPL-3.0-or-later
// The line above the page: what it shows of several messages, when they go, and how it fits the window.
#include "core/project/document.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow.h"
#include "ui/session.h"
#include "ui/style/textsize.h"
#include "ui/style/theme.h"
#include "ui/widgets/messagebar.h"

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QVBoxLayout>

using ui::MessageBar;

namespace {

std::unique_ptr<ui::MainWindow> shownWindow()
{
    auto window = std::make_unique<ui::MainWindow>(ui::MainWindow::Options{.remembers = false});
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get()))
        qWarning("not exposed");
    return window;
}

QString countOf(const MessageBar &bar)
{
    const auto *count = bar.findChild<QLabel *>(QStringLiteral("message.count"));
    return count == nullptr || count->isHidden() ? QString() : count->text();
}

MessageBar::Message longMessage()
{
    return {QStringLiteral("The program ended with unsaved edits of /a/very/long/path/that/has/no/blank/in/it/at/all "
                           "and says so at length, for there is much to be said about it."),
            {{QStringLiteral("Take it up again"), {}}, {QStringLiteral("Leave it where it is"), {}}}};
}

void settle()
{
    for (int round = 0; round < 12; ++round)
        QCoreApplication::processEvents();
}

/// What of the bar cannot be seen or lies on something else.
QString faultOf(const MessageBar &bar)
{
    const auto *text = bar.findChild<QLabel *>(QStringLiteral("message.text"));
    const QRect words(text->mapTo(&bar, QPoint()), text->size());
    if (words.left() < ui::designPixels(&bar, 48))
        return QStringLiteral("the words lie on the mark");
    if (words.height() < text->heightForWidth(words.width()))
        return QStringLiteral("words are cut");
    for (const QPushButton *button : bar.findChildren<QPushButton *>()) {
        if (button->isHidden())
            continue;
        const QRect place(button->mapTo(&bar, QPoint()), button->size());
        if (!bar.rect().contains(place) || place.width() < button->minimumSizeHint().width())
            return button->text() + QStringLiteral(" is off");
        if (place.intersects(words))
            return button->text() + QStringLiteral(" lies on the words");
    }
    return {};
}

} // namespace

class MessageBarTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theNewestIsOnTop()
    {
        MessageBar bar;
        bar.post({QStringLiteral("a"), {}});
        QCOMPARE(countOf(bar), QString());
        bar.post({QStringLiteral("b"), {}});
        QCOMPARE(bar.text(), QStringLiteral("b"));
        QCOMPARE(countOf(bar), QStringLiteral("1 of 2"));
        bar.post({QStringLiteral("a"), {}}); // said again: once, and on top
        QCOMPARE(bar.text(), QStringLiteral("a"));
        QCOMPARE(countOf(bar), QStringLiteral("1 of 2"));
        bar.choose(0);
        QCOMPARE(bar.text(), QStringLiteral("b"));
        QCOMPARE(countOf(bar), QString());
        bar.choose(0);
        QVERIFY(!bar.isVisible());
    }

    void whatIsSaidOfSavingGoesWhenItSucceeds_data()
    {
        QTest::addColumn<bool>("saved");
        QTest::newRow("saved") << true;
        QTest::newRow("another project") << false;
    }
    void whatIsSaidOfSavingGoesWhenItSucceeds()
    {
        QFETCH(bool, saved);
        QTemporaryDir folder;
        const QString place = folder.filePath(QStringLiteral("place")), away = folder.filePath(QStringLiteral("away"));
        const QString path = place + QStringLiteral("/p.yaml");
        QVERIFY(QDir().mkpath(place));
        auto window = shownWindow();
        ui::Session &session = window->session();
        QVERIFY(session.saveAs(path));
        QVERIFY(session.setValue(QStringLiteral("title"), core::project::Node::scalar("x"), QStringLiteral("x")));
        window->messages().post({QStringLiteral("about the program"), {}});
        QVERIFY(QDir().rename(place, away));
        QFile inTheWay(place);
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        inTheWay.close();
        QVERIFY(!window->save());
        QVERIFY2(window->messages().text().contains(QStringLiteral("p.yaml")), qPrintable(window->messages().text()));
        if (saved) {
            QVERIFY(inTheWay.remove());
            QVERIFY(QDir().rename(away, place));
            QVERIFY(window->save());
        } else {
            Q_EMIT session.failed(QStringLiteral("about the project"));
            session.newProject();
        }
        QCOMPARE(window->messages().text(), QStringLiteral("about the program"));
        QCOMPARE(countOf(window->messages()), QString());
    }

    void itAsksForNoWidth()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        layout->setContentsMargins(0, 0, 0, 0);
        auto *bar = new MessageBar(&window);
        layout->addWidget(bar);
        layout->addStretch();
        window.resize(1000, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        bar->post(longMessage());
        settle();
        QCOMPARE(faultOf(*bar), QString());
        for (const int width : {420, 300, 1000}) {
            window.resize(width, 600);
            settle();
            QCOMPARE(window.width(), width);
            QCOMPARE(faultOf(*bar), QString());
        }
    }

    void largerTextLeavesTheWindowAsWide()
    {
        const auto restore = qScopeGuard([] { ui::applyTextSize(100); });
        const QSize size(1024, 640);
        auto window = shownWindow();
        window->resize(size);
        window->session().openExample();
        QTRY_VERIFY(!window->session().busy());
        window->messages().post(longMessage());
        window->messages().post({longMessage().text + QStringLiteral(" Again."), longMessage().choices});
        for (const int percent : {200, 100}) {
            ui::applyTextSize(percent);
            settle();
            QCOMPARE(window->width(), size.width());
            QCOMPARE(faultOf(window->messages()), QString());
        }
    }
};

UI_TEST_MAIN(MessageBarTest)
#include "tst_messagebar.moc"
