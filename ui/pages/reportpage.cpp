// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reportpage.h"

#include "core/exports/report.h"
#include "core/files.h"
#include "core/sensitivity/report.h"
#include "ui/cataloguesource.h"
#include "ui/report/pdfreport.h"
#include "ui/report/reportfiles.h"
#include "ui/report/sortedglossary.h"
#include "ui/sessionfiles.h"
#include "ui/settings.h"
#include "ui/style/theme.h"
#include "ui/task.h"
#include "ui/texts.h"
#include "ui/widgets/reportpreview.h"
#include "ui/widgets/typing.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QStyle>
#include <QTimer>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

namespace {

constexpr int idRole = Qt::UserRole;
constexpr int progressSteps = 1000;

/// The document without what only says how the report looks: figures do not depend on it.
core::project::Node withoutReport(const core::project::Node &document)
{
    return document.without("report").without("title").without("date");
}

} // namespace

/// A place to write to, and what keeps the figures of the moment alive until everything is written.
struct ReportPage::Running
{
    std::shared_ptr<const core::project::Project> project;
    core::project::Node document;
    std::shared_ptr<const core::project::Evaluation> evaluation;
    std::stop_source stop;
    QString target;
    report::ExportKind kind = report::ExportKind::File;
    std::unique_ptr<report::Export> writing; ///< null while what moves the figures is still being found
};

ReportPage::ReportPage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_study(new Task(this))
    , m_layout(new Task(this))
{
    m_export = new QAction(tr("Export the report…"), this);
    connect(m_export, &QAction::triggered, this, &ReportPage::exportWithDialog);
    // An export that waits for the figures goes on when they are there, whether the page is looked at or not.
    connect(&session, &Session::evaluationChanged, this, [this] {
        if (m_running && !m_running->writing)
            refreshNow();
    });
    m_everything = new QAction(tr("Export everything into a folder…"), this);
    connect(m_everything, &QAction::triggered, this, &ReportPage::exportFolderWithDialog);
    m_copy = new QAction(tr("Copy the report"), this);
    connect(m_copy, &QAction::triggered, this, [this] {
        copy();
        Q_EMIT notice(tr("The report was copied."));
    });
    auto *columns = new QHBoxLayout;
    columns->setSpacing(designPixels(this, 28));
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    // Narrower pages are lower: a bar that comes and goes would decide about itself without end.
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    m_preview = new ReportPreview(scroll);
    scroll->setWidget(m_preview);
    columns->addWidget(makeControls());
    columns->addWidget(scroll, 1);
    body()->addLayout(columns, 1);
}

QWidget *ReportPage::makeControls()
{
    auto *box = new QWidget(this);
    auto *left = new QVBoxLayout(box);
    left->setContentsMargins(0, 0, 0, 0);
    left->setSpacing(designPixels(this, 6));
    left->addWidget(blockTitle(tr("What goes in")));
    addChapters();
    left->addWidget(m_chapters, 1);
    auto *moves = new QHBoxLayout;
    const auto addMove = [&](const QString &text, int by) {
        auto *button = new QPushButton(text, this);
        connect(button, &QPushButton::clicked, this, [this, by] {
            if (const QListWidgetItem *item = m_chapters->currentItem())
                moveChapter(item->data(idRole).toString(), by);
        });
        moves->addWidget(button);
    };
    addMove(tr("Earlier"), -1);
    addMove(tr("Later"), 1);
    moves->addStretch(1);
    left->addLayout(moves);
    m_short = new QCheckBox(tr("Short form, two pages"), this);
    m_short->setObjectName(QStringLiteral("report.short"));
    connect(m_short, &QCheckBox::toggled, this, [this](bool shortForm) {
        m_chapters->setEnabled(!shortForm);
        keepChoice(tr("Change the form of the report"));
    });
    left->addWidget(m_short);
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_paper = new QComboBox(this);
    m_paper->setObjectName(QStringLiteral("report.paper"));
    m_paper->addItems({QStringLiteral("A4"), QStringLiteral("Letter")});
    connect(m_paper, &QComboBox::currentIndexChanged, this, [this] { keepChoice(tr("Change the paper")); });
    form->addRow(tr("Paper"), m_paper);
    addCover(form);
    left->addLayout(form);
    left->addSpacing(designPixels(this, 8));
    auto *primary = new QPushButton(m_export->text(), this);
    primary->setProperty("primary", true);
    connect(primary, &QPushButton::clicked, m_export, &QAction::trigger);
    left->addWidget(primary, 0, Qt::AlignLeft);
    for (QAction *action : {m_everything, m_copy}) {
        auto *button = new QPushButton(action->text(), this);
        connect(button, &QPushButton::clicked, action, &QAction::trigger);
        left->addWidget(button, 0, Qt::AlignLeft);
    }
    left->addWidget(makeProgress());
    box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    return box;
}

