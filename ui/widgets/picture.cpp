// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/picture.h"

#include "ui/charts/charttabledialog.h"
#include "ui/settings.h"
#include "ui/style/theme.h"

#include <QAction>
#include <QClipboard>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPainter>
#include <QPointer>
#include <QStackedWidget>
#include <QWidget>
#include <algorithm>

namespace ui {

namespace {

/// For a moment a widget is as on paper: in the colours of white, of its size for that, without the mark of the
/// keyboard. Nothing of it is seen in the window, which paints itself later. Its updates stay enabled: without them
/// Qt draws no widget that lies within the one that is rendered.
class OnPaper
{
public:
    /// `around`: also in these colours; may be null.
    OnPaper(QWidget &widget, QWidget *around, const QSize &size)
        : m_widget(widget)
        , m_geometry(widget.geometry())
    {
        if (around != nullptr)
            lighten(*around);
        lighten(m_widget);
        if (m_widget.size() != size)
            m_widget.resize(size);
    }
    ~OnPaper()
    {
        if (m_widget.geometry() != m_geometry)
            m_widget.setGeometry(m_geometry);
        for (const Before &one : m_before)
            one.widget->setPalette(one.own ? one.palette : QPalette());
    }
    OnPaper(const OnPaper &) = delete;
    OnPaper &operator=(const OnPaper &) = delete;

private:
    struct Before
    {
        QWidget *widget = nullptr;
        QPalette palette;
        bool own = false;
    };
    void lighten(QWidget &widget)
    {
        m_before << Before{&widget, widget.palette(), widget.testAttribute(Qt::WA_SetPalette)};
        widget.setPalette(Theme::lightTheme().palette());
    }

