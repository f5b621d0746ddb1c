import type { CueTable } from './cueTable.ts';

export const GERMAN_CUES: CueTable = {
  tools: [
    'Werkzeug Ausrüstung Material Zubehör Geräte brauchen Werkstatt Utensilien',
    'Schüssel Tuch Messer Schere Band Lineal Stift Pinsel Eimer Handschuhe Papier Hammer Bohrer Schraubendreher Zange Löffel Pfanne Topf Glas Flasche Schnur Draht Kleber Waage Brett Lappen Säge Leiter',
  ],
  ingredients: [
    'Zutaten Rezept Einkauf',
    'Mehl Zucker Salz Butter Ei Milch Öl Hefe Gewürz Pfeffer Zwiebel Knoblauch Gramm Esslöffel Teelöffel frisch Sahne Essig Kräuter Liter',
  ],
  steps: [
    'Schritt Anleitung Vorgehen Methode Ablauf machen zubereiten einbauen',
    'zuerst dann danach zuletzt wiederholen drehen legen stellen drücken ziehen schieben schneiden falten rühren mischen gießen hinzufügen entfernen bis langsam vorsichtig einsetzen einhängen festziehen kürzen',
  ],
  preparation: [
    'vorbereiten Vorbereitung vorher bevor planen',
    'vorher zuvor entfernen spülen einweichen schleifen messen markieren sortieren schälen waschen räumen abnehmen lösen',
  ],
  protection: [
    'schützen Schutz abdecken',
    'Folie Plastik abkleben Maske wasserdicht Naht Beschichtung Deckel Hülle dicht',
  ],
  care: [
    'Pflege pflegen Wartung warten danach Unterhalt',
    'spülen wischen trocken ölen Fett prüfen ersetzen regelmäßig wöchentlich jährlich schärfen polieren abnutzen abreiben nachziehen',
  ],
  cleaning: [
    'reinigen Reinigung putzen waschen Hygiene sauber',
    'wischen spülen Seife Bürste Schwamm schrubben Spülmaschine Schmutz Fleck Rest Staub Tuch feucht Rost',
  ],
  storage: [
    'lagern Lagerung aufbewahren Haltbarkeit frisch',
    'Kühlschrank Keller Glas Tüte kühl dunkel luftdicht hält Tage Wochen Monate Schrank gefroren Kiste',
  ],
  mistakes: [
    'Fehler Irrtum vermeiden falsch Mythos',
    'nie niemals zu statt falsch vergessen Eile hektisch häufig Anfänger',
  ],
  problems: [
    'Problem Störung beheben Reparatur Defekt',
    'klemmen kaputt undicht quietschen locker verstopft Riss reparieren Ursache Fleck Schimmel',
  ],
  price: [
    'Preis Kosten Budget Geld zahlen teuer günstig Gebühr Wert',
    'Euro Cent teuer günstig billig Gebühr Rabatt Angebot gebraucht Miete Aufschlag kosten kostenlos sparen investieren',
  ],
  size: [
    'Größe Maß Abmessung Platz Raum Volumen',
    'breit lang hoch tief Länge Breite Höhe Durchmesser eng klein groß kompakt Person Platz',
  ],
  weight: [
    'Gewicht schwer leicht tragbar Transport',
    'wiegen leicht schwer heben tragen Kilo Gramm Griff',
  ],
  figures: [
    'Daten Zahlen Fakten Maß Technik technisch',
    'Gewicht Länge Volumen Höhe Breite Durchmesser Leistung Tempo Masse maximal minimal Inhalt verstellbar',
  ],
  materials: [
    'Material Stoff Gewebe gemacht Aufbau Oberfläche',
    'Holz Stahl Metall Kunststoff Glas Leder Baumwolle Wolle Schaum Gummi Aluminium Kupfer Eisen Schicht Keramik Stein',
  ],
  weather: [
    'Wetter Regen Wind nass kalt Winter Sturm Schnee',
    'Regen Wasser Pfütze Sturm wasserdicht Schauer Wolke tropfen nass trocken feucht Hülle Kapuze',
  ],
  air: [
    'Luft Lüftung atmen Kondens Geruch',
    'Fenster Feuchtigkeit feucht Netz Zug Dampf Rauch Sauerstoff lüften riechen',
  ],
  heat: [
    'Hitze Wärme warm Temperatur heiß kochen',
    'Grad warm heiß kühl sieden köcheln Flamme Ofen Herd Sonne schwitzen gleichmäßig brennen Heizung',
  ],
  sound: [
    'Klang Geräusch Musik Ton laut leise Lärm',
    'laut leise hell tief hören Brummen Stimme Gesang',
  ],
  safety: [
    'Sicherheit sicher Gefahr Risiko',
    'Feuer Brand Verletzung Unfall Alarm Handschuhe Brille Gift Strom elektrisch Vorsicht Arzt offen Kinder Warnung',
  ],
  law: [
    'Recht gesetzlich Regel Vorschrift Versicherung Erlaubnis Steuer Vertrag',
    'anmelden Behörde Genehmigung Haftung Pflicht Steuer Vertrag erlaubt verboten Amt Bescheinigung zustimmen gilt',
  ],
  time: [
    'wann Zeit Dauer Saison schnell Zeitplan fällig',
    'Minute Stunde Tag Woche Monat Frühling Sommer Herbst Winter Morgen Abend Nacht bald spät früh täglich Sekunde bis',
  ],
  history: [
    'Geschichte Herkunft Ursprung Vergangenheit Anfang Tradition früher alt kommt',
    'Jahrhundert antik gegründet erfunden Mittelalter Krieg König Kaiser römisch griechisch Ägypten entdeckt Legende seit früher damals einst',
  ],
  place: [
    'wo Ort Lage vorkommen Region Gebiet',
    'Land Region Nord Süd Ost West Küste Insel Berg Tal Fluss See Stadt Dorf Amerika Europa Asien Afrika nahe',
  ],
  route: [
    'Strecke Reise Weg Anreise Tour Etappe',
    'Kilometer Zug Bus Auto Bahnhof Straße Pfad flach Anstieg Fähre Ticket',
  ],
  sleep: [
    'schlafen Unterkunft übernachten',
    'Hotel Zeltplatz Bett Hütte Pension buchen reservieren Nacht Kissen Zimmer Frühstück',
  ],
  food: [
    'essen Speise Mahlzeit trinken servieren füttern Nahrung',
    'Restaurant Mittag Frühstück Abendessen Gericht Brot Käse Wein Kaffee Kuchen Obst Suppe Teller Salat Fleisch',
  ],
  sights: [
    'sehen Sehenswürdigkeit Aussicht Höhepunkt besuchen',
    'Burg Kirche Brücke Museum Sonnenuntergang Turm Garten Mauer Boot Landschaft Foto',
  ],
  people: [
    'Reaktion Stimme Meinung sagen Kritik Debatte Streit',
    'sagt meint lacht Tränen Applaus begrüßt kritisiert Minister Sprecher stolz ärgerlich überrascht Kunden Nachbarn fordert warnt',
  ],
  definition: [
    'was Definition Bedeutung kurz erklärt Begriff Name',
    'heißt bedeutet Name Wort lateinisch griechisch kurz einfach Art bezeichnet genannt',
  ],
  mechanism: [
    'wie funktioniert Funktion Prinzip entsteht passiert Vorgang Ursache hinter',
    'weil steigen sinken abkühlen erwärmen Druck Energie drehen bewegen antreiben bilden umwandeln Antrieb entsteht',
  ],
  signs: [
    'erkennen Zeichen Anzeichen Symptom woran merken',
    'aussehen sichtbar fühlen geschwollen bemerken klar scheinen typisch erkennbar messen',
  ],
  effects: [
    'Folge Wirkung Auswirkung Einfluss Gesundheit Mensch Natur',
    'Gesundheit Schaden Krankheit Menschen Tiere Pflanzen schmelzen leiden helfen Risiko',
  ],
  reasons: [
    'warum Grund Gründe Zweck wieso',
    'weil könnte verloren beschädigt gestohlen deshalb daher',
  ],
  parts: [
    'Aufteilung Fach Fächer Ausstattung Teile Aufbau Rahmen',
    'Tasche Gurt Reißverschluss Deckel Schlaufe Knopf Griff Boden Rahmen oben unten Seite vorn hinten innen Licht',
  ],
  look: [
    'Aussehen Eindruck Design erste Farbe Auspacken Optik Verarbeitung',
    'Farbe riechen Karton Oberfläche glänzend matt stabil sauber glatt rau elegant Foto Kunststoff',
  ],
  comfort: [
    'Komfort Passform bequem Ergonomie Haltung Handhabung Gefühl',
    'Schulter Rücken Hüfte Fuß Nacken Hand weich fest gepolstert Druck Stunden sitzen liegen angenehm Griff',
  ],
  taste: [
    'Geschmack Textur Aroma',
    'süß sauer bitter salzig scharf Kruste knusprig weich saftig mild zart schmeckt',
  ],
  performance: [
    'Leistung Kraft Ergebnis Qualität Praxis Einsatz',
    'schnell langsam stark leicht mühelos gleichmäßig schafft hält sauber getestet schwach kräftig',
  ],
  setup: [
    'Aufbau aufstellen einrichten Installation Montage',
    'Stange Schraube Pumpe montieren befestigen anschließen Haken Stecker Leitung Fachmann Wand Kabel Rohr kleben',
  ],
  durability: [
    'Haltbarkeit Lebensdauer Verschleiß Garantie robust',
    'abgenutzt gebrochen halten Garantie Kratzer Rost Rückgabe Jahrzehnt Jahre',
  ],
  testing: [
    'Test testen Probe prüfen Versuch',
    'probieren testen sitzen vergleichen Probe prüfen messen',
  ],
  environment: [
    'Umwelt Nachhaltigkeit Klima ökologisch',
    'Emission Recycling Abfall Energie Kohlenstoff bio Entsorgung Ausstoß',
  ],
  energy: [
    'Energie Akku Batterie Treibstoff Strom Verbrauch',
    'Watt Volt Batterie Akku laden Benzin Strom Kilowatt Lampe',
  ],
  buying: [
    'kaufen Kauf Laden Auswahl wählen passend richtig',
    'Händler online Modell Marke gebraucht passend Sorte Ausführung reichen Zahl',
  ],
  selling: [
    'verkaufen Verkauf Kunde Werbung Markt',
    'Markt Laden Kunde online Netz Messe Stand Provision Produkt',
  ],
  shipping: [
    'Verpackung Versand Lieferung verschicken',
    'Karton Paket Post Kurier zerbrechlich Lieferwagen einwickeln',
  ],
  verdict: [
    'Fazit Urteil Zusammenfassung Empfehlung insgesamt wem',
    'empfehlen Empfehlung lohnt beste ideal kaufen wieder perfekt geeignet insgesamt klar Alternative reicht',
  ],
  beginners: [
    'Anfänger Beginn lernen Kinder Einstieg',
    'Schule Unterricht Kind Kurs einfach Lehrer motivieren üben',
  ],
  decision: [
    'beschlossen Beschluss Ankündigung Nachricht passiert Abstimmung Einigung neu gilt',
    'Konferenz Ausschuss Abstimmung Kraft verabschiedet Präsident Rat Mitglied Sitzung beschlossen',
  ],
  outlook: [
    'Zukunft nächste Plan Ausblick weiter',
    'wird plant nächste bald erwartet später Phase kommen künftig noch',
  ],
  makers: [
    'wer gebaut bezahlt finanziert dahinter Hersteller Firma Team',
    'Behörde Ingenieur Firma Millionen Milliarden finanziert Partner gebaut entwickelt Arbeiter',
  ],
  everyday: [
    'Alltag Leben täglich bedeutet uns Verbraucher',
    'Haus Küche Geschäft Supermarkt Bad Kunden nichts merken gleich Händler',
  ],
  technique: [
    'Technik Haltung Griff Spiel',
    'Hand Finger Fuß links rechts Daumen Arm halten Handgelenk',
  ],
};
