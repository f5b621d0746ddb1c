import { expect, test } from '@jest/globals';
import { textToolsOf } from '#language/textTools.ts';

const sentences = (language: string, text: string) => textToolsOf(language).sentences(text);

test.each([
  ['en', 'One. Two! Three?', ['One.', 'Two!', 'Three?']],
  ['en', 'Dr. Smith met Mr. Jones. They talked.', ['Dr. Smith met Mr. Jones.', 'They talked.']],
  ['en', 'Use e.g. Chromium. It works.', ['Use e.g. Chromium.', 'It works.']],
  ['en', 'It costs 3.50 dollars. Cheap.', ['It costs 3.50 dollars.', 'Cheap.']],
  ['en', 'J. R. R. Tolkien wrote it. We read it.', ['J. R. R. Tolkien wrote it.', 'We read it.']],
  ['de', 'Das gilt z. B. für Kaffee. Und für Tee.', ['Das gilt z. B. für Kaffee.', 'Und für Tee.']],
  ['de', 'Am 3. Mai beginnt es. Es dauert.', ['Am 3. Mai beginnt es.', 'Es dauert.']],
  ['fr', 'M. Dupont est là. Il attend.', ['M. Dupont est là.', 'Il attend.']],
  ['xx', '。 …', []],
])('%s: %j is split into its sentences', (language, text, expected) => {
  expect(sentences(language, text)).toEqual(expected);
});

test('words are as written, without punctuation', () => {
  expect(textToolsOf('en').words('It’s a “well-known” fact: 3.5 %!')).toEqual([
    'It’s',
    'a',
    'well',
    'known',
    'fact',
    '3.5',
  ]);
});

test.each([
  ['en', 'grinders', 'grinder'],
  ['en', 'Grinding', 'grind'],
  ['de', 'Mühlen', 'Mühle'],
  ['es', 'molinos', 'molino'],
  ['fr', 'moulins', 'moulin'],
  ['it', 'macinini', 'macinino'],
  ['nl', 'boeken', 'boek'],
  ['pt', 'moinhos', 'moinho'],
  ['ru', 'мельницы', 'мельница'],
  ['tr', 'kitaplar', 'kitap'],
])('%s: %s and %s are forms of one word', (language, form, other) => {
  const { stem, knowsWordForms } = textToolsOf(language);
  expect(stem(form)).toBe(stem(other));
  expect(knowsWordForms).toBe(true);
});

test('a language without a stemmer compares words in lower case', () => {
  const { stem, knowsWordForms } = textToolsOf('xx');
  expect([stem('Grinders'), stem('grinder'), knowsWordForms]).toEqual([
    'grinders',
    'grinder',
    false,
  ]);
});

test.each([
  ['en-GB', 'the', true],
  ['en', 'The', true],
  ['en', 'website', false],
  ['de', 'und', true],
  ['fr', 'l’', false],
  ['xx', 'the', false],
])('%s: %s is a function word: %s', (language, word, expected) => {
  expect(textToolsOf(language).isStopWord(word)).toBe(expected);
});
