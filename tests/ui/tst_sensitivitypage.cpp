// SPDX-License-Identifier: GPL-3.0-or-later
// The pages on which a choice is weighed: sensitivity and scorecard.
#include "ui/pages/sensitivitypage.h"

#include "core/embeddedtext.h"
#include "core/scorecard/weights.h"
#include "ui/models/heattablemodel.h"
#include "ui/models/roles.h"
#include "ui/models/scorecardmodel.h"
#include "ui/pages/scorecardpage.h"
#include "ui/style/numberformat.h"
#include "ui/widgets/candidatesdialog.h"
#include "ui/widgets/normalisedialog.h"
#include "ui/widgets/numberedit.h"
#include "ui/widgets/rangedialog.h"
#include "ui/widgets/surenessview.h"
#include "ui/widgets/tableview.h"
#include "ui/widgets/twowayview.h"
#include "ui/widgets/weightsdialog.h"
#include "uitest.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSlider>
#include <QTabBar>
#include <QTableWidget>
#include <QTranslator>
#include <QUndoStack>

using core::project::Node;

namespace {

constexpr int patience = 120'000; ///< ms: a machine that builds beside it may be slow

const char *const uncertain = R"(schema: paretoscope/1
scenario: {throughput: {goodput_tokens_per_s: [2500, 3100]}, model: {id: llama-3.1-70b, weights: bf16}}
economics: {tariff: {kind: owned, eur_per_hour: [10, 13]}, electricity: {eur_per_kwh: 0.09}, utilisation: 0.6}
energy: {power_w: 5600, boundary: board, pue: 1.4}
site: {grid_g_per_kwh: 40}
candidates:
  - {id: base, override: {}}
  - {id: rented, override: {economics: {tariff: {kind: rented, eur_per_hour: 12}}}}
  - {id: typed, values: {cpm_eur_per_mtok: 1.5, goodput_tokens_per_s: 2800, energy_j_per_token: {design: 2.0, benchmark: 2.2}}}
)";

/// Every text of the engine in capitals, as a translation would replace it.
class Capitals final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *text, const char *, int) const override
    {
        if (QLatin1String(context) != QLatin1String("core"))
            return {};
        QString result = QString::fromUtf8(text);
        return result.toUpper();
    }
};

void setUp(ui::Session &session, const char *yaml = uncertain)
{
    session.setDocument(core::project::readYaml(yaml, "test").value(), QStringLiteral("test"));
    QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
}

} // namespace

class SensitivityPageTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    /// Names inside a sentence are translated with it: nothing of the engine's English is left.
    void namesAreTranslatedInsideSentences()
    {
        Capitals capitals;
        const core::Text sentence("%1 moves %2 by %3, says %4", {core::phrase("price of electricity"),
                                                                 core::phrase(core::Text("cost in %1", {"eur"})),
                                                                 core::TextNumber{0.5}, std::string("candidate")});
        QCOMPARE(ui::localised(sentence),
                 QStringLiteral("price of electricity moves cost in eur by 0.500, says candidate"));
        QCoreApplication::installTranslator(&capitals);
        const QString translated = ui::localised(sentence);
        QCoreApplication::removeTranslator(&capitals);
        QCOMPARE(translated, QStringLiteral("PRICE OF ELECTRICITY MOVES COST IN EUR BY 0.500, SAYS CANDIDATE"));
    }

    void theWholePageInAnotherLanguage()
    {
        ui::Session session;
        setUp(session);
        Capitals capitals;
        QCoreApplication::installTranslator(&capitals);
        ui::SensitivityPage page(session);
        page.resize(1000, 700);
        page.refreshNow();
        QTRY_VERIFY_WITH_TIMEOUT(!page.working(), patience);
        QVERIFY(page.sensitivity() != nullptr);
        QString said = page.sentence();
        for (const auto &threshold : page.sensitivity()->thresholds)
            said += ui::localised(threshold.sentence);
        QCoreApplication::removeTranslator(&capitals);
        for (const char *own : {"base", "rented", "typed"})
            said.remove(QLatin1String(own));
        static const QRegularExpression small(QStringLiteral("[a-z_]{2,}"));
        QVERIFY2(!small.match(said).hasMatch(), qPrintable(said));
        QVERIFY(said.contains(QStringLiteral("COST OF A MILLION TOKENS")));
    }

    void anyPairOfInputsMakesATable()
    {
        ui::Session session;
        setUp(session);
        ui::SensitivityPage page(session);
        page.resize(1000, 700);
        page.refreshNow();
        QTRY_VERIFY_WITH_TIMEOUT(!page.working(), patience);
        ui::TwoWayView &pairs = page.pairs();
        QVERIFY(pairs.shown() != nullptr);
        auto *rows = page.findChild<QComboBox *>(QStringLiteral("sensitivity.rows"));
        auto *columns = page.findChild<QComboBox *>(QStringLiteral("sensitivity.columns"));
        QVERIFY(rows && columns);
        QVERIFY(rows->findText(QStringLiteral("precision of the weights")) >= 0);
        QVERIFY(rows->findText(QStringLiteral("utilisation")) >= 0);
        QCOMPARE(rows->findText(QStringLiteral("economics"), Qt::MatchContains), -1); // no path of the file
        pairs.choose("economics.utilisation", "economics.tariff.eur_per_hour");
        QTRY_VERIFY_WITH_TIMEOUT(!pairs.working(), patience);
        const auto table = pairs.shown();
        QCOMPARE(table->request.rows.path, std::string("economics.utilisation"));
        QCOMPARE(rows->currentText(), QStringLiteral("utilisation"));
        QCOMPARE(table->values.size(), std::size_t{5});
        // 10 €/h at 0.48 of the hours: the corner of the table.
        const auto corner = table->values[0][0];
        QVERIFY(corner.has_value());
        QVERIFY(std::abs(*corner - 10.0 / (2800 * 0.0036 * 0.48)) < 0.02 * *corner);
        // The pair stays while the project changes.
        session.setValue(QStringLiteral("energy.pue"), Node::number(1.5), QStringLiteral("x"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        page.refreshNow();
        QTRY_VERIFY_WITH_TIMEOUT(!page.working(), patience);
        QCOMPARE(pairs.shown()->request.rows.path, std::string("economics.utilisation"));
    }

    void ownCellIsMarked()
    {
        ui::HeatTableModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        auto table = std::make_shared<core::sensitivity::TwoWayTable>();
        table->request.outcome = "cpm_eur_per_mtok";
        for (const double value : {1.0, 2.0}) {
            table->request.rows.values.push_back(Node::number(value));
            table->request.columns.values.push_back(Node::number(value));
            table->values.push_back({value, std::nullopt});
        }
        table->request.reference = {{4.0, 1.0}};
        model.setTable(table);
        model.setOwn(std::pair(1, 0));
        QVERIFY(model.index(1, 0).data(ui::ChosenRole).toBool());
        QVERIFY(!model.index(0, 0).data(ui::ChosenRole).toBool());
        QCOMPARE(model.index(0, 0).data(ui::NoteRole).toString(), QStringLiteral("4 · ×0.25"));
        QVERIFY(!model.index(0, 1).data(ui::NoteRole).isValid()); // nothing computed, nothing to hold it against
        QVERIFY(!model.index(1, 0).data(ui::NoteRole).isValid());
    }

    void headersHaveOnePrecisionAndStandOverTheCells()
    {
        ui::HeatTableModel model;
        auto table = std::make_shared<core::sensitivity::TwoWayTable>();
        table->request.outcome = "cpm_eur_per_mtok";
        for (const double value : {0.8, 0.9, 1.0})
            table->request.columns.values.push_back(Node::number(value));
        for (const double value : {8.8, 11.0, 13.25})
            table->request.rows.values.push_back(Node::number(value));
        table->values.assign(3, {1.0, 2.0, 3.0});
        model.setTable(table);
        const auto headers = [&](Qt::Orientation orientation) {
            QStringList all;
            for (int i = 0; i < 3; ++i)
                all << model.headerData(i, orientation, Qt::DisplayRole).toString();
            return all.join(QLatin1Char('|'));
        };
        QCOMPARE(headers(Qt::Horizontal), QStringLiteral("0.8|0.9|1.0"));
        QCOMPARE(headers(Qt::Vertical), QStringLiteral("8.80|11.00|13.25"));
        QVERIFY(model.headerData(0, Qt::Horizontal, Qt::TextAlignmentRole).toInt() & Qt::AlignHCenter);
    }

    void drawsAreSaid()
    {
        ui::Session session;
        setUp(session);
        ui::SensitivityPage page(session);
        page.refreshNow();
        QTRY_VERIFY_WITH_TIMEOUT(!page.working(), patience);
        const QString note = page.sureness().note();
        QVERIFY2(note.contains(QStringLiteral("10,000 draws, seed 1, of 2 uncertain input(s)")) ||
                     note.contains(QStringLiteral("10,000 draws, seed 1, of 2 uncertain inputs")),
                 qPrintable(note));
        QVERIFY2(note.contains(QStringLiteral("price of an hour 10 to 13 €/h")), qPrintable(note));
    }

    /// Values typed in move by no input: the flips have the page to themselves.
    /// An input is stated as uncertain in the window: what is drawn follows, what is expected stays, and so does the
    /// source beside the value.
    void aRangeIsStated()
    {
        ui::Session session;
        ui::SensitivityPage page(session);
        page.resize(1100, 700);
        page.setVisible(true);
        setUp(session, "schema: paretoscope/1\n"
                       "scenario: {throughput: {goodput_tokens_per_s: 2800}}\n"
                       "economics: {tariff: {kind: owned, eur_per_hour: {value: 11, source: quote, date: 2026-03-01}}, "
                       "utilisation: 0.6}\n");
        QTRY_VERIFY_WITH_TIMEOUT(page.sensitivity() != nullptr && !page.working(), patience);
        QVERIFY(page.sensitivity()->robustness.inputs.empty());
        const Node before = session.document();
        const double cost = session.evaluation()->size.cpmEurPerMillionTokens->value;
        const auto open = [&](const QString &path) {
            auto *button = page.findChild<QPushButton *>(QStringLiteral("sensitivity.range"));
            if (button == nullptr || !button->isVisible())
                return static_cast<ui::RangeDialog *>(nullptr);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the one before
            QTest::mouseClick(button, Qt::LeftButton);
            auto *dialog = page.findChild<ui::RangeDialog *>();
            auto *input = dialog->findChild<QComboBox *>(QStringLiteral("range.input"));
            input->setCurrentIndex(input->findData(path));
            return dialog;
        };
        const auto type = [](ui::RangeDialog &dialog, const char *name, const char *text) {
            auto *edit = dialog.findChild<ui::NumberEdit *>(QLatin1String(name));
            edit->setFocus();
            edit->selectAll();
            QTest::keyClicks(edit, QLatin1String(text));
        };
        const QString tariff = QStringLiteral("economics.tariff.eur_per_hour");
        auto *dialog = open(tariff);
        QVERIFY(dialog != nullptr);
        auto *accept = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QVERIFY(!dialog->findChild<QPushButton *>(QStringLiteral("range.one"))->isEnabled());
        type(*dialog, "range.low", "12"); // above what is expected
        QVERIFY(!accept->isEnabled());
        QVERIFY(!dialog->findChild<QLabel *>(QStringLiteral("range.problem"))->text().isEmpty());
        QTest::keyClick(dialog->findChild<ui::NumberEdit *>(QStringLiteral("range.low")), Qt::Key_Escape);
        QTRY_VERIFY(accept->isEnabled() &&
                    dialog->findChild<QLabel *>(QStringLiteral("range.problem"))->text().isEmpty());
        type(*dialog, "range.low", "10");
        type(*dialog, "range.high", "14");
        QVERIFY(accept->isEnabled());
        QTest::mouseClick(accept, Qt::LeftButton);
        const auto &stated = session.project()->economics.tariff.eurPerHour;
        QCOMPARE(stated->value, 11.0);
        QCOMPARE(stated->percentiles, (std::map<double, double>{{0.05, 10.0}, {0.5, 11.0}, {0.95, 14.0}}));
        QCOMPARE(stated->source.value_or(""), std::string("quote"));
        QVERIFY(session.undoStack()->undoText().contains(QStringLiteral("range")));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy() && !page.working(), patience);
        QCOMPARE(page.sensitivity()->robustness.inputs.size(), std::size_t(1));
        QCOMPARE(session.evaluation()->size.cpmEurPerMillionTokens->value, cost);
        // About its middle it is the short form; the dialog shows what is there and takes it back.
        dialog = open(QStringLiteral("economics.utilisation"));
        type(*dialog, "range.low", "0.5");
        type(*dialog, "range.high", "0.7");
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QCOMPARE(session.document().at("economics.utilisation")->items().size(), std::size_t(2));
        QCOMPARE(session.project()->economics.utilisationFraction->value, 0.6);
        dialog = open(tariff);
        QCOMPARE(dialog->findChild<ui::NumberEdit *>(QStringLiteral("range.high"))->value().value_or(0), 14.0);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("range.one")), Qt::LeftButton);
        QCOMPARE(session.project()->economics.tariff.eurPerHour->value, 11.0);
        QVERIFY(session.project()->economics.tariff.eurPerHour->percentiles.empty());
        for (int i = 0; i < 3; ++i)
            session.undoStack()->undo();
        QVERIFY(session.document() == before);
    }
    void withoutLeversTheFlipsAreShown()
    {
        ui::Session session;
        setUp(session, "schema: paretoscope/1\ncandidates:\n"
                       "  - {id: A, values: {cpm_eur_per_mtok: 1.09, goodput_tokens_per_s: 2800}}\n"
                       "  - {id: B, values: {cpm_eur_per_mtok: 0.75, goodput_tokens_per_s: 4000}}\n"
                       "scorecard: {axes: [cpm_eur_per_mtok, goodput_tokens_per_s]}\n");
        ui::SensitivityPage page(session);
        page.resize(900, 600);
        page.setVisible(true);
        page.refreshNow();
        QTRY_VERIFY_WITH_TIMEOUT(page.sensitivity() != nullptr, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!page.working(), patience);
        QCOMPARE(page.sureness().findChild<QTabBar *>()->currentIndex(), int(ui::SurenessView::Flips));
        // No picture, no hole: the tables begin in the upper half of the page.
        QTRY_VERIFY(page.sureness().mapTo(&page, QPoint()).y() < page.height() / 2);
    }

    void weightsAreWeighedKeptAndUndone()
    {
        ui::Session session;
        setUp(session);
        ui::WeightsDialog dialog(session);
        QVERIFY(dialog.weights().empty());
        auto *cost = dialog.findChild<QSlider *>(QStringLiteral("weight.cpm_eur_per_mtok"));
        auto *goodput = dialog.findChild<QSlider *>(QStringLiteral("weight.goodput_tokens_per_s"));
        QVERIFY(cost && goodput);
        QCOMPARE(dialog.ranks().rowCount(), 0);
        for (int i = 0; i < 3; ++i)
            QTest::keyClick(cost, Qt::Key_Right);
        QCOMPARE(dialog.ranks().rowCount(), 3);
        QTest::keyClick(goodput, Qt::Key_Right);
        QVERIFY2(dialog.sentence().contains(QStringLiteral("comes first")), qPrintable(dialog.sentence()));
        const Node before = session.document();
        QTest::mouseClick(dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QCOMPARE(core::scorecard::weightsOf(session.document()),
                 (std::map<std::string, double>{{"cpm_eur_per_mtok", 3.0}, {"goodput_tokens_per_s", 1.0}}));
        ui::WeightsDialog again(session);
        QCOMPARE(again.weights().size(), std::size_t{2});
        session.undoStack()->undo();
        QVERIFY(session.document() == before);
    }

    /// The articles' four candidates pasted from a spreadsheet into an empty project: one move, one step to undo.
    void fourCandidatesInOneMove()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QStringLiteral("de_DE"))); // a German spreadsheet: decimal commas
        const auto restore = qScopeGuard([&before] { QLocale::setDefault(before); });
        ui::Session session;
        setUp(session, "schema: paretoscope/1\nscorecard: {gate: {sovereignty: EU}}\n");
        ui::CandidatesDialog dialog(session);
        auto *add = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QVERIFY(!add->isEnabled()); // nothing is typed in yet
        QCOMPARE(dialog.table()->item(0, 0)->text(), QStringLiteral("A"));
        QCOMPARE(dialog.table()->item(3, 0)->text(), QStringLiteral("D"));
        dialog.paste(QStringLiteral("id\tlabel\tcpm_eur_per_mtok\tgoodput_tokens_per_s\tenergy_j_per_token\t"
                                    "carbon_g_per_mtok\tsovereignty\r\n"
                                    "A\t70B FP16\t1,09\t2800\t2,0\t31\tEU\r\n"
                                    "B\t70B FP8\t0,75\t4000\t1,4\t22\tEU\r\n"
                                    "C\trented\t2,17\t2800\tn/a\t31\tEU\r\n"
                                    "D\tan API\t3,0\t2800\t\t\tnot-EU\r\n"));
        QVERIFY2(dialog.problem().isEmpty(), qPrintable(dialog.problem()));
        QVERIFY(add->isEnabled());
        dialog.accept();
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        const auto &card = session.evaluation()->scorecard;
        QCOMPARE(card.standings.size(), std::size_t{4});
        QCOMPARE(card.front, std::vector<std::string>{"B"});
        QCOMPARE(card.standings[2].unknownAxes, std::vector<std::string>{"energy_j_per_token"});
        QVERIFY(card.standings[3].status == core::scorecard::Status::Infeasible);
        session.undoStack()->undo();
        QVERIFY(session.document().find("candidates") == nullptr);
    }

    /// What cannot be read in one way only is said with its place, and nothing is added.
    void whatIsNoNumberIsSaid()
    {
        ui::Session session;
        setUp(session);
        ui::CandidatesDialog dialog(session);
        auto *add = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        QTableWidget *table = dialog.table();
        table->item(0, 0)->setText(QStringLiteral("X"));
        table->setItem(0, 2, new QTableWidgetItem(QStringLiteral("cheap")));
        QVERIFY(dialog.problem().contains(QStringLiteral("“cheap” is no number")));
        QVERIFY(dialog.problem().startsWith(QStringLiteral("X, Cost")));
        QVERIFY(!add->isEnabled());
        table->item(0, 2)->setText(QStringLiteral("1.500"));
        QVERIFY(dialog.problem().contains(QStringLiteral("two numbers")));
        table->item(0, 2)->setText(QStringLiteral("1.5"));
        QVERIFY(add->isEnabled());
        table->item(0, 0)->setText(QStringLiteral("base"));
        QVERIFY(dialog.problem().contains(QStringLiteral("base already")));
        table->item(0, 0)->setText(QString());
        QVERIFY(!add->isEnabled());
        QCOMPARE(session.project()->candidates.size(), std::size_t{3});
    }

    /// Figures of two boundaries are seen before and after, brought to one by a click, and taken back by Undo.
    void candidatesAreBroughtToOneFooting()
    {
        ui::Session session;
        Node document = core::project::readYaml(
                            "schema: paretoscope/1\nenergy: {pue: 1.5}\ncandidates:\n"
                            "  - {id: A, basis: {boundary: board, model: one}, values: {cpm_eur_per_mtok: 1, "
                            "energy_j_per_token: 2}}\n"
                            "  - {id: B, basis: {boundary: facility, model: two}, values: {cpm_eur_per_mtok: 2, "
                            "energy_j_per_token: 2.5}}\n",
                            "t.yaml")
                            .value();
        QVERIFY(session.setDocument(document, QStringLiteral("two boundaries")));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy(), patience);
        ui::ScorecardPage page(session);
        page.resize(1000, 700);
        page.setVisible(true);
        page.refreshNow();
        QTRY_VERIFY_WITH_TIMEOUT(!page.working(), patience);
        auto *button = page.findChild<QPushButton *>(QStringLiteral("scorecard.normalise"));
        QVERIFY(button && button->isVisible());
        QTest::mouseClick(button, Qt::LeftButton);
        auto *dialog = page.findChild<ui::NormaliseDialog *>();
        QVERIFY(dialog);
        QVERIFY2(dialog->obstacles().contains(QStringLiteral("Tokens of another model")),
                 qPrintable(dialog->obstacles()));
        auto *table = dialog->findChild<ui::TableView *>();
        QCOMPARE(table->model()->rowCount(), 1);
        QStringList row;
        for (int column = 0; column < 4; ++column)
            row << table->model()->index(0, column).data().toString();
        QCOMPARE(row.join(QLatin1Char('|')), QStringLiteral("A|Energy, J/tok|2|3"));
        auto *box = dialog->findChild<QCheckBox *>(QStringLiteral("normalise.boundary"));
        QTest::keyClick(box, Qt::Key_Space);
        QCOMPARE(table->model()->rowCount(), 0);
        QTest::keyClick(box, Qt::Key_Space);
        QTest::mouseClick(dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok), Qt::LeftButton);
        QCOMPARE(session.document().at("candidates.0.values.energy_j_per_token.value")->text(), std::string("3"));
        QCOMPARE(session.document().at("candidates.0.basis.boundary")->text(), std::string("facility"));
        QTRY_VERIFY_WITH_TIMEOUT(!session.busy() && !page.working(), patience);
        session.undoStack()->undo();
        QVERIFY(session.document() == document);
    }

    void scorecardShowsSidesAndShares()
    {
        ui::Session session;
        setUp(session);
        ui::ScorecardPage page(session);
        page.resize(1000, 700);
        page.refreshNow();
        QTRY_VERIFY_WITH_TIMEOUT(!page.working(), patience);
        page.selectCandidate(QStringLiteral("typed"));
        bool sides = false;
        for (const QLabel *label : page.findChildren<QLabel *>())
            sides = sides || label->text().contains(QStringLiteral("+10"));
        QVERIFY(sides); // 2.2 J benchmarked against 2.0 designed
        ui::ScorecardModel &model = page.model();
        QStringList standings;
        for (int row = 0; row < model.rowCount(); ++row)
            standings << model.index(row, model.standingColumn()).data().toString();
        QVERIFY2(standings.join(QLatin1Char('|')).contains(QLatin1Char('%')),
                 qPrintable(standings.join(QLatin1Char('|'))));
        model.setPassing(QStringList{QStringLiteral("typed")});
        QVERIFY(model.index(model.rowOf(QStringLiteral("base")), 0).data(ui::SteppedBackRole).toBool());
    }
};

UI_TEST_MAIN(SensitivityPageTest)
#include "tst_sensitivitypage.moc"
