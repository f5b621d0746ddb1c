import type { Outline } from '#contract/content.schema.ts';
import type { ProblemCode } from '#contract/problems.ts';
import type { WritingTask } from '#domain/writing/writingTask.ts';

/** How far a run has come: an engine goes on behind it, also in another process. */
export interface Written {
  readonly outline: Outline | null;
  /** HTML of the blocks of this run, in order, as they were kept (sanitised). */
  readonly blocks: readonly string[];
}

export interface WriteOptions {
  readonly signal: AbortSignal;
  readonly written: Written;
}

/**
 * Part of what an engine writes. A block may come again with the same `at` and a longer text while it
 * grows; `at` counts the run's blocks from 0 and never leaves one out.
 */
export type Piece =
  | { readonly type: 'outline'; readonly outline: Outline }
  | { readonly type: 'block'; readonly at: number; readonly html: string };

/** Something that writes. */
export interface Engine {
  /** Name of the model; null for an engine that writes without one. */
  readonly model: string | null;
  /**
   * Writes a task to its end. Ends early only by `signal` (rejecting with its reason) or with an
   * `EngineError`; what was yielded before stays.
   */
  write(task: WritingTask, options: WriteOptions): AsyncIterable<Piece>;
}

/** Why a model did not write, as problem codes that the page has a text for. */
export type EngineFailure = Extract<ProblemCode, `model_${string}`>;

export class EngineError extends Error {
  readonly code: EngineFailure;
  /** Whether the same again may succeed. */
  readonly isTransient: boolean;
  /** What the model's server asked for; null when it said nothing. */
  readonly retryAfterMs: number | null;

  constructor(
    code: EngineFailure,
    options: { isTransient: boolean; retryAfterMs?: number | null; cause?: unknown },
  ) {
    super(`The model did not write: ${code}`, { cause: options.cause });
    this.code = code;
    this.isTransient = options.isTransient;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
