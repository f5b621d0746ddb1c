import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { competitionOfSnapshot, generalsOf, sharing } from '#domain/seo/competitors/snapshot.ts';
import { aCompetitor } from '#tests/support/factories.ts';

const NO_RARITY = () => 1;

const someTerms = fc
  .uniqueArray(fc.constantFrom('lug', 'lug depth', 'grip', 'mud', 'heel', 'trail shoe'))
  .chain((names) =>
    fc
      .tuple(...names.map(() => fc.integer({ min: 1, max: 30 })))
      .map((uses) =>
        Object.fromEntries(
          names.map((name, at) => [name, { uses: uses[at] ?? 1, isInHeading: false, form: name }]),
        ),
      ),
  );
const somePages = fc
  .array(fc.tuple(someTerms, fc.integer({ min: 0, max: 5000 })), { maxLength: 8 })
  .map((pages) =>
    pages.map(([terms, words], at) =>
      aCompetitor({
        url: `https://${at}.example/`,
        features: {
          words,
          wordsOutsideLinks: words,
          headings: words % 20,
          images: 1,
          links: 3,
          readability: words % 100,
          terms,
        },
      }),
    ),
  );

// §d.snapshots.1
test('terms of a single page never change what the pages have in common', () => {
  fc.assert(
    fc.property(somePages, (pages) => {
      const whole = competitionOfSnapshot({ id: 's', pages }, [], NO_RARITY);
      const kept = pages.map(sharing(pages));
      expect(competitionOfSnapshot({ id: 's', pages: kept }, [], NO_RARITY)).toEqual(whole);
      const terms = kept.flatMap(({ features }) => Object.keys(features?.terms ?? {}));
      const counts = Object.values(Object.groupBy(terms, (term) => term));
      expect(counts.every((uses) => (uses?.length ?? 0) > 1)).toBe(true);
    }),
  );
});

// §d.snapshots.2
test('a removed page is as one that never was there, also once the terms of single pages are gone', () => {
  fc.assert(
    fc.property(somePages, fc.nat(7), (pages, at) => {
      const url = `https://${at}.example/`;
      const { id, ...without } = competitionOfSnapshot(
        { id: 's', pages: pages.map(sharing(pages)) },
        [url],
        NO_RARITY,
      );
      const rest = pages.filter((page) => page.url !== url);
      expect(without).toEqual(
        expectNoId(competitionOfSnapshot({ id, pages: rest }, [], NO_RARITY)),
      );
    }),
  );
});

const expectNoId = ({ id: _id, ...competition }: { readonly id: string }) => competition;

// §d.competitors.4
test('what is suggested is the median of the pages, in steps that people enter', () => {
  const pages = [980, 1010, 1240, 1300, 9000].map((words, at) =>
    aCompetitor({
      url: `https://${at}.example/`,
      features: {
        words,
        wordsOutsideLinks: words,
        headings: 5 + at,
        images: 0,
        links: 2,
        readability: 61.4,
        terms: { lug: { uses: 4, isInHeading: true, form: 'lugs' } },
      },
    }),
  );
  const competition = competitionOfSnapshot({ id: 's', pages }, [], NO_RARITY);
  const analysed = { country: 'AT', location: '', pages };
  expect(generalsOf(competition, analysed)).toEqual({
    country: 'AT',
    language: 'en',
    words: { value: 1150, low: 1000, high: 1250 }, // the page of 9,000 words is an outlier
    headings: { value: 7, low: 6, high: 7 },
    images: { value: 0, low: 0, high: 0 },
    links: { value: 2, low: 2, high: 2 },
    readability: 61,
    keywords: ['lugs'],
  });
});

// §d.competitors.4
test('without pages nothing is suggested', () => {
  const analysed = { country: '', location: '', pages: [] };
  const competition = competitionOfSnapshot({ id: 's', pages: [] }, [], NO_RARITY);
  expect(generalsOf(competition, analysed)).toEqual({});
});

// §d.competitors.4
test.each([
  [['de-AT', 'DE', 'en'], 'de'],
  [['de', null, null], 'de'],
  [['de', 'en'], undefined],
  [[null], undefined],
])('pages that say %j are in %s', (languages, language) => {
  const pages = languages.map((one) => ({ language: one }));
  const competition = competitionOfSnapshot({ id: 's', pages: [] }, [], NO_RARITY);
  const analysed = { country: '', location: 'Graz', pages };
  expect(generalsOf(competition, analysed)).toEqual({
    location: 'Graz',
    ...(language !== undefined && { language }),
  });
});