QWidget *ReportPage::makeProgress()
{
    m_progressBox = new QWidget(this);
    auto *row = new QHBoxLayout(m_progressBox);
    row->setContentsMargins(0, 0, 0, 0);
    m_progress = new QProgressBar(m_progressBox);
    m_progress->setAccessibleName(tr("Progress of the export"));
    m_progress->setRange(0, progressSteps);
    row->addWidget(m_progress, 1);
    auto *cancel = new QPushButton(tr("Cancel"), m_progressBox);
    cancel->setObjectName(QStringLiteral("cancelExport"));
    connect(cancel, &QPushButton::clicked, this, &ReportPage::cancelExport);
    row->addWidget(cancel);
    m_progressBox->hide();
    m_step = new QTimer(this);
    m_step->setInterval(0);
    connect(m_step, &QTimer::timeout, this, &ReportPage::goOnExporting);
    return m_progressBox;
}

void ReportPage::addChapters()
{
    m_chapters = new QListWidget(this);
    m_chapters->setObjectName(QStringLiteral("report.chapters"));
    m_chapters->setFrameShape(QFrame::NoFrame);
    m_chapters->setAccessibleName(tr("Chapters of the report, in their order"));
    m_chapters->setDragDropMode(QAbstractItemView::InternalMove);
    m_chapters->setDefaultDropAction(Qt::MoveAction);
    m_chapters->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    for (const std::string &id : core::exports::reportChapterIds()) {
        auto *item = new QListWidgetItem(localised(core::exports::reportChapterTitle(id)), m_chapters);
        item->setData(idRole, fromUtf8(id));
        item->setFlags((item->flags() | Qt::ItemIsUserCheckable) & ~Qt::ItemIsDropEnabled);
        item->setCheckState(Qt::Checked);
    }
    m_chapters->setMinimumWidth(m_chapters->sizeHintForColumn(0) + 2 * designPixels(this, 10));
    m_chapters->setMinimumHeight(6 * m_chapters->sizeHintForRow(0));
    m_chapters->setCurrentRow(0);
    const auto keep = [this] { keepChoice(tr("Change the chapters of the report")); };
    connect(m_chapters, &QListWidget::itemChanged, this, keep);
    connect(m_chapters->model(), &QAbstractItemModel::rowsMoved, this, keep);
    // An item that is dropped inside the list is put in and taken out, not moved.
    connect(m_chapters->model(), &QAbstractItemModel::rowsRemoved, this, keep, Qt::QueuedConnection);
}

