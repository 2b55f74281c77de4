// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/scenariofields.h"

#include <QWidget>

class QComboBox;
class QContextMenuEvent;
class QLabel;
class QPainter;

namespace ui {

class CataloguePicker;
class NumberEdit;
class OpenSlider;
class Session;

/// One field of the scenario: label with its mark (hollow: the default holds;
/// full: the project names a source), the value, its unit, and a slider where
/// playing helps. Each stretch of typing or dragging is one step to undo.
class ScenarioField final : public QWidget
{
    Q_OBJECT
public:
    ScenarioField(Session &session, const scenario::Field &field, QWidget *parent = nullptr);

    const scenario::Field &field() const { return m_field; }
    void refresh(); ///< shows what the document holds now
    void focusEditor();
    QString why() const;           ///< why the last input was refused; empty when it was taken
    bool isStated() const;         ///< the project says it; else a default holds, or nothing
    void setUnitWidth(int pixels); ///< of the column of units; those of a group are one below the other
    void arrange(int room); ///< pixels that it will have: known before it is laid out, so that nothing moves then
    static int widestUnit(const QList<scenario::Field> &fields, const QWidget &where);
    void takeBack(); ///< what the project says: its default holds again, or nothing
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void refused(const QString &why);
    void cellsPasted(const QString &text); ///< several cells of a spreadsheet were pasted here
    void hintWanted(const QString &hint);  ///< the pointer or the keyboard came to the field; empty: it left

protected:
    void paintEvent(QPaintEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool event(QEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int inputWidth() const; ///< of the value and its unit, or of what there is to choose from
    void buildNumber();
    void connectNumber();
    void buildChoice();
    void showMenu(const QPoint &at);
    bool store(const core::project::Node &value, QString *why, int mergeKey = 0);
    QRectF markRect() const;
    void drawTakeBack(QPainter &painter) const;
    void takeTyped(double shown);
    bool takeNumber(double shown, int mergeKey, QString *why);
    void takeSlider(int position);
    int stepKey();
    void rememberRange();
    void takeText(const QString &text, int mergeKey = 0);
    void setWhy(const QString &why);
    double fromSlider(int position) const;
    int toSlider(double shown) const;
    QString undoText() const;
    QString nameOfStep() const;

    Session &m_session;
    scenario::Field m_field;
    scenario::Shown m_shown;
    QLabel *m_label;
    QLabel *m_why;
    std::optional<double> m_low, m_high; ///< of the range before this stretch of typing or dragging
    QLabel *m_range;                     ///< below the value, where the project says how sure it is
    NumberEdit *m_edit = nullptr;
    QLabel *m_unit = nullptr;
    OpenSlider *m_slider = nullptr;
    QComboBox *m_combo = nullptr;
    CataloguePicker *m_picker = nullptr; ///< is m_combo where the catalogue has what to choose from
    int m_mergeKey = 0;                  ///< of steps and of the slider
    int m_typingKey = 0;                 ///< of what is being typed
    bool m_refreshing = false;
    bool m_refreshed = false; ///< at least once
    bool m_edited = false;    ///< since the last refresh
    bool m_labelAbove = false;
    bool m_answers = false; ///< a change that the field of text itself asked for is under way
};

} // namespace ui
