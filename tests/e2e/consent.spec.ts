/** Consent, the log of the installation, and what really arrives at Mixpanel. */
import { readFile } from 'node:fs/promises';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { type AnalyticsEvent, EVENTS, isCatalogued } from '#domain/session/analytics.ts';
import { newPerson, type Person } from '#tools/lib/person.ts';
import { draftArticle, seeDashboard } from './support/person.ts';
import { openReceiver, type Receiver } from './support/receiver.ts';
import { test } from './support/test.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';

const SECRET = 'Zebrafish';
const DAY_S = 86_400;

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'May we count how you use this?' });

/** Somebody with a workspace, in a browser of their own. */
async function open(browser: Browser, { url }: Toolkit, { cookies }: Person) {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })));
  return { context, page: await context.newPage() };
}

/** What analytics may have left in a browser. */
async function traces(context: BrowserContext, page: Page): Promise<readonly string[]> {
  const cookies = (await context.cookies()).map(({ name }) => name);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
  return [...cookies, ...stored].filter((name) => /analytics|mp_|mpq|mixpanel/i.test(name));
}

/** Scripts of analytics and requests with events. */
function heard(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/mixpanel|\/user\/events|\/track|\/engage/.test(request.url())) requests.push(pathname);
  });
  return requests;
}

async function newMember(toolkit: Toolkit, email: string): Promise<Person> {
  return newPerson(toolkit.url, email);
}

test.describe('the log of the installation', () => {
  let toolkit: Toolkit;
  let admin: Person;
  test.beforeAll(async () => {
    toolkit = await startToolkit({ ANALYTICS_LOG: 'true' });
    admin = await newPerson(toolkit.url, 'admin@example.org');
  });
  test.afterAll(() => toolkit.dispose());

  const today = () => new Date().toISOString().slice(0, 10);
  const logged = async () => {
    await admin.renewToken();
    const { content } = await admin.api.installation.getEvents({ from: today(), to: today() });
    return content;
  };

  // §7.analytics.1 §9.analytics.1 §d.recording.3
  test('nothing before consent; then events without a word of the text; withdrawing deletes all', async ({
    browser,
  }) => {
    const member = await newMember(toolkit, 'member@example.org');
    const { context, page } = await open(browser, toolkit, member);
    const requests = heard(page);
    await page.goto('/content/');
    await seeDashboard(page);
    await expect(question(page)).toBeVisible();
    await page.goto('/content/articles');
    await expect(question(page)).toBeVisible();
    await page.waitForTimeout(6000); // longer than events would wait
    expect(await traces(context, page)).toEqual([]);
    expect(requests).toEqual([]);

    await test.step('the keyboard reaches it, and the page stays usable', async () => {
      const focused = () => page.evaluate(() => document.activeElement?.textContent);
      for (let at = 0; at < 100 && (await focused()) !== 'Allow'; at += 1)
        await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name: 'Allow' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(question(page)).toBeHidden();
    });

    await test.step('a cookie of 30 days, and events that arrive also when the page is left', async () => {
      await expect.poll(() => traces(context, page)).toContain('content-analytics');
      const cookie = (await context.cookies()).find(({ name }) => name === 'content-analytics');
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29.9 * DAY_S);
      expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThan(30.1 * DAY_S);
      await page.goto('/content/');
      await draftArticle(page, { topic: SECRET, notes: `${SECRET} swim. Mail ann@example.com.` });
      await page.goto('about:blank');
      await expect
        .poll(async () => (await logged()).map(({ properties }) => properties['route']))
        .toEqual(expect.arrayContaining(['articleWizard', 'article', 'articles']));
    });

    await test.step('every event is of the catalogue, and holds no text', async () => {
      const events = await logged();
      for (const event of events) {
        expect(isCatalogued(event)).toBe(true);
        expect(Object.keys(event.properties)).toEqual(
          Object.keys((EVENTS as Record<string, AnalyticsEvent>)[event.name]?.properties ?? {}),
        );
        expect(JSON.stringify(event)).not.toMatch(/zebrafish|@|https?:|%/i);
      }
      expect(new Set(events.map(({ userId }) => userId))).toEqual(new Set([member.id]));
      expect(events.filter(({ name }) => name === 'user_properties')).toHaveLength(1);
    });

    await test.step('an answer is changed in the settings', async () => {
      await page.goto('/content/settings?section=privacy');
      await expect(page.getByText(/^You allowed it on/)).toBeVisible();
      await page.getByRole('button', { name: 'Change the answer' }).click();
      await question(page).getByRole('button', { name: 'Decline' }).click();
      await expect(page.getByText(/^You declined it on/)).toBeVisible();
      await expect.poll(() => traces(context, page)).toEqual([]);
      await expect.poll(logged).toEqual([]);
      requests.length = 0;
      await page.goto('/content/articles');
      await page.waitForTimeout(6000);
      expect(requests).toEqual([]);
    });
    await context.close();
  });

  // §7.analytics.2 §6.admin.1
  test('an administrator is never asked, and filters, sees and exports the log', async ({
    browser,
  }) => {
    const member = await newMember(toolkit, 'second@example.org');
    const consent = { choice: 'granted', version: 1, at: Date.now() };
    await member.api.user.postConfig({ body: { analytics_consent: consent } });
    const visit = await open(browser, toolkit, member);
    await visit.page.goto('/content/');
    await seeDashboard(visit.page);
    await expect(question(visit.page)).toBeHidden();
    await expect.poll(async () => (await logged()).length, { timeout: 15_000 }).toBe(2);
    await visit.context.close();

    const { context, page } = await open(browser, toolkit, admin);
    const requests = heard(page);
    await page.goto('/content/settings?section=events');
    await expect(page.getByRole('img', { name: '2 events on 1 day' })).toBeVisible();
    await expect(question(page)).toBeHidden();
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Event' }).selectOption('page_view');
    await expect(rows).toHaveCount(2);
    await expect(rows.last()).toContainText('dashboard');
    const started = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const csv = await readFile(await (await started).path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain('page_view');
    expect(requests).toEqual([]);
    expect(await traces(context, page)).toEqual([]);
    await context.close();
  });
});

