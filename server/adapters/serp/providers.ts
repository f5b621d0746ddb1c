/** The search services: how each is asked, how its answer reads, and how it says that it will not answer. */
import { z } from 'zod';
import type { SearchFailure, SearchProvider } from '#contract/search.route.ts';
import { braveCountryOf, languageFor, locationCodeOf } from './regions.ts';
import type { Provider } from './provider.ts';

const resultSchema = z.object({ url: z.string(), title: z.string().catch('') });

const LEAST_OF_SERVER_ERROR = 500;

/** What a status means where a service does not say more. */
function failureOfStatus(status: number): SearchFailure | null {
  if (status >= 200 && status < 300) return null;
  if (status >= LEAST_OF_SERVER_ERROR) return 'search_unavailable';
  return BY_STATUS[status] ?? 'search_refused_request';
}

const BY_STATUS: Readonly<Record<number, SearchFailure>> = {
  401: 'search_key_rejected',
  402: 'search_quota_spent',
  403: 'search_key_rejected',
  404: 'search_answer_unusable',
  408: 'search_timed_out',
  429: 'search_busy',
};

const OUT_OF_SEARCHES = /run out of searches|quota|credit|insufficient funds|payment required/i;

const ENGINE_MAX_CHARS = 60;
const wordsOf = (text: string): string => text.slice(0, ENGINE_MAX_CHARS).toWellFormed();

/** Each engine with the reason, such as `["google", "CAPTCHA"]`. */
const silentSchema = z.object({
  unresponsive_engines: z.array(
    z
      .union([z.tuple([z.string()]).rest(z.unknown()), z.string().transform((name) => [name])])
      .transform(([name = '', why]) =>
        typeof why === 'string' ? `${wordsOf(name)} (${wordsOf(why)})` : wordsOf(name),
      ),
  ),
});

const searxng: Provider = {
  origin: '', // always a server of one's own
  search: ({ topic, language, country }, key) => ({
    path: '/search',
    query: {
      q: topic,
      format: 'json',
      categories: 'general',
      language: country === '' || language.includes('-') ? language : `${language}-${country}`,
    },
    ...(key !== '' && { headers: { authorization: `Bearer ${key}` } }),
  }),
  resultsIn: (body) =>
    z.object({ results: z.array(resultSchema) }).safeParse(body).data?.results ?? null,
  silentIn: (body) => silentSchema.safeParse(body).data?.unresponsive_engines ?? [],
  /** An empty list says nothing: most of the engines that it asks have none. */
  relatedIn: (body) =>
    z.object({ suggestions: z.array(z.string()).min(1) }).safeParse(body).data?.suggestions ?? null,
  failureOf: (status) => (status === 403 ? 'search_json_disabled' : failureOfStatus(status)),
  left: null,
};

const braveSchema = z.object({
  web: z.object({ results: z.array(resultSchema) }).nullish(),
  type: z.literal('search'),
});

const brave: Provider = {
  origin: 'https://api.search.brave.com',
  search: ({ topic, language, country, location, count }, key) => ({
    path: '/res/v1/web/search',
    query: {
      q: topic,
      country: braveCountryOf(country),
      search_lang: languageFor('brave', language, country),
      count: String(count),
      result_filter: 'web',
    },
    headers: {
      'x-subscription-token': key,
      ...(/^[\x20-\x7e]+$/.test(location) && { 'x-loc-city': location }),
    },
  }),
  resultsIn(body) {
    const answer = braveSchema.safeParse(body).data;
    return answer === undefined ? null : (answer.web?.results ?? []);
  },
  relatedIn: () => null,
  failureOf(status, text) {
    if (/SUBSCRIPTION_TOKEN_INVALID/.test(text) && status >= 400) return 'search_key_rejected';
    if (status === 429 && /QUOTA/.test(text)) return 'search_quota_spent';
    return failureOfStatus(status);
  },
  left: {
    /** "1, 1402": of this second and of this month. */
    inHeaders(headers) {
      const amount = Number(headers.get('x-ratelimit-remaining')?.split(',')[1] ?? Number.NaN);
      return Number.isFinite(amount) ? { amount, unit: 'searches' } : null;
    },
  },
};

/** DataForSEO answers 200 and says what happened in numbers of its own, for the request and for its one task. */
const SEO_OK = 20_000;
const seoSchema = z.object({
  status_code: z.int(),
  tasks: z
    .array(z.object({ status_code: z.int(), result: z.array(z.unknown()).nullish() }))
    .nullish(),
});
const seoItemsSchema = z.object({
  items: z
    .array(z.object({ type: z.string(), url: z.string().nullish(), title: z.string().nullish() }))
    .nullish(),
});
const seoMoneySchema = z.object({ money: z.object({ balance: z.number() }) });

