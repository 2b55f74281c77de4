<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Report</name>
    <message>
        <source>severe</source>
        <translation>schwerwiegend</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>design</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>What makes it repeatable: %1 of 9 recorded</source>
        <translation>Was das Ergebnis wiederholbar macht: %1 von 9 erfasst</translation>
    </message>
    <message>
        <source>full: recorded · half: in part · hollow: not recorded</source>
        <translation>voll: erfasst · halb: teilweise · leer: nicht erfasst</translation>
    </message>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Zur Kenntnis genommen: %1</translation>
    </message>
</context>
<context>
    <name>charts</name>
    <message>
        <source>%1 of the requests</source>
        <translation>%1 der Anfragen</translation>
    </message>
    <message>
        <source>%1, ms</source>
        <translation>%1, ms</translation>
    </message>
    <message>
        <source>Share of requests below</source>
        <translation>Anteil der Anfragen darunter</translation>
    </message>
    <message>
        <source>SLO %1</source>
        <translation>SLO %1</translation>
    </message>
    <message>
        <source>How %1 is spread over the requests of the shown runs.</source>
        <translation>Wie sich %1 über die Anfragen der gezeigten Läufe verteilt.</translation>
    </message>
    <message>
        <source>Marks are stated percentiles; the lines between them are interpolated.</source>
        <translation>Markierungen sind angegebene Perzentile; die Linien dazwischen sind interpoliert.</translation>
    </message>
    <message>
        <source>front</source>
        <translation>Front</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>in production</source>
        <translation>in Produktion</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>designed</source>
        <translation>ausgelegt</translation>
    </message>
    <message>
        <source>predicted ± band</source>
        <translation>vorhergesagt ± Band</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>vorhergesagt</translation>
    </message>
    <message>
        <source>Points at or below zero, which a logarithmic axis cannot show: %1</source>
        <translation>Punkte bei oder unter null, die eine logarithmische Achse nicht zeigen kann: %1</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>auf der Front</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominiert</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>nicht zulässig</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Einordnung</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1, von</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1, bis</translation>
    </message>
    <message>
        <source>Output throughput, tok/s</source>
        <translation>Ausgabedurchsatz, tok/s</translation>
    </message>
    <message>
        <source>Total throughput, tok/s</source>
        <translation>Gesamtdurchsatz, tok/s</translation>
    </message>
    <message>
        <source>Throughput, requests/s</source>
        <translation>Durchsatz, Anfragen/s</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>goodput, at least this share inside the SLO</source>
        <translation>Goodput, mindestens dieser Anteil innerhalb des SLO</translation>
    </message>
    <message>
        <source>goodput, share of requests inside the SLO</source>
        <translation>Goodput, Anteil der Anfragen innerhalb des SLO</translation>
    </message>
    <message>
        <source>safe capacity %1</source>
        <translation>sichere Kapazität %1</translation>
    </message>
    <message>
        <source>operating at %1</source>
        <translation>Betrieb bei %1</translation>
    </message>
    <message>
        <source>knee %1 – %2</source>
        <translation>Knie %1 – %2</translation>
    </message>
    <message>
        <source>%1 against %2; no SLO is set.</source>
        <translation>%1 gegen %2; es ist kein SLO gesetzt.</translation>
    </message>
    <message>
        <source>No tested load holds the SLO.</source>
        <translation>Keine getestete Last hält das SLO ein.</translation>
    </message>
    <message>
        <source>The SLO holds up to %1 (%2); the knee lies between %3 and %4.</source>
        <translation>Das SLO wird bis %1 (%2) eingehalten; das Knie liegt zwischen %3 und %4.</translation>
    </message>
    <message>
        <source>The SLO holds up to %1 (%2).</source>
        <translation>Das SLO wird bis %1 (%2) eingehalten.</translation>
    </message>
    <message>
        <source>Throughput still rises at the last load: the sweep does not reach past the knee.</source>
        <translation>Der Durchsatz steigt bei der letzten Last noch: Die Messreihe reicht nicht über das Knie hinaus.</translation>
    </message>
    <message>
        <source>Too few loads to tell a knee.</source>
        <translation>Zu wenige Laststufen, um ein Knie zu erkennen.</translation>
    </message>
    <message>
        <source>The first load already saturates: the knee lies to its left.</source>
        <translation>Schon die erste Last sättigt: Das Knie liegt links davon.</translation>
    </message>
    <message>
        <source>The plateau is the client&apos;s rate limit, not a knee.</source>
        <translation>Das Plateau ist die Ratenbegrenzung des Clients, kein Knie.</translation>
    </message>
    <message>
        <source>Too few requests a load for its percentiles.</source>
        <translation>Zu wenige Anfragen je Last für deren Perzentile.</translation>
    </message>
    <message>
        <source>No throughput is stated.</source>
        <translation>Es ist kein Durchsatz angegeben.</translation>
    </message>
    <message>
        <source>Runs at an unlimited load have no place on this axis.</source>
        <translation>Läufe mit unbegrenzter Last haben auf dieser Achse keinen Platz.</translation>
    </message>
    <message>
        <source>end to end</source>
        <translation>Ende zu Ende</translation>
    </message>
    <message>
        <source>%1 mean</source>
        <translation>%1 Mittelwert</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>Anfragen/s</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>concurrency</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>A chart can be saved as SVG, PDF or PNG; “%1” is none of these.</source>
        <translation>Ein Diagramm lässt sich als SVG, PDF oder PNG speichern; „%1“ ist keines davon.</translation>
    </message>
    <message>
        <source>%1 could not be written: %2</source>
        <translation>%1 konnte nicht geschrieben werden: %2</translation>
    </message>
    <message>
        <source>unknown: %1</source>
        <translation>unbekannt: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>No candidate is on the front.</source>
        <translation>Kein Kandidat liegt auf der Front.</translation>
    </message>
    <message>
        <source>On the front: %1.</source>
        <translation>Auf der Front: %1.</translation>
    </message>
    <message>
        <source>Not shown, because a value on one of the two axes is unknown: %1</source>
        <translation>Nicht gezeigt, weil ein Wert auf einer der beiden Achsen unbekannt ist: %1</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>% of requests</source>
        <translation>% der Anfragen</translation>
    </message>
    <message>
        <source>%1 %2 at most %3 ms</source>
        <translation>%1 %2 höchstens %3 ms</translation>
    </message>
    <message>
        <source>%1 %2, as stated</source>
        <translation>%1 %2, wie angegeben</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1 / %2 = %3</source>
        <translation>%1 / %2 = %3</translation>
    </message>
    <message>
        <source>%1 / %2 s</source>
        <translation>%1 / %2 s</translation>
    </message>
    <message>
        <source>%1 / %2 tok/s</source>
        <translation>%1 / %2 tok/s</translation>
    </message>
    <message>
        <source>%1 B of a request / %2 tokens = %3 B a token</source>
        <translation>%1 B einer Anfrage / %2 Tokens = %3 B je Token</translation>
    </message>
    <message>
        <source>%1 GB / %2 B</source>
        <translation>%1 GB / %2 B</translation>
    </message>
    <message>
        <source>%1 GB of KV cache per GPU / %2 GB a request of %3 tokens × %4 ranks = %5 requests</source>
        <translation>%1 GB KV-Cache je GPU / %2 GB je Anfrage mit %3 Tokens × %4 Ranks = %5 Anfragen</translation>
    </message>
    <message>
        <source>%1 GB × %2</source>
        <translation>%1 GB × %2</translation>
    </message>
    <message>
        <source>%1 GB × %2 − %3 GB − %4 GB − %5 GB</source>
        <translation>%1 GB × %2 − %3 GB − %4 GB − %5 GB</translation>
    </message>
    <message>
        <source>%1 GPUs are those that the host shows, not those that served</source>
        <translation>%1 GPUs sind die, die der Host zeigt, nicht die, die bedient haben</translation>
    </message>
    <message>
        <source>%1 J/tok / 3.6 = %2 kWh/1M tok</source>
        <translation>%1 J/tok / 3,6 = %2 kWh/1M tok</translation>
    </message>
    <message>
        <source>%1 W / %2 tok/s = %3 J/tok</source>
        <translation>%1 W / %2 tok/s = %3 J/tok</translation>
    </message>
    <message>
        <source>%1 W are those of the boards: CPUs, network cards, fans and losses of the power supplies are not in it</source>
        <translation>%1 W sind die der Karten: CPUs, Netzwerkkarten, Lüfter und Verluste der Netzteile sind nicht enthalten</translation>
    </message>
    <message>
        <source>%1 W at the meter × 8,760 h × %2 g/kWh = %3 t/year</source>
        <translation>%1 W am Zähler × 8.760 h × %2 g/kWh = %3 t/Jahr</translation>
    </message>
    <message>
        <source>%1 W × %2 of the time = %3 W</source>
        <translation>%1 W × %2 der Zeit = %3 W</translation>
    </message>
    <message>
        <source>%1 W × (%2 idle + the rest × %3 of the time) = %4 W</source>
        <translation>%1 W × (%2 Leerlauf + der Rest × %3 der Zeit) = %4 W</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h × PUE %2 × %3 g/kWh = %4 t/year</source>
        <translation>%1 W × 8.760 h × PUE %2 × %3 g/kWh = %4 t/Jahr</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h × PUE %2 × %3 €/kWh × %4 = %5 €/year</source>
        <translation>%1 W × 8.760 h × PUE %2 × %3 €/kWh × %4 = %5 €/Jahr</translation>
    </message>
    <message>
        <source>%1 alone is on the front.</source>
        <translation>%1 liegt allein auf der Front.</translation>
    </message>
    <message>
        <source>%1 candidates share the front: %2.</source>
        <translation>%1 Kandidaten teilen sich die Front: %2.</translation>
    </message>
    <message>
        <source>%1 concurrent × (1 − %2 head-room) = %3 concurrent</source>
        <translation>%1 gleichzeitige × (1 − %2 Puffer) = %3 gleichzeitige</translation>
    </message>
    <message>
        <source>%1 fall at a gate.</source>
        <translation>%1 scheitern an einem Ausschlusskriterium.</translation>
    </message>
    <message>
        <source>%1 fall at the %2 gate.</source>
        <translation>%1 scheitern am Ausschlusskriterium %2.</translation>
    </message>
    <message>
        <source>%1 falls at a gate.</source>
        <translation>%1 scheitert an einem Ausschlusskriterium.</translation>
    </message>
    <message>
        <source>%1 falls at the %2 gate.</source>
        <translation>%1 scheitert am Ausschlusskriterium %2.</translation>
    </message>
    <message>
        <source>%1 files were not recognised.</source>
        <translation>%1 Dateien wurden nicht erkannt.</translation>
    </message>
    <message>
        <source>%1 further sweeps were imported; the decision does not stand on them.</source>
        <translation>%1 weitere Messreihen wurden importiert; die Entscheidung stützt sich nicht auf sie.</translation>
    </message>
    <message>
        <source>%1 good requests are recorded, the summary counts %2: nothing is recomputed from them</source>
        <translation>%1 gute Anfragen sind aufgezeichnet, die Zusammenfassung zählt %2: Aus ihnen wird nichts neu berechnet</translation>
    </message>
    <message>
        <source>%1 is a lower limit: write it with &quot;=&quot; or &quot;&gt;=&quot;</source>
        <translation>%1 ist eine Untergrenze: mit „=“ oder „&gt;=“ zu schreiben</translation>
    </message>
    <message>
        <source>%1 is an upper limit: write it with &quot;=&quot; or &quot;&lt;=&quot;</source>
        <translation>%1 ist eine Obergrenze: mit „=“ oder „&lt;=“ zu schreiben</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 ist doppelt angegeben</translation>
    </message>
    <message>
        <source>%1 is in milliseconds by its name and in another unit by its value</source>
        <translation>%1 ist dem Namen nach in Millisekunden, dem Wert nach in einer anderen Einheit</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>%1 is not counted: only the language model is.</source>
        <translation>%1 wird nicht mitgezählt: nur das Sprachmodell.</translation>
    </message>
    <message>
        <source>%1 is the cheapest of them at %2 € a million tokens and has the most goodput at %3 tokens per second.</source>
        <translation>%1 ist mit %2 € je Million Tokens der günstigste davon und hat mit %3 Tokens pro Sekunde den höchsten Goodput.</translation>
    </message>
    <message>
        <source>%1 is the cheapest of them at %2 € a million tokens, %3 has the most goodput at %4 tokens per second.</source>
        <translation>%1 ist mit %2 € je Million Tokens der günstigste davon, %3 hat mit %4 Tokens pro Sekunde den höchsten Goodput.</translation>
    </message>
    <message>
        <source>%1 is the whole front: %2 % cheaper than %3 with %4 % more goodput, and none is known to beat it on any axis.</source>
        <translation>%1 ist die ganze Front: %2 % günstiger als %3 bei %4 % mehr Goodput, und von keinem ist bekannt, dass er auf einer Achse besser ist.</translation>
    </message>
    <message>
        <source>%1 is the whole front: %2 % cheaper than %3, and none is known to beat it on any axis.</source>
        <translation>%1 ist die ganze Front: %2 % günstiger als %3, und von keinem ist bekannt, dass er auf einer Achse besser ist.</translation>
    </message>
    <message>
        <source>%1 is the whole front: %2 % more goodput than %3, and none is known to beat it on any axis.</source>
        <translation>%1 ist die ganze Front: %2 % mehr Goodput als %3, und von keinem ist bekannt, dass er auf einer Achse besser ist.</translation>
    </message>
    <message>
        <source>%1 is the whole front: none is known to beat it on any axis.</source>
        <translation>%1 ist die ganze Front: Von keinem ist bekannt, dass er auf einer Achse besser ist.</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter × %2 g/kWh = %3 g/1M tok</source>
        <translation>%1 kWh/1M tok am Zähler × %2 g/kWh = %3 g/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter × %2 €/kWh = %3 €/1M tok</source>
        <translation>%1 kWh/1M tok am Zähler × %2 €/kWh = %3 €/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter × %2 €/kWh × %3 retail = %4 €/1M tok</source>
        <translation>%1 kWh/1M tok am Zähler × %2 €/kWh × %3 Endkundenfaktor = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × PUE %2 × %3 g/kWh = %4 g/1M tok</source>
        <translation>%1 kWh/1M tok × PUE %2 × %3 g/kWh = %4 g/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × PUE %2 × %3 €/kWh = %4 €/1M tok</source>
        <translation>%1 kWh/1M tok × PUE %2 × %3 €/kWh = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × PUE %2 × %3 €/kWh × %4 retail = %5 €/1M tok</source>
        <translation>%1 kWh/1M tok × PUE %2 × %3 €/kWh × %4 Endkundenfaktor = %5 €/1M tok</translation>
    </message>
    <message>
        <source>%1 layers × %2 values × %3 B = %4 B a token</source>
        <translation>%1 Schichten × %2 Werte × %3 B = %4 B je Token</translation>
    </message>
    <message>
        <source>%1 measured at %2 concurrent requests</source>
        <translation>%1 gemessen bei %2 gleichzeitigen Anfragen</translation>
    </message>
    <message>
        <source>%1 measured at %2 req/s</source>
        <translation>%1 gemessen bei %2 Anfragen/s</translation>
    </message>
    <message>
        <source>%1 measured without a limit of load</source>
        <translation>%1 gemessen ohne Lastgrenze</translation>
    </message>
    <message>
        <source>%1 ms a token is faster than any server: the unit that the report states may be wrong</source>
        <translation>%1 ms je Token ist schneller als jeder Server: Die im Bericht angegebene Einheit ist womöglich falsch</translation>
    </message>
    <message>
        <source>%1 must be a list of numbers.</source>
        <translation>%1 muss eine Liste von Zahlen sein.</translation>
    </message>
    <message>
        <source>%1 must be a list of texts.</source>
        <translation>%1 muss eine Liste von Texten sein.</translation>
    </message>
    <message>
        <source>%1 must be a list.</source>
        <translation>%1 muss eine Liste sein.</translation>
    </message>
    <message>
        <source>%1 must be a number, but is “%2”.</source>
        <translation>%1 muss eine Zahl sein, ist aber „%2“.</translation>
    </message>
    <message>
        <source>%1 must be a text.</source>
        <translation>%1 muss ein Text sein.</translation>
    </message>
    <message>
        <source>%1 must be a whole number, but is “%2”.</source>
        <translation>%1 muss eine ganze Zahl sein, ist aber „%2“.</translation>
    </message>
    <message>
        <source>%1 must be above zero, but is %2.</source>
        <translation>%1 muss größer als null sein, ist aber %2.</translation>
    </message>
    <message>
        <source>%1 must be true or false, but is “%2”.</source>
        <translation>%1 muss true oder false sein, ist aber „%2“.</translation>
    </message>
    <message>
        <source>%1 must hold keys of its own.</source>
        <translation>%1 muss eigene Schlüssel enthalten.</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed: the throughput alone hides that</source>
        <translation>%1 von %2 Anfragen sind fehlgeschlagen: Der Durchsatz allein verbirgt das</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed; the figures are those of the few that did not</source>
        <translation>%1 von %2 Anfragen sind fehlgeschlagen; die Werte sind die der wenigen übrigen</translation>
    </message>
    <message>
        <source>%1 of %2 runs are too short of requests for their percentiles: below 20, below five times their concurrency, or none above the SLO&apos;s percentile; the fewest are %3</source>
        <translation>%1 von %2 Läufen haben zu wenige Anfragen für ihre Perzentile: unter 20, unter dem Fünffachen ihrer Parallelität oder keine oberhalb des Perzentils des SLO; die wenigsten sind %3</translation>
    </message>
    <message>
        <source>%1 of %2 runs count their warm-up among the figures</source>
        <translation>%1 von %2 Läufen rechnen ihre Aufwärmphase in die Werte ein</translation>
    </message>
    <message>
        <source>%1 of %2 runs did not stream: their time to first token is that of the whole answer</source>
        <translation>%1 von %2 Läufen haben nicht gestreamt: Ihre Zeit bis zum ersten Token ist die der ganzen Antwort</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say on which GPU they ran, or on how many</source>
        <translation>%1 von %2 Läufen geben nicht an, auf welcher GPU oder auf wie vielen sie liefen</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say whether a warm-up was left out</source>
        <translation>%1 von %2 Läufen geben nicht an, ob eine Aufwärmphase ausgelassen wurde</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say whether client or server took the times</source>
        <translation>%1 von %2 Läufen geben nicht an, ob Client oder Server die Zeiten nahm</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say which engine served, or in which version</source>
        <translation>%1 von %2 Läufen geben nicht an, welche Engine in welcher Version lief</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say which tokenizer counted the tokens</source>
        <translation>%1 von %2 Läufen geben nicht an, welcher Tokenizer die Tokens zählte</translation>
    </message>
    <message>
        <source>%1 of %2 runs drive at least 100 requests/s or 256 connections from one process, which then measures itself (up to 7.2 times at 1,000 requests/s)</source>
        <translation>%1 von %2 Läufen treiben mindestens 100 Anfragen/s oder 256 Verbindungen aus einem Prozess, der dann sich selbst misst (bis zum 7,2-Fachen bei 1.000 Anfragen/s)</translation>
    </message>
    <message>
        <source>%1 of %2 runs give every request the same lengths, which no real traffic has</source>
        <translation>%1 von %2 Läufen geben jeder Anfrage dieselben Längen, was bei echtem Verkehr nie vorkommt</translation>
    </message>
    <message>
        <source>%1 of %2 runs last less than a minute or than ten times a mean request: filling and emptying weigh on their figures</source>
        <translation>%1 von %2 Läufen dauern weniger als eine Minute oder als das Zehnfache einer mittleren Anfrage: An- und Auslauf prägen ihre Werte</translation>
    </message>
    <message>
        <source>%1 of %2 runs record prefix-cache hits: prompts seen before start faster</source>
        <translation>%1 von %2 Läufen verzeichnen Treffer im Präfix-Cache: Schon gesehene Prompts starten schneller</translation>
    </message>
    <message>
        <source>%1 of %2 runs report a goodput without the SLO that defines it</source>
        <translation>%1 von %2 Läufen nennen einen Goodput ohne das SLO, das ihn definiert</translation>
    </message>
    <message>
        <source>%1 of %2 runs state means only, and a mean hides the tail</source>
        <translation>%1 von %2 Läufen nennen nur Mittelwerte, und ein Mittelwert verbirgt das Ende der Verteilung</translation>
    </message>
    <message>
        <source>%1 of %2 runs state no percentile from the 95th on</source>
        <translation>%1 von %2 Läufen geben ab dem 95. Perzentil nichts an</translation>
    </message>
    <message>
        <source>%1 of one replica × %2 replicas = %3</source>
        <translation>%1 einer Replik × %2 Replikate = %3</translation>
    </message>
    <message>
        <source>%1 of them reach beyond the knee.</source>
        <translation>%1 davon reichen über das Knie hinaus.</translation>
    </message>
    <message>
        <source>%1 output tokens by the server&apos;s count, %2 by the client&apos;s tokenizer</source>
        <translation>%1 Ausgabe-Tokens nach Zählung des Servers, %2 nach dem Tokenizer des Clients</translation>
    </message>
    <message>
        <source>%1 repeats at load %2 lie between %3 and %4, %5 % apart</source>
        <translation>%1 Wiederholungen bei Last %2 liegen zwischen %3 und %4, %5 % auseinander</translation>
    </message>
    <message>
        <source>%1 req/s × %2 tokens = %3 tok/s</source>
        <translation>%1 Anfragen/s × %2 Tokens = %3 tok/s</translation>
    </message>
    <message>
        <source>%1 requests at a concurrency of %2: ramp and drain make up much of the run</source>
        <translation>%1 Anfragen bei einer Parallelität von %2: An- und Auslauf machen einen Großteil des Laufs aus</translation>
    </message>
    <message>
        <source>%1 requests cannot keep %2 running at a time</source>
        <translation>%1 Anfragen können nicht %2 gleichzeitig in Gang halten</translation>
    </message>
    <message>
        <source>%1 requests in %2 s are %3 requests/s, the file says %4</source>
        <translation>%1 Anfragen in %2 s sind %3 Anfragen/s, die Datei nennt %4</translation>
    </message>
    <message>
        <source>%1 requests per second take %2 replicas, %3 with head-room.</source>
        <translation>%1 Anfragen pro Sekunde erfordern %2 Replikate, mit Puffer %3.</translation>
    </message>
    <message>
        <source>%1 requests per second take %2 replicas.</source>
        <translation>%1 Anfragen pro Sekunde erfordern %2 Replikate.</translation>
    </message>
    <message>
        <source>%1 requests per second take one replica.</source>
        <translation>%1 Anfragen pro Sekunde erfordern eine Replik.</translation>
    </message>
    <message>
        <source>%1 requests/s of %2 s each are %3 in flight, more than the concurrency of %4</source>
        <translation>%1 Anfragen/s zu je %2 s sind %3 gleichzeitig laufende, mehr als die Parallelität von %4</translation>
    </message>
    <message>
        <source>%1 requests/s were sent where %2 were asked for</source>
        <translation>%1 Anfragen/s wurden gesendet, verlangt waren %2</translation>
    </message>
    <message>
        <source>%1 rows of the table are not in tokens per second and are left out</source>
        <translation>%1 Zeilen der Tabelle sind nicht in Tokens pro Sekunde und werden ausgelassen</translation>
    </message>
    <message>
        <source>%1 runs count tokens of %2 with the tokenizer of %3</source>
        <translation>%1 Läufe zählen Tokens von %2 mit dem Tokenizer von %3</translation>
    </message>
    <message>
        <source>%1 runs do not state %2, which the SLO asks for</source>
        <translation>%1 Läufe geben %2 nicht an, was das SLO verlangt</translation>
    </message>
    <message>
        <source>%1 runs were timed by the client and %2 by the server, which leaves out the network and the queue</source>
        <translation>%1 Läufe wurden vom Client gemessen und %2 vom Server, der Netzwerk und Warteschlange auslässt</translation>
    </message>
    <message>
        <source>%1 runs, and no sweep: a knee needs runs that differ in load alone.</source>
        <translation>%1 Läufe und keine Messreihe: Ein Knie braucht Läufe, die sich nur in der Last unterscheiden.</translation>
    </message>
    <message>
        <source>%1 runs: %2 ms a token, while reading %3 GB of weights over %4 GPUs at %5 TB/s takes %6 ms; model, precision, GPU or the figure is another one</source>
        <translation>%1 Läufe: %2 ms je Token, während das Lesen von %3 GB Gewichten über %4 GPUs mit %5 TB/s %6 ms dauert; Modell, Präzision, GPU oder der Wert ist ein anderer</translation>
    </message>
    <message>
        <source>%1 runs: %2 ms a token, while reading %3 GB of weights over %4 GPUs at %5 TB/s takes %6 ms; the figure is plausible only as input and output tokens together</source>
        <translation>%1 Läufe: %2 ms je Token, während das Lesen von %3 GB Gewichten über %4 GPUs mit %5 TB/s %6 ms dauert; der Wert ist nur als Eingabe- und Ausgabe-Tokens zusammen plausibel</translation>
    </message>
    <message>
        <source>%1 s + %2 s</source>
        <translation>%1 s + %2 s</translation>
    </message>
    <message>
        <source>%1 s per output token: what versions before 1.0 mean by it cannot be told from the file</source>
        <translation>%1 s je Ausgabe-Token: Was Versionen vor 1.0 damit meinen, ist aus der Datei nicht zu erkennen</translation>
    </message>
    <message>
        <source>%1 stay undecided: something that the comparison asks for is unknown of each.</source>
        <translation>%1 bleiben unentschieden: Bei jedem ist etwas unbekannt, was der Vergleich verlangt.</translation>
    </message>
    <message>
        <source>%1 stays undecided: %2 of its values are unknown.</source>
        <translation>%1 bleibt unentschieden: %2 seiner Werte sind unbekannt.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its carbon is unknown.</source>
        <translation>%1 bleibt unentschieden: Sein CO2-Ausstoß ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its cost of a million tokens is unknown.</source>
        <translation>%1 bleibt unentschieden: Seine Kosten je Million Tokens sind unbekannt.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its energy per token is unknown.</source>
        <translation>%1 bleibt unentschieden: Seine Energie je Token ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its goodput is unknown.</source>
        <translation>%1 bleibt unentschieden: Sein Goodput ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its quality is unknown.</source>
        <translation>%1 bleibt unentschieden: Seine Qualität ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its sovereignty is unknown.</source>
        <translation>%1 bleibt unentschieden: Seine Souveränität ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 stays undecided: one of its values is unknown.</source>
        <translation>%1 bleibt unentschieden: Einer seiner Werte ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 stays undecided: the capital that it binds is unknown.</source>
        <translation>%1 bleibt unentschieden: Das gebundene Kapital ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 stays undecided: whether it passes the gate is unknown.</source>
        <translation>%1 bleibt unentschieden: Ob das Ausschlusskriterium erfüllt ist, ist unbekannt.</translation>
    </message>
    <message>
        <source>%1 sweeps from %2 tools.</source>
        <translation>%1 Messreihen aus %2 Werkzeugen.</translation>
    </message>
    <message>
        <source>%1 sweeps from one tool.</source>
        <translation>%1 Messreihen aus einem Werkzeug.</translation>
    </message>
    <message>
        <source>%1 tok/s / %2 tok/s = %3</source>
        <translation>%1 tok/s / %2 tok/s = %3</translation>
    </message>
    <message>
        <source>%1 tok/s × %2 inside the SLO = %3 tok/s</source>
        <translation>%1 tok/s × %2 innerhalb des SLO = %3 tok/s</translation>
    </message>
    <message>
        <source>%1 tokens of KV cache in the engine&apos;s log / %2 tokens × %3 ranks = %4 requests</source>
        <translation>%1 Tokens KV-Cache im Log der Engine / %2 Tokens × %3 Ranks = %4 Anfragen</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>%1 × %2 / %3 = %4</source>
        <translation>%1 × %2 / %3 = %4</translation>
    </message>
    <message>
        <source>%1 × %2 ms</source>
        <translation>%1 × %2 ms</translation>
    </message>
    <message>
        <source>%1 € comes from a price in dollars: &quot;%2&quot;</source>
        <translation>%1 € stammt aus einem Preis in Dollar: „%2“</translation>
    </message>
    <message>
        <source>%1 € is stated without a source</source>
        <translation>%1 € ist ohne Quelle angegeben</translation>
    </message>
    <message>
        <source>%1 € per kWh is a wholesale price: what a site pays is usually 1.5 to 2 times that</source>
        <translation>%1 € je kWh ist ein Großhandelspreis: Ein Standort zahlt meist das 1,5- bis 2-Fache davon</translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tok/s · 0.0036 = %3 €/h</source>
        <translation>%1 €/1M tok × %2 tok/s · 0,0036 = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tok/s · 0.0036 × %3 of the time = %4 €/h</source>
        <translation>%1 €/1M tok × %2 tok/s · 0,0036 × %3 der Zeit = %4 €/h</translation>
    </message>
    <message>
        <source>%1 €/GPU-h × %2 GPUs = %3 €/h</source>
        <translation>%1 €/GPU-h × %2 GPUs = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/h / (%2 req/s · 3,600 · %3 of the time) = %4 €</source>
        <translation>%1 €/h / (%2 Anfragen/s · 3.600 · %3 der Zeit) = %4 €</translation>
    </message>
    <message>
        <source>%1 €/h / (%2 req/s · 3,600) = %3 €</source>
        <translation>%1 €/h / (%2 Anfragen/s · 3.600) = %3 €</translation>
    </message>
    <message>
        <source>%1 €/h / (%2 tok/s · 0.0036 · %3 of the time) = %4 €/1M tok</source>
        <translation>%1 €/h / (%2 tok/s · 0,0036 · %3 der Zeit) = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/h / (%2 tok/s · 0.0036) = %3 €/1M tok</source>
        <translation>%1 €/h / (%2 tok/s · 0,0036) = %3 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/h × 8,760 h = %2 €</source>
        <translation>%1 €/h × 8.760 h = %2 €</translation>
    </message>
    <message>
        <source>%1, %2 g/kWh</source>
        <translation>%1, %2 g/kWh</translation>
    </message>
    <message>
        <source>%1, mean, at most</source>
        <translation>%1, Mittelwert, höchstens</translation>
    </message>
    <message>
        <source>%1, p%2, at most</source>
        <translation>%1, p%2, höchstens</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no axis and is ignored</source>
        <translation>%1: „%2“ ist keine Achse und wird ignoriert</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no axis and is ignored; did you mean &quot;%3&quot;?</source>
        <translation>%1: „%2“ ist keine Achse und wird ignoriert; war „%3“ gemeint?</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not known; did you mean &quot;%3&quot;?</source>
        <translation>%1: „%2“ ist nicht bekannt; war „%3“ gemeint?</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not known; known are %3</source>
        <translation>%1: „%2“ ist nicht bekannt; bekannt sind %3</translation>
    </message>
    <message>
        <source>%1: a check is acknowledged without a reason</source>
        <translation>%1: Eine Prüfung ist ohne Begründung zur Kenntnis genommen</translation>
    </message>
    <message>
        <source>%1: a higher percentile is below a lower one</source>
        <translation>%1: Ein höheres Perzentil liegt unter einem niedrigeren</translation>
    </message>
    <message>
        <source>%1: every hour is 0, expected load in at least one</source>
        <translation>%1: Jede Stunde ist 0, erwartet wird Last in mindestens einer</translation>
    </message>
    <message>
        <source>%1: expected a number, a range [low, high], {value: …} or percentiles with p50</source>
        <translation>%1: erwartet wird eine Zahl, ein Bereich [von, bis], {value: …} oder Perzentile mit p50</translation>
    </message>
    <message>
        <source>%1: expected true or false</source>
        <translation>%1: erwartet wird true oder false</translation>
    </message>
    <message>
        <source>%1: found %2 numbers, expected one for each of the 24 hours of a day</source>
        <translation>%1: %2 Zahlen gefunden, erwartet wird eine für jede der 24 Stunden des Tages</translation>
    </message>
    <message>
        <source>%1: found %2, expected 0 or more</source>
        <translation>%1: %2 gefunden, erwartet wird 0 oder mehr</translation>
    </message>
    <message>
        <source>%1: found %2, expected 1 or more</source>
        <translation>%1: %2 gefunden, erwartet wird 1 oder mehr</translation>
    </message>
    <message>
        <source>%1: found %2, expected a decimal number</source>
        <translation>%1: %2 gefunden, erwartet wird eine Dezimalzahl</translation>
    </message>
    <message>
        <source>%1: found %2, expected a finite number</source>
        <translation>%1: %2 gefunden, erwartet wird eine endliche Zahl</translation>
    </message>
    <message>
        <source>%1: found %2, expected a fraction above 0, at most 1</source>
        <translation>%1: %2 gefunden, erwartet wird ein Anteil über 0, höchstens 1</translation>
    </message>
    <message>
        <source>%1: found %2, expected a fraction from 0 to 1</source>
        <translation>%1: %2 gefunden, erwartet wird ein Anteil von 0 bis 1</translation>
    </message>
    <message>
        <source>%1: found %2, expected a fraction from 0 to 1: write %3</source>
        <translation>%1: %2 gefunden, erwartet wird ein Anteil von 0 bis 1: als %3 zu schreiben</translation>
    </message>
    <message>
        <source>%1: found %2, expected a fraction from 0 to 1; %2 % is written %3</source>
        <translation>%1: %2 gefunden, erwartet wird ein Anteil von 0 bis 1; %2 % wird als %3 geschrieben</translation>
    </message>
    <message>
        <source>%1: found %2, expected a whole number</source>
        <translation>%1: %2 gefunden, erwartet wird eine ganze Zahl</translation>
    </message>
    <message>
        <source>%1: found %2, expected a whole number from %3 to %4</source>
        <translation>%1: %2 gefunden, erwartet wird eine ganze Zahl von %3 bis %4</translation>
    </message>
    <message>
        <source>%1: found %2, expected hours of a day: above 0, at most 24</source>
        <translation>%1: %2 gefunden, erwartet werden Stunden des Tages: über 0, höchstens 24</translation>
    </message>
    <message>
        <source>%1: found %2, expected more than 0</source>
        <translation>%1: %2 gefunden, erwartet wird mehr als 0</translation>
    </message>
    <message>
        <source>%1: found %2, which is no number or too large a one</source>
        <translation>%1: %2 gefunden, was keine oder eine zu große Zahl ist</translation>
    </message>
    <message>
        <source>%1: found %2, whose zero in front can mean an octal number; write %3</source>
        <translation>%1: %2 gefunden, dessen führende Null eine Oktalzahl bedeuten kann; als %3 zu schreiben</translation>
    </message>
    <message>
        <source>%1: found %2,%3; decimals are written with a point: %2.%3</source>
        <translation>%1: %2,%3 gefunden; Dezimalzahlen werden mit Punkt geschrieben: %2.%3</translation>
    </message>
    <message>
        <source>%1: found %2; numbers are written with a decimal point and nothing between thousands</source>
        <translation>%1: %2 gefunden; Zahlen werden mit Dezimalpunkt und ohne Tausendertrennzeichen geschrieben</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot; in quotes, expected a number without quotes</source>
        <translation>%1: „%2“ in Anführungszeichen gefunden, erwartet wird eine Zahl ohne Anführungszeichen</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected 64 hexadecimal digits</source>
        <translation>%1: „%2“ gefunden, erwartet werden 64 Hexadezimalziffern</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a date such as 2026-06-01</source>
        <translation>%1: „%2“ gefunden, erwartet wird ein Datum wie 2026-06-01</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a list</source>
        <translation>%1: „%2“ gefunden, erwartet wird eine Liste</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a number</source>
        <translation>%1: „%2“ gefunden, erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a number alone; the unit is in the key&apos;s name</source>
        <translation>%1: „%2“ gefunden, erwartet wird nur eine Zahl; die Einheit steht im Namen des Schlüssels</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected keys with values</source>
        <translation>%1: „%2“ gefunden, erwartet werden Schlüssel mit Werten</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected one of %3</source>
        <translation>%1: „%2“ gefunden, erwartet wird eines von %3</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected true or false</source>
        <translation>%1: „%2“ gefunden, erwartet wird true oder false</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;; this program reads %3</source>
        <translation>%1: „%2“ gefunden; dieses Programm liest %3</translation>
    </message>
    <message>
        <source>%1: found a list of %2, expected a number or a range of two: [low, high]</source>
        <translation>%1: Liste mit %2 gefunden, erwartet wird eine Zahl oder ein Bereich aus zweien: [von, bis]</translation>
    </message>
    <message>
        <source>%1: found a list, expected a number</source>
        <translation>%1: Liste gefunden, erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>%1: found a list, expected keys with values</source>
        <translation>%1: Liste gefunden, erwartet werden Schlüssel mit Werten</translation>
    </message>
    <message>
        <source>%1: found a list, expected text</source>
        <translation>%1: Liste gefunden, erwartet wird Text</translation>
    </message>
    <message>
        <source>%1: found keys with values, expected a list</source>
        <translation>%1: Schlüssel mit Werten gefunden, erwartet wird eine Liste</translation>
    </message>
    <message>
        <source>%1: found keys with values, expected a number</source>
        <translation>%1: Schlüssel mit Werten gefunden, erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>%1: found keys with values, expected text</source>
        <translation>%1: Schlüssel mit Werten gefunden, erwartet wird Text</translation>
    </message>
    <message>
        <source>%1: found nothing, expected %2</source>
        <translation>%1: nichts gefunden, erwartet wird %2</translation>
    </message>
    <message>
        <source>%1: found nothing, expected a number</source>
        <translation>%1: nichts gefunden, erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>%1: found the range [%2, %3], expected the lower end first</source>
        <translation>%1: Bereich [%2, %3] gefunden, erwartet wird das untere Ende zuerst</translation>
    </message>
    <message>
        <source>%1: found the text &quot;%2&quot;, expected a number</source>
        <translation>%1: Text „%2“ gefunden, erwartet wird eine Zahl</translation>
    </message>
    <message>
        <source>%1: no degree of tensor parallelism was found in &quot;%2&quot;, expected TP=4</source>
        <translation>%1: in „%2“ wurde kein Grad der Tensor-Parallelität gefunden, erwartet wird TP=4</translation>
    </message>
    <message>
        <source>%1: one end of the range is missing</source>
        <translation>%1: Ein Ende des Bereichs fehlt</translation>
    </message>
    <message>
        <source>%1: the candidate has no id</source>
        <translation>%1: Der Kandidat hat keine id</translation>
    </message>
    <message>
        <source>%1: the id &quot;%2&quot; stands for two candidates</source>
        <translation>%1: Die id „%2“ steht für zwei Kandidaten</translation>
    </message>
    <message>
        <source>%1: the id of the check is missing</source>
        <translation>%1: Die id der Prüfung fehlt</translation>
    </message>
    <message>
        <source>%1: the path of the file is missing</source>
        <translation>%1: Der Pfad der Datei fehlt</translation>
    </message>
    <message>
        <source>(%1 € a year for purchases + %2 € upkeep + %3 € electricity) / 8,760 h = %4 €/h</source>
        <translation>(%1 € im Jahr für Anschaffungen + %2 € Unterhalt + %3 € Strom) / 8.760 h = %4 €/h</translation>
    </message>
    <message>
        <source>(%1 € a year for purchases + %2 € upkeep) / 8,760 h = %3 €/h</source>
        <translation>(%1 € im Jahr für Anschaffungen + %2 € Unterhalt) / 8.760 h = %3 €/h</translation>
    </message>
    <message>
        <source>2 × %1 layers × %2 KV heads × %3 values × %4 B = %5 B a token</source>
        <translation>2 × %1 Schichten × %2 KV-Heads × %3 Werte × %4 B = %5 B je Token</translation>
    </message>
    <message>
        <source>A candidate dominates another when it is known on every axis on which the other is known, is nowhere worse, and is better on at least one. The Pareto front holds the candidates that nobody dominates.</source>
        <translation>Ein Kandidat dominiert einen anderen, wenn er auf jeder Achse bekannt ist, auf der der andere bekannt ist, nirgends schlechter und auf mindestens einer besser ist. Die Pareto-Front enthält die Kandidaten, die niemand dominiert.</translation>
    </message>
    <message>
        <source>A million output tokens cost %1 €.</source>
        <translation>Eine Million Ausgabe-Tokens kosten %1 €.</translation>
    </message>
    <message>
        <source>A million tokens cost %1 €.</source>
        <translation>Eine Million Tokens kosten %1 €.</translation>
    </message>
    <message>
        <source>A million tokens inside the SLO cost %1 €.</source>
        <translation>Eine Million Tokens innerhalb des SLO kosten %1 €.</translation>
    </message>
    <message>
        <source>A million tokens, prompt and answer together, cost %1 €.</source>
        <translation>Eine Million Tokens, Prompt und Antwort zusammen, kosten %1 €.</translation>
    </message>
    <message>
        <source>A price per GPU-hour is stated, but not how many GPUs there are: state parallelism.tp, or the number of GPUs.</source>
        <translation>Ein Preis je GPU-Stunde ist angegeben, aber nicht, wie viele GPUs es sind: parallelism.tp oder die Anzahl der GPUs angeben.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the boards, and a million of them emit %2 g of CO2e.</source>
        <translation>Ein Token braucht %1 J an den Karten, und eine Million davon verursachen %2 g CO2e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the boards.</source>
        <translation>Ein Token braucht %1 J an den Karten.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the facility&apos;s meter, and a million of them emit %2 g of CO2e.</source>
        <translation>Ein Token braucht %1 J am Zähler des Rechenzentrums, und eine Million davon verursachen %2 g CO2e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the facility&apos;s meter.</source>
        <translation>Ein Token braucht %1 J am Zähler des Rechenzentrums.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the nodes, and a million of them emit %2 g of CO2e.</source>
        <translation>Ein Token braucht %1 J an den Knoten, und eine Million davon verursachen %2 g CO2e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the nodes.</source>
        <translation>Ein Token braucht %1 J an den Knoten.</translation>
    </message>
    <message>
        <source>Above it the gaps between tokens break first</source>
        <translation>Darüber reißen zuerst die Abstände zwischen den Tokens die Grenze</translation>
    </message>
    <message>
        <source>Above it the share of good requests falls below its target</source>
        <translation>Darüber fällt der Anteil guter Anfragen unter sein Ziel</translation>
    </message>
    <message>
        <source>Above it the time of the whole request breaks first</source>
        <translation>Darüber reißt zuerst die Zeit der ganzen Anfrage die Grenze</translation>
    </message>
    <message>
        <source>Above it the time per output token breaks first</source>
        <translation>Darüber reißt zuerst die Zeit je Ausgabe-Token die Grenze</translation>
    </message>
    <message>
        <source>Above it the time to first token breaks first</source>
        <translation>Darüber reißt zuerst die Zeit bis zum ersten Token die Grenze</translation>
    </message>
    <message>
        <source>Acceptance of drafted tokens</source>
        <translation>Annahmequote der Draft-Tokens</translation>
    </message>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Zur Kenntnis genommen: %1</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Activations %1 GB and overhead %2 GB per GPU come from the engine&apos;s table (%3 from version %4).</source>
        <translation>Aktivierungen %1 GB und Overhead %2 GB je GPU stammen aus der Tabelle der Engine (%3 ab Version %4).</translation>
    </message>
    <message>
        <source>Activations in a GPU</source>
        <translation>Aktivierungen in einer GPU</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Aktiv</translation>
    </message>
    <message>
        <source>Add loads below the first one</source>
        <translation>Laststufen unterhalb der ersten ergänzen</translation>
    </message>
    <message>
        <source>All lengths equal</source>
        <translation>Alle Längen gleich</translation>
    </message>
    <message>
        <source>All of them reach beyond the knee.</source>
        <translation>Alle davon reichen über das Knie hinaus.</translation>
    </message>
    <message>
        <source>All weights, as stated</source>
        <translation>Alle Gewichte, wie angegeben</translation>
    </message>
    <message>
        <source>Amortisation</source>
        <translation>Abschreibung</translation>
    </message>
    <message>
        <source>Amortisation of %1</source>
        <translation>Abschreibung von %1</translation>
    </message>
    <message>
        <source>An entry of the catalogue has no id; it is left out.</source>
        <translation>Ein Eintrag des Katalogs hat keine id; er wird ausgelassen.</translation>
    </message>
    <message>
        <source>Answers not streamed</source>
        <translation>Antworten nicht gestreamt</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Ankünfte</translation>
    </message>
    <message>
        <source>As quoted</source>
        <translation>Wie angeboten</translation>
    </message>
    <message>
        <source>Ask for a new quote, and date it</source>
        <translation>Neues Angebot einholen und datieren</translation>
    </message>
    <message>
        <source>Assumptions: every input</source>
        <translation>Annahmen: alle Eingaben</translation>
    </message>
    <message>
        <source>At %1 concurrent requests already, %2 is %3 ms against a limit of %4 ms.</source>
        <translation>Schon bei %1 gleichzeitigen Anfragen beträgt %2 %3 ms bei einer Grenze von %4 ms.</translation>
    </message>
    <message>
        <source>At %1 requests per second already, %2 is %3 ms against a limit of %4 ms.</source>
        <translation>Schon bei %1 Anfragen pro Sekunde beträgt %2 %3 ms bei einer Grenze von %4 ms.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 % and goodput falls to %3 %.</source>
        <translation>Bei %1 gewinnt der Durchsatz %2 %, und der Goodput fällt auf %3 %.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 % and goodput falls to %3 %: the knee lies between.</source>
        <translation>Bei %1 gewinnt der Durchsatz %2 %, und der Goodput fällt auf %3 %: Das Knie liegt dazwischen.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 %, but %3 is %4 ms against a limit of %5 ms.</source>
        <translation>Bei %1 gewinnt der Durchsatz %2 %, aber %3 beträgt %4 ms bei einer Grenze von %5 ms.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 %.</source>
        <translation>Bei %1 gewinnt der Durchsatz %2 %.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 % and goodput falls to %3 %.</source>
        <translation>Bei %1 verliert der Durchsatz %2 %, und der Goodput fällt auf %3 %.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 % and goodput falls to %3 %: the knee lies between.</source>
        <translation>Bei %1 verliert der Durchsatz %2 %, und der Goodput fällt auf %3 %: Das Knie liegt dazwischen.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 %, and %3 is %4 ms against a limit of %5 ms.</source>
        <translation>Bei %1 verliert der Durchsatz %2 %, und %3 beträgt %4 ms bei einer Grenze von %5 ms.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 %.</source>
        <translation>Bei %1 verliert der Durchsatz %2 %.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>BF16 dense</source>
        <translation>BF16 dense</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation>Kartenleistung</translation>
    </message>
    <message>
        <source>Board power only</source>
        <translation>Nur Kartenleistung</translation>
    </message>
    <message>
        <source>Boundaries differ</source>
        <translation>Bilanzgrenzen verschieden</translation>
    </message>
    <message>
        <source>Boundary of the power</source>
        <translation>Bilanzgrenze der Leistung</translation>
    </message>
    <message>
        <source>Bring all power figures to one boundary: board, node or facility</source>
        <translation>Alle Leistungsangaben auf eine Bilanzgrenze bringen: Karte, Knoten oder Rechenzentrum</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA-Graphs</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Candidate %1</source>
        <translation>Kandidat %1</translation>
    </message>
    <message>
        <source>Candidate %1 changes what the throughput of the scenario depends on: its own is unknown until it is stated or measured.</source>
        <translation>Kandidat %1 ändert etwas, wovon der Durchsatz des Szenarios abhängt: Sein eigener ist unbekannt, bis er angegeben oder gemessen wird.</translation>
    </message>
    <message>
        <source>Capital bound</source>
        <translation>Gebundenes Kapital</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO2</translation>
    </message>
    <message>
        <source>Carbon of a million tokens</source>
        <translation>CO2 je Million Tokens</translation>
    </message>
    <message>
        <source>Carbon of a year</source>
        <translation>CO2 je Jahr</translation>
    </message>
    <message>
        <source>Carbon of the grid</source>
        <translation>CO2 des Stromnetzes</translation>
    </message>
    <message>
        <source>Carbon per million tokens</source>
        <translation>CO2 pro Million Tokens</translation>
    </message>
    <message>
        <source>Carbon per year</source>
        <translation>CO2 pro Jahr</translation>
    </message>
    <message>
        <source>Carbon, lifecycle</source>
        <translation>CO2, Lebenszyklus</translation>
    </message>
    <message>
        <source>Ceiling of concurrent requests</source>
        <translation>Obergrenze gleichzeitiger Anfragen</translation>
    </message>
    <message>
        <source>Ceiling of the KV cache</source>
        <translation>Obergrenze des KV-Cache</translation>
    </message>
    <message>
        <source>Chunked prefill</source>
        <translation>Chunked Prefill</translation>
    </message>
    <message>
        <source>Client&apos;s rate limit</source>
        <translation>Ratenbegrenzung des Clients</translation>
    </message>
    <message>
        <source>Clock side unknown</source>
        <translation>Messseite unbekannt</translation>
    </message>
    <message>
        <source>Clocks are mixed</source>
        <translation>Messseiten gemischt</translation>
    </message>
    <message>
        <source>Coefficient of variation of the gaps between requests</source>
        <translation>Variationskoeffizient der Abstände zwischen Anfragen</translation>
    </message>
    <message>
        <source>Compare like with like, or say that this is what is compared</source>
        <translation>Gleiches mit Gleichem vergleichen oder angeben, dass gerade dies verglichen wird</translation>
    </message>
    <message>
        <source>Compare only runs that were timed on the same side</source>
        <translation>Nur Läufe vergleichen, die auf derselben Seite gemessen wurden</translation>
    </message>
    <message>
        <source>Compare output tokens with output tokens only</source>
        <translation>Ausgabe-Tokens nur mit Ausgabe-Tokens vergleichen</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>Concurrency that the KV cache holds</source>
        <translation>Gleichzeitige Anfragen, die der KV-Cache fasst</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Verlässlichkeit</translation>
    </message>
    <message>
        <source>Context and buffers by TP</source>
        <translation>Kontext und Puffer nach TP</translation>
    </message>
    <message>
        <source>Context held by a running request</source>
        <translation>Kontext einer laufenden Anfrage</translation>
    </message>
    <message>
        <source>Contexts differ</source>
        <translation>Kontexte verschieden</translation>
    </message>
    <message>
        <source>Converted from dollars</source>
        <translation>Aus Dollar umgerechnet</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Cost of a million tokens</source>
        <translation>Kosten je Million Tokens</translation>
    </message>
    <message>
        <source>Cost of a request</source>
        <translation>Kosten einer Anfrage</translation>
    </message>
    <message>
        <source>Cost of a year</source>
        <translation>Kosten eines Jahres</translation>
    </message>
    <message>
        <source>Cost of an hour</source>
        <translation>Kosten einer Stunde</translation>
    </message>
    <message>
        <source>Cost of capital, a year</source>
        <translation>Kapitalkosten, je Jahr</translation>
    </message>
    <message>
        <source>Cost per hour</source>
        <translation>Kosten pro Stunde</translation>
    </message>
    <message>
        <source>Cost per million tokens (CPM)</source>
        <translation>Kosten pro Million Tokens (CPM)</translation>
    </message>
    <message>
        <source>Cost per request</source>
        <translation>Kosten pro Anfrage</translation>
    </message>
    <message>
        <source>Cost per year</source>
        <translation>Kosten pro Jahr</translation>
    </message>
    <message>
        <source>Cost, goodput, energy, carbon and sovereignty on one frontier</source>
        <translation>Kosten, Goodput, Energie, CO2 und Souveränität auf einer Front</translation>
    </message>
    <message>
        <source>Count the tokens with the model&apos;s own tokenizer</source>
        <translation>Die Tokens mit dem Tokenizer des Modells zählen</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Data parallelism</source>
        <translation>Daten-Parallelität</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Day-ahead mean</source>
        <translation>Day-Ahead-Mittel</translation>
    </message>
    <message>
        <source>Decode of a request</source>
        <translation>Decode einer Anfrage</translation>
    </message>
    <message>
        <source>Default share</source>
        <translation>Standardanteil</translation>
    </message>
    <message>
        <source>Dense MLP</source>
        <translation>Dichtes MLP</translation>
    </message>
    <message>
        <source>Discard a warm-up and record it, or acknowledge this with how it was done</source>
        <translation>Aufwärmphase verwerfen und dies festhalten oder den Befund mit der Vorgehensweise zur Kenntnis nehmen</translation>
    </message>
    <message>
        <source>Divide by the tokens of the requests inside the SLO</source>
        <translation>Durch die Tokens der Anfragen innerhalb des SLO teilen</translation>
    </message>
    <message>
        <source>Does not fit: %1 GB of weights, %2 GB of activations and %3 GB of overhead per GPU need %4 GB more than %5 % of %6 GB.</source>
        <translation>Passt nicht: %1 GB Gewichte, %2 GB Aktivierungen und %3 GB Overhead je GPU brauchen %4 GB mehr als %5 % von %6 GB.</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>Dominiert</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>Draft-Modell</translation>
    </message>
    <message>
        <source>Duration of a request</source>
        <translation>Dauer einer Anfrage</translation>
    </message>
    <message>
        <source>ENTSO-E code</source>
        <translation>ENTSO-E-Code</translation>
    </message>
    <message>
        <source>Electricity Maps zone</source>
        <translation>Electricity-Maps-Zone</translation>
    </message>
    <message>
        <source>Electricity in it</source>
        <translation>Strom darin</translation>
    </message>
    <message>
        <source>Electricity of a million tokens</source>
        <translation>Strom je Million Tokens</translation>
    </message>
    <message>
        <source>Embedding and LM head</source>
        <translation>Embedding und LM-Head</translation>
    </message>
    <message>
        <source>Embodied carbon of a million tokens</source>
        <translation>Graues CO2 je Million Tokens</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>Energie und CO2</translation>
    </message>
    <message>
        <source>Energy and carbon per token are those at full load. In use %1 % of the time with an idle share of %2 %, a token takes %3 times as much.</source>
        <translation>Energie und CO2 je Token gelten bei Volllast. Bei Nutzung während %1 % der Zeit und einem Leerlaufanteil von %2 % braucht ein Token das %3-Fache.</translation>
    </message>
    <message>
        <source>Energy and site</source>
        <translation>Energie und Standort</translation>
    </message>
    <message>
        <source>Energy is measured at different boundaries: %1 and %2</source>
        <translation>Energie ist an verschiedenen Bilanzgrenzen gemessen: %1 und %2</translation>
    </message>
    <message>
        <source>Energy of a million tokens</source>
        <translation>Energie je Million Tokens</translation>
    </message>
    <message>
        <source>Energy of a token</source>
        <translation>Energie eines Tokens</translation>
    </message>
    <message>
        <source>Energy per million tokens</source>
        <translation>Energie pro Million Tokens</translation>
    </message>
    <message>
        <source>Energy per token</source>
        <translation>Energie pro Token</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Engine version</source>
        <translation>Engine-Version</translation>
    </message>
    <message>
        <source>Engine version missing</source>
        <translation>Engine-Version fehlt</translation>
    </message>
    <message>
        <source>Engine, version, flags</source>
        <translation>Engine, Version, Flags</translation>
    </message>
    <message>
        <source>Enter the price of the contract, or a retail factor</source>
        <translation>Vertragspreis oder einen Endkundenfaktor eingeben</translation>
    </message>
    <message>
        <source>Estimate, not measured</source>
        <translation>Schätzung, nicht gemessen</translation>
    </message>
    <message>
        <source>Expert parallelism</source>
        <translation>Experten-Parallelität</translation>
    </message>
    <message>
        <source>Expert parallelism %1 does not divide the %2 ranks of a stage (tensor × data parallelism).</source>
        <translation>Experten-Parallelität %1 teilt die %2 Ranks einer Stufe nicht (Tensor- × Daten-Parallelität).</translation>
    </message>
    <message>
        <source>Expert parallelism %1 needs a mixture of experts; %2 is dense.</source>
        <translation>Experten-Parallelität %1 braucht ein Mixture-of-Experts-Modell; %2 ist dicht.</translation>
    </message>
    <message>
        <source>Expert parallelism %1 needs more experts than the %2 of %3.</source>
        <translation>Experten-Parallelität %1 braucht mehr Experten als die %2 von %3.</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>Experts a token</source>
        <translation>Experten je Token</translation>
    </message>
    <message>
        <source>Exposed to US law</source>
        <translation>US-Recht ausgesetzt</translation>
    </message>
    <message>
        <source>Extend the sweep until throughput stops rising</source>
        <translation>Die Messreihe ausdehnen, bis der Durchsatz nicht mehr steigt</translation>
    </message>
    <message>
        <source>FP4 dense</source>
        <translation>FP4 dense</translation>
    </message>
    <message>
        <source>FP8 dense</source>
        <translation>FP8 dense</translation>
    </message>
    <message>
        <source>Factor from wholesale to what is paid</source>
        <translation>Faktor vom Großhandelspreis zum gezahlten Preis</translation>
    </message>
    <message>
        <source>Fails the gate %1: %2 is required, %3 is stated.</source>
        <translation>Verfehlt das Ausschlusskriterium %1: %2 ist verlangt, %3 ist angegeben.</translation>
    </message>
    <message>
        <source>Faster than the hardware</source>
        <translation>Schneller als die Hardware</translation>
    </message>
    <message>
        <source>Fewer than five loads were tested: too few to find the knee.</source>
        <translation>Weniger als fünf Laststufen wurden getestet: zu wenige, um das Knie zu finden.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Figures contradict each other</source>
        <translation>Werte widersprechen sich</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Find out which tokens are counted, and on what it really ran</source>
        <translation>Klären, welche Tokens gezählt werden und worauf es wirklich lief</translation>
    </message>
    <message>
        <source>Find out why they failed; a load that loses requests is no capacity</source>
        <translation>Klären, warum sie fehlschlugen; eine Last, die Anfragen verliert, ist keine Kapazität</translation>
    </message>
    <message>
        <source>Find what changed between the repeats, or measure longer</source>
        <translation>Klären, was sich zwischen den Wiederholungen geändert hat, oder länger messen</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Form</translation>
    </message>
    <message>
        <source>Format of the KV cache</source>
        <translation>Format des KV-Cache</translation>
    </message>
    <message>
        <source>Format of the weights</source>
        <translation>Format der Gewichte</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>Formula with its numbers</source>
        <translation>Formel mit Zahlen</translation>
    </message>
    <message>
        <source>From version</source>
        <translation>Ab Version</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>GPUs in a node</source>
        <translation>GPUs in einem Knoten</translation>
    </message>
    <message>
        <source>GPUs in all</source>
        <translation>GPUs insgesamt</translation>
    </message>
    <message>
        <source>Go back to the raw results and find out which figure is wrong</source>
        <translation>Zu den Rohergebnissen zurückgehen und klären, welcher Wert falsch ist</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Goodput counts input and output tokens together: the results state no output tokens.</source>
        <translation>Der Goodput zählt Eingabe- und Ausgabe-Tokens zusammen: Die Ergebnisse nennen keine Ausgabe-Tokens.</translation>
    </message>
    <message>
        <source>Goodput of a GPU</source>
        <translation>Goodput einer GPU</translation>
    </message>
    <message>
        <source>Goodput of a euro of capex</source>
        <translation>Goodput eines Euros Investition</translation>
    </message>
    <message>
        <source>Goodput of a kilowatt</source>
        <translation>Goodput eines Kilowatts</translation>
    </message>
    <message>
        <source>Goodput per GPU</source>
        <translation>Goodput pro GPU</translation>
    </message>
    <message>
        <source>Goodput per euro of hardware</source>
        <translation>Goodput pro Euro Hardware</translation>
    </message>
    <message>
        <source>Goodput per kW</source>
        <translation>Goodput pro kW</translation>
    </message>
    <message>
        <source>Goodput without SLO</source>
        <translation>Goodput ohne SLO</translation>
    </message>
    <message>
        <source>Graphs inside the share</source>
        <translation>Graphs im Anteil enthalten</translation>
    </message>
    <message>
        <source>Grid methods mixed</source>
        <translation>Netz-Methoden gemischt</translation>
    </message>
    <message>
        <source>Grid zone</source>
        <translation>Netzzone</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Hardware and links</source>
        <translation>Hardware und Verbindungen</translation>
    </message>
    <message>
        <source>Hardware missing</source>
        <translation>Hardware fehlt</translation>
    </message>
    <message>
        <source>Have the tool report p95 and p99</source>
        <translation>Das Werkzeug p95 und p99 ausgeben lassen</translation>
    </message>
    <message>
        <source>Have the tool report the percentiles of the SLO, or save each request</source>
        <translation>Das Werkzeug die Perzentile des SLO ausgeben lassen oder jede Anfrage speichern</translation>
    </message>
    <message>
        <source>Head-room</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>Head-room over the load</source>
        <translation>Puffer über der Last</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Hauptsitz</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Heads</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Hidden</translation>
    </message>
    <message>
        <source>Hours of service a day</source>
        <translation>Betriebsstunden am Tag</translation>
    </message>
    <message>
        <source>How the figures are computed</source>
        <translation>Wie die Werte berechnet werden</translation>
    </message>
    <message>
        <source>INT8 dense</source>
        <translation>INT8 dense</translation>
    </message>
    <message>
        <source>In %1 of %2 runs more than 1 % of the requests failed, in the worst %3 %; the latencies are those of the others</source>
        <translation>In %1 von %2 Läufen schlugen mehr als 1 % der Anfragen fehl, im schlimmsten %3 %; die Latenzen sind die der übrigen</translation>
    </message>
    <message>
        <source>In the EU</source>
        <translation>In der EU</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Input and output are %1 tokens/s together, the file says %2</source>
        <translation>Eingabe und Ausgabe sind zusammen %1 Tokens/s, die Datei nennt %2</translation>
    </message>
    <message>
        <source>Input and output tokens</source>
        <translation>Eingabe- und Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Investment</source>
        <translation>Investition</translation>
    </message>
    <message>
        <source>It does not reach beyond the knee.</source>
        <translation>Sie reicht nicht über das Knie hinaus.</translation>
    </message>
    <message>
        <source>It reaches beyond the knee.</source>
        <translation>Sie reicht über das Knie hinaus.</translation>
    </message>
    <message>
        <source>J/tok</source>
        <translation>J/tok</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <translation>Rechtsraum</translation>
    </message>
    <message>
        <source>KV cache of a token</source>
        <translation>KV-Cache eines Tokens</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>KV-Cache pro Token</translation>
    </message>
    <message>
        <source>KV cache, bf16</source>
        <translation>KV-Cache, bf16</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV-Heads</translation>
    </message>
    <message>
        <source>KV memory of one GPU</source>
        <translation>KV-Speicher einer GPU</translation>
    </message>
    <message>
        <source>KV memory of one GPU × GPUs of a replica</source>
        <translation>KV-Speicher einer GPU × GPUs einer Replik</translation>
    </message>
    <message>
        <source>KV memory of the replica</source>
        <translation>KV-Speicher der Replik</translation>
    </message>
    <message>
        <source>KV memory of the replica / KV bytes per token</source>
        <translation>KV-Speicher der Replik / KV-Bytes je Token</translation>
    </message>
    <message>
        <source>Kind of workload</source>
        <translation>Art der Arbeitslast</translation>
    </message>
    <message>
        <source>Knee and safe capacity</source>
        <translation>Knie und sichere Kapazität</translation>
    </message>
    <message>
        <source>Knee at %1 requests/s, the highest load tested</source>
        <translation>Knie bei %1 Anfragen/s, der höchsten getesteten Last</translation>
    </message>
    <message>
        <source>Knee at %1 requests/s; the next tested rate is %2</source>
        <translation>Knie bei %1 Anfragen/s; die nächste getestete Rate ist %2</translation>
    </message>
    <message>
        <source>Knee at concurrency %1, the highest load tested</source>
        <translation>Knie bei Parallelität %1, der höchsten getesteten Last</translation>
    </message>
    <message>
        <source>Knee at concurrency %1; the next tested one is %2</source>
        <translation>Knie bei Parallelität %1; die nächste getestete ist %2</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Length distribution</source>
        <translation>Längenverteilung</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Link between GPUs</source>
        <translation>Verbindung zwischen GPUs</translation>
    </message>
    <message>
        <source>Link domain</source>
        <translation>Verbindungsdomäne</translation>
    </message>
    <message>
        <source>Link rate</source>
        <translation>Verbindungsrate</translation>
    </message>
    <message>
        <source>Live tokens that fit</source>
        <translation>Aktive Tokens, die hineinpassen</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Load by hour of the day</source>
        <translation>Last nach Tagesstunde</translation>
    </message>
    <message>
        <source>LoadGen calls this result invalid</source>
        <translation>LoadGen nennt dieses Ergebnis ungültig</translation>
    </message>
    <message>
        <source>Loads differ</source>
        <translation>Lasten verschieden</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Längster Kontext</translation>
    </message>
    <message>
        <source>Maintenance, share of the price a year</source>
        <translation>Wartung, Anteil am Preis je Jahr</translation>
    </message>
    <message>
        <source>Mean lengths go from %1 to %2 tokens</source>
        <translation>Mittlere Längen reichen von %1 bis %2 Tokens</translation>
    </message>
    <message>
        <source>Means only</source>
        <translation>Nur Mittelwerte</translation>
    </message>
    <message>
        <source>Measure at the node, and say so in energy.boundary</source>
        <translation>Am Knoten messen und dies in energy.boundary angeben</translation>
    </message>
    <message>
        <source>Measure for several minutes at each load</source>
        <translation>Bei jeder Last mehrere Minuten messen</translation>
    </message>
    <message>
        <source>Measure it with the load of the plan before deciding</source>
        <translation>Vor der Entscheidung mit der geplanten Last messen</translation>
    </message>
    <message>
        <source>Measured BF16</source>
        <translation>Gemessen BF16</translation>
    </message>
    <message>
        <source>Measured FP8</source>
        <translation>Gemessen FP8</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Memory of a GPU</source>
        <translation>Speicher einer GPU</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Methode</translation>
    </message>
    <message>
        <source>Method of the grid&apos;s figure</source>
        <translation>Methode des Netzwerts</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model and precision</source>
        <translation>Modell und Präzision</translation>
    </message>
    <message>
        <source>Models differ</source>
        <translation>Modelle verschieden</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Native</source>
        <translation>Nativ</translation>
    </message>
    <message>
        <source>No SLO is set, so that no load can be called safe.</source>
        <translation>Es ist kein SLO gesetzt, sodass keine Last sicher genannt werden kann.</translation>
    </message>
    <message>
        <source>No candidate dominates another: each is the best choice for somebody.</source>
        <translation>Kein Kandidat dominiert einen anderen: Jeder ist für jemanden die beste Wahl.</translation>
    </message>
    <message>
        <source>No candidate is on the front yet.</source>
        <translation>Noch liegt kein Kandidat auf der Front.</translation>
    </message>
    <message>
        <source>No knee: fewer than five loads were tested</source>
        <translation>Kein Knie: Weniger als fünf Laststufen wurden getestet</translation>
    </message>
    <message>
        <source>No knee: no load states a throughput</source>
        <translation>Kein Knie: Keine Last nennt einen Durchsatz</translation>
    </message>
    <message>
        <source>No knee: the plateau is the rate limit of the client, not of the server</source>
        <translation>Kein Knie: Das Plateau ist die Ratenbegrenzung des Clients, nicht des Servers</translation>
    </message>
    <message>
        <source>No knee: throughput is at its maximum from the first load on, so the knee lies below it</source>
        <translation>Kein Knie: Der Durchsatz ist ab der ersten Last maximal, das Knie liegt also darunter</translation>
    </message>
    <message>
        <source>No knee: too few requests a load, fewer than 20 or than five times the concurrency</source>
        <translation>Kein Knie: zu wenige Anfragen je Last, weniger als 20 oder als das Fünffache der Parallelität</translation>
    </message>
    <message>
        <source>No results have been imported yet.</source>
        <translation>Noch wurden keine Ergebnisse importiert.</translation>
    </message>
    <message>
        <source>No safe capacity: no SLO is given</source>
        <translation>Keine sichere Kapazität: Es ist kein SLO angegeben</translation>
    </message>
    <message>
        <source>No safe capacity: no tested load holds the SLO</source>
        <translation>Keine sichere Kapazität: Keine getestete Last hält das SLO ein</translation>
    </message>
    <message>
        <source>No safe capacity: the tested loads do not state the percentiles that the SLO asks for</source>
        <translation>Keine sichere Kapazität: Die getesteten Lasten nennen die vom SLO verlangten Perzentile nicht</translation>
    </message>
    <message>
        <source>No sweep has been imported yet: results at several loads show the knee here.</source>
        <translation>Noch wurde keine Messreihe importiert: Ergebnisse bei mehreren Lasten zeigen hier das Knie.</translation>
    </message>
    <message>
        <source>No tested load keeps the SLO.</source>
        <translation>Keine getestete Last hält das SLO ein.</translation>
    </message>
    <message>
        <source>No tested load keeps the SLO: the figures are those of a load that breaks it.</source>
        <translation>Keine getestete Last hält das SLO ein: Die Werte sind die einer Last, die es verletzt.</translation>
    </message>
    <message>
        <source>None is known to beat it, and this is unknown of it: %1.</source>
        <translation>Von keinem ist bekannt, dass er besser ist; unbekannt ist daran: %1.</translation>
    </message>
    <message>
        <source>None of them reaches beyond the knee.</source>
        <translation>Keine davon reicht über das Knie hinaus.</translation>
    </message>
    <message>
        <source>Not past the knee</source>
        <translation>Nicht über das Knie hinaus</translation>
    </message>
    <message>
        <source>Not past the knee: throughput still rises at the last load, so the sweep has to go on</source>
        <translation>Nicht über das Knie hinaus: Der Durchsatz steigt bei der letzten Last noch, die Messreihe muss also weitergehen</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Note the rate and its date</source>
        <translation>Kurs und Datum festhalten</translation>
    </message>
    <message>
        <source>Note whether the times are the client&apos;s or the server&apos;s</source>
        <translation>Festhalten, ob die Zeiten die des Clients oder des Servers sind</translation>
    </message>
    <message>
        <source>Nothing can be computed yet: state a throughput, or import results.</source>
        <translation>Noch kann nichts berechnet werden: einen Durchsatz angeben oder Ergebnisse importieren.</translation>
    </message>
    <message>
        <source>Nothing can be reported yet: state a throughput, or import results.</source>
        <translation>Noch kann nichts berichtet werden: einen Durchsatz angeben oder Ergebnisse importieren.</translation>
    </message>
    <message>
        <source>Old price</source>
        <translation>Alter Preis</translation>
    </message>
    <message>
        <source>One file was not recognised.</source>
        <translation>Eine Datei wurde nicht erkannt.</translation>
    </message>
    <message>
        <source>One run, and no sweep: a knee needs several loads.</source>
        <translation>Ein Lauf und keine Messreihe: Ein Knie braucht mehrere Lasten.</translation>
    </message>
    <message>
        <source>One sweep from one tool.</source>
        <translation>Eine Messreihe aus einem Werkzeug.</translation>
    </message>
    <message>
        <source>Operational concurrency</source>
        <translation>Parallelität im Betrieb</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Output length, mean</source>
        <translation>Ausgabelänge, Mittelwert</translation>
    </message>
    <message>
        <source>Output length, p50</source>
        <translation>Ausgabelänge, p50</translation>
    </message>
    <message>
        <source>Output length, p95</source>
        <translation>Ausgabelänge, p95</translation>
    </message>
    <message>
        <source>Output length, p99</source>
        <translation>Ausgabelänge, p99</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation>Ausgabedurchsatz</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>Overhead in a GPU</source>
        <translation>Overhead in einer GPU</translation>
    </message>
    <message>
        <source>Owned, rented or paid by the token</source>
        <translation>Eigene Hardware, gemietet oder je Token bezahlt</translation>
    </message>
    <message>
        <source>Owner&apos;s cost</source>
        <translation>Kosten des Eigentümers</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Parameters active for a token</source>
        <translation>Je Token aktive Parameter</translation>
    </message>
    <message>
        <source>Percentiles missing</source>
        <translation>Perzentile fehlen</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Pipeline parallelism</source>
        <translation>Pipeline-Parallelität</translation>
    </message>
    <message>
        <source>Pipeline parallelism %1 needs more layers than the %2 of %3.</source>
        <translation>Pipeline-Parallelität %1 braucht mehr Schichten als die %2 von %3.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Power of the fleet</source>
        <translation>Leistung der Flotte</translation>
    </message>
    <message>
        <source>Power with its share of the node</source>
        <translation>Leistung mit Knotenanteil</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>Precisions differ</source>
        <translation>Präzisionen verschieden</translation>
    </message>
    <message>
        <source>Prefill of a request</source>
        <translation>Prefill einer Anfrage</translation>
    </message>
    <message>
        <source>Prefix cache hit rate</source>
        <translation>Trefferquote des Präfix-Cache</translation>
    </message>
    <message>
        <source>Prefix cache warm</source>
        <translation>Präfix-Cache warm</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>Price of a GPU</source>
        <translation>Preis einer GPU</translation>
    </message>
    <message>
        <source>Price of a million tokens</source>
        <translation>Preis je Million Tokens</translation>
    </message>
    <message>
        <source>Price of electricity</source>
        <translation>Strompreis</translation>
    </message>
    <message>
        <source>Price of the fleet</source>
        <translation>Preis der Flotte</translation>
    </message>
    <message>
        <source>Price without source</source>
        <translation>Preis ohne Quelle</translation>
    </message>
    <message>
        <source>Prompt length, mean</source>
        <translation>Prompt-Länge, Mittelwert</translation>
    </message>
    <message>
        <source>Prompt length, p50</source>
        <translation>Prompt-Länge, p50</translation>
    </message>
    <message>
        <source>Prompt length, p95</source>
        <translation>Prompt-Länge, p95</translation>
    </message>
    <message>
        <source>Prompt length, p99</source>
        <translation>Prompt-Länge, p99</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Published parameters</source>
        <translation>Veröffentlichte Parameter</translation>
    </message>
    <message>
        <source>Purchase price</source>
        <translation>Kaufpreis</translation>
    </message>
    <message>
        <source>Purchase price of %1</source>
        <translation>Kaufpreis von %1</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Quoted from</source>
        <translation>Angebot von</translation>
    </message>
    <message>
        <source>Quoted on</source>
        <translation>Angebot vom</translation>
    </message>
    <message>
        <source>Raw throughput quoted</source>
        <translation>Rohdurchsatz angegeben</translation>
    </message>
    <message>
        <source>Record the GPU, how many and how they are connected</source>
        <translation>Die GPU, ihre Anzahl und ihre Verbindung festhalten</translation>
    </message>
    <message>
        <source>Record the engine, its version and its flags</source>
        <translation>Die Engine, ihre Version und ihre Flags festhalten</translation>
    </message>
    <message>
        <source>Record the limits beside the goodput, or save each request so that it can be computed</source>
        <translation>Die Grenzen neben dem Goodput festhalten oder jede Anfrage speichern, damit er berechnet werden kann</translation>
    </message>
    <message>
        <source>Record the tokenizer: it decides what a token/s and a cost per token are</source>
        <translation>Den Tokenizer festhalten: Er bestimmt, was ein Token/s und Kosten je Token sind</translation>
    </message>
    <message>
        <source>Recorded in the file</source>
        <translation>In der Datei erfasst</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redundanz</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Repeat the high loads with a tool of several processes, such as AIPerf or GuideLLM</source>
        <translation>Die hohen Lasten mit einem Werkzeug mit mehreren Prozessen wie AIPerf oder GuideLLM wiederholen</translation>
    </message>
    <message>
        <source>Repeat with one tool, or with tools of one class</source>
        <translation>Mit einem Werkzeug oder mit Werkzeugen einer Klasse wiederholen</translation>
    </message>
    <message>
        <source>Repeat with streaming</source>
        <translation>Mit Streaming wiederholen</translation>
    </message>
    <message>
        <source>Repeat with the lengths of real traffic, or with a trace</source>
        <translation>Mit den Längen echten Verkehrs oder mit einem Trace wiederholen</translation>
    </message>
    <message>
        <source>Repeat with the warm-up discarded</source>
        <translation>Mit verworfener Aufwärmphase wiederholen</translation>
    </message>
    <message>
        <source>Repeat without the rate limit, or with a higher one</source>
        <translation>Ohne Ratenbegrenzung oder mit einer höheren wiederholen</translation>
    </message>
    <message>
        <source>Repeats differ</source>
        <translation>Wiederholungen verschieden</translation>
    </message>
    <message>
        <source>Replicas for the rate</source>
        <translation>Replikate für die Rate</translation>
    </message>
    <message>
        <source>Replicas with head-room</source>
        <translation>Replikate mit Puffer</translation>
    </message>
    <message>
        <source>Request rate</source>
        <translation>Anfragerate</translation>
    </message>
    <message>
        <source>Request rate to be served</source>
        <translation>Zu bedienende Anfragerate</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>Requests failed</source>
        <translation>Anfragen fehlgeschlagen</translation>
    </message>
    <message>
        <source>Requests per second of a replica</source>
        <translation>Anfragen pro Sekunde einer Replik</translation>
    </message>
    <message>
        <source>Requests within the SLO, at least</source>
        <translation>Anfragen innerhalb des SLO, mindestens</translation>
    </message>
    <message>
        <source>Reserve for other work</source>
        <translation>Reserve für andere Arbeit</translation>
    </message>
    <message>
        <source>Residual value of %1, share of the price</source>
        <translation>Restwert von %1, Anteil am Preis</translation>
    </message>
    <message>
        <source>Residual value, share of the price</source>
        <translation>Restwert, Anteil am Preis</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Routed experts</source>
        <translation>Geroutete Experten</translation>
    </message>
    <message>
        <source>Router and norms</source>
        <translation>Router und Normen</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>SHA-256</source>
        <translation>SHA-256</translation>
    </message>
    <message>
        <source>SLO</source>
        <translation>SLO</translation>
    </message>
    <message>
        <source>Safe up to %1 requests/s</source>
        <translation>Sicher bis %1 Anfragen/s</translation>
    </message>
    <message>
        <source>Safe up to %1 requests/s: %2 input and output tokens/s</source>
        <translation>Sicher bis %1 Anfragen/s: %2 Eingabe- und Ausgabe-Tokens/s</translation>
    </message>
    <message>
        <source>Safe up to %1 requests/s: %2 output tokens/s</source>
        <translation>Sicher bis %1 Anfragen/s: %2 Ausgabe-Tokens/s</translation>
    </message>
    <message>
        <source>Safe up to concurrency %1</source>
        <translation>Sicher bis Parallelität %1</translation>
    </message>
    <message>
        <source>Safe up to concurrency %1: %2 input and output tokens/s</source>
        <translation>Sicher bis Parallelität %1: %2 Eingabe- und Ausgabe-Tokens/s</translation>
    </message>
    <message>
        <source>Safe up to concurrency %1: %2 output tokens/s</source>
        <translation>Sicher bis Parallelität %1: %2 Ausgabe-Tokens/s</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>Saturated at first</source>
        <translation>Von Anfang an gesättigt</translation>
    </message>
    <message>
        <source>Say where the price comes from, and when</source>
        <translation>Angeben, woher der Preis stammt und von wann</translation>
    </message>
    <message>
        <source>Scorecard and Pareto front</source>
        <translation>Bewertungsübersicht und Pareto-Front</translation>
    </message>
    <message>
        <source>Send at least five requests for each concurrent one, and a hundred for a p99</source>
        <translation>Mindestens fünf Anfragen je gleichzeitiger senden und hundert für ein p99</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>Sequences at once, at most</source>
        <translation>Gleichzeitige Sequenzen, höchstens</translation>
    </message>
    <message>
        <source>Sequences, small cards</source>
        <translation>Sequenzen, kleine Karten</translation>
    </message>
    <message>
        <source>Service level</source>
        <translation>Service-Level</translation>
    </message>
    <message>
        <source>Share of GPU memory used</source>
        <translation>Genutzter Anteil des GPU-Speichers</translation>
    </message>
    <message>
        <source>Share of requests inside the SLO</source>
        <translation>Anteil der Anfragen innerhalb des SLO</translation>
    </message>
    <message>
        <source>Share of the power drawn when idle</source>
        <translation>Anteil der Leistung im Leerlauf</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Geteilte Experten</translation>
    </message>
    <message>
        <source>Shared prefix</source>
        <translation>Gemeinsames Präfix</translation>
    </message>
    <message>
        <source>Short run</source>
        <translation>Kurzer Lauf</translation>
    </message>
    <message>
        <source>Single-process client</source>
        <translation>Client mit nur einem Prozess</translation>
    </message>
    <message>
        <source>Sizing</source>
        <translation>Dimensionierung</translation>
    </message>
    <message>
        <source>Sizing of LLM inference</source>
        <translation>Dimensionierung von LLM-Inferenz</translation>
    </message>
    <message>
        <source>Some layers share the KV cache of others: no KV figure.</source>
        <translation>Einige Schichten teilen den KV-Cache anderer: kein KV-Wert.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Sovereignty</source>
        <translation>Souveränität</translation>
    </message>
    <message>
        <source>Sovereignty required</source>
        <translation>Verlangte Souveränität</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Stellfläche</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Einordnung</translation>
    </message>
    <message>
        <source>Stated throughput</source>
        <translation>Angegebener Durchsatz</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Sweep past the knee</source>
        <translation>Messreihe über das Knie hinaus</translation>
    </message>
    <message>
        <source>TPOT p95</source>
        <translation>TPOT p95</translation>
    </message>
    <message>
        <source>TPOT, p95</source>
        <translation>TPOT, p95</translation>
    </message>
    <message>
        <source>TTFT p95</source>
        <translation>TTFT p95</translation>
    </message>
    <message>
        <source>TTFT, p95</source>
        <translation>TTFT, p95</translation>
    </message>
    <message>
        <source>Tensor parallelism</source>
        <translation>Tensor-Parallelität</translation>
    </message>
    <message>
        <source>Tensor parallelism %1 does not divide the %2 attention heads of %3.</source>
        <translation>Tensor-Parallelität %1 teilt die %2 Attention-Heads von %3 nicht.</translation>
    </message>
    <message>
        <source>Tensor parallelism %1 does not divide the vocabulary of %2 tokens of %3.</source>
        <translation>Tensor-Parallelität %1 teilt das Vokabular von %2 Tokens von %3 nicht.</translation>
    </message>
    <message>
        <source>The %2 KV heads of %3 can be neither split nor replicated evenly over tensor parallelism %1.</source>
        <translation>Die %2 KV-Heads von %3 lassen sich über Tensor-Parallelität %1 weder gleichmäßig aufteilen noch replizieren.</translation>
    </message>
    <message>
        <source>The GPU “%1” is not in the catalogue.</source>
        <translation>Die GPU „%1“ ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>The KV cache is held %1 times: tensor parallelism %2 exceeds the %3 KV heads.</source>
        <translation>Der KV-Cache wird %1-mal gehalten: Tensor-Parallelität %2 übersteigt die %3 KV-Heads.</translation>
    </message>
    <message>
        <source>The KV cache is smaller than one request of the largest length.</source>
        <translation>Der KV-Cache ist kleiner als eine Anfrage der größten Länge.</translation>
    </message>
    <message>
        <source>The SLO holds even without a limit of load.</source>
        <translation>Das SLO wird auch ohne Lastgrenze eingehalten.</translation>
    </message>
    <message>
        <source>The SLO is empty: expected terms such as ttft_p99=500ms,tpot_p95=60ms</source>
        <translation>Das SLO ist leer: erwartet werden Terme wie ttft_p99=500ms,tpot_p95=60ms</translation>
    </message>
    <message>
        <source>The SLO is not met.</source>
        <translation>Das SLO wird nicht eingehalten.</translation>
    </message>
    <message>
        <source>The architecture “%1” is not known; its MLP is taken as gated.</source>
        <translation>Die Architektur „%1“ ist nicht bekannt; ihr MLP wird als gated angenommen.</translation>
    </message>
    <message>
        <source>The attention&apos;s dimensions are incomplete.</source>
        <translation>Die Attention-Dimensionen sind unvollständig.</translation>
    </message>
    <message>
        <source>The capex tree states no price or no years of use for one of its components: the cost of an hour stays unknown. State amortisation_years.</source>
        <translation>Der Capex-Baum nennt für eine seiner Komponenten keinen Preis oder keine Nutzungsjahre: Die Kosten einer Stunde bleiben unbekannt. amortisation_years angeben.</translation>
    </message>
    <message>
        <source>The catalogue has “%1” twice; the second is left out.</source>
        <translation>Der Katalog enthält „%1“ doppelt; der zweite Eintrag wird ausgelassen.</translation>
    </message>
    <message>
        <source>The compressed KV cache is whole on each of the %1 tensor-parallel ranks; attention data parallelism would split it by request.</source>
        <translation>Der komprimierte KV-Cache liegt vollständig auf jedem der %1 tensorparallelen Ranks; Attention-Daten-Parallelität würde ihn nach Anfragen aufteilen.</translation>
    </message>
    <message>
        <source>The cost of %1 € per million tokens counts all tokens, though the share inside the SLO is known</source>
        <translation>Die Kosten von %1 € je Million Tokens zählen alle Tokens, obwohl der Anteil innerhalb des SLO bekannt ist</translation>
    </message>
    <message>
        <source>The cost of owning counts no electricity: state energy.power_w, energy.pue and economics.electricity.eur_per_kwh.</source>
        <translation>Die Kosten eigener Hardware enthalten keinen Strom: energy.power_w, energy.pue und economics.electricity.eur_per_kwh angeben.</translation>
    </message>
    <message>
        <source>The demand takes %1 replicas: the cost per hour and the power stated in the project are taken for the whole fleet.</source>
        <translation>Der Bedarf erfordert %1 Replikate: Die im Projekt angegebenen Kosten pro Stunde und die Leistung werden für die ganze Flotte genommen.</translation>
    </message>
    <message>
        <source>The engine found no memory for the KV cache.</source>
        <translation>Die Engine fand keinen Speicher für den KV-Cache.</translation>
    </message>
    <message>
        <source>The engine refused a length of %1 tokens: the model allows %2.</source>
        <translation>Die Engine lehnte eine Länge von %1 Tokens ab: Das Modell erlaubt %2.</translation>
    </message>
    <message>
        <source>The engine refused a length of %1 tokens: the model allows less.</source>
        <translation>Die Engine lehnte eine Länge von %1 Tokens ab: Das Modell erlaubt weniger.</translation>
    </message>
    <message>
        <source>The engine refused its arguments: %1.</source>
        <translation>Die Engine lehnte ihre Argumente ab: %1.</translation>
    </message>
    <message>
        <source>The engine “%1” has no usable version record.</source>
        <translation>Zur Engine „%1“ gibt es keinen brauchbaren Versionseintrag.</translation>
    </message>
    <message>
        <source>The engine “%1” is not in the catalogue: its overheads are not known.</source>
        <translation>Die Engine „%1“ ist nicht im Katalog: Ihr Overhead ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The goodput is an estimate from percentiles, certain only to lie between %1 and %2 %</source>
        <translation>Der Goodput ist aus Perzentilen geschätzt, sicher ist nur, dass er zwischen %1 und %2 % liegt</translation>
    </message>
    <message>
        <source>The grid intensities are of different methods: %1 and %2</source>
        <translation>Die Netzintensitäten stammen aus verschiedenen Methoden: %1 und %2</translation>
    </message>
    <message>
        <source>The idle share of the power is unknown: the carbon of a year counts the power while in use alone and is a lower bound.</source>
        <translation>Der Leerlaufanteil der Leistung ist unbekannt: Das CO2 eines Jahres zählt nur die Leistung während der Nutzung und ist eine Untergrenze.</translation>
    </message>
    <message>
        <source>The jurisdiction of %1 is the catalogue&apos;s general knowledge: check it.</source>
        <translation>Der Rechtsraum von %1 ist allgemeines Wissen des Katalogs: bitte prüfen.</translation>
    </message>
    <message>
        <source>The knee lies at %1 concurrent requests.</source>
        <translation>Das Knie liegt bei %1 gleichzeitigen Anfragen.</translation>
    </message>
    <message>
        <source>The knee lies at %1 requests per second.</source>
        <translation>Das Knie liegt bei %1 Anfragen pro Sekunde.</translation>
    </message>
    <message>
        <source>The knee lies between %1 and %2 concurrent requests.</source>
        <translation>Das Knie liegt zwischen %1 und %2 gleichzeitigen Anfragen.</translation>
    </message>
    <message>
        <source>The knee lies between %1 and %2 requests per second.</source>
        <translation>Das Knie liegt zwischen %1 und %2 Anfragen pro Sekunde.</translation>
    </message>
    <message>
        <source>The layers compress their KV cache in a way that is not modelled: no KV figure.</source>
        <translation>Die Schichten komprimieren ihren KV-Cache auf eine nicht modellierte Weise: kein KV-Wert.</translation>
    </message>
    <message>
        <source>The limit &quot;%1&quot; is no time above zero: expected a number with ms or s, such as 500ms</source>
        <translation>Die Grenze „%1“ ist keine Zeit über null: erwartet wird eine Zahl mit ms oder s, etwa 500ms</translation>
    </message>
    <message>
        <source>The lowest load tested already has the highest throughput: the knee lies below it.</source>
        <translation>Die niedrigste getestete Last hat bereits den höchsten Durchsatz: Das Knie liegt darunter.</translation>
    </message>
    <message>
        <source>The mixture of experts is incomplete.</source>
        <translation>Die Mixture-of-Experts-Angaben sind unvollständig.</translation>
    </message>
    <message>
        <source>The model “%1” cannot be used.</source>
        <translation>Das Modell „%1“ kann nicht verwendet werden.</translation>
    </message>
    <message>
        <source>The model “%1” is not in the catalogue: its memory is not computed.</source>
        <translation>Das Modell „%1“ ist nicht im Katalog: Sein Speicherbedarf wird nicht berechnet.</translation>
    </message>
    <message>
        <source>The number of experts that a token takes is not stated; 1 is assumed.</source>
        <translation>Die Zahl der Experten je Token ist nicht angegeben; 1 wird angenommen.</translation>
    </message>
    <message>
        <source>The override of candidate %1 makes no valid project: %2</source>
        <translation>Die Überschreibung des Kandidaten %1 ergibt kein gültiges Projekt: %2</translation>
    </message>
    <message>
        <source>The p%1 of %2 is %3 ms, above the p%4 of %5 ms</source>
        <translation>Das p%1 von %2 beträgt %3 ms und liegt über dem p%4 von %5 ms</translation>
    </message>
    <message>
        <source>The percentiles put at least %1 % of the requests inside the SLO, the reported goodput is %2 %: one of them is wrong, or the goodput is that of another SLO</source>
        <translation>Nach den Perzentilen liegen mindestens %1 % der Anfragen innerhalb des SLO, der berichtete Goodput ist %2 %: Eines davon ist falsch, oder der Goodput gehört zu einem anderen SLO</translation>
    </message>
    <message>
        <source>The percentiles put at most %1 % of the requests inside the SLO, the reported goodput is %2 %: one of them is wrong, or the goodput is that of another SLO</source>
        <translation>Nach den Perzentilen liegen höchstens %1 % der Anfragen innerhalb des SLO, der berichtete Goodput ist %2 %: Eines davon ist falsch, oder der Goodput gehört zu einem anderen SLO</translation>
    </message>
    <message>
        <source>The plateau is the client&apos;s own rate limit: it shows no knee of the server.</source>
        <translation>Das Plateau ist die Ratenbegrenzung des Clients selbst: Es zeigt kein Knie des Servers.</translation>
    </message>
    <message>
        <source>The power is that of the boards and no PUE is stated: energy at the meter, electricity and carbon stay unknown. State energy.pue.</source>
        <translation>Die Leistung ist die der Karten, und es ist kein PUE angegeben: Energie am Zähler, Strom und CO2 bleiben unbekannt. energy.pue angeben.</translation>
    </message>
    <message>
        <source>The power is that of the nodes and no PUE is stated: energy at the meter, electricity and carbon stay unknown. State energy.pue.</source>
        <translation>Die Leistung ist die der Knoten, und es ist kein PUE angegeben: Energie am Zähler, Strom und CO2 bleiben unbekannt. energy.pue angeben.</translation>
    </message>
    <message>
        <source>The price is of %1, %2 days before the project&apos;s date</source>
        <translation>Der Preis ist vom %1, %2 Tage vor dem Datum des Projekts</translation>
    </message>
    <message>
        <source>The quantisation “%1” is not known; its bytes per weight are not.</source>
        <translation>Die Quantisierung „%1“ ist nicht bekannt; ihre Bytes je Gewicht sind es auch nicht.</translation>
    </message>
    <message>
        <source>The results state no throughput, so that no knee can be found.</source>
        <translation>Die Ergebnisse nennen keinen Durchsatz, sodass kein Knie gefunden werden kann.</translation>
    </message>
    <message>
        <source>The size of the MLP is not stated; its weights are not counted.</source>
        <translation>Die Größe des MLP ist nicht angegeben; seine Gewichte werden nicht mitgezählt.</translation>
    </message>
    <message>
        <source>The sweep shows neither a safe capacity nor a knee: the figures are those of its highest throughput.</source>
        <translation>Die Messreihe zeigt weder eine sichere Kapazität noch ein Knie: Die Werte sind die ihres höchsten Durchsatzes.</translation>
    </message>
    <message>
        <source>The sweeps are loaded in %1 ways, among them %2 and %3</source>
        <translation>Die Messreihen sind auf %1 Arten belastet, darunter %2 und %3</translation>
    </message>
    <message>
        <source>The sweeps are of %1 models, among them %2 and %3</source>
        <translation>Die Messreihen betreffen %1 Modelle, darunter %2 und %3</translation>
    </message>
    <message>
        <source>The sweeps are of %1 precisions, among them %2 and %3</source>
        <translation>Die Messreihen betreffen %1 Präzisionen, darunter %2 und %3</translation>
    </message>
    <message>
        <source>The sweeps count different things: %1 and %2</source>
        <translation>Die Messreihen zählen Verschiedenes: %1 und %2</translation>
    </message>
    <message>
        <source>The sweeps were driven by clients of %1 classes, %2 and %3, which differ by up to seven times</source>
        <translation>Die Messreihen wurden von Clients aus %1 Klassen getrieben, %2 und %3, die sich bis zum Siebenfachen unterscheiden</translation>
    </message>
    <message>
        <source>The throughput of %1 tokens/s is a design figure: no benchmark stands behind it</source>
        <translation>Der Durchsatz von %1 Tokens/s ist ein Auslegungswert: Kein Benchmark steht dahinter</translation>
    </message>
    <message>
        <source>There are no candidates to compare yet.</source>
        <translation>Noch gibt es keine Kandidaten zu vergleichen.</translation>
    </message>
    <message>
        <source>There is one candidate, %1, and nothing yet to compare it with.</source>
        <translation>Es gibt einen Kandidaten, %1, und noch nichts, womit er zu vergleichen wäre.</translation>
    </message>
    <message>
        <source>This is no JSON object.</source>
        <translation>Dies ist kein JSON-Objekt.</translation>
    </message>
    <message>
        <source>This is no catalogue: “schema: %1” is missing.</source>
        <translation>Dies ist kein Katalog: „schema: %1“ fehlt.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Throughput is at its maximum from the first load, %1, on: every load tested is overload</source>
        <translation>Der Durchsatz ist ab der ersten Last, %1, maximal: Jede getestete Last ist Überlast</translation>
    </message>
    <message>
        <source>Throughput still rises at the last load, %2: where it ends is not known</source>
        <translation>Der Durchsatz steigt bei der letzten Last, %2, noch: Wo er endet, ist nicht bekannt</translation>
    </message>
    <message>
        <source>Throughput still rises at the last load: the sweep is not past the knee.</source>
        <translation>Der Durchsatz steigt bei der letzten Last noch: Die Messreihe ist nicht über das Knie hinaus.</translation>
    </message>
    <message>
        <source>Token kinds mixed</source>
        <translation>Token-Arten gemischt</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>Tokenizer differs</source>
        <translation>Tokenizer verschieden</translation>
    </message>
    <message>
        <source>Tokenizer unknown</source>
        <translation>Tokenizer unbekannt</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>Tokens je Schritt</translation>
    </message>
    <message>
        <source>Tokens a step, small cards</source>
        <translation>Tokens je Schritt, kleine Karten</translation>
    </message>
    <message>
        <source>Tokens drafted</source>
        <translation>Draft-Tokens</translation>
    </message>
    <message>
        <source>Tokens in a batch, at most</source>
        <translation>Tokens in einem Batch, höchstens</translation>
    </message>
    <message>
        <source>Tokens within the SLO</source>
        <translation>Tokens innerhalb des SLO</translation>
    </message>
    <message>
        <source>Too few requests</source>
        <translation>Zu wenige Anfragen</translation>
    </message>
    <message>
        <source>Too few requests were sent at each load for the percentiles that the SLO asks for.</source>
        <translation>Bei jeder Last wurden zu wenige Anfragen für die vom SLO verlangten Perzentile gesendet.</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Tool and version</source>
        <translation>Werkzeug und Version</translation>
    </message>
    <message>
        <source>Tool classes differ</source>
        <translation>Werkzeugklassen verschieden</translation>
    </message>
    <message>
        <source>Tool version</source>
        <translation>Werkzeugversion</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation>Gesamtdurchsatz</translation>
    </message>
    <message>
        <source>Trace of requests</source>
        <translation>Trace der Anfragen</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Unknown key “%1” in the catalogue; it is ignored.</source>
        <translation>Unbekannter Schlüssel „%1“ im Katalog; er wird ignoriert.</translation>
    </message>
    <message>
        <source>Up to %1 concurrent requests the SLO holds.</source>
        <translation>Bis %1 gleichzeitige Anfragen wird das SLO eingehalten.</translation>
    </message>
    <message>
        <source>Up to %1 concurrent requests, the highest load tested, the SLO holds.</source>
        <translation>Bis %1 gleichzeitige Anfragen, die höchste getestete Last, wird das SLO eingehalten.</translation>
    </message>
    <message>
        <source>Up to %1 requests per second the SLO holds.</source>
        <translation>Bis %1 Anfragen pro Sekunde wird das SLO eingehalten.</translation>
    </message>
    <message>
        <source>Up to %1 requests per second, the highest load tested, the SLO holds.</source>
        <translation>Bis %1 Anfragen pro Sekunde, die höchste getestete Last, wird das SLO eingehalten.</translation>
    </message>
    <message>
        <source>Up to the last load, %2, the client&apos;s own rate is the limit: the plateau is not the server&apos;s</source>
        <translation>Bis zur letzten Last, %2, begrenzt die Rate des Clients selbst: Das Plateau ist nicht das des Servers</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Nutzbar</translation>
    </message>
    <message>
        <source>Use intensities of one method (direct or life cycle) throughout</source>
        <translation>Durchgehend Intensitäten einer Methode verwenden (direkt oder Lebenszyklus)</translation>
    </message>
    <message>
        <source>Use prompts that share no more than real ones do, and clear the cache between loads</source>
        <translation>Prompts verwenden, die nicht mehr gemeinsam haben als echte, und den Cache zwischen den Lasten leeren</translation>
    </message>
    <message>
        <source>Useful</source>
        <translation>Nützlich</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>Version of the engine</source>
        <translation>Version der Engine</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Aufwärmphase</translation>
    </message>
    <message>
        <source>Warm-up counted</source>
        <translation>Aufwärmphase mitgezählt</translation>
    </message>
    <message>
        <source>Warm-up unknown</source>
        <translation>Aufwärmphase unbekannt</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>Water of a million tokens</source>
        <translation>Wasser je Million Tokens</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Was</translation>
    </message>
    <message>
        <source>What limits is the engine&apos;s max_num_seqs.</source>
        <translation>Begrenzend ist max_num_seqs der Engine.</translation>
    </message>
    <message>
        <source>What limits is the memory for the KV cache.</source>
        <translation>Begrenzend ist der Speicher für den KV-Cache.</translation>
    </message>
    <message>
        <source>What limits is the throughput.</source>
        <translation>Begrenzend ist der Durchsatz.</translation>
    </message>
    <message>
        <source>What limits is the time per output token.</source>
        <translation>Begrenzend ist die Zeit je Ausgabe-Token.</translation>
    </message>
    <message>
        <source>What limits is the time to the first token.</source>
        <translation>Begrenzend ist die Zeit bis zum ersten Token.</translation>
    </message>
    <message>
        <source>What the audit says</source>
        <translation>Was die Prüfung ergibt</translation>
    </message>
    <message>
        <source>Where the measurements come from</source>
        <translation>Woher die Messungen stammen</translation>
    </message>
    <message>
        <source>Where the throughput comes from</source>
        <translation>Woher der Durchsatz stammt</translation>
    </message>
    <message>
        <source>Whether it passes the gate %1 (%2 is required) is unknown.</source>
        <translation>Ob das Ausschlusskriterium %1 erfüllt ist (%2 ist verlangt), ist unbekannt.</translation>
    </message>
    <message>
        <source>Whether the SLO holds cannot be told: the results do not state the percentiles that it names.</source>
        <translation>Ob das SLO eingehalten wird, ist nicht zu erkennen: Die Ergebnisse nennen die darin verlangten Perzentile nicht.</translation>
    </message>
    <message>
        <source>Who dominates whom, and by how much</source>
        <translation>Wer wen dominiert und um wie viel</translation>
    </message>
    <message>
        <source>Wholesale electricity price</source>
        <translation>Großhandelspreis für Strom</translation>
    </message>
    <message>
        <source>With its numbers</source>
        <translation>Mit Zahlen</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Arbeitslast</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Rechenblatt</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Year of the grid&apos;s figure</source>
        <translation>Jahr des Netzwerts</translation>
    </message>
    <message>
        <source>Your own catalogue entry replaces fields of the shipped “%1”.</source>
        <translation>Der eigene Katalogeintrag ersetzt Felder des mitgelieferten „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is ignored here; its place is %2</source>
        <translation>„%1“ wird hier ignoriert; sein Platz ist %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no SLO term: expected a name, &quot;=&quot; and a limit, such as ttft_p99=500ms</source>
        <translation>„%1“ ist kein SLO-Term: erwartet werden ein Name, „=“ und eine Grenze, etwa ttft_p99=500ms</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no SLO term: expected ttft, tpot, itl or e2e with a percentile or the mean, such as ttft_p99, or goodput_min</source>
        <translation>„%1“ ist kein SLO-Term: erwartet wird ttft, tpot, itl oder e2e mit einem Perzentil oder dem Mittelwert, etwa ttft_p99, oder goodput_min</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of %2 and is ignored</source>
        <translation>„%1“ ist kein Schlüssel von %2 und wird ignoriert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of %2 and is ignored; did you mean &quot;%3&quot;?</source>
        <translation>„%1“ ist kein Schlüssel von %2 und wird ignoriert; war „%3“ gemeint?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of a project and is ignored</source>
        <translation>„%1“ ist kein Schlüssel eines Projekts und wird ignoriert</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of a project and is ignored; did you mean &quot;%2&quot;?</source>
        <translation>„%1“ ist kein Schlüssel eines Projekts und wird ignoriert; war „%2“ gemeint?</translation>
    </message>
    <message>
        <source>a control character stands here; a project file is plain text</source>
        <translation>hier steht ein Steuerzeichen; eine Projektdatei ist reiner Text</translation>
    </message>
    <message>
        <source>a goodput is stated, but not the limits that it was measured against</source>
        <translation>ein Goodput ist angegeben, aber nicht die Grenzen, gegen die er gemessen wurde</translation>
    </message>
    <message>
        <source>a key must be plain text, not a list or a map</source>
        <translation>ein Schlüssel muss reiner Text sein, keine Liste oder Map</translation>
    </message>
    <message>
        <source>a key must be plain text, not an alias</source>
        <translation>ein Schlüssel muss reiner Text sein, kein Alias</translation>
    </message>
    <message>
        <source>a second document begins here; a project file holds one</source>
        <translation>hier beginnt ein zweites Dokument; eine Projektdatei enthält eines</translation>
    </message>
    <message>
        <source>a summary over all stages of a run, whatever their rates</source>
        <translation>eine Zusammenfassung über alle Stufen eines Laufs, gleich welcher Rate</translation>
    </message>
    <message>
        <source>an alias stands inside of what it refers to</source>
        <translation>ein Alias steht innerhalb dessen, worauf er verweist</translation>
    </message>
    <message>
        <source>assumed: the project states none</source>
        <translation>angenommen: Das Projekt gibt nichts an</translation>
    </message>
    <message>
        <source>belongs to the run of %1, but holds %2 of its %3 requests, so that they are not used</source>
        <translation>gehört zum Lauf von %1, enthält aber %2 seiner %3 Anfragen, sodass sie nicht verwendet werden</translation>
    </message>
    <message>
        <source>belongs to the run of %1, which has its requests</source>
        <translation>gehört zum Lauf von %1, der seine Anfragen enthält</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>breaks off in the middle of a word</source>
        <translation>bricht mitten in einem Wort ab</translation>
    </message>
    <message>
        <source>breaks off inside a list</source>
        <translation>bricht in einer Liste ab</translation>
    </message>
    <message>
        <source>breaks off inside a text</source>
        <translation>bricht in einem Text ab</translation>
    </message>
    <message>
        <source>breaks off inside an object</source>
        <translation>bricht in einem Objekt ab</translation>
    </message>
    <message>
        <source>breaks off inside its three header rows</source>
        <translation>bricht in den drei Kopfzeilen ab</translation>
    </message>
    <message>
        <source>breaks off where a value was expected</source>
        <translation>bricht ab, wo ein Wert erwartet wurde</translation>
    </message>
    <message>
        <source>by</source>
        <translation>von</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>kann nicht geöffnet werden</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>kann nicht geöffnet werden: %1</translation>
    </message>
    <message>
        <source>cannot be opened: there is no such file</source>
        <translation>kann nicht geöffnet werden: Es gibt keine solche Datei</translation>
    </message>
    <message>
        <source>cannot be read as YAML: %1</source>
        <translation>kann nicht als YAML gelesen werden: %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>kann nicht geschrieben werden: %1</translation>
    </message>
    <message>
        <source>could not be read to its end</source>
        <translation>konnte nicht bis zum Ende gelesen werden</translation>
    </message>
    <message>
        <source>could not be read: %1</source>
        <translation>konnte nicht gelesen werden: %1</translation>
    </message>
    <message>
        <source>describes a system of MLPerf and holds no results</source>
        <translation>beschreibt ein System von MLPerf und enthält keine Ergebnisse</translation>
    </message>
    <message>
        <source>document %1 of the file holds none of this tool&apos;s results</source>
        <translation>Dokument %1 der Datei enthält keine Ergebnisse dieses Werkzeugs</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominiert</translation>
    </message>
    <message>
        <source>dominated by %1</source>
        <translation>dominiert von %1</translation>
    </message>
    <message>
        <source>each figure is the mean over repeated runs</source>
        <translation>jeder Wert ist der Mittelwert über wiederholte Läufe</translation>
    </message>
    <message>
        <source>facility, with PUE</source>
        <translation>Rechenzentrum, mit PUE</translation>
    </message>
    <message>
        <source>figures are computed from all requests, also those outside the stable window</source>
        <translation>Werte sind aus allen Anfragen berechnet, auch aus denen außerhalb des stabilen Fensters</translation>
    </message>
    <message>
        <source>found %1 cells, expected %2 as in the header; decimals are written with a point</source>
        <translation>%1 Zellen gefunden, erwartet werden %2 wie in der Kopfzeile; Dezimalzahlen werden mit Punkt geschrieben</translation>
    </message>
    <message>
        <source>found &quot;%1&quot; under %2, expected a number with a point and not below 0</source>
        <translation>„%1“ unter %2 gefunden, erwartet wird eine Zahl mit Punkt und nicht unter 0</translation>
    </message>
    <message>
        <source>found a character where a JSON value was expected</source>
        <translation>Zeichen gefunden, wo ein JSON-Wert erwartet wurde</translation>
    </message>
    <message>
        <source>found a character where a colon was expected</source>
        <translation>Zeichen gefunden, wo ein Doppelpunkt erwartet wurde</translation>
    </message>
    <message>
        <source>found a character where a comma was expected</source>
        <translation>Zeichen gefunden, wo ein Komma erwartet wurde</translation>
    </message>
    <message>
        <source>found a character where a key in quotes was expected</source>
        <translation>Zeichen gefunden, wo ein Schlüssel in Anführungszeichen erwartet wurde</translation>
    </message>
    <message>
        <source>found a number that is none</source>
        <translation>Zahl gefunden, die keine ist</translation>
    </message>
    <message>
        <source>found a word that is no JSON value</source>
        <translation>Wort gefunden, das kein JSON-Wert ist</translation>
    </message>
    <message>
        <source>g/1M tok</source>
        <translation>g/1M tok</translation>
    </message>
    <message>
        <source>gate held</source>
        <translation>Kriterium erfüllt</translation>
    </message>
    <message>
        <source>gate not decided</source>
        <translation>Kriterium offen</translation>
    </message>
    <message>
        <source>gate not held</source>
        <translation>Kriterium nicht erfüllt</translation>
    </message>
    <message>
        <source>goes with other files of its run and holds no results of its own; skipped</source>
        <translation>gehört zu anderen Dateien seines Laufs und enthält keine eigenen Ergebnisse; übersprungen</translation>
    </message>
    <message>
        <source>goodput basis</source>
        <translation>Goodput-Grundlage</translation>
    </message>
    <message>
        <source>goodput_min is &quot;%1&quot;: expected a fraction from 0 to 1, such as 0.95</source>
        <translation>goodput_min ist „%1“: erwartet wird ein Anteil von 0 bis 1, etwa 0.95</translation>
    </message>
    <message>
        <source>gpu_memory_utilization is not stated; %1 is the default of %2 from version %3.</source>
        <translation>gpu_memory_utilization ist nicht angegeben; %1 ist der Standardwert von %2 ab Version %3.</translation>
    </message>
    <message>
        <source>holds %1 bytes, more than the limit of %2</source>
        <translation>enthält %1 Bytes, mehr als die Grenze von %2</translation>
    </message>
    <message>
        <source>holds a text of more than 4 GB</source>
        <translation>enthält einen Text von mehr als 4 GB</translation>
    </message>
    <message>
        <source>holds more than %1 values</source>
        <translation>enthält mehr als %1 Werte</translation>
    </message>
    <message>
        <source>holds more values than can be kept in memory</source>
        <translation>enthält mehr Werte, als im Speicher gehalten werden können</translation>
    </message>
    <message>
        <source>holds no JSON document</source>
        <translation>enthält kein JSON-Dokument</translation>
    </message>
    <message>
        <source>holds no header line</source>
        <translation>enthält keine Kopfzeile</translation>
    </message>
    <message>
        <source>holds the settings of a run whose results are not here</source>
        <translation>enthält die Einstellungen eines Laufs, dessen Ergebnisse nicht hier sind</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>teilweise</translation>
    </message>
    <message>
        <source>input and output tokens</source>
        <translation>Eingabe- und Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>inside the SLO</source>
        <translation>innerhalb des SLO</translation>
    </message>
    <message>
        <source>is JSON, but not of a benchmark tool that is known</source>
        <translation>ist JSON, aber nicht von einem bekannten Benchmark-Werkzeug</translation>
    </message>
    <message>
        <source>is YAML, but not of a benchmark tool that is known</source>
        <translation>ist YAML, aber nicht von einem bekannten Benchmark-Werkzeug</translation>
    </message>
    <message>
        <source>is a YAML text of more than 64 MB</source>
        <translation>ist ein YAML-Text von mehr als 64 MB</translation>
    </message>
    <message>
        <source>is a copy of %1, which is read already</source>
        <translation>ist eine Kopie von %1, das bereits gelesen ist</translation>
    </message>
    <message>
        <source>is a folder where a file was expected</source>
        <translation>ist ein Ordner, wo eine Datei erwartet wurde</translation>
    </message>
    <message>
        <source>is a hidden folder and was not searched</source>
        <translation>ist ein versteckter Ordner und wurde nicht durchsucht</translation>
    </message>
    <message>
        <source>is a link that leads nowhere</source>
        <translation>ist ein Link, der ins Leere führt</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>ist leer</translation>
    </message>
    <message>
        <source>is nested deeper than 128 levels</source>
        <translation>ist tiefer als 128 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>is no JSON that can be read: line %1, column %3: %2</source>
        <translation>ist kein lesbares JSON: Zeile %1, Spalte %3: %2</translation>
    </message>
    <message>
        <source>is no YAML document of keys and values</source>
        <translation>ist kein YAML-Dokument aus Schlüsseln und Werten</translation>
    </message>
    <message>
        <source>is no YAML: %1</source>
        <translation>ist kein YAML: %1</translation>
    </message>
    <message>
        <source>is no complete JSON: line %1: %2</source>
        <translation>ist kein vollständiges JSON: Zeile %1: %2</translation>
    </message>
    <message>
        <source>is no regular file but a pipe, socket or device</source>
        <translation>ist keine reguläre Datei, sondern eine Pipe, ein Socket oder ein Gerät</translation>
    </message>
    <message>
        <source>is no result of a benchmark tool that is known</source>
        <translation>ist kein Ergebnis eines bekannten Benchmark-Werkzeugs</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>ist keine reguläre Datei</translation>
    </message>
    <message>
        <source>is not text</source>
        <translation>ist kein Text</translation>
    </message>
    <message>
        <source>is of a tool that is known, but holds no results</source>
        <translation>ist von einem bekannten Werkzeug, enthält aber keine Ergebnisse</translation>
    </message>
    <message>
        <source>is the history of a Locust run; its statistics are what is read</source>
        <translation>ist der Verlauf eines Locust-Laufs; gelesen wird seine Statistik</translation>
    </message>
    <message>
        <source>is the warm-up of a sweep</source>
        <translation>ist die Aufwärmphase einer Messreihe</translation>
    </message>
    <message>
        <source>l/1M tok</source>
        <translation>l/1M tok</translation>
    </message>
    <message>
        <source>leads to a folder that is searched already</source>
        <translation>führt zu einem Ordner, der bereits durchsucht wird</translation>
    </message>
    <message>
        <source>lies deeper than 64 folders and was not searched</source>
        <translation>liegt tiefer als 64 Ordner und wurde nicht durchsucht</translation>
    </message>
    <message>
        <source>line %1 has %2 cells under a header of %3: its figures cannot be told apart</source>
        <translation>Zeile %1 hat %2 Zellen unter einer Kopfzeile mit %3: Ihre Werte lassen sich nicht zuordnen</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>line %1: %2; what stands before it is kept</source>
        <translation>Zeile %1: %2; was davor steht, bleibt erhalten</translation>
    </message>
    <message>
        <source>live tokens / mean live context</source>
        <translation>aktive Tokens / mittlerer aktiver Kontext</translation>
    </message>
    <message>
        <source>memory × usable share − weights − activations − overhead</source>
        <translation>Speicher × nutzbarer Anteil − Gewichte − Aktivierungen − Overhead</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>tiefer als %1 Ebenen verschachtelt</translation>
    </message>
    <message>
        <source>no request gave the output length that was asked for</source>
        <translation>keine Anfrage lieferte die verlangte Ausgabelänge</translation>
    </message>
    <message>
        <source>no request was answered; the zeros of the file are no figures</source>
        <translation>keine Anfrage wurde beantwortet; die Nullen der Datei sind keine Messwerte</translation>
    </message>
    <message>
        <source>no schema is stated: a project begins with the line &quot;schema: %2&quot;</source>
        <translation>kein Schema angegeben: Ein Projekt beginnt mit der Zeile „schema: %2“</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>auf der Front</translation>
    </message>
    <message>
        <source>operational</source>
        <translation>operational</translation>
    </message>
    <message>
        <source>operational concurrency / duration of a request</source>
        <translation>operationale Parallelität / Dauer einer Anfrage</translation>
    </message>
    <message>
        <source>out: fails the gate</source>
        <translation>raus: verfehlt das Kriterium</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>Ausgabe-Token</translation>
    </message>
    <message>
        <source>output tokens × TPOT</source>
        <translation>Ausgabe-Token × TPOT</translation>
    </message>
    <message>
        <source>output tokens/s are by the whole latency; the tool&apos;s own figure leaves the time to first token out</source>
        <translation>Ausgabe-Token/s beziehen sich auf die gesamte Latenz; die Angabe des Werkzeugs lässt die Zeit bis zum ersten Token weg</translation>
    </message>
    <message>
        <source>over SLO</source>
        <translation>über SLO</translation>
    </message>
    <message>
        <source>prefill + decode</source>
        <translation>Prefill + Decode</translation>
    </message>
    <message>
        <source>prompt tokens / prefill rate</source>
        <translation>Prompt-Token / Prefill-Rate</translation>
    </message>
    <message>
        <source>rate / requests per second of a replica, rounded up</source>
        <translation>Rate / Anfragen pro Sekunde einer Replik, aufgerundet</translation>
    </message>
    <message>
        <source>rate × (1 + head-room) / requests per second of a replica, rounded up once</source>
        <translation>Rate × (1 + Puffer) / Anfragen pro Sekunde einer Replik, einmal aufgerundet</translation>
    </message>
    <message>
        <source>repeats the same run as %1</source>
        <translation>wiederholt denselben Lauf wie %1</translation>
    </message>
    <message>
        <source>replicas × GPUs of a replica</source>
        <translation>Replikate × GPUs einer Replik</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>requests count as completed although not one token came back: latencies are left out</source>
        <translation>Anfragen gelten als abgeschlossen, obwohl kein einziges Token zurückkam: Latenzen werden weggelassen</translation>
    </message>
    <message>
        <source>requests were sent by the times of a trace; no single rate describes it</source>
        <translation>die Anfragen wurden nach den Zeiten eines Trace gesendet; keine einzelne Rate beschreibt das</translation>
    </message>
    <message>
        <source>stated in the project</source>
        <translation>im Projekt angegeben</translation>
    </message>
    <message>
        <source>states %1 requests/s, but its completed requests over its duration give %2</source>
        <translation>gibt %1 Anfragen/s an, aber die abgeschlossenen Anfragen über die Dauer ergeben %2</translation>
    </message>
    <message>
        <source>the components together: %1 €</source>
        <translation>die Komponenten zusammen: %1 €</translation>
    </message>
    <message>
        <source>the figures are computed from the records; the summary file is not here</source>
        <translation>die Werte sind aus den Einzelaufzeichnungen berechnet; die Übersichtsdatei fehlt</translation>
    </message>
    <message>
        <source>the file carries no duration or no count of requests</source>
        <translation>die Datei enthält keine Dauer oder keine Zahl der Anfragen</translation>
    </message>
    <message>
        <source>the file holds no keys with values, expected a project</source>
        <translation>die Datei enthält keine Schlüssel mit Werten, erwartet wird ein Projekt</translation>
    </message>
    <message>
        <source>the file is empty, expected a project</source>
        <translation>die Datei ist leer, erwartet wird ein Projekt</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands here twice</source>
        <translation>der Schlüssel „%1“ steht hier zweimal</translation>
    </message>
    <message>
        <source>the latencies hold failed requests too, and percentiles are rounded by the tool</source>
        <translation>die Latenzen enthalten auch fehlgeschlagene Anfragen, und das Werkzeug rundet Perzentile</translation>
    </message>
    <message>
        <source>the latency is that of a whole batch; its size is not in the file</source>
        <translation>die Latenz ist die eines ganzen Batches; seine Größe steht nicht in der Datei</translation>
    </message>
    <message>
        <source>the least ceiling: %1 concurrent</source>
        <translation>die niedrigste Obergrenze: %1 gleichzeitig</translation>
    </message>
    <message>
        <source>the request rate rose during the run; no single rate describes it</source>
        <translation>die Anfragerate stieg während des Laufs; keine einzelne Rate beschreibt ihn</translation>
    </message>
    <message>
        <source>the requested rate is no number above 0</source>
        <translation>die angeforderte Rate ist keine Zahl über 0</translation>
    </message>
    <message>
        <source>the run was cancelled before its end</source>
        <translation>der Lauf wurde vor seinem Ende abgebrochen</translation>
    </message>
    <message>
        <source>the tag %1 is not understood in a project file</source>
        <translation>der Tag %1 wird in einer Projektdatei nicht verstanden</translation>
    </message>
    <message>
        <source>the throughput strategy sends everything at once: a point of overload</source>
        <translation>die Throughput-Strategie sendet alles auf einmal: ein Überlastpunkt</translation>
    </message>
    <message>
        <source>the token rate is inferred, not counted</source>
        <translation>die Tokenrate ist abgeleitet, nicht gezählt</translation>
    </message>
    <message>
        <source>the tool counts every prompt as successful</source>
        <translation>das Werkzeug zählt jeden Prompt als erfolgreich</translation>
    </message>
    <message>
        <source>this is not text in UTF-8; a project file is plain text</source>
        <translation>das ist kein Text in UTF-8; eine Projektdatei ist reiner Text</translation>
    </message>
    <message>
        <source>time slices that belong to a run of AIPerf; its summary is what is read</source>
        <translation>Zeitscheiben, die zu einem Lauf von AIPerf gehören; gelesen wird dessen Übersicht</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>tok/s/GPU</source>
        <translation>tok/s/GPU</translation>
    </message>
    <message>
        <source>tok/s/kW</source>
        <translation>tok/s/kW</translation>
    </message>
    <message>
        <source>tok/s/€</source>
        <translation>tok/s/€</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>was not read: the import was cancelled</source>
        <translation>wurde nicht gelesen: der Import wurde abgebrochen</translation>
    </message>
    <message>
        <source>– is not known. An unknown value stays unknown; the candidate is judged on what is known.</source>
        <translation>– ist nicht bekannt. Ein unbekannter Wert bleibt unbekannt; der Kandidat wird nach dem beurteilt, was bekannt ist.</translation>
    </message>
    <message>
        <source>“%1” is no form of a memory budget.</source>
        <translation>„%1“ ist keine Form eines Speicherbudgets.</translation>
    </message>
    <message>
        <source>“%1” is no kind of attention.</source>
        <translation>„%1“ ist keine Art von Attention.</translation>
    </message>
    <message>
        <source>“%1” is no precision that is known; %2 is assumed.</source>
        <translation>„%1“ ist keine bekannte Präzision; %2 wird angenommen.</translation>
    </message>
    <message>
        <source>“%1” is no precision that is known; bf16 is assumed.</source>
        <translation>„%1“ ist keine bekannte Präzision; bf16 wird angenommen.</translation>
    </message>
    <message>
        <source>“%1” is taken as %2: the name alone does not say more.</source>
        <translation>„%1“ wird als %2 gelesen: der Name allein sagt nicht mehr.</translation>
    </message>
    <message>
        <source>… and %1 further benchmarks; the program lists them all.</source>
        <translation>… und %1 weitere Benchmarks; das Programm listet sie alle auf.</translation>
    </message>
    <message>
        <source>… and %1 further relations.</source>
        <translation>… und %1 weitere Beziehungen.</translation>
    </message>
    <message>
        <source>€</source>
        <translation>€</translation>
    </message>
    <message>
        <source>€/1M tok</source>
        <translation>€/1M tok</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About Paretoscope</source>
        <translation>Über Paretoscope</translation>
    </message>
    <message>
        <source>Sizes LLM inference, shows every trade-off at once, and says where each figure comes from.
