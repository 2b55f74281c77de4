// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/command_screenshot.h"

#include "app/application.h"
#include "core/files.h"
#include "core/parsenumber.h"
#include "ui/help/helpwindow.h"
#include "ui/mainwindow.h"
#include "ui/pages/page.h"
#include "ui/pages/registry.h"
#include "ui/presentation/presentationwindow.h"
#include "ui/style/theme.h"
#include "ui/widgets/scenariodock.h"
#include "ui/widgets/tour.h"

#include <QApplication>
#include <QBuffer>
#include <QDir>
#include <QEventLoop>
#include <QPixmap>
#include <QStandardPaths>
#include <algorithm>
#include <cstdio>
#include <fmt/format.h>
#include <functional>
#include <memory>
#include <optional>

namespace app {

namespace {

struct ScreenshotOptions
{
    std::string project;
    std::vector<std::string> results;
    std::string page = "all";
    std::string output;
    std::string size = "1280x800";
    double scale = 1.0;
    double text = 1.0;
    bool dark = false;
    bool contrast = false;
};

std::optional<QSize> parseSize(const std::string &text)
{
    const std::size_t cross = text.find('x');
    if (cross == std::string::npos)
        return std::nullopt;
    const auto width = core::parseInteger(text.substr(0, cross));
    const auto height = core::parseInteger(text.substr(cross + 1));
    constexpr long long least = 320, most = 10'000;
    if (!width || !height || *width < least || *height < least || *width > most || *height > most)
        return std::nullopt;
    return QSize(static_cast<int>(*width), static_cast<int>(*height));
}

/// Runs `begin` and waits until the session says that it is done; the sentence of a failure otherwise.
std::optional<QString> waitFor(ui::Session &session, const std::function<void()> &begin)
{
    QEventLoop loop;
    std::optional<QString> failure;
    const auto fail = QObject::connect(&session, &ui::Session::failed, &loop, [&](const QString &sentence) {
        failure = sentence;
        loop.quit();
    });
    const auto idle = QObject::connect(&session, &ui::Session::busyChanged, &loop, [&](bool busy) {
        if (!busy)
            loop.quit();
    });
    begin();
    if (session.busy() && !failure)
        loop.exec();
    QObject::disconnect(fail);
    QObject::disconnect(idle);
    return failure;
}

int savePicture(QWidget &widget, const QString &path)
{
    // Layouts settle in rounds: word-wrapped sentences first, then what is below them.
    for (int round = 0; round < 12; ++round)
        QApplication::processEvents();
    const QPixmap picture = widget.grab();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "PNG");
    const auto written = core::writeFileAtomically(core::pathFromText(path.toStdString()), bytes.toStdString());
    return written ? Done : reportError(written.error());
}

/// Session and page may compute on their own; a picture is the one with the figures.
void waitForFigures(ui::MainWindow &window)
{
    const auto working = [&window] {
        const auto pages = window.findChildren<ui::Page *>();
        return window.session().busy() || std::any_of(pages.begin(), pages.end(), [](const ui::Page *page) {
                   return page->isVisible() && page->working();
               });
    };
    while (working())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
}

/// "presentation-knee" or "presentation-3": a slide; "presentation": every slide into the folder.
int saveSlides(ui::MainWindow &window, const QString &page, QSize size, const QString &path)
{
    waitForFigures(window);
    ui::PresentationWindow slides(window.session());
    slides.resize(size);
    slides.show();
    while (slides.working())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents, 100);
    const QString wanted = page.section(QLatin1Char('-'), 1);
    if (wanted.isEmpty()) {
        QDir().mkpath(path);
        const QStringList ids = slides.ids();
        for (int i = 0; i < slides.count(); ++i) {
            slides.goTo(i);
            const QString name = QStringLiteral("%1-%2.png").arg(i + 1, 2, 10, QLatin1Char('0')).arg(ids[i]);
            const int code = savePicture(slides, QDir(path).filePath(name));
            if (code != Done)
                return code;
        }
        return Done;
    }
    bool isNumber = false;
    const int number = wanted.toInt(&isNumber);
    const bool found = isNumber ? number >= 1 && number <= slides.count() : slides.goTo(wanted);
    if (!found) {
        fmt::print(stderr, "paretoscope: there is no slide '{}'; there are {}\n", wanted.toStdString(),
                   slides.ids().join(QStringLiteral(", ")).toStdString());
        return UsageError;
    }
    if (isNumber)
        slides.goTo(number - 1);
    return savePicture(slides, path);
}

