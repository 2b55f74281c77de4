// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/cataloguepage.h"

#include "core/catalogue/overlay.h"
#include "core/catalogue/placenames.h"
#include "core/project/fit.h"
#include "ui/cataloguesource.h"
#include "ui/models/cataloguefields.h"
#include "ui/models/cataloguemodel.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/texts.h"
#include "ui/widgets/cataloguedetail.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/linetabs.h"
#include "ui/widgets/stackingrow.h"
#include "ui/widgets/tableview.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

using core::catalogue::Kind;
using core::catalogue::UserEntries;
using core::project::Node;

namespace {

constexpr int sideWidth = 284;
constexpr int searchWidth = 150;
constexpr int blockGap = 24;
constexpr int nameWidth = 190; ///< at most, of columns of words
constexpr int nameLeast = 112;
constexpr double stackBelow = 620; ///< of the page
constexpr int tableLeastHeight = 180;
constexpr int sideLeastHeight = 220;
constexpr int wideFrom = 1900; ///< from here every column has room
constexpr std::array<Kind, 6> tabOrder{Kind::Models, Kind::Gpus,    Kind::Providers,
                                       Kind::Grids,  Kind::Engines, Kind::Costs};

/// Columns that stand in the detail only, until the user asks for them with the menu on the header.
QStringList columnsAside(Kind kind)
{
    const auto list = [](std::initializer_list<const char *> ids) {
        QStringList all;
        for (const char *id : ids)
            all << QLatin1String(id);
        return all;
    };
    switch (kind) {
    case Kind::Models:
        return list({"hidden", "kv_heads", "experts", "attention", "native_dtype", "max_context", "license", "source"});
    case Kind::Gpus:
        return list({"form_factor", "usable_gb", "fp4_tflops", "board_power_w", "link", "link_gb_s", "source"});
    case Kind::Providers:
        return list({"headquarters", "us_exposure", "region", "date", "verified", "source"});
    case Kind::Grids:
        return list({"carbon_year", "price_period", "source"});
    case Kind::Engines:
        return list({"max_num_seqs", "max_num_batched_tokens", "block_tokens", "form", "source", "verified"});
    case Kind::Costs:
        return {};
    }
    return {};
}

Node quantity(double value, const QString &source, const QString &date)
{
    std::vector<Node::Member> members{{"value", Node::number(value)}, {"source", Node::scalar(source.toStdString())}};
    if (!date.isEmpty() && date != QLatin1String("unknown"))
        members.emplace_back("date", Node::scalar(date.toStdString()));
    return Node::map(std::move(members), Node::Style::Flow);
}

} // namespace

CataloguePage::CataloguePage(Session &session, QWidget *parent)
    : Page(session, parent)
{
    for (std::size_t i = 0; i < m_models.size(); ++i)
        m_models[i] = new CatalogueModel(tabOrder[i], this);
    buildActions();
    body()->setSpacing(designPixels(this, 10));
    body()->addWidget(buildControls());
    auto *columns = new StackingRow(stackBelow, blockGap, this);
    auto *entries = new QWidget(columns);
    auto *left = new QVBoxLayout(entries);
    left->setContentsMargins(0, 0, 0, 0);
    m_table = new TableView(entries);
    m_table->setMinimumHeight(designPixels(this, tableLeastHeight));
    m_table->setItemDelegate(new FigureDelegate(m_table));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setSearchRole(CatalogueModel::SearchRole);
    m_table->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_table->addActions(pageActions());
    m_table->setObjectName(QStringLiteral("catalogue.table"));
    m_table->viewport()->installEventFilter(this);
    putOnPage(m_table);
    left->addWidget(m_table, 1);
    m_legend = new QLabel(this);
    m_legend->setFont(scaledFont(font(), type::caption));
    m_legend->setWordWrap(true);
    left->addWidget(m_legend);
    columns->addPart(entries, 1);
    m_side = new QWidget(columns);
    m_side->setMinimumHeight(designPixels(this, sideLeastHeight));
    m_side->setFixedWidth(designPixels(this, sideWidth));
    auto *side = new QVBoxLayout(m_side);
    side->setContentsMargins(0, 0, 0, 0);
    m_name = new QLabel(m_side);
    m_name->setWordWrap(true);
    m_name->setFont(scaledFont(font(), type::blockTitle, QFont::DemiBold));
    m_use = new QPushButton(m_useAction->text(), m_side);
    m_use->setObjectName(QStringLiteral("catalogue.use"));
    connect(m_use, &QPushButton::clicked, m_useAction, &QAction::trigger);
    auto *scroll = new QScrollArea(m_side);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_detail = new CatalogueDetail(scroll);
    scroll->setWidget(m_detail);
    m_detail->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    side->addWidget(m_name);
    side->addWidget(m_use, 0, Qt::AlignLeft);
    side->addWidget(scroll, 1);
    columns->addPart(m_side);
    body()->addWidget(columns, 1);
    connect(m_table, &TableView::rowChosen, this, &CataloguePage::showRow);
    connect(m_table, &TableView::rowOpened, this, [this] { edit(false, false); });
    connect(&CatalogueNews::instance(), &CatalogueNews::changed, this, [this] {
        m_catalogue.reset();
        if (isVisible()) // the figures that follow may have been there before this news
            refreshNow();
    });
}

