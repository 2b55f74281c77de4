// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/comparisonview.h"

#include "ui/models/comparisonmodel.h"
#include "ui/models/tooltexts.h"
#include "ui/style/numberformat.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/figuredelegate.h"
#include "ui/widgets/tableview.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>

namespace ui {

namespace {

constexpr std::size_t mostUnfolded = 2;

/// Two lines a cell: a value with its difference and spread, a figure with its unit, words broken into both.
class FoldedDelegate final : public FigureDelegate
{
public:
    FoldedDelegate(QTableView *view, std::function<bool()> folded)
        : FigureDelegate(view)
        , m_folded(std::move(folded))
    {}

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        if (!m_folded()) {
            FigureDelegate::paint(painter, option, index);
            return;
        }
        if (option.state.testFlag(QStyle::State_Selected))
            painter->fillRect(option.rect, Theme::of(option.palette).selection);
        if (index.data(ComparisonModel::WordRole).toBool())
            paintWords(painter, option, index);
        else
            paintFigure(painter, option, index);
    }
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        QSize size = FigureDelegate::sizeHint(option, index);
        if (!m_folded())
            return size;
        const QFontMetrics small(scaledFont(option.font, type::caption));
        const int second =
            small.size(0, index.data(ComparisonModel::SecondLineRole).toString()).width(); // the widest of its lines
        size.setWidth(std::max(size.width(), second + 2 * designPixels(option.widget, padding) + 1));
        return size;
    }

private:
    /// All first lines stand at one height, whether there is a second one or not.
    void paintFigure(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
    {
        const Theme &theme = Theme::of(option.palette);
        QStyleOptionViewItem upper = option;
        upper.rect.setHeight(designPixels(option.widget, firstLine));
        FigureDelegate::paint(painter, upper, index);
        const bool quiet = index.column() == 0 || index.data(ComparisonModel::WithinSpreadRole).toBool();
        painter->save();
        painter->setFont(scaledFont(option.font, type::caption));
        painter->setPen(quiet ? theme.text2 : theme.text1);
        painter->drawText(inside(option).adjusted(0, upper.rect.height(), 0, 0), sideOf(index) | Qt::AlignTop,
                          index.data(ComparisonModel::SecondLineRole).toString());
        painter->restore();
    }
    void paintWords(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
    {
        const Theme &theme = Theme::of(option.palette);
        const QString text = index.data().toString();
        const QFont font = scaledFont(option.font, type::caption);
        const QFontMetrics metrics(font);
        const QRect rect = inside(option).adjusted(0, designPixels(option.widget, 3), 0, 0);
        qsizetype fits = text.size();
        while (fits > 1 && metrics.horizontalAdvance(text.left(fits)) > rect.width())
            --fits;
        qsizetype end = fits;
        while (end > 1 && fits < text.size() && text[end - 1].isLetterOrNumber())
            --end; // rather between words
        end = fits < text.size() && end <= 1 ? fits : end;
        const QString rest = metrics.elidedText(text.mid(end).trimmed(), Qt::ElideMiddle, rect.width());
        painter->save();
        painter->setFont(font);
        painter->setPen(text.isEmpty() ? theme.text3 : theme.text1);
        painter->drawText(rect, sideOf(index) | Qt::AlignTop,
                          text.isEmpty() ? absentMark() : text.left(end).trimmed() + QLatin1Char('\n') + rest);
        painter->restore();
    }
    static QRect inside(const QStyleOptionViewItem &option)
    {
        const int pad = designPixels(option.widget, padding);
        return option.rect.adjusted(pad, 0, -pad, 0);
    }
    static int sideOf(const QModelIndex &index)
    {
        return index.data(Qt::TextAlignmentRole).toInt() & static_cast<int>(Qt::AlignHorizontal_Mask);
    }

    static constexpr int padding = 8;    ///< as in other tables
    static constexpr int firstLine = 19; ///< what stands below begins here
    std::function<bool()> m_folded;
};

} // namespace

bool ComparisonView::isFolded() const
{
    return m_model->runs().size() > mostUnfolded;
}

/// As wide as what stands in them, but for words, which would push the figures of the others out of sight: these are
/// cut, and no wider than the numbers need where there are many runs.
void ComparisonView::fit()
{
    constexpr int widest = 150, leastFolded = 58;
    constexpr double row = 20, lineBelow = 14;
    const bool folded = isFolded();
    bool repeats = false;
    for (int column = 0; column < m_model->columnCount(); ++column)
        repeats = repeats || m_model->part(column) == ComparisonModel::Part::Spread;
    const double height = !folded ? row : row + (repeats ? 2 : 1) * lineBelow;
    m_table->verticalHeader()->setDefaultSectionSize(
        std::max(designPixels(m_table, height), m_table->fontMetrics().height() + 2));
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const ComparisonModel::Part part = m_model->part(column);
        m_table->setColumnHidden(column, folded && part != ComparisonModel::Part::Figure &&
                                             part != ComparisonModel::Part::Value);
    }
    m_table->fitColumns();
    QList<int> shown, widths;
    int room = m_table->viewport()->width();
    for (int column = 0; column < m_model->columnCount(); ++column) {
        if (m_table->isColumnHidden(column))
            continue;
        const bool value = m_model->part(column) == ComparisonModel::Part::Value;
        shown << column;
        widths << (folded && value ? std::max(widthOfNumbers(column), designPixels(m_table, leastFolded))
                                   : std::min(m_table->columnWidth(column), designPixels(m_table, widest)));
        room -= widths.last();
    }
    for (qsizetype i = 0; i < shown.size(); ++i) {
        // What is left over goes to the words.
        const int share = folded && i > 0 ? std::max(room, 0) / static_cast<int>(shown.size() - 1) : 0;
        const int most = std::max(widths[i], designPixels(m_table, widest));
        m_table->setColumnWidth(shown[i], std::min(widths[i] + share, most));
    }
}

