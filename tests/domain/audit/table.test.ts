import { expect, test } from '@jest/globals';
import type { AuditedPage, AuditGroup } from '#contract/audit/contentAudit.schema.ts';
import { differenceOf } from '#domain/audit/difference.ts';
import type { FaultName } from '#domain/audit/faults.ts';
import { viewsIn, withoutView, withView } from '#domain/audit/savedViews.ts';
import {
  type AuditShown,
  type AuditSort,
  type AuditView,
  type AuditWords,
  auditCsv,
  FIRST_VIEW,
  issueCount,
  issuesOf,
  shownPages,
  wideNames,
} from '#domain/audit/table.ts';
import { anAuditedPage } from '#tests/support/factories.ts';

const figures = (clicks: number | null, position: number | null = null) => ({
  clicks,
  position,
  impressions: 500,
});
const before = (
  seo: number | null,
  change: Partial<NonNullable<AuditedPage['before']>> = {},
): AuditedPage['before'] => ({
  state: 'read',
  problem: null,
  words: 1,
  seo,
  aiSearch: null,
  notScored: null,
  bad: [],
  fair: [],
  isSameText: true,
  isSameKeyphrase: true,
  faults: [],
  ...change,
});

test('scores for another keyphrase are no change', () => {
  const page = anAuditedPage({ seo: 70, before: before(80, { isSameKeyphrase: false }) });
  expect(differenceOf(page)).toBeNull();
  expect(differenceOf({ ...page, before: before(80) })?.seo).toBe(-10);
});

const PAGES = [
  anAuditedPage({
    position: 0,
    title: 'Alpha',
    seo: 70,
    before: before(80),
    figures: [figures(100, 3), figures(50, 3)],
    earlier: figures(100, 3),
  }),
  anAuditedPage({
    position: 1,
    title: 'Beta',
    seo: null,
    notScored: 'language',
    bad: [],
    fair: [],
  }),
  anAuditedPage({
    position: 2,
    title: 'Gamma',
    seo: 40,
    before: before(30, { isSameText: false }),
    figures: [figures(9, 4), figures(9, 6)],
    earlier: figures(9, 4),
  }),
  anAuditedPage({
    position: 3,
    title: '',
    url: 'https://a.example/delta',
    state: 'failed',
    seo: null,
    problem: 'page_unreachable',
  }),
  anAuditedPage({
    position: 4,
    title: 'Epsilon',
    seo: 55,
    keyphrase: 'burr grinder',
    bad: ['images'],
    fair: [],
  }),
];
const GROUPS: AuditGroup[] = [
  { kind: 'sameText', positions: [0, 4], keyphrase: null, isGiven: false, share: 1 },
];
const shown = (view: Partial<AuditView>) =>
  shownPages(PAGES, GROUPS, { ...FIRST_VIEW, ...view }).map(({ position }) => position);

// §d.audits.7
test.each<[AuditSort, boolean, number[]]>([
  ['seo', false, [2, 4, 0, 1, 3]],
  ['seo', true, [0, 4, 2, 1, 3]],
  ['change', false, [0, 2, 1, 3, 4]],
  ['page', false, [0, 1, 4, 2, 3]],
  ['issues', true, [0, 2, 4, 1, 3]],
  ['clicks', true, [0, 2, 1, 3, 4]],
  ['clickChange', false, [0, 2, 1, 3, 4]],
  ['position', true, [2, 0, 1, 3, 4]],
])(
  'pages are in the order of %s, descending: %s; what is not known comes last',
  (sort, isDescending, order) => {
    expect(shown({ sort, isDescending })).toEqual(order);
  },
);

// §d.audits.5 §d.audits.7
test.each<[AuditShown, number[]]>([
  ['all', [0, 1, 2, 3, 4]],
  ['failed', [3]],
  ['unscored', [1]],
  ['dropped', [0]],
  ['improved', [2]],
  ['changed', [2]],
  ['lost', [0, 2]],
  ['competing', [0, 4]],
  ['withoutKeyphrase', [0, 1, 2]],
])('the filter “%s” shows its pages', (only, found) => {
  expect(shown({ shown: only }).sort()).toEqual(found);
});