/// "help" or "help-figure.cpm_eur_per_mtok": the help at an entry; "tour-2": a step of the tour.
std::optional<int> saveGuide(ui::MainWindow &window, const QString &page, const QString &path)
{
    if (page.startsWith(QLatin1String("help"))) {
        const QString entry = page.section(QLatin1Char('-'), 1);
        waitForFigures(window);
        return savePicture(*window.showHelp(entry.isEmpty() ? QStringLiteral("page.knee") : entry), path);
    }
    if (page.startsWith(QLatin1String("tour"))) {
        waitForFigures(window);
        window.takeTour()->goTo(std::max(1, page.section(QLatin1Char('-'), 1).toInt()) - 1);
        return savePicture(window, path);
    }
    return std::nullopt;
}

int savePage(ui::MainWindow &window, const QString &id, const QString &path)
{
    if (const auto guide = saveGuide(window, id, path))
        return *guide;
    if (!window.showPage(id)) {
        QStringList names;
        for (const ui::PageEntry &entry : ui::pageRegistry())
            names << entry.id;
        fmt::print(stderr, "paretoscope: there is no page '{}'; there are {} and all\n", id.toStdString(),
                   names.join(QStringLiteral(", ")).toStdString());
        return UsageError;
    }
    waitForFigures(window);
    return savePicture(window, path);
}

int runScreenshot(Invocation &invocation, const ScreenshotOptions &options)
{
    const auto size = parseSize(options.size);
    if (!size) {
        fmt::print(stderr, "paretoscope: --size {} is no size such as 1280x720\n", options.size);
        return UsageError;
    }
    // Nothing the user keeps may show in the picture, and nothing of the picture may be kept.
    QStandardPaths::setTestModeEnabled(true);
    const auto application = makeApplication(invocation, {.scale = options.scale, .reproducible = true});
    if (options.text != 1.0) {
        QFont font = QApplication::font();
        font.setPointSizeF(font.pointSizeF() * options.text);
        QApplication::setFont(font);
    }
    ui::applyTheme(*application, options.contrast ? ui::ThemeMode::HighContrast
                                 : options.dark   ? ui::ThemeMode::Dark
                                                  : ui::ThemeMode::Light);
    // The program's high contrast is light or dark as the system is; pictures have no system to follow.
    if (options.contrast && options.dark)
        QApplication::setPalette(ui::Theme::contrastTheme(true).palette());
    ui::MainWindow window({.remembers = false});
    const auto open = [&] { window.session().openProject(QString::fromStdString(options.project)); };
    if (const auto failure = waitFor(window.session(), open)) {
        fmt::print(stderr, "paretoscope: {}\n", failure->toStdString());
        return InputError;
    }
    QStringList results;
    for (const std::string &path : options.results)
        results << QString::fromStdString(path);
    if (!results.isEmpty()) {
        if (const auto failure = waitFor(window.session(), [&] { window.session().importPaths(results); })) {
            fmt::print(stderr, "paretoscope: {}\n", failure->toStdString());
            return InputError;
        }
    }
    window.resize(*size);
    window.show();
    // With large text the window needs less room once it has settled than before.
    for (int round = 0; round < 4; ++round)
        QApplication::processEvents();
    window.resize(*size);
    const QString output = QString::fromStdString(options.output);
    if (options.page.starts_with("presentation"))
        return saveSlides(window, QString::fromStdString(options.page), *size, output);
    if (options.page != "all")
        return savePage(window, QString::fromStdString(options.page), output);
    QDir().mkpath(output);
    for (const ui::PageEntry &entry : ui::pageRegistry()) {
        const int code = savePage(window, entry.id, QDir(output).filePath(entry.id + QStringLiteral(".png")));
        if (code != Done)
            return code;
    }
    return Done;
}

} // namespace

void addScreenshotCommand(CLI::App &parser, Invocation &invocation)
{
    auto *command = parser.add_subcommand("screenshot", "A page of the window as a picture");
    auto options = std::make_shared<ScreenshotOptions>();
    command->add_option("project", options->project, "The project file")->required();
    command->add_option("results", options->results, "Result files and folders to import as well");
    command
        ->add_option(
            "--page", options->page,
            "Name of the page, presentation-1 and so on for a slide, presentation for every slide, help, tour-1 "
            "and so on, or all")
        ->capture_default_str();
    command->add_option("-o,--output", options->output, "The PNG file, or the folder with --page all")->required();
    command->add_option("--size", options->size, "Size in logical pixels")->capture_default_str();
    command->add_option("--scale", options->scale, "Pixels of the picture a logical pixel")
        ->capture_default_str()
        ->check(CLI::Range(0.5, 4.0));
    command->add_flag("--dark", options->dark, "Dark appearance");
    command->add_flag("--high-contrast", options->contrast, "Black on white, with --dark white on black");
    command->add_option("--text", options->text, "Size of the text against the usual one")
        ->capture_default_str()
        ->check(CLI::Range(0.5, 4.0));
    addCommonOptions(*command, invocation.common);
    command->callback([&invocation, options] {
        invocation.action = [&invocation, options] { return runScreenshot(invocation, *options); };
    });
}

} // namespace app