int ComparisonView::widthOfNumbers(int column) const
{
    QStyleOptionViewItem option;
    option.initFrom(m_table);
    const QString load = m_model->headerData(column, Qt::Horizontal).toString().section(QLatin1Char('\n'), 1);
    constexpr int aroundLoad = 16; // as the header has it
    int width = QFontMetrics(scaledFont(m_table->font(), type::caption)).horizontalAdvance(load) +
                designPixels(m_table, aroundLoad);
    for (int line = 0; line < m_model->rowCount(); ++line) {
        const QModelIndex cell = m_table->model()->index(line, column);
        if (!cell.data(ComparisonModel::WordRole).toBool())
            width = std::max(width, m_table->itemDelegate()->sizeHint(option, cell).width());
    }
    return width;
}

void ComparisonView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (isFolded())
        fit();
}

ComparisonView::ComparisonView(QWidget *parent)
    : QWidget(parent)
    , m_model(new ComparisonModel(this))
    , m_base(new QComboBox(this))
    , m_baseLabel(new QLabel(tr("Held against"), this))
    , m_hint(new QLabel(this))
    , m_names(new QLabel(this))
    , m_table(new TableView(this))
{
    m_hint->setObjectName(QStringLiteral("comparison.hint"));
    auto *rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(designPixels(this, 8));
    auto *top = new QHBoxLayout;
    m_base->setObjectName(QStringLiteral("comparison.base"));
    m_base->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_base->setMinimumContentsLength(24);
    m_baseLabel->setBuddy(m_base);
    auto *copy = new QPushButton(tr("Copy"), this);
    copy->setObjectName(QStringLiteral("comparison.copy"));
    copy->setToolTip(tr("The table as text and as HTML, for a spreadsheet or a document"));
    top->addWidget(m_baseLabel);
    top->addWidget(m_base, 1);
    top->addWidget(copy);
    rows->addLayout(top);
    m_hint->setWordWrap(true);
    m_hint->setTextFormat(Qt::PlainText);
    rows->addWidget(m_hint);
    m_table->setSourceModel(m_model);
    m_table->setDensity(TableView::Density::Dense);
    m_table->setItemDelegate(new FoldedDelegate(m_table, [this] { return isFolded(); }));
    m_table->setCopiesHidden(true);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->setSortingEnabled(false); // rows are of one kind of figure each
    m_table->setAccessibleName(tr("Runs side by side"));
    rows->addWidget(m_table, 1);
    m_names->setFont(scaledFont(font(), type::caption));
    m_names->setWordWrap(true);
    m_names->setTextFormat(Qt::PlainText);
    m_names->setTextInteractionFlags(Qt::TextSelectableByMouse);
    rows->addWidget(m_names);
    connect(copy, &QPushButton::clicked, this, [this] {
        m_table->clearSelection(); // all of it
        m_table->copySelection();
    });
    connect(m_base, &QComboBox::activated, this, [this](int at) {
        m_model->setBase(static_cast<std::size_t>(std::max(0, at)));
        fit();
    });
}

/// A line a run; neighbours of one sweep share a line, since the header says their loads.
QStringList ComparisonView::namesOf(const core::results::Library &library) const
{
    QStringList lines;
    const auto nameAt = [&](std::size_t at) {
        const core::results::Run &run = library.runs[m_model->runs()[at]];
        return QStringLiteral("%1, %2").arg(tooltexts::toolName(run.source.tool), tooltexts::runName(run));
    };
    for (std::size_t first = 0; first < m_model->runs().size();) {
        std::size_t last = first;
        while (last + 1 < m_model->runs().size() && nameAt(last + 1) == nameAt(first))
            ++last;
        const QString letters = last == first
                                    ? m_model->runLabel(first)
                                    : QStringLiteral("%1–%2").arg(m_model->runLabel(first), m_model->runLabel(last));
        lines << QStringLiteral("%1  %2").arg(letters, nameAt(first));
        first = last + 1;
    }
    return lines;
}

void ComparisonView::describe(const core::results::Library &library, std::size_t given)
{
    const QSignalBlocker quiet(m_base);
    m_base->clear();
    for (std::size_t i = 0; i < m_model->runs().size(); ++i) {
        const core::results::Run &run = library.runs[m_model->runs()[i]];
        const QString load = loadWords(run);
        QString name = QStringLiteral("%1  %2, %3")
                           .arg(m_model->runLabel(i), tooltexts::toolName(run.source.tool), tooltexts::runName(run));
        if (!load.isEmpty())
            name += QStringLiteral(", ") + load;
        m_base->addItem(name);
    }
    m_base->setCurrentIndex(static_cast<int>(m_model->base()));
    m_names->setText(namesOf(library).join(QLatin1Char('\n')));
    const int shown = m_base->count();
    const bool enough = shown > 1;
    QString hint;
    if (!enough)
        hint = tr("Choose two to eight runs in the list (with Ctrl or Shift) to see them side by side.");
    else if (given > ComparisonModel::mostRuns)
        hint = tr("The first %1 of %2 chosen runs are shown.")
                   .arg(formatNumber(shown), formatNumber(static_cast<double>(given)));
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    m_table->setVisible(enough);
    m_names->setVisible(enough);
    m_base->setEnabled(enough);
}

void ComparisonView::setRuns(std::shared_ptr<const core::results::Library> library, std::vector<std::size_t> runs)
{
    const std::size_t given = runs.size();
    m_model->setRuns(library, std::move(runs));
    describe(*library, given);
    fit();
}

} // namespace ui
