import { expect, test } from '@jest/globals';
import { MOST_KEYWORDS } from '#contract/article/searchFields.ts';
import { addedFrom, phrasesIn } from '#domain/topics/keywordList.ts';

const THERE = ['Moka pot', 'espresso', 'burrs'];
const read = (text: string) => addedFrom(text, THERE, MOST_KEYWORDS);

// §d.keyphrase.5
test.each([
  ['lines', 'cold brew\nEspresso\n\nMOKA POT\nmilk foam', ['cold brew', 'milk foam']],
  ['commas', 'cold brew, milk foam; latte', ['cold brew', 'milk foam', 'latte']],
  [
    'a table',
    'Keyword,Volume,KD\ncold brew,"1,200",30\nmilk foam,90,2\n',
    ['cold brew', 'milk foam'],
  ],
  ['tabs', 'Keyword\tVolume\ncold brew\t1200\n', ['cold brew']],
  ['nothing', ' \n ', []],
])('what a list has besides the keywords that are there, each once: %s', (_what, text, added) => {
  expect(read(text)).toEqual({ added, left: 0 });
});

// §d.keyphrase.5
test.each([
  ['figures', 'Aihe,Klikit,CTR\nword one,"1.250","10,0%"\nword two,3,7.5%\n'],
  ['figures behind semicolons', 'Aihe;Klikit\nword one;3\nword two;40\n'],
  ['tabs', 'Name\tColour\na\tb\nc\td\n'],
])('of a table of %s without a known heading nothing is taken', (_what, text) => {
  expect(read(text)).toEqual({ added: [], left: 0, isTable: true });
});

// §d.keyphrase.5
test('what a person may have typed with commas is no table, and is one in a file', () => {
  const text = 'cold brew, iced tea\nlatte, flat white\nmoka, mocha\n';
  expect(read(text).added).toHaveLength(6);
  expect(phrasesIn(text, { isFile: true })).toBeNull();
  expect(phrasesIn('cold brew\niced tea\n', { isFile: true })).toEqual(['cold brew', 'iced tea']);
});

// §d.keyphrase.5
test('it says how many there is no room for', () => {
  const lines = Array.from({ length: MOST_KEYWORDS + 5 }, (_, at) => `word ${at}`).join('\n');
  expect(read(lines).added).toHaveLength(MOST_KEYWORDS - 3);
  expect(read(lines)).toMatchObject({ left: 8 });
});
