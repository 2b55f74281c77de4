// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/startpage.h"

#include "ui/cataloguesource.h"
#include "ui/sessionfiles.h"
#include "ui/settings.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/task.h"
#include "ui/texts.h"
#include "ui/widgets/examplecard.h"
#include "ui/widgets/scenariofields.h"
#include "ui/widgets/stackingrow.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <array>

namespace ui {

namespace {

struct Shown
{
    const char *name, *title, *question;
};

/// The examples that have something to look at, in the order in which they teach.
constexpr std::array examples{
    Shown{"throughput-on-lo0", QT_TRANSLATE_NOOP("ui::StartPage", "Chat with documents"),
          QT_TRANSLATE_NOOP("ui::StartPage", "Sweep, candidates and figures of one project")},
    Shown{"r12-knee", QT_TRANSLATE_NOOP("ui::StartPage", "Where the knee lies"),
          QT_TRANSLATE_NOOP("ui::StartPage", "Five loads of a benchmark under an SLO")},
    Shown{"r13-scorecard", QT_TRANSLATE_NOOP("ui::StartPage", "Who dominates whom"),
          QT_TRANSLATE_NOOP("ui::StartPage", "Four candidates, one gate, one front")},
    Shown{"r1-identity", QT_TRANSLATE_NOOP("ui::StartPage", "What a million tokens cost"),
          QT_TRANSLATE_NOOP("ui::StartPage", "Price an hour, throughput, power, grid")},
    Shown{"r14-crossover", QT_TRANSLATE_NOOP("ui::StartPage", "One replica or two"),
          QT_TRANSLATE_NOOP("ui::StartPage", "Two splits of the same GPUs against load")},
    Shown{"contradictions", QT_TRANSLATE_NOOP("ui::StartPage", "A text, audited"),
          QT_TRANSLATE_NOOP("ui::StartPage", "What it states, and what its own inputs give")},
    Shown{"chat-sized", QT_TRANSLATE_NOOP("ui::StartPage", "How many GPUs"),
          QT_TRANSLATE_NOOP("ui::StartPage", "200 requests a second, sized by simulation")},
};

constexpr int recentShown = 6;
constexpr int cardRoom = 248;
constexpr double stackBelow = 620; ///< of the page

QToolButton *link(const QString &text, const QString &tip, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setText(text);
    button->setToolTip(tip);
    button->setAutoRaise(true);
    button->setCursor(Qt::PointingHandCursor);
    return button;
}

} // namespace

StartPage::StartPage(Session &session, QWidget *parent)
    : Page(session, parent)
    , m_task(new Task(this))
{
    setSentence(
        tr("Drop a project or the results of a benchmark anywhere on this window, or begin with one of these."));
    body()->setSpacing(designPixels(this, 12));
    body()->addWidget(blockTitle(tr("Examples")));
    body()->addWidget(buildExamples());
    body()->addWidget(buildBeginnings());
    body()->addStretch(1);
}

QWidget *StartPage::buildExamples()
{
    auto *box = new QWidget(this);
    m_grid = new QGridLayout(box);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(designPixels(this, 12));
    const QStringList shipped = files::exampleNames();
    for (const Shown &one : examples) {
        const QString name = QString::fromLatin1(one.name);
        if (!shipped.contains(name))
            continue;
        auto *card = new ExampleCard(tr(one.title), tr(one.question), box);
        card->setObjectName(QStringLiteral("start.example.") + name);
        connect(card, &QAbstractButton::clicked, this, [this, name] { Q_EMIT exampleChosen(name); });
        m_cards << card;
        m_names << name;
    }
    arrangeCards();
    return box;
}

QWidget *StartPage::buildBeginnings()
{
    auto *box = new StackingRow(stackBelow, 28, this);
    const auto column = [box](int stretch) {
        auto *part = new QWidget(box);
        auto *layout = new QVBoxLayout(part);
        layout->setContentsMargins(0, 0, 0, 0);
        box->addPart(part, stretch);
        return layout;
    };
    QVBoxLayout *left = column(3);
    left->setSpacing(designPixels(this, 4));
    left->addWidget(blockTitle(tr("Begin with a kind of load"), tr("prompt and answer, median tokens"), box));
    for (const scenario::Profile &profile : scenario::profiles()) {
        auto *button =
            link(tr("%1   %2 + %3")
                     .arg(profile.title, formatNumber(profile.promptP50Tokens), formatNumber(profile.outputP50Tokens)),
                 tr("A new project with these lengths and the engine settings that suit them"), box);
        button->setObjectName(QStringLiteral("start.profile.") + profile.id);
        connect(button, &QToolButton::clicked, this, [this, id = profile.id] { Q_EMIT profileChosen(id); });
        left->addWidget(button);
    }
    left->addStretch(1);
    QVBoxLayout *middle = column(3);
    middle->setSpacing(designPixels(this, 4));
    middle->addWidget(blockTitle(tr("Recent projects"), {}, box));
    m_recent = new QWidget(box);
    auto *recent = new QVBoxLayout(m_recent);
    recent->setContentsMargins(0, 0, 0, 0);
    recent->setSpacing(designPixels(this, 4));
    middle->addWidget(m_recent);
    middle->addStretch(1);
    QVBoxLayout *right = column(2);
    right->setSpacing(designPixels(this, 8));
    const auto button = [&](const QString &text, const QString &name, auto signal) {
        auto *one = new QPushButton(text, box);
        one->setObjectName(name);
        connect(one, &QPushButton::clicked, this, signal);
        right->addWidget(one);
        return one;
    };
    button(tr("Import results…"), QStringLiteral("start.import"), &Page::importRequested)->setProperty("primary", true);
    button(tr("Open a project…"), QStringLiteral("start.open"), &StartPage::openRequested);
    button(tr("New project"), QStringLiteral("start.new"), &StartPage::newRequested);
    right->addStretch(1);
    return box;
}

void StartPage::fillRecent()
{
    qDeleteAll(m_recent->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    const QStringList files = Settings::recentFiles().mid(0, recentShown);
    for (const QString &path : files) {
        const QFileInfo info(path);
        auto *button = link(QStringLiteral("%1   %2").arg(info.completeBaseName(), info.dir().dirName()),
                            QDir::toNativeSeparators(path), m_recent);
        connect(button, &QToolButton::clicked, this, [this, path] { Q_EMIT fileChosen(path); });
        m_recent->layout()->addWidget(button);
    }
    if (files.isEmpty()) {
        auto *none = new QLabel(tr("None yet: what you save stands here the next time."), m_recent);
        none->setWordWrap(true);
        setInk(none, Ink::Second);
        m_recent->layout()->addWidget(none);
    }
}

void StartPage::arrangeCards()
{
    const int columns = std::max(1, (width() - designPixels(this, 40)) / designPixels(this, cardRoom));
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (qsizetype i = 0; i < m_cards.size(); ++i)
        m_grid->addWidget(m_cards[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns,
                          Qt::AlignLeft | Qt::AlignTop);
    for (int column = 0; column <= columns; ++column)
        m_grid->setColumnStretch(column, column == columns ? 1 : 0);
}

void StartPage::refresh()
{
    fillRecent();
}

void StartPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    arrangeCards();
}

void StartPage::showEvent(QShowEvent *event)
{
    Page::showEvent(event);
    fillRecent();
    // Pictures come after the first paint: nobody waits for them.
    QTimer::singleShot(0, this, &StartPage::drawNextPicture);
}

bool StartPage::working() const
{
    return isVisible() && m_nextPicture < m_cards.size();
}

void StartPage::drawNextPicture()
{
    if (m_task->running() || m_nextPicture >= m_cards.size() || !isVisible())
        return;
    struct Drawn
    {
        std::shared_ptr<const core::project::Project> project;
        core::project::Evaluation evaluation;
    };
    m_task->start(
        [name = m_names[m_nextPicture]](std::stop_token stop, const Task::Progress &) -> std::optional<Drawn> {
            const QString folder = files::examplesFolder();
            const auto loaded =
                files::load(folder + QLatin1Char('/') + name + QStringLiteral(".yaml"), folder, stop, {});
            if (!loaded)
                return std::nullopt;
            core::Diagnostics ignored;
            core::project::EvaluateOptions options = evaluateOptions(ignored);
            options.stop = stop;
            options.predict = name == QLatin1String("chat-sized"); // the others have pictures without a simulation
            return Drawn{loaded->project,
                         core::project::evaluate(*loaded->project, loaded->document, loaded->library, options)};
        },
        [this](std::optional<Drawn> drawn) {
            if (drawn)
                m_cards[m_nextPicture]->setEvaluation(*drawn->project, drawn->evaluation);
            ++m_nextPicture;
            drawNextPicture();
        });
}

} // namespace ui