void ReportPage::addCover(QFormLayout *form)
{
    const auto add = [&](const QString &label, const QString &path, const QString &undoText, const QString &hint) {
        auto *edit = new QLineEdit(this);
        edit->setObjectName(path);
        edit->setPlaceholderText(hint);
        edit->setWhatsThis(hint);
        connect(edit, &QLineEdit::editingFinished, this, [this, edit, path, undoText] {
            const int mergeKey = typing::mergeKey(*edit, session());
            const QString text = edit->text().trimmed();
            const core::project::Node *present = session().document().at(path.toStdString());
            if (text == (present ? fromUtf8(present->text()) : QString()))
                return edit->setModified(false);
            if (text.isEmpty())
                session().removeValue(path, undoText);
            else if (QString why; !session().setValue(path, core::project::Node::scalar(text.toStdString()), undoText,
                                                      &why, mergeKey))
                Q_EMIT failed(why);
            showCover();
        });
        form->addRow(label, edit);
        m_cover << CoverField{path, edit};
        return edit;
    };
    add(tr("Title"), QStringLiteral("title"), tr("Change the title"), tr("of the project and its report"));
    add(tr("Date"), QStringLiteral("date"), tr("Change the date"), tr("such as 2026-06-01"));
    add(tr("Committee"), QStringLiteral("report.committee"), tr("Change the committee"), tr("whom it is for"));
    add(tr("Classification"), QStringLiteral("report.classification"), tr("Change the classification"),
        tr("such as Internal"));
    QLineEdit *logo =
        add(tr("Logo"), QStringLiteral("report.logo"), tr("Change the logo"), tr("file: PNG, JPEG or SVG"));
    QAction *choose = logo->addAction(style()->standardIcon(QStyle::SP_DirOpenIcon), QLineEdit::TrailingPosition);
    choose->setText(tr("Choose a logo"));
    choose->setToolTip(choose->text());
    connect(choose, &QAction::triggered, this, [this, logo] {
        const QString path = QFileDialog::getOpenFileName(this, tr("Choose a logo"), session().baseFolder(),
                                                          tr("Pictures (*.png *.jpg *.jpeg *.svg)"));
        if (path.isEmpty())
            return;
        logo->setText(files::referenceTo(path, session().baseFolder()));
        Q_EMIT logo->editingFinished();
    });
}

/// Writes chapters, form and paper into the project, as one step that can be undone. What is as it would be anyway is
/// not written.
void ReportPage::keepChoice(const QString &undoText)
{
    if (m_showing)
        return;
    using core::project::Node;
    Node changed = session().document();
    const auto put = [&changed](const char *path, bool isDefault, const Node &value) {
        if (!isDefault)
            changed = changed.with(path, value);
        else if (changed.at(path) != nullptr)
            changed = changed.without(path);
    };
    std::vector<Node> ids;
    for (const std::string &id : chapters())
        ids.push_back(Node::scalar(id));
    put("report.chapters", chapters() == core::exports::reportChapterIds(),
        Node::sequence(std::move(ids), Node::Style::Flow));
    put("report.short", !m_short->isChecked(), Node::boolean(true));
    put("report.paper", m_paper->currentIndex() == 0, Node::scalar("Letter"));
    const Node *report = changed.find("report");
    if (report != nullptr && report->members().empty())
        changed = changed.without("report");
    if (!(changed == session().document()))
        session().setDocument(changed, undoText);
    refreshNow();
}

/// The controls as the project has it: after opening, undoing and redoing.
void ReportPage::showChoice()
{
    const auto choice = core::exports::statedChoice(session().document());
    const bool stated = session().document().at("report.chapters") != nullptr;
    const std::vector<std::string> wanted = stated ? choice.chapters : core::exports::reportChapterIds();
    m_showing = true;
    if (wanted != chapters()) {
        int row = 0;
        for (const std::string &id : wanted)
            for (int from = row; from < m_chapters->count(); ++from)
                if (m_chapters->item(from)->data(idRole).toString() == fromUtf8(id)) {
                    m_chapters->insertItem(row++, m_chapters->takeItem(from));
                    break;
                }
        for (int at = 0; at < m_chapters->count(); ++at)
            m_chapters->item(at)->setCheckState(at < row ? Qt::Checked : Qt::Unchecked);
    }
    m_short->setChecked(choice.shortForm);
    m_chapters->setEnabled(!choice.shortForm);
    m_paper->setCurrentIndex(choice.paper == "Letter" ? 1 : 0);
    m_showing = false;
}