Free software under the GNU General Public License, version 3 or later; it comes without any warranty.</source>
        <translation>Dimensioniert LLM-Inferenz, zeigt alle Zielkonflikte auf einmal und sagt, woher jeder Wert kommt.
Freie Software unter der GNU General Public License, Version 3 oder neuer; ohne jede Gewährleistung.</translation>
    </message>
</context>
<context>
    <name>ui::BenchmarksPage</name>
    <message>
        <source>Runs of vLLM, SGLang, AIPerf, GuideLLM, LLMPerf, MLPerf and others show here their knee, and what stands between them and trust.</source>
        <translation>Läufe von vLLM, SGLang, AIPerf, GuideLLM, LLMPerf, MLPerf und anderen zeigen hier ihr Knie und was ihrer Verlässlichkeit im Weg steht.</translation>
    </message>
    <message>
        <source>Imported runs</source>
        <translation>Importierte Läufe</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not recognised</source>
        <translation>
            <numerusform>%n Datei nicht erkannt</numerusform>
            <numerusform>%n Dateien nicht erkannt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion file(s)</source>
        <translation>
            <numerusform>%n Begleitdatei</numerusform>
            <numerusform>%n Begleitdateien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>TTFT of its requests</source>
        <translation>TTFT der Anfragen</translation>
    </message>
    <message>
        <source>share below, against ms</source>
        <translation>Anteil darunter, über ms</translation>
    </message>
    <message>
        <source>What makes it repeatable</source>
        <translation>Was es wiederholbar macht</translation>
    </message>
    <message>
        <source>%1 of %2 recorded</source>
        <translation>%1 von %2 erfasst</translation>
    </message>
    <message>
        <source>%1 at a time</source>
        <translation>%1 gleichzeitig</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>alle auf einmal</translation>
    </message>
    <message>
        <source>Remarks, and what removes them</source>
        <translation>Hinweise und ihre Abhilfe</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Quittieren</translation>
    </message>
    <message>
        <source>Why does it not matter here?</source>
        <translation>Warum ist das hier nicht von Belang?</translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>%1 quittieren</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>As of %1.</source>
        <translation>Stand: %1.</translation>
    </message>
    <message>
        <source>Not verified: known at second hand or from general knowledge. Check it before you rely on it.</source>
        <translation>Nicht verifiziert: aus zweiter Hand oder Allgemeinwissen. Vor Verwendung prüfen.</translation>
    </message>
    <message>
        <source>Has fields of your own.</source>
        <translation>Enthält eigene Felder.</translation>
    </message>
    <message>
        <source>your own</source>
        <translation>eigene</translation>
    </message>
    <message>
        <source>The sources do not say.</source>
        <translation>Die Quellen sagen dazu nichts.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::ChecklistView</name>
    <message>
        <source>recorded</source>
        <translation>erfasst</translation>
    </message>
    <message>
        <source>partly recorded</source>
        <translation>teilweise erfasst</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht erfasst</translation>
    </message>
    <message>
        <source>What makes it repeatable</source>
        <translation>Was es wiederholbar macht</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>teilweise</translation>
    </message>
