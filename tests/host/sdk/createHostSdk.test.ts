import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { type Folder, type HostSdk, PRODUCT_ID } from '#contract/host/host.ts';
import { openTab, type Tab } from '#tests/host/support/tab.ts';
import { type Person, type TestHost, testHost } from '#tests/host/support/testServer.ts';

let it: TestHost;
let admin: Person;
let ann: Person;
let tab: Tab;
beforeEach(async () => {
  it = await testHost();
  admin = await it.newPerson('admin@example.org');
  ann = await it.newPerson('ann@example.org');
  tab = openTab(it, ann);
});
/** Unmounted before the tab is closed, so that no answer arrives too late. */
let unmount = () => {};
function mount(sdk: HostSdk): () => void {
  unmount = sdk.folders.mountSelector('selector');
  return unmount;
}
afterEach(async () => {
  unmount();
  unmount = () => {};
  tab.close();
  await it.close();
});

async function readySdk(): Promise<HostSdk> {
  const sdk = tab.openSdk();
  await waitFor(() => expect(sdk.folders.getInitialSelectorStatus()).toBe('ready'));
  return sdk;
}

/** Asks what a page asks first; later questions reach the server. */
async function usedSdk(): Promise<HostSdk> {
  const sdk = await readySdk();
  await Promise.all([
    sdk.folders.getFolders(),
    sdk.folders.getFolders(),
    sdk.paywall.getAccessToken(),
    sdk.flags.getFlags(ann.id),
  ]);
  return sdk;
}

const newFolder = async (name: string, owner = ann): Promise<Folder> =>
  (await owner.ask('POST', '/host/api/folders', { requestId: crypto.randomUUID(), name })).body;

describe('session', () => {
  // §7.folders.1
  test('the status is loading until session and folder are known, and an unreachable server is asked again', async () => {
    const folder = await newFolder('Mine');
    tab.setOnline(false);
    const sdk = tab.openSdk();
    expect(sdk.folders.getInitialSelectorStatus()).toBe('loading');
    expect(sdk.getSession()).toBe(null);
    tab.setOnline(true);
    await waitFor(() => expect(sdk.folders.getInitialSelectorStatus()).toBe('ready'), {
      timeout: 5000,
    });
    expect(sdk.getSession()?.user).toMatchObject({ id: ann.id, admin: false });
    expect(sdk.folders.getSelectedFolder()).toEqual(folder);
  });

  // §d.answers.5
  test('an answer from something between the page and the host is ignored: it signs nobody out and creates no folder', async () => {
    await newFolder('Mine');
    const sdk = await usedSdk();
    const html = { headers: { 'content-type': 'text/html' } };
    const json = { headers: { 'content-type': 'application/json' } };
    const between: readonly ((response: Response) => Response)[] = [
      () => new Response('<p>Sign in to the guest network</p>', html),
      () => new Response('{}', json),
      () => new Response('{}', { ...json, status: 401 }),
      ({ headers }) => new Response('{}', { headers }),
      ({ headers }) => new Response('[]', { headers }),
      ({ headers }) => new Response('{"folders"', { headers }),
      ({ headers }) => new Response('{"folders":[{"id":""}],"flags":[{}],"token":1}', { headers }),
      ({ headers }) => new Response(null, { status: 204, headers }),
    ];
    for (const inBetween of between) {
      tab.setInBetween(inBetween);
      await expect(sdk.folders.getFolders()).rejects.toThrow(TypeError);
      await expect(sdk.folders.createFolder('Second')).rejects.toThrow(TypeError);
      await expect(sdk.paywall.getAccessToken()).rejects.toThrow(TypeError);
      await expect(sdk.flags.getFlags(ann.id)).rejects.toThrow(TypeError);
      expect(sdk.getSession()?.user.id).toBe(ann.id);
    }
  });

  // §d.answers.5
  test('a session answered by something else is asked for again', async () => {
    tab.setInBetween(() => new Response('{}', { headers: { 'content-type': 'application/json' } }));
    const sdk = tab.openSdk();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sdk.folders.getInitialSelectorStatus()).toBe('loading');
    expect(sdk.getSession()).toBe(null);
    tab.setInBetween(null);
    await waitFor(() => expect(sdk.folders.getInitialSelectorStatus()).toBe('ready'), {
      timeout: 5000,
    });
    expect(sdk.getSession()?.user.id).toBe(ann.id);
  });

  // §7.paywall.1
  test('the token belongs to the signed-in user, and there is none after signing out', async () => {
    const sdk = await readySdk();
    const token = await sdk.paywall.getAccessToken();
    expect(await it.host.directory.claimsOfToken(token)).toMatchObject({ sub: ann.id });
    await sdk.signOut();
    expect(sdk.getSession()).toBe(null);
    expect(sdk.folders.getSelectedFolder()).toBe(null);
    await expect(sdk.paywall.getAccessToken()).rejects.toMatchObject({
      status: 401,
    });
  });

  test('the first questions of a page take one request; later ones are sent', async () => {
    const folder = await newFolder('Mine');
    const sdk = await readySdk();
    tab.setOnline(false);
    expect(await sdk.folders.getFolders()).toEqual([folder]);
    const token = await sdk.paywall.getAccessToken();
    expect(await it.host.directory.claimsOfToken(token)).toMatchObject({ sub: ann.id });
    expect(await sdk.flags.getFlags(ann.id)).not.toEqual([]);
    await expect(sdk.paywall.getAccessToken()).rejects.toThrow(TypeError);
    await expect(sdk.flags.getFlags(ann.id)).rejects.toThrow(TypeError);
  });

  test('the server is asked at once after a change of the session', async () => {
    await newFolder('Mine');
    const sdk = await readySdk();
    await sdk.folders.createFolder('Second');
    expect((await sdk.folders.getFolders()).map(({ name }) => name)).toEqual(['Mine', 'Second']);
  });

  test('signing in returns to the same page', async () => {
    const sdk = await readySdk();
    expect(sdk.signInUrl('/content/articles?page=2')).toBe(
      '/sign-in?redirect_to=%2Fcontent%2Farticles%3Fpage%3D2',
    );
  });
});

