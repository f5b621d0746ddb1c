import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { siteKindsOf } from '#server/adapters/publishing/siteKinds.ts';
import { ownCertificate } from '#tests/support/certificate.ts';
import type { TestServer } from '#tests/support/httpServer.ts';
import {
  type Answers,
  EDITOR,
  html,
  INDEX,
  json,
  LOGIN,
  startWordPress,
  wpError,
} from './wordpressSite.ts';

const LIMITS = { totalMs: 2000, idleMs: 500, bytes: 20_000, readMs: 0 };
const { wordpress } = siteKindsOf({ isAllowed: () => true, limits: LIMITS });

const started: { close(): Promise<unknown> }[] = [];
const site = async (...given: Parameters<typeof startWordPress>): Promise<TestServer> => {
  const server = await startWordPress(...given);
  started.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.close()));
});

const refusalOf = (asked: Promise<unknown>): Promise<ProblemCode | 'none'> =>
  asked.then(
    () => 'none',
    ({ code }) => code,
  );

// §d.sites.2
test('an account is told with its role, what it may do, and what the site has', async () => {
  const { url } = await site();
  expect(await wordpress.connect(url, LOGIN)).toEqual({
    address: INDEX.home,
    apiRoot: `${url}/wp-json/`,
    title: 'Tea & biscuits',
    name: 'Ann O’Hara',
    role: 'editor',
    abilities: ['write', 'publish', 'upload', 'editOthers', 'addCategories', 'anyHtml'],
    seo: ['yoast', 'seoPress'],
    timeZone: 'Europe/Berlin',
  });
});

// §d.sites.2
test.each([
  ['the page behind the sign-in', (url: string) => `${url}/wp-admin/profile.php?wp_http_referer=x`],
  ['the sign-in', (url: string) => `${url}/wp-login.php`],
  ['the API itself', (url: string) => `${url}/wp-json/wp/v2/posts`],
])('the address of a site may be %s', async (_title, addressOf) => {
  const { url } = await site();
  expect((await wordpress.connect(addressOf(url), LOGIN)).apiRoot).toBe(`${url}/wp-json/`);
});

// §d.sites.2
test('a site in a folder is found, and one with plain permalinks', async () => {
  const inFolder = await site({}, { folder: '/blog/' });
  const plain = await site({}, { isPlain: true });
  const both = await site({}, { folder: '/blog/', isPlain: true });
  const roots = [`${inFolder.url}/blog`, plain.url, `${both.url}/blog/`].map((address) =>
    wordpress.connect(address, LOGIN).then(({ apiRoot }) => apiRoot),
  );
  expect(await Promise.all(roots)).toEqual([
    `${inFolder.url}/blog/wp-json/`,
    `${plain.url}/?rest_route=%2F`,
    `${both.url}/blog/?rest_route=%2F`,
  ]);
});

// §d.sites.2
test.each([
  ['in a header', { link: '</api/>; rel="https://api.w.org/", </x>; rel=shortlink' }, ''],
  ['in its head', {}, '<link rel="https://api.w.org/" href="/api/">'],
])('a start page says %s where the API is', async (_title, headers, head) => {
  const { url } = await site({
    home: (response) => html(response, 200, head, headers),
    elsewhere: (response, asked) =>
      asked.url.startsWith('/api/wp/v2/users/me')
        ? json(response, 200, EDITOR)
        : json(response, 200, INDEX),
  });
  expect((await wordpress.connect(url, LOGIN)).apiRoot).toBe(`${url}/api/`);
});

const wwwOf = (url: string) => url.replace('127.0.0.1', 'www.localhost');

// §d.sites.3
test('a site is followed to its www, and the password is sent to that alone', async () => {
  const seen: unknown[] = [];
  const { url, asked } = await site({
    home: (response, { headers, url: path }) =>
      headers.host?.startsWith('www.')
        ? html(response, 200, '')
        : html(response, 301, '', { location: `${wwwOf(url)}${path}` }),
  });
  const { apiRoot } = await wordpress.connect(url.replace('127.0.0.1', 'localhost'), LOGIN);
  for (const { headers } of asked) seen.push([headers.host, headers.authorization !== undefined]);
  const { host } = new URL(wwwOf(url));
  expect(apiRoot).toBe(`${wwwOf(url)}/wp-json/`);
  expect(seen).toEqual([
    [host.replace('www.', ''), false],
    [host, false],
    [host, false],
    [host, true],
  ]);
});

