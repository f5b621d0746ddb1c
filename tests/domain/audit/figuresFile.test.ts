import { expect, test } from '@jest/globals';
import { AUDIT_FIGURES_MOST } from '#contract/audit/contentAudit.route.ts';
import { type FiguresList, figuresFileIn } from '#domain/audit/figuresFile.ts';
import { hasLostGround } from '#domain/audit/lostGround.ts';
import { comparablePeriod, periodProblem, withPeriods } from '#domain/audit/periods.ts';
import { NO_NOTES } from '#domain/tables/listNotes.ts';
import { CONSOLE } from '#tests/fixtures/lists/searchConsole.ts';

const listIn = (text: string, until = '2026-05-31') =>
  figuresFileIn(text, { since: null, until }) as FiguresList;
const figures = (clicks: number | null, impressions: number | null, position: number | null) => ({
  clicks,
  impressions,
  position,
});

// §d.audits.5
test('a list of one period has the day that was named', () => {
  const text =
    'Top pages,Clicks,Impressions,CTR,Position\nhttps://a.example/,"1,204",15000,8%,3.27\n';
  expect(listIn(text)).toMatchObject({
    periods: [{ name: '2026-05-31', until: '2026-05-31', rank: 1, days: null }],
    rows: [{ url: 'https://a.example/', figures: [figures(1204, 15_000, 3.27)] }],
  });
});

// §d.audits.5
test.each([
  ['2026-05-01', '2026-05-31', 31],
  ['2026-05-31', '2026-05-31', 1],
  ['2026-06-01', '2026-05-31', null],
  [null, '2026-05-31', null],
])('a period from %s to %s has %s days', (since, until, days) => {
  const list = figuresFileIn('Page,Clicks\nhttps://a.example/,5\n', { since, until });
  expect(list).toMatchObject({ periods: [{ until, days }] });
});

// §d.audits.5
test('months of the same length that follow each other are compared, others are not', () => {
  const [july, august] = ['07', '08'].map((month) => {
    const list = figuresFileIn('Page,Clicks\nhttps://a.example/,5\n', {
      since: `2026-${month}-01`,
      until: `2026-${month}-31`,
    }) as FiguresList;
    return [...list.periods];
  });
  expect(comparablePeriod([...(july ?? []), ...(august ?? [])])).toEqual(july?.[0]);
  expect(comparablePeriod([...(july ?? []), ...listIn('Page,Clicks\na.example,5').periods])).toBe(
    null,
  );
});

// §d.audits.5
test.each([
  ['', '', null],
  ['', '2026-05-31', null],
  ['2026-05-01', '2026-05-31', null],
  ['2026-05-01', '', 'noLastDay'],
  ['2026-06-01', '2026-05-31', 'order'],
  ['2006-06-01', '2026-05-31', 'tooLong'],
])('of the days %j and %j, this is wrong: %s', (since, until, wrong) => {
  expect(periodProblem(since, until)).toBe(wrong);
});

// §d.audits.5
test('of two periods in one list the earlier one comes first; a position without impressions is not known', () => {
  const text = [
    'Top pages,Last 3 months Clicks,Previous 3 months Clicks,Last 3 months Impressions,Previous 3 months Impressions,Last 3 months Position,Previous 3 months Position',
    'https://a.example/,10,40,100,400,5.5,2.1',
    'https://a.example/b,0,3,0,90,0,8',
  ].join('\n');
  const { periods, rows } = listIn(text);
  expect(periods.map(({ name, rank }) => [name, rank])).toEqual([
    ['previous 3 months', 0],
    ['last 3 months', 1],
  ]);
  expect(rows[0]?.figures).toEqual([figures(40, 400, 2.1), figures(10, 100, 5.5)]);
  expect(rows[1]?.figures).toEqual([figures(3, 90, 8), figures(0, 0, null)]);
});

