// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/pictureblock.h"

#include "ui/charts/chartwidget.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/widgets/figurelink.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int chartLeastHeight = 116;

} // namespace

PictureBlock::PictureBlock(const QString &title, const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_title(new QLabel(title, this))
    , m_head(new QHBoxLayout)
    , m_chart(new charts::ChartWidget(this))
    , m_words(new QLabel(this))
{
    setObjectName(name);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 4));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setFont(scaledFont(font(), type::blockTitle, QFont::DemiBold));
    m_head->setSpacing(designPixels(this, 4));
    m_title->setWordWrap(true); // a block may be narrower than its title and figures in large letters
    m_head->addWidget(m_title, 1);
    m_chart->setObjectName(name + QStringLiteral(".chart"));
    m_chart->setLeastHeight(designPixels(this, chartLeastHeight)); // rows share what height there is
    m_words->setWordWrap(true);
    m_words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setFont(scaledFont(font(), type::caption));
    m_words->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout->addLayout(m_head);
    layout->addWidget(m_chart, 1);
    layout->addWidget(m_words);
    connect(m_chart, &charts::ChartWidget::notice, this, &PictureBlock::notice);
    connect(m_chart, &charts::ChartWidget::failed, this, &PictureBlock::failed);
    setInk(m_words, Ink::Second);
}

void PictureBlock::show(const charts::ChartSpec &spec, const QString &sentence, const QList<HeadlineCell> &figures)
{
    m_drawn = true;
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    m_chart->setVisible(true);
    m_chart->setSpec(spec);
    m_words->setText(sentence);
    setFigures(figures);
}

void PictureBlock::showReason(const QString &sentence)
{
    m_drawn = false;
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // the words stay at their title
    m_chart->setVisible(false);
    m_words->setText(sentence);
    setFigures({});
}

QString PictureBlock::sentence() const
{
    return m_words->text();
}

void PictureBlock::setFigures(const QList<HeadlineCell> &figures)
{
    QList<HeadlineCell> known;
    for (const HeadlineCell &cell : figures)
        if (cell.figure)
            known << cell;
    while (m_links.size() > known.size())
        delete m_links.takeLast();
    while (m_links.size() < known.size()) {
        auto *link = new FigureLink(this);
        link->setObjectName(objectName() + QStringLiteral(".figure"));
        m_head->addWidget(link);
        m_links << link;
    }
    for (qsizetype i = 0; i < known.size(); ++i)
        m_links[i]->setCell(known[i]);
}

} // namespace ui
