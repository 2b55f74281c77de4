// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/assessmentform.h"

#include "core/parsenumber.h"
#include "ui/session.h"
#include "ui/sessionedits.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/numberedit.h"
#include "ui/widgets/typing.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <algorithm>

namespace ui {

using core::project::Node;
using core::sovereignty::Objective;
using core::sovereignty::Standing;
using core::sovereignty::Verdict;

/// Four steps, filled as far as the level goes; hatched where it is not known.
class SealBar final : public QWidget
{
public:
    explicit SealBar(QWidget *parent)
        : QWidget(parent)
    {
        setFixedSize(designPixels(this, 52), designPixels(this, 10));
    }
    void setLevel(std::optional<int> level, bool decides)
    {
        m_level = level;
        m_decides = decides;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Theme &theme = Theme::of(this);
        QPainter painter(this);
        constexpr int gap = 2;
        const int step = (width() + gap) / core::sovereignty::highestSeal;
        for (int i = 0; i < core::sovereignty::highestSeal; ++i) {
            const QRect cell(i * step, 0, step - gap, height());
            if (!m_level)
                painter.fillRect(cell, QBrush(theme.border, Qt::BDiagPattern));
            else
                painter.fillRect(cell, i < *m_level ? (m_decides ? theme.check : theme.accent) : theme.grid);
        }
    }

private:
    std::optional<int> m_level;
    bool m_decides = false;
};

namespace {

enum Column { TitleColumn, WeightColumn, LevelColumn, BarColumn, ScoreColumn, WordsColumn };

constexpr int unknownLevel = -1;
constexpr int mostDateLetters = 10; ///< 2026-05-01
constexpr int reasonStretch = 3;
constexpr int sourceStretch = 1;
constexpr double titlesBreakBelow = 560;
constexpr double barsFrom = 500; ///< in a narrower form the level stands in words alone
constexpr int leastWidth = 420;
constexpr double wordsBelow = 1080; ///< in a narrower form the words stand below their objective, and are read whole

int dateWidth(const QWidget &form)
{
    return form.fontMetrics().horizontalAdvance(QStringLiteral("0000-00-00 ")) + designPixels(&form, 14);
}

QHBoxLayout *lineOf(QWidget *box)
{
    auto *line = new QHBoxLayout(box);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(designPixels(box, 10));
    return line;
}

QLabel *header(const QString &text, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setFont(scaledFont(parent->font(), type::caption));
    return label;
}

} // namespace

AssessmentForm::AssessmentForm(Session &session, QWidget *parent)
    : QWidget(parent)
    , m_session(session)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(designPixels(this, 10));
    grid->setVerticalSpacing(designPixels(this, 3));
    grid->addWidget(header(tr("Objective"), this), 0, TitleColumn);
    grid->addWidget(header(tr("Weight"), this), 0, WeightColumn);
    grid->addWidget(header(tr("Level"), this), 0, LevelColumn, 1, 2);
    grid->addWidget(header(tr("Score"), this), 0, ScoreColumn);
    m_wordsHeader = new QWidget(this);
    auto *titles = lineOf(m_wordsHeader);
    titles->addWidget(header(tr("Reason"), this), reasonStretch);
    titles->addWidget(header(tr("Source"), this), sourceStretch);
    auto *date = header(tr("Date"), this);
    date->setFixedWidth(dateWidth(*this));
    titles->addWidget(date);
    grid->addWidget(m_wordsHeader, 0, WordsColumn);
    for (int i = 0; i < static_cast<int>(core::sovereignty::objectives().size()); ++i)
        addRow(i);
    grid->setColumnStretch(WordsColumn, 1);
    connect(&session, &Session::documentChanged, this, &AssessmentForm::refresh);
    refresh();
}

/// Beside the level, or below the objective over the whole width.
void AssessmentForm::placeWords(bool below)
{
    if (below == m_wordsBelow)
        return;
    m_wordsBelow = below;
    auto *grid = static_cast<QGridLayout *>(layout());
    m_wordsHeader->setVisible(!below);
    for (int i = 0; i < static_cast<int>(m_rows.size()); ++i) {
        grid->removeWidget(m_rows[i].words);
        if (below)
            grid->addWidget(m_rows[i].words, 2 * i + 2, TitleColumn, 1, WordsColumn + 1);
        else
            grid->addWidget(m_rows[i].words, 2 * i + 1, WordsColumn);
    }
}

/// As narrow as the form with the words below.
QSize AssessmentForm::minimumSizeHint() const
{
    QSize least = QWidget::minimumSizeHint();
    least.setWidth(std::min(least.width(), designPixels(this, leastWidth)));
    return least;
}

