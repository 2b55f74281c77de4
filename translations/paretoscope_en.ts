<?xml version='1.0' encoding='utf-8'?>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>ui::AuditView</name>
    <message numerus="yes">
        <source>%n check(s)</source>
        <translation><numerusform>%n check</numerusform><numerusform>%n checks</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n check(s)</source>
        <translation><numerusform>%1 of %n check</numerusform><numerusform>%1 of %n checks</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::BenchmarksPage</name>
    <message numerus="yes">
        <source>%n file(s) not recognised</source>
        <translation><numerusform>%n file not recognised</numerusform><numerusform>%n files not recognised</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n companion file(s)</source>
        <translation><numerusform>%n companion file</numerusform><numerusform>%n companion files</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::CandidatesDialog</name>
    <message numerus="yes">
        <source>Add %n candidate(s)</source>
        <translation><numerusform>Add %n candidate</numerusform><numerusform>Add %n candidates</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::ColumnMappingDialog</name>
    <message numerus="yes">
        <source>%n line(s) are left out: %1</source>
        <translation><numerusform>%n line is left out: %1</numerusform><numerusform>%n lines are left out: %1</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::ComparisonModel</name>
    <message numerus="yes">
        <source>Half the range of %n repeated run(s), over their mean.</source>
        <translation><numerusform>Half the range of %n repeated run, over their mean.</numerusform><numerusform>Half the range of %n repeated runs, over their mean.</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::DayView</name>
    <message numerus="yes">
        <source>%1 h: %n replica(s)</source>
        <translation><numerusform>%1 h: %n replica</numerusform><numerusform>%1 h: %n replicas</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::DiagnosticsDock</name>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation><numerusform>%n remark</numerusform><numerusform>%n remarks</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n remark(s)</source>
        <translation><numerusform>%1 of %n remark</numerusform><numerusform>%1 of %n remarks</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::DiagnosticsModel</name>
    <message numerus="yes">
        <source>and %n more remark(s)</source>
        <translation><numerusform>and %n more remark</numerusform><numerusform>and %n more remarks</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::Distributions</name>
    <message numerus="yes">
        <source>%n request(s) lie beyond the right edge.</source>
        <translation><numerusform>%n request lie beyond the right edge.</numerusform><numerusform>%n requests lie beyond the right edge.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n request(s) in the order in which they were sent.</source>
        <translation><numerusform>%1 of %n request in the order in which they were sent.</numerusform><numerusform>%1 of %n requests in the order in which they were sent.</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::ExampleCard</name>
    <message numerus="yes">
        <source>of %n figure(s) do not hold</source>
        <translation><numerusform>of %n figure do not hold</numerusform><numerusform>of %n figures do not hold</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::Headline</name>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation><numerusform>%n GPU</numerusform><numerusform>%n GPUs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>replica(s)</source>
        <translation><numerusform>replica</numerusform><numerusform>replicas</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation><numerusform>%n node</numerusform><numerusform>%n nodes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>GPU(s)</source>
        <translation><numerusform>GPU</numerusform><numerusform>GPUs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>check(s)</source>
        <translation><numerusform>check</numerusform><numerusform>checks</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 facts known</source>
        <translation><numerusform>%n of %1 facts known</numerusform><numerusform>%n of %1 facts known</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::KneePage</name>
    <message numerus="yes">
        <source>%n figure(s) to question</source>
        <translation><numerusform>%n figure to question</numerusform><numerusform>%n figures to question</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>The project names %n result file(s) that are not there: %1. Their references are kept; put the files back and reload, or remove them under Data.</source>
        <translation><numerusform>The project names %n result file that is not there: %1. Their references are kept; put the files back and reload, or remove them under Data.</numerusform><numerusform>The project names %n result files that are not there: %1. Their references are kept; put the files back and reload, or remove them under Data.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation><numerusform>%n candidate</numerusform><numerusform>%n candidates</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n chart(s) exported to %1.</source>
        <translation><numerusform>%n chart exported to %1.</numerusform><numerusform>%n charts exported to %1.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln sweep(s)</source>
        <translation><numerusform>%Ln sweep</numerusform><numerusform>%Ln sweeps</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) imported</source>
        <translation><numerusform>%Ln run imported</numerusform><numerusform>%Ln runs imported</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The export was cancelled; %n chart(s) had been written to %1.</source>
        <translation><numerusform>The export was cancelled; %n chart had been written to %1.</numerusform><numerusform>The export was cancelled; %n charts had been written to %1.</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::MoneyCharts</name>
    <message numerus="yes">
        <source>Cash flow over %n year(s), %1 € in all, %2 € of today.</source>
        <translation><numerusform>Cash flow over %n year, %1 € in all, %2 € of today.</numerusform><numerusform>Cash flow over %n years, %1 € in all, %2 € of today.</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::ProvenanceView</name>
    <message numerus="yes">
        <source>%n further check(s) concern it.</source>
        <translation><numerusform>%n further check concern it.</numerusform><numerusform>%n further checks concern it.</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::ReportPage</name>
    <message numerus="yes">
        <source>The report has %n page(s); the same project gives the same bytes.</source>
        <translation><numerusform>The report has %n page; the same project gives the same bytes.</numerusform><numerusform>The report has %n pages; the same project gives the same bytes.</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::ReportPreview</name>
    <message numerus="yes">
        <source>Preview of the report, %n page(s)</source>
        <translation><numerusform>Preview of the report, %n page</numerusform><numerusform>Preview of the report, %n pages</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDock</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>the fields of a group that are folded away</extracomment>
        <translation><numerusform>%n more</numerusform><numerusform>%n more</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation><numerusform>%n more field</numerusform><numerusform>%n more fields</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Paste %n value(s)</source>
        <translation><numerusform>Paste %n value</numerusform><numerusform>Paste %n values</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) pasted.</source>
        <translation><numerusform>%n value pasted.</numerusform><numerusform>%n values pasted.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) pasted; no field takes %1.</source>
        <translation><numerusform>%n value pasted; no field takes %1.</numerusform><numerusform>%n values pasted; no field takes %1.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Hide %n field(s)</source>
        <extracomment>folds away the fields of a group that "more" has unfolded</extracomment>
        <translation><numerusform>Hide %n field</numerusform><numerusform>Hide %n fields</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::ScorecardPage</name>
    <message numerus="yes">
        <source>front of %n axis(es)</source>
        <translation><numerusform>front of %n axis</numerusform><numerusform>front of %n axes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n candidate(s) pass</source>
        <translation><numerusform>%1 of %n candidate pass</numerusform><numerusform>%1 of %n candidates pass</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::Session</name>
    <message numerus="yes">
        <source>%n result file(s) of the project are missing; their references are kept: %1</source>
        <translation><numerusform>%n result file of the project is missing; their references are kept: %1</numerusform><numerusform>%n result files of the project are missing; their references are kept: %1</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln run(s)</source>
        <translation><numerusform>Import %Ln run</numerusform><numerusform>Import %Ln runs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) imported.</source>
        <translation><numerusform>%Ln run imported.</numerusform><numerusform>%Ln runs imported.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) imported; %1 files were not recognised, with the reason on the Benchmarks page.</source>
        <translation><numerusform>%Ln run imported; %1 files were not recognised, with the reason on the Benchmarks page.</numerusform><numerusform>%Ln runs imported; %1 files were not recognised, with the reason on the Benchmarks page.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The results were read anew: %Ln run(s).</source>
        <translation><numerusform>The results were read anew: %Ln run.</numerusform><numerusform>The results were read anew: %Ln runs.</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::SizingPage</name>
    <message numerus="yes">
        <source>%n replica(s)</source>
        <translation><numerusform>%n replica</numerusform><numerusform>%n replicas</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::Slides</name>
    <message numerus="yes">
        <source>%n candidate(s) lose on every axis that is known.</source>
        <translation><numerusform>%n candidate lose on every axis that is known.</numerusform><numerusform>%n candidates lose on every axis that is known.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The first year takes %1 thousand €, %n year(s) take %2 thousand €.</source>
        <translation><numerusform>The first year takes %1 thousand €, %n year take %2 thousand €.</numerusform><numerusform>The first year takes %1 thousand €, %n years take %2 thousand €.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The first year takes %1 million €, %n year(s) take %2 million €.</source>
        <translation><numerusform>The first year takes %1 million €, %n year take %2 million €.</numerusform><numerusform>The first year takes %1 million €, %n years take %2 million €.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n on the front</source>
        <translation><numerusform>%n on the front</numerusform><numerusform>%n on the front</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n not decided</source>
        <translation><numerusform>%n not decided</numerusform><numerusform>%n not decided</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n dominated</source>
        <translation><numerusform>%n dominated</numerusform><numerusform>%n dominated</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n fail(s) a gate</source>
        <translation><numerusform>%n fails a gate</numerusform><numerusform>%n fail a gate</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>the cheapest of %n candidate(s)</source>
        <translation><numerusform>the cheapest of %n candidate</numerusform><numerusform>the cheapest of %n candidates</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more dominated candidate(s) not drawn</source>
        <translation><numerusform>%n more dominated candidate not drawn</numerusform><numerusform>%n more dominated candidates not drawn</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>of %n candidate(s)</source>
        <translation><numerusform>of %n candidate</numerusform><numerusform>of %n candidates</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s) for the load</source>
        <translation><numerusform>%n replica for the load</numerusform><numerusform>%n replicas for the load</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more as head-room and reserve</source>
        <translation><numerusform>%n more as head-room and reserve</numerusform><numerusform>%n more as head-room and reserve</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation><numerusform>%n node</numerusform><numerusform>%n nodes</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation><numerusform>%n GPU</numerusform><numerusform>%n GPUs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>of %n input(s)</source>
        <translation><numerusform>of %n input</numerusform><numerusform>of %n inputs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n with its source</source>
        <translation><numerusform>%n with its source</numerusform><numerusform>%n with its source</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n stated without one</source>
        <translation><numerusform>%n stated without one</numerusform><numerusform>%n stated without one</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n assumed</source>
        <translation><numerusform>%n assumed</numerusform><numerusform>%n assumed</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>candidate(s)</source>
        <translation><numerusform>candidate</numerusform><numerusform>candidates</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>measured run(s)</source>
        <translation><numerusform>measured run</numerusform><numerusform>measured runs</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n stated figure(s)</source>
        <translation><numerusform>%n stated figure</numerusform><numerusform>%n stated figures</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>stated figure(s)</source>
        <translation><numerusform>stated figure</numerusform><numerusform>stated figures</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stated figure(s) do not hold when they are computed.</source>
        <translation><numerusform>%1 of %n stated figure do not hold when they is computed.</numerusform><numerusform>%1 of %n stated figures do not hold when they are computed.</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>of %n stated figure(s)</source>
        <translation><numerusform>of %n stated figure</numerusform><numerusform>of %n stated figures</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s)</source>
        <translation><numerusform>%n holds</numerusform><numerusform>%n hold</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) not</source>
        <translation><numerusform>%n does not</numerusform><numerusform>%n do not</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be computed</source>
        <translation><numerusform>%n cannot be computed</numerusform><numerusform>%n cannot be computed</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more: head-room, reserve and one to spare</source>
        <translation><numerusform>%n more: head-room, reserve and one to spare</numerusform><numerusform>%n more: head-room, reserve and one to spare</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more: head-room and one to spare</source>
        <translation><numerusform>%n more: head-room and one to spare</numerusform><numerusform>%n more: head-room and one to spare</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more: reserve and one to spare</source>
        <translation><numerusform>%n more: reserve and one to spare</numerusform><numerusform>%n more: reserve and one to spare</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more as head-room</source>
        <translation><numerusform>%n more as head-room</numerusform><numerusform>%n more as head-room</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more as a reserve</source>
        <translation><numerusform>%n more as a reserve</numerusform><numerusform>%n more as a reserve</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>%n more to spare</source>
        <translation><numerusform>%n more to spare</numerusform><numerusform>%n more to spare</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::SnapshotDialog</name>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation><numerusform>%n change</numerusform><numerusform>%n changes</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::SurenessView</name>
    <message numerus="yes">
        <source>%1 draws, seed %2, of %n uncertain input(s): %3</source>
        <translation><numerusform>%1 draws, seed %2, of %n uncertain input: %3</numerusform><numerusform>%1 draws, seed %2, of %n uncertain inputs: %3</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>The nearest of each of %n candidate(s)</source>
        <translation><numerusform>The nearest of each of %n candidate</numerusform><numerusform>The nearest of each of %n candidates</numerusform></translation>
    </message>
    <message numerus="yes">
        <source>All %n flip(s), the nearest first</source>
        <translation><numerusform>All %n flip, the nearest first</numerusform><numerusform>All %n flips, the nearest first</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::TagDialog</name>
    <message numerus="yes">
        <source>Tag %n run(s)</source>
        <translation><numerusform>Tag %n run</numerusform><numerusform>Tag %n runs</numerusform></translation>
    </message>
</context>
<context>
    <name>ui::WeightsDialog</name>
    <message numerus="yes">
        <source>%n candidate(s) have no rank: a value on a weighted axis is unknown.</source>
        <translation><numerusform>%n candidate have no rank: a value on a weighted axis is unknown.</numerusform><numerusform>%n candidates have no rank: a value on a weighted axis is unknown.</numerusform></translation>
    </message>
</context>
</TS>