// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QString>
#include <QWidget>
#include <optional>
#include <vector>

namespace ui {

/// The ladder of levers as columns from left to right: what is needed (filled) and the head-room on top (dashed), with
/// the change from one to the next between them. The last rung that was taken is in full colour.
class LadderView final : public QWidget
{
    Q_OBJECT
public:
    struct Rung
    {
        QString name;   ///< "+ FP8"
        QString below;  ///< second line: "116 GPUs"
        QString detail; ///< tooltip: what it costs
        double needed = 0.0;
        std::optional<double> bought; ///< with head-room; above `needed`
        bool taken = true;            ///< not taken: it would not help; drawn as an outline
    };

    explicit LadderView(QWidget *parent = nullptr);
    void setContent(const QString &title, const QString &measured, std::vector<Rung> rungs);
    /// Steps back while a newer ladder is being computed.
    void setDimmed(bool dimmed);
    const std::vector<Rung> &rungs() const { return m_rungs; }
    QString summary() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    double columnWidth() const;
    double barWidth() const;   ///< leaves room for the widest change between two bars
    double wordsWidth() const; ///< of the texts below a bar
    QFont nameFont(QFont::Weight weight) const;
    int breakingOf(const QString &name, const QFontMetricsF &metrics) const;
    double namesHeight() const;
    double footHeight() const;
    QString changeText(int index) const; ///< from the rung that stands to this one
    int standingBefore(int index) const;
    int lastTaken() const;
    void paintRung(QPainter &painter, int index, double base, double scale) const;
    void paintChange(QPainter &painter, int index, double base, double scale) const;

    QString m_title, m_measured;
    std::vector<Rung> m_rungs;
    bool m_dimmed = false;
};

} // namespace ui
