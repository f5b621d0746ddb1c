/**
 * Texts and hard words in ten languages, to compare engines with: made in the same way each time, of words and sentences of our own.
 */

interface Parts {
  readonly words: string;
  /** With `%` for a hard word. */
  readonly sentences: string;
  /** Abbreviations, elisions, endings behind a sign, names with signs. */
  readonly hard: string;
}

const LANGUAGES: Readonly<Record<string, Parts>> = {
  de: {
    words: 'Töpfe Größe Kaffeemühle Straße schön Maß Übung heiß brennen Glasur',
    sentences:
      'Das gilt auch für %. Am 3. Mai kam %! 2015 wurde % ein Viertel. „%“, sagte sie. Wer kennt %? Der 2. Ofen (siehe %) ist neu. Es kostet 5 Euro. 3 davon gehen weg.',
    hard: "z.B. i.d.R. u.a. e.V. d.h. GmbH web.de Nutzer:innen geht's Abb.3 Dr. 19.Jh. 3,5 1.000,50 10:30 Kfz-Steuer & Co. KG",
  },
  en: {
    words: 'kettles women running naïve coöperate glaze hero tooth café analysis',
    sentences:
      'We like % a lot. It ended in May. 2015 was the year of %! “%?” she asked. See Fig. 3 and No. 5 for %. eBay sold %. He left (with %) at 5 p.m. Then it rained... and %.',
    hard: "U.S. e.g. i.e. Node.js ASP.NET .NET C++ C# F# 15+ A+ don't hero’s rock'n'roll v1.2.3 24/7 AT&T 1,000.50 Mr. foo_bar O’Neill p.m.",
  },
  es: {
    words: 'niño pingüino camión año cocción arcilla horno acción jarrón esmalte',
    sentences:
      'Llegó con %. 2015 fue mejor que %. ¿Quién conoce %? ¡Qué bien, %! El Sr. Ruiz (véase %) vino. «%», dijo. Costó 20 € en 5 min. 3 de ellos son %.',
    hard: 'EE.UU. p.ej. Sra. n.º 1ª 3.500,75 10:30 web.es correo@a.es C++ D’Ors 24/7 v2.0 S.A. 20+ etc. a.C.',
  },
  fi: {
    words: 'mökki yö hämärä savi keramiikka lasite työ äiti pöytä kylmä',
    sentences:
      'Tämä on %. Vuonna 2015 % kasvoi. 20 vuotta myöhemmin % tuli! Kuka tuntee %? ”%”, hän sanoi. Katso s. 5 (myös %). 3. luku on %. Hinta on 5 €.',
    hard: "EU:n USA:ssa esim. mm. ns. klo 10.30 web.fi 3,5 1 000 C++ TV:n WC:hen n. 5 v. 2015 rock'n'roll A4:n",
  },
  fr: {
    words: 'œuf forêt château élève garçon naïf goût cœur été argile',
    sentences:
      "Il part avec %. 2015 fut l’année de %. « % », dit-il. Qui connaît % ? Bien qu’il pleuve, % reste ! M. Dupont (voir %) attend. D'abord %, puis rien. 20 ans après, %.",
    hard: "l’eau l'eau qu’il aujourd’hui p.ex. c.-à-d. M. Mme. web.fr 3,5 1 000,50 10h30 C++ n° 1er jusqu'à presqu’île S.N.C.F. etc. d’une",
  },
  it: {
    words: 'perché università città caffè argilla così più però virtù forno',
    sentences:
      'Finì con %. 2015 fu meglio di %. Cos’è %? L’acqua di % è fredda! «%», disse. Il sig. Rossi (vedi %) arriva. Dell’olio e %. 20 anni dopo, %.',
    hard: "dell’acqua c'è cos’è un'altra S.p.A. p.es. sig. dott. web.it 3,5 1.000,50 10:30 C# 24/7 po' nell'estate a.C. 15+ d.C. all’inizio",
  },
  nl: {
    words: 'klei ijs één reünie coördinatie oven glazuur zonnepaneel poëzie vaas',
    sentences:
      "Het eindigde met %. 2015 was beter voor %. ’s Avonds is % mooi. Wie kent %? “%”, zei ze. Zie blz. 5 (en %). Foto's van % zijn leuk! 20 jaar later kwam %.",
    hard: "foto's auto’s zo'n 's bijv. d.w.z. o.a. m.a.w. web.nl 3,5 1.000,50 10.30 C++ A4'tje mr. drs. 24/7 N.V. B.V. z’n",
  },
  pt: {
    words: 'coração maçã ação pão cerâmica forno avô você argila cor',
    sentences:
      'Chegou com %. 2015 foi melhor do que %. Quem conhece %? “%”, disse ela. O Sr. Silva (veja %) veio! Por causa do % ficamos. 20 anos depois, %. Custou 5 €. 3 são %.',
    hard: "p.ex. Sra. n.º 1ª E.U.A. web.pt d’água 3.500,75 10h30 C++ S.A. etc. 24/7 v2.0 20+ Lda. a.C. copo-d'água",
  },
  ru: {
    words: 'ёлка счёт зелёный глина обжиг мастер чай Йод объём печь',
    sentences:
      'Это было с %. 2015 год был лучше, чем %. «%», — сказал он. Кто знает %? См. рис. 5 (и %). 20 лет спустя пришёл %! В г. Москве есть %. Он купил 5 кг. 3 из них — %.',
    hard: 'т.е. т.к. и.о. ул. из-за веб.рф 3,5 1 000 10:30 C++ ООО г. А.С.Пушкин кое-что 15+ т.д. д’Артаньян во-первых',
  },
  sv: {
    words: 'kärlek ålder översikt lera glasyr ugn skål björk å hjärta',
    sentences:
      'Det slutade med %. 2015 var bättre än %. Vem känner %? ”%”, sade hon. Se s. 5 (och %). EU:s regler om % gäller! 20 år senare kom %. Det kostar 5 kr. 3 av dem är %.',
    hard: "EU:s tv:n USA:s t.ex. bl.a. m.m. kl. 10.30 web.se 3,5 1 000 C++ d.v.s. AB:s SMS:et rock'n'roll ca. 24/7 f.d.",
  },
  tr: {
    words: 'ışık İstanbul çömlek güzel şehir ağaç kil fırın öğretmen ılık',
    sentences:
      'Mayısta % bitti. 2015 daha iyiydi, % geldi. “%” dedi. Kim % biliyor? 3. bölüm (bkz. %) yeni! 5 dakika sonra % yağdı. Fiyatı 20 TL. IŞIK ve % güçlü. Örneğin %.',
    hard: "İstanbul'da Türkiye’nin T.C. örn. vb. Dr. web.com.tr 3,5 1.000,50 10:30 C++ 5'te TV'ler 24/7 M.Ö. Sn. ABD'de 15+ A.Ş.",
  },
};
const TEN = Object.keys(LANGUAGES).filter((language) => language !== 'fi');

