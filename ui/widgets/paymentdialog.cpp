// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/paymentdialog.h"

#include "core/project/paymentwords.h"
#include "ui/help/inputhelp.h"
#include "ui/session.h"
#include "ui/style/theme.h"
#include "ui/texts.h"
#include "ui/widgets/numberedit.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

namespace ui {

using core::project::Node;

namespace {

constexpr int fieldWidth = 240;
constexpr double mostEur = 1e9;

/// What can be held against a fleet with one price: the kind and the price's place in a tariff.
struct PaymentKind
{
    const char *title, *kind, *price, *unit;
};

constexpr std::array kinds{
    PaymentKind{QT_TRANSLATE_NOOP("ui::PaymentDialog", "Tokens bought from an API"), "api", "eur_per_mtok",
                QT_TRANSLATE_NOOP("ui::PaymentDialog", "€/1M tok")},
    PaymentKind{QT_TRANSLATE_NOOP("ui::PaymentDialog", "GPUs rented by the hour"), "rented", "eur_per_gpu_hour",
                QT_TRANSLATE_NOOP("ui::PaymentDialog", "€/h a GPU")},
    PaymentKind{QT_TRANSLATE_NOOP("ui::PaymentDialog", "The whole fleet rented by the hour"), "rented", "eur_per_hour",
                QT_TRANSLATE_NOOP("ui::PaymentDialog", "€/h")},
    PaymentKind{QT_TRANSLATE_NOOP("ui::PaymentDialog", "The whole fleet leased by the month"), "leased",
                "eur_per_month", QT_TRANSLATE_NOOP("ui::PaymentDialog", "€/month")},
    PaymentKind{QT_TRANSLATE_NOOP("ui::PaymentDialog", "The whole fleet owned, at a price an hour"), "owned",
                "eur_per_hour", QT_TRANSLATE_NOOP("ui::PaymentDialog", "€/h")},
};

} // namespace

PaymentDialog::PaymentDialog(Session &session, QWidget *parent)
    : QDialog(parent)
    , m_session(session)
    , m_kind(new QComboBox(this))
    , m_price(new NumberEdit(this))
    , m_name(new QLineEdit(this))
    , m_problem(new QLabel(this))
{
    setWindowTitle(tr("Another way of paying"));
    setObjectName(QStringLiteral("dialog.payment"));
    auto *layout = new QVBoxLayout(this);
    layout->setSpacing(designPixels(this, 10));
    auto *about =
        new QLabel(tr("Another way of paying serves the same load as the fleet, so that both prices can be held "
                      "against one another; the fleet's own stays under Ownership."),
                   this);
    about->setWordWrap(true);
    layout->addWidget(about);
    for (const PaymentKind &kind : kinds)
        m_kind->addItem(tr(kind.title));
    m_kind->setObjectName(QStringLiteral("payment.kind"));
    m_price->setObjectName(QStringLiteral("payment.price"));
    m_price->setRange(0.0, mostEur);
    m_price->setEmptyAllowed(true);
    m_name->setObjectName(QStringLiteral("payment.name"));
    auto *form = new QFormLayout;
    for (const auto &[title, field] : std::initializer_list<std::pair<QString, QWidget *>>{
             {tr("&Kind"), m_kind}, {tr("&Price"), m_price}, {tr("&Name"), m_name}}) {
        field->setMinimumWidth(designPixels(this, fieldWidth));
        form->addRow(title, field);
    }
    layout->addLayout(form);
    m_problem->setWordWrap(true);
    layout->addWidget(m_problem);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_add = buttons->button(QDialogButtonBox::Ok);
    m_add->setText(tr("Add to the project"));
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PaymentDialog::showKind);
    connect(m_price, &NumberEdit::valueEdited, this, &PaymentDialog::check);
    connect(m_price, &NumberEdit::problemChanged, this, &PaymentDialog::check);
    help::explainInputs(this);
    showKind();
    m_price->setFocus();
}

void PaymentDialog::showKind()
{
    const PaymentKind &kind = kinds[static_cast<std::size_t>(std::max(0, m_kind->currentIndex()))];
    m_price->setUnit(tr(kind.unit));
    m_name->setPlaceholderText(localised(core::project::paymentName(kind.kind)));
    check();
}

void PaymentDialog::check()
{
    m_add->setEnabled(m_price->value().has_value() && m_price->hasAcceptableValue());
}

QString PaymentDialog::name() const
{
    const PaymentKind &kind = kinds[static_cast<std::size_t>(std::max(0, m_kind->currentIndex()))];
    const QString typed = m_name->text().simplified();
    const QString wanted = typed.isEmpty() ? QLatin1String(kind.kind) : typed;
    const auto &there = m_session.project()->economics.alternatives;
    QString free = wanted;
    const auto taken = [&there, &free] {
        return std::ranges::any_of(there, [&free](const auto &other) { return fromUtf8(other.name) == free; });
    };
    for (int number = 2; taken(); ++number)
        free = QStringLiteral("%1 (%2)").arg(wanted).arg(number);
    return free;
}

void PaymentDialog::accept()
{
    if (!m_add->isEnabled())
        return;
    const PaymentKind &kind = kinds[static_cast<std::size_t>(std::max(0, m_kind->currentIndex()))];
    const std::string key = name().toStdString();
    const Node tariff = Node::map({{"kind", Node::scalar(kind.kind)}, {kind.price, Node::number(*m_price->value())}},
                                  Node::Style::Flow);
    QString why;
    if (!m_session.setDocument(
            m_session.document().with("economics.alternatives." + core::project::pathSegment(key), tariff),
            tr("Add the way of paying “%1”").arg(localised(core::project::paymentName(key))), &why)) {
        m_problem->setText(why);
        return;
    }
    QDialog::accept();
}

} // namespace ui
