/** What really arrives at Sentry: errors of the page through the tunnel, those of the server, and nothing that a person has written. */
import { expect, type Page } from '@playwright/test';
import { newPerson, type Person } from '#tools/lib/person.ts';
import { seeDashboard } from './support/person.ts';
import { openReceiver, type Receiver } from './support/receiver.ts';
import { test } from './support/test.ts';
import { startToolkit, type Toolkit } from './support/toolkit.ts';

interface Report {
  readonly release: string;
  readonly tags?: Readonly<Record<string, string>>;
  readonly request?: { readonly url: string };
  readonly exception: {
    readonly values: readonly { readonly type: string; readonly value: string }[];
  };
  readonly contexts?: { readonly react?: unknown };
}

let receiver: Receiver;
let toolkit: Toolkit;
let person: Person;
test.beforeAll(async () => {
  receiver = await openReceiver();
  const dsn = receiver.url.replace('//', '//key1@');
  toolkit = await startToolkit({ SENTRY_DSN: `${dsn}/1`, SENTRY_SERVER_DSN: `${dsn}/2` });
  person = await newPerson(toolkit.url, 'admin@example.org');
});
test.afterAll(async () => {
  await toolkit.dispose();
  receiver.close();
});

/** The events of a project, each line of an envelope parsed. */
const reports = (project: 1 | 2): readonly Report[] =>
  receiver.received
    .filter(({ path }) => path === `/api/${project}/envelope/`)
    .flatMap(({ body }) => {
      const [, ...lines] = body.split('\n').filter((line) => line !== '');
      return lines
        .map((line) => JSON.parse(line) as Report & { readonly type?: string })
        .filter((line) => 'exception' in line);
    });
const valuesOf = (report: Report) => report.exception.values.map(({ value }) => value).join(' / ');
const withValue = (text: string) => reports(1).filter((report) => valuesOf(report).includes(text));

async function thrown(page: Page, message: string, how: 'thrown' | 'rejected'): Promise<void> {
  await page.evaluate(
    ([text, way]) => {
      setTimeout(() => {
        if (way === 'thrown') throw new Error(text);
        void Promise.reject(new Error(text));
      });
    },
    [message, how] as const,
  );
}

test('errors of the page arrive once each, with tags and without what a person has written', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: toolkit.url });
  await context.addCookies(
    person.cookies.map(([name, value]) => ({ name, value, url: toolkit.url })),
  );
  const page = await context.newPage();
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      throw new Error('early "my secret passage"');
    });
  });
  await page.route('**/api/v1/limit', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<p>secret answer' }),
  );
  const logIds: string[] = [];
  page.on('request', (request) => {
    const id = request.headers()['sm-log-id'];
    if (id !== undefined) logIds.push(id);
  });
  await page.goto('/content/?q=secret+words&email=ann@example.com#secret');
  await seeDashboard(page);

  await test.step('what was thrown before reports were loaded', async () => {
    await expect.poll(() => withValue('early [text]')).toHaveLength(1);
    const [report] = withValue('early [text]');
    expect(report?.release).toMatch(/^\d+\.\d+\.\d+$/);
    expect(report?.tags?.['sm-log-id']).toBe(logIds[0]);
    expect(report?.request?.url).toBe(`${toolkit.url}/content/`);
  });

  await test.step('an error and a rejection, with a click and a console before them', async () => {
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noConsole: it must not arrive
      console.warn('secret console', { secret: 1 });
    });
    await page.getByRole('link', { name: 'Articles' }).first().click();
    await thrown(page, 'first https://a.example/?q=secret', 'thrown');
    await thrown(page, 'second ann@example.com', 'rejected');
    await expect.poll(() => withValue('first [address]')).toHaveLength(1);
    await expect.poll(() => withValue('second [e-mail]')).toHaveLength(1);
  });

  await test.step('what a boundary catches', async () => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Topic finder' }).first().click();
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    await page.unroute('**/assets/*.js');
    await expect.poll(() => reports(1).filter(({ contexts }) => contexts?.react)).not.toEqual([]);
  });

  await test.step('nothing of a person', async () => {
    const all = receiver.received.map(({ body }) => body).join('\n');
    expect(all).not.toMatch(/secret|ann@|example\.com|aria-label|[?&]q=/i);
  });
  await context.close();
});

// §7.reporting.1
test('the answer of an API that fails is reported once, by the saga, with its status', async ({
  browser,
}) => {
  receiver.received.length = 0;
  const context = await browser.newContext({ baseURL: toolkit.url });
  await context.addCookies(
    person.cookies.map(([name, value]) => ({ name, value, url: toolkit.url })),
  );
  const page = await context.newPage();
  await page.route('**/api/v1/user/config', async (route) => {
    const answer = await route.fetch();
    const body = { code: 'internal', title: 'secret', status: 500, type: 'urn:x', logId: 'x' };
    const headers = { ...answer.headers(), 'content-type': 'application/problem+json' };
    await route.fulfill({ status: 500, headers, body: JSON.stringify(body) });
  });
  await page.goto('/content/');
  await seeDashboard(page);
  const failed = () => reports(1).filter(({ tags }) => tags?.['http.status'] === '500');
  await expect.poll(failed).not.toEqual([]);
  expect(failed()[0]?.exception.values[0]).toMatchObject({ type: 'PortError' });
  expect(JSON.stringify(reports(1))).not.toContain('secret');
  await context.close();
});

test('the source maps are built, and not served', async ({ request }) => {
  const html = await (await request.get(`${toolkit.url}/content/`)).text();
  const [script] = /\/assets\/main\.\w+\.js/.exec(html) ?? [];
  expect((await request.get(toolkit.url + script)).status()).toBe(200);
  expect((await request.get(`${toolkit.url}${script}.map`)).status()).toBe(404);
});
