import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { HostDirectory } from '#contract/host/host.ts';
import { remoteHostOf } from '#server/adapters/host/remoteHost.ts';
import { configOf } from '#server/config.ts';
import {
  ACCOUNT_PATH,
  aMockFolder,
  firstState,
  type MockState,
} from '#services/session/mock/mockState.ts';
import { startMockPlatform } from '#tools/mockPlatform.ts';

let platform: Awaited<ReturnType<typeof startMockPlatform>>;
let directory: HostDirectory;
beforeEach(async () => {
  platform = await startMockPlatform();
  directory = directoryOf(platform.env);
});
afterEach(() => platform.close());

/** As main/startServer.ts creates it from the environment. */
function directoryOf(env: Readonly<Record<string, string>>): HostDirectory {
  const directory = remoteHostOf(configOf(env), { warn() {} }, () => new Date());
  if (directory === null) throw new Error('The embedded host is configured.');
  return directory;
}

async function tell(change: Partial<MockState> = {}) {
  const state = { ...firstState(), ...change };
  const answer = await fetch(platform.url + ACCOUNT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(state),
  });
  const { token } = (await answer.json()) as { token: string | null };
  return { state, token: token ?? '' };
}

// §6.development.1 §d.host.1
test('an API server uses the mock platform as its host by configuration alone', async () => {
  const { state, token } = await tell({ plan: 'free', trial: 'active' });
  const { apiKey, userId, createDate, email, isAdmin, isSupport } = state;
  expect(await directory.userOfApiKey(apiKey)).toEqual({
    id: userId,
    createDate,
    isAdmin,
    isSupport,
    serpBasedAddon: 0,
  });
  expect(await directory.claimsOfToken(token)).toMatchObject({
    sub: userId,
    email,
    active_products: [],
    is_main_product_active: false,
    extra_user_data: { is_main_product_trial_active: true, semrush_trial_has_been_used: true },
    is_main_product_trial_available: false,
  });
  expect(await directory.userOfApiKey('nobody')).toBeNull();
  const humanization = { name: 'humanization', isVisible: true };
  expect(await directory.flags(userId)).toContainEqual(humanization);
});

test('without configuration there is no remote platform', () => {
  const { HOST_API_SECRET } = platform.env;
  const config = configOf({ HOST_API_SECRET });
  expect(remoteHostOf(config, { warn() {} }, () => new Date())).toBeNull();
});

test('tokens of another mock platform, or of an earlier start, are refused', async () => {
  const { token } = await tell();
  const other = await startMockPlatform();
  try {
    expect(await directoryOf(other.env).claimsOfToken(token)).toBeNull();
  } finally {
    await other.close();
  }
});

// §6.development.1
test('the API server sees a folder as the page has last described it', async () => {
  const folder = aMockFolder('mock-developer', { id: 'shared', ownerId: 'boss', canWrite: false });
  const { state } = await tell({ folders: [folder] });
  const { name: _name, ...grant } = folder;
  expect(await directory.folder('shared', state.userId)).toEqual(grant);
  expect(await directory.folder('shared', 'boss')).toBeNull();
  expect(await directory.folder('mock-folder', state.userId)).toBeNull();
  await tell({ folders: [{ ...folder, isArchived: true }] });
  expect(await directory.folder('shared', state.userId)).toEqual({ ...grant, isArchived: true });
});

test('a signed-out user has no session and no token', async () => {
  const { state } = await tell();
  const { token } = await tell({ ...state, isAnonymous: true });
  expect(token).toBe('');
  expect(await directory.userOfApiKey(state.apiKey)).toBeNull();
});

test('a server without the secret learns nothing', async () => {
  const { state } = await tell();
  const guessing = directoryOf({ ...platform.env, HOST_API_SECRET: 'guessed' });
  await expect(guessing.userOfApiKey(state.apiKey)).rejects.toMatchObject({ code: 'unavailable' });
});

test.each([
  ['/mock-host/sign-in?redirect_to=%2Fcontent%2Farticles%3Fpage%3D2', '/content/articles?page=2'],
  ['/mock-host/sign-in', '/content/'],
  ['/mock-host/sign-in?redirect_to=https%3A%2F%2Fevil.example%2Fa', '/a'],
  ['/mock-host/sign-in?redirect_to=%2F.%2F%2Fevil.example', '/evil.example'],
])('a sign-in with %s returns to our own %s', async (address, path) => {
  const answer = await fetch(platform.url + address, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`${path}#mock-signed-in`);
});

// §d.host.2
test('a guest who signed up lands where the activation page would have sent them', async () => {
  const finish = `/content/anonymous-finish?location=${encodeURIComponent('articles/create')}`;
  const activation = `/free-app-activation-after-login?on_success=${encodeURIComponent(finish)}`;
  const address = `/mock-host/sign-up?source=content_guest&redirect_to=${encodeURIComponent(activation)}`;
  const answer = await fetch(platform.url + address, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe(`${finish}#mock-signed-up`);
});