</context>
<context>
    <name>ui::CommandSearch</name>
    <message>
        <source>Search commands, fields, candidates</source>
        <translation>Befehle, Felder, Kandidaten suchen</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Nichts heißt so.</translation>
    </message>
</context>
<context>
    <name>ui::DiagnosticsDock</name>
    <message>
        <source>Remarks</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Filter the remarks</source>
        <translation>Hinweise filtern</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n Hinweis</numerusform>
            <numerusform>%n Hinweise</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n remark(s)</source>
        <translation>
            <numerusform>%1 von %n Hinweis</numerusform>
            <numerusform>%1 von %n Hinweisen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DiagnosticsModel</name>
    <message numerus="yes">
        <source>and %n more remark(s)</source>
        <translation>
            <numerusform>und %n weiterer Hinweis</numerusform>
            <numerusform>und %n weitere Hinweise</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Befund</translation>
    </message>
</context>
<context>
    <name>ui::EmptyState</name>
    <message>
        <source>Files and folders can be dropped anywhere on this window.</source>
        <translation>Dateien und Ordner lassen sich überall auf diesem Fenster ablegen.</translation>
    </message>
    <message>
        <source>Import results…</source>
        <translation>Ergebnisse importieren…</translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation>Beispiel öffnen</translation>
    </message>