void ReportPage::showCover()
{
    for (const CoverField &field : m_cover) {
        const core::project::Node *node = session().document().at(field.path.toStdString());
        const QString text = node ? fromUtf8(node->text()) : QString();
        if (field.edit->text() == text)
            field.edit->setModified(false); // from here on Undo, and another project, may change what is shown
        else if (!field.edit->hasFocus() || !field.edit->isModified()) {
            field.edit->setText(text);
            field.edit->setCursorPosition(0); // a long title shows its beginning
        }
    }
}

std::vector<std::string> ReportPage::chapters() const
{
    std::vector<std::string> ids;
    for (int row = 0; row < m_chapters->count(); ++row) {
        const QListWidgetItem *item = m_chapters->item(row);
        if (item->checkState() == Qt::Checked)
            ids.push_back(item->data(idRole).toString().toStdString());
    }
    return ids;
}

bool ReportPage::moveChapter(const QString &id, int by)
{
    for (int row = 0; row < m_chapters->count(); ++row) {
        if (m_chapters->item(row)->data(idRole).toString() != id)
            continue;
        if (row + by < 0 || row + by >= m_chapters->count())
            return false;
        m_showing = true; // between the two steps the chapter is in no list
        QListWidgetItem *item = m_chapters->takeItem(row);
        m_chapters->insertItem(row + by, item);
        m_showing = false;
        m_chapters->setCurrentItem(item);
        keepChoice(tr("Change the chapters of the report"));
        return true;
    }
    return false;
}

void ReportPage::tickChapter(const QString &id, bool ticked)
{
    for (int row = 0; row < m_chapters->count(); ++row)
        if (m_chapters->item(row)->data(idRole).toString() == id)
            m_chapters->item(row)->setCheckState(ticked ? Qt::Checked : Qt::Unchecked);
}

void ReportPage::setShortForm(bool shortForm)
{
    m_short->setChecked(shortForm);
}

bool ReportPage::studied() const
{
    return m_sensitivity && m_studied.library == session().library() &&
           m_studied.document == withoutReport(session().document());
}

bool ReportPage::wantsStudy() const
{
    const auto ids = chapters();
    return !m_short->isChecked() && std::ranges::find(ids, "sensitivity") != ids.end();
}

core::exports::ReportOptions ReportPage::reportOptions() const
{
    core::Diagnostics shownElsewhere;
    core::exports::ReportOptions options;
    options.shortForm = m_short->isChecked();
    if (!options.shortForm)
        options.chapters = chapters();
    options.catalogue = loadCatalogue(shownElsewhere);
    options.baseFolder = session().baseFolder().toStdString();
    if (studied())
        options.sensitivity = m_sensitivity;
    const std::string logo = core::exports::statedCover(session().document()).logo;
    if (!logo.empty()) {
        constexpr std::uintmax_t largestLogo = std::uintmax_t{4} << 20U;
        const QString path = files::absolutePath(fromUtf8(logo), session().baseFolder());
        if (auto bytes = core::readFile(core::pathFromText(path.toStdString()), largestLogo))
            options.cover.logo = std::move(*bytes);
    }
    return options;
}

QPageSize ReportPage::pageSize() const
{
    return QPageSize(m_paper->currentIndex() == 1 ? QPageSize::Letter : QPageSize::A4);
}

report::ExportJob ReportPage::job() const
{
    return {.project = *session().project(),
            .document = session().document(),
            .evaluation = *session().evaluation(),
            .projectText = core::project::writeYaml(session().document()),
            .report = reportOptions(),
            .pageSize = pageSize(),
            .locale = QLocale()};
}

