/** How answers of search services are read where they are alike. */
import { z } from 'zod';
import type { SearchFailure } from '#contract/installation/search.route.ts';
import type { Provider } from './provider.ts';
import { readRows, textSchema } from './readRows.ts';

/** A row that is no page has null for its address: an answer, or a box beside the results. */
export const resultSchema = z.object({ url: z.string().nullable(), title: textSchema });

type ListOf = (body: unknown) => unknown;

/** Both of the rows that `listOf` finds in an answer; null there: it has another shape than documented. */
export function readersOf(
  listOf: ListOf,
  schema: z.ZodType<{ readonly url: string | null; readonly title: string }> = resultSchema,
): Pick<Provider, 'resultsIn' | 'oddIn'> {
  return {
    resultsIn: (body) =>
      readRows(listOf(body), schema)?.rows.flatMap(({ url, title }) =>
        url === null ? [] : [{ url, title }],
      ) ?? null,
    oddIn(body) {
      const read = readRows(listOf(body), schema);
      return read === null ? 0 : read.odd + read.rows.filter(({ url }) => url === null).length;
    },
  };
}

const LEAST_OF_SERVER_ERROR = 500;

/** What a status means where a service does not say more. */
export function failureOfStatus(status: number): SearchFailure | null {
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

/** Null if it is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
