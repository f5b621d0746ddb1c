/** What a site may answer to what is written there, where a real one cannot be made to. */
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, expect, test } from '@jest/globals';
import type { ProblemCode } from '#contract/lib/problems.ts';
import type { NewImage, SiteAccess } from '#server/adapters/publishing/siteKind.ts';
import { siteKindsOf } from '#server/adapters/publishing/siteKinds.ts';
import { fileNameOf } from '#server/adapters/publishing/wordpress/images.ts';
import { jsonLdBlock } from '#server/adapters/publishing/wordpress/jsonLdBlock.ts';
import { isHtmlLost } from '#server/adapters/publishing/wordpress/lostHtml.ts';
import { html, json, LOGIN, wpError } from './wordpressSite.ts';

const LIMITS = { totalMs: 2000, idleMs: 1000, bytes: 20_000, readMs: 0 };
const { wordpress } = siteKindsOf({
  isAllowed: () => true,
  limits: LIMITS,
  writing: { limits: LIMITS, wholeMs: 5000 },
});
const soon = () => AbortSignal.timeout(60_000);

interface Heard {
  readonly method: string;
  readonly url: URL;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}
type Answer = (response: ServerResponse, heard: Heard) => unknown;

const started: { close(): unknown }[] = [];
afterEach(() => {
  for (const server of started.splice(0)) server.close();
});

async function siteWith(answer: Answer): Promise<{ access: SiteAccess; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const one = {
      method,
      url: new URL(url, 'http://a.example'),
      headers,
      body: await buffer(request),
    };
    heard.push(one);
    answer(response, one);
  });
  const apiRoot = await rootOf(server);
  return {
    heard,
    access: { apiRoot, login: LOGIN, abilities: ['write', 'publish', 'upload'], seo: [] },
  };
}

