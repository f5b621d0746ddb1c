import { expect, jest, test } from '@jest/globals';
import type { Folder, HostSdk } from '#domain/contract/host.ts';
import { createHost } from '#services/host/host.ts';
import type { HostEvent } from '#services/services.ts';
import { aFolder, aUser } from '#tests/support/factories.ts';

function anSdk(sdk: Partial<HostSdk> = {}) {
  const listeners: Record<'select' | 'create', Set<(folder: Folder) => void>> = {
    select: new Set(),
    create: new Set(),
  };
  const on = (what: 'select' | 'create') => (listener: (folder: Folder) => void) => {
    listeners[what].add(listener);
    return () => listeners[what].delete(listener);
  };
  const whole: HostSdk = {
    getSession: () => ({ user: aUser(), apiKey: 'key-1' }),
    getInitialSelectorStatus: () => 'ready',
    getSelectedFolder: () => aFolder(),
    getFolders: async () => [aFolder()],
    createFolder: async (name) => aFolder({ name }),
    selectFolder: async () => {},
    onFolderSelect: on('select'),
    onFolderCreate: on('create'),
    getAccessToken: async () => 'a.b.c',
    signOut: async () => {},
    signInUrl: () => '/sign-in',
    ...sdk,
  };
  return { sdk: whole, listeners };
}

test('a page without a host reads as missing and signed out', () => {
  const host = createHost(() => undefined);
  expect([host.status(), host.session(), host.selectedFolder()]).toEqual(['missing', null, null]);
  expect(host.subscribe(() => {})).not.toThrow();
});

test("§5.folder.1 §8.messages.7 §d.host.4 creating a folder without a host fails with 'Folder API not available'", async () => {
  await expect(createHost(() => undefined).createFolder('My Folder')).rejects.toStrictEqual({
    kind: 'host',
    status: null,
    code: null,
    message: 'Folder API not available',
  });
});

test('a host that comes late is found', () => {
  let sdk: HostSdk | undefined;
  const host = createHost(() => sdk);
  expect(host.status()).toBe('missing');
  sdk = anSdk().sdk;
  expect(host.status()).toBe('ready');
});

test('folder events are heard until unsubscribed', () => {
  const { sdk, listeners } = anSdk();
  const heard: HostEvent[] = [];
  const unsubscribe = createHost(() => sdk).subscribe((event) => heard.push(event));
  for (const listener of listeners.select) listener(aFolder());
  for (const listener of listeners.create) listener(aFolder({ id: 'f2' }));
  expect(heard).toEqual([
    { type: 'folderSelected', folder: aFolder() },
    { type: 'folderCreated', folder: aFolder({ id: 'f2' }) },
  ]);
  unsubscribe();
  expect([listeners.select.size, listeners.create.size]).toEqual([0, 0]);
});

test("the host's failures are plain data, whether it rejects or throws", async () => {
  const failing = jest
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(Object.assign(new Error('No'), { status: 403 }));
  const rejecting = createHost(() => anSdk({ signOut: failing }).sdk);
  await expect(rejecting.signOut()).rejects.toStrictEqual({
    kind: 'host',
    status: 403,
    code: null,
    message: 'No',
  });
  const throwing = createHost(
    () =>
      anSdk({
        getFolders() {
          throw new Error('Broken');
        },
      }).sdk,
  );
  await expect(throwing.folders()).rejects.toMatchObject({ kind: 'host', message: 'Broken' });
});
