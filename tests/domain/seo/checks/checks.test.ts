import { describe, expect, test } from '@jest/globals';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { CheckName, ReportContext } from '#domain/seo/report/report.ts';
import { AI_WEIGHTS, bandOf } from '#domain/seo/report/weights.ts';
import { scored, scoredAnyway } from '#tests/support/scored.ts';

const p = (text: string) => `<p>${text}</p>`;
const words = (count: number, first = 'Lamp') => `${first}${' lamp'.repeat(count - 1)}.`;
const repeat = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

function line(name: CheckName, blocks: readonly string[], context: Partial<ReportContext> = {}) {
  const found = scored(blocks, { keyphrase: 'coffee grinder', ...context }).checks.find(
    (one) => one.name === name,
  );
  if (found === undefined) throw new Error(`There is no check ${name}`);
  return found;
}
const fields = (change: Partial<typeof NO_FIELDS>) => ({ fields: { ...NO_FIELDS, ...change } });
const link = (text: string, href = 'https://a.example/', rest = '') =>
  `<a href="${href}"${rest}>${text}</a>`;
const image = (alt: string | null) =>
  `<figure><img src="/a.png"${alt === null ? '' : ` alt="${alt}"`}></figure>`;

describe('the keyphrase', () => {
  test.each([
    ['Our coffee grinder.', 'good', 1],
    ['A coffee grinder. Another coffee grinder.', 'good', 2],
    ['A coffee grinder. A coffee grinder. A coffee grinder.', 'bad', 3],
    ['Coffee is here. The grinder is there.', 'bad', 0],
    ['', 'unmeasured', null],
  ])('the keyphrase in the description %j is %s', (description, rating, value) => {
    expect(line('keyphraseInDescription', [p('x')], fields({ description }))).toMatchObject({
      rating,
      value,
    });
  });

  test.each([
    ['coffee grinder', 'en', 'best-coffee-grinders', 'good', 100],
    ['coffee grinder', 'en', 'best-coffee', 'ok', 50],
    ['alpha beta gamma', 'en', 'alpha-beta', 'good', 200 / 3],
    ['alpha beta gamma delta', 'en', 'alpha-beta', 'ok', 50],
    ['Größe', 'de', 'die-groesse', 'good', 100],
    ['Größen', 'de', 'die-groesse', 'good', 100],
    ['café', 'fr', 'le-cafe', 'good', 100],
    ['coffee', 'en', '', 'unmeasured', null],
  ])('the keyphrase %j (%s) in the slug %j is %s', (keyphrase, language, slug, rating, value) => {
    const found = line('keyphraseInSlug', [p('x')], { keyphrase, language, ...fields({ slug }) });
    expect(found.rating).toBe(rating);
    if (value === null) expect(found.value).toBeNull();
    else expect(found.value).toBeCloseTo(value, 10);
  });

  test('the keyphrase in the title is that of the search result, if it has one', () => {
    const blocks = ['<h1>Coffee grinder test</h1>'];
    expect(line('keyphraseInTitle', blocks)).toMatchObject({
      rating: 'good',
      places: [{ blockId: 'b0' }],
    });
    expect(line('keyphraseInTitle', blocks, fields({ seoTitle: 'A test' }))).toMatchObject({
      rating: 'bad',
      places: [],
    });
  });

  test.each([
    [1, 4, 'good', 1],
    [0, 4, 'ok', 0],
    [1, 5, 'ok', 20],
    [2, 5, 'good', 40],
    [3, 4, 'good', 3],
    [4, 5, 'ok', 80],
    [0, 0, 'unmeasured', null],
  ])('the keyphrase in %s of %s images is %s', (using, all, rating, value) => {
    const images = repeat(all, (at) => image(at < using ? 'Coffee grinders' : `A cup ${at}`));
    expect(line('keyphraseInImages', [p('x'), ...images])).toMatchObject({ rating, value });
  });

  test.each([
    [link('coffee grinders'), 'bad'],
    [link('a coffee grinder'), 'bad'],
    [link('coffee grinder prices'), 'good'],
    [link('grinder'), 'good'],
    ['coffee grinder', 'unmeasured'],
  ])('the keyphrase as the text of a link: %s is %s', (text, rating) => {
    expect(line('keyphraseInLinks', [p(`See ${text}.`)]).rating).toBe(rating);
  });
});