// §d.sites.3
test('a password is not sent on: not to another site, and not by the site itself', async () => {
  const other = await site();
  const away = await site({ home: (r) => html(r, 302, '', { location: `${wwwOf(other.url)}/` }) });
  const linked = await site({
    home: (r) =>
      html(r, 200, `<link rel="https://api.w.org/" href="${wwwOf(other.url)}/wp-json/">`),
  });
  const later = await site({ me: (r) => html(r, 307, '', { location: `${other.url}/me` }) });
  const within = await site({ me: (r) => html(r, 307, '', { location: '/login' }) });
  const codes = [away, linked, later, within].map(({ url }) =>
    refusalOf(wordpress.connect(url, LOGIN)),
  );
  expect(await Promise.all(codes)).toEqual(Array(4).fill('site_moved'));
  expect(other.asked).toEqual([]);
  expect(within.asked.map(({ url }) => url)).not.toContain('/login');
});

const FIREWALL = '<h1>Forbidden</h1><p>Generated by a security plugin</p>';
const status = (code: number, text = FIREWALL) => ({
  home: (r: Parameters<typeof html>[0]) => html(r, code, text),
  index: (r: Parameters<typeof html>[0]) => html(r, code, text),
  elsewhere: (r: Parameters<typeof html>[0]) => html(r, code, text),
});
const WORDPRESS = '<link rel="stylesheet" href="/wp-content/themes/tea/style.css">';

// §d.sites.4
test.each<[string, ProblemCode, Answers]>([
  [
    'a wrong password',
    'site_password_rejected',
    { me: (r) => wpError(r, 401, 'incorrect_password') },
  ],
  ['an unknown user', 'site_password_rejected', { me: (r) => wpError(r, 401, 'invalid_username') }],
  [
    'application passwords that are off for the account',
    'site_passwords_off',
    { me: (r) => wpError(r, 401, 'application_passwords_disabled_for_user') },
  ],
  [
    'application passwords that are off',
    'site_passwords_off',
    {
      index: (r) => json(r, 200, { ...INDEX, authentication: [] }),
      me: (r) => wpError(r, 401, 'rest_not_logged_in'),
    },
  ],
  [
    'a web server that removes the header',
    'site_password_rejected',
    { me: (r) => wpError(r, 401, 'rest_not_logged_in') },
  ],
  [
    'a subscriber',
    'site_role_insufficient',
    { me: (r) => json(r, 200, { ...EDITOR, roles: ['subscriber'], capabilities: { read: true } }) },
  ],
  [
    'an account without a role, whose capabilities PHP writes as a list',
    'site_role_insufficient',
    { me: (r) => json(r, 200, { ...EDITOR, roles: [], capabilities: [] }) },
  ],
  [
    'an API that is off, as the start page shows',
    'site_rest_off',
    { home: (r) => html(r, 200, WORDPRESS), index: (r) => html(r, 404, 'Not found') },
  ],
  [
    'an API that is off for who is signed in, too',
    'site_rest_off',
    {
      index: (r) => wpError(r, 401, 'rest_disabled'),
      me: (r) => wpError(r, 403, 'rest_disabled'),
    },
  ],
  ['the page of a security plugin', 'site_blocked', status(403)],
  ['another password before the site', 'site_blocked', status(401)],
  ['too many requests', 'site_blocked', status(429)],
  [
    'a security plugin that lets the index through',
    'site_blocked',
    { me: (r) => html(r, 403, FIREWALL) },
  ],
  [
    'maintenance',
    'site_maintenance',
    status(503, 'Briefly unavailable for scheduled maintenance.'),
  ],
  [
    'maintenance in JSON, as WordPress says it to programs',
    'site_maintenance',
    { home: (r) => wpError(r, 503, 'wp_die'), index: (r) => wpError(r, 503, 'wp_die') },
  ],
  ['a plugin that ends WordPress', 'site_blocked', { me: (r) => wpError(r, 403, 'wp_die') }],
  [
    'a fault of WordPress',
    'site_answer_unusable',
    {
      home: (r) => wpError(r, 500, 'internal_server_error'),
      index: (r) => wpError(r, 500, 'internal_server_error'),
    },
  ],
  ['maintenance that begins just now', 'site_maintenance', { me: (r) => html(r, 503, '') }],
  ['a fault of the site', 'site_answer_unusable', status(500, 'There has been a critical error')],
  ['another program', 'site_not_wordpress', { index: (r) => html(r, 404, 'Not found') }],
  [
    'another program that answers everything with its page',
    'site_not_wordpress',
    { index: (r) => html(r, 200, '<title>A shop</title>'), elsewhere: (r) => html(r, 200, '') },
  ],
  ['another API', 'site_not_wordpress', { index: (r) => json(r, 200, { name: 'A shop' }) }],
  [
    'an answer that is too large',
    'site_answer_too_large',
    { index: (r) => json(r, 200, { ...INDEX, name: 'x'.repeat(LIMITS.bytes) }) },
  ],
  ['an account of another shape', 'site_answer_unusable', { me: (r) => json(r, 200, [EDITOR]) }],
  [
    'a warning of PHP before the answer',
    'site_answer_unusable',
    { me: (r) => html(r, 200, `<b>Warning</b>: x${JSON.stringify(EDITOR)}`) },
  ],
  [
    'a site that redirects without end',
    'site_moved',
    { home: (r) => html(r, 302, '', { location: '/' }) },
  ],
  ['a site that does not answer', 'site_unreachable', { me: () => undefined }],
  ['a connection that breaks off', 'site_unreachable', { me: (r) => void r.destroy() }],
])('%s is said as %s', async (_title, code, answers) => {
  const { url } = await site(answers);
  expect(await refusalOf(wordpress.connect(url, LOGIN))).toBe(code);
});