describe('folders', () => {
  // §7.folders.1
  test('creating and selecting a folder notifies listeners until they unsubscribe', async () => {
    const sdk = await readySdk();
    const told: string[] = [];
    const stop = [
      sdk.folders.onFolderCreate(({ name }) => told.push(`created ${name}`)),
      sdk.folders.onFolderSelect(({ name }) => told.push(`selected ${name}`)),
    ];
    await sdk.folders.createFolder('First');
    expect(sdk.folders.getSelectedFolder()?.name).toBe('First');
    const second = await sdk.folders.createFolder('Second');
    await sdk.folders.selectFolder(second.id);
    for (const end of stop) end();
    await sdk.folders.createFolder('Third');
    expect(told).toEqual(['created First', 'created Second', 'selected Second']);
    expect(sdk.folders.getSelectedFolder()).toEqual(second);
    expect((await sdk.folders.getFolders()).map(({ name }) => name)).toEqual([
      'First',
      'Second',
      'Third',
    ]);
  });

  // §7.folders.1
  test('another tab of the same person is notified', async () => {
    const folder = await newFolder('Mine');
    const [here, there] = [await readySdk(), await readySdk()];
    const told: Folder[] = [];
    there.folders.onFolderSelect((selected) => told.push(selected));
    there.folders.onFolderCreate((created) => told.push(created));
    const other = await here.folders.createFolder('Other');
    await here.folders.selectFolder(other.id);
    await waitFor(() => expect(told).toEqual([other, other]));
    expect(there.folders.getSelectedFolder()).toEqual(other);
    expect(here.folders.getSelectedFolder()).not.toEqual(folder);
  });

  // §7.folders.1
  test('the dialog asks for a name, reports what is wrong with it, and creates the folder', async () => {
    const sdk = await readySdk();
    const told: Folder[] = [];
    sdk.folders.onFolderCreate((folder) => told.push(folder));
    sdk.folders.openCreateFolderModal();
    const name = tab.page.getByRole('textbox', { name: 'Name' });
    expect(tab.page.getByRole('dialog', { name: 'New folder' })).toBeTruthy();
    await tab.user.click(tab.page.getByRole('button', { name: 'Create folder' }));
    expect((await tab.page.findByRole('alert')).textContent).toBe('Enter a name for the folder.');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    await tab.user.type(name, 'Mine{Enter}');
    await waitFor(() => expect(told).toMatchObject([{ name: 'Mine' }]));
    expect(tab.page.queryByRole('dialog')).toBeNull();
  });

  // §7.folders.1
  test('a dialog that is cancelled creates nothing', async () => {
    const sdk = await readySdk();
    sdk.folders.openCreateFolderModal();
    await tab.user.type(tab.page.getByRole('textbox', { name: 'Name' }), 'Mine');
    await tab.user.click(tab.page.getByRole('button', { name: 'Cancel' }));
    expect(tab.page.queryByRole('dialog')).toBeNull();
    expect(await sdk.folders.getFolders()).toEqual([]);
  });
});

