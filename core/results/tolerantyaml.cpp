// SPDX-License-Identifier: GPL-3.0-or-later
// YAML into the same form as JSON, straight from the parser's events: aliases are not expanded, so that no document of
// a few lines becomes one of gigabytes.
#include "core/parsenumber.h"
#include "core/results/tolerantjson.h"

#include <limits>
#include <sstream>
#include <yaml-cpp/eventhandler.h>
#include <yaml-cpp/exceptions.h>
#include <yaml-cpp/mark.h>
#include <yaml-cpp/parser.h>

namespace core::results::json {

using detail::Kind;
using detail::Node;

class YamlBuilder : public YAML::EventHandler
{
public:
    explicit YamlBuilder(Document &document)
        : m_document(document)
    {}

    void OnDocumentStart(const YAML::Mark &) override {}
    void OnDocumentEnd() override {}
    void OnNull(const YAML::Mark &, YAML::anchor_t) override { scalarNode(Node(Kind::Null)); }
    void OnAlias(const YAML::Mark &, YAML::anchor_t) override { scalarNode(Node(Kind::Null)); }
    void OnScalar(const YAML::Mark &, const std::string &tag, YAML::anchor_t, const std::string &value) override
    {
        scalarNode(tag == "?" && !expectsKey() ? plain(value) : string(value));
    }
    void OnSequenceStart(const YAML::Mark &, const std::string &, YAML::anchor_t, YAML::EmitterStyle::value) override
    {
        open(Kind::Array);
    }
    void OnSequenceEnd() override { close(); }
    void OnMapStart(const YAML::Mark &, const std::string &, YAML::anchor_t, YAML::EmitterStyle::value) override
    {
        open(Kind::Object);
    }
    void OnMapEnd() override { close(); }

private:
    struct Level
    {
        std::size_t node = 0;
        std::uint32_t children = 0;
    };

    bool expectsKey() const
    {
        return !m_open.empty() && m_document.m_nodes[m_open.back().node].kind == Kind::Object &&
               m_open.back().children % 2 == 0;
    }

    Node string(const std::string &value)
    {
        m_document.m_texts.push_back(value);
        const std::string &kept = m_document.m_texts.back();
        Node node(Kind::String);
        node.count = static_cast<std::uint32_t>(kept.size());
        node.text = kept.data();
        return node;
    }

    Node plain(const std::string &value)
    {
        if (value.empty() || value == "null" || value == "~" || value == "Null" || value == ".nan" || value == ".NaN")
            return Node(Kind::Null);
        if (value == "true" || value == "True")
            return Node(Kind::True);
        if (value == "false" || value == "False")
            return Node(Kind::False);
        Node number(Kind::Number);
        if (value == ".inf" || value == ".Inf" || value == "+.inf") {
            number.number = std::numeric_limits<double>::infinity();
            return number;
        }
        if (const auto parsed = parseNumber(value)) {
            number.number = *parsed;
            return number;
        }
        return string(value);
    }

    void count()
    {
        if (!m_open.empty())
            ++m_open.back().children;
    }

    void scalarNode(Node node)
    {
        count();
        m_document.m_nodes.push_back(node);
    }

    void open(Kind kind)
    {
        if (expectsKey())
            throw YAML::ParserException(YAML::Mark::null_mark(), "a list or map stands as a key");
        if (m_open.size() >= static_cast<std::size_t>(depthLimit))
            throw YAML::ParserException(YAML::Mark::null_mark(), "nested deeper than 128 levels");
        count();
        m_open.push_back({m_document.m_nodes.size(), 0});
        m_document.m_nodes.push_back(Node(kind));
    }

    void close()
    {
        const Level level = m_open.back();
        m_open.pop_back();
        Node &node = m_document.m_nodes[level.node];
        node.count = node.kind == Kind::Object ? level.children / 2 : level.children;
        node.link = m_document.m_nodes.size();
    }

    Document &m_document;
    std::vector<Level> m_open;
};

bool readYaml(std::string_view text, Document &document, Problem &problem)
{
    document.clear();
    if (text.size() > yamlLimitBytes) {
        problem.message = Text(CORE_TEXT("is a YAML text of more than 64 MB"));
        return false;
    }
    try {
        std::istringstream stream{std::string(text)};
        YAML::Parser parser(stream);
        YamlBuilder builder(document);
        if (parser.HandleNextDocument(builder) && document.root().isObject())
            return true;
        problem.message = Text(CORE_TEXT("is no YAML document of keys and values"));
    } catch (const YAML::Exception &error) {
        problem.message = Text(CORE_TEXT("is no YAML: %1"), {error.msg});
        problem.line = error.mark.line + 1;
        problem.column = error.mark.column + 1;
    }
    document.clear();
    return false;
}

} // namespace core::results::json