test.describe('Mixpanel', () => {
  let receiver: Receiver;
  let toolkit: Toolkit;
  test.beforeAll(async () => {
    receiver = await openReceiver();
    toolkit = await startToolkit({ MIXPANEL_TOKEN: 'token1', MIXPANEL_API_HOST: receiver.url });
    await newPerson(toolkit.url, 'admin@example.org');
  });
  test.afterAll(async () => {
    await toolkit.dispose();
    receiver.close();
  });

  interface Sent {
    readonly event?: string;
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly [name: string]: unknown;
  }
  const sent = (path: 'track' | 'engage'): readonly Sent[] =>
    receiver.received
      .filter((request) => request.path === `/${path}/`)
      .flatMap(({ body }) => {
        const data = new URLSearchParams(body).get('data') ?? '';
        const text = /^[[{]/.test(data) ? data : Buffer.from(data, 'base64').toString();
        const parsed = JSON.parse(text) as Sent | readonly Sent[];
        return [parsed].flat() as readonly Sent[];
      });

  // §7.analytics.1 §9.analytics.1
  test('events arrive after consent, in batches and when the page is left; withdrawing deletes the profile', async ({
    browser,
  }) => {
    const member = await newMember(toolkit, 'member@example.org');
    const { context, page } = await open(browser, toolkit, member);
    const requests = heard(page);
    await page.goto('/content/?utm_source=ann@example.com&q=secret');
    await seeDashboard(page);
    await page.waitForTimeout(6000);
    expect(receiver.received).toEqual([]);
    expect(requests).toEqual([]);
    expect(await traces(context, page)).toEqual([]);

    await question(page).getByRole('button', { name: 'Allow' }).click();
    await expect
      .poll(() => sent('track').map(({ event }) => event), { timeout: 15_000 })
      .toContain('page_view');
    await expect.poll(() => sent('engage'), { timeout: 15_000 }).not.toEqual([]);
    expect(sent('engage')).toContainEqual(
      expect.objectContaining({
        $distinct_id: member.id,
        $set: expect.objectContaining({ isTrialActive: true }),
      }),
    );
    const cookie = (await context.cookies()).find(({ name }) => name === 'content-analytics');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / DAY_S;
    expect(Math.round(days)).toBe(30);

    await test.step('what waits is sent when the page is left', async () => {
      await page.getByRole('link', { name: 'Settings' }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
      await page.waitForTimeout(500); // the package puts what it is told into its queue a moment later
      await page.goto('about:blank');
      await expect
        .poll(() => sent('track').map(({ properties }) => properties?.['route']), {
          timeout: 15_000,
        })
        .toContain('settings');
    });

    await test.step('nothing of an address, a referrer or a title is sent', async () => {
      const all = JSON.stringify([...sent('track'), ...sent('engage')]);
      expect(all).not.toMatch(/ann@|utm_|secret|current_url|referr|title|http|\/content/i);
      for (const { event = '' } of sent('track')) expect(Object.keys(EVENTS)).toContain(event);
    });

    await test.step('withdrawing', async () => {
      await page.goto('/content/settings?section=privacy');
      await page.getByRole('button', { name: 'Change the answer' }).click();
      await question(page).getByRole('button', { name: 'Decline' }).click();
      await expect
        .poll(() => sent('engage'))
        .toContainEqual(expect.objectContaining({ $delete: member.id }));
      await expect.poll(() => traces(context, page)).toEqual([]);
      const before = receiver.received.length;
      await page.getByRole('link', { name: 'Articles' }).first().click();
      await page.waitForTimeout(7000);
      await page.goto('/content/');
      await seeDashboard(page);
      await page.waitForTimeout(2000);
      expect(receiver.received).toHaveLength(before);
      expect(await traces(context, page)).toEqual([]);
    });
    await context.close();
  });

  test('the policy of the page allows that server and no other', async ({ request }) => {
    const policy = (await request.get(`${toolkit.url}/content/`)).headers()[
      'content-security-policy'
    ];
    expect(policy).toContain(`connect-src 'self' ${receiver.url};`);
  });
});
