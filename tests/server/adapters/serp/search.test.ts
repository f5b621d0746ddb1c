/** The search services as scripted servers on this machine: documented answers, refusals and damage. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { SearchProvider } from '#contract/installation/searchProviders.ts';
import { searchOver } from '#server/adapters/serp/search.ts';

interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

let server: Server;
let origin: string;
let asked: Asked[] = [];
let answer: (asked: Asked, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    const chunks = await request.toArray();
    const sent = Buffer.concat(chunks).toString();
    const one = {
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: request.headers,
      body: sent === '' ? null : JSON.parse(sent),
    };
    asked.push(one);
    answer(one, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const KEYS = {
  searxng: null,
  brave: 'token',
  dataForSeo: 'login:password',
  serpApi: 'k1',
} as const;

const clientOf = (provider: SearchProvider, timeoutMs = 10_000) =>
  searchOver({ origins: { [provider]: origin }, timeoutMs })({
    provider,
    address: provider === 'searxng' ? origin : null,
    key: KEYS[provider],
  });

const QUERY = { topic: 'trail shoes', country: 'GB', location: 'Leeds', language: 'en', count: 10 };
const search = (provider: SearchProvider, change: Partial<typeof QUERY> = {}) =>
  clientOf(provider).search({ ...QUERY, ...change }, new AbortController().signal);

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) => {
  answer = (_asked, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    const text = body === '5 MB' ? `"${'x'.repeat(5_000_000)}"` : body;
    response.end(typeof text === 'string' ? text : JSON.stringify(text));
  };
};

const PAGES = [
  { url: 'https://a.example/one#top', title: 'One' },
  { url: 'javascript:alert(1)', title: 'Script' },
  { url: 'https://a.example/one', title: 'One again' },
  { url: 'https://b.example/', title: 'Two' },
];
const FOUND = [
  { url: 'https://a.example/one', title: 'One' },
  { url: 'https://b.example/', title: 'Two' },
];
const seo = (result: unknown, code = 20_000, taskCode = 20_000) => ({
  status_code: code,
  tasks: [{ status_code: taskCode, result }],
});
const organic = PAGES.map((page) => ({ type: 'organic', ...page }));

/** The documented answer of each service, with a part that is no result. */
const ANSWERS: Readonly<Record<SearchProvider, unknown>> = {
  searxng: { query: 'x', results: PAGES, answers: [], suggestions: ['y'] },
  brave: { type: 'search', web: { type: 'search', results: PAGES }, mixed: {} },
  dataForSeo: seo([{ items: [{ type: 'people_also_ask', title: 'Why?' }, ...organic] }]),
  serpApi: {
    search_metadata: { status: 'Success' },
    organic_results: PAGES.map(({ url, title }) => ({ position: 1, link: url, title })),
    related_questions: [],
  },
};
const SERVICES = Object.keys(ANSWERS) as SearchProvider[];

// §d.search.3
test.each(SERVICES)(
  '%s: only web pages are taken from the documented answer, each once',
  async (name) => {
    json(ANSWERS[name]);
    expect((await search(name)).results).toEqual(FOUND);
    expect((await search(name, { count: 1 })).results).toEqual(FOUND.slice(0, 1));
  },
);

/** Answers of which some rows are odd: the rest of an answer that is paid for is used. */
const PAGE = { url: 'https://a.example/', title: 'A' };
const SERP_PAGE = { link: PAGE.url, title: 'A' };
const ok = { search_metadata: { status: 'Success' } };

// §d.search.3
test.each<[SearchProvider, string, unknown, number]>([
  ['searxng', 'no address', { results: [{ title: 'Answer' }, PAGE] }, 1],
  ['searxng', 'an address that is null', { results: [{ url: null, kvmap: {} }, PAGE] }, 1],
  ['searxng', 'no row at all', { results: [null, 'x', PAGE] }, 2],
  ['brave', 'no address', { type: 'search', web: { results: [{ title: 'A' }, PAGE] } }, 1],
  ['serpApi', 'no link', { ...ok, organic_results: [{ title: 'Video' }, SERP_PAGE] }, 1],
  ['serpApi', 'a link that is null', { ...ok, organic_results: [{ link: null }, SERP_PAGE] }, 1],
  ['serpApi', 'a link that is a list', { ...ok, organic_results: [{ link: [] }, SERP_PAGE] }, 1],
  ['dataForSeo', 'no type', seo([{ items: [{ url: 'x' }, { type: 'organic', ...PAGE }] }]), 1],
  [
    'dataForSeo',
    'an address that is null',
    seo([
      {
        items: [
          { type: 'organic', url: null, title: null },
          { type: 'organic', ...PAGE },
        ],
      },
    ]),
    1,
  ],
])('%s: a row with %s is left out and counted', async (name, _what, body, leftOut) => {
  json(body);
  const found = await search(name);
  expect(found.results).toEqual([PAGE]);
  expect(found.leftOut ?? 0).toBe(leftOut);
  expect((await clientOf(name).test()).leftOut ?? 0).toBe(leftOut);
});