describe('links and images', () => {
  test.each([
    [[], 'bad', 0],
    [[link('a')], 'good', 1],
    [[link('a', 'https://a.example/', ' rel="nofollow"')], 'ok', 1],
    [[link('a', 'https://a.example/', ' rel="nofollow"'), link('b')], 'good', 2],
    [[link('a', 'mailto:a@b.example')], 'bad', 0],
    [[link('a', 'https://www.own.example/x')], 'bad', 0],
    [[link('a', 'https://notown.example/x')], 'good', 1],
  ])('links to other sites: %j is %s', (links, rating, value) => {
    const found = line('outboundLinks', [p(`x ${links.join(' ')}`)], {
      site: 'https://own.example/',
    });
    expect(found).toMatchObject({ rating, value });
  });

  test.each([
    ['own.example', 'https://own.example/x', 'good'],
    ['https://www.own.example', 'https://blog.own.example/x', 'good'],
    ['HTTPS://OWN.example:8080/path', 'http://own.example', 'good'],
    ['own.example', 'https://a.example/own.example', 'bad'],
    ['own.example', 'https://own.example@a.example/', 'bad'],
    ['', 'https://own.example/x', 'unmeasured'],
  ])('links of the site %j to %s are %s', (site, href, rating) => {
    expect(line('internalLinks', [p(`x ${link('a', href)}`)], { site }).rating).toBe(rating);
  });

  test.each([
    [[], 'bad', 0],
    [[image('A cup')], 'good', 1],
    [[image('')], 'good', 1],
    [[image('A cup'), image(null)], 'ok', 2],
  ])('images %j are %s', (images, rating, value) => {
    expect(line('images', [p('x'), ...images])).toMatchObject({ rating, value });
  });
});

describe('the search result', () => {
  test.each([
    [120, 'ok'],
    [121, 'good'],
    [156, 'good'],
    [157, 'ok'],
    [0, 'bad'],
  ])('a description of %s characters is %s', (length, rating) => {
    const description = 'a'.repeat(length);
    expect(line('descriptionLength', [p('x')], fields({ description }))).toMatchObject({
      rating,
      value: length,
    });
  });

  test('a title may have 600 pixels', () => {
    const width = (seoTitle: string) => line('titleWidth', [p('x')], fields({ seoTitle }));
    expect(width('i'.repeat(130)).rating).toBe('good'); // 4.44 pixels each
    expect(width('W'.repeat(32)).rating).toBe('bad'); // 18.88 pixels each
    expect(width('')).toMatchObject({ rating: 'unmeasured', value: null });
  });
});

describe('style', () => {
  test.each([
    [2, 'good', 10],
    [3, 'ok', 15],
    [4, 'bad', 20],
  ])('%s passive sentences of 20 are %s', (passive, rating, value) => {
    const text = repeat(20, (at) =>
      p(at < passive ? `It was made by N${at}.` : `N${at} makes it.`),
    );
    const found = line('passiveVoice', text);
    expect(found).toMatchObject({ rating, value });
    expect(found.places).toHaveLength(rating === 'good' ? 0 : passive);
  });

  test.each([
    [6, 'good', 30],
    [5, 'ok', 25],
    [4, 'ok', 20],
    [3, 'bad', 15],
  ])('transitions in %s of 20 sentences are %s', (linked, rating, value) => {
    const text = repeat(20, (at) =>
      p(at < linked ? `However ${words(9, `n${at}`)}` : words(10, `N${at}`)),
    );
    expect(line('transitionWords', text)).toMatchObject({ rating, value });
  });

  // §d.scoring.4
  test('transitions are measured from 200 words on, passive and transitions only with rules for them', () => {
    const text = (count: number) => repeat(count, (at) => p(words(10, `N${at}`)));
    expect(line('transitionWords', text(19)).rating).toBe('unmeasured');
    expect(line('transitionWords', text(20)).rating).toBe('bad');
    expect(line('transitionWords', text(20), { language: 'fi' }).rating).toBe('unmeasured');
    expect(line('passiveVoice', text(20), { language: 'ru' }).rating).toBe('unmeasured');
  });
});

const coded = (text: string) => `<code>${text}</code>`;
const IN_CODE: readonly (readonly [CheckName, (phrase: string) => string[], string])[] = [
  ['keyphraseInIntroduction', (phrase) => [p(`Run npm i ${phrase} first.`)], 'bad'],
  ['keyphraseInSubheadings', (phrase) => [`<h2>The ${phrase} command</h2>`], 'bad'],
  [
    'keyphraseDistribution',
    (phrase) => repeat(15, (at) => p(`Lamp ${at}, ${at % 3 === 0 ? phrase : 'lamps'}.`)),
    'bad',
  ],
  ['answerFirst', (phrase) => [p(`The ${phrase} command.`)], 'ok'],
  ['definitionBlock', (phrase) => [p(`A ${phrase} is ${words(38, 'a')}`)], 'bad'],
];
test.each(IN_CODE)('code has no keyphrase for %s', (name, blocksOf, rating) => {
  expect(line(name, blocksOf('coffee grinder')).rating).toBe('good');
  expect(line(name, blocksOf(coded('coffee grinder'))).rating).toBe(rating);
});

