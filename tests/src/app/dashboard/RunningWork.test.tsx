/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { STEPPED_KINDS } from '#contract/lib/tasks.ts';
import type { JobSummary } from '#contract/work/job.schema.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { aJobSummary, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';

afterEach(stopApps);

const open = (...jobs: JobSummary[]) =>
  runApp('/', { content: { getJobs: async () => ({ jobs }) } });

// §d.proposals.8
test('the dashboard lists what is being written, with progress, and leads to it', async () => {
  open(
    aJobSummary({}),
    aJobSummary({
      jobId: idOf(6),
      kind: 'rephrase',
      article: { id: idOf(1), title: '' },
      total: null,
    }),
    aJobSummary({ jobId: idOf(8), state: 'queued', article: { id: idOf(1), title: 'Pots' } }),
    aJobSummary({ jobId: idOf(7), state: 'finished', article: { id: idOf(1), title: 'Lids' } }),
  );
  const section = await screen.findByRole('region', { name: 'Running now' });
  const rows = within(section).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Draft: Jars1 of 4 done'),
    expect.stringContaining('Rephrase: UntitledStarting…'),
    expect.stringContaining('Draft: PotsWaiting'),
  ]);
  expect(within(section).getByRole('link', { name: 'Draft: Jars' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/articles/${idOf(1)}`),
  );
  expect(within(section).getByRole('progressbar', { name: 'Draft: Jars' })).toHaveAttribute(
    'aria-valuenow',
    '25',
  );
});

test('a job can be stopped from there', async () => {
  const { callsOf } = open(aJobSummary({}));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop Draft: Jars' }));
  expect(callsOf('content.stopJob').map(({ args }) => args[0])).toEqual([
    { workspaceId: WORKSPACE_ID, jobId: idOf(5) },
  ]);
});

// §d.jobs.1
test('only the check of links is said to be of all articles', async () => {
  const kinds = STEPPED_KINDS.map((kind, at) =>
    aJobSummary({ jobId: idOf(20 + at), kind, article: null }),
  );
  await open(...kinds);
  const section = within(await screen.findByRole('region', { name: 'Running now' }));
  const names = section.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));
  expect(names.filter((name) => name?.includes('all articles'))).toEqual([
    'Link check: all articles',
  ]);
  expect(names).toContain('Topic search');
});

test('where nothing runs there is no list', async () => {
  open(aJobSummary({ state: 'stopped' }));
  await screen.findByRole('heading', { name: 'Recent articles' });
  expect(screen.queryByRole('region', { name: 'Running now' })).toBeNull();
});

// §d.jobs.1 §d.jobs.4
test('work on the whole workspace is listed with its failures, and stays for a while when it is over', async () => {
  const links = { kind: 'links', article: null, failed: 2, doing: 'https://a.example/' } as const;
  open(
    aJobSummary({ ...links }),
    aJobSummary({ ...links, jobId: idOf(6), state: 'partial', doing: null }),
    aJobSummary({
      ...links,
      jobId: idOf(7),
      state: 'stopped',
      done: 0,
      failed: 0,
      total: null,
      doing: null,
    }),
  );
  const rowsOf = async (name: string) => {
    const section = await screen.findByRole('region', { name });
    return within(section)
      .getAllByRole('listitem')
      .map((row) => row.textContent);
  };
  expect(await rowsOf('Running now')).toEqual([
    'Link check: all articles1 of 4 done, 2 failed · https://a.example/Stop',
  ]);
  expect(await rowsOf('Just done')).toEqual([
    'Link check: all articles Partly done: 1 of 4 done, 2 failedDead links',
    'Link check: all articles Stopped',
  ]);
  expect(screen.getByRole('progressbar', { name: 'Link check: all articles' })).toHaveAttribute(
    'aria-valuenow',
    '75',
  );
});

// §d.jobs.10
test('what is done is a line with its name, which leads to what came of it, for the person who asked', async () => {
  const about = (id: number, name: string, count = 1) => ({ id: idOf(id), name, count });
  const over = { article: null, state: 'finished', done: 4 } as const;
  open(
    aJobSummary({ ...over, jobId: idOf(60), kind: 'topics', about: about(1, 'boiler') }),
    aJobSummary({ ...over, jobId: idOf(61), kind: 'audits', about: about(2, 'a.example') }),
    aJobSummary({ ...over, jobId: idOf(62), kind: 'briefs', about: about(3, 'heat pump', 3) }),
    aJobSummary({ ...over, jobId: idOf(63), kind: 'briefs', about: about(4, 'radiators') }),
    aJobSummary({ ...over, jobId: idOf(64), kind: 'image' }),
    aJobSummary({ ...over, jobId: idOf(65), kind: 'topics', about: about(5, 'x'), isMine: false }),
  );
  const done = within(await screen.findByRole('region', { name: 'Just done' }));
  const links = done
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Topic search: boiler', expect.stringContaining(`/topic-finder/${idOf(1)}`)],
    ['Content audit: a.example', expect.stringContaining(`/audit/${idOf(2)}`)],
    ['SEO briefs: heat pump and 2 more', expect.stringContaining('/articles?type=BRIEF')],
    ['SEO briefs: radiators', expect.stringContaining(`/briefs/${idOf(4)}`)],
    ['AI image', expect.stringContaining('/images')],
  ]);
  expect(done.getAllByRole('listitem')[0]).toHaveTextContent(
    'Topic search: boiler Done: 4 of 4 done',
  );
});

// §d.jobs.6
test('the dead links of a check are shown on request, with the articles that link to them', async () => {
  const job = aJobSummary({ kind: 'links', article: null, state: 'finished', done: 4 });
  const url = 'https://a.example/gone';
  const links = [
    { url, articles: [{ id: idOf(9), title: 'Jars' }], hasMore: true },
    { url: 'https://a.example/mended', articles: [], hasMore: false },
  ];
  const { callsOf } = runApp('/', {
    content: { getJobs: async () => ({ jobs: [job] }) },
    url: { getDeadLinks: async ({ jobId }) => ({ jobId, links, page: 0, last: false }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Dead links' }));
  expect(await screen.findByText('https://a.example/gone')).toBeVisible();
  const linking = screen.getByRole('list', { name: `Articles that link to ${url}` });
  expect(within(linking).getByRole('link', { name: 'Jars' })).toHaveAttribute(
    'href',
    expect.stringContaining(`/articles/${idOf(9)}`),
  );
  expect(within(linking).getByText('and more articles')).toBeVisible();
  expect(screen.getByText('No article links to it any more.')).toBeVisible();
  expect(screen.getByText('and more')).toBeVisible();
  expect(callsOf('url.getDeadLinks').map(({ args }) => args[0])).toEqual([
    { workspaceId: WORKSPACE_ID, jobId: job.jobId },
  ]);
});

const CHECK = { name: 'Check the links of all articles' };

// §d.jobs.6
test('the links of all articles are checked on request, one check at a time', async () => {
  const jobs: JobSummary[] = [];
  const { callsOf } = runApp('/', {
    content: { getJobs: async () => ({ jobs: [...jobs] }) },
    url: {
      postLinkCheck: async () => {
        jobs.push(aJobSummary({ kind: 'links', article: null }));
        return { jobId: idOf(5) };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', CHECK));
  expect(callsOf('url.postLinkCheck').map(({ args }) => args[0])).toEqual([
    { workspaceId: WORKSPACE_ID, body: { requestId: expect.any(String) } },
  ]);
  expect(await screen.findByRole('region', { name: 'Running now' })).toBeVisible();
  expect(screen.getByRole('button', CHECK)).toBeDisabled();
});

// §d.posts.8
test('posts of an article can be stopped while they are made, and are one click away when they are', async () => {
  const posts = { kind: 'posts', done: 3, failed: 2, total: 5 } as const;
  const { unmount } = open(aJobSummary({ ...posts, state: 'running', doing: '4. How' }));
  const running = await screen.findByRole('region', { name: 'Running now' });
  expect(running).toHaveTextContent('3 of 5 done, 2 failed · 4. How');
  expect(within(running).getByRole('button', { name: /^Stop/ })).toBeVisible();
  unmount();
  open(aJobSummary({ ...posts, state: 'partial' }));
  const done = await screen.findByRole('region', { name: 'Just done' });
  expect(done).toHaveTextContent('Partly done: 3 of 5 done, 2 failed');
  const link = within(done).getByRole('link', { name: 'Social media posts: Jars' });
  expect(link.getAttribute('href')).toMatch(/\/articles\?type=SMM$/);
});
