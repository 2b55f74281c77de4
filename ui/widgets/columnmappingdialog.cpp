// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/columnmappingdialog.h"

#include "core/results/tablepreview.h"
#include "ui/models/roles.h"
#include "ui/models/runtablemodel.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/tableview.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QVBoxLayout>
#include <set>

namespace ui {

namespace {

constexpr QSize dialogSize(860, 600);
constexpr int openEditorsLimit = 200; ///< combo boxes of wider tables open when their cell is entered

/// A list to choose from in each cell of the right half.
class ChoiceDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        auto *box = new QComboBox(parent);
        box->setFrame(false);
        box->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls the table, not the choice
        fill(*box, index);
        connect(box, &QComboBox::activated, box, [this, box] {
            auto *self = const_cast<ChoiceDelegate *>(this);
            Q_EMIT self->commitData(box);
        });
        return box;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        auto *box = qobject_cast<QComboBox *>(editor);
        if (index.column() == ColumnMappingModel::UnitColumn)
            fill(*box, index); // units follow the quantity
        box->setCurrentIndex(box->findData(index.data(Qt::EditRole)));
    }
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override
    {
        model->setData(index, qobject_cast<QComboBox *>(editor)->currentData());
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QSize size = QStyledItemDelegate::sizeHint(option, index);
        size.setHeight(std::max(size.height(), designPixels(option.widget, 26)));
        return size;
    }

private:
    static void fill(QComboBox &box, const QModelIndex &index)
    {
        box.clear();
        if (index.column() == ColumnMappingModel::QuantityColumn) {
            constexpr int visibleItems = 24;
            box.setMaxVisibleItems(visibleItems);
            for (const TableQuantity &one : tableQuantities())
                box.addItem(one.title, one.id);
            box.setAccessibleName(ColumnMappingDialog::tr("What %1 holds")
                                      .arg(index.siblingAtColumn(ColumnMappingModel::NameColumn).data().toString()));
            return;
        }
        const auto *model = qobject_cast<const ColumnMappingModel *>(index.model());
        const QStringList units = model == nullptr ? QStringList() : model->unitsOf(index.row());
        for (const QString &unit : units)
            box.addItem(unit, unit);
        box.setEnabled(units.size() > 1);
        box.setAccessibleName(ColumnMappingDialog::tr("Unit of %1")
                                  .arg(index.siblingAtColumn(ColumnMappingModel::NameColumn).data().toString()));
    }
};

} // namespace