</context>
<context>
    <name>ui::FindingsModel</name>
    <message>
        <source>%1
Acknowledged: %2</source>
        <translation>%1
Quittiert: %2</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>What removes it</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Betrifft</translation>
    </message>
</context>
<context>
    <name>ui::Headline</name>
    <message>
        <source>goodput basis</source>
        <translation>Basis: Goodput</translation>
    </message>
    <message>
        <source>output basis</source>
        <translation>Basis: Ausgabe</translation>
    </message>
    <message>
        <source>input + output basis</source>
        <translation>Basis: Ein- + Ausgabe</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>facility</source>
        <translation>Rechenzentrum</translation>
    </message>
    <message>
        <source>%1 on the baseline</source>
        <extracomment>a change of a figure, as &quot;−30 % on the baseline&quot;</extracomment>
        <translation>%1 zur Vergleichsbasis</translation>
    </message>
    <message>
        <source>What has to run</source>
        <translation>Was laufen muss</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replica(s)</source>
        <translation>
            <numerusform>Replik</numerusform>
            <numerusform>Replikate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 head-room</source>
        <translation>%1 Puffer</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPU(s)</source>
        <translation>
            <numerusform>GPU</numerusform>
            <numerusform>GPUs</numerusform>
        </translation>
    </message>
    <message>
        <source>no hardware chosen</source>
        <translation>keine Hardware gewählt</translation>
    </message>
    <message>
        <source>The project names neither a GPU nor a demand to size for.</source>
        <translation>Das Projekt nennt weder eine GPU noch einen Bedarf, für den zu dimensionieren wäre.</translation>
    </message>
    <message>
        <source>Cost of a million tokens</source>
        <translation>Kosten je Million Token</translation>
    </message>
    <message>
        <source>€/1M tok</source>
        <translation>€/1M tok</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>Kosten unbekannt</translation>
    </message>
    <message>
        <source>It needs a tariff in Ownership and a throughput, measured or given.</source>
        <translation>Nötig sind ein Tarif unter Betriebsmodell und ein Durchsatz, gemessen oder vorgegeben.</translation>
    </message>
    <message>
        <source>Tokens inside the SLO</source>
        <translation>Token innerhalb des SLO</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>useful of %1</source>
        <translation>nutzbar von %1</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>throughput unknown</source>
        <translation>Durchsatz unbekannt</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>Ausgabe-Token</translation>
    </message>
    <message>
        <source>input + output</source>
        <translation>Ein- + Ausgabe</translation>
    </message>
    <message>
        <source>Drop benchmark results on the window, or state a throughput.</source>
        <translation>Benchmark-Ergebnisse auf dem Fenster ablegen oder einen Durchsatz angeben.</translation>
    </message>
    <message>
        <source>Energy of a token</source>
        <translation>Energie je Token</translation>
    </message>
    <message>
        <source>J/tok</source>
        <translation>J/tok</translation>
    </message>
    <message>
        <source>energy unknown</source>
        <translation>Energie unbekannt</translation>
    </message>
    <message>
        <source>It needs a power, with its boundary, and a throughput.</source>
        <translation>Nötig sind eine Leistung mit ihrer Messgrenze und ein Durchsatz.</translation>
    </message>
    <message>
        <source>Carbon of a million tokens</source>
        <translation>CO₂ je Million Token</translation>
    </message>
    <message>
        <source>g/1M tok</source>
        <translation>g/1M tok</translation>
    </message>
    <message>
        <source>%1 g/kWh</source>
        <translation>%1 g/kWh</translation>
    </message>
    <message>
        <source>PUE %1</source>
        <translation>PUE %1</translation>
    </message>
    <message>
        <source>carbon unknown</source>
        <translation>CO₂ unbekannt</translation>
    </message>
    <message>
        <source>It needs an energy and the grid&apos;s intensity in Site.</source>
        <translation>Nötig sind eine Energie und die Intensität des Stromnetzes unter Standort.</translation>
    </message>
    <message>
        <source>Sovereignty</source>
        <translation>Souveränität</translation>
    </message>
    <message>
        <source>gate held</source>
        <translation>Kriterium erfüllt</translation>
    </message>
    <message>
        <source>gate failed</source>
        <translation>Kriterium verfehlt</translation>
    </message>
    <message>
        <source>gate unknown</source>
        <translation>Kriterium unklar</translation>
    </message>
    <message>
        <source>SEAL-%1</source>
        <translation>SEAL-%1</translation>
    </message>
    <message>
        <source>%1 of %2 facts known</source>
        <translation>%1 von %2 Fakten bekannt</translation>
    </message>
    <message>
        <source>sovereignty</source>
        <translation>Souveränität</translation>
    </message>
    <message>
        <source>no gate set</source>
        <translation>kein Kriterium gesetzt</translation>
    </message>
    <message>
        <source>Neither a gate nor a provider is named.</source>
        <translation>Weder ein Ausschlusskriterium noch ein Anbieter ist genannt.</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>%1 %2 of %3 ms</source>
        <extracomment>a latency at the safe capacity against its limit: &quot;p99 460 of 500 ms&quot;</extracomment>
        <translation>%1 %2 von %3 ms</translation>
    </message>
    <message>
        <source>What limits the load</source>
        <translation>Was die Last begrenzt</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>KV</source>
        <translation>KV</translation>
    </message>
    <message>
        <source>memory of the cache</source>
        <translation>Speicher des Caches</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>throughput of the replica</source>
        <translation>Durchsatz der Replik</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>up to the highest load tested</source>
        <translation>bis zur höchsten getesteten Last</translation>
    </message>
    <message>
        <source>limit unknown</source>
        <translation>Grenze unbekannt</translation>
    </message>
    <message>
        <source>limits</source>
        <extracomment>after the name of what limits the load: &quot;TTFT limits&quot;</extracomment>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>It needs an SLO and a sweep that reaches beyond it.</source>
        <translation>Nötig sind ein SLO und eine Messreihe, die darüber hinausreicht.</translation>
    </message>
    <message>
        <source>Checks that are open</source>
        <translation>Offene Prüfungen</translation>
    </message>
    <message numerus="yes">
        <source>check(s)</source>
        <translation>
            <numerusform>Prüfung</numerusform>
            <numerusform>Prüfungen</numerusform>
        </translation>
    </message>
    <message>
        <source>none open</source>
        <translation>keine offen</translation>
    </message>
    <message>
        <source>open, severe ones</source>
        <translation>offen, darunter schwere</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