// §d.search.3
test.each<[SearchProvider, unknown]>([
  ['searxng', { results: [{ link: 'https://a.example/' }] }],
  ['brave', { type: 'search', web: { results: [{}, {}] } }],
  ['serpApi', { ...ok, organic_results: [{ url: 'https://a.example/' }] }],
  ['dataForSeo', seo([{ items: [{ kind: 'organic' }] }])],
])('%s: an answer in which no row can be read is unusable', async (name, body) => {
  json(body);
  await expect(search(name)).rejects.toMatchObject({ code: 'search_answer_unusable' });
});

test('a title may be a number; without items there are no results', async () => {
  json(seo([{ items: [{ type: 'organic', url: PAGE.url, title: 404 }] }]));
  expect((await search('dataForSeo')).results).toEqual([{ url: PAGE.url, title: '404' }]);
  json(seo([{ items: null }]));
  expect((await search('dataForSeo')).results).toEqual([]);
});

// §d.briefs.18
test.each([
  [
    'searxng',
    { results: [], suggestions: [' dry\nshoes ', 'Trail Shoes', 'x'.repeat(201), 'dry shoes'] },
    ['dry shoes'],
  ],
  ['searxng', { results: [] }, null],
  ['searxng', { results: [], suggestions: [] }, null],
  [
    'searxng',
    { results: [], suggestions: Array.from({ length: 40 }, (_, n) => `s${n}`) },
    Array.from({ length: 20 }, (_, n) => `s${n}`),
  ],
  ['brave', ANSWERS.brave, null],
  ['dataForSeo', ANSWERS.dataForSeo, null],
  ['serpApi', ANSWERS.serpApi, []],
  [
    'serpApi',
    {
      search_metadata: { status: 'Success' },
      related_searches: [{ query: 'dry shoes', link: 'x' }, { items: [] }],
    },
    ['dry shoes'],
  ],
  ['serpApi', { search_metadata: { status: 'Success' }, related_searches: 'none' }, null],
  ['serpApi', { search_metadata: { status: 'Success' }, related_searches: [] }, []],
] as const)(
  '%s: related searches are those that it names, or not known',
  async (name, body, expected) => {
    json(body);
    expect((await search(name)).related).toEqual(expected);
  },
);

test('letters that cannot be stored are left out of what a service says', async () => {
  const url = 'https://a.example/';
  json({ results: [{ url, title: 'O\u0000ne\ud83d' }], suggestions: ['dry\u0000 shoes\udc00'] });
  expect(await search('searxng')).toEqual({
    results: [{ url, title: 'One\ufffd' }],
    related: ['dry shoes\ufffd'],
  });
});

test('each service is asked as it documents, with its own names of places and languages', async () => {
  const ask = async (name: SearchProvider, change: Partial<typeof QUERY> = {}) => {
    json(ANSWERS[name]);
    await search(name, change);
    return asked.at(-1);
  };
  expect(await ask('searxng')).toMatchObject({
    path: '/search',
    query: { q: 'trail shoes', format: 'json', language: 'en-GB' },
  });
  expect(await ask('brave', { country: 'JP', language: 'ja' })).toMatchObject({
    path: '/res/v1/web/search',
    query: { q: 'trail shoes', country: 'JP', search_lang: 'jp', count: '10' },
    headers: { 'x-subscription-token': 'token', 'x-loc-city': 'Leeds' },
  });
  expect((await ask('brave', { country: 'PE', language: 'es' }))?.query).toMatchObject({
    country: 'ALL',
  });
  expect(await ask('dataForSeo')).toMatchObject({
    path: '/v3/serp/google/organic/live/regular',
    headers: { authorization: `Basic ${Buffer.from('login:password').toString('base64')}` },
    body: [{ keyword: 'trail shoes', language_code: 'en', location_code: 2826, depth: 10 }],
  });
  expect(await ask('serpApi', { country: 'BR', language: 'pt' })).toMatchObject({
    path: '/search.json',
    query: { engine: 'google', hl: 'pt-br', gl: 'br', location: 'Leeds', api_key: 'k1' },
  });
});

// §d.search.5
test.each(SERVICES)('%s is not asked for a country that does not exist', async (name) => {
  json(ANSWERS[name]);
  const before = asked.length;
  await expect(search(name, { country: 'XX' })).rejects.toMatchObject({
    code: 'search_country_unknown',
  });
  expect(asked).toHaveLength(before);
});

/** What SearXNG answers while all engines refuse it. */
const BLOCKED = {
  results: [],
  unresponsive_engines: [['google', 'CAPTCHA'], ['bing'], 'brave', ['qwant', 'x'.repeat(999)]],
};

