<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Report</name>
    <message>
        <source>design</source>
        <translation>conception</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>benchmark</translation>
    </message>
    <message>
        <source>production</source>
        <translation>production</translation>
    </message>
    <message>
        <source>What makes it repeatable: %1 of 9 recorded</source>
        <translation>Ce qui le rend répétable&#xa0;: %1 sur 9 enregistrés</translation>
    </message>
    <message>
        <source>full: recorded · half: in part · hollow: not recorded</source>
        <translation>plein&#xa0;: enregistré · à moitié&#xa0;: en partie · vide&#xa0;: non enregistré</translation>
    </message>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Acceptée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Prepared for</source>
        <translation>Préparé pour</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
</context>
<context>
    <name>charts</name>
    <message>
        <source>%1 of the requests</source>
        <translation>%1 des requêtes</translation>
    </message>
    <message>
        <source>%1, ms</source>
        <translation>%1, ms</translation>
    </message>
    <message>
        <source>Share of requests below</source>
        <translation>Part des requêtes en dessous</translation>
    </message>
    <message>
        <source>SLO %1</source>
        <translation>SLO %1</translation>
    </message>
    <message>
        <source>How %1 is spread over the requests of the shown runs.</source>
        <translation>Répartition de %1 sur les requêtes des exécutions affichées.</translation>
    </message>
    <message>
        <source>Marks are stated percentiles; the lines between them are interpolated.</source>
        <translation>Les repères sont des percentiles indiqués&#xa0;; les lignes qui les relient sont interpolées.</translation>
    </message>
    <message>
        <source>front</source>
        <translation>front</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>in production</source>
        <translation>en production</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>designed</source>
        <translation>conçu</translation>
    </message>
    <message>
        <source>predicted ± band</source>
        <translation>prédit ± bande</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>prédit</translation>
    </message>
    <message>
        <source>Points at or below zero, which a logarithmic axis cannot show: %1</source>
        <translation>Points inférieurs ou égaux à zéro, qu’un axe logarithmique ne peut pas montrer&#xa0;: %1</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>sur le front</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominé</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indécis</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>irréalisable</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1, de</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1, à</translation>
    </message>
    <message>
        <source>Output throughput, tok/s</source>
        <translation>Débit de sortie, tok/s</translation>
    </message>
    <message>
        <source>Total throughput, tok/s</source>
        <translation>Débit total, tok/s</translation>
    </message>
    <message>
        <source>Throughput, requests/s</source>
        <translation>Débit, requêtes/s</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>débit</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>goodput</translation>
    </message>
    <message>
        <source>goodput, at least this share inside the SLO</source>
        <translation>goodput, au moins cette part dans le SLO</translation>
    </message>
    <message>
        <source>goodput, share of requests inside the SLO</source>
        <translation>goodput, part des requêtes dans le SLO</translation>
    </message>
    <message>
        <source>safe capacity %1</source>
        <translation>capacité sûre %1</translation>
    </message>
    <message>
        <source>operating at %1</source>
        <translation>exploitation à %1</translation>
    </message>
    <message>
        <source>knee %1 – %2</source>
        <translation>coude %1 – %2</translation>
    </message>
    <message>
        <source>%1 against %2; no SLO is set.</source>
        <translation>%1 en fonction de %2&#xa0;; aucun SLO n’est défini.</translation>
    </message>
    <message>
        <source>No tested load holds the SLO.</source>
        <translation>Aucune charge testée ne respecte le SLO.</translation>
    </message>
    <message>
        <source>Throughput still rises at the last load: the sweep does not reach past the knee.</source>
        <translation>Le débit augmente encore à la dernière charge&#xa0;: le balayage ne dépasse pas le coude.</translation>
    </message>
    <message>
        <source>Too few loads to tell a knee.</source>
        <translation>Trop peu de charges pour situer un coude.</translation>
    </message>
    <message>
        <source>The first load already saturates: the knee lies to its left.</source>
        <translation>La première charge sature déjà&#xa0;: le coude se situe à sa gauche.</translation>
    </message>
    <message>
        <source>The plateau is the client&apos;s rate limit, not a knee.</source>
        <translation>Le plateau est la limite de débit du client, pas un coude.</translation>
    </message>
    <message>
        <source>Too few requests a load for its percentiles.</source>
        <translation>Trop peu de requêtes par charge pour ses percentiles.</translation>
    </message>
    <message>
        <source>No throughput is stated.</source>
        <translation>Aucun débit n’est indiqué.</translation>
    </message>
    <message>
        <source>Runs at an unlimited load have no place on this axis.</source>
        <translation>Les exécutions à charge illimitée n’ont pas de place sur cet axe.</translation>
    </message>
    <message>
        <source>end to end</source>
        <translation>de bout en bout</translation>
    </message>
    <message>
        <source>%1 mean</source>
        <translation>%1 en moyenne</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>requêtes/s</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>batch</translation>
    </message>
    <message>
        <source>concurrency</source>
        <translation>concurrence</translation>
    </message>
    <message>
        <source>A chart can be saved as SVG, PDF or PNG; “%1” is none of these.</source>
        <translation>Un graphique peut être enregistré en SVG, PDF ou PNG&#xa0;; «&#xa0;%1&#xa0;» n’est aucun d’eux.</translation>
    </message>
    <message>
        <source>unknown: %1</source>
        <translation>inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 en fonction de %2</translation>
    </message>
    <message>
        <source>No candidate is on the front.</source>
        <translation>Aucun candidat n’est sur le front.</translation>
    </message>
    <message>
        <source>On the front: %1.</source>
        <translation>Sur le front&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not shown, because a value on one of the two axes is unknown: %1</source>
        <translation>Non affichés, car une valeur sur l’un des deux axes est inconnue&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, up to the roof</source>
        <translation>%1, jusqu’au toit</translation>
    </message>
    <message>
        <source>Roofline of one GPU</source>
        <translation>Roofline d’un GPU</translation>
    </message>
    <message>
        <source>FLOP a byte read</source>
        <translation>FLOP par octet lu</translation>
    </message>
    <message>
        <source>TFLOP/s of one GPU</source>
        <translation>TFLOP/s d’un GPU</translation>
    </message>
    <message>
        <source>roof</source>
        <translation>toit</translation>
    </message>
    <message>
        <source>bandwidth %1 TB/s, then %2 peak %3 TFLOP/s</source>
        <translation>bande passante %1 To/s, puis crête %2 %3 TFLOP/s</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>decode</translation>
    </message>
    <message>
        <source>prefill</source>
        <translation>prefill</translation>
    </message>
    <message>
        <source>ridge %1 FLOP a byte</source>
        <translation>point d’inflexion à %1 FLOP par octet</translation>
    </message>
    <message>
        <source>Decode stands at %1 FLOP a byte, the ridge at %2.</source>
        <translation>Le decode se situe à %1 FLOP par octet, le point d’inflexion à %2.</translation>
    </message>
    <message>
        <source>%1, s</source>
        <translation>%1, s</translation>
    </message>
    <message>
        <source>The SLO, %1, lies far beyond these latencies.</source>
        <translation>Le SLO, %1, est très au-delà de ces latences.</translation>
    </message>
    <message>
        <source>The SLO, %1, lies far below these latencies.</source>
        <translation>Le SLO, %1, est très en dessous de ces latences.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 is a file, %2 says what went wrong: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The SLO holds up to %1; the knee lies between %2 and %3.</source>
        <extracomment>%1: a load with its unit, as &quot;12.6 requests/s&quot; or &quot;concurrency 16&quot;</extracomment>
        <translation>Le SLO est respecté jusqu’à %1&#xa0;; le coude se situe entre %2 et %3.</translation>
    </message>
    <message>
        <source>The SLO holds up to %1.</source>
        <extracomment>%1: a load with its unit, as &quot;12.6 requests/s&quot; or &quot;concurrency 16&quot;</extracomment>
        <translation>Le SLO est respecté jusqu’à %1.</translation>
    </message>
    <message>
        <source>batch %1</source>
        <extracomment>a load: the requests of one batch</extracomment>
        <translation>batch %1</translation>
    </message>
    <message>
        <source>concurrency %1</source>
        <extracomment>a load: requests at a time</extracomment>
        <translation>concurrence %1</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>% of requests</source>
        <translation>% des requêtes</translation>
    </message>
    <message>
        <source>%1 %2 at most %3 ms</source>
        <translation>%1 %2 au plus %3 ms</translation>
    </message>
    <message>
        <source>%1 %2, as stated</source>
        <translation>%1 %2, comme indiqué</translation>
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
        <translation>%1&#xa0;o d’une requête / %2 tokens = %3&#xa0;o par token</translation>
    </message>
    <message>
        <source>%1 GB / %2 B</source>
        <translation>%1 Go / %2&#xa0;o</translation>
    </message>
    <message>
        <source>%1 GB of KV cache per GPU / %2 GB a request of %3 tokens × %4 ranks = %5 requests</source>
        <translation>%1 Go de cache KV par GPU / %2 Go par requête de %3 tokens × %4 rangs = %5 requêtes</translation>
    </message>
    <message>
        <source>%1 GB × %2</source>
        <translation>%1 Go × %2</translation>
    </message>
    <message>
        <source>%1 GB × %2 − %3 GB − %4 GB − %5 GB</source>
        <translation>%1 Go × %2 − %3 Go − %4 Go − %5 Go</translation>
    </message>
    <message>
        <source>%1 GPUs are those that the host shows, not those that served</source>
        <translation>%1 GPU sont ceux que l’hôte affiche, pas ceux qui ont servi</translation>
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
        <translation>%1 W sont ceux des cartes&#xa0;: CPU, cartes réseau, ventilateurs et pertes des alimentations n’y figurent pas</translation>
    </message>
    <message>
        <source>%1 W at the meter × 8,760 h × %2 g/kWh = %3 t/year</source>
        <translation>%1 W au compteur × 8&#xa0;760 h × %2 g/kWh = %3 t/an</translation>
    </message>
    <message>
        <source>%1 W × %2 of the time = %3 W</source>
        <translation>%1 W × %2 du temps = %3 W</translation>
    </message>
    <message>
        <source>%1 W × (%2 idle + the rest × %3 of the time) = %4 W</source>
        <translation>%1 W × (%2 au repos + le reste × %3 du temps) = %4 W</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h × PUE %2 × %3 g/kWh = %4 t/year</source>
        <translation>%1 W × 8&#xa0;760 h × PUE %2 × %3 g/kWh = %4 t/an</translation>
    </message>
    <message>
        <source>%1 alone is on the front.</source>
        <translation>%1 est seul sur le front.</translation>
    </message>
    <message>
        <source>%1 candidates share the front: %2.</source>
        <translation>%1 candidats se partagent le front&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 concurrent × (1 − %2 head-room) = %3 concurrent</source>
        <translation>%1 simultanées × (1 − %2 de marge) = %3 simultanées</translation>
    </message>
    <message>
        <source>%1 fall at a gate.</source>
        <translation>%1 échouent à un critère éliminatoire.</translation>
    </message>
    <message>
        <source>%1 fall at the %2 gate.</source>
        <translation>%1 échouent au critère éliminatoire %2.</translation>
    </message>
    <message>
        <source>%1 falls at a gate.</source>
        <translation>%1 échoue à un critère éliminatoire.</translation>
    </message>
    <message>
        <source>%1 falls at the %2 gate.</source>
        <translation>%1 échoue au critère éliminatoire %2.</translation>
    </message>
    <message>
        <source>%1 files were not recognised.</source>
        <translation>%1 fichiers n’ont pas été reconnus.</translation>
    </message>
    <message>
        <source>%1 further sweeps were imported; the decision does not stand on them.</source>
        <translation>%1 autres balayages ont été importés&#xa0;; la décision ne repose pas sur eux.</translation>
    </message>
    <message>
        <source>%1 good requests are recorded, the summary counts %2: nothing is recomputed from them</source>
        <translation>%1 requêtes conformes sont enregistrées, le résumé en compte %2&#xa0;: rien n’est recalculé à partir d’elles</translation>
    </message>
    <message>
        <source>%1 is a lower limit: write it with &quot;=&quot; or &quot;&gt;=&quot;</source>
        <translation>%1 est une limite inférieure&#xa0;: l’écrire avec «&#xa0;=&#xa0;» ou «&#xa0;&gt;=&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is an upper limit: write it with &quot;=&quot; or &quot;&lt;=&quot;</source>
        <translation>%1 est une limite supérieure&#xa0;: l’écrire avec «&#xa0;=&#xa0;» ou «&#xa0;&lt;=&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 est donné deux fois</translation>
    </message>
    <message>
        <source>%1 is in milliseconds by its name and in another unit by its value</source>
        <translation>%1 est en millisecondes d’après son nom et dans une autre unité d’après sa valeur</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 manque.</translation>
    </message>
    <message>
        <source>%1 is not counted: only the language model is.</source>
        <translation>%1 n’est pas compté&#xa0;: seul le modèle de langage l’est.</translation>
    </message>
    <message>
        <source>%1 is the cheapest of them at %2 € a million tokens and has the most goodput at %3 tokens per second.</source>
        <translation>%1 est le moins cher d’entre eux, à %2 € le million de tokens, et a le meilleur goodput, à %3 tokens par seconde.</translation>
    </message>
    <message>
        <source>%1 is the cheapest of them at %2 € a million tokens, %3 has the most goodput at %4 tokens per second.</source>
        <translation>%1 est le moins cher d’entre eux, à %2 € le million de tokens&#xa0;; %3 a le meilleur goodput, à %4 tokens par seconde.</translation>
    </message>
    <message>
        <source>%1 is the whole front: %2 % cheaper than %3 with %4 % more goodput, and none is known to beat it on any axis.</source>
        <translation>%1 constitue tout le front&#xa0;: %2&#xa0;% moins cher que %3 avec %4&#xa0;% de goodput en plus, et aucun n’est connu pour le battre sur un axe.</translation>
    </message>
    <message>
        <source>%1 is the whole front: %2 % cheaper than %3, and none is known to beat it on any axis.</source>
        <translation>%1 constitue tout le front&#xa0;: %2&#xa0;% moins cher que %3, et aucun n’est connu pour le battre sur un axe.</translation>
    </message>
    <message>
        <source>%1 is the whole front: %2 % more goodput than %3, and none is known to beat it on any axis.</source>
        <translation>%1 constitue tout le front&#xa0;: %2&#xa0;% de goodput de plus que %3, et aucun n’est connu pour le battre sur un axe.</translation>
    </message>
    <message>
        <source>%1 is the whole front: none is known to beat it on any axis.</source>
        <translation>%1 constitue tout le front&#xa0;: aucun n’est connu pour le battre sur un axe.</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter × %2 g/kWh = %3 g/1M tok</source>
        <translation>%1 kWh/1M tok au compteur × %2 g/kWh = %3 g/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter × %2 €/kWh = %3 €/1M tok</source>
        <translation>%1 kWh/1M tok au compteur × %2 €/kWh = %3 €/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter × %2 €/kWh × %3 retail = %4 €/1M tok</source>
        <translation>%1 kWh/1M tok au compteur × %2 €/kWh × %3 (détail) = %4 €/1M tok</translation>
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
        <translation>%1 kWh/1M tok × PUE %2 × %3 €/kWh × %4 (détail) = %5 €/1M tok</translation>
    </message>
    <message>
        <source>%1 layers × %2 values × %3 B = %4 B a token</source>
        <translation>%1 couches × %2 valeurs × %3&#xa0;o = %4&#xa0;o par token</translation>
    </message>
    <message>
        <source>%1 measured at %2 concurrent requests</source>
        <translation>%1 mesuré à %2 requêtes simultanées</translation>
    </message>
    <message>
        <source>%1 measured at %2 req/s</source>
        <translation>%1 mesuré à %2 req/s</translation>
    </message>
    <message>
        <source>%1 measured without a limit of load</source>
        <translation>%1 mesuré sans limite de charge</translation>
    </message>
    <message>
        <source>%1 ms a token is faster than any server: the unit that the report states may be wrong</source>
        <translation>%1 ms par token, c’est plus rapide que n’importe quel serveur&#xa0;: l’unité indiquée par le rapport est peut-être fausse</translation>
    </message>
    <message>
        <source>%1 must be a list of numbers.</source>
        <translation>%1 doit être une liste de nombres.</translation>
    </message>
    <message>
        <source>%1 must be a list of texts.</source>
        <translation>%1 doit être une liste de textes.</translation>
    </message>
    <message>
        <source>%1 must be a list.</source>
        <translation>%1 doit être une liste.</translation>
    </message>
    <message>
        <source>%1 must be a number, but is “%2”.</source>
        <translation>%1 doit être un nombre, mais vaut «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 must be a text.</source>
        <translation>%1 doit être un texte.</translation>
    </message>
    <message>
        <source>%1 must be a whole number, but is “%2”.</source>
        <translation>%1 doit être un nombre entier, mais vaut «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 must be above zero, but is %2.</source>
        <translation>%1 doit être supérieur à zéro, mais vaut %2.</translation>
    </message>
    <message>
        <source>%1 must be true or false, but is “%2”.</source>
        <translation>%1 doit être true ou false, mais vaut «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>%1 must hold keys of its own.</source>
        <translation>%1 doit contenir ses propres clés.</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed: the throughput alone hides that</source>
        <translation>%1 requêtes sur %2 ont échoué&#xa0;: le débit seul le masque</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed; the figures are those of the few that did not</source>
        <translation>%1 requêtes sur %2 ont échoué&#xa0;; les valeurs sont celles des rares qui ont réussi</translation>
    </message>
    <message>
        <source>%1 of %2 runs are too short of requests for their percentiles: below 20, below five times their concurrency, or none above the SLO&apos;s percentile; the fewest are %3</source>
        <translation>%1 exécutions sur %2 ont trop peu de requêtes pour leurs percentiles&#xa0;: moins de 20, moins de cinq fois leur concurrence, ou aucune au-dessus du percentile du SLO&#xa0;; le minimum est %3</translation>
    </message>
    <message>
        <source>%1 of %2 runs count their warm-up among the figures</source>
        <translation>%1 exécutions sur %2 comptent leur échauffement dans les valeurs</translation>
    </message>
    <message>
        <source>%1 of %2 runs did not stream: their time to first token is that of the whole answer</source>
        <translation>%1 exécutions sur %2 n’étaient pas en streaming&#xa0;: leur temps jusqu’au premier token est celui de la réponse entière</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say on which GPU they ran, or on how many</source>
        <translation>%1 exécutions sur %2 ne disent pas sur quel GPU, ou sur combien, elles ont tourné</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say whether a warm-up was left out</source>
        <translation>%1 exécutions sur %2 ne disent pas si un échauffement a été écarté</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say whether client or server took the times</source>
        <translation>%1 exécutions sur %2 ne disent pas si les temps ont été pris par le client ou par le serveur</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say which engine served, or in which version</source>
        <translation>%1 exécutions sur %2 ne disent pas quel moteur a servi, ou dans quelle version</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say which tokenizer counted the tokens</source>
        <translation>%1 exécutions sur %2 ne disent pas quel tokenizer a compté les tokens</translation>
    </message>
    <message>
        <source>%1 of %2 runs drive at least 100 requests/s or 256 connections from one process, which then measures itself (up to 7.2 times at 1,000 requests/s)</source>
        <translation>%1 exécutions sur %2 génèrent au moins 100 requêtes/s ou 256 connexions depuis un seul processus, qui se mesure alors lui-même (jusqu’à 7,2 fois à 1&#xa0;000 requêtes/s)</translation>
    </message>
    <message>
        <source>%1 of %2 runs give every request the same lengths, which no real traffic has</source>
        <translation>%1 exécutions sur %2 donnent les mêmes longueurs à toutes les requêtes, ce qu’aucun trafic réel ne fait</translation>
    </message>
    <message>
        <source>%1 of %2 runs last less than a minute or than ten times a mean request: filling and emptying weigh on their figures</source>
        <translation>%1 exécutions sur %2 durent moins d’une minute ou moins de dix fois une requête moyenne&#xa0;: montée et vidange pèsent sur leurs valeurs</translation>
    </message>
    <message>
        <source>%1 of %2 runs record prefix-cache hits: prompts seen before start faster</source>
        <translation>%1 exécutions sur %2 enregistrent des hits du cache de préfixes&#xa0;: les prompts déjà vus démarrent plus vite</translation>
    </message>
    <message>
        <source>%1 of %2 runs report a goodput without the SLO that defines it</source>
        <translation>%1 exécutions sur %2 donnent un goodput sans le SLO qui le définit</translation>
    </message>
    <message>
        <source>%1 of %2 runs state means only, and a mean hides the tail</source>
        <translation>%1 exécutions sur %2 n’indiquent que des moyennes, et une moyenne masque la queue de distribution</translation>
    </message>
    <message>
        <source>%1 of %2 runs state no percentile from the 95th on</source>
        <translation>%1 exécutions sur %2 n’indiquent aucun percentile à partir du 95e</translation>
    </message>
    <message>
        <source>%1 of one replica × %2 replicas = %3</source>
        <translation>%1 d’un réplica × %2 réplicas = %3</translation>
    </message>
    <message>
        <source>%1 of them reach beyond the knee.</source>
        <translation>%1 d’entre eux dépassent le coude.</translation>
    </message>
    <message>
        <source>%1 output tokens by the server&apos;s count, %2 by the client&apos;s tokenizer</source>
        <translation>%1 tokens de sortie selon le serveur, %2 selon le tokenizer du client</translation>
    </message>
    <message>
        <source>%1 repeats at load %2 lie between %3 and %4, %5 % apart</source>
        <translation>%1 répétitions à la charge %2 se situent entre %3 et %4, à %5&#xa0;% d’écart</translation>
    </message>
    <message>
        <source>%1 req/s × %2 tokens = %3 tok/s</source>
        <translation>%1 req/s × %2 tokens = %3 tok/s</translation>
    </message>
    <message>
        <source>%1 requests at a concurrency of %2: ramp and drain make up much of the run</source>
        <translation>%1 requêtes à une concurrence de %2&#xa0;: la montée et la vidange forment une grande part de l’exécution</translation>
    </message>
    <message>
        <source>%1 requests cannot keep %2 running at a time</source>
        <translation>%1 requêtes ne peuvent pas en maintenir %2 en cours à la fois</translation>
    </message>
    <message>
        <source>%1 requests in %2 s are %3 requests/s, the file says %4</source>
        <translation>%1 requêtes en %2 s font %3 requêtes/s, le fichier dit %4</translation>
    </message>
    <message>
        <source>%1 requests per second take %2 replicas, %3 with head-room.</source>
        <translation>%1 requêtes par seconde exigent %2 réplicas, %3 avec la marge.</translation>
    </message>
    <message>
        <source>%1 requests per second take %2 replicas.</source>
        <translation>%1 requêtes par seconde exigent %2 réplicas.</translation>
    </message>
    <message>
        <source>%1 requests per second take one replica.</source>
        <translation>%1 requêtes par seconde exigent un réplica.</translation>
    </message>
    <message>
        <source>%1 requests/s of %2 s each are %3 in flight, more than the concurrency of %4</source>
        <translation>%1 requêtes/s de %2 s chacune font %3 en cours, plus que la concurrence de %4</translation>
    </message>
    <message>
        <source>%1 requests/s were sent where %2 were asked for</source>
        <translation>%1 requêtes/s ont été envoyées alors que %2 étaient demandées</translation>
    </message>
    <message>
        <source>%1 rows of the table are not in tokens per second and are left out</source>
        <translation>%1 lignes du tableau ne sont pas en tokens par seconde et sont écartées</translation>
    </message>
    <message>
        <source>%1 runs count tokens of %2 with the tokenizer of %3</source>
        <translation>%1 exécutions comptent les tokens de %2 avec le tokenizer de %3</translation>
    </message>
    <message>
        <source>%1 runs do not state %2, which the SLO asks for</source>
        <translation>%1 exécutions n’indiquent pas %2, que le SLO demande</translation>
    </message>
    <message>
        <source>%1 runs were timed by the client and %2 by the server, which leaves out the network and the queue</source>
        <translation>%1 exécutions ont été chronométrées par le client et %2 par le serveur, qui laisse de côté le réseau et la file d’attente</translation>
    </message>
    <message>
        <source>%1 runs, and no sweep: a knee needs runs that differ in load alone.</source>
        <translation>%1 exécutions, et aucun balayage&#xa0;: un coude exige des exécutions qui ne diffèrent que par la charge.</translation>
    </message>
    <message>
        <source>%1 runs: %2 ms a token, while reading %3 GB of weights over %4 GPUs at %5 TB/s takes %6 ms; model, precision, GPU or the figure is another one</source>
        <translation>%1 exécutions&#xa0;: %2 ms par token, alors que lire %3 Go de poids sur %4 GPU à %5 To/s prend %6 ms&#xa0;; le modèle, la précision, le GPU ou la valeur est autre</translation>
    </message>
    <message>
        <source>%1 runs: %2 ms a token, while reading %3 GB of weights over %4 GPUs at %5 TB/s takes %6 ms; the figure is plausible only as input and output tokens together</source>
        <translation>%1 exécutions&#xa0;: %2 ms par token, alors que lire %3 Go de poids sur %4 GPU à %5 To/s prend %6 ms&#xa0;; la valeur n’est plausible que pour les tokens d’entrée et de sortie ensemble</translation>
    </message>
    <message>
        <source>%1 s + %2 s</source>
        <translation>%1 s + %2 s</translation>
    </message>
    <message>
        <source>%1 s per output token: what versions before 1.0 mean by it cannot be told from the file</source>
        <translation>%1 s par token de sortie&#xa0;: le fichier ne permet pas de dire ce que les versions antérieures à 1.0 entendent par là</translation>
    </message>
    <message>
        <source>%1 stay undecided: something that the comparison asks for is unknown of each.</source>
        <translation>%1 restent indécis&#xa0;: pour chacun, un élément que la comparaison demande est inconnu.</translation>
    </message>
    <message>
        <source>%1 stays undecided: %2 of its values are unknown.</source>
        <translation>%1 reste indécis&#xa0;: %2 de ses valeurs sont inconnues.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its carbon is unknown.</source>
        <translation>%1 reste indécis&#xa0;: son carbone est inconnu.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its cost of a million tokens is unknown.</source>
        <translation>%1 reste indécis&#xa0;: son coût du million de tokens est inconnu.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its energy per token is unknown.</source>
        <translation>%1 reste indécis&#xa0;: son énergie par token est inconnue.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its goodput is unknown.</source>
        <translation>%1 reste indécis&#xa0;: son goodput est inconnu.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its quality is unknown.</source>
        <translation>%1 reste indécis&#xa0;: sa qualité est inconnue.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its sovereignty is unknown.</source>
        <translation>%1 reste indécis&#xa0;: sa souveraineté est inconnue.</translation>
    </message>
    <message>
        <source>%1 stays undecided: one of its values is unknown.</source>
        <translation>%1 reste indécis&#xa0;: l’une de ses valeurs est inconnue.</translation>
    </message>
    <message>
        <source>%1 stays undecided: the capital that it binds is unknown.</source>
        <translation>%1 reste indécis&#xa0;: le capital qu’il immobilise est inconnu.</translation>
    </message>
    <message>
        <source>%1 stays undecided: whether it passes the gate is unknown.</source>
        <translation>%1 reste indécis&#xa0;: on ignore s’il satisfait au critère éliminatoire.</translation>
    </message>
    <message>
        <source>%1 sweeps from %2 tools.</source>
        <translation>%1 balayages de %2 outils.</translation>
    </message>
    <message>
        <source>%1 sweeps from one tool.</source>
        <translation>%1 balayages d’un seul outil.</translation>
    </message>
    <message>
        <source>%1 tok/s / %2 tok/s = %3</source>
        <translation>%1 tok/s / %2 tok/s = %3</translation>
    </message>
    <message>
        <source>%1 tok/s × %2 inside the SLO = %3 tok/s</source>
        <translation>%1 tok/s × %2 dans le SLO = %3 tok/s</translation>
    </message>
    <message>
        <source>%1 tokens of KV cache in the engine&apos;s log / %2 tokens × %3 ranks = %4 requests</source>
        <translation>%1 tokens de cache KV dans le journal du moteur / %2 tokens × %3 rangs = %4 requêtes</translation>
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
        <translation>%1 € vient d’un prix en dollars&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1 € is stated without a source</source>
        <translation>%1 € est indiqué sans source</translation>
    </message>
    <message>
        <source>%1 € per kWh is a wholesale price: what a site pays is usually 1.5 to 2 times that</source>
        <translation>%1 € par kWh est un prix de gros&#xa0;: un site paie d’ordinaire 1,5 à 2 fois plus</translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tok/s · 0.0036 = %3 €/h</source>
        <translation>%1 €/1M tok × %2 tok/s · 0,0036 = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tok/s · 0.0036 × %3 of the time = %4 €/h</source>
        <translation>%1 €/1M tok × %2 tok/s · 0,0036 × %3 du temps = %4 €/h</translation>
    </message>
    <message>
        <source>%1 €/GPU-h × %2 GPUs = %3 €/h</source>
        <translation>%1 €/GPU-h × %2 GPU = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/h / (%2 req/s · 3,600 · %3 of the time) = %4 €</source>
        <translation>%1 €/h / (%2 req/s · 3&#xa0;600 · %3 du temps) = %4 €</translation>
    </message>
    <message>
        <source>%1 €/h / (%2 req/s · 3,600) = %3 €</source>
        <translation>%1 €/h / (%2 req/s · 3&#xa0;600) = %3 €</translation>
    </message>
    <message>
        <source>%1 €/h / (%2 tok/s · 0.0036 · %3 of the time) = %4 €/1M tok</source>
        <translation>%1 €/h / (%2 tok/s · 0,0036 · %3 du temps) = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/h / (%2 tok/s · 0.0036) = %3 €/1M tok</source>
        <translation>%1 €/h / (%2 tok/s · 0,0036) = %3 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/h × 8,760 h = %2 €</source>
        <translation>%1 €/h × 8&#xa0;760 h = %2 €</translation>
    </message>
    <message>
        <source>%1, %2 g/kWh</source>
        <translation>%1, %2 g/kWh</translation>
    </message>
    <message>
        <source>%1, mean, at most</source>
        <translation>%1, moyenne, au plus</translation>
    </message>
    <message>
        <source>%1, p%2, at most</source>
        <translation>%1, p%2, au plus</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no axis and is ignored</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un axe et est ignoré</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no axis and is ignored; did you mean &quot;%3&quot;?</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas un axe et est ignoré&#xa0;; fallait-il lire «&#xa0;%3&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not known; did you mean &quot;%3&quot;?</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» est inconnu&#xa0;; fallait-il lire «&#xa0;%3&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not known; known are %3</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» est inconnu&#xa0;; sont connus %3</translation>
    </message>
    <message>
        <source>%1: a check is acknowledged without a reason</source>
        <translation>%1&#xa0;: une vérification est acceptée sans motif</translation>
    </message>
    <message>
        <source>%1: a higher percentile is below a lower one</source>
        <translation>%1&#xa0;: un percentile supérieur est plus bas qu’un percentile inférieur</translation>
    </message>
    <message>
        <source>%1: every hour is 0, expected load in at least one</source>
        <translation>%1&#xa0;: toutes les heures valent 0, charge attendue dans au moins une</translation>
    </message>
    <message>
        <source>%1: expected a number, a range [low, high], {value: …} or percentiles with p50</source>
        <translation>%1&#xa0;: attendu un nombre, un intervalle [bas, haut], {value: …} ou des percentiles avec p50</translation>
    </message>
    <message>
        <source>%1: expected true or false</source>
        <translation>%1&#xa0;: attendu true ou false</translation>
    </message>
    <message>
        <source>%1: found %2 numbers, expected one for each of the 24 hours of a day</source>
        <translation>%1&#xa0;: trouvé %2 nombres, attendu un pour chacune des 24 heures d’une journée</translation>
    </message>
    <message>
        <source>%1: found %2, expected 0 or more</source>
        <translation>%1&#xa0;: trouvé %2, attendu 0 ou plus</translation>
    </message>
    <message>
        <source>%1: found %2, expected 1 or more</source>
        <translation>%1&#xa0;: trouvé %2, attendu 1 ou plus</translation>
    </message>
    <message>
        <source>%1: found %2, expected a decimal number</source>
        <translation>%1&#xa0;: trouvé %2, attendu un nombre décimal</translation>
    </message>
    <message>
        <source>%1: found %2, expected a finite number</source>
        <translation>%1&#xa0;: trouvé %2, attendu un nombre fini</translation>
    </message>
    <message>
        <source>%1: found %2, expected a fraction above 0, at most 1</source>
        <translation>%1&#xa0;: trouvé %2, attendu une fraction supérieure à 0, au plus 1</translation>
    </message>
    <message>
        <source>%1: found %2, expected a fraction from 0 to 1</source>
        <translation>%1&#xa0;: trouvé %2, attendu une fraction de 0 à 1</translation>
    </message>
    <message>
        <source>%1: found %2, expected a fraction from 0 to 1: write %3</source>
        <translation>%1&#xa0;: trouvé %2, attendu une fraction de 0 à 1&#xa0;: écrire %3</translation>
    </message>
    <message>
        <source>%1: found %2, expected a fraction from 0 to 1; %2 % is written %3</source>
        <translation>%1&#xa0;: trouvé %2, attendu une fraction de 0 à 1&#xa0;; %2&#xa0;% s’écrit %3</translation>
    </message>
    <message>
        <source>%1: found %2, expected a whole number</source>
        <translation>%1&#xa0;: trouvé %2, attendu un nombre entier</translation>
    </message>
    <message>
        <source>%1: found %2, expected a whole number from %3 to %4</source>
        <translation>%1&#xa0;: trouvé %2, attendu un nombre entier de %3 à %4</translation>
    </message>
    <message>
        <source>%1: found %2, expected hours of a day: above 0, at most 24</source>
        <translation>%1&#xa0;: trouvé %2, attendu des heures par jour&#xa0;: plus de 0, au plus 24</translation>
    </message>
    <message>
        <source>%1: found %2, expected more than 0</source>
        <translation>%1&#xa0;: trouvé %2, attendu plus de 0</translation>
    </message>
    <message>
        <source>%1: found %2, which is no number or too large a one</source>
        <translation>%1&#xa0;: trouvé %2, qui n’est pas un nombre ou en est un trop grand</translation>
    </message>
    <message>
        <source>%1: found %2, whose zero in front can mean an octal number; write %3</source>
        <translation>%1&#xa0;: trouvé %2, dont le zéro initial peut désigner un nombre octal&#xa0;; écrire %3</translation>
    </message>
    <message>
        <source>%1: found %2,%3; decimals are written with a point: %2.%3</source>
        <translation>%1&#xa0;: trouvé %2,%3&#xa0;; les décimales s’écrivent avec un point&#xa0;: %2.%3</translation>
    </message>
    <message>
        <source>%1: found %2; numbers are written with a decimal point and nothing between thousands</source>
        <translation>%1&#xa0;: trouvé %2&#xa0;; les nombres s’écrivent avec un point décimal et sans séparateur de milliers</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot; in quotes, expected a number without quotes</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;» entre guillemets, attendu un nombre sans guillemets</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected 64 hexadecimal digits</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;», attendu 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a date such as 2026-06-01</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;», attendu une date telle que 2026-06-01</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a list</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;», attendu une liste</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a number</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;», attendu un nombre</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a number alone; the unit is in the key&apos;s name</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;», attendu un nombre seul&#xa0;; l’unité est dans le nom de la clé</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected keys with values</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;», attendu des clés avec des valeurs</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected one of %3</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;», attendu l’un de %3</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected true or false</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;», attendu true ou false</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;; this program reads %3</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;»&#xa0;; ce programme lit %3</translation>
    </message>
    <message>
        <source>%1: found a list of %2, expected a number or a range of two: [low, high]</source>
        <translation>%1&#xa0;: trouvé une liste de %2, attendu un nombre ou un intervalle de deux&#xa0;: [bas, haut]</translation>
    </message>
    <message>
        <source>%1: found a list, expected a number</source>
        <translation>%1&#xa0;: trouvé une liste, attendu un nombre</translation>
    </message>
    <message>
        <source>%1: found a list, expected keys with values</source>
        <translation>%1&#xa0;: trouvé une liste, attendu des clés avec des valeurs</translation>
    </message>
    <message>
        <source>%1: found a list, expected text</source>
        <translation>%1&#xa0;: trouvé une liste, attendu un texte</translation>
    </message>
    <message>
        <source>%1: found keys with values, expected a list</source>
        <translation>%1&#xa0;: trouvé des clés avec des valeurs, attendu une liste</translation>
    </message>
    <message>
        <source>%1: found keys with values, expected a number</source>
        <translation>%1&#xa0;: trouvé des clés avec des valeurs, attendu un nombre</translation>
    </message>
    <message>
        <source>%1: found keys with values, expected text</source>
        <translation>%1&#xa0;: trouvé des clés avec des valeurs, attendu un texte</translation>
    </message>
    <message>
        <source>%1: found nothing, expected %2</source>
        <translation>%1&#xa0;: rien trouvé, attendu %2</translation>
    </message>
    <message>
        <source>%1: found nothing, expected a number</source>
        <translation>%1&#xa0;: rien trouvé, attendu un nombre</translation>
    </message>
    <message>
        <source>%1: found the range [%2, %3], expected the lower end first</source>
        <translation>%1&#xa0;: trouvé l’intervalle [%2, %3], la borne inférieure est attendue en premier</translation>
    </message>
    <message>
        <source>%1: found the text &quot;%2&quot;, expected a number</source>
        <translation>%1&#xa0;: trouvé le texte «&#xa0;%2&#xa0;», attendu un nombre</translation>
    </message>
    <message>
        <source>%1: no degree of tensor parallelism was found in &quot;%2&quot;, expected TP=4</source>
        <translation>%1&#xa0;: aucun degré de parallélisme tensoriel trouvé dans «&#xa0;%2&#xa0;», attendu TP=4</translation>
    </message>
    <message>
        <source>%1: one end of the range is missing</source>
        <translation>%1&#xa0;: une borne de l’intervalle manque</translation>
    </message>
    <message>
        <source>%1: the candidate has no id</source>
        <translation>%1&#xa0;: le candidat n’a pas d’id</translation>
    </message>
    <message>
        <source>%1: the id &quot;%2&quot; stands for two candidates</source>
        <translation>%1&#xa0;: l’id «&#xa0;%2&#xa0;» désigne deux candidats</translation>
    </message>
    <message>
        <source>%1: the id of the check is missing</source>
        <translation>%1&#xa0;: l’id de la vérification manque</translation>
    </message>
    <message>
        <source>%1: the path of the file is missing</source>
        <translation>%1&#xa0;: le chemin du fichier manque</translation>
    </message>
    <message>
        <source>(%1 € a year for purchases + %2 € upkeep + %3 € electricity) / 8,760 h = %4 €/h</source>
        <translation>(%1 € par an d’achats + %2 € d’entretien + %3 € d’électricité) / 8&#xa0;760 h = %4 €/h</translation>
    </message>
    <message>
        <source>(%1 € a year for purchases + %2 € upkeep) / 8,760 h = %3 €/h</source>
        <translation>(%1 € par an d’achats + %2 € d’entretien) / 8&#xa0;760 h = %3 €/h</translation>
    </message>
    <message>
        <source>2 × %1 layers × %2 KV heads × %3 values × %4 B = %5 B a token</source>
        <translation>2 × %1 couches × %2 têtes KV × %3 valeurs × %4&#xa0;o = %5&#xa0;o par token</translation>
    </message>
    <message>
        <source>A candidate dominates another when it is known on every axis on which the other is known, is nowhere worse, and is better on at least one. The Pareto front holds the candidates that nobody dominates.</source>
        <translation>Un candidat en domine un autre lorsqu’il est connu sur tous les axes où l’autre est connu, qu’il n’est moins bon nulle part et qu’il est meilleur sur au moins un axe. Le front de Pareto contient les candidats que personne ne domine.</translation>
    </message>
    <message>
        <source>A million output tokens cost %1 €.</source>
        <translation>Un million de tokens de sortie coûte %1 €.</translation>
    </message>
    <message>
        <source>A million tokens cost %1 €.</source>
        <translation>Un million de tokens coûte %1 €.</translation>
    </message>
    <message>
        <source>A million tokens inside the SLO cost %1 €.</source>
        <translation>Un million de tokens dans le SLO coûte %1 €.</translation>
    </message>
    <message>
        <source>A million tokens, prompt and answer together, cost %1 €.</source>
        <translation>Un million de tokens, prompt et réponse ensemble, coûte %1 €.</translation>
    </message>
    <message>
        <source>A price per GPU-hour is stated, but not how many GPUs there are: state parallelism.tp, or the number of GPUs.</source>
        <translation>Un prix par heure de GPU est indiqué, mais pas le nombre de GPU&#xa0;: indiquer parallelism.tp, ou le nombre de GPU.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the boards, and a million of them emit %2 g of CO₂e.</source>
        <translation>Un token demande %1 J au niveau des cartes, et un million de tokens émettent %2 g de CO₂e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the boards.</source>
        <translation>Un token demande %1 J au niveau des cartes.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the facility&apos;s meter, and a million of them emit %2 g of CO₂e.</source>
        <translation>Un token demande %1 J au compteur du centre de données, et un million de tokens émettent %2 g de CO₂e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the facility&apos;s meter.</source>
        <translation>Un token demande %1 J au compteur du centre de données.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the nodes, and a million of them emit %2 g of CO₂e.</source>
        <translation>Un token demande %1 J au niveau des nœuds, et un million de tokens émettent %2 g de CO₂e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the nodes.</source>
        <translation>Un token demande %1 J au niveau des nœuds.</translation>
    </message>
    <message>
        <source>Above it the gaps between tokens break first</source>
        <translation>Au-delà, ce sont d’abord les intervalles entre tokens qui dépassent</translation>
    </message>
    <message>
        <source>Above it the share of good requests falls below its target</source>
        <translation>Au-delà, la part des requêtes conformes tombe sous sa cible</translation>
    </message>
    <message>
        <source>Above it the time of the whole request breaks first</source>
        <translation>Au-delà, c’est d’abord la durée de la requête entière qui dépasse</translation>
    </message>
    <message>
        <source>Above it the time per output token breaks first</source>
        <translation>Au-delà, c’est d’abord le temps par token de sortie qui dépasse</translation>
    </message>
    <message>
        <source>Above it the time to first token breaks first</source>
        <translation>Au-delà, c’est d’abord le temps jusqu’au premier token qui dépasse</translation>
    </message>
    <message>
        <source>Acceptance of drafted tokens</source>
        <translation>Acceptation des tokens spéculés</translation>
    </message>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Acceptée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Activations %1 GB and overhead %2 GB per GPU come from the engine&apos;s table (%3 from version %4).</source>
        <translation>Les activations de %1 Go et le surcoût de %2 Go par GPU viennent de la table du moteur (%3 à partir de la version %4).</translation>
    </message>
    <message>
        <source>Activations in a GPU</source>
        <translation>Activations dans un GPU</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Actifs</translation>
    </message>
    <message>
        <source>Add loads below the first one</source>
        <translation>Ajouter des charges en dessous de la première</translation>
    </message>
    <message>
        <source>All lengths equal</source>
        <translation>Longueurs toutes égales</translation>
    </message>
    <message>
        <source>All of them reach beyond the knee.</source>
        <translation>Tous dépassent le coude.</translation>
    </message>
    <message>
        <source>All weights, as stated</source>
        <translation>Tous les poids, comme indiqué</translation>
    </message>
    <message>
        <source>Amortisation</source>
        <translation>Amortissement</translation>
    </message>
    <message>
        <source>Amortisation of %1</source>
        <translation>Amortissement&#xa0;: %1</translation>
    </message>
    <message>
        <source>An entry of the catalogue has no id; it is left out.</source>
        <translation>Une entrée du catalogue n’a pas d’id&#xa0;; elle est écartée.</translation>
    </message>
    <message>
        <source>Answers not streamed</source>
        <translation>Réponses sans streaming</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Arrivées</translation>
    </message>
    <message>
        <source>As quoted</source>
        <translation>Selon le devis</translation>
    </message>
    <message>
        <source>Ask for a new quote, and date it</source>
        <translation>Demander un nouveau devis et le dater</translation>
    </message>
    <message>
        <source>Assumptions: every input</source>
        <translation>Hypothèses&#xa0;: toutes les entrées</translation>
    </message>
    <message>
        <source>At %1 concurrent requests already, %2 is %3 ms against a limit of %4 ms.</source>
        <translation>Dès %1 requêtes simultanées, %2 vaut %3 ms pour une limite de %4 ms.</translation>
    </message>
    <message>
        <source>At %1 requests per second already, %2 is %3 ms against a limit of %4 ms.</source>
        <translation>Dès %1 requêtes par seconde, %2 vaut %3 ms pour une limite de %4 ms.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 % and goodput falls to %3 %.</source>
        <translation>À %1, le débit gagne %2&#xa0;% et le goodput tombe à %3&#xa0;%.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 % and goodput falls to %3 %: the knee lies between.</source>
        <translation>À %1, le débit gagne %2&#xa0;% et le goodput tombe à %3&#xa0;%&#xa0;: le coude se situe entre les deux.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 %, but %3 is %4 ms against a limit of %5 ms.</source>
        <translation>À %1, le débit gagne %2&#xa0;%, mais %3 vaut %4 ms pour une limite de %5 ms.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 %.</source>
        <translation>À %1, le débit gagne %2&#xa0;%.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 % and goodput falls to %3 %.</source>
        <translation>À %1, le débit perd %2&#xa0;% et le goodput tombe à %3&#xa0;%.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 % and goodput falls to %3 %: the knee lies between.</source>
        <translation>À %1, le débit perd %2&#xa0;% et le goodput tombe à %3&#xa0;%&#xa0;: le coude se situe entre les deux.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 %, and %3 is %4 ms against a limit of %5 ms.</source>
        <translation>À %1, le débit perd %2&#xa0;%, et %3 vaut %4 ms pour une limite de %5 ms.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 %.</source>
        <translation>À %1, le débit perd %2&#xa0;%.</translation>
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
        <translation>Bande passante</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation>Puissance de la carte</translation>
    </message>
    <message>
        <source>Board power only</source>
        <translation>Puissance de la carte seule</translation>
    </message>
    <message>
        <source>Boundaries differ</source>
        <translation>Périmètres différents</translation>
    </message>
    <message>
        <source>Boundary of the power</source>
        <translation>Périmètre de la puissance</translation>
    </message>
    <message>
        <source>Bring all power figures to one boundary: board, node or facility</source>
        <translation>Ramener toutes les puissances à un même périmètre&#xa0;: carte, nœud ou centre de données</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Budget</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>Graphes CUDA</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Candidate %1</source>
        <translation>Candidat %1</translation>
    </message>
    <message>
        <source>Candidate %1 changes what the throughput of the scenario depends on: its own is unknown until it is stated or measured.</source>
        <translation>Le candidat %1 change ce dont dépend le débit du scénario&#xa0;: le sien est inconnu tant qu’il n’est pas indiqué ou mesuré.</translation>
    </message>
    <message>
        <source>Capital bound</source>
        <translation>Capital immobilisé</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>Carbone</translation>
    </message>
    <message>
        <source>Carbon of a million tokens</source>
        <translation>Carbone d’un million de tokens</translation>
    </message>
    <message>
        <source>Carbon of a year</source>
        <translation>Carbone d’une année</translation>
    </message>
    <message>
        <source>Carbon of the grid</source>
        <translation>Carbone du réseau électrique</translation>
    </message>
    <message>
        <source>Carbon per million tokens</source>
        <translation>Carbone par million de tokens</translation>
    </message>
    <message>
        <source>Carbon per year</source>
        <translation>Carbone par an</translation>
    </message>
    <message>
        <source>Carbon, lifecycle</source>
        <translation>Carbone, cycle de vie</translation>
    </message>
    <message>
        <source>Ceiling of concurrent requests</source>
        <translation>Plafond de requêtes simultanées</translation>
    </message>
    <message>
        <source>Ceiling of the KV cache</source>
        <translation>Plafond du cache KV</translation>
    </message>
    <message>
        <source>Chunked prefill</source>
        <translation>Chunked prefill</translation>
    </message>
    <message>
        <source>Client&apos;s rate limit</source>
        <translation>Limite de débit du client</translation>
    </message>
    <message>
        <source>Clock side unknown</source>
        <translation>Côté du chronomètre inconnu</translation>
    </message>
    <message>
        <source>Clocks are mixed</source>
        <translation>Chronomètres mélangés</translation>
    </message>
    <message>
        <source>Coefficient of variation of the gaps between requests</source>
        <translation>Coefficient de variation des intervalles entre requêtes</translation>
    </message>
    <message>
        <source>Compare like with like, or say that this is what is compared</source>
        <translation>Comparer ce qui est comparable, ou dire que c’est là ce qui est comparé</translation>
    </message>
    <message>
        <source>Compare only runs that were timed on the same side</source>
        <translation>Ne comparer que des exécutions chronométrées du même côté</translation>
    </message>
    <message>
        <source>Compare output tokens with output tokens only</source>
        <translation>Ne comparer les tokens de sortie qu’à des tokens de sortie</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Concurrence</translation>
    </message>
    <message>
        <source>Concurrency that the KV cache holds</source>
        <translation>Concurrence que le cache KV peut contenir</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Context and buffers by TP</source>
        <translation>Contexte et tampons par TP</translation>
    </message>
    <message>
        <source>Context held by a running request</source>
        <translation>Contexte occupé par une requête en cours</translation>
    </message>
    <message>
        <source>Contexts differ</source>
        <translation>Contextes différents</translation>
    </message>
    <message>
        <source>Converted from dollars</source>
        <translation>Converti depuis des dollars</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Cost of a million tokens</source>
        <translation>Coût d’un million de tokens</translation>
    </message>
    <message>
        <source>Cost of a request</source>
        <translation>Coût d’une requête</translation>
    </message>
    <message>
        <source>Cost of a year</source>
        <translation>Coût d’une année</translation>
    </message>
    <message>
        <source>Cost of an hour</source>
        <translation>Coût d’une heure</translation>
    </message>
    <message>
        <source>Cost of capital, a year</source>
        <translation>Coût du capital, par an</translation>
    </message>
    <message>
        <source>Cost per hour</source>
        <translation>Coût par heure</translation>
    </message>
    <message>
        <source>Cost per million tokens (CPM)</source>
        <translation>Coût par million de tokens (CPM)</translation>
    </message>
    <message>
        <source>Cost per request</source>
        <translation>Coût par requête</translation>
    </message>
    <message>
        <source>Cost per year</source>
        <translation>Coût par an</translation>
    </message>
    <message>
        <source>Cost, goodput, energy, carbon and sovereignty on one frontier</source>
        <translation>Coût, goodput, énergie, carbone et souveraineté sur un même front</translation>
    </message>
    <message>
        <source>Count the tokens with the model&apos;s own tokenizer</source>
        <translation>Compter les tokens avec le tokenizer du modèle lui-même</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Data parallelism</source>
        <translation>Parallélisme de données</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Day-ahead mean</source>
        <translation>Moyenne day-ahead</translation>
    </message>
    <message>
        <source>Decode of a request</source>
        <translation>Decode d’une requête</translation>
    </message>
    <message>
        <source>Default share</source>
        <translation>Part par défaut</translation>
    </message>
    <message>
        <source>Dense MLP</source>
        <translation>MLP dense</translation>
    </message>
    <message>
        <source>Discard a warm-up and record it, or acknowledge this with how it was done</source>
        <translation>Écarter un échauffement et le consigner, ou accepter ceci en précisant comment il a été fait</translation>
    </message>
    <message>
        <source>Divide by the tokens of the requests inside the SLO</source>
        <translation>Diviser par les tokens des requêtes dans le SLO</translation>
    </message>
    <message>
        <source>Does not fit: %1 GB of weights, %2 GB of activations and %3 GB of overhead per GPU need %4 GB more than %5 % of %6 GB.</source>
        <translation>Ne tient pas&#xa0;: %1 Go de poids, %2 Go d’activations et %3 Go de surcoût par GPU exigent %4 Go de plus que %5&#xa0;% de %6 Go.</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>Dominé</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>Modèle draft</translation>
    </message>
    <message>
        <source>Duration of a request</source>
        <translation>Durée d’une requête</translation>
    </message>
    <message>
        <source>ENTSO-E code</source>
        <translation>Code ENTSO-E</translation>
    </message>
    <message>
        <source>Electricity Maps zone</source>
        <translation>Zone Electricity Maps</translation>
    </message>
    <message>
        <source>Electricity in it</source>
        <translation>Dont électricité</translation>
    </message>
    <message>
        <source>Electricity of a million tokens</source>
        <translation>Électricité d’un million de tokens</translation>
    </message>
    <message>
        <source>Embodied carbon of a million tokens</source>
        <translation>Carbone incorporé d’un million de tokens</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>Énergie et carbone</translation>
    </message>
    <message>
        <source>Energy and carbon per token are those at full load. In use %1 % of the time with an idle share of %2 %, a token takes %3 times as much.</source>
        <translation>L’énergie et le carbone par token sont ceux à pleine charge. Avec une utilisation de %1&#xa0;% du temps et une part au repos de %2&#xa0;%, un token demande %3 fois plus.</translation>
    </message>
    <message>
        <source>Energy and site</source>
        <translation>Énergie et site</translation>
    </message>
    <message>
        <source>Energy is measured at different boundaries: %1 and %2</source>
        <translation>L’énergie est mesurée à des périmètres différents&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>Energy of a million tokens</source>
        <translation>Énergie d’un million de tokens</translation>
    </message>
    <message>
        <source>Energy of a token</source>
        <translation>Énergie d’un token</translation>
    </message>
    <message>
        <source>Energy per million tokens</source>
        <translation>Énergie par million de tokens</translation>
    </message>
    <message>
        <source>Energy per token</source>
        <translation>Énergie par token</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Engine version</source>
        <translation>Version du moteur</translation>
    </message>
    <message>
        <source>Engine version missing</source>
        <translation>Version du moteur manquante</translation>
    </message>
    <message>
        <source>Engine, version, flags</source>
        <translation>Moteur, version, options</translation>
    </message>
    <message>
        <source>Enter the price of the contract, or a retail factor</source>
        <translation>Saisir le prix du contrat, ou un facteur de détail</translation>
    </message>
    <message>
        <source>Estimate, not measured</source>
        <translation>Estimé, non mesuré</translation>
    </message>
    <message>
        <source>Expert parallelism</source>
        <translation>Parallélisme d’experts</translation>
    </message>
    <message>
        <source>Expert parallelism %1 does not divide the %2 ranks of a stage (tensor × data parallelism).</source>
        <translation>Le parallélisme d’experts %1 ne divise pas les %2 rangs d’un étage (parallélisme tensoriel × de données).</translation>
    </message>
    <message>
        <source>Expert parallelism %1 needs a mixture of experts; %2 is dense.</source>
        <translation>Le parallélisme d’experts %1 exige un mélange d’experts&#xa0;; %2 est dense.</translation>
    </message>
    <message>
        <source>Expert parallelism %1 needs more experts than the %2 of %3.</source>
        <translation>Le parallélisme d’experts %1 exige plus d’experts que les %2 de %3.</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>Experts a token</source>
        <translation>Experts par token</translation>
    </message>
    <message>
        <source>Exposed to US law</source>
        <translation>Exposé au droit américain</translation>
    </message>
    <message>
        <source>Extend the sweep until throughput stops rising</source>
        <translation>Prolonger le balayage jusqu’à ce que le débit cesse d’augmenter</translation>
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
        <translation>Facteur du prix de gros au prix payé</translation>
    </message>
    <message>
        <source>Fails the gate %1: %2 is required, %3 is stated.</source>
        <translation>Échoue au critère éliminatoire %1&#xa0;: %2 est exigé, %3 est indiqué.</translation>
    </message>
    <message>
        <source>Faster than the hardware</source>
        <translation>Plus rapide que le matériel</translation>
    </message>
    <message>
        <source>Fewer than five loads were tested: too few to find the knee.</source>
        <translation>Moins de cinq charges ont été testées&#xa0;: trop peu pour trouver le coude.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Figures contradict each other</source>
        <translation>Valeurs contradictoires</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Find out which tokens are counted, and on what it really ran</source>
        <translation>Déterminer quels tokens sont comptés, et sur quoi l’exécution a réellement tourné</translation>
    </message>
    <message>
        <source>Find out why they failed; a load that loses requests is no capacity</source>
        <translation>Déterminer pourquoi elles ont échoué&#xa0;; une charge qui perd des requêtes n’est pas une capacité</translation>
    </message>
    <message>
        <source>Find what changed between the repeats, or measure longer</source>
        <translation>Trouver ce qui a changé entre les répétitions, ou mesurer plus longtemps</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Format of the KV cache</source>
        <translation>Format du cache KV</translation>
    </message>
    <message>
        <source>Format of the weights</source>
        <translation>Format des poids</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>Formula with its numbers</source>
        <translation>Formule avec ses nombres</translation>
    </message>
    <message>
        <source>From version</source>
        <translation>À partir de la version</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs in a node</source>
        <translation>GPU dans un nœud</translation>
    </message>
    <message>
        <source>GPUs in all</source>
        <translation>GPU au total</translation>
    </message>
    <message>
        <source>Go back to the raw results and find out which figure is wrong</source>
        <translation>Revenir aux résultats bruts et déterminer quelle valeur est fausse</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Goodput counts input and output tokens together: the results state no output tokens.</source>
        <translation>Le goodput compte les tokens d’entrée et de sortie ensemble&#xa0;: les résultats n’indiquent pas de tokens de sortie.</translation>
    </message>
    <message>
        <source>Goodput of a GPU</source>
        <translation>Goodput d’un GPU</translation>
    </message>
    <message>
        <source>Goodput of a euro of capex</source>
        <translation>Goodput d’un euro de capex</translation>
    </message>
    <message>
        <source>Goodput of a kilowatt</source>
        <translation>Goodput d’un kilowatt</translation>
    </message>
    <message>
        <source>Goodput per GPU</source>
        <translation>Goodput par GPU</translation>
    </message>
    <message>
        <source>Goodput per euro of hardware</source>
        <translation>Goodput par euro de matériel</translation>
    </message>
    <message>
        <source>Goodput per kW</source>
        <translation>Goodput par kW</translation>
    </message>
    <message>
        <source>Goodput without SLO</source>
        <translation>Goodput sans SLO</translation>
    </message>
    <message>
        <source>Graphs inside the share</source>
        <translation>Graphs inclus dans la part</translation>
    </message>
    <message>
        <source>Grid methods mixed</source>
        <translation>Méthodes du réseau mélangées</translation>
    </message>
    <message>
        <source>Grid zone</source>
        <translation>Zone du réseau électrique</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Hardware and links</source>
        <translation>Matériel et interconnexion</translation>
    </message>
    <message>
        <source>Hardware missing</source>
        <translation>Matériel manquant</translation>
    </message>
    <message>
        <source>Have the tool report p95 and p99</source>
        <translation>Faire indiquer p95 et p99 par l’outil</translation>
    </message>
    <message>
        <source>Have the tool report the percentiles of the SLO, or save each request</source>
        <translation>Faire indiquer par l’outil les percentiles du SLO, ou enregistrer chaque requête</translation>
    </message>
    <message>
        <source>Head-room</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Head-room over the load</source>
        <translation>Marge au-dessus de la charge</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Têtes</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Dimension cachée</translation>
    </message>
    <message>
        <source>Hours of service a day</source>
        <translation>Heures de service par jour</translation>
    </message>
    <message>
        <source>How the figures are computed</source>
        <translation>Comment les valeurs sont calculées</translation>
    </message>
    <message>
        <source>INT8 dense</source>
        <translation>INT8 dense</translation>
    </message>
    <message>
        <source>In %1 of %2 runs more than 1 % of the requests failed, in the worst %3 %; the latencies are those of the others</source>
        <translation>Dans %1 exécutions sur %2, plus de 1&#xa0;% des requêtes ont échoué, dans la pire %3&#xa0;%&#xa0;; les latences sont celles des autres</translation>
    </message>
    <message>
        <source>In the EU</source>
        <translation>Dans l’UE</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Input and output are %1 tokens/s together, the file says %2</source>
        <translation>Entrée et sortie font %1 tokens/s ensemble, le fichier dit %2</translation>
    </message>
    <message>
        <source>Input and output tokens</source>
        <translation>Tokens d’entrée et de sortie</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instance</translation>
    </message>
    <message>
        <source>Investment</source>
        <translation>Investissement</translation>
    </message>
    <message>
        <source>It does not reach beyond the knee.</source>
        <translation>Il ne dépasse pas le coude.</translation>
    </message>
    <message>
        <source>It reaches beyond the knee.</source>
        <translation>Il dépasse le coude.</translation>
    </message>
    <message>
        <source>J/tok</source>
        <translation>J/tok</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <translation>Juridiction</translation>
    </message>
    <message>
        <source>KV cache of a token</source>
        <translation>Cache KV d’un token</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>Cache KV par token</translation>
    </message>
    <message>
        <source>KV cache, bf16</source>
        <translation>Cache KV, bf16</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Têtes KV</translation>
    </message>
    <message>
        <source>KV memory of one GPU</source>
        <translation>Mémoire KV d’un GPU</translation>
    </message>
    <message>
        <source>KV memory of one GPU × GPUs of a replica</source>
        <translation>Mémoire KV d’un GPU × GPU d’un réplica</translation>
    </message>
    <message>
        <source>KV memory of the replica</source>
        <translation>Mémoire KV du réplica</translation>
    </message>
    <message>
        <source>KV memory of the replica / KV bytes per token</source>
        <translation>Mémoire KV du réplica / octets KV par token</translation>
    </message>
    <message>
        <source>Kind of workload</source>
        <translation>Type de charge de travail</translation>
    </message>
    <message>
        <source>Knee and safe capacity</source>
        <translation>Coude et capacité sûre</translation>
    </message>
    <message>
        <source>Knee at %1 requests/s, the highest load tested</source>
        <translation>Coude à %1 requêtes/s, la charge testée la plus élevée</translation>
    </message>
    <message>
        <source>Knee at %1 requests/s; the next tested rate is %2</source>
        <translation>Coude à %1 requêtes/s&#xa0;; le débit testé suivant est %2</translation>
    </message>
    <message>
        <source>Knee at concurrency %1, the highest load tested</source>
        <translation>Coude à la concurrence %1, la charge testée la plus élevée</translation>
    </message>
    <message>
        <source>Knee at concurrency %1; the next tested one is %2</source>
        <translation>Coude à la concurrence %1&#xa0;; la suivante testée est %2</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Length distribution</source>
        <translation>Distribution des longueurs</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Interconnexion</translation>
    </message>
    <message>
        <source>Link between GPUs</source>
        <translation>Interconnexion entre GPU</translation>
    </message>
    <message>
        <source>Link domain</source>
        <translation>Domaine d’interconnexion</translation>
    </message>
    <message>
        <source>Link rate</source>
        <translation>Débit d’interconnexion</translation>
    </message>
    <message>
        <source>Live tokens that fit</source>
        <translation>Tokens actifs qui tiennent</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Load by hour of the day</source>
        <translation>Charge par heure de la journée</translation>
    </message>
    <message>
        <source>LoadGen calls this result invalid</source>
        <translation>LoadGen déclare ce résultat invalide</translation>
    </message>
    <message>
        <source>Loads differ</source>
        <translation>Charges différentes</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Contexte le plus long</translation>
    </message>
    <message>
        <source>Maintenance, share of the price a year</source>
        <translation>Maintenance, part du prix par an</translation>
    </message>
    <message>
        <source>Mean lengths go from %1 to %2 tokens</source>
        <translation>Les longueurs moyennes vont de %1 à %2 tokens</translation>
    </message>
    <message>
        <source>Means only</source>
        <translation>Moyennes seulement</translation>
    </message>
    <message>
        <source>Measure at the node, and say so in energy.boundary</source>
        <translation>Mesurer au niveau du nœud, et le préciser dans energy.boundary</translation>
    </message>
    <message>
        <source>Measure for several minutes at each load</source>
        <translation>Mesurer pendant plusieurs minutes à chaque charge</translation>
    </message>
    <message>
        <source>Measure it with the load of the plan before deciding</source>
        <translation>Le mesurer avec la charge prévue avant de décider</translation>
    </message>
    <message>
        <source>Measured BF16</source>
        <translation>BF16 mesuré</translation>
    </message>
    <message>
        <source>Measured FP8</source>
        <translation>FP8 mesuré</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Mémoire</translation>
    </message>
    <message>
        <source>Memory of a GPU</source>
        <translation>Mémoire d’un GPU</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Méthode</translation>
    </message>
    <message>
        <source>Method of the grid&apos;s figure</source>
        <translation>Méthode de la valeur du réseau</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Model and precision</source>
        <translation>Modèle et précision</translation>
    </message>
    <message>
        <source>Models differ</source>
        <translation>Modèles différents</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Native</source>
        <translation>Natif</translation>
    </message>
    <message>
        <source>No SLO is set, so that no load can be called safe.</source>
        <translation>Aucun SLO n’est défini, de sorte qu’aucune charge ne peut être dite sûre.</translation>
    </message>
    <message>
        <source>No candidate dominates another: each is the best choice for somebody.</source>
        <translation>Aucun candidat n’en domine un autre&#xa0;: chacun est le meilleur choix pour quelqu’un.</translation>
    </message>
    <message>
        <source>No candidate is on the front yet.</source>
        <translation>Aucun candidat n’est encore sur le front.</translation>
    </message>
    <message>
        <source>No knee: fewer than five loads were tested</source>
        <translation>Pas de coude&#xa0;: moins de cinq charges ont été testées</translation>
    </message>
    <message>
        <source>No knee: no load states a throughput</source>
        <translation>Pas de coude&#xa0;: aucune charge n’indique de débit</translation>
    </message>
    <message>
        <source>No knee: the plateau is the rate limit of the client, not of the server</source>
        <translation>Pas de coude&#xa0;: le plateau est la limite de débit du client, pas du serveur</translation>
    </message>
    <message>
        <source>No knee: throughput is at its maximum from the first load on, so the knee lies below it</source>
        <translation>Pas de coude&#xa0;: le débit est à son maximum dès la première charge, le coude se situe donc en dessous</translation>
    </message>
    <message>
        <source>No knee: too few requests a load, fewer than 20 or than five times the concurrency</source>
        <translation>Pas de coude&#xa0;: trop peu de requêtes par charge, moins de 20 ou moins de cinq fois la concurrence</translation>
    </message>
    <message>
        <source>No results have been imported yet.</source>
        <translation>Aucun résultat n’a encore été importé.</translation>
    </message>
    <message>
        <source>No safe capacity: no SLO is given</source>
        <translation>Pas de capacité sûre&#xa0;: aucun SLO n’est donné</translation>
    </message>
    <message>
        <source>No safe capacity: no tested load holds the SLO</source>
        <translation>Pas de capacité sûre&#xa0;: aucune charge testée ne respecte le SLO</translation>
    </message>
    <message>
        <source>No safe capacity: the tested loads do not state the percentiles that the SLO asks for</source>
        <translation>Pas de capacité sûre&#xa0;: les charges testées n’indiquent pas les percentiles que le SLO demande</translation>
    </message>
    <message>
        <source>No sweep has been imported yet: results at several loads show the knee here.</source>
        <translation>Aucun balayage n’a encore été importé&#xa0;: des résultats à plusieurs charges montrent ici le coude.</translation>
    </message>
    <message>
        <source>No tested load keeps the SLO.</source>
        <translation>Aucune charge testée ne respecte le SLO.</translation>
    </message>
    <message>
        <source>No tested load keeps the SLO: the figures are those of a load that breaks it.</source>
        <translation>Aucune charge testée ne respecte le SLO&#xa0;: les valeurs sont celles d’une charge qui l’enfreint.</translation>
    </message>
    <message>
        <source>None is known to beat it, and this is unknown of it: %1.</source>
        <translation>Aucun n’est connu pour le battre, et ceci est inconnu de lui&#xa0;: %1.</translation>
    </message>
    <message>
        <source>None of them reaches beyond the knee.</source>
        <translation>Aucun d’eux ne dépasse le coude.</translation>
    </message>
    <message>
        <source>Not past the knee</source>
        <translation>Pas au-delà du coude</translation>
    </message>
    <message>
        <source>Not past the knee: throughput still rises at the last load, so the sweep has to go on</source>
        <translation>Pas au-delà du coude&#xa0;: le débit augmente encore à la dernière charge, le balayage doit donc continuer</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Note the rate and its date</source>
        <translation>Noter le taux et sa date</translation>
    </message>
    <message>
        <source>Note whether the times are the client&apos;s or the server&apos;s</source>
        <translation>Noter si les temps sont ceux du client ou du serveur</translation>
    </message>
    <message>
        <source>Nothing can be computed yet: state a throughput, or import results.</source>
        <translation>Rien ne peut encore être calculé&#xa0;: indiquer un débit, ou importer des résultats.</translation>
    </message>
    <message>
        <source>Nothing can be reported yet: state a throughput, or import results.</source>
        <translation>Rien ne peut encore figurer au rapport&#xa0;: indiquer un débit, ou importer des résultats.</translation>
    </message>
    <message>
        <source>Old price</source>
        <translation>Prix ancien</translation>
    </message>
    <message>
        <source>One file was not recognised.</source>
        <translation>Un fichier n’a pas été reconnu.</translation>
    </message>
    <message>
        <source>One run, and no sweep: a knee needs several loads.</source>
        <translation>Une exécution, et aucun balayage&#xa0;: un coude exige plusieurs charges.</translation>
    </message>
    <message>
        <source>One sweep from one tool.</source>
        <translation>Un balayage d’un seul outil.</translation>
    </message>
    <message>
        <source>Operational concurrency</source>
        <translation>Concurrence d’exploitation</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Output length, mean</source>
        <translation>Longueur de sortie, moyenne</translation>
    </message>
    <message>
        <source>Output length, p50</source>
        <translation>Longueur de sortie, p50</translation>
    </message>
    <message>
        <source>Output length, p95</source>
        <translation>Longueur de sortie, p95</translation>
    </message>
    <message>
        <source>Output length, p99</source>
        <translation>Longueur de sortie, p99</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation>Débit de sortie</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Tokens de sortie</translation>
    </message>
    <message>
        <source>Overhead in a GPU</source>
        <translation>Surcoût dans un GPU</translation>
    </message>
    <message>
        <source>Owned, rented or paid by the token</source>
        <translation>En propre, loué ou payé au token</translation>
    </message>
    <message>
        <source>Owner&apos;s cost</source>
        <translation>Coût du propriétaire</translation>
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
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Parameters active for a token</source>
        <translation>Paramètres actifs par token</translation>
    </message>
    <message>
        <source>Percentiles missing</source>
        <translation>Percentiles manquants</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Pipeline parallelism</source>
        <translation>Parallélisme de pipeline</translation>
    </message>
    <message>
        <source>Pipeline parallelism %1 needs more layers than the %2 of %3.</source>
        <translation>Le parallélisme de pipeline %1 exige plus de couches que les %2 de %3.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Power of the fleet</source>
        <translation>Puissance du parc</translation>
    </message>
    <message>
        <source>Power with its share of the node</source>
        <translation>Puissance avec sa part du nœud</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>Precisions differ</source>
        <translation>Précisions différentes</translation>
    </message>
    <message>
        <source>Prefill of a request</source>
        <translation>Prefill d’une requête</translation>
    </message>
    <message>
        <source>Prefix cache hit rate</source>
        <translation>Taux de hits du cache de préfixes</translation>
    </message>
    <message>
        <source>Prefix cache warm</source>
        <translation>Cache de préfixes chaud</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Price of a GPU</source>
        <translation>Prix d’un GPU</translation>
    </message>
    <message>
        <source>Price of a million tokens</source>
        <translation>Prix d’un million de tokens</translation>
    </message>
    <message>
        <source>Price of electricity</source>
        <translation>Prix de l’électricité</translation>
    </message>
    <message>
        <source>Price of the fleet</source>
        <translation>Prix du parc</translation>
    </message>
    <message>
        <source>Price without source</source>
        <translation>Prix sans source</translation>
    </message>
    <message>
        <source>Prompt length, mean</source>
        <translation>Longueur de prompt, moyenne</translation>
    </message>
    <message>
        <source>Prompt length, p50</source>
        <translation>Longueur de prompt, p50</translation>
    </message>
    <message>
        <source>Prompt length, p95</source>
        <translation>Longueur de prompt, p95</translation>
    </message>
    <message>
        <source>Prompt length, p99</source>
        <translation>Longueur de prompt, p99</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Published parameters</source>
        <translation>Paramètres publiés</translation>
    </message>
    <message>
        <source>Purchase price</source>
        <translation>Prix d’achat</translation>
    </message>
    <message>
        <source>Purchase price of %1</source>
        <translation>Prix d’achat&#xa0;: %1</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Qualité</translation>
    </message>
    <message>
        <source>Quoted from</source>
        <translation>Source du devis</translation>
    </message>
    <message>
        <source>Quoted on</source>
        <translation>Date du devis</translation>
    </message>
    <message>
        <source>Raw throughput quoted</source>
        <translation>Débit brut cité</translation>
    </message>
    <message>
        <source>Record the GPU, how many and how they are connected</source>
        <translation>Consigner le GPU, leur nombre et leur interconnexion</translation>
    </message>
    <message>
        <source>Record the engine, its version and its flags</source>
        <translation>Consigner le moteur, sa version et ses options</translation>
    </message>
    <message>
        <source>Record the limits beside the goodput, or save each request so that it can be computed</source>
        <translation>Consigner les limites à côté du goodput, ou enregistrer chaque requête pour qu’il puisse être calculé</translation>
    </message>
    <message>
        <source>Record the tokenizer: it decides what a token/s and a cost per token are</source>
        <translation>Consigner le tokenizer&#xa0;: il décide de ce que sont un token/s et un coût par token</translation>
    </message>
    <message>
        <source>Recorded in the file</source>
        <translation>Consigné dans le fichier</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redondance</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Repeat the high loads with a tool of several processes, such as AIPerf or GuideLLM</source>
        <translation>Répéter les charges élevées avec un outil à plusieurs processus, tel qu’AIPerf ou GuideLLM</translation>
    </message>
    <message>
        <source>Repeat with one tool, or with tools of one class</source>
        <translation>Répéter avec un seul outil, ou avec des outils d’une même classe</translation>
    </message>
    <message>
        <source>Repeat with streaming</source>
        <translation>Répéter en streaming</translation>
    </message>
    <message>
        <source>Repeat with the lengths of real traffic, or with a trace</source>
        <translation>Répéter avec les longueurs du trafic réel, ou avec une trace</translation>
    </message>
    <message>
        <source>Repeat with the warm-up discarded</source>
        <translation>Répéter en écartant l’échauffement</translation>
    </message>
    <message>
        <source>Repeat without the rate limit, or with a higher one</source>
        <translation>Répéter sans la limite de débit de requêtes, ou avec une limite plus haute</translation>
    </message>
    <message>
        <source>Repeats differ</source>
        <translation>Les répétitions diffèrent</translation>
    </message>
    <message>
        <source>Replicas for the rate</source>
        <translation>Réplicas pour la charge</translation>
    </message>
    <message>
        <source>Replicas with head-room</source>
        <translation>Réplicas avec marge</translation>
    </message>
    <message>
        <source>Request rate</source>
        <translation>Débit de requêtes</translation>
    </message>
    <message>
        <source>Request rate to be served</source>
        <translation>Débit de requêtes à servir</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Requêtes simultanées</translation>
    </message>
    <message>
        <source>Requests failed</source>
        <translation>Requêtes en échec</translation>
    </message>
    <message>
        <source>Requests per second of a replica</source>
        <translation>Requêtes par seconde d’un réplica</translation>
    </message>
    <message>
        <source>Requests within the SLO, at least</source>
        <translation>Requêtes dans le SLO, au moins</translation>
    </message>
    <message>
        <source>Reserve for other work</source>
        <translation>Réserve pour d’autres travaux</translation>
    </message>
    <message>
        <source>Residual value of %1, share of the price</source>
        <translation>Valeur résiduelle, part du prix&#xa0;: %1</translation>
    </message>
    <message>
        <source>Residual value, share of the price</source>
        <translation>Valeur résiduelle, part du prix</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Routed experts</source>
        <translation>Experts routés</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
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
        <translation>Sûr jusqu’à %1 requêtes/s</translation>
    </message>
    <message>
        <source>Safe up to %1 requests/s: %2 input and output tokens/s</source>
        <translation>Sûr jusqu’à %1 requêtes/s&#xa0;: %2 tokens d’entrée et de sortie/s</translation>
    </message>
    <message>
        <source>Safe up to %1 requests/s: %2 output tokens/s</source>
        <translation>Sûr jusqu’à %1 requêtes/s&#xa0;: %2 tokens de sortie/s</translation>
    </message>
    <message>
        <source>Safe up to concurrency %1</source>
        <translation>Sûr jusqu’à une concurrence de %1</translation>
    </message>
    <message>
        <source>Safe up to concurrency %1: %2 input and output tokens/s</source>
        <translation>Sûr jusqu’à une concurrence de %1&#xa0;: %2 tokens d’entrée et de sortie/s</translation>
    </message>
    <message>
        <source>Safe up to concurrency %1: %2 output tokens/s</source>
        <translation>Sûr jusqu’à une concurrence de %1&#xa0;: %2 tokens de sortie/s</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Échantillonnage</translation>
    </message>
    <message>
        <source>Saturated at first</source>
        <translation>Saturé dès le début</translation>
    </message>
    <message>
        <source>Say where the price comes from, and when</source>
        <translation>Indiquer d’où vient le prix, et de quand il date</translation>
    </message>
    <message>
        <source>Scorecard and Pareto front</source>
        <translation>Comparatif et front de Pareto</translation>
    </message>
    <message>
        <source>Send at least five requests for each concurrent one, and a hundred for a p99</source>
        <translation>Envoyer au moins cinq requêtes par requête simultanée, et cent pour un p99</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Séquences</translation>
    </message>
    <message>
        <source>Sequences at once, at most</source>
        <translation>Séquences simultanées, au plus</translation>
    </message>
    <message>
        <source>Sequences, small cards</source>
        <translation>Séquences, petites cartes</translation>
    </message>
    <message>
        <source>Service level</source>
        <translation>Niveau de service</translation>
    </message>
    <message>
        <source>Share of GPU memory used</source>
        <translation>Part de mémoire GPU utilisée</translation>
    </message>
    <message>
        <source>Share of requests inside the SLO</source>
        <translation>Part des requêtes dans le SLO</translation>
    </message>
    <message>
        <source>Share of the power drawn when idle</source>
        <translation>Part de la puissance consommée au repos</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Experts partagés</translation>
    </message>
    <message>
        <source>Shared prefix</source>
        <translation>Préfixe partagé</translation>
    </message>
    <message>
        <source>Short run</source>
        <translation>Exécution courte</translation>
    </message>
    <message>
        <source>Single-process client</source>
        <translation>Client à processus unique</translation>
    </message>
    <message>
        <source>Sizing</source>
        <translation>Dimensionnement</translation>
    </message>
    <message>
        <source>Sizing of LLM inference</source>
        <translation>Dimensionnement de l’inférence LLM</translation>
    </message>
    <message>
        <source>Some layers share the KV cache of others: no KV figure.</source>
        <translation>Certaines couches partagent le cache KV d’autres couches&#xa0;: pas de chiffre KV.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Sovereignty</source>
        <translation>Souveraineté</translation>
    </message>
    <message>
        <source>Sovereignty required</source>
        <translation>Souveraineté exigée</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Locaux</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Stated throughput</source>
        <translation>Débit indiqué</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Sweep past the knee</source>
        <translation>Balayage au-delà du coude</translation>
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
        <translation>Parallélisme tensoriel</translation>
    </message>
    <message>
        <source>Tensor parallelism %1 does not divide the %2 attention heads of %3.</source>
        <translation>Le parallélisme tensoriel %1 ne divise pas les %2 têtes d’attention de %3.</translation>
    </message>
    <message>
        <source>Tensor parallelism %1 does not divide the vocabulary of %2 tokens of %3.</source>
        <translation>Le parallélisme tensoriel %1 ne divise pas le vocabulaire de %2 tokens de %3.</translation>
    </message>
    <message>
        <source>The %2 KV heads of %3 can be neither split nor replicated evenly over tensor parallelism %1.</source>
        <translation>Les %2 têtes KV de %3 ne peuvent être ni réparties ni répliquées également sur un parallélisme tensoriel de %1.</translation>
    </message>
    <message>
        <source>The GPU “%1” is not in the catalogue.</source>
        <translation>Le GPU «&#xa0;%1&#xa0;» n’est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>The KV cache is held %1 times: tensor parallelism %2 exceeds the %3 KV heads.</source>
        <translation>Le cache KV est présent %1 fois&#xa0;: le parallélisme tensoriel %2 dépasse les %3 têtes KV.</translation>
    </message>
    <message>
        <source>The KV cache is smaller than one request of the largest length.</source>
        <translation>Le cache KV est plus petit qu’une requête de la plus grande longueur.</translation>
    </message>
    <message>
        <source>The SLO holds even without a limit of load.</source>
        <translation>Le SLO est tenu même sans limite de charge.</translation>
    </message>
    <message>
        <source>The SLO is empty: expected terms such as ttft_p99=500ms,tpot_p95=60ms</source>
        <translation>Le SLO est vide&#xa0;: termes attendus tels que ttft_p99=500ms,tpot_p95=60ms</translation>
    </message>
    <message>
        <source>The SLO is not met.</source>
        <translation>Le SLO n’est pas tenu.</translation>
    </message>
    <message>
        <source>The architecture “%1” is not known; its MLP is taken as gated.</source>
        <translation>L’architecture «&#xa0;%1&#xa0;» n’est pas connue&#xa0;; son MLP est supposé à porte (gated).</translation>
    </message>
    <message>
        <source>The attention&apos;s dimensions are incomplete.</source>
        <translation>Les dimensions de l’attention sont incomplètes.</translation>
    </message>
    <message>
        <source>The capex tree states no price or no years of use for one of its components: the cost of an hour stays unknown. State amortisation_years.</source>
        <translation>L’arborescence capex n’indique pas de prix ou pas de durée d’usage pour l’un de ses composants&#xa0;: le coût horaire reste inconnu. Indiquer amortisation_years.</translation>
    </message>
    <message>
        <source>The catalogue has “%1” twice; the second is left out.</source>
        <translation>Le catalogue contient «&#xa0;%1&#xa0;» deux fois&#xa0;; la seconde entrée est ignorée.</translation>
    </message>
    <message>
        <source>The compressed KV cache is whole on each of the %1 tensor-parallel ranks; attention data parallelism would split it by request.</source>
        <translation>Le cache KV compressé est entier sur chacun des %1 rangs du parallélisme tensoriel&#xa0;; le parallélisme de données de l’attention le répartirait par requête.</translation>
    </message>
    <message>
        <source>The cost of %1 € per million tokens counts all tokens, though the share inside the SLO is known</source>
        <translation>Le coût de %1 € par million de tokens compte tous les tokens, alors que la part dans le SLO est connue</translation>
    </message>
    <message>
        <source>The cost of owning counts no electricity: state energy.power_w, energy.pue and economics.electricity.eur_per_kwh.</source>
        <translation>Le coût de possession ne compte pas d’électricité&#xa0;: indiquer energy.power_w, energy.pue et economics.electricity.eur_per_kwh.</translation>
    </message>
    <message>
        <source>The demand takes %1 replicas: the cost per hour and the power stated in the project are taken for the whole fleet.</source>
        <translation>La demande requiert %1 réplicas&#xa0;: le coût horaire et la puissance indiqués dans le projet sont pris pour l’ensemble du parc.</translation>
    </message>
    <message>
        <source>The engine found no memory for the KV cache.</source>
        <translation>Le moteur n’a pas trouvé de mémoire pour le cache KV.</translation>
    </message>
    <message>
        <source>The engine refused a length of %1 tokens: the model allows %2.</source>
        <translation>Le moteur a refusé une longueur de %1 tokens&#xa0;: le modèle en permet %2.</translation>
    </message>
    <message>
        <source>The engine refused a length of %1 tokens: the model allows less.</source>
        <translation>Le moteur a refusé une longueur de %1 tokens&#xa0;: le modèle en permet moins.</translation>
    </message>
    <message>
        <source>The engine refused its arguments: %1.</source>
        <translation>Le moteur a refusé ses arguments&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The engine “%1” has no usable version record.</source>
        <translation>Le moteur «&#xa0;%1&#xa0;» n’a pas de fiche de version exploitable.</translation>
    </message>
    <message>
        <source>The engine “%1” is not in the catalogue: its overheads are not known.</source>
        <translation>Le moteur «&#xa0;%1&#xa0;» n’est pas dans le catalogue&#xa0;: ses surcoûts mémoire ne sont pas connus.</translation>
    </message>
    <message>
        <source>The goodput is an estimate from percentiles, certain only to lie between %1 and %2 %</source>
        <translation>Le goodput est une estimation à partir de percentiles, dont il est seulement certain qu’elle est entre %1 et %2&#xa0;%</translation>
    </message>
    <message>
        <source>The grid intensities are of different methods: %1 and %2</source>
        <translation>Les intensités du réseau relèvent de méthodes différentes&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>The idle share of the power is unknown: the carbon of a year counts the power while in use alone and is a lower bound.</source>
        <translation>La part de puissance au repos est inconnue&#xa0;: le carbone d’une année ne compte que la puissance en service et constitue une borne inférieure.</translation>
    </message>
    <message>
        <source>The jurisdiction of %1 is the catalogue&apos;s general knowledge: check it.</source>
        <translation>La juridiction de %1 relève des connaissances générales du catalogue&#xa0;: à vérifier.</translation>
    </message>
    <message>
        <source>The knee lies at %1 concurrent requests.</source>
        <translation>Le coude se situe à %1 requêtes simultanées.</translation>
    </message>
    <message>
        <source>The knee lies at %1 requests per second.</source>
        <translation>Le coude se situe à %1 requêtes par seconde.</translation>
    </message>
    <message>
        <source>The knee lies between %1 and %2 concurrent requests.</source>
        <translation>Le coude se situe entre %1 et %2 requêtes simultanées.</translation>
    </message>
    <message>
        <source>The knee lies between %1 and %2 requests per second.</source>
        <translation>Le coude se situe entre %1 et %2 requêtes par seconde.</translation>
    </message>
    <message>
        <source>The layers compress their KV cache in a way that is not modelled: no KV figure.</source>
        <translation>Les couches compressent leur cache KV d’une manière qui n’est pas modélisée&#xa0;: pas de chiffre KV.</translation>
    </message>
    <message>
        <source>The limit &quot;%1&quot; is no time above zero: expected a number with ms or s, such as 500ms</source>
        <translation>La limite «&#xa0;%1&#xa0;» n’est pas une durée supérieure à zéro&#xa0;: nombre attendu avec ms ou s, par exemple 500ms</translation>
    </message>
    <message>
        <source>The lowest load tested already has the highest throughput: the knee lies below it.</source>
        <translation>La plus faible charge testée a déjà le débit le plus élevé&#xa0;: le coude se situe en dessous.</translation>
    </message>
    <message>
        <source>The mixture of experts is incomplete.</source>
        <translation>Le mélange d’experts est incomplet.</translation>
    </message>
    <message>
        <source>The model “%1” cannot be used.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» ne peut pas être utilisé.</translation>
    </message>
    <message>
        <source>The model “%1” is not in the catalogue: its memory is not computed.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» n’est pas dans le catalogue&#xa0;: sa mémoire n’est pas calculée.</translation>
    </message>
    <message>
        <source>The number of experts that a token takes is not stated; 1 is assumed.</source>
        <translation>Le nombre d’experts par token n’est pas indiqué&#xa0;; 1 est supposé.</translation>
    </message>
    <message>
        <source>The override of candidate %1 makes no valid project: %2</source>
        <translation>La surcharge du candidat %1 ne donne pas un projet valide&#xa0;: %2</translation>
    </message>
    <message>
        <source>The p%1 of %2 is %3 ms, above the p%4 of %5 ms</source>
        <translation>Le p%1 de %2 est de %3 ms, au-dessus du p%4 de %5 ms</translation>
    </message>
    <message>
        <source>The percentiles put at least %1 % of the requests inside the SLO, the reported goodput is %2 %: one of them is wrong, or the goodput is that of another SLO</source>
        <translation>Les percentiles placent au moins %1&#xa0;% des requêtes dans le SLO, le goodput rapporté est de %2&#xa0;%&#xa0;: l’un des deux est faux, ou le goodput est celui d’un autre SLO</translation>
    </message>
    <message>
        <source>The percentiles put at most %1 % of the requests inside the SLO, the reported goodput is %2 %: one of them is wrong, or the goodput is that of another SLO</source>
        <translation>Les percentiles placent au plus %1&#xa0;% des requêtes dans le SLO, le goodput rapporté est de %2&#xa0;%&#xa0;: l’un des deux est faux, ou le goodput est celui d’un autre SLO</translation>
    </message>
    <message>
        <source>The plateau is the client&apos;s own rate limit: it shows no knee of the server.</source>
        <translation>Le plateau est la limite de débit du client lui-même&#xa0;: il ne montre aucun coude du serveur.</translation>
    </message>
    <message>
        <source>The power is that of the boards and no PUE is stated: energy at the meter, electricity and carbon stay unknown. State energy.pue.</source>
        <translation>La puissance est celle des cartes et aucun PUE n’est indiqué&#xa0;: énergie au compteur, électricité et carbone restent inconnus. Indiquer energy.pue.</translation>
    </message>
    <message>
        <source>The power is that of the nodes and no PUE is stated: energy at the meter, electricity and carbon stay unknown. State energy.pue.</source>
        <translation>La puissance est celle des nœuds et aucun PUE n’est indiqué&#xa0;: énergie au compteur, électricité et carbone restent inconnus. Indiquer energy.pue.</translation>
    </message>
    <message>
        <source>The price is of %1, %2 days before the project&apos;s date</source>
        <translation>Le prix est du %1, %2 jours avant la date du projet</translation>
    </message>
    <message>
        <source>The quantisation “%1” is not known; its bytes per weight are not.</source>
        <translation>La quantification «&#xa0;%1&#xa0;» n’est pas connue&#xa0;; ses octets par poids ne le sont pas non plus.</translation>
    </message>
    <message>
        <source>The results state no throughput, so that no knee can be found.</source>
        <translation>Les résultats n’indiquent pas de débit&#xa0;: aucun coude ne peut être trouvé.</translation>
    </message>
    <message>
        <source>The size of the MLP is not stated; its weights are not counted.</source>
        <translation>La taille du MLP n’est pas indiquée&#xa0;; ses poids ne sont pas comptés.</translation>
    </message>
    <message>
        <source>The sweep shows neither a safe capacity nor a knee: the figures are those of its highest throughput.</source>
        <translation>Le balayage ne montre ni capacité sûre ni coude&#xa0;: les chiffres sont ceux de son débit le plus élevé.</translation>
    </message>
    <message>
        <source>The sweeps are loaded in %1 ways, among them %2 and %3</source>
        <translation>Les balayages sont chargés de %1 manières, dont %2 et %3</translation>
    </message>
    <message>
        <source>The sweeps are of %1 models, among them %2 and %3</source>
        <translation>Les balayages portent sur %1 modèles, dont %2 et %3</translation>
    </message>
    <message>
        <source>The sweeps are of %1 precisions, among them %2 and %3</source>
        <translation>Les balayages portent sur %1 précisions, dont %2 et %3</translation>
    </message>
    <message>
        <source>The sweeps count different things: %1 and %2</source>
        <translation>Les balayages comptent des choses différentes&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>The sweeps were driven by clients of %1 classes, %2 and %3, which differ by up to seven times</source>
        <translation>Les balayages ont été pilotés par des clients de %1 classes, %2 et %3, qui diffèrent jusqu’à un facteur sept</translation>
    </message>
    <message>
        <source>The throughput of %1 tokens/s is a design figure: no benchmark stands behind it</source>
        <translation>Le débit de %1 tokens/s est un chiffre de conception&#xa0;: aucun benchmark ne l’étaye</translation>
    </message>
    <message>
        <source>There are no candidates to compare yet.</source>
        <translation>Il n’y a pas encore de candidats à comparer.</translation>
    </message>
    <message>
        <source>There is one candidate, %1, and nothing yet to compare it with.</source>
        <translation>Il y a un candidat, %1, et encore rien à quoi le comparer.</translation>
    </message>
    <message>
        <source>This is no JSON object.</source>
        <translation>Ceci n’est pas un objet JSON.</translation>
    </message>
    <message>
        <source>This is no catalogue: “schema: %1” is missing.</source>
        <translation>Ceci n’est pas un catalogue&#xa0;: «&#xa0;schema: %1&#xa0;» manque.</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Throughput is at its maximum from the first load, %1, on: every load tested is overload</source>
        <translation>Le débit est à son maximum dès la première charge, %1&#xa0;: chaque charge testée est une surcharge</translation>
    </message>
    <message>
        <source>Throughput still rises at the last load, %2: where it ends is not known</source>
        <translation>Le débit augmente encore à la dernière charge, %2&#xa0;: on ne sait pas où cela s’arrête</translation>
    </message>
    <message>
        <source>Throughput still rises at the last load: the sweep is not past the knee.</source>
        <translation>Le débit augmente encore à la dernière charge&#xa0;: le balayage n’a pas dépassé le coude.</translation>
    </message>
    <message>
        <source>Token kinds mixed</source>
        <translation>Types de tokens mélangés</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>Tokenizer differs</source>
        <translation>Tokenizer différent</translation>
    </message>
    <message>
        <source>Tokenizer unknown</source>
        <translation>Tokenizer inconnu</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>Tokens par étape</translation>
    </message>
    <message>
        <source>Tokens a step, small cards</source>
        <translation>Tokens par étape, petites cartes</translation>
    </message>
    <message>
        <source>Tokens drafted</source>
        <translation>Tokens spéculés</translation>
    </message>
    <message>
        <source>Tokens in a batch, at most</source>
        <translation>Tokens dans un batch, au plus</translation>
    </message>
    <message>
        <source>Tokens within the SLO</source>
        <translation>Tokens dans le SLO</translation>
    </message>
    <message>
        <source>Too few requests</source>
        <translation>Trop peu de requêtes</translation>
    </message>
    <message>
        <source>Too few requests were sent at each load for the percentiles that the SLO asks for.</source>
        <translation>Trop peu de requêtes ont été envoyées à chaque charge pour les percentiles que demande le SLO.</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Outil</translation>
    </message>
    <message>
        <source>Tool and version</source>
        <translation>Outil et version</translation>
    </message>
    <message>
        <source>Tool classes differ</source>
        <translation>Classes d’outils différentes</translation>
    </message>
    <message>
        <source>Tool version</source>
        <translation>Version de l’outil</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation>Débit total</translation>
    </message>
    <message>
        <source>Trace of requests</source>
        <translation>Trace de requêtes</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Unknown key “%1” in the catalogue; it is ignored.</source>
        <translation>Clé inconnue «&#xa0;%1&#xa0;» dans le catalogue&#xa0;; elle est ignorée.</translation>
    </message>
    <message>
        <source>Up to %1 concurrent requests the SLO holds.</source>
        <translation>Jusqu’à %1 requêtes simultanées, le SLO est tenu.</translation>
    </message>
    <message>
        <source>Up to %1 concurrent requests, the highest load tested, the SLO holds.</source>
        <translation>Jusqu’à %1 requêtes simultanées, la charge la plus élevée testée, le SLO est tenu.</translation>
    </message>
    <message>
        <source>Up to %1 requests per second the SLO holds.</source>
        <translation>Jusqu’à %1 requêtes par seconde, le SLO est tenu.</translation>
    </message>
    <message>
        <source>Up to %1 requests per second, the highest load tested, the SLO holds.</source>
        <translation>Jusqu’à %1 requêtes par seconde, la charge la plus élevée testée, le SLO est tenu.</translation>
    </message>
    <message>
        <source>Up to the last load, %2, the client&apos;s own rate is the limit: the plateau is not the server&apos;s</source>
        <translation>Jusqu’à la dernière charge, %2, le débit de requêtes du client est la limite&#xa0;: le plateau n’est pas celui du serveur</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Utilisable</translation>
    </message>
    <message>
        <source>Use intensities of one method (direct or life cycle) throughout</source>
        <translation>Utiliser partout des intensités d’une même méthode (directe ou cycle de vie)</translation>
    </message>
    <message>
        <source>Use prompts that share no more than real ones do, and clear the cache between loads</source>
        <translation>Utiliser des prompts qui ne partagent pas plus que les vrais, et vider le cache entre les charges</translation>
    </message>
    <message>
        <source>Useful</source>
        <translation>Utile</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Utilisation</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Fabricant</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Vérifié</translation>
    </message>
    <message>
        <source>Version of the engine</source>
        <translation>Version du moteur</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Échauffement</translation>
    </message>
    <message>
        <source>Warm-up counted</source>
        <translation>Échauffement compté</translation>
    </message>
    <message>
        <source>Warm-up unknown</source>
        <translation>Échauffement inconnu</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Water of a million tokens</source>
        <translation>Eau d’un million de tokens</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>What limits is the engine&apos;s max_num_seqs.</source>
        <translation>Le facteur limitant est le max_num_seqs du moteur.</translation>
    </message>
    <message>
        <source>What limits is the memory for the KV cache.</source>
        <translation>Le facteur limitant est la mémoire pour le cache KV.</translation>
    </message>
    <message>
        <source>What limits is the throughput.</source>
        <translation>Le facteur limitant est le débit.</translation>
    </message>
    <message>
        <source>What limits is the time per output token.</source>
        <translation>Le facteur limitant est le temps par token de sortie.</translation>
    </message>
    <message>
        <source>What limits is the time to the first token.</source>
        <translation>Le facteur limitant est le temps jusqu’au premier token.</translation>
    </message>
    <message>
        <source>What the audit says</source>
        <translation>Ce que dit l’audit</translation>
    </message>
    <message>
        <source>Where the measurements come from</source>
        <translation>D’où viennent les mesures</translation>
    </message>
    <message>
        <source>Where the throughput comes from</source>
        <translation>D’où vient le débit</translation>
    </message>
    <message>
        <source>Whether it passes the gate %1 (%2 is required) is unknown.</source>
        <translation>On ne sait pas s’il satisfait le critère %1 (%2 est exigé).</translation>
    </message>
    <message>
        <source>Whether the SLO holds cannot be told: the results do not state the percentiles that it names.</source>
        <translation>On ne peut dire si le SLO est tenu&#xa0;: les résultats n’indiquent pas les percentiles qu’il nomme.</translation>
    </message>
    <message>
        <source>Who dominates whom, and by how much</source>
        <translation>Qui domine qui, et de combien</translation>
    </message>
    <message>
        <source>Wholesale electricity price</source>
        <translation>Prix de gros de l’électricité</translation>
    </message>
    <message>
        <source>With its numbers</source>
        <translation>Avec ses chiffres</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Charge de travail</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Feuille de calcul</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Year of the grid&apos;s figure</source>
        <translation>Année du chiffre du réseau</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is ignored here; its place is %2</source>
        <translation>«&#xa0;%1&#xa0;» est ignoré ici&#xa0;; sa place est %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no SLO term: expected a name, &quot;=&quot; and a limit, such as ttft_p99=500ms</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un terme de SLO&#xa0;: attendu un nom, «&#xa0;=&#xa0;» et une limite, par exemple ttft_p99=500ms</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no SLO term: expected ttft, tpot, itl or e2e with a percentile or the mean, such as ttft_p99, or goodput_min</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un terme de SLO&#xa0;: attendu ttft, tpot, itl ou e2e avec un percentile ou la moyenne, par exemple ttft_p99, ou goodput_min</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of %2 and is ignored</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une clé de %2 et est ignoré</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of %2 and is ignored; did you mean &quot;%3&quot;?</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une clé de %2 et est ignoré&#xa0;; s’agit-il de «&#xa0;%3&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of a project and is ignored</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une clé de projet et est ignoré</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of a project and is ignored; did you mean &quot;%2&quot;?</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une clé de projet et est ignoré&#xa0;; s’agit-il de «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>a control character stands here; a project file is plain text</source>
        <translation>un caractère de contrôle se trouve ici&#xa0;; un fichier de projet est du texte brut</translation>
    </message>
    <message>
        <source>a goodput is stated, but not the limits that it was measured against</source>
        <translation>un goodput est indiqué, mais pas les limites par rapport auxquelles il a été mesuré</translation>
    </message>
    <message>
        <source>a key must be plain text, not a list or a map</source>
        <translation>une clé doit être du texte brut, pas une liste ni une table</translation>
    </message>
    <message>
        <source>a key must be plain text, not an alias</source>
        <translation>une clé doit être du texte brut, pas un alias</translation>
    </message>
    <message>
        <source>a second document begins here; a project file holds one</source>
        <translation>un second document commence ici&#xa0;; un fichier de projet n’en contient qu’un</translation>
    </message>
    <message>
        <source>a summary over all stages of a run, whatever their rates</source>
        <translation>un résumé de toutes les étapes d’une exécution, quels que soient leurs débits de requêtes</translation>
    </message>
    <message>
        <source>an alias stands inside of what it refers to</source>
        <translation>un alias se trouve à l’intérieur de ce qu’il désigne</translation>
    </message>
    <message>
        <source>assumed: the project states none</source>
        <translation>supposé&#xa0;: le projet n’en indique pas</translation>
    </message>
    <message>
        <source>belongs to the run of %1, but holds %2 of its %3 requests, so that they are not used</source>
        <translation>appartient à l’exécution de %1, mais contient %2 de ses %3 requêtes, qui ne sont donc pas utilisées</translation>
    </message>
    <message>
        <source>belongs to the run of %1, which has its requests</source>
        <translation>appartient à l’exécution de %1, qui a ses requêtes</translation>
    </message>
    <message>
        <source>board</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>breaks off in the middle of a word</source>
        <translation>s’interrompt au milieu d’un mot</translation>
    </message>
    <message>
        <source>breaks off inside a list</source>
        <translation>s’interrompt dans une liste</translation>
    </message>
    <message>
        <source>breaks off inside a text</source>
        <translation>s’interrompt dans un texte</translation>
    </message>
    <message>
        <source>breaks off inside an object</source>
        <translation>s’interrompt dans un objet</translation>
    </message>
    <message>
        <source>breaks off inside its three header rows</source>
        <translation>s’interrompt dans ses trois lignes d’en-tête</translation>
    </message>
    <message>
        <source>breaks off where a value was expected</source>
        <translation>s’interrompt là où une valeur était attendue</translation>
    </message>
    <message>
        <source>by</source>
        <translation>par</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>ne peut être ouvert</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>ne peut être ouvert&#xa0;: %1</translation>
    </message>
    <message>
        <source>cannot be opened: there is no such file</source>
        <translation>ne peut être ouvert&#xa0;: ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>cannot be read as YAML: %1</source>
        <translation>ne peut être lu comme YAML&#xa0;: %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>ne peut être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>could not be read to its end</source>
        <translation>n’a pas pu être lu jusqu’à la fin</translation>
    </message>
    <message>
        <source>could not be read: %1</source>
        <translation>n’a pas pu être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>document %1 of the file holds none of this tool&apos;s results</source>
        <translation>le document %1 du fichier ne contient aucun résultat de cet outil</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominé</translation>
    </message>
    <message>
        <source>dominated by %1</source>
        <translation>dominé par %1</translation>
    </message>
    <message>
        <source>each figure is the mean over repeated runs</source>
        <translation>chaque chiffre est la moyenne d’exécutions répétées</translation>
    </message>
    <message>
        <source>facility, with PUE</source>
        <translation>centre de données, avec PUE</translation>
    </message>
    <message>
        <source>figures are computed from all requests, also those outside the stable window</source>
        <translation>les chiffres sont calculés sur toutes les requêtes, y compris celles hors de la fenêtre stable</translation>
    </message>
    <message>
        <source>found %1 cells, expected %2 as in the header; decimals are written with a point</source>
        <translation>%1 cellules trouvées, %2 attendues comme dans l’en-tête&#xa0;; les décimales s’écrivent avec un point</translation>
    </message>
    <message>
        <source>found &quot;%1&quot; under %2, expected a number with a point and not below 0</source>
        <translation>«&#xa0;%1&#xa0;» trouvé sous %2, attendu un nombre avec un point et non inférieur à 0</translation>
    </message>
    <message>
        <source>found a character where a JSON value was expected</source>
        <translation>un caractère a été trouvé là où une valeur JSON était attendue</translation>
    </message>
    <message>
        <source>found a character where a colon was expected</source>
        <translation>un caractère a été trouvé là où un deux-points était attendu</translation>
    </message>
    <message>
        <source>found a character where a comma was expected</source>
        <translation>un caractère a été trouvé là où une virgule était attendue</translation>
    </message>
    <message>
        <source>found a character where a key in quotes was expected</source>
        <translation>un caractère a été trouvé là où une clé entre guillemets était attendue</translation>
    </message>
    <message>
        <source>found a number that is none</source>
        <translation>un nombre trouvé n’en est pas un</translation>
    </message>
    <message>
        <source>found a word that is no JSON value</source>
        <translation>un mot trouvé n’est pas une valeur JSON</translation>
    </message>
    <message>
        <source>g/1M tok</source>
        <translation>g/1M tok</translation>
    </message>
    <message>
        <source>gate held</source>
        <translation>critère satisfait</translation>
    </message>
    <message>
        <source>gate not decided</source>
        <translation>critère non tranché</translation>
    </message>
    <message>
        <source>gate not held</source>
        <translation>critère non satisfait</translation>
    </message>
    <message>
        <source>goes with other files of its run and holds no results of its own; skipped</source>
        <translation>accompagne d’autres fichiers de son exécution et ne contient pas de résultats propres&#xa0;; ignoré</translation>
    </message>
    <message>
        <source>goodput basis</source>
        <translation>base goodput</translation>
    </message>
    <message>
        <source>goodput_min is &quot;%1&quot;: expected a fraction from 0 to 1, such as 0.95</source>
        <translation>goodput_min vaut «&#xa0;%1&#xa0;»&#xa0;: fraction attendue de 0 à 1, par exemple 0.95</translation>
    </message>
    <message>
        <source>gpu_memory_utilization is not stated; %1 is the default of %2 from version %3.</source>
        <translation>gpu_memory_utilization n’est pas indiqué&#xa0;; %1 est la valeur par défaut de %2 à partir de la version %3.</translation>
    </message>
    <message>
        <source>holds %1 bytes, more than the limit of %2</source>
        <translation>contient %1 octets, plus que la limite de %2</translation>
    </message>
    <message>
        <source>holds a text of more than 4 GB</source>
        <translation>contient un texte de plus de 4 Go</translation>
    </message>
    <message>
        <source>holds more than %1 values</source>
        <translation>contient plus de %1 valeurs</translation>
    </message>
    <message>
        <source>holds more values than can be kept in memory</source>
        <translation>contient plus de valeurs que la mémoire ne peut en garder</translation>
    </message>
    <message>
        <source>holds no JSON document</source>
        <translation>ne contient pas de document JSON</translation>
    </message>
    <message>
        <source>holds no header line</source>
        <translation>ne contient pas de ligne d’en-tête</translation>
    </message>
    <message>
        <source>holds the settings of a run whose results are not here</source>
        <translation>contient les réglages d’une exécution dont les résultats ne sont pas ici</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>en partie</translation>
    </message>
    <message>
        <source>input and output tokens</source>
        <translation>tokens d’entrée et de sortie</translation>
    </message>
    <message>
        <source>inside the SLO</source>
        <translation>dans le SLO</translation>
    </message>
    <message>
        <source>is JSON, but not of a benchmark tool that is known</source>
        <translation>est du JSON, mais pas d’un outil de benchmark connu</translation>
    </message>
    <message>
        <source>is YAML, but not of a benchmark tool that is known</source>
        <translation>est du YAML, mais pas d’un outil de benchmark connu</translation>
    </message>
    <message>
        <source>is a YAML text of more than 64 MB</source>
        <translation>est un texte YAML de plus de 64 Mo</translation>
    </message>
    <message>
        <source>is a copy of %1, which is read already</source>
        <translation>est une copie de %1, déjà lu</translation>
    </message>
    <message>
        <source>is a folder where a file was expected</source>
        <translation>est un dossier là où un fichier était attendu</translation>
    </message>
    <message>
        <source>is a hidden folder and was not searched</source>
        <translation>est un dossier caché et n’a pas été parcouru</translation>
    </message>
    <message>
        <source>is a link that leads nowhere</source>
        <translation>est un lien qui ne mène nulle part</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>est vide</translation>
    </message>
    <message>
        <source>is nested deeper than 128 levels</source>
        <translation>est imbriqué sur plus de 128 niveaux</translation>
    </message>
    <message>
        <source>is no JSON that can be read: line %1, column %3: %2</source>
        <translation>n’est pas du JSON lisible&#xa0;: ligne %1, colonne %3&#xa0;: %2</translation>
    </message>
    <message>
        <source>is no YAML document of keys and values</source>
        <translation>n’est pas un document YAML de clés et de valeurs</translation>
    </message>
    <message>
        <source>is no YAML: %1</source>
        <translation>n’est pas du YAML&#xa0;: %1</translation>
    </message>
    <message>
        <source>is no complete JSON: line %1: %2</source>
        <translation>n’est pas du JSON complet&#xa0;: ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>is no regular file but a pipe, socket or device</source>
        <translation>n’est pas un fichier ordinaire mais un tube, un socket ou un périphérique</translation>
    </message>
    <message>
        <source>is no result of a benchmark tool that is known</source>
        <translation>n’est pas un résultat d’un outil de benchmark connu</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>is not text</source>
        <translation>n’est pas du texte</translation>
    </message>
    <message>
        <source>is of a tool that is known, but holds no results</source>
        <translation>provient d’un outil connu, mais ne contient pas de résultats</translation>
    </message>
    <message>
        <source>is the history of a Locust run; its statistics are what is read</source>
        <translation>est l’historique d’une exécution de Locust&#xa0;; ce sont ses statistiques qui sont lues</translation>
    </message>
    <message>
        <source>is the warm-up of a sweep</source>
        <translation>est l’échauffement d’un balayage</translation>
    </message>
    <message>
        <source>l/1M tok</source>
        <translation>l/1M tok</translation>
    </message>
    <message>
        <source>leads to a folder that is searched already</source>
        <translation>mène à un dossier déjà parcouru</translation>
    </message>
    <message>
        <source>lies deeper than 64 folders and was not searched</source>
        <translation>se trouve à plus de 64 dossiers de profondeur et n’a pas été parcouru</translation>
    </message>
    <message>
        <source>line %1 has %2 cells under a header of %3: its figures cannot be told apart</source>
        <translation>la ligne %1 a %2 cellules sous un en-tête de %3&#xa0;: ses chiffres ne peuvent être distingués</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>line %1: %2; what stands before it is kept</source>
        <translation>ligne %1&#xa0;: %2&#xa0;; ce qui précède est conservé</translation>
    </message>
    <message>
        <source>live tokens / mean live context</source>
        <translation>tokens actifs / contexte actif moyen</translation>
    </message>
    <message>
        <source>memory × usable share − weights − activations − overhead</source>
        <translation>mémoire × part utilisable − poids − activations − surcoût</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>imbriqué sur plus de %1 niveaux</translation>
    </message>
    <message>
        <source>no request gave the output length that was asked for</source>
        <translation>aucune requête n’a donné la longueur de sortie demandée</translation>
    </message>
    <message>
        <source>no request was answered; the zeros of the file are no figures</source>
        <translation>aucune requête n’a reçu de réponse&#xa0;; les zéros du fichier ne sont pas des chiffres</translation>
    </message>
    <message>
        <source>no schema is stated: a project begins with the line &quot;schema: %2&quot;</source>
        <translation>aucun schéma n’est indiqué&#xa0;: un projet commence par la ligne «&#xa0;schema: %2&#xa0;»</translation>
    </message>
    <message>
        <source>node</source>
        <translation>nœud</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>sur le front</translation>
    </message>
    <message>
        <source>operational</source>
        <translation>opérationnel</translation>
    </message>
    <message>
        <source>operational concurrency / duration of a request</source>
        <translation>concurrence opérationnelle / durée d’une requête</translation>
    </message>
    <message>
        <source>out: fails the gate</source>
        <translation>exclu&#xa0;: critère non satisfait</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>tokens de sortie</translation>
    </message>
    <message>
        <source>output tokens × TPOT</source>
        <translation>tokens de sortie × TPOT</translation>
    </message>
    <message>
        <source>output tokens/s are by the whole latency; the tool&apos;s own figure leaves the time to first token out</source>
        <translation>les tokens de sortie/s sont rapportés à la latence entière&#xa0;; le chiffre propre à l’outil exclut le temps jusqu’au premier token</translation>
    </message>
    <message>
        <source>over SLO</source>
        <translation>hors SLO</translation>
    </message>
    <message>
        <source>prefill + decode</source>
        <translation>prefill + decode</translation>
    </message>
    <message>
        <source>prompt tokens / prefill rate</source>
        <translation>tokens de prompt / débit de prefill</translation>
    </message>
    <message>
        <source>rate / requests per second of a replica, rounded up</source>
        <translation>débit de requêtes / requêtes par seconde d’un réplica, arrondi au supérieur</translation>
    </message>
    <message>
        <source>rate × (1 + head-room) / requests per second of a replica, rounded up once</source>
        <translation>débit de requêtes × (1 + marge) / requêtes par seconde d’un réplica, arrondi une fois au supérieur</translation>
    </message>
    <message>
        <source>repeats the same run as %1</source>
        <translation>répète la même exécution que %1</translation>
    </message>
    <message>
        <source>replicas × GPUs of a replica</source>
        <translation>réplicas × GPU d’un réplica</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>requests count as completed although not one token came back: latencies are left out</source>
        <translation>des requêtes comptent comme terminées alors qu’aucun token n’est revenu&#xa0;: les latences sont écartées</translation>
    </message>
    <message>
        <source>requests were sent by the times of a trace; no single rate describes it</source>
        <translation>les requêtes ont été envoyées aux instants d’une trace&#xa0;; aucun débit unique ne la décrit</translation>
    </message>
    <message>
        <source>stated in the project</source>
        <translation>indiqué dans le projet</translation>
    </message>
    <message>
        <source>states %1 requests/s, but its completed requests over its duration give %2</source>
        <translation>indique %1 requêtes/s, mais ses requêtes terminées rapportées à sa durée donnent %2</translation>
    </message>
    <message>
        <source>the components together: %1 €</source>
        <translation>les composants ensemble&#xa0;: %1 €</translation>
    </message>
    <message>
        <source>the figures are computed from the records; the summary file is not here</source>
        <translation>les chiffres sont calculés à partir des enregistrements&#xa0;; le fichier de résumé n’est pas ici</translation>
    </message>
    <message>
        <source>the file carries no duration or no count of requests</source>
        <translation>le fichier ne porte pas de durée ou pas de nombre de requêtes</translation>
    </message>
    <message>
        <source>the file holds no keys with values, expected a project</source>
        <translation>le fichier ne contient pas de clés avec des valeurs, projet attendu</translation>
    </message>
    <message>
        <source>the file is empty, expected a project</source>
        <translation>le fichier est vide, projet attendu</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands here twice</source>
        <translation>la clé «&#xa0;%1&#xa0;» figure ici deux fois</translation>
    </message>
    <message>
        <source>the latencies hold failed requests too, and percentiles are rounded by the tool</source>
        <translation>les latences comprennent aussi des requêtes en échec, et les percentiles sont arrondis par l’outil</translation>
    </message>
    <message>
        <source>the latency is that of a whole batch; its size is not in the file</source>
        <translation>la latence est celle d’un batch entier&#xa0;; sa taille n’est pas dans le fichier</translation>
    </message>
    <message>
        <source>the least ceiling: %1 concurrent</source>
        <translation>le plafond le plus bas&#xa0;: %1 simultanées</translation>
    </message>
    <message>
        <source>the request rate rose during the run; no single rate describes it</source>
        <translation>le débit de requêtes a augmenté pendant l’exécution&#xa0;; aucun débit unique ne la décrit</translation>
    </message>
    <message>
        <source>the requested rate is no number above 0</source>
        <translation>le débit demandé n’est pas un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>the run was cancelled before its end</source>
        <translation>l’exécution a été annulée avant la fin</translation>
    </message>
    <message>
        <source>the tag %1 is not understood in a project file</source>
        <translation>la balise %1 n’est pas comprise dans un fichier de projet</translation>
    </message>
    <message>
        <source>the throughput strategy sends everything at once: a point of overload</source>
        <translation>la stratégie throughput envoie tout d’un coup&#xa0;: un point de surcharge</translation>
    </message>
    <message>
        <source>the token rate is inferred, not counted</source>
        <translation>le débit de tokens est déduit, non compté</translation>
    </message>
    <message>
        <source>the tool counts every prompt as successful</source>
        <translation>l’outil compte chaque prompt comme réussi</translation>
    </message>
    <message>
        <source>this is not text in UTF-8; a project file is plain text</source>
        <translation>ceci n’est pas du texte en UTF-8&#xa0;; un fichier de projet est du texte brut</translation>
    </message>
    <message>
        <source>time slices that belong to a run of AIPerf; its summary is what is read</source>
        <translation>tranches de temps appartenant à une exécution d’AIPerf&#xa0;; c’est son résumé qui est lu</translation>
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
        <translation>non tranché</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>illimité</translation>
    </message>
    <message>
        <source>was not read: the import was cancelled</source>
        <translation>n’a pas été lu&#xa0;: l’import a été annulé</translation>
    </message>
    <message>
        <source>– is not known. An unknown value stays unknown; the candidate is judged on what is known.</source>
        <translation>–&#xa0;: non connu. Une valeur inconnue reste inconnue&#xa0;; le candidat est jugé sur ce qui est connu.</translation>
    </message>
    <message>
        <source>“%1” is no form of a memory budget.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une forme de budget mémoire.</translation>
    </message>
    <message>
        <source>“%1” is no kind of attention.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un type d’attention.</translation>
    </message>
    <message>
        <source>“%1” is no precision that is known; %2 is assumed.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une précision connue&#xa0;; %2 est supposé.</translation>
    </message>
    <message>
        <source>“%1” is no precision that is known; bf16 is assumed.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une précision connue&#xa0;; bf16 est supposé.</translation>
    </message>
    <message>
        <source>“%1” is taken as %2: the name alone does not say more.</source>
        <translation>«&#xa0;%1&#xa0;» est pris pour %2&#xa0;: le nom seul n’en dit pas plus.</translation>
    </message>
    <message>
        <source>… and %1 further benchmarks; the program lists them all.</source>
        <translation>… et %1 autres benchmarks&#xa0;; le programme les liste tous.</translation>
    </message>
    <message>
        <source>… and %1 further relations.</source>
        <translation>… et %1 autres relations.</translation>
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
        <translation>% des tirages</translation>
    </message>
    <message>
        <source>% of the price</source>
        <translation>% du prix</translation>
    </message>
    <message>
        <source>%1 % of the %2 shared tokens are found in the cache: the prompts diverge early</source>
        <translation>%1&#xa0;% des %2 tokens partagés se trouvent dans le cache&#xa0;: les prompts divergent tôt</translation>
    </message>
    <message>
        <source>%1 % of the drafted tokens are assumed to be accepted, by no measurement that is named</source>
        <translation>%1&#xa0;% des tokens spéculés sont supposés acceptés, sans qu’aucune mesure soit citée</translation>
    </message>
    <message>
        <source>%1 GPUs × %2 W × %3 of it = %4 W</source>
        <translation>%1 GPU × %2 W × %3 de celle-ci = %4 W</translation>
    </message>
    <message>
        <source>%1 W / 1,000 at the meter × %2 €/kWh = %3 €/h</source>
        <translation>%1 W / 1&#xa0;000 au compteur × %2 €/kWh = %3 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 at the meter × %2 €/kWh × %3 retail = %4 €/h</source>
        <translation>%1 W / 1&#xa0;000 au compteur × %2 €/kWh × %3 (détail) = %4 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 × %2 from board to meter × %3 €/kWh = %4 €/h</source>
        <translation>%1 W / 1&#xa0;000 × %2 de la carte au compteur × %3 €/kWh = %4 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 × %2 from board to meter × %3 €/kWh × %4 retail = %5 €/h</source>
        <translation>%1 W / 1&#xa0;000 × %2 de la carte au compteur × %3 €/kWh × %4 (détail) = %5 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 × PUE %2 × %3 €/kWh = %4 €/h</source>
        <translation>%1 W / 1&#xa0;000 × PUE %2 × %3 €/kWh = %4 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 × PUE %2 × %3 €/kWh × %4 retail = %5 €/h</source>
        <translation>%1 W / 1&#xa0;000 × PUE %2 × %3 €/kWh × %4 (détail) = %5 €/h</translation>
    </message>
    <message>
        <source>%1 W at the meter</source>
        <translation>%1 W au compteur</translation>
    </message>
    <message>
        <source>%1 W of the boards × %2 = %3 W of the nodes</source>
        <translation>%1 W des cartes × %2 = %3 W des nœuds</translation>
    </message>
    <message>
        <source>%1 W on average at the meter</source>
        <translation>%1 W en moyenne au compteur</translation>
    </message>
    <message>
        <source>%1 W × %2 from board to meter = %3 W</source>
        <translation>%1 W × %2 de la carte au compteur = %3 W</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h = %2 kWh</source>
        <translation>%1 W × 8&#xa0;760 h = %2 kWh</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h × %2 from board to meter × %3 g/kWh = %4 t/year</source>
        <translation>%1 W × 8&#xa0;760 h × %2 de la carte au compteur × %3 g/kWh = %4 t/an</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h × %2 l/kWh = %3 m³/year</source>
        <translation>%1 W × 8&#xa0;760 h × %2 l/kWh = %3 m³/an</translation>
    </message>
    <message>
        <source>%1 W × PUE %2 = %3 W</source>
        <translation>%1 W × PUE %2 = %3 W</translation>
    </message>
    <message>
        <source>%1 and %2 are at different contexts: %3 and %4 tokens.</source>
        <translation>%1 et %2 sont à des contextes différents&#xa0;: %3 et %4 tokens.</translation>
    </message>
    <message>
        <source>%1 and %2 are of different models: %3 and %4.</source>
        <translation>%1 et %2 portent sur des modèles différents&#xa0;: %3 et %4.</translation>
    </message>
    <message>
        <source>%1 and %2 are under different loads: %3 and %4.</source>
        <translation>%1 et %2 sont sous des charges différentes&#xa0;: %3 et %4.</translation>
    </message>
    <message>
        <source>%1 and %2 count different tokens: %3 and %4.</source>
        <translation>%1 et %2 comptent des tokens différents&#xa0;: %3 et %4.</translation>
    </message>
    <message>
        <source>%1 and %2 differ in precision: %3 and %4.</source>
        <translation>%1 et %2 diffèrent par la précision&#xa0;: %3 et %4.</translation>
    </message>
    <message>
        <source>%1 and %2 were measured by tools of different classes: %3 and %4.</source>
        <translation>%1 et %2 ont été mesurés par des outils de classes différentes&#xa0;: %3 et %4.</translation>
    </message>
    <message>
        <source>%1 as quoted / %2 for a euro = %3 €</source>
        <translation>%1 selon le devis / %2 pour un euro = %3 €</translation>
    </message>
    <message>
        <source>%1 candidates share the front, so the decision is one of priorities.</source>
        <translation>%1 candidats se partagent le front&#xa0;: la décision est donc affaire de priorités.</translation>
    </message>
    <message>
        <source>%1 candidates share the front, so the decision is one of priorities; the nearest to the best of everything is %2.</source>
        <translation>%1 candidats se partagent le front&#xa0;: la décision est donc affaire de priorités&#xa0;; le plus proche du meilleur en tout est %2.</translation>
    </message>
    <message>
        <source>%1 checks of the audit stand against these figures; they are answered or settled before they are used.</source>
        <translation>%1 vérifications de l’audit mettent ces valeurs en cause&#xa0;; il faut y répondre ou les régler avant usage.</translation>
    </message>
    <message>
        <source>%1 draws; uncertain inputs: %2; seed: %3.</source>
        <translation>%1 tirages&#xa0;; entrées incertaines&#xa0;: %2&#xa0;; graine&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1 is assumed to cost no quality: no evaluation is attached</source>
        <translation>%1 est supposé ne rien coûter en qualité&#xa0;: aucune évaluation n’est jointe</translation>
    </message>
    <message>
        <source>%1 is better by</source>
        <translation>%1 est meilleur de</translation>
    </message>
    <message>
        <source>%1 is better on %2 axes and worse on none.</source>
        <translation>%1 est meilleur sur %2 axes et n’est moins bon sur aucun.</translation>
    </message>
    <message>
        <source>%1 is better on %2 axes and worse on none; %3 others beat it as well.</source>
        <translation>%1 est meilleur sur %2 axes et n’est moins bon sur aucun&#xa0;; %3 autres le battent aussi.</translation>
    </message>
    <message>
        <source>%1 is cheaper than %2 when the %3 is above %4%5, and dearer below.</source>
        <translation>%1 est moins cher que %2 quand «&#xa0;%3&#xa0;» dépasse %4%5, et plus cher en dessous.</translation>
    </message>
    <message>
        <source>%1 is dominated once the %2 rises above %3%4.</source>
        <translation>%1 est dominé dès que «&#xa0;%2&#xa0;» dépasse %3%4.</translation>
    </message>
    <message>
        <source>%1 is dominated: %2 is no worse on any axis and better on %3.</source>
        <translation>%1 est dominé&#xa0;: %2 n’est moins bon sur aucun axe et meilleur sur %3.</translation>
    </message>
    <message>
        <source>%1 is its equal on the axes chosen.</source>
        <translation>%1 est son égal sur les axes choisis.</translation>
    </message>
    <message>
        <source>%1 is named without its version: overheads and defaults change with it</source>
        <translation>%1 est nommé sans sa version&#xa0;: les surcoûts et les valeurs par défaut en dépendent</translation>
    </message>
    <message>
        <source>%1 is not stated: %2 %3 is taken from the catalogue (%4).</source>
        <translation>%1 n’est pas indiqué&#xa0;: %2 %3 est repris du catalogue (%4).</translation>
    </message>
    <message>
        <source>%1 is not stated: %2 %3 is taken from the catalogue (%4). It is not verified: check it.</source>
        <translation>%1 n’est pas indiqué&#xa0;: %2 %3 est repris du catalogue (%4). Cette valeur n’est pas vérifiée&#xa0;: la contrôler.</translation>
    </message>
    <message>
        <source>%1 is on the front: nobody is known to be better on %2.</source>
        <translation>%1 est sur le front&#xa0;: aucun autre n’est connu comme meilleur sur %2.</translation>
    </message>
    <message>
        <source>%1 is on the front: whoever is better on one axis is worse on another.</source>
        <translation>%1 est sur le front&#xa0;: quiconque est meilleur sur un axe est moins bon sur un autre.</translation>
    </message>
    <message>
        <source>%1 is required; whether the scenario meets it does not follow from what is stated of site and operator</source>
        <translation>%1 est exigé&#xa0;; ce qui est indiqué du site et de l’exploitant ne permet pas de dire si le scénario y satisfait</translation>
    </message>
    <message>
        <source>%1 is undecided until its unknown values are known.</source>
        <translation>%1 est indécis tant que ses valeurs inconnues ne sont pas connues.</translation>
    </message>
    <message>
        <source>%1 is undecided.</source>
        <translation>%1 est indécis.</translation>
    </message>
    <message>
        <source>%1 is within reach of the CLOUD Act or FISA 702: %2</source>
        <translation>%1 est à portée du CLOUD Act ou de FISA 702&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 joins the front when the %2 rises above %3%4.</source>
        <translation>%1 rejoint le front quand «&#xa0;%2&#xa0;» dépasse %3%4.</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter</source>
        <translation>%1 kWh/1M tok au compteur</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter = %3 kWh/1M tok</source>
        <translation>%1 kWh/1M tok × %2 de la carte au compteur = %3 kWh/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter × %3 g/kWh = %4 g/1M tok</source>
        <translation>%1 kWh/1M tok × %2 de la carte au compteur × %3 g/kWh = %4 g/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter × %3 €/kWh = %4 €/1M tok</source>
        <translation>%1 kWh/1M tok × %2 de la carte au compteur × %3 €/kWh = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter × %3 €/kWh × %4 retail = %5 €/1M tok</source>
        <translation>%1 kWh/1M tok × %2 de la carte au compteur × %3 €/kWh × %4 (détail) = %5 €/1M tok</translation>
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
        <translation>%1 kg / %2 ans / (%3 tok/s × %4 du temps) = %5 g/1M tok</translation>
    </message>
    <message>
        <source>%1 kg / %2 years / 1,000 = %3 t/year</source>
        <translation>%1 kg / %2 ans / 1&#xa0;000 = %3 t/an</translation>
    </message>
    <message>
        <source>%1 kg × %2 GPUs + %3 kg × %4 nodes = %5 kg CO₂e</source>
        <translation>%1 kg × %2 GPU + %3 kg × %4 nœuds = %5 kg CO₂e</translation>
    </message>
    <message>
        <source>%1 leaves the front when the %2 rises above %3%4.</source>
        <translation>%1 quitte le front quand «&#xa0;%2&#xa0;» dépasse %3%4.</translation>
    </message>
    <message>
        <source>%1 must be above zero.</source>
        <translation>%1 doit être supérieur à zéro.</translation>
    </message>
    <message>
        <source>%1 node over board × PUE %2 = %3</source>
        <translation>%1 du nœud sur la carte × PUE %2 = %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 of the time in use × (1 − %2 interrupted) = %3</source>
        <translation>%1 du temps en service × (1 − %2 d’interruption) = %3</translation>
    </message>
    <message>
        <source>%1 of the time prefill × %2 + the rest decode × %3 = %4 of the rated power</source>
        <translation>%1 du temps en prefill × %2 + le reste en decode × %3 = %4 de la puissance nominale</translation>
    </message>
    <message>
        <source>%1 options were compared on %2 axes.</source>
        <translation>%1 options ont été comparées sur %2 axes.</translation>
    </message>
    <message>
        <source>%1 predicted at %2 concurrent requests</source>
        <translation>%1 prédit à %2 requêtes simultanées</translation>
    </message>
    <message>
        <source>%1 predicted at %2 req/s</source>
        <translation>%1 prédit à %2 req/s</translation>
    </message>
    <message>
        <source>%1 predicted at the highest throughput</source>
        <translation>%1 prédit au débit le plus élevé</translation>
    </message>
    <message>
        <source>%1 records of this trace could not be read and are left out.</source>
        <translation>%1 enregistrements de cette trace n’ont pas pu être lus et sont écartés.</translation>
    </message>
    <message>
        <source>%1 replicas</source>
        <translation>%1 réplicas</translation>
    </message>
    <message>
        <source>%1 replicas carry %2 req/s with nothing to spare</source>
        <translation>%1 réplicas portent %2 req/s sans aucune marge</translation>
    </message>
    <message>
        <source>%1 requests at a time are planned, the KV cache holds %2 of the mean context: longer ones are preempted</source>
        <translation>%1 requêtes simultanées sont prévues, le cache KV en contient %2 au contexte moyen&#xa0;: les plus longues sont préemptées</translation>
    </message>
    <message>
        <source>%1 requests of this trace had no answer and are left out.</source>
        <translation>%1 requêtes de cette trace n’ont pas eu de réponse et sont écartées.</translation>
    </message>
    <message>
        <source>%1 requests use %2 % of the KV cache: below half of it the engine&apos;s own defaults do</source>
        <translation>%1 requêtes occupent %2&#xa0;% du cache KV&#xa0;: en dessous de la moitié, les valeurs par défaut du moteur suffisent</translation>
    </message>
    <message>
        <source>%1 requests/s of a replica are predicted with the shipped coefficients: none of this machine&apos;s own measurements stand behind them</source>
        <translation>%1 requêtes/s par réplica sont prédites avec les coefficients livrés&#xa0;: aucune mesure de cette machine ne les étaye</translation>
    </message>
    <message>
        <source>%1 stops being dominated when the %2 rises above %3%4.</source>
        <translation>%1 cesse d’être dominé quand «&#xa0;%2&#xa0;» dépasse %3%4.</translation>
    </message>
    <message>
        <source>%1 stops being dominated when its %2 falls below %3; it is %4.</source>
        <translation>%1 cesse d’être dominé quand sa valeur «&#xa0;%2&#xa0;» tombe sous %3&#xa0;; elle est de %4.</translation>
    </message>
    <message>
        <source>%1 stops being dominated when its %2 rises above %3; it is %4.</source>
        <translation>%1 cesse d’être dominé quand sa valeur «&#xa0;%2&#xa0;» dépasse %3&#xa0;; elle est de %4.</translation>
    </message>
    <message>
        <source>%1 t CO₂e a year can be reported as scope 2 only with location-based and market-based figures, their method and year; missing: %2</source>
        <translation>%1 t CO₂e par an ne peuvent être déclarées en scope 2 qu’avec les valeurs location-based et market-based, leur méthode et leur année&#xa0;; manque&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 tok/s / %2 GPUs = %3 tok/s</source>
        <translation>%1 tok/s / %2 GPU = %3 tok/s</translation>
    </message>
    <message>
        <source>%1 tok/s / %2 € = %3 tok/s for each euro</source>
        <translation>%1 tok/s / %2 € = %3 tok/s par euro</translation>
    </message>
    <message>
        <source>%1 tok/s / (%2 W / 1,000) = %3 tok/s for each kW</source>
        <translation>%1 tok/s / (%2 W / 1&#xa0;000) = %3 tok/s par kW</translation>
    </message>
    <message>
        <source>%1 tok/s in all − %2 tok/s output = %3 tok/s</source>
        <translation>%1 tok/s au total − %2 tok/s de sortie = %3 tok/s</translation>
    </message>
    <message>
        <source>%1 tok/s output × %2 / %3 tokens = %4 tok/s</source>
        <translation>%1 tok/s de sortie × %2 / %3 tokens = %4 tok/s</translation>
    </message>
    <message>
        <source>%1 with VAT / (1 + %2 VAT) = %3</source>
        <translation>%1 TTC / (1 + %2 de TVA) = %3</translation>
    </message>
    <message>
        <source>%1 would dominate it once it drew level on %2.</source>
        <translation>%1 le dominerait dès qu’il l’égalerait sur %2.</translation>
    </message>
    <message>
        <source>%1 would no longer be dominated if its %2 fell from %3 below %4 (by %5 %).</source>
        <translation>%1 ne serait plus dominé si sa valeur «&#xa0;%2&#xa0;» passait de %3 à moins de %4 (de %5&#xa0;%).</translation>
    </message>
    <message>
        <source>%1 would no longer be dominated if its %2 rose from %3 above %4 (by %5 %).</source>
        <translation>%1 ne serait plus dominé si sa valeur «&#xa0;%2&#xa0;» passait de %3 à plus de %4 (de %5&#xa0;%).</translation>
    </message>
    <message>
        <source>%1 × PUE %2: %3 J/token at the facility, to be held against %4.</source>
        <translation>%1 × PUE %2&#xa0;: %3 J/token au niveau du centre de données, à comparer à %4.</translation>
    </message>
    <message>
        <source>%1 € a day more / %2 €/1M tok less = %3 tokens a day</source>
        <translation>%1 € de plus par jour / %2 €/1M tok de moins = %3 tokens par jour</translation>
    </message>
    <message>
        <source>%1 € a month / %2 users = %3 €</source>
        <translation>%1 € par mois / %2 utilisateurs = %3 €</translation>
    </message>
    <message>
        <source>%1 € a month / 730 h = %2 €/h</source>
        <translation>%1 € par mois / 730 h = %2 €/h</translation>
    </message>
    <message>
        <source>%1 € of today / the tokens of %2 years, both discounted at %3, = %4 €/1M tok</source>
        <translation>%1 € d’aujourd’hui / les tokens de %2 ans, tous deux actualisés à %3, = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 € over %2 years</source>
        <translation>%1 € sur %2 ans</translation>
    </message>
    <message>
        <source>%1 € over %2 years, discounted at %3 a year, = %4 €</source>
        <translation>%1 € sur %2 ans, actualisés à %3 par an, = %4 €</translation>
    </message>
    <message>
        <source>%1 €/1M input × %2 for an output token + %3 €/1M output = %4 €/1M tok</source>
        <translation>%1 €/1M d’entrée × %2 par token de sortie + %3 €/1M de sortie = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/1M tok of electricity × (1 − %2 drawn anyway) = %3 €/1M tok</source>
        <translation>%1 €/1M tok d’électricité × (1 − %2 consommé de toute façon) = %3 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tokens a day / 24 h = %3 €/h</source>
        <translation>%1 €/1M tok × %2 tokens par jour / 24 h = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tokens of a request / 1,000,000 = %3 €</source>
        <translation>%1 €/1M tok × %2 tokens par requête / 1&#xa0;000&#xa0;000 = %3 €</translation>
    </message>
    <message>
        <source>%1 €/h + %2 € a month / 730 h = %3 €/h</source>
        <translation>%1 €/h + %2 € par mois / 730 h = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/h of electricity / %2 €/h = %3</source>
        <translation>%1 €/h d’électricité / %2 €/h = %3</translation>
    </message>
    <message>
        <source>%1 €/h of electricity × 8,760 h = %2 €/year</source>
        <translation>%1 €/h d’électricité × 8&#xa0;760 h = %2 €/an</translation>
    </message>
    <message>
        <source>%1 €/h of lease + %2 € a year / 8,760 h + %3 €/h of electricity = %4 €/h</source>
        <translation>%1 €/h de leasing + %2 € par an / 8&#xa0;760 h + %3 €/h d’électricité = %4 €/h</translation>
    </message>
    <message>
        <source>%1 €/h of lease + %2 € a year / 8,760 h = %3 €/h</source>
        <translation>%1 €/h de leasing + %2 € par an / 8&#xa0;760 h = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/h × %2 of the time prefill / (%3 tok/s · 0.0036 · %4) = %5 €/1M tok</source>
        <translation>%1 €/h × %2 du temps en prefill / (%3 tok/s · 0,0036 · %4) = %5 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/h × (1 − %2) decode / (%3 tok/s · 0.0036 · %4) = %5 €/1M tok</source>
        <translation>%1 €/h × (1 − %2) de decode / (%3 tok/s · 0,0036 · %4) = %5 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/h × 730 h = %2 €</source>
        <translation>%1 €/h × 730 h = %2 €</translation>
    </message>
    <message>
        <source>%1, %2, in %3</source>
        <translation>%1, %2, dans %3</translation>
    </message>
    <message>
        <source>%1: a claim needs what it says and the formula that it should follow from</source>
        <translation>%1&#xa0;: une affirmation exige ce qu’elle dit et la formule dont elle doit découler</translation>
    </message>
    <message>
        <source>%1: a level is assessed without a reason</source>
        <translation>%1&#xa0;: un niveau est évalué sans motif</translation>
    </message>
    <message>
        <source>%1: a quote without its price says nothing</source>
        <translation>%1&#xa0;: un devis sans son prix ne dit rien</translation>
    </message>
    <message>
        <source>%1: a rate is stated for a price in euros; state the currency of the price</source>
        <translation>%1&#xa0;: un taux est indiqué pour un prix en euros&#xa0;; indiquer la devise du prix</translation>
    </message>
    <message>
        <source>%1: cost of a year</source>
        <translation>%1&#xa0;: coût d’une année</translation>
    </message>
    <message>
        <source>%1: expected a score from 0 to 100</source>
        <translation>%1&#xa0;: attendu un score de 0 à 100</translation>
    </message>
    <message>
        <source>%1: found %2, expected a factor from 1 to 10</source>
        <translation>%1&#xa0;: trouvé %2, attendu un facteur de 1 à 10</translation>
    </message>
    <message>
        <source>%1: found %2, expected a growth a year above -1 and at most 10; 30 % is written 0.3</source>
        <translation>%1&#xa0;: trouvé %2, attendu une croissance annuelle supérieure à -1 et d’au plus 10&#xa0;; 30&#xa0;% s’écrit 0.3</translation>
    </message>
    <message>
        <source>%1: found %2, expected a price of electricity from -1 to 10 €/kWh</source>
        <translation>%1&#xa0;: trouvé %2, attendu un prix de l’électricité de -1 à 10 €/kWh</translation>
    </message>
    <message>
        <source>%1: found %2, expected how much of the currency one euro buys</source>
        <translation>%1&#xa0;: trouvé %2, attendu combien d’unités de la devise un euro achète</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected the three letters of a currency: USD</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;», attendu les trois lettres d’une devise&#xa0;: USD</translation>
    </message>
    <message>
        <source>%1: price</source>
        <translation>%1&#xa0;: prix</translation>
    </message>
    <message>
        <source>%1: share left at the end</source>
        <translation>%1&#xa0;: part restante à la fin</translation>
    </message>
    <message>
        <source>%1: the price is in %2 and no rate is stated: it is left out. State units_per_eur with its date.</source>
        <translation>%1&#xa0;: le prix est en %2 et aucun taux n’est indiqué&#xa0;: il est écarté. Indiquer units_per_eur avec sa date.</translation>
    </message>
    <message>
        <source>%1: years of use</source>
        <translation>%1&#xa0;: années d’usage</translation>
    </message>
    <message>
        <source>(%1 €/1M input × %2 + %3 €/1M output) / (1 + %2) = %4 €/1M tok</source>
        <translation>(%1 €/1M d’entrée × %2 + %3 €/1M de sortie) / (1 + %2) = %4 €/1M tok</translation>
    </message>
    <message>
        <source>A closed loop needs at least one client, not %1.</source>
        <translation>Une boucle fermée exige au moins un client, pas %1.</translation>
    </message>
    <message>
        <source>A degree of parallelism is below 1.</source>
        <translation>Un degré de parallélisme est inférieur à 1.</translation>
    </message>
    <message>
        <source>A fleet has between 1 and %1 replicas.</source>
        <translation>Un parc compte entre 1 et %1 réplicas.</translation>
    </message>
    <message>
        <source>A high-risk system&apos;s technical documentation names its software, its hardware and its measured performance; missing here: %1</source>
        <translation>La documentation technique d’un système à haut risque nomme ses logiciels, son matériel et ses performances mesurées&#xa0;; manque ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>A hit rate of %1 % with prompts from %2 (p50) to %3 tokens (p99): what varies is not in the cache</source>
        <translation>Un taux de hits de %1&#xa0;% avec des prompts de %2 (p50) à %3 tokens (p99)&#xa0;: ce qui varie n’est pas dans le cache</translation>
    </message>
    <message>
        <source>A hit rate of %1 is no share.</source>
        <translation>Un taux de hits de %1 n’est pas une part.</translation>
    </message>
    <message>
        <source>A length needs its p50 or its mean, above zero.</source>
        <translation>Une longueur exige son p50 ou sa moyenne, supérieurs à zéro.</translation>
    </message>
    <message>
        <source>A length of %1 tokens is none.</source>
        <translation>Une longueur de %1 tokens n’en est pas une.</translation>
    </message>
    <message>
        <source>A load of %1 is none.</source>
        <translation>Une charge de %1 n’en est pas une.</translation>
    </message>
    <message>
        <source>A quantile lies between 0 and 1, not at %1.</source>
        <translation>Un quantile se situe entre 0 et 1, pas à %1.</translation>
    </message>
    <message>
        <source>A rate of %1 requests a second is none.</source>
        <translation>Un débit de %1 requêtes par seconde n’en est pas un.</translation>
    </message>
    <message>
        <source>A run has between 1 and %1 requests, and fewer of warm-up.</source>
        <translation>Une exécution compte entre 1 et %1 requêtes, et moins que cela d’échauffement.</translation>
    </message>
    <message>
        <source>A single gap between two tokens of an answer, pooled over all requests.</source>
        <translation>Un intervalle isolé entre deux tokens d’une réponse, toutes requêtes confondues.</translation>
    </message>
    <message>
        <source>A token budget of %1 a step</source>
        <translation>Un budget de %1 tokens par pas</translation>
    </message>
    <message>
        <source>A trace cannot be replayed at %1 times its speed.</source>
        <translation>Une trace ne peut pas être rejouée à %1 fois sa vitesse.</translation>
    </message>
    <message>
        <source>AI Act record incomplete</source>
        <translation>Dossier AI Act incomplet</translation>
    </message>
    <message>
        <source>AI Act: a high-risk system (article 6): technical documentation (article 11), conformity assessment and registration come before its use.</source>
        <translation>AI Act&#xa0;: système à haut risque (article 6)&#xa0;: la documentation technique (article 11), l’évaluation de la conformité et l’enregistrement précèdent son utilisation.</translation>
    </message>
    <message>
        <source>AI Act: a high-risk system (article 6): use as instructed, human oversight and logs kept for at least six months (article 26).</source>
        <translation>AI Act&#xa0;: système à haut risque (article 6)&#xa0;: utilisation conforme à la notice, contrôle humain et journaux conservés au moins six mois (article 26).</translation>
    </message>
    <message>
        <source>AI Act: limited risk: people must be told that they speak with a machine, and what it makes must be marked (article 50).</source>
        <translation>AI Act&#xa0;: risque limité&#xa0;: les personnes doivent être informées qu’elles parlent à une machine, et ce qu’elle produit doit être marqué (article 50).</translation>
    </message>
    <message>
        <source>AI Act: minimal risk: no duty beyond AI literacy of those who use it (article 4).</source>
        <translation>AI Act&#xa0;: risque minimal&#xa0;: aucune obligation hormis la maîtrise de l’IA par ceux qui l’utilisent (article 4).</translation>
    </message>
    <message>
        <source>AI Act: the risk of the use is not stated (sovereignty.ai_act_risk); the duties follow from it, not from where the model runs.</source>
        <translation>AI Act&#xa0;: le risque de l’usage n’est pas indiqué (sovereignty.ai_act_risk)&#xa0;; les obligations en découlent, et non du lieu où tourne le modèle.</translation>
    </message>
    <message>
        <source>AI Act: the use is stated to be among the prohibited practices (article 5): it must not be put into service.</source>
        <translation>AI Act&#xa0;: l’usage est indiqué comme relevant des pratiques interdites (article 5)&#xa0;: il ne doit pas être mis en service.</translation>
    </message>
    <message>
        <source>Acceptance assumed</source>
        <translation>Acceptation supposée</translation>
    </message>
    <message>
        <source>Access of staff from</source>
        <translation>Accès du personnel depuis</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Acceptée</translation>
    </message>
    <message>
        <source>Add 20 to 30 % over the p95 of the demand</source>
        <translation>Ajouter 20 à 30&#xa0;% au p95 de la demande</translation>
    </message>
    <message>
        <source>Against %1 it wins %2 % on the %3 and gives away %4 % on the %5.</source>
        <translation>Face à %1, il gagne %2&#xa0;% sur l’axe «&#xa0;%3&#xa0;» et cède %4&#xa0;% sur l’axe «&#xa0;%5&#xa0;».</translation>
    </message>
    <message>
        <source>All purchases</source>
        <translation>Tous les achats</translation>
    </message>
    <message>
        <source>An acceptance of %1 is no share.</source>
        <translation>Une acceptation de %1 n’est pas une part.</translation>
    </message>
    <message>
        <source>An acceptance of 0.65 with 4 drafted tokens is assumed: measure it on your own prompts. The gain shrinks at high batch.</source>
        <translation>Une acceptation de 0,65 avec 4 tokens spéculés est supposée&#xa0;: la mesurer sur ses propres prompts. Le gain se réduit aux grands batchs.</translation>
    </message>
    <message>
        <source>An answer has at least one token.</source>
        <translation>Une réponse compte au moins un token.</translation>
    </message>
    <message>
        <source>An outage must end after it begins.</source>
        <translation>Une panne doit finir après son début.</translation>
    </message>
    <message>
        <source>Another candidate is nowhere worse and somewhere better, on everything that is known of this one.</source>
        <translation>Un autre candidat n’est moins bon nulle part et meilleur quelque part, sur tout ce qui est connu de celui-ci.</translation>
    </message>
    <message>
        <source>Answer lengths are not stated: how much decode weighs is unknown</source>
        <translation>Les longueurs des réponses ne sont pas indiquées&#xa0;: le poids du decode est inconnu</translation>
    </message>
    <message>
        <source>Are energy, water and hardware lives measured and kept low?</source>
        <translation>L’énergie, l’eau et la durée de vie du matériel sont-elles mesurées et maîtrisées&#xa0;?</translation>
    </message>
    <message>
        <source>Are security operations, audits and certificates under the Union&apos;s rules?</source>
        <translation>Les opérations de sécurité, les audits et les certificats relèvent-ils des règles de l’Union&#xa0;?</translation>
    </message>
    <message>
        <source>Arithmetic beyond reading</source>
        <translation>Calcul au-delà de la lecture</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Tel quel</translation>
    </message>
    <message>
        <source>Assess the legal and data objectives, or choose an operator out of reach</source>
        <translation>Évaluer les objectifs juridiques et de données, ou choisir un exploitant hors de portée</translation>
    </message>
    <message>
        <source>Assumptions undocumented</source>
        <translation>Hypothèses non documentées</translation>
    </message>
    <message>
        <source>Attention over the prompt</source>
        <translation>Attention sur le prompt</translation>
    </message>
    <message>
        <source>Average power</source>
        <translation>Puissance moyenne</translation>
    </message>
    <message>
        <source>Average power at the meter</source>
        <translation>Puissance moyenne au compteur</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>Blocks of %1 tokens of the trace are no whole number of KV blocks of %2 tokens.</source>
        <translation>Les blocs de %1 tokens de la trace ne sont pas un nombre entier de blocs KV de %2 tokens.</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>Périmètre</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Seuil de rentabilité</translation>
    </message>
    <message>
        <source>Break-even, million tokens a day</source>
        <translation>Seuil de rentabilité, millions de tokens par jour</translation>
    </message>
    <message>
        <source>Bursts queue, and the queue is in the time to the first token.</source>
        <translation>Les rafales font la queue, et cette attente est dans le temps jusqu’au premier token.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>By the memory budget the weights do not fit; the cache is taken as unlimited.</source>
        <translation>D’après le budget mémoire, les poids ne tiennent pas&#xa0;; le cache est supposé illimité.</translation>
    </message>
    <message>
        <source>CLOUD Act: %1 is not known to be under the law of the United States; check its owners and its subsidiaries there.</source>
        <translation>CLOUD Act&#xa0;: rien n’indique que %1 relève du droit des États-Unis&#xa0;; vérifier ses propriétaires et ses filiales là-bas.</translation>
    </message>
    <message>
        <source>CLOUD Act: an authority of the United States can order %1 to hand over data it holds, wherever that is; only keys held by yourselves keep the content closed.</source>
        <translation>CLOUD Act&#xa0;: une autorité des États-Unis peut ordonner à %1 de remettre les données qu’il détient, où qu’elles soient&#xa0;; seules des clés détenues en propre gardent le contenu fermé.</translation>
    </message>
    <message>
        <source>CLOUD Act: the machines are your own and no owner under the law of the United States is stated: it does not reach the data held on them.</source>
        <translation>CLOUD Act&#xa0;: les machines sont détenues en propre et aucun propriétaire relevant du droit des États-Unis n’est indiqué&#xa0;: il n’atteint pas les données qu’elles contiennent.</translation>
    </message>
    <message>
        <source>CLOUD Act: whether the operator or its owner is under the law of the United States is not known; ask for it in writing.</source>
        <translation>CLOUD Act&#xa0;: on ignore si l’exploitant ou son propriétaire relève du droit des États-Unis&#xa0;; le demander par écrit.</translation>
    </message>
    <message>
        <source>CPM</source>
        <translation>CPM</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Calculateur</translation>
    </message>
    <message>
        <source>Calibrated with %1 measured rows: fixed times × %2, prompts × %3.</source>
        <translation>Étalonné sur %1 lignes mesurées&#xa0;: temps fixes × %2, prompts × %3.</translation>
    </message>
    <message>
        <source>Can people in the Union run, maintain and leave the service without those outside?</source>
        <translation>Des personnes dans l’Union peuvent-elles exploiter, maintenir et quitter le service sans celles du dehors&#xa0;?</translation>
    </message>
    <message>
        <source>Capacity kept free above the expected load.</source>
        <translation>Capacité gardée libre au-dessus de la charge attendue.</translation>
    </message>
    <message>
        <source>Carbon of a million tokens, market-based</source>
        <translation>Carbone d’un million de tokens, market-based</translation>
    </message>
    <message>
        <source>Carbon of a year, market-based</source>
        <translation>Carbone d’une année, market-based</translation>
    </message>
    <message>
        <source>Carbon per million tokens, market-based</source>
        <translation>Carbone par million de tokens, market-based</translation>
    </message>
    <message>
        <source>Carbon per year, market-based</source>
        <translation>Carbone par an, market-based</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Flux de trésorerie</translation>
    </message>
    <message>
        <source>Certifications</source>
        <translation>Certifications</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Change a shaded cell; everything that depends on it moves.</source>
        <translation>Modifier une cellule ombrée&#xa0;; tout ce qui en dépend évolue.</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Le moins cher</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Liste de contrôle</translation>
    </message>
    <message>
        <source>Choose a TP that divides the number of attention heads</source>
        <translation>Choisir un TP qui divise le nombre de têtes d’attention</translation>
    </message>
    <message>
        <source>Choose another site or operator, or lower the gate and say why</source>
        <translation>Choisir un autre site ou exploitant, ou abaisser le critère éliminatoire et dire pourquoi</translation>
    </message>
    <message>
        <source>Claim contradicts itself</source>
        <translation>L’affirmation se contredit</translation>
    </message>
    <message>
        <source>Claim not computed</source>
        <translation>Affirmation non calculée</translation>
    </message>
    <message>
        <source>Compare both at one demand, or each at its own safe capacity under one SLO.</source>
        <translation>Comparer les deux à une même demande, ou chacun à sa propre capacité sûre sous un même SLO.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Cost of a million input tokens</source>
        <translation>Coût d’un million de tokens d’entrée</translation>
    </message>
    <message>
        <source>Cost of a million output tokens</source>
        <translation>Coût d’un million de tokens de sortie</translation>
    </message>
    <message>
        <source>Cost of a million tokens over the years</source>
        <translation>Coût d’un million de tokens sur les années</translation>
    </message>
    <message>
        <source>Cost of a million tokens: the cost of an hour divided by the tokens of an hour.</source>
        <translation>Coût d’un million de tokens&#xa0;: le coût d’une heure divisé par les tokens d’une heure.</translation>
    </message>
    <message>
        <source>Cost of a month</source>
        <translation>Coût d’un mois</translation>
    </message>
    <message>
        <source>Cost of a user a month</source>
        <translation>Coût d’un utilisateur par mois</translation>
    </message>
    <message>
        <source>Cost of one more million tokens</source>
        <translation>Coût d’un million de tokens de plus</translation>
    </message>
    <message>
        <source>Cost of owning (TCO)</source>
        <translation>Coût de possession (TCO)</translation>
    </message>
    <message>
        <source>Cost over the years</source>
        <translation>Coût sur les années</translation>
    </message>
    <message>
        <source>Cost over the years, of today</source>
        <translation>Coût sur les années, en valeur actuelle</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>Coût par mois</translation>
    </message>
    <message>
        <source>Cost per user and month</source>
        <translation>Coût par utilisateur et par mois</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Countries by the catalogue&apos;s figures of one method; the marked one is the site&apos;s, which the project may state otherwise. Wholesale is not what is paid: a contract or a retail factor comes on top.</source>
        <translation>Pays selon les valeurs du catalogue obtenues par une même méthode&#xa0;; celui qui est marqué est celui du site, que le projet peut indiquer autrement. Le prix de gros n’est pas le prix payé&#xa0;: un contrat ou un facteur de détail s’y ajoute.</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Counts only what the prompts really share: audit them first.</source>
        <translation>Ne compte que ce que les prompts partagent vraiment&#xa0;: les auditer d’abord.</translation>
    </message>
    <message>
        <source>Cover and contents</source>
        <translation>Couverture et sommaire</translation>
    </message>
    <message>
        <source>Data and AI sovereignty</source>
        <translation>Souveraineté des données et de l’IA</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Decision record</source>
        <translation>Registre de décision</translation>
    </message>
    <message>
        <source>Defaults would do</source>
        <translation>Valeurs par défaut suffisantes</translation>
    </message>
    <message>
        <source>Dynamic prefix</source>
        <translation>Préfixe dynamique</translation>
    </message>
    <message>
        <source>Each accepted draft saves a step of the large model.</source>
        <translation>Chaque token spéculé accepté épargne un pas du grand modèle.</translation>
    </message>
    <message>
        <source>Elasticity</source>
        <translation>Élasticité</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Électricité</translation>
    </message>
    <message>
        <source>Electricity is %1 % of the cost of an hour; 30 to 50 % is often said.</source>
        <translation>L’électricité représente %1&#xa0;% du coût d’une heure&#xa0;; on parle souvent de 30 à 50&#xa0;%.</translation>
    </message>
    <message>
        <source>Electricity of a year</source>
        <translation>Électricité d’une année</translation>
    </message>
    <message>
        <source>Electricity of an hour</source>
        <translation>Électricité d’une heure</translation>
    </message>
    <message>
        <source>Electricity&apos;s share of an hour</source>
        <translation>Part de l’électricité dans une heure</translation>
    </message>
    <message>
        <source>Electricity&apos;s share of the cost</source>
        <translation>Part de l’électricité dans le coût</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>Embodied carbon is stated without the years that the hardware serves: it stays unknown. State energy.embodied.lifetime_years.</source>
        <translation>Le carbone incorporé est indiqué sans les années de service du matériel&#xa0;: il reste inconnu. Indiquer energy.embodied.lifetime_years.</translation>
    </message>
    <message>
        <source>Embodied carbon of a year</source>
        <translation>Carbone incorporé d’une année</translation>
    </message>
    <message>
        <source>Embodied carbon per million tokens</source>
        <translation>Carbone incorporé par million de tokens</translation>
    </message>
    <message>
        <source>Embodied carbon per year</source>
        <translation>Carbone incorporé par an</translation>
    </message>
    <message>
        <source>Energy of a million tokens at the meter</source>
        <translation>Énergie d’un million de tokens au compteur</translation>
    </message>
    <message>
        <source>Energy of a year at the meter</source>
        <translation>Énergie d’une année au compteur</translation>
    </message>
    <message>
        <source>Energy of the whole facility divided by the energy of its computers.</source>
        <translation>Énergie de tout le centre de données divisée par l’énergie de ses ordinateurs.</translation>
    </message>
    <message>
        <source>Energy per year</source>
        <translation>Énergie par an</translation>
    </message>
    <message>
        <source>Energy, electricity and carbon follow it one to one.</source>
        <translation>L’énergie, l’électricité et le carbone le suivent dans la même proportion.</translation>
    </message>
    <message>
        <source>Engine sized for</source>
        <translation>Moteur dimensionné pour</translation>
    </message>
    <message>
        <source>Engine version unknown</source>
        <translation>Version du moteur inconnue</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Environmental sustainability</source>
        <translation>Durabilité environnementale</translation>
    </message>
    <message>
        <source>Every kilowatt-hour at the meter carries it.</source>
        <translation>Chaque kilowattheure au compteur le porte.</translation>
    </message>
    <message>
        <source>Everything, a year</source>
        <translation>Tout, par an</translation>
    </message>
    <message>
        <source>Exchange between GPUs</source>
        <translation>Échange entre GPU</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FP8 weights and KV cache</source>
        <translation>Poids et cache KV en FP8</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Fails %1: it is %2.</source>
        <translation>Échoue à %1&#xa0;: la valeur est %2.</translation>
    </message>
    <message>
        <source>First break-even</source>
        <translation>Premier seuil de rentabilité</translation>
    </message>
    <message>
        <source>Fixed time of the layers&apos; kernels</source>
        <translation>Temps fixe des kernels des couches</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>For the rate</source>
        <translation>Pour le taux</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>From which use on which way of paying is the cheapest</source>
        <translation>À partir de quel usage quel mode de paiement est le moins cher</translation>
    </message>
    <message>
        <source>Front end of the engine</source>
        <translation>Front-end du moteur</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>GDPR: prompts and answers are stated to hold no personal data; logs with user names still do.</source>
        <translation>RGPD&#xa0;: les prompts et réponses sont indiqués sans données personnelles&#xa0;; les journaux avec noms d’utilisateurs en contiennent tout de même.</translation>
    </message>
    <message>
        <source>GDPR: the data lie in %1, outside of the Union: a transfer that needs an adequacy decision or standard clauses with an assessment (articles 44 to 46).</source>
        <translation>RGPD&#xa0;: les données se trouvent hors de l’Union (%1)&#xa0;: un transfert qui exige une décision d’adéquation ou des clauses types avec une évaluation (articles 44 à 46).</translation>
    </message>
    <message>
        <source>GDPR: the data stay in the Union on your own machines: no processor and no transfer; a record and, for sensitive uses, an impact assessment (article 35).</source>
        <translation>RGPD&#xa0;: les données restent dans l’Union sur des machines détenues en propre&#xa0;: ni sous-traitant ni transfert&#xa0;; un registre et, pour les usages sensibles, une analyse d’impact (article 35).</translation>
    </message>
    <message>
        <source>GDPR: the data stay in the Union with a processor: a contract under article 28 and a list of its sub-processors are needed.</source>
        <translation>RGPD&#xa0;: les données restent dans l’Union chez un sous-traitant&#xa0;: un contrat au titre de l’article 28 et une liste de ses sous-traitants ultérieurs sont nécessaires.</translation>
    </message>
    <message>
        <source>GDPR: the data stay in the Union, but an order from a third country is no ground to disclose them (article 48): the operator can be caught between two laws.</source>
        <translation>RGPD&#xa0;: les données restent dans l’Union, mais une injonction d’un pays tiers n’est pas un motif pour les divulguer (article 48)&#xa0;: l’exploitant peut être pris entre deux droits.</translation>
    </message>
    <message>
        <source>GDPR: where the data lie is not stated, so whether they are transferred outside of the Union is not known; state site.zone.</source>
        <translation>RGPD&#xa0;: le lieu des données n’est pas indiqué, on ignore donc si elles sont transférées hors de l’Union&#xa0;; indiquer site.zone.</translation>
    </message>
    <message>
        <source>GPUs of a replica</source>
        <translation>GPU d’un réplica</translation>
    </message>
    <message>
        <source>Gate failed</source>
        <translation>Critère éliminatoire non satisfait</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>Go by the computed figure, or say which input is another</source>
        <translation>S’en tenir à la valeur calculée, ou dire quelle entrée diffère</translation>
    </message>
    <message>
        <source>Goodput of a euro of capital</source>
        <translation>Goodput d’un euro de capital</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Réseau électrique</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Élevé</translation>
    </message>
    <message>
        <source>High end</source>
        <translation>Borne haute</translation>
    </message>
    <message>
        <source>How far the figures may lie</source>
        <translation>Jusqu’où les valeurs peuvent s’écarter</translation>
    </message>
    <message>
        <source>How many it takes</source>
        <translation>Combien il en faut</translation>
    </message>
    <message>
        <source>How often the answer is the same</source>
        <translation>À quelle fréquence la réponse est la même</translation>
    </message>
    <message>
        <source>How requests arrive is not stated: a closed loop is assumed, in which each client waits for its answer.</source>
        <translation>La façon dont les requêtes arrivent n’est pas indiquée&#xa0;: une boucle fermée est supposée, dans laquelle chaque client attend sa réponse.</translation>
    </message>
    <message>
        <source>INT4</source>
        <translation>INT4</translation>
    </message>
    <message>
        <source>INT4 weights (AWQ)</source>
        <translation>Poids INT4 (AWQ)</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>Idle hours are paid too: it spreads the fixed cost over more tokens.</source>
        <translation>Les heures d’inactivité sont payées aussi&#xa0;: elle répartit le coût fixe sur plus de tokens.</translation>
    </message>
    <message>
        <source>Input tokens alone, per million</source>
        <translation>Tokens d’entrée seuls, par million</translation>
    </message>
    <message>
        <source>Inputs in grey state no range: ±20 % stands in, to compare by.</source>
        <translation>Les entrées en gris n’indiquent pas de plage&#xa0;: ±20&#xa0;% en tient lieu, pour comparer.</translation>
    </message>
    <message>
        <source>Inputs that rest on it</source>
        <translation>Entrées qui en dépendent</translation>
    </message>
    <message>
        <source>Instead of</source>
        <translation>Au lieu de</translation>
    </message>
    <message>
        <source>Is the stack open, documented and replaceable?</source>
        <translation>La pile est-elle ouverte, documentée et remplaçable&#xa0;?</translation>
    </message>
    <message>
        <source>It decides how much memory is left for the KV cache.</source>
        <translation>Il détermine la mémoire qui reste pour le cache KV.</translation>
    </message>
    <message>
        <source>It divides: the same cost and power spread over more tokens.</source>
        <translation>Il divise&#xa0;: le même coût et la même puissance répartis sur plus de tokens.</translation>
    </message>
    <message>
        <source>It does not pass a gate</source>
        <translation>Il échoue à un critère éliminatoire</translation>
    </message>
    <message>
        <source>It is in the scenario already.</source>
        <translation>C’est déjà dans le scénario.</translation>
    </message>
    <message>
        <source>It is not stated how many tokens the prompts share.</source>
        <translation>Le nombre de tokens que les prompts partagent n’est pas indiqué.</translation>
    </message>
    <message>
        <source>It is the cost of a token itself.</source>
        <translation>C’est le coût d’un token lui-même.</translation>
    </message>
    <message>
        <source>It makes no valid project: %1</source>
        <translation>Cela ne donne pas un projet valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>It moves the part that is paid for electricity, and nothing else.</source>
        <translation>Il ne fait varier que la part payée pour l’électricité, et rien d’autre.</translation>
    </message>
    <message>
        <source>It sets how many replicas the demand takes.</source>
        <translation>Il détermine combien de réplicas la demande exige.</translation>
    </message>
    <message>
        <source>Jurisdiction of its parent</source>
        <translation>Juridiction de sa maison mère</translation>
    </message>
    <message>
        <source>Jurisdiction of the operator</source>
        <translation>Juridiction de l’exploitant</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>KV cache nearly full</source>
        <translation>Cache KV presque plein</translation>
    </message>
    <message>
        <source>KV heads replicated</source>
        <translation>Têtes KV répliquées</translation>
    </message>
    <message>
        <source>Key of the project</source>
        <translation>Clé du projet</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Coude</translation>
    </message>
    <message>
        <source>LM head</source>
        <translation>LM head</translation>
    </message>
    <message>
        <source>Larger replicas: faster tokens, a larger part lost with one.</source>
        <translation>Réplicas plus grands&#xa0;: tokens plus rapides, mais une plus grande part perdue avec l’un d’eux.</translation>
    </message>
    <message>
        <source>Latency at %1 concurrent requests, measured</source>
        <translation>Latence à %1 requêtes simultanées, mesurée</translation>
    </message>
    <message>
        <source>Latency at %1 concurrent requests, predicted</source>
        <translation>Latence à %1 requêtes simultanées, prédite</translation>
    </message>
    <message>
        <source>Latency at %1 req/s, measured</source>
        <translation>Latence à %1 req/s, mesurée</translation>
    </message>
    <message>
        <source>Latency at %1 req/s, predicted</source>
        <translation>Latence à %1 req/s, prédite</translation>
    </message>
    <message>
        <source>Latency without a limit of load, measured</source>
        <translation>Latence sans limite de charge, mesurée</translation>
    </message>
    <message>
        <source>Latency without a limit of load, predicted</source>
        <translation>Latence sans limite de charge, prédite</translation>
    </message>
    <message>
        <source>Leave max_num_seqs and max_num_batched_tokens at their defaults</source>
        <translation>Laisser max_num_seqs et max_num_batched_tokens à leurs valeurs par défaut</translation>
    </message>
    <message>
        <source>Left at the end</source>
        <translation>Restant à la fin</translation>
    </message>
    <message>
        <source>Left free</source>
        <translation>Laissé libre</translation>
    </message>
    <message>
        <source>Legal and jurisdictional sovereignty</source>
        <translation>Souveraineté juridique</translation>
    </message>
    <message>
        <source>Level (SEAL)</source>
        <translation>Niveau (SEAL)</translation>
    </message>
    <message>
        <source>Level from 0 to 4 of the European Commission&apos;s Cloud Sovereignty Framework.</source>
        <translation>Niveau de 0 à 4 du Cloud Sovereignty Framework de la Commission européenne.</translation>
    </message>
    <message>
        <source>Levers before more hardware is bought</source>
        <translation>Leviers avant d’acheter plus de matériel</translation>
    </message>
    <message>
        <source>Long requests unknown</source>
        <translation>Requêtes longues inconnues</translation>
    </message>
    <message>
        <source>Longer requests hold more of the KV cache and take more of each step, so fewer run at a time.</source>
        <translation>Les requêtes plus longues occupent plus de cache KV et prennent plus de chaque pas&#xa0;: il en tourne donc moins à la fois.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Bas</translation>
    </message>
    <message>
        <source>Low end</source>
        <translation>Borne basse</translation>
    </message>
    <message>
        <source>Low hit rate</source>
        <translation>Taux de hits faible</translation>
    </message>
    <message>
        <source>Lower the concurrency, quantise the KV cache, or add GPUs to a replica</source>
        <translation>Réduire la concurrence, quantifier le cache KV, ou ajouter des GPU à un réplica</translation>
    </message>
    <message>
        <source>Maintenance, space and staff</source>
        <translation>Maintenance, locaux et personnel</translation>
    </message>
    <message>
        <source>Marginal: the hardware is there</source>
        <translation>Marginal&#xa0;: le matériel est là</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>Measure a short sweep on one rented GPU and calibrate on it</source>
        <translation>Mesurer un court balayage sur un GPU loué et étalonner dessus</translation>
    </message>
    <message>
        <source>Measure the acceptance on real prompts at the batch of the plan</source>
        <translation>Mesurer l’acceptation sur de vrais prompts au batch prévu</translation>
    </message>
    <message>
        <source>Measure the hit rate on the prompts themselves</source>
        <translation>Mesurer le taux de hits sur les prompts eux-mêmes</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mécanisme</translation>
    </message>
    <message>
        <source>More requests at a time share each reading of the weights, and wait for one another.</source>
        <translation>Plus de requêtes à la fois partagent chaque lecture des poids, et s’attendent l’une l’autre.</translation>
    </message>
    <message>
        <source>Multiply the energy of %1 by its PUE of %2.</source>
        <translation>Multiplier l’énergie de %1 par son PUE de %2.</translation>
    </message>
    <message>
        <source>Nearest to the ideal point: %1 (a suggestion, not a verdict).</source>
        <translation>Le plus proche du point idéal&#xa0;: %1 (une suggestion, pas un verdict).</translation>
    </message>
    <message>
        <source>Neither a project nor benchmark results were recognised</source>
        <translation>Ni projet ni résultats de benchmark n’ont été reconnus</translation>
    </message>
    <message>
        <source>Neither a prompt nor an output length is stated.</source>
        <translation>Ni la longueur des prompts ni celle des sorties n’est indiquée.</translation>
    </message>
    <message>
        <source>Neither prompt nor answer lengths are stated: whether prefill or decode weighs more is unknown</source>
        <translation>Ni les longueurs des prompts ni celles des réponses ne sont indiquées&#xa0;: on ignore lequel pèse le plus, du prefill ou du decode</translation>
    </message>
    <message>
        <source>No benchmark results were recognised</source>
        <translation>Aucun résultat de benchmark n’a été reconnu</translation>
    </message>
    <message>
        <source>No benchmark stands behind this report: import one to have it recorded here.</source>
        <translation>Aucun benchmark n’étaye ce rapport&#xa0;: en importer un pour qu’il soit consigné ici.</translation>
    </message>
    <message>
        <source>No change of a single value of its own would do.</source>
        <translation>Changer une seule de ses propres valeurs ne suffirait pas.</translation>
    </message>
    <message>
        <source>No check has fired: nothing in this project is known to mislead.</source>
        <translation>Aucune vérification ne s’est déclenchée&#xa0;: rien dans ce projet n’est connu pour induire en erreur.</translation>
    </message>
    <message>
        <source>No check of the audit stands against these figures.</source>
        <translation>Aucune vérification de l’audit ne met ces valeurs en cause.</translation>
    </message>
    <message>
        <source>No coefficients of the engine are loaded.</source>
        <translation>Aucun coefficient du moteur n’est chargé.</translation>
    </message>
    <message>
        <source>No concurrency is stated; as many requests as the memory holds are assumed.</source>
        <translation>Aucune concurrence n’est indiquée&#xa0;; autant de requêtes que la mémoire en contient sont supposées.</translation>
    </message>
    <message>
        <source>No energy is known yet: state a power with its boundary, the PUE and the grid&apos;s intensity.</source>
        <translation>Aucune énergie n’est encore connue&#xa0;: indiquer une puissance avec son périmètre, le PUE et l’intensité du réseau électrique.</translation>
    </message>
    <message>
        <source>No head-room</source>
        <translation>Pas de marge</translation>
    </message>
    <message>
        <source>No input names its source: write it behind the value, as {value: …, source: …, date: …}.</source>
        <translation>Aucune entrée ne nomme sa source&#xa0;: l’écrire derrière la valeur, sous la forme {value: …, source: …, date: …}.</translation>
    </message>
    <message>
        <source>No input states a range, so nothing is said of how sure the choice is.</source>
        <translation>Aucune entrée n’indique de plage&#xa0;: rien n’est donc dit de la certitude du choix.</translation>
    </message>
    <message>
        <source>No kernel was measured on %1: its curves are the middle of other GPUs.</source>
        <translation>Aucun kernel n’a été mesuré sur %1&#xa0;: ses courbes sont la médiane d’autres GPU.</translation>
    </message>
    <message>
        <source>No load is stated: neither a concurrency nor a request rate.</source>
        <translation>Aucune charge n’est indiquée&#xa0;: ni concurrence ni débit de requêtes.</translation>
    </message>
    <message>
        <source>No load keeps the SLO.</source>
        <translation>Aucune charge ne respecte le SLO.</translation>
    </message>
    <message>
        <source>No load keeps the SLO: %1 is %2 ms at the lowest load, and the limit is %3 ms.</source>
        <translation>Aucune charge ne respecte le SLO&#xa0;: %1 est de %2 ms à la charge la plus faible, et la limite est de %3 ms.</translation>
    </message>
    <message>
        <source>No price of a %1 at %2 could be sourced: state economics.tariff.</source>
        <translation>Aucun prix d’un %1 chez %2 n’a pu être sourcé&#xa0;: indiquer economics.tariff.</translation>
    </message>
    <message>
        <source>No request of the simulated run was completed.</source>
        <translation>Aucune requête de l’exécution simulée n’a abouti.</translation>
    </message>
    <message>
        <source>No reserve</source>
        <translation>Pas de réserve</translation>
    </message>
    <message>
        <source>No sweep: none of the runs has a closed, open or capped load.</source>
        <translation>Pas de balayage&#xa0;: aucune des exécutions n’a une charge fermée, ouverte ou plafonnée.</translation>
    </message>
    <message>
        <source>Nobody else is on the front: there is no trade-off to weigh.</source>
        <translation>Aucun autre n’est sur le front&#xa0;: il n’y a pas de compromis à peser.</translation>
    </message>
    <message>
        <source>Nobody is known to be at least as good on every axis.</source>
        <translation>Aucun autre candidat connu n’est au moins aussi bon sur tous les axes.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>None is known to dominate %1, but a front holds only what is known.</source>
        <translation>Aucun n’est connu pour dominer %1, mais un front ne contient que ce qui est connu.</translation>
    </message>
    <message>
        <source>None of the %1 inputs of the sizing says where it comes from</source>
        <translation>Aucune des %1 entrées du dimensionnement ne dit d’où elle vient</translation>
    </message>
    <message>
        <source>None of the levers tried would save a GPU.</source>
        <translation>Aucun des leviers essayés n’épargnerait un GPU.</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normes</translation>
    </message>
    <message>
        <source>Nothing can be predicted for it.</source>
        <translation>Rien ne peut être prédit pour lui.</translation>
    </message>
    <message>
        <source>Nothing can be varied yet: state a throughput and a tariff, best with ranges.</source>
        <translation>Rien ne peut encore être varié&#xa0;: indiquer un débit et un tarif, de préférence avec des plages.</translation>
    </message>
    <message>
        <source>Nothing is asked of sovereignty yet: name the provider, or a gate.</source>
        <translation>Rien n’est encore demandé en matière de souveraineté&#xa0;: nommer le fournisseur, ou un critère éliminatoire.</translation>
    </message>
    <message>
        <source>Nothing is kept of %1 replicas for re-embedding, canaries and rollback, which take 15 to 25 %</source>
        <translation>Rien n’est gardé sur %1 réplicas pour la réindexation des embeddings, les canaris et les retours arrière, qui prennent 15 à 25&#xa0;%</translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes a GPU of the catalogue (scenario.hardware.gpu).</source>
        <translation>Rien n’est prédit&#xa0;: il faut un GPU du catalogue (scenario.hardware.gpu).</translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes a model of the catalogue (scenario.model.id).</source>
        <translation>Rien n’est prédit&#xa0;: il faut un modèle du catalogue (scenario.model.id).</translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes the length of the answers (scenario.workload.output_tokens).</source>
        <translation>Rien n’est prédit&#xa0;: il faut la longueur des réponses (scenario.workload.output_tokens).</translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes the length of the prompts (scenario.workload.prompt_tokens).</source>
        <translation>Rien n’est prédit&#xa0;: il faut la longueur des prompts (scenario.workload.prompt_tokens).</translation>
    </message>
    <message>
        <source>Nothing is predicted: the engine&apos;s coefficients are not at hand.</source>
        <translation>Rien n’est prédit&#xa0;: les coefficients du moteur ne sont pas disponibles.</translation>
    </message>
    <message>
        <source>Nothing is priced yet: state a tariff and a throughput.</source>
        <translation>Rien n’est encore chiffré&#xa0;: indiquer un tarif et un débit.</translation>
    </message>
    <message>
        <source>Nothing is sized yet: state a model, a GPU and a demand, or import a benchmark.</source>
        <translation>Rien n’est encore dimensionné&#xa0;: indiquer un modèle, un GPU et une demande, ou importer un benchmark.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Rien n’a été trouvé.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Objectives of the framework that nobody has assessed yet</source>
        <translation>Objectifs du référentiel que personne n’a encore évalués</translation>
    </message>
    <message>
        <source>Of prompts and answers only the middle is stated: long ones fill the KV cache and make the tail</source>
        <translation>Des prompts et des réponses, seule la valeur médiane est indiquée&#xa0;: les longs remplissent le cache KV et font la queue de distribution</translation>
    </message>
    <message>
        <source>Of the answers only the middle is stated: long ones hold the KV cache</source>
        <translation>Des réponses, seule la valeur médiane est indiquée&#xa0;: les longues occupent le cache KV</translation>
    </message>
    <message>
        <source>Of the catalogue&apos;s facts</source>
        <translation>Des faits du catalogue</translation>
    </message>
    <message>
        <source>Of the project&apos;s inputs</source>
        <translation>Des entrées du projet</translation>
    </message>
    <message>
        <source>Of the prompts only the middle is stated: long ones make the tail of the time to first token</source>
        <translation>Des prompts, seule la valeur médiane est indiquée&#xa0;: les longs font la queue de distribution du temps jusqu’au premier token</translation>
    </message>
    <message>
        <source>Of today</source>
        <translation>En valeur actuelle</translation>
    </message>
    <message>
        <source>Of today €</source>
        <translation>En valeur actuelle, €</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>Sur %1</translation>
    </message>
    <message>
        <source>On bad days</source>
        <translation>Les mauvais jours</translation>
    </message>
    <message>
        <source>On the axes of this comparison the figures decide for %1.</source>
        <translation>Sur les axes de cette comparaison, les valeurs tranchent en faveur de %1.</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>Sur le front</translation>
    </message>
    <message>
        <source>One check of the audit stands against these figures; it is answered or settled before they are used.</source>
        <translation>Une vérification de l’audit met ces valeurs en cause&#xa0;; il faut y répondre ou la régler avant usage.</translation>
    </message>
    <message>
        <source>One lever would bring %1 GPUs down to %2.</source>
        <translation>Un levier ramènerait %1 GPU à %2.</translation>
    </message>
    <message>
        <source>One lever would take a GPU from %1 to %2 requests per second.</source>
        <translation>Un levier ferait passer un GPU de %1 à %2 requêtes par seconde.</translation>
    </message>
    <message>
        <source>One node down</source>
        <translation>Un nœud en panne</translation>
    </message>
    <message>
        <source>One replica serves %1 req/s: while it restarts nobody is served</source>
        <translation>Un seul réplica sert %1 req/s&#xa0;: pendant son redémarrage, personne n’est servi</translation>
    </message>
    <message>
        <source>One running copy of the model, on one GPU or on several together.</source>
        <translation>Une copie du modèle en service, sur un GPU ou sur plusieurs ensemble.</translation>
    </message>
    <message>
        <source>Only %1 rows can be learnt from; at least 10 are needed: serving at a stated concurrency, with model, GPU, TPOT and TTFT.</source>
        <translation>Seules %1 lignes permettent d’apprendre&#xa0;; il en faut au moins 10&#xa0;: service à une concurrence indiquée, avec modèle, GPU, TPOT et TTFT.</translation>
    </message>
    <message>
        <source>Only the first %1 requests of this trace were read.</source>
        <translation>Seules les %1 premières requêtes de cette trace ont été lues.</translation>
    </message>
    <message>
        <source>Open before the decision is final</source>
        <translation>À régler avant que la décision soit définitive</translation>
    </message>
    <message>
        <source>Operational sovereignty</source>
        <translation>Souveraineté opérationnelle</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Option</translation>
    </message>
    <message>
        <source>Other hardware has another price: it counts only where one is stated.</source>
        <translation>Un autre matériel a un autre prix&#xa0;: il ne compte que là où un prix est indiqué.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Outcome at high</source>
        <translation>Résultat à la borne haute</translation>
    </message>
    <message>
        <source>Outcome at low</source>
        <translation>Résultat à la borne basse</translation>
    </message>
    <message>
        <source>Output tokens alone, per million</source>
        <translation>Tokens de sortie seuls, par million</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Surcoût</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Front de Pareto</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Pessimistic</source>
        <translation>Pessimiste</translation>
    </message>
    <message>
        <source>Plan a second replica, or say that an outage is acceptable</source>
        <translation>Prévoir un deuxième réplica, ou dire qu’une panne est acceptable</translation>
    </message>
    <message>
        <source>Power at the meter</source>
        <translation>Puissance au compteur</translation>
    </message>
    <message>
        <source>Power of the nodes</source>
        <translation>Puissance des nœuds</translation>
    </message>
    <message>
        <source>Predicted by the engine&apos;s model and the simulation</source>
        <translation>Prédit par le modèle du moteur et la simulation</translation>
    </message>
    <message>
        <source>Prediction not calibrated</source>
        <translation>Prédiction non étalonnée</translation>
    </message>
    <message>
        <source>Prefill and decode run on separate GPUs, whose sizes the row does not state.</source>
        <translation>Prefill et decode tournent sur des GPU séparés, dont la ligne n’indique pas les tailles.</translation>
    </message>
    <message>
        <source>Prefill share unknown</source>
        <translation>Part du prefill inconnue</translation>
    </message>
    <message>
        <source>Prefix cache</source>
        <translation>Cache de préfixes</translation>
    </message>
    <message>
        <source>Price by the token to compare with</source>
        <translation>Prix au token pour comparer</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>Prix d’une heure de GPU</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
    <message>
        <source>Prompt lengths are not stated: how much prefill weighs is unknown</source>
        <translation>Les longueurs des prompts ne sont pas indiquées&#xa0;: le poids du prefill est inconnu</translation>
    </message>
    <message>
        <source>Prompts come through faster and the gaps between tokens grow.</source>
        <translation>Les prompts passent plus vite et les intervalles entre tokens s’allongent.</translation>
    </message>
    <message>
        <source>Prompts computed together</source>
        <translation>Prompts calculés ensemble</translation>
    </message>
    <message>
        <source>Prompts of other requests</source>
        <translation>Prompts d’autres requêtes</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Provenance</translation>
    </message>
    <message>
        <source>Providers of this GPU, and the law that they stand under</source>
        <translation>Fournisseurs de ce GPU, et le droit dont ils relèvent</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Achats</translation>
    </message>
    <message>
        <source>Purchases, spread over their years</source>
        <translation>Achats, répartis sur leurs années</translation>
    </message>
    <message>
        <source>Put what is static first, what changes with the session next, what changes each time last</source>
        <translation>Mettre d’abord ce qui est statique, puis ce qui change avec la session, enfin ce qui change à chaque fois</translation>
    </message>
    <message>
        <source>Quality falls a little, typically by 0.5 to 1.5 points of MMLU on models of this size: validate it with evals of your own.</source>
        <translation>La qualité baisse un peu, typiquement de 0,5 à 1,5 point de MMLU sur des modèles de cette taille&#xa0;: la valider par ses propres évaluations.</translation>
    </message>
    <message>
        <source>Quality falls measurably, most in reasoning and code: validate it with evals of your own.</source>
        <translation>La qualité baisse de façon mesurable, surtout en raisonnement et en code&#xa0;: la valider par ses propres évaluations.</translation>
    </message>
    <message>
        <source>Quantised without evaluation</source>
        <translation>Quantifié sans évaluation</translation>
    </message>
    <message>
        <source>Quoted</source>
        <translation>Relevé le</translation>
    </message>
    <message>
        <source>Reach of United States law</source>
        <translation>Portée du droit des États-Unis</translation>
    </message>
    <message>
        <source>Reading the KV cache</source>
        <translation>Lecture du cache KV</translation>
    </message>
    <message>
        <source>Reading the experts hit</source>
        <translation>Lecture des experts sollicités</translation>
    </message>
    <message>
        <source>Reading the trace was cancelled.</source>
        <translation>La lecture de la trace a été annulée.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Lecture des poids</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Enregistré</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Remède</translation>
    </message>
    <message>
        <source>Rent, tokens</source>
        <translation>Location, tokens</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>Réplica</translation>
    </message>
    <message>
        <source>Replica %1 that is to fail is not in the fleet of %2.</source>
        <translation>Le réplica %1 qui doit tomber en panne n’est pas dans le parc de %2.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Réplicas</translation>
    </message>
    <message>
        <source>Replicas at the pessimistic end</source>
        <translation>Réplicas à la borne pessimiste</translation>
    </message>
    <message>
        <source>Replicas by hour of the day</source>
        <translation>Réplicas par heure de la journée</translation>
    </message>
    <message>
        <source>Replicas kept for re-embedding, canaries and rollback.</source>
        <translation>Réplicas gardés pour la réindexation des embeddings, les canaris et les retours arrière.</translation>
    </message>
    <message>
        <source>Replicas that stand ready and are paid for.</source>
        <translation>Réplicas prêts et payés.</translation>
    </message>
    <message>
        <source>Replicas with one to spare</source>
        <translation>Réplicas avec un de rechange</translation>
    </message>
    <message>
        <source>Replicas with reserve</source>
        <translation>Réplicas avec réserve</translation>
    </message>
    <message>
        <source>Requests are preempted and computed anew at this load: %1 times in %2 requests.</source>
        <translation>Des requêtes sont préemptées et recalculées à cette charge&#xa0;: %1 fois sur %2 requêtes.</translation>
    </message>
    <message>
        <source>Reserve 15 to 25 % of the capacity</source>
        <translation>Réserver 15 à 25&#xa0;% de la capacité</translation>
    </message>
    <message>
        <source>Rolling upgrade</source>
        <translation>Mise à jour progressive</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Routeur</translation>
    </message>
    <message>
        <source>Run the evaluations of the use case in both precisions and attach them</source>
        <translation>Faire tourner les évaluations du cas d’usage dans les deux précisions et les joindre</translation>
    </message>
    <message>
        <source>SEAL</source>
        <translation>SEAL</translation>
    </message>
    <message>
        <source>SEAL-0, no sovereignty: control lies wholly outside the Union and under foreign law.</source>
        <translation>SEAL-0, aucune souveraineté&#xa0;: le contrôle est entièrement hors de l’Union et sous droit étranger.</translation>
    </message>
    <message>
        <source>SEAL-1, jurisdiction: the Union&apos;s law applies on paper and can hardly be enforced.</source>
        <translation>SEAL-1, juridiction&#xa0;: le droit de l’Union s’applique sur le papier et peut à peine être imposé.</translation>
    </message>
    <message>
        <source>SEAL-2, data: the Union&apos;s law applies and can be enforced; weighty foreign dependencies remain.</source>
        <translation>SEAL-2, données&#xa0;: le droit de l’Union s’applique et peut être imposé&#xa0;; de lourdes dépendances étrangères subsistent.</translation>
    </message>
    <message>
        <source>SEAL-3, resilience: actors of the Union have a strong hand, foreign control is marginal.</source>
        <translation>SEAL-3, résilience&#xa0;: les acteurs de l’Union ont une forte emprise, le contrôle étranger est marginal.</translation>
    </message>
    <message>
        <source>SEAL-4, full sovereignty: all is under the Union&apos;s control and law, without critical foreign dependencies.</source>
        <translation>SEAL-4, pleine souveraineté&#xa0;: tout est sous le contrôle et le droit de l’Union, sans dépendance étrangère critique.</translation>
    </message>
    <message>
        <source>SHA-256 of the project as written by the program</source>
        <translation>SHA-256 du projet tel qu’écrit par le programme</translation>
    </message>
    <message>
        <source>Safe capacity</source>
        <translation>Capacité sûre</translation>
    </message>
    <message>
        <source>Sampling and bookkeeping</source>
        <translation>Échantillonnage et tenue des états</translation>
    </message>
    <message>
        <source>Scheduling and launching</source>
        <translation>Ordonnancement et lancement</translation>
    </message>
    <message>
        <source>Scope 2 incomplete</source>
        <translation>Scope 2 incomplet</translation>
    </message>
    <message>
        <source>Score %1 of 100.</source>
        <translation>Score %1 sur 100.</translation>
    </message>
    <message>
        <source>Score, of 100</source>
        <translation>Score, sur 100</translation>
    </message>
    <message>
        <source>Security and compliance sovereignty</source>
        <translation>Souveraineté de sécurité et de conformité</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Sensitivity and robustness</source>
        <translation>Sensibilité et robustesse</translation>
    </message>
    <message>
        <source>Sequences, tokens of a step and tokens of a block must be at least 1.</source>
        <translation>Les séquences, les tokens d’un pas et les tokens d’un bloc doivent être au moins 1.</translation>
    </message>
    <message>
        <source>Set max_num_seqs to what the KV cache holds</source>
        <translation>Régler max_num_seqs sur ce que contient le cache KV</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Share of the time in use</source>
        <translation>Part du temps en service</translation>
    </message>
    <message>
        <source>Share of what a unit serves</source>
        <translation>Part de ce qu’une unité sert</translation>
    </message>
    <message>
        <source>Shares of requests lie between 0 and 1.</source>
        <translation>Les parts de requêtes se situent entre 0 et 1.</translation>
    </message>
    <message>
        <source>Single replica</source>
        <translation>Réplica unique</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Size for the hourly p95 of the demand, with 20 to 30 % of head-room over it</source>
        <translation>Dimensionner pour le p95 horaire de la demande, avec 20 à 30&#xa0;% de marge en plus</translation>
    </message>
    <message>
        <source>Sized on the middle</source>
        <translation>Dimensionné sur la médiane</translation>
    </message>
    <message>
        <source>Smaller replicas: less memory for the KV cache of each, a smaller part lost with one.</source>
        <translation>Réplicas plus petits&#xa0;: moins de mémoire pour le cache KV de chacun, une plus petite part perdue avec l’un d’eux.</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendu</translation>
    </message>
    <message>
        <source>Some of these facts are general knowledge of the catalogue, to be checked by whoever decides.</source>
        <translation>Certains de ces faits relèvent des connaissances générales du catalogue, à vérifier par qui décide.</translation>
    </message>
    <message>
        <source>Sovereignty score</source>
        <translation>Score de souveraineté</translation>
    </message>
    <message>
        <source>Sovereignty unknown</source>
        <translation>Souveraineté inconnue</translation>
    </message>
    <message>
        <source>Speculative decoding</source>
        <translation>Décodage spéculatif</translation>
    </message>
    <message>
        <source>Speculative decoding is not counted: its acceptance is not stated, and it decides what is gained.</source>
        <translation>Le décodage spéculatif n’est pas compté&#xa0;: son acceptation n’est pas indiquée, et c’est elle qui décide du gain.</translation>
    </message>
    <message>
        <source>Speculative decoding without the share of drafted tokens that is accepted</source>
        <translation>Décodage spéculatif sans la part des tokens spéculés qui est acceptée</translation>
    </message>
    <message>
        <source>Speculative decoding “%1” gains by an acceptance that the row does not state.</source>
        <translation>Le décodage spéculatif «&#xa0;%1&#xa0;» gagne par une acceptation que la ligne n’indique pas.</translation>
    </message>
    <message>
        <source>State engine.version</source>
        <translation>Indiquer engine.version</translation>
    </message>
    <message>
        <source>State or measure its %1: then it is on the front or it is not.</source>
        <translation>Indiquer ou mesurer sa valeur «&#xa0;%1&#xa0;»&#xa0;: alors il est sur le front ou il ne l’est pas.</translation>
    </message>
    <message>
        <source>State output tokens of both: costs and energies per total token are those of another unit.</source>
        <translation>Indiquer les tokens de sortie des deux&#xa0;: les coûts et énergies par token total sont d’une autre unité.</translation>
    </message>
    <message>
        <source>State p95 or p99 of the lengths from the log of requests</source>
        <translation>Indiquer le p95 ou le p99 des longueurs d’après le journal des requêtes</translation>
    </message>
    <message>
        <source>State prompt and answer lengths</source>
        <translation>Indiquer les longueurs des prompts et des réponses</translation>
    </message>
    <message>
        <source>State the method and year of the grid&apos;s intensity and the contract&apos;s own</source>
        <translation>Indiquer la méthode et l’année de l’intensité du réseau électrique, et celle du contrat</translation>
    </message>
    <message>
        <source>State the power of both at one boundary: %1 has it at the %2, %3 at the %4.</source>
        <translation>Indiquer la puissance des deux au même périmètre&#xa0;: %1 l’a au périmètre «&#xa0;%2&#xa0;», %3 au périmètre «&#xa0;%4&#xa0;».</translation>
    </message>
    <message>
        <source>State the zone of the site, the operator and its parent&apos;s jurisdiction</source>
        <translation>Indiquer la zone du site, l’exploitant et la juridiction de sa maison mère</translation>
    </message>
    <message>
        <source>State what is missing, so that the record can be kept with the project</source>
        <translation>Indiquer ce qui manque, pour que le dossier puisse être conservé avec le projet</translation>
    </message>
    <message>
        <source>State what the gate asks for.</source>
        <translation>Indiquer ce que le critère éliminatoire demande.</translation>
    </message>
    <message>
        <source>Steps larger than the mean one</source>
        <translation>Pas plus grands que le pas moyen</translation>
    </message>
    <message>
        <source>Stopped before all rows were predicted.</source>
        <translation>Arrêté avant que toutes les lignes soient prédites.</translation>
    </message>
    <message>
        <source>Strategic sovereignty</source>
        <translation>Souveraineté stratégique</translation>
    </message>
    <message>
        <source>Supply chain sovereignty</source>
        <translation>Souveraineté de la chaîne d’approvisionnement</translation>
    </message>
    <message>
        <source>TP %1</source>
        <translation>TP %1</translation>
    </message>
    <message>
        <source>TP %1 does not divide the %2 attention heads of %3: engines refuse to start</source>
        <translation>TP %1 ne divise pas les %2 têtes d’attention de %3&#xa0;: les moteurs refusent de démarrer</translation>
    </message>
    <message>
        <source>TP %1 keeps the compressed KV cache %1 times: it is not split by head</source>
        <translation>TP %1 garde %1 fois le cache KV compressé&#xa0;: il n’est pas réparti par tête</translation>
    </message>
    <message>
        <source>TP %1 over %2 KV heads keeps each of them more than once: the KV cache does not grow with the GPUs</source>
        <translation>TP %1 sur %2 têtes KV garde chacune d’elles plus d’une fois&#xa0;: le cache KV ne croît pas avec les GPU</translation>
    </message>
    <message>
        <source>TP %1 over PCIe, though the weights fit TP %2: every layer waits for two all-reduces over the slow link</source>
        <translation>TP %1 sur PCIe, alors que les poids tiennent en TP %2&#xa0;: chaque couche attend deux all-reduce sur le lien lent</translation>
    </message>
    <message>
        <source>TP %1 over PCIe: every layer waits for two all-reduces over the slow link</source>
        <translation>TP %1 sur PCIe&#xa0;: chaque couche attend deux all-reduce sur le lien lent</translation>
    </message>
    <message>
        <source>TP does not divide</source>
        <translation>Le TP ne divise pas</translation>
    </message>
    <message>
        <source>TP over PCIe</source>
        <translation>TP sur PCIe</translation>
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
        <translation>Prendre pour les deux l’intensité d’une même méthode&#xa0;; le catalogue nomme la méthode de chacune.</translation>
    </message>
    <message>
        <source>Taken from the catalogue because the project states none</source>
        <translation>Repris du catalogue parce que le projet n’en indique pas</translation>
    </message>
    <message>
        <source>Technology sovereignty</source>
        <translation>Souveraineté technologique</translation>
    </message>
    <message>
        <source>Tensor parallel %1</source>
        <translation>Parallélisme tensoriel %1</translation>
    </message>
    <message>
        <source>Tensor parallelism %1 does not divide the %2 key and %3 value heads of the linear attention of %4.</source>
        <translation>Le parallélisme tensoriel %1 ne divise pas les %2 têtes de clés et les %3 têtes de valeurs de l’attention linéaire de %4.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Terme</translation>
    </message>
    <message>
        <source>The %2 is moved most by the %1: between %3 and %4 %5 for 20 % less or more of it.</source>
        <translation>Pour «&#xa0;%2&#xa0;», c’est «&#xa0;%1&#xa0;» qui pèse le plus&#xa0;: entre %3 et %4 %5 pour 20&#xa0;% de moins ou de plus.</translation>
    </message>
    <message>
        <source>The %2 is moved most by the %1: between %3 and %4 %5 over its stated range.</source>
        <translation>Pour «&#xa0;%2&#xa0;», c’est «&#xa0;%1&#xa0;» qui pèse le plus&#xa0;: entre %3 et %4 %5 sur sa plage indiquée.</translation>
    </message>
    <message>
        <source>The 16-bit arithmetic rate of %1 is not known.</source>
        <translation>Le débit de calcul 16 bits de %1 n’est pas connu.</translation>
    </message>
    <message>
        <source>The GPU is not in the catalogue.</source>
        <translation>Le GPU n’est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>The GPU is not stated.</source>
        <translation>Le GPU n’est pas indiqué.</translation>
    </message>
    <message>
        <source>The KV cache is full for a tenth of the time or more at this load: a small error of its size moves TTFT by much there.</source>
        <translation>Le cache KV est plein pendant un dixième du temps ou plus à cette charge&#xa0;: une petite erreur sur sa taille y déplace beaucoup le TTFT.</translation>
    </message>
    <message>
        <source>The budget is as large already.</source>
        <translation>Le budget est déjà aussi grand.</translation>
    </message>
    <message>
        <source>The cache holds about %1 requests at once; the others wait.</source>
        <translation>Le cache contient environ %1 requêtes à la fois&#xa0;; les autres attendent.</translation>
    </message>
    <message>
        <source>The candidates that nobody dominates: each is the best choice for some priorities.</source>
        <translation>Les candidats que personne ne domine&#xa0;: chacun est le meilleur choix pour certaines priorités.</translation>
    </message>
    <message>
        <source>The carbon of %1 and %2 is counted by different methods: %3 and %4.</source>
        <translation>Le carbone de %1 et de %2 est compté selon des méthodes différentes&#xa0;: %3 et %4.</translation>
    </message>
    <message>
        <source>The catalogue knows the prices of %1 on demand only: state the price of the commitment or of spot machines.</source>
        <translation>Le catalogue ne connaît que les prix à la demande de %1&#xa0;: indiquer le prix de l’engagement ou des machines spot.</translation>
    </message>
    <message>
        <source>The cost of an hour is spread over the same tokens.</source>
        <translation>Le coût d’une heure est réparti sur les mêmes tokens.</translation>
    </message>
    <message>
        <source>The cost of the lease counts no electricity: state energy.power_w, energy.pue and economics.electricity.eur_per_kwh.</source>
        <translation>Le coût du leasing ne compte pas d’électricité&#xa0;: indiquer energy.power_w, energy.pue et economics.electricity.eur_per_kwh.</translation>
    </message>
    <message>
        <source>The demand of %1 million tokens a day is more than the %2 million that the fleet serves: cost and energy are those of a fleet in use all the time.</source>
        <translation>La demande de %1 millions de tokens par jour dépasse les %2 millions que sert le parc&#xa0;: le coût et l’énergie sont ceux d’un parc en service tout le temps.</translation>
    </message>
    <message>
        <source>The design space has %1 combinations; at most 1,000,000 are evaluated</source>
        <translation>L’espace de conception compte %1 combinaisons&#xa0;; au plus 1&#xa0;000&#xa0;000 sont évaluées</translation>
    </message>
    <message>
        <source>The energy of %1 and %2 is measured at different boundaries: %3 and %4.</source>
        <translation>L’énergie de %1 et de %2 est mesurée à des périmètres différents&#xa0;: %3 et %4.</translation>
    </message>
    <message>
        <source>The engine %1 was never measured: its overheads are those of vLLM.</source>
        <translation>Le moteur %1 n’a jamais été mesuré&#xa0;: ses surcoûts sont ceux de vLLM.</translation>
    </message>
    <message>
        <source>The engine is not stated; vLLM is assumed.</source>
        <translation>Le moteur n’est pas indiqué&#xa0;; vLLM est supposé.</translation>
    </message>
    <message>
        <source>The engine is older than those measured for the coefficients; such engines are often two to three times slower than predicted.</source>
        <translation>Le moteur est plus ancien que ceux mesurés pour les coefficients&#xa0;; de tels moteurs sont souvent deux à trois fois plus lents que prédit.</translation>
    </message>
    <message>
        <source>The engine “%1” was never measured; its overheads are taken as vLLM&apos;s.</source>
        <translation>Le moteur «&#xa0;%1&#xa0;» n’a jamais été mesuré&#xa0;; ses surcoûts sont supposés ceux de vLLM.</translation>
    </message>
    <message>
        <source>The figures do not decide yet: no candidate is on the front.</source>
        <translation>Les valeurs ne tranchent pas encore&#xa0;: aucun candidat n’est sur le front.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file is empty: expected a table with a column “model”.</source>
        <translation>Le fichier est vide&#xa0;: attendu un tableau avec une colonne «&#xa0;model&#xa0;».</translation>
    </message>
    <message>
        <source>The file is not the one that the project was made with: its content has changed</source>
        <translation>Le fichier n’est pas celui avec lequel le projet a été fait&#xa0;: son contenu a changé</translation>
    </message>
    <message>
        <source>The first line is neither a JSON object nor the header of a known trace (ContextTokens and GeneratedTokens; Request tokens and Response tokens; num_prefill_tokens and num_decode_tokens; input_length).</source>
        <translation>La première ligne n’est ni un objet JSON ni l’en-tête d’une trace connue (ContextTokens et GeneratedTokens&#xa0;; Request tokens et Response tokens&#xa0;; num_prefill_tokens et num_decode_tokens&#xa0;; input_length).</translation>
    </message>
    <message>
        <source>The fleet costs %1 € over %2 years, worth %3 € today.</source>
        <translation>Le parc coûte %1 € sur %2 ans, soit %3 € en valeur actuelle.</translation>
    </message>
    <message>
        <source>The fleet serves no tokens: its hours cost what they cost, and a token has no price.</source>
        <translation>Le parc ne sert aucun token&#xa0;: ses heures coûtent ce qu’elles coûtent, et un token n’a pas de prix.</translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is held.</source>
        <translation>Le critère éliminatoire demande %1, et il est respecté.</translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is not held.</source>
        <translation>Le critère éliminatoire demande %1, et il n’est pas respecté.</translation>
    </message>
    <message>
        <source>The gate asks for %1; whether it is held is not known.</source>
        <translation>Le critère éliminatoire demande %1&#xa0;; on ignore s’il est respecté.</translation>
    </message>
    <message>
        <source>The gate would have to be lowered, or the value that fails it be another.</source>
        <translation>Il faudrait abaisser le critère éliminatoire, ou que la valeur qui y échoue soit autre.</translation>
    </message>
    <message>
        <source>The highest tested load at which every term of the SLO holds.</source>
        <translation>La plus forte charge testée à laquelle chaque terme du SLO est respecté.</translation>
    </message>
    <message>
        <source>The levers that help would together bring %1 GPUs down to %2.</source>
        <translation>Les leviers utiles ramèneraient ensemble %1 GPU à %2.</translation>
    </message>
    <message>
        <source>The levers that help would together take a GPU from %1 to %2 requests per second.</source>
        <translation>Les leviers utiles feraient passer ensemble un GPU de %1 à %2 requêtes par seconde.</translation>
    </message>
    <message>
        <source>The load beyond which more requests bring hardly more throughput and much more waiting.</source>
        <translation>La charge au-delà de laquelle plus de requêtes n’apportent guère plus de débit et beaucoup plus d’attente.</translation>
    </message>
    <message>
        <source>The low and high ends are those of 5 % and 95 %, from the ranges of the inputs.</source>
        <translation>Les bornes basse et haute sont celles de 5&#xa0;% et 95&#xa0;%, d’après les plages des entrées.</translation>
    </message>
    <message>
        <source>The memory bandwidth of %1 is not known.</source>
        <translation>La bande passante mémoire de %1 n’est pas connue.</translation>
    </message>
    <message>
        <source>The memory in which running requests keep what they have read and written; it bounds how many run at once.</source>
        <translation>La mémoire dans laquelle les requêtes en cours gardent ce qu’elles ont lu et écrit&#xa0;; elle limite le nombre de requêtes simultanées.</translation>
    </message>
    <message>
        <source>The memory of one GPU</source>
        <translation>La mémoire d’un GPU</translation>
    </message>
    <message>
        <source>The model is not in the catalogue.</source>
        <translation>Le modèle n’est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>The model is not stated.</source>
        <translation>Le modèle n’est pas indiqué.</translation>
    </message>
    <message>
        <source>The model of time knows batches of up to %1 sequences, not of %2.</source>
        <translation>Le modèle de temps connaît des batchs d’au plus %1 séquences, pas de %2.</translation>
    </message>
    <message>
        <source>The model “%1” is not in the catalogue.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» n’est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>The operating point breaks the SLO: the figures are those of a load that nobody should be promised.</source>
        <translation>Le point de fonctionnement ne respecte pas le SLO&#xa0;: les valeurs sont celles d’une charge qu’il ne faudrait promettre à personne.</translation>
    </message>
    <message>
        <source>The operator is stated to be within reach of the CLOUD Act or FISA 702</source>
        <translation>L’exploitant est indiqué comme étant à portée du CLOUD Act ou de FISA 702</translation>
    </message>
    <message>
        <source>The options, and what became of each</source>
        <translation>Les options, et ce qu’il en est advenu</translation>
    </message>
    <message>
        <source>The output length is not stated; %1 tokens are assumed.</source>
        <translation>La longueur des sorties n’est pas indiquée&#xa0;; %1 tokens sont supposés.</translation>
    </message>
    <message>
        <source>The parallelism is not known: %1 GPUs without tp, pp or dp.</source>
        <translation>Le parallélisme n’est pas connu&#xa0;: %1 GPU sans tp, pp ni dp.</translation>
    </message>
    <message>
        <source>The parallelism is not known: neither a number of GPUs nor tp is stated.</source>
        <translation>Le parallélisme n’est pas connu&#xa0;: ni nombre de GPU ni tp n’est indiqué.</translation>
    </message>
    <message>
        <source>The percentiles of a length fall: %1 tokens after %2.</source>
        <translation>Les percentiles d’une longueur décroissent&#xa0;: %1 tokens après %2.</translation>
    </message>
    <message>
        <source>The precision “%1” is unknown; the checkpoint&apos;s own is assumed.</source>
        <translation>La précision «&#xa0;%1&#xa0;» est inconnue&#xa0;; celle du checkpoint lui-même est supposée.</translation>
    </message>
    <message>
        <source>The price is quoted in %1 and no rate is stated: the cost stays unknown. State economics.tariff.quote.units_per_eur with its date.</source>
        <translation>Le prix est donné en %1 et aucun taux n’est indiqué&#xa0;: le coût reste inconnu. Indiquer economics.tariff.quote.units_per_eur avec sa date.</translation>
    </message>
    <message>
        <source>The price is stated with VAT and the rate is not: the figures hold the VAT. State economics.tariff.vat_rate.</source>
        <translation>Le prix est indiqué TTC et le taux de TVA ne l’est pas&#xa0;: les valeurs contiennent la TVA. Indiquer economics.tariff.vat_rate.</translation>
    </message>
    <message>
        <source>The price of electricity is a wholesale price: grid fees and taxes are not in it. State economics.electricity.retail_factor or what the site pays.</source>
        <translation>Le prix de l’électricité est un prix de gros&#xa0;: les frais de réseau et les taxes n’y sont pas. Indiquer economics.electricity.retail_factor ou ce que paie le site.</translation>
    </message>
    <message>
        <source>The prices of input and output tokens are stated apart, but not how many of each a request has: state the mean of prompt_tokens and output_tokens.</source>
        <translation>Les prix des tokens d’entrée et de sortie sont indiqués séparément, mais pas combien de chacun compte une requête&#xa0;: indiquer la moyenne de prompt_tokens et de output_tokens.</translation>
    </message>
    <message>
        <source>The program compares; people decide. Who decided, when and why is written here by hand:</source>
        <translation>Le programme compare&#xa0;; les personnes décident. Qui a décidé, quand et pourquoi s’écrit ici à la main&#xa0;:</translation>
    </message>
    <message>
        <source>The project names %1, which is not there</source>
        <translation>Le projet nomme %1, qui n’est pas là</translation>
    </message>
    <message>
        <source>The project names no results, and it does not say enough to predict a sweep (a model and a GPU of the catalogue, the lengths of prompts and answers): name results under &quot;results&quot;, or after the project</source>
        <translation>Le projet ne nomme pas de résultats, et il n’en dit pas assez pour prédire un balayage (un modèle et un GPU du catalogue, les longueurs des prompts et des réponses)&#xa0;: nommer des résultats sous «&#xa0;results&#xa0;», ou après le projet</translation>
    </message>
    <message>
        <source>The project states no design space: expected explore: {vary: {hardware.gpu: [a, b], parallelism.tp: [1, 2, 4]}}</source>
        <translation>Le projet n’indique pas d’espace de conception&#xa0;: attendu explore: {vary: {hardware.gpu: [a, b], parallelism.tp: [1, 2, 4]}}</translation>
    </message>
    <message>
        <source>The project states no input.</source>
        <translation>Le projet n’indique aucune entrée.</translation>
    </message>
    <message>
        <source>The prompt length is not stated; %1 tokens are assumed.</source>
        <translation>La longueur des prompts n’est pas indiquée&#xa0;; %1 tokens sont supposés.</translation>
    </message>
    <message>
        <source>The purchase is spread over its years of use and paid for by the hour.</source>
        <translation>L’achat est réparti sur ses années d’usage et payé à l’heure.</translation>
    </message>
    <message>
        <source>The ranking on %1 flips when the %2 passes %3%4: below it %5 is first, above it %6.</source>
        <translation>Le classement sur «&#xa0;%1&#xa0;» bascule quand «&#xa0;%2&#xa0;» franchit %3%4&#xa0;: en dessous, %5 est premier&#xa0;; au-dessus, %6.</translation>
    </message>
    <message>
        <source>The rate of %1 has no date: state it with its day.</source>
        <translation>Le taux de %1 n’a pas de date&#xa0;: l’indiquer avec son jour.</translation>
    </message>
    <message>
        <source>The replicas are counted for %1 req/s, while the demand reaches %2 req/s</source>
        <translation>Les réplicas sont comptés pour %1 req/s, alors que la demande atteint %2 req/s</translation>
    </message>
    <message>
        <source>The requests of this trace do not come in order of time and were sorted.</source>
        <translation>Les requêtes de cette trace ne viennent pas dans l’ordre du temps et ont été triées.</translation>
    </message>
    <message>
        <source>The same at the meter</source>
        <translation>Le même au compteur</translation>
    </message>
    <message>
        <source>The same in money of today</source>
        <translation>Le même en valeur actuelle</translation>
    </message>
    <message>
        <source>The same million tokens, country by country</source>
        <translation>Le même million de tokens, pays par pays</translation>
    </message>
    <message>
        <source>The scenario does not pass the gate: %1 is required, it stands at %2</source>
        <translation>Le scénario échoue au critère éliminatoire&#xa0;: %1 est exigé, il en est à %2</translation>
    </message>
    <message>
        <source>The shape of %1 is not known.</source>
        <translation>La forme de %1 n’est pas connue.</translation>
    </message>
    <message>
        <source>The shipped “%1” holds until your own entry can be read.</source>
        <translation>L’entrée livrée «&#xa0;%1&#xa0;» vaut tant que l’entrée propre n’est pas lisible.</translation>
    </message>
    <message>
        <source>The simulation was cancelled.</source>
        <translation>La simulation a été annulée.</translation>
    </message>
    <message>
        <source>The smallest change of one value alone, everything else as it is.</source>
        <translation>Le plus petit changement d’une seule valeur, tout le reste étant inchangé.</translation>
    </message>
    <message>
        <source>The smallest change of one value alone, everything else as it is; %1 further options are left out.</source>
        <translation>Le plus petit changement d’une seule valeur, tout le reste étant inchangé&#xa0;; %1 autres options sont omises.</translation>
    </message>
    <message>
        <source>The standing of %1 changes when the %2 rises above %3%4.</source>
        <translation>La position de %1 change quand «&#xa0;%2&#xa0;» dépasse %3%4.</translation>
    </message>
    <message>
        <source>The table goes on in the full report.</source>
        <translation>Le tableau se poursuit dans le rapport complet.</translation>
    </message>
    <message>
        <source>The throughput is predicted with the shipped coefficients: none of this machine&apos;s own measurements stand behind them</source>
        <translation>Le débit est prédit avec les coefficients livrés&#xa0;: aucune mesure de cette machine ne les étaye</translation>
    </message>
    <message>
        <source>The trace holds lengths alone, no times of arrival.</source>
        <translation>La trace ne contient que des longueurs, pas de temps d’arrivée.</translation>
    </message>
    <message>
        <source>The trace holds lengths of prompts alone: say how long answers are to be.</source>
        <translation>La trace ne contient que des longueurs de prompts&#xa0;: dire quelle longueur auront les réponses.</translation>
    </message>
    <message>
        <source>The variation of the gaps between arrivals must lie between 0 and 100, not at %1.</source>
        <translation>La variation des intervalles entre arrivées doit se situer entre 0 et 100, pas à %1.</translation>
    </message>
    <message>
        <source>The weights are no larger than FP8 already.</source>
        <translation>Les poids ne sont déjà pas plus grands qu’en FP8.</translation>
    </message>
    <message>
        <source>The weights have four bits already.</source>
        <translation>Les poids ont déjà quatre bits.</translation>
    </message>
    <message>
        <source>The weights leave no memory for the KV cache.</source>
        <translation>Les poids ne laissent pas de mémoire pour le cache KV.</translation>
    </message>
    <message>
        <source>There are no candidates yet: state some under `candidates`, or a throughput and a tariff.</source>
        <translation>Il n’y a pas encore de candidats&#xa0;: en indiquer sous `candidates`, ou un débit et un tarif.</translation>
    </message>
    <message>
        <source>There are no candidates yet: state some under candidates, or pin configurations.</source>
        <translation>Il n’y a pas encore de candidats&#xa0;: en indiquer sous candidates, ou épingler des configurations.</translation>
    </message>
    <message>
        <source>There are no lengths to draw from.</source>
        <translation>Il n’y a pas de longueurs dans lesquelles tirer.</translation>
    </message>
    <message>
        <source>There are no levels of load to simulate.</source>
        <translation>Il n’y a pas de niveaux de charge à simuler.</translation>
    </message>
    <message>
        <source>There is no figure yet that an input could move: state a throughput and a tariff, or a power.</source>
        <translation>Il n’y a pas encore de valeur qu’une entrée puisse faire varier&#xa0;: indiquer un débit et un tarif, ou une puissance.</translation>
    </message>
    <message>
        <source>There is no memory for the KV cache.</source>
        <translation>Il n’y a pas de mémoire pour le cache KV.</translation>
    </message>
    <message>
        <source>There is no request in this trace that could be read.</source>
        <translation>Cette trace ne contient aucune requête lisible.</translation>
    </message>
    <message>
        <source>There is no sweep yet: import a benchmark with several loads, up to beyond the knee.</source>
        <translation>Il n’y a pas encore de balayage&#xa0;: importer un benchmark à plusieurs charges, jusqu’au-delà du coude.</translation>
    </message>
    <message>
        <source>There is no trace to replay.</source>
        <translation>Il n’y a pas de trace à rejouer.</translation>
    </message>
    <message>
        <source>There is nothing to decide between yet: state candidates.</source>
        <translation>Il n’y a pas encore de quoi décider&#xa0;: indiquer des candidats.</translation>
    </message>
    <message>
        <source>This GPU has no FP8 units: only the memory would be saved.</source>
        <translation>Ce GPU n’a pas d’unités FP8&#xa0;: seule la mémoire serait économisée.</translation>
    </message>
    <message>
        <source>This is a second project: only one can be read at a time</source>
        <translation>C’est un deuxième projet&#xa0;: un seul peut être lu à la fois</translation>
    </message>
    <message>
        <source>This is no file of coefficients: expected “schema: %1”.</source>
        <translation>Ce n’est pas un fichier de coefficients&#xa0;: attendu «&#xa0;schema: %1&#xa0;».</translation>
    </message>
    <message>
        <source>This is no table of cases: expected columns “model” and “gpu”.</source>
        <translation>Ce n’est pas un tableau de cas&#xa0;: attendu les colonnes «&#xa0;model&#xa0;» et «&#xa0;gpu&#xa0;».</translation>
    </message>
    <message>
        <source>This record is none of a trace&apos;s and is left out.</source>
        <translation>Cet enregistrement n’est pas celui d’une trace et est écarté.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Temps</translation>
    </message>
    <message>
        <source>Time from sending a request to its first token.</source>
        <translation>Temps entre l’envoi d’une requête et son premier token.</translation>
    </message>
    <message>
        <source>Time per output token of a request, after its first token.</source>
        <translation>Temps par token de sortie d’une requête, après son premier token.</translation>
    </message>
    <message>
        <source>Times outside the engine cannot be negative, and time-out and pause not 0.</source>
        <translation>Les temps hors du moteur ne peuvent pas être négatifs, ni le délai d’expiration et la pause être 0.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>To keep in mind</source>
        <translation>À garder à l’esprit</translation>
    </message>
    <message>
        <source>To make this report again</source>
        <translation>Pour refaire ce rapport</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tokens inside the SLO</source>
        <translation>Tokens dans le SLO</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total cost of ownership</source>
        <translation>Coût total de possession</translation>
    </message>
    <message>
        <source>Total €</source>
        <translation>Total €</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Entretien</translation>
    </message>
    <message>
        <source>Use data parallelism for attention, or more replicas of a smaller TP</source>
        <translation>Utiliser le parallélisme de données pour l’attention, ou plus de réplicas d’un TP plus petit</translation>
    </message>
    <message>
        <source>Use the smallest TP that fits, and more replicas</source>
        <translation>Utiliser le plus petit TP qui convient, et plus de réplicas</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Utilisé pour</translation>
    </message>
    <message>
        <source>Waiting in the queue</source>
        <translation>Attente dans la file</translation>
    </message>
    <message>
        <source>Water of a year</source>
        <translation>Eau d’une année</translation>
    </message>
    <message>
        <source>Water per million tokens</source>
        <translation>Eau par million de tokens</translation>
    </message>
    <message>
        <source>Water per year</source>
        <translation>Eau par an</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>What 1 % of an input does, and how</source>
        <translation>Ce que fait 1&#xa0;% d’une entrée, et comment</translation>
    </message>
    <message>
        <source>What is bought</source>
        <translation>Ce qui est acheté</translation>
    </message>
    <message>
        <source>What is drawn while nothing is served counts by the year, not by the token at full load.</source>
        <translation>Ce qui est consommé quand rien n’est servi compte à l’année, pas au token à pleine charge.</translation>
    </message>
    <message>
        <source>What is found in the cache need not be prefilled.</source>
        <translation>Ce qui se trouve dans le cache n’a pas besoin de prefill.</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Ce qui est connu</translation>
    </message>
    <message>
        <source>What is known of who could reach the data</source>
        <translation>Ce qu’on sait de qui pourrait atteindre les données</translation>
    </message>
    <message>
        <source>What is served inside the SLO: as a share of the requests, as requests, or as tokens per second.</source>
        <translation>Ce qui est servi dans le SLO&#xa0;: en part des requêtes, en requêtes ou en tokens par seconde.</translation>
    </message>
    <message>
        <source>What it asks</source>
        <translation>Ce qu’il demande</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Ce que cela coûte</translation>
    </message>
    <message>
        <source>What it draws and emits</source>
        <translation>Ce que cela consomme et émet</translation>
    </message>
    <message>
        <source>What moves it most: %1</source>
        <translation>Ce qui le fait le plus varier&#xa0;: %1</translation>
    </message>
    <message>
        <source>What the building adds to every watt: electricity and carbon at the meter.</source>
        <translation>Ce que le bâtiment ajoute à chaque watt&#xa0;: électricité et carbone au compteur.</translation>
    </message>
    <message>
        <source>What the layers of %1 keep of a request is not understood: its KV cache is not computed.</source>
        <translation>Ce que les couches de %1 gardent d’une requête n’est pas compris&#xa0;: son cache KV n’est pas calculé.</translation>
    </message>
    <message>
        <source>What the service promises: limits on waiting times, and the share of requests that keep them.</source>
        <translation>Ce que le service promet&#xa0;: des limites aux temps d’attente, et la part des requêtes qui les respectent.</translation>
    </message>
    <message>
        <source>What would change our mind</source>
        <translation>Ce qui ferait changer d’avis</translation>
    </message>
    <message>
        <source>Where a figure comes from: design (computed or stated), benchmark (measured in a test), production (measured in use).</source>
        <translation>D’où vient une valeur&#xa0;: conception (calculée ou indiquée), benchmark (mesurée dans un test), production (mesurée en service).</translation>
    </message>
    <message>
        <source>Where an answer flips</source>
        <translation>Où une réponse bascule</translation>
    </message>
    <message>
        <source>Where are prompts, answers and models kept and processed, and who holds the keys?</source>
        <translation>Où les prompts, réponses et modèles sont-ils conservés et traités, et qui détient les clés&#xa0;?</translation>
    </message>
    <message>
        <source>Where do hardware, firmware and software come from, and who can cut them off?</source>
        <translation>D’où viennent le matériel, le firmware et les logiciels, et qui peut les couper&#xa0;?</translation>
    </message>
    <message>
        <source>Where energy is measured: at the boards, at the nodes with processors, fans and losses, or at the facility&apos;s meter.</source>
        <translation>Où l’énergie est mesurée&#xa0;: aux cartes, aux nœuds avec processeurs, ventilateurs et pertes, ou au compteur du centre de données.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>D’où cela vient</translation>
    </message>
    <message>
        <source>Where it runs decides its carbon: between %1 and %2 the same tokens differ by a factor of %3.</source>
        <translation>Le lieu d’exécution décide du carbone&#xa0;: entre %1 et %2, les mêmes tokens diffèrent d’un facteur %3.</translation>
    </message>
    <message>
        <source>Where the data lie</source>
        <translation>Où se trouvent les données</translation>
    </message>
    <message>
        <source>Where the time per output token goes</source>
        <translation>À quoi passe le temps par token de sortie</translation>
    </message>
    <message>
        <source>Where the time to the first token goes</source>
        <translation>À quoi passe le temps jusqu’au premier token</translation>
    </message>
    <message>
        <source>Whether it meets %1 is unknown.</source>
        <translation>On ignore s’il respecte %1.</translation>
    </message>
    <message>
        <source>Which law reaches the provider, and can a third country compel access?</source>
        <translation>Quel droit s’applique au fournisseur, et un pays tiers peut-il contraindre l’accès&#xa0;?</translation>
    </message>
    <message>
        <source>Who owns and controls the provider, and can that change hands out of the Union?</source>
        <translation>Qui possède et contrôle le fournisseur, et peut-il passer hors de l’Union&#xa0;?</translation>
    </message>
    <message>
        <source>Whoever takes it over %1 gains nothing that is known.</source>
        <translation>Le préférer à %1 n’apporte aucun gain connu.</translation>
    </message>
    <message>
        <source>Whoever takes it over %1 gives away %2 % on the %3 and gains nothing that is known.</source>
        <translation>Le préférer à %1 fait perdre %2&#xa0;% sur l’axe %3 et n’apporte aucun gain connu.</translation>
    </message>
    <message>
        <source>Wholesale price</source>
        <translation>Prix de gros</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>With head-room</source>
        <translation>Avec marge</translation>
    </message>
    <message>
        <source>With one to spare</source>
        <translation>Avec un de secours</translation>
    </message>
    <message>
        <source>With reserve</source>
        <translation>Avec réserve</translation>
    </message>
    <message>
        <source>Within reach of United States law (CLOUD Act, FISA 702)</source>
        <translation>À portée du droit des États-Unis (CLOUD Act, FISA 702)</translation>
    </message>
    <message>
        <source>Without the gate %1 would be unbeaten on %2.</source>
        <translation>Sans le critère éliminatoire, %1 serait imbattu sur %2.</translation>
    </message>
    <message>
        <source>Without the gate %1 would not be the best on any axis either.</source>
        <translation>Sans le critère éliminatoire, %1 ne serait le meilleur sur aucun axe non plus.</translation>
    </message>
    <message>
        <source>Write beside each input where it comes from: {value: …, source: …, date: …}</source>
        <translation>Écrire à côté de chaque entrée d’où elle vient&#xa0;: {value: …, source: …, date: …}</translation>
    </message>
    <message>
        <source>Write the formula with numbers, the names under &quot;with&quot;, + - * / ^ and parentheses</source>
        <translation>Écrire la formule avec des nombres, les noms sous «&#xa0;with&#xa0;», + - * / ^ et des parenthèses</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>Année %1</translation>
    </message>
    <message>
        <source>Your own catalogue entries cannot be read.</source>
        <translation>Vos propres entrées du catalogue sont illisibles.</translation>
    </message>
    <message>
        <source>Your own catalogue entry replaces these fields of the shipped “%1”: %2.</source>
        <translation>Votre propre entrée du catalogue remplace ces champs de l’entrée fournie «&#xa0;%1&#xa0;»&#xa0;: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no function that is known</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une fonction connue</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not given under &quot;with&quot;</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas donné sous «&#xa0;with&#xa0;»</translation>
    </message>
    <message>
        <source>a number is missing in the formula</source>
        <translation>un nombre manque dans la formule</translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation>une parenthèse n’est pas fermée</translation>
    </message>
    <message>
        <source>acceptance of drafted tokens</source>
        <translation>acceptation des tokens spéculés</translation>
    </message>
    <message>
        <source>are statistics of HELM without a score of the test split</source>
        <translation>sont des statistiques de HELM sans score sur le jeu de test</translation>
    </message>
    <message>
        <source>asked req/s</source>
        <translation>req/s demandées</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>benchmark</translation>
    </message>
    <message>
        <source>bounds of the measured goodput</source>
        <translation>bornes du goodput mesuré</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>non tenu</translation>
    </message>
    <message>
        <source>burstiness of arrivals</source>
        <translation>irrégularité des arrivées (burstiness)</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>candidat</translation>
    </message>
    <message>
        <source>cannot be written: a folder of that name is there</source>
        <translation>ne peut être écrit&#xa0;: un dossier de ce nom existe</translation>
    </message>
    <message>
        <source>cannot be written: another program has it open</source>
        <translation>ne peut être écrit&#xa0;: un autre programme l’a ouvert</translation>
    </message>
    <message>
        <source>cannot be written: it would be larger than is allowed here</source>
        <translation>ne peut être écrit&#xa0;: la taille dépasserait la limite permise ici</translation>
    </message>
    <message>
        <source>cannot be written: the device can only be read</source>
        <translation>ne peut être écrit&#xa0;: le support est en lecture seule</translation>
    </message>
    <message>
        <source>cannot be written: there is no folder %1</source>
        <translation>ne peut être écrit&#xa0;: il n’y a pas de dossier %1</translation>
    </message>
    <message>
        <source>cannot be written: there is no space left on the device</source>
        <translation>ne peut être écrit&#xa0;: il n’y a plus d’espace sur le support</translation>
    </message>
    <message>
        <source>cannot be written: this user has no right to write there</source>
        <translation>ne peut être écrit&#xa0;: cet utilisateur n’a pas le droit d’y écrire</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>capital</translation>
    </message>
    <message>
        <source>carbon of a million tokens</source>
        <translation>carbone d’un million de tokens</translation>
    </message>
    <message>
        <source>carbon of a year</source>
        <translation>carbone d’une année</translation>
    </message>
    <message>
        <source>carbon of the grid</source>
        <translation>carbone du réseau</translation>
    </message>
    <message>
        <source>carries no project: only a report that this program wrote opens again</source>
        <translation>ne contient aucun projet&#xa0;: seul un rapport écrit par ce programme peut être rouvert</translation>
    </message>
    <message>
        <source>concurrency</source>
        <translation>concurrence</translation>
    </message>
    <message>
        <source>context, graphs, communication</source>
        <translation>contexte, graphes, communication</translation>
    </message>
    <message>
        <source>cost of a million tokens</source>
        <translation>coût d’un million de tokens</translation>
    </message>
    <message>
        <source>cost of a request</source>
        <translation>coût d’une requête</translation>
    </message>
    <message>
        <source>cost of a year</source>
        <translation>coût d’une année</translation>
    </message>
    <message>
        <source>cost of an hour</source>
        <translation>coût d’une heure</translation>
    </message>
    <message>
        <source>cost of capital</source>
        <translation>coût du capital</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>demande</translation>
    </message>
    <message>
        <source>describes a run of HELM; its stats.json has the scores</source>
        <translation>décrit une exécution de HELM&#xa0;; son stats.json contient les scores</translation>
    </message>
    <message>
        <source>describes a system of MLPerf, whose hardware the runs of that name take over</source>
        <translation>décrit un système de MLPerf, dont les exécutions de ce nom reprennent le matériel</translation>
    </message>
    <message>
        <source>design</source>
        <translation>conception</translation>
    </message>
    <message>
        <source>duration in s</source>
        <translation>durée en s</translation>
    </message>
    <message>
        <source>electricity of a million tokens</source>
        <translation>électricité d’un million de tokens</translation>
    </message>
    <message>
        <source>energy of a token</source>
        <translation>énergie d’un token</translation>
    </message>
    <message>
        <source>energy.power_w is not stated: %1 GPUs at their rated power of %2 W are taken from the catalogue. It is an upper bound: state what was measured, or energy.power_share.</source>
        <translation>energy.power_w n’est pas indiqué&#xa0;: %1 GPU à leur puissance nominale de %2 W sont pris du catalogue. C’est une borne supérieure&#xa0;: indiquer ce qui a été mesuré, ou energy.power_share.</translation>
    </message>
    <message>
        <source>error of the engine&apos;s prediction</source>
        <translation>erreur de la prédiction du moteur</translation>
    </message>
    <message>
        <source>explore.constraints: &quot;%1&quot; is not understood and left out; expected a figure, &lt;= or &gt;=, and a number</source>
        <translation>explore.constraints&#xa0;: «&#xa0;%1&#xa0;» n’est pas compris et est ignoré&#xa0;; attendu une grandeur, &lt;= ou &gt;=, et un nombre</translation>
    </message>
    <message>
        <source>explore.vary: %1 has no values</source>
        <translation>explore.vary&#xa0;: %1 n’a pas de valeurs</translation>
    </message>
    <message>
        <source>for re-embedding, canaries and rolling back</source>
        <translation>pour la réindexation des embeddings, les canaris et les retours arrière</translation>
    </message>
    <message>
        <source>for the load&apos;s own peaks</source>
        <translation>pour les pics propres à la charge</translation>
    </message>
    <message>
        <source>from</source>
        <translation>au lieu de</translation>
    </message>
    <message>
        <source>g/kWh</source>
        <translation>g/kWh</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>goodput</translation>
    </message>
    <message>
        <source>goodput of a GPU</source>
        <translation>goodput d’un GPU</translation>
    </message>
    <message>
        <source>goodput of a euro of capital</source>
        <translation>goodput d’un euro de capital</translation>
    </message>
    <message>
        <source>goodput of a kilowatt</source>
        <translation>goodput d’un kilowatt</translation>
    </message>
    <message>
        <source>head-room</source>
        <translation>marge</translation>
    </message>
    <message>
        <source>held</source>
        <translation>tenu</translation>
    </message>
    <message>
        <source>holds the settings of a test of inference-perf, which its runs take over</source>
        <translation>contient les réglages d’un test d’inference-perf, que ses exécutions reprennent</translation>
    </message>
    <message>
        <source>holds the single answers of an evaluation; its results file has the scores</source>
        <translation>contient les réponses individuelles d’une évaluation&#xa0;; son fichier de résultats contient les scores</translation>
    </message>
    <message>
        <source>idle share of the power</source>
        <translation>part de la puissance au repos</translation>
    </message>
    <message>
        <source>if every uncertain figure turns out badly</source>
        <translation>si toutes les valeurs incertaines tournent mal</translation>
    </message>
    <message>
        <source>in use %1 of the time</source>
        <translation>utilisé %1 du temps</translation>
    </message>
    <message>
        <source>in+out tok/s</source>
        <translation>tok/s entrée+sortie</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>irréalisable</translation>
    </message>
    <message>
        <source>input and output tokens a second</source>
        <translation>tokens d’entrée et de sortie par seconde</translation>
    </message>
    <message>
        <source>input tokens a second</source>
        <translation>tokens d’entrée par seconde</translation>
    </message>
    <message>
        <source>input tokens of a request, mean</source>
        <translation>tokens d’entrée d’une requête, moyenne</translation>
    </message>
    <message>
        <source>is a document of ENTSO-E without prices</source>
        <translation>est un document d’ENTSO-E sans prix</translation>
    </message>
    <message>
        <source>is a file where a folder was expected</source>
        <translation>est un fichier là où un dossier était attendu</translation>
    </message>
    <message>
        <source>is a log of nvidia-smi without power</source>
        <translation>est un journal de nvidia-smi sans puissance</translation>
    </message>
    <message>
        <source>is a power log without a sample of the test</source>
        <translation>est un journal de puissance sans échantillon du test</translation>
    </message>
    <message>
        <source>is a result of lm-evaluation-harness without a score</source>
        <translation>est un résultat de lm-evaluation-harness sans score</translation>
    </message>
    <message>
        <source>is a table of CodeCarbon without a row</source>
        <translation>est un tableau de CodeCarbon sans ligne</translation>
    </message>
    <message>
        <source>is a table of LiveBench without a score</source>
        <translation>est un tableau de LiveBench sans score</translation>
    </message>
    <message>
        <source>is a table of costs without a row</source>
        <translation>est un tableau de coûts sans ligne</translation>
    </message>
    <message>
        <source>is a table of countries without a figure</source>
        <translation>est un tableau de pays sans valeur</translation>
    </message>
    <message>
        <source>is a trace without a request</source>
        <translation>est une trace sans requête</translation>
    </message>
    <message>
        <source>is an answer of ENTSO-E that says: %1</source>
        <translation>est une réponse d’ENTSO-E qui dit&#xa0;: %1</translation>
    </message>
    <message>
        <source>is an answer of Electricity Maps without data</source>
        <translation>est une réponse d’Electricity Maps sans données</translation>
    </message>
    <message>
        <source>is an answer of Prometheus that says: %1</source>
        <translation>est une réponse de Prometheus qui dit&#xa0;: %1</translation>
    </message>
    <message>
        <source>is an answer of Prometheus without a series</source>
        <translation>est une réponse de Prometheus sans série</translation>
    </message>
    <message>
        <source>is an answer of energy-charts without data</source>
        <translation>est une réponse d’energy-charts sans données</translation>
    </message>
    <message>
        <source>is an export of Langfuse without a generation</source>
        <translation>est un export de Langfuse sans génération</translation>
    </message>
    <message>
        <source>is an export of Langfuse&apos;s traces, which hold no usage; the observations do</source>
        <translation>est un export des traces de Langfuse, qui ne contiennent pas l’usage&#xa0;; les observations, si</translation>
    </message>
    <message>
        <source>kept: on the front</source>
        <translation>retenu&#xa0;: sur le front</translation>
    </message>
    <message>
        <source>knee</source>
        <translation>coude</translation>
    </message>
    <message>
        <source>live context</source>
        <translation>contexte actif</translation>
    </message>
    <message>
        <source>long answers (p95)</source>
        <translation>réponses longues (p95)</translation>
    </message>
    <message>
        <source>long prompts (p95)</source>
        <translation>prompts longs (p95)</translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation>maintenance</translation>
    </message>
    <message>
        <source>max_num_batched_tokens is not stated: %1 is assumed, the engine&apos;s default.</source>
        <translation>max_num_batched_tokens n’est pas indiqué&#xa0;: %1 est supposé, la valeur par défaut du moteur.</translation>
    </message>
    <message>
        <source>max_num_seqs above KV</source>
        <translation>max_num_seqs au-dessus du KV</translation>
    </message>
    <message>
        <source>max_num_seqs is not stated: %1 is assumed, the engine&apos;s default.</source>
        <translation>max_num_seqs n’est pas indiqué&#xa0;: %1 est supposé, la valeur par défaut du moteur.</translation>
    </message>
    <message>
        <source>max_num_seqs of %1 is above the %2 requests that the KV cache holds: the rest is preempted and computed again</source>
        <translation>max_num_seqs de %1 dépasse les %2 requêtes que contient le cache KV&#xa0;: le reste est préempté et recalculé</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>mean answer</source>
        <translation>longueur moyenne de la réponse</translation>
    </message>
    <message>
        <source>mean prompt</source>
        <translation>longueur moyenne du prompt</translation>
    </message>
    <message>
        <source>median answer</source>
        <translation>longueur médiane de la réponse</translation>
    </message>
    <message>
        <source>median prompt</source>
        <translation>longueur médiane du prompt</translation>
    </message>
    <message>
        <source>memory for activations</source>
        <translation>mémoire pour les activations</translation>
    </message>
    <message>
        <source>memory for the engine</source>
        <translation>mémoire pour le moteur</translation>
    </message>
    <message>
        <source>memory of a GPU</source>
        <translation>mémoire d’un GPU</translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation>millions de tokens par jour</translation>
    </message>
    <message>
        <source>names the categories of LiveBench&apos;s tasks; the table of its release uses them</source>
        <translation>nomme les catégories des tâches de LiveBench&#xa0;; le tableau de sa version les utilise</translation>
    </message>
    <message>
        <source>no gain</source>
        <translation>aucun gain</translation>
    </message>
    <message>
        <source>no picture can be painted: Qt found no platform</source>
        <translation>aucune image ne peut être dessinée&#xa0;: Qt n’a trouvé aucune plateforme</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nœuds</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non consigné</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>one may fail</source>
        <translation>un peut tomber en panne</translation>
    </message>
    <message>
        <source>open: something is unknown</source>
        <translation>ouvert&#xa0;: un élément est inconnu</translation>
    </message>
    <message>
        <source>operational concurrency</source>
        <translation>concurrence opérationnelle</translation>
    </message>
    <message>
        <source>out tok/s</source>
        <translation>tok/s sortie</translation>
    </message>
    <message>
        <source>output tokens a second</source>
        <translation>tokens de sortie par seconde</translation>
    </message>
    <message>
        <source>output tokens of a request, mean</source>
        <translation>tokens de sortie d’une requête, moyenne</translation>
    </message>
    <message>
        <source>output tokens per second</source>
        <translation>tokens de sortie par seconde</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>paramètres</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>passe à</translation>
    </message>
    <message>
        <source>power</source>
        <translation>puissance</translation>
    </message>
    <message>
        <source>prefix cache</source>
        <translation>cache de préfixes</translation>
    </message>
    <message>
        <source>prefix-cache hit rate</source>
        <translation>taux de hits du cache de préfixes</translation>
    </message>
    <message>
        <source>price of %1</source>
        <translation>prix&#xa0;: %1</translation>
    </message>
    <message>
        <source>price of a GPU-hour</source>
        <translation>prix d’une heure de GPU</translation>
    </message>
    <message>
        <source>price of a million tokens</source>
        <translation>prix d’un million de tokens</translation>
    </message>
    <message>
        <source>price of an hour</source>
        <translation>prix d’une heure</translation>
    </message>
    <message>
        <source>price of electricity</source>
        <translation>prix de l’électricité</translation>
    </message>
    <message>
        <source>production</source>
        <translation>production</translation>
    </message>
    <message>
        <source>purchase price</source>
        <translation>prix d’achat</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>qualité</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>consigné</translation>
    </message>
    <message>
        <source>rejected: dominated</source>
        <translation>rejeté&#xa0;: dominé</translation>
    </message>
    <message>
        <source>rejected: fails the gate</source>
        <translation>rejeté&#xa0;: échoue au critère éliminatoire</translation>
    </message>
    <message>
        <source>replicas</source>
        <translation>réplicas</translation>
    </message>
    <message>
        <source>req/s each</source>
        <translation>req/s chacun</translation>
    </message>
    <message>
        <source>request rate</source>
        <translation>débit de requêtes</translation>
    </message>
    <message>
        <source>requests a second that were answered</source>
        <translation>requêtes par seconde traitées</translation>
    </message>
    <message>
        <source>requests a second that were asked for</source>
        <translation>requêtes par seconde demandées</translation>
    </message>
    <message>
        <source>requests a second within the limits</source>
        <translation>requêtes par seconde dans les limites</translation>
    </message>
    <message>
        <source>requests at a time</source>
        <translation>requêtes simultanées</translation>
    </message>
    <message>
        <source>requests completed</source>
        <translation>requêtes terminées</translation>
    </message>
    <message>
        <source>requests failed</source>
        <translation>requêtes en échec</translation>
    </message>
    <message>
        <source>requests per second</source>
        <translation>requêtes par seconde</translation>
    </message>
    <message>
        <source>requests that the KV cache holds</source>
        <translation>requêtes que contient le cache KV</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>requêtes/s</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>residual value</source>
        <translation>valeur résiduelle</translation>
    </message>
    <message>
        <source>retail factor</source>
        <translation>facteur de détail</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>sûre</translation>
    </message>
    <message>
        <source>sensitivity.tables: %1 has more than 64 values; the first 64 are taken</source>
        <translation>sensitivity.tables&#xa0;: %1 a plus de 64 valeurs&#xa0;; les 64 premières sont prises</translation>
    </message>
    <message>
        <source>sensitivity.tables: &quot;%1&quot; is no figure that is known</source>
        <translation>sensitivity.tables&#xa0;: «&#xa0;%1&#xa0;» n’est pas une grandeur connue</translation>
    </message>
    <message>
        <source>sensitivity.tables: a side is one path with a list of values</source>
        <translation>sensitivity.tables&#xa0;: un côté est un chemin avec une liste de valeurs</translation>
    </message>
    <message>
        <source>severe</source>
        <translation>grave</translation>
    </message>
    <message>
        <source>share of requests within the limits, 0 to 1</source>
        <translation>part des requêtes dans les limites, de 0 à 1</translation>
    </message>
    <message>
        <source>share of the GPU memory used</source>
        <translation>part de la mémoire GPU utilisée</translation>
    </message>
    <message>
        <source>shared prefix</source>
        <translation>préfixe partagé</translation>
    </message>
    <message>
        <source>sovereignty</source>
        <translation>souveraineté</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espace</translation>
    </message>
    <message>
        <source>speculation</source>
        <translation>spéculation</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>personnel</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>position</translation>
    </message>
    <message>
        <source>the PDF could not be begun</source>
        <translation>le PDF n’a pas pu être commencé</translation>
    </message>
    <message>
        <source>the PDF could not be finished: %1</source>
        <translation>le PDF n’a pas pu être terminé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the SLO is kept</source>
        <translation>le SLO est tenu</translation>
    </message>
    <message>
        <source>the SLO is not kept</source>
        <translation>le SLO n’est pas tenu</translation>
    </message>
    <message>
        <source>the demand is unknown</source>
        <translation>la demande est inconnue</translation>
    </message>
    <message>
        <source>the examples could not be copied to the user&apos;s data folder</source>
        <translation>les exemples n’ont pas pu être copiés dans le dossier de données de l’utilisateur</translation>
    </message>
    <message>
        <source>the first use at which another way of paying is cheaper: %1 tokens a day</source>
        <translation>le premier usage auquel un autre mode de paiement est moins cher&#xa0;: %1 tokens par jour</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>le dossier ne peut être créé</translation>
    </message>
    <message>
        <source>the folder cannot be made: %1</source>
        <translation>le dossier ne peut être créé&#xa0;: %1</translation>
    </message>
    <message>
        <source>the formula cannot be read from &quot;%1&quot; on</source>
        <translation>la formule est illisible à partir de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the formula gives no finite number</source>
        <translation>la formule ne donne pas de nombre fini</translation>
    </message>
    <message>
        <source>the formula is nested too deeply</source>
        <translation>la formule est trop imbriquée</translation>
    </message>
    <message>
        <source>the power is the facility&apos;s own and holds it already</source>
        <translation>la puissance est celle du centre de données et le comprend déjà</translation>
    </message>
    <message>
        <source>the result file %1 is missing; its reference is kept</source>
        <translation>le fichier de résultats %1 manque&#xa0;; sa référence est conservée</translation>
    </message>
    <message>
        <source>the weighted mean of the eight objectives: %1 of 100</source>
        <translation>la moyenne pondérée des huit objectifs&#xa0;: %1 sur 100</translation>
    </message>
    <message>
        <source>time per output token, p95</source>
        <translation>temps par token de sortie, p95</translation>
    </message>
    <message>
        <source>time to first token, p95</source>
        <translation>temps jusqu’au premier token, p95</translation>
    </message>
    <message>
        <source>together</source>
        <translation>ensemble</translation>
    </message>
    <message>
        <source>token budget</source>
        <translation>budget de tokens</translation>
    </message>
    <message>
        <source>total tokens per second</source>
        <translation>total de tokens par seconde</translation>
    </message>
    <message>
        <source>tp %1 exceeds the %2 GPUs stated; tp is taken.</source>
        <translation>tp %1 dépasse les %2 GPU indiqués&#xa0;; tp est retenu.</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>utilisation</translation>
    </message>
    <message>
        <source>utilisation is a share between 0 and 1, but is %1.</source>
        <translation>utilisation est une part entre 0 et 1, mais vaut %1.</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>water of a million tokens</source>
        <translation>eau d’un million de tokens</translation>
    </message>
    <message>
        <source>what requests live in</source>
        <translation>là où vivent les requêtes</translation>
    </message>
    <message>
        <source>what the columns mean was said by a person</source>
        <translation>le sens des colonnes a été indiqué par une personne</translation>
    </message>
    <message>
        <source>would come back once</source>
        <translation>reviendrait si</translation>
    </message>
    <message>
        <source>write a price here to see the break-even</source>
        <translation>saisir un prix ici pour voir le seuil de rentabilité</translation>
    </message>
    <message>
        <source>years</source>
        <translation>années</translation>
    </message>
    <message>
        <source>years of use</source>
        <translation>années d’usage</translation>
    </message>
    <message>
        <source>“%1” cannot be computed: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut être calculé&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” is taken as %2.</source>
        <translation>«&#xa0;%1&#xa0;» est pris comme %2.</translation>
    </message>
    <message>
        <source>“%1”: says %2 %3, computed %4 %3 from %5</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: indique %2 %3, calculé %4 %3 à partir de %5</translation>
    </message>
    <message>
        <source>“%1”: says %2 %3, computed %4 %3 from %5; %6</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: indique %2 %3, calculé %4 %3 à partir de %5&#xa0;; %6</translation>
    </message>
    <message>
        <source>… and %1 further thresholds; the program lists them all.</source>
        <translation>… et %1 autres seuils&#xa0;; le programme les liste tous.</translation>
    </message>
    <message>
        <source>€/GPU-hour</source>
        <translation>€/heure de GPU</translation>
    </message>
    <message>
        <source>€/kWh</source>
        <translation>€/kWh</translation>
    </message>
    <message>
        <source>%1 GPUs × %2 W as measured at %3 requests together = %4 W</source>
        <translation>%1 GPU × %2 W mesurés à %3 requêtes simultanées = %4 W</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>%1 checks are open, %2 of them severe.</source>
        <translation>%1 vérifications sont ouvertes, dont %2 graves.</translation>
    </message>
    <message>
        <source>%1 checks are open, none of them severe.</source>
        <translation>%1 vérifications sont ouvertes, aucune n’est grave.</translation>
    </message>
    <message>
        <source>%1 draws %2 kW (× PUE %3), more than the %4 kW that the site can give</source>
        <translation>%1 consomme %2 kW (× PUE %3), plus que les %4 kW que le site peut fournir</translation>
    </message>
    <message>
        <source>%1 is %2 by a tag, where the file says %3</source>
        <translation>%1 vaut %2 d’après une étiquette, alors que le fichier indique %3</translation>
    </message>
    <message>
        <source>%1 is dearer</source>
        <translation>%1 est plus cher</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>%1 est laissé de côté&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is left out: it states no demand (scenario.workload.arrivals.rate_rps).</source>
        <translation>%1 est laissé de côté&#xa0;: aucune demande n’y est indiquée (scenario.workload.arrivals.rate_rps).</translation>
    </message>
    <message>
        <source>%1 is left out: what a replica of it serves is not known.</source>
        <translation>%1 est laissé de côté&#xa0;: on ne sait pas ce que sert un de ses réplicas.</translation>
    </message>
    <message>
        <source>%1 is not stated: %2 %3 is taken from %4, %5 points from %6 to %7, method %8, edition %9.</source>
        <translation>%1 n’est pas indiqué&#xa0;: %2 %3 est repris de %4, %5 points de %6 à %7, méthode %8, édition %9.</translation>
    </message>
    <message>
        <source>%1 kW at the meter (%2 kW × PUE %3) are more than the %4 kW that the site can give</source>
        <translation>%1 kW au compteur (%2 kW × PUE %3) dépassent les %4 kW que le site peut fournir</translation>
    </message>
    <message>
        <source>%1 names no zone: it is taken for %2.</source>
        <translation>%1 n’indique aucune zone&#xa0;: %2 est supposée.</translation>
    </message>
    <message>
        <source>%1 services take %2 GPUs together, in %3 nodes.</source>
        <translation>%1 services occupent ensemble %2 GPU, dans %3 nœuds.</translation>
    </message>
    <message>
        <source>%1 services take %2 GPUs together.</source>
        <translation>%1 services occupent ensemble %2 GPU.</translation>
    </message>
    <message>
        <source>%1 would come first if the weight of the %2 fell below %3; it is %4.</source>
        <translation>%1 passerait en tête si le poids de %2 descendait sous %3&#xa0;; il est de %4.</translation>
    </message>
    <message>
        <source>%1 would come first if the weight of the %2 rose above %3; it is %4.</source>
        <translation>%1 passerait en tête si le poids de %2 dépassait %3&#xa0;; il est de %4.</translation>
    </message>
    <message>
        <source>%1 € bought / (%2 € a day of the other − %3 € a day to run it) / 30.4 days = %4 months</source>
        <translation>%1 € d’achat / (%2 € par jour pour l’autre − %3 € par jour d’exploitation) / 30,4 jours = %4 mois</translation>
    </message>
    <message>
        <source>%1, which is not the %2 that the project was made with</source>
        <translation>%1, et non la version %2 avec laquelle le projet a été établi</translation>
    </message>
    <message>
        <source>%1: %2; it is ignored</source>
        <translation>%1&#xa0;: %2&#xa0;; ignoré</translation>
    </message>
    <message>
        <source>%1: columns and fields are not as many; the table is not read by them</source>
        <translation>%1&#xa0;: le nombre de colonnes et celui de champs diffèrent&#xa0;; le tableau n’est pas lu ainsi</translation>
    </message>
    <message>
        <source>%1: the service has no name</source>
        <translation>%1&#xa0;: le service n’a pas de nom</translation>
    </message>
    <message>
        <source>A ledger comes from a prediction, and there is none.</source>
        <translation>Un décompte provient d’une prédiction, et il n’y en a pas.</translation>
    </message>
    <message>
        <source>A prefill of %1 tokens does %2 FLOP a byte, which is still below the ridge: %3 % of the peak arithmetic is used.</source>
        <translation>Un prefill de %1 tokens effectue %2 FLOP par octet, ce qui reste sous le point d’inflexion&#xa0;: %3&#xa0;% de la puissance de calcul de crête est utilisée.</translation>
    </message>
    <message>
        <source>A prefill of %1 tokens does %2 FLOP a byte: arithmetic is its limit, and %3 % of the peak is used.</source>
        <translation>Un prefill de %1 tokens effectue %2 FLOP par octet&#xa0;: le calcul est sa limite, et %3&#xa0;% de la crête est utilisée.</translation>
    </message>
    <message>
        <source>Above the site&apos;s power</source>
        <translation>Au-dessus de la puissance du site</translation>
    </message>
    <message>
        <source>All %1 figures that the text states follow from its own inputs.</source>
        <translation>Les %1 chiffres énoncés dans le texte découlent tous de ses propres données d’entrée.</translation>
    </message>
    <message>
        <source>All boards at their rated power are %1 kW at the meter (%2 kW × PUE %3), more than the %4 kW that the site can give: a full load trips it</source>
        <translation>Toutes les cartes à leur puissance nominale font %1 kW au compteur (%2 kW × PUE %3), plus que les %4 kW que le site peut fournir&#xa0;: une pleine charge le fait disjoncter</translation>
    </message>
    <message>
        <source>At the lowest load already %1 is %2 ms, %3 times its limit of %4 ms.</source>
        <translation>Dès la charge la plus faible, %1 est de %2 ms, soit %3 fois sa limite de %4 ms.</translation>
    </message>
    <message>
        <source>At the unfavourable end of the prediction&apos;s interval it would take %1 replicas: a benchmark narrows it.</source>
        <translation>À la borne défavorable de l’intervalle de prédiction, il faudrait %1 réplicas&#xa0;: un benchmark le resserre.</translation>
    </message>
    <message>
        <source>At the unfavourable end of what is stated it would take %1 replicas.</source>
        <translation>À la borne défavorable de ce qui est indiqué, il faudrait %1 réplicas.</translation>
    </message>
    <message>
        <source>Cap the boards&apos; power, spread the fleet over sites, or have the connection enlarged</source>
        <translation>Plafonner la puissance des cartes, répartir le parc sur plusieurs sites ou faire renforcer le raccordement</translation>
    </message>
    <message>
        <source>Columns: %1. Unit: %2.</source>
        <translation>Colonnes&#xa0;: %1. Unité&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Concurrency by context and precision: the engine finds between %1 and %2 times what the source states, which calls its own figures ±20 %.</source>
        <translation>Concurrence selon le contexte et la précision&#xa0;: le moteur trouve entre %1 et %2 fois ce qu’indique la source, qui donne ses propres chiffres à ±20&#xa0;%.</translation>
    </message>
    <message>
        <source>Concurrency of a replica by context and precision, source and engine</source>
        <translation>Concurrence d’un réplica selon le contexte et la précision, source et moteur</translation>
    </message>
    <message>
        <source>Decode does %1 FLOP for each byte that it reads, and from %2 on arithmetic is the limit; %3 % of the bandwidth is used.</source>
        <translation>Le decode effectue %1 FLOP par octet lu, et à partir de %2 le calcul devient la limite&#xa0;; %3&#xa0;% de la bande passante est utilisée.</translation>
    </message>
    <message>
        <source>Decode does %1 FLOP for each byte that it reads, the GPU could do %2: memory bandwidth is its limit, and %3 % of it is used.</source>
        <translation>Le decode effectue %1 FLOP par octet lu, le GPU pourrait en faire %2&#xa0;: la bande passante mémoire est sa limite, et %3&#xa0;% en est utilisée.</translation>
    </message>
    <message>
        <source>Electricity is %1 % of the cost of an hour; 30 to 50 % is often said of it.</source>
        <translation>L’électricité représente %1&#xa0;% du coût d’une heure&#xa0;; on cite souvent 30 à 50&#xa0;%.</translation>
    </message>
    <message>
        <source>Electricity is %1 % of the cost over %2 years; 30 to 50 % is often said of it.</source>
        <translation>L’électricité représente %1&#xa0;% du coût sur %2 ans&#xa0;; on cite souvent 30 à 50&#xa0;%.</translation>
    </message>
    <message>
        <source>GPUs of a node</source>
        <translation>GPU d’un nœud</translation>
    </message>
    <message>
        <source>GPUs of the fleet</source>
        <translation>GPU du parc</translation>
    </message>
    <message>
        <source>Goodput is a share inside an SLO, and no SLO is set.</source>
        <translation>Le goodput est une part respectant un SLO, et aucun SLO n’est fixé.</translation>
    </message>
    <message>
        <source>How many GPUs a node has is not stated (scenario.hardware.gpus_per_node).</source>
        <translation>Le nombre de GPU par nœud n’est pas indiqué (scenario.hardware.gpus_per_node).</translation>
    </message>
    <message>
        <source>It needs a benchmark, a prediction or a stated throughput.</source>
        <translation>Il faut un benchmark, une prédiction ou un débit indiqué.</translation>
    </message>
    <message>
        <source>It needs a ceiling of the KV cache or a load that holds the SLO.</source>
        <translation>Il faut un plafond du cache KV ou une charge qui respecte le SLO.</translation>
    </message>
    <message>
        <source>It needs a model and a GPU that the catalogue knows.</source>
        <translation>Il faut un modèle et un GPU connus du catalogue.</translation>
    </message>
    <message>
        <source>It needs a power and a goodput.</source>
        <translation>Il faut une puissance et un goodput.</translation>
    </message>
    <message>
        <source>It needs a power and a throughput.</source>
        <translation>Il faut une puissance et un débit.</translation>
    </message>
    <message>
        <source>It needs a power and the PUE.</source>
        <translation>Il faut une puissance et le PUE.</translation>
    </message>
    <message>
        <source>It needs a power, or a GPU of the catalogue and how many there are.</source>
        <translation>Il faut une puissance, ou un GPU du catalogue et leur nombre.</translation>
    </message>
    <message>
        <source>It needs a power, the PUE and a price of electricity; who rents pays it within the rent.</source>
        <translation>Il faut une puissance, le PUE et un prix de l’électricité&#xa0;; en location, elle est comprise dans le loyer.</translation>
    </message>
    <message>
        <source>It needs a purchase and a goodput.</source>
        <translation>Il faut un achat et un goodput.</translation>
    </message>
    <message>
        <source>It needs a second way of paying (economics.alternatives).</source>
        <translation>Il faut un second mode de paiement (economics.alternatives).</translation>
    </message>
    <message>
        <source>It needs a stated use, a demand in tokens a day, or the shape of the day&apos;s load.</source>
        <translation>Il faut une utilisation indiquée, une demande en tokens par jour ou le profil de charge de la journée.</translation>
    </message>
    <message>
        <source>It needs a tariff (economics.tariff) and a throughput.</source>
        <translation>Il faut un tarif (economics.tariff) et un débit.</translation>
    </message>
    <message>
        <source>It needs a tariff (economics.tariff).</source>
        <translation>Il faut un tarif (economics.tariff).</translation>
    </message>
    <message>
        <source>It needs a tariff and the number of users (economics.demand.users).</source>
        <translation>Il faut un tarif et le nombre d’utilisateurs (economics.demand.users).</translation>
    </message>
    <message>
        <source>It needs a tariff and the requests of a second.</source>
        <translation>Il faut un tarif et le nombre de requêtes par seconde.</translation>
    </message>
    <message>
        <source>It needs all eight objectives assessed (sovereignty.assessment).</source>
        <translation>Il faut que les huit objectifs soient tous évalués (sovereignty.assessment).</translation>
    </message>
    <message>
        <source>It needs an SLO and a throughput.</source>
        <translation>Il faut un SLO et un débit.</translation>
    </message>
    <message>
        <source>It needs an SLO and the latencies of a benchmark or a prediction.</source>
        <translation>Il faut un SLO et les latences d’un benchmark ou d’une prédiction.</translation>
    </message>
    <message>
        <source>It needs owned machines and the price of electricity.</source>
        <translation>Il faut des machines en propre et le prix de l’électricité.</translation>
    </message>
    <message>
        <source>It needs the carbon of the electricity contracted for (site.market_g_per_kwh).</source>
        <translation>Il faut le carbone de l’électricité sous contrat (site.market_g_per_kwh).</translation>
    </message>
    <message>
        <source>It needs the energy at the meter and the carbon of the grid (site.zone or site.grid_g_per_kwh).</source>
        <translation>Il faut l’énergie au compteur et le carbone du réseau (site.zone ou site.grid_g_per_kwh).</translation>
    </message>
    <message>
        <source>It needs the litres of water for a kWh (site.water_l_per_kwh).</source>
        <translation>Il faut les litres d’eau par kWh (site.water_l_per_kwh).</translation>
    </message>
    <message>
        <source>It needs the number of GPUs and a goodput.</source>
        <translation>Il faut le nombre de GPU et un goodput.</translation>
    </message>
    <message>
        <source>It needs the power of the node over that of its boards (energy.node_factor).</source>
        <translation>Il faut le rapport entre la puissance du nœud et celle de ses cartes (energy.node_factor).</translation>
    </message>
    <message>
        <source>It needs the share of the time in prefill (energy.phases), or prices of input and output tokens apart.</source>
        <translation>Il faut la part du temps passée en prefill (energy.phases), ou des prix distincts pour les tokens d’entrée et de sortie.</translation>
    </message>
    <message>
        <source>It needs what making the hardware gave off and its years of use (energy.embodied).</source>
        <translation>Il faut les émissions de fabrication du matériel et ses années d’utilisation (energy.embodied).</translation>
    </message>
    <message>
        <source>It needs what was bought for how much (economics.tariff.capex) and another way of paying that costs more in full use.</source>
        <translation>Il faut ce qui a été acheté et à quel prix (economics.tariff.capex), ainsi qu’un autre mode de paiement plus coûteux en pleine utilisation.</translation>
    </message>
    <message>
        <source>It needs what was bought for how much (economics.tariff.capex).</source>
        <translation>Il faut ce qui a été acheté et à quel prix (economics.tariff.capex).</translation>
    </message>
    <message>
        <source>It takes a model and a GPU of the catalogue, or their sizes.</source>
        <translation>Il faut un modèle et un GPU du catalogue, ou leurs dimensions.</translation>
    </message>
    <message>
        <source>Measure at the lengths and loads of the scenario, on its hardware</source>
        <translation>Mesurer aux longueurs et aux charges du scénario, sur son matériel</translation>
    </message>
    <message>
        <source>Measurement stretched</source>
        <translation>Mesure extrapolée</translation>
    </message>
    <message>
        <source>Months until the purchase has paid for itself</source>
        <translation>Mois jusqu’à l’amortissement de l’achat</translation>
    </message>
    <message>
        <source>More answers at a time, each of them slower; the KV cache has to hold them.</source>
        <translation>Plus de réponses à la fois, chacune plus lente&#xa0;; le cache KV doit les contenir.</translation>
    </message>
    <message>
        <source>Needs a connector for the KV cache and a router for two pools; the cache is assumed to travel at 50 GB/s a replica (400 Gb/s).</source>
        <translation>Nécessite un connecteur pour le cache KV et un routeur pour deux pools&#xa0;; le cache est supposé transiter à 50 Go/s par réplica (400 Gbit/s).</translation>
    </message>
    <message>
        <source>Neither GPUs nor replicas are known.</source>
        <translation>Ni le nombre de GPU ni celui de réplicas n’est connu.</translation>
    </message>
    <message>
        <source>Neither the project nor the results state the parallelism.</source>
        <translation>Ni le projet ni les résultats n’indiquent le parallélisme.</translation>
    </message>
    <message>
        <source>New requests cannot be looked at every %1 iterations.</source>
        <translation>Les nouvelles requêtes ne peuvent pas être examinées toutes les %1 itérations.</translation>
    </message>
    <message>
        <source>No SLO is set.</source>
        <translation>Aucun SLO n’est fixé.</translation>
    </message>
    <message>
        <source>No ceiling of concurrency is known.</source>
        <translation>Aucun plafond de concurrence n’est connu.</translation>
    </message>
    <message>
        <source>No check fires: nothing that is known speaks against these figures.</source>
        <translation>Aucune vérification ne se déclenche&#xa0;: rien de connu ne contredit ces chiffres.</translation>
    </message>
    <message>
        <source>No check is open; %1 are acknowledged, with their reasons.</source>
        <translation>Aucune vérification n’est ouverte&#xa0;; %1 sont acceptées, avec leurs raisons.</translation>
    </message>
    <message>
        <source>No demand is stated (scenario.workload.arrivals.rate_rps).</source>
        <translation>Aucune demande n’est indiquée (scenario.workload.arrivals.rate_rps).</translation>
    </message>
    <message>
        <source>No gate is asked for (sovereignty.gate).</source>
        <translation>Aucun critère éliminatoire n’est demandé (sovereignty.gate).</translation>
    </message>
    <message>
        <source>No harness keeps %1 requests in flight.</source>
        <translation>Aucun outil de mesure ne maintient %1 requêtes en cours.</translation>
    </message>
    <message>
        <source>No head-room is asked for (scenario.sizing.headroom).</source>
        <translation>Aucune marge n’est demandée (scenario.sizing.headroom).</translation>
    </message>
    <message>
        <source>No load keeps the SLO, or it cannot be told; warnings say which term.</source>
        <translation>Aucune charge ne respecte le SLO, ou cela ne peut être établi&#xa0;; les avertissements indiquent quel terme est en cause.</translation>
    </message>
    <message>
        <source>No output tokens per second were stated, measured or predicted.</source>
        <translation>Aucun nombre de tokens de sortie par seconde n’a été indiqué, mesuré ou prédit.</translation>
    </message>
    <message>
        <source>No power is stated or measured, and the GPU is not known.</source>
        <translation>Aucune puissance n’est indiquée ou mesurée, et le GPU n’est pas connu.</translation>
    </message>
    <message>
        <source>No price of machines is stated (economics.tariff), and the catalogue has none for them.</source>
        <translation>Aucun prix de machines n’est indiqué (economics.tariff), et le catalogue n’en a pas pour elles.</translation>
    </message>
    <message>
        <source>No purchase is stated (economics.tariff.capex).</source>
        <translation>Aucun achat n’est indiqué (economics.tariff.capex).</translation>
    </message>
    <message>
        <source>No requests per second were stated, measured or predicted.</source>
        <translation>Aucun nombre de requêtes par seconde n’a été indiqué, mesuré ou prédit.</translation>
    </message>
    <message>
        <source>No reserve is asked for (scenario.sizing.reserve).</source>
        <translation>Aucune réserve n’est demandée (scenario.sizing.reserve).</translation>
    </message>
    <message>
        <source>No single weight, whatever it is, puts another one first.</source>
        <translation>Aucun poids à lui seul, quelle que soit sa valeur, n’en place un autre en tête.</translation>
    </message>
    <message>
        <source>Not all objectives are assessed (sovereignty.assessment).</source>
        <translation>Les objectifs ne sont pas tous évalués (sovereignty.assessment).</translation>
    </message>
    <message>
        <source>Nothing was measured, and for a prediction model, GPU and lengths of the catalogue are not all stated.</source>
        <translation>Rien n’a été mesuré, et pour une prédiction, le modèle, le GPU et les longueurs du catalogue ne sont pas tous indiqués.</translation>
    </message>
    <message>
        <source>Of %1 figures that the text states, %2 do not follow from its own inputs.</source>
        <translation>Sur %1 chiffres énoncés dans le texte, %2 ne découlent pas de ses propres données d’entrée.</translation>
    </message>
    <message>
        <source>Of the %1 that are bought, %2 % stand idle over the day: room for batch work, or for machines that are rented by the hour.</source>
        <translation>Sur les %1 achetées, %2&#xa0;% sont inactives sur la journée&#xa0;: de la place pour du traitement par lots, ou pour des machines louées à l’heure.</translation>
    </message>
    <message>
        <source>One check is open, and it is severe.</source>
        <translation>Une vérification est ouverte, et elle est grave.</translation>
    </message>
    <message>
        <source>One check is open.</source>
        <translation>Une vérification est ouverte.</translation>
    </message>
    <message>
        <source>Power, throughput or the price of electricity is not known.</source>
        <translation>La puissance, le débit ou le prix de l’électricité n’est pas connu.</translation>
    </message>
    <message>
        <source>Prefill and decode on replicas of their own</source>
        <translation>Prefill et decode sur des réplicas séparés</translation>
    </message>
    <message>
        <source>Prefill and decode on replicas of their own, %1 to %2</source>
        <translation>Prefill et decode sur des réplicas séparés, %1 pour %2</translation>
    </message>
    <message>
        <source>Reading the weights once takes %1 ms on these GPUs: without speculative decoding no setting reaches %2 of %3 ms. It takes more GPUs a replica, fewer bytes a weight or more bandwidth.</source>
        <translation>Lire les poids une fois prend %1 ms sur ces GPU&#xa0;: sans décodage spéculatif, aucun réglage n’atteint %2 de %3 ms. Il faut plus de GPU par réplica, moins d’octets par poids ou plus de bande passante.</translation>
    </message>
    <message>
        <source>Requests per second of a node of four H100, source and engine</source>
        <translation>Requêtes par seconde d’un nœud de quatre H100, source et moteur</translation>
    </message>
    <message>
        <source>Requests per second of a node: the engine finds between %1 and %2 times the middle of the source&apos;s ranges, which the source&apos;s own worksheet contradicts by a factor of seven to ten.</source>
        <translation>Requêtes par seconde d’un nœud&#xa0;: le moteur trouve entre %1 et %2 fois le milieu des plages de la source, que la feuille de calcul de la source elle-même contredit d’un facteur sept à dix.</translation>
    </message>
    <message>
        <source>SCI, ISO/IEC 21031</source>
        <translation>SCI, ISO/IEC 21031</translation>
    </message>
    <message>
        <source>Services on one cluster</source>
        <translation>Services sur un même cluster</translation>
    </message>
    <message>
        <source>Some of the points of %1 are estimates of its source.</source>
        <translation>Certains points de %1 sont des estimations de sa source.</translation>
    </message>
    <message>
        <source>That is %1 GPUs in %2 nodes.</source>
        <translation>Cela fait %1 GPU dans %2 nœuds.</translation>
    </message>
    <message>
        <source>That power was measured on %1 GPUs and a replica has %2: another split draws another power.</source>
        <translation>Cette puissance a été mesurée sur %1 GPU et un réplica en a %2&#xa0;: une autre répartition consomme une autre puissance.</translation>
    </message>
    <message>
        <source>The day takes between %1 replicas at %2 h and %3 at %4 h, %5 on average.</source>
        <translation>La journée demande entre %1 réplicas à %2 h et %3 à %4 h, %5 en moyenne.</translation>
    </message>
    <message>
        <source>The engine may take as many already.</source>
        <translation>Le moteur en accepte peut-être déjà autant.</translation>
    </message>
    <message>
        <source>The facts about operator and site do not tell whether the gate is held.</source>
        <translation>Les faits sur l’exploitant et le site ne permettent pas de dire si le critère éliminatoire est respecté.</translation>
    </message>
    <message>
        <source>The figures come without an interval: they are measured or stated as one number.</source>
        <translation>Les chiffres sont donnés sans intervalle&#xa0;: ils sont mesurés ou indiqués comme une valeur unique.</translation>
    </message>
    <message>
        <source>The first %1 requests of the trace are replayed, faster or slower for each load: its bursts and its pairs of lengths are kept.</source>
        <translation>Les %1 premières requêtes de la trace sont rejouées, plus vite ou plus lentement selon la charge&#xa0;: ses rafales et ses paires de longueurs sont conservées.</translation>
    </message>
    <message>
        <source>The grid&apos;s carbon is not stated (site.grid_g_per_kwh, site.zone).</source>
        <translation>Le carbone du réseau n’est pas indiqué (site.grid_g_per_kwh, site.zone).</translation>
    </message>
    <message>
        <source>The hours of %1 are those of the file (UTC) and the hours of load_shape are taken as the same.</source>
        <translation>Les heures de %1 sont celles du fichier (UTC) et celles de load_shape sont supposées être les mêmes.</translation>
    </message>
    <message>
        <source>The mean live context is not known, or nothing fits.</source>
        <translation>Le contexte actif moyen n’est pas connu, ou rien ne tient en mémoire.</translation>
    </message>
    <message>
        <source>The measured sweep stands for what it did not measure: %1</source>
        <translation>Le balayage mesuré tient lieu de ce qu’il n’a pas mesuré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The number of GPUs is not known.</source>
        <translation>Le nombre de GPU n’est pas connu.</translation>
    </message>
    <message>
        <source>The price that is stated is not that of a %1 and no other could be sourced: its cost is unknown until it is stated.</source>
        <translation>Le prix indiqué n’est pas celui d’un %1 et aucun autre n’a pu être sourcé&#xa0;: son coût est inconnu tant qu’il n’est pas indiqué.</translation>
    </message>
    <message>
        <source>The price that is stated is not that of a %1: it is taken as rented at %2 for %3 €/GPU-h (catalogue, %4).</source>
        <translation>Le prix indiqué n’est pas celui d’un %1&#xa0;: il est supposé loué chez %2 à %3 €/GPU-h (catalogue, %4).</translation>
    </message>
    <message>
        <source>The results do not state it.</source>
        <translation>Les résultats ne l’indiquent pas.</translation>
    </message>
    <message>
        <source>The share of requests inside the SLO is not known.</source>
        <translation>La part des requêtes respectant le SLO n’est pas connue.</translation>
    </message>
    <message>
        <source>The sweep shows no knee; knee.reason says why.</source>
        <translation>Le balayage ne présente pas de coude&#xa0;; knee.reason dit pourquoi.</translation>
    </message>
    <message>
        <source>The trace %1 cannot be read: %2</source>
        <translation>La trace %1 ne peut pas être lue&#xa0;: %2</translation>
    </message>
    <message>
        <source>The trace %1 cannot be read: requests arrive at random (Poisson) instead.</source>
        <translation>La trace %1 ne peut pas être lue&#xa0;: les requêtes arrivent à la place au hasard (Poisson).</translation>
    </message>
    <message>
        <source>The trace holds lengths alone, no times: its pairs of lengths arrive at random (Poisson).</source>
        <translation>La trace ne contient que des longueurs, pas d’instants&#xa0;: ses paires de longueurs arrivent au hasard (Poisson).</translation>
    </message>
    <message>
        <source>The trace is not at hand: requests arrive at random (Poisson).</source>
        <translation>La trace n’est pas disponible&#xa0;: les requêtes arrivent au hasard (Poisson).</translation>
    </message>
    <message>
        <source>The trace tells which prompts begin alike: the prefix cache is simulated with its blocks.</source>
        <translation>La trace indique quels prompts commencent de la même façon&#xa0;: le cache de préfixes est simulé avec ses blocs.</translation>
    </message>
    <message>
        <source>There are no tokens per second to divide the cost by.</source>
        <translation>Il n’y a pas de tokens par seconde par lesquels diviser le coût.</translation>
    </message>
    <message>
        <source>There are no tokens per second to divide the power by.</source>
        <translation>Il n’y a pas de tokens par seconde par lesquels diviser la puissance.</translation>
    </message>
    <message>
        <source>There is no cost to divide by tokens.</source>
        <translation>Il n’y a pas de coût à diviser par les tokens.</translation>
    </message>
    <message>
        <source>There is no energy to weigh with the grid&apos;s carbon.</source>
        <translation>Il n’y a pas d’énergie à pondérer par le carbone du réseau.</translation>
    </message>
    <message>
        <source>There is no power to divide by tokens.</source>
        <translation>Il n’y a pas de puissance à diviser par les tokens.</translation>
    </message>
    <message>
        <source>Two inputs at once: %1</source>
        <translation>Deux entrées à la fois&#xa0;: %1</translation>
    </message>
    <message>
        <source>Up to %1 sequences at a time</source>
        <translation>Jusqu’à %1 séquences à la fois</translation>
    </message>
    <message>
        <source>What making the hardware gave off is not stated (energy.embodied).</source>
        <translation>Les émissions de fabrication du matériel ne sont pas indiquées (energy.embodied).</translation>
    </message>
    <message>
        <source>What one replica serves is not known.</source>
        <translation>On ne sait pas ce que sert un réplica.</translation>
    </message>
    <message>
        <source>With your weights %1 and %2 come first together.</source>
        <translation>Avec les poids choisis, %1 et %2 arrivent ensemble en tête.</translation>
    </message>
    <message>
        <source>With your weights %1 comes first, and stays first in %2 % of the draws in which each weight is up to one and a half times larger or smaller.</source>
        <translation>Avec les poids choisis, %1 arrive en tête, et y reste dans %2&#xa0;% des tirages où chaque poids est jusqu’à une fois et demie plus grand ou plus petit.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tag of a run</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une étiquette d’exécution</translation>
    </message>
    <message>
        <source>answers of %1 tokens were measured, the scenario has %2</source>
        <translation>des réponses de %1 tokens ont été mesurées, le scénario en prévoit %2</translation>
    </message>
    <message>
        <source>at the boards</source>
        <translation>aux cartes</translation>
    </message>
    <message>
        <source>at the meter</source>
        <translation>au compteur</translation>
    </message>
    <message>
        <source>at the node</source>
        <translation>au nœud</translation>
    </message>
    <message>
        <source>boundary of the power</source>
        <translation>périmètre de la puissance</translation>
    </message>
    <message>
        <source>closed loop</source>
        <translation>boucle fermée</translation>
    </message>
    <message>
        <source>country of the site</source>
        <translation>pays du site</translation>
    </message>
    <message>
        <source>data parallelism</source>
        <translation>parallélisme de données</translation>
    </message>
    <message>
        <source>direct emissions</source>
        <translation>émissions directes</translation>
    </message>
    <message>
        <source>discounted</source>
        <translation>actualisé</translation>
    </message>
    <message>
        <source>drafted tokens</source>
        <translation>tokens spéculés</translation>
    </message>
    <message>
        <source>energy.power_w is not stated: %1 W a GPU are taken as measured with %2 requests together (%3).</source>
        <translation>energy.power_w n’est pas indiqué&#xa0;: %1 W par GPU sont retenus, tels que mesurés avec %2 requêtes simultanées (%3).</translation>
    </message>
    <message>
        <source>energy.power_w is not stated: %1 W a GPU are taken as measured with %2 requests together, the fullest batch of the file, since the load is not known (%3).</source>
        <translation>energy.power_w n’est pas indiqué&#xa0;: %1 W par GPU sont retenus, tels que mesurés avec %2 requêtes simultanées, le batch le plus rempli du fichier, puisque la charge n’est pas connue (%3).</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>moteur</translation>
    </message>
    <message>
        <source>expert parallelism</source>
        <translation>parallélisme d’experts</translation>
    </message>
    <message>
        <source>facility</source>
        <translation>centre de données</translation>
    </message>
    <message>
        <source>found &quot;%1&quot; as %2, expected a whole number from 1</source>
        <translation>«&#xa0;%1&#xa0;» trouvé pour %2, un nombre entier à partir de 1 est attendu</translation>
    </message>
    <message>
        <source>found &quot;%1&quot; as the warm-up, expected discarded or kept</source>
        <translation>«&#xa0;%1&#xa0;» trouvé pour l’échauffement, discarded ou kept est attendu</translation>
    </message>
    <message>
        <source>in full use</source>
        <translation>en pleine utilisation</translation>
    </message>
    <message>
        <source>it was measured on %1, the scenario has %2</source>
        <translation>la mesure a été faite sur %1, le scénario a %2</translation>
    </message>
    <message>
        <source>kWh/1M tok</source>
        <translation>kWh/1M tok</translation>
    </message>
    <message>
        <source>link between the GPUs</source>
        <translation>lien entre les GPU</translation>
    </message>
    <message>
        <source>method of the grid&apos;s carbon</source>
        <translation>méthode du carbone du réseau</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modèle</translation>
    </message>
    <message>
        <source>more sequences</source>
        <translation>plus de séquences</translation>
    </message>
    <message>
        <source>most requests at a time (max_num_seqs)</source>
        <translation>maximum de requêtes à la fois (max_num_seqs)</translation>
    </message>
    <message>
        <source>not discounted</source>
        <translation>non actualisé</translation>
    </message>
    <message>
        <source>not read: the project states no hash of this file</source>
        <translation>non lu&#xa0;: le projet n’indique pas d’empreinte de ce fichier</translation>
    </message>
    <message>
        <source>nothing was measured above %1 at a time, %2 are planned</source>
        <translation>rien n’a été mesuré au-delà de %1 à la fois, %2 sont prévues</translation>
    </message>
    <message>
        <source>open loop</source>
        <translation>boucle ouverte</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>exploitant</translation>
    </message>
    <message>
        <source>ownership</source>
        <translation>propriété</translation>
    </message>
    <message>
        <source>pipeline parallelism</source>
        <translation>parallélisme de pipeline</translation>
    </message>
    <message>
        <source>power that the site can give</source>
        <translation>puissance que le site peut fournir</translation>
    </message>
    <message>
        <source>precision of the KV cache</source>
        <translation>précision du cache KV</translation>
    </message>
    <message>
        <source>precision of the weights</source>
        <translation>précision des poids</translation>
    </message>
    <message>
        <source>prefill apart</source>
        <translation>prefill séparé</translation>
    </message>
    <message>
        <source>prompts of %1 tokens were measured, the scenario has %2</source>
        <translation>des prompts de %1 tokens ont été mesurés, le scénario en prévoit %2</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>rapport</translation>
    </message>
    <message>
        <source>redundancy</source>
        <translation>redondance</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>requêtes</translation>
    </message>
    <message>
        <source>results</source>
        <translation>résultats</translation>
    </message>
    <message>
        <source>risk class under the AI Act</source>
        <translation>classe de risque selon l’AI Act</translation>
    </message>
    <message>
        <source>role under the AI Act</source>
        <translation>rôle selon l’AI Act</translation>
    </message>
    <message>
        <source>said by a person, not by the file: %1</source>
        <translation>déclaré par une personne, pas par le fichier&#xa0;: %1</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>scénario</translation>
    </message>
    <message>
        <source>scope 3, category 2</source>
        <translation>scope 3, catégorie 2</translation>
    </message>
    <message>
        <source>several processes</source>
        <translation>plusieurs processus</translation>
    </message>
    <message>
        <source>single process</source>
        <translation>processus unique</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>tariff</source>
        <translation>tarif</translation>
    </message>
    <message>
        <source>tensor parallelism</source>
        <translation>parallélisme tensoriel</translation>
    </message>
    <message>
        <source>the hardware is there</source>
        <translation>le matériel est déjà là</translation>
    </message>
    <message>
        <source>the tag %1 is empty</source>
        <translation>l’étiquette %1 est vide</translation>
    </message>
    <message>
        <source>the tag %1 is longer than 200 bytes</source>
        <translation>l’étiquette %1 dépasse 200 octets</translation>
    </message>
    <message>
        <source>the tag %1 looks like a password or a key; it is not kept</source>
        <translation>l’étiquette %1 ressemble à un mot de passe ou à une clé&#xa0;; elle n’est pas conservée</translation>
    </message>
    <message>
        <source>token budget of a step (max_num_batched_tokens)</source>
        <translation>budget de tokens d’une étape (max_num_batched_tokens)</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>tokens inside the SLO</source>
        <translation>tokens dans le SLO</translation>
    </message>
    <message>
        <source>used</source>
        <translation>utilisé</translation>
    </message>
    <message>
        <source>version of the engine</source>
        <translation>version du moteur</translation>
    </message>
    <message>
        <source>whole fleet</source>
        <translation>parc entier</translation>
    </message>
    <message>
        <source>whole life cycle</source>
        <translation>cycle de vie complet</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>charge de travail</translation>
    </message>
    <message>
        <source>€/h</source>
        <translation>€/h</translation>
    </message>
    <message>
        <source>€/year</source>
        <translation>€/an</translation>
    </message>
    <message>
        <source>%1 %2 for a euro, as of %3, instead of %4</source>
        <translation>%1 %2 pour un euro, au %3, au lieu de %4</translation>
    </message>
    <message>
        <source>%1 (board)</source>
        <translation>%1 (carte)</translation>
    </message>
    <message>
        <source>%1 (facility)</source>
        <translation>%1 (centre de données)</translation>
    </message>
    <message>
        <source>%1 (goodput)</source>
        <translation>%1 (goodput)</translation>
    </message>
    <message>
        <source>%1 (node)</source>
        <translation>%1 (nœud)</translation>
    </message>
    <message>
        <source>%1 (output)</source>
        <translation>%1 (sortie)</translation>
    </message>
    <message>
        <source>%1 (total)</source>
        <translation>%1 (total)</translation>
    </message>
    <message>
        <source>%1 GPU</source>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPU</translation>
    </message>
    <message>
        <source>%1 and %2 more: %3</source>
        <translation>%1 et %2 de plus&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 cannot be brought to one footing: %2</source>
        <translation>%1 ne peut pas être ramené à une base commune&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 for a euro</source>
        <translation>%1 pour un euro</translation>
    </message>
    <message>
        <source>%1 g/kWh of the whole life cycle (%2) instead of %3 g/kWh</source>
        <translation>%1 g/kWh sur le cycle de vie complet (%2) au lieu de %3 g/kWh</translation>
    </message>
    <message>
        <source>%1 gCO₂e/1M tok</source>
        <translation>%1 gCO₂e/1M tok</translation>
    </message>
    <message>
        <source>%1 good</source>
        <translation>%1 en goodput</translation>
    </message>
    <message>
        <source>%1 node</source>
        <translation>%1 nœud</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nœuds</translation>
    </message>
    <message>
        <source>%1 of the draws were simulated as well: the quick way is off by %2 % in the middle, by %3 % at most.</source>
        <translation>%1 des tirages ont aussi été simulés&#xa0;: la méthode rapide s’écarte de %2&#xa0;% à la médiane, de %3&#xa0;% au plus.</translation>
    </message>
    <message>
        <source>%1 output</source>
        <translation>%1 en sortie</translation>
    </message>
    <message>
        <source>%1 req/s</source>
        <translation>%1 req/s</translation>
    </message>
    <message>
        <source>%1 requests per second take about %2 replicas, about %3 with head-room.</source>
        <translation>%1 requêtes par seconde demandent environ %2 réplicas, environ %3 avec marge.</translation>
    </message>
    <message>
        <source>%1 requests per second take about %2 replicas.</source>
        <translation>%1 requêtes par seconde demandent environ %2 réplicas.</translation>
    </message>
    <message>
        <source>%1 services take %2 GPUs together, in one node.</source>
        <translation>%1 services occupent ensemble %2 GPU, dans un seul nœud.</translation>
    </message>
    <message>
        <source>%1 × %2 s</source>
        <translation>%1 × %2 s</translation>
    </message>
    <message>
        <source>%1, %2: design %3, benchmark %4, production %5</source>
        <translation>%1, %2&#xa0;: conception %3, benchmark %4, production %5</translation>
    </message>
    <message>
        <source>%1, on one footing: %2 is %3 instead of %4 (%5)</source>
        <translation>%1, sur une base commune&#xa0;: %2 est de %3 au lieu de %4 (%5)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 by %3</source>
        <translation>%1&#xa0;: %2 selon %3</translation>
    </message>
    <message>
        <source>%1: on the front in %2 % of %3 draws</source>
        <translation>%1&#xa0;: sur le front dans %2&#xa0;% des %3 tirages</translation>
    </message>
    <message>
        <source>%1: on the front in %2 %, cheapest in %3 % of %4 draws</source>
        <translation>%1&#xa0;: sur le front dans %2&#xa0;%, le moins cher dans %3&#xa0;% des %4 tirages</translation>
    </message>
    <message>
        <source>At every use up to %2 million tokens a day %1 is the cheapest.</source>
        <translation>À tout niveau d’usage jusqu’à %2 millions de tokens par jour, le moins cher est %1.</translation>
    </message>
    <message>
        <source>Austria</source>
        <translation>Autriche</translation>
    </message>
    <message>
        <source>B/token</source>
        <translation>o/token</translation>
    </message>
    <message>
        <source>Belgium</source>
        <translation>Belgique</translation>
    </message>
    <message>
        <source>Bulgaria</source>
        <translation>Bulgarie</translation>
    </message>
    <message>
        <source>Carbon by the method of the whole life cycle</source>
        <translation>Carbone selon la méthode du cycle de vie complet</translation>
    </message>
    <message>
        <source>Croatia</source>
        <translation>Croatie</translation>
    </message>
    <message>
        <source>Cyprus</source>
        <translation>Chypre</translation>
    </message>
    <message>
        <source>Czechia</source>
        <translation>Tchéquie</translation>
    </message>
    <message>
        <source>Denmark</source>
        <translation>Danemark</translation>
    </message>
    <message>
        <source>EU-27 (industrial price reference)</source>
        <translation>UE-27 (référence de prix industriel)</translation>
    </message>
    <message>
        <source>Each further unit begins nearly empty: above %1 million tokens a day %2 is the cheapest for a stretch.</source>
        <translation>Chaque unité supplémentaire démarre presque vide&#xa0;: au-dessus de %1 millions de tokens par jour, le moins cher sur un intervalle est %2.</translation>
    </message>
    <message>
        <source>Energy and power at one boundary</source>
        <translation>Énergie et puissance sur un même périmètre</translation>
    </message>
    <message>
        <source>Estonia</source>
        <translation>Estonie</translation>
    </message>
    <message>
        <source>Even in full use the purchase never pays for itself against %1.</source>
        <translation>Même à pleine utilisation, l’achat ne s’amortit jamais face à %1.</translation>
    </message>
    <message>
        <source>Figures of output tokens</source>
        <translation>Valeurs en tokens de sortie</translation>
    </message>
    <message>
        <source>Finland</source>
        <translation>Finlande</translation>
    </message>
    <message>
        <source>France</source>
        <translation>France</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Allemagne</translation>
    </message>
    <message>
        <source>Goodput of one GPU instead of the fleet&apos;s</source>
        <translation>Goodput d’un GPU au lieu de celui du parc</translation>
    </message>
    <message>
        <source>Greece</source>
        <translation>Grèce</translation>
    </message>
    <message>
        <source>How far lengths spread is not stated (p95): they are drawn within a tenth of what is.</source>
        <translation>La dispersion des longueurs n’est pas indiquée (p95)&#xa0;: elles sont tirées à un dixième près de la valeur indiquée.</translation>
    </message>
    <message>
        <source>How much faster and how much worse another precision is has to be measured: run both in one, or let the precision be what is compared.</source>
        <translation>De combien une autre précision est plus rapide et moins bonne doit être mesuré&#xa0;: exécuter les deux dans une même précision, ou faire de la précision l’objet de la comparaison.</translation>
    </message>
    <message>
        <source>Hungary</source>
        <translation>Hongrie</translation>
    </message>
    <message>
        <source>Iceland</source>
        <translation>Islande</translation>
    </message>
    <message>
        <source>In full use the purchase has paid for itself against %1 after %2 months.</source>
        <translation>À pleine utilisation, l’achat s’est amorti face à %1 après %2 mois.</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>Irlande</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italie</translation>
    </message>
    <message>
        <source>KV cache of the start-up log</source>
        <translation>Cache KV du journal de démarrage</translation>
    </message>
    <message>
        <source>KV ceiling</source>
        <translation>Plafond KV</translation>
    </message>
    <message>
        <source>Latency and throughput depend on the load in no fixed ratio: compare both at one demand, or each at its own safe capacity under one SLO.</source>
        <translation>Latence et débit ne dépendent pas de la charge dans un rapport fixe&#xa0;: comparer les deux à une même demande, ou chacun à sa propre capacité sûre sous un même SLO.</translation>
    </message>
    <message>
        <source>Latvia</source>
        <translation>Lettonie</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Lithuania</source>
        <translation>Lituanie</translation>
    </message>
    <message>
        <source>Luxembourg</source>
        <translation>Luxembourg</translation>
    </message>
    <message>
        <source>Malta</source>
        <translation>Malte</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Pays-Bas</translation>
    </message>
    <message>
        <source>Norway</source>
        <translation>Norvège</translation>
    </message>
    <message>
        <source>Nothing is predicted: the model cannot be split like this.</source>
        <translation>Rien n’est prédit&#xa0;: le modèle ne peut pas être réparti ainsi.</translation>
    </message>
    <message>
        <source>Nothing is predicted: the model does not fit on these GPUs in this split; each lacks %1 GB.</source>
        <translation>Rien n’est prédit&#xa0;: le modèle ne tient pas sur ces GPU avec cette répartition&#xa0;; il manque %1 Go à chacun.</translation>
    </message>
    <message>
        <source>Of the grid of %1 the catalogue has no figure of the life cycle.</source>
        <translation>Pour le réseau électrique de %1, le catalogue n’a pas de valeur sur le cycle de vie.</translation>
    </message>
    <message>
        <source>On which intensity the carbon of %1 stands is not known.</source>
        <translation>L’intensité sur laquelle repose le carbone de %1 n’est pas connue.</translation>
    </message>
    <message>
        <source>Poland</source>
        <translation>Pologne</translation>
    </message>
    <message>
        <source>Portugal</source>
        <translation>Portugal</translation>
    </message>
    <message>
        <source>Prices at one rate of exchange</source>
        <translation>Prix à un même taux de change</translation>
    </message>
    <message>
        <source>Requests in flight in a replica</source>
        <translation>Requêtes en cours dans un réplica</translation>
    </message>
    <message>
        <source>Romania</source>
        <translation>Roumanie</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Slovakia</source>
        <translation>Slovaquie</translation>
    </message>
    <message>
        <source>Slovenia</source>
        <translation>Slovénie</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>Espagne</translation>
    </message>
    <message>
        <source>Stated in the project, without a source.</source>
        <translation>Indiqué dans le projet, sans source.</translation>
    </message>
    <message>
        <source>Sweden</source>
        <translation>Suède</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>Suisse</translation>
    </message>
    <message>
        <source>The PUE of %1 is not stated: its energy at the %2 says nothing of the facility.</source>
        <translation>Le PUE de %1 n’est pas indiqué&#xa0;: son énergie au niveau «&#xa0;%2&#xa0;» ne dit rien du centre de données.</translation>
    </message>
    <message>
        <source>The assessment, objective by objective</source>
        <translation>L’évaluation, objectif par objectif</translation>
    </message>
    <message>
        <source>The lengths of prompts and answers of %1 are not stated: how many of its tokens are output is not known.</source>
        <translation>Les longueurs des prompts et des réponses de %1 ne sont pas indiquées&#xa0;: on ne sait pas combien de ses tokens sont des tokens de sortie.</translation>
    </message>
    <message>
        <source>The number of their GPUs is not stated: what one of them serves is not known.</source>
        <translation>Le nombre de leurs GPU n’est pas indiqué&#xa0;: on ne sait pas ce que sert un seul d’entre eux.</translation>
    </message>
    <message>
        <source>The price of %1 is of %2 and that of %3 of %4: no price follows from one of another day. Ask for both anew.</source>
        <translation>Le prix de %1 date du %2 et celui de %3 du %4&#xa0;: aucun prix ne se déduit de celui d’un autre jour. Demander de nouveau les deux.</translation>
    </message>
    <message>
        <source>The price that is stated is not that of a %1, and every offer of it that could be sourced is of a provider whom the gate %2 keeps out: its cost is unknown until it is stated.</source>
        <translation>Le prix indiqué n’est pas celui d’un %1, et toutes les offres sourcées pour celui-ci viennent d’un fournisseur que le critère éliminatoire %2 exclut&#xa0;: son coût est inconnu tant qu’il n’est pas indiqué.</translation>
    </message>
    <message>
        <source>These bytes begin like a packed document and do not go on like one.</source>
        <translation>Ces octets commencent comme un document compressé mais ne continuent pas comme tel.</translation>
    </message>
    <message>
        <source>Time and memory do not follow from the length by a factor: measure or predict both at one context.</source>
        <translation>Temps et mémoire ne se déduisent pas de la longueur par un facteur&#xa0;: mesurer ou prédire les deux à un même contexte.</translation>
    </message>
    <message>
        <source>Tokens of another model are other tokens: no factor says what they are worth. Attach an evaluation of both and compare at one quality.</source>
        <translation>Les tokens d’un autre modèle sont d’autres tokens&#xa0;: aucun facteur ne dit ce qu’ils valent. Joindre une évaluation des deux et comparer à qualité égale.</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation>Royaume-Uni</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>États-Unis</translation>
    </message>
    <message>
        <source>Up to %1 million tokens a day %2 is the cheapest; from there on %3 is.</source>
        <translation>Jusqu’à %1 millions de tokens par jour, le moins cher est %2&#xa0;; au-delà&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Up to %1 million tokens a day, %2 % of what one unit serves, %3 is the cheapest; from there on %4 is.</source>
        <translation>Jusqu’à %1 millions de tokens par jour, soit %2&#xa0;% de ce que sert une unité, le moins cher est %3&#xa0;; au-delà&#xa0;: %4.</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>TVA</translation>
    </message>
    <message>
        <source>W/GPU</source>
        <translation>W/GPU</translation>
    </message>
    <message>
        <source>What a client of a single process could not send is in none of its figures: repeat with one tool.</source>
        <translation>Ce qu’un client à processus unique n’a pas pu envoyer ne figure dans aucune de ses valeurs&#xa0;: répéter avec un même outil.</translation>
    </message>
    <message>
        <source>What limits is the engine&apos;s max_num_seqs: at most %1 requests run at once.</source>
        <translation>Le facteur limitant est le max_num_seqs du moteur&#xa0;: au plus %1 requêtes s’exécutent à la fois.</translation>
    </message>
    <message>
        <source>What limits is the memory for the KV cache: %1 requests of the mean context fit in a replica.</source>
        <translation>Le facteur limitant est la mémoire du cache KV&#xa0;: %1 requêtes au contexte moyen tiennent dans un réplica.</translation>
    </message>
    <message>
        <source>What limits is the time per output token: %1 is %2 ms of the %3 ms allowed.</source>
        <translation>Le facteur limitant est le temps par token de sortie&#xa0;: %1 est de %2 ms sur les %3 ms admis.</translation>
    </message>
    <message>
        <source>What limits is the time to the first token: %1 is %2 ms of the %3 ms allowed.</source>
        <translation>Le facteur limitant est le temps jusqu’au premier token&#xa0;: %1 est de %2 ms sur les %3 ms admis.</translation>
    </message>
    <message>
        <source>What the candidates state</source>
        <translation>Ce que les candidats indiquent</translation>
    </message>
    <message>
        <source>What the node of %1 draws beyond its boards is not stated: state energy.node_factor, or measure at the node.</source>
        <translation>Ce que le nœud de %1 consomme en plus de ses cartes n’est pas indiqué&#xa0;: indiquer energy.node_factor, ou mesurer au niveau du nœud.</translation>
    </message>
    <message>
        <source>While an upgrade takes one replica after the other, %1 of %2 serve %3.</source>
        <translation>Pendant qu’une mise à niveau prend un réplica après l’autre, %1 sur %2 servent %3.</translation>
    </message>
    <message>
        <source>While an upgrade takes one replica after the other, %1 of %2 serve %3: the demand is kept.</source>
        <translation>Pendant qu’une mise à niveau prend un réplica après l’autre, %1 sur %2 servent %3&#xa0;: la demande est tenue.</translation>
    </message>
    <message>
        <source>While an upgrade takes one replica after the other, %1 of %2 serve %3: the demand is not kept.</source>
        <translation>Pendant qu’une mise à niveau prend un réplica après l’autre, %1 sur %2 servent %3&#xa0;: la demande n’est pas tenue.</translation>
    </message>
    <message>
        <source>With one node down, %1 of %2 replicas serve %3 requests per second inside the SLO.</source>
        <translation>Avec un nœud en panne, %1 réplicas sur %2 servent %3 requêtes par seconde dans le SLO.</translation>
    </message>
    <message>
        <source>With one node down, %1 of %2 replicas serve %3 requests per second inside the SLO: the demand is kept.</source>
        <translation>Avec un nœud en panne, %1 réplicas sur %2 servent %3 requêtes par seconde dans le SLO&#xa0;: la demande est tenue.</translation>
    </message>
    <message>
        <source>With one node down, %1 of %2 replicas serve only %3 requests per second inside the SLO: the demand is not kept.</source>
        <translation>Avec un nœud en panne, %1 réplicas sur %2 ne servent que %3 requêtes par seconde dans le SLO&#xa0;: la demande n’est pas tenue.</translation>
    </message>
    <message>
        <source>With one replica to spare it is %1.</source>
        <translation>Avec un réplica de secours, c’est %1.</translation>
    </message>
    <message>
        <source>With the reserve and one replica to spare it is %1.</source>
        <translation>Avec la réserve et un réplica de secours, c’est %1.</translation>
    </message>
    <message>
        <source>With the reserve it is %1.</source>
        <translation>Avec la réserve, c’est %1.</translation>
    </message>
    <message>
        <source>assessment</source>
        <translation>évaluation</translation>
    </message>
    <message>
        <source>average power</source>
        <translation>puissance moyenne</translation>
    </message>
    <message>
        <source>average power at the meter</source>
        <translation>puissance moyenne au compteur</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>blocs</translation>
    </message>
    <message>
        <source>bytes a value</source>
        <translation>octets par valeur</translation>
    </message>
    <message>
        <source>capital bound</source>
        <translation>capital immobilisé</translation>
    </message>
    <message>
        <source>compressed row</source>
        <translation>ligne compressée</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculé</translation>
    </message>
    <message>
        <source>cost per hour</source>
        <translation>coût par heure</translation>
    </message>
    <message>
        <source>cost per month</source>
        <translation>coût par mois</translation>
    </message>
    <message>
        <source>data-parallel ranks</source>
        <translation>rangs du parallélisme de données</translation>
    </message>
    <message>
        <source>days</source>
        <translation>jours</translation>
    </message>
    <message>
        <source>discount rate</source>
        <translation>taux d’actualisation</translation>
    </message>
    <message>
        <source>egress</source>
        <translation>trafic sortant</translation>
    </message>
    <message>
        <source>elasticity</source>
        <translation>élasticité</translation>
    </message>
    <message>
        <source>electricity</source>
        <translation>électricité</translation>
    </message>
    <message>
        <source>electricity contracted for</source>
        <translation>électricité sous contrat</translation>
    </message>
    <message>
        <source>electricity of an hour</source>
        <translation>électricité d’une heure</translation>
    </message>
    <message>
        <source>embodied</source>
        <translation>carbone incorporé</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>énergie</translation>
    </message>
    <message>
        <source>energy per token</source>
        <translation>énergie par token</translation>
    </message>
    <message>
        <source>first threshold</source>
        <translation>premier seuil</translation>
    </message>
    <message>
        <source>from all tokens to output tokens: (%1 of the prompt + %2 of the answer) / %2 = %3</source>
        <translation>de tous les tokens aux tokens de sortie&#xa0;: (%1 du prompt + %2 de la réponse) / %2 = %3</translation>
    </message>
    <message>
        <source>from board to meter</source>
        <translation>de la carte au compteur</translation>
    </message>
    <message>
        <source>from the boards to the facility: × %1 for the node × PUE %2</source>
        <translation>des cartes au centre de données&#xa0;: × %1 pour le nœud × PUE %2</translation>
    </message>
    <message>
        <source>from the boards to the facility: × PUE %1; what the node adds is not stated and not counted</source>
        <translation>des cartes au centre de données&#xa0;: × PUE %1&#xa0;; ce que le nœud ajoute n’est ni indiqué ni compté</translation>
    </message>
    <message>
        <source>from the boards to the node: × %1</source>
        <translation>des cartes au nœud&#xa0;: × %1</translation>
    </message>
    <message>
        <source>from the node to the facility: × PUE %1</source>
        <translation>du nœud au centre de données&#xa0;: × PUE %1</translation>
    </message>
    <message>
        <source>gate %1 failed</source>
        <translation>critère %1 non satisfait</translation>
    </message>
    <message>
        <source>gate %1 held</source>
        <translation>critère %1 satisfait</translation>
    </message>
    <message>
        <source>gate %1 unknown</source>
        <translation>critère %1 indéterminé</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>réseau électrique</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>taille de tête</translation>
    </message>
    <message>
        <source>how</source>
        <translation>comment</translation>
    </message>
    <message>
        <source>idle share</source>
        <translation>part à vide</translation>
    </message>
    <message>
        <source>input tokens for an output token</source>
        <translation>tokens d’entrée par token de sortie</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>part interrompue</translation>
    </message>
    <message>
        <source>is the same file as %1, which is read already</source>
        <translation>est le même fichier que %1, déjà lu</translation>
    </message>
    <message>
        <source>kWh/year</source>
        <translation>kWh/an</translation>
    </message>
    <message>
        <source>l/kWh</source>
        <translation>l/kWh</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>couches</translation>
    </message>
    <message>
        <source>lease</source>
        <translation>leasing</translation>
    </message>
    <message>
        <source>leased hardware</source>
        <translation>matériel en leasing</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>machines</translation>
    </message>
    <message>
        <source>made for a GPU</source>
        <translation>fabrication d’un GPU</translation>
    </message>
    <message>
        <source>made for a node</source>
        <translation>fabrication d’un nœud</translation>
    </message>
    <message>
        <source>maintenance, space and staff</source>
        <translation>maintenance, locaux et personnel</translation>
    </message>
    <message>
        <source>mean output tokens</source>
        <translation>tokens de sortie moyens</translation>
    </message>
    <message>
        <source>measured power of a GPU</source>
        <translation>puissance mesurée d’un GPU</translation>
    </message>
    <message>
        <source>measured share of the rated power</source>
        <translation>part mesurée de la puissance nominale</translation>
    </message>
    <message>
        <source>months</source>
        <translation>mois</translation>
    </message>
    <message>
        <source>m³/year</source>
        <translation>m³/an</translation>
    </message>
    <message>
        <source>node over board</source>
        <translation>nœud sur carte</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>non vérifié</translation>
    </message>
    <message>
        <source>of one of its %1 GPUs</source>
        <translation>pour un seul de ses %1 GPU</translation>
    </message>
    <message>
        <source>one replica</source>
        <translation>un réplica</translation>
    </message>
    <message>
        <source>own hardware</source>
        <translation>matériel en propre</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>power in decode</source>
        <translation>puissance en decode</translation>
    </message>
    <message>
        <source>power in prefill</source>
        <translation>puissance en prefill</translation>
    </message>
    <message>
        <source>power of the boards</source>
        <translation>puissance des cartes</translation>
    </message>
    <message>
        <source>present cost</source>
        <translation>coût actualisé</translation>
    </message>
    <message>
        <source>price</source>
        <translation>prix</translation>
    </message>
    <message>
        <source>price in %1</source>
        <translation>prix en %1</translation>
    </message>
    <message>
        <source>price of a month</source>
        <translation>prix d’un mois</translation>
    </message>
    <message>
        <source>price of input tokens</source>
        <translation>prix des tokens d’entrée</translation>
    </message>
    <message>
        <source>price of output tokens</source>
        <translation>prix des tokens de sortie</translation>
    </message>
    <message>
        <source>price with VAT</source>
        <translation>prix TTC</translation>
    </message>
    <message>
        <source>purchase</source>
        <translation>achat</translation>
    </message>
    <message>
        <source>purchase of a unit</source>
        <translation>achat d’une unité</translation>
    </message>
    <message>
        <source>purchases</source>
        <translation>achats</translation>
    </message>
    <message>
        <source>purchases, spread over their years</source>
        <translation>achats, répartis sur leurs années</translation>
    </message>
    <message>
        <source>rated power of a board</source>
        <translation>puissance nominale d’une carte</translation>
    </message>
    <message>
        <source>rented hardware</source>
        <translation>matériel loué</translation>
    </message>
    <message>
        <source>request</source>
        <translation>requête</translation>
    </message>
    <message>
        <source>requests per second × duration of a request</source>
        <translation>requêtes par seconde × durée d’une requête</translation>
    </message>
    <message>
        <source>requests together</source>
        <translation>requêtes simultanées</translation>
    </message>
    <message>
        <source>running cost of a day</source>
        <translation>coût courant d’une journée</translation>
    </message>
    <message>
        <source>safe capacity</source>
        <translation>capacité sûre</translation>
    </message>
    <message>
        <source>share of requests inside the SLO</source>
        <translation>part des requêtes dans le SLO</translation>
    </message>
    <message>
        <source>share of the rated power</source>
        <translation>part de la puissance nominale</translation>
    </message>
    <message>
        <source>share of the rated power by phase</source>
        <translation>part de la puissance nominale par phase</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>simulation</translation>
    </message>
    <message>
        <source>space and staff</source>
        <translation>locaux et personnel</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>indiqué</translation>
    </message>
    <message>
        <source>stated, measured or simulated: the most that keeps the SLO</source>
        <translation>indiqué, mesuré ou simulé&#xa0;: le maximum qui tient le SLO</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>stockage</translation>
    </message>
    <message>
        <source>sum of the years</source>
        <translation>somme des années</translation>
    </message>
    <message>
        <source>t/year</source>
        <translation>t/an</translation>
    </message>
    <message>
        <source>the API</source>
        <translation>l’API</translation>
    </message>
    <message>
        <source>the file is a copy of %1, byte for byte: it counts once in sweeps and averages</source>
        <translation>le fichier est une copie de %1, octet pour octet&#xa0;: il compte une seule fois dans les balayages et les moyennes</translation>
    </message>
    <message>
        <source>the weighted mean of the eight objectives</source>
        <translation>la moyenne pondérée des huit objectifs</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>débit</translation>
    </message>
    <message>
        <source>time in prefill</source>
        <translation>temps en prefill</translation>
    </message>
    <message>
        <source>tok/day</source>
        <translation>tok/jour</translation>
    </message>
    <message>
        <source>tokens of a request</source>
        <translation>tokens d’une requête</translation>
    </message>
    <message>
        <source>tokens of requests inside the SLO</source>
        <translation>tokens des requêtes dans le SLO</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>tokens par seconde</translation>
    </message>
    <message>
        <source>total tokens</source>
        <translation>total des tokens</translation>
    </message>
    <message>
        <source>upkeep</source>
        <translation>entretien</translation>
    </message>
    <message>
        <source>users</source>
        <translation>utilisateurs</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valeur</translation>
    </message>
    <message>
        <source>water</source>
        <translation>eau</translation>
    </message>
    <message>
        <source>what a day of %1 costs</source>
        <translation>ce que coûte une journée de %1</translation>
    </message>
    <message>
        <source>what a day of %1 costs more than one of %2</source>
        <translation>ce qu’une journée de %1 coûte de plus qu’une de %2</translation>
    </message>
    <message>
        <source>what a million tokens of %1 cost more than of %2</source>
        <translation>ce qu’un million de tokens de %1 coûte de plus que de %2</translation>
    </message>
    <message>
        <source>€/GPU-h</source>
        <translation>€/GPU-h</translation>
    </message>
    <message>
        <source>€/day</source>
        <translation>€/jour</translation>
    </message>
    <message>
        <source>€/month</source>
        <translation>€/mois</translation>
    </message>
    <message>
        <source>%1 × %2 for the node × PUE %3: %4 J/token at the facility, to be held against %5.</source>
        <translation>%1 × %2 pour le nœud × PUE %3&#xa0;: %4 J/token au centre de données, à comparer avec %5.</translation>
    </message>
    <message>
        <source>The catalogue knows no grid of the zone %1: its carbon is not known until site.grid_g_per_kwh states it.</source>
        <translation>Le catalogue ne connaît aucun réseau de la zone %1&#xa0;: son carbone reste inconnu tant que site.grid_g_per_kwh ne l’indique pas.</translation>
    </message>
    <message>
        <source>The gate %1 is not known, so nothing can be held against it: EU, a country such as FR, SEAL-0 to SEAL-4 or a score are.</source>
        <translation>Le critère %1 n’est pas connu, rien ne peut donc lui être comparé&#xa0;: le sont EU, un pays comme FR, de SEAL-0 à SEAL-4 ou un score.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>to be checked</source>
        <translation>à vérifier</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>A million tokens cost %1 € over these years, %2 € at today&apos;s use.</source>
        <translation>Un million de tokens coûte %1 € sur ces années, %2 € avec l’usage d’aujourd’hui.</translation>
    </message>
    <message>
        <source>The fleet costs %1 € over %2 years.</source>
        <translation>Le parc coûte %1 € sur %2 ans.</translation>
    </message>
    <message>
        <source>A demand of %1 requests per second takes more replicas of %2 than can be counted: the figures are those of one.</source>
        <translation>Une demande de %1 requêtes par seconde exige plus de réplicas de %2 qu’on ne peut en compter&#xa0;: les valeurs sont celles d’un seul.</translation>
    </message>
    <message>
        <source>%1 alone is on the front, and it is the cheapest.</source>
        <translation>%1 est seul sur le front, et c’est le moins cher.</translation>
    </message>
    <message>
        <source>%1 figures of single requests are beyond anything that exists and are left out</source>
        <translation>%1 valeurs de requêtes individuelles dépassent tout ce qui existe et sont écartées</translation>
    </message>
    <message>
        <source>%1 is dominated once the %2 falls below %3%4.</source>
        <translation>%1 est dominé dès que «&#xa0;%2&#xa0;» tombe sous %3%4.</translation>
    </message>
    <message>
        <source>%1 is on the front in %2 % and the cheapest in %3 % of %4 draws, %5 in %6 % and %7 %.</source>
        <translation>%1 est sur le front dans %2&#xa0;% et le moins cher dans %3&#xa0;% des %4 tirages, %5 dans %6&#xa0;% et %7&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 is on the front in %2 % and the cheapest in %3 % of %4 draws; nobody else ever is.</source>
        <translation>%1 est sur le front dans %2&#xa0;% et le moins cher dans %3&#xa0;% des %4 tirages&#xa0;; aucun autre ne l’est jamais.</translation>
    </message>
    <message>
        <source>%1 joins the front when the %2 falls below %3%4.</source>
        <translation>%1 rejoint le front quand «&#xa0;%2&#xa0;» tombe sous %3%4.</translation>
    </message>
    <message>
        <source>%1 leaves the front when the %2 falls below %3%4.</source>
        <translation>%1 quitte le front quand «&#xa0;%2&#xa0;» tombe sous %3%4.</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are on the front.</source>
        <translation>%1 candidats sur %2 sont sur le front.</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are on the front; %3 is the cheapest.</source>
        <translation>%1 candidats sur %2 sont sur le front&#xa0;; %3 est le moins cher.</translation>
    </message>
    <message>
        <source>%1 of %2 good requests have no %3 that is a number: what is computed from the records leaves them out</source>
        <translation>%1 requêtes conformes sur %2 n’ont pas pour %3 de valeur qui soit un nombre&#xa0;: ce qui est calculé à partir des enregistrements les laisse de côté</translation>
    </message>
    <message>
        <source>%1 stops being dominated when the %2 falls below %3%4.</source>
        <translation>%1 cesse d’être dominé quand «&#xa0;%2&#xa0;» tombe sous %3%4.</translation>
    </message>
    <message>
        <source>%1 stops being dominated with its %2 down by %3 %, below %4.</source>
        <translation>%1 cesse d’être dominé quand sa valeur «&#xa0;%2&#xa0;» baisse de %3&#xa0;%, sous %4.</translation>
    </message>
    <message>
        <source>%1 stops being dominated with its %2 up by %3 %, above %4.</source>
        <translation>%1 cesse d’être dominé quand sa valeur «&#xa0;%2&#xa0;» augmente de %3&#xa0;%, au-dessus de %4.</translation>
    </message>
    <message>
        <source>%1: found %2, more than anything that exists; expected at most %3</source>
        <translation>%1&#xa0;: trouvé %2, plus que tout ce qui existe&#xa0;; attendu au plus %3</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a year from %3 to %4</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;», attendu une année de %3 à %4</translation>
    </message>
    <message>
        <source>On the front are %1.</source>
        <translation>Sur le front&#xa0;: %1.</translation>
    </message>
    <message>
        <source>On the front are %1; %2 is the cheapest.</source>
        <translation>Sur le front&#xa0;: %1&#xa0;; %2 est le moins cher.</translation>
    </message>
    <message>
        <source>That is %1 % above what it is now.</source>
        <translation>C’est %1&#xa0;% au-dessus de la valeur actuelle.</translation>
    </message>
    <message>
        <source>That is %1 % below what it is now.</source>
        <translation>C’est %1&#xa0;% au-dessous de la valeur actuelle.</translation>
    </message>
    <message>
        <source>The %2 is moved most by the %1: between %3 and %4 %5 for 20 % less or more of it; next comes the %6, %7 to %8.</source>
        <translation>Pour «&#xa0;%2&#xa0;», c’est «&#xa0;%1&#xa0;» qui pèse le plus&#xa0;: entre %3 et %4 %5 pour 20&#xa0;% de moins ou de plus&#xa0;; vient ensuite «&#xa0;%6&#xa0;», de %7 à %8.</translation>
    </message>
    <message>
        <source>The %2 is moved most by the %1: between %3 and %4 %5 over its stated range; next comes the %6, %7 to %8.</source>
        <translation>Pour «&#xa0;%2&#xa0;», c’est «&#xa0;%1&#xa0;» qui pèse le plus&#xa0;: entre %3 et %4 %5 sur sa plage indiquée&#xa0;; vient ensuite «&#xa0;%6&#xa0;», de %7 à %8.</translation>
    </message>
    <message>
        <source>The standing of %1 changes when the %2 falls below %3%4.</source>
        <translation>La position de %1 change quand «&#xa0;%2&#xa0;» tombe sous %3%4.</translation>
    </message>
    <message>
        <source>dates itself %1: the clock of that machine was wrong, or the date is damaged</source>
        <translation>porte la date %1&#xa0;: l’horloge de cette machine était fausse, ou la date est corrompue</translation>
    </message>
    <message>
        <source>holds bytes that are no text in UTF-8, the first at byte %1: what is written there is shown with a mark in its place</source>
        <translation>contient des octets qui ne sont pas du texte en UTF-8, le premier à l’octet %1&#xa0;: ce qui y est écrit est affiché avec une marque à sa place</translation>
    </message>
    <message>
        <source>states %1 as %2, which nothing that exists can reach: it is left out</source>
        <translation>indique %2 pour %1, ce que rien de ce qui existe ne peut atteindre&#xa0;: cette valeur est écartée</translation>
    </message>
    <message>
        <source>was written to each time that it was read; try again when nobody writes to it</source>
        <translation>a été modifié à chaque lecture&#xa0;; réessayer quand plus rien n’y écrit</translation>
    </message>
    <message>
        <source>was written to while it was read; what it holds now is read instead</source>
        <translation>a été modifié pendant sa lecture&#xa0;; son contenu actuel est lu à la place</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are on the front; %3, the cheapest, is not among them.</source>
        <translation>%1 candidats sur %2 sont sur le front&#xa0;; %3, le moins cher, n’en fait pas partie.</translation>
    </message>
    <message>
        <source>On the front are %1; %2, the cheapest, is not among them.</source>
        <translation>Sur le front&#xa0;: %1&#xa0;; %2, le moins cher, n’en fait pas partie.</translation>
    </message>
    <message>
        <source>%1 is left out: a tenth of its requests or more failed.</source>
        <translation>%1 est laissé de côté&#xa0;: un dixième de ses requêtes ou plus ont échoué.</translation>
    </message>
    <message>
        <source>%1 is left out: it has neither a time per token nor the throughput of a closed loop.</source>
        <translation>%1 est laissé de côté&#xa0;: il n’a ni temps par token, ni débit d’une boucle fermée.</translation>
    </message>
    <message>
        <source>%1 is left out: its load is not known.</source>
        <translation>%1 est laissé de côté&#xa0;: sa charge n’est pas connue.</translation>
    </message>
    <message>
        <source>%1 is left out: its load or its lengths are beyond what any replica serves.</source>
        <translation>%1 est laissé de côté&#xa0;: sa charge ou ses longueurs dépassent ce que sert un réplica, quel qu’il soit.</translation>
    </message>
    <message>
        <source>%1 is left out: the lengths of its prompts or answers are not known.</source>
        <translation>%1 est laissé de côté&#xa0;: les longueurs de ses prompts ou de ses réponses ne sont pas connues.</translation>
    </message>
    <message>
        <source>%1 is not used: it does not name a model of the catalogue, and files beside it name the project&apos;s, %2.</source>
        <translation>%1 n’est pas utilisé&#xa0;: il ne nomme aucun modèle du catalogue, et des fichiers à côté nomment celui du projet, %2.</translation>
    </message>
    <message>
        <source>%1 is not used: it measures the engine %2, and the project has %3.</source>
        <translation>%1 n’est pas utilisé&#xa0;: il mesure le moteur %2, et le projet a %3.</translation>
    </message>
    <message>
        <source>%1 is not used: it measures the model %2, and the project serves %3.</source>
        <translation>%1 n’est pas utilisé&#xa0;: il mesure le modèle %2, et le projet sert %3.</translation>
    </message>
    <message>
        <source>%1 is not used: it measures weights in %2, and the project has them in %3.</source>
        <translation>%1 n’est pas utilisé&#xa0;: il mesure des poids en %2, et le projet les a en %3.</translation>
    </message>
    <message>
        <source>%1 is not used: it was measured on %2 GPUs a replica, and the project has %3.</source>
        <translation>%1 n’est pas utilisé&#xa0;: la mesure a été faite sur %2 GPU par réplica, et le projet en a %3.</translation>
    </message>
    <message>
        <source>%1 is not used: it was measured on %2, and the project has %3.</source>
        <translation>%1 n’est pas utilisé&#xa0;: la mesure a été faite sur %2, et le projet a %3.</translation>
    </message>
    <message>
        <source>%1 is not used: these files are of several models, and none is known to be the project&apos;s, %2.</source>
        <translation>%1 n’est pas utilisé&#xa0;: ces fichiers portent sur plusieurs modèles, et aucun n’est connu pour être celui du projet, %2.</translation>
    </message>
    <message>
        <source>%1 measured points</source>
        <translation>%1 points mesurés</translation>
    </message>
    <message>
        <source>%1 points of %2</source>
        <translation>%1 points de %2</translation>
    </message>
    <message>
        <source>%1 points of %2 and %3</source>
        <translation>%1 points de %2 et %3</translation>
    </message>
    <message>
        <source>%1 points of %2 and %3 other files</source>
        <translation>%1 points de %2 et de %3 autres fichiers</translation>
    </message>
    <message>
        <source>%1 to %2 at a time were measured, the operating point has %3</source>
        <translation>de %1 à %2 à la fois ont été mesurées, le point de fonctionnement en a %3</translation>
    </message>
    <message>
        <source>%1 to %2 requests/s were measured, the operating point has %3</source>
        <translation>de %1 à %2 requêtes/s ont été mesurées, le point de fonctionnement en a %3</translation>
    </message>
    <message>
        <source>%1: calibrated on %2.</source>
        <translation>%1&#xa0;: étalonné sur %2.</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected %3; predictions go without the calibration</source>
        <translation>%1&#xa0;: trouvé «&#xa0;%2&#xa0;», attendu %3&#xa0;; les prédictions se font sans l’étalonnage</translation>
    </message>
    <message>
        <source>%1: found nothing of use, expected %2; predictions go without the calibration</source>
        <translation>%1&#xa0;: rien d’utilisable trouvé, attendu %2&#xa0;; les prédictions se font sans l’étalonnage</translation>
    </message>
    <message>
        <source>A coefficient stands at the end of its range, 0.5 to 2: what was measured is further from the prediction than the engine explains. Check whether the files measure what the project states.</source>
        <translation>Un coefficient est à la borne de sa plage, de 0,5 à 2&#xa0;: ce qui a été mesuré s’écarte de la prédiction plus que le moteur ne l’explique. Vérifier que les fichiers mesurent ce qu’indique le projet.</translation>
    </message>
    <message>
        <source>A million tokens of the stated goodput cost %1 €.</source>
        <translation>Un million de tokens du goodput indiqué coûte %1 €.</translation>
    </message>
    <message>
        <source>Answers of %1 to %2 tokens.</source>
        <translation>Réponses de %1 à %2 tokens.</translation>
    </message>
    <message>
        <source>Answers of %1 tokens.</source>
        <translation>Réponses de %1 tokens.</translation>
    </message>
    <message>
        <source>CH/AT (A1 group)</source>
        <translation>CH/AT (groupe A1)</translation>
    </message>
    <message>
        <source>Calibrated on %1: fixed times × %2, prompts × %3, memory reads × %4 of the shipped coefficients.</source>
        <translation>Étalonné sur %1&#xa0;: temps fixes × %2, prompts × %3, lectures mémoire × %4 des coefficients livrés.</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Refroidissement</translation>
    </message>
    <message>
        <source>FR/EU - verify ownership</source>
        <translation>FR/UE&#xa0;: propriétaire à vérifier</translation>
    </message>
    <message>
        <source>Fixed times × %1, prompts × %2, memory reads × %3 of the shipped coefficients.</source>
        <translation>Temps fixes × %1, prompts × %2, lectures mémoire × %3 des coefficients livrés.</translation>
    </message>
    <message>
        <source>GB/s</source>
        <translation>Go/s</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>Gio</translation>
    </message>
    <message>
        <source>Installation</source>
        <translation>Installation</translation>
    </message>
    <message>
        <source>Measured at %1 requests at a time.</source>
        <translation>Mesuré à %1 requêtes simultanées.</translation>
    </message>
    <message>
        <source>Measured at %1 requests/s.</source>
        <translation>Mesuré à %1 requêtes/s.</translation>
    </message>
    <message>
        <source>Measured at %1 to %2 requests at a time.</source>
        <translation>Mesuré de %1 à %2 requêtes simultanées.</translation>
    </message>
    <message>
        <source>Measured at %1 to %2 requests/s.</source>
        <translation>Mesuré de %1 à %2 requêtes/s.</translation>
    </message>
    <message>
        <source>NL/EU (Nasdaq-listed)</source>
        <translation>NL/UE (cotée au Nasdaq)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Réseau informatique</translation>
    </message>
    <message>
        <source>Prompts of %1 to %2 tokens.</source>
        <translation>Prompts de %1 à %2 tokens.</translation>
    </message>
    <message>
        <source>Prompts of %1 tokens.</source>
        <translation>Prompts de %1 tokens.</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Baie</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>Baies</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Logiciels</translation>
    </message>
    <message>
        <source>Spare parts</source>
        <translation>Rechanges</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>TB/s</source>
        <translation>To/s</translation>
    </message>
    <message>
        <source>TPOT of these points: %1 % off on the median before, %2 % after.</source>
        <translation>TPOT de ces points&#xa0;: écart médian de %1&#xa0;% avant, de %2&#xa0;% après.</translation>
    </message>
    <message>
        <source>TTFT of these points: %1 % off on the median before, %2 % after.</source>
        <translation>TTFT de ces points&#xa0;: écart médian de %1&#xa0;% avant, de %2&#xa0;% après.</translation>
    </message>
    <message>
        <source>The calibration is used where it was not measured: %1</source>
        <translation>L’étalonnage est utilisé là où il n’a pas été mesuré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The calibration was cancelled.</source>
        <translation>L’étalonnage a été annulé.</translation>
    </message>
    <message>
        <source>The catalogue does not know the model %1: it is taken for the project&apos;s, %2.</source>
        <translation>Le catalogue ne connaît pas le modèle %1&#xa0;: il est pris pour celui du projet, %2.</translation>
    </message>
    <message>
        <source>The files do not say which model they measure: it is taken to be the project&apos;s, %1.</source>
        <translation>Les fichiers ne disent pas quel modèle ils mesurent&#xa0;: celui du projet, %1, est supposé.</translation>
    </message>
    <message>
        <source>The project decodes speculatively: how many drafts were accepted in a measurement is not known, so that nothing can be fitted to it.</source>
        <translation>Le projet utilise le décodage spéculatif&#xa0;: on ne sait pas combien de tokens spéculés ont été acceptés lors d’une mesure, de sorte que rien ne peut y être ajusté.</translation>
    </message>
    <message>
        <source>The project names results beside itself; written into another folder it looks for them there</source>
        <translation>Le projet nomme des résultats placés à côté de lui&#xa0;; écrit dans un autre dossier, il les y cherche</translation>
    </message>
    <message>
        <source>The project&apos;s calibration is not used here: it was fitted for %1 (%2) on %3 with %4, and the shipped coefficients stand.</source>
        <translation>L’étalonnage du projet n’est pas utilisé ici&#xa0;: il a été ajusté pour %1 (%2) sur %3 avec %4, et les coefficients livrés s’appliquent.</translation>
    </message>
    <message>
        <source>The shipped coefficients were as near to these points as the fitted.</source>
        <translation>Les coefficients livrés étaient aussi proches de ces points que les coefficients ajustés.</translation>
    </message>
    <message>
        <source>The throughput of %1 tokens/s is a design figure: its engine is calibrated on measurements, the load of the plan was not measured</source>
        <translation>Le débit de %1 tokens/s est un chiffre de conception&#xa0;: son moteur est étalonné sur des mesures, la charge prévue n’a pas été mesurée</translation>
    </message>
    <message>
        <source>There is no benchmark run to calibrate on.</source>
        <translation>Il n’y a aucune exécution de benchmark sur laquelle étalonner.</translation>
    </message>
    <message>
        <source>There is no sweep to calibrate on: it takes runs of a closed or open loop with a load each.</source>
        <translation>Il n’y a aucun balayage sur lequel étalonner&#xa0;: il faut des exécutions en boucle fermée ou ouverte, avec une charge chacune.</translation>
    </message>
    <message>
        <source>These loads are those of one replica; the demand takes %1 of them.</source>
        <translation>Ces charges sont celles d’un seul réplica&#xa0;; la demande en requiert %1.</translation>
    </message>
    <message>
        <source>Throughput of these points: %1 % off on the median before, %2 % after.</source>
        <translation>Débit de ces points&#xa0;: écart médian de %1&#xa0;% avant, de %2&#xa0;% après.</translation>
    </message>
    <message>
        <source>Too few points to calibrate on: %1 at %2 different loads were found; it takes three at two.</source>
        <translation>Trop peu de points pour étalonner&#xa0;: %1 trouvés, à %2 charges différentes&#xa0;; il en faut trois, à deux charges.</translation>
    </message>
    <message>
        <source>Up to %1 million tokens a day, %2 % of what one unit serves, %3 is the cheapest; from there until the unit is full %4 is.</source>
        <translation>Jusqu’à %1 millions de tokens par jour, soit %2&#xa0;% de ce que sert une unité, le moins cher est %3&#xa0;; au-delà et jusqu’à ce que l’unité soit pleine&#xa0;: %4.</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nom</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>a whole number of GPUs</source>
        <translation>un nombre entier de GPU</translation>
    </message>
    <message>
        <source>a whole number of measured points</source>
        <translation>un nombre entier de points mesurés</translation>
    </message>
    <message>
        <source>answers of %1 to %2 tokens were measured, the scenario has %3</source>
        <translation>des réponses de %1 à %2 tokens ont été mesurées, le scénario en prévoit %3</translation>
    </message>
    <message>
        <source>clock of the times</source>
        <translation>horloge des temps</translation>
    </message>
    <message>
        <source>completed requests</source>
        <translation>requêtes terminées</translation>
    </message>
    <message>
        <source>distribution of the lengths</source>
        <translation>distribution des longueurs</translation>
    </message>
    <message>
        <source>failed requests</source>
        <translation>requêtes en échec</translation>
    </message>
    <message>
        <source>fixed_times, prompts or memory_reads</source>
        <translation>fixed_times, prompts ou memory_reads</translation>
    </message>
    <message>
        <source>it was measured with tensor parallelism %1, the scenario has %2</source>
        <translation>la mesure a été faite avec un parallélisme tensoriel de %1, le scénario a %2</translation>
    </message>
    <message>
        <source>keys with values</source>
        <translation>des clés avec des valeurs</translation>
    </message>
    <message>
        <source>length of the answers</source>
        <translation>longueur des réponses</translation>
    </message>
    <message>
        <source>length of the prompts</source>
        <translation>longueur des prompts</translation>
    </message>
    <message>
        <source>model, gpu, engine and weights that it was fitted for</source>
        <translation>model, gpu, engine et weights pour lesquels il a été ajusté</translation>
    </message>
    <message>
        <source>no (US subsidiary exists)</source>
        <translation>non (filiale aux États-Unis)</translation>
    </message>
    <message>
        <source>own operation</source>
        <translation>exploitation en propre</translation>
    </message>
    <message>
        <source>partial: US listing and US sites</source>
        <translation>en partie&#xa0;: cotation et sites aux États-Unis</translation>
    </message>
    <message>
        <source>percent, from 0</source>
        <translation>un pourcentage à partir de 0</translation>
    </message>
    <message>
        <source>percentiles</source>
        <translation>percentiles</translation>
    </message>
    <message>
        <source>price of the GPUs</source>
        <translation>prix des GPU</translation>
    </message>
    <message>
        <source>price of the cooling</source>
        <translation>prix du refroidissement</translation>
    </message>
    <message>
        <source>price of the installation</source>
        <translation>prix de l’installation</translation>
    </message>
    <message>
        <source>price of the network</source>
        <translation>prix du réseau informatique</translation>
    </message>
    <message>
        <source>price of the rack</source>
        <translation>prix de la baie</translation>
    </message>
    <message>
        <source>price of the racks</source>
        <translation>prix des baies</translation>
    </message>
    <message>
        <source>price of the server</source>
        <translation>prix du serveur</translation>
    </message>
    <message>
        <source>price of the servers</source>
        <translation>prix des serveurs</translation>
    </message>
    <message>
        <source>price of the software</source>
        <translation>prix des logiciels</translation>
    </message>
    <message>
        <source>price of the spare parts</source>
        <translation>prix des rechanges</translation>
    </message>
    <message>
        <source>price of the storage</source>
        <translation>prix du stockage</translation>
    </message>
    <message>
        <source>prompts of %1 to %2 tokens were measured, the scenario has %3</source>
        <translation>des prompts de %1 à %2 tokens ont été mesurés, le scénario en prévoit %3</translation>
    </message>
    <message>
        <source>the least and the most that was measured, as [1, 64]</source>
        <translation>la plus petite et la plus grande valeur mesurées, par exemple [1, 64]</translation>
    </message>
    <message>
        <source>time to the first token</source>
        <translation>temps jusqu’au premier token</translation>
    </message>
    <message>
        <source>what was measured</source>
        <translation>ce qui a été mesuré</translation>
    </message>
    <message>
        <source>year of the grid&apos;s carbon</source>
        <translation>année du carbone du réseau</translation>
    </message>
    <message>
        <source>%1 states no TPOT: the mean of its ITL is taken for it.</source>
        <translation>%1 n’indique pas de TPOT&#xa0;: la moyenne de son ITL en tient lieu.</translation>
    </message>
    <message>
        <source>A million tokens of the goodput that the tool reports cost %1 €.</source>
        <translation>Un million de tokens du goodput que rapporte l’outil coûte %1 €.</translation>
    </message>
    <message>
        <source>%1 is not stated: %2 is taken.</source>
        <translation>%1 n’est pas indiqué&#xa0;: %2 est retenu.</translation>
    </message>
    <message>
        <source>EU</source>
        <translation>UE</translation>
    </message>
    <message>
        <source>outside the EU</source>
        <translation>hors UE</translation>
    </message>
    <message>
        <source>replica</source>
        <translation>réplica</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About Paretoscope</source>
        <translation>À propos de Paretoscope</translation>
    </message>
    <message>
        <source>Sizes LLM inference, shows every trade-off at once, and says where each figure comes from.
Free software under the GNU General Public License, version 3 or later; it comes without any warranty.</source>
        <translation>Dimensionne l’inférence LLM, montre tous les compromis d’un coup d’œil et dit d’où vient chaque chiffre.
Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure&#xa0;; il est fourni sans aucune garantie.</translation>
    </message>
</context>
<context>
    <name>ui::AssessmentForm</name>
    <message>
        <source>Objective</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1: level</source>
        <translation>%1&#xa0;: niveau</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>%1: score from 0 to 100</source>
        <translation>%1&#xa0;: score de 0 à 100</translation>
    </message>
    <message>
        <source>Only where it is finer than the level, which counts 25 a step.</source>
        <translation>Seulement s’il est plus fin que le niveau, qui compte 25 par échelon.</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>raison</translation>
    </message>
    <message>
        <source>Assess %1</source>
        <extracomment>a step to undo: %1 is an objective of the sovereignty framework</extracomment>
        <translation>Évaluer %1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>source</source>
        <translation>source</translation>
    </message>
    <message>
        <source>document</source>
        <translation>document</translation>
    </message>
    <message>
        <source>date of the assessment</source>
        <translation>date de l’évaluation</translation>
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
        <translation>Panneau d’audit</translation>
    </message>
</context>
<context>
    <name>ui::AuditPage</name>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>why a figure is not to be trusted yet, and what removes the doubt</source>
        <translation>pourquoi un chiffre n’est pas encore fiable, et ce qui lève le doute</translation>
    </message>
    <message>
        <source>The text and its own arithmetic</source>
        <translation>Le texte et sa propre arithmétique</translation>
    </message>
    <message>
        <source>what it states, and what its inputs give</source>
        <translation>ce qu’il énonce, et ce que donnent ses données d’entrée</translation>
    </message>
    <message>
        <source>Claims of the text</source>
        <translation>Affirmations du texte</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>The text says</source>
        <translation>Le texte dit</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>Énoncé</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculé</translation>
    </message>
    <message>
        <source>Computed /
stated</source>
        <translation>Calculé /
énoncé</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>exact</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>«&#xa0;%1&#xa0;» (%2)</translation>
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
        <translation>Ce qui la lève&#xa0;: %1</translation>
    </message>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Acceptée&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s)</source>
        <translation>
            <numerusform>%n vérification</numerusform>
            <numerusform>%n vérifications</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n check(s)</source>
        <translation>
            <numerusform>%1 sur %n vérification</numerusform>
            <numerusform>%1 sur %n vérifications</numerusform>
        </translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>Accepter %1</translation>
    </message>
    <message>
        <source>Acknowledge a check</source>
        <translation>Accepter une vérification</translation>
    </message>
    <message>
        <source>%1

Why does this not speak against the figures? The reason is kept in the project and printed. Empty: it is not acknowledged.</source>
        <translation>%1

Pourquoi ceci ne contredit-il pas les chiffres&#xa0;? La raison est conservée dans le projet et imprimée. Vide&#xa0;: la vérification n’est pas acceptée.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter the checks</source>
        <translation>Filtrer les vérifications</translation>
    </message>
    <message>
        <source>Checks that fired</source>
        <translation>Vérifications déclenchées</translation>
    </message>
    <message>
        <source>&amp;Acknowledge…</source>
        <translation>&amp;Accepter…</translation>
    </message>
    <message>
        <source>all</source>
        <translation>toutes</translation>
    </message>
    <message>
        <source>warnings and severe</source>
        <translation>avertissements et graves</translation>
    </message>
    <message>
        <source>severe only</source>
        <translation>graves seulement</translation>
    </message>
    <message>
        <source>Least severity shown</source>
        <translation>Gravité minimale affichée</translation>
    </message>
</context>
<context>
    <name>ui::BenchmarksPage</name>
    <message>
        <source>Runs of vLLM, SGLang, AIPerf, GuideLLM, LLMPerf, MLPerf and others show here their knee, and what stands between them and trust.</source>
        <translation>Des exécutions de vLLM, SGLang, AIPerf, GuideLLM, LLMPerf, MLPerf et d’autres montrent ici leur coude, et ce qui empêche de s’y fier.</translation>
    </message>
    <message>
        <source>Imported runs</source>
        <translation>Exécutions importées</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not recognised</source>
        <translation>
            <numerusform>%n fichier non reconnu</numerusform>
            <numerusform>%n fichiers non reconnus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion file(s)</source>
        <translation>
            <numerusform>%n fichier d’accompagnement</numerusform>
            <numerusform>%n fichiers d’accompagnement</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>TTFT of its requests</source>
        <translation>TTFT de ses requêtes</translation>
    </message>
    <message>
        <source>What makes it repeatable</source>
        <translation>Ce qui la rend reproductible</translation>
    </message>
    <message>
        <source>%1 of %2 recorded</source>
        <translation>%1 sur %2 consignés</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>tout d’un coup</translation>
    </message>
    <message>
        <source>Remarks, and what removes them</source>
        <translation>Remarques, et ce qui les lève</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Why does it not matter here?</source>
        <translation>Pourquoi est-ce sans importance ici&#xa0;?</translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>Accepter %1</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>Étiqueter…</translation>
    </message>
    <message>
        <source>Say of the chosen runs what their files leave open: GPU, TP, precision, engine …</source>
        <translation>Préciser pour les exécutions choisies ce que leurs fichiers ne disent pas&#xa0;: GPU, TP, précision, moteur …</translation>
    </message>
    <message>
        <source>Show side by side</source>
        <translation>Afficher côte à côte</translation>
    </message>
    <message>
        <source>As a candidate</source>
        <translation>Comme candidat</translation>
    </message>
    <message>
        <source>New candidate</source>
        <translation>Nouveau candidat</translation>
    </message>
    <message>
        <source>Say what the columns hold…</source>
        <translation>Indiquer le contenu des colonnes…</translation>
    </message>
    <message>
        <source>Views of the runs</source>
        <translation>Vues des exécutions</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Balayages</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Toutes les exécutions</translation>
    </message>
    <message>
        <source>The chosen sweep, or the one chosen run, becomes a candidate of the scorecard</source>
        <translation>Le balayage choisi, ou l’unique exécution choisie, devient un candidat du comparatif</translation>
    </message>
    <message>
        <source>In the place of %1</source>
        <extracomment>a measurement takes the place of what this candidate says of throughput and latency</extracomment>
        <translation>À la place de %1</translation>
    </message>
    <message>
        <source>Nothing was assigned: these results state no throughput that a candidate could stand on.</source>
        <translation>Rien n’a été affecté&#xa0;: ces résultats n’indiquent aucun débit sur lequel un candidat puisse s’appuyer.</translation>
    </message>
    <message>
        <source>New candidate %1 from results</source>
        <translation>Nouveau candidat %1 à partir de résultats</translation>
    </message>
    <message>
        <source>Candidate %1 from results</source>
        <translation>Candidat %1 à partir de résultats</translation>
    </message>
    <message>
        <source>Candidate %1 now stands on these results; see the scorecard.</source>
        <translation>Le candidat %1 s’appuie désormais sur ces résultats&#xa0;; voir le comparatif.</translation>
    </message>
    <message>
        <source>None of these files is a table.</source>
        <translation>Aucun de ces fichiers n’est un tableau.</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>une exécution</translation>
    </message>
    <message>
        <source>%1, tagged by you</source>
        <translation>%1, étiqueté par l’utilisateur</translation>
    </message>
    <message>
        <source>Say what their columns hold</source>
        <translation>Indiquer le contenu de leurs colonnes</translation>
    </message>
    <message>
        <source>What the import says of it</source>
        <translation>Ce qu’en dit l’import</translation>
    </message>
    <message>
        <source>Side by side shows %1 runs at most: the first of the %2 chosen ones.</source>
        <translation>Côte à côte, %1 exécutions au plus sont affichées&#xa0;: les premières des %2 choisies.</translation>
    </message>
</context>
<context>
    <name>ui::CandidatePanel</name>
    <message>
        <source>With the stated ranges it is on the front in %1 and the cheapest in %2 of the draws.</source>
        <translation>Avec les plages indiquées, il est sur le front dans %1 et le moins cher dans %2 des tirages.</translation>
    </message>
    <message>
        <source>design</source>
        <translation>conception</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>benchmark</translation>
    </message>
    <message>
        <source>production</source>
        <translation>production</translation>
    </message>
    <message>
        <source>Of the front %1 lies nearest to the best of every axis: a suggestion, not a verdict.</source>
        <translation>Sur le front, %1 est le plus proche du meilleur de chaque axe&#xa0;: une suggestion, pas un verdict.</translation>
    </message>
    <message>
        <source>Bring to one footing…</source>
        <translation>Ramener à une base commune…</translation>
    </message>
    <message>
        <source>What differs between the candidates and can be computed away, before and after.</source>
        <translation>Ce qui diffère entre les candidats et peut être corrigé par le calcul, avant et après.</translation>
    </message>
</context>
<context>
    <name>ui::CandidatesDialog</name>
    <message>
        <source>Type in candidates</source>
        <translation>Saisir des candidats</translation>
    </message>
    <message>
        <source>A line each, or a block of cells pasted from a spreadsheet. What is unknown stays empty: nothing is taken for it.</source>
        <translation>Une ligne par candidat, ou un bloc de cellules collé depuis un tableur. Ce qui est inconnu reste vide&#xa0;: rien n’est supposé à la place.</translation>
    </message>
    <message>
        <source>Add to the scorecard</source>
        <translation>Ajouter au comparatif</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message numerus="yes">
        <source>Add %n candidate(s)</source>
        <translation>
            <numerusform>Ajouter %n candidat</numerusform>
            <numerusform>Ajouter %n candidats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CashFlowModel</name>
    <message>
        <source>together</source>
        <extracomment>the row under the years of a cash flow</extracomment>
        <translation>ensemble</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Année</translation>
    </message>
    <message>
        <source>Bought
€</source>
        <translation>Achat
€</translation>
    </message>
    <message>
        <source>Sold
€</source>
        <translation>Revente
€</translation>
    </message>
    <message>
        <source>Upkeep
€</source>
        <translation>Entretien
€</translation>
    </message>
    <message>
        <source>Electricity
€</source>
        <translation>Électricité
€</translation>
    </message>
    <message>
        <source>Rent
€</source>
        <translation>Location
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
        <translation>Total
€</translation>
    </message>
    <message>
        <source>Of today
€</source>
        <translation>Actualisé
€</translation>
    </message>
</context>
<context>
    <name>ui::Catalogue</name>
    <message>
        <source>TFLOP/s dense</source>
        <translation>TFLOP/s dense</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Fabricant</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Memory (label)</source>
        <translation>Mémoire (nominale)</translation>
    </message>
    <message>
        <source>Memory a process sees</source>
        <translation>Mémoire vue par un processus</translation>
    </message>
    <message>
        <source>Where that was seen</source>
        <translation>Où cela a été observé</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Bande passante</translation>
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
        <translation>TOP/s dense</translation>
    </message>
    <message>
        <source>Measured BF16</source>
        <translation>BF16 mesuré</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Measured FP8</source>
        <translation>FP8 mesuré</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation>Puissance de la carte</translation>
    </message>
    <message>
        <source>Power with its share of the node</source>
        <translation>Puissance avec sa part du nœud</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Interconnexion</translation>
    </message>
    <message>
        <source>Link rate, one direction</source>
        <translation>Débit du lien, un sens</translation>
    </message>
    <message>
        <source>GPUs on that link</source>
        <translation>GPU sur ce lien</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>Génération PCIe</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Couches</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimension cachée</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulaire</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>One group of layers a line: kind full, sliding, mla, deltanet or mamba2 with its dimensions.</source>
        <translation>Un groupe de couches par ligne&#xa0;: kind full, sliding, mla, deltanet ou mamba2 avec ses dimensions.</translation>
    </message>
    <message>
        <source>Layers with a dense MLP</source>
        <translation>Couches à MLP dense</translation>
    </message>
    <message>
        <source>Intermediate size</source>
        <translation>Taille intermédiaire</translation>
    </message>
    <message>
        <source>Matrices of the MLP</source>
        <translation>Matrices du MLP</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Experts</translation>
    </message>
    <message>
        <source>experts, top_k, intermediate and layers; shared and shared_intermediate where it has them.</source>
        <translation>experts, top_k, intermediate et layers&#xa0;; shared et shared_intermediate s’il y en a.</translation>
    </message>
    <message>
        <source>Embedding and LM head are one</source>
        <translation>Embedding et tête LM ne font qu’un</translation>
    </message>
    <message>
        <source>Native precision</source>
        <translation>Précision native</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Contexte le plus long</translation>
    </message>
    <message>
        <source>Published parameters</source>
        <translation>Paramètres publiés</translation>
    </message>
    <message>
        <source>billions</source>
        <translation>milliards</translation>
    </message>
    <message>
        <source>Published active parameters</source>
        <translation>Paramètres actifs publiés</translation>
    </message>
    <message>
        <source>Draft models</source>
        <translation>Modèles draft</translation>
    </message>
    <message>
        <source>Ids of models with the same vocabulary, one a line.</source>
        <translation>Id de modèles au même vocabulaire, un par ligne.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origine</translation>
    </message>
    <message>
        <source>Country code of three letters</source>
        <translation>Code pays à trois lettres</translation>
    </message>
    <message>
        <source>In the EU</source>
        <translation>Dans l’UE</translation>
    </message>
    <message>
        <source>ENTSO-E code</source>
        <translation>Code ENTSO-E</translation>
    </message>
    <message>
        <source>Electricity Maps zone</source>
        <translation>Zone Electricity Maps</translation>
    </message>
    <message>
        <source>Carbon intensities</source>
        <translation>Intensités carbone</translation>
    </message>
    <message>
        <source>One a line with g_per_kwh, year, method (lifecycle …) and source.</source>
        <translation>Une par ligne avec g_per_kwh, year, method (lifecycle …) et source.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>One a line with eur_per_mwh, kind (wholesale or industrial), period and source.</source>
        <translation>Un par ligne avec eur_per_mwh, kind (wholesale ou industrial), period et source.</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Siège</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <translation>Juridiction</translation>
    </message>
    <message>
        <source>Exposed to US law</source>
        <translation>Exposé au droit américain</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Séquences</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>Tokens par étape</translation>
    </message>
    <message>
        <source>Sequences, small cards</source>
        <translation>Séquences, petites cartes</translation>
    </message>
    <message>
        <source>Tokens a step, small cards</source>
        <translation>Tokens par étape, petites cartes</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloc</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Quoted from</source>
        <translation>Source du devis</translation>
    </message>
    <message>
        <source>GPU as the provider writes it</source>
        <translation>GPU tel que l’écrit le fournisseur</translation>
    </message>
    <message>
        <source>Id of the GPU in the catalogue</source>
        <translation>Id du GPU dans le catalogue</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instance</translation>
    </message>
    <message>
        <source>Price as quoted</source>
        <translation>Prix affiché</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Devise</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Price of a GPU</source>
        <translation>Prix d’un GPU</translation>
    </message>
    <message>
        <source>€/GPU-h</source>
        <translation>€/GPU-h</translation>
    </message>
    <message>
        <source>Quoted on</source>
        <translation>Date du devis</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>I have checked it</source>
        <translation>Je l’ai vérifié</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>From version</source>
        <translation>À partir de la version</translation>
    </message>
    <message>
        <source>Form of the budget</source>
        <translation>Forme du budget</translation>
    </message>
    <message>
        <source>Default share of the memory</source>
        <translation>Part par défaut de la mémoire</translation>
    </message>
    <message>
        <source>Context and buffers by TP</source>
        <translation>Contexte et tampons par TP</translation>
    </message>
    <message>
        <source>GiB for each tensor parallelism, such as {1: 0.26, 2: 2.08}; the nearest lower one counts.</source>
        <translation>Gio pour chaque parallélisme tensoriel, par exemple {1: 0.26, 2: 2.08}&#xa0;; la valeur inférieure la plus proche compte.</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>Graphes CUDA</translation>
    </message>
    <message>
        <source>Graphs are taken from the share</source>
        <translation>Graphes pris sur la part</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Activations by family</source>
        <translation>Activations par famille</translation>
    </message>
    <message>
        <source>GiB for each beginning of a model&apos;s id, such as {llama: 1.4, gpt-oss: 2.9}.</source>
        <translation>Gio pour chaque début d’id de modèle, par exemple {llama: 1.4, gpt-oss: 2.9}.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>One a line.</source>
        <translation>Une par ligne.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Réseau électrique</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modèles</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Réseaux électriques</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Moteurs</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Offre</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Other names</source>
        <translation>Autres noms</translation>
    </message>
    <message>
        <source>As tools write it, one a line.</source>
        <translation>Tels que les outils les écrivent, un par ligne.</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>État au</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueDetail</name>
    <message>
        <source>This entry is yours alone.</source>
        <translation>Cette entrée n’est qu’à vous.</translation>
    </message>
    <message>
        <source>%1: %2 in place of %3</source>
        <translation>%1&#xa0;: %2 au lieu de %3</translation>
    </message>
    <message>
        <source>%1: %2, which the shipped entry does not state</source>
        <translation>%1&#xa0;: %2, que l’entrée fournie n’indique pas</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>La vôtre</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Sources</translation>
    </message>
    <message>
        <source>Also found as</source>
        <translation>Aussi trouvé sous</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Fit with %1</source>
        <translation>Occupation mémoire sur %1</translation>
    </message>
    <message>
        <source>TP %1</source>
        <extracomment>tensor parallelism, the number of GPUs that share one copy of the model</extracomment>
        <translation>TP %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne tient pas</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueEditor</name>
    <message>
        <source>“%1” is not of the form {key: value, key: value}.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas de la forme {clé: valeur, clé: valeur}.</translation>
    </message>
    <message>
        <source>One line is enough here, and %1 were given.</source>
        <translation>Une ligne suffit ici, et %1 ont été données.</translation>
    </message>
    <message>
        <source>New entry: %1</source>
        <translation>Nouvelle entrée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>made of the name</source>
        <translation>formé à partir du nom</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>%1 manque.</translation>
    </message>
    <message>
        <source>The entry needs a name or an id.</source>
        <translation>L’entrée exige un nom ou un id.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 dans %2</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>non précisé</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueModel</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>As of %1.</source>
        <translation>État&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Not verified: known at second hand or from general knowledge. Check it before you rely on it.</source>
        <translation>Non vérifié&#xa0;: connu de seconde main ou par connaissance générale. À vérifier avant de s’y fier.</translation>
    </message>
    <message>
        <source>Has fields of your own.</source>
        <translation>Comporte des champs personnels.</translation>
    </message>
    <message>
        <source>The sources do not say.</source>
        <translation>Les sources ne le disent pas.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Not verified in it: %1.</source>
        <translation>Non vérifié dans cette entrée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>own</source>
        <extracomment>a raised mark behind the name of an entry that the user changed or added</extracomment>
        <translation>perso</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>État au</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>attention over all tokens before, in &quot;32× full&quot;</extracomment>
        <translation>complète</translation>
    </message>
    <message>
        <source>sliding</source>
        <extracomment>attention over a window of the last tokens, in &quot;8× sliding 4096&quot;</extracomment>
        <translation>glissante</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueNews</name>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 ne peut être supprimé.</translation>
    </message>
</context>
<context>
    <name>ui::CataloguePage</name>
    <message>
        <source>Kind of entry</source>
        <translation>Type d’entrée</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Filtrer par nom</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Use in the scenario</source>
        <translation>Utiliser dans le scénario</translation>
    </message>
    <message>
        <source>Edit the entry…</source>
        <translation>Modifier l’entrée…</translation>
    </message>
    <message>
        <source>New entry…</source>
        <translation>Nouvelle entrée…</translation>
    </message>
    <message>
        <source>New offer…</source>
        <translation>Nouvelle offre…</translation>
    </message>
    <message>
        <source>Model from a config.json…</source>
        <translation>Modèle depuis un config.json…</translation>
    </message>
    <message>
        <source>Revert to the shipped entry</source>
        <translation>Rétablir l’entrée fournie</translation>
    </message>
    <message>
        <source>Drops your own fields of this entry; the shipped ones hold again.</source>
        <translation>Supprime vos propres champs de cette entrée&#xa0;; ceux fournis s’appliquent de nouveau.</translation>
    </message>
    <message>
        <source>Take back the last change to the catalogue</source>
        <translation>Annuler la dernière modification du catalogue</translation>
    </message>
    <message>
        <source>%1 models, %2 GPUs and %3 prices are known with their sources; %4 of %5 entries are not verified.</source>
        <translation>%1 modèles, %2 GPU et %3 prix sont connus avec leurs sources&#xa0;; %4 entrées sur %5 ne sont pas vérifiées.</translation>
    </message>
    <message>
        <source>? not verified: known at second hand or from general knowledge.</source>
        <translation>? non vérifié&#xa0;: connu de seconde main ou par connaissance générale.</translation>
    </message>
    <message>
        <source>Prices rise and fall: each has its date.</source>
        <translation>Les prix montent et descendent&#xa0;: chacun a sa date.</translation>
    </message>
    <message>
        <source>New entry: %1…</source>
        <translation>Nouvelle entrée&#xa0;: %1…</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation>%1 de %2…</translation>
    </message>
    <message>
        <source>%1 is as shipped.</source>
        <translation>%1 est tel que fourni.</translation>
    </message>
    <message>
        <source>Your own entry of %1 is kept.</source>
        <translation>Votre propre entrée de %1 est conservée.</translation>
    </message>
    <message>
        <source>The last change to the catalogue is taken back.</source>
        <translation>La dernière modification du catalogue est annulée.</translation>
    </message>
    <message>
        <source>Your own catalogue file %1 cannot be read, so nothing is written over it: put it right first.</source>
        <translation>Votre propre fichier de catalogue %1 est illisible, rien n’est donc écrit par-dessus&#xa0;: le corriger d’abord.</translation>
    </message>
    <message>
        <source>Your own catalogue entries were not saved: %1</source>
        <translation>Vos propres entrées du catalogue n’ont pas été enregistrées&#xa0;: %1</translation>
    </message>
    <message>
        <source>A model&apos;s config.json</source>
        <translation>Le config.json d’un modèle</translation>
    </message>
    <message>
        <source>Configurations (*.json);;All files (*)</source>
        <translation>Configurations (*.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>The scenario uses %1.</source>
        <translation>Le scénario utilise %1.</translation>
    </message>
    <message>
        <source>This offer states no price of a GPU-hour in euros: edit it first.</source>
        <translation>Cette offre n’indique pas de prix de l’heure de GPU en euros&#xa0;: la modifier d’abord.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Use the price of %1</source>
        <translation>Utiliser le prix de %1</translation>
    </message>
    <message>
        <source>The chosen row of %1 is as shipped.</source>
        <translation>La ligne choisie de %1 est telle que livrée.</translation>
    </message>
    <message>
        <source>What was removed of %1 is there again.</source>
        <translation>Ce qui avait été supprimé de %1 est rétabli.</translation>
    </message>
    <message>
        <source>Remove the offer</source>
        <translation>Supprimer l’offre</translation>
    </message>
    <message>
        <source>Revert the offer alone</source>
        <translation>Rétablir l’offre seule</translation>
    </message>
    <message>
        <source>It holds today: date it anew</source>
        <translation>Valable aujourd’hui&#xa0;: actualiser la date</translation>
    </message>
    <message>
        <source>Bring back what was removed</source>
        <translation>Restaurer ce qui a été supprimé</translation>
    </message>
    <message>
        <source>Remove the version</source>
        <translation>Supprimer la version</translation>
    </message>
    <message>
        <source>Revert the version alone</source>
        <translation>Rétablir la version seule</translation>
    </message>
    <message>
        <source>Your own fields of %1 are gone; Undo brings them again.</source>
        <translation>Vos propres champs de %1 ont disparu&#xa0;; Annuler les ramène.</translation>
    </message>
    <message>
        <source>Change %1 in the catalogue</source>
        <translation>Modifier %1 dans le catalogue</translation>
    </message>
    <message>
        <source>no entry is chosen that the scenario could use</source>
        <translation>aucune entrée n’est sélectionnée que le scénario puisse utiliser</translation>
    </message>
    <message>
        <source>what is chosen is as shipped</source>
        <translation>ce qui est sélectionné est tel que livré</translation>
    </message>
    <message>
        <source>no offer or version is chosen</source>
        <translation>aucune offre ni version n’est sélectionnée</translation>
    </message>
    <message>
        <source>nothing was removed of this entry</source>
        <translation>rien n’a été retiré de cette entrée</translation>
    </message>
    <message>
        <source>the catalogue was not changed here yet</source>
        <translation>le catalogue n’a pas encore été modifié ici</translation>
    </message>
    <message>
        <source>Own entries laid over them: %1.</source>
        <translation>Entrées personnelles superposées&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>ui::CataloguePopup</name>
    <message>
        <source>Search GPUs</source>
        <translation>Rechercher des GPU</translation>
    </message>
    <message>
        <source>Search models</source>
        <translation>Rechercher des modèles</translation>
    </message>
    <message>
        <source>The catalogue does not know it. Enter takes “%1” as it is.</source>
        <translation>Le catalogue ne le connaît pas. Entrée prend «&#xa0;%1&#xa0;» tel quel.</translation>
    </message>
    <message>
        <source>? not verified   own: yours or changed by you</source>
        <translation>? non vérifié   perso&#xa0;: à vous ou modifié par vous</translation>
    </message>
</context>
<context>
    <name>ui::ChecklistView</name>
    <message>
        <source>recorded</source>
        <translation>consigné</translation>
    </message>
    <message>
        <source>partly recorded</source>
        <translation>consigné en partie</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>non consigné</translation>
    </message>
    <message>
        <source>What makes it repeatable</source>
        <translation>Ce qui la rend reproductible</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>en partie</translation>
    </message>
</context>
<context>
    <name>ui::ColumnMappingDialog</name>
    <message>
        <source>What %1 holds</source>
        <translation>Contenu de %1</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Unité de %1</translation>
    </message>
    <message>
        <source>What the columns hold</source>
        <translation>Contenu des colonnes</translation>
    </message>
    <message>
        <source>“%1” is of no tool that is known. Say what its columns hold; it is remembered for every table with these columns.</source>
        <translation>«&#xa0;%1&#xa0;» ne provient d’aucun outil connu. Indiquer le contenu de ses colonnes&#xa0;; il sera retenu pour tout tableau ayant ces colonnes.</translation>
    </message>
    <message>
        <source>Runs that result</source>
        <translation>Exécutions obtenues</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Laisser de côté</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Colonnes du tableau</translation>
    </message>
    <message>
        <source>“%1” stands at more than one column; the last of them counts.</source>
        <translation>«&#xa0;%1&#xa0;» figure sur plus d’une colonne&#xa0;; la dernière compte.</translation>
    </message>
    <message>
        <source>No column says how much load there was: the runs make no sweep and have no knee.</source>
        <translation>Aucune colonne n’indique la charge&#xa0;: les exécutions ne forment pas de balayage et n’ont pas de coude.</translation>
    </message>
    <message>
        <source>No column holds a figure yet.</source>
        <translation>Aucune colonne ne contient encore de chiffre.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are left out: %1</source>
        <translation>
            <numerusform>%n ligne est laissée de côté&#xa0;: %1</numerusform>
            <numerusform>%n lignes sont laissées de côté&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ColumnMappingModel</name>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Premières valeurs</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
</context>
<context>
    <name>ui::CommandSearch</name>
    <message>
        <source>Search commands, fields, candidates</source>
        <translation>Rechercher commandes, champs, candidats</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Rien ne porte ce nom.</translation>
    </message>
</context>
<context>
    <name>ui::ComparisonModel</name>
    <message>
        <source>The file does not say it.</source>
        <translation>Le fichier ne l’indique pas.</translation>
    </message>
    <message>
        <source>No larger than the repeats of this run differ among themselves.</source>
        <translation>Pas plus grand que l’écart entre les répétitions de cette exécution.</translation>
    </message>
    <message>
        <source>± %1</source>
        <extracomment>half the range of repeated runs, over their mean</extracomment>
        <translation>± %1</translation>
    </message>
    <message numerus="yes">
        <source>Half the range of %n repeated run(s), over their mean.</source>
        <translation>
            <numerusform>Demi-étendue de %n exécution répétée, rapportée à la moyenne.</numerusform>
            <numerusform>Demi-étendue de %n exécutions répétées, rapportée à leur moyenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>column of relative differences: run B against run A</extracomment>
        <translation>%1 par rapport à %2</translation>
    </message>
    <message>
        <source>%1 repeats</source>
        <extracomment>column of how far repeated runs lie apart</extracomment>
        <translation>Répétitions de %1</translation>
    </message>
</context>
<context>
    <name>ui::ComparisonView</name>
    <message>
        <source>Held against</source>
        <translation>Comparé à</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>The table as text and as HTML, for a spreadsheet or a document</source>
        <translation>Le tableau en texte et en HTML, pour un tableur ou un document</translation>
    </message>
    <message>
        <source>Runs side by side</source>
        <translation>Exécutions côte à côte</translation>
    </message>
    <message>
        <source>Choose two to eight runs in the list (with Ctrl or Shift) to see them side by side.</source>
        <translation>Choisir deux à huit exécutions dans la liste (avec Ctrl ou Maj) pour les voir côte à côte.</translation>
    </message>
    <message>
        <source>The first %1 of %2 chosen runs are shown.</source>
        <translation>Les %1 premières des %2 exécutions choisies sont affichées.</translation>
    </message>
</context>
<context>
    <name>ui::DayView</name>
    <message>
        <source>Replicas over the day</source>
        <translation>Réplicas au fil de la journée</translation>
    </message>
    <message numerus="yes">
        <source>%1 h: %n replica(s)</source>
        <translation>
            <numerusform>%1 h&#xa0;: %n réplica</numerusform>
            <numerusform>%1 h&#xa0;: %n réplicas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>an hour of the day</extracomment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 bought</source>
        <translation>%1 achetées</translation>
    </message>
</context>
<context>
    <name>ui::DiagnosticsDock</name>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Filter the remarks</source>
        <translation>Filtrer les remarques</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n remark(s)</source>
        <translation>
            <numerusform>%1 sur %n remarque</numerusform>
            <numerusform>%1 sur %n remarques</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DiagnosticsModel</name>
    <message numerus="yes">
        <source>and %n more remark(s)</source>
        <translation>
            <numerusform>et %n remarque de plus</numerusform>
            <numerusform>et %n remarques de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Ce qui a été trouvé</translation>
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
        <translation>%1 des requêtes</translation>
    </message>
    <message>
        <source>Share of requests</source>
        <translation>Part des requêtes</translation>
    </message>
    <message>
        <source>How %1 is spread over the requests of the shown runs.</source>
        <translation>Répartition de %1 sur les requêtes des exécutions affichées.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) lie beyond the right edge.</source>
        <translation>
            <numerusform>%n requête se trouve au-delà du bord droit.</numerusform>
            <numerusform>%n requêtes se trouvent au-delà du bord droit.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of each request</source>
        <translation>%1 de chaque requête</translation>
    </message>
    <message>
        <source>request, in the file&apos;s order</source>
        <translation>requête, dans l’ordre du fichier</translation>
    </message>
    <message>
        <source>sent at, s after the first request</source>
        <translation>envoyée à, s après la première requête</translation>
    </message>
    <message>
        <source>median of %1 neighbours</source>
        <translation>médiane de %1 voisines</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n request(s) in the order in which they were sent.</source>
        <translation>
            <numerusform>%1 de %n requête dans l’ordre d’envoi.</numerusform>
            <numerusform>%1 de %n requêtes dans l’ordre d’envoi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EmptyState</name>
    <message>
        <source>Files and folders can be dropped anywhere on this window.</source>
        <translation>Fichiers et dossiers peuvent être déposés n’importe où sur cette fenêtre.</translation>
    </message>
    <message>
        <source>Import results…</source>
        <translation>Importer des résultats…</translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation>Ouvrir l’exemple</translation>
    </message>
</context>
<context>
    <name>ui::ExampleCard</name>
    <message numerus="yes">
        <source>of %n figure(s) do not hold</source>
        <translation>
            <numerusform>sur %n chiffre est inexact</numerusform>
            <numerusform>sur %n chiffres sont inexacts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FigureLink</name>
    <message>
        <source>%1. Where it comes from…</source>
        <translation>%1. D’où cela vient…</translation>
    </message>
</context>
<context>
    <name>ui::FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>Grandeur</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <translation>Mode de calcul</translation>
    </message>
</context>
<context>
    <name>ui::FindingsModel</name>
    <message>
        <source>%1
Acknowledged: %2</source>
        <translation>%1
Acceptée&#xa0;: %2</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>What removes it</source>
        <translation>Ce qui la lève</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Concerne</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravité</translation>
    </message>
</context>
<context>
    <name>ui::FlipsModel</name>
    <message>
        <source>cheaper than %1</source>
        <translation>moins cher que %1</translation>
    </message>
    <message>
        <source>first on %1, before %2</source>
        <translation>premier sur «&#xa0;%1&#xa0;», devant %2</translation>
    </message>
    <message>
        <source>joins the front</source>
        <translation>rejoint le front</translation>
    </message>
    <message>
        <source>is dominated</source>
        <translation>devient dominé</translation>
    </message>
    <message>
        <source>undominated</source>
        <translation>n’est plus dominé</translation>
    </message>
    <message>
        <source>leaves the front</source>
        <translation>quitte le front</translation>
    </message>
    <message>
        <source>another standing</source>
        <translation>autre statut</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (propre)</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Actuel</translation>
    </message>
    <message>
        <source>Flips at</source>
        <translation>Bascule à</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Écart</translation>
    </message>
</context>
<context>
    <name>ui::Headline</name>
    <message>
        <source>goodput basis</source>
        <translation>base goodput</translation>
    </message>
    <message>
        <source>output basis</source>
        <translation>base sortie</translation>
    </message>
    <message>
        <source>input + output basis</source>
        <translation>base entrée + sortie</translation>
    </message>
    <message>
        <source>board</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>node</source>
        <translation>nœud</translation>
    </message>
    <message>
        <source>facility</source>
        <translation>centre de données</translation>
    </message>
    <message>
        <source>%1 on the baseline</source>
        <extracomment>a change of a figure, as &quot;−30 % on the baseline&quot;</extracomment>
        <translation>%1 par rapport à la référence</translation>
    </message>
    <message>
        <source>What has to run</source>
        <translation>Ce qu’il faut faire tourner</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>replica(s)</source>
        <translation>
            <numerusform>réplica</numerusform>
            <numerusform>réplicas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 head-room</source>
        <translation>%1 de marge</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nœud</numerusform>
            <numerusform>%n nœuds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPU(s)</source>
        <translation>
            <numerusform>GPU</numerusform>
            <numerusform>GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>no hardware chosen</source>
        <translation>aucun matériel choisi</translation>
    </message>
    <message>
        <source>The project names neither a GPU nor a demand to size for.</source>
        <translation>Le projet ne nomme ni GPU ni demande à dimensionner.</translation>
    </message>
    <message>
        <source>Cost of a million tokens</source>
        <translation>Coût d’un million de tokens</translation>
    </message>
    <message>
        <source>€/1M tok</source>
        <translation>€/1M tok</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>coût inconnu</translation>
    </message>
    <message>
        <source>It needs a tariff in Ownership and a throughput, measured or given.</source>
        <translation>Il faut un tarif dans Propriété et un débit, mesuré ou donné.</translation>
    </message>
    <message>
        <source>Tokens inside the SLO</source>
        <translation>Tokens dans le SLO</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>useful of %1</source>
        <translation>utiles sur %1</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>goodput</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>throughput unknown</source>
        <translation>débit inconnu</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>tokens de sortie</translation>
    </message>
    <message>
        <source>input + output</source>
        <translation>entrée + sortie</translation>
    </message>
    <message>
        <source>Drop benchmark results on the window, or state a throughput.</source>
        <translation>Déposer des résultats de benchmark sur la fenêtre, ou indiquer un débit.</translation>
    </message>
    <message>
        <source>Energy of a token</source>
        <translation>Énergie d’un token</translation>
    </message>
    <message>
        <source>J/tok</source>
        <translation>J/tok</translation>
    </message>
    <message>
        <source>energy unknown</source>
        <translation>énergie inconnue</translation>
    </message>
    <message>
        <source>It needs a power, with its boundary, and a throughput.</source>
        <translation>Il faut une puissance, avec son périmètre, et un débit.</translation>
    </message>
    <message>
        <source>Carbon of a million tokens</source>
        <translation>Carbone d’un million de tokens</translation>
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
        <translation>carbone inconnu</translation>
    </message>
    <message>
        <source>It needs an energy and the grid&apos;s intensity in Site.</source>
        <translation>Il faut une énergie et l’intensité du réseau dans Site.</translation>
    </message>
    <message>
        <source>Sovereignty</source>
        <translation>Souveraineté</translation>
    </message>
    <message>
        <source>gate held</source>
        <translation>critère satisfait</translation>
    </message>
    <message>
        <source>gate failed</source>
        <translation>critère non satisfait</translation>
    </message>
    <message>
        <source>gate unknown</source>
        <translation>critère indéterminé</translation>
    </message>
    <message>
        <source>SEAL-%1</source>
        <translation>SEAL-%1</translation>
    </message>
    <message>
        <source>sovereignty</source>
        <translation>souveraineté</translation>
    </message>
    <message>
        <source>no gate set</source>
        <translation>aucun critère fixé</translation>
    </message>
    <message>
        <source>Neither a gate nor a provider is named.</source>
        <translation>Ni critère ni fournisseur n’est nommé.</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>%1 %2 of %3 ms</source>
        <extracomment>a latency at the chosen load against its limit: &quot;p99 460 of 500 ms&quot;</extracomment>
        <translation>%1 %2 sur %3 ms</translation>
    </message>
    <message>
        <source>What limits the load</source>
        <translation>Ce qui limite la charge</translation>
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
        <translation>mémoire du cache</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>throughput of the replica</source>
        <translation>débit du réplica</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>up to the highest load tested</source>
        <translation>jusqu’à la charge la plus élevée testée</translation>
    </message>
    <message>
        <source>limit unknown</source>
        <translation>limite inconnue</translation>
    </message>
    <message>
        <source>limits</source>
        <extracomment>after the name of what limits the load: &quot;TTFT limits&quot;</extracomment>
        <translation>limite</translation>
    </message>
    <message>
        <source>It needs an SLO and a sweep that reaches beyond it.</source>
        <translation>Il faut un SLO et un balayage qui le dépasse.</translation>
    </message>
    <message>
        <source>Checks that are open</source>
        <translation>Vérifications en suspens</translation>
    </message>
    <message numerus="yes">
        <source>check(s)</source>
        <translation>
            <numerusform>vérification</numerusform>
            <numerusform>vérifications</numerusform>
        </translation>
    </message>
    <message>
        <source>none open</source>
        <translation>aucune en suspens</translation>
    </message>
    <message>
        <source>open, severe ones</source>
        <translation>en suspens, graves</translation>
    </message>
    <message>
        <source>open</source>
        <translation>en suspens</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 facts known</source>
        <translation>
            <numerusform>%n fait connu sur %1</numerusform>
            <numerusform>%n faits connus sur %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HeadlineStrip</name>
    <message>
        <source>about %1</source>
        <extracomment>a figure that the simulation will replace: &quot;about 21 replicas&quot;</extracomment>
        <translation>environ %1</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Autres chiffres</translation>
    </message>
</context>
<context>
    <name>ui::HeatTableModel</name>
    <message>
        <source>Not known for this combination</source>
        <translation>Inconnu pour cette combinaison</translation>
    </message>
    <message>
        <source>%1; %2 by %3, ratio %4</source>
        <translation>%1&#xa0;; %2 par %3, rapport %4</translation>
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
        <translation>Pour information.</translation>
    </message>
    <message>
        <source>A warning: the figure may mislead.</source>
        <translation>Avertissement&#xa0;: le chiffre peut induire en erreur.</translation>
    </message>
    <message>
        <source>Severe: the figure does not hold.</source>
        <translation>Grave&#xa0;: le chiffre ne tient pas.</translation>
    </message>
    <message>
        <source>Usual values lie between %1 and %2; others are taken too.</source>
        <translation>Les valeurs usuelles vont de %1 à %2&#xa0;; d’autres sont aussi acceptées.</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>L’un de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Such as: %1. Another text is taken too.</source>
        <translation>Par exemple&#xa0;: %1. Un autre texte est aussi accepté.</translation>
    </message>
    <message>
        <source>When the project is silent, %1 holds.</source>
        <translation>Si le projet n’indique rien, %1 s’applique.</translation>
    </message>
    <message>
        <source>In the project file: %1</source>
        <translation>Dans le fichier de projet&#xa0;: %1</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Données d’entrée</translation>
    </message>
    <message>
        <source>This project is silent on it.</source>
        <translation>Ce projet n’indique rien à ce sujet.</translation>
    </message>
    <message>
        <source>In this project: %1</source>
        <translation>Dans ce projet&#xa0;: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>This project does not say what it takes. In the example “%1”:</source>
        <translation>Ce projet n’indique pas les données nécessaires. Dans l’exemple «&#xa0;%1&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>Figures and their formulas</source>
        <translation>Grandeurs et leurs formules</translation>
    </message>
    <message>
        <source>In JSON and CSV: %1</source>
        <translation>En JSON et CSV&#xa0;: %1</translation>
    </message>
    <message>
        <source>Steps of sizing</source>
        <translation>Étapes du dimensionnement</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Vérifications</translation>
    </message>
    <message>
        <source>What to do: %1</source>
        <translation>Que faire&#xa0;: %1</translation>
    </message>
    <message>
        <source>It does not fire in this project.</source>
        <translation>Elle ne se déclenche pas dans ce projet.</translation>
    </message>
    <message>
        <source>Its name in files: %1</source>
        <translation>Son nom dans les fichiers&#xa0;: %1</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>How many GPUs the demand takes, what limits them, and what would make them fewer.</source>
        <translation>Combien de GPU la demande exige, ce qui les limite et ce qui en réduirait le nombre.</translation>
    </message>
    <message>
        <source>The bar is the memory of one GPU: weights, KV cache, activations, overhead and what is left. The two ledgers say where the time of a token and the time to the first token go. The ladder orders the levers by what each of them saves.</source>
        <translation>La barre est la mémoire d’un GPU&#xa0;: poids, cache KV, activations, surcoût et reste. Les deux décomptes montrent où passent le temps d’un token et le temps jusqu’au premier token. L’échelle classe les leviers selon ce que chacun fait économiser.</translation>
    </message>
    <message>
        <source>Change the scenario on the left and watch the headline; read the worksheet to check every step by hand.</source>
        <translation>Modifier le scénario à gauche et observer le bandeau&#xa0;; lire la feuille de calcul pour vérifier chaque étape à la main.</translation>
    </message>
    <message>
        <source>Up to which load the SLO holds, and where more load only brings waiting.</source>
        <translation>Jusqu’à quelle charge le SLO est respecté, et où plus de charge n’apporte que de l’attente.</translation>
    </message>
    <message>
        <source>Drag the handle, or press Left and Right, to work at another load: the headline follows. Choose the sweep and the percentile above the picture.</source>
        <translation>Faire glisser la poignée, ou appuyer sur Gauche et Droite, pour travailler à une autre charge&#xa0;: le bandeau suit. Choisir le balayage et le percentile au-dessus de l’image.</translation>
    </message>
    <message>
        <source>What was measured, and whether it may be trusted.</source>
        <translation>Ce qui a été mesuré, et si l’on peut s’y fier.</translation>
    </message>
    <message>
        <source>Each small picture is a sweep; the chosen one is shown large, with the distribution of its waiting times. The nine dots are the facts that make a benchmark repeatable.</source>
        <translation>Chaque petite image est un balayage&#xa0;; celui qui est choisi est affiché en grand, avec la distribution de ses temps d’attente. Les neuf points sont les faits qui rendent un benchmark reproductible.</translation>
    </message>
    <message>
        <source>Which candidates are worth choosing, and which are beaten in everything by another.</source>
        <translation>Quels candidats méritent d’être choisis, et lesquels sont battus en tout par un autre.</translation>
    </message>
    <message>
        <source>Candidates with a ring are on the front: nobody is better in everything. Paler ones are dominated, grey crossed ones fail a gate. The arrow shows by whom.</source>
        <translation>Les candidats cerclés sont sur le front&#xa0;: aucun autre n’est meilleur en tout. Les plus pâles sont dominés, les gris barrés échouent à un critère éliminatoire. La flèche montre par qui.</translation>
    </message>
    <message>
        <source>What the fleet costs over the years, and when owning pays.</source>
        <translation>Ce que le parc coûte au fil des années, et quand l’achat devient rentable.</translation>
    </message>
    <message>
        <source>Each curve is a way of paying against the tokens of a day; where two cross, the cheaper one changes. The table is the cash flow by year.</source>
        <translation>Chaque courbe est un mode de paiement en fonction des tokens par jour&#xa0;; là où deux se croisent, le moins cher change. Le tableau est le flux de trésorerie par année.</translation>
    </message>
    <message>
        <source>What moves the answer, where it flips, and how sure the choice is.</source>
        <translation>Ce qui fait varier la réponse, où elle bascule, et à quel point le choix est sûr.</translation>
    </message>
    <message>
        <source>The longest bar is the input that moves the figure most within its range. The curve beside it is that input alone, with the thresholds at which something changes.</source>
        <translation>La barre la plus longue est l’entrée qui fait le plus varier la grandeur dans sa plage. La courbe à côté montre cette entrée seule, avec les seuils où quelque chose change.</translation>
    </message>
    <message>
        <source>Who may reach into the service, by which law, and whether the gate holds.</source>
        <translation>Qui peut accéder au service, en vertu de quelle loi, et si le critère éliminatoire est respecté.</translation>
    </message>
    <message>
        <source>Site, operator and owner each stand under a law. What is not stated stays unknown: it is neither held nor failed.</source>
        <translation>Site, exploitant et propriétaire relèvent chacun d’un droit. Ce qui n’est pas indiqué reste inconnu&#xa0;: ni respecté, ni manqué.</translation>
    </message>
    <message>
        <source>What is not to be trusted yet, and what removes the doubt.</source>
        <translation>Ce qui n’est pas encore fiable, et ce qui lève le doute.</translation>
    </message>
    <message>
        <source>Each row is a check that fired, severe ones first, with its reason in numbers and what to do. Where the project audits a text, each figure that the text states stands beside what its own inputs give.</source>
        <translation>Chaque ligne est une vérification déclenchée, les graves d’abord, avec sa raison chiffrée et que faire. Si le projet audite un texte, chaque chiffre énoncé par le texte figure à côté de ce que donnent ses propres données d’entrée.</translation>
    </message>
    <message>
        <source>Acknowledge a check that does not apply, with a reason: it is kept in the project and printed. F1 on a row explains the check.</source>
        <translation>Accepter une vérification qui ne s’applique pas, avec une raison&#xa0;: elle est conservée dans le projet et imprimée. F1 sur une ligne explique la vérification.</translation>
    </message>
    <message>
        <source>What is handed to those who decide.</source>
        <translation>Ce qui est remis aux décideurs.</translation>
    </message>
    <message>
        <source>The pages are shown as they will be printed.</source>
        <translation>Les pages sont affichées telles qu’elles seront imprimées.</translation>
    </message>
    <message>
        <source>Tick the chapters and put them in order; fill in the cover; export as PDF, or everything with spreadsheet, web page and data. The PDF carries the project: it can be opened again.</source>
        <translation>Cocher les chapitres et les ordonner&#xa0;; remplir la couverture&#xa0;; exporter en PDF, ou le tout avec feuille de calcul, page web et données. Le PDF contient le projet&#xa0;: il peut être rouvert.</translation>
    </message>
    <message>
        <source>What is known of models, GPUs, prices, grids, engines and providers.</source>
        <translation>Ce que l’on sait des modèles, GPU, prix, réseaux électriques, moteurs et fournisseurs.</translation>
    </message>
    <message>
        <source>Each figure names its source and its date; what is not verified says so.</source>
        <translation>Chaque chiffre indique sa source et sa date&#xa0;; ce qui n’est pas vérifié est signalé.</translation>
    </message>
    <message>
        <source>Edit an entry or add one: it is laid over what ships, and can be reverted. “Use in the scenario” takes it into the project.</source>
        <translation>Modifier une entrée ou en ajouter une&#xa0;: elle se superpose à ce qui est livré et peut être annulée. «&#xa0;Utiliser dans le scénario&#xa0;» la reprend dans le projet.</translation>
    </message>
    <message>
        <source>Where to begin.</source>
        <translation>Par où commencer.</translation>
    </message>
    <message>
        <source>Each picture is an example that can be opened and changed.</source>
        <translation>Chaque image est un exemple qui peut être ouvert et modifié.</translation>
    </message>
    <message>
        <source>Drop a project or the results of a benchmark on the window, open an example, or begin with a kind of load.</source>
        <translation>Déposer un projet ou les résultats d’un benchmark sur la fenêtre, ouvrir un exemple, ou commencer par un type de charge.</translation>
    </message>
    <message>
        <source>Zoom in and out; the wheel does the same around the pointer</source>
        <translation>Zoomer et dézoomer&#xa0;; la molette fait de même autour du pointeur</translation>
    </message>
    <message>
        <source>Move the zoomed picture; unzoomed, move the operating point from load to load</source>
        <translation>Déplacer l’image agrandie&#xa0;; sans zoom, déplacer le point de fonctionnement de charge en charge</translation>
    </message>
    <message>
        <source>Show everything again; so does a double click</source>
        <translation>Tout afficher à nouveau&#xa0;; un double-clic aussi</translation>
    </message>
    <message>
        <source>Copy the data, to be pasted into a spreadsheet</source>
        <translation>Copier les données, à coller dans un tableur</translation>
    </message>
    <message>
        <source>Menu: copy as image, show as table, export, series, logarithmic axes</source>
        <translation>Menu&#xa0;: copier comme image, afficher en tableau, exporter, séries, axes logarithmiques</translation>
    </message>
    <message>
        <source>Filter the rows; Escape shows all again</source>
        <translation>Filtrer les lignes&#xa0;; Échap les affiche toutes à nouveau</translation>
    </message>
    <message>
        <source>Copy the chosen rows, or all, with their headers</source>
        <translation>Copier les lignes choisies, ou toutes, avec leurs en-têtes</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>Ouvrir la ligne</translation>
    </message>
    <message>
        <source>Menu: copy, filter, choose columns</source>
        <translation>Menu&#xa0;: copier, filtrer, choisir les colonnes</translation>
    </message>
    <message>
        <source>Next slide, as a presenter&apos;s remote does</source>
        <translation>Diapositive suivante, comme avec une télécommande de présentation</translation>
    </message>
    <message>
        <source>Slide before</source>
        <translation>Diapositive précédente</translation>
    </message>
    <message>
        <source>Blank the screen, and show it again</source>
        <translation>Masquer l’écran, et l’afficher à nouveau</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Terminer la présentation</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Keys of the window</source>
        <translation>Touches de la fenêtre</translation>
    </message>
    <message>
        <source>Keys of a chart</source>
        <translation>Touches d’un graphique</translation>
    </message>
    <message>
        <source>Keys of a table</source>
        <translation>Touches d’un tableau</translation>
    </message>
    <message>
        <source>Keys of the presentation</source>
        <translation>Touches de la présentation</translation>
    </message>
    <message>
        <source>Hover over a row to light its point. Choose the axes and the gate above the picture; pin the scenario as a candidate of its own. Where candidates stand on different footings, “Bring to one footing” computes away what arithmetic can.</source>
        <translation>Survoler une ligne pour mettre son point en évidence. Choisir les axes et le critère éliminatoire au-dessus de l’image&#xa0;; épingler le scénario comme candidat à part entière. Là où les candidats reposent sur des bases différentes, «&#xa0;Ramener à une base commune&#xa0;» corrige ce que le calcul peut corriger.</translation>
    </message>
    <message>
        <source>Load runs to the right. Throughput belongs to the left axis, waiting to the right one, goodput is the area at the bottom. Marks are measured; a line with a band is predicted. The band across is the knee, the thin line the SLO. Where the project is calibrated on a sweep (Benchmarks), the engine&apos;s coefficients are fitted to it, and the warnings say so.</source>
        <translation>La charge croît vers la droite. Le débit se lit sur l’axe de gauche, l’attente sur celui de droite, le goodput est l’aire en bas. Les marques sont mesurées&#xa0;; une ligne avec une bande est prédite. La bande transversale est le coude, la ligne fine le SLO. Si le projet est étalonné sur un balayage (Benchmarks), les coefficients du moteur y sont ajustés, et les avertissements le signalent.</translation>
    </message>
    <message>
        <source>Drop result files or folders anywhere on the window. A check that does not apply can be acknowledged with a reason, which is printed. “Calibrate on this sweep” fits what is predicted to it.</source>
        <translation>Déposer des fichiers ou dossiers de résultats n’importe où sur la fenêtre. Une vérification qui ne s’applique pas peut être acquittée avec une raison, qui est imprimée. «&#xa0;Étalonner sur ce balayage&#xa0;» y ajuste ce qui est prédit.</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Ouvrir les menus</translation>
    </message>
    <message>
        <source>State the tariff, the electricity and the years under Ownership; “Another way of paying…” adds one to hold it against.</source>
        <translation>Indiquer le tarif, l’électricité et les années sous Propriété&#xa0;; «&#xa0;Autre façon de payer…&#xa0;» en ajoute une à comparer.</translation>
    </message>
    <message>
        <source>Choose a bar to see its curve; choose the figure above the picture. “State a range…” says how sure an input is, and the draws take their values from it.</source>
        <translation>Choisir une barre pour voir sa courbe&#xa0;; choisir la valeur au-dessus de l’image. «&#xa0;Indiquer une plage…&#xa0;» dit à quel point une entrée est certaine, et les tirages y prennent leurs valeurs.</translation>
    </message>
    <message>
        <source>Give each objective its level, with reason and source; choose the gate under Site.</source>
        <translation>Donner à chaque objectif son niveau, avec raison et source&#xa0;; choisir le critère sous Site.</translation>
    </message>
</context>
<context>
    <name>ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Rechercher dans l’aide</translation>
    </message>
    <message>
        <source>What the help has</source>
        <translation>Contenu de l’aide</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>Texte de l’aide</translation>
    </message>
    <message>
        <source>Nothing in the help has all these words.</source>
        <translation>Rien dans l’aide ne contient tous ces mots.</translation>
    </message>
</context>
<context>
    <name>ui::InputHelp</name>
    <message>
        <source>Sets the lengths of prompts and answers, and the engine settings that suit them, in one step that can be undone.</source>
        <translation>Règle les longueurs des prompts et des réponses, ainsi que les réglages du moteur qui leur conviennent, en une seule étape annulable.</translation>
    </message>
    <message>
        <source>The sweep that this page and the headline stand on.</source>
        <translation>Le balayage sur lequel reposent cette page et le bandeau.</translation>
    </message>
    <message>
        <source>The percentile of the waiting times that the picture shows. The SLO is judged by its own percentile, whatever is chosen here.</source>
        <translation>Le percentile des temps d’attente que montre le graphique. Le SLO est jugé à son propre percentile, quel que soit le choix fait ici.</translation>
    </message>
    <message>
        <source>The axis across the picture. An axis that the scorecard does not compare yet is added to it.</source>
        <translation>L’axe horizontal du graphique. Un axe que le comparatif ne compare pas encore y est ajouté.</translation>
    </message>
    <message>
        <source>The axis up the picture. An axis that the scorecard does not compare yet is added to it.</source>
        <translation>L’axe vertical du graphique. Un axe que le comparatif ne compare pas encore y est ajouté.</translation>
    </message>
    <message>
        <source>What a candidate must hold to be compared at all: where it stands and who may reach into it. Those that fail are shown grey and crossed.</source>
        <translation>Ce qu’un candidat doit respecter pour être comparé&#xa0;: où il se trouve et qui peut y accéder. Ceux qui échouent sont affichés en gris et barrés.</translation>
    </message>
    <message>
        <source>Two axes as a scatter, or all axes side by side, a line a candidate.</source>
        <translation>Deux axes en nuage de points, ou tous les axes côte à côte, une ligne par candidat.</translation>
    </message>
    <message>
        <source>The figure whose reasons are asked for: each bar is by how much one input moves it.</source>
        <translation>La valeur à expliquer&#xa0;: chaque barre montre de combien une entrée la fait varier.</translation>
    </message>
    <message>
        <source>The run that the others are held against.</source>
        <translation>L’exécution à laquelle les autres sont comparées.</translation>
    </message>
    <message>
        <source>Which table of the source article stands beside what the engine gives for the same case.</source>
        <translation>Le tableau de l’article source affiché à côté de ce que donne le moteur pour le même cas.</translation>
    </message>
    <message>
        <source>What counts as the load: requests in flight, or requests a second.</source>
        <translation>Ce qui compte comme charge&#xa0;: les requêtes en cours, ou les requêtes par seconde.</translation>
    </message>
    <message>
        <source>Whose facts are assessed: those of the scenario or of a candidate.</source>
        <translation>Les faits évalués&#xa0;: ceux du scénario ou ceux d’un candidat.</translation>
    </message>
    <message>
        <source>Two pages with the answer and its figures, without the chapters.</source>
        <translation>Deux pages avec la réponse et ses valeurs, sans les chapitres.</translation>
    </message>
    <message>
        <source>The size of the pages.</source>
        <translation>Le format des pages.</translation>
    </message>
    <message>
        <source>Whom the report is for; it stands on the cover.</source>
        <translation>Le destinataire du rapport&#xa0;; il figure sur la couverture.</translation>
    </message>
    <message>
        <source>How the report may be passed on; it stands on every page.</source>
        <translation>Comment le rapport peut être diffusé&#xa0;; la mention figure sur chaque page.</translation>
    </message>
    <message>
        <source>A picture for the cover: the path of a PNG, JPEG or SVG file.</source>
        <translation>Une image pour la couverture&#xa0;: le chemin d’un fichier PNG, JPEG ou SVG.</translation>
    </message>
    <message>
        <source>The chapters in their order: a tick takes one in, dragging or the buttons below move it.</source>
        <translation>Les chapitres dans leur ordre&#xa0;: une coche en inclut un, le glisser ou les boutons ci-dessous le déplacent.</translation>
    </message>
    <message>
        <source>Leaves the rows in which the text occurs in any column.</source>
        <translation>Garde les lignes où le texte apparaît dans une colonne quelconque.</translation>
    </message>
    <message>
        <source>Leaves the rows in which the text occurs in any column; Escape shows all again.</source>
        <translation>Garde les lignes où le texte apparaît dans une colonne quelconque&#xa0;; Échap les affiche toutes à nouveau.</translation>
    </message>
    <message>
        <source>Leaves the checks in which the text occurs.</source>
        <translation>Garde les vérifications où le texte apparaît.</translation>
    </message>
    <message>
        <source>Leaves out what is less severe.</source>
        <translation>Écarte ce qui est moins grave.</translation>
    </message>
    <message>
        <source>Leaves the remarks in which the text occurs.</source>
        <translation>Garde les remarques où le texte apparaît.</translation>
    </message>
    <message>
        <source>The side that counts as before.</source>
        <translation>Le côté qui compte comme «&#xa0;avant&#xa0;».</translation>
    </message>
    <message>
        <source>The side that counts as after.</source>
        <translation>Le côté qui compte comme «&#xa0;après&#xa0;».</translation>
    </message>
    <message>
        <source>Any words of a command, field, model, GPU, candidate or check; Enter runs what is marked.</source>
        <translation>Des mots d’une commande, d’un champ, d’un modèle, d’un GPU, d’un candidat ou d’une vérification&#xa0;; Entrée exécute ce qui est sélectionné.</translation>
    </message>
    <message>
        <source>Leaves what has all these words; Down goes to the list, Enter to the text.</source>
        <translation>Garde ce qui contient tous ces mots&#xa0;; Bas va à la liste, Entrée au texte.</translation>
    </message>
    <message>
        <source>Any part of a name of the catalogue; Enter takes what is marked.</source>
        <translation>Une partie quelconque d’un nom du catalogue&#xa0;; Entrée prend ce qui est sélectionné.</translation>
    </message>
    <message>
        <source>The pairs of inputs that the project names.</source>
        <translation>Les paires d’entrées que nomme le projet.</translation>
    </message>
    <message>
        <source>The input that changes from row to row.</source>
        <translation>L’entrée qui change d’une ligne à l’autre.</translation>
    </message>
    <message>
        <source>The input that changes from column to column.</source>
        <translation>L’entrée qui change d’une colonne à l’autre.</translation>
    </message>
    <message>
        <source>Only the nearest flip of each candidate, or all of them.</source>
        <translation>Seulement la bascule la plus proche de chaque candidat, ou toutes.</translation>
    </message>
    <message>
        <source>How this way is paid for: by the token, or by the hour or month of machines.</source>
        <translation>Comment on paie ainsi&#xa0;: au token, ou à l’heure ou au mois de machines.</translation>
    </message>
    <message>
        <source>What it costs, without VAT, in the unit at the field&apos;s end.</source>
        <translation>Ce qu’elle coûte, hors TVA, dans l’unité à la fin du champ.</translation>
    </message>
    <message>
        <source>What sentences and pictures call it; empty: by its kind.</source>
        <translation>Comment les phrases et les images la nomment&#xa0;; vide&#xa0;: d’après son type.</translation>
    </message>
    <message>
        <source>The input that is uncertain, of those that the project states.</source>
        <translation>L’entrée incertaine, parmi celles que le projet indique.</translation>
    </message>
    <message>
        <source>Only one draw in twenty lies below it.</source>
        <translation>Un seul tirage sur vingt est inférieur.</translation>
    </message>
    <message>
        <source>Half of the draws lie below it, half above; all figures outside of the draws stand on it.</source>
        <translation>La moitié des tirages est inférieure, l’autre supérieure&#xa0;; hors tirages, tous les chiffres reposent sur elle.</translation>
    </message>
    <message>
        <source>Only one draw in twenty lies above it.</source>
        <translation>Un seul tirage sur vingt est supérieur.</translation>
    </message>
</context>
<context>
    <name>ui::KneePage</name>
    <message>
        <source>A sweep of benchmark runs shows here up to which load the SLO holds, and where the knee lies.</source>
        <translation>Un balayage d’exécutions de benchmark montre ici jusqu’à quelle charge le SLO est tenu, et où se situe le coude.</translation>
    </message>
    <message>
        <source>&amp;Sweep</source>
        <translation>&amp;Balayage</translation>
    </message>
    <message>
        <source>&amp;Percentile</source>
        <translation>&amp;Percentile</translation>
    </message>
    <message>
        <source>Points of the sweep</source>
        <translation>Points du balayage</translation>
    </message>
    <message>
        <source>Throughput and latency against load</source>
        <translation>Débit et latence selon la charge</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) to question</source>
        <translation>
            <numerusform>%n chiffre sujet à caution</numerusform>
            <numerusform>%n chiffres sujets à caution</numerusform>
        </translation>
    </message>
    <message>
        <source>No sweep yet: drop benchmark results on the window to see where the knee lies.</source>
        <translation>Pas encore de balayage&#xa0;: déposer des résultats de benchmark sur la fenêtre pour voir où se situe le coude.</translation>
    </message>
    <message>
        <source>Show why ›</source>
        <translation>Voir pourquoi ›</translation>
    </message>
    <message>
        <source>Back to the safe capacity</source>
        <translation>Revenir à la capacité sûre</translation>
    </message>
    <message>
        <source>The headline stands on the load that you chose on the chart.</source>
        <translation>Le bandeau porte sur la charge choisie sur le graphique.</translation>
    </message>
    <message>
        <source>Enter, or a double click on a load, takes it as the operating point.</source>
        <translation>Entrée, ou un double-clic sur une charge, la prend comme point de fonctionnement.</translation>
    </message>
    <message>
        <source>The headline stands on %1 requests a second.</source>
        <translation>Le bandeau porte sur %1 requêtes par seconde.</translation>
    </message>
    <message>
        <source>The headline stands on %1 requests at a time.</source>
        <translation>Le bandeau porte sur %1 requêtes simultanées.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>&amp;Load by</source>
        <translation>&amp;Charge par</translation>
    </message>
    <message>
        <source>concurrency</source>
        <translation>concurrence</translation>
    </message>
    <message>
        <source>requests a second</source>
        <translation>requêtes par seconde</translation>
    </message>
    <message>
        <source>A closed loop holds so many requests in flight; by rate they come whether or not the last one is answered. What was not measured so is predicted.</source>
        <translation>Une boucle fermée maintient ce nombre de requêtes en cours&#xa0;; par débit, elles arrivent que la précédente ait reçu sa réponse ou non. Ce qui n’a pas été mesuré ainsi est prédit.</translation>
    </message>
    <message>
        <source>What bounds prefill and decode on one GPU</source>
        <translation>Ce qui limite le prefill et le decode sur un GPU</translation>
    </message>
    <message>
        <source>It takes a model, a GPU and the lengths of prompts and answers.</source>
        <translation>Il faut un modèle, un GPU et les longueurs des prompts et des réponses.</translation>
    </message>
</context>
<context>
    <name>ui::KneePointsModel</name>
    <message>
        <source>unlimited</source>
        <extracomment>the load of a run that sends all its requests at once</extracomment>
        <translation>illimitée</translation>
    </message>
    <message>
        <source>over SLO</source>
        <translation>hors SLO</translation>
    </message>
    <message>
        <source>The results do not state this figure.</source>
        <translation>Les résultats n’indiquent pas ce chiffre.</translation>
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
        <translation>tok/s au total</translation>
    </message>
    <message>
        <source>output tok/s</source>
        <translation>tok/s en sortie</translation>
    </message>
    <message>
        <source>% of requests</source>
        <translation>% des requêtes</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Request rate</source>
        <translation>Débit de requêtes</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Concurrence</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
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
        <translation>Débit</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Useful</source>
        <extracomment>goodput in tokens a second</extracomment>
        <translation>Utile</translation>
    </message>
</context>
<context>
    <name>ui::LeversModel</name>
    <message>
        <source>As it is</source>
        <translation>En l’état</translation>
    </message>
    <message>
        <source>Lever, alone
</source>
        <translation>Levier, seul
</translation>
    </message>
    <message>
        <source>Replicas
with head-room</source>
        <translation>Réplicas
avec marge</translation>
    </message>
    <message>
        <source>GPUs
</source>
        <translation>GPU
</translation>
    </message>
    <message>
        <source>A replica
req/s</source>
        <translation>Un réplica
req/s</translation>
    </message>
    <message>
        <source>Cost
€/1M</source>
        <translation>Coût
€/1M</translation>
    </message>
    <message>
        <source>TPOT mean
ms</source>
        <translation>TPOT moyen
ms</translation>
    </message>
    <message>
        <source>Replicas
together</source>
        <translation>Réplicas
ensemble</translation>
    </message>
    <message>
        <source>What it asks
</source>
        <translation>Ce qu’il exige
</translation>
    </message>
    <message>
        <source>€/1M
together</source>
        <translation>€/1M
ensemble</translation>
    </message>
    <message>
        <source>TPOT, ms
together</source>
        <translation>TPOT, ms
ensemble</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>The project names %n result file(s) that are not there: %1. Their references are kept; put the files back and reload, or remove them under Data.</source>
        <translation>
            <numerusform>Le projet nomme %n fichier de résultats absent&#xa0;: %1. Sa référence est conservée&#xa0;; remettre le fichier en place et recharger, ou le retirer sous Données.</numerusform>
            <numerusform>Le projet nomme %n fichiers de résultats absents&#xa0;: %1. Leurs références sont conservées&#xa0;; remettre les fichiers en place et recharger, ou les retirer sous Données.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>%1 a été modifié par un autre programme.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>Garder l’état actuel</translation>
    </message>
    <message>
        <source>The results in %1 have changed since they were imported.</source>
        <translation>Les résultats dans %1 ont changé depuis leur import.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidat</numerusform>
            <numerusform>%n candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistré</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>enregistré</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Search   %1</source>
        <translation>Rechercher   %1</translation>
    </message>
    <message>
        <source>Find and run any command, field, page or candidate</source>
        <translation>Trouver et lancer toute commande, tout champ, toute page ou tout candidat</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>The program ended with unsaved edits of “%1”; a copy of %2 was kept.</source>
        <translation>Le programme s’est terminé avec des modifications non enregistrées de «&#xa0;%1&#xa0;»&#xa0;; une copie (%2) a été conservée.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Récupérer</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Modifications non enregistrées</translation>
    </message>
    <message>
        <source>“%1” has edits that are not saved.</source>
        <translation>«&#xa0;%1&#xa0;» a des modifications non enregistrées.</translation>
    </message>
    <message>
        <source>%1 is not on this computer; save it first.</source>
        <translation>%1 n’est pas sur cet ordinateur&#xa0;; l’enregistrer d’abord.</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 est introuvable.</translation>
    </message>
    <message>
        <source>%1 may not be read by this program; use Open… instead.</source>
        <translation>%1 ne peut pas être lu par ce programme&#xa0;; passer plutôt par «&#xa0;Ouvrir…&#xa0;».</translation>
    </message>
    <message>
        <source>Not taken: %1</source>
        <translation>Non repris&#xa0;: %1</translation>
    </message>
    <message>
        <source>One project at a time: %1 were dropped. None was opened.</source>
        <translation>Un seul projet à la fois&#xa0;: %1 ont été déposés. Aucun n’a été ouvert.</translation>
    </message>
    <message>
        <source>The headline now shows changes against these figures.</source>
        <translation>Le bandeau montre désormais les écarts par rapport à ces chiffres.</translation>
    </message>
    <message>
        <source>The first with a safe capacity</source>
        <translation>Le premier avec une capacité sûre</translation>
    </message>
    <message>
        <source>The project names no results</source>
        <translation>Le projet ne nomme aucun résultat</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Cette page</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Ouvrir un projet</translation>
    </message>
    <message>
        <source>Import a folder of results</source>
        <translation>Importer un dossier de résultats</translation>
    </message>
    <message>
        <source>Import result files</source>
        <translation>Importer des fichiers de résultats</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Enregistrer le projet</translation>
    </message>
    <message>
        <source>Projects (*.yaml)</source>
        <translation>Projets (*.yaml)</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>Vector graphics (*.svg);;PDF (*.pdf);;Picture (*.png)</source>
        <translation>Image vectorielle (*.svg);;PDF (*.pdf);;Image (*.png)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Export all charts to a folder</source>
        <translation>Exporter tous les graphiques vers un dossier</translation>
    </message>
    <message numerus="yes">
        <source>%n chart(s) exported to %1.</source>
        <translation>
            <numerusform>%n graphique exporté vers %1.</numerusform>
            <numerusform>%n graphiques exportés vers %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 is what is undone: &quot;Undo: price an hour&quot;</extracomment>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Présenter</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérification</translation>
    </message>
    <message>
        <source>Projects, and reports that carry one (*.yaml *.yml *.pdf *.xlsx);;All files (*)</source>
        <translation>Projets, et rapports qui en contiennent un (*.yaml *.yml *.pdf *.xlsx);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Take a snapshot</source>
        <translation>Prendre un instantané</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>The snapshot “%1” was taken; compare it under Scenario.</source>
        <translation>L’instantané «&#xa0;%1&#xa0;» a été pris&#xa0;; le comparer sous Scénario.</translation>
    </message>
    <message>
        <source>There is no table on the clipboard: copy the cells with their header line in the spreadsheet first.</source>
        <translation>Il n’y a pas de tableau dans le presse-papiers&#xa0;: copier d’abord dans le tableur les cellules avec leur ligne d’en-tête.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Begin with what you have</source>
        <translation>Commencer avec ce que l’on a</translation>
    </message>
    <message>
        <source>Drop the results of a benchmark or a project anywhere on this window, open an example, or begin with a kind of load. Nothing leaves this computer.</source>
        <translation>Déposer les résultats d’un benchmark ou un projet n’importe où dans cette fenêtre, ouvrir un exemple ou partir d’un type de charge. Rien ne quitte cet ordinateur.</translation>
    </message>
    <message>
        <source>The scenario</source>
        <translation>Le scénario</translation>
    </message>
    <message>
        <source>Load, promises, model, machines, place and money stand beside every page. Move a slider or type: everything follows at once, and everything can be undone. A full dot names a source, a hollow one is a default.</source>
        <translation>Charge, engagements, modèle, machines, lieu et coûts se trouvent à côté de chaque page. Déplacer un curseur ou saisir une valeur&#xa0;: tout suit aussitôt, et tout peut être annulé. Un point plein indique une source, un point vide une valeur par défaut.</translation>
    </message>
    <message>
        <source>The headline</source>
        <translation>Le bandeau</translation>
    </message>
    <message>
        <source>What it takes, what it costs, what it emits. Click on a figure to see its formula with the numbers in it, and where each of them comes from.</source>
        <translation>Ce qu’il faut, ce que cela coûte, ce que cela émet. Cliquer sur une valeur pour voir sa formule avec les chiffres, et d’où vient chacun d’eux.</translation>
    </message>
    <message>
        <source>One question a page</source>
        <translation>Une question par page</translation>
    </message>
    <message>
        <source>Find, present, ask</source>
        <translation>Trouver, présenter, demander</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>Ouverture de %1 …</translation>
    </message>
    <message>
        <source>nothing was changed yet</source>
        <translation>rien n’a encore été modifié</translation>
    </message>
    <message>
        <source>nothing was undone</source>
        <translation>rien n’a été annulé</translation>
    </message>
    <message>
        <source>this page shows no chart yet</source>
        <translation>cette page ne montre pas encore de graphique</translation>
    </message>
    <message>
        <source>the project was not saved yet</source>
        <translation>le projet n’a pas encore été enregistré</translation>
    </message>
    <message>
        <source>there is no baseline</source>
        <translation>il n’y a pas de référence</translation>
    </message>
    <message>
        <source>nothing is being imported</source>
        <translation>rien n’est en cours d’importation</translation>
    </message>
    <message>
        <source>nothing is chosen that could be copied</source>
        <translation>rien n’est sélectionné qui puisse être copié</translation>
    </message>
    <message>
        <source>no field has the keyboard</source>
        <translation>aucun champ n’a le clavier</translation>
    </message>
    <message>
        <source>nothing is chosen that it works on</source>
        <translation>rien n’est sélectionné sur quoi agir</translation>
    </message>
    <message>
        <source>Headline</source>
        <translation>En-tête</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Chiffre</translation>
    </message>
    <message>
        <source>The machines stand in %1</source>
        <translation>Les machines se trouvent ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be done now: %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas possible maintenant&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Modifié par un autre programme</translation>
    </message>
    <message>
        <source>%1 has been changed since it was opened here. Saving would overwrite that change.</source>
        <translation>%1 a été modifié depuis son ouverture ici. Enregistrer écraserait cette modification.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Enregistrer sous…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Écraser</translation>
    </message>
    <message>
        <source>The last edit in it: %1.</source>
        <extracomment>%1 is a step that can be undone, such as &quot;Change price an hour&quot;</extracomment>
        <translation>La dernière modification qu’elle contient&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has been changed since the edits began: the copy does not have that change.</source>
        <translation>%1 a été modifié depuis le début des modifications&#xa0;: la copie ne contient pas ce changement.</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 n’est plus là.</translation>
    </message>
    <message>
        <source>This project was never saved.</source>
        <translation>Ce projet n’a jamais été enregistré.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sweep(s)</source>
        <translation>
            <numerusform>%Ln balayage</numerusform>
            <numerusform>%Ln balayages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) imported</source>
        <translation>
            <numerusform>%Ln exécution importée</numerusform>
            <numerusform>%Ln exécutions importées</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the project on the whole screen (%1)</source>
        <translation>Montrer le projet sur tout l’écran (%1)</translation>
    </message>
    <message>
        <source>Each page begins with a sentence that is the answer, computed; the picture below shows why. %1 and so on go there.</source>
        <translation>Chaque page commence par une phrase qui est la réponse, calculée&#xa0;; l’image dessous montre pourquoi. %1 et ainsi de suite y mènent.</translation>
    </message>
    <message>
        <source>%1 finds any command, field, model or GPU. %2 shows the project as slides. %3 explains the page, %4 the field you are in; this tour is in the Help menu.</source>
        <translation>%1 trouve toute commande, tout champ, modèle ou GPU. %2 montre le projet en diapositives. %3 explique la page, %4 le champ où vous êtes&#xa0;; cette visite est dans le menu Aide.</translation>
    </message>
    <message>
        <source>Save as keeps both. Reload shows the file as it is now; your edits stay as a copy under File, Kept copies.</source>
        <translation>«&#xa0;Enregistrer sous&#xa0;» garde les deux. «&#xa0;Recharger&#xa0;» montre le fichier tel qu’il est&#xa0;; vos modifications restent en copie sous Fichier, Copies conservées.</translation>
    </message>
    <message>
        <source>The edits made before are kept under File, Kept copies.</source>
        <translation>Les modifications précédentes sont conservées sous Fichier, Copies conservées.</translation>
    </message>
    <message>
        <source>The copy stays under File, Kept copies, for thirty days.</source>
        <translation>La copie reste trente jours sous Fichier, Copies conservées.</translation>
    </message>
    <message>
        <source>not saved yet; the safety copy %1</source>
        <translation>pas encore enregistré&#xa0;; la copie de sécurité %1</translation>
    </message>
    <message>
        <source>Not reloaded, for the edits made here could not be kept. The safety copy %1.</source>
        <extracomment>%1 says what is the matter: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>Non rechargé&#xa0;: les modifications faites ici n’ont pas pu être conservées. La copie de sécurité %1.</translation>
    </message>
    <message>
        <source>Exporting the charts: %1</source>
        <translation>Export des graphiques&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no chart to export yet.</source>
        <translation>Il n’y a encore aucun graphique à exporter.</translation>
    </message>
    <message numerus="yes">
        <source>The export was cancelled; %n chart(s) had been written to %1.</source>
        <translation>
            <numerusform>L’export a été annulé&#xa0;; %n graphique avait déjà été écrit dans %1.</numerusform>
            <numerusform>L’export a été annulé&#xa0;; %n graphiques avaient déjà été écrits dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>the charts are being exported</source>
        <translation>les graphiques sont en cours d’export</translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>1 of %1</source>
        <extracomment>of the messages that are there, the first is shown</extracomment>
        <translation>1 sur %1</translation>
    </message>
</context>
<context>
    <name>ui::MoneyCharts</name>
    <message>
        <source>million €</source>
        <translation>M€</translation>
    </message>
    <message>
        <source>thousand €</source>
        <translation>k€</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Flux de trésorerie</translation>
    </message>
    <message>
        <source>of the year</source>
        <translation>de l’année</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>cumulé</translation>
    </message>
    <message>
        <source>year %1</source>
        <translation>année %1</translation>
    </message>
    <message numerus="yes">
        <source>Cash flow over %n year(s), %1 € in all, %2 € of today.</source>
        <translation>
            <numerusform>Flux de trésorerie sur %n an, %1 € au total, %2 € actualisés.</numerusform>
            <numerusform>Flux de trésorerie sur %n ans, %1 € au total, %2 € actualisés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Seuil de rentabilité</translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation>millions de tokens par jour</translation>
    </message>
    <message>
        <source>€ a day</source>
        <translation>€ par jour</translation>
    </message>
    <message>
        <source>from %1 million a day %2</source>
        <translation>à partir de %1 millions par jour %2</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>demande</translation>
    </message>
    <message>
        <source>%1 is the cheapest at every use.</source>
        <translation>Le moins cher à tout usage est %1.</translation>
    </message>
    <message>
        <source>The cheapest is %1 at first; %2.</source>
        <translation>Le moins cher est d’abord %1&#xa0;; %2.</translation>
    </message>
    <message>
        <source>Months until the purchase has paid for itself</source>
        <translation>Mois jusqu’à l’amortissement de l’achat</translation>
    </message>
    <message>
        <source>months</source>
        <translation>mois</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>par rapport à %1</translation>
    </message>
    <message>
        <source>The purchase never pays for itself.</source>
        <translation>L’achat n’est jamais amorti.</translation>
    </message>
    <message>
        <source>In full use it takes %1 months.</source>
        <translation>En plein usage, il faut %1 mois.</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>electricity, €/1M tokens</source>
        <translation>électricité, €/1M tokens</translation>
    </message>
    <message>
        <source>carbon, g/1M tokens</source>
        <translation>carbone, g/1M tokens</translation>
    </message>
    <message>
        <source>Least carbon in %1, %2 g for a million tokens.</source>
        <translation>Le moins de carbone&#xa0;: %1, %2 g pour un million de tokens.</translation>
    </message>
    <message>
        <source>Price (%1): %2 to %3 €/MWh over the hours of a day, least at %4 h, most at %5 h; %6 points from %7.</source>
        <translation>Prix (%1)&#xa0;: %2 à %3 €/MWh au fil des heures d’une journée, minimum à %4 h, maximum à %5 h&#xa0;; %6 points de %7.</translation>
    </message>
    <message>
        <source>Carbon (%1): %2 to %3 g/kWh over the hours of a day, least at %4 h, most at %5 h; %6 points from %7.</source>
        <translation>Carbone (%1)&#xa0;: %2 à %3 g/kWh au fil des heures d’une journée, minimum à %4 h, maximum à %5 h&#xa0;; %6 points de %7.</translation>
    </message>
    <message>
        <source>Electricity by the hour</source>
        <translation>Électricité heure par heure</translation>
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
        <translation>prix</translation>
    </message>
    <message>
        <source>carbon</source>
        <translation>carbone</translation>
    </message>
    <message>
        <source>hour of the day, local time</source>
        <translation>heure de la journée, heure locale</translation>
    </message>
    <message>
        <source>hour of the day, UTC</source>
        <translation>heure de la journée, UTC</translation>
    </message>
    <message>
        <source>Measured power by load</source>
        <translation>Puissance mesurée selon la charge</translation>
    </message>
    <message>
        <source>requests decoded together</source>
        <translation>requêtes décodées ensemble</translation>
    </message>
    <message>
        <source>W a GPU</source>
        <translation>W par GPU</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>mesuré</translation>
    </message>
    <message>
        <source>this fleet</source>
        <translation>ce parc</translation>
    </message>
    <message>
        <source>With %1 requests together a GPU draws %2 W, by %3.</source>
        <translation>Avec %1 requêtes simultanées, un GPU consomme %2 W, d’après %3.</translation>
    </message>
    <message>
        <source>A GPU draws up to %1 W, by %2.</source>
        <translation>Un GPU consomme jusqu’à %1 W, d’après %2.</translation>
    </message>
    <message>
        <source>this fleet · %1 g/kWh · %2 €/MWh</source>
        <extracomment>the fleet of the scenario among the countries; %1 and %2 are what the scenario counts with</extracomment>
        <translation>ce parc · %1 g/kWh · %2 €/MWh</translation>
    </message>
    <message>
        <source>The scenario counts with %1 g/kWh and %2 €/MWh; for %3 the catalogue has %4 g/kWh and %5 €/MWh.</source>
        <translation>Le scénario compte avec %1 g/kWh et %2 €/MWh&#xa0;; pour %3, le catalogue a %4 g/kWh et %5 €/MWh.</translation>
    </message>
</context>
<context>
    <name>ui::MoneyPage</name>
    <message>
        <source>A tariff in Ownership and a throughput, measured or given, show here what the fleet costs over the years and when owning pays.</source>
        <translation>Un tarif dans Propriété et un débit, mesuré ou donné, montrent ici ce que le parc coûte au fil des ans et quand posséder est rentable.</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Flux de trésorerie</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Seuil de rentabilité</translation>
    </message>
    <message>
        <source>The same fleet elsewhere</source>
        <translation>Le même parc ailleurs</translation>
    </message>
    <message>
        <source>Cash flow by year</source>
        <translation>Flux de trésorerie par année</translation>
    </message>
    <message>
        <source>Lifecycle carbon and mean wholesale price of each grid, as the catalogue has them. %1</source>
        <translation>Carbone sur le cycle de vie et prix de gros moyen de chaque réseau, selon le catalogue. %1</translation>
    </message>
    <message>
        <source>No cost yet: state a tariff in Ownership.</source>
        <translation>Pas encore de coût&#xa0;: indiquer un tarif dans Propriété.</translation>
    </message>
    <message>
        <source>Annual energy and emissions for a CSRD report…</source>
        <translation>Énergie et émissions annuelles pour un rapport CSRD…</translation>
    </message>
    <message>
        <source>What is shown of money</source>
        <translation>Ce qui est montré des coûts</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Toutes les valeurs</translation>
    </message>
    <message>
        <source>Year by year</source>
        <translation>Année par année</translation>
    </message>
    <message>
        <source>CSRD table…</source>
        <translation>Tableau CSRD…</translation>
    </message>
    <message>
        <source>Energy, scope 2 by location and by market, embodied carbon and water of a year, as CSV.</source>
        <translation>Énergie, scope 2 location-based et market-based, carbone incorporé et eau d’une année, en CSV.</translation>
    </message>
    <message>
        <source>Months to pay back</source>
        <translation>Mois d’amortissement</translation>
    </message>
    <message>
        <source>Electricity by the hour</source>
        <translation>Électricité heure par heure</translation>
    </message>
    <message>
        <source>Measured power by load</source>
        <translation>Puissance mesurée selon la charge</translation>
    </message>
    <message>
        <source>Every figure with its way</source>
        <translation>Chaque valeur et son calcul</translation>
    </message>
    <message>
        <source>Where the chosen figure comes from</source>
        <translation>D’où vient la valeur choisie</translation>
    </message>
    <message>
        <source>The same fleet elsewhere needs the energy of a token and the way to the meter: power, throughput and PUE.</source>
        <translation>Le même parc ailleurs&#xa0;: il faut l’énergie d’un token et le chemin jusqu’au compteur, soit puissance, débit et PUE.</translation>
    </message>
    <message>
        <source>No cost yet: state a tariff in Ownership. What energy and carbon are known stands below.</source>
        <translation>Pas encore de coût&#xa0;: indiquer un tarif sous Propriété. L’énergie et le carbone connus figurent ci-dessous.</translation>
    </message>
    <message>
        <source>Annual energy and emissions</source>
        <translation>Énergie et émissions annuelles</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>%1 written.</source>
        <translation>%1 écrit.</translation>
    </message>
    <message>
        <source>What the fleet costs over the years needs a tariff: enter under Ownership in the scenario the price of an hour of a GPU or a node, or what the machines cost and how long they serve.</source>
        <translation>Ce que coûte le parc au fil des ans demande un tarif&#xa0;: saisir sous «&#xa0;Propriété&#xa0;», dans le scénario, le prix d’une heure de GPU ou de nœud, ou ce que coûtent les machines et combien de temps elles servent.</translation>
    </message>
    <message>
        <source>State a tariff</source>
        <translation>Indiquer un tarif</translation>
    </message>
    <message>
        <source>the power is not known</source>
        <translation>la puissance n’est pas connue</translation>
    </message>
    <message>
        <source>Add another way of paying…</source>
        <translation>Ajouter une autre façon de payer…</translation>
    </message>
    <message>
        <source>Another way of paying…</source>
        <translation>Autre façon de payer…</translation>
    </message>
    <message>
        <source>A tariff to hold the fleet against: from which use on does which one pay?</source>
        <translation>Un tarif auquel comparer la flotte&#xa0;: à partir de quel usage lequel est avantageux&#xa0;?</translation>
    </message>
    <message>
        <source>One way of paying is stated. Add another, such as a price by the token, to see from which use on it pays.</source>
        <translation>Une façon de payer est indiquée. Ajoutez-en une autre, comme un prix au token, pour voir à partir de quel usage elle est avantageuse.</translation>
    </message>
    <message>
        <source>No cost yet: a price is stated, but no throughput. Import a measurement, or choose a model and a GPU.</source>
        <translation>Pas encore de coût&#xa0;: un prix est indiqué, mais aucun débit. Importez une mesure, ou choisissez un modèle et un GPU.</translation>
    </message>
    <message>
        <source>From which use on owning pays needs two ways of paying: a tariff under Ownership, and another beside it.</source>
        <translation>Pour savoir à partir de quel usage la possession est avantageuse, il faut deux façons de payer&#xa0;: un tarif sous Propriété, et un autre à côté.</translation>
    </message>
</context>
<context>
    <name>ui::NormaliseDialog</name>
    <message>
        <source>Bring to one footing</source>
        <translation>Ramener à une base commune</translation>
    </message>
    <message>
        <source>Nothing that differs between these candidates can be brought together by arithmetic.</source>
        <translation>Rien de ce qui diffère entre ces candidats ne peut être rapproché par le calcul.</translation>
    </message>
    <message>
        <source>Two figures compare where they stand on the same. What arithmetic can bring together is chosen here; it is one step, and Undo takes it back.</source>
        <translation>Deux valeurs se comparent là où elles reposent sur la même base. Ce que le calcul peut rapprocher se choisit ici&#xa0;; c’est une seule étape, qu’Annuler défait.</translation>
    </message>
    <message>
        <source>Figures before and after</source>
        <translation>Valeurs avant et après</translation>
    </message>
    <message>
        <source>What has to be measured or stated anew</source>
        <translation>Ce qui doit être mesuré ou indiqué de nouveau</translation>
    </message>
    <message>
        <source>Put in the project</source>
        <translation>Mettre dans le projet</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>En l’état</translation>
    </message>
    <message>
        <source>On one footing</source>
        <translation>Sur une base commune</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Bring the candidates to one footing</source>
        <translation>Ramener les candidats à une base commune</translation>
    </message>
</context>
<context>
    <name>ui::NumberEdit</name>
    <message>
        <source>Between %1 and %2.</source>
        <translation>Entre %1 et %2.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Au moins %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Au plus %1.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation>Un nombre est requis ici.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>“%1” can mean %2 or %3. Write it without the separator, or with one digit more.</source>
        <translation>«&#xa0;%1&#xa0;» peut signifier %2 ou %3. L’écrire sans le séparateur, ou avec un chiffre de plus.</translation>
    </message>
    <message>
        <source>A whole number is needed here.</source>
        <translation>Un nombre entier est requis ici.</translation>
    </message>
    <message>
        <source>More than %1.</source>
        <translation>Plus de %1.</translation>
    </message>
</context>
<context>
    <name>ui::Page</name>
    <message>
        <source>estimate from short runs; the simulation refines it</source>
        <translation>estimation par exécutions courtes&#xa0;; la simulation l’affine</translation>
    </message>
</context>
<context>
    <name>ui::ParallelCoordinates</name>
    <message>
        <source>The candidates over all axes</source>
        <translation>Les candidats sur tous les axes</translation>
    </message>
</context>
<context>
    <name>ui::PaymentDialog</name>
    <message>
        <source>Tokens bought from an API</source>
        <translation>Tokens achetés à une API</translation>
    </message>
    <message>
        <source>€/1M tok</source>
        <translation>€/1M tok</translation>
    </message>
    <message>
        <source>GPUs rented by the hour</source>
        <translation>GPU loués à l’heure</translation>
    </message>
    <message>
        <source>€/h a GPU</source>
        <translation>€/h par GPU</translation>
    </message>
    <message>
        <source>The whole fleet rented by the hour</source>
        <translation>Toute la flotte louée à l’heure</translation>
    </message>
    <message>
        <source>€/h</source>
        <translation>€/h</translation>
    </message>
    <message>
        <source>The whole fleet leased by the month</source>
        <translation>Toute la flotte en location mensuelle</translation>
    </message>
    <message>
        <source>€/month</source>
        <translation>€/mois</translation>
    </message>
    <message>
        <source>The whole fleet owned, at a price an hour</source>
        <translation>Toute la flotte possédée, à un prix horaire</translation>
    </message>
    <message>
        <source>Another way of paying</source>
        <translation>Autre façon de payer</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Type</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>&amp;Prix</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Add to the project</source>
        <translation>Ajouter au projet</translation>
    </message>
    <message>
        <source>Add the way of paying “%1”</source>
        <translation>Ajouter la façon de payer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Another way of paying serves the same load as the fleet, so that both prices can be held against one another; the fleet&apos;s own stays under Ownership.</source>
        <translation>Une autre façon de payer sert la même charge que le parc, afin que les deux prix puissent être comparés&#xa0;; celle du parc lui-même reste sous Propriété.</translation>
    </message>
</context>
<context>
    <name>ui::Picture</name>
    <message>
        <source>Copy as image</source>
        <translation>Copier comme image</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Copier les données</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Afficher en tableau</translation>
    </message>
    <message>
        <source>Export as %1…</source>
        <translation>Exporter en %1…</translation>
    </message>
    <message>
        <source>%1 file (*.%2)</source>
        <translation>Fichier %1 (*.%2)</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>The chart was saved to %1.</source>
        <translation>Le graphique a été enregistré dans %1.</translation>
    </message>
    <message>
        <source>Nothing was written: the picture has changed meanwhile. Export it once more.</source>
        <translation>Rien n’a été écrit&#xa0;: l’image a changé entre-temps. L’exporter à nouveau.</translation>
    </message>
</context>
<context>
    <name>ui::PictureTables</name>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Memory (GB)</source>
        <translation>Mémoire (Go)</translation>
    </message>
    <message>
        <source>Requests that fit</source>
        <translation>Requêtes qui tiennent</translation>
    </message>
    <message>
        <source>Requests running</source>
        <translation>Requêtes en cours</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>activations</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>surcoût</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nécessaire</translation>
    </message>
    <message>
        <source>With head-room</source>
        <translation>Avec marge</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Retenu</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Réplicas</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>Levier</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>%1, from</source>
        <extracomment>%1: a figure with its unit; what it is at the lower end of a range</extracomment>
        <translation>%1, de</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1, à</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, à présent</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Balayage</translation>
    </message>
    <message>
        <source>Kind of load</source>
        <translation>Type de charge</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Débit</translation>
    </message>
    <message>
        <source>Throughput of</source>
        <translation>Débit de</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Sûr</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Avec les nombres</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Formule</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>ui::PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Présentation</translation>
    </message>
    <message>
        <source>Slide %1 of %2: %3</source>
        <translation>Diapositive %1 sur %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>ui::ProvenanceView</name>
    <message>
        <source>between %1 and %2 in nine of ten cases</source>
        <translation>entre %1 et %2 dans neuf cas sur dix</translation>
    </message>
    <message>
        <source>A design value: computed, nothing of it was measured.</source>
        <translation>Une valeur de conception&#xa0;: calculée, rien n’en a été mesuré.</translation>
    </message>
    <message>
        <source>A benchmark value: measured on a test load, not in production.</source>
        <translation>Une valeur de benchmark&#xa0;: mesurée sous une charge de test, pas en production.</translation>
    </message>
    <message>
        <source>A production value: measured on the real load.</source>
        <translation>Une valeur de production&#xa0;: mesurée sous la charge réelle.</translation>
    </message>
    <message numerus="yes">
        <source>%n further check(s) concern it.</source>
        <translation>
            <numerusform>%n autre vérification la concerne.</numerusform>
            <numerusform>%n autres vérifications la concernent.</numerusform>
        </translation>
    </message>
    <message>
        <source>no source stated</source>
        <translation>aucune source indiquée</translation>
    </message>
</context>
<context>
    <name>ui::ProviderPricesModel</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>No price of this GPU could be sourced.</source>
        <translation>Aucun prix sourcé n’a été trouvé pour ce GPU.</translation>
    </message>
    <message>
        <source>Not verified: check it on the provider&apos;s page.</source>
        <translation>Non vérifié&#xa0;: à contrôler sur la page du fournisseur.</translation>
    </message>
    <message>
        <source>The law is general knowledge, to be checked by whoever decides.</source>
        <translation>Le droit indiqué relève de la connaissance générale&#xa0;; à vérifier par la personne qui décide.</translation>
    </message>
    <message>
        <source>Whether the law of the United States reaches the provider (CLOUD Act, FISA 702).</source>
        <translation>Si le droit des États-Unis atteint le fournisseur (CLOUD Act, FISA 702).</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Fournisseur</translation>
    </message>
    <message>
        <source>Price
€/GPU-h</source>
        <translation>Prix
€/GPU-h</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Droit</translation>
    </message>
    <message>
        <source>US reach</source>
        <translation>Portée US</translation>
    </message>
    <message>
        <source>Quoted</source>
        <translation>Relevé</translation>
    </message>
</context>
<context>
    <name>ui::RangeDialog</name>
    <message>
        <source>How sure an input is</source>
        <translation>Certitude d’une entrée</translation>
    </message>
    <message>
        <source>In nine draws of ten the value lies between the lowest and the highest. Every figure outside of the draws stands on what is expected.</source>
        <translation>Dans neuf tirages sur dix, la valeur se situe entre la plus basse et la plus haute. Hors tirages, tous les chiffres reposent sur la valeur attendue.</translation>
    </message>
    <message>
        <source>&amp;Input</source>
        <translation>&amp;Entrée</translation>
    </message>
    <message>
        <source>&amp;Lowest</source>
        <translation>&amp;Minimum</translation>
    </message>
    <message>
        <source>&amp;Expected</source>
        <translation>&amp;Attendu</translation>
    </message>
    <message>
        <source>&amp;Highest</source>
        <translation>Ma&amp;ximum</translation>
    </message>
    <message>
        <source>State the range</source>
        <translation>Indiquer la plage</translation>
    </message>
    <message>
        <source>One value</source>
        <translation>Une seule valeur</translation>
    </message>
    <message>
        <source>The project states no input yet that a range could be given to.</source>
        <translation>Le projet n’indique encore aucune entrée à laquelle donner une plage.</translation>
    </message>
    <message>
        <source>The lowest must be below what is expected, and that below the highest.</source>
        <translation>Le minimum doit être inférieur à la valeur attendue, et celle-ci au maximum.</translation>
    </message>
    <message>
        <source>State a range of “%1”</source>
        <extracomment>a step to undo: %1 is the name of an input</extracomment>
        <translation>Indiquer une plage de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>State one value of “%1”</source>
        <extracomment>a step to undo: %1 is the name of an input</extracomment>
        <translation>Indiquer une seule valeur de «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>ui::RemarkRow</name>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Acceptée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Acknowledge…</source>
        <translation>Accepter…</translation>
    </message>
    <message>
        <source>Say why this does not matter here; the reason goes into the project.</source>
        <translation>Dire pourquoi cela est sans importance ici&#xa0;; la raison est inscrite dans le projet.</translation>
    </message>
</context>
<context>
    <name>ui::ReportPage</name>
    <message>
        <source>What goes in</source>
        <translation>Ce qui y figure</translation>
    </message>
    <message>
        <source>Nothing is ticked, so there is nothing to print.</source>
        <translation>Rien n’est coché&#xa0;: il n’y a donc rien à imprimer.</translation>
    </message>
    <message numerus="yes">
        <source>The report has %n page(s); the same project gives the same bytes.</source>
        <translation>
            <numerusform>Le rapport a %n page&#xa0;; le même projet donne les mêmes octets.</numerusform>
            <numerusform>Le rapport a %n pages&#xa0;; le même projet donne les mêmes octets.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Exporter le rapport</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Export the report…</source>
        <translation>Exporter le rapport…</translation>
    </message>
    <message>
        <source>Export everything into a folder…</source>
        <translation>Tout exporter dans un dossier…</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copier le rapport</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>Le rapport a été copié.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Short form, two pages</source>
        <translation>Version courte, deux pages</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Chapters of the report, in their order</source>
        <translation>Chapitres du rapport, dans leur ordre</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Comité</translation>
    </message>
    <message>
        <source>Change the committee</source>
        <translation>Modifier le comité</translation>
    </message>
    <message>
        <source>whom it is for</source>
        <translation>à qui il est destiné</translation>
    </message>
    <message>
        <source>Classification</source>
        <translation>Classification</translation>
    </message>
    <message>
        <source>Change the classification</source>
        <translation>Modifier la classification</translation>
    </message>
    <message>
        <source>such as Internal</source>
        <translation>par exemple Interne</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logo</translation>
    </message>
    <message>
        <source>Change the logo</source>
        <translation>Modifier le logo</translation>
    </message>
    <message>
        <source>file: PNG, JPEG or SVG</source>
        <translation>fichier&#xa0;: PNG, JPEG ou SVG</translation>
    </message>
    <message>
        <source>%1: %2. Nothing was changed there.</source>
        <translation>%1&#xa0;: %2. Rien n’y a été modifié.</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Spreadsheet (*.xlsx);;Markdown (*.md);;JSON (*.json)</source>
        <translation>PDF (*.pdf);;Page web (*.html);;Classeur (*.xlsx);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
    <message>
        <source>The name of a report ends in .pdf, .html, .xlsx, .md or .json; nothing was written.</source>
        <translation>Le nom d’un rapport se termine par .pdf, .html, .xlsx, .md ou .json&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>Export everything into a folder</source>
        <translation>Tout exporter dans un dossier</translation>
    </message>
    <message>
        <source>Change the form of the report</source>
        <translation>Changer la forme du rapport</translation>
    </message>
    <message>
        <source>Change the paper</source>
        <translation>Changer le papier</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progression de l’export</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Change the chapters of the report</source>
        <translation>Changer les chapitres du rapport</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Changer le titre</translation>
    </message>
    <message>
        <source>of the project and its report</source>
        <translation>du projet et de son rapport</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Change the date</source>
        <translation>Changer la date</translation>
    </message>
    <message>
        <source>such as 2026-06-01</source>
        <translation>par exemple 2026-06-01</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Choisir un logo</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Images (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>L’export a été annulé&#xa0;; rien n’a été écrit.</translation>
    </message>
    <message>
        <source>The pages are being laid out.</source>
        <translation>Les pages sont en cours de composition.</translation>
    </message>
</context>
<context>
    <name>ui::ReportPreview</name>
    <message numerus="yes">
        <source>Preview of the report, %n page(s)</source>
        <translation>
            <numerusform>Aperçu du rapport, %n page</numerusform>
            <numerusform>Aperçu du rapport, %n pages</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RequestsView</name>
    <message>
        <source>Latency</source>
        <translation>Latence</translation>
    </message>
    <message>
        <source>These runs record neither their requests nor enough percentiles to show how a latency is spread. Tools write the requests when they are asked for detailed results.</source>
        <translation>Ces exécutions n’enregistrent ni leurs requêtes ni assez de percentiles pour montrer la dispersion d’une latence. Les outils écrivent les requêtes lorsqu’on leur demande des résultats détaillés.</translation>
    </message>
    <message>
        <source>These runs do not record their requests: the curve lies between the percentiles that they state.</source>
        <translation>Ces exécutions n’enregistrent pas leurs requêtes&#xa0;: la courbe passe entre les percentiles qu’elles indiquent.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>Cumulé</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Dans le temps</translation>
    </message>
    <message>
        <source>%1 of each request, %2</source>
        <translation>%1 de chaque requête, %2</translation>
    </message>
    <message>
        <source>Runs that record their requests: %1</source>
        <translation>Exécutions qui enregistrent leurs requêtes&#xa0;: %1</translation>
    </message>
    <message>
        <source>share of requests, against %1</source>
        <translation>part des requêtes selon %1</translation>
    </message>
    <message>
        <source>share below, against %1</source>
        <translation>part en dessous selon %1</translation>
    </message>
</context>
<context>
    <name>ui::RobustnessModel</name>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>Sur le front</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Le moins cher</translation>
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
        <translation>Charge</translation>
    </message>
    <message>
        <source>Requests completed</source>
        <translation>Requêtes terminées</translation>
    </message>
    <message>
        <source>Requests failed</source>
        <translation>Requêtes en échec</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation>Débit de sortie</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation>Débit total</translation>
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
        <translation>Outil</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>TP</source>
        <translation>TP</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Kind of load</source>
        <translation>Type de charge</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>tok, mean</source>
        <translation>tok, moyenne</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Terminées</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Requêtes</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation>Débit de sortie</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation>Débit total</translation>
    </message>
    <message>
        <source>Output throughput of a GPU</source>
        <translation>Débit de sortie par GPU</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>%1 at a time</source>
        <translation>%1 à la fois</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>tout d’un coup</translation>
    </message>
    <message>
        <source>batch of %1</source>
        <translation>batch de %1</translation>
    </message>
</context>
<context>
    <name>ui::RunTableModel</name>
    <message>
        <source>The file does not say it.</source>
        <translation>Le fichier ne l’indique pas.</translation>
    </message>
</context>
<context>
    <name>ui::RunTags</name>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Nombre de GPU</translation>
    </message>
    <message>
        <source>Tensor parallel (TP)</source>
        <translation>Parallélisme tensoriel (TP)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Engine version</source>
        <translation>Version du moteur</translation>
    </message>
    <message>
        <source>Engine flags</source>
        <translation>Options du moteur</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Version of the tool</source>
        <translation>Version de l’outil</translation>
    </message>
    <message>
        <source>Warm-up requests</source>
        <translation>Requêtes d’échauffement</translation>
    </message>
</context>
<context>
    <name>ui::RunsModel</name>
    <message>
        <source>unlimited</source>
        <translation>illimité</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <extracomment>how many of the nine things that let others repeat a benchmark are recorded</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Exécutions</translation>
    </message>
    <message>
        <source>safe</source>
        <extracomment>safe capacity of a sweep, short column title</extracomment>
        <translation>sûre</translation>
    </message>
    <message>
        <source>record</source>
        <translation>consigné</translation>
    </message>
    <message>
        <source>%1 · tagged by you</source>
        <extracomment>a run or sweep of which the user has said something that its file leaves open</extracomment>
        <translation>%1 · étiqueté par l’utilisateur</translation>
    </message>
</context>
<context>
    <name>ui::Scenario</name>
    <message>
        <source>Concurrency</source>
        <translation>Concurrence</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>Size for the 95th percentile of the hour and not for the mean.</source>
        <translation>Dimensionner pour le 95e percentile de l’heure et non pour la moyenne.</translation>
    </message>
    <message>
        <source>Prompt p50</source>
        <translation>Prompt p50</translation>
    </message>
    <message>
        <source>Prompt mean</source>
        <translation>Prompt moyen</translation>
    </message>
    <message>
        <source>tok</source>
        <translation>tok</translation>
    </message>
    <message>
        <source>Chat 150, RAG 1,500, coding 800, summarisation 2,500, batch 4,000 tokens are usual medians.</source>
        <translation>Médianes usuelles&#xa0;: chat 150, RAG 1&#xa0;500, code 800, résumé 2&#xa0;500, batch 4&#xa0;000 tokens.</translation>
    </message>
    <message>
        <source>Output p50</source>
        <translation>Sortie p50</translation>
    </message>
    <message>
        <source>Output mean</source>
        <translation>Sortie moyenne</translation>
    </message>
    <message>
        <source>Chat 300, RAG 200, coding 500, summarisation 400, batch 800 tokens are usual medians.</source>
        <translation>Médianes usuelles&#xa0;: chat 300, RAG 200, code 500, résumé 400, batch 800 tokens.</translation>
    </message>
    <message>
        <source>Prefix hits</source>
        <translation>Hits de préfixe</translation>
    </message>
    <message>
        <source>Static text first, semi-static next, dynamic last. Worth little where no prompt is shared.</source>
        <translation>Texte statique d’abord, puis semi-statique, dynamique en dernier. De peu d’intérêt si aucun prompt n’est partagé.</translation>
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
        <translation>Bout en bout</translation>
    </message>
    <message>
        <source>%1 mean</source>
        <translation>%1 moyen</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Chat 500 to 2,000 ms at p95; coding with long prompts 2 to 4 s; voice below 500 ms.</source>
        <translation>Chat 500 à 2&#xa0;000 ms au p95&#xa0;; code avec de longs prompts 2 à 4 s&#xa0;; voix sous 500 ms.</translation>
    </message>
    <message>
        <source>Pauses are felt above 80 ms; below 30 ms is faster than reading; 40 to 60 ms is the usual target.</source>
        <translation>Les pauses se sentent au-delà de 80 ms&#xa0;; sous 30 ms, c’est plus rapide que la lecture&#xa0;; 40 à 60 ms est l’objectif usuel.</translation>
    </message>
    <message>
        <source>Goodput target</source>
        <translation>Goodput visé</translation>
    </message>
    <message>
        <source>The share of requests that must keep every promise above.</source>
        <translation>La part des requêtes qui doivent tenir toutes les promesses ci-dessus.</translation>
    </message>
    <message>
        <source>Head-room</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>20 to 30 % over the demand of the 95th percentile hour.</source>
        <translation>20 à 30&#xa0;% au-dessus de la demande de l’heure au 95e percentile.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>15 to 25 % for re-embedding, canary evaluations and rollback.</source>
        <translation>15 à 25&#xa0;% pour la réindexation des embeddings, les évaluations canari et les retours arrière.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Quantisation is the first lever before buying; attach an evaluation of its quality.</source>
        <translation>La quantification est le premier levier avant l’achat&#xa0;; joindre une évaluation de sa qualité.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Cache KV</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPU par nœud</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Lien</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Parallél. tensoriel</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Parallél. pipeline</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>Budget de tokens</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Mémoire GPU</translation>
    </message>
    <message>
        <source>The share of the card that the engine may take.</source>
        <translation>La part de la carte que le moteur peut prendre.</translation>
    </message>
    <message>
        <source>Given output</source>
        <translation>Débit donné</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Throughput of the fleet that is stated instead of computed or measured.</source>
        <translation>Débit du parc, indiqué au lieu d’être calculé ou mesuré.</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Réseau électrique</translation>
    </message>
    <message>
        <source>g/kWh</source>
        <translation>g/kWh</translation>
    </message>
    <message>
        <source>State the method (lifecycle or direct) and the year with it.</source>
        <translation>Indiquer aussi la méthode (cycle de vie ou directe) et l’année.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>ratio</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Measured at</source>
        <translation>Mesurée sur</translation>
    </message>
    <message>
        <source>board</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>node</source>
        <translation>nœud</translation>
    </message>
    <message>
        <source>facility</source>
        <translation>centre de données</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Critère</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>en propre</translation>
    </message>
    <message>
        <source>rented</source>
        <translation>loué</translation>
    </message>
    <message>
        <source>tokens bought</source>
        <translation>tokens achetés</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Parc</translation>
    </message>
    <message>
        <source>€/h</source>
        <translation>€/h</translation>
    </message>
    <message>
        <source>What the whole fleet costs an hour, owned or rented.</source>
        <translation>Ce que coûte par heure le parc entier, en propre ou loué.</translation>
    </message>
    <message>
        <source>Use of node</source>
        <translation>Usage du nœud</translation>
    </message>
    <message>
        <source>The share of hours in which the node works; idle hours are paid too.</source>
        <translation>La part des heures où le nœud travaille&#xa0;; les heures d’inactivité se paient aussi.</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Électricité</translation>
    </message>
    <message>
        <source>€/kWh</source>
        <translation>€/kWh</translation>
    </message>
    <message>
        <source>Retail factor</source>
        <translation>Facteur de détail</translation>
    </message>
    <message>
        <source>Wholesale prices are not what is paid: 1.5 to 2 times as much is usual.</source>
        <translation>Le prix de gros n’est pas le prix payé&#xa0;: 1,5 à 2 fois ce prix est usuel.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>pas encore</translation>
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
        <translation>Charge de travail</translation>
    </message>
    <message>
        <source>SLO</source>
        <translation>SLO</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Matériel</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>Site</translation>
    </message>
    <message>
        <source>Ownership</source>
        <translation>Propriété</translation>
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
        <translation>%1 à %2</translation>
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
        <translation>Code</translation>
    </message>
    <message>
        <source>Summarisation</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Batch</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>Puissance au repos</translation>
    </message>
    <message>
        <source>What the machines draw with nothing to do, as a share of their full power.</source>
        <translation>Ce que les machines consomment à vide, en part de leur pleine puissance.</translation>
    </message>
    <message>
        <source>The measured draw of the boards over their rated power; used where no power is stated.</source>
        <translation>La puissance mesurée des cartes rapportée à leur puissance nominale&#xa0;; utilisée là où aucune puissance n’est indiquée.</translation>
    </message>
    <message>
        <source>Node over board</source>
        <translation>Nœud sur carte</translation>
    </message>
    <message>
        <source>CPUs, network cards, fans and losses of the power supplies.</source>
        <translation>CPU, cartes réseau, ventilateurs et pertes des alimentations.</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Exploitant</translation>
    </message>
    <message>
        <source>own, or a provider of the catalogue: its price and jurisdiction are taken from there where the project is silent.</source>
        <translation>own (en propre), ou un fournisseur du catalogue&#xa0;: son prix et sa juridiction en sont repris là où le projet n’indique rien.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrat</translation>
    </message>
    <message>
        <source>Carbon of the electricity that is contracted for (market-based).</source>
        <translation>Carbone de l’électricité sous contrat (market-based).</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
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
        <translation>Ce que la fabrication du matériel a émis, réparti sur ses années d’usage.</translation>
    </message>
    <message>
        <source>Years of use</source>
        <translation>Années d’usage</translation>
    </message>
    <message>
        <source>years</source>
        <translation>ans</translation>
    </message>
    <message>
        <source>leased</source>
        <translation>en leasing</translation>
    </message>
    <message>
        <source>A GPU</source>
        <translation>Un GPU</translation>
    </message>
    <message>
        <source>Tokens bought</source>
        <translation>Tokens achetés</translation>
    </message>
    <message>
        <source>€/1M</source>
        <translation>€/1M</translation>
    </message>
    <message>
        <source>Beside a price of machines it is what they are measured against: the break-even.</source>
        <translation>À côté d’un prix de machines, c’est à cela qu’elles sont comparées&#xa0;: le seuil de rentabilité.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Engagement</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>à la demande</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>avec engagement</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>spot</translation>
    </message>
    <message>
        <source>tok/day</source>
        <translation>tok/jour</translation>
    </message>
    <message>
        <source>What the fleet does not serve is still paid for.</source>
        <translation>Ce que le parc ne sert pas est tout de même payé.</translation>
    </message>
    <message>
        <source>Growth a year</source>
        <translation>Croissance par an</translation>
    </message>
    <message>
        <source>The fleet grows with it by whole replicas.</source>
        <translation>Le parc croît avec elle par réplicas entiers.</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Utilisateurs</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>Horizon</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>Taux d’actualisation</translation>
    </message>
    <message>
        <source>What a euro of next year is worth less than one of today.</source>
        <translation>Ce qu’un euro de l’an prochain vaut de moins qu’un euro d’aujourd’hui.</translation>
    </message>
    <message>
        <source>GPUs bought</source>
        <translation>GPU achetés</translation>
    </message>
    <message>
        <source>Servers bought</source>
        <translation>Serveurs achetés</translation>
    </message>
    <message>
        <source>Network bought</source>
        <translation>Réseau acheté</translation>
    </message>
    <message>
        <source>Storage bought</source>
        <translation>Stockage acheté</translation>
    </message>
    <message>
        <source>For the whole fleet. Spread over its years it counts where no price an hour is stated.</source>
        <translation>Pour tout le parc. Réparti sur ses années, il compte là où aucun prix horaire n’est indiqué.</translation>
    </message>
    <message>
        <source>The years over which the purchase price is spread.</source>
        <translation>Les années sur lesquelles le prix d’achat est réparti.</translation>
    </message>
    <message>
        <source>What the machines still sell for at the end, of their purchase price.</source>
        <translation>Ce que les machines valent encore à la revente en fin de vie, en part de leur prix d’achat.</translation>
    </message>
    <message>
        <source>Cost of capital</source>
        <translation>Coût du capital</translation>
    </message>
    <message>
        <source>Interest a year on what is bound.</source>
        <translation>Intérêt annuel sur le capital immobilisé.</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Maintenance</translation>
    </message>
    <message>
        <source>Of the purchase price, a year.</source>
        <translation>En part du prix d’achat, par an.</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>Rechanges</translation>
    </message>
    <message>
        <source>Bought with the machines and kept on the shelf.</source>
        <translation>Achetées avec les machines et gardées en stock.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Locaux</translation>
    </message>
    <message>
        <source>€/year</source>
        <translation>€/an</translation>
    </message>
    <message>
        <source>Rack space or colocation, without the electricity.</source>
        <translation>Espace en baie ou colocation, sans l’électricité.</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>People who keep the fleet running.</source>
        <translation>Les personnes qui exploitent le parc.</translation>
    </message>
    <message>
        <source>What one GPU costs an hour; the fleet&apos;s price follows from their number.</source>
        <translation>Ce que coûte un GPU par heure&#xa0;; le prix du parc découle de leur nombre.</translation>
    </message>
    <message>
        <source>Prices of different commitments are not of one kind; spot may be taken away at any time.</source>
        <translation>Les prix d’engagements différents ne sont pas comparables&#xa0;; le spot peut être retiré à tout moment.</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interruptions</translation>
    </message>
    <message>
        <source>Of the time paid for, lost when spot machines are taken away.</source>
        <translation>Part du temps payé perdue lorsque des machines spot sont retirées.</translation>
    </message>
    <message>
        <source>Egress</source>
        <translation>Trafic sortant</translation>
    </message>
    <message>
        <source>€/month</source>
        <translation>€/mois</translation>
    </message>
    <message>
        <source>Traffic out of the provider, for the whole fleet.</source>
        <translation>Trafic sortant de chez le fournisseur, pour tout le parc.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Stockage</translation>
    </message>
    <message>
        <source>Weights, logs and images kept at the provider.</source>
        <translation>Poids, journaux et images conservés chez le fournisseur.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Région</translation>
    </message>
    <message>
        <source>Where the provider runs the machines, as its price list names it.</source>
        <translation>Où le fournisseur exploite les machines, tel que sa grille tarifaire le nomme.</translation>
    </message>
    <message>
        <source>How many people share the cost of a month.</source>
        <translation>Combien de personnes partagent le coût d’un mois.</translation>
    </message>
    <message>
        <source>The years over which the costs are added up.</source>
        <translation>Les années sur lesquelles les coûts sont cumulés.</translation>
    </message>
    <message>
        <source>By how much a kilowatt-hour becomes dearer each year.</source>
        <translation>De combien le kilowattheure renchérit chaque année.</translation>
    </message>
    <message>
        <source>VAT in the price</source>
        <translation>TVA dans le prix</translation>
    </message>
    <message>
        <source>Taken out where the tariff says vat_included; every figure is without VAT.</source>
        <translation>Retirée là où le tarif indique vat_included&#xa0;; toutes les valeurs sont hors TVA.</translation>
    </message>
    <message>
        <source>How the fleet is paid for.</source>
        <translation>Comment le parc est payé.</translation>
    </message>
    <message>
        <source>What is paid at the meter, with grid fees and taxes.</source>
        <translation>Ce qui est payé au compteur, frais de réseau et taxes compris.</translation>
    </message>
    <message>
        <source>wholesale</source>
        <translation>gros</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>contrat</translation>
    </message>
    <message>
        <source>retail</source>
        <translation>détail</translation>
    </message>
    <message>
        <source>A wholesale price is multiplied by the retail factor; the others are what is paid.</source>
        <translation>Un prix de gros est multiplié par le facteur de détail&#xa0;; les autres sont ce qui est payé.</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Tokens d’entrée</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Tokens de sortie</translation>
    </message>
    <message>
        <source>What the provider asks for a million of them.</source>
        <translation>Ce que le fournisseur demande pour un million d’entre eux.</translation>
    </message>
    <message>
        <source>Fleet a month</source>
        <translation>Parc par mois</translation>
    </message>
    <message>
        <source>What the whole fleet costs a month.</source>
        <translation>Ce que coûte le parc entier par mois.</translation>
    </message>
    <message>
        <source>Requests in flight at once: each is followed by the next when it ends.</source>
        <translation>Requêtes en cours simultanément&#xa0;: chacune est suivie de la suivante lorsqu’elle se termine.</translation>
    </message>
    <message>
        <source>From sending a request to the last token of its answer.</source>
        <translation>De l’envoi d’une requête au dernier token de sa réponse.</translation>
    </message>
    <message>
        <source>Its layers and parameters are taken from the catalogue.</source>
        <translation>Ses couches et paramètres sont repris du catalogue.</translation>
    </message>
    <message>
        <source>The precision in which running requests are kept: half the bytes hold twice the requests.</source>
        <translation>La précision dans laquelle les requêtes en cours sont conservées&#xa0;: moitié moins d’octets, deux fois plus de requêtes.</translation>
    </message>
    <message>
        <source>Its memory, bandwidth and power are taken from the catalogue.</source>
        <translation>Sa mémoire, sa bande passante et sa puissance sont reprises du catalogue.</translation>
    </message>
    <message>
        <source>A replica is best kept within one node: the link between nodes is far slower.</source>
        <translation>Mieux vaut garder un réplica dans un seul nœud&#xa0;: le lien entre nœuds est bien plus lent.</translation>
    </message>
    <message>
        <source>What the GPUs of a node talk over; it sets the price of tensor parallelism.</source>
        <translation>Ce par quoi les GPU d’un nœud communiquent&#xa0;; cela fixe le prix du parallélisme tensoriel.</translation>
    </message>
    <message>
        <source>The layers are split among so many groups of GPUs, one after another.</source>
        <translation>Les couches sont réparties en autant de groupes de GPU, l’un après l’autre.</translation>
    </message>
    <message>
        <source>The program that serves the model; its overheads are taken from the catalogue.</source>
        <translation>Le programme qui sert le modèle&#xa0;; ses surcoûts sont repris du catalogue.</translation>
    </message>
    <message>
        <source>Figures of two versions are not of one kind: state the one that is run.</source>
        <translation>Les chiffres de deux versions ne sont pas comparables&#xa0;: indiquer celle qui est exploitée.</translation>
    </message>
    <message>
        <source>Where the machines stand: it sets the grid, and what the law is.</source>
        <translation>Où se trouvent les machines&#xa0;: cela détermine le réseau électrique et le droit applicable.</translation>
    </message>
    <message>
        <source>Energy of the whole facility over that of its computers, as a mean of the year.</source>
        <translation>Énergie de tout le centre de données rapportée à celle de ses ordinateurs, en moyenne annuelle.</translation>
    </message>
    <message>
        <source>Of the whole fleet under load, measured where “Measured at” says.</source>
        <translation>De tout le parc sous charge, mesurée là où l’indique «&#xa0;Mesurée sur&#xa0;».</translation>
    </message>
    <message>
        <source>What a place and an operator must hold to be considered at all.</source>
        <translation>Ce qu’un lieu et un exploitant doivent respecter pour être pris en compte.</translation>
    </message>
    <message>
        <source>The boards alone, the nodes with fans and losses, or the meter of the building.</source>
        <translation>Les cartes seules, les nœuds avec ventilateurs et pertes, ou le compteur du bâtiment.</translation>
    </message>
    <message>
        <source>What cooling uses up for each kilowatt-hour at the meter.</source>
        <translation>Ce que le refroidissement consomme pour chaque kilowattheure au compteur.</translation>
    </message>
    <message>
        <source>Over which the carbon of making the hardware is spread.</source>
        <translation>Durée sur laquelle est réparti le carbone de fabrication du matériel.</translation>
    </message>
    <message>
        <source>Over PCIe only when the model does not fit otherwise. Below 10 concurrent requests one big replica; from 20 on, or where one may fail, several smaller ones.</source>
        <translation>Sur PCIe seulement si le modèle ne tient pas autrement. En dessous de 10 requêtes simultanées, un seul grand réplica&#xa0;; à partir de 20, ou là où l’un peut tomber en panne, plusieurs plus petits.</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Parallélisme d’experts</translation>
    </message>
    <message>
        <source>The experts of a mixture are spread whole over so many ranks; tokens travel to them.</source>
        <translation>Les experts d’un mélange sont répartis entiers sur ce nombre de rangs&#xa0;; les tokens vont jusqu’à eux.</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Parallélisme de données</translation>
    </message>
    <message>
        <source>Attention data parallelism: so many ranks each hold the requests of their own, and share the experts. A replica takes so many times the GPUs.</source>
        <translation>Parallélisme de données de l’attention&#xa0;: chacun de ces rangs garde ses propres requêtes, et tous partagent les experts. Un réplica prend autant de fois les GPU.</translation>
    </message>
    <message>
        <source>GPUs in all</source>
        <translation>GPU au total</translation>
    </message>
    <message>
        <source>Of the whole fleet, where it is given and not to be sized.</source>
        <translation>Pour tout le parc, s’il est donné et n’est pas à dimensionner.</translation>
    </message>
    <message>
        <source>Memory of a GPU</source>
        <translation>Mémoire d’un GPU</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>Go</translation>
    </message>
    <message>
        <source>In place of the catalogue&apos;s usable memory.</source>
        <translation>À la place de la mémoire utilisable du catalogue.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Of each GPU, in place of the engine&apos;s table.</source>
        <translation>Par GPU, à la place du tableau du moteur.</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Surcoût</translation>
    </message>
    <message>
        <source>Context, communication buffers and CUDA graphs of each GPU, in place of the engine&apos;s table.</source>
        <translation>Contexte, tampons de communication et graphes CUDA de chaque GPU, à la place du tableau du moteur.</translation>
    </message>
    <message>
        <source>Chunked prefill</source>
        <translation>Chunked prefill</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activé</translation>
    </message>
    <message>
        <source>off</source>
        <translation>désactivé</translation>
    </message>
    <message>
        <source>Long prompts are computed in pieces between the tokens of the others, which wait less.</source>
        <translation>Les longs prompts sont calculés par morceaux entre les tokens des autres, qui attendent moins.</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>Modèle draft</translation>
    </message>
    <message>
        <source>A small model of the same family and vocabulary that guesses ahead.</source>
        <translation>Un petit modèle de la même famille et du même vocabulaire, qui devine à l’avance.</translation>
    </message>
    <message>
        <source>Tokens guessed before each step of the large model: 3 to 5 are usual.</source>
        <translation>Tokens devinés avant chaque pas du grand modèle&#xa0;: 3 à 5 est l’usage.</translation>
    </message>
    <message>
        <source>The share of guesses that the large model keeps, 0.5 to 0.8. Without it speculation is not counted; its gain shrinks at high batch.</source>
        <translation>La part des tokens spéculés que le grand modèle garde, de 0,5 à 0,8. Sans elle, la spéculation n’est pas comptée&#xa0;; son gain diminue quand le batch est grand.</translation>
    </message>
    <message>
        <source>Given goodput</source>
        <translation>Goodput donné</translation>
    </message>
    <message>
        <source>Given requests</source>
        <translation>Requêtes données</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Donné par</translation>
    </message>
    <message>
        <source>design</source>
        <translation>conception</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>benchmark</translation>
    </message>
    <message>
        <source>production</source>
        <translation>production</translation>
    </message>
    <message>
        <source>Whether it was designed, benchmarked, or seen in production: figures that stand on it carry the mark.</source>
        <translation>S’il a été conçu, mesuré en benchmark ou vu en production&#xa0;: les valeurs qui reposent dessus en portent la marque.</translation>
    </message>
    <message>
        <source>Chat 256, RAG 64, coding 128, summarisation 32, batch 16 are starting points. vLLM takes 1,024 on GPUs of 70 GB and more, 256 on smaller ones and on the A100.</source>
        <translation>Chat 256, RAG 64, code 128, résumé 32, batch 16 sont des points de départ. vLLM prend 1&#xa0;024 sur les GPU de 70 Go et plus, 256 sur les plus petits et sur l’A100.</translation>
    </message>
    <message>
        <source>max-num-batched-tokens: chat 16,384, RAG and coding 32,768, others 65,536. Leave the default (8,192; on small GPUs 2,048) below 50 % KV use with an empty queue.</source>
        <translation>max-num-batched-tokens&#xa0;: chat 16&#xa0;384, RAG et code 32&#xa0;768, autres 65&#xa0;536. Garder la valeur par défaut (8&#xa0;192&#xa0;; 2&#xa0;048 sur les petits GPU) en dessous de 50&#xa0;% d’utilisation du KV avec une file vide.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Paramètres</translation>
    </message>
    <message>
        <source>Active of them</source>
        <translation>Dont actifs</translation>
    </message>
    <message>
        <source>For a model that the catalogue does not know, or to overrule it. In a mixture of experts only the active ones are read for a token.</source>
        <translation>Pour un modèle que le catalogue ne connaît pas, ou pour passer outre. Dans un mélange d’experts, seuls les actifs sont lus pour un token.</translation>
    </message>
    <message>
        <source>Grid method</source>
        <translation>Méthode du réseau</translation>
    </message>
    <message>
        <source>lifecycle</source>
        <translation>cycle de vie</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>directe</translation>
    </message>
    <message>
        <source>Lifecycle counts building the plants, direct only what leaves their chimneys: the two are not compared.</source>
        <translation>Le cycle de vie compte la construction des centrales, la méthode directe seulement ce qui sort de leurs cheminées&#xa0;: les deux ne se comparent pas.</translation>
    </message>
    <message>
        <source>Grid year</source>
        <translation>Année du réseau</translation>
    </message>
    <message>
        <source>Of which year the figure of the grid is.</source>
        <translation>L’année de la valeur du réseau électrique.</translation>
    </message>
    <message>
        <source>A mean hides the long ones: p95 and p99 decide memory and waiting time.</source>
        <translation>Une moyenne cache les longues&#xa0;: p95 et p99 décident de la mémoire et du temps d’attente.</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Arrivées</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>aléatoires</translation>
    </message>
    <message>
        <source>closed loop</source>
        <translation>boucle fermée</translation>
    </message>
    <message>
        <source>in bursts</source>
        <translation>en rafales</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>enregistrées</translation>
    </message>
    <message>
        <source>At random (Poisson) and in bursts, requests come whether or not the last one is answered; in a closed loop each client waits for its answer.</source>
        <translation>Aléatoires (Poisson) ou en rafales, les requêtes arrivent que la précédente ait reçu sa réponse ou non&#xa0;; en boucle fermée, chaque client attend sa réponse.</translation>
    </message>
    <message>
        <source>Burstiness</source>
        <translation>Irrégularité</translation>
    </message>
    <message>
        <source>The coefficient of variation of the gaps between requests: 1 is random, 2 is bursty.</source>
        <translation>Le coefficient de variation des intervalles entre requêtes&#xa0;: 1 est aléatoire, 2 est en rafales.</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Trace</translation>
    </message>
    <message>
        <source>The file of recorded requests, beside the project.</source>
        <translation>Le fichier des requêtes enregistrées, à côté du projet.</translation>
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
        <translation>Sortie p95</translation>
    </message>
    <message>
        <source>Output p99</source>
        <translation>Sortie p99</translation>
    </message>
    <message>
        <source>Shared prefix</source>
        <translation>Préfixe partagé</translation>
    </message>
    <message>
        <source>The tokens with which prompts begin alike: system prompt, tools, examples. The hits count only for them.</source>
        <translation>Les tokens par lesquels les prompts commencent à l’identique&#xa0;: prompt système, outils, exemples. Les hits ne comptent que pour eux.</translation>
    </message>
    <message>
        <source>Live context</source>
        <translation>Contexte actif</translation>
    </message>
    <message>
        <source>What a running request holds on average. Left open it follows from the lengths, long answers counting more.</source>
        <translation>Ce qu’une requête en cours occupe en moyenne. Laissé ouvert, il se déduit des longueurs, les longues réponses comptant davantage.</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Échantillonnage</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>glouton</translation>
    </message>
    <message>
        <source>Drawing from the likeliest tokens costs a little time at each of them.</source>
        <translation>Tirer parmi les tokens les plus probables coûte un peu de temps à chacun d’eux.</translation>
    </message>
    <message>
        <source>Hours a day</source>
        <translation>Heures par jour</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>In which there is any demand; the machines are paid for all the same.</source>
        <translation>Celles où il y a une demande&#xa0;; les machines sont payées de toute façon.</translation>
    </message>
    <message>
        <source>Shape of the day</source>
        <translation>Profil de la journée</translation>
    </message>
    <message>
        <source>24 numbers, one for each hour from midnight, in any unit: they are taken relative to the busiest hour. A column of a spreadsheet can be pasted.</source>
        <translation>24 nombres, un par heure à partir de minuit, dans n’importe quelle unité&#xa0;: ils sont rapportés à l’heure la plus chargée. Une colonne de tableur peut être collée.</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redondance</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>N+1 buys one replica more, so that one may fail or be upgraded.</source>
        <translation>N+1 achète un réplica de plus, pour que l’un puisse tomber en panne ou être mis à niveau.</translation>
    </message>
    <message>
        <source>Draft tokens</source>
        <translation>Tokens draft</translation>
    </message>
    <message>
        <source>Acceptance rate</source>
        <translation>Taux d’acceptation</translation>
    </message>
    <message>
        <source>Given total</source>
        <translation>Total donné</translation>
    </message>
    <message>
        <source>Prompt and answer tokens together: throughput of the fleet that is stated instead of computed or measured.</source>
        <translation>Tokens de prompt et de réponse ensemble&#xa0;: débit du parc, indiqué au lieu d’être calculé ou mesuré.</translation>
    </message>
    <message>
        <source>Share of rated power</source>
        <translation>Part de la puissance nominale</translation>
    </message>
    <message>
        <source>Embodied CO₂ per GPU</source>
        <translation>CO₂ incorporé par GPU</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Valeur résiduelle</translation>
    </message>
    <message>
        <source>Electricity price growth</source>
        <translation>Hausse de l’électricité</translation>
    </message>
    <message>
        <source>Price type</source>
        <translation>Type de prix</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDock</name>
    <message>
        <source>Unfold the scenario</source>
        <translation>Déplier le scénario</translation>
    </message>
    <message>
        <source>Fold the scenario</source>
        <translation>Replier le scénario</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Personnel</translation>
    </message>
    <message>
        <source>Start from the profile %1</source>
        <translation>Partir du profil %1</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>the fields of a group that are folded away</extracomment>
        <translation>
            <numerusform>%n de plus</numerusform>
            <numerusform>%n de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n champ de plus</numerusform>
            <numerusform>%n champs de plus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n value(s)</source>
        <translation>
            <numerusform>Coller %n valeur</numerusform>
            <numerusform>Coller %n valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>Rien n’a été collé&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) pasted.</source>
        <translation>
            <numerusform>%n valeur collée.</numerusform>
            <numerusform>%n valeurs collées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) pasted; no field takes %1.</source>
        <translation>
            <numerusform>%n valeur collée&#xa0;; aucun champ n’accepte %1.</numerusform>
            <numerusform>%n valeurs collées&#xa0;; aucun champ n’accepte %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>○ the default holds   ● with its source
Clear a field, or use its menu, to take back what it says.</source>
        <translation>○ la valeur par défaut s’applique   ● avec sa source
Vider un champ, ou utiliser son menu, pour retirer ce qu’il indique.</translation>
    </message>
    <message numerus="yes">
        <source>Hide %n field(s)</source>
        <extracomment>folds away the fields of a group that &quot;more&quot; has unfolded</extracomment>
        <translation>
            <numerusform>Masquer %n champ</numerusform>
            <numerusform>Masquer %n champs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ScenarioField</name>
    <message>
        <source>Change %1</source>
        <extracomment>a step to undo: %1 is the name of a field</extracomment>
        <translation>Modifier %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
    <message>
        <source>The project states a range: %1</source>
        <translation>Le projet indique une plage&#xa0;: %1</translation>
    </message>
    <message>
        <source>The project is silent; this is the default.</source>
        <translation>Le projet n’en dit rien&#xa0;; ceci est la valeur par défaut.</translation>
    </message>
    <message>
        <source>The project is silent on this.</source>
        <translation>Le projet n’en dit rien.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Numbers are needed here, with spaces or semicolons between them.</source>
        <translation>Il faut ici des nombres, séparés par des espaces ou des points-virgules.</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>Revenir à la valeur par défaut</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Laisser ouvert</translation>
    </message>
    <message>
        <source>State a range…</source>
        <translation>Indiquer une plage…</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <extracomment>a step to undo: %1 is the name of a field</extracomment>
        <translation>Vider %1</translation>
    </message>
</context>
<context>
    <name>ui::ScorecardModel</name>
    <message>
        <source>Nothing states this value; the candidate is judged without it.</source>
        <translation>Rien n’indique cette valeur&#xa0;; le candidat est jugé sans elle.</translation>
    </message>
    <message>
        <source>%1 better by %2</source>
        <translation>%1 meilleur de %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>On the front in %1 of the draws of the uncertain inputs</source>
        <translation>Sur le front dans %1 des tirages des entrées incertaines</translation>
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
        <translation>Les candidats se comparent ici&#xa0;: coût, goodput, énergie et carbone, avec le front et les raisons.</translation>
    </message>
    <message>
        <source>Pin the scenario as a candidate</source>
        <translation>Épingler le scénario comme candidat</translation>
    </message>
    <message>
        <source>Rename the candidate…</source>
        <translation>Renommer le candidat…</translation>
    </message>
    <message>
        <source>Remove the candidate</source>
        <translation>Retirer le candidat</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>A&amp;cross</source>
        <translation>Abs&amp;cisse</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Ordonnée</translation>
    </message>
    <message>
        <source>&amp;Gate</source>
        <translation>C&amp;ritère</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>EU only</source>
        <translation>UE seulement</translation>
    </message>
    <message numerus="yes">
        <source>front of %n axis(es)</source>
        <translation>
            <numerusform>front sur %n axe</numerusform>
            <numerusform>front sur %n axes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n candidate(s) pass</source>
        <translation>
            <numerusform>%1 retenu sur %n candidat</numerusform>
            <numerusform>%1 retenus sur %n candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>– Not stated for %1: the value stays unknown, and the candidate is judged on what is known.</source>
        <translation>– Non indiqué pour %1&#xa0;: la valeur reste inconnue, et le candidat est jugé sur ce qui est connu.</translation>
    </message>
    <message>
        <source>Pin candidate %1</source>
        <translation>Épingler le candidat %1</translation>
    </message>
    <message>
        <source>Rename the candidate</source>
        <translation>Renommer le candidat</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Nom de %1</translation>
    </message>
    <message>
        <source>Rename candidate %1</source>
        <translation>Renommer le candidat %1</translation>
    </message>
    <message>
        <source>Remove candidate %1</source>
        <translation>Retirer le candidat %1</translation>
    </message>
    <message>
        <source>Remove the gate</source>
        <translation>Retirer le critère</translation>
    </message>
    <message>
        <source>Set the gate to %1</source>
        <translation>Fixer le critère à %1</translation>
    </message>
    <message>
        <source>Add the axis %1</source>
        <translation>Ajouter l’axe %1</translation>
    </message>
    <message>
        <source>Pic&amp;ture</source>
        <translation>&amp;Graphique</translation>
    </message>
    <message>
        <source>scatter</source>
        <translation>nuage de points</translation>
    </message>
    <message>
        <source>all axes</source>
        <translation>tous les axes</translation>
    </message>
    <message>
        <source>Weigh the axes…</source>
        <translation>Pondérer les axes…</translation>
    </message>
    <message>
        <source>Bring the candidates to one footing…</source>
        <translation>Ramener les candidats à une base commune…</translation>
    </message>
    <message>
        <source>Type in candidates…</source>
        <translation>Saisir des candidats…</translation>
    </message>
    <message>
        <source>Pin this scenario as a candidate</source>
        <translation>Retenir ce scénario comme candidat</translation>
    </message>
    <message>
        <source>no candidate is chosen</source>
        <translation>aucun candidat n’est sélectionné</translation>
    </message>
    <message>
        <source>it takes two candidates</source>
        <translation>il faut deux candidats</translation>
    </message>
    <message>
        <source>the candidates cannot be brought to one footing yet</source>
        <translation>les candidats ne peuvent pas encore être ramenés à une base commune</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityPage</name>
    <message>
        <source>Figure</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Looking at what moves the result.</source>
        <translation>Recherche de ce qui fait bouger le résultat.</translation>
    </message>
    <message>
        <source>What moves the cost, where the answer flips, and how sure the choice is: state a throughput and a tariff, or a power.</source>
        <translation>Ce qui fait bouger le coût, où la réponse bascule, et à quel point le choix est sûr&#xa0;: indiquer un débit et un tarif, ou une puissance.</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Valeur</translation>
    </message>
    <message>
        <source>%1: 1 % more of it moves the figure by %2 %. %3</source>
        <translation>%1&#xa0;: 1&#xa0;% de plus fait bouger la valeur de %2&#xa0;%. %3</translation>
    </message>
    <message>
        <source>State a tariff</source>
        <translation>Indiquer un tarif</translation>
    </message>
    <message>
        <source>State a power</source>
        <translation>Indiquer une puissance</translation>
    </message>
    <message>
        <source>Each input is moved within its range, one at a time; the picture follows.</source>
        <translation>Chaque entrée est déplacée dans sa plage, une à la fois&#xa0;; l’image suit.</translation>
    </message>
    <message>
        <source>State a range of an input…</source>
        <translation>Indiquer la plage d’une entrée…</translation>
    </message>
    <message>
        <source>State a range…</source>
        <translation>Indiquer une plage…</translation>
    </message>
    <message>
        <source>Says how uncertain an input is: the draws take their values from it.</source>
        <translation>Dit à quel point une entrée est incertaine&#xa0;: les tirages y prennent leurs valeurs.</translation>
    </message>
</context>
<context>
    <name>ui::ServicesModel</name>
    <message>
        <source>together</source>
        <translation>ensemble</translation>
    </message>
    <message>
        <source>Service
</source>
        <translation>Service
</translation>
    </message>
    <message>
        <source>Replicas
</source>
        <translation>Réplicas
</translation>
    </message>
    <message>
        <source>GPUs
</source>
        <translation>GPU
</translation>
    </message>
    <message>
        <source>Used
at the demand</source>
        <translation>Utilisé
à la demande</translation>
    </message>
</context>
<context>
    <name>ui::Session</name>
    <message>
        <source>An error of the program itself: %1. The project is as it was; please report this.</source>
        <translation>Une erreur du programme lui-même&#xa0;: %1. Le projet est inchangé&#xa0;; merci de signaler cette erreur.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>%1. Nothing was opened.</source>
        <translation>%1. Rien n’a été ouvert.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message numerus="yes">
        <source>%n result file(s) of the project are missing; their references are kept: %1</source>
        <translation>
            <numerusform>%n fichier de résultats du projet manque&#xa0;; sa référence est conservée&#xa0;: %1</numerusform>
            <numerusform>%n fichiers de résultats du projet manquent&#xa0;; leurs références sont conservées&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Import de %1</translation>
    </message>
    <message>
        <source>No benchmark result was recognised in %1: %2</source>
        <translation>Aucun résultat de benchmark n’a été reconnu dans %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>These results were imported already.</source>
        <translation>Ces résultats ont déjà été importés.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Cancelled; the project is as it was.</source>
        <translation>Annulé&#xa0;; le projet est inchangé.</translation>
    </message>
    <message>
        <source>The project has no file yet; choose one with Save as.</source>
        <translation>Le projet n’a pas encore de fichier&#xa0;; en choisir un avec Enregistrer sous.</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>Not imported, because nobody has said what the columns hold: %1. Import the file again to say it.</source>
        <translation>Non importé, car personne n’a indiqué ce que contiennent les colonnes&#xa0;: %1. Réimporter le fichier pour l’indiquer.</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importer %1</translation>
    </message>
    <message>
        <source>Imported; there are no runs in it.</source>
        <translation>Importé&#xa0;; il ne contient aucune exécution.</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln run(s)</source>
        <translation>
            <numerusform>Importer %Ln exécution</numerusform>
            <numerusform>Importer %Ln exécutions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) imported.</source>
        <translation>
            <numerusform>%Ln exécution importée.</numerusform>
            <numerusform>%Ln exécutions importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) imported; %1 files were not recognised, with the reason on the Benchmarks page.</source>
        <translation>
            <numerusform>%Ln exécution importée&#xa0;; %1 fichiers n’ont pas été reconnus, avec la raison sur la page Benchmarks.</numerusform>
            <numerusform>%Ln exécutions importées&#xa0;; %1 fichiers n’ont pas été reconnus, avec la raison sur la page Benchmarks.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Choose another place with Save as.</source>
        <translation>%1 Choisissez un autre emplacement avec «&#xa0;Enregistrer sous&#xa0;».</translation>
    </message>
    <message>
        <source>%1: %2. Nothing was changed there.</source>
        <extracomment>%1 is a file, %2 says what went wrong: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>%1&#xa0;: %2. Rien n’y a été modifié.</translation>
    </message>
    <message>
        <source>Your own catalogue entries were not saved: %1</source>
        <translation>Vos propres entrées du catalogue n’ont pas été enregistrées&#xa0;: %1</translation>
    </message>
    <message>
        <source>The safety copy %1.</source>
        <extracomment>%1 says what is the matter: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>La copie de sécurité %1.</translation>
    </message>
    <message>
        <source>The edits made while %1 was being read stay as a copy under File, Kept copies.</source>
        <extracomment>%1 is a file; &quot;Kept copies&quot; is a menu</extracomment>
        <translation>Les modifications faites pendant la lecture de %1 restent en copie sous Fichier, Copies conservées.</translation>
    </message>
    <message>
        <source>%1 was not opened, for the edits made meanwhile could not be kept. The safety copy %2.</source>
        <extracomment>%1 is a file, %2 says what is the matter: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>%1 n’a pas été ouvert, car les modifications faites entre-temps n’ont pas pu être conservées. La copie de sécurité %2.</translation>
    </message>
    <message>
        <source>Reload the results</source>
        <translation>Recharger les résultats</translation>
    </message>
    <message numerus="yes">
        <source>The results were read anew: %Ln run(s).</source>
        <translation>
            <numerusform>Les résultats ont été relus&#xa0;: %Ln exécution.</numerusform>
            <numerusform>Les résultats ont été relus&#xa0;: %Ln exécutions.</numerusform>
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
        <translation>%1 %2 ms sur %3 ms</translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s)</source>
        <translation>
            <numerusform>%n réplica</numerusform>
            <numerusform>%n réplicas</numerusform>
        </translation>
    </message>
    <message>
        <source>TPOT %1 ms</source>
        <translation>TPOT %1 ms</translation>
    </message>
    <message>
        <source>A model, a GPU and the lengths of prompts and answers in the scenario show here how many replicas the demand takes, and why.</source>
        <translation>Un modèle, un GPU et les longueurs des prompts et des réponses dans le scénario montrent ici combien de réplicas la demande exige, et pourquoi.</translation>
    </message>
    <message>
        <source>One GPU</source>
        <translation>Un GPU</translation>
    </message>
    <message>
        <source>A token, ms</source>
        <translation>Un token, ms</translation>
    </message>
    <message>
        <source>TPOT, mean</source>
        <translation>TPOT, moyenne</translation>
    </message>
    <message>
        <source>The first token, ms</source>
        <translation>Le premier token, ms</translation>
    </message>
    <message>
        <source>TTFT, mean</source>
        <translation>TTFT, moyenne</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>en l’état</translation>
    </message>
    <message>
        <source>The ladder of levers</source>
        <translation>L’échelle des leviers</translation>
    </message>
    <message>
        <source>GPUs for the demand, head-room dashed</source>
        <translation>GPU pour la demande, marge en pointillés</translation>
    </message>
    <message>
        <source>requests per second and GPU inside the SLO</source>
        <translation>requêtes par seconde et par GPU dans le SLO</translation>
    </message>
    <message>
        <source>Nothing to size yet: say in the scenario which model runs on which GPU, and how long prompts and answers are.</source>
        <translation>Rien à dimensionner encore&#xa0;: indiquer dans le scénario quel modèle tourne sur quel GPU, et la longueur des prompts et des réponses.</translation>
    </message>
    <message>
        <source>all else</source>
        <translation>tout le reste</translation>
    </message>
    <message>
        <source>Levers in numbers</source>
        <translation>Leviers en chiffres</translation>
    </message>
    <message>
        <source>The lengths of prompts and answers are stated. Say in the scenario which model runs on which GPU, and its size follows.</source>
        <translation>Les longueurs des prompts et des réponses sont indiquées. Indiquer dans le scénario quel modèle tourne sur quel GPU&#xa0;: le dimensionnement en découle.</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>Choisir un modèle…</translation>
    </message>
    <message>
        <source>Choose a GPU…</source>
        <translation>Choisir un GPU…</translation>
    </message>
</context>
<context>
    <name>ui::SizingPanel</name>
    <message>
        <source>What stands behind the sizing</source>
        <translation>Ce qui fonde le dimensionnement</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Feuille de calcul</translation>
    </message>
    <message>
        <source>Step by step, with the numbers in the formulas</source>
        <translation>Pas à pas, avec les chiffres dans les formules</translation>
    </message>
    <message>
        <source>Levers in numbers</source>
        <translation>Leviers en chiffres</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>Leviers</translation>
    </message>
    <message>
        <source>Each lever alone and with those before it</source>
        <translation>Chaque levier seul et avec ceux qui le précèdent</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Journée</translation>
    </message>
    <message>
        <source>Replicas over the hours of a day</source>
        <translation>Réplicas au fil des heures d’une journée</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Source</translation>
    </message>
    <message>
        <source>Tables of the articles beside the engine&apos;s figures</source>
        <translation>Tableaux des articles à côté des valeurs du moteur</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Services</translation>
    </message>
    <message>
        <source>Several services on one cluster</source>
        <translation>Plusieurs services sur un même cluster</translation>
    </message>
    <message>
        <source>Take the day of an office</source>
        <translation>Prendre une journée de bureau</translation>
    </message>
    <message>
        <source>Shares of the busiest hour, assumed: replace them in the project by your own (scenario.workload.load_shape).</source>
        <translation>Parts de l’heure la plus chargée, supposées&#xa0;: à remplacer dans le projet par des parts propres (scenario.workload.load_shape).</translation>
    </message>
    <message>
        <source>Table of the source</source>
        <translation>Tableau de la source</translation>
    </message>
    <message>
        <source>Concurrency of a replica, by context and precision</source>
        <translation>Concurrence d’un réplica, par contexte et précision</translation>
    </message>
    <message>
        <source>Requests a second of a node of four H100</source>
        <translation>Requêtes par seconde d’un nœud de quatre H100</translation>
    </message>
    <message>
        <source>Source and engine</source>
        <translation>Source et moteur</translation>
    </message>
    <message>
        <source>How many replicas a day takes follows from a demand and what one replica serves.</source>
        <translation>Le nombre de réplicas qu’exige une journée découle d’une demande et de ce que sert un réplica.</translation>
    </message>
    <message>
        <source>The project states no shape of the day: the demand counts as if every hour were the busiest.</source>
        <translation>Le projet n’indique pas de profil de journée&#xa0;: la demande compte comme si chaque heure était la plus chargée.</translation>
    </message>
    <message>
        <source>Twenty-two configurations are being simulated …</source>
        <translation>Vingt-deux configurations sont en cours de simulation …</translation>
    </message>
    <message>
        <source>Services that share the cluster stand in the project under &quot;services&quot;, each with a name and what differs from the scenario (override). They are sized one by one and added up here.</source>
        <translation>Les services qui partagent le cluster figurent dans le projet sous «&#xa0;services&#xa0;», chacun avec un nom et ce qui diffère du scénario (override). Ils sont dimensionnés un par un et additionnés ici.</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>What the project does not state, and what was taken for it</source>
        <translation>Ce que le projet n’indique pas, et ce qui a été retenu à la place</translation>
    </message>
    <message>
        <source>Nothing had to be assumed.</source>
        <translation>Rien n’a dû être supposé.</translation>
    </message>
    <message>
        <source>Assumed (%1)</source>
        <translation>Hypothèses (%1)</translation>
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
        <translation>Valeur par défaut&#xa0;: rien de personnel n’est fixé.</translation>
    </message>
    <message>
        <source>Comes from a source.</source>
        <translation>Provient d’une source.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Source&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::Slides</name>
    <message>
        <source>The question</source>
        <translation>La question</translation>
    </message>
    <message>
        <source>What serves these requests inside the SLO, and at what price?</source>
        <translation>Qu’est-ce qui sert ces requêtes dans le SLO, et à quel prix&#xa0;?</translation>
    </message>
    <message>
        <source>The headline</source>
        <translation>L’essentiel</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Hypothèses</translation>
    </message>
    <message>
        <source>%1 less than %2</source>
        <translation>%1 de moins que %2</translation>
    </message>
    <message>
        <source>What if %1 delivers less?</source>
        <translation>Et si %1 fournit moins&#xa0;?</translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <translation>%1 tok/s</translation>
    </message>
    <message>
        <source>%1: level with %2</source>
        <translation>%1&#xa0;: à égalité avec %2</translation>
    </message>
    <message>
        <source>The frontier</source>
        <translation>Le front</translation>
    </message>
    <message>
        <source>€ per million tokens</source>
        <translation>€ par million de tokens</translation>
    </message>
    <message>
        <source>Who dominates whom</source>
        <translation>Qui domine qui</translation>
    </message>
    <message>
        <source>Nobody beats anybody on every axis.</source>
        <translation>Personne ne bat personne sur tous les axes.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) lose on every axis that is known.</source>
        <translation>
            <numerusform>%n candidat perd sur tous les axes connus.</numerusform>
            <numerusform>%n candidats perdent sur tous les axes connus.</numerusform>
        </translation>
    </message>
    <message>
        <source>What would change our mind</source>
        <translation>Ce qui nous ferait changer d’avis</translation>
    </message>
    <message>
        <source>the nearest tie</source>
        <translation>l’égalité la plus proche</translation>
    </message>
    <message>
        <source>%1 requests a second</source>
        <translation>%1 requêtes par seconde</translation>
    </message>
    <message>
        <source>%1 at a time</source>
        <translation>%1 à la fois</translation>
    </message>
    <message>
        <source>What if more ask at once?</source>
        <translation>Et si plus d’utilisateurs demandent à la fois&#xa0;?</translation>
    </message>
    <message>
        <source>%1: the SLO holds</source>
        <translation>%1&#xa0;: le SLO est tenu</translation>
    </message>
    <message>
        <source>The knee</source>
        <translation>Le coude</translation>
    </message>
    <message>
        <source>useful tokens a second</source>
        <translation>tokens utiles par seconde</translation>
    </message>
    <message>
        <source>tokens a second</source>
        <translation>tokens par seconde</translation>
    </message>
    <message>
        <source>Energy and carbon by country</source>
        <translation>Énergie et carbone par pays</translation>
    </message>
    <message>
        <source>A million tokens emit %1 g in %2 and %3 g in %4.</source>
        <translation>Un million de tokens émet %1 g en %2 et %3 g en %4.</translation>
    </message>
    <message>
        <source>J a token</source>
        <translation>J par token</translation>
    </message>
    <message>
        <source>at the meter</source>
        <translation>au compteur</translation>
    </message>
    <message>
        <source>at the nodes</source>
        <translation>aux nœuds</translation>
    </message>
    <message>
        <source>at the boards</source>
        <translation>aux cartes</translation>
    </message>
    <message>
        <source>Money over time</source>
        <translation>Les coûts dans le temps</translation>
    </message>
    <message numerus="yes">
        <source>The first year takes %1 thousand €, %n year(s) take %2 thousand €.</source>
        <translation>
            <numerusform>La première année coûte %1&#xa0;k€, %n an coûte %2&#xa0;k€.</numerusform>
            <numerusform>La première année coûte %1&#xa0;k€, %n ans coûtent %2&#xa0;k€.</numerusform>
        </translation>
    </message>
    <message>
        <source>over the whole life</source>
        <translation>sur toute la durée de vie</translation>
    </message>
    <message>
        <source>From which use on it pays</source>
        <translation>À partir de quel usage c’est rentable</translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation>millions de tokens par jour</translation>
    </message>
    <message>
        <source>the first threshold</source>
        <translation>le premier seuil</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation>Ce qui la fait varier</translation>
    </message>
    <message>
        <source>within its stated range</source>
        <translation>dans sa plage indiquée</translation>
    </message>
    <message>
        <source>from 20 % less to 20 % more of it</source>
        <translation>de 20&#xa0;% de moins à 20&#xa0;% de plus</translation>
    </message>
    <message>
        <source>Carbon of a million tokens by country</source>
        <translation>Carbone d’un million de tokens par pays</translation>
    </message>
    <message>
        <source>g CO₂e/1M tok</source>
        <translation>g CO₂e/1M tok</translation>
    </message>
    <message>
        <source>%1 emits the least, %2 the most.</source>
        <translation>%1 émet le moins, %2 le plus.</translation>
    </message>
    <message>
        <source>Paid up to each year</source>
        <translation>Payé jusqu’à chaque année</translation>
    </message>
    <message>
        <source>year %1</source>
        <translation>année %1</translation>
    </message>
    <message>
        <source>Cost of a day against use</source>
        <translation>Coût d’une journée en fonction de l’usage</translation>
    </message>
    <message>
        <source>€ a day</source>
        <translation>€ par jour</translation>
    </message>
    <message>
        <source>Where the lines cross, another way of paying becomes the cheaper one.</source>
        <translation>Là où les lignes se croisent, un autre mode de paiement devient le moins cher.</translation>
    </message>
    <message>
        <source>candidate %1</source>
        <translation>candidat %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 face à %2</translation>
    </message>
    <message>
        <source>how far ahead</source>
        <translation>avance</translation>
    </message>
    <message numerus="yes">
        <source>The first year takes %1 million €, %n year(s) take %2 million €.</source>
        <translation>
            <numerusform>La première année coûte %1&#xa0;M€, %n an coûte %2&#xa0;M€.</numerusform>
            <numerusform>La première année coûte %1&#xa0;M€, %n ans coûtent %2&#xa0;M€.</numerusform>
        </translation>
    </message>
    <message>
        <source>change until it is level</source>
        <translation>écart jusqu’à l’égalité</translation>
    </message>
    <message>
        <source>with a stated source</source>
        <translation>avec source indiquée</translation>
    </message>
    <message numerus="yes">
        <source>%n on the front</source>
        <translation>
            <numerusform>%n sur le front</numerusform>
            <numerusform>%n sur le front</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not decided</source>
        <translation>
            <numerusform>%n non tranché</numerusform>
            <numerusform>%n non tranchés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dominated</source>
        <translation>
            <numerusform>%n dominé</numerusform>
            <numerusform>%n dominés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fail(s) a gate</source>
        <translation>
            <numerusform>%n échoue à un critère</numerusform>
            <numerusform>%n échouent à un critère</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the cheapest of %n candidate(s)</source>
        <translation>
            <numerusform>les moins chers de %n candidat</numerusform>
            <numerusform>les moins chers de %n candidats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dominated candidate(s) not drawn</source>
        <translation>
            <numerusform>%n autre candidat dominé non représenté</numerusform>
            <numerusform>%n autres candidats dominés non représentés</numerusform>
        </translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>sur le front</translation>
    </message>
    <message numerus="yes">
        <source>of %n candidate(s)</source>
        <translation>
            <numerusform>sur %n candidat</numerusform>
            <numerusform>sur %n candidats</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known: %1</source>
        <translation>Inconnu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of weights</source>
        <translation>%1 de poids</translation>
    </message>
    <message>
        <source>%1 of activations and overhead</source>
        <translation>%1 d’activations et de surcoût</translation>
    </message>
    <message>
        <source>%1 of KV cache</source>
        <translation>%1 de cache KV</translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s) for the load</source>
        <translation>
            <numerusform>%n réplica pour la charge</numerusform>
            <numerusform>%n réplicas pour la charge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more as head-room and reserve</source>
        <translation>
            <numerusform>%n de plus comme marge et réserve</numerusform>
            <numerusform>%n de plus comme marge et réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nœud</numerusform>
            <numerusform>%n nœuds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, each %2 × %3</source>
        <translation>%1, chacun %2 × %3</translation>
    </message>
    <message numerus="yes">
        <source>of %n input(s)</source>
        <translation>
            <numerusform>sur %n entrée</numerusform>
            <numerusform>sur %n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with its source</source>
        <translation>
            <numerusform>%n avec sa source</numerusform>
            <numerusform>%n avec sa source</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stated without one</source>
        <translation>
            <numerusform>%n indiquée sans source</numerusform>
            <numerusform>%n indiquées sans source</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assumed</source>
        <translation>
            <numerusform>%n supposée</numerusform>
            <numerusform>%n supposées</numerusform>
        </translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Supposés&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>candidate(s)</source>
        <translation>
            <numerusform>candidat</numerusform>
            <numerusform>candidats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>measured run(s)</source>
        <translation>
            <numerusform>mesure</numerusform>
            <numerusform>mesures</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (p%2)</source>
        <translation>%1 (p%2)</translation>
    </message>
    <message>
        <source>%1 (mean)</source>
        <translation>%1 (moyenne)</translation>
    </message>
    <message>
        <source>%1 tokens in: the first one out within %2</source>
        <translation>%1 tokens en entrée&#xa0;: le premier sort en %2</translation>
    </message>
    <message>
        <source>the first token out within %1</source>
        <translation>le premier token sort en %1</translation>
    </message>
    <message>
        <source>a token each %1</source>
        <translation>un token toutes les %1</translation>
    </message>
    <message>
        <source>%1 tokens out: one each %2</source>
        <translation>%1 tokens en sortie&#xa0;: un toutes les %2</translation>
    </message>
    <message>
        <source>%1 tokens out, at a pace that nothing limits</source>
        <translation>%1 tokens en sortie, à un rythme que rien ne limite</translation>
    </message>
    <message>
        <source>p95: %1 tokens, %2</source>
        <translation>p95&#xa0;: %1 tokens, %2</translation>
    </message>
    <message>
        <source>the whole answer within %1</source>
        <translation>la réponse entière en %1</translation>
    </message>
    <message>
        <source>p95: %1</source>
        <translation>p95&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 tokens in</source>
        <translation>%1 tokens en entrée</translation>
    </message>
    <message>
        <source>%1 tokens out</source>
        <translation>%1 tokens en sortie</translation>
    </message>
    <message>
        <source>Drawn at the limits of the SLO.</source>
        <translation>Tracé aux limites du SLO.</translation>
    </message>
    <message numerus="yes">
        <source>%n stated figure(s)</source>
        <translation>
            <numerusform>%n chiffre déclaré</numerusform>
            <numerusform>%n chiffres déclarés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stated figure(s)</source>
        <translation>
            <numerusform>chiffre déclaré</numerusform>
            <numerusform>chiffres déclarés</numerusform>
        </translation>
    </message>
    <message>
        <source>What does not hold</source>
        <translation>Ce qui ne tient pas</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stated figure(s) do not hold when they are computed.</source>
        <translation>
            <numerusform>%1 chiffre déclaré sur %n ne tient pas au calcul.</numerusform>
            <numerusform>%1 chiffres déclarés sur %n ne tiennent pas au calcul.</numerusform>
        </translation>
    </message>
    <message>
        <source>do not hold</source>
        <translation>ne tiennent pas</translation>
    </message>
    <message numerus="yes">
        <source>of %n stated figure(s)</source>
        <translation>
            <numerusform>sur %n chiffre déclaré</numerusform>
            <numerusform>sur %n chiffres déclarés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s)</source>
        <translation>
            <numerusform>%n tient</numerusform>
            <numerusform>%n tiennent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) not</source>
        <translation>
            <numerusform>%n non</numerusform>
            <numerusform>%n non</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be computed</source>
        <translation>
            <numerusform>%n incalculable</numerusform>
            <numerusform>%n incalculables</numerusform>
        </translation>
    </message>
    <message>
        <source>A square stands for %1.</source>
        <translation>Un carré représente %1.</translation>
    </message>
    <message>
        <source>requests at a time</source>
        <translation>requêtes simultanées</translation>
    </message>
    <message>
        <source>requests a second</source>
        <translation>requêtes par seconde</translation>
    </message>
    <message>
        <source>%1, one replica of %2</source>
        <translation>%1, un réplica sur %2</translation>
    </message>
    <message>
        <source>g CO₂e/1M tok, %1</source>
        <translation>g CO₂e/1M tok, %1</translation>
    </message>
    <message>
        <source>cost of %1</source>
        <translation>coût de %1</translation>
    </message>
    <message>
        <source>%1 at the other end of its stated range</source>
        <translation>%1 à l’autre bout de sa plage indiquée</translation>
    </message>
    <message>
        <source>%1 to %2 with 20 % less or more of it</source>
        <translation>de %1 à %2 pour 20&#xa0;% de moins ou de plus</translation>
    </message>
    <message>
        <source>million €, paid in all</source>
        <translation>M€, payés au total</translation>
    </message>
    <message>
        <source>thousand €, paid in all</source>
        <translation>k€, payés au total</translation>
    </message>
    <message numerus="yes">
        <source>%n more: head-room, reserve and one to spare</source>
        <translation>
            <numerusform>%n de plus&#xa0;: marge, réserve et un de secours</numerusform>
            <numerusform>%n de plus&#xa0;: marge, réserve et un de secours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: head-room and one to spare</source>
        <translation>
            <numerusform>%n de plus&#xa0;: marge et un de secours</numerusform>
            <numerusform>%n de plus&#xa0;: marge et un de secours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: reserve and one to spare</source>
        <translation>
            <numerusform>%n de plus&#xa0;: réserve et un de secours</numerusform>
            <numerusform>%n de plus&#xa0;: réserve et un de secours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more as head-room</source>
        <translation>
            <numerusform>%n de plus comme marge</numerusform>
            <numerusform>%n de plus comme marge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more as a reserve</source>
        <translation>
            <numerusform>%n de plus comme réserve</numerusform>
            <numerusform>%n de plus comme réserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to spare</source>
        <translation>
            <numerusform>%n de secours</numerusform>
            <numerusform>%n de secours</numerusform>
        </translation>
    </message>
    <message>
        <source>no threshold up to here</source>
        <translation>aucun seuil jusqu’ici</translation>
    </message>
    <message>
        <source>%1 tokens out: the whole answer within %2</source>
        <translation>%1 tokens en sortie&#xa0;: la réponse entière en %2</translation>
    </message>
    <message>
        <source>%1 would no longer beat %2 if its %3 came to %4.</source>
        <translation>%1 ne battrait plus %2 si sa valeur «&#xa0;%3&#xa0;» atteignait %4.</translation>
    </message>
    <message>
        <source>%1 inputs stated, %2 with a source and %3 without; assumed besides: %4.</source>
        <translation>%1 entrées indiquées, %2 avec leur source et %3 sans source&#xa0;; supposées en plus&#xa0;: %4.</translation>
    </message>
</context>
<context>
    <name>ui::SnapshotDialog</name>
    <message>
        <source>Snapshots side by side</source>
        <translation>Instantanés côte à côte</translation>
    </message>
    <message>
        <source>Headline of each snapshot</source>
        <translation>Bandeau de chaque instantané</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Ce qui a changé</translation>
    </message>
    <message>
        <source>Changes &amp;from</source>
        <translation>Changements &amp;de</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>&amp;à</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Après</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n changement</numerusform>
            <numerusform>%n changements</numerusform>
        </translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <extracomment>on a button: %1 is the name of a snapshot</extracomment>
        <translation>Revenir à «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Undoes the deletion; so does Undo in the Edit menu.</source>
        <translation>Annule la suppression&#xa0;; Annuler dans le menu Édition fait de même.</translation>
    </message>
    <message>
        <source>Return to a snapshot</source>
        <translation>Revenir à un instantané</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <extracomment>on a button: %1 is the name of a snapshot</extracomment>
        <translation>Supprimer «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Delete a snapshot</source>
        <translation>Supprimer un instantané</translation>
    </message>
    <message>
        <source>Bring back “%1”</source>
        <extracomment>on a button: %1 is the name of a snapshot</extracomment>
        <translation>Rétablir «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Choose the snapshot at “Changes from”.</source>
        <translation>L’instantané se choisit à «&#xa0;Changements de&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ui::Snapshots</name>
    <message>
        <source>Delete the snapshot “%1”</source>
        <extracomment>a step to undo: %1 is the name of the snapshot</extracomment>
        <translation>Supprimer l’instantané «&#xa0;%1&#xa0;»</translation>
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
        <translation>Cas
</translation>
    </message>
    <message>
        <source>Weights
</source>
        <translation>Poids
</translation>
    </message>
    <message>
        <source>Source
</source>
        <translation>Source
</translation>
    </message>
    <message>
        <source>Engine
</source>
        <translation>Moteur
</translation>
    </message>
    <message>
        <source>Engine
over source</source>
        <translation>Moteur
sur source</translation>
    </message>
</context>
<context>
    <name>ui::SovereigntyPage</name>
    <message>
        <source>Assessed is</source>
        <translation>Évalué&#xa0;:</translation>
    </message>
    <message>
        <source>Whose assessment is shown</source>
        <translation>Quelle évaluation est affichée</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Ce qui en découle</translation>
    </message>
    <message>
        <source>no legal advice</source>
        <translation>pas un avis juridique</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Données personnelles</translation>
    </message>
    <message>
        <source>Whether prompts or answers hold any.</source>
        <translation>Si les prompts ou les réponses en contiennent.</translation>
    </message>
    <message>
        <source>Under US law</source>
        <translation>Sous droit US</translation>
    </message>
    <message>
        <source>Whether the operator or its owner is within reach of the CLOUD Act and FISA 702.</source>
        <translation>Si l’exploitant ou son propriétaire est à portée du CLOUD Act et de FISA 702.</translation>
    </message>
    <message>
        <source>AI Act risk</source>
        <translation>Risque selon l’AI Act</translation>
    </message>
    <message>
        <source>minimal</source>
        <translation>minimal</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>limité</translation>
    </message>
    <message>
        <source>high</source>
        <translation>élevé</translation>
    </message>
    <message>
        <source>prohibited</source>
        <translation>interdit</translation>
    </message>
    <message>
        <source>Of the use, not of the model.</source>
        <translation>De l’usage, pas du modèle.</translation>
    </message>
    <message>
        <source>AI Act role</source>
        <translation>Rôle selon l’AI Act</translation>
    </message>
    <message>
        <source>deployer</source>
        <translation>déployeur</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>fournisseur</translation>
    </message>
    <message>
        <source>Who puts the system into service provides it.</source>
        <translation>Qui met le système en service en est le fournisseur.</translation>
    </message>
    <message>
        <source>Operator&apos;s law</source>
        <translation>Droit de l’exploitant</translation>
    </message>
    <message>
        <source>The country whose law the operator is under.</source>
        <translation>Le pays dont le droit s’applique à l’exploitant.</translation>
    </message>
    <message>
        <source>Owner&apos;s law</source>
        <translation>Droit du propriétaire</translation>
    </message>
    <message>
        <source>The country whose law its owner is under.</source>
        <translation>Le pays dont le droit s’applique à son propriétaire.</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Fournisseurs</translation>
    </message>
    <message>
        <source>Providers with price and law</source>
        <translation>Fournisseurs avec prix et droit</translation>
    </message>
    <message>
        <source>A double click or Enter takes the provider into the scenario.</source>
        <translation>Un double-clic ou Entrée reprend le fournisseur dans le scénario.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Utiliser %1</translation>
    </message>
    <message>
        <source>The scenario&apos;s operator is %1.</source>
        <translation>L’exploitant du scénario est %1.</translation>
    </message>
    <message>
        <source>the scenario: %1</source>
        <translation>le scénario&#xa0;: %1</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>le scénario</translation>
    </message>
    <message>
        <source>candidate %1: %2</source>
        <translation>candidat %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Candidates that state their values, and do not change the scenario, have no assessment of their own.</source>
        <translation>Les candidats qui indiquent leurs valeurs sans modifier le scénario n’ont pas d’évaluation propre.</translation>
    </message>
    <message>
        <source>The gate asks for %1; whether it is held is not known.</source>
        <translation>Le critère éliminatoire exige %1&#xa0;; on ne sait pas s’il est respecté.</translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is held.</source>
        <translation>Le critère éliminatoire exige %1, et il est respecté.</translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is not held.</source>
        <translation>Le critère éliminatoire exige %1, et il n’est pas respecté.</translation>
    </message>
    <message>
        <source>All eight objectives are assessed: SEAL-%1 by the weakest, %2 of 100 on the weighted mean.</source>
        <translation>Les huit objectifs sont tous évalués&#xa0;: SEAL-%1 par le plus faible, %2 sur 100 en moyenne pondérée.</translation>
    </message>
    <message>
        <source>%1 of 8 objectives are assessed: at most SEAL-%2, between %3 and %4 of 100.</source>
        <translation>%1 objectifs sur 8 sont évalués&#xa0;: au plus SEAL-%2, entre %3 et %4 sur 100.</translation>
    </message>
    <message>
        <source>None of the eight objectives is assessed yet: level and score are not known.</source>
        <translation>Aucun des huit objectifs n’est encore évalué&#xa0;: niveau et score sont inconnus.</translation>
    </message>
    <message>
        <source>Cloud Sovereignty Framework of the European Commission, v1.2.1: the weakest objective gives the level, the weights give the score.</source>
        <translation>Cloud Sovereignty Framework de la Commission européenne, v1.2.1&#xa0;: l’objectif le plus faible donne le niveau, les poids donnent le score.</translation>
    </message>
    <message>
        <source>Providers of %1</source>
        <translation>Fournisseurs de %1</translation>
    </message>
    <message>
        <source>Providers, any GPU</source>
        <translation>Fournisseurs, tous GPU</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Chat with documents</source>
        <translation>Chat avec documents</translation>
    </message>
    <message>
        <source>Sweep, candidates and figures of one project</source>
        <translation>Balayage, candidats et chiffres d’un même projet</translation>
    </message>
    <message>
        <source>Where the knee lies</source>
        <translation>Où se situe le coude</translation>
    </message>
    <message>
        <source>Five loads of a benchmark under an SLO</source>
        <translation>Cinq charges d’un benchmark sous un SLO</translation>
    </message>
    <message>
        <source>Who dominates whom</source>
        <translation>Qui domine qui</translation>
    </message>
    <message>
        <source>Four candidates, one gate, one front</source>
        <translation>Quatre candidats, un critère éliminatoire, un front</translation>
    </message>
    <message>
        <source>What a million tokens cost</source>
        <translation>Le coût d’un million de tokens</translation>
    </message>
    <message>
        <source>Price an hour, throughput, power, grid</source>
        <translation>Prix horaire, débit, puissance, réseau électrique</translation>
    </message>
    <message>
        <source>One replica or two</source>
        <translation>Un réplica ou deux</translation>
    </message>
    <message>
        <source>Two splits of the same GPUs against load</source>
        <translation>Deux répartitions des mêmes GPU face à la charge</translation>
    </message>
    <message>
        <source>How many GPUs</source>
        <translation>Combien de GPU</translation>
    </message>
    <message>
        <source>200 requests a second, sized by simulation</source>
        <translation>200 requêtes par seconde, dimensionnées par simulation</translation>
    </message>
    <message>
        <source>Drop a project or the results of a benchmark anywhere on this window, or begin with one of these.</source>
        <translation>Déposer un projet ou les résultats d’un benchmark n’importe où sur cette fenêtre, ou commencer par l’un de ceux-ci.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Begin with a kind of load</source>
        <translation>Commencer par un type de charge</translation>
    </message>
    <message>
        <source>prompt and answer, median tokens</source>
        <translation>prompt et réponse, tokens médians</translation>
    </message>
    <message>
        <source>%1   %2 + %3</source>
        <translation>%1   %2 + %3</translation>
    </message>
    <message>
        <source>A new project with these lengths and the engine settings that suit them</source>
        <translation>Un nouveau projet avec ces longueurs et les réglages du moteur qui leur conviennent</translation>
    </message>
    <message>
        <source>Import results…</source>
        <translation>Importer des résultats…</translation>
    </message>
    <message>
        <source>Open a project…</source>
        <translation>Ouvrir un projet…</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Nouveau projet</translation>
    </message>
    <message>
        <source>None yet: what you save stands here the next time.</source>
        <translation>Aucun encore&#xa0;: ce qui est enregistré figurera ici la prochaine fois.</translation>
    </message>
    <message>
        <source>A text, audited</source>
        <translation>Un texte, audité</translation>
    </message>
    <message>
        <source>What it states, and what its own inputs give</source>
        <translation>Ce qu’il affirme, et ce que donnent ses propres entrées</translation>
    </message>
    <message>
        <source>A 70B model in production</source>
        <translation>Un modèle 70B en production</translation>
    </message>
    <message>
        <source>Every figure of a fleet over three years</source>
        <translation>Tous les chiffres d’une flotte sur trois ans</translation>
    </message>
    <message>
        <source>From when owning beats buying tokens</source>
        <translation>À partir de quand posséder bat l’achat de tokens</translation>
    </message>
    <message>
        <source>What moves the cost of a token</source>
        <translation>Ce qui fait varier le coût d’un token</translation>
    </message>
    <message>
        <source>A grid of engine settings</source>
        <translation>Une grille de réglages du moteur</translation>
    </message>
    <message>
        <source>What fits into the memory of a GPU</source>
        <translation>Ce qui tient dans la mémoire d’un GPU</translation>
    </message>
    <message>
        <source>Context and precision against memory</source>
        <translation>Contexte et précision face à la mémoire</translation>
    </message>
    <message>
        <source>The worksheet in BF16</source>
        <translation>La feuille de calcul en BF16</translation>
    </message>
    <message>
        <source>The worksheet in FP8</source>
        <translation>La feuille de calcul en FP8</translation>
    </message>
    <message>
        <source>The worksheet in FP8 with speculative decoding</source>
        <translation>La feuille de calcul en FP8 avec décodage spéculatif</translation>
    </message>
    <message>
        <source>A node rented by the hour</source>
        <translation>Un nœud loué à l’heure</translation>
    </message>
    <message>
        <source>The same node in Germany</source>
        <translation>Le même nœud en Allemagne</translation>
    </message>
    <message>
        <source>The same node at 4,200 tokens a second</source>
        <translation>Le même nœud à 4&#xa0;200 tokens par seconde</translation>
    </message>
    <message>
        <source>One GPU at work all year</source>
        <translation>Un GPU au travail toute l’année</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Projets récents</translation>
    </message>
</context>
<context>
    <name>ui::StatusStrip</name>
    <message>
        <source>provenance</source>
        <translation>provenance</translation>
    </message>
    <message>
        <source>design</source>
        <translation>conception</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>benchmark</translation>
    </message>
    <message>
        <source>production</source>
        <translation>production</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
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
        <translation>%1 %2 à %3%4</translation>
    </message>
    <message>
        <source>Where an answer flips</source>
        <translation>Où une réponse bascule</translation>
    </message>
    <message>
        <source>How sure the choice is</source>
        <translation>À quel point le choix est sûr</translation>
    </message>
    <message>
        <source>The figures over the draws</source>
        <translation>Les valeurs sur l’ensemble des tirages</translation>
    </message>
    <message>
        <source>What 1 % of an input does</source>
        <translation>L’effet de 1&#xa0;% d’une entrée</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Valeurs</translation>
    </message>
    <message>
        <source>Flips</source>
        <translation>Bascules</translation>
    </message>
    <message>
        <source>Elasticities</source>
        <translation>Élasticités</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws, seed %2, of %n uncertain input(s): %3</source>
        <translation>
            <numerusform>%1 tirages, graine %2, de %n entrée incertaine&#xa0;: %3</numerusform>
            <numerusform>%1 tirages, graine %2, de %n entrées incertaines&#xa0;: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the draws are simulated as well: the quick way is off by %2 in the middle, by %3 at most.</source>
        <translation>%1 des tirages sont aussi simulés&#xa0;: le calcul rapide s’écarte de %2 à la médiane, de %3 au plus.</translation>
    </message>
    <message>
        <source>Figure of the scenario</source>
        <translation>Valeur du scénario</translation>
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
        <translation>Écart entre niveaux</translation>
    </message>
    <message>
        <source>No answer flips within the range of any input.</source>
        <translation>Aucune réponse ne bascule dans la plage d’une entrée.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>for 1 %</source>
        <translation>pour 1&#xa0;%</translation>
    </message>
    <message>
        <source>at −50 %</source>
        <translation>à −50&#xa0;%</translation>
    </message>
    <message>
        <source>at +50 %</source>
        <translation>à +50&#xa0;%</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>The nearest of each of %n candidate(s)</source>
        <translation>
            <numerusform>La plus proche du seul candidat</numerusform>
            <numerusform>La plus proche de chacun des %n candidats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n flip(s), the nearest first</source>
        <translation>
            <numerusform>La seule bascule</numerusform>
            <numerusform>Les %n bascules, la plus proche d’abord</numerusform>
        </translation>
    </message>
    <message>
        <source>No input states a range, so there is nothing to draw. “State a range…” above says how uncertain a value is.</source>
        <translation>Aucune entrée n’indique de plage, il n’y a donc rien à tirer. «&#xa0;Indiquer une plage…&#xa0;», en haut, dit à quel point une valeur est incertaine.</translation>
    </message>
</context>
<context>
    <name>ui::SweepCalibration</name>
    <message>
        <source>Calibrate on this sweep</source>
        <translation>Étalonner sur ce balayage</translation>
    </message>
    <message>
        <source>Remove the calibration</source>
        <translation>Supprimer l’étalonnage</translation>
    </message>
    <message>
        <source>Fit what fixed times, prompts and memory reads cost to the points of this sweep; all predictions of this model on this GPU then use it</source>
        <translation>Ajuster aux points de ce balayage ce que coûtent temps fixes, prompts et lectures mémoire&#xa0;; toutes les prédictions de ce modèle sur ce GPU s’en servent ensuite</translation>
    </message>
    <message>
        <source>Predict with the shipped coefficients again</source>
        <translation>Prédire de nouveau avec les coefficients livrés</translation>
    </message>
    <message>
        <source>The calibration on %1 is of %2 on %3 and does not hold for this scenario.</source>
        <translation>L’étalonnage sur %1 porte sur %2 sur %3 et ne vaut pas pour ce scénario.</translation>
    </message>
    <message>
        <source>fixed times × %1, prompts × %2, memory reads × %3</source>
        <translation>temps fixes × %1, prompts × %2, lectures mémoire × %3</translation>
    </message>
    <message>
        <source>Predictions are calibrated on %1: %2.</source>
        <translation>Les prédictions sont étalonnées sur %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The sweep is being fitted …</source>
        <translation>Ajustement au balayage en cours …</translation>
    </message>
    <message>
        <source>What is predicted stands on the shipped coefficients.</source>
        <translation>Ce qui est prédit repose sur les coefficients livrés.</translation>
    </message>
    <message>
        <source>Calibrate on %1</source>
        <translation>Étalonner sur %1</translation>
    </message>
    <message>
        <source>Predictions are now calibrated on %1.</source>
        <translation>Les prédictions sont désormais étalonnées sur %1.</translation>
    </message>
    <message>
        <source>TPOT of its points: %1 % off on the median before, %2 % now.</source>
        <translation>TPOT de ses points&#xa0;: écart médian de %1&#xa0;% avant, de %2&#xa0;% maintenant.</translation>
    </message>
    <message>
        <source>The calibration was stopped: the results that it was fitted to are no longer those at hand.</source>
        <translation>L’étalonnage a été interrompu&#xa0;: les résultats auxquels il était ajusté ne sont plus ceux en présence.</translation>
    </message>
</context>
<context>
    <name>ui::TableMappingsDialog</name>
    <message>
        <source>Columns of tables</source>
        <translation>Colonnes des tableaux</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Modifier…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Oublier</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Taken as</source>
        <translation>Interprétées comme</translation>
    </message>
    <message>
        <source>Tables with these columns are imported without a question.</source>
        <translation>Les tableaux ayant ces colonnes sont importés sans question.</translation>
    </message>
    <message>
        <source>Nothing is remembered yet: drop a table on the window whose columns nobody knows.</source>
        <translation>Rien n’est encore mémorisé&#xa0;: déposer sur la fenêtre un tableau dont les colonnes sont inconnues.</translation>
    </message>
    <message>
        <source>this table</source>
        <translation>ce tableau</translation>
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
        <translation>0 à 1</translation>
    </message>
    <message>
        <source>tok, mean</source>
        <translation>tok, moyenne</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Moteur</translation>
    </message>
    <message>
        <source>Engine version</source>
        <translation>Version du moteur</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Précision</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Nombre de GPU</translation>
    </message>
    <message>
        <source>Tensor parallel (TP)</source>
        <translation>Parallélisme tensoriel (TP)</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Jeu de données</translation>
    </message>
    <message>
        <source>Version of the tool</source>
        <translation>Version de l’outil</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Concurrence</translation>
    </message>
    <message>
        <source>Request rate asked for</source>
        <translation>Débit de requêtes demandé</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Requests completed</source>
        <translation>Requêtes terminées</translation>
    </message>
    <message>
        <source>Requests failed</source>
        <translation>Requêtes en échec</translation>
    </message>
    <message>
        <source>Requests answered</source>
        <translation>Requêtes ayant reçu réponse</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation>Débit de sortie</translation>
    </message>
    <message>
        <source>Input throughput</source>
        <translation>Débit d’entrée</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation>Débit total</translation>
    </message>
    <message>
        <source>Goodput, share</source>
        <translation>Goodput, part</translation>
    </message>
    <message>
        <source>Goodput, requests</source>
        <translation>Goodput, requêtes</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Longueur du prompt</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>Longueur de sortie</translation>
    </message>
    <message>
        <source>TPOT with the first token</source>
        <translation>TPOT avec le premier token</translation>
    </message>
    <message>
        <source>not a figure: a note</source>
        <translation>pas une valeur&#xa0;: une note</translation>
    </message>
</context>
<context>
    <name>ui::TableView</name>
    <message>
        <source>Filter</source>
        <translation>Filtrer</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Filter rows…</source>
        <translation>Filtrer les lignes…</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>so many rows are left of all; both numbers are written out</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Aucune ligne ne correspond au filtre.</translation>
    </message>
</context>
<context>
    <name>ui::TagDialog</name>
    <message numerus="yes">
        <source>Tag %n run(s)</source>
        <translation>
            <numerusform>Étiqueter %n exécution</numerusform>
            <numerusform>Étiqueter %n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>What you say here stands over what the files say, is marked as said by you, and is kept in the project. An empty field changes nothing.</source>
        <translation>Ce qui est indiqué ici prime sur ce que disent les fichiers, est signalé comme indiqué par l’utilisateur et est conservé dans le projet. Un champ vide ne change rien.</translation>
    </message>
    <message>
        <source>What the runs will say</source>
        <translation>Ce qu’indiqueront les exécutions</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiqueter</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>non indiqué</translation>
    </message>
    <message>
        <source>several: %1</source>
        <translation>plusieurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, said by you</source>
        <translation>%1, indiqué par l’utilisateur</translation>
    </message>
    <message>
        <source>%1, said by the file</source>
        <translation>%1, indiqué par le fichier</translation>
    </message>
    <message>
        <source>Take %1 from the name</source>
        <translation>Reprendre %1 du nom</translation>
    </message>
    <message>
        <source>Take %1 from the names</source>
        <translation>Reprendre %1 des noms</translation>
    </message>
    <message>
        <source>Suggested by “%1”; each run takes what its own name says.</source>
        <translation>Suggéré par «&#xa0;%1&#xa0;»&#xa0;; chaque exécution reprend ce qu’indique son propre nom.</translation>
    </message>
    <message>
        <source>Take the tag away</source>
        <translation>Retirer l’étiquette</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Exécution</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Charge</translation>
    </message>
    <message>
        <source>said by you</source>
        <translation>indiqué par l’utilisateur</translation>
    </message>
</context>
<context>
    <name>ui::Task</name>
    <message>
        <source>An unknown error occurred.</source>
        <translation>Une erreur inconnue s’est produite.</translation>
    </message>
</context>
<context>
    <name>ui::Tools</name>
    <message>
        <source>table</source>
        <translation>tableau</translation>
    </message>
    <message>
        <source>Tool and version</source>
        <translation>Outil et version</translation>
    </message>
    <message>
        <source>Model, precision</source>
        <translation>Modèle, précision</translation>
    </message>
    <message>
        <source>Hardware, links</source>
        <translation>Matériel, liens</translation>
    </message>
    <message>
        <source>Engine, flags</source>
        <translation>Moteur, options</translation>
    </message>
    <message>
        <source>Length distribution</source>
        <translation>Distribution des longueurs</translation>
    </message>
    <message>
        <source>Sweep past the knee</source>
        <translation>Balayage au-delà du coude</translation>
    </message>
    <message>
        <source>SLO</source>
        <translation>SLO</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Échauffement</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizer</translation>
    </message>
    <message>
        <source>closed loop</source>
        <translation>boucle fermée</translation>
    </message>
    <message>
        <source>open loop</source>
        <translation>boucle ouverte</translation>
    </message>
    <message>
        <source>rate and concurrency capped</source>
        <translation>débit de requêtes et concurrence plafonnés</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>hors ligne</translation>
    </message>
    <message>
        <source>static batch</source>
        <translation>batch statique</translation>
    </message>
    <message>
        <source>MLPerf server</source>
        <translation>MLPerf server</translation>
    </message>
    <message>
        <source>MLPerf offline</source>
        <translation>MLPerf offline</translation>
    </message>
    <message>
        <source>console text</source>
        <translation>texte de console</translation>
    </message>
    <message>
        <source>grid search</source>
        <translation>recherche par grille</translation>
    </message>
</context>
<context>
    <name>ui::TornadoView</name>
    <message>
        <source>What moves the figure</source>
        <translation>Ce qui fait bouger la valeur</translation>
    </message>
    <message>
        <source>%1 is the widest of %2 bars.</source>
        <translation>%1 est la plus large des %2 barres.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3%4, as stated (5 % and 95 %)</source>
        <translation>%1&#xa0;: de %2 à %3%4, comme indiqué (5&#xa0;% et 95&#xa0;%)</translation>
    </message>
    <message>
        <source>%1: from %2 to %3%4, 20 % either way, for no range is stated</source>
        <translation>%1&#xa0;: de %2 à %3%4, 20&#xa0;% de part et d’autre, aucune plage n’étant indiquée</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>actuel&#xa0;: %1</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mieux</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>moins bien</translation>
    </message>
</context>
<context>
    <name>ui::Tour</name>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Ignorer</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>a step of the tour, &quot;2 of 5&quot;</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>ui::TwoWayView</name>
    <message>
        <source>Two inputs at a time</source>
        <translation>Deux entrées à la fois</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tableau</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>En &amp;lignes</translation>
    </message>
    <message>
        <source>Acr&amp;oss</source>
        <translation>En &amp;colonnes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <translation>%1 en lignes, %2 en colonnes</translation>
    </message>
    <message>
        <source>%1: %2 down, %3 across</source>
        <translation>%1&#xa0;: %2 en lignes, %3 en colonnes</translation>
    </message>
</context>
<context>
    <name>ui::TypedCandidates</name>
    <message>
        <source>%1, %2: “%3” can be read as two numbers. Write it without a separator of thousands.</source>
        <translation>%1, %2&#xa0;: «&#xa0;%3&#xa0;» peut se lire comme deux nombres. L’écrire sans séparateur de milliers.</translation>
    </message>
    <message>
        <source>%1, %2: “%3” is no number. Leave the cell empty where the value is unknown.</source>
        <translation>%1, %2&#xa0;: «&#xa0;%3&#xa0;» n’est pas un nombre. Laisser la cellule vide là où la valeur est inconnue.</translation>
    </message>
    <message>
        <source>A candidate needs a short name in the first column.</source>
        <translation>Un candidat a besoin d’un nom court dans la première colonne.</translation>
    </message>
    <message>
        <source>There is a candidate %1 already: give this one another name.</source>
        <translation>Il y a déjà un candidat %1&#xa0;: donner un autre nom à celui-ci.</translation>
    </message>
</context>
<context>
    <name>ui::VramBar</name>
    <message>
        <source>Memory of one GPU</source>
        <translation>Mémoire d’un GPU</translation>
    </message>
    <message>
        <source>The memory of a GPU is not known: state a model and a GPU.</source>
        <translation>La mémoire d’un GPU n’est pas connue&#xa0;: indiquer un modèle et un GPU.</translation>
    </message>
    <message>
        <source>%1 of weights, %2 of KV cache, %3 of activations, %4 of overhead and %5 free per GPU.</source>
        <translation>%1 de poids, %2 de cache KV, %3 d’activations, %4 de surcoût et %5 libres par GPU.</translation>
    </message>
    <message>
        <source>%1 requests of %2 tokens fit.</source>
        <translation>%1 requêtes de %2 tokens tiennent.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>poids</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>cache KV</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>activations</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>surcoût</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>activations %1, overhead %2, free %3</source>
        <translation>activations %1, surcoût %2, libre %3</translation>
    </message>
    <message>
        <source>KV cache %1</source>
        <translation>cache KV %1</translation>
    </message>
    <message>
        <source>%1 requests of %2 tokens</source>
        <translation>%1 requêtes de %2 tokens</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne tient pas</translation>
    </message>
</context>
<context>
    <name>ui::WeightsDialog</name>
    <message>
        <source>Your own weights</source>
        <translation>Poids personnalisés</translation>
    </message>
    <message>
        <source>The front needs no weights. They order the candidates by what matters to you; each axis counts from the worst to the best of those that are ranked.</source>
        <translation>Le front n’a pas besoin de poids. Ils ordonnent les candidats selon ce qui importe à l’utilisateur&#xa0;; chaque axe compte du pire au meilleur de ceux qui sont classés.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>Keep in the project</source>
        <translation>Conserver dans le projet</translation>
    </message>
    <message>
        <source>No weights</source>
        <translation>Aucun poids</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Poids de %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>First
% of the draws</source>
        <translation>Premier
% des tirages</translation>
    </message>
    <message>
        <source>Same rank
% of the draws</source>
        <translation>Même rang
% des tirages</translation>
    </message>
    <message>
        <source>Give an axis a weight, and the candidates are ranked.</source>
        <translation>Donner un poids à un axe, et les candidats sont classés.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) have no rank: a value on a weighted axis is unknown.</source>
        <translation>
            <numerusform>%n candidat n’a pas de rang&#xa0;: une valeur sur un axe pondéré est inconnue.</numerusform>
            <numerusform>%n candidats n’ont pas de rang&#xa0;: une valeur sur un axe pondéré est inconnue.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the weights</source>
        <translation>Supprimer les poids</translation>
    </message>
    <message>
        <source>Set the weights</source>
        <translation>Définir les poids</translation>
    </message>
</context>
<context>
    <name>ui::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>&amp;Scénario</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>Do&amp;nnées</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Rapport</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Projets &amp;récents</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>E&amp;xemples</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>Start from a &amp;profile</source>
        <translation>Partir d’un pro&amp;fil</translation>
    </message>
    <message>
        <source>&amp;Sweep of the headline</source>
        <translation>&amp;Balayage du bandeau</translation>
    </message>
    <message>
        <source>&amp;Remove results</source>
        <translation>&amp;Retirer des résultats</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Nouveau projet</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>Re&amp;charger</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Find a command, field or candidate…</source>
        <translation>&amp;Trouver une commande, un champ ou un candidat…</translation>
    </message>
    <message>
        <source>&amp;Remarks</source>
        <translation>Re&amp;marques</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Take this as the &amp;baseline</source>
        <translation>Prendre comme &amp;référence</translation>
    </message>
    <message>
        <source>&amp;Forget the baseline</source>
        <translation>&amp;Oublier la référence</translation>
    </message>
    <message>
        <source>&amp;Pin as a candidate</source>
        <translation>É&amp;pingler comme candidat</translation>
    </message>
    <message>
        <source>&amp;Import result files…</source>
        <translation>&amp;Importer des fichiers de résultats…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>Importer un &amp;dossier…</translation>
    </message>
    <message>
        <source>&amp;Cancel the import</source>
        <translation>&amp;Annuler l’import</translation>
    </message>
    <message>
        <source>Export the &amp;chart…</source>
        <translation>Exporter le &amp;graphique…</translation>
    </message>
    <message>
        <source>Export &amp;all charts…</source>
        <translation>Exporter &amp;tous les graphiques…</translation>
    </message>
    <message>
        <source>&amp;About Paretoscope</source>
        <translation>À &amp;propos de Paretoscope</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Présenter</translation>
    </message>
    <message>
        <source>Take a &amp;snapshot</source>
        <translation>Prendre un &amp;instantané</translation>
    </message>
    <message>
        <source>&amp;Compare snapshots…</source>
        <translation>&amp;Comparer les instantanés…</translation>
    </message>
    <message>
        <source>&amp;Paste results from a spreadsheet</source>
        <translation>Co&amp;ller des résultats depuis un tableur</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Page d’acc&amp;ueil</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Taille du texte</translation>
    </message>
    <message>
        <source>C&amp;olumns of tables…</source>
        <translation>C&amp;olonnes des tableaux…</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>&amp;Aide sur cette page</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>&amp;Qu’est-ce que c’est&#xa0;?</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation>&amp;Visite de la fenêtre</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cou&amp;per</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>&amp;Kept copies</source>
        <translation>&amp;Copies conservées</translation>
    </message>
</context>
<context>
    <name>ui::WorksheetView</name>
    <message>
        <source>Worksheet</source>
        <translation>Feuille de calcul</translation>
    </message>
</context>
<context>
    <name>ui::axes</name>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
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
        <translation>Goodput par GPU</translation>
    </message>
    <message>
        <source>tok/s a GPU</source>
        <translation>tok/s par GPU</translation>
    </message>
    <message>
        <source>Goodput per kW</source>
        <translation>Goodput par kW</translation>
    </message>
    <message>
        <source>tok/s/kW</source>
        <translation>tok/s/kW</translation>
    </message>
    <message>
        <source>tok/s a kW</source>
        <translation>tok/s par kW</translation>
    </message>
    <message>
        <source>Goodput per € of capex</source>
        <translation>Goodput par € de capex</translation>
    </message>
    <message>
        <source>tok/s/€</source>
        <translation>tok/s/€</translation>
    </message>
    <message>
        <source>tok/s a €</source>
        <translation>tok/s par €</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Énergie</translation>
    </message>
    <message>
        <source>J/tok</source>
        <translation>J/tok</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>Carbone</translation>
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
        <translation>Souveraineté</translation>
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
        <translation>GPU</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Puissance</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
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
        <translation>Qualité</translation>
    </message>
    <message>
        <source>Head-room</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>sur le front</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominé</translation>
    </message>
    <message>
        <source>dominated by %1</source>
        <translation>dominé par %1</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>non tranché</translation>
    </message>
    <message>
        <source>out: fails the gate</source>
        <translation>exclu&#xa0;: critère non satisfait</translation>
    </message>
</context>
<context>
    <name>ui::charts</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation>Ce qui le fait bouger</translation>
    </message>
    <message>
        <source>Stated ranges at 5 % and 95 %; inputs without one at ±20 %, to compare by. Grey: the lower end.</source>
        <translation>Plages indiquées à 5&#xa0;% et 95&#xa0;%&#xa0;; entrées sans plage à ±20&#xa0;%, pour comparer. Gris&#xa0;: l’extrémité basse.</translation>
    </message>
    <message>
        <source>%1 moves it most, of %2 inputs.</source>
        <translation>%1 le fait le plus bouger, parmi %2 entrées.</translation>
    </message>
    <message>
        <source>%1 along %2</source>
        <translation>%1 selon %2</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>maintenant %1</translation>
    </message>
    <message>
        <source>%1 changes at %2</source>
        <translation>%1 change à %2</translation>
    </message>
    <message>
        <source>%1 | %2 at %3</source>
        <translation>%1 | %2 à %3</translation>
    </message>
    <message>
        <source>%1: lowest %2 at %3, highest %4 at %5.</source>
        <translation>%1&#xa0;: minimum %2 à %3, maximum %4 à %5.</translation>
    </message>
</context>
<context>
    <name>ui::charts::ChartTableDialog</name>
    <message>
        <source>Figures of the chart</source>
        <translation>Chiffres du graphique</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>ui::charts::ChartWidget</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, predicted: %2</source>
        <translation>%1, prédit&#xa0;: %2</translation>
    </message>
    <message>
        <source>Copy as image</source>
        <translation>Copier comme image</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Copier les données</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Afficher en tableau</translation>
    </message>
    <message>
        <source>Export as %1…</source>
        <translation>Exporter en %1…</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>%1 file (*.%2)</source>
        <translation>Fichier %1 (*.%2)</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exporter le graphique</translation>
    </message>
    <message>
        <source>The chart was saved to %1.</source>
        <translation>Le graphique a été enregistré dans %1.</translation>
    </message>
    <message>
        <source>Logarithmic x-axis</source>
        <translation>Axe x logarithmique</translation>
    </message>
    <message>
        <source>Logarithmic y-axis</source>
        <translation>Axe y logarithmique</translation>
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
        <translation>Aucune charge testée ne tient le SLO.</translation>
    </message>
    <message>
        <source>Safe capacity %1</source>
        <translation>Capacité sûre %1</translation>
    </message>
</context>
<context>
    <name>ui::pages</name>
    <message>
        <source>Knee</source>
        <translation>Coude</translation>
    </message>
    <message>
        <source>Benchmarks</source>
        <translation>Benchmarks</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Comparatif</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Sizing</source>
        <translation>Dimensionnement</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Coûts</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilité</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Accueil</translation>
    </message>
    <message>
        <source>Sovereignty</source>
        <translation>Souveraineté</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Audit</translation>
    </message>
</context>
</TS>
