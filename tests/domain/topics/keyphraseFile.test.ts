import { expect, test } from '@jest/globals';
import { TOPIC_ROWS_MOST } from '#contract/topicBounds.ts';
import { topic2Schemas } from '#contract/topic.schema.ts';
import { keyphraseListIn, numberIn } from '#domain/topics/keyphraseFile.ts';

const read = (text: string) => {
  const list = keyphraseListIn(text);
  if ('refusal' in list) throw new Error(list.refusal);
  return list;
};

// §d.topics.5
test.each([
  ['1,234', 1234],
  ['1.234', 1234],
  ['1 234', 1234],
  ['1.234.567,89', 1234567.89],
  ['1,234.5', 1234.5],
  ['12,5', 12.5],
  ['0.123', 0.123],
  ['1.2K', 1200],
  ['3M', 3_000_000],
  ['45 %', 45],
  ['0', 0],
  ['n/a', null],
  ['', null],
  ['10-100', null],
  ['-5', null],
  ['1'.repeat(40), null],
])('“%s” is %p', (cell, value) => expect(numberIn(cell)).toBe(value));

// §d.topics.5
test.each([
  [
    'a keyword tool, commas',
    'Keyword,Volume,KD %,Intent,SERP Features,Trend\n"best ""burr"" grinder, cheap",1.2K,45,"C, T","Ads, Reviews","1,2,3,4,5,6,7,8,9,10,11,12"\n',
    {
      phrase: 'best "burr" grinder, cheap',
      volume: 1200,
      difficulty: 45,
      intent: 'commercial',
      serpFeatures: ['Ads', 'Reviews'],
      trend: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    },
  ],
  [
    'German, semicolons, a title above',
    'Keyword-Bericht\n\nSuchbegriff;Suchvolumen;Schwierigkeit\nKaffeemühle;12.100;37,5\n',
    { phrase: 'Kaffeemühle', volume: 12_100, difficulty: 37.5 },
  ],
  [
    'French, tabs, Windows lines',
    'Mot-clé\tVolume de recherche\r\nmoulin à café\t2 400\r\n',
    { phrase: 'moulin à café', volume: 2400 },
  ],
  ['keyphrases alone', 'hand grinder\n', { phrase: 'hand grinder' }],
  [
    'a sign of inches',
    'Keyword,Volume\n5" pipe,10\n12" "steel" pipe,20\n',
    { phrase: '5" pipe', volume: 10 },
    { phrase: '12" "steel" pipe', volume: 20 },
  ],
  [
    'a line break and delimiters in quotes',
    '"Keyword";"Volume, all, of, it"\n"a\n;b ""c""";5\n',
    { phrase: 'a\n;b "c"' },
  ],
  [
    'places and difficulties are small',
    'Keyword,KD,Position\nx,"37,125",4.123\n',
    { phrase: 'x', difficulty: 37.125, position: 4.123 },
  ],
  [
    'a trend of shares',
    'Keyword,Trend\nx,"0.32,1,0.5,0,0,0,0,0,0,0,0,0"\ny,"0,1,1,0,0,0,0,0,0,0,0,0"\n',
    { phrase: 'x' },
    { phrase: 'y' },
  ],
  ['a value that is none', 'Keyword,Volume,KD\nx,-,n/a\n', { phrase: 'x' }],
])('%s: it is read', (_what, text, ...rows) => expect(read(text).rows).toEqual(rows));

// §d.topics.5
test('what is too large is left out of a row, which the server takes then', () => {
  const { rows, source } = read(
    `Keyword,Volume,KD,Position,SERP Features\n${'x'.repeat(900)},900000000M,101,20000,${'f'.repeat(90)}\n`,
  );
  expect(Object.keys(rows[0] ?? {})).toEqual(['phrase', 'serpFeatures']);
  const { body } = topic2Schemas.postTopicSearch;
  expect(body.shape.list.safeParse({ source, rows }).success).toBe(true);
});

// §d.topics.5
test('a list of Search Console has positions of one’s own site', () => {
  const list = read('﻿Top queries,Clicks,Impressions,CTR,Position\ngrinder,12,300,4%,7.3\n');
  expect(list).toMatchObject({
    source: 'searchConsole',
    rows: [{ phrase: 'grinder', position: 7.3 }],
  });
});

test.each([
  ['', 'empty'],
  ['\n\n', 'empty'],
  ['Name,Colour\na,b\n', 'noKeyphrases'],
  ['Keyword,Volume\n', 'noKeyphrases'],
])('%p is refused: %s', (text, refusal) => expect(keyphraseListIn(text)).toEqual({ refusal }));

// §d.topics.5
test('rows beyond the limit are counted', () => {
  const rows = Array.from({ length: TOPIC_ROWS_MOST + 30 }, (_, at) => `word ${at},1\n`);
  const list = read(`Keyword,Volume\n${rows.join('')}`);
  expect([list.rows.length, list.skipped]).toEqual([TOPIC_ROWS_MOST, 30]);
});

test.each([
  '"'.repeat(1_000_000),
  `Keyword,Volume\n${','.repeat(1_000_000)}`,
  `Keyword\n${'""'.repeat(500_000)}`,
  '\n'.repeat(1_000_000),
])('a megabyte that is made to be slow is read', (text) => {
  expect(keyphraseListIn(text)).toBeDefined();
});
