import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { type Folder, type HostSdk, PRODUCT_ID, type TokenClaims } from '#contract/host/host.ts';
import { isTrialActive, isTrialAvailable, planOf } from '#domain/access/plan.ts';
import { startMockPlatform } from '#tools/mockPlatform.ts';
import { openTab, type Tab } from './tab.ts';

let platform: Awaited<ReturnType<typeof startMockPlatform>>;
let tab: Tab;
beforeEach(async () => {
  platform = await startMockPlatform();
  tab = openTab(platform.url);
});
afterEach(async () => {
  tab.close();
  await platform.close();
});

/** The claims that the page reads. */
async function claims(sdk: HostSdk): Promise<TokenClaims> {
  const [, payload = ''] = (await sdk.paywall.getAccessToken()).split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

async function standing(sdk: HostSdk) {
  const now = await claims(sdk);
  return [planOf(now), isTrialActive(now), isTrialAvailable(now)];
}

describe('the user of development mode', () => {
  // §6.development.1
  test('the user of development mode is signed in, pays and has a folder', async () => {
    const { sdk } = tab.load();
    expect(sdk.getSession()?.user).toMatchObject({ admin: false, permissions: { noNews: false } });
    expect(await standing(sdk)).toEqual(['paid', false, false]);
    expect(await sdk.folders.getFolders()).toEqual([sdk.folders.getSelectedFolder()]);
  });

  test('the user of development mode signs out and in again under another key, and comes back to where they were', async () => {
    const { sdk } = tab.load();
    const { apiKey } = sdk.getSession() ?? {};
    await sdk.signOut();
    expect(sdk.getSession()).toBe(null);
    expect(sdk.folders.getSelectedFolder()).toBe(null);
    await expect(sdk.paywall.getAccessToken()).rejects.toMatchObject({ status: 401 });
    await expect(sdk.folders.getFolders()).rejects.toMatchObject({ status: 401 });
    const signIn = await fetch(sdk.signInUrl('/content/articles?page=2'), { redirect: 'manual' });
    const back = signIn.headers.get('location') ?? '';
    tab.window.history.replaceState(null, '', back);
    const again = tab.load().sdk;
    expect(again.getSession()?.apiKey).toMatch(/^mock-/);
    expect(again.getSession()?.apiKey).not.toBe(apiKey);
    expect(tab.window.location.href).toBe('http://localhost/content/articles?page=2');
  });

  test('the user of development mode is new, in their trial and without a folder after the sign-up', async () => {
    const before = tab.load().sdk.getSession()?.user.id;
    tab.window.location.hash = '#mock-signed-up';
    const { sdk } = tab.load();
    expect(sdk.getSession()?.user.id).not.toBe(before);
    expect(await standing(sdk)).toEqual(['free', true, false]);
    expect(await sdk.folders.getFolders()).toEqual([]);
    expect(tab.load().sdk.getSession()).toEqual(sdk.getSession());
  });
});

describe('mockHost in the console', () => {
  // §6.development.1
  test('mockHost in the console sets what it names, reloads, and the tab keeps it', async () => {
    const first = tab.load();
    const createDate = '2023-01-01T00:00:00.000Z';
    first.mockHost.set({ plan: 'free', createDate, isAdmin: true });
    expect(tab.reloads()).toBe(1);
    const { sdk, mockHost } = tab.load();
    expect(sdk.getSession()?.user).toMatchObject({ createDate, admin: true });
    expect(await standing(sdk)).toEqual(['free', false, true]);
    mockHost.set({ trial: 'used' });
    expect(await standing(tab.load().sdk)).toEqual(['free', false, false]);
    mockHost.set({ isAnonymous: true });
    expect(tab.load().sdk.getSession()).toBeNull();
    mockHost.reset();
    expect(await standing(tab.load().sdk)).toEqual(['paid', false, false]);
  });

  test('mockHost in the console sets folders, of which missing fields get defaults', async () => {
    tab.load().mockHost.set({
      folders: [{ id: 'theirs', name: 'Theirs', ownerId: 'boss', canWrite: false }, { id: 'mine' }],
    });
    const { sdk } = tab.load();
    expect(await sdk.folders.getFolders()).toEqual([
      { id: 'mine', name: 'My Folder', isOwner: true },
      { id: 'theirs', name: 'Theirs', isOwner: false },
    ]);
    expect(sdk.folders.getSelectedFolder()?.id).toBe('theirs');
    tab.load().mockHost.set({ folders: [] });
    expect(tab.load().sdk.folders.getSelectedFolder()).toBeNull();
  });
});

describe('folders in memory', () => {
  // §7.folders.1
  test('folders in memory are loading until the platform knows them, or does not answer', async () => {
    const { folders } = tab.load().sdk;
    expect(folders.getInitialSelectorStatus()).toBe('loading');
    await waitFor(() => expect(folders.getInitialSelectorStatus()).toBe('ready'));
    await platform.close();
    const without = tab.load().sdk;
    await waitFor(() => expect(without.folders.getInitialSelectorStatus()).toBe('ready'));
    await expect(without.paywall.getAccessToken()).rejects.toThrow();
  });

  // §7.folders.1
  test('folders in memory are created and selected, and reported to listeners until they unsubscribe', async () => {
    const { folders } = tab.load().sdk;
    const heard: (readonly [string, Folder])[] = [];
    const leave = [
      folders.onFolderCreate((folder) => heard.push(['created', folder])),
      folders.onFolderSelect((folder) => heard.push(['selected', folder])),
    ];
    const created = await folders.createFolder('Second');
    expect(created).toMatchObject({ name: 'Second', isOwner: true });
    expect(folders.getSelectedFolder()?.name).toBe('My Folder');
    await folders.selectFolder(created.id);
    expect(heard).toEqual([
      ['created', created],
      ['selected', created],
    ]);
    expect(tab.load().sdk.folders.getSelectedFolder()).toEqual(created);
    await expect(folders.selectFolder('unknown')).rejects.toMatchObject({ status: 404 });
    for (const end of leave) end();
    await folders.createFolder('Third');
    expect(heard).toHaveLength(2);
  });

  test('the first folder of all is the selected one', async () => {
    tab.load().mockHost.set({ folders: [] });
    const { folders } = tab.load().sdk;
    const created = await folders.createFolder('First');
    expect(folders.getSelectedFolder()).toEqual(created);
  });

  // §7.folders.1
  test('the dialog creates a folder with the name that was typed, or none', async () => {
    const { folders } = tab.load().sdk;
    const names: string[] = [];
    folders.onFolderCreate(({ name }) => names.push(name));
    const prompt = jest.spyOn(tab.window, 'prompt');
    for (const typed of [null, '  ', ' Typed ']) {
      prompt.mockReturnValueOnce(typed);
      folders.openCreateFolderModal();
    }
    await waitFor(() => expect(names).toEqual(['Typed']));
    expect(await folders.getFolders()).toHaveLength(2);
  });

  test('the selector in memory shows and selects folders, and adds new ones, until it is removed', async () => {
    const { folders } = tab.load().sdk;
    const second = await folders.createFolder('Second');
    const remove = folders.mountSelector('selector');
    await tab.page.findByRole('option', { name: 'My Folder', selected: true });
    await tab.user.selectOptions(tab.page.getByRole('combobox', { name: 'Folder' }), 'Second');
    expect(folders.getSelectedFolder()).toEqual(second);
    await folders.createFolder('Third');
    await tab.page.findByRole('option', { name: 'Third' });
    remove();
    expect(tab.page.queryByRole('combobox')).toBeNull();
  });
});

describe('the paywall in memory', () => {
  // §7.paywall.3
  test('a purchase shows in the next token', async () => {
    tab.load().mockHost.set({ plan: 'free' });
    const { sdk } = tab.load();
    const { requestInAppPurchase } = sdk.paywall;
    expect(await standing(sdk)).toEqual(['free', false, true]);
    expect(await requestInAppPurchase(PRODUCT_ID, { kind: 'trial' })).toBe('purchased');
    expect(await standing(sdk)).toEqual(['free', true, false]);
    expect(await requestInAppPurchase(PRODUCT_ID, { kind: 'trial' })).toBe('cancelled');
    expect(await requestInAppPurchase(PRODUCT_ID, { kind: 'subscription' })).toBe('purchased');
    expect((await standing(sdk))[0]).toBe('paid');
    await expect(requestInAppPurchase('other', { kind: 'trial' })).rejects.toThrow('no product');
  });

  // §7.paywall.2
  test('a request for e-mail reports is kept', async () => {
    await tab.load().sdk.paywall.requestEmailReports();
    expect(tab.load().mockHost.state.wantsEmailReports).toBe(true);
  });
});

// §7.flags.1
test('a flag that was closed is not visible any more', async () => {
  const { flags, getSession } = tab.load().sdk;
  const id = getSession()?.user.id ?? '';
  await flags.closeFlag(id, 'ai_seo_promo_news_modal');
  const seen = await tab.load().sdk.flags.getFlags(id);
  expect(seen).toContainEqual({ name: 'ai_seo_promo_news_modal', isVisible: false });
  expect(seen).toContainEqual({ name: 'content_toolkit_trial', isVisible: true });
});

test('plain clicks on a sidebar item are reported and cancelled; others follow the link', async () => {
  const { sidebar } = tab.load().sdk;
  const chosen: string[] = [];
  const stop = sidebar.onNavigate((item) => chosen.push(item));
  const goesOn: boolean[] = [];
  tab.window.document.addEventListener('click', (event) => {
    goesOn.push(!event.defaultPrevented);
    event.preventDefault();
  });
  await tab.user.click(tab.page.getByText('Articles'));
  await tab.user.click(tab.page.getByText('Elsewhere'));
  await tab.user.keyboard('{Control>}');
  await tab.user.click(tab.page.getByText('Articles'));
  await tab.user.keyboard('{/Control}');
  stop();
  await tab.user.click(tab.page.getByText('Articles'));
  expect(chosen).toEqual(['articles']);
  expect(goesOn).toEqual([false, true, true, true]);
  sidebar.setActiveItem('articles');
  expect(tab.load().mockHost.state.activeItem).toBe('articles');
});
