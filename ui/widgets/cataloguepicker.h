// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/catalogue/listing.h"

#include <QComboBox>
#include <QFrame>

class QLabel;
class QLineEdit;

namespace ui {

class CatalogueModel;
class TableView;

/// The entries of a kind to choose from, in a table with the figures that matter, below a field to search in. Opens
/// under its anchor; arrow keys choose, Enter takes, Escape closes. A name that the catalogue does not know can be
/// taken as it is typed.
class CataloguePopup final : public QFrame
{
    Q_OBJECT
public:
    explicit CataloguePopup(core::catalogue::Kind kind, QWidget *parent = nullptr);

    void open(const QWidget *anchor, const QString &current);
    int shownRows() const;

Q_SIGNALS:
    void picked(const QString &id);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void search();
    void take();

    CatalogueModel *m_model;
    QLineEdit *m_edit;
    TableView *m_table;
    QLabel *m_hint;
};

/// A field that shows the name of a catalogue entry and opens the table of all of them.
class CataloguePicker final : public QComboBox
{
    Q_OBJECT
public:
    explicit CataloguePicker(core::catalogue::Kind kind, QWidget *parent = nullptr);

    /// Shows an id or a name as the catalogue calls it; as it is where the catalogue does not know it.
    void setId(const QString &id);
    void showPopup() override;
    CataloguePopup &popup() { return *m_popup; }

Q_SIGNALS:
    void picked(const QString &id);

private:
    core::catalogue::Kind m_kind;
    CataloguePopup *m_popup;
    QString m_id;
};

} // namespace ui
