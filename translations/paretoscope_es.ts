<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es">
<context>
    <name>Report</name>
    <message>
        <source>design</source>
        <translation>diseño</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>benchmark</translation>
    </message>
    <message>
        <source>production</source>
        <translation>producción</translation>
    </message>
    <message>
        <source>What makes it repeatable: %1 of 9 recorded</source>
        <translation>Lo que lo hace repetible: %1 de 9 registrados</translation>
    </message>
    <message>
        <source>full: recorded · half: in part · hollow: not recorded</source>
        <translation>lleno: registrado · medio: en parte · vacío: no registrado</translation>
    </message>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Aceptada: %1</translation>
    </message>
    <message>
        <source>Prepared for</source>
        <translation>Preparado para</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
</context>
<context>
    <name>charts</name>
    <message>
        <source>%1 of the requests</source>
        <translation>%1 de las peticiones</translation>
    </message>
    <message>
        <source>%1, ms</source>
        <translation>%1, ms</translation>
    </message>
    <message>
        <source>Share of requests below</source>
        <translation>Proporción de peticiones por debajo</translation>
    </message>
    <message>
        <source>SLO %1</source>
        <translation>SLO %1</translation>
    </message>
    <message>
        <source>How %1 is spread over the requests of the shown runs.</source>
        <translation>Cómo se reparte %1 entre las peticiones de las ejecuciones mostradas.</translation>
    </message>
    <message>
        <source>Marks are stated percentiles; the lines between them are interpolated.</source>
        <translation>Las marcas son percentiles declarados; las líneas entre ellas están interpoladas.</translation>
    </message>
    <message>
        <source>front</source>
        <translation>frente</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>in production</source>
        <translation>en producción</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>designed</source>
        <translation>diseñado</translation>
    </message>
    <message>
        <source>predicted ± band</source>
        <translation>previsto ± banda</translation>
    </message>
    <message>
        <source>predicted</source>
        <translation>previsto</translation>
    </message>
    <message>
        <source>Points at or below zero, which a logarithmic axis cannot show: %1</source>
        <translation>Puntos en cero o por debajo, que un eje logarítmico no puede mostrar: %1</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>en el frente</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominado</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>indeciso</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>inviable</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>%1, from</source>
        <translation>%1, desde</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1, hasta</translation>
    </message>
    <message>
        <source>Output throughput, tok/s</source>
        <translation>Rendimiento de salida, tok/s</translation>
    </message>
    <message>
        <source>Total throughput, tok/s</source>
        <translation>Rendimiento total, tok/s</translation>
    </message>
    <message>
        <source>Throughput, requests/s</source>
        <translation>Rendimiento, peticiones/s</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>rendimiento</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>goodput</translation>
    </message>
    <message>
        <source>goodput, at least this share inside the SLO</source>
        <translation>goodput, al menos esta proporción dentro del SLO</translation>
    </message>
    <message>
        <source>goodput, share of requests inside the SLO</source>
        <translation>goodput, proporción de peticiones dentro del SLO</translation>
    </message>
    <message>
        <source>safe capacity %1</source>
        <translation>capacidad segura %1</translation>
    </message>
    <message>
        <source>operating at %1</source>
        <translation>en operación a %1</translation>
    </message>
    <message>
        <source>knee %1 – %2</source>
        <translation>codo %1 – %2</translation>
    </message>
    <message>
        <source>%1 against %2; no SLO is set.</source>
        <translation>%1 frente a %2; no hay SLO definido.</translation>
    </message>
    <message>
        <source>No tested load holds the SLO.</source>
        <translation>Ninguna carga probada cumple el SLO.</translation>
    </message>
    <message>
        <source>Throughput still rises at the last load: the sweep does not reach past the knee.</source>
        <translation>El rendimiento aún sube en la última carga: el barrido no llega más allá del codo.</translation>
    </message>
    <message>
        <source>Too few loads to tell a knee.</source>
        <translation>Muy pocas cargas para distinguir un codo.</translation>
    </message>
    <message>
        <source>The first load already saturates: the knee lies to its left.</source>
        <translation>La primera carga ya satura: el codo está a su izquierda.</translation>
    </message>
    <message>
        <source>The plateau is the client&apos;s rate limit, not a knee.</source>
        <translation>La meseta es el límite de tasa del cliente, no un codo.</translation>
    </message>
    <message>
        <source>Too few requests a load for its percentiles.</source>
        <translation>Muy pocas peticiones por carga para sus percentiles.</translation>
    </message>
    <message>
        <source>No throughput is stated.</source>
        <translation>No se declara ningún rendimiento.</translation>
    </message>
    <message>
        <source>Runs at an unlimited load have no place on this axis.</source>
        <translation>Las ejecuciones con carga ilimitada no tienen lugar en este eje.</translation>
    </message>
    <message>
        <source>end to end</source>
        <translation>extremo a extremo</translation>
    </message>
    <message>
        <source>%1 mean</source>
        <translation>%1 media</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>peticiones/s</translation>
    </message>
    <message>
        <source>batch</source>
        <translation>lote</translation>
    </message>
    <message>
        <source>concurrency</source>
        <translation>concurrencia</translation>
    </message>
    <message>
        <source>A chart can be saved as SVG, PDF or PNG; “%1” is none of these.</source>
        <translation>Un gráfico se puede guardar como SVG, PDF o PNG; «%1» no es ninguno de ellos.</translation>
    </message>
    <message>
        <source>unknown: %1</source>
        <translation>desconocido: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>No candidate is on the front.</source>
        <translation>Ningún candidato está en el frente.</translation>
    </message>
    <message>
        <source>On the front: %1.</source>
        <translation>En el frente: %1.</translation>
    </message>
    <message>
        <source>Not shown, because a value on one of the two axes is unknown: %1</source>
        <translation>No se muestran, porque se desconoce un valor en uno de los dos ejes: %1</translation>
    </message>
    <message>
        <source>%1, up to the roof</source>
        <translation>%1, hasta el techo</translation>
    </message>
    <message>
        <source>Roofline of one GPU</source>
        <translation>Roofline de una GPU</translation>
    </message>
    <message>
        <source>FLOP a byte read</source>
        <translation>FLOP por byte leído</translation>
    </message>
    <message>
        <source>TFLOP/s of one GPU</source>
        <translation>TFLOP/s de una GPU</translation>
    </message>
    <message>
        <source>roof</source>
        <translation>techo</translation>
    </message>
    <message>
        <source>bandwidth %1 TB/s, then %2 peak %3 TFLOP/s</source>
        <translation>ancho de banda %1 TB/s; después, pico %2 %3 TFLOP/s</translation>
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
        <translation>cresta %1 FLOP por byte</translation>
    </message>
    <message>
        <source>Decode stands at %1 FLOP a byte, the ridge at %2.</source>
        <translation>El decode está en %1 FLOP por byte; la cresta, en %2.</translation>
    </message>
    <message>
        <source>%1, s</source>
        <translation>%1, s</translation>
    </message>
    <message>
        <source>The SLO, %1, lies far beyond these latencies.</source>
        <translation>El SLO, %1, queda muy por encima de estas latencias.</translation>
    </message>
    <message>
        <source>The SLO, %1, lies far below these latencies.</source>
        <translation>El SLO, %1, queda muy por debajo de estas latencias.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>%1 is a file, %2 says what went wrong: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>The SLO holds up to %1; the knee lies between %2 and %3.</source>
        <extracomment>%1: a load with its unit, as &quot;12.6 requests/s&quot; or &quot;concurrency 16&quot;</extracomment>
        <translation>El SLO se cumple hasta %1; el codo está entre %2 y %3.</translation>
    </message>
    <message>
        <source>The SLO holds up to %1.</source>
        <extracomment>%1: a load with its unit, as &quot;12.6 requests/s&quot; or &quot;concurrency 16&quot;</extracomment>
        <translation>El SLO se cumple hasta %1.</translation>
    </message>
    <message>
        <source>batch %1</source>
        <extracomment>a load: the requests of one batch</extracomment>
        <translation>lote %1</translation>
    </message>
    <message>
        <source>concurrency %1</source>
        <extracomment>a load: requests at a time</extracomment>
        <translation>concurrencia %1</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>% of requests</source>
        <translation>% de las peticiones</translation>
    </message>
    <message>
        <source>%1 %2 at most %3 ms</source>
        <translation>%1 %2 como máximo %3 ms</translation>
    </message>
    <message>
        <source>%1 %2, as stated</source>
        <translation>%1 %2, según lo declarado</translation>
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
        <translation>%1 B de una petición / %2 tokens = %3 B por token</translation>
    </message>
    <message>
        <source>%1 GB / %2 B</source>
        <translation>%1 GB / %2 B</translation>
    </message>
    <message>
        <source>%1 GB of KV cache per GPU / %2 GB a request of %3 tokens × %4 ranks = %5 requests</source>
        <translation>%1 GB de caché KV por GPU / %2 GB por petición de %3 tokens × %4 rangos = %5 peticiones</translation>
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
        <translation>%1 GPU son las que muestra el host, no las que sirvieron</translation>
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
        <translation>%1 W son los de las tarjetas: no incluyen CPU, tarjetas de red, ventiladores ni pérdidas de las fuentes de alimentación</translation>
    </message>
    <message>
        <source>%1 W at the meter × 8,760 h × %2 g/kWh = %3 t/year</source>
        <translation>%1 W en el contador × 8760 h × %2 g/kWh = %3 t/año</translation>
    </message>
    <message>
        <source>%1 W × %2 of the time = %3 W</source>
        <translation>%1 W × %2 del tiempo = %3 W</translation>
    </message>
    <message>
        <source>%1 W × (%2 idle + the rest × %3 of the time) = %4 W</source>
        <translation>%1 W × (%2 en reposo + el resto × %3 del tiempo) = %4 W</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h × PUE %2 × %3 g/kWh = %4 t/year</source>
        <translation>%1 W × 8760 h × PUE %2 × %3 g/kWh = %4 t/año</translation>
    </message>
    <message>
        <source>%1 alone is on the front.</source>
        <translation>Solo %1 está en el frente.</translation>
    </message>
    <message>
        <source>%1 candidates share the front: %2.</source>
        <translation>%1 candidatos comparten el frente: %2.</translation>
    </message>
    <message>
        <source>%1 concurrent × (1 − %2 head-room) = %3 concurrent</source>
        <translation>%1 simultáneas × (1 − %2 de margen) = %3 simultáneas</translation>
    </message>
    <message>
        <source>%1 fall at a gate.</source>
        <translation>%1 no superan un criterio excluyente.</translation>
    </message>
    <message>
        <source>%1 fall at the %2 gate.</source>
        <translation>%1 no superan el criterio excluyente %2.</translation>
    </message>
    <message>
        <source>%1 falls at a gate.</source>
        <translation>%1 no supera un criterio excluyente.</translation>
    </message>
    <message>
        <source>%1 falls at the %2 gate.</source>
        <translation>%1 no supera el criterio excluyente %2.</translation>
    </message>
    <message>
        <source>%1 files were not recognised.</source>
        <translation>%1 archivos no se reconocieron.</translation>
    </message>
    <message>
        <source>%1 further sweeps were imported; the decision does not stand on them.</source>
        <translation>Se importaron otros %1 barridos; la decisión no se apoya en ellos.</translation>
    </message>
    <message>
        <source>%1 good requests are recorded, the summary counts %2: nothing is recomputed from them</source>
        <translation>hay %1 peticiones buenas registradas y el resumen cuenta %2: no se recalcula nada a partir de ellas</translation>
    </message>
    <message>
        <source>%1 is a lower limit: write it with &quot;=&quot; or &quot;&gt;=&quot;</source>
        <translation>%1 es un límite inferior: escribirlo con «=» o «&gt;=»</translation>
    </message>
    <message>
        <source>%1 is an upper limit: write it with &quot;=&quot; or &quot;&lt;=&quot;</source>
        <translation>%1 es un límite superior: escribirlo con «=» o «&lt;=»</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 se indica dos veces</translation>
    </message>
    <message>
        <source>%1 is in milliseconds by its name and in another unit by its value</source>
        <translation>%1 está en milisegundos por su nombre y en otra unidad por su valor</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>%1 is not counted: only the language model is.</source>
        <translation>%1 no se cuenta: solo cuenta el modelo de lenguaje.</translation>
    </message>
    <message>
        <source>%1 is the cheapest of them at %2 € a million tokens and has the most goodput at %3 tokens per second.</source>
        <translation>%1 es el más barato de ellos, a %2 € el millón de tokens, y tiene el mayor goodput, con %3 tokens por segundo.</translation>
    </message>
    <message>
        <source>%1 is the cheapest of them at %2 € a million tokens, %3 has the most goodput at %4 tokens per second.</source>
        <translation>%1 es el más barato de ellos, a %2 € el millón de tokens; %3 tiene el mayor goodput, con %4 tokens por segundo.</translation>
    </message>
    <message>
        <source>%1 is the whole front: %2 % cheaper than %3 with %4 % more goodput, and none is known to beat it on any axis.</source>
        <translation>%1 es todo el frente: %2 % más barato que %3 con %4 % más goodput, y no se sabe de ninguno que lo supere en algún eje.</translation>
    </message>
    <message>
        <source>%1 is the whole front: %2 % cheaper than %3, and none is known to beat it on any axis.</source>
        <translation>%1 es todo el frente: %2 % más barato que %3, y no se sabe de ninguno que lo supere en algún eje.</translation>
    </message>
    <message>
        <source>%1 is the whole front: %2 % more goodput than %3, and none is known to beat it on any axis.</source>
        <translation>%1 es todo el frente: %2 % más goodput que %3, y no se sabe de ninguno que lo supere en algún eje.</translation>
    </message>
    <message>
        <source>%1 is the whole front: none is known to beat it on any axis.</source>
        <translation>%1 es todo el frente: no se sabe de ninguno que lo supere en algún eje.</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter × %2 g/kWh = %3 g/1M tok</source>
        <translation>%1 kWh/1M tok en el contador × %2 g/kWh = %3 g/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter × %2 €/kWh = %3 €/1M tok</source>
        <translation>%1 kWh/1M tok en el contador × %2 €/kWh = %3 €/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter × %2 €/kWh × %3 retail = %4 €/1M tok</source>
        <translation>%1 kWh/1M tok en el contador × %2 €/kWh × %3 minorista = %4 €/1M tok</translation>
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
        <translation>%1 kWh/1M tok × PUE %2 × %3 €/kWh × %4 minorista = %5 €/1M tok</translation>
    </message>
    <message>
        <source>%1 layers × %2 values × %3 B = %4 B a token</source>
        <translation>%1 capas × %2 valores × %3 B = %4 B por token</translation>
    </message>
    <message>
        <source>%1 measured at %2 concurrent requests</source>
        <translation>%1 medido con %2 peticiones simultáneas</translation>
    </message>
    <message>
        <source>%1 measured at %2 req/s</source>
        <translation>%1 medido a %2 req/s</translation>
    </message>
    <message>
        <source>%1 measured without a limit of load</source>
        <translation>%1 medido sin límite de carga</translation>
    </message>
    <message>
        <source>%1 ms a token is faster than any server: the unit that the report states may be wrong</source>
        <translation>%1 ms por token es más rápido que cualquier servidor: la unidad que declara el informe puede ser errónea</translation>
    </message>
    <message>
        <source>%1 must be a list of numbers.</source>
        <translation>%1 debe ser una lista de números.</translation>
    </message>
    <message>
        <source>%1 must be a list of texts.</source>
        <translation>%1 debe ser una lista de textos.</translation>
    </message>
    <message>
        <source>%1 must be a list.</source>
        <translation>%1 debe ser una lista.</translation>
    </message>
    <message>
        <source>%1 must be a number, but is “%2”.</source>
        <translation>%1 debe ser un número, pero es «%2».</translation>
    </message>
    <message>
        <source>%1 must be a text.</source>
        <translation>%1 debe ser un texto.</translation>
    </message>
    <message>
        <source>%1 must be a whole number, but is “%2”.</source>
        <translation>%1 debe ser un número entero, pero es «%2».</translation>
    </message>
    <message>
        <source>%1 must be above zero, but is %2.</source>
        <translation>%1 debe ser mayor que cero, pero es %2.</translation>
    </message>
    <message>
        <source>%1 must be true or false, but is “%2”.</source>
        <translation>%1 debe ser true o false, pero es «%2».</translation>
    </message>
    <message>
        <source>%1 must hold keys of its own.</source>
        <translation>%1 debe contener claves propias.</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed: the throughput alone hides that</source>
        <translation>fallaron %1 de %2 peticiones: el rendimiento por sí solo lo oculta</translation>
    </message>
    <message>
        <source>%1 of %2 requests failed; the figures are those of the few that did not</source>
        <translation>fallaron %1 de %2 peticiones; las cifras son las de las pocas que no fallaron</translation>
    </message>
    <message>
        <source>%1 of %2 runs are too short of requests for their percentiles: below 20, below five times their concurrency, or none above the SLO&apos;s percentile; the fewest are %3</source>
        <translation>%1 de %2 ejecuciones tienen muy pocas peticiones para sus percentiles: menos de 20, menos de cinco veces su concurrencia o ninguna por encima del percentil del SLO; la que menos tiene cuenta %3</translation>
    </message>
    <message>
        <source>%1 of %2 runs count their warm-up among the figures</source>
        <translation>%1 de %2 ejecuciones incluyen su calentamiento en las cifras</translation>
    </message>
    <message>
        <source>%1 of %2 runs did not stream: their time to first token is that of the whole answer</source>
        <translation>%1 de %2 ejecuciones no usaron streaming: su tiempo hasta el primer token es el de la respuesta completa</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say on which GPU they ran, or on how many</source>
        <translation>%1 de %2 ejecuciones no dicen en qué GPU se ejecutaron, o en cuántas</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say whether a warm-up was left out</source>
        <translation>%1 de %2 ejecuciones no dicen si se excluyó un calentamiento</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say whether client or server took the times</source>
        <translation>%1 de %2 ejecuciones no dicen si los tiempos los tomó el cliente o el servidor</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say which engine served, or in which version</source>
        <translation>%1 de %2 ejecuciones no dicen qué motor sirvió, o en qué versión</translation>
    </message>
    <message>
        <source>%1 of %2 runs do not say which tokenizer counted the tokens</source>
        <translation>%1 de %2 ejecuciones no dicen qué tokenizador contó los tokens</translation>
    </message>
    <message>
        <source>%1 of %2 runs drive at least 100 requests/s or 256 connections from one process, which then measures itself (up to 7.2 times at 1,000 requests/s)</source>
        <translation>%1 de %2 ejecuciones generan al menos 100 peticiones/s o 256 conexiones desde un solo proceso, que entonces se mide a sí mismo (hasta 7,2 veces a 1000 peticiones/s)</translation>
    </message>
    <message>
        <source>%1 of %2 runs give every request the same lengths, which no real traffic has</source>
        <translation>%1 de %2 ejecuciones dan a todas las peticiones las mismas longitudes, algo que no ocurre en tráfico real</translation>
    </message>
    <message>
        <source>%1 of %2 runs last less than a minute or than ten times a mean request: filling and emptying weigh on their figures</source>
        <translation>%1 de %2 ejecuciones duran menos de un minuto o de diez veces una petición media: el llenado y el vaciado pesan en sus cifras</translation>
    </message>
    <message>
        <source>%1 of %2 runs record prefix-cache hits: prompts seen before start faster</source>
        <translation>%1 de %2 ejecuciones registran aciertos de caché de prefijos: los prompts ya vistos empiezan más rápido</translation>
    </message>
    <message>
        <source>%1 of %2 runs report a goodput without the SLO that defines it</source>
        <translation>%1 de %2 ejecuciones informan de un goodput sin el SLO que lo define</translation>
    </message>
    <message>
        <source>%1 of %2 runs state means only, and a mean hides the tail</source>
        <translation>%1 de %2 ejecuciones solo declaran medias, y una media oculta la cola</translation>
    </message>
    <message>
        <source>%1 of %2 runs state no percentile from the 95th on</source>
        <translation>%1 de %2 ejecuciones no declaran ningún percentil a partir del 95</translation>
    </message>
    <message>
        <source>%1 of one replica × %2 replicas = %3</source>
        <translation>%1 de una réplica × %2 réplicas = %3</translation>
    </message>
    <message>
        <source>%1 of them reach beyond the knee.</source>
        <translation>%1 de ellos llegan más allá del codo.</translation>
    </message>
    <message>
        <source>%1 output tokens by the server&apos;s count, %2 by the client&apos;s tokenizer</source>
        <translation>%1 tokens de salida según el recuento del servidor, %2 según el tokenizador del cliente</translation>
    </message>
    <message>
        <source>%1 repeats at load %2 lie between %3 and %4, %5 % apart</source>
        <translation>%1 repeticiones con carga %2 están entre %3 y %4, con un %5 % de diferencia</translation>
    </message>
    <message>
        <source>%1 req/s × %2 tokens = %3 tok/s</source>
        <translation>%1 req/s × %2 tokens = %3 tok/s</translation>
    </message>
    <message>
        <source>%1 requests at a concurrency of %2: ramp and drain make up much of the run</source>
        <translation>%1 peticiones con una concurrencia de %2: la rampa y el vaciado ocupan buena parte de la ejecución</translation>
    </message>
    <message>
        <source>%1 requests cannot keep %2 running at a time</source>
        <translation>%1 peticiones no pueden mantener %2 en curso a la vez</translation>
    </message>
    <message>
        <source>%1 requests in %2 s are %3 requests/s, the file says %4</source>
        <translation>%1 peticiones en %2 s son %3 peticiones/s; el archivo dice %4</translation>
    </message>
    <message>
        <source>%1 requests per second take %2 replicas, %3 with head-room.</source>
        <translation>%1 peticiones por segundo requieren %2 réplicas, %3 con margen.</translation>
    </message>
    <message>
        <source>%1 requests per second take %2 replicas.</source>
        <translation>%1 peticiones por segundo requieren %2 réplicas.</translation>
    </message>
    <message>
        <source>%1 requests per second take one replica.</source>
        <translation>%1 peticiones por segundo requieren una réplica.</translation>
    </message>
    <message>
        <source>%1 requests/s of %2 s each are %3 in flight, more than the concurrency of %4</source>
        <translation>%1 peticiones/s de %2 s cada una son %3 en curso, más que la concurrencia de %4</translation>
    </message>
    <message>
        <source>%1 requests/s were sent where %2 were asked for</source>
        <translation>se enviaron %1 peticiones/s donde se pedían %2</translation>
    </message>
    <message>
        <source>%1 rows of the table are not in tokens per second and are left out</source>
        <translation>%1 filas de la tabla no están en tokens por segundo y se omiten</translation>
    </message>
    <message>
        <source>%1 runs count tokens of %2 with the tokenizer of %3</source>
        <translation>%1 ejecuciones cuentan los tokens de %2 con el tokenizador de %3</translation>
    </message>
    <message>
        <source>%1 runs do not state %2, which the SLO asks for</source>
        <translation>%1 ejecuciones no declaran %2, que el SLO exige</translation>
    </message>
    <message>
        <source>%1 runs were timed by the client and %2 by the server, which leaves out the network and the queue</source>
        <translation>%1 ejecuciones las cronometró el cliente y %2 el servidor, lo que deja fuera la red y la cola</translation>
    </message>
    <message>
        <source>%1 runs, and no sweep: a knee needs runs that differ in load alone.</source>
        <translation>%1 ejecuciones y ningún barrido: un codo necesita ejecuciones que difieran solo en la carga.</translation>
    </message>
    <message>
        <source>%1 runs: %2 ms a token, while reading %3 GB of weights over %4 GPUs at %5 TB/s takes %6 ms; model, precision, GPU or the figure is another one</source>
        <translation>%1 ejecuciones: %2 ms por token, mientras que leer %3 GB de pesos en %4 GPU a %5 TB/s tarda %6 ms; el modelo, la precisión, la GPU o la cifra es otra</translation>
    </message>
    <message>
        <source>%1 runs: %2 ms a token, while reading %3 GB of weights over %4 GPUs at %5 TB/s takes %6 ms; the figure is plausible only as input and output tokens together</source>
        <translation>%1 ejecuciones: %2 ms por token, mientras que leer %3 GB de pesos en %4 GPU a %5 TB/s tarda %6 ms; la cifra solo es plausible como suma de tokens de entrada y salida</translation>
    </message>
    <message>
        <source>%1 s + %2 s</source>
        <translation>%1 s + %2 s</translation>
    </message>
    <message>
        <source>%1 s per output token: what versions before 1.0 mean by it cannot be told from the file</source>
        <translation>%1 s por token de salida: lo que las versiones anteriores a la 1.0 entienden por ello no puede saberse por el archivo</translation>
    </message>
    <message>
        <source>%1 stay undecided: something that the comparison asks for is unknown of each.</source>
        <translation>%1 quedan indecisos: de cada uno se desconoce algo que la comparación exige.</translation>
    </message>
    <message>
        <source>%1 stays undecided: %2 of its values are unknown.</source>
        <translation>%1 queda indeciso: se desconocen %2 de sus valores.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its carbon is unknown.</source>
        <translation>%1 queda indeciso: se desconoce su carbono.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its cost of a million tokens is unknown.</source>
        <translation>%1 queda indeciso: se desconoce su coste por millón de tokens.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its energy per token is unknown.</source>
        <translation>%1 queda indeciso: se desconoce su energía por token.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its goodput is unknown.</source>
        <translation>%1 queda indeciso: se desconoce su goodput.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its quality is unknown.</source>
        <translation>%1 queda indeciso: se desconoce su calidad.</translation>
    </message>
    <message>
        <source>%1 stays undecided: its sovereignty is unknown.</source>
        <translation>%1 queda indeciso: se desconoce su soberanía.</translation>
    </message>
    <message>
        <source>%1 stays undecided: one of its values is unknown.</source>
        <translation>%1 queda indeciso: se desconoce uno de sus valores.</translation>
    </message>
    <message>
        <source>%1 stays undecided: the capital that it binds is unknown.</source>
        <translation>%1 queda indeciso: se desconoce el capital que inmoviliza.</translation>
    </message>
    <message>
        <source>%1 stays undecided: whether it passes the gate is unknown.</source>
        <translation>%1 queda indeciso: se desconoce si supera el criterio excluyente.</translation>
    </message>
    <message>
        <source>%1 sweeps from %2 tools.</source>
        <translation>%1 barridos de %2 herramientas.</translation>
    </message>
    <message>
        <source>%1 sweeps from one tool.</source>
        <translation>%1 barridos de una herramienta.</translation>
    </message>
    <message>
        <source>%1 tok/s / %2 tok/s = %3</source>
        <translation>%1 tok/s / %2 tok/s = %3</translation>
    </message>
    <message>
        <source>%1 tok/s × %2 inside the SLO = %3 tok/s</source>
        <translation>%1 tok/s × %2 dentro del SLO = %3 tok/s</translation>
    </message>
    <message>
        <source>%1 tokens of KV cache in the engine&apos;s log / %2 tokens × %3 ranks = %4 requests</source>
        <translation>%1 tokens de caché KV en el registro del motor / %2 tokens × %3 rangos = %4 peticiones</translation>
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
        <translation>%1 € procede de un precio en dólares: «%2»</translation>
    </message>
    <message>
        <source>%1 € is stated without a source</source>
        <translation>%1 € se declara sin fuente</translation>
    </message>
    <message>
        <source>%1 € per kWh is a wholesale price: what a site pays is usually 1.5 to 2 times that</source>
        <translation>%1 € por kWh es un precio mayorista: lo que paga un emplazamiento suele ser de 1,5 a 2 veces eso</translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tok/s · 0.0036 = %3 €/h</source>
        <translation>%1 €/1M tok × %2 tok/s · 0,0036 = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tok/s · 0.0036 × %3 of the time = %4 €/h</source>
        <translation>%1 €/1M tok × %2 tok/s · 0,0036 × %3 del tiempo = %4 €/h</translation>
    </message>
    <message>
        <source>%1 €/GPU-h × %2 GPUs = %3 €/h</source>
        <translation>%1 €/GPU-h × %2 GPU = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/h / (%2 req/s · 3,600 · %3 of the time) = %4 €</source>
        <translation>%1 €/h / (%2 req/s · 3600 · %3 del tiempo) = %4 €</translation>
    </message>
    <message>
        <source>%1 €/h / (%2 req/s · 3,600) = %3 €</source>
        <translation>%1 €/h / (%2 req/s · 3600) = %3 €</translation>
    </message>
    <message>
        <source>%1 €/h / (%2 tok/s · 0.0036 · %3 of the time) = %4 €/1M tok</source>
        <translation>%1 €/h / (%2 tok/s · 0,0036 · %3 del tiempo) = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/h / (%2 tok/s · 0.0036) = %3 €/1M tok</source>
        <translation>%1 €/h / (%2 tok/s · 0,0036) = %3 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/h × 8,760 h = %2 €</source>
        <translation>%1 €/h × 8760 h = %2 €</translation>
    </message>
    <message>
        <source>%1, %2 g/kWh</source>
        <translation>%1, %2 g/kWh</translation>
    </message>
    <message>
        <source>%1, mean, at most</source>
        <translation>%1, media, como máximo</translation>
    </message>
    <message>
        <source>%1, p%2, at most</source>
        <translation>%1, p%2, como máximo</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no axis and is ignored</source>
        <translation>%1: «%2» no es un eje y se ignora</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is no axis and is ignored; did you mean &quot;%3&quot;?</source>
        <translation>%1: «%2» no es un eje y se ignora; ¿quizá «%3»?</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not known; did you mean &quot;%3&quot;?</source>
        <translation>%1: «%2» no se conoce; ¿quizá «%3»?</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; is not known; known are %3</source>
        <translation>%1: «%2» no se conoce; se conocen %3</translation>
    </message>
    <message>
        <source>%1: a check is acknowledged without a reason</source>
        <translation>%1: una comprobación está aceptada sin motivo</translation>
    </message>
    <message>
        <source>%1: a higher percentile is below a lower one</source>
        <translation>%1: un percentil superior está por debajo de uno inferior</translation>
    </message>
    <message>
        <source>%1: every hour is 0, expected load in at least one</source>
        <translation>%1: todas las horas son 0, se esperaba carga en al menos una</translation>
    </message>
    <message>
        <source>%1: expected a number, a range [low, high], {value: …} or percentiles with p50</source>
        <translation>%1: se esperaba un número, un intervalo [low, high], {value: …} o percentiles con p50</translation>
    </message>
    <message>
        <source>%1: expected true or false</source>
        <translation>%1: se esperaba true o false</translation>
    </message>
    <message>
        <source>%1: found %2 numbers, expected one for each of the 24 hours of a day</source>
        <translation>%1: se encontraron %2 números, se esperaba uno por cada una de las 24 horas del día</translation>
    </message>
    <message>
        <source>%1: found %2, expected 0 or more</source>
        <translation>%1: se encontró %2, se esperaba 0 o más</translation>
    </message>
    <message>
        <source>%1: found %2, expected 1 or more</source>
        <translation>%1: se encontró %2, se esperaba 1 o más</translation>
    </message>
    <message>
        <source>%1: found %2, expected a decimal number</source>
        <translation>%1: se encontró %2, se esperaba un número decimal</translation>
    </message>
    <message>
        <source>%1: found %2, expected a finite number</source>
        <translation>%1: se encontró %2, se esperaba un número finito</translation>
    </message>
    <message>
        <source>%1: found %2, expected a fraction above 0, at most 1</source>
        <translation>%1: se encontró %2, se esperaba una fracción mayor que 0 y como máximo 1</translation>
    </message>
    <message>
        <source>%1: found %2, expected a fraction from 0 to 1</source>
        <translation>%1: se encontró %2, se esperaba una fracción de 0 a 1</translation>
    </message>
    <message>
        <source>%1: found %2, expected a fraction from 0 to 1: write %3</source>
        <translation>%1: se encontró %2, se esperaba una fracción de 0 a 1: escribir %3</translation>
    </message>
    <message>
        <source>%1: found %2, expected a fraction from 0 to 1; %2 % is written %3</source>
        <translation>%1: se encontró %2, se esperaba una fracción de 0 a 1; %2 % se escribe %3</translation>
    </message>
    <message>
        <source>%1: found %2, expected a whole number</source>
        <translation>%1: se encontró %2, se esperaba un número entero</translation>
    </message>
    <message>
        <source>%1: found %2, expected a whole number from %3 to %4</source>
        <translation>%1: se encontró %2, se esperaba un número entero de %3 a %4</translation>
    </message>
    <message>
        <source>%1: found %2, expected hours of a day: above 0, at most 24</source>
        <translation>%1: se encontró %2, se esperaban horas de un día: más de 0, como máximo 24</translation>
    </message>
    <message>
        <source>%1: found %2, expected more than 0</source>
        <translation>%1: se encontró %2, se esperaba más de 0</translation>
    </message>
    <message>
        <source>%1: found %2, which is no number or too large a one</source>
        <translation>%1: se encontró %2, que no es un número o es demasiado grande</translation>
    </message>
    <message>
        <source>%1: found %2, whose zero in front can mean an octal number; write %3</source>
        <translation>%1: se encontró %2, cuyo cero inicial puede indicar un número octal; escribir %3</translation>
    </message>
    <message>
        <source>%1: found %2,%3; decimals are written with a point: %2.%3</source>
        <translation>%1: se encontró %2,%3; los decimales se escriben con punto: %2.%3</translation>
    </message>
    <message>
        <source>%1: found %2; numbers are written with a decimal point and nothing between thousands</source>
        <translation>%1: se encontró %2; los números se escriben con punto decimal y sin separador de miles</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot; in quotes, expected a number without quotes</source>
        <translation>%1: se encontró «%2» entre comillas, se esperaba un número sin comillas</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected 64 hexadecimal digits</source>
        <translation>%1: se encontró «%2», se esperaban 64 dígitos hexadecimales</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a date such as 2026-06-01</source>
        <translation>%1: se encontró «%2», se esperaba una fecha como 2026-06-01</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a list</source>
        <translation>%1: se encontró «%2», se esperaba una lista</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a number</source>
        <translation>%1: se encontró «%2», se esperaba un número</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a number alone; the unit is in the key&apos;s name</source>
        <translation>%1: se encontró «%2», se esperaba solo un número; la unidad está en el nombre de la clave</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected keys with values</source>
        <translation>%1: se encontró «%2», se esperaban claves con valores</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected one of %3</source>
        <translation>%1: se encontró «%2», se esperaba uno de %3</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected true or false</source>
        <translation>%1: se encontró «%2», se esperaba true o false</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;; this program reads %3</source>
        <translation>%1: se encontró «%2»; este programa lee %3</translation>
    </message>
    <message>
        <source>%1: found a list of %2, expected a number or a range of two: [low, high]</source>
        <translation>%1: se encontró una lista de %2, se esperaba un número o un intervalo de dos: [low, high]</translation>
    </message>
    <message>
        <source>%1: found a list, expected a number</source>
        <translation>%1: se encontró una lista, se esperaba un número</translation>
    </message>
    <message>
        <source>%1: found a list, expected keys with values</source>
        <translation>%1: se encontró una lista, se esperaban claves con valores</translation>
    </message>
    <message>
        <source>%1: found a list, expected text</source>
        <translation>%1: se encontró una lista, se esperaba texto</translation>
    </message>
    <message>
        <source>%1: found keys with values, expected a list</source>
        <translation>%1: se encontraron claves con valores, se esperaba una lista</translation>
    </message>
    <message>
        <source>%1: found keys with values, expected a number</source>
        <translation>%1: se encontraron claves con valores, se esperaba un número</translation>
    </message>
    <message>
        <source>%1: found keys with values, expected text</source>
        <translation>%1: se encontraron claves con valores, se esperaba texto</translation>
    </message>
    <message>
        <source>%1: found nothing, expected %2</source>
        <translation>%1: no se encontró nada, se esperaba %2</translation>
    </message>
    <message>
        <source>%1: found nothing, expected a number</source>
        <translation>%1: no se encontró nada, se esperaba un número</translation>
    </message>
    <message>
        <source>%1: found the range [%2, %3], expected the lower end first</source>
        <translation>%1: se encontró el intervalo [%2, %3], se esperaba primero el extremo inferior</translation>
    </message>
    <message>
        <source>%1: found the text &quot;%2&quot;, expected a number</source>
        <translation>%1: se encontró el texto «%2», se esperaba un número</translation>
    </message>
    <message>
        <source>%1: no degree of tensor parallelism was found in &quot;%2&quot;, expected TP=4</source>
        <translation>%1: no se encontró ningún grado de paralelismo tensorial en «%2», se esperaba TP=4</translation>
    </message>
    <message>
        <source>%1: one end of the range is missing</source>
        <translation>%1: falta un extremo del intervalo</translation>
    </message>
    <message>
        <source>%1: the candidate has no id</source>
        <translation>%1: el candidato no tiene id</translation>
    </message>
    <message>
        <source>%1: the id &quot;%2&quot; stands for two candidates</source>
        <translation>%1: el id «%2» designa a dos candidatos</translation>
    </message>
    <message>
        <source>%1: the id of the check is missing</source>
        <translation>%1: falta el id de la comprobación</translation>
    </message>
    <message>
        <source>%1: the path of the file is missing</source>
        <translation>%1: falta la ruta del archivo</translation>
    </message>
    <message>
        <source>(%1 € a year for purchases + %2 € upkeep + %3 € electricity) / 8,760 h = %4 €/h</source>
        <translation>(%1 € al año por compras + %2 € de mantenimiento + %3 € de electricidad) / 8760 h = %4 €/h</translation>
    </message>
    <message>
        <source>(%1 € a year for purchases + %2 € upkeep) / 8,760 h = %3 €/h</source>
        <translation>(%1 € al año por compras + %2 € de mantenimiento) / 8760 h = %3 €/h</translation>
    </message>
    <message>
        <source>2 × %1 layers × %2 KV heads × %3 values × %4 B = %5 B a token</source>
        <translation>2 × %1 capas × %2 cabezas KV × %3 valores × %4 B = %5 B por token</translation>
    </message>
    <message>
        <source>A candidate dominates another when it is known on every axis on which the other is known, is nowhere worse, and is better on at least one. The Pareto front holds the candidates that nobody dominates.</source>
        <translation>Un candidato domina a otro cuando se conoce en todos los ejes en que se conoce el otro, no es peor en ninguno y es mejor en al menos uno. El frente de Pareto contiene los candidatos a los que nadie domina.</translation>
    </message>
    <message>
        <source>A million output tokens cost %1 €.</source>
        <translation>Un millón de tokens de salida cuesta %1 €.</translation>
    </message>
    <message>
        <source>A million tokens cost %1 €.</source>
        <translation>Un millón de tokens cuesta %1 €.</translation>
    </message>
    <message>
        <source>A million tokens inside the SLO cost %1 €.</source>
        <translation>Un millón de tokens dentro del SLO cuesta %1 €.</translation>
    </message>
    <message>
        <source>A million tokens, prompt and answer together, cost %1 €.</source>
        <translation>Un millón de tokens, prompt y respuesta juntos, cuesta %1 €.</translation>
    </message>
    <message>
        <source>A price per GPU-hour is stated, but not how many GPUs there are: state parallelism.tp, or the number of GPUs.</source>
        <translation>Se declara un precio por GPU-hora, pero no cuántas GPU hay: indicar parallelism.tp o el número de GPU.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the boards, and a million of them emit %2 g of CO₂e.</source>
        <translation>Un token consume %1 J en las tarjetas, y un millón emite %2 g de CO₂e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the boards.</source>
        <translation>Un token consume %1 J en las tarjetas.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the facility&apos;s meter, and a million of them emit %2 g of CO₂e.</source>
        <translation>Un token consume %1 J en el contador del centro de datos, y un millón emite %2 g de CO₂e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the facility&apos;s meter.</source>
        <translation>Un token consume %1 J en el contador del centro de datos.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the nodes, and a million of them emit %2 g of CO₂e.</source>
        <translation>Un token consume %1 J en los nodos, y un millón emite %2 g de CO₂e.</translation>
    </message>
    <message>
        <source>A token takes %1 J at the nodes.</source>
        <translation>Un token consume %1 J en los nodos.</translation>
    </message>
    <message>
        <source>Above it the gaps between tokens break first</source>
        <translation>Por encima se incumplen primero los intervalos entre tokens</translation>
    </message>
    <message>
        <source>Above it the share of good requests falls below its target</source>
        <translation>Por encima la proporción de peticiones buenas cae por debajo de su objetivo</translation>
    </message>
    <message>
        <source>Above it the time of the whole request breaks first</source>
        <translation>Por encima se incumple primero el tiempo de la petición completa</translation>
    </message>
    <message>
        <source>Above it the time per output token breaks first</source>
        <translation>Por encima se incumple primero el tiempo por token de salida</translation>
    </message>
    <message>
        <source>Above it the time to first token breaks first</source>
        <translation>Por encima se incumple primero el tiempo hasta el primer token</translation>
    </message>
    <message>
        <source>Acceptance of drafted tokens</source>
        <translation>Aceptación de tokens propuestos</translation>
    </message>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Aceptada: %1</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Activations %1 GB and overhead %2 GB per GPU come from the engine&apos;s table (%3 from version %4).</source>
        <translation>Activaciones (%1 GB) y sobrecarga (%2 GB) por GPU proceden de la tabla del motor (%3 desde la versión %4).</translation>
    </message>
    <message>
        <source>Activations in a GPU</source>
        <translation>Activaciones en una GPU</translation>
    </message>
    <message>
        <source>Active</source>
        <translation>Activos</translation>
    </message>
    <message>
        <source>Add loads below the first one</source>
        <translation>Añadir cargas por debajo de la primera</translation>
    </message>
    <message>
        <source>All lengths equal</source>
        <translation>Todas las longitudes iguales</translation>
    </message>
    <message>
        <source>All of them reach beyond the knee.</source>
        <translation>Todos llegan más allá del codo.</translation>
    </message>
    <message>
        <source>All weights, as stated</source>
        <translation>Todos los pesos, según lo declarado</translation>
    </message>
    <message>
        <source>Amortisation</source>
        <translation>Amortización</translation>
    </message>
    <message>
        <source>Amortisation of %1</source>
        <translation>Amortización: %1</translation>
    </message>
    <message>
        <source>An entry of the catalogue has no id; it is left out.</source>
        <translation>Una entrada del catálogo no tiene id; se omite.</translation>
    </message>
    <message>
        <source>Answers not streamed</source>
        <translation>Respuestas sin streaming</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Llegadas</translation>
    </message>
    <message>
        <source>As quoted</source>
        <translation>Según oferta</translation>
    </message>
    <message>
        <source>Ask for a new quote, and date it</source>
        <translation>Pedir una oferta nueva y fecharla</translation>
    </message>
    <message>
        <source>Assumptions: every input</source>
        <translation>Supuestos: todas las entradas</translation>
    </message>
    <message>
        <source>At %1 concurrent requests already, %2 is %3 ms against a limit of %4 ms.</source>
        <translation>Ya con %1 peticiones simultáneas, %2 es de %3 ms frente a un límite de %4 ms.</translation>
    </message>
    <message>
        <source>At %1 requests per second already, %2 is %3 ms against a limit of %4 ms.</source>
        <translation>Ya con %1 peticiones por segundo, %2 es de %3 ms frente a un límite de %4 ms.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 % and goodput falls to %3 %.</source>
        <translation>Con %1, el rendimiento gana un %2 % y el goodput baja al %3 %.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 % and goodput falls to %3 %: the knee lies between.</source>
        <translation>Con %1, el rendimiento gana un %2 % y el goodput baja al %3 %: el codo está en medio.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 %, but %3 is %4 ms against a limit of %5 ms.</source>
        <translation>Con %1, el rendimiento gana un %2 %, pero %3 es de %4 ms frente a un límite de %5 ms.</translation>
    </message>
    <message>
        <source>At %1, throughput gains %2 %.</source>
        <translation>Con %1, el rendimiento gana un %2 %.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 % and goodput falls to %3 %.</source>
        <translation>Con %1, el rendimiento pierde un %2 % y el goodput baja al %3 %.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 % and goodput falls to %3 %: the knee lies between.</source>
        <translation>Con %1, el rendimiento pierde un %2 % y el goodput baja al %3 %: el codo está en medio.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 %, and %3 is %4 ms against a limit of %5 ms.</source>
        <translation>Con %1, el rendimiento pierde un %2 % y %3 es de %4 ms frente a un límite de %5 ms.</translation>
    </message>
    <message>
        <source>At %1, throughput loses %2 %.</source>
        <translation>Con %1, el rendimiento pierde un %2 %.</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>BF16 dense</source>
        <translation>BF16 denso</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Ancho de banda</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation>Potencia de la tarjeta</translation>
    </message>
    <message>
        <source>Board power only</source>
        <translation>Solo potencia de la tarjeta</translation>
    </message>
    <message>
        <source>Boundaries differ</source>
        <translation>Los límites de medición difieren</translation>
    </message>
    <message>
        <source>Boundary of the power</source>
        <translation>Límite de medición de la potencia</translation>
    </message>
    <message>
        <source>Bring all power figures to one boundary: board, node or facility</source>
        <translation>Llevar todas las cifras de potencia a un mismo límite: tarjeta, nodo o centro de datos</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>Presupuesto</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>Grafos CUDA</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Candidate %1</source>
        <translation>Candidato %1</translation>
    </message>
    <message>
        <source>Candidate %1 changes what the throughput of the scenario depends on: its own is unknown until it is stated or measured.</source>
        <translation>El candidato %1 cambia aquello de lo que depende el rendimiento del escenario: el suyo propio se desconoce hasta que se indique o se mida.</translation>
    </message>
    <message>
        <source>Capital bound</source>
        <translation>Capital inmovilizado</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>Carbono</translation>
    </message>
    <message>
        <source>Carbon of a million tokens</source>
        <translation>Carbono de un millón de tokens</translation>
    </message>
    <message>
        <source>Carbon of a year</source>
        <translation>Carbono de un año</translation>
    </message>
    <message>
        <source>Carbon of the grid</source>
        <translation>Carbono de la red eléctrica</translation>
    </message>
    <message>
        <source>Carbon per million tokens</source>
        <translation>Carbono por millón de tokens</translation>
    </message>
    <message>
        <source>Carbon per year</source>
        <translation>Carbono por año</translation>
    </message>
    <message>
        <source>Carbon, lifecycle</source>
        <translation>Carbono, ciclo de vida</translation>
    </message>
    <message>
        <source>Ceiling of concurrent requests</source>
        <translation>Tope de peticiones simultáneas</translation>
    </message>
    <message>
        <source>Ceiling of the KV cache</source>
        <translation>Tope de la caché KV</translation>
    </message>
    <message>
        <source>Chunked prefill</source>
        <translation>Prefill por fragmentos</translation>
    </message>
    <message>
        <source>Client&apos;s rate limit</source>
        <translation>Límite de tasa del cliente</translation>
    </message>
    <message>
        <source>Clock side unknown</source>
        <translation>Lado del reloj desconocido</translation>
    </message>
    <message>
        <source>Clocks are mixed</source>
        <translation>Relojes mezclados</translation>
    </message>
    <message>
        <source>Coefficient of variation of the gaps between requests</source>
        <translation>Coeficiente de variación de los intervalos entre peticiones</translation>
    </message>
    <message>
        <source>Compare like with like, or say that this is what is compared</source>
        <translation>Comparar lo comparable, o indicar que es esto lo que se compara</translation>
    </message>
    <message>
        <source>Compare only runs that were timed on the same side</source>
        <translation>Comparar solo ejecuciones cronometradas en el mismo lado</translation>
    </message>
    <message>
        <source>Compare output tokens with output tokens only</source>
        <translation>Comparar tokens de salida solo con tokens de salida</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Concurrencia</translation>
    </message>
    <message>
        <source>Concurrency that the KV cache holds</source>
        <translation>Concurrencia que admite la caché KV</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Context and buffers by TP</source>
        <translation>Contexto y búferes por TP</translation>
    </message>
    <message>
        <source>Context held by a running request</source>
        <translation>Contexto retenido por una petición en curso</translation>
    </message>
    <message>
        <source>Contexts differ</source>
        <translation>Los contextos difieren</translation>
    </message>
    <message>
        <source>Converted from dollars</source>
        <translation>Convertido desde dólares</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Cost of a million tokens</source>
        <translation>Coste de un millón de tokens</translation>
    </message>
    <message>
        <source>Cost of a request</source>
        <translation>Coste de una petición</translation>
    </message>
    <message>
        <source>Cost of a year</source>
        <translation>Coste de un año</translation>
    </message>
    <message>
        <source>Cost of an hour</source>
        <translation>Coste de una hora</translation>
    </message>
    <message>
        <source>Cost of capital, a year</source>
        <translation>Coste del capital, por año</translation>
    </message>
    <message>
        <source>Cost per hour</source>
        <translation>Coste por hora</translation>
    </message>
    <message>
        <source>Cost per million tokens (CPM)</source>
        <translation>Coste por millón de tokens (CPM)</translation>
    </message>
    <message>
        <source>Cost per request</source>
        <translation>Coste por petición</translation>
    </message>
    <message>
        <source>Cost per year</source>
        <translation>Coste por año</translation>
    </message>
    <message>
        <source>Cost, goodput, energy, carbon and sovereignty on one frontier</source>
        <translation>Coste, goodput, energía, carbono y soberanía en un solo frente</translation>
    </message>
    <message>
        <source>Count the tokens with the model&apos;s own tokenizer</source>
        <translation>Contar los tokens con el tokenizador del propio modelo</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Data parallelism</source>
        <translation>Paralelismo de datos</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Day-ahead mean</source>
        <translation>Media del mercado diario</translation>
    </message>
    <message>
        <source>Decode of a request</source>
        <translation>Decode de una petición</translation>
    </message>
    <message>
        <source>Default share</source>
        <translation>Fracción predeterminada</translation>
    </message>
    <message>
        <source>Dense MLP</source>
        <translation>MLP denso</translation>
    </message>
    <message>
        <source>Discard a warm-up and record it, or acknowledge this with how it was done</source>
        <translation>Descartar un calentamiento y registrarlo, o aceptar esta observación indicando cómo se hizo</translation>
    </message>
    <message>
        <source>Divide by the tokens of the requests inside the SLO</source>
        <translation>Dividir entre los tokens de las peticiones dentro del SLO</translation>
    </message>
    <message>
        <source>Does not fit: %1 GB of weights, %2 GB of activations and %3 GB of overhead per GPU need %4 GB more than %5 % of %6 GB.</source>
        <translation>No cabe: %1 GB de pesos, %2 GB de activaciones y %3 GB de sobrecarga por GPU requieren %4 GB más que el %5 % de %6 GB.</translation>
    </message>
    <message>
        <source>Dominated</source>
        <translation>Dominado</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>Modelo borrador</translation>
    </message>
    <message>
        <source>Duration of a request</source>
        <translation>Duración de una petición</translation>
    </message>
    <message>
        <source>ENTSO-E code</source>
        <translation>Código ENTSO-E</translation>
    </message>
    <message>
        <source>Electricity Maps zone</source>
        <translation>Zona de Electricity Maps</translation>
    </message>
    <message>
        <source>Electricity in it</source>
        <translation>Electricidad incluida</translation>
    </message>
    <message>
        <source>Electricity of a million tokens</source>
        <translation>Electricidad de un millón de tokens</translation>
    </message>
    <message>
        <source>Embodied carbon of a million tokens</source>
        <translation>Carbono incorporado de un millón de tokens</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>Energy and carbon</source>
        <translation>Energía y carbono</translation>
    </message>
    <message>
        <source>Energy and carbon per token are those at full load. In use %1 % of the time with an idle share of %2 %, a token takes %3 times as much.</source>
        <translation>La energía y el carbono por token son los de plena carga. Con un uso del %1 % del tiempo y una fracción en reposo del %2 %, un token consume %3 veces esa cantidad.</translation>
    </message>
    <message>
        <source>Energy and site</source>
        <translation>Energía y emplazamiento</translation>
    </message>
    <message>
        <source>Energy is measured at different boundaries: %1 and %2</source>
        <translation>La energía se mide en límites distintos: %1 y %2</translation>
    </message>
    <message>
        <source>Energy of a million tokens</source>
        <translation>Energía de un millón de tokens</translation>
    </message>
    <message>
        <source>Energy of a token</source>
        <translation>Energía de un token</translation>
    </message>
    <message>
        <source>Energy per million tokens</source>
        <translation>Energía por millón de tokens</translation>
    </message>
    <message>
        <source>Energy per token</source>
        <translation>Energía por token</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Engine version</source>
        <translation>Versión del motor</translation>
    </message>
    <message>
        <source>Engine version missing</source>
        <translation>Falta la versión del motor</translation>
    </message>
    <message>
        <source>Engine, version, flags</source>
        <translation>Motor, versión, opciones</translation>
    </message>
    <message>
        <source>Enter the price of the contract, or a retail factor</source>
        <translation>Introducir el precio del contrato o un factor minorista</translation>
    </message>
    <message>
        <source>Estimate, not measured</source>
        <translation>Estimado, no medido</translation>
    </message>
    <message>
        <source>Expert parallelism</source>
        <translation>Paralelismo de expertos</translation>
    </message>
    <message>
        <source>Expert parallelism %1 does not divide the %2 ranks of a stage (tensor × data parallelism).</source>
        <translation>El paralelismo de expertos %1 no divide los %2 rangos de una etapa (paralelismo tensorial × de datos).</translation>
    </message>
    <message>
        <source>Expert parallelism %1 needs a mixture of experts; %2 is dense.</source>
        <translation>El paralelismo de expertos %1 requiere una mezcla de expertos; %2 es denso.</translation>
    </message>
    <message>
        <source>Expert parallelism %1 needs more experts than the %2 of %3.</source>
        <translation>El paralelismo de expertos %1 requiere más expertos que los %2 de %3.</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Expertos</translation>
    </message>
    <message>
        <source>Experts a token</source>
        <translation>Expertos por token</translation>
    </message>
    <message>
        <source>Exposed to US law</source>
        <translation>Expuesto a la ley de EE. UU.</translation>
    </message>
    <message>
        <source>Extend the sweep until throughput stops rising</source>
        <translation>Ampliar el barrido hasta que el rendimiento deje de crecer</translation>
    </message>
    <message>
        <source>FP4 dense</source>
        <translation>FP4 denso</translation>
    </message>
    <message>
        <source>FP8 dense</source>
        <translation>FP8 denso</translation>
    </message>
    <message>
        <source>Factor from wholesale to what is paid</source>
        <translation>Factor del precio mayorista al precio pagado</translation>
    </message>
    <message>
        <source>Fails the gate %1: %2 is required, %3 is stated.</source>
        <translation>No cumple el criterio excluyente %1: se exige %2, se indica %3.</translation>
    </message>
    <message>
        <source>Faster than the hardware</source>
        <translation>Más rápido que el hardware</translation>
    </message>
    <message>
        <source>Fewer than five loads were tested: too few to find the knee.</source>
        <translation>Se probaron menos de cinco cargas: muy pocas para encontrar el codo.</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Figures contradict each other</source>
        <translation>Las cifras se contradicen</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Find out which tokens are counted, and on what it really ran</source>
        <translation>Averiguar qué tokens se cuentan y en qué se ejecutó realmente</translation>
    </message>
    <message>
        <source>Find out why they failed; a load that loses requests is no capacity</source>
        <translation>Averiguar por qué fallaron; una carga que pierde peticiones no es capacidad</translation>
    </message>
    <message>
        <source>Find what changed between the repeats, or measure longer</source>
        <translation>Averiguar qué cambió entre las repeticiones, o medir más tiempo</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forma</translation>
    </message>
    <message>
        <source>Format of the KV cache</source>
        <translation>Formato de la caché KV</translation>
    </message>
    <message>
        <source>Format of the weights</source>
        <translation>Formato de los pesos</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>Formula with its numbers</source>
        <translation>Fórmula con sus números</translation>
    </message>
    <message>
        <source>From version</source>
        <translation>Desde la versión</translation>
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
        <translation>GPU por nodo</translation>
    </message>
    <message>
        <source>GPUs in all</source>
        <translation>GPU en total</translation>
    </message>
    <message>
        <source>Go back to the raw results and find out which figure is wrong</source>
        <translation>Volver a los resultados brutos y averiguar qué cifra es errónea</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Goodput counts input and output tokens together: the results state no output tokens.</source>
        <translation>El goodput cuenta juntos los tokens de entrada y de salida: los resultados no indican tokens de salida.</translation>
    </message>
    <message>
        <source>Goodput of a GPU</source>
        <translation>Goodput de una GPU</translation>
    </message>
    <message>
        <source>Goodput of a euro of capex</source>
        <translation>Goodput por euro de capex</translation>
    </message>
    <message>
        <source>Goodput of a kilowatt</source>
        <translation>Goodput de un kilovatio</translation>
    </message>
    <message>
        <source>Goodput per GPU</source>
        <translation>Goodput por GPU</translation>
    </message>
    <message>
        <source>Goodput per euro of hardware</source>
        <translation>Goodput por euro de hardware</translation>
    </message>
    <message>
        <source>Goodput per kW</source>
        <translation>Goodput por kW</translation>
    </message>
    <message>
        <source>Goodput without SLO</source>
        <translation>Goodput sin SLO</translation>
    </message>
    <message>
        <source>Graphs inside the share</source>
        <translation>Grafos dentro de la fracción</translation>
    </message>
    <message>
        <source>Grid methods mixed</source>
        <translation>Métodos de la red mezclados</translation>
    </message>
    <message>
        <source>Grid zone</source>
        <translation>Zona de la red</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Hardware and links</source>
        <translation>Hardware y enlaces</translation>
    </message>
    <message>
        <source>Hardware missing</source>
        <translation>Falta el hardware</translation>
    </message>
    <message>
        <source>Have the tool report p95 and p99</source>
        <translation>Hacer que la herramienta informe de p95 y p99</translation>
    </message>
    <message>
        <source>Have the tool report the percentiles of the SLO, or save each request</source>
        <translation>Hacer que la herramienta informe de los percentiles del SLO, o guardar cada petición</translation>
    </message>
    <message>
        <source>Head-room</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>Head-room over the load</source>
        <translation>Margen sobre la carga</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Sede</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>Cabezas</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Dimensión oculta</translation>
    </message>
    <message>
        <source>Hours of service a day</source>
        <translation>Horas de servicio al día</translation>
    </message>
    <message>
        <source>How the figures are computed</source>
        <translation>Cómo se calculan las cifras</translation>
    </message>
    <message>
        <source>INT8 dense</source>
        <translation>INT8 denso</translation>
    </message>
    <message>
        <source>In %1 of %2 runs more than 1 % of the requests failed, in the worst %3 %; the latencies are those of the others</source>
        <translation>En %1 de %2 ejecuciones falló más del 1 % de las peticiones, en la peor el %3 %; las latencias son las de las demás</translation>
    </message>
    <message>
        <source>In the EU</source>
        <translation>En la UE</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Input and output are %1 tokens/s together, the file says %2</source>
        <translation>Entrada y salida suman %1 tokens/s, el archivo dice %2</translation>
    </message>
    <message>
        <source>Input and output tokens</source>
        <translation>Tokens de entrada y de salida</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instancia</translation>
    </message>
    <message>
        <source>Investment</source>
        <translation>Inversión</translation>
    </message>
    <message>
        <source>It does not reach beyond the knee.</source>
        <translation>No llega más allá del codo.</translation>
    </message>
    <message>
        <source>It reaches beyond the knee.</source>
        <translation>Llega más allá del codo.</translation>
    </message>
    <message>
        <source>J/tok</source>
        <translation>J/tok</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <translation>Jurisdicción</translation>
    </message>
    <message>
        <source>KV cache of a token</source>
        <translation>Caché KV de un token</translation>
    </message>
    <message>
        <source>KV cache per token</source>
        <translation>Caché KV por token</translation>
    </message>
    <message>
        <source>KV cache, bf16</source>
        <translation>Caché KV, bf16</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>Cabezas KV</translation>
    </message>
    <message>
        <source>KV memory of one GPU</source>
        <translation>Memoria KV de una GPU</translation>
    </message>
    <message>
        <source>KV memory of one GPU × GPUs of a replica</source>
        <translation>Memoria KV de una GPU × GPU de una réplica</translation>
    </message>
    <message>
        <source>KV memory of the replica</source>
        <translation>Memoria KV de la réplica</translation>
    </message>
    <message>
        <source>KV memory of the replica / KV bytes per token</source>
        <translation>Memoria KV de la réplica / bytes KV por token</translation>
    </message>
    <message>
        <source>Kind of workload</source>
        <translation>Tipo de carga de trabajo</translation>
    </message>
    <message>
        <source>Knee and safe capacity</source>
        <translation>Codo y capacidad segura</translation>
    </message>
    <message>
        <source>Knee at %1 requests/s, the highest load tested</source>
        <translation>Codo en %1 peticiones/s, la mayor carga probada</translation>
    </message>
    <message>
        <source>Knee at %1 requests/s; the next tested rate is %2</source>
        <translation>Codo en %1 peticiones/s; la siguiente tasa probada es %2</translation>
    </message>
    <message>
        <source>Knee at concurrency %1, the highest load tested</source>
        <translation>Codo en concurrencia %1, la mayor carga probada</translation>
    </message>
    <message>
        <source>Knee at concurrency %1; the next tested one is %2</source>
        <translation>Codo en concurrencia %1; la siguiente probada es %2</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Length distribution</source>
        <translation>Distribución de longitudes</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Link between GPUs</source>
        <translation>Enlace entre GPU</translation>
    </message>
    <message>
        <source>Link domain</source>
        <translation>Dominio de enlace</translation>
    </message>
    <message>
        <source>Link rate</source>
        <translation>Velocidad del enlace</translation>
    </message>
    <message>
        <source>Live tokens that fit</source>
        <translation>Tokens activos que caben</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Load by hour of the day</source>
        <translation>Carga por hora del día</translation>
    </message>
    <message>
        <source>LoadGen calls this result invalid</source>
        <translation>LoadGen declara no válido este resultado</translation>
    </message>
    <message>
        <source>Loads differ</source>
        <translation>Las cargas difieren</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Contexto más largo</translation>
    </message>
    <message>
        <source>Maintenance, share of the price a year</source>
        <translation>Mantenimiento, parte del precio al año</translation>
    </message>
    <message>
        <source>Mean lengths go from %1 to %2 tokens</source>
        <translation>Las longitudes medias van de %1 a %2 tokens</translation>
    </message>
    <message>
        <source>Means only</source>
        <translation>Solo medias</translation>
    </message>
    <message>
        <source>Measure at the node, and say so in energy.boundary</source>
        <translation>Medir en el nodo e indicarlo en energy.boundary</translation>
    </message>
    <message>
        <source>Measure for several minutes at each load</source>
        <translation>Medir varios minutos con cada carga</translation>
    </message>
    <message>
        <source>Measure it with the load of the plan before deciding</source>
        <translation>Medirlo con la carga del plan antes de decidir</translation>
    </message>
    <message>
        <source>Measured BF16</source>
        <translation>BF16 medido</translation>
    </message>
    <message>
        <source>Measured FP8</source>
        <translation>FP8 medido</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Memoria</translation>
    </message>
    <message>
        <source>Memory of a GPU</source>
        <translation>Memoria de una GPU</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>Método</translation>
    </message>
    <message>
        <source>Method of the grid&apos;s figure</source>
        <translation>Método de la cifra de la red</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Model and precision</source>
        <translation>Modelo y precisión</translation>
    </message>
    <message>
        <source>Models differ</source>
        <translation>Los modelos difieren</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Costes</translation>
    </message>
    <message>
        <source>Native</source>
        <translation>Nativo</translation>
    </message>
    <message>
        <source>No SLO is set, so that no load can be called safe.</source>
        <translation>No hay ningún SLO definido, por lo que ninguna carga puede llamarse segura.</translation>
    </message>
    <message>
        <source>No candidate dominates another: each is the best choice for somebody.</source>
        <translation>Ningún candidato domina a otro: cada uno es la mejor opción para alguien.</translation>
    </message>
    <message>
        <source>No candidate is on the front yet.</source>
        <translation>Todavía no hay ningún candidato en el frente.</translation>
    </message>
    <message>
        <source>No knee: fewer than five loads were tested</source>
        <translation>Sin codo: se probaron menos de cinco cargas</translation>
    </message>
    <message>
        <source>No knee: no load states a throughput</source>
        <translation>Sin codo: ninguna carga indica un rendimiento</translation>
    </message>
    <message>
        <source>No knee: the plateau is the rate limit of the client, not of the server</source>
        <translation>Sin codo: la meseta es el límite de tasa del cliente, no del servidor</translation>
    </message>
    <message>
        <source>No knee: throughput is at its maximum from the first load on, so the knee lies below it</source>
        <translation>Sin codo: el rendimiento está en su máximo desde la primera carga, así que el codo está por debajo</translation>
    </message>
    <message>
        <source>No knee: too few requests a load, fewer than 20 or than five times the concurrency</source>
        <translation>Sin codo: muy pocas peticiones por carga, menos de 20 o de cinco veces la concurrencia</translation>
    </message>
    <message>
        <source>No results have been imported yet.</source>
        <translation>Todavía no se han importado resultados.</translation>
    </message>
    <message>
        <source>No safe capacity: no SLO is given</source>
        <translation>Sin capacidad segura: no se indica ningún SLO</translation>
    </message>
    <message>
        <source>No safe capacity: no tested load holds the SLO</source>
        <translation>Sin capacidad segura: ninguna carga probada cumple el SLO</translation>
    </message>
    <message>
        <source>No safe capacity: the tested loads do not state the percentiles that the SLO asks for</source>
        <translation>Sin capacidad segura: las cargas probadas no indican los percentiles que pide el SLO</translation>
    </message>
    <message>
        <source>No sweep has been imported yet: results at several loads show the knee here.</source>
        <translation>Todavía no se ha importado ningún barrido: los resultados con varias cargas muestran aquí el codo.</translation>
    </message>
    <message>
        <source>No tested load keeps the SLO.</source>
        <translation>Ninguna carga probada cumple el SLO.</translation>
    </message>
    <message>
        <source>No tested load keeps the SLO: the figures are those of a load that breaks it.</source>
        <translation>Ninguna carga probada cumple el SLO: las cifras son las de una carga que lo incumple.</translation>
    </message>
    <message>
        <source>None is known to beat it, and this is unknown of it: %1.</source>
        <translation>No se conoce ninguno que lo supere, y de él se desconoce: %1.</translation>
    </message>
    <message>
        <source>None of them reaches beyond the knee.</source>
        <translation>Ninguno de ellos llega más allá del codo.</translation>
    </message>
    <message>
        <source>Not past the knee</source>
        <translation>Sin pasar el codo</translation>
    </message>
    <message>
        <source>Not past the knee: throughput still rises at the last load, so the sweep has to go on</source>
        <translation>Sin pasar el codo: el rendimiento aún crece en la última carga, así que el barrido debe continuar</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Note the rate and its date</source>
        <translation>Anotar la tasa y su fecha</translation>
    </message>
    <message>
        <source>Note whether the times are the client&apos;s or the server&apos;s</source>
        <translation>Anotar si los tiempos son del cliente o del servidor</translation>
    </message>
    <message>
        <source>Nothing can be computed yet: state a throughput, or import results.</source>
        <translation>Todavía no se puede calcular nada: indicar un rendimiento o importar resultados.</translation>
    </message>
    <message>
        <source>Nothing can be reported yet: state a throughput, or import results.</source>
        <translation>Todavía no se puede informar de nada: indicar un rendimiento o importar resultados.</translation>
    </message>
    <message>
        <source>Old price</source>
        <translation>Precio antiguo</translation>
    </message>
    <message>
        <source>One file was not recognised.</source>
        <translation>No se reconoció un archivo.</translation>
    </message>
    <message>
        <source>One run, and no sweep: a knee needs several loads.</source>
        <translation>Una ejecución y ningún barrido: un codo requiere varias cargas.</translation>
    </message>
    <message>
        <source>One sweep from one tool.</source>
        <translation>Un barrido de una herramienta.</translation>
    </message>
    <message>
        <source>Operational concurrency</source>
        <translation>Concurrencia operativa</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Output length, mean</source>
        <translation>Longitud de salida, media</translation>
    </message>
    <message>
        <source>Output length, p50</source>
        <translation>Longitud de salida, p50</translation>
    </message>
    <message>
        <source>Output length, p95</source>
        <translation>Longitud de salida, p95</translation>
    </message>
    <message>
        <source>Output length, p99</source>
        <translation>Longitud de salida, p99</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation>Rendimiento de salida</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Tokens de salida</translation>
    </message>
    <message>
        <source>Overhead in a GPU</source>
        <translation>Sobrecarga en una GPU</translation>
    </message>
    <message>
        <source>Owned, rented or paid by the token</source>
        <translation>Propio, alquilado o pagado por token</translation>
    </message>
    <message>
        <source>Owner&apos;s cost</source>
        <translation>Coste del propietario</translation>
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
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Parameters active for a token</source>
        <translation>Parámetros activos por token</translation>
    </message>
    <message>
        <source>Percentiles missing</source>
        <translation>Faltan percentiles</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Pipeline parallelism</source>
        <translation>Paralelismo de pipeline</translation>
    </message>
    <message>
        <source>Pipeline parallelism %1 needs more layers than the %2 of %3.</source>
        <translation>El paralelismo de pipeline %1 requiere más capas que las %2 de %3.</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Power of the fleet</source>
        <translation>Potencia de la flota</translation>
    </message>
    <message>
        <source>Power with its share of the node</source>
        <translation>Potencia con su parte del nodo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>Precisions differ</source>
        <translation>Las precisiones difieren</translation>
    </message>
    <message>
        <source>Prefill of a request</source>
        <translation>Prefill de una petición</translation>
    </message>
    <message>
        <source>Prefix cache hit rate</source>
        <translation>Tasa de aciertos de la caché de prefijos</translation>
    </message>
    <message>
        <source>Prefix cache warm</source>
        <translation>Caché de prefijos caliente</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Precio</translation>
    </message>
    <message>
        <source>Price of a GPU</source>
        <translation>Precio de una GPU</translation>
    </message>
    <message>
        <source>Price of a million tokens</source>
        <translation>Precio de un millón de tokens</translation>
    </message>
    <message>
        <source>Price of electricity</source>
        <translation>Precio de la electricidad</translation>
    </message>
    <message>
        <source>Price of the fleet</source>
        <translation>Precio de la flota</translation>
    </message>
    <message>
        <source>Price without source</source>
        <translation>Precio sin fuente</translation>
    </message>
    <message>
        <source>Prompt length, mean</source>
        <translation>Longitud del prompt, media</translation>
    </message>
    <message>
        <source>Prompt length, p50</source>
        <translation>Longitud del prompt, p50</translation>
    </message>
    <message>
        <source>Prompt length, p95</source>
        <translation>Longitud del prompt, p95</translation>
    </message>
    <message>
        <source>Prompt length, p99</source>
        <translation>Longitud del prompt, p99</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Published parameters</source>
        <translation>Parámetros publicados</translation>
    </message>
    <message>
        <source>Purchase price</source>
        <translation>Precio de compra</translation>
    </message>
    <message>
        <source>Purchase price of %1</source>
        <translation>Precio de compra: %1</translation>
    </message>
    <message>
        <source>Quality</source>
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Quoted from</source>
        <translation>Oferta de</translation>
    </message>
    <message>
        <source>Quoted on</source>
        <translation>Fecha de la oferta</translation>
    </message>
    <message>
        <source>Raw throughput quoted</source>
        <translation>Rendimiento bruto citado</translation>
    </message>
    <message>
        <source>Record the GPU, how many and how they are connected</source>
        <translation>Registrar la GPU, cuántas son y cómo están conectadas</translation>
    </message>
    <message>
        <source>Record the engine, its version and its flags</source>
        <translation>Registrar el motor, su versión y sus opciones</translation>
    </message>
    <message>
        <source>Record the limits beside the goodput, or save each request so that it can be computed</source>
        <translation>Registrar los límites junto al goodput, o guardar cada petición para poder calcularlo</translation>
    </message>
    <message>
        <source>Record the tokenizer: it decides what a token/s and a cost per token are</source>
        <translation>Registrar el tokenizador: decide qué son un token/s y un coste por token</translation>
    </message>
    <message>
        <source>Recorded in the file</source>
        <translation>Registrado en el archivo</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redundancia</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Repeat the high loads with a tool of several processes, such as AIPerf or GuideLLM</source>
        <translation>Repetir las cargas altas con una herramienta de varios procesos, como AIPerf o GuideLLM</translation>
    </message>
    <message>
        <source>Repeat with one tool, or with tools of one class</source>
        <translation>Repetir con una sola herramienta, o con herramientas de una misma clase</translation>
    </message>
    <message>
        <source>Repeat with streaming</source>
        <translation>Repetir con streaming</translation>
    </message>
    <message>
        <source>Repeat with the lengths of real traffic, or with a trace</source>
        <translation>Repetir con las longitudes del tráfico real, o con una traza</translation>
    </message>
    <message>
        <source>Repeat with the warm-up discarded</source>
        <translation>Repetir descartando el calentamiento</translation>
    </message>
    <message>
        <source>Repeat without the rate limit, or with a higher one</source>
        <translation>Repetir sin el límite de tasa, o con uno más alto</translation>
    </message>
    <message>
        <source>Repeats differ</source>
        <translation>Las repeticiones difieren</translation>
    </message>
    <message>
        <source>Replicas for the rate</source>
        <translation>Réplicas para la tasa</translation>
    </message>
    <message>
        <source>Replicas with head-room</source>
        <translation>Réplicas con margen</translation>
    </message>
    <message>
        <source>Request rate</source>
        <translation>Tasa de peticiones</translation>
    </message>
    <message>
        <source>Request rate to be served</source>
        <translation>Tasa de peticiones que atender</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>Requests at once</source>
        <translation>Peticiones a la vez</translation>
    </message>
    <message>
        <source>Requests failed</source>
        <translation>Peticiones fallidas</translation>
    </message>
    <message>
        <source>Requests per second of a replica</source>
        <translation>Peticiones por segundo de una réplica</translation>
    </message>
    <message>
        <source>Requests within the SLO, at least</source>
        <translation>Peticiones dentro del SLO, como mínimo</translation>
    </message>
    <message>
        <source>Reserve for other work</source>
        <translation>Reserva para otros trabajos</translation>
    </message>
    <message>
        <source>Residual value of %1, share of the price</source>
        <translation>Valor residual, parte del precio: %1</translation>
    </message>
    <message>
        <source>Residual value, share of the price</source>
        <translation>Valor residual, parte del precio</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Routed experts</source>
        <translation>Expertos enrutados</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
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
        <translation>Seguro hasta %1 peticiones/s</translation>
    </message>
    <message>
        <source>Safe up to %1 requests/s: %2 input and output tokens/s</source>
        <translation>Seguro hasta %1 peticiones/s: %2 tokens/s de entrada y salida</translation>
    </message>
    <message>
        <source>Safe up to %1 requests/s: %2 output tokens/s</source>
        <translation>Seguro hasta %1 peticiones/s: %2 tokens/s de salida</translation>
    </message>
    <message>
        <source>Safe up to concurrency %1</source>
        <translation>Seguro hasta concurrencia %1</translation>
    </message>
    <message>
        <source>Safe up to concurrency %1: %2 input and output tokens/s</source>
        <translation>Seguro hasta concurrencia %1: %2 tokens/s de entrada y salida</translation>
    </message>
    <message>
        <source>Safe up to concurrency %1: %2 output tokens/s</source>
        <translation>Seguro hasta concurrencia %1: %2 tokens/s de salida</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Muestreo</translation>
    </message>
    <message>
        <source>Saturated at first</source>
        <translation>Saturado desde el inicio</translation>
    </message>
    <message>
        <source>Say where the price comes from, and when</source>
        <translation>Indicar de dónde y de cuándo es el precio</translation>
    </message>
    <message>
        <source>Scorecard and Pareto front</source>
        <translation>Comparativa y frente de Pareto</translation>
    </message>
    <message>
        <source>Send at least five requests for each concurrent one, and a hundred for a p99</source>
        <translation>Enviar al menos cinco peticiones por cada petición simultánea, y cien para un p99</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Secuencias</translation>
    </message>
    <message>
        <source>Sequences at once, at most</source>
        <translation>Secuencias a la vez, como máximo</translation>
    </message>
    <message>
        <source>Sequences, small cards</source>
        <translation>Secuencias, tarjetas pequeñas</translation>
    </message>
    <message>
        <source>Service level</source>
        <translation>Nivel de servicio</translation>
    </message>
    <message>
        <source>Share of GPU memory used</source>
        <translation>Fracción de memoria de GPU usada</translation>
    </message>
    <message>
        <source>Share of requests inside the SLO</source>
        <translation>Fracción de peticiones dentro del SLO</translation>
    </message>
    <message>
        <source>Share of the power drawn when idle</source>
        <translation>Fracción de la potencia consumida en reposo</translation>
    </message>
    <message>
        <source>Shared experts</source>
        <translation>Expertos compartidos</translation>
    </message>
    <message>
        <source>Shared prefix</source>
        <translation>Prefijo compartido</translation>
    </message>
    <message>
        <source>Short run</source>
        <translation>Ejecución corta</translation>
    </message>
    <message>
        <source>Single-process client</source>
        <translation>Cliente de un solo proceso</translation>
    </message>
    <message>
        <source>Sizing</source>
        <translation>Dimensionamiento</translation>
    </message>
    <message>
        <source>Sizing of LLM inference</source>
        <translation>Dimensionamiento de inferencia LLM</translation>
    </message>
    <message>
        <source>Some layers share the KV cache of others: no KV figure.</source>
        <translation>Algunas capas comparten la caché KV de otras: sin cifra de KV.</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Sovereignty</source>
        <translation>Soberanía</translation>
    </message>
    <message>
        <source>Sovereignty required</source>
        <translation>Soberanía exigida</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Stated throughput</source>
        <translation>Rendimiento indicado</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Sweep past the knee</source>
        <translation>Barrer más allá del codo</translation>
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
        <translation>Paralelismo tensorial</translation>
    </message>
    <message>
        <source>Tensor parallelism %1 does not divide the %2 attention heads of %3.</source>
        <translation>El paralelismo tensorial %1 no divide las %2 cabezas de atención de %3.</translation>
    </message>
    <message>
        <source>Tensor parallelism %1 does not divide the vocabulary of %2 tokens of %3.</source>
        <translation>El paralelismo tensorial %1 no divide el vocabulario de %2 tokens de %3.</translation>
    </message>
    <message>
        <source>The %2 KV heads of %3 can be neither split nor replicated evenly over tensor parallelism %1.</source>
        <translation>Las %2 cabezas KV de %3 no se pueden dividir ni replicar de forma uniforme con paralelismo tensorial %1.</translation>
    </message>
    <message>
        <source>The GPU “%1” is not in the catalogue.</source>
        <translation>La GPU «%1» no está en el catálogo.</translation>
    </message>
    <message>
        <source>The KV cache is held %1 times: tensor parallelism %2 exceeds the %3 KV heads.</source>
        <translation>La caché KV se guarda %1 veces: el paralelismo tensorial %2 supera las %3 cabezas KV.</translation>
    </message>
    <message>
        <source>The KV cache is smaller than one request of the largest length.</source>
        <translation>La caché KV es menor que una petición de la longitud máxima.</translation>
    </message>
    <message>
        <source>The SLO holds even without a limit of load.</source>
        <translation>El SLO se cumple incluso sin límite de carga.</translation>
    </message>
    <message>
        <source>The SLO is empty: expected terms such as ttft_p99=500ms,tpot_p95=60ms</source>
        <translation>El SLO está vacío: se esperaban términos como ttft_p99=500ms,tpot_p95=60ms</translation>
    </message>
    <message>
        <source>The SLO is not met.</source>
        <translation>El SLO no se cumple.</translation>
    </message>
    <message>
        <source>The architecture “%1” is not known; its MLP is taken as gated.</source>
        <translation>No se conoce la arquitectura «%1»; su MLP se toma como «gated».</translation>
    </message>
    <message>
        <source>The attention&apos;s dimensions are incomplete.</source>
        <translation>Las dimensiones de la atención están incompletas.</translation>
    </message>
    <message>
        <source>The capex tree states no price or no years of use for one of its components: the cost of an hour stays unknown. State amortisation_years.</source>
        <translation>El árbol de capex no indica precio o años de uso de uno de sus componentes: el coste de una hora queda desconocido. Indicar amortisation_years.</translation>
    </message>
    <message>
        <source>The catalogue has “%1” twice; the second is left out.</source>
        <translation>El catálogo contiene «%1» dos veces; se omite la segunda.</translation>
    </message>
    <message>
        <source>The compressed KV cache is whole on each of the %1 tensor-parallel ranks; attention data parallelism would split it by request.</source>
        <translation>La caché KV comprimida está entera en cada uno de los %1 rangos de paralelismo tensorial; el paralelismo de datos en la atención la dividiría por petición.</translation>
    </message>
    <message>
        <source>The cost of %1 € per million tokens counts all tokens, though the share inside the SLO is known</source>
        <translation>El coste de %1 € por millón de tokens cuenta todos los tokens, aunque se conoce la fracción dentro del SLO</translation>
    </message>
    <message>
        <source>The cost of owning counts no electricity: state energy.power_w, energy.pue and economics.electricity.eur_per_kwh.</source>
        <translation>El coste de propiedad no cuenta la electricidad: indicar energy.power_w, energy.pue y economics.electricity.eur_per_kwh.</translation>
    </message>
    <message>
        <source>The demand takes %1 replicas: the cost per hour and the power stated in the project are taken for the whole fleet.</source>
        <translation>La demanda requiere %1 réplicas: el coste por hora y la potencia indicados en el proyecto se toman para toda la flota.</translation>
    </message>
    <message>
        <source>The engine found no memory for the KV cache.</source>
        <translation>El motor no encontró memoria para la caché KV.</translation>
    </message>
    <message>
        <source>The engine refused a length of %1 tokens: the model allows %2.</source>
        <translation>El motor rechazó una longitud de %1 tokens: el modelo permite %2.</translation>
    </message>
    <message>
        <source>The engine refused a length of %1 tokens: the model allows less.</source>
        <translation>El motor rechazó una longitud de %1 tokens: el modelo permite menos.</translation>
    </message>
    <message>
        <source>The engine refused its arguments: %1.</source>
        <translation>El motor rechazó sus argumentos: %1.</translation>
    </message>
    <message>
        <source>The engine “%1” has no usable version record.</source>
        <translation>El motor «%1» no tiene ningún registro de versión utilizable.</translation>
    </message>
    <message>
        <source>The engine “%1” is not in the catalogue: its overheads are not known.</source>
        <translation>El motor «%1» no está en el catálogo: no se conocen sus sobrecargas.</translation>
    </message>
    <message>
        <source>The goodput is an estimate from percentiles, certain only to lie between %1 and %2 %</source>
        <translation>El goodput es una estimación a partir de percentiles; solo es seguro que está entre %1 y %2 %</translation>
    </message>
    <message>
        <source>The grid intensities are of different methods: %1 and %2</source>
        <translation>Las intensidades de la red son de métodos distintos: %1 y %2</translation>
    </message>
    <message>
        <source>The idle share of the power is unknown: the carbon of a year counts the power while in use alone and is a lower bound.</source>
        <translation>Se desconoce la fracción de la potencia en reposo: el carbono de un año solo cuenta la potencia en uso y es una cota inferior.</translation>
    </message>
    <message>
        <source>The jurisdiction of %1 is the catalogue&apos;s general knowledge: check it.</source>
        <translation>La jurisdicción de %1 es conocimiento general del catálogo: conviene comprobarla.</translation>
    </message>
    <message>
        <source>The knee lies at %1 concurrent requests.</source>
        <translation>El codo está en %1 peticiones simultáneas.</translation>
    </message>
    <message>
        <source>The knee lies at %1 requests per second.</source>
        <translation>El codo está en %1 peticiones por segundo.</translation>
    </message>
    <message>
        <source>The knee lies between %1 and %2 concurrent requests.</source>
        <translation>El codo está entre %1 y %2 peticiones simultáneas.</translation>
    </message>
    <message>
        <source>The knee lies between %1 and %2 requests per second.</source>
        <translation>El codo está entre %1 y %2 peticiones por segundo.</translation>
    </message>
    <message>
        <source>The layers compress their KV cache in a way that is not modelled: no KV figure.</source>
        <translation>Las capas comprimen su caché KV de una forma que no está modelada: sin cifra de KV.</translation>
    </message>
    <message>
        <source>The limit &quot;%1&quot; is no time above zero: expected a number with ms or s, such as 500ms</source>
        <translation>El límite «%1» no es un tiempo mayor que cero: se esperaba un número con ms o s, como 500ms</translation>
    </message>
    <message>
        <source>The lowest load tested already has the highest throughput: the knee lies below it.</source>
        <translation>La carga más baja probada ya tiene el rendimiento más alto: el codo está por debajo.</translation>
    </message>
    <message>
        <source>The mixture of experts is incomplete.</source>
        <translation>La mezcla de expertos está incompleta.</translation>
    </message>
    <message>
        <source>The model “%1” cannot be used.</source>
        <translation>El modelo «%1» no se puede usar.</translation>
    </message>
    <message>
        <source>The model “%1” is not in the catalogue: its memory is not computed.</source>
        <translation>El modelo «%1» no está en el catálogo: no se calcula su memoria.</translation>
    </message>
    <message>
        <source>The number of experts that a token takes is not stated; 1 is assumed.</source>
        <translation>No se indica el número de expertos por token; se supone 1.</translation>
    </message>
    <message>
        <source>The override of candidate %1 makes no valid project: %2</source>
        <translation>La modificación del candidato %1 no da un proyecto válido: %2</translation>
    </message>
    <message>
        <source>The p%1 of %2 is %3 ms, above the p%4 of %5 ms</source>
        <translation>El p%1 de %2 es de %3 ms, por encima del p%4 de %5 ms</translation>
    </message>
    <message>
        <source>The percentiles put at least %1 % of the requests inside the SLO, the reported goodput is %2 %: one of them is wrong, or the goodput is that of another SLO</source>
        <translation>Los percentiles sitúan al menos el %1 % de las peticiones dentro del SLO, el goodput comunicado es del %2 %: uno de los dos es erróneo, o el goodput es el de otro SLO</translation>
    </message>
    <message>
        <source>The percentiles put at most %1 % of the requests inside the SLO, the reported goodput is %2 %: one of them is wrong, or the goodput is that of another SLO</source>
        <translation>Los percentiles sitúan como máximo el %1 % de las peticiones dentro del SLO, el goodput comunicado es del %2 %: uno de los dos es erróneo, o el goodput es el de otro SLO</translation>
    </message>
    <message>
        <source>The plateau is the client&apos;s own rate limit: it shows no knee of the server.</source>
        <translation>La meseta es el límite de tasa del propio cliente: no muestra ningún codo del servidor.</translation>
    </message>
    <message>
        <source>The power is that of the boards and no PUE is stated: energy at the meter, electricity and carbon stay unknown. State energy.pue.</source>
        <translation>La potencia es la de las tarjetas y no se indica PUE: la energía en el contador, la electricidad y el carbono quedan desconocidos. Indicar energy.pue.</translation>
    </message>
    <message>
        <source>The power is that of the nodes and no PUE is stated: energy at the meter, electricity and carbon stay unknown. State energy.pue.</source>
        <translation>La potencia es la de los nodos y no se indica PUE: la energía en el contador, la electricidad y el carbono quedan desconocidos. Indicar energy.pue.</translation>
    </message>
    <message>
        <source>The price is of %1, %2 days before the project&apos;s date</source>
        <translation>El precio es de %1, %2 días antes de la fecha del proyecto</translation>
    </message>
    <message>
        <source>The quantisation “%1” is not known; its bytes per weight are not.</source>
        <translation>No se conoce la cuantización «%1»; tampoco sus bytes por peso.</translation>
    </message>
    <message>
        <source>The results state no throughput, so that no knee can be found.</source>
        <translation>Los resultados no indican ningún rendimiento, por lo que no se puede encontrar el codo.</translation>
    </message>
    <message>
        <source>The size of the MLP is not stated; its weights are not counted.</source>
        <translation>No se indica el tamaño del MLP; sus pesos no se cuentan.</translation>
    </message>
    <message>
        <source>The sweep shows neither a safe capacity nor a knee: the figures are those of its highest throughput.</source>
        <translation>El barrido no muestra ni capacidad segura ni codo: las cifras son las de su rendimiento más alto.</translation>
    </message>
    <message>
        <source>The sweeps are loaded in %1 ways, among them %2 and %3</source>
        <translation>Los barridos se cargan de %1 maneras, entre ellas %2 y %3</translation>
    </message>
    <message>
        <source>The sweeps are of %1 models, among them %2 and %3</source>
        <translation>Los barridos son de %1 modelos, entre ellos %2 y %3</translation>
    </message>
    <message>
        <source>The sweeps are of %1 precisions, among them %2 and %3</source>
        <translation>Los barridos son de %1 precisiones, entre ellas %2 y %3</translation>
    </message>
    <message>
        <source>The sweeps count different things: %1 and %2</source>
        <translation>Los barridos cuentan cosas distintas: %1 y %2</translation>
    </message>
    <message>
        <source>The sweeps were driven by clients of %1 classes, %2 and %3, which differ by up to seven times</source>
        <translation>Los barridos se generaron con clientes de %1 clases, %2 y %3, que difieren hasta siete veces</translation>
    </message>
    <message>
        <source>The throughput of %1 tokens/s is a design figure: no benchmark stands behind it</source>
        <translation>El rendimiento de %1 tokens/s es una cifra de diseño: no la respalda ningún benchmark</translation>
    </message>
    <message>
        <source>There are no candidates to compare yet.</source>
        <translation>Todavía no hay candidatos que comparar.</translation>
    </message>
    <message>
        <source>There is one candidate, %1, and nothing yet to compare it with.</source>
        <translation>Hay un candidato, %1, y todavía nada con que compararlo.</translation>
    </message>
    <message>
        <source>This is no JSON object.</source>
        <translation>Esto no es un objeto JSON.</translation>
    </message>
    <message>
        <source>This is no catalogue: “schema: %1” is missing.</source>
        <translation>Esto no es un catálogo: falta «schema: %1».</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>Throughput is at its maximum from the first load, %1, on: every load tested is overload</source>
        <translation>El rendimiento está en su máximo desde la primera carga, %1: todas las cargas probadas son sobrecarga</translation>
    </message>
    <message>
        <source>Throughput still rises at the last load, %2: where it ends is not known</source>
        <translation>El rendimiento aún crece en la última carga, %2: no se sabe dónde termina</translation>
    </message>
    <message>
        <source>Throughput still rises at the last load: the sweep is not past the knee.</source>
        <translation>El rendimiento aún crece en la última carga: el barrido no ha pasado el codo.</translation>
    </message>
    <message>
        <source>Token kinds mixed</source>
        <translation>Tipos de tokens mezclados</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizador</translation>
    </message>
    <message>
        <source>Tokenizer differs</source>
        <translation>El tokenizador difiere</translation>
    </message>
    <message>
        <source>Tokenizer unknown</source>
        <translation>Tokenizador desconocido</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>Tokens por paso</translation>
    </message>
    <message>
        <source>Tokens a step, small cards</source>
        <translation>Tokens por paso, tarjetas pequeñas</translation>
    </message>
    <message>
        <source>Tokens drafted</source>
        <translation>Tokens propuestos</translation>
    </message>
    <message>
        <source>Tokens in a batch, at most</source>
        <translation>Tokens por lote, como máximo</translation>
    </message>
    <message>
        <source>Tokens within the SLO</source>
        <translation>Tokens dentro del SLO</translation>
    </message>
    <message>
        <source>Too few requests</source>
        <translation>Muy pocas peticiones</translation>
    </message>
    <message>
        <source>Too few requests were sent at each load for the percentiles that the SLO asks for.</source>
        <translation>Con cada carga se enviaron muy pocas peticiones para los percentiles que pide el SLO.</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Tool and version</source>
        <translation>Herramienta y versión</translation>
    </message>
    <message>
        <source>Tool classes differ</source>
        <translation>Las clases de herramientas difieren</translation>
    </message>
    <message>
        <source>Tool version</source>
        <translation>Versión de la herramienta</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation>Rendimiento total</translation>
    </message>
    <message>
        <source>Trace of requests</source>
        <translation>Traza de peticiones</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Unknown key “%1” in the catalogue; it is ignored.</source>
        <translation>Clave desconocida «%1» en el catálogo; se ignora.</translation>
    </message>
    <message>
        <source>Up to %1 concurrent requests the SLO holds.</source>
        <translation>Hasta %1 peticiones simultáneas se cumple el SLO.</translation>
    </message>
    <message>
        <source>Up to %1 concurrent requests, the highest load tested, the SLO holds.</source>
        <translation>Hasta %1 peticiones simultáneas, la mayor carga probada, se cumple el SLO.</translation>
    </message>
    <message>
        <source>Up to %1 requests per second the SLO holds.</source>
        <translation>Hasta %1 peticiones por segundo se cumple el SLO.</translation>
    </message>
    <message>
        <source>Up to %1 requests per second, the highest load tested, the SLO holds.</source>
        <translation>Hasta %1 peticiones por segundo, la mayor carga probada, se cumple el SLO.</translation>
    </message>
    <message>
        <source>Up to the last load, %2, the client&apos;s own rate is the limit: the plateau is not the server&apos;s</source>
        <translation>Hasta la última carga, %2, el límite es la tasa del propio cliente: la meseta no es la del servidor</translation>
    </message>
    <message>
        <source>Usable</source>
        <translation>Utilizable</translation>
    </message>
    <message>
        <source>Use intensities of one method (direct or life cycle) throughout</source>
        <translation>Usar siempre intensidades de un mismo método (directo o ciclo de vida)</translation>
    </message>
    <message>
        <source>Use prompts that share no more than real ones do, and clear the cache between loads</source>
        <translation>Usar prompts que no compartan más que los reales y vaciar la caché entre cargas</translation>
    </message>
    <message>
        <source>Useful</source>
        <translation>Útil</translation>
    </message>
    <message>
        <source>Utilisation</source>
        <translation>Utilización</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Fabricante</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verificado</translation>
    </message>
    <message>
        <source>Version of the engine</source>
        <translation>Versión del motor</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Calentamiento</translation>
    </message>
    <message>
        <source>Warm-up counted</source>
        <translation>Calentamiento contado</translation>
    </message>
    <message>
        <source>Warm-up unknown</source>
        <translation>Calentamiento desconocido</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
    </message>
    <message>
        <source>Water of a million tokens</source>
        <translation>Agua de un millón de tokens</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>What limits is the engine&apos;s max_num_seqs.</source>
        <translation>Lo que limita es max_num_seqs del motor.</translation>
    </message>
    <message>
        <source>What limits is the memory for the KV cache.</source>
        <translation>Lo que limita es la memoria para la caché KV.</translation>
    </message>
    <message>
        <source>What limits is the throughput.</source>
        <translation>Lo que limita es el rendimiento.</translation>
    </message>
    <message>
        <source>What limits is the time per output token.</source>
        <translation>Lo que limita es el tiempo por token de salida.</translation>
    </message>
    <message>
        <source>What limits is the time to the first token.</source>
        <translation>Lo que limita es el tiempo hasta el primer token.</translation>
    </message>
    <message>
        <source>What the audit says</source>
        <translation>Qué dice la auditoría</translation>
    </message>
    <message>
        <source>Where the measurements come from</source>
        <translation>De dónde proceden las mediciones</translation>
    </message>
    <message>
        <source>Where the throughput comes from</source>
        <translation>De dónde procede el rendimiento</translation>
    </message>
    <message>
        <source>Whether it passes the gate %1 (%2 is required) is unknown.</source>
        <translation>Se desconoce si cumple el criterio excluyente %1 (se exige %2).</translation>
    </message>
    <message>
        <source>Whether the SLO holds cannot be told: the results do not state the percentiles that it names.</source>
        <translation>No se puede saber si se cumple el SLO: los resultados no indican los percentiles que nombra.</translation>
    </message>
    <message>
        <source>Who dominates whom, and by how much</source>
        <translation>Quién domina a quién y por cuánto</translation>
    </message>
    <message>
        <source>Wholesale electricity price</source>
        <translation>Precio mayorista de la electricidad</translation>
    </message>
    <message>
        <source>With its numbers</source>
        <translation>Con sus números</translation>
    </message>
    <message>
        <source>Workload</source>
        <translation>Carga de trabajo</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Hoja de cálculo</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Year of the grid&apos;s figure</source>
        <translation>Año de la cifra de la red</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is ignored here; its place is %2</source>
        <translation>«%1» se ignora aquí; su lugar es %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no SLO term: expected a name, &quot;=&quot; and a limit, such as ttft_p99=500ms</source>
        <translation>«%1» no es un término de SLO: se esperaba un nombre, «=» y un límite, como ttft_p99=500ms</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no SLO term: expected ttft, tpot, itl or e2e with a percentile or the mean, such as ttft_p99, or goodput_min</source>
        <translation>«%1» no es un término de SLO: se esperaba ttft, tpot, itl o e2e con un percentil o la media, como ttft_p99, o goodput_min</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of %2 and is ignored</source>
        <translation>«%1» no es una clave de %2 y se ignora</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of %2 and is ignored; did you mean &quot;%3&quot;?</source>
        <translation>«%1» no es una clave de %2 y se ignora; ¿se quería decir «%3»?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of a project and is ignored</source>
        <translation>«%1» no es una clave de un proyecto y se ignora</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a key of a project and is ignored; did you mean &quot;%2&quot;?</source>
        <translation>«%1» no es una clave de un proyecto y se ignora; ¿se quería decir «%2»?</translation>
    </message>
    <message>
        <source>a control character stands here; a project file is plain text</source>
        <translation>aquí hay un carácter de control; un archivo de proyecto es texto sin formato</translation>
    </message>
    <message>
        <source>a goodput is stated, but not the limits that it was measured against</source>
        <translation>se indica un goodput, pero no los límites con los que se midió</translation>
    </message>
    <message>
        <source>a key must be plain text, not a list or a map</source>
        <translation>una clave debe ser texto simple, no una lista ni un mapa</translation>
    </message>
    <message>
        <source>a key must be plain text, not an alias</source>
        <translation>una clave debe ser texto simple, no un alias</translation>
    </message>
    <message>
        <source>a second document begins here; a project file holds one</source>
        <translation>aquí comienza un segundo documento; un archivo de proyecto contiene uno solo</translation>
    </message>
    <message>
        <source>a summary over all stages of a run, whatever their rates</source>
        <translation>un resumen de todas las etapas de una ejecución, sean cuales sean sus tasas</translation>
    </message>
    <message>
        <source>an alias stands inside of what it refers to</source>
        <translation>hay un alias dentro de aquello a lo que se refiere</translation>
    </message>
    <message>
        <source>assumed: the project states none</source>
        <translation>supuesto: el proyecto no indica ninguno</translation>
    </message>
    <message>
        <source>belongs to the run of %1, but holds %2 of its %3 requests, so that they are not used</source>
        <translation>pertenece a la ejecución de %1, pero contiene %2 de sus %3 peticiones, por lo que no se usan</translation>
    </message>
    <message>
        <source>belongs to the run of %1, which has its requests</source>
        <translation>pertenece a la ejecución de %1, que tiene sus peticiones</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tarjeta</translation>
    </message>
    <message>
        <source>breaks off in the middle of a word</source>
        <translation>se interrumpe en medio de una palabra</translation>
    </message>
    <message>
        <source>breaks off inside a list</source>
        <translation>se interrumpe dentro de una lista</translation>
    </message>
    <message>
        <source>breaks off inside a text</source>
        <translation>se interrumpe dentro de un texto</translation>
    </message>
    <message>
        <source>breaks off inside an object</source>
        <translation>se interrumpe dentro de un objeto</translation>
    </message>
    <message>
        <source>breaks off inside its three header rows</source>
        <translation>se interrumpe dentro de sus tres filas de encabezado</translation>
    </message>
    <message>
        <source>breaks off where a value was expected</source>
        <translation>se interrumpe donde se esperaba un valor</translation>
    </message>
    <message>
        <source>by</source>
        <translation>por</translation>
    </message>
    <message>
        <source>cannot be opened</source>
        <translation>no se puede abrir</translation>
    </message>
    <message>
        <source>cannot be opened: %1</source>
        <translation>no se puede abrir: %1</translation>
    </message>
    <message>
        <source>cannot be opened: there is no such file</source>
        <translation>no se puede abrir: el archivo no existe</translation>
    </message>
    <message>
        <source>cannot be read as YAML: %1</source>
        <translation>no se puede leer como YAML: %1</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>no se puede escribir: %1</translation>
    </message>
    <message>
        <source>could not be read to its end</source>
        <translation>no se pudo leer hasta el final</translation>
    </message>
    <message>
        <source>could not be read: %1</source>
        <translation>no se pudo leer: %1</translation>
    </message>
    <message>
        <source>document %1 of the file holds none of this tool&apos;s results</source>
        <translation>el documento %1 del archivo no contiene resultados de esta herramienta</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominado</translation>
    </message>
    <message>
        <source>dominated by %1</source>
        <translation>dominado por %1</translation>
    </message>
    <message>
        <source>each figure is the mean over repeated runs</source>
        <translation>cada cifra es la media de ejecuciones repetidas</translation>
    </message>
    <message>
        <source>facility, with PUE</source>
        <translation>centro de datos, con PUE</translation>
    </message>
    <message>
        <source>figures are computed from all requests, also those outside the stable window</source>
        <translation>las cifras se calculan con todas las peticiones, también las que están fuera de la ventana estable</translation>
    </message>
    <message>
        <source>found %1 cells, expected %2 as in the header; decimals are written with a point</source>
        <translation>se encontraron %1 celdas, se esperaban %2 como en el encabezado; los decimales se escriben con punto</translation>
    </message>
    <message>
        <source>found &quot;%1&quot; under %2, expected a number with a point and not below 0</source>
        <translation>se encontró «%1» en %2, se esperaba un número con punto y no menor que 0</translation>
    </message>
    <message>
        <source>found a character where a JSON value was expected</source>
        <translation>se encontró un carácter donde se esperaba un valor JSON</translation>
    </message>
    <message>
        <source>found a character where a colon was expected</source>
        <translation>se encontró un carácter donde se esperaban dos puntos</translation>
    </message>
    <message>
        <source>found a character where a comma was expected</source>
        <translation>se encontró un carácter donde se esperaba una coma</translation>
    </message>
    <message>
        <source>found a character where a key in quotes was expected</source>
        <translation>se encontró un carácter donde se esperaba una clave entre comillas</translation>
    </message>
    <message>
        <source>found a number that is none</source>
        <translation>se encontró un número que no es válido</translation>
    </message>
    <message>
        <source>found a word that is no JSON value</source>
        <translation>se encontró una palabra que no es un valor JSON</translation>
    </message>
    <message>
        <source>g/1M tok</source>
        <translation>g/1M tok</translation>
    </message>
    <message>
        <source>gate held</source>
        <translation>criterio cumplido</translation>
    </message>
    <message>
        <source>gate not decided</source>
        <translation>criterio sin decidir</translation>
    </message>
    <message>
        <source>gate not held</source>
        <translation>criterio no cumplido</translation>
    </message>
    <message>
        <source>goes with other files of its run and holds no results of its own; skipped</source>
        <translation>acompaña a otros archivos de su ejecución y no contiene resultados propios; se omite</translation>
    </message>
    <message>
        <source>goodput basis</source>
        <translation>base: goodput</translation>
    </message>
    <message>
        <source>goodput_min is &quot;%1&quot;: expected a fraction from 0 to 1, such as 0.95</source>
        <translation>goodput_min es «%1»: se esperaba una fracción de 0 a 1, como 0.95</translation>
    </message>
    <message>
        <source>gpu_memory_utilization is not stated; %1 is the default of %2 from version %3.</source>
        <translation>gpu_memory_utilization no se indica; %1 es el valor predeterminado de %2 desde la versión %3.</translation>
    </message>
    <message>
        <source>holds %1 bytes, more than the limit of %2</source>
        <translation>contiene %1 bytes, más que el límite de %2</translation>
    </message>
    <message>
        <source>holds a text of more than 4 GB</source>
        <translation>contiene un texto de más de 4 GB</translation>
    </message>
    <message>
        <source>holds more than %1 values</source>
        <translation>contiene más de %1 valores</translation>
    </message>
    <message>
        <source>holds more values than can be kept in memory</source>
        <translation>contiene más valores de los que caben en memoria</translation>
    </message>
    <message>
        <source>holds no JSON document</source>
        <translation>no contiene ningún documento JSON</translation>
    </message>
    <message>
        <source>holds no header line</source>
        <translation>no contiene línea de encabezado</translation>
    </message>
    <message>
        <source>holds the settings of a run whose results are not here</source>
        <translation>contiene los ajustes de una ejecución cuyos resultados no están aquí</translation>
    </message>
    <message>
        <source>in part</source>
        <translation>en parte</translation>
    </message>
    <message>
        <source>input and output tokens</source>
        <translation>tokens de entrada y de salida</translation>
    </message>
    <message>
        <source>inside the SLO</source>
        <translation>dentro del SLO</translation>
    </message>
    <message>
        <source>is JSON, but not of a benchmark tool that is known</source>
        <translation>es JSON, pero no de una herramienta de benchmark conocida</translation>
    </message>
    <message>
        <source>is YAML, but not of a benchmark tool that is known</source>
        <translation>es YAML, pero no de una herramienta de benchmark conocida</translation>
    </message>
    <message>
        <source>is a YAML text of more than 64 MB</source>
        <translation>es un texto YAML de más de 64 MB</translation>
    </message>
    <message>
        <source>is a copy of %1, which is read already</source>
        <translation>es una copia de %1, que ya se ha leído</translation>
    </message>
    <message>
        <source>is a folder where a file was expected</source>
        <translation>es una carpeta donde se esperaba un archivo</translation>
    </message>
    <message>
        <source>is a hidden folder and was not searched</source>
        <translation>es una carpeta oculta y no se ha explorado</translation>
    </message>
    <message>
        <source>is a link that leads nowhere</source>
        <translation>es un enlace que no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>está vacío</translation>
    </message>
    <message>
        <source>is nested deeper than 128 levels</source>
        <translation>está anidado a más de 128 niveles</translation>
    </message>
    <message>
        <source>is no JSON that can be read: line %1, column %3: %2</source>
        <translation>no es JSON legible: línea %1, columna %3: %2</translation>
    </message>
    <message>
        <source>is no YAML document of keys and values</source>
        <translation>no es un documento YAML de claves y valores</translation>
    </message>
    <message>
        <source>is no YAML: %1</source>
        <translation>no es YAML: %1</translation>
    </message>
    <message>
        <source>is no complete JSON: line %1: %2</source>
        <translation>no es JSON completo: línea %1: %2</translation>
    </message>
    <message>
        <source>is no regular file but a pipe, socket or device</source>
        <translation>no es un archivo normal, sino una tubería, un socket o un dispositivo</translation>
    </message>
    <message>
        <source>is no result of a benchmark tool that is known</source>
        <translation>no es un resultado de una herramienta de benchmark conocida</translation>
    </message>
    <message>
        <source>is not a regular file</source>
        <translation>no es un archivo normal</translation>
    </message>
    <message>
        <source>is not text</source>
        <translation>no es texto</translation>
    </message>
    <message>
        <source>is of a tool that is known, but holds no results</source>
        <translation>es de una herramienta conocida, pero no contiene resultados</translation>
    </message>
    <message>
        <source>is the history of a Locust run; its statistics are what is read</source>
        <translation>es el historial de una ejecución de Locust; lo que se lee son sus estadísticas</translation>
    </message>
    <message>
        <source>is the warm-up of a sweep</source>
        <translation>es el calentamiento de un barrido</translation>
    </message>
    <message>
        <source>l/1M tok</source>
        <translation>l/1M tok</translation>
    </message>
    <message>
        <source>leads to a folder that is searched already</source>
        <translation>lleva a una carpeta que ya se ha explorado</translation>
    </message>
    <message>
        <source>lies deeper than 64 folders and was not searched</source>
        <translation>está a más de 64 carpetas de profundidad y no se ha explorado</translation>
    </message>
    <message>
        <source>line %1 has %2 cells under a header of %3: its figures cannot be told apart</source>
        <translation>la línea %1 tiene %2 celdas con un encabezado de %3: sus cifras no se pueden distinguir</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>línea %1: %2</translation>
    </message>
    <message>
        <source>line %1: %2; what stands before it is kept</source>
        <translation>línea %1: %2; se conserva lo anterior</translation>
    </message>
    <message>
        <source>live tokens / mean live context</source>
        <translation>tokens activos / contexto activo medio</translation>
    </message>
    <message>
        <source>memory × usable share − weights − activations − overhead</source>
        <translation>memoria × fracción utilizable − pesos − activaciones − sobrecarga</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>nested deeper than %1 levels</source>
        <translation>anidado a más de %1 niveles</translation>
    </message>
    <message>
        <source>no request gave the output length that was asked for</source>
        <translation>ninguna petición dio la longitud de salida pedida</translation>
    </message>
    <message>
        <source>no request was answered; the zeros of the file are no figures</source>
        <translation>no se respondió ninguna petición; los ceros del archivo no son cifras</translation>
    </message>
    <message>
        <source>no schema is stated: a project begins with the line &quot;schema: %2&quot;</source>
        <translation>no se indica ningún esquema: un proyecto comienza con la línea «schema: %2»</translation>
    </message>
    <message>
        <source>node</source>
        <translation>nodo</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>en el frente</translation>
    </message>
    <message>
        <source>operational</source>
        <translation>operativo</translation>
    </message>
    <message>
        <source>operational concurrency / duration of a request</source>
        <translation>concurrencia operativa / duración de una petición</translation>
    </message>
    <message>
        <source>out: fails the gate</source>
        <translation>fuera: no cumple el criterio</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>tokens de salida</translation>
    </message>
    <message>
        <source>output tokens × TPOT</source>
        <translation>tokens de salida × TPOT</translation>
    </message>
    <message>
        <source>output tokens/s are by the whole latency; the tool&apos;s own figure leaves the time to first token out</source>
        <translation>los tokens de salida/s se refieren a toda la latencia; la cifra propia de la herramienta excluye el tiempo hasta el primer token</translation>
    </message>
    <message>
        <source>over SLO</source>
        <translation>supera el SLO</translation>
    </message>
    <message>
        <source>prefill + decode</source>
        <translation>prefill + decode</translation>
    </message>
    <message>
        <source>prompt tokens / prefill rate</source>
        <translation>tokens del prompt / velocidad de prefill</translation>
    </message>
    <message>
        <source>rate / requests per second of a replica, rounded up</source>
        <translation>tasa / peticiones por segundo de una réplica, redondeado hacia arriba</translation>
    </message>
    <message>
        <source>rate × (1 + head-room) / requests per second of a replica, rounded up once</source>
        <translation>tasa × (1 + margen) / peticiones por segundo de una réplica, redondeado hacia arriba una vez</translation>
    </message>
    <message>
        <source>repeats the same run as %1</source>
        <translation>repite la misma ejecución que %1</translation>
    </message>
    <message>
        <source>replicas × GPUs of a replica</source>
        <translation>réplicas × GPU de una réplica</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>requests count as completed although not one token came back: latencies are left out</source>
        <translation>hay peticiones que cuentan como completadas aunque no devolvieron ni un token: se omiten las latencias</translation>
    </message>
    <message>
        <source>requests were sent by the times of a trace; no single rate describes it</source>
        <translation>las peticiones se enviaron según los tiempos de una traza; ninguna tasa única la describe</translation>
    </message>
    <message>
        <source>stated in the project</source>
        <translation>indicado en el proyecto</translation>
    </message>
    <message>
        <source>states %1 requests/s, but its completed requests over its duration give %2</source>
        <translation>indica %1 peticiones/s, pero sus peticiones completadas entre su duración dan %2</translation>
    </message>
    <message>
        <source>the components together: %1 €</source>
        <translation>los componentes juntos: %1 €</translation>
    </message>
    <message>
        <source>the figures are computed from the records; the summary file is not here</source>
        <translation>las cifras se calculan a partir de los registros; el archivo de resumen no está aquí</translation>
    </message>
    <message>
        <source>the file carries no duration or no count of requests</source>
        <translation>el archivo no incluye duración o número de peticiones</translation>
    </message>
    <message>
        <source>the file holds no keys with values, expected a project</source>
        <translation>el archivo no contiene claves con valores, se esperaba un proyecto</translation>
    </message>
    <message>
        <source>the file is empty, expected a project</source>
        <translation>el archivo está vacío, se esperaba un proyecto</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; stands here twice</source>
        <translation>la clave «%1» aparece aquí dos veces</translation>
    </message>
    <message>
        <source>the latencies hold failed requests too, and percentiles are rounded by the tool</source>
        <translation>las latencias incluyen también peticiones fallidas, y la herramienta redondea los percentiles</translation>
    </message>
    <message>
        <source>the latency is that of a whole batch; its size is not in the file</source>
        <translation>la latencia es la de un lote entero; su tamaño no está en el archivo</translation>
    </message>
    <message>
        <source>the least ceiling: %1 concurrent</source>
        <translation>el tope más bajo: %1 simultáneas</translation>
    </message>
    <message>
        <source>the request rate rose during the run; no single rate describes it</source>
        <translation>la tasa de peticiones subió durante la ejecución; ninguna tasa única la describe</translation>
    </message>
    <message>
        <source>the requested rate is no number above 0</source>
        <translation>la tasa solicitada no es un número mayor que 0</translation>
    </message>
    <message>
        <source>the run was cancelled before its end</source>
        <translation>la ejecución se canceló antes de terminar</translation>
    </message>
    <message>
        <source>the tag %1 is not understood in a project file</source>
        <translation>la etiqueta %1 no se entiende en un archivo de proyecto</translation>
    </message>
    <message>
        <source>the throughput strategy sends everything at once: a point of overload</source>
        <translation>la estrategia throughput envía todo a la vez: un punto de sobrecarga</translation>
    </message>
    <message>
        <source>the token rate is inferred, not counted</source>
        <translation>la tasa de tokens es inferida, no contada</translation>
    </message>
    <message>
        <source>the tool counts every prompt as successful</source>
        <translation>la herramienta cuenta todos los prompts como correctos</translation>
    </message>
    <message>
        <source>this is not text in UTF-8; a project file is plain text</source>
        <translation>esto no es texto en UTF-8; un archivo de proyecto es texto sin formato</translation>
    </message>
    <message>
        <source>time slices that belong to a run of AIPerf; its summary is what is read</source>
        <translation>intervalos de tiempo que pertenecen a una ejecución de AIPerf; lo que se lee es su resumen</translation>
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
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>ilimitado</translation>
    </message>
    <message>
        <source>was not read: the import was cancelled</source>
        <translation>no se ha leído: la importación se canceló</translation>
    </message>
    <message>
        <source>– is not known. An unknown value stays unknown; the candidate is judged on what is known.</source>
        <translation>– se desconoce. Un valor desconocido sigue siendo desconocido; el candidato se juzga por lo que se conoce.</translation>
    </message>
    <message>
        <source>“%1” is no form of a memory budget.</source>
        <translation>«%1» no es una forma de presupuesto de memoria.</translation>
    </message>
    <message>
        <source>“%1” is no kind of attention.</source>
        <translation>«%1» no es un tipo de atención.</translation>
    </message>
    <message>
        <source>“%1” is no precision that is known; %2 is assumed.</source>
        <translation>«%1» no es una precisión conocida; se supone %2.</translation>
    </message>
    <message>
        <source>“%1” is no precision that is known; bf16 is assumed.</source>
        <translation>«%1» no es una precisión conocida; se supone bf16.</translation>
    </message>
    <message>
        <source>“%1” is taken as %2: the name alone does not say more.</source>
        <translation>«%1» se toma como %2: el nombre por sí solo no dice más.</translation>
    </message>
    <message>
        <source>… and %1 further benchmarks; the program lists them all.</source>
        <translation>… y %1 benchmarks más; el programa los enumera todos.</translation>
    </message>
    <message>
        <source>… and %1 further relations.</source>
        <translation>… y %1 relaciones más.</translation>
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
        <translation>% de las simulaciones</translation>
    </message>
    <message>
        <source>% of the price</source>
        <translation>% del precio</translation>
    </message>
    <message>
        <source>%1 % of the %2 shared tokens are found in the cache: the prompts diverge early</source>
        <translation>El %1 % de los %2 tokens compartidos se encuentra en la caché: los prompts divergen pronto</translation>
    </message>
    <message>
        <source>%1 % of the drafted tokens are assumed to be accepted, by no measurement that is named</source>
        <translation>Se supone que se acepta el %1 % de los tokens propuestos, sin ninguna medición que se nombre</translation>
    </message>
    <message>
        <source>%1 GPUs × %2 W × %3 of it = %4 W</source>
        <translation>%1 GPU × %2 W × %3 de ella = %4 W</translation>
    </message>
    <message>
        <source>%1 W / 1,000 at the meter × %2 €/kWh = %3 €/h</source>
        <translation>%1 W / 1000 en el contador × %2 €/kWh = %3 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 at the meter × %2 €/kWh × %3 retail = %4 €/h</source>
        <translation>%1 W / 1000 en el contador × %2 €/kWh × %3 minorista = %4 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 × %2 from board to meter × %3 €/kWh = %4 €/h</source>
        <translation>%1 W / 1000 × %2 de tarjeta a contador × %3 €/kWh = %4 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 × %2 from board to meter × %3 €/kWh × %4 retail = %5 €/h</source>
        <translation>%1 W / 1000 × %2 de tarjeta a contador × %3 €/kWh × %4 minorista = %5 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 × PUE %2 × %3 €/kWh = %4 €/h</source>
        <translation>%1 W / 1000 × PUE %2 × %3 €/kWh = %4 €/h</translation>
    </message>
    <message>
        <source>%1 W / 1,000 × PUE %2 × %3 €/kWh × %4 retail = %5 €/h</source>
        <translation>%1 W / 1000 × PUE %2 × %3 €/kWh × %4 minorista = %5 €/h</translation>
    </message>
    <message>
        <source>%1 W at the meter</source>
        <translation>%1 W en el contador</translation>
    </message>
    <message>
        <source>%1 W of the boards × %2 = %3 W of the nodes</source>
        <translation>%1 W de las tarjetas × %2 = %3 W de los nodos</translation>
    </message>
    <message>
        <source>%1 W on average at the meter</source>
        <translation>%1 W de media en el contador</translation>
    </message>
    <message>
        <source>%1 W × %2 from board to meter = %3 W</source>
        <translation>%1 W × %2 de tarjeta a contador = %3 W</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h = %2 kWh</source>
        <translation>%1 W × 8760 h = %2 kWh</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h × %2 from board to meter × %3 g/kWh = %4 t/year</source>
        <translation>%1 W × 8760 h × %2 de tarjeta a contador × %3 g/kWh = %4 t/año</translation>
    </message>
    <message>
        <source>%1 W × 8,760 h × %2 l/kWh = %3 m³/year</source>
        <translation>%1 W × 8760 h × %2 l/kWh = %3 m³/año</translation>
    </message>
    <message>
        <source>%1 W × PUE %2 = %3 W</source>
        <translation>%1 W × PUE %2 = %3 W</translation>
    </message>
    <message>
        <source>%1 and %2 are at different contexts: %3 and %4 tokens.</source>
        <translation>%1 y %2 tienen contextos distintos: %3 y %4 tokens.</translation>
    </message>
    <message>
        <source>%1 and %2 are of different models: %3 and %4.</source>
        <translation>%1 y %2 son de modelos distintos: %3 y %4.</translation>
    </message>
    <message>
        <source>%1 and %2 are under different loads: %3 and %4.</source>
        <translation>%1 y %2 están bajo cargas distintas: %3 y %4.</translation>
    </message>
    <message>
        <source>%1 and %2 count different tokens: %3 and %4.</source>
        <translation>%1 y %2 cuentan tokens distintos: %3 y %4.</translation>
    </message>
    <message>
        <source>%1 and %2 differ in precision: %3 and %4.</source>
        <translation>%1 y %2 difieren en precisión: %3 y %4.</translation>
    </message>
    <message>
        <source>%1 and %2 were measured by tools of different classes: %3 and %4.</source>
        <translation>%1 y %2 se midieron con herramientas de clases distintas: %3 y %4.</translation>
    </message>
    <message>
        <source>%1 as quoted / %2 for a euro = %3 €</source>
        <translation>%1 según la cotización / %2 por euro = %3 €</translation>
    </message>
    <message>
        <source>%1 candidates share the front, so the decision is one of priorities.</source>
        <translation>%1 candidatos comparten el frente, de modo que la decisión depende de las prioridades.</translation>
    </message>
    <message>
        <source>%1 candidates share the front, so the decision is one of priorities; the nearest to the best of everything is %2.</source>
        <translation>%1 candidatos comparten el frente, de modo que la decisión depende de las prioridades; el más próximo a lo mejor de todo es %2.</translation>
    </message>
    <message>
        <source>%1 checks of the audit stand against these figures; they are answered or settled before they are used.</source>
        <translation>%1 comprobaciones de la auditoría están en contra de estas cifras; deben responderse o resolverse antes de usarlas.</translation>
    </message>
    <message>
        <source>%1 draws; uncertain inputs: %2; seed: %3.</source>
        <translation>%1 simulaciones; datos de entrada inciertos: %2; semilla: %3.</translation>
    </message>
    <message>
        <source>%1 is assumed to cost no quality: no evaluation is attached</source>
        <translation>Se supone que %1 no cuesta calidad: no hay ninguna evaluación adjunta</translation>
    </message>
    <message>
        <source>%1 is better by</source>
        <translation>%1 es mejor en</translation>
    </message>
    <message>
        <source>%1 is better on %2 axes and worse on none.</source>
        <translation>%1 es mejor en %2 ejes y peor en ninguno.</translation>
    </message>
    <message>
        <source>%1 is better on %2 axes and worse on none; %3 others beat it as well.</source>
        <translation>%1 es mejor en %2 ejes y peor en ninguno; otros %3 también lo superan.</translation>
    </message>
    <message>
        <source>%1 is cheaper than %2 when the %3 is above %4%5, and dearer below.</source>
        <translation>%1 es más barato que %2 cuando «%3» supera %4%5, y más caro por debajo.</translation>
    </message>
    <message>
        <source>%1 is dominated once the %2 rises above %3%4.</source>
        <translation>%1 queda dominado en cuanto «%2» supera %3%4.</translation>
    </message>
    <message>
        <source>%1 is dominated: %2 is no worse on any axis and better on %3.</source>
        <translation>%1 está dominado: %2 no es peor en ningún eje y es mejor en %3.</translation>
    </message>
    <message>
        <source>%1 is its equal on the axes chosen.</source>
        <translation>%1 es su igual en los ejes elegidos.</translation>
    </message>
    <message>
        <source>%1 is named without its version: overheads and defaults change with it</source>
        <translation>%1 se nombra sin su versión: las sobrecargas y los valores predeterminados cambian con ella</translation>
    </message>
    <message>
        <source>%1 is not stated: %2 %3 is taken from the catalogue (%4).</source>
        <translation>%1 no está indicado: %2 %3 se toma del catálogo (%4).</translation>
    </message>
    <message>
        <source>%1 is not stated: %2 %3 is taken from the catalogue (%4). It is not verified: check it.</source>
        <translation>%1 no está indicado: %2 %3 se toma del catálogo (%4). No está verificado: comprobarlo.</translation>
    </message>
    <message>
        <source>%1 is on the front: nobody is known to be better on %2.</source>
        <translation>%1 está en el frente: no se conoce a nadie mejor en %2.</translation>
    </message>
    <message>
        <source>%1 is on the front: whoever is better on one axis is worse on another.</source>
        <translation>%1 está en el frente: quien es mejor en un eje es peor en otro.</translation>
    </message>
    <message>
        <source>%1 is required; whether the scenario meets it does not follow from what is stated of site and operator</source>
        <translation>Se exige %1; que el escenario lo cumpla no se desprende de lo indicado sobre emplazamiento y operador</translation>
    </message>
    <message>
        <source>%1 is undecided until its unknown values are known.</source>
        <translation>%1 queda sin decidir hasta que se conozcan sus valores desconocidos.</translation>
    </message>
    <message>
        <source>%1 is undecided.</source>
        <translation>%1 está sin decidir.</translation>
    </message>
    <message>
        <source>%1 is within reach of the CLOUD Act or FISA 702: %2</source>
        <translation>%1 está al alcance de la CLOUD Act o de FISA 702: %2</translation>
    </message>
    <message>
        <source>%1 joins the front when the %2 rises above %3%4.</source>
        <translation>%1 entra en el frente cuando «%2» supera %3%4.</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok at the meter</source>
        <translation>%1 kWh/1M tok en el contador</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter = %3 kWh/1M tok</source>
        <translation>%1 kWh/1M tok × %2 de tarjeta a contador = %3 kWh/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter × %3 g/kWh = %4 g/1M tok</source>
        <translation>%1 kWh/1M tok × %2 de tarjeta a contador × %3 g/kWh = %4 g/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter × %3 €/kWh = %4 €/1M tok</source>
        <translation>%1 kWh/1M tok × %2 de tarjeta a contador × %3 €/kWh = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 kWh/1M tok × %2 from board to meter × %3 €/kWh × %4 retail = %5 €/1M tok</source>
        <translation>%1 kWh/1M tok × %2 de tarjeta a contador × %3 €/kWh × %4 minorista = %5 €/1M tok</translation>
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
        <translation>%1 kg / %2 años / (%3 tok/s × %4 del tiempo) = %5 g/1M tok</translation>
    </message>
    <message>
        <source>%1 kg / %2 years / 1,000 = %3 t/year</source>
        <translation>%1 kg / %2 años / 1000 = %3 t/año</translation>
    </message>
    <message>
        <source>%1 kg × %2 GPUs + %3 kg × %4 nodes = %5 kg CO₂e</source>
        <translation>%1 kg × %2 GPU + %3 kg × %4 nodos = %5 kg CO₂e</translation>
    </message>
    <message>
        <source>%1 leaves the front when the %2 rises above %3%4.</source>
        <translation>%1 sale del frente cuando «%2» supera %3%4.</translation>
    </message>
    <message>
        <source>%1 must be above zero.</source>
        <translation>%1 debe ser mayor que cero.</translation>
    </message>
    <message>
        <source>%1 node over board × PUE %2 = %3</source>
        <translation>%1 nodo sobre tarjeta × PUE %2 = %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1 of the time in use × (1 − %2 interrupted) = %3</source>
        <translation>%1 del tiempo en uso × (1 − %2 interrumpido) = %3</translation>
    </message>
    <message>
        <source>%1 of the time prefill × %2 + the rest decode × %3 = %4 of the rated power</source>
        <translation>%1 del tiempo prefill × %2 + el resto decode × %3 = %4 de la potencia nominal</translation>
    </message>
    <message>
        <source>%1 options were compared on %2 axes.</source>
        <translation>Se compararon %1 opciones en %2 ejes.</translation>
    </message>
    <message>
        <source>%1 predicted at %2 concurrent requests</source>
        <translation>%1 previsto con %2 peticiones simultáneas</translation>
    </message>
    <message>
        <source>%1 predicted at %2 req/s</source>
        <translation>%1 previsto con %2 req/s</translation>
    </message>
    <message>
        <source>%1 predicted at the highest throughput</source>
        <translation>%1 previsto con el rendimiento más alto</translation>
    </message>
    <message>
        <source>%1 records of this trace could not be read and are left out.</source>
        <translation>%1 registros de esta traza no se pudieron leer y se omiten.</translation>
    </message>
    <message>
        <source>%1 replicas</source>
        <translation>%1 réplicas</translation>
    </message>
    <message>
        <source>%1 replicas carry %2 req/s with nothing to spare</source>
        <translation>%1 réplicas soportan %2 req/s sin nada de sobra</translation>
    </message>
    <message>
        <source>%1 requests at a time are planned, the KV cache holds %2 of the mean context: longer ones are preempted</source>
        <translation>Se planifican %1 peticiones a la vez; la caché KV aloja %2 del contexto medio: las más largas se desalojan</translation>
    </message>
    <message>
        <source>%1 requests of this trace had no answer and are left out.</source>
        <translation>%1 peticiones de esta traza no tuvieron respuesta y se omiten.</translation>
    </message>
    <message>
        <source>%1 requests use %2 % of the KV cache: below half of it the engine&apos;s own defaults do</source>
        <translation>%1 peticiones usan el %2 % de la caché KV: por debajo de la mitad bastan los valores predeterminados del motor</translation>
    </message>
    <message>
        <source>%1 requests/s of a replica are predicted with the shipped coefficients: none of this machine&apos;s own measurements stand behind them</source>
        <translation>Se predicen %1 peticiones/s de una réplica con los coeficientes incluidos: ninguna medición propia de esta máquina los respalda</translation>
    </message>
    <message>
        <source>%1 stops being dominated when the %2 rises above %3%4.</source>
        <translation>%1 deja de estar dominado cuando «%2» supera %3%4.</translation>
    </message>
    <message>
        <source>%1 stops being dominated when its %2 falls below %3; it is %4.</source>
        <translation>%1 deja de estar dominado cuando su valor de «%2» baja de %3; ahora es %4.</translation>
    </message>
    <message>
        <source>%1 stops being dominated when its %2 rises above %3; it is %4.</source>
        <translation>%1 deja de estar dominado cuando su valor de «%2» supera %3; ahora es %4.</translation>
    </message>
    <message>
        <source>%1 t CO₂e a year can be reported as scope 2 only with location-based and market-based figures, their method and year; missing: %2</source>
        <translation>%1 t CO₂e al año solo pueden declararse como alcance 2 con cifras basadas en la ubicación y en el mercado, su método y su año; falta: %2</translation>
    </message>
    <message>
        <source>%1 tok/s / %2 GPUs = %3 tok/s</source>
        <translation>%1 tok/s / %2 GPU = %3 tok/s</translation>
    </message>
    <message>
        <source>%1 tok/s / %2 € = %3 tok/s for each euro</source>
        <translation>%1 tok/s / %2 € = %3 tok/s por cada euro</translation>
    </message>
    <message>
        <source>%1 tok/s / (%2 W / 1,000) = %3 tok/s for each kW</source>
        <translation>%1 tok/s / (%2 W / 1000) = %3 tok/s por cada kW</translation>
    </message>
    <message>
        <source>%1 tok/s in all − %2 tok/s output = %3 tok/s</source>
        <translation>%1 tok/s en total − %2 tok/s de salida = %3 tok/s</translation>
    </message>
    <message>
        <source>%1 tok/s output × %2 / %3 tokens = %4 tok/s</source>
        <translation>%1 tok/s de salida × %2 / %3 tokens = %4 tok/s</translation>
    </message>
    <message>
        <source>%1 with VAT / (1 + %2 VAT) = %3</source>
        <translation>%1 con IVA / (1 + %2 IVA) = %3</translation>
    </message>
    <message>
        <source>%1 would dominate it once it drew level on %2.</source>
        <translation>%1 lo dominaría en cuanto lo igualara en %2.</translation>
    </message>
    <message>
        <source>%1 would no longer be dominated if its %2 fell from %3 below %4 (by %5 %).</source>
        <translation>%1 dejaría de estar dominado si su %2 bajara de %3 a menos de %4 (en un %5 %).</translation>
    </message>
    <message>
        <source>%1 would no longer be dominated if its %2 rose from %3 above %4 (by %5 %).</source>
        <translation>%1 dejaría de estar dominado si su %2 subiera de %3 a más de %4 (en un %5 %).</translation>
    </message>
    <message>
        <source>%1 × PUE %2: %3 J/token at the facility, to be held against %4.</source>
        <translation>%1 × PUE %2: %3 J/token en el centro de datos, que se ha de comparar con %4.</translation>
    </message>
    <message>
        <source>%1 € a day more / %2 €/1M tok less = %3 tokens a day</source>
        <translation>%1 € más al día / %2 €/1M tok menos = %3 tokens al día</translation>
    </message>
    <message>
        <source>%1 € a month / %2 users = %3 €</source>
        <translation>%1 € al mes / %2 usuarios = %3 €</translation>
    </message>
    <message>
        <source>%1 € a month / 730 h = %2 €/h</source>
        <translation>%1 € al mes / 730 h = %2 €/h</translation>
    </message>
    <message>
        <source>%1 € of today / the tokens of %2 years, both discounted at %3, = %4 €/1M tok</source>
        <translation>%1 € de hoy / los tokens de %2 años, ambos descontados al %3, = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 € over %2 years</source>
        <translation>%1 € en %2 años</translation>
    </message>
    <message>
        <source>%1 € over %2 years, discounted at %3 a year, = %4 €</source>
        <translation>%1 € en %2 años, descontados al %3 anual, = %4 €</translation>
    </message>
    <message>
        <source>%1 €/1M input × %2 for an output token + %3 €/1M output = %4 €/1M tok</source>
        <translation>%1 €/1M de entrada × %2 por token de salida + %3 €/1M de salida = %4 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/1M tok of electricity × (1 − %2 drawn anyway) = %3 €/1M tok</source>
        <translation>%1 €/1M tok de electricidad × (1 − %2 consumido de todos modos) = %3 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tokens a day / 24 h = %3 €/h</source>
        <translation>%1 €/1M tok × %2 tokens al día / 24 h = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/1M tok × %2 tokens of a request / 1,000,000 = %3 €</source>
        <translation>%1 €/1M tok × %2 tokens de una petición / 1 000 000 = %3 €</translation>
    </message>
    <message>
        <source>%1 €/h + %2 € a month / 730 h = %3 €/h</source>
        <translation>%1 €/h + %2 € al mes / 730 h = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/h of electricity / %2 €/h = %3</source>
        <translation>%1 €/h de electricidad / %2 €/h = %3</translation>
    </message>
    <message>
        <source>%1 €/h of electricity × 8,760 h = %2 €/year</source>
        <translation>%1 €/h de electricidad × 8760 h = %2 €/año</translation>
    </message>
    <message>
        <source>%1 €/h of lease + %2 € a year / 8,760 h + %3 €/h of electricity = %4 €/h</source>
        <translation>%1 €/h de leasing + %2 € al año / 8760 h + %3 €/h de electricidad = %4 €/h</translation>
    </message>
    <message>
        <source>%1 €/h of lease + %2 € a year / 8,760 h = %3 €/h</source>
        <translation>%1 €/h de leasing + %2 € al año / 8760 h = %3 €/h</translation>
    </message>
    <message>
        <source>%1 €/h × %2 of the time prefill / (%3 tok/s · 0.0036 · %4) = %5 €/1M tok</source>
        <translation>%1 €/h × %2 del tiempo prefill / (%3 tok/s · 0,0036 · %4) = %5 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/h × (1 − %2) decode / (%3 tok/s · 0.0036 · %4) = %5 €/1M tok</source>
        <translation>%1 €/h × (1 − %2) decode / (%3 tok/s · 0,0036 · %4) = %5 €/1M tok</translation>
    </message>
    <message>
        <source>%1 €/h × 730 h = %2 €</source>
        <translation>%1 €/h × 730 h = %2 €</translation>
    </message>
    <message>
        <source>%1, %2, in %3</source>
        <translation>%1, %2, en %3</translation>
    </message>
    <message>
        <source>%1: a claim needs what it says and the formula that it should follow from</source>
        <translation>%1: una afirmación necesita lo que dice y la fórmula de la que debería desprenderse</translation>
    </message>
    <message>
        <source>%1: a level is assessed without a reason</source>
        <translation>%1: se ha evaluado un nivel sin dar un motivo</translation>
    </message>
    <message>
        <source>%1: a quote without its price says nothing</source>
        <translation>%1: una cotización sin su precio no dice nada</translation>
    </message>
    <message>
        <source>%1: a rate is stated for a price in euros; state the currency of the price</source>
        <translation>%1: se indica un tipo de cambio para un precio en euros; indicar la moneda del precio</translation>
    </message>
    <message>
        <source>%1: cost of a year</source>
        <translation>%1: coste de un año</translation>
    </message>
    <message>
        <source>%1: expected a score from 0 to 100</source>
        <translation>%1: se esperaba una puntuación de 0 a 100</translation>
    </message>
    <message>
        <source>%1: found %2, expected a factor from 1 to 10</source>
        <translation>%1: se encontró %2, se esperaba un factor de 1 a 10</translation>
    </message>
    <message>
        <source>%1: found %2, expected a growth a year above -1 and at most 10; 30 % is written 0.3</source>
        <translation>%1: se encontró %2, se esperaba un crecimiento anual superior a -1 y de 10 como máximo; el 30 % se escribe 0.3</translation>
    </message>
    <message>
        <source>%1: found %2, expected a price of electricity from -1 to 10 €/kWh</source>
        <translation>%1: se encontró %2, se esperaba un precio de la electricidad de -1 a 10 €/kWh</translation>
    </message>
    <message>
        <source>%1: found %2, expected how much of the currency one euro buys</source>
        <translation>%1: se encontró %2, se esperaba cuántas unidades de la moneda compra un euro</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected the three letters of a currency: USD</source>
        <translation>%1: se encontró «%2», se esperaban las tres letras de una moneda: USD</translation>
    </message>
    <message>
        <source>%1: price</source>
        <translation>%1: precio</translation>
    </message>
    <message>
        <source>%1: share left at the end</source>
        <translation>%1: parte que queda al final</translation>
    </message>
    <message>
        <source>%1: the price is in %2 and no rate is stated: it is left out. State units_per_eur with its date.</source>
        <translation>%1: el precio está en %2 y no se indica ningún tipo de cambio: se omite. Indicar units_per_eur con su fecha.</translation>
    </message>
    <message>
        <source>%1: years of use</source>
        <translation>%1: años de uso</translation>
    </message>
    <message>
        <source>(%1 €/1M input × %2 + %3 €/1M output) / (1 + %2) = %4 €/1M tok</source>
        <translation>(%1 €/1M de entrada × %2 + %3 €/1M de salida) / (1 + %2) = %4 €/1M tok</translation>
    </message>
    <message>
        <source>A closed loop needs at least one client, not %1.</source>
        <translation>Un bucle cerrado necesita al menos un cliente, no %1.</translation>
    </message>
    <message>
        <source>A degree of parallelism is below 1.</source>
        <translation>Un grado de paralelismo es inferior a 1.</translation>
    </message>
    <message>
        <source>A fleet has between 1 and %1 replicas.</source>
        <translation>Una flota tiene entre 1 y %1 réplicas.</translation>
    </message>
    <message>
        <source>A high-risk system&apos;s technical documentation names its software, its hardware and its measured performance; missing here: %1</source>
        <translation>La documentación técnica de un sistema de alto riesgo nombra su software, su hardware y su rendimiento medido; aquí falta: %1</translation>
    </message>
    <message>
        <source>A hit rate of %1 % with prompts from %2 (p50) to %3 tokens (p99): what varies is not in the cache</source>
        <translation>Una tasa de aciertos del %1 % con prompts de %2 (p50) a %3 tokens (p99): lo que varía no está en la caché</translation>
    </message>
    <message>
        <source>A hit rate of %1 is no share.</source>
        <translation>Una tasa de aciertos de %1 no es una proporción.</translation>
    </message>
    <message>
        <source>A length needs its p50 or its mean, above zero.</source>
        <translation>Una longitud necesita su p50 o su media, mayor que cero.</translation>
    </message>
    <message>
        <source>A length of %1 tokens is none.</source>
        <translation>Una longitud de %1 tokens no es válida.</translation>
    </message>
    <message>
        <source>A load of %1 is none.</source>
        <translation>Una carga de %1 no es válida.</translation>
    </message>
    <message>
        <source>A quantile lies between 0 and 1, not at %1.</source>
        <translation>Un cuantil está entre 0 y 1, no en %1.</translation>
    </message>
    <message>
        <source>A rate of %1 requests a second is none.</source>
        <translation>Una tasa de %1 peticiones por segundo no es válida.</translation>
    </message>
    <message>
        <source>A run has between 1 and %1 requests, and fewer of warm-up.</source>
        <translation>Una ejecución tiene entre 1 y %1 peticiones, y menos de calentamiento.</translation>
    </message>
    <message>
        <source>A single gap between two tokens of an answer, pooled over all requests.</source>
        <translation>Un solo intervalo entre dos tokens de una respuesta, reunido sobre todas las peticiones.</translation>
    </message>
    <message>
        <source>A token budget of %1 a step</source>
        <translation>Un presupuesto de %1 tokens por paso</translation>
    </message>
    <message>
        <source>A trace cannot be replayed at %1 times its speed.</source>
        <translation>Una traza no se puede reproducir a %1 veces su velocidad.</translation>
    </message>
    <message>
        <source>AI Act record incomplete</source>
        <translation>Registro del Reglamento de IA incompleto</translation>
    </message>
    <message>
        <source>AI Act: a high-risk system (article 6): technical documentation (article 11), conformity assessment and registration come before its use.</source>
        <translation>Reglamento de IA: sistema de alto riesgo (artículo 6): la documentación técnica (artículo 11), la evaluación de la conformidad y el registro preceden a su uso.</translation>
    </message>
    <message>
        <source>AI Act: a high-risk system (article 6): use as instructed, human oversight and logs kept for at least six months (article 26).</source>
        <translation>Reglamento de IA: sistema de alto riesgo (artículo 6): uso según las instrucciones, supervisión humana y registros conservados al menos seis meses (artículo 26).</translation>
    </message>
    <message>
        <source>AI Act: limited risk: people must be told that they speak with a machine, and what it makes must be marked (article 50).</source>
        <translation>Reglamento de IA: riesgo limitado: se debe informar a las personas de que hablan con una máquina, y lo que esta genera debe marcarse (artículo 50).</translation>
    </message>
    <message>
        <source>AI Act: minimal risk: no duty beyond AI literacy of those who use it (article 4).</source>
        <translation>Reglamento de IA: riesgo mínimo: ninguna obligación más allá de la alfabetización en IA de quienes lo usan (artículo 4).</translation>
    </message>
    <message>
        <source>AI Act: the risk of the use is not stated (sovereignty.ai_act_risk); the duties follow from it, not from where the model runs.</source>
        <translation>Reglamento de IA: no se indica el riesgo del uso (sovereignty.ai_act_risk); las obligaciones dependen de él, no de dónde se ejecuta el modelo.</translation>
    </message>
    <message>
        <source>AI Act: the use is stated to be among the prohibited practices (article 5): it must not be put into service.</source>
        <translation>Reglamento de IA: se indica que el uso figura entre las prácticas prohibidas (artículo 5): no debe ponerse en servicio.</translation>
    </message>
    <message>
        <source>Acceptance assumed</source>
        <translation>Aceptación supuesta</translation>
    </message>
    <message>
        <source>Access of staff from</source>
        <translation>Acceso de personal desde</translation>
    </message>
    <message>
        <source>Acknowledged</source>
        <translation>Aceptada</translation>
    </message>
    <message>
        <source>Add 20 to 30 % over the p95 of the demand</source>
        <translation>Añadir del 20 al 30 % sobre el p95 de la demanda</translation>
    </message>
    <message>
        <source>Against %1 it wins %2 % on the %3 and gives away %4 % on the %5.</source>
        <translation>Frente a %1 gana un %2 % en %3 y cede un %4 % en %5.</translation>
    </message>
    <message>
        <source>All purchases</source>
        <translation>Todas las compras</translation>
    </message>
    <message>
        <source>An acceptance of %1 is no share.</source>
        <translation>Una aceptación de %1 no es una proporción.</translation>
    </message>
    <message>
        <source>An acceptance of 0.65 with 4 drafted tokens is assumed: measure it on your own prompts. The gain shrinks at high batch.</source>
        <translation>Se supone una aceptación de 0,65 con 4 tokens propuestos: medirla con prompts propios. La ganancia se reduce con lotes grandes.</translation>
    </message>
    <message>
        <source>An answer has at least one token.</source>
        <translation>Una respuesta tiene al menos un token.</translation>
    </message>
    <message>
        <source>An outage must end after it begins.</source>
        <translation>Una caída debe terminar después de empezar.</translation>
    </message>
    <message>
        <source>Another candidate is nowhere worse and somewhere better, on everything that is known of this one.</source>
        <translation>Otro candidato no es peor en nada y es mejor en algo, en todo lo que se conoce de este.</translation>
    </message>
    <message>
        <source>Answer lengths are not stated: how much decode weighs is unknown</source>
        <translation>Las longitudes de respuesta no están indicadas: se desconoce cuánto pesa el decode</translation>
    </message>
    <message>
        <source>Are energy, water and hardware lives measured and kept low?</source>
        <translation>¿Se miden y se mantienen bajos la energía, el agua y el desgaste del hardware?</translation>
    </message>
    <message>
        <source>Are security operations, audits and certificates under the Union&apos;s rules?</source>
        <translation>¿Están las operaciones de seguridad, las auditorías y los certificados bajo las normas de la Unión?</translation>
    </message>
    <message>
        <source>Arithmetic beyond reading</source>
        <translation>Cálculo más allá de la lectura</translation>
    </message>
    <message>
        <source>As it is</source>
        <translation>Tal como está</translation>
    </message>
    <message>
        <source>Assess the legal and data objectives, or choose an operator out of reach</source>
        <translation>Evaluar los objetivos jurídicos y de datos, o elegir un operador fuera de su alcance</translation>
    </message>
    <message>
        <source>Assumptions undocumented</source>
        <translation>Supuestos sin documentar</translation>
    </message>
    <message>
        <source>Attention over the prompt</source>
        <translation>Atención sobre el prompt</translation>
    </message>
    <message>
        <source>Average power</source>
        <translation>Potencia media</translation>
    </message>
    <message>
        <source>Average power at the meter</source>
        <translation>Potencia media en el contador</translation>
    </message>
    <message>
        <source>Benchmark</source>
        <translation>Benchmark</translation>
    </message>
    <message>
        <source>Blocks of %1 tokens of the trace are no whole number of KV blocks of %2 tokens.</source>
        <translation>Los bloques de %1 tokens de la traza no son un número entero de bloques KV de %2 tokens.</translation>
    </message>
    <message>
        <source>Boundary</source>
        <translation>Límite de medición</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Punto de equilibrio</translation>
    </message>
    <message>
        <source>Break-even, million tokens a day</source>
        <translation>Punto de equilibrio, millones de tokens al día</translation>
    </message>
    <message>
        <source>Bursts queue, and the queue is in the time to the first token.</source>
        <translation>Las ráfagas hacen cola, y la cola está incluida en el tiempo hasta el primer token.</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>By the memory budget the weights do not fit; the cache is taken as unlimited.</source>
        <translation>Según el presupuesto de memoria los pesos no caben; la caché se toma como ilimitada.</translation>
    </message>
    <message>
        <source>CLOUD Act: %1 is not known to be under the law of the United States; check its owners and its subsidiaries there.</source>
        <translation>CLOUD Act: no consta que %1 esté sujeto a la ley de Estados Unidos; comprobar sus propietarios y sus filiales allí.</translation>
    </message>
    <message>
        <source>CLOUD Act: an authority of the United States can order %1 to hand over data it holds, wherever that is; only keys held by yourselves keep the content closed.</source>
        <translation>CLOUD Act: una autoridad de Estados Unidos puede ordenar a %1 que entregue los datos que posee, estén donde estén; solo las claves en manos propias mantienen cerrado el contenido.</translation>
    </message>
    <message>
        <source>CLOUD Act: the machines are your own and no owner under the law of the United States is stated: it does not reach the data held on them.</source>
        <translation>CLOUD Act: las máquinas son propias y no se indica ningún propietario sujeto a la ley de Estados Unidos: no alcanza a los datos que contienen.</translation>
    </message>
    <message>
        <source>CLOUD Act: whether the operator or its owner is under the law of the United States is not known; ask for it in writing.</source>
        <translation>CLOUD Act: no se sabe si el operador o su propietario está sujeto a la ley de Estados Unidos; preguntarlo por escrito.</translation>
    </message>
    <message>
        <source>CPM</source>
        <translation>CPM</translation>
    </message>
    <message>
        <source>Calculator</source>
        <translation>Calculadora</translation>
    </message>
    <message>
        <source>Calibrated with %1 measured rows: fixed times × %2, prompts × %3.</source>
        <translation>Calibrado con %1 filas medidas: tiempos fijos × %2, prompts × %3.</translation>
    </message>
    <message>
        <source>Can people in the Union run, maintain and leave the service without those outside?</source>
        <translation>¿Pueden personas de la Unión operar, mantener y abandonar el servicio sin las de fuera?</translation>
    </message>
    <message>
        <source>Capacity kept free above the expected load.</source>
        <translation>Capacidad que se mantiene libre por encima de la carga prevista.</translation>
    </message>
    <message>
        <source>Carbon of a million tokens, market-based</source>
        <translation>Carbono de un millón de tokens, basado en el mercado</translation>
    </message>
    <message>
        <source>Carbon of a year, market-based</source>
        <translation>Carbono de un año, basado en el mercado</translation>
    </message>
    <message>
        <source>Carbon per million tokens, market-based</source>
        <translation>Carbono por millón de tokens, basado en el mercado</translation>
    </message>
    <message>
        <source>Carbon per year, market-based</source>
        <translation>Carbono por año, basado en el mercado</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Flujo de caja</translation>
    </message>
    <message>
        <source>Certifications</source>
        <translation>Certificaciones</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Change a shaded cell; everything that depends on it moves.</source>
        <translation>Al cambiar una celda sombreada se mueve todo lo que depende de ella.</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>Más barato</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Lista de comprobación</translation>
    </message>
    <message>
        <source>Choose a TP that divides the number of attention heads</source>
        <translation>Elegir un TP que divida el número de cabezas de atención</translation>
    </message>
    <message>
        <source>Choose another site or operator, or lower the gate and say why</source>
        <translation>Elegir otro emplazamiento u operador, o rebajar el criterio y decir por qué</translation>
    </message>
    <message>
        <source>Claim contradicts itself</source>
        <translation>La afirmación se contradice</translation>
    </message>
    <message>
        <source>Claim not computed</source>
        <translation>Afirmación no calculada</translation>
    </message>
    <message>
        <source>Compare both at one demand, or each at its own safe capacity under one SLO.</source>
        <translation>Comparar ambos con una misma demanda, o cada uno en su propia capacidad segura con un mismo SLO.</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Afecta a</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contenido</translation>
    </message>
    <message>
        <source>Cost of a million input tokens</source>
        <translation>Coste de un millón de tokens de entrada</translation>
    </message>
    <message>
        <source>Cost of a million output tokens</source>
        <translation>Coste de un millón de tokens de salida</translation>
    </message>
    <message>
        <source>Cost of a million tokens over the years</source>
        <translation>Coste de un millón de tokens a lo largo de los años</translation>
    </message>
    <message>
        <source>Cost of a million tokens: the cost of an hour divided by the tokens of an hour.</source>
        <translation>Coste de un millón de tokens: el coste de una hora dividido entre los tokens de una hora.</translation>
    </message>
    <message>
        <source>Cost of a month</source>
        <translation>Coste de un mes</translation>
    </message>
    <message>
        <source>Cost of a user a month</source>
        <translation>Coste de un usuario al mes</translation>
    </message>
    <message>
        <source>Cost of one more million tokens</source>
        <translation>Coste de un millón de tokens más</translation>
    </message>
    <message>
        <source>Cost of owning (TCO)</source>
        <translation>Coste de propiedad (TCO)</translation>
    </message>
    <message>
        <source>Cost over the years</source>
        <translation>Coste a lo largo de los años</translation>
    </message>
    <message>
        <source>Cost over the years, of today</source>
        <translation>Coste a lo largo de los años, a valor de hoy</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>Coste por mes</translation>
    </message>
    <message>
        <source>Cost per user and month</source>
        <translation>Coste por usuario y mes</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Número</translation>
    </message>
    <message>
        <source>Countries by the catalogue&apos;s figures of one method; the marked one is the site&apos;s, which the project may state otherwise. Wholesale is not what is paid: a contract or a retail factor comes on top.</source>
        <translation>Países según las cifras del catálogo de un mismo método; el marcado es el del emplazamiento, que el proyecto puede indicar de otro modo. El precio mayorista no es lo que se paga: se le suma un contrato o un factor minorista.</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Counts only what the prompts really share: audit them first.</source>
        <translation>Cuenta solo lo que los prompts comparten realmente: auditarlos antes.</translation>
    </message>
    <message>
        <source>Cover and contents</source>
        <translation>Portada y contenido</translation>
    </message>
    <message>
        <source>Data and AI sovereignty</source>
        <translation>Soberanía de datos y de IA</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Decision record</source>
        <translation>Registro de la decisión</translation>
    </message>
    <message>
        <source>Defaults would do</source>
        <translation>Bastarían los valores predeterminados</translation>
    </message>
    <message>
        <source>Dynamic prefix</source>
        <translation>Prefijo dinámico</translation>
    </message>
    <message>
        <source>Each accepted draft saves a step of the large model.</source>
        <translation>Cada propuesta aceptada ahorra un paso del modelo grande.</translation>
    </message>
    <message>
        <source>Elasticity</source>
        <translation>Elasticidad</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Electricidad</translation>
    </message>
    <message>
        <source>Electricity is %1 % of the cost of an hour; 30 to 50 % is often said.</source>
        <translation>La electricidad es el %1 % del coste de una hora; suele decirse del 30 al 50 %.</translation>
    </message>
    <message>
        <source>Electricity of a year</source>
        <translation>Electricidad de un año</translation>
    </message>
    <message>
        <source>Electricity of an hour</source>
        <translation>Electricidad de una hora</translation>
    </message>
    <message>
        <source>Electricity&apos;s share of an hour</source>
        <translation>Parte de la electricidad en una hora</translation>
    </message>
    <message>
        <source>Electricity&apos;s share of the cost</source>
        <translation>Parte de la electricidad en el coste</translation>
    </message>
    <message>
        <source>Embedding</source>
        <translation>Embedding</translation>
    </message>
    <message>
        <source>Embodied carbon is stated without the years that the hardware serves: it stays unknown. State energy.embodied.lifetime_years.</source>
        <translation>El carbono incorporado se indica sin los años de servicio del hardware: queda desconocido. Indicar energy.embodied.lifetime_years.</translation>
    </message>
    <message>
        <source>Embodied carbon of a year</source>
        <translation>Carbono incorporado de un año</translation>
    </message>
    <message>
        <source>Embodied carbon per million tokens</source>
        <translation>Carbono incorporado por millón de tokens</translation>
    </message>
    <message>
        <source>Embodied carbon per year</source>
        <translation>Carbono incorporado por año</translation>
    </message>
    <message>
        <source>Energy of a million tokens at the meter</source>
        <translation>Energía de un millón de tokens en el contador</translation>
    </message>
    <message>
        <source>Energy of a year at the meter</source>
        <translation>Energía de un año en el contador</translation>
    </message>
    <message>
        <source>Energy of the whole facility divided by the energy of its computers.</source>
        <translation>Energía de todo el centro de datos dividida entre la energía de sus equipos informáticos.</translation>
    </message>
    <message>
        <source>Energy per year</source>
        <translation>Energía por año</translation>
    </message>
    <message>
        <source>Energy, electricity and carbon follow it one to one.</source>
        <translation>La energía, la electricidad y el carbono lo siguen en proporción directa.</translation>
    </message>
    <message>
        <source>Engine sized for</source>
        <translation>Motor dimensionado para</translation>
    </message>
    <message>
        <source>Engine version unknown</source>
        <translation>Versión del motor desconocida</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Environmental sustainability</source>
        <translation>Sostenibilidad ambiental</translation>
    </message>
    <message>
        <source>Every kilowatt-hour at the meter carries it.</source>
        <translation>Cada kilovatio hora en el contador lo lleva consigo.</translation>
    </message>
    <message>
        <source>Everything, a year</source>
        <translation>Todo, al año</translation>
    </message>
    <message>
        <source>Exchange between GPUs</source>
        <translation>Intercambio entre GPU</translation>
    </message>
    <message>
        <source>FP8</source>
        <translation>FP8</translation>
    </message>
    <message>
        <source>FP8 weights and KV cache</source>
        <translation>Pesos y caché KV en FP8</translation>
    </message>
    <message>
        <source>Fact</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Fails %1: it is %2.</source>
        <translation>No cumple %1: es %2.</translation>
    </message>
    <message>
        <source>First break-even</source>
        <translation>Primer punto de equilibrio</translation>
    </message>
    <message>
        <source>Fixed time of the layers&apos; kernels</source>
        <translation>Tiempo fijo de los kernels de las capas</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Para</translation>
    </message>
    <message>
        <source>For the rate</source>
        <translation>Para el tipo de cambio</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>From which use on which way of paying is the cheapest</source>
        <translation>A partir de qué uso es más barata cada forma de pago</translation>
    </message>
    <message>
        <source>Front end of the engine</source>
        <translation>Front-end del motor</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>GDPR: prompts and answers are stated to hold no personal data; logs with user names still do.</source>
        <translation>RGPD: se indica que los prompts y las respuestas no contienen datos personales; los registros con nombres de usuario sí los contienen.</translation>
    </message>
    <message>
        <source>GDPR: the data lie in %1, outside of the Union: a transfer that needs an adequacy decision or standard clauses with an assessment (articles 44 to 46).</source>
        <translation>RGPD: los datos están en %1, fuera de la Unión: una transferencia que requiere una decisión de adecuación o cláusulas tipo con una evaluación (artículos 44 a 46).</translation>
    </message>
    <message>
        <source>GDPR: the data stay in the Union on your own machines: no processor and no transfer; a record and, for sensitive uses, an impact assessment (article 35).</source>
        <translation>RGPD: los datos permanecen en la Unión en máquinas propias: sin encargado del tratamiento y sin transferencia; un registro y, para usos sensibles, una evaluación de impacto (artículo 35).</translation>
    </message>
    <message>
        <source>GDPR: the data stay in the Union with a processor: a contract under article 28 and a list of its sub-processors are needed.</source>
        <translation>RGPD: los datos permanecen en la Unión con un encargado del tratamiento: hacen falta un contrato según el artículo 28 y una lista de sus subencargados.</translation>
    </message>
    <message>
        <source>GDPR: the data stay in the Union, but an order from a third country is no ground to disclose them (article 48): the operator can be caught between two laws.</source>
        <translation>RGPD: los datos permanecen en la Unión, pero una orden de un tercer país no es motivo para comunicarlos (artículo 48): el operador puede verse atrapado entre dos leyes.</translation>
    </message>
    <message>
        <source>GDPR: where the data lie is not stated, so whether they are transferred outside of the Union is not known; state site.zone.</source>
        <translation>RGPD: no se indica dónde están los datos, de modo que no se sabe si se transfieren fuera de la Unión; indicar site.zone.</translation>
    </message>
    <message>
        <source>GPUs of a replica</source>
        <translation>GPU de una réplica</translation>
    </message>
    <message>
        <source>Gate failed</source>
        <translation>Criterio incumplido</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>Glosario</translation>
    </message>
    <message>
        <source>Go by the computed figure, or say which input is another</source>
        <translation>Guiarse por la cifra calculada, o decir qué dato de entrada es otro</translation>
    </message>
    <message>
        <source>Goodput of a euro of capital</source>
        <translation>Goodput de un euro de capital</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Red eléctrica</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Alto</translation>
    </message>
    <message>
        <source>High end</source>
        <translation>Extremo alto</translation>
    </message>
    <message>
        <source>How far the figures may lie</source>
        <translation>Cuánto pueden desviarse las cifras</translation>
    </message>
    <message>
        <source>How many it takes</source>
        <translation>Cuántos hacen falta</translation>
    </message>
    <message>
        <source>How often the answer is the same</source>
        <translation>Con qué frecuencia la respuesta es la misma</translation>
    </message>
    <message>
        <source>How requests arrive is not stated: a closed loop is assumed, in which each client waits for its answer.</source>
        <translation>No se indica cómo llegan las peticiones: se supone un bucle cerrado, en el que cada cliente espera su respuesta.</translation>
    </message>
    <message>
        <source>INT4</source>
        <translation>INT4</translation>
    </message>
    <message>
        <source>INT4 weights (AWQ)</source>
        <translation>Pesos INT4 (AWQ)</translation>
    </message>
    <message>
        <source>ITL</source>
        <translation>ITL</translation>
    </message>
    <message>
        <source>Idle hours are paid too: it spreads the fixed cost over more tokens.</source>
        <translation>Las horas ociosas también se pagan: reparte el coste fijo entre más tokens.</translation>
    </message>
    <message>
        <source>Input tokens alone, per million</source>
        <translation>Solo tokens de entrada, por millón</translation>
    </message>
    <message>
        <source>Inputs in grey state no range: ±20 % stands in, to compare by.</source>
        <translation>Los datos de entrada en gris no indican ningún intervalo: en su lugar se usa ±20 %, para poder comparar.</translation>
    </message>
    <message>
        <source>Inputs that rest on it</source>
        <translation>Datos de entrada que se apoyan en él</translation>
    </message>
    <message>
        <source>Instead of</source>
        <translation>En lugar de</translation>
    </message>
    <message>
        <source>Is the stack open, documented and replaceable?</source>
        <translation>¿Es la pila abierta, documentada y sustituible?</translation>
    </message>
    <message>
        <source>It decides how much memory is left for the KV cache.</source>
        <translation>Decide cuánta memoria queda para la caché KV.</translation>
    </message>
    <message>
        <source>It divides: the same cost and power spread over more tokens.</source>
        <translation>Divide: el mismo coste y la misma potencia repartidos entre más tokens.</translation>
    </message>
    <message>
        <source>It does not pass a gate</source>
        <translation>No supera un criterio excluyente</translation>
    </message>
    <message>
        <source>It is in the scenario already.</source>
        <translation>Ya está en el escenario.</translation>
    </message>
    <message>
        <source>It is not stated how many tokens the prompts share.</source>
        <translation>No se indica cuántos tokens comparten los prompts.</translation>
    </message>
    <message>
        <source>It is the cost of a token itself.</source>
        <translation>Es el coste del propio token.</translation>
    </message>
    <message>
        <source>It makes no valid project: %1</source>
        <translation>No da un proyecto válido: %1</translation>
    </message>
    <message>
        <source>It moves the part that is paid for electricity, and nothing else.</source>
        <translation>Mueve la parte que se paga por la electricidad, y nada más.</translation>
    </message>
    <message>
        <source>It sets how many replicas the demand takes.</source>
        <translation>Fija cuántas réplicas requiere la demanda.</translation>
    </message>
    <message>
        <source>Jurisdiction of its parent</source>
        <translation>Jurisdicción de su matriz</translation>
    </message>
    <message>
        <source>Jurisdiction of the operator</source>
        <translation>Jurisdicción del operador</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Caché KV</translation>
    </message>
    <message>
        <source>KV cache nearly full</source>
        <translation>Caché KV casi llena</translation>
    </message>
    <message>
        <source>KV heads replicated</source>
        <translation>Cabezas KV replicadas</translation>
    </message>
    <message>
        <source>Key of the project</source>
        <translation>Clave del proyecto</translation>
    </message>
    <message>
        <source>Knee</source>
        <translation>Codo</translation>
    </message>
    <message>
        <source>LM head</source>
        <translation>LM head</translation>
    </message>
    <message>
        <source>Larger replicas: faster tokens, a larger part lost with one.</source>
        <translation>Réplicas más grandes: tokens más rápidos, pero se pierde una parte mayor con cada una.</translation>
    </message>
    <message>
        <source>Latency at %1 concurrent requests, measured</source>
        <translation>Latencia con %1 peticiones simultáneas, medida</translation>
    </message>
    <message>
        <source>Latency at %1 concurrent requests, predicted</source>
        <translation>Latencia con %1 peticiones simultáneas, prevista</translation>
    </message>
    <message>
        <source>Latency at %1 req/s, measured</source>
        <translation>Latencia con %1 req/s, medida</translation>
    </message>
    <message>
        <source>Latency at %1 req/s, predicted</source>
        <translation>Latencia con %1 req/s, prevista</translation>
    </message>
    <message>
        <source>Latency without a limit of load, measured</source>
        <translation>Latencia sin límite de carga, medida</translation>
    </message>
    <message>
        <source>Latency without a limit of load, predicted</source>
        <translation>Latencia sin límite de carga, prevista</translation>
    </message>
    <message>
        <source>Leave max_num_seqs and max_num_batched_tokens at their defaults</source>
        <translation>Dejar max_num_seqs y max_num_batched_tokens en sus valores predeterminados</translation>
    </message>
    <message>
        <source>Left at the end</source>
        <translation>Queda al final</translation>
    </message>
    <message>
        <source>Left free</source>
        <translation>Queda libre</translation>
    </message>
    <message>
        <source>Legal and jurisdictional sovereignty</source>
        <translation>Soberanía jurídica y jurisdiccional</translation>
    </message>
    <message>
        <source>Level (SEAL)</source>
        <translation>Nivel (SEAL)</translation>
    </message>
    <message>
        <source>Level from 0 to 4 of the European Commission&apos;s Cloud Sovereignty Framework.</source>
        <translation>Nivel de 0 a 4 del Cloud Sovereignty Framework de la Comisión Europea.</translation>
    </message>
    <message>
        <source>Levers before more hardware is bought</source>
        <translation>Palancas antes de comprar más hardware</translation>
    </message>
    <message>
        <source>Long requests unknown</source>
        <translation>Peticiones largas desconocidas</translation>
    </message>
    <message>
        <source>Longer requests hold more of the KV cache and take more of each step, so fewer run at a time.</source>
        <translation>Las peticiones más largas ocupan más caché KV y más de cada paso, de modo que se ejecutan menos a la vez.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Bajo</translation>
    </message>
    <message>
        <source>Low end</source>
        <translation>Extremo bajo</translation>
    </message>
    <message>
        <source>Low hit rate</source>
        <translation>Tasa de aciertos baja</translation>
    </message>
    <message>
        <source>Lower the concurrency, quantise the KV cache, or add GPUs to a replica</source>
        <translation>Reducir la concurrencia, cuantizar la caché KV o añadir GPU a una réplica</translation>
    </message>
    <message>
        <source>Maintenance, space and staff</source>
        <translation>Mantenimiento, espacio y personal</translation>
    </message>
    <message>
        <source>Marginal: the hardware is there</source>
        <translation>Marginal: el hardware ya está</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Significado</translation>
    </message>
    <message>
        <source>Measure a short sweep on one rented GPU and calibrate on it</source>
        <translation>Medir un barrido corto en una GPU alquilada y calibrar con él</translation>
    </message>
    <message>
        <source>Measure the acceptance on real prompts at the batch of the plan</source>
        <translation>Medir la aceptación con prompts reales y el lote previsto</translation>
    </message>
    <message>
        <source>Measure the hit rate on the prompts themselves</source>
        <translation>Medir la tasa de aciertos con los propios prompts</translation>
    </message>
    <message>
        <source>Mechanism</source>
        <translation>Mecanismo</translation>
    </message>
    <message>
        <source>More requests at a time share each reading of the weights, and wait for one another.</source>
        <translation>Más peticiones a la vez comparten cada lectura de los pesos y se esperan unas a otras.</translation>
    </message>
    <message>
        <source>Multiply the energy of %1 by its PUE of %2.</source>
        <translation>Multiplicar la energía de %1 por su PUE de %2.</translation>
    </message>
    <message>
        <source>Nearest to the ideal point: %1 (a suggestion, not a verdict).</source>
        <translation>El más próximo al punto ideal: %1 (una sugerencia, no un veredicto).</translation>
    </message>
    <message>
        <source>Neither a project nor benchmark results were recognised</source>
        <translation>No se reconoció ni un proyecto ni resultados de benchmark</translation>
    </message>
    <message>
        <source>Neither a prompt nor an output length is stated.</source>
        <translation>No se indica ni la longitud del prompt ni la de la salida.</translation>
    </message>
    <message>
        <source>Neither prompt nor answer lengths are stated: whether prefill or decode weighs more is unknown</source>
        <translation>No se indican las longitudes de prompts ni de respuestas: se desconoce si pesa más el prefill o el decode</translation>
    </message>
    <message>
        <source>No benchmark results were recognised</source>
        <translation>No se reconocieron resultados de benchmark</translation>
    </message>
    <message>
        <source>No benchmark stands behind this report: import one to have it recorded here.</source>
        <translation>Ningún benchmark respalda este informe: importar uno para que conste aquí.</translation>
    </message>
    <message>
        <source>No change of a single value of its own would do.</source>
        <translation>No bastaría ningún cambio de un único valor propio.</translation>
    </message>
    <message>
        <source>No check has fired: nothing in this project is known to mislead.</source>
        <translation>No ha saltado ninguna comprobación: no se conoce nada en este proyecto que induzca a error.</translation>
    </message>
    <message>
        <source>No check of the audit stands against these figures.</source>
        <translation>Ninguna comprobación de la auditoría está en contra de estas cifras.</translation>
    </message>
    <message>
        <source>No coefficients of the engine are loaded.</source>
        <translation>No hay coeficientes del motor cargados.</translation>
    </message>
    <message>
        <source>No concurrency is stated; as many requests as the memory holds are assumed.</source>
        <translation>No se indica concurrencia; se suponen tantas peticiones como caben en la memoria.</translation>
    </message>
    <message>
        <source>No energy is known yet: state a power with its boundary, the PUE and the grid&apos;s intensity.</source>
        <translation>Todavía no se conoce ninguna energía: indicar una potencia con su límite de medición, el PUE y la intensidad de la red.</translation>
    </message>
    <message>
        <source>No head-room</source>
        <translation>Sin margen</translation>
    </message>
    <message>
        <source>No input names its source: write it behind the value, as {value: …, source: …, date: …}.</source>
        <translation>Ningún dato de entrada nombra su fuente: escribirla tras el valor, como {value: …, source: …, date: …}.</translation>
    </message>
    <message>
        <source>No input states a range, so nothing is said of how sure the choice is.</source>
        <translation>Ningún dato de entrada indica un intervalo, así que no se dice nada sobre lo segura que es la elección.</translation>
    </message>
    <message>
        <source>No kernel was measured on %1: its curves are the middle of other GPUs.</source>
        <translation>No se midió ningún kernel en %1: sus curvas son el término medio de otras GPU.</translation>
    </message>
    <message>
        <source>No load is stated: neither a concurrency nor a request rate.</source>
        <translation>No se indica ninguna carga: ni concurrencia ni tasa de peticiones.</translation>
    </message>
    <message>
        <source>No load keeps the SLO.</source>
        <translation>Ninguna carga cumple el SLO.</translation>
    </message>
    <message>
        <source>No load keeps the SLO: %1 is %2 ms at the lowest load, and the limit is %3 ms.</source>
        <translation>Ninguna carga cumple el SLO: %1 es de %2 ms con la carga más baja, y el límite es de %3 ms.</translation>
    </message>
    <message>
        <source>No price of a %1 at %2 could be sourced: state economics.tariff.</source>
        <translation>No se encontró fuente para el precio de una %1 en %2: indicar economics.tariff.</translation>
    </message>
    <message>
        <source>No request of the simulated run was completed.</source>
        <translation>No se completó ninguna petición de la ejecución simulada.</translation>
    </message>
    <message>
        <source>No reserve</source>
        <translation>Sin reserva</translation>
    </message>
    <message>
        <source>No sweep: none of the runs has a closed, open or capped load.</source>
        <translation>No hay barrido: ninguna de las ejecuciones tiene carga cerrada, abierta o limitada.</translation>
    </message>
    <message>
        <source>Nobody else is on the front: there is no trade-off to weigh.</source>
        <translation>Nadie más está en el frente: no hay compromiso que sopesar.</translation>
    </message>
    <message>
        <source>Nobody is known to be at least as good on every axis.</source>
        <translation>No se conoce ningún otro que sea al menos igual de bueno en todos los ejes.</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>None is known to dominate %1, but a front holds only what is known.</source>
        <translation>No se conoce a nadie que domine a %1, pero un frente solo contiene lo que se conoce.</translation>
    </message>
    <message>
        <source>None of the %1 inputs of the sizing says where it comes from</source>
        <translation>Ninguno de los %1 datos de entrada del dimensionamiento dice de dónde viene</translation>
    </message>
    <message>
        <source>None of the levers tried would save a GPU.</source>
        <translation>Ninguna de las palancas probadas ahorraría una GPU.</translation>
    </message>
    <message>
        <source>Norms</source>
        <translation>Normas</translation>
    </message>
    <message>
        <source>Nothing can be predicted for it.</source>
        <translation>No se puede predecir nada al respecto.</translation>
    </message>
    <message>
        <source>Nothing can be varied yet: state a throughput and a tariff, best with ranges.</source>
        <translation>Todavía no se puede variar nada: indicar un rendimiento y una tarifa, mejor con intervalos.</translation>
    </message>
    <message>
        <source>Nothing is asked of sovereignty yet: name the provider, or a gate.</source>
        <translation>Todavía no se exige nada en materia de soberanía: nombrar el proveedor o un criterio excluyente.</translation>
    </message>
    <message>
        <source>Nothing is kept of %1 replicas for re-embedding, canaries and rollback, which take 15 to 25 %</source>
        <translation>De %1 réplicas no se reserva nada para regenerar embeddings, despliegues canario y reversiones, que requieren del 15 al 25 %</translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes a GPU of the catalogue (scenario.hardware.gpu).</source>
        <translation>No se predice nada: hace falta una GPU del catálogo (scenario.hardware.gpu).</translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes a model of the catalogue (scenario.model.id).</source>
        <translation>No se predice nada: hace falta un modelo del catálogo (scenario.model.id).</translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes the length of the answers (scenario.workload.output_tokens).</source>
        <translation>No se predice nada: hace falta la longitud de las respuestas (scenario.workload.output_tokens).</translation>
    </message>
    <message>
        <source>Nothing is predicted: it takes the length of the prompts (scenario.workload.prompt_tokens).</source>
        <translation>No se predice nada: hace falta la longitud de los prompts (scenario.workload.prompt_tokens).</translation>
    </message>
    <message>
        <source>Nothing is predicted: the engine&apos;s coefficients are not at hand.</source>
        <translation>No se predice nada: los coeficientes del motor no están disponibles.</translation>
    </message>
    <message>
        <source>Nothing is priced yet: state a tariff and a throughput.</source>
        <translation>Todavía no hay nada con precio: indicar una tarifa y un rendimiento.</translation>
    </message>
    <message>
        <source>Nothing is sized yet: state a model, a GPU and a demand, or import a benchmark.</source>
        <translation>Todavía no hay nada dimensionado: indicar un modelo, una GPU y una demanda, o importar un benchmark.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>No se encontró nada.</translation>
    </message>
    <message>
        <source>Objective</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Objectives of the framework that nobody has assessed yet</source>
        <translation>Objetivos del marco que nadie ha evaluado todavía</translation>
    </message>
    <message>
        <source>Of prompts and answers only the middle is stated: long ones fill the KV cache and make the tail</source>
        <translation>De prompts y respuestas solo se indica el valor medio: los largos llenan la caché KV y forman la cola</translation>
    </message>
    <message>
        <source>Of the answers only the middle is stated: long ones hold the KV cache</source>
        <translation>De las respuestas solo se indica el valor medio: las largas ocupan la caché KV</translation>
    </message>
    <message>
        <source>Of the catalogue&apos;s facts</source>
        <translation>De los hechos del catálogo</translation>
    </message>
    <message>
        <source>Of the project&apos;s inputs</source>
        <translation>De los datos de entrada del proyecto</translation>
    </message>
    <message>
        <source>Of the prompts only the middle is stated: long ones make the tail of the time to first token</source>
        <translation>De los prompts solo se indica el valor medio: los largos forman la cola del tiempo hasta el primer token</translation>
    </message>
    <message>
        <source>Of today</source>
        <translation>A valor de hoy</translation>
    </message>
    <message>
        <source>Of today €</source>
        <translation>A valor de hoy €</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>En %1</translation>
    </message>
    <message>
        <source>On bad days</source>
        <translation>En días malos</translation>
    </message>
    <message>
        <source>On the axes of this comparison the figures decide for %1.</source>
        <translation>En los ejes de esta comparación, las cifras deciden a favor de %1.</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>En el frente</translation>
    </message>
    <message>
        <source>One check of the audit stands against these figures; it is answered or settled before they are used.</source>
        <translation>Una comprobación de la auditoría está en contra de estas cifras; debe responderse o resolverse antes de usarlas.</translation>
    </message>
    <message>
        <source>One lever would bring %1 GPUs down to %2.</source>
        <translation>Una palanca reduciría %1 GPU a %2.</translation>
    </message>
    <message>
        <source>One lever would take a GPU from %1 to %2 requests per second.</source>
        <translation>Una palanca llevaría una GPU de %1 a %2 peticiones por segundo.</translation>
    </message>
    <message>
        <source>One node down</source>
        <translation>Un nodo caído</translation>
    </message>
    <message>
        <source>One replica serves %1 req/s: while it restarts nobody is served</source>
        <translation>Una réplica sirve %1 req/s: mientras se reinicia no se sirve a nadie</translation>
    </message>
    <message>
        <source>One running copy of the model, on one GPU or on several together.</source>
        <translation>Una copia en marcha del modelo, en una GPU o en varias juntas.</translation>
    </message>
    <message>
        <source>Only %1 rows can be learnt from; at least 10 are needed: serving at a stated concurrency, with model, GPU, TPOT and TTFT.</source>
        <translation>Solo se puede aprender de %1 filas; hacen falta al menos 10: servicio con una concurrencia indicada, con modelo, GPU, TPOT y TTFT.</translation>
    </message>
    <message>
        <source>Only the first %1 requests of this trace were read.</source>
        <translation>Solo se leyeron las primeras %1 peticiones de esta traza.</translation>
    </message>
    <message>
        <source>Open before the decision is final</source>
        <translation>Pendiente antes de que la decisión sea definitiva</translation>
    </message>
    <message>
        <source>Operational sovereignty</source>
        <translation>Soberanía operativa</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Other hardware has another price: it counts only where one is stated.</source>
        <translation>Otro hardware tiene otro precio: cuenta solo donde se indica uno.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Outcome at high</source>
        <translation>Resultado en alto</translation>
    </message>
    <message>
        <source>Outcome at low</source>
        <translation>Resultado en bajo</translation>
    </message>
    <message>
        <source>Output tokens alone, per million</source>
        <translation>Solo tokens de salida, por millón</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Sobrecarga</translation>
    </message>
    <message>
        <source>Pareto front</source>
        <translation>Frente de Pareto</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Pessimistic</source>
        <translation>Pesimista</translation>
    </message>
    <message>
        <source>Plan a second replica, or say that an outage is acceptable</source>
        <translation>Prever una segunda réplica, o decir que una caída es aceptable</translation>
    </message>
    <message>
        <source>Power at the meter</source>
        <translation>Potencia en el contador</translation>
    </message>
    <message>
        <source>Power of the nodes</source>
        <translation>Potencia de los nodos</translation>
    </message>
    <message>
        <source>Predicted by the engine&apos;s model and the simulation</source>
        <translation>Previsto por el modelo del motor y la simulación</translation>
    </message>
    <message>
        <source>Prediction not calibrated</source>
        <translation>Predicción sin calibrar</translation>
    </message>
    <message>
        <source>Prefill and decode run on separate GPUs, whose sizes the row does not state.</source>
        <translation>Prefill y decode se ejecutan en GPU separadas, cuyos tamaños la fila no indica.</translation>
    </message>
    <message>
        <source>Prefill share unknown</source>
        <translation>Parte de prefill desconocida</translation>
    </message>
    <message>
        <source>Prefix cache</source>
        <translation>Caché de prefijos</translation>
    </message>
    <message>
        <source>Price by the token to compare with</source>
        <translation>Precio por token con el que comparar</translation>
    </message>
    <message>
        <source>Price of a GPU-hour</source>
        <translation>Precio de una hora de GPU</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
    <message>
        <source>Prompt lengths are not stated: how much prefill weighs is unknown</source>
        <translation>Las longitudes de prompt no están indicadas: se desconoce cuánto pesa el prefill</translation>
    </message>
    <message>
        <source>Prompts come through faster and the gaps between tokens grow.</source>
        <translation>Los prompts pasan más rápido y los intervalos entre tokens crecen.</translation>
    </message>
    <message>
        <source>Prompts computed together</source>
        <translation>Prompts calculados juntos</translation>
    </message>
    <message>
        <source>Prompts of other requests</source>
        <translation>Prompts de otras peticiones</translation>
    </message>
    <message>
        <source>Provenance</source>
        <translation>Procedencia</translation>
    </message>
    <message>
        <source>Providers of this GPU, and the law that they stand under</source>
        <translation>Proveedores de esta GPU y la ley a la que están sujetos</translation>
    </message>
    <message>
        <source>Purchases</source>
        <translation>Compras</translation>
    </message>
    <message>
        <source>Purchases, spread over their years</source>
        <translation>Compras, repartidas entre sus años</translation>
    </message>
    <message>
        <source>Put what is static first, what changes with the session next, what changes each time last</source>
        <translation>Poner primero lo estático, después lo que cambia con la sesión y al final lo que cambia cada vez</translation>
    </message>
    <message>
        <source>Quality falls a little, typically by 0.5 to 1.5 points of MMLU on models of this size: validate it with evals of your own.</source>
        <translation>La calidad baja un poco, normalmente de 0,5 a 1,5 puntos de MMLU en modelos de este tamaño: validarla con evaluaciones propias.</translation>
    </message>
    <message>
        <source>Quality falls measurably, most in reasoning and code: validate it with evals of your own.</source>
        <translation>La calidad baja de forma medible, sobre todo en razonamiento y código: validarla con evaluaciones propias.</translation>
    </message>
    <message>
        <source>Quantised without evaluation</source>
        <translation>Cuantizado sin evaluación</translation>
    </message>
    <message>
        <source>Quoted</source>
        <translation>Fecha del precio</translation>
    </message>
    <message>
        <source>Reach of United States law</source>
        <translation>Alcance de la ley de Estados Unidos</translation>
    </message>
    <message>
        <source>Reading the KV cache</source>
        <translation>Lectura de la caché KV</translation>
    </message>
    <message>
        <source>Reading the experts hit</source>
        <translation>Lectura de los expertos activados</translation>
    </message>
    <message>
        <source>Reading the trace was cancelled.</source>
        <translation>Se canceló la lectura de la traza.</translation>
    </message>
    <message>
        <source>Reading the weights</source>
        <translation>Lectura de los pesos</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Recorded</source>
        <translation>Registrado</translation>
    </message>
    <message>
        <source>Remedy</source>
        <translation>Remedio</translation>
    </message>
    <message>
        <source>Rent, tokens</source>
        <translation>Alquiler, tokens</translation>
    </message>
    <message>
        <source>Replica</source>
        <translation>Réplica</translation>
    </message>
    <message>
        <source>Replica %1 that is to fail is not in the fleet of %2.</source>
        <translation>La réplica %1 que ha de fallar no está en la flota de %2.</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Réplicas</translation>
    </message>
    <message>
        <source>Replicas at the pessimistic end</source>
        <translation>Réplicas en el extremo pesimista</translation>
    </message>
    <message>
        <source>Replicas by hour of the day</source>
        <translation>Réplicas por hora del día</translation>
    </message>
    <message>
        <source>Replicas kept for re-embedding, canaries and rollback.</source>
        <translation>Réplicas reservadas para regenerar embeddings, despliegues canario y reversiones.</translation>
    </message>
    <message>
        <source>Replicas that stand ready and are paid for.</source>
        <translation>Réplicas que están listas y se pagan.</translation>
    </message>
    <message>
        <source>Replicas with one to spare</source>
        <translation>Réplicas con una de sobra</translation>
    </message>
    <message>
        <source>Replicas with reserve</source>
        <translation>Réplicas con reserva</translation>
    </message>
    <message>
        <source>Requests are preempted and computed anew at this load: %1 times in %2 requests.</source>
        <translation>Con esta carga las peticiones se desalojan y se calculan de nuevo: %1 veces en %2 peticiones.</translation>
    </message>
    <message>
        <source>Reserve 15 to 25 % of the capacity</source>
        <translation>Reservar del 15 al 25 % de la capacidad</translation>
    </message>
    <message>
        <source>Rolling upgrade</source>
        <translation>Actualización gradual</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Router</translation>
    </message>
    <message>
        <source>Run the evaluations of the use case in both precisions and attach them</source>
        <translation>Ejecutar las evaluaciones del caso de uso en ambas precisiones y adjuntarlas</translation>
    </message>
    <message>
        <source>SEAL</source>
        <translation>SEAL</translation>
    </message>
    <message>
        <source>SEAL-0, no sovereignty: control lies wholly outside the Union and under foreign law.</source>
        <translation>SEAL-0, sin soberanía: el control está por completo fuera de la Unión y bajo derecho extranjero.</translation>
    </message>
    <message>
        <source>SEAL-1, jurisdiction: the Union&apos;s law applies on paper and can hardly be enforced.</source>
        <translation>SEAL-1, jurisdicción: el derecho de la Unión se aplica sobre el papel y apenas se puede hacer cumplir.</translation>
    </message>
    <message>
        <source>SEAL-2, data: the Union&apos;s law applies and can be enforced; weighty foreign dependencies remain.</source>
        <translation>SEAL-2, datos: el derecho de la Unión se aplica y se puede hacer cumplir; quedan dependencias extranjeras importantes.</translation>
    </message>
    <message>
        <source>SEAL-3, resilience: actors of the Union have a strong hand, foreign control is marginal.</source>
        <translation>SEAL-3, resiliencia: los actores de la Unión tienen un papel fuerte, el control extranjero es marginal.</translation>
    </message>
    <message>
        <source>SEAL-4, full sovereignty: all is under the Union&apos;s control and law, without critical foreign dependencies.</source>
        <translation>SEAL-4, soberanía plena: todo está bajo el control y el derecho de la Unión, sin dependencias extranjeras críticas.</translation>
    </message>
    <message>
        <source>SHA-256 of the project as written by the program</source>
        <translation>SHA-256 del proyecto tal como lo escribe el programa</translation>
    </message>
    <message>
        <source>Safe capacity</source>
        <translation>Capacidad segura</translation>
    </message>
    <message>
        <source>Sampling and bookkeeping</source>
        <translation>Muestreo y contabilidad</translation>
    </message>
    <message>
        <source>Scheduling and launching</source>
        <translation>Planificación y lanzamiento</translation>
    </message>
    <message>
        <source>Scope 2 incomplete</source>
        <translation>Alcance 2 incompleto</translation>
    </message>
    <message>
        <source>Score %1 of 100.</source>
        <translation>Puntuación: %1 de 100.</translation>
    </message>
    <message>
        <source>Score, of 100</source>
        <translation>Puntuación, de 100</translation>
    </message>
    <message>
        <source>Security and compliance sovereignty</source>
        <translation>Soberanía de seguridad y cumplimiento</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Sensitivity and robustness</source>
        <translation>Sensibilidad y robustez</translation>
    </message>
    <message>
        <source>Sequences, tokens of a step and tokens of a block must be at least 1.</source>
        <translation>Las secuencias, los tokens de un paso y los tokens de un bloque deben ser al menos 1.</translation>
    </message>
    <message>
        <source>Set max_num_seqs to what the KV cache holds</source>
        <translation>Ajustar max_num_seqs a lo que cabe en la caché KV</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Share of the time in use</source>
        <translation>Parte del tiempo en uso</translation>
    </message>
    <message>
        <source>Share of what a unit serves</source>
        <translation>Parte de lo que sirve una unidad</translation>
    </message>
    <message>
        <source>Shares of requests lie between 0 and 1.</source>
        <translation>Las proporciones de peticiones están entre 0 y 1.</translation>
    </message>
    <message>
        <source>Single replica</source>
        <translation>Réplica única</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamaño</translation>
    </message>
    <message>
        <source>Size for the hourly p95 of the demand, with 20 to 30 % of head-room over it</source>
        <translation>Dimensionar para el p95 horario de la demanda, con un margen del 20 al 30 % por encima</translation>
    </message>
    <message>
        <source>Sized on the middle</source>
        <translation>Dimensionado según el valor medio</translation>
    </message>
    <message>
        <source>Smaller replicas: less memory for the KV cache of each, a smaller part lost with one.</source>
        <translation>Réplicas más pequeñas: menos memoria para la caché KV de cada una, y se pierde una parte menor con cada una.</translation>
    </message>
    <message>
        <source>Sold</source>
        <translation>Vendido</translation>
    </message>
    <message>
        <source>Some of these facts are general knowledge of the catalogue, to be checked by whoever decides.</source>
        <translation>Algunos de estos hechos son conocimiento general del catálogo, que debe comprobar quien decida.</translation>
    </message>
    <message>
        <source>Sovereignty score</source>
        <translation>Puntuación de soberanía</translation>
    </message>
    <message>
        <source>Sovereignty unknown</source>
        <translation>Soberanía desconocida</translation>
    </message>
    <message>
        <source>Speculative decoding</source>
        <translation>Decodificación especulativa</translation>
    </message>
    <message>
        <source>Speculative decoding is not counted: its acceptance is not stated, and it decides what is gained.</source>
        <translation>La decodificación especulativa no se cuenta: no se indica su aceptación, y es lo que decide cuánto se gana.</translation>
    </message>
    <message>
        <source>Speculative decoding without the share of drafted tokens that is accepted</source>
        <translation>Decodificación especulativa sin la proporción de tokens propuestos que se acepta</translation>
    </message>
    <message>
        <source>Speculative decoding “%1” gains by an acceptance that the row does not state.</source>
        <translation>La decodificación especulativa «%1» gana según una aceptación que la fila no indica.</translation>
    </message>
    <message>
        <source>State engine.version</source>
        <translation>Indicar engine.version</translation>
    </message>
    <message>
        <source>State or measure its %1: then it is on the front or it is not.</source>
        <translation>Indicar o medir su %1: entonces está en el frente o no lo está.</translation>
    </message>
    <message>
        <source>State output tokens of both: costs and energies per total token are those of another unit.</source>
        <translation>Indicar los tokens de salida de ambos: los costes y las energías por token total son de otra unidad.</translation>
    </message>
    <message>
        <source>State p95 or p99 of the lengths from the log of requests</source>
        <translation>Indicar p95 o p99 de las longitudes a partir del registro de peticiones</translation>
    </message>
    <message>
        <source>State prompt and answer lengths</source>
        <translation>Indicar las longitudes de prompts y respuestas</translation>
    </message>
    <message>
        <source>State the method and year of the grid&apos;s intensity and the contract&apos;s own</source>
        <translation>Indicar el método y el año de la intensidad de la red y los propios del contrato</translation>
    </message>
    <message>
        <source>State the power of both at one boundary: %1 has it at the %2, %3 at the %4.</source>
        <translation>Indicar la potencia de ambos en un mismo límite de medición: %1 la tiene en %2, %3 en %4.</translation>
    </message>
    <message>
        <source>State the zone of the site, the operator and its parent&apos;s jurisdiction</source>
        <translation>Indicar la zona del emplazamiento, el operador y la jurisdicción de su matriz</translation>
    </message>
    <message>
        <source>State what is missing, so that the record can be kept with the project</source>
        <translation>Indicar lo que falta, para que el registro se pueda conservar con el proyecto</translation>
    </message>
    <message>
        <source>State what the gate asks for.</source>
        <translation>Indicar lo que exige el criterio.</translation>
    </message>
    <message>
        <source>Steps larger than the mean one</source>
        <translation>Pasos mayores que el medio</translation>
    </message>
    <message>
        <source>Stopped before all rows were predicted.</source>
        <translation>Detenido antes de predecir todas las filas.</translation>
    </message>
    <message>
        <source>Strategic sovereignty</source>
        <translation>Soberanía estratégica</translation>
    </message>
    <message>
        <source>Supply chain sovereignty</source>
        <translation>Soberanía de la cadena de suministro</translation>
    </message>
    <message>
        <source>TP %1</source>
        <translation>TP %1</translation>
    </message>
    <message>
        <source>TP %1 does not divide the %2 attention heads of %3: engines refuse to start</source>
        <translation>TP %1 no divide las %2 cabezas de atención de %3: los motores se niegan a arrancar</translation>
    </message>
    <message>
        <source>TP %1 keeps the compressed KV cache %1 times: it is not split by head</source>
        <translation>TP %1 guarda la caché KV comprimida %1 veces: no se reparte por cabezas</translation>
    </message>
    <message>
        <source>TP %1 over %2 KV heads keeps each of them more than once: the KV cache does not grow with the GPUs</source>
        <translation>TP %1 sobre %2 cabezas KV guarda cada una más de una vez: la caché KV no crece con las GPU</translation>
    </message>
    <message>
        <source>TP %1 over PCIe, though the weights fit TP %2: every layer waits for two all-reduces over the slow link</source>
        <translation>TP %1 por PCIe, aunque los pesos caben con TP %2: cada capa espera dos all-reduce por el enlace lento</translation>
    </message>
    <message>
        <source>TP %1 over PCIe: every layer waits for two all-reduces over the slow link</source>
        <translation>TP %1 por PCIe: cada capa espera dos all-reduce por el enlace lento</translation>
    </message>
    <message>
        <source>TP does not divide</source>
        <translation>TP no divide</translation>
    </message>
    <message>
        <source>TP over PCIe</source>
        <translation>TP por PCIe</translation>
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
        <translation>Tomar la intensidad de un mismo método para ambos; el catálogo nombra el método de cada una.</translation>
    </message>
    <message>
        <source>Taken from the catalogue because the project states none</source>
        <translation>Tomado del catálogo porque el proyecto no indica ninguno</translation>
    </message>
    <message>
        <source>Technology sovereignty</source>
        <translation>Soberanía tecnológica</translation>
    </message>
    <message>
        <source>Tensor parallel %1</source>
        <translation>Paralelismo tensorial %1</translation>
    </message>
    <message>
        <source>Tensor parallelism %1 does not divide the %2 key and %3 value heads of the linear attention of %4.</source>
        <translation>El paralelismo tensorial %1 no divide las %2 cabezas de clave y %3 de valor de la atención lineal de %4.</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>Término</translation>
    </message>
    <message>
        <source>The %2 is moved most by the %1: between %3 and %4 %5 for 20 % less or more of it.</source>
        <translation>Lo que más mueve «%2» es «%1»: entre %3 y %4 %5 con un 20 % menos o más.</translation>
    </message>
    <message>
        <source>The %2 is moved most by the %1: between %3 and %4 %5 over its stated range.</source>
        <translation>Lo que más mueve «%2» es «%1»: entre %3 y %4 %5 en su intervalo indicado.</translation>
    </message>
    <message>
        <source>The 16-bit arithmetic rate of %1 is not known.</source>
        <translation>No se conoce la velocidad de cálculo en 16 bits de %1.</translation>
    </message>
    <message>
        <source>The GPU is not in the catalogue.</source>
        <translation>La GPU no está en el catálogo.</translation>
    </message>
    <message>
        <source>The GPU is not stated.</source>
        <translation>La GPU no está indicada.</translation>
    </message>
    <message>
        <source>The KV cache is full for a tenth of the time or more at this load: a small error of its size moves TTFT by much there.</source>
        <translation>Con esta carga, la caché KV está llena una décima parte del tiempo o más: ahí un pequeño error en su tamaño mueve mucho el TTFT.</translation>
    </message>
    <message>
        <source>The budget is as large already.</source>
        <translation>El presupuesto ya es igual de grande.</translation>
    </message>
    <message>
        <source>The cache holds about %1 requests at once; the others wait.</source>
        <translation>En la caché caben unas %1 peticiones a la vez; las demás esperan.</translation>
    </message>
    <message>
        <source>The candidates that nobody dominates: each is the best choice for some priorities.</source>
        <translation>Los candidatos que nadie domina: cada uno es la mejor elección para ciertas prioridades.</translation>
    </message>
    <message>
        <source>The carbon of %1 and %2 is counted by different methods: %3 and %4.</source>
        <translation>El carbono de %1 y %2 se cuenta con métodos distintos: %3 y %4.</translation>
    </message>
    <message>
        <source>The catalogue knows the prices of %1 on demand only: state the price of the commitment or of spot machines.</source>
        <translation>El catálogo solo conoce los precios de %1 bajo demanda: indicar el precio del compromiso o de las máquinas spot.</translation>
    </message>
    <message>
        <source>The cost of an hour is spread over the same tokens.</source>
        <translation>El coste de una hora se reparte entre los mismos tokens.</translation>
    </message>
    <message>
        <source>The cost of the lease counts no electricity: state energy.power_w, energy.pue and economics.electricity.eur_per_kwh.</source>
        <translation>El coste del leasing no cuenta electricidad: indicar energy.power_w, energy.pue y economics.electricity.eur_per_kwh.</translation>
    </message>
    <message>
        <source>The demand of %1 million tokens a day is more than the %2 million that the fleet serves: cost and energy are those of a fleet in use all the time.</source>
        <translation>La demanda de %1 millones de tokens al día supera los %2 millones que sirve la flota: el coste y la energía son los de una flota en uso todo el tiempo.</translation>
    </message>
    <message>
        <source>The design space has %1 combinations; at most 1,000,000 are evaluated</source>
        <translation>El espacio de diseño tiene %1 combinaciones; se evalúan como máximo 1 000 000</translation>
    </message>
    <message>
        <source>The energy of %1 and %2 is measured at different boundaries: %3 and %4.</source>
        <translation>La energía de %1 y %2 se mide en límites distintos: %3 y %4.</translation>
    </message>
    <message>
        <source>The engine %1 was never measured: its overheads are those of vLLM.</source>
        <translation>El motor %1 nunca se midió: sus sobrecargas son las de vLLM.</translation>
    </message>
    <message>
        <source>The engine is not stated; vLLM is assumed.</source>
        <translation>El motor no está indicado; se supone vLLM.</translation>
    </message>
    <message>
        <source>The engine is older than those measured for the coefficients; such engines are often two to three times slower than predicted.</source>
        <translation>El motor es más antiguo que los medidos para los coeficientes; esos motores suelen ser de dos a tres veces más lentos de lo previsto.</translation>
    </message>
    <message>
        <source>The engine “%1” was never measured; its overheads are taken as vLLM&apos;s.</source>
        <translation>El motor «%1» nunca se midió; se toman como suyas las sobrecargas de vLLM.</translation>
    </message>
    <message>
        <source>The figures do not decide yet: no candidate is on the front.</source>
        <translation>Las cifras no deciden todavía: ningún candidato está en el frente.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file is empty: expected a table with a column “model”.</source>
        <translation>El archivo está vacío: se esperaba una tabla con una columna «model».</translation>
    </message>
    <message>
        <source>The file is not the one that the project was made with: its content has changed</source>
        <translation>El archivo no es aquel con el que se hizo el proyecto: su contenido ha cambiado</translation>
    </message>
    <message>
        <source>The first line is neither a JSON object nor the header of a known trace (ContextTokens and GeneratedTokens; Request tokens and Response tokens; num_prefill_tokens and num_decode_tokens; input_length).</source>
        <translation>La primera línea no es ni un objeto JSON ni la cabecera de una traza conocida (ContextTokens y GeneratedTokens; Request tokens y Response tokens; num_prefill_tokens y num_decode_tokens; input_length).</translation>
    </message>
    <message>
        <source>The fleet costs %1 € over %2 years, worth %3 € today.</source>
        <translation>La flota cuesta %1 € en %2 años, que hoy valen %3 €.</translation>
    </message>
    <message>
        <source>The fleet serves no tokens: its hours cost what they cost, and a token has no price.</source>
        <translation>La flota no sirve tokens: sus horas cuestan lo que cuestan, y un token no tiene precio.</translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is held.</source>
        <translation>El criterio exige %1, y se cumple.</translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is not held.</source>
        <translation>El criterio exige %1, y no se cumple.</translation>
    </message>
    <message>
        <source>The gate asks for %1; whether it is held is not known.</source>
        <translation>El criterio exige %1; no se sabe si se cumple.</translation>
    </message>
    <message>
        <source>The gate would have to be lowered, or the value that fails it be another.</source>
        <translation>Habría que rebajar el criterio, o que el valor que lo incumple fuera otro.</translation>
    </message>
    <message>
        <source>The highest tested load at which every term of the SLO holds.</source>
        <translation>La carga más alta probada en la que se cumplen todos los términos del SLO.</translation>
    </message>
    <message>
        <source>The levers that help would together bring %1 GPUs down to %2.</source>
        <translation>Las palancas que ayudan reducirían juntas %1 GPU a %2.</translation>
    </message>
    <message>
        <source>The levers that help would together take a GPU from %1 to %2 requests per second.</source>
        <translation>Las palancas que ayudan llevarían juntas una GPU de %1 a %2 peticiones por segundo.</translation>
    </message>
    <message>
        <source>The load beyond which more requests bring hardly more throughput and much more waiting.</source>
        <translation>La carga a partir de la cual más peticiones apenas aportan más rendimiento y sí mucha más espera.</translation>
    </message>
    <message>
        <source>The low and high ends are those of 5 % and 95 %, from the ranges of the inputs.</source>
        <translation>Los extremos bajo y alto son los del 5 % y el 95 %, a partir de los intervalos de los datos de entrada.</translation>
    </message>
    <message>
        <source>The memory bandwidth of %1 is not known.</source>
        <translation>No se conoce el ancho de banda de memoria de %1.</translation>
    </message>
    <message>
        <source>The memory in which running requests keep what they have read and written; it bounds how many run at once.</source>
        <translation>La memoria en la que las peticiones en curso guardan lo que han leído y escrito; limita cuántas se ejecutan a la vez.</translation>
    </message>
    <message>
        <source>The memory of one GPU</source>
        <translation>La memoria de una GPU</translation>
    </message>
    <message>
        <source>The model is not in the catalogue.</source>
        <translation>El modelo no está en el catálogo.</translation>
    </message>
    <message>
        <source>The model is not stated.</source>
        <translation>El modelo no está indicado.</translation>
    </message>
    <message>
        <source>The model of time knows batches of up to %1 sequences, not of %2.</source>
        <translation>El modelo de tiempos conoce lotes de hasta %1 secuencias, no de %2.</translation>
    </message>
    <message>
        <source>The model “%1” is not in the catalogue.</source>
        <translation>El modelo «%1» no está en el catálogo.</translation>
    </message>
    <message>
        <source>The operating point breaks the SLO: the figures are those of a load that nobody should be promised.</source>
        <translation>El punto de operación incumple el SLO: las cifras son las de una carga que no debería prometerse a nadie.</translation>
    </message>
    <message>
        <source>The operator is stated to be within reach of the CLOUD Act or FISA 702</source>
        <translation>Se indica que el operador está al alcance de la CLOUD Act o de FISA 702</translation>
    </message>
    <message>
        <source>The options, and what became of each</source>
        <translation>Las opciones y qué fue de cada una</translation>
    </message>
    <message>
        <source>The output length is not stated; %1 tokens are assumed.</source>
        <translation>La longitud de salida no está indicada; se suponen %1 tokens.</translation>
    </message>
    <message>
        <source>The parallelism is not known: %1 GPUs without tp, pp or dp.</source>
        <translation>No se conoce el paralelismo: %1 GPU sin tp, pp ni dp.</translation>
    </message>
    <message>
        <source>The parallelism is not known: neither a number of GPUs nor tp is stated.</source>
        <translation>No se conoce el paralelismo: no se indica ni un número de GPU ni tp.</translation>
    </message>
    <message>
        <source>The percentiles of a length fall: %1 tokens after %2.</source>
        <translation>Los percentiles de una longitud decrecen: %1 tokens después de %2.</translation>
    </message>
    <message>
        <source>The precision “%1” is unknown; the checkpoint&apos;s own is assumed.</source>
        <translation>La precisión «%1» es desconocida; se supone la propia del checkpoint.</translation>
    </message>
    <message>
        <source>The price is quoted in %1 and no rate is stated: the cost stays unknown. State economics.tariff.quote.units_per_eur with its date.</source>
        <translation>El precio está cotizado en %1 y no se indica ningún tipo de cambio: el coste queda desconocido. Indicar economics.tariff.quote.units_per_eur con su fecha.</translation>
    </message>
    <message>
        <source>The price is stated with VAT and the rate is not: the figures hold the VAT. State economics.tariff.vat_rate.</source>
        <translation>El precio se indica con IVA y el tipo no: las cifras incluyen el IVA. Indicar economics.tariff.vat_rate.</translation>
    </message>
    <message>
        <source>The price of electricity is a wholesale price: grid fees and taxes are not in it. State economics.electricity.retail_factor or what the site pays.</source>
        <translation>El precio de la electricidad es un precio mayorista: no incluye peajes de red ni impuestos. Indicar economics.electricity.retail_factor o lo que paga el emplazamiento.</translation>
    </message>
    <message>
        <source>The prices of input and output tokens are stated apart, but not how many of each a request has: state the mean of prompt_tokens and output_tokens.</source>
        <translation>Los precios de los tokens de entrada y de salida se indican por separado, pero no cuántos de cada uno tiene una petición: indicar la media de prompt_tokens y output_tokens.</translation>
    </message>
    <message>
        <source>The program compares; people decide. Who decided, when and why is written here by hand:</source>
        <translation>El programa compara; las personas deciden. Quién decidió, cuándo y por qué se escribe aquí a mano:</translation>
    </message>
    <message>
        <source>The project names %1, which is not there</source>
        <translation>El proyecto nombra %1, que no existe</translation>
    </message>
    <message>
        <source>The project names no results, and it does not say enough to predict a sweep (a model and a GPU of the catalogue, the lengths of prompts and answers): name results under &quot;results&quot;, or after the project</source>
        <translation>El proyecto no nombra resultados y no dice lo suficiente para predecir un barrido (un modelo y una GPU del catálogo, las longitudes de prompts y respuestas): nombrar resultados en «results», o después del proyecto</translation>
    </message>
    <message>
        <source>The project states no design space: expected explore: {vary: {hardware.gpu: [a, b], parallelism.tp: [1, 2, 4]}}</source>
        <translation>El proyecto no indica ningún espacio de diseño: se esperaba explore: {vary: {hardware.gpu: [a, b], parallelism.tp: [1, 2, 4]}}</translation>
    </message>
    <message>
        <source>The project states no input.</source>
        <translation>El proyecto no indica ningún dato de entrada.</translation>
    </message>
    <message>
        <source>The prompt length is not stated; %1 tokens are assumed.</source>
        <translation>La longitud del prompt no está indicada; se suponen %1 tokens.</translation>
    </message>
    <message>
        <source>The purchase is spread over its years of use and paid for by the hour.</source>
        <translation>La compra se reparte entre sus años de uso y se paga por horas.</translation>
    </message>
    <message>
        <source>The ranking on %1 flips when the %2 passes %3%4: below it %5 is first, above it %6.</source>
        <translation>La clasificación por «%1» se invierte cuando «%2» pasa de %3%4: por debajo, %5 es primero; por encima, %6.</translation>
    </message>
    <message>
        <source>The rate of %1 has no date: state it with its day.</source>
        <translation>El tipo de cambio de %1 no tiene fecha: indicarlo con su día.</translation>
    </message>
    <message>
        <source>The replicas are counted for %1 req/s, while the demand reaches %2 req/s</source>
        <translation>Las réplicas se cuentan para %1 req/s, mientras que la demanda alcanza %2 req/s</translation>
    </message>
    <message>
        <source>The requests of this trace do not come in order of time and were sorted.</source>
        <translation>Las peticiones de esta traza no vienen en orden temporal y se han ordenado.</translation>
    </message>
    <message>
        <source>The same at the meter</source>
        <translation>Lo mismo en el contador</translation>
    </message>
    <message>
        <source>The same in money of today</source>
        <translation>Lo mismo en dinero de hoy</translation>
    </message>
    <message>
        <source>The same million tokens, country by country</source>
        <translation>El mismo millón de tokens, país por país</translation>
    </message>
    <message>
        <source>The scenario does not pass the gate: %1 is required, it stands at %2</source>
        <translation>El escenario no supera el criterio: se exige %1 y está en %2</translation>
    </message>
    <message>
        <source>The shape of %1 is not known.</source>
        <translation>No se conoce la forma de %1.</translation>
    </message>
    <message>
        <source>The shipped “%1” holds until your own entry can be read.</source>
        <translation>El «%1» incluido vale hasta que se pueda leer la entrada propia.</translation>
    </message>
    <message>
        <source>The simulation was cancelled.</source>
        <translation>Se canceló la simulación.</translation>
    </message>
    <message>
        <source>The smallest change of one value alone, everything else as it is.</source>
        <translation>El menor cambio de un solo valor, con todo lo demás como está.</translation>
    </message>
    <message>
        <source>The smallest change of one value alone, everything else as it is; %1 further options are left out.</source>
        <translation>El menor cambio de un solo valor, con todo lo demás como está; se omiten otras %1 opciones.</translation>
    </message>
    <message>
        <source>The standing of %1 changes when the %2 rises above %3%4.</source>
        <translation>La posición de %1 cambia cuando «%2» supera %3%4.</translation>
    </message>
    <message>
        <source>The table goes on in the full report.</source>
        <translation>La tabla continúa en el informe completo.</translation>
    </message>
    <message>
        <source>The throughput is predicted with the shipped coefficients: none of this machine&apos;s own measurements stand behind them</source>
        <translation>El rendimiento se predice con los coeficientes incluidos: ninguna medición propia de esta máquina los respalda</translation>
    </message>
    <message>
        <source>The trace holds lengths alone, no times of arrival.</source>
        <translation>La traza solo contiene longitudes, no tiempos de llegada.</translation>
    </message>
    <message>
        <source>The trace holds lengths of prompts alone: say how long answers are to be.</source>
        <translation>La traza solo contiene longitudes de prompts: decir qué longitud han de tener las respuestas.</translation>
    </message>
    <message>
        <source>The variation of the gaps between arrivals must lie between 0 and 100, not at %1.</source>
        <translation>La variación de los intervalos entre llegadas debe estar entre 0 y 100, no en %1.</translation>
    </message>
    <message>
        <source>The weights are no larger than FP8 already.</source>
        <translation>Los pesos ya no son mayores que FP8.</translation>
    </message>
    <message>
        <source>The weights have four bits already.</source>
        <translation>Los pesos ya tienen cuatro bits.</translation>
    </message>
    <message>
        <source>The weights leave no memory for the KV cache.</source>
        <translation>Los pesos no dejan memoria para la caché KV.</translation>
    </message>
    <message>
        <source>There are no candidates yet: state some under `candidates`, or a throughput and a tariff.</source>
        <translation>Todavía no hay candidatos: indicar algunos en `candidates`, o un rendimiento y una tarifa.</translation>
    </message>
    <message>
        <source>There are no candidates yet: state some under candidates, or pin configurations.</source>
        <translation>Todavía no hay candidatos: indicar algunos en candidates, o fijar configuraciones.</translation>
    </message>
    <message>
        <source>There are no lengths to draw from.</source>
        <translation>No hay longitudes de las que sortear.</translation>
    </message>
    <message>
        <source>There are no levels of load to simulate.</source>
        <translation>No hay niveles de carga que simular.</translation>
    </message>
    <message>
        <source>There is no figure yet that an input could move: state a throughput and a tariff, or a power.</source>
        <translation>Todavía no hay ninguna cifra que un dato de entrada pueda mover: indicar un rendimiento y una tarifa, o una potencia.</translation>
    </message>
    <message>
        <source>There is no memory for the KV cache.</source>
        <translation>No hay memoria para la caché KV.</translation>
    </message>
    <message>
        <source>There is no request in this trace that could be read.</source>
        <translation>En esta traza no hay ninguna petición que se pueda leer.</translation>
    </message>
    <message>
        <source>There is no sweep yet: import a benchmark with several loads, up to beyond the knee.</source>
        <translation>Todavía no hay barrido: importar un benchmark con varias cargas, hasta más allá del codo.</translation>
    </message>
    <message>
        <source>There is no trace to replay.</source>
        <translation>No hay ninguna traza que reproducir.</translation>
    </message>
    <message>
        <source>There is nothing to decide between yet: state candidates.</source>
        <translation>Todavía no hay nada entre lo que decidir: indicar candidatos.</translation>
    </message>
    <message>
        <source>This GPU has no FP8 units: only the memory would be saved.</source>
        <translation>Esta GPU no tiene unidades FP8: solo se ahorraría la memoria.</translation>
    </message>
    <message>
        <source>This is a second project: only one can be read at a time</source>
        <translation>Este es un segundo proyecto: solo se puede leer uno a la vez</translation>
    </message>
    <message>
        <source>This is no file of coefficients: expected “schema: %1”.</source>
        <translation>Este no es un archivo de coeficientes: se esperaba «schema: %1».</translation>
    </message>
    <message>
        <source>This is no table of cases: expected columns “model” and “gpu”.</source>
        <translation>Esta no es una tabla de casos: se esperaban las columnas «model» y «gpu».</translation>
    </message>
    <message>
        <source>This record is none of a trace&apos;s and is left out.</source>
        <translation>Este registro no es de una traza y se omite.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Time from sending a request to its first token.</source>
        <translation>Tiempo desde el envío de una petición hasta su primer token.</translation>
    </message>
    <message>
        <source>Time per output token of a request, after its first token.</source>
        <translation>Tiempo por token de salida de una petición, después de su primer token.</translation>
    </message>
    <message>
        <source>Times outside the engine cannot be negative, and time-out and pause not 0.</source>
        <translation>Los tiempos fuera del motor no pueden ser negativos, y el tiempo límite y la pausa no pueden ser 0.</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>To keep in mind</source>
        <translation>A tener en cuenta</translation>
    </message>
    <message>
        <source>To make this report again</source>
        <translation>Para volver a hacer este informe</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Tokens inside the SLO</source>
        <translation>Tokens dentro del SLO</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Total cost of ownership</source>
        <translation>Coste total de propiedad</translation>
    </message>
    <message>
        <source>Total €</source>
        <translation>Total €</translation>
    </message>
    <message>
        <source>Upkeep</source>
        <translation>Mantenimiento</translation>
    </message>
    <message>
        <source>Use data parallelism for attention, or more replicas of a smaller TP</source>
        <translation>Usar paralelismo de datos para la atención, o más réplicas con un TP menor</translation>
    </message>
    <message>
        <source>Use the smallest TP that fits, and more replicas</source>
        <translation>Usar el TP más pequeño que quepa, y más réplicas</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>Usado para</translation>
    </message>
    <message>
        <source>Waiting in the queue</source>
        <translation>Espera en la cola</translation>
    </message>
    <message>
        <source>Water of a year</source>
        <translation>Agua de un año</translation>
    </message>
    <message>
        <source>Water per million tokens</source>
        <translation>Agua por millón de tokens</translation>
    </message>
    <message>
        <source>Water per year</source>
        <translation>Agua por año</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>What 1 % of an input does, and how</source>
        <translation>Qué hace un 1 % de un dato de entrada, y cómo</translation>
    </message>
    <message>
        <source>What is bought</source>
        <translation>Qué se compra</translation>
    </message>
    <message>
        <source>What is drawn while nothing is served counts by the year, not by the token at full load.</source>
        <translation>Lo que se consume mientras no se sirve nada cuenta por año, no por token a plena carga.</translation>
    </message>
    <message>
        <source>What is found in the cache need not be prefilled.</source>
        <translation>Lo que se encuentra en la caché no necesita prefill.</translation>
    </message>
    <message>
        <source>What is known</source>
        <translation>Lo que se sabe</translation>
    </message>
    <message>
        <source>What is known of who could reach the data</source>
        <translation>Lo que se sabe de quién podría acceder a los datos</translation>
    </message>
    <message>
        <source>What is served inside the SLO: as a share of the requests, as requests, or as tokens per second.</source>
        <translation>Lo que se sirve dentro del SLO: como proporción de las peticiones, como peticiones o como tokens por segundo.</translation>
    </message>
    <message>
        <source>What it asks</source>
        <translation>Qué exige</translation>
    </message>
    <message>
        <source>What it costs</source>
        <translation>Qué cuesta</translation>
    </message>
    <message>
        <source>What it draws and emits</source>
        <translation>Qué consume y emite</translation>
    </message>
    <message>
        <source>What moves it most: %1</source>
        <translation>Lo que más lo mueve: %1</translation>
    </message>
    <message>
        <source>What the building adds to every watt: electricity and carbon at the meter.</source>
        <translation>Lo que el edificio añade a cada vatio: electricidad y carbono en el contador.</translation>
    </message>
    <message>
        <source>What the layers of %1 keep of a request is not understood: its KV cache is not computed.</source>
        <translation>No se entiende lo que las capas de %1 guardan de una petición: su caché KV no se calcula.</translation>
    </message>
    <message>
        <source>What the service promises: limits on waiting times, and the share of requests that keep them.</source>
        <translation>Lo que promete el servicio: límites de los tiempos de espera y la proporción de peticiones que los cumplen.</translation>
    </message>
    <message>
        <source>What would change our mind</source>
        <translation>Qué cambiaría nuestra decisión</translation>
    </message>
    <message>
        <source>Where a figure comes from: design (computed or stated), benchmark (measured in a test), production (measured in use).</source>
        <translation>De dónde viene una cifra: diseño (calculada o indicada), benchmark (medida en una prueba), producción (medida en uso).</translation>
    </message>
    <message>
        <source>Where an answer flips</source>
        <translation>Dónde se invierte una respuesta</translation>
    </message>
    <message>
        <source>Where are prompts, answers and models kept and processed, and who holds the keys?</source>
        <translation>¿Dónde se guardan y procesan los prompts, las respuestas y los modelos, y quién tiene las claves?</translation>
    </message>
    <message>
        <source>Where do hardware, firmware and software come from, and who can cut them off?</source>
        <translation>¿De dónde vienen el hardware, el firmware y el software, y quién puede cortarlos?</translation>
    </message>
    <message>
        <source>Where energy is measured: at the boards, at the nodes with processors, fans and losses, or at the facility&apos;s meter.</source>
        <translation>Dónde se mide la energía: en las tarjetas, en los nodos con procesadores, ventiladores y pérdidas, o en el contador del centro de datos.</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>De dónde viene</translation>
    </message>
    <message>
        <source>Where it runs decides its carbon: between %1 and %2 the same tokens differ by a factor of %3.</source>
        <translation>Dónde se ejecuta decide su carbono: entre %1 y %2, los mismos tokens difieren en un factor de %3.</translation>
    </message>
    <message>
        <source>Where the data lie</source>
        <translation>Dónde están los datos</translation>
    </message>
    <message>
        <source>Where the time per output token goes</source>
        <translation>En qué se va el tiempo por token de salida</translation>
    </message>
    <message>
        <source>Where the time to the first token goes</source>
        <translation>En qué se va el tiempo hasta el primer token</translation>
    </message>
    <message>
        <source>Whether it meets %1 is unknown.</source>
        <translation>Se desconoce si cumple %1.</translation>
    </message>
    <message>
        <source>Which law reaches the provider, and can a third country compel access?</source>
        <translation>¿Qué legislación alcanza al proveedor, y puede un tercer país exigir el acceso?</translation>
    </message>
    <message>
        <source>Who owns and controls the provider, and can that change hands out of the Union?</source>
        <translation>¿Quién posee y controla al proveedor, y puede ese control salir de la Unión?</translation>
    </message>
    <message>
        <source>Whoever takes it over %1 gains nothing that is known.</source>
        <translation>Quien lo elija frente a %1 no gana nada que se conozca.</translation>
    </message>
    <message>
        <source>Whoever takes it over %1 gives away %2 % on the %3 and gains nothing that is known.</source>
        <translation>Quien lo elija frente a %1 cede un %2 % en %3 y no gana nada que se conozca.</translation>
    </message>
    <message>
        <source>Wholesale price</source>
        <translation>Precio mayorista</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>With head-room</source>
        <translation>Con margen</translation>
    </message>
    <message>
        <source>With one to spare</source>
        <translation>Con una de sobra</translation>
    </message>
    <message>
        <source>With reserve</source>
        <translation>Con reserva</translation>
    </message>
    <message>
        <source>Within reach of United States law (CLOUD Act, FISA 702)</source>
        <translation>Al alcance de la legislación de Estados Unidos (CLOUD Act, FISA 702)</translation>
    </message>
    <message>
        <source>Without the gate %1 would be unbeaten on %2.</source>
        <translation>Sin el criterio excluyente, %1 sería insuperable en %2.</translation>
    </message>
    <message>
        <source>Without the gate %1 would not be the best on any axis either.</source>
        <translation>Sin el criterio excluyente, %1 tampoco sería el mejor en ningún eje.</translation>
    </message>
    <message>
        <source>Write beside each input where it comes from: {value: …, source: …, date: …}</source>
        <translation>Escribir junto a cada entrada de dónde procede: {value: …, source: …, date: …}</translation>
    </message>
    <message>
        <source>Write the formula with numbers, the names under &quot;with&quot;, + - * / ^ and parentheses</source>
        <translation>Escribir la fórmula con números, los nombres indicados en «with», + - * / ^ y paréntesis</translation>
    </message>
    <message>
        <source>Year %1</source>
        <translation>Año %1</translation>
    </message>
    <message>
        <source>Your own catalogue entries cannot be read.</source>
        <translation>No se pueden leer las entradas propias del catálogo.</translation>
    </message>
    <message>
        <source>Your own catalogue entry replaces these fields of the shipped “%1”: %2.</source>
        <translation>La entrada propia del catálogo sustituye estos campos de «%1», incluida de serie: %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no function that is known</source>
        <translation>«%1» no es una función conocida</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not given under &quot;with&quot;</source>
        <translation>«%1» no se indica en «with»</translation>
    </message>
    <message>
        <source>a number is missing in the formula</source>
        <translation>falta un número en la fórmula</translation>
    </message>
    <message>
        <source>a parenthesis is not closed</source>
        <translation>hay un paréntesis sin cerrar</translation>
    </message>
    <message>
        <source>acceptance of drafted tokens</source>
        <translation>aceptación de los tokens propuestos</translation>
    </message>
    <message>
        <source>are statistics of HELM without a score of the test split</source>
        <translation>son estadísticas de HELM sin puntuación de la partición de test</translation>
    </message>
    <message>
        <source>asked req/s</source>
        <translation>req/s pedidas</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>benchmark</translation>
    </message>
    <message>
        <source>bounds of the measured goodput</source>
        <translation>límites del goodput medido</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>dañado</translation>
    </message>
    <message>
        <source>burstiness of arrivals</source>
        <translation>irregularidad de las llegadas</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelado</translation>
    </message>
    <message>
        <source>candidate</source>
        <translation>candidato</translation>
    </message>
    <message>
        <source>cannot be written: a folder of that name is there</source>
        <translation>no se puede escribir: existe una carpeta con ese nombre</translation>
    </message>
    <message>
        <source>cannot be written: another program has it open</source>
        <translation>no se puede escribir: otro programa lo tiene abierto</translation>
    </message>
    <message>
        <source>cannot be written: it would be larger than is allowed here</source>
        <translation>no se puede escribir: superaría el tamaño permitido aquí</translation>
    </message>
    <message>
        <source>cannot be written: the device can only be read</source>
        <translation>no se puede escribir: el dispositivo es de solo lectura</translation>
    </message>
    <message>
        <source>cannot be written: there is no folder %1</source>
        <translation>no se puede escribir: no existe la carpeta %1</translation>
    </message>
    <message>
        <source>cannot be written: there is no space left on the device</source>
        <translation>no se puede escribir: no queda espacio en el dispositivo</translation>
    </message>
    <message>
        <source>cannot be written: this user has no right to write there</source>
        <translation>no se puede escribir: este usuario no tiene permiso de escritura allí</translation>
    </message>
    <message>
        <source>capital</source>
        <translation>capital</translation>
    </message>
    <message>
        <source>carbon of a million tokens</source>
        <translation>carbono de un millón de tokens</translation>
    </message>
    <message>
        <source>carbon of a year</source>
        <translation>carbono de un año</translation>
    </message>
    <message>
        <source>carbon of the grid</source>
        <translation>carbono de la red</translation>
    </message>
    <message>
        <source>carries no project: only a report that this program wrote opens again</source>
        <translation>no contiene ningún proyecto: solo se puede volver a abrir un informe escrito por este programa</translation>
    </message>
    <message>
        <source>concurrency</source>
        <translation>concurrencia</translation>
    </message>
    <message>
        <source>context, graphs, communication</source>
        <translation>contexto, grafos, comunicación</translation>
    </message>
    <message>
        <source>cost of a million tokens</source>
        <translation>coste de un millón de tokens</translation>
    </message>
    <message>
        <source>cost of a request</source>
        <translation>coste de una petición</translation>
    </message>
    <message>
        <source>cost of a year</source>
        <translation>coste de un año</translation>
    </message>
    <message>
        <source>cost of an hour</source>
        <translation>coste de una hora</translation>
    </message>
    <message>
        <source>cost of capital</source>
        <translation>coste del capital</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>demanda</translation>
    </message>
    <message>
        <source>describes a run of HELM; its stats.json has the scores</source>
        <translation>describe una ejecución de HELM; las puntuaciones están en su stats.json</translation>
    </message>
    <message>
        <source>describes a system of MLPerf, whose hardware the runs of that name take over</source>
        <translation>describe un sistema de MLPerf, cuyo hardware adoptan las ejecuciones con ese nombre</translation>
    </message>
    <message>
        <source>design</source>
        <translation>diseño</translation>
    </message>
    <message>
        <source>duration in s</source>
        <translation>duración en s</translation>
    </message>
    <message>
        <source>electricity of a million tokens</source>
        <translation>electricidad de un millón de tokens</translation>
    </message>
    <message>
        <source>energy of a token</source>
        <translation>energía de un token</translation>
    </message>
    <message>
        <source>energy.power_w is not stated: %1 GPUs at their rated power of %2 W are taken from the catalogue. It is an upper bound: state what was measured, or energy.power_share.</source>
        <translation>energy.power_w no se indica: se toman del catálogo %1 GPU a su potencia nominal de %2 W. Es una cota superior: indicar lo que se midió, o energy.power_share.</translation>
    </message>
    <message>
        <source>error of the engine&apos;s prediction</source>
        <translation>error de la predicción del motor</translation>
    </message>
    <message>
        <source>explore.constraints: &quot;%1&quot; is not understood and left out; expected a figure, &lt;= or &gt;=, and a number</source>
        <translation>explore.constraints: «%1» no se entiende y se omite; se esperaba una magnitud, &lt;= o &gt;=, y un número</translation>
    </message>
    <message>
        <source>explore.vary: %1 has no values</source>
        <translation>explore.vary: %1 no tiene valores</translation>
    </message>
    <message>
        <source>for re-embedding, canaries and rolling back</source>
        <translation>para regenerar embeddings, despliegues canario y reversiones</translation>
    </message>
    <message>
        <source>for the load&apos;s own peaks</source>
        <translation>para los picos propios de la carga</translation>
    </message>
    <message>
        <source>from</source>
        <translation>desde</translation>
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
        <translation>goodput de una GPU</translation>
    </message>
    <message>
        <source>goodput of a euro of capital</source>
        <translation>goodput por euro de capital</translation>
    </message>
    <message>
        <source>goodput of a kilowatt</source>
        <translation>goodput por kilovatio</translation>
    </message>
    <message>
        <source>head-room</source>
        <translation>margen</translation>
    </message>
    <message>
        <source>held</source>
        <translation>cumplido</translation>
    </message>
    <message>
        <source>holds the settings of a test of inference-perf, which its runs take over</source>
        <translation>contiene los ajustes de una prueba de inference-perf, que adoptan sus ejecuciones</translation>
    </message>
    <message>
        <source>holds the single answers of an evaluation; its results file has the scores</source>
        <translation>contiene las respuestas individuales de una evaluación; las puntuaciones están en su archivo de resultados</translation>
    </message>
    <message>
        <source>idle share of the power</source>
        <translation>proporción de la potencia en reposo</translation>
    </message>
    <message>
        <source>if every uncertain figure turns out badly</source>
        <translation>si todos los valores inciertos resultan desfavorables</translation>
    </message>
    <message>
        <source>in use %1 of the time</source>
        <translation>en uso el %1 del tiempo</translation>
    </message>
    <message>
        <source>in+out tok/s</source>
        <translation>tok/s entr.+sal.</translation>
    </message>
    <message>
        <source>infeasible</source>
        <translation>inviable</translation>
    </message>
    <message>
        <source>input and output tokens a second</source>
        <translation>tokens de entrada y de salida por segundo</translation>
    </message>
    <message>
        <source>input tokens a second</source>
        <translation>tokens de entrada por segundo</translation>
    </message>
    <message>
        <source>input tokens of a request, mean</source>
        <translation>tokens de entrada de una petición, media</translation>
    </message>
    <message>
        <source>is a document of ENTSO-E without prices</source>
        <translation>es un documento de ENTSO-E sin precios</translation>
    </message>
    <message>
        <source>is a file where a folder was expected</source>
        <translation>es un archivo donde se esperaba una carpeta</translation>
    </message>
    <message>
        <source>is a log of nvidia-smi without power</source>
        <translation>es un registro de nvidia-smi sin potencia</translation>
    </message>
    <message>
        <source>is a power log without a sample of the test</source>
        <translation>es un registro de potencia sin ninguna muestra de la prueba</translation>
    </message>
    <message>
        <source>is a result of lm-evaluation-harness without a score</source>
        <translation>es un resultado de lm-evaluation-harness sin ninguna puntuación</translation>
    </message>
    <message>
        <source>is a table of CodeCarbon without a row</source>
        <translation>es una tabla de CodeCarbon sin ninguna fila</translation>
    </message>
    <message>
        <source>is a table of LiveBench without a score</source>
        <translation>es una tabla de LiveBench sin ninguna puntuación</translation>
    </message>
    <message>
        <source>is a table of costs without a row</source>
        <translation>es una tabla de costes sin ninguna fila</translation>
    </message>
    <message>
        <source>is a table of countries without a figure</source>
        <translation>es una tabla de países sin ningún valor</translation>
    </message>
    <message>
        <source>is a trace without a request</source>
        <translation>es una traza sin ninguna petición</translation>
    </message>
    <message>
        <source>is an answer of ENTSO-E that says: %1</source>
        <translation>es una respuesta de ENTSO-E que dice: %1</translation>
    </message>
    <message>
        <source>is an answer of Electricity Maps without data</source>
        <translation>es una respuesta de Electricity Maps sin datos</translation>
    </message>
    <message>
        <source>is an answer of Prometheus that says: %1</source>
        <translation>es una respuesta de Prometheus que dice: %1</translation>
    </message>
    <message>
        <source>is an answer of Prometheus without a series</source>
        <translation>es una respuesta de Prometheus sin ninguna serie</translation>
    </message>
    <message>
        <source>is an answer of energy-charts without data</source>
        <translation>es una respuesta de energy-charts sin datos</translation>
    </message>
    <message>
        <source>is an export of Langfuse without a generation</source>
        <translation>es una exportación de Langfuse sin ninguna generación</translation>
    </message>
    <message>
        <source>is an export of Langfuse&apos;s traces, which hold no usage; the observations do</source>
        <translation>es una exportación de las trazas de Langfuse, que no contienen el uso; las observaciones sí</translation>
    </message>
    <message>
        <source>kept: on the front</source>
        <translation>se mantiene: en el frente</translation>
    </message>
    <message>
        <source>knee</source>
        <translation>codo</translation>
    </message>
    <message>
        <source>live context</source>
        <translation>contexto activo</translation>
    </message>
    <message>
        <source>long answers (p95)</source>
        <translation>respuestas largas (p95)</translation>
    </message>
    <message>
        <source>long prompts (p95)</source>
        <translation>prompts largos (p95)</translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation>mantenimiento</translation>
    </message>
    <message>
        <source>max_num_batched_tokens is not stated: %1 is assumed, the engine&apos;s default.</source>
        <translation>max_num_batched_tokens no se indica: se supone %1, el valor predeterminado del motor.</translation>
    </message>
    <message>
        <source>max_num_seqs above KV</source>
        <translation>max_num_seqs supera la KV</translation>
    </message>
    <message>
        <source>max_num_seqs is not stated: %1 is assumed, the engine&apos;s default.</source>
        <translation>max_num_seqs no se indica: se supone %1, el valor predeterminado del motor.</translation>
    </message>
    <message>
        <source>max_num_seqs of %1 is above the %2 requests that the KV cache holds: the rest is preempted and computed again</source>
        <translation>max_num_seqs de %1 supera las %2 peticiones que caben en la caché KV: el resto se desaloja y se vuelve a calcular</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>mean answer</source>
        <translation>longitud media de la respuesta</translation>
    </message>
    <message>
        <source>mean prompt</source>
        <translation>longitud media del prompt</translation>
    </message>
    <message>
        <source>median answer</source>
        <translation>longitud mediana de la respuesta</translation>
    </message>
    <message>
        <source>median prompt</source>
        <translation>longitud mediana del prompt</translation>
    </message>
    <message>
        <source>memory for activations</source>
        <translation>memoria para activaciones</translation>
    </message>
    <message>
        <source>memory for the engine</source>
        <translation>memoria para el motor</translation>
    </message>
    <message>
        <source>memory of a GPU</source>
        <translation>memoria de una GPU</translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation>millones de tokens al día</translation>
    </message>
    <message>
        <source>names the categories of LiveBench&apos;s tasks; the table of its release uses them</source>
        <translation>nombra las categorías de las tareas de LiveBench; las usa la tabla de su edición</translation>
    </message>
    <message>
        <source>no gain</source>
        <translation>sin ganancia</translation>
    </message>
    <message>
        <source>no picture can be painted: Qt found no platform</source>
        <translation>no se puede dibujar ninguna imagen: Qt no encontró ninguna plataforma</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>nodos</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>no registrado</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>one may fail</source>
        <translation>una puede fallar</translation>
    </message>
    <message>
        <source>open: something is unknown</source>
        <translation>abierto: falta algún dato</translation>
    </message>
    <message>
        <source>operational concurrency</source>
        <translation>concurrencia operativa</translation>
    </message>
    <message>
        <source>out tok/s</source>
        <translation>tok/s sal.</translation>
    </message>
    <message>
        <source>output tokens a second</source>
        <translation>tokens de salida por segundo</translation>
    </message>
    <message>
        <source>output tokens of a request, mean</source>
        <translation>tokens de salida de una petición, media</translation>
    </message>
    <message>
        <source>output tokens per second</source>
        <translation>tokens de salida por segundo</translation>
    </message>
    <message>
        <source>parameters</source>
        <translation>parámetros</translation>
    </message>
    <message>
        <source>passes</source>
        <translation>pasa a</translation>
    </message>
    <message>
        <source>power</source>
        <translation>potencia</translation>
    </message>
    <message>
        <source>prefix cache</source>
        <translation>caché de prefijos</translation>
    </message>
    <message>
        <source>prefix-cache hit rate</source>
        <translation>tasa de aciertos de la caché de prefijos</translation>
    </message>
    <message>
        <source>price of %1</source>
        <translation>precio: %1</translation>
    </message>
    <message>
        <source>price of a GPU-hour</source>
        <translation>precio de una GPU-hora</translation>
    </message>
    <message>
        <source>price of a million tokens</source>
        <translation>precio de un millón de tokens</translation>
    </message>
    <message>
        <source>price of an hour</source>
        <translation>precio de una hora</translation>
    </message>
    <message>
        <source>price of electricity</source>
        <translation>precio de la electricidad</translation>
    </message>
    <message>
        <source>production</source>
        <translation>producción</translation>
    </message>
    <message>
        <source>purchase price</source>
        <translation>precio de compra</translation>
    </message>
    <message>
        <source>quality</source>
        <translation>calidad</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>registrado</translation>
    </message>
    <message>
        <source>rejected: dominated</source>
        <translation>rechazado: dominado</translation>
    </message>
    <message>
        <source>rejected: fails the gate</source>
        <translation>rechazado: no cumple el criterio</translation>
    </message>
    <message>
        <source>replicas</source>
        <translation>réplicas</translation>
    </message>
    <message>
        <source>req/s each</source>
        <translation>req/s cada una</translation>
    </message>
    <message>
        <source>request rate</source>
        <translation>tasa de peticiones</translation>
    </message>
    <message>
        <source>requests a second that were answered</source>
        <translation>peticiones por segundo respondidas</translation>
    </message>
    <message>
        <source>requests a second that were asked for</source>
        <translation>peticiones por segundo solicitadas</translation>
    </message>
    <message>
        <source>requests a second within the limits</source>
        <translation>peticiones por segundo dentro de los límites</translation>
    </message>
    <message>
        <source>requests at a time</source>
        <translation>peticiones simultáneas</translation>
    </message>
    <message>
        <source>requests completed</source>
        <translation>peticiones completadas</translation>
    </message>
    <message>
        <source>requests failed</source>
        <translation>peticiones fallidas</translation>
    </message>
    <message>
        <source>requests per second</source>
        <translation>peticiones por segundo</translation>
    </message>
    <message>
        <source>requests that the KV cache holds</source>
        <translation>peticiones que caben en la caché KV</translation>
    </message>
    <message>
        <source>requests/s</source>
        <translation>peticiones/s</translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>reserva</translation>
    </message>
    <message>
        <source>residual value</source>
        <translation>valor residual</translation>
    </message>
    <message>
        <source>retail factor</source>
        <translation>factor minorista</translation>
    </message>
    <message>
        <source>safe</source>
        <translation>segura</translation>
    </message>
    <message>
        <source>sensitivity.tables: %1 has more than 64 values; the first 64 are taken</source>
        <translation>sensitivity.tables: %1 tiene más de 64 valores; se toman los 64 primeros</translation>
    </message>
    <message>
        <source>sensitivity.tables: &quot;%1&quot; is no figure that is known</source>
        <translation>sensitivity.tables: «%1» no es una magnitud conocida</translation>
    </message>
    <message>
        <source>sensitivity.tables: a side is one path with a list of values</source>
        <translation>sensitivity.tables: un lado es una ruta con una lista de valores</translation>
    </message>
    <message>
        <source>severe</source>
        <translation>grave</translation>
    </message>
    <message>
        <source>share of requests within the limits, 0 to 1</source>
        <translation>proporción de peticiones dentro de los límites, de 0 a 1</translation>
    </message>
    <message>
        <source>share of the GPU memory used</source>
        <translation>proporción de la memoria de la GPU utilizada</translation>
    </message>
    <message>
        <source>shared prefix</source>
        <translation>prefijo compartido</translation>
    </message>
    <message>
        <source>sovereignty</source>
        <translation>soberanía</translation>
    </message>
    <message>
        <source>space</source>
        <translation>espacio</translation>
    </message>
    <message>
        <source>speculation</source>
        <translation>especulación</translation>
    </message>
    <message>
        <source>staff</source>
        <translation>personal</translation>
    </message>
    <message>
        <source>standing</source>
        <translation>situación</translation>
    </message>
    <message>
        <source>the PDF could not be begun</source>
        <translation>no se pudo iniciar el PDF</translation>
    </message>
    <message>
        <source>the PDF could not be finished: %1</source>
        <translation>no se pudo terminar el PDF: %1</translation>
    </message>
    <message>
        <source>the SLO is kept</source>
        <translation>se cumple el SLO</translation>
    </message>
    <message>
        <source>the SLO is not kept</source>
        <translation>no se cumple el SLO</translation>
    </message>
    <message>
        <source>the demand is unknown</source>
        <translation>se desconoce la demanda</translation>
    </message>
    <message>
        <source>the examples could not be copied to the user&apos;s data folder</source>
        <translation>no se pudieron copiar los ejemplos a la carpeta de datos del usuario</translation>
    </message>
    <message>
        <source>the first use at which another way of paying is cheaper: %1 tokens a day</source>
        <translation>el primer uso con el que otra forma de pago es más barata: %1 tokens al día</translation>
    </message>
    <message>
        <source>the folder cannot be made</source>
        <translation>no se puede crear la carpeta</translation>
    </message>
    <message>
        <source>the folder cannot be made: %1</source>
        <translation>no se puede crear la carpeta: %1</translation>
    </message>
    <message>
        <source>the formula cannot be read from &quot;%1&quot; on</source>
        <translation>no se puede leer la fórmula a partir de «%1»</translation>
    </message>
    <message>
        <source>the formula gives no finite number</source>
        <translation>la fórmula no da un número finito</translation>
    </message>
    <message>
        <source>the formula is nested too deeply</source>
        <translation>la fórmula tiene demasiados niveles anidados</translation>
    </message>
    <message>
        <source>the power is the facility&apos;s own and holds it already</source>
        <translation>la potencia es la del propio centro de datos y ya lo incluye</translation>
    </message>
    <message>
        <source>the result file %1 is missing; its reference is kept</source>
        <translation>falta el archivo de resultados %1; se conserva su referencia</translation>
    </message>
    <message>
        <source>the weighted mean of the eight objectives: %1 of 100</source>
        <translation>la media ponderada de los ocho objetivos: %1 de 100</translation>
    </message>
    <message>
        <source>time per output token, p95</source>
        <translation>tiempo por token de salida, p95</translation>
    </message>
    <message>
        <source>time to first token, p95</source>
        <translation>tiempo hasta el primer token, p95</translation>
    </message>
    <message>
        <source>together</source>
        <translation>en total</translation>
    </message>
    <message>
        <source>token budget</source>
        <translation>presupuesto de tokens</translation>
    </message>
    <message>
        <source>total tokens per second</source>
        <translation>tokens totales por segundo</translation>
    </message>
    <message>
        <source>tp %1 exceeds the %2 GPUs stated; tp is taken.</source>
        <translation>tp %1 supera las %2 GPU indicadas; se toma tp.</translation>
    </message>
    <message>
        <source>unverified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>utilisation</source>
        <translation>utilización</translation>
    </message>
    <message>
        <source>utilisation is a share between 0 and 1, but is %1.</source>
        <translation>la utilización es una proporción entre 0 y 1, pero es %1.</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>advertencia</translation>
    </message>
    <message>
        <source>water of a million tokens</source>
        <translation>agua de un millón de tokens</translation>
    </message>
    <message>
        <source>what requests live in</source>
        <translation>donde viven las peticiones</translation>
    </message>
    <message>
        <source>what the columns mean was said by a person</source>
        <translation>una persona indicó qué significan las columnas</translation>
    </message>
    <message>
        <source>would come back once</source>
        <translation>volvería a contar si</translation>
    </message>
    <message>
        <source>write a price here to see the break-even</source>
        <translation>escribir aquí un precio para ver el punto de equilibrio</translation>
    </message>
    <message>
        <source>years</source>
        <translation>años</translation>
    </message>
    <message>
        <source>years of use</source>
        <translation>años de uso</translation>
    </message>
    <message>
        <source>“%1” cannot be computed: %2</source>
        <translation>«%1» no se puede calcular: %2</translation>
    </message>
    <message>
        <source>“%1” is taken as %2.</source>
        <translation>«%1» se toma como %2.</translation>
    </message>
    <message>
        <source>“%1”: says %2 %3, computed %4 %3 from %5</source>
        <translation>«%1»: dice %2 %3, calculado %4 %3 a partir de %5</translation>
    </message>
    <message>
        <source>“%1”: says %2 %3, computed %4 %3 from %5; %6</source>
        <translation>«%1»: dice %2 %3, calculado %4 %3 a partir de %5; %6</translation>
    </message>
    <message>
        <source>… and %1 further thresholds; the program lists them all.</source>
        <translation>… y otros %1 umbrales; el programa los enumera todos.</translation>
    </message>
    <message>
        <source>€/GPU-hour</source>
        <translation>€/GPU-hora</translation>
    </message>
    <message>
        <source>€/kWh</source>
        <translation>€/kWh</translation>
    </message>
    <message>
        <source>%1 GPUs × %2 W as measured at %3 requests together = %4 W</source>
        <translation>%1 GPU × %2 W, medidos con %3 peticiones simultáneas = %4 W</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 y %2 más</translation>
    </message>
    <message>
        <source>%1 checks are open, %2 of them severe.</source>
        <translation>%1 comprobaciones están abiertas, %2 de ellas graves.</translation>
    </message>
    <message>
        <source>%1 checks are open, none of them severe.</source>
        <translation>%1 comprobaciones están abiertas, ninguna de ellas grave.</translation>
    </message>
    <message>
        <source>%1 draws %2 kW (× PUE %3), more than the %4 kW that the site can give</source>
        <translation>%1 consume %2 kW (× PUE %3), más que los %4 kW que puede dar el emplazamiento</translation>
    </message>
    <message>
        <source>%1 is %2 by a tag, where the file says %3</source>
        <translation>%1 es %2 según una etiqueta, mientras que el archivo dice %3</translation>
    </message>
    <message>
        <source>%1 is dearer</source>
        <translation>%1 es más caro</translation>
    </message>
    <message>
        <source>%1 is left out: %2</source>
        <translation>%1 se omite: %2</translation>
    </message>
    <message>
        <source>%1 is left out: it states no demand (scenario.workload.arrivals.rate_rps).</source>
        <translation>%1 se omite: no indica ninguna demanda (scenario.workload.arrivals.rate_rps).</translation>
    </message>
    <message>
        <source>%1 is left out: what a replica of it serves is not known.</source>
        <translation>%1 se omite: no se sabe cuánto atiende una réplica.</translation>
    </message>
    <message>
        <source>%1 is not stated: %2 %3 is taken from %4, %5 points from %6 to %7, method %8, edition %9.</source>
        <translation>%1 no se indica: %2 %3 se toma de %4, %5 puntos de %6 a %7, método %8, edición %9.</translation>
    </message>
    <message>
        <source>%1 kW at the meter (%2 kW × PUE %3) are more than the %4 kW that the site can give</source>
        <translation>%1 kW en el contador (%2 kW × PUE %3) superan los %4 kW que puede dar el emplazamiento</translation>
    </message>
    <message>
        <source>%1 names no zone: it is taken for %2.</source>
        <translation>%1 no indica zona: se toma %2.</translation>
    </message>
    <message>
        <source>%1 services take %2 GPUs together, in %3 nodes.</source>
        <translation>%1 servicios ocupan juntos %2 GPU, en %3 nodos.</translation>
    </message>
    <message>
        <source>%1 services take %2 GPUs together.</source>
        <translation>%1 servicios ocupan juntos %2 GPU.</translation>
    </message>
    <message>
        <source>%1 would come first if the weight of the %2 fell below %3; it is %4.</source>
        <translation>%1 quedaría primero si el peso de %2 bajara de %3; es %4.</translation>
    </message>
    <message>
        <source>%1 would come first if the weight of the %2 rose above %3; it is %4.</source>
        <translation>%1 quedaría primero si el peso de %2 superara %3; es %4.</translation>
    </message>
    <message>
        <source>%1 € bought / (%2 € a day of the other − %3 € a day to run it) / 30.4 days = %4 months</source>
        <translation>%1 € de compra / (%2 € al día de la otra opción − %3 € al día de operación) / 30,4 días = %4 meses</translation>
    </message>
    <message>
        <source>%1, which is not the %2 that the project was made with</source>
        <translation>%1, que no es la %2 con la que se creó el proyecto</translation>
    </message>
    <message>
        <source>%1: %2; it is ignored</source>
        <translation>%1: %2; se ignora</translation>
    </message>
    <message>
        <source>%1: columns and fields are not as many; the table is not read by them</source>
        <translation>%1: el número de columnas y de campos no coincide; la tabla no se lee según ellas</translation>
    </message>
    <message>
        <source>%1: the service has no name</source>
        <translation>%1: el servicio no tiene nombre</translation>
    </message>
    <message>
        <source>A ledger comes from a prediction, and there is none.</source>
        <translation>El desglose procede de una predicción, y no hay ninguna.</translation>
    </message>
    <message>
        <source>A prefill of %1 tokens does %2 FLOP a byte, which is still below the ridge: %3 % of the peak arithmetic is used.</source>
        <translation>Un prefill de %1 tokens hace %2 FLOP por byte, todavía por debajo de la cresta: se usa el %3 % del pico de cálculo.</translation>
    </message>
    <message>
        <source>A prefill of %1 tokens does %2 FLOP a byte: arithmetic is its limit, and %3 % of the peak is used.</source>
        <translation>Un prefill de %1 tokens hace %2 FLOP por byte: su límite es el cálculo, y se usa el %3 % del pico.</translation>
    </message>
    <message>
        <source>Above the site&apos;s power</source>
        <translation>Por encima de la potencia del emplazamiento</translation>
    </message>
    <message>
        <source>All %1 figures that the text states follow from its own inputs.</source>
        <translation>Las %1 cifras que indica el texto se deducen de sus propias entradas.</translation>
    </message>
    <message>
        <source>All boards at their rated power are %1 kW at the meter (%2 kW × PUE %3), more than the %4 kW that the site can give: a full load trips it</source>
        <translation>Todas las tarjetas a potencia nominal suman %1 kW en el contador (%2 kW × PUE %3), más que los %4 kW que puede dar el emplazamiento: a plena carga salta la protección</translation>
    </message>
    <message>
        <source>At the lowest load already %1 is %2 ms, %3 times its limit of %4 ms.</source>
        <translation>Ya con la carga más baja, %1 es %2 ms, %3 veces su límite de %4 ms.</translation>
    </message>
    <message>
        <source>At the unfavourable end of the prediction&apos;s interval it would take %1 replicas: a benchmark narrows it.</source>
        <translation>En el extremo desfavorable del intervalo de la predicción harían falta %1 réplicas: un benchmark lo estrecha.</translation>
    </message>
    <message>
        <source>At the unfavourable end of what is stated it would take %1 replicas.</source>
        <translation>En el extremo desfavorable de lo indicado harían falta %1 réplicas.</translation>
    </message>
    <message>
        <source>Cap the boards&apos; power, spread the fleet over sites, or have the connection enlarged</source>
        <translation>Limitar la potencia de las tarjetas, repartir la flota entre emplazamientos o ampliar la acometida</translation>
    </message>
    <message>
        <source>Columns: %1. Unit: %2.</source>
        <translation>Columnas: %1. Unidad: %2.</translation>
    </message>
    <message>
        <source>Concurrency by context and precision: the engine finds between %1 and %2 times what the source states, which calls its own figures ±20 %.</source>
        <translation>Concurrencia por contexto y precisión: el motor obtiene entre %1 y %2 veces lo que indica la fuente, que da a sus propias cifras un ±20 %.</translation>
    </message>
    <message>
        <source>Concurrency of a replica by context and precision, source and engine</source>
        <translation>Concurrencia de una réplica por contexto y precisión, fuente y motor</translation>
    </message>
    <message>
        <source>Decode does %1 FLOP for each byte that it reads, and from %2 on arithmetic is the limit; %3 % of the bandwidth is used.</source>
        <translation>El decode hace %1 FLOP por cada byte que lee, y a partir de %2 el límite es el cálculo; se usa el %3 % del ancho de banda.</translation>
    </message>
    <message>
        <source>Decode does %1 FLOP for each byte that it reads, the GPU could do %2: memory bandwidth is its limit, and %3 % of it is used.</source>
        <translation>El decode hace %1 FLOP por cada byte que lee, la GPU podría hacer %2: su límite es el ancho de banda de memoria, y se usa el %3 %.</translation>
    </message>
    <message>
        <source>Electricity is %1 % of the cost of an hour; 30 to 50 % is often said of it.</source>
        <translation>La electricidad es el %1 % del coste de una hora; suele hablarse de un 30 a 50 %.</translation>
    </message>
    <message>
        <source>Electricity is %1 % of the cost over %2 years; 30 to 50 % is often said of it.</source>
        <translation>La electricidad es el %1 % del coste en %2 años; suele hablarse de un 30 a 50 %.</translation>
    </message>
    <message>
        <source>GPUs of a node</source>
        <translation>GPU de un nodo</translation>
    </message>
    <message>
        <source>GPUs of the fleet</source>
        <translation>GPU de la flota</translation>
    </message>
    <message>
        <source>Goodput is a share inside an SLO, and no SLO is set.</source>
        <translation>El goodput es una proporción dentro de un SLO, y no hay ningún SLO fijado.</translation>
    </message>
    <message>
        <source>How many GPUs a node has is not stated (scenario.hardware.gpus_per_node).</source>
        <translation>No se indica cuántas GPU tiene un nodo (scenario.hardware.gpus_per_node).</translation>
    </message>
    <message>
        <source>It needs a benchmark, a prediction or a stated throughput.</source>
        <translation>Requiere un benchmark, una predicción o un rendimiento indicado.</translation>
    </message>
    <message>
        <source>It needs a ceiling of the KV cache or a load that holds the SLO.</source>
        <translation>Requiere un tope de la caché KV o una carga que cumpla el SLO.</translation>
    </message>
    <message>
        <source>It needs a model and a GPU that the catalogue knows.</source>
        <translation>Requiere un modelo y una GPU que figuren en el catálogo.</translation>
    </message>
    <message>
        <source>It needs a power and a goodput.</source>
        <translation>Requiere una potencia y un goodput.</translation>
    </message>
    <message>
        <source>It needs a power and a throughput.</source>
        <translation>Requiere una potencia y un rendimiento.</translation>
    </message>
    <message>
        <source>It needs a power and the PUE.</source>
        <translation>Requiere una potencia y el PUE.</translation>
    </message>
    <message>
        <source>It needs a power, or a GPU of the catalogue and how many there are.</source>
        <translation>Requiere una potencia, o una GPU del catálogo y cuántas hay.</translation>
    </message>
    <message>
        <source>It needs a power, the PUE and a price of electricity; who rents pays it within the rent.</source>
        <translation>Requiere una potencia, el PUE y un precio de la electricidad; quien alquila la paga con el alquiler.</translation>
    </message>
    <message>
        <source>It needs a purchase and a goodput.</source>
        <translation>Requiere una compra y un goodput.</translation>
    </message>
    <message>
        <source>It needs a second way of paying (economics.alternatives).</source>
        <translation>Requiere una segunda forma de pago (economics.alternatives).</translation>
    </message>
    <message>
        <source>It needs a stated use, a demand in tokens a day, or the shape of the day&apos;s load.</source>
        <translation>Requiere un uso indicado, una demanda en tokens al día o la forma de la carga diaria.</translation>
    </message>
    <message>
        <source>It needs a tariff (economics.tariff) and a throughput.</source>
        <translation>Requiere una tarifa (economics.tariff) y un rendimiento.</translation>
    </message>
    <message>
        <source>It needs a tariff (economics.tariff).</source>
        <translation>Requiere una tarifa (economics.tariff).</translation>
    </message>
    <message>
        <source>It needs a tariff and the number of users (economics.demand.users).</source>
        <translation>Requiere una tarifa y el número de usuarios (economics.demand.users).</translation>
    </message>
    <message>
        <source>It needs a tariff and the requests of a second.</source>
        <translation>Requiere una tarifa y las peticiones por segundo.</translation>
    </message>
    <message>
        <source>It needs all eight objectives assessed (sovereignty.assessment).</source>
        <translation>Requiere evaluar los ocho objetivos (sovereignty.assessment).</translation>
    </message>
    <message>
        <source>It needs an SLO and a throughput.</source>
        <translation>Requiere un SLO y un rendimiento.</translation>
    </message>
    <message>
        <source>It needs an SLO and the latencies of a benchmark or a prediction.</source>
        <translation>Requiere un SLO y las latencias de un benchmark o de una predicción.</translation>
    </message>
    <message>
        <source>It needs owned machines and the price of electricity.</source>
        <translation>Requiere máquinas propias y el precio de la electricidad.</translation>
    </message>
    <message>
        <source>It needs the carbon of the electricity contracted for (site.market_g_per_kwh).</source>
        <translation>Requiere el carbono de la electricidad contratada (site.market_g_per_kwh).</translation>
    </message>
    <message>
        <source>It needs the energy at the meter and the carbon of the grid (site.zone or site.grid_g_per_kwh).</source>
        <translation>Requiere la energía en el contador y el carbono de la red (site.zone o site.grid_g_per_kwh).</translation>
    </message>
    <message>
        <source>It needs the litres of water for a kWh (site.water_l_per_kwh).</source>
        <translation>Requiere los litros de agua por kWh (site.water_l_per_kwh).</translation>
    </message>
    <message>
        <source>It needs the number of GPUs and a goodput.</source>
        <translation>Requiere el número de GPU y un goodput.</translation>
    </message>
    <message>
        <source>It needs the power of the node over that of its boards (energy.node_factor).</source>
        <translation>Requiere la potencia del nodo respecto a la de sus tarjetas (energy.node_factor).</translation>
    </message>
    <message>
        <source>It needs the share of the time in prefill (energy.phases), or prices of input and output tokens apart.</source>
        <translation>Requiere la proporción del tiempo en prefill (energy.phases), o precios separados para tokens de entrada y de salida.</translation>
    </message>
    <message>
        <source>It needs what making the hardware gave off and its years of use (energy.embodied).</source>
        <translation>Requiere las emisiones de fabricación del hardware y sus años de uso (energy.embodied).</translation>
    </message>
    <message>
        <source>It needs what was bought for how much (economics.tariff.capex) and another way of paying that costs more in full use.</source>
        <translation>Requiere qué se compró y por cuánto (economics.tariff.capex) y otra forma de pago que cueste más a pleno uso.</translation>
    </message>
    <message>
        <source>It needs what was bought for how much (economics.tariff.capex).</source>
        <translation>Requiere qué se compró y por cuánto (economics.tariff.capex).</translation>
    </message>
    <message>
        <source>It takes a model and a GPU of the catalogue, or their sizes.</source>
        <translation>Requiere un modelo y una GPU del catálogo, o sus tamaños.</translation>
    </message>
    <message>
        <source>Measure at the lengths and loads of the scenario, on its hardware</source>
        <translation>Medir con las longitudes y cargas del escenario, en su hardware</translation>
    </message>
    <message>
        <source>Measurement stretched</source>
        <translation>Medición extrapolada</translation>
    </message>
    <message>
        <source>Months until the purchase has paid for itself</source>
        <translation>Meses hasta amortizar la compra</translation>
    </message>
    <message>
        <source>More answers at a time, each of them slower; the KV cache has to hold them.</source>
        <translation>Más respuestas a la vez, cada una más lenta; la caché KV tiene que albergarlas.</translation>
    </message>
    <message>
        <source>Needs a connector for the KV cache and a router for two pools; the cache is assumed to travel at 50 GB/s a replica (400 Gb/s).</source>
        <translation>Requiere un conector para la caché KV y un enrutador para dos grupos; se supone que la caché se transfiere a 50 GB/s por réplica (400 Gb/s).</translation>
    </message>
    <message>
        <source>Neither GPUs nor replicas are known.</source>
        <translation>No se conocen ni las GPU ni las réplicas.</translation>
    </message>
    <message>
        <source>Neither the project nor the results state the parallelism.</source>
        <translation>Ni el proyecto ni los resultados indican el paralelismo.</translation>
    </message>
    <message>
        <source>New requests cannot be looked at every %1 iterations.</source>
        <translation>No se pueden atender peticiones nuevas cada %1 iteraciones.</translation>
    </message>
    <message>
        <source>No SLO is set.</source>
        <translation>No hay ningún SLO fijado.</translation>
    </message>
    <message>
        <source>No ceiling of concurrency is known.</source>
        <translation>No se conoce ningún tope de concurrencia.</translation>
    </message>
    <message>
        <source>No check fires: nothing that is known speaks against these figures.</source>
        <translation>Ninguna comprobación se activa: nada de lo conocido contradice estas cifras.</translation>
    </message>
    <message>
        <source>No check is open; %1 are acknowledged, with their reasons.</source>
        <translation>Ninguna comprobación está abierta; %1 están aceptadas, con sus motivos.</translation>
    </message>
    <message>
        <source>No demand is stated (scenario.workload.arrivals.rate_rps).</source>
        <translation>No se indica ninguna demanda (scenario.workload.arrivals.rate_rps).</translation>
    </message>
    <message>
        <source>No gate is asked for (sovereignty.gate).</source>
        <translation>No se pide ningún criterio excluyente (sovereignty.gate).</translation>
    </message>
    <message>
        <source>No harness keeps %1 requests in flight.</source>
        <translation>Ninguna herramienta de prueba mantiene %1 peticiones en curso.</translation>
    </message>
    <message>
        <source>No head-room is asked for (scenario.sizing.headroom).</source>
        <translation>No se pide margen (scenario.sizing.headroom).</translation>
    </message>
    <message>
        <source>No load keeps the SLO, or it cannot be told; warnings say which term.</source>
        <translation>Ninguna carga cumple el SLO, o no puede determinarse; las advertencias dicen qué término.</translation>
    </message>
    <message>
        <source>No output tokens per second were stated, measured or predicted.</source>
        <translation>No se han indicado, medido ni predicho tokens de salida por segundo.</translation>
    </message>
    <message>
        <source>No power is stated or measured, and the GPU is not known.</source>
        <translation>No se indica ni se ha medido potencia, y no se conoce la GPU.</translation>
    </message>
    <message>
        <source>No price of machines is stated (economics.tariff), and the catalogue has none for them.</source>
        <translation>No se indica el precio de las máquinas (economics.tariff), y el catálogo no tiene ninguno para ellas.</translation>
    </message>
    <message>
        <source>No purchase is stated (economics.tariff.capex).</source>
        <translation>No se indica ninguna compra (economics.tariff.capex).</translation>
    </message>
    <message>
        <source>No requests per second were stated, measured or predicted.</source>
        <translation>No se han indicado, medido ni predicho peticiones por segundo.</translation>
    </message>
    <message>
        <source>No reserve is asked for (scenario.sizing.reserve).</source>
        <translation>No se pide reserva (scenario.sizing.reserve).</translation>
    </message>
    <message>
        <source>No single weight, whatever it is, puts another one first.</source>
        <translation>Ningún peso por sí solo, sea cual sea, pone a otro en primer lugar.</translation>
    </message>
    <message>
        <source>Not all objectives are assessed (sovereignty.assessment).</source>
        <translation>No todos los objetivos están evaluados (sovereignty.assessment).</translation>
    </message>
    <message>
        <source>Nothing was measured, and for a prediction model, GPU and lengths of the catalogue are not all stated.</source>
        <translation>No se ha medido nada, y para una predicción no se indican por completo el modelo, la GPU y las longitudes del catálogo.</translation>
    </message>
    <message>
        <source>Of %1 figures that the text states, %2 do not follow from its own inputs.</source>
        <translation>De %1 cifras que indica el texto, %2 no se deducen de sus propias entradas.</translation>
    </message>
    <message>
        <source>Of the %1 that are bought, %2 % stand idle over the day: room for batch work, or for machines that are rented by the hour.</source>
        <translation>De las %1 compradas, el %2 % está ocioso a lo largo del día: hay sitio para trabajo por lotes, o para máquinas alquiladas por horas.</translation>
    </message>
    <message>
        <source>One check is open, and it is severe.</source>
        <translation>Una comprobación está abierta, y es grave.</translation>
    </message>
    <message>
        <source>One check is open.</source>
        <translation>Una comprobación está abierta.</translation>
    </message>
    <message>
        <source>Power, throughput or the price of electricity is not known.</source>
        <translation>No se conoce la potencia, el rendimiento o el precio de la electricidad.</translation>
    </message>
    <message>
        <source>Prefill and decode on replicas of their own</source>
        <translation>Prefill y decode en réplicas propias</translation>
    </message>
    <message>
        <source>Prefill and decode on replicas of their own, %1 to %2</source>
        <translation>Prefill y decode en réplicas propias, %1 a %2</translation>
    </message>
    <message>
        <source>Reading the weights once takes %1 ms on these GPUs: without speculative decoding no setting reaches %2 of %3 ms. It takes more GPUs a replica, fewer bytes a weight or more bandwidth.</source>
        <translation>Leer los pesos una vez lleva %1 ms en estas GPU: sin decodificación especulativa, ningún ajuste alcanza %2 de %3 ms. Hacen falta más GPU por réplica, menos bytes por peso o más ancho de banda.</translation>
    </message>
    <message>
        <source>Requests per second of a node of four H100, source and engine</source>
        <translation>Peticiones por segundo de un nodo de cuatro H100, fuente y motor</translation>
    </message>
    <message>
        <source>Requests per second of a node: the engine finds between %1 and %2 times the middle of the source&apos;s ranges, which the source&apos;s own worksheet contradicts by a factor of seven to ten.</source>
        <translation>Peticiones por segundo de un nodo: el motor obtiene entre %1 y %2 veces el centro de los intervalos de la fuente, que la propia hoja de cálculo de la fuente contradice por un factor de siete a diez.</translation>
    </message>
    <message>
        <source>SCI, ISO/IEC 21031</source>
        <translation>SCI, ISO/IEC 21031</translation>
    </message>
    <message>
        <source>Services on one cluster</source>
        <translation>Servicios en un mismo clúster</translation>
    </message>
    <message>
        <source>Some of the points of %1 are estimates of its source.</source>
        <translation>Algunos de los puntos de %1 son estimaciones de su fuente.</translation>
    </message>
    <message>
        <source>That is %1 GPUs in %2 nodes.</source>
        <translation>Son %1 GPU en %2 nodos.</translation>
    </message>
    <message>
        <source>That power was measured on %1 GPUs and a replica has %2: another split draws another power.</source>
        <translation>Esa potencia se midió en %1 GPU y una réplica tiene %2: otro reparto consume otra potencia.</translation>
    </message>
    <message>
        <source>The day takes between %1 replicas at %2 h and %3 at %4 h, %5 on average.</source>
        <translation>El día requiere entre %1 réplicas a las %2 h y %3 a las %4 h, %5 de media.</translation>
    </message>
    <message>
        <source>The engine may take as many already.</source>
        <translation>Es posible que el motor ya admita tantas.</translation>
    </message>
    <message>
        <source>The facts about operator and site do not tell whether the gate is held.</source>
        <translation>Los datos sobre operador y emplazamiento no permiten saber si se cumple el criterio excluyente.</translation>
    </message>
    <message>
        <source>The figures come without an interval: they are measured or stated as one number.</source>
        <translation>Las cifras vienen sin intervalo: están medidas o indicadas como un solo número.</translation>
    </message>
    <message>
        <source>The first %1 requests of the trace are replayed, faster or slower for each load: its bursts and its pairs of lengths are kept.</source>
        <translation>Se reproducen las primeras %1 peticiones de la traza, más rápido o más despacio según la carga: se conservan sus ráfagas y sus pares de longitudes.</translation>
    </message>
    <message>
        <source>The grid&apos;s carbon is not stated (site.grid_g_per_kwh, site.zone).</source>
        <translation>No se indica el carbono de la red (site.grid_g_per_kwh, site.zone).</translation>
    </message>
    <message>
        <source>The hours of %1 are those of the file (UTC) and the hours of load_shape are taken as the same.</source>
        <translation>Las horas de %1 son las del archivo (UTC) y las de load_shape se consideran las mismas.</translation>
    </message>
    <message>
        <source>The mean live context is not known, or nothing fits.</source>
        <translation>No se conoce el contexto activo medio, o no cabe nada.</translation>
    </message>
    <message>
        <source>The measured sweep stands for what it did not measure: %1</source>
        <translation>El barrido medido se aplica a lo que no midió: %1</translation>
    </message>
    <message>
        <source>The number of GPUs is not known.</source>
        <translation>No se conoce el número de GPU.</translation>
    </message>
    <message>
        <source>The price that is stated is not that of a %1 and no other could be sourced: its cost is unknown until it is stated.</source>
        <translation>El precio indicado no es el de una %1 y no se ha hallado otro con fuente: su coste se desconoce mientras no se indique.</translation>
    </message>
    <message>
        <source>The price that is stated is not that of a %1: it is taken as rented at %2 for %3 €/GPU-h (catalogue, %4).</source>
        <translation>El precio indicado no es el de una %1: se toma como alquilada a %2 por %3 €/GPU-h (catálogo, %4).</translation>
    </message>
    <message>
        <source>The results do not state it.</source>
        <translation>Los resultados no lo indican.</translation>
    </message>
    <message>
        <source>The share of requests inside the SLO is not known.</source>
        <translation>No se conoce la proporción de peticiones dentro del SLO.</translation>
    </message>
    <message>
        <source>The sweep shows no knee; knee.reason says why.</source>
        <translation>El barrido no muestra ningún codo; knee.reason dice por qué.</translation>
    </message>
    <message>
        <source>The trace %1 cannot be read: %2</source>
        <translation>No se puede leer la traza %1: %2</translation>
    </message>
    <message>
        <source>The trace %1 cannot be read: requests arrive at random (Poisson) instead.</source>
        <translation>No se puede leer la traza %1: las peticiones llegan al azar (Poisson) en su lugar.</translation>
    </message>
    <message>
        <source>The trace holds lengths alone, no times: its pairs of lengths arrive at random (Poisson).</source>
        <translation>La traza solo contiene longitudes, no tiempos: sus pares de longitudes llegan al azar (Poisson).</translation>
    </message>
    <message>
        <source>The trace is not at hand: requests arrive at random (Poisson).</source>
        <translation>La traza no está disponible: las peticiones llegan al azar (Poisson).</translation>
    </message>
    <message>
        <source>The trace tells which prompts begin alike: the prefix cache is simulated with its blocks.</source>
        <translation>La traza dice qué prompts empiezan igual: la caché de prefijos se simula con sus bloques.</translation>
    </message>
    <message>
        <source>There are no tokens per second to divide the cost by.</source>
        <translation>No hay tokens por segundo entre los que dividir el coste.</translation>
    </message>
    <message>
        <source>There are no tokens per second to divide the power by.</source>
        <translation>No hay tokens por segundo entre los que dividir la potencia.</translation>
    </message>
    <message>
        <source>There is no cost to divide by tokens.</source>
        <translation>No hay coste que dividir entre tokens.</translation>
    </message>
    <message>
        <source>There is no energy to weigh with the grid&apos;s carbon.</source>
        <translation>No hay energía que ponderar con el carbono de la red.</translation>
    </message>
    <message>
        <source>There is no power to divide by tokens.</source>
        <translation>No hay potencia que dividir entre tokens.</translation>
    </message>
    <message>
        <source>Two inputs at once: %1</source>
        <translation>Dos entradas a la vez: %1</translation>
    </message>
    <message>
        <source>Up to %1 sequences at a time</source>
        <translation>Hasta %1 secuencias a la vez</translation>
    </message>
    <message>
        <source>What making the hardware gave off is not stated (energy.embodied).</source>
        <translation>No se indican las emisiones de fabricación del hardware (energy.embodied).</translation>
    </message>
    <message>
        <source>What one replica serves is not known.</source>
        <translation>No se sabe cuánto atiende una réplica.</translation>
    </message>
    <message>
        <source>With your weights %1 and %2 come first together.</source>
        <translation>Con los pesos fijados, %1 y %2 quedan primeros, empatados.</translation>
    </message>
    <message>
        <source>With your weights %1 comes first, and stays first in %2 % of the draws in which each weight is up to one and a half times larger or smaller.</source>
        <translation>Con los pesos fijados, %1 queda primero, y lo sigue estando en el %2 % de las simulaciones en las que cada peso es hasta una vez y media mayor o menor.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no tag of a run</source>
        <translation>«%1» no es una etiqueta de ejecución</translation>
    </message>
    <message>
        <source>answers of %1 tokens were measured, the scenario has %2</source>
        <translation>se midieron respuestas de %1 tokens; el escenario tiene %2</translation>
    </message>
    <message>
        <source>at the boards</source>
        <translation>en las tarjetas</translation>
    </message>
    <message>
        <source>at the meter</source>
        <translation>en el contador</translation>
    </message>
    <message>
        <source>at the node</source>
        <translation>en el nodo</translation>
    </message>
    <message>
        <source>boundary of the power</source>
        <translation>límite de medición de la potencia</translation>
    </message>
    <message>
        <source>closed loop</source>
        <translation>bucle cerrado</translation>
    </message>
    <message>
        <source>country of the site</source>
        <translation>país del emplazamiento</translation>
    </message>
    <message>
        <source>data parallelism</source>
        <translation>paralelismo de datos</translation>
    </message>
    <message>
        <source>direct emissions</source>
        <translation>emisiones directas</translation>
    </message>
    <message>
        <source>discounted</source>
        <translation>descontado</translation>
    </message>
    <message>
        <source>drafted tokens</source>
        <translation>tokens propuestos</translation>
    </message>
    <message>
        <source>energy.power_w is not stated: %1 W a GPU are taken as measured with %2 requests together (%3).</source>
        <translation>energy.power_w no se indica: se toman %1 W por GPU, medidos con %2 peticiones simultáneas (%3).</translation>
    </message>
    <message>
        <source>energy.power_w is not stated: %1 W a GPU are taken as measured with %2 requests together, the fullest batch of the file, since the load is not known (%3).</source>
        <translation>energy.power_w no se indica: se toman %1 W por GPU, medidos con %2 peticiones simultáneas, el lote más lleno del archivo, ya que no se conoce la carga (%3).</translation>
    </message>
    <message>
        <source>engine</source>
        <translation>motor</translation>
    </message>
    <message>
        <source>expert parallelism</source>
        <translation>paralelismo de expertos</translation>
    </message>
    <message>
        <source>facility</source>
        <translation>centro de datos</translation>
    </message>
    <message>
        <source>found &quot;%1&quot; as %2, expected a whole number from 1</source>
        <translation>se encontró «%1» como %2, se esperaba un número entero a partir de 1</translation>
    </message>
    <message>
        <source>found &quot;%1&quot; as the warm-up, expected discarded or kept</source>
        <translation>se encontró «%1» como calentamiento, se esperaba discarded o kept</translation>
    </message>
    <message>
        <source>in full use</source>
        <translation>a pleno uso</translation>
    </message>
    <message>
        <source>it was measured on %1, the scenario has %2</source>
        <translation>se midió en %1; el escenario tiene %2</translation>
    </message>
    <message>
        <source>kWh/1M tok</source>
        <translation>kWh/1M tok</translation>
    </message>
    <message>
        <source>link between the GPUs</source>
        <translation>enlace entre las GPU</translation>
    </message>
    <message>
        <source>method of the grid&apos;s carbon</source>
        <translation>método del carbono de la red</translation>
    </message>
    <message>
        <source>model</source>
        <translation>modelo</translation>
    </message>
    <message>
        <source>more sequences</source>
        <translation>más secuencias</translation>
    </message>
    <message>
        <source>most requests at a time (max_num_seqs)</source>
        <translation>máximo de peticiones a la vez (max_num_seqs)</translation>
    </message>
    <message>
        <source>not discounted</source>
        <translation>sin descontar</translation>
    </message>
    <message>
        <source>not read: the project states no hash of this file</source>
        <translation>no leído: el proyecto no indica ningún hash de este archivo</translation>
    </message>
    <message>
        <source>nothing was measured above %1 at a time, %2 are planned</source>
        <translation>no se midió nada por encima de %1 a la vez; se prevén %2</translation>
    </message>
    <message>
        <source>open loop</source>
        <translation>bucle abierto</translation>
    </message>
    <message>
        <source>operator</source>
        <translation>operador</translation>
    </message>
    <message>
        <source>ownership</source>
        <translation>propiedad</translation>
    </message>
    <message>
        <source>pipeline parallelism</source>
        <translation>paralelismo de pipeline</translation>
    </message>
    <message>
        <source>power that the site can give</source>
        <translation>potencia que puede dar el emplazamiento</translation>
    </message>
    <message>
        <source>precision of the KV cache</source>
        <translation>precisión de la caché KV</translation>
    </message>
    <message>
        <source>precision of the weights</source>
        <translation>precisión de los pesos</translation>
    </message>
    <message>
        <source>prefill apart</source>
        <translation>prefill aparte</translation>
    </message>
    <message>
        <source>prompts of %1 tokens were measured, the scenario has %2</source>
        <translation>se midieron prompts de %1 tokens; el escenario tiene %2</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>relación</translation>
    </message>
    <message>
        <source>redundancy</source>
        <translation>redundancia</translation>
    </message>
    <message>
        <source>requests</source>
        <translation>peticiones</translation>
    </message>
    <message>
        <source>results</source>
        <translation>resultados</translation>
    </message>
    <message>
        <source>risk class under the AI Act</source>
        <translation>clase de riesgo según el Reglamento de IA</translation>
    </message>
    <message>
        <source>role under the AI Act</source>
        <translation>papel según el Reglamento de IA</translation>
    </message>
    <message>
        <source>said by a person, not by the file: %1</source>
        <translation>dicho por una persona, no por el archivo: %1</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>escenario</translation>
    </message>
    <message>
        <source>scope 3, category 2</source>
        <translation>alcance 3, categoría 2</translation>
    </message>
    <message>
        <source>several processes</source>
        <translation>varios procesos</translation>
    </message>
    <message>
        <source>single process</source>
        <translation>un solo proceso</translation>
    </message>
    <message>
        <source>source</source>
        <translation>fuente</translation>
    </message>
    <message>
        <source>tariff</source>
        <translation>tarifa</translation>
    </message>
    <message>
        <source>tensor parallelism</source>
        <translation>paralelismo tensorial</translation>
    </message>
    <message>
        <source>the hardware is there</source>
        <translation>el hardware ya existe</translation>
    </message>
    <message>
        <source>the tag %1 is empty</source>
        <translation>la etiqueta %1 está vacía</translation>
    </message>
    <message>
        <source>the tag %1 is longer than 200 bytes</source>
        <translation>la etiqueta %1 supera los 200 bytes</translation>
    </message>
    <message>
        <source>the tag %1 looks like a password or a key; it is not kept</source>
        <translation>la etiqueta %1 parece una contraseña o una clave; no se guarda</translation>
    </message>
    <message>
        <source>token budget of a step (max_num_batched_tokens)</source>
        <translation>presupuesto de tokens de un paso (max_num_batched_tokens)</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>tokens inside the SLO</source>
        <translation>tokens dentro del SLO</translation>
    </message>
    <message>
        <source>used</source>
        <translation>usado</translation>
    </message>
    <message>
        <source>version of the engine</source>
        <translation>versión del motor</translation>
    </message>
    <message>
        <source>whole fleet</source>
        <translation>flota completa</translation>
    </message>
    <message>
        <source>whole life cycle</source>
        <translation>ciclo de vida completo</translation>
    </message>
    <message>
        <source>workload</source>
        <translation>carga de trabajo</translation>
    </message>
    <message>
        <source>€/h</source>
        <translation>€/h</translation>
    </message>
    <message>
        <source>€/year</source>
        <translation>€/año</translation>
    </message>
    <message>
        <source>%1 %2 for a euro, as of %3, instead of %4</source>
        <translation>%1 %2 por euro, a fecha de %3, en lugar de %4</translation>
    </message>
    <message>
        <source>%1 (board)</source>
        <translation>%1 (tarjeta)</translation>
    </message>
    <message>
        <source>%1 (facility)</source>
        <translation>%1 (centro de datos)</translation>
    </message>
    <message>
        <source>%1 (goodput)</source>
        <translation>%1 (goodput)</translation>
    </message>
    <message>
        <source>%1 (node)</source>
        <translation>%1 (nodo)</translation>
    </message>
    <message>
        <source>%1 (output)</source>
        <translation>%1 (salida)</translation>
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
        <translation>%1 y %2 más: %3</translation>
    </message>
    <message>
        <source>%1 cannot be brought to one footing: %2</source>
        <translation>%1 no se puede llevar a una base común: %2</translation>
    </message>
    <message>
        <source>%1 for a euro</source>
        <translation>%1 por euro</translation>
    </message>
    <message>
        <source>%1 g/kWh of the whole life cycle (%2) instead of %3 g/kWh</source>
        <translation>%1 g/kWh del ciclo de vida completo (%2) en lugar de %3 g/kWh</translation>
    </message>
    <message>
        <source>%1 gCO₂e/1M tok</source>
        <translation>%1 gCO₂e/1M tok</translation>
    </message>
    <message>
        <source>%1 good</source>
        <translation>%1 de goodput</translation>
    </message>
    <message>
        <source>%1 node</source>
        <translation>%1 nodo</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nodos</translation>
    </message>
    <message>
        <source>%1 of the draws were simulated as well: the quick way is off by %2 % in the middle, by %3 % at most.</source>
        <translation>%1 de las simulaciones se repitieron evento a evento: el método rápido se desvía un %2 % en la mediana y un %3 % como máximo.</translation>
    </message>
    <message>
        <source>%1 output</source>
        <translation>%1 de salida</translation>
    </message>
    <message>
        <source>%1 req/s</source>
        <translation>%1 req/s</translation>
    </message>
    <message>
        <source>%1 requests per second take about %2 replicas, about %3 with head-room.</source>
        <translation>%1 peticiones por segundo requieren unas %2 réplicas, unas %3 con margen.</translation>
    </message>
    <message>
        <source>%1 requests per second take about %2 replicas.</source>
        <translation>%1 peticiones por segundo requieren unas %2 réplicas.</translation>
    </message>
    <message>
        <source>%1 services take %2 GPUs together, in one node.</source>
        <translation>%1 servicios ocupan en conjunto %2 GPU, en un solo nodo.</translation>
    </message>
    <message>
        <source>%1 × %2 s</source>
        <translation>%1 × %2 s</translation>
    </message>
    <message>
        <source>%1, %2: design %3, benchmark %4, production %5</source>
        <translation>%1, %2: diseño %3, benchmark %4, producción %5</translation>
    </message>
    <message>
        <source>%1, on one footing: %2 is %3 instead of %4 (%5)</source>
        <translation>%1, en base común: %2 es %3 en lugar de %4 (%5)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 by %3</source>
        <translation>%1: %2 por %3</translation>
    </message>
    <message>
        <source>%1: on the front in %2 % of %3 draws</source>
        <translation>%1: en el frente en el %2 % de %3 simulaciones</translation>
    </message>
    <message>
        <source>%1: on the front in %2 %, cheapest in %3 % of %4 draws</source>
        <translation>%1: en el frente en el %2 %, el más barato en el %3 % de %4 simulaciones</translation>
    </message>
    <message>
        <source>At every use up to %2 million tokens a day %1 is the cheapest.</source>
        <translation>Con cualquier uso hasta %2 millones de tokens al día, lo más barato es %1.</translation>
    </message>
    <message>
        <source>Austria</source>
        <translation>Austria</translation>
    </message>
    <message>
        <source>B/token</source>
        <translation>B/token</translation>
    </message>
    <message>
        <source>Belgium</source>
        <translation>Bélgica</translation>
    </message>
    <message>
        <source>Bulgaria</source>
        <translation>Bulgaria</translation>
    </message>
    <message>
        <source>Carbon by the method of the whole life cycle</source>
        <translation>Carbono según el método del ciclo de vida completo</translation>
    </message>
    <message>
        <source>Croatia</source>
        <translation>Croacia</translation>
    </message>
    <message>
        <source>Cyprus</source>
        <translation>Chipre</translation>
    </message>
    <message>
        <source>Czechia</source>
        <translation>Chequia</translation>
    </message>
    <message>
        <source>Denmark</source>
        <translation>Dinamarca</translation>
    </message>
    <message>
        <source>EU-27 (industrial price reference)</source>
        <translation>UE-27 (precio industrial de referencia)</translation>
    </message>
    <message>
        <source>Each further unit begins nearly empty: above %1 million tokens a day %2 is the cheapest for a stretch.</source>
        <translation>Cada unidad adicional empieza casi vacía: por encima de %1 millones de tokens al día, lo más barato durante un tramo es %2.</translation>
    </message>
    <message>
        <source>Energy and power at one boundary</source>
        <translation>Energía y potencia con un mismo límite de medición</translation>
    </message>
    <message>
        <source>Estonia</source>
        <translation>Estonia</translation>
    </message>
    <message>
        <source>Even in full use the purchase never pays for itself against %1.</source>
        <translation>Ni siquiera a pleno uso se amortiza nunca la compra frente a %1.</translation>
    </message>
    <message>
        <source>Figures of output tokens</source>
        <translation>Cifras de tokens de salida</translation>
    </message>
    <message>
        <source>Finland</source>
        <translation>Finlandia</translation>
    </message>
    <message>
        <source>France</source>
        <translation>Francia</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>Alemania</translation>
    </message>
    <message>
        <source>Goodput of one GPU instead of the fleet&apos;s</source>
        <translation>Goodput de una GPU en lugar del de la flota</translation>
    </message>
    <message>
        <source>Greece</source>
        <translation>Grecia</translation>
    </message>
    <message>
        <source>How far lengths spread is not stated (p95): they are drawn within a tenth of what is.</source>
        <translation>No se indica cuánto se dispersan las longitudes (p95): se sortean dentro de una décima parte de lo indicado.</translation>
    </message>
    <message>
        <source>How much faster and how much worse another precision is has to be measured: run both in one, or let the precision be what is compared.</source>
        <translation>Hay que medir cuánto más rápida y cuánto peor es otra precisión: ejecutar ambos con la misma, o hacer de la precisión el objeto de la comparación.</translation>
    </message>
    <message>
        <source>Hungary</source>
        <translation>Hungría</translation>
    </message>
    <message>
        <source>Iceland</source>
        <translation>Islandia</translation>
    </message>
    <message>
        <source>In full use the purchase has paid for itself against %1 after %2 months.</source>
        <translation>A pleno uso, la compra se ha amortizado frente a %1 al cabo de %2 meses.</translation>
    </message>
    <message>
        <source>Ireland</source>
        <translation>Irlanda</translation>
    </message>
    <message>
        <source>Italy</source>
        <translation>Italia</translation>
    </message>
    <message>
        <source>KV cache of the start-up log</source>
        <translation>Caché KV del registro de arranque</translation>
    </message>
    <message>
        <source>KV ceiling</source>
        <translation>Tope de KV</translation>
    </message>
    <message>
        <source>Latency and throughput depend on the load in no fixed ratio: compare both at one demand, or each at its own safe capacity under one SLO.</source>
        <translation>La latencia y el rendimiento no guardan una proporción fija con la carga: comparar ambos con una misma demanda, o cada uno a su propia capacidad segura bajo un mismo SLO.</translation>
    </message>
    <message>
        <source>Latvia</source>
        <translation>Letonia</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Lithuania</source>
        <translation>Lituania</translation>
    </message>
    <message>
        <source>Luxembourg</source>
        <translation>Luxemburgo</translation>
    </message>
    <message>
        <source>Malta</source>
        <translation>Malta</translation>
    </message>
    <message>
        <source>Netherlands</source>
        <translation>Países Bajos</translation>
    </message>
    <message>
        <source>Norway</source>
        <translation>Noruega</translation>
    </message>
    <message>
        <source>Nothing is predicted: the model cannot be split like this.</source>
        <translation>No se predice nada: el modelo no se puede dividir así.</translation>
    </message>
    <message>
        <source>Nothing is predicted: the model does not fit on these GPUs in this split; each lacks %1 GB.</source>
        <translation>No se predice nada: el modelo no cabe en estas GPU con esta división; a cada una le faltan %1 GB.</translation>
    </message>
    <message>
        <source>Of the grid of %1 the catalogue has no figure of the life cycle.</source>
        <translation>El catálogo no tiene ninguna cifra de ciclo de vida para la red de %1.</translation>
    </message>
    <message>
        <source>On which intensity the carbon of %1 stands is not known.</source>
        <translation>No se sabe en qué intensidad se basa el carbono de %1.</translation>
    </message>
    <message>
        <source>Poland</source>
        <translation>Polonia</translation>
    </message>
    <message>
        <source>Portugal</source>
        <translation>Portugal</translation>
    </message>
    <message>
        <source>Prices at one rate of exchange</source>
        <translation>Precios con un mismo tipo de cambio</translation>
    </message>
    <message>
        <source>Requests in flight in a replica</source>
        <translation>Peticiones en curso en una réplica</translation>
    </message>
    <message>
        <source>Romania</source>
        <translation>Rumanía</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Slovakia</source>
        <translation>Eslovaquia</translation>
    </message>
    <message>
        <source>Slovenia</source>
        <translation>Eslovenia</translation>
    </message>
    <message>
        <source>Spain</source>
        <translation>España</translation>
    </message>
    <message>
        <source>Stated in the project, without a source.</source>
        <translation>Indicado en el proyecto, sin fuente.</translation>
    </message>
    <message>
        <source>Sweden</source>
        <translation>Suecia</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>Suiza</translation>
    </message>
    <message>
        <source>The PUE of %1 is not stated: its energy at the %2 says nothing of the facility.</source>
        <translation>No se indica el PUE de %1: su energía a nivel de %2 no dice nada del centro de datos.</translation>
    </message>
    <message>
        <source>The assessment, objective by objective</source>
        <translation>La evaluación, objetivo por objetivo</translation>
    </message>
    <message>
        <source>The lengths of prompts and answers of %1 are not stated: how many of its tokens are output is not known.</source>
        <translation>No se indican las longitudes de prompts y respuestas de %1: no se sabe cuántos de sus tokens son de salida.</translation>
    </message>
    <message>
        <source>The number of their GPUs is not stated: what one of them serves is not known.</source>
        <translation>No se indica su número de GPU: no se sabe cuánto sirve una de ellas.</translation>
    </message>
    <message>
        <source>The price of %1 is of %2 and that of %3 of %4: no price follows from one of another day. Ask for both anew.</source>
        <translation>El precio de %1 es de %2 y el de %3, de %4: ningún precio se deduce de otro de otra fecha. Volver a pedir ambos.</translation>
    </message>
    <message>
        <source>The price that is stated is not that of a %1, and every offer of it that could be sourced is of a provider whom the gate %2 keeps out: its cost is unknown until it is stated.</source>
        <translation>El precio indicado no es el de una %1, y todas las ofertas con fuente que se encontraron son de un proveedor que el criterio excluyente %2 deja fuera: su coste se desconoce hasta que se indique.</translation>
    </message>
    <message>
        <source>These bytes begin like a packed document and do not go on like one.</source>
        <translation>Estos bytes empiezan como un documento empaquetado y no continúan como tal.</translation>
    </message>
    <message>
        <source>Time and memory do not follow from the length by a factor: measure or predict both at one context.</source>
        <translation>El tiempo y la memoria no se deducen de la longitud por un factor: medir o predecir ambos con un mismo contexto.</translation>
    </message>
    <message>
        <source>Tokens of another model are other tokens: no factor says what they are worth. Attach an evaluation of both and compare at one quality.</source>
        <translation>Los tokens de otro modelo son otros tokens: ningún factor dice cuánto valen. Adjuntar una evaluación de ambos y comparar con una misma calidad.</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation>Reino Unido</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>Estados Unidos</translation>
    </message>
    <message>
        <source>Up to %1 million tokens a day %2 is the cheapest; from there on %3 is.</source>
        <translation>Hasta %1 millones de tokens al día, lo más barato es %2; a partir de ahí, %3.</translation>
    </message>
    <message>
        <source>Up to %1 million tokens a day, %2 % of what one unit serves, %3 is the cheapest; from there on %4 is.</source>
        <translation>Hasta %1 millones de tokens al día, el %2 % de lo que sirve una unidad, lo más barato es %3; a partir de ahí, %4.</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>IVA</translation>
    </message>
    <message>
        <source>W/GPU</source>
        <translation>W/GPU</translation>
    </message>
    <message>
        <source>What a client of a single process could not send is in none of its figures: repeat with one tool.</source>
        <translation>Lo que un cliente de un solo proceso no pudo enviar no figura en ninguna de sus cifras: repetir con una misma herramienta.</translation>
    </message>
    <message>
        <source>What limits is the engine&apos;s max_num_seqs: at most %1 requests run at once.</source>
        <translation>Lo que limita es max_num_seqs del motor: como máximo se ejecutan %1 peticiones a la vez.</translation>
    </message>
    <message>
        <source>What limits is the memory for the KV cache: %1 requests of the mean context fit in a replica.</source>
        <translation>Lo que limita es la memoria para la caché KV: en una réplica caben %1 peticiones del contexto medio.</translation>
    </message>
    <message>
        <source>What limits is the time per output token: %1 is %2 ms of the %3 ms allowed.</source>
        <translation>Lo que limita es el tiempo por token de salida: %1 es de %2 ms de los %3 ms permitidos.</translation>
    </message>
    <message>
        <source>What limits is the time to the first token: %1 is %2 ms of the %3 ms allowed.</source>
        <translation>Lo que limita es el tiempo hasta el primer token: %1 es de %2 ms de los %3 ms permitidos.</translation>
    </message>
    <message>
        <source>What the candidates state</source>
        <translation>Lo que indican los candidatos</translation>
    </message>
    <message>
        <source>What the node of %1 draws beyond its boards is not stated: state energy.node_factor, or measure at the node.</source>
        <translation>No se indica lo que consume el nodo de %1 aparte de sus tarjetas: indicar energy.node_factor, o medir en el nodo.</translation>
    </message>
    <message>
        <source>While an upgrade takes one replica after the other, %1 of %2 serve %3.</source>
        <translation>Mientras una actualización pasa de una réplica a otra, %1 de %2 sirven %3.</translation>
    </message>
    <message>
        <source>While an upgrade takes one replica after the other, %1 of %2 serve %3: the demand is kept.</source>
        <translation>Mientras una actualización pasa de una réplica a otra, %1 de %2 sirven %3: se cubre la demanda.</translation>
    </message>
    <message>
        <source>While an upgrade takes one replica after the other, %1 of %2 serve %3: the demand is not kept.</source>
        <translation>Mientras una actualización pasa de una réplica a otra, %1 de %2 sirven %3: no se cubre la demanda.</translation>
    </message>
    <message>
        <source>With one node down, %1 of %2 replicas serve %3 requests per second inside the SLO.</source>
        <translation>Con un nodo caído, %1 de %2 réplicas sirven %3 peticiones por segundo dentro del SLO.</translation>
    </message>
    <message>
        <source>With one node down, %1 of %2 replicas serve %3 requests per second inside the SLO: the demand is kept.</source>
        <translation>Con un nodo caído, %1 de %2 réplicas sirven %3 peticiones por segundo dentro del SLO: se cubre la demanda.</translation>
    </message>
    <message>
        <source>With one node down, %1 of %2 replicas serve only %3 requests per second inside the SLO: the demand is not kept.</source>
        <translation>Con un nodo caído, %1 de %2 réplicas solo sirven %3 peticiones por segundo dentro del SLO: no se cubre la demanda.</translation>
    </message>
    <message>
        <source>With one replica to spare it is %1.</source>
        <translation>Con una réplica de sobra son %1.</translation>
    </message>
    <message>
        <source>With the reserve and one replica to spare it is %1.</source>
        <translation>Con la reserva y una réplica de sobra son %1.</translation>
    </message>
    <message>
        <source>With the reserve it is %1.</source>
        <translation>Con la reserva son %1.</translation>
    </message>
    <message>
        <source>assessment</source>
        <translation>evaluación</translation>
    </message>
    <message>
        <source>average power</source>
        <translation>potencia media</translation>
    </message>
    <message>
        <source>average power at the meter</source>
        <translation>potencia media en el contador</translation>
    </message>
    <message>
        <source>blocks</source>
        <translation>bloques</translation>
    </message>
    <message>
        <source>bytes a value</source>
        <translation>bytes por valor</translation>
    </message>
    <message>
        <source>capital bound</source>
        <translation>capital inmovilizado</translation>
    </message>
    <message>
        <source>compressed row</source>
        <translation>fila comprimida</translation>
    </message>
    <message>
        <source>computed</source>
        <translation>calculado</translation>
    </message>
    <message>
        <source>cost per hour</source>
        <translation>coste por hora</translation>
    </message>
    <message>
        <source>cost per month</source>
        <translation>coste por mes</translation>
    </message>
    <message>
        <source>data-parallel ranks</source>
        <translation>rangos de paralelismo de datos</translation>
    </message>
    <message>
        <source>days</source>
        <translation>días</translation>
    </message>
    <message>
        <source>discount rate</source>
        <translation>tasa de descuento</translation>
    </message>
    <message>
        <source>egress</source>
        <translation>tráfico de salida</translation>
    </message>
    <message>
        <source>elasticity</source>
        <translation>elasticidad</translation>
    </message>
    <message>
        <source>electricity</source>
        <translation>electricidad</translation>
    </message>
    <message>
        <source>electricity contracted for</source>
        <translation>electricidad contratada</translation>
    </message>
    <message>
        <source>electricity of an hour</source>
        <translation>electricidad de una hora</translation>
    </message>
    <message>
        <source>embodied</source>
        <translation>carbono incorporado</translation>
    </message>
    <message>
        <source>energy</source>
        <translation>energía</translation>
    </message>
    <message>
        <source>energy per token</source>
        <translation>energía por token</translation>
    </message>
    <message>
        <source>first threshold</source>
        <translation>primer umbral</translation>
    </message>
    <message>
        <source>from all tokens to output tokens: (%1 of the prompt + %2 of the answer) / %2 = %3</source>
        <translation>de todos los tokens a los de salida: (%1 del prompt + %2 de la respuesta) / %2 = %3</translation>
    </message>
    <message>
        <source>from board to meter</source>
        <translation>de la tarjeta al contador</translation>
    </message>
    <message>
        <source>from the boards to the facility: × %1 for the node × PUE %2</source>
        <translation>de las tarjetas al centro de datos: × %1 por el nodo × PUE %2</translation>
    </message>
    <message>
        <source>from the boards to the facility: × PUE %1; what the node adds is not stated and not counted</source>
        <translation>de las tarjetas al centro de datos: × PUE %1; lo que añade el nodo no se indica ni se cuenta</translation>
    </message>
    <message>
        <source>from the boards to the node: × %1</source>
        <translation>de las tarjetas al nodo: × %1</translation>
    </message>
    <message>
        <source>from the node to the facility: × PUE %1</source>
        <translation>del nodo al centro de datos: × PUE %1</translation>
    </message>
    <message>
        <source>gate %1 failed</source>
        <translation>criterio %1 incumplido</translation>
    </message>
    <message>
        <source>gate %1 held</source>
        <translation>criterio %1 cumplido</translation>
    </message>
    <message>
        <source>gate %1 unknown</source>
        <translation>criterio %1 desconocido</translation>
    </message>
    <message>
        <source>grid</source>
        <translation>red eléctrica</translation>
    </message>
    <message>
        <source>head size</source>
        <translation>tamaño de cabeza</translation>
    </message>
    <message>
        <source>how</source>
        <translation>cómo</translation>
    </message>
    <message>
        <source>idle share</source>
        <translation>fracción en reposo</translation>
    </message>
    <message>
        <source>input tokens for an output token</source>
        <translation>tokens de entrada por token de salida</translation>
    </message>
    <message>
        <source>interrupted</source>
        <translation>interrumpido</translation>
    </message>
    <message>
        <source>is the same file as %1, which is read already</source>
        <translation>es el mismo archivo que %1, que ya se ha leído</translation>
    </message>
    <message>
        <source>kWh/year</source>
        <translation>kWh/año</translation>
    </message>
    <message>
        <source>l/kWh</source>
        <translation>l/kWh</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>capas</translation>
    </message>
    <message>
        <source>lease</source>
        <translation>leasing</translation>
    </message>
    <message>
        <source>leased hardware</source>
        <translation>hardware en leasing</translation>
    </message>
    <message>
        <source>machines</source>
        <translation>máquinas</translation>
    </message>
    <message>
        <source>made for a GPU</source>
        <translation>fabricación por GPU</translation>
    </message>
    <message>
        <source>made for a node</source>
        <translation>fabricación por nodo</translation>
    </message>
    <message>
        <source>maintenance, space and staff</source>
        <translation>mantenimiento, espacio y personal</translation>
    </message>
    <message>
        <source>mean output tokens</source>
        <translation>tokens de salida medios</translation>
    </message>
    <message>
        <source>measured power of a GPU</source>
        <translation>potencia medida de una GPU</translation>
    </message>
    <message>
        <source>measured share of the rated power</source>
        <translation>fracción medida de la potencia nominal</translation>
    </message>
    <message>
        <source>months</source>
        <translation>meses</translation>
    </message>
    <message>
        <source>m³/year</source>
        <translation>m³/año</translation>
    </message>
    <message>
        <source>node over board</source>
        <translation>nodo sobre tarjeta</translation>
    </message>
    <message>
        <source>not verified</source>
        <translation>sin verificar</translation>
    </message>
    <message>
        <source>of one of its %1 GPUs</source>
        <translation>de una de sus %1 GPU</translation>
    </message>
    <message>
        <source>one replica</source>
        <translation>una réplica</translation>
    </message>
    <message>
        <source>own hardware</source>
        <translation>hardware propio</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>power in decode</source>
        <translation>potencia en decode</translation>
    </message>
    <message>
        <source>power in prefill</source>
        <translation>potencia en prefill</translation>
    </message>
    <message>
        <source>power of the boards</source>
        <translation>potencia de las tarjetas</translation>
    </message>
    <message>
        <source>present cost</source>
        <translation>coste actualizado</translation>
    </message>
    <message>
        <source>price</source>
        <translation>precio</translation>
    </message>
    <message>
        <source>price in %1</source>
        <translation>precio en %1</translation>
    </message>
    <message>
        <source>price of a month</source>
        <translation>precio de un mes</translation>
    </message>
    <message>
        <source>price of input tokens</source>
        <translation>precio de los tokens de entrada</translation>
    </message>
    <message>
        <source>price of output tokens</source>
        <translation>precio de los tokens de salida</translation>
    </message>
    <message>
        <source>price with VAT</source>
        <translation>precio con IVA</translation>
    </message>
    <message>
        <source>purchase</source>
        <translation>compra</translation>
    </message>
    <message>
        <source>purchase of a unit</source>
        <translation>compra de una unidad</translation>
    </message>
    <message>
        <source>purchases</source>
        <translation>compras</translation>
    </message>
    <message>
        <source>purchases, spread over their years</source>
        <translation>compras, repartidas entre sus años</translation>
    </message>
    <message>
        <source>rated power of a board</source>
        <translation>potencia nominal de una tarjeta</translation>
    </message>
    <message>
        <source>rented hardware</source>
        <translation>hardware alquilado</translation>
    </message>
    <message>
        <source>request</source>
        <translation>petición</translation>
    </message>
    <message>
        <source>requests per second × duration of a request</source>
        <translation>peticiones por segundo × duración de una petición</translation>
    </message>
    <message>
        <source>requests together</source>
        <translation>peticiones simultáneas</translation>
    </message>
    <message>
        <source>running cost of a day</source>
        <translation>coste de operación de un día</translation>
    </message>
    <message>
        <source>safe capacity</source>
        <translation>capacidad segura</translation>
    </message>
    <message>
        <source>share of requests inside the SLO</source>
        <translation>fracción de peticiones dentro del SLO</translation>
    </message>
    <message>
        <source>share of the rated power</source>
        <translation>fracción de la potencia nominal</translation>
    </message>
    <message>
        <source>share of the rated power by phase</source>
        <translation>fracción de la potencia nominal por fase</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>simulación</translation>
    </message>
    <message>
        <source>space and staff</source>
        <translation>espacio y personal</translation>
    </message>
    <message>
        <source>stated</source>
        <translation>indicado</translation>
    </message>
    <message>
        <source>stated, measured or simulated: the most that keeps the SLO</source>
        <translation>indicado, medido o simulado: el máximo que cumple el SLO</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>almacenamiento</translation>
    </message>
    <message>
        <source>sum of the years</source>
        <translation>suma de los años</translation>
    </message>
    <message>
        <source>t/year</source>
        <translation>t/año</translation>
    </message>
    <message>
        <source>the API</source>
        <translation>la API</translation>
    </message>
    <message>
        <source>the file is a copy of %1, byte for byte: it counts once in sweeps and averages</source>
        <translation>el archivo es una copia de %1, byte a byte: cuenta una sola vez en barridos y medias</translation>
    </message>
    <message>
        <source>the weighted mean of the eight objectives</source>
        <translation>la media ponderada de los ocho objetivos</translation>
    </message>
    <message>
        <source>throughput</source>
        <translation>rendimiento</translation>
    </message>
    <message>
        <source>time in prefill</source>
        <translation>tiempo en prefill</translation>
    </message>
    <message>
        <source>tok/day</source>
        <translation>tok/día</translation>
    </message>
    <message>
        <source>tokens of a request</source>
        <translation>tokens de una petición</translation>
    </message>
    <message>
        <source>tokens of requests inside the SLO</source>
        <translation>tokens de peticiones dentro del SLO</translation>
    </message>
    <message>
        <source>tokens per second</source>
        <translation>tokens por segundo</translation>
    </message>
    <message>
        <source>total tokens</source>
        <translation>tokens totales</translation>
    </message>
    <message>
        <source>upkeep</source>
        <translation>mantenimiento</translation>
    </message>
    <message>
        <source>users</source>
        <translation>usuarios</translation>
    </message>
    <message>
        <source>value</source>
        <translation>valor</translation>
    </message>
    <message>
        <source>water</source>
        <translation>agua</translation>
    </message>
    <message>
        <source>what a day of %1 costs</source>
        <translation>lo que cuesta un día de %1</translation>
    </message>
    <message>
        <source>what a day of %1 costs more than one of %2</source>
        <translation>lo que un día de %1 cuesta más que uno de %2</translation>
    </message>
    <message>
        <source>what a million tokens of %1 cost more than of %2</source>
        <translation>lo que un millón de tokens de %1 cuesta más que uno de %2</translation>
    </message>
    <message>
        <source>€/GPU-h</source>
        <translation>€/GPU-h</translation>
    </message>
    <message>
        <source>€/day</source>
        <translation>€/día</translation>
    </message>
    <message>
        <source>€/month</source>
        <translation>€/mes</translation>
    </message>
    <message>
        <source>%1 × %2 for the node × PUE %3: %4 J/token at the facility, to be held against %5.</source>
        <translation>%1 × %2 por el nodo × PUE %3: %4 J/token en el centro de datos, para comparar con %5.</translation>
    </message>
    <message>
        <source>The catalogue knows no grid of the zone %1: its carbon is not known until site.grid_g_per_kwh states it.</source>
        <translation>El catálogo no conoce ninguna red de la zona %1: su carbono se desconoce hasta que site.grid_g_per_kwh lo indique.</translation>
    </message>
    <message>
        <source>The gate %1 is not known, so nothing can be held against it: EU, a country such as FR, SEAL-0 to SEAL-4 or a score are.</source>
        <translation>El criterio %1 no se conoce, así que nada puede medirse con él: se conocen EU, un país como FR, de SEAL-0 a SEAL-4 o una puntuación.</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>to be checked</source>
        <translation>por comprobar</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>A million tokens cost %1 € over these years, %2 € at today&apos;s use.</source>
        <translation>Un millón de tokens cuesta %1 € a lo largo de estos años, %2 € con el uso de hoy.</translation>
    </message>
    <message>
        <source>The fleet costs %1 € over %2 years.</source>
        <translation>La flota cuesta %1 € en %2 años.</translation>
    </message>
    <message>
        <source>A demand of %1 requests per second takes more replicas of %2 than can be counted: the figures are those of one.</source>
        <translation>Una demanda de %1 peticiones por segundo requiere más réplicas de %2 de las que pueden contarse: las cifras son las de una sola.</translation>
    </message>
    <message>
        <source>%1 alone is on the front, and it is the cheapest.</source>
        <translation>Solo %1 está en el frente, y es el más barato.</translation>
    </message>
    <message>
        <source>%1 figures of single requests are beyond anything that exists and are left out</source>
        <translation>%1 cifras de peticiones individuales superan todo lo que existe y se omiten</translation>
    </message>
    <message>
        <source>%1 is dominated once the %2 falls below %3%4.</source>
        <translation>%1 queda dominado en cuanto «%2» baja de %3%4.</translation>
    </message>
    <message>
        <source>%1 is on the front in %2 % and the cheapest in %3 % of %4 draws, %5 in %6 % and %7 %.</source>
        <translation>%1 está en el frente en el %2 % y es el más barato en el %3 % de %4 simulaciones; %5, en el %6 % y el %7 %.</translation>
    </message>
    <message>
        <source>%1 is on the front in %2 % and the cheapest in %3 % of %4 draws; nobody else ever is.</source>
        <translation>%1 está en el frente en el %2 % y es el más barato en el %3 % de %4 simulaciones; ningún otro lo está nunca.</translation>
    </message>
    <message>
        <source>%1 joins the front when the %2 falls below %3%4.</source>
        <translation>%1 entra en el frente cuando «%2» baja de %3%4.</translation>
    </message>
    <message>
        <source>%1 leaves the front when the %2 falls below %3%4.</source>
        <translation>%1 sale del frente cuando «%2» baja de %3%4.</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are on the front.</source>
        <translation>%1 de %2 candidatos están en el frente.</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are on the front; %3 is the cheapest.</source>
        <translation>%1 de %2 candidatos están en el frente; %3 es el más barato.</translation>
    </message>
    <message>
        <source>%1 of %2 good requests have no %3 that is a number: what is computed from the records leaves them out</source>
        <translation>en %1 de %2 peticiones buenas, %3 no es un número: lo que se calcula a partir de los registros las omite</translation>
    </message>
    <message>
        <source>%1 stops being dominated when the %2 falls below %3%4.</source>
        <translation>%1 deja de estar dominado cuando «%2» baja de %3%4.</translation>
    </message>
    <message>
        <source>%1 stops being dominated with its %2 down by %3 %, below %4.</source>
        <translation>%1 deja de estar dominado si su valor de «%2» baja un %3 %, por debajo de %4.</translation>
    </message>
    <message>
        <source>%1 stops being dominated with its %2 up by %3 %, above %4.</source>
        <translation>%1 deja de estar dominado si su valor de «%2» sube un %3 %, por encima de %4.</translation>
    </message>
    <message>
        <source>%1: found %2, more than anything that exists; expected at most %3</source>
        <translation>%1: se encontró %2, más que todo lo que existe; se esperaba como máximo %3</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected a year from %3 to %4</source>
        <translation>%1: se encontró «%2», se esperaba un año de %3 a %4</translation>
    </message>
    <message>
        <source>On the front are %1.</source>
        <translation>En el frente están %1.</translation>
    </message>
    <message>
        <source>On the front are %1; %2 is the cheapest.</source>
        <translation>En el frente están %1; %2 es el más barato.</translation>
    </message>
    <message>
        <source>That is %1 % above what it is now.</source>
        <translation>Eso es un %1 % por encima de su valor actual.</translation>
    </message>
    <message>
        <source>That is %1 % below what it is now.</source>
        <translation>Eso es un %1 % por debajo de su valor actual.</translation>
    </message>
    <message>
        <source>The %2 is moved most by the %1: between %3 and %4 %5 for 20 % less or more of it; next comes the %6, %7 to %8.</source>
        <translation>Lo que más mueve «%2» es «%1»: entre %3 y %4 %5 con un 20 % menos o más; le sigue «%6», de %7 a %8.</translation>
    </message>
    <message>
        <source>The %2 is moved most by the %1: between %3 and %4 %5 over its stated range; next comes the %6, %7 to %8.</source>
        <translation>Lo que más mueve «%2» es «%1»: entre %3 y %4 %5 en su intervalo indicado; le sigue «%6», de %7 a %8.</translation>
    </message>
    <message>
        <source>The standing of %1 changes when the %2 falls below %3%4.</source>
        <translation>La posición de %1 cambia cuando «%2» baja de %3%4.</translation>
    </message>
    <message>
        <source>dates itself %1: the clock of that machine was wrong, or the date is damaged</source>
        <translation>lleva la fecha %1: el reloj de esa máquina estaba mal o la fecha está dañada</translation>
    </message>
    <message>
        <source>holds bytes that are no text in UTF-8, the first at byte %1: what is written there is shown with a mark in its place</source>
        <translation>contiene bytes que no son texto en UTF-8, el primero en el byte %1: lo que hay escrito ahí se muestra con una marca en su lugar</translation>
    </message>
    <message>
        <source>states %1 as %2, which nothing that exists can reach: it is left out</source>
        <translation>indica %2 para %1, algo que nada de lo que existe puede alcanzar: se omite</translation>
    </message>
    <message>
        <source>was written to each time that it was read; try again when nobody writes to it</source>
        <translation>se estaba escribiendo cada vez que se leyó; volver a intentarlo cuando nadie escriba en él</translation>
    </message>
    <message>
        <source>was written to while it was read; what it holds now is read instead</source>
        <translation>se modificó mientras se leía; en su lugar se lee lo que contiene ahora</translation>
    </message>
    <message>
        <source>%1 of %2 candidates are on the front; %3, the cheapest, is not among them.</source>
        <translation>%1 de %2 candidatos están en el frente; %3, el más barato, no es uno de ellos.</translation>
    </message>
    <message>
        <source>On the front are %1; %2, the cheapest, is not among them.</source>
        <translation>En el frente están %1; %2, el más barato, no es uno de ellos.</translation>
    </message>
    <message>
        <source>%1 is left out: a tenth of its requests or more failed.</source>
        <translation>%1 se omite: falló una décima parte de sus peticiones o más.</translation>
    </message>
    <message>
        <source>%1 is left out: it has neither a time per token nor the throughput of a closed loop.</source>
        <translation>%1 se omite: no tiene ni tiempo por token ni el rendimiento de un bucle cerrado.</translation>
    </message>
    <message>
        <source>%1 is left out: its load is not known.</source>
        <translation>%1 se omite: no se conoce su carga.</translation>
    </message>
    <message>
        <source>%1 is left out: its load or its lengths are beyond what any replica serves.</source>
        <translation>%1 se omite: su carga o sus longitudes superan lo que atiende cualquier réplica.</translation>
    </message>
    <message>
        <source>%1 is left out: the lengths of its prompts or answers are not known.</source>
        <translation>%1 se omite: no se conocen las longitudes de sus prompts o respuestas.</translation>
    </message>
    <message>
        <source>%1 is not used: it does not name a model of the catalogue, and files beside it name the project&apos;s, %2.</source>
        <translation>%1 no se usa: no nombra un modelo del catálogo, y otros archivos junto a él nombran el del proyecto, %2.</translation>
    </message>
    <message>
        <source>%1 is not used: it measures the engine %2, and the project has %3.</source>
        <translation>%1 no se usa: mide el motor %2, y el proyecto tiene %3.</translation>
    </message>
    <message>
        <source>%1 is not used: it measures the model %2, and the project serves %3.</source>
        <translation>%1 no se usa: mide el modelo %2, y el proyecto sirve %3.</translation>
    </message>
    <message>
        <source>%1 is not used: it measures weights in %2, and the project has them in %3.</source>
        <translation>%1 no se usa: mide pesos en %2, y el proyecto los tiene en %3.</translation>
    </message>
    <message>
        <source>%1 is not used: it was measured on %2 GPUs a replica, and the project has %3.</source>
        <translation>%1 no se usa: se midió en %2 GPU por réplica, y el proyecto tiene %3.</translation>
    </message>
    <message>
        <source>%1 is not used: it was measured on %2, and the project has %3.</source>
        <translation>%1 no se usa: se midió en %2, y el proyecto tiene %3.</translation>
    </message>
    <message>
        <source>%1 is not used: these files are of several models, and none is known to be the project&apos;s, %2.</source>
        <translation>%1 no se usa: estos archivos son de varios modelos, y de ninguno se sabe que sea el del proyecto, %2.</translation>
    </message>
    <message>
        <source>%1 measured points</source>
        <translation>%1 puntos medidos</translation>
    </message>
    <message>
        <source>%1 points of %2</source>
        <translation>%1 puntos de %2</translation>
    </message>
    <message>
        <source>%1 points of %2 and %3</source>
        <translation>%1 puntos de %2 y %3</translation>
    </message>
    <message>
        <source>%1 points of %2 and %3 other files</source>
        <translation>%1 puntos de %2 y otros %3 archivos</translation>
    </message>
    <message>
        <source>%1 to %2 at a time were measured, the operating point has %3</source>
        <translation>se midieron de %1 a %2 a la vez; el punto de operación tiene %3</translation>
    </message>
    <message>
        <source>%1 to %2 requests/s were measured, the operating point has %3</source>
        <translation>se midieron de %1 a %2 peticiones/s; el punto de operación tiene %3</translation>
    </message>
    <message>
        <source>%1: calibrated on %2.</source>
        <translation>%1: calibrado con %2.</translation>
    </message>
    <message>
        <source>%1: found &quot;%2&quot;, expected %3; predictions go without the calibration</source>
        <translation>%1: se encontró «%2», se esperaba %3; las predicciones se hacen sin la calibración</translation>
    </message>
    <message>
        <source>%1: found nothing of use, expected %2; predictions go without the calibration</source>
        <translation>%1: no se encontró nada utilizable, se esperaba %2; las predicciones se hacen sin la calibración</translation>
    </message>
    <message>
        <source>A coefficient stands at the end of its range, 0.5 to 2: what was measured is further from the prediction than the engine explains. Check whether the files measure what the project states.</source>
        <translation>Un coeficiente está en el extremo de su rango, de 0,5 a 2: lo medido se aleja de la predicción más de lo que el motor explica. Comprobar si los archivos miden lo que indica el proyecto.</translation>
    </message>
    <message>
        <source>A million tokens of the stated goodput cost %1 €.</source>
        <translation>Un millón de tokens del goodput indicado cuesta %1 €.</translation>
    </message>
    <message>
        <source>Answers of %1 to %2 tokens.</source>
        <translation>Respuestas de %1 a %2 tokens.</translation>
    </message>
    <message>
        <source>Answers of %1 tokens.</source>
        <translation>Respuestas de %1 tokens.</translation>
    </message>
    <message>
        <source>CH/AT (A1 group)</source>
        <translation>CH/AT (grupo A1)</translation>
    </message>
    <message>
        <source>Calibrated on %1: fixed times × %2, prompts × %3, memory reads × %4 of the shipped coefficients.</source>
        <translation>Calibrado con %1: tiempos fijos × %2, prompts × %3, lecturas de memoria × %4 de los coeficientes incluidos.</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>Refrigeración</translation>
    </message>
    <message>
        <source>FR/EU - verify ownership</source>
        <translation>FR/UE: comprobar la propiedad</translation>
    </message>
    <message>
        <source>Fixed times × %1, prompts × %2, memory reads × %3 of the shipped coefficients.</source>
        <translation>Tiempos fijos × %1, prompts × %2, lecturas de memoria × %3 de los coeficientes incluidos.</translation>
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
        <translation>Instalación</translation>
    </message>
    <message>
        <source>Measured at %1 requests at a time.</source>
        <translation>Medido con %1 peticiones simultáneas.</translation>
    </message>
    <message>
        <source>Measured at %1 requests/s.</source>
        <translation>Medido con %1 peticiones/s.</translation>
    </message>
    <message>
        <source>Measured at %1 to %2 requests at a time.</source>
        <translation>Medido con %1 a %2 peticiones simultáneas.</translation>
    </message>
    <message>
        <source>Measured at %1 to %2 requests/s.</source>
        <translation>Medido con %1 a %2 peticiones/s.</translation>
    </message>
    <message>
        <source>NL/EU (Nasdaq-listed)</source>
        <translation>NL/UE (cotiza en el Nasdaq)</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Red de datos</translation>
    </message>
    <message>
        <source>Prompts of %1 to %2 tokens.</source>
        <translation>Prompts de %1 a %2 tokens.</translation>
    </message>
    <message>
        <source>Prompts of %1 tokens.</source>
        <translation>Prompts de %1 tokens.</translation>
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
        <translation>Servidor</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Servidores</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Spare parts</source>
        <translation>Repuestos</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>TB/s</source>
        <translation>TB/s</translation>
    </message>
    <message>
        <source>TPOT of these points: %1 % off on the median before, %2 % after.</source>
        <translation>TPOT de estos puntos: desviación mediana del %1 % antes, del %2 % después.</translation>
    </message>
    <message>
        <source>TTFT of these points: %1 % off on the median before, %2 % after.</source>
        <translation>TTFT de estos puntos: desviación mediana del %1 % antes, del %2 % después.</translation>
    </message>
    <message>
        <source>The calibration is used where it was not measured: %1</source>
        <translation>La calibración se usa donde no se midió: %1</translation>
    </message>
    <message>
        <source>The calibration was cancelled.</source>
        <translation>Se canceló la calibración.</translation>
    </message>
    <message>
        <source>The catalogue does not know the model %1: it is taken for the project&apos;s, %2.</source>
        <translation>El catálogo no conoce el modelo %1: se toma por el del proyecto, %2.</translation>
    </message>
    <message>
        <source>The files do not say which model they measure: it is taken to be the project&apos;s, %1.</source>
        <translation>Los archivos no dicen qué modelo miden: se supone que es el del proyecto, %1.</translation>
    </message>
    <message>
        <source>The project decodes speculatively: how many drafts were accepted in a measurement is not known, so that nothing can be fitted to it.</source>
        <translation>El proyecto usa decodificación especulativa: no se sabe cuántas propuestas se aceptaron en una medición, por lo que no se puede ajustar nada a ella.</translation>
    </message>
    <message>
        <source>The project names results beside itself; written into another folder it looks for them there</source>
        <translation>El proyecto nombra resultados que están junto a él; escrito en otra carpeta, los busca allí</translation>
    </message>
    <message>
        <source>The project&apos;s calibration is not used here: it was fitted for %1 (%2) on %3 with %4, and the shipped coefficients stand.</source>
        <translation>La calibración del proyecto no se usa aquí: se ajustó para %1 (%2) en %3 con %4, y valen los coeficientes incluidos.</translation>
    </message>
    <message>
        <source>The shipped coefficients were as near to these points as the fitted.</source>
        <translation>Los coeficientes incluidos quedaban tan cerca de estos puntos como los ajustados.</translation>
    </message>
    <message>
        <source>The throughput of %1 tokens/s is a design figure: its engine is calibrated on measurements, the load of the plan was not measured</source>
        <translation>El rendimiento de %1 tokens/s es una cifra de diseño: su motor está calibrado con mediciones; la carga del plan no se midió</translation>
    </message>
    <message>
        <source>There is no benchmark run to calibrate on.</source>
        <translation>No hay ninguna ejecución de benchmark con la que calibrar.</translation>
    </message>
    <message>
        <source>There is no sweep to calibrate on: it takes runs of a closed or open loop with a load each.</source>
        <translation>No hay ningún barrido con el que calibrar: hacen falta ejecuciones en bucle cerrado o abierto, cada una con una carga.</translation>
    </message>
    <message>
        <source>These loads are those of one replica; the demand takes %1 of them.</source>
        <translation>Estas cargas son las de una réplica; la demanda requiere %1.</translation>
    </message>
    <message>
        <source>Throughput of these points: %1 % off on the median before, %2 % after.</source>
        <translation>Rendimiento de estos puntos: desviación mediana del %1 % antes, del %2 % después.</translation>
    </message>
    <message>
        <source>Too few points to calibrate on: %1 at %2 different loads were found; it takes three at two.</source>
        <translation>Muy pocos puntos para calibrar: se encontraron %1 con %2 cargas distintas; hacen falta tres con dos.</translation>
    </message>
    <message>
        <source>Up to %1 million tokens a day, %2 % of what one unit serves, %3 is the cheapest; from there until the unit is full %4 is.</source>
        <translation>Hasta %1 millones de tokens al día, el %2 % de lo que sirve una unidad, lo más barato es %3; a partir de ahí y hasta que la unidad se llena, %4.</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>a name</source>
        <translation>un nombre</translation>
    </message>
    <message>
        <source>a number from %1 to %2</source>
        <translation>un número de %1 a %2</translation>
    </message>
    <message>
        <source>a whole number of GPUs</source>
        <translation>un número entero de GPU</translation>
    </message>
    <message>
        <source>a whole number of measured points</source>
        <translation>un número entero de puntos medidos</translation>
    </message>
    <message>
        <source>answers of %1 to %2 tokens were measured, the scenario has %3</source>
        <translation>se midieron respuestas de %1 a %2 tokens; el escenario tiene %3</translation>
    </message>
    <message>
        <source>clock of the times</source>
        <translation>reloj de los tiempos</translation>
    </message>
    <message>
        <source>completed requests</source>
        <translation>peticiones completadas</translation>
    </message>
    <message>
        <source>distribution of the lengths</source>
        <translation>distribución de las longitudes</translation>
    </message>
    <message>
        <source>failed requests</source>
        <translation>peticiones fallidas</translation>
    </message>
    <message>
        <source>fixed_times, prompts or memory_reads</source>
        <translation>fixed_times, prompts o memory_reads</translation>
    </message>
    <message>
        <source>it was measured with tensor parallelism %1, the scenario has %2</source>
        <translation>se midió con paralelismo tensorial %1; el escenario tiene %2</translation>
    </message>
    <message>
        <source>keys with values</source>
        <translation>un bloque de claves con valores</translation>
    </message>
    <message>
        <source>length of the answers</source>
        <translation>longitud de las respuestas</translation>
    </message>
    <message>
        <source>length of the prompts</source>
        <translation>longitud de los prompts</translation>
    </message>
    <message>
        <source>model, gpu, engine and weights that it was fitted for</source>
        <translation>la indicación de model, gpu, engine y weights para los que se ajustó</translation>
    </message>
    <message>
        <source>no (US subsidiary exists)</source>
        <translation>no (hay una filial en EE. UU.)</translation>
    </message>
    <message>
        <source>own operation</source>
        <translation>explotación propia</translation>
    </message>
    <message>
        <source>partial: US listing and US sites</source>
        <translation>en parte: cotiza y tiene centros en EE. UU.</translation>
    </message>
    <message>
        <source>percent, from 0</source>
        <translation>un porcentaje a partir de 0</translation>
    </message>
    <message>
        <source>percentiles</source>
        <translation>percentiles</translation>
    </message>
    <message>
        <source>price of the GPUs</source>
        <translation>precio de las GPU</translation>
    </message>
    <message>
        <source>price of the cooling</source>
        <translation>precio de la refrigeración</translation>
    </message>
    <message>
        <source>price of the installation</source>
        <translation>precio de la instalación</translation>
    </message>
    <message>
        <source>price of the network</source>
        <translation>precio de la red de datos</translation>
    </message>
    <message>
        <source>price of the rack</source>
        <translation>precio del rack</translation>
    </message>
    <message>
        <source>price of the racks</source>
        <translation>precio de los racks</translation>
    </message>
    <message>
        <source>price of the server</source>
        <translation>precio del servidor</translation>
    </message>
    <message>
        <source>price of the servers</source>
        <translation>precio de los servidores</translation>
    </message>
    <message>
        <source>price of the software</source>
        <translation>precio del software</translation>
    </message>
    <message>
        <source>price of the spare parts</source>
        <translation>precio de los repuestos</translation>
    </message>
    <message>
        <source>price of the storage</source>
        <translation>precio del almacenamiento</translation>
    </message>
    <message>
        <source>prompts of %1 to %2 tokens were measured, the scenario has %3</source>
        <translation>se midieron prompts de %1 a %2 tokens; el escenario tiene %3</translation>
    </message>
    <message>
        <source>the least and the most that was measured, as [1, 64]</source>
        <translation>el valor mínimo y el máximo medidos, como [1, 64]</translation>
    </message>
    <message>
        <source>time to the first token</source>
        <translation>tiempo hasta el primer token</translation>
    </message>
    <message>
        <source>what was measured</source>
        <translation>lo que se midió</translation>
    </message>
    <message>
        <source>year of the grid&apos;s carbon</source>
        <translation>año del carbono de la red</translation>
    </message>
    <message>
        <source>%1 states no TPOT: the mean of its ITL is taken for it.</source>
        <translation>%1 no indica TPOT: se toma la media de su ITL.</translation>
    </message>
    <message>
        <source>A million tokens of the goodput that the tool reports cost %1 €.</source>
        <translation>Un millón de tokens del goodput que indica la herramienta cuesta %1 €.</translation>
    </message>
    <message>
        <source>%1 is not stated: %2 is taken.</source>
        <translation>%1 no está indicado: se toma %2.</translation>
    </message>
    <message>
        <source>EU</source>
        <translation>UE</translation>
    </message>
    <message>
        <source>outside the EU</source>
        <translation>fuera de la UE</translation>
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
        <translation>Acerca de Paretoscope</translation>
    </message>
    <message>
        <source>Sizes LLM inference, shows every trade-off at once, and says where each figure comes from.
Free software under the GNU General Public License, version 3 or later; it comes without any warranty.</source>
        <translation>Dimensiona la inferencia LLM, muestra todos los compromisos a la vez y dice de dónde procede cada cifra.
Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior; se ofrece sin garantía alguna.</translation>
    </message>
</context>
<context>
    <name>ui::AssessmentForm</name>
    <message>
        <source>Objective</source>
        <translation>Objetivo</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Peso</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Nivel</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: level</source>
        <translation>%1: nivel</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>%1: score from 0 to 100</source>
        <translation>%1: puntuación de 0 a 100</translation>
    </message>
    <message>
        <source>Only where it is finer than the level, which counts 25 a step.</source>
        <translation>Solo si es más fina que el nivel, que cuenta 25 por escalón.</translation>
    </message>
    <message>
        <source>reason</source>
        <translation>motivo</translation>
    </message>
    <message>
        <source>Assess %1</source>
        <extracomment>a step to undo: %1 is an objective of the sovereignty framework</extracomment>
        <translation>Evaluar %1</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>source</source>
        <translation>fuente</translation>
    </message>
    <message>
        <source>document</source>
        <translation>documento</translation>
    </message>
    <message>
        <source>date of the assessment</source>
        <translation>fecha de la evaluación</translation>
    </message>
</context>
<context>
    <name>ui::AuditDock</name>
    <message>
        <source>Audit</source>
        <translation>Auditoría</translation>
    </message>
    <message>
        <source>Audit panel</source>
        <translation>Panel de auditoría</translation>
    </message>
</context>
<context>
    <name>ui::AuditPage</name>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>why a figure is not to be trusted yet, and what removes the doubt</source>
        <translation>por qué una cifra aún no es fiable, y qué despeja la duda</translation>
    </message>
    <message>
        <source>The text and its own arithmetic</source>
        <translation>El texto y su propia aritmética</translation>
    </message>
    <message>
        <source>what it states, and what its inputs give</source>
        <translation>lo que indica, y lo que dan sus entradas</translation>
    </message>
    <message>
        <source>Claims of the text</source>
        <translation>Afirmaciones del texto</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N.º</translation>
    </message>
    <message>
        <source>The text says</source>
        <translation>El texto dice</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>Indicado</translation>
    </message>
    <message>
        <source>Computed</source>
        <translation>Calculado</translation>
    </message>
    <message>
        <source>Computed /
stated</source>
        <translation>Calculado /
indicado</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>se sostiene</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation>%1×</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>“%1” (%2)</source>
        <translation>«%1» (%2)</translation>
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
        <translation>Qué lo resuelve: %1</translation>
    </message>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Aceptada: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n check(s)</source>
        <translation>
            <numerusform>%n comprobación</numerusform>
            <numerusform>%n comprobaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n check(s)</source>
        <translation>
            <numerusform>%1 de %n comprobación</numerusform>
            <numerusform>%1 de %n comprobaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>Aceptar %1</translation>
    </message>
    <message>
        <source>Acknowledge a check</source>
        <translation>Aceptar una comprobación</translation>
    </message>
    <message>
        <source>%1

Why does this not speak against the figures? The reason is kept in the project and printed. Empty: it is not acknowledged.</source>
        <translation>%1

¿Por qué no contradice esto las cifras? El motivo se guarda en el proyecto y se imprime. Vacío: no se acepta.</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter the checks</source>
        <translation>Filtrar las comprobaciones</translation>
    </message>
    <message>
        <source>Checks that fired</source>
        <translation>Comprobaciones activadas</translation>
    </message>
    <message>
        <source>&amp;Acknowledge…</source>
        <translation>&amp;Aceptar…</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todas</translation>
    </message>
    <message>
        <source>warnings and severe</source>
        <translation>advertencias y graves</translation>
    </message>
    <message>
        <source>severe only</source>
        <translation>solo graves</translation>
    </message>
    <message>
        <source>Least severity shown</source>
        <translation>Gravedad mínima mostrada</translation>
    </message>
</context>
<context>
    <name>ui::BenchmarksPage</name>
    <message>
        <source>Runs of vLLM, SGLang, AIPerf, GuideLLM, LLMPerf, MLPerf and others show here their knee, and what stands between them and trust.</source>
        <translation>Las ejecuciones de vLLM, SGLang, AIPerf, GuideLLM, LLMPerf, MLPerf y otros muestran aquí su codo y lo que impide confiar en ellas.</translation>
    </message>
    <message>
        <source>Imported runs</source>
        <translation>Ejecuciones importadas</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) not recognised</source>
        <translation>
            <numerusform>%n archivo no reconocido</numerusform>
            <numerusform>%n archivos no reconocidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n companion file(s)</source>
        <translation>
            <numerusform>%n archivo acompañante</numerusform>
            <numerusform>%n archivos acompañantes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>TTFT of its requests</source>
        <translation>TTFT de sus peticiones</translation>
    </message>
    <message>
        <source>What makes it repeatable</source>
        <translation>Qué lo hace repetible</translation>
    </message>
    <message>
        <source>%1 of %2 recorded</source>
        <translation>%1 de %2 registrados</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>todas a la vez</translation>
    </message>
    <message>
        <source>Remarks, and what removes them</source>
        <translation>Observaciones y cómo eliminarlas</translation>
    </message>
    <message>
        <source>Acknowledge</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Why does it not matter here?</source>
        <translation>¿Por qué no importa aquí?</translation>
    </message>
    <message>
        <source>Acknowledge %1</source>
        <translation>Aceptar %1</translation>
    </message>
    <message>
        <source>Tag…</source>
        <translation>Etiquetar…</translation>
    </message>
    <message>
        <source>Say of the chosen runs what their files leave open: GPU, TP, precision, engine …</source>
        <translation>Indicar lo que los archivos de las ejecuciones elegidas no dicen: GPU, TP, precisión, motor …</translation>
    </message>
    <message>
        <source>Show side by side</source>
        <translation>Mostrar en paralelo</translation>
    </message>
    <message>
        <source>As a candidate</source>
        <translation>Como candidato</translation>
    </message>
    <message>
        <source>New candidate</source>
        <translation>Nuevo candidato</translation>
    </message>
    <message>
        <source>Say what the columns hold…</source>
        <translation>Indicar qué contienen las columnas…</translation>
    </message>
    <message>
        <source>Views of the runs</source>
        <translation>Vistas de las ejecuciones</translation>
    </message>
    <message>
        <source>Sweeps</source>
        <translation>Barridos</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>En paralelo</translation>
    </message>
    <message>
        <source>All runs</source>
        <translation>Todas las ejecuciones</translation>
    </message>
    <message>
        <source>The chosen sweep, or the one chosen run, becomes a candidate of the scorecard</source>
        <translation>El barrido elegido, o la única ejecución elegida, pasa a ser candidato de la comparativa</translation>
    </message>
    <message>
        <source>In the place of %1</source>
        <extracomment>a measurement takes the place of what this candidate says of throughput and latency</extracomment>
        <translation>En lugar de %1</translation>
    </message>
    <message>
        <source>Nothing was assigned: these results state no throughput that a candidate could stand on.</source>
        <translation>No se ha asignado nada: estos resultados no indican ningún rendimiento en el que pueda apoyarse un candidato.</translation>
    </message>
    <message>
        <source>New candidate %1 from results</source>
        <translation>Nuevo candidato %1 a partir de resultados</translation>
    </message>
    <message>
        <source>Candidate %1 from results</source>
        <translation>Candidato %1 a partir de resultados</translation>
    </message>
    <message>
        <source>Candidate %1 now stands on these results; see the scorecard.</source>
        <translation>El candidato %1 se apoya ahora en estos resultados; véase la comparativa.</translation>
    </message>
    <message>
        <source>None of these files is a table.</source>
        <translation>Ninguno de estos archivos es una tabla.</translation>
    </message>
    <message>
        <source>one run</source>
        <translation>una ejecución</translation>
    </message>
    <message>
        <source>%1, tagged by you</source>
        <translation>%1, etiquetado por el usuario</translation>
    </message>
    <message>
        <source>Say what their columns hold</source>
        <translation>Indicar qué contienen sus columnas</translation>
    </message>
    <message>
        <source>What the import says of it</source>
        <translation>Lo que dice la importación</translation>
    </message>
    <message>
        <source>Side by side shows %1 runs at most: the first of the %2 chosen ones.</source>
        <translation>En paralelo se muestran como máximo %1 ejecuciones: las primeras de las %2 elegidas.</translation>
    </message>
</context>
<context>
    <name>ui::CandidatePanel</name>
    <message>
        <source>With the stated ranges it is on the front in %1 and the cheapest in %2 of the draws.</source>
        <translation>Con los intervalos indicados, está en el frente en %1 y es el más barato en %2 de las simulaciones.</translation>
    </message>
    <message>
        <source>design</source>
        <translation>diseño</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>benchmark</translation>
    </message>
    <message>
        <source>production</source>
        <translation>producción</translation>
    </message>
    <message>
        <source>Of the front %1 lies nearest to the best of every axis: a suggestion, not a verdict.</source>
        <translation>Del frente, %1 es el más próximo al óptimo de todos los ejes: una sugerencia, no un veredicto.</translation>
    </message>
    <message>
        <source>Bring to one footing…</source>
        <translation>Llevar a una base común…</translation>
    </message>
    <message>
        <source>What differs between the candidates and can be computed away, before and after.</source>
        <translation>Lo que difiere entre los candidatos y se puede eliminar con cálculo, antes y después.</translation>
    </message>
</context>
<context>
    <name>ui::CandidatesDialog</name>
    <message>
        <source>Type in candidates</source>
        <translation>Introducir candidatos</translation>
    </message>
    <message>
        <source>A line each, or a block of cells pasted from a spreadsheet. What is unknown stays empty: nothing is taken for it.</source>
        <translation>Una línea por candidato, o un bloque de celdas pegado de una hoja de cálculo. Lo que no se conoce queda vacío: no se supone ningún valor.</translation>
    </message>
    <message>
        <source>Add to the scorecard</source>
        <translation>Añadir a la comparativa</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Pegar</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message numerus="yes">
        <source>Add %n candidate(s)</source>
        <translation>
            <numerusform>Añadir %n candidato</numerusform>
            <numerusform>Añadir %n candidatos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CashFlowModel</name>
    <message>
        <source>together</source>
        <extracomment>the row under the years of a cash flow</extracomment>
        <translation>en total</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>Año</translation>
    </message>
    <message>
        <source>Bought
€</source>
        <translation>Compra
€</translation>
    </message>
    <message>
        <source>Sold
€</source>
        <translation>Venta
€</translation>
    </message>
    <message>
        <source>Upkeep
€</source>
        <translation>Mantenimiento
€</translation>
    </message>
    <message>
        <source>Electricity
€</source>
        <translation>Electricidad
€</translation>
    </message>
    <message>
        <source>Rent
€</source>
        <translation>Alquiler
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
        <translation>De hoy
€</translation>
    </message>
</context>
<context>
    <name>ui::Catalogue</name>
    <message>
        <source>TFLOP/s dense</source>
        <translation>TFLOP/s densos</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>Fabricante</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>Memory (label)</source>
        <translation>Memoria (nominal)</translation>
    </message>
    <message>
        <source>Memory a process sees</source>
        <translation>Memoria que ve un proceso</translation>
    </message>
    <message>
        <source>Where that was seen</source>
        <translation>Dónde se observó</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>Ancho de banda</translation>
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
        <translation>TOP/s densos</translation>
    </message>
    <message>
        <source>Measured BF16</source>
        <translation>BF16 medido</translation>
    </message>
    <message>
        <source>TFLOP/s</source>
        <translation>TFLOP/s</translation>
    </message>
    <message>
        <source>Measured FP8</source>
        <translation>FP8 medido</translation>
    </message>
    <message>
        <source>Board power</source>
        <translation>Potencia de la tarjeta</translation>
    </message>
    <message>
        <source>Power with its share of the node</source>
        <translation>Potencia con su parte del nodo</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Enlace</translation>
    </message>
    <message>
        <source>Link rate, one direction</source>
        <translation>Velocidad del enlace, un sentido</translation>
    </message>
    <message>
        <source>GPUs on that link</source>
        <translation>GPU en ese enlace</translation>
    </message>
    <message>
        <source>PCIe generation</source>
        <translation>Generación PCIe</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Capas</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>Dimensión oculta</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>Vocabulario</translation>
    </message>
    <message>
        <source>tokens</source>
        <translation>tokens</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Atención</translation>
    </message>
    <message>
        <source>One group of layers a line: kind full, sliding, mla, deltanet or mamba2 with its dimensions.</source>
        <translation>Un grupo de capas por línea: tipo full, sliding, mla, deltanet o mamba2 con sus dimensiones.</translation>
    </message>
    <message>
        <source>Layers with a dense MLP</source>
        <translation>Capas con MLP densa</translation>
    </message>
    <message>
        <source>Intermediate size</source>
        <translation>Tamaño intermedio</translation>
    </message>
    <message>
        <source>Matrices of the MLP</source>
        <translation>Matrices de la MLP</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>Expertos</translation>
    </message>
    <message>
        <source>experts, top_k, intermediate and layers; shared and shared_intermediate where it has them.</source>
        <translation>experts, top_k, intermediate y layers; shared y shared_intermediate donde los haya.</translation>
    </message>
    <message>
        <source>Embedding and LM head are one</source>
        <translation>El embedding y la LM head son uno</translation>
    </message>
    <message>
        <source>Native precision</source>
        <translation>Precisión nativa</translation>
    </message>
    <message>
        <source>Longest context</source>
        <translation>Contexto máximo</translation>
    </message>
    <message>
        <source>Published parameters</source>
        <translation>Parámetros publicados</translation>
    </message>
    <message>
        <source>billions</source>
        <translation>miles de millones</translation>
    </message>
    <message>
        <source>Published active parameters</source>
        <translation>Parámetros activos publicados</translation>
    </message>
    <message>
        <source>Draft models</source>
        <translation>Modelos borrador</translation>
    </message>
    <message>
        <source>Ids of models with the same vocabulary, one a line.</source>
        <translation>Ids de modelos con el mismo vocabulario, uno por línea.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>Origen</translation>
    </message>
    <message>
        <source>Country code of three letters</source>
        <translation>Código de país de tres letras</translation>
    </message>
    <message>
        <source>In the EU</source>
        <translation>En la UE</translation>
    </message>
    <message>
        <source>ENTSO-E code</source>
        <translation>Código ENTSO-E</translation>
    </message>
    <message>
        <source>Electricity Maps zone</source>
        <translation>Zona de Electricity Maps</translation>
    </message>
    <message>
        <source>Carbon intensities</source>
        <translation>Intensidades de carbono</translation>
    </message>
    <message>
        <source>One a line with g_per_kwh, year, method (lifecycle …) and source.</source>
        <translation>Una por línea con g_per_kwh, year, method (lifecycle …) y source.</translation>
    </message>
    <message>
        <source>Prices</source>
        <translation>Precios</translation>
    </message>
    <message>
        <source>One a line with eur_per_mwh, kind (wholesale or industrial), period and source.</source>
        <translation>Uno por línea con eur_per_mwh, kind (wholesale o industrial), period y source.</translation>
    </message>
    <message>
        <source>Headquarters</source>
        <translation>Sede</translation>
    </message>
    <message>
        <source>Jurisdiction</source>
        <translation>Jurisdicción</translation>
    </message>
    <message>
        <source>Exposed to US law</source>
        <translation>Expuesto a la legislación de EE. UU.</translation>
    </message>
    <message>
        <source>Sequences</source>
        <translation>Secuencias</translation>
    </message>
    <message>
        <source>Tokens a step</source>
        <translation>Tokens por paso</translation>
    </message>
    <message>
        <source>Sequences, small cards</source>
        <translation>Secuencias, tarjetas pequeñas</translation>
    </message>
    <message>
        <source>Tokens a step, small cards</source>
        <translation>Tokens por paso, tarjetas pequeñas</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Bloque</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Quoted from</source>
        <translation>Cotizado por</translation>
    </message>
    <message>
        <source>GPU as the provider writes it</source>
        <translation>GPU tal como la escribe el proveedor</translation>
    </message>
    <message>
        <source>Id of the GPU in the catalogue</source>
        <translation>Id de la GPU en el catálogo</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instancia</translation>
    </message>
    <message>
        <source>Price as quoted</source>
        <translation>Precio cotizado</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Moneda</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>Price of a GPU</source>
        <translation>Precio de una GPU</translation>
    </message>
    <message>
        <source>€/GPU-h</source>
        <translation>€/GPU-h</translation>
    </message>
    <message>
        <source>Quoted on</source>
        <translation>Cotizado el</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>I have checked it</source>
        <translation>Lo he comprobado</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>From version</source>
        <translation>Desde la versión</translation>
    </message>
    <message>
        <source>Form of the budget</source>
        <translation>Forma del presupuesto</translation>
    </message>
    <message>
        <source>Default share of the memory</source>
        <translation>Proporción de memoria predeterminada</translation>
    </message>
    <message>
        <source>Context and buffers by TP</source>
        <translation>Contexto y búferes según TP</translation>
    </message>
    <message>
        <source>GiB for each tensor parallelism, such as {1: 0.26, 2: 2.08}; the nearest lower one counts.</source>
        <translation>GiB para cada paralelismo tensorial, como {1: 0.26, 2: 2.08}; cuenta el inferior más próximo.</translation>
    </message>
    <message>
        <source>CUDA graphs</source>
        <translation>Grafos CUDA</translation>
    </message>
    <message>
        <source>Graphs are taken from the share</source>
        <translation>Los grafos se toman de la proporción</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Activations by family</source>
        <translation>Activaciones por familia</translation>
    </message>
    <message>
        <source>GiB for each beginning of a model&apos;s id, such as {llama: 1.4, gpt-oss: 2.9}.</source>
        <translation>GiB para cada comienzo del id de un modelo, como {llama: 1.4, gpt-oss: 2.9}.</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>One a line.</source>
        <translation>Una por línea.</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Red eléctrica</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Modelos</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Redes eléctricas</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Motores</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Costes</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Oferta</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Other names</source>
        <translation>Otros nombres</translation>
    </message>
    <message>
        <source>As tools write it, one a line.</source>
        <translation>Tal como lo escriben las herramientas, uno por línea.</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>A fecha de</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueDetail</name>
    <message>
        <source>This entry is yours alone.</source>
        <translation>Esta entrada es solo propia.</translation>
    </message>
    <message>
        <source>%1: %2 in place of %3</source>
        <translation>%1: %2 en lugar de %3</translation>
    </message>
    <message>
        <source>%1: %2, which the shipped entry does not state</source>
        <translation>%1: %2, que la entrada de serie no indica</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Propio</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Valores</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>Fuentes</translation>
    </message>
    <message>
        <source>Also found as</source>
        <translation>También como</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Fit with %1</source>
        <translation>Ocupación de memoria con %1</translation>
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
        <translation>no cabe</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueEditor</name>
    <message>
        <source>“%1” is not of the form {key: value, key: value}.</source>
        <translation>«%1» no tiene la forma {clave: valor, clave: valor}.</translation>
    </message>
    <message>
        <source>One line is enough here, and %1 were given.</source>
        <translation>Aquí basta una línea, y se dieron %1.</translation>
    </message>
    <message>
        <source>New entry: %1</source>
        <translation>Nueva entrada: %1</translation>
    </message>
    <message>
        <source>Edit %1</source>
        <translation>Editar %1</translation>
    </message>
    <message>
        <source>made of the name</source>
        <translation>formado a partir del nombre</translation>
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
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>The entry needs a name or an id.</source>
        <translation>La entrada necesita un nombre o un id.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>not stated</source>
        <translation>sin indicar</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueModel</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>As of %1.</source>
        <translation>A fecha de %1.</translation>
    </message>
    <message>
        <source>Not verified: known at second hand or from general knowledge. Check it before you rely on it.</source>
        <translation>No verificado: conocido de segunda mano o por conocimiento general. Conviene comprobarlo antes de confiar en ello.</translation>
    </message>
    <message>
        <source>Has fields of your own.</source>
        <translation>Tiene campos propios.</translation>
    </message>
    <message>
        <source>The sources do not say.</source>
        <translation>Las fuentes no lo dicen.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Not verified in it: %1.</source>
        <translation>Sin verificar en ella: %1.</translation>
    </message>
    <message>
        <source>own</source>
        <extracomment>a raised mark behind the name of an entry that the user changed or added</extracomment>
        <translation>propio</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>A fecha de</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>attention over all tokens before, in &quot;32× full&quot;</extracomment>
        <translation>completa</translation>
    </message>
    <message>
        <source>sliding</source>
        <extracomment>attention over a window of the last tokens, in &quot;8× sliding 4096&quot;</extracomment>
        <translation>deslizante</translation>
    </message>
</context>
<context>
    <name>ui::CatalogueNews</name>
    <message>
        <source>%1 cannot be removed.</source>
        <translation>%1 no se puede eliminar.</translation>
    </message>
</context>
<context>
    <name>ui::CataloguePage</name>
    <message>
        <source>Kind of entry</source>
        <translation>Tipo de entrada</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Filtrar por nombre</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Añadir</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Revert</source>
        <translation>Revertir</translation>
    </message>
    <message>
        <source>Use in the scenario</source>
        <translation>Usar en el escenario</translation>
    </message>
    <message>
        <source>Edit the entry…</source>
        <translation>Editar la entrada…</translation>
    </message>
    <message>
        <source>New entry…</source>
        <translation>Nueva entrada…</translation>
    </message>
    <message>
        <source>New offer…</source>
        <translation>Nueva oferta…</translation>
    </message>
    <message>
        <source>Model from a config.json…</source>
        <translation>Modelo desde un config.json…</translation>
    </message>
    <message>
        <source>Revert to the shipped entry</source>
        <translation>Revertir a la entrada de serie</translation>
    </message>
    <message>
        <source>Drops your own fields of this entry; the shipped ones hold again.</source>
        <translation>Descarta los campos propios de esta entrada; vuelven a valer los de serie.</translation>
    </message>
    <message>
        <source>Take back the last change to the catalogue</source>
        <translation>Retirar el último cambio del catálogo</translation>
    </message>
    <message>
        <source>%1 models, %2 GPUs and %3 prices are known with their sources; %4 of %5 entries are not verified.</source>
        <translation>Se conocen %1 modelos, %2 GPU y %3 precios con sus fuentes; %4 de %5 entradas no están verificadas.</translation>
    </message>
    <message>
        <source>? not verified: known at second hand or from general knowledge.</source>
        <translation>? sin verificar: conocido de segunda mano o por conocimiento general.</translation>
    </message>
    <message>
        <source>Prices rise and fall: each has its date.</source>
        <translation>Los precios suben y bajan: cada uno lleva su fecha.</translation>
    </message>
    <message>
        <source>New entry: %1…</source>
        <translation>Nueva entrada: %1…</translation>
    </message>
    <message>
        <source>%1 of %2…</source>
        <translation>%1 de %2…</translation>
    </message>
    <message>
        <source>%1 is as shipped.</source>
        <translation>%1 está como de serie.</translation>
    </message>
    <message>
        <source>Your own entry of %1 is kept.</source>
        <translation>Se conserva la entrada propia de %1.</translation>
    </message>
    <message>
        <source>The last change to the catalogue is taken back.</source>
        <translation>Se ha retirado el último cambio del catálogo.</translation>
    </message>
    <message>
        <source>Your own catalogue file %1 cannot be read, so nothing is written over it: put it right first.</source>
        <translation>No se puede leer el archivo de catálogo propio %1, por lo que no se sobrescribe nada: hay que corregirlo primero.</translation>
    </message>
    <message>
        <source>Your own catalogue entries were not saved: %1</source>
        <translation>No se guardaron las entradas propias del catálogo: %1</translation>
    </message>
    <message>
        <source>A model&apos;s config.json</source>
        <translation>El config.json de un modelo</translation>
    </message>
    <message>
        <source>Configurations (*.json);;All files (*)</source>
        <translation>Configuraciones (*.json);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>The scenario uses %1.</source>
        <translation>El escenario usa %1.</translation>
    </message>
    <message>
        <source>This offer states no price of a GPU-hour in euros: edit it first.</source>
        <translation>Esta oferta no indica un precio por GPU-hora en euros: editarla primero.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Use the price of %1</source>
        <translation>Usar el precio de %1</translation>
    </message>
    <message>
        <source>The chosen row of %1 is as shipped.</source>
        <translation>La fila elegida de %1 está como de origen.</translation>
    </message>
    <message>
        <source>What was removed of %1 is there again.</source>
        <translation>Lo eliminado de %1 está de nuevo disponible.</translation>
    </message>
    <message>
        <source>Remove the offer</source>
        <translation>Eliminar la oferta</translation>
    </message>
    <message>
        <source>Revert the offer alone</source>
        <translation>Revertir solo la oferta</translation>
    </message>
    <message>
        <source>It holds today: date it anew</source>
        <translation>Sigue vigente hoy: actualizar la fecha</translation>
    </message>
    <message>
        <source>Bring back what was removed</source>
        <translation>Recuperar lo eliminado</translation>
    </message>
    <message>
        <source>Remove the version</source>
        <translation>Eliminar la versión</translation>
    </message>
    <message>
        <source>Revert the version alone</source>
        <translation>Revertir solo la versión</translation>
    </message>
    <message>
        <source>Your own fields of %1 are gone; Undo brings them again.</source>
        <translation>Sus propios campos de %1 ya no están; Deshacer los recupera.</translation>
    </message>
    <message>
        <source>Change %1 in the catalogue</source>
        <translation>Cambiar %1 en el catálogo</translation>
    </message>
    <message>
        <source>no entry is chosen that the scenario could use</source>
        <translation>no hay ninguna entrada seleccionada que el escenario pueda usar</translation>
    </message>
    <message>
        <source>what is chosen is as shipped</source>
        <translation>lo seleccionado está como se entregó</translation>
    </message>
    <message>
        <source>no offer or version is chosen</source>
        <translation>no hay ninguna oferta ni versión seleccionada</translation>
    </message>
    <message>
        <source>nothing was removed of this entry</source>
        <translation>no se ha quitado nada de esta entrada</translation>
    </message>
    <message>
        <source>the catalogue was not changed here yet</source>
        <translation>el catálogo aún no se ha cambiado aquí</translation>
    </message>
    <message>
        <source>Own entries laid over them: %1.</source>
        <translation>Entradas propias superpuestas: %1.</translation>
    </message>
</context>
<context>
    <name>ui::CataloguePopup</name>
    <message>
        <source>Search GPUs</source>
        <translation>Buscar GPU</translation>
    </message>
    <message>
        <source>Search models</source>
        <translation>Buscar modelos</translation>
    </message>
    <message>
        <source>The catalogue does not know it. Enter takes “%1” as it is.</source>
        <translation>El catálogo no lo conoce. Intro toma «%1» tal cual.</translation>
    </message>
    <message>
        <source>? not verified   own: yours or changed by you</source>
        <translation>? sin verificar   propio: creado o modificado por el usuario</translation>
    </message>
</context>
<context>
    <name>ui::ChecklistView</name>
    <message>
        <source>recorded</source>
        <translation>registrado</translation>
    </message>
    <message>
        <source>partly recorded</source>
        <translation>registrado en parte</translation>
    </message>
    <message>
        <source>not recorded</source>
        <translation>no registrado</translation>
    </message>
    <message>
        <source>What makes it repeatable</source>
        <translation>Qué lo hace repetible</translation>
    </message>
    <message>
        <source>partly</source>
        <translation>en parte</translation>
    </message>
</context>
<context>
    <name>ui::ColumnMappingDialog</name>
    <message>
        <source>What %1 holds</source>
        <translation>Qué contiene %1</translation>
    </message>
    <message>
        <source>Unit of %1</source>
        <translation>Unidad de %1</translation>
    </message>
    <message>
        <source>What the columns hold</source>
        <translation>Qué contienen las columnas</translation>
    </message>
    <message>
        <source>“%1” is of no tool that is known. Say what its columns hold; it is remembered for every table with these columns.</source>
        <translation>«%1» no es de ninguna herramienta conocida. Indicar qué contienen sus columnas; se recuerda para toda tabla con estas columnas.</translation>
    </message>
    <message>
        <source>Runs that result</source>
        <translation>Ejecuciones resultantes</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>Leave it out</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Columns of the table</source>
        <translation>Columnas de la tabla</translation>
    </message>
    <message>
        <source>“%1” stands at more than one column; the last of them counts.</source>
        <translation>«%1» figura en más de una columna; cuenta la última.</translation>
    </message>
    <message>
        <source>No column says how much load there was: the runs make no sweep and have no knee.</source>
        <translation>Ninguna columna dice cuánta carga había: las ejecuciones no forman un barrido y no tienen codo.</translation>
    </message>
    <message>
        <source>No column holds a figure yet.</source>
        <translation>Ninguna columna contiene aún una cifra.</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are left out: %1</source>
        <translation>
            <numerusform>Se omite %n línea: %1</numerusform>
            <numerusform>Se omiten %n líneas: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ColumnMappingModel</name>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>First values</source>
        <translation>Primeros valores</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Contiene</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
</context>
<context>
    <name>ui::CommandSearch</name>
    <message>
        <source>Search commands, fields, candidates</source>
        <translation>Buscar comandos, campos, candidatos</translation>
    </message>
    <message>
        <source>Nothing is called so.</source>
        <translation>Nada se llama así.</translation>
    </message>
</context>
<context>
    <name>ui::ComparisonModel</name>
    <message>
        <source>The file does not say it.</source>
        <translation>El archivo no lo dice.</translation>
    </message>
    <message>
        <source>No larger than the repeats of this run differ among themselves.</source>
        <translation>No mayor que la diferencia entre las repeticiones de esta ejecución.</translation>
    </message>
    <message>
        <source>± %1</source>
        <extracomment>half the range of repeated runs, over their mean</extracomment>
        <translation>± %1</translation>
    </message>
    <message numerus="yes">
        <source>Half the range of %n repeated run(s), over their mean.</source>
        <translation>
            <numerusform>La mitad del rango de %n ejecución repetida, sobre su media.</numerusform>
            <numerusform>La mitad del rango de %n ejecuciones repetidas, sobre su media.</numerusform>
        </translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>column of relative differences: run B against run A</extracomment>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>%1 repeats</source>
        <extracomment>column of how far repeated runs lie apart</extracomment>
        <translation>Repeticiones de %1</translation>
    </message>
</context>
<context>
    <name>ui::ComparisonView</name>
    <message>
        <source>Held against</source>
        <translation>Comparado con</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>The table as text and as HTML, for a spreadsheet or a document</source>
        <translation>La tabla como texto y como HTML, para una hoja de cálculo o un documento</translation>
    </message>
    <message>
        <source>Runs side by side</source>
        <translation>Ejecuciones en paralelo</translation>
    </message>
    <message>
        <source>Choose two to eight runs in the list (with Ctrl or Shift) to see them side by side.</source>
        <translation>Elegir de dos a ocho ejecuciones en la lista (con Ctrl o Mayús) para verlas en paralelo.</translation>
    </message>
    <message>
        <source>The first %1 of %2 chosen runs are shown.</source>
        <translation>Se muestran las primeras %1 de %2 ejecuciones elegidas.</translation>
    </message>
</context>
<context>
    <name>ui::DayView</name>
    <message>
        <source>Replicas over the day</source>
        <translation>Réplicas a lo largo del día</translation>
    </message>
    <message numerus="yes">
        <source>%1 h: %n replica(s)</source>
        <translation>
            <numerusform>%1 h: %n réplica</numerusform>
            <numerusform>%1 h: %n réplicas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>an hour of the day</extracomment>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 bought</source>
        <translation>%1 compradas</translation>
    </message>
</context>
<context>
    <name>ui::DiagnosticsDock</name>
    <message>
        <source>Remarks</source>
        <translation>Observaciones</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Filter the remarks</source>
        <translation>Filtrar las observaciones</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s)</source>
        <translation>
            <numerusform>%n observación</numerusform>
            <numerusform>%n observaciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n remark(s)</source>
        <translation>
            <numerusform>%1 de %n observación</numerusform>
            <numerusform>%1 de %n observaciones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DiagnosticsModel</name>
    <message numerus="yes">
        <source>and %n more remark(s)</source>
        <translation>
            <numerusform>y %n observación más</numerusform>
            <numerusform>y %n observaciones más</numerusform>
        </translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Error</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Advertencia</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Dónde</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Qué se encontró</translation>
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
        <translation>%1 de las peticiones</translation>
    </message>
    <message>
        <source>Share of requests</source>
        <translation>Proporción de peticiones</translation>
    </message>
    <message>
        <source>How %1 is spread over the requests of the shown runs.</source>
        <translation>Cómo se distribuye %1 entre las peticiones de las ejecuciones mostradas.</translation>
    </message>
    <message numerus="yes">
        <source>%n request(s) lie beyond the right edge.</source>
        <translation>
            <numerusform>%n petición queda más allá del borde derecho.</numerusform>
            <numerusform>%n peticiones quedan más allá del borde derecho.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of each request</source>
        <translation>%1 de cada petición</translation>
    </message>
    <message>
        <source>request, in the file&apos;s order</source>
        <translation>petición, en el orden del archivo</translation>
    </message>
    <message>
        <source>sent at, s after the first request</source>
        <translation>envío, s desde la primera petición</translation>
    </message>
    <message>
        <source>median of %1 neighbours</source>
        <translation>mediana de %1 vecinos</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n request(s) in the order in which they were sent.</source>
        <translation>
            <numerusform>%1 de %n petición en el orden de envío.</numerusform>
            <numerusform>%1 de %n peticiones en el orden de envío.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EmptyState</name>
    <message>
        <source>Files and folders can be dropped anywhere on this window.</source>
        <translation>Se pueden soltar archivos y carpetas en cualquier parte de esta ventana.</translation>
    </message>
    <message>
        <source>Import results…</source>
        <translation>Importar resultados…</translation>
    </message>
    <message>
        <source>Open the example</source>
        <translation>Abrir el ejemplo</translation>
    </message>
</context>
<context>
    <name>ui::ExampleCard</name>
    <message numerus="yes">
        <source>of %n figure(s) do not hold</source>
        <translation>
            <numerusform>de %n cifra no se sostienen</numerusform>
            <numerusform>de %n cifras no se sostienen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::FigureLink</name>
    <message>
        <source>%1. Where it comes from…</source>
        <translation>%1. De dónde sale…</translation>
    </message>
</context>
<context>
    <name>ui::FiguresModel</name>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>Base</translation>
    </message>
    <message>
        <source>How it comes about</source>
        <translation>Cómo se obtiene</translation>
    </message>
</context>
<context>
    <name>ui::FindingsModel</name>
    <message>
        <source>%1
Acknowledged: %2</source>
        <translation>%1
Aceptada: %2</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobación</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>What removes it</source>
        <translation>Qué lo resuelve</translation>
    </message>
    <message>
        <source>Concerns</source>
        <translation>Afecta a</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>Gravedad</translation>
    </message>
</context>
<context>
    <name>ui::FlipsModel</name>
    <message>
        <source>cheaper than %1</source>
        <translation>más barato que %1</translation>
    </message>
    <message>
        <source>first on %1, before %2</source>
        <translation>primero en «%1», antes que %2</translation>
    </message>
    <message>
        <source>joins the front</source>
        <translation>entra en el frente</translation>
    </message>
    <message>
        <source>is dominated</source>
        <translation>queda dominado</translation>
    </message>
    <message>
        <source>undominated</source>
        <translation>deja de estar dominado</translation>
    </message>
    <message>
        <source>leaves the front</source>
        <translation>sale del frente</translation>
    </message>
    <message>
        <source>another standing</source>
        <translation>otra situación</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (propio)</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Flips at</source>
        <translation>Se invierte en</translation>
    </message>
    <message>
        <source>Away</source>
        <translation>Distancia</translation>
    </message>
</context>
<context>
    <name>ui::Headline</name>
    <message>
        <source>goodput basis</source>
        <translation>base: goodput</translation>
    </message>
    <message>
        <source>output basis</source>
        <translation>base: salida</translation>
    </message>
    <message>
        <source>input + output basis</source>
        <translation>base: entrada + salida</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tarjeta</translation>
    </message>
    <message>
        <source>node</source>
        <translation>nodo</translation>
    </message>
    <message>
        <source>facility</source>
        <translation>centro de datos</translation>
    </message>
    <message>
        <source>%1 on the baseline</source>
        <extracomment>a change of a figure, as &quot;−30 % on the baseline&quot;</extracomment>
        <translation>%1 sobre la referencia</translation>
    </message>
    <message>
        <source>What has to run</source>
        <translation>Qué debe funcionar</translation>
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
        <translation>%1 de margen</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nodo</numerusform>
            <numerusform>%n nodos</numerusform>
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
        <translation>sin hardware elegido</translation>
    </message>
    <message>
        <source>The project names neither a GPU nor a demand to size for.</source>
        <translation>El proyecto no nombra ni una GPU ni una demanda para dimensionar.</translation>
    </message>
    <message>
        <source>Cost of a million tokens</source>
        <translation>Coste de un millón de tokens</translation>
    </message>
    <message>
        <source>€/1M tok</source>
        <translation>€/1M tok</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>coste desconocido</translation>
    </message>
    <message>
        <source>It needs a tariff in Ownership and a throughput, measured or given.</source>
        <translation>Requiere una tarifa en Propiedad y un rendimiento, medido o indicado.</translation>
    </message>
    <message>
        <source>Tokens inside the SLO</source>
        <translation>Tokens dentro del SLO</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>useful of %1</source>
        <translation>útiles de %1</translation>
    </message>
    <message>
        <source>goodput</source>
        <translation>goodput</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>throughput unknown</source>
        <translation>rendimiento desconocido</translation>
    </message>
    <message>
        <source>output tokens</source>
        <translation>tokens de salida</translation>
    </message>
    <message>
        <source>input + output</source>
        <translation>entrada + salida</translation>
    </message>
    <message>
        <source>Drop benchmark results on the window, or state a throughput.</source>
        <translation>Soltar resultados de benchmark en la ventana o indicar un rendimiento.</translation>
    </message>
    <message>
        <source>Energy of a token</source>
        <translation>Energía de un token</translation>
    </message>
    <message>
        <source>J/tok</source>
        <translation>J/tok</translation>
    </message>
    <message>
        <source>energy unknown</source>
        <translation>energía desconocida</translation>
    </message>
    <message>
        <source>It needs a power, with its boundary, and a throughput.</source>
        <translation>Requiere una potencia, con su límite de medición, y un rendimiento.</translation>
    </message>
    <message>
        <source>Carbon of a million tokens</source>
        <translation>Carbono de un millón de tokens</translation>
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
        <translation>carbono desconocido</translation>
    </message>
    <message>
        <source>It needs an energy and the grid&apos;s intensity in Site.</source>
        <translation>Requiere una energía y la intensidad de la red en Emplazamiento.</translation>
    </message>
    <message>
        <source>Sovereignty</source>
        <translation>Soberanía</translation>
    </message>
    <message>
        <source>gate held</source>
        <translation>criterio cumplido</translation>
    </message>
    <message>
        <source>gate failed</source>
        <translation>criterio no cumplido</translation>
    </message>
    <message>
        <source>gate unknown</source>
        <translation>criterio desconocido</translation>
    </message>
    <message>
        <source>SEAL-%1</source>
        <translation>SEAL-%1</translation>
    </message>
    <message>
        <source>sovereignty</source>
        <translation>soberanía</translation>
    </message>
    <message>
        <source>no gate set</source>
        <translation>sin criterio definido</translation>
    </message>
    <message>
        <source>Neither a gate nor a provider is named.</source>
        <translation>No se nombra ni un criterio excluyente ni un proveedor.</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>media</translation>
    </message>
    <message>
        <source>%1 %2 of %3 ms</source>
        <extracomment>a latency at the chosen load against its limit: &quot;p99 460 of 500 ms&quot;</extracomment>
        <translation>%1 %2 de %3 ms</translation>
    </message>
    <message>
        <source>What limits the load</source>
        <translation>Qué limita la carga</translation>
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
        <translation>memoria de la caché</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lote</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>throughput of the replica</source>
        <translation>rendimiento de la réplica</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>up to the highest load tested</source>
        <translation>hasta la mayor carga probada</translation>
    </message>
    <message>
        <source>limit unknown</source>
        <translation>límite desconocido</translation>
    </message>
    <message>
        <source>limits</source>
        <extracomment>after the name of what limits the load: &quot;TTFT limits&quot;</extracomment>
        <translation>limita</translation>
    </message>
    <message>
        <source>It needs an SLO and a sweep that reaches beyond it.</source>
        <translation>Requiere un SLO y un barrido que llegue más allá de él.</translation>
    </message>
    <message>
        <source>Checks that are open</source>
        <translation>Comprobaciones abiertas</translation>
    </message>
    <message numerus="yes">
        <source>check(s)</source>
        <translation>
            <numerusform>comprobación</numerusform>
            <numerusform>comprobaciones</numerusform>
        </translation>
    </message>
    <message>
        <source>none open</source>
        <translation>ninguna abierta</translation>
    </message>
    <message>
        <source>open, severe ones</source>
        <translation>abiertas, algunas graves</translation>
    </message>
    <message>
        <source>open</source>
        <translation>abiertas</translation>
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
            <numerusform>%n de %1 datos conocido</numerusform>
            <numerusform>%n de %1 datos conocidos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::HeadlineStrip</name>
    <message>
        <source>about %1</source>
        <extracomment>a figure that the simulation will replace: &quot;about 21 replicas&quot;</extracomment>
        <translation>aprox. %1</translation>
    </message>
    <message>
        <source>More figures</source>
        <translation>Más cifras</translation>
    </message>
</context>
<context>
    <name>ui::HeatTableModel</name>
    <message>
        <source>Not known for this combination</source>
        <translation>Se desconoce para esta combinación</translation>
    </message>
    <message>
        <source>%1; %2 by %3, ratio %4</source>
        <translation>%1; %2 por %3, relación %4</translation>
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
        <translation>A título informativo.</translation>
    </message>
    <message>
        <source>A warning: the figure may mislead.</source>
        <translation>Una advertencia: la cifra puede inducir a error.</translation>
    </message>
    <message>
        <source>Severe: the figure does not hold.</source>
        <translation>Grave: la cifra no se sostiene.</translation>
    </message>
    <message>
        <source>Usual values lie between %1 and %2; others are taken too.</source>
        <translation>Los valores habituales están entre %1 y %2; también se admiten otros.</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Uno de: %1.</translation>
    </message>
    <message>
        <source>Such as: %1. Another text is taken too.</source>
        <translation>Por ejemplo: %1. También se admite otro texto.</translation>
    </message>
    <message>
        <source>When the project is silent, %1 holds.</source>
        <translation>Si el proyecto no dice nada, vale %1.</translation>
    </message>
    <message>
        <source>In the project file: %1</source>
        <translation>En el archivo de proyecto: %1</translation>
    </message>
    <message>
        <source>Inputs</source>
        <translation>Entradas</translation>
    </message>
    <message>
        <source>This project is silent on it.</source>
        <translation>Este proyecto no dice nada al respecto.</translation>
    </message>
    <message>
        <source>In this project: %1</source>
        <translation>En este proyecto: %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fuente: %1</translation>
    </message>
    <message>
        <source>This project does not say what it takes. In the example “%1”:</source>
        <translation>Este proyecto no indica lo que hace falta. En el ejemplo «%1»:</translation>
    </message>
    <message>
        <source>Figures and their formulas</source>
        <translation>Cifras y sus fórmulas</translation>
    </message>
    <message>
        <source>In JSON and CSV: %1</source>
        <translation>En JSON y CSV: %1</translation>
    </message>
    <message>
        <source>Steps of sizing</source>
        <translation>Pasos del dimensionamiento</translation>
    </message>
    <message>
        <source>Checks</source>
        <translation>Comprobaciones</translation>
    </message>
    <message>
        <source>What to do: %1</source>
        <translation>Qué hacer: %1</translation>
    </message>
    <message>
        <source>It does not fire in this project.</source>
        <translation>No se activa en este proyecto.</translation>
    </message>
    <message>
        <source>Its name in files: %1</source>
        <translation>Su nombre en los archivos: %1</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Términos</translation>
    </message>
    <message>
        <source>How many GPUs the demand takes, what limits them, and what would make them fewer.</source>
        <translation>Cuántas GPU requiere la demanda, qué las limita y qué reduciría su número.</translation>
    </message>
    <message>
        <source>The bar is the memory of one GPU: weights, KV cache, activations, overhead and what is left. The two ledgers say where the time of a token and the time to the first token go. The ladder orders the levers by what each of them saves.</source>
        <translation>La barra es la memoria de una GPU: pesos, caché KV, activaciones, sobrecarga y lo que queda. Los dos desgloses dicen en qué se va el tiempo de un token y el tiempo hasta el primer token. La escalera ordena las palancas por lo que ahorra cada una.</translation>
    </message>
    <message>
        <source>Change the scenario on the left and watch the headline; read the worksheet to check every step by hand.</source>
        <translation>Cambiar el escenario a la izquierda y observar el titular; leer la hoja de cálculo para comprobar cada paso a mano.</translation>
    </message>
    <message>
        <source>Up to which load the SLO holds, and where more load only brings waiting.</source>
        <translation>Hasta qué carga se cumple el SLO, y dónde más carga solo trae espera.</translation>
    </message>
    <message>
        <source>Drag the handle, or press Left and Right, to work at another load: the headline follows. Choose the sweep and the percentile above the picture.</source>
        <translation>Arrastrar el tirador, o pulsar Izquierda y Derecha, para trabajar con otra carga: el titular la sigue. El barrido y el percentil se eligen encima del gráfico.</translation>
    </message>
    <message>
        <source>What was measured, and whether it may be trusted.</source>
        <translation>Qué se ha medido, y si es fiable.</translation>
    </message>
    <message>
        <source>Each small picture is a sweep; the chosen one is shown large, with the distribution of its waiting times. The nine dots are the facts that make a benchmark repeatable.</source>
        <translation>Cada gráfico pequeño es un barrido; el elegido se muestra en grande, con la distribución de sus tiempos de espera. Los nueve puntos son los datos que hacen repetible un benchmark.</translation>
    </message>
    <message>
        <source>Which candidates are worth choosing, and which are beaten in everything by another.</source>
        <translation>Qué candidatos merecen elegirse, y a cuáles supera otro en todo.</translation>
    </message>
    <message>
        <source>Candidates with a ring are on the front: nobody is better in everything. Paler ones are dominated, grey crossed ones fail a gate. The arrow shows by whom.</source>
        <translation>Los candidatos con anillo están en el frente: ninguno es mejor en todo. Los más pálidos están dominados; los grises tachados no cumplen un criterio excluyente. La flecha muestra por quién.</translation>
    </message>
    <message>
        <source>What the fleet costs over the years, and when owning pays.</source>
        <translation>Cuánto cuesta la flota a lo largo de los años, y cuándo compensa tenerla en propiedad.</translation>
    </message>
    <message>
        <source>Each curve is a way of paying against the tokens of a day; where two cross, the cheaper one changes. The table is the cash flow by year.</source>
        <translation>Cada curva es una forma de pago frente a los tokens de un día; donde dos se cruzan, cambia la más barata. La tabla es el flujo de caja por año.</translation>
    </message>
    <message>
        <source>What moves the answer, where it flips, and how sure the choice is.</source>
        <translation>Qué mueve la respuesta, dónde se invierte y cuán segura es la elección.</translation>
    </message>
    <message>
        <source>The longest bar is the input that moves the figure most within its range. The curve beside it is that input alone, with the thresholds at which something changes.</source>
        <translation>La barra más larga es la entrada que más mueve la cifra dentro de su intervalo. La curva de al lado es esa entrada sola, con los umbrales en los que algo cambia.</translation>
    </message>
    <message>
        <source>Who may reach into the service, by which law, and whether the gate holds.</source>
        <translation>Quién puede acceder al servicio, en virtud de qué ley, y si se cumple el criterio excluyente.</translation>
    </message>
    <message>
        <source>Site, operator and owner each stand under a law. What is not stated stays unknown: it is neither held nor failed.</source>
        <translation>Emplazamiento, operador y propietario están cada uno bajo una ley. Lo que no se indica queda como desconocido: ni se cumple ni se incumple.</translation>
    </message>
    <message>
        <source>What is not to be trusted yet, and what removes the doubt.</source>
        <translation>Qué no es fiable todavía, y qué despeja la duda.</translation>
    </message>
    <message>
        <source>Each row is a check that fired, severe ones first, with its reason in numbers and what to do. Where the project audits a text, each figure that the text states stands beside what its own inputs give.</source>
        <translation>Cada fila es una comprobación activada, primero las graves, con su motivo en números y qué hacer. Si el proyecto audita un texto, cada cifra que este indica aparece junto a lo que dan sus propias entradas.</translation>
    </message>
    <message>
        <source>Acknowledge a check that does not apply, with a reason: it is kept in the project and printed. F1 on a row explains the check.</source>
        <translation>Aceptar con un motivo una comprobación que no procede: se guarda en el proyecto y se imprime. F1 sobre una fila explica la comprobación.</translation>
    </message>
    <message>
        <source>What is handed to those who decide.</source>
        <translation>Lo que se entrega a quienes deciden.</translation>
    </message>
    <message>
        <source>The pages are shown as they will be printed.</source>
        <translation>Las páginas se muestran tal como se imprimirán.</translation>
    </message>
    <message>
        <source>Tick the chapters and put them in order; fill in the cover; export as PDF, or everything with spreadsheet, web page and data. The PDF carries the project: it can be opened again.</source>
        <translation>Marcar los capítulos y ordenarlos; rellenar la portada; exportar como PDF, o todo con hoja de cálculo, página web y datos. El PDF lleva el proyecto: puede abrirse de nuevo.</translation>
    </message>
    <message>
        <source>What is known of models, GPUs, prices, grids, engines and providers.</source>
        <translation>Lo que se sabe de modelos, GPU, precios, redes eléctricas, motores y proveedores.</translation>
    </message>
    <message>
        <source>Each figure names its source and its date; what is not verified says so.</source>
        <translation>Cada cifra indica su fuente y su fecha; lo no verificado lo dice.</translation>
    </message>
    <message>
        <source>Edit an entry or add one: it is laid over what ships, and can be reverted. “Use in the scenario” takes it into the project.</source>
        <translation>Editar una entrada o añadir una: se superpone a lo que viene de origen y puede revertirse. «Usar en el escenario» la lleva al proyecto.</translation>
    </message>
    <message>
        <source>Where to begin.</source>
        <translation>Por dónde empezar.</translation>
    </message>
    <message>
        <source>Each picture is an example that can be opened and changed.</source>
        <translation>Cada imagen es un ejemplo que puede abrirse y modificarse.</translation>
    </message>
    <message>
        <source>Drop a project or the results of a benchmark on the window, open an example, or begin with a kind of load.</source>
        <translation>Soltar en la ventana un proyecto o los resultados de un benchmark, abrir un ejemplo o empezar con un tipo de carga.</translation>
    </message>
    <message>
        <source>Zoom in and out; the wheel does the same around the pointer</source>
        <translation>Acercar y alejar; la rueda hace lo mismo en torno al puntero</translation>
    </message>
    <message>
        <source>Move the zoomed picture; unzoomed, move the operating point from load to load</source>
        <translation>Mover el gráfico ampliado; sin ampliar, mover el punto de operación de carga en carga</translation>
    </message>
    <message>
        <source>Show everything again; so does a double click</source>
        <translation>Mostrar todo de nuevo; también con doble clic</translation>
    </message>
    <message>
        <source>Copy the data, to be pasted into a spreadsheet</source>
        <translation>Copiar los datos, para pegarlos en una hoja de cálculo</translation>
    </message>
    <message>
        <source>Menu: copy as image, show as table, export, series, logarithmic axes</source>
        <translation>Menú: copiar como imagen, mostrar como tabla, exportar, series, ejes logarítmicos</translation>
    </message>
    <message>
        <source>Filter the rows; Escape shows all again</source>
        <translation>Filtrar las filas; Escape muestra todas de nuevo</translation>
    </message>
    <message>
        <source>Copy the chosen rows, or all, with their headers</source>
        <translation>Copiar las filas elegidas, o todas, con sus encabezados</translation>
    </message>
    <message>
        <source>Open the row</source>
        <translation>Abrir la fila</translation>
    </message>
    <message>
        <source>Menu: copy, filter, choose columns</source>
        <translation>Menú: copiar, filtrar, elegir columnas</translation>
    </message>
    <message>
        <source>Next slide, as a presenter&apos;s remote does</source>
        <translation>Diapositiva siguiente, como con un mando de presentación</translation>
    </message>
    <message>
        <source>Slide before</source>
        <translation>Diapositiva anterior</translation>
    </message>
    <message>
        <source>Blank the screen, and show it again</source>
        <translation>Poner la pantalla en negro, y mostrarla de nuevo</translation>
    </message>
    <message>
        <source>End the presentation</source>
        <translation>Terminar la presentación</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Keys of the window</source>
        <translation>Teclas de la ventana</translation>
    </message>
    <message>
        <source>Keys of a chart</source>
        <translation>Teclas de un gráfico</translation>
    </message>
    <message>
        <source>Keys of a table</source>
        <translation>Teclas de una tabla</translation>
    </message>
    <message>
        <source>Keys of the presentation</source>
        <translation>Teclas de la presentación</translation>
    </message>
    <message>
        <source>Hover over a row to light its point. Choose the axes and the gate above the picture; pin the scenario as a candidate of its own. Where candidates stand on different footings, “Bring to one footing” computes away what arithmetic can.</source>
        <translation>Pasar el cursor sobre una fila para iluminar su punto. Elegir los ejes y el criterio excluyente encima del gráfico; fijar el escenario como candidato propio. Cuando los candidatos parten de bases distintas, «Llevar a una base común» elimina lo que la aritmética permite.</translation>
    </message>
    <message>
        <source>Load runs to the right. Throughput belongs to the left axis, waiting to the right one, goodput is the area at the bottom. Marks are measured; a line with a band is predicted. The band across is the knee, the thin line the SLO. Where the project is calibrated on a sweep (Benchmarks), the engine&apos;s coefficients are fitted to it, and the warnings say so.</source>
        <translation>La carga crece hacia la derecha. El rendimiento corresponde al eje izquierdo, la espera al derecho, y el goodput es el área de abajo. Los marcadores son medidos; una línea con banda es una predicción. La banda transversal es el codo; la línea fina, el SLO. Si el proyecto está calibrado con un barrido (Benchmarks), los coeficientes del motor se ajustan a él, y las advertencias lo dicen.</translation>
    </message>
    <message>
        <source>Drop result files or folders anywhere on the window. A check that does not apply can be acknowledged with a reason, which is printed. “Calibrate on this sweep” fits what is predicted to it.</source>
        <translation>Soltar archivos o carpetas de resultados en cualquier parte de la ventana. Una comprobación que no procede puede admitirse con un motivo, que se imprime. «Calibrar con este barrido» ajusta a él lo que se prevé.</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Abrir los menús</translation>
    </message>
    <message>
        <source>State the tariff, the electricity and the years under Ownership; “Another way of paying…” adds one to hold it against.</source>
        <translation>Indicar la tarifa, la electricidad y los años en Propiedad; «Otra forma de pago…» añade una con la que compararla.</translation>
    </message>
    <message>
        <source>Choose a bar to see its curve; choose the figure above the picture. “State a range…” says how sure an input is, and the draws take their values from it.</source>
        <translation>Elegir una barra para ver su curva; elegir la magnitud encima de la imagen. «Indicar un intervalo…» dice cuán seguro es un dato, y las simulaciones toman de ahí sus valores.</translation>
    </message>
    <message>
        <source>Give each objective its level, with reason and source; choose the gate under Site.</source>
        <translation>Dar a cada objetivo su nivel, con motivo y fuente; elegir el criterio en Emplazamiento.</translation>
    </message>
</context>
<context>
    <name>ui::HelpWindow</name>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Search the help</source>
        <translation>Buscar en la ayuda</translation>
    </message>
    <message>
        <source>What the help has</source>
        <translation>Contenido de la ayuda</translation>
    </message>
    <message>
        <source>Text of the help</source>
        <translation>Texto de la ayuda</translation>
    </message>
    <message>
        <source>Nothing in the help has all these words.</source>
        <translation>Nada en la ayuda contiene todas estas palabras.</translation>
    </message>
</context>
<context>
    <name>ui::InputHelp</name>
    <message>
        <source>Sets the lengths of prompts and answers, and the engine settings that suit them, in one step that can be undone.</source>
        <translation>Fija las longitudes de los prompts y de las respuestas, y los ajustes del motor adecuados, en un solo paso que se puede deshacer.</translation>
    </message>
    <message>
        <source>The sweep that this page and the headline stand on.</source>
        <translation>El barrido en el que se basan esta página y el titular.</translation>
    </message>
    <message>
        <source>The percentile of the waiting times that the picture shows. The SLO is judged by its own percentile, whatever is chosen here.</source>
        <translation>El percentil de los tiempos de espera que muestra el gráfico. El SLO se juzga por su propio percentil, sea cual sea el elegido aquí.</translation>
    </message>
    <message>
        <source>The axis across the picture. An axis that the scorecard does not compare yet is added to it.</source>
        <translation>El eje horizontal del gráfico. Un eje que la comparativa aún no incluye se añade a ella.</translation>
    </message>
    <message>
        <source>The axis up the picture. An axis that the scorecard does not compare yet is added to it.</source>
        <translation>El eje vertical del gráfico. Un eje que la comparativa aún no incluye se añade a ella.</translation>
    </message>
    <message>
        <source>What a candidate must hold to be compared at all: where it stands and who may reach into it. Those that fail are shown grey and crossed.</source>
        <translation>Lo que un candidato debe cumplir para entrar en la comparación: dónde está y quién puede acceder a él. Los que no lo cumplen se muestran en gris y tachados.</translation>
    </message>
    <message>
        <source>Two axes as a scatter, or all axes side by side, a line a candidate.</source>
        <translation>Dos ejes como diagrama de dispersión, o todos los ejes en paralelo, una línea por candidato.</translation>
    </message>
    <message>
        <source>The figure whose reasons are asked for: each bar is by how much one input moves it.</source>
        <translation>La cifra cuyas causas se preguntan: cada barra indica cuánto la mueve un dato de entrada.</translation>
    </message>
    <message>
        <source>The run that the others are held against.</source>
        <translation>La ejecución con la que se comparan las demás.</translation>
    </message>
    <message>
        <source>Which table of the source article stands beside what the engine gives for the same case.</source>
        <translation>Qué tabla del artículo fuente se muestra junto a lo que da el motor para el mismo caso.</translation>
    </message>
    <message>
        <source>What counts as the load: requests in flight, or requests a second.</source>
        <translation>Qué cuenta como carga: peticiones en curso o peticiones por segundo.</translation>
    </message>
    <message>
        <source>Whose facts are assessed: those of the scenario or of a candidate.</source>
        <translation>De quién son los datos que se evalúan: del escenario o de un candidato.</translation>
    </message>
    <message>
        <source>Two pages with the answer and its figures, without the chapters.</source>
        <translation>Dos páginas con la respuesta y sus cifras, sin los capítulos.</translation>
    </message>
    <message>
        <source>The size of the pages.</source>
        <translation>El tamaño de las páginas.</translation>
    </message>
    <message>
        <source>Whom the report is for; it stands on the cover.</source>
        <translation>Para quién es el informe; figura en la portada.</translation>
    </message>
    <message>
        <source>How the report may be passed on; it stands on every page.</source>
        <translation>Cómo se puede difundir el informe; figura en cada página.</translation>
    </message>
    <message>
        <source>A picture for the cover: the path of a PNG, JPEG or SVG file.</source>
        <translation>Una imagen para la portada: la ruta de un archivo PNG, JPEG o SVG.</translation>
    </message>
    <message>
        <source>The chapters in their order: a tick takes one in, dragging or the buttons below move it.</source>
        <translation>Los capítulos en su orden: una marca incluye el capítulo; se mueven arrastrando o con los botones de abajo.</translation>
    </message>
    <message>
        <source>Leaves the rows in which the text occurs in any column.</source>
        <translation>Deja las filas en las que el texto aparece en alguna columna.</translation>
    </message>
    <message>
        <source>Leaves the rows in which the text occurs in any column; Escape shows all again.</source>
        <translation>Deja las filas en las que el texto aparece en alguna columna; Escape las muestra todas de nuevo.</translation>
    </message>
    <message>
        <source>Leaves the checks in which the text occurs.</source>
        <translation>Deja las comprobaciones en las que aparece el texto.</translation>
    </message>
    <message>
        <source>Leaves out what is less severe.</source>
        <translation>Omite lo menos grave.</translation>
    </message>
    <message>
        <source>Leaves the remarks in which the text occurs.</source>
        <translation>Deja las observaciones en las que aparece el texto.</translation>
    </message>
    <message>
        <source>The side that counts as before.</source>
        <translation>El lado que cuenta como antes.</translation>
    </message>
    <message>
        <source>The side that counts as after.</source>
        <translation>El lado que cuenta como después.</translation>
    </message>
    <message>
        <source>Any words of a command, field, model, GPU, candidate or check; Enter runs what is marked.</source>
        <translation>Cualquier palabra de un comando, campo, modelo, GPU, candidato o comprobación; Intro ejecuta lo marcado.</translation>
    </message>
    <message>
        <source>Leaves what has all these words; Down goes to the list, Enter to the text.</source>
        <translation>Deja lo que contiene todas estas palabras; Abajo lleva a la lista, Intro al texto.</translation>
    </message>
    <message>
        <source>Any part of a name of the catalogue; Enter takes what is marked.</source>
        <translation>Cualquier parte de un nombre del catálogo; Intro toma lo marcado.</translation>
    </message>
    <message>
        <source>The pairs of inputs that the project names.</source>
        <translation>Los pares de entradas que nombra el proyecto.</translation>
    </message>
    <message>
        <source>The input that changes from row to row.</source>
        <translation>La entrada que cambia de fila a fila.</translation>
    </message>
    <message>
        <source>The input that changes from column to column.</source>
        <translation>La entrada que cambia de columna a columna.</translation>
    </message>
    <message>
        <source>Only the nearest flip of each candidate, or all of them.</source>
        <translation>Solo el punto de inversión más cercano de cada candidato, o todos.</translation>
    </message>
    <message>
        <source>How this way is paid for: by the token, or by the hour or month of machines.</source>
        <translation>Cómo se paga de esta forma: por token, o por hora o mes de máquinas.</translation>
    </message>
    <message>
        <source>What it costs, without VAT, in the unit at the field&apos;s end.</source>
        <translation>Lo que cuesta, sin IVA, en la unidad al final del campo.</translation>
    </message>
    <message>
        <source>What sentences and pictures call it; empty: by its kind.</source>
        <translation>Cómo la llaman las frases y las imágenes; vacío: por su tipo.</translation>
    </message>
    <message>
        <source>The input that is uncertain, of those that the project states.</source>
        <translation>El dato incierto, de entre los que indica el proyecto.</translation>
    </message>
    <message>
        <source>Only one draw in twenty lies below it.</source>
        <translation>Solo una de cada veinte simulaciones queda por debajo.</translation>
    </message>
    <message>
        <source>Half of the draws lie below it, half above; all figures outside of the draws stand on it.</source>
        <translation>La mitad de las simulaciones queda por debajo y la otra mitad por encima; todas las demás cifras parten de él.</translation>
    </message>
    <message>
        <source>Only one draw in twenty lies above it.</source>
        <translation>Solo una de cada veinte simulaciones queda por encima.</translation>
    </message>
</context>
<context>
    <name>ui::KneePage</name>
    <message>
        <source>A sweep of benchmark runs shows here up to which load the SLO holds, and where the knee lies.</source>
        <translation>Un barrido de ejecuciones de benchmark muestra aquí hasta qué carga se cumple el SLO y dónde está el codo.</translation>
    </message>
    <message>
        <source>&amp;Sweep</source>
        <translation>&amp;Barrido</translation>
    </message>
    <message>
        <source>&amp;Percentile</source>
        <translation>&amp;Percentil</translation>
    </message>
    <message>
        <source>Points of the sweep</source>
        <translation>Puntos del barrido</translation>
    </message>
    <message>
        <source>Throughput and latency against load</source>
        <translation>Rendimiento y latencia según la carga</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) to question</source>
        <translation>
            <numerusform>%n cifra dudosa</numerusform>
            <numerusform>%n cifras dudosas</numerusform>
        </translation>
    </message>
    <message>
        <source>No sweep yet: drop benchmark results on the window to see where the knee lies.</source>
        <translation>Todavía no hay ningún barrido: soltar resultados de benchmark en la ventana para ver dónde está el codo.</translation>
    </message>
    <message>
        <source>Show why ›</source>
        <translation>Mostrar por qué ›</translation>
    </message>
    <message>
        <source>Back to the safe capacity</source>
        <translation>Volver a la capacidad segura</translation>
    </message>
    <message>
        <source>The headline stands on the load that you chose on the chart.</source>
        <translation>El titular se basa en la carga elegida en el gráfico.</translation>
    </message>
    <message>
        <source>Enter, or a double click on a load, takes it as the operating point.</source>
        <translation>Intro, o un doble clic en una carga, la toma como punto de operación.</translation>
    </message>
    <message>
        <source>The headline stands on %1 requests a second.</source>
        <translation>El titular se basa en %1 peticiones por segundo.</translation>
    </message>
    <message>
        <source>The headline stands on %1 requests at a time.</source>
        <translation>El titular se basa en %1 peticiones simultáneas.</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Roofline</source>
        <translation>Roofline</translation>
    </message>
    <message>
        <source>&amp;Load by</source>
        <translation>&amp;Carga por</translation>
    </message>
    <message>
        <source>concurrency</source>
        <translation>concurrencia</translation>
    </message>
    <message>
        <source>requests a second</source>
        <translation>peticiones por segundo</translation>
    </message>
    <message>
        <source>A closed loop holds so many requests in flight; by rate they come whether or not the last one is answered. What was not measured so is predicted.</source>
        <translation>Un bucle cerrado mantiene un número fijo de peticiones en curso; por tasa, llegan aunque la anterior no esté respondida. Lo que no se midió así se predice.</translation>
    </message>
    <message>
        <source>What bounds prefill and decode on one GPU</source>
        <translation>Qué limita prefill y decode en una GPU</translation>
    </message>
    <message>
        <source>It takes a model, a GPU and the lengths of prompts and answers.</source>
        <translation>Requiere un modelo, una GPU y las longitudes de los prompts y de las respuestas.</translation>
    </message>
</context>
<context>
    <name>ui::KneePointsModel</name>
    <message>
        <source>unlimited</source>
        <extracomment>the load of a run that sends all its requests at once</extracomment>
        <translation>ilimitada</translation>
    </message>
    <message>
        <source>over SLO</source>
        <translation>supera el SLO</translation>
    </message>
    <message>
        <source>The results do not state this figure.</source>
        <translation>Los resultados no indican esta cifra.</translation>
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
        <translation>tok/s totales</translation>
    </message>
    <message>
        <source>output tok/s</source>
        <translation>tok/s de salida</translation>
    </message>
    <message>
        <source>% of requests</source>
        <translation>% de las peticiones</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Request rate</source>
        <translation>Tasa de peticiones</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Concurrencia</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
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
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>Useful</source>
        <extracomment>goodput in tokens a second</extracomment>
        <translation>Útil</translation>
    </message>
</context>
<context>
    <name>ui::LeversModel</name>
    <message>
        <source>As it is</source>
        <translation>Tal cual</translation>
    </message>
    <message>
        <source>Lever, alone
</source>
        <translation>Palanca, sola
</translation>
    </message>
    <message>
        <source>Replicas
with head-room</source>
        <translation>Réplicas
con margen</translation>
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
        <translation>Una réplica
req/s</translation>
    </message>
    <message>
        <source>Cost
€/1M</source>
        <translation>Coste
€/1M</translation>
    </message>
    <message>
        <source>TPOT mean
ms</source>
        <translation>TPOT medio
ms</translation>
    </message>
    <message>
        <source>Replicas
together</source>
        <translation>Réplicas
en conjunto</translation>
    </message>
    <message>
        <source>What it asks
</source>
        <translation>Qué exige
</translation>
    </message>
    <message>
        <source>€/1M
together</source>
        <translation>€/1M
juntas</translation>
    </message>
    <message>
        <source>TPOT, ms
together</source>
        <translation>TPOT, ms
juntas</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>The project names %n result file(s) that are not there: %1. Their references are kept; put the files back and reload, or remove them under Data.</source>
        <translation>
            <numerusform>El proyecto nombra %n archivo de resultados que no está: %1. Su referencia se conserva; devolver el archivo a su sitio y recargar, o quitarlo en Datos.</numerusform>
            <numerusform>El proyecto nombra %n archivos de resultados que no están: %1. Sus referencias se conservan; devolver los archivos a su sitio y recargar, o quitarlos en Datos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was changed by another program.</source>
        <translation>Otro programa ha modificado %1.</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Recargar</translation>
    </message>
    <message>
        <source>Keep what is here</source>
        <translation>Conservar lo que hay aquí</translation>
    </message>
    <message>
        <source>The results in %1 have changed since they were imported.</source>
        <translation>Los resultados de %1 han cambiado desde que se importaron.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s)</source>
        <translation>
            <numerusform>%n candidato</numerusform>
            <numerusform>%n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>semilla %1</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>sin guardar aún</translation>
    </message>
    <message>
        <source>saved</source>
        <translation>guardado</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Search   %1</source>
        <translation>Buscar   %1</translation>
    </message>
    <message>
        <source>Find and run any command, field, page or candidate</source>
        <translation>Buscar y ejecutar cualquier comando, campo, página o candidato</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>The program ended with unsaved edits of “%1”; a copy of %2 was kept.</source>
        <translation>El programa terminó con cambios sin guardar de «%1»; se conservó una copia de %2.</translation>
    </message>
    <message>
        <source>Recover</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Unsaved edits</source>
        <translation>Cambios sin guardar</translation>
    </message>
    <message>
        <source>“%1” has edits that are not saved.</source>
        <translation>«%1» tiene cambios sin guardar.</translation>
    </message>
    <message>
        <source>%1 is not on this computer; save it first.</source>
        <translation>%1 no está en este equipo; hay que guardarlo antes.</translation>
    </message>
    <message>
        <source>%1 is not there.</source>
        <translation>%1 no existe.</translation>
    </message>
    <message>
        <source>%1 may not be read by this program; use Open… instead.</source>
        <translation>Este programa no puede leer %1; usar Abrir… en su lugar.</translation>
    </message>
    <message>
        <source>Not taken: %1</source>
        <translation>No se ha aceptado: %1</translation>
    </message>
    <message>
        <source>One project at a time: %1 were dropped. None was opened.</source>
        <translation>Un proyecto a la vez: se soltaron %1. No se abrió ninguno.</translation>
    </message>
    <message>
        <source>The headline now shows changes against these figures.</source>
        <translation>El titular muestra ahora los cambios respecto a estas cifras.</translation>
    </message>
    <message>
        <source>The first with a safe capacity</source>
        <translation>El primero con capacidad segura</translation>
    </message>
    <message>
        <source>The project names no results</source>
        <translation>El proyecto no nombra resultados</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>This page</source>
        <translation>Esta página</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Open a project</source>
        <translation>Abrir un proyecto</translation>
    </message>
    <message>
        <source>Import a folder of results</source>
        <translation>Importar una carpeta de resultados</translation>
    </message>
    <message>
        <source>Import result files</source>
        <translation>Importar archivos de resultados</translation>
    </message>
    <message>
        <source>Save the project</source>
        <translation>Guardar el proyecto</translation>
    </message>
    <message>
        <source>Projects (*.yaml)</source>
        <translation>Proyectos (*.yaml)</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exportar el gráfico</translation>
    </message>
    <message>
        <source>Vector graphics (*.svg);;PDF (*.pdf);;Picture (*.png)</source>
        <translation>Gráfico vectorial (*.svg);;PDF (*.pdf);;Imagen (*.png)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado a %1.</translation>
    </message>
    <message>
        <source>Export all charts to a folder</source>
        <translation>Exportar todos los gráficos a una carpeta</translation>
    </message>
    <message numerus="yes">
        <source>%n chart(s) exported to %1.</source>
        <translation>
            <numerusform>%n gráfico exportado a %1.</numerusform>
            <numerusform>%n gráficos exportados a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <extracomment>%1 is what is undone: &quot;Undo: price an hour&quot;</extracomment>
        <translation>Deshacer: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rehacer: %1</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Present</source>
        <translation>Presentar</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Projects, and reports that carry one (*.yaml *.yml *.pdf *.xlsx);;All files (*)</source>
        <translation>Proyectos e informes que contienen uno (*.yaml *.yml *.pdf *.xlsx);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>As</source>
        <translation>Como</translation>
    </message>
    <message>
        <source>Take a snapshot</source>
        <translation>Tomar una instantánea</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>The snapshot “%1” was taken; compare it under Scenario.</source>
        <translation>Se tomó la instantánea «%1»; se puede comparar en Escenario.</translation>
    </message>
    <message>
        <source>There is no table on the clipboard: copy the cells with their header line in the spreadsheet first.</source>
        <translation>No hay ninguna tabla en el portapapeles: copiar primero en la hoja de cálculo las celdas con su línea de encabezado.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Ayuda</translation>
    </message>
    <message>
        <source>Begin with what you have</source>
        <translation>Empezar con lo que se tiene</translation>
    </message>
    <message>
        <source>Drop the results of a benchmark or a project anywhere on this window, open an example, or begin with a kind of load. Nothing leaves this computer.</source>
        <translation>Soltar los resultados de un benchmark o un proyecto en cualquier punto de esta ventana, abrir un ejemplo o empezar con un tipo de carga. Nada sale de este ordenador.</translation>
    </message>
    <message>
        <source>The scenario</source>
        <translation>El escenario</translation>
    </message>
    <message>
        <source>Load, promises, model, machines, place and money stand beside every page. Move a slider or type: everything follows at once, and everything can be undone. A full dot names a source, a hollow one is a default.</source>
        <translation>Carga, compromisos, modelo, máquinas, emplazamiento y costes están junto a cada página. Basta mover un control deslizante o escribir: todo se actualiza al instante y todo se puede deshacer. Un punto lleno indica una fuente; uno hueco, un valor predeterminado.</translation>
    </message>
    <message>
        <source>The headline</source>
        <translation>El titular</translation>
    </message>
    <message>
        <source>What it takes, what it costs, what it emits. Click on a figure to see its formula with the numbers in it, and where each of them comes from.</source>
        <translation>Lo que hace falta, lo que cuesta, lo que emite. Un clic en una cifra muestra su fórmula con los números y la procedencia de cada uno.</translation>
    </message>
    <message>
        <source>One question a page</source>
        <translation>Una pregunta por página</translation>
    </message>
    <message>
        <source>Find, present, ask</source>
        <translation>Buscar, presentar, preguntar</translation>
    </message>
    <message>
        <source>Opening %1 …</source>
        <translation>Abriendo %1 …</translation>
    </message>
    <message>
        <source>nothing was changed yet</source>
        <translation>aún no se ha cambiado nada</translation>
    </message>
    <message>
        <source>nothing was undone</source>
        <translation>no se ha deshecho nada</translation>
    </message>
    <message>
        <source>this page shows no chart yet</source>
        <translation>esta página aún no muestra ningún gráfico</translation>
    </message>
    <message>
        <source>the project was not saved yet</source>
        <translation>el proyecto aún no se ha guardado</translation>
    </message>
    <message>
        <source>there is no baseline</source>
        <translation>no hay referencia</translation>
    </message>
    <message>
        <source>nothing is being imported</source>
        <translation>no se está importando nada</translation>
    </message>
    <message>
        <source>nothing is chosen that could be copied</source>
        <translation>no hay nada seleccionado que se pueda copiar</translation>
    </message>
    <message>
        <source>no field has the keyboard</source>
        <translation>ningún campo tiene el teclado</translation>
    </message>
    <message>
        <source>nothing is chosen that it works on</source>
        <translation>no hay nada seleccionado sobre lo que actúe</translation>
    </message>
    <message>
        <source>Headline</source>
        <translation>Cabecera</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>The machines stand in %1</source>
        <translation>Las máquinas están en: %1</translation>
    </message>
    <message>
        <source>“%1” cannot be done now: %2.</source>
        <translation>«%1» no se puede hacer ahora: %2.</translation>
    </message>
    <message>
        <source>Changed by another program</source>
        <translation>Modificado por otro programa</translation>
    </message>
    <message>
        <source>%1 has been changed since it was opened here. Saving would overwrite that change.</source>
        <translation>%1 se ha modificado desde que se abrió aquí. Guardar sobrescribiría ese cambio.</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Guardar como…</translation>
    </message>
    <message>
        <source>Overwrite</source>
        <translation>Sobrescribir</translation>
    </message>
    <message>
        <source>The last edit in it: %1.</source>
        <extracomment>%1 is a step that can be undone, such as &quot;Change price an hour&quot;</extracomment>
        <translation>El último cambio que contiene: %1.</translation>
    </message>
    <message>
        <source>%1 has been changed since the edits began: the copy does not have that change.</source>
        <translation>%1 se ha modificado desde que empezaron los cambios: la copia no contiene esa modificación.</translation>
    </message>
    <message>
        <source>%1 is no longer there.</source>
        <translation>%1 ya no está ahí.</translation>
    </message>
    <message>
        <source>This project was never saved.</source>
        <translation>Este proyecto nunca se guardó.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sweep(s)</source>
        <translation>
            <numerusform>%Ln barrido</numerusform>
            <numerusform>%Ln barridos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) imported</source>
        <translation>
            <numerusform>%Ln ejecución importada</numerusform>
            <numerusform>%Ln ejecuciones importadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the project on the whole screen (%1)</source>
        <translation>Mostrar el proyecto en toda la pantalla (%1)</translation>
    </message>
    <message>
        <source>Each page begins with a sentence that is the answer, computed; the picture below shows why. %1 and so on go there.</source>
        <translation>Cada página empieza con una frase que es la respuesta, calculada; la imagen de debajo muestra por qué. %1 y siguientes llevan allí.</translation>
    </message>
    <message>
        <source>%1 finds any command, field, model or GPU. %2 shows the project as slides. %3 explains the page, %4 the field you are in; this tour is in the Help menu.</source>
        <translation>%1 encuentra cualquier comando, campo, modelo o GPU. %2 muestra el proyecto como diapositivas. %3 explica la página, %4 el campo en el que está; este recorrido está en el menú Ayuda.</translation>
    </message>
    <message>
        <source>Save as keeps both. Reload shows the file as it is now; your edits stay as a copy under File, Kept copies.</source>
        <translation>«Guardar como» conserva ambos. «Recargar» muestra el archivo tal como está ahora; sus cambios quedan como copia en Archivo, Copias conservadas.</translation>
    </message>
    <message>
        <source>The edits made before are kept under File, Kept copies.</source>
        <translation>Los cambios anteriores se conservan en Archivo, Copias conservadas.</translation>
    </message>
    <message>
        <source>The copy stays under File, Kept copies, for thirty days.</source>
        <translation>La copia queda treinta días en Archivo, Copias conservadas.</translation>
    </message>
    <message>
        <source>not saved yet; the safety copy %1</source>
        <translation>aún sin guardar; la copia de seguridad %1</translation>
    </message>
    <message>
        <source>Not reloaded, for the edits made here could not be kept. The safety copy %1.</source>
        <extracomment>%1 says what is the matter: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>No se ha recargado, porque los cambios hechos aquí no se pudieron conservar. La copia de seguridad %1.</translation>
    </message>
    <message>
        <source>Exporting the charts: %1</source>
        <translation>Exportando los gráficos: %1</translation>
    </message>
    <message>
        <source>There is no chart to export yet.</source>
        <translation>Todavía no hay ningún gráfico que exportar.</translation>
    </message>
    <message numerus="yes">
        <source>The export was cancelled; %n chart(s) had been written to %1.</source>
        <translation>
            <numerusform>La exportación se canceló; ya se había escrito %n gráfico en %1.</numerusform>
            <numerusform>La exportación se canceló; ya se habían escrito %n gráficos en %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>the charts are being exported</source>
        <translation>los gráficos se están exportando</translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>1 of %1</source>
        <extracomment>of the messages that are there, the first is shown</extracomment>
        <translation>1 de %1</translation>
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
        <translation>miles de €</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Flujo de caja</translation>
    </message>
    <message>
        <source>of the year</source>
        <translation>del año</translation>
    </message>
    <message>
        <source>so far</source>
        <translation>acumulado</translation>
    </message>
    <message>
        <source>year %1</source>
        <translation>año %1</translation>
    </message>
    <message numerus="yes">
        <source>Cash flow over %n year(s), %1 € in all, %2 € of today.</source>
        <translation>
            <numerusform>Flujo de caja durante %n año, %1 € en total, %2 € de hoy.</numerusform>
            <numerusform>Flujo de caja durante %n años, %1 € en total, %2 € de hoy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Punto de equilibrio</translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation>millones de tokens al día</translation>
    </message>
    <message>
        <source>€ a day</source>
        <translation>€ al día</translation>
    </message>
    <message>
        <source>from %1 million a day %2</source>
        <translation>desde %1 millones al día %2</translation>
    </message>
    <message>
        <source>demand</source>
        <translation>demanda</translation>
    </message>
    <message>
        <source>%1 is the cheapest at every use.</source>
        <translation>%1 es lo más barato con cualquier uso.</translation>
    </message>
    <message>
        <source>The cheapest is %1 at first; %2.</source>
        <translation>Lo más barato es al principio %1; %2.</translation>
    </message>
    <message>
        <source>Months until the purchase has paid for itself</source>
        <translation>Meses hasta amortizar la compra</translation>
    </message>
    <message>
        <source>months</source>
        <translation>meses</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>frente a %1</translation>
    </message>
    <message>
        <source>The purchase never pays for itself.</source>
        <translation>La compra no se amortiza nunca.</translation>
    </message>
    <message>
        <source>In full use it takes %1 months.</source>
        <translation>A pleno uso tarda %1 meses.</translation>
    </message>
    <message>
        <source>Countries</source>
        <translation>Países</translation>
    </message>
    <message>
        <source>electricity, €/1M tokens</source>
        <translation>electricidad, €/1M tokens</translation>
    </message>
    <message>
        <source>carbon, g/1M tokens</source>
        <translation>carbono, g/1M tokens</translation>
    </message>
    <message>
        <source>Least carbon in %1, %2 g for a million tokens.</source>
        <translation>Menor carbono en %1, %2 g por millón de tokens.</translation>
    </message>
    <message>
        <source>Price (%1): %2 to %3 €/MWh over the hours of a day, least at %4 h, most at %5 h; %6 points from %7.</source>
        <translation>Precio (%1): de %2 a %3 €/MWh a lo largo de las horas del día, mínimo a las %4 h, máximo a las %5 h; %6 puntos de %7.</translation>
    </message>
    <message>
        <source>Carbon (%1): %2 to %3 g/kWh over the hours of a day, least at %4 h, most at %5 h; %6 points from %7.</source>
        <translation>Carbono (%1): de %2 a %3 g/kWh a lo largo de las horas del día, mínimo a las %4 h, máximo a las %5 h; %6 puntos de %7.</translation>
    </message>
    <message>
        <source>Electricity by the hour</source>
        <translation>Electricidad por hora</translation>
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
        <translation>precio</translation>
    </message>
    <message>
        <source>carbon</source>
        <translation>carbono</translation>
    </message>
    <message>
        <source>hour of the day, local time</source>
        <translation>hora del día, hora local</translation>
    </message>
    <message>
        <source>hour of the day, UTC</source>
        <translation>hora del día, UTC</translation>
    </message>
    <message>
        <source>Measured power by load</source>
        <translation>Potencia medida según la carga</translation>
    </message>
    <message>
        <source>requests decoded together</source>
        <translation>peticiones en decode simultáneo</translation>
    </message>
    <message>
        <source>W a GPU</source>
        <translation>W por GPU</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>medido</translation>
    </message>
    <message>
        <source>this fleet</source>
        <translation>esta flota</translation>
    </message>
    <message>
        <source>With %1 requests together a GPU draws %2 W, by %3.</source>
        <translation>Con %1 peticiones simultáneas, una GPU consume %2 W, según %3.</translation>
    </message>
    <message>
        <source>A GPU draws up to %1 W, by %2.</source>
        <translation>Una GPU consume hasta %1 W, según %2.</translation>
    </message>
    <message>
        <source>this fleet · %1 g/kWh · %2 €/MWh</source>
        <extracomment>the fleet of the scenario among the countries; %1 and %2 are what the scenario counts with</extracomment>
        <translation>esta flota · %1 g/kWh · %2 €/MWh</translation>
    </message>
    <message>
        <source>The scenario counts with %1 g/kWh and %2 €/MWh; for %3 the catalogue has %4 g/kWh and %5 €/MWh.</source>
        <translation>El escenario cuenta con %1 g/kWh y %2 €/MWh; para %3 el catálogo tiene %4 g/kWh y %5 €/MWh.</translation>
    </message>
</context>
<context>
    <name>ui::MoneyPage</name>
    <message>
        <source>A tariff in Ownership and a throughput, measured or given, show here what the fleet costs over the years and when owning pays.</source>
        <translation>Una tarifa en Propiedad y un rendimiento, medido o dado, muestran aquí cuánto cuesta la flota a lo largo de los años y cuándo compensa poseerla.</translation>
    </message>
    <message>
        <source>Cash flow</source>
        <translation>Flujo de caja</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>Punto de equilibrio</translation>
    </message>
    <message>
        <source>The same fleet elsewhere</source>
        <translation>La misma flota en otro lugar</translation>
    </message>
    <message>
        <source>Cash flow by year</source>
        <translation>Flujo de caja por año</translation>
    </message>
    <message>
        <source>Lifecycle carbon and mean wholesale price of each grid, as the catalogue has them. %1</source>
        <translation>Carbono de ciclo de vida y precio mayorista medio de cada red, según el catálogo. %1</translation>
    </message>
    <message>
        <source>No cost yet: state a tariff in Ownership.</source>
        <translation>Todavía no hay coste: indicar una tarifa en Propiedad.</translation>
    </message>
    <message>
        <source>Annual energy and emissions for a CSRD report…</source>
        <translation>Energía y emisiones anuales para un informe CSRD…</translation>
    </message>
    <message>
        <source>What is shown of money</source>
        <translation>Qué se muestra de los costes</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>All figures</source>
        <translation>Todas las cifras</translation>
    </message>
    <message>
        <source>Year by year</source>
        <translation>Año a año</translation>
    </message>
    <message>
        <source>CSRD table…</source>
        <translation>Tabla CSRD…</translation>
    </message>
    <message>
        <source>Energy, scope 2 by location and by market, embodied carbon and water of a year, as CSV.</source>
        <translation>Energía, alcance 2 por ubicación y por mercado, carbono incorporado y agua de un año, en CSV.</translation>
    </message>
    <message>
        <source>Months to pay back</source>
        <translation>Meses hasta la amortización</translation>
    </message>
    <message>
        <source>Electricity by the hour</source>
        <translation>Electricidad por hora</translation>
    </message>
    <message>
        <source>Measured power by load</source>
        <translation>Potencia medida según la carga</translation>
    </message>
    <message>
        <source>Every figure with its way</source>
        <translation>Cada cifra con su cálculo</translation>
    </message>
    <message>
        <source>Where the chosen figure comes from</source>
        <translation>De dónde procede la cifra elegida</translation>
    </message>
    <message>
        <source>The same fleet elsewhere needs the energy of a token and the way to the meter: power, throughput and PUE.</source>
        <translation>La misma flota en otro lugar requiere la energía por token y el camino hasta el contador: potencia, rendimiento y PUE.</translation>
    </message>
    <message>
        <source>No cost yet: state a tariff in Ownership. What energy and carbon are known stands below.</source>
        <translation>Aún no hay coste: indicar una tarifa en Propiedad. La energía y el carbono conocidos figuran abajo.</translation>
    </message>
    <message>
        <source>Annual energy and emissions</source>
        <translation>Energía y emisiones anuales</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>%1 written.</source>
        <translation>%1 escrito.</translation>
    </message>
    <message>
        <source>What the fleet costs over the years needs a tariff: enter under Ownership in the scenario the price of an hour of a GPU or a node, or what the machines cost and how long they serve.</source>
        <translation>Lo que cuesta la flota a lo largo de los años necesita una tarifa: introducir en «Propiedad», en el escenario, el precio de una hora de GPU o de nodo, o lo que cuestan las máquinas y cuánto tiempo sirven.</translation>
    </message>
    <message>
        <source>State a tariff</source>
        <translation>Indicar una tarifa</translation>
    </message>
    <message>
        <source>the power is not known</source>
        <translation>no se conoce la potencia</translation>
    </message>
    <message>
        <source>Add another way of paying…</source>
        <translation>Añadir otra forma de pago…</translation>
    </message>
    <message>
        <source>Another way of paying…</source>
        <translation>Otra forma de pago…</translation>
    </message>
    <message>
        <source>A tariff to hold the fleet against: from which use on does which one pay?</source>
        <translation>Una tarifa con la que comparar la flota: ¿a partir de qué uso compensa cada una?</translation>
    </message>
    <message>
        <source>One way of paying is stated. Add another, such as a price by the token, to see from which use on it pays.</source>
        <translation>Se indica una forma de pago. Añada otra, como un precio por token, para ver a partir de qué uso compensa.</translation>
    </message>
    <message>
        <source>No cost yet: a price is stated, but no throughput. Import a measurement, or choose a model and a GPU.</source>
        <translation>Aún no hay coste: se indica un precio, pero ningún rendimiento. Importe una medición o elija un modelo y una GPU.</translation>
    </message>
    <message>
        <source>From which use on owning pays needs two ways of paying: a tariff under Ownership, and another beside it.</source>
        <translation>Para saber a partir de qué uso compensa la propiedad hacen falta dos formas de pago: una tarifa en Propiedad y otra a su lado.</translation>
    </message>
</context>
<context>
    <name>ui::NormaliseDialog</name>
    <message>
        <source>Bring to one footing</source>
        <translation>Llevar a una base común</translation>
    </message>
    <message>
        <source>Nothing that differs between these candidates can be brought together by arithmetic.</source>
        <translation>Nada de lo que difiere entre estos candidatos se puede igualar con aritmética.</translation>
    </message>
    <message>
        <source>Two figures compare where they stand on the same. What arithmetic can bring together is chosen here; it is one step, and Undo takes it back.</source>
        <translation>Dos cifras se pueden comparar si parten de la misma base. Aquí se elige lo que la aritmética puede igualar; es un solo paso, y Deshacer lo revierte.</translation>
    </message>
    <message>
        <source>Figures before and after</source>
        <translation>Cifras antes y después</translation>
    </message>
    <message>
        <source>What has to be measured or stated anew</source>
        <translation>Lo que hay que medir o indicar de nuevo</translation>
    </message>
    <message>
        <source>Put in the project</source>
        <translation>Incorporar al proyecto</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>As it stands</source>
        <translation>Tal como está</translation>
    </message>
    <message>
        <source>On one footing</source>
        <translation>En base común</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Cómo</translation>
    </message>
    <message>
        <source>Bring the candidates to one footing</source>
        <translation>Llevar los candidatos a una base común</translation>
    </message>
</context>
<context>
    <name>ui::NumberEdit</name>
    <message>
        <source>Between %1 and %2.</source>
        <translation>Entre %1 y %2.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Como mínimo %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Como máximo %1.</translation>
    </message>
    <message>
        <source>A number is needed here.</source>
        <translation>Aquí se necesita un número.</translation>
    </message>
    <message>
        <source>“%1” is not a number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>“%1” can mean %2 or %3. Write it without the separator, or with one digit more.</source>
        <translation>«%1» puede significar %2 o %3. Escribirlo sin el separador o con un dígito más.</translation>
    </message>
    <message>
        <source>A whole number is needed here.</source>
        <translation>Aquí se necesita un número entero.</translation>
    </message>
    <message>
        <source>More than %1.</source>
        <translation>Más de %1.</translation>
    </message>
</context>
<context>
    <name>ui::Page</name>
    <message>
        <source>estimate from short runs; the simulation refines it</source>
        <translation>estimación a partir de ejecuciones cortas; la simulación la afina</translation>
    </message>
</context>
<context>
    <name>ui::ParallelCoordinates</name>
    <message>
        <source>The candidates over all axes</source>
        <translation>Los candidatos en todos los ejes</translation>
    </message>
</context>
<context>
    <name>ui::PaymentDialog</name>
    <message>
        <source>Tokens bought from an API</source>
        <translation>Tokens comprados a una API</translation>
    </message>
    <message>
        <source>€/1M tok</source>
        <translation>€/1M tok</translation>
    </message>
    <message>
        <source>GPUs rented by the hour</source>
        <translation>GPU alquiladas por hora</translation>
    </message>
    <message>
        <source>€/h a GPU</source>
        <translation>€/h por GPU</translation>
    </message>
    <message>
        <source>The whole fleet rented by the hour</source>
        <translation>Toda la flota alquilada por hora</translation>
    </message>
    <message>
        <source>€/h</source>
        <translation>€/h</translation>
    </message>
    <message>
        <source>The whole fleet leased by the month</source>
        <translation>Toda la flota en arrendamiento mensual</translation>
    </message>
    <message>
        <source>€/month</source>
        <translation>€/mes</translation>
    </message>
    <message>
        <source>The whole fleet owned, at a price an hour</source>
        <translation>Toda la flota en propiedad, a un precio por hora</translation>
    </message>
    <message>
        <source>Another way of paying</source>
        <translation>Otra forma de pago</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>&amp;Price</source>
        <translation>&amp;Precio</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Add to the project</source>
        <translation>Añadir al proyecto</translation>
    </message>
    <message>
        <source>Add the way of paying “%1”</source>
        <translation>Añadir la forma de pago «%1»</translation>
    </message>
    <message>
        <source>Another way of paying serves the same load as the fleet, so that both prices can be held against one another; the fleet&apos;s own stays under Ownership.</source>
        <translation>Otra forma de pago atiende la misma carga que la flota, para poder comparar ambos precios; la de la propia flota sigue en Propiedad.</translation>
    </message>
</context>
<context>
    <name>ui::Picture</name>
    <message>
        <source>Copy as image</source>
        <translation>Copiar como imagen</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Copiar datos</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>Export as %1…</source>
        <translation>Exportar como %1…</translation>
    </message>
    <message>
        <source>%1 file (*.%2)</source>
        <translation>Archivo %1 (*.%2)</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exportar el gráfico</translation>
    </message>
    <message>
        <source>The chart was saved to %1.</source>
        <translation>El gráfico se guardó en %1.</translation>
    </message>
    <message>
        <source>Nothing was written: the picture has changed meanwhile. Export it once more.</source>
        <translation>No se ha escrito nada: la imagen ha cambiado entretanto. Exportarla de nuevo.</translation>
    </message>
</context>
<context>
    <name>ui::PictureTables</name>
    <message>
        <source>Part</source>
        <translation>Parte</translation>
    </message>
    <message>
        <source>Memory (GB)</source>
        <translation>Memoria (GB)</translation>
    </message>
    <message>
        <source>Requests that fit</source>
        <translation>Solicitudes que caben</translation>
    </message>
    <message>
        <source>Requests running</source>
        <translation>Solicitudes en curso</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Caché KV</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>activaciones</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>sobrecarga</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Necesario</translation>
    </message>
    <message>
        <source>With head-room</source>
        <translation>Con margen</translation>
    </message>
    <message>
        <source>Taken</source>
        <translation>Elegido</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Hour</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Replicas</source>
        <translation>Réplicas</translation>
    </message>
    <message>
        <source>Lever</source>
        <translation>Palanca</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unidad</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hasta</translation>
    </message>
    <message>
        <source>%1, from</source>
        <extracomment>%1: a figure with its unit; what it is at the lower end of a range</extracomment>
        <translation>%1, desde</translation>
    </message>
    <message>
        <source>%1, to</source>
        <translation>%1, hasta</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, ahora</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>Barrido</translation>
    </message>
    <message>
        <source>Kind of load</source>
        <translation>Tipo de carga</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Rendimiento</translation>
    </message>
    <message>
        <source>Throughput of</source>
        <translation>Rendimiento de</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Seguro</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Con números</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>Fórmula</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
</context>
<context>
    <name>ui::PresentationWindow</name>
    <message>
        <source>Presentation</source>
        <translation>Presentación</translation>
    </message>
    <message>
        <source>Slide %1 of %2: %3</source>
        <translation>Diapositiva %1 de %2: %3</translation>
    </message>
</context>
<context>
    <name>ui::ProvenanceView</name>
    <message>
        <source>between %1 and %2 in nine of ten cases</source>
        <translation>entre %1 y %2 en nueve de cada diez casos</translation>
    </message>
    <message>
        <source>A design value: computed, nothing of it was measured.</source>
        <translation>Un valor de diseño: calculado, nada de él se ha medido.</translation>
    </message>
    <message>
        <source>A benchmark value: measured on a test load, not in production.</source>
        <translation>Un valor de benchmark: medido con una carga de prueba, no en producción.</translation>
    </message>
    <message>
        <source>A production value: measured on the real load.</source>
        <translation>Un valor de producción: medido con la carga real.</translation>
    </message>
    <message numerus="yes">
        <source>%n further check(s) concern it.</source>
        <translation>
            <numerusform>%n comprobación más se refiere a ello.</numerusform>
            <numerusform>%n comprobaciones más se refieren a ello.</numerusform>
        </translation>
    </message>
    <message>
        <source>no source stated</source>
        <translation>sin fuente indicada</translation>
    </message>
</context>
<context>
    <name>ui::ProviderPricesModel</name>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>No price of this GPU could be sourced.</source>
        <translation>No se encontró fuente para ningún precio de esta GPU.</translation>
    </message>
    <message>
        <source>Not verified: check it on the provider&apos;s page.</source>
        <translation>Sin verificar: comprobarlo en la página del proveedor.</translation>
    </message>
    <message>
        <source>The law is general knowledge, to be checked by whoever decides.</source>
        <translation>Lo jurídico es conocimiento general; debe comprobarlo quien decida.</translation>
    </message>
    <message>
        <source>Whether the law of the United States reaches the provider (CLOUD Act, FISA 702).</source>
        <translation>Si la legislación de Estados Unidos alcanza al proveedor (CLOUD Act, FISA 702).</translation>
    </message>
    <message>
        <source>Provider</source>
        <translation>Proveedor</translation>
    </message>
    <message>
        <source>Price
€/GPU-h</source>
        <translation>Precio
€/GPU-h</translation>
    </message>
    <message>
        <source>Law</source>
        <translation>Legislación</translation>
    </message>
    <message>
        <source>US reach</source>
        <translation>Alcance EE. UU.</translation>
    </message>
    <message>
        <source>Quoted</source>
        <translation>Consultado</translation>
    </message>
</context>
<context>
    <name>ui::RangeDialog</name>
    <message>
        <source>How sure an input is</source>
        <translation>Cuán seguro es un dato</translation>
    </message>
    <message>
        <source>In nine draws of ten the value lies between the lowest and the highest. Every figure outside of the draws stands on what is expected.</source>
        <translation>En nueve de cada diez simulaciones el valor queda entre el mínimo y el máximo. Todas las demás cifras parten del valor esperado.</translation>
    </message>
    <message>
        <source>&amp;Input</source>
        <translation>&amp;Dato</translation>
    </message>
    <message>
        <source>&amp;Lowest</source>
        <translation>&amp;Mínimo</translation>
    </message>
    <message>
        <source>&amp;Expected</source>
        <translation>E&amp;sperado</translation>
    </message>
    <message>
        <source>&amp;Highest</source>
        <translation>Má&amp;ximo</translation>
    </message>
    <message>
        <source>State the range</source>
        <translation>Indicar el intervalo</translation>
    </message>
    <message>
        <source>One value</source>
        <translation>Un solo valor</translation>
    </message>
    <message>
        <source>The project states no input yet that a range could be given to.</source>
        <translation>El proyecto aún no indica ningún dato al que se pueda dar un intervalo.</translation>
    </message>
    <message>
        <source>The lowest must be below what is expected, and that below the highest.</source>
        <translation>El mínimo debe ser menor que el valor esperado, y este menor que el máximo.</translation>
    </message>
    <message>
        <source>State a range of “%1”</source>
        <extracomment>a step to undo: %1 is the name of an input</extracomment>
        <translation>Indicar un intervalo de «%1»</translation>
    </message>
    <message>
        <source>State one value of “%1”</source>
        <extracomment>a step to undo: %1 is the name of an input</extracomment>
        <translation>Indicar un solo valor de «%1»</translation>
    </message>
</context>
<context>
    <name>ui::RemarkRow</name>
    <message>
        <source>Acknowledged: %1</source>
        <translation>Aceptada: %1</translation>
    </message>
    <message>
        <source>Acknowledge…</source>
        <translation>Aceptar…</translation>
    </message>
    <message>
        <source>Say why this does not matter here; the reason goes into the project.</source>
        <translation>Indicar por qué esto no importa aquí; el motivo se guarda en el proyecto.</translation>
    </message>
</context>
<context>
    <name>ui::ReportPage</name>
    <message>
        <source>What goes in</source>
        <translation>Qué incluye</translation>
    </message>
    <message>
        <source>Nothing is ticked, so there is nothing to print.</source>
        <translation>No hay nada marcado, así que no hay nada que imprimir.</translation>
    </message>
    <message numerus="yes">
        <source>The report has %n page(s); the same project gives the same bytes.</source>
        <translation>
            <numerusform>El informe tiene %n página; el mismo proyecto da los mismos bytes.</numerusform>
            <numerusform>El informe tiene %n páginas; el mismo proyecto da los mismos bytes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the report</source>
        <translation>Exportar el informe</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exportado en %1.</translation>
    </message>
    <message>
        <source>Export the report…</source>
        <translation>Exportar el informe…</translation>
    </message>
    <message>
        <source>Export everything into a folder…</source>
        <translation>Exportar todo a una carpeta…</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <translation>Copiar el informe</translation>
    </message>
    <message>
        <source>The report was copied.</source>
        <translation>El informe se copió.</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Subir</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Bajar</translation>
    </message>
    <message>
        <source>Short form, two pages</source>
        <translation>Versión corta, dos páginas</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Chapters of the report, in their order</source>
        <translation>Capítulos del informe, en su orden</translation>
    </message>
    <message>
        <source>Committee</source>
        <translation>Comité</translation>
    </message>
    <message>
        <source>Change the committee</source>
        <translation>Cambiar el comité</translation>
    </message>
    <message>
        <source>whom it is for</source>
        <translation>a quién se dirige</translation>
    </message>
    <message>
        <source>Classification</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Change the classification</source>
        <translation>Cambiar la clasificación</translation>
    </message>
    <message>
        <source>such as Internal</source>
        <translation>como Interno</translation>
    </message>
    <message>
        <source>Logo</source>
        <translation>Logotipo</translation>
    </message>
    <message>
        <source>Change the logo</source>
        <translation>Cambiar el logotipo</translation>
    </message>
    <message>
        <source>file: PNG, JPEG or SVG</source>
        <translation>archivo: PNG, JPEG o SVG</translation>
    </message>
    <message>
        <source>%1: %2. Nothing was changed there.</source>
        <translation>%1: %2. No se cambió nada allí.</translation>
    </message>
    <message>
        <source>PDF (*.pdf);;Web page (*.html);;Spreadsheet (*.xlsx);;Markdown (*.md);;JSON (*.json)</source>
        <translation>PDF (*.pdf);;Página web (*.html);;Hoja de cálculo (*.xlsx);;Markdown (*.md);;JSON (*.json)</translation>
    </message>
    <message>
        <source>The name of a report ends in .pdf, .html, .xlsx, .md or .json; nothing was written.</source>
        <translation>El nombre de un informe termina en .pdf, .html, .xlsx, .md o .json; no se escribió nada.</translation>
    </message>
    <message>
        <source>Export everything into a folder</source>
        <translation>Exportar todo a una carpeta</translation>
    </message>
    <message>
        <source>Change the form of the report</source>
        <translation>Cambiar la forma del informe</translation>
    </message>
    <message>
        <source>Change the paper</source>
        <translation>Cambiar el papel</translation>
    </message>
    <message>
        <source>Progress of the export</source>
        <translation>Progreso de la exportación</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Change the chapters of the report</source>
        <translation>Cambiar los capítulos del informe</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Change the title</source>
        <translation>Cambiar el título</translation>
    </message>
    <message>
        <source>of the project and its report</source>
        <translation>del proyecto y de su informe</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Change the date</source>
        <translation>Cambiar la fecha</translation>
    </message>
    <message>
        <source>such as 2026-06-01</source>
        <translation>p. ej. 2026-06-01</translation>
    </message>
    <message>
        <source>Choose a logo</source>
        <translation>Elegir un logotipo</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.svg)</source>
        <translation>Imágenes (*.png *.jpg *.jpeg *.svg)</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation>La exportación se canceló; no se escribió nada.</translation>
    </message>
    <message>
        <source>The pages are being laid out.</source>
        <translation>Se están componiendo las páginas.</translation>
    </message>
</context>
<context>
    <name>ui::ReportPreview</name>
    <message numerus="yes">
        <source>Preview of the report, %n page(s)</source>
        <translation>
            <numerusform>Vista previa del informe, %n página</numerusform>
            <numerusform>Vista previa del informe, %n páginas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RequestsView</name>
    <message>
        <source>Latency</source>
        <translation>Latencia</translation>
    </message>
    <message>
        <source>These runs record neither their requests nor enough percentiles to show how a latency is spread. Tools write the requests when they are asked for detailed results.</source>
        <translation>Estas ejecuciones no registran sus peticiones ni percentiles suficientes para mostrar cómo se distribuye una latencia. Las herramientas escriben las peticiones cuando se les piden resultados detallados.</translation>
    </message>
    <message>
        <source>These runs do not record their requests: the curve lies between the percentiles that they state.</source>
        <translation>Estas ejecuciones no registran sus peticiones: la curva pasa entre los percentiles que indican.</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histograma</translation>
    </message>
    <message>
        <source>Cumulative</source>
        <translation>Acumulado</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>En el tiempo</translation>
    </message>
    <message>
        <source>%1 of each request, %2</source>
        <translation>%1 de cada petición, %2</translation>
    </message>
    <message>
        <source>Runs that record their requests: %1</source>
        <translation>Ejecuciones que registran sus peticiones: %1</translation>
    </message>
    <message>
        <source>share of requests, against %1</source>
        <translation>proporción de peticiones frente a %1</translation>
    </message>
    <message>
        <source>share below, against %1</source>
        <translation>proporción por debajo frente a %1</translation>
    </message>
</context>
<context>
    <name>ui::RobustnessModel</name>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>On the front</source>
        <translation>En el frente</translation>
    </message>
    <message>
        <source>Cheapest</source>
        <translation>El más barato</translation>
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
        <translation>Carga</translation>
    </message>
    <message>
        <source>Requests completed</source>
        <translation>Peticiones completadas</translation>
    </message>
    <message>
        <source>Requests failed</source>
        <translation>Peticiones fallidas</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation>Rendimiento de salida</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation>Rendimiento total</translation>
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
        <translation>Herramienta</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
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
        <translation>Motor</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Kind of load</source>
        <translation>Tipo de carga</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>Prompt</source>
        <translation>Prompt</translation>
    </message>
    <message>
        <source>tok, mean</source>
        <translation>tok, media</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Completed</source>
        <translation>Completadas</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallidas</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>Peticiones</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation>Rendimiento de salida</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation>Rendimiento total</translation>
    </message>
    <message>
        <source>Output throughput of a GPU</source>
        <translation>Rendimiento de salida por GPU</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>Goodput</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>%1 at a time</source>
        <translation>%1 a la vez</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sin límite</translation>
    </message>
    <message>
        <source>all at once</source>
        <translation>todas a la vez</translation>
    </message>
    <message>
        <source>batch of %1</source>
        <translation>lote de %1</translation>
    </message>
</context>
<context>
    <name>ui::RunTableModel</name>
    <message>
        <source>The file does not say it.</source>
        <translation>El archivo no lo indica.</translation>
    </message>
</context>
<context>
    <name>ui::RunTags</name>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Número de GPU</translation>
    </message>
    <message>
        <source>Tensor parallel (TP)</source>
        <translation>Paralelismo tensorial (TP)</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Engine version</source>
        <translation>Versión del motor</translation>
    </message>
    <message>
        <source>Engine flags</source>
        <translation>Opciones del motor</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizador</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Version of the tool</source>
        <translation>Versión de la herramienta</translation>
    </message>
    <message>
        <source>Warm-up requests</source>
        <translation>Peticiones de calentamiento</translation>
    </message>
</context>
<context>
    <name>ui::RunsModel</name>
    <message>
        <source>unlimited</source>
        <translation>ilimitada</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <extracomment>how many of the nine things that let others repeat a benchmark are recorded</extracomment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>safe</source>
        <extracomment>safe capacity of a sweep, short column title</extracomment>
        <translation>segura</translation>
    </message>
    <message>
        <source>record</source>
        <translation>registro</translation>
    </message>
    <message>
        <source>%1 · tagged by you</source>
        <extracomment>a run or sweep of which the user has said something that its file leaves open</extracomment>
        <translation>%1 · etiquetado por el usuario</translation>
    </message>
</context>
<context>
    <name>ui::Scenario</name>
    <message>
        <source>Concurrency</source>
        <translation>Concurrencia</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>Demanda</translation>
    </message>
    <message>
        <source>req/s</source>
        <translation>req/s</translation>
    </message>
    <message>
        <source>Size for the 95th percentile of the hour and not for the mean.</source>
        <translation>Dimensionar para el percentil 95 de la hora y no para la media.</translation>
    </message>
    <message>
        <source>Prompt p50</source>
        <translation>Prompt p50</translation>
    </message>
    <message>
        <source>Prompt mean</source>
        <translation>Prompt medio</translation>
    </message>
    <message>
        <source>tok</source>
        <translation>tok</translation>
    </message>
    <message>
        <source>Chat 150, RAG 1,500, coding 800, summarisation 2,500, batch 4,000 tokens are usual medians.</source>
        <translation>Medianas habituales: chat 150, RAG 1500, programación 800, resumen 2500, lotes 4000 tokens.</translation>
    </message>
    <message>
        <source>Output p50</source>
        <translation>Salida p50</translation>
    </message>
    <message>
        <source>Output mean</source>
        <translation>Salida media</translation>
    </message>
    <message>
        <source>Chat 300, RAG 200, coding 500, summarisation 400, batch 800 tokens are usual medians.</source>
        <translation>Medianas habituales: chat 300, RAG 200, programación 500, resumen 400, lotes 800 tokens.</translation>
    </message>
    <message>
        <source>Prefix hits</source>
        <translation>Aciertos de prefijo</translation>
    </message>
    <message>
        <source>Static text first, semi-static next, dynamic last. Worth little where no prompt is shared.</source>
        <translation>Primero el texto estático, luego el semiestático, al final el dinámico. Vale poco donde no se comparte ningún prompt.</translation>
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
        <translation>Extremo a extremo</translation>
    </message>
    <message>
        <source>%1 mean</source>
        <translation>Media de %1</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Chat 500 to 2,000 ms at p95; coding with long prompts 2 to 4 s; voice below 500 ms.</source>
        <translation>Chat de 500 a 2000 ms en p95; programación con prompts largos de 2 a 4 s; voz por debajo de 500 ms.</translation>
    </message>
    <message>
        <source>Pauses are felt above 80 ms; below 30 ms is faster than reading; 40 to 60 ms is the usual target.</source>
        <translation>Por encima de 80 ms se notan pausas; por debajo de 30 ms es más rápido que leer; de 40 a 60 ms es el objetivo habitual.</translation>
    </message>
    <message>
        <source>Goodput target</source>
        <translation>Objetivo de goodput</translation>
    </message>
    <message>
        <source>The share of requests that must keep every promise above.</source>
        <translation>La fracción de peticiones que debe cumplir todas las promesas anteriores.</translation>
    </message>
    <message>
        <source>Head-room</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>20 to 30 % over the demand of the 95th percentile hour.</source>
        <translation>Del 20 al 30 % sobre la demanda de la hora del percentil 95.</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Reserva</translation>
    </message>
    <message>
        <source>15 to 25 % for re-embedding, canary evaluations and rollback.</source>
        <translation>Del 15 al 25 % para regenerar embeddings, evaluaciones canary y reversiones.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Pesos</translation>
    </message>
    <message>
        <source>Quantisation is the first lever before buying; attach an evaluation of its quality.</source>
        <translation>La cuantización es la primera palanca antes de comprar; adjuntar una evaluación de su calidad.</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>Caché KV</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>GPU por nodo</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>Interconexión</translation>
    </message>
    <message>
        <source>Tensor parallel</source>
        <translation>Paralelismo tensorial</translation>
    </message>
    <message>
        <source>Pipeline parallel</source>
        <translation>Paralelismo de pipeline</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Token budget</source>
        <translation>Presupuesto de tokens</translation>
    </message>
    <message>
        <source>GPU memory</source>
        <translation>Memoria de GPU</translation>
    </message>
    <message>
        <source>The share of the card that the engine may take.</source>
        <translation>La parte de la tarjeta que el motor puede ocupar.</translation>
    </message>
    <message>
        <source>Given output</source>
        <translation>Rendimiento dado</translation>
    </message>
    <message>
        <source>tok/s</source>
        <translation>tok/s</translation>
    </message>
    <message>
        <source>Throughput of the fleet that is stated instead of computed or measured.</source>
        <translation>Rendimiento de la flota, indicado en lugar de calculado o medido.</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>País</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Red eléctrica</translation>
    </message>
    <message>
        <source>g/kWh</source>
        <translation>g/kWh</translation>
    </message>
    <message>
        <source>State the method (lifecycle or direct) and the year with it.</source>
        <translation>Indicar también el método (ciclo de vida o directo) y el año.</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>relación</translation>
    </message>
    <message>
        <source>Power</source>
        <translation>Potencia</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Measured at</source>
        <translation>Medida en</translation>
    </message>
    <message>
        <source>board</source>
        <translation>tarjeta</translation>
    </message>
    <message>
        <source>node</source>
        <translation>nodo</translation>
    </message>
    <message>
        <source>facility</source>
        <translation>centro de datos</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Criterio</translation>
    </message>
    <message>
        <source>owned</source>
        <translation>propio</translation>
    </message>
    <message>
        <source>rented</source>
        <translation>alquilado</translation>
    </message>
    <message>
        <source>tokens bought</source>
        <translation>tokens comprados</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Flota</translation>
    </message>
    <message>
        <source>€/h</source>
        <translation>€/h</translation>
    </message>
    <message>
        <source>What the whole fleet costs an hour, owned or rented.</source>
        <translation>Lo que cuesta por hora toda la flota, propia o alquilada.</translation>
    </message>
    <message>
        <source>Use of node</source>
        <translation>Uso del nodo</translation>
    </message>
    <message>
        <source>The share of hours in which the node works; idle hours are paid too.</source>
        <translation>La proporción de horas en que el nodo trabaja; las horas inactivas también se pagan.</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>Electricidad</translation>
    </message>
    <message>
        <source>€/kWh</source>
        <translation>€/kWh</translation>
    </message>
    <message>
        <source>Retail factor</source>
        <translation>Factor minorista</translation>
    </message>
    <message>
        <source>Wholesale prices are not what is paid: 1.5 to 2 times as much is usual.</source>
        <translation>Los precios mayoristas no son lo que se paga: lo habitual es de 1,5 a 2 veces más.</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>aún ninguno</translation>
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
        <translation>Carga de trabajo</translation>
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
        <translation>Emplazamiento</translation>
    </message>
    <message>
        <source>Ownership</source>
        <translation>Propiedad</translation>
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
        <translation>%1 a %2</translation>
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
        <translation>Programación</translation>
    </message>
    <message>
        <source>Summarisation</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>Lotes</translation>
    </message>
    <message>
        <source>Idle power</source>
        <translation>Potencia en reposo</translation>
    </message>
    <message>
        <source>What the machines draw with nothing to do, as a share of their full power.</source>
        <translation>Lo que consumen las máquinas sin nada que hacer, como proporción de su potencia plena.</translation>
    </message>
    <message>
        <source>The measured draw of the boards over their rated power; used where no power is stated.</source>
        <translation>El consumo medido de las tarjetas sobre su potencia nominal; se usa cuando no se indica ninguna potencia.</translation>
    </message>
    <message>
        <source>Node over board</source>
        <translation>Nodo sobre tarjeta</translation>
    </message>
    <message>
        <source>CPUs, network cards, fans and losses of the power supplies.</source>
        <translation>CPU, tarjetas de red, ventiladores y pérdidas de las fuentes de alimentación.</translation>
    </message>
    <message>
        <source>Operator</source>
        <translation>Operador</translation>
    </message>
    <message>
        <source>own, or a provider of the catalogue: its price and jurisdiction are taken from there where the project is silent.</source>
        <translation>own, o un proveedor del catálogo: de él se toman el precio y la jurisdicción cuando el proyecto no los indica.</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Contrato</translation>
    </message>
    <message>
        <source>Carbon of the electricity that is contracted for (market-based).</source>
        <translation>Carbono de la electricidad contratada (según el mercado).</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
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
        <translation>Lo que emitió la fabricación del hardware, repartido entre sus años de uso.</translation>
    </message>
    <message>
        <source>Years of use</source>
        <translation>Años de uso</translation>
    </message>
    <message>
        <source>years</source>
        <translation>años</translation>
    </message>
    <message>
        <source>leased</source>
        <translation>en leasing</translation>
    </message>
    <message>
        <source>A GPU</source>
        <translation>Una GPU</translation>
    </message>
    <message>
        <source>Tokens bought</source>
        <translation>Tokens comprados</translation>
    </message>
    <message>
        <source>€/1M</source>
        <translation>€/1M</translation>
    </message>
    <message>
        <source>Beside a price of machines it is what they are measured against: the break-even.</source>
        <translation>Junto a un precio de máquinas, es aquello con lo que se comparan: el punto de equilibrio.</translation>
    </message>
    <message>
        <source>Commitment</source>
        <translation>Compromiso</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>bajo demanda</translation>
    </message>
    <message>
        <source>committed</source>
        <translation>con compromiso</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>spot</translation>
    </message>
    <message>
        <source>tok/day</source>
        <translation>tok/día</translation>
    </message>
    <message>
        <source>What the fleet does not serve is still paid for.</source>
        <translation>Lo que la flota no sirve se paga igualmente.</translation>
    </message>
    <message>
        <source>Growth a year</source>
        <translation>Crecimiento anual</translation>
    </message>
    <message>
        <source>The fleet grows with it by whole replicas.</source>
        <translation>La flota crece con él por réplicas enteras.</translation>
    </message>
    <message>
        <source>Users</source>
        <translation>Usuarios</translation>
    </message>
    <message>
        <source>Horizon</source>
        <translation>Horizonte</translation>
    </message>
    <message>
        <source>Discount rate</source>
        <translation>Tasa de descuento</translation>
    </message>
    <message>
        <source>What a euro of next year is worth less than one of today.</source>
        <translation>Lo que un euro del próximo año vale menos que uno de hoy.</translation>
    </message>
    <message>
        <source>GPUs bought</source>
        <translation>Compra de GPU</translation>
    </message>
    <message>
        <source>Servers bought</source>
        <translation>Compra de servidores</translation>
    </message>
    <message>
        <source>Network bought</source>
        <translation>Compra de red</translation>
    </message>
    <message>
        <source>Storage bought</source>
        <translation>Compra de almacenamiento</translation>
    </message>
    <message>
        <source>For the whole fleet. Spread over its years it counts where no price an hour is stated.</source>
        <translation>Para toda la flota. Repartido entre sus años, cuenta donde no se indica un precio por hora.</translation>
    </message>
    <message>
        <source>The years over which the purchase price is spread.</source>
        <translation>Los años entre los que se reparte el precio de compra.</translation>
    </message>
    <message>
        <source>What the machines still sell for at the end, of their purchase price.</source>
        <translation>Por cuánto se venden aún las máquinas al final, respecto a su precio de compra.</translation>
    </message>
    <message>
        <source>Cost of capital</source>
        <translation>Coste del capital</translation>
    </message>
    <message>
        <source>Interest a year on what is bound.</source>
        <translation>Interés anual sobre el capital inmovilizado.</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>Mantenimiento</translation>
    </message>
    <message>
        <source>Of the purchase price, a year.</source>
        <translation>Del precio de compra, al año.</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>Repuestos</translation>
    </message>
    <message>
        <source>Bought with the machines and kept on the shelf.</source>
        <translation>Comprados con las máquinas y guardados en reserva.</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>€/year</source>
        <translation>€/año</translation>
    </message>
    <message>
        <source>Rack space or colocation, without the electricity.</source>
        <translation>Espacio en rack o colocation, sin la electricidad.</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>Personal</translation>
    </message>
    <message>
        <source>People who keep the fleet running.</source>
        <translation>Personas que mantienen la flota en marcha.</translation>
    </message>
    <message>
        <source>What one GPU costs an hour; the fleet&apos;s price follows from their number.</source>
        <translation>Lo que cuesta una GPU por hora; el precio de la flota resulta de su número.</translation>
    </message>
    <message>
        <source>Prices of different commitments are not of one kind; spot may be taken away at any time.</source>
        <translation>Los precios de compromisos distintos no son comparables; las máquinas spot pueden retirarse en cualquier momento.</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>Interrumpido</translation>
    </message>
    <message>
        <source>Of the time paid for, lost when spot machines are taken away.</source>
        <translation>Del tiempo pagado, lo que se pierde cuando se retiran máquinas spot.</translation>
    </message>
    <message>
        <source>Egress</source>
        <translation>Tráfico de salida</translation>
    </message>
    <message>
        <source>€/month</source>
        <translation>€/mes</translation>
    </message>
    <message>
        <source>Traffic out of the provider, for the whole fleet.</source>
        <translation>Tráfico que sale del proveedor, para toda la flota.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Almacenamiento</translation>
    </message>
    <message>
        <source>Weights, logs and images kept at the provider.</source>
        <translation>Pesos, registros e imágenes guardados en el proveedor.</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Región</translation>
    </message>
    <message>
        <source>Where the provider runs the machines, as its price list names it.</source>
        <translation>Dónde opera el proveedor las máquinas, tal como lo nombra su lista de precios.</translation>
    </message>
    <message>
        <source>How many people share the cost of a month.</source>
        <translation>Cuántas personas comparten el coste de un mes.</translation>
    </message>
    <message>
        <source>The years over which the costs are added up.</source>
        <translation>Los años sobre los que se suman los costes.</translation>
    </message>
    <message>
        <source>By how much a kilowatt-hour becomes dearer each year.</source>
        <translation>Cuánto se encarece cada año el kilovatio-hora.</translation>
    </message>
    <message>
        <source>VAT in the price</source>
        <translation>IVA en el precio</translation>
    </message>
    <message>
        <source>Taken out where the tariff says vat_included; every figure is without VAT.</source>
        <translation>Se descuenta donde la tarifa dice vat_included; todas las cifras van sin IVA.</translation>
    </message>
    <message>
        <source>How the fleet is paid for.</source>
        <translation>Cómo se paga la flota.</translation>
    </message>
    <message>
        <source>What is paid at the meter, with grid fees and taxes.</source>
        <translation>Lo que se paga en el contador, con peajes de red e impuestos.</translation>
    </message>
    <message>
        <source>wholesale</source>
        <translation>mayorista</translation>
    </message>
    <message>
        <source>contract</source>
        <translation>de contrato</translation>
    </message>
    <message>
        <source>retail</source>
        <translation>minorista</translation>
    </message>
    <message>
        <source>A wholesale price is multiplied by the retail factor; the others are what is paid.</source>
        <translation>Un precio mayorista se multiplica por el factor minorista; los demás son lo que se paga.</translation>
    </message>
    <message>
        <source>Input tokens</source>
        <translation>Tokens de entrada</translation>
    </message>
    <message>
        <source>Output tokens</source>
        <translation>Tokens de salida</translation>
    </message>
    <message>
        <source>What the provider asks for a million of them.</source>
        <translation>Lo que cobra el proveedor por un millón de ellos.</translation>
    </message>
    <message>
        <source>Fleet a month</source>
        <translation>Flota al mes</translation>
    </message>
    <message>
        <source>What the whole fleet costs a month.</source>
        <translation>Lo que cuesta toda la flota al mes.</translation>
    </message>
    <message>
        <source>Requests in flight at once: each is followed by the next when it ends.</source>
        <translation>Peticiones en curso a la vez: cuando una termina, la sigue la siguiente.</translation>
    </message>
    <message>
        <source>From sending a request to the last token of its answer.</source>
        <translation>Desde el envío de una petición hasta el último token de su respuesta.</translation>
    </message>
    <message>
        <source>Its layers and parameters are taken from the catalogue.</source>
        <translation>Sus capas y parámetros se toman del catálogo.</translation>
    </message>
    <message>
        <source>The precision in which running requests are kept: half the bytes hold twice the requests.</source>
        <translation>La precisión en que se guardan las peticiones en curso: con la mitad de bytes caben el doble de peticiones.</translation>
    </message>
    <message>
        <source>Its memory, bandwidth and power are taken from the catalogue.</source>
        <translation>Su memoria, ancho de banda y potencia se toman del catálogo.</translation>
    </message>
    <message>
        <source>A replica is best kept within one node: the link between nodes is far slower.</source>
        <translation>Conviene mantener una réplica dentro de un nodo: el enlace entre nodos es mucho más lento.</translation>
    </message>
    <message>
        <source>What the GPUs of a node talk over; it sets the price of tensor parallelism.</source>
        <translation>Por dónde se comunican las GPU de un nodo; determina el precio del paralelismo tensorial.</translation>
    </message>
    <message>
        <source>The layers are split among so many groups of GPUs, one after another.</source>
        <translation>Las capas se reparten entre ese número de grupos de GPU, uno tras otro.</translation>
    </message>
    <message>
        <source>The program that serves the model; its overheads are taken from the catalogue.</source>
        <translation>El programa que sirve el modelo; sus sobrecargas se toman del catálogo.</translation>
    </message>
    <message>
        <source>Figures of two versions are not of one kind: state the one that is run.</source>
        <translation>Las cifras de dos versiones no son comparables: indicar la que se ejecuta.</translation>
    </message>
    <message>
        <source>Where the machines stand: it sets the grid, and what the law is.</source>
        <translation>Dónde están las máquinas: determina la red eléctrica y la legislación aplicable.</translation>
    </message>
    <message>
        <source>Energy of the whole facility over that of its computers, as a mean of the year.</source>
        <translation>Energía de todo el centro de datos entre la de sus equipos de cómputo, como media anual.</translation>
    </message>
    <message>
        <source>Of the whole fleet under load, measured where “Measured at” says.</source>
        <translation>De toda la flota bajo carga, medida donde indica «Medida en».</translation>
    </message>
    <message>
        <source>What a place and an operator must hold to be considered at all.</source>
        <translation>Lo que un lugar y un operador deben cumplir para poder considerarse.</translation>
    </message>
    <message>
        <source>The boards alone, the nodes with fans and losses, or the meter of the building.</source>
        <translation>Solo las tarjetas, los nodos con ventiladores y pérdidas, o el contador del edificio.</translation>
    </message>
    <message>
        <source>What cooling uses up for each kilowatt-hour at the meter.</source>
        <translation>Lo que consume la refrigeración por cada kilovatio-hora en el contador.</translation>
    </message>
    <message>
        <source>Over which the carbon of making the hardware is spread.</source>
        <translation>Plazo entre el que se reparte el carbono de fabricar el hardware.</translation>
    </message>
    <message>
        <source>Over PCIe only when the model does not fit otherwise. Below 10 concurrent requests one big replica; from 20 on, or where one may fail, several smaller ones.</source>
        <translation>Por PCIe solo cuando el modelo no cabe de otro modo. Por debajo de 10 peticiones simultáneas, una réplica grande; a partir de 20, o cuando alguna pueda fallar, varias más pequeñas.</translation>
    </message>
    <message>
        <source>Expert parallel</source>
        <translation>Paralelismo de expertos</translation>
    </message>
    <message>
        <source>The experts of a mixture are spread whole over so many ranks; tokens travel to them.</source>
        <translation>Los expertos de una mezcla se reparten enteros entre ese número de rangos; los tokens viajan hasta ellos.</translation>
    </message>
    <message>
        <source>Data parallel</source>
        <translation>Paralelismo de datos</translation>
    </message>
    <message>
        <source>Attention data parallelism: so many ranks each hold the requests of their own, and share the experts. A replica takes so many times the GPUs.</source>
        <translation>Paralelismo de datos en la atención: cada uno de esos rangos mantiene sus propias peticiones, y todos comparten los expertos. Una réplica requiere ese múltiplo de GPU.</translation>
    </message>
    <message>
        <source>GPUs in all</source>
        <translation>GPU en total</translation>
    </message>
    <message>
        <source>Of the whole fleet, where it is given and not to be sized.</source>
        <translation>De toda la flota, cuando viene dada y no hay que dimensionarla.</translation>
    </message>
    <message>
        <source>Memory of a GPU</source>
        <translation>Memoria de una GPU</translation>
    </message>
    <message>
        <source>GB</source>
        <translation>GB</translation>
    </message>
    <message>
        <source>In place of the catalogue&apos;s usable memory.</source>
        <translation>En lugar de la memoria utilizable del catálogo.</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activaciones</translation>
    </message>
    <message>
        <source>Of each GPU, in place of the engine&apos;s table.</source>
        <translation>De cada GPU, en lugar de la tabla del motor.</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Sobrecarga</translation>
    </message>
    <message>
        <source>Context, communication buffers and CUDA graphs of each GPU, in place of the engine&apos;s table.</source>
        <translation>Contexto, búferes de comunicación y grafos CUDA de cada GPU, en lugar de la tabla del motor.</translation>
    </message>
    <message>
        <source>Chunked prefill</source>
        <translation>Prefill por fragmentos</translation>
    </message>
    <message>
        <source>on</source>
        <translation>activado</translation>
    </message>
    <message>
        <source>off</source>
        <translation>desactivado</translation>
    </message>
    <message>
        <source>Long prompts are computed in pieces between the tokens of the others, which wait less.</source>
        <translation>Los prompts largos se calculan por fragmentos entre los tokens de las demás peticiones, que esperan menos.</translation>
    </message>
    <message>
        <source>Draft model</source>
        <translation>Modelo borrador</translation>
    </message>
    <message>
        <source>A small model of the same family and vocabulary that guesses ahead.</source>
        <translation>Un modelo pequeño de la misma familia y vocabulario que se adelanta proponiendo tokens.</translation>
    </message>
    <message>
        <source>Tokens guessed before each step of the large model: 3 to 5 are usual.</source>
        <translation>Tokens propuestos antes de cada paso del modelo grande: lo habitual son de 3 a 5.</translation>
    </message>
    <message>
        <source>The share of guesses that the large model keeps, 0.5 to 0.8. Without it speculation is not counted; its gain shrinks at high batch.</source>
        <translation>La fracción de propuestas que conserva el modelo grande, de 0,5 a 0,8. Sin ella no se cuenta la especulación; su ganancia disminuye con lotes grandes.</translation>
    </message>
    <message>
        <source>Given goodput</source>
        <translation>Goodput dado</translation>
    </message>
    <message>
        <source>Given requests</source>
        <translation>Peticiones dadas</translation>
    </message>
    <message>
        <source>Given by</source>
        <translation>Origen del dato</translation>
    </message>
    <message>
        <source>design</source>
        <translation>diseño</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>benchmark</translation>
    </message>
    <message>
        <source>production</source>
        <translation>producción</translation>
    </message>
    <message>
        <source>Whether it was designed, benchmarked, or seen in production: figures that stand on it carry the mark.</source>
        <translation>Si se diseñó, se midió en un benchmark o se observó en producción: las cifras que se basan en ello llevan la marca.</translation>
    </message>
    <message>
        <source>Chat 256, RAG 64, coding 128, summarisation 32, batch 16 are starting points. vLLM takes 1,024 on GPUs of 70 GB and more, 256 on smaller ones and on the A100.</source>
        <translation>Chat 256, RAG 64, programación 128, resumen 32, lotes 16 son puntos de partida. vLLM toma 1024 en GPU de 70 GB o más, y 256 en las más pequeñas y en la A100.</translation>
    </message>
    <message>
        <source>max-num-batched-tokens: chat 16,384, RAG and coding 32,768, others 65,536. Leave the default (8,192; on small GPUs 2,048) below 50 % KV use with an empty queue.</source>
        <translation>max-num-batched-tokens: chat 16 384, RAG y programación 32 768, los demás 65 536. Dejar el valor predeterminado (8192; en GPU pequeñas 2048) por debajo del 50 % de uso de KV con la cola vacía.</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parámetros</translation>
    </message>
    <message>
        <source>Active of them</source>
        <translation>De ellos, activos</translation>
    </message>
    <message>
        <source>For a model that the catalogue does not know, or to overrule it. In a mixture of experts only the active ones are read for a token.</source>
        <translation>Para un modelo que el catálogo no conoce, o para imponerse a él. En una mezcla de expertos solo se leen los activos para cada token.</translation>
    </message>
    <message>
        <source>Grid method</source>
        <translation>Método de la red</translation>
    </message>
    <message>
        <source>lifecycle</source>
        <translation>ciclo de vida</translation>
    </message>
    <message>
        <source>direct</source>
        <translation>directo</translation>
    </message>
    <message>
        <source>Lifecycle counts building the plants, direct only what leaves their chimneys: the two are not compared.</source>
        <translation>El ciclo de vida cuenta la construcción de las centrales; el directo, solo lo que sale de sus chimeneas: no se comparan entre sí.</translation>
    </message>
    <message>
        <source>Grid year</source>
        <translation>Año de la red</translation>
    </message>
    <message>
        <source>Of which year the figure of the grid is.</source>
        <translation>De qué año es la cifra de la red.</translation>
    </message>
    <message>
        <source>A mean hides the long ones: p95 and p99 decide memory and waiting time.</source>
        <translation>Una media oculta las largas: p95 y p99 deciden la memoria y el tiempo de espera.</translation>
    </message>
    <message>
        <source>Arrivals</source>
        <translation>Llegadas</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>closed loop</source>
        <translation>bucle cerrado</translation>
    </message>
    <message>
        <source>in bursts</source>
        <translation>en ráfagas</translation>
    </message>
    <message>
        <source>recorded</source>
        <translation>registradas</translation>
    </message>
    <message>
        <source>At random (Poisson) and in bursts, requests come whether or not the last one is answered; in a closed loop each client waits for its answer.</source>
        <translation>Al azar (Poisson) y en ráfagas, las peticiones llegan esté o no respondida la anterior; en un bucle cerrado cada cliente espera su respuesta.</translation>
    </message>
    <message>
        <source>Burstiness</source>
        <translation>Irregularidad</translation>
    </message>
    <message>
        <source>The coefficient of variation of the gaps between requests: 1 is random, 2 is bursty.</source>
        <translation>El coeficiente de variación de los intervalos entre peticiones: 1 es al azar, 2 es a ráfagas.</translation>
    </message>
    <message>
        <source>Trace</source>
        <translation>Traza</translation>
    </message>
    <message>
        <source>The file of recorded requests, beside the project.</source>
        <translation>El archivo de peticiones registradas, junto al proyecto.</translation>
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
        <translation>Salida p95</translation>
    </message>
    <message>
        <source>Output p99</source>
        <translation>Salida p99</translation>
    </message>
    <message>
        <source>Shared prefix</source>
        <translation>Prefijo compartido</translation>
    </message>
    <message>
        <source>The tokens with which prompts begin alike: system prompt, tools, examples. The hits count only for them.</source>
        <translation>Los tokens con los que los prompts empiezan igual: prompt de sistema, herramientas, ejemplos. Los aciertos solo cuentan para ellos.</translation>
    </message>
    <message>
        <source>Live context</source>
        <translation>Contexto activo</translation>
    </message>
    <message>
        <source>What a running request holds on average. Left open it follows from the lengths, long answers counting more.</source>
        <translation>Lo que ocupa en promedio una petición en ejecución. Si se deja abierto, se deduce de las longitudes; las respuestas largas cuentan más.</translation>
    </message>
    <message>
        <source>Sampling</source>
        <translation>Muestreo</translation>
    </message>
    <message>
        <source>greedy</source>
        <translation>voraz</translation>
    </message>
    <message>
        <source>Drawing from the likeliest tokens costs a little time at each of them.</source>
        <translation>Sortear entre los tokens más probables cuesta un poco de tiempo en cada uno.</translation>
    </message>
    <message>
        <source>Hours a day</source>
        <translation>Horas al día</translation>
    </message>
    <message>
        <source>h</source>
        <translation>h</translation>
    </message>
    <message>
        <source>In which there is any demand; the machines are paid for all the same.</source>
        <translation>En las que hay alguna demanda; las máquinas se pagan igualmente.</translation>
    </message>
    <message>
        <source>Shape of the day</source>
        <translation>Perfil del día</translation>
    </message>
    <message>
        <source>24 numbers, one for each hour from midnight, in any unit: they are taken relative to the busiest hour. A column of a spreadsheet can be pasted.</source>
        <translation>24 números, uno por cada hora desde medianoche, en cualquier unidad: se toman en relación con la hora de mayor carga. Se puede pegar una columna de una hoja de cálculo.</translation>
    </message>
    <message>
        <source>Redundancy</source>
        <translation>Redundancia</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>N+1 buys one replica more, so that one may fail or be upgraded.</source>
        <translation>N+1 compra una réplica más, para que una pueda fallar o actualizarse.</translation>
    </message>
    <message>
        <source>Draft tokens</source>
        <translation>Tokens borrador</translation>
    </message>
    <message>
        <source>Acceptance rate</source>
        <translation>Tasa de aceptación</translation>
    </message>
    <message>
        <source>Given total</source>
        <translation>Total dado</translation>
    </message>
    <message>
        <source>Prompt and answer tokens together: throughput of the fleet that is stated instead of computed or measured.</source>
        <translation>Tokens de entrada y de respuesta juntos: rendimiento de la flota, indicado en lugar de calculado o medido.</translation>
    </message>
    <message>
        <source>Share of rated power</source>
        <translation>Parte de la potencia nominal</translation>
    </message>
    <message>
        <source>Embodied CO₂ per GPU</source>
        <translation>CO₂ incorporado por GPU</translation>
    </message>
    <message>
        <source>Residual value</source>
        <translation>Valor residual</translation>
    </message>
    <message>
        <source>Electricity price growth</source>
        <translation>Alza de la electricidad</translation>
    </message>
    <message>
        <source>Price type</source>
        <translation>Tipo de precio</translation>
    </message>
</context>
<context>
    <name>ui::ScenarioDock</name>
    <message>
        <source>Unfold the scenario</source>
        <translation>Desplegar el escenario</translation>
    </message>
    <message>
        <source>Fold the scenario</source>
        <translation>Plegar el escenario</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Perfil</translation>
    </message>
    <message>
        <source>Own</source>
        <translation>Propio</translation>
    </message>
    <message>
        <source>Start from the profile %1</source>
        <translation>Empezar desde el perfil %1</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Escenario</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>the fields of a group that are folded away</extracomment>
        <translation>
            <numerusform>%n más</numerusform>
            <numerusform>%n más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more field(s)</source>
        <translation>
            <numerusform>%n campo más</numerusform>
            <numerusform>%n campos más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Paste %n value(s)</source>
        <translation>
            <numerusform>Pegar %n valor</numerusform>
            <numerusform>Pegar %n valores</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was pasted: %1</source>
        <translation>No se pegó nada: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) pasted.</source>
        <translation>
            <numerusform>%n valor pegado.</numerusform>
            <numerusform>%n valores pegados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n value(s) pasted; no field takes %1.</source>
        <translation>
            <numerusform>%n valor pegado; ningún campo admite %1.</numerusform>
            <numerusform>%n valores pegados; ningún campo admite %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>○ the default holds   ● with its source
Clear a field, or use its menu, to take back what it says.</source>
        <translation>○ rige el valor predeterminado   ● con su fuente
Vaciar un campo, o usar su menú, para retirar lo que dice.</translation>
    </message>
    <message numerus="yes">
        <source>Hide %n field(s)</source>
        <extracomment>folds away the fields of a group that &quot;more&quot; has unfolded</extracomment>
        <translation>
            <numerusform>Ocultar %n campo</numerusform>
            <numerusform>Ocultar %n campos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ScenarioField</name>
    <message>
        <source>Change %1</source>
        <extracomment>a step to undo: %1 is the name of a field</extracomment>
        <translation>Cambiar %1</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fuente: %1</translation>
    </message>
    <message>
        <source>The project states a range: %1</source>
        <translation>El proyecto indica un intervalo: %1</translation>
    </message>
    <message>
        <source>The project is silent; this is the default.</source>
        <translation>El proyecto no lo indica; este es el valor predeterminado.</translation>
    </message>
    <message>
        <source>The project is silent on this.</source>
        <translation>El proyecto no lo indica.</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Numbers are needed here, with spaces or semicolons between them.</source>
        <translation>Aquí se necesitan números, separados por espacios o punto y coma.</translation>
    </message>
    <message>
        <source>Back to the default</source>
        <translation>Volver al valor predeterminado</translation>
    </message>
    <message>
        <source>Leave it open</source>
        <translation>Dejar abierto</translation>
    </message>
    <message>
        <source>State a range…</source>
        <translation>Indicar un intervalo…</translation>
    </message>
    <message>
        <source>Clear %1</source>
        <extracomment>a step to undo: %1 is the name of a field</extracomment>
        <translation>Vaciar %1</translation>
    </message>
</context>
<context>
    <name>ui::ScorecardModel</name>
    <message>
        <source>Nothing states this value; the candidate is judged without it.</source>
        <translation>Nada indica este valor; el candidato se evalúa sin él.</translation>
    </message>
    <message>
        <source>%1 better by %2</source>
        <translation>%1 mejor en %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Standing</source>
        <translation>Situación</translation>
    </message>
    <message>
        <source>On the front in %1 of the draws of the uncertain inputs</source>
        <translation>En el frente en %1 de las simulaciones de los datos de entrada inciertos</translation>
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
        <translation>Aquí se comparan los candidatos entre sí: en coste, goodput, energía y carbono, con el frente y los motivos.</translation>
    </message>
    <message>
        <source>Pin the scenario as a candidate</source>
        <translation>Fijar el escenario como candidato</translation>
    </message>
    <message>
        <source>Rename the candidate…</source>
        <translation>Cambiar el nombre del candidato…</translation>
    </message>
    <message>
        <source>Remove the candidate</source>
        <translation>Quitar el candidato</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Candidatos</translation>
    </message>
    <message>
        <source>A&amp;cross</source>
        <translation>&amp;Horizontal</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>&amp;Vertical</translation>
    </message>
    <message>
        <source>&amp;Gate</source>
        <translation>&amp;Criterio</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>EU only</source>
        <translation>solo UE</translation>
    </message>
    <message numerus="yes">
        <source>front of %n axis(es)</source>
        <translation>
            <numerusform>frente de %n eje</numerusform>
            <numerusform>frente de %n ejes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n candidate(s) pass</source>
        <translation>
            <numerusform>cumple %1 de %n candidato</numerusform>
            <numerusform>cumplen %1 de %n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>– Not stated for %1: the value stays unknown, and the candidate is judged on what is known.</source>
        <translation>– No indicado para %1: el valor queda desconocido y el candidato se evalúa por lo que se conoce.</translation>
    </message>
    <message>
        <source>Pin candidate %1</source>
        <translation>Fijar el candidato %1</translation>
    </message>
    <message>
        <source>Rename the candidate</source>
        <translation>Cambiar el nombre del candidato</translation>
    </message>
    <message>
        <source>Name of %1</source>
        <translation>Nombre de %1</translation>
    </message>
    <message>
        <source>Rename candidate %1</source>
        <translation>Cambiar el nombre del candidato %1</translation>
    </message>
    <message>
        <source>Remove candidate %1</source>
        <translation>Quitar el candidato %1</translation>
    </message>
    <message>
        <source>Remove the gate</source>
        <translation>Quitar el criterio excluyente</translation>
    </message>
    <message>
        <source>Set the gate to %1</source>
        <translation>Poner el criterio excluyente en %1</translation>
    </message>
    <message>
        <source>Add the axis %1</source>
        <translation>Añadir el eje %1</translation>
    </message>
    <message>
        <source>Pic&amp;ture</source>
        <translation>I&amp;magen</translation>
    </message>
    <message>
        <source>scatter</source>
        <translation>dispersión</translation>
    </message>
    <message>
        <source>all axes</source>
        <translation>todos los ejes</translation>
    </message>
    <message>
        <source>Weigh the axes…</source>
        <translation>Ponderar los ejes…</translation>
    </message>
    <message>
        <source>Bring the candidates to one footing…</source>
        <translation>Llevar los candidatos a una base común…</translation>
    </message>
    <message>
        <source>Type in candidates…</source>
        <translation>Introducir candidatos…</translation>
    </message>
    <message>
        <source>Pin this scenario as a candidate</source>
        <translation>Fijar este escenario como candidato</translation>
    </message>
    <message>
        <source>no candidate is chosen</source>
        <translation>no hay ningún candidato seleccionado</translation>
    </message>
    <message>
        <source>it takes two candidates</source>
        <translation>hacen falta dos candidatos</translation>
    </message>
    <message>
        <source>the candidates cannot be brought to one footing yet</source>
        <translation>los candidatos aún no se pueden llevar a una base común</translation>
    </message>
</context>
<context>
    <name>ui::SensitivityPage</name>
    <message>
        <source>Figure</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Looking at what moves the result.</source>
        <translation>Se busca qué mueve el resultado.</translation>
    </message>
    <message>
        <source>What moves the cost, where the answer flips, and how sure the choice is: state a throughput and a tariff, or a power.</source>
        <translation>Qué mueve el coste, dónde cambia la respuesta y cuán segura es la elección: indicar un rendimiento y una tarifa, o una potencia.</translation>
    </message>
    <message>
        <source>&amp;Figure</source>
        <translation>&amp;Magnitud</translation>
    </message>
    <message>
        <source>%1: 1 % more of it moves the figure by %2 %. %3</source>
        <translation>%1: un 1 % más mueve la magnitud un %2 %. %3</translation>
    </message>
    <message>
        <source>State a tariff</source>
        <translation>Indicar una tarifa</translation>
    </message>
    <message>
        <source>State a power</source>
        <translation>Indicar una potencia</translation>
    </message>
    <message>
        <source>Each input is moved within its range, one at a time; the picture follows.</source>
        <translation>Cada entrada se mueve por separado dentro de su rango; la imagen sigue.</translation>
    </message>
    <message>
        <source>State a range of an input…</source>
        <translation>Indicar el intervalo de un dato…</translation>
    </message>
    <message>
        <source>State a range…</source>
        <translation>Indicar un intervalo…</translation>
    </message>
    <message>
        <source>Says how uncertain an input is: the draws take their values from it.</source>
        <translation>Dice cuán incierto es un dato: las simulaciones toman de ahí sus valores.</translation>
    </message>
</context>
<context>
    <name>ui::ServicesModel</name>
    <message>
        <source>together</source>
        <translation>en conjunto</translation>
    </message>
    <message>
        <source>Service
</source>
        <translation>Servicio
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
        <translation>Uso
con la demanda</translation>
    </message>
</context>
<context>
    <name>ui::Session</name>
    <message>
        <source>An error of the program itself: %1. The project is as it was; please report this.</source>
        <translation>Un error del propio programa: %1. El proyecto está como estaba; se ruega notificarlo.</translation>
    </message>
    <message>
        <source>Untitled</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>%1. Nothing was opened.</source>
        <translation>%1. No se abrió nada.</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Abriendo %1</translation>
    </message>
    <message numerus="yes">
        <source>%n result file(s) of the project are missing; their references are kept: %1</source>
        <translation>
            <numerusform>Falta %n archivo de resultados del proyecto; se conserva su referencia: %1</numerusform>
            <numerusform>Faltan %n archivos de resultados del proyecto; se conservan sus referencias: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importando %1</translation>
    </message>
    <message>
        <source>No benchmark result was recognised in %1: %2</source>
        <translation>No se reconoció ningún resultado de benchmark en %1: %2</translation>
    </message>
    <message>
        <source>These results were imported already.</source>
        <translation>Estos resultados ya se habían importado.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar %1</translation>
    </message>
    <message>
        <source>Cancelled; the project is as it was.</source>
        <translation>Cancelado; el proyecto está como estaba.</translation>
    </message>
    <message>
        <source>The project has no file yet; choose one with Save as.</source>
        <translation>El proyecto aún no tiene archivo; elegir uno con Guardar como.</translation>
    </message>
    <message>
        <source>Saved to %1.</source>
        <translation>Guardado en %1.</translation>
    </message>
    <message>
        <source>Not imported, because nobody has said what the columns hold: %1. Import the file again to say it.</source>
        <translation>No importado, porque nadie ha indicado qué contienen las columnas: %1. Importar el archivo de nuevo para indicarlo.</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>Importar %1</translation>
    </message>
    <message>
        <source>Imported; there are no runs in it.</source>
        <translation>Importado; no contiene ejecuciones.</translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln run(s)</source>
        <translation>
            <numerusform>Importar %Ln ejecución</numerusform>
            <numerusform>Importar %Ln ejecuciones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) imported.</source>
        <translation>
            <numerusform>%Ln ejecución importada.</numerusform>
            <numerusform>%Ln ejecuciones importadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) imported; %1 files were not recognised, with the reason on the Benchmarks page.</source>
        <translation>
            <numerusform>%Ln ejecución importada; %1 archivos no se reconocieron, con el motivo en la página Benchmarks.</numerusform>
            <numerusform>%Ln ejecuciones importadas; %1 archivos no se reconocieron, con el motivo en la página Benchmarks.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Choose another place with Save as.</source>
        <translation>%1 Elija otro lugar con «Guardar como».</translation>
    </message>
    <message>
        <source>%1: %2. Nothing was changed there.</source>
        <extracomment>%1 is a file, %2 says what went wrong: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>%1: %2. Allí no se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Your own catalogue entries were not saved: %1</source>
        <translation>Sus propias entradas del catálogo no se guardaron: %1</translation>
    </message>
    <message>
        <source>The safety copy %1.</source>
        <extracomment>%1 says what is the matter: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>La copia de seguridad %1.</translation>
    </message>
    <message>
        <source>The edits made while %1 was being read stay as a copy under File, Kept copies.</source>
        <extracomment>%1 is a file; &quot;Kept copies&quot; is a menu</extracomment>
        <translation>Los cambios hechos mientras se leía %1 quedan como copia en Archivo, Copias conservadas.</translation>
    </message>
    <message>
        <source>%1 was not opened, for the edits made meanwhile could not be kept. The safety copy %2.</source>
        <extracomment>%1 is a file, %2 says what is the matter: &quot;cannot be written: there is no space left on the device&quot;</extracomment>
        <translation>No se ha abierto %1, porque los cambios hechos entretanto no se pudieron conservar. La copia de seguridad %2.</translation>
    </message>
    <message>
        <source>Reload the results</source>
        <translation>Recargar los resultados</translation>
    </message>
    <message numerus="yes">
        <source>The results were read anew: %Ln run(s).</source>
        <translation>
            <numerusform>Se han vuelto a leer los resultados: %Ln ejecución.</numerusform>
            <numerusform>Se han vuelto a leer los resultados: %Ln ejecuciones.</numerusform>
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
        <translation>%1 %2 ms de %3 ms</translation>
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
        <translation>Un modelo, una GPU y las longitudes de prompts y respuestas en el escenario muestran aquí cuántas réplicas requiere la demanda, y por qué.</translation>
    </message>
    <message>
        <source>One GPU</source>
        <translation>Una GPU</translation>
    </message>
    <message>
        <source>A token, ms</source>
        <translation>Un token, ms</translation>
    </message>
    <message>
        <source>TPOT, mean</source>
        <translation>TPOT, media</translation>
    </message>
    <message>
        <source>The first token, ms</source>
        <translation>El primer token, ms</translation>
    </message>
    <message>
        <source>TTFT, mean</source>
        <translation>TTFT, media</translation>
    </message>
    <message>
        <source>as it is</source>
        <translation>tal cual</translation>
    </message>
    <message>
        <source>The ladder of levers</source>
        <translation>La escalera de palancas</translation>
    </message>
    <message>
        <source>GPUs for the demand, head-room dashed</source>
        <translation>GPU para la demanda, margen en trazo discontinuo</translation>
    </message>
    <message>
        <source>requests per second and GPU inside the SLO</source>
        <translation>peticiones por segundo y GPU dentro del SLO</translation>
    </message>
    <message>
        <source>Nothing to size yet: say in the scenario which model runs on which GPU, and how long prompts and answers are.</source>
        <translation>Aún no hay nada que dimensionar: indicar en el escenario qué modelo se ejecuta en qué GPU, y cuán largos son los prompts y las respuestas.</translation>
    </message>
    <message>
        <source>all else</source>
        <translation>todo lo demás</translation>
    </message>
    <message>
        <source>Levers in numbers</source>
        <translation>Palancas en cifras</translation>
    </message>
    <message>
        <source>The lengths of prompts and answers are stated. Say in the scenario which model runs on which GPU, and its size follows.</source>
        <translation>Las longitudes de prompts y respuestas están indicadas. Indicar en el escenario qué modelo se ejecuta en qué GPU: el dimensionamiento se deduce de ello.</translation>
    </message>
    <message>
        <source>Choose a model…</source>
        <translation>Elegir un modelo…</translation>
    </message>
    <message>
        <source>Choose a GPU…</source>
        <translation>Elegir una GPU…</translation>
    </message>
</context>
<context>
    <name>ui::SizingPanel</name>
    <message>
        <source>What stands behind the sizing</source>
        <translation>En qué se basa el dimensionamiento</translation>
    </message>
    <message>
        <source>Worksheet</source>
        <translation>Hoja de cálculo</translation>
    </message>
    <message>
        <source>Step by step, with the numbers in the formulas</source>
        <translation>Paso a paso, con los números en las fórmulas</translation>
    </message>
    <message>
        <source>Levers in numbers</source>
        <translation>Palancas en cifras</translation>
    </message>
    <message>
        <source>Levers</source>
        <translation>Palancas</translation>
    </message>
    <message>
        <source>Each lever alone and with those before it</source>
        <translation>Cada palanca sola y con las anteriores</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Replicas over the hours of a day</source>
        <translation>Réplicas a lo largo de las horas del día</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fuente</translation>
    </message>
    <message>
        <source>Tables of the articles beside the engine&apos;s figures</source>
        <translation>Tablas de los artículos junto a las cifras del motor</translation>
    </message>
    <message>
        <source>Services</source>
        <translation>Servicios</translation>
    </message>
    <message>
        <source>Several services on one cluster</source>
        <translation>Varios servicios en un clúster</translation>
    </message>
    <message>
        <source>Take the day of an office</source>
        <translation>Tomar el día de una oficina</translation>
    </message>
    <message>
        <source>Shares of the busiest hour, assumed: replace them in the project by your own (scenario.workload.load_shape).</source>
        <translation>Proporciones de la hora punta, supuestas: sustituirlas en el proyecto por las propias (scenario.workload.load_shape).</translation>
    </message>
    <message>
        <source>Table of the source</source>
        <translation>Tabla de la fuente</translation>
    </message>
    <message>
        <source>Concurrency of a replica, by context and precision</source>
        <translation>Concurrencia de una réplica, por contexto y precisión</translation>
    </message>
    <message>
        <source>Requests a second of a node of four H100</source>
        <translation>Peticiones por segundo de un nodo de cuatro H100</translation>
    </message>
    <message>
        <source>Source and engine</source>
        <translation>Fuente y motor</translation>
    </message>
    <message>
        <source>How many replicas a day takes follows from a demand and what one replica serves.</source>
        <translation>Cuántas réplicas requiere un día resulta de una demanda y de lo que sirve una réplica.</translation>
    </message>
    <message>
        <source>The project states no shape of the day: the demand counts as if every hour were the busiest.</source>
        <translation>El proyecto no indica la forma del día: la demanda cuenta como si cada hora fuera la hora punta.</translation>
    </message>
    <message>
        <source>Twenty-two configurations are being simulated …</source>
        <translation>Se están simulando veintidós configuraciones …</translation>
    </message>
    <message>
        <source>Services that share the cluster stand in the project under &quot;services&quot;, each with a name and what differs from the scenario (override). They are sized one by one and added up here.</source>
        <translation>Los servicios que comparten el clúster figuran en el proyecto bajo «services», cada uno con un nombre y lo que difiere del escenario (override). Se dimensionan uno a uno y se suman aquí.</translation>
    </message>
    <message>
        <source>Assumed</source>
        <translation>Supuestos</translation>
    </message>
    <message>
        <source>What the project does not state, and what was taken for it</source>
        <translation>Lo que el proyecto no indica, y lo que se tomó en su lugar</translation>
    </message>
    <message>
        <source>Nothing had to be assumed.</source>
        <translation>No hubo que suponer nada.</translation>
    </message>
    <message>
        <source>Assumed (%1)</source>
        <translation>Supuestos (%1)</translation>
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
        <translation>Valor predeterminado: no se ha definido ninguno propio.</translation>
    </message>
    <message>
        <source>Comes from a source.</source>
        <translation>Procede de una fuente.</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>Fuente: %1</translation>
    </message>
</context>
<context>
    <name>ui::Slides</name>
    <message>
        <source>The question</source>
        <translation>La pregunta</translation>
    </message>
    <message>
        <source>What serves these requests inside the SLO, and at what price?</source>
        <translation>¿Qué sirve estas peticiones dentro del SLO, y a qué precio?</translation>
    </message>
    <message>
        <source>The headline</source>
        <translation>El titular</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>Supuestos</translation>
    </message>
    <message>
        <source>%1 less than %2</source>
        <translation>%1 menos que %2</translation>
    </message>
    <message>
        <source>What if %1 delivers less?</source>
        <translation>¿Y si %1 rinde menos?</translation>
    </message>
    <message>
        <source>%1 tok/s</source>
        <translation>%1 tok/s</translation>
    </message>
    <message>
        <source>%1: level with %2</source>
        <translation>%1: empate con %2</translation>
    </message>
    <message>
        <source>The frontier</source>
        <translation>El frente</translation>
    </message>
    <message>
        <source>€ per million tokens</source>
        <translation>€ por millón de tokens</translation>
    </message>
    <message>
        <source>Who dominates whom</source>
        <translation>Quién domina a quién</translation>
    </message>
    <message>
        <source>Nobody beats anybody on every axis.</source>
        <translation>Nadie supera a nadie en todos los ejes.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) lose on every axis that is known.</source>
        <translation>
            <numerusform>%n candidato pierde en todos los ejes conocidos.</numerusform>
            <numerusform>%n candidatos pierden en todos los ejes conocidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>What would change our mind</source>
        <translation>Qué nos haría cambiar de opinión</translation>
    </message>
    <message>
        <source>the nearest tie</source>
        <translation>el empate más próximo</translation>
    </message>
    <message>
        <source>%1 requests a second</source>
        <translation>%1 peticiones por segundo</translation>
    </message>
    <message>
        <source>%1 at a time</source>
        <translation>%1 a la vez</translation>
    </message>
    <message>
        <source>What if more ask at once?</source>
        <translation>¿Y si preguntan más a la vez?</translation>
    </message>
    <message>
        <source>%1: the SLO holds</source>
        <translation>%1: el SLO se cumple</translation>
    </message>
    <message>
        <source>The knee</source>
        <translation>El codo</translation>
    </message>
    <message>
        <source>useful tokens a second</source>
        <translation>tokens útiles por segundo</translation>
    </message>
    <message>
        <source>tokens a second</source>
        <translation>tokens por segundo</translation>
    </message>
    <message>
        <source>Energy and carbon by country</source>
        <translation>Energía y carbono por país</translation>
    </message>
    <message>
        <source>A million tokens emit %1 g in %2 and %3 g in %4.</source>
        <translation>Un millón de tokens emite %1 g en %2 y %3 g en %4.</translation>
    </message>
    <message>
        <source>J a token</source>
        <translation>J por token</translation>
    </message>
    <message>
        <source>at the meter</source>
        <translation>en el contador</translation>
    </message>
    <message>
        <source>at the nodes</source>
        <translation>en los nodos</translation>
    </message>
    <message>
        <source>at the boards</source>
        <translation>en las tarjetas</translation>
    </message>
    <message>
        <source>Money over time</source>
        <translation>Los costes en el tiempo</translation>
    </message>
    <message numerus="yes">
        <source>The first year takes %1 thousand €, %n year(s) take %2 thousand €.</source>
        <translation>
            <numerusform>El primer año cuesta %1&#xa0;mil&#xa0;€; %n año cuesta %2&#xa0;mil&#xa0;€.</numerusform>
            <numerusform>El primer año cuesta %1&#xa0;mil&#xa0;€; %n años cuestan %2&#xa0;mil&#xa0;€.</numerusform>
        </translation>
    </message>
    <message>
        <source>over the whole life</source>
        <translation>a lo largo de toda la vida</translation>
    </message>
    <message>
        <source>From which use on it pays</source>
        <translation>A partir de qué uso compensa</translation>
    </message>
    <message>
        <source>million tokens a day</source>
        <translation>millones de tokens al día</translation>
    </message>
    <message>
        <source>the first threshold</source>
        <translation>el primer umbral</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation>Qué lo mueve</translation>
    </message>
    <message>
        <source>within its stated range</source>
        <translation>dentro de su intervalo indicado</translation>
    </message>
    <message>
        <source>from 20 % less to 20 % more of it</source>
        <translation>de un 20 % menos a un 20 % más</translation>
    </message>
    <message>
        <source>Carbon of a million tokens by country</source>
        <translation>Carbono de un millón de tokens por país</translation>
    </message>
    <message>
        <source>g CO₂e/1M tok</source>
        <translation>g CO₂e/1M tok</translation>
    </message>
    <message>
        <source>%1 emits the least, %2 the most.</source>
        <translation>%1 es el que menos emite; %2, el que más.</translation>
    </message>
    <message>
        <source>Paid up to each year</source>
        <translation>Pagado hasta cada año</translation>
    </message>
    <message>
        <source>year %1</source>
        <translation>año %1</translation>
    </message>
    <message>
        <source>Cost of a day against use</source>
        <translation>Coste de un día según el uso</translation>
    </message>
    <message>
        <source>€ a day</source>
        <translation>€ al día</translation>
    </message>
    <message>
        <source>Where the lines cross, another way of paying becomes the cheaper one.</source>
        <translation>Donde las líneas se cruzan, otra forma de pago pasa a ser la más barata.</translation>
    </message>
    <message>
        <source>candidate %1</source>
        <translation>candidato %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 frente a %2</translation>
    </message>
    <message>
        <source>how far ahead</source>
        <translation>ventaja</translation>
    </message>
    <message numerus="yes">
        <source>The first year takes %1 million €, %n year(s) take %2 million €.</source>
        <translation>
            <numerusform>El primer año cuesta %1&#xa0;M€; %n año cuesta %2&#xa0;M€.</numerusform>
            <numerusform>El primer año cuesta %1&#xa0;M€; %n años cuestan %2&#xa0;M€.</numerusform>
        </translation>
    </message>
    <message>
        <source>change until it is level</source>
        <translation>cambio hasta el empate</translation>
    </message>
    <message>
        <source>with a stated source</source>
        <translation>con fuente indicada</translation>
    </message>
    <message numerus="yes">
        <source>%n on the front</source>
        <translation>
            <numerusform>%n en el frente</numerusform>
            <numerusform>%n en el frente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not decided</source>
        <translation>
            <numerusform>%n sin decidir</numerusform>
            <numerusform>%n sin decidir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dominated</source>
        <translation>
            <numerusform>%n dominado</numerusform>
            <numerusform>%n dominados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fail(s) a gate</source>
        <translation>
            <numerusform>%n no supera un criterio</numerusform>
            <numerusform>%n no superan un criterio</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the cheapest of %n candidate(s)</source>
        <translation>
            <numerusform>los más baratos de %n candidato</numerusform>
            <numerusform>los más baratos de %n candidatos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more dominated candidate(s) not drawn</source>
        <translation>
            <numerusform>%n candidato dominado más sin dibujar</numerusform>
            <numerusform>%n candidatos dominados más sin dibujar</numerusform>
        </translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>en el frente</translation>
    </message>
    <message numerus="yes">
        <source>of %n candidate(s)</source>
        <translation>
            <numerusform>de %n candidato</numerusform>
            <numerusform>de %n candidatos</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known: %1</source>
        <translation>No se conoce: %1</translation>
    </message>
    <message>
        <source>%1 of weights</source>
        <translation>%1 de pesos</translation>
    </message>
    <message>
        <source>%1 of activations and overhead</source>
        <translation>%1 de activaciones y sobrecarga</translation>
    </message>
    <message>
        <source>%1 of KV cache</source>
        <translation>%1 de caché KV</translation>
    </message>
    <message numerus="yes">
        <source>%n replica(s) for the load</source>
        <translation>
            <numerusform>%n réplica para la carga</numerusform>
            <numerusform>%n réplicas para la carga</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more as head-room and reserve</source>
        <translation>
            <numerusform>%n más como margen y reserva</numerusform>
            <numerusform>%n más como margen y reserva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nodo</numerusform>
            <numerusform>%n nodos</numerusform>
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
        <translation>%1, cada uno %2 × %3</translation>
    </message>
    <message numerus="yes">
        <source>of %n input(s)</source>
        <translation>
            <numerusform>de %n entrada</numerusform>
            <numerusform>de %n entradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with its source</source>
        <translation>
            <numerusform>%n con su fuente</numerusform>
            <numerusform>%n con su fuente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stated without one</source>
        <translation>
            <numerusform>%n indicada sin fuente</numerusform>
            <numerusform>%n indicadas sin fuente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n assumed</source>
        <translation>
            <numerusform>%n supuesta</numerusform>
            <numerusform>%n supuestas</numerusform>
        </translation>
    </message>
    <message>
        <source>Assumed: %1</source>
        <translation>Supuestos: %1</translation>
    </message>
    <message numerus="yes">
        <source>candidate(s)</source>
        <translation>
            <numerusform>candidato</numerusform>
            <numerusform>candidatos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>measured run(s)</source>
        <translation>
            <numerusform>medición</numerusform>
            <numerusform>mediciones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (p%2)</source>
        <translation>%1 (p%2)</translation>
    </message>
    <message>
        <source>%1 (mean)</source>
        <translation>%1 (media)</translation>
    </message>
    <message>
        <source>%1 tokens in: the first one out within %2</source>
        <translation>Entran %1 tokens: el primero sale en %2</translation>
    </message>
    <message>
        <source>the first token out within %1</source>
        <translation>el primer token sale en %1</translation>
    </message>
    <message>
        <source>a token each %1</source>
        <translation>un token cada %1</translation>
    </message>
    <message>
        <source>%1 tokens out: one each %2</source>
        <translation>Salen %1 tokens: uno cada %2</translation>
    </message>
    <message>
        <source>%1 tokens out, at a pace that nothing limits</source>
        <translation>Salen %1 tokens, a un ritmo que nada limita</translation>
    </message>
    <message>
        <source>p95: %1 tokens, %2</source>
        <translation>p95: %1 tokens, %2</translation>
    </message>
    <message>
        <source>the whole answer within %1</source>
        <translation>la respuesta entera en %1</translation>
    </message>
    <message>
        <source>p95: %1</source>
        <translation>p95: %1</translation>
    </message>
    <message>
        <source>%1 tokens in</source>
        <translation>Entran %1 tokens</translation>
    </message>
    <message>
        <source>%1 tokens out</source>
        <translation>Salen %1 tokens</translation>
    </message>
    <message>
        <source>Drawn at the limits of the SLO.</source>
        <translation>Dibujado en los límites del SLO.</translation>
    </message>
    <message numerus="yes">
        <source>%n stated figure(s)</source>
        <translation>
            <numerusform>%n cifra declarada</numerusform>
            <numerusform>%n cifras declaradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stated figure(s)</source>
        <translation>
            <numerusform>cifra declarada</numerusform>
            <numerusform>cifras declaradas</numerusform>
        </translation>
    </message>
    <message>
        <source>What does not hold</source>
        <translation>Lo que no se sostiene</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n stated figure(s) do not hold when they are computed.</source>
        <translation>
            <numerusform>%1 de %n cifra declarada no se sostiene al calcularla.</numerusform>
            <numerusform>%1 de %n cifras declaradas no se sostienen al calcularlas.</numerusform>
        </translation>
    </message>
    <message>
        <source>do not hold</source>
        <translation>no se sostienen</translation>
    </message>
    <message numerus="yes">
        <source>of %n stated figure(s)</source>
        <translation>
            <numerusform>de %n cifra declarada</numerusform>
            <numerusform>de %n cifras declaradas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hold(s)</source>
        <translation>
            <numerusform>%n se sostiene</numerusform>
            <numerusform>%n se sostienen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n do(es) not</source>
        <translation>
            <numerusform>%n no</numerusform>
            <numerusform>%n no</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cannot be computed</source>
        <translation>
            <numerusform>%n no se puede calcular</numerusform>
            <numerusform>%n no se pueden calcular</numerusform>
        </translation>
    </message>
    <message>
        <source>A square stands for %1.</source>
        <translation>Un cuadrado equivale a %1.</translation>
    </message>
    <message>
        <source>requests at a time</source>
        <translation>peticiones a la vez</translation>
    </message>
    <message>
        <source>requests a second</source>
        <translation>peticiones por segundo</translation>
    </message>
    <message>
        <source>%1, one replica of %2</source>
        <translation>%1, una réplica de %2</translation>
    </message>
    <message>
        <source>g CO₂e/1M tok, %1</source>
        <translation>g CO₂e/1M tok, %1</translation>
    </message>
    <message>
        <source>cost of %1</source>
        <translation>coste de %1</translation>
    </message>
    <message>
        <source>%1 at the other end of its stated range</source>
        <translation>%1 en el otro extremo de su intervalo indicado</translation>
    </message>
    <message>
        <source>%1 to %2 with 20 % less or more of it</source>
        <translation>de %1 a %2 con un 20 % menos o más</translation>
    </message>
    <message>
        <source>million €, paid in all</source>
        <translation>M€, pagados en total</translation>
    </message>
    <message>
        <source>thousand €, paid in all</source>
        <translation>miles de €, pagados en total</translation>
    </message>
    <message numerus="yes">
        <source>%n more: head-room, reserve and one to spare</source>
        <translation>
            <numerusform>%n más: margen, reserva y una de sobra</numerusform>
            <numerusform>%n más: margen, reserva y una de sobra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: head-room and one to spare</source>
        <translation>
            <numerusform>%n más: margen y una de sobra</numerusform>
            <numerusform>%n más: margen y una de sobra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: reserve and one to spare</source>
        <translation>
            <numerusform>%n más: reserva y una de sobra</numerusform>
            <numerusform>%n más: reserva y una de sobra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more as head-room</source>
        <translation>
            <numerusform>%n más como margen</numerusform>
            <numerusform>%n más como margen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more as a reserve</source>
        <translation>
            <numerusform>%n más como reserva</numerusform>
            <numerusform>%n más como reserva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to spare</source>
        <translation>
            <numerusform>%n de sobra</numerusform>
            <numerusform>%n de sobra</numerusform>
        </translation>
    </message>
    <message>
        <source>no threshold up to here</source>
        <translation>ningún umbral hasta aquí</translation>
    </message>
    <message>
        <source>%1 tokens out: the whole answer within %2</source>
        <translation>Salen %1 tokens: la respuesta entera en %2</translation>
    </message>
    <message>
        <source>%1 would no longer beat %2 if its %3 came to %4.</source>
        <translation>%1 dejaría de superar a %2 si su valor «%3» llegara a %4.</translation>
    </message>
    <message>
        <source>%1 inputs stated, %2 with a source and %3 without; assumed besides: %4.</source>
        <translation>%1 entradas indicadas, %2 con su fuente y %3 sin ella; supuestas además: %4.</translation>
    </message>
</context>
<context>
    <name>ui::SnapshotDialog</name>
    <message>
        <source>Snapshots side by side</source>
        <translation>Instantáneas en paralelo</translation>
    </message>
    <message>
        <source>Headline of each snapshot</source>
        <translation>Titular de cada instantánea</translation>
    </message>
    <message>
        <source>What was changed</source>
        <translation>Qué se cambió</translation>
    </message>
    <message>
        <source>Changes &amp;from</source>
        <translation>Cambios &amp;desde</translation>
    </message>
    <message>
        <source>&amp;to</source>
        <translation>&amp;hasta</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Magnitud</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>After</source>
        <translation>Después</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s)</source>
        <translation>
            <numerusform>%n cambio</numerusform>
            <numerusform>%n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>Return to “%1”</source>
        <extracomment>on a button: %1 is the name of a snapshot</extracomment>
        <translation>Volver a «%1»</translation>
    </message>
    <message>
        <source>Undoes the deletion; so does Undo in the Edit menu.</source>
        <translation>Deshace el borrado; también lo hace Deshacer en el menú Editar.</translation>
    </message>
    <message>
        <source>Return to a snapshot</source>
        <translation>Volver a una instantánea</translation>
    </message>
    <message>
        <source>Delete “%1”</source>
        <extracomment>on a button: %1 is the name of a snapshot</extracomment>
        <translation>Eliminar «%1»</translation>
    </message>
    <message>
        <source>Delete a snapshot</source>
        <translation>Eliminar una instantánea</translation>
    </message>
    <message>
        <source>Bring back “%1”</source>
        <extracomment>on a button: %1 is the name of a snapshot</extracomment>
        <translation>Recuperar «%1»</translation>
    </message>
    <message>
        <source>Choose the snapshot at “Changes from”.</source>
        <translation>La instantánea se elige en «Cambios desde».</translation>
    </message>
</context>
<context>
    <name>ui::Snapshots</name>
    <message>
        <source>Delete the snapshot “%1”</source>
        <extracomment>a step to undo: %1 is the name of the snapshot</extracomment>
        <translation>Borrar la instantánea «%1»</translation>
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
        <translation>Caso
</translation>
    </message>
    <message>
        <source>Weights
</source>
        <translation>Pesos
</translation>
    </message>
    <message>
        <source>Source
</source>
        <translation>Fuente
</translation>
    </message>
    <message>
        <source>Engine
</source>
        <translation>Motor
</translation>
    </message>
    <message>
        <source>Engine
over source</source>
        <translation>Motor
entre fuente</translation>
    </message>
</context>
<context>
    <name>ui::SovereigntyPage</name>
    <message>
        <source>Assessed is</source>
        <translation>Se evalúa</translation>
    </message>
    <message>
        <source>Whose assessment is shown</source>
        <translation>De quién es la evaluación mostrada</translation>
    </message>
    <message>
        <source>What follows</source>
        <translation>Qué se deriva</translation>
    </message>
    <message>
        <source>no legal advice</source>
        <translation>no es asesoramiento jurídico</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>no se sabe</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message>
        <source>Personal data</source>
        <translation>Datos personales</translation>
    </message>
    <message>
        <source>Whether prompts or answers hold any.</source>
        <translation>Si los prompts o las respuestas los contienen.</translation>
    </message>
    <message>
        <source>Under US law</source>
        <translation>Bajo ley de EE. UU.</translation>
    </message>
    <message>
        <source>Whether the operator or its owner is within reach of the CLOUD Act and FISA 702.</source>
        <translation>Si el operador o su propietario están al alcance de la CLOUD Act y FISA 702.</translation>
    </message>
    <message>
        <source>AI Act risk</source>
        <translation>Riesgo según el Reglamento de IA</translation>
    </message>
    <message>
        <source>minimal</source>
        <translation>mínimo</translation>
    </message>
    <message>
        <source>limited</source>
        <translation>limitado</translation>
    </message>
    <message>
        <source>high</source>
        <translation>alto</translation>
    </message>
    <message>
        <source>prohibited</source>
        <translation>prohibido</translation>
    </message>
    <message>
        <source>Of the use, not of the model.</source>
        <translation>Del uso, no del modelo.</translation>
    </message>
    <message>
        <source>AI Act role</source>
        <translation>Papel según el Reglamento de IA</translation>
    </message>
    <message>
        <source>deployer</source>
        <translation>responsable del despliegue</translation>
    </message>
    <message>
        <source>provider</source>
        <translation>proveedor</translation>
    </message>
    <message>
        <source>Who puts the system into service provides it.</source>
        <translation>Quien pone en servicio el sistema es su proveedor.</translation>
    </message>
    <message>
        <source>Operator&apos;s law</source>
        <translation>Ley del operador</translation>
    </message>
    <message>
        <source>The country whose law the operator is under.</source>
        <translation>El país a cuya legislación está sujeto el operador.</translation>
    </message>
    <message>
        <source>Owner&apos;s law</source>
        <translation>Ley del propietario</translation>
    </message>
    <message>
        <source>The country whose law its owner is under.</source>
        <translation>El país a cuya legislación está sujeto su propietario.</translation>
    </message>
    <message>
        <source>Providers</source>
        <translation>Proveedores</translation>
    </message>
    <message>
        <source>Providers with price and law</source>
        <translation>Proveedores con precio y legislación</translation>
    </message>
    <message>
        <source>A double click or Enter takes the provider into the scenario.</source>
        <translation>Un doble clic o Intro lleva el proveedor al escenario.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>The scenario&apos;s operator is %1.</source>
        <translation>El operador del escenario es %1.</translation>
    </message>
    <message>
        <source>the scenario: %1</source>
        <translation>el escenario: %1</translation>
    </message>
    <message>
        <source>the scenario</source>
        <translation>el escenario</translation>
    </message>
    <message>
        <source>candidate %1: %2</source>
        <translation>candidato %1: %2</translation>
    </message>
    <message>
        <source>Candidates that state their values, and do not change the scenario, have no assessment of their own.</source>
        <translation>Los candidatos que indican sus valores y no modifican el escenario no tienen evaluación propia.</translation>
    </message>
    <message>
        <source>The gate asks for %1; whether it is held is not known.</source>
        <translation>El criterio excluyente exige %1; no se sabe si se cumple.</translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is held.</source>
        <translation>El criterio excluyente exige %1, y se cumple.</translation>
    </message>
    <message>
        <source>The gate asks for %1, and it is not held.</source>
        <translation>El criterio excluyente exige %1, y no se cumple.</translation>
    </message>
    <message>
        <source>All eight objectives are assessed: SEAL-%1 by the weakest, %2 of 100 on the weighted mean.</source>
        <translation>Los ocho objetivos están evaluados: SEAL-%1 por el más débil, %2 de 100 en la media ponderada.</translation>
    </message>
    <message>
        <source>%1 of 8 objectives are assessed: at most SEAL-%2, between %3 and %4 of 100.</source>
        <translation>%1 de 8 objetivos evaluados: como máximo SEAL-%2, entre %3 y %4 de 100.</translation>
    </message>
    <message>
        <source>None of the eight objectives is assessed yet: level and score are not known.</source>
        <translation>Ninguno de los ocho objetivos está evaluado aún: no se conocen nivel ni puntuación.</translation>
    </message>
    <message>
        <source>Cloud Sovereignty Framework of the European Commission, v1.2.1: the weakest objective gives the level, the weights give the score.</source>
        <translation>Cloud Sovereignty Framework de la Comisión Europea, v1.2.1: el objetivo más débil da el nivel; los pesos dan la puntuación.</translation>
    </message>
    <message>
        <source>Providers of %1</source>
        <translation>Proveedores de %1</translation>
    </message>
    <message>
        <source>Providers, any GPU</source>
        <translation>Proveedores, cualquier GPU</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Chat with documents</source>
        <translation>Chat con documentos</translation>
    </message>
    <message>
        <source>Sweep, candidates and figures of one project</source>
        <translation>Barrido, candidatos y cifras de un proyecto</translation>
    </message>
    <message>
        <source>Where the knee lies</source>
        <translation>Dónde está el codo</translation>
    </message>
    <message>
        <source>Five loads of a benchmark under an SLO</source>
        <translation>Cinco cargas de un benchmark bajo un SLO</translation>
    </message>
    <message>
        <source>Who dominates whom</source>
        <translation>Quién domina a quién</translation>
    </message>
    <message>
        <source>Four candidates, one gate, one front</source>
        <translation>Cuatro candidatos, un criterio excluyente, un frente</translation>
    </message>
    <message>
        <source>What a million tokens cost</source>
        <translation>Cuánto cuesta un millón de tokens</translation>
    </message>
    <message>
        <source>Price an hour, throughput, power, grid</source>
        <translation>Precio por hora, rendimiento, potencia, red eléctrica</translation>
    </message>
    <message>
        <source>One replica or two</source>
        <translation>Una réplica o dos</translation>
    </message>
    <message>
        <source>Two splits of the same GPUs against load</source>
        <translation>Dos repartos de las mismas GPU según la carga</translation>
    </message>
    <message>
        <source>How many GPUs</source>
        <translation>Cuántas GPU</translation>
    </message>
    <message>
        <source>200 requests a second, sized by simulation</source>
        <translation>200 peticiones por segundo, dimensionadas por simulación</translation>
    </message>
    <message>
        <source>Drop a project or the results of a benchmark anywhere on this window, or begin with one of these.</source>
        <translation>Soltar un proyecto o los resultados de un benchmark en cualquier lugar de esta ventana, o empezar con uno de estos.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Ejemplos</translation>
    </message>
    <message>
        <source>Begin with a kind of load</source>
        <translation>Empezar con un tipo de carga</translation>
    </message>
    <message>
        <source>prompt and answer, median tokens</source>
        <translation>prompt y respuesta, mediana de tokens</translation>
    </message>
    <message>
        <source>%1   %2 + %3</source>
        <translation>%1   %2 + %3</translation>
    </message>
    <message>
        <source>A new project with these lengths and the engine settings that suit them</source>
        <translation>Un proyecto nuevo con estas longitudes y los ajustes del motor adecuados</translation>
    </message>
    <message>
        <source>Import results…</source>
        <translation>Importar resultados…</translation>
    </message>
    <message>
        <source>Open a project…</source>
        <translation>Abrir un proyecto…</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>Proyecto nuevo</translation>
    </message>
    <message>
        <source>None yet: what you save stands here the next time.</source>
        <translation>Ninguno todavía: lo que se guarde aparecerá aquí la próxima vez.</translation>
    </message>
    <message>
        <source>A text, audited</source>
        <translation>Un texto, auditado</translation>
    </message>
    <message>
        <source>What it states, and what its own inputs give</source>
        <translation>Lo que afirma y lo que dan sus propios datos de entrada</translation>
    </message>
    <message>
        <source>A 70B model in production</source>
        <translation>Un modelo de 70B en producción</translation>
    </message>
    <message>
        <source>Every figure of a fleet over three years</source>
        <translation>Todas las cifras de una flota en tres años</translation>
    </message>
    <message>
        <source>From when owning beats buying tokens</source>
        <translation>Desde cuándo la propiedad supera a comprar tokens</translation>
    </message>
    <message>
        <source>What moves the cost of a token</source>
        <translation>Qué mueve el coste de un token</translation>
    </message>
    <message>
        <source>A grid of engine settings</source>
        <translation>Una cuadrícula de ajustes del motor</translation>
    </message>
    <message>
        <source>What fits into the memory of a GPU</source>
        <translation>Qué cabe en la memoria de una GPU</translation>
    </message>
    <message>
        <source>Context and precision against memory</source>
        <translation>Contexto y precisión frente a memoria</translation>
    </message>
    <message>
        <source>The worksheet in BF16</source>
        <translation>La hoja de cálculo en BF16</translation>
    </message>
    <message>
        <source>The worksheet in FP8</source>
        <translation>La hoja de cálculo en FP8</translation>
    </message>
    <message>
        <source>The worksheet in FP8 with speculative decoding</source>
        <translation>La hoja de cálculo en FP8 con decodificación especulativa</translation>
    </message>
    <message>
        <source>A node rented by the hour</source>
        <translation>Un nodo alquilado por hora</translation>
    </message>
    <message>
        <source>The same node in Germany</source>
        <translation>El mismo nodo en Alemania</translation>
    </message>
    <message>
        <source>The same node at 4,200 tokens a second</source>
        <translation>El mismo nodo a 4200 tokens por segundo</translation>
    </message>
    <message>
        <source>One GPU at work all year</source>
        <translation>Una GPU trabajando todo el año</translation>
    </message>
    <message>
        <source>Recent projects</source>
        <translation>Proyectos recientes</translation>
    </message>
</context>
<context>
    <name>ui::StatusStrip</name>
    <message>
        <source>provenance</source>
        <translation>procedencia</translation>
    </message>
    <message>
        <source>design</source>
        <translation>diseño</translation>
    </message>
    <message>
        <source>benchmark</source>
        <translation>benchmark</translation>
    </message>
    <message>
        <source>production</source>
        <translation>producción</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
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
        <translation>%1 %2 a %3%4</translation>
    </message>
    <message>
        <source>Where an answer flips</source>
        <translation>Dónde se invierte una respuesta</translation>
    </message>
    <message>
        <source>How sure the choice is</source>
        <translation>Cuán segura es la elección</translation>
    </message>
    <message>
        <source>The figures over the draws</source>
        <translation>Las cifras en las simulaciones</translation>
    </message>
    <message>
        <source>What 1 % of an input does</source>
        <translation>Qué hace un 1 % de un dato de entrada</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Cifras</translation>
    </message>
    <message>
        <source>Flips</source>
        <translation>Puntos de inversión</translation>
    </message>
    <message>
        <source>Elasticities</source>
        <translation>Elasticidades</translation>
    </message>
    <message numerus="yes">
        <source>%1 draws, seed %2, of %n uncertain input(s): %3</source>
        <translation>
            <numerusform>%1 simulaciones, semilla %2, de %n dato de entrada incierto: %3</numerusform>
            <numerusform>%1 simulaciones, semilla %2, de %n datos de entrada inciertos: %3</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of the draws are simulated as well: the quick way is off by %2 in the middle, by %3 at most.</source>
        <translation>%1 de las simulaciones se repiten evento a evento: el método rápido se desvía %2 en la mediana, %3 como máximo.</translation>
    </message>
    <message>
        <source>Figure of the scenario</source>
        <translation>Cifra del escenario</translation>
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
        <translation>Niveles por separado</translation>
    </message>
    <message>
        <source>No answer flips within the range of any input.</source>
        <translation>Ninguna respuesta se invierte dentro del intervalo de ningún dato de entrada.</translation>
    </message>
    <message>
        <source>Input</source>
        <translation>Dato de entrada</translation>
    </message>
    <message>
        <source>for 1 %</source>
        <translation>por 1 %</translation>
    </message>
    <message>
        <source>at −50 %</source>
        <translation>con −50 %</translation>
    </message>
    <message>
        <source>at +50 %</source>
        <translation>con +50 %</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message numerus="yes">
        <source>The nearest of each of %n candidate(s)</source>
        <translation>
            <numerusform>El más cercano del único candidato</numerusform>
            <numerusform>El más cercano de cada uno de los %n candidatos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All %n flip(s), the nearest first</source>
        <translation>
            <numerusform>El único punto de inversión</numerusform>
            <numerusform>Los %n puntos de inversión, primero el más cercano</numerusform>
        </translation>
    </message>
    <message>
        <source>No input states a range, so there is nothing to draw. “State a range…” above says how uncertain a value is.</source>
        <translation>Ningún dato indica un intervalo, así que no hay nada que simular. «Indicar un intervalo…», arriba, dice cuán incierto es un valor.</translation>
    </message>
</context>
<context>
    <name>ui::SweepCalibration</name>
    <message>
        <source>Calibrate on this sweep</source>
        <translation>Calibrar con este barrido</translation>
    </message>
    <message>
        <source>Remove the calibration</source>
        <translation>Quitar la calibración</translation>
    </message>
    <message>
        <source>Fit what fixed times, prompts and memory reads cost to the points of this sweep; all predictions of this model on this GPU then use it</source>
        <translation>Ajustar a los puntos de este barrido lo que cuestan los tiempos fijos, los prompts y las lecturas de memoria; todas las predicciones de este modelo en esta GPU lo usan después</translation>
    </message>
    <message>
        <source>Predict with the shipped coefficients again</source>
        <translation>Volver a prever con los coeficientes incluidos</translation>
    </message>
    <message>
        <source>The calibration on %1 is of %2 on %3 and does not hold for this scenario.</source>
        <translation>La calibración con %1 es de %2 en %3 y no vale para este escenario.</translation>
    </message>
    <message>
        <source>fixed times × %1, prompts × %2, memory reads × %3</source>
        <translation>tiempos fijos × %1, prompts × %2, lecturas de memoria × %3</translation>
    </message>
    <message>
        <source>Predictions are calibrated on %1: %2.</source>
        <translation>Las predicciones están calibradas con %1: %2.</translation>
    </message>
    <message>
        <source>The sweep is being fitted …</source>
        <translation>Se está ajustando al barrido …</translation>
    </message>
    <message>
        <source>What is predicted stands on the shipped coefficients.</source>
        <translation>Lo previsto se basa en los coeficientes incluidos.</translation>
    </message>
    <message>
        <source>Calibrate on %1</source>
        <translation>Calibrar con %1</translation>
    </message>
    <message>
        <source>Predictions are now calibrated on %1.</source>
        <translation>Las predicciones están ahora calibradas con %1.</translation>
    </message>
    <message>
        <source>TPOT of its points: %1 % off on the median before, %2 % now.</source>
        <translation>TPOT de sus puntos: desviación mediana del %1 % antes, del %2 % ahora.</translation>
    </message>
    <message>
        <source>The calibration was stopped: the results that it was fitted to are no longer those at hand.</source>
        <translation>La calibración se ha detenido: los resultados a los que se ajustaba ya no son los presentes.</translation>
    </message>
</context>
<context>
    <name>ui::TableMappingsDialog</name>
    <message>
        <source>Columns of tables</source>
        <translation>Columnas de tablas</translation>
    </message>
    <message>
        <source>Edit…</source>
        <translation>Editar…</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Olvidar</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Taken as</source>
        <translation>Tomado como</translation>
    </message>
    <message>
        <source>Tables with these columns are imported without a question.</source>
        <translation>Las tablas con estas columnas se importan sin preguntar.</translation>
    </message>
    <message>
        <source>Nothing is remembered yet: drop a table on the window whose columns nobody knows.</source>
        <translation>Aún no se recuerda nada: soltar en la ventana una tabla de columnas desconocidas.</translation>
    </message>
    <message>
        <source>this table</source>
        <translation>esta tabla</translation>
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
        <translation>0 a 1</translation>
    </message>
    <message>
        <source>tok, mean</source>
        <translation>tok, media</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Motor</translation>
    </message>
    <message>
        <source>Engine version</source>
        <translation>Versión del motor</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizador</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precisión</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>Número de GPU</translation>
    </message>
    <message>
        <source>Tensor parallel (TP)</source>
        <translation>Paralelismo tensorial (TP)</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>Conjunto de datos</translation>
    </message>
    <message>
        <source>Version of the tool</source>
        <translation>Versión de la herramienta</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Concurrency</source>
        <translation>Concurrencia</translation>
    </message>
    <message>
        <source>Request rate asked for</source>
        <translation>Tasa de peticiones pedida</translation>
    </message>
    <message>
        <source>Duration</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Requests completed</source>
        <translation>Peticiones completadas</translation>
    </message>
    <message>
        <source>Requests failed</source>
        <translation>Peticiones fallidas</translation>
    </message>
    <message>
        <source>Requests answered</source>
        <translation>Peticiones respondidas</translation>
    </message>
    <message>
        <source>Output throughput</source>
        <translation>Rendimiento de salida</translation>
    </message>
    <message>
        <source>Input throughput</source>
        <translation>Rendimiento de entrada</translation>
    </message>
    <message>
        <source>Total throughput</source>
        <translation>Rendimiento total</translation>
    </message>
    <message>
        <source>Goodput, share</source>
        <translation>Goodput, proporción</translation>
    </message>
    <message>
        <source>Goodput, requests</source>
        <translation>Goodput, peticiones</translation>
    </message>
    <message>
        <source>Prompt length</source>
        <translation>Longitud del prompt</translation>
    </message>
    <message>
        <source>Output length</source>
        <translation>Longitud de la salida</translation>
    </message>
    <message>
        <source>TPOT with the first token</source>
        <translation>TPOT con el primer token</translation>
    </message>
    <message>
        <source>not a figure: a note</source>
        <translation>no es una cifra: una nota</translation>
    </message>
</context>
<context>
    <name>ui::TableView</name>
    <message>
        <source>Filter</source>
        <translation>Filtrar</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Filter rows…</source>
        <translation>Filtrar filas…</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>so many rows are left of all; both numbers are written out</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>No row matches the filter.</source>
        <translation>Ninguna fila coincide con el filtro.</translation>
    </message>
</context>
<context>
    <name>ui::TagDialog</name>
    <message numerus="yes">
        <source>Tag %n run(s)</source>
        <translation>
            <numerusform>Etiquetar %n ejecución</numerusform>
            <numerusform>Etiquetar %n ejecuciones</numerusform>
        </translation>
    </message>
    <message>
        <source>What you say here stands over what the files say, is marked as said by you, and is kept in the project. An empty field changes nothing.</source>
        <translation>Lo que se indica aquí prevalece sobre lo que dicen los archivos, se marca como indicado por el usuario y se guarda en el proyecto. Un campo vacío no cambia nada.</translation>
    </message>
    <message>
        <source>What the runs will say</source>
        <translation>Lo que dirán las ejecuciones</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiquetar</translation>
    </message>
    <message>
        <source>not said</source>
        <translation>sin indicar</translation>
    </message>
    <message>
        <source>several: %1</source>
        <translation>varios: %1</translation>
    </message>
    <message>
        <source>%1, said by you</source>
        <translation>%1, indicado por el usuario</translation>
    </message>
    <message>
        <source>%1, said by the file</source>
        <translation>%1, indicado por el archivo</translation>
    </message>
    <message>
        <source>Take %1 from the name</source>
        <translation>Tomar %1 del nombre</translation>
    </message>
    <message>
        <source>Take %1 from the names</source>
        <translation>Tomar %1 de los nombres</translation>
    </message>
    <message>
        <source>Suggested by “%1”; each run takes what its own name says.</source>
        <translation>Sugerido por «%1»; cada ejecución toma lo que dice su propio nombre.</translation>
    </message>
    <message>
        <source>Take the tag away</source>
        <translation>Quitar la etiqueta</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Ejecución</translation>
    </message>
    <message>
        <source>Load</source>
        <translation>Carga</translation>
    </message>
    <message>
        <source>said by you</source>
        <translation>indicado por el usuario</translation>
    </message>
</context>
<context>
    <name>ui::Task</name>
    <message>
        <source>An unknown error occurred.</source>
        <translation>Se produjo un error desconocido.</translation>
    </message>
</context>
<context>
    <name>ui::Tools</name>
    <message>
        <source>table</source>
        <translation>tabla</translation>
    </message>
    <message>
        <source>Tool and version</source>
        <translation>Herramienta y versión</translation>
    </message>
    <message>
        <source>Model, precision</source>
        <translation>Modelo, precisión</translation>
    </message>
    <message>
        <source>Hardware, links</source>
        <translation>Hardware, interconexión</translation>
    </message>
    <message>
        <source>Engine, flags</source>
        <translation>Motor, opciones</translation>
    </message>
    <message>
        <source>Length distribution</source>
        <translation>Distribución de longitudes</translation>
    </message>
    <message>
        <source>Sweep past the knee</source>
        <translation>Barrido más allá del codo</translation>
    </message>
    <message>
        <source>SLO</source>
        <translation>SLO</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Calentamiento</translation>
    </message>
    <message>
        <source>Tokenizer</source>
        <translation>Tokenizador</translation>
    </message>
    <message>
        <source>closed loop</source>
        <translation>bucle cerrado</translation>
    </message>
    <message>
        <source>open loop</source>
        <translation>bucle abierto</translation>
    </message>
    <message>
        <source>rate and concurrency capped</source>
        <translation>tasa y concurrencia limitadas</translation>
    </message>
    <message>
        <source>offline</source>
        <translation>offline</translation>
    </message>
    <message>
        <source>static batch</source>
        <translation>lote estático</translation>
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
        <translation>texto de consola</translation>
    </message>
    <message>
        <source>grid search</source>
        <translation>búsqueda en cuadrícula</translation>
    </message>
</context>
<context>
    <name>ui::TornadoView</name>
    <message>
        <source>What moves the figure</source>
        <translation>Qué mueve la magnitud</translation>
    </message>
    <message>
        <source>%1 is the widest of %2 bars.</source>
        <translation>%1 es la más ancha de %2 barras.</translation>
    </message>
    <message>
        <source>%1: from %2 to %3%4, as stated (5 % and 95 %)</source>
        <translation>%1: de %2 a %3%4, según lo indicado (5 % y 95 %)</translation>
    </message>
    <message>
        <source>%1: from %2 to %3%4, 20 % either way, for no range is stated</source>
        <translation>%1: de %2 a %3%4, 20 % en cada sentido, pues no se indica ningún intervalo</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>ahora %1</translation>
    </message>
    <message>
        <source>better</source>
        <translation>mejor</translation>
    </message>
    <message>
        <source>worse</source>
        <translation>peor</translation>
    </message>
</context>
<context>
    <name>ui::Tour</name>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>a step of the tour, &quot;2 of 5&quot;</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Listo</translation>
    </message>
</context>
<context>
    <name>ui::TwoWayView</name>
    <message>
        <source>Two inputs at a time</source>
        <translation>Dos datos de entrada a la vez</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tabla</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>&amp;Vertical</translation>
    </message>
    <message>
        <source>Acr&amp;oss</source>
        <translation>&amp;Horizontal</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1 por %2</translation>
    </message>
    <message>
        <source>%1 down, %2 across</source>
        <translation>%1 en vertical, %2 en horizontal</translation>
    </message>
    <message>
        <source>%1: %2 down, %3 across</source>
        <translation>%1: %2 en vertical, %3 en horizontal</translation>
    </message>
</context>
<context>
    <name>ui::TypedCandidates</name>
    <message>
        <source>%1, %2: “%3” can be read as two numbers. Write it without a separator of thousands.</source>
        <translation>%1, %2: «%3» puede leerse como dos números distintos. Escribirlo sin separador de miles.</translation>
    </message>
    <message>
        <source>%1, %2: “%3” is no number. Leave the cell empty where the value is unknown.</source>
        <translation>%1, %2: «%3» no es un número. Dejar la celda vacía si no se conoce el valor.</translation>
    </message>
    <message>
        <source>A candidate needs a short name in the first column.</source>
        <translation>Un candidato necesita un nombre corto en la primera columna.</translation>
    </message>
    <message>
        <source>There is a candidate %1 already: give this one another name.</source>
        <translation>Ya existe un candidato %1: dar otro nombre a este.</translation>
    </message>
</context>
<context>
    <name>ui::VramBar</name>
    <message>
        <source>Memory of one GPU</source>
        <translation>Memoria de una GPU</translation>
    </message>
    <message>
        <source>The memory of a GPU is not known: state a model and a GPU.</source>
        <translation>No se conoce la memoria de una GPU: indicar un modelo y una GPU.</translation>
    </message>
    <message>
        <source>%1 of weights, %2 of KV cache, %3 of activations, %4 of overhead and %5 free per GPU.</source>
        <translation>%1 de pesos, %2 de caché KV, %3 de activaciones, %4 de sobrecarga y %5 libres por GPU.</translation>
    </message>
    <message>
        <source>%1 requests of %2 tokens fit.</source>
        <translation>Caben %1 peticiones de %2 tokens.</translation>
    </message>
    <message>
        <source>weights</source>
        <translation>pesos</translation>
    </message>
    <message>
        <source>KV cache</source>
        <translation>caché KV</translation>
    </message>
    <message>
        <source>activations</source>
        <translation>activaciones</translation>
    </message>
    <message>
        <source>overhead</source>
        <translation>sobrecarga</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>activations %1, overhead %2, free %3</source>
        <translation>activaciones %1, sobrecarga %2, libre %3</translation>
    </message>
    <message>
        <source>KV cache %1</source>
        <translation>caché KV %1</translation>
    </message>
    <message>
        <source>%1 requests of %2 tokens</source>
        <translation>%1 peticiones de %2 tokens</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>no cabe</translation>
    </message>
</context>
<context>
    <name>ui::WeightsDialog</name>
    <message>
        <source>Your own weights</source>
        <translation>Pesos propios</translation>
    </message>
    <message>
        <source>The front needs no weights. They order the candidates by what matters to you; each axis counts from the worst to the best of those that are ranked.</source>
        <translation>El frente no necesita pesos. Estos ordenan los candidatos según lo que importa al usuario; cada eje cuenta del peor al mejor de los clasificados.</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Keep in the project</source>
        <translation>Guardar en el proyecto</translation>
    </message>
    <message>
        <source>No weights</source>
        <translation>Sin pesos</translation>
    </message>
    <message>
        <source>Weight of %1</source>
        <translation>Peso de %1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>First
% of the draws</source>
        <translation>Primero
% de las simulaciones</translation>
    </message>
    <message>
        <source>Same rank
% of the draws</source>
        <translation>Mismo puesto
% de las simulaciones</translation>
    </message>
    <message>
        <source>Give an axis a weight, and the candidates are ranked.</source>
        <translation>Basta dar un peso a un eje para clasificar los candidatos.</translation>
    </message>
    <message numerus="yes">
        <source>%n candidate(s) have no rank: a value on a weighted axis is unknown.</source>
        <translation>
            <numerusform>%n candidato no tiene puesto: se desconoce un valor en un eje ponderado.</numerusform>
            <numerusform>%n candidatos no tienen puesto: se desconoce un valor en un eje ponderado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Remove the weights</source>
        <translation>Quitar los pesos</translation>
    </message>
    <message>
        <source>Set the weights</source>
        <translation>Fijar los pesos</translation>
    </message>
</context>
<context>
    <name>ui::WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Scenario</source>
        <translation>E&amp;scenario</translation>
    </message>
    <message>
        <source>&amp;Data</source>
        <translation>&amp;Datos</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>&amp;Informe</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Abrir &amp;reciente</translation>
    </message>
    <message>
        <source>E&amp;xamples</source>
        <translation>E&amp;jemplos</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>A&amp;pariencia</translation>
    </message>
    <message>
        <source>Start from a &amp;profile</source>
        <translation>Empezar desde un &amp;perfil</translation>
    </message>
    <message>
        <source>&amp;Sweep of the headline</source>
        <translation>&amp;Barrido del titular</translation>
    </message>
    <message>
        <source>&amp;Remove results</source>
        <translation>&amp;Quitar resultados</translation>
    </message>
    <message>
        <source>&amp;New project</source>
        <translation>&amp;Nuevo proyecto</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Guardar &amp;como…</translation>
    </message>
    <message>
        <source>Re&amp;load</source>
        <translation>R&amp;ecargar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Find a command, field or candidate…</source>
        <translation>&amp;Buscar un comando, campo o candidato…</translation>
    </message>
    <message>
        <source>&amp;Remarks</source>
        <translation>&amp;Observaciones</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Take this as the &amp;baseline</source>
        <translation>Tomar como &amp;referencia</translation>
    </message>
    <message>
        <source>&amp;Forget the baseline</source>
        <translation>&amp;Olvidar la referencia</translation>
    </message>
    <message>
        <source>&amp;Pin as a candidate</source>
        <translation>&amp;Fijar como candidato</translation>
    </message>
    <message>
        <source>&amp;Import result files…</source>
        <translation>&amp;Importar archivos de resultados…</translation>
    </message>
    <message>
        <source>Import a &amp;folder…</source>
        <translation>Importar una &amp;carpeta…</translation>
    </message>
    <message>
        <source>&amp;Cancel the import</source>
        <translation>Ca&amp;ncelar la importación</translation>
    </message>
    <message>
        <source>Export the &amp;chart…</source>
        <translation>Exportar el &amp;gráfico…</translation>
    </message>
    <message>
        <source>Export &amp;all charts…</source>
        <translation>Exportar &amp;todos los gráficos…</translation>
    </message>
    <message>
        <source>&amp;About Paretoscope</source>
        <translation>&amp;Acerca de Paretoscope</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Acerca de &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Presentar</translation>
    </message>
    <message>
        <source>Take a &amp;snapshot</source>
        <translation>Tomar una &amp;instantánea</translation>
    </message>
    <message>
        <source>&amp;Compare snapshots…</source>
        <translation>&amp;Comparar instantáneas…</translation>
    </message>
    <message>
        <source>&amp;Paste results from a spreadsheet</source>
        <translation>&amp;Pegar resultados de una hoja de cálculo</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>Pá&amp;gina de inicio</translation>
    </message>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Tamaño del texto</translation>
    </message>
    <message>
        <source>C&amp;olumns of tables…</source>
        <translation>C&amp;olumnas de tablas…</translation>
    </message>
    <message>
        <source>&amp;Help on this page</source>
        <translation>&amp;Ayuda sobre esta página</translation>
    </message>
    <message>
        <source>&amp;What is this?</source>
        <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
        <source>A &amp;tour of the window</source>
        <translation>&amp;Recorrido por la ventana</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Cor&amp;tar</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>&amp;Pegar</translation>
    </message>
    <message>
        <source>&amp;Kept copies</source>
        <translation>Copias &amp;conservadas</translation>
    </message>
</context>
<context>
    <name>ui::WorksheetView</name>
    <message>
        <source>Worksheet</source>
        <translation>Hoja de cálculo</translation>
    </message>
</context>
<context>
    <name>ui::axes</name>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
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
        <translation>Goodput por GPU</translation>
    </message>
    <message>
        <source>tok/s a GPU</source>
        <translation>tok/s por GPU</translation>
    </message>
    <message>
        <source>Goodput per kW</source>
        <translation>Goodput por kW</translation>
    </message>
    <message>
        <source>tok/s/kW</source>
        <translation>tok/s/kW</translation>
    </message>
    <message>
        <source>tok/s a kW</source>
        <translation>tok/s por kW</translation>
    </message>
    <message>
        <source>Goodput per € of capex</source>
        <translation>Goodput por € de capex</translation>
    </message>
    <message>
        <source>tok/s/€</source>
        <translation>tok/s/€</translation>
    </message>
    <message>
        <source>tok/s a €</source>
        <translation>tok/s por €</translation>
    </message>
    <message>
        <source>Energy</source>
        <translation>Energía</translation>
    </message>
    <message>
        <source>J/tok</source>
        <translation>J/tok</translation>
    </message>
    <message>
        <source>Carbon</source>
        <translation>Carbono</translation>
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
        <translation>Soberanía</translation>
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
        <translation>Potencia</translation>
    </message>
    <message>
        <source>Water</source>
        <translation>Agua</translation>
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
        <translation>Calidad</translation>
    </message>
    <message>
        <source>Head-room</source>
        <translation>Margen</translation>
    </message>
    <message>
        <source>on the front</source>
        <translation>en el frente</translation>
    </message>
    <message>
        <source>dominated</source>
        <translation>dominado</translation>
    </message>
    <message>
        <source>dominated by %1</source>
        <translation>dominado por %1</translation>
    </message>
    <message>
        <source>undecided</source>
        <translation>sin decidir</translation>
    </message>
    <message>
        <source>out: fails the gate</source>
        <translation>fuera: no cumple el criterio excluyente</translation>
    </message>
</context>
<context>
    <name>ui::charts</name>
    <message>
        <source>%1 at %2</source>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>What moves it</source>
        <translation>Qué lo mueve</translation>
    </message>
    <message>
        <source>Stated ranges at 5 % and 95 %; inputs without one at ±20 %, to compare by. Grey: the lower end.</source>
        <translation>Intervalos indicados al 5 % y al 95 %; las entradas sin intervalo a ±20 %, para comparar. Gris: el extremo inferior.</translation>
    </message>
    <message>
        <source>%1 moves it most, of %2 inputs.</source>
        <translation>%1 es lo que más lo mueve, de %2 entradas.</translation>
    </message>
    <message>
        <source>%1 along %2</source>
        <translation>%1 a lo largo de %2</translation>
    </message>
    <message>
        <source>now %1</source>
        <translation>ahora %1</translation>
    </message>
    <message>
        <source>%1 changes at %2</source>
        <translation>%1 cambia en %2</translation>
    </message>
    <message>
        <source>%1 | %2 at %3</source>
        <translation>%1 | %2 en %3</translation>
    </message>
    <message>
        <source>%1: lowest %2 at %3, highest %4 at %5.</source>
        <translation>%1: mínimo %2 en %3, máximo %4 en %5.</translation>
    </message>
</context>
<context>
    <name>ui::charts::ChartTableDialog</name>
    <message>
        <source>Figures of the chart</source>
        <translation>Valores del gráfico</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
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
        <translation>%1, previsto: %2</translation>
    </message>
    <message>
        <source>Copy as image</source>
        <translation>Copiar como imagen</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>Copiar datos</translation>
    </message>
    <message>
        <source>Show as table</source>
        <translation>Mostrar como tabla</translation>
    </message>
    <message>
        <source>Export as %1…</source>
        <translation>Exportar como %1…</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Mostrar todo</translation>
    </message>
    <message>
        <source>%1 file (*.%2)</source>
        <translation>Archivo %1 (*.%2)</translation>
    </message>
    <message>
        <source>Export the chart</source>
        <translation>Exportar el gráfico</translation>
    </message>
    <message>
        <source>The chart was saved to %1.</source>
        <translation>El gráfico se guardó en %1.</translation>
    </message>
    <message>
        <source>Logarithmic x-axis</source>
        <translation>Eje x logarítmico</translation>
    </message>
    <message>
        <source>Logarithmic y-axis</source>
        <translation>Eje y logarítmico</translation>
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
        <translation>Ninguna carga probada cumple el SLO.</translation>
    </message>
    <message>
        <source>Safe capacity %1</source>
        <translation>Capacidad segura %1</translation>
    </message>
</context>
<context>
    <name>ui::pages</name>
    <message>
        <source>Knee</source>
        <translation>Codo</translation>
    </message>
    <message>
        <source>Benchmarks</source>
        <translation>Benchmarks</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Comparativa</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Sizing</source>
        <translation>Dimensionamiento</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Costes</translation>
    </message>
    <message>
        <source>Sensitivity</source>
        <translation>Sensibilidad</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catálogo</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Inicio</translation>
    </message>
    <message>
        <source>Sovereignty</source>
        <translation>Soberanía</translation>
    </message>
    <message>
        <source>Audit</source>
        <translation>Auditoría</translation>
    </message>
</context>
</TS>