</context>
<context>
    <name>ui::KneePage</name>
    <message>
        <source>A sweep of benchmark runs shows here up to which load the SLO holds, and where the knee lies.</source>
        <translation>Eine Messreihe aus Benchmark-Läufen zeigt hier, bis zu welcher Last das SLO eingehalten wird und wo das Knie liegt.</translation>
    </message>
    <message>
        <source>&amp;Sweep</source>
        <translation>&amp;Messreihe</translation>
    </message>
    <message>
        <source>&amp;Percentile</source>
        <translation>&amp;Perzentil</translation>
    </message>
    <message>
        <source>Points of the sweep</source>
        <translation>Punkte der Messreihe</translation>
    </message>
    <message>
        <source>Throughput and latency against load</source>
        <translation>Durchsatz und Latenz über der Last</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) to question</source>
        <translation>
            <numerusform>%n fraglicher Wert</numerusform>
            <numerusform>%n fragliche Werte</numerusform>
        </translation>
    </message>
    <message>
        <source>No sweep yet: drop benchmark results on the window to see where the knee lies.</source>
        <translation>Noch keine Messreihe: Benchmark-Ergebnisse auf dem Fenster ablegen, um zu sehen, wo das Knie liegt.</translation>
    </message>
    <message>
        <source>Show why ›</source>
        <translation>Begründung anzeigen ›</translation>
    </message>
