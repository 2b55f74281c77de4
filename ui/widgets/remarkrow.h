// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/audit/audit.h"

#include <QWidget>

namespace ui {

/// One check that fired: what, why, and what removes it. Severe ones carry a
/// full triangle.
class RemarkRow final : public QWidget
{
    Q_OBJECT
public:
    explicit RemarkRow(const core::audit::Finding &finding, QWidget *parent = nullptr);

Q_SIGNALS:
    void acknowledgeRequested(const QString &check);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_severe;
    bool m_acknowledged;
};

} // namespace ui
