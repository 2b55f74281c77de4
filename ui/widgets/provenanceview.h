// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/headline.h"

#include <QWidget>

class QVBoxLayout;

namespace ui {

/// Where a figure comes from: the value in full, its interval, the formula with the numbers put in, what goes in and
/// from where. Its text can be selected and copied. Stands in a popover or beside a table.
class ProvenanceView final : public QWidget
{
    Q_OBJECT
public:
    explicit ProvenanceView(QWidget *parent = nullptr);

    void setCell(const HeadlineCell &cell);
    QString plainText() const; ///< all it says, line by line

private:
    void addLine(const QString &text, double factor, int weight, int level);
    void addInputs(const core::project::Figure &figure);

    QVBoxLayout *m_layout;
    QStringList m_lines;
};

} // namespace ui
