/** Sections of an article by the kind of its topic, in the languages of the scaffold. */
import { baseLanguage } from '#html/words.ts';
import type { SectionKind } from './scaffold.ts';
import type { TopicKind } from './topic.ts';

export interface PlannedSection {
  readonly kind: SectionKind;
  readonly heading: string;
  /** More words that headings of its kind have, for placement alone. */
  readonly hints: string;
}

interface Outlines {
  /** They are always there; where the notes say nothing, a prompt is. */
  readonly byKind: Readonly<Record<TopicKind, readonly PlannedSection[]>>;
  /** They are there when notes clearly belong to them. */
  readonly onDemand: readonly string[];
  /** Where notes stand that fit nowhere. */
  readonly also: string;
}

const section =
  (kind: SectionKind) =>
  (heading: string, hints = ''): PlannedSection => ({ kind, heading, hints });
const about = section('notes');
const basics = section('what');
const steps = section('how');

const ENGLISH: Outlines = {
  byKind: {
    howTo: [
      about('What you need', 'tools ingredients'),
      steps('Step by step'),
      about('Mistakes to avoid'),
    ],
    choosing: [
      about('What matters most', 'feature size fit'),
      about('Price'),
      about('Before you buy', 'test try'),
    ],
    comparison: [
      about('At a glance', 'data figures'),
      about('The differences'),
      about('Which one suits whom', 'verdict suits'),
    ],
    list: [about('The selection'), about('How to tell them apart', 'recognise sign')],
    definition: [
      basics('The basics'),
      about('How it works'),
      about('What it means in practice', 'effect everyday'),
    ],
    review: [
      about('First impressions'),
      about('In everyday use', 'practice performance'),
      about('Verdict'),
    ],
    news: [
      about('What happened', 'decision'),
      about('The background', 'history reasons'),
      about('What it means', 'effect everyday'),
    ],
  },
  onDemand: [
    'Size',
    'Weight',
    'Materials',
    'Weather',
    'Comfort',
    'Safety',
    'Price',
    'Care',
    'Storage',
    'History',
    'What people say',
  ],
  also: 'Also',
};

const GERMAN: Outlines = {
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

const SPANISH: Outlines = {
  byKind: {
    howTo: [
      about('Qué se necesita', 'herramientas ingredientes'),
      steps('Paso a paso'),
      about('Errores que conviene evitar'),
    ],
    choosing: [
      about('En qué fijarse', 'tamaño estructura'),
      about('Precio'),
      about('Antes de comprar', 'prueba'),
    ],
    comparison: [
      about('De un vistazo', 'datos cifras'),
      about('Las diferencias'),
      about('Cuál conviene a quién', 'conclusión'),
    ],
    list: [about('La selección'), about('Cómo distinguirlos', 'reconocer')],
    definition: [
      basics('Lo básico'),
      about('Cómo funciona'),
      about('Qué significa en la práctica', 'efectos vida'),
    ],
    review: [
      about('Primera impresión'),
      about('En el día a día', 'práctica rendimiento'),
      about('Veredicto'),
    ],
    news: [
      about('Qué ha pasado', 'decisión'),
      about('El contexto', 'historia razones'),
      about('Qué significa', 'efectos vida'),
    ],
  },
  onDemand: [
    'Tamaño',
    'Peso',
    'Materiales',
    'Lluvia y frío',
    'Comodidad',
    'Seguridad',
    'Precio',
    'Cuidado',
    'Conservación',
    'Historia',
    'Opiniones',
  ],
  also: 'Además',
};

const FRENCH: Outlines = {
  byKind: {
    howTo: [
      about('Ce qu’il faut', 'outils ingrédients'),
      steps('Étape par étape'),
      about('Les erreurs à éviter'),
    ],
    choosing: [
      about('Ce qui compte', 'taille structure'),
      about('Prix'),
      about('Avant d’acheter', 'essai'),
    ],
    comparison: [
      about('En un coup d’œil', 'données chiffres'),
      about('Les différences'),
      about('À chacun le sien', 'bilan'),
    ],
    list: [about('La sélection'), about('Comment les distinguer', 'reconnaître')],
    definition: [
      basics('Les bases'),
      about('Comment cela fonctionne'),
      about('Ce que cela change en pratique', 'effets vie'),
    ],
    review: [
      about('Première impression'),
      about('Au quotidien', 'pratique performance'),
      about('Verdict'),
    ],
    news: [
      about('Ce qui s’est passé', 'décision'),
      about('Le contexte', 'histoire raisons'),
      about('Ce que cela signifie', 'effets vie'),
    ],
  },
  onDemand: [
    'Taille',
    'Poids',
    'Matières',
    'Pluie et froid',
    'Confort',
    'Sécurité',
    'Prix',
    'Entretien',
    'Conservation',
    'Histoire',
    'Ce qu’on en dit',
  ],
  also: 'Par ailleurs',
};

const OUTLINES: Readonly<Record<string, Outlines>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
};

/** The outlines of a language; English for one that has none. */
export const outlinesOf = (language: string): Outlines =>
  OUTLINES[baseLanguage(language)] ?? ENGLISH;
