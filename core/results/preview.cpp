// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/results/preview.h"

#include "core/csv.h"
#include "core/parsenumber.h"
#include "core/textwindow.h"

namespace core::results {

namespace {

constexpr std::size_t brokenDocumentLimit = 1000;
constexpr std::size_t headerLimitBytes = 65536;

void readFirstDocument(Preview &preview)
{
    while (preview.problems.size() < brokenDocumentLimit) {
        json::Problem problem;
        const auto step = preview.rest.next(preview.first, problem);
        if (step == json::Reader::Step::End)
            return;
        if (step == json::Reader::Step::Read) {
            preview.hasDocument = true;
            return;
        }
        preview.problems.push_back(problem);
        ++preview.firstIndex;
    }
}

std::string_view firstLine(std::string_view text)
{
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        if (!trimmed(line).empty())
            return line.substr(0, headerLimitBytes);
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return {};
}

/// The kind and the header, which the beginning of a text tells.
void readBeginning(Preview &preview, std::string_view text, std::string_view fileName)
{
    constexpr std::string_view mark = "\xef\xbb\xbf";
    std::string_view body = text;
    if (body.starts_with(mark))
        body.remove_prefix(mark.size());
    const auto start = body.find_first_not_of(" \t\r\n");
    if (start == std::string_view::npos) {
        preview.kind = Preview::Kind::Empty;
        return;
    }
    if (text.substr(0, 4096).find('\0') != std::string_view::npos) {
        preview.kind = Preview::Kind::Binary;
        return;
    }
    const std::string_view line = firstLine(body);
    if (const auto rows = readCsv(line); !rows.empty())
        preview.header = rows.front().cells;
    if (body[start] == '{' || body[start] == '[')
        preview.kind = Preview::Kind::Json;
    else if (fileName.ends_with(".yaml") || fileName.ends_with(".yml") || trimmed(line) == "---")
        preview.kind = Preview::Kind::Yaml;
}

} // namespace

std::unique_ptr<Preview> makePreview(std::string_view text, std::string_view fileName)
{
    auto preview = std::make_unique<Preview>();
    readBeginning(*preview, text, fileName);
    if (preview->kind == Preview::Kind::Json) {
        preview->rest = json::Reader(text);
        readFirstDocument(*preview);
    } else if (preview->kind == Preview::Kind::Yaml) {
        json::Problem problem;
        preview->hasDocument = json::readYaml(text, preview->first, problem);
        if (!preview->hasDocument)
            preview->problems.push_back(problem);
    }
    return preview;
}

std::unique_ptr<Preview> makePreview(TextWindow &window)
{
    auto preview = std::make_unique<Preview>();
    readBeginning(*preview, window.head(), {});
    if (preview->kind != Preview::Kind::Json)
        return nullptr;
    preview->rest = json::Reader(window);
    readFirstDocument(*preview);
    return preview;
}

} // namespace core::results
