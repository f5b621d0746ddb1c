import { expect, test } from '@jest/globals';
import { MOST_KEYWORDS } from '#contract/searchFields.ts';
import { addedFrom } from '#domain/topics/keywordList.ts';

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
test('it says how many there is no room for', () => {
  const lines = Array.from({ length: MOST_KEYWORDS + 5 }, (_, at) => `word ${at}`).join('\n');
  expect(read(lines).added).toHaveLength(MOST_KEYWORDS - 3);
  expect(read(lines)).toMatchObject({ left: 8 });
});
