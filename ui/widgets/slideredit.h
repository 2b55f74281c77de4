// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

class QLabel;
class QSlider;

namespace ui {

class NumberEdit;

/// One quantity of the scenario: name, number, unit, and a slider under them where play helps. A dot before the name
/// says whether the value is a default (hollow), comes from a source (full) or is the reader's own (none).
class SliderEdit final : public QWidget
{
    Q_OBJECT
public:
    enum class Origin { Default, Source, Own };

    explicit SliderEdit(const QString &name, const QString &unit = QString(), QWidget *parent = nullptr);

    NumberEdit *edit() const { return m_edit; }
    QSlider *slider() const { return m_slider; }

    /// Range that may be typed; the slider plays over it unless it has one of its own.
    void setRange(double minimum, double maximum);
    void setSliderRange(double minimum, double maximum);
    void setLogarithmic(bool logarithmic); ///< \pre slider minimum > 0
    void setWhole(bool whole);
    void setSliderVisible(bool visible);
    void setOrigin(Origin origin, const QString &source = QString());
    Origin origin() const { return m_origin; }

    /// Shows a value without telling anybody.
    void setValue(std::optional<double> value);
    std::optional<double> value() const;

Q_SIGNALS:
    void valueChanging(double value);                 ///< while the slider moves or a number is typed
    void valueCommitted(std::optional<double> value); ///< let go, Enter, focus left

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double fromSlider(int position) const;
    int toSlider(double value) const;
    void sliderMoved(int position);

    QLabel *m_name, *m_unit;
    NumberEdit *m_edit;
    QSlider *m_slider;
    Origin m_origin = Origin::Own;
    double m_low = 0.0, m_high = 1.0;
    bool m_ownSliderRange = false, m_logarithmic = false, m_whole = false;
};

} // namespace ui