// §d.sites.2
test('an index that only those see who are signed in is read with the password', async () => {
  const { url } = await site({
    index: (r, { headers }) =>
      headers.authorization === undefined
        ? wpError(r, 401, 'rest_login_required')
        : json(r, 200, INDEX),
  });
  expect(await wordpress.connect(url, LOGIN)).toMatchObject({ title: 'Tea & biscuits' });
});

// §d.sites.4
test('a certificate that nobody vouches for is said, and no password is sent', async () => {
  let heard = 0;
  const server = createTlsServer(ownCertificate(), (_request, response) => {
    heard += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  started.push({ close: () => new Promise((resolve) => server.close(resolve)) });
  const { port } = server.address() as AddressInfo;
  const asked = wordpress.connect(`https://127.0.0.1:${port}`, LOGIN);
  expect([await refusalOf(asked), heard]).toEqual(['site_certificate', 0]);
});

// §d.sites.3
test.each<[string, ProblemCode]>([
  ['http://tea.example/', 'site_unencrypted'],
  ['http://localhost.tea.example/', 'site_unencrypted'],
  ['http://127.0.0.1.tea.example/', 'site_unencrypted'],
  ['ftp://tea.example/', 'site_not_wordpress'],
  ['https://', 'site_not_wordpress'],
  ['tea example', 'site_not_wordpress'],
])('%s is refused before anything is asked', async (address, code) => {
  let isAsked = false;
  const resolve = async () => {
    isAsked = true;
    return [{ address: '127.0.0.1', family: 4 }];
  };
  const kinds = siteKindsOf({ isAllowed: () => true, resolve });
  expect([await refusalOf(kinds.wordpress.connect(address, LOGIN)), isAsked]).toEqual([
    code,
    false,
  ]);
});

// §d.sites.3
test('addresses of private networks are not reached unless the installation allows it', async () => {
  const { url, asked } = await site();
  const strict = siteKindsOf({ resolve: async () => [{ address: '10.0.0.1', family: 4 }] });
  for (const address of [url, url.replace('127.0.0.1', 'localhost'), 'https://tea.example'])
    expect(await refusalOf(strict.wordpress.connect(address, LOGIN))).toBe('site_private');
  expect(await refusalOf(strict.wordpress.test(`${url}/wp-json/`, LOGIN))).toBe('site_private');
  expect(asked).toEqual([]);
});

// §d.sites.5
test('a connected site is asked at the API that was found', async () => {
  const { url, asked } = await site({
    index: (r) => json(r, 200, { ...INDEX, timezone_string: '', gmt_offset: '-3.5' }),
  });
  const { timeZone, role } = await wordpress.test(`${url}/wp-json/`, LOGIN);
  expect({ timeZone, role }).toEqual({ timeZone: '-03:30', role: 'editor' });
  expect(asked.map(({ url: path }) => path.split('?')[0])).toEqual([
    '/wp-json/',
    '/wp-json/wp/v2/users/me',
  ]);
});

test.each([
  ['Europe/Berlin', 1, 'Europe/Berlin'],
  ['Not/AZone', 5.5, '+05:30'],
  ['', 0, '+00:00'],
  ['', 'x', '+00:00'],
  ['', 99, '+00:00'],
])('of the zone %p and the offset %p comes %s', async (zone, offset, timeZone) => {
  const { url } = await site({
    index: (r) => json(r, 200, { ...INDEX, timezone_string: zone, gmt_offset: offset }),
  });
  expect((await wordpress.connect(url, LOGIN)).timeZone).toBe(timeZone);
});

// §d.sites.4
test('a site that is slow with each answer is given up before the page gives up', async () => {
  const slowly = (answer: () => void) => void setTimeout(answer, 150);
  const { url, asked } = await site({
    home: (r) => slowly(() => html(r, 200, '')),
    index: (r) => slowly(() => html(r, 404, '')),
    elsewhere: (r) => slowly(() => html(r, 404, '')),
  });
  const impatient = siteKindsOf({ isAllowed: () => true, limits: LIMITS, wholeMs: 200 });
  expect(await refusalOf(impatient.wordpress.connect(url, LOGIN))).toBe('site_unreachable');
  expect(asked).toHaveLength(2);
});
