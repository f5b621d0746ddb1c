/** DataForSEO: the results of Google, and figures of keyphrases. https://docs.dataforseo.com/v3/ */
import { z } from 'zod';
import type { SearchFailure } from '#contract/installation/search.route.ts';
import { SEARCH_INTENTS } from '#contract/topics/topic.route.ts';
import { AMOUNT_MOST, FEATURE_MAX_CHARS, FEATURES_MOST } from '#contract/topics/topicBounds.ts';
import type { Reading } from '#domain/topics/figures.ts';
import { lastYear, monthNumber } from '#domain/topics/trend.ts';
import { failureOfStatus, parsed, readersOf, resultSchema } from '../answers.ts';
import { ideasOf } from '../ideas.ts';
import type { Provider } from '../provider.ts';
import { readRows } from '../readRows.ts';
import { isCountry, languageFor, numberOf } from '../regions.ts';

const LANGUAGES = { zh: 'zh-CN', 'zh-TW': 'zh-TW', nb: 'no' };

interface Place {
  readonly language: string;
  readonly country: string;
}

/** It numbers countries as ISO does, from 2000 on, and knows no world. */
const placeOf = ({ language, country }: Place) => ({
  language_code: languageFor(LANGUAGES, language, country),
  location_code: 2000 + numberOf(isCountry(country) ? country : 'US'),
});

const basic = (key: string) => ({
  authorization: `Basic ${Buffer.from(key, 'utf8').toString('base64')}`,
});

/** It answers 200 and says what happened in numbers of its own, for the request and for its one task. */
const OK = 20_000;
const NO_RESULTS = 40_102;
const FAILURES: Readonly<Record<number, SearchFailure>> = {
  40100: 'search_key_rejected',
  40200: 'search_quota_spent',
  40202: 'search_busy',
  40203: 'search_quota_spent',
  40210: 'search_quota_spent',
  50000: 'search_unavailable',
  50401: 'search_timed_out',
};

const answerSchema = z.object({
  status_code: z.int(),
  tasks: z
    .array(z.object({ status_code: z.int(), result: z.array(z.unknown()).nullish() }))
    .nullish(),
});
/** `items` is null where there are no results. */
const itemsSchema = z.object({ items: z.array(z.unknown()).nullable() });
const otherTypeSchema = z.object({ type: z.string().refine((type) => type !== 'organic') });
const moneySchema = z.object({ money: z.object({ balance: z.number() }) });

const resultIn = (body: unknown): unknown =>
  answerSchema.safeParse(body).data?.tasks?.[0]?.result?.[0];

const ideasAnswerSchema = z.object({
  tasks: z.tuple([
    z.object({
      result: z.array(z.object({ items: z.unknown().optional() }).nullable()).nullish(),
    }),
  ]),
});

const volumeSchema = z.number().min(0).max(AMOUNT_MOST).nullish().catch(null);

/** What of an idea cannot be read is not known; the rest is. */
const ideaSchema = z.object({
  keyword: z.string(),
  keyword_info: z
    .object({
      search_volume: volumeSchema,
      monthly_searches: z
        .array(z.object({ year: z.int(), month: z.int(), search_volume: volumeSchema }))
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
  keyword_properties: z
    .object({ keyword_difficulty: z.number().min(0).max(100).nullish() })
    .nullish()
    .catch(null),
  serp_info: z
    .object({ serp_item_types: z.array(z.string()).nullish() })
    .nullish()
    .catch(null),
  search_intent_info: z.object({ main_intent: z.string().nullish() }).nullish().catch(null),
});
type SeoIdea = z.infer<typeof ideaSchema>;

const IDEAS_PER_REQUEST = 1000;

export const dataForSeo: Provider = {
  origin: 'https://api.dataforseo.com',
  search: ({ topic, count, ...place }, key) => ({
    path: '/v3/serp/google/organic/live/regular',
    query: {},
    headers: basic(key),
    body: [{ keyword: topic, ...placeOf(place), depth: count }],
  }),
  ...readersOf(
    (body) => {
      const answer = answerSchema.safeParse(body).data;
      if (answer?.tasks?.[0]?.status_code === NO_RESULTS) return [];
      const found = itemsSchema.safeParse(resultIn(body)).data;
      return (
        found && (found.items ?? []).filter((item) => !otherTypeSchema.safeParse(item).success)
      );
    },
    resultSchema.extend({ type: z.literal('organic') }),
  ),
  relatedIn: () => null, // only its dearer endpoint does
  failureOf(status, text) {
    const answer = answerSchema.safeParse(parsed(text)).data;
    const codes = [answer?.status_code, answer?.tasks?.[0]?.status_code];
    const code = codes.find((one) => one !== undefined && one !== OK);
    if (code === undefined || code === NO_RESULTS) return failureOfStatus(status);
    return FAILURES[code] ?? 'search_refused_request';
  },
  left: {
    ask: (key) => ({ path: '/v3/appendix/user_data', query: {}, headers: basic(key) }),
    inBody(body) {
      const amount = moneySchema.safeParse(resultIn(body)).data?.money.balance;
      return amount === undefined ? null : { amount, unit: 'USD' };
    },
  },
  /** DataForSEO Labs, "keyword_ideas" and "keywords_for_site". */
  ideas: {
    ask: ({ seed, website, ...place }, key) => ({
      path: `/v3/dataforseo_labs/google/${website === null ? 'keyword_ideas' : 'keywords_for_site'}/live`,
      query: {},
      headers: basic(key),
      body: [
        {
          ...(website === null ? { keywords: [seed ?? ''] } : { target: website }),
          ...placeOf(place),
          include_serp_info: true,
          limit: IDEAS_PER_REQUEST,
        },
      ],
    }),
    /** Without figures if no country is chosen: those of another one would be wrong. */
    foundIn(body, { country }) {
      const [task] = ideasAnswerSchema.safeParse(body).data?.tasks ?? [];
      if (task === undefined) return null;
      return ideasOf(readRows(task.result?.[0]?.items ?? [], ideaSchema), (idea) => ({
        phrase: idea.keyword,
        reading: isCountry(country) ? readingOf(idea) : {},
      }));
    },
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
  const numbered = months.map(({ year, month, search_volume: volume }) => ({
    volume,
    month: monthNumber(year, month),
  }));
  const values = lastYear(numbered)?.map(({ volume }) => volume ?? null) ?? [];
  const known = values.filter((volume) => volume !== null);
  return known.length === values.length && known.length > 0 ? known : undefined;
}
