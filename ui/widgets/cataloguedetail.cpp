// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cataloguedetail.h"

#include "ui/cataloguesource.h"
#include "ui/models/cataloguefields.h"
#include "ui/models/cataloguemodel.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/picture.h"
#include "ui/widgets/picturetables.h"
#include "ui/widgets/vrambar.h"

#include <QLabel>
#include <QTextDocumentFragment>
#include <QVBoxLayout>
#include <algorithm>
#include <tuple>

namespace ui {

using core::catalogue::Kind;
using core::catalogue::OwnField;
using core::project::Fit;

namespace {

constexpr int shownFieldLength = 60;

QString html(const QString &text)
{
    return text.toHtmlEscaped();
}

QString quiet(const QString &text, const Theme &theme)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(theme.text2.name(), html(text));
}

QString shortened(const std::string &text)
{
    const QString whole = fromUtf8(text);
    return whole.size() <= shownFieldLength ? whole : whole.left(shownFieldLength) + QStringLiteral("…");
}

/// Text whose long words (paths, hashes) may break anywhere, so that the pane need not grow with them.
QString breakable(const QString &text)
{
    constexpr int longestWord = 16;
    const QChar chance(0x200B); // zero-width space
    QString all;
    int word = 0;
    for (const QChar letter : text) {
        word = letter.isSpace() ? 0 : word + 1;
        all += letter;
        if (word >= longestWord || letter == QLatin1Char('/') || letter == QLatin1Char('@')) {
            all += chance;
            word = 0;
        }
    }
    return all;
}

/// What the user states of the entry, a line a field.
QStringList ownLines(Kind kind, const QString &id, const core::catalogue::UserEntries &own)
{
    const auto *entry = own.entry(kind, id.toStdString());
    if (entry == nullptr)
        return {};
    const auto shipped = shippedCatalogueEntry(kind, id);
    if (!shipped)
        return {CatalogueDetail::tr("This entry is yours alone.")};
    QStringList lines;
    for (const OwnField &field : core::catalogue::ownFields(&*shipped, *entry))
        lines << (field.shipped ? CatalogueDetail::tr("%1: %2 in place of %3")
                                      .arg(fromUtf8(field.key), shortened(field.own), shortened(*field.shipped))
                                : CatalogueDetail::tr("%1: %2, which the shipped entry does not state")
                                      .arg(fromUtf8(field.key), shortened(field.own)));
    return lines;
}

bool isSame(const Fit &a, const Fit &b)
{
    const auto bytes = [](const Fit &fit) {
        const auto vram = fit.vram.value_or(core::project::SizeFigures::Vram());
        return std::tuple(fit.vram.has_value(), vram.weightsBytes, vram.activationsBytes, vram.overheadBytes,
                          vram.kvBytes, vram.freeBytes);
    };
    const auto most = [](const Fit &fit) {
        return fit.maxConcurrency ? std::optional(fit.maxConcurrency->value) : std::nullopt;
    };
    return a.tensorParallel == b.tensorParallel && a.fits == b.fits && a.contextTokens == b.contextTokens &&
           a.remarks == b.remarks && bytes(a) == bytes(b) && most(a) == most(b);
}

} // namespace

CatalogueDetail::CatalogueDetail(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel(this))
    , m_fitTitle(new QLabel(this))
    , m_fits(new QVBoxLayout)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(designPixels(this, 8));
    m_text->setTextFormat(Qt::RichText);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setObjectName(QStringLiteral("catalogue.detail"));
    m_fitTitle->setWordWrap(true);
    m_fitTitle->setTextFormat(Qt::RichText);
    m_fits->setSpacing(designPixels(this, 6));
    layout->addWidget(m_fitTitle);
    layout->addLayout(m_fits);
    layout->addWidget(m_text);
    layout->addStretch(1);
    m_fitTitle->hide();
}

QString CatalogueDetail::text() const
{
    return QTextDocumentFragment::fromHtml(m_text->text()).toPlainText().remove(QChar(0x200B));
}

