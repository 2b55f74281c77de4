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
        <translation>Accepté&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>Say</name>
    <message>
        <source>Carbon of a million tokens by country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>g CO₂e/1M tok</source>
        <translation type="unfinished">g CO₂e/1M tok</translation>
    </message>
    <message>
        <source>%1 emits the least, %2 the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid up to each year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thousand €</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>year %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 thousand € after %n year(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cost of a day against use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>€ a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the lines cross, another way of paying becomes the cheaper one.</source>
        <translation type="unfinished"></translation>
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
        <source>The SLO holds up to %1 (%2); the knee lies between %3 and %4.</source>
        <translation>Le SLO est respecté jusqu’à %1 (%2)&#xa0;; le coude se situe entre %3 et %4.</translation>
    </message>
    <message>
        <source>The SLO holds up to %1 (%2).</source>
        <translation>Le SLO est respecté jusqu’à %1 (%2).</translation>
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
        <translation>Le plateau est la limite de cadence du client, pas un coude.</translation>
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
        <source>%1 could not be written: %2</source>
        <translation>Impossible d’écrire %1&#xa0;: %2</translation>
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
        <translation>%1 B d’une requête / %2 tokens = %3 B par token</translation>
    </message>
    <message>
        <source>%1 GB / %2 B</source>
        <translation>%1 GB / %2 B</translation>
    </message>
    <message>
        <source>%1 GB of KV cache per GPU / %2 GB a request of %3 tokens × %4 ranks = %5 requests</source>
        <translation>%1 GB de cache KV par GPU / %2 GB par requête de %3 tokens × %4 rangs = %5 requêtes</translation>
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
        <translation>%1 concurrentes × (1 − %2 de marge) = %3 concurrentes</translation>
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
        <translation>%1 constitue tout le front&#xa0;: %2 % moins cher que %3 avec %4 % de goodput en plus, et aucun n’est connu pour le battre sur un axe.</translation>
    </message>
    <message>
        <source>%1 is the whole front: %2 % cheaper than %3, and none is known to beat it on any axis.</source>
        <translation>%1 constitue tout le front&#xa0;: %2 % moins cher que %3, et aucun n’est connu pour le battre sur un axe.</translation>
    </message>
    <message>
        <source>%1 is the whole front: %2 % more goodput than %3, and none is known to beat it on any axis.</source>
        <translation>%1 constitue tout le front&#xa0;: %2 % de goodput de plus que %3, et aucun n’est connu pour le battre sur un axe.</translation>
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
        <translation>%1 couches × %2 valeurs × %3 B = %4 B par token</translation>
    </message>
    <message>
        <source>%1 measured at %2 concurrent requests</source>
        <translation>%1 mesuré à %2 requêtes concurrentes</translation>
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
        <translation>%1 répétitions à la charge %2 se situent entre %3 et %4, à %5 % d’écart</translation>
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
        <translation>%1 exécutions&#xa0;: %2 ms par token, alors que lire %3 GB de poids sur %4 GPU à %5 TB/s prend %6 ms&#xa0;; le modèle, la précision, le GPU ou la valeur est autre</translation>
    </message>
    <message>
        <source>%1 runs: %2 ms a token, while reading %3 GB of weights over %4 GPUs at %5 TB/s takes %6 ms; the figure is plausible only as input and output tokens together</source>
        <translation>%1 exécutions&#xa0;: %2 ms par token, alors que lire %3 GB de poids sur %4 GPU à %5 TB/s prend %6 ms&#xa0;; la valeur n’est plausible que pour les tokens d’entrée et de sortie ensemble</translation>
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
        <translation>%1&#xa0;: trouvé %2, attendu une fraction de 0 à 1&#xa0;; %2 % s’écrit %3</translation>
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
        <translation>2 × %1 couches × %2 têtes KV × %3 valeurs × %4 B = %5 B par token</translation>
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
        <translation>Un prix par GPU-heure est indiqué, mais pas le nombre de GPU&#xa0;: indiquer parallelism.tp, ou le nombre de GPU.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the boards, and a million of them emit %2 g of CO2e.</source>
        <translation>Un token demande %1 J au niveau des cartes, et un million de tokens émettent %2 g de CO2e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the boards.</source>
        <translation>Un token demande %1 J au niveau des cartes.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the facility&apos;s meter, and a million of them emit %2 g of CO2e.</source>
        <translation>Un token demande %1 J au compteur du centre de données, et un million de tokens émettent %2 g de CO2e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the facility&apos;s meter.</source>
        <translation>Un token demande %1 J au compteur du centre de données.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the nodes, and a million of them emit %2 g of CO2e.</source>
        <translation>Un token demande %1 J au niveau des nœuds, et un million de tokens émettent %2 g de CO2e.</translation>
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
        <translation>Accepté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>Activations %1 GB and overhead %2 GB per GPU come from the engine&apos;s table (%3 from version %4).</source>
        <translation>Les activations de %1 GB et le surcoût de %2 GB par GPU viennent de la table du moteur (%3 à partir de la version %4).</translation>
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
        <translation>Amortissement de %1</translation>
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
        <translation>Dès %1 requêtes concurrentes, %2 vaut %3 ms pour une limite de %4 ms.</translation>
    </message>
    <message>
        <source>At %1 requests per second already, %2 is %3 ms against a limit of %4 ms.</source>
        <translation>Dès %1 requêtes par seconde, %2 vaut %3 ms pour une limite de %4 ms.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 % and goodput falls to %3 %.</source>
        <translation>À %1, le débit gagne %2 % et le goodput tombe à %3 %.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 % and goodput falls to %3 %: the knee lies between.</source>
        <translation>À %1, le débit gagne %2 % et le goodput tombe à %3 %&#xa0;: le coude se situe entre les deux.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 %, but %3 is %4 ms against a limit of %5 ms.</source>
        <translation>À %1, le débit gagne %2 %, mais %3 vaut %4 ms pour une limite de %5 ms.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 %.</source>
        <translation>À %1, le débit gagne %2 %.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 % and goodput falls to %3 %.</source>
        <translation>À %1, le débit perd %2 % et le goodput tombe à %3 %.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 % and goodput falls to %3 %: the knee lies between.</source>
        <translation>À %1, le débit perd %2 % et le goodput tombe à %3 %&#xa0;: le coude se situe entre les deux.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 %, and %3 is %4 ms against a limit of %5 ms.</source>
        <translation>À %1, le débit perd %2 %, et %3 vaut %4 ms pour une limite de %5 ms.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 %.</source>
        <translation>À %1, le débit perd %2 %.</translation>
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
        <translation>CUDA graphs</translation>
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
        <translation>Plafond de requêtes concurrentes</translation>
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
        <translation>Limite de cadence du client</translation>
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
        <translation>Ne tient pas&#xa0;: %1 GB de poids, %2 GB d’activations et %3 GB de surcoût par GPU exigent %4 GB de plus que %5 % de %6 GB.</translation>
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
        <translation>L’énergie et le carbone par token sont ceux à pleine charge. Avec une utilisation de %1 % du temps et une part au repos de %2 %, un token demande %3 fois plus.</translation>
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
        <translation>Valeur</translation>
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
        <translation>Dans %1 exécutions sur %2, plus de 1 % des requêtes ont échoué, dans la pire %3 %&#xa0;; les latences sont celles des autres</translation>
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
        <translation>Coude à %1 requêtes/s&#xa0;; la cadence testée suivante est %2</translation>
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
        <translation>Finances</translation>
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
        <translation>Pas de coude&#xa0;: le plateau est la limite de cadence du client, pas du serveur</translation>
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
        <translation>Puissance de la flotte</translation>
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
        <translation>Prix de la flotte</translation>
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
        <translation>Prix d’achat de %1</translation>
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
        <translation>Répéter les charges élevées avec un outil à plusieurs processus, tel qu&apos;AIPerf ou GuideLLM</translation>
    </message>
    <message>
        <source>Repeat with one tool, or with tools of one class</source>
        <translation>Répéter avec un seul outil, ou avec des outils d&apos;une même classe</translation>
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
        <translation>Répéter en écartant le warm-up</translation>
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
        <translation>Requêtes par seconde d&apos;un réplica</translation>
    </message>
    <message>
        <source>Requests within the SLO, at least</source>
        <translation>Requêtes dans le SLO, au moins</translation>
    </message>
    <message>
        <source>Reserve for other work</source>
        <translation>Réserve pour d&apos;autres travaux</translation>
    </message>
    <message>
        <source>Residual value of %1, share of the price</source>
        <translation>Valeur résiduelle de %1, part du prix</translation>
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
        <translation>Sûr jusqu&apos;à %1 requêtes/s</translation>
    </message>
    <message>
        <source>Safe up to %1 requests/s: %2 input and output tokens/s</source>
        <translation>Sûr jusqu&apos;à %1 requêtes/s&#xa0;: %2 tokens d&apos;entrée et de sortie/s</translation>
    </message>
    <message>
        <source>Safe up to %1 requests/s: %2 output tokens/s</source>
        <translation>Sûr jusqu&apos;à %1 requêtes/s&#xa0;: %2 tokens de sortie/s</translation>
    </message>
    <message>
        <source>Safe up to concurrency %1</source>
        <translation>Sûr jusqu&apos;à une concurrence de %1</translation>
    </message>
    <message>
        <source>Safe up to concurrency %1: %2 input and output tokens/s</source>
        <translation>Sûr jusqu&apos;à une concurrence de %1&#xa0;: %2 tokens d&apos;entrée et de sortie/s</translation>
    </message>
    <message>
        <source>Safe up to concurrency %1: %2 output tokens/s</source>
        <translation>Sûr jusqu&apos;à une concurrence de %1&#xa0;: %2 tokens de sortie/s</translation>
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
        <translation>Indiquer d&apos;où vient le prix, et de quand il date</translation>
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
        <translation>Dimensionnement de l&apos;inférence LLM</translation>
    </message>
    <message>
        <source>Some layers share the KV cache of others: no KV figure.</source>
        <translation>Certaines couches partagent le cache KV d&apos;autres couches&#xa0;: pas de chiffre KV.</translation>
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
        <translation>Le parallélisme tensoriel %1 ne divise pas les %2 têtes d&apos;attention de %3.</translation>
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
        <translation>Le GPU «&#xa0;%1&#xa0;» n&apos;est pas dans le catalogue.</translation>
    </message>
    <message>
        <source>The KV cache is held %1 times: tensor parallelism %2 exceeds the %3 KV heads.</source>
        <translation>Le cache KV est présent %1 fois&#xa0;: le parallélisme tensoriel %2 dépasse les %3 têtes KV.</translation>
    </message>
    <message>
        <source>The KV cache is smaller than one request of the largest length.</source>
        <translation>Le cache KV est plus petit qu&apos;une requête de la plus grande longueur.</translation>
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
        <translation>Le SLO n&apos;est pas tenu.</translation>
    </message>
    <message>
        <source>The architecture “%1” is not known; its MLP is taken as gated.</source>
        <translation>L&apos;architecture «&#xa0;%1&#xa0;» n&apos;est pas connue&#xa0;; son MLP est supposé à porte (gated).</translation>
    </message>
    <message>
        <source>The attention&apos;s dimensions are incomplete.</source>
        <translation>Les dimensions de l&apos;attention sont incomplètes.</translation>
    </message>
    <message>
        <source>The capex tree states no price or no years of use for one of its components: the cost of an hour stays unknown. State amortisation_years.</source>
        <translation>L&apos;arborescence capex n&apos;indique pas de prix ou pas de durée d&apos;usage pour l&apos;un de ses composants&#xa0;: le coût horaire reste inconnu. Indiquer amortisation_years.</translation>
    </message>
    <message>
        <source>The catalogue has “%1” twice; the second is left out.</source>
        <translation>Le catalogue contient «&#xa0;%1&#xa0;» deux fois&#xa0;; la seconde entrée est ignorée.</translation>
    </message>
    <message>
        <source>The compressed KV cache is whole on each of the %1 tensor-parallel ranks; attention data parallelism would split it by request.</source>
        <translation>Le cache KV compressé est entier sur chacun des %1 rangs du parallélisme tensoriel&#xa0;; le parallélisme de données de l&apos;attention le répartirait par requête.</translation>
    </message>
    <message>
        <source>The cost of %1 € per million tokens counts all tokens, though the share inside the SLO is known</source>
        <translation>Le coût de %1 € par million de tokens compte tous les tokens, alors que la part dans le SLO est connue</translation>
    </message>
    <message>
        <source>The cost of owning counts no electricity: state energy.power_w, energy.pue and economics.electricity.eur_per_kwh.</source>
        <translation>Le coût de possession ne compte pas d&apos;électricité&#xa0;: indiquer energy.power_w, energy.pue et economics.electricity.eur_per_kwh.</translation>
    </message>
    <message>
        <source>The demand takes %1 replicas: the cost per hour and the power stated in the project are taken for the whole fleet.</source>
        <translation>La demande requiert %1 réplicas&#xa0;: le coût horaire et la puissance indiqués dans le projet sont pris pour l&apos;ensemble du parc.</translation>
    </message>
    <message>
        <source>The engine found no memory for the KV cache.</source>
        <translation>Le moteur n&apos;a pas trouvé de mémoire pour le cache KV.</translation>
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
        <translation>Le moteur «&#xa0;%1&#xa0;» n&apos;a pas de fiche de version exploitable.</translation>
    </message>
    <message>
        <source>The engine “%1” is not in the catalogue: its overheads are not known.</source>
        <translation>Le moteur «&#xa0;%1&#xa0;» n&apos;est pas dans le catalogue&#xa0;: ses surcoûts mémoire ne sont pas connus.</translation>
    </message>
    <message>
        <source>The goodput is an estimate from percentiles, certain only to lie between %1 and %2 %</source>
        <translation>Le goodput est une estimation à partir de percentiles, dont il est seulement certain qu&apos;elle est entre %1 et %2&#xa0;%</translation>
    </message>
    <message>
        <source>The grid intensities are of different methods: %1 and %2</source>
        <translation>Les intensités du réseau relèvent de méthodes différentes&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>The idle share of the power is unknown: the carbon of a year counts the power while in use alone and is a lower bound.</source>
        <translation>La part de puissance au repos est inconnue&#xa0;: le carbone d&apos;une année ne compte que la puissance en service et constitue une borne inférieure.</translation>
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
        <translation>Les couches compressent leur cache KV d&apos;une manière qui n&apos;est pas modélisée&#xa0;: pas de chiffre KV.</translation>
    </message>
    <message>
        <source>The limit &quot;%1&quot; is no time above zero: expected a number with ms or s, such as 500ms</source>
        <translation>La limite «&#xa0;%1&#xa0;» n&apos;est pas une durée supérieure à zéro&#xa0;: nombre attendu avec ms ou s, par exemple 500ms</translation>
    </message>
    <message>
        <source>The lowest load tested already has the highest throughput: the knee lies below it.</source>
        <translation>La plus faible charge testée a déjà le débit le plus élevé&#xa0;: le coude se situe en dessous.</translation>
    </message>
    <message>
        <source>The mixture of experts is incomplete.</source>
        <translation>Le mélange d&apos;experts est incomplet.</translation>
    </message>
    <message>
        <source>The model “%1” cannot be used.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» ne peut pas être utilisé.</translation>
    </message>
    <message>
        <source>The model “%1” is not in the catalogue: its memory is not computed.</source>
        <translation>Le modèle «&#xa0;%1&#xa0;» n&apos;est pas dans le catalogue&#xa0;: sa mémoire n&apos;est pas calculée.</translation>
    </message>
    <message>
        <source>The number of experts that a token takes is not stated; 1 is assumed.</source>
        <translation>Le nombre d&apos;experts par token n&apos;est pas indiqué&#xa0;; 1 est supposé.</translation>
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
        <translation>Les percentiles placent au moins %1&#xa0;% des requêtes dans le SLO, le goodput rapporté est de %2&#xa0;%&#xa0;: l&apos;un des deux est faux, ou le goodput est celui d&apos;un autre SLO</translation>
    </message>
    <message>
        <source>The percentiles put at most %1 % of the requests inside the SLO, the reported goodput is %2 %: one of them is wrong, or the goodput is that of another SLO</source>
        <translation>Les percentiles placent au plus %1&#xa0;% des requêtes dans le SLO, le goodput rapporté est de %2&#xa0;%&#xa0;: l&apos;un des deux est faux, ou le goodput est celui d&apos;un autre SLO</translation>
    </message>
    <message>
        <source>The plateau is the client&apos;s own rate limit: it shows no knee of the server.</source>
        <translation>Le plateau est la limite de débit du client lui-même&#xa0;: il ne montre aucun coude du serveur.</translation>
    </message>
    <message>
        <source>The power is that of the boards and no PUE is stated: energy at the meter, electricity and carbon stay unknown. State energy.pue.</source>
        <translation>La puissance est celle des cartes et aucun PUE n&apos;est indiqué&#xa0;: énergie au compteur, électricité et carbone restent inconnus. Indiquer energy.pue.</translation>
    </message>
    <message>
        <source>The power is that of the nodes and no PUE is stated: energy at the meter, electricity and carbon stay unknown. State energy.pue.</source>
        <translation>La puissance est celle des nœuds et aucun PUE n&apos;est indiqué&#xa0;: énergie au compteur, électricité et carbone restent inconnus. Indiquer energy.pue.</translation>
    </message>
    <message>
        <source>The price is of %1, %2 days before the project&apos;s date</source>
        <translation>Le prix est du %1, %2 jours avant la date du projet</translation>
    </message>
    <message>
        <source>The quantisation “%1” is not known; its bytes per weight are not.</source>
        <translation>La quantification «&#xa0;%1&#xa0;» n&apos;est pas connue&#xa0;; ses octets par poids ne le sont pas non plus.</translation>
    </message>
    <message>
        <source>The results state no throughput, so that no knee can be found.</source>
        <translation>Les résultats n&apos;indiquent pas de débit&#xa0;: aucun coude ne peut être trouvé.</translation>
    </message>
    <message>
        <source>The size of the MLP is not stated; its weights are not counted.</source>
        <translation>La taille du MLP n&apos;est pas indiquée&#xa0;; ses poids ne sont pas comptés.</translation>
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
        <translation>Les balayages ont été pilotés par des clients de %1 classes, %2 et %3, qui diffèrent jusqu&apos;à un facteur sept</translation>
    </message>
    <message>
        <source>The throughput of %1 tokens/s is a design figure: no benchmark stands behind it</source>
        <translation>Le débit de %1 tokens/s est un chiffre de conception&#xa0;: aucun benchmark ne l&apos;étaye</translation>
    </message>
    <message>
        <source>There are no candidates to compare yet.</source>
        <translation>Il n&apos;y a pas encore de candidats à comparer.</translation>
    </message>
    <message>
        <source>There is one candidate, %1, and nothing yet to compare it with.</source>
        <translation>Il y a un candidat, %1, et encore rien à quoi le comparer.</translation>
    </message>
    <message>
        <source>This is no JSON object.</source>
        <translation>Ceci n&apos;est pas un objet JSON.</translation>
    </message>
    <message>
        <source>This is no catalogue: “schema: %1” is missing.</source>
        <translation>Ceci n&apos;est pas un catalogue&#xa0;: «&#xa0;schema: %1&#xa0;» manque.</translation>
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
        <translation>Le débit augmente encore à la dernière charge, %2&#xa0;: on ne sait pas où cela s&apos;arrête</translation>
    </message>
    <message>
        <source>Throughput still rises at the last load: the sweep is not past the knee.</source>
        <translation>Le débit augmente encore à la dernière charge&#xa0;: le balayage n&apos;a pas dépassé le coude.</translation>
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
        <translation>Classes d&apos;outils différentes</translation>
    </message>
    <message>
        <source>Tool version</source>
        <translation>Version de l&apos;outil</translation>
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
        <translation>Jusqu&apos;à %1 requêtes simultanées, le SLO est tenu.</translation>
    </message>
    <message>
        <source>Up to %1 concurrent requests, the highest load tested, the SLO holds.</source>
        <translation>Jusqu&apos;à %1 requêtes simultanées, la charge la plus élevée testée, le SLO est tenu.</translation>
    </message>
    <message>
        <source>Up to %1 requests per second the SLO holds.</source>
        <translation>Jusqu&apos;à %1 requêtes par seconde, le SLO est tenu.</translation>
    </message>
    <message>
        <source>Up to %1 requests per second, the highest load tested, the SLO holds.</source>
        <translation>Jusqu&apos;à %1 requêtes par seconde, la charge la plus élevée testée, le SLO est tenu.</translation>
    </message>
    <message>
        <source>Up to the last load, %2, the client&apos;s own rate is the limit: the plateau is not the server&apos;s</source>
        <translation>Jusqu&apos;à la dernière charge, %2, le débit de requêtes du client est la limite&#xa0;: le plateau n&apos;est pas celui du serveur</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Utilisable</translation>
    </message>
    <message>
        <source>Use intensities of one method (direct or life cycle) throughout</source>
        <translation>Utiliser partout des intensités d&apos;une même méthode (directe ou cycle de vie)</translation>
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
        <translation>Warm-up</translation>
    </message>
    <message>
        <source>Warm-up counted</source>
        <translation>Warm-up compté</translation>
    </message>
    <message>
        <source>Warm-up unknown</source>
        <translation>Warm-up inconnu</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Eau</translation>
    </message>
    <message>
        <source>Water of a million tokens</source>
        <translation>Eau d&apos;un million de tokens</translation>
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
        <translation>Le facteur limitant est le temps jusqu&apos;au premier token.</translation>
    </message>
    <message>
        <source>What the audit says</source>
        <translation>Ce que dit l&apos;audit</translation>
    </message>
    <message>
        <source>Where the measurements come from</source>
        <translation>D&apos;où viennent les mesures</translation>
    </message>
    <message>
        <source>Where the throughput comes from</source>
        <translation>D&apos;où vient le débit</translation>
    </message>
    <message>
        <source>Whether it passes the gate %1 (%2 is required) is unknown.</source>
        <translation>On ne sait pas s&apos;il satisfait le critère %1 (%2 est exigé).</translation>
    </message>
    <message>
        <source>Whether the SLO holds cannot be told: the results do not state the percentiles that it names.</source>
        <translation>On ne peut dire si le SLO est tenu&#xa0;: les résultats n&apos;indiquent pas les percentiles qu&apos;il nomme.</translation>
    </message>
    <message>
        <source>Who dominates whom, and by how much</source>
        <translation>Qui domine qui, et de combien</translation>
    </message>
    <message>
        <source>Wholesale electricity price</source>
        <translation>Prix de gros de l&apos;électricité</translation>
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
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un terme de SLO&#xa0;: attendu un nom, «&#xa0;=&#xa0;» et une limite, par exemple ttft_p99=500ms</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no SLO term: expected ttft, tpot, itl or e2e with a percentile or the mean, such as ttft_p99, or goodput_min</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un terme de SLO&#xa0;: attendu ttft, tpot, itl ou e2e avec un percentile ou la moyenne, par exemple ttft_p99, ou goodput_min</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of %2 and is ignored</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une clé de %2 et est ignoré</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of %2 and is ignored; did you mean &quot;%3&quot;?</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une clé de %2 et est ignoré&#xa0;; s&apos;agit-il de «&#xa0;%3&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of a project and is ignored</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une clé de projet et est ignoré</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of a project and is ignored; did you mean &quot;%2&quot;?</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une clé de projet et est ignoré&#xa0;; s&apos;agit-il de «&#xa0;%2&#xa0;»&#xa0;?</translation>
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
        <translation>un second document commence ici&#xa0;; un fichier de projet n&apos;en contient qu&apos;un</translation>
    </message>
    <message>
        <source>a summary over all stages of a run, whatever their rates</source>
        <translation>un résumé de toutes les étapes d&apos;une exécution, quels que soient leurs débits de requêtes</translation>
    </message>
    <message>
        <source>an alias stands inside of what it refers to</source>
        <translation>un alias se trouve à l&apos;intérieur de ce qu&apos;il désigne</translation>
    </message>
    <message>
        <source>assumed: the project states none</source>
        <translation>supposé&#xa0;: le projet n&apos;en indique pas</translation>
    </message>
    <message>
        <source>belongs to the run of %1, but holds %2 of its %3 requests, so that they are not used</source>
        <translation>appartient à l&apos;exécution de %1, mais contient %2 de ses %3 requêtes, qui ne sont donc pas utilisées</translation>
    </message>
    <message>
        <source>belongs to the run of %1, which has its requests</source>
        <translation>appartient à l&apos;exécution de %1, qui a ses requêtes</translation>
    </message>
    <message>
        <source>board</source>
        <translation>carte</translation>
    </message>
    <message>
        <source>breaks off in the middle of a word</source>
        <translation>s&apos;interrompt au milieu d&apos;un mot</translation>
    </message>
    <message>
        <source>breaks off inside a list</source>
        <translation>s&apos;interrompt dans une liste</translation>
    </message>
    <message>
        <source>breaks off inside a text</source>
        <translation>s&apos;interrompt dans un texte</translation>
    </message>
    <message>
        <source>breaks off inside an object</source>
        <translation>s&apos;interrompt dans un objet</translation>
    </message>
    <message>
        <source>breaks off inside its three header rows</source>
        <translation>s&apos;interrompt dans ses trois lignes d&apos;en-tête</translation>
    </message>
    <message>
        <source>breaks off where a value was expected</source>
        <translation>s&apos;interrompt là où une valeur était attendue</translation>
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
        <translation>ne peut être ouvert&#xa0;: ce fichier n&apos;existe pas</translation>
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
        <translation>n&apos;a pas pu être lu jusqu&apos;à la fin</translation>
    </message>
    <message>
        <source>could not be read: %1</source>
        <translation>n&apos;a pas pu être lu&#xa0;: %1</translation>
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
        <translation>chaque chiffre est la moyenne d&apos;exécutions répétées</translation>
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
        <translation>%1 cellules trouvées, %2 attendues comme dans l&apos;en-tête&#xa0;; les décimales s&apos;écrivent avec un point</translation>
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
        <translation>un nombre trouvé n&apos;en est pas un</translation>
    </message>
    <message>
        <source>found a word that is no JSON value</source>
        <translation>un mot trouvé n&apos;est pas une valeur JSON</translation>
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
        <translation>accompagne d&apos;autres fichiers de son exécution et ne contient pas de résultats propres&#xa0;; ignoré</translation>
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
        <translation>gpu_memory_utilization n&apos;est pas indiqué&#xa0;; %1 est la valeur par défaut de %2 à partir de la version %3.</translation>
    </message>
    <message>
        <source>holds %1 bytes, more than the limit of %2</source>
        <translation>contient %1 octets, plus que la limite de %2</translation>
    </message>
    <message>
        <source>holds a text of more than 4 GB</source>
        <translation>contient un texte de plus de 4 GB</translation>
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
        <translation>ne contient pas de ligne d&apos;en-tête</translation>
    </message>
    <message>
        <source>holds the settings of a run whose results are not here</source>
        <translation>contient les réglages d&apos;une exécution dont les résultats ne sont pas ici</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>en partie</translation>
    </message>
    <message>
        <source>input and output tokens</source>
        <translation>tokens d&apos;entrée et de sortie</translation>
    </message>
    <message>
        <source>inside the SLO</source>
        <translation>dans le SLO</translation>
    </message>
    <message>
        <source>is JSON, but not of a benchmark tool that is known</source>
        <translation>est du JSON, mais pas d&apos;un outil de benchmark connu</translation>
    </message>
    <message>
        <source>is YAML, but not of a benchmark tool that is known</source>
        <translation>est du YAML, mais pas d&apos;un outil de benchmark connu</translation>
    </message>
    <message>
        <source>is a YAML text of more than 64 MB</source>
        <translation>est un texte YAML de plus de 64 MB</translation>
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
        <translation>est un dossier caché et n&apos;a pas été parcouru</translation>
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
        <translation>n&apos;est pas du JSON lisible&#xa0;: ligne %1, colonne %3&#xa0;: %2</translation>
    </message>
    <message>
        <source>is no YAML document of keys and values</source>
        <translation>n&apos;est pas un document YAML de clés et de valeurs</translation>
    </message>
    <message>
        <source>is no YAML: %1</source>
        <translation>n&apos;est pas du YAML&#xa0;: %1</translation>
    </message>
    <message>
        <source>is no complete JSON: line %1: %2</source>
        <translation>n&apos;est pas du JSON complet&#xa0;: ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>is no regular file but a pipe, socket or device</source>
        <translation>n&apos;est pas un fichier ordinaire mais un tube, un socket ou un périphérique</translation>
    </message>
    <message>
        <source>is no result of a benchmark tool that is known</source>
        <translation>n&apos;est pas un résultat d&apos;un outil de benchmark connu</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>n&apos;est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>is not text</source>
        <translation>n&apos;est pas du texte</translation>
    </message>
    <message>
        <source>is of a tool that is known, but holds no results</source>
        <translation>provient d&apos;un outil connu, mais ne contient pas de résultats</translation>
    </message>
    <message>
        <source>is the history of a Locust run; its statistics are what is read</source>
        <translation>est l&apos;historique d&apos;une exécution de Locust&#xa0;; ce sont ses statistiques qui sont lues</translation>
    </message>
    <message>
        <source>is the warm-up of a sweep</source>
        <translation>est le warm-up d&apos;un balayage</translation>
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
        <translation>se trouve à plus de 64 dossiers de profondeur et n&apos;a pas été parcouru</translation>
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
        <translation>aucune requête n&apos;a donné la longueur de sortie demandée</translation>
    </message>
    <message>
        <source>no request was answered; the zeros of the file are no figures</source>
        <translation>aucune requête n&apos;a reçu de réponse&#xa0;; les zéros du fichier ne sont pas des chiffres</translation>
    </message>
    <message>
        <source>no schema is stated: a project begins with the line &quot;schema: %2&quot;</source>
        <translation>aucun schéma n&apos;est indiqué&#xa0;: un projet commence par la ligne «&#xa0;schema: %2&#xa0;»</translation>
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
        <translation>concurrence opérationnelle / durée d&apos;une requête</translation>
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
        <translation>les tokens de sortie/s sont rapportés à la latence entière&#xa0;; le chiffre propre à l&apos;outil exclut le temps jusqu&apos;au premier token</translation>
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
        <translation>débit de requêtes / requêtes par seconde d&apos;un réplica, arrondi au supérieur</translation>
    </message>
    <message>
        <source>rate × (1 + head-room) / requests per second of a replica, rounded up once</source>
        <translation>débit de requêtes × (1 + marge) / requêtes par seconde d&apos;un réplica, arrondi une fois au supérieur</translation>
    </message>
    <message>
        <source>repeats the same run as %1</source>
        <translation>répète la même exécution que %1</translation>
    </message>
    <message>
        <source>replicas × GPUs of a replica</source>
        <translation>réplicas × GPU d&apos;un réplica</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>requests count as completed although not one token came back: latencies are left out</source>
        <translation>des requêtes comptent comme terminées alors qu&apos;aucun token n&apos;est revenu&#xa0;: les latences sont écartées</translation>
    </message>
    <message>
        <source>requests were sent by the times of a trace; no single rate describes it</source>
        <translation>les requêtes ont été envoyées aux instants d&apos;une trace&#xa0;; aucun débit unique ne la décrit</translation>
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
        <translation>les chiffres sont calculés à partir des enregistrements&#xa0;; le fichier de résumé n&apos;est pas ici</translation>
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
        <translation>les latences comprennent aussi des requêtes en échec, et les percentiles sont arrondis par l&apos;outil</translation>
    </message>
    <message>
        <source>the latency is that of a whole batch; its size is not in the file</source>
        <translation>la latence est celle d&apos;un batch entier&#xa0;; sa taille n&apos;est pas dans le fichier</translation>
    </message>
    <message>
        <source>the least ceiling: %1 concurrent</source>
        <translation>le plafond le plus bas&#xa0;: %1 simultanées</translation>
    </message>
    <message>
        <source>the request rate rose during the run; no single rate describes it</source>
        <translation>le débit de requêtes a augmenté pendant l&apos;exécution&#xa0;; aucun débit unique ne la décrit</translation>
    </message>
    <message>
        <source>the requested rate is no number above 0</source>
        <translation>le débit demandé n&apos;est pas un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>the run was cancelled before its end</source>
        <translation>l&apos;exécution a été annulée avant la fin</translation>
    </message>
    <message>
        <source>the tag %1 is not understood in a project file</source>
        <translation>la balise %1 n&apos;est pas comprise dans un fichier de projet</translation>
    </message>
    <message>
        <source>the throughput strategy sends everything at once: a point of overload</source>
        <translation>la stratégie throughput envoie tout d&apos;un coup&#xa0;: un point de surcharge</translation>
    </message>
    <message>
        <source>the token rate is inferred, not counted</source>
        <translation>le débit de tokens est déduit, non compté</translation>
    </message>
    <message>
        <source>the tool counts every prompt as successful</source>
        <translation>l&apos;outil compte chaque prompt comme réussi</translation>
    </message>
    <message>
        <source>this is not text in UTF-8; a project file is plain text</source>
        <translation>ceci n&apos;est pas du texte en UTF-8&#xa0;; un fichier de projet est du texte brut</translation>
    </message>
    <message>
        <source>time slices that belong to a run of AIPerf; its summary is what is read</source>
        <translation>tranches de temps appartenant à une exécution d&apos;AIPerf&#xa0;; c&apos;est son résumé qui est lu</translation>
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
        <translation>n&apos;a pas été lu&#xa0;: l&apos;import a été annulé</translation>
    </message>
    <message>
        <source>– is not known. An unknown value stays unknown; the candidate is judged on what is known.</source>
        <translation>–&#xa0;: non connu. Une valeur inconnue reste inconnue&#xa0;; le candidat est jugé sur ce qui est connu.</translation>
    </message>
    <message>
        <source>“%1” is no form of a memory budget.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une forme de budget mémoire.</translation>
    </message>
    <message>
        <source>“%1” is no kind of attention.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un type d&apos;attention.</translation>
    </message>
    <message>
        <source>“%1” is no precision that is known; %2 is assumed.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une précision connue&#xa0;; %2 est supposé.</translation>
    </message>
    <message>
        <source>“%1” is no precision that is known; bf16 is assumed.</source>
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas une précision connue&#xa0;; bf16 est supposé.</translation>
    </message>
    <message>
        <source>“%1” is taken as %2: the name alone does not say more.</source>
        <translation>«&#xa0;%1&#xa0;» est pris pour %2&#xa0;: le nom seul n&apos;en dit pas plus.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of the draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the %2 shared tokens are found in the cache: the prompts diverge early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the drafted tokens are assumed to be accepted, by no measurement that is named</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPUs × %2 W × %3 of it = %4 W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W / 1,000 at the meter × %2 €/kWh = %3 €/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W / 1,000 at the meter × %2 €/kWh × %3 retail = %4 €/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W / 1,000 × %2 from board to meter × %3 €/kWh = %4 €/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W / 1,000 × %2 from board to meter × %3 €/kWh × %4 retail = %5 €/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W / 1,000 × PUE %2 × %3 €/kWh = %4 €/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W / 1,000 × PUE %2 × %3 €/kWh × %4 retail = %5 €/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W at the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W of the boards × %2 = %3 W of the nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W on average at the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W × %2 from board to meter = %3 W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W × 8,760 h = %2 kWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W × 8,760 h × %2 from board to meter × %3 g/kWh = %4 t/year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W × 8,760 h × %2 l/kWh = %3 m³/year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 W × PUE %2 = %3 W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are at different contexts: %3 and %4 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are of different models: %3 and %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are under different loads: %3 and %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 count different tokens: %3 and %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 differ in precision: %3 and %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 were measured by tools of different classes: %3 and %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 as quoted / %2 for a euro = %3 €</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 candidates share the front, so the decision is one of priorities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 candidates share the front, so the decision is one of priorities; the nearest to the best of everything is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 checks of the audit stand against these figures; they are answered or settled before they are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws of %2 uncertain inputs, seed %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is assumed to cost no quality: no evaluation is attached</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is better by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is better on %2 axes and worse on none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is better on %2 axes and worse on none; %3 others beat it as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is cheaper than %2 when %3 is above %4%5, and dearer below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dominated once %2 rises above %3%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dominated: %2 is no worse on any axis and better on %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is its equal on the axes chosen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is named without its version: overheads and defaults change with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not stated: %2 %3 is taken from the catalogue (%4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not stated: %2 %3 is taken from the catalogue (%4). It is not verified: check it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on the front in %2 % of %3 draws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on the front: nobody is known to be better on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is on the front: whoever is better on one axis is worse on another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is required; whether the scenario meets it does not follow from what is stated of site and operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is undecided until its unknown values are known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is undecided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is within reach of the CLOUD Act or FISA 702: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 joins the front when %2 rises above %3%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter = %3 kWh/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter × %3 g/kWh = %4 g/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter × %3 €/kWh = %4 €/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter × %3 €/kWh × %4 retail = %5 €/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 l/kWh = %3 l/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × PUE %2 = %3 kWh/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kg / %2 years / (%3 tok/s × %4 of the time) = %5 g/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kg / %2 years / 1,000 = %3 t/year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 kg × %2 GPUs + %3 kg × %4 nodes = %5 kg CO2e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the front when %2 rises above %3%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be above zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 node over board × PUE %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the time in use × (1 − %2 interrupted) = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the time prefill × %2 + the rest decode × %3 = %4 of the rated power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 options were compared on %2 axes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 predicted at %2 concurrent requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 predicted at %2 req/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 predicted at the highest throughput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 records of this trace could not be read and are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 replicas carry %2 req/s with nothing to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 requests at a time are planned, the KV cache holds %2 of the mean context: longer ones are preempted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 requests of this trace had no answer and are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 requests use %2 % of the KV cache: below half of it the engine&apos;s own defaults do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 requests/s of a replica are predicted with the shipped coefficients: none of this machine&apos;s own measurements stand behind them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops being dominated when %2 rises above %3%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops being dominated when its %2 falls below %3; it is %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops being dominated when its %2 rises above %3; it is %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 t CO2e a year can be reported as scope 2 only with location-based and market-based figures, their method and year; missing: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tok/s / %2 GPUs = %3 tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tok/s / %2 € = %3 tok/s for each euro</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tok/s / (%2 W / 1,000) = %3 tok/s for each kW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tok/s in all − %2 tok/s output = %3 tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tok/s output × %2 / %3 tokens = %4 tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with VAT / (1 + %2 VAT) = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would dominate it once it drew level on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would no longer be dominated if its %2 fell from %3 below %4 (by %5 %).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 would no longer be dominated if its %2 rose from %3 above %4 (by %5 %).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 × PUE %2: %3 J/token at the facility, to be held against %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 € a day more / %2 €/1M tok less = %3 tokens a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 € a month / %2 users = %3 €</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 € a month / 730 h = %2 €/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 € of today / the tokens of %2 years, both discounted at %3, = %4 €/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 € over %2 years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 € over %2 years, discounted at %3 a year, = %4 €</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 €/1M input × %2 for an output token + %3 €/1M output = %4 €/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 €/1M tok of electricity × (1 − %2 drawn anyway) = %3 €/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tokens a day / 24 h = %3 €/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tokens of a request / 1,000,000 = %3 €</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 €/h + %2 € a month / 730 h = %3 €/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 €/h of electricity / %2 €/h = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 €/h of electricity × 8,760 h = %2 €/year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 €/h of lease + %2 € a year / 8,760 h + %3 €/h of electricity = %4 €/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 €/h of lease + %2 € a year / 8,760 h = %3 €/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 €/h × %2 of the time prefill / (%3 tok/s · 0.0036 · %4) = %5 €/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 €/h × (1 − %2) decode / (%3 tok/s · 0.0036 · %4) = %5 €/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 €/h × 730 h = %2 €</source>
        <translation type="unfinished">%1 €/h × 8&#xa0;760 h = %2 € {1 ?} {730 ?} {2 ?}</translation>
    </message>
    <message>
        <source>%1, %2, in %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a claim needs what it says and the formula that it should follow from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a level is assessed without a reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a quote without its price says nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a rate is stated for a price in euros; state the currency of the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cost of a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: expected a score from 0 to 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: found %2, expected a factor from 1 to 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: found %2, expected a growth a year above -1 and at most 10; 30 % is written 0.3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: found %2, expected a price of electricity from -1 to 10 €/kWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: found %2, expected how much of the currency one euro buys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected the three letters of a currency: USD</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: share left at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the price is in %2 and no rate is stated: it is left out. State units_per_eur with its date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: years of use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(%1 €/1M input × %2 + %3 €/1M output) / (1 + %2) = %4 €/1M tok</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A closed loop needs at least one client, not %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A degree of parallelism is below 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fleet has between 1 and %1 replicas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A high-risk system&apos;s technical documentation names its software, its hardware and its measured performance; missing here: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hit rate of %1 % with prompts from %2 (p50) to %3 tokens (p99): what varies is not in the cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hit rate of %1 is no share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A length needs its p50 or its mean, above zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A length of %1 tokens is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A load of %1 is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A quantile lies between 0 and 1, not at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rate of %1 requests a second is none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run has between 1 and %1 requests, and fewer of warm-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A single gap between two tokens of an answer, pooled over all requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token budget of %1 a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trace cannot be replayed at %1 times its speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI Act record incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI Act: a high-risk system (article 6): technical documentation (article 11), conformity assessment and registration come before its use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI Act: a high-risk system (article 6): use as instructed, human oversight and logs kept for at least six months (article 26).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI Act: limited risk: people must be told that they speak with a machine, and what it makes must be marked (article 50).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI Act: minimal risk: no duty beyond AI literacy of those who use it (article 4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI Act: the risk of the use is not stated (sovereignty.ai_act_risk); the duties follow from it, not from where the model runs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>AI Act: the use is stated to be among the prohibited practices (article 5): it must not be put into service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceptance assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Access of staff from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add 20 to 30 % over the p95 of the demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against %1 it wins %2 % on the %3 and gives away %4 % on the %5.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All purchases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An acceptance of %1 is no share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An acceptance of 0.65 with 4 drafted tokens is assumed: measure it on your own prompts. The gain shrinks at high batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An answer has at least one token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An outage must end after it begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another candidate is nowhere worse and somewhere better, on everything that is known of this one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer lengths are not stated: how much decode weighs is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are energy, water and hardware lives measured and kept low?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are security operations, audits and certificates under the Union&apos;s rules?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arithmetic beyond reading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assess the legal and data objectives, or choose an operator out of reach</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumptions undocumented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention over the prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average power at the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blocks of %1 tokens of the trace are no whole number of KV blocks of %2 tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break-even, million tokens a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bursts queue, and the queue is in the time to the first token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the memory budget the weights do not fit; the cache is taken as unlimited.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CLOUD Act: %1 is not known to be under the law of the United States; check its owners and its subsidiaries there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CLOUD Act: an authority of the United States can order %1 to hand over data it holds, wherever that is; only keys held by yourselves keep the content closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CLOUD Act: the machines are your own and no owner under the law of the United States is stated: it does not reach the data held on them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CLOUD Act: whether the operator or its owner is under the law of the United States is not known; ask for it in writing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calibrated with %1 measured rows: fixed times × %2, prompts × %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Can people in the Union run, maintain and leave the service without those outside?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Capacity kept free above the expected load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carbon of a million tokens, market-based</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carbon of a year, market-based</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carbon per million tokens, market-based</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carbon per year, market-based</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Certifications</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a shaded cell; everything that depends on it moves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished">Vérification</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a TP that divides the number of attention heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another site or operator, or lower the gate and say why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim contradicts itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claim not computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare both at one demand, or each at its own safe capacity under one SLO.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Component</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation type="unfinished">Concerne</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of a million input tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of a million output tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of a million tokens over the years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of a million tokens: the cost of an hour divided by the tokens of an hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of a user a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of one more million tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost of owning (TCO)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost over the years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost over the years, of today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost per user and month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countries by the catalogue&apos;s figures of one method; the marked one is the site&apos;s, which the project may state otherwise. Wholesale is not what is paid: a contract or a retail factor comes on top.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country</source>
        <translation type="unfinished">Pays</translation>
    </message>
    <message>
        <source>Counts only what the prompts really share: audit them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cover and contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data and AI sovereignty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defaults would do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dynamic prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each accepted draft saves a step of the large model.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each further unit begins nearly empty: above %1 million tokens a day &quot;%2&quot; is the cheapest for a stretch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elasticity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation type="unfinished">Électricité</translation>
    </message>
    <message>
        <source>Electricity is %1 % of the cost of an hour, where 30 to 50 % is often said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity is %1 % of the cost of an hour; 30 to 50 % is often said.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity of a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity of an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity&apos;s share of an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity&apos;s share of the cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embodied carbon is stated without the years that the hardware serves: it stays unknown. State energy.embodied.lifetime_years.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embodied carbon of a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embodied carbon per million tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embodied carbon per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of a million tokens at the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of a year at the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of the whole facility divided by the energy of its computers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy, electricity and carbon follow it one to one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine sized for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engine version unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Environmental sustainability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even in full use the purchase never pays for itself against &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every kilowatt-hour at the meter carries it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything, a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange between GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8 weights and KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fails %1: it is %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First break-even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fixed time of the layers&apos; kernels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From which use on which way of paying is the cheapest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Front end of the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GDPR: prompts and answers are stated to hold no personal data; logs with user names still do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GDPR: the data lie in %1, outside of the Union: a transfer that needs an adequacy decision or standard clauses with an assessment (articles 44 to 46).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GDPR: the data stay in the Union on your own machines: no processor and no transfer; a record and, for sensitive uses, an impact assessment (article 35).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GDPR: the data stay in the Union with a processor: a contract under article 28 and a list of its sub-processors are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GDPR: the data stay in the Union, but an order from a third country is no ground to disclose them (article 48): the operator can be caught between two laws.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GDPR: where the data lie is not stated, so whether they are transferred outside of the Union is not known; state site.zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs of a replica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gate failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go by the computed figure, or say which input is another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goodput of a euro of capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished">Réseau</translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far the figures may lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How often the answer is the same</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How requests arrive is not stated: a closed loop is assumed, in which each client waits for its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INT4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INT4 weights (AWQ)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ITL</source>
        <translation type="unfinished">ITL</translation>
    </message>
    <message>
        <source>Idle hours are paid too: it spreads the fixed cost over more tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In full use the purchase has paid for itself against &quot;%1&quot; after %2 months.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input tokens alone, per million</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs in grey state no range: ±20 % stands in, to compare by.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inputs that rest on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is the stack open, documented and replaceable?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It decides how much memory is left for the KV cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It divides: the same cost and power spread over more tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not pass a gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is in the scenario already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not stated how many tokens the prompts share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the cost of a token itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It makes no valid project: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It moves the part that is paid for electricity, and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It sets how many replicas the demand takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jurisdiction of its parent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jurisdiction of the operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV cache nearly full</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV heads replicated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knee</source>
        <translation type="unfinished">Coude</translation>
    </message>
    <message>
        <source>LM head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Larger replicas: faster tokens, a larger part lost with one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency at %1 concurrent requests, measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency at %1 concurrent requests, predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency at %1 req/s, measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency at %1 req/s, predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency without a limit of load, measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latency without a limit of load, predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave max_num_seqs and max_num_batched_tokens at their defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left at the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Legal and jurisdictional sovereignty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level (SEAL)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Level from 0 to 4 of the European Commission&apos;s Cloud Sovereignty Framework.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levers before more hardware is bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Long requests unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longer requests hold more of the KV cache and take more of each step, so fewer run at a time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low hit rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lower the concurrency, quantise the KV cache, or add GPUs to a replica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance, space and staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marginal: the hardware is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure a short sweep on one rented GPU and calibrate on it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the acceptance on real prompts at the batch of the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measure the hit rate on the prompts themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More requests at a time share each reading of the weights, and wait for one another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiply the energy of %1 by its PUE of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nearest to the ideal point: %1 (a suggestion, not a verdict).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither a project nor benchmark results were recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither a prompt nor an output length is stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither prompt nor answer lengths are stated: whether prefill or decode weighs more is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No benchmark results were recognised</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No benchmark stands behind this report: import one to have it recorded here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No change of a single value of its own would do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No check has fired: nothing in this project is known to mislead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No check of the audit stands against these figures.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No coefficients of the engine are loaded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No concurrency is stated; as many requests as the memory holds are assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No energy is known yet: state a power with its boundary, the PUE and the grid&apos;s intensity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No head-room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No input names its source: write it behind the value, as {value: …, source: …, date: …}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No input states a range, so nothing is said of how sure the choice is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No kernel was measured on %1: its curves are the middle of other GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No load is stated: neither a concurrency nor a request rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No load keeps the SLO.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No load keeps the SLO: %1 is %2 ms at the lowest load, and the limit is %3 ms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price of a %1 at %2 could be sourced: state economics.tariff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No request of the simulated run was completed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sweep: none of the runs has a closed, open or capped load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody else is on the front: there is no trade-off to weigh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is known to be at least as good on every axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None is known to dominate %1, but a front holds only what is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the %1 inputs of the sizing says where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the levers tried would save a GPU.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Norms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be predicted for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be varied yet: state a throughput and a tariff, best with ranges.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is asked of sovereignty yet: name the provider, or a gate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is kept of %1 replicas for re-embedding, canaries and rollback, which take 15 to 25 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes a GPU of the catalogue (scenario.hardware.gpu).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes a model of the catalogue (scenario.model.id).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes the length of the answers (scenario.workload.output_tokens).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes the length of the prompts (scenario.workload.prompt_tokens).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is predicted: the engine&apos;s coefficients are not at hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is predicted: the model does not fit on these GPUs in this split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is priced yet: state a tariff and a throughput.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is sized yet: state a model, a GPU and a demand, or import a benchmark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Objectives of the framework that nobody has assessed yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of prompts and answers only the middle is stated: long ones fill the KV cache and make the tail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the answers only the middle is stated: long ones hold the KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the catalogue&apos;s facts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the project&apos;s inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the prompts only the middle is stated: long ones make the tail of the time to first token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of today €</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On bad days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the axes of this comparison the figures decide for %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One check of the audit stands against these figures; it is answered or settled before they are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One lever would bring %1 GPUs down to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One lever would take a replica from %1 to %2 requests per second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One node down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One replica serves %1 req/s: while it restarts nobody is served</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One running copy of the model, on one GPU or on several together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only %1 rows can be learnt from; at least 10 are needed: serving at a stated concurrency, with model, GPU, TPOT and TTFT.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first %1 requests of this trace were read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open before the decision is final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operational sovereignty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other hardware has another price: it counts only where one is stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome at high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outcome at low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Output tokens alone, per million</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pessimistic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan a second replica, or say that an outage is acceptable</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power at the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of the nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted by the engine&apos;s model and the simulation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prediction not calibrated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefill and decode run on separate GPUs, whose sizes the row does not state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefill share unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prefix cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price by the token to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompt lengths are not stated: how much prefill weighs is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts come through faster and the gaps between tokens grow.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts computed together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prompts of other requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Providers of this GPU, and the law that they stand under</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purchases, spread over their years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put what is static first, what changes with the session next, what changes each time last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality falls a little, typically by 0.5 to 1.5 points of MMLU on models of this size: validate it with evals of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quality falls measurably, most in reasoning and code: validate it with evals of your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantised without evaluation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reach of United States law</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the KV cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the experts hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the trace was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished">Raison</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent, tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replica %1 that is to fail is not in the fleet of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas at the pessimistic end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas by hour of the day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas kept for re-embedding, canaries and rollback.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas that stand ready and are paid for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas with one to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas with reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests are preempted and computed anew at this load: %1 times in %2 requests.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserve 15 to 25 % of the capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rolling upgrade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Router</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the evaluations of the use case in both precisions and attach them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SEAL</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SEAL-0, no sovereignty: control lies wholly outside the Union and under foreign law.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SEAL-1, jurisdiction: the Union&apos;s law applies on paper and can hardly be enforced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SEAL-2, data: the Union&apos;s law applies and can be enforced; weighty foreign dependencies remain.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SEAL-3, resilience: actors of the Union have a strong hand, foreign control is marginal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SEAL-4, full sovereignty: all is under the Union&apos;s control and law, without critical foreign dependencies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SHA-256 of the project as written by the program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Safe capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sampling and bookkeeping</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scheduling and launching</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scope 2 incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score %1 of 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score, of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security and compliance sovereignty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sensitivity and robustness</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences, tokens of a step and tokens of a block must be at least 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set max_num_seqs to what the KV cache holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the time in use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of what a unit serves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shares of requests lie between 0 and 1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single replica</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size for the hourly p95 of the demand, with 20 to 30 % of head-room over it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sized on the middle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smaller replicas: less memory for the KV cache of each, a smaller part lost with one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sold</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some of these facts are general knowledge of the catalogue, to be checked by whoever decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sovereignty score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sovereignty unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speculative decoding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speculative decoding is not counted: its acceptance is not stated, and it decides what is gained.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speculative decoding without the share of drafted tokens that is accepted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speculative decoding “%1” gains by an acceptance that the row does not state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State engine.version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State or measure its %1: then it is on the front or it is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State output tokens of both: costs and energies per total token are those of another unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State p95 or p99 of the lengths from the log of requests</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State prompt and answer lengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State the method and year of the grid&apos;s intensity and the contract&apos;s own</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State the power of both at one boundary: %1 has it at the %2, %3 at the %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State the zone of the site, the operator and its parent&apos;s jurisdiction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State what is missing, so that the record can be kept with the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State what the gate asks for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steps larger than the mean one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped before all rows were predicted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strategic sovereignty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply chain sovereignty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP %1</source>
        <translation type="unfinished">TP %1</translation>
    </message>
    <message>
        <source>TP %1 does not divide the %2 attention heads of %3: engines refuse to start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP %1 keeps the compressed KV cache %1 times: it is not split by head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP %1 over %2 KV heads keeps each of them more than once: the KV cache does not grow with the GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP %1 over PCIe, though the weights fit TP %2: every layer waits for two all-reduces over the slow link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP %1 over PCIe: every layer waits for two all-reduces over the slow link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP does not divide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP over PCIe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TPOT</source>
        <translation type="unfinished">TPOT</translation>
    </message>
    <message>
        <source>TTFT</source>
        <translation type="unfinished">TTFT</translation>
    </message>
    <message>
        <source>Take the intensity of one method for both; the catalogue names the method of each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken from the catalogue because the project states none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technology sovereignty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor parallel %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor parallelism %1 does not divide the %2 key and %3 value heads of the linear attention of %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %2 is moved most by %1: between %3 and %4 %5 for 20 % less or more of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %2 is moved most by %1: between %3 and %4 %5 over its stated range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The 16-bit arithmetic rate of %1 is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU is not in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The GPU is not stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The KV cache is full for a tenth of the time or more at this load: a small error of its size moves TTFT by much there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The budget is as large already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cache holds about %1 requests at once; the others wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The candidates that nobody dominates: each is the best choice for some priorities.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The carbon of %1 and %2 is counted by different methods: %3 and %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue knows the prices of %1 on demand only: state the price of the commitment or of spot machines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost of an hour is spread over the same tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cost of the lease counts no electricity: state energy.power_w, energy.pue and economics.electricity.eur_per_kwh.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demand of %1 million tokens a day is more than the %2 million that the fleet serves: cost and energy are those of a fleet in use all the time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The design space has %1 combinations; at most 1,000,000 are evaluated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The energy of %1 and %2 is measured at different boundaries: %3 and %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine %1 was never measured: its overheads are those of vLLM.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine is not stated; vLLM is assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine is older than those measured for the coefficients; such engines are often two to three times slower than predicted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The engine “%1” was never measured; its overheads are taken as vLLM&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The figures do not decide yet: no candidate is on the front.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty: expected a table with a column “model”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is not the one that the project was made with: its content has changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line is neither a JSON object nor the header of a known trace (ContextTokens and GeneratedTokens; Request tokens and Response tokens; num_prefill_tokens and num_decode_tokens; input_length).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet costs %1 € over %2 years, worth %3 € today.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet costs %1 € over %2 years, worth %3 € today: %4 € for a million tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet serves no tokens: its hours cost what they cost, and a token has no price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is not held.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gate asks for %1; whether it is held is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The gate would have to be lowered, or the value that fails it be another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest tested load at which every term of the SLO holds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The levers that help would together bring %1 GPUs down to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The levers that help would together take a replica from %1 to %2 requests per second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The load beyond which more requests bring hardly more throughput and much more waiting.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The low and high ends are those of 5 % and 95 %, from the ranges of the inputs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory bandwidth of %1 is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory in which running requests keep what they have read and written; it bounds how many run at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of one GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is not in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model is not stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model of time knows batches of up to %1 sequences, not of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The model “%1” is not in the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operating point breaks the SLO: the figures are those of a load that nobody should be promised.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operator is stated to be within reach of the CLOUD Act or FISA 702</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The options, and what became of each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The output length is not stated; %1 tokens are assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parallelism is not known: %1 GPUs without tp, pp or dp.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parallelism is not known: neither a number of GPUs nor tp is stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The percentiles of a length fall: %1 tokens after %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The precision “%1” is unknown; the checkpoint&apos;s own is assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price is quoted in %1 and no rate is stated: the cost stays unknown. State economics.tariff.quote.units_per_eur with its date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price is stated with VAT and the rate is not: the figures hold the VAT. State economics.tariff.vat_rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of electricity is a wholesale price: grid fees and taxes are not in it. State economics.electricity.retail_factor or what the site pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prices of input and output tokens are stated apart, but not how many of each a request has: state the mean of prompt_tokens and output_tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program compares; people decide. Who decided, when and why is written here by hand:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project names %1, which is not there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project names no results, and it does not say enough to predict a sweep (a model and a GPU of the catalogue, the lengths of prompts and answers): name results under &quot;results&quot;, or after the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project states no design space: expected explore: {vary: {hardware.gpu: [a, b], parallelism.tp: [1, 2, 4]}}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project states no input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The prompt length is not stated; %1 tokens are assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The purchase is spread over its years of use and paid for by the hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ranking on %1 flips when %2 passes %3%4: below it %5 is first, above it %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rate of %1 has no date: state it with its day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The replicas are counted for %1 req/s, while the demand reaches %2 req/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The requests of this trace do not come in order of time and were sorted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same at the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same in money of today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same million tokens, country by country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario does not pass the gate: %1 is required, it stands at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape of %1 is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shipped “%1” holds until your own entry can be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simulation was cancelled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest change of one value alone, everything else as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The smallest change of one value alone, everything else as it is; %1 further options are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The standing of %1 changes when %2 rises above %3%4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table goes on in the full report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The throughput is predicted with the shipped coefficients: none of this machine&apos;s own measurements stand behind them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace holds lengths alone, no times of arrival.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace holds lengths of prompts alone: say how long answers are to be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The trace&apos;s own times are not replayed: requests arrive at random (Poisson).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The variation of the gaps between arrivals must lie between 0 and 100, not at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights are no larger than FP8 already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights have four bits already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The weights leave no memory for the KV cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no candidates yet: state some under `candidates`, or a throughput and a tariff.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no candidates yet: state some under candidates, or pin configurations.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no lengths to draw from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no levels of load to simulate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no figure yet that an input could move: state a throughput and a tariff, or a power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no memory for the KV cache.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no request in this trace that could be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no sweep yet: import a benchmark with several loads, up to beyond the knee.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no trace to replay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is nothing to decide between yet: state candidates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This GPU has no FP8 units: only the memory would be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a second project: only one can be read at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no file of coefficients: expected “schema: %1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is no table of cases: expected columns “model” and “gpu”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This record is none of a trace&apos;s and is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time from sending a request to its first token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time per output token of a request, after its first token.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times outside the engine cannot be negative, and time-out and pause not 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Title</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To keep in mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To make this report again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens inside the SLO</source>
        <translation type="unfinished">Tokens dans le SLO</translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total cost of ownership</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total €</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to %1 million tokens a day &quot;%2&quot; is the cheapest; from there on &quot;%3&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up to %1 million tokens a day, %2 % of what one unit serves, &quot;%3&quot; is the cheapest; from there on &quot;%4&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use data parallelism for attention, or more replicas of a smaller TP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the smallest TP that fits, and more replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting in the queue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water of a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water per million tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished">Poids</translation>
    </message>
    <message>
        <source>What 1 % of an input does, and how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is drawn while nothing is served counts by the year, not by the token at full load.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is found in the cache need not be prefilled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known of who could reach the data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is served inside the SLO: as a share of the requests, as requests, or as tokens per second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it asks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it draws and emits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What moves it most: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the building adds to every watt: electricity and carbon at the meter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the layers of %1 keep of a request is not understood: its KV cache is not computed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the service promises: limits on waiting times, and the share of requests that keep them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What would change our mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a figure comes from: design (computed or stated), benchmark (measured in a test), production (measured in use).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where an answer flips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where are prompts, answers and models kept and processed, and who holds the keys?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where do hardware, firmware and software come from, and who can cut them off?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where energy is measured: at the boards, at the nodes with processors, fans and losses, or at the facility&apos;s meter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where it runs decides its carbon: between %1 and %2 the same tokens differ by a factor of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the data lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the time per output token goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the time to the first token goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether it meets %1 is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which law reaches the provider, and can a third country compel access?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who owns and controls the provider, and can that change hands out of the Union?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes it over %1 gains nothing that is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever takes it over %1 gives away %2 % on the %3 and gains nothing that is known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wholesale price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why</source>
        <translation type="unfinished">Pourquoi</translation>
    </message>
    <message>
        <source>With head-room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Within reach of United States law (CLOUD Act, FISA 702)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the gate %1 would be unbeaten on %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the gate %1 would not be the best on any axis either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write beside each input where it comes from: {value: …, source: …, date: …}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the formula with numbers, the names under &quot;with&quot;, + - * / ^ and parentheses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own catalogue entries cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own catalogue entry replaces these fields of the shipped “%1”: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no function that is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not given under &quot;with&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is the cheapest at every use up to %2 million tokens a day.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number is missing in the formula</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>acceptance of drafted tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>are statistics of HELM without a score of the test split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>asked req/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation type="unfinished">benchmark</translation>
    </message>
    <message>
        <source>bounds of the measured goodput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>burstiness of arrivals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>candidate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: a folder of that name is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: another program has it open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: it would be larger than is allowed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: the device can only be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: there is no folder %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: there is no space left on the device</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cannot be written: this user has no right to write there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carbon of a million tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carbon of a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carbon of the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carries no project: only a report that this program wrote opens again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>concurrency</source>
        <translation type="unfinished">concurrence</translation>
    </message>
    <message>
        <source>context, graphs, communication</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of a million tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cost of capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>describes a run of HELM; its stats.json has the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>describes a system of MLPerf, whose hardware the runs of that name take over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>design</source>
        <translation type="unfinished">conception</translation>
    </message>
    <message>
        <source>duration in s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>electricity of a million tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy of a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy.power_w is not stated: %1 GPUs at their rated power of %2 W are taken from the catalogue. It is an upper bound: state what was measured, or energy.power_share.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error of the engine&apos;s prediction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explore.constraints: &quot;%1&quot; is not understood and left out; expected a figure, &lt;= or &gt;=, and a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>explore.vary: %1 has no values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for re-embedding, canaries and rolling back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>for the load&apos;s own peaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>g/kWh</source>
        <translation type="unfinished">g/kWh</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation type="unfinished">goodput</translation>
    </message>
    <message>
        <source>goodput of a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goodput of a euro of capital</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>goodput of a kilowatt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>head-room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds the settings of a test of inference-perf, which its runs take over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>holds the single answers of an evaluation; its results file has the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>idle share of the power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>if every uncertain figure turns out badly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in use %1 of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in+out tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation type="unfinished">irréalisable</translation>
    </message>
    <message>
        <source>input and output tokens a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input tokens a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>input tokens of a request, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a document of ENTSO-E without prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a file where a folder was expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a log of nvidia-smi without power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a power log without a sample of the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a result of lm-evaluation-harness without a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a table of CodeCarbon without a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a table of LiveBench without a score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a table of costs without a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a table of countries without a figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is a trace without a request</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is an answer of ENTSO-E that says: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is an answer of Electricity Maps without data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is an answer of Prometheus that says: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is an answer of Prometheus without a series</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is an answer of energy-charts without data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is an export of Langfuse without a generation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is an export of Langfuse&apos;s traces, which hold no usage; the observations do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kept: on the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>knee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>live context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long answers (p95)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>long prompts (p95)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max_num_batched_tokens is not stated: %1 is assumed, the engine&apos;s default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max_num_seqs above KV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max_num_seqs is not stated: %1 is assumed, the engine&apos;s default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>max_num_seqs of %1 is above the %2 requests that the KV cache holds: the rest is preempted and computed again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean</source>
        <translation type="unfinished">moyenne</translation>
    </message>
    <message>
        <source>mean answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>mean prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>median prompt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory for activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory for the engine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory of a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>names the categories of LiveBench&apos;s tasks; the table of its release uses them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no gain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no picture can be painted: Qt found no platform</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation type="unfinished">non consigné</translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished">note</translation>
    </message>
    <message>
        <source>one may fail</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open: something is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>operational concurrency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>out tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output tokens a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output tokens of a request, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>output tokens per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prefix cache</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prefix-cache hit rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of a GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of a million tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of an hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of electricity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>production</source>
        <translation type="unfinished">production</translation>
    </message>
    <message>
        <source>purchase price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quality</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recorded</source>
        <translation type="unfinished">consigné</translation>
    </message>
    <message>
        <source>rejected: dominated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rejected: fails the gate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>req/s each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>request rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests a second that were answered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests a second that were asked for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests a second within the limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests that the KV cache holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation type="unfinished">requêtes/s</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>residual value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retail factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>safe</source>
        <translation type="unfinished">sûre</translation>
    </message>
    <message>
        <source>sensitivity.tables: %1 has more than 64 values; the first 64 are taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sensitivity.tables: &quot;%1&quot; is no figure that is known</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sensitivity.tables: a side is one path with a list of values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>severe</source>
        <translation type="unfinished">grave</translation>
    </message>
    <message>
        <source>share of requests within the limits, 0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the GPU memory used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shared prefix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sovereignty</source>
        <translation type="unfinished">souveraineté</translation>
    </message>
    <message>
        <source>space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the PDF could not be begun</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the PDF could not be finished: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the SLO is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the SLO is not kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the demand is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the examples could not be copied to the user&apos;s data folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first use at which another way of paying is cheaper: %1 tokens a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the folder cannot be made: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formula cannot be read from &quot;%1&quot; on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formula gives no finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the formula is nested too deeply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the power is the facility&apos;s own and holds it already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the project states no hash of this file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the result file %1 is missing; its reference is kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the weighted mean of the eight objectives: %1 of 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time per output token, p95</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time to first token, p95</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>token budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total tokens per second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tp %1 exceeds the %2 GPUs stated; tp is taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unverified</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>utilisation is a share between 0 and 1, but is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished">avertissement</translation>
    </message>
    <message>
        <source>water of a million tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what requests live in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what the columns mean was said by a person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>would come back once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write a price here to see the break-even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>years of use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be computed: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is taken as %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: says %2 %3, computed %4 %3 from %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: says %2 %3, computed %4 %3 from %5; %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>… and %1 further thresholds; the program lists them all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>€/GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>€/kWh</source>
        <translation type="unfinished">€/kWh</translation>
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
        <translation>Dimensionne l&apos;inférence LLM, montre tous les compromis d&apos;un coup d&apos;œil et dit d&apos;où vient chaque chiffre.
Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure&#xa0;; il est fourni sans aucune garantie.</translation>
    </message>
</context>
<context>
    <name>ui::AuditDock</name>
    <message numerus="yes">
        <source>%n check(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n check(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation type="unfinished">Acquitter %1</translation>
    </message>
    <message>
        <source>Acknowledge a check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1

Why does this not speak against the figures? The reason is kept in the project and printed. Empty: it is not acknowledged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Audit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished">Filtre</translation>
    </message>
    <message>
        <source>Filter the checks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checks that fired</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Acknowledge…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warnings and severe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>severe only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least severity shown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::BenchmarksPage</name>
    <message>
        <source>Runs of vLLM, SGLang, AIPerf, GuideLLM, LLMPerf, MLPerf and others show here their knee, and what stands between them and trust.</source>
        <translation>Des exécutions de vLLM, SGLang, AIPerf, GuideLLM, LLMPerf, MLPerf et d&apos;autres montrent ici leur coude, et ce qui empêche de s&apos;y fier.</translation>
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
            <numerusform>%n fichier d&apos;accompagnement</numerusform>
            <numerusform>%n fichiers d&apos;accompagnement</numerusform>
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
        <source>share below, against ms</source>
        <translation>part inférieure, selon les ms</translation>
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
        <source>%1 at a time</source>
        <translation>%1 à la fois</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>tout d&apos;un coup</translation>
    </message>
    <message>
        <source>Remarks, and what removes them</source>
        <translation>Remarques, et ce qui les lève</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Acquitter</translation>
    </message>
    <message>
        <source>Why does it not matter here?</source>
        <translation>Pourquoi est-ce sans importance ici&#xa0;?</translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>Acquitter %1</translation>
    </message>
    <message>
        <source>a run of its own, no sweep</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CandidatePanel</name>
    <message>
        <source>With the stated ranges it is on the front in %1 and the cheapest in %2 of the draws.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CashFlowModel</name>
    <message>
        <source>together</source>
        <extracomment>the row under the years of a cash flow</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <translation type="unfinished">Année</translation>
    </message>
    <message>
        <source>Bought
€</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sold
€</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upkeep
€</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity
€</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rent
€</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens
€</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total
€</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of today
€</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Catalogue</name>
    <message>
        <source>TFLOP/s dense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation type="unfinished">Fabricant</translation>
    </message>
    <message>
        <source>Form</source>
        <translation type="unfinished">Forme</translation>
    </message>
    <message>
        <source>Memory (label)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory a process sees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where that was seen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation type="unfinished">Bande passante</translation>
    </message>
    <message>
        <source>BF16</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>INT8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TOP/s dense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured BF16</source>
        <translation type="unfinished">BF16 mesuré</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured FP8</source>
        <translation type="unfinished">FP8 mesuré</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation type="unfinished">Puissance de la carte</translation>
    </message>
    <message>
        <source>Power with its share of the node</source>
        <translation type="unfinished">Puissance avec sa part du nœud</translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link rate, one direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs on that link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished">Couches</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished">Vocabulaire</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Attention</source>
        <translation type="unfinished">Attention</translation>
    </message>
    <message>
        <source>One group of layers a line: kind full, sliding, mla, deltanet or mamba2 with its dimensions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers with a dense MLP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Intermediate size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrices of the MLP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts</source>
        <translation type="unfinished">Experts</translation>
    </message>
    <message>
        <source>experts, top_k, intermediate and layers; shared and shared_intermediate where it has them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embedding and LM head are one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Native precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation type="unfinished">Contexte le plus long</translation>
    </message>
    <message>
        <source>Published parameters</source>
        <translation type="unfinished">Paramètres publiés</translation>
    </message>
    <message>
        <source>billions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published active parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ids of models with the same vocabulary, one a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished">Licence</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation type="unfinished">Origine</translation>
    </message>
    <message>
        <source>Country code of three letters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the EU</source>
        <translation type="unfinished">Dans l’UE</translation>
    </message>
    <message>
        <source>ENTSO-E code</source>
        <translation type="unfinished">Code ENTSO-E</translation>
    </message>
    <message>
        <source>Electricity Maps zone</source>
        <translation type="unfinished">Zone Electricity Maps</translation>
    </message>
    <message>
        <source>Carbon intensities</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One a line with g_per_kwh, year, method (lifecycle …) and source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One a line with eur_per_mwh, kind (wholesale or industrial), period and source.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation type="unfinished">Siège</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <translation type="unfinished">Juridiction</translation>
    </message>
    <message>
        <source>Exposed to US law</source>
        <translation type="unfinished">Exposé au droit américain</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation type="unfinished">Séquences</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation type="unfinished">Tokens par étape</translation>
    </message>
    <message>
        <source>Sequences, small cards</source>
        <translation type="unfinished">Séquences, petites cartes</translation>
    </message>
    <message>
        <source>Tokens a step, small cards</source>
        <translation type="unfinished">Tokens par étape, petites cartes</translation>
    </message>
    <message>
        <source>Block</source>
        <translation type="unfinished">Bloc</translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">Valeur</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished">Unité</translation>
    </message>
    <message>
        <source>Quoted from</source>
        <translation type="unfinished">Source du devis</translation>
    </message>
    <message>
        <source>GPU as the provider writes it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id of the GPU in the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished">GPU</translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished">Région</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation type="unfinished">Instance</translation>
    </message>
    <message>
        <source>Price as quoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished">Devise</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation type="unfinished">Base</translation>
    </message>
    <message>
        <source>Price of a GPU</source>
        <translation type="unfinished">Prix d’un GPU</translation>
    </message>
    <message>
        <source>€/GPU-h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quoted on</source>
        <translation type="unfinished">Date du devis</translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Source</translation>
    </message>
    <message>
        <source>I have checked it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished">Note</translation>
    </message>
    <message>
        <source>From version</source>
        <translation type="unfinished">À partir de la version</translation>
    </message>
    <message>
        <source>Form of the budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default share of the memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context and buffers by TP</source>
        <translation type="unfinished">Contexte et tampons par TP</translation>
    </message>
    <message>
        <source>GiB for each tensor parallelism, such as {1: 0.26, 2: 2.08}; the nearest lower one counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation type="unfinished">CUDA graphs</translation>
    </message>
    <message>
        <source>Graphs are taken from the share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations</source>
        <translation type="unfinished">Activations</translation>
    </message>
    <message>
        <source>Activations by family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GiB for each beginning of a model&apos;s id, such as {llama: 1.4, gpt-oss: 2.9}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished">Sources</translation>
    </message>
    <message>
        <source>One a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished">GPU</translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished">Modèle</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation type="unfinished">Réseau</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation type="unfinished">Fournisseur</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished">Moteur</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished">Coût</translation>
    </message>
    <message>
        <source>Models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Grids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Engines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version</source>
        <translation type="unfinished">Version</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Nom</translation>
    </message>
    <message>
        <source>Other names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As tools write it, one a line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CatalogueDetail</name>
    <message>
        <source>This entry is yours alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 in place of %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2, which the shipped entry does not state</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <translation type="unfinished">Note</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished">Sources</translation>
    </message>
    <message>
        <source>Also found as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TP %1</source>
        <extracomment>tensor parallelism, the number of GPUs that share one copy of the model</extracomment>
        <translation type="unfinished">TP %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CatalogueEditor</name>
    <message>
        <source>“%1” is not of the form {key: value, key: value}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One line is enough here, and %1 were given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New entry: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made of the name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 *</source>
        <extracomment>the name of a field that must be filled in</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation type="unfinished">%1 manque.</translation>
    </message>
    <message>
        <source>The entry needs a name or an id.</source>
        <translation type="unfinished"></translation>
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
        <translation>Non vérifié&#xa0;: connu de seconde main ou par connaissance générale. À vérifier avant de s&apos;y fier.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own</source>
        <extracomment>a raised mark behind the name of an entry that the user changed or added</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished">Source</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueNews</name>
    <message>
        <source>%1 cannot be removed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CataloguePage</name>
    <message>
        <source>Kind of entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished">Filtre</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use in the scenario</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit the entry…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New entry…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New offer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model from a config.json…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revert to the shipped entry</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drops your own fields of this entry; the shipped ones hold again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back the last change to the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 models, %2 GPUs and %3 prices are known with their sources; %4 of %5 entries are not verified.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s) of yours lie over them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>? not verified: known at second hand or from general knowledge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices rise and fall: each has its date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New entry: %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is as shipped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own entry of %1 is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own fields of %1 are gone; “Take back” brings them again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last change to the catalogue is taken back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own catalogue file %1 cannot be read, so nothing is written over it: put it right first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own catalogue entries were not saved: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model&apos;s config.json</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Configurations (*.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scenario uses %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This offer states no price of a GPU-hour in euros: edit it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <source>Use the price of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::CataloguePopup</name>
    <message>
        <source>Search GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue does not know it. Enter takes “%1” as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>? not verified   own: yours or changed by you</source>
        <translation type="unfinished"></translation>
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
    <name>ui::DiagnosticsDock</name>
    <message>
        <source>Remarks</source>
        <translation>Remarques</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
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
    <name>ui::EmptyState</name>
    <message>
        <source>Files and folders can be dropped anywhere on this window.</source>
        <translation>Fichiers et dossiers peuvent être déposés n&apos;importe où sur cette fenêtre.</translation>
    </message>
    <message>
        <source>Import results…</source>
        <translation>Importer des résultats…</translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation>Ouvrir l&apos;exemple</translation>
    </message>
</context>
<context>
    <name>ui::FindingsModel</name>
    <message>
        <source>%1
Acknowledged: %2</source>
        <translation>%1
Acquittée&#xa0;: %2</translation>
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
        <translation>Ce qu&apos;il faut faire tourner</translation>
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
        <translation>Coût d&apos;un million de tokens</translation>
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
        <translation>Énergie d&apos;un token</translation>
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
        <translation>Carbone d&apos;un million de tokens</translation>
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
        <translation>Il faut une énergie et l&apos;intensité du réseau dans Site.</translation>
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
        <source>%1 of %2 facts known</source>
        <translation>%1 faits connus sur %2</translation>
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
        <translation>Ni critère ni fournisseur n&apos;est nommé.</translation>
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
        <translation>jusqu&apos;à la charge la plus élevée testée</translation>
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
</context>
<context>
    <name>ui::HeatTableModel</name>
    <message>
        <source>Not known for this combination</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; %2 by %3, ratio %4</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::KneePage</name>
    <message>
        <source>A sweep of benchmark runs shows here up to which load the SLO holds, and where the knee lies.</source>
        <translation>Un balayage d&apos;exécutions de benchmark montre ici jusqu&apos;à quelle charge le SLO est tenu, et où se situe le coude.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The headline stands on the load that you chose on the chart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, or a double click on a load, takes it as the operating point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The headline stands on %1 requests a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The headline stands on %1 requests at a time.</source>
        <translation type="unfinished"></translation>
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
        <translation>Les résultats n&apos;indiquent pas ce chiffre.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lever, alone
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas
with head-room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs
</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A replica
req/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost
€/1M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TPOT mean
ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replicas
together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it asks
</source>
        <translation type="unfinished"></translation>
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
        <translation>Garder l&apos;état actuel</translation>
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
        <source>%n sweep(s)</source>
        <translation>
            <numerusform>%n balayage</numerusform>
            <numerusform>%n balayages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) imported</source>
        <translation>
            <numerusform>%n exécution importée</numerusform>
            <numerusform>%n exécutions importées</numerusform>
        </translation>
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
        <translation>Le programme s&apos;est terminé avec des modifications non enregistrées de «&#xa0;%1&#xa0;»&#xa0;; une copie (%2) a été conservée.</translation>
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
        <translation>%1 n&apos;est pas sur cet ordinateur&#xa0;; l&apos;enregistrer d&apos;abord.</translation>
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
        <translation>Un seul projet à la fois&#xa0;: %1 ont été déposés. Aucun n&apos;a été ouvert.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the project on the whole screen (F5)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished">Vérification</translation>
    </message>
    <message>
        <source>Projects, and reports that carry one (*.yaml *.yml *.pdf *.xlsx);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Nom</translation>
    </message>
    <message>
        <source>The snapshot “%1” was taken; compare it under Scenario.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no table on the clipboard: copy the cells with their header line in the spreadsheet first.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>ui::MoneyCharts</name>
    <message>
        <source>million €</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thousand €</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>owned</source>
        <translation type="unfinished">en propre</translation>
    </message>
    <message>
        <source>rented</source>
        <translation type="unfinished">loué</translation>
    </message>
    <message>
        <source>leased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens bought</source>
        <translation type="unfinished">tokens achetés</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>year %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Cash flow over %n year(s), %1 € in all, %2 € of today.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>€ a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from %1 million a day %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the cheapest at every use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cheapest is %1 at first; %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months until the purchase has paid for itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>against %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The purchase never pays for itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In full use it takes %1 months.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Countries</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>electricity, €/1M tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>carbon, g/1M tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least carbon in %1, %2 g for a million tokens.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::MoneyPage</name>
    <message>
        <source>A tariff in Ownership and a throughput, measured or given, show here what the fleet costs over the years and when owning pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same fleet elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash flow by year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One way of paying is stated. Add another under economics.alternatives in the project, such as a price by the token, to see from which use on it pays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It needs the energy of a token and the way to the meter: power, throughput and PUE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lifecycle carbon and mean wholesale price of each grid, as the catalogue has them. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cost yet: state a tariff in Ownership.</source>
        <translation type="unfinished"></translation>
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
        <translation>«&#xa0;%1&#xa0;» n&apos;est pas un nombre.</translation>
    </message>
    <message>
        <source>“%1” can mean %2 or %3. Write it without the separator, or with one digit more.</source>
        <translation>«&#xa0;%1&#xa0;» peut signifier %2 ou %3. L&apos;écrire sans le séparateur, ou avec un chiffre de plus.</translation>
    </message>
    <message>
        <source>A whole number is needed here.</source>
        <translation>Un nombre entier est requis ici.</translation>
    </message>
</context>
<context>
    <name>ui::PageRail</name>
    <message>
        <source>%1 (Ctrl+%2)</source>
        <translation>%1 (Ctrl+%2)</translation>
    </message>
</context>
<context>
    <name>ui::ParallelCoordinates</name>
    <message>
        <source>The candidates over all axes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slide %1 of %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::ProvenancePopover</name>
    <message>
        <source>between %1 and %2 in nine of ten cases</source>
        <translation>entre %1 et %2 dans neuf cas sur dix</translation>
    </message>
    <message>
        <source>A design value: computed, nothing of it was measured.</source>
        <translation>Une valeur de conception&#xa0;: calculée, rien n&apos;en a été mesuré.</translation>
    </message>
    <message>
        <source>A benchmark value: measured on a test load, not in production.</source>
        <translation>Une valeur de benchmark&#xa0;: mesurée sous une charge de test, pas en production.</translation>
    </message>
    <message>
        <source>A production value: measured on the real load.</source>
        <translation>Une valeur de production&#xa0;: mesurée sous la charge réelle.</translation>
    </message>
    <message>
        <source>no source stated</source>
        <translation>aucune source indiquée</translation>
    </message>
</context>
<context>
    <name>ui::RemarkRow</name>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Acquittée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Acknowledge…</source>
        <translation>Acquitter…</translation>
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
        <translation>Rien n’est coché : il n’y a donc rien à imprimer.</translation>
    </message>
    <message numerus="yes">
        <source>The report has %n page(s); the same project gives the same bytes.</source>
        <translation>
            <numerusform>Le rapport a %n page ; le même projet donne les mêmes octets.</numerusform>
            <numerusform>Le rapport a %n pages ; le même projet donne les mêmes octets.</numerusform>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export everything into a folder…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short form, two pages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chapters of the report, in their order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the committee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whom it is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the classification</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as Internal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change the logo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>file: PNG, JPEG or SVG</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2. Nothing was changed there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Spreadsheet (*.xlsx);;Markdown (*.md);;JSON (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name of a report ends in .pdf, .html, .xlsx, .md or .json; nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export everything into a folder</source>
        <translation type="unfinished"></translation>
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
    <name>ui::RobustnessModel</name>
    <message>
        <source>Candidate</source>
        <translation type="unfinished">Candidat</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P10
€/1M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P50
€/1M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P90
€/1M</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::RunFigures</name>
    <message>
        <source>Load</source>
        <translation type="unfinished">Charge</translation>
    </message>
    <message>
        <source>Requests completed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests failed</source>
        <translation type="unfinished">Requêtes en échec</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Requests</source>
        <translation type="unfinished">Requêtes</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation type="unfinished">req/s</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation type="unfinished">Débit de sortie</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation type="unfinished">tok/s</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation type="unfinished">Débit total</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation type="unfinished">Goodput</translation>
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
        <translation>Dimensionner pour le 95e percentile de l&apos;heure et non pour la moyenne.</translation>
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
        <translation>Texte statique d&apos;abord, puis semi-statique, dynamique en dernier. De peu d&apos;intérêt si aucun prompt n&apos;est partagé.</translation>
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
        <translation>Les pauses se sentent au-delà de 80 ms&#xa0;; sous 30 ms, c&apos;est plus rapide que la lecture&#xa0;; 40 à 60 ms est l&apos;objectif usuel.</translation>
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
        <translation>20 à 30&#xa0;% au-dessus de la demande de l&apos;heure au 95e percentile.</translation>
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
        <translation>La quantification est le premier levier avant l&apos;achat&#xa0;; joindre une évaluation de sa qualité.</translation>
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
        <source>Over PCIe only when the model does not fit otherwise.</source>
        <translation>Sur PCIe seulement si le modèle ne tient pas autrement.</translation>
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
        <source>Chat 256, RAG 64, coding 128, summarisation 32, batch 16 are starting points.</source>
        <translation>Points de départ&#xa0;: chat 256, RAG 64, code 128, résumé 32, batch 16.</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>Budget de tokens</translation>
    </message>
    <message>
        <source>max-num-batched-tokens. Leave it below 50 % KV use with an empty queue.</source>
        <translation>max-num-batched-tokens. Ne pas y toucher sous 50&#xa0;% d&apos;usage KV avec une file vide.</translation>
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
        <translation>Débit du parc, indiqué au lieu d&apos;être calculé ou mesuré.</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>Pays</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Réseau</translation>
    </message>
    <message>
        <source>g/kWh</source>
        <translation>g/kWh</translation>
    </message>
    <message>
        <source>State the method (lifecycle or direct) and the year with it.</source>
        <translation>Indiquer aussi la méthode (cycle de vie ou directe) et l&apos;année.</translation>
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
        <translation>La part des heures où le nœud travaille&#xa0;; les heures d&apos;inactivité se paient aussi.</translation>
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
        <translation>Le prix de gros n&apos;est pas le prix payé&#xa0;: 1,5 à 2 fois ce prix est usuel.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the machines draw with nothing to do, as a share of their full power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drawn of rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measured draw of the boards over their rated power; used where no power is stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Node over board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPUs, network cards, fans and losses of the power supplies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>own, or a provider of the catalogue: its price and jurisdiction are taken from there where the project is silent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Carbon of the electricity that is contracted for (market-based).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water</source>
        <translation type="unfinished">Eau</translation>
    </message>
    <message>
        <source>l/kWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made for a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kg CO₂e</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What making the hardware gave off, spread over its years of use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Years of use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>years</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leased</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens bought</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>€/1M</source>
        <translation type="unfinished">€/1M</translation>
    </message>
    <message>
        <source>Beside a price of machines it is what they are measured against: the break-even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tok/day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the fleet does not serve is still paid for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Growth a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fleet grows with it by whole replicas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Users</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a euro of next year is worth less than one of today.</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
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
        <translation>Le projet n&apos;en dit rien&#xa0;; ceci est la valeur par défaut.</translation>
    </message>
    <message>
        <source>The project is silent on this.</source>
        <translation>Le projet n&apos;en dit rien.</translation>
    </message>
</context>
<context>
    <name>ui::ScorecardModel</name>
    <message>
        <source>Nothing states this value; the candidate is judged without it.</source>
        <translation>Rien n&apos;indique cette valeur&#xa0;; le candidat est jugé sans elle.</translation>
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
        <translation>Ajouter l&apos;axe %1</translation>
    </message>
    <message>
        <source>Pic&amp;ture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>scatter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all axes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SensitivityPage</name>
    <message>
        <source>What moves the cost, where the answer flips, and how sure the choice is: state a throughput and a tariff, or a power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two inputs at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How sure the choice is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no input states a range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 draws of %2 inputs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: 1 % more of it moves the figure by %2 %. %3</source>
        <translation type="unfinished"></translation>
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
        <translation>%1. Rien n&apos;a été ouvert.</translation>
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
        <translation>Aucun résultat de benchmark n&apos;a été reconnu dans %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Import %n run(s)</source>
        <translation>
            <numerusform>Importer %n exécution</numerusform>
            <numerusform>Importer %n exécutions</numerusform>
        </translation>
    </message>
    <message>
        <source>These results were imported already.</source>
        <translation>Ces résultats ont déjà été importés.</translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) imported.</source>
        <translation>
            <numerusform>%n exécution importée.</numerusform>
            <numerusform>%n exécutions importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n run(s) imported; %1 files were not recognised, with the reason on the Benchmarks page.</source>
        <translation>
            <numerusform>%n exécution importée&#xa0;; %1 fichiers n&apos;ont pas été reconnus, avec la raison sur la page Benchmarks.</numerusform>
            <numerusform>%n exécutions importées&#xa0;; %1 fichiers n&apos;ont pas été reconnus, avec la raison sur la page Benchmarks.</numerusform>
        </translation>
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
        <translation>Le projet n&apos;a pas encore de fichier&#xa0;; en choisir un avec Enregistrer sous.</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Enregistré dans %1.</translation>
    </message>
    <message>
        <source>The safety copy was not written: %1</source>
        <translation>La copie de sûreté n&apos;a pas été écrite&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 could not be written: %2. Nothing was changed there; choose another place with Save as.</source>
        <translation>%1 n&apos;a pas pu être écrit&#xa0;: %2. Rien n&apos;y a été modifié&#xa0;; choisir un autre emplacement avec Enregistrer sous.</translation>
    </message>
</context>
<context>
    <name>ui::SizingPage</name>
    <message>
        <source>SLO %1 %2 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 ms of %3 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>TPOT %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A model, a GPU and the lengths of prompts and answers in the scenario show here how many replicas the demand takes, and why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation type="unfinished">Feuille de calcul</translation>
    </message>
    <message>
        <source>Levers in numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A token, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TPOT, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first token, ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TTFT, mean</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ladder of levers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs for the demand, head-room dashed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>requests per second and GPU inside the SLO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to size yet: say in the scenario which model runs on which GPU, and how long prompts and answers are.</source>
        <translation type="unfinished"></translation>
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
        <translation>Valeur par défaut&#xa0;: rien de personnel n&apos;est fixé.</translation>
    </message>
    <message>
        <source>Comes from a source.</source>
        <translation>Provient d&apos;une source.</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What serves these requests inside the SLO, and at what price?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The headline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of %1 inputs, %2 name their source and %3 are assumed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>assumed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 less than %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What if %1 delivers less?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: level with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The frontier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>€ per million tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who dominates whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody beats anybody on every axis.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) lose on every axis that is known.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What would change our mind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stops beating %2 when its %3 reaches %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to be level with %2 at %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the nearest tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 requests a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at a time</source>
        <translation type="unfinished">%1 à la fois</translation>
    </message>
    <message>
        <source>What if more ask at once?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the SLO holds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>useful tokens a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy and carbon by country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A million tokens emit %1 g in %2 and %3 g in %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>J a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the meter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the nodes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the boards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The first year takes %1 thousand €, %n year(s) take %2 thousand €.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>over the whole life</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From which use on it pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first threshold</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::SnapshotDialog</name>
    <message>
        <source>Return to this snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshots side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Headline of each snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes &amp;from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished">Valeur</translation>
    </message>
    <message>
        <source>Input</source>
        <translation type="unfinished">Entrée</translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Chat with documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sweep, candidates and figures of one project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the knee lies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five loads of a benchmark under an SLO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who dominates whom</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four candidates, one gate, one front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a million tokens cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price an hour, throughput, power, grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One replica or two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two splits of the same GPUs against load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizing from a worksheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory, replicas and head-room by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drop a project or the results of a benchmark anywhere on this window, or begin with one of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Examples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin with a kind of load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>prompt and answer, median tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1   %2 + %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new project with these lengths and the engine settings that suit them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects of before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import results…</source>
        <translation type="unfinished">Importer des résultats…</translation>
    </message>
    <message>
        <source>Open a project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet: what you save stands here the next time.</source>
        <translation type="unfinished"></translation>
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
    <name>ui::TableView</name>
    <message>
        <source>Filter</source>
        <translation type="unfinished">Filtre</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished">Copier</translation>
    </message>
    <message>
        <source>Filter rows…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::Task</name>
    <message>
        <source>An unknown error occurred.</source>
        <translation>Une erreur inconnue s&apos;est produite.</translation>
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
        <translation>Warm-up</translation>
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
</context>
<context>
    <name>ui::TornadoView</name>
    <message>
        <source>What moves the figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the widest of %2 bars.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: from %2 to %3%4, as stated (5 % and 95 %)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: from %2 to %3%4, 20 % either way, for no range is stated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::VramBar</name>
    <message>
        <source>Memory of one GPU</source>
        <translation>Mémoire d&apos;un GPU</translation>
    </message>
    <message>
        <source>The memory of a GPU is not known: state a model and a GPU.</source>
        <translation>La mémoire d&apos;un GPU n&apos;est pas connue&#xa0;: indiquer un modèle et un GPU.</translation>
    </message>
    <message>
        <source>%1 of weights, %2 of KV cache, %3 of activations, %4 of overhead and %5 free per GPU.</source>
        <translation>%1 de poids, %2 de cache KV, %3 d&apos;activations, %4 de surcoût et %5 libres par GPU.</translation>
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
        <translation type="unfinished"></translation>
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
        <translation>Partir d&apos;un pro&amp;fil</translation>
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
        <translation>&amp;Annuler l&apos;import</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take a &amp;snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Compare snapshots…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste results from a spreadsheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ui::WorksheetView</name>
    <message>
        <source>Worksheet</source>
        <translation type="unfinished">Feuille de calcul</translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stated ranges at 5 % and 95 %; inputs without one at ±20 %, to compare by. Grey: the lower end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 moves it most, of %2 inputs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 along %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>now %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changes at %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 | %2 at %3</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logarithmic y-axis</source>
        <translation type="unfinished"></translation>
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
        <translation type="unfinished">Dimensionnement</translation>
    </message>
    <message>
        <source>Money</source>
        <translation type="unfinished">Finances</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
