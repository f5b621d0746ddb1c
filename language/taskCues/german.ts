import type { TaskWords } from './taskWords.ts';

export const german: TaskWords = {
  tasks: `
    manual: bedienungsanleitung, gebrauchsanweisung, handbuch
    noise: lautstärke, laut, geräusch, geräusche, lärm, leise, dezibel, leiseste
    energy: stromverbrauch, verbrauch, energieverbrauch, stromkosten, watt, kwh
    warranty: garantie, gewährleistung
    =delivery: lieferung, lieferzeit, lieferdienst
    =return: rückgabe, umtausch, rückerstattung, erstattung
    =waterproof: wasserdicht, wasserfest, wetterfest
    =folding: klappbar, faltbar, zusammenklappbar, tragbar, mobil, klapp
    =wireless: kabellos, ohne kabel, bluetooth
    =adjustable: verstellbar, höhenverstellbar
    =outdoor: außen, draußen, outdoor, im freien
    =indoor: innen, drinnen, indoor
    =house: haus, häuser, einfamilienhaus, eigenheim, zuhause, für zuhause
    =office: büro, homeoffice
    =load: belastbarkeit, traglast, tragkraft, maximales gewicht
    =battery: batterie, batterien, reichweite, akkulaufzeit
    =speed: geschwindigkeit, wie schnell, höchstgeschwindigkeit, kmh
    =charging: laden, aufladen, ladegerät, ladezeit
    =smell: geruch, stinkt, riecht, gerüche
    =stain: fleck, flecken
    error: fehlercode, fehlermeldung
    age: ab welchem alter, mindestalter, wie alt
    licence: führerschein, zulassung, kennzeichen
    pregnant: schwangerschaft, schwanger, in der schwangerschaft, schwangere
    =pain: schmerzen, schmerz, weh, tut weh
    =exercise: übung, übungen, training, dehnübungen, workout, dehnen
    surgery: operation, operieren, eingriff
    recovery: heilung, heilungsdauer, genesung
    =diet: ernährung, diät, essen, was essen
    cover: leistungen, leistung, was deckt ab, was zahlt, abgedeckt, deckt
    claim: schaden melden, schadensmeldung, schaden
    =rate: zins, zinsen, zinssatz
    need: voraussetzung, voraussetzungen, bedingungen, anforderung, anforderungen, bedingung, kriterien, eignung
    =excess: selbstbeteiligung, selbstbehalt
    =puppy: welpe, welpen
    =grow: pflanzen, anpflanzen, einpflanzen, anbauen, züchten, säen, aussaat
    =prune: schneiden, schnitt, rückschnitt
    =water: gießen, bewässern, bewässerung
    =feed: dünger, düngen
    =connect: verbinden, koppeln
    =reset: zurücksetzen, reset, neu starten
    =delete: löschen, deinstallieren
    =update: update, aktualisieren, aktualisierung
    =password: passwort, passwort vergessen
    =measure: messen, ausmessen
    appointment: termin, termine, buchen, buchung, termin vereinbaren, terminvereinbarung, termin buchen, terminbuchung, reservieren, reservierung
    =home: hausbesuch, zu hause
    form: formular, formulare
    =start: anfangen, beginnen, starten
    =lose: abnehmen, verlieren, reduzieren, senken
    =gain: steigern, erhöhen, verbessern
    =stop: verhindern, vermeiden, vorbeugen
    =natural: natürlich, bio, ökologisch, nachhaltig, nachhaltige, öko
    =luxury: luxus, hochwertig, premium
    =family: familie, familien
    =couple: paar, paare, ehepaar
    self: selbstständige, selbstständig, selbständig, freiberufler
    =wood: holz, aus holz
    =oldhouse: altbau
    =newhouse: neubau
    pay: gehalt, lohn, stundenlohn, verdienst, verdienen, verdient, was verdient, einkommen, vergütung, wie viel verdient, gehälter, stundenlöhne
    symptom: symptom, symptome, anzeichen, erkennen, wie erkenne ich, woran erkenne ich, woran erkennt man, merkmale, beschwerden, anzeichen für, wie fühlt sich
    treat: behandlung, behandeln, therapie, hausmittel, heilen, mittel gegen, was hilft gegen, was hilft bei, medikament, medikamente, medizin, arznei, linderung, lindern, was hilft, therapien, tabletten gegen, heilung von, naturheilmittel, behandlungsmöglichkeiten
    risk: nebenwirkung, nebenwirkungen, gefahr, gefährlich, risiko, risiken, giftig, schädlich, ungesund, sicher, risiken von, sicherheit, ungefährlich, unbedenklich, bedenklich, spätfolgen, folgen
    dose: dosierung, dosis, pro tag, täglich, tagesdosis, einnahme, einnehmen, tagesbedarf
    =easy: einfach, einfache, einfaches, schnell, schnelle, schnelles
    =healthy: gesund, gesunde, gesundes, gesundheit
    nutrition: kalorien, nährwerte, kcal, nährwert
    =app: app, apps
    download: download, downloads, herunterladen
    deadline: frist, fristen, abgabefrist, abgabe, bis wann, abgeben, spätestens, stichtag, abgabetermin, fristen für, kündigungsfrist, zeitpunkt
    =extend: verlängerung, verlängern, fristverlängerung
    =late: verspätet, zu spät, verspätung, verspätungszuschlag
    =back: rückwirkend, nachträglich
    =must: pflicht, verpflichtet, wer muss, verpflichtend, wann muss man
    papers: unterlagen, belege, dokumente, nachweise, nachweis, welche unterlagen, unterlagen für, was brauche ich, was braucht man, was wird benötigt, bescheinigung, bescheinigungen
    =checklist: checkliste, liste, to do liste, was beachten
    =process: ablauf, bearbeitungszeit, verfahren
    =lawyer: anwalt, anwälte, rechtsanwalt
    =doctor: arzt, ärzte, facharzt
    =teacher: lehrer, trainer, lehrerin
    urgent: notdienst, notfall, 24 stunden, 24h, sofort
    see: sehenswürdigkeiten, was sehen, ausflugsziele, unternehmungen, aktivitäten, highlights
    =hotel: hotel, hotels, unterkunft, unterkünfte, übernachtung, übernachten
    =eat: restaurant, restaurants, essen gehen, wo essen
    =flight: flug, flüge, flugticket
    season: beste reisezeit, reisezeit
    weather: wetter, klima, temperatur, temperaturen
    hours: öffnungszeiten, geöffnet, sprechzeiten, uhrzeiten, fahrplan, wann offen, wann geöffnet, wann hat offen
    route: anfahrt, anreise
    =car: auto, autos, pkw, fahrzeug, kfz, wagen
    =phone: handy, handys, smartphone, smartphones, mobiltelefon
    =fridge: kühlschrank, kühlschränke
    =sofa: sofa, couch, sofas
    =bike: fahrrad, fahrräder, rad, bike
    =flat: wohnung, wohnungen, apartment, appartement
    =trip: reise, reisen, urlaub
    =gift: geschenk, geschenke
    =photo: bild, bilder, foto, fotos
    =loan: kredit, kredite, darlehen
    =box: karton, kartons, kiste, kisten
    =anti: anti, gegen
    lost: verloren, verlust, gestohlen, verlegt, geklaut
    history: geschichte, wer hat erfunden, herkunft, entstehung von
    statistic: statistik, statistiken, wie häufig, wie viele menschen, durchschnitt, durchschnittlich, durchschnittliche
    status: status, sendungsverfolgung, stand, bearbeitungsstand
    appeal: widerspruch, widersprechen, einspruch, ablehnen, ablehnung, abgelehnt, anfechten, klagen, klage, wehren, gegen wehren, nicht zustimmen
    ~thing: software, tool, tools, programm, programme, system, systeme, lösung, tabletten, kapseln, service, dienst, produkt, produkte, mittel
    ~verb: machen, macht, mache, gemacht, brauchen, brauche, braucht, nehmen, hilft, helfen, geben, gibt, finden, finde, bekommen, bekommt, lassen, werden, beachten, nutzen, verwenden
    best: bester, bestes, beste, besten, top, top 10, gut, gute, gutes, guter, test, tests, im test, testsieger, testbericht, testberichte, getestet, vergleich, vergleichen, im vergleich, ranking, rangliste, bewertung, bewertungen, erfahrung, erfahrungen, erfahrungsberichte, empfehlung, empfehlungen, empfehlenswert, empfohlen, rezension, rezensionen, meinung, meinungen, qualitativ hochwertig, beliebteste, beliebt, top 5, stiftung warentest, vergleichstest, gute qualität, welche ist die beste, welcher ist der beste, welches ist das beste, gegenüberstellung
    versus: vs, versus, oder, unterschied, unterschiede, unterschied zwischen, statt, was ist besser, im unterschied, was ist der unterschied, vor oder nachteile, besser als, gegenüber, unterscheiden, welche ist besser
    other: alternative, alternativen, alternative zu, ähnlich wie, ersatz für, stattdessen, anstatt, anstelle, ähnliche
    cost: kosten, kostet, preis, preise, was kostet, wie viel kostet, wieviel kostet, wie teuer, teuer, tarif, tarife, beitrag, beiträge, gebühr, gebühren, preisliste, was kosten, wie viel kosten, kostenvoranschlag, eigenanteil, wie viel zahlt man, honorar, monatliche kosten, laufende kosten, kosten pro, kostenübersicht, kostenpunkt, unterhaltskosten, gesamtkosten, durchschnittspreis, preisspanne, preisvergleich, wie hoch sind die kosten, was zahlt man, stundensatz, was darf kosten, teurer, bezahlen, zahlen
    cheap: günstig, günstige, günstiges, günstiger, günstigste, billig, billige, billiger, preiswert, preiswerte, preisgünstig, low budget, erschwinglich, sparsam, günstiger als
    deal: angebot, angebote, im angebot, rabatt, rabatte, aktion, sale, schnäppchen, reduziert, sonderangebot
    coupon: gutschein, gutscheine, gutscheincode, rabattcode, gutschein code
    buy: kaufen, kauf, bestellen, bestellung, online kaufen, online bestellen, shop, onlineshop, online shop, wo kaufen, wo zu kaufen, händler, versand, geschäft, fachgeschäft, zu verkaufen, verkauf, verkaufen, abzugeben, erwerben, züchter, anschaffen, anschaffung, wo bekomme ich, wo bekommt man, wo kann ich kaufen, händler in der nähe
    hire: mieten, miete, leihen, ausleihen, verleih, vermietung, leasing, leasen
    near: in der nähe, in meiner nähe, nähe, vor ort, in der umgebung, umgebung, standort, standorte, wo finde ich, wo gibt es, nächste, nächster, um die ecke, bei mir
    business: für unternehmen, für firmen, für gewerbe, gewerblich, gewerbe
    firm: firma, firmen, anbieter, unternehmen, fachbetrieb, fachbetriebe, handwerker, installateur, installateure, betrieb, dienstleister, experte, experten
    install: einbau, einbauen, montage, montieren, installieren, installation, anbringen, aufbauen, aufbau, befestigen, anschließen, verlegen, einrichten, aufhängen, nachrüsten, nachrüstung, anschluss, aufstellen, einsetzen, setzen, zusammenbauen
    repair: reparieren, reparatur, reparaturen, instandsetzung, instandsetzen, flicken, ausbessern
    replace: austauschen, austausch, ersetzen, tauschen, erneuern
    parts: ersatzteil, ersatzteile, zubehör, zubehörteile
    clean: reinigen, reinigung, putzen, säubern, sauber machen, waschen, saubermachen, entkalken, entkalkung, desinfizieren, auswaschen, reinigt, säuberung, sauber
    maintain: pflege, pflegen, wartung, warten, instandhaltung, wartungsarbeiten, gepflegt, pflegeanleitung, pflegetipps, instandhalten
    remove: entfernen, entfernung, loswerden, beseitigen, wegbekommen
    dispose: entsorgen, entsorgung, recyceln, recycling, wegwerfen
    =write: schreiben, verfassen, erstellen, formulieren, schreibe, schreibt
    =make: selber machen, selbst machen, selbermachen, selbstgemacht, selbst bauen, selber bauen, bauen, diy, selber kochen, kochen, rezept, rezepte
    store: aufbewahren, aufbewahrung, lagern, lagerung, einfrieren, haltbar machen, konservieren, verstauen
    problem: problem, probleme, funktioniert nicht, geht nicht, kaputt, defekt, fehler, störung, geht nicht an, startet nicht, schwierigkeiten, störungen, ausfall, ausgefallen, streikt, tut nicht
    used: gebraucht, gebrauchte, gebrauchter, gebrauchtes, second hand, generalüberholt, refurbished
    choose: auswählen, wählen, kaufberatung, kaufratgeber, worauf achten, welche ist die richtige, welches ist das richtige, richtige
    define: was ist, was sind, was bedeutet, bedeutung, definition, was ist das, was ist eine, was ist ein, erklärung, einfach erklärt
    working: wie funktioniert, wie funktionieren, funktionsweise, funktion, wie geht das, prinzip, aufbau und funktion
    worth: sinnvoll, lohnt sich, lohnt es sich, lohnen sich, lohnt, rentabel, brauche ich, ja oder nein, wann lohnt sich, notwendig, nötig, sinn, wie sinnvoll, braucht man, muss das sein, zu empfehlen, macht sinn
    pros: vorteile, nachteile, vor und nachteile, vorteil, nachteil, wirkung, wirkungen, vorzüge, bringt, was bringt, wirkt, wofür, wofür gut
    size: größe, größen, maß, maße, abmessung, abmessungen, wie groß, wie hoch, wie breit, wie lang ist, länge, breite, masse, abmaße, format, welche größe
    weight: gewicht, wie schwer
    life: lebensdauer, haltbarkeit, haltbar, wie lange haltbar, wie lange hält, wie lange halten, wie lange ist haltbar, wie lange gültig, gültigkeit, gültig, gültigkeitsdauer, ablaufdatum, läuft ab, lebenserwartung, wie alt wird, wie alt werden
    duration: dauer, wie lange, wie lange dauert, ab wann, wann, wie viele tage, wie viele wochen, wie viele monate, wie schnell geht, wartezeit, bearbeitungsdauer, zeitraum, wie viel zeit, zeitaufwand, wann ist, wie lang
    amount: menge, wie viel, wieviel, wie viele, wie viel gramm, anzahl, wie viel braucht, wie viel darf, obergrenze, höhe, wieviele
    often: wie oft, häufigkeit
    calculator: rechner, berechnen, onlinerechner, kalkulator, vergleichsrechner, ausrechnen, rechnen, ausgerechnet, berechnung, wie berechnet man, wie rechnet man, wie berechne ich, formel, berechnet
    =table: tabelle, tabellen, übersicht
    types: arten, typen, welche arten, varianten, formen, sorten, arten von, verschiedene, kategorien, modelle, welche gibt es, was gibt es, ausführungen, überblick
    brand: marke, marken, hersteller, produzent
    grant: förderung, förderungen, zuschuss, zuschüsse, fördermittel, kfw, bafa, festzuschuss, staatliche hilfe, beihilfe, prämie, bonus, staatlich gefördert
    finance: finanzierung, finanzieren, ratenzahlung, raten, in raten zahlen, auf raten
    =insure: versicherung, versichern, versichert
    tax: steuer, steuern, steuererklärung, steuerlich absetzbar, absetzbar, absetzen, von der steuer absetzen, finanzamt, steuerfrei, versteuern, steuerpflichtig, abschreiben
    rules: vorschrift, vorschriften, gesetz, genehmigung, erlaubt, verboten, rechtlich, genehmigungspflichtig, verordnung, regel, regeln, regelung, recht, rechte, legal, illegal, zulässig, erlaubnis, darf man, darf ich, gesetzlich, rechtslage, gesetzliche, verbieten, verbot, vorgeschrieben, bgb, paragraph
    cancel: kündigen, kündigung, widerruf, widerrufen, stornieren, beenden, auflösen, austreten, abmelden, aufheben, abbestellen
    switch: wechsel, wechseln, umstellen, umstellung, umsteigen
    =contract: abschließen, beantragen, antrag, online abschließen, bewerbung, anmeldung
    login: login, anmelden, einloggen, kundenportal, portal, mein konto, zugang, registrieren, registrierung, konto
    contact: kontakt, telefonnummer, hotline, kundenservice, adresse, telefon, anschrift, email, kundendienst, ansprechpartner
    job: job, jobs, stellenangebote, stellen, beruf, gesucht, arbeiten als, stellenangebot, karriere, bewerben als, werden als, nebenjob, arbeit
    =train: ausbildung, ausbildungen
    course: kurs, kurse, schulung, lehrgang, weiterbildung, seminar, fortbildung, lernen, unterricht, workshop, schule, studieren, lehrgänge, kurse für, unterrichten, training für
    template: vorlage, vorlagen, muster, beispiel, beispiele, musterbrief, zum ausdrucken, kündigungsschreiben, kostenlose vorlage, musterschreiben, mustervorlage, formulierung, vordruck, vordrucke, schreiben vorlage, mustertext, brief
    idea: idee, ideen, inspiration, gestalten, gestaltung, deko, einrichtungsideen, kreativ
    free: kostenlos, kostenlose, gratis, umsonst, kostenfrei, kostenloses
    trial: probe, proben, probieren, gratisprobe, testen, probemonat
    without: ohne, kein, keine, frei
    child: kind, kinder, für kinder, kindern, kindes, kleinkind, kleinkinder, jugendliche, teenager, schulkind, minderjährige, jungen, mädchen
    baby: baby, babys, säugling, neugeborene
    senior: senior, senioren, rentner, ältere, alte, alter, im alter, älter, ab 50, ab 60, rente, alte menschen, ältere menschen
    beginner: anfänger, einsteiger, anfängern, einsteigern, neulinge, erste mal, zum ersten mal
    student: student, studenten, studierende, studentin, studium
    women: frau, frauen, damen
    men: mann, männer, herren
    =small: klein, kleine, kleiner, kleines, mini, kompakt, schmal
    =large: groß, große, großer, großes
    =electric: elektrisch, elektrische, elektrischer, elektro, automatisch, automatik, akku
    ~how: wie, anleitung, tutorial, schritt für schritt, so geht, tipps, tipp, richtig, ratgeber, selber, selbst, was tun, was tun bei, muss man, wie kann ich, wie kann man, schritte, schritt, vorgehen, vorgehensweise, grundlagen, einführung, wissenswertes, alles über, infos, information, informationen, leitfaden, was muss ich, wie geht, wie macht man
    ~why: warum, weshalb, wieso, grund, ursache, ursachen, woher kommt, auslöser, was verursacht, gründe, woran liegt, wodurch, entstehung, wie entsteht
    ~online: online, webseite, internet, digital, per internet, im internet, webseiten
    ~full: set, komplett, komplettset, paket
    ~new: neu, neue, aktuell, modern
    ~place: deutschland, österreich, schweiz
    ~which: welche, welcher, welches, welchen, was für
    -: prozent, darf, dürfen, kann, kann man, können, soll, müssen, am tag, pro monat, monatlich, im monat, jährlich, diese woche, bei, trotz, sich, es
    2: zwei, doppelt, doppel
    3: drei
    4: vier
    5: fünf
    1: eins, einzel`,
  smallWords: `
    der die das den dem des ein eine einen einem einer eines und ist sind war sein in im an am auf aus bei beim mit von vom
    zu zum zur für um nach über unter vor durch gegen wegen ich du er sie es wir ihr mein meine meinen meinem meiner dein
    deine sein seine ihre man sich so auch nur noch schon als dass ob wenn wird werden wurde hat haben habe kann können darf
    dürfen muss müssen soll sollte sollten will wer wo was am sehr mehr da dann denn hier dieser diese dieses pro ja`,
  plurals: [
    ['n', ''],
    ['en', ''],
    ['e', ''],
    ['s', ''],
    ['en', 'a'],
    ['en', 'um'],
    ['en', 'us'],
  ],
};
