/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuditedPage, AuditReport } from '#contract/audit/contentAudit.schema.ts';
import { AuditPages } from '#src/features/audit/AuditPages.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { anAudit, anAuditedPage, WORKSPACE_ID as workspaceId } from '#tests/support/factories.ts';

const PAGES = Array.from({ length: 500 }, (_, at) =>
  anAuditedPage({ position: at, title: `Page ${at}`, seo: 10 + at / 10 }),
);

function setup(report: Partial<AuditReport> = {}) {
  const onExport = jest.fn();
  const all = { audit: anAudit(), linksLeft: 0, periods: [], groups: [], pages: PAGES, ...report };
  const onExportFaults = jest.fn();
  const of = { workspaceId, onExport, onExportFaults };
  draw(<AuditPages report={all} {...of} canWrite figures={null} />);
  return { onExport, onExportFaults };
}
const names = () =>
  screen.getAllByRole('rowheader').map((row) => within(row).getByRole('button').textContent);
const focused = () => document.activeElement?.textContent;

// §d.audits.7
test('only the rows near those that are seen are drawn, and the keys lead through all of them', async () => {
  setup();
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '501');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  screen.getByRole('button', { name: 'Page 0' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(focused()).toBe('Page 1');
});

// §d.audits.2
test('what is not known is a dash; a page that could not be read says why', () => {
  const failed: Partial<AuditedPage> = {
    state: 'failed',
    problem: 'page_disallowed',
    seo: null,
    aiSearch: null,
    words: null,
    bad: [],
    fair: [],
  };
  setup({ pages: [anAuditedPage({ title: '', ...failed })] });
  const row = within(screen.getByRole('row', { name: /robots\.txt/ }));
  expect(row.getAllByTitle('Not known').map(({ textContent }) => textContent)).toEqual([
    '–',
    '–',
    '–',
    '–',
    '–',
  ]);
});

// §d.audits.2
test('scores without a keyphrase are said to be so', () => {
  setup({ pages: [anAuditedPage(), anAuditedPage({ position: 1, keyphrase: 'tea' })] });
  expect(
    screen.getByText(/^1 page without a keyphrase: scored by all checks that need none/),
  ).toBeVisible();
});

// §d.audits.7
test('pages are sorted and filtered, and saved as they are shown', async () => {
  const { onExport } = setup({ pages: PAGES.slice(0, 3) });
  await userEvent.click(screen.getByRole('button', { name: 'SEO' }));
  expect(names()).toEqual(['Page 2', 'Page 1', 'Page 0']);
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(onExport).toHaveBeenCalledWith(
    expect.objectContaining({ sort: 'seo', isDescending: true }),
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Not read');
  expect(screen.getByText('No page fits the filters.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filters' }));
  expect(names()).toHaveLength(3);
});

// §d.audits.3 §d.audits.7
test('a page opens with what to do and what has changed; Escape gives the focus back', async () => {
  const before: NonNullable<AuditedPage['before']> = {
    state: 'read',
    problem: null,
    words: 800,
    seo: 60,
    aiSearch: 40,
    notScored: null,
    bad: ['images'],
    fair: ['titleWidth'],
    isSameText: false,
    isSameKeyphrase: true,
    faults: [],
  };
  setup({
    pages: [anAuditedPage({ before: { ...before, bad: ['images'], fair: ['titleWidth'] } })],
  });
  expect(screen.getByRole('row', { name: /Grinders.*\+1\.5/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Grinders' }));
  const details = within(screen.getByRole('region', { name: 'Grinders' }));
  expect(details.getByRole('heading', { name: 'Grinders' })).toHaveFocus();
  expect(details.getByRole('heading', { name: 'Fixed since the round before' })).toBeVisible();
  expect(details.getByRole('link', { name: 'Open in the optimizer' })).toHaveAttribute(
    'href',
    `/articles/optimize?url=${encodeURIComponent('https://coffee.example/grinder')}`,
  );
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Grinders' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Grinders' })).toHaveFocus();
});

// §d.audits.2
test('a keyphrase can be changed; what was typed stays while other pages are open', async () => {
  setup({ pages: PAGES.slice(0, 2) });
  await userEvent.click(screen.getByRole('button', { name: 'Page 0' }));
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await userEvent.type(screen.getByRole('textbox', { name: 'Keyphrase' }), 'burr mill');
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(screen.getByRole('textbox', { name: 'Keyphrase' })).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Page 0' }));
  expect(screen.getByRole('textbox', { name: 'Keyphrase' })).toHaveValue('burr mill');
});

// §d.audits.2
test('scores for an earlier keyphrase say so; an article has its keyphrase as a field', async () => {
  setup({
    pages: [
      anAuditedPage({ keyphrase: 'tea', scoredFor: 'coffee' }),
      anAuditedPage({ position: 1, url: '', articleId: 'a1', title: 'Mine', keyphrase: 'cocoa' }),
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Grinders' }));
  expect(
    screen.getByText('The scores are for “coffee” until the page is read again.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Read it now' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Mine' }));
  const details = within(screen.getByRole('region', { name: 'Mine' }));
  expect(details.queryByRole('textbox')).toBeNull();
  expect(details.getByText('cocoa')).toBeVisible();
});

// §d.audits.5
test('figures of Search Console have their columns, and a page that has lost ground says so', () => {
  const figures = [100, 40].map((clicks) => ({ clicks, impressions: 900, position: 3 }));
  const periods = ['2026-04-30', '2026-05-31'].map((until) => ({
    name: until,
    until,
    rank: 1,
    days: 31,
  }));
  setup({ periods, pages: [anAuditedPage({ figures, earlier: figures[0] ?? null })] });
  const row = within(screen.getByRole('row', { name: /Grinders/ }));
  expect(row.getByText('Lost ground')).toBeVisible();
  expect(row.getByText('-60')).toBeVisible();
});

// §d.audits.4
test('pages that compete are shown together, and open', async () => {
  const group = {
    kind: 'sameKeyphrase',
    positions: [0, 2],
    keyphrase: 'tea',
    isGiven: true,
    share: null,
  } as const;
  setup({ pages: PAGES.slice(0, 3), groups: [{ ...group, positions: [0, 2] }] });
  await userEvent.click(screen.getByRole('radio', { name: 'Competing (1)' }));
  expect(screen.getByRole('heading', { name: 'The same keyphrase: “tea”' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Page 2' }));
  expect(screen.getByRole('region', { name: 'Page 2' })).toBeVisible();
});

// §d.audits.7
test('a view gets a name; without one it is not saved', async () => {
  setup({ pages: PAGES.slice(0, 1) });
  await userEvent.click(screen.getByRole('button', { name: 'Save this view' }));
  expect(screen.getByRole('textbox', { name: 'Name of the view' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const name = screen.getByRole('textbox', { name: 'Name of the view' });
  await userEvent.type(name, 'Weak pages{Enter}');
  expect(screen.queryByRole('textbox', { name: 'Name of the view' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Saved views' })).toHaveFocus();
});

// §d.audits.3
test('what an earlier round has found says so', () => {
  setup({ audit: anAudit({ round: 2 }), pages: [anAuditedPage({ round: 1 })] });
  expect(screen.getByRole('row', { name: /Grinders.*Round 1, / })).toBeVisible();
});

// §d.audits.4
test('pages that are not compared yet are not said not to compete', async () => {
  setup({ pages: PAGES.slice(0, 2), groups: null });
  await userEvent.click(screen.getByRole('radio', { name: 'Competing' }));
  expect(screen.getByText(/^The pages are not compared yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Look again' })).toBeVisible();
});

const FAULTY = [
  anAuditedPage({
    position: 0,
    title: 'Kettles',
    bad: [],
    fair: [],
    faults: [
      { name: 'linkBroken', count: 1, details: ['https://coffee.example/gone (404)'] },
      { name: 'noindex', count: null, details: [] },
    ],
  }),
  anAuditedPage({ position: 1, title: 'Filters', faults: [] }),
];

// §d.audits.9
test('faults stand in a table of their own; one opens with its pages, and a page with its faults', async () => {
  const { onExportFaults } = setup({ pages: FAULTY });
  await userEvent.click(screen.getByRole('radio', { name: 'Faults (2)' }));
  expect(screen.getByRole('status')).toHaveTextContent('2 kinds of faults on 1 page');
  expect(screen.getByRole('row', { name: /Broken internal link.*Error/ })).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Severity' }), 'Errors');
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  screen.getByRole('button', { name: 'Broken internal link' }).focus();
  await userEvent.keyboard('{Enter}');
  const details = within(screen.getByRole('region', { name: 'Broken internal link' }));
  expect(details.getByRole('heading', { name: 'Broken internal link' })).toHaveFocus();
  expect(details.getByText('1 link: https://coffee.example/gone (404)')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Broken internal link' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save as CSV' }));
  expect(onExportFaults).toHaveBeenCalledWith(expect.objectContaining({ severity: 'error' }));
  await userEvent.click(screen.getByRole('radio', { name: 'By page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Kettles' }));
  const page = within(screen.getByRole('region', { name: 'Kettles' }));
  expect(page.getByText('Kept out of search results (noindex)')).toBeVisible();
});

// §d.audits.9
test('a page says what search engines make of it', () => {
  setup({ pages: FAULTY });
  expect(screen.getByRole('row', { name: /Kettles noindex/ })).toBeVisible();
});

// §d.audits.8
test('faults that are not known yet are not said to be none', async () => {
  setup({ audit: anAudit({ state: 'running' }), pages: [anAuditedPage({ faults: null })] });
  await userEvent.click(screen.getByRole('radio', { name: 'Faults' }));
  expect(screen.getByText(/^Technical faults are found when all pages/)).toBeVisible();
});

// §d.audits.9
test('what is wrong on nearly every page is said once', async () => {
  setup({ pages: PAGES.slice(0, 10) });
  expect(
    screen.getByText(/^On nearly every page, so counted once, under Faults: .*description/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Faults/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Part' }), 'Content');
  expect(screen.getAllByText('Whole site')).toHaveLength(2);
});
