// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/reportpage.h"

#include "core/exports/report.h"
#include "ui/report/pdfreport.h"
#include "ui/sessionfiles.h"
#include "ui/settings.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/reportpreview.h"

#include <QAction>
#include <QCheckBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {

namespace {

core::exports::Report reportOf(const Session &session, const std::vector<std::string> &chapters)
{
    return core::exports::buildReport(*session.project(), session.document(), *session.evaluation(),
                                      {.chapters = chapters});
}

report::LayoutOptions layoutOptions(const Session &session)
{
    report::LayoutOptions options;
    options.locale = QLocale();
    options.chartPainter = report::chartPainterFor(*session.evaluation(), options.locale);
    return options;
}

} // namespace

ReportPage::ReportPage(Session &session, QWidget *parent)
    : Page(session, parent)
{
    auto *columns = new QHBoxLayout;
    columns->setSpacing(designPixels(this, 28));
    auto *left = new QVBoxLayout;
    left->setSpacing(designPixels(this, 6));
    left->addWidget(blockTitle(tr("What goes in")));
    for (const core::exports::ReportChapter &chapter : reportOf(session, {}).chapters) {
        auto *box = new QCheckBox(localised(chapter.title), this);
        box->setChecked(true);
        box->setProperty("chapter", QString::fromStdString(chapter.id));
        connect(box, &QCheckBox::toggled, this, &ReportPage::refreshNow);
        left->addWidget(box);
        m_chapters << box;
    }
    m_export = new QAction(tr("Export the PDF…"), this);
    connect(m_export, &QAction::triggered, this, &ReportPage::exportWithDialog);
    auto *button = new QPushButton(tr("Export the PDF…"), this);
    button->setProperty("primary", true);
    connect(button, &QPushButton::clicked, m_export, &QAction::trigger);
    left->addSpacing(designPixels(this, 12));
    left->addWidget(button, 0, Qt::AlignLeft);
    left->addStretch(1);
    auto *leftBox = new QWidget(this);
    leftBox->setLayout(left);
    leftBox->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding); // as wide as its longest chapter
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_preview = new ReportPreview(scroll);
    scroll->setWidget(m_preview);
    columns->addWidget(leftBox);
    columns->addWidget(scroll, 1);
    body()->addLayout(columns, 1);
}

std::vector<std::string> ReportPage::chapters() const
{
    std::vector<std::string> ids;
    for (const QCheckBox *box : m_chapters) {
        if (box->isChecked())
            ids.push_back(box->property("chapter").toString().toStdString());
    }
    return ids;
}

void ReportPage::refresh()
{
    const std::vector<std::string> wanted = chapters();
    // No chapter ticked means an empty report here, while the engine would take it for "all".
    report::LaidOutReport laidOut;
    if (!wanted.empty())
        laidOut = report::layOut(reportOf(session(), wanted), layoutOptions(session()));
    const int pages = static_cast<int>(laidOut.pages.size());
    m_export->setEnabled(pages > 0);
    setSentence(pages == 0 ? tr("Nothing is ticked, so there is nothing to print.")
                           : tr("The report has %n page(s); the same project gives the same bytes.", nullptr, pages));
    m_preview->setReport(std::move(laidOut));
}

bool ReportPage::exportPdf(const QString &path, QString *why) const
{
    const auto pdf = report::pdfOf(reportOf(session(), chapters()), layoutOptions(session()));
    if (!pdf) {
        if (why != nullptr)
            *why = localised(pdf.error().message);
        return false;
    }
    return files::write(path, pdf->toStdString(), why);
}

void ReportPage::exportWithDialog()
{
    const QString folder = Settings::value(Settings::LastFolder).toString();
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export the report"), QDir(folder).filePath(QStringLiteral("report.pdf")), tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    QString why;
    if (!exportPdf(path, &why))
        Q_EMIT failed(why);
    else
        Q_EMIT notice(tr("Exported to %1.").arg(QDir::toNativeSeparators(path)));
}

QList<QAction *> ReportPage::pageActions() const
{
    return {m_export};
}

} // namespace ui
