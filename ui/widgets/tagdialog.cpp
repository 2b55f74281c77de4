// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tagdialog.h"

#include "ui/cataloguesource.h"
#include "ui/models/roles.h"
#include "ui/models/runquantities.h"
#include "ui/models/tooltexts.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/tableview.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

using core::results::Run;
using core::results::Tags;
using core::results::TagSuggestion;

namespace {

constexpr QSize dialogSize(820, 640);

QStringList proposals(const std::string &name)
{
    if (name == "precision")
        return {QStringLiteral("bf16"), QStringLiteral("fp16"), QStringLiteral("fp8"),  QStringLiteral("int8"),
                QStringLiteral("int4"), QStringLiteral("awq"),  QStringLiteral("gptq"), QStringLiteral("nvfp4")};
    if (name == "engine")
        return {QStringLiteral("vllm"), QStringLiteral("sglang"), QStringLiteral("tensorrt-llm"),
                QStringLiteral("tgi")};
    if (name == "warmup")
        return {QStringLiteral("discarded"), QStringLiteral("kept")};
    if (name == "tensor_parallel" || name == "gpu_count")
        return {QStringLiteral("1"), QStringLiteral("2"), QStringLiteral("4"), QStringLiteral("8"),
                QStringLiteral("16")};
    QStringList list;
    core::Diagnostics ignored;
    const auto known = loadCatalogue(ignored);
    if (name == "gpu") {
        for (const auto &gpu : known->gpus())
            list << fromUtf8(gpu.id);
    } else if (name == "model") {
        for (const auto &model : known->models())
            list << fromUtf8(model.id);
    }
    return list;
}

} // namespace

TagDialog::TagDialog(Session &session, std::vector<std::size_t> runs, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_runs(std::move(runs))
    , m_table(new TableView(this))
    , m_problem(new QLabel(this))
{
    setObjectName(QStringLiteral("tagdialog"));
    setWindowTitle(tr("Tag %n run(s)", nullptr, static_cast<int>(m_runs.size())));
    for (const std::size_t run : m_runs) {
        m_tags.push_back(runtags::tagsOf(session, run));
        m_suggestions.push_back(core::results::suggestTags(session.library()->runs[run].source.path));
    }
    auto *layout = new QVBoxLayout(this);
    auto *sentence = new QLabel(tr("What you say here stands over what the files say, is marked as said by you, and is "
                                   "kept in the project. An empty field changes nothing."),
                                this);
    sentence->setWordWrap(true);
    layout->addWidget(sentence);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *form = new QWidget(scroll);
    auto *grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, designPixels(this, 8), 0);
    grid->setHorizontalSpacing(designPixels(this, 12));
    grid->setVerticalSpacing(designPixels(this, 4));
    grid->setColumnStretch(1, 2);
    grid->setColumnStretch(2, 3);
    int row = 0;
    for (const std::string_view name : core::results::tagNames())
        addField(*grid, row++, std::string(name));
    scroll->setWidget(form);
    layout->addWidget(scroll, 4);
    auto *title = new QLabel(QStringLiteral("<b>%1</b>").arg(tr("What the runs will say").toHtmlEscaped()), this);
    layout->addWidget(title);
    m_table->setSourceModel(&m_preview);
    m_table->setDensity(TableView::Density::Dense);
    m_table->setTextElideMode(Qt::ElideMiddle); // files of one folder begin alike
    m_table->setAccessibleName(tr("What the runs will say"));
    title->setBuddy(m_table);
    layout->addWidget(m_table, 2);
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("tagdialog.problem"));
    layout->addWidget(m_problem);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_ok = buttons->addButton(tr("Tag"), QDialogButtonBox::AcceptRole);
    m_ok->setObjectName(QStringLiteral("tagdialog.ok"));
    m_ok->setDefault(true);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &TagDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refreshPreview();
    if (!m_fields.isEmpty())
        m_fields.front().value->setFocus();
    settleDialog(*this, dialogSize);
}

QStringList TagDialog::valuesOf(const std::string &name) const
{
    QStringList values;
    for (const std::size_t run : m_runs) {
        const QString value = fromUtf8(core::results::taggedValue(m_session.library()->runs[run], name));
        if (!value.isEmpty() && !values.contains(value))
            values << value;
    }
    return values;
}

std::optional<std::string> TagDialog::suggested(std::size_t at, const std::string &name) const
{
    for (const TagSuggestion &one : m_suggestions[at]) {
        if (one.name == name)
            return one.value;
    }
    return std::nullopt;
}

