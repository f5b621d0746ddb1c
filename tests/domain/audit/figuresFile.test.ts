import { expect, test } from '@jest/globals';
import { figuresFileIn, type FiguresList } from '#domain/audit/figuresFile.ts';
import { hasLostGround } from '#domain/audit/lostGround.ts';
import { comparablePeriod, periodProblem, withPeriods } from '#domain/audit/periods.ts';

const listIn = (text: string, until = '2026-05-31') =>
  figuresFileIn(text, { since: null, until }) as FiguresList;
const figures = (clicks: number | null, impressions: number | null, position: number | null) => ({
  ...{ clicks, impressions, position },
});

// §d.audits.5
test('a list of one period has the day that was named', () => {
  const text =
    'Top pages,Clicks,Impressions,CTR,Position\nhttps://a.example/,"1,204",15000,8%,3.27\n';
  expect(listIn(text)).toEqual({
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
      ...{ since: `2026-${month}-01`, until: `2026-${month}-31` },
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
  ...{ until, name: until, rank, days },
});

// §d.audits.5
test.each([
  ['halves of one file', [lasting('2026-05-31', null, 0), lasting('2026-05-31', null)], 0],
  ['adjacent periods of one length', [lasting('2026-05-03', 28), lasting('2026-05-31', 28)], 0],
  ['periods of another length', [lasting('2026-05-03', 90), lasting('2026-05-31', 28)], null],
  ['periods of no known length', [lasting('2026-05-03', null), lasting('2026-05-31', null)], null],
  ['periods with a gap', [lasting('2026-05-02', 28), lasting('2026-05-31', 28)], null],
  ['periods that overlap', [lasting('2026-05-04', 28), lasting('2026-05-31', 28)], null],
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