async function rootOf(server: ReturnType<typeof createServer>): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  started.push({
    close() {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/wp-json/`;
}

const codeOf = (asked: Promise<unknown>): Promise<ProblemCode | 'none'> =>
  asked.then(
    () => 'none',
    ({ code }) => code,
  );

const POST = {
  id: 7,
  status: 'draft',
  slug: 'marker',
  link: 'https://tea.example/?p=7',
  date_gmt: '2030-06-01T08:00:00',
  title: { raw: 'Tea' },
  content: { raw: '' },
  excerpt: { raw: '' },
};
const IMAGE = { id: 9, slug: 'marker', source_url: 'https://tea.example/wp-content/a.png' };
const PNG: NewImage = {
  marker: 'marker',
  name: 'a.png',
  type: 'image/png',
  bytes: Buffer.from([0, 1, 255, 128]),
  alt: 'A "cup"',
};
const upload = (access: SiteAccess, image = PNG) => wordpress.uploadImage(access, image, soon());
const draft = (access: SiteAccess) =>
  wordpress.createDraft(access, { marker: 'marker', title: 'Tea' }, soon());

// §d.sitePosts.7
test('an image arrives as it is, with its name, type, digest and alternative text', async () => {
  const { access, heard } = await siteWith((response) => json(response, 201, IMAGE));
  expect(await upload(access)).toEqual({ id: '9', url: IMAGE.source_url });
  const [{ method, url, headers, body } = {} as Heard] = heard;
  expect([method, url.pathname, [...body]]).toEqual([
    'POST',
    '/wp-json/wp/v2/media',
    [...PNG.bytes],
  ]);
  expect(url.searchParams.get('slug')).toBe('marker');
  expect(url.searchParams.get('alt_text')).toBe('A "cup"');
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'attachment; filename="a.png"',
    'content-md5': createHash('md5').update(PNG.bytes).digest('hex'),
    'content-length': '4',
  });
});

// §d.sitePosts.7
test.each([
  ['Größe "x"; a=1\r\n.png', 'image/png', 'Gro-e-x-a-1.png'],
  ['hero-1200x630.png', 'image/webp', 'hero-1200x630-image.webp'],
  ['photo-scaled.jpeg', 'image/jpeg', 'photo-scaled-image.jpg'],
  ['茶.gif', 'image/gif', 'image.gif'],
  ['../../etc/passwd', 'image/avif', 'etc-passwd.avif'],
  [`${'a'.repeat(300)}.png`, 'image/png', `${'a'.repeat(80)}.png`],
  ['x', 'image/svg+xml', 'x.svgxml'],
])('the file %j of type %s is called %s', (name, type, expected) => {
  expect(fileNameOf({ name, type })).toBe(expected);
});

const said =
  (code: string, status: number, message = 'No.', data: object = {}): Answer =>
  (response) =>
    json(response, status, { code, message, data: { status, ...data } });

// §d.sitePosts.7 §d.sitePosts.8
test.each<[string, ProblemCode, Answer]>([
  ['a body that a web server finds too large', 'site_too_large', (r) => html(r, 413, 'Too large')],
  [
    'a file that a network finds too large',
    'site_too_large',
    said('rest_upload_file_too_big', 400),
  ],
  ['no room on a network', 'site_too_large', said('rest_upload_limited_space', 400)],
  [
    'the limit of PHP',
    'site_too_large',
    said(
      'rest_upload_unknown_error',
      500,
      'The uploaded file exceeds the upload_max_filesize directive in php.ini.',
    ),
  ],
  ['a refused type', 'site_image_refused', said('rest_upload_sideload_error', 500)],
  ['a file of which nothing has arrived', 'site_unreachable', said('rest_upload_no_data', 400)],
  [
    'a file of which a part has arrived',
    'site_unreachable',
    said('rest_upload_hash_mismatch', 412),
  ],
  ['an account that may not upload', 'site_publish_forbidden', said('rest_cannot_create', 403)],
  ['nobody who is signed in', 'site_password_rejected', said('rest_cannot_create', 401)],
  ['the page of a security plugin', 'site_blocked', (r) => html(r, 403, 'Forbidden')],
  [
    'an address that is not on the web',
    'site_answer_unusable',
    (r) => json(r, 201, { ...IMAGE, source_url: 'javascript:alert(1)' }),
  ],
  ['no address', 'site_answer_unusable', (r) => json(r, 201, { ...IMAGE, source_url: '' })],
  ['an id that is none', 'site_answer_unusable', (r) => json(r, 201, { ...IMAGE, id: '9/../1' })],
  [
    'an answer that is too large',
    'site_answer_too_large',
    (r) => html(r, 201, 'x'.repeat(LIMITS.bytes + 1)),
  ],
  [
    'a page in place of an answer',
    'site_answer_unusable',
    (r) => html(r, 200, '<h1>Fatal error</h1>'),
  ],
])('an upload that meets %s is said as %s', async (_title, code, answer) => {
  const { access } = await siteWith(answer);
  expect(await codeOf(upload(access))).toBe(code);
});

// §d.sitePosts.7
test('a server that refuses a body before it has read it is heard', async () => {
  const server = createServer((_request, response) =>
    response.writeHead(413, { connection: 'close' }).end('Too large'),
  );
  const apiRoot = await rootOf(server);
  const access: SiteAccess = { apiRoot, login: LOGIN, abilities: [], seo: [] };
  const bytes = Buffer.alloc(256 * 1024);
  expect(await codeOf(upload(access, { ...PNG, bytes }))).toBe('site_too_large');
});

// §d.sitePosts.1
test('what is written is not sent on to another address', async () => {
  const other = await siteWith((response) => json(response, 201, POST));
  for (const status of [301, 302, 303, 307, 308]) {
    const location = other.access.apiRoot;
    const { access, heard } = await siteWith((response) =>
      html(response, status, '', { location }),
    );
    expect(await codeOf(draft(access))).toBe('site_moved');
    expect(await codeOf(wordpress.trashPost(access, '7', soon()))).toBe('site_moved');
    expect(heard).toHaveLength(2);
  }
  expect(other.heard).toEqual([]);
});

// §d.sitePosts.8
test.each<[string, ProblemCode, Answer]>([
  ['a role that may not', 'site_publish_forbidden', said('rest_cannot_edit', 403)],
  ['a post that is gone', 'site_post_gone', said('rest_post_invalid_id', 404)],
  ['an API that is gone', 'site_rest_off', (r) => html(r, 404, 'Not found')],
  ['an API that is off', 'site_rest_off', said('rest_disabled', 401)],
  ['maintenance', 'site_maintenance', (r) => wpError(r, 503, 'wp_die')],
  ['a text that is too long', 'site_too_large', (r) => html(r, 413, '')],
  [
    'a parameter that a plugin does not take',
    'site_answer_unusable',
    said('rest_invalid_param', 400),
  ],
  [
    'a post of another shape',
    'site_answer_unusable',
    (r) => json(r, 200, { ...POST, title: 'Tea' }),
  ],
  [
    'a link that is none',
    'site_answer_unusable',
    (r) => json(r, 200, { ...POST, link: 'javascript:x' }),
  ],
])('a post that meets %s is said as %s', async (_title, code, answer) => {
  const { access } = await siteWith(answer);
  expect(await codeOf(draft(access))).toBe(code);
});

// §d.sitePosts.8
test.each([
  ['in the words of newer versions', { details: { status: { code: 'rest_forbidden_status' } } }],
  ['as older ones say it', {}],
])('a list of drafts is refused to who is not signed in, %s', async (_title, more) => {
  const { access } = await siteWith(
    said('rest_invalid_param', 400, 'No.', { params: { status: 'Status is forbidden.' }, ...more }),
  );
  expect(await codeOf(wordpress.findPost(access, 'marker', soon()))).toBe('site_password_rejected');
});

// §d.sitePosts.3
test.each<[string, object, string]>([
  ['as it was asked', { status: 'future' }, 'scheduled'],
  ['because its moment has come', { status: 'publish' }, 'published'],
  [
    'at another date',
    { status: 'future', date_gmt: '2030-06-01T10:00:00' },
    'site_publish_forbidden',
  ],
  [
    'at once, without a date',
    { status: 'publish', date_gmt: '2029-01-01T00:00:00' },
    'site_publish_forbidden',
  ],
  ['not at all', { status: 'pending' }, 'site_publish_forbidden'],
])('a site answers that a post is scheduled %s', async (_title, change, expected) => {
  const { access, heard } = await siteWith((response, { method }) =>
    json(response, 200, method === 'GET' ? POST : { ...POST, ...change }),
  );
  const asked = wordpress.setState(
    access,
    '7',
    { state: 'scheduled', date: '2030-06-01T08:00:00.000Z' },
    soon(),
  );
  expect(
    await asked.then(
      ({ state }) => state,
      ({ code }) => code,
    ),
  ).toBe(expected);
  expect(JSON.parse(String(heard.at(-1)?.body))).toEqual({
    status: 'future',
    date_gmt: '2030-06-01T08:00:00',
  });
});

// §d.sitePosts.1
test('only an empty draft of the marker is removed', async () => {
  const others = [
    { ...POST, id: 1, slug: 'another' },
    { ...POST, id: 2, status: 'publish' },
    { ...POST, id: 3, slug: 'marker-2', content: { raw: 'text' } },
    { ...POST, id: 4, slug: 'marker-2', status: 'future' },
    { ...POST, id: 5, slug: 'marker__trashed', status: 'trash' },
  ];
  const { access, heard } = await siteWith((response, { method }) =>
    json(response, 200, method === 'GET' ? [...others, { ...POST, id: 6, slug: 'marker-3' }] : {}),
  );
  expect((await wordpress.findPost(access, 'marker', soon()))?.id).toBe('2');
  const removed = heard.flatMap(({ method, url }) => (method === 'DELETE' ? url.pathname : []));
  expect(removed).toEqual(['/wp-json/wp/v2/posts/6']);
});

// §d.sitePosts.8
test('a request ends when its caller gives up, with the reason', async () => {
  const ending = new AbortController();
  const { access } = await siteWith(() => ending.abort(new Error('The server ends.')));
  await expect(
    wordpress.createDraft(access, { marker: 'marker', title: 'Tea' }, ending.signal),
  ).rejects.toThrow('The server ends.');
});

// §d.sitePosts.1
test('half a character in a title does not make the site refuse all of it', async () => {
  const { access, heard } = await siteWith((response) => json(response, 201, POST));
  await wordpress.createDraft(access, { marker: 'marker', title: 'Tea \ud83c' }, soon());
  expect(JSON.parse(String(heard[0]?.body)).title).toBe('Tea \ufffd');
});

// §d.sitePosts.1
test.each<[string, Answer, string]>([
  ['is in the trash already', said('rest_already_trashed', 410), 'none'],
  ['is gone', said('rest_post_invalid_id', 404), 'none'],
  ['has no way to be reached', said('rest_no_route', 404), 'site_rest_off'],
  ['may not be touched', said('rest_cannot_delete', 403), 'site_publish_forbidden'],
])('a post is put into the trash that %s', async (_title, answer, code) => {
  const { access } = await siteWith(answer);
  expect(await codeOf(wordpress.trashPost(access, '7', soon()))).toBe(code);
});

// §d.sitePosts.8
test('a site that does not answer is given up', async () => {
  const { access } = await siteWith(() => undefined);
  expect(await codeOf(draft(access))).toBe('site_unreachable');
});

// §d.sitePosts.9
test('published posts are counted without the header that says how many there are', async () => {
  const post = {
    id: 1,
    title: { rendered: 'Tea &#038; <b>milk</b>' },
    link: 'https://tea.example/tea/',
    modified_gmt: '2026-01-02T03:04:05',
  };
  const { access } = await siteWith((response) => json(response, 200, [post]));
  expect(await wordpress.publishedPosts(access, 3, soon())).toEqual({
    posts: [
      { id: '1', title: 'Tea & milk', link: post.link, changedAt: '2026-01-02T03:04:05.000Z' },
    ],
    next: null,
    total: 101,
  });
});

// §d.sitePosts.5
test.each([
  ['{"a":"</script><script>x"}'],
  ['{"a":"<!-- /wp:html --> ]]> & [gallery]"}'],
  ['["x",["y"],{"z":"\\u003c"}]'],
])('nothing ends the script or the block of %s', (jsonLd) => {
  const block = jsonLdBlock(jsonLd) ?? '';
  const [, script = ''] =
    /^<!-- wp:html -->\n<script type="application\/ld\+json">(.*)<\/script>\n<!-- \/wp:html -->$/.exec(
      block,
    ) ?? [];
  expect(script).not.toMatch(/[<>&]|\[gallery/);
  expect(JSON.parse(script)).toEqual(JSON.parse(jsonLd));
});

// §d.sitePosts.5
test('what is no JSON becomes no script', () => {
  expect(jsonLdBlock('{"a":')).toBeNull();
});

// §d.sitePosts.5
test.each<[string, string, string, boolean]>([
  ['nothing', '<p>a</p>', '<p>a</p>', false],
  ['a spelling', '<p>a &amp; \u00a0b</p>', '<p>a &#038;  b</p>', false],
  [
    'a comment',
    '<!-- wp:list {"a":{}} --><ul></ul><!-- /wp:list -->',
    '<!-- wp:core/list {"a":[]} --><ul></ul><!-- /wp:list -->',
    false,
  ],
  ['a block', '<!-- wp:list --><ul></ul><!-- /wp:list -->', '<ul></ul>', true],
  ['a word', '<p>a b</p>', '<p>a</p>', true],
  ['a link', '<p><a href="https://a.example/">a</a></p>', '<p>a</p>', true],
  [
    'the address of a link',
    '<p><a href="https://a.example/?b=1&amp;c">a</a></p>',
    '<p><a href="https://a.example/?b=1">a</a></p>',
    true,
  ],
  [
    'an image',
    '<figure><img src="https://a.example/a.png" alt=""></figure>',
    '<figure></figure>',
    true,
  ],
])('%s is lost', (_what, sent, kept, isLost) => {
  expect(isHtmlLost(sent, kept)).toBe(isLost);
});

// §d.sitePosts.8
test('addresses of private networks stay closed to writing, too', async () => {
  const resolve = async () => [{ address: '10.0.0.1', family: 4 }];
  const { wordpress: strict } = siteKindsOf({ resolve });
  const { access } = await siteWith((response) => json(response, 201, POST));
  for (const apiRoot of [access.apiRoot, 'https://tea.example/wp-json/'])
    expect(
      await codeOf(
        strict.createDraft({ ...access, apiRoot }, { marker: 'marker', title: '' }, soon()),
      ),
    ).toBe('site_private');
});
