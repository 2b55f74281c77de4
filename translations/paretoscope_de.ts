<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Report</name>
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
    <message>
        <source>Prepared for</source>
        <translation>Erstellt für</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
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
    <message>
        <source>%1, up to the roof</source>
        <translation>%1, bis zur Roofline-Grenze</translation>
    </message>
    <message>
        <source>Roofline of one GPU</source>
        <translation>Roofline einer GPU</translation>
    </message>
    <message>
        <source>FLOP a byte read</source>
        <translation>FLOP je gelesenem Byte</translation>
    </message>
    <message>
        <source>TFLOP/s of one GPU</source>
        <translation>TFLOP/s einer GPU</translation>
    </message>
    <message>
        <source>roof</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>bandwidth %1 TB/s, then %2 peak %3 TFLOP/s</source>
        <translation>Bandbreite %1 TB/s, dann %2-Spitze %3 TFLOP/s</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>Decode</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>Prefill</translation>
    </message>
    <message>
        <source>ridge %1 FLOP a byte</source>
        <translation>Knickpunkt %1 FLOP je Byte</translation>
    </message>
    <message>
        <source>Decode stands at %1 FLOP a byte, the ridge at %2.</source>
        <translation>Decode liegt bei %1 FLOP je Byte, der Knickpunkt bei %2.</translation>
    </message>
    <message>
        <source>%1, s</source>
        <translation>%1, s</translation>
    </message>
    <message>
        <source>The SLO, %1, lies far beyond these latencies.</source>
        <translation>Das SLO, %1, liegt weit über diesen Latenzen.</translation>
    </message>
    <message>
        <source>The SLO, %1, lies far below these latencies.</source>
        <translation>Das SLO, %1, liegt weit unter diesen Latenzen.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 is a file, %2 says what went wrong: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The SLO holds up to %1; the knee lies between %2 and %3.</source>
        <extracomment>%1: a load with its unit, as &quot;12.6 requests/s&quot; or &quot;concurrency 16&quot;</extracomment>
        <translation>Das SLO wird bis %1 eingehalten; das Knie liegt zwischen %2 und %3.</translation>
    </message>
    <message>
        <source>The SLO holds up to %1.</source>
        <extracomment>%1: a load with its unit, as &quot;12.6 requests/s&quot; or &quot;concurrency 16&quot;</extracomment>
        <translation>Das SLO wird bis %1 eingehalten.</translation>
    </message>
    <message>
        <source>batch %1</source>
        <extracomment>a load: the requests of one batch</extracomment>
        <translation>Batch %1</translation>
    </message>
    <message>
        <source>concurrency %1</source>
        <extracomment>a load: requests at a time</extracomment>
        <translation>Parallelität %1</translation>
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
        <translation>%1 eines Replikats × %2 Replikate = %3</translation>
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
        <translation>%1 Anfragen pro Sekunde erfordern ein Replikat.</translation>
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
        <translation>%1 bleibt unentschieden: Sein CO₂-Ausstoß ist unbekannt.</translation>
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
        <source>A token takes %1 J at the boards, and a million of them emit %2 g of CO₂e.</source>
        <translation>Ein Token braucht %1 J an den Karten, und eine Million davon verursachen %2 g CO₂e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the boards.</source>
        <translation>Ein Token braucht %1 J an den Karten.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the facility&apos;s meter, and a million of them emit %2 g of CO₂e.</source>
        <translation>Ein Token braucht %1 J am Zähler des Rechenzentrums, und eine Million davon verursachen %2 g CO₂e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the facility&apos;s meter.</source>
        <translation>Ein Token braucht %1 J am Zähler des Rechenzentrums.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the nodes, and a million of them emit %2 g of CO₂e.</source>
        <translation>Ein Token braucht %1 J an den Knoten, und eine Million davon verursachen %2 g CO₂e.</translation>
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
        <translation>Abschreibung: %1</translation>
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
        <translation>CUDA-Graphen</translation>
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
        <translation>CO₂</translation>
    </message>
    <message>
        <source>Carbon of a million tokens</source>
        <translation>CO₂ je Million Tokens</translation>
    </message>
    <message>
        <source>Carbon of a year</source>
        <translation>CO₂ je Jahr</translation>
    </message>
    <message>
        <source>Carbon of the grid</source>
        <translation>CO₂ des Stromnetzes</translation>
    </message>
    <message>
        <source>Carbon per million tokens</source>
        <translation>CO₂ je Million Tokens</translation>
    </message>
    <message>
        <source>Carbon per year</source>
        <translation>CO₂ pro Jahr</translation>
    </message>
    <message>
        <source>Carbon, lifecycle</source>
        <translation>CO₂, Lebenszyklus</translation>
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
        <translation>Kosten je Million Tokens (CPM)</translation>
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
        <translation>Kosten, Goodput, Energie, CO₂ und Souveränität auf einer Front</translation>
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
        <source>Embodied carbon of a million tokens</source>
        <translation>Graue Emissionen je Million Tokens</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>Energie und CO₂</translation>
    </message>
    <message>
        <source>Energy and carbon per token are those at full load. In use %1 % of the time with an idle share of %2 %, a token takes %3 times as much.</source>
        <translation>Energie und CO₂ je Token gelten bei Volllast. Bei Nutzung während %1 % der Zeit und einem Leerlaufanteil von %2 % braucht ein Token das %3-Fache.</translation>
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
        <translation>Energie je Million Tokens</translation>
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
        <translation>Kennzahl</translation>
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
        <translation>Graphen im Anteil enthalten</translation>
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
        <translation>Hidden Size</translation>
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
        <translation>KV-Speicher einer GPU × GPUs eines Replikats</translation>
    </message>
    <message>
        <source>KV memory of the replica</source>
        <translation>KV-Speicher des Replikats</translation>
    </message>
    <message>
        <source>KV memory of the replica / KV bytes per token</source>
        <translation>KV-Speicher des Replikats / KV-Bytes je Token</translation>
    </message>
    <message>
        <source>Kind of workload</source>
        <translation>Art des Workloads</translation>
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
        <translation>Kosten</translation>
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
        <translation>Betriebliche Parallelität</translation>
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
        <translation>Kaufpreis: %1</translation>
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
        <translation>Anfragen pro Sekunde eines Replikats</translation>
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
        <translation>Restwert, Anteil am Preis: %1</translation>
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
        <translation>Scorecard und Pareto-Front</translation>
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
        <translation>Der Leerlaufanteil der Leistung ist unbekannt: Das CO₂ eines Jahres zählt nur die Leistung während der Nutzung und ist eine Untergrenze.</translation>
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
        <translation>Die Leistung ist die der Karten, und es ist kein PUE angegeben: Energie am Zähler, Strom und CO₂ bleiben unbekannt. energy.pue angeben.</translation>
    </message>
    <message>
        <source>The power is that of the nodes and no PUE is stated: energy at the meter, electricity and carbon stay unknown. State energy.pue.</source>
        <translation>Die Leistung ist die der Knoten, und es ist kein PUE angegeben: Energie am Zähler, Strom und CO₂ bleiben unbekannt. energy.pue angeben.</translation>
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
        <translation>Workload</translation>
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
        <translation>betrieblich</translation>
    </message>
    <message>
        <source>operational concurrency / duration of a request</source>
        <translation>betriebliche Parallelität / Dauer einer Anfrage</translation>
    </message>
    <message>
        <source>out: fails the gate</source>
        <translation>raus: verfehlt das Kriterium</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>output tokens × TPOT</source>
        <translation>Ausgabe-Tokens × TPOT</translation>
    </message>
    <message>
        <source>output tokens/s are by the whole latency; the tool&apos;s own figure leaves the time to first token out</source>
        <translation>Ausgabe-Tokens/s beziehen sich auf die gesamte Latenz; die Angabe des Werkzeugs lässt die Zeit bis zum ersten Token weg</translation>
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
        <translation>Prompt-Tokens / Prefill-Rate</translation>
    </message>
    <message>
        <source>rate / requests per second of a replica, rounded up</source>
        <translation>Rate / Anfragen pro Sekunde eines Replikats, aufgerundet</translation>
    </message>
    <message>
        <source>rate × (1 + head-room) / requests per second of a replica, rounded up once</source>
        <translation>Rate × (1 + Puffer) / Anfragen pro Sekunde eines Replikats, einmal aufgerundet</translation>
    </message>
    <message>
        <source>repeats the same run as %1</source>
        <translation>wiederholt denselben Lauf wie %1</translation>
    </message>
    <message>
        <source>replicas × GPUs of a replica</source>
        <translation>Replikate × GPUs eines Replikats</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>Anfragen/s</translation>
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
    <message>
        <source>%</source>
        <translation>%</translation>
    </message>
    <message>
        <source>% of the draws</source>
        <translation>% der Ziehungen</translation>
    </message>
    <message>
        <source>% of the price</source>
        <translation>% des Preises</translation>
    </message>
    <message>
        <source>%1 % of the %2 shared tokens are found in the cache: the prompts diverge early</source>
        <translation>%1 % der %2 gemeinsamen Tokens finden sich im Cache: die Prompts gehen früh auseinander</translation>
    </message>
    <message>
        <source>%1 % of the drafted tokens are assumed to be accepted, by no measurement that is named</source>
        <translation>Für %1 % der vorgeschlagenen Tokens ist Annahme unterstellt, ohne dass eine Messung genannt ist</translation>
    </message>
    <message>
        <source>%1 GPUs × %2 W × %3 of it = %4 W</source>
        <translation>%1 GPUs × %2 W × %3 davon = %4 W</translation>
    </message>
    <message>
        <source>%1 W / 1,000 at the meter × %2 €/kWh = %3 €/h</source>
        <translation>%1 W / 1000 am Zähler × %2 €/kWh = %3 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 at the meter × %2 €/kWh × %3 retail = %4 €/h</source>
        <translation>%1 W / 1000 am Zähler × %2 €/kWh × %3 Endkundenfaktor = %4 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 × %2 from board to meter × %3 €/kWh = %4 €/h</source>
        <translation>%1 W / 1000 × %2 von der Karte zum Zähler × %3 €/kWh = %4 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 × %2 from board to meter × %3 €/kWh × %4 retail = %5 €/h</source>
        <translation>%1 W / 1000 × %2 von der Karte zum Zähler × %3 €/kWh × %4 Endkundenfaktor = %5 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 × PUE %2 × %3 €/kWh = %4 €/h</source>
        <translation>%1 W / 1000 × PUE %2 × %3 €/kWh = %4 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 × PUE %2 × %3 €/kWh × %4 retail = %5 €/h</source>
        <translation>%1 W / 1000 × PUE %2 × %3 €/kWh × %4 Endkundenfaktor = %5 €/h</translation>
    </message>
    <message>
        <source>%1 W at the meter</source>
        <translation>%1 W am Zähler</translation>
    </message>
    <message>
        <source>%1 W of the boards × %2 = %3 W of the nodes</source>
        <translation>%1 W der Karten × %2 = %3 W der Knoten</translation>
    </message>
    <message>
        <source>%1 W on average at the meter</source>
        <translation>im Mittel %1 W am Zähler</translation>
    </message>
    <message>
        <source>%1 W × %2 from board to meter = %3 W</source>
        <translation>%1 W × %2 von der Karte zum Zähler = %3 W</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h = %2 kWh</source>
        <translation>%1 W × 8760 h = %2 kWh</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h × %2 from board to meter × %3 g/kWh = %4 t/year</source>
        <translation>%1 W × 8760 h × %2 von der Karte zum Zähler × %3 g/kWh = %4 t/Jahr</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h × %2 l/kWh = %3 m³/year</source>
        <translation>%1 W × 8760 h × %2 l/kWh = %3 m³/Jahr</translation>
    </message>
    <message>
        <source>%1 W × PUE %2 = %3 W</source>
        <translation>%1 W × PUE %2 = %3 W</translation>
    </message>
    <message>
        <source>%1 and %2 are at different contexts: %3 and %4 tokens.</source>
        <translation>%1 und %2 haben verschiedene Kontextlängen: %3 und %4 Tokens.</translation>
    </message>
    <message>
        <source>%1 and %2 are of different models: %3 and %4.</source>
        <translation>%1 und %2 betreffen verschiedene Modelle: %3 und %4.</translation>
    </message>
    <message>
        <source>%1 and %2 are under different loads: %3 and %4.</source>
        <translation>%1 und %2 stehen unter verschiedener Last: %3 und %4.</translation>
    </message>
    <message>
        <source>%1 and %2 count different tokens: %3 and %4.</source>
        <translation>%1 und %2 zählen verschiedene Tokens: %3 und %4.</translation>
    </message>
    <message>
        <source>%1 and %2 differ in precision: %3 and %4.</source>
        <translation>%1 und %2 unterscheiden sich in der Präzision: %3 und %4.</translation>
    </message>
    <message>
        <source>%1 and %2 were measured by tools of different classes: %3 and %4.</source>
        <translation>%1 und %2 wurden mit Werkzeugen verschiedener Klassen gemessen: %3 und %4.</translation>
    </message>
    <message>
        <source>%1 as quoted / %2 for a euro = %3 €</source>
        <translation>%1 laut Angebot / %2 je Euro = %3 €</translation>
    </message>
    <message>
        <source>%1 candidates share the front, so the decision is one of priorities.</source>
        <translation>%1 Kandidaten teilen sich die Front, die Entscheidung ist also eine der Prioritäten.</translation>
    </message>
    <message>
        <source>%1 candidates share the front, so the decision is one of priorities; the nearest to the best of everything is %2.</source>
        <translation>%1 Kandidaten teilen sich die Front, die Entscheidung ist also eine der Prioritäten; dem Besten auf allen Achsen am nächsten ist %2.</translation>
    </message>
    <message>
        <source>%1 checks of the audit stand against these figures; they are answered or settled before they are used.</source>
        <translation>%1 Befunde der Prüfung sprechen gegen diese Zahlen; sie sind zu beantworten oder zu klären, bevor die Zahlen verwendet werden.</translation>
    </message>
    <message>
        <source>%1 draws; uncertain inputs: %2; seed: %3.</source>
        <translation>%1 Ziehungen; unsichere Eingaben: %2; Startwert: %3.</translation>
    </message>
    <message>
        <source>%1 is assumed to cost no quality: no evaluation is attached</source>
        <translation>Für %1 ist kein Qualitätsverlust angenommen: es ist keine Evaluierung beigefügt</translation>
    </message>
    <message>
        <source>%1 is better by</source>
        <translation>%1 ist besser um</translation>
    </message>
    <message>
        <source>%1 is better on %2 axes and worse on none.</source>
        <translation>%1 ist auf %2 Achsen besser und auf keiner schlechter.</translation>
    </message>
    <message>
        <source>%1 is better on %2 axes and worse on none; %3 others beat it as well.</source>
        <translation>%1 ist auf %2 Achsen besser und auf keiner schlechter; %3 weitere schlagen ihn ebenfalls.</translation>
    </message>
    <message>
        <source>%1 is cheaper than %2 when the %3 is above %4%5, and dearer below.</source>
        <translation>%1 ist günstiger als %2, wenn „%3“ über %4%5 liegt, und darunter teurer.</translation>
    </message>
    <message>
        <source>%1 is dominated once the %2 rises above %3%4.</source>
        <translation>%1 ist dominiert, sobald „%2“ über %3%4 steigt.</translation>
    </message>
    <message>
        <source>%1 is dominated: %2 is no worse on any axis and better on %3.</source>
        <translation>%1 ist dominiert: %2 ist auf keiner Achse schlechter und besser bei %3.</translation>
    </message>
    <message>
        <source>%1 is its equal on the axes chosen.</source>
        <translation>%1 ist auf den gewählten Achsen gleichwertig.</translation>
    </message>
    <message>
        <source>%1 is named without its version: overheads and defaults change with it</source>
        <translation>%1 ist ohne Version genannt: Overhead und Voreinstellungen ändern sich mit ihr</translation>
    </message>
    <message>
        <source>%1 is not stated: %2 %3 is taken from the catalogue (%4).</source>
        <translation>%1 ist nicht angegeben: %2 %3 wird aus dem Katalog übernommen (%4).</translation>
    </message>
    <message>
        <source>%1 is not stated: %2 %3 is taken from the catalogue (%4). It is not verified: check it.</source>
        <translation>%1 ist nicht angegeben: %2 %3 wird aus dem Katalog übernommen (%4). Der Wert ist nicht geprüft: bitte nachprüfen.</translation>
    </message>
    <message>
        <source>%1 is on the front: nobody is known to be better on %2.</source>
        <translation>%1 liegt auf der Front: niemand ist bekanntermaßen besser bei %2.</translation>
    </message>
    <message>
        <source>%1 is on the front: whoever is better on one axis is worse on another.</source>
        <translation>%1 liegt auf der Front: wer auf einer Achse besser ist, ist auf einer anderen schlechter.</translation>
    </message>
    <message>
        <source>%1 is required; whether the scenario meets it does not follow from what is stated of site and operator</source>
        <translation>%1 ist gefordert; ob das Szenario dies erfüllt, folgt nicht aus den Angaben zu Standort und Betreiber</translation>
    </message>
    <message>
        <source>%1 is undecided until its unknown values are known.</source>
        <translation>%1 ist unentschieden, bis die unbekannten Werte bekannt sind.</translation>
    </message>
    <message>
        <source>%1 is undecided.</source>
        <translation>%1 ist unentschieden.</translation>
    </message>
    <message>
        <source>%1 is within reach of the CLOUD Act or FISA 702: %2</source>
        <translation>%1 liegt in der Reichweite des CLOUD Act oder von FISA 702: %2</translation>
    </message>
    <message>
        <source>%1 joins the front when the %2 rises above %3%4.</source>
        <translation>%1 kommt auf die Front, wenn „%2“ über %3%4 steigt.</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter</source>
        <translation>%1 kWh/1M tok am Zähler</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter = %3 kWh/1M tok</source>
        <translation>%1 kWh/1M tok × %2 von der Karte zum Zähler = %3 kWh/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter × %3 g/kWh = %4 g/1M tok</source>
        <translation>%1 kWh/1M tok × %2 von der Karte zum Zähler × %3 g/kWh = %4 g/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter × %3 €/kWh = %4 €/1M tok</source>
        <translation>%1 kWh/1M tok × %2 von der Karte zum Zähler × %3 €/kWh = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter × %3 €/kWh × %4 retail = %5 €/1M tok</source>
        <translation>%1 kWh/1M tok × %2 von der Karte zum Zähler × %3 €/kWh × %4 Endkundenfaktor = %5 €/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 l/kWh = %3 l/1M tok</source>
        <translation>%1 kWh/1M tok × %2 l/kWh = %3 l/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × PUE %2 = %3 kWh/1M tok</source>
        <translation>%1 kWh/1M tok × PUE %2 = %3 kWh/1M tok</translation>
    </message>
    <message>
        <source>%1 kg / %2 years / (%3 tok/s × %4 of the time) = %5 g/1M tok</source>
        <translation>%1 kg / %2 Jahre / (%3 tok/s × %4 der Zeit) = %5 g/1M tok</translation>
    </message>
    <message>
        <source>%1 kg / %2 years / 1,000 = %3 t/year</source>
        <translation>%1 kg / %2 Jahre / 1000 = %3 t/Jahr</translation>
    </message>
    <message>
        <source>%1 kg × %2 GPUs + %3 kg × %4 nodes = %5 kg CO₂e</source>
        <translation>%1 kg × %2 GPUs + %3 kg × %4 Knoten = %5 kg CO₂e</translation>
    </message>
    <message>
        <source>%1 leaves the front when the %2 rises above %3%4.</source>
        <translation>%1 verlässt die Front, wenn „%2“ über %3%4 steigt.</translation>
    </message>
    <message>
        <source>%1 must be above zero.</source>
        <translation>%1 muss über null liegen.</translation>
    </message>
    <message>
        <source>%1 node over board × PUE %2 = %3</source>
        <translation>%1 Knoten zu Karte × PUE %2 = %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 of the time in use × (1 − %2 interrupted) = %3</source>
        <translation>%1 der Zeit in Nutzung × (1 − %2 unterbrochen) = %3</translation>
    </message>
    <message>
        <source>%1 of the time prefill × %2 + the rest decode × %3 = %4 of the rated power</source>
        <translation>%1 der Zeit Prefill × %2 + der Rest Decode × %3 = %4 der Nennleistung</translation>
    </message>
    <message>
        <source>%1 options were compared on %2 axes.</source>
        <translation>%1 Optionen wurden auf %2 Achsen verglichen.</translation>
    </message>
    <message>
        <source>%1 predicted at %2 concurrent requests</source>
        <translation>%1 vorhergesagt bei %2 gleichzeitigen Anfragen</translation>
    </message>
    <message>
        <source>%1 predicted at %2 req/s</source>
        <translation>%1 vorhergesagt bei %2 Anfragen/s</translation>
    </message>
    <message>
        <source>%1 predicted at the highest throughput</source>
        <translation>%1 vorhergesagt beim höchsten Durchsatz</translation>
    </message>
    <message>
        <source>%1 records of this trace could not be read and are left out.</source>
        <translation>%1 Einträge dieses Traces waren nicht lesbar und sind ausgelassen.</translation>
    </message>
    <message>
        <source>%1 replicas</source>
        <translation>%1 Replikate</translation>
    </message>
    <message>
        <source>%1 replicas carry %2 req/s with nothing to spare</source>
        <translation>%1 Replikate tragen %2 Anfragen/s ohne jeden Spielraum</translation>
    </message>
    <message>
        <source>%1 requests at a time are planned, the KV cache holds %2 of the mean context: longer ones are preempted</source>
        <translation>%1 gleichzeitige Anfragen sind geplant, der KV-Cache fasst %2 mit mittlerem Kontext: längere werden verdrängt</translation>
    </message>
    <message>
        <source>%1 requests of this trace had no answer and are left out.</source>
        <translation>%1 Anfragen dieses Traces blieben ohne Antwort und sind ausgelassen.</translation>
    </message>
    <message>
        <source>%1 requests use %2 % of the KV cache: below half of it the engine&apos;s own defaults do</source>
        <translation>%1 Anfragen nutzen %2 % des KV-Cache: unter der Hälfte genügen die Voreinstellungen der Engine</translation>
    </message>
    <message>
        <source>%1 requests/s of a replica are predicted with the shipped coefficients: none of this machine&apos;s own measurements stand behind them</source>
        <translation>%1 Anfragen/s je Replikat sind mit den mitgelieferten Koeffizienten vorhergesagt: keine eigenen Messungen dieser Maschine stehen dahinter</translation>
    </message>
    <message>
        <source>%1 stops being dominated when the %2 rises above %3%4.</source>
        <translation>%1 ist nicht mehr dominiert, wenn „%2“ über %3%4 steigt.</translation>
    </message>
    <message>
        <source>%1 stops being dominated when its %2 falls below %3; it is %4.</source>
        <translation>%1 ist nicht mehr dominiert, wenn „%2“ unter %3 fällt; derzeit %4.</translation>
    </message>
    <message>
        <source>%1 stops being dominated when its %2 rises above %3; it is %4.</source>
        <translation>%1 ist nicht mehr dominiert, wenn „%2“ über %3 steigt; derzeit %4.</translation>
    </message>
    <message>
        <source>%1 t CO₂e a year can be reported as scope 2 only with location-based and market-based figures, their method and year; missing: %2</source>
        <translation>%1 t CO₂e pro Jahr lassen sich nur mit standort- und marktbasierten Werten, deren Methode und Jahr als Scope 2 berichten; es fehlt: %2</translation>
    </message>
    <message>
        <source>%1 tok/s / %2 GPUs = %3 tok/s</source>
        <translation>%1 tok/s / %2 GPUs = %3 tok/s</translation>
    </message>
    <message>
        <source>%1 tok/s / %2 € = %3 tok/s for each euro</source>
        <translation>%1 tok/s / %2 € = %3 tok/s je Euro</translation>
    </message>
    <message>
        <source>%1 tok/s / (%2 W / 1,000) = %3 tok/s for each kW</source>
        <translation>%1 tok/s / (%2 W / 1000) = %3 tok/s je kW</translation>
    </message>
    <message>
        <source>%1 tok/s in all − %2 tok/s output = %3 tok/s</source>
        <translation>%1 tok/s insgesamt − %2 tok/s Ausgabe = %3 tok/s</translation>
    </message>
    <message>
        <source>%1 tok/s output × %2 / %3 tokens = %4 tok/s</source>
        <translation>%1 tok/s Ausgabe × %2 / %3 Tokens = %4 tok/s</translation>
    </message>
    <message>
        <source>%1 with VAT / (1 + %2 VAT) = %3</source>
        <translation>%1 mit MwSt. / (1 + %2 MwSt.) = %3</translation>
    </message>
    <message>
        <source>%1 would dominate it once it drew level on %2.</source>
        <translation>%1 würde ihn dominieren, sobald er bei %2 gleichzieht.</translation>
    </message>
    <message>
        <source>%1 would no longer be dominated if its %2 fell from %3 below %4 (by %5 %).</source>
        <translation>%1 wäre nicht mehr dominiert, wenn %2 von %3 unter %4 fiele (um %5 %).</translation>
    </message>
    <message>
        <source>%1 would no longer be dominated if its %2 rose from %3 above %4 (by %5 %).</source>
        <translation>%1 wäre nicht mehr dominiert, wenn %2 von %3 über %4 stiege (um %5 %).</translation>
    </message>
    <message>
        <source>%1 × PUE %2: %3 J/token at the facility, to be held against %4.</source>
        <translation>%1 × PUE %2: %3 J/Token im Rechenzentrum, zu vergleichen mit %4.</translation>
    </message>
    <message>
        <source>%1 € a day more / %2 €/1M tok less = %3 tokens a day</source>
        <translation>%1 € pro Tag mehr / %2 €/1M tok weniger = %3 Tokens pro Tag</translation>
    </message>
    <message>
        <source>%1 € a month / %2 users = %3 €</source>
        <translation>%1 € pro Monat / %2 Nutzer = %3 €</translation>
    </message>
    <message>
        <source>%1 € a month / 730 h = %2 €/h</source>
        <translation>%1 € pro Monat / 730 h = %2 €/h</translation>
    </message>
    <message>
        <source>%1 € of today / the tokens of %2 years, both discounted at %3, = %4 €/1M tok</source>
        <translation>%1 € heutiger Wert / die Tokens von %2 Jahren, beides abgezinst mit %3, = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 € over %2 years</source>
        <translation>%1 € über %2 Jahre</translation>
    </message>
    <message>
        <source>%1 € over %2 years, discounted at %3 a year, = %4 €</source>
        <translation>%1 € über %2 Jahre, abgezinst mit %3 pro Jahr, = %4 €</translation>
    </message>
    <message>
        <source>%1 €/1M input × %2 for an output token + %3 €/1M output = %4 €/1M tok</source>
        <translation>%1 €/1M Eingabe × %2 je Ausgabe-Token + %3 €/1M Ausgabe = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/1M tok of electricity × (1 − %2 drawn anyway) = %3 €/1M tok</source>
        <translation>%1 €/1M tok Strom × (1 − %2 ohnehin bezogen) = %3 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tokens a day / 24 h = %3 €/h</source>
        <translation>%1 €/1M tok × %2 Tokens pro Tag / 24 h = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tokens of a request / 1,000,000 = %3 €</source>
        <translation>%1 €/1M tok × %2 Tokens je Anfrage / 1.000.000 = %3 €</translation>
    </message>
    <message>
        <source>%1 €/h + %2 € a month / 730 h = %3 €/h</source>
        <translation>%1 €/h + %2 € pro Monat / 730 h = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/h of electricity / %2 €/h = %3</source>
        <translation>%1 €/h Strom / %2 €/h = %3</translation>
    </message>
    <message>
        <source>%1 €/h of electricity × 8,760 h = %2 €/year</source>
        <translation>%1 €/h Strom × 8760 h = %2 €/Jahr</translation>
    </message>
    <message>
        <source>%1 €/h of lease + %2 € a year / 8,760 h + %3 €/h of electricity = %4 €/h</source>
        <translation>%1 €/h Leasing + %2 € pro Jahr / 8760 h + %3 €/h Strom = %4 €/h</translation>
    </message>
    <message>
        <source>%1 €/h of lease + %2 € a year / 8,760 h = %3 €/h</source>
        <translation>%1 €/h Leasing + %2 € pro Jahr / 8760 h = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/h × %2 of the time prefill / (%3 tok/s · 0.0036 · %4) = %5 €/1M tok</source>
        <translation>%1 €/h × %2 der Zeit Prefill / (%3 tok/s · 0,0036 · %4) = %5 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/h × (1 − %2) decode / (%3 tok/s · 0.0036 · %4) = %5 €/1M tok</source>
        <translation>%1 €/h × (1 − %2) Decode / (%3 tok/s · 0,0036 · %4) = %5 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/h × 730 h = %2 €</source>
        <translation>%1 €/h × 730 h = %2 €</translation>
    </message>
    <message>
        <source>%1, %2, in %3</source>
        <translation>%1, %2, in %3</translation>
    </message>
    <message>
        <source>%1: a claim needs what it says and the formula that it should follow from</source>
        <translation>%1: eine Behauptung braucht ihren Wert und die Formel, aus der sie folgen soll</translation>
    </message>
    <message>
        <source>%1: a level is assessed without a reason</source>
        <translation>%1: eine Stufe ist ohne Begründung eingeschätzt</translation>
    </message>
    <message>
        <source>%1: a quote without its price says nothing</source>
        <translation>%1: ein Angebot ohne Preis sagt nichts aus</translation>
    </message>
    <message>
        <source>%1: a rate is stated for a price in euros; state the currency of the price</source>
        <translation>%1: für einen Preis in Euro ist ein Wechselkurs angegeben; die Währung des Preises angeben</translation>
    </message>
    <message>
        <source>%1: cost of a year</source>
        <translation>%1: Kosten eines Jahres</translation>
    </message>
    <message>
        <source>%1: expected a score from 0 to 100</source>
        <translation>%1: erwartet wird ein Punktwert von 0 bis 100</translation>
    </message>
    <message>
        <source>%1: found %2, expected a factor from 1 to 10</source>
        <translation>%1: %2 gefunden, erwartet wird ein Faktor von 1 bis 10</translation>
    </message>
    <message>
        <source>%1: found %2, expected a growth a year above -1 and at most 10; 30 % is written 0.3</source>
        <translation>%1: %2 gefunden, erwartet wird ein jährliches Wachstum über -1 und höchstens 10; 30 % schreibt man 0.3</translation>
    </message>
    <message>
        <source>%1: found %2, expected a price of electricity from -1 to 10 €/kWh</source>
        <translation>%1: %2 gefunden, erwartet wird ein Strompreis von -1 bis 10 €/kWh</translation>
    </message>
    <message>
        <source>%1: found %2, expected how much of the currency one euro buys</source>
        <translation>%1: %2 gefunden, erwartet wird, wie viel der Währung ein Euro kauft</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected the three letters of a currency: USD</source>
        <translation>%1: „%2“ gefunden, erwartet werden die drei Buchstaben einer Währung: USD</translation>
    </message>
    <message>
        <source>%1: price</source>
        <translation>%1: Preis</translation>
    </message>
    <message>
        <source>%1: share left at the end</source>
        <translation>%1: Restwertanteil am Ende</translation>
    </message>
    <message>
        <source>%1: the price is in %2 and no rate is stated: it is left out. State units_per_eur with its date.</source>
        <translation>%1: der Preis ist in %2 und kein Wechselkurs ist angegeben: er bleibt außer Betracht. units_per_eur mit Datum angeben.</translation>
    </message>
    <message>
        <source>%1: years of use</source>
        <translation>%1: Nutzungsjahre</translation>
    </message>
    <message>
        <source>(%1 €/1M input × %2 + %3 €/1M output) / (1 + %2) = %4 €/1M tok</source>
        <translation>(%1 €/1M Eingabe × %2 + %3 €/1M Ausgabe) / (1 + %2) = %4 €/1M tok</translation>
    </message>
    <message>
        <source>A closed loop needs at least one client, not %1.</source>
        <translation>Ein Closed Loop braucht mindestens einen Client, nicht %1.</translation>
    </message>
    <message>
        <source>A degree of parallelism is below 1.</source>
        <translation>Ein Parallelitätsgrad liegt unter 1.</translation>
    </message>
    <message>
        <source>A fleet has between 1 and %1 replicas.</source>
        <translation>Eine Flotte hat zwischen 1 und %1 Replikate.</translation>
    </message>
    <message>
        <source>A high-risk system&apos;s technical documentation names its software, its hardware and its measured performance; missing here: %1</source>
        <translation>Die technische Dokumentation eines Hochrisikosystems nennt Software, Hardware und gemessene Leistung; hier fehlt: %1</translation>
    </message>
    <message>
        <source>A hit rate of %1 % with prompts from %2 (p50) to %3 tokens (p99): what varies is not in the cache</source>
        <translation>Eine Trefferquote von %1 % bei Prompts von %2 (p50) bis %3 Tokens (p99): was variiert, liegt nicht im Cache</translation>
    </message>
    <message>
        <source>A hit rate of %1 is no share.</source>
        <translation>Eine Trefferquote von %1 ist kein Anteil.</translation>
    </message>
    <message>
        <source>A length needs its p50 or its mean, above zero.</source>
        <translation>Eine Länge braucht ihren p50 oder ihren Mittelwert, größer als null.</translation>
    </message>
    <message>
        <source>A length of %1 tokens is none.</source>
        <translation>Eine Länge von %1 Tokens ist keine.</translation>
    </message>
    <message>
        <source>A load of %1 is none.</source>
        <translation>Eine Last von %1 ist keine.</translation>
    </message>
    <message>
        <source>A quantile lies between 0 and 1, not at %1.</source>
        <translation>Ein Quantil liegt zwischen 0 und 1, nicht bei %1.</translation>
    </message>
    <message>
        <source>A rate of %1 requests a second is none.</source>
        <translation>Eine Rate von %1 Anfragen pro Sekunde ist keine.</translation>
    </message>
    <message>
        <source>A run has between 1 and %1 requests, and fewer of warm-up.</source>
        <translation>Ein Lauf hat zwischen 1 und %1 Anfragen, und weniger in der Aufwärmphase.</translation>
    </message>
    <message>
        <source>A single gap between two tokens of an answer, pooled over all requests.</source>
        <translation>Ein einzelner Abstand zwischen zwei Tokens einer Antwort, über alle Anfragen zusammengefasst.</translation>
    </message>
    <message>
        <source>A token budget of %1 a step</source>
        <translation>Ein Token-Budget von %1 je Schritt</translation>
    </message>
    <message>
        <source>A trace cannot be replayed at %1 times its speed.</source>
        <translation>Ein Trace lässt sich nicht mit %1-facher Geschwindigkeit abspielen.</translation>
    </message>
    <message>
        <source>AI Act record incomplete</source>
        <translation>KI-Verordnung: Dokumentation unvollständig</translation>
    </message>
    <message>
        <source>AI Act: a high-risk system (article 6): technical documentation (article 11), conformity assessment and registration come before its use.</source>
        <translation>KI-Verordnung: Hochrisikosystem (Artikel 6): technische Dokumentation (Artikel 11), Konformitätsbewertung und Registrierung gehen dem Einsatz voraus.</translation>
    </message>
    <message>
        <source>AI Act: a high-risk system (article 6): use as instructed, human oversight and logs kept for at least six months (article 26).</source>
        <translation>KI-Verordnung: Hochrisikosystem (Artikel 6): Nutzung nach Anleitung, menschliche Aufsicht und Protokolle, die mindestens sechs Monate aufbewahrt werden (Artikel 26).</translation>
    </message>
    <message>
        <source>AI Act: limited risk: people must be told that they speak with a machine, and what it makes must be marked (article 50).</source>
        <translation>KI-Verordnung: begrenztes Risiko: Menschen müssen erfahren, dass sie mit einer Maschine sprechen, und deren Erzeugnisse sind zu kennzeichnen (Artikel 50).</translation>
    </message>
    <message>
        <source>AI Act: minimal risk: no duty beyond AI literacy of those who use it (article 4).</source>
        <translation>KI-Verordnung: minimales Risiko: keine Pflicht außer der KI-Kompetenz der Nutzenden (Artikel 4).</translation>
    </message>
    <message>
        <source>AI Act: the risk of the use is not stated (sovereignty.ai_act_risk); the duties follow from it, not from where the model runs.</source>
        <translation>KI-Verordnung: das Risiko der Nutzung ist nicht angegeben (sovereignty.ai_act_risk); die Pflichten folgen daraus, nicht aus dem Ort, an dem das Modell läuft.</translation>
    </message>
    <message>
        <source>AI Act: the use is stated to be among the prohibited practices (article 5): it must not be put into service.</source>
        <translation>KI-Verordnung: die Nutzung zählt laut Angabe zu den verbotenen Praktiken (Artikel 5): sie darf nicht in Betrieb genommen werden.</translation>
    </message>
    <message>
        <source>Acceptance assumed</source>
        <translation>Annahmequote unterstellt</translation>
    </message>
    <message>
        <source>Access of staff from</source>
        <translation>Zugriff von Personal aus</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Zur Kenntnis genommen</translation>
    </message>
    <message>
        <source>Add 20 to 30 % over the p95 of the demand</source>
        <translation>20 bis 30 % über den p95 des Bedarfs hinaus vorsehen</translation>
    </message>
    <message>
        <source>Against %1 it wins %2 % on the %3 and gives away %4 % on the %5.</source>
        <translation>Gegenüber %1 gewinnt er %2 % bei %3 und gibt %4 % bei %5 ab.</translation>
    </message>
    <message>
        <source>All purchases</source>
        <translation>Alle Anschaffungen</translation>
    </message>
    <message>
        <source>An acceptance of %1 is no share.</source>
        <translation>Eine Annahmequote von %1 ist kein Anteil.</translation>
    </message>
    <message>
        <source>An acceptance of 0.65 with 4 drafted tokens is assumed: measure it on your own prompts. The gain shrinks at high batch.</source>
        <translation>Eine Annahmequote von 0,65 bei 4 vorgeschlagenen Tokens ist angenommen: an eigenen Prompts messen. Der Gewinn schrumpft bei großem Batch.</translation>
    </message>
    <message>
        <source>An answer has at least one token.</source>
        <translation>Eine Antwort hat mindestens ein Token.</translation>
    </message>
    <message>
        <source>An outage must end after it begins.</source>
        <translation>Ein Ausfall muss nach seinem Beginn enden.</translation>
    </message>
    <message>
        <source>Another candidate is nowhere worse and somewhere better, on everything that is known of this one.</source>
        <translation>Ein anderer Kandidat ist nirgends schlechter und irgendwo besser, bei allem, was von diesem bekannt ist.</translation>
    </message>
    <message>
        <source>Answer lengths are not stated: how much decode weighs is unknown</source>
        <translation>Antwortlängen sind nicht angegeben: wie stark Decode wiegt, ist unbekannt</translation>
    </message>
    <message>
        <source>Are energy, water and hardware lives measured and kept low?</source>
        <translation>Werden Energie, Wasser und Lebensdauer der Hardware gemessen und der Verbrauch gering gehalten?</translation>
    </message>
    <message>
        <source>Are security operations, audits and certificates under the Union&apos;s rules?</source>
        <translation>Unterliegen Sicherheitsbetrieb, Audits und Zertifikate den Regeln der Union?</translation>
    </message>
    <message>
        <source>Arithmetic beyond reading</source>
        <translation>Rechenaufwand über das Lesen hinaus</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Unverändert</translation>
    </message>
    <message>
        <source>Assess the legal and data objectives, or choose an operator out of reach</source>
        <translation>Die rechtlichen und die Datenziele einschätzen oder einen Betreiber außer Reichweite wählen</translation>
    </message>
    <message>
        <source>Assumptions undocumented</source>
        <translation>Annahmen nicht dokumentiert</translation>
    </message>
    <message>
        <source>Attention over the prompt</source>
        <translation>Attention über den Prompt</translation>
    </message>
    <message>
        <source>Average power</source>
        <translation>Mittlere Leistung</translation>
    </message>
    <message>
        <source>Average power at the meter</source>
        <translation>Mittlere Leistung am Zähler</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>Blocks of %1 tokens of the trace are no whole number of KV blocks of %2 tokens.</source>
        <translation>Blöcke von %1 Tokens des Traces sind keine ganze Zahl von KV-Blöcken zu %2 Tokens.</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>Bilanzgrenze</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Break-even</translation>
    </message>
    <message>
        <source>Break-even, million tokens a day</source>
        <translation>Break-even, Millionen Tokens pro Tag</translation>
    </message>
    <message>
        <source>Bursts queue, and the queue is in the time to the first token.</source>
        <translation>Lastspitzen bilden Warteschlangen, und das Warten steckt in der Zeit bis zum ersten Token.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>By the memory budget the weights do not fit; the cache is taken as unlimited.</source>
        <translation>Nach dem Speicherbudget passen die Gewichte nicht; der Cache gilt als unbegrenzt.</translation>
    </message>
    <message>
        <source>CLOUD Act: %1 is not known to be under the law of the United States; check its owners and its subsidiaries there.</source>
        <translation>CLOUD Act: von %1 ist nicht bekannt, dass US-Recht gilt; Eigentümer und dortige Tochtergesellschaften prüfen.</translation>
    </message>
    <message>
        <source>CLOUD Act: an authority of the United States can order %1 to hand over data it holds, wherever that is; only keys held by yourselves keep the content closed.</source>
        <translation>CLOUD Act: eine US-Behörde kann %1 anweisen, gehaltene Daten herauszugeben, wo immer sie liegen; nur selbst verwahrte Schlüssel halten den Inhalt verschlossen.</translation>
    </message>
    <message>
        <source>CLOUD Act: the machines are your own and no owner under the law of the United States is stated: it does not reach the data held on them.</source>
        <translation>CLOUD Act: die Maschinen sind eigene und kein Eigentümer unter US-Recht ist angegeben: er reicht nicht an die darauf gehaltenen Daten.</translation>
    </message>
    <message>
        <source>CLOUD Act: whether the operator or its owner is under the law of the United States is not known; ask for it in writing.</source>
        <translation>CLOUD Act: ob der Betreiber oder sein Eigentümer US-Recht unterliegt, ist nicht bekannt; schriftlich erfragen.</translation>
    </message>
    <message>
        <source>CPM</source>
        <translation>CPM</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Rechner</translation>
    </message>
    <message>
        <source>Calibrated with %1 measured rows: fixed times × %2, prompts × %3.</source>
        <translation>Kalibriert mit %1 gemessenen Zeilen: feste Zeiten × %2, Prompts × %3.</translation>
    </message>
    <message>
        <source>Can people in the Union run, maintain and leave the service without those outside?</source>
        <translation>Können Menschen in der Union den Dienst ohne Außenstehende betreiben, warten und verlassen?</translation>
    </message>
    <message>
        <source>Capacity kept free above the expected load.</source>
        <translation>Kapazität, die über der erwarteten Last frei bleibt.</translation>
    </message>
    <message>
        <source>Carbon of a million tokens, market-based</source>
        <translation>CO₂ von einer Million Tokens, marktbasiert</translation>
    </message>
    <message>
        <source>Carbon of a year, market-based</source>
        <translation>CO₂ eines Jahres, marktbasiert</translation>
    </message>
    <message>
        <source>Carbon per million tokens, market-based</source>
        <translation>CO₂ je Million Tokens, marktbasiert</translation>
    </message>
    <message>
        <source>Carbon per year, market-based</source>
        <translation>CO₂ pro Jahr, marktbasiert</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Zahlungsstrom</translation>
    </message>
    <message>
        <source>Certifications</source>
        <translation>Zertifizierungen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Change a shaded cell; everything that depends on it moves.</source>
        <translation>Eine schattierte Zelle ändern; alles, was davon abhängt, bewegt sich mit.</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Am günstigsten</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfung</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Checkliste</translation>
    </message>
    <message>
        <source>Choose a TP that divides the number of attention heads</source>
        <translation>Eine TP wählen, die die Zahl der Attention-Heads teilt</translation>
    </message>
    <message>
        <source>Choose another site or operator, or lower the gate and say why</source>
        <translation>Anderen Standort oder Betreiber wählen oder das Kriterium senken und begründen</translation>
    </message>
    <message>
        <source>Claim contradicts itself</source>
        <translation>Behauptung widerspricht sich</translation>
    </message>
    <message>
        <source>Claim not computed</source>
        <translation>Behauptung nicht berechnet</translation>
    </message>
    <message>
        <source>Compare both at one demand, or each at its own safe capacity under one SLO.</source>
        <translation>Beide bei einem Bedarf vergleichen oder jeden bei seiner sicheren Kapazität unter einem SLO.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Betrifft</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Cost of a million input tokens</source>
        <translation>Kosten von einer Million Eingabe-Tokens</translation>
    </message>
    <message>
        <source>Cost of a million output tokens</source>
        <translation>Kosten von einer Million Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>Cost of a million tokens over the years</source>
        <translation>Kosten von einer Million Tokens über die Jahre</translation>
    </message>
    <message>
        <source>Cost of a million tokens: the cost of an hour divided by the tokens of an hour.</source>
        <translation>Kosten von einer Million Tokens: die Kosten einer Stunde geteilt durch die Tokens einer Stunde.</translation>
    </message>
    <message>
        <source>Cost of a month</source>
        <translation>Kosten eines Monats</translation>
    </message>
    <message>
        <source>Cost of a user a month</source>
        <translation>Kosten eines Nutzers pro Monat</translation>
    </message>
    <message>
        <source>Cost of one more million tokens</source>
        <translation>Kosten einer weiteren Million Tokens</translation>
    </message>
    <message>
        <source>Cost of owning (TCO)</source>
        <translation>Gesamtbetriebskosten (TCO)</translation>
    </message>
    <message>
        <source>Cost over the years</source>
        <translation>Kosten über die Jahre</translation>
    </message>
    <message>
        <source>Cost over the years, of today</source>
        <translation>Kosten über die Jahre, heutiger Wert</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>Kosten pro Monat</translation>
    </message>
    <message>
        <source>Cost per user and month</source>
        <translation>Kosten pro Nutzer und Monat</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Countries by the catalogue&apos;s figures of one method; the marked one is the site&apos;s, which the project may state otherwise. Wholesale is not what is paid: a contract or a retail factor comes on top.</source>
        <translation>Länder nach den Katalogwerten einer Methode; das markierte ist das des Standorts, zu dem das Projekt anderes angeben kann. Der Großhandelspreis ist nicht, was bezahlt wird: ein Vertrag oder ein Endkundenfaktor kommt hinzu.</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Land</translation>
    </message>
    <message>
        <source>Counts only what the prompts really share: audit them first.</source>
        <translation>Zählt nur, was die Prompts wirklich gemeinsam haben: zuerst prüfen.</translation>
    </message>
    <message>
        <source>Cover and contents</source>
        <translation>Deckblatt und Inhalt</translation>
    </message>
    <message>
        <source>Data and AI sovereignty</source>
        <translation>Daten- und KI-Souveränität</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Decision record</source>
        <translation>Entscheidungsprotokoll</translation>
    </message>
    <message>
        <source>Defaults would do</source>
        <translation>Voreinstellungen genügen</translation>
    </message>
    <message>
        <source>Dynamic prefix</source>
        <translation>Dynamisches Präfix</translation>
    </message>
    <message>
        <source>Each accepted draft saves a step of the large model.</source>
        <translation>Jeder angenommene Entwurf spart einen Schritt des großen Modells.</translation>
    </message>
    <message>
        <source>Elasticity</source>
        <translation>Elastizität</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Electricity is %1 % of the cost of an hour; 30 to 50 % is often said.</source>
        <translation>Strom macht %1 % der Kosten einer Stunde aus; oft werden 30 bis 50 % genannt.</translation>
    </message>
    <message>
        <source>Electricity of a year</source>
        <translation>Strom eines Jahres</translation>
    </message>
    <message>
        <source>Electricity of an hour</source>
        <translation>Strom einer Stunde</translation>
    </message>
    <message>
        <source>Electricity&apos;s share of an hour</source>
        <translation>Stromanteil einer Stunde</translation>
    </message>
    <message>
        <source>Electricity&apos;s share of the cost</source>
        <translation>Stromanteil an den Kosten</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>Embodied carbon is stated without the years that the hardware serves: it stays unknown. State energy.embodied.lifetime_years.</source>
        <translation>Graue Emissionen sind ohne die Nutzungsjahre der Hardware angegeben: sie bleiben unbekannt. energy.embodied.lifetime_years angeben.</translation>
    </message>
    <message>
        <source>Embodied carbon of a year</source>
        <translation>Graue Emissionen eines Jahres</translation>
    </message>
    <message>
        <source>Embodied carbon per million tokens</source>
        <translation>Graue Emissionen je Million Tokens</translation>
    </message>
    <message>
        <source>Embodied carbon per year</source>
        <translation>Graue Emissionen pro Jahr</translation>
    </message>
    <message>
        <source>Energy of a million tokens at the meter</source>
        <translation>Energie von einer Million Tokens am Zähler</translation>
    </message>
    <message>
        <source>Energy of a year at the meter</source>
        <translation>Energie eines Jahres am Zähler</translation>
    </message>
    <message>
        <source>Energy of the whole facility divided by the energy of its computers.</source>
        <translation>Energie des ganzen Rechenzentrums geteilt durch die Energie seiner Rechner.</translation>
    </message>
    <message>
        <source>Energy per year</source>
        <translation>Energie pro Jahr</translation>
    </message>
    <message>
        <source>Energy, electricity and carbon follow it one to one.</source>
        <translation>Energie, Strom und CO₂ folgen dem eins zu eins.</translation>
    </message>
    <message>
        <source>Engine sized for</source>
        <translation>Engine ausgelegt für</translation>
    </message>
    <message>
        <source>Engine version unknown</source>
        <translation>Engine-Version unbekannt</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Eintrag</translation>
    </message>
    <message>
        <source>Environmental sustainability</source>
        <translation>Ökologische Nachhaltigkeit</translation>
    </message>
    <message>
        <source>Every kilowatt-hour at the meter carries it.</source>
        <translation>Jede Kilowattstunde am Zähler trägt sie.</translation>
    </message>
    <message>
        <source>Everything, a year</source>
        <translation>Alles, pro Jahr</translation>
    </message>
    <message>
        <source>Exchange between GPUs</source>
        <translation>Austausch zwischen GPUs</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FP8 weights and KV cache</source>
        <translation>FP8-Gewichte und KV-Cache</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Fakt</translation>
    </message>
    <message>
        <source>Fails %1: it is %2.</source>
        <translation>Verfehlt %1: Wert %2.</translation>
    </message>
    <message>
        <source>First break-even</source>
        <translation>Erster Break-even</translation>
    </message>
    <message>
        <source>Fixed time of the layers&apos; kernels</source>
        <translation>Feste Zeit der Layer-Kernel</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>For the rate</source>
        <translation>Für die Rate</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>From which use on which way of paying is the cheapest</source>
        <translation>Ab welcher Nutzung welche Zahlungsweise am günstigsten ist</translation>
    </message>
    <message>
        <source>Front end of the engine</source>
        <translation>Frontend der Engine</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>GDPR: prompts and answers are stated to hold no personal data; logs with user names still do.</source>
        <translation>DSGVO: Prompts und Antworten enthalten laut Angabe keine personenbezogenen Daten; Protokolle mit Benutzernamen dennoch.</translation>
    </message>
    <message>
        <source>GDPR: the data lie in %1, outside of the Union: a transfer that needs an adequacy decision or standard clauses with an assessment (articles 44 to 46).</source>
        <translation>DSGVO: die Daten liegen in %1, außerhalb der Union: eine Übermittlung, die einen Angemessenheitsbeschluss oder Standardvertragsklauseln mit Abschätzung braucht (Artikel 44 bis 46).</translation>
    </message>
    <message>
        <source>GDPR: the data stay in the Union on your own machines: no processor and no transfer; a record and, for sensitive uses, an impact assessment (article 35).</source>
        <translation>DSGVO: die Daten bleiben in der Union auf eigenen Maschinen: kein Auftragsverarbeiter und keine Übermittlung; ein Verzeichnis und, bei sensiblen Nutzungen, eine Folgenabschätzung (Artikel 35).</translation>
    </message>
    <message>
        <source>GDPR: the data stay in the Union with a processor: a contract under article 28 and a list of its sub-processors are needed.</source>
        <translation>DSGVO: die Daten bleiben in der Union bei einem Auftragsverarbeiter: ein Vertrag nach Artikel 28 und eine Liste der Unterauftragsverarbeiter sind nötig.</translation>
    </message>
    <message>
        <source>GDPR: the data stay in the Union, but an order from a third country is no ground to disclose them (article 48): the operator can be caught between two laws.</source>
        <translation>DSGVO: die Daten bleiben in der Union, aber die Anordnung eines Drittlands ist kein Grund zur Offenlegung (Artikel 48): der Betreiber kann zwischen zwei Rechtsordnungen geraten.</translation>
    </message>
    <message>
        <source>GDPR: where the data lie is not stated, so whether they are transferred outside of the Union is not known; state site.zone.</source>
        <translation>DSGVO: wo die Daten liegen, ist nicht angegeben, daher ist nicht bekannt, ob sie außerhalb der Union übermittelt werden; site.zone angeben.</translation>
    </message>
    <message>
        <source>GPUs of a replica</source>
        <translation>GPUs je Replikat</translation>
    </message>
    <message>
        <source>Gate failed</source>
        <translation>Kriterium verfehlt</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>Go by the computed figure, or say which input is another</source>
        <translation>Dem berechneten Wert folgen oder sagen, welche Eingabe anders ist</translation>
    </message>
    <message>
        <source>Goodput of a euro of capital</source>
        <translation>Goodput je Euro Kapital</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Stromnetz</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>High end</source>
        <translation>Oberes Ende</translation>
    </message>
    <message>
        <source>How far the figures may lie</source>
        <translation>Wie weit die Zahlen abweichen können</translation>
    </message>
    <message>
        <source>How many it takes</source>
        <translation>Wie viele es braucht</translation>
    </message>
    <message>
        <source>How often the answer is the same</source>
        <translation>Wie oft die Antwort dieselbe ist</translation>
    </message>
    <message>
        <source>How requests arrive is not stated: a closed loop is assumed, in which each client waits for its answer.</source>
        <translation>Wie Anfragen eintreffen, ist nicht angegeben: angenommen wird ein Closed Loop, in dem jeder Client auf seine Antwort wartet.</translation>
    </message>
    <message>
        <source>INT4</source>
        <translation>INT4</translation>
    </message>
    <message>
        <source>INT4 weights (AWQ)</source>
        <translation>INT4-Gewichte (AWQ)</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>Idle hours are paid too: it spreads the fixed cost over more tokens.</source>
        <translation>Auch Leerlaufstunden werden bezahlt: es verteilt die Fixkosten auf mehr Tokens.</translation>
    </message>
    <message>
        <source>Input tokens alone, per million</source>
        <translation>Nur Eingabe-Tokens, je Million</translation>
    </message>
    <message>
        <source>Inputs in grey state no range: ±20 % stands in, to compare by.</source>
        <translation>Eingaben in Grau nennen keine Spanne: ±20 % steht dafür ein, zum Vergleich.</translation>
    </message>
    <message>
        <source>Inputs that rest on it</source>
        <translation>Eingaben, die darauf beruhen</translation>
    </message>
    <message>
        <source>Instead of</source>
        <translation>Statt</translation>
    </message>
    <message>
        <source>Is the stack open, documented and replaceable?</source>
        <translation>Ist der Stack offen, dokumentiert und ersetzbar?</translation>
    </message>
    <message>
        <source>It decides how much memory is left for the KV cache.</source>
        <translation>Es bestimmt, wie viel Speicher für den KV-Cache bleibt.</translation>
    </message>
    <message>
        <source>It divides: the same cost and power spread over more tokens.</source>
        <translation>Es teilt: dieselben Kosten und dieselbe Leistung verteilen sich auf mehr Tokens.</translation>
    </message>
    <message>
        <source>It does not pass a gate</source>
        <translation>Ein Ausschlusskriterium ist nicht erfüllt</translation>
    </message>
    <message>
        <source>It is in the scenario already.</source>
        <translation>Ist bereits im Szenario.</translation>
    </message>
    <message>
        <source>It is not stated how many tokens the prompts share.</source>
        <translation>Es ist nicht angegeben, wie viele Tokens die Prompts gemeinsam haben.</translation>
    </message>
    <message>
        <source>It is the cost of a token itself.</source>
        <translation>Es sind die Kosten eines Tokens selbst.</translation>
    </message>
    <message>
        <source>It makes no valid project: %1</source>
        <translation>Es ergibt kein gültiges Projekt: %1</translation>
    </message>
    <message>
        <source>It moves the part that is paid for electricity, and nothing else.</source>
        <translation>Es bewegt den Teil, der für Strom bezahlt wird, und sonst nichts.</translation>
    </message>
    <message>
        <source>It sets how many replicas the demand takes.</source>
        <translation>Es bestimmt, wie viele Replikate der Bedarf erfordert.</translation>
    </message>
    <message>
        <source>Jurisdiction of its parent</source>
        <translation>Rechtsraum der Muttergesellschaft</translation>
    </message>
    <message>
        <source>Jurisdiction of the operator</source>
        <translation>Rechtsraum des Betreibers</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>KV-Cache</translation>
    </message>
    <message>
        <source>KV cache nearly full</source>
        <translation>KV-Cache fast voll</translation>
    </message>
    <message>
        <source>KV heads replicated</source>
        <translation>KV-Heads repliziert</translation>
    </message>
    <message>
        <source>Key of the project</source>
        <translation>Schlüssel des Projekts</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Knie</translation>
    </message>
    <message>
        <source>LM head</source>
        <translation>LM-Head</translation>
    </message>
    <message>
        <source>Larger replicas: faster tokens, a larger part lost with one.</source>
        <translation>Größere Replikate: schnellere Tokens, mit einer geht ein größerer Teil verloren.</translation>
    </message>
    <message>
        <source>Latency at %1 concurrent requests, measured</source>
        <translation>Latenz bei %1 gleichzeitigen Anfragen, gemessen</translation>
    </message>
    <message>
        <source>Latency at %1 concurrent requests, predicted</source>
        <translation>Latenz bei %1 gleichzeitigen Anfragen, vorhergesagt</translation>
    </message>
    <message>
        <source>Latency at %1 req/s, measured</source>
        <translation>Latenz bei %1 Anfragen/s, gemessen</translation>
    </message>
    <message>
        <source>Latency at %1 req/s, predicted</source>
        <translation>Latenz bei %1 Anfragen/s, vorhergesagt</translation>
    </message>
    <message>
        <source>Latency without a limit of load, measured</source>
        <translation>Latenz ohne Lastgrenze, gemessen</translation>
    </message>
    <message>
        <source>Latency without a limit of load, predicted</source>
        <translation>Latenz ohne Lastgrenze, vorhergesagt</translation>
    </message>
    <message>
        <source>Leave max_num_seqs and max_num_batched_tokens at their defaults</source>
        <translation>max_num_seqs und max_num_batched_tokens auf den Voreinstellungen belassen</translation>
    </message>
    <message>
        <source>Left at the end</source>
        <translation>Restwert am Ende</translation>
    </message>
    <message>
        <source>Left free</source>
        <translation>Frei gelassen</translation>
    </message>
    <message>
        <source>Legal and jurisdictional sovereignty</source>
        <translation>Rechtliche und jurisdiktionelle Souveränität</translation>
    </message>
    <message>
        <source>Level (SEAL)</source>
        <translation>Stufe (SEAL)</translation>
    </message>
    <message>
        <source>Level from 0 to 4 of the European Commission&apos;s Cloud Sovereignty Framework.</source>
        <translation>Stufe von 0 bis 4 des Cloud Sovereignty Framework der Europäischen Kommission.</translation>
    </message>
    <message>
        <source>Levers before more hardware is bought</source>
        <translation>Hebel, bevor mehr Hardware gekauft wird</translation>
    </message>
    <message>
        <source>Long requests unknown</source>
        <translation>Lange Anfragen unbekannt</translation>
    </message>
    <message>
        <source>Longer requests hold more of the KV cache and take more of each step, so fewer run at a time.</source>
        <translation>Längere Anfragen belegen mehr vom KV-Cache und brauchen mehr von jedem Schritt, daher laufen weniger gleichzeitig.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Niedrig</translation>
    </message>
    <message>
        <source>Low end</source>
        <translation>Unteres Ende</translation>
    </message>
    <message>
        <source>Low hit rate</source>
        <translation>Niedrige Trefferquote</translation>
    </message>
    <message>
        <source>Lower the concurrency, quantise the KV cache, or add GPUs to a replica</source>
        <translation>Parallelität senken, den KV-Cache quantisieren oder einem Replikat GPUs hinzufügen</translation>
    </message>
    <message>
        <source>Maintenance, space and staff</source>
        <translation>Wartung, Fläche und Personal</translation>
    </message>
    <message>
        <source>Marginal: the hardware is there</source>
        <translation>Grenzkosten: die Hardware ist da</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>Measure a short sweep on one rented GPU and calibrate on it</source>
        <translation>Eine kurze Messreihe auf einer gemieteten GPU messen und darauf kalibrieren</translation>
    </message>
    <message>
        <source>Measure the acceptance on real prompts at the batch of the plan</source>
        <translation>Die Annahmequote an echten Prompts beim Batch des Plans messen</translation>
    </message>
    <message>
        <source>Measure the hit rate on the prompts themselves</source>
        <translation>Die Trefferquote an den Prompts selbst messen</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mechanismus</translation>
    </message>
    <message>
        <source>More requests at a time share each reading of the weights, and wait for one another.</source>
        <translation>Mehr gleichzeitige Anfragen teilen sich jedes Lesen der Gewichte und warten aufeinander.</translation>
    </message>
    <message>
        <source>Multiply the energy of %1 by its PUE of %2.</source>
        <translation>Die Energie von %1 mit dessen PUE von %2 multiplizieren.</translation>
    </message>
    <message>
        <source>Nearest to the ideal point: %1 (a suggestion, not a verdict).</source>
        <translation>Dem Idealpunkt am nächsten: %1 (ein Vorschlag, kein Urteil).</translation>
    </message>
    <message>
        <source>Neither a project nor benchmark results were recognised</source>
        <translation>Weder ein Projekt noch Benchmark-Ergebnisse wurden erkannt</translation>
    </message>
    <message>
        <source>Neither a prompt nor an output length is stated.</source>
        <translation>Weder eine Prompt- noch eine Ausgabelänge ist angegeben.</translation>
    </message>
    <message>
        <source>Neither prompt nor answer lengths are stated: whether prefill or decode weighs more is unknown</source>
        <translation>Weder Prompt- noch Antwortlängen sind angegeben: ob Prefill oder Decode mehr wiegt, ist unbekannt</translation>
    </message>
    <message>
        <source>No benchmark results were recognised</source>
        <translation>Keine Benchmark-Ergebnisse erkannt</translation>
    </message>
    <message>
        <source>No benchmark stands behind this report: import one to have it recorded here.</source>
        <translation>Hinter diesem Bericht steht kein Benchmark: einen importieren, um ihn hier festzuhalten.</translation>
    </message>
    <message>
        <source>No change of a single value of its own would do.</source>
        <translation>Keine Änderung eines einzelnen eigenen Wertes würde genügen.</translation>
    </message>
    <message>
        <source>No check has fired: nothing in this project is known to mislead.</source>
        <translation>Keine Prüfung hat angeschlagen: nichts in diesem Projekt ist bekanntermaßen irreführend.</translation>
    </message>
    <message>
        <source>No check of the audit stands against these figures.</source>
        <translation>Kein Befund der Prüfung spricht gegen diese Zahlen.</translation>
    </message>
    <message>
        <source>No coefficients of the engine are loaded.</source>
        <translation>Keine Koeffizienten der Engine sind geladen.</translation>
    </message>
    <message>
        <source>No concurrency is stated; as many requests as the memory holds are assumed.</source>
        <translation>Keine Parallelität ist angegeben; angenommen sind so viele Anfragen, wie der Speicher fasst.</translation>
    </message>
    <message>
        <source>No energy is known yet: state a power with its boundary, the PUE and the grid&apos;s intensity.</source>
        <translation>Noch ist keine Energie bekannt: eine Leistung mit Bilanzgrenze, die PUE und die Intensität des Stromnetzes angeben.</translation>
    </message>
    <message>
        <source>No head-room</source>
        <translation>Kein Puffer</translation>
    </message>
    <message>
        <source>No input names its source: write it behind the value, as {value: …, source: …, date: …}.</source>
        <translation>Keine Eingabe nennt ihre Quelle: hinter den Wert schreiben, als {value: …, source: …, date: …}.</translation>
    </message>
    <message>
        <source>No input states a range, so nothing is said of how sure the choice is.</source>
        <translation>Keine Eingabe nennt eine Spanne, daher lässt sich nichts über die Sicherheit der Wahl sagen.</translation>
    </message>
    <message>
        <source>No kernel was measured on %1: its curves are the middle of other GPUs.</source>
        <translation>Auf %1 wurde kein Kernel gemessen: die Kurven sind das Mittel anderer GPUs.</translation>
    </message>
    <message>
        <source>No load is stated: neither a concurrency nor a request rate.</source>
        <translation>Keine Last ist angegeben: weder Parallelität noch Anfragerate.</translation>
    </message>
    <message>
        <source>No load keeps the SLO.</source>
        <translation>Keine Last hält das SLO ein.</translation>
    </message>
    <message>
        <source>No load keeps the SLO: %1 is %2 ms at the lowest load, and the limit is %3 ms.</source>
        <translation>Keine Last hält das SLO ein: %1 beträgt %2 ms bei der niedrigsten Last, die Grenze ist %3 ms.</translation>
    </message>
    <message>
        <source>No price of a %1 at %2 could be sourced: state economics.tariff.</source>
        <translation>Für %1 bei %2 ließ sich kein Preis belegen: economics.tariff angeben.</translation>
    </message>
    <message>
        <source>No request of the simulated run was completed.</source>
        <translation>Keine Anfrage des simulierten Laufs wurde abgeschlossen.</translation>
    </message>
    <message>
        <source>No reserve</source>
        <translation>Keine Reserve</translation>
    </message>
    <message>
        <source>No sweep: none of the runs has a closed, open or capped load.</source>
        <translation>Keine Messreihe: keiner der Läufe hat eine geschlossene, offene oder gedeckelte Last.</translation>
    </message>
    <message>
        <source>Nobody else is on the front: there is no trade-off to weigh.</source>
        <translation>Niemand sonst ist auf der Front: es ist kein Zielkonflikt abzuwägen.</translation>
    </message>
    <message>
        <source>Nobody is known to be at least as good on every axis.</source>
        <translation>Kein anderer Kandidat ist bekanntermaßen auf jeder Achse mindestens ebenso gut.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>None is known to dominate %1, but a front holds only what is known.</source>
        <translation>Von keinem ist bekannt, dass er %1 dominiert, aber eine Front enthält nur, was bekannt ist.</translation>
    </message>
    <message>
        <source>None of the %1 inputs of the sizing says where it comes from</source>
        <translation>Keine der %1 Eingaben der Auslegung nennt ihre Herkunft</translation>
    </message>
    <message>
        <source>None of the levers tried would save a GPU.</source>
        <translation>Keiner der erprobten Hebel würde eine GPU sparen.</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Norm-Layer</translation>
    </message>
    <message>
        <source>Nothing can be predicted for it.</source>
        <translation>Dafür lässt sich nichts vorhersagen.</translation>
    </message>
    <message>
        <source>Nothing can be varied yet: state a throughput and a tariff, best with ranges.</source>
        <translation>Noch lässt sich nichts variieren: einen Durchsatz und einen Tarif angeben, am besten mit Spannen.</translation>
    </message>
    <message>
        <source>Nothing is asked of sovereignty yet: name the provider, or a gate.</source>
        <translation>Zur Souveränität ist noch nichts gefragt: den Anbieter oder ein Kriterium nennen.</translation>
    </message>
    <message>
        <source>Nothing is kept of %1 replicas for re-embedding, canaries and rollback, which take 15 to 25 %</source>
        <translation>Von %1 Replikaten ist nichts für Re-Embedding, Canaries und Rollback zurückgehalten, die 15 bis 25 % brauchen</translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes a GPU of the catalogue (scenario.hardware.gpu).</source>
        <translation>Keine Vorhersage: es braucht eine GPU des Katalogs (scenario.hardware.gpu).</translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes a model of the catalogue (scenario.model.id).</source>
        <translation>Keine Vorhersage: es braucht ein Modell des Katalogs (scenario.model.id).</translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes the length of the answers (scenario.workload.output_tokens).</source>
        <translation>Keine Vorhersage: es braucht die Länge der Antworten (scenario.workload.output_tokens).</translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes the length of the prompts (scenario.workload.prompt_tokens).</source>
        <translation>Keine Vorhersage: es braucht die Länge der Prompts (scenario.workload.prompt_tokens).</translation>
    </message>
    <message>
        <source>Nothing is predicted: the engine&apos;s coefficients are not at hand.</source>
        <translation>Keine Vorhersage: die Koeffizienten der Engine sind nicht verfügbar.</translation>
    </message>
    <message>
        <source>Nothing is priced yet: state a tariff and a throughput.</source>
        <translation>Noch ist nichts bepreist: einen Tarif und einen Durchsatz angeben.</translation>
    </message>
    <message>
        <source>Nothing is sized yet: state a model, a GPU and a demand, or import a benchmark.</source>
        <translation>Noch ist nichts ausgelegt: Modell, GPU und Bedarf angeben oder einen Benchmark importieren.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Nichts gefunden.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Objectives of the framework that nobody has assessed yet</source>
        <translation>Ziele des Rahmens, die noch niemand eingeschätzt hat</translation>
    </message>
    <message>
        <source>Of prompts and answers only the middle is stated: long ones fill the KV cache and make the tail</source>
        <translation>Von Prompts und Antworten ist nur die Mitte angegeben: lange füllen den KV-Cache und bilden den Tail</translation>
    </message>
    <message>
        <source>Of the answers only the middle is stated: long ones hold the KV cache</source>
        <translation>Von den Antworten ist nur die Mitte angegeben: lange belegen den KV-Cache</translation>
    </message>
    <message>
        <source>Of the catalogue&apos;s facts</source>
        <translation>Von den Fakten des Katalogs</translation>
    </message>
    <message>
        <source>Of the project&apos;s inputs</source>
        <translation>Von den Eingaben des Projekts</translation>
    </message>
    <message>
        <source>Of the prompts only the middle is stated: long ones make the tail of the time to first token</source>
        <translation>Von den Prompts ist nur die Mitte angegeben: lange bilden den Tail der Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>Of today</source>
        <translation>Heutiger Wert</translation>
    </message>
    <message>
        <source>Of today €</source>
        <translation>Heutiger Wert €</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Bei %1</translation>
    </message>
    <message>
        <source>On bad days</source>
        <translation>An schlechten Tagen</translation>
    </message>
    <message>
        <source>On the axes of this comparison the figures decide for %1.</source>
        <translation>Auf den Achsen dieses Vergleichs entscheiden die Zahlen für %1.</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>Auf der Front</translation>
    </message>
    <message>
        <source>One check of the audit stands against these figures; it is answered or settled before they are used.</source>
        <translation>Ein Befund der Prüfung spricht gegen diese Zahlen; er ist zu beantworten oder zu klären, bevor die Zahlen verwendet werden.</translation>
    </message>
    <message>
        <source>One lever would bring %1 GPUs down to %2.</source>
        <translation>Ein Hebel würde %1 GPUs auf %2 senken.</translation>
    </message>
    <message>
        <source>One lever would take a GPU from %1 to %2 requests per second.</source>
        <translation>Ein Hebel würde eine GPU von %1 auf %2 Anfragen pro Sekunde bringen.</translation>
    </message>
    <message>
        <source>One node down</source>
        <translation>Ein Knoten ausgefallen</translation>
    </message>
    <message>
        <source>One replica serves %1 req/s: while it restarts nobody is served</source>
        <translation>Ein Replikat bedient %1 Anfragen/s: während es neu startet, wird niemand bedient</translation>
    </message>
    <message>
        <source>One running copy of the model, on one GPU or on several together.</source>
        <translation>Eine laufende Kopie des Modells, auf einer GPU oder auf mehreren zusammen.</translation>
    </message>
    <message>
        <source>Only %1 rows can be learnt from; at least 10 are needed: serving at a stated concurrency, with model, GPU, TPOT and TTFT.</source>
        <translation>Nur aus %1 Zeilen lässt sich lernen; mindestens 10 sind nötig: Serving bei angegebener Parallelität, mit Modell, GPU, TPOT und TTFT.</translation>
    </message>
    <message>
        <source>Only the first %1 requests of this trace were read.</source>
        <translation>Nur die ersten %1 Anfragen dieses Traces wurden gelesen.</translation>
    </message>
    <message>
        <source>Open before the decision is final</source>
        <translation>Offen, bevor die Entscheidung endgültig ist</translation>
    </message>
    <message>
        <source>Operational sovereignty</source>
        <translation>Operative Souveränität</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Other hardware has another price: it counts only where one is stated.</source>
        <translation>Andere Hardware hat einen anderen Preis: sie zählt nur, wo einer angegeben ist.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Outcome at high</source>
        <translation>Ergebnis bei hoch</translation>
    </message>
    <message>
        <source>Outcome at low</source>
        <translation>Ergebnis bei niedrig</translation>
    </message>
    <message>
        <source>Output tokens alone, per million</source>
        <translation>Nur Ausgabe-Tokens, je Million</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Overhead</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Pareto-Front</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Pessimistic</source>
        <translation>Pessimistisch</translation>
    </message>
    <message>
        <source>Plan a second replica, or say that an outage is acceptable</source>
        <translation>Ein zweites Replikat planen oder angeben, dass ein Ausfall hinnehmbar ist</translation>
    </message>
    <message>
        <source>Power at the meter</source>
        <translation>Leistung am Zähler</translation>
    </message>
    <message>
        <source>Power of the nodes</source>
        <translation>Leistung der Knoten</translation>
    </message>
    <message>
        <source>Predicted by the engine&apos;s model and the simulation</source>
        <translation>Vorhergesagt vom Modell der Engine und der Simulation</translation>
    </message>
    <message>
        <source>Prediction not calibrated</source>
        <translation>Vorhersage nicht kalibriert</translation>
    </message>
    <message>
        <source>Prefill and decode run on separate GPUs, whose sizes the row does not state.</source>
        <translation>Prefill und Decode laufen auf getrennten GPUs, deren Anzahl die Zeile nicht angibt.</translation>
    </message>
    <message>
        <source>Prefill share unknown</source>
        <translation>Prefill-Anteil unbekannt</translation>
    </message>
    <message>
        <source>Prefix cache</source>
        <translation>Präfix-Cache</translation>
    </message>
    <message>
        <source>Price by the token to compare with</source>
        <translation>Token-Preis zum Vergleich</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>Preis einer GPU-Stunde</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Prompt lengths are not stated: how much prefill weighs is unknown</source>
        <translation>Promptlängen sind nicht angegeben: wie stark Prefill wiegt, ist unbekannt</translation>
    </message>
    <message>
        <source>Prompts come through faster and the gaps between tokens grow.</source>
        <translation>Prompts kommen schneller durch und die Abstände zwischen Tokens wachsen.</translation>
    </message>
    <message>
        <source>Prompts computed together</source>
        <translation>Gemeinsam berechnete Prompts</translation>
    </message>
    <message>
        <source>Prompts of other requests</source>
        <translation>Prompts anderer Anfragen</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Providers of this GPU, and the law that they stand under</source>
        <translation>Anbieter dieser GPU und das Recht, dem sie unterliegen</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Anschaffungen</translation>
    </message>
    <message>
        <source>Purchases, spread over their years</source>
        <translation>Anschaffungen, auf ihre Jahre verteilt</translation>
    </message>
    <message>
        <source>Put what is static first, what changes with the session next, what changes each time last</source>
        <translation>Zuerst das Statische, dann was mit der Sitzung wechselt, zuletzt was jedes Mal wechselt</translation>
    </message>
    <message>
        <source>Quality falls a little, typically by 0.5 to 1.5 points of MMLU on models of this size: validate it with evals of your own.</source>
        <translation>Die Qualität sinkt ein wenig, typisch um 0,5 bis 1,5 Punkte MMLU bei Modellen dieser Größe: mit eigenen Evals validieren.</translation>
    </message>
    <message>
        <source>Quality falls measurably, most in reasoning and code: validate it with evals of your own.</source>
        <translation>Die Qualität sinkt messbar, am meisten bei Reasoning und Code: mit eigenen Evals validieren.</translation>
    </message>
    <message>
        <source>Quantised without evaluation</source>
        <translation>Quantisiert ohne Evaluierung</translation>
    </message>
    <message>
        <source>Quoted</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Reach of United States law</source>
        <translation>Reichweite des US-Rechts</translation>
    </message>
    <message>
        <source>Reading the KV cache</source>
        <translation>Lesen des KV-Cache</translation>
    </message>
    <message>
        <source>Reading the experts hit</source>
        <translation>Lesen der getroffenen Experten</translation>
    </message>
    <message>
        <source>Reading the trace was cancelled.</source>
        <translation>Das Lesen des Traces wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Lesen der Gewichte</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Erfasst</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Abhilfe</translation>
    </message>
    <message>
        <source>Rent, tokens</source>
        <translation>Miete, Tokens</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>Replikat</translation>
    </message>
    <message>
        <source>Replica %1 that is to fail is not in the fleet of %2.</source>
        <translation>Replikat %1, das ausfallen soll, gehört nicht zur Flotte von %2.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Replikate</translation>
    </message>
    <message>
        <source>Replicas at the pessimistic end</source>
        <translation>Replikate am pessimistischen Ende</translation>
    </message>
    <message>
        <source>Replicas by hour of the day</source>
        <translation>Replikate nach Tagesstunde</translation>
    </message>
    <message>
        <source>Replicas kept for re-embedding, canaries and rollback.</source>
        <translation>Replikate, zurückgehalten für Re-Embedding, Canaries und Rollback.</translation>
    </message>
    <message>
        <source>Replicas that stand ready and are paid for.</source>
        <translation>Replikate, die bereitstehen und bezahlt werden.</translation>
    </message>
    <message>
        <source>Replicas with one to spare</source>
        <translation>Replikate mit einer in Reserve</translation>
    </message>
    <message>
        <source>Replicas with reserve</source>
        <translation>Replikate mit Reserve</translation>
    </message>
    <message>
        <source>Requests are preempted and computed anew at this load: %1 times in %2 requests.</source>
        <translation>Anfragen werden bei dieser Last verdrängt und neu berechnet: %1-mal bei %2 Anfragen.</translation>
    </message>
    <message>
        <source>Reserve 15 to 25 % of the capacity</source>
        <translation>15 bis 25 % der Kapazität zurückhalten</translation>
    </message>
    <message>
        <source>Rolling upgrade</source>
        <translation>Rollendes Upgrade</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <source>Run the evaluations of the use case in both precisions and attach them</source>
        <translation>Die Evaluierungen des Anwendungsfalls in beiden Präzisionen ausführen und beifügen</translation>
    </message>
    <message>
        <source>SEAL</source>
        <translation>SEAL</translation>
    </message>
    <message>
        <source>SEAL-0, no sovereignty: control lies wholly outside the Union and under foreign law.</source>
        <translation>SEAL-0, keine Souveränität: die Kontrolle liegt ganz außerhalb der Union und unter fremdem Recht.</translation>
    </message>
    <message>
        <source>SEAL-1, jurisdiction: the Union&apos;s law applies on paper and can hardly be enforced.</source>
        <translation>SEAL-1, Jurisdiktion: das Recht der Union gilt auf dem Papier und ist kaum durchsetzbar.</translation>
    </message>
    <message>
        <source>SEAL-2, data: the Union&apos;s law applies and can be enforced; weighty foreign dependencies remain.</source>
        <translation>SEAL-2, Daten: das Recht der Union gilt und ist durchsetzbar; gewichtige fremde Abhängigkeiten bleiben.</translation>
    </message>
    <message>
        <source>SEAL-3, resilience: actors of the Union have a strong hand, foreign control is marginal.</source>
        <translation>SEAL-3, Resilienz: Akteure der Union haben starken Einfluss, fremde Kontrolle ist marginal.</translation>
    </message>
    <message>
        <source>SEAL-4, full sovereignty: all is under the Union&apos;s control and law, without critical foreign dependencies.</source>
        <translation>SEAL-4, volle Souveränität: alles steht unter Kontrolle und Recht der Union, ohne kritische fremde Abhängigkeiten.</translation>
    </message>
    <message>
        <source>SHA-256 of the project as written by the program</source>
        <translation>SHA-256 des Projekts, wie vom Programm geschrieben</translation>
    </message>
    <message>
        <source>Safe capacity</source>
        <translation>Sichere Kapazität</translation>
    </message>
    <message>
        <source>Sampling and bookkeeping</source>
        <translation>Sampling und Buchführung</translation>
    </message>
    <message>
        <source>Scheduling and launching</source>
        <translation>Scheduling und Starten</translation>
    </message>
    <message>
        <source>Scope 2 incomplete</source>
        <translation>Scope 2 unvollständig</translation>
    </message>
    <message>
        <source>Score %1 of 100.</source>
        <translation>Punktwert %1 von 100.</translation>
    </message>
    <message>
        <source>Score, of 100</source>
        <translation>Punktwert, von 100</translation>
    </message>
    <message>
        <source>Security and compliance sovereignty</source>
        <translation>Souveränität bei Sicherheit und Compliance</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Sensitivity and robustness</source>
        <translation>Sensitivität und Robustheit</translation>
    </message>
    <message>
        <source>Sequences, tokens of a step and tokens of a block must be at least 1.</source>
        <translation>Sequenzen, Tokens eines Schritts und Tokens eines Blocks müssen mindestens 1 sein.</translation>
    </message>
    <message>
        <source>Set max_num_seqs to what the KV cache holds</source>
        <translation>max_num_seqs auf das setzen, was der KV-Cache fasst</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Share of the time in use</source>
        <translation>Anteil der Zeit in Nutzung</translation>
    </message>
    <message>
        <source>Share of what a unit serves</source>
        <translation>Anteil dessen, was eine Einheit bedient</translation>
    </message>
    <message>
        <source>Shares of requests lie between 0 and 1.</source>
        <translation>Anteile von Anfragen liegen zwischen 0 und 1.</translation>
    </message>
    <message>
        <source>Single replica</source>
        <translation>Einzelnes Replikat</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Size for the hourly p95 of the demand, with 20 to 30 % of head-room over it</source>
        <translation>Auf den stündlichen p95 des Bedarfs auslegen, mit 20 bis 30 % Puffer darüber</translation>
    </message>
    <message>
        <source>Sized on the middle</source>
        <translation>Auf die Mitte ausgelegt</translation>
    </message>
    <message>
        <source>Smaller replicas: less memory for the KV cache of each, a smaller part lost with one.</source>
        <translation>Kleinere Replikate: je Replikat weniger Speicher für den KV-Cache, mit einem geht ein kleinerer Teil verloren.</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Verkauft</translation>
    </message>
    <message>
        <source>Some of these facts are general knowledge of the catalogue, to be checked by whoever decides.</source>
        <translation>Einige dieser Fakten sind Allgemeinwissen des Katalogs, von denen zu prüfen, die entscheiden.</translation>
    </message>
    <message>
        <source>Sovereignty score</source>
        <translation>Souveränitätswert</translation>
    </message>
    <message>
        <source>Sovereignty unknown</source>
        <translation>Souveränität unbekannt</translation>
    </message>
    <message>
        <source>Speculative decoding</source>
        <translation>Spekulative Dekodierung</translation>
    </message>
    <message>
        <source>Speculative decoding is not counted: its acceptance is not stated, and it decides what is gained.</source>
        <translation>Spekulative Dekodierung ist nicht eingerechnet: ihre Annahmequote ist nicht angegeben, und sie bestimmt den Gewinn.</translation>
    </message>
    <message>
        <source>Speculative decoding without the share of drafted tokens that is accepted</source>
        <translation>Spekulative Dekodierung ohne den Anteil der vorgeschlagenen Tokens, der angenommen wird</translation>
    </message>
    <message>
        <source>Speculative decoding “%1” gains by an acceptance that the row does not state.</source>
        <translation>Spekulative Dekodierung „%1“ gewinnt durch eine Annahmequote, die die Zeile nicht angibt.</translation>
    </message>
    <message>
        <source>State engine.version</source>
        <translation>engine.version angeben</translation>
    </message>
    <message>
        <source>State or measure its %1: then it is on the front or it is not.</source>
        <translation>%1 angeben oder messen: dann liegt er auf der Front oder nicht.</translation>
    </message>
    <message>
        <source>State output tokens of both: costs and energies per total token are those of another unit.</source>
        <translation>Von beiden die Ausgabe-Tokens angeben: Kosten und Energien je Token insgesamt haben eine andere Einheit.</translation>
    </message>
    <message>
        <source>State p95 or p99 of the lengths from the log of requests</source>
        <translation>p95 oder p99 der Längen aus dem Anfrageprotokoll angeben</translation>
    </message>
    <message>
        <source>State prompt and answer lengths</source>
        <translation>Prompt- und Antwortlängen angeben</translation>
    </message>
    <message>
        <source>State the method and year of the grid&apos;s intensity and the contract&apos;s own</source>
        <translation>Methode und Jahr der Netzintensität und die des Vertrags angeben</translation>
    </message>
    <message>
        <source>State the power of both at one boundary: %1 has it at the %2, %3 at the %4.</source>
        <translation>Die Leistung beider an einer Bilanzgrenze angeben: %1 hat sie bei „%2“, %3 bei „%4“.</translation>
    </message>
    <message>
        <source>State the zone of the site, the operator and its parent&apos;s jurisdiction</source>
        <translation>Zone des Standorts, Betreiber und Rechtsraum der Muttergesellschaft angeben</translation>
    </message>
    <message>
        <source>State what is missing, so that the record can be kept with the project</source>
        <translation>Das Fehlende angeben, damit sich der Nachweis beim Projekt führen lässt</translation>
    </message>
    <message>
        <source>State what the gate asks for.</source>
        <translation>Angeben, was das Kriterium verlangt.</translation>
    </message>
    <message>
        <source>Steps larger than the mean one</source>
        <translation>Schritte, die größer sind als der mittlere</translation>
    </message>
    <message>
        <source>Stopped before all rows were predicted.</source>
        <translation>Angehalten, bevor alle Zeilen vorhergesagt waren.</translation>
    </message>
    <message>
        <source>Strategic sovereignty</source>
        <translation>Strategische Souveränität</translation>
    </message>
    <message>
        <source>Supply chain sovereignty</source>
        <translation>Souveränität der Lieferkette</translation>
    </message>
    <message>
        <source>TP %1</source>
        <translation>TP %1</translation>
    </message>
    <message>
        <source>TP %1 does not divide the %2 attention heads of %3: engines refuse to start</source>
        <translation>TP %1 teilt die %2 Attention-Heads von %3 nicht: Engines verweigern den Start</translation>
    </message>
    <message>
        <source>TP %1 keeps the compressed KV cache %1 times: it is not split by head</source>
        <translation>TP %1 hält den komprimierten KV-Cache %1-fach: er wird nicht nach Heads aufgeteilt</translation>
    </message>
    <message>
        <source>TP %1 over %2 KV heads keeps each of them more than once: the KV cache does not grow with the GPUs</source>
        <translation>TP %1 über %2 KV-Heads hält jeden davon mehrfach: der KV-Cache wächst nicht mit den GPUs</translation>
    </message>
    <message>
        <source>TP %1 over PCIe, though the weights fit TP %2: every layer waits for two all-reduces over the slow link</source>
        <translation>TP %1 über PCIe, obwohl die Gewichte in TP %2 passen: jeder Layer wartet auf zwei All-Reduces über die langsame Verbindung</translation>
    </message>
    <message>
        <source>TP %1 over PCIe: every layer waits for two all-reduces over the slow link</source>
        <translation>TP %1 über PCIe: jeder Layer wartet auf zwei All-Reduces über die langsame Verbindung</translation>
    </message>
    <message>
        <source>TP does not divide</source>
        <translation>TP teilt nicht auf</translation>
    </message>
    <message>
        <source>TP over PCIe</source>
        <translation>TP über PCIe</translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation>TPOT</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation>TTFT</translation>
    </message>
    <message>
        <source>Take the intensity of one method for both; the catalogue names the method of each.</source>
        <translation>Für beide die Intensität nach einer Methode nehmen; der Katalog nennt die Methode jeder einzelnen.</translation>
    </message>
    <message>
        <source>Taken from the catalogue because the project states none</source>
        <translation>Aus dem Katalog übernommen, weil das Projekt nichts angibt</translation>
    </message>
    <message>
        <source>Technology sovereignty</source>
        <translation>Technologische Souveränität</translation>
    </message>
    <message>
        <source>Tensor parallel %1</source>
        <translation>Tensor-Parallelität %1</translation>
    </message>
    <message>
        <source>Tensor parallelism %1 does not divide the %2 key and %3 value heads of the linear attention of %4.</source>
        <translation>Tensor-Parallelität %1 teilt die %2 Key- und %3 Value-Heads der linearen Attention von %4 nicht.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Begriff</translation>
    </message>
    <message>
        <source>The %2 is moved most by the %1: between %3 and %4 %5 for 20 % less or more of it.</source>
        <translation>„%2“ hängt am stärksten von „%1“ ab: zwischen %3 und %4 %5 bei 20 % weniger oder mehr davon.</translation>
    </message>
    <message>
        <source>The %2 is moved most by the %1: between %3 and %4 %5 over its stated range.</source>
        <translation>„%2“ hängt am stärksten von „%1“ ab: zwischen %3 und %4 %5 über die angegebene Spanne.</translation>
    </message>
    <message>
        <source>The 16-bit arithmetic rate of %1 is not known.</source>
        <translation>Die 16-Bit-Rechenleistung von %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The GPU is not in the catalogue.</source>
        <translation>Die GPU ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>The GPU is not stated.</source>
        <translation>Die GPU ist nicht angegeben.</translation>
    </message>
    <message>
        <source>The KV cache is full for a tenth of the time or more at this load: a small error of its size moves TTFT by much there.</source>
        <translation>Der KV-Cache ist bei dieser Last mindestens ein Zehntel der Zeit voll: ein kleiner Fehler seiner Größe verschiebt TTFT dort stark.</translation>
    </message>
    <message>
        <source>The budget is as large already.</source>
        <translation>Das Budget ist bereits so groß.</translation>
    </message>
    <message>
        <source>The cache holds about %1 requests at once; the others wait.</source>
        <translation>Der Cache fasst etwa %1 Anfragen zugleich; die übrigen warten.</translation>
    </message>
    <message>
        <source>The candidates that nobody dominates: each is the best choice for some priorities.</source>
        <translation>Die Kandidaten, die niemand dominiert: jeder ist für bestimmte Prioritäten die beste Wahl.</translation>
    </message>
    <message>
        <source>The carbon of %1 and %2 is counted by different methods: %3 and %4.</source>
        <translation>Das CO₂ von %1 und %2 ist nach verschiedenen Methoden gezählt: %3 und %4.</translation>
    </message>
    <message>
        <source>The catalogue knows the prices of %1 on demand only: state the price of the commitment or of spot machines.</source>
        <translation>Der Katalog kennt die Preise von %1 nur on demand: den Preis der Bindung oder der Spot-Maschinen angeben.</translation>
    </message>
    <message>
        <source>The cost of an hour is spread over the same tokens.</source>
        <translation>Die Kosten einer Stunde verteilen sich auf dieselben Tokens.</translation>
    </message>
    <message>
        <source>The cost of the lease counts no electricity: state energy.power_w, energy.pue and economics.electricity.eur_per_kwh.</source>
        <translation>Die Leasingkosten enthalten keinen Strom: energy.power_w, energy.pue und economics.electricity.eur_per_kwh angeben.</translation>
    </message>
    <message>
        <source>The demand of %1 million tokens a day is more than the %2 million that the fleet serves: cost and energy are those of a fleet in use all the time.</source>
        <translation>Der Bedarf von %1 Millionen Tokens pro Tag übersteigt die %2 Millionen, die die Flotte bedient: Kosten und Energie sind die einer Flotte in ständiger Nutzung.</translation>
    </message>
    <message>
        <source>The design space has %1 combinations; at most 1,000,000 are evaluated</source>
        <translation>Der Entwurfsraum hat %1 Kombinationen; höchstens 1.000.000 werden ausgewertet</translation>
    </message>
    <message>
        <source>The energy of %1 and %2 is measured at different boundaries: %3 and %4.</source>
        <translation>Die Energie von %1 und %2 ist an verschiedenen Bilanzgrenzen gemessen: %3 und %4.</translation>
    </message>
    <message>
        <source>The engine %1 was never measured: its overheads are those of vLLM.</source>
        <translation>Die Engine %1 wurde nie gemessen: ihr Overhead ist der von vLLM.</translation>
    </message>
    <message>
        <source>The engine is not stated; vLLM is assumed.</source>
        <translation>Die Engine ist nicht angegeben; vLLM ist angenommen.</translation>
    </message>
    <message>
        <source>The engine is older than those measured for the coefficients; such engines are often two to three times slower than predicted.</source>
        <translation>Die Engine ist älter als die für die Koeffizienten gemessenen; solche Engines sind oft zwei- bis dreimal langsamer als vorhergesagt.</translation>
    </message>
    <message>
        <source>The engine “%1” was never measured; its overheads are taken as vLLM&apos;s.</source>
        <translation>Die Engine „%1“ wurde nie gemessen; ihr Overhead gilt als der von vLLM.</translation>
    </message>
    <message>
        <source>The figures do not decide yet: no candidate is on the front.</source>
        <translation>Die Zahlen entscheiden noch nicht: kein Kandidat liegt auf der Front.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file is empty: expected a table with a column “model”.</source>
        <translation>Die Datei ist leer: erwartet wird eine Tabelle mit einer Spalte „model“.</translation>
    </message>
    <message>
        <source>The file is not the one that the project was made with: its content has changed</source>
        <translation>Die Datei ist nicht die, mit der das Projekt erstellt wurde: ihr Inhalt hat sich geändert</translation>
    </message>
    <message>
        <source>The first line is neither a JSON object nor the header of a known trace (ContextTokens and GeneratedTokens; Request tokens and Response tokens; num_prefill_tokens and num_decode_tokens; input_length).</source>
        <translation>Die erste Zeile ist weder ein JSON-Objekt noch die Kopfzeile eines bekannten Traces (ContextTokens und GeneratedTokens; Request tokens und Response tokens; num_prefill_tokens und num_decode_tokens; input_length).</translation>
    </message>
    <message>
        <source>The fleet costs %1 € over %2 years, worth %3 € today.</source>
        <translation>Die Flotte kostet %1 € über %2 Jahre, heutiger Wert %3 €.</translation>
    </message>
    <message>
        <source>The fleet serves no tokens: its hours cost what they cost, and a token has no price.</source>
        <translation>Die Flotte bedient keine Tokens: ihre Stunden kosten, was sie kosten, und ein Token hat keinen Preis.</translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is held.</source>
        <translation>Das Kriterium verlangt %1 und ist erfüllt.</translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is not held.</source>
        <translation>Das Kriterium verlangt %1 und ist nicht erfüllt.</translation>
    </message>
    <message>
        <source>The gate asks for %1; whether it is held is not known.</source>
        <translation>Das Kriterium verlangt %1; ob es erfüllt ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The gate would have to be lowered, or the value that fails it be another.</source>
        <translation>Das Kriterium müsste gesenkt werden, oder der Wert, der es verfehlt, ein anderer sein.</translation>
    </message>
    <message>
        <source>The highest tested load at which every term of the SLO holds.</source>
        <translation>Die höchste getestete Last, bei der jeder Teil des SLO eingehalten wird.</translation>
    </message>
    <message>
        <source>The levers that help would together bring %1 GPUs down to %2.</source>
        <translation>Die wirksamen Hebel würden zusammen %1 GPUs auf %2 senken.</translation>
    </message>
    <message>
        <source>The levers that help would together take a GPU from %1 to %2 requests per second.</source>
        <translation>Die wirksamen Hebel würden zusammen eine GPU von %1 auf %2 Anfragen pro Sekunde bringen.</translation>
    </message>
    <message>
        <source>The load beyond which more requests bring hardly more throughput and much more waiting.</source>
        <translation>Die Last, jenseits derer mehr Anfragen kaum mehr Durchsatz und viel mehr Wartezeit bringen.</translation>
    </message>
    <message>
        <source>The low and high ends are those of 5 % and 95 %, from the ranges of the inputs.</source>
        <translation>Unteres und oberes Ende sind die von 5 % und 95 %, aus den Spannen der Eingaben.</translation>
    </message>
    <message>
        <source>The memory bandwidth of %1 is not known.</source>
        <translation>Die Speicherbandbreite von %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The memory in which running requests keep what they have read and written; it bounds how many run at once.</source>
        <translation>Der Speicher, in dem laufende Anfragen halten, was sie gelesen und geschrieben haben; er begrenzt, wie viele gleichzeitig laufen.</translation>
    </message>
    <message>
        <source>The memory of one GPU</source>
        <translation>Der Speicher einer GPU</translation>
    </message>
    <message>
        <source>The model is not in the catalogue.</source>
        <translation>Das Modell ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>The model is not stated.</source>
        <translation>Das Modell ist nicht angegeben.</translation>
    </message>
    <message>
        <source>The model of time knows batches of up to %1 sequences, not of %2.</source>
        <translation>Das Zeitmodell kennt Batches bis %1 Sequenzen, nicht mit %2.</translation>
    </message>
    <message>
        <source>The model “%1” is not in the catalogue.</source>
        <translation>Das Modell „%1“ ist nicht im Katalog.</translation>
    </message>
    <message>
        <source>The operating point breaks the SLO: the figures are those of a load that nobody should be promised.</source>
        <translation>Der Betriebspunkt verletzt das SLO: die Zahlen sind die einer Last, die niemandem zugesagt werden sollte.</translation>
    </message>
    <message>
        <source>The operator is stated to be within reach of the CLOUD Act or FISA 702</source>
        <translation>Der Betreiber liegt laut Angabe in der Reichweite des CLOUD Act oder von FISA 702</translation>
    </message>
    <message>
        <source>The options, and what became of each</source>
        <translation>Die Optionen und was aus jeder wurde</translation>
    </message>
    <message>
        <source>The output length is not stated; %1 tokens are assumed.</source>
        <translation>Die Ausgabelänge ist nicht angegeben; %1 Tokens sind angenommen.</translation>
    </message>
    <message>
        <source>The parallelism is not known: %1 GPUs without tp, pp or dp.</source>
        <translation>Die Parallelisierung ist nicht bekannt: %1 GPUs ohne tp, pp oder dp.</translation>
    </message>
    <message>
        <source>The parallelism is not known: neither a number of GPUs nor tp is stated.</source>
        <translation>Die Parallelisierung ist nicht bekannt: weder eine GPU-Anzahl noch tp ist angegeben.</translation>
    </message>
    <message>
        <source>The percentiles of a length fall: %1 tokens after %2.</source>
        <translation>Die Perzentile einer Länge fallen: %1 Tokens nach %2.</translation>
    </message>
    <message>
        <source>The precision “%1” is unknown; the checkpoint&apos;s own is assumed.</source>
        <translation>Die Präzision „%1“ ist unbekannt; die des Checkpoints ist angenommen.</translation>
    </message>
    <message>
        <source>The price is quoted in %1 and no rate is stated: the cost stays unknown. State economics.tariff.quote.units_per_eur with its date.</source>
        <translation>Der Preis ist in %1 angegeben und kein Wechselkurs: die Kosten bleiben unbekannt. economics.tariff.quote.units_per_eur mit Datum angeben.</translation>
    </message>
    <message>
        <source>The price is stated with VAT and the rate is not: the figures hold the VAT. State economics.tariff.vat_rate.</source>
        <translation>Der Preis ist mit MwSt. angegeben, der Satz nicht: die Zahlen enthalten die MwSt. economics.tariff.vat_rate angeben.</translation>
    </message>
    <message>
        <source>The price of electricity is a wholesale price: grid fees and taxes are not in it. State economics.electricity.retail_factor or what the site pays.</source>
        <translation>Der Strompreis ist ein Großhandelspreis: Netzentgelte und Steuern sind nicht enthalten. economics.electricity.retail_factor oder den am Standort gezahlten Preis angeben.</translation>
    </message>
    <message>
        <source>The prices of input and output tokens are stated apart, but not how many of each a request has: state the mean of prompt_tokens and output_tokens.</source>
        <translation>Die Preise für Eingabe- und Ausgabe-Tokens sind getrennt angegeben, aber nicht, wie viele eine Anfrage davon hat: den Mittelwert von prompt_tokens und output_tokens angeben.</translation>
    </message>
    <message>
        <source>The program compares; people decide. Who decided, when and why is written here by hand:</source>
        <translation>Das Programm vergleicht; Menschen entscheiden. Wer wann und warum entschieden hat, wird hier von Hand eingetragen:</translation>
    </message>
    <message>
        <source>The project names %1, which is not there</source>
        <translation>Das Projekt nennt %1, das nicht vorhanden ist</translation>
    </message>
    <message>
        <source>The project names no results, and it does not say enough to predict a sweep (a model and a GPU of the catalogue, the lengths of prompts and answers): name results under &quot;results&quot;, or after the project</source>
        <translation>Das Projekt nennt keine Ergebnisse und sagt nicht genug, um eine Messreihe vorherzusagen (ein Modell und eine GPU des Katalogs, die Längen von Prompts und Antworten): Ergebnisse unter „results“ nennen oder hinter dem Projekt</translation>
    </message>
    <message>
        <source>The project states no design space: expected explore: {vary: {hardware.gpu: [a, b], parallelism.tp: [1, 2, 4]}}</source>
        <translation>Das Projekt gibt keinen Entwurfsraum an: erwartet wird explore: {vary: {hardware.gpu: [a, b], parallelism.tp: [1, 2, 4]}}</translation>
    </message>
    <message>
        <source>The project states no input.</source>
        <translation>Das Projekt gibt keine Eingabe an.</translation>
    </message>
    <message>
        <source>The prompt length is not stated; %1 tokens are assumed.</source>
        <translation>Die Promptlänge ist nicht angegeben; %1 Tokens sind angenommen.</translation>
    </message>
    <message>
        <source>The purchase is spread over its years of use and paid for by the hour.</source>
        <translation>Der Kauf wird auf seine Nutzungsjahre verteilt und nach Stunden bezahlt.</translation>
    </message>
    <message>
        <source>The ranking on %1 flips when the %2 passes %3%4: below it %5 is first, above it %6.</source>
        <translation>Die Rangfolge bei „%1“ kippt, wenn „%2“ den Wert %3%4 überschreitet: darunter ist %5 Erster, darüber %6.</translation>
    </message>
    <message>
        <source>The rate of %1 has no date: state it with its day.</source>
        <translation>Der Wechselkurs von %1 hat kein Datum: mit Tag angeben.</translation>
    </message>
    <message>
        <source>The replicas are counted for %1 req/s, while the demand reaches %2 req/s</source>
        <translation>Die Replikate sind für %1 Anfragen/s gezählt, während der Bedarf %2 Anfragen/s erreicht</translation>
    </message>
    <message>
        <source>The requests of this trace do not come in order of time and were sorted.</source>
        <translation>Die Anfragen dieses Traces sind nicht zeitlich geordnet und wurden sortiert.</translation>
    </message>
    <message>
        <source>The same at the meter</source>
        <translation>Dasselbe am Zähler</translation>
    </message>
    <message>
        <source>The same in money of today</source>
        <translation>Dasselbe zum heutigen Geldwert</translation>
    </message>
    <message>
        <source>The same million tokens, country by country</source>
        <translation>Dieselbe Million Tokens, Land für Land</translation>
    </message>
    <message>
        <source>The scenario does not pass the gate: %1 is required, it stands at %2</source>
        <translation>Das Szenario erfüllt das Kriterium nicht: %1 ist gefordert, es steht bei %2</translation>
    </message>
    <message>
        <source>The shape of %1 is not known.</source>
        <translation>Die Form von %1 ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The shipped “%1” holds until your own entry can be read.</source>
        <translation>Das mitgelieferte „%1“ gilt, bis der eigene Eintrag lesbar ist.</translation>
    </message>
    <message>
        <source>The simulation was cancelled.</source>
        <translation>Die Simulation wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The smallest change of one value alone, everything else as it is.</source>
        <translation>Die kleinste Änderung eines einzelnen Wertes, alles andere unverändert.</translation>
    </message>
    <message>
        <source>The smallest change of one value alone, everything else as it is; %1 further options are left out.</source>
        <translation>Die kleinste Änderung eines einzelnen Wertes, alles andere unverändert; %1 weitere Optionen sind ausgelassen.</translation>
    </message>
    <message>
        <source>The standing of %1 changes when the %2 rises above %3%4.</source>
        <translation>Die Einordnung von %1 ändert sich, wenn „%2“ über %3%4 steigt.</translation>
    </message>
    <message>
        <source>The table goes on in the full report.</source>
        <translation>Die Tabelle setzt sich im vollständigen Bericht fort.</translation>
    </message>
    <message>
        <source>The throughput is predicted with the shipped coefficients: none of this machine&apos;s own measurements stand behind them</source>
        <translation>Der Durchsatz ist mit den mitgelieferten Koeffizienten vorhergesagt: keine eigenen Messungen dieser Maschine stehen dahinter</translation>
    </message>
    <message>
        <source>The trace holds lengths alone, no times of arrival.</source>
        <translation>Der Trace enthält nur Längen, keine Ankunftszeiten.</translation>
    </message>
    <message>
        <source>The trace holds lengths of prompts alone: say how long answers are to be.</source>
        <translation>Der Trace enthält nur Promptlängen: angeben, wie lang die Antworten sein sollen.</translation>
    </message>
    <message>
        <source>The variation of the gaps between arrivals must lie between 0 and 100, not at %1.</source>
        <translation>Die Streuung der Abstände zwischen Ankünften muss zwischen 0 und 100 liegen, nicht bei %1.</translation>
    </message>
    <message>
        <source>The weights are no larger than FP8 already.</source>
        <translation>Die Gewichte sind bereits nicht größer als FP8.</translation>
    </message>
    <message>
        <source>The weights have four bits already.</source>
        <translation>Die Gewichte haben bereits vier Bit.</translation>
    </message>
    <message>
        <source>The weights leave no memory for the KV cache.</source>
        <translation>Die Gewichte lassen keinen Speicher für den KV-Cache.</translation>
    </message>
    <message>
        <source>There are no candidates yet: state some under `candidates`, or a throughput and a tariff.</source>
        <translation>Noch gibt es keine Kandidaten: einige unter `candidates` angeben oder einen Durchsatz und einen Tarif.</translation>
    </message>
    <message>
        <source>There are no candidates yet: state some under candidates, or pin configurations.</source>
        <translation>Noch gibt es keine Kandidaten: einige unter candidates angeben oder Konfigurationen anheften.</translation>
    </message>
    <message>
        <source>There are no lengths to draw from.</source>
        <translation>Es gibt keine Längen, aus denen zu ziehen wäre.</translation>
    </message>
    <message>
        <source>There are no levels of load to simulate.</source>
        <translation>Es gibt keine Laststufen zu simulieren.</translation>
    </message>
    <message>
        <source>There is no figure yet that an input could move: state a throughput and a tariff, or a power.</source>
        <translation>Noch gibt es keine Zahl, die eine Eingabe bewegen könnte: einen Durchsatz und einen Tarif oder eine Leistung angeben.</translation>
    </message>
    <message>
        <source>There is no memory for the KV cache.</source>
        <translation>Für den KV-Cache ist kein Speicher da.</translation>
    </message>
    <message>
        <source>There is no request in this trace that could be read.</source>
        <translation>In diesem Trace ist keine lesbare Anfrage.</translation>
    </message>
    <message>
        <source>There is no sweep yet: import a benchmark with several loads, up to beyond the knee.</source>
        <translation>Noch gibt es keine Messreihe: einen Benchmark mit mehreren Lasten importieren, bis über das Knie hinaus.</translation>
    </message>
    <message>
        <source>There is no trace to replay.</source>
        <translation>Es gibt keinen Trace zum Abspielen.</translation>
    </message>
    <message>
        <source>There is nothing to decide between yet: state candidates.</source>
        <translation>Noch gibt es nichts zu entscheiden: Kandidaten angeben.</translation>
    </message>
    <message>
        <source>This GPU has no FP8 units: only the memory would be saved.</source>
        <translation>Diese GPU hat keine FP8-Einheiten: nur der Speicher würde gespart.</translation>
    </message>
    <message>
        <source>This is a second project: only one can be read at a time</source>
        <translation>Dies ist ein zweites Projekt: nur eines kann auf einmal gelesen werden</translation>
    </message>
    <message>
        <source>This is no file of coefficients: expected “schema: %1”.</source>
        <translation>Dies ist keine Koeffizientendatei: erwartet wird „schema: %1“.</translation>
    </message>
    <message>
        <source>This is no table of cases: expected columns “model” and “gpu”.</source>
        <translation>Dies ist keine Tabelle von Fällen: erwartet werden die Spalten „model“ und „gpu“.</translation>
    </message>
    <message>
        <source>This record is none of a trace&apos;s and is left out.</source>
        <translation>Dieser Eintrag gehört zu keinem Trace und ist ausgelassen.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Time from sending a request to its first token.</source>
        <translation>Zeit vom Senden einer Anfrage bis zu ihrem ersten Token.</translation>
    </message>
    <message>
        <source>Time per output token of a request, after its first token.</source>
        <translation>Zeit je Ausgabe-Token einer Anfrage, nach ihrem ersten Token.</translation>
    </message>
    <message>
        <source>Times outside the engine cannot be negative, and time-out and pause not 0.</source>
        <translation>Zeiten außerhalb der Engine können nicht negativ sein, Zeitlimit und Pause nicht 0.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>To keep in mind</source>
        <translation>Zu beachten</translation>
    </message>
    <message>
        <source>To make this report again</source>
        <translation>Um diesen Bericht erneut zu erzeugen</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tokens inside the SLO</source>
        <translation>Tokens innerhalb des SLO</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Total cost of ownership</source>
        <translation>Gesamtbetriebskosten</translation>
    </message>
    <message>
        <source>Total €</source>
        <translation>Gesamt €</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Unterhalt</translation>
    </message>
    <message>
        <source>Use data parallelism for attention, or more replicas of a smaller TP</source>
        <translation>Datenparallelität für Attention verwenden oder mehr Replikate mit kleinerer TP</translation>
    </message>
    <message>
        <source>Use the smallest TP that fits, and more replicas</source>
        <translation>Die kleinste passende TP verwenden und mehr Replikate</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Verwendet für</translation>
    </message>
    <message>
        <source>Waiting in the queue</source>
        <translation>Warten in der Warteschlange</translation>
    </message>
    <message>
        <source>Water of a year</source>
        <translation>Wasser eines Jahres</translation>
    </message>
    <message>
        <source>Water per million tokens</source>
        <translation>Wasser je Million Tokens</translation>
    </message>
    <message>
        <source>Water per year</source>
        <translation>Wasser pro Jahr</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Gewichte</translation>
    </message>
    <message>
        <source>What 1 % of an input does, and how</source>
        <translation>Was 1 % einer Eingabe bewirkt und wie</translation>
    </message>
    <message>
        <source>What is bought</source>
        <translation>Was gekauft wird</translation>
    </message>
    <message>
        <source>What is drawn while nothing is served counts by the year, not by the token at full load.</source>
        <translation>Was bezogen wird, während nichts bedient wird, zählt nach Jahr, nicht je Token bei Volllast.</translation>
    </message>
    <message>
        <source>What is found in the cache need not be prefilled.</source>
        <translation>Was im Cache gefunden wird, braucht kein Prefill.</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Was bekannt ist</translation>
    </message>
    <message>
        <source>What is known of who could reach the data</source>
        <translation>Was darüber bekannt ist, wer an die Daten gelangen könnte</translation>
    </message>
    <message>
        <source>What is served inside the SLO: as a share of the requests, as requests, or as tokens per second.</source>
        <translation>Was innerhalb des SLO bedient wird: als Anteil der Anfragen, als Anfragen oder als Tokens pro Sekunde.</translation>
    </message>
    <message>
        <source>What it asks</source>
        <translation>Was es verlangt</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Was es kostet</translation>
    </message>
    <message>
        <source>What it draws and emits</source>
        <translation>Was es bezieht und ausstößt</translation>
    </message>
    <message>
        <source>What moves it most: %1</source>
        <translation>Was es am stärksten bewegt: %1</translation>
    </message>
    <message>
        <source>What the building adds to every watt: electricity and carbon at the meter.</source>
        <translation>Was das Gebäude jedem Watt hinzufügt: Strom und CO₂ am Zähler.</translation>
    </message>
    <message>
        <source>What the layers of %1 keep of a request is not understood: its KV cache is not computed.</source>
        <translation>Was die Layer von %1 je Anfrage behalten, ist nicht verstanden: der KV-Cache wird nicht berechnet.</translation>
    </message>
    <message>
        <source>What the service promises: limits on waiting times, and the share of requests that keep them.</source>
        <translation>Was der Dienst zusagt: Grenzen für Wartezeiten und der Anteil der Anfragen, die sie einhalten.</translation>
    </message>
    <message>
        <source>What would change our mind</source>
        <translation>Was die Entscheidung ändern würde</translation>
    </message>
    <message>
        <source>Where a figure comes from: design (computed or stated), benchmark (measured in a test), production (measured in use).</source>
        <translation>Woher eine Zahl stammt: Auslegung (berechnet oder angegeben), Benchmark (im Test gemessen), Produktion (im Betrieb gemessen).</translation>
    </message>
    <message>
        <source>Where an answer flips</source>
        <translation>Wo eine Antwort kippt</translation>
    </message>
    <message>
        <source>Where are prompts, answers and models kept and processed, and who holds the keys?</source>
        <translation>Wo werden Prompts, Antworten und Modelle gehalten und verarbeitet, und wer hält die Schlüssel?</translation>
    </message>
    <message>
        <source>Where do hardware, firmware and software come from, and who can cut them off?</source>
        <translation>Woher kommen Hardware, Firmware und Software, und wer kann sie abschneiden?</translation>
    </message>
    <message>
        <source>Where energy is measured: at the boards, at the nodes with processors, fans and losses, or at the facility&apos;s meter.</source>
        <translation>Wo Energie gemessen wird: an den Karten, an den Knoten mit Prozessoren, Lüftern und Verlusten oder am Zähler des Rechenzentrums.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>Woher es kommt</translation>
    </message>
    <message>
        <source>Where it runs decides its carbon: between %1 and %2 the same tokens differ by a factor of %3.</source>
        <translation>Der Ort des Betriebs bestimmt das CO₂: zwischen %1 und %2 unterscheiden sich dieselben Tokens um den Faktor %3.</translation>
    </message>
    <message>
        <source>Where the data lie</source>
        <translation>Wo die Daten liegen</translation>
    </message>
    <message>
        <source>Where the time per output token goes</source>
        <translation>Wohin die Zeit je Ausgabe-Token geht</translation>
    </message>
    <message>
        <source>Where the time to the first token goes</source>
        <translation>Wohin die Zeit bis zum ersten Token geht</translation>
    </message>
    <message>
        <source>Whether it meets %1 is unknown.</source>
        <translation>Ob %1 erfüllt ist, ist unbekannt.</translation>
    </message>
    <message>
        <source>Which law reaches the provider, and can a third country compel access?</source>
        <translation>Welches Recht erreicht den Anbieter, und kann ein Drittstaat den Zugriff erzwingen?</translation>
    </message>
    <message>
        <source>Who owns and controls the provider, and can that change hands out of the Union?</source>
        <translation>Wem gehört der Anbieter, wer kontrolliert ihn, und kann er in Hände außerhalb der Union übergehen?</translation>
    </message>
    <message>
        <source>Whoever takes it over %1 gains nothing that is known.</source>
        <translation>Wer ihn statt %1 wählt, gewinnt nichts, was bekannt ist.</translation>
    </message>
    <message>
        <source>Whoever takes it over %1 gives away %2 % on the %3 and gains nothing that is known.</source>
        <translation>Wer ihn statt %1 wählt, gibt %2 % bei „%3“ auf und gewinnt nichts, was bekannt ist.</translation>
    </message>
    <message>
        <source>Wholesale price</source>
        <translation>Großhandelspreis</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>With head-room</source>
        <translation>Mit Puffer</translation>
    </message>
    <message>
        <source>With one to spare</source>
        <translation>Mit einem Replikat mehr</translation>
    </message>
    <message>
        <source>With reserve</source>
        <translation>Mit Reserve</translation>
    </message>
    <message>
        <source>Within reach of United States law (CLOUD Act, FISA 702)</source>
        <translation>In Reichweite von US-Recht (CLOUD Act, FISA 702)</translation>
    </message>
    <message>
        <source>Without the gate %1 would be unbeaten on %2.</source>
        <translation>Ohne das Ausschlusskriterium wäre %1 bei %2 ungeschlagen.</translation>
    </message>
    <message>
        <source>Without the gate %1 would not be the best on any axis either.</source>
        <translation>Auch ohne das Ausschlusskriterium wäre %1 auf keiner Achse der beste Kandidat.</translation>
    </message>
    <message>
        <source>Write beside each input where it comes from: {value: …, source: …, date: …}</source>
        <translation>Neben jede Eingabe schreiben, woher sie stammt: {value: …, source: …, date: …}</translation>
    </message>
    <message>
        <source>Write the formula with numbers, the names under &quot;with&quot;, + - * / ^ and parentheses</source>
        <translation>Die Formel mit Zahlen, den Namen unter „with“, + - * / ^ und Klammern schreiben</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>Jahr %1</translation>
    </message>
    <message>
        <source>Your own catalogue entries cannot be read.</source>
        <translation>Die eigenen Katalogeinträge können nicht gelesen werden.</translation>
    </message>
    <message>
        <source>Your own catalogue entry replaces these fields of the shipped “%1”: %2.</source>
        <translation>Der eigene Katalogeintrag ersetzt diese Felder des mitgelieferten „%1“: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no function that is known</source>
        <translation>„%1“ ist keine bekannte Funktion</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not given under &quot;with&quot;</source>
        <translation>„%1“ ist unter „with“ nicht angegeben</translation>
    </message>
    <message>
        <source>a number is missing in the formula</source>
        <translation>in der Formel fehlt eine Zahl</translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation>eine Klammer ist nicht geschlossen</translation>
    </message>
    <message>
        <source>acceptance of drafted tokens</source>
        <translation>Annahmequote der Draft-Tokens</translation>
    </message>
    <message>
        <source>are statistics of HELM without a score of the test split</source>
        <translation>sind Statistiken von HELM ohne einen Wert des Test-Splits</translation>
    </message>
    <message>
        <source>asked req/s</source>
        <translation>verlangte Anfragen/s</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>bounds of the measured goodput</source>
        <translation>Grenzen des gemessenen Goodputs</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>reißt</translation>
    </message>
    <message>
        <source>burstiness of arrivals</source>
        <translation>Burstiness der Ankünfte</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>abgebrochen</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>cannot be written: a folder of that name is there</source>
        <translation>kann nicht geschrieben werden: Es gibt dort einen Ordner dieses Namens</translation>
    </message>
    <message>
        <source>cannot be written: another program has it open</source>
        <translation>kann nicht geschrieben werden: Ein anderes Programm hat die Datei geöffnet</translation>
    </message>
    <message>
        <source>cannot be written: it would be larger than is allowed here</source>
        <translation>kann nicht geschrieben werden: Die Datei würde größer, als hier erlaubt ist</translation>
    </message>
    <message>
        <source>cannot be written: the device can only be read</source>
        <translation>kann nicht geschrieben werden: Der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>cannot be written: there is no folder %1</source>
        <translation>kann nicht geschrieben werden: Es gibt keinen Ordner %1</translation>
    </message>
    <message>
        <source>cannot be written: there is no space left on the device</source>
        <translation>kann nicht geschrieben werden: Auf dem Datenträger ist kein Platz mehr</translation>
    </message>
    <message>
        <source>cannot be written: this user has no right to write there</source>
        <translation>kann nicht geschrieben werden: Dieser Benutzer hat dort kein Schreibrecht</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>Kapital</translation>
    </message>
    <message>
        <source>carbon of a million tokens</source>
        <translation>CO₂ je Million Tokens</translation>
    </message>
    <message>
        <source>carbon of a year</source>
        <translation>CO₂ je Jahr</translation>
    </message>
    <message>
        <source>carbon of the grid</source>
        <translation>CO₂-Intensität des Stromnetzes</translation>
    </message>
    <message>
        <source>carries no project: only a report that this program wrote opens again</source>
        <translation>enthält kein Projekt: Nur ein Bericht, den dieses Programm geschrieben hat, lässt sich wieder öffnen</translation>
    </message>
    <message>
        <source>concurrency</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>context, graphs, communication</source>
        <translation>Kontext, Graphen, Kommunikation</translation>
    </message>
    <message>
        <source>cost of a million tokens</source>
        <translation>Kosten je Million Tokens</translation>
    </message>
    <message>
        <source>cost of a request</source>
        <translation>Kosten je Anfrage</translation>
    </message>
    <message>
        <source>cost of a year</source>
        <translation>Kosten je Jahr</translation>
    </message>
    <message>
        <source>cost of an hour</source>
        <translation>Kosten je Stunde</translation>
    </message>
    <message>
        <source>cost of capital</source>
        <translation>Kapitalkosten</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>Bedarf</translation>
    </message>
    <message>
        <source>describes a run of HELM; its stats.json has the scores</source>
        <translation>beschreibt einen Lauf von HELM; die Werte stehen in seiner stats.json</translation>
    </message>
    <message>
        <source>describes a system of MLPerf, whose hardware the runs of that name take over</source>
        <translation>beschreibt ein System von MLPerf, dessen Hardware die Läufe dieses Namens übernehmen</translation>
    </message>
    <message>
        <source>design</source>
        <translation>Auslegung</translation>
    </message>
    <message>
        <source>duration in s</source>
        <translation>Dauer in s</translation>
    </message>
    <message>
        <source>electricity of a million tokens</source>
        <translation>Strom je Million Tokens</translation>
    </message>
    <message>
        <source>energy of a token</source>
        <translation>Energie je Token</translation>
    </message>
    <message>
        <source>energy.power_w is not stated: %1 GPUs at their rated power of %2 W are taken from the catalogue. It is an upper bound: state what was measured, or energy.power_share.</source>
        <translation>energy.power_w ist nicht angegeben: Aus dem Katalog werden %1 GPUs mit ihrer Nennleistung von %2 W genommen. Das ist eine Obergrenze: gemessene Leistung oder energy.power_share angeben.</translation>
    </message>
    <message>
        <source>error of the engine&apos;s prediction</source>
        <translation>Fehler der Vorhersage der Engine</translation>
    </message>
    <message>
        <source>explore.constraints: &quot;%1&quot; is not understood and left out; expected a figure, &lt;= or &gt;=, and a number</source>
        <translation>explore.constraints: „%1“ ist unverständlich und wird ausgelassen; erwartet werden eine Kenngröße, &lt;= oder &gt;= und eine Zahl</translation>
    </message>
    <message>
        <source>explore.vary: %1 has no values</source>
        <translation>explore.vary: %1 hat keine Werte</translation>
    </message>
    <message>
        <source>for re-embedding, canaries and rolling back</source>
        <translation>für Re-Embedding, Canaries und Rollback</translation>
    </message>
    <message>
        <source>for the load&apos;s own peaks</source>
        <translation>für die Spitzen der Last selbst</translation>
    </message>
    <message>
        <source>from</source>
        <translation>statt</translation>
    </message>
    <message>
        <source>g/kWh</source>
        <translation>g/kWh</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>goodput of a GPU</source>
        <translation>Goodput je GPU</translation>
    </message>
    <message>
        <source>goodput of a euro of capital</source>
        <translation>Goodput je Euro Kapital</translation>
    </message>
    <message>
        <source>goodput of a kilowatt</source>
        <translation>Goodput je Kilowatt</translation>
    </message>
    <message>
        <source>head-room</source>
        <translation>Puffer</translation>
    </message>
    <message>
        <source>held</source>
        <translation>hält</translation>
    </message>
    <message>
        <source>holds the settings of a test of inference-perf, which its runs take over</source>
        <translation>enthält die Einstellungen eines Tests von inference-perf, die dessen Läufe übernehmen</translation>
    </message>
    <message>
        <source>holds the single answers of an evaluation; its results file has the scores</source>
        <translation>enthält die einzelnen Antworten einer Evaluierung; die Werte stehen in ihrer Ergebnisdatei</translation>
    </message>
    <message>
        <source>idle share of the power</source>
        <translation>Leerlaufanteil der Leistung</translation>
    </message>
    <message>
        <source>if every uncertain figure turns out badly</source>
        <translation>falls jeder unsichere Wert ungünstig ausfällt</translation>
    </message>
    <message>
        <source>in use %1 of the time</source>
        <translation>%1 der Zeit in Nutzung</translation>
    </message>
    <message>
        <source>in+out tok/s</source>
        <translation>Ein-+Ausgabe tok/s</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>nicht zulässig</translation>
    </message>
    <message>
        <source>input and output tokens a second</source>
        <translation>Ein- und Ausgabe-Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>input tokens a second</source>
        <translation>Eingabe-Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>input tokens of a request, mean</source>
        <translation>Eingabe-Tokens je Anfrage, Mittelwert</translation>
    </message>
    <message>
        <source>is a document of ENTSO-E without prices</source>
        <translation>ist ein Dokument von ENTSO-E ohne Preise</translation>
    </message>
    <message>
        <source>is a file where a folder was expected</source>
        <translation>ist eine Datei, wo ein Ordner erwartet wurde</translation>
    </message>
    <message>
        <source>is a log of nvidia-smi without power</source>
        <translation>ist ein Protokoll von nvidia-smi ohne Leistung</translation>
    </message>
    <message>
        <source>is a power log without a sample of the test</source>
        <translation>ist ein Leistungsprotokoll ohne Messpunkt aus dem Test</translation>
    </message>
    <message>
        <source>is a result of lm-evaluation-harness without a score</source>
        <translation>ist ein Ergebnis von lm-evaluation-harness ohne Wert</translation>
    </message>
    <message>
        <source>is a table of CodeCarbon without a row</source>
        <translation>ist eine Tabelle von CodeCarbon ohne Zeile</translation>
    </message>
    <message>
        <source>is a table of LiveBench without a score</source>
        <translation>ist eine Tabelle von LiveBench ohne Wert</translation>
    </message>
    <message>
        <source>is a table of costs without a row</source>
        <translation>ist eine Kostentabelle ohne Zeile</translation>
    </message>
    <message>
        <source>is a table of countries without a figure</source>
        <translation>ist eine Ländertabelle ohne Wert</translation>
    </message>
    <message>
        <source>is a trace without a request</source>
        <translation>ist ein Trace ohne Anfrage</translation>
    </message>
    <message>
        <source>is an answer of ENTSO-E that says: %1</source>
        <translation>ist eine Antwort von ENTSO-E, die lautet: %1</translation>
    </message>
    <message>
        <source>is an answer of Electricity Maps without data</source>
        <translation>ist eine Antwort von Electricity Maps ohne Daten</translation>
    </message>
    <message>
        <source>is an answer of Prometheus that says: %1</source>
        <translation>ist eine Antwort von Prometheus, die lautet: %1</translation>
    </message>
    <message>
        <source>is an answer of Prometheus without a series</source>
        <translation>ist eine Antwort von Prometheus ohne Zeitreihe</translation>
    </message>
    <message>
        <source>is an answer of energy-charts without data</source>
        <translation>ist eine Antwort von energy-charts ohne Daten</translation>
    </message>
    <message>
        <source>is an export of Langfuse without a generation</source>
        <translation>ist ein Export von Langfuse ohne Generation</translation>
    </message>
    <message>
        <source>is an export of Langfuse&apos;s traces, which hold no usage; the observations do</source>
        <translation>ist ein Export der Traces von Langfuse, die keine Nutzungsdaten enthalten; die Observations enthalten sie</translation>
    </message>
    <message>
        <source>kept: on the front</source>
        <translation>behalten: auf der Front</translation>
    </message>
    <message>
        <source>knee</source>
        <translation>Knie</translation>
    </message>
    <message>
        <source>live context</source>
        <translation>aktiver Kontext</translation>
    </message>
    <message>
        <source>long answers (p95)</source>
        <translation>lange Antworten (p95)</translation>
    </message>
    <message>
        <source>long prompts (p95)</source>
        <translation>lange Prompts (p95)</translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>max_num_batched_tokens is not stated: %1 is assumed, the engine&apos;s default.</source>
        <translation>max_num_batched_tokens ist nicht angegeben: %1 wird angenommen, der Standardwert der Engine.</translation>
    </message>
    <message>
        <source>max_num_seqs above KV</source>
        <translation>max_num_seqs über KV</translation>
    </message>
    <message>
        <source>max_num_seqs is not stated: %1 is assumed, the engine&apos;s default.</source>
        <translation>max_num_seqs ist nicht angegeben: %1 wird angenommen, der Standardwert der Engine.</translation>
    </message>
    <message>
        <source>max_num_seqs of %1 is above the %2 requests that the KV cache holds: the rest is preempted and computed again</source>
        <translation>max_num_seqs von %1 liegt über den %2 Anfragen, die der KV-Cache fasst: Der Rest wird verdrängt und neu berechnet</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>Mittelwert</translation>
    </message>
    <message>
        <source>mean answer</source>
        <translation>mittlere Antwortlänge</translation>
    </message>
    <message>
        <source>mean prompt</source>
        <translation>mittlere Promptlänge</translation>
    </message>
    <message>
        <source>median answer</source>
        <translation>Median der Antwortlänge</translation>
    </message>
    <message>
        <source>median prompt</source>
        <translation>Median der Promptlänge</translation>
    </message>
    <message>
        <source>memory for activations</source>
        <translation>Speicher für Aktivierungen</translation>
    </message>
    <message>
        <source>memory for the engine</source>
        <translation>Speicher für die Engine</translation>
    </message>
    <message>
        <source>memory of a GPU</source>
        <translation>Speicher einer GPU</translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation>Millionen Tokens am Tag</translation>
    </message>
    <message>
        <source>names the categories of LiveBench&apos;s tasks; the table of its release uses them</source>
        <translation>benennt die Kategorien der Aufgaben von LiveBench; die Tabelle seines Releases verwendet sie</translation>
    </message>
    <message>
        <source>no gain</source>
        <translation>kein Gewinn</translation>
    </message>
    <message>
        <source>no picture can be painted: Qt found no platform</source>
        <translation>es kann kein Bild gezeichnet werden: Qt hat keine Plattform gefunden</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>nicht erfasst</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>one may fail</source>
        <translation>eine darf ausfallen</translation>
    </message>
    <message>
        <source>open: something is unknown</source>
        <translation>offen: etwas ist unbekannt</translation>
    </message>
    <message>
        <source>operational concurrency</source>
        <translation>betriebliche Parallelität</translation>
    </message>
    <message>
        <source>out tok/s</source>
        <translation>Ausgabe tok/s</translation>
    </message>
    <message>
        <source>output tokens a second</source>
        <translation>Ausgabe-Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>output tokens of a request, mean</source>
        <translation>Ausgabe-Tokens je Anfrage, Mittelwert</translation>
    </message>
    <message>
        <source>output tokens per second</source>
        <translation>Ausgabe-Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>erreicht</translation>
    </message>
    <message>
        <source>power</source>
        <translation>Leistung</translation>
    </message>
    <message>
        <source>prefix cache</source>
        <translation>Präfix-Cache</translation>
    </message>
    <message>
        <source>prefix-cache hit rate</source>
        <translation>Trefferquote des Präfix-Cache</translation>
    </message>
    <message>
        <source>price of %1</source>
        <translation>Preis: %1</translation>
    </message>
    <message>
        <source>price of a GPU-hour</source>
        <translation>Preis je GPU-Stunde</translation>
    </message>
    <message>
        <source>price of a million tokens</source>
        <translation>Preis je Million Tokens</translation>
    </message>
    <message>
        <source>price of an hour</source>
        <translation>Preis je Stunde</translation>
    </message>
    <message>
        <source>price of electricity</source>
        <translation>Strompreis</translation>
    </message>
    <message>
        <source>production</source>
        <translation>Produktion</translation>
    </message>
    <message>
        <source>purchase price</source>
        <translation>Kaufpreis</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>Qualität</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>erfasst</translation>
    </message>
    <message>
        <source>rejected: dominated</source>
        <translation>verworfen: dominiert</translation>
    </message>
    <message>
        <source>rejected: fails the gate</source>
        <translation>verworfen: verfehlt das Kriterium</translation>
    </message>
    <message>
        <source>replicas</source>
        <translation>Replikate</translation>
    </message>
    <message>
        <source>req/s each</source>
        <translation>Anfragen/s je Replikat</translation>
    </message>
    <message>
        <source>request rate</source>
        <translation>Anfragerate</translation>
    </message>
    <message>
        <source>requests a second that were answered</source>
        <translation>beantwortete Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>requests a second that were asked for</source>
        <translation>verlangte Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>requests a second within the limits</source>
        <translation>Anfragen pro Sekunde innerhalb der Grenzen</translation>
    </message>
    <message>
        <source>requests at a time</source>
        <translation>gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>requests completed</source>
        <translation>abgeschlossene Anfragen</translation>
    </message>
    <message>
        <source>requests failed</source>
        <translation>fehlgeschlagene Anfragen</translation>
    </message>
    <message>
        <source>requests per second</source>
        <translation>Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>requests that the KV cache holds</source>
        <translation>Anfragen, die der KV-Cache fasst</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>Anfragen/s</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>Reserve</translation>
    </message>
    <message>
        <source>residual value</source>
        <translation>Restwert</translation>
    </message>
    <message>
        <source>retail factor</source>
        <translation>Endkundenfaktor</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sicher</translation>
    </message>
    <message>
        <source>sensitivity.tables: %1 has more than 64 values; the first 64 are taken</source>
        <translation>sensitivity.tables: %1 hat mehr als 64 Werte; die ersten 64 werden genommen</translation>
    </message>
    <message>
        <source>sensitivity.tables: &quot;%1&quot; is no figure that is known</source>
        <translation>sensitivity.tables: „%1“ ist keine bekannte Kenngröße</translation>
    </message>
    <message>
        <source>sensitivity.tables: a side is one path with a list of values</source>
        <translation>sensitivity.tables: Eine Seite ist ein Pfad mit einer Liste von Werten</translation>
    </message>
    <message>
        <source>severe</source>
        <translation>schwerwiegend</translation>
    </message>
    <message>
        <source>share of requests within the limits, 0 to 1</source>
        <translation>Anteil der Anfragen innerhalb der Grenzen, 0 bis 1</translation>
    </message>
    <message>
        <source>share of the GPU memory used</source>
        <translation>genutzter Anteil des GPU-Speichers</translation>
    </message>
    <message>
        <source>shared prefix</source>
        <translation>gemeinsames Präfix</translation>
    </message>
    <message>
        <source>sovereignty</source>
        <translation>Souveränität</translation>
    </message>
    <message>
        <source>space</source>
        <translation>Stellfläche</translation>
    </message>
    <message>
        <source>speculation</source>
        <translation>Spekulation</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>Einordnung</translation>
    </message>
    <message>
        <source>the PDF could not be begun</source>
        <translation>das PDF konnte nicht begonnen werden</translation>
    </message>
    <message>
        <source>the PDF could not be finished: %1</source>
        <translation>das PDF konnte nicht fertiggestellt werden: %1</translation>
    </message>
    <message>
        <source>the SLO is kept</source>
        <translation>das SLO wird eingehalten</translation>
    </message>
    <message>
        <source>the SLO is not kept</source>
        <translation>das SLO wird nicht eingehalten</translation>
    </message>
    <message>
        <source>the demand is unknown</source>
        <translation>der Bedarf ist unbekannt</translation>
    </message>
    <message>
        <source>the examples could not be copied to the user&apos;s data folder</source>
        <translation>die Beispiele konnten nicht in den Datenordner des Benutzers kopiert werden</translation>
    </message>
    <message>
        <source>the first use at which another way of paying is cheaper: %1 tokens a day</source>
        <translation>die erste Nutzung, ab der eine andere Bezahlart günstiger ist: %1 Tokens am Tag</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>der Ordner kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>the folder cannot be made: %1</source>
        <translation>der Ordner kann nicht angelegt werden: %1</translation>
    </message>
    <message>
        <source>the formula cannot be read from &quot;%1&quot; on</source>
        <translation>die Formel kann ab „%1“ nicht gelesen werden</translation>
    </message>
    <message>
        <source>the formula gives no finite number</source>
        <translation>die Formel ergibt keine endliche Zahl</translation>
    </message>
    <message>
        <source>the formula is nested too deeply</source>
        <translation>die Formel ist zu tief verschachtelt</translation>
    </message>
    <message>
        <source>the power is the facility&apos;s own and holds it already</source>
        <translation>die Leistung ist die des Rechenzentrums und enthält es bereits</translation>
    </message>
    <message>
        <source>the result file %1 is missing; its reference is kept</source>
        <translation>die Ergebnisdatei %1 fehlt; der Verweis auf sie bleibt erhalten</translation>
    </message>
    <message>
        <source>the weighted mean of the eight objectives: %1 of 100</source>
        <translation>das gewichtete Mittel der acht Ziele: %1 von 100</translation>
    </message>
    <message>
        <source>time per output token, p95</source>
        <translation>Zeit je Ausgabe-Token, p95</translation>
    </message>
    <message>
        <source>time to first token, p95</source>
        <translation>Zeit bis zum ersten Token, p95</translation>
    </message>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>token budget</source>
        <translation>Token-Budget</translation>
    </message>
    <message>
        <source>total tokens per second</source>
        <translation>Tokens pro Sekunde insgesamt</translation>
    </message>
    <message>
        <source>tp %1 exceeds the %2 GPUs stated; tp is taken.</source>
        <translation>tp %1 übersteigt die %2 angegebenen GPUs; tp gilt.</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>Auslastung</translation>
    </message>
    <message>
        <source>utilisation is a share between 0 and 1, but is %1.</source>
        <translation>Die Auslastung ist ein Anteil zwischen 0 und 1, beträgt aber %1.</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>Warnung</translation>
    </message>
    <message>
        <source>water of a million tokens</source>
        <translation>Wasser je Million Tokens</translation>
    </message>
    <message>
        <source>what requests live in</source>
        <translation>worin die Anfragen leben</translation>
    </message>
    <message>
        <source>what the columns mean was said by a person</source>
        <translation>was die Spalten bedeuten, hat ein Mensch angegeben</translation>
    </message>
    <message>
        <source>would come back once</source>
        <translation>käme wieder in Betracht, sobald</translation>
    </message>
    <message>
        <source>write a price here to see the break-even</source>
        <translation>hier einen Preis eintragen, um den Break-even zu sehen</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>years of use</source>
        <translation>Nutzungsjahre</translation>
    </message>
    <message>
        <source>“%1” cannot be computed: %2</source>
        <translation>„%1“ kann nicht berechnet werden: %2</translation>
    </message>
    <message>
        <source>“%1” is taken as %2.</source>
        <translation>„%1“ wird als %2 genommen.</translation>
    </message>
    <message>
        <source>“%1”: says %2 %3, computed %4 %3 from %5</source>
        <translation>„%1“: angegeben %2 %3, berechnet %4 %3 aus %5</translation>
    </message>
    <message>
        <source>“%1”: says %2 %3, computed %4 %3 from %5; %6</source>
        <translation>„%1“: angegeben %2 %3, berechnet %4 %3 aus %5; %6</translation>
    </message>
    <message>
        <source>… and %1 further thresholds; the program lists them all.</source>
        <translation>… und %1 weitere Schwellen; das Programm führt sie alle auf.</translation>
    </message>
    <message>
        <source>€/GPU-hour</source>
        <translation>€/GPU-Stunde</translation>
    </message>
    <message>
        <source>€/kWh</source>
        <translation>€/kWh</translation>
    </message>
    <message>
        <source>%1 GPUs × %2 W as measured at %3 requests together = %4 W</source>
        <translation>%1 GPUs × %2 W, gemessen bei %3 gleichzeitigen Anfragen = %4 W</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>%1 checks are open, %2 of them severe.</source>
        <translation>%1 Befunde sind offen, davon %2 schwerwiegend.</translation>
    </message>
    <message>
        <source>%1 checks are open, none of them severe.</source>
        <translation>%1 Befunde sind offen, keiner davon schwerwiegend.</translation>
    </message>
    <message>
        <source>%1 draws %2 kW (× PUE %3), more than the %4 kW that the site can give</source>
        <translation>%1 nimmt %2 kW auf (× PUE %3), mehr als die %4 kW, die der Standort bereitstellen kann</translation>
    </message>
    <message>
        <source>%1 is %2 by a tag, where the file says %3</source>
        <translation>%1 ist laut Kennzeichnung %2, während die Datei %3 angibt</translation>
    </message>
    <message>
        <source>%1 is dearer</source>
        <translation>%1 ist teurer</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>%1 bleibt außen vor: %2</translation>
    </message>
    <message>
        <source>%1 is left out: it states no demand (scenario.workload.arrivals.rate_rps).</source>
        <translation>%1 bleibt außen vor: Es ist kein Bedarf angegeben (scenario.workload.arrivals.rate_rps).</translation>
    </message>
    <message>
        <source>%1 is left out: what a replica of it serves is not known.</source>
        <translation>%1 bleibt außen vor: Es ist nicht bekannt, was ein Replikat davon bedient.</translation>
    </message>
    <message>
        <source>%1 is not stated: %2 %3 is taken from %4, %5 points from %6 to %7, method %8, edition %9.</source>
        <translation>%1 ist nicht angegeben: %2 %3 wird aus %4 übernommen, %5 Punkte von %6 bis %7, Verfahren %8, Ausgabe %9.</translation>
    </message>
    <message>
        <source>%1 kW at the meter (%2 kW × PUE %3) are more than the %4 kW that the site can give</source>
        <translation>%1 kW am Zähler (%2 kW × PUE %3) sind mehr als die %4 kW, die der Standort bereitstellen kann</translation>
    </message>
    <message>
        <source>%1 names no zone: it is taken for %2.</source>
        <translation>%1 nennt keine Zone: Angenommen wird %2.</translation>
    </message>
    <message>
        <source>%1 services take %2 GPUs together, in %3 nodes.</source>
        <translation>%1 Dienste benötigen zusammen %2 GPUs in %3 Knoten.</translation>
    </message>
    <message>
        <source>%1 services take %2 GPUs together.</source>
        <translation>%1 Dienste benötigen zusammen %2 GPUs.</translation>
    </message>
    <message>
        <source>%1 would come first if the weight of the %2 fell below %3; it is %4.</source>
        <translation>%1 käme an die erste Stelle, wenn das Gewicht von „%2“ unter %3 fiele; es beträgt %4.</translation>
    </message>
    <message>
        <source>%1 would come first if the weight of the %2 rose above %3; it is %4.</source>
        <translation>%1 käme an die erste Stelle, wenn das Gewicht von „%2“ über %3 stiege; es beträgt %4.</translation>
    </message>
    <message>
        <source>%1 € bought / (%2 € a day of the other − %3 € a day to run it) / 30.4 days = %4 months</source>
        <translation>%1 € Kaufpreis / (%2 € pro Tag der Alternative − %3 € Betriebskosten pro Tag) / 30,4 Tage = %4 Monate</translation>
    </message>
    <message>
        <source>%1, which is not the %2 that the project was made with</source>
        <translation>%1, also nicht %2, womit das Projekt erstellt wurde</translation>
    </message>
    <message>
        <source>%1: %2; it is ignored</source>
        <translation>%1: %2; wird ignoriert</translation>
    </message>
    <message>
        <source>%1: columns and fields are not as many; the table is not read by them</source>
        <translation>%1: Anzahl der Spalten und der Felder stimmt nicht überein; die Tabelle wird nicht danach gelesen</translation>
    </message>
    <message>
        <source>%1: the service has no name</source>
        <translation>%1: Der Dienst hat keinen Namen</translation>
    </message>
    <message>
        <source>A ledger comes from a prediction, and there is none.</source>
        <translation>Eine Aufschlüsselung entsteht aus einer Vorhersage, und es gibt keine.</translation>
    </message>
    <message>
        <source>A prefill of %1 tokens does %2 FLOP a byte, which is still below the ridge: %3 % of the peak arithmetic is used.</source>
        <translation>Ein Prefill von %1 Tokens leistet %2 FLOP je Byte und liegt damit noch unter dem Knickpunkt: %3 % der Spitzenrechenleistung werden genutzt.</translation>
    </message>
    <message>
        <source>A prefill of %1 tokens does %2 FLOP a byte: arithmetic is its limit, and %3 % of the peak is used.</source>
        <translation>Ein Prefill von %1 Tokens leistet %2 FLOP je Byte: Die Rechenleistung begrenzt, und %3 % der Spitze werden genutzt.</translation>
    </message>
    <message>
        <source>Above the site&apos;s power</source>
        <translation>Über der Leistung des Standorts</translation>
    </message>
    <message>
        <source>All %1 figures that the text states follow from its own inputs.</source>
        <translation>Alle %1 Zahlen, die der Text angibt, folgen aus seinen eigenen Eingaben.</translation>
    </message>
    <message>
        <source>All boards at their rated power are %1 kW at the meter (%2 kW × PUE %3), more than the %4 kW that the site can give: a full load trips it</source>
        <translation>Alle Karten bei Nennleistung ergeben %1 kW am Zähler (%2 kW × PUE %3), mehr als die %4 kW, die der Standort bereitstellen kann: Volllast löst die Sicherung aus</translation>
    </message>
    <message>
        <source>At the lowest load already %1 is %2 ms, %3 times its limit of %4 ms.</source>
        <translation>Schon bei der niedrigsten Last beträgt %1 %2 ms, das %3-Fache des Grenzwerts von %4 ms.</translation>
    </message>
    <message>
        <source>At the unfavourable end of the prediction&apos;s interval it would take %1 replicas: a benchmark narrows it.</source>
        <translation>Am ungünstigen Ende des Vorhersageintervalls wären %1 Replikate nötig: Ein Benchmark engt es ein.</translation>
    </message>
    <message>
        <source>At the unfavourable end of what is stated it would take %1 replicas.</source>
        <translation>Am ungünstigen Ende der Angaben wären %1 Replikate nötig.</translation>
    </message>
    <message>
        <source>Cap the boards&apos; power, spread the fleet over sites, or have the connection enlarged</source>
        <translation>Leistung der Karten begrenzen, die Flotte auf mehrere Standorte verteilen oder den Anschluss ausbauen lassen</translation>
    </message>
    <message>
        <source>Columns: %1. Unit: %2.</source>
        <translation>Spalten: %1. Einheit: %2.</translation>
    </message>
    <message>
        <source>Concurrency by context and precision: the engine finds between %1 and %2 times what the source states, which calls its own figures ±20 %.</source>
        <translation>Parallelität nach Kontext und Präzision: Die Engine ermittelt das %1- bis %2-Fache der Angaben der Quelle, die ihre eigenen Zahlen mit ±20 % ausweist.</translation>
    </message>
    <message>
        <source>Concurrency of a replica by context and precision, source and engine</source>
        <translation>Parallelität eines Replikats nach Kontext und Präzision, Quelle und Engine</translation>
    </message>
    <message>
        <source>Decode does %1 FLOP for each byte that it reads, and from %2 on arithmetic is the limit; %3 % of the bandwidth is used.</source>
        <translation>Decode leistet %1 FLOP je gelesenem Byte; ab %2 begrenzt die Rechenleistung; %3 % der Bandbreite werden genutzt.</translation>
    </message>
    <message>
        <source>Decode does %1 FLOP for each byte that it reads, the GPU could do %2: memory bandwidth is its limit, and %3 % of it is used.</source>
        <translation>Decode leistet %1 FLOP je gelesenem Byte, die GPU könnte %2 leisten: Die Speicherbandbreite begrenzt, und %3 % davon werden genutzt.</translation>
    </message>
    <message>
        <source>Electricity is %1 % of the cost of an hour; 30 to 50 % is often said of it.</source>
        <translation>Strom macht %1 % der Kosten einer Stunde aus; oft heißt es, es seien 30 bis 50 %.</translation>
    </message>
    <message>
        <source>Electricity is %1 % of the cost over %2 years; 30 to 50 % is often said of it.</source>
        <translation>Strom macht %1 % der Kosten über %2 Jahre aus; oft heißt es, es seien 30 bis 50 %.</translation>
    </message>
    <message>
        <source>GPUs of a node</source>
        <translation>GPUs eines Knotens</translation>
    </message>
    <message>
        <source>GPUs of the fleet</source>
        <translation>GPUs der Flotte</translation>
    </message>
    <message>
        <source>Goodput is a share inside an SLO, and no SLO is set.</source>
        <translation>Goodput ist ein Anteil innerhalb eines SLO, und es ist kein SLO festgelegt.</translation>
    </message>
    <message>
        <source>How many GPUs a node has is not stated (scenario.hardware.gpus_per_node).</source>
        <translation>Wie viele GPUs ein Knoten hat, ist nicht angegeben (scenario.hardware.gpus_per_node).</translation>
    </message>
    <message>
        <source>It needs a benchmark, a prediction or a stated throughput.</source>
        <translation>Erforderlich ist ein Benchmark, eine Vorhersage oder ein angegebener Durchsatz.</translation>
    </message>
    <message>
        <source>It needs a ceiling of the KV cache or a load that holds the SLO.</source>
        <translation>Erforderlich ist eine Obergrenze des KV-Cache oder eine Last, die das SLO einhält.</translation>
    </message>
    <message>
        <source>It needs a model and a GPU that the catalogue knows.</source>
        <translation>Erforderlich sind ein Modell und eine GPU, die der Katalog kennt.</translation>
    </message>
    <message>
        <source>It needs a power and a goodput.</source>
        <translation>Erforderlich sind eine Leistung und ein Goodput.</translation>
    </message>
    <message>
        <source>It needs a power and a throughput.</source>
        <translation>Erforderlich sind eine Leistung und ein Durchsatz.</translation>
    </message>
    <message>
        <source>It needs a power and the PUE.</source>
        <translation>Erforderlich sind eine Leistung und der PUE.</translation>
    </message>
    <message>
        <source>It needs a power, or a GPU of the catalogue and how many there are.</source>
        <translation>Erforderlich ist eine Leistung oder eine GPU aus dem Katalog samt Anzahl.</translation>
    </message>
    <message>
        <source>It needs a power, the PUE and a price of electricity; who rents pays it within the rent.</source>
        <translation>Erforderlich sind eine Leistung, der PUE und ein Strompreis; wer mietet, zahlt den Strom mit der Miete.</translation>
    </message>
    <message>
        <source>It needs a purchase and a goodput.</source>
        <translation>Erforderlich sind ein Kauf und ein Goodput.</translation>
    </message>
    <message>
        <source>It needs a second way of paying (economics.alternatives).</source>
        <translation>Erforderlich ist eine zweite Bezahlart (economics.alternatives).</translation>
    </message>
    <message>
        <source>It needs a stated use, a demand in tokens a day, or the shape of the day&apos;s load.</source>
        <translation>Erforderlich ist eine angegebene Auslastung, ein Bedarf in Tokens pro Tag oder der Tagesverlauf der Last.</translation>
    </message>
    <message>
        <source>It needs a tariff (economics.tariff) and a throughput.</source>
        <translation>Erforderlich sind ein Tarif (economics.tariff) und ein Durchsatz.</translation>
    </message>
    <message>
        <source>It needs a tariff (economics.tariff).</source>
        <translation>Erforderlich ist ein Tarif (economics.tariff).</translation>
    </message>
    <message>
        <source>It needs a tariff and the number of users (economics.demand.users).</source>
        <translation>Erforderlich sind ein Tarif und die Anzahl der Nutzer (economics.demand.users).</translation>
    </message>
    <message>
        <source>It needs a tariff and the requests of a second.</source>
        <translation>Erforderlich sind ein Tarif und die Anfragen pro Sekunde.</translation>
    </message>
    <message>
        <source>It needs all eight objectives assessed (sovereignty.assessment).</source>
        <translation>Erforderlich ist die Bewertung aller acht Ziele (sovereignty.assessment).</translation>
    </message>
    <message>
        <source>It needs an SLO and a throughput.</source>
        <translation>Erforderlich sind ein SLO und ein Durchsatz.</translation>
    </message>
    <message>
        <source>It needs an SLO and the latencies of a benchmark or a prediction.</source>
        <translation>Erforderlich sind ein SLO und die Latenzen eines Benchmarks oder einer Vorhersage.</translation>
    </message>
    <message>
        <source>It needs owned machines and the price of electricity.</source>
        <translation>Erforderlich sind eigene Hardware und der Strompreis.</translation>
    </message>
    <message>
        <source>It needs the carbon of the electricity contracted for (site.market_g_per_kwh).</source>
        <translation>Erforderlich ist die CO₂-Intensität des vertraglich bezogenen Stroms (site.market_g_per_kwh).</translation>
    </message>
    <message>
        <source>It needs the energy at the meter and the carbon of the grid (site.zone or site.grid_g_per_kwh).</source>
        <translation>Erforderlich sind die Energie am Zähler und die CO₂-Intensität des Netzes (site.zone oder site.grid_g_per_kwh).</translation>
    </message>
    <message>
        <source>It needs the litres of water for a kWh (site.water_l_per_kwh).</source>
        <translation>Erforderlich ist der Wasserverbrauch in Litern je kWh (site.water_l_per_kwh).</translation>
    </message>
    <message>
        <source>It needs the number of GPUs and a goodput.</source>
        <translation>Erforderlich sind die Anzahl der GPUs und ein Goodput.</translation>
    </message>
    <message>
        <source>It needs the power of the node over that of its boards (energy.node_factor).</source>
        <translation>Erforderlich ist das Verhältnis der Leistung des Knotens zu der seiner Karten (energy.node_factor).</translation>
    </message>
    <message>
        <source>It needs the share of the time in prefill (energy.phases), or prices of input and output tokens apart.</source>
        <translation>Erforderlich ist der Zeitanteil im Prefill (energy.phases) oder getrennte Preise für Ein- und Ausgabe-Tokens.</translation>
    </message>
    <message>
        <source>It needs what making the hardware gave off and its years of use (energy.embodied).</source>
        <translation>Erforderlich sind die Emissionen der Hardwareherstellung und die Nutzungsdauer in Jahren (energy.embodied).</translation>
    </message>
    <message>
        <source>It needs what was bought for how much (economics.tariff.capex) and another way of paying that costs more in full use.</source>
        <translation>Erforderlich sind die Angabe, was zu welchem Preis gekauft wurde (economics.tariff.capex), und eine andere Bezahlart, die bei voller Auslastung mehr kostet.</translation>
    </message>
    <message>
        <source>It needs what was bought for how much (economics.tariff.capex).</source>
        <translation>Erforderlich ist die Angabe, was zu welchem Preis gekauft wurde (economics.tariff.capex).</translation>
    </message>
    <message>
        <source>It takes a model and a GPU of the catalogue, or their sizes.</source>
        <translation>Nötig sind ein Modell und eine GPU aus dem Katalog oder deren Größen.</translation>
    </message>
    <message>
        <source>Measure at the lengths and loads of the scenario, on its hardware</source>
        <translation>Mit den Längen und Lasten des Szenarios auf dessen Hardware messen</translation>
    </message>
    <message>
        <source>Measurement stretched</source>
        <translation>Überdehnte Messung</translation>
    </message>
    <message>
        <source>Months until the purchase has paid for itself</source>
        <translation>Monate, bis sich der Kauf amortisiert hat</translation>
    </message>
    <message>
        <source>More answers at a time, each of them slower; the KV cache has to hold them.</source>
        <translation>Mehr Antworten gleichzeitig, jede davon langsamer; der KV-Cache muss sie aufnehmen.</translation>
    </message>
    <message>
        <source>Needs a connector for the KV cache and a router for two pools; the cache is assumed to travel at 50 GB/s a replica (400 Gb/s).</source>
        <translation>Benötigt einen Connector für den KV-Cache und einen Router für zwei Pools; für die Übertragung des Cache werden 50 GB/s je Replikat (400 Gb/s) angenommen.</translation>
    </message>
    <message>
        <source>Neither GPUs nor replicas are known.</source>
        <translation>Weder GPUs noch Replikate sind bekannt.</translation>
    </message>
    <message>
        <source>Neither the project nor the results state the parallelism.</source>
        <translation>Weder das Projekt noch die Ergebnisse geben die Parallelisierung an.</translation>
    </message>
    <message>
        <source>New requests cannot be looked at every %1 iterations.</source>
        <translation>Neue Anfragen lassen sich nicht alle %1 Iterationen prüfen.</translation>
    </message>
    <message>
        <source>No SLO is set.</source>
        <translation>Es ist kein SLO festgelegt.</translation>
    </message>
    <message>
        <source>No ceiling of concurrency is known.</source>
        <translation>Es ist keine Obergrenze der Parallelität bekannt.</translation>
    </message>
    <message>
        <source>No check fires: nothing that is known speaks against these figures.</source>
        <translation>Keine Prüfung schlägt an: Nichts Bekanntes spricht gegen diese Zahlen.</translation>
    </message>
    <message>
        <source>No check is open; %1 are acknowledged, with their reasons.</source>
        <translation>Kein Befund ist offen; %1 sind mit Begründung zur Kenntnis genommen.</translation>
    </message>
    <message>
        <source>No demand is stated (scenario.workload.arrivals.rate_rps).</source>
        <translation>Es ist kein Bedarf angegeben (scenario.workload.arrivals.rate_rps).</translation>
    </message>
    <message>
        <source>No gate is asked for (sovereignty.gate).</source>
        <translation>Es ist kein Ausschlusskriterium verlangt (sovereignty.gate).</translation>
    </message>
    <message>
        <source>No harness keeps %1 requests in flight.</source>
        <translation>Kein Benchmark-Werkzeug hält %1 Anfragen gleichzeitig in Bearbeitung.</translation>
    </message>
    <message>
        <source>No head-room is asked for (scenario.sizing.headroom).</source>
        <translation>Es ist kein Puffer verlangt (scenario.sizing.headroom).</translation>
    </message>
    <message>
        <source>No load keeps the SLO, or it cannot be told; warnings say which term.</source>
        <translation>Keine Last hält das SLO ein, oder es lässt sich nicht feststellen; die Warnungen nennen den Term.</translation>
    </message>
    <message>
        <source>No output tokens per second were stated, measured or predicted.</source>
        <translation>Es wurden keine Ausgabe-Tokens pro Sekunde angegeben, gemessen oder vorhergesagt.</translation>
    </message>
    <message>
        <source>No power is stated or measured, and the GPU is not known.</source>
        <translation>Es ist keine Leistung angegeben oder gemessen, und die GPU ist nicht bekannt.</translation>
    </message>
    <message>
        <source>No price of machines is stated (economics.tariff), and the catalogue has none for them.</source>
        <translation>Es ist kein Preis der Hardware angegeben (economics.tariff), und der Katalog enthält keinen dafür.</translation>
    </message>
    <message>
        <source>No purchase is stated (economics.tariff.capex).</source>
        <translation>Es ist kein Kauf angegeben (economics.tariff.capex).</translation>
    </message>
    <message>
        <source>No requests per second were stated, measured or predicted.</source>
        <translation>Es wurden keine Anfragen pro Sekunde angegeben, gemessen oder vorhergesagt.</translation>
    </message>
    <message>
        <source>No reserve is asked for (scenario.sizing.reserve).</source>
        <translation>Es ist keine Reserve verlangt (scenario.sizing.reserve).</translation>
    </message>
    <message>
        <source>No single weight, whatever it is, puts another one first.</source>
        <translation>Kein einzelnes Gewicht, gleich welchen Werts, bringt einen anderen an die erste Stelle.</translation>
    </message>
    <message>
        <source>Not all objectives are assessed (sovereignty.assessment).</source>
        <translation>Nicht alle Ziele sind bewertet (sovereignty.assessment).</translation>
    </message>
    <message>
        <source>Nothing was measured, and for a prediction model, GPU and lengths of the catalogue are not all stated.</source>
        <translation>Es wurde nichts gemessen, und für eine Vorhersage sind Modell, GPU und Längen aus dem Katalog nicht vollständig angegeben.</translation>
    </message>
    <message>
        <source>Of %1 figures that the text states, %2 do not follow from its own inputs.</source>
        <translation>Von %1 Zahlen, die der Text angibt, folgen %2 nicht aus seinen eigenen Eingaben.</translation>
    </message>
    <message>
        <source>Of the %1 that are bought, %2 % stand idle over the day: room for batch work, or for machines that are rented by the hour.</source>
        <translation>Von den %1 gekauften bleiben über den Tag %2 % ungenutzt: Raum für Batch-Arbeit oder für stundenweise gemietete Maschinen.</translation>
    </message>
    <message>
        <source>One check is open, and it is severe.</source>
        <translation>Ein Befund ist offen, und er ist schwerwiegend.</translation>
    </message>
    <message>
        <source>One check is open.</source>
        <translation>Ein Befund ist offen.</translation>
    </message>
    <message>
        <source>Power, throughput or the price of electricity is not known.</source>
        <translation>Leistung, Durchsatz oder Strompreis ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Prefill and decode on replicas of their own</source>
        <translation>Prefill und Decode auf getrennten Replikaten</translation>
    </message>
    <message>
        <source>Prefill and decode on replicas of their own, %1 to %2</source>
        <translation>Prefill und Decode auf getrennten Replikaten, %1 zu %2</translation>
    </message>
    <message>
        <source>Reading the weights once takes %1 ms on these GPUs: without speculative decoding no setting reaches %2 of %3 ms. It takes more GPUs a replica, fewer bytes a weight or more bandwidth.</source>
        <translation>Die Gewichte einmal zu lesen dauert auf diesen GPUs %1 ms: Ohne spekulatives Decoding erreicht keine Einstellung %2 von %3 ms. Nötig sind mehr GPUs je Replikat, weniger Byte je Gewicht oder mehr Bandbreite.</translation>
    </message>
    <message>
        <source>Requests per second of a node of four H100, source and engine</source>
        <translation>Anfragen pro Sekunde eines Knotens mit vier H100, Quelle und Engine</translation>
    </message>
    <message>
        <source>Requests per second of a node: the engine finds between %1 and %2 times the middle of the source&apos;s ranges, which the source&apos;s own worksheet contradicts by a factor of seven to ten.</source>
        <translation>Anfragen pro Sekunde eines Knotens: Die Engine ermittelt das %1- bis %2-Fache der Mitte der Spannen der Quelle, denen deren eigenes Rechenblatt um den Faktor sieben bis zehn widerspricht.</translation>
    </message>
    <message>
        <source>SCI, ISO/IEC 21031</source>
        <translation>SCI, ISO/IEC 21031</translation>
    </message>
    <message>
        <source>Services on one cluster</source>
        <translation>Dienste auf einem Cluster</translation>
    </message>
    <message>
        <source>Some of the points of %1 are estimates of its source.</source>
        <translation>Einige Punkte von %1 sind Schätzungen der Quelle.</translation>
    </message>
    <message>
        <source>That is %1 GPUs in %2 nodes.</source>
        <translation>Das sind %1 GPUs in %2 Knoten.</translation>
    </message>
    <message>
        <source>That power was measured on %1 GPUs and a replica has %2: another split draws another power.</source>
        <translation>Diese Leistung wurde auf %1 GPUs gemessen, ein Replikat hat %2: Eine andere Aufteilung nimmt eine andere Leistung auf.</translation>
    </message>
    <message>
        <source>The day takes between %1 replicas at %2 h and %3 at %4 h, %5 on average.</source>
        <translation>Der Tag erfordert zwischen %1 Replikaten um %2 Uhr und %3 um %4 Uhr, im Mittel %5.</translation>
    </message>
    <message>
        <source>The engine may take as many already.</source>
        <translation>Die Engine lässt bereits so viele zu.</translation>
    </message>
    <message>
        <source>The facts about operator and site do not tell whether the gate is held.</source>
        <translation>Die Angaben zu Betreiber und Standort lassen nicht erkennen, ob das Ausschlusskriterium erfüllt ist.</translation>
    </message>
    <message>
        <source>The figures come without an interval: they are measured or stated as one number.</source>
        <translation>Die Zahlen haben kein Intervall: Sie sind als einzelner Wert gemessen oder angegeben.</translation>
    </message>
    <message>
        <source>The first %1 requests of the trace are replayed, faster or slower for each load: its bursts and its pairs of lengths are kept.</source>
        <translation>Die ersten %1 Anfragen des Trace werden wiedergegeben, je nach Last schneller oder langsamer: Seine Bursts und Längenpaare bleiben erhalten.</translation>
    </message>
    <message>
        <source>The grid&apos;s carbon is not stated (site.grid_g_per_kwh, site.zone).</source>
        <translation>Die CO₂-Intensität des Netzes ist nicht angegeben (site.grid_g_per_kwh, site.zone).</translation>
    </message>
    <message>
        <source>The hours of %1 are those of the file (UTC) and the hours of load_shape are taken as the same.</source>
        <translation>Die Stunden von %1 sind die der Datei (UTC); die Stunden von load_shape werden als dieselben angenommen.</translation>
    </message>
    <message>
        <source>The mean live context is not known, or nothing fits.</source>
        <translation>Der mittlere aktive Kontext ist nicht bekannt, oder nichts passt in den Speicher.</translation>
    </message>
    <message>
        <source>The measured sweep stands for what it did not measure: %1</source>
        <translation>Die gemessene Messreihe steht für etwas, das sie nicht gemessen hat: %1</translation>
    </message>
    <message>
        <source>The number of GPUs is not known.</source>
        <translation>Die Anzahl der GPUs ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The price that is stated is not that of a %1 and no other could be sourced: its cost is unknown until it is stated.</source>
        <translation>Der angegebene Preis gilt nicht für %1, und ein anderer ließ sich nicht belegen: Die Kosten sind unbekannt, bis er angegeben wird.</translation>
    </message>
    <message>
        <source>The price that is stated is not that of a %1: it is taken as rented at %2 for %3 €/GPU-h (catalogue, %4).</source>
        <translation>Der angegebene Preis gilt nicht für %1: Angenommen wird Miete bei %2 für %3 €/GPU-h (Katalog, %4).</translation>
    </message>
    <message>
        <source>The results do not state it.</source>
        <translation>Die Ergebnisse geben es nicht an.</translation>
    </message>
    <message>
        <source>The share of requests inside the SLO is not known.</source>
        <translation>Der Anteil der Anfragen innerhalb des SLO ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The sweep shows no knee; knee.reason says why.</source>
        <translation>Die Messreihe zeigt kein Knie; knee.reason nennt den Grund.</translation>
    </message>
    <message>
        <source>The trace %1 cannot be read: %2</source>
        <translation>Der Trace %1 kann nicht gelesen werden: %2</translation>
    </message>
    <message>
        <source>The trace %1 cannot be read: requests arrive at random (Poisson) instead.</source>
        <translation>Der Trace %1 kann nicht gelesen werden: Anfragen treffen stattdessen zufällig ein (Poisson).</translation>
    </message>
    <message>
        <source>The trace holds lengths alone, no times: its pairs of lengths arrive at random (Poisson).</source>
        <translation>Der Trace enthält nur Längen, keine Zeiten: Seine Längenpaare treffen zufällig ein (Poisson).</translation>
    </message>
    <message>
        <source>The trace is not at hand: requests arrive at random (Poisson).</source>
        <translation>Der Trace liegt nicht vor: Anfragen treffen zufällig ein (Poisson).</translation>
    </message>
    <message>
        <source>The trace tells which prompts begin alike: the prefix cache is simulated with its blocks.</source>
        <translation>Der Trace gibt an, welche Prompts gleich beginnen: Der Präfix-Cache wird mit seinen Blöcken simuliert.</translation>
    </message>
    <message>
        <source>There are no tokens per second to divide the cost by.</source>
        <translation>Es gibt keine Tokens pro Sekunde, durch die sich die Kosten teilen ließen.</translation>
    </message>
    <message>
        <source>There are no tokens per second to divide the power by.</source>
        <translation>Es gibt keine Tokens pro Sekunde, durch die sich die Leistung teilen ließe.</translation>
    </message>
    <message>
        <source>There is no cost to divide by tokens.</source>
        <translation>Es gibt keine Kosten, die sich durch Tokens teilen ließen.</translation>
    </message>
    <message>
        <source>There is no energy to weigh with the grid&apos;s carbon.</source>
        <translation>Es gibt keine Energie, die sich mit der CO₂-Intensität des Netzes gewichten ließe.</translation>
    </message>
    <message>
        <source>There is no power to divide by tokens.</source>
        <translation>Es gibt keine Leistung, die sich durch Tokens teilen ließe.</translation>
    </message>
    <message>
        <source>Two inputs at once: %1</source>
        <translation>Zwei Eingaben zugleich: %1</translation>
    </message>
    <message>
        <source>Up to %1 sequences at a time</source>
        <translation>Bis zu %1 Sequenzen gleichzeitig</translation>
    </message>
    <message>
        <source>What making the hardware gave off is not stated (energy.embodied).</source>
        <translation>Die Emissionen der Hardwareherstellung sind nicht angegeben (energy.embodied).</translation>
    </message>
    <message>
        <source>What one replica serves is not known.</source>
        <translation>Es ist nicht bekannt, was ein Replikat bedient.</translation>
    </message>
    <message>
        <source>With your weights %1 and %2 come first together.</source>
        <translation>Mit den gewählten Gewichten liegen %1 und %2 gemeinsam an erster Stelle.</translation>
    </message>
    <message>
        <source>With your weights %1 comes first, and stays first in %2 % of the draws in which each weight is up to one and a half times larger or smaller.</source>
        <translation>Mit den gewählten Gewichten liegt %1 an erster Stelle und bleibt es in %2 % der Ziehungen, in denen jedes Gewicht bis zum Anderthalbfachen größer oder kleiner ist.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tag of a run</source>
        <translation>„%1“ ist keine Kennzeichnung eines Laufs</translation>
    </message>
    <message>
        <source>answers of %1 tokens were measured, the scenario has %2</source>
        <translation>gemessen wurden Antworten von %1 Tokens, das Szenario hat %2</translation>
    </message>
    <message>
        <source>at the boards</source>
        <translation>an den Karten</translation>
    </message>
    <message>
        <source>at the meter</source>
        <translation>am Zähler</translation>
    </message>
    <message>
        <source>at the node</source>
        <translation>am Knoten</translation>
    </message>
    <message>
        <source>boundary of the power</source>
        <translation>Bilanzgrenze der Leistung</translation>
    </message>
    <message>
        <source>closed loop</source>
        <translation>Closed Loop</translation>
    </message>
    <message>
        <source>country of the site</source>
        <translation>Land des Standorts</translation>
    </message>
    <message>
        <source>data parallelism</source>
        <translation>Datenparallelität</translation>
    </message>
    <message>
        <source>direct emissions</source>
        <translation>direkte Emissionen</translation>
    </message>
    <message>
        <source>discounted</source>
        <translation>abgezinst</translation>
    </message>
    <message>
        <source>drafted tokens</source>
        <translation>Draft-Tokens</translation>
    </message>
    <message>
        <source>energy.power_w is not stated: %1 W a GPU are taken as measured with %2 requests together (%3).</source>
        <translation>energy.power_w ist nicht angegeben: Angesetzt werden %1 W je GPU, gemessen mit %2 gleichzeitigen Anfragen (%3).</translation>
    </message>
    <message>
        <source>energy.power_w is not stated: %1 W a GPU are taken as measured with %2 requests together, the fullest batch of the file, since the load is not known (%3).</source>
        <translation>energy.power_w ist nicht angegeben: Angesetzt werden %1 W je GPU, gemessen mit %2 gleichzeitigen Anfragen, dem vollsten Batch der Datei, da die Last nicht bekannt ist (%3).</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>expert parallelism</source>
        <translation>Expertenparallelität</translation>
    </message>
    <message>
        <source>facility</source>
        <translation>Rechenzentrum</translation>
    </message>
    <message>
        <source>found &quot;%1&quot; as %2, expected a whole number from 1</source>
        <translation>„%1“ als %2 gefunden, erwartet wird eine ganze Zahl ab 1</translation>
    </message>
    <message>
        <source>found &quot;%1&quot; as the warm-up, expected discarded or kept</source>
        <translation>„%1“ als Aufwärmphase gefunden, erwartet wird discarded oder kept</translation>
    </message>
    <message>
        <source>in full use</source>
        <translation>bei voller Auslastung</translation>
    </message>
    <message>
        <source>it was measured on %1, the scenario has %2</source>
        <translation>gemessen wurde auf %1, das Szenario hat %2</translation>
    </message>
    <message>
        <source>kWh/1M tok</source>
        <translation>kWh/1M tok</translation>
    </message>
    <message>
        <source>link between the GPUs</source>
        <translation>Verbindung zwischen den GPUs</translation>
    </message>
    <message>
        <source>method of the grid&apos;s carbon</source>
        <translation>Methode der CO₂-Intensität des Netzes</translation>
    </message>
    <message>
        <source>model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>more sequences</source>
        <translation>mehr Sequenzen</translation>
    </message>
    <message>
        <source>most requests at a time (max_num_seqs)</source>
        <translation>maximale gleichzeitige Anfragen (max_num_seqs)</translation>
    </message>
    <message>
        <source>not discounted</source>
        <translation>nicht abgezinst</translation>
    </message>
    <message>
        <source>not read: the project states no hash of this file</source>
        <translation>nicht gelesen: Das Projekt gibt keinen Hash dieser Datei an</translation>
    </message>
    <message>
        <source>nothing was measured above %1 at a time, %2 are planned</source>
        <translation>über %1 gleichzeitig wurde nichts gemessen, geplant sind %2</translation>
    </message>
    <message>
        <source>open loop</source>
        <translation>Open Loop</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>Betreiber</translation>
    </message>
    <message>
        <source>ownership</source>
        <translation>Betriebsmodell</translation>
    </message>
    <message>
        <source>pipeline parallelism</source>
        <translation>Pipeline-Parallelität</translation>
    </message>
    <message>
        <source>power that the site can give</source>
        <translation>Leistung, die der Standort bereitstellen kann</translation>
    </message>
    <message>
        <source>precision of the KV cache</source>
        <translation>Präzision des KV-Cache</translation>
    </message>
    <message>
        <source>precision of the weights</source>
        <translation>Präzision der Gewichte</translation>
    </message>
    <message>
        <source>prefill apart</source>
        <translation>Prefill getrennt</translation>
    </message>
    <message>
        <source>prompts of %1 tokens were measured, the scenario has %2</source>
        <translation>gemessen wurden Prompts von %1 Tokens, das Szenario hat %2</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>Verhältnis</translation>
    </message>
    <message>
        <source>redundancy</source>
        <translation>Redundanz</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>risk class under the AI Act</source>
        <translation>Risikoklasse nach KI-Verordnung</translation>
    </message>
    <message>
        <source>role under the AI Act</source>
        <translation>Rolle nach KI-Verordnung</translation>
    </message>
    <message>
        <source>said by a person, not by the file: %1</source>
        <translation>von einer Person angegeben, nicht von der Datei: %1</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>Szenario</translation>
    </message>
    <message>
        <source>scope 3, category 2</source>
        <translation>Scope 3, Kategorie 2</translation>
    </message>
    <message>
        <source>several processes</source>
        <translation>mehrere Prozesse</translation>
    </message>
    <message>
        <source>single process</source>
        <translation>einzelner Prozess</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>tariff</source>
        <translation>Tarif</translation>
    </message>
    <message>
        <source>tensor parallelism</source>
        <translation>Tensor-Parallelität</translation>
    </message>
    <message>
        <source>the hardware is there</source>
        <translation>die Hardware ist vorhanden</translation>
    </message>
    <message>
        <source>the tag %1 is empty</source>
        <translation>die Kennzeichnung %1 ist leer</translation>
    </message>
    <message>
        <source>the tag %1 is longer than 200 bytes</source>
        <translation>die Kennzeichnung %1 ist länger als 200 Byte</translation>
    </message>
    <message>
        <source>the tag %1 looks like a password or a key; it is not kept</source>
        <translation>die Kennzeichnung %1 sieht nach einem Passwort oder Schlüssel aus; sie wird nicht gespeichert</translation>
    </message>
    <message>
        <source>token budget of a step (max_num_batched_tokens)</source>
        <translation>Token-Budget eines Schritts (max_num_batched_tokens)</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>tokens inside the SLO</source>
        <translation>Tokens innerhalb des SLO</translation>
    </message>
    <message>
        <source>used</source>
        <translation>genutzt</translation>
    </message>
    <message>
        <source>version of the engine</source>
        <translation>Version der Engine</translation>
    </message>
    <message>
        <source>whole fleet</source>
        <translation>gesamte Flotte</translation>
    </message>
    <message>
        <source>whole life cycle</source>
        <translation>gesamter Lebenszyklus</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>Workload</translation>
    </message>
    <message>
        <source>€/h</source>
        <translation>€/h</translation>
    </message>
    <message>
        <source>€/year</source>
        <translation>€/Jahr</translation>
    </message>
    <message>
        <source>%1 %2 for a euro, as of %3, instead of %4</source>
        <translation>%1 %2 je Euro, Stand %3, statt %4</translation>
    </message>
    <message>
        <source>%1 (board)</source>
        <translation>%1 (Karte)</translation>
    </message>
    <message>
        <source>%1 (facility)</source>
        <translation>%1 (Rechenzentrum)</translation>
    </message>
    <message>
        <source>%1 (goodput)</source>
        <translation>%1 (Goodput)</translation>
    </message>
    <message>
        <source>%1 (node)</source>
        <translation>%1 (Knoten)</translation>
    </message>
    <message>
        <source>%1 (output)</source>
        <translation>%1 (Ausgabe)</translation>
    </message>
    <message>
        <source>%1 (total)</source>
        <translation>%1 (gesamt)</translation>
    </message>
    <message>
        <source>%1 GPU</source>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <source>%1 and %2 more: %3</source>
        <translation>%1 und %2 weitere: %3</translation>
    </message>
    <message>
        <source>%1 cannot be brought to one footing: %2</source>
        <translation>Keine gemeinsame Grundlage für %1: %2</translation>
    </message>
    <message>
        <source>%1 for a euro</source>
        <translation>%1 je Euro</translation>
    </message>
    <message>
        <source>%1 g/kWh of the whole life cycle (%2) instead of %3 g/kWh</source>
        <translation>%1 g/kWh über den gesamten Lebenszyklus (%2) statt %3 g/kWh</translation>
    </message>
    <message>
        <source>%1 gCO₂e/1M tok</source>
        <translation>%1 gCO₂e/1M tok</translation>
    </message>
    <message>
        <source>%1 good</source>
        <translation>%1 Goodput</translation>
    </message>
    <message>
        <source>%1 node</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>%1 of the draws were simulated as well: the quick way is off by %2 % in the middle, by %3 % at most.</source>
        <translation>%1 der Ziehungen wurden auch simuliert: Das schnelle Verfahren liegt im Median um %2 % daneben, höchstens um %3 %.</translation>
    </message>
    <message>
        <source>%1 output</source>
        <translation>%1 Ausgabe</translation>
    </message>
    <message>
        <source>%1 req/s</source>
        <translation>%1 Anfragen/s</translation>
    </message>
    <message>
        <source>%1 requests per second take about %2 replicas, about %3 with head-room.</source>
        <translation>%1 Anfragen pro Sekunde erfordern etwa %2 Replikate, mit Puffer etwa %3.</translation>
    </message>
    <message>
        <source>%1 requests per second take about %2 replicas.</source>
        <translation>%1 Anfragen pro Sekunde erfordern etwa %2 Replikate.</translation>
    </message>
    <message>
        <source>%1 services take %2 GPUs together, in one node.</source>
        <translation>%1 Dienste belegen zusammen %2 GPUs, in einem Knoten.</translation>
    </message>
    <message>
        <source>%1 × %2 s</source>
        <translation>%1 × %2 s</translation>
    </message>
    <message>
        <source>%1, %2: design %3, benchmark %4, production %5</source>
        <translation>%1, %2: Auslegung %3, Benchmark %4, Produktion %5</translation>
    </message>
    <message>
        <source>%1, on one footing: %2 is %3 instead of %4 (%5)</source>
        <translation>%1, auf gemeinsamer Grundlage: %2 ist %3 statt %4 (%5)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 by %3</source>
        <translation>%1: %2 × %3</translation>
    </message>
    <message>
        <source>%1: on the front in %2 % of %3 draws</source>
        <translation>%1: in %2 % von %3 Ziehungen auf der Front</translation>
    </message>
    <message>
        <source>%1: on the front in %2 %, cheapest in %3 % of %4 draws</source>
        <translation>%1: in %2 % auf der Front, in %3 % von %4 Ziehungen am günstigsten</translation>
    </message>
    <message>
        <source>At every use up to %2 million tokens a day %1 is the cheapest.</source>
        <translation>Bei jeder Nutzung bis %2 Millionen Tokens am Tag ist %1 am günstigsten.</translation>
    </message>
    <message>
        <source>Austria</source>
        <translation>Österreich</translation>
    </message>
    <message>
        <source>B/token</source>
        <translation>B/Token</translation>
    </message>
    <message>
        <source>Belgium</source>
        <translation>Belgien</translation>
    </message>
    <message>
        <source>Bulgaria</source>
        <translation>Bulgarien</translation>
    </message>
    <message>
        <source>Carbon by the method of the whole life cycle</source>
        <translation>CO₂ nach der Methode des gesamten Lebenszyklus</translation>
    </message>
    <message>
        <source>Croatia</source>
        <translation>Kroatien</translation>
    </message>
    <message>
        <source>Cyprus</source>
        <translation>Zypern</translation>
    </message>
    <message>
        <source>Czechia</source>
        <translation>Tschechien</translation>
    </message>
    <message>
        <source>Denmark</source>
        <translation>Dänemark</translation>
    </message>
    <message>
        <source>EU-27 (industrial price reference)</source>
        <translation>EU-27 (Referenz für Industriepreise)</translation>
    </message>
    <message>
        <source>Each further unit begins nearly empty: above %1 million tokens a day %2 is the cheapest for a stretch.</source>
        <translation>Jede weitere Einheit beginnt fast leer: Oberhalb von %1 Millionen Tokens am Tag ist streckenweise %2 am günstigsten.</translation>
    </message>
    <message>
        <source>Energy and power at one boundary</source>
        <translation>Energie und Leistung an einer Bilanzgrenze</translation>
    </message>
    <message>
        <source>Estonia</source>
        <translation>Estland</translation>
    </message>
    <message>
        <source>Even in full use the purchase never pays for itself against %1.</source>
        <translation>Selbst bei voller Nutzung rechnet sich der Kauf gegenüber „%1“ nie.</translation>
    </message>
    <message>
        <source>Figures of output tokens</source>
        <translation>Werte je Ausgabe-Token</translation>
    </message>
    <message>
        <source>Finland</source>
        <translation>Finnland</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Frankreich</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Deutschland</translation>
    </message>
    <message>
        <source>Goodput of one GPU instead of the fleet&apos;s</source>
        <translation>Goodput einer GPU statt der ganzen Flotte</translation>
    </message>
    <message>
        <source>Greece</source>
        <translation>Griechenland</translation>
    </message>
    <message>
        <source>How far lengths spread is not stated (p95): they are drawn within a tenth of what is.</source>
        <translation>Wie weit die Längen streuen, ist nicht angegeben (p95): Gezogen wird innerhalb eines Zehntels um die vorhandenen Angaben.</translation>
    </message>
    <message>
        <source>How much faster and how much worse another precision is has to be measured: run both in one, or let the precision be what is compared.</source>
        <translation>Wie viel schneller und wie viel schlechter eine andere Präzision ist, muss gemessen werden: beide in einer Präzision betreiben oder die Präzision selbst vergleichen.</translation>
    </message>
    <message>
        <source>Hungary</source>
        <translation>Ungarn</translation>
    </message>
    <message>
        <source>Iceland</source>
        <translation>Island</translation>
    </message>
    <message>
        <source>In full use the purchase has paid for itself against %1 after %2 months.</source>
        <translation>Bei voller Nutzung hat sich der Kauf gegenüber „%1“ nach %2 Monaten bezahlt gemacht.</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>Irland</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italien</translation>
    </message>
    <message>
        <source>KV cache of the start-up log</source>
        <translation>KV-Cache laut Startprotokoll</translation>
    </message>
    <message>
        <source>KV ceiling</source>
        <translation>KV-Obergrenze</translation>
    </message>
    <message>
        <source>Latency and throughput depend on the load in no fixed ratio: compare both at one demand, or each at its own safe capacity under one SLO.</source>
        <translation>Latenz und Durchsatz hängen in keinem festen Verhältnis von der Last ab: beide bei einem Bedarf vergleichen oder jeden bei seiner eigenen sicheren Kapazität unter einem SLO.</translation>
    </message>
    <message>
        <source>Latvia</source>
        <translation>Lettland</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Lithuania</source>
        <translation>Litauen</translation>
    </message>
    <message>
        <source>Luxembourg</source>
        <translation>Luxemburg</translation>
    </message>
    <message>
        <source>Malta</source>
        <translation>Malta</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Niederlande</translation>
    </message>
    <message>
        <source>Norway</source>
        <translation>Norwegen</translation>
    </message>
    <message>
        <source>Nothing is predicted: the model cannot be split like this.</source>
        <translation>Keine Vorhersage: So lässt sich das Modell nicht aufteilen.</translation>
    </message>
    <message>
        <source>Nothing is predicted: the model does not fit on these GPUs in this split; each lacks %1 GB.</source>
        <translation>Keine Vorhersage: Das Modell passt in dieser Aufteilung nicht auf diese GPUs; jeder fehlen %1 GB.</translation>
    </message>
    <message>
        <source>Of the grid of %1 the catalogue has no figure of the life cycle.</source>
        <translation>Für das Stromnetz %1 hat der Katalog keinen Lebenszykluswert.</translation>
    </message>
    <message>
        <source>On which intensity the carbon of %1 stands is not known.</source>
        <translation>Auf welcher Intensität das CO₂ von %1 beruht, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Poland</source>
        <translation>Polen</translation>
    </message>
    <message>
        <source>Portugal</source>
        <translation>Portugal</translation>
    </message>
    <message>
        <source>Prices at one rate of exchange</source>
        <translation>Preise zu einem Wechselkurs</translation>
    </message>
    <message>
        <source>Requests in flight in a replica</source>
        <translation>Gleichzeitige Anfragen in einem Replikat</translation>
    </message>
    <message>
        <source>Romania</source>
        <translation>Rumänien</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>Slovakia</source>
        <translation>Slowakei</translation>
    </message>
    <message>
        <source>Slovenia</source>
        <translation>Slowenien</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Spanien</translation>
    </message>
    <message>
        <source>Stated in the project, without a source.</source>
        <translation>Im Projekt angegeben, ohne Quelle.</translation>
    </message>
    <message>
        <source>Sweden</source>
        <translation>Schweden</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>Schweiz</translation>
    </message>
    <message>
        <source>The PUE of %1 is not stated: its energy at the %2 says nothing of the facility.</source>
        <translation>Der PUE von %1 ist nicht angegeben: Die Energie an der Bilanzgrenze „%2“ sagt nichts über das Rechenzentrum.</translation>
    </message>
    <message>
        <source>The assessment, objective by objective</source>
        <translation>Die Bewertung, Ziel für Ziel</translation>
    </message>
    <message>
        <source>The lengths of prompts and answers of %1 are not stated: how many of its tokens are output is not known.</source>
        <translation>Die Längen von Prompts und Antworten von %1 sind nicht angegeben: Wie viele der Tokens Ausgabe sind, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The number of their GPUs is not stated: what one of them serves is not known.</source>
        <translation>Die Anzahl ihrer GPUs ist nicht angegeben: Was eine davon bedient, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The price of %1 is of %2 and that of %3 of %4: no price follows from one of another day. Ask for both anew.</source>
        <translation>Der Preis von %1 stammt vom %2, der von %3 vom %4: Aus dem Preis eines anderen Tages folgt kein Preis. Beide neu anfragen.</translation>
    </message>
    <message>
        <source>The price that is stated is not that of a %1, and every offer of it that could be sourced is of a provider whom the gate %2 keeps out: its cost is unknown until it is stated.</source>
        <translation>Der angegebene Preis gilt nicht für %1, und jedes belegbare Angebot dafür stammt von einem Anbieter, den das Ausschlusskriterium %2 ausschließt: Die Kosten sind unbekannt, bis sie angegeben werden.</translation>
    </message>
    <message>
        <source>These bytes begin like a packed document and do not go on like one.</source>
        <translation>Diese Bytes beginnen wie ein gepacktes Dokument, setzen sich aber nicht so fort.</translation>
    </message>
    <message>
        <source>Time and memory do not follow from the length by a factor: measure or predict both at one context.</source>
        <translation>Zeit und Speicher folgen nicht über einen Faktor aus der Länge: beide bei einem Kontext messen oder vorhersagen.</translation>
    </message>
    <message>
        <source>Tokens of another model are other tokens: no factor says what they are worth. Attach an evaluation of both and compare at one quality.</source>
        <translation>Tokens eines anderen Modells sind andere Tokens: Kein Faktor sagt, was sie wert sind. Eine Evaluierung beider beifügen und bei gleicher Qualität vergleichen.</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation>Vereinigtes Königreich</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>Vereinigte Staaten</translation>
    </message>
    <message>
        <source>Up to %1 million tokens a day %2 is the cheapest; from there on %3 is.</source>
        <translation>Bis %1 Millionen Tokens am Tag ist %2 am günstigsten, ab dort %3.</translation>
    </message>
    <message>
        <source>Up to %1 million tokens a day, %2 % of what one unit serves, %3 is the cheapest; from there on %4 is.</source>
        <translation>Bis %1 Millionen Tokens am Tag, %2 % dessen, was eine Einheit bedient, ist %3 am günstigsten, ab dort %4.</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>MwSt.</translation>
    </message>
    <message>
        <source>W/GPU</source>
        <translation>W/GPU</translation>
    </message>
    <message>
        <source>What a client of a single process could not send is in none of its figures: repeat with one tool.</source>
        <translation>Was ein Client mit nur einem Prozess nicht senden konnte, steckt in keinem seiner Werte: mit einem einheitlichen Werkzeug wiederholen.</translation>
    </message>
    <message>
        <source>What limits is the engine&apos;s max_num_seqs: at most %1 requests run at once.</source>
        <translation>Begrenzend ist max_num_seqs der Engine: Höchstens %1 Anfragen laufen gleichzeitig.</translation>
    </message>
    <message>
        <source>What limits is the memory for the KV cache: %1 requests of the mean context fit in a replica.</source>
        <translation>Begrenzend ist der Speicher für den KV-Cache: %1 Anfragen mit mittlerem Kontext passen in ein Replikat.</translation>
    </message>
    <message>
        <source>What limits is the time per output token: %1 is %2 ms of the %3 ms allowed.</source>
        <translation>Begrenzend ist die Zeit je Ausgabe-Token: %1 beträgt %2 ms von %3 ms erlaubten.</translation>
    </message>
    <message>
        <source>What limits is the time to the first token: %1 is %2 ms of the %3 ms allowed.</source>
        <translation>Begrenzend ist die Zeit bis zum ersten Token: %1 beträgt %2 ms von %3 ms erlaubten.</translation>
    </message>
    <message>
        <source>What the candidates state</source>
        <translation>Was die Kandidaten angeben</translation>
    </message>
    <message>
        <source>What the node of %1 draws beyond its boards is not stated: state energy.node_factor, or measure at the node.</source>
        <translation>Was der Knoten von %1 über seine Karten hinaus aufnimmt, ist nicht angegeben: energy.node_factor angeben oder am Knoten messen.</translation>
    </message>
    <message>
        <source>While an upgrade takes one replica after the other, %1 of %2 serve %3.</source>
        <translation>Während ein Upgrade ein Replikat nach dem anderen erfasst, bedienen %1 von %2 noch %3.</translation>
    </message>
    <message>
        <source>While an upgrade takes one replica after the other, %1 of %2 serve %3: the demand is kept.</source>
        <translation>Während ein Upgrade ein Replikat nach dem anderen erfasst, bedienen %1 von %2 noch %3: Der Bedarf wird gedeckt.</translation>
    </message>
    <message>
        <source>While an upgrade takes one replica after the other, %1 of %2 serve %3: the demand is not kept.</source>
        <translation>Während ein Upgrade ein Replikat nach dem anderen erfasst, bedienen %1 von %2 noch %3: Der Bedarf wird nicht gedeckt.</translation>
    </message>
    <message>
        <source>With one node down, %1 of %2 replicas serve %3 requests per second inside the SLO.</source>
        <translation>Bei Ausfall eines Knotens bedienen %1 von %2 Replikaten %3 Anfragen pro Sekunde innerhalb des SLO.</translation>
    </message>
    <message>
        <source>With one node down, %1 of %2 replicas serve %3 requests per second inside the SLO: the demand is kept.</source>
        <translation>Bei Ausfall eines Knotens bedienen %1 von %2 Replikaten %3 Anfragen pro Sekunde innerhalb des SLO: Der Bedarf wird gedeckt.</translation>
    </message>
    <message>
        <source>With one node down, %1 of %2 replicas serve only %3 requests per second inside the SLO: the demand is not kept.</source>
        <translation>Bei Ausfall eines Knotens bedienen %1 von %2 Replikaten nur %3 Anfragen pro Sekunde innerhalb des SLO: Der Bedarf wird nicht gedeckt.</translation>
    </message>
    <message>
        <source>With one replica to spare it is %1.</source>
        <translation>Mit einem zusätzlichen Replikat sind es %1.</translation>
    </message>
    <message>
        <source>With the reserve and one replica to spare it is %1.</source>
        <translation>Mit der Reserve und einem zusätzlichen Replikat sind es %1.</translation>
    </message>
    <message>
        <source>With the reserve it is %1.</source>
        <translation>Mit der Reserve sind es %1.</translation>
    </message>
    <message>
        <source>assessment</source>
        <translation>Bewertung</translation>
    </message>
    <message>
        <source>average power</source>
        <translation>mittlere Leistung</translation>
    </message>
    <message>
        <source>average power at the meter</source>
        <translation>mittlere Leistung am Zähler</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>Blöcke</translation>
    </message>
    <message>
        <source>bytes a value</source>
        <translation>Bytes je Wert</translation>
    </message>
    <message>
        <source>capital bound</source>
        <translation>gebundenes Kapital</translation>
    </message>
    <message>
        <source>compressed row</source>
        <translation>komprimierte Zeile</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>berechnet</translation>
    </message>
    <message>
        <source>cost per hour</source>
        <translation>Kosten pro Stunde</translation>
    </message>
    <message>
        <source>cost per month</source>
        <translation>Kosten pro Monat</translation>
    </message>
    <message>
        <source>data-parallel ranks</source>
        <translation>datenparallele Ranks</translation>
    </message>
    <message>
        <source>days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>discount rate</source>
        <translation>Diskontsatz</translation>
    </message>
    <message>
        <source>egress</source>
        <translation>Egress</translation>
    </message>
    <message>
        <source>elasticity</source>
        <translation>Elastizität</translation>
    </message>
    <message>
        <source>electricity</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>electricity contracted for</source>
        <translation>vertraglich bezogener Strom</translation>
    </message>
    <message>
        <source>electricity of an hour</source>
        <translation>Strom einer Stunde</translation>
    </message>
    <message>
        <source>embodied</source>
        <translation>graue Emissionen</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>Energie</translation>
    </message>
    <message>
        <source>energy per token</source>
        <translation>Energie pro Token</translation>
    </message>
    <message>
        <source>first threshold</source>
        <translation>erste Schwelle</translation>
    </message>
    <message>
        <source>from all tokens to output tokens: (%1 of the prompt + %2 of the answer) / %2 = %3</source>
        <translation>von allen Tokens zu Ausgabe-Tokens: (%1 des Prompts + %2 der Antwort) / %2 = %3</translation>
    </message>
    <message>
        <source>from board to meter</source>
        <translation>von der Karte zum Zähler</translation>
    </message>
    <message>
        <source>from the boards to the facility: × %1 for the node × PUE %2</source>
        <translation>von den Karten zum Rechenzentrum: × %1 für den Knoten × PUE %2</translation>
    </message>
    <message>
        <source>from the boards to the facility: × PUE %1; what the node adds is not stated and not counted</source>
        <translation>von den Karten zum Rechenzentrum: × PUE %1; was der Knoten hinzufügt, ist nicht angegeben und nicht mitgezählt</translation>
    </message>
    <message>
        <source>from the boards to the node: × %1</source>
        <translation>von den Karten zum Knoten: × %1</translation>
    </message>
    <message>
        <source>from the node to the facility: × PUE %1</source>
        <translation>vom Knoten zum Rechenzentrum: × PUE %1</translation>
    </message>
    <message>
        <source>gate %1 failed</source>
        <translation>Kriterium %1 verfehlt</translation>
    </message>
    <message>
        <source>gate %1 held</source>
        <translation>Kriterium %1 erfüllt</translation>
    </message>
    <message>
        <source>gate %1 unknown</source>
        <translation>Kriterium %1 unklar</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>Stromnetz</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>Head-Größe</translation>
    </message>
    <message>
        <source>how</source>
        <translation>wie</translation>
    </message>
    <message>
        <source>idle share</source>
        <translation>Leerlaufanteil</translation>
    </message>
    <message>
        <source>input tokens for an output token</source>
        <translation>Eingabe-Tokens je Ausgabe-Token</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>unterbrochen</translation>
    </message>
    <message>
        <source>is the same file as %1, which is read already</source>
        <translation>ist dieselbe Datei wie %1, die bereits gelesen ist</translation>
    </message>
    <message>
        <source>kWh/year</source>
        <translation>kWh/Jahr</translation>
    </message>
    <message>
        <source>l/kWh</source>
        <translation>l/kWh</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>lease</source>
        <translation>Leasing</translation>
    </message>
    <message>
        <source>leased hardware</source>
        <translation>geleaste Hardware</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>Maschinen</translation>
    </message>
    <message>
        <source>made for a GPU</source>
        <translation>Herstellung je GPU</translation>
    </message>
    <message>
        <source>made for a node</source>
        <translation>Herstellung je Knoten</translation>
    </message>
    <message>
        <source>maintenance, space and staff</source>
        <translation>Wartung, Fläche und Personal</translation>
    </message>
    <message>
        <source>mean output tokens</source>
        <translation>mittlere Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>measured power of a GPU</source>
        <translation>gemessene Leistung einer GPU</translation>
    </message>
    <message>
        <source>measured share of the rated power</source>
        <translation>gemessener Anteil der Nennleistung</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>m³/year</source>
        <translation>m³/Jahr</translation>
    </message>
    <message>
        <source>node over board</source>
        <translation>Knoten zu Karte</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>nicht geprüft</translation>
    </message>
    <message>
        <source>of one of its %1 GPUs</source>
        <translation>für eine der %1 GPUs</translation>
    </message>
    <message>
        <source>one replica</source>
        <translation>ein Replikat</translation>
    </message>
    <message>
        <source>own hardware</source>
        <translation>eigene Hardware</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>power in decode</source>
        <translation>Leistung im Decode</translation>
    </message>
    <message>
        <source>power in prefill</source>
        <translation>Leistung im Prefill</translation>
    </message>
    <message>
        <source>power of the boards</source>
        <translation>Leistung der Karten</translation>
    </message>
    <message>
        <source>present cost</source>
        <translation>Barwert der Kosten</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>price in %1</source>
        <translation>Preis in %1</translation>
    </message>
    <message>
        <source>price of a month</source>
        <translation>Preis eines Monats</translation>
    </message>
    <message>
        <source>price of input tokens</source>
        <translation>Preis der Eingabe-Tokens</translation>
    </message>
    <message>
        <source>price of output tokens</source>
        <translation>Preis der Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>price with VAT</source>
        <translation>Preis mit MwSt.</translation>
    </message>
    <message>
        <source>purchase</source>
        <translation>Kauf</translation>
    </message>
    <message>
        <source>purchase of a unit</source>
        <translation>Kauf einer Einheit</translation>
    </message>
    <message>
        <source>purchases</source>
        <translation>Anschaffungen</translation>
    </message>
    <message>
        <source>purchases, spread over their years</source>
        <translation>Anschaffungen, auf ihre Jahre verteilt</translation>
    </message>
    <message>
        <source>rated power of a board</source>
        <translation>Nennleistung einer Karte</translation>
    </message>
    <message>
        <source>rented hardware</source>
        <translation>gemietete Hardware</translation>
    </message>
    <message>
        <source>request</source>
        <translation>Anfrage</translation>
    </message>
    <message>
        <source>requests per second × duration of a request</source>
        <translation>Anfragen pro Sekunde × Dauer einer Anfrage</translation>
    </message>
    <message>
        <source>requests together</source>
        <translation>gleichzeitige Anfragen</translation>
    </message>
    <message>
        <source>running cost of a day</source>
        <translation>laufende Kosten eines Tages</translation>
    </message>
    <message>
        <source>safe capacity</source>
        <translation>sichere Kapazität</translation>
    </message>
    <message>
        <source>share of requests inside the SLO</source>
        <translation>Anteil der Anfragen innerhalb des SLO</translation>
    </message>
    <message>
        <source>share of the rated power</source>
        <translation>Anteil der Nennleistung</translation>
    </message>
    <message>
        <source>share of the rated power by phase</source>
        <translation>Anteil der Nennleistung nach Phase</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>space and staff</source>
        <translation>Fläche und Personal</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>angegeben</translation>
    </message>
    <message>
        <source>stated, measured or simulated: the most that keeps the SLO</source>
        <translation>angegeben, gemessen oder simuliert: das Höchste, bei dem das SLO eingehalten wird</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>sum of the years</source>
        <translation>Summe der Jahre</translation>
    </message>
    <message>
        <source>t/year</source>
        <translation>t/Jahr</translation>
    </message>
    <message>
        <source>the API</source>
        <translation>die API</translation>
    </message>
    <message>
        <source>the file is a copy of %1, byte for byte: it counts once in sweeps and averages</source>
        <translation>die Datei ist eine Kopie von %1, Byte für Byte: In Messreihen und Mittelwerten zählt sie nur einmal</translation>
    </message>
    <message>
        <source>the weighted mean of the eight objectives</source>
        <translation>das gewichtete Mittel der acht Ziele</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>time in prefill</source>
        <translation>Zeit im Prefill</translation>
    </message>
    <message>
        <source>tok/day</source>
        <translation>tok/Tag</translation>
    </message>
    <message>
        <source>tokens of a request</source>
        <translation>Tokens einer Anfrage</translation>
    </message>
    <message>
        <source>tokens of requests inside the SLO</source>
        <translation>Tokens der Anfragen innerhalb des SLO</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>total tokens</source>
        <translation>Tokens gesamt</translation>
    </message>
    <message>
        <source>upkeep</source>
        <translation>Unterhalt</translation>
    </message>
    <message>
        <source>users</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>what a day of %1 costs</source>
        <translation>Kosten eines Tages: „%1“</translation>
    </message>
    <message>
        <source>what a day of %1 costs more than one of %2</source>
        <translation>Mehrkosten eines Tages: „%1“ gegenüber „%2“</translation>
    </message>
    <message>
        <source>what a million tokens of %1 cost more than of %2</source>
        <translation>Mehrkosten je Million Tokens: „%1“ gegenüber „%2“</translation>
    </message>
    <message>
        <source>€/GPU-h</source>
        <translation>€/GPU-h</translation>
    </message>
    <message>
        <source>€/day</source>
        <translation>€/Tag</translation>
    </message>
    <message>
        <source>€/month</source>
        <translation>€/Monat</translation>
    </message>
    <message>
        <source>%1 × %2 for the node × PUE %3: %4 J/token at the facility, to be held against %5.</source>
        <translation>%1 × %2 für den Knoten × PUE %3: %4 J/Token im Rechenzentrum, zu vergleichen mit %5.</translation>
    </message>
    <message>
        <source>The catalogue knows no grid of the zone %1: its carbon is not known until site.grid_g_per_kwh states it.</source>
        <translation>Der Katalog kennt kein Stromnetz der Zone %1: Das CO₂ bleibt unbekannt, bis site.grid_g_per_kwh es angibt.</translation>
    </message>
    <message>
        <source>The gate %1 is not known, so nothing can be held against it: EU, a country such as FR, SEAL-0 to SEAL-4 or a score are.</source>
        <translation>Das Kriterium %1 ist nicht bekannt, daher lässt sich nichts daran messen: bekannt sind EU, ein Land wie FR, SEAL-0 bis SEAL-4 oder eine Punktzahl.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>to be checked</source>
        <translation>zu prüfen</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>A million tokens cost %1 € over these years, %2 € at today&apos;s use.</source>
        <translation>Eine Million Tokens kosten über diese Jahre %1 €, bei heutiger Nutzung %2 €.</translation>
    </message>
    <message>
        <source>The fleet costs %1 € over %2 years.</source>
        <translation>Die Flotte kostet %1 € über %2 Jahre.</translation>
    </message>
    <message>
        <source>A demand of %1 requests per second takes more replicas of %2 than can be counted: the figures are those of one.</source>
        <translation>Ein Bedarf von %1 Anfragen pro Sekunde erfordert mehr Replikate zu je %2, als sich zählen lassen: Die Werte sind die eines einzigen.</translation>
    </message>
    <message>
        <source>%1 alone is on the front, and it is the cheapest.</source>
        <translation>%1 liegt allein auf der Front und ist am günstigsten.</translation>
    </message>
    <message>
        <source>%1 figures of single requests are beyond anything that exists and are left out</source>
        <translation>%1 Werte einzelner Anfragen liegen jenseits von allem, was es gibt, und werden ausgelassen</translation>
    </message>
    <message>
        <source>%1 is dominated once the %2 falls below %3%4.</source>
        <translation>%1 ist dominiert, sobald „%2“ unter %3%4 fällt.</translation>
    </message>
    <message>
        <source>%1 is on the front in %2 % and the cheapest in %3 % of %4 draws, %5 in %6 % and %7 %.</source>
        <translation>%1 liegt in %2 % von %4 Ziehungen auf der Front und ist in %3 % am günstigsten, %5 in %6 % und %7 %.</translation>
    </message>
    <message>
        <source>%1 is on the front in %2 % and the cheapest in %3 % of %4 draws; nobody else ever is.</source>
        <translation>%1 liegt in %2 % von %4 Ziehungen auf der Front und ist in %3 % am günstigsten; kein anderer je eines von beiden.</translation>
    </message>
    <message>
        <source>%1 joins the front when the %2 falls below %3%4.</source>
        <translation>%1 kommt auf die Front, wenn „%2“ unter %3%4 fällt.</translation>
    </message>
    <message>
        <source>%1 leaves the front when the %2 falls below %3%4.</source>
        <translation>%1 verlässt die Front, wenn „%2“ unter %3%4 fällt.</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are on the front.</source>
        <translation>%1 von %2 Kandidaten liegen auf der Front.</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are on the front; %3 is the cheapest.</source>
        <translation>%1 von %2 Kandidaten liegen auf der Front; %3 ist am günstigsten.</translation>
    </message>
    <message>
        <source>%1 of %2 good requests have no %3 that is a number: what is computed from the records leaves them out</source>
        <translation>Bei %1 von %2 guten Anfragen fehlt %3 als Zahl: Was aus den Einträgen berechnet wird, lässt sie aus</translation>
    </message>
    <message>
        <source>%1 stops being dominated when the %2 falls below %3%4.</source>
        <translation>%1 ist nicht mehr dominiert, wenn „%2“ unter %3%4 fällt.</translation>
    </message>
    <message>
        <source>%1 stops being dominated with its %2 down by %3 %, below %4.</source>
        <translation>%1 ist nicht mehr dominiert, wenn „%2“ um %3 % sinkt, unter %4.</translation>
    </message>
    <message>
        <source>%1 stops being dominated with its %2 up by %3 %, above %4.</source>
        <translation>%1 ist nicht mehr dominiert, wenn „%2“ um %3 % steigt, über %4.</translation>
    </message>
    <message>
        <source>%1: found %2, more than anything that exists; expected at most %3</source>
        <translation>%1: %2 gefunden, mehr als alles, was es gibt; erwartet wird höchstens %3</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a year from %3 to %4</source>
        <translation>%1: „%2“ gefunden, erwartet wird ein Jahr von %3 bis %4</translation>
    </message>
    <message>
        <source>On the front are %1.</source>
        <translation>Auf der Front liegen %1.</translation>
    </message>
    <message>
        <source>On the front are %1; %2 is the cheapest.</source>
        <translation>Auf der Front liegen %1; %2 ist am günstigsten.</translation>
    </message>
    <message>
        <source>That is %1 % above what it is now.</source>
        <translation>Das liegt %1 % über dem jetzigen Wert.</translation>
    </message>
    <message>
        <source>That is %1 % below what it is now.</source>
        <translation>Das liegt %1 % unter dem jetzigen Wert.</translation>
    </message>
    <message>
        <source>The %2 is moved most by the %1: between %3 and %4 %5 for 20 % less or more of it; next comes the %6, %7 to %8.</source>
        <translation>„%2“ hängt am stärksten von „%1“ ab: zwischen %3 und %4 %5 bei 20 % weniger oder mehr davon; danach folgt „%6“, %7 bis %8.</translation>
    </message>
    <message>
        <source>The %2 is moved most by the %1: between %3 and %4 %5 over its stated range; next comes the %6, %7 to %8.</source>
        <translation>„%2“ hängt am stärksten von „%1“ ab: zwischen %3 und %4 %5 über die angegebene Spanne; danach folgt „%6“, %7 bis %8.</translation>
    </message>
    <message>
        <source>The standing of %1 changes when the %2 falls below %3%4.</source>
        <translation>Die Einordnung von %1 ändert sich, wenn „%2“ unter %3%4 fällt.</translation>
    </message>
    <message>
        <source>dates itself %1: the clock of that machine was wrong, or the date is damaged</source>
        <translation>gibt als Datum %1 an: Die Uhr jener Maschine ging falsch, oder das Datum ist beschädigt</translation>
    </message>
    <message>
        <source>holds bytes that are no text in UTF-8, the first at byte %1: what is written there is shown with a mark in its place</source>
        <translation>enthält Bytes, die kein Text in UTF-8 sind, das erste bei Byte %1: An ihrer Stelle wird ein Ersatzzeichen angezeigt</translation>
    </message>
    <message>
        <source>states %1 as %2, which nothing that exists can reach: it is left out</source>
        <translation>gibt %1 als %2 an, was nichts, was es gibt, erreichen kann: Der Wert wird ausgelassen</translation>
    </message>
    <message>
        <source>was written to each time that it was read; try again when nobody writes to it</source>
        <translation>wurde bei jedem Lesen gerade beschrieben; erneut versuchen, wenn niemand hineinschreibt</translation>
    </message>
    <message>
        <source>was written to while it was read; what it holds now is read instead</source>
        <translation>wurde während des Lesens beschrieben; stattdessen wird gelesen, was jetzt darin steht</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are on the front; %3, the cheapest, is not among them.</source>
        <translation>%1 von %2 Kandidaten liegen auf der Front; %3, der günstigste, gehört nicht dazu.</translation>
    </message>
    <message>
        <source>On the front are %1; %2, the cheapest, is not among them.</source>
        <translation>Auf der Front liegen %1; %2, der günstigste, gehört nicht dazu.</translation>
    </message>
    <message>
        <source>%1 is left out: a tenth of its requests or more failed.</source>
        <translation>%1 bleibt außen vor: Ein Zehntel der Anfragen oder mehr ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>%1 is left out: it has neither a time per token nor the throughput of a closed loop.</source>
        <translation>%1 bleibt außen vor: Es fehlen sowohl die Zeit je Token als auch der Durchsatz eines Closed Loop.</translation>
    </message>
    <message>
        <source>%1 is left out: its load is not known.</source>
        <translation>%1 bleibt außen vor: Die Last ist nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 is left out: its load or its lengths are beyond what any replica serves.</source>
        <translation>%1 bleibt außen vor: Last oder Längen liegen jenseits dessen, was ein Replikat bedient.</translation>
    </message>
    <message>
        <source>%1 is left out: the lengths of its prompts or answers are not known.</source>
        <translation>%1 bleibt außen vor: Die Längen der Prompts oder Antworten sind nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 is not used: it does not name a model of the catalogue, and files beside it name the project&apos;s, %2.</source>
        <translation>%1 wird nicht verwendet: Die Datei nennt kein Modell des Katalogs, und Dateien daneben nennen das des Projekts, %2.</translation>
    </message>
    <message>
        <source>%1 is not used: it measures the engine %2, and the project has %3.</source>
        <translation>%1 wird nicht verwendet: Gemessen ist die Engine %2, das Projekt hat %3.</translation>
    </message>
    <message>
        <source>%1 is not used: it measures the model %2, and the project serves %3.</source>
        <translation>%1 wird nicht verwendet: Gemessen ist das Modell %2, das Projekt bedient %3.</translation>
    </message>
    <message>
        <source>%1 is not used: it measures weights in %2, and the project has them in %3.</source>
        <translation>%1 wird nicht verwendet: Gemessen sind Gewichte in %2, das Projekt hat sie in %3.</translation>
    </message>
    <message>
        <source>%1 is not used: it was measured on %2 GPUs a replica, and the project has %3.</source>
        <translation>%1 wird nicht verwendet: Gemessen wurde auf %2 GPUs je Replikat, das Projekt hat %3.</translation>
    </message>
    <message>
        <source>%1 is not used: it was measured on %2, and the project has %3.</source>
        <translation>%1 wird nicht verwendet: Gemessen wurde auf %2, das Projekt hat %3.</translation>
    </message>
    <message>
        <source>%1 is not used: these files are of several models, and none is known to be the project&apos;s, %2.</source>
        <translation>%1 wird nicht verwendet: Diese Dateien betreffen mehrere Modelle, und von keinem ist bekannt, dass es das des Projekts ist, %2.</translation>
    </message>
    <message>
        <source>%1 measured points</source>
        <translation>%1 gemessenen Punkten</translation>
    </message>
    <message>
        <source>%1 points of %2</source>
        <translation>%1 Punkten aus %2</translation>
    </message>
    <message>
        <source>%1 points of %2 and %3</source>
        <translation>%1 Punkten aus %2 und %3</translation>
    </message>
    <message>
        <source>%1 points of %2 and %3 other files</source>
        <translation>%1 Punkten aus %2 und %3 weiteren Dateien</translation>
    </message>
    <message>
        <source>%1 to %2 at a time were measured, the operating point has %3</source>
        <translation>gemessen wurden %1 bis %2 gleichzeitig, der Betriebspunkt hat %3</translation>
    </message>
    <message>
        <source>%1 to %2 requests/s were measured, the operating point has %3</source>
        <translation>gemessen wurden %1 bis %2 Anfragen/s, der Betriebspunkt hat %3</translation>
    </message>
    <message>
        <source>%1: calibrated on %2.</source>
        <translation>%1: anhand von %2 kalibriert.</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected %3; predictions go without the calibration</source>
        <translation>%1: „%2“ gefunden, erwartet wird %3; Vorhersagen erfolgen ohne die Kalibrierung</translation>
    </message>
    <message>
        <source>%1: found nothing of use, expected %2; predictions go without the calibration</source>
        <translation>%1: nichts Brauchbares gefunden, erwartet wird %2; Vorhersagen erfolgen ohne die Kalibrierung</translation>
    </message>
    <message>
        <source>A coefficient stands at the end of its range, 0.5 to 2: what was measured is further from the prediction than the engine explains. Check whether the files measure what the project states.</source>
        <translation>Ein Koeffizient liegt am Rand seines Bereichs, 0,5 bis 2: Das Gemessene ist weiter von der Vorhersage entfernt, als die Engine erklärt. Prüfen, ob die Dateien messen, was das Projekt angibt.</translation>
    </message>
    <message>
        <source>A million tokens of the stated goodput cost %1 €.</source>
        <translation>Eine Million Tokens des angegebenen Goodputs kosten %1 €.</translation>
    </message>
    <message>
        <source>Answers of %1 to %2 tokens.</source>
        <translation>Antworten von %1 bis %2 Tokens.</translation>
    </message>
    <message>
        <source>Answers of %1 tokens.</source>
        <translation>Antworten von %1 Tokens.</translation>
    </message>
    <message>
        <source>CH/AT (A1 group)</source>
        <translation>CH/AT (A1-Gruppe)</translation>
    </message>
    <message>
        <source>Calibrated on %1: fixed times × %2, prompts × %3, memory reads × %4 of the shipped coefficients.</source>
        <translation>Anhand von %1 kalibriert: feste Zeiten × %2, Prompts × %3, Speicherlesen × %4 der mitgelieferten Koeffizienten.</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Kühlung</translation>
    </message>
    <message>
        <source>FR/EU - verify ownership</source>
        <translation>FR/EU – Eigentümer prüfen</translation>
    </message>
    <message>
        <source>Fixed times × %1, prompts × %2, memory reads × %3 of the shipped coefficients.</source>
        <translation>Feste Zeiten × %1, Prompts × %2, Speicherlesen × %3 der mitgelieferten Koeffizienten.</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>GB/s</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Measured at %1 requests at a time.</source>
        <translation>Gemessen bei %1 gleichzeitigen Anfragen.</translation>
    </message>
    <message>
        <source>Measured at %1 requests/s.</source>
        <translation>Gemessen bei %1 Anfragen/s.</translation>
    </message>
    <message>
        <source>Measured at %1 to %2 requests at a time.</source>
        <translation>Gemessen bei %1 bis %2 gleichzeitigen Anfragen.</translation>
    </message>
    <message>
        <source>Measured at %1 to %2 requests/s.</source>
        <translation>Gemessen bei %1 bis %2 Anfragen/s.</translation>
    </message>
    <message>
        <source>NL/EU (Nasdaq-listed)</source>
        <translation>NL/EU (Nasdaq-notiert)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Netzwerk</translation>
    </message>
    <message>
        <source>Prompts of %1 to %2 tokens.</source>
        <translation>Prompts von %1 bis %2 Tokens.</translation>
    </message>
    <message>
        <source>Prompts of %1 tokens.</source>
        <translation>Prompts von %1 Tokens.</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Rack</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Racks</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Spare parts</source>
        <translation>Ersatzteile</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>TB/s</source>
        <translation>TB/s</translation>
    </message>
    <message>
        <source>TPOT of these points: %1 % off on the median before, %2 % after.</source>
        <translation>TPOT dieser Punkte: im Median vorher %1 % Abweichung, nachher %2 %.</translation>
    </message>
    <message>
        <source>TTFT of these points: %1 % off on the median before, %2 % after.</source>
        <translation>TTFT dieser Punkte: im Median vorher %1 % Abweichung, nachher %2 %.</translation>
    </message>
    <message>
        <source>The calibration is used where it was not measured: %1</source>
        <translation>Die Kalibrierung wird verwendet, wo sie nicht gemessen wurde: %1</translation>
    </message>
    <message>
        <source>The calibration was cancelled.</source>
        <translation>Die Kalibrierung wurde abgebrochen.</translation>
    </message>
    <message>
        <source>The catalogue does not know the model %1: it is taken for the project&apos;s, %2.</source>
        <translation>Der Katalog kennt das Modell %1 nicht: Angenommen wird das des Projekts, %2.</translation>
    </message>
    <message>
        <source>The files do not say which model they measure: it is taken to be the project&apos;s, %1.</source>
        <translation>Die Dateien geben nicht an, welches Modell sie messen: Angenommen wird das des Projekts, %1.</translation>
    </message>
    <message>
        <source>The project decodes speculatively: how many drafts were accepted in a measurement is not known, so that nothing can be fitted to it.</source>
        <translation>Das Projekt dekodiert spekulativ: Wie viele Entwürfe in einer Messung angenommen wurden, ist nicht bekannt, daher lässt sich nichts daran anpassen.</translation>
    </message>
    <message>
        <source>The project names results beside itself; written into another folder it looks for them there</source>
        <translation>Das Projekt nennt Ergebnisse, die neben ihm liegen; in einen anderen Ordner geschrieben, sucht es sie dort</translation>
    </message>
    <message>
        <source>The project&apos;s calibration is not used here: it was fitted for %1 (%2) on %3 with %4, and the shipped coefficients stand.</source>
        <translation>Die Kalibrierung des Projekts wird hier nicht verwendet: Sie wurde für %1 (%2) auf %3 mit %4 angepasst, und es gelten die mitgelieferten Koeffizienten.</translation>
    </message>
    <message>
        <source>The shipped coefficients were as near to these points as the fitted.</source>
        <translation>Die mitgelieferten Koeffizienten lagen ebenso nah an diesen Punkten wie die angepassten.</translation>
    </message>
    <message>
        <source>The throughput of %1 tokens/s is a design figure: its engine is calibrated on measurements, the load of the plan was not measured</source>
        <translation>Der Durchsatz von %1 Tokens/s ist ein Auslegungswert: Die Engine ist anhand von Messungen kalibriert, die geplante Last wurde nicht gemessen</translation>
    </message>
    <message>
        <source>There is no benchmark run to calibrate on.</source>
        <translation>Es gibt keinen Benchmark-Lauf, anhand dessen kalibriert werden kann.</translation>
    </message>
    <message>
        <source>There is no sweep to calibrate on: it takes runs of a closed or open loop with a load each.</source>
        <translation>Es gibt keine Messreihe, anhand derer kalibriert werden kann: Nötig sind Läufe im Closed Loop oder Open Loop mit je einer Last.</translation>
    </message>
    <message>
        <source>These loads are those of one replica; the demand takes %1 of them.</source>
        <translation>Diese Lasten sind die eines Replikats; der Bedarf erfordert %1 davon.</translation>
    </message>
    <message>
        <source>Throughput of these points: %1 % off on the median before, %2 % after.</source>
        <translation>Durchsatz dieser Punkte: im Median vorher %1 % Abweichung, nachher %2 %.</translation>
    </message>
    <message>
        <source>Too few points to calibrate on: %1 at %2 different loads were found; it takes three at two.</source>
        <translation>Zu wenige Punkte zum Kalibrieren: gefunden %1 bei %2 verschiedenen Lasten; nötig sind drei bei zwei.</translation>
    </message>
    <message>
        <source>Up to %1 million tokens a day, %2 % of what one unit serves, %3 is the cheapest; from there until the unit is full %4 is.</source>
        <translation>Bis %1 Millionen Tokens am Tag, %2 % dessen, was eine Einheit bedient, ist %3 am günstigsten, ab dort bis zur vollen Einheit %4.</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>ein Name</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>a whole number of GPUs</source>
        <translation>eine ganze Zahl von GPUs</translation>
    </message>
    <message>
        <source>a whole number of measured points</source>
        <translation>eine ganze Zahl gemessener Punkte</translation>
    </message>
    <message>
        <source>answers of %1 to %2 tokens were measured, the scenario has %3</source>
        <translation>gemessen wurden Antworten von %1 bis %2 Tokens, das Szenario hat %3</translation>
    </message>
    <message>
        <source>clock of the times</source>
        <translation>Uhr der Zeitmessung</translation>
    </message>
    <message>
        <source>completed requests</source>
        <translation>abgeschlossene Anfragen</translation>
    </message>
    <message>
        <source>distribution of the lengths</source>
        <translation>Verteilung der Längen</translation>
    </message>
    <message>
        <source>failed requests</source>
        <translation>fehlgeschlagene Anfragen</translation>
    </message>
    <message>
        <source>fixed_times, prompts or memory_reads</source>
        <translation>fixed_times, prompts oder memory_reads</translation>
    </message>
    <message>
        <source>it was measured with tensor parallelism %1, the scenario has %2</source>
        <translation>gemessen wurde mit Tensor-Parallelität %1, das Szenario hat %2</translation>
    </message>
    <message>
        <source>keys with values</source>
        <translation>ein Block aus Schlüsseln mit Werten</translation>
    </message>
    <message>
        <source>length of the answers</source>
        <translation>Länge der Antworten</translation>
    </message>
    <message>
        <source>length of the prompts</source>
        <translation>Länge der Prompts</translation>
    </message>
    <message>
        <source>model, gpu, engine and weights that it was fitted for</source>
        <translation>die Angabe von model, gpu, engine und weights, wofür angepasst wurde</translation>
    </message>
    <message>
        <source>no (US subsidiary exists)</source>
        <translation>nein (US-Tochter vorhanden)</translation>
    </message>
    <message>
        <source>own operation</source>
        <translation>eigener Betrieb</translation>
    </message>
    <message>
        <source>partial: US listing and US sites</source>
        <translation>teilweise: US-Börsennotierung und US-Standorte</translation>
    </message>
    <message>
        <source>percent, from 0</source>
        <translation>ein Prozentwert ab 0</translation>
    </message>
    <message>
        <source>percentiles</source>
        <translation>Perzentile</translation>
    </message>
    <message>
        <source>price of the GPUs</source>
        <translation>Preis der GPUs</translation>
    </message>
    <message>
        <source>price of the cooling</source>
        <translation>Preis der Kühlung</translation>
    </message>
    <message>
        <source>price of the installation</source>
        <translation>Preis der Installation</translation>
    </message>
    <message>
        <source>price of the network</source>
        <translation>Preis des Netzwerks</translation>
    </message>
    <message>
        <source>price of the rack</source>
        <translation>Preis des Racks</translation>
    </message>
    <message>
        <source>price of the racks</source>
        <translation>Preis der Racks</translation>
    </message>
    <message>
        <source>price of the server</source>
        <translation>Preis des Servers</translation>
    </message>
    <message>
        <source>price of the servers</source>
        <translation>Preis der Server</translation>
    </message>
    <message>
        <source>price of the software</source>
        <translation>Preis der Software</translation>
    </message>
    <message>
        <source>price of the spare parts</source>
        <translation>Preis der Ersatzteile</translation>
    </message>
    <message>
        <source>price of the storage</source>
        <translation>Preis des Speichers</translation>
    </message>
    <message>
        <source>prompts of %1 to %2 tokens were measured, the scenario has %3</source>
        <translation>gemessen wurden Prompts von %1 bis %2 Tokens, das Szenario hat %3</translation>
    </message>
    <message>
        <source>the least and the most that was measured, as [1, 64]</source>
        <translation>der kleinste und der größte gemessene Wert, etwa [1, 64]</translation>
    </message>
    <message>
        <source>time to the first token</source>
        <translation>Zeit bis zum ersten Token</translation>
    </message>
    <message>
        <source>what was measured</source>
        <translation>die Angabe, was gemessen wurde</translation>
    </message>
    <message>
        <source>year of the grid&apos;s carbon</source>
        <translation>Jahr der CO₂-Intensität des Netzes</translation>
    </message>
    <message>
        <source>%1 states no TPOT: the mean of its ITL is taken for it.</source>
        <translation>%1 gibt keine TPOT an: Angenommen wird der Mittelwert der ITL.</translation>
    </message>
    <message>
        <source>A million tokens of the goodput that the tool reports cost %1 €.</source>
        <translation>Eine Million Tokens des Goodputs, den das Werkzeug meldet, kosten %1 €.</translation>
    </message>
    <message>
        <source>%1 is not stated: %2 is taken.</source>
        <translation>%1 ist nicht angegeben: Angenommen wird %2.</translation>
    </message>
    <message>
        <source>EU</source>
        <translation>EU</translation>
    </message>
    <message>
        <source>outside the EU</source>
        <translation>außerhalb der EU</translation>
    </message>
    <message>
        <source>replica</source>
        <translation>Replikat</translation>
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
    <name>ui::AssessmentForm</name>
    <message>
        <source>Objective</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Gewicht</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Stufe</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punktzahl</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: level</source>
        <translation>%1: Stufe</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>%1: score from 0 to 100</source>
        <translation>%1: Punktzahl von 0 bis 100</translation>
    </message>
    <message>
        <source>Only where it is finer than the level, which counts 25 a step.</source>
        <translation>Nur, wo sie feiner ist als die Stufe, die je Schritt 25 zählt.</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Assess %1</source>
        <extracomment>a step to undo: %1 is an objective of the sovereignty framework</extracomment>
        <translation>%1 bewerten</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>document</source>
        <translation>Dokument</translation>
    </message>
    <message>
        <source>date of the assessment</source>
        <translation>Datum der Bewertung</translation>
    </message>
</context>
<context>
    <name>ui::AuditDock</name>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
    <message>
        <source>Audit panel</source>
        <translation>Audit-Leiste</translation>
    </message>
</context>
<context>
    <name>ui::AuditPage</name>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>why a figure is not to be trusted yet, and what removes the doubt</source>
        <translation>warum einer Zahl noch nicht zu trauen ist und was den Zweifel beseitigt</translation>
    </message>
    <message>
        <source>The text and its own arithmetic</source>
        <translation>Der Text und seine eigene Rechnung</translation>
    </message>
    <message>
        <source>what it states, and what its inputs give</source>
        <translation>was er angibt und was seine Eingaben ergeben</translation>
    </message>
    <message>
        <source>Claims of the text</source>
        <translation>Aussagen des Textes</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>The text says</source>
        <translation>Der Text sagt</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>Angegeben</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Berechnet</translation>
    </message>
    <message>
        <source>Computed /
stated</source>
        <translation>Berechnet /
angegeben</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>stimmt</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>„%1“ (%2)</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <translation>%1 = %2</translation>
    </message>
</context>
<context>
    <name>ui::AuditView</name>
    <message>
        <source>What removes it: %1</source>
        <translation>Abhilfe: %1</translation>
    </message>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Zur Kenntnis genommen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s)</source>
        <translation>
            <numerusform>%n Befund</numerusform>
            <numerusform>%n Befunde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n check(s)</source>
        <translation>
            <numerusform>%1 von %n Befund</numerusform>
            <numerusform>%1 von %n Befunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>%1 zur Kenntnis nehmen</translation>
    </message>
    <message>
        <source>Acknowledge a check</source>
        <translation>Befund zur Kenntnis nehmen</translation>
    </message>
    <message>
        <source>%1

Why does this not speak against the figures? The reason is kept in the project and printed. Empty: it is not acknowledged.</source>
        <translation>%1

Warum spricht dies nicht gegen die Zahlen? Die Begründung wird im Projekt gespeichert und gedruckt. Leer: Der Befund wird nicht zur Kenntnis genommen.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter the checks</source>
        <translation>Befunde filtern</translation>
    </message>
    <message>
        <source>Checks that fired</source>
        <translation>Ausgelöste Prüfungen</translation>
    </message>
    <message>
        <source>&amp;Acknowledge…</source>
        <translation>&amp;Zur Kenntnis nehmen…</translation>
    </message>
    <message>
        <source>all</source>
        <translation>alle</translation>
    </message>
    <message>
        <source>warnings and severe</source>
        <translation>Warnungen und schwerwiegende</translation>
    </message>
    <message>
        <source>severe only</source>
        <translation>nur schwerwiegende</translation>
    </message>
    <message>
        <source>Least severity shown</source>
        <translation>Niedrigster angezeigter Schweregrad</translation>
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
        <source>What makes it repeatable</source>
        <translation>Was es wiederholbar macht</translation>
    </message>
    <message>
        <source>%1 of %2 recorded</source>
        <translation>%1 von %2 erfasst</translation>
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
        <translation>Zur Kenntnis nehmen</translation>
    </message>
    <message>
        <source>Why does it not matter here?</source>
        <translation>Warum ist das hier nicht von Belang?</translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>%1 zur Kenntnis nehmen</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>Kennzeichnen…</translation>
    </message>
    <message>
        <source>Say of the chosen runs what their files leave open: GPU, TP, precision, engine …</source>
        <translation>Für die gewählten Läufe angeben, was ihre Dateien offenlassen: GPU, TP, Präzision, Engine …</translation>
    </message>
    <message>
        <source>Show side by side</source>
        <translation>Nebeneinander anzeigen</translation>
    </message>
    <message>
        <source>As a candidate</source>
        <translation>Als Kandidat</translation>
    </message>
    <message>
        <source>New candidate</source>
        <translation>Neuer Kandidat</translation>
    </message>
    <message>
        <source>Say what the columns hold…</source>
        <translation>Spalteninhalte angeben…</translation>
    </message>
    <message>
        <source>Views of the runs</source>
        <translation>Ansichten der Läufe</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Messreihen</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Alle Läufe</translation>
    </message>
    <message>
        <source>The chosen sweep, or the one chosen run, becomes a candidate of the scorecard</source>
        <translation>Die gewählte Messreihe oder der eine gewählte Lauf wird ein Kandidat der Scorecard</translation>
    </message>
    <message>
        <source>In the place of %1</source>
        <extracomment>a measurement takes the place of what this candidate says of throughput and latency</extracomment>
        <translation>Anstelle von %1</translation>
    </message>
    <message>
        <source>Nothing was assigned: these results state no throughput that a candidate could stand on.</source>
        <translation>Nichts zugewiesen: Diese Ergebnisse geben keinen Durchsatz an, auf den sich ein Kandidat stützen könnte.</translation>
    </message>
    <message>
        <source>New candidate %1 from results</source>
        <translation>Neuer Kandidat %1 aus Ergebnissen</translation>
    </message>
    <message>
        <source>Candidate %1 from results</source>
        <translation>Kandidat %1 aus Ergebnissen</translation>
    </message>
    <message>
        <source>Candidate %1 now stands on these results; see the scorecard.</source>
        <translation>Kandidat %1 stützt sich nun auf diese Ergebnisse; siehe Scorecard.</translation>
    </message>
    <message>
        <source>None of these files is a table.</source>
        <translation>Keine dieser Dateien ist eine Tabelle.</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>ein Lauf</translation>
    </message>
    <message>
        <source>%1, tagged by you</source>
        <translation>%1, selbst gekennzeichnet</translation>
    </message>
    <message>
        <source>Say what their columns hold</source>
        <translation>Spalteninhalte angeben</translation>
    </message>
    <message>
        <source>What the import says of it</source>
        <translation>Was der Import dazu sagt</translation>
    </message>
    <message>
        <source>Side by side shows %1 runs at most: the first of the %2 chosen ones.</source>
        <translation>Nebeneinander stehen höchstens %1 Läufe: die ersten der %2 gewählten.</translation>
    </message>
</context>
<context>
    <name>ui::CandidatePanel</name>
    <message>
        <source>With the stated ranges it is on the front in %1 and the cheapest in %2 of the draws.</source>
        <translation>Mit den angegebenen Spannen liegt er in %1 der Ziehungen auf der Front und ist in %2 der günstigste.</translation>
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
        <source>Of the front %1 lies nearest to the best of every axis: a suggestion, not a verdict.</source>
        <translation>Auf der Front liegt %1 dem Besten aller Achsen am nächsten: ein Vorschlag, kein Urteil.</translation>
    </message>
    <message>
        <source>Bring to one footing…</source>
        <translation>Auf gemeinsame Grundlage bringen…</translation>
    </message>
    <message>
        <source>What differs between the candidates and can be computed away, before and after.</source>
        <translation>Was sich zwischen den Kandidaten unterscheidet und sich herausrechnen lässt, vorher und nachher.</translation>
    </message>
</context>
<context>
    <name>ui::CandidatesDialog</name>
    <message>
        <source>Type in candidates</source>
        <translation>Kandidaten eintippen</translation>
    </message>
    <message>
        <source>A line each, or a block of cells pasted from a spreadsheet. What is unknown stays empty: nothing is taken for it.</source>
        <translation>Je Kandidat eine Zeile, oder ein Zellblock, aus einer Tabellenkalkulation eingefügt. Unbekanntes bleibt leer: Dafür wird nichts angenommen.</translation>
    </message>
    <message>
        <source>Add to the scorecard</source>
        <translation>Zur Scorecard hinzufügen</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message numerus="yes">
        <source>Add %n candidate(s)</source>
        <translation>
            <numerusform>%n Kandidaten hinzufügen</numerusform>
            <numerusform>%n Kandidaten hinzufügen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CashFlowModel</name>
    <message>
        <source>together</source>
        <extracomment>the row under the years of a cash flow</extracomment>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Jahr</translation>
    </message>
    <message>
        <source>Bought
€</source>
        <translation>Gekauft
€</translation>
    </message>
    <message>
        <source>Sold
€</source>
        <translation>Verkauft
€</translation>
    </message>
    <message>
        <source>Upkeep
€</source>
        <translation>Unterhalt
€</translation>
    </message>
    <message>
        <source>Electricity
€</source>
        <translation>Strom
€</translation>
    </message>
    <message>
        <source>Rent
€</source>
        <translation>Miete
€</translation>
    </message>
    <message>
        <source>Tokens
€</source>
        <translation>Tokens
€</translation>
    </message>
    <message>
        <source>Total
€</source>
        <translation>Gesamt
€</translation>
    </message>
    <message>
        <source>Of today
€</source>
        <translation>Barwert
€</translation>
    </message>
</context>
<context>
    <name>ui::Catalogue</name>
    <message>
        <source>TFLOP/s dense</source>
        <translation>TFLOP/s dicht</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Hersteller</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Bauform</translation>
    </message>
    <message>
        <source>Memory (label)</source>
        <translation>Speicher (Nennwert)</translation>
    </message>
    <message>
        <source>Memory a process sees</source>
        <translation>Für einen Prozess sichtbarer Speicher</translation>
    </message>
    <message>
        <source>Where that was seen</source>
        <translation>Wo das beobachtet wurde</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bandbreite</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation>BF16</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FP4</source>
        <translation>FP4</translation>
    </message>
    <message>
        <source>INT8</source>
        <translation>INT8</translation>
    </message>
    <message>
        <source>TOP/s dense</source>
        <translation>TOP/s dicht</translation>
    </message>
    <message>
        <source>Measured BF16</source>
        <translation>BF16 gemessen</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Measured FP8</source>
        <translation>FP8 gemessen</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation>Kartenleistung</translation>
    </message>
    <message>
        <source>Power with its share of the node</source>
        <translation>Leistung mit Knotenanteil</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Link rate, one direction</source>
        <translation>Datenrate der Verbindung, eine Richtung</translation>
    </message>
    <message>
        <source>GPUs on that link</source>
        <translation>GPUs an dieser Verbindung</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>PCIe-Generation</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Schichten</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Hidden Size</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vokabular</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>One group of layers a line: kind full, sliding, mla, deltanet or mamba2 with its dimensions.</source>
        <translation>Eine Schichtgruppe je Zeile: Art full, sliding, mla, deltanet oder mamba2 mit ihren Dimensionen.</translation>
    </message>
    <message>
        <source>Layers with a dense MLP</source>
        <translation>Schichten mit dichtem MLP</translation>
    </message>
    <message>
        <source>Intermediate size</source>
        <translation>Intermediate Size</translation>
    </message>
    <message>
        <source>Matrices of the MLP</source>
        <translation>Matrizen des MLP</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experten</translation>
    </message>
    <message>
        <source>experts, top_k, intermediate and layers; shared and shared_intermediate where it has them.</source>
        <translation>experts, top_k, intermediate und layers; dazu shared und shared_intermediate, wo vorhanden.</translation>
    </message>
    <message>
        <source>Embedding and LM head are one</source>
        <translation>Embedding und LM-Head sind eins</translation>
    </message>
    <message>
        <source>Native precision</source>
        <translation>Native Präzision</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Längster Kontext</translation>
    </message>
    <message>
        <source>Published parameters</source>
        <translation>Veröffentlichte Parameter</translation>
    </message>
    <message>
        <source>billions</source>
        <translation>Milliarden</translation>
    </message>
    <message>
        <source>Published active parameters</source>
        <translation>Veröffentlichte aktive Parameter</translation>
    </message>
    <message>
        <source>Draft models</source>
        <translation>Draft-Modelle</translation>
    </message>
    <message>
        <source>Ids of models with the same vocabulary, one a line.</source>
        <translation>Ids von Modellen mit demselben Vokabular, eine je Zeile.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Herkunft</translation>
    </message>
    <message>
        <source>Country code of three letters</source>
        <translation>Ländercode aus drei Buchstaben</translation>
    </message>
    <message>
        <source>In the EU</source>
        <translation>In der EU</translation>
    </message>
    <message>
        <source>ENTSO-E code</source>
        <translation>ENTSO-E-Code</translation>
    </message>
    <message>
        <source>Electricity Maps zone</source>
        <translation>Zone bei Electricity Maps</translation>
    </message>
    <message>
        <source>Carbon intensities</source>
        <translation>CO₂-Intensitäten</translation>
    </message>
    <message>
        <source>One a line with g_per_kwh, year, method (lifecycle …) and source.</source>
        <translation>Eine je Zeile mit g_per_kwh, year, method (lifecycle …) und source.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>One a line with eur_per_mwh, kind (wholesale or industrial), period and source.</source>
        <translation>Einer je Zeile mit eur_per_mwh, kind (wholesale oder industrial), period und source.</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Hauptsitz</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <translation>Rechtsraum</translation>
    </message>
    <message>
        <source>Exposed to US law</source>
        <translation>US-Recht ausgesetzt</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Sequenzen</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>Tokens je Schritt</translation>
    </message>
    <message>
        <source>Sequences, small cards</source>
        <translation>Sequenzen, kleine Karten</translation>
    </message>
    <message>
        <source>Tokens a step, small cards</source>
        <translation>Tokens je Schritt, kleine Karten</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Block</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Quoted from</source>
        <translation>Zitiert aus</translation>
    </message>
    <message>
        <source>GPU as the provider writes it</source>
        <translation>GPU in der Schreibweise des Anbieters</translation>
    </message>
    <message>
        <source>Id of the GPU in the catalogue</source>
        <translation>Id der GPU im Katalog</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instanz</translation>
    </message>
    <message>
        <source>Price as quoted</source>
        <translation>Preis laut Angebot</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Währung</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>Price of a GPU</source>
        <translation>Preis je GPU</translation>
    </message>
    <message>
        <source>€/GPU-h</source>
        <translation>€/GPU-h</translation>
    </message>
    <message>
        <source>Quoted on</source>
        <translation>Angebotsdatum</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>I have checked it</source>
        <translation>Ich habe es geprüft</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>From version</source>
        <translation>Ab Version</translation>
    </message>
    <message>
        <source>Form of the budget</source>
        <translation>Form des Budgets</translation>
    </message>
    <message>
        <source>Default share of the memory</source>
        <translation>Standardanteil am Speicher</translation>
    </message>
    <message>
        <source>Context and buffers by TP</source>
        <translation>Kontext und Puffer nach TP</translation>
    </message>
    <message>
        <source>GiB for each tensor parallelism, such as {1: 0.26, 2: 2.08}; the nearest lower one counts.</source>
        <translation>GiB je Tensor-Parallelität, etwa {1: 0.26, 2: 2.08}; es gilt der nächstkleinere Eintrag.</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>CUDA-Graphen</translation>
    </message>
    <message>
        <source>Graphs are taken from the share</source>
        <translation>Graphen gehen vom Anteil ab</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Activations by family</source>
        <translation>Aktivierungen nach Familie</translation>
    </message>
    <message>
        <source>GiB for each beginning of a model&apos;s id, such as {llama: 1.4, gpt-oss: 2.9}.</source>
        <translation>GiB je Anfang einer Modell-Id, etwa {llama: 1.4, gpt-oss: 2.9}.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>One a line.</source>
        <translation>Eine je Zeile.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Stromnetz</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelle</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Stromnetze</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Engines</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Angebot</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Other names</source>
        <translation>Weitere Namen</translation>
    </message>
    <message>
        <source>As tools write it, one a line.</source>
        <translation>In der Schreibweise der Werkzeuge, einer je Zeile.</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueDetail</name>
    <message>
        <source>This entry is yours alone.</source>
        <translation>Dieser Eintrag ist ein rein eigener.</translation>
    </message>
    <message>
        <source>%1: %2 in place of %3</source>
        <translation>%1: %2 anstelle von %3</translation>
    </message>
    <message>
        <source>%1: %2, which the shipped entry does not state</source>
        <translation>%1: %2, im mitgelieferten Eintrag nicht angegeben</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Eigene</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Quellen</translation>
    </message>
    <message>
        <source>Also found as</source>
        <translation>Auch zu finden als</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Fit with %1</source>
        <translation>Speicherbelegung mit %1</translation>
    </message>
    <message>
        <source>TP %1</source>
        <extracomment>tensor parallelism, the number of GPUs that share one copy of the model</extracomment>
        <translation>TP %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueEditor</name>
    <message>
        <source>“%1” is not of the form {key: value, key: value}.</source>
        <translation>„%1“ hat nicht die Form {Schlüssel: Wert, Schlüssel: Wert}.</translation>
    </message>
    <message>
        <source>One line is enough here, and %1 were given.</source>
        <translation>Hier genügt eine Zeile, angegeben sind %1.</translation>
    </message>
    <message>
        <source>New entry: %1</source>
        <translation>Neuer Eintrag: %1</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>%1 bearbeiten</translation>
    </message>
    <message>
        <source>made of the name</source>
        <translation>aus dem Namen gebildet</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>%1 *</source>
        <extracomment>the name of a field that must be filled in</extracomment>
        <translation>%1 *</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>The entry needs a name or an id.</source>
        <translation>Der Eintrag braucht einen Namen oder eine Id.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>nicht angegeben</translation>
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
        <translation>Nicht geprüft: aus zweiter Hand oder Allgemeinwissen. Vor Verwendung nachprüfen.</translation>
    </message>
    <message>
        <source>Has fields of your own.</source>
        <translation>Enthält eigene Felder.</translation>
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
    <message>
        <source>Not verified in it: %1.</source>
        <translation>Darin nicht geprüft: %1.</translation>
    </message>
    <message>
        <source>own</source>
        <extracomment>a raised mark behind the name of an entry that the user changed or added</extracomment>
        <translation>eigen</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>attention over all tokens before, in &quot;32× full&quot;</extracomment>
        <translation>voll</translation>
    </message>
    <message>
        <source>sliding</source>
        <extracomment>attention over a window of the last tokens, in &quot;8× sliding 4096&quot;</extracomment>
        <translation>gleitend</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueNews</name>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 kann nicht entfernt werden.</translation>
    </message>
</context>
<context>
    <name>ui::CataloguePage</name>
    <message>
        <source>Kind of entry</source>
        <translation>Art des Eintrags</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Nach Namen filtern</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten…</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>Use in the scenario</source>
        <translation>Im Szenario verwenden</translation>
    </message>
    <message>
        <source>Edit the entry…</source>
        <translation>Eintrag bearbeiten…</translation>
    </message>
    <message>
        <source>New entry…</source>
        <translation>Neuer Eintrag…</translation>
    </message>
    <message>
        <source>New offer…</source>
        <translation>Neues Angebot…</translation>
    </message>
    <message>
        <source>Model from a config.json…</source>
        <translation>Modell aus einer config.json…</translation>
    </message>
    <message>
        <source>Revert to the shipped entry</source>
        <translation>Auf den mitgelieferten Eintrag zurücksetzen</translation>
    </message>
    <message>
        <source>Drops your own fields of this entry; the shipped ones hold again.</source>
        <translation>Verwirft die eigenen Felder dieses Eintrags; die mitgelieferten gelten wieder.</translation>
    </message>
    <message>
        <source>Take back the last change to the catalogue</source>
        <translation>Die letzte Änderung am Katalog zurücknehmen</translation>
    </message>
    <message>
        <source>%1 models, %2 GPUs and %3 prices are known with their sources; %4 of %5 entries are not verified.</source>
        <translation>%1 Modelle, %2 GPUs und %3 Preise sind mit Quellen bekannt; %4 von %5 Einträgen sind nicht geprüft.</translation>
    </message>
    <message>
        <source>? not verified: known at second hand or from general knowledge.</source>
        <translation>? nicht geprüft: aus zweiter Hand oder aus allgemeinem Wissen bekannt.</translation>
    </message>
    <message>
        <source>Prices rise and fall: each has its date.</source>
        <translation>Preise steigen und fallen: Jeder trägt sein Datum.</translation>
    </message>
    <message>
        <source>New entry: %1…</source>
        <translation>Neuer Eintrag: %1…</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation>%1 von %2…</translation>
    </message>
    <message>
        <source>%1 is as shipped.</source>
        <translation>%1 ist wie mitgeliefert.</translation>
    </message>
    <message>
        <source>Your own entry of %1 is kept.</source>
        <translation>Der eigene Eintrag zu %1 ist gespeichert.</translation>
    </message>
    <message>
        <source>The last change to the catalogue is taken back.</source>
        <translation>Die letzte Änderung am Katalog ist zurückgenommen.</translation>
    </message>
    <message>
        <source>Your own catalogue file %1 cannot be read, so nothing is written over it: put it right first.</source>
        <translation>Die eigene Katalogdatei %1 kann nicht gelesen werden und wird deshalb nicht überschrieben: Sie ist zuerst zu berichtigen.</translation>
    </message>
    <message>
        <source>Your own catalogue entries were not saved: %1</source>
        <translation>Die eigenen Katalogeinträge wurden nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>A model&apos;s config.json</source>
        <translation>config.json eines Modells</translation>
    </message>
    <message>
        <source>Configurations (*.json);;All files (*)</source>
        <translation>Konfigurationen (*.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>The scenario uses %1.</source>
        <translation>Das Szenario verwendet %1.</translation>
    </message>
    <message>
        <source>This offer states no price of a GPU-hour in euros: edit it first.</source>
        <translation>Dieses Angebot nennt keinen Preis je GPU-Stunde in Euro: zuerst bearbeiten.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Use the price of %1</source>
        <translation>Den Preis von %1 verwenden</translation>
    </message>
    <message>
        <source>The chosen row of %1 is as shipped.</source>
        <translation>Die gewählte Zeile von %1 ist im Auslieferungszustand.</translation>
    </message>
    <message>
        <source>What was removed of %1 is there again.</source>
        <translation>Was aus %1 entfernt wurde, ist wieder da.</translation>
    </message>
    <message>
        <source>Remove the offer</source>
        <translation>Angebot entfernen</translation>
    </message>
    <message>
        <source>Revert the offer alone</source>
        <translation>Nur das Angebot zurücksetzen</translation>
    </message>
    <message>
        <source>It holds today: date it anew</source>
        <translation>Gilt heute noch: neu datieren</translation>
    </message>
    <message>
        <source>Bring back what was removed</source>
        <translation>Entferntes wiederherstellen</translation>
    </message>
    <message>
        <source>Remove the version</source>
        <translation>Version entfernen</translation>
    </message>
    <message>
        <source>Revert the version alone</source>
        <translation>Nur die Version zurücksetzen</translation>
    </message>
    <message>
        <source>Your own fields of %1 are gone; Undo brings them again.</source>
        <translation>Ihre eigenen Felder von %1 sind weg; „Rückgängig“ bringt sie wieder.</translation>
    </message>
    <message>
        <source>Change %1 in the catalogue</source>
        <translation>%1 im Katalog ändern</translation>
    </message>
    <message>
        <source>no entry is chosen that the scenario could use</source>
        <translation>kein Eintrag ist ausgewählt, den das Szenario verwenden könnte</translation>
    </message>
    <message>
        <source>what is chosen is as shipped</source>
        <translation>was ausgewählt ist, ist wie ausgeliefert</translation>
    </message>
    <message>
        <source>no offer or version is chosen</source>
        <translation>kein Angebot und keine Version ist ausgewählt</translation>
    </message>
    <message>
        <source>nothing was removed of this entry</source>
        <translation>von diesem Eintrag wurde nichts entfernt</translation>
    </message>
    <message>
        <source>the catalogue was not changed here yet</source>
        <translation>der Katalog wurde hier noch nicht geändert</translation>
    </message>
    <message>
        <source>Own entries laid over them: %1.</source>
        <translation>Eigene Einträge darüber: %1.</translation>
    </message>
</context>
<context>
    <name>ui::CataloguePopup</name>
    <message>
        <source>Search GPUs</source>
        <translation>GPUs suchen</translation>
    </message>
    <message>
        <source>Search models</source>
        <translation>Modelle suchen</translation>
    </message>
    <message>
        <source>The catalogue does not know it. Enter takes “%1” as it is.</source>
        <translation>Der Katalog kennt es nicht. Die Eingabetaste übernimmt „%1“ unverändert.</translation>
    </message>
    <message>
        <source>? not verified   own: yours or changed by you</source>
        <translation>? nicht geprüft   eigen: eigener oder selbst geänderter Eintrag</translation>
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
    <name>ui::ColumnMappingDialog</name>
    <message>
        <source>What %1 holds</source>
        <translation>Inhalt von %1</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Einheit von %1</translation>
    </message>
    <message>
        <source>What the columns hold</source>
        <translation>Inhalt der Spalten</translation>
    </message>
    <message>
        <source>“%1” is of no tool that is known. Say what its columns hold; it is remembered for every table with these columns.</source>
        <translation>„%1“ stammt von keinem bekannten Werkzeug. Den Inhalt der Spalten angeben; er wird für jede Tabelle mit diesen Spalten gemerkt.</translation>
    </message>
    <message>
        <source>Runs that result</source>
        <translation>Daraus entstehende Läufe</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Spalten der Tabelle</translation>
    </message>
    <message>
        <source>“%1” stands at more than one column; the last of them counts.</source>
        <translation>„%1“ steht bei mehr als einer Spalte; die letzte davon zählt.</translation>
    </message>
    <message>
        <source>No column says how much load there was: the runs make no sweep and have no knee.</source>
        <translation>Keine Spalte gibt die Last an: Die Läufe ergeben keine Messreihe und haben kein Knie.</translation>
    </message>
    <message>
        <source>No column holds a figure yet.</source>
        <translation>Noch enthält keine Spalte eine Kennzahl.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are left out: %1</source>
        <translation>
            <numerusform>%n Zeile wird ausgelassen: %1</numerusform>
            <numerusform>%n Zeilen werden ausgelassen: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ColumnMappingModel</name>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Erste Werte</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
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
    <name>ui::ComparisonModel</name>
    <message>
        <source>The file does not say it.</source>
        <translation>Die Datei gibt es nicht an.</translation>
    </message>
    <message>
        <source>No larger than the repeats of this run differ among themselves.</source>
        <translation>Nicht größer als die Unterschiede zwischen den Wiederholungen dieses Laufs.</translation>
    </message>
    <message>
        <source>± %1</source>
        <extracomment>half the range of repeated runs, over their mean</extracomment>
        <translation>± %1</translation>
    </message>
    <message numerus="yes">
        <source>Half the range of %n repeated run(s), over their mean.</source>
        <translation>
            <numerusform>Halbe Spannweite von %n wiederholten Lauf, bezogen auf den Mittelwert.</numerusform>
            <numerusform>Halbe Spannweite von %n wiederholten Läufen, bezogen auf den Mittelwert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>column of relative differences: run B against run A</extracomment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 repeats</source>
        <extracomment>column of how far repeated runs lie apart</extracomment>
        <translation>%1 Wiederholungen</translation>
    </message>
</context>
<context>
    <name>ui::ComparisonView</name>
    <message>
        <source>Held against</source>
        <translation>Verglichen mit</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The table as text and as HTML, for a spreadsheet or a document</source>
        <translation>Die Tabelle als Text und als HTML, für eine Tabellenkalkulation oder ein Dokument</translation>
    </message>
    <message>
        <source>Runs side by side</source>
        <translation>Läufe nebeneinander</translation>
    </message>
    <message>
        <source>Choose two to eight runs in the list (with Ctrl or Shift) to see them side by side.</source>
        <translation>Zwei bis acht Läufe in der Liste auswählen (mit Strg oder Umschalt), um sie nebeneinander zu sehen.</translation>
    </message>
    <message>
        <source>The first %1 of %2 chosen runs are shown.</source>
        <translation>Angezeigt werden die ersten %1 von %2 gewählten Läufen.</translation>
    </message>
</context>
<context>
    <name>ui::DayView</name>
    <message>
        <source>Replicas over the day</source>
        <translation>Replikate im Tagesverlauf</translation>
    </message>
    <message numerus="yes">
        <source>%1 h: %n replica(s)</source>
        <translation>
            <numerusform>%1 Uhr: %n Replikat</numerusform>
            <numerusform>%1 Uhr: %n Replikate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>an hour of the day</extracomment>
        <translation>%1 Uhr</translation>
    </message>
    <message>
        <source>%1 bought</source>
        <translation>%1 gekauft</translation>
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
        <translation>Filtern</translation>
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
    <name>ui::Distributions</name>
    <message>
        <source>SLO %1</source>
        <translation>SLO %1</translation>
    </message>
    <message>
        <source>%1 of the requests</source>
        <translation>%1 der Anfragen</translation>
    </message>
    <message>
        <source>Share of requests</source>
        <translation>Anteil der Anfragen</translation>
    </message>
    <message>
        <source>How %1 is spread over the requests of the shown runs.</source>
        <translation>Verteilung von %1 über die Anfragen der angezeigten Läufe.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) lie beyond the right edge.</source>
        <translation>
            <numerusform>%n Anfrage liegt jenseits des rechten Rands.</numerusform>
            <numerusform>%n Anfragen liegen jenseits des rechten Rands.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of each request</source>
        <translation>%1 jeder Anfrage</translation>
    </message>
    <message>
        <source>request, in the file&apos;s order</source>
        <translation>Anfrage, in der Reihenfolge der Datei</translation>
    </message>
    <message>
        <source>sent at, s after the first request</source>
        <translation>gesendet, s nach der ersten Anfrage</translation>
    </message>
    <message>
        <source>median of %1 neighbours</source>
        <translation>Median aus %1 Nachbarn</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n request(s) in the order in which they were sent.</source>
        <translation>
            <numerusform>%1 von %n Anfrage in der Reihenfolge des Sendens.</numerusform>
            <numerusform>%1 von %n Anfragen in der Reihenfolge des Sendens.</numerusform>
        </translation>
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
    <name>ui::ExampleCard</name>
    <message numerus="yes">
        <source>of %n figure(s) do not hold</source>
        <translation>
            <numerusform>von %n Zahl stimmt nicht</numerusform>
            <numerusform>von %n Zahlen stimmen nicht</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FigureLink</name>
    <message>
        <source>%1. Where it comes from…</source>
        <translation>%1. Herkunft…</translation>
    </message>
</context>
<context>
    <name>ui::FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Grundlage</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <translation>Wie sie zustande kommt</translation>
    </message>
</context>
<context>
    <name>ui::FindingsModel</name>
    <message>
        <source>%1
Acknowledged: %2</source>
        <translation>%1
Zur Kenntnis genommen: %2</translation>
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
    <message>
        <source>Severity</source>
        <translation>Schweregrad</translation>
    </message>
</context>
<context>
    <name>ui::FlipsModel</name>
    <message>
        <source>cheaper than %1</source>
        <translation>günstiger als %1</translation>
    </message>
    <message>
        <source>first on %1, before %2</source>
        <translation>Erster bei „%1“, vor %2</translation>
    </message>
    <message>
        <source>joins the front</source>
        <translation>kommt auf die Front</translation>
    </message>
    <message>
        <source>is dominated</source>
        <translation>wird dominiert</translation>
    </message>
    <message>
        <source>undominated</source>
        <translation>nicht mehr dominiert</translation>
    </message>
    <message>
        <source>leaves the front</source>
        <translation>verlässt die Front</translation>
    </message>
    <message>
        <source>another standing</source>
        <translation>anderer Status</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (eigen)</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Flips at</source>
        <translation>Kippt bei</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Abstand</translation>
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
            <numerusform>Replikat</numerusform>
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
        <translation>Kosten je Million Tokens</translation>
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
        <translation>Tokens innerhalb des SLO</translation>
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
        <translation>Ausgabe-Tokens</translation>
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
        <translation>Nötig sind eine Leistung mit ihrer Bilanzgrenze und ein Durchsatz.</translation>
    </message>
    <message>
        <source>Carbon of a million tokens</source>
        <translation>CO₂ je Million Tokens</translation>
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
        <extracomment>a latency at the chosen load against its limit: &quot;p99 460 of 500 ms&quot;</extracomment>
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
        <translation>Durchsatz des Replikats</translation>
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
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 facts known</source>
        <translation>
            <numerusform>%n von %1 Fakten bekannt</numerusform>
            <numerusform>%n von %1 Fakten bekannt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HeadlineStrip</name>
    <message>
        <source>about %1</source>
        <extracomment>a figure that the simulation will replace: &quot;about 21 replicas&quot;</extracomment>
        <translation>etwa %1</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Weitere Werte</translation>
    </message>
</context>
<context>
    <name>ui::HeatTableModel</name>
    <message>
        <source>Not known for this combination</source>
        <translation>Für diese Kombination nicht bekannt</translation>
    </message>
    <message>
        <source>%1; %2 by %3, ratio %4</source>
        <translation>%1; %2 mal %3, Verhältnis %4</translation>
    </message>
    <message>
        <source>%1 · ×%2</source>
        <extracomment>another&apos;s figure, and how many times as large the computed one is</extracomment>
        <translation>%1 · ×%2</translation>
    </message>
</context>
<context>
    <name>ui::Help</name>
    <message>
        <source>For information.</source>
        <translation>Zur Information.</translation>
    </message>
    <message>
        <source>A warning: the figure may mislead.</source>
        <translation>Warnung: Die Zahl kann irreführen.</translation>
    </message>
    <message>
        <source>Severe: the figure does not hold.</source>
        <translation>Schwerwiegend: Die Zahl ist nicht haltbar.</translation>
    </message>
    <message>
        <source>Usual values lie between %1 and %2; others are taken too.</source>
        <translation>Übliche Werte liegen zwischen %1 und %2; andere werden ebenfalls angenommen.</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Eines von: %1.</translation>
    </message>
    <message>
        <source>Such as: %1. Another text is taken too.</source>
        <translation>Zum Beispiel: %1. Anderer Text wird ebenfalls angenommen.</translation>
    </message>
    <message>
        <source>When the project is silent, %1 holds.</source>
        <translation>Wenn das Projekt nichts angibt, gilt %1.</translation>
    </message>
    <message>
        <source>In the project file: %1</source>
        <translation>In der Projektdatei: %1</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <source>This project is silent on it.</source>
        <translation>Dieses Projekt macht dazu keine Angabe.</translation>
    </message>
    <message>
        <source>In this project: %1</source>
        <translation>In diesem Projekt: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Quelle: %1</translation>
    </message>
    <message>
        <source>This project does not say what it takes. In the example “%1”:</source>
        <translation>Dieses Projekt gibt nicht an, was dafür nötig ist. Im Beispiel „%1“:</translation>
    </message>
    <message>
        <source>Figures and their formulas</source>
        <translation>Kennzahlen und ihre Formeln</translation>
    </message>
    <message>
        <source>In JSON and CSV: %1</source>
        <translation>In JSON und CSV: %1</translation>
    </message>
    <message>
        <source>Steps of sizing</source>
        <translation>Schritte der Dimensionierung</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Prüfungen</translation>
    </message>
    <message>
        <source>What to do: %1</source>
        <translation>Was zu tun ist: %1</translation>
    </message>
    <message>
        <source>It does not fire in this project.</source>
        <translation>Sie schlägt in diesem Projekt nicht an.</translation>
    </message>
    <message>
        <source>Its name in files: %1</source>
        <translation>Name in Dateien: %1</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Begriffe</translation>
    </message>
    <message>
        <source>How many GPUs the demand takes, what limits them, and what would make them fewer.</source>
        <translation>Wie viele GPUs der Bedarf erfordert, was sie begrenzt und wie es weniger würden.</translation>
    </message>
    <message>
        <source>The bar is the memory of one GPU: weights, KV cache, activations, overhead and what is left. The two ledgers say where the time of a token and the time to the first token go. The ladder orders the levers by what each of them saves.</source>
        <translation>Der Balken zeigt den Speicher einer GPU: Gewichte, KV-Cache, Aktivierungen, Overhead und den Rest. Die beiden Aufschlüsselungen zeigen, wohin die Zeit eines Tokens und die Zeit bis zum ersten Token gehen. Die Leiter ordnet die Stellhebel nach ihrer Einsparung.</translation>
    </message>
    <message>
        <source>Change the scenario on the left and watch the headline; read the worksheet to check every step by hand.</source>
        <translation>Links das Szenario ändern und die Kopfzeile beobachten; im Rechenblatt lässt sich jeder Schritt von Hand nachprüfen.</translation>
    </message>
    <message>
        <source>Up to which load the SLO holds, and where more load only brings waiting.</source>
        <translation>Bis zu welcher Last das SLO hält und ab wo mehr Last nur noch Wartezeit bringt.</translation>
    </message>
    <message>
        <source>Drag the handle, or press Left and Right, to work at another load: the headline follows. Choose the sweep and the percentile above the picture.</source>
        <translation>Den Griff ziehen oder die Pfeiltasten Links und Rechts drücken, um bei einer anderen Last zu arbeiten: Die Kopfzeile folgt. Messreihe und Perzentil werden über dem Bild gewählt.</translation>
    </message>
    <message>
        <source>What was measured, and whether it may be trusted.</source>
        <translation>Was gemessen wurde und ob dem zu trauen ist.</translation>
    </message>
    <message>
        <source>Each small picture is a sweep; the chosen one is shown large, with the distribution of its waiting times. The nine dots are the facts that make a benchmark repeatable.</source>
        <translation>Jedes kleine Bild ist eine Messreihe; die gewählte erscheint groß, mit der Verteilung ihrer Wartezeiten. Die neun Punkte sind die Angaben, die einen Benchmark wiederholbar machen.</translation>
    </message>
    <message>
        <source>Which candidates are worth choosing, and which are beaten in everything by another.</source>
        <translation>Welche Kandidaten eine Wahl wert sind und welche in allem von einem anderen übertroffen werden.</translation>
    </message>
    <message>
        <source>Candidates with a ring are on the front: nobody is better in everything. Paler ones are dominated, grey crossed ones fail a gate. The arrow shows by whom.</source>
        <translation>Kandidaten mit Ring liegen auf der Front: Keiner ist in allem besser. Blassere sind dominiert, graue mit Kreuz verfehlen ein Ausschlusskriterium. Der Pfeil zeigt, von wem.</translation>
    </message>
    <message>
        <source>What the fleet costs over the years, and when owning pays.</source>
        <translation>Was die Flotte über die Jahre kostet und wann sich eigene Hardware lohnt.</translation>
    </message>
    <message>
        <source>Each curve is a way of paying against the tokens of a day; where two cross, the cheaper one changes. The table is the cash flow by year.</source>
        <translation>Jede Kurve ist eine Bezahlart über den Tokens eines Tages; wo sich zwei schneiden, wechselt die günstigere. Die Tabelle zeigt den Cashflow nach Jahren.</translation>
    </message>
    <message>
        <source>What moves the answer, where it flips, and how sure the choice is.</source>
        <translation>Was das Ergebnis bewegt, wo es kippt und wie sicher die Wahl ist.</translation>
    </message>
    <message>
        <source>The longest bar is the input that moves the figure most within its range. The curve beside it is that input alone, with the thresholds at which something changes.</source>
        <translation>Der längste Balken ist die Eingabe, die die Kennzahl innerhalb ihrer Spanne am stärksten bewegt. Die Kurve daneben ist diese Eingabe allein, mit den Schwellen, an denen sich etwas ändert.</translation>
    </message>
    <message>
        <source>Who may reach into the service, by which law, and whether the gate holds.</source>
        <translation>Wer nach welchem Recht auf den Dienst zugreifen darf und ob das Ausschlusskriterium erfüllt ist.</translation>
    </message>
    <message>
        <source>Site, operator and owner each stand under a law. What is not stated stays unknown: it is neither held nor failed.</source>
        <translation>Standort, Betreiber und Eigentümer unterstehen jeweils einem Recht. Was nicht angegeben ist, bleibt unbekannt: weder erfüllt noch verfehlt.</translation>
    </message>
    <message>
        <source>What is not to be trusted yet, and what removes the doubt.</source>
        <translation>Welchen Zahlen noch nicht zu trauen ist und was den Zweifel beseitigt.</translation>
    </message>
    <message>
        <source>Each row is a check that fired, severe ones first, with its reason in numbers and what to do. Where the project audits a text, each figure that the text states stands beside what its own inputs give.</source>
        <translation>Jede Zeile ist eine ausgelöste Prüfung, schwerwiegende zuerst, mit Begründung in Zahlen und Abhilfe. Wo das Projekt einen Text prüft, steht jede Zahl des Textes neben dem, was seine eigenen Eingaben ergeben.</translation>
    </message>
    <message>
        <source>Acknowledge a check that does not apply, with a reason: it is kept in the project and printed. F1 on a row explains the check.</source>
        <translation>Einen nicht zutreffenden Befund mit Begründung zur Kenntnis nehmen: Sie wird im Projekt gespeichert und gedruckt. F1 auf einer Zeile erklärt die Prüfung.</translation>
    </message>
    <message>
        <source>What is handed to those who decide.</source>
        <translation>Was den Entscheidern übergeben wird.</translation>
    </message>
    <message>
        <source>The pages are shown as they will be printed.</source>
        <translation>Die Seiten werden so gezeigt, wie sie gedruckt werden.</translation>
    </message>
    <message>
        <source>Tick the chapters and put them in order; fill in the cover; export as PDF, or everything with spreadsheet, web page and data. The PDF carries the project: it can be opened again.</source>
        <translation>Kapitel ankreuzen und ordnen; Deckblatt ausfüllen; als PDF exportieren oder alles zusammen mit Tabelle, Webseite und Daten. Das PDF enthält das Projekt: Es lässt sich wieder öffnen.</translation>
    </message>
    <message>
        <source>What is known of models, GPUs, prices, grids, engines and providers.</source>
        <translation>Was über Modelle, GPUs, Preise, Stromnetze, Engines und Anbieter bekannt ist.</translation>
    </message>
    <message>
        <source>Each figure names its source and its date; what is not verified says so.</source>
        <translation>Jede Zahl nennt ihre Quelle und ihr Datum; was nicht geprüft ist, ist so gekennzeichnet.</translation>
    </message>
    <message>
        <source>Edit an entry or add one: it is laid over what ships, and can be reverted. “Use in the scenario” takes it into the project.</source>
        <translation>Einen Eintrag bearbeiten oder hinzufügen: Er überlagert den Auslieferungszustand und lässt sich zurücksetzen. „Im Szenario verwenden“ übernimmt ihn in das Projekt.</translation>
    </message>
    <message>
        <source>Where to begin.</source>
        <translation>Wo man beginnt.</translation>
    </message>
    <message>
        <source>Each picture is an example that can be opened and changed.</source>
        <translation>Jedes Bild ist ein Beispiel, das sich öffnen und ändern lässt.</translation>
    </message>
    <message>
        <source>Drop a project or the results of a benchmark on the window, open an example, or begin with a kind of load.</source>
        <translation>Ein Projekt oder die Ergebnisse eines Benchmarks auf dem Fenster ablegen, ein Beispiel öffnen oder mit einer Art von Last beginnen.</translation>
    </message>
    <message>
        <source>Zoom in and out; the wheel does the same around the pointer</source>
        <translation>Vergrößern und verkleinern; das Mausrad tut dasselbe um den Zeiger</translation>
    </message>
    <message>
        <source>Move the zoomed picture; unzoomed, move the operating point from load to load</source>
        <translation>Das vergrößerte Bild verschieben; ohne Zoom den Betriebspunkt von Last zu Last bewegen</translation>
    </message>
    <message>
        <source>Show everything again; so does a double click</source>
        <translation>Alles wieder anzeigen; ebenso ein Doppelklick</translation>
    </message>
    <message>
        <source>Copy the data, to be pasted into a spreadsheet</source>
        <translation>Daten kopieren, zum Einfügen in eine Tabellenkalkulation</translation>
    </message>
    <message>
        <source>Menu: copy as image, show as table, export, series, logarithmic axes</source>
        <translation>Menü: als Bild kopieren, als Tabelle anzeigen, exportieren, Reihen, logarithmische Achsen</translation>
    </message>
    <message>
        <source>Filter the rows; Escape shows all again</source>
        <translation>Zeilen filtern; Escape zeigt wieder alle</translation>
    </message>
    <message>
        <source>Copy the chosen rows, or all, with their headers</source>
        <translation>Gewählte oder alle Zeilen mit Kopfzeilen kopieren</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>Zeile öffnen</translation>
    </message>
    <message>
        <source>Menu: copy, filter, choose columns</source>
        <translation>Menü: kopieren, filtern, Spalten wählen</translation>
    </message>
    <message>
        <source>Next slide, as a presenter&apos;s remote does</source>
        <translation>Nächste Folie, wie mit einem Presenter</translation>
    </message>
    <message>
        <source>Slide before</source>
        <translation>Vorherige Folie</translation>
    </message>
    <message>
        <source>Blank the screen, and show it again</source>
        <translation>Bildschirm ausblenden und wieder einblenden</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Präsentation beenden</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Keys of the window</source>
        <translation>Tasten des Fensters</translation>
    </message>
    <message>
        <source>Keys of a chart</source>
        <translation>Tasten eines Diagramms</translation>
    </message>
    <message>
        <source>Keys of a table</source>
        <translation>Tasten einer Tabelle</translation>
    </message>
    <message>
        <source>Keys of the presentation</source>
        <translation>Tasten der Präsentation</translation>
    </message>
    <message>
        <source>Hover over a row to light its point. Choose the axes and the gate above the picture; pin the scenario as a candidate of its own. Where candidates stand on different footings, “Bring to one footing” computes away what arithmetic can.</source>
        <translation>Mit dem Mauszeiger über einer Zeile leuchtet ihr Punkt auf. Achsen und Ausschlusskriterium werden über dem Bild gewählt; das Szenario lässt sich als eigener Kandidat anheften. Stehen Kandidaten auf verschiedenen Grundlagen, rechnet „Auf gemeinsame Grundlage bringen“ heraus, was sich herausrechnen lässt.</translation>
    </message>
    <message>
        <source>Load runs to the right. Throughput belongs to the left axis, waiting to the right one, goodput is the area at the bottom. Marks are measured; a line with a band is predicted. The band across is the knee, the thin line the SLO. Where the project is calibrated on a sweep (Benchmarks), the engine&apos;s coefficients are fitted to it, and the warnings say so.</source>
        <translation>Die Last läuft nach rechts. Der Durchsatz gehört zur linken Achse, die Wartezeit zur rechten, der Goodput ist die Fläche unten. Markierungen sind gemessen; eine Linie mit Band ist vorhergesagt. Das Querband ist das Knie, die dünne Linie das SLO. Ist das Projekt anhand einer Messreihe kalibriert (Benchmarks), sind die Koeffizienten der Engine daran angepasst, und die Warnungen weisen darauf hin.</translation>
    </message>
    <message>
        <source>Drop result files or folders anywhere on the window. A check that does not apply can be acknowledged with a reason, which is printed. “Calibrate on this sweep” fits what is predicted to it.</source>
        <translation>Ergebnisdateien oder Ordner irgendwo auf dem Fenster ablegen. Ein nicht zutreffender Befund kann mit Begründung quittiert werden; sie wird gedruckt. „Anhand dieser Messreihe kalibrieren“ passt die Vorhersagen an sie an.</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Menüs öffnen</translation>
    </message>
    <message>
        <source>State the tariff, the electricity and the years under Ownership; “Another way of paying…” adds one to hold it against.</source>
        <translation>Tarif, Strom und Jahre unter Betriebsmodell angeben; „Weitere Bezahlart…“ fügt eine zum Vergleich hinzu.</translation>
    </message>
    <message>
        <source>Choose a bar to see its curve; choose the figure above the picture. “State a range…” says how sure an input is, and the draws take their values from it.</source>
        <translation>Einen Balken wählen, um seine Kurve zu sehen; den Wert über dem Bild wählen. „Spanne angeben…“ sagt, wie sicher eine Eingabe ist; die Ziehungen nehmen ihre Werte daraus.</translation>
    </message>
    <message>
        <source>Give each objective its level, with reason and source; choose the gate under Site.</source>
        <translation>Jedem Ziel seine Stufe geben, mit Begründung und Quelle; das Kriterium unter Standort wählen.</translation>
    </message>
</context>
<context>
    <name>ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Hilfe durchsuchen</translation>
    </message>
    <message>
        <source>What the help has</source>
        <translation>Inhalt der Hilfe</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>Text der Hilfe</translation>
    </message>
    <message>
        <source>Nothing in the help has all these words.</source>
        <translation>Nichts in der Hilfe enthält alle diese Wörter.</translation>
    </message>
</context>
<context>
    <name>ui::InputHelp</name>
    <message>
        <source>Sets the lengths of prompts and answers, and the engine settings that suit them, in one step that can be undone.</source>
        <translation>Setzt die Längen von Prompts und Antworten und die dazu passenden Einstellungen der Engine in einem Schritt, der sich rückgängig machen lässt.</translation>
    </message>
    <message>
        <source>The sweep that this page and the headline stand on.</source>
        <translation>Die Messreihe, auf der diese Seite und die Kopfzeile beruhen.</translation>
    </message>
    <message>
        <source>The percentile of the waiting times that the picture shows. The SLO is judged by its own percentile, whatever is chosen here.</source>
        <translation>Das Perzentil der Wartezeiten, das die Grafik zeigt. Das SLO wird nach seinem eigenen Perzentil beurteilt, gleich was hier gewählt ist.</translation>
    </message>
    <message>
        <source>The axis across the picture. An axis that the scorecard does not compare yet is added to it.</source>
        <translation>Die waagerechte Achse der Grafik. Eine Achse, die die Scorecard noch nicht vergleicht, wird ihr hinzugefügt.</translation>
    </message>
    <message>
        <source>The axis up the picture. An axis that the scorecard does not compare yet is added to it.</source>
        <translation>Die senkrechte Achse der Grafik. Eine Achse, die die Scorecard noch nicht vergleicht, wird ihr hinzugefügt.</translation>
    </message>
    <message>
        <source>What a candidate must hold to be compared at all: where it stands and who may reach into it. Those that fail are shown grey and crossed.</source>
        <translation>Was ein Kandidat erfüllen muss, um überhaupt verglichen zu werden: wo er steht und wer auf ihn zugreifen darf. Wer es nicht erfüllt, erscheint grau und durchgekreuzt.</translation>
    </message>
    <message>
        <source>Two axes as a scatter, or all axes side by side, a line a candidate.</source>
        <translation>Zwei Achsen als Streudiagramm oder alle Achsen nebeneinander, eine Linie je Kandidat.</translation>
    </message>
    <message>
        <source>The figure whose reasons are asked for: each bar is by how much one input moves it.</source>
        <translation>Der Wert, nach dessen Gründen gefragt wird: Jeder Balken zeigt, wie stark eine Eingabe ihn verschiebt.</translation>
    </message>
    <message>
        <source>The run that the others are held against.</source>
        <translation>Der Lauf, an dem die anderen gemessen werden.</translation>
    </message>
    <message>
        <source>Which table of the source article stands beside what the engine gives for the same case.</source>
        <translation>Welche Tabelle des Quellartikels neben dem steht, was die Engine für denselben Fall ergibt.</translation>
    </message>
    <message>
        <source>What counts as the load: requests in flight, or requests a second.</source>
        <translation>Was als Last gilt: gleichzeitige Anfragen oder Anfragen pro Sekunde.</translation>
    </message>
    <message>
        <source>Whose facts are assessed: those of the scenario or of a candidate.</source>
        <translation>Wessen Angaben bewertet werden: die des Szenarios oder die eines Kandidaten.</translation>
    </message>
    <message>
        <source>Two pages with the answer and its figures, without the chapters.</source>
        <translation>Zwei Seiten mit der Antwort und ihren Werten, ohne die Kapitel.</translation>
    </message>
    <message>
        <source>The size of the pages.</source>
        <translation>Das Seitenformat.</translation>
    </message>
    <message>
        <source>Whom the report is for; it stands on the cover.</source>
        <translation>Für wen der Bericht bestimmt ist; steht auf dem Deckblatt.</translation>
    </message>
    <message>
        <source>How the report may be passed on; it stands on every page.</source>
        <translation>Wie der Bericht weitergegeben werden darf; steht auf jeder Seite.</translation>
    </message>
    <message>
        <source>A picture for the cover: the path of a PNG, JPEG or SVG file.</source>
        <translation>Ein Bild für das Deckblatt: der Pfad einer PNG-, JPEG- oder SVG-Datei.</translation>
    </message>
    <message>
        <source>The chapters in their order: a tick takes one in, dragging or the buttons below move it.</source>
        <translation>Die Kapitel in ihrer Reihenfolge: Ein Häkchen nimmt eines auf, Ziehen oder die Schaltflächen darunter verschieben es.</translation>
    </message>
    <message>
        <source>Leaves the rows in which the text occurs in any column.</source>
        <translation>Zeigt nur die Zeilen, in denen der Text in irgendeiner Spalte vorkommt.</translation>
    </message>
    <message>
        <source>Leaves the rows in which the text occurs in any column; Escape shows all again.</source>
        <translation>Zeigt nur die Zeilen, in denen der Text in irgendeiner Spalte vorkommt; Esc zeigt wieder alle.</translation>
    </message>
    <message>
        <source>Leaves the checks in which the text occurs.</source>
        <translation>Zeigt nur die Prüfungen, in denen der Text vorkommt.</translation>
    </message>
    <message>
        <source>Leaves out what is less severe.</source>
        <translation>Blendet weniger Schwerwiegendes aus.</translation>
    </message>
    <message>
        <source>Leaves the remarks in which the text occurs.</source>
        <translation>Zeigt nur die Hinweise, in denen der Text vorkommt.</translation>
    </message>
    <message>
        <source>The side that counts as before.</source>
        <translation>Die Seite, die als Vorher gilt.</translation>
    </message>
    <message>
        <source>The side that counts as after.</source>
        <translation>Die Seite, die als Nachher gilt.</translation>
    </message>
    <message>
        <source>Any words of a command, field, model, GPU, candidate or check; Enter runs what is marked.</source>
        <translation>Beliebige Wörter eines Befehls, eines Felds, eines Modells, einer GPU, eines Kandidaten oder einer Prüfung; die Eingabetaste führt das Markierte aus.</translation>
    </message>
    <message>
        <source>Leaves what has all these words; Down goes to the list, Enter to the text.</source>
        <translation>Zeigt nur, was alle diese Wörter enthält; Pfeil nach unten führt zur Liste, die Eingabetaste zum Text.</translation>
    </message>
    <message>
        <source>Any part of a name of the catalogue; Enter takes what is marked.</source>
        <translation>Ein beliebiger Teil eines Katalognamens; die Eingabetaste übernimmt das Markierte.</translation>
    </message>
    <message>
        <source>The pairs of inputs that the project names.</source>
        <translation>Die Paare von Eingaben, die das Projekt nennt.</translation>
    </message>
    <message>
        <source>The input that changes from row to row.</source>
        <translation>Die Eingabe, die sich von Zeile zu Zeile ändert.</translation>
    </message>
    <message>
        <source>The input that changes from column to column.</source>
        <translation>Die Eingabe, die sich von Spalte zu Spalte ändert.</translation>
    </message>
    <message>
        <source>Only the nearest flip of each candidate, or all of them.</source>
        <translation>Nur der nächste Kipppunkt jedes Kandidaten oder alle.</translation>
    </message>
    <message>
        <source>How this way is paid for: by the token, or by the hour or month of machines.</source>
        <translation>Wie so bezahlt wird: je Token oder je Stunde oder Monat der Maschinen.</translation>
    </message>
    <message>
        <source>What it costs, without VAT, in the unit at the field&apos;s end.</source>
        <translation>Was sie kostet, ohne Mehrwertsteuer, in der Einheit am Ende des Feldes.</translation>
    </message>
    <message>
        <source>What sentences and pictures call it; empty: by its kind.</source>
        <translation>Wie Sätze und Bilder sie nennen; leer: nach ihrer Art.</translation>
    </message>
    <message>
        <source>The input that is uncertain, of those that the project states.</source>
        <translation>Die Eingabe, die unsicher ist, unter denen, die das Projekt angibt.</translation>
    </message>
    <message>
        <source>Only one draw in twenty lies below it.</source>
        <translation>Nur eine von zwanzig Ziehungen liegt darunter.</translation>
    </message>
    <message>
        <source>Half of the draws lie below it, half above; all figures outside of the draws stand on it.</source>
        <translation>Die Hälfte der Ziehungen liegt darunter, die Hälfte darüber; alle Werte außerhalb der Ziehungen beruhen darauf.</translation>
    </message>
    <message>
        <source>Only one draw in twenty lies above it.</source>
        <translation>Nur eine von zwanzig Ziehungen liegt darüber.</translation>
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
    <message>
        <source>Back to the safe capacity</source>
        <translation>Zurück zur sicheren Kapazität</translation>
    </message>
    <message>
        <source>The headline stands on the load that you chose on the chart.</source>
        <translation>Die Kopfzeile steht auf der im Diagramm gewählten Last.</translation>
    </message>
    <message>
        <source>Enter, or a double click on a load, takes it as the operating point.</source>
        <translation>Die Eingabetaste oder ein Doppelklick auf eine Last macht sie zum Betriebspunkt.</translation>
    </message>
    <message>
        <source>The headline stands on %1 requests a second.</source>
        <translation>Die Kopfzeile steht auf %1 Anfragen pro Sekunde.</translation>
    </message>
    <message>
        <source>The headline stands on %1 requests at a time.</source>
        <translation>Die Kopfzeile steht auf %1 gleichzeitigen Anfragen.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Grafiken</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>&amp;Load by</source>
        <translation>&amp;Last nach</translation>
    </message>
    <message>
        <source>concurrency</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>requests a second</source>
        <translation>Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>A closed loop holds so many requests in flight; by rate they come whether or not the last one is answered. What was not measured so is predicted.</source>
        <translation>Ein Closed Loop hält stets so viele Anfragen gleichzeitig offen; nach Rate treffen sie ein, ob die letzte beantwortet ist oder nicht. Was so nicht gemessen wurde, ist vorhergesagt.</translation>
    </message>
    <message>
        <source>What bounds prefill and decode on one GPU</source>
        <translation>Was Prefill und Decode auf einer GPU begrenzt</translation>
    </message>
    <message>
        <source>It takes a model, a GPU and the lengths of prompts and answers.</source>
        <translation>Nötig sind ein Modell, eine GPU und die Längen von Prompts und Antworten.</translation>
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
        <translation>Anfragen/s</translation>
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
    <name>ui::LeversModel</name>
    <message>
        <source>As it is</source>
        <translation>Wie es ist</translation>
    </message>
    <message>
        <source>Lever, alone
</source>
        <translation>Hebel, einzeln
</translation>
    </message>
    <message>
        <source>Replicas
with head-room</source>
        <translation>Replikate
mit Puffer</translation>
    </message>
    <message>
        <source>GPUs
</source>
        <translation>GPUs
</translation>
    </message>
    <message>
        <source>A replica
req/s</source>
        <translation>Je Replikat
Anfragen/s</translation>
    </message>
    <message>
        <source>Cost
€/1M</source>
        <translation>Kosten
€/1M</translation>
    </message>
    <message>
        <source>TPOT mean
ms</source>
        <translation>TPOT Mittel
ms</translation>
    </message>
    <message>
        <source>Replicas
together</source>
        <translation>Replikate
zusammen</translation>
    </message>
    <message>
        <source>What it asks
</source>
        <translation>Was er verlangt
</translation>
    </message>
    <message>
        <source>€/1M
together</source>
        <translation>€/1M
zusammen</translation>
    </message>
    <message>
        <source>TPOT, ms
together</source>
        <translation>TPOT, ms
zusammen</translation>
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
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n Kandidat</numerusform>
            <numerusform>%n Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
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
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 is what is undone: &quot;Undo: price an hour&quot;</extracomment>
        <translation>Rückgängig: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Wiederholen: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Präsentieren</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Projects, and reports that carry one (*.yaml *.yml *.pdf *.xlsx);;All files (*)</source>
        <translation>Projekte und Berichte, die eines enthalten (*.yaml *.yml *.pdf *.xlsx);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Als</translation>
    </message>
    <message>
        <source>Take a snapshot</source>
        <translation>Schnappschuss aufnehmen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>The snapshot “%1” was taken; compare it under Scenario.</source>
        <translation>Der Schnappschuss „%1“ wurde aufgenommen; vergleichen lässt er sich unter „Szenario“.</translation>
    </message>
    <message>
        <source>There is no table on the clipboard: copy the cells with their header line in the spreadsheet first.</source>
        <translation>In der Zwischenablage liegt keine Tabelle: zuerst in der Tabellenkalkulation die Zellen samt Kopfzeile kopieren.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Begin with what you have</source>
        <translation>Mit dem Vorhandenen beginnen</translation>
    </message>
    <message>
        <source>Drop the results of a benchmark or a project anywhere on this window, open an example, or begin with a kind of load. Nothing leaves this computer.</source>
        <translation>Benchmark-Ergebnisse oder ein Projekt irgendwo auf dieses Fenster ziehen, ein Beispiel öffnen oder mit einer Art von Last beginnen. Nichts verlässt diesen Rechner.</translation>
    </message>
    <message>
        <source>The scenario</source>
        <translation>Das Szenario</translation>
    </message>
    <message>
        <source>Load, promises, model, machines, place and money stand beside every page. Move a slider or type: everything follows at once, and everything can be undone. A full dot names a source, a hollow one is a default.</source>
        <translation>Last, Zusagen, Modell, Maschinen, Standort und Kosten stehen neben jeder Seite. Einen Regler bewegen oder etwas eintippen: Alles folgt sofort, und alles lässt sich rückgängig machen. Ein voller Punkt nennt eine Quelle, ein hohler ist eine Vorgabe.</translation>
    </message>
    <message>
        <source>The headline</source>
        <translation>Die Kopfzeile</translation>
    </message>
    <message>
        <source>What it takes, what it costs, what it emits. Click on a figure to see its formula with the numbers in it, and where each of them comes from.</source>
        <translation>Was nötig ist, was es kostet, was es ausstößt. Ein Klick auf einen Wert zeigt seine Formel mit den eingesetzten Zahlen und woher jede davon stammt.</translation>
    </message>
    <message>
        <source>One question a page</source>
        <translation>Eine Frage pro Seite</translation>
    </message>
    <message>
        <source>Find, present, ask</source>
        <translation>Suchen, zeigen, fragen</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>%1 wird geöffnet …</translation>
    </message>
    <message>
        <source>nothing was changed yet</source>
        <translation>noch wurde nichts geändert</translation>
    </message>
    <message>
        <source>nothing was undone</source>
        <translation>nichts wurde rückgängig gemacht</translation>
    </message>
    <message>
        <source>this page shows no chart yet</source>
        <translation>diese Seite zeigt noch kein Diagramm</translation>
    </message>
    <message>
        <source>the project was not saved yet</source>
        <translation>das Projekt wurde noch nicht gespeichert</translation>
    </message>
    <message>
        <source>there is no baseline</source>
        <translation>es gibt keine Vergleichsbasis</translation>
    </message>
    <message>
        <source>nothing is being imported</source>
        <translation>nichts wird gerade importiert</translation>
    </message>
    <message>
        <source>nothing is chosen that could be copied</source>
        <translation>nichts ist ausgewählt, das kopiert werden könnte</translation>
    </message>
    <message>
        <source>no field has the keyboard</source>
        <translation>kein Eingabefeld hat die Tastatur</translation>
    </message>
    <message>
        <source>nothing is chosen that it works on</source>
        <translation>nichts ist ausgewählt, worauf es wirken könnte</translation>
    </message>
    <message>
        <source>Headline</source>
        <translation>Kopfzeile</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Kennzahl</translation>
    </message>
    <message>
        <source>The machines stand in %1</source>
        <translation>Die Maschinen stehen in: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be done now: %2.</source>
        <translation>„%1“ geht jetzt nicht: %2.</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>%1 has been changed since it was opened here. Saving would overwrite that change.</source>
        <translation>%1 wurde geändert, seit es hier geöffnet wurde. Speichern würde diese Änderung überschreiben.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter …</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Überschreiben</translation>
    </message>
    <message>
        <source>The last edit in it: %1.</source>
        <extracomment>%1 is a step that can be undone, such as &quot;Change price an hour&quot;</extracomment>
        <translation>Die letzte Änderung darin: %1.</translation>
    </message>
    <message>
        <source>%1 has been changed since the edits began: the copy does not have that change.</source>
        <translation>%1 wurde seit Beginn der Änderungen geändert: Die Kopie enthält diese Änderung nicht.</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 ist nicht mehr da.</translation>
    </message>
    <message>
        <source>This project was never saved.</source>
        <translation>Dieses Projekt wurde nie gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sweep(s)</source>
        <translation>
            <numerusform>%Ln Messreihe</numerusform>
            <numerusform>%Ln Messreihen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) imported</source>
        <translation>
            <numerusform>%Ln Lauf importiert</numerusform>
            <numerusform>%Ln Läufe importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the project on the whole screen (%1)</source>
        <translation>Das Projekt auf dem ganzen Bildschirm zeigen (%1)</translation>
    </message>
    <message>
        <source>Each page begins with a sentence that is the answer, computed; the picture below shows why. %1 and so on go there.</source>
        <translation>Jede Seite beginnt mit einem Satz, der die berechnete Antwort ist; das Bild darunter zeigt, warum. %1 und so weiter führen dorthin.</translation>
    </message>
    <message>
        <source>%1 finds any command, field, model or GPU. %2 shows the project as slides. %3 explains the page, %4 the field you are in; this tour is in the Help menu.</source>
        <translation>%1 findet jeden Befehl, jedes Feld, Modell und jede GPU. %2 zeigt das Projekt als Folien. %3 erklärt die Seite, %4 das Feld, in dem Sie sind; diese Tour steht im Menü Hilfe.</translation>
    </message>
    <message>
        <source>Save as keeps both. Reload shows the file as it is now; your edits stay as a copy under File, Kept copies.</source>
        <translation>„Speichern unter“ behält beides. „Neu laden“ zeigt die Datei, wie sie jetzt ist; Ihre Änderungen bleiben als Kopie unter Datei, Aufbewahrte Kopien.</translation>
    </message>
    <message>
        <source>The edits made before are kept under File, Kept copies.</source>
        <translation>Die früheren Änderungen liegen unter Datei, Aufbewahrte Kopien.</translation>
    </message>
    <message>
        <source>The copy stays under File, Kept copies, for thirty days.</source>
        <translation>Die Kopie bleibt dreißig Tage unter Datei, Aufbewahrte Kopien.</translation>
    </message>
    <message>
        <source>not saved yet; the safety copy %1</source>
        <translation>noch nicht gespeichert; die Sicherungskopie %1</translation>
    </message>
    <message>
        <source>Not reloaded, for the edits made here could not be kept. The safety copy %1.</source>
        <extracomment>%1 says what is the matter: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>Nicht neu geladen, denn die Änderungen hier ließen sich nicht sichern. Die Sicherungskopie %1.</translation>
    </message>
    <message>
        <source>Exporting the charts: %1</source>
        <translation>Diagramme werden exportiert: %1</translation>
    </message>
    <message>
        <source>There is no chart to export yet.</source>
        <translation>Es gibt noch kein Diagramm zu exportieren.</translation>
    </message>
    <message numerus="yes">
        <source>The export was cancelled; %n chart(s) had been written to %1.</source>
        <translation>
            <numerusform>Der Export wurde abgebrochen; %n Diagramm war schon nach %1 geschrieben.</numerusform>
            <numerusform>Der Export wurde abgebrochen; %n Diagramme waren schon nach %1 geschrieben.</numerusform>
        </translation>
    </message>
    <message>
        <source>the charts are being exported</source>
        <translation>die Diagramme werden gerade exportiert</translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>1 of %1</source>
        <extracomment>of the messages that are there, the first is shown</extracomment>
        <translation>1 von %1</translation>
    </message>
</context>
<context>
    <name>ui::MoneyCharts</name>
    <message>
        <source>million €</source>
        <translation>Mio. €</translation>
    </message>
    <message>
        <source>thousand €</source>
        <translation>Tsd. €</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Zahlungsstrom</translation>
    </message>
    <message>
        <source>of the year</source>
        <translation>des Jahres</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>kumuliert</translation>
    </message>
    <message>
        <source>year %1</source>
        <translation>Jahr %1</translation>
    </message>
    <message numerus="yes">
        <source>Cash flow over %n year(s), %1 € in all, %2 € of today.</source>
        <translation>
            <numerusform>Zahlungsstrom über %n Jahr, insgesamt %1 €, Barwert %2 €.</numerusform>
            <numerusform>Zahlungsstrom über %n Jahre, insgesamt %1 €, Barwert %2 €.</numerusform>
        </translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Break-even</translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation>Millionen Tokens am Tag</translation>
    </message>
    <message>
        <source>€ a day</source>
        <translation>€ am Tag</translation>
    </message>
    <message>
        <source>from %1 million a day %2</source>
        <translation>ab %1 Millionen am Tag %2</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>Bedarf</translation>
    </message>
    <message>
        <source>%1 is the cheapest at every use.</source>
        <translation>%1 ist bei jeder Nutzung am günstigsten.</translation>
    </message>
    <message>
        <source>The cheapest is %1 at first; %2.</source>
        <translation>Am günstigsten ist zunächst %1; %2.</translation>
    </message>
    <message>
        <source>Months until the purchase has paid for itself</source>
        <translation>Monate, bis sich der Kauf bezahlt gemacht hat</translation>
    </message>
    <message>
        <source>months</source>
        <translation>Monate</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message>
        <source>The purchase never pays for itself.</source>
        <translation>Der Kauf macht sich nie bezahlt.</translation>
    </message>
    <message>
        <source>In full use it takes %1 months.</source>
        <translation>Bei voller Auslastung dauert es %1 Monate.</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Länder</translation>
    </message>
    <message>
        <source>electricity, €/1M tokens</source>
        <translation>Strom, €/1M Tokens</translation>
    </message>
    <message>
        <source>carbon, g/1M tokens</source>
        <translation>CO₂, g/1M Tokens</translation>
    </message>
    <message>
        <source>Least carbon in %1, %2 g for a million tokens.</source>
        <translation>Am wenigsten CO₂ in %1, %2 g je Million Tokens.</translation>
    </message>
    <message>
        <source>Price (%1): %2 to %3 €/MWh over the hours of a day, least at %4 h, most at %5 h; %6 points from %7.</source>
        <translation>Preis (%1): %2 bis %3 €/MWh über die Stunden eines Tages, am niedrigsten um %4 Uhr, am höchsten um %5 Uhr; %6 Punkte aus %7.</translation>
    </message>
    <message>
        <source>Carbon (%1): %2 to %3 g/kWh over the hours of a day, least at %4 h, most at %5 h; %6 points from %7.</source>
        <translation>CO₂ (%1): %2 bis %3 g/kWh über die Stunden eines Tages, am niedrigsten um %4 Uhr, am höchsten um %5 Uhr; %6 Punkte aus %7.</translation>
    </message>
    <message>
        <source>Electricity by the hour</source>
        <translation>Strom nach Stunden</translation>
    </message>
    <message>
        <source>€/MWh</source>
        <translation>€/MWh</translation>
    </message>
    <message>
        <source>g/kWh</source>
        <translation>g/kWh</translation>
    </message>
    <message>
        <source>price</source>
        <translation>Preis</translation>
    </message>
    <message>
        <source>carbon</source>
        <translation>CO₂</translation>
    </message>
    <message>
        <source>hour of the day, local time</source>
        <translation>Tagesstunde, Ortszeit</translation>
    </message>
    <message>
        <source>hour of the day, UTC</source>
        <translation>Tagesstunde, UTC</translation>
    </message>
    <message>
        <source>Measured power by load</source>
        <translation>Gemessene Leistung nach Last</translation>
    </message>
    <message>
        <source>requests decoded together</source>
        <translation>gemeinsam dekodierte Anfragen</translation>
    </message>
    <message>
        <source>W a GPU</source>
        <translation>W je GPU</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>gemessen</translation>
    </message>
    <message>
        <source>this fleet</source>
        <translation>diese Flotte</translation>
    </message>
    <message>
        <source>With %1 requests together a GPU draws %2 W, by %3.</source>
        <translation>Bei %1 gemeinsamen Anfragen nimmt eine GPU %2 W auf, laut %3.</translation>
    </message>
    <message>
        <source>A GPU draws up to %1 W, by %2.</source>
        <translation>Eine GPU nimmt bis zu %1 W auf, laut %2.</translation>
    </message>
    <message>
        <source>this fleet · %1 g/kWh · %2 €/MWh</source>
        <extracomment>the fleet of the scenario among the countries; %1 and %2 are what the scenario counts with</extracomment>
        <translation>diese Flotte · %1 g/kWh · %2 €/MWh</translation>
    </message>
    <message>
        <source>The scenario counts with %1 g/kWh and %2 €/MWh; for %3 the catalogue has %4 g/kWh and %5 €/MWh.</source>
        <translation>Das Szenario rechnet mit %1 g/kWh und %2 €/MWh; für %3 hat der Katalog %4 g/kWh und %5 €/MWh.</translation>
    </message>
</context>
<context>
    <name>ui::MoneyPage</name>
    <message>
        <source>A tariff in Ownership and a throughput, measured or given, show here what the fleet costs over the years and when owning pays.</source>
        <translation>Ein Tarif unter „Betriebsmodell“ und ein Durchsatz, gemessen oder vorgegeben, zeigen hier, was die Flotte über die Jahre kostet und wann sich eigene Hardware lohnt.</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Zahlungsstrom</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Break-even</translation>
    </message>
    <message>
        <source>The same fleet elsewhere</source>
        <translation>Dieselbe Flotte anderswo</translation>
    </message>
    <message>
        <source>Cash flow by year</source>
        <translation>Zahlungsstrom nach Jahren</translation>
    </message>
    <message>
        <source>Lifecycle carbon and mean wholesale price of each grid, as the catalogue has them. %1</source>
        <translation>Lebenszyklus-CO₂ und mittlerer Großhandelspreis jedes Stromnetzes laut Katalog. %1</translation>
    </message>
    <message>
        <source>No cost yet: state a tariff in Ownership.</source>
        <translation>Noch keine Kosten: einen Tarif unter „Betriebsmodell“ angeben.</translation>
    </message>
    <message>
        <source>Annual energy and emissions for a CSRD report…</source>
        <translation>Jährliche Energie und Emissionen für einen CSRD-Bericht …</translation>
    </message>
    <message>
        <source>What is shown of money</source>
        <translation>Was zu den Kosten gezeigt wird</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Grafiken</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Alle Werte</translation>
    </message>
    <message>
        <source>Year by year</source>
        <translation>Jahr für Jahr</translation>
    </message>
    <message>
        <source>CSRD table…</source>
        <translation>CSRD-Tabelle …</translation>
    </message>
    <message>
        <source>Energy, scope 2 by location and by market, embodied carbon and water of a year, as CSV.</source>
        <translation>Energie, Scope 2 standort- und marktbasiert, graue Emissionen und Wasser eines Jahres als CSV.</translation>
    </message>
    <message>
        <source>Months to pay back</source>
        <translation>Monate bis zur Amortisation</translation>
    </message>
    <message>
        <source>Electricity by the hour</source>
        <translation>Strom nach Stunden</translation>
    </message>
    <message>
        <source>Measured power by load</source>
        <translation>Gemessene Leistung nach Last</translation>
    </message>
    <message>
        <source>Every figure with its way</source>
        <translation>Jeder Wert mit seinem Rechenweg</translation>
    </message>
    <message>
        <source>Where the chosen figure comes from</source>
        <translation>Woher der gewählte Wert stammt</translation>
    </message>
    <message>
        <source>The same fleet elsewhere needs the energy of a token and the way to the meter: power, throughput and PUE.</source>
        <translation>Dieselbe Flotte an anderem Ort braucht die Energie eines Tokens und den Weg bis zum Zähler: Leistung, Durchsatz und PUE.</translation>
    </message>
    <message>
        <source>No cost yet: state a tariff in Ownership. What energy and carbon are known stands below.</source>
        <translation>Noch keine Kosten: unter „Betriebsmodell“ einen Tarif angeben. Was an Energie und CO₂ bekannt ist, steht unten.</translation>
    </message>
    <message>
        <source>Annual energy and emissions</source>
        <translation>Jährliche Energie und Emissionen</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>%1 written.</source>
        <translation>%1 geschrieben.</translation>
    </message>
    <message>
        <source>What the fleet costs over the years needs a tariff: enter under Ownership in the scenario the price of an hour of a GPU or a node, or what the machines cost and how long they serve.</source>
        <translation>Was die Flotte über die Jahre kostet, braucht einen Tarif: unter „Betriebsmodell“ im Szenario den Preis einer Stunde einer GPU oder eines Knotens eingeben, oder was die Maschinen kosten und wie lange sie dienen.</translation>
    </message>
    <message>
        <source>State a tariff</source>
        <translation>Einen Tarif angeben</translation>
    </message>
    <message>
        <source>the power is not known</source>
        <translation>die Leistung ist nicht bekannt</translation>
    </message>
    <message>
        <source>Add another way of paying…</source>
        <translation>Weitere Bezahlart hinzufügen…</translation>
    </message>
    <message>
        <source>Another way of paying…</source>
        <translation>Weitere Bezahlart…</translation>
    </message>
    <message>
        <source>A tariff to hold the fleet against: from which use on does which one pay?</source>
        <translation>Ein Tarif, an dem die Flotte gemessen wird: Ab welcher Nutzung lohnt sich welcher?</translation>
    </message>
    <message>
        <source>One way of paying is stated. Add another, such as a price by the token, to see from which use on it pays.</source>
        <translation>Es ist eine Bezahlart angegeben. Eine weitere hinzufügen, etwa einen Preis je Token, um zu sehen, ab welcher Nutzung sie sich lohnt.</translation>
    </message>
    <message>
        <source>No cost yet: a price is stated, but no throughput. Import a measurement, or choose a model and a GPU.</source>
        <translation>Noch keine Kosten: Ein Preis ist angegeben, aber kein Durchsatz. Eine Messung importieren oder Modell und GPU wählen.</translation>
    </message>
    <message>
        <source>From which use on owning pays needs two ways of paying: a tariff under Ownership, and another beside it.</source>
        <translation>Ab welcher Nutzung sich Besitz lohnt, zeigt sich mit zwei Bezahlarten: einem Tarif unter „Betriebsmodell“ und einem weiteren daneben.</translation>
    </message>
</context>
<context>
    <name>ui::NormaliseDialog</name>
    <message>
        <source>Bring to one footing</source>
        <translation>Auf gemeinsame Grundlage bringen</translation>
    </message>
    <message>
        <source>Nothing that differs between these candidates can be brought together by arithmetic.</source>
        <translation>Nichts, worin sich diese Kandidaten unterscheiden, lässt sich rechnerisch angleichen.</translation>
    </message>
    <message>
        <source>Two figures compare where they stand on the same. What arithmetic can bring together is chosen here; it is one step, and Undo takes it back.</source>
        <translation>Zwei Werte sind vergleichbar, wenn sie auf derselben Grundlage stehen. Was sich rechnerisch angleichen lässt, wird hier gewählt; es ist ein einziger Schritt, und „Rückgängig“ nimmt ihn zurück.</translation>
    </message>
    <message>
        <source>Figures before and after</source>
        <translation>Werte vorher und nachher</translation>
    </message>
    <message>
        <source>What has to be measured or stated anew</source>
        <translation>Was neu gemessen oder angegeben werden muss</translation>
    </message>
    <message>
        <source>Put in the project</source>
        <translation>Ins Projekt übernehmen</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Wie angegeben</translation>
    </message>
    <message>
        <source>On one footing</source>
        <translation>Auf gemeinsamer Grundlage</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Wie</translation>
    </message>
    <message>
        <source>Bring the candidates to one footing</source>
        <translation>Die Kandidaten auf gemeinsame Grundlage bringen</translation>
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
    <message>
        <source>More than %1.</source>
        <translation>Mehr als %1.</translation>
    </message>
</context>
<context>
    <name>ui::Page</name>
    <message>
        <source>estimate from short runs; the simulation refines it</source>
        <translation>Schätzung aus kurzen Läufen; die Simulation verfeinert sie</translation>
    </message>
</context>
<context>
    <name>ui::ParallelCoordinates</name>
    <message>
        <source>The candidates over all axes</source>
        <translation>Die Kandidaten über alle Achsen</translation>
    </message>
</context>
<context>
    <name>ui::PaymentDialog</name>
    <message>
        <source>Tokens bought from an API</source>
        <translation>Token, bei einer API gekauft</translation>
    </message>
    <message>
        <source>€/1M tok</source>
        <translation>€/1M tok</translation>
    </message>
    <message>
        <source>GPUs rented by the hour</source>
        <translation>GPUs, stundenweise gemietet</translation>
    </message>
    <message>
        <source>€/h a GPU</source>
        <translation>€/h je GPU</translation>
    </message>
    <message>
        <source>The whole fleet rented by the hour</source>
        <translation>Die ganze Flotte, stundenweise gemietet</translation>
    </message>
    <message>
        <source>€/h</source>
        <translation>€/h</translation>
    </message>
    <message>
        <source>The whole fleet leased by the month</source>
        <translation>Die ganze Flotte, monatsweise geleast</translation>
    </message>
    <message>
        <source>€/month</source>
        <translation>€/Monat</translation>
    </message>
    <message>
        <source>The whole fleet owned, at a price an hour</source>
        <translation>Die ganze Flotte in Besitz, mit einem Preis je Stunde</translation>
    </message>
    <message>
        <source>Another way of paying</source>
        <translation>Weitere Bezahlart</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>&amp;Preis</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Add to the project</source>
        <translation>Dem Projekt hinzufügen</translation>
    </message>
    <message>
        <source>Add the way of paying “%1”</source>
        <translation>Bezahlart „%1“ hinzufügen</translation>
    </message>
    <message>
        <source>Another way of paying serves the same load as the fleet, so that both prices can be held against one another; the fleet&apos;s own stays under Ownership.</source>
        <translation>Eine weitere Bezahlart bedient dieselbe Last wie die Flotte, damit beide Preise aneinander gemessen werden können; wie die Flotte selbst bezahlt wird, bleibt unter „Betriebsmodell“.</translation>
    </message>
</context>
<context>
    <name>ui::Picture</name>
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
    <message>
        <source>Nothing was written: the picture has changed meanwhile. Export it once more.</source>
        <translation>Nichts wurde geschrieben: Das Bild hat sich inzwischen geändert. Bitte noch einmal exportieren.</translation>
    </message>
</context>
<context>
    <name>ui::PictureTables</name>
    <message>
        <source>Part</source>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Memory (GB)</source>
        <translation>Speicher (GB)</translation>
    </message>
    <message>
        <source>Requests that fit</source>
        <translation>Anfragen, die hineinpassen</translation>
    </message>
    <message>
        <source>Requests running</source>
        <translation>Laufende Anfragen</translation>
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
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>With head-room</source>
        <translation>Mit Puffer</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Stunde</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Replikate</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>Stellgröße</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Einheit</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Ab</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>%1, from</source>
        <extracomment>%1: a figure with its unit; what it is at the lower end of a range</extracomment>
        <translation>%1, von</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1, bis</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, jetzt</translation>
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
        <source>Sweep</source>
        <translation>Messreihe</translation>
    </message>
    <message>
        <source>Kind of load</source>
        <translation>Art der Last</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Durchsatz</translation>
    </message>
    <message>
        <source>Throughput of</source>
        <translation>Durchsatz an</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Mit Zahlen</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formel</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>ui::PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Präsentation</translation>
    </message>
    <message>
        <source>Slide %1 of %2: %3</source>
        <translation>Folie %1 von %2: %3</translation>
    </message>
</context>
<context>
    <name>ui::ProvenanceView</name>
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
    <message numerus="yes">
        <source>%n further check(s) concern it.</source>
        <translation>
            <numerusform>%n weitere Prüfung betrifft diesen Wert.</numerusform>
            <numerusform>%n weitere Prüfungen betreffen diesen Wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>no source stated</source>
        <translation>keine Quelle angegeben</translation>
    </message>
</context>
<context>
    <name>ui::ProviderPricesModel</name>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>No price of this GPU could be sourced.</source>
        <translation>Für diese GPU ließ sich kein Preis belegen.</translation>
    </message>
    <message>
        <source>Not verified: check it on the provider&apos;s page.</source>
        <translation>Nicht geprüft: auf der Seite des Anbieters prüfen.</translation>
    </message>
    <message>
        <source>The law is general knowledge, to be checked by whoever decides.</source>
        <translation>Die Rechtsangaben sind Allgemeinwissen; zu prüfen von denen, die entscheiden.</translation>
    </message>
    <message>
        <source>Whether the law of the United States reaches the provider (CLOUD Act, FISA 702).</source>
        <translation>Ob das Recht der Vereinigten Staaten auf den Anbieter durchgreift (CLOUD Act, FISA 702).</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Price
€/GPU-h</source>
        <translation>Preis
€/GPU-h</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Recht</translation>
    </message>
    <message>
        <source>US reach</source>
        <translation>US-Zugriff</translation>
    </message>
    <message>
        <source>Quoted</source>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>ui::RangeDialog</name>
    <message>
        <source>How sure an input is</source>
        <translation>Wie sicher eine Eingabe ist</translation>
    </message>
    <message>
        <source>In nine draws of ten the value lies between the lowest and the highest. Every figure outside of the draws stands on what is expected.</source>
        <translation>In neun von zehn Ziehungen liegt der Wert zwischen dem niedrigsten und dem höchsten. Alle Werte außerhalb der Ziehungen beruhen auf dem erwarteten.</translation>
    </message>
    <message>
        <source>&amp;Input</source>
        <translation>&amp;Eingabe</translation>
    </message>
    <message>
        <source>&amp;Lowest</source>
        <translation>&amp;Niedrigster Wert</translation>
    </message>
    <message>
        <source>&amp;Expected</source>
        <translation>Er&amp;warteter Wert</translation>
    </message>
    <message>
        <source>&amp;Highest</source>
        <translation>&amp;Höchster Wert</translation>
    </message>
    <message>
        <source>State the range</source>
        <translation>Spanne angeben</translation>
    </message>
    <message>
        <source>One value</source>
        <translation>Ein Wert</translation>
    </message>
    <message>
        <source>The project states no input yet that a range could be given to.</source>
        <translation>Das Projekt gibt noch keine Eingabe an, die eine Spanne bekommen könnte.</translation>
    </message>
    <message>
        <source>The lowest must be below what is expected, and that below the highest.</source>
        <translation>Der niedrigste Wert muss unter dem erwarteten liegen und dieser unter dem höchsten.</translation>
    </message>
    <message>
        <source>State a range of “%1”</source>
        <extracomment>a step to undo: %1 is the name of an input</extracomment>
        <translation>Spanne von „%1“ angeben</translation>
    </message>
    <message>
        <source>State one value of “%1”</source>
        <extracomment>a step to undo: %1 is the name of an input</extracomment>
        <translation>Einen Wert von „%1“ angeben</translation>
    </message>
</context>
<context>
    <name>ui::RemarkRow</name>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Zur Kenntnis genommen: %1</translation>
    </message>
    <message>
        <source>Acknowledge…</source>
        <translation>Zur Kenntnis nehmen…</translation>
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
        <source>Exported to %1.</source>
        <translation>Exportiert nach %1.</translation>
    </message>
    <message>
        <source>Export the report…</source>
        <translation>Bericht exportieren…</translation>
    </message>
    <message>
        <source>Export everything into a folder…</source>
        <translation>Alles in einen Ordner exportieren…</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Bericht kopieren</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>Der Bericht wurde kopiert.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Nach oben</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Nach unten</translation>
    </message>
    <message>
        <source>Short form, two pages</source>
        <translation>Kurzfassung, zwei Seiten</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Chapters of the report, in their order</source>
        <translation>Kapitel des Berichts in ihrer Reihenfolge</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Gremium</translation>
    </message>
    <message>
        <source>Change the committee</source>
        <translation>Gremium ändern</translation>
    </message>
    <message>
        <source>whom it is for</source>
        <translation>für wen er bestimmt ist</translation>
    </message>
    <message>
        <source>Classification</source>
        <translation>Einstufung</translation>
    </message>
    <message>
        <source>Change the classification</source>
        <translation>Einstufung ändern</translation>
    </message>
    <message>
        <source>such as Internal</source>
        <translation>etwa Intern</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Change the logo</source>
        <translation>Logo ändern</translation>
    </message>
    <message>
        <source>file: PNG, JPEG or SVG</source>
        <translation>Datei: PNG, JPEG oder SVG</translation>
    </message>
    <message>
        <source>%1: %2. Nothing was changed there.</source>
        <translation>%1: %2. Dort wurde nichts geändert.</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Spreadsheet (*.xlsx);;Markdown (*.md);;JSON (*.json)</source>
        <translation>PDF (*.pdf);;Webseite (*.html);;Tabellenkalkulation (*.xlsx);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
    <message>
        <source>The name of a report ends in .pdf, .html, .xlsx, .md or .json; nothing was written.</source>
        <translation>Der Name eines Berichts endet auf .pdf, .html, .xlsx, .md oder .json; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>Export everything into a folder</source>
        <translation>Alles in einen Ordner exportieren</translation>
    </message>
    <message>
        <source>Change the form of the report</source>
        <translation>Form des Berichts ändern</translation>
    </message>
    <message>
        <source>Change the paper</source>
        <translation>Papierformat ändern</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change the chapters of the report</source>
        <translation>Kapitel des Berichts ändern</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Titel ändern</translation>
    </message>
    <message>
        <source>of the project and its report</source>
        <translation>des Projekts und seines Berichts</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Change the date</source>
        <translation>Datum ändern</translation>
    </message>
    <message>
        <source>such as 2026-06-01</source>
        <translation>etwa 2026-06-01</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Logo wählen</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Bilder (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>Der Export wurde abgebrochen; es wurde nichts geschrieben.</translation>
    </message>
    <message>
        <source>The pages are being laid out.</source>
        <translation>Die Seiten werden gesetzt.</translation>
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
    <name>ui::RequestsView</name>
    <message>
        <source>Latency</source>
        <translation>Latenz</translation>
    </message>
    <message>
        <source>These runs record neither their requests nor enough percentiles to show how a latency is spread. Tools write the requests when they are asked for detailed results.</source>
        <translation>Diese Läufe enthalten weder ihre Anfragen noch genug Perzentile, um die Verteilung einer Latenz zu zeigen. Werkzeuge schreiben die Anfragen mit, wenn detaillierte Ergebnisse verlangt werden.</translation>
    </message>
    <message>
        <source>These runs do not record their requests: the curve lies between the percentiles that they state.</source>
        <translation>Diese Läufe enthalten ihre Anfragen nicht: Die Kurve liegt zwischen den Perzentilen, die sie angeben.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramm</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>Kumuliert</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Im Zeitverlauf</translation>
    </message>
    <message>
        <source>%1 of each request, %2</source>
        <translation>%1 jeder Anfrage, %2</translation>
    </message>
    <message>
        <source>Runs that record their requests: %1</source>
        <translation>Läufe, die ihre Anfragen aufzeichnen: %1</translation>
    </message>
    <message>
        <source>share of requests, against %1</source>
        <translation>Anteil der Anfragen gegen %1</translation>
    </message>
    <message>
        <source>share below, against %1</source>
        <translation>Anteil darunter gegen %1</translation>
    </message>
</context>
<context>
    <name>ui::RobustnessModel</name>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>Auf der Front</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Am günstigsten</translation>
    </message>
    <message>
        <source>P10
€/1M</source>
        <translation>P10
€/1M</translation>
    </message>
    <message>
        <source>P50
€/1M</source>
        <translation>P50
€/1M</translation>
    </message>
    <message>
        <source>P90
€/1M</source>
        <translation>P90
€/1M</translation>
    </message>
</context>
<context>
    <name>ui::RunFigures</name>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Requests completed</source>
        <translation>Abgeschlossene Anfragen</translation>
    </message>
    <message>
        <source>Requests failed</source>
        <translation>Fehlgeschlagene Anfragen</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>Anfragen/s</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation>Ausgabedurchsatz</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation>Gesamtdurchsatz</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
</context>
<context>
    <name>ui::RunQuantities</name>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Werkzeug</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
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
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Kind of load</source>
        <translation>Art der Last</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>tok, mean</source>
        <translation>tok, Mittel</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Ausgabe</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Anfragen</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation>Ausgabedurchsatz</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation>Gesamtdurchsatz</translation>
    </message>
    <message>
        <source>Output throughput of a GPU</source>
        <translation>Ausgabedurchsatz je GPU</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>%1 at a time</source>
        <translation>%1 gleichzeitig</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>alle auf einmal</translation>
    </message>
    <message>
        <source>batch of %1</source>
        <translation>Batch von %1</translation>
    </message>
</context>
<context>
    <name>ui::RunTableModel</name>
    <message>
        <source>The file does not say it.</source>
        <translation>Die Datei gibt es nicht an.</translation>
    </message>
</context>
<context>
    <name>ui::RunTags</name>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Anzahl der GPUs</translation>
    </message>
    <message>
        <source>Tensor parallel (TP)</source>
        <translation>Tensor-Parallelität (TP)</translation>
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
        <source>Engine flags</source>
        <translation>Engine-Optionen</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Version of the tool</source>
        <translation>Version des Werkzeugs</translation>
    </message>
    <message>
        <source>Warm-up requests</source>
        <translation>Aufwärmanfragen</translation>
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
    <message>
        <source>%1 · tagged by you</source>
        <extracomment>a run or sweep of which the user has said something that its file leaves open</extracomment>
        <translation>%1 · selbst ergänzt</translation>
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
        <translation>Anfr./s</translation>
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
        <translation>Übliche Mediane: Chat 150, RAG 1.500, Coding 800, Zusammenfassung 2.500, Batch 4.000 Tokens.</translation>
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
        <translation>Übliche Mediane: Chat 300, RAG 200, Coding 500, Zusammenfassung 400, Batch 800 Tokens.</translation>
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
        <source>Token budget</source>
        <translation>Token-Budget</translation>
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
        <translation>Tokens gekauft</translation>
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
        <translation>Endkundenfaktor</translation>
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
    <message>
        <source>Idle power</source>
        <translation>Leerlaufleistung</translation>
    </message>
    <message>
        <source>What the machines draw with nothing to do, as a share of their full power.</source>
        <translation>Was die Maschinen ohne Arbeit aufnehmen, als Anteil ihrer vollen Leistung.</translation>
    </message>
    <message>
        <source>The measured draw of the boards over their rated power; used where no power is stated.</source>
        <translation>Die gemessene Aufnahme der Karten im Verhältnis zu ihrer Nennleistung; gilt, wo keine Leistung angegeben ist.</translation>
    </message>
    <message>
        <source>Node over board</source>
        <translation>Knoten zu Karte</translation>
    </message>
    <message>
        <source>CPUs, network cards, fans and losses of the power supplies.</source>
        <translation>CPUs, Netzwerkkarten, Lüfter und Verluste der Netzteile.</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Betreiber</translation>
    </message>
    <message>
        <source>own, or a provider of the catalogue: its price and jurisdiction are taken from there where the project is silent.</source>
        <translation>own oder ein Anbieter des Katalogs: Dessen Preis und Rechtsraum gelten, wo das Projekt nichts angibt.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <source>Carbon of the electricity that is contracted for (market-based).</source>
        <translation>CO₂ des vertraglich bezogenen Stroms (marktbasiert).</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Wasser</translation>
    </message>
    <message>
        <source>l/kWh</source>
        <translation>l/kWh</translation>
    </message>
    <message>
        <source>kg CO₂e</source>
        <translation>kg CO₂e</translation>
    </message>
    <message>
        <source>What making the hardware gave off, spread over its years of use.</source>
        <translation>Was die Herstellung der Hardware freigesetzt hat, auf ihre Nutzungsjahre verteilt.</translation>
    </message>
    <message>
        <source>Years of use</source>
        <translation>Nutzungsjahre</translation>
    </message>
    <message>
        <source>years</source>
        <translation>Jahre</translation>
    </message>
    <message>
        <source>leased</source>
        <translation>geleast</translation>
    </message>
    <message>
        <source>A GPU</source>
        <translation>Je GPU</translation>
    </message>
    <message>
        <source>Tokens bought</source>
        <translation>Tokens gekauft</translation>
    </message>
    <message>
        <source>€/1M</source>
        <translation>€/1M</translation>
    </message>
    <message>
        <source>Beside a price of machines it is what they are measured against: the break-even.</source>
        <translation>Neben einem Preis für Maschinen ist es der Vergleichsmaßstab: der Break-even.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Bindung</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>on demand</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>mit Bindung</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>Spot</translation>
    </message>
    <message>
        <source>tok/day</source>
        <translation>tok/Tag</translation>
    </message>
    <message>
        <source>What the fleet does not serve is still paid for.</source>
        <translation>Auch was die Flotte nicht bedient, wird bezahlt.</translation>
    </message>
    <message>
        <source>Growth a year</source>
        <translation>Wachstum pro Jahr</translation>
    </message>
    <message>
        <source>The fleet grows with it by whole replicas.</source>
        <translation>Die Flotte wächst damit um ganze Replikate.</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Nutzer</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>Horizont</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>Diskontsatz</translation>
    </message>
    <message>
        <source>What a euro of next year is worth less than one of today.</source>
        <translation>Um wie viel ein Euro im nächsten Jahr weniger wert ist als einer heute.</translation>
    </message>
    <message>
        <source>GPUs bought</source>
        <translation>GPUs, Kaufpreis</translation>
    </message>
    <message>
        <source>Servers bought</source>
        <translation>Server, Kaufpreis</translation>
    </message>
    <message>
        <source>Network bought</source>
        <translation>Netzwerk, Kaufpreis</translation>
    </message>
    <message>
        <source>Storage bought</source>
        <translation>Speicher, Kaufpreis</translation>
    </message>
    <message>
        <source>For the whole fleet. Spread over its years it counts where no price an hour is stated.</source>
        <translation>Für die ganze Flotte. Über ihre Jahre verteilt zählt es, wo kein Preis pro Stunde angegeben ist.</translation>
    </message>
    <message>
        <source>The years over which the purchase price is spread.</source>
        <translation>Die Jahre, über die der Kaufpreis verteilt wird.</translation>
    </message>
    <message>
        <source>What the machines still sell for at the end, of their purchase price.</source>
        <translation>Wofür sich die Maschinen am Ende noch verkaufen lassen, gemessen am Kaufpreis.</translation>
    </message>
    <message>
        <source>Cost of capital</source>
        <translation>Kapitalkosten</translation>
    </message>
    <message>
        <source>Interest a year on what is bound.</source>
        <translation>Jahreszins auf das gebundene Kapital.</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Wartung</translation>
    </message>
    <message>
        <source>Of the purchase price, a year.</source>
        <translation>Vom Kaufpreis, pro Jahr.</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>Ersatzteile</translation>
    </message>
    <message>
        <source>Bought with the machines and kept on the shelf.</source>
        <translation>Mit den Maschinen gekauft und auf Lager gehalten.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Stellfläche</translation>
    </message>
    <message>
        <source>€/year</source>
        <translation>€/Jahr</translation>
    </message>
    <message>
        <source>Rack space or colocation, without the electricity.</source>
        <translation>Rackfläche oder Colocation, ohne den Strom.</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>People who keep the fleet running.</source>
        <translation>Personen, die die Flotte in Betrieb halten.</translation>
    </message>
    <message>
        <source>What one GPU costs an hour; the fleet&apos;s price follows from their number.</source>
        <translation>Was eine GPU pro Stunde kostet; der Preis der Flotte folgt aus ihrer Anzahl.</translation>
    </message>
    <message>
        <source>Prices of different commitments are not of one kind; spot may be taken away at any time.</source>
        <translation>Preise mit verschiedenen Bindungen sind nicht vergleichbar; Spot-Maschinen können jederzeit entzogen werden.</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Unterbrochen</translation>
    </message>
    <message>
        <source>Of the time paid for, lost when spot machines are taken away.</source>
        <translation>Anteil der bezahlten Zeit, der verloren geht, wenn Spot-Maschinen entzogen werden.</translation>
    </message>
    <message>
        <source>Egress</source>
        <translation>Egress</translation>
    </message>
    <message>
        <source>€/month</source>
        <translation>€/Monat</translation>
    </message>
    <message>
        <source>Traffic out of the provider, for the whole fleet.</source>
        <translation>Datenverkehr aus dem Netz des Anbieters, für die ganze Flotte.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Speicher</translation>
    </message>
    <message>
        <source>Weights, logs and images kept at the provider.</source>
        <translation>Gewichte, Protokolle und Images, die beim Anbieter liegen.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Region</translation>
    </message>
    <message>
        <source>Where the provider runs the machines, as its price list names it.</source>
        <translation>Wo der Anbieter die Maschinen betreibt, so wie seine Preisliste es nennt.</translation>
    </message>
    <message>
        <source>How many people share the cost of a month.</source>
        <translation>Wie viele Personen sich die Kosten eines Monats teilen.</translation>
    </message>
    <message>
        <source>The years over which the costs are added up.</source>
        <translation>Die Jahre, über die die Kosten summiert werden.</translation>
    </message>
    <message>
        <source>By how much a kilowatt-hour becomes dearer each year.</source>
        <translation>Um wie viel eine Kilowattstunde jedes Jahr teurer wird.</translation>
    </message>
    <message>
        <source>VAT in the price</source>
        <translation>MwSt. im Preis</translation>
    </message>
    <message>
        <source>Taken out where the tariff says vat_included; every figure is without VAT.</source>
        <translation>Wird herausgerechnet, wo der Tarif vat_included angibt; alle Werte verstehen sich ohne MwSt.</translation>
    </message>
    <message>
        <source>How the fleet is paid for.</source>
        <translation>Wie die Flotte bezahlt wird.</translation>
    </message>
    <message>
        <source>What is paid at the meter, with grid fees and taxes.</source>
        <translation>Was am Zähler bezahlt wird, mit Netzentgelten und Steuern.</translation>
    </message>
    <message>
        <source>wholesale</source>
        <translation>Großhandel</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>Vertrag</translation>
    </message>
    <message>
        <source>retail</source>
        <translation>Endkunde</translation>
    </message>
    <message>
        <source>A wholesale price is multiplied by the retail factor; the others are what is paid.</source>
        <translation>Ein Großhandelspreis wird mit dem Endkundenfaktor multipliziert; die anderen sind das, was bezahlt wird.</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Eingabe-Tokens</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Ausgabe-Tokens</translation>
    </message>
    <message>
        <source>What the provider asks for a million of them.</source>
        <translation>Was der Anbieter für eine Million davon verlangt.</translation>
    </message>
    <message>
        <source>Fleet a month</source>
        <translation>Flotte pro Monat</translation>
    </message>
    <message>
        <source>What the whole fleet costs a month.</source>
        <translation>Was die ganze Flotte pro Monat kostet.</translation>
    </message>
    <message>
        <source>Requests in flight at once: each is followed by the next when it ends.</source>
        <translation>Gleichzeitige Anfragen: Auf jede folgt die nächste, sobald sie endet.</translation>
    </message>
    <message>
        <source>From sending a request to the last token of its answer.</source>
        <translation>Vom Senden einer Anfrage bis zum letzten Token ihrer Antwort.</translation>
    </message>
    <message>
        <source>Its layers and parameters are taken from the catalogue.</source>
        <translation>Seine Schichten und Parameter stammen aus dem Katalog.</translation>
    </message>
    <message>
        <source>The precision in which running requests are kept: half the bytes hold twice the requests.</source>
        <translation>Die Präzision, in der laufende Anfragen gehalten werden: Halb so viele Bytes fassen doppelt so viele Anfragen.</translation>
    </message>
    <message>
        <source>Its memory, bandwidth and power are taken from the catalogue.</source>
        <translation>Ihr Speicher, ihre Bandbreite und ihre Leistung stammen aus dem Katalog.</translation>
    </message>
    <message>
        <source>A replica is best kept within one node: the link between nodes is far slower.</source>
        <translation>Ein Replikat bleibt am besten innerhalb eines Knotens: Die Verbindung zwischen Knoten ist weit langsamer.</translation>
    </message>
    <message>
        <source>What the GPUs of a node talk over; it sets the price of tensor parallelism.</source>
        <translation>Worüber die GPUs eines Knotens kommunizieren; davon hängt ab, was Tensor-Parallelität kostet.</translation>
    </message>
    <message>
        <source>The layers are split among so many groups of GPUs, one after another.</source>
        <translation>Die Schichten werden auf so viele hintereinanderliegende Gruppen von GPUs verteilt.</translation>
    </message>
    <message>
        <source>The program that serves the model; its overheads are taken from the catalogue.</source>
        <translation>Das Programm, das das Modell bereitstellt; sein Overhead stammt aus dem Katalog.</translation>
    </message>
    <message>
        <source>Figures of two versions are not of one kind: state the one that is run.</source>
        <translation>Werte zweier Versionen sind nicht vergleichbar: die Version angeben, die läuft.</translation>
    </message>
    <message>
        <source>Where the machines stand: it sets the grid, and what the law is.</source>
        <translation>Wo die Maschinen stehen: Davon hängen das Stromnetz und das geltende Recht ab.</translation>
    </message>
    <message>
        <source>Energy of the whole facility over that of its computers, as a mean of the year.</source>
        <translation>Energie des ganzen Rechenzentrums im Verhältnis zu der seiner Rechner, als Jahresmittel.</translation>
    </message>
    <message>
        <source>Of the whole fleet under load, measured where “Measured at” says.</source>
        <translation>Der ganzen Flotte unter Last, gemessen dort, wo „Gemessen an“ es angibt.</translation>
    </message>
    <message>
        <source>What a place and an operator must hold to be considered at all.</source>
        <translation>Was ein Standort und ein Betreiber erfüllen müssen, um überhaupt in Betracht zu kommen.</translation>
    </message>
    <message>
        <source>The boards alone, the nodes with fans and losses, or the meter of the building.</source>
        <translation>Nur die Karten, die Knoten mit Lüftern und Verlusten oder der Zähler des Gebäudes.</translation>
    </message>
    <message>
        <source>What cooling uses up for each kilowatt-hour at the meter.</source>
        <translation>Was die Kühlung je Kilowattstunde am Zähler verbraucht.</translation>
    </message>
    <message>
        <source>Over which the carbon of making the hardware is spread.</source>
        <translation>Worüber das CO₂ der Hardware-Herstellung verteilt wird.</translation>
    </message>
    <message>
        <source>Over PCIe only when the model does not fit otherwise. Below 10 concurrent requests one big replica; from 20 on, or where one may fail, several smaller ones.</source>
        <translation>Über PCIe nur, wenn das Modell sonst nicht passt. Unter 10 gleichzeitigen Anfragen ein großes Replikat; ab 20, oder wo eines ausfallen darf, mehrere kleinere.</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Experten-Parallelität</translation>
    </message>
    <message>
        <source>The experts of a mixture are spread whole over so many ranks; tokens travel to them.</source>
        <translation>Die Experten eines Mixture-of-Experts-Modells werden als Ganze auf so viele Ranks verteilt; die Tokens wandern zu ihnen.</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Daten-Parallelität</translation>
    </message>
    <message>
        <source>Attention data parallelism: so many ranks each hold the requests of their own, and share the experts. A replica takes so many times the GPUs.</source>
        <translation>Attention-Daten-Parallelität: So viele Ranks halten je ihre eigenen Anfragen und teilen sich die Experten. Ein Replikat braucht entsprechend ein Vielfaches an GPUs.</translation>
    </message>
    <message>
        <source>GPUs in all</source>
        <translation>GPUs insgesamt</translation>
    </message>
    <message>
        <source>Of the whole fleet, where it is given and not to be sized.</source>
        <translation>Der ganzen Flotte, wenn sie vorgegeben und nicht auszulegen ist.</translation>
    </message>
    <message>
        <source>Memory of a GPU</source>
        <translation>Speicher einer GPU</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>In place of the catalogue&apos;s usable memory.</source>
        <translation>Anstelle des nutzbaren Speichers laut Katalog.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Aktivierungen</translation>
    </message>
    <message>
        <source>Of each GPU, in place of the engine&apos;s table.</source>
        <translation>Je GPU, anstelle der Tabelle der Engine.</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Overhead</translation>
    </message>
    <message>
        <source>Context, communication buffers and CUDA graphs of each GPU, in place of the engine&apos;s table.</source>
        <translation>Kontext, Kommunikationspuffer und CUDA-Graphen je GPU, anstelle der Tabelle der Engine.</translation>
    </message>
    <message>
        <source>Chunked prefill</source>
        <translation>Chunked Prefill</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>Long prompts are computed in pieces between the tokens of the others, which wait less.</source>
        <translation>Lange Prompts werden stückweise zwischen den Tokens der anderen berechnet, die so weniger warten.</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>Draft-Modell</translation>
    </message>
    <message>
        <source>A small model of the same family and vocabulary that guesses ahead.</source>
        <translation>Ein kleines Modell derselben Familie und mit demselben Vokabular, das vorausrät.</translation>
    </message>
    <message>
        <source>Tokens guessed before each step of the large model: 3 to 5 are usual.</source>
        <translation>Vor jedem Schritt des großen Modells geratene Tokens: üblich sind 3 bis 5.</translation>
    </message>
    <message>
        <source>The share of guesses that the large model keeps, 0.5 to 0.8. Without it speculation is not counted; its gain shrinks at high batch.</source>
        <translation>Der Anteil der geratenen Tokens, den das große Modell übernimmt, 0,5 bis 0,8. Ohne ihn zählt die Spekulation nicht; ihr Gewinn schrumpft bei großem Batch.</translation>
    </message>
    <message>
        <source>Given goodput</source>
        <translation>Goodput, vorgegeben</translation>
    </message>
    <message>
        <source>Given requests</source>
        <translation>Anfragen, vorgegeben</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Vorgabe aus</translation>
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
        <source>Whether it was designed, benchmarked, or seen in production: figures that stand on it carry the mark.</source>
        <translation>Ob die Vorgabe aus der Auslegung, einem Benchmark oder der Produktion stammt: Werte, die darauf beruhen, tragen das Kennzeichen.</translation>
    </message>
    <message>
        <source>Chat 256, RAG 64, coding 128, summarisation 32, batch 16 are starting points. vLLM takes 1,024 on GPUs of 70 GB and more, 256 on smaller ones and on the A100.</source>
        <translation>Startwerte: Chat 256, RAG 64, Coding 128, Zusammenfassung 32, Batch 16. vLLM nimmt 1.024 auf GPUs ab 70 GB, 256 auf kleineren und auf der A100.</translation>
    </message>
    <message>
        <source>max-num-batched-tokens: chat 16,384, RAG and coding 32,768, others 65,536. Leave the default (8,192; on small GPUs 2,048) below 50 % KV use with an empty queue.</source>
        <translation>max-num-batched-tokens: Chat 16.384, RAG und Coding 32.768, sonst 65.536. Die Voreinstellung (8.192; auf kleinen GPUs 2.048) belassen, solange die KV-Auslastung unter 50 % liegt und die Warteschlange leer ist.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <source>Active of them</source>
        <translation>Davon aktiv</translation>
    </message>
    <message>
        <source>For a model that the catalogue does not know, or to overrule it. In a mixture of experts only the active ones are read for a token.</source>
        <translation>Für ein Modell, das der Katalog nicht kennt, oder um seine Angabe zu übersteuern. Bei einem Mixture-of-Experts-Modell werden je Token nur die aktiven gelesen.</translation>
    </message>
    <message>
        <source>Grid method</source>
        <translation>Methode (Netz)</translation>
    </message>
    <message>
        <source>lifecycle</source>
        <translation>Lebenszyklus</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>direkt</translation>
    </message>
    <message>
        <source>Lifecycle counts building the plants, direct only what leaves their chimneys: the two are not compared.</source>
        <translation>Der Lebenszyklus zählt den Bau der Kraftwerke mit, „direkt“ nur, was aus ihren Schornsteinen kommt: Beide werden nicht miteinander verglichen.</translation>
    </message>
    <message>
        <source>Grid year</source>
        <translation>Jahr (Netz)</translation>
    </message>
    <message>
        <source>Of which year the figure of the grid is.</source>
        <translation>Aus welchem Jahr der Wert des Stromnetzes stammt.</translation>
    </message>
    <message>
        <source>A mean hides the long ones: p95 and p99 decide memory and waiting time.</source>
        <translation>Ein Mittelwert verbirgt die langen: p95 und p99 bestimmen Speicher und Wartezeit.</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Ankünfte</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>closed loop</source>
        <translation>Closed Loop</translation>
    </message>
    <message>
        <source>in bursts</source>
        <translation>in Bursts</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>aufgezeichnet</translation>
    </message>
    <message>
        <source>At random (Poisson) and in bursts, requests come whether or not the last one is answered; in a closed loop each client waits for its answer.</source>
        <translation>Zufällig (Poisson) und in Bursts treffen Anfragen ein, ob die letzte beantwortet ist oder nicht; im Closed Loop wartet jeder Client auf seine Antwort.</translation>
    </message>
    <message>
        <source>Burstiness</source>
        <translation>Burstiness</translation>
    </message>
    <message>
        <source>The coefficient of variation of the gaps between requests: 1 is random, 2 is bursty.</source>
        <translation>Der Variationskoeffizient der Abstände zwischen Anfragen: 1 ist zufällig, 2 ist stoßweise.</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>The file of recorded requests, beside the project.</source>
        <translation>Die Datei der aufgezeichneten Anfragen, neben dem Projekt.</translation>
    </message>
    <message>
        <source>Prompt p95</source>
        <translation>Prompt p95</translation>
    </message>
    <message>
        <source>Prompt p99</source>
        <translation>Prompt p99</translation>
    </message>
    <message>
        <source>Output p95</source>
        <translation>Ausgabe p95</translation>
    </message>
    <message>
        <source>Output p99</source>
        <translation>Ausgabe p99</translation>
    </message>
    <message>
        <source>Shared prefix</source>
        <translation>Gemeinsames Präfix</translation>
    </message>
    <message>
        <source>The tokens with which prompts begin alike: system prompt, tools, examples. The hits count only for them.</source>
        <translation>Die Tokens, mit denen alle Prompts gleich beginnen: Systemprompt, Tools, Beispiele. Cache-Treffer zählen nur für sie.</translation>
    </message>
    <message>
        <source>Live context</source>
        <translation>Aktiver Kontext</translation>
    </message>
    <message>
        <source>What a running request holds on average. Left open it follows from the lengths, long answers counting more.</source>
        <translation>Was eine laufende Anfrage im Mittel hält. Bleibt das Feld offen, folgt es aus den Längen, wobei lange Antworten stärker zählen.</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Sampling</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>greedy</translation>
    </message>
    <message>
        <source>Drawing from the likeliest tokens costs a little time at each of them.</source>
        <translation>Das Ziehen aus den wahrscheinlichsten Tokens kostet bei jedem Token ein wenig Zeit.</translation>
    </message>
    <message>
        <source>Hours a day</source>
        <translation>Stunden pro Tag</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>In which there is any demand; the machines are paid for all the same.</source>
        <translation>In denen es überhaupt Bedarf gibt; bezahlt werden die Maschinen trotzdem.</translation>
    </message>
    <message>
        <source>Shape of the day</source>
        <translation>Tagesgang</translation>
    </message>
    <message>
        <source>24 numbers, one for each hour from midnight, in any unit: they are taken relative to the busiest hour. A column of a spreadsheet can be pasted.</source>
        <translation>24 Zahlen, eine für jede Stunde ab Mitternacht, in beliebiger Einheit: Sie gelten relativ zur stärksten Stunde. Eine Spalte aus einer Tabellenkalkulation lässt sich einfügen.</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redundanz</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>N+1 buys one replica more, so that one may fail or be upgraded.</source>
        <translation>N+1 kauft ein Replikat mehr, damit eines ausfallen oder aktualisiert werden kann.</translation>
    </message>
    <message>
        <source>Draft tokens</source>
        <translation>Draft-Tokens</translation>
    </message>
    <message>
        <source>Acceptance rate</source>
        <translation>Annahmerate</translation>
    </message>
    <message>
        <source>Given total</source>
        <translation>Vorgegebene Summe</translation>
    </message>
    <message>
        <source>Prompt and answer tokens together: throughput of the fleet that is stated instead of computed or measured.</source>
        <translation>Prompt- und Antwort-Tokens zusammen: Durchsatz der Flotte, der angegeben statt berechnet oder gemessen ist.</translation>
    </message>
    <message>
        <source>Share of rated power</source>
        <translation>Anteil der Nennleistung</translation>
    </message>
    <message>
        <source>Embodied CO₂ per GPU</source>
        <translation>Graue Emissionen je GPU</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Restwert</translation>
    </message>
    <message>
        <source>Electricity price growth</source>
        <translation>Strompreisanstieg</translation>
    </message>
    <message>
        <source>Price type</source>
        <translation>Preisart</translation>
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
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>the fields of a group that are folded away</extracomment>
        <translation>
            <numerusform>%n weiteres</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n weiteres Feld</numerusform>
            <numerusform>%n weitere Felder</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n value(s)</source>
        <translation>
            <numerusform>%n Wert einfügen</numerusform>
            <numerusform>%n Werte einfügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>Nichts eingefügt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) pasted.</source>
        <translation>
            <numerusform>%n Wert eingefügt.</numerusform>
            <numerusform>%n Werte eingefügt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) pasted; no field takes %1.</source>
        <translation>
            <numerusform>%n Wert eingefügt; kein Feld nimmt %1 an.</numerusform>
            <numerusform>%n Werte eingefügt; kein Feld nimmt %1 an.</numerusform>
        </translation>
    </message>
    <message>
        <source>○ the default holds   ● with its source
Clear a field, or use its menu, to take back what it says.</source>
        <translation>○ die Voreinstellung gilt   ● mit Quelle
Ein Feld leeren oder sein Menü verwenden, um seine Angabe zurückzunehmen.</translation>
    </message>
    <message numerus="yes">
        <source>Hide %n field(s)</source>
        <extracomment>folds away the fields of a group that &quot;more&quot; has unfolded</extracomment>
        <translation>
            <numerusform>%n Feld ausblenden</numerusform>
            <numerusform>%n Felder ausblenden</numerusform>
        </translation>
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
        <translation>Das Projekt gibt eine Spanne an: %1</translation>
    </message>
    <message>
        <source>The project is silent; this is the default.</source>
        <translation>Das Projekt sagt dazu nichts; dies ist der Vorgabewert.</translation>
    </message>
    <message>
        <source>The project is silent on this.</source>
        <translation>Das Projekt sagt dazu nichts.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 in %2</translation>
    </message>
    <message>
        <source>Numbers are needed here, with spaces or semicolons between them.</source>
        <translation>Hier werden Zahlen benötigt, getrennt durch Leerzeichen oder Semikolons.</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>Zurück zur Voreinstellung</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Offenlassen</translation>
    </message>
    <message>
        <source>State a range…</source>
        <translation>Spanne angeben…</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <extracomment>a step to undo: %1 is the name of a field</extracomment>
        <translation>%1 leeren</translation>
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
    <message>
        <source>On the front in %1 of the draws of the uncertain inputs</source>
        <translation>In %1 der Ziehungen der unsicheren Eingaben auf der Front</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
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
    <message>
        <source>Pic&amp;ture</source>
        <translation>B&amp;ild</translation>
    </message>
    <message>
        <source>scatter</source>
        <translation>Streudiagramm</translation>
    </message>
    <message>
        <source>all axes</source>
        <translation>alle Achsen</translation>
    </message>
    <message>
        <source>Weigh the axes…</source>
        <translation>Achsen gewichten …</translation>
    </message>
    <message>
        <source>Bring the candidates to one footing…</source>
        <translation>Die Kandidaten auf gemeinsame Grundlage bringen…</translation>
    </message>
    <message>
        <source>Type in candidates…</source>
        <translation>Kandidaten eintippen…</translation>
    </message>
    <message>
        <source>Pin this scenario as a candidate</source>
        <translation>Dieses Szenario als Kandidaten festhalten</translation>
    </message>
    <message>
        <source>no candidate is chosen</source>
        <translation>kein Kandidat ist ausgewählt</translation>
    </message>
    <message>
        <source>it takes two candidates</source>
        <translation>dazu braucht es zwei Kandidaten</translation>
    </message>
    <message>
        <source>the candidates cannot be brought to one footing yet</source>
        <translation>die Kandidaten lassen sich noch nicht auf eine Grundlage bringen</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityPage</name>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Looking at what moves the result.</source>
        <translation>Was das Ergebnis bewegt, wird ermittelt.</translation>
    </message>
    <message>
        <source>What moves the cost, where the answer flips, and how sure the choice is: state a throughput and a tariff, or a power.</source>
        <translation>Was die Kosten bewegt, wo die Antwort kippt und wie sicher die Wahl ist: einen Durchsatz und einen Tarif oder eine Leistung angeben.</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Wert</translation>
    </message>
    <message>
        <source>%1: 1 % more of it moves the figure by %2 %. %3</source>
        <translation>%1: 1 % mehr davon bewegt den Wert um %2 %. %3</translation>
    </message>
    <message>
        <source>State a tariff</source>
        <translation>Einen Tarif angeben</translation>
    </message>
    <message>
        <source>State a power</source>
        <translation>Eine Leistung angeben</translation>
    </message>
    <message>
        <source>Each input is moved within its range, one at a time; the picture follows.</source>
        <translation>Jede Eingabe wird einzeln in ihrem Bereich bewegt; das Bild folgt.</translation>
    </message>
    <message>
        <source>State a range of an input…</source>
        <translation>Spanne einer Eingabe angeben…</translation>
    </message>
    <message>
        <source>State a range…</source>
        <translation>Spanne angeben…</translation>
    </message>
    <message>
        <source>Says how uncertain an input is: the draws take their values from it.</source>
        <translation>Sagt, wie unsicher eine Eingabe ist: die Ziehungen nehmen ihre Werte daraus.</translation>
    </message>
</context>
<context>
    <name>ui::ServicesModel</name>
    <message>
        <source>together</source>
        <translation>zusammen</translation>
    </message>
    <message>
        <source>Service
</source>
        <translation>Dienst
</translation>
    </message>
    <message>
        <source>Replicas
</source>
        <translation>Replikate
</translation>
    </message>
    <message>
        <source>GPUs
</source>
        <translation>GPUs
</translation>
    </message>
    <message>
        <source>Used
at the demand</source>
        <translation>Ausgelastet
beim Bedarf</translation>
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
    <message>
        <source>These results were imported already.</source>
        <translation>Diese Ergebnisse sind bereits importiert.</translation>
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
        <source>Not imported, because nobody has said what the columns hold: %1. Import the file again to say it.</source>
        <translation>Nicht importiert, weil niemand angegeben hat, was die Spalten enthalten: %1. Die Datei erneut importieren, um es anzugeben.</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>%1 importieren</translation>
    </message>
    <message>
        <source>Imported; there are no runs in it.</source>
        <translation>Importiert; es sind keine Läufe darin.</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln run(s)</source>
        <translation>
            <numerusform>%Ln Lauf importieren</numerusform>
            <numerusform>%Ln Läufe importieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) imported.</source>
        <translation>
            <numerusform>%Ln Lauf importiert.</numerusform>
            <numerusform>%Ln Läufe importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) imported; %1 files were not recognised, with the reason on the Benchmarks page.</source>
        <translation>
            <numerusform>%Ln Lauf importiert; %1 Dateien wurden nicht erkannt, der Grund steht auf der Seite Benchmarks.</numerusform>
            <numerusform>%Ln Läufe importiert; %1 Dateien wurden nicht erkannt, der Grund steht auf der Seite Benchmarks.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Choose another place with Save as.</source>
        <translation>%1 Wählen Sie mit „Speichern unter“ einen anderen Ort.</translation>
    </message>
    <message>
        <source>%1: %2. Nothing was changed there.</source>
        <extracomment>%1 is a file, %2 says what went wrong: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>%1: %2. Dort wurde nichts geändert.</translation>
    </message>
    <message>
        <source>Your own catalogue entries were not saved: %1</source>
        <translation>Ihre eigenen Katalogeinträge wurden nicht gespeichert: %1</translation>
    </message>
    <message>
        <source>The safety copy %1.</source>
        <extracomment>%1 says what is the matter: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>Die Sicherungskopie %1.</translation>
    </message>
    <message>
        <source>The edits made while %1 was being read stay as a copy under File, Kept copies.</source>
        <extracomment>%1 is a file; &quot;Kept copies&quot; is a menu</extracomment>
        <translation>Die Änderungen, die während des Lesens von %1 gemacht wurden, bleiben als Kopie unter Datei, Aufbewahrte Kopien.</translation>
    </message>
    <message>
        <source>%1 was not opened, for the edits made meanwhile could not be kept. The safety copy %2.</source>
        <extracomment>%1 is a file, %2 says what is the matter: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>%1 wurde nicht geöffnet, denn die inzwischen gemachten Änderungen ließen sich nicht sichern. Die Sicherungskopie %2.</translation>
    </message>
    <message>
        <source>Reload the results</source>
        <translation>Ergebnisse neu laden</translation>
    </message>
    <message numerus="yes">
        <source>The results were read anew: %Ln run(s).</source>
        <translation>
            <numerusform>Die Ergebnisse wurden neu gelesen: %Ln Lauf.</numerusform>
            <numerusform>Die Ergebnisse wurden neu gelesen: %Ln Läufe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SizingPage</name>
    <message>
        <source>SLO %1 %2 ms</source>
        <translation>SLO %1 %2 ms</translation>
    </message>
    <message>
        <source>%1 %2 ms of %3 ms</source>
        <translation>%1 %2 ms von %3 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s)</source>
        <translation>
            <numerusform>%n Replikat</numerusform>
            <numerusform>%n Replikate</numerusform>
        </translation>
    </message>
    <message>
        <source>TPOT %1 ms</source>
        <translation>TPOT %1 ms</translation>
    </message>
    <message>
        <source>A model, a GPU and the lengths of prompts and answers in the scenario show here how many replicas the demand takes, and why.</source>
        <translation>Ein Modell, eine GPU und die Längen von Prompts und Antworten im Szenario zeigen hier, wie viele Replikate der Bedarf erfordert und warum.</translation>
    </message>
    <message>
        <source>One GPU</source>
        <translation>Eine GPU</translation>
    </message>
    <message>
        <source>A token, ms</source>
        <translation>Je Token, ms</translation>
    </message>
    <message>
        <source>TPOT, mean</source>
        <translation>TPOT, Mittelwert</translation>
    </message>
    <message>
        <source>The first token, ms</source>
        <translation>Erstes Token, ms</translation>
    </message>
    <message>
        <source>TTFT, mean</source>
        <translation>TTFT, Mittelwert</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>wie es ist</translation>
    </message>
    <message>
        <source>The ladder of levers</source>
        <translation>Die Leiter der Hebel</translation>
    </message>
    <message>
        <source>GPUs for the demand, head-room dashed</source>
        <translation>GPUs für den Bedarf, Puffer gestrichelt</translation>
    </message>
    <message>
        <source>requests per second and GPU inside the SLO</source>
        <translation>Anfragen pro Sekunde und GPU innerhalb des SLO</translation>
    </message>
    <message>
        <source>Nothing to size yet: say in the scenario which model runs on which GPU, and how long prompts and answers are.</source>
        <translation>Noch nichts zu dimensionieren: im Szenario angeben, welches Modell auf welcher GPU läuft und wie lang Prompts und Antworten sind.</translation>
    </message>
    <message>
        <source>all else</source>
        <translation>alles übrige</translation>
    </message>
    <message>
        <source>Levers in numbers</source>
        <translation>Hebel in Zahlen</translation>
    </message>
    <message>
        <source>The lengths of prompts and answers are stated. Say in the scenario which model runs on which GPU, and its size follows.</source>
        <translation>Die Längen von Prompts und Antworten sind angegeben. Im Szenario angeben, welches Modell auf welcher GPU läuft: die Dimensionierung folgt daraus.</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>Modell wählen…</translation>
    </message>
    <message>
        <source>Choose a GPU…</source>
        <translation>GPU wählen…</translation>
    </message>
</context>
<context>
    <name>ui::SizingPanel</name>
    <message>
        <source>What stands behind the sizing</source>
        <translation>Was hinter der Auslegung steht</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Rechenblatt</translation>
    </message>
    <message>
        <source>Step by step, with the numbers in the formulas</source>
        <translation>Schritt für Schritt, mit den Zahlen in den Formeln</translation>
    </message>
    <message>
        <source>Levers in numbers</source>
        <translation>Hebel in Zahlen</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>Hebel</translation>
    </message>
    <message>
        <source>Each lever alone and with those before it</source>
        <translation>Jeder Hebel allein und zusammen mit den vorigen</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Replicas over the hours of a day</source>
        <translation>Replikate über die Stunden eines Tages</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Quelle</translation>
    </message>
    <message>
        <source>Tables of the articles beside the engine&apos;s figures</source>
        <translation>Tabellen der Artikel neben den Werten der Engine</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Dienste</translation>
    </message>
    <message>
        <source>Several services on one cluster</source>
        <translation>Mehrere Dienste auf einem Cluster</translation>
    </message>
    <message>
        <source>Take the day of an office</source>
        <translation>Tagesgang eines Büros übernehmen</translation>
    </message>
    <message>
        <source>Shares of the busiest hour, assumed: replace them in the project by your own (scenario.workload.load_shape).</source>
        <translation>Anteile der stärksten Stunde, angenommen: im Projekt durch eigene ersetzen (scenario.workload.load_shape).</translation>
    </message>
    <message>
        <source>Table of the source</source>
        <translation>Tabelle der Quelle</translation>
    </message>
    <message>
        <source>Concurrency of a replica, by context and precision</source>
        <translation>Parallelität eines Replikats nach Kontext und Präzision</translation>
    </message>
    <message>
        <source>Requests a second of a node of four H100</source>
        <translation>Anfragen pro Sekunde eines Knotens mit vier H100</translation>
    </message>
    <message>
        <source>Source and engine</source>
        <translation>Quelle und Engine</translation>
    </message>
    <message>
        <source>How many replicas a day takes follows from a demand and what one replica serves.</source>
        <translation>Wie viele Replikate ein Tag braucht, folgt aus einem Bedarf und dem, was ein Replikat bedient.</translation>
    </message>
    <message>
        <source>The project states no shape of the day: the demand counts as if every hour were the busiest.</source>
        <translation>Das Projekt gibt keinen Tagesgang an: Der Bedarf zählt, als wäre jede Stunde die stärkste.</translation>
    </message>
    <message>
        <source>Twenty-two configurations are being simulated …</source>
        <translation>Zweiundzwanzig Konfigurationen werden simuliert …</translation>
    </message>
    <message>
        <source>Services that share the cluster stand in the project under &quot;services&quot;, each with a name and what differs from the scenario (override). They are sized one by one and added up here.</source>
        <translation>Dienste, die sich den Cluster teilen, stehen im Projekt unter „services“, jeder mit einem Namen und dem, was vom Szenario abweicht (override). Sie werden einzeln ausgelegt und hier summiert.</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>What the project does not state, and what was taken for it</source>
        <translation>Was das Projekt nicht angibt und was dafür angenommen wurde</translation>
    </message>
    <message>
        <source>Nothing had to be assumed.</source>
        <translation>Nichts musste angenommen werden.</translation>
    </message>
    <message>
        <source>Assumed (%1)</source>
        <translation>Angenommen (%1)</translation>
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
    <name>ui::Slides</name>
    <message>
        <source>The question</source>
        <translation>Die Frage</translation>
    </message>
    <message>
        <source>What serves these requests inside the SLO, and at what price?</source>
        <translation>Was bedient diese Anfragen innerhalb des SLO, und zu welchem Preis?</translation>
    </message>
    <message>
        <source>The headline</source>
        <translation>Die Kernaussage</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Annahmen</translation>
    </message>
    <message>
        <source>%1 less than %2</source>
        <translation>%1 weniger als %2</translation>
    </message>
    <message>
        <source>What if %1 delivers less?</source>
        <translation>Was, wenn %1 weniger liefert?</translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <translation>%1 tok/s</translation>
    </message>
    <message>
        <source>%1: level with %2</source>
        <translation>%1: gleichauf mit %2</translation>
    </message>
    <message>
        <source>The frontier</source>
        <translation>Die Front</translation>
    </message>
    <message>
        <source>€ per million tokens</source>
        <translation>€ je Million Tokens</translation>
    </message>
    <message>
        <source>Who dominates whom</source>
        <translation>Wer wen dominiert</translation>
    </message>
    <message>
        <source>Nobody beats anybody on every axis.</source>
        <translation>Niemand schlägt einen anderen auf jeder Achse.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) lose on every axis that is known.</source>
        <translation>
            <numerusform>%n Kandidat unterliegt auf jeder bekannten Achse.</numerusform>
            <numerusform>%n Kandidaten unterliegen auf jeder bekannten Achse.</numerusform>
        </translation>
    </message>
    <message>
        <source>What would change our mind</source>
        <translation>Was die Entscheidung ändern würde</translation>
    </message>
    <message>
        <source>the nearest tie</source>
        <translation>der nächste Gleichstand</translation>
    </message>
    <message>
        <source>%1 requests a second</source>
        <translation>%1 Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>%1 at a time</source>
        <translation>%1 gleichzeitig</translation>
    </message>
    <message>
        <source>What if more ask at once?</source>
        <translation>Was, wenn mehr zugleich anfragen?</translation>
    </message>
    <message>
        <source>%1: the SLO holds</source>
        <translation>%1: Das SLO hält</translation>
    </message>
    <message>
        <source>The knee</source>
        <translation>Das Knie</translation>
    </message>
    <message>
        <source>useful tokens a second</source>
        <translation>nützliche Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>tokens a second</source>
        <translation>Tokens pro Sekunde</translation>
    </message>
    <message>
        <source>Energy and carbon by country</source>
        <translation>Energie und CO₂ nach Ländern</translation>
    </message>
    <message>
        <source>A million tokens emit %1 g in %2 and %3 g in %4.</source>
        <translation>Eine Million Tokens verursacht %1 g in %2 und %3 g in %4.</translation>
    </message>
    <message>
        <source>J a token</source>
        <translation>J je Token</translation>
    </message>
    <message>
        <source>at the meter</source>
        <translation>am Zähler</translation>
    </message>
    <message>
        <source>at the nodes</source>
        <translation>an den Knoten</translation>
    </message>
    <message>
        <source>at the boards</source>
        <translation>an den Karten</translation>
    </message>
    <message>
        <source>Money over time</source>
        <translation>Kosten im Zeitverlauf</translation>
    </message>
    <message numerus="yes">
        <source>The first year takes %1 thousand €, %n year(s) take %2 thousand €.</source>
        <translation>
            <numerusform>Das erste Jahr kostet %1&#xa0;Tsd.&#xa0;€, %n Jahr kostet %2&#xa0;Tsd.&#xa0;€.</numerusform>
            <numerusform>Das erste Jahr kostet %1&#xa0;Tsd.&#xa0;€, %n Jahre kosten %2&#xa0;Tsd.&#xa0;€.</numerusform>
        </translation>
    </message>
    <message>
        <source>over the whole life</source>
        <translation>über die gesamte Nutzungsdauer</translation>
    </message>
    <message>
        <source>From which use on it pays</source>
        <translation>Ab welcher Nutzung es sich lohnt</translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation>Millionen Tokens am Tag</translation>
    </message>
    <message>
        <source>the first threshold</source>
        <translation>die erste Schwelle</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation>Was es bewegt</translation>
    </message>
    <message>
        <source>within its stated range</source>
        <translation>innerhalb der angegebenen Spanne</translation>
    </message>
    <message>
        <source>from 20 % less to 20 % more of it</source>
        <translation>von 20 % weniger bis 20 % mehr davon</translation>
    </message>
    <message>
        <source>Carbon of a million tokens by country</source>
        <translation>CO₂ von einer Million Tokens nach Land</translation>
    </message>
    <message>
        <source>g CO₂e/1M tok</source>
        <translation>g CO₂e/1M tok</translation>
    </message>
    <message>
        <source>%1 emits the least, %2 the most.</source>
        <translation>%1 stößt am wenigsten aus, %2 am meisten.</translation>
    </message>
    <message>
        <source>Paid up to each year</source>
        <translation>Bezahlt bis zum jeweiligen Jahr</translation>
    </message>
    <message>
        <source>year %1</source>
        <translation>Jahr %1</translation>
    </message>
    <message>
        <source>Cost of a day against use</source>
        <translation>Kosten eines Tages nach Nutzung</translation>
    </message>
    <message>
        <source>€ a day</source>
        <translation>€ pro Tag</translation>
    </message>
    <message>
        <source>Where the lines cross, another way of paying becomes the cheaper one.</source>
        <translation>Wo sich die Linien kreuzen, wird eine andere Zahlungsweise zur günstigeren.</translation>
    </message>
    <message>
        <source>candidate %1</source>
        <translation>Kandidat %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>how far ahead</source>
        <translation>Vorsprung</translation>
    </message>
    <message numerus="yes">
        <source>The first year takes %1 million €, %n year(s) take %2 million €.</source>
        <translation>
            <numerusform>Das erste Jahr kostet %1&#xa0;Mio.&#xa0;€, %n Jahr kostet %2&#xa0;Mio.&#xa0;€.</numerusform>
            <numerusform>Das erste Jahr kostet %1&#xa0;Mio.&#xa0;€, %n Jahre kosten %2&#xa0;Mio.&#xa0;€.</numerusform>
        </translation>
    </message>
    <message>
        <source>change until it is level</source>
        <translation>Änderung bis zum Gleichstand</translation>
    </message>
    <message>
        <source>with a stated source</source>
        <translation>mit Quellenangabe</translation>
    </message>
    <message numerus="yes">
        <source>%n on the front</source>
        <translation>
            <numerusform>%n auf der Front</numerusform>
            <numerusform>%n auf der Front</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not decided</source>
        <translation>
            <numerusform>%n unentschieden</numerusform>
            <numerusform>%n unentschieden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dominated</source>
        <translation>
            <numerusform>%n dominiert</numerusform>
            <numerusform>%n dominiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fail(s) a gate</source>
        <translation>
            <numerusform>%n scheitert an einem Kriterium</numerusform>
            <numerusform>%n scheitern an einem Kriterium</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the cheapest of %n candidate(s)</source>
        <translation>
            <numerusform>der günstigste von %n Kandidaten</numerusform>
            <numerusform>die günstigsten von %n Kandidaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dominated candidate(s) not drawn</source>
        <translation>
            <numerusform>%n weiterer dominierter Kandidat nicht gezeichnet</numerusform>
            <numerusform>%n weitere dominierte Kandidaten nicht gezeichnet</numerusform>
        </translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>auf der Front</translation>
    </message>
    <message numerus="yes">
        <source>of %n candidate(s)</source>
        <translation>
            <numerusform>von %n Kandidat</numerusform>
            <numerusform>von %n Kandidaten</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known: %1</source>
        <translation>Nicht bekannt: %1</translation>
    </message>
    <message>
        <source>%1 of weights</source>
        <translation>%1 Gewichte</translation>
    </message>
    <message>
        <source>%1 of activations and overhead</source>
        <translation>%1 Aktivierungen und Overhead</translation>
    </message>
    <message>
        <source>%1 of KV cache</source>
        <translation>%1 KV-Cache</translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s) for the load</source>
        <translation>
            <numerusform>%n Replikat für die Last</numerusform>
            <numerusform>%n Replikate für die Last</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more as head-room and reserve</source>
        <translation>
            <numerusform>%n weitere als Puffer und Reserve</numerusform>
            <numerusform>%n weitere als Puffer und Reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n Knoten</numerusform>
            <numerusform>%n Knoten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, each %2 × %3</source>
        <translation>%1, je %2 × %3</translation>
    </message>
    <message numerus="yes">
        <source>of %n input(s)</source>
        <translation>
            <numerusform>von %n Eingabe</numerusform>
            <numerusform>von %n Eingaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with its source</source>
        <translation>
            <numerusform>%n mit Quelle</numerusform>
            <numerusform>%n mit Quelle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stated without one</source>
        <translation>
            <numerusform>%n ohne Quelle angegeben</numerusform>
            <numerusform>%n ohne Quelle angegeben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assumed</source>
        <translation>
            <numerusform>%n angenommen</numerusform>
            <numerusform>%n angenommen</numerusform>
        </translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Angenommen: %1</translation>
    </message>
    <message numerus="yes">
        <source>candidate(s)</source>
        <translation>
            <numerusform>Kandidat</numerusform>
            <numerusform>Kandidaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>measured run(s)</source>
        <translation>
            <numerusform>gemessener Lauf</numerusform>
            <numerusform>gemessene Läufe</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (p%2)</source>
        <translation>%1 (p%2)</translation>
    </message>
    <message>
        <source>%1 (mean)</source>
        <translation>%1 (Mittel)</translation>
    </message>
    <message>
        <source>%1 tokens in: the first one out within %2</source>
        <translation>%1 Tokens hinein: das erste heraus binnen %2</translation>
    </message>
    <message>
        <source>the first token out within %1</source>
        <translation>das erste Token heraus binnen %1</translation>
    </message>
    <message>
        <source>a token each %1</source>
        <translation>ein Token alle %1</translation>
    </message>
    <message>
        <source>%1 tokens out: one each %2</source>
        <translation>%1 Tokens heraus: eines alle %2</translation>
    </message>
    <message>
        <source>%1 tokens out, at a pace that nothing limits</source>
        <translation>%1 Tokens heraus, in einem Takt, den nichts begrenzt</translation>
    </message>
    <message>
        <source>p95: %1 tokens, %2</source>
        <translation>p95: %1 Tokens, %2</translation>
    </message>
    <message>
        <source>the whole answer within %1</source>
        <translation>die ganze Antwort binnen %1</translation>
    </message>
    <message>
        <source>p95: %1</source>
        <translation>p95: %1</translation>
    </message>
    <message>
        <source>%1 tokens in</source>
        <translation>%1 Tokens hinein</translation>
    </message>
    <message>
        <source>%1 tokens out</source>
        <translation>%1 Tokens heraus</translation>
    </message>
    <message>
        <source>Drawn at the limits of the SLO.</source>
        <translation>Gezeichnet an den Grenzen des SLO.</translation>
    </message>
    <message numerus="yes">
        <source>%n stated figure(s)</source>
        <translation>
            <numerusform>%n angegebene Zahl</numerusform>
            <numerusform>%n angegebene Zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stated figure(s)</source>
        <translation>
            <numerusform>angegebene Zahl</numerusform>
            <numerusform>angegebene Zahlen</numerusform>
        </translation>
    </message>
    <message>
        <source>What does not hold</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stated figure(s) do not hold when they are computed.</source>
        <translation>
            <numerusform>%1 von %n angegebenen Zahl hält dem Nachrechnen nicht stand.</numerusform>
            <numerusform>%1 von %n angegebenen Zahlen halten dem Nachrechnen nicht stand.</numerusform>
        </translation>
    </message>
    <message>
        <source>do not hold</source>
        <translation>stimmen nicht</translation>
    </message>
    <message numerus="yes">
        <source>of %n stated figure(s)</source>
        <translation>
            <numerusform>von %n angegebenen Zahl</numerusform>
            <numerusform>von %n angegebenen Zahlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s)</source>
        <translation>
            <numerusform>%n stimmt</numerusform>
            <numerusform>%n stimmen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) not</source>
        <translation>
            <numerusform>%n nicht</numerusform>
            <numerusform>%n nicht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be computed</source>
        <translation>
            <numerusform>%n lässt sich nicht berechnen</numerusform>
            <numerusform>%n lassen sich nicht berechnen</numerusform>
        </translation>
    </message>
    <message>
        <source>A square stands for %1.</source>
        <translation>Ein Quadrat steht für %1.</translation>
    </message>
    <message>
        <source>requests at a time</source>
        <translation>Anfragen gleichzeitig</translation>
    </message>
    <message>
        <source>requests a second</source>
        <translation>Anfragen pro Sekunde</translation>
    </message>
    <message>
        <source>%1, one replica of %2</source>
        <translation>%1, ein Replikat von %2</translation>
    </message>
    <message>
        <source>g CO₂e/1M tok, %1</source>
        <translation>g CO₂e/1M tok, %1</translation>
    </message>
    <message>
        <source>cost of %1</source>
        <translation>Kosten von %1</translation>
    </message>
    <message>
        <source>%1 at the other end of its stated range</source>
        <translation>%1 am anderen Ende der angegebenen Spanne</translation>
    </message>
    <message>
        <source>%1 to %2 with 20 % less or more of it</source>
        <translation>%1 bis %2 bei 20 % weniger oder mehr davon</translation>
    </message>
    <message>
        <source>million €, paid in all</source>
        <translation>Mio. €, insgesamt bezahlt</translation>
    </message>
    <message>
        <source>thousand €, paid in all</source>
        <translation>Tsd. €, insgesamt bezahlt</translation>
    </message>
    <message numerus="yes">
        <source>%n more: head-room, reserve and one to spare</source>
        <translation>
            <numerusform>%n weiteres: Puffer, Reserve und eines zusätzlich</numerusform>
            <numerusform>%n weitere: Puffer, Reserve und eines zusätzlich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: head-room and one to spare</source>
        <translation>
            <numerusform>%n weiteres: Puffer und eines zusätzlich</numerusform>
            <numerusform>%n weitere: Puffer und eines zusätzlich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: reserve and one to spare</source>
        <translation>
            <numerusform>%n weiteres: Reserve und eines zusätzlich</numerusform>
            <numerusform>%n weitere: Reserve und eines zusätzlich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more as head-room</source>
        <translation>
            <numerusform>%n weiteres als Puffer</numerusform>
            <numerusform>%n weitere als Puffer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more as a reserve</source>
        <translation>
            <numerusform>%n weiteres als Reserve</numerusform>
            <numerusform>%n weitere als Reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to spare</source>
        <translation>
            <numerusform>%n zusätzliches Replikat</numerusform>
            <numerusform>%n zusätzliche Replikate</numerusform>
        </translation>
    </message>
    <message>
        <source>no threshold up to here</source>
        <translation>bis hierher keine Schwelle</translation>
    </message>
    <message>
        <source>%1 tokens out: the whole answer within %2</source>
        <translation>%1 Tokens heraus: die ganze Antwort binnen %2</translation>
    </message>
    <message>
        <source>%1 would no longer beat %2 if its %3 came to %4.</source>
        <translation>%1 schlägt %2 nicht mehr, sobald „%3“ den Wert %4 erreicht.</translation>
    </message>
    <message>
        <source>%1 inputs stated, %2 with a source and %3 without; assumed besides: %4.</source>
        <translation>%1 Eingaben angegeben, %2 mit und %3 ohne Quelle; außerdem angenommen: %4.</translation>
    </message>
</context>
<context>
    <name>ui::SnapshotDialog</name>
    <message>
        <source>Snapshots side by side</source>
        <translation>Schnappschüsse nebeneinander</translation>
    </message>
    <message>
        <source>Headline of each snapshot</source>
        <translation>Kopfzeile jedes Schnappschusses</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Was geändert wurde</translation>
    </message>
    <message>
        <source>Changes &amp;from</source>
        <translation>Änderungen &amp;von</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>&amp;bis</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Nachher</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n Änderung</numerusform>
            <numerusform>%n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <extracomment>on a button: %1 is the name of a snapshot</extracomment>
        <translation>Zu „%1“ zurückkehren</translation>
    </message>
    <message>
        <source>Undoes the deletion; so does Undo in the Edit menu.</source>
        <translation>Macht das Löschen rückgängig; „Rückgängig“ im Menü Bearbeiten tut dasselbe.</translation>
    </message>
    <message>
        <source>Return to a snapshot</source>
        <translation>Zu einem Schnappschuss zurückkehren</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <extracomment>on a button: %1 is the name of a snapshot</extracomment>
        <translation>„%1“ löschen</translation>
    </message>
    <message>
        <source>Delete a snapshot</source>
        <translation>Einen Schnappschuss löschen</translation>
    </message>
    <message>
        <source>Bring back “%1”</source>
        <extracomment>on a button: %1 is the name of a snapshot</extracomment>
        <translation>„%1“ zurückholen</translation>
    </message>
    <message>
        <source>Choose the snapshot at “Changes from”.</source>
        <translation>Der Schnappschuss wird bei „Änderungen von“ gewählt.</translation>
    </message>
</context>
<context>
    <name>ui::Snapshots</name>
    <message>
        <source>Delete the snapshot “%1”</source>
        <extracomment>a step to undo: %1 is the name of the snapshot</extracomment>
        <translation>Schnappschuss „%1“ löschen</translation>
    </message>
</context>
<context>
    <name>ui::SourceTableModel</name>
    <message>
        <source>%1 – %2</source>
        <extracomment>a range of figures</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Case
</source>
        <translation>Fall
</translation>
    </message>
    <message>
        <source>Weights
</source>
        <translation>Gewichte
</translation>
    </message>
    <message>
        <source>Source
</source>
        <translation>Quelle
</translation>
    </message>
    <message>
        <source>Engine
</source>
        <translation>Engine
</translation>
    </message>
    <message>
        <source>Engine
over source</source>
        <translation>Engine
zu Quelle</translation>
    </message>
</context>
<context>
    <name>ui::SovereigntyPage</name>
    <message>
        <source>Assessed is</source>
        <translation>Bewertet wird</translation>
    </message>
    <message>
        <source>Whose assessment is shown</source>
        <translation>Wessen Bewertung gezeigt wird</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Was daraus folgt</translation>
    </message>
    <message>
        <source>no legal advice</source>
        <translation>keine Rechtsberatung</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>nicht bekannt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Personenbezogene Daten</translation>
    </message>
    <message>
        <source>Whether prompts or answers hold any.</source>
        <translation>Ob Prompts oder Antworten welche enthalten.</translation>
    </message>
    <message>
        <source>Under US law</source>
        <translation>Unter US-Recht</translation>
    </message>
    <message>
        <source>Whether the operator or its owner is within reach of the CLOUD Act and FISA 702.</source>
        <translation>Ob der Betreiber oder sein Eigentümer in der Reichweite von CLOUD Act und FISA 702 liegt.</translation>
    </message>
    <message>
        <source>AI Act risk</source>
        <translation>Risiko nach KI-Verordnung</translation>
    </message>
    <message>
        <source>minimal</source>
        <translation>minimal</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>begrenzt</translation>
    </message>
    <message>
        <source>high</source>
        <translation>hoch</translation>
    </message>
    <message>
        <source>prohibited</source>
        <translation>verboten</translation>
    </message>
    <message>
        <source>Of the use, not of the model.</source>
        <translation>Der Nutzung, nicht des Modells.</translation>
    </message>
    <message>
        <source>AI Act role</source>
        <translation>Rolle nach KI-Verordnung</translation>
    </message>
    <message>
        <source>deployer</source>
        <translation>Betreiber</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Who puts the system into service provides it.</source>
        <translation>Wer das System in Betrieb nimmt, ist sein Anbieter.</translation>
    </message>
    <message>
        <source>Operator&apos;s law</source>
        <translation>Recht des Betreibers</translation>
    </message>
    <message>
        <source>The country whose law the operator is under.</source>
        <translation>Das Land, dessen Recht der Betreiber unterliegt.</translation>
    </message>
    <message>
        <source>Owner&apos;s law</source>
        <translation>Recht des Eigentümers</translation>
    </message>
    <message>
        <source>The country whose law its owner is under.</source>
        <translation>Das Land, dessen Recht sein Eigentümer unterliegt.</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Anbieter</translation>
    </message>
    <message>
        <source>Providers with price and law</source>
        <translation>Anbieter mit Preis und Recht</translation>
    </message>
    <message>
        <source>A double click or Enter takes the provider into the scenario.</source>
        <translation>Ein Doppelklick oder die Eingabetaste übernimmt den Anbieter in das Szenario.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>%1 verwenden</translation>
    </message>
    <message>
        <source>The scenario&apos;s operator is %1.</source>
        <translation>Der Betreiber des Szenarios ist %1.</translation>
    </message>
    <message>
        <source>the scenario: %1</source>
        <translation>das Szenario: %1</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>das Szenario</translation>
    </message>
    <message>
        <source>candidate %1: %2</source>
        <translation>Kandidat %1: %2</translation>
    </message>
    <message>
        <source>Candidates that state their values, and do not change the scenario, have no assessment of their own.</source>
        <translation>Kandidaten, die ihre Werte selbst angeben und das Szenario nicht ändern, haben keine eigene Bewertung.</translation>
    </message>
    <message>
        <source>The gate asks for %1; whether it is held is not known.</source>
        <translation>Das Kriterium verlangt %1; ob es erfüllt ist, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is held.</source>
        <translation>Das Kriterium verlangt %1 und ist erfüllt.</translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is not held.</source>
        <translation>Das Kriterium verlangt %1 und ist nicht erfüllt.</translation>
    </message>
    <message>
        <source>All eight objectives are assessed: SEAL-%1 by the weakest, %2 of 100 on the weighted mean.</source>
        <translation>Alle acht Ziele sind bewertet: SEAL-%1 nach dem schwächsten, %2 von 100 im gewichteten Mittel.</translation>
    </message>
    <message>
        <source>%1 of 8 objectives are assessed: at most SEAL-%2, between %3 and %4 of 100.</source>
        <translation>%1 von 8 Zielen sind bewertet: höchstens SEAL-%2, zwischen %3 und %4 von 100.</translation>
    </message>
    <message>
        <source>None of the eight objectives is assessed yet: level and score are not known.</source>
        <translation>Noch keines der acht Ziele ist bewertet: Stufe und Punktzahl sind nicht bekannt.</translation>
    </message>
    <message>
        <source>Cloud Sovereignty Framework of the European Commission, v1.2.1: the weakest objective gives the level, the weights give the score.</source>
        <translation>Cloud Sovereignty Framework der Europäischen Kommission, v1.2.1: Das schwächste Ziel ergibt die Stufe, die Gewichte ergeben die Punktzahl.</translation>
    </message>
    <message>
        <source>Providers of %1</source>
        <translation>Anbieter von %1</translation>
    </message>
    <message>
        <source>Providers, any GPU</source>
        <translation>Anbieter, jede GPU</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Chat with documents</source>
        <translation>Chat mit Dokumenten</translation>
    </message>
    <message>
        <source>Sweep, candidates and figures of one project</source>
        <translation>Messreihe, Kandidaten und Werte eines Projekts</translation>
    </message>
    <message>
        <source>Where the knee lies</source>
        <translation>Wo das Knie liegt</translation>
    </message>
    <message>
        <source>Five loads of a benchmark under an SLO</source>
        <translation>Fünf Laststufen eines Benchmarks unter einem SLO</translation>
    </message>
    <message>
        <source>Who dominates whom</source>
        <translation>Wer wen dominiert</translation>
    </message>
    <message>
        <source>Four candidates, one gate, one front</source>
        <translation>Vier Kandidaten, ein Kriterium, eine Front</translation>
    </message>
    <message>
        <source>What a million tokens cost</source>
        <translation>Was eine Million Tokens kostet</translation>
    </message>
    <message>
        <source>Price an hour, throughput, power, grid</source>
        <translation>Preis je Stunde, Durchsatz, Leistung, Stromnetz</translation>
    </message>
    <message>
        <source>One replica or two</source>
        <translation>Ein Replikat oder zwei</translation>
    </message>
    <message>
        <source>Two splits of the same GPUs against load</source>
        <translation>Zwei Aufteilungen derselben GPUs über der Last</translation>
    </message>
    <message>
        <source>How many GPUs</source>
        <translation>Wie viele GPUs</translation>
    </message>
    <message>
        <source>200 requests a second, sized by simulation</source>
        <translation>200 Anfragen je Sekunde, durch Simulation ausgelegt</translation>
    </message>
    <message>
        <source>Drop a project or the results of a benchmark anywhere on this window, or begin with one of these.</source>
        <translation>Ein Projekt oder die Ergebnisse eines Benchmarks irgendwo auf dieses Fenster ziehen oder mit einem von diesen beginnen.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Begin with a kind of load</source>
        <translation>Mit einer Art von Last beginnen</translation>
    </message>
    <message>
        <source>prompt and answer, median tokens</source>
        <translation>Prompt und Antwort, Median in Tokens</translation>
    </message>
    <message>
        <source>%1   %2 + %3</source>
        <translation>%1   %2 + %3</translation>
    </message>
    <message>
        <source>A new project with these lengths and the engine settings that suit them</source>
        <translation>Ein neues Projekt mit diesen Längen und den dazu passenden Engine-Einstellungen</translation>
    </message>
    <message>
        <source>Import results…</source>
        <translation>Ergebnisse importieren…</translation>
    </message>
    <message>
        <source>Open a project…</source>
        <translation>Projekt öffnen…</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Neues Projekt</translation>
    </message>
    <message>
        <source>None yet: what you save stands here the next time.</source>
        <translation>Noch keine: Gespeichertes steht beim nächsten Mal hier.</translation>
    </message>
    <message>
        <source>A text, audited</source>
        <translation>Ein Text, geprüft</translation>
    </message>
    <message>
        <source>What it states, and what its own inputs give</source>
        <translation>Was er angibt und was seine eigenen Eingaben ergeben</translation>
    </message>
    <message>
        <source>A 70B model in production</source>
        <translation>Ein 70B-Modell in Produktion</translation>
    </message>
    <message>
        <source>Every figure of a fleet over three years</source>
        <translation>Alle Zahlen einer Flotte über drei Jahre</translation>
    </message>
    <message>
        <source>From when owning beats buying tokens</source>
        <translation>Ab wann Besitz den Kauf von Token schlägt</translation>
    </message>
    <message>
        <source>What moves the cost of a token</source>
        <translation>Was die Kosten eines Tokens bewegt</translation>
    </message>
    <message>
        <source>A grid of engine settings</source>
        <translation>Ein Raster von Engine-Einstellungen</translation>
    </message>
    <message>
        <source>What fits into the memory of a GPU</source>
        <translation>Was in den Speicher einer GPU passt</translation>
    </message>
    <message>
        <source>Context and precision against memory</source>
        <translation>Kontext und Genauigkeit gegen Speicher</translation>
    </message>
    <message>
        <source>The worksheet in BF16</source>
        <translation>Das Rechenblatt in BF16</translation>
    </message>
    <message>
        <source>The worksheet in FP8</source>
        <translation>Das Rechenblatt in FP8</translation>
    </message>
    <message>
        <source>The worksheet in FP8 with speculative decoding</source>
        <translation>Das Rechenblatt in FP8 mit spekulativem Decoding</translation>
    </message>
    <message>
        <source>A node rented by the hour</source>
        <translation>Ein stundenweise gemieteter Knoten</translation>
    </message>
    <message>
        <source>The same node in Germany</source>
        <translation>Derselbe Knoten in Deutschland</translation>
    </message>
    <message>
        <source>The same node at 4,200 tokens a second</source>
        <translation>Derselbe Knoten mit 4.200 Token je Sekunde</translation>
    </message>
    <message>
        <source>One GPU at work all year</source>
        <translation>Eine GPU, das ganze Jahr in Arbeit</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Zuletzt geöffnete Projekte</translation>
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
    <name>ui::SurenessView</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2 to %3%4</source>
        <translation>%1 %2 bis %3%4</translation>
    </message>
    <message>
        <source>Where an answer flips</source>
        <translation>Wo eine Antwort kippt</translation>
    </message>
    <message>
        <source>How sure the choice is</source>
        <translation>Wie sicher die Wahl ist</translation>
    </message>
    <message>
        <source>The figures over the draws</source>
        <translation>Die Werte über die Ziehungen</translation>
    </message>
    <message>
        <source>What 1 % of an input does</source>
        <translation>Was 1 % einer Eingabe bewirkt</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Werte</translation>
    </message>
    <message>
        <source>Flips</source>
        <translation>Kipppunkte</translation>
    </message>
    <message>
        <source>Elasticities</source>
        <translation>Elastizitäten</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws, seed %2, of %n uncertain input(s): %3</source>
        <translation>
            <numerusform>%1 Ziehungen, Startwert %2, aus %n unsicheren Eingabe: %3</numerusform>
            <numerusform>%1 Ziehungen, Startwert %2, aus %n unsicheren Eingaben: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the draws are simulated as well: the quick way is off by %2 in the middle, by %3 at most.</source>
        <translation>%1 der Ziehungen sind auch simuliert: Der schnelle Weg weicht im Median um %2 ab, höchstens um %3.</translation>
    </message>
    <message>
        <source>Figure of the scenario</source>
        <translation>Wert des Szenarios</translation>
    </message>
    <message>
        <source>P10</source>
        <translation>P10</translation>
    </message>
    <message>
        <source>P50</source>
        <translation>P50</translation>
    </message>
    <message>
        <source>P90</source>
        <translation>P90</translation>
    </message>
    <message>
        <source>Tiers apart</source>
        <translation>Abstand der Stufen</translation>
    </message>
    <message>
        <source>No answer flips within the range of any input.</source>
        <translation>Keine Antwort kippt innerhalb der Spanne irgendeiner Eingabe.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>for 1 %</source>
        <translation>je 1 %</translation>
    </message>
    <message>
        <source>at −50 %</source>
        <translation>bei −50 %</translation>
    </message>
    <message>
        <source>at +50 %</source>
        <translation>bei +50 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>The nearest of each of %n candidate(s)</source>
        <translation>
            <numerusform>Der nächste des einen Kandidaten</numerusform>
            <numerusform>Der nächste von jedem der %n Kandidaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n flip(s), the nearest first</source>
        <translation>
            <numerusform>Der eine Kipppunkt</numerusform>
            <numerusform>Alle %n Kipppunkte, der nächste zuerst</numerusform>
        </translation>
    </message>
    <message>
        <source>No input states a range, so there is nothing to draw. “State a range…” above says how uncertain a value is.</source>
        <translation>Keine Eingabe gibt eine Spanne an, also gibt es nichts zu ziehen. „Spanne angeben…“ oben sagt, wie unsicher ein Wert ist.</translation>
    </message>
</context>
<context>
    <name>ui::SweepCalibration</name>
    <message>
        <source>Calibrate on this sweep</source>
        <translation>Anhand dieser Messreihe kalibrieren</translation>
    </message>
    <message>
        <source>Remove the calibration</source>
        <translation>Kalibrierung entfernen</translation>
    </message>
    <message>
        <source>Fit what fixed times, prompts and memory reads cost to the points of this sweep; all predictions of this model on this GPU then use it</source>
        <translation>An die Punkte dieser Messreihe anpassen, was feste Zeiten, Prompts und Speicherlesen kosten; alle Vorhersagen dieses Modells auf dieser GPU verwenden dies dann</translation>
    </message>
    <message>
        <source>Predict with the shipped coefficients again</source>
        <translation>Wieder mit den mitgelieferten Koeffizienten vorhersagen</translation>
    </message>
    <message>
        <source>The calibration on %1 is of %2 on %3 and does not hold for this scenario.</source>
        <translation>Die Kalibrierung anhand von %1 betrifft %2 auf %3 und gilt nicht für dieses Szenario.</translation>
    </message>
    <message>
        <source>fixed times × %1, prompts × %2, memory reads × %3</source>
        <translation>feste Zeiten × %1, Prompts × %2, Speicherlesen × %3</translation>
    </message>
    <message>
        <source>Predictions are calibrated on %1: %2.</source>
        <translation>Die Vorhersagen sind anhand von %1 kalibriert: %2.</translation>
    </message>
    <message>
        <source>The sweep is being fitted …</source>
        <translation>An die Messreihe wird angepasst …</translation>
    </message>
    <message>
        <source>What is predicted stands on the shipped coefficients.</source>
        <translation>Die Vorhersagen beruhen auf den mitgelieferten Koeffizienten.</translation>
    </message>
    <message>
        <source>Calibrate on %1</source>
        <translation>Anhand von %1 kalibrieren</translation>
    </message>
    <message>
        <source>Predictions are now calibrated on %1.</source>
        <translation>Die Vorhersagen sind jetzt anhand von %1 kalibriert.</translation>
    </message>
    <message>
        <source>TPOT of its points: %1 % off on the median before, %2 % now.</source>
        <translation>TPOT ihrer Punkte: im Median vorher %1 % Abweichung, jetzt %2 %.</translation>
    </message>
    <message>
        <source>The calibration was stopped: the results that it was fitted to are no longer those at hand.</source>
        <translation>Die Kalibrierung wurde abgebrochen: Die Ergebnisse, an die sie angepasst wurde, sind nicht mehr die vorliegenden.</translation>
    </message>
</context>
<context>
    <name>ui::TableMappingsDialog</name>
    <message>
        <source>Columns of tables</source>
        <translation>Spalten von Tabellen</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Bearbeiten …</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Taken as</source>
        <translation>Übernommen als</translation>
    </message>
    <message>
        <source>Tables with these columns are imported without a question.</source>
        <translation>Tabellen mit diesen Spalten werden ohne Rückfrage importiert.</translation>
    </message>
    <message>
        <source>Nothing is remembered yet: drop a table on the window whose columns nobody knows.</source>
        <translation>Noch ist nichts gemerkt: eine Tabelle mit unbekannten Spalten auf das Fenster ziehen.</translation>
    </message>
    <message>
        <source>this table</source>
        <translation>diese Tabelle</translation>
    </message>
</context>
<context>
    <name>ui::TableQuantities</name>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>0 bis 1</translation>
    </message>
    <message>
        <source>tok, mean</source>
        <translation>tok, Mittel</translation>
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
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Präzision</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Anzahl der GPUs</translation>
    </message>
    <message>
        <source>Tensor parallel (TP)</source>
        <translation>Tensor-Parallelität (TP)</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Datensatz</translation>
    </message>
    <message>
        <source>Version of the tool</source>
        <translation>Version des Werkzeugs</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Parallelität</translation>
    </message>
    <message>
        <source>Request rate asked for</source>
        <translation>Verlangte Anfragerate</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Requests completed</source>
        <translation>Abgeschlossene Anfragen</translation>
    </message>
    <message>
        <source>Requests failed</source>
        <translation>Fehlgeschlagene Anfragen</translation>
    </message>
    <message>
        <source>Requests answered</source>
        <translation>Beantwortete Anfragen</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation>Ausgabedurchsatz</translation>
    </message>
    <message>
        <source>Input throughput</source>
        <translation>Eingabedurchsatz</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation>Gesamtdurchsatz</translation>
    </message>
    <message>
        <source>Goodput, share</source>
        <translation>Goodput, Anteil</translation>
    </message>
    <message>
        <source>Goodput, requests</source>
        <translation>Goodput, Anfragen</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Prompt-Länge</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>Ausgabelänge</translation>
    </message>
    <message>
        <source>TPOT with the first token</source>
        <translation>TPOT mit dem ersten Token</translation>
    </message>
    <message>
        <source>not a figure: a note</source>
        <translation>kein Wert: eine Anmerkung</translation>
    </message>
</context>
<context>
    <name>ui::TableView</name>
    <message>
        <source>Filter</source>
        <translation>Filtern</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Filter rows…</source>
        <translation>Zeilen filtern…</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>so many rows are left of all; both numbers are written out</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Keine Zeile passt zum Filter.</translation>
    </message>
</context>
<context>
    <name>ui::TagDialog</name>
    <message numerus="yes">
        <source>Tag %n run(s)</source>
        <translation>
            <numerusform>%n Lauf kennzeichnen</numerusform>
            <numerusform>%n Läufe kennzeichnen</numerusform>
        </translation>
    </message>
    <message>
        <source>What you say here stands over what the files say, is marked as said by you, and is kept in the project. An empty field changes nothing.</source>
        <translation>Was hier angegeben wird, hat Vorrang vor den Angaben der Dateien, ist als eigene Angabe gekennzeichnet und bleibt im Projekt. Ein leeres Feld ändert nichts.</translation>
    </message>
    <message>
        <source>What the runs will say</source>
        <translation>Was die Läufe angeben werden</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Kennzeichnen</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>nicht angegeben</translation>
    </message>
    <message>
        <source>several: %1</source>
        <translation>mehrere: %1</translation>
    </message>
    <message>
        <source>%1, said by you</source>
        <translation>%1, eigene Angabe</translation>
    </message>
    <message>
        <source>%1, said by the file</source>
        <translation>%1, laut Datei</translation>
    </message>
    <message>
        <source>Take %1 from the name</source>
        <translation>%1 aus dem Namen übernehmen</translation>
    </message>
    <message>
        <source>Take %1 from the names</source>
        <translation>%1 aus den Namen übernehmen</translation>
    </message>
    <message>
        <source>Suggested by “%1”; each run takes what its own name says.</source>
        <translation>Vorgeschlagen durch „%1“; jeder Lauf übernimmt, was sein eigener Name angibt.</translation>
    </message>
    <message>
        <source>Take the tag away</source>
        <translation>Angabe entfernen</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Lauf</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Last</translation>
    </message>
    <message>
        <source>said by you</source>
        <translation>eigene Angabe</translation>
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
    <message>
        <source>console text</source>
        <translation>Konsolentext</translation>
    </message>
    <message>
        <source>grid search</source>
        <translation>Rastersuche</translation>
    </message>
</context>
<context>
    <name>ui::TornadoView</name>
    <message>
        <source>What moves the figure</source>
        <translation>Was den Wert bewegt</translation>
    </message>
    <message>
        <source>%1 is the widest of %2 bars.</source>
        <translation>%1 ist der breiteste von %2 Balken.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3%4, as stated (5 % and 95 %)</source>
        <translation>%1: von %2 bis %3%4, wie angegeben (5 % und 95 %)</translation>
    </message>
    <message>
        <source>%1: from %2 to %3%4, 20 % either way, for no range is stated</source>
        <translation>%1: von %2 bis %3%4, 20 % in beide Richtungen, da keine Spanne angegeben ist</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>better</source>
        <translation>besser</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>schlechter</translation>
    </message>
</context>
<context>
    <name>ui::Tour</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>a step of the tour, &quot;2 of 5&quot;</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>ui::TwoWayView</name>
    <message>
        <source>Two inputs at a time</source>
        <translation>Zwei Eingaben zugleich</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabelle</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>&amp;Zeilen</translation>
    </message>
    <message>
        <source>Acr&amp;oss</source>
        <translation>&amp;Spalten</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 nach %2</translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <translation>%1 in den Zeilen, %2 in den Spalten</translation>
    </message>
    <message>
        <source>%1: %2 down, %3 across</source>
        <translation>%1: %2 in den Zeilen, %3 in den Spalten</translation>
    </message>
</context>
<context>
    <name>ui::TypedCandidates</name>
    <message>
        <source>%1, %2: “%3” can be read as two numbers. Write it without a separator of thousands.</source>
        <translation>%1, %2: „%3“ lässt sich als zwei Zahlen lesen. Ohne Tausendertrennzeichen schreiben.</translation>
    </message>
    <message>
        <source>%1, %2: “%3” is no number. Leave the cell empty where the value is unknown.</source>
        <translation>%1, %2: „%3“ ist keine Zahl. Die Zelle leer lassen, wenn der Wert unbekannt ist.</translation>
    </message>
    <message>
        <source>A candidate needs a short name in the first column.</source>
        <translation>Ein Kandidat braucht einen kurzen Namen in der ersten Spalte.</translation>
    </message>
    <message>
        <source>There is a candidate %1 already: give this one another name.</source>
        <translation>Einen Kandidaten %1 gibt es schon: diesem einen anderen Namen geben.</translation>
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
        <translation>%1 Anfragen zu %2 Tokens passen hinein.</translation>
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
        <translation>%1 Anfragen zu %2 Tokens</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
</context>
<context>
    <name>ui::WeightsDialog</name>
    <message>
        <source>Your own weights</source>
        <translation>Eigene Gewichte</translation>
    </message>
    <message>
        <source>The front needs no weights. They order the candidates by what matters to you; each axis counts from the worst to the best of those that are ranked.</source>
        <translation>Die Front braucht keine Gewichte. Sie ordnen die Kandidaten nach dem, was wichtig ist; jede Achse zählt vom schlechtesten bis zum besten der gereihten Kandidaten.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>Keep in the project</source>
        <translation>Im Projekt behalten</translation>
    </message>
    <message>
        <source>No weights</source>
        <translation>Keine Gewichte</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Gewicht von %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>First
% of the draws</source>
        <translation>Erster
% der Ziehungen</translation>
    </message>
    <message>
        <source>Same rank
% of the draws</source>
        <translation>Gleicher Rang
% der Ziehungen</translation>
    </message>
    <message>
        <source>Give an axis a weight, and the candidates are ranked.</source>
        <translation>Einer Achse ein Gewicht geben, und die Kandidaten werden gereiht.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) have no rank: a value on a weighted axis is unknown.</source>
        <translation>
            <numerusform>%n Kandidat hat keinen Rang: Ein Wert auf einer gewichteten Achse ist unbekannt.</numerusform>
            <numerusform>%n Kandidaten haben keinen Rang: Ein Wert auf einer gewichteten Achse ist unbekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the weights</source>
        <translation>Gewichte entfernen</translation>
    </message>
    <message>
        <source>Set the weights</source>
        <translation>Gewichte setzen</translation>
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
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>Take a &amp;snapshot</source>
        <translation>&amp;Schnappschuss aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Compare snapshots…</source>
        <translation>Schnappschüsse &amp;vergleichen…</translation>
    </message>
    <message>
        <source>&amp;Paste results from a spreadsheet</source>
        <translation>&amp;Ergebnisse aus einer Tabellenkalkulation einfügen</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>S&amp;tartseite</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Textgröße</translation>
    </message>
    <message>
        <source>C&amp;olumns of tables…</source>
        <translation>Sp&amp;alten von Tabellen …</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>&amp;Hilfe zu dieser Seite</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation>&amp;Rundgang durch das Fenster</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>&amp;Ausschneiden</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Einfügen</translation>
    </message>
    <message>
        <source>&amp;Kept copies</source>
        <translation>Aufbewahrte &amp;Kopien</translation>
    </message>
</context>
<context>
    <name>ui::WorksheetView</name>
    <message>
        <source>Worksheet</source>
        <translation>Rechenblatt</translation>
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
    <name>ui::charts</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 bei %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation>Was ihn bewegt</translation>
    </message>
    <message>
        <source>Stated ranges at 5 % and 95 %; inputs without one at ±20 %, to compare by. Grey: the lower end.</source>
        <translation>Angegebene Spannen bei 5 % und 95 %; Eingaben ohne Spanne zum Vergleich bei ±20 %. Grau: das untere Ende.</translation>
    </message>
    <message>
        <source>%1 moves it most, of %2 inputs.</source>
        <translation>%1 bewegt ihn am stärksten, von %2 Eingaben.</translation>
    </message>
    <message>
        <source>%1 along %2</source>
        <translation>%1 entlang %2</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>jetzt %1</translation>
    </message>
    <message>
        <source>%1 changes at %2</source>
        <translation>%1 ändert sich bei %2</translation>
    </message>
    <message>
        <source>%1 | %2 at %3</source>
        <translation>%1 | %2 bei %3</translation>
    </message>
    <message>
        <source>%1: lowest %2 at %3, highest %4 at %5.</source>
        <translation>%1: am niedrigsten %2 bei %3, am höchsten %4 bei %5.</translation>
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
        <translation>%1, vorhergesagt: %2</translation>
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
    <message>
        <source>Logarithmic x-axis</source>
        <translation>Logarithmische x-Achse</translation>
    </message>
    <message>
        <source>Logarithmic y-axis</source>
        <translation>Logarithmische y-Achse</translation>
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
    <message>
        <source>Sizing</source>
        <translation>Dimensionierung</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensitivität</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Katalog</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Sovereignty</source>
        <translation>Souveränität</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
</context>
</TS>
