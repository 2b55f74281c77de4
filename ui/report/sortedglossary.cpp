// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/sortedglossary.h"

#include "ui/style/numberformat.h"

#include <QString>
#include <algorithm>
#include <vector>

namespace ui::report {

using core::exports::ReportCell;
using core::exports::ReportTable;

namespace {

/// Letters without their accents, so that É stands with E.
QString keyOf(const std::vector<ReportCell> &row, const QLocale &locale)
{
    const auto *term = row.empty() ? nullptr : std::get_if<core::Text>(&row.front().content);
    QString key;
    for (const QChar c :
         term == nullptr ? QString() : localised(*term, locale).normalized(QString::NormalizationForm_D))
        if (c.category() != QChar::Mark_NonSpacing)
            key += c.toCaseFolded();
    return key;
}

} // namespace

core::exports::Report withSortedGlossary(core::exports::Report report, const QLocale &locale)
{
    for (core::exports::ReportChapter &chapter : report.chapters)
        for (core::exports::ReportBlock &block : chapter.blocks)
            if (auto *table = std::get_if<ReportTable>(&block); table != nullptr && table->id == "glossary")
                std::ranges::stable_sort(table->rows, {},
                                         [&](const std::vector<ReportCell> &row) { return keyOf(row, locale); });
    return report;
}

} // namespace ui::report