// §d.scoring.7
describe('AI search', () => {
  test('together the weights are 1, and no check claims more than there is evidence for', () => {
    expect(Object.values(AI_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 10);
    const { checks } = scored([p('x')]);
    const graded = checks.filter(({ evidence }) => evidence !== null);
    expect(graded.map(({ name }) => name)).toEqual(Object.keys(AI_WEIGHTS));
    expect(new Set(graded.map(({ evidence }) => evidence))).toEqual(new Set(['B', 'C']));
  });

  test.each([
    [`A coffee grinder ${words(80, 'is')}`, 'good'],
    [`A coffee grinder ${words(88, 'is')}`, 'ok'],
    [words(20), 'ok'],
    [words(91), 'bad'],
    [`${'a'.repeat(119)} coffee grinder.`, 'ok'],
  ])('a first paragraph %#', (text, rating) => {
    expect(line('answerFirst', [p(text)]).rating).toBe(rating);
  });

  test.each([
    [`A coffee grinder is ${words(17, 'a')}`, 'good', 20 + 1],
    [`A coffee grinder is ${words(14, 'a')}`, 'ok', 18],
    [`A coffee grinder is ${words(67, 'a')}`, 'ok', 71],
    [`Is a coffee grinder ${words(30, 'a')}`, 'bad', 0],
    [`A coffee grinder of a b c d e f is ${words(20, 'g')}`, 'bad', 0],
    [`A grinder is ${words(30, 'a')}`, 'bad', 0],
  ])('a definition %#', (text, rating, value) => {
    expect(line('definitionBlock', [p(text)])).toMatchObject({ rating, value });
  });

  test.each([
    ['It costs $5, weighs 900 g and lasts 3 % longer.', 'good', 3],
    ['It costs $5.', 'ok', 1],
    ['It has 3 parts.', 'bad', 0],
  ])('the figures of %j are %s', (text, rating, value) => {
    expect(line('quotableStatistics', [p(text)])).toMatchObject({ rating, value });
  });

  test('each figure needs a link to another site in its block', () => {
    const own = { site: 'own.example' };
    const sourced = p(`It costs $5 (${link('source')}).`);
    expect(line('sourcedClaims', [sourced], own)).toMatchObject({ rating: 'good', value: 100 });
    expect(line('sourcedClaims', [sourced, p('It weighs 900 g.')], own)).toMatchObject({
      rating: 'ok',
      value: 50,
      places: [{ blockId: 'b1' }],
    });
    expect(
      line('sourcedClaims', [p(`It costs $5 (${link('us', 'https://own.example/')}).`)], own),
    ).toMatchObject({
      rating: 'bad',
      value: 0,
    });
    expect(line('sourcedClaims', [p('No figure.')], own).rating).toBe('unmeasured');
  });

  test.each([
    [['<h2>What is it?</h2>', '<h3>How it works</h3>'], 'good', 2],
    [['<h2>What is it?</h2>', '<h2>Price</h2>'], 'ok', 1],
    [['<h2>Price</h2>'], 'bad', 0],
    [['<h1>What is it?</h1>'], 'unmeasured', null],
  ])('the headings %j are %s', (headings, rating, value) => {
    expect(line('questionHeadings', headings)).toMatchObject({ rating, value });
  });

  test.each([
    [120, 'good'],
    [121, 'ok'],
    [150, 'ok'],
    [151, 'bad'],
  ])('a paragraph of %s words is %s', (count, rating) => {
    expect(line('scannable', [p('x'), p(words(count))])).toMatchObject({ rating, value: count });
  });

  const row = (cells: number) => `<tr>${'<td>a</td>'.repeat(cells)}</tr>`;
  test.each([
    [3, 2, 'good'],
    [2, 2, 'ok'],
    [3, 1, 'ok'],
  ])('a table of %s rows and %s columns is %s', (rows, columns, rating) => {
    const html = `<table><tbody>${row(columns).repeat(rows)}</tbody></table>`;
    expect(line('comparisonTable', [p('x'), html]).rating).toBe(rating);
    expect(line('comparisonTable', [p('x')]).rating).toBe('bad');
  });

  test.each([
    [100, 2, 'good', 2],
    [100, 1, 'ok', 2],
    [1000, 2, 'good', 2],
    [1001, 2, 'ok', 3],
    [1600, 1, 'bad', 4],
  ])('%s words with %s links to sources are %s', (count, links, rating, least) => {
    const linked = p(repeat(links, () => link('a')).join(' '));
    const found = line('outboundAuthority', [p(words(count - links)), linked]);
    expect(found).toMatchObject({ rating, value: links, wanted: { least } });
  });

  test('a summary is known by its name', () => {
    expect(line('summaryBox', ['<h2>Key takeaways</h2>']).rating).toBe('good');
    expect(line('summaryBox', ['<h2>More</h2>', p('In short: buy it.')]).rating).toBe('good');
    expect(line('summaryBox', ['<h2>More</h2>']).rating).toBe('bad');
  });
});

describe('scores', () => {
  // §d.scoring.8
  test('without competitors the SEO score is made of depth, rules and readability, and says so', () => {
    const { seo } = scoredAnyway([p('The people drink coffee today. The water is very good.')]);
    const { depth, rules, readability, coverage } = seo?.parts ?? {};
    expect(coverage).toBeNull();
    expect(seo?.competitionId).toBeNull();
    // Readability is 74.86 (textReport.test.ts): easier than the usual text, which is no worse.
    expect(readability).toBe(100);
    const sum = 0.6 * (depth ?? 0) + 0.25 * (rules ?? 0) + 0.15 * (readability ?? 0);
    expect(seo?.score).toBeCloseTo(sum * (seo?.kept ?? 0), 10);
  });

  // §d.scoring.3 §d.scoring.4
  test.each([
    ['fi', 'Kahvi on hyvää.', 'language'],
    ['en', '', 'empty'],
    [
      'en',
      'Der Kaffee ist gut, und er wird auch von den Leuten getrunken, die ihn nicht so gern haben wie wir. Das ist aber nicht schlimm, denn es gibt ja auch noch andere, die ihn sehr gern trinken, und das ist doch die Sache, um die es hier geht.',
      'otherLanguage',
    ],
    [
      'de',
      'Der Kaffee ist gut, und er wird auch von den Leuten getrunken, die ihn nicht so gern haben wie wir. Das ist aber nicht schlimm, denn es gibt ja auch noch andere, die ihn sehr gern trinken, und das ist doch die Sache, um die es hier geht.',
      null,
    ],
  ])('a text in %s: %#', (language, text, notScored) => {
    const made = scoredAnyway([p(text)], { language });
    expect(made.notScored).toBe(notScored);
    expect(made.seo === null).toBe(notScored !== null);
    expect(made.aiSearch === null).toBe(notScored !== null);
    expect(made.readability === null).toBe(notScored !== null);
  });

  // §d.scoring.3
  test.each([
    [
      'pt',
      'Um moinho de café é uma máquina que esmaga os grãos entre dois anéis com dentes. Como a distância entre os anéis não muda, cada grão sai quase do mesmo tamanho. Por isso a bebida tem o mesmo sabor todas as manhãs, e quem a bebe nota a diferença logo no primeiro gole.',
      'Foi feita por ele.',
    ],
    [
      'ru',
      'Кофемолка — это прибор, который раздавливает зёрна между двумя кольцами с зубцами. Так как расстояние между кольцами не меняется, все частицы выходят почти одинаковыми. Поэтому напиток каждое утро имеет один и тот же вкус, и тот, кто его пьёт, сразу это замечает, если он пробовал и другой кофе.',
      null,
    ],
    [
      'tr',
      'Kahve değirmeni, çekirdekleri iki dişli halka arasında ezen bir alettir. Halkalar arasındaki mesafe değişmediği için her tane neredeyse aynı boyda çıkar. Bu nedenle içecek her sabah aynı tadı verir ve onu içen kişi farkı hemen anlar, çünkü bu kahve ne çok acı ne de çok ekşi olur, hatta daha uzun süre taze kalır.',
      null,
    ],
  ])(
    'a text in %s is scored, and its passive only with rules for it',
    (language, text, passive) => {
      const made = scoredAnyway([p(text), p(passive ?? text.slice(0, 40))], { language });
      expect(made.notScored).toBeNull();
      expect(made.seo?.score).toBeGreaterThan(0);
      const { rating } = made.checks.find(({ name }) => name === 'passiveVoice') ?? {};
      expect(rating === 'unmeasured').toBe(passive === null);
    },
  );

  test.each([
    [0, 'low'],
    [32.9, 'low'],
    [33, 'middle'],
    [66, 'middle'],
    [66.1, 'high'],
  ])('scores: %s is %s', (score, band) => {
    expect(bandOf(score)).toBe(band);
  });
});
