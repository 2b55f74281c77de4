// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

namespace ui {

/// Replicas over the hours of a day as columns, with a line at what is bought. The tooltip reads an hour.
class DayView final : public QWidget
{
    Q_OBJECT
public:
    explicit DayView(QWidget *parent = nullptr);
    /// `replicas`: of the 24 hours, or empty.
    void setContent(std::vector<int> replicas, std::optional<int> bought);
    const std::vector<int> &replicas() const { return m_replicas; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    QString hourText(std::size_t hour) const;

    std::vector<int> m_replicas;
    std::optional<int> m_bought;
};

} // namespace ui