    QWidget &m_widget;
    QRect m_geometry;
    QList<Before> m_before;
};

/// By the signal of that name of the nearest widget that has one, from `around` outwards.
void say(QWidget *around, const char *signal, const QString &sentence)
{
    const QByteArray signature = QByteArray(signal) + "(QString)";
    for (; around != nullptr; around = around->parentWidget())
        if (around->metaObject()->indexOfSignal(signature) >= 0) {
            QMetaObject::invokeMethod(around, signal, Q_ARG(QString, sentence));
            return;
        }
}

} // namespace

Picture::Picture(QWidget *widget, QString name, std::function<charts::ChartTable()> table)
    : QObject(widget)
    , m_widget(widget)
    , m_name(std::move(name))
    , m_table(std::move(table))
{
    const auto add = [this](const QString &text, auto act) {
        auto *action = new QAction(text, m_widget);
        connect(action, &QAction::triggered, this, act);
        m_widget->addAction(action);
    };
    add(tr("Copy as image"), [this] { copyImage(); });
    add(tr("Copy data"), [this] { copyData(); });
    add(tr("Show as table"), [this] { showAsTable(); });
    auto *separator = new QAction(m_widget);
    separator->setSeparator(true);
    m_widget->addAction(separator);
    for (const char *suffix : {"svg", "pdf", "png"})
        add(tr("Export as %1…").arg(QString::fromLatin1(suffix).toUpper()), [this, suffix] {
            // Once the menu is gone: it is the widget's own, and the widget may go while the dialog is open.
            const auto ask = [this, suffix] { exportWithDialog(QString::fromLatin1(suffix)); };
            QMetaObject::invokeMethod(this, ask, Qt::QueuedConnection);
        });
    m_widget->setContextMenuPolicy(Qt::ActionsContextMenu);
    if (m_widget->focusPolicy() == Qt::NoFocus)
        m_widget->setFocusPolicy(Qt::ClickFocus); // the one that was clicked is the one that is exported
}

QSize Picture::size() const
{
    const QSize natural = m_widget->sizeHint().expandedTo(m_widget->minimumSizeHint());
    if (m_widget->isVisible())
        return m_widget->size().expandedTo(m_widget->minimumSizeHint());
    return m_settled.isValid() ? m_settled : natural;
}

charts::Drawing Picture::drawing() const
{
    const QSize wanted = size();
    return {m_widget->accessibleName(), m_widget->accessibleDescription(),
            [self = QPointer<const Picture>(this), wanted](QPainter &painter, const QRectF &rect, double) {
                if (self == nullptr)
                    return;
                const OnPaper paper(*self->m_widget, self->m_around, wanted);
                painter.save();
                painter.translate(rect.topLeft());
                const double scale = std::min(rect.width() / wanted.width(), rect.height() / wanted.height());
                painter.scale(scale, scale);
                self->m_widget->render(&painter, QPoint(), QRegion(), QWidget::DrawChildren);
                painter.restore();
            }};
}

QSize Picture::exportSize() const
{
    constexpr int margin = 16;
    return size() + QSize(2 * margin, 2 * margin);
}

bool Picture::exportTo(const QString &path, QString *why) const
{
    return charts::exportDrawing(drawing(), path, exportSize(), m_widget->locale(), why);
}

void Picture::copyImage() const
{
    constexpr double scale = 2.0;
    QGuiApplication::clipboard()->setImage(charts::drawnImage(drawing(), exportSize(), scale, charts::Mode::Export));
}

void Picture::copyData() const
{
    const charts::ChartTable figures = m_table();
    auto *mime = new QMimeData;
    mime->setText(charts::tableText(figures));
    mime->setHtml(charts::tableHtml(figures));
    QGuiApplication::clipboard()->setMimeData(mime);
}

void Picture::showAsTable() const
{
    auto *dialog = new charts::ChartTableDialog(m_widget->accessibleName(), {}, m_table(), m_widget->window());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void Picture::exportWithDialog(const QString &suffix)
{
    const QString filter = tr("%1 file (*.%2)").arg(suffix.toUpper(), suffix);
    // New figures may take the widget away while the dialog is open: that hangs on the window.
    const QPointer<Picture> self(this);
    const QPointer<QWidget> around(m_widget->parentWidget());
    QString path = QFileDialog::getSaveFileName(m_widget->window(), tr("Export the chart"),
                                                QDir(exportFolder(m_widget)).filePath(m_name + u'.' + suffix), filter);
    if (path.isEmpty())
        return;
    if (self == nullptr) {
        say(around, "failed", goneText());
        return;
    }
    if (!path.endsWith(u'.' + suffix, Qt::CaseInsensitive))
        path += u'.' + suffix;
    QString why;
    if (exportTo(path, &why))
        say(m_widget, "notice", tr("The chart was saved to %1.").arg(QDir::toNativeSeparators(path)));
    else
        say(m_widget, "failed", why);
}

QString Picture::goneText()
{
    return tr("Nothing was written: the picture has changed meanwhile. Export it once more.");
}

void Picture::bringUpToDate() const
{
    if (m_follow && !m_widget->isVisible())
        m_follow();
}

void Picture::settle()
{
    if (m_widget->isVisible())
        return;
    // Behind another tab it has the room that its tab would have.
    for (QWidget *tab = m_widget; tab != nullptr; tab = tab->parentWidget())
        if (const auto *tabs = qobject_cast<QStackedWidget *>(tab->parentWidget());
            tabs != nullptr && tabs->currentWidget() != tab)
            tab->setGeometry(tabs->currentWidget()->geometry());
    // To draw it settles the layouts around it: they may give it another size than it would have by itself.
    m_settled = {};
    m_widget->resize(size());
    m_widget->grab();
    m_settled = m_widget->size();
}

bool Picture::belongsTo(const QWidget &page) const
{
    for (const QWidget *widget = m_widget; widget != nullptr && widget != &page; widget = widget->parentWidget()) {
        const bool hidden = widget->isHidden() && widget->testAttribute(Qt::WA_WState_ExplicitShowHide);
        const bool chosen = widget == m_switched || qobject_cast<QStackedWidget *>(widget->parentWidget()) != nullptr;
        if (hidden && !chosen)
            return false;
    }
    return true;
}

QList<Picture *> Picture::within(const QWidget &page)
{
    return page.findChildren<Picture *>();
}

Picture *Picture::of(const QWidget *widget)
{
    return widget == nullptr ? nullptr : widget->findChild<Picture *>(QString(), Qt::FindDirectChildrenOnly);
}

QString exportFolder(const QWidget *widget)
{
    const QString project = widget == nullptr ? QString() : widget->window()->windowFilePath();
    if (!project.isEmpty())
        return QFileInfo(project).absolutePath();
    const QString last = Settings::value(Settings::LastFolder).toString();
    return QFileInfo::exists(last) ? last : QDir::homePath();
}

} // namespace ui
