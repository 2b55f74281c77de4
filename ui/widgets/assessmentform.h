// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sovereignty/framework.h"

#include <QList>
#include <QWidget>
#include <map>

class QComboBox;
class QLabel;
class QLineEdit;

namespace ui {

class NumberEdit;
class Session;
class SealBar;

/// The eight objectives of the Cloud Sovereignty Framework as a person assesses them: a level, the score where it is
/// finer than the level, the reason and where that is written. Each change is a step to undo.
class AssessmentForm final : public QWidget
{
    Q_OBJECT
public:
    explicit AssessmentForm(Session &session, QWidget *parent = nullptr);

    /// Where the assessment stands in the document: "sovereignty", or "candidates.1.override.sovereignty", which
    /// inherits what it does not state from the first.
    void setBase(const QString &path);
    QString base() const { return m_base; }
    void refresh(); ///< shows what the document holds now

    /// What the document says of each objective, what is inherited included.
    std::map<std::string, core::sovereignty::Standing> standings() const;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void refused(const QString &why);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Row
    {
        const core::sovereignty::Objective *objective = nullptr;
        QLabel *title = nullptr;
        QComboBox *level = nullptr;
        SealBar *bar = nullptr;
        NumberEdit *score = nullptr;
        QLineEdit *reason = nullptr;
        QLineEdit *source = nullptr;
        QLineEdit *date = nullptr;
        QWidget *words = nullptr; ///< holds reason, source and date
    };
    void addRow(int index);
    void connectScore(const Row &row);
    void placeWords(bool below);
    QString text(const Row &row, const char *field, bool inherited = true) const;
    std::optional<double> number(const Row &row, const char *field) const;
    void set(const Row &row, const char *field, const QString &value, int mergeKey = 0);
    void take(const Row &row, const char *field, QLineEdit *line);
    void showRow(const Row &row, const core::sovereignty::Verdict &verdict);

    Session &m_session;
    QString m_base = QStringLiteral("sovereignty");
    QList<Row> m_rows;
    QWidget *m_wordsHeader = nullptr;
    int m_scoreKey = 0; ///< of the score that is being typed, however often it is handed over
    bool m_wordsBelow = false;
    bool m_refreshing = false;
};

} // namespace ui
