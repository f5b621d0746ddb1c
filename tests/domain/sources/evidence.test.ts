import { expect, test } from '@jest/globals';
import { claimsOfBlock } from '#domain/sources/claims.ts';
import { evidenceFor, searchedSource } from '#domain/sources/evidence.ts';
import { quotableSentences } from '#domain/sources/quotable.ts';
import { textToolsOf } from '#language/textTools.ts';

const tools = (language = 'en') => ({ ...textToolsOf(language), language });

function found(
  html: string,
  paragraphs: readonly string[],
  language = 'en',
  sourceLanguage = language,
) {
  const source = searchedSource({ url: 'https://a.example/', paragraphs }, tools(sourceLanguage));
  const [claim] = claimsOfBlock(html, tools(language));
  if (claim === undefined) throw new Error('no claim');
  return evidenceFor(claim, [source], tools(language))?.quoted ?? null;
}

const SALES = 'In May, sales of running shoes rose by 12.5 percent. Nobody had expected it.';

// §d.claims.4
test.each([
  [
    'other words around it',
    'Running shoe sales were up 12.5 % that month.',
    'In May, sales of running shoes rose by 12.5 percent.',
  ],
  ['another number', 'Running shoe sales were up 12.6 % that month.', null],
  ['another unit', 'Running shoe sales were up 12.5 percentage points that month.', null],
  ['another subject', 'About 12.5 % of all cats sleep.', null],
])('a figure with %s', (_why, sentence, quoted) => {
  expect(found(`<p>${sentence}</p>`, [SALES])).toBe(quoted);
});

test('the sentence that shares most words is quoted', () => {
  const paragraphs = [
    'Sales of shoes: 12 %.',
    'Sales of red running shoes in Berlin grew by 12 %.',
  ];
  expect(found('<p>Sales of red running shoes in Berlin grew 12 %.</p>', paragraphs)).toBe(
    paragraphs[1],
  );
});

test('a number alone can be anything', () => {
  expect(found('<p>12.5 %</p>', [SALES])).toBeNull();
});

test('each text has the numbers of its language', () => {
  const english = ['Samsung sold 1,234.5 tonnes in Berlin.'];
  expect(found('<p>Samsung verkaufte in Berlin 1.234,5 Tonnen.</p>', english, 'de', 'en')).toBe(
    english[0],
  );
});

const SAID = 'The coach said that we run in any weather, even in snow, and never complain.';

test.each([
  ['“we run in any weather”', SAID],
  ['“We RUN in any weather, even in snow”', SAID],
  ['“we run … and never complain”', SAID],
  ['“we run in every weather”', null],
  ['“never complain … we run in”', null],
])('the quotation %s', (quotation, quoted) => {
  expect(found(`<p>She said ${quotation}.</p>`, ['Nothing here.', SAID])).toBe(quoted);
});

test('of a long paragraph, the part with the quotation is kept', () => {
  const long = `${'We have other things to say. '.repeat(60)}But we run in any weather at all. ${'The end. '.repeat(60)}`;
  const quoted = found('<p>“we run in any weather at all”</p>', [long]);
  expect(quoted?.length).toBeLessThanOrEqual(300);
  expect(quoted).toContain('we run in any weather at all');
});

// §d.sources.5
test('offered quotes are whole sentences of at most 25 words about the topic, in their order', () => {
  const short = 'Trail shoes need a grip that holds on wet stones.';
  const other = 'In winter, trail shoes should keep the water out of the sock.';
  const paragraphs = [
    `Cats sleep for most of the day, and nobody knows why. ${short}`,
    short,
    `Trail shoes ${'and more words '.repeat(10)}end here.`,
    `trail shoes for winter and wet stones without a capital letter. ${other}`,
  ];
  expect(quotableSentences(paragraphs, 'Trail shoes for wet winters', tools())).toEqual([
    short,
    other,
  ]);
});