</context>
<context>
    <name>ui::KneePointsModel</name>
    <message>
        <source>unlimited</source>
        <extracomment>the load of a run that sends all its requests at once</extracomment>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>over SLO</source>
        <translation>über SLO</translation>
    </message>
    <message>
        <source>The results do not state this figure.</source>
        <translation>Die Ergebnisse geben diesen Wert nicht an.</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>total tok/s</source>
        <translation>tok/s gesamt</translation>
    </message>
    <message>
        <source>output tok/s</source>
        <translation>tok/s Ausgabe</translation>
    </message>
    <message>
        <source>% of requests</source>
        <translation>% der Anfragen</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Request rate</source>
        <translation>Anfragerate</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>TTFT %1</source>
        <translation>TTFT %1</translation>
    </message>
    <message>
        <source>TPOT %1</source>
        <translation>TPOT %1</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Useful</source>
        <extracomment>goodput in tokens a second</extracomment>
        <translation>Nutzbar</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>The project names %n result file(s) that are not there: %1. Their references are kept; put the files back and reload, or remove them under Data.</source>
        <translation>
            <numerusform>Das Projekt nennt %n Ergebnisdatei, die nicht vorhanden ist: %1. Ihr Verweis bleibt erhalten; die Datei zurücklegen und neu laden oder sie unter Daten entfernen.</numerusform>
            <numerusform>Das Projekt nennt %n Ergebnisdateien, die nicht vorhanden sind: %1. Ihre Verweise bleiben erhalten; die Dateien zurücklegen und neu laden oder sie unter Daten entfernen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 wurde von einem anderen Programm geändert.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>Hiesigen Stand behalten</translation>
    </message>
    <message>
        <source>The results in %1 have changed since they were imported.</source>
        <translation>Die Ergebnisse in %1 haben sich seit dem Import geändert.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n Messreihe</numerusform>
            <numerusform>%n Messreihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) imported</source>
        <translation>
            <numerusform>%n Lauf importiert</numerusform>
            <numerusform>%n Läufe importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n Kandidat</numerusform>
            <numerusform>%n Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Seed %1</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Search   %1</source>
        <translation>Suchen   %1</translation>
    </message>
    <message>
        <source>Find and run any command, field, page or candidate</source>
        <translation>Jeden Befehl, jedes Feld, jede Seite, jeden Kandidaten finden und ausführen</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>The program ended with unsaved edits of “%1”; a copy of %2 was kept.</source>
        <translation>Das Programm endete mit ungespeicherten Änderungen an „%1“; eine Kopie von %2 ist erhalten.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Wiederherstellen</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Ungespeicherte Änderungen</translation>
    </message>
    <message>
        <source>“%1” has edits that are not saved.</source>
        <translation>„%1“ hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>%1 is not on this computer; save it first.</source>
        <translation>%1 liegt nicht auf diesem Rechner; zuerst dort speichern.</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 ist nicht vorhanden.</translation>
    </message>
    <message>
        <source>%1 may not be read by this program; use Open… instead.</source>
        <translation>%1 darf von diesem Programm nicht gelesen werden; stattdessen „Öffnen…“ verwenden.</translation>
    </message>
    <message>
        <source>Not taken: %1</source>
        <translation>Nicht übernommen: %1</translation>
    </message>
    <message>
        <source>One project at a time: %1 were dropped. None was opened.</source>
        <translation>Nur ein Projekt auf einmal: %1 wurden abgelegt. Keines wurde geöffnet.</translation>
    </message>
    <message>
        <source>The headline now shows changes against these figures.</source>
        <translation>Die Kopfzeile zeigt nun Änderungen gegenüber diesen Werten.</translation>
    </message>
    <message>
        <source>The first with a safe capacity</source>
        <translation>Die erste mit sicherer Kapazität</translation>
    </message>
    <message>
        <source>The project names no results</source>
        <translation>Das Projekt nennt keine Ergebnisse</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Diese Seite</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Projekt öffnen</translation>
    </message>
    <message>
        <source>Projects (*.yaml *.yml);;All files (*)</source>
        <translation>Projekte (*.yaml *.yml);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Import a folder of results</source>
        <translation>Ergebnisordner importieren</translation>
    </message>
    <message>
        <source>Import result files</source>
        <translation>Ergebnisdateien importieren</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Projekt speichern</translation>
    </message>
    <message>
        <source>Projects (*.yaml)</source>
        <translation>Projekte (*.yaml)</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>Vector graphics (*.svg);;PDF (*.pdf);;Picture (*.png)</source>
        <translation>Vektorgrafik (*.svg);;PDF (*.pdf);;Bild (*.png)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>Export all charts to a folder</source>
        <translation>Alle Diagramme in einen Ordner exportieren</translation>
    </message>
    <message numerus="yes">
        <source>%n chart(s) exported to %1.</source>
        <translation>
            <numerusform>%n Diagramm nach %1 exportiert.</numerusform>
            <numerusform>%n Diagramme nach %1 exportiert.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>ui::NumberEdit</name>
    <message>
        <source>Between %1 and %2.</source>
        <translation>Zwischen %1 und %2.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Mindestens %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Höchstens %1.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation>Hier ist eine Zahl nötig.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>“%1” can mean %2 or %3. Write it without the separator, or with one digit more.</source>
        <translation>„%1“ kann %2 oder %3 bedeuten. Ohne Trennzeichen oder mit einer Stelle mehr schreiben.</translation>
    </message>
    <message>
        <source>A whole number is needed here.</source>
        <translation>Hier ist eine ganze Zahl nötig.</translation>
    </message>
