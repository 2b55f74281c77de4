// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reportpage.h"

#include "core/exports/report.h"
#include "core/files.h"
#include "core/sensitivity/report.h"
#include "ui/cataloguesource.h"
#include "ui/report/pdfreport.h"
#include "ui/report/reportfiles.h"
#include "ui/sessionfiles.h"
#include "ui/settings.h"
#include "ui/style/theme.h"
#include "ui/task.h"
#include "ui/texts.h"
#include "ui/widgets/reportpreview.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int idRole = Qt::UserRole;

/// The hour-glass while a file is written: a second or two.
struct Waiting
{
    Waiting() { QApplication::setOverrideCursor(Qt::WaitCursor); }
    ~Waiting() { QApplication::restoreOverrideCursor(); }
    Waiting(const Waiting &) = delete;
    Waiting &operator=(const Waiting &) = delete;
};

} // namespace

ReportPage::ReportPage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_study(new Task(this))
{
    m_export = new QAction(tr("Export the report…"), this);
    connect(m_export, &QAction::triggered, this, &ReportPage::exportWithDialog);
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
        refreshNow();
    });
    left->addWidget(m_short);
    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_paper = new QComboBox(this);
    m_paper->setObjectName(QStringLiteral("report.paper"));
    m_paper->addItems({QStringLiteral("A4"), QStringLiteral("Letter")});
    connect(m_paper, &QComboBox::currentIndexChanged, this, &ReportPage::refreshNow);
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
    box->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    return box;
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
    connect(m_chapters, &QListWidget::itemChanged, this, &ReportPage::refreshNow);
    connect(m_chapters->model(), &QAbstractItemModel::rowsMoved, this, &ReportPage::refreshNow);
    // An item that is dropped inside the list is put in and taken out, not moved.
    connect(m_chapters->model(), &QAbstractItemModel::rowsRemoved, this, &ReportPage::refreshNow, Qt::QueuedConnection);
}

void ReportPage::addCover(QFormLayout *form)
{
    const auto add = [&](const QString &label, const QString &path, const QString &undoText, const QString &hint) {
        auto *edit = new QLineEdit(this);
        edit->setObjectName(path);
        edit->setPlaceholderText(hint);
        connect(edit, &QLineEdit::editingFinished, this, [this, edit, path, undoText] {
            const QString text = edit->text().trimmed();
            const core::project::Node *present = session().document().at(path.toStdString());
            if (text == (present ? fromUtf8(present->text()) : QString()))
                return;
            if (text.isEmpty())
                session().removeValue(path, undoText);
            else
                session().setValue(path, core::project::Node::scalar(text.toStdString()), undoText);
        });
        form->addRow(label, edit);
        m_cover << CoverField{path, edit};
    };
    add(tr("Committee"), QStringLiteral("report.committee"), tr("Change the committee"), tr("whom it is for"));
    add(tr("Classification"), QStringLiteral("report.classification"), tr("Change the classification"),
        tr("such as Internal"));
    add(tr("Logo"), QStringLiteral("report.logo"), tr("Change the logo"), tr("file: PNG, JPEG or SVG"));
}

