/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FolderGuest, Invitation, Project } from '#host/contract.ts';
import { isFolderName } from '#host/pages/projects/NameForm.tsx';
import { OFFLINE, openPage } from '../openPage.tsx';

const BOB: FolderGuest = { userId: 'bob', email: 'bob@example.org', canWrite: false };
const NEWS: Project = {
  id: 'f1',
  name: 'News',
  isOwner: true,
  ownerEmail: 'ann@example.org',
  canWrite: true,
  isArchived: false,
  guests: [],
  invitations: [],
};
const SHARED: Project = {
  ...NEWS,
  id: 'f2',
  name: 'Recipes',
  isOwner: false,
  ownerEmail: 'cat@example.org',
  canWrite: false,
};
const LIST = 'GET /host/api/projects';
const CHANGE = 'PATCH /host/api/projects/f1';
const SHARE = 'POST /host/api/projects/f1/guests';

/** A server with these folders; each change is requested, then done by `then`. */
function open(projects: readonly Project[], request?: string, then?: (body: unknown) => Project[]) {
  let now = projects;
  const change = (body: unknown) => {
    now = then?.(body) ?? now;
    return {};
  };
  return openPage('/projects/', {
    [LIST]: () => ({ projects: now, invitations: [] }),
    ...(request === undefined ? {} : { [request]: change }),
  });
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('own, shared and archived folders are listed under their headings', async () => {
  open([NEWS, SHARED, { ...NEWS, id: 'f3', name: 'Old', isArchived: true }]);
  const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }));
  expect((await sectionOf('Your folders')).getByRole('heading', { name: 'News' })).toBeVisible();
  const shared = await sectionOf('Shared with you');
  expect(shared.getByRole('heading', { name: 'Recipes' })).toBeVisible();
  expect(shared.getByText('Owned by cat@example.org · Read-only')).toBeVisible();
  const archived = await sectionOf('Archived');
  expect(archived.getByText('Archived · Read-only')).toBeVisible();
  expect(archived.getByRole('button', { name: 'Restore “Old”' })).toBeVisible();
});

test('without a folder the page says what to do', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'No folder yet' })).toBeVisible();
});

