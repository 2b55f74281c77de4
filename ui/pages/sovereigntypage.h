// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace ui {

class AssessmentForm;
class ProviderPricesModel;
class ScenarioField;
class TableView;

/// Who can reach the data, under which law: the assessment by the Cloud Sovereignty Framework, what follows from it
/// under three laws, and what providers of this GPU ask for it under which law.
class SovereigntyPage final : public Page
{
    Q_OBJECT
public:
    explicit SovereigntyPage(Session &session, QWidget *parent = nullptr);

    AssessmentForm &form() { return *m_form; }
    ProviderPricesModel &prices() { return *m_prices; }

protected:
    void refresh() override;

private:
    QWidget *buildHead();
    QWidget *buildConsequences();
    QWidget *buildProviders();
    void fillWhose();
    QString verdictSentence() const;
    void showConsequences();
    void useProvider(int row);

    QComboBox *m_whose = nullptr;
    QLabel *m_rule = nullptr;
    AssessmentForm *m_form;
    QVBoxLayout *m_consequences = nullptr;
    QList<ScenarioField *> m_fields;
    QLabel *m_pricesTitle = nullptr;
    ProviderPricesModel *m_prices;
    TableView *m_table = nullptr;
};

} // namespace ui
