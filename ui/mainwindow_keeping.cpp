// SPDX-License-Identifier: GPL-3.0-or-later
// How the window sees to it that no work is lost: what is being typed, what others have written, what was left behind.
#include "ui/mainwindow.h"
#include "ui/sessionautosave.h"
#include "ui/settings.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/statusstrip.h"
#include "ui/widgets/typing.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>

namespace ui {

namespace {

/// With seconds: two copies of one project are often of the same minute.
QString momentOf(const Recovery &recovery, const QLocale &locale, const QLatin1String &seconds)
{
    QString format = locale.dateTimeFormat(QLocale::ShortFormat);
    if (!format.contains(QLatin1String("ss")))
        format.replace(QLatin1String("mm"), QLatin1String("mm:ss"));
    format.replace(QLatin1String("ss"), seconds);
    return locale.toString(recovery.when.toLocalTime(), format);
}

/// When each copy was made, so that those of one project are told apart: by the second, by less where that is not
/// enough, and by a number where the moment is not known as exactly.
QStringList momentsOf(const QList<Recovery> &copies)
{
    const QLocale locale;
    const auto alike = [&copies](const QStringList &moments, qsizetype i) {
        QList<qsizetype> found;
        for (qsizetype other = 0; other < copies.size(); ++other)
            if (moments[other] == moments[i] && copies[other].title == copies[i].title)
                found << other;
        return found;
    };
    QStringList plain, exact, moments;
    for (const Recovery &copy : copies) {
        plain << momentOf(copy, locale, QLatin1String("ss"));
        exact << momentOf(copy, locale, QLatin1String("ss.zzz"));
    }
    for (qsizetype i = 0; i < copies.size(); ++i)
        moments << (alike(plain, i).size() > 1 ? exact[i] : plain[i]);
    const QStringList unnumbered = moments;
    for (qsizetype i = 0; i < copies.size(); ++i)
        if (const QList<qsizetype> same = alike(unnumbered, i); same.size() > 1)
            moments[i] += QStringLiteral(" (%1)").arg(same.indexOf(i) + 1);
    return moments;
}

/// A name beside the project's that is free.
QString freeNameBeside(const QString &path)
{
    const QFileInfo info(path);
    for (int number = 2;; ++number) {
        const QString name = info.dir().filePath(
            QStringLiteral("%1-%2.%3").arg(info.completeBaseName(), QString::number(number), info.suffix()));
        if (!QFileInfo::exists(name))
            return name;
    }
}

} // namespace

void MainWindow::connectKeeping()
{
    connect(m_session, &Session::aboutToWrite, this, [this](bool asked) {
        m_hushed = !asked;
        typing::handOver(*this, asked);
        m_hushed = false;
    });
    // What is typed is kept like an edit, long before it is one.
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (QLineEdit *input = now != nullptr && isAncestorOf(now) ? typing::inputOf(*this) : nullptr)
            connect(input, &QLineEdit::textEdited, m_session, &Session::scheduleAutosave, Qt::UniqueConnection);
    });
    connect(m_session, &Session::fileChangedOutside, this, [this](const QString &path) {
        m_messages->post({tr("%1 was changed by another program.").arg(QFileInfo(path).fileName()),
                          {{tr("Reload"), [this] { reloadAside(); }}, {tr("Keep what is here"), {}}},
                          MessageBar::UntilSaved});
    });
    connect(m_actions->menu(WindowActions::FileMenu), &QMenu::aboutToShow, this, &MainWindow::fillRecovered);
    connect(m_session, &Session::opened, this, &MainWindow::fillRecovered);
    fillRecovered();
}

bool MainWindow::save()
{
    if (m_session->filePath().isEmpty())
        return saveAs();
    if (m_session->fileDiffers() && !mayOverwrite())
        return !m_session->isModified() && !m_session->fileDiffers();
    return write(m_session->filePath());
}

bool MainWindow::saveAs()
{
    QString proposal = m_session->filePath();
    if (proposal.isEmpty())
        proposal = QDir(lastFolder()).filePath(QStringLiteral("project.yaml"));
    else if (m_session->fileDiffers())
        proposal = freeNameBeside(proposal);
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the project"), proposal, tr("Projects (*.yaml)"));
    if (path.isEmpty())
        return false;
    Settings::setValue(Settings::LastFolder, QFileInfo(path).absolutePath());
    if (!write(path))
        return false;
    Settings::addRecentFile(m_session->filePath());
    return true;
}

bool MainWindow::write(const QString &path)
{
    QString why;
    if (m_session->saveAs(path, &why)) {
        m_messages->forget(MessageBar::UntilSaved);
        return true;
    }
    m_messages->post({why, {}, MessageBar::UntilSaved});
    return false;
}

