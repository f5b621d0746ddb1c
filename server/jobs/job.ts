import type { z } from 'zod';
import type { Deps } from '../deps.ts';

/** Which attempt of a job this is. */
export interface Attempt {
  /** Nothing is tried after it. */
  readonly isLast: boolean;
}

/** A kind of background job: one row of `jobs.ts`. */
export interface Job<Schema extends z.ZodType = z.ZodType> {
  readonly queue: string;
  /** Validates the data of a job before it runs. */
  readonly schema: Schema;
  /** How many of these a process runs at once. */
  readonly concurrency: number;
  /** How long the queue keeps a job that has ended. */
  readonly keepDays: number;
  /** When the queue adds a job by itself; at most one of them then runs, in one process. */
  readonly cron?: string;
  /** Runs again after a worker died. Rejects to be retried. */
  run(deps: Deps, data: z.output<Schema>, signal: AbortSignal, attempt: Attempt): Promise<void>;
  /** Runs once the last attempt has failed. */
  giveUp?(deps: Deps, data: z.output<Schema>): Promise<void>;
}

export const defineJob = <Schema extends z.ZodType>(job: Job<Schema>): Job<Schema> => job;
