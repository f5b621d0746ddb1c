import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Check, CheckName } from '#domain/seo/report/report.ts';
import { SCORER_VERSION } from '#domain/seo/report/weights.ts';
import { textReportOf } from '#domain/seo/score/textReport.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { textToolsOf } from '#language/textTools.ts';
import { aReportContext } from '#tests/support/factories.ts';
import { scored } from '#tests/support/scored.ts';

/** The report of an article, each block named b0, b1 … in order. */
const report = (blocks: readonly string[], keyphrase: string | null = null, language = 'en') =>
  scored(blocks, { keyphrase, language });

const check = (made: ReturnType<typeof report>, name: CheckName) => {
  const found = made.checks.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no check ${name}`);
  return found;
};

const blockIdsOf = ({ places }: Pick<Check, 'places'>) => places.map(({ blockId }) => blockId);

const p = (text: string) => `<p>${text}</p>`;
const sentence = (words: number, first = 'Word') => `${first}${' word'.repeat(words - 1)}.`;
const times = (count: number, text: string) => Array.from({ length: count }, () => text);
/** A paragraph that repeats an earlier one does not count, so each has a list number. */
const numbered = (texts: readonly string[]) => texts.map((text, at) => p(`${at}) ${text}`));

describe('figures', () => {
  test('all text counts for words, only prose for sentences and paragraphs', () => {
    const made = report([
      '<h1>A title</h1>',
      p('One two three. Four five.'),
      '<ul><li>six</li><li>seven</li></ul>',
      '<pre>eight</pre>',
    ]);
    expect(made).toMatchObject({
      words: 10,
      sentences: 4,
      paragraphs: 1,
      scorerVersion: SCORER_VERSION,
    });
  });

  test.each([
    [0, 0],
    [1, 1],
    [238, 1],
    [239, 2],
    [2380, 10],
  ])('%s words take %s minutes to read', (words, minutes) => {
    expect(report(words === 0 ? [] : [p(sentence(words))]).readingMinutes).toBe(minutes);
  });

  test('everything is unmeasured in an article without text', () => {
    const made = report(['<p><br></p>'], 'coffee');
    expect(made).toMatchObject({ words: 0, sentences: 0, paragraphs: 0, readability: null });
    const ratings = made.checks.filter(({ name }) => name !== 'keyphraseLength');
    expect(new Set(ratings.map(({ rating }) => rating))).toEqual(new Set(['unmeasured']));
  });
});

describe('readability', () => {
  /** Ten words and fifteen syllables in two sentences, by hand: 206.835 − 1.015·5 − 84.6·1.5. */
  test('readability is Flesch’s formula for English', () => {
    const made = report([p('The people drink coffee today. The water is very good.')]);
    expect(made.readability).toMatchObject({
      variant: 'flesch',
      wordsPerSentence: 5,
      syllablesPerWord: 1.5,
    });
    expect(made.readability?.score).toBeCloseTo(74.86, 2);
  });

  test.each([
    ['de', 'amstad', 'Die Leute trinken Kaffee.', 180 - 4 - 58.5 * (7 / 4)],
    ['es', 'fernandezHuerta', 'La gente bebe café.', 206.835 - 1.02 * 4 - 60 * (7 / 4)],
    ['fr', 'kandelMoles', 'Le chat lire beaucoup.', 207 - 1.015 * 4 - 73.6 * (5 / 4)],
    ['it', 'fleschVacca', 'La casa chiaro buono.', 217 - 1.3 * 4 - 60 * (7 / 4)],
    ['nl', 'douma', 'Het huis mooi water.', 206.835 - 0.93 * 4 - 77 * (5 / 4)],
    ['pt', 'martinsGhiraldelo', 'A casa tempo água.', 248.835 - 1.015 * 4 - 84.6 * (7 / 4)],
    ['tr', 'atesman', 'Ev kahve zaman kitap.', 198.825 - 2.61 * 4 - 40.175 * (7 / 4)],
    ['ru', 'oborneva', 'Дом кофе время город.', 206.835 - 1.3 * 4 - 60.1 * (7 / 4)],
  ])('%s has the variant %s with its own numbers', (language, variant, text, score) => {
    const { readability } = report([p(text)], null, language);
    expect(readability?.variant).toBe(variant);
    expect(readability?.score).toBeCloseTo(score, 6);
  });

  test('a language without a formula is not scored, never 0', () => {
    expect(report([p('Kahvi on hyvää.')], null, 'fi').readability).toBeNull();
    expect(report([p('Coffee.')], null, 'en-GB').readability?.variant).toBe('flesch');
  });
});

describe('the keyphrase', () => {
  const PHRASE = 'coffee grinder';

  test.each([
    ['Coffee grinders are loud. More.', 'good', 100],
    ['The coffee is good. A grinder is loud.', 'ok', 100],
    ['Coffee is good.', 'bad', 50],
    ['Tea is good.', 'bad', 0],
  ])('the keyphrase in the introduction %j is %s', (text, rating, value) => {
    const found = check(
      report(['<h1>T</h1>', p(text), p('coffee grinder')], PHRASE),
      'keyphraseInIntroduction',
    );
    const range = { unit: 0, start: 0, end: text.length };
    expect(found).toMatchObject({ rating, value, places: [{ blockId: 'b1', range }] });
  });

  test.each([
    ['coffee', 1, 'good'],
    ['how to grind the finest coffee', 3, 'good'],
    ['alpha beta gamma delta epsilon', 5, 'ok'],
    ['alpha beta gamma delta epsilon zeta eta theta', 8, 'ok'],
    ['alpha beta gamma delta epsilon zeta eta theta iota', 9, 'bad'],
  ])('%j has %s content words: %s', (phrase, value, rating) => {
    expect(check(report([p('x')], phrase), 'keyphraseLength')).toMatchObject({ value, rating });
  });

  test.each([
    [0, 'bad'],
    [1, 'good'],
    [3, 'good'],
    [7, 'good'],
    [8, 'bad'],
    [9, 'worst'],
  ])('the keyphrase %s times in 200 words is %s', (uses, rating) => {
    const text = numbered(times(uses, 'Coffee grinder.'));
    const rest = p(sentence(200 - uses * 3, 'Tea'));
    const found = check(report([...text, rest], PHRASE), 'keyphraseDensity');
    expect(found).toMatchObject({ rating, value: uses / 2 });
    expect(found.places.length > 0).toBe(uses > 7);
  });

  test('above 3 % is too much in a language without word forms', () => {
    const text = [...numbered(times(13, 'kahvi.')), p(sentence(400 - 13 * 2, 'tee'))];
    const density = (language: string) =>
      check(report(text, 'kahvi', language), 'keyphraseDensity');
    expect(density('xx')).toMatchObject({ rating: 'bad', wanted: { least: 0.5, most: 3 } });
    expect(density('en')).toMatchObject({ rating: 'good', wanted: { least: 0.5, most: 3.5 } });
  });

  test('below 100 words density is not measured', () => {
    const density = (words: number) =>
      check(report([p(sentence(words))], PHRASE), 'keyphraseDensity');
    expect(density(99).rating).toBe('unmeasured');
    expect(density(100).rating).not.toBe('unmeasured');
  });

  test.each([
    [0, 4, 'bad'],
    [1, 4, 'bad'],
    [2, 4, 'good'],
    [3, 4, 'good'],
    [4, 4, 'bad'],
    [1, 1, 'good'],
    [0, 1, 'bad'],
  ])('the keyphrase in %s of %s subheadings is %s', (using, all, rating) => {
    const headings = Array.from(
      { length: all },
      (_, at) => `<h2>${at < using ? PHRASE : 'tea'}</h2>`,
    );
    expect(check(report(headings, PHRASE), 'keyphraseInSubheadings').rating).toBe(rating);
  });

  test.each([
    ['Coffee grinder for beginners', 'good'],
    ['The best coffee grinder', 'ok'],
    ['Grinders of coffee', 'ok'],
    ['Coffee for beginners', 'bad'],
  ])('the keyphrase in the title %j is %s', (title, rating) => {
    const found = check(report([p('x'), `<h1>${title}</h1>`], PHRASE), 'keyphraseInTitle');
    expect(found).toMatchObject({ rating, places: [{ blockId: 'b1' }] });
  });

  test.each([
    [[0, 5, 10, 15], 'good', 0.2],
    [[0, 1, 2, 11], 'ok', 0.4],
    [[0, 1, 2, 3], 'bad', 0.8],
    [[], 'bad', 1],
  ])('the keyphrase spread over the sentences %j of 20 is %s', (at, rating, value) => {
    const text = Array.from({ length: 20 }, (_, place) =>
      at.includes(place as never) ? 'Coffee grinder.' : 'Tea.',
    );
    expect(check(report(numbered(text), PHRASE), 'keyphraseDistribution')).toMatchObject({
      rating,
      value,
    });
  });

  test('the spread is measured from 15 sentences on', () => {
    const ratingOf = (count: number) =>
      check(report(numbered(times(count, 'Coffee grinder.')), PHRASE), 'keyphraseDistribution')
        .rating;
    expect(ratingOf(14)).toBe('unmeasured');
    expect(ratingOf(15)).toBe('good');
  });

  test('the keyphrase is unmeasured if there is none', () => {
    const names = report([p(sentence(200))]).checks.filter(({ name }) =>
      name.startsWith('keyphrase'),
    );
    expect(names).toHaveLength(10);
    for (const one of names)
      expect(one).toMatchObject({ rating: 'unmeasured', value: null, points: null, places: [] });
  });

  test('a keyphrase of function words only is matched as it is', () => {
    expect(
      check(report([p('To be or not to be.')], 'to be'), 'keyphraseInIntroduction').rating,
    ).toBe('good');
  });
});

describe('structure', () => {
  test.each([
    [249, 'bad'],
    [250, 'ok'],
    [299, 'ok'],
    [300, 'good'],
  ])('%s words of text are %s', (words, rating) => {
    expect(check(report([p(sentence(words))]), 'textLength')).toMatchObject({
      rating,
      value: words,
    });
  });

  test.each([
    [['<h1>A</h1>', p('x')], 'good', []],
    [[p('x'), '<h1>A</h1>'], 'bad', ['b1']],
    [['<h1>A</h1>', p('x'), '<h1>B</h1>'], 'bad', ['b2']],
    [['<h2>A</h2>'], 'unmeasured', []],
  ])('title headings of %j are %s', (blocks, rating, blockIds) => {
    const found = check(report(blocks), 'singleH1');
    expect(found.rating).toBe(rating);
    expect(blockIdsOf(found)).toEqual(blockIds);
  });

  test.each([
    [300, 'good'],
    [301, 'ok'],
    [350, 'ok'],
    [351, 'bad'],
  ])('%s words below one subheading are %s', (words, rating) => {
    const made = report(['<h2>A</h2>', p('x'), '<h2>B</h2>', p(sentence(words - 1)), p('y')]);
    const found = check(made, 'subheadingDistribution');
    expect(found).toMatchObject({ rating, value: words });
    expect(blockIdsOf(found)).toEqual(rating === 'good' ? [] : ['b2']);
  });

  test.each([
    [300, 'good'],
    [301, 'bad'],
  ])('%s words without any subheading are %s', (words, rating) => {
    const made = report(['<h1>A</h1>', p(sentence(words - 1)), p('x')]);
    expect(check(made, 'subheadingDistribution')).toMatchObject({ rating, value: words });
  });

  test.each([
    [150, 'good'],
    [151, 'ok'],
    [200, 'ok'],
    [201, 'bad'],
  ])('a paragraph of %s words is %s', (words, rating) => {
    const found = check(report([p('x'), p(sentence(words))]), 'paragraphLength');
    expect(found).toMatchObject({ rating, value: words });
    expect(blockIdsOf(found)).toEqual(rating === 'good' ? [] : ['b1']);
  });

  test.each([
    ['en', 20, 'good'],
    ['en', 21, 'bad'],
    ['it', 25, 'good'],
    ['it', 26, 'bad'],
    ['ru', 15, 'good'],
    ['ru', 16, 'bad'],
  ])('%s: sentences of %s words are %s', (language, words, rating) => {
    expect(check(report([p(sentence(words))], null, language), 'sentenceLength').rating).toBe(
      rating,
    );
  });

  test.each([
    [5, 'good', 25],
    [6, 'ok', 30],
    [7, 'bad', 35],
  ])('%s long sentences of 20 are %s', (long, rating, value) => {
    const text = Array.from({ length: 20 }, (_, at) => p(sentence(at < long ? 21 : 5, `W${at}`)));
    const found = check(report(text), 'sentenceLength');
    expect(found).toMatchObject({ rating, value });
    expect(found.places).toHaveLength(rating === 'good' ? 0 : long);
  });

  test.each([
    [['We go.', 'We run.', 'They go.'], 2, 'good'],
    [['We go.', 'We run. We stay.'], 3, 'bad'],
  ])('%j has %s sentences with one start in a row: %s', (texts, value, rating) => {
    expect(check(report(texts.map(p)), 'consecutiveSentences')).toMatchObject({ value, rating });
  });
});

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'nl', 'pt', 'tr', 'ru', 'ja'];

test('any text in any language has a deterministic report of finite numbers', () => {
  const someBlocks = fc.array(fc.string({ unit: 'grapheme', maxLength: 200 }), { maxLength: 5 });
  fc.assert(
    fc.property(
      someBlocks,
      fc.string(),
      fc.constantFrom(...LANGUAGES),
      (texts, phrase, language) => {
        const made = report(texts.map(p), phrase, language);
        expect(report(texts.map(p), phrase, language)).toEqual(made);
        const { readability, checks } = made;
        const numbers = [made.words, made.sentences, made.readingMinutes, readability?.score ?? 0];
        for (const value of [...numbers, ...checks.map((one) => one.value ?? 0)]) {
          expect(Number.isFinite(value)).toBe(true);
        }
        for (const { rating, value } of checks)
          expect(rating === 'unmeasured').toBe(value === null);
      },
    ),
  );
});

test('a paragraph stuffed with the keyphrase never makes its density better, however long the text', () => {
  const ORDER = ['worst', 'bad', 'good'];
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 200, max: 4000 }),
      fc.integer({ min: 3, max: 60 }),
      (uses, words, stuffing) => {
        const used = numbered(times(uses, 'Coffee grinder.'));
        const text = [...used, p(sentence(words - uses * 3, 'Tea'))];
        const density = (blocks: string[]) =>
          ORDER.indexOf(check(report(blocks, 'coffee grinder'), 'keyphraseDensity').rating);
        const stuffed = [...text, p(times(stuffing, 'Coffee grinder.').join(' '))];
        expect(density(stuffed)).toBeLessThanOrEqual(density(text));
      },
    ),
  );
});

test('a stuffed paragraph is shown, and its uses do not count as enough', () => {
  const made = report([p(sentence(1000)), p(times(20, 'coffee').join(' '))], 'coffee');
  expect(check(made, 'keyphraseDensity')).toMatchObject({ rating: 'bad', value: 0 });
  expect(made.stuffed).toEqual([{ blockId: 'b1', range: null }]);
});

test('a report of blocks that were read, edited and moved one by one equals that of the whole text', () => {
  const tools = textToolsOf('en');
  const someHtml = fc.constantFrom(
    '<h1>Coffee grinder</h1>',
    '<h2>Why a grinder</h2>',
    p('Coffee is good. Coffee is hot. A grinder helps.'),
    p(sentence(160)),
    '<ul><li>One coffee</li><li>Two grinders</li></ul>',
    '<pre>grind()</pre>',
  );
  fc.assert(
    fc.property(fc.array(someHtml), fc.array(someHtml), (old, edited) => {
      const known = new Map(old.map((html) => [html, blockFactsOf(html, tools)]));
      const read = edited.map((html, at) => ({
        id: `b${at}`,
        facts: known.get(html) ?? blockFactsOf(html, tools),
      }));
      const whole = report(edited, 'coffee grinder');
      const context = aReportContext({
        keyphrase: 'coffee grinder',
        title: edited.includes('<h1>Coffee grinder</h1>') ? 'Coffee grinder' : '',
      });
      const plain = structuredClone(read).map(({ id, facts }) => ({ facts, id })); // keys in another order
      expect(textReportOf(read, context, tools)).toEqual(whole);
      expect(textReportOf(plain, context, tools)).toEqual(whole);
    }),
  );
});
