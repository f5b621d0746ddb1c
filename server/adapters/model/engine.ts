import type { SearchFields } from '#contract/article/article.schema.ts';
import { type Failure, failureOf, type ServerSaid } from '#contract/lib/failure.ts';
import type { TaskName } from '#contract/lib/tasks.ts';
import type { Outline } from '#contract/writing/content.schema.ts';
import type { ResultField } from '#domain/article/searchFields.ts';
import type { ModelFailureCode } from '#domain/writing/modelRules.ts';
import type {
  ChatQuestion,
  OutlineTask,
  ProposalTask,
  ToneTask,
  WritingTask,
} from '#domain/writing/writingTask.ts';

/** What a run has written so far. An engine continues after it, also in another process. */
export interface Written {
  readonly outline: Outline | null;
  /** HTML of the blocks of this run, in order, as they were stored (sanitised). */
  readonly blocks: readonly string[];
  /** How far a translation is; absent before its title is translated. */
  readonly translated?: TranslatedSoFar | undefined;
}

export interface TranslatedSoFar {
  /** Blocks of the original. */
  readonly done: number;
  readonly total: number;
  /** Blocks that were written for them: a slot may stand behind a block. */
  readonly blocks: number;
}

/** What one answer of a model took. Tokens are null where its server did not say. */
export interface ModelAnswer {
  readonly model: string;
  /** Name and version of the prompt. */
  readonly prompt: string;
  readonly version: number;
  readonly inputTokens: number | null;
  readonly outputTokens: number | null;
  readonly ms: number;
}
export type OnAnswer = (answer: ModelAnswer) => void;

export interface WriteOptions {
  readonly signal: AbortSignal;
  readonly written: Written;
  readonly onAnswer?: OnAnswer;
}

export interface PlanOptions {
  readonly signal: AbortSignal;
  readonly onAnswer?: OnAnswer;
}

export interface ProposeOptions {
  readonly signal: AbortSignal;
  /** The alternatives that are complete already, as blocks of HTML. */
  readonly written: readonly (readonly string[])[];
  readonly onAnswer?: OnAnswer;
}

/** An alternative as far as it is written; it comes again with the same `at` while it grows. */
export interface Alternative {
  /** Counts the alternatives from 0. */
  readonly at: number;
  /** HTML of the blocks; of a place within a block, one piece of running text. */
  readonly blocks: readonly string[];
  readonly isComplete: boolean;
}

export interface AnswerOptions {
  readonly signal: AbortSignal;
  readonly onAnswer?: OnAnswer;
}

/**
 * Part of what an engine writes. A growing block is sent again with the same `at` and a longer text; `at`
 * counts the run's blocks from 0 without gaps.
 */
export type Piece =
  | { readonly type: 'outline'; readonly outline: Outline }
  | { readonly type: 'block'; readonly at: number; readonly html: string }
  | {
      readonly type: 'named';
      readonly title: string;
      readonly fields: Pick<SearchFields, ResultField>;
    }
  | ({ readonly type: 'translated' } & TranslatedSoFar);

/** Gives each task its engine. A job that runs keeps those it was given. */
export interface Engines {
  engineFor(task: TaskName): Promise<Engine>;
  /** The engine and, if that has failed for good, the one that writes on; null if it is no other one. */
  enginesFor(task: TaskName): Promise<{ readonly engine: Engine; readonly spare: Engine | null }>;
  /** The setting has changed: the next task gets the new engine, here at once, and in other processes soon. */
  changed(): void;
}

/** Writes the text of a task. */
export interface Engine {
  /** Name of the model; null for an engine that writes without one. */
  readonly model: string | null;
  /** What it can write. */
  readonly tasks: readonly TaskName[];
  /**
   * Writes a task to its end. Ends early only when `signal` aborts (rejecting with its reason) or with an
   * `EngineError`; what was yielded before stays valid.
   */
  write(task: WritingTask, options: WriteOptions): AsyncIterable<Piece>;
  /** Plans the sections of an article. Rejects only as `write` does. */
  plan(task: OutlineTask, options: PlanOptions): Promise<Outline>;
  /** Proposes one alternative after the other. Ends early only as `write` does. */
  propose(task: ProposalTask, options: ProposeOptions): AsyncIterable<Alternative>;
  /** Answers a question, as blocks of HTML that grow. Ends early only as `write` does. */
  answer(question: ChatQuestion, options: AnswerOptions): AsyncIterable<readonly string[]>;
  /** Says in words how a voice sounds. Rejects only as `write` does. */
  describe(task: ToneTask, options: PlanOptions): Promise<string>;
}

interface EngineErrorOptions {
  readonly isTransient: boolean;
  readonly retryAfterMs?: number | null;
  readonly isCutOff?: boolean;
  readonly said?: ServerSaid;
  readonly cause?: unknown;
}

export class EngineError extends Error {
  /** The page has a text for it. */
  readonly code: ModelFailureCode;
  /** Whether another attempt may succeed. */
  readonly isTransient: boolean;
  /** How long the model's server asked to wait, or null. */
  readonly retryAfterMs: number | null;
  /** The answer ended at the model's limit; an attempt that continues behind it gets the rest. */
  readonly isCutOff: boolean;
  /** No log has it: servers repeat what people have written. */
  readonly #said: ServerSaid;

  constructor(code: ModelFailureCode, options: EngineErrorOptions) {
    super(`The model did not write: ${code}`, { cause: options.cause });
    this.code = code;
    this.isTransient = options.isTransient;
    this.retryAfterMs = options.retryAfterMs ?? null;
    this.isCutOff = options.isCutOff ?? false;
    this.#said = options.said ?? {};
  }

  /** What the model's server said. */
  get said(): ServerSaid {
    return this.#said;
  }

  /** The code with what the server said, as failures are stored. */
  get failure(): Failure {
    return failureOf(this.code, this.said);
  }
}
