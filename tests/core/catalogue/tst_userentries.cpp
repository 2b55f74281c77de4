// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/catalogue/overlay.h"
#include "core/catalogue/userentries.h"
#include "core/files.h"
#include "tests/core/catalogue/shippedcatalogue.h"

#include <QtTest>

using namespace core;
using namespace core::catalogue;
using project::Node;

namespace {

using tests::shippedTexts;

Catalogue read(const std::string &own, Diagnostics &diagnostics)
{
    static const auto shipped = shippedTexts();
    return *Catalogue::read(shipped, {{"catalogue.yaml", own}}, diagnostics);
}

Node yaml(const char *text)
{
    return *project::readYaml(text, "test");
}

QString english(const Text &text)
{
    return QString::fromStdString(text.english());
}

} // namespace

class tst_userentries : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void overlay_data();
    void overlay();
    void differencesMakeTheEdited();
    void engineTableIsEdited();
    void offerSupersedesOlderQuotes();
    void brokenEntryLeavesTheShipped();
    void nullTakesAway();
    void fileIsEdited();
    void ownFieldsSayWhatTheyReplace();
    void hostile_data();
    void hostile();
    void problems();
    void everyModelSurvivesWriting();
    void ids();
};

void tst_userentries::overlay_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("over");
    QTest::addColumn<QByteArray>("merged");
    QTest::newRow("field") << QByteArray("{id: a, x: 1, y: 2}") << QByteArray("{id: a, y: 3, z: 4}")
                           << QByteArray("{id: a, x: 1, y: 3, z: 4}");
    QTest::newRow("map whole") << QByteArray("{link: {gb_s: 1, gpus: 2}}") << QByteArray("{link: {gb_s: 3}}")
                               << QByteArray("{link: {gb_s: 3}}");
    QTest::newRow("list whole") << QByteArray("{sources: [a, b]}") << QByteArray("{sources: [c]}")
                                << QByteArray("{sources: [c]}");
    QTest::newRow("version changed") << QByteArray("{versions: [{from: '0.1', u: 1, g: 2}, {from: '0.2', u: 3}]}")
                                     << QByteArray("{versions: [{from: '0.1', u: 9}]}")
                                     << QByteArray("{versions: [{from: '0.1', u: 9, g: 2}, {from: '0.2', u: 3}]}");
    QTest::newRow("version added") << QByteArray("{versions: [{from: '0.1', u: 1}]}")
                                   << QByteArray("{versions: [{from: '0.3', u: 2}]}")
                                   << QByteArray("{versions: [{from: '0.1', u: 1}, {from: '0.3', u: 2}]}");
    // Two quotes of one thing: the user's stands on the later one and replaces both.
    QTest::newRow("quotes") << QByteArray(
                                   "{offers: [{gpu_name: H, gpus: 1, price: 3, note: old}, {gpu_name: L, price: 1}, "
                                   "{gpu_name: H, gpus: 1, price: 4, note: new}]}")
                            << QByteArray("{offers: [{gpu_name: H, gpus: 1, price: 5}]}")
                            << QByteArray(
                                   "{offers: [{gpu_name: H, gpus: 1, price: 5, note: new}, {gpu_name: L, price: 1}]}");
    QTest::newRow("removed") << QByteArray("{offers: [{gpu_name: H, gpus: 1, price: 3}, {gpu_name: L, price: 1}, "
                                           "{gpu_name: H, gpus: 1, price: 4}]}")
                             << QByteArray("{offers: [{gpu_name: H, gpus: 1, removed: true}]}")
                             << QByteArray("{offers: [{gpu_name: L, price: 1}]}");
    QTest::newRow("nothing") << QByteArray("{id: a}") << QByteArray("{id: a}") << QByteArray("{id: a}");
}

void tst_userentries::overlay()
{
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, over);
    QFETCH(QByteArray, merged);
    QCOMPARE(QString::fromStdString(project::flowText(laidOver(yaml(base.constData()), yaml(over.constData())))),
             QString::fromStdString(project::flowText(yaml(merged.constData()))));
}

