// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/candidatesdialog.h"

#include "ui/models/axistexts.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/dialogsize.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QSignalBlocker>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

namespace {

constexpr int firstLines = 4; ///< A to D
constexpr QSize dialogSize(760, 360);

/// The axes that values are typed on: those of the scorecard, and what a gate asks for.
std::vector<std::string> typedAxes(const core::scorecard::Scorecard &card)
{
    std::vector<std::string> axes;
    const auto add = [&](const std::string &axis) {
        if (std::find(axes.begin(), axes.end(), axis) == axes.end())
            axes.push_back(axis);
    };
    for (const auto &axis : card.axes)
        add(axis.id);
    if (axes.empty())
        for (const auto &axis : core::scorecard::defaultAxes())
            add(axis.id);
    for (const auto &gate : card.gates)
        add(gate.first);
    add("sovereignty");
    return axes;
}

} // namespace

CandidatesDialog::CandidatesDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_axes(typedAxes(session.evaluation()->scorecard))
    , m_table(new QTableWidget(this))
    , m_problem(new QLabel(this))
{
    setWindowTitle(tr("Type in candidates"));
    setObjectName(QStringLiteral("dialog.candidates"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(designPixels(this, 10));
    auto *about = new QLabel(tr("A line each, or a block of cells pasted from a spreadsheet. What is unknown stays "
                                "empty: nothing is taken for it."),
                             this);
    about->setWordWrap(true);
    layout->addWidget(about);
    buildTable();
    layout->addWidget(m_table, 1);
    m_problem->setWordWrap(true);
    layout->addWidget(m_problem);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_add = buttons->button(QDialogButtonBox::Ok);
    m_add->setText(tr("Add to the scorecard"));
    QPushButton *pasteButton = buttons->addButton(tr("Paste"), QDialogButtonBox::ActionRole);
    layout->addWidget(buttons);
    const auto fromClipboard = [this] { paste(QGuiApplication::clipboard()->text()); };
    connect(pasteButton, &QPushButton::clicked, this, fromClipboard);
    auto *shortcut = new QShortcut(QKeySequence::Paste, m_table);
    shortcut->setContext(Qt::WidgetShortcut);
    connect(shortcut, &QShortcut::activated, this, fromClipboard);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::cellChanged, this, &CandidatesDialog::check);
    check();
    settleDialog(*this, dialogSize);
}

void CandidatesDialog::buildTable()
{
    m_table->setAccessibleName(tr("Candidates"));
    m_table->setTabKeyNavigation(false); // while a cell is edited Tab goes on to the next all the same
    m_table->setColumnCount(FirstAxis + static_cast<int>(m_axes.size()));
    QStringList headers{tr("Candidate"), tr("Name")};
    for (const std::string &axis : m_axes) {
        const QString unit = axistexts::shortUnit(axis);
        headers << (unit.isEmpty() ? axistexts::name(axis) : axistexts::name(axis) + QLatin1Char('\n') + unit);
    }
    m_table->setHorizontalHeaderLabels(headers);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_table->setRowCount(firstLines);
    const QStringList ids = candidates::nextIds(*m_session.project(), firstLines);
    for (int row = 0; row < firstLines; ++row)
        setCell(row, IdColumn, ids[row]);
    m_table->setCurrentCell(0, NameColumn);
}

QString CandidatesDialog::problem() const
{
    return m_problem->text();
}

void CandidatesDialog::setCell(int row, int column, const QString &text)
{
    auto *item = new QTableWidgetItem(text);
    if (column >= FirstAxis)
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->setItem(row, column, item);
}

int CandidatesDialog::columnNamed(const QString &name) const
{
    const auto is = [&](const QString &other) { return name.compare(other, Qt::CaseInsensitive) == 0; };
    if (is(QStringLiteral("id")) || is(tr("Candidate")))
        return IdColumn;
    if (is(QStringLiteral("label")) || is(tr("Name")))
        return NameColumn;
    for (std::size_t i = 0; i < m_axes.size(); ++i)
        if (is(fromUtf8(m_axes[i])) || is(axistexts::name(m_axes[i])) || is(axistexts::title(m_axes[i])))
            return FirstAxis + static_cast<int>(i);
    return -1;
}

void CandidatesDialog::paste(const QString &text)
{
    std::vector<QStringList> block = candidates::cellsOf(text);
    if (block.empty())
        return;
    std::vector<int> columns;
    for (const QString &cell : block.front())
        columns.push_back(columnNamed(cell));
    const bool headed = std::count(columns.begin(), columns.end(), -1) * 2 < static_cast<qsizetype>(columns.size());
    int row = headed ? 0 : std::max(m_table->currentRow(), 0);
    const int from = headed ? 0 : std::max(m_table->currentColumn(), 0);
    if (headed)
        block.erase(block.begin());
    {
        const QSignalBlocker quiet(m_table); // one look at the whole, not one a cell
        m_table->setRowCount(std::max(m_table->rowCount(), row + static_cast<int>(block.size())));
        for (const QStringList &cells : block) {
            for (qsizetype i = 0; i < cells.size(); ++i) {
                const int column = !headed                                      ? from + static_cast<int>(i)
                                   : i < static_cast<qsizetype>(columns.size()) ? columns[static_cast<std::size_t>(i)]
                                                                                : -1;
                if (column >= 0 && column < m_table->columnCount())
                    setCell(row, column, cells[i]);
            }
            ++row;
        }
    }
    check();
}

std::vector<candidates::Typed> CandidatesDialog::lines() const
{
    const auto cell = [this](int row, int column) {
        const QTableWidgetItem *item = m_table->item(row, column);
        return item == nullptr ? QString() : item->text();
    };
    std::vector<candidates::Typed> all;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        candidates::Typed line{.id = cell(row, IdColumn), .label = cell(row, NameColumn), .values = {}};
        for (std::size_t i = 0; i < m_axes.size(); ++i)
            line.values.emplace_back(m_axes[i], cell(row, FirstAxis + static_cast<int>(i)));
        all.push_back(std::move(line));
    }
    return all;
}

void CandidatesDialog::check()
{
    const candidates::TypedIn typed = candidates::typedIn(m_session.document(), *m_session.project(), lines());
    m_problem->setText(typed.problem);
    m_problem->setVisible(!typed.problem.isEmpty());
    m_add->setEnabled(typed.document.has_value());
}

void CandidatesDialog::accept()
{
    const candidates::TypedIn typed = candidates::typedIn(m_session.document(), *m_session.project(), lines());
    if (!typed.document)
        return;
    if (m_session.setDocument(*typed.document, tr("Add %n candidate(s)", nullptr, static_cast<int>(typed.ids.size()))))
        QDialog::accept();
}

} // namespace ui
