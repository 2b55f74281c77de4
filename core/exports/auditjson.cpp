// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exports/auditjson.h"

#include "core/csv.h"

#include <nlohmann/json.hpp>

namespace core::exports {

namespace {

using Json = nlohmann::ordered_json;

Json findingJson(const audit::Finding &finding, const results::Library &library)
{
    Json runs = Json::array();
    for (const std::size_t index : finding.runs) {
        const results::RunSource &source = library.runs.at(index).source;
        runs.push_back({{"path", source.path}, {"document_index", source.documentIndex}});
    }
    return {{"id", finding.check},
            {"severity", audit::severityId(finding.severity)},
            {"figure", finding.figure},
            {"title", finding.title.english()},
            {"reason", finding.reason.english()},
            {"remedy", finding.remedy.english()},
            {"acknowledged", finding.acknowledged ? Json(*finding.acknowledged) : Json(nullptr)},
            {"runs", std::move(runs)}};
}

} // namespace

std::string findingsJson(const std::vector<audit::Finding> &findings, const results::Library &library)
{
    Json list = Json::array();
    for (const audit::Finding &finding : findings)
        list.push_back(findingJson(finding, library));
    return list.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string findingsCsv(const std::vector<audit::Finding> &findings)
{
    std::string text = csvLine({"id", "severity", "figure", "title", "reason", "remedy", "acknowledged", "runs"});
    for (const audit::Finding &finding : findings) {
        text += csvLine({finding.check, std::string(audit::severityId(finding.severity)), finding.figure,
                         finding.title.english(), finding.reason.english(), finding.remedy.english(),
                         finding.acknowledged.value_or(std::string()), std::to_string(finding.runs.size())});
    }
    return text;
}

} // namespace core::exports
