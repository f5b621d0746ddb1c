/** Related searches from the search services, scripted on this machine: documented answers, refusals and damage. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { SearchProvider } from '#contract/installation/searchProviders.ts';
import { searchOver } from '#server/adapters/serp/search.ts';

interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly authorization: string | undefined;
  readonly body: unknown;
}

let server: Server;
let origin: string;
let asked: Asked[] = [];
let answer: { readonly status: number; readonly body: unknown };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://x');
    const sent = Buffer.concat(await request.toArray()).toString();
    asked.push({
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      authorization: request.headers.authorization,
      body: sent === '' ? null : JSON.parse(sent),
    });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
});
afterAll(() => void server.close());

const QUERY = { seed: 'grinder', website: null, country: 'GB', language: 'en' } as const;

const ideas = (provider: SearchProvider, body: unknown, change: object = {}, status = 200) => {
  answer = { status, body };
  const address = provider === 'searxng' ? origin : null;
  const client = searchOver({ origins: { [provider]: origin } })({ provider, address, key: 'a:b' });
  return client.ideas({ ...QUERY, ...change }, new AbortController().signal);
};

const plain = (...phrases: string[]) => ({
  ideas: phrases.map((phrase) => ({ phrase, reading: {} })),
  leftOut: 0,
});

// §d.topics.2
test.each([
  ['searxng', ['grinder', ['burr grinder', 'hand grinder'], [], []], '/autocompleter'],
  ['searxng', ['burr grinder', 'hand grinder'], '/autocompleter'],
  [
    'brave',
    { type: 'suggest', results: [{ query: 'burr grinder' }, { query: 'hand grinder' }] },
    '/res/v1/suggest/search',
  ],
  [
    'serpApi',
    {
      search_metadata: { status: 'Success' },
      suggestions: [{ value: 'burr grinder' }, { value: 'hand grinder', relevance: 1 }],
    },
    '/search.json',
  ],
] as const)('%s completes what people type', async (provider, body, path) => {
  expect(await ideas(provider, body)).toEqual(plain('burr grinder', 'hand grinder'));
  expect(asked).toMatchObject([{ path, query: { q: 'grinder' } }]);
});

const months = Array.from({ length: 14 }, (_, at) => ({
  year: at < 2 ? 2025 : 2026,
  month: at < 2 ? at + 11 : at - 1,
  search_volume: at,
}));
const ITEM = {
  keyword: 'burr grinder',
  keyword_info: { search_volume: 8100, monthly_searches: months.toReversed() },
  keyword_properties: { keyword_difficulty: 34 },
  serp_info: { serp_item_types: ['organic', 'people_also_ask', 'images'] },
  search_intent_info: { main_intent: 'commercial' },
};
const labs = (items: unknown, code = 20_000) => ({
  status_code: 20_000,
  tasks: [{ status_code: code, result: items === null ? null : [{ items }] }],
});

// §d.topics.2 §d.topics.3
test('DataForSEO says volume, trend of twelve months, difficulty, intent and features', async () => {
  const empty = { keyword: 'x', keyword_info: { search_volume: null, monthly_searches: null } };
  const answer = await ideas('dataForSeo', labs([ITEM, empty, { no: 'keyword' }]));
  const [one, other] = answer.ideas;
  expect(answer.leftOut).toBe(1);
  expect(one).toEqual({
    phrase: 'burr grinder',
    reading: {
      volume: 8100,
      trend: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
      difficulty: 34,
      intent: 'commercial',
      serpFeatures: ['people_also_ask', 'images'],
    },
  });
  expect(
    Object.values(other?.reading ?? { missing: 1 }).every((value) => value === undefined),
  ).toBe(true);
  expect(asked).toEqual([
    {
      path: '/v3/dataforseo_labs/google/keyword_ideas/live',
      query: {},
      authorization: `Basic ${Buffer.from('a:b').toString('base64')}`,
      body: [
        expect.objectContaining({
          keywords: ['grinder'],
          language_code: 'en',
          location_code: 2826,
        }),
      ],
    },
  ]);
});

// §d.topics.2 §d.topics.3
test('a month that is missing makes no trend, and a figure that is none costs no other', async () => {
  const gap = ITEM.keyword_info.monthly_searches.filter((_, at) => at !== 5);
  const odd = {
    ...ITEM,
    keyword_info: { ...ITEM.keyword_info, monthly_searches: gap },
    keyword_properties: { keyword_difficulty: 'hard' },
    serp_info: 'none',
  };
  const {
    ideas: [found],
  } = await ideas('dataForSeo', labs([odd]));
  expect(found).toEqual({
    phrase: 'burr grinder',
    reading: { volume: 8100, intent: 'commercial' },
  });
});

// §d.topics.2 §d.search.3
test.each([
  ['searxng', ['grinder', ['a', null, 'b', 5]], ['a', 'b'], 2],
  ['searxng', ['a', 'b', null], ['a', 'b'], 1],
  ['brave', { results: [{ query: 'a' }, { is_entity: true }] }, ['a'], 1],
  [
    'serpApi',
    { search_metadata: { status: 'Success' }, suggestions: [{ value: 'a' }, { relevance: 5 }] },
    ['a'],
    1,
  ],
] as const)(
  '%s: an odd row of %j is left out and counted, the rest is used',
  async (provider, body, phrases, leftOut) => {
    expect(await ideas(provider, body)).toEqual({ ...plain(...phrases), leftOut });
  },
);

// §d.topics.2
test.each([
  ['searxng', ['grinder', [null, 5]]],
  ['brave', { results: [{ text: 'a' }] }],
  ['dataForSeo', labs([{ word: 'a' }])],
] as const)('%s: of %j no row can be read, which is unusable', async (provider, body) => {
  await expect(ideas(provider, body)).rejects.toMatchObject({ code: 'search_answer_unusable' });
});

// §d.topics.2 §d.topics.3
test('DataForSEO says no figures without a country', async () => {
  expect(await ideas('dataForSeo', labs([ITEM]), { country: '' })).toEqual(plain('burr grinder'));
});

// §d.search.5
test.each(['searxng', 'brave', 'dataForSeo', 'serpApi'] as const)(
  '%s is not asked for a country that does not exist',
  async (provider) => {
    await expect(ideas(provider, labs([ITEM]), { country: 'XX' })).rejects.toMatchObject({
      code: 'search_country_unknown',
    });
    expect(asked).toEqual([]);
  },
);

test('DataForSEO lists the keyphrases of a website', async () => {
  expect(await ideas('dataForSeo', labs(null), { seed: null, website: 'a.example' })).toEqual(
    plain(),
  );
  expect(asked).toMatchObject([
    { path: '/v3/dataforseo_labs/google/keywords_for_site/live', body: [{ target: 'a.example' }] },
  ]);
});

test.each([
  ['dataForSeo', labs(null, 40_200), 200, 'search_quota_spent'],
  ['dataForSeo', labs(null, 40_202), 200, 'search_busy'],
  ['dataForSeo', { status_code: 40_100 }, 401, 'search_key_rejected'],
  ['dataForSeo', { status_code: 20_000 }, 200, 'search_answer_unusable'],
  ['brave', { type: 'suggest' }, 200, 'search_answer_unusable'],
  ['brave', { error: { code: 'QUOTA_LIMITED' } }, 429, 'search_quota_spent'],
  ['searxng', { results: [] }, 200, 'search_answer_unusable'],
  ['serpApi', { error: 'Your account has run out of searches.' }, 429, 'search_quota_spent'],
  ['serpApi', {}, 503, 'search_unavailable'],
] as const)('%s: the answer %j with %d is %s', async (provider, body, status, code) => {
  await expect(ideas(provider, body, {}, status)).rejects.toMatchObject({ code });
});
