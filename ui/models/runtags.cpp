// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/runtags.h"

#include "core/project/resultnotes.h"
#include "ui/session.h"
#include "ui/sessionfiles.h"
#include "ui/texts.h"

#include <QCoreApplication>
#include <algorithm>

namespace ui::runtags {

using core::project::Node;
using core::project::ResultNotes;
using core::project::TaggedRuns;
using core::results::Library;
using core::results::Run;
using core::results::Tags;

namespace {

struct Say
{
    Q_DECLARE_TR_FUNCTIONS(ui::RunTags)
};

/// Runs of a reference with their tags, as few lines as say the same.
std::vector<TaggedRuns> linesOf(const Library &library, const std::map<std::size_t, Tags> &tags,
                                const std::string &root)
{
    std::map<std::string, std::vector<std::size_t>> files;
    for (const auto &[run, of] : tags)
        files[library.runs[run].source.path].push_back(run);
    std::map<std::string, std::size_t> runsOfFile;
    for (const Run &run : library.runs)
        ++runsOfFile[run.source.path];
    const auto sameTags = [&tags](const std::vector<std::size_t> &runs) {
        return std::ranges::all_of(runs, [&](std::size_t run) { return tags.at(run) == tags.at(runs.front()); });
    };
    std::vector<TaggedRuns> lines;
    const auto add = [&lines](const Tags &of, const std::string &key) {
        if (of.empty())
            return;
        auto line = std::ranges::find(lines, of, &TaggedRuns::tags);
        if (line == lines.end())
            line = lines.insert(lines.end(), TaggedRuns{.runs = {}, .tags = of});
        line->runs.push_back(key);
    };
    bool all = true;
    for (const auto &[path, runs] : files) {
        if (sameTags(runs)) {
            add(tags.at(runs.front()), core::project::runKey(library.runs[runs.front()], root, false).value_or(""));
        } else {
            for (const std::size_t run : runs)
                add(tags.at(run), core::project::runKey(library.runs[run], root, true).value_or(""));
        }
        all = all && sameTags(runs) && tags.at(runs.front()) == tags.begin()->second;
    }
    if (all && lines.size() == 1)
        lines.front().runs.clear();
    return lines;
}

} // namespace

Tags tagsOf(const Session &session, std::size_t run)
{
    const Run &one = session.library()->runs[run];
    const qsizetype at = files::referenceOf(fromUtf8(one.source.path), session.document(), session.baseFolder());
    if (at < 0)
        return {};
    const Node &reference = *session.document().at("results." + std::to_string(at));
    return core::project::tagsOf(one, core::project::notesOf(reference),
                                 files::placeOf(reference, session.baseFolder()).toStdString());
}

Node changed(const Session &session, const std::map<std::size_t, Changes> &changes)
{
    const Library &library = *session.library();
    Node document = session.document();
    const Node *references = document.find("results");
    if (references == nullptr)
        return document;
    // Every run with its reference, so that lines which several runs share can be parted.
    std::map<qsizetype, std::map<std::size_t, Tags>> byReference;
    std::vector<qsizetype> concerned;
    for (std::size_t run = 0; run < library.runs.size(); ++run) {
        const qsizetype at =
            files::referenceOf(fromUtf8(library.runs[run].source.path), document, session.baseFolder());
        if (at < 0)
            continue;
        Tags &tags = byReference[at][run];
        tags = tagsOf(session, run);
        const auto change = changes.find(run);
        if (change == changes.end())
            continue;
        concerned.push_back(at);
        for (const auto &[name, value] : change->second) {
            if (!value)
                tags.erase(name);
            else if (!core::results::tagProblem(name, *value))
                tags[name] = *value;
        }
    }
    for (const auto &[at, tags] : byReference) {
        if (std::ranges::find(concerned, at) == concerned.end())
            continue;
        const std::string place = "results." + std::to_string(at);
        const Node &reference = *document.at(place);
        const std::string root = files::placeOf(reference, session.baseFolder()).toStdString();
        document = document.with(place, core::project::withTags(reference, linesOf(library, tags, root)));
    }
    return document;
}

QString title(const std::string &name)
{
    if (name == "model")
        return Say::tr("Model");
    if (name == "precision")
        return Say::tr("Precision");
    if (name == "gpu")
        return Say::tr("GPU");
    if (name == "gpu_count")
        return Say::tr("Number of GPUs");
    if (name == "tensor_parallel")
        return Say::tr("Tensor parallel (TP)");
    if (name == "engine")
        return Say::tr("Engine");
    if (name == "engine_version")
        return Say::tr("Engine version");
    if (name == "engine_flags")
        return Say::tr("Engine flags");
    if (name == "tokenizer")
        return Say::tr("Tokenizer");
    if (name == "dataset")
        return Say::tr("Dataset");
    if (name == "tool_version")
        return Say::tr("Version of the tool");
    if (name == "warmup")
        return Say::tr("Warm-up requests");
    return fromUtf8(name);
}

} // namespace ui::runtags
