/**
 * The resource cache against @tanstack/query-core: the same story must give the same fetches at the
 * same times, the same states, and the same removal. The spec's defaults in query-core:
 * no refetch on focus, and on mount only of what was invalidated.
 */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/query-core';
import type { PortError } from '#contract/lib/problems.ts';
import { isWorthRetrying, READ_RETRIES } from '#domain/retry.ts';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { isFetching } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { anAnswer, noNetwork, someLimits } from '#tests/support/factories.ts';
import { closePages, startWorkflows } from '#tests/support/startPage.ts';

/** How the server answers the nth request: after so many milliseconds, with data or an error. */
type Answer = { readonly in: number; readonly error?: PortError };
type Act = 'use' | 'release' | 'refetch' | 'invalidate';
interface Story {
  readonly answers: readonly Answer[];
  /** What views do, and when. */
  readonly acts: readonly (readonly [at: number, act: Act])[];
  readonly lasts: number;
}
/** What can be seen of a cache at one moment. */
interface Sight {
  readonly isFetching: boolean;
  readonly hasError: boolean;
  readonly data: number | null;
}
interface Cache {
  act(act: Act): void;
  sight(): Sight | null;
}
const MINUTES = 60_000;
type NewCache = (read: () => Promise<number>) => Cache;

const ours: NewCache = (read) => {
  const page = startWorkflows(
    { resources: resourcesSaga },
    {
      limit: {
        getLimits: async () => someLimits({ article: { used: await read(), total: 0, ttl: 0 } }),
      },
    },
  );
  const ref = { name: 'limits', args: null } as const;
  const actions = {
    use: resources.used(ref),
    release: resources.released(ref),
    refetch: resources.refetchRequested(ref),
    invalidate: resources.invalidated({ name: 'limits' }),
  };
  return {
    act: (act) => page.dispatch(actions[act]),
    sight() {
      const entry = resources.select(page.state(), 'limits');
      if (entry === null) return null;
      return {
        isFetching: isFetching(entry),
        hasError: entry.error !== null,
        data: resources.selectEntry(page.state(), 'limits', null)?.data?.article.used ?? null,
      };
    },
  };
};

const theirs: NewCache = (read) => {
  const client = new QueryClient();
  const options = {
    queryKey: ['limits'],
    queryFn: read,
    retry: (failures: number, error: Error) =>
      failures < READ_RETRIES && isWorthRetrying(error as unknown as PortError),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * MINUTES, // its default in a browser; in Node it keeps for ever
    refetchOnWindowFocus: false,
  };
  const leave: (() => void)[] = [];
  const observers: QueryObserver<number>[] = [];
  const acts: Record<Act, () => void> = {
    use() {
      const observer = new QueryObserver<number>(client, options);
      observers.push(observer);
      leave.push(observer.subscribe(() => {}));
    },
    release: () => leave.pop()?.(),
    refetch: () => void observers.at(-1)?.refetch(),
    invalidate: () => void client.invalidateQueries({ queryKey: options.queryKey }),
  };
  return {
    act: (act) => acts[act](),
    sight() {
      const query = client.getQueryCache().find<number>({ queryKey: options.queryKey });
      if (query === undefined) return null;
      const { fetchStatus, error, data } = query.state;
      return { isFetching: fetchStatus !== 'idle', hasError: error !== null, data: data ?? null };
    },
  };
};

const STEP_MS = 100;

/** Plays a story on a cache; returns the times of its requests and every visible change. */
async function told(newCache: NewCache, { answers, acts, lasts }: Story) {
  const startedAt = Date.now();
  const requests: number[] = [];
  const read = async (): Promise<number> => {
    const { in: ms, error } = answers[requests.length] ?? { in: 10 };
    requests.push(Date.now() - startedAt);
    const answer = requests.length;
    await new Promise((resolve) => setTimeout(resolve, ms));
    if (error !== undefined) throw error;
    return answer;
  };
  const cache = newCache(read);
  const sights: { at: number; sight: Sight | null }[] = [];
  for (let at = 0; at <= lasts; at += STEP_MS) {
    for (const [when, act] of acts) if (when === at) cache.act(act);
    await jest.advanceTimersByTimeAsync(50); // looked at halfway, where nothing is due
    const sight = cache.sight();
    if (JSON.stringify(sights.at(-1)?.sight) !== JSON.stringify(sight)) sights.push({ at, sight });
    await jest.advanceTimersByTimeAsync(STEP_MS - 50);
  }
  return { requests, sights };
}

const fine: Answer = { in: 10 };
const slow: Answer = { in: 3000 };
const broken: Answer = { in: 10, error: anAnswer(500) };

