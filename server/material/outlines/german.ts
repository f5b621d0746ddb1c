import { about, basics, type Outlines, steps } from './outline.ts';

export const GERMAN_OUTLINES: Outlines = {
  byKind: {
    howTo: [
      about('Was Sie brauchen', 'Werkzeug Zutaten'),
      steps('Schritt für Schritt'),
      about('Fehler, die sich vermeiden lassen'),
    ],
    choosing: [
      about('Worauf es ankommt', 'Ausstattung Größe'),
      about('Preis'),
      about('Vor dem Kauf', 'Test Probe'),
    ],
    comparison: [
      about('Auf einen Blick', 'Daten Zahlen'),
      about('Die Unterschiede'),
      about('Was zu wem passt', 'Fazit Empfehlung'),
    ],
    list: [about('Die Auswahl'), about('Woran man sie unterscheidet', 'erkennen')],
    definition: [
      basics('Die Grundlagen'),
      about('Wie es funktioniert'),
      about('Was es in der Praxis bedeutet', 'Folgen Alltag'),
    ],
    review: [about('Der erste Eindruck'), about('Im Alltag', 'Praxis Leistung'), about('Fazit')],
    news: [
      about('Was passiert ist', 'Beschluss'),
      about('Der Hintergrund', 'Geschichte Gründe'),
      about('Was es bedeutet', 'Folgen Alltag'),
    ],
  },
  onDemand: [
    'Größe',
    'Gewicht',
    'Material',
    'Wetter',
    'Komfort',
    'Sicherheit',
    'Preis',
    'Pflege',
    'Aufbewahrung',
    'Geschichte',
    'Meinungen',
  ],
  also: 'Außerdem',
};