const CONSOLE_NAMES = Object.entries(CONSOLE);
const DELIMITED: readonly (readonly [string, string, string, string])[] = [
  [',', '"1,250"', '12500', '8.2'],
  [',', '1250', '12500', '"8,2"'],
  [';', '1.250', '12.500', '8,2'],
  ['\t', '1 250', '12 500', '8.2'],
];

// §d.audits.5
test.each(CONSOLE_NAMES)('the pages of Search Console in %s are read', (_language, names) => {
  for (const [delimiter, clicks, impressions, position] of DELIMITED) {
    const heading = [names.pages, names.clicks, names.impressions, 'CTR', names.position];
    const row = ['https://a.example/', clicks, impressions, '10%', position];
    const list = listIn([heading, row].map((cells) => cells.join(delimiter)).join('\r\n'));
    expect(list.rows).toEqual([
      { url: 'https://a.example/', figures: [figures(1250, 12_500, 8.2)] },
    ]);
    expect(list.periods).toHaveLength(1);
    expect(list.notes).toEqual({ ...NO_NOTES, columns: ['CTR'] });
  }
});

// §d.audits.5
test.each(CONSOLE_NAMES)(
  'two periods in %s: the older one comes first, in either order',
  (_language, names) => {
    const { clicks, impressions, position, newer, older } = names;
    const heading = (periods: readonly string[]) =>
      [clicks, impressions, position].flatMap((name) =>
        periods.map((period) => period.replace('#', name)),
      );
    const newerFirst = `${[names.pages, ...heading([newer, older])].join(',')}\na.example,7,30,140,900,14.5,9.2`;
    const olderFirst = `${[names.pages, ...heading([older, newer])].join(',')}\na.example,30,7,900,140,9.2,14.5`;
    for (const text of [newerFirst, olderFirst]) {
      const list = listIn(text);
      expect(list.rows[0]?.figures).toEqual([figures(30, 900, 9.2), figures(7, 140, 14.5)]);
      expect(list.periods.map(({ rank }) => rank)).toEqual([0, 1]);
    }
  },
);

// §d.audits.5
test.each([
  ['6/1/26 - 8/31/26', '9/1/26 - 11/27/26'],
  ['01.06.26 – 31.08.26', '01.09.26 – 27.11.26'],
  ['2026-06-01 - 2026-08-31', '2026-09-01 - 2026-11-27'],
  ['2026/06/01~2026/08/31', '2026/09/01~2026/11/27'],
  ['Jun 1, 2026 - Aug 31, 2026', 'Sep 1, 2026 - Nov 27, 2026'],
  ['1 juin 2026 - 31 août 2026', '1 sept. 2026 - 27 nov. 2026'],
  [
    '1 de junio de 2026 - 31 de agosto de 2026',
    '1 de septiembre de 2026 - 27 de noviembre de 2026',
  ],
])(
  'periods with the dates %s and %s are in the order of time, whichever stands first',
  (june, september) => {
    const olderFirst = `Page,"${june} Clicks","${september} Clicks"\na.example,300,70`;
    const newerFirst = `Page,"Clicks ${september}","Clicks ${june}"\na.example,70,300`;
    for (const text of [olderFirst, newerFirst]) {
      const { periods, rows } = listIn(text);
      expect(rows[0]?.figures.map((one) => one?.clicks)).toEqual([300, 70]);
      expect(periods).toEqual([
        { name: '2026-06-01 – 2026-08-31', until: '2026-11-27', rank: 0, days: 92 },
        { name: '2026-09-01 – 2026-11-27', until: '2026-11-27', rank: 1, days: 88 },
      ]);
    }
  },
);