</context>
<context>
    <name>ui::PageRail</name>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Strg+%2)</translation>
    </message>
</context>
<context>
    <name>ui::ProvenancePopover</name>
    <message>
        <source>between %1 and %2 in nine of ten cases</source>
        <translation>in neun von zehn Fällen zwischen %1 und %2</translation>
    </message>
    <message>
        <source>A design value: computed, nothing of it was measured.</source>
        <translation>Ein Entwurfswert: berechnet, nichts davon wurde gemessen.</translation>
    </message>
    <message>
        <source>A benchmark value: measured on a test load, not in production.</source>
        <translation>Ein Benchmark-Wert: unter Testlast gemessen, nicht in Produktion.</translation>
    </message>
    <message>
        <source>A production value: measured on the real load.</source>
        <translation>Ein Produktionswert: unter realer Last gemessen.</translation>
    </message>
    <message>
        <source>no source stated</source>
        <translation>keine Quelle angegeben</translation>
    </message>
</context>
<context>
    <name>ui::RemarkRow</name>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Quittiert: %1</translation>
    </message>
    <message>
        <source>Acknowledge…</source>
        <translation>Quittieren…</translation>
    </message>
    <message>
        <source>Say why this does not matter here; the reason goes into the project.</source>
        <translation>Begründen, warum das hier nicht von Belang ist; die Begründung kommt ins Projekt.</translation>
    </message>
</context>
<context>
    <name>ui::ReportPage</name>
    <message>
        <source>What goes in</source>
        <translation>Was hineinkommt</translation>
    </message>
    <message>
        <source>Export the PDF…</source>
        <translation>PDF exportieren …</translation>
    </message>
    <message>
        <source>Nothing is ticked, so there is nothing to print.</source>
        <translation>Nichts ist angekreuzt, also gibt es nichts zu drucken.</translation>
    </message>
    <message numerus="yes">
        <source>The report has %n page(s); the same project gives the same bytes.</source>
        <translation>
            <numerusform>Der Bericht hat %n Seite; dasselbe Projekt ergibt dieselben Bytes.</numerusform>
            <numerusform>Der Bericht hat %n Seiten; dasselbe Projekt ergibt dieselben Bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Bericht exportieren</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
</context>
<context>
    <name>ui::ReportPreview</name>
    <message numerus="yes">
        <source>Preview of the report, %n page(s)</source>
        <translation>
            <numerusform>Vorschau des Berichts, %n Seite</numerusform>
            <numerusform>Vorschau des Berichts, %n Seiten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RunsModel</name>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <extracomment>how many of the nine things that let others repeat a benchmark are recorded</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <source>safe</source>
        <extracomment>safe capacity of a sweep, short column title</extracomment>
        <translation>sicher</translation>
    </message>
    <message>
        <source>record</source>
        <translation>erfasst</translation>
    </message>
