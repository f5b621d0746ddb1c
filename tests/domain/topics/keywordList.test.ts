import { expect, test } from '@jest/globals';
import { MOST_KEYWORDS } from '#contract/searchFields.ts';
import { addedFrom } from '#domain/topics/keywordList.ts';

const of = { keyphrase: 'Moka pot', keywords: 'espresso, burrs' };

// §d.keyphrase.5
test.each([
  ['lines', 'cold brew\nEspresso\n\nMOKA POT\nmilk foam', 'espresso, burrs, cold brew, milk foam'],
  ['commas', 'cold brew, milk foam; latte', 'espresso, burrs, cold brew, milk foam, latte'],
  [
    'a table',
    'Keyword,Volume,KD\ncold brew,"1,200",30\nmilk foam,90,2\n',
    'espresso, burrs, cold brew, milk foam',
  ],
  ['tabs', 'Keyword\tVolume\ncold brew\t1200\n', 'espresso, burrs, cold brew'],
  ['nothing', ' \n ', 'espresso, burrs'],
])('keywords of a list go behind those that are there, each once: %s', (_what, text, list) => {
  expect(addedFrom(text, of).list).toBe(list);
});

// §d.keyphrase.5
test('it says how many there is no room for', () => {
  const lines = Array.from({ length: MOST_KEYWORDS + 5 }, (_, at) => `word ${at}`).join('\n');
  expect(addedFrom(lines, of)).toMatchObject({ added: MOST_KEYWORDS - 3, left: 8 });
  expect(addedFrom('', of)).toMatchObject({ added: 0, left: 0 });
});
