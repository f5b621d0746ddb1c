import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '#contract/problem.ts';
import type { Orm } from '#db/database.ts';
import { takeTurn } from './jobStep.repo.ts';

/** Between the beginnings of two reads on one host, by all jobs of all processes. */
export const HOST_TURN_MS = 1000;
const ASK_EVERY_MS = 250;
const PATIENCE_MS = 30_000;

/** Resolves once a turn, such as that of a host, is one's own, among all jobs of all processes. Rejects when `signal` fires. */
export async function myTurn(
  orm: Orm,
  { turn, turnMs }: { readonly turn: string; readonly turnMs: number },
  signal: AbortSignal,
): Promise<void> {
  while (!(await takeTurn(orm, turn, turnMs))) await pause(ASK_EVERY_MS, undefined, { signal });
}

/** Resolves once a host may be read, for what has no signal. Rejects with `page_unreachable` if others read there for too long. */
export async function hostTurn(orm: Orm, host: string): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    await myTurn(orm, { turn: host, turnMs: HOST_TURN_MS }, patience);
  } catch (error) {
    if (!patience.aborted) throw error;
    throw new Problem('page_unreachable', { detail: 'Others are reading on this host.' });
  }
}
