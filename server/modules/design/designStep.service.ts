/**
 * What is done in the design tool takes longer than a request may. So each request takes one step, and stores what came of it
 * before it answers: whichever process takes the next one goes on from there, also if this one dies.
 */
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import type { ImageDesignRow } from '#db/schema/design.ts';
import { isAnswerLost } from '../../adapters/design/answerLost.ts';
import type { Deps } from '../../deps.ts';
import { isProblem } from './designToken.service.ts';
import { endStep, findDesign, type OfImage, takeStep } from './imageDesign.repo.ts';

/** What came of a step: what is stored of it, and whether it was the last one. `keep` is part of the transaction that stores it. */
export type StepEnd<Ready> = {
  readonly change: Partial<ImageDesignRow>;
  keep?(tx: Orm): Promise<void>;
} & Progress<Ready>;

export type Progress<Ready> = { readonly waitS: number } | { readonly ready: Ready };

/** A step is one request of at most 20 s, perhaps after tokens were renewed; a process that takes longer is taken for dead. */
const LEASE_MS = 60_000;
/** Until another request has taken its step. */
const TURN_S = 2;
/** The longest that the page is asked to wait; a person hears of longer ones. */
const WAIT_MOST_S = 60;

/** Takes a step of the design of an image, one at a time. Throws what the step throws, and then it can be taken again. */
export async function oneStep<Ready>(
  deps: Deps,
  of: OfImage,
  step: (row: ImageDesignRow) => Promise<StepEnd<Ready>>,
): Promise<Progress<Ready>> {
  const row = await takeStep(deps.orm, of, deps.newId(), LEASE_MS);
  if (row === null) return { waitS: TURN_S };
  try {
    const end = await step(row);
    await deps.orm.transaction((tx) => stored(tx, row, end));
    return end;
  } catch (error) {
    await endStep(deps.orm, row, changeAfter(error));
    const { retryAfterS: waitS = WAIT_MOST_S + 1 } = error instanceof Problem ? error : {};
    if (isProblem(error, 'design_busy') && waitS <= WAIT_MOST_S) return { waitS };
    throw error;
  }
}

/** What is kept comes first: it locks the workspace before anything else. */
async function stored<Ready>(tx: Orm, row: ImageDesignRow, end: StepEnd<Ready>): Promise<void> {
  await end.keep?.(tx);
  if (await endStep(tx, row, end.change)) return;
  // Another one has taken its place, or the account is disconnected.
  throw (await findDesign(tx, row)) === null
    ? new Problem('design_not_connected')
    : new Problem('design_busy', { retryAfterS: TURN_S });
}

/** An upload or export goes on after what may pass; else it is begun anew the next time. */
const changeAfter = (error: unknown): Partial<ImageDesignRow> =>
  isAnswerLost(error) || isProblem(error, 'design_busy')
    ? {}
    : { uploadJob: null, exportJob: null };
