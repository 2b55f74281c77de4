// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workload/slo.h"

#include <QtTest>

using core::LatencyMetric;

namespace {

/// The SLO as one line, so that a whole case is compared at once.
QString print(const core::Slo &slo)
{
    QStringList parts;
    for (const core::SloTerm &term : slo.terms)
        parts << QString::fromStdString(core::sloTermKey(term)) + QLatin1Char('=') +
                     QString::number(term.limitSeconds * 1000.0);
    if (slo.goodputMinFraction)
        parts << QStringLiteral("goodput_min=") + QString::number(*slo.goodputMinFraction);
    return parts.join(QLatin1Char(' '));
}

} // namespace

class SloTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void reads_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("slo");
        QTest::newRow("contract") << QStringLiteral("ttft_p99=500ms,tpot_p95=60ms,e2e_p95=3s,goodput_min=0.95")
                                  << QStringLiteral("ttft_p99_ms=500 tpot_p95_ms=60 e2e_p95_ms=3000 goodput_min=0.95");
        QTest::newRow("bare number is milliseconds")
            << QStringLiteral("itl_p50=20.5") << QStringLiteral("itl_p50_ms=20.5");
        QTest::newRow("name with unit") << QStringLiteral("ttft_p95_ms=1500") << QStringLiteral("ttft_p95_ms=1500");
        QTest::newRow("name with unit twice")
            << QStringLiteral("ttft_p95_ms=1500ms") << QStringLiteral("ttft_p95_ms=1500");
        QTest::newRow("less or equal") << QStringLiteral(" ttft_p99 <= 0.5 s , goodput_min >= 90% ")
                                       << QStringLiteral("ttft_p99_ms=500 goodput_min=0.9");
        QTest::newRow("less") << QStringLiteral("e2e_mean<2s") << QStringLiteral("e2e_mean_ms=2000");
        QTest::newRow("sign") << QString::fromUtf8("ttft_p99≤250us") << QStringLiteral("ttft_p99_ms=0.25");
        QTest::newRow("decimal percentile") << QStringLiteral("ttft_p99.9=1s") << QStringLiteral("ttft_p99.9_ms=1000");
        QTest::newRow("other names") << QStringLiteral("e2el_median=1s,tpot_avg=40")
                                     << QStringLiteral("e2e_p50_ms=1000 tpot_mean_ms=40");
        QTest::newRow("goodput alone") << QStringLiteral("goodput_min=1") << QStringLiteral("goodput_min=1");
    }
    void reads()
    {
        QFETCH(QString, text);
        QFETCH(QString, slo);
        const auto read = core::parseSlo(text.toStdString());
        QVERIFY2(read, read ? "" : read.error().describe().c_str());
        QCOMPARE(print(*read), slo);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("named"); // what the sentence must name
        QTest::newRow("empty") << QStringLiteral("  ") << QStringLiteral("empty");
        QTest::newRow("no limit") << QStringLiteral("ttft_p99") << QStringLiteral("\"ttft_p99\"");
        QTest::newRow("no percentile") << QStringLiteral("ttft=500ms") << QStringLiteral("\"ttft\"");
        QTest::newRow("unknown metric") << QStringLiteral("ttfb_p99=500ms") << QStringLiteral("\"ttfb_p99\"");
        QTest::newRow("percentile 100") << QStringLiteral("ttft_p100=500ms") << QStringLiteral("\"ttft_p100\"");
        QTest::newRow("percentile 0") << QStringLiteral("ttft_p0=500ms") << QStringLiteral("\"ttft_p0\"");
        QTest::newRow("signed percentile") << QStringLiteral("ttft_p+9=500ms") << QStringLiteral("\"ttft_p+9\"");
        QTest::newRow("decimal comma") << QStringLiteral("ttft_p99=0,5s") << QStringLiteral("\"0\"");
        QTest::newRow("trailing comma") << QStringLiteral("ttft_p99=5s,") << QStringLiteral("\"\"");
        QTest::newRow("not a number") << QStringLiteral("ttft_p99=fast") << QStringLiteral("\"fast\"");
        QTest::newRow("nan") << QStringLiteral("ttft_p99=nan") << QStringLiteral("\"nan\"");
        QTest::newRow("infinite") << QStringLiteral("ttft_p99=inf") << QStringLiteral("\"inf\"");
        QTest::newRow("negative") << QStringLiteral("ttft_p99=-1ms") << QStringLiteral("\"-1ms\"");
        QTest::newRow("minutes") << QStringLiteral("ttft_p99=5min") << QStringLiteral("\"5min\"");
        QTest::newRow("wrong way") << QStringLiteral("ttft_p99>500ms") << QStringLiteral("upper limit");
        QTest::newRow("goodput wrong way") << QStringLiteral("goodput_min<=0.9") << QStringLiteral("lower limit");
        QTest::newRow("goodput in percent by number") << QStringLiteral("goodput_min=95") << QStringLiteral("\"95\"");
        QTest::newRow("twice") << QStringLiteral("ttft_p99=1s,ttft_p99_ms=2000") << QStringLiteral("twice");
        QTest::newRow("two units") << QStringLiteral("ttft_p99_ms=3s") << QStringLiteral("ttft_p99_ms");
    }
    void refuses()
    {
        QFETCH(QString, text);
        QFETCH(QString, named);
        const auto read = core::parseSlo(text.toStdString());
        QVERIFY(!read);
        const QString sentence = QString::fromStdString(read.error().message.english());
        QVERIFY2(sentence.contains(named), qPrintable(sentence));
    }

    void keysSurvive()
    {
        for (const double quantile : {0.5, 0.9, 0.95, 0.99, 0.999, 0.9999}) {
            const core::SloTerm term{LatencyMetric::Tpot, quantile, 0.0};
            const auto back = core::sloTermFromKey(core::sloTermKey(term));
            QVERIFY(back && back->quantile);
            QVERIFY(qAbs(*back->quantile - quantile) < 1e-12);
        }
        QCOMPARE(core::sloTermFromKey("e2e_mean_ms")->quantile, std::nullopt);
        QVERIFY(!core::sloTermFromKey("goodput_min"));
        QVERIFY(!core::sloTermFromKey("ttft_p95_s"));
        QVERIFY(!core::sloTermFromKey(""));
    }
};

QTEST_GUILESS_MAIN(SloTest)
#include "tst_slo.moc"