describe('folder selector', () => {
  const button = () => tab.page.findByRole('button', { name: /^Folder: / });
  const open = async () => {
    await tab.user.click(await button());
    return tab.page.getByRole('menu', { name: 'Folder' });
  };
  const folder = (name: string) => tab.page.getByRole('menuitemradio', { name });

  // §7.folders.1
  test('the menu lists the folders, marks shared ones, and selects the chosen one', async () => {
    await newFolder('Own');
    const shared = await newFolder('Theirs', admin);
    await it.share(admin, shared.id, ann, true);
    const sdk = await readySdk();
    const remove = mount(sdk);
    expect((await button()).textContent).toBe('Folder: Own');
    await open();
    const listed = tab.page.getAllByRole('menuitemradio');
    expect(listed.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
      ['Own', 'true'],
      ['Theirs – shared', 'false'],
    ]);
    expect(tab.document.activeElement).toBe(listed[0]);
    const links = ['Projects', 'Billing'].map((name) => tab.page.getByRole('menuitem', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/projects/', '/billing']);
    const selected = new Promise((resolve) => sdk.folders.onFolderSelect(resolve));
    await tab.user.click(folder('Theirs – shared'));
    expect(await selected).toEqual({ ...shared, isOwner: false });
    remove();
    expect(tab.document.getElementById('selector')?.childElementCount).toBe(0);
  });

  // §d.start.5
  test('the menu is used by keyboard alone, and closes without a choice', async () => {
    await newFolder('First');
    await newFolder('Second');
    mount(await readySdk());
    (await button()).focus();
    const focused = () => tab.document.activeElement?.textContent;
    await tab.user.keyboard('{ArrowDown}');
    expect(focused()).toBe('First');
    await tab.user.keyboard('{ArrowUp}');
    expect(focused()).toBe('Billing');
    await tab.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Second');
    await tab.user.keyboard('{End}{Home}p');
    expect(focused()).toBe('Projects');
    await tab.user.keyboard('{Escape}');
    expect(tab.page.queryByRole('menu')).toBeNull();
    expect(tab.document.activeElement).toBe(await button());
    const menu = await open();
    await tab.user.click(tab.document.body);
    expect(menu.hidden).toBe(true);
  });

  // Ctrl+P prints, Alt+P is a menu of the browser: not the item “Projects”.
  test.each(['Control', 'Meta', 'Alt'])(
    'the menu leaves the shortcuts of the browser with %s alone',
    async (modifier) => {
      await newFolder('First');
      await newFolder('Second');
      mount(await readySdk());
      const menu = await open();
      const focused = () => tab.document.activeElement?.textContent;
      await tab.user.keyboard('{ArrowUp}{ArrowDown}');
      expect(focused()).toBe('First');
      const prevented: boolean[] = [];
      menu.ownerDocument.addEventListener('keydown', (event) => {
        if (event.key !== modifier) prevented.push(event.defaultPrevented);
      });
      await tab.user.keyboard(`{${modifier}>}p{ArrowDown}{End}{Escape}{/${modifier}}`);
      expect(prevented).toEqual([false, false, false, false]);
      expect(focused()).toBe('First');
      expect(menu.hidden).toBe(false);
      await tab.user.keyboard('p');
      expect(focused()).toBe('Projects');
    },
  );

  // §7.folders.1
  test('the menu shows the number of invitations on the projects page', async () => {
    const theirs = await newFolder('Theirs', admin);
    const guest = { email: ann.email, canWrite: true };
    await admin.ask('POST', `/host/api/projects/${theirs.id}/guests`, guest);
    mount(await readySdk());
    expect((await button()).textContent).toBe('Folder: No folder yet1 invitation');
    await open();
    expect(tab.page.getByRole('menuitem', { name: 'Projects (invitations: 1)' })).toBeTruthy();
  });

  // §7.folders.1
  test('a folder created in the menu is listed and opened', async () => {
    await newFolder('First');
    const sdk = await readySdk();
    mount(sdk);
    await open();
    await tab.user.click(tab.page.getByRole('menuitem', { name: 'New folder…' }));
    await tab.user.type(tab.page.getByRole('textbox', { name: 'Name' }), 'Second{Enter}');
    await waitFor(() => expect(sdk.folders.getSelectedFolder()?.name).toBe('Second'));
    await waitFor(async () => expect((await button()).textContent).toBe('Folder: Second'));
  });

  test('a folder that cannot be selected is not shown as selected', async () => {
    await newFolder('First');
    await newFolder('Second');
    mount(await readySdk());
    await open();
    tab.setOnline(false);
    await tab.user.click(folder('Second'));
    await waitFor(() => expect(tab.page.getByRole('alert').textContent).not.toBe(''));
    expect((await button()).textContent).toBe('Folder: First');
  });
});

describe('paywall', () => {
  const purchase = (sdk: HostSdk, kind: 'trial' | 'subscription') =>
    sdk.paywall.requestInAppPurchase(PRODUCT_ID, { kind });

  // §7.paywall.3 §d.access.3
  test('a confirmed trial is purchased, and the next token shows it', async () => {
    const outcome = purchase(await readySdk(), 'trial');
    expect(tab.page.getByRole('dialog', { name: '14-day free trial' })).toBeTruthy();
    await tab.user.click(tab.page.getByRole('button', { name: 'Start free trial' }));
    expect(await outcome).toBe('purchased');
    expect((await ann.claims()).extra_user_data.is_main_product_trial_active).toBe(true);
    expect(tab.page.queryByRole('dialog')).toBeNull();
  });

  // §7.paywall.3 §d.access.3
  test('a subscription shows its price and that no card is charged', async () => {
    const outcome = purchase(await readySdk(), 'subscription');
    expect(tab.page.getByText('Unsubscribe anytime')).toBeTruthy();
    expect(tab.page.getByText(/no card is charged/)).toBeTruthy();
    await tab.user.click(tab.page.getByRole('button', { name: 'Subscribe for $60/mo' }));
    expect(await outcome).toBe('purchased');
    expect((await ann.claims()).is_main_product_active).toBe(true);
  });

  // §7.paywall.3
  test('closing the dialog cancels', async () => {
    const outcome = purchase(await readySdk(), 'subscription');
    await tab.user.click(tab.page.getByRole('button', { name: 'Cancel' }));
    expect(await outcome).toBe('cancelled');
    expect((await ann.claims()).is_main_product_active).toBe(false);
  });

  // §7.paywall.3
  test('a refusal is shown in the dialog, which stays open', async () => {
    await ann.ask('POST', '/host/api/billing/trial');
    const outcome = purchase(await readySdk(), 'trial');
    const confirm = tab.page.getByRole('button', { name: 'Start free trial' });
    await tab.user.click(confirm);
    await waitFor(() =>
      expect(tab.page.getByRole('alert').textContent).toMatch(/no free trial for this account/),
    );
    tab.setOnline(false);
    await tab.user.click(confirm);
    await waitFor(() =>
      expect(tab.page.getByRole('alert').textContent).toMatch(/cannot be reached/),
    );
    await tab.user.click(tab.page.getByRole('button', { name: 'Cancel' }));
    expect(await outcome).toBe('cancelled');
  });

  // §7.paywall.3
  test('a purchase that succeeds after the dialog was closed is reported as purchased', async () => {
    const outcome = purchase(await readySdk(), 'subscription');
    const dialog = tab.page.getByRole<HTMLDialogElement>('dialog');
    tab.page.getByRole('button', { name: 'Subscribe for $60/mo' }).click();
    dialog.close();
    expect(await outcome).toBe('purchased');
  });

  // §7.paywall.2
  test('reports by e-mail can be requested', async () => {
    await (await readySdk()).paywall.requestEmailReports();
    expect((await ann.ask('GET', '/host/api/billing')).body.wantsEmailReports).toBe(true);
  });
});

describe('flags', () => {
  // §3.flags.1 §7.flags.1
  test('a closed flag is no longer visible', async () => {
    const { flags } = await readySdk();
    const isVisible = async () =>
      (await flags.getFlags(ann.id)).find(({ name }) => name === 'ai_seo_promo_news_modal')
        ?.isVisible;
    expect(await isVisible()).toBe(true);
    await flags.closeFlag(ann.id, 'ai_seo_promo_news_modal');
    expect(await isVisible()).toBe(false);
  });
});

describe('sidebar', () => {
  const clickOn = (text: string, init: MouseEventInit = {}) => {
    const { MouseEvent } = tab.document.defaultView as unknown as typeof globalThis;
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    tab.page.getByText(text).dispatchEvent(click);
    return click.defaultPrevented;
  };

  test('a plain click on an item notifies the listener instead of being followed; any other click is left to the browser', async () => {
    const { sidebar } = await readySdk();
    const told: string[] = [];
    const stop = sidebar.onNavigate((item) => told.push(item));
    expect(clickOn('Articles')).toBe(true);
    expect(told).toEqual(['articles']);
    const others = [
      clickOn('Articles', { ctrlKey: true }),
      clickOn('Articles', { metaKey: true }),
      clickOn('Articles', { shiftKey: true }),
      clickOn('Articles', { button: 1 }),
      clickOn('Elsewhere'),
    ];
    stop();
    others.push(clickOn('Articles'));
    expect(others).toEqual(Array(6).fill(false));
    expect(told).toEqual(['articles']);
  });

  test('the active item is stored for the tab', async () => {
    const { sidebar } = await readySdk();
    sidebar.setActiveItem('articles');
    expect(Object.values(sessionStorage)).toEqual(['articles']);
    sidebar.setActiveItem(null);
    expect(sessionStorage).toHaveLength(0);
  });
});

test('without a sign-in there is no session and no selector', async () => {
  tab.close();
  tab = openTab(it, null);
  const sdk = await readySdk();
  mount(sdk);
  await sdk.folders.getFolders().catch(() => undefined);
  expect(sdk.getSession()).toBeNull();
  expect(tab.page.queryByRole('combobox')).toBeNull();
});