void ReportPage::showCover()
{
    for (const CoverField &field : m_cover) {
        const core::project::Node *node = session().document().at(field.path.toStdString());
        const QString text = node ? fromUtf8(node->text()) : QString();
        if (!field.edit->hasFocus() && field.edit->text() != text)
            field.edit->setText(text);
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
        QListWidgetItem *item = m_chapters->takeItem(row);
        m_chapters->insertItem(row + by, item);
        m_chapters->setCurrentItem(item);
        refreshNow();
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

report::ExportJob ReportPage::job() const
{
    core::Diagnostics shownElsewhere;
    core::exports::ReportOptions options;
    options.shortForm = m_short->isChecked();
    if (!options.shortForm)
        options.chapters = chapters();
    options.catalogue = loadCatalogue(shownElsewhere);
    if (m_studied == session().evaluation())
        options.sensitivity = m_sensitivity;
    const std::string logo = core::exports::statedCover(session().document()).logo;
    if (!logo.empty()) {
        constexpr std::uintmax_t largestLogo = std::uintmax_t{4} << 20U;
        const QString path = files::absolutePath(fromUtf8(logo), session().baseFolder());
        if (auto bytes = core::readFile(core::pathFromText(path.toStdString()), largestLogo))
            options.cover.logo = std::move(*bytes);
    }
    const bool letter = m_paper->currentIndex() == 1;
    return {.project = *session().project(),
            .document = session().document(),
            .evaluation = *session().evaluation(),
            .projectText = core::project::writeYaml(session().document()),
            .report = std::move(options),
            .pageSize = QPageSize(letter ? QPageSize::Letter : QPageSize::A4),
            .locale = QLocale()};
}

/// What moves the figures takes longer than a paint: it is found in the background, and the preview follows.
void ReportPage::askSensitivity()
{
    const auto evaluation = session().evaluation();
    if (m_studied == evaluation || m_short->isChecked())
        return;
    m_study->start(
        [project = session().project(), document = session().document(),
         library = session().library()](std::stop_token stop, const Task::Progress &) {
            core::Diagnostics shownElsewhere;
            core::sensitivity::SensitivityOptions wanted;
            wanted.draws.draws = 2000;
            wanted.draws.simulated = 16;
            wanted.draws.seed = project->seed;
            wanted.draws.stop = stop;
            return std::make_shared<const core::sensitivity::Sensitivity>(core::sensitivity::sensitivityOf(
                *project, document, library, evaluateOptions(shownElsewhere), wanted, shownElsewhere));
        },
        [this, evaluation](std::shared_ptr<const core::sensitivity::Sensitivity> found) {
            m_studied = evaluation;
            m_sensitivity = std::move(found);
            refreshNow();
        });
}

void ReportPage::refresh()
{
    askSensitivity();
    showCover();
    report::LaidOutReport laidOut;
    // No chapter ticked means an empty report here, while the engine would take it for "all".
    const bool something = m_short->isChecked() || !chapters().empty();
    if (something) {
        const report::ExportJob shown = job();
        report::LayoutOptions options;
        options.locale = shown.locale;
        options.pageSize = shown.pageSize;
        // The preview paints when it is looked at; it keeps the figures that it was made from.
        options.chartPainter = [evaluation = session().evaluation(), locale = shown.locale](
                                   QPainter &painter, const QRectF &rect, const core::exports::ReportChart &chart) {
            return report::chartPainterFor(*evaluation, locale)(painter, rect, chart);
        };
        options.hasChart = [evaluation = session().evaluation(),
                            locale = shown.locale](const core::exports::ReportChart &chart) {
            return report::chartSpecFor(*evaluation, chart, locale).has_value();
        };
        laidOut = report::layOut(
            core::exports::buildReport(shown.project, shown.document, shown.evaluation, shown.report), options);
    }
    const int pages = static_cast<int>(laidOut.pages.size());
    for (QAction *action : {m_export, m_everything, m_copy})
        action->setEnabled(pages > 0);
    setSentence(pages == 0 ? tr("Nothing is ticked, so there is nothing to print.")
                           : tr("The report has %n page(s); the same project gives the same bytes.", nullptr, pages));
    m_preview->setReport(std::move(laidOut));
}

bool ReportPage::exportReport(const QString &path, QString *why) const
{
    const Waiting waiting;
    const auto written = report::writeReport(job(), core::pathFromText(path.toStdString()));
    if (!written && why != nullptr)
        *why = tr("%1: %2. Nothing was changed there.")
                   .arg(QDir::toNativeSeparators(path), localised(written.error().message));
    return written.has_value();
}

bool ReportPage::exportEverything(const QString &folder, QString *why) const
{
    const Waiting waiting;
    const auto written = report::writeEverything(job(), core::pathFromText(folder.toStdString()));
    if (!written && why != nullptr)
        *why = tr("%1: %2. Nothing was changed there.")
                   .arg(QDir::toNativeSeparators(folder), localised(written.error().message));
    return written.has_value();
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
    QString why;
    if (!report::isReportName(path.toStdString()))
        Q_EMIT failed(tr("The name of a report ends in .pdf, .html, .xlsx, .md or .json; nothing was written."));
    else if (!exportReport(path, &why))
        Q_EMIT failed(why);
    else
        Q_EMIT notice(tr("Exported to %1.").arg(QDir::toNativeSeparators(path)));
}

void ReportPage::exportFolderWithDialog()
{
    const QString start = Settings::value(Settings::LastFolder).toString();
    const QString parent = QFileDialog::getExistingDirectory(this, tr("Export everything into a folder"), start);
    if (parent.isEmpty())
        return;
    // A folder of its own inside the chosen one, so that nothing of the user's is ever among forty files.
    const QString folder = QDir(parent).filePath(QStringLiteral("paretoscope-report"));
    QString why;
    if (!exportEverything(folder, &why))
        Q_EMIT failed(why);
    else
        Q_EMIT notice(tr("Exported to %1.").arg(QDir::toNativeSeparators(folder)));
}

QList<QAction *> ReportPage::pageActions() const
{
    return {m_export, m_everything, m_copy};
}

} // namespace ui