/// What moves the figures takes longer than a paint: it is found in the background, and the preview follows.
void ReportPage::askSensitivity(bool anyway)
{
    if (studied() || !(wantsStudy() || anyway) || session().busy())
        return;
    Studied of{withoutReport(session().document()), session().library()};
    if (m_study->running() && of == m_asked)
        return;
    m_asked = of;
    m_study->start(
        [project = session().project(), document = session().document(),
         library = session().library()](std::stop_token stop, const Task::Progress &) {
            core::Diagnostics shownElsewhere;
            return std::make_shared<const core::sensitivity::Sensitivity>(
                core::sensitivity::sensitivityOf(*project, document, library, evaluateOptions(shownElsewhere),
                                                 report::sensitivityOptions(*project, stop), shownElsewhere));
        },
        [this, of](std::shared_ptr<const core::sensitivity::Sensitivity> found) {
            m_studied = of;
            m_sensitivity = std::move(found);
            refreshNow();
        });
}

void ReportPage::refresh()
{
    showChoice();
    askSensitivity(m_running && m_running->kind == report::ExportKind::Everything);
    showCover();
    if (m_running && !m_running->writing)
        beginExport();
    enableExports();
    layOutPages();
}

/// A long report takes longer than a frame: its pages are made in the background, and those before stay until then.
void ReportPage::layOutPages()
{
    // No chapter ticked means an empty report here, while the engine would take it for "all".
    if (!m_short->isChecked() && chapters().empty()) {
        m_layout->cancel();
        return showPages({});
    }
    if (sentence().isEmpty())
        setSentence(tr("The pages are being laid out."));
    report::LayoutOptions options;
    options.locale = QLocale();
    options.pageSize = pageSize();
    // The preview paints when it is looked at; it keeps the figures that it was made from.
    const auto evaluation = session().evaluation();
    const core::exports::ReportOptions chosen = reportOptions();
    options.chartPainter = [evaluation, locale = options.locale, sensitivity = chosen.sensitivity](
                               QPainter &painter, const QRectF &rect, const core::exports::ReportChart &chart) {
        return report::chartPainterFor(*evaluation, locale, sensitivity.get())(painter, rect, chart);
    };
    options.hasChart = [evaluation, locale = options.locale,
                        sensitivity = chosen.sensitivity](const core::exports::ReportChart &chart) {
        return report::chartSpecFor(*evaluation, chart, locale, sensitivity.get()).has_value();
    };
    m_layout->start(
        [evaluation, options, chosen, project = session().project(), document = session().document()] {
            return report::layOut(
                report::withSortedGlossary(core::exports::buildReport(*project, document, *evaluation, chosen),
                                           options.locale),
                options);
        },
        [this](report::LaidOutReport laidOut) { showPages(std::move(laidOut)); });
}

void ReportPage::enableExports()
{
    for (QAction *action : {m_export, m_everything, m_copy})
        action->setEnabled(m_hasPages && !m_running);
}

void ReportPage::showPages(report::LaidOutReport laidOut)
{
    const int pages = static_cast<int>(laidOut.pages.size());
    m_hasPages = pages > 0;
    enableExports();
    setSentence(pages == 0 ? tr("Nothing is ticked, so there is nothing to print.")
                           : tr("The report has %n page(s); the same project gives the same bytes.", nullptr, pages));
    m_preview->setReport(std::move(laidOut));
}

ReportPage::~ReportPage() = default;

bool ReportPage::working() const
{
    return m_running != nullptr || m_study->running() || m_layout->running();
}

void ReportPage::exportTo(const QString &target, report::ExportKind kind)
{
    if (m_running)
        return;
    m_running = std::make_unique<Running>();
    m_running->target = target;
    m_running->kind = kind;
    for (QAction *action : {m_export, m_everything, m_copy})
        action->setEnabled(false);
    m_progress->setRange(0, 0);
    m_progressBox->show();
    askSensitivity(kind == report::ExportKind::Everything);
    beginExport();
}

