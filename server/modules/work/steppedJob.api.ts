/** A kind of job that is done in steps, which the workers of all processes share: one row of `server/jobs.ts`. */
import { z } from 'zod';
import type { LimitName } from '#contract/access/limits.ts';
import type { Failure } from '#contract/lib/failure.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import type { SteppedKind } from '#contract/lib/tasks.ts';
import type { Orm } from '#db/database.ts';
import type { JobId } from '#db/schema/ids.ts';
import type { JobRow } from '#db/schema/work.ts';
import type { Deps } from '../../deps.ts';
import { queuedJobId } from '../../policies/checkedIds.ts';

export interface NewStep {
  /** What the step is about, such as an address; no two steps of a job have the same. */
  readonly key: string;
  /** Steps of one turn, such as a host, begin one after another; null: no need to wait. */
  readonly turn: string | null;
}

/**
 * `keep` runs in the transaction that stores the outcome: exactly once, however often the step ran. If it throws a `Problem`, the
 * step has failed, and is not done once more; `refused` says what is stored of that.
 */
export type StepEnd =
  | {
      readonly state: 'done';
      readonly outcome: string;
      keep?(tx: Orm): Promise<void>;
      refused?(code: ProblemCode): StepEnd;
    }
  /** It will not be better another time. */
  | { readonly state: 'failed'; readonly error: Failure; keep?(tx: Orm): Promise<void> };

export interface StepLimits {
  /** Jobs of the kind that one workspace has at once. */
  readonly perWorkspace: number;
  /** Steps of one job; further ones are left out. */
  readonly most: number;
  /** Steps of one job that run at once, in all processes together. */
  readonly atOnce: number;
  /** How often a step is tried. */
  readonly attempts: number;
  /** The longest that one attempt may take. */
  readonly stepMs: number;
  /** The pause before the next attempt; doubles each time. */
  readonly retryMs: number;
  /** The time between the beginnings of two steps of the same turn, of whatever job. */
  readonly turnMs: number;
  /** A step begins once all before it are over; else those that can begin pass those that wait. */
  readonly isInOrder?: boolean;
}

/** The row of a job, with its input as the kind has defined it. */
export type JobOf<Input extends z.ZodObject> = Omit<JobRow, 'input'> & {
  readonly input: z.output<Input>;
};

export interface SteppedJob<Input extends z.ZodObject = z.ZodObject> {
  readonly kind: SteppedKind;
  /** What is stored with the job, without its kind. Validated before it runs. */
  readonly input: Input;
  /** The limit that one job counts against; null: it is free. */
  readonly charge: LimitName | null;
  readonly limits: StepLimits;
  /** Lists what there is to do. Runs again after a crash. */
  plan(deps: Deps, job: JobOf<Input>, signal: AbortSignal): Promise<readonly NewStep[]>;
  /** Does a step, at least once. A rejection is tried again; `signal` fires when it has to end. */
  run(
    deps: Deps,
    job: JobOf<Input>,
    step: { readonly key: string },
    signal: AbortSignal,
  ): Promise<StepEnd>;
  /**
   * Lists what the steps have shown there is to do besides. Called when all of them are over, until it lists nothing; then the job ends.
   * Steps that were listed before must not be listed again. Runs again after a crash, and in several lanes at once.
   */
  further?(deps: Deps, job: JobOf<Input>): Promise<readonly NewStep[]>;
  /** Runs in the transaction that ends a job which nobody has stopped, also when steps were given up. */
  settle?(deps: Pick<Deps, 'now'>, tx: Orm, jobId: JobId): Promise<void>;
}

export const defineSteppedJob = <Input extends z.ZodObject>(
  job: SteppedJob<Input>,
): SteppedJob<Input> => job;

const schema = z.object({ jobId: z.string().transform(queuedJobId) });

/** The queue of those who do the steps. Each runs steps of one job, one after another. */
export const LANES = {
  queue: 'steps',
  schema,
  concurrency: 10, // they wait for web servers most of the time
};

/** Steps that wait for minutes: if their server hangs, the lanes of all others stay free. */
export const SLOW_LANES = { queue: 'slow-steps', schema, concurrency: 3 };

/** The same for the sites of people, which must not wait for models. */
export const SITE_LANES = { queue: 'site-steps', schema, concurrency: 5 };

const OWN_LANES: Readonly<Partial<Record<SteppedKind, typeof LANES>>> = {
  image: SLOW_LANES,
  publishing: SITE_LANES,
};

/** Who does the steps of a kind. */
export const lanesOf = (kind: SteppedKind): typeof LANES => OWN_LANES[kind] ?? LANES;
