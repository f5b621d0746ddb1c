import { sql } from 'drizzle-orm';
import { Problem } from '#domain/contract/problem.ts';
import type { Orm } from './database.ts';
import { preparedStatement } from './prepared.ts';
import type { Limit } from './rateWindow.ts';

const TOLD_EVERY_MS = 1000;
/** Keys counted at once; the oldest gives way. */
const MOST_KEYS = 100_000;

/** A limit that every request asks for: it must not cost a statement each. */
export interface RateLimiter {
  /**
   * Counts a hit of `key`. Throws `too_many_requests` beyond the limit. Processes tell each other their
   * hits every second, so together they may let through what comes to each within one.
   */
  assertWithin(key: string, limit: Limit): void;
  /** Forgives what the other processes have not been told. */
  close(): void;
}

interface Window {
  /** Hits in all processes, as far as this one knows. */
  hits: number;
  /** Of these, the ones that the others do not know yet. */
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

/** Fixed windows as in `countHit`, counted in memory and added up in the database. */
export function rateLimiter(orm: Orm, now: () => Date): RateLimiter {
  const windows = new Map<string, Window>();
  let timer: NodeJS.Timeout | undefined;
  const time = () => now().getTime();

  function windowOf(key: string, windowMs: number): Window {
    const known = windows.get(key);
    if (known !== undefined && known.endsAt > time()) return known;
    const fresh = { hits: 0, untold: 0, windowMs, endsAt: time() + windowMs };
    windows.delete(key);
    windows.set(key, fresh);
    const [oldest] = windows.keys();
    if (windows.size > MOST_KEYS && oldest !== undefined) windows.delete(oldest);
    return fresh;
  }

  async function tell(): Promise<void> {
    const untold = [...windows].filter(([, window]) => window.untold > 0);
    if (untold.length === 0) return;
    const ours = untold.map(([key, { untold: hits, windowMs }]) => ({ key, hits, windowMs }));
    for (const [, window] of untold) window.untold = 0;
    try {
      const told = await addHits(orm, { hits: JSON.stringify(ours) });
      for (const { key, hits, endsInMs } of told) {
        const window = windows.get(key);
        if (window === undefined) continue;
        window.hits = hits + window.untold;
        window.endsAt = time() + endsInMs;
      }
    } catch {
      // The database is away, which every request finds out by itself. They are told another time.
      for (const { key, hits } of ours) {
        const window = windows.get(key);
        if (window !== undefined) window.untold += hits;
      }
    }
    forgetEnded();
  }

  function forgetEnded(): void {
    for (const [key, { endsAt, untold }] of windows)
      if (endsAt <= time() && untold === 0) windows.delete(key);
  }

  return {
    assertWithin(key, { hits: most, windowMs }) {
      if (most === Number.POSITIVE_INFINITY) return;
      const window = windowOf(key, windowMs);
      window.hits += 1;
      window.untold += 1;
      timer ??= setTimeout(() => {
        timer = undefined;
        void tell();
      }, TOLD_EVERY_MS).unref();
      if (window.hits <= most) return;
      const retryAfterS = Math.ceil((window.endsAt - time()) / 1000);
      throw new Problem('too_many_requests', { retryAfterS });
    },
    close: () => clearTimeout(timer),
  };
}

/** In the order of their keys, so that two processes never wait for each other. */
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
