/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import {
  aFolder,
  anAccountRemoval,
  anAnswer,
  anArchive,
  anArchiveReport,
  aUser,
  aVoice,
  aWorkspace,
  idOf,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';

afterEach(stopApps);

const PATIENCE = { timeout: 5000 };
const panel = async (name: string) => within(await screen.findByRole('region', { name }, PATIENCE));
const DATA = '/settings?section=data';
const dueAt = '2026-12-14T10:00:00.000Z';

// §d.archives.3
test('a finished export is offered for one download', async () => {
  const { callsOf } = runApp(DATA, {
    workspace: { getArchives: async (of) => ({ ...of, archives: [anArchive()] }) },
  });
  const of = await panel('Export');
  await userEvent.click(await of.findByRole('button', { name: 'Download' }, PATIENCE));
  expect(callsOf('workspace.postArchivePass')).toHaveLength(1);
});

// §d.archives.4 §d.archives.5
test('the report of an import says what was made, and what was left out and why', async () => {
  const archive = anArchive({ id: idOf(122), kind: 'import', name: 'a.zip' });
  const leftOut = [{ path: 'pages/x.json', reason: 'entry_known' }];
  runApp(DATA, {
    workspace: {
      getArchives: async (of) => ({ ...of, archives: [archive] }),
      getArchiveReport: async ({ archiveId }) =>
        anArchiveReport({ archiveId, leftOut, isCopy: true }),
    },
  });
  const report = within(await screen.findByRole('region', { name: 'Import of a.zip' }, PATIENCE));
  expect(report.getByRole('status').textContent).toMatch(/2 articles, 1 image\..*copies/);
  await userEvent.click(report.getByText('Left out: 1 part'));
  expect(report.getByText(/has this already/)).toBeTruthy();
});

// §d.removal.1 §d.deviations.5
test('a workspace is deleted only once its name is typed, by the keyboard alone', async () => {
  const { callsOf } = runApp(DATA, { host: { selectedFolder: () => aFolder({ name: 'Tea' }) } });
  const of = await panel('Delete this workspace');
  (await of.findByRole('button', { name: 'Delete workspace…' }, PATIENCE)).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', {}, PATIENCE));
  const field = dialog.getByLabelText(/Type “Tea”/);
  await userEvent.type(field, 'Coffee{Enter}');
  expect(callsOf('workspace.postWorkspaceRemoval')).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, 'tea{Enter}');
  expect(callsOf('workspace.postWorkspaceRemoval')).toHaveLength(1);
  expect(await screen.findByText(/will be deleted on/, {}, PATIENCE)).toBeTruthy();
});

const leaving = (workspace: Parameters<typeof aWorkspace>[0]): PortOverrides => {
  const removal = { dueAt, because: 'workspace' } as const;
  const found = aWorkspace({ removal, ...workspace });
  return { workspace: { getWorkspaceByFolderId: async () => found } };
};

// §d.removal.2
test('every page says that the workspace will be deleted, and its owner can keep it', async () => {
  const { callsOf } = runApp('/articles', leaving({}));
  const notice = within(await screen.findByRole('region', { name: 'To be deleted' }, PATIENCE));
  await userEvent.click(notice.getByRole('button', { name: 'Keep it' }));
  expect(callsOf('workspace.deleteWorkspaceRemoval')).toHaveLength(1);
  await expect(
    screen.findByRole('region', { name: 'To be deleted' }, { timeout: 300 }),
  ).rejects.toThrow();
});

// §d.removal.2
test('guests see the day, and cannot change it', async () => {
  runApp('/articles', leaving({ isOwner: false }));
  const notice = within(await screen.findByRole('region', { name: 'To be deleted' }, PATIENCE));
  expect(notice.queryByRole('button')).toBeNull();
});

// §d.removal.2
test('an account that cannot be kept just now says so beside its button, which can be pressed again', async () => {
  let isDown = true;
  const { callsOf } = runApp(DATA, {
    user: {
      getAccountRemoval: async () => anAccountRemoval({ dueAt }),
      async deleteAccountRemoval() {
        if (isDown) throw anAnswer(503);
        return anAccountRemoval();
      },
    },
  });
  const of = await panel('Delete your account');
  const button = () => of.findByRole('button', { name: 'Keep your account' }, PATIENCE);
  await userEvent.click(await button());
  expect(await of.findByRole('alert', {}, PATIENCE)).toBeTruthy();
  isDown = false;
  await userEvent.click(await button());
  await waitFor(() => expect(of.queryByRole('alert')).toBeNull(), PATIENCE);
  expect(callsOf('user.deleteAccountRemoval')).toHaveLength(2);
});

// §d.notifications.1
test('a person chooses whether they get the ideas of each week', async () => {
  const mail = { isPossible: true, isWanted: false, address: 'ann@example.com' };
  const { callsOf } = runApp('/settings?section=notifications', {
    topic2: {
      getIdeas: async ({ workspaceId }) => ({
        workspaceId,
        ideas: [],
        week: null,
        nextAt: dueAt,
        mail,
      }),
    },
  });
  await userEvent.click(
    await screen.findByRole('switch', { name: /ideas of each week/ }, PATIENCE),
  );
  expect(callsOf('topic2.putIdeaMail')).toHaveLength(1);
});

// §d.defaults.1
test('the default voice and language of the workspace are chosen in the settings', async () => {
  const voices = [aVoice({ id: idOf(5), name: 'Ours', isDefault: false })];
  const { callsOf } = runApp('/settings?section=workspace', {
    host: { user: () => aUser() },
    brandVoice: { getVoices: async ({ workspaceId }) => ({ workspaceId, voices }) },
  });
  const of = await panel('Language and voice');
  await userEvent.click(await of.findByRole('combobox', { name: 'Brand voice' }, PATIENCE));
  await userEvent.click(await screen.findByRole('option', { name: 'Ours' }));
  const [asked] = callsOf('brandVoice.putVoice').map(({ args }) => args[0]);
  expect(asked).toMatchObject({ voiceId: idOf(5), body: { isDefault: true } });
  await userEvent.click(of.getByRole('combobox', { name: 'Language' }));
  await userEvent.click(await screen.findByRole('option', { name: 'German' }));
  const [saved] = callsOf('workspace.patchWorkspaces').map(({ args }) => args[0]);
  expect(saved).toMatchObject({
    body: { workspaceTagsDTO: { language: 'de' }, was: { language: 'en' } },
  });
});
