// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/project/evaluation.h"

#include <QList>
#include <QWidget>
#include <memory>
#include <optional>

class QButtonGroup;
class QGridLayout;

namespace ui {

namespace charts {
class SweepThumbnail;
}

/// Every sweep as a small curve of throughput against load, all on one scale, with its safe capacity; one is chosen.
class SmallMultiples final : public QWidget
{
    Q_OBJECT
public:
    explicit SmallMultiples(QWidget *parent = nullptr);
    void setEvaluation(const core::project::Evaluation &evaluation, std::optional<std::size_t> chosen);
    /// How many stand beside each other: two, or one where the width is needed for the chosen sweep.
    void setColumns(int columns);
    QWidget *chosenOne() const; ///< null: none

Q_SIGNALS:
    void chosen(std::size_t sweep);

private:
    QGridLayout *m_grid;
    QButtonGroup *m_group;
    QList<charts::SweepThumbnail *> m_thumbnails;
    int m_columns = 2;
};

} // namespace ui
