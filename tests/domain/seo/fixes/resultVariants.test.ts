import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { descriptionVariants, titleVariants } from '#domain/seo/fixes/resultVariants.ts';
import {
  hasOnlyNumbersOf,
  isOfResults,
  patternOf,
  resultPagesOf,
  resultTextsOf,
  termsBeside,
} from '#domain/seo/result/resultTexts.ts';
import { titleWidthPx } from '#domain/seo/result/searchResult.ts';
import type { ResultTexts } from '#domain/writing/resultTexts.ts';
import { textToolsOf } from '#language/textTools.ts';

const tools = textToolsOf('en');
const said = (text: string) => ({ text, chars: text.length });
const TITLES = [
  '7 Best Moka Pots for Espresso Lovers',
  'Moka Pot Guide: 5 Steps to Espresso at Home',
  'How to Use a Moka Pot (2026)',
];
const pages = TITLES.map((title, at) => ({
  url: `https://${at}.example/`,
  title: said(title),
  description: at === 0 ? said('We tested 30 pots. Which one is best?') : null,
}));
const wanted = (term: string, tier: 'must' | 'recommended') => ({
  term,
  tier,
  stems: tools.words(term).map((word) => tools.stem(word)),
  share: 1,
  headingShare: 0,
  weight: 1,
  perThousand: { low: 1, median: 1, high: 1 },
});
const results: ResultTexts = resultTextsOf(
  pages,
  {
    terms: [
      wanted('ground coffee', 'must'),
      wanted('espresso', 'recommended'),
      wanted('gasket', 'recommended'),
    ],
  },
  tools,
);

describe('what the results say', () => {
  // §d.fields.10
  test('terms of the titles come first, then those that most pages use; others are none', () => {
    expect(results.terms.map(({ term }) => term)).toEqual(['espresso', 'ground coffee']);
    expect(termsBeside('Grounds for coffee? Espressos!', results, tools)).toEqual({
      has: ['espresso'],
      lacks: ['ground coffee'],
    });
  });

  test('a term that is part of another one is not named beside it', () => {
    const terms = [
      wanted('coffee', 'must'),
      wanted('ground coffee', 'must'),
      wanted('pot', 'must'),
    ];
    const beside = resultTextsOf(pages, { terms }, tools);
    expect(termsBeside('Ground coffee', beside, tools)).toEqual({
      has: ['ground coffee'],
      lacks: ['pot'],
    });
  });

  // §d.fields.10
  test('their usual form is counted; of fewer than three texts nothing is said', () => {
    expect(patternOf(pages, 'title')).toEqual({
      texts: 3,
      whole: 3,
      medianChars: 36,
      numbers: 2,
      years: 1,
      questions: 0,
    });
    expect(patternOf(pages, 'description')).toBeNull();
  });

  // §d.fields.10
  test('no form is counted of results whose end is not known', () => {
    const cut = { text: 'We tested these pots for you…', chars: 300 };
    const texts = [...['Is it good? 7 pots', 'Wait…'].map(said), cut];
    const known = texts.map((description, at) => ({
      ...pages[0],
      url: `${at}`,
      title: null,
      description,
    }));
    expect(patternOf(known, 'description')).toMatchObject({
      texts: 3,
      whole: 2,
      numbers: 1,
      years: 0,
      questions: 1,
    });
  });

  const theirs = 'How to Clean a Moka Pot Without Soap';
  const sentence = 'We have tested thirty pots at home for a year.';
  const beside: ResultTexts = {
    pages: [
      { url: '', title: said(`${theirs} | Bean Club`), description: null },
      { url: '', title: said('モカポットの使い方とおすすめの豆を紹介 - 珈琲'), description: null },
      {
        url: '',
        title: said('Moka Pot Guide'),
        description: { text: `${sentence.slice(0, -1)} and…`, chars: 300 },
      },
      { url: '', title: said('How to use a moka pot'), description: null },
    ],
    terms: [],
  };

  // §d.fields.10
  test.each([
    ['without its brand', theirs, true],
    ['with another brand', `${theirs} | Our Shop`, true],
    ['with a stop', `${theirs.toLowerCase()}…`, true],
    ['the beginning of a description', sentence, true],
    ['of a script without spaces', 'モカポットの使い方とおすすめの豆を紹介', true],
    ['a few words', 'How to clean', false],
    ['a short title with more', 'Moka pot guide for beginners and friends', false],
    ['a keyphrase that is a title too', 'How to use a moka pot: water, coffee, flame', false],
    ['other words', 'How we clean every moka pot without soap', false],
    ['nothing', '…', false],
  ])('a text of the results is recognised %s', (_how, text, expected) => {
    expect(isOfResults(text, beside)).toBe(expected);
  });

  // §d.fields.10
  test('a number that the writer has not given is found, however it is grouped', () => {
    const isOurs = hasOnlyNumbersOf(['In 2024 100 pots', 'for 1,000 cups', '18']);
    const lines = ['1000 cups', '1.000 cups of 18', '100 pots', 'no number'];
    expect(lines.map(isOurs)).toEqual([true, true, true, true]);
    expect(['17 best pots', 'Tested (2026)', '10 cups'].map(isOurs)).toEqual([false, false, false]);
  });

  test('only pages that were read count as results, without those that the writer ignores', () => {
    const page = { url: 'https://a.example/', title: 'A', state: 'read', sketch: null } as const;
    expect(
      resultPagesOf([page, { ...page, url: 'https://b.example/', state: 'failed' }], []),
    ).toEqual([{ url: page.url, title: said('A'), description: null }]);
    expect(resultPagesOf([page], [page.url])).toEqual([]);
    expect(resultPagesOf([{ ...page, title: '' }], [])).toEqual([]);
  });
});