void CatalogueDetail::showEntry(const CatalogueModel &model, int row, const core::catalogue::UserEntries &own)
{
    const core::catalogue::Entry *entry = model.entry(row);
    if (entry == nullptr) {
        m_text->clear();
        return;
    }
    const Theme &theme = Theme::of(this);
    QString text;
    text += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"1\" width=\"100%\">");
    for (const CatalogueModel::Fact &fact : model.facts(row))
        text += QStringLiteral("<tr><td>%1&nbsp;</td><td align=\"right\">%2</td></tr>")
                    .arg(quiet(fact.title, theme), html(breakable(fact.value)));
    text += QStringLiteral("</table>");
    const auto paragraph = [&text, &theme](const QString &title, const QStringList &lines) {
        if (lines.isEmpty())
            return;
        text += QStringLiteral("<p style=\"margin-top:8px; margin-bottom:0px\"><b>%1</b>").arg(html(title));
        for (const QString &line : lines)
            text += QStringLiteral("<br>") + quiet(breakable(line), theme);
        text += QStringLiteral("</p>");
    };
    paragraph(tr("Yours"), ownLines(model.kind(), fromUtf8(entry->id), own));
    paragraph(tr("Figures"), model.figures(row));
    if (entry->note)
        paragraph(tr("Note"), {fromUtf8(*entry->note)});
    paragraph(tr("Sources"), model.sources(row));
    QStringList names;
    for (const std::string &alias : entry->aliases)
        names << fromUtf8(alias);
    if (!names.isEmpty())
        paragraph(tr("Also found as"), {names.join(QStringLiteral(", "))});
    paragraph(tr("Id"), {fromUtf8(entry->id)});
    m_text->setText(text);
}

void CatalogueDetail::clearFits()
{
    while (QLayoutItem *item = m_fits->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_fitTitle->hide();
}

bool CatalogueDetail::shows(const std::vector<Fit> &fits, const QString &with) const
{
    return with == m_shownWith && font() == m_shownFont &&
           std::equal(fits.begin(), fits.end(), m_shownFits.begin(), m_shownFits.end(), isSame);
}

void CatalogueDetail::showFits(const std::vector<Fit> &fits, const QString &with)
{
    if (shows(fits, with))
        return; // somebody may be exporting a bar of them
    m_shownFits = fits;
    m_shownWith = with;
    m_shownFont = font();
    clearFits();
    if (fits.empty())
        return;
    m_fitTitle->setText(QStringLiteral("<b>%1</b>").arg(html(tr("Fit with %1").arg(with))));
    m_fitTitle->show();
    double scale = 0.0;
    for (const Fit &fit : fits)
        if (fit.vram && fit.fits)
            scale = std::max(scale, fit.vram->weightsBytes + fit.vram->kvBytes + fit.vram->activationsBytes +
                                        fit.vram->overheadBytes + fit.vram->freeBytes);
    for (const Fit &fit : fits) {
        //: tensor parallelism, the number of GPUs that share one copy of the model
        const QString label = tr("TP %1").arg(fit.tensorParallel);
        const QString remark = fit.remarks.empty() ? QString() : localised(fit.remarks.front());
        if (!fit.vram) {
            auto *why = new QLabel(tr("%1: %2").arg(label, remark), this);
            why->setWordWrap(true);
            why->setFont(scaledFont(font(), type::caption));
            m_fits->addWidget(why);
            continue;
        }
        auto *bar = new VramBar(this);
        VramBar::Content content;
        content.label = label;
        content.vram = *fit.vram;
        if (fit.maxConcurrency)
            content.requestsThatFit = fit.maxConcurrency->value;
        content.contextTokens = fit.contextTokens;
        if (!fit.fits)
            content.problem = remark.isEmpty() ? tr("does not fit") : remark;
        bar->setContent(content);
        new Picture(bar, QStringLiteral("memory"), [bar] { return picturetables::ofMemory(bar->content()); });
        if (scale > 0.0)
            bar->setScaleBytes(scale);
        m_fits->addWidget(bar);
        bar->show(); // now: who asks what there is to export finds it
    }
}

} // namespace ui
