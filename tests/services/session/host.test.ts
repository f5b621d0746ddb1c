/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import type { HostFlags, HostSdk, SdkUser } from '#contract/host/host.ts';
import { createFlags, createHost, createSidebar, hostOfWindow } from '#services/session/host.ts';
import type { HostEvent } from '#services/session/session.ports.ts';
import { aFolder, aUser } from '../../support/factories.ts';
import { aHostSdk } from '../../support/hostSdk.ts';

const withoutHost = createHost(() => undefined);

test('a page without a host is missing and signed out', () => {
  const { status, user, selectedFolder, subscribe, signInUrl } = withoutHost;
  expect(status()).toBe('missing');
  expect(user()).toBe(null);
  expect(selectedFolder()).toBe(null);
  expect(subscribe(() => {})).not.toThrow();
  expect(signInUrl('/content/articles')).toBe('/');
});

// §5.folder.1 §8.messages.7 §d.host.4
test.each<[string, () => Promise<unknown>]>([
  ['creating a folder', () => withoutHost.createFolder('My Folder', { requestId: 'request-1' })],
  ['reading the folders', () => withoutHost.folders()],
  ['selecting a folder', () => withoutHost.selectFolder('folder-1')],
  ['signing out', () => withoutHost.signOut()],
])("%s without a host fails with 'Folder API not available'", async (_what, ask) => {
  await expect(ask()).rejects.toStrictEqual({
    kind: 'host',
    status: null,
    code: null,
    message: 'Folder API not available',
  });
});

// §d.answers.5
test.each([undefined, null, {}, 'folders', [{}], [{ ...aFolder(), id: '' }], { id: 7 }])(
  'folders that are %j are rejected, and no reason to create one',
  async (answer) => {
    const wrong = async () => answer as never;
    const host = createHost(
      () => aHostSdk({ folders: { getFolders: wrong, createFolder: wrong } }).sdk,
    );
    await expect(host.folders()).rejects.toMatchObject({ kind: 'network' });
    await expect(host.createFolder('My Folder', { requestId: 'request-1' })).rejects.toMatchObject({
      kind: 'network',
    });
  },
);

test('a host that loads late is found, under its name in the window', () => {
  const host = createHost(hostOfWindow);
  expect(host.status()).toBe('missing');
  window.contentHost = aHostSdk().sdk;
  expect(host.status()).toBe('ready');
  delete window.contentHost;
});

// §d.images.13
test('who signs out leaves nobody in this browser to whom images are shown', async () => {
  const set = jest.spyOn(document, 'cookie', 'set');
  const { sdk } = aHostSdk();
  await createHost(() => sdk).signOut();
  expect(set.mock.calls).toEqual([
    ['content_images_reader=; Path=/content/assets; SameSite=Lax; Max-Age=0'],
  ]);
  set.mockRestore();
});

// §7.folders.1
test('the folders of the host are read, created and selected', async () => {
  const chosen: string[] = [];
  const { sdk } = aHostSdk({
    folders: {
      getInitialSelectorStatus: () => 'loading',
      getFolders: async () => [aFolder(), aFolder({ id: 'folder-2', isOwner: false })],
      selectFolder: async (folderId) => void chosen.push(folderId),
    },
  });
  const host = createHost(() => sdk);
  expect(host.status()).toBe('loading');
  expect(host.selectedFolder()).toEqual(aFolder());
  expect((await host.folders()).map(({ id }) => id)).toEqual(['folder-1', 'folder-2']);
  expect(await host.createFolder('Tea', { requestId: 'request-1' })).toEqual(
    aFolder({ name: 'Tea' }),
  );
  await host.selectFolder('folder-2');
  expect(chosen).toEqual(['folder-2']);
});

const { isAdmin: _isAdmin, isSupport: _isSupport, ...person } = aUser();
// §3.user.1 §6.admin.1
test.each<[isAdmin: boolean, how: string, user: SdkUser]>([
  [true, 'admin', { ...person, admin: true }],
  [true, 'is_admin', { ...person, is_admin: true }],
  [true, 'one of both', { ...person, admin: false, is_admin: true }],
  [false, 'neither', person],
  [false, 'a denial', { ...person, admin: false }],
])('it is %s that a user with %s is an admin', (isAdmin, _how, user) => {
  const { sdk } = aHostSdk({ getSession: () => ({ user, apiKey: 'key-1' }) });
  expect(createHost(() => sdk).user()).toStrictEqual(aUser({ isAdmin }));
});

// §d.support.1
test.each([[true], [false], [undefined]])('of support is whom the host says so (%s)', (support) => {
  const user = { ...person, ...(support !== undefined && { support }) };
  const { sdk } = aHostSdk({ getSession: () => ({ user, apiKey: 'key-1' }) });
  expect(createHost(() => sdk).user()?.isSupport).toBe(support === true);
});

test('the host returns the sign-in address, with the path to return to', () => {
  const { sdk } = aHostSdk();
  expect(createHost(() => sdk).signInUrl('/content/articles?page=2')).toBe(
    '/sign-in?redirect_to=%2Fcontent%2Farticles%3Fpage%3D2',
  );
});

test('folder events are reported until unsubscribed', () => {
  const { sdk, selected, created } = aHostSdk();
  const heard: HostEvent[] = [];
  const unsubscribe = createHost(() => sdk).subscribe((event) => heard.push(event));
  selected.say(aFolder());
  created.say(aFolder({ id: 'f2' }));
  expect(heard).toEqual([
    { type: 'folderSelected', folder: aFolder() },
    { type: 'folderCreated', folder: aFolder({ id: 'f2' }) },
  ]);
  unsubscribe();
  expect(selected.isHeard()).toBe(false);
  expect(created.isHeard()).toBe(false);
});

