import type { TermLists } from './termLists.ts';

export const GERMAN: TermLists = {
  head: 'last',
  hasCapitalNouns: true,
  links: 'für von der des im in am zum zur mit aus ohne und',
  beforeNouns: `der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine dein deine sein seine seinen
    seinem seiner ihr ihre ihren ihrem ihrer unser unsere unseren unserem unserer euer eure dieser diese dieses diesen diesem jeder jede
    jedes jeden jedem alle allen aller beide beiden viele vielen mehr weniger wenige einige manche mancher welche welcher welches für von
    vom im in ins am an ans auf aus bei beim mit nach ohne über unter um durch gegen zu zum zur vor zwischen neben seit bis pro per je
    zwei drei vier fünf sechs sieben acht neun zehn`,
  beforeVerbs: 'ich du er es wir sie man zu nicht nie wer',
  verbs: '',
  empty: `sie ihnen ihr euch uns bitte tipps tl
    null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf fünfzehn zwanzig dreißig vierzig fünfzig hundert tausend million millionen dutzend paar`,
  measures: `sekunde minute stunde tag tage tagen woche wochen wochenende monat monate monaten jahr jahre jahren jahrzehnt zeit zeiten datum moment
    augenblick morgen vormittag mittag nachmittag abend nacht heute januar februar märz april mai juni juli august september oktober
    november dezember montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag frühling frühjahr sommer herbst winter meter
    metern zentimeter zentimetern millimeter millimetern kilometer kilometern quadratmeter quadratmetern gramm kilo kilos kilogramm pfund
    tonne tonnen liter milliliter euro euros eur cent cents dollar prozent grad celsius uhr hälfte viertel drittel`,
  vague: `mal male art arten weise fall fälle fällen teil teile teilen stück stücke sache sachen ding dinge dingen mensch menschen leute leuten
    person personen mann männer frau frauen herr herren jemand beispiel beispiele tipp tipps trick tricks ratgeber schritt schritte
    schritten frage fragen antwort antworten grund gründe gründen ergebnis ergebnisse idee ideen punkt punkte punkten möglichkeit
    möglichkeiten option optionen wahl auswahl unterschied unterschiede tatsache meinung wort worte wörter satz absatz seite seiten
    artikel beitrag beiträge webseite website blog leser leserin autor autorin redakteur redakteurin redaktion team experte experten
    expertin liste zahl zahlen anzahl menge mengen hälfte viertel drittel rest ende anfang beginn stelle ort bereich bereiche situation
    vorgehen methode lösung lösungen problem probleme vorteil vorteile nachteil nachteile hilfe hand blick name zeile reihenfolge zweck
    bedarf überblick einleitung fazit zusammenfassung urteil erfahrung erfahrungen detail details information informationen infos leben
    welt aufmerksamkeit mühe aufwand chance sinn fehler faktor faktoren grundlage grundlagen foto fotos bild bilder video link klick
    kommentar kommentare newsletter cookies e-mail regel hinweis hinweise thema themen rolle ziel ziele nummer bezug gedanke gedanken
    neues gutes ganze ganzen weitere einzelne wichtigste wichtigsten modus modell modelle modellen modells`,
};