// §d.audits.5
test.each([
  ['Page,Clicks,Impressions,CTR,Average Position', 'a.example,70,1400,5%,4.5', []],
  ['Page,Total Clicks,Total Impressions,Average CTR,Avg. Position', 'a.example,70,1400,5%,4.5', []],
  ['Address,Organic Clicks,Organic Impressions,Position', 'a.example,70,1400,4.5', []],
  [
    'Landing Page,Clicks,Δ Clicks,Impressions,Δ Impressions,Average Position,Δ Average Position',
    'a.example,70,12,1400,-90,4.5,0.3',
    ['Δ Clicks', 'Δ Impressions', 'Δ Average Position'],
  ],
  [
    'Page,Clicks,Clicks Change,% Δ,Impressions,Position,Position difference',
    'a.example,70,12,3%,1400,4.5,0.3',
    ['Clicks Change', '% Δ', 'Position difference'],
  ],
  [
    'Page,Page title,Clicks,Clicks (Brand),Paid Clicks,Impressions,Position',
    'a.example,Tea,70,5,6,1400,4.5',
    ['Page title', 'Clicks (Brand)', 'Paid Clicks'],
  ],
  [
    'URL,Title,Clicks,Impressions,Position,Best position',
    'a.example,"Tea, hot",70,1400,4.5,1',
    ['Title', 'Best position'],
  ],
])('one period is one: %s', (heading, row, unused) => {
  const { periods, rows, notes } = listIn(`${heading}\n${row}\n`);
  expect(periods).toHaveLength(1);
  expect(rows[0]?.figures).toEqual([figures(70, 1400, 4.5)]);
  expect(notes.columns.filter((name) => !/CTR/.test(name))).toEqual(unused);
});

// §d.audits.5
test.each([
  [
    'queries',
    'Query,Page,Clicks,Impressions,Position\nred,a.example/x,40,900,3\nblue,a.example/x,25,700,5\ncheap,a.example/x,10,400,8',
    figures(75, 2000, 4.7),
  ],
  [
    'devices',
    'Page,Device,Clicks,Impressions,Position\na.example/x,MOBILE,4,10,3\na.example/x,DESKTOP,2,30,5',
    figures(6, 40, 4.5),
  ],
  [
    'parts of it',
    'Page,Clicks,Impressions,Position\na.example/x,40,900,3\na.example/x#part-2,25,700,5',
    figures(65, 1600, 3.875),
  ],
  [
    'spellings of its address',
    'Page,Clicks,Impressions,Position\nhttps://a.example/x,1,10,3\nhttp://www.a.example/x/,2,10,5',
    figures(3, 20, 4),
  ],
  [
    'countries of which one is unread',
    'Page,Country,Clicks,Impressions,Position\na.example/x,de,~40,10,3\na.example/x,fr,2,30,5',
    figures(null, 40, 4.5),
  ],
  [
    'queries without impressions',
    'Page,Query,Clicks,Position\na.example/x,a,4,3\na.example/x,b,2,5',
    figures(6, null, null),
  ],
])('rows of one page are added up: its %s', (_what, text, expected) => {
  const { rows, notes } = listIn(text);
  expect(rows.map((one) => one.figures)).toEqual([[expected]]);
  expect(notes.joined).toBe(text.split('\n').length - 2);
});

// §d.audits.5
test.each([
  ['01.11.2026', '02.11.2026', '2026-11-02'],
  ['1.11.2026', '2.11.2026', '2026-11-02'],
  ['11/1/2026', '11/2/2026', '2026-11-02'],
  ['13/11/2026', '01/11/2026', '2026-11-13'],
  ['11/13/26', '11/12/26', '2026-11-13'],
  ['20261101', '20261102', '2026-11-02'],
  ['2026/11/01', '2026/11/02', '2026-11-02'],
  ['Nov 1, 2026', 'Nov 2, 2026', '2026-11-02'],
  ['1 nov. 2026', '2 nov. 2026', '2026-11-02'],
  ['1. November 2026', '2. November 2026', '2026-11-02'],
  ['2026年11月1日', '2026年11月2日', '2026-11-02'],
  ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z', '2026-11-02'],
])('a line for each day, written as %s and %s', (first, second, until) => {
  const rows = [first, second].map((day) => `"${day}",a.example,3,10`).join('\n');
  const { periods, rows: pages } = listIn(`Date,Page,Clicks,Impressions\n${rows}\n`);
  expect(periods.map((period) => period.until)).toEqual([until]);
  expect(pages[0]?.figures).toEqual([figures(6, 20, null)]);
});

