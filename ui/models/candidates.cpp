// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/candidates.h"

#include "ui/texts.h"

#include <QStringList>
#include <algorithm>

namespace ui::candidates {

using core::project::Evaluation;
using core::project::Node;
using core::project::OptionalFigure;
using core::project::Project;

namespace {

/// "llama-3.1-70b FP8, 8 × h100-sxm-80gb, FR": what tells this scenario from
/// others.
QString labelOf(const Project &project)
{
    QStringList parts;
    const QString model =
        (fromUtf8(project.scenario.model.id) + QLatin1Char(' ') + fromUtf8(project.scenario.model.weights).toUpper())
            .trimmed();
    const QString gpu = fromUtf8(project.scenario.hardware.gpu);
    parts << model
          << (gpu.isEmpty() || !project.scenario.hardware.gpusPerNode
                  ? gpu
                  : QStringLiteral("%1 × %2").arg(*project.scenario.hardware.gpusPerNode).arg(gpu))
          << fromUtf8(project.site.zone);
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

/// The path of the candidate with an id: "candidates.2"; empty when there is
/// none.
std::string pathOf(const Node &document, const QString &id)
{
    const Node *all = document.find("candidates");
    if (all == nullptr)
        return {};
    for (std::size_t i = 0; i < all->items().size(); ++i) {
        const Node *one = all->items()[i].find("id");
        if (one != nullptr && one->text() == id.toStdString())
            return "candidates." + std::to_string(i);
    }
    return {};
}

} // namespace

QString freeId(const Project &project)
{
    const auto taken = [&project](const std::string &id) {
        return std::any_of(project.candidates.begin(), project.candidates.end(),
                           [&id](const auto &one) { return one.id == id; });
    };
    for (char letter = 'A'; letter <= 'Z'; ++letter) {
        if (!taken(std::string(1, letter)))
            return QString(QLatin1Char(letter));
    }
    for (int number = 1;; ++number) {
        if (!taken("C" + std::to_string(number)))
            return QStringLiteral("C%1").arg(number);
    }
}

Pinned pinned(const Node &document, const Project &project, const Evaluation &evaluation)
{
    const core::project::SizeFigures &size = evaluation.size;
    std::vector<Node::Member> values;
    const auto add = [&](const char *axis, const OptionalFigure &figure) {
        if (!figure)
            return;
        const std::string origin(core::project::provenanceId(figure->provenance));
        values.emplace_back(axis,
                            Node::map({{"value", Node::number(figure->value)}, {"provenance", Node::scalar(origin)}},
                                      Node::Style::Flow));
    };
    add("cpm_eur_per_mtok", size.cpmEurPerMillionTokens);
    add("goodput_tokens_per_s", size.goodputTokensPerSecond);
    add("energy_j_per_token", size.joulesPerToken);
    add("carbon_g_per_mtok", size.carbonGramsPerMillionTokens);
    add("capex_eur", size.capexEur);
    add("power_w", size.powerWatts);
    if (size.gpus)
        values.emplace_back("gpus", Node::number(*size.gpus));
    if (size.jurisdiction)
        values.emplace_back("sovereignty", Node::scalar(*size.jurisdiction));
    const QString id = freeId(project);
    const QString label = labelOf(project);
    std::vector<Node::Member> members{{"id", Node::scalar(id.toStdString())}};
    if (!label.isEmpty())
        members.emplace_back("label", Node::scalar(label.toStdString()));
    members.emplace_back("values", Node::map(std::move(values)));
    const Node *all = document.find("candidates");
    const std::size_t count = all == nullptr ? 0 : all->items().size();
    Node candidate = Node::map(std::move(members));
    return {id, count == 0 ? document.with("candidates", Node::sequence({std::move(candidate)}))
                           : document.with("candidates." + std::to_string(count), std::move(candidate))};
}

Node renamed(const Node &document, const QString &id, const QString &label)
{
    const std::string path = pathOf(document, id);
    return path.empty() ? document : document.with(path + ".label", Node::scalar(label.toStdString()));
}

Node removed(const Node &document, const QString &id)
{
    const std::string path = pathOf(document, id);
    return path.empty() ? document : document.without(path);
}

Node withAxis(const Node &document, const core::scorecard::Scorecard &scorecard, const QString &axis)
{
    std::vector<Node> axes;
    for (const core::scorecard::Axis &one : scorecard.axes) {
        if (one.id == axis.toStdString())
            return document;
        axes.push_back(Node::scalar(one.id));
    }
    axes.push_back(Node::scalar(axis.toStdString()));
    return document.with("scorecard.axes", Node::sequence(std::move(axes), Node::Style::Flow));
}

} // namespace ui::candidates