QWidget *CataloguePage::buildControls()
{
    auto *row = new StackingRow(stackBelow, 8, this);
    auto *rest = new QWidget(row);
    auto *layout = new QHBoxLayout(rest);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 8));
    m_tabs = new LineTabs(row);
    m_tabs->setAccessibleName(tr("Kind of entry"));
    for (const Kind kind : tabOrder)
        m_tabs->addTab(catalogue::kindTitle(kind));
    m_search = new QLineEdit(row);
    m_search->setClearButtonEnabled(true);
    m_search->setPlaceholderText(tr("Filter"));
    m_search->setAccessibleName(tr("Filter by name"));
    m_search->setMinimumWidth(designPixels(this, searchWidth / 2));
    m_search->setMaximumWidth(designPixels(this, searchWidth));
    m_search->setObjectName(QStringLiteral("catalogue.filter"));
    auto *menu = new QMenu(row);
    menu->addActions({m_addAction, m_addItemAction, m_fromConfigAction});
    auto *add = new QPushButton(tr("Add"), row);
    add->setMenu(menu);
    auto *edit = new QPushButton(tr("Edit…"), row);
    connect(edit, &QPushButton::clicked, m_editAction, &QAction::trigger);
    auto *revert = new QPushButton(tr("Revert"), row);
    revert->setToolTip(m_revertAction->toolTip());
    connect(revert, &QPushButton::clicked, m_revertAction, &QAction::trigger);
    for (auto [action, button] : {std::pair(m_editAction, edit), std::pair(m_revertAction, revert)})
        connect(action, &QAction::changed, button,
                [action = action, button = button] { button->setEnabled(action->isEnabled()); });
    row->addPart(m_tabs);
    row->addPart(rest, 1);
    layout->addStretch(1);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_search, add, edit, revert})
        layout->addWidget(widget);
    connect(m_tabs, &QTabBar::currentChanged, this, [this] { showKind(kind()); });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &text) { m_table->setFilterText(text); });
    return row;
}

void CataloguePage::buildActions()
{
    const auto action = [this](const QString &text, auto slot) {
        auto *made = new QAction(text, this);
        connect(made, &QAction::triggered, this, slot);
        return made;
    };
    m_useAction = action(tr("Use in the scenario"), [this] { useSelected(); });
    m_editAction = action(tr("Edit the entry…"), [this] { edit(false, false); });
    m_addAction = action(tr("New entry…"), [this] { edit(true, false); });
    m_addItemAction = action(tr("New offer…"), [this] { edit(false, true); });
    m_fromConfigAction = action(tr("Model from a config.json…"), [this] { addFromConfig(); });
    m_revertAction = action(tr("Revert to the shipped entry"), [this] { revertSelected(); });
    m_revertAction->setToolTip(tr("Drops your own fields of this entry; the shipped ones hold again."));
    m_removeItemAction = action(tr("Remove the offer"), [this] { removeItem(); });
    m_revertItemAction = action(tr("Revert the offer alone"), [this] { revertItem(); });
    m_dateItemAction = action(tr("It holds today: date it anew"), [this] { dateItem(); });
    m_bringBackAction = action(tr("Bring back what was removed"), [this] { bringBack(); });
    m_takeBackAction = action(tr("Take back the last change to the catalogue"), [this] { takeBack(); });
    setWhyNot(m_useAction, tr("no entry is chosen that the scenario could use"));
    for (QAction *one : {m_revertAction, m_revertItemAction})
        setWhyNot(one, tr("what is chosen is as shipped"));
    for (QAction *one : {m_removeItemAction, m_dateItemAction})
        setWhyNot(one, tr("no offer or version is chosen"));
    setWhyNot(m_bringBackAction, tr("nothing was removed of this entry"));
    setWhyNot(m_takeBackAction, tr("the catalogue was not changed here yet"));
    m_editAction->setShortcut(Qt::Key_F2);
    m_editAction->setShortcutContext(Qt::WidgetWithChildrenShortcut);
}