test('pages are found by title, address, keyphrase and issue', () => {
  expect(shown({ search: 'DELTA' })).toEqual([3]);
  expect(shown({ search: 'burr' })).toEqual([4]);
  expect(shown({ issue: 'images' })).toEqual([4]);
  expect(issuesOf(PAGES)[0]).toEqual(['descriptionLength', 3]);
});

const WORDS: AuditWords = {
  checks: { images: { name: 'Images', todo: 'Add one.' } },
  problems: { page_unreachable: 'The page did not answer.' },
  notScored: { otherLanguage: 'Its text is in another language.' },
};

// §d.audits.9
test('the file says in words what answers have as codes', () => {
  const gone = { status: 404, end: 'status', to: null };
  const noindex = { name: 'noindex', count: null, details: [] };
  const cellsOf = (page: Partial<AuditedPage>) => {
    const [heading = '', line = ''] = auditCsv([anAuditedPage(page)], [], WORDS).split('\r\n');
    const cells = line.split(',');
    return (column: string) => cells[heading.split(',').indexOf(column)];
  };
  const failed = cellsOf({ state: 'failed', problem: 'page_unreachable', answer: gone });
  expect(failed('State')).toBe('Not read');
  expect(failed('Not read because')).toBe('Page not found (status 404)');
  const read = cellsOf({ notScored: 'otherLanguage', bad: ['images'], faults: [noindex] });
  expect(read('State')).toBe('Read');
  expect(read('In search')).toBe('noindex');
  expect(read('Not scored because')).toBe('Its text is in another language.');
  expect(read('Problems')).toBe('Images');
  expect(read('Technical faults')).toBe('Kept out of search results (noindex)');
});

// §d.audits.9
test('what is wrong on nearly every page is counted on none', () => {
  const pages = Array.from({ length: 10 }, (_, position) =>
    anAuditedPage({ position, bad: ['images'], fair: position === 3 ? ['titleWidth'] : [] }),
  );
  const wide = wideNames(pages);
  expect([...wide.checks]).toEqual(['images']);
  expect(pages.map((page) => issueCount(page, wide))).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
  expect(issuesOf(pages)).toEqual([['titleWidth', 1]]);
  const csv = auditCsv(pages.slice(0, 1), pages, WORDS);
  expect(csv).not.toContain('Images');
});

// §d.audits.9
test.each<[AuditShown, FaultName]>([
  ['faulty', 'notFound'],
  ['redirected', 'redirectChain'],
  ['noindex', 'noindex'],
  ['canonicalElsewhere', 'canonicalElsewhere'],
  ['softMissing', 'softMissing'],
  ['otherLanguage', 'languageWrong'],
])('the filter “%s” shows pages by their technical faults', (only, name) => {
  const faults = [{ name, count: null, details: [] }];
  const pages = [anAuditedPage(), anAuditedPage({ position: 1, faults })];
  const found = shownPages(pages, [], { ...FIRST_VIEW, shown: only });
  expect(found.map(({ position }) => position)).toEqual([1]);
});

// §d.audits.7
test('the file has a line for each page; a cell that a spreadsheet would run is harmless', () => {
  const [heading = '', line = ''] = auditCsv(
    [anAuditedPage({ title: '=1+1', seo: null })],
    [],
    WORDS,
  ).split('\r\n');
  expect(heading.split(',')).toContain('SEO score');
  expect(line.startsWith("'=1+1,https://coffee.example/grinder,")).toBe(true);
  const at = heading.split(',').indexOf('SEO score');
  expect(line.split(',')[at]).toBe('');
});

// §d.audits.7
test('what is stored as a view and is none is left out; a name is there once', () => {
  const view = { ...FIRST_VIEW, name: 'Mine', search: 'tea' };
  const stored = [
    view,
    null,
    'x',
    { name: '' },
    { ...view, name: 'a', sort: 'nothing' },
    { ...view, name: 'b', search: 5 },
  ];
  const views = viewsIn(JSON.parse(JSON.stringify(stored)));
  expect(views).toEqual([view, { ...view, name: 'b', search: '' }]);
  expect(viewsIn({ no: 'list' })).toEqual([]);
  const again = withView(views, { ...view, search: 'coffee' }) ?? [];
  expect(again.map(({ name, search }) => [name, search])).toEqual([
    ['b', ''],
    ['Mine', 'coffee'],
  ]);
  expect(withoutView(again, 'b')).toHaveLength(1);
});
