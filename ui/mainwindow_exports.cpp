// SPDX-License-Identifier: GPL-3.0-or-later
// Charts and pictures of the pages to files.
#include "ui/charts/chartwidget.h"
#include "ui/charts/render.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/widgets/messagebar.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/statusstrip.h"
#include "ui/windowactions.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QInputDialog>
#include <QPointer>
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <utility>

namespace ui {

namespace {

constexpr QSize exportSize(960, 600);
constexpr std::chrono::milliseconds betweenPages{20};

} // namespace

/// The export of all charts that is going on.
struct MainWindow::AllCharts
{
    QString folder, suffix;
    qsizetype page = 0;                                          ///< whose turn it is, in the registry
    std::shared_ptr<const core::project::Evaluation> evaluation; ///< whose figures are written
    QStringList taken, written;                                  ///< names; paths
    QStringList before;                                          ///< paths, of figures that have changed since
};

struct MainWindow::Exportable
{
    QString name;
    charts::Drawing drawing;
    QSize size;
    QString title;             ///< by which a chart on the page is known
    QPointer<QWidget> picture; ///< of a picture that is no chart
};

QList<MainWindow::Exportable> MainWindow::exportables(Page &page, Exported which) const
{
    QList<Exportable> all;
    QStringList names;
    for (const Page::NamedChart &chart : page.charts()) {
        names << chart.name;
        all << Exportable{chart.name, charts::chartDrawing(chart.spec, QLocale()), exportSize, chart.spec.title,
                          nullptr};
    }
    for (Picture *picture : Picture::within(page)) {
        if (which == Exported::All)
            picture->bringUpToDate();
        const bool wanted = which == Exported::All ? picture->belongsTo(page) : picture->widget()->isVisibleTo(&page);
        if (names.contains(picture->name()) || !wanted || picture->isEmpty())
            continue;
        if (which == Exported::All)
            picture->settle();
        all << Exportable{picture->name(), picture->drawing(), picture->exportSize(), {}, picture->widget()};
    }
    return all;
}

void MainWindow::enableExports()
{
    Page *page = currentPage(); // not by what they show: that would be put together at every figure
    const QList<Picture *> pictures = page == nullptr ? QList<Picture *>() : Picture::within(*page);
    const bool any = page != nullptr && (!page->charts().isEmpty() ||
                                         std::any_of(pictures.begin(), pictures.end(), [page](const Picture *picture) {
                                             return picture->widget()->isVisibleTo(page);
                                         }));
    m_actions->action(WindowActions::ExportChart)->setEnabled(any);
    m_actions->action(WindowActions::ExportAllCharts)->setEnabled(m_allCharts == nullptr); // whatever page is shown
}

/// The chosen one: that was clicked, or had the keyboard, last; else the first of the page.
void MainWindow::exportChart()
{
    const QList<Exportable> all = currentPage() ? exportables(*currentPage(), Exported::Seen) : QList<Exportable>();
    if (all.isEmpty())
        return;
    Exportable wanted = all.front();
    if (m_chosenPicture != nullptr && m_chosenPicture->isVisible() && currentPage()->isAncestorOf(m_chosenPicture)) {
        const auto *chart = qobject_cast<charts::ChartWidget *>(m_chosenPicture);
        for (const Exportable &one : all) {
            const bool known =
                chart != nullptr ? !one.picture && one.title == chart->spec().title : one.picture == m_chosenPicture;
            if (known)
                wanted = one;
        }
        if (chart != nullptr) // as it stands, with what the reader switched off
            wanted = {wanted.title == chart->spec().title ? wanted.name : QStringLiteral("chart"),
                      charts::chartDrawing(chart->spec(), QLocale()),
                      exportSize,
                      {},
                      nullptr};
        else if (Picture *picture = Picture::of(m_chosenPicture); picture != nullptr && !picture->isEmpty())
            wanted = {picture->name(), picture->drawing(), picture->exportSize(), {}, m_chosenPicture};
    }
    const bool ofPicture = wanted.picture != nullptr;
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export the chart"), QDir(exportFolder(this)).filePath(wanted.name + QStringLiteral(".svg")),
        tr("Vector graphics (*.svg);;PDF (*.pdf);;Picture (*.png)"));
    if (path.isEmpty())
        return;
    if (ofPicture && wanted.picture == nullptr) { // new figures took it away while the dialog was open
        say(Picture::goneText());
        return;
    }
    QString why;
    if (charts::exportDrawing(wanted.drawing, path, wanted.size, QLocale(), &why))
        m_status->showNews(tr("Exported to %1.").arg(QDir::toNativeSeparators(path)));
    else
        say(why);
}

