import { expect, test } from '@jest/globals';
import { topic2Schemas } from '#contract/topics/topic.schema.ts';
import { TOPIC_ROWS_MOST } from '#contract/topics/topicBounds.ts';
import { keyphraseListIn } from '#domain/topics/keyphraseFile.ts';
import { TOOLS } from '#tests/fixtures/lists/keywordTools.ts';
import { CONSOLE } from '#tests/fixtures/lists/searchConsole.ts';

const read = (text: string) => {
  const list = keyphraseListIn(text);
  if ('refusal' in list) throw new Error(list.refusal);
  return list;
};

// §d.topics.5
test.each(Object.entries(TOOLS))(
  'the list of %s is read',
  (_tool, { text, rows, unused, unread }) => {
    const list = read(text);
    expect(list.rows).toEqual(rows);
    expect(list.notes).toMatchObject({
      columns: unused,
      unread: unread ?? {},
      skipped: 0,
      beyond: 0,
    });
    expect(read(text.replaceAll('\n', '\r\n')).rows).toEqual(rows);
  },
);

// §d.topics.5
test.each(Object.entries(CONSOLE))(
  'the queries of Search Console in %s are read',
  (_language, names) => {
    const { queries, clicks, impressions, position, newer, older } = names;
    const single = `${[queries, clicks, impressions, 'CTR', position].join(',')}\nword one,"1.250","12.500","10,0%","8,2"\nword two,3,40,"7,5%",12\n`;
    const list = read(single);
    expect(list.source).toBe('searchConsole');
    expect(list.rows).toEqual([
      { phrase: 'word one', position: 8.2 },
      { phrase: 'word two', position: 12 },
    ]);
    const [now, before] = [newer.replace('#', position), older.replace('#', position)];
    expect(read(`${queries},${before},${now}\nword,9.2,14.5\n`).rows).toEqual([
      { phrase: 'word', position: 14.5 },
    ]);
  },
);

// §d.topics.5
test.each([
  [
    'at the end of a line',
    'Keyword\tVolume\nred\t10\n"blue\t20\ngreen\t30\n',
    ['red', 'blue', 'green'],
  ],
  [
    'and an inch sign later',
    'Keyword\tVolume\n"blue\t20\ngreen\t30\ntv 32"\t40\n',
    ['blue', 'green', 'tv 32"'],
  ],
  ['in a list alone', 'red\n"blue\ngreen\n', ['red', 'blue', 'green']],
  [
    'beside quoted cells',
    '"Keyword","Volume"\n"red","10"\n"blue,"20"\n"green","30"\n',
    ['red', 'blue', 'green'],
  ],
])('an open quote swallows no line: %s', (_where, text, phrases) => {
  const { rows, notes } = read(text);
  expect(rows.map(({ phrase }) => phrase)).toEqual(phrases);
  expect(notes.skipped).toBe(0);
});

// §d.topics.5
test.each([
  [
    'of pages: the best position counts',
    'Query,Page,Clicks,Impressions,Position\na,s.example/1,1,10,7\na,s.example/2,1,30,3',
    3,
  ],
  [
    'of devices: the mean counts',
    'Query,Device,Clicks,Impressions,Position\na,MOBILE,1,10,7\na,DESKTOP,1,30,3',
    4,
  ],
  ['of nobody knows what', 'Query,Position\na,7\nA,3', undefined],
])('a keyphrase in several rows, %s', (_what, text, position) => {
  expect(read(text).rows).toEqual([{ phrase: 'a', ...(position && { position }) }]);
  expect(read(text).notes.joined).toBe(1);
});

// §d.topics.5
test.each([
  [
    'a keyword tool, commas',
    'Keyword,Volume,KD %,Intent,SERP Features,Trend\n"best ""burr"" grinder, cheap",1.2K,45,"C, T","Ads, Reviews","900,1000,1100,1200,1300,1400,900,800,1200,1300,1400,1500"\n',
    {
      phrase: 'best "burr" grinder, cheap',
      volume: 1200,
      difficulty: 45,
      intent: 'commercial',
      serpFeatures: ['Ads', 'Reviews'],
      trend: [900, 1000, 1100, 1200, 1300, 1400, 900, 800, 1200, 1300, 1400, 1500],
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
    { phrase: 'a ;b "c"', volume: 5 },
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
  ['Name,Colour\na,b\n', 'table'],
  ['Country,Clicks,Impressions,CTR,Position\nFrance,1,2,3%,4\n', 'table'],
  ['Aihe,Klikit,Näytöt\nword one,3,40\n', 'table'],
  ['3\n40\n7.5%\n', 'noKeyphrases'],
  ['Keyword,Volume\n', 'noKeyphrases'],
])('%p is refused: %s', (text, refusal) => expect(keyphraseListIn(text)).toEqual({ refusal }));

// §d.topics.5
test('rows beyond the limit are counted', () => {
  const rows = Array.from({ length: TOPIC_ROWS_MOST + 30 }, (_, at) => `word ${at},1\n`);
  const list = read(`Keyword,Volume\n${rows.join('')}`);
  expect(list.rows.length).toEqual(TOPIC_ROWS_MOST);
  expect(list.notes.beyond).toBe(30);
});

test.each([
  '"'.repeat(1_000_000),
  `Keyword,Volume\n${','.repeat(1_000_000)}`,
  `Keyword\n${'""'.repeat(500_000)}`,
  '\n'.repeat(1_000_000),
])('a megabyte that is made to be slow is read', (text) => {
  expect(keyphraseListIn(text)).toBeDefined();
});
