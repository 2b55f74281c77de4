// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exports/report.h"
#include "core/result.h"
#include "ui/report/reportcharts.h"
#include "ui/report/reportlayout.h"

#include <QByteArray>
#include <functional>
#include <stop_token>
#include <string>

namespace ui::report {

/// The name under which a report carries its project.
inline constexpr const char *projectAttachment = "project.yaml";

struct PdfOptions
{
    std::string project;                             ///< the project file, carried inside; empty: none
    std::stop_token stop{};                          ///< asked before each page; the error then says "cancelled"
    std::function<void(double fraction)> progress{}; ///< 0..1, on the caller's thread
};

/// The whole PDF: real text, vector charts, embedded fonts, outline, language. The same input gives the same bytes.
/// \pre a QGuiApplication exists (the offscreen platform serves); the evaluation outlives the call
core::Result<QByteArray> pdfOf(const core::exports::Report &report, const LayoutOptions &options,
                               const PdfOptions &pdfOptions = {});

} // namespace ui::report
