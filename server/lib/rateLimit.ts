import type { FastifyReply } from 'fastify';
import type { Orm } from '#db/database.ts';
import { countHit } from '#db/rateWindow.ts';
import { Problem } from '#domain/contract/problem.ts';

const MINUTE_MS = 60_000;

/** Counts a request under `key`, for all processes together. Throws `too_many_requests` beyond `perMinute`. */
export async function assertWithinRate(
  orm: Orm,
  reply: FastifyReply,
  key: string,
  perMinute: number,
): Promise<void> {
  const { hits, endsInMs } = await countHit(orm, key, MINUTE_MS);
  if (hits <= perMinute) return;
  reply.header('retry-after', Math.ceil(endsInMs / 1000));
  throw new Problem('too_many_requests');
}
