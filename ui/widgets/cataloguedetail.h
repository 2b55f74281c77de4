// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/userentries.h"
#include "core/project/fit.h"

#include <QWidget>

class QLabel;
class QVBoxLayout;

namespace ui {

class CatalogueModel;

/// One entry of the catalogue beside its table: every figure with its unit, what the user's fields replace, where it
/// comes from and when, and, for a model or a GPU, how the scenario's other half fits with it.
class CatalogueDetail final : public QWidget
{
    Q_OBJECT
public:
    explicit CatalogueDetail(QWidget *parent = nullptr);

    /// \pre the model outlives the call only
    void showEntry(const CatalogueModel &model, int row, const core::catalogue::UserEntries &own);
    /// `with` names the other half: "NVIDIA H100 SXM". Empty fits: nothing to show.
    void showFits(const std::vector<core::project::Fit> &fits, const QString &with);
    QString text() const; ///< what is said, as plain text

private:
    void clearFits();
    bool shows(const std::vector<core::project::Fit> &fits, const QString &with) const;

    QLabel *m_text;
    QLabel *m_fitTitle;
    QVBoxLayout *m_fits;
    std::vector<core::project::Fit> m_shownFits;
    QString m_shownWith;
    QFont m_shownFont;
};

} // namespace ui
