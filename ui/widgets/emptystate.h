// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

class QLabel;

namespace ui {

/// What a page shows before there is anything to show: a sentence, a picture,
/// and the ways on, each a button that does what the sentence asks for.
class EmptyState final : public QWidget
{
    Q_OBJECT
public:
    /// A way on. The page goes it: "import", "example", "field:scenario.model.id", or one of the page's own.
    struct Way
    {
        QString id, text;
    };
    /// \param ways the first is the one to be taken first
    EmptyState(const QString &promise, const QString &icon, const QList<Way> &ways, QWidget *parent = nullptr);

    static Way importWay();
    static Way exampleWay();

    QString promise() const;
    void setFirst(const QString &id); ///< the way that stands out

Q_SIGNALS:
    void chosen(const QString &id);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QString m_icon;
    QLabel *m_promise;
    QWidget *m_picture;
};

} // namespace ui