void TagDialog::addField(QGridLayout &grid, int row, const std::string &name)
{
    Field field{.name = name, .value = new QComboBox(this), .suggestion = nullptr, .clear = nullptr, .before = {}};
    field.value->setEditable(true);
    field.value->setInsertPolicy(QComboBox::NoInsert);
    field.value->setObjectName(QStringLiteral("tag.") + fromUtf8(name));
    field.value->addItems(proposals(name));
    field.value->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto *label = new QLabel(runtags::title(name), this);
    label->setBuddy(field.value);
    const QStringList present = valuesOf(name);
    const bool tagged =
        std::any_of(m_tags.begin(), m_tags.end(), [&](const Tags &tags) { return tags.contains(name); });
    field.value->setCurrentText(QString());
    QString hint = tr("not said");
    if (!present.isEmpty())
        hint = present.size() > 1 ? tr("several: %1").arg(present.mid(0, 3).join(QStringLiteral(", ")))
               : tagged           ? tr("%1, said by you").arg(present.front())
                                  : tr("%1, said by the file").arg(present.front());
    field.value->lineEdit()->setPlaceholderText(hint);
    field.value->lineEdit()->setAccessibleName(field.value->accessibleName());
    field.value->setToolTip(hint);
    grid.addWidget(label, row, 0);
    grid.addWidget(field.value, row, 1);
    auto *beside = new QHBoxLayout;
    QStringList offered;
    QString from;
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        for (const TagSuggestion &one : m_suggestions[i]) {
            const QString value = fromUtf8(one.value);
            if (one.name != name || offered.contains(value))
                continue;
            offered << value;
            if (from.isEmpty())
                from = fromUtf8(one.from);
        }
    }
    if (!offered.isEmpty() && offered != present) {
        field.suggestion = new QToolButton(this);
        field.suggestion->setObjectName(QStringLiteral("suggestion.") + fromUtf8(name));
        field.suggestion->setCheckable(true);
        field.suggestion->setText(offered.size() == 1
                                      ? tr("Take %1 from the name").arg(offered.front())
                                      : tr("Take %1 from the names").arg(offered.mid(0, 3).join(QStringLiteral(", "))));
        field.suggestion->setToolTip(tr("Suggested by “%1”; each run takes what its own name says.").arg(from));
        beside->addWidget(field.suggestion);
        connect(field.suggestion, &QToolButton::toggled, this, [this, box = field.value](bool on) {
            box->setEnabled(!on);
            refreshPreview();
        });
    }
    if (tagged) {
        field.clear = new QToolButton(this);
        field.clear->setObjectName(QStringLiteral("clear.") + fromUtf8(name));
        field.clear->setCheckable(true);
        field.clear->setText(tr("Take the tag away"));
        beside->addWidget(field.clear);
        connect(field.clear, &QToolButton::toggled, this, &TagDialog::refreshPreview);
    }
    beside->addStretch(1);
    grid.addLayout(beside, row, 2);
    connect(field.value, &QComboBox::editTextChanged, this, &TagDialog::refreshPreview);
    m_fields << field;
}

std::map<std::size_t, runtags::Changes> TagDialog::changes() const
{
    std::map<std::size_t, runtags::Changes> all;
    for (std::size_t i = 0; i < m_runs.size(); ++i) {
        runtags::Changes of;
        for (const Field &field : m_fields) {
            const std::string typed = field.value->currentText().trimmed().toStdString();
            if (field.suggestion != nullptr && field.suggestion->isChecked()) {
                if (const auto value = suggested(i, field.name))
                    of[field.name] = value;
            } else if (!typed.empty()) {
                of[field.name] = typed;
            } else if (field.clear != nullptr && field.clear->isChecked()) {
                of[field.name] = std::nullopt;
            }
        }
        if (!of.empty())
            all[m_runs[i]] = std::move(of);
    }
    return all;
}

void TagDialog::refreshPreview()
{
    const auto all = changes();
    QString problem;
    for (const auto &[run, of] : all) {
        for (const auto &[name, value] : of) {
            if (!value || !problem.isEmpty())
                continue;
            if (const auto wrong = core::results::tagProblem(name, *value))
                problem = localised(*wrong);
        }
    }
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    if (m_ok != nullptr)
        m_ok->setEnabled(problem.isEmpty() && !all.empty());
    m_preview.clear();
    QStringList headers{tr("Run"), tr("Load")};
    for (const Field &field : m_fields)
        headers << runtags::title(field.name);
    m_preview.setHorizontalHeaderLabels(headers);
    constexpr std::size_t shownRuns = 500;
    for (std::size_t i = 0; i < std::min(m_runs.size(), shownRuns); ++i) {
        const Run &run = m_session.library()->runs[m_runs[i]];
        const auto change = all.find(m_runs[i]);
        QList<QStandardItem *> row;
        const auto add = [&row](const QString &text, bool said) {
            auto *item = new QStandardItem(text);
            item->setEditable(false);
            item->setData(text, SortRole);
            if (said) {
                QFont font = item->font();
                font.setWeight(QFont::DemiBold);
                item->setFont(font);
                item->setToolTip(tr("said by you"));
            }
            row << item;
        };
        add(tooltexts::runName(run), false);
        add(loadWords(run), false);
        for (const Field &field : m_fields) {
            QString value = fromUtf8(core::results::taggedValue(run, field.name));
            bool said = m_tags[i].contains(field.name);
            if (change != all.end() && change->second.contains(field.name)) {
                const auto &next = change->second.at(field.name);
                said = next.has_value();
                value = next ? fromUtf8(*next) : absentMark();
            }
            add(value, said);
        }
        m_preview.appendRow(row);
    }
    // What no run says is a column of nothing; a file's name would push out of sight what is to be seen.
    for (int column = 2; column < m_preview.columnCount(); ++column) {
        bool said = false;
        for (int row = 0; row < m_preview.rowCount() && !said; ++row)
            said = !m_preview.item(row, column)->text().isEmpty();
        m_table->setColumnHidden(column, !said);
    }
    m_table->fitColumns();
    constexpr int widest = 220;
    for (int column = 0; column < m_preview.columnCount(); ++column)
        if (!m_table->isColumnHidden(column))
            m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), designPixels(this, widest)));
}

void TagDialog::accept()
{
    const auto all = changes();
    if (!m_ok->isEnabled())
        return;
    const core::project::Node document = runtags::changed(m_session, all);
    m_session.setDocument(document, tr("Tag %n run(s)", nullptr, static_cast<int>(all.size())));
    QDialog::accept();
}

} // namespace ui