QList<QAction *> CataloguePage::pageActions() const
{
    return {m_useAction,        m_editAction,      m_addAction,        m_addItemAction,
            m_fromConfigAction, m_dateItemAction,  m_removeItemAction, m_revertItemAction,
            m_revertAction,     m_bringBackAction, m_takeBackAction};
}

CatalogueModel &CataloguePage::model() const
{
    return *m_models[static_cast<std::size_t>(std::max(m_tabs->currentIndex(), 0))];
}

Kind CataloguePage::kind() const
{
    return model().kind();
}

QString CataloguePage::selectedId() const
{
    const auto *entry = model().entry(m_table->currentSourceRow());
    return entry != nullptr ? fromUtf8(entry->id) : QString();
}

void CataloguePage::fillModels()
{
    core::Diagnostics shownByTheSession;
    m_catalogue = loadCatalogue(shownByTheSession);
    readOwn();
    for (CatalogueModel *each : m_models)
        each->setCatalogue(m_catalogue, m_own);
}

void CataloguePage::readOwn()
{
    const auto own = readUserEntries();
    m_ownReadable = own.has_value();
    m_own = own.value_or(UserEntries());
}

void CataloguePage::refresh()
{
    if (!m_catalogue) {
        const QString chosen = selectedId();
        fillModels();
        showKind(kind());
        selectEntry(kind(), chosen);
    }
    setSentence(summary());
    showRow(); // also its colours, when the palette has changed
    setInk(m_legend, Ink::Second);
}

QString CataloguePage::summary() const
{
    const auto rows = [this](Kind wanted) {
        for (const CatalogueModel *each : m_models)
            if (each->kind() == wanted)
                return each->rowCount();
        return 0;
    };
    int all = 0, doubtful = 0;
    for (const CatalogueModel *each : m_models) {
        all += each->rowCount();
        doubtful += each->unverifiedRows();
    }
    QString text =
        tr("%1 models, %2 GPUs and %3 prices are known with their sources; %4 of %5 entries are not verified.")
            .arg(formatNumber(double(rows(Kind::Models))), formatNumber(double(rows(Kind::Gpus))),
                 formatNumber(double(rows(Kind::Providers))), formatNumber(double(doubtful)),
                 formatNumber(double(all)));
    if (m_own.count() > 0)
        text += QLatin1Char(' ') + tr("Own entries laid over them: %1.").arg(formatNumber(double(m_own.count())));
    return text;
}

void CataloguePage::showKind(Kind wanted)
{
    for (std::size_t i = 0; i < tabOrder.size(); ++i)
        if (tabOrder[i] == wanted)
            m_tabs->setCurrentIndex(static_cast<int>(i));
    const QString doubtful = tr("? not verified: known at second hand or from general knowledge.");
    m_legend->setText(wanted == Kind::Providers
                          ? doubtful + QLatin1Char(' ') + tr("Prices rise and fall: each has its date.")
                          : doubtful);
    if (m_table->sourceModel() != &model()) {
        m_table->setSourceModel(&model());
        m_table->setAccessibleName(catalogue::kindTitle(wanted));
        m_table->sortByColumn(-1, Qt::AscendingOrder);
        fitColumns();
    }
    fitName();
    if (m_table->currentSourceRow() < 0 && model().rowCount() > 0)
        m_table->chooseSourceRow(0);
    showRow();
}

void CataloguePage::fitColumns()
{
    QHeaderView *header = m_table->horizontalHeader();
    m_isWide = width() > designPixels(this, wideFrom);
    const QStringList aside = m_isWide ? QStringList() : columnsAside(kind());
    const auto idOf = [this](int column) {
        return model().headerData(column, Qt::Horizontal, CatalogueModel::ColumnIdRole).toString();
    };
    for (int column = 0; column < model().columnCount(); ++column) {
        header->setSectionHidden(column, aside.contains(idOf(column)));
        header->setSectionResizeMode(column, QHeaderView::Interactive);
    }
    m_table->fitColumns(); // what is hidden keeps its old width, so this comes second
    for (int column = 1; column < model().columnCount(); ++column)
        if (!header->isSectionHidden(column))
            header->resizeSection(column, std::min(header->sectionSize(column), designPixels(this, nameWidth)));
    header->setStretchLastSection(false);
}

