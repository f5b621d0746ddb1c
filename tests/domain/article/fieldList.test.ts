import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  entriesIn,
  fieldsOfKeywords,
  fittingList,
  hasEntry,
  keywordsOf,
  listOf,
  mergedList,
  withEntry,
  withoutEntry,
} from '#domain/article/fieldList.ts';

const someList = fc
  .array(fc.constantFrom('a', 'B', 'b', 'lug depth', 'ä'), { maxLength: 5 })
  .map(listOf);

// §d.terms.3
test('a list is read as a person writes it: commas, spaces and repeated entries do not matter', () => {
  expect(entriesIn(' lug  depth,, Sole ;sole,\nä ')).toEqual(['lug depth', 'Sole', 'ä']);
  expect(withEntry('a,', ' B ')).toBe('a, B');
  expect(withoutEntry('Lug depth, sole', 'LUG DEPTH')).toBe('sole');
});

test('keywords and fields stand for each other', () => {
  expect(keywordsOf({ keyphrase: ' coffee ', keywords: 'tea, moka' })).toEqual([
    'coffee',
    'tea',
    'moka',
  ]);
  expect(fieldsOfKeywords(['coffee', 'tea', 'moka'])).toEqual({
    keyphrase: 'coffee',
    keywords: 'tea, moka',
  });
  expect(fieldsOfKeywords([])).toEqual({ keyphrase: '', keywords: '' });
});

// §d.terms.5
test('two changes of a list are merged without a question: nothing that one side added is lost, nor comes back what one removed', () => {
  fc.assert(
    fc.property(someList, someList, someList, (base, mine, theirs) => {
      const merged = mergedList(base, mine, theirs);
      for (const entry of entriesIn([base, mine, theirs].join(','))) {
        const [was, isMine, isTheirs] = [base, mine, theirs].map((list) => hasEntry(list, entry));
        const wanted = was ? isMine && isTheirs : isMine || isTheirs;
        expect(hasEntry(merged, entry)).toBe(wanted);
      }
    }),
  );
});

// §d.terms.5
test('a list that only one side has changed stays as it is being typed', () => {
  expect(mergedList('a', 'a, b, ', 'a')).toBe('a, b, ');
  expect(mergedList('a', 'a', 'a,c')).toBe('a,c');
});

test('of a list that is too long, the first entries are kept whole', () => {
  expect(fittingList('one, two, three', 9)).toBe('one, two');
  expect(fittingList('one,two', 7)).toBe('one,two');
});
