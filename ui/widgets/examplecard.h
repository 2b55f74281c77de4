// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/sweepthumbnail.h"
#include "ui/models/headline.h"

#include <QAbstractButton>
#include <optional>

namespace ui {

/// A project as a picture: its sweep, its candidates or its headline figure, with a name and a line below.
class ExampleCard final : public QAbstractButton
{
    Q_OBJECT
public:
    ExampleCard(const QString &title, const QString &question, QWidget *parent = nullptr);

    /// What the project shows; before that the place of the picture is empty.
    void setEvaluation(const core::project::Project &project, const core::project::Evaluation &evaluation);
    bool hasPicture() const { return m_shape || !m_candidates.isEmpty() || m_figure; }

    void setPictureHeight(int height); ///< in pixels, with the room around it
    /// What name and question take below the picture at a width; neither is ever cut.
    int wordsHeight(int width) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    struct Candidate
    {
        QPointF at; ///< 0..1 in both directions, up is better
        core::scorecard::Status status;
    };
    void paintPicture(QPainter &painter, const QRectF &rect) const;

    QString m_question;
    int m_pictureHeight;
    std::optional<charts::SweepShape> m_shape;
    QList<Candidate> m_candidates;
    std::optional<HeadlineCell> m_figure;
};

} // namespace ui