/// Begins as soon as the figures are there: an export holds what the preview shows when it is finished.
void ReportPage::beginExport()
{
    const bool everything = m_running->kind == report::ExportKind::Everything;
    if (session().busy() || ((wantsStudy() || everything) && !studied()))
        return;
    Running &running = *m_running;
    running.project = session().project();
    running.document = session().document();
    running.evaluation = session().evaluation();
    const report::ExportJob now = job();
    running.writing = std::make_unique<report::Export>(report::ExportJob{.project = *running.project,
                                                                         .document = running.document,
                                                                         .evaluation = *running.evaluation,
                                                                         .projectText = now.projectText,
                                                                         .report = now.report,
                                                                         .pageSize = now.pageSize,
                                                                         .locale = now.locale,
                                                                         .stop = running.stop.get_token()},
                                                       core::pathFromText(running.target.toStdString()), running.kind);
    m_progress->setRange(0, progressSteps);
    m_progress->setValue(0);
    m_step->start();
}

/// Some steps, then the window has its turn.
void ReportPage::goOnExporting()
{
    constexpr qint64 turnMilliseconds = 30;
    QElapsedTimer turn;
    turn.start();
    core::Result<void> step;
    while (step && !m_running->writing->done() && turn.elapsed() < turnMilliseconds)
        step = m_running->writing->step();
    m_progress->setValue(qRound(m_running->writing->fraction() * progressSteps));
    if (!step)
        endExport(step.error().message);
    else if (m_running->writing->done())
        endExport({});
}

void ReportPage::cancelExport()
{
    if (!m_running)
        return;
    m_running->stop.request_stop();
    endExport({});
}

void ReportPage::endExport(const core::Text &why)
{
    m_step->stop();
    m_progressBox->hide();
    const QString place = QDir::toNativeSeparators(m_running->target);
    const bool cancelled = m_running->stop.stop_requested();
    m_running.reset();
    refreshNow();
    if (cancelled)
        Q_EMIT notice(tr("The export was cancelled; nothing was written."));
    else if (!why.empty())
        Q_EMIT failed(tr("%1: %2. Nothing was changed there.").arg(place, localised(why)));
    else
        Q_EMIT notice(tr("Exported to %1.").arg(place));
}

void ReportPage::copy() const
{
    const report::ExportJob copied = job();
    auto *mime = new QMimeData;
    mime->setText(QString::fromStdString(report::markdownOfJob(copied)));
    mime->setHtml(QString::fromStdString(report::htmlOfJob(copied)));
    QApplication::clipboard()->setMimeData(mime);
}

void ReportPage::exportWithDialog()
{
    const QString folder = Settings::value(Settings::LastFolder).toString();
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export the report"), QDir(folder).filePath(QStringLiteral("report.pdf")),
        tr("PDF (*.pdf);;Web page (*.html);;Spreadsheet (*.xlsx);;Markdown (*.md);;JSON (*.json)"));
    if (path.isEmpty())
        return;
    if (report::isReportName(path.toStdString()))
        exportTo(path, report::ExportKind::File);
    else
        Q_EMIT failed(tr("The name of a report ends in .pdf, .html, .xlsx, .md or .json; nothing was written."));
}

void ReportPage::exportFolderWithDialog()
{
    const QString start = Settings::value(Settings::LastFolder).toString();
    const QString parent = QFileDialog::getExistingDirectory(this, tr("Export everything into a folder"), start);
    if (parent.isEmpty())
        return;
    // A folder of its own inside the chosen one, so that nothing of the user's is ever among forty files.
    const QString folder = QDir(parent).filePath(QStringLiteral("paretoscope-report"));
    exportTo(folder, report::ExportKind::Everything);
}

QList<QAction *> ReportPage::pageActions() const
{
    return {m_export, m_everything, m_copy};
}

} // namespace ui
