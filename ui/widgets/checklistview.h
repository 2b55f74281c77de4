// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/results/run.h"

#include <QWidget>

namespace ui {

/// The nine things that make a benchmark repeatable, each a dot with its word:
/// full is recorded, half is partly, hollow is not recorded.
class ChecklistView final : public QWidget
{
    Q_OBJECT
public:
    explicit ChecklistView(QWidget *parent = nullptr);
    void setChecklist(const core::results::Checklist &checklist);
    const core::results::Checklist &checklist() const { return m_checklist; }
    static QString stateText(core::results::Recorded recorded); ///< "partly recorded"

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    core::results::Checklist m_checklist{};
};

} // namespace ui
