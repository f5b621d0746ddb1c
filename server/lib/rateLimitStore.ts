import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Orm } from '#db/database.ts';
import { countHit } from '#db/rateWindow.ts';

const DEFAULT_WINDOW_MS = 60_000;

/** Counts for @fastify/rate-limit in the database, where all processes count together; each `name` by itself. */
export function rateLimitStore(orm: Orm, name: string): FastifyRateLimitStoreCtor {
  return class RateLimitStore implements FastifyRateLimitStore {
    incr: FastifyRateLimitStore['incr'] = (address, callback, windowMs = DEFAULT_WINDOW_MS) => {
      countHit(orm, `${name}/${address}`, windowMs).then(
        ({ hits, endsInMs }) => callback(null, { current: hits, ttl: endsInMs }),
        (error: Error) => callback(error),
      );
    };

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
