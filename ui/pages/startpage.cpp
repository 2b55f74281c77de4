// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/startpage.h"

#include "ui/cataloguesource.h"
#include "ui/exampletitles.h"
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
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

namespace ui {

namespace {

constexpr int recentShown = 5;
constexpr int sideWidth = 216; ///< of what one begins with
constexpr int cardLeastWidth = 176, cardMostWidth = 300;
constexpr int cardGap = 12;
constexpr int pictureLeast = 44, pictureMost = 112;
constexpr double stackBelow = 560; ///< of the page

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
    m_columns = new StackingRow(stackBelow, 28, this);
    m_columns->addPart(buildBeginnings());
    m_columns->addPart(buildExamples(), 1);
    body()->addWidget(m_columns, 1);
    if (auto *scroll = findChild<QScrollArea *>(QStringLiteral("page.scroll")))
        scroll->viewport()->installEventFilter(this);
}

QWidget *StartPage::buildExamples()
{
    auto *part = new QWidget(this);
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 8));
    layout->addWidget(blockTitle(tr("Examples"), {}, part));
    m_grid = new QWidget(part);
    m_grid->setMinimumWidth(designPixels(this, cardLeastWidth));
    m_grid->installEventFilter(this);
    for (const ExampleTitle &one : exampleTitles()) {
        if (one.question.isEmpty())
            continue; // nothing to look at: it is in the menu
        auto *card = new ExampleCard(one.title, one.question, m_grid);
        card->setObjectName(QStringLiteral("start.example.") + one.name);
        connect(card, &QAbstractButton::clicked, this, [this, name = one.name] { Q_EMIT exampleChosen(name); });
        m_cards << card;
        m_names << one.name;
    }
    layout->addWidget(m_grid);
    layout->addStretch(1);
    return part;
}

/// What one begins with, first where the page is narrow: nobody scrolls for a button.
QWidget *StartPage::buildBeginnings()
{
    auto *side = new QWidget(this);
    side->setMinimumWidth(designPixels(this, sideWidth));
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 2));
    const auto button = [&](const QString &text, const QString &name, auto signal) {
        auto *one = new QPushButton(text, side);
        one->setObjectName(name);
        connect(one, &QPushButton::clicked, this, signal);
        layout->addWidget(one);
        layout->addSpacing(designPixels(this, 4));
        return one;
    };
    button(tr("Import results…"), QStringLiteral("start.import"), &Page::importRequested)->setProperty("primary", true);
    button(tr("Open a project…"), QStringLiteral("start.open"), &StartPage::openRequested);
    button(tr("New project"), QStringLiteral("start.new"), &StartPage::newRequested);
    layout->addSpacing(designPixels(this, 6));
    layout->addWidget(blockTitle(tr("Recent projects"), {}, side));
    m_recent = new QWidget(side);
    auto *recent = new QVBoxLayout(m_recent);
    recent->setContentsMargins(0, 0, 0, 0);
    recent->setSpacing(designPixels(this, 2));
    layout->addWidget(m_recent);
    layout->addSpacing(designPixels(this, 6));
    QLabel *loads = blockTitle(tr("Begin with a kind of load"), {}, side);
    loads->setToolTip(tr("prompt and answer, median tokens"));
    layout->addWidget(loads);
    for (const scenario::Profile &profile : scenario::profiles()) {
        auto *one =
            link(tr("%1   %2 + %3")
                     .arg(profile.title, formatNumber(profile.promptP50Tokens), formatNumber(profile.outputP50Tokens)),
                 tr("A new project with these lengths and the engine settings that suit them"), side);
        one->setObjectName(QStringLiteral("start.profile.") + profile.id);
        connect(one, &QToolButton::clicked, this, [this, id = profile.id] { Q_EMIT profileChosen(id); });
        layout->addWidget(one);
    }
    layout->addStretch(1);
    return side;
}

void StartPage::fillRecent()
{
    qDeleteAll(m_recent->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    const QStringList files = Settings::recentFiles().mid(0, recentShown);
    for (const QString &path : files) {
        const QFileInfo info(path);
        const QString shown = QStringLiteral("%1   %2").arg(info.completeBaseName(), info.dir().dirName());
        auto *button = link(fontMetrics().elidedText(shown, Qt::ElideRight, designPixels(this, sideWidth - 16)),
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

/// As many columns as read well, and they share the width; pictures are as high as lets all of them be seen at once.
void StartPage::arrangeCards()
{
    const int gap = designPixels(this, cardGap), width = m_grid->width();
    const int count = static_cast<int>(m_cards.size());
    if (count == 0 || width <= 0)
        return;
    const int most = std::clamp((width + gap) / (designPixels(this, cardLeastWidth) + gap), 1, count);
    const int rows = (count + most - 1) / most;
    const int columns = (count + rows - 1) / rows; // as full as they can be
    const int cardWidth = std::min((width - gap * (columns - 1)) / columns, designPixels(this, cardMostWidth));
    int words = 0;
    for (const ExampleCard *card : std::as_const(m_cards))
        words = std::max(words, card->wordsHeight(cardWidth));
    int picture = designPixels(this, pictureMost);
    if (const auto *scroll = findChild<QScrollArea *>(QStringLiteral("page.scroll"));
        scroll != nullptr && !m_columns->isStacked()) {
        const int room = scroll->viewport()->height() - m_grid->y() - gap * (rows - 1);
        picture = std::clamp(room / rows - words, designPixels(this, pictureLeast), picture);
    }
    for (int i = 0; i < count; ++i) {
        m_cards[i]->setPictureHeight(picture);
        m_cards[i]->setGeometry((i % columns) * (cardWidth + gap), (i / columns) * (picture + words + gap), cardWidth,
                                picture + words);
    }
    const int height = rows * (picture + words + gap) - gap;
    if (m_grid->minimumHeight() != height)
        m_grid->setFixedHeight(height);
}

bool StartPage::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && m_grid != nullptr) // of the cards' place, or of what is seen of the page
        arrangeCards();
    return Page::eventFilter(watched, event);
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
            const auto loaded = files::load(folder + QLatin1Char('/') + name + QStringLiteral(".yaml"),
                                            {.baseFolder = folder}, stop, {});
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