</context>
<context>
    <name>ui::Scenario</name>
    <message>
        <source>Concurrency</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Bedarf</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>Size for the 95th percentile of the hour and not for the mean.</source>
        <translation>Auf das 95. Perzentil der Stunde dimensionieren, nicht auf das Mittel.</translation>
    </message>
    <message>
        <source>Prompt p50</source>
        <translation>Prompt p50</translation>
    </message>
    <message>
        <source>Prompt mean</source>
        <translation>Prompt, Mittel</translation>
    </message>
    <message>
        <source>tok</source>
        <translation>tok</translation>
    </message>
    <message>
        <source>Chat 150, RAG 1,500, coding 800, summarisation 2,500, batch 4,000 tokens are usual medians.</source>
        <translation>Übliche Mediane: Chat 150, RAG 1.500, Coding 800, Zusammenfassung 2.500, Batch 4.000 Token.</translation>
    </message>
    <message>
        <source>Output p50</source>
        <translation>Ausgabe p50</translation>
    </message>
    <message>
        <source>Output mean</source>
        <translation>Ausgabe, Mittel</translation>
    </message>
    <message>
        <source>Chat 300, RAG 200, coding 500, summarisation 400, batch 800 tokens are usual medians.</source>
        <translation>Übliche Mediane: Chat 300, RAG 200, Coding 500, Zusammenfassung 400, Batch 800 Token.</translation>
    </message>
    <message>
        <source>Prefix hits</source>
        <translation>Präfix-Treffer</translation>
    </message>
    <message>
        <source>Static text first, semi-static next, dynamic last. Worth little where no prompt is shared.</source>
        <translation>Statischer Text zuerst, dann halbstatischer, dynamischer zuletzt. Bringt wenig, wo kein Prompt geteilt wird.</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>End to end</source>
        <translation>Ende zu Ende</translation>
    </message>
    <message>
        <source>%1 mean</source>
        <translation>%1 Mittel</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Chat 500 to 2,000 ms at p95; coding with long prompts 2 to 4 s; voice below 500 ms.</source>
        <translation>Chat 500 bis 2.000 ms bei p95; Coding mit langen Prompts 2 bis 4 s; Sprache unter 500 ms.</translation>
    </message>
    <message>
        <source>Pauses are felt above 80 ms; below 30 ms is faster than reading; 40 to 60 ms is the usual target.</source>
        <translation>Über 80 ms sind Pausen spürbar; unter 30 ms ist schneller als Lesen; 40 bis 60 ms ist das übliche Ziel.</translation>
    </message>
    <message>
        <source>Goodput target</source>
        <translation>Goodput-Ziel</translation>
    </message>
    <message>
        <source>The share of requests that must keep every promise above.</source>
        <translation>Der Anteil der Anfragen, der alle obigen Zusagen einhalten muss.</translation>
    </message>
    <message>
        <source>Head-room</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>20 to 30 % over the demand of the 95th percentile hour.</source>
        <translation>20 bis 30 % über dem Bedarf der Stunde am 95. Perzentil.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>15 to 25 % for re-embedding, canary evaluations and rollback.</source>
        <translation>15 bis 25 % für Re-Embedding, Canary-Evaluierungen und Rollback.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>Quantisation is the first lever before buying; attach an evaluation of its quality.</source>
        <translation>Quantisierung ist der erste Hebel vor dem Kauf; eine Evaluierung ihrer Qualität beilegen.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPUs je Knoten</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Tensor-Parallelität</translation>
    </message>
    <message>
        <source>Over PCIe only when the model does not fit otherwise.</source>
        <translation>Über PCIe nur, wenn das Modell sonst nicht passt.</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Pipeline-Parallelität</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Chat 256, RAG 64, coding 128, summarisation 32, batch 16 are starting points.</source>
        <translation>Startwerte: Chat 256, RAG 64, Coding 128, Zusammenfassung 32, Batch 16.</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>Token-Budget</translation>
    </message>
    <message>
        <source>max-num-batched-tokens. Leave it below 50 % KV use with an empty queue.</source>
        <translation>max-num-batched-tokens. Belassen, solange die KV-Auslastung unter 50 % liegt und die Warteschlange leer ist.</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>GPU-Speicher</translation>
    </message>
    <message>
        <source>The share of the card that the engine may take.</source>
        <translation>Der Anteil der Karte, den die Engine belegen darf.</translation>
    </message>
    <message>
        <source>Given output</source>
        <translation>Vorgegebene Ausgabe</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Throughput of the fleet that is stated instead of computed or measured.</source>
        <translation>Durchsatz der Flotte, der angegeben statt berechnet oder gemessen ist.</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Stromnetz</translation>
    </message>
    <message>
        <source>g/kWh</source>
        <translation>g/kWh</translation>
    </message>
    <message>
        <source>State the method (lifecycle or direct) and the year with it.</source>
        <translation>Methode (Lebenszyklus oder direkt) und Jahr mit angeben.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Measured at</source>
        <translation>Gemessen an</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>facility</source>
        <translation>Rechenzentrum</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Kriterium</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>eigene Hardware</translation>
    </message>
    <message>
        <source>rented</source>
        <translation>gemietet</translation>
    </message>
    <message>
        <source>tokens bought</source>
        <translation>Token gekauft</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flotte</translation>
    </message>
    <message>
        <source>€/h</source>
        <translation>€/h</translation>
    </message>
    <message>
        <source>What the whole fleet costs an hour, owned or rented.</source>
        <translation>Was die ganze Flotte pro Stunde kostet, eigen oder gemietet.</translation>
    </message>
    <message>
        <source>Use of node</source>
        <translation>Knotennutzung</translation>
    </message>
    <message>
        <source>The share of hours in which the node works; idle hours are paid too.</source>
        <translation>Der Anteil der Stunden, in denen der Knoten arbeitet; auch Leerlauf wird bezahlt.</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>€/kWh</source>
        <translation>€/kWh</translation>
    </message>
    <message>
        <source>Retail factor</source>
        <translation>Endpreisfaktor</translation>
    </message>
    <message>
        <source>Wholesale prices are not what is paid: 1.5 to 2 times as much is usual.</source>
        <translation>Bezahlt wird nicht der Großhandelspreis: das 1,5- bis 2-Fache ist üblich.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>noch keine</translation>
    </message>
    <message>
        <source>%1 %2 ms</source>
        <translation>%1 %2 ms</translation>
    </message>
    <message>
        <source>%1 + %2 tok</source>
        <translation>%1 + %2 tok</translation>
    </message>
    <message>
        <source>%1 €/h</source>
        <translation>%1 €/h</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>SLO</source>
        <translation>SLO</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Standort</translation>
    </message>
    <message>
        <source>Ownership</source>
        <translation>Betriebsmodell</translation>
    </message>
    <message>
        <source>TP %1</source>
        <translation>TP %1</translation>
    </message>
    <message>
        <source>PUE %1</source>
        <translation>PUE %1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>RAG</source>
        <translation>RAG</translation>
    </message>
    <message>
        <source>Coding</source>
        <translation>Coding</translation>
    </message>
    <message>
        <source>Summarisation</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDock</name>
    <message>
        <source>Unfold the scenario</source>
        <translation>Szenario aufklappen</translation>
    </message>
    <message>
        <source>Fold the scenario</source>
        <translation>Szenario zuklappen</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Eigenes</translation>
    </message>
    <message>
        <source>Start from the profile %1</source>
        <translation>Vom Profil %1 ausgehen</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Szenario</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioField</name>
    <message>
        <source>Change %1</source>
        <extracomment>a step to undo: %1 is the name of a field</extracomment>
        <translation>%1 ändern</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>The project states a range: %1</source>
        <translation>Das Projekt gibt einen Bereich an: %1</translation>
    </message>
    <message>
        <source>The project is silent; this is the default.</source>
        <translation>Das Projekt sagt dazu nichts; dies ist der Vorgabewert.</translation>
    </message>
    <message>
        <source>The project is silent on this.</source>
        <translation>Das Projekt sagt dazu nichts.</translation>
    </message>
</context>
<context>
    <name>ui::ScorecardModel</name>
    <message>
        <source>Nothing states this value; the candidate is judged without it.</source>
        <translation>Dieser Wert ist nirgends angegeben; der Kandidat wird ohne ihn beurteilt.</translation>
    </message>
    <message>
        <source>%1 better by %2</source>
        <translation>%1 besser um %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>ui::ScorecardPage</name>
    <message>
        <source>Candidates stand here against one another: on cost, goodput, energy and carbon, with the front and the reasons.</source>
        <translation>Kandidaten stehen hier einander gegenüber: nach Kosten, Goodput, Energie und CO₂, mit der Front und den Gründen.</translation>
    </message>
    <message>
        <source>Pin the scenario as a candidate</source>
        <translation>Szenario als Kandidat anheften</translation>
    </message>
    <message>
        <source>Rename the candidate…</source>
        <translation>Kandidat umbenennen…</translation>
    </message>
    <message>
        <source>Remove the candidate</source>
        <translation>Kandidat entfernen</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>A&amp;cross</source>
        <translation>&amp;Waagerecht</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Senkrecht</translation>
    </message>
    <message>
        <source>&amp;Gate</source>
        <translation>&amp;Kriterium</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>EU only</source>
        <translation>nur EU</translation>
    </message>
    <message numerus="yes">
        <source>front of %n axis(es)</source>
        <translation>
            <numerusform>Front aus %n Achse</numerusform>
            <numerusform>Front aus %n Achsen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n candidate(s) pass</source>
        <translation>
            <numerusform>%1 von %n Kandidat besteht</numerusform>
            <numerusform>%1 von %n Kandidaten bestehen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>– Not stated for %1: the value stays unknown, and the candidate is judged on what is known.</source>
        <translation>– Für %1 nicht angegeben: der Wert bleibt unbekannt, und der Kandidat wird nach dem beurteilt, was bekannt ist.</translation>
    </message>
    <message>
        <source>Pin candidate %1</source>
        <translation>Kandidat %1 anheften</translation>
    </message>
    <message>
        <source>Rename the candidate</source>
        <translation>Kandidat umbenennen</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Name von %1</translation>
    </message>
    <message>
        <source>Rename candidate %1</source>
        <translation>Kandidat %1 umbenennen</translation>
    </message>
    <message>
        <source>Remove candidate %1</source>
        <translation>Kandidat %1 entfernen</translation>
    </message>
    <message>
        <source>Remove the gate</source>
        <translation>Ausschlusskriterium entfernen</translation>
    </message>
    <message>
        <source>Set the gate to %1</source>
        <translation>Ausschlusskriterium auf %1 setzen</translation>
    </message>
    <message>
        <source>Add the axis %1</source>
        <translation>Achse %1 hinzufügen</translation>
    </message>
</context>
<context>
    <name>ui::Session</name>
    <message>
        <source>An error of the program itself: %1. The project is as it was; please report this.</source>
        <translation>Ein Fehler des Programms selbst: %1. Das Projekt ist unverändert; bitte melden.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Unbenannt</translation>
    </message>
    <message>
        <source>%1. Nothing was opened.</source>
        <translation>%1. Nichts wurde geöffnet.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message numerus="yes">
        <source>%n result file(s) of the project are missing; their references are kept: %1</source>
        <translation>
            <numerusform>%n Ergebnisdatei des Projekts fehlt; ihr Verweis bleibt erhalten: %1</numerusform>
            <numerusform>%n Ergebnisdateien des Projekts fehlen; ihre Verweise bleiben erhalten: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message>
        <source>No benchmark result was recognised in %1: %2</source>
        <translation>In %1 wurde kein Benchmark-Ergebnis erkannt: %2</translation>
    </message>
    <message numerus="yes">
        <source>Import %n run(s)</source>
        <translation>
            <numerusform>%n Lauf importieren</numerusform>
            <numerusform>%n Läufe importieren</numerusform>
        </translation>
    </message>
    <message>
        <source>These results were imported already.</source>
        <translation>Diese Ergebnisse sind bereits importiert.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) imported.</source>
        <translation>
            <numerusform>%n Lauf importiert.</numerusform>
            <numerusform>%n Läufe importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) imported; %1 files were not recognised, with the reason on the Benchmarks page.</source>
        <translation>
            <numerusform>%n Lauf importiert; %1 Dateien wurden nicht erkannt, der Grund steht auf der Seite Benchmarks.</numerusform>
            <numerusform>%n Läufe importiert; %1 Dateien wurden nicht erkannt, der Grund steht auf der Seite Benchmarks.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Cancelled; the project is as it was.</source>
        <translation>Abgebrochen; das Projekt ist unverändert.</translation>
    </message>
    <message>
        <source>The project has no file yet; choose one with Save as.</source>
        <translation>Das Projekt hat noch keine Datei; mit „Speichern unter“ eine wählen.</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Nach %1 gespeichert.</translation>
    </message>
    <message>
        <source>The safety copy was not written: %1</source>
        <translation>Die Sicherheitskopie wurde nicht geschrieben: %1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Nothing was changed there; choose another place with Save as.</source>
        <translation>%1 konnte nicht geschrieben werden: %2. Dort wurde nichts geändert; mit „Speichern unter“ einen anderen Ort wählen.</translation>
    </message>
</context>
<context>
    <name>ui::SliderEdit</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>A default: nothing of your own is set.</source>
        <translation>Ein Vorgabewert: nichts Eigenes ist gesetzt.</translation>
    </message>
    <message>
        <source>Comes from a source.</source>
        <translation>Stammt aus einer Quelle.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
</context>
<context>
    <name>ui::StatusStrip</name>
    <message>
        <source>provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>design</source>
        <translation>Entwurf</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>ui::Task</name>
    <message>
        <source>An unknown error occurred.</source>
        <translation>Ein unbekannter Fehler ist aufgetreten.</translation>
    </message>
</context>
<context>
    <name>ui::Tools</name>
    <message>
        <source>table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Tool and version</source>
        <translation>Werkzeug und Version</translation>
    </message>
    <message>
        <source>Model, precision</source>
        <translation>Modell, Präzision</translation>
    </message>
    <message>
        <source>Hardware, links</source>
        <translation>Hardware, Verbindungen</translation>
    </message>
    <message>
        <source>Engine, flags</source>
        <translation>Engine, Flags</translation>
    </message>
    <message>
        <source>Length distribution</source>
        <translation>Längenverteilung</translation>
    </message>
    <message>
        <source>Sweep past the knee</source>
        <translation>Messreihe über das Knie hinaus</translation>
    </message>
    <message>
        <source>SLO</source>
        <translation>SLO</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Aufwärmphase</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>closed loop</source>
        <translation>Closed Loop</translation>
    </message>
    <message>
        <source>open loop</source>
        <translation>Open Loop</translation>
    </message>
    <message>
        <source>rate and concurrency capped</source>
        <translation>Rate und Parallelität begrenzt</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>static batch</source>
        <translation>statischer Batch</translation>
    </message>
    <message>
        <source>MLPerf server</source>
        <translation>MLPerf Server</translation>
    </message>
    <message>
        <source>MLPerf offline</source>
        <translation>MLPerf Offline</translation>
    </message>
</context>
<context>
    <name>ui::VramBar</name>
    <message>
        <source>Memory of one GPU</source>
        <translation>Speicher einer GPU</translation>
    </message>
    <message>
        <source>The memory of a GPU is not known: state a model and a GPU.</source>
        <translation>Der Speicher einer GPU ist nicht bekannt: ein Modell und eine GPU angeben.</translation>
    </message>
    <message>
        <source>%1 of weights, %2 of KV cache, %3 of activations, %4 of overhead and %5 free per GPU.</source>
        <translation>%1 Gewichte, %2 KV-Cache, %3 Aktivierungen, %4 Overhead und %5 frei je GPU.</translation>
    </message>
    <message>
        <source>%1 requests of %2 tokens fit.</source>
        <translation>%1 Anfragen zu %2 Token passen hinein.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>Overhead</translation>
    </message>
    <message>
        <source>free</source>
        <translation>frei</translation>
    </message>
    <message>
        <source>activations %1, overhead %2, free %3</source>
        <translation>Aktivierungen %1, Overhead %2, frei %3</translation>
    </message>
    <message>
        <source>KV cache %1</source>
        <translation>KV-Cache %1</translation>
    </message>
    <message>
        <source>%1 requests of %2 tokens</source>
        <translation>%1 Anfragen zu %2 Token</translation>
    </message>
</context>
<context>
    <name>ui::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Szenario</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>Da&amp;ten</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>B&amp;ericht</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>&amp;Beispiele</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>Sp&amp;rache</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Darstellung</translation>
    </message>
    <message>
        <source>Start from a &amp;profile</source>
        <translation>Von einem &amp;Profil ausgehen</translation>
    </message>
    <message>
        <source>&amp;Sweep of the headline</source>
        <translation>&amp;Messreihe der Kopfzeile</translation>
    </message>
    <message>
        <source>&amp;Remove results</source>
        <translation>Ergebnisse en&amp;tfernen</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Neues Projekt</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Beend&amp;en</translation>
    </message>
    <message>
        <source>&amp;Find a command, field or candidate…</source>
        <translation>Befehl, Feld oder Kandidat &amp;suchen…</translation>
    </message>
    <message>
        <source>&amp;Remarks</source>
        <translation>&amp;Hinweise</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Take this as the &amp;baseline</source>
        <translation>Als &amp;Vergleichsbasis nehmen</translation>
    </message>
    <message>
        <source>&amp;Forget the baseline</source>
        <translation>Vergleichsbasis ver&amp;werfen</translation>
    </message>
    <message>
        <source>&amp;Pin as a candidate</source>
        <translation>Als &amp;Kandidat anheften</translation>
    </message>
    <message>
        <source>&amp;Import result files…</source>
        <translation>Ergebnisdateien &amp;importieren…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>&amp;Ordner importieren…</translation>
    </message>
    <message>
        <source>&amp;Cancel the import</source>
        <translation>Import &amp;abbrechen</translation>
    </message>
    <message>
        <source>Export the &amp;chart…</source>
        <translation>&amp;Diagramm exportieren…</translation>
    </message>
    <message>
        <source>Export &amp;all charts…</source>
        <translation>&amp;Alle Diagramme exportieren…</translation>
    </message>
    <message>
        <source>&amp;About Paretoscope</source>
        <translation>&amp;Über Paretoscope</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
</context>
<context>
    <name>ui::axes</name>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>€/1M</source>
        <translation>€/1M</translation>
    </message>
    <message>
        <source>€/1M tok</source>
        <translation>€/1M tok</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Goodput per GPU</source>
        <translation>Goodput je GPU</translation>
    </message>
    <message>
        <source>tok/s a GPU</source>
        <translation>tok/s je GPU</translation>
    </message>
    <message>
        <source>Goodput per kW</source>
        <translation>Goodput je kW</translation>
    </message>
    <message>
        <source>tok/s/kW</source>
        <translation>tok/s/kW</translation>
    </message>
    <message>
        <source>tok/s a kW</source>
        <translation>tok/s je kW</translation>
    </message>
    <message>
        <source>Goodput per € of capex</source>
        <translation>Goodput je € Capex</translation>
    </message>
    <message>
        <source>tok/s/€</source>
        <translation>tok/s/€</translation>
    </message>
    <message>
        <source>tok/s a €</source>
        <translation>tok/s je €</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>J/tok</source>
        <translation>J/tok</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>g/1M</source>
        <translation>g/1M</translation>
    </message>
    <message>
        <source>g CO₂e/1M tok</source>
        <translation>g CO₂e/1M tok</translation>
    </message>
    <message>
        <source>Sovereignty</source>
        <translation>Souveränität</translation>
    </message>
    <message>
        <source>TTFT p95</source>
        <translation>TTFT p95</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>TPOT p95</source>
        <translation>TPOT p95</translation>
    </message>
    <message>
        <source>Capex</source>
        <translation>Capex</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>l/1M</source>
        <translation>l/1M</translation>
    </message>
    <message>
        <source>l/1M tok</source>
        <translation>l/1M tok</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>Head-room</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>auf der Front</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominiert</translation>
    </message>
    <message>
        <source>dominated by %1</source>
        <translation>dominiert von %1</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>out: fails the gate</source>
        <translation>raus: verfehlt das Kriterium</translation>
    </message>
</context>
<context>
    <name>ui::charts::ChartTableDialog</name>
    <message>
        <source>Figures of the chart</source>
        <translation>Werte des Diagramms</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
</context>
<context>
    <name>ui::charts::ChartWidget</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, predicted: %2</source>
        <translation>%1, prognostiziert: %2</translation>
    </message>
    <message>
        <source>Copy as image</source>
        <translation>Als Bild kopieren</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Daten kopieren</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Export as %1…</source>
        <translation>Als %1 exportieren…</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Alles zeigen</translation>
    </message>
    <message>
        <source>%1 file (*.%2)</source>
        <translation>%1-Datei (*.%2)</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Diagramm exportieren</translation>
    </message>
    <message>
        <source>The chart was saved to %1.</source>
        <translation>Das Diagramm wurde nach %1 gespeichert.</translation>
    </message>
</context>
<context>
    <name>ui::charts::SweepThumbnail</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No tested load holds the SLO.</source>
        <translation>Keine getestete Last hält das SLO ein.</translation>
    </message>
    <message>
        <source>Safe capacity %1</source>
        <translation>Sichere Kapazität %1</translation>
    </message>
</context>
<context>
    <name>ui::pages</name>
    <message>
        <source>Knee</source>
        <translation>Knie</translation>
    </message>
    <message>
        <source>Benchmarks</source>
        <translation>Benchmarks</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Scorecard</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
</context>
</TS>
