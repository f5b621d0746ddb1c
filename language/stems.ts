/** Word forms: the Snowball stemmers (Porter, https://snowballstem.org), by language. */
import { newStemmer } from 'snowball-stemmers';

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
  ca: /^(?:[dlmnst])'(?=.)/,
  fr: /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=.)/,
  it: /^(?:[cdlmstv]|un|gl|(?:d|n)?ell|all|dall|sull|qu?ell|quest|bell|sant)'(?=.)/,
};

/** Returns a function that normalizes a word for lists and stemmers: lower case, straight apostrophe, no elision. */
export function plainWordOf(language: string): (word: string) => string {
  const elided = ELIDED[language];
  return (word) => {
    const lower = word.toLocaleLowerCase(language).replaceAll('’', "'");
    return elided === undefined ? lower : lower.replace(elided, '');
  };
}

/** A longer one has no ending that matters, and stemming a word of a megabyte takes a quarter of a second. */
const STEMMED_MOST_CHARS = 100;

/** Returns the stemmer of a language, for plain words; undefined if there is none. */
export function stemmerOf(language: string): ((plainWord: string) => string) | undefined {
  const algorithm = ALGORITHMS[language];
  if (algorithm === undefined) return undefined;
  const stemmer = newStemmer(algorithm);
  return (plainWord) =>
    plainWord.length > STEMMED_MOST_CHARS ? plainWord : stemmer.stem(plainWord) || plainWord;
}