void CataloguePage::fitName()
{
    QHeaderView *header = m_table->horizontalHeader();
    if (m_isWide != (width() > designPixels(this, wideFrom)))
        fitColumns();
    // The name takes the room that is left; where there is none the table scrolls.
    int taken = 0;
    for (int column = 1; column < model().columnCount(); ++column)
        taken += header->isSectionHidden(column) ? 0 : header->sectionSize(column);
    const int room = m_table->viewport()->width() - taken;
    const int least = designPixels(this, nameLeast);
    // A table that has to scroll anyway scrolls with whole names.
    const int whole = static_cast<const QAbstractItemView *>(m_table)->sizeHintForColumn(0);
    header->resizeSection(0, room >= least ? room : std::clamp(whole, least, designPixels(this, nameWidth)));
}

void CataloguePage::showRow()
{
    const int row = m_table->currentSourceRow();
    m_detail->showEntry(model(), row, m_own);
    const auto *entry = model().entry(row);
    m_name->setText(entry != nullptr ? fromUtf8(entry->name) : QString());
    showFits();
    updateActions();
}

void CataloguePage::showFits()
{
    const QString id = selectedId();
    const bool ofModel = kind() == Kind::Models;
    if (id.isEmpty() || !m_catalogue || (!ofModel && kind() != Kind::Gpus)) {
        m_detail->showFits({}, {});
        return;
    }
    const auto &scenario = session().project()->scenario;
    core::project::FitQuestion question;
    QString with;
    if (ofModel) {
        question.model = id.toStdString();
        const auto gpu = m_catalogue->gpu(scenario.hardware.gpu.value_or(""));
        with = gpu ? fromUtf8(gpu->name) : fromUtf8(scenario.hardware.gpu);
    } else {
        question.gpu = id.toStdString();
        const auto other = m_catalogue->model(scenario.model.id.value_or(""));
        with = other ? fromUtf8(other->name) : fromUtf8(scenario.model.id);
    }
    m_detail->showFits(core::project::fitsOf(*session().project(), *m_catalogue, question), with);
}

void CataloguePage::updateActions()
{
    const QString id = selectedId();
    const Kind shown = kind();
    const bool one = !id.isEmpty();
    const bool own = one && m_own.entry(shown, id.toStdString()) != nullptr;
    const int row = m_table->currentSourceRow();
    const bool usable = shown == Kind::Providers ? model().itemOf(row) >= 0 : shown != Kind::Costs;
    m_useAction->setEnabled(one && usable);
    m_use->setVisible(one && usable);
    m_editAction->setEnabled(one);
    m_revertAction->setEnabled(own);
    m_addAction->setText(tr("New entry: %1…").arg(catalogue::entryTitle(shown)));
    const QString item = catalogue::itemTitle(shown);
    m_addItemAction->setVisible(!item.isEmpty());
    m_addItemAction->setEnabled(one && !item.isEmpty());
    if (!item.isEmpty())
        m_addItemAction->setText(tr("%1 of %2…").arg(item, m_name->text()));
    const bool isItem = one && !item.isEmpty() && model().itemOf(row) >= 0;
    const Node *ownEntry = own ? m_own.entry(shown, id.toStdString()) : nullptr;
    const Node *ownItems = ownEntry != nullptr ? ownEntry->find(catalogue::itemList(shown)) : nullptr;
    for (QAction *each : {m_dateItemAction, m_removeItemAction, m_revertItemAction, m_bringBackAction})
        each->setVisible(!item.isEmpty());
    m_removeItemAction->setText(shown == Kind::Engines ? tr("Remove the version") : tr("Remove the offer"));
    m_revertItemAction->setText(shown == Kind::Engines ? tr("Revert the version alone") : tr("Revert the offer alone"));
    m_removeItemAction->setEnabled(isItem);
    m_dateItemAction->setVisible(shown == Kind::Providers);
    m_dateItemAction->setEnabled(isItem);
    m_revertItemAction->setEnabled(
        isItem && ownEntry != nullptr &&
        core::catalogue::isOwnItem(*ownEntry, catalogue::itemList(shown), model().itemNode(row)));
    m_bringBackAction->setEnabled(ownItems != nullptr && std::any_of(ownItems->items().begin(), ownItems->items().end(),
                                                                     core::catalogue::isRemoval));
    m_fromConfigAction->setVisible(shown == Kind::Models);
    m_takeBackAction->setEnabled(!m_history.empty());
}

