// SPDX-License-Identifier: GPL-3.0-or-later
// Columns that stack where the width does not suffice, alone and in what scrolls.
#include "tests/ui/uitest.h"
#include "ui/style/theme.h"
#include "ui/widgets/stackingrow.h"

#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace {

constexpr double stackBelow = 300.0;

/// A part of fixed size beside a long text: side by side, the text has less width and is the higher for it.
ui::StackingRow *textBesideButton(QWidget *parent)
{
    auto *row = new ui::StackingRow(stackBelow, 10, parent);
    auto *fixed = new QWidget(row);
    fixed->setFixedSize(110, 20);
    auto *text = new QLabel(QStringLiteral("what is said at length ").repeated(60), row);
    text->setWordWrap(true);
    row->addPart(fixed);
    row->addPart(text, 1);
    return row;
}

} // namespace

class StackingRowTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void followsItsWidth()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *row = textBesideButton(&window);
        layout->addWidget(row);
        window.resize(ui::designPixels(&window, stackBelow) * 2, 600);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(!row->isStacked());
        window.resize(ui::designPixels(&window, stackBelow) / 2, 600);
        QTRY_VERIFY(row->isStacked());
        window.resize(ui::designPixels(&window, stackBelow) * 2, 600);
        QTRY_VERIFY(!row->isStacked());
    }

    /// One that is aligned gets the width that it asks for: it asks for that of its parts side by side.
    void comesBackWhereItIsAligned()
    {
        QWidget window;
        auto *layout = new QVBoxLayout(&window);
        auto *row = new ui::StackingRow(0.0, 6.0, &window);
        for (int i = 0; i < 3; ++i) {
            auto *part = new QWidget(row);
            part->setFixedSize(100, 20);
            row->addPart(part, 0, Qt::AlignHCenter);
        }
        layout->addWidget(row, 0, Qt::AlignHCenter);
        window.resize(200, 300);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QTRY_VERIFY(row->isStacked());
        window.resize(800, 300);
        QTRY_VERIFY(!row->isStacked());
    }

    /// At some sizes the stacked row needs no scroll bar and has the width to stand side by side, where it needs one.
    void comesToRestInWhatScrolls()
    {
        QScrollArea area;
        area.setWidgetResizable(true);
        auto *content = new QWidget;
        auto *layout = new QVBoxLayout(content);
        layout->setContentsMargins(0, 0, 0, 0);
        auto *row = textBesideButton(content);
        layout->addWidget(row);
        area.setWidget(content);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        const int limit = ui::designPixels(&area, stackBelow);
        bool stacked = false, beside = false;
        for (int width = limit - 10; width < limit + 80; width += 3) {
            for (int height = 60; height < 700; height += 5) {
                area.resize(width, height);
                QCoreApplication::processEvents();
                (row->isStacked() ? stacked : beside) = true;
            }
        }
        QVERIFY(stacked);
        QVERIFY(beside);
    }
};

UI_TEST_MAIN(StackingRowTest)
#include "tst_stackingrow.moc"