/// True: overwrite it. Else something better was done about it, or nothing.
bool MainWindow::mayOverwrite()
{
    QMessageBox box(QMessageBox::Warning, tr("Changed by another program"),
                    tr("%1 has been changed since it was opened here. Saving would overwrite that change.")
                        .arg(QFileInfo(m_session->filePath()).fileName()),
                    QMessageBox::Cancel, this);
    box.setInformativeText(tr("Save as keeps both. Reload shows the file as it is now; your edits stay as a copy under "
                              "File, Kept copies."));
    QPushButton *as = box.addButton(tr("Save as…"), QMessageBox::AcceptRole);
    QPushButton *overwrite = box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
    QPushButton *reload = box.addButton(tr("Reload"), QMessageBox::ActionRole);
    as->setObjectName(QStringLiteral("changed.saveas"));
    overwrite->setObjectName(QStringLiteral("changed.overwrite"));
    reload->setObjectName(QStringLiteral("changed.reload"));
    box.setDefaultButton(as);
    box.exec();
    if (box.clickedButton() == as)
        saveAs();
    else if (box.clickedButton() == reload)
        reloadAside();
    return box.clickedButton() == overwrite;
}

/// The file as it is now; edits that it does not have stay as a copy.
void MainWindow::reloadAside()
{
    typing::handOver(*this, true);
    const bool edits = m_session->isModified();
    if (QString why; edits && !m_session->setAside(&why)) {
        //: %1 says what is the matter: "cannot be written: there is no space left on the device"
        m_messages->post({tr("Not reloaded, for the edits made here could not be kept. The safety copy %1.").arg(why),
                          {},
                          MessageBar::UntilSaved});
        return;
    }
    typing::giveUp(*this);
    m_session->reload();
    fillRecovered();
    if (edits)
        m_status->showNews(tr("The edits made before are kept under File, Kept copies."));
}

void MainWindow::offerRecovery()
{
    Autosave::removeOld(QDateTime::currentDateTimeUtc());
    const QList<Recovery> pending = Autosave::pending();
    const QStringList moments = momentsOf(pending);
    for (qsizetype i = pending.size(); i-- > 0;) { // the newest is shown first
        const Recovery &recovery = pending[i];
        QStringList said{tr("The program ended with unsaved edits of “%1”; a copy of %2 was "
                            "kept.")
                             .arg(recovery.title, moments[i])};
        if (!recovery.lastEdit.isEmpty())
            //: %1 is a step that can be undone, such as "Change price an hour"
            said << tr("The last edit in it: %1.").arg(recovery.lastEdit);
        const QString file = QDir::toNativeSeparators(recovery.originalPath);
        if (recovery.original() == Recovery::Original::Changed)
            said << tr("%1 has been changed since the edits began: the copy does not have that change.").arg(file);
        else if (recovery.original() == Recovery::Original::Gone)
            said << tr("%1 is no longer there.").arg(file);
        m_messages->post({said.join(QLatin1Char(' ')),
                          {{tr("Recover"),
                            [this, recovery] {
                                if (mayGo())
                                    m_session->recover(recovery);
                            }},
                           {tr("Skip"), [this, recovery] {
                                Autosave::skip(recovery);
                                fillRecovered();
                                m_status->showNews(tr("The copy stays under File, Kept copies, for thirty days."));
                            }}}});
    }
    fillRecovered();
}

void MainWindow::fillRecovered()
{
    QMenu *menu = m_actions->menu(WindowActions::RecoveredMenu);
    menu->clear();
    const QList<Recovery> kept = Autosave::kept();
    const QStringList moments = momentsOf(kept);
    for (qsizetype i = 0; i < kept.size(); ++i) {
        const Recovery &recovery = kept[i];
        QStringList parts{recovery.title, moments[i]};
        if (!recovery.lastEdit.isEmpty())
            parts << recovery.lastEdit;
        // An ampersand of a title is no shortcut.
        const QString text = parts.join(QStringLiteral(" · ")).replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction *action = menu->addAction(text);
        const QString file = recovery.originalPath.isEmpty() ? tr("This project was never saved.")
                                                             : QDir::toNativeSeparators(recovery.originalPath);
        action->setToolTip(file);
        action->setStatusTip(file);
        connect(action, &QAction::triggered, this, [this, recovery] {
            if (mayGo())
                m_session->recover(recovery);
        });
    }
    menu->setToolTipsVisible(true);
    menu->menuAction()->setEnabled(!menu->isEmpty());
}

bool MainWindow::mayGo()
{
    typing::handOver(*this, true);
    if (!m_session->isModified()) {
        typing::giveUp(*this);
        return true;
    }
    QMessageBox box(QMessageBox::Question, tr("Unsaved edits"),
                    tr("“%1” has edits that are not saved.").arg(m_session->title()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, this);
    box.setDefaultButton(QMessageBox::Save);
    switch (box.exec()) {
    case QMessageBox::Save:
        if (!save())
            return false;
        break;
    case QMessageBox::Discard: // the copy goes with the project, and stays where nothing comes in its place
        break;
    default:
        return false;
    }
    typing::giveUp(*this);
    return true;
}

} // namespace ui