// §d.audits.5
test('days before the first whole period are counted', () => {
  const lines = daysOf(60).map((day) => `${day},a.example,1`);
  expect(listIn(['date,page,clicks', ...lines].join('\n')).notes.outside).toBe(4);
});

// §d.audits.5
test('what of a list is not used is said', () => {
  const text =
    'Top pages,Clicks,Impressions,CTR,Position\nTotal,1000,20000,5%,4\nhttps://a.example/,~7,<10,1%,4.1\n\nno page,,,,\n';
  expect(listIn(text)).toMatchObject({
    rows: [{ url: 'https://a.example/', figures: [figures(null, null, 4.1)] }],
    notes: { columns: ['CTR'], skipped: 2, unread: { clicks: 1, impressions: 1 } },
  });
  const many = Array.from({ length: AUDIT_FIGURES_MOST + 5 }, (_, at) => `a.example/${at},1`);
  const { rows, notes } = listIn(['page,clicks', ...many].join('\n'));
  expect(rows.length).toEqual(AUDIT_FIGURES_MOST);
  expect(notes.beyond).toBe(5);
});

// §d.audits.5
test('a column of addresses is that of pages in any language; titles are none', () => {
  expect(listIn('Sivustot,Clicks\nhttps://a.example/,5\n').rows).toHaveLength(1);
  expect(listIn('Page,Full URL,Clicks\nTea shop,https://a.example/,5\n').rows[0]?.url).toBe(
    'https://a.example/',
  );
});

const daysOf = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(2026, 4, 31 - at)).toISOString().slice(0, 10),
  );

// §d.audits.5
test('days make periods of four weeks, counted back from the last one; a broken one is left out', () => {
  const lines = daysOf(60).map(
    (day, at) => `${day};https://a.example/;${at < 28 ? 1 : 2};100;${at < 28 ? 4 : 2}`,
  );
  const { periods, rows } = listIn(
    ['Datum;Seite;Klicks;Impressionen;Position', ...lines].join('\n'),
  );
  expect(periods.map(({ until }) => until)).toEqual(['2026-05-03', '2026-05-31']);
  expect(rows).toEqual([
    { url: 'https://a.example/', figures: [figures(56, 2800, 2), figures(28, 2800, 4)] },
  ]);
});

test('the position of several days counts by impressions', () => {
  const { rows } = listIn(
    'date,page,clicks,impressions,position\n2026-05-30,a.example,1,300,2\n2026-05-31,a.example,1,100,6',
  );
  expect(rows[0]?.figures).toEqual([figures(2, 400, 3)]);
});

test.each([
  ['', 'empty'],
  ['Top queries,Clicks\ntea,4', 'noPages'],
  ['Page,Title\na.example,Tea', 'noFigures'],
  ['Page,Clicks\nnothing,4', 'noPages'],
  ['Country,Clicks,Impressions,Position\nFrance,1,2,3', 'noPages'],
  ['Page path,Clicks,Impressions\n/a,7,140\n/b,8,150', 'paths'],
  ['Page,Δ Clicks\na.example,4', 'noFigures'],
  ['Page,Paid Clicks\na.example,4', 'noFigures'],
  ['Page,Alpha Clicks,Beta Clicks\na.example,4,5', 'whichPeriod'],
  ['Page,Last 7 days Clicks,Last 28 days Clicks\na.example,4,5', 'whichPeriod'],
  [
    'Page,2026-01-01 - 2026-01-31 Clicks,2026-02-01 - 2026-02-28 Clicks,2026-03-01 - 2026-03-31 Clicks\na.example,4,5,6',
    'manyPeriods',
  ],
  ['Page,1/6/26 - 5/6/26 Clicks,6/6/26 - 10/6/26 Clicks\na.example,4,5', 'whichDay'],
  ['Date,Page,Clicks\n6/1/2026,a.example,4', 'whichDay'],
  ['Month,Page,Clicks\n2026-06,a.example,4', 'noDays'],
  ['Search appearance,Page,Clicks\nVideo,a.example,4', 'overlapping'],
])('the file %j is refused: %s', (text, refusal) => {
  expect(figuresFileIn(text, { since: null, until: '2026-05-31' })).toEqual({ refusal });
});

