import { expect, test } from '@jest/globals';
import type { AuditedPage } from '#contract/audit/contentAudit.schema.ts';
import { FAULTS } from '#domain/audit/faults.ts';
import { faultsCsv } from '#domain/audit/faultsCsv.ts';
import {
  byPage,
  type FaultView,
  FIRST_FAULT_VIEW,
  faultGroups,
  mendedFaults,
  newCount,
  newFaults,
  shownGroups,
} from '#domain/audit/faultTable.ts';
import { anAuditedPage } from '#tests/support/factories.ts';

const faultsOf = (...names: string[]): AuditedPage['faults'] =>
  names.map((name) => ({ name, count: null, details: [] }));
const before = (faults: string[] | null, bad: string[] = []): AuditedPage['before'] => ({
  state: 'read',
  problem: null,
  words: 1,
  seo: 60,
  aiSearch: null,
  notScored: null,
  bad,
  fair: [],
  isSameText: true,
  isSameKeyphrase: true,
  faults,
});
const page = (position: number, change: Partial<AuditedPage> = {}): AuditedPage =>
  anAuditedPage({ position, title: `Page ${position}`, bad: [], fair: [], ...change });

const SITE = [
  page(0, { faults: faultsOf('thin', 'canonicalMissing') }),
  page(1, { faults: faultsOf('titleMissing', 'canonicalMissing'), before: before([]) }),
  page(2, { faults: faultsOf('canonicalMissing'), before: before(['thin']) }),
  page(3, { faults: faultsOf('canonicalMissing') }),
  page(4, { faults: faultsOf('thin', 'canonicalMissing'), before: before(['thin']) }),
  page(5, { faults: faultsOf('noindex') }),
  page(6, {
    state: 'failed',
    faults: faultsOf('notFound'),
    answer: { status: 404, end: 'status', to: null },
  }),
  page(7, { articleId: 'a1', url: '', faults: null, answer: null }),
];

// §d.api.6 §d.audits.9
test.each(['CAFE\u0301', 'istanbul', 'krankenv'])(
  'a page is found by the letters %j, however its title writes them',
  (search) => {
    const title = 'Café İstanbul Kranken\u00adversicherung';
    const pages = [page(0, { title, faults: faultsOf('thin') }), ...SITE];
    const found = shownGroups(pages, { ...FIRST_FAULT_VIEW, search });
    expect(found.flatMap((group) => group.pages.map((one) => one.page.position))).toEqual([0]);
  },
);

// §d.audits.9
test('faults are put together: the worst first, and of those the most frequent', () => {
  const groups = faultGroups(SITE, 'technical');
  expect(groups.map(({ name, count }) => [name, count])).toEqual([
    ['notFound', 1],
    ['titleMissing', 1],
    ['thin', 2],
    ['noindex', 1],
    ['canonicalMissing', 5],
  ]);
});

// §d.audits.9
test('what all pages have that could have it is said once; a page that nobody shows cannot', () => {
  const [wide] = faultGroups(SITE, 'technical').filter((group) => group.isWide);
  expect(wide).toMatchObject({ name: 'canonicalMissing', count: 5, judged: 5 });
  const rows = byPage(faultGroups(SITE, 'technical'));
  expect(rows.map((row) => [row.page.position, row.faults.map(({ name }) => name)])).toEqual([
    [1, ['titleMissing']],
    [6, ['notFound']],
    [0, ['thin']],
    [4, ['thin']],
    [5, ['noindex']],
  ]);
  expect(faultGroups(SITE.slice(0, 4), 'technical').some((group) => group.isWide)).toBe(false);
});

// §d.audits.3 §d.audits.9
test('a round says which faults are new, and which are mended', () => {
  const groups = faultGroups(SITE, 'technical');
  const thin = groups.find(({ name }) => name === 'thin');
  expect(thin).toMatchObject({ mended: 1 });
  expect(thin && newCount(thin)).toBe(0);
  expect(groups.find(({ name }) => name === 'titleMissing')?.pages[0]?.isNew).toBe(true);
  expect(groups.find(({ name }) => name === 'noindex')?.pages[0]?.isNew).toBeNull();
  expect(SITE.slice(0, 3).map(mendedFaults)).toEqual([null, [], ['thin']]);
  expect(SITE.slice(0, 2).map(newFaults)).toEqual([null, ['titleMissing', 'canonicalMissing']]);
  const known = [page(0, { faults: faultsOf('thin'), before: before(null) })];
  expect(faultGroups(known, 'technical')[0]).toMatchObject({ mended: null });
});

// §d.audits.9
test.each<[string, Partial<FaultView>, string[]]>([
  ['severity', { severity: 'error' }, ['notFound', 'titleMissing']],
  ['area', { area: 'text' }, ['thin']],
  ['a part of the title', { search: 'page 5' }, ['noindex']],
  ['what is new', { isNewOnly: true }, ['titleMissing', 'canonicalMissing']],
  [
    'the number of pages',
    { sort: 'pages' },
    ['canonicalMissing', 'thin', 'notFound', 'titleMissing', 'noindex'],
  ],
  [
    'the name',
    { sort: 'fault', isDescending: false, severity: 'error' },
    ['titleMissing', 'notFound'],
  ],
])('faults are found or sorted by %s', (_what, change, names) => {
  const groups = shownGroups(SITE, { ...FIRST_FAULT_VIEW, ...change });
  expect(groups.map(({ name }) => name)).toEqual(names);
});

// §d.audits.9
test('checks of the content are put together in the same way', () => {
  const pages = [
    page(0, { bad: ['images'], before: before([], []) }),
    page(1, { fair: ['images'], bad: ['titleWidth'] }),
  ];
  const groups = faultGroups(pages, 'content');
  expect(groups.map(({ name, severity, count }) => [name, severity, count])).toEqual([
    ['images', 'warning', 2],
    ['titleWidth', 'warning', 1],
  ]);
  expect(groups[0]?.pages.map(({ isNew }) => isNew)).toEqual([true, null]);
});

// §d.audits.7 §d.audits.9
test('the file has a line for each page of a fault, and one for the whole site', () => {
  const gone = `${'https://coffee.example'}/gone (404)`;
  const broken = [{ name: 'linkBroken', count: 2, details: [gone, '=1+1'] }];
  const pages = [
    ...SITE.slice(0, 5),
    page(9, { faults: [...broken, ...(faultsOf('canonicalMissing') ?? [])] }),
  ];
  const lines = faultsCsv(faultGroups(pages, 'technical'), {}).split('\r\n');
  expect(lines[0]).toBe('Severity,Area,Fault,Page,Address,Count,Where,What to do,Since');
  expect(lines.find((line) => line.includes('Broken internal link'))).toMatch(
    /^Error,Links,Broken internal link,Page 9,https:.*,2 links,https:\/\/coffee\.example\/gone \(404\) =1\+1,/,
  );
  expect(lines.filter((line) => line.includes('No canonical address'))).toEqual([
    expect.stringMatching(
      /^Notice,Canonical address,No canonical address,The whole site,,6 of 6 pages,,/,
    ),
  ]);
  expect(lines.find((line) => line.includes('Page 1'))).toMatch(/,New$/);
});

// §d.audits.8
test('each fault has a name, and says in one sentence what to do', () => {
  for (const { title, mend } of Object.values(FAULTS)) {
    expect(title).toMatch(/^[A-Z]|^robots/);
    expect(mend).toMatch(/^[A-Z].*[.]$/);
    expect(mend).not.toMatch(/\. [A-Z]/);
  }
});
