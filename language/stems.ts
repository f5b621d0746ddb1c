/** Word forms: the Snowball stemmers (Porter, https://snowballstem.org) by language, of what irregularForms.ts makes of a word. */
import { newStemmer } from 'snowball-stemmers';
import { baseFormOf } from './irregularForms.ts';

const ALGORITHMS: Readonly<Record<string, string>> = {
  ar: 'arabic',
  ca: 'catalan',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hu: 'hungarian',
  hy: 'armenian',
  it: 'italian',
  nb: 'norwegian',
  nl: 'dutch',
  nn: 'norwegian',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sl: 'slovene',
  sv: 'swedish',
  ta: 'tamil',
  tr: 'turkish',
};

/** Elided articles and prepositions ("l'eau", "dell'acqua") are not part of the word. */
const ELIDED: Readonly<Record<string, RegExp>> = {
  ca: /^([dlmnst]')(.+)$/,
  fr: /^((?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)')(.+)$/,
  it: /^((?:[cdlmstv]|un|gl|(?:d|n)?ell|all|dall|sull|qu?ell|quest|bell|sant)')(.+)$/,
};

/**
 * Endings behind a sign are not part of the word: the plural of "foto's", the case of "İstanbul'da" and "EU:s", the
 * forms of "Nutzer:innen".
 */
const ATTACHED: Readonly<Record<string, RegExp>> = {
  da: /:\p{L}{1,4}$/u,
  de: /:in(?:nen)?$/,
  fi: /:\p{L}{1,6}$/u,
  nb: /:\p{L}{1,4}$/u,
  nl: /(?<=\p{L}{2})'s$/u,
  nn: /:\p{L}{1,4}$/u,
  no: /:\p{L}{1,4}$/u,
  sv: /:\p{L}{1,4}$/u,
  tr: /'(?:[yns]?[aeıiuü]|n?[ıiuü]n|[ıiuü]m(?:[ıiuü]z)?|n?[dt][ae]n?(?:k[ıi])?|y?l[ae]|[cç][ae]|l[ae]r\p{L}{0,6}|l[ıiuü]k?|k[ıi]|[dt][ıiuü]r|s[ıiuü]n(?:[dt]?[ae]n?|[ıiuü]n?))$/u,
};

/** Letters that are written in two ways. */
const ALIKE: Readonly<Record<string, (word: string) => string>> = {
  fr: (word) => word.replaceAll('œ', 'oe').replaceAll('æ', 'ae'),
  ru: (word) => word.replaceAll('ё', 'е'),
};

const APOSTROPHES = /[’‘ʼ＇`´]/g;
/** Ligatures and full width, which stand for the same letters. */
const PRESENTED = /[\u0132\u0133\uFB00-\uFB06\uFF10-\uFF5A]/g;

/** Returns a function that writes a word in one way: lower case, a straight apostrophe, letters that stand for themselves. */
export function spellingOf(language: string): (word: string) => string {
  const alike = ALIKE[language] ?? String;
  return (word) =>
    alike(
      word
        .replace(PRESENTED, (sign) => sign.normalize('NFKC'))
        .toLocaleLowerCase(language)
        .replace(APOSTROPHES, "'"),
    );
}

/** Returns a function that divides a word, spelled in one way, into what is elided and the rest. */
export function elisionOf(language: string): (word: string) => readonly string[] {
  const elided = ELIDED[language];
  return (word) => {
    const [, first, rest] = elided?.exec(word) ?? [];
    return first === undefined || rest === undefined ? [word] : [first, rest];
  };
}

/** Returns a function that normalizes a word for lists and stemmers: spelled in one way, without elision and endings behind a sign. */
export function plainWordOf(language: string): (word: string) => string {
  const [spelled, parts, attached] = [
    spellingOf(language),
    elisionOf(language),
    ATTACHED[language],
  ];
  return (word) => {
    const whole = parts(spelled(word)).at(-1) ?? '';
    return attached === undefined ? whole : whole.replace(attached, '');
  };
}

/** A longer one has no ending that matters, and stemming a word of a megabyte takes a quarter of a second. */
const STEMMED_MOST_CHARS = 100;

/** Returns the stemmer of a language, for plain words; undefined if there is none. */
export function stemmerOf(language: string): ((plainWord: string) => string) | undefined {
  const algorithm = ALGORITHMS[language];
  if (algorithm === undefined) return undefined;
  const stemmer = newStemmer(algorithm);
  const baseForm = baseFormOf(language);
  return (plainWord) =>
    plainWord.length > STEMMED_MOST_CHARS
      ? plainWord
      : stemmer.stem(baseForm(plainWord)) || plainWord;
}
