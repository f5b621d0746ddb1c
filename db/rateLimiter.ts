import { sql } from 'drizzle-orm';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from './database.ts';
import { preparedStatement } from './prepared.ts';
import type { Limit } from './rateWindow.ts';

const TOLD_EVERY_MS = 1000;
/** Above this, the oldest key is dropped. */
const MOST_KEYS = 100_000;

/** Counts requests in memory, so that a request costs no statement. */
export interface RateLimiter {
  /**
   * Counts a hit of `key`. Throws `too_many_requests` above the limit. Processes share their counts once a
   * second, so together they may exceed the limit by one second's hits.
   */
  assertWithin(key: string, limit: Limit): void;
  /** Drops the hits that have not been shared yet. */
  close(): void;
}

interface Window {
  /** Hits in all processes that this one knows of. */
  hits: number;
  /** Hits of this process that have not been shared yet. */
  untold: number;
  readonly windowMs: number;
  /** Milliseconds since 1970. */
  endsAt: number;
}

interface Told {
  readonly key: string;
  readonly hits: number;
  readonly endsInMs: number;
}

/** Fixed windows as in `countHit`: counted in memory, added up in the database. */
export function rateLimiter(orm: Orm, now: () => Date): RateLimiter {
  const windows = openWindows(() => now().getTime());
  let timer: NodeJS.Timeout | undefined;
  return {
    assertWithin(key, { hits: most, windowMs }) {
      if (most === Number.POSITIVE_INFINITY) return;
      const { hits, endsInMs } = windows.hit(key, windowMs);
      timer ??= setTimeout(() => {
        timer = undefined;
        void tell(orm, windows);
      }, TOLD_EVERY_MS).unref();
      if (hits <= most) return;
      throw new Problem('too_many_requests', { retryAfterS: Math.ceil(endsInMs / 1000) });
    },
    close: () => clearTimeout(timer),
  };
}

async function tell(orm: Orm, windows: Windows): Promise<void> {
  const untold = windows.takeUntold();
  if (untold.length === 0) return;
  try {
    windows.learn(await addHits(orm, { hits: JSON.stringify(untold) }));
  } catch {
    windows.giveBack(untold); // The database is unavailable: share them next time.
  }
}

interface Untold {
  readonly key: string;
  readonly hits: number;
  readonly windowMs: number;
}

type Windows = ReturnType<typeof openWindows>;

/** The windows of one process. `time` is in milliseconds since 1970. */
function openWindows(time: () => number) {
  const windows = new Map<string, Window>();
  const windowOf = (key: string, windowMs: number): Window => {
    const known = windows.get(key);
    if (known !== undefined && known.endsAt > time()) return known;
    const fresh = { hits: 0, untold: 0, windowMs, endsAt: time() + windowMs };
    windows.delete(key);
    windows.set(key, fresh);
    const [oldest] = windows.keys();
    if (windows.size > MOST_KEYS && oldest !== undefined) windows.delete(oldest);
    return fresh;
  };
  return {
    hit(key: string, windowMs: number) {
      const window = windowOf(key, windowMs);
      window.hits += 1;
      window.untold += 1;
      return { hits: window.hits, endsInMs: window.endsAt - time() };
    },
    /** Returns the hits to share and marks them as shared. Removes windows that have ended. */
    takeUntold(): Untold[] {
      const taken: Untold[] = [];
      for (const [key, window] of windows) {
        const { untold: hits, windowMs, endsAt } = window;
        if (hits > 0) taken.push({ key, hits, windowMs });
        else if (endsAt <= time()) windows.delete(key);
        window.untold = 0;
      }
      return taken;
    },
    giveBack(taken: readonly Untold[]): void {
      for (const { key, hits, windowMs } of taken) windowOf(key, windowMs).untold += hits;
    },
    learn(told: readonly Told[]): void {
      for (const { key, hits, endsInMs } of told) {
        const window = windows.get(key);
        if (window === undefined) continue;
        window.hits = hits + window.untold;
        window.endsAt = time() + endsInMs;
      }
    },
  };
}

/** Ordered by key, so that two processes cannot deadlock. */
const addHits = preparedStatement(
  ['hits'],
  ({ hits }) => sql<Told>`
    insert into rate_window as kept (key, hits, ends_at)
    select key, hits, now() + "windowMs" * interval '1 millisecond'
    from jsonb_to_recordset(${hits}::jsonb) as hit (key text, hits integer, "windowMs" float8)
    order by key
    on conflict (key) do update set
      hits = case when kept.ends_at <= now() then 0 else kept.hits end + excluded.hits,
      ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
    returning key, hits, (extract(epoch from ends_at - now()) * 1000)::float8 as "endsInMs"`,
);
