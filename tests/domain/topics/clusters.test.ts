import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clustersOf, GROUP_MOST } from '#domain/topics/clusters.ts';
import { groupsOfKeyphrases } from '#language/topicWork.ts';

const item = (words: string, results: readonly string[] | null = null) => ({
  form: new Map(words.split(' ').map((word) => [word, 'word' as const])),
  results,
});
const pages = (...names: string[]) => names.flatMap((name) => [`${name}1`, `${name}2`]);

/** The groups as their phrases. */
function grouped(phrases: readonly string[], language = 'en'): string[][] {
  const keyphrases = phrases.map((phrase) => ({ phrase, figures: {}, results: null }));
  return groupsOfKeyphrases({ keyphrases, language }).map((group) =>
    group.map((at) => phrases[at] ?? ''),
  );
}

// §d.topics.7
test('four shared results of ten put together what shares no word, fewer do not', () => {
  const found = [pages('a', 'b', 'c', 'd', 'e'), pages('a', 'b', 'f', 'g', 'h')];
  const other = pages('a', 'i', 'j', 'k', 'l');
  const items = [item('running shoes', found[0]), item('sneakers', found[1])];
  expect(clustersOf([...items, item('running', other)])).toEqual([[0, 1], [2]]);
});

// §d.topics.7
test('a result that all searches find puts nothing together', () => {
  const items = Array.from({ length: 12 }, (_, at) => item(`subject word${at}`, pages('a', 'b')));
  expect(clustersOf(items)).toHaveLength(12);
});

// §d.topics.7
test('what says the same is one page, in any order, form, spelling and year', () => {
  expect(
    grouped(['loft ladder cost', 'cost of loft ladders', 'how much is a loft ladder 2026']),
  ).toHaveLength(1);
  expect(grouped(['colchón viscoelástico', 'colchones viscoelasticos'], 'es')).toHaveLength(1);
  expect(
    grouped(['wärmepumpe kosten', 'Wärmepumpenkosten', 'was kostet eine waermepumpe'], 'de'),
  ).toHaveLength(1);
  expect(grouped(['matelas 140x190', 'matelas 140 x 190', 'matelas 140 190'], 'fr')).toHaveLength(
    1,
  );
});

// §d.topics.7
test.each([
  [
    'en',
    'boiler',
    'boiler price|boiler repair|boiler near me|boiler vs heat pump|best boiler|boiler jobs|used boiler|free boiler|what is a boiler|boiler without tank|c++ boiler|c# boiler|c boiler',
  ],
  [
    'de',
    'kaffeemühle',
    'kaffeemühle preis|kaffeemühle reparieren|kaffeemühle in der nähe|kaffeemühle oder mörser|kaffeemühle test|kaffeemühle gebraucht|elektrische kaffeemühle|kaffeemühle reinigen',
  ],
  [
    'fr',
    'matelas',
    'prix matelas|matelas pas cher|meilleur matelas|nettoyer un matelas|matelas 160x200|matelas occasion|matelas bébé|matelas près de chez moi',
  ],
  [
    'es',
    'colchón',
    'precio colchón|colchones baratos|mejor colchón|limpiar colchón|colchón 90x190|colchón segunda mano|colchón cuna|colchones cerca de mí',
  ],
  [
    'es',
    'impresora 3d',
    'software impresora 3d|cómo hacer una impresora 3d|impresora 3d precio|impresora 3d barata|impresora 3d segunda mano|limpiar impresora 3d|impresora 3d resina|problemas impresora 3d|filamento impresora 3d|ruido impresora 3d|curso impresora 3d',
  ],
])('%s: what changes the task is another page than “%s”', (language, subject, others) => {
  const phrases = [subject, ...others.split('|')];
  expect(grouped(phrases, language)).toEqual(phrases.map((phrase) => [phrase]));
});

const HEADS = [
  'air source heat pump',
  'ground source heat pump',
  'hot water cylinder',
  'heat loss survey',
  'heat pump',
];
const MODIFIERS =
  'cost|problems|near me|vs gas boiler|reviews|in winter|planning permission|for flats|lifespan|maintenance|how does it work|size|noise|second hand|installer|warranty|efficiency|for beginners|repair|grant'.split(
    '|',
  );

// §d.topics.13
test('five heads with twenty modifiers are no topic of a head, and none of a modifier', () => {
  const phrases = HEADS.flatMap((head) => MODIFIERS.map((modifier) => `${head} ${modifier}`));
  const groups = grouped([...phrases, ...HEADS.map((head) => `${head} price`)]);
  const headOf = (phrase: string) => HEADS.find((head) => phrase.startsWith(head));
  for (const group of groups) {
    expect(new Set(group.map(headOf)).size).toBe(1);
    expect(group.length).toBeLessThanOrEqual(2);
  }
  for (const head of HEADS) expect(groups).toContainEqual([`${head} cost`, `${head} price`]);
});

const COFFEE =
  'coffee grinder;best coffee grinder;burr coffee grinder;manual coffee grinder;how to clean a coffee grinder;espresso machine;best espresso machine;how to descale espresso machine;french press;french press vs pour over;pour over coffee;cold brew;how to make cold brew;moka pot;coffee beans;best coffee beans;light roast vs dark roast;coffee filter;paper coffee filters;milk frother;best milk frother;latte art;latte vs cappuccino;coffee subscription'.split(
    ';',
  );

// §d.topics.13
test('distinct head nouns keep topics apart', () => {
  const nouns = ['grinder', 'machine', 'press', 'beans', 'filter', 'frother', 'moka', 'latte'];
  for (const group of grouped(COFFEE)) {
    const named = nouns.filter((noun) => group.some((phrase) => phrase.split(' ').includes(noun)));
    expect(named.length).toBeLessThanOrEqual(1);
  }
  const german =
    'kaffeemühle;beste kaffeemühle;kaffeemühlen test;espressomaschine;espressomaschine entkalken;kaffeevollautomat;kaffeevollautomat test;kaffeebohnen kaufen;kaffeebohnen lagern;milchaufschäumer'.split(
      ';',
    );
  const groups = grouped(german, 'de');
  expect(groups).toContainEqual(['beste kaffeemühle', 'kaffeemühlen test']);
  expect(groups).toHaveLength(german.length - 1);
});

// §d.topics.13
test('joining makes no group of more than its limit', () => {
  const items = Array.from({ length: 90 }, (_, at) => item(`a b c d e f g h${at}`));
  for (const group of clustersOf([...items, item('z')]))
    expect(group.length).toBeLessThanOrEqual(GROUP_MOST);
});

test('nothing in common with anything is a group of its own', () => {
  expect(clustersOf([item('a b'), item('c d'), item('')])).toEqual([[0], [1], [2]]);
  expect(clustersOf([])).toEqual([]);
});

test('every item is in one group, and the same items give the same groups', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 3 });
  const results = fc.option(fc.array(fc.constantFrom('1', '2', '3', '4'), { maxLength: 4 }));
  const form = words.map((all) => new Map(all.map((word) => [word, 'word' as const])));
  const some = fc.array(fc.record({ form, results }), { maxLength: 30 });
  fc.assert(
    fc.property(some, (items) => {
      const groups = clustersOf(items);
      expect(groups.flat().sort((a, b) => a - b)).toEqual(items.map((_, at) => at));
      expect(clustersOf(items)).toEqual(groups);
    }),
  );
});

test('thousands of keyphrases with a word in common are not all compared', () => {
  const items = Array.from({ length: 4000 }, (_, at) =>
    item(`grinder w${at % 400} v${(at * 7) % 400}`),
  );
  expect(clustersOf(items).length).toBeLessThan(4000);
});
