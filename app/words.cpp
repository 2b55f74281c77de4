// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/words.h"

#include "ui/language.h"
#include "ui/style/numberformat.h"

#include <QCoreApplication>

namespace app {

core::Words wordsFor(const CommonOptions &options)
{
    if (!options.language || *options.language == "en")
        return {};
    if (QCoreApplication::instance() == nullptr) {
        // Translations belong to an application object; one without a display does.
        static int count = 1;
        static char name[] = "paretoscope";
        static char *arguments[] = {name, nullptr};
        static QCoreApplication application(count, arguments);
    }
    ui::language::apply(QString::fromStdString(*options.language));
    return {[](const core::Text &text) { return ui::localised(text).toStdString(); },
            [](double value, int digits) { return ui::formatNumber(value, digits).toStdString(); }};
}

std::string joined(const std::vector<core::Text> &sentences, const core::Words &words)
{
    std::string result;
    for (const core::Text &sentence : sentences)
        result += (result.empty() ? "" : " ") + words(sentence);
    return result;
}

} // namespace app