/** Ways in which a word may be written. */
const WRITTEN: readonly ((word: string, other: string) => string)[] = [
  (word) => word,
  (word) => word.normalize('NFD'),
  (word) => divided(word, '\u00ad'),
  (word) => divided(word, '\u200b'),
  (word) => divided(word, '\u200d'),
  (word) => `\u200e${word}\u2060`,
  (word) => word.toUpperCase(),
  (word, other) => `${word}.${other}`,
  (word, other) => `${word}:${other}`,
  (word, other) => `${word}’${other}`,
  (word, other) => `${word}·${other}`,
  (word, other) => `${word}_${other}`,
  (word, other) => `${word}-${other}`,
  (word, other) => `${word}/${other}`,
  (word) => `${word}++`,
  (word) => `.${word.toLowerCase()}`,
  (word) => `#${word}`,
  (word) => `(${word})…`,
  (word) => `${word}\u202f!`,
  (word) => `5${word}`,
];

const divided = (word: string, sign: string): string =>
  `${word.slice(0, 3)}${sign}${word.slice(3)}`;

export interface Sample {
  readonly language: string;
  readonly text: string;
}

const TEXTS_EACH = 24;

/** 240 texts in ten languages. */
export const corpusTexts = (): Sample[] =>
  TEN.flatMap((language) => {
    const { sentences, hard, words } = partsOf(language);
    const all = [...hard, ...words];
    return Array.from({ length: TEXTS_EACH }, (_, text) => {
      const filled = sentences.map((sentence, at) =>
        sentence.replaceAll('%', () => all[(text * 11 + at * 13) % all.length] ?? ''),
      );
      const from = text % sentences.length;
      return { language, text: [...filled.slice(from), ...filled.slice(0, from)].join(' ') };
    });
  });

/** 2,000 hard words and more, each by itself, in ten languages and in Finnish. */
export const corpusTokens = (): Sample[] =>
  Object.keys(LANGUAGES).flatMap((language) => {
    const { hard, words } = partsOf(language);
    const written = words.flatMap((word, at) =>
      WRITTEN.map((write) => write(word, words[(at + 1) % words.length] ?? '')),
    );
    return [...hard, ...written].map((text) => ({ language, text }));
  });

function partsOf(language: string) {
  const { words, sentences, hard } = LANGUAGES[language] ?? { words: '', sentences: '', hard: '' };
  return {
    words: words.split(' '),
    sentences: sentences.split(/(?<=[.!?]) /),
    hard: hard.split(' '),
  };
}