ColumnMappingDialog::ColumnMappingDialog(const QString &fileName, std::string text,
                                         const std::optional<core::results::TableMapping> &known, QWidget *parent)
    : QDialog(parent)
    , m_text(std::move(text))
    , m_model(new ColumnMappingModel(this))
    , m_preview(new RunTableModel(this))
    , m_table(new QTableView(this))
    , m_previewTable(new TableView(this))
    , m_verdict(new QLabel(this))
{
    setObjectName(QStringLiteral("columnmapping"));
    setWindowTitle(tr("What the columns hold"));
    auto *layout = new QVBoxLayout(this);
    auto *sentence = new QLabel(tr("“%1” is of no tool that is known. Say what its columns hold; it is remembered for "
                                   "every table with these columns.")
                                    .arg(fileName),
                                this);
    sentence->setWordWrap(true);
    sentence->setTextFormat(Qt::PlainText);
    layout->addWidget(sentence);
    buildTable();
    layout->addWidget(m_table, 3);
    auto *title = new QLabel(QStringLiteral("<b>%1</b>").arg(tr("Runs that result").toHtmlEscaped()), this);
    layout->addWidget(title);
    m_previewTable->setSourceModel(m_preview);
    m_previewTable->setDensity(TableView::Density::Dense);
    m_previewTable->setAccessibleName(tr("Runs that result"));
    title->setBuddy(m_previewTable);
    layout->addWidget(m_previewTable, 2);
    m_verdict->setWordWrap(true);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setObjectName(QStringLiteral("columnmapping.verdict"));
    layout->addWidget(m_verdict);
    auto *buttons = new QDialogButtonBox(this);
    m_import = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    m_import->setObjectName(QStringLiteral("columnmapping.import"));
    m_import->setDefault(true);
    QPushButton *leave = buttons->addButton(tr("Leave it out"), QDialogButtonBox::RejectRole);
    leave->setObjectName(QStringLiteral("columnmapping.leave"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    connect(m_model, &ColumnMappingModel::mappingChanged, this, &ColumnMappingDialog::refreshPreview);
    m_model->setTable(core::results::tableColumns(m_text), known ? *known : core::results::suggestedMapping(m_text));
    if (m_model->rowCount() <= openEditorsLimit) {
        for (int row = 0; row < m_model->rowCount(); ++row) {
            for (const int column : {ColumnMappingModel::QuantityColumn, ColumnMappingModel::UnitColumn})
                m_table->openPersistentEditor(m_model->index(row, column));
        }
    }
    settleDialog(*this, dialogSize);
}

void ColumnMappingDialog::buildTable()
{
    m_table->setObjectName(QStringLiteral("columnmapping.table"));
    m_table->setModel(m_model);
    m_table->setItemDelegate(new ChoiceDelegate(m_table));
    m_table->setAccessibleName(tr("Columns of the table"));
    m_table->setShowGrid(false);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setEditTriggers(QAbstractItemView::AllEditTriggers);
    m_table->setWordWrap(false);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(designPixels(this, 28));
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView *header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionResizeMode(ColumnMappingModel::NameColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(ColumnMappingModel::SampleColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(ColumnMappingModel::QuantityColumn, QHeaderView::Fixed);
    header->setSectionResizeMode(ColumnMappingModel::UnitColumn, QHeaderView::Fixed);
    header->resizeSection(ColumnMappingModel::QuantityColumn, designPixels(this, 220));
    header->resizeSection(ColumnMappingModel::UnitColumn, designPixels(this, 96));
}

void ColumnMappingDialog::refreshPreview()
{
    constexpr std::size_t beginningOfPreview = 65536;
    std::string_view beginning = std::string_view(m_text).substr(0, beginningOfPreview);
    if (beginning.size() < m_text.size()) // the last line may be cut
        beginning = beginning.substr(0, beginning.rfind('\n') + 1);
    core::results::TablePreview preview = core::results::previewTable(beginning, m_model->mapping());
    auto library = std::make_shared<core::results::Library>();
    library->runs = std::move(preview.runs);
    const std::size_t runs = library->runs.size();
    m_preview->setLibrary(std::move(library));
    for (int column = 0; column < m_preview->columnCount(); ++column) {
        const QString id = m_preview->quantity(column).id;
        const bool obvious = id == QLatin1String("file") || id == QLatin1String("tool");
        m_previewTable->setColumnHidden(column, obvious || m_preview->isEmptyColumn(column));
    }
    m_previewTable->fitColumns();
    const auto &items = preview.remarks.items();
    m_verdict->setText(verdict(runs, items.empty() ? QString() : localised(items.front().what.message), items.size()));
    m_import->setEnabled(runs > 0 || !core::results::looksLikeTable(m_text)); // without lines there is only the header
}

QString ColumnMappingDialog::verdict(std::size_t runs, const QString &firstRemark, std::size_t remarks) const
{
    QStringList said;
    if (const QList<int> twice = m_model->duplicates(); !twice.isEmpty())
        said << tr("“%1” stands at more than one column; the last of them counts.")
                    .arg(m_model->index(twice.front(), ColumnMappingModel::QuantityColumn).data().toString());
    std::set<std::string> fields;
    for (const std::string &field : m_model->mapping().fields)
        fields.insert(field);
    const bool load = fields.contains("concurrency") || fields.contains("request_rate_rps");
    if (runs > 0 && !load)
        said << tr("No column says how much load there was: the runs make no sweep and have no knee.");
    if (runs > 0 && fields.size() == 1 && fields.contains(""))
        said << tr("No column holds a figure yet.");
    if (remarks > 0)
        said << tr("%n line(s) are left out: %1", nullptr, static_cast<int>(remarks)).arg(firstRemark);
    return said.join(QLatin1Char('\n'));
}

} // namespace ui
