// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"
#include "core/result.h"
#include "ui/report/carried.h"
#include "ui/report/reportcharts.h"
#include "ui/report/reportlayout.h"

#include <QByteArray>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace ui::report {

struct PdfOptions
{
    std::string project;                             ///< the project file, carried inside; empty: none
    std::vector<CarriedFile> results{};              ///< files of results, carried beside it
    std::stop_token stop{};                          ///< asked before each page; the error then says "cancelled"
    std::function<void(double fraction)> progress{}; ///< 0..1, on the caller's thread
};

/// A PDF made page by page: whoever has a window to keep alive goes on with the next page when the window has had its
/// turn.
class PdfPainter
{
public:
    PdfPainter(const core::exports::Report &report, const LayoutOptions &options, PdfOptions pdfOptions = {});
    ~PdfPainter();
    PdfPainter(const PdfPainter &) = delete;
    PdfPainter &operator=(const PdfPainter &) = delete;

    std::size_t pages() const;
    std::size_t painted() const;
    /// Paints the next page. \pre painted() < pages()
    core::Result<void> paintPage();
    /// Language, outline, links and what is carried inside. \pre painted() == pages()
    core::Result<QByteArray> finish();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

/// The whole PDF: real text, vector charts, embedded fonts, outline, language. The same input gives the same bytes.
/// \pre a QGuiApplication exists (the offscreen platform serves); the evaluation outlives the call
core::Result<QByteArray> pdfOf(const core::exports::Report &report, const LayoutOptions &options,
                               const PdfOptions &pdfOptions = {});

} // namespace ui::report