bool CataloguePage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize && m_table->sourceModel() != nullptr)
        fitName();
    return Page::eventFilter(watched, event);
}

bool CataloguePage::selectEntry(Kind wanted, const QString &id)
{
    if (!m_catalogue)
        fillModels();
    showKind(wanted);
    const int row = model().rowOf(id);
    if (row < 0)
        return false;
    if (m_table->proxy()->mapFromSource(model().index(row, 0)).row() < 0)
        m_search->clear();
    m_table->chooseSourceRow(row);
    m_table->scrollTo(m_table->currentIndex());
    return true;
}

// ---- into the scenario ---------------------------------------------------------------------------------------------

void CataloguePage::useSelected()
{
    const QString id = selectedId();
    const auto *entry = model().entry(m_table->currentSourceRow());
    if (entry == nullptr)
        return;
    const QString name = fromUtf8(entry->name);
    const Node value = Node::scalar(id.toStdString());
    QString why;
    bool done = false;
    switch (kind()) {
    case Kind::Models:
        done = session().setValue(QStringLiteral("scenario.model.id"), value, tr("Use %1").arg(name), &why);
        break;
    case Kind::Gpus:
        done = session().setValue(QStringLiteral("scenario.hardware.gpu"), value, tr("Use %1").arg(name), &why);
        break;
    case Kind::Engines:
        done = session().setValue(QStringLiteral("scenario.engine.id"), value, tr("Use %1").arg(name), &why);
        break;
    case Kind::Grids:
        done = useGrid(*m_catalogue->grid(id.toStdString()));
        break;
    case Kind::Providers:
        done = useOffer(m_table->currentSourceRow());
        break;
    case Kind::Costs:
        return;
    }
    if (done)
        Q_EMIT notice(tr("The scenario uses %1.").arg(name));
    else if (!why.isEmpty())
        Q_EMIT failed(why);
}

bool CataloguePage::useGrid(const core::catalogue::GridZone &grid)
{
    const QString name = localised(core::catalogue::placeName(grid.name));
    Node document = session().document().with("site.zone", Node::scalar(grid.id));
    if (const auto *intensity = grid.intensity()) {
        const QString year = intensity->year ? QString::number(*intensity->year) : QString();
        document =
            document.with("site.grid_g_per_kwh", quantity(intensity->gramsPerKwh, fromUtf8(intensity->source), year))
                .with("site.grid_method", Node::scalar(intensity->method));
        if (intensity->year)
            document = document.with("site.grid_year", Node::number(*intensity->year));
    }
    if (const auto *price = grid.wholesalePrice()) {
        constexpr double kilowattHoursPerMegawattHour = 1000.0;
        document = document.with("economics.electricity.eur_per_kwh",
                                 quantity(price->eurPerMwh / kilowattHoursPerMegawattHour, fromUtf8(price->source),
                                          fromUtf8(price->period)));
    }
    return session().setDocument(document, tr("Use %1").arg(name));
}

bool CataloguePage::useOffer(int row)
{
    const auto *entry = model().entry(row);
    const int item = model().itemOf(row);
    const auto provider = m_catalogue->provider(entry->id);
    if (!provider || item < 0 || item >= static_cast<int>(provider->offers.size()))
        return false;
    const core::catalogue::Offer &offer = provider->offers[static_cast<std::size_t>(item)];
    if (!offer.eurPerGpuHour) {
        Q_EMIT failed(tr("This offer states no price of a GPU-hour in euros: edit it first."));
        return false;
    }
    const QString source =
        tr("%1, %2").arg(fromUtf8(provider->name), offer.instance ? fromUtf8(offer.instance) : fromUtf8(offer.gpuName));
    Node document =
        session()
            .document()
            .without("economics.tariff.eur_per_hour")
            .with("economics.tariff.kind", Node::scalar("rented"))
            .with("economics.tariff.eur_per_gpu_hour", quantity(*offer.eurPerGpuHour, source, fromUtf8(offer.date)))
            .with("sovereignty.provider", Node::scalar(provider->id));
    if (offer.gpu)
        document = document.with("scenario.hardware.gpu", Node::scalar(*offer.gpu));
    return session().setDocument(document, tr("Use the price of %1").arg(fromUtf8(provider->name)));
}

} // namespace ui