const SEO_FAILURES: Readonly<Record<number, SearchFailure>> = {
  40100: 'search_key_rejected',
  40200: 'search_quota_spent',
  40202: 'search_busy',
  40203: 'search_quota_spent',
  40210: 'search_quota_spent',
  50000: 'search_unavailable',
  50401: 'search_timed_out',
};
const SEO_NO_RESULTS = 40_102;

const basic = (key: string) => ({
  authorization: `Basic ${Buffer.from(key, 'utf8').toString('base64')}`,
});

const seoResult = (body: unknown): unknown =>
  seoSchema.safeParse(body).data?.tasks?.[0]?.result?.[0];

const dataForSeo: Provider = {
  origin: 'https://api.dataforseo.com',
  search: ({ topic, language, country, count }, key) => ({
    path: '/v3/serp/google/organic/live/regular',
    query: {},
    headers: basic(key),
    body: [
      {
        keyword: topic,
        language_code: languageFor('dataForSeo', language, country),
        location_code: locationCodeOf(country) ?? locationCodeOf('US'),
        depth: count,
      },
    ],
  }),
  resultsIn(body) {
    const answer = seoSchema.safeParse(body).data;
    if (answer === undefined) return null;
    if (answer.tasks?.[0]?.status_code === SEO_NO_RESULTS) return [];
    const items = seoItemsSchema.safeParse(seoResult(body)).data?.items;
    if (items === undefined || items === null) return null;
    return items.flatMap(({ type, url, title }) =>
      type === 'organic' && url ? [{ url, title: title ?? '' }] : [],
    );
  },
  relatedIn: () => null, // only its dearer endpoint does
  failureOf(status, text) {
    const answer = seoSchema.safeParse(parsed(text)).data;
    const codes = [answer?.status_code, answer?.tasks?.[0]?.status_code];
    const code = codes.find((one) => one !== undefined && one !== SEO_OK);
    if (code === undefined || code === SEO_NO_RESULTS) return failureOfStatus(status);
    return SEO_FAILURES[code] ?? 'search_refused_request';
  },
  left: {
    ask: (key) => ({ path: '/v3/appendix/user_data', query: {}, headers: basic(key) }),
    inBody(body) {
      const amount = seoMoneySchema.safeParse(seoResult(body)).data?.money.balance;
      return amount === undefined ? null : { amount, unit: 'USD' };
    },
  },
};

const serpApiSchema = z.object({
  search_metadata: z.object({ status: z.string() }),
  organic_results: z.array(z.object({ link: z.string(), title: z.string().catch('') })).nullish(),
  related_searches: z
    .array(z.object({ query: z.string().nullish() }))
    .nullish()
    .catch(null),
});

const serpApi: Provider = {
  origin: 'https://serpapi.com',
  search: ({ topic, language, country, location, count }, key) => ({
    path: '/search.json',
    query: {
      engine: 'google',
      q: topic,
      hl: languageFor('serpApi', language, country),
      num: String(count),
      ...(country !== '' && { gl: country.toLowerCase() }),
      ...(location !== '' && { location }),
      api_key: key,
    },
  }),
  resultsIn(body) {
    const answer = serpApiSchema.safeParse(body).data;
    if (answer === undefined) return null;
    return (answer.organic_results ?? []).map(({ link, title }) => ({ url: link, title }));
  },
  /** A page of results without them has none; what cannot be read is not known. */
  relatedIn(body) {
    const answer = serpApiSchema.safeParse(body).data;
    if (answer === undefined) return null;
    const { related_searches: related = [] } = answer;
    return related?.flatMap(({ query }) => query ?? []) ?? null;
  },
  failureOf(status, text) {
    if (status === 429 && OUT_OF_SEARCHES.test(text)) return 'search_quota_spent';
    const said = serpApiSchema.safeParse(parsed(text)).data?.search_metadata.status;
    return failureOfStatus(status) ?? (said === 'Error' ? 'search_unavailable' : null);
  },
  left: {
    ask: (key) => ({ path: '/account.json', query: { api_key: key } }),
    inBody(body) {
      const account = z.object({ total_searches_left: z.number() }).safeParse(body).data;
      return account === undefined
        ? null
        : { amount: account.total_searches_left, unit: 'searches' };
    },
  },
};

export const PROVIDERS: Readonly<Record<SearchProvider, Provider>> = {
  searxng,
  brave,
  dataForSeo,
  serpApi,
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