const own = {
  lead: 'Moka pot',
  title: 'My morning ritual',
  headings: ['3 steps to espresso', 'How to use a moka pot (2026)', 'My cat'],
  lines: [
    ['A moka pot makes espresso on a stove.', 'It was invented in Italy.'],
    [
      'Fill the moka pot with fresh water up to the valve, put ground coffee into the basket, and set it on a low flame.',
      'Wait for the sound.',
      'It takes 5 minutes.',
    ],
  ],
};

// §d.fields.10
test('titles are the words of the writer, the ones that suit the results first', () => {
  const titles = titleVariants(own, results, tools);
  expect(titles[0]).toBe('Moka pot: 3 steps to espresso'); // keyphrase, term, number
  expect(titles).toContain('A moka pot makes espresso on a stove');
  expect(titles).toContain('Moka pot: My morning ritual');
  expect(titles).not.toContain('How to use a moka pot (2026)'); // a page in the results says that
  expect(titles.length).toBeLessThanOrEqual(5);
});

// §d.fields.10
test('descriptions are whole sentences in their order, each in one of them', () => {
  const [first = '', ...others] = descriptionVariants(own, results, tools);
  expect(first).toBe(`${own.lines[1]?.slice(0, 2).join(' ')}`);
  for (const other of others) expect(other).not.toContain('valve');
});

// §d.fields.10
test('nothing is said that the text does not say, nothing that a page says, and no title is too wide', () => {
  const words = fc.constantFrom(
    'moka pot',
    'espresso',
    '12',
    'The',
    'best',
    'ground coffee',
    'ñandú',
    '?',
  );
  const phrase = fc.array(words, { minLength: 1, maxLength: 20 }).map((all) => all.join(' '));
  const sentence = phrase.map((text) => `${text}.`);
  fc.assert(
    fc.property(
      fc.array(phrase, { maxLength: 5 }),
      fc.array(fc.array(sentence, { maxLength: 6 }), { maxLength: 4 }),
      (headings, lines) => {
        const mine = { ...own, headings, lines };
        const material = [
          mine.lead,
          mine.title,
          ...headings,
          ...lines.map((line) => line.join(' ')),
        ];
        const isMine = (part: string) => material.some((text) => text.includes(part));
        for (const title of titleVariants(mine, results, tools)) {
          const rest = title.startsWith('Moka pot: ') ? title.slice('Moka pot: '.length) : title;
          expect(isMine(rest)).toBe(true);
          expect(titleWidthPx(title)).toBeLessThanOrEqual(600);
          expect(isOfResults(title, results)).toBe(false);
        }
        for (const text of descriptionVariants(mine, results, tools)) {
          expect(isMine(text)).toBe(true);
          expect(text.length).toBeLessThan(156);
        }
      },
    ),
  );
});

test('a long text is no reason to wait', () => {
  const line = Array.from({ length: 40 }, (_, at) => `Sentence ${at} is about a moka pot.`);
  const dots = `A moka pot${'.'.repeat(200_000)}!`;
  expect(isOfResults(dots, results)).toBe(false);
  const lines = [[dots], ...Array.from({ length: 2000 }, () => line)];
  expect(titleVariants({ ...own, lines }, results, tools)).toHaveLength(5);
  expect(descriptionVariants({ ...own, lines }, results, tools).length).toBeGreaterThan(0);
}, 2000);
