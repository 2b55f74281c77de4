// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/catalogueeditor.h"

#include "core/catalogue/overlay.h"
#include "core/catalogue/userentries.h"
#include "core/parsenumber.h"
#include "ui/style/theme.h"
#include "ui/style/themefollower.h"
#include "ui/texts.h"
#include "ui/widgets/dialogsize.h"
#include "ui/widgets/numberedit.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {

using catalogue::EditField;
using core::project::Node;
using Type = EditField::Type;

namespace {

constexpr int dialogWidth = 560;
constexpr int dialogHeight = 560;
constexpr int numberWidth = 110;
constexpr int linesShown = 3;

/// A node as lines: items of a list one a line, a map on one.
QString linesOf(const Node *node)
{
    if (node == nullptr || node->isNull())
        return {};
    if (node->kind() != Node::Kind::Sequence)
        return fromUtf8(node->kind() == Node::Kind::Scalar ? node->text() : core::project::flowText(*node));
    QStringList lines;
    for (const Node &item : node->items())
        lines << fromUtf8(item.kind() == Node::Kind::Scalar ? item.text() : core::project::flowText(item));
    return lines.join(QLatin1Char('\n'));
}

/// Lines as the file would hold them: a list of their trees, or the one map that they are. Absent with the reason.
std::optional<Node> treeOf(const QString &text, bool isMap, QString *problem)
{
    std::vector<Node> items;
    for (const QString &line : text.split(QLatin1Char('\n'))) {
        if (line.trimmed().isEmpty())
            continue;
        const auto read = core::project::readYaml(line.trimmed().toStdString(), std::string());
        if (!read || read->kind() != Node::Kind::Map) {
            *problem = CatalogueEditor::tr("“%1” is not of the form {key: value, key: value}.").arg(line.trimmed());
            return std::nullopt;
        }
        items.push_back(*read);
    }
    if (!isMap)
        return Node::sequence(std::move(items));
    if (items.size() > 1) {
        *problem = CatalogueEditor::tr("One line is enough here, and %1 were given.").arg(items.size());
        return std::nullopt;
    }
    return items.empty() ? Node() : items.front();
}

bool isOneMap(const std::string &path)
{
    return path == "moe" || path == "non_torch_gib" || path == "activation_gib_by_family";
}

Node textsNode(const QString &text)
{
    std::vector<Node> items;
    for (const QString &line : text.split(QLatin1Char('\n')))
        if (!line.trimmed().isEmpty())
            items.push_back(Node::scalar(line.trimmed().toStdString()));
    return Node::sequence(std::move(items), Node::Style::Flow);
}

} // namespace

CatalogueEditor::CatalogueEditor(Content content, QWidget *parent)
    : QDialog(parent)
    , m_content(std::move(content))
    , m_new(m_content.entry.find("id") == nullptr)
    , m_problem(new QLabel(this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel, this))
{
    const auto kind = m_content.kind;
    const Node *name = m_content.entry.find("name");
    setWindowTitle(m_new ? tr("New entry: %1").arg(catalogue::entryTitle(kind))
                         : tr("Edit %1").arg(name != nullptr ? fromUtf8(name->text()) : QString()));
    if (m_content.entry.isNull())
        m_content.entry = Node::map({});
    auto *layout = new QVBoxLayout(this);
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *inside = new QWidget(scroll);
    auto *form = new QFormLayout(inside);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    if (m_new) {
        m_id = new QLineEdit(inside);
        m_id->setPlaceholderText(tr("made of the name"));
        form->addRow(tr("Id"), m_id);
        connect(m_id, &QLineEdit::textChanged, this, &CatalogueEditor::check);
    }
    const auto heading = [&](const QString &text) {
        auto *label = new QLabel(text, inside);
        label->setFont(scaledFont(font(), type::blockTitle, QFont::DemiBold));
        form->addRow(label);
    };
    if (m_content.item) {
        heading(catalogue::itemTitle(kind));
        addRows(form, catalogue::itemFields(kind), true);
        heading(catalogue::entryTitle(kind));
    }
    addRows(form, catalogue::entryFields(kind), false);
    scroll->setWidget(inside);
    layout->addWidget(scroll, 1);
    m_problem->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("catalogue.problem"));
    setInk(m_problem, Ink::Check);
    layout->addWidget(m_problem);
    layout->addWidget(m_buttons);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_filling = false;
    check();
    settleDialog(*this, QSize(dialogWidth, dialogHeight));
}

void CatalogueEditor::addRows(QFormLayout *form, const QList<EditField> &fields, bool ofItem)
{
    for (const EditField &field : fields)
        addRow(form, field, ofItem);
}

void CatalogueEditor::addRow(QFormLayout *form, const EditField &field, bool ofItem)
{
    Row row{.field = field, .ofItem = ofItem};
    //: the name of a field that must be filled in
    const QString label = field.required ? tr("%1 *").arg(field.title) : field.title;
    QWidget *editor = nullptr;
    switch (field.type) {
    case Type::Text:
        editor = row.line = new QLineEdit(this);
        connect(row.line, &QLineEdit::textChanged, this, &CatalogueEditor::check);
        break;
    case Type::Number:
        editor = row.number = new NumberEdit(this);
        row.number->setUnit(field.unit);
        row.number->setEmptyAllowed(true);
        row.number->setMinimumWidth(designPixels(this, numberWidth));
        connect(row.number, &NumberEdit::valueEdited, this, &CatalogueEditor::check);
        connect(row.number, &NumberEdit::problemChanged, this, &CatalogueEditor::check);
        break;
    case Type::Flag:
        editor = row.box = new QCheckBox(field.title, this);
        connect(row.box, &QCheckBox::toggled, this, &CatalogueEditor::check);
        break;
    case Type::Lines:
    case Type::Tree:
        editor = row.text = new QPlainTextEdit(this);
        row.text->setTabChangesFocus(true);
        row.text->setFixedHeight(linesShown * fontMetrics().lineSpacing() + designPixels(this, 12));
        connect(row.text, &QPlainTextEdit::textChanged, this, &CatalogueEditor::check);
        break;
    }
    editor->setObjectName(QStringLiteral("catalogue.field.") + fromUtf8(field.path));
    editor->setAccessibleName(field.title);
    editor->setToolTip(field.hint);
    const QString named = field.unit.isEmpty() ? field.title : tr("%1 in %2").arg(field.title, field.unit);
    editor->setWhatsThis(field.hint.isEmpty() ? named : named + QLatin1Char('\n') + field.hint);
    if (row.box != nullptr)
        form->addRow(QString(), editor);
    else
        form->addRow(label, editor);
    fill(row);
    m_rows << row;
}