test('a list that cannot be loaded is loaded again on request', async () => {
  let answer: unknown = OFFLINE;
  openPage('/projects/', { [LIST]: () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('server cannot be reached');
  answer = { projects: [NEWS], invitations: [] };
  await press('Try again');
  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible();
});

test('Enter creates a folder and empties the field for the next one', async () => {
  const { changes } = open([], 'POST /host/api/folders', () => [NEWS]);
  const field = await screen.findByRole('textbox', { name: 'New folder' });
  await userEvent.type(field, ' News {Enter}');
  expect(await screen.findByRole('heading', { name: 'News' })).toBeVisible();
  expect(screen.getByText('“News” was created.')).toBeVisible();
  expect(field).toHaveValue('');
  const body = { name: 'News', requestId: expect.any(String) };
  expect(changes()).toEqual([{ request: 'POST /host/api/folders', body }]);
});

test('a folder without a name is not sent', async () => {
  const { changes } = open([NEWS]);
  await press('Create folder');
  const field = screen.getByRole('textbox', { name: 'New folder' });
  expect(field).toHaveAccessibleDescription('Enter a name of at most 200 characters.');
  expect(field).toHaveFocus();
  expect(changes()).toEqual([]);
});

test('a folder is renamed in place', async () => {
  const { changes } = open([NEWS], CHANGE, () => [{ ...NEWS, name: 'Press' }]);
  await press('Rename “News”');
  const field = screen.getByRole('textbox', { name: 'Folder name' });
  expect(field).toHaveFocus();
  await userEvent.clear(field);
  await userEvent.type(field, 'Press{Enter}');
  expect(await screen.findByRole('heading', { name: 'Press' })).toBeVisible();
  expect(changes()).toEqual([{ request: CHANGE, body: { name: 'Press' } }]);
});

test('Escape keeps the name and returns the focus', async () => {
  const { changes } = open([NEWS]);
  await press('Rename “News”');
  await userEvent.keyboard('Other{Escape}');
  expect(screen.getByRole('heading', { name: 'News' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Rename “News”' })).toHaveFocus();
  expect(changes()).toEqual([]);
});

test('a refused name stays in its field, with the reason', async () => {
  openPage('/projects/', {
    [LIST]: { projects: [NEWS], invitations: [] },
    [CHANGE]: { refused: 500, code: 'internal' },
  });
  await press('Rename “News”');
  await userEvent.keyboard('er{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong');
  expect(screen.getByRole('textbox', { name: 'Folder name' })).toHaveValue('Newser');
});

test('archiving can be undone from its notice', async () => {
  const { changes } = open([NEWS], CHANGE, (body) => [{ ...NEWS, ...(body as Partial<Project>) }]);
  await press('Archive “News”');
  expect(await screen.findByText('“News” is archived and can only be read.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Archived' })).toBeVisible();
  await press('Restore');
  expect(await screen.findByText('“News” was restored.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Archived' })).toBeNull();
  expect(changes().map(({ body }) => body)).toEqual([{ isArchived: true }, { isArchived: false }]);
});

test('an archived folder is restored from the list', async () => {
  const archived = { ...NEWS, isArchived: true };
  open([archived], CHANGE, () => [NEWS]);
  await press('Restore “News”');
  expect(await screen.findByRole('region', { name: 'Your folders' })).toBeVisible();
});

test('somebody is invited to a folder, to read or to write', async () => {
  const pending = { id: 'i1', email: BOB.email, canWrite: true };
  const { changes } = open([NEWS], SHARE, () => [{ ...NEWS, invitations: [pending] }]);
  await press('Share “News”');
  await userEvent.type(screen.getByRole('textbox', { name: 'Share with' }), 'bob@example.org');
  await userEvent.selectOptions(screen.getByLabelText('They may'), 'Read and write');
  await press('Share folder');
  expect(await screen.findByText('bob@example.org is invited to “News”.')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Invitations to “News”' });
  expect(list).toHaveTextContent('bob@example.orgInvited to read and write, not accepted yet');
  expect(screen.queryByRole('list', { name: 'Guests of “News”' })).toBeNull();
  const body = { email: 'bob@example.org', canWrite: true };
  expect(changes()).toEqual([{ request: SHARE, body }]);
});

test.each([
  ['nobody', 'Enter an e-mail address, such as name@example.org.'],
  ['Ann@example.org', 'This is your own e-mail. Enter that of somebody else.'],
  [`${'x'.repeat(250)}@example.org`, 'Enter an e-mail address, such as name@example.org.'],
  // Valid for the form, but not for the server.
  ['müller@example.org', 'Enter an e-mail address, such as name@example.org.'],
])('sharing with %s is refused at the field', async (email, reason) => {
  openPage('/projects/', {
    [LIST]: { projects: [NEWS], invitations: [] },
    [SHARE]: { refused: 422, code: 'invalid_input', fields: { email: 'Is none.' } },
  });
  await press('Share “News”');
  await userEvent.type(screen.getByRole('textbox', { name: 'Share with' }), `${email}{Enter}`);
  await screen.findByText(reason);
  const field = screen.getByRole('textbox', { name: 'Share with' });
  expect(field).toHaveAccessibleDescription(expect.stringContaining(reason));
  expect(field).toHaveValue(email);
  expect(field).toHaveFocus();
});

test('a folder with too many guests says so, and keeps the e-mail', async () => {
  openPage('/projects/', {
    [LIST]: { projects: [NEWS], invitations: [] },
    [SHARE]: { refused: 409, code: 'folder_full' },
  });
  await press('Share “News”');
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Share with' }),
    'who@example.org{Enter}',
  );
  await screen.findByText(/100 guests and invitations/);
  expect(screen.getByRole('textbox', { name: 'Share with' })).toHaveValue('who@example.org');
});

test('the rights of a guest change at once', async () => {
  const { changes } = open([{ ...NEWS, guests: [BOB] }], SHARE, () => [
    { ...NEWS, guests: [{ ...BOB, canWrite: true }] },
  ]);
  await press('Share (1) “News”');
  const access = screen.getByLabelText('bob@example.org may');
  expect(access).toHaveValue('read');
  await userEvent.selectOptions(access, 'Read and write');
  await waitFor(() => expect(access).toHaveValue('write'));
  expect(changes()).toEqual([{ request: SHARE, body: { email: BOB.email, canWrite: true } }]);
});

test('a removed guest can be invited again, with the same rights', async () => {
  let project: Project = { ...NEWS, guests: [BOB] };
  const { changes } = openPage('/projects/', {
    [LIST]: () => ({ projects: [project], invitations: [] }),
    'DELETE /host/api/projects/f1/guests/bob': () => {
      project = NEWS;
      return project;
    },
    [SHARE]: () => {
      project = { ...NEWS, invitations: [{ id: 'i1', email: BOB.email, canWrite: false }] };
      return project;
    },
  });
  await press('Share (1) “News”');
  await press('Remove bob@example.org');
  expect(await screen.findByText('bob@example.org no longer sees the folder.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove bob@example.org' })).toBeNull();
  await press('Invite again');
  expect(await screen.findByText('bob@example.org is invited to “News”.')).toBeVisible();
  expect(changes()[1]).toEqual({ request: SHARE, body: { email: BOB.email, canWrite: false } });
});

test('the owner revokes an invitation', async () => {
  const revoke = 'DELETE /host/api/projects/f1/invitations/i1';
  const pending = { id: 'i1', email: BOB.email, canWrite: false };
  const { changes } = open([{ ...NEWS, invitations: [pending] }], revoke, () => [NEWS]);
  await press('Share “News”');
  await press('Revoke the invitation of bob@example.org');
  expect(await screen.findByText('bob@example.org is no longer invited.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Invitations to “News”' })).toBeNull();
  expect(changes()).toEqual([{ request: revoke, body: undefined }]);
});

test.each([
  ['Accept', 'POST /host/api/invitations/i1/acceptance', '“Recipes” is shared with you.'],
  ['Decline', 'DELETE /host/api/invitations/i1', 'You declined “Recipes”.'],
])('an invitation is answered: %s', async (name, request, said) => {
  const invitation: Invitation = {
    id: 'i1',
    folderName: 'Recipes',
    ownerEmail: 'cat@example.org',
    canWrite: false,
  };
  let invitations = [invitation];
  const { changes } = openPage('/projects/', {
    [LIST]: () => ({ projects: [], invitations }),
    [request]: () => {
      invitations = [];
      return { invitations };
    },
  });
  const section = within(await screen.findByRole('region', { name: 'Invitations' }));
  expect(section.getByText('cat@example.org invites you to read.')).toBeVisible();
  await press(`${name} “Recipes”`);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Invitations' })).toBeNull();
  expect(changes().map((change) => change.request)).toEqual([request]);
});

test('a guest leaves after a confirmation, and may stay', async () => {
  const leave = 'DELETE /host/api/projects/f2/guests/ann';
  const { changes } = open([SHARED], leave, () => []);
  await press('Leave “Recipes”');
  expect(screen.getByText(/Only its owner can let you back in/)).toBeVisible();
  await press('Stay');
  expect(changes()).toEqual([]);
  await press('Leave “Recipes”');
  await press('Leave folder');
  expect(await screen.findByText('You left “Recipes”.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Recipes' })).toBeNull();
  expect(changes()).toEqual([{ request: leave, body: undefined }]);
});

test('actions of the owner are not offered to a guest', async () => {
  open([SHARED]);
  await screen.findByRole('heading', { name: 'Recipes' });
  for (const name of [/^Rename/, /^Share/, /^Archive/])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a folder is opened in the product', async () => {
  const select = 'POST /host/api/folders/selected';
  const { gone, changes } = open([NEWS], select);
  await press('Open in the content toolkit: “News”');
  await waitFor(() => expect(gone).toEqual(['/content/']));
  expect(changes()).toEqual([{ request: select, body: { folderId: 'f1' } }]);
});

test.each([
  ['', false],
  ['   ', false],
  ['N', true],
  ['n'.repeat(200), true],
  [` ${'n'.repeat(200)} `, true],
  ['n'.repeat(201), false],
])('%j is a name for a folder: %p', (name, expected) => {
  expect(isFolderName(name)).toBe(expected);
});