const stories: Record<string, Story> = {
  'one use, one answer': { answers: [fine], acts: [[0, 'use']], lasts: 1000 },
  'two uses share one request': {
    answers: [slow],
    acts: [
      [0, 'use'],
      [1000, 'use'],
    ],
    lasts: 5000,
  },
  // §9.cache.3
  'three failures, then an answer': {
    answers: [broken, broken, { in: 10, error: noNetwork }, fine],
    acts: [[0, 'use']],
    lasts: 12_000,
  },
  // §9.cache.3
  'four failures are one too many': {
    answers: [broken, broken, broken, broken, fine],
    acts: [[0, 'use']],
    lasts: 60_000,
  },
  // §d.deviations.2
  'a final answer is not asked again': {
    answers: [{ in: 10, error: anAnswer(404) }],
    acts: [[0, 'use']],
    lasts: 10_000,
  },
  'an error is tried again by the next use': {
    answers: [{ in: 10, error: anAnswer(403) }, fine],
    acts: [
      [0, 'use'],
      [2000, 'release'],
      [3000, 'use'],
    ],
    lasts: 5000,
  },
  // §9.cache.1
  'no request on a second mount while there is an answer': {
    answers: [fine],
    acts: [
      [0, 'use'],
      [1000, 'release'],
      [2000, 'use'],
    ],
    lasts: 4000,
  },
  // §9.cache.4
  'kept five minutes after the last user left, then read anew': {
    answers: [fine, fine],
    acts: [
      [0, 'use'],
      [0, 'use'],
      [1000, 'release'],
      [2000, 'release'],
      [2000 + 5 * MINUTES + 200, 'use'],
    ],
    lasts: 6 * MINUTES,
  },
  'used again within five minutes it stays, and the time starts again': {
    answers: [fine],
    acts: [
      [0, 'use'],
      [1000, 'release'],
      [4 * MINUTES, 'use'],
      [4 * MINUTES + 100, 'release'],
    ],
    lasts: 10 * MINUTES,
  },
  'left while it is read: the answer is kept, from then on five minutes': {
    answers: [slow],
    acts: [
      [0, 'use'],
      [1000, 'release'],
    ],
    lasts: 6 * MINUTES,
  },
  'left while it is read: a failure is not retried': {
    answers: [{ in: 3000, error: anAnswer(500) }, fine],
    acts: [
      [0, 'use'],
      [1000, 'release'],
    ],
    lasts: 6 * MINUTES,
  },
  'left during the pause before a retry: given up': {
    answers: [broken, fine],
    acts: [
      [0, 'use'],
      [500, 'release'],
    ],
    lasts: 20_000,
  },
  'left and used again during the pause: retried': {
    answers: [broken, fine],
    acts: [
      [0, 'use'],
      [300, 'release'],
      [600, 'use'],
    ],
    lasts: 20_000,
  },
  'a refetch asks at once and keeps the old answer meanwhile': {
    answers: [fine, slow],
    acts: [
      [0, 'use'],
      [1000, 'refetch'],
    ],
    lasts: 6000,
  },
  'a refetch during a refetch takes its place': {
    answers: [fine, slow, fine],
    acts: [
      [0, 'use'],
      [1000, 'refetch'],
      [2000, 'refetch'],
    ],
    lasts: 6000,
  },
  'a refetch during the first read waits for it': {
    answers: [slow, fine],
    acts: [
      [0, 'use'],
      [1000, 'refetch'],
    ],
    lasts: 6000,
  },
  'a refetch after an error clears the error': {
    answers: [{ in: 10, error: anAnswer(403) }, slow],
    acts: [
      [0, 'use'],
      [1000, 'refetch'],
    ],
    lasts: 6000,
  },
  'a failed refetch keeps the data beside the error': {
    answers: [fine, { in: 10, error: anAnswer(404) }],
    acts: [
      [0, 'use'],
      [1000, 'refetch'],
    ],
    lasts: 6000,
  },
  'after a failed refetch the next use reads again': {
    answers: [fine, { in: 10, error: anAnswer(404) }, fine],
    acts: [
      [0, 'use'],
      [1000, 'refetch'],
      [2000, 'release'],
      [3000, 'use'],
    ],
    lasts: 6000,
  },
  'invalidated in use: read again at once': {
    answers: [fine, fine],
    acts: [
      [0, 'use'],
      [1000, 'invalidate'],
    ],
    lasts: 3000,
  },
  'invalidated out of use: read again at the next use': {
    answers: [fine, fine],
    acts: [
      [0, 'use'],
      [1000, 'release'],
      [2000, 'invalidate'],
      [4000, 'use'],
    ],
    lasts: 6000,
  },
  'invalidated during a refetch: the refetch starts over': {
    answers: [fine, slow, fine],
    acts: [
      [0, 'use'],
      [1000, 'refetch'],
      [2000, 'invalidate'],
    ],
    lasts: 6000,
  },
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

test.each(Object.entries(stories))('behaves as query-core: %s', async (_, story) => {
  const expected = await told(theirs, story);
  const actual = await told(ours, story);
  expect(expected.requests.length).toBeGreaterThan(0);
  expect(actual).toEqual(expected);
});
