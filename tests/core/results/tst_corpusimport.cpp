// SPDX-License-Identifier: GPL-3.0-or-later
// Real files of every tool, where a collection of them is at hand: no crash, no figure that cannot be.
#include "core/results/library.h"

#include <QtTest>
#include <cmath>

using namespace core::results;

class CorpusImportTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFile()
    {
        const QByteArray corpus = qgetenv("PARETOSCOPE_CORPUS");
        if (corpus.isEmpty())
            QSKIP("PARETOSCOPE_CORPUS names no folder of result files");
        core::Diagnostics diagnostics;
        const Library library = importPaths({corpus.toStdString()}, {}, diagnostics);
        QVERIFY(!library.runs.empty());
        for (const Run &run : library.runs) {
            const QByteArray name = QByteArray::fromStdString(run.source.path);
            for (const LatencySummary *summary : {&run.ttft, &run.tpot, &run.itl, &run.e2e, &run.tpotInclTtft}) {
                double previous = 0.0;
                for (const auto &[quantile, seconds] : summary->quantileSeconds) {
                    QVERIFY2(quantile > 0.0 && quantile < 1.0, name.constData());
                    QVERIFY2(std::isfinite(seconds) && seconds >= previous * 0.999, name.constData());
                    previous = seconds;
                }
            }
            QVERIFY2(!run.goodput || !run.goodput->fraction || *run.goodput->fraction <= 1.0, name.constData());
            QVERIFY2(!run.source.tool.empty() && run.source.sha256.size() == 64, name.constData());
            for (const auto &[key, value] : run.facts.metadata)
                QVERIFY2(!value.starts_with("sk-") && value.size() <= 1000, name.constData());
        }
        for (const Sweep &sweep : library.sweeps) {
            for (std::size_t i = 1; i < sweep.runs.size(); ++i) {
                const auto before = loadLevel(library.runs[sweep.runs[i - 1]]);
                const auto after = loadLevel(library.runs[sweep.runs[i]]);
                QVERIFY(!after || (before && *before <= *after));
            }
        }
    }
};

QTEST_GUILESS_MAIN(CorpusImportTest)
#include "tst_corpusimport.moc"
