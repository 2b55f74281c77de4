// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/normalisedialog.h"

#include "ui/models/axistexts.h"
#include "ui/models/roles.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/tableview.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {

using core::scorecard::Adjustment;
using core::scorecard::NormalisedFigure;
using core::scorecard::Normaliser;
using core::scorecard::Obstacle;

namespace {

constexpr QSize dialogSize(760, 560);
constexpr int obstaclesHeight = 150;

QStandardItem *item(const QString &text, const QVariant &sort, bool number)
{
    auto *made = new QStandardItem(text);
    made->setEditable(false);
    made->setData(sort, SortRole);
    made->setToolTip(text);
    made->setTextAlignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    return made;
}

} // namespace

NormaliseDialog::NormaliseDialog(Session &session, core::scorecard::Normalisation normalisation, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_normalisation(std::move(normalisation))
    , m_table(new TableView(this))
    , m_obstacles(new QLabel)
{
    setWindowTitle(tr("Bring to one footing"));
    setObjectName(QStringLiteral("dialog.normalise"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(designPixels(this, 10));
    const auto offered = m_normalisation.offered();
    auto *about = new QLabel(offered.empty() ? tr("Nothing that differs between these candidates can be brought "
                                                  "together by arithmetic.")
                                             : tr("Two figures compare where they stand on the same. What arithmetic "
                                                  "can bring together is chosen here; it is one step, and Undo takes "
                                                  "it back."),
                             this);
    about->setWordWrap(true);
    layout->addWidget(about);
    for (const Normaliser normaliser : offered) {
        auto *box = new QCheckBox(localised(core::scorecard::normaliserText(normaliser)), this);
        const auto id = core::scorecard::normaliserId(normaliser);
        box->setObjectName(QStringLiteral("normalise.") + fromUtf8(id));
        // The size of a fleet is often what is compared: only who asks for it gets it.
        box->setChecked(normaliser != Normaliser::PerGpu);
        connect(box, &QCheckBox::toggled, this, &NormaliseDialog::showFigures);
        layout->addWidget(box);
        m_boxes[normaliser] = box;
    }
    m_table->setSourceModel(&m_figures);
    m_table->setDensity(TableView::Density::Dense);
    m_table->setAccessibleName(tr("Figures before and after"));
    m_table->setWordWrap(true); // a few rows; how each figure came about is read whole
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, m_table, &QTableView::resizeRowsToContents);
    m_table->setVisible(!offered.empty());
    layout->addWidget(m_table, 1);
    if (!m_normalisation.obstacles.empty()) {
        auto *title = new QLabel(tr("What has to be measured or stated anew"), this);
        title->setFont(scaledFont(font(), type::blockTitle, QFont::DemiBold));
        layout->addWidget(title);
        m_obstacles->setWordWrap(true);
        m_obstacles->setAlignment(Qt::AlignTop | Qt::AlignLeft);
        m_obstacles->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        auto *scroll = new QScrollArea(this);
        scroll->setFrameShape(QFrame::NoFrame);
        scroll->setWidgetResizable(true);
        scroll->setWidget(m_obstacles);
        scroll->setMaximumHeight(designPixels(this, obstaclesHeight));
        layout->addWidget(scroll, offered.empty() ? 1 : 0);
        QStringList lines;
        for (const Obstacle &obstacle : m_normalisation.obstacles) {
            QStringList ids;
            for (const std::string &id : obstacle.candidates)
                ids << fromUtf8(id);
            lines << QStringLiteral("%1: %2").arg(QLocale().createSeparatedList(ids), localised(obstacle.why));
        }
        m_obstacles->setText(lines.join(QLatin1Char('\n')));
    } else {
        m_obstacles->setParent(this);
        m_obstacles->hide();
    }
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_accept = buttons->button(QDialogButtonBox::Ok);
    m_accept->setText(tr("Put in the project"));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    showFigures();
    settleDialog(*this, dialogSize);
}

std::set<Normaliser> NormaliseDialog::chosen() const
{
    std::set<Normaliser> all;
    for (const auto &[normaliser, box] : m_boxes)
        if (box->isChecked())
            all.insert(normaliser);
    return all;
}

QString NormaliseDialog::obstacles() const
{
    return m_obstacles->text();
}

void NormaliseDialog::showFigures()
{
    const auto &card = m_session.evaluation()->scorecard;
    m_figures.clear();
    m_figures.setHorizontalHeaderLabels(
        {tr("Candidate"), tr("Figure"), tr("As it stands"), tr("On one footing"), tr("How")});
    for (const NormalisedFigure &figure : core::scorecard::figuresOf(m_normalisation, card, chosen())) {
        const QString id = fromUtf8(figure.candidate);
        const QString name = axistexts::title(figure.toAxis.empty() ? figure.axis : figure.toAxis);
        QStringList how;
        for (const core::Text &one : figure.how)
            how << localised(one);
        m_figures.appendRow(
            {item(id, id, false), item(name, name, false), item(formatNumber(figure.before), figure.before, true),
             item(formatNumber(figure.after), figure.after, true), item(how.join(QStringLiteral("; ")), {}, false)});
    }
    QHeaderView *header = m_table->horizontalHeader();
    constexpr int how = 4;
    for (int column = 0; column < m_figures.columnCount(); ++column)
        header->setSectionResizeMode(column, column == how ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
    m_table->resizeRowsToContents();
    m_accept->setEnabled(m_figures.rowCount() > 0);
}

void NormaliseDialog::accept()
{
    const core::project::Node next =
        core::scorecard::normalised(m_session.document(), m_normalisation, m_session.evaluation()->scorecard, chosen());
    if (!(next == m_session.document()))
        m_session.setDocument(next, tr("Bring the candidates to one footing"));
    QDialog::accept();
}

} // namespace ui
