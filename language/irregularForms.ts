/**
 * Word forms that no ending tells, and endings that the Snowball stemmers leave: "women" is a form of "woman", "huizen" of "huis".
 * Forms that are another word as often are none of these: "found", "left", "saw", "leaves".
 */

interface Forms {
  /** A word with its forms, and the next one behind a comma. In lower case, without what a language writes in two ways (stems.ts). */
  readonly irregular?: string;
  /** German verbs whose past has an ending: "kaufte", "gekauft". */
  readonly weakVerbs?: string;
  /** The first that fits is applied. */
  readonly endings?: readonly (readonly [ending: RegExp, base: string])[];
}

const FORMS: Readonly<Record<string, Forms>> = {
  de: {
    irregular: `museum museen, firma firmen, thema themen, konto konten, zentrum zentren, album alben, villa villen, skala skalen,
      aroma aromen, virus viren, globus globen, rhythmus rhythmen, organismus organismen, mechanismus mechanismen, praxis praxen,
      risiko risiken, pizza pizzen, drama dramen, gymnasium gymnasien, kaktus kakteen, lexikon lexika, praktikum praktika,
      visum visa, atlas atlanten, index indizes, schema schemata,
      schreiben schrieb schrieben geschrieben, finden fand fanden gefunden, nehmen nahm nahmen genommen, lesen las lasen gelesen,
      sprechen sprach sprachen gesprochen, fahren fuhr fuhren gefahren, tragen trug trugen getragen, waschen wusch gewaschen,
      backen gebacken, braten gebraten, schneiden geschnitten, gießen goss gossen gegossen, schließen schloss geschlossen,
      bieten geboten, ziehen zog zogen gezogen, trinken trank tranken getrunken, essen aß aßen gegessen, helfen half halfen geholfen,
      treffen traf trafen getroffen, laufen lief liefen gelaufen, halten hielt hielten gehalten, schlafen schlief schliefen geschlafen,
      wachsen wuchs wuchsen gewachsen, gewinnen gewann gewannen gewonnen, verlieren verlor verloren, vergleichen verglich verglichen,
      entscheiden entschied entschieden, empfehlen empfahl empfohlen, verstehen verstand verstanden, streichen strich gestrichen,
      mahlen gemahlen, denken dachte gedacht, bringen brachte brachten gebracht`,
    weakVerbs: `kaufen verkaufen bauen machen suchen planen testen kochen putzen pflanzen nutzen lernen arbeiten mieten heizen kühlen malen
      spielen reisen zahlen bezahlen bestellen wählen lagern bohren kleben dämmen sparen reparieren installieren schützen prüfen`,
  },
  en: {
    irregular: `woman women, man men, child children, grandchild grandchildren, businessman businessmen, businesswoman businesswomen,
      salesman salesmen, policeman policemen, fireman firemen, gentleman gentlemen, craftsman craftsmen, fisherman fishermen,
      tooth teeth, foot feet, goose geese, mouse mice, louse lice, ox oxen, knife knives, wife wives, housewife housewives, wolf wolves,
      shelf shelves, bookshelf bookshelves, half halves, loaf loaves, thief thieves, calf calves, scarf scarves, elf elves, hoof hooves,
      analysis analyses, crisis crises, thesis theses, hypothesis hypotheses, diagnosis diagnoses, parenthesis parentheses, oasis oases,
      synthesis syntheses, criterion criteria, phenomenon phenomena, bacterium bacteria, curriculum curricula, stimulus stimuli,
      fungus fungi, cactus cacti, nucleus nuclei, alumnus alumni, radius radii, index indices, matrix matrices, vertex vertices,
      appendix appendices, vertebra vertebrae, larva larvae, alga algae, antenna antennae, formula formulae,
      buy bought, bring brought, teach taught, catch caught, seek sought, fight fought, build built, rebuild rebuilt, sell sold,
      resell resold, tell told, keep kept, sleep slept, sweep swept, deal dealt, send sent, spend spent, lend lent, write wrote written,
      rewrite rewrote rewritten, drive driven, ride rode ridden, choose chose chosen, freeze froze frozen, speak spoken, break broken,
      steal stolen, eat ate eaten, grow grew grown, know knew known, throw threw thrown, fly flew flown, draw drew drawn,
      drink drank, swim swam swum, sing sang sung, begin began begun, give gave given, take took taken, shake shook shaken,
      forget forgot forgotten, hide hid hidden, beat beaten, wear wore worn, hold held, pay paid, make made, hear heard, stand stood,
      understand understood, lose lost, win won, run ran, hang hung, dig dug, strike struck, stick stuck, spin spun, feed fed,
      meet met, slide slid, become became, come came, overcome overcame`,
    endings: [[/'s?$/, '']],
  },
  es: {
    irregular: `luz luces, pez peces, lápiz lápices, voz voces, raíz raíces, nariz narices, nuez nueces, feliz felices, actriz actrices,
      juez jueces, capaz capaces, veloz veloces, eficaz eficaces, cicatriz cicatrices, tapiz tapices, barniz barnices, maíz maíces,
      joven jóvenes, examen exámenes, imagen imágenes, origen orígenes, volumen volúmenes, margen márgenes, crimen crímenes`,
  },
  fr: {
    irregular: `oeil yeux, ciel cieux, travail travaux, vitrail vitraux, corail coraux, émail émaux, bijou bijoux, genou genoux,
      chou choux, caillou cailloux, hibou hiboux`,
  },
  it: {
    irregular: 'uomo uomini, bue buoi',
    endings: [[/(?<=\p{L}{2}[cg])h[ei]$/u, 'o']],
  },
  nl: {
    irregular: `man mannen, kind kinderen, kleinkind kleinkinderen, ei eieren, blad bladeren, lied liederen, lam lammeren,
      kalf kalveren, stad steden, schip schepen, lid leden, glas glazen, museum musea, centrum centra`,
    endings: [
      [/(?<=ij|ui|ei|ie|eu|oe|ou|au)zen$/, 's'],
      [/(?<=ij|ui|ei|ie|eu|oe)ven$/, 'f'],
    ],
  },
  pt: {
    irregular: `pão pães, cão cães, alemão alemães, capitão capitães, móvel móveis, automóvel automóveis, imóvel imóveis, fácil fáceis,
      difícil difíceis, útil úteis, têxtil têxteis, azul azuis`,
    endings: [
      [/ões$/, 'ão'],
      [/(?<!^jam|^dem)(?<=\p{L}{3})ais$/u, 'al'],
      [/éis$/, 'el'],
      [/óis$/, 'ol'],
      [/(?<=[áí]v)eis$/, 'el'],
      [/(?<=[aeiou])ns$/, 'm'],
    ],
  },
  ru: {
    irregular: `человек люди людей людям людьми людях, ребенок дети детей детям детьми детях ребенка ребенку ребенком ребенке,
      друг друзья друзей друзьям друзьями друзьях, время времени временем времена времен временам временами временах,
      имя имени именем имена имен именам именами именах, день дня дню днем дне дни дней дням днями днях`,
  },
};

const INSEPARABLE = /^(?:be|ent|er|ver|zer)|ieren$/;

function weakForms(verb: string): string[] {
  const root = verb.replace(/e?n$/, '');
  const end = /[dt]$/.test(root) ? 'et' : 't';
  const participle = `${INSEPARABLE.test(verb) ? '' : 'ge'}${root}${end}`;
  return [
    participle,
    ...['e', 'en', 'er', 'es', 'em'].map((ending) => participle + ending),
    `${root}${end}e`,
    `${root}${end}en`,
  ];
}

/** Returns a function that makes a plain word of one of its forms; a word that is none of these stays what it is. */
export function baseFormOf(language: string): (plainWord: string) => string {
  const { irregular = '', weakVerbs = '', endings = [] } = FORMS[language] ?? {};
  const bases = new Map<string, string>();
  for (const line of irregular.split(',')) {
    const [base = '', ...forms] = line.trim().split(/\s+/);
    for (const form of forms) bases.set(form, base);
  }
  for (const verb of weakVerbs.match(/\S+/g) ?? [])
    for (const form of weakForms(verb)) bases.set(form, verb);
  return (word) => {
    const known = bases.get(word);
    if (known !== undefined) return known;
    const [ending, base] = endings.find(([one]) => one.test(word)) ?? [];
    const plain = ending === undefined || base === undefined ? word : word.replace(ending, base);
    return bases.get(plain) ?? plain;
  };
}
