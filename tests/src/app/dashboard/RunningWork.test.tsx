/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { JobSummary } from '#contract/content.schema.ts';
import { idOf, WORKSPACE_ID } from '#tests/support/factories.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';

const aJob = (change: Partial<JobSummary>): JobSummary => ({
  jobId: idOf(5),
  task: 'draft',
  articleId: idOf(1),
  articleTitle: 'Jars',
  state: 'running',
  done: 1,
  total: 4,
  createdAt: '2026-05-01T00:00:00.000Z',
  ...change,
});

afterEach(stopApps);

const open = (...jobs: JobSummary[]) =>
  runApp('/', { content: { getJobs: async () => ({ jobs }) } });

// §d.proposals.8
test('the dashboard lists what is being written, with progress, and leads to it', async () => {
  await open(
    aJob({}),
    aJob({ jobId: idOf(6), task: 'rephrase', articleTitle: '', total: null }),
    aJob({ jobId: idOf(7), state: 'finished', articleTitle: 'Lids' }),
  );
  const section = await screen.findByRole('region', { name: 'Running now' });
  const rows = within(section).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Draft: Jars1 of 4 done'),
    expect.stringContaining('Rephrase: UntitledStarting…'),
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
  const { callsOf } = await open(aJob({}));
  await userEvent.click(await screen.findByRole('button', { name: 'Stop Draft: Jars' }));
  expect(callsOf('content.stopJob').map(({ args }) => args[0])).toEqual([
    { workspaceId: WORKSPACE_ID, jobId: idOf(5) },
  ]);
});

test('where nothing runs there is no list', async () => {
  await open(aJob({ state: 'stopped' }));
  await screen.findByRole('heading', { name: 'Recent articles' });
  expect(screen.queryByRole('region', { name: 'Running now' })).toBeNull();
});
