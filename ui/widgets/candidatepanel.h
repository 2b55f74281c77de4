// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scorecard/normalise.h"
#include "core/scorecard/sides.h"
#include "core/sensitivity/robustness.h"
#include "ui/task.h"

#include <QHash>
#include <QWidget>
#include <memory>
#include <vector>

class QLabel;
class QPushButton;

namespace ui {

class Session;

/// Words about one candidate: why it stands where it stands, what speaks against it, what would have to change; how
/// often it is on the front when the uncertain inputs are drawn; and with whom it may not be compared. What takes long
/// is computed off the GUI thread.
class CandidatePanel final : public QWidget
{
    Q_OBJECT
public:
    CandidatePanel(Session &session, QWidget *parent = nullptr);

    /// After the session's evaluation has changed.
    void refresh();
    void showCandidate(const QString &id);
    QString text() const;
    bool working() const { return m_task.running(); }
    /// Of the draws of the uncertain inputs, the share in which each candidate is on the front, by id; empty while it
    /// is not known or nothing is uncertain.
    QHash<QString, double> frontShares() const;

    /// What can be brought to one footing, and what cannot; null while it is not known or nothing differs.
    const core::scorecard::Normalisation *normalisation() const;

Q_SIGNALS:
    void workedOut();
    void normaliseRequested();

private:
    struct Computed
    {
        std::vector<core::scorecard::PairComparability> pairs;
        std::vector<core::scorecard::CandidateSides> sides;
        core::sensitivity::Robustness robustness;
        core::scorecard::Normalisation normalisation;
    };
    void rebuild();
    QString robustnessText(const std::string &id) const;
    QStringList warnings(const std::string &id) const;
    QStringList normalisedNotes(const std::string &id) const;
    QString sidesTable(const std::string &id) const;

    Session &m_session;
    Task m_task;
    QLabel *m_words;
    QLabel *m_doubts;
    QLabel *m_weights;
    QLabel *m_sides;
    QPushButton *m_normalise;
    QString m_id;
    std::shared_ptr<const Computed> m_computed; ///< null until the first is there
};

} // namespace ui