namespace {

/// A name that no file before has: of the page where another has the same, then with a number.
QString ownName(QStringList &taken, const QString &page, const QString &name)
{
    QString own = name;
    if (taken.contains(own, Qt::CaseInsensitive))
        own = page + QLatin1Char('-') + name;
    const QString first = own;
    for (int number = 2; taken.contains(own, Qt::CaseInsensitive); ++number)
        own = QStringLiteral("%1-%2").arg(first).arg(number);
    taken << own;
    return own;
}

} // namespace

void MainWindow::exportAllCharts()
{
    if (m_allCharts != nullptr)
        return;
    const QString folder =
        QFileDialog::getExistingDirectory(this, tr("Export all charts to a folder"), exportFolder(this));
    if (folder.isEmpty())
        return;
    bool accepted = false;
    const QStringList kinds{QStringLiteral("SVG"), QStringLiteral("PDF"), QStringLiteral("PNG")};
    const QString kind =
        QInputDialog::getItem(this, tr("Export all charts to a folder"), tr("As"), kinds, 0, false, &accepted);
    if (!accepted)
        return;
    m_allCharts = std::make_shared<AllCharts>();
    m_allCharts->folder = folder;
    m_allCharts->suffix = QLatin1Char('.') + kind.toLower();
    enableExports();
    m_actions->action(WindowActions::CancelWork)->setEnabled(true);
    if (m_exportStep == nullptr) {
        m_exportStep = new QTimer(this);
        m_exportStep->setInterval(betweenPages);
        connect(m_exportStep, &QTimer::timeout, this, &MainWindow::goOnExporting);
    }
    m_exportStep->start();
}

/// A page at a time, each once its own figures are there; between them the window has its turn, and the reader the page
/// that he looks at.
void MainWindow::goOnExporting()
{
    // What is open over the page stays open: showing another would close it.
    if (QApplication::activePopupWidget() != nullptr || QApplication::activeModalWidget() != nullptr)
        return;
    AllCharts &all = *m_allCharts;
    const PageEntry &entry = pageRegistry()[all.page];
    m_status->setProgress(static_cast<double>(all.page) / static_cast<double>(pageRegistry().size()),
                          tr("Exporting the charts: %1").arg(entry.translatedTitle()));
    const Page *known = m_pages.value(entry.id);
    if (m_session->busy() || (known != nullptr && known->working()))
        return;
    if (all.evaluation != m_session->evaluation()) { // other figures came meanwhile: all files are of the same
        all.evaluation = m_session->evaluation();
        all.page = 0;
        all.taken.clear();
        all.before += std::exchange(all.written, {});
        return;
    }
    const QString shown = m_page;
    const QPointer<QWidget> focused(focusWidget());
    showPage(entry.id);
    Page *page = currentPage();
    for (const Picture *picture : Picture::within(*page))
        picture->bringUpToDate();
    const bool ready = !m_session->busy() && !page->working() && all.evaluation == m_session->evaluation();
    const QString why = ready ? writeCharts(*page, entry.id) : QString();
    if (shown != entry.id) {
        showPage(shown);
        if (focused != nullptr)
            focused->setFocus(Qt::OtherFocusReason);
    }
    if (!why.isEmpty()) {
        endExporting();
        say(why);
        return;
    }
    if (!ready)
        return;
    do // the start page has no figures
        ++all.page;
    while (all.page < pageRegistry().size() && !pageRegistry()[all.page].onRail);
    if (all.page < pageRegistry().size())
        return;
    for (const QString &path : std::as_const(all.before)) // of figures that are no more
        if (!all.written.contains(path))
            QFile::remove(path);
    const int count = static_cast<int>(all.written.size());
    const QString folder = QDir::toNativeSeparators(all.folder);
    endExporting();
    m_status->showNews(count == 0 ? tr("There is no chart to export yet.")
                                  : tr("%n chart(s) exported to %1.", nullptr, count).arg(folder));
}

/// The charts of a page to files; empty, or why not.
QString MainWindow::writeCharts(Page &page, const QString &id)
{
    AllCharts &all = *m_allCharts;
    for (const Exportable &chart : exportables(page, Exported::All)) {
        QString why;
        const QString path = QDir(all.folder).filePath(ownName(all.taken, id, chart.name) + all.suffix);
        if (!charts::exportDrawing(chart.drawing, path, chart.size, QLocale(), &why))
            return why;
        all.written << path;
    }
    return {};
}

void MainWindow::endExporting()
{
    if (m_allCharts == nullptr)
        return;
    m_exportStep->stop();
    m_allCharts.reset();
    m_status->setProgress(-1, {});
    m_actions->action(WindowActions::CancelWork)->setEnabled(m_session->busy());
    enableExports();
}

void MainWindow::cancelExporting()
{
    if (m_allCharts == nullptr)
        return;
    const int count = static_cast<int>(m_allCharts->written.size());
    const QString folder = QDir::toNativeSeparators(m_allCharts->folder);
    endExporting();
    m_status->showNews(tr("The export was cancelled; %n chart(s) had been written to %1.", nullptr, count).arg(folder));
}

} // namespace ui