void tst_userentries::differencesMakeTheEdited()
{
    const Node base = yaml("{id: a, x: 1, y: 2, versions: [{from: '0.1', u: 1}, {from: '0.2', u: 2}]}");
    const Node edited = yaml("{id: a, x: 1, z: 5, versions: [{from: '0.1', u: 1}, {from: '0.2', u: 7}]}");
    const Node own = differences(base, edited);
    QCOMPARE(QString::fromStdString(project::flowText(own)),
             QStringLiteral("{id: a, z: 5, versions: [{from: '0.2', u: 7}], y: null}"));
    const Node again = laidOver(base, own);
    QCOMPARE(*again.find("z"), *edited.find("z"));
    QCOMPARE(*again.find("versions"), *edited.find("versions"));
    QVERIFY(again.find("y")->isNull());
    // An item that is gone is taken away; one whose identity changed is another one.
    const Node fewer = yaml("{id: a, x: 1, y: 2, versions: [{from: '0.3', u: 2}]}");
    const Node without = differences(base, fewer);
    QCOMPARE(QString::fromStdString(project::flowText(without)),
             QStringLiteral("{id: a, versions: [{from: '0.1', removed: true}, {from: '0.2', removed: true}, {from: "
                            "'0.3', u: 2}]}"));
    QCOMPARE(*laidOver(base, without).find("versions"), *fewer.find("versions"));
    QCOMPARE(differences(base, base).members().size(), std::size_t(1)); // the id
}

void tst_userentries::engineTableIsEdited()
{
    Diagnostics diagnostics;
    const Catalogue catalogue =
        read("schema: paretoscope-catalogue/1\n"
             "engines:\n"
             "  - id: vllm\n"
             "    versions:\n"
             "      - {from: '0.30', form: total_fraction, utilisation: 0.95, graphs_gib: 0.5, activation_gib: 1}\n"
             "      - {from: '0.19', graphs_gib: 3}\n",
             diagnostics);
    QVERIFY(!diagnostics.hasErrors());
    const auto vllm = catalogue.engine("vllm");
    QCOMPARE(vllm->version("0.31").utilisationFraction, 0.95);
    QCOMPARE(vllm->version(std::nullopt).from, std::string("0.30"));
    QCOMPARE(vllm->version("0.19.2").graphsBytes, 3.0 * 1073741824.0);
    QCOMPARE(vllm->version("0.19.2").utilisationFraction, 0.90); // what the user does not state stays
    QCOMPARE(vllm->version("0.22").utilisationFraction, 0.92);
    QVERIFY(vllm->fromUser);
    QCOMPARE(english(diagnostics.items().front().what.message),
             QStringLiteral("Your own catalogue entry replaces these fields of the shipped “vllm”: versions."));
}

void tst_userentries::offerSupersedesOlderQuotes()
{
    Diagnostics diagnostics;
    const Catalogue shipped = read({}, diagnostics);
    const auto quotes = [](const Catalogue &catalogue) {
        int found = 0;
        for (const Offer &offer : catalogue.provider("Nebius")->offers)
            found += offer.gpuName == "H100 SXM" && offer.instance == "HGX" ? 1 : 0;
        return found;
    };
    QCOMPARE(quotes(shipped), 2); // of two days
    const Catalogue own = read("schema: paretoscope-catalogue/1\n"
                               "providers:\n"
                               "  - id: nebius\n"
                               "    offers: [{gpu_name: H100 SXM, gpus: 1, region: 'region not stated (FI, FR, ...)', "
                               "instance: HGX, currency: USD, basis: per GPU-hour, price: 4.2, eur_per_gpu_hour: 3.7, "
                               "date: '2026-11-20', source: our contract, verified: true}]\n",
                               diagnostics);
    QVERIFY(!diagnostics.hasErrors());
    QCOMPARE(quotes(own), 1);
    const auto &offers = own.provider("nebius")->offers;
    const auto mine = std::find_if(offers.begin(), offers.end(),
                                   [](const Offer &o) { return o.gpuName == "H100 SXM" && o.instance == "HGX"; });
    QCOMPARE(mine->price, 4.2);
    QCOMPARE(*mine->gpu, std::string("h100-sxm-80gb")); // from the shipped quote
    QVERIFY(mine->verified);
}

