/** The two ways to ask a model: for an object of a given shape, and for text as it is written. */
import {
  type FinishReason,
  generateText,
  NoObjectGeneratedError,
  type LanguageModel,
  Output,
  streamText,
} from 'ai';
import type { z } from 'zod';
import type { Prompt } from '../../../prompts/prompt.ts';
import { EngineError, type EngineFailure, type OnAnswer } from '../engine.ts';
import { engineErrorOf } from './engineErrors.ts';

export interface ModelLog {
  info(data: object, message: string): void;
  warn(data: object, message: string): void;
}

/** A model, and how long it may be silent. */
export interface AskedModel {
  readonly model: LanguageModel;
  readonly name: string;
  readonly log: ModelLog;
  readonly patience: Patience;
  /** Called with what each answer took. */
  readonly onAnswer?: OnAnswer | undefined;
}

export interface Patience {
  /** For an outline, which comes as a whole. */
  readonly outlineMs: number;
  /** Until the first word; a local model reads the question for a while. */
  readonly firstWordMs: number;
  /** Between two words. */
  readonly nextWordMs: number;
}

export const PATIENCE: Patience = {
  outlineMs: 180_000,
  firstWordMs: 120_000,
  nextWordMs: 60_000,
};

/**
 * More than an answer needs, for with many models their reasoning counts, too; not much more, for some
 * servers refuse a question that would not fit into the model's window together with all of it.
 */
const MAX_OUTPUT_TOKENS = 4096;

const COMMON = { maxRetries: 0, maxOutputTokens: MAX_OUTPUT_TOKENS }; // the job queue tries again

/** Answers after which asking in another form, or doing without, is better than failing. */
const FORM_ONLY: ReadonlySet<EngineFailure> = new Set([
  'model_answer_unusable',
  'model_refused_request', // many servers do not support answers in a given form
]);

/** Held to its form by the server, or, as many cannot, JSON somewhere in a text. */
const FORMS = ['held', 'text'] as const;
type Form = (typeof FORMS)[number];

function outputOf<T>(name: string, schema: z.ZodType<T>, form: Form) {
  const held = Output.object({ schema, name });
  if (form === 'held') return held;
  return {
    ...held,
    responseFormat: Output.text().responseFormat,
    parseCompleteOutput: ({ text }, context) =>
      held.parseCompleteOutput({ text: /\{[\s\S]*\}/.exec(text)?.[0] ?? '' }, context),
  } satisfies typeof held;
}

/**
 * Asks for an object, in each form until `use` returns something for the answer. Returns null when no answer was usable.
 *
 * @throws {EngineError} when there was no answer.
 */
export async function askObject<T, R>(
  asked: AskedModel,
  question: Prompt,
  schema: z.ZodType<T>,
  use: (answer: T) => R | null,
  signal: AbortSignal,
): Promise<R | null> {
  for (const form of FORMS) {
    const output = outputOf(question.name, schema, form);
    const answer = await askInForm(asked, question, output, signal).catch(unlessForm);
    const used = answer instanceof EngineError ? null : use(answer);
    if (used !== null) return used;
    const code = answer instanceof EngineError ? answer.code : 'model_answer_unusable';
    asked.log.warn({ model: asked.name, prompt: question.name, code, form }, 'no usable object');
  }
  return null;
}

function unlessForm(error: unknown): EngineError {
  if (error instanceof EngineError && FORM_ONLY.has(error.code)) return error;
  throw error;
}

async function askInForm<T>(
  asked: AskedModel,
  question: Prompt,
  output: ReturnType<typeof Output.object<T>>,
  signal: AbortSignal,
): Promise<T> {
  const startedAt = performance.now();
  try {
    const answer = await generateText({
      model: asked.model,
      ...textOf(question),
      ...COMMON,
      output,
      abortSignal: signal,
      timeout: { totalMs: asked.patience.outlineMs },
    });
    note(asked, question, answer.finishReason, answer.usage, startedAt);
    return answer.output;
  } catch (error) {
    signal.throwIfAborted();
    if (NoObjectGeneratedError.isInstance(error) && error.usage !== undefined)
      note(asked, question, error.finishReason ?? 'other', error.usage, startedAt);
    throw engineErrorOf(error);
  }
}

const textOf = ({ instructions, prompt }: Prompt) => ({ instructions, prompt });

/**
 * The text of an answer as it comes. What came before an error was yielded; then it rejects. A reader
 * that leaves ends the request. The limits of the AI SDK begin to count with the head of the answer,
 * which many servers send with the first word: so they are counted here.
 */
export async function* askText(
  asked: AskedModel,
  question: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const end = new AbortController();
  const endIn = (ms: number) => setTimeout(() => end.abort(), ms);
  let silence = endIn(asked.patience.firstWordMs);
  try {
    const { stream } = streamText({
      model: asked.model,
      ...textOf(question),
      ...COMMON,
      abortSignal: AbortSignal.any([signal, end.signal]),
      onError() {}, // the error comes as a part, too
    });
    for await (const text of textsOf(stream, asked, question)) {
      clearTimeout(silence);
      if (text !== null) yield text;
      silence = endIn(asked.patience.nextWordMs);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw engineErrorOf(error);
  } finally {
    clearTimeout(silence);
    end.abort();
  }
}

/** An answer that ends at a limit, or without saying why, is not whole: the next attempt goes on behind it. */
const BROKEN_OFF: ReadonlySet<FinishReason> = new Set<FinishReason>(['length', 'error']);

type Parts = ReturnType<typeof streamText>['stream'];

/** The texts; null for a sign of life that is none. */
async function* textsOf(
  parts: Parts,
  asked: AskedModel,
  question: Prompt,
): AsyncGenerator<string | null> {
  const startedAt = performance.now();
  for await (const part of parts) {
    switch (part.type) {
      case 'text-delta':
        yield part.text;
        break;
      case 'reasoning-delta':
        yield null;
        break;
      case 'error':
        throw part.error;
      case 'abort':
        throw new Error(part.reason ?? 'The model said nothing.');
      case 'finish': {
        const { finishReason, rawFinishReason, totalUsage } = part;
        note(asked, question, finishReason, totalUsage, startedAt);
        if (finishReason === 'content-filter')
          throw new EngineError('model_refused_request', { isTransient: false });
        if (BROKEN_OFF.has(finishReason) || rawFinishReason === undefined)
          throw new EngineError('model_unavailable', { isTransient: true });
      }
    }
  }
}

/** Undefined where the server did not say. */
interface Tokens {
  readonly inputTokens?: number | undefined;
  readonly outputTokens?: number | undefined;
}

/** Logs an answer and reports it. */
function note(
  { name: model, log, onAnswer }: AskedModel,
  { name: prompt, version }: Prompt,
  finishReason: FinishReason,
  { inputTokens, outputTokens }: Tokens,
  startedAt: number,
): void {
  const ms = Math.round(performance.now() - startedAt);
  const tokens = { inputTokens: inputTokens ?? null, outputTokens: outputTokens ?? null };
  const answer = { model, prompt, version, ...tokens, ms };
  log.info({ ...answer, finishReason }, 'model answered');
  onAnswer?.(answer);
}