// §d.answers.5
test.each([null, undefined, {}, 'folder-1', { ...aFolder(), id: '' }])(
  'a folder event with %j is ignored',
  (folder) => {
    const { sdk, selected, created } = aHostSdk({
      folders: { getSelectedFolder: () => folder as never },
    });
    const heard: HostEvent[] = [];
    const host = createHost(() => sdk);
    host.subscribe((event) => heard.push(event));
    for (const { say } of [selected, created]) say(folder as never);
    expect(heard).toEqual([]);
    expect(host.selectedFolder()).toBeNull();
  },
);

test("the host's failures are plain data with our own message, whether it rejects or throws", async () => {
  const hostWith = (overrides: Partial<HostSdk['folders']>) =>
    createHost(() => aHostSdk({ folders: overrides }).sdk);
  const rejecting = hostWith({
    selectFolder: () => Promise.reject(Object.assign(new Error('No'), { status: 403 })),
  });
  await expect(rejecting.selectFolder('folder-1')).rejects.toStrictEqual({
    kind: 'host',
    status: 403,
    code: null,
    message: 'The host platform failed.',
  });
  const throwing = hostWith({
    getFolders() {
      throw new Error('Broken');
    },
  });
  await expect(throwing.folders()).rejects.toMatchObject({ kind: 'host', status: null });
});

// As in a browser: jsdom has no fetch, and Node's shows a redirect instead of hiding it.
const answers = (answer: () => Promise<{ readonly type: ResponseType }>) => {
  const fetching = jest.fn<(url: string, options: RequestInit) => Promise<unknown>>(answer);
  Object.assign(globalThis, { fetch: fetching });
  return fetching;
};
afterEach(() => void Reflect.deleteProperty(globalThis, 'fetch'));

// §7.multilogin.1
test.each<[boolean, ResponseType]>([
  [true, 'opaqueredirect'],
  [false, 'basic'],
])(
  'it is %s that a response of type %s to a GET of the present address is a redirect',
  async (isRedirected, type) => {
    const fetching = answers(async () => ({ type }));
    expect(await withoutHost.isRedirected()).toBe(isRedirected);
    const [[url, options] = []] = fetching.mock.calls;
    expect(url).toBe(location.href);
    expect(options).toMatchObject({ redirect: 'manual' });
    expect(options?.method ?? 'GET').toBe('GET');
  },
);

test('a check that cannot be made is a network failure', async () => {
  answers(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(withoutHost.isRedirected()).rejects.toMatchObject({ kind: 'network' });
});

// §7.flags.1
test('the flags of a user are requested by id', async () => {
  const flags = [{ name: 'content_toolkit_trial', isVisible: true }];
  const getFlags = jest.fn<HostFlags['getFlags']>(async () => flags);
  const port = createFlags(() => aHostSdk({ flags: { getFlags } }).sdk);
  expect(await port.read({ userId: 'user-1' })).toEqual(flags);
  expect(getFlags.mock.calls).toEqual([['user-1']]);
});

// §8.errors.10
test('a refusal keeps its status, so that a 401 is recognized', async () => {
  const getFlags = () => Promise.reject(Object.assign(new Error('Signed out'), { status: 401 }));
  const port = createFlags(() => aHostSdk({ flags: { getFlags } }).sdk);
  await expect(port.read({ userId: 'user-1' })).rejects.toMatchObject({
    kind: 'host',
    status: 401,
  });
});

// §d.answers.5
test.each([undefined, null, {}, 'flags', [null], [{}], [{ name: 'a', isVisible: 'yes' }]])(
  'flags that are %j are rejected',
  async (flags) => {
    const getFlags = async () => flags as never;
    const port = createFlags(() => aHostSdk({ flags: { getFlags } }).sdk);
    await expect(port.read({ userId: 'user-1' })).rejects.toMatchObject({ kind: 'network' });
  },
);

test('without a host the flags cannot be read', async () => {
  await expect(createFlags(() => undefined).read({ userId: 'user-1' })).rejects.toMatchObject({
    kind: 'host',
    message: 'Flags not available',
  });
});

// §2.sidebar.2
test("the active item of the host's sidebar is set, or none", () => {
  const told: (string | null)[] = [];
  const { sdk } = aHostSdk({ sidebar: { setActiveItem: (item) => void told.push(item) } });
  const sidebar = createSidebar(() => sdk);
  sidebar.setActiveItem({ item: 'articles' });
  sidebar.setActiveItem({ item: null });
  expect(told).toEqual(['articles', null]);
});

test('a chosen item is reported until unsubscribed', () => {
  const { sdk, chosen } = aHostSdk();
  const heard: unknown[] = [];
  const unsubscribe = createSidebar(() => sdk).subscribe((event) => heard.push(event));
  chosen.say('topicFinder');
  unsubscribe();
  chosen.say('articles');
  expect(heard).toEqual([{ item: 'topicFinder' }]);
});

test('without a host nothing happens', () => {
  const sidebar = createSidebar(() => undefined);
  expect(() => sidebar.setActiveItem({ item: 'index' })).not.toThrow();
  expect(sidebar.subscribe(() => {})).not.toThrow();
});
