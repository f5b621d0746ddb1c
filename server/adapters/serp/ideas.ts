/** What search services know about related searches: how each is asked, and how its answer reads. */
import { z } from 'zod';
import { SEARCH_INTENTS } from '#contract/topic.route.ts';
import { AMOUNT_MOST, FEATURE_MAX_CHARS, FEATURES_MOST } from '#contract/topicBounds.ts';
import type { SearchProvider } from '#contract/search.route.ts';
import type { Reading } from '#domain/topics/figures.ts';
import type { Asking } from './provider.ts';
import { braveCountryOf, isSaidOf, languageFor, locationCodeOf } from './regions.ts';

export interface IdeasQuery {
  /** What people begin to type; null: a website is asked about. */
  readonly seed: string | null;
  /** A host name; only `isWithFigures` services know websites. */
  readonly website: string | null;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  /** BCP 47. */
  readonly language: string;
}

/** A related search, and what the service says of it. */
export interface Idea {
  readonly phrase: string;
  readonly reading: Reading;
}

export interface IdeaProvider {
  /** It lists many keyphrases with figures at once; the others complete what is typed, a few words at a time. */
  readonly isWithFigures: boolean;
  ask(query: IdeasQuery, key: string): Asking;
  /** Null if the answer has another shape than documented. */
  ideasIn(body: unknown, asked: IdeasQuery): readonly Idea[] | null;
}

const plain = (phrases: readonly string[]): Idea[] =>
  phrases.map((phrase) => ({ phrase, reading: {} }));

const searxng: IdeaProvider = {
  isWithFigures: false,
  ask: ({ seed, language }, key) => ({
    path: '/autocompleter',
    query: { q: seed ?? '', format: 'json', language },
    ...(key !== '' && { headers: { authorization: `Bearer ${key}` } }),
  }),
  /** As OpenSearch has it: what was typed, and the list; of old, the list alone. */
  ideasIn(body) {
    const list = z.array(z.string());
    const open = z.tuple([z.string(), list]).rest(z.unknown()).safeParse(body).data;
    const found = open?.[1] ?? list.safeParse(body).data;
    return found === undefined ? null : plain(found);
  },
};

const brave: IdeaProvider = {
  isWithFigures: false,
  ask: ({ seed, language, country }, key) => ({
    path: '/res/v1/suggest/search',
    query: {
      q: seed ?? '',
      country: braveCountryOf(country),
      lang: languageFor('brave', language, country),
      count: '20',
    },
    headers: { 'x-subscription-token': key },
  }),
  ideasIn(body) {
    const schema = z.object({ results: z.array(z.object({ query: z.string() })) });
    const found = schema.safeParse(body).data?.results;
    return found === undefined ? null : plain(found.map(({ query }) => query));
  },
};

const serpApi: IdeaProvider = {
  isWithFigures: false,
  ask: ({ seed, language, country }, key) => ({
    path: '/search.json',
    query: {
      engine: 'google_autocomplete',
      q: seed ?? '',
      hl: languageFor('serpApi', language, country),
      ...(country !== '' && { gl: country.toLowerCase() }),
      api_key: key,
    },
  }),
  ideasIn(body) {
    const schema = z.object({
      search_metadata: z.object({ status: z.string() }),
      suggestions: z.array(z.object({ value: z.string() })).nullish(),
    });
    const answer = schema.safeParse(body).data;
    return answer === undefined
      ? null
      : plain((answer.suggestions ?? []).map(({ value }) => value));
  },
};

const IDEAS_PER_REQUEST = 1000;
const MONTHS = 12;

const volumeSchema = z.number().min(0).max(AMOUNT_MOST).nullish();

/** DataForSEO Labs, "keyword_ideas" and "keywords_for_site": https://docs.dataforseo.com/v3/dataforseo_labs/. */
const seoIdeaSchema = z.object({
  keyword: z.string(),
  keyword_info: z
    .object({
      search_volume: volumeSchema,
      monthly_searches: z
        .array(
          z.object({
            year: z.int(),
            month: z.int(),
            search_volume: volumeSchema,
          }),
        )
        .nullish(),
    })
    .nullish(),
  keyword_properties: z
    .object({ keyword_difficulty: z.number().min(0).max(100).nullish() })
    .nullish(),
  serp_info: z.object({ serp_item_types: z.array(z.string()).nullish() }).nullish(),
  search_intent_info: z.object({ main_intent: z.string().nullish() }).nullish(),
});
type SeoIdea = z.infer<typeof seoIdeaSchema>;

const seoAnswerSchema = z.object({
  tasks: z.tuple([
    z.object({
      result: z.array(z.object({ items: z.array(z.unknown()).nullish() }).nullable()).nullish(),
    }),
  ]),
});

const dataForSeo: IdeaProvider = {
  isWithFigures: true,
  ask: ({ seed, website, language, country }, key) => ({
    path: `/v3/dataforseo_labs/google/${website === null ? 'keyword_ideas' : 'keywords_for_site'}/live`,
    query: {},
    headers: { authorization: `Basic ${Buffer.from(key, 'utf8').toString('base64')}` },
    body: [
      {
        ...(website === null ? { keywords: [seed ?? ''] } : { target: website }),
        language_code: languageFor('dataForSeo', language, country),
        location_code: locationCodeOf(country) ?? locationCodeOf('US'),
        include_serp_info: true,
        limit: IDEAS_PER_REQUEST,
      },
    ],
  }),
  /** Without figures if no country is chosen: those of another one would be wrong. */
  ideasIn(body, { country }) {
    const isKnown = isSaidOf('dataForSeo', country);
    const [task] = seoAnswerSchema.safeParse(body).data?.tasks ?? [];
    if (task === undefined) return null;
    return (task.result?.[0]?.items ?? []).flatMap((item) => {
      const idea = seoIdeaSchema.safeParse(item).data;
      return idea === undefined
        ? []
        : [{ phrase: idea.keyword, reading: isKnown ? readingOf(idea) : {} }];
    });
  },
};

function readingOf(idea: SeoIdea): Reading {
  const intent = idea.search_intent_info?.main_intent;
  const features = idea.serp_info?.serp_item_types?.filter((type) => type !== 'organic');
  return {
    volume: idea.keyword_info?.search_volume ?? undefined,
    trend: trendOf(idea.keyword_info?.monthly_searches ?? []),
    difficulty: idea.keyword_properties?.keyword_difficulty ?? undefined,
    intent: SEARCH_INTENTS.find((known) => known === intent),
    serpFeatures: features
      ?.slice(0, FEATURES_MOST)
      .map((name) => name.slice(0, FEATURE_MAX_CHARS).toWellFormed()),
  };
}

/** The last twelve months, the oldest first; undefined unless each of them is known. */
function trendOf(
  months: NonNullable<NonNullable<SeoIdea['keyword_info']>['monthly_searches']>,
): number[] | undefined {
  const inOrder = months.toSorted((a, b) => a.year - b.year || a.month - b.month).slice(-MONTHS);
  const values = inOrder.flatMap(({ search_volume: volume }) => volume ?? []);
  return values.length === MONTHS ? values : undefined;
}

export const IDEA_PROVIDERS: Readonly<Record<SearchProvider, IdeaProvider>> = {
  searxng,
  brave,
  dataForSeo,
  serpApi,
};
