/** SearXNG: a server of one's own that asks many engines. https://docs.searxng.org/dev/search_api.html */
import { z } from 'zod';
import { failureOfStatus, readersOf } from '../answers.ts';
import { ideasOf, plainIdea } from '../ideas.ts';
import type { Provider } from '../provider.ts';
import { readRows } from '../readRows.ts';

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

const signed = (key: string) => (key === '' ? {} : { headers: { authorization: `Bearer ${key}` } });

export const searxng: Provider = {
  origin: '', // always a server of one's own
  search: ({ topic, language, country }, key) => ({
    path: '/search',
    query: {
      q: topic,
      format: 'json',
      categories: 'general',
      language: country === '' || language.includes('-') ? language : `${language}-${country}`,
    },
    ...signed(key),
  }),
  ...readersOf((body) => z.object({ results: z.unknown() }).safeParse(body).data?.results),
  silentIn: (body) => silentSchema.safeParse(body).data?.unresponsive_engines ?? [],
  /** An empty list says nothing: most of the engines that it asks have none. */
  relatedIn: (body) =>
    readRows(
      z.object({ suggestions: z.array(z.unknown()).min(1) }).safeParse(body).data?.suggestions,
      z.string(),
    )?.rows ?? null,
  failureOf: (status) => (status === 403 ? 'search_json_disabled' : failureOfStatus(status)),
  left: null,
  ideas: {
    ask: ({ seed, language }, key) => ({
      path: '/autocompleter',
      query: { q: seed ?? '', format: 'json', language },
      ...signed(key),
    }),
    /** As OpenSearch has it: what was typed, and the list; of old, the list alone. */
    foundIn(body) {
      const open = z
        .tuple([z.string(), z.array(z.unknown())])
        .rest(z.unknown())
        .safeParse(body).data;
      return ideasOf(readRows(open?.[1] ?? body, z.string()), plainIdea);
    },
  },
};
