// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/snapshotdialog.h"

#include "core/parsenumber.h"
#include "core/project/projectdiff.h"
#include "ui/cataloguesource.h"
#include "ui/help/inputhelp.h"
#include "ui/models/headline.h"
#include "ui/session.h"
#include "ui/sessionfiles.h"
#include "ui/snapshots.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/scenariofields.h"
#include "ui/widgets/tableview.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <optional>
#include <string>
#include <utility>

namespace ui {

namespace {

constexpr qsizetype mostSides = 7; ///< columns that can be read beside one another
constexpr QSize dialogSize(860, 560);
constexpr int moreDigits = 6; ///< of a value of the project: small changes are seen too

/// What the reader calls a place in the project: the field's own name where it is one of the scenario's.
QString nameOf(const std::string &path, const QList<scenario::Field> &fields)
{
    const QString text = fromUtf8(path);
    for (const scenario::Field &field : fields)
        if (text == field.path || text.startsWith(field.path + QLatin1Char('.')))
            return QStringLiteral("%1: %2").arg(scenario::groupTitle(field.group), field.label);
    return text;
}

/// A value of the project in the reader's numbers and with its unit; "400 req/s".
QString valueOf(const std::optional<std::string> &value, const std::string &path, const QList<scenario::Field> &fields)
{
    if (!value)
        return absentMark();
    const QString text = fromUtf8(*value), at = fromUtf8(path);
    const auto number = core::parseNumber(*value);
    for (const scenario::Field &field : fields) {
        // A mean may be written in short, without the last part of its field's path.
        const bool its = at == field.path || field.path.startsWith(at + QLatin1Char('.'));
        if (its && number && !field.unit.isEmpty())
            return withUnit(formatNumber(*number * field.shownPerStored, moreDigits), field.unit);
    }
    return text;
}

QStandardItem *cell(const QString &text)
{
    auto *item = new QStandardItem(text);
    item->setEditable(false);
    item->setData(text, TableView::SortRole);
    return item;
}

} // namespace

SnapshotDialog::SnapshotDialog(Session &session, Snapshots &snapshots, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_snapshots(snapshots)
    , m_figureTable(new TableView(this))
    , m_changeTable(new TableView(this))
    , m_from(new QComboBox(this))
    , m_to(new QComboBox(this))
    , m_summary(new QLabel(this))
    , m_back(new QPushButton(this))
    , m_forget(new QPushButton(this))
    , m_bringBack(new QPushButton(this))
{
    setWindowTitle(tr("Snapshots side by side"));
    auto *layout = new QVBoxLayout(this);
    m_figureTable->setSourceModel(&m_figures);
    m_figureTable->setAccessibleName(tr("Headline of each snapshot"));
    m_changeTable->setSourceModel(&m_changes);
    m_changeTable->setAccessibleName(tr("What was changed"));
    auto *choice = new QHBoxLayout;
    auto *fromLabel = new QLabel(tr("Changes &from"), this), *toLabel = new QLabel(tr("&to"), this);
    fromLabel->setBuddy(m_from);
    toLabel->setBuddy(m_to);
    choice->addWidget(fromLabel);
    choice->addWidget(m_from);
    choice->addWidget(toLabel);
    choice->addWidget(m_to);
    choice->addWidget(m_summary, 1);
    layout->addWidget(m_figureTable, 1);
    layout->addLayout(choice);
    layout->addWidget(m_changeTable, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(m_back, QDialogButtonBox::ActionRole);
    buttons->addButton(m_forget, QDialogButtonBox::ActionRole);
    buttons->addButton(m_bringBack, QDialogButtonBox::ActionRole);
    m_back->setObjectName(QStringLiteral("snapshots.return"));
    m_forget->setObjectName(QStringLiteral("snapshots.delete"));
    m_bringBack->setObjectName(QStringLiteral("snapshots.bringback"));
    m_bringBack->setToolTip(tr("Undoes the deletion; so does Undo in the Edit menu."));
    m_bringBack->hide(); // until there is something to bring back
    connect(m_bringBack, &QPushButton::clicked, this, [this] {
        m_deleted = 0; // the next step may be another, at the same place
        m_session.undoStack()->undo();
    });
    connect(session.undoStack(), &QUndoStack::indexChanged, this, &SnapshotDialog::showDeleted);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_back, &QPushButton::clicked, this, &SnapshotDialog::goBack);
    connect(m_forget, &QPushButton::clicked, this, &SnapshotDialog::forget);
    for (QComboBox *box : {m_from, m_to})
        connect(box, &QComboBox::activated, this, &SnapshotDialog::fillChanges);
    connect(&m_snapshots, &Snapshots::changed, this, &SnapshotDialog::fillSides);
    connect(&session, &Session::evaluationChanged, this, &SnapshotDialog::followNow);
    connect(&session, &Session::libraryChanged, this, [this] {
        for (Side &side : m_sides)
            if (side.snapshot >= 0)
                side.evaluation = nullptr; // what it names may have come
        evaluateNext();
    });
    m_from->setObjectName(QStringLiteral("snapshots.from"));
    m_to->setObjectName(QStringLiteral("snapshots.to"));
    help::explainInputs(this);
    fillSides();
    settleDialog(*this, dialogSize);
}

SnapshotDialog::Side SnapshotDialog::sideNow() const
{
    return {tr("Now"),
            files::rebased(m_session.document(), m_session.baseFolder(), {}),
            m_session.project(),
            m_session.evaluation(),
            -1,
            {}};
}

void SnapshotDialog::fillSides()
{
    const QList<Side> before = std::exchange(m_sides, {sideNow()});
    core::Diagnostics ignored;
    for (int i = 0; i < m_snapshots.all().size(); ++i) {
        const Snapshot &snapshot = m_snapshots.all()[i];
        if (m_sides.size() >= mostSides)
            break;
        // Its own references, to results and traces, as the library of the open project has them.
        auto project =
            core::project::interpret(files::rebased(snapshot.document, {}, m_session.baseFolder()), {}, ignored);
        if (!project)
            continue;
        Side side{snapshot.name,
                  snapshot.document,
                  std::make_shared<const core::project::Project>(std::move(*project)),
                  nullptr,
                  i,
                  snapshot.when};
        for (const Side &known : before)
            if (known.snapshot >= 0 && known.when == side.when && known.name == side.name)
                side.evaluation = known.evaluation;
        m_sides << side;
    }
    for (QComboBox *box : {m_from, m_to}) {
        box->clear();
        for (const Side &side : m_sides)
            box->addItem(side.name);
    }
    m_from->setCurrentIndex(std::min(1, static_cast<int>(m_sides.size()) - 1));
    m_to->setCurrentIndex(0);
    fillFigures();
    fillChanges();
    evaluateNext();
}

/// One after the other, each shown as soon as it is there: a snapshot may take a simulation.
void SnapshotDialog::evaluateNext()
{
    qsizetype next = 1;
    while (next < m_sides.size() && m_sides[next].evaluation)
        ++next;
    if (next >= m_sides.size())
        return m_evaluation.cancel();
    const QString base = m_session.baseFolder();
    m_evaluation.start(
        [project = m_sides[next].project, document = files::rebased(m_sides[next].document, {}, base),
         imported = m_session.imported(), base](std::stop_token stop) {
            core::Diagnostics ignored;
            core::project::EvaluateOptions options = evaluateOptions(ignored);
            options.stop = stop;
            return std::make_shared<const core::project::Evaluation>(core::project::evaluate(
                *project, document, files::tagged(files::named(imported, document, base), document, base), options));
        },
        [this, next](auto evaluation) {
            m_sides[next].evaluation = std::move(evaluation);
            fillFigures();
            evaluateNext();
        });
}

/// What is here now has new figures, or is another project.
void SnapshotDialog::followNow()
{
    m_sides.front() = sideNow();
    fillFigures();
    fillChanges();
}

void SnapshotDialog::fillFigures()
{
    m_figures.clear();
    QStringList headers{tr("Figure")};
    QList<QList<HeadlineCell>> columns;
    for (const Side &side : m_sides) {
        headers << side.name;
        columns << (side.evaluation ? headlineOf(*side.project, *side.evaluation) : QList<HeadlineCell>());
    }
    m_figures.setHorizontalHeaderLabels(headers);
    for (qsizetype row = 0; row < columns.front().size(); ++row) {
        QList<QStandardItem *> items{cell(columns.front()[row].title)};
        for (const QList<HeadlineCell> &column : columns)
            items << cell(row < column.size()
                              ? QStringLiteral("%1 %2").arg(column[row].value, column[row].unit).trimmed()
                              : QStringLiteral("…"));
        m_figures.appendRow(items);
    }
    m_figureTable->fitColumns();
}

void SnapshotDialog::fillChanges()
{
    m_changes.clear();
    m_changes.setHorizontalHeaderLabels({tr("Input"), tr("Before"), tr("After")});
    const Side &from = m_sides[std::max(0, m_from->currentIndex())], &to = m_sides[std::max(0, m_to->currentIndex())];
    const QList<scenario::Field> fields = scenario::fieldsOf(*to.project);
    const auto changes = core::project::differences(from.document, to.document);
    for (const core::project::Change &change : changes)
        m_changes.appendRow({cell(nameOf(change.path, fields)), cell(valueOf(change.before, change.path, fields)),
                             cell(valueOf(change.after, change.path, fields))});
    m_summary->setText(tr("%n change(s)", nullptr, static_cast<int>(changes.size())));
    m_changeTable->fitColumns();
    sayWhichOne();
}

/// The buttons name what they are for: that of the choice beside "Changes from".
void SnapshotDialog::sayWhichOne()
{
    const bool any = m_from->currentIndex() > 0;
    const auto named = [this](const QString &name) {
        constexpr int most = 24; // letters of its width
        return fontMetrics()
            .elidedText(name, Qt::ElideRight, fontMetrics().averageCharWidth() * most)
            .replace(QLatin1Char('&'), QLatin1String("&&"));
    };
    const QString name = any ? named(m_from->currentText()) : QString();
    //: on a button: %1 is the name of a snapshot
    m_back->setText(any ? tr("Return to “%1”").arg(name) : tr("Return to a snapshot"));
    //: on a button: %1 is the name of a snapshot
    m_forget->setText(any ? tr("Delete “%1”").arg(name) : tr("Delete a snapshot"));
    //: on a button: %1 is the name of a snapshot
    m_bringBack->setText(tr("Bring back “%1”").arg(named(m_deletedName)));
    const QString choose = any ? QString() : tr("Choose the snapshot at “Changes from”.");
    for (QPushButton *button : {m_back, m_forget}) {
        button->setEnabled(any);
        button->setToolTip(choose);
    }
}

void SnapshotDialog::goBack()
{
    const Side side = m_sides[m_from->currentIndex()];
    //: a step to undo: %1 is the name of a snapshot
    m_session.setDocument(files::rebased(side.document, {}, m_session.baseFolder()),
                          tr("Return to “%1”").arg(side.name));
    followNow();
}

void SnapshotDialog::forget()
{
    QUndoStack &stack = *m_session.undoStack();
    const Side side = m_sides[m_from->currentIndex()];
    m_snapshots.remove(side.snapshot, stack);
    m_deleted = stack.index();
    m_deletedName = side.name;
    showDeleted();
}

/// The window's Undo is out of reach while the dialog is open; the same step is undone here.
void SnapshotDialog::showDeleted()
{
    const QUndoStack &stack = *m_session.undoStack();
    sayWhichOne();
    m_bringBack->setVisible(m_deleted > 0 && stack.index() == m_deleted);
}

} // namespace ui
