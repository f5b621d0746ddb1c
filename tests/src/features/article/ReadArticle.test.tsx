/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { browserTabs } from '#tests/support/browserTabs.ts';
import { anArticle, aWorkspace, idOf } from '#tests/support/factories.ts';

afterEach(stopApps);

const address = `/articles/${idOf(1)}`;
const blocks = [{ id: 'b1', html: '<p>Words to read <a href="https://example.org/">here</a></p>' }];
const article = { getArticle: async () => anArticle({ blocks }) };

// §6.write.1
test('without write access an article can be read, but not edited, saved or deleted', async () => {
  const { callsOf } = runApp(address, {
    article,
    workspace: {
      getWorkspaceByFolderId: async () =>
        aWorkspace({ isOwner: false, permissions: { write: false } }),
    },
  });
  expect(await screen.findByText(/Words to read/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('has not given you write access');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(screen.queryByTestId('save-state')).toBeNull();
  expect(callsOf('lock.hold')).toEqual([]);
});

test('an article that is open in another tab can be read, and taken over with a button', async () => {
  const tabs = browserTabs();
  const other = tabs.tab().lock?.hold?.({ name: idOf(1), isTakenOver: false }, () => undefined);
  runApp(address, { ...tabs.tab(), article });
  expect(await screen.findByText(/Words to read/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('open in another tab');
  await userEvent.click(screen.getByRole('button', { name: 'Edit here instead' }));
  other?.();
  expect(await screen.findByTestId('save-state')).toHaveTextContent('Saved');
});
