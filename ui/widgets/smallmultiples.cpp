// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/smallmultiples.h"

#include "ui/charts/sweepthumbnail.h"
#include "ui/models/tooltexts.h"
#include "ui/style/theme.h"
#include "ui/texts.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QSet>
#include <algorithm>

namespace ui {

namespace {

constexpr int columns = 2;
constexpr int limit = 60; ///< more curves than that nobody compares by eye

/// What a sweep is called here: by its tool where that tells all apart, else by its model, else by its longer name.
QStringList titlesOf(const core::results::Library &library, std::size_t count)
{
    QStringList byTool, byModel, titles;
    for (std::size_t i = 0; i < count; ++i) {
        const core::results::Run &first = library.runs[library.sweeps[i].runs.front()];
        byTool << tooltexts::toolName(first.source.tool);
        const QString model = fromUtf8(first.identity.model);
        byModel << model.mid(model.lastIndexOf(QLatin1Char('/')) + 1);
    }
    const bool toolsDiffer = QSet<QString>(byTool.begin(), byTool.end()).size() == byTool.size();
    for (qsizetype i = 0; i < byTool.size(); ++i) {
        if (toolsDiffer || byTool.count(byTool[i]) == 1)
            titles << byTool[i];
        else if (!byModel[i].isEmpty())
            titles << byModel[i];
        else
            titles << tooltexts::sweepName(library, static_cast<std::size_t>(i));
    }
    return titles;
}

} // namespace

SmallMultiples::SmallMultiples(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_group(new QButtonGroup(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(designPixels(this, 6));
    for (int column = 0; column < columns; ++column)
        m_grid->setColumnStretch(column, 1); // a single one is as wide as its neighbours would be
    m_group->setExclusive(true);
    // A screen reader toggles a button and does not click it.
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool checked) {
        if (checked)
            Q_EMIT chosen(static_cast<std::size_t>(id));
    });
}

void SmallMultiples::setEvaluation(const core::project::Evaluation &evaluation, std::optional<std::size_t> chosenSweep)
{
    const QSignalBlocker quiet(m_group);
    const core::results::Library &library = *evaluation.library;
    const std::size_t count =
        std::min({evaluation.sweeps.size(), library.sweeps.size(), static_cast<std::size_t>(limit)});
    QList<charts::SweepShape> shapes;
    const QStringList titles = titlesOf(library, count);
    for (std::size_t i = 0; i < count; ++i) {
        const core::results::Run &first = library.runs[library.sweeps[i].runs.front()];
        shapes << charts::sweepShape(evaluation.sweeps[i], titles[static_cast<qsizetype>(i)],
                                     fromUtf8(first.identity.precision).toUpper());
    }
    charts::shareScale(shapes);
    while (m_thumbnails.size() < shapes.size()) {
        auto *one = new charts::SweepThumbnail(this);
        const auto at = static_cast<int>(m_thumbnails.size());
        one->setCheckable(true);
        m_group->addButton(one, at);
        m_grid->addWidget(one, at / columns, at % columns, Qt::AlignTop);
        m_thumbnails << one;
    }
    m_grid->setRowStretch(static_cast<int>(m_thumbnails.size()) / columns + 1, 1);
    for (qsizetype i = 0; i < m_thumbnails.size(); ++i) {
        m_thumbnails[i]->setVisible(i < shapes.size());
        if (i < shapes.size()) {
            m_thumbnails[i]->setShape(shapes[i]);
            m_thumbnails[i]->setToolTip(tooltexts::sweepName(library, static_cast<std::size_t>(i)));
        }
        m_thumbnails[i]->setChecked(chosenSweep && static_cast<qsizetype>(*chosenSweep) == i);
    }
}

} // namespace ui