void tst_userentries::brokenEntryLeavesTheShipped()
{
    Diagnostics diagnostics;
    const Catalogue catalogue = read("schema: paretoscope-catalogue/1\n"
                                     "gpus:\n"
                                     "  - {id: h100-sxm-80gb, memory_gb: many}\n"
                                     "  - {id: mine, memory_gb: 80}\n",
                                     diagnostics);
    QVERIFY(diagnostics.hasErrors());
    QCOMPARE(catalogue.gpu("h100-sxm-80gb")->memoryBytes, 80e9);
    QVERIFY(!catalogue.gpu("h100-sxm-80gb")->fromUser);
    QVERIFY(!catalogue.gpu("mine")); // incomplete, and nothing shipped stands for it
    bool said = false;
    for (const Diagnostic &item : diagnostics.items())
        said = said || english(item.what.message).contains(QStringLiteral("The shipped “h100-sxm-80gb” holds"));
    QVERIFY(said);
}

void tst_userentries::nullTakesAway()
{
    Diagnostics diagnostics;
    QVERIFY(!read("schema: paretoscope-catalogue/1\ngpus: [{id: h100-sxm-80gb, usable_bytes: null}]\n", diagnostics)
                 .gpu("h100-sxm-80gb")
                 ->usableBytes);
    QVERIFY(!diagnostics.hasErrors());
    // What every GPU must state cannot be taken away.
    const Catalogue kept =
        read("schema: paretoscope-catalogue/1\ngpus: [{id: h100-sxm-80gb, memory_gb: null}]\n", diagnostics);
    QVERIFY(diagnostics.hasErrors());
    QCOMPARE(kept.gpu("h100-sxm-80gb")->memoryBytes, 80e9);
}

void tst_userentries::fileIsEdited()
{
    Diagnostics diagnostics;
    (void)read(" \n", diagnostics); // an empty file is no error
    QVERIFY(diagnostics.items().empty());
    auto entries = *UserEntries::read("", "none");
    QCOMPARE(entries.count(), std::size_t(0));
    QCOMPARE(entries.text(), std::string());
    entries.set(Kind::Gpus, yaml("{id: mine, memory_gb: 1}"));
    entries.set(Kind::Gpus, yaml("{id: other, memory_gb: 2}"));
    entries.set(Kind::Costs, yaml("{id: pue, value: 1.2}"));
    entries.set(Kind::Gpus, yaml("{id: mine, memory_gb: 3}")); // in its place
    QCOMPARE(entries.count(), std::size_t(3));
    const auto again = UserEntries::read(entries.text(), "again");
    QVERIFY(again.has_value());
    QCOMPARE(again->entry(Kind::Gpus, "mine")->find("memory_gb")->text(), std::string("3"));
    QCOMPARE(again->entry(Kind::Models, "mine"), nullptr);
    entries.remove(Kind::Gpus, "mine");
    entries.remove(Kind::Gpus, "never there");
    entries.set(Kind::Gpus, yaml("{id: other}")); // states nothing: gone
    QCOMPARE(entries.count(), std::size_t(1));
    entries.remove(Kind::Costs, "pue");
    QCOMPARE(entries.text(), std::string());
    // What somebody wrote by hand survives.
    auto byHand =
        *UserEntries::read("# ours\nschema: paretoscope-catalogue/1\nowner: me\ngpus: [{id: a, x: 1}]\n", "f");
    byHand.remove(Kind::Gpus, "a");
    QVERIFY(QString::fromStdString(byHand.text()).contains(QStringLiteral("# ours")));
    QVERIFY(QString::fromStdString(byHand.text()).contains(QStringLiteral("owner: me")));
}

