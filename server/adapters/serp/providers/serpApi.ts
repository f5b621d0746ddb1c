/** SerpApi: the results of Google. https://serpapi.com/search-api */
import { z } from 'zod';
import { failureOfStatus, parsed, readersOf } from '../answers.ts';
import { ideasOf, plainIdea } from '../ideas.ts';
import type { Provider } from '../provider.ts';
import { readRows, textSchema } from '../readRows.ts';
import { languageFor } from '../regions.ts';

const OUT_OF_SEARCHES = /run out of searches|quota|credit|insufficient funds|payment required/i;

const LANGUAGES = { zh: 'zh-cn', 'zh-TW': 'zh-tw', 'pt-BR': 'pt-br', nb: 'no' };

interface Place {
  readonly language: string;
  readonly country: string;
}

/** Of both of its endpoints. */
const placeOf = ({ language, country }: Place) => ({
  hl: languageFor(LANGUAGES, language, country),
  ...(country !== '' && { gl: country.toLowerCase() }),
});

const answerSchema = z.object({
  search_metadata: z.object({ status: z.string() }),
  organic_results: z.unknown().optional(),
  related_searches: z.unknown().optional(),
  suggestions: z.unknown().optional(),
});
const rowSchema = z
  .object({ link: z.string().nullable(), title: textSchema })
  .transform(({ link, title }) => ({ url: link, title }));

export const serpApi: Provider = {
  origin: 'https://serpapi.com',
  search: ({ topic, location, count, ...place }, key) => ({
    path: '/search.json',
    query: {
      engine: 'google',
      q: topic,
      num: String(count),
      ...placeOf(place),
      ...(location !== '' && { location }),
      api_key: key,
    },
  }),
  ...readersOf((body) => {
    const answer = answerSchema.safeParse(body).data;
    return answer && (answer.organic_results ?? []);
  }, rowSchema),
  /** A page of results without them has none; what cannot be read is not known. */
  relatedIn(body) {
    const answer = answerSchema.safeParse(body).data;
    if (answer === undefined) return null;
    const { related_searches: related = [] } = answer;
    const found = readRows(related, z.object({ query: z.string().nullish() }));
    return found?.rows.flatMap(({ query }) => query ?? []) ?? null;
  },
  failureOf(status, text) {
    if (status === 429 && OUT_OF_SEARCHES.test(text)) return 'search_quota_spent';
    const said = answerSchema.safeParse(parsed(text)).data?.search_metadata.status;
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
  ideas: {
    ask: ({ seed, ...place }, key) => ({
      path: '/search.json',
      query: {
        engine: 'google_autocomplete',
        q: seed ?? '',
        ...placeOf(place),
        api_key: key,
      },
    }),
    foundIn(body) {
      const answer = answerSchema.safeParse(body).data;
      const rows = answer && readRows(answer.suggestions ?? [], z.object({ value: z.string() }));
      return ideasOf(rows ?? null, ({ value }) => plainIdea(value));
    },
  },
};
