import type { CueTable } from './cueTable.ts';

export const GERMAN_CUES: CueTable = {
  tools: [
    'Werkzeug Ausrüstung Material Zubehör Geräte brauchen Werkstatt Utensilien',
    'Schüssel Tuch Messer Schere Band Lineal Stift Pinsel Eimer Handschuhe Papier Hammer Bohrer Schraubendreher Zange Löffel Pfanne Topf Glas Flasche Schnur Draht Kleber Waage Brett Lappen Säge Leiter Schaufel Spaten Axt Feile Nagel Seil Nadel Faden Klammer Haken Korb Haube Schürze Bürste Besen Stab Kabel Lampe Taschenlampe Klinge Matte Schale Tablett Schwamm',
  ],
  ingredients: [
    'Zutaten Rezept Einkauf',
    'Mehl Zucker Salz Butter Ei Milch Öl Hefe Gewürz Pfeffer Zwiebel Knoblauch Gramm Esslöffel Teelöffel frisch Sahne Essig Kräuter Liter Reis Nudeln Fleisch Fisch Käse Kartoffel Zitrone Saft Honig Schokolade Nuss Bohne Brühe Soße Tasse Scheibe Prise gehackt gerieben getrocknet reif',
  ],
  steps: [
    'Schritt Anleitung Vorgehen Methode Ablauf machen zubereiten einbauen',
    'zuerst dann danach zuletzt wiederholen drehen legen stellen drücken ziehen schieben schneiden falten rühren mischen gießen hinzufügen entfernen bis langsam vorsichtig einsetzen einhängen festziehen kürzen heben rollen binden kneten streuen backen kochen köcheln lassen lockern schrauben ausrichten befestigen glätten tauchen abgießen wenden servieren anschließend während Hälfte schalten',
  ],
  preparation: [
    'vorbereiten Vorbereitung vorher bevor planen',
    'vorher zuvor entfernen spülen einweichen schleifen messen markieren sortieren schälen waschen räumen abnehmen lösen bereitlegen sammeln auswählen hacken vorwärmen auftauen laden lesen ordnen leeren stellen einplanen',
  ],
  protection: [
    'schützen Schutz abdecken',
    'Folie Plastik abkleben Maske wasserdicht Naht Beschichtung Deckel Hülle dicht Helm Sonnencreme Schatten Zaun Netz Dämmung Futter Lack Wachs sichern Schirm bedecken',
  ],
  care: [
    'Pflege pflegen Wartung warten danach Unterhalt',
    'spülen wischen trocken ölen Fett prüfen ersetzen regelmäßig wöchentlich jährlich schärfen polieren abnutzen abreiben nachziehen gießen füttern schneiden schmieren kontrollieren behandeln säubern einstellen nachfüllen wechseln Winter monatlich Tropfen',
  ],
  cleaning: [
    'reinigen Reinigung putzen waschen Hygiene sauber',
    'wischen spülen Seife Bürste Schwamm schrubben Spülmaschine Schmutz Fleck Rest Staub Tuch feucht Rost kehren saugen Eimer Wasser kleben schaben einweichen Kalk Film glänzend Filter Sieb abwischen lösen',
  ],
  storage: [
    'lagern Lagerung aufbewahren Haltbarkeit frisch',
    'Kühlschrank Keller Glas Tüte kühl dunkel luftdicht hält Tage Wochen Monate Schrank gefroren Kiste einfrieren verschlossen Behälter Deckel wickeln hängen stapeln Regal verderben schimmeln Stunden Dose',
  ],
  mistakes: [
    'Fehler Irrtum vermeiden falsch Mythos',
    'nie niemals zu statt falsch vergessen Eile hektisch häufig Anfänger vorsichtig überstürzt auslassen vernachlässigen unterschätzen übertreiben annehmen glauben oft viele schlecht überladen keinesfalls',
  ],
  problems: [
    'Problem Störung beheben Reparatur Defekt',
    'klemmen kaputt undicht quietschen locker verstopft Riss reparieren Ursache Fleck Schimmel Geräusch Leck rutschen überhitzen Rauch verbrannt stumpf tropfen verbiegen wackelt Pilz Insekt Loch gelb braun schwach ungleich',
  ],
  price: [
    'Preis Kosten Budget Geld zahlen teuer günstig Gebühr Wert',
    'Euro Cent teuer günstig billig Gebühr Rabatt Angebot gebraucht Miete Aufschlag kosten kostenlos sparen investieren preiswert Einstieg Luxus Rechnung Tarif Pfand Trinkgeld Fahrkarte Gutschein halb Gehalt Einkommen Rate Tausend Hundert',
  ],
  size: [
    'Größe Maß Abmessung Platz Raum Volumen',
    'breit lang hoch tief Länge Breite Höhe Durchmesser eng klein groß kompakt Person Platz Meter Zentimeter Zoll Quadrat Kubik Fläche Spannweite winzig riesig geräumig kurz dick dünn passt',
  ],
  weight: [
    'Gewicht schwer leicht tragbar Transport',
    'wiegen leicht schwer heben tragen Kilo Gramm Griff schwerste leichteste sperrig Gepäck Rollen Tonnen Balance Last faltbar zusammenklappen',
  ],
  figures: [
    'Daten Zahlen Fakten Maß Technik technisch',
    'Gewicht Länge Volumen Höhe Breite Durchmesser Leistung Tempo Masse maximal minimal Inhalt verstellbar Meter Kilometer Tonnen Gramm Watt Volt Prozent Verhältnis Bereich zwischen etwa rund ungefähr Skala Dichte Alter Fläche Tiefe Entfernung Stück',
  ],
  materials: [
    'Material Stoff Gewebe gemacht Aufbau Oberfläche',
    'Holz Stahl Metall Kunststoff Glas Leder Baumwolle Wolle Schaum Gummi Aluminium Kupfer Eisen Schicht Keramik Stein Eiche Kiefer Buche Bambus Marmor Granit Beton Ziegel Ton Seide Samt Leinen Vinyl Titan Bronze Messing Gold Silber Zinn massiv gewebt beschichtet Edelstahl',
  ],
  weather: [
    'Wetter Regen Wind nass kalt Winter Sturm Schnee',
    'Regen Wasser Pfütze Sturm wasserdicht Schauer Wolke tropfen nass trocken feucht Hülle Kapuze sonnig Hitze Dürre Donner Blitz Hagel Nebel Frost Brise Himmel Vorhersage draußen Guss überflutet',
  ],
  air: [
    'Luft Lüftung atmen Kondens Geruch',
    'Fenster Feuchtigkeit feucht Netz Zug Dampf Rauch Sauerstoff lüften riechen Wind blasen Lunge Staub Schimmel Ozon Abgas stickig zirkulieren offen zugig frisch duften stinken',
  ],
  heat: [
    'Hitze Wärme warm Temperatur heiß kochen',
    'Grad warm heiß kühl sieden köcheln Flamme Ofen Herd Sonne schwitzen gleichmäßig brennen Heizung Celsius Thermostat Heizkörper Gas Platte gefrieren gefroren schmelzen glühen lauwarm Brenner braten',
  ],
  sound: [
    'Klang Geräusch Musik Ton laut leise Lärm',
    'laut leise hell tief hören Brummen Stimme Gesang Stille Lautsprecher Ohr akustisch Echo Melodie Akkord Tonlage klicken quietschen pfeifen singen voll sanft singt',
  ],
  safety: [
    'Sicherheit sicher Gefahr Risiko',
    'Feuer Brand Verletzung Unfall Alarm Handschuhe Brille Gift Strom elektrisch Vorsicht Arzt offen Kinder Warnung Notfall Helm Bremse Sturz rutschen scharf giftig Dämpfe Explosion isoliert beaufsichtigen Wunde bluten',
  ],
  law: [
    'Recht gesetzlich Regel Vorschrift Versicherung Erlaubnis Steuer Vertrag',
    'anmelden Behörde Genehmigung Haftung Pflicht Steuer Vertrag erlaubt verboten Amt Bescheinigung zustimmen gilt Gericht Richter Regierung Staat Kontrolle Bau Antrag unterschrieben Frist Unterlagen Formular Eigentümer Mieter Kündigung',
  ],
  time: [
    'wann Zeit Dauer Saison schnell Zeitplan fällig',
    'Minute Stunde Tag Woche Monat Frühling Sommer Herbst Winter Morgen Abend Nacht bald spät früh täglich Sekunde bis Uhr Kalender Jahr Jahrzehnt Wochenende Dämmerung Mittag Mitternacht heute morgen gestern Frist warten sofort schneller dauert',
  ],
  history: [
    'Geschichte Herkunft Ursprung Vergangenheit Anfang Tradition früher alt kommt',
    'Jahrhundert antik gegründet erfunden Mittelalter Krieg König Kaiser römisch griechisch Ägypten entdeckt Legende seit früher damals einst Ära Dynastie Reich Ritter Siedler Kolonie Entdecker Erfinder Pionier Patent eingeführt ursprünglich älteste Ausgrabung Ruine zerstört erobert Jahr gebaut',
  ],
  place: [
    'wo Ort Lage vorkommen Region Gebiet',
    'Land Region Nord Süd Ost West Küste Insel Berg Tal Fluss See Stadt Dorf Amerika Europa Asien Afrika nahe Kontinent Meer Wüste Wald Halbinsel Bucht Hafen Hauptstadt Provinz Staat Bezirk Grenze Äquator Arktis Hang Ebene Zentrum weltweit Italien Frankreich Deutschland Spanien China Japan Indien Australien Alpen',
  ],
  route: [
    'Strecke Reise Weg Anreise Tour Etappe',
    'Kilometer Zug Bus Auto Bahnhof Straße Pfad flach Anstieg Fähre Ticket wandern fahren fliegen abfahren umsteigen Verbindung Gleis Maut Brücke Tunnel Kreuzung Wegweiser Karte Entfernung Gepäck Verkehr Autobahn',
  ],
  sleep: [
    'schlafen Unterkunft übernachten',
    'Hotel Zeltplatz Bett Hütte Pension buchen reservieren Nacht Kissen Zimmer Frühstück Matratze Decke Laken Etagenbett Dusche ruhig Traum Gastgeber Ankunft',
  ],
  food: [
    'essen Speise Mahlzeit trinken servieren füttern Nahrung',
    'Restaurant Mittag Frühstück Abendessen Gericht Brot Käse Wein Kaffee Kuchen Obst Suppe Teller Salat Fleisch kochen Küche Koch Speisekarte Vorspeise Hauptgericht Nachtisch Gemüse Reis Bäckerei Markt Bier Portion Löffel Gabel hungrig vegetarisch frisst',
  ],
  sights: [
    'sehen Sehenswürdigkeit Aussicht Höhepunkt besuchen',
    'Burg Kirche Brücke Museum Sonnenuntergang Turm Garten Mauer Boot Landschaft Foto Statue Denkmal Palast Ruine Ausstellung Panorama Leuchtturm Wasserfall Klippe Strand Führung malerisch beeindruckend berühmt',
  ],
  people: [
    'Reaktion Stimme Meinung sagen Kritik Debatte Streit',
    'sagt meint lacht Tränen Applaus begrüßt kritisiert Minister Sprecher stolz ärgerlich überrascht Kunden Nachbarn fordert warnt Bewohner Bürger Experte Befürworter Gegner Bürgermeister Politiker Forscher Eltern Arbeiter Petition enttäuscht traurig froh zufrieden behauptet scherzt klagt hofft fürchtet erklärt bittet',
  ],
  definition: [
    'was Definition Bedeutung kurz erklärt Begriff Name',
    'heißt bedeutet Name Wort lateinisch griechisch kurz einfach Art bezeichnet genannt Sprache übersetzt deutsch englisch ursprünglich Kategorie Gruppe Familie gehört auch steht Abkürzung nämlich eigentlich',
  ],
  mechanism: [
    'wie funktioniert Funktion Prinzip entsteht passiert Vorgang Ursache hinter',
    'weil steigen sinken abkühlen erwärmen Druck Energie drehen bewegen antreiben bilden umwandeln Antrieb entsteht Motor Pumpe Ventil Rad Hebel Feder Getriebe fließen aufnehmen abgeben speichern senden Signal Molekül Atom Zelle verdampfen verdichten ausdehnen Schwerkraft Kraft Reibung Gemisch',
  ],
  signs: [
    'erkennen Zeichen Anzeichen Symptom woran merken',
    'aussehen sichtbar fühlen geschwollen bemerken klar scheinen typisch erkennbar messen rot blass blau gelb trocken wund schmerzhaft Haut Fieber schwach größer kleiner Form Muster Fleck Streifen Schwanz Flügel Ruf Stimme schwarz weiß',
  ],
  effects: [
    'Folge Wirkung Auswirkung Einfluss Gesundheit Mensch Natur',
    'Gesundheit Schaden Krankheit Menschen Tiere Pflanzen schmelzen leiden helfen Risiko beeinflussen verringern erhöhen verbessern verschlechtern senken Herz Blut Schlaf Gewicht Verdauung Knochen Stimmung Stress Allergie Ernte Wirtschaft',
  ],
  reasons: [
    'warum Grund Gründe Zweck wieso',
    'weil könnte verloren beschädigt gestohlen deshalb daher also wegen Argument Vorteil Nutzen besser schlechter wenig veraltet unmöglich Zweifel ungewiss Kriterium Bedingung',
  ],
  parts: [
    'Aufteilung Fach Fächer Ausstattung Teile Aufbau Rahmen',
    'Tasche Gurt Reißverschluss Deckel Schlaufe Knopf Griff Boden Rahmen oben unten Seite vorn hinten innen Licht Rad Sitz Pedal Klinge Motor Schnur Kabel Bildschirm Linse Schalter Drehknopf Hebel Feder Fuß Bein Arm Hülle Kern Futter Schicht Sohle Ärmel Scharnier Schublade',
  ],
  look: [
    'Aussehen Eindruck Design erste Farbe Auspacken Optik Verarbeitung',
    'Farbe riechen Karton Oberfläche glänzend matt stabil sauber glatt rau elegant Foto Kunststoff weiß schwarz grau rot grün blau braun hell dunkel schlank schön hässlich modern klassisch poliert zerkratzt ordentlich Verpackung',
  ],
  comfort: [
    'Komfort Passform bequem Ergonomie Haltung Handhabung Gefühl',
    'Schulter Rücken Hüfte Fuß Nacken Hand weich fest gepolstert Druck Stunden sitzen liegen angenehm Griff Polster breit eng lose steif flexibel verstellbar atmungsaktiv warm müde entspannt Stütze Knie Gelenk Kopf Bein Taille Sitz',
  ],
  taste: [
    'Geschmack Textur Aroma',
    'süß sauer bitter salzig scharf Kruste knusprig weich saftig mild zart schmeckt würzig nussig fruchtig rauchig cremig trocken zäh kräftig fade köstlich Geruch Zunge Gaumen Biss erdig',
  ],
  performance: [
    'Leistung Kraft Ergebnis Qualität Praxis Einsatz',
    'schnell langsam stark leicht mühelos gleichmäßig schafft hält sauber getestet schwach kräftig Tempo glatt zuverlässig genau präzise wirksam Mühe schaffen fertig gleichbleibend Minute Ergebnis überraschend beeindruckend enttäuschend',
  ],
  setup: [
    'Aufbau aufstellen einrichten Installation Montage',
    'Stange Schraube Pumpe montieren befestigen anschließen Haken Stecker Leitung Fachmann Wand Kabel Rohr kleben auspacken zusammenbauen Mutter Halterung Draht Elektriker Steckdose Abfluss Schlauch Anleitung verbinden einstellen waagrecht fest verankern Dübel',
  ],
  durability: [
    'Haltbarkeit Lebensdauer Verschleiß Garantie robust',
    'abgenutzt gebrochen halten Garantie Kratzer Rost Rückgabe Jahrzehnt Jahre stabil solide zäh zerbrechlich spröde Riss verblassen ausfransen verfallen Lebenszeit Ersatzteil reparieren überdauern',
  ],
  testing: [
    'Test testen Probe prüfen Versuch',
    'probieren testen sitzen vergleichen Probe prüfen messen untersuchen nachweisen Ergebnis bestehen scheitern beobachten hören klopfen drücken schütteln wiegen riechen',
  ],
  environment: [
    'Umwelt Nachhaltigkeit Klima ökologisch',
    'Emission Recycling Abfall Energie Kohlenstoff bio Entsorgung Ausstoß Verschmutzung Plastik wiederverwenden kompostieren erneuerbar grün Lebensraum Art Wald Treibhaus Erwärmung Müll Deponie Gift',
  ],
  energy: [
    'Energie Akku Batterie Treibstoff Strom Verbrauch',
    'Watt Volt Batterie Akku laden Benzin Strom Kilowatt Lampe Elektrizität Kilowattstunde Birne Solar Generator Diesel Tank sparsam verbrauchen Steckdose Sonnenlicht',
  ],
  buying: [
    'kaufen Kauf Laden Auswahl wählen passend richtig',
    'Händler online Modell Marke gebraucht passend Sorte Ausführung reichen Zahl bestellen Preis vergleichen Bewertung Supermarkt Marktstand Katalog Qualität Etikett Garantie Rückgabe Beleg anprobieren neu',
  ],
  selling: [
    'verkaufen Verkauf Kunde Werbung Markt',
    'Markt Laden Kunde online Netz Messe Stand Provision Produkt verkauft Etikett Käufer Konkurrenz werben Webseite Schild Flyer Eröffnung Foto',
  ],
  shipping: [
    'Verpackung Versand Lieferung verschicken',
    'Karton Paket Post Kurier zerbrechlich Lieferwagen einwickeln verpackt gepolstert Schaum Papier Pappe Adresse Briefmarke Zoll gebrochen',
  ],
  verdict: [
    'Fazit Urteil Zusammenfassung Empfehlung insgesamt wem',
    'empfehlen Empfehlung lohnt beste ideal kaufen wieder perfekt geeignet insgesamt klar Alternative reicht Wahl Gewinner besser hängt beide weder jeder gern Vorteil Nachteil Stärke Schwäche bereuen Stern Note schließlich',
  ],
  beginners: [
    'Anfänger Beginn lernen Kinder Einstieg',
    'Schule Unterricht Kind Kurs einfach Lehrer motivieren üben Neuling Grundlagen Lektion Größe jung Erwachsene Alter mieten leihen Geduld Fortschritt Verein Buch',
  ],
  decision: [
    'beschlossen Beschluss Ankündigung Nachricht passiert Abstimmung Einigung neu gilt',
    'Konferenz Ausschuss Abstimmung Kraft verabschiedet Präsident Rat Mitglied Sitzung beschlossen erklärt Urteil Mehrheit Minderheit gebilligt abgelehnt unterzeichnet veröffentlicht offiziell stattfinden Kongress Gipfel Datum',
  ],
  outlook: [
    'Zukunft nächste Plan Ausblick weiter',
    'wird plant nächste bald erwartet später Phase kommen künftig noch kommend morgen vielleicht hoffen Ziel Studie Start bleibt offen Frage folgend',
  ],
  makers: [
    'wer gebaut bezahlt finanziert dahinter Hersteller Firma Team',
    'Behörde Ingenieur Firma Millionen Milliarden finanziert Partner gebaut entwickelt Arbeiter Designer Erfinder Gründer Architekt Handwerker Fabrik Marke Konzern Investor Zuschuss Staat öffentlich privat Universität Institut',
  ],
  everyday: [
    'Alltag Leben täglich bedeutet uns Verbraucher',
    'Haus Küche Geschäft Supermarkt Bad Kunden nichts merken gleich Händler Familie Kinder Schule Arbeit Büro einkaufen kochen fahren Telefon Internet Gewohnheit praktisch normal üblich niemand jeder',
  ],
  technique: [
    'Technik Haltung Griff Spiel',
    'Hand Finger Fuß links rechts Daumen Arm halten Handgelenk Handfläche Ellbogen Knie Schulter Kopf Schwung werfen fangen treten Winkel Druck Rhythmus Tempo Fingerspitze gerade beugen',
  ],
};