const seoError = (code: number) => seo(null, 20_000, code);

// §d.search.2 §d.search.3
test.each<[SearchProvider, number, unknown, string]>([
  ['searxng', 403, '<html>Forbidden</html>', 'search_json_disabled'],
  ['searxng', 429, 'Too Many Requests', 'search_busy'],
  ['searxng', 200, '<!doctype html><html>', 'search_answer_unusable'],
  ['searxng', 200, { results: 'none' }, 'search_answer_unusable'],
  ['searxng', 200, BLOCKED, 'search_engines_blocked'],
  ['brave', 422, { error: { code: 'SUBSCRIPTION_TOKEN_INVALID' } }, 'search_key_rejected'],
  ['brave', 429, { error: { code: 'RATE_LIMITED' } }, 'search_busy'],
  ['brave', 429, { error: { code: 'QUOTA_LIMITED' } }, 'search_quota_spent'],
  ['brave', 503, 'Service Unavailable', 'search_unavailable'],
  ['dataForSeo', 401, { status_code: 40100, tasks: null }, 'search_key_rejected'],
  ['dataForSeo', 402, { status_code: 40200, tasks: null }, 'search_quota_spent'],
  ['dataForSeo', 200, seoError(40210), 'search_quota_spent'],
  ['dataForSeo', 200, seoError(40202), 'search_busy'],
  ['dataForSeo', 200, seoError(40501), 'search_refused_request'],
  ['dataForSeo', 200, seo([{}]), 'search_answer_unusable'],
  ['serpApi', 401, { error: 'Invalid API key.' }, 'search_key_rejected'],
  ['serpApi', 429, { error: 'Your account has run out of searches.' }, 'search_quota_spent'],
  ['serpApi', 429, { error: 'Too many requests per hour' }, 'search_busy'],
  ['serpApi', 200, '{"search_metadata":', 'search_answer_unusable'],
  ['serpApi', 200, '5 MB', 'search_answer_unusable'],
  ['serpApi', 302, '', 'search_unavailable'],
  [
    'serpApi',
    200,
    { search_metadata: { status: 'Error' }, error: 'Failed.' },
    'search_unavailable',
  ],
])('%s: %i with %j is %s', async (name, status, body, code) => {
  json(body, status, status === 302 ? { location: 'https://elsewhere.example/' } : {});
  await expect(search(name)).rejects.toMatchObject({ name: 'SearchError', code });
});

test.each<[SearchProvider, unknown]>([
  ['searxng', { results: [], unresponsive_engines: [] }],
  ['brave', { type: 'search' }],
  ['dataForSeo', seoError(40102)],
  [
    'serpApi',
    { search_metadata: { status: 'Success' }, error: "Google hasn't returned any results." },
  ],
])('%s: no results are no failure', async (name, body) => {
  json(body);
  expect((await search(name)).results).toEqual([]);
});

// §d.search.2
test('SearXNG without an engine that answers does not work, and says which; with results, it does', async () => {
  json(BLOCKED);
  const engines = ['google (CAPTCHA)', 'bing', 'brave', `qwant (${'x'.repeat(60)})`];
  await expect(clientOf('searxng').test()).rejects.toMatchObject({
    code: 'search_engines_blocked',
    engines,
  });
  json({ ...BLOCKED, results: PAGES });
  expect((await search('searxng')).results).toEqual(FOUND);
});

test('a service that does not answer in time is given up, and one that is not there is unavailable', async () => {
  answer = () => undefined;
  await expect(
    clientOf('brave', 50).search(QUERY, new AbortController().signal),
  ).rejects.toMatchObject({ code: 'search_timed_out' });
  const nowhere = searchOver()({ provider: 'searxng', address: 'http://127.0.0.1:9', key: null });
  await expect(nowhere.search(QUERY, new AbortController().signal)).rejects.toMatchObject({
    code: 'search_unavailable',
  });
});

// §d.search.2
test.each<[SearchProvider, unknown, Record<string, string>, unknown]>([
  ['searxng', null, {}, null],
  ['brave', null, { 'x-ratelimit-remaining': '1, 1402' }, { amount: 1402, unit: 'searches' }],
  ['brave', null, {}, null],
  ['dataForSeo', seo([{ money: { balance: 12.5 } }]), {}, { amount: 12.5, unit: 'USD' }],
  ['serpApi', { total_searches_left: 87 }, {}, { amount: 87, unit: 'searches' }],
  ['serpApi', 'not now', {}, null],
])('%s: a test makes one search and says what is left', async (name, account, headers, left) => {
  answer = ({ path }, response) => {
    const isAccount = /account|user_data/.test(path);
    response.writeHead(200, headers);
    response.end(JSON.stringify(isAccount ? account : ANSWERS[name]));
  };
  expect(await clientOf(name).test()).toEqual({
    result: 'worked',
    ms: expect.any(Number),
    results: 2,
    left,
  });
});
