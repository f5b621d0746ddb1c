import { expect, test } from '@jest/globals';
import { textToolsOf } from '#language/textTools.ts';

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'ru', 'tr'] as const;

/** By language: a noun of a subject, a word that is no part of a term, and a noun that any text has. */
const WORDS: Readonly<Record<(typeof LANGUAGES)[number], readonly [string, string, string]>> = {
  de: ['wärmepumpe', 'sie', 'beispiele'],
  en: ['radiator', 'quickly', 'examples'],
  es: ['radiador', 'elegir', 'ejemplos'],
  fr: ['radiateur', 'choisir', 'exemples'],
  it: ['radiatore', 'scegliere', 'esempio'],
  nl: ['radiator', 'belangrijk', 'voorbeelden'],
  pt: ['radiador', 'escolher', 'exemplos'],
  ru: ['радиатор', 'выбирать', 'примеры'],
  tr: ['radyatör', 'kullanmak', 'örnek'],
};

// §d.terms.11
test.each(LANGUAGES)('%s: nouns of a subject are told from other words', (language) => {
  const { termWords } = textToolsOf(language);
  const [noun, empty, vague] = WORDS[language];
  expect([noun, empty].map((word) => termWords?.isEmpty(word))).toEqual([false, true]);
  expect([noun, vague].map((word) => termWords?.isVague(word))).toEqual([false, true]);
});

test.each([
  ['es', 'días', true],
  ['es', 'hogar', false],
  ['pt', 'meses', true],
  ['fr', 'logement', false],
])('%s: “%s” names a measure: %s', (language, word, isMeasure) => {
  expect(textToolsOf(language).termWords?.isMeasure(word)).toBe(isMeasure);
});

test.each([
  ['en', 'chooses', true],
  ['en', 'removal', false],
  ['es', 'compran', true],
  ['fr', 'découverte', false],
])('%s: “%s” is a form of a verb that any text has: %s', (language, word, isVerb) => {
  expect(textToolsOf(language).termWords?.isVerb(word)).toBe(isVerb);
});

test.each([
  ['fr', 'petits'],
  ['es', 'antiguos'],
  ['pt', 'pequenas'],
])('%s: “%s” measures a noun, as its singular does', (language, word) => {
  expect(textToolsOf(language).termWords?.isAttribute(word)).toBe(true);
});

test('a language without lists has none', () => {
  const { termWords, boilerplate } = textToolsOf('xx');
  expect(termWords).toBe(null);
  expect(boilerplate).toBe(null);
});
