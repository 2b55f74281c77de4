// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/smallmultiples.h"

#include "ui/charts/sweepthumbnail.h"
#include "ui/models/tooltexts.h"
#include "ui/style/theme.h"
#include "ui/texts.h"

#include <QButtonGroup>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QSet>
#include <algorithm>

namespace ui {

namespace {

constexpr int limit = 60; ///< more curves than that nobody compares by eye

/// What a sweep is called here: by its tool where that tells all apart, else by its model, else by its longer name.
QStringList titlesOf(const core::results::Library &library, std::size_t count)
{
    QStringList byTool, byModel, titles;
    const QStringList names = tooltexts::sweepNames(library);
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
            titles << names[i];
    }
    return titles;
}

/// What may tell sweeps of one name apart: the engine, the GPU, how many, the folder, the file.
QStringList traitsOf(const core::results::Run &run)
{
    const QFileInfo file(fromUtf8(run.source.path));
    return {fromUtf8(run.identity.engine), fromUtf8(run.identity.gpu),
            run.identity.tensorParallel ? QStringLiteral("TP%1").arg(*run.identity.tensorParallel) : QString(),
            file.dir().dirName(), file.completeBaseName()};
}

/// The precision, and where several have the same title too, the first trait in which they differ.
QStringList tagsOf(const core::results::Library &library, const QStringList &titles)
{
    QStringList tags;
    QList<QStringList> traits;
    for (qsizetype i = 0; i < titles.size(); ++i) {
        const core::results::Run &first = library.runs[library.sweeps[static_cast<std::size_t>(i)].runs.front()];
        tags << fromUtf8(first.identity.precision).toUpper();
        traits << traitsOf(first);
    }
    const QStringList precisions = tags;
    for (qsizetype i = 0; i < titles.size(); ++i) {
        QList<qsizetype> alike;
        for (qsizetype j = 0; j < titles.size(); ++j) {
            if (titles[j] == titles[i] && precisions[j] == precisions[i])
                alike << j;
        }
        for (qsizetype trait = 0; alike.size() > 1 && trait < traits[i].size(); ++trait) {
            const bool differs = std::any_of(alike.begin(), alike.end(),
                                             [&](qsizetype other) { return traits[other][trait] != traits[i][trait]; });
            if (differs && !traits[i][trait].isEmpty()) {
                tags[i] = traits[i][trait];
                break;
            }
        }
    }
    return tags;
}

} // namespace

SmallMultiples::SmallMultiples(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
    , m_group(new QButtonGroup(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(designPixels(this, 6));
    for (int column = 0; column < m_columns; ++column)
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
    const QStringList titles = titlesOf(library, count), tags = tagsOf(library, titles);
    const QStringList names = tooltexts::sweepNames(library);
    for (std::size_t i = 0; i < count; ++i) {
        const auto at = static_cast<qsizetype>(i);
        shapes << charts::sweepShape(evaluation.sweeps[i], titles[at], tags[at]);
    }
    charts::shareScale(shapes);
    while (m_thumbnails.size() < shapes.size()) {
        auto *one = new charts::SweepThumbnail(this);
        const auto at = static_cast<int>(m_thumbnails.size());
        one->setCheckable(true);
        m_group->addButton(one, at);
        m_grid->addWidget(one, at / m_columns, at % m_columns, Qt::AlignTop);
        m_thumbnails << one;
    }
    m_grid->setRowStretch(limit, 1);
    for (qsizetype i = 0; i < m_thumbnails.size(); ++i) {
        m_thumbnails[i]->setVisible(i < shapes.size());
        if (i < shapes.size()) {
            m_thumbnails[i]->setShape(shapes[i]);
            m_thumbnails[i]->setToolTip(names[i]);
        }
        m_thumbnails[i]->setChecked(chosenSweep && static_cast<qsizetype>(*chosenSweep) == i);
    }
}

void SmallMultiples::setColumns(int columns)
{
    if (columns == m_columns)
        return;
    m_columns = columns;
    m_grid->setColumnStretch(1, columns > 1 ? 1 : 0);
    for (qsizetype i = 0; i < m_thumbnails.size(); ++i) {
        const auto at = static_cast<int>(i);
        m_grid->addWidget(m_thumbnails[i], at / columns, at % columns, Qt::AlignTop);
    }
}

QWidget *SmallMultiples::chosenOne() const
{
    for (charts::SweepThumbnail *one : m_thumbnails) {
        if (one->isChecked() && one->isVisibleTo(this))
            return one;
    }
    return nullptr;
}

} // namespace ui
