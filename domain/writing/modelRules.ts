/**
 * How each task is done with a model: by which of the two, how long it may take, how often it is tried again, and what
 * writes on if that model fails for good. Both models may be the same. docs/models.md has this table.
 */
import type { ProblemCode } from '#contract/lib/problems.ts';
import type { TaskName } from '#contract/lib/tasks.ts';

export type ModelChoice = 'fast' | 'best';

/** How long one answer may take. */
export interface Patience {
  /** Until the first word of a stream; a local model needs a while to read the prompt. */
  readonly firstWordMs: number;
  /** Between two words of a stream. */
  readonly nextWordMs: number;
  /** From the question to the end of the answer. */
  readonly answerMs: number;
}

export interface ModelRule extends Patience {
  readonly model: ModelChoice;
  /** How often the job is run again after a failure that may pass, with pauses that double from one second on. */
  readonly retries: number;
  /** The model that writes on. Null: none. */
  readonly fallback: ModelChoice | null;
}

/** The job goes on where its text ends, and nobody waits at the screen. */
const WRITING: ModelRule = {
  model: 'best',
  fallback: 'fast',
  retries: 5,
  firstWordMs: 120_000,
  nextWordMs: 60_000,
  answerMs: 900_000,
};

/** Its answer arrives as a whole. */
const PLANNING: ModelRule = { ...WRITING, retries: 3, answerMs: 180_000 };

/** Some texts at a time: each answer arrives as a whole. */
const TRANSLATING: ModelRule = { ...WRITING, answerMs: 180_000 };

/** The writer waits for it, and an attempt begins the alternative anew. */
const CHANGING: ModelRule = {
  model: 'fast',
  fallback: 'best',
  retries: 3,
  firstWordMs: 90_000,
  nextWordMs: 60_000,
  answerMs: 300_000,
};
const ADDING: ModelRule = { ...CHANGING, model: 'best', fallback: 'fast' };
const SUGGESTING: ModelRule = { ...CHANGING, retries: 2, answerMs: 120_000 };

/** The writer waits for it, and an attempt begins the answer anew. */
const ANSWERING: ModelRule = { ...ADDING, retries: 2 };

/** The best model writes what is new and long; the fast one changes, lists and suggests. */
export const MODEL_RULES = {
  outline: PLANNING,
  draft: WRITING,
  section: WRITING,
  passage: WRITING,
  translation: TRANSLATING,
  post: TRANSLATING,
  introduction: ADDING,
  conclusion: ADDING,
  faq: ADDING,
  rephrase: CHANGING,
  simplify: CHANGING,
  shorten: CHANGING,
  expand: CHANGING,
  summarise: CHANGING,
  changeTone: CHANGING,
  continue: CHANGING,
  fixGrammar: CHANGING,
  humanize: CHANGING,
  inVoice: CHANGING,
  translate: CHANGING,
  list: CHANGING,
  table: CHANGING,
  chat: ANSWERING,
  titles: SUGGESTING,
  meta: SUGGESTING,
  tone: SUGGESTING,
} as const satisfies Record<TaskName, ModelRule>;

/** The longest that a worker waits when a model's server asks it to (`Retry-After`). */
export const RETRY_AFTER_MAX_MS = 30_000;

/** Why a model did not write. */
export type ModelFailureCode = Extract<ProblemCode, `model_${string}`>;

/**
 * What becomes of a failure: tried again, and left to the other model in the end; left to the other model at once; or
 * final, because the other model is on the same account, or has been asked for the same thing.
 */
export const AFTER_FAILURE = {
  model_busy: 'again',
  model_unavailable: 'again',
  model_timed_out: 'again',
  model_answer_unusable: 'again',
  model_not_found: 'other',
  model_context_full: 'other',
  model_key_rejected: 'final',
  model_quota_spent: 'final',
  model_refused_request: 'final',
  model_file_unusable: 'final',
  model_library_missing: 'final',
} as const satisfies Record<ModelFailureCode, 'again' | 'other' | 'final'>;

/** Whether another attempt of the same model may succeed. */
export const mayPass = (code: ModelFailureCode): boolean => AFTER_FAILURE[code] === 'again';
