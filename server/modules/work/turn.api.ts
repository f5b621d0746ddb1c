import { setTimeout as pause } from 'node:timers/promises';
import type { Orm } from '#db/database.ts';
import { OwnFault } from '../../lib/ownFault.ts';
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

/** Resolves once a host may be read. Rejects with an `OwnFault` if others read there for too long, and when `signal` fires. */
export async function hostTurn(
  orm: Orm,
  host: string,
  signal = new AbortController().signal,
): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const until = AbortSignal.any([signal, patience]);
    await myTurn(orm, { turn: host, turnMs: HOST_TURN_MS }, until);
  } catch (error) {
    if (signal.aborted || !patience.aborted) throw error;
    throw new OwnFault('too_busy', error);
  }
}