void tst_userentries::ownFieldsSayWhatTheyReplace()
{
    const Node shipped = yaml("{id: a, x: 1, versions: [{from: '0.1', u: 1}]}");
    const auto fields = ownFields(&shipped, yaml("{id: a, x: 2, y: 3, versions: [{from: '0.1', u: 5}]}"));
    QCOMPARE(fields.size(), std::size_t(3));
    QCOMPARE(fields[0], (OwnField{"x", "2", "1"}));
    QCOMPARE(fields[1], (OwnField{"y", "3", std::nullopt}));
    QCOMPARE(fields[2].key, std::string("versions: 0.1"));
    QCOMPARE(*fields[2].shipped, std::string("{from: '0.1', u: 1}"));
    QVERIFY(!ownFields(nullptr, yaml("{id: a, x: 2}")).front().shipped);
    QVERIFY(isOwnItem(yaml("{versions: [{from: '0.1'}]}"), "versions", yaml("{from: '0.1', u: 7}")));
    QVERIFY(!isOwnItem(yaml("{versions: [{from: '0.1'}]}"), "versions", yaml("{from: '0.2'}")));
    QVERIFY(shippedEntry(shippedTexts(), Kind::Engines, "vllm").has_value());
    QVERIFY(!shippedEntry(shippedTexts(), Kind::Engines, "abacus").has_value());
}

void tst_userentries::hostile_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("broken") << QByteArray("gpus: [unclosed");
    QTest::newRow("no schema") << QByteArray("gpus: []");
    QTest::newRow("list") << QByteArray("[1, 2]");
    QTest::newRow("deep") << QByteArray(5000, '[');
    QTest::newRow("duplicate key") << QByteArray("schema: paretoscope-catalogue/1\ngpus: []\ngpus: []\n");
}

void tst_userentries::hostile()
{
    QFETCH(QByteArray, text);
    QVERIFY(!UserEntries::read(text.toStdString(), "x.yaml").has_value());
}

void tst_userentries::problems()
{
    QVERIFY(problemsOf(Kind::Gpus, yaml("{id: a, memory_gb: 80, bandwidth_gb_s: 1, bf16_tflops: 1, board_power_w: 1}"))
                .empty());
    const auto missing = problemsOf(Kind::Gpus, yaml("{id: a, memory_gb: 80, bandwidth_gb_s: 1, bf16_tflops: 1}"));
    QCOMPARE(missing.size(), std::size_t(1));
    QCOMPARE(english(missing.front()), QStringLiteral("board_power_w is missing."));
    QCOMPARE(english(problemsOf(Kind::Gpus, yaml("{id: a, memory_gb: 80, bandwidth_gb_s: 1, bf16_tflops: 1, "
                                                 "board_power_w: 1, fp8_tflops: -3}"))
                         .front()),
             QStringLiteral("fp8_tflops must be above zero, but is -3."));
    QCOMPARE(english(problemsOf(Kind::Engines, yaml("{id: e, versions: [{from: '1', form: total_fraction, "
                                                    "utilisation: 92}]}"))
                         .front()),
             QStringLiteral("utilisation is a share between 0 and 1, but is 92."));
    for (const Kind kind : {Kind::Models, Kind::Grids, Kind::Providers, Kind::Costs})
        QCOMPARE(problemsOf(kind, Node::map({})).empty(), false);
}

void tst_userentries::everyModelSurvivesWriting()
{
    Diagnostics diagnostics;
    const Catalogue shipped = read({}, diagnostics);
    UserEntries entries;
    std::vector<ModelSpec> written;
    for (const ModelSpec &model : shipped.models()) {
        ModelSpec own = model;
        own.id = "own-" + model.id;
        own.aliases.clear();
        own.assumedAliases.clear();
        own.unverifiedFields.clear();
        entries.set(Kind::Models, modelEntry(own));
        own.fromUser = true;
        written.push_back(own);
    }
    const Catalogue again = read(entries.text(), diagnostics);
    QVERIFY(!diagnostics.hasErrors());
    for (const ModelSpec &own : written) {
        const auto found = again.model(own.id);
        QVERIFY2(found && *found == own, own.id.c_str());
    }
}

void tst_userentries::ids()
{
    QCOMPARE(idFromName("Acme Large 2"), std::string("acme-large-2"));
    QCOMPARE(idFromName("  org/Model-3.1 (8B) "), std::string("org-model-3.1-8b"));
    QCOMPARE(idFromName("—"), std::string("—"));
    QCOMPARE(idFromName("!!"), std::string());
}

QTEST_GUILESS_MAIN(tst_userentries)
#include "tst_userentries.moc"
