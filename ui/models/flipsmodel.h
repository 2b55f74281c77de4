// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sensitivity/thresholds.h"

#include <QAbstractTableModel>
#include <vector>

namespace ui {

/// Where an answer flips, a line each: whom it concerns, what becomes of it, which input does it, where that stands now
/// and where the flip is. The nearest flip comes first; what has no distance, because the input stands at 0, comes
/// last.
class FlipsModel final : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { CandidateColumn, ChangeColumn, InputColumn, NowColumn, FlipColumn, AwayColumn, ColumnCount };

    explicit FlipsModel(QObject *parent = nullptr);
    void setThresholds(const std::vector<core::sensitivity::Threshold> &thresholds);
    /// Only the nearest flip of each candidate: with many of them the others bury it.
    void setNearestOnly(bool nearestOnly);
    int candidateCount() const { return m_candidates; } ///< who has a flip at all
    int flipCount() const { return static_cast<int>(m_flips.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Flip
    {
        core::sensitivity::Threshold threshold;
        std::string whom;           ///< who has another standing past the point
        std::optional<double> away; ///< fraction of where it stands, signed
        bool nearest = false;       ///< of its candidate
    };
    void choose();
    QString words(const Flip &flip, int column) const;

    std::vector<Flip> m_flips; ///< nearest first
    std::vector<std::size_t> m_shown;
    int m_candidates = 0;
    bool m_nearestOnly = false;
};

} // namespace ui
