/**
 * Notes as people paste them. In front of each line its class: `named` (the heading names its noun), `fact`, `quote`
 * (several lines with ⏎ in between), `asked` (a question of readers) or `own` (a note to oneself); then the number of its heading.
 */
export interface MixedNotes {
  readonly language: string;
  readonly topic: string;
  readonly also: string;
  readonly questions: string;
  readonly headings: readonly string[];
  readonly lines: string;
}

export const MIXED_NOTES: readonly MixedNotes[] = [
  {
    language: 'en',
    topic: 'Is a heat pump right for an old house?',
    also: 'Also',
    questions: 'Common questions',
    headings: [
      'What a heat pump does',
      'Insulation first',
      'The hot water cylinder',
      'Radiators',
      'Noise',
      'Costs and grants',
      'Common questions',
    ],
    lines: `named 2 The cylinder takes the space of a fridge-freezer
own 0 client: don't name the installer
named 1 Insulation of the loft pays back within four winters
quote 3 “We changed five of eleven radiators and nobody misses the old ones.” (Moira Ellis, owner of a terraced house)
fact 0 Warmth from the outside air is lifted to a useful temperature
asked 6 Can I keep my radiators?
own 0 TODO photo of the plant room
named 4 Noise at three metres: 42 dB(A)
fact 5 Ours was £13,400 before anything came back
asked 6 How long does the installation take?
own 0 ask Joan about the tank
quote 4 “I hear the fridge, not the pump” — Dev Patel, neighbour
fact 0 One unit of electricity moves about three of heat
own 0 check with legal
named 2 A thin cylinder fits under the stairs
named 5 Grants end in March 2028 as things stand
asked 6 Is planning permission needed?
own 0 warranty still 7 years?
quote 1 Owen Price, who has fitted 300 pumps, puts it like this:⏎“Fill the walls, then size the pump.”
fact 3 Double panels manage with 45 °C
named 3 Radiators under windows can stay
own 0 ???
fact 4 Rubber feet keep it off the wall
named 1 Insulation of cavity walls takes a day
own 0 should we mention the old boiler ban in this article?
asked 6 Does it work at minus ten?
named 5 The costs of running one are close to those of gas
own 0 note to self: shorter intro
fact 2 Combi owners have forgotten that they ever had a tank
quote 5 "Nobody told us about the 0 % VAT," says Grace Lim, landlord
own 0 need a better picture of the outdoor unit`,
  },
  {
    language: 'de',
    topic: 'Wärmepumpe im Altbau: lohnt sich das?',
    also: 'Außerdem',
    questions: 'Häufige Fragen',
    headings: [
      'Was eine Wärmepumpe macht',
      'Erst die Dämmung',
      'Der Warmwasserspeicher',
      'Heizkörper',
      'Lautstärke',
      'Kosten und Förderung',
      'Häufige Fragen',
    ],
    lines: `named 1 Die Dämmung der Geschossdecke kostet 50 Euro je Quadratmeter
own 0 Foto einfügen
named 2 Ein Speicher mit 300 Litern passt nicht durch jede Kellertür
asked 6 Wie laut ist das Gerät nachts?
own 0 Kunde: keine Hersteller nennen
quote 3 „Von vierzehn Heizkörpern haben wir sechs getauscht.“ (Ute Kern, Hausbesitzerin)
fact 0 Aus einer Kilowattstunde Strom werden drei bis vier
named 3 Heizkörper unter Fenstern dürfen bleiben
own 0 TODO Zahlen 2025
asked 6 Brauche ich eine Genehmigung?
fact 4 Gummifüße halten Schwingungen fern
own 0 mit der Rechtsabteilung klären
quote 4 „Ich höre den Kühlschrank, nicht die Pumpe“ – Jens Abel, Nachbar
named 5 Die Förderung endet nach heutigem Stand 2028
asked 6 Was passiert bei Stromausfall?
own 0 Quelle?
named 2 Der Warmwasserspeicher verliert am Tag rund 1,5 Kilowattstunden
fact 5 Unser Angebot lag bei 31.000 Euro
own 0 Petra fragen
quote 1 Nach 300 Anlagen sagt Meister Olaf Brandt:⏎„Erst die Wände, dann die Größe der Pumpe.“
named 1 Gedämmte Wände brauchen weniger Vorlauf
own 0 stimmt das noch?
asked 6 Lohnt sich das mit alten Fenstern?
named 5 Im Betrieb liegen die Kosten nahe am Gas
fact 0 Die Luft draußen liefert den größten Teil der Energie
own 0 Bild vom Keller fehlt noch
quote 5 „Von der Steuerermäßigung wusste ich nichts“, sagt Vermieterin Grete Lim
asked 6 Funktioniert sie bei minus zehn Grad?`,
  },
  {
    language: 'es',
    topic: 'Aerotermia en una casa antigua: ¿merece la pena?',
    also: 'Además',
    questions: 'Preguntas frecuentes',
    headings: [
      'Qué hace la aerotermia',
      'Primero el aislamiento',
      'El acumulador de agua caliente',
      'Radiadores',
      'Ruido',
      'Precio y ayudas',
      'Preguntas frecuentes',
    ],
    lines: `named 2 Un acumulador de 200 litros ocupa como una nevera
own 0 preguntar a Marta por la garantía
named 1 El aislamiento del tejado se paga en cuatro inviernos
asked 6 ¿Puedo conservar mis radiadores?
own 0 cliente: no poner marcas
quote 3 «De once radiadores cambiamos cinco y no echamos de menos los viejos.» (Carmen Lobo, propietaria)
fact 0 Por cada kilovatio de luz entrega tres de calor
named 4 El ruido a tres metros: 42 dB(A)
own 0 TODO foto del cuarto técnico
asked 6 ¿Hace falta licencia?
fact 4 Los pies de goma no tocan la pared
quote 4 «Oigo la nevera, no la bomba» — Dani Prat, vecino
own 0 consultar con legal
named 5 Las ayudas terminan en 2028
asked 6 ¿Cuánto dura la instalación?
named 2 El acumulador cabe debajo de la escalera
own 0 fuente?
fact 5 Nuestro presupuesto fue de 14.300 euros
quote 1 Tras 300 instalaciones, Sergio Vidal lo resume así:⏎«Primero los muros, luego el tamaño de la bomba.»
named 3 Los radiadores bajo la ventana pueden quedarse
own 0 ¿Podemos mencionar al cliente en el artículo?
asked 6 ¿Funciona a diez bajo cero?
named 5 El precio de uso se acerca al del gas
own 0 falta foto
quote 5 "Nadie nos habló del IVA reducido", dice Laura Gil, casera
named 1 Sin aislamiento en los muros hay que subir la temperatura
own 0 nota para mí: acortar la entrada
fact 0 El aire de fuera pone la mayor parte de la energía`,
  },
];