void AssessmentForm::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeWords(width() < designPixels(this, wordsBelow));
    const bool tight = width() < designPixels(this, titlesBreakBelow);
    const bool bars = width() >= designPixels(this, barsFrom);
    for (const Row &row : m_rows) {
        row.title->setWordWrap(tight);
        row.bar->setVisible(bars);
    }
}

void AssessmentForm::addRow(int index)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    Row row;
    row.objective = &core::sovereignty::objectives()[static_cast<std::size_t>(index)];
    const QString id = fromUtf8(row.objective->id);
    const QString title = localised(core::Text(row.objective->title));
    const QString asks = localised(core::Text(row.objective->asks));
    row.title = new QLabel(title, this);
    row.title->setToolTip(asks);
    constexpr double percent = 100.0;
    auto *weight = new QLabel(tr("%1 %").arg(formatNumber(row.objective->weightFraction * percent)), this);
    weight->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row.level = new QComboBox(this);
    row.level->setObjectName(QStringLiteral("assessment.%1.seal").arg(id));
    row.level->setAccessibleName(tr("%1: level").arg(title));
    row.level->setAccessibleDescription(asks);
    row.level->setWhatsThis(asks);
    row.level->addItem(tr("not known"), unknownLevel);
    for (int level = 0; level <= core::sovereignty::highestSeal; ++level) {
        row.level->addItem(QStringLiteral("SEAL-%1").arg(level), level);
        row.level->setItemData(level + 1, localised(core::sovereignty::sealMeaning(level)), Qt::ToolTipRole);
    }
    row.title->setBuddy(row.level);
    row.bar = new SealBar(this);
    row.score = new NumberEdit(this);
    row.score->setObjectName(QStringLiteral("assessment.%1.score").arg(id));
    row.score->setAccessibleName(tr("%1: score from 0 to 100").arg(title));
    row.score->setRange(0.0, core::sovereignty::highestScore);
    row.score->setEmptyAllowed(true);
    row.score->setFixedWidth(designPixels(this, 52));
    row.score->setToolTip(tr("Only where it is finer than the level, which counts 25 a step."));
    const auto line = [&](const char *field, const QString &name, const QString &hint) {
        auto *edit = new QLineEdit(this);
        edit->setObjectName(QStringLiteral("assessment.%1.%2").arg(id, QLatin1String(field)));
        edit->setAccessibleName(QStringLiteral("%1: %2").arg(title, name));
        edit->setPlaceholderText(hint);
        edit->setWhatsThis(asks);
        return edit;
    };
    row.reason = line("reason", tr("reason"), asks);
    row.source = line("source", tr("source"), tr("document"));
    row.date = line("date", tr("date of the assessment"), QStringLiteral("2026-05-01"));
    row.date->setMaxLength(mostDateLetters);
    row.date->setFixedWidth(dateWidth(*this));
    row.words = new QWidget(this);
    auto *words = lineOf(row.words);
    words->addWidget(row.reason, reasonStretch);
    words->addWidget(row.source, sourceStretch);
    words->addWidget(row.date);
    const int place = 2 * index + 1; // the next one is for the words, where they stand below
    grid->addWidget(row.title, place, TitleColumn);
    grid->addWidget(weight, place, WeightColumn);
    grid->addWidget(row.level, place, LevelColumn);
    grid->addWidget(row.bar, place, BarColumn);
    grid->addWidget(row.score, place, ScoreColumn);
    grid->addWidget(row.words, place, WordsColumn);
    m_rows << row;
    connect(row.level, &QComboBox::activated, this, [this, row] {
        const int level = row.level->currentData().toInt();
        set(row, "seal", level == unknownLevel ? QString() : QString::number(level));
    });
    connectScore(row);
    connect(row.reason, &QLineEdit::editingFinished, this, [this, row] { take(row, "reason", row.reason); });
    connect(row.source, &QLineEdit::editingFinished, this, [this, row] { take(row, "source", row.source); });
    connect(row.date, &QLineEdit::editingFinished, this, [this, row] { take(row, "date", row.date); });
}

void AssessmentForm::connectScore(const Row &row)
{
    connect(row.score, &NumberEdit::typingBegan, this, [this] { m_scoreKey = m_session.newMergeKey(); });
    connect(row.score, &NumberEdit::valueCommitted, this, [this, row](std::optional<double> value) {
        set(row, "score", value ? fromUtf8(Node::number(*value).text()) : QString(), m_scoreKey);
        if (!row.score->isTyping())
            m_scoreKey = 0;
    });
    // What was handed over on the way goes as well.
    connect(row.score, &NumberEdit::typingTakenBack, this, [this, row] {
        forgetEdits(m_session, m_scoreKey);
        if (!row.score->isTyping())
            row.score->setValue(number(row, "score"));
    });
}

