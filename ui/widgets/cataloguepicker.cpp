// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cataloguepicker.h"

#include "ui/cataloguesource.h"
#include "ui/help/inputhelp.h"
#include "ui/models/cataloguefields.h"
#include "ui/models/cataloguemodel.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/texts.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/tableview.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScreen>
#include <QVBoxLayout>

namespace ui {

using core::catalogue::Kind;

namespace {

constexpr int popupWidth = 600;
constexpr int popupHeight = 360;
constexpr int nameWidth = 210;

/// The figures by which a person chooses.
QStringList figuresThatMatter(Kind kind)
{
    if (kind == Kind::Gpus)
        return {QStringLiteral("name"), QStringLiteral("memory_gb"), QStringLiteral("bandwidth_gb_s"),
                QStringLiteral("bf16_tflops"), QStringLiteral("fp8_tflops")};
    return {QStringLiteral("name"), QStringLiteral("parameters_billions"), QStringLiteral("active_billions"),
            QStringLiteral("layers"), QStringLiteral("kv_bytes_per_token")};
}

} // namespace

CataloguePopup::CataloguePopup(Kind kind, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_model(new CatalogueModel(kind, this))
    , m_edit(new QLineEdit(this))
    , m_table(new TableView(this))
    , m_hint(new QLabel(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 1, 1, 1);
    layout->setSpacing(0);
    layout->addWidget(m_edit);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_hint);
    m_edit->setObjectName(QStringLiteral("picker.search"));
    m_edit->setWhatsThis(help::inputHelp(m_edit->objectName()));
    m_edit->installEventFilter(this);
    m_edit->setClearButtonEnabled(true);
    m_table->setItemDelegate(new FigureDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setFocusPolicy(Qt::NoFocus);
    m_table->setDensity(TableView::Density::Dense);
    m_table->setSearchRole(CatalogueModel::SearchRole);
    m_hint->setFont(scaledFont(font(), type::caption));
    m_hint->setContentsMargins(designPixels(this, 8), designPixels(this, 3), designPixels(this, 8),
                               designPixels(this, 4));
    connect(m_edit, &QLineEdit::textChanged, this, &CataloguePopup::search);
    connect(m_table, &QAbstractItemView::clicked, this, &CataloguePopup::take);
}

int CataloguePopup::shownRows() const
{
    return m_table->model()->rowCount();
}

void CataloguePopup::open(const QWidget *anchor, const QString &current)
{
    core::Diagnostics shownElsewhere;
    const auto own = readUserEntries();
    m_model->setCatalogue(loadCatalogue(shownElsewhere), own.value_or(core::catalogue::UserEntries()));
    const Kind kind = m_model->kind();
    const QString title = kind == Kind::Gpus ? tr("Search GPUs") : tr("Search models");
    m_edit->setPlaceholderText(title);
    m_edit->setAccessibleName(title);
    m_edit->clear();
    m_table->setSourceModel(m_model);
    m_table->setAccessibleName(catalogue::kindTitle(kind));
    const QStringList wanted = figuresThatMatter(kind);
    QHeaderView *header = m_table->horizontalHeader();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const QString id = m_model->headerData(column, Qt::Horizontal, CatalogueModel::ColumnIdRole).toString();
        header->setSectionHidden(column, !wanted.contains(id));
        header->setSectionResizeMode(column, QHeaderView::Interactive);
    }
    m_table->fitColumns(); // after the choice of columns: hidden ones keep their width
    header->resizeSection(0, designPixels(this, nameWidth));
    setFixedSize(designPixels(this, popupWidth), designPixels(this, popupHeight));
    QPoint at = anchor->mapToGlobal(QPoint(0, anchor->height()));
    if (const QScreen *screen = anchor->screen()) { // the whole of it stays on the screen
        const QRect room = screen->availableGeometry();
        at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
        if (at.y() + height() > room.bottom())
            at.setY(std::max(room.top(), anchor->mapToGlobal(QPoint()).y() - height()));
    }
    move(at);
    search();
    const int row = m_model->rowOf(current);
    show();
    if (row >= 0) {
        m_table->chooseSourceRow(row);
        m_table->scrollTo(m_table->currentIndex(), QAbstractItemView::PositionAtCenter);
    }
    m_edit->setFocus();
}

void CataloguePopup::search()
{
    const QString text = m_edit->text().trimmed();
    m_table->setFilterText(text);
    const bool none = shownRows() == 0;
    if (!none && (!m_table->currentIndex().isValid() || !text.isEmpty()))
        m_table->setCurrentIndex(m_table->model()->index(0, 0));
    setInk(m_hint, Ink::Second);
    m_hint->setText(none ? tr("The catalogue does not know it. Enter takes “%1” as it is.").arg(text)
                         : tr("? not verified   own: yours or changed by you"));
}

void CataloguePopup::take()
{
    const QModelIndex index = m_table->currentIndex();
    const QString id =
        shownRows() > 0 && index.isValid() ? index.data(CatalogueModel::IdRole).toString() : m_edit->text().trimmed();
    close();
    if (!id.isEmpty())
        Q_EMIT picked(id);
}

bool CataloguePopup::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QFrame::eventFilter(watched, event);
    switch (static_cast<QKeyEvent *>(event)->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
    case Qt::Key_PageDown:
    case Qt::Key_PageUp:
        QCoreApplication::sendEvent(m_table, event);
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        take();
        return true;
    default:
        return QFrame::eventFilter(watched, event);
    }
}

void CataloguePopup::paintEvent(QPaintEvent *)
{
    const Theme &theme = Theme::of(this);
    QPainter painter(this);
    painter.setPen(theme.border);
    painter.setBrush(theme.field);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

CataloguePicker::CataloguePicker(Kind kind, QWidget *parent)
    : QComboBox(parent)
    , m_kind(kind)
    , m_popup(new CataloguePopup(kind, this))
{
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(m_popup, &CataloguePopup::picked, this, &CataloguePicker::picked);
}

void CataloguePicker::setId(const QString &id)
{
    m_id = id;
    if (id.isEmpty())
        return clear();
    if (catalogueIsBeingRead()) { // its name follows
        connect(
            &CatalogueNews::instance(), &CatalogueNews::read, this, [this] { setId(m_id); }, Qt::SingleShotConnection);
        clear();
        addItem(id, id);
        return setCurrentIndex(0);
    }
    QString name = id;
    core::Diagnostics shownElsewhere;
    const auto catalogue = loadCatalogue(shownElsewhere);
    const std::string key = id.toStdString();
    if (m_kind == Kind::Gpus) {
        if (const auto gpu = catalogue->gpu(key)) {
            name = fromUtf8(gpu->name);
            m_id = fromUtf8(gpu->id);
        }
    } else if (const auto model = catalogue->model(key)) {
        name = fromUtf8(model->name);
        m_id = fromUtf8(model->id);
    }
    clear();
    addItem(name, id);
    setCurrentIndex(0);
}

void CataloguePicker::showPopup()
{
    m_popup->open(this, m_id);
}

} // namespace ui
