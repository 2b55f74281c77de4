// SPDX-License-Identifier: GPL-3.0-or-later
// A file that was written has every byte; one that could not be written is as it was, and the reason is said.
#include "core/files.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace {

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

core::Result<void> write(const QString &path, std::string_view bytes)
{
    return core::writeFileAtomically(core::pathFromText(path.toStdString()), bytes);
}

} // namespace

class FileWriterTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void writesAndReplaces()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.txt"));
        for (const QByteArray &bytes : {QByteArray("one"), QByteArray(), QByteArray(300'000, 'x')}) {
            QVERIFY(write(path, bytes.toStdString()).has_value());
            QCOMPARE(bytesOf(path), bytes);
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }

    /// Not to wait for the device changes nothing of the file; it can be waited for later.
    void theDeviceMayComeLater()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.txt"));
        const auto place = core::pathFromText(path.toStdString());
        for (const QByteArray &bytes : {QByteArray("one"), QByteArray("two")}) {
            QVERIFY(core::writeFileAtomically(place, bytes.toStdString(), core::Written::InTheSystem).has_value());
            QCOMPARE(bytesOf(path), bytes);
        }
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
        QVERIFY(core::bringToTheDevice(place).has_value());
#ifdef Q_OS_UNIX
        QVERIFY(!core::bringToTheDevice(core::pathFromText(folder.filePath(QStringLiteral("b")).toStdString())));
#endif
    }

    /// Less than any buffer holds, and more: both find out that there is no room.
    void aLimitRefuses_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {1'000, 5'000, 16'384, 20'000, 200'000})
            QTest::addRow("%d", size) << size;
    }
    void aLimitRefuses()
    {
#ifdef Q_OS_UNIX
        QFETCH(int, size);
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.txt"));
        QVERIFY(write(path, "before").has_value());
        std::signal(SIGXFSZ, SIG_IGN);
        rlimit before{};
        getrlimit(RLIMIT_FSIZE, &before);
        rlimit small = before;
        small.rlim_cur = 500;
        setrlimit(RLIMIT_FSIZE, &small);
        const auto written = write(path, std::string(static_cast<std::size_t>(size), 'y'));
        setrlimit(RLIMIT_FSIZE, &before);
        QVERIFY(!written);
        QVERIFY(written.error().message.english().find("larger than is allowed") != std::string::npos);
        QCOMPARE(bytesOf(path), QByteArray("before"));
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
#else
        QSKIP("Needs a limit on the size of files.");
#endif
    }

    void aDeviceStaysOne()
    {
#ifdef Q_OS_LINUX
        // Links, so that a mistake costs a link and not the device.
        QTemporaryDir folder;
        const QString full = folder.filePath(QStringLiteral("full")), none = folder.filePath(QStringLiteral("none"));
        QVERIFY(QFile::link(QStringLiteral("/dev/full"), full));
        QVERIFY(QFile::link(QStringLiteral("/dev/null"), none));
        QVERIFY(write(none, "x").has_value());
        const auto written = write(full, "x");
        QVERIFY(!written);
        QVERIFY(written.error().message.english().find("no space left") != std::string::npos);
        for (const QString &link : {full, none})
            QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size(), 2);
#else
        QSKIP("Needs a device that is always full.");
#endif
    }

    void linksAndPermissionsStay()
    {
#ifdef Q_OS_UNIX
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("real.txt")),
                      link = folder.filePath(QStringLiteral("link.txt"));
        QVERIFY(write(path, "before").has_value());
        const auto own = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
        QVERIFY(QFile::setPermissions(path, own));
        QVERIFY(QFile::link(path, link));
        QVERIFY(write(link, "after").has_value());
        QVERIFY(QFileInfo(link).isSymLink());
        QCOMPARE(bytesOf(path), QByteArray("after"));
        const auto group = QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::WriteGroup;
        QVERIFY((QFile::permissions(path) & group) == QFileDevice::Permissions());
#else
        QSKIP("Needs links.");
#endif
    }

    void whatIsReadOnlyIsNotReplaced()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.txt"));
        QVERIFY(write(path, "before").has_value());
        QVERIFY(QFile::setPermissions(path, QFileDevice::ReadOwner));
#ifdef Q_OS_UNIX
        if (geteuid() == 0)
            QSKIP("Nothing is read only for root.");
#endif
        QVERIFY(!write(path, "after"));
        QCOMPARE(bytesOf(path), QByteArray("before"));
    }

    /// Somebody's own file of the name that would have been used beside is no place to write to.
    void neighboursStay()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("a.txt")),
                      neighbour = folder.filePath(QStringLiteral("a.txt.part"));
        QVERIFY(write(neighbour, "mine").has_value());
        QVERIFY(write(path, "one").has_value());
        QCOMPARE(bytesOf(neighbour), QByteArray("mine"));
        QCOMPARE(bytesOf(path), QByteArray("one"));
    }

    void noFolderIsSaid()
    {
        QTemporaryDir folder;
        QVERIFY(!write(folder.filePath(QStringLiteral("none/a.txt")), "x"));
        QVERIFY(!write(folder.path(), "x"));
    }
};

QTEST_GUILESS_MAIN(FileWriterTest)
#include "tst_filewriter.moc"