// §d.audits.5
test.each([
  ['a fifth fewer clicks', [figures(100, 900, 3), figures(80, 900, 3)], true],
  ['fewer clicks, but not a fifth', [figures(100, 900, 3), figures(81, 900, 3)], false],
  ['a fifth fewer of a few clicks', [figures(10, 900, 3), figures(5, 900, 3)], false],
  ['two places further down', [figures(5, 100, 3), figures(5, 100, 5)], true],
  ['two places further down, with more clicks', [figures(5, 100, 3), figures(6, 100, 5)], false],
  ['two places further down, seen by few', [figures(5, 99, 3), figures(5, 100, 5)], false],
  [
    'only the last two periods count',
    [figures(500, 1, 1), figures(9, 1, 1), figures(9, 1, 1)],
    false,
  ],
  ['a period without the page', [null, figures(5, 100, 5)], null],
  ['one period', [figures(5, 100, 5)], null],
  ['nothing to compare', [figures(null, 4, null), figures(null, 4, null)], null],
])('lost ground: %s', (_what, all, expected) => {
  const earlier = all.at(-2) ?? null;
  expect(hasLostGround({ figures: all, earlier })).toBe(expected);
});

test('a period that comes again is replaced, and the newest ones are kept in the order of time', () => {
  const period = (until: string, name = until, rank = 1) => ({ until, name, rank, days: null });
  const known = [period('2026-03-31'), period('2026-04-30', 'April')];
  const added = [period('2026-04-30', 'four'), period('2026-04-30', 'earlier', 0)];
  expect(withPeriods(known, added, 2).map(({ name }) => name)).toEqual(['earlier', 'four']);
});

const lasting = (until: string, days: number | null, rank = 1) => ({
  until,
  name: until,
  rank,
  days,
});

// §d.audits.5
test.each([
  ['halves of one file', [lasting('2026-05-31', null, 0), lasting('2026-05-31', null)], 0],
  ['adjacent periods of one length', [lasting('2026-05-03', 28), lasting('2026-05-31', 28)], 0],
  ['periods of another length', [lasting('2026-05-03', 90), lasting('2026-05-31', 28)], null],
  ['periods of no known length', [lasting('2026-05-03', null), lasting('2026-05-31', null)], null],
  ['periods with a gap', [lasting('2026-05-02', 28), lasting('2026-05-31', 28)], null],
  ['periods that overlap', [lasting('2026-05-04', 28), lasting('2026-05-31', 28)], null],
  ['halves of about the same length', [lasting('2026-05-31', 92, 0), lasting('2026-05-31', 88)], 0],
  ['a quarter and a month', [lasting('2026-05-31', 92, 0), lasting('2026-05-31', 31)], null],
  ['one period', [lasting('2026-05-31', 28)], null],
  ['no period', [], null],
])('what the newest period is compared with: %s', (_what, periods, expected) => {
  expect(comparablePeriod(periods)).toBe(expected === null ? null : periods[expected]);
});

// §d.audits.5
test('a list takes the place of both halves that end on its day', () => {
  const known = [lasting('2026-05-31', null, 0), lasting('2026-05-31', null)];
  const added = [lasting('2026-05-31', 28)];
  expect(withPeriods(known, added, 24)).toEqual(added);
});

test('a list of days says how many there are', () => {
  const lengths = (count: number) => {
    const lines = daysOf(count).map((day) => `${day},a.example,1`);
    return listIn(['date,page,clicks', ...lines].join('\n')).periods.map(({ days }) => days);
  };
  expect(lengths(20)).toEqual([20]);
  expect(lengths(60)).toEqual([28, 28]);
});