void AssessmentForm::setBase(const QString &path)
{
    m_base = path;
    refresh();
}

QString AssessmentForm::text(const Row &row, const char *field, bool inherited) const
{
    QStringList bases{m_base};
    if (inherited && m_base != QLatin1String("sovereignty"))
        bases << QStringLiteral("sovereignty");
    for (const QString &base : bases) {
        const std::string path = base.toStdString() + ".assessment." + std::string(row.objective->id);
        const Node *node = m_session.document().at(path);
        if (node == nullptr)
            continue;
        if (node->kind() == Node::Kind::Scalar) // the short form: `legal: 2`
            return qstrcmp(field, "seal") == 0 ? fromUtf8(node->text()) : QString();
        const Node *value = node->find(field);
        if (value != nullptr && !value->isNull())
            return fromUtf8(value->text());
    }
    return {};
}

std::optional<double> AssessmentForm::number(const Row &row, const char *field) const
{
    return core::parseNumber(text(row, field).toStdString());
}

void AssessmentForm::take(const Row &row, const char *field, QLineEdit *line)
{
    const int mergeKey = typing::mergeKey(*line, m_session);
    set(row, field, line->text().trimmed(), mergeKey);
}

void AssessmentForm::set(const Row &row, const char *field, const QString &value, int mergeKey)
{
    if (m_refreshing || value == text(row, field))
        return;
    const std::string path = m_base.toStdString() + ".assessment." + std::string(row.objective->id);
    const Node *before = m_session.document().at(path);
    Node objective = before != nullptr && before->kind() == Node::Kind::Map ? *before : Node::map({});
    if (before != nullptr && before->kind() == Node::Kind::Scalar)
        objective = objective.with("seal", *before);
    objective = value.isEmpty() ? objective.without(field) : objective.with(field, Node::scalar(value.toStdString()));
    QString why;
    //: a step to undo: %1 is an objective of the sovereignty framework
    const QString undoText = tr("Assess %1").arg(row.title->text());
    const bool taken = objective.members().empty()
                           ? m_session.setDocument(m_session.document().without(path), undoText, &why)
                           : m_session.setValue(QString::fromStdString(path), objective, undoText, &why, mergeKey);
    if (!taken) {
        Q_EMIT refused(why);
        refresh();
    }
}

std::map<std::string, Standing> AssessmentForm::standings() const
{
    std::map<std::string, Standing> all;
    for (const Row &row : m_rows) {
        Standing standing;
        if (const auto seal = number(row, "seal"); seal && *seal >= 0.0 && *seal <= core::sovereignty::highestSeal)
            standing.seal = static_cast<int>(*seal);
        if (const auto score = number(row, "score");
            score && *score >= 0.0 && *score <= core::sovereignty::highestScore)
            standing.score = score;
        if (standing.seal || standing.score)
            all[std::string(row.objective->id)] = standing;
    }
    return all;
}

void AssessmentForm::refresh()
{
    m_refreshing = true;
    const Verdict verdict = core::sovereignty::judge(standings());
    for (const Row &row : m_rows)
        showRow(row, verdict);
    m_refreshing = false;
}

void AssessmentForm::showRow(const Row &row, const Verdict &verdict)
{
    const auto seal = number(row, "seal");
    const std::optional<int> level = seal ? std::optional(static_cast<int>(*seal)) : std::nullopt;
    row.level->setCurrentIndex(std::max(0, row.level->findData(level.value_or(unknownLevel))));
    const auto index = row.level->currentIndex();
    row.level->setToolTip(row.level->itemData(index, Qt::ToolTipRole).toString());
    const bool decides = level && verdict.sealAtMost == level;
    row.bar->setLevel(level, decides);
    row.title->setFont(scaledFont(font(), 1.0, decides ? QFont::DemiBold : QFont::Normal));
    row.score->setValue(number(row, "score"));
    constexpr double scorePerLevel = core::sovereignty::highestScore / core::sovereignty::highestSeal;
    row.score->setPlaceholderText(level ? formatNumber(*level * scorePerLevel) : QString());
    const std::pair<QLineEdit *, const char *> lines[] = {
        {row.reason, "reason"}, {row.source, "source"}, {row.date, "date"}};
    for (const auto &[edit, field] : lines) {
        const QString shown = text(row, field);
        if (edit->text() == shown)
            edit->setModified(false); // it stands in the project: from here on Undo may change what is shown
        else if (!edit->hasFocus() || !edit->isModified())
            edit->setText(shown);
        edit->setToolTip(shown);
        if (!edit->hasFocus())
            edit->setCursorPosition(0);
    }
}

void AssessmentForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace ui
