import { setTimeout as pause } from 'node:timers/promises';
import type { Orm } from '#db/database.ts';
import { takeTurn } from './jobStep.repo.ts';

const ASK_EVERY_MS = 250;

/** Resolves once a turn, such as that of a host, is one's own, among all jobs of all processes. Rejects when `signal` fires. */
export async function myTurn(
  orm: Orm,
  { turn, turnMs }: { readonly turn: string; readonly turnMs: number },
  signal: AbortSignal,
): Promise<void> {
  while (!(await takeTurn(orm, turn, turnMs))) await pause(ASK_EVERY_MS, undefined, { signal });
}