std::string CatalogueEditor::pathOf(const Row &row) const
{
    return row.ofItem
               ? catalogue::itemList(m_content.kind) + "." + std::to_string(*m_content.item) + "." + row.field.path
               : row.field.path;
}

void CatalogueEditor::fill(const Row &row)
{
    const Node *node = m_content.entry.at(pathOf(row));
    const std::string text = node != nullptr ? node->text() : std::string();
    if (row.line != nullptr) {
        row.line->setText(fromUtf8(text));
        row.line->setCursorPosition(0); // long ones are read from their beginning
    } else if (row.number != nullptr) {
        const auto value = core::parseNumber(text);
        row.number->setValue(value ? std::optional(*value / row.field.unitFactor) : std::nullopt);
    } else if (row.box != nullptr)
        row.box->setChecked(text == "true");
    else
        row.text->setPlainText(linesOf(node));
}

Node CatalogueEditor::with(Node entry, const Row &row, QString *problem) const
{
    const std::string path = pathOf(row);
    const Node *before = entry.at(path);
    Node value;
    if (row.line != nullptr) {
        if (!row.line->text().trimmed().isEmpty())
            value = Node::scalar(row.line->text().trimmed().toStdString());
    } else if (row.number != nullptr) {
        if (!row.number->hasAcceptableValue())
            *problem = tr("%1: %2").arg(row.field.title, row.number->problem());
        const auto shown = row.number->value();
        const auto held = before != nullptr ? core::parseNumber(before->text()) : std::nullopt;
        // What was not touched stays as it is written, to the last digit.
        if (shown && held && std::abs(*held / row.field.unitFactor - *shown) <= 1e-12 * std::abs(*shown))
            return entry;
        if (shown)
            value = Node::number(*shown * row.field.unitFactor);
    } else if (row.box != nullptr) {
        if (before == nullptr && !row.box->isChecked())
            return entry;
        value = Node::boolean(row.box->isChecked());
    } else {
        const QString text = row.text->toPlainText();
        if (text == linesOf(before))
            return entry;
        if (row.field.type == Type::Lines)
            value = textsNode(text);
        else if (auto tree = treeOf(text, isOneMap(row.field.path), problem))
            value = std::move(*tree);
    }
    if (value.isNull() || (value.kind() == Node::Kind::Sequence && value.items().empty()))
        return before == nullptr ? entry : entry.without(path);
    if (before != nullptr && *before == value)
        return entry;
    return entry.with(path, std::move(value));
}

Node CatalogueEditor::entry() const
{
    Node entry = m_content.entry;
    QString ignored;
    if (m_new) {
        QString id = m_id->text().trimmed();
        if (id.isEmpty())
            for (const Row &row : m_rows)
                if (!row.ofItem && row.field.path == "name")
                    id = fromUtf8(core::catalogue::idFromName(row.line->text().toStdString()));
        // First in the file, as in the shipped ones.
        entry = core::catalogue::laidOver(Node::map({{"id", Node::scalar(id.toStdString())}}), entry);
        entry = entry.with("id", Node::scalar(id.toStdString()));
    }
    for (const Row &row : m_rows)
        entry = with(std::move(entry), row, &ignored);
    return entry;
}

QString CatalogueEditor::problem() const
{
    QString problem;
    Node made = m_content.entry;
    for (const Row &row : m_rows) {
        made = with(std::move(made), row, &problem);
        if (!problem.isEmpty())
            return problem;
        const Node *value = made.at(pathOf(row));
        if (row.field.required && (value == nullptr || value->isNull()))
            return tr("%1 is missing.").arg(row.field.title);
    }
    const Node whole = entry();
    const Node *id = whole.find("id");
    if (id == nullptr || id->text().empty())
        return tr("The entry needs a name or an id.");
    const auto problems = core::catalogue::problemsOf(m_content.kind, whole);
    return problems.empty() ? QString() : localised(problems.front());
}

void CatalogueEditor::setField(const std::string &path, const QString &text, bool ofItem)
{
    for (const Row &row : m_rows) {
        if (row.field.path != path || row.ofItem != ofItem)
            continue;
        if (row.line != nullptr)
            row.line->setText(text);
        else if (row.number != nullptr)
            row.number->setValue(core::parseNumber(text.toStdString()));
        else if (row.box != nullptr)
            row.box->setChecked(text == QLatin1String("true"));
        else
            row.text->setPlainText(text);
    }
    check();
}

void CatalogueEditor::check()
{
    if (m_filling)
        return;
    const QString why = problem();
    m_problem->setText(why);
    m_buttons->button(QDialogButtonBox::Save)->setEnabled(why.isEmpty());
}

} // namespace ui
