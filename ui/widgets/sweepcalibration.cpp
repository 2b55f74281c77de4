// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/sweepcalibration.h"

#include "core/calibration/calibrateproject.h"
#include "core/project/prediction.h"

#include "ui/cataloguesource.h"
#include "ui/models/tooltexts.h"
#include "ui/style/theme.h"
#include "ui/task.h"
#include "ui/texts.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QPainter>

namespace ui {

using core::calibration::CalibrationOutcome;
using core::calibration::ProjectCalibration;
using core::results::Library;

namespace {

/// Files by their names alone: a sentence is no place for folders.
QString measuredWords(ProjectCalibration calibration)
{
    for (std::string &file : calibration.files)
        file = QFileInfo(fromUtf8(file)).fileName().toStdString();
    return localised(core::calibration::measuredText(calibration));
}

/// The runs of one sweep as a library of their own.
Library alone(const Library &library, std::size_t sweep)
{
    Library one;
    core::results::Sweep own = library.sweeps[sweep];
    for (std::size_t &run : own.runs) {
        one.runs.push_back(library.runs[run]);
        run = one.runs.size() - 1;
    }
    one.sweeps.push_back(std::move(own));
    return one;
}

QString percent(double fraction)
{
    constexpr double whole = 100.0;
    return formatNumber(fraction * whole);
}

} // namespace

SweepCalibration::SweepCalibration(Session &session, QWidget *parent)
    : QLabel(parent)
    , m_session(session)
    , m_task(new Task(this))
    , m_calibrate(new QAction(tr("Calibrate on this sweep"), this))
    , m_remove(new QAction(tr("Remove the calibration"), this))
{
    setObjectName(QStringLiteral("benchmarks.calibration"));
    setTextFormat(Qt::RichText);
    setWordWrap(true);
    setFont(scaledFont(font(), type::caption));
    setTextInteractionFlags(Qt::TextBrowserInteraction);
    m_calibrate->setToolTip(tr("Fit what fixed times, prompts and memory reads cost to the points of this sweep; all "
                               "predictions of this model on this GPU then use it"));
    m_remove->setToolTip(tr("Predict with the shipped coefficients again"));
    connect(m_calibrate, &QAction::triggered, this, &SweepCalibration::calibrate);
    connect(m_remove, &QAction::triggered, this, &SweepCalibration::remove);
    connect(this, &QLabel::linkActivated, this,
            [this](const QString &link) { link == QLatin1String("remove") ? remove() : calibrate(); });
    connect(m_task, &Task::failed, this, &SweepCalibration::failed);
    connect(m_task, &Task::runningChanged, this, [this] { showFor(m_sweep); });
    connect(&session, &Session::libraryChanged, this, &SweepCalibration::giveUp);
}

void SweepCalibration::paintEvent(QPaintEvent *event)
{
    QLabel::paintEvent(event);
    if (!hasFocus())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::of(this).accent, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
}

/// What predictions stand on; empty where the project has no calibration.
QString SweepCalibration::standing() const
{
    const auto calibration = core::calibration::calibrationOf(m_session.document());
    if (!calibration)
        return {};
    const QString measured = measuredWords(*calibration);
    const auto prediction = m_session.evaluation()->prediction;
    if (prediction && !core::calibration::saysCalibrated(prediction->assumptions))
        return tr("The calibration on %1 is of %2 on %3 and does not hold for this scenario.")
            .arg(measured, fromUtf8(calibration->model), fromUtf8(calibration->gpu));
    const QString factors = tr("fixed times × %1, prompts × %2, memory reads × %3")
                                .arg(formatNumber(calibration->fixedTimes), formatNumber(calibration->prompts),
                                     formatNumber(calibration->memoryReads));
    return tr("Predictions are calibrated on %1: %2.").arg(measured, factors);
}

void SweepCalibration::showFor(std::optional<std::size_t> sweep)
{
    m_sweep = sweep;
    const QString stands = standing();
    const bool calibrated = m_session.document().find("calibration") != nullptr;
    const bool possible = sweep.has_value() && !m_task->running();
    m_calibrate->setEnabled(possible);
    m_remove->setEnabled(calibrated);
    QStringList parts;
    if (m_task->running())
        parts << tr("The sweep is being fitted …").toHtmlEscaped();
    else if (!stands.isEmpty())
        parts << stands.toHtmlEscaped();
    else if (sweep)
        parts << tr("What is predicted stands on the shipped coefficients.").toHtmlEscaped();
    const auto link = [&parts](const char *to, const QString &text) {
        parts << QStringLiteral("<a href=\"%1\">%2</a>").arg(QLatin1String(to), text.toHtmlEscaped());
    };
    if (possible)
        link("calibrate", m_calibrate->text());
    if (calibrated)
        link("remove", m_remove->text());
    setText(parts.join(QStringLiteral("&nbsp; ")));
    setVisible(!parts.isEmpty());
}

bool SweepCalibration::working() const
{
    return m_task->running();
}

void SweepCalibration::calibrate()
{
    const auto library = m_session.library();
    if (!m_sweep || *m_sweep >= library->sweeps.size() || m_task->running())
        return;
    const QString name = tooltexts::sweepName(*library, *m_sweep), base = m_session.baseFolder();
    m_task->start(
        [project = m_session.project(), library, sweep = *m_sweep](std::stop_token stop) {
            core::Diagnostics shownAlready;
            core::project::EvaluateOptions options = evaluateOptions(shownAlready);
            options.stop = stop;
            return core::calibration::calibrateProject(*project, *library, alone(*library, sweep), options);
        },
        [this, name, base](core::Result<CalibrationOutcome> outcome) {
            if (!outcome) {
                Q_EMIT failed(localised(outcome.error().message));
                return;
            }
            ProjectCalibration &calibration = outcome->calibration;
            for (std::string &file : calibration.files) // as the project names its results
                if (const QString path = fromUtf8(file); !base.isEmpty() && path.startsWith(base + QLatin1Char('/')))
                    file = QDir(base).relativeFilePath(path).toStdString();
            QString why;
            const auto document = m_session.document().with("calibration", core::calibration::sectionOf(calibration));
            if (!m_session.setDocument(document, tr("Calibrate on %1").arg(name), &why)) {
                Q_EMIT failed(why);
                return;
            }
            QStringList said{tr("Predictions are now calibrated on %1.").arg(measuredWords(calibration))};
            if (const auto &tpot = calibration.tpot)
                said << tr("TPOT of its points: %1 % off on the median before, %2 % now.")
                            .arg(percent(tpot->before), percent(tpot->after));
            for (const core::Text &remark : outcome->remarks)
                said << localised(remark);
            Q_EMIT notice(said.join(QLatin1Char(' ')));
        });
}

/// Another project has begun, or its results are others: what is being fitted to those of before is not for it.
void SweepCalibration::giveUp()
{
    if (!m_task->running())
        return;
    m_task->cancel();
    Q_EMIT notice(tr("The calibration was stopped: the results that it was fitted to are no longer those at hand."));
}

void SweepCalibration::remove()
{
    m_task->cancel();
    m_session.removeValue(QStringLiteral("calibration"), tr("Remove the calibration"));
}

} // namespace ui
