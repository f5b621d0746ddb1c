import { expect, test } from '@jest/globals';
import { competitionOf } from '#domain/seo/competitors/termModel.ts';
import type { PageFeatures } from '#domain/seo/report/competition.ts';
import { competitionAmong } from '#language/scoredText.ts';

const p = (text: string) => `<p>${text}</p>`;

/** What people read around texts on the web, in two layouts. */
const NOISE = [
  [
    p('By Jane Marlow, Senior Editor'),
    p('Updated in October 2025 | 9 minute read'),
    p('We may earn a commission if you buy through links. Our editors review every guide.'),
  ],
  [
    p('Written by the editors. Last updated: October 12, 2025.'),
    p('Get a free quote from installers near you'),
    p('Related articles: Best boilers · Best radiators'),
  ],
] as const;
const TEXTS = [
  [
    'The costs depend on the house and on the heat loss survey. A heat pump needs a low flow temperature.',
    'In October we paid for new radiators. The outdoor unit is quiet, and the radiators are large.',
  ],
  [
    'Costs depend on many things. The installer does a heat loss survey, and the heat pump is sized by it.',
    'The flow temperature was 45 °C in October, with the radiators that we had and a small outdoor unit.',
  ],
];
const PAGES = TEXTS.map((texts, at) => ({
  id: `https://site${at}.example/a`,
  blocks: [...(NOISE[at] ?? []), ...texts.map(p)],
}));
const termsOf = (pages: typeof PAGES, language = 'en') =>
  competitionAmong({ id: 's', pages }, language).terms.map(({ term }) => term);

// §d.terms.11
test('terms are words of the subject: no bylines, dates, calls, verbs or parts of longer ones', () => {
  expect(termsOf(PAGES).toSorted()).toEqual([
    'costs',
    'flow temperature',
    'heat loss survey',
    'heat pump',
    'outdoor unit',
    'radiators',
  ]);
});

// §d.terms.11
test('what only the pages of one site say is no term', () => {
  const one = { id: 'https://a.example/1', blocks: [p('The Homewise promise and a pump.')] };
  const pages = [one, { ...one, id: 'https://a.example/2' }];
  expect(termsOf(pages).toSorted()).toEqual(['Homewise promise', 'pump']); // nothing tells them apart
  expect(termsOf([...pages, { id: 'https://b.example/', blocks: [p('A pump.')] }])).toEqual([
    'pump',
  ]);
});

// §d.terms.11
test('a word that nearly always stands in one of two longer terms is left out, one that stands in many is not', () => {
  const page = (id: string, ...texts: string[]) => ({ id, blocks: texts.map(p) });
  const two = ['a', 'b'].map((id) => page(id, 'The heat loss is high.', 'The water loss is low.'));
  expect(termsOf(two).toSorted()).toEqual(['heat loss', 'water loss']);
  const many = two.map((one) => ({ ...one, blocks: [...one.blocks, p('The loss is small.')] }));
  expect(termsOf(many).toSorted()).toEqual(['heat loss', 'loss', 'water loss']);
});

// §d.terms.11
test('two forms that the stemmer takes for two words are one term', () => {
  const pages = ['a', 'b'].map((id) => ({ id, blocks: [p('La pared y las paredes.')] }));
  expect(termsOf(pages, 'es')).toEqual(['pared']);
});

// §d.snapshots.1
test('snapshots from before nouns were counted keep their terms', () => {
  const page = (id: string): PageFeatures => ({
    id,
    words: 100,
    wordsOutsideLinks: 100,
    headings: 0,
    images: 0,
    links: 0,
    readability: null,
    terms: { pump: { uses: 2, isInHeading: false, form: 'pumps' } },
  });
  const { terms } = competitionOf('s', [page('a'), page('b')], () => 1);
  expect(terms.map(({ term }) => term)).toEqual(['pumps']);
});
