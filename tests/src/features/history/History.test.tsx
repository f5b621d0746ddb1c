/** @jest-environment #tests/support/pageEnvironment.js */

import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Version, VersionSummary } from '#contract/article/article.schema.ts';
import { without } from '#domain/without.ts';
import { job } from '#store/writing/job.slice.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { aVersion, idOf, noNetwork, WORKSPACE_ID } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';

const ARTICLE = idOf(1);
/** The open article has the blocks “one” and “two”. */
const kept: readonly Version[] = [
  aVersion({
    version: 5,
    kind: 'named',
    name: 'Before the review',
    words: 12,
    createdAt: '2026-01-02T14:03:00.000Z',
    blocks: [
      { id: 'b1', html: '<p>one</p>' },
      { id: 'b2', html: '<p>two plus three</p>' },
    ],
  }),
  aVersion({
    version: 3,
    words: 10,
    isMine: false,
    createdAt: '2026-01-01T09:00:00.000Z',
    blocks: [{ id: 'b1', html: '<p>one</p>' }],
  }),
];
const summaryOf = (version: Version): VersionSummary =>
  without(version, 'blocks', 'storedTitle', 'fields');

async function openHistory(overrides: PortOverrides['article'] = {}) {
  const app = runApp(`/articles/${ARTICLE}`, {
    article: {
      getVersions: async () => ({ content: kept.map(summaryOf), page: 0, last: true }),
      getVersion: async ({ version }) => kept.find((one) => one.version === version) ?? aVersion(),
      ...overrides,
    },
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Version history' }, { timeout: 5000 }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Version history' }));
  await dialog.findByRole('button', { name: /^Current version/ });
  return { ...app, dialog };
}

const marks = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the history of an article', () => {
  afterEach(stopApps);

  test('versions are listed by day, with author, words and the difference in words', async () => {
    const { dialog } = await openHistory();
    const [second, first] = dialog.getAllByRole('region', { name: /2026/ });
    expect(second).toHaveTextContent(/Before the review.*You.*12 words \+2/);
    expect(first).toHaveTextContent(/Kept automatically.*Somebody else.*10 words/);
  });

  test('changes since a version, or in it, are marked with words and not with color alone', async () => {
    const { dialog } = await openHistory();
    await userEvent.click(dialog.getByRole('button', { name: /^Before the review/ }));
    await waitFor(() => expect(marks('del')).toEqual(['removed:  plus three']));
    await userEvent.click(dialog.getByRole('radio', { name: 'Changes in this version' }));
    await waitFor(() => expect(marks('ins')).toEqual(['two plus three']));
    expect(dialog.getByText('Added:')).toBeInTheDocument();
  });

  test('a version is named in place; Escape closes the field and not the history', async () => {
    const app = await openHistory();
    const pencil = () => app.dialog.getByRole('button', { name: /^Rename “Before the review/ });
    await userEvent.click(pencil());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(pencil());
    const field = app.dialog.getByRole('textbox', { name: 'Name of the version' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Final{Enter}');
    expect(app.callsOf('article.patchVersion')[0]?.args[0]).toMatchObject({
      version: 5,
      body: { name: 'Final' },
    });
  });

  test('a restore that is refused shows the reason in the history', async () => {
    const app = await openHistory();
    act(
      () =>
        void app.store.dispatch(
          job.followed({
            articleId: ARTICLE,
            workspaceId: WORKSPACE_ID,
            jobId: idOf(90),
            lastSeq: 0,
          }),
        ),
    );
    await userEvent.click(app.dialog.getByRole('button', { name: /^Before the review/ }));
    await userEvent.click(await app.dialog.findByRole('button', { name: 'Restore this version' }));
    expect(await app.dialog.findByRole('alert')).toHaveTextContent('The article is being written.');
    await userEvent.click(
      within(app.dialog.getByRole('alert')).getByRole('button', { name: 'Close' }),
    );
    expect(app.dialog.queryByRole('alert')).toBeNull();
  });

  test('versions that cannot be read can be read again', async () => {
    let isDown = true;
    const app = await openHistory({
      async getVersion() {
        if (isDown) throw { ...noNetwork, kind: 'response', status: 404 };
        return kept[0] ?? aVersion();
      },
    });
    await userEvent.click(app.dialog.getByRole('button', { name: /^Before the review/ }));
    expect(await app.dialog.findByText('Something went wrong')).toBeVisible();
    isDown = false;
    await userEvent.click(app.dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(marks('del')).toHaveLength(1));
  });
});
