/** Brave Search. https://api-dashboard.search.brave.com/documentation */
import { z } from 'zod';
import { failureOfStatus, readersOf } from '../answers.ts';
import { ideasOf, plainIdea } from '../ideas.ts';
import type { Provider } from '../provider.ts';
import { readRows } from '../readRows.ts';
import { languageFor } from '../regions.ts';

/** Countries that it can search in; of all others it searches the world. */
const COUNTRIES: ReadonlySet<string> = new Set(
  'AR AU AT BE BR CA CL DK FI FR DE GR HK IN ID IT JP KR MY MX NL NZ NO CN PL PT PH RU SA ZA ES SE CH TW TR GB US'.split(
    ' ',
  ),
);
const countryOf = (country: string): string => (COUNTRIES.has(country) ? country : 'ALL');

const LANGUAGES = {
  'en-GB': 'en-gb',
  ja: 'jp',
  pt: 'pt-pt',
  'pt-BR': 'pt-br',
  zh: 'zh-hans',
  'zh-TW': 'zh-hant',
  no: 'nb',
};

const answerSchema = z.object({
  web: z.object({ results: z.unknown().optional() }).nullish(),
  type: z.literal('search'),
});

export const brave: Provider = {
  origin: 'https://api.search.brave.com',
  search: ({ topic, language, country, location, count }, key) => ({
    path: '/res/v1/web/search',
    query: {
      q: topic,
      country: countryOf(country),
      search_lang: languageFor(LANGUAGES, language, country),
      count: String(count),
      result_filter: 'web',
    },
    headers: {
      'x-subscription-token': key,
      ...(/^[\x20-\x7e]+$/.test(location) && { 'x-loc-city': location }),
    },
  }),
  ...readersOf((body) => {
    const answer = answerSchema.safeParse(body).data;
    return answer && (answer.web ? answer.web.results : []);
  }),
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
  ideas: {
    ask: ({ seed, language, country }, key) => ({
      path: '/res/v1/suggest/search',
      query: {
        q: seed ?? '',
        country: countryOf(country),
        lang: languageFor(LANGUAGES, language, country),
        count: '20',
      },
      headers: { 'x-subscription-token': key },
    }),
    foundIn(body) {
      const list = z.object({ results: z.unknown() }).safeParse(body).data?.results;
      const rows = readRows(list, z.object({ query: z.string() }));
      return ideasOf(rows, ({ query }) => plainIdea(query));
    },
  },
};
