import type { JOB_STATES, STEP_STATES } from '#contract/lib/tasks.ts';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';

/** Streamed text reaches the store at most this often. */
export const STREAM_BATCH_MS = 50;
/** The stream of a finished job closes at once without an event; a restarting server does so fewer times in a row. */
export const STREAM_SILENT_CLOSES = 3;

/** Writing jobs that are `stopped` or `failed` can be continued. */
export type JobState = (typeof JOB_STATES)[number];
export type StepState = (typeof STEP_STATES)[number];

const STATE_AFTER: Readonly<Record<GenerationEvent['type'], JobState>> = {
  started: 'running',
  reading: 'running',
  named: 'running',
  translated: 'running',
  outlined: 'running',
  put: 'running',
  proposed: 'running',
  consulted: 'running',
  answered: 'running',
  progress: 'running',
  remove: 'running',
  finished: 'finished',
  partial: 'partial',
  stopped: 'stopped',
  failed: 'failed',
};

/** Returns the state of a job after an event. */
export function stateAfter(event: GenerationEvent): JobState {
  return STATE_AFTER[event.type];
}

export function isJobOver(state: JobState): boolean {
  return state !== 'queued' && state !== 'running';
}

export function canContinue(state: JobState): boolean {
  return state === 'stopped' || state === 'failed';
}
