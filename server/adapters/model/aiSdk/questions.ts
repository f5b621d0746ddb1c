/** The two ways to ask a model: for an object of a given shape, and for text as a stream. */
import {
  type FinishReason,
  generateText,
  type LanguageModel,
  NoObjectGeneratedError,
  Output,
  type OutputInterface,
  streamText,
} from 'ai';
import type { z } from 'zod';
import { storable } from '#db/storable.ts';
import type { ModelFailureCode, Patience } from '#domain/writing/modelRules.ts';
import type { Prompt } from '../../../prompts/prompt.ts';
import { EngineError, type OnAnswer } from '../engine.ts';
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

/**
 * More than an answer needs, because the reasoning of many models counts too, but not much more: some servers
 * refuse a prompt that does not fit into the model's context window together with this many tokens.
 */
const MAX_OUTPUT_TOKENS = 4096;

/** Far more than those tokens are. Some servers pay no heed to that number, and a model may repeat itself without end. */
const ANSWER_MAX_CHARS = 100_000;

const COMMON = { maxRetries: 0, maxOutputTokens: MAX_OUTPUT_TOKENS }; // the job queue tries again

/** After these failures, the other form is tried; at the end, the caller can do without an answer. */
const FORM_ONLY: ReadonlySet<ModelFailureCode> = new Set([
  'model_answer_unusable',
  'model_refused_request', // many servers do not support structured output
]);

/** As structured output or, where a server does not support that, as JSON within a text. */
const FORMS = ['held', 'text'] as const;
type Form = (typeof FORMS)[number];

function outputOf<T>(name: string, schema: z.ZodType<T>, form: Form) {
  const held = Output.object({ schema, name });
  if (form === 'held') return held;
  return {
    ...held,
    responseFormat: Output.text().responseFormat,
    parseCompleteOutput: ({ text }, context) =>
      held.parseCompleteOutput({ text: objectIn(text) }, context),
  } satisfies typeof held;
}

/** From the first brace to the last. A pattern would look for the last one from each of the others. */
const objectIn = (text: string): string =>
  text.includes('{') ? text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1) : '';

/**
 * Asks for an object, in one form after the other until `use` returns something for the answer. Returns null if
 * no answer was usable.
 *
 * @throws {EngineError} if there was no answer.
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

/** Asks for a text that arrives as a whole. @throws {EngineError} if there was no answer. */
export async function askWhole(
  asked: AskedModel,
  question: Prompt,
  signal: AbortSignal,
): Promise<string> {
  return askInForm(asked, question, Output.text(), signal);
}

async function askInForm<T>(
  asked: AskedModel,
  question: Prompt,
  output: OutputInterface<T>,
  signal: AbortSignal,
): Promise<T> {
  const startedAt = performance.now();
  const end = AbortSignal.timeout(asked.patience.answerMs);
  try {
    const answer = await generateText({
      model: asked.model,
      ...textOf(question),
      ...COMMON,
      output,
      abortSignal: AbortSignal.any([signal, end]),
    });
    note(asked, question, answer.finishReason, answer.usage, startedAt);
    if (answer.text.length > ANSWER_MAX_CHARS)
      throw new EngineError('model_answer_unusable', { isTransient: true });
    return storable(answer.output);
  } catch (error) {
    signal.throwIfAborted();
    if (NoObjectGeneratedError.isInstance(error) && error.usage !== undefined)
      note(asked, question, error.finishReason ?? 'other', error.usage, startedAt);
    throw end.aborted ? timedOut(asked.patience.answerMs, error) : engineErrorOf(error);
  }
}

/** `ms`: for how long nothing came. */
const timedOut = (ms: number, cause: unknown) =>
  new EngineError('model_timed_out', {
    isTransient: true,
    said: { silentS: Math.round(ms / 1000) },
    cause,
  });

const textOf = ({ instructions, prompt }: Prompt) => ({ instructions, prompt });

/**
 * Streams the text of an answer. Rejects after an error, once everything before it was yielded. A reader that
 * stops ends the request. The timeouts of the AI SDK start with the head of the answer, which many servers
 * send with the first word, so the time is measured here.
 */
export async function* askText(
  asked: AskedModel,
  question: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const end = new AbortController();
  let waitedMs = 0;
  let hasBegun = false;
  const endIn = (ms: number) =>
    setTimeout(() => {
      waitedMs = ms;
      end.abort();
    }, ms);
  const { firstWordMs, nextWordMs, answerMs } = asked.patience;
  const whole = endIn(answerMs);
  let silence = endIn(firstWordMs);
  try {
    const { stream } = streamText({
      model: asked.model,
      ...textOf(question),
      ...COMMON,
      abortSignal: AbortSignal.any([signal, end.signal]),
      onError() {}, // the error is also a part of the stream
    });
    let left = ANSWER_MAX_CHARS;
    for await (const text of textsOf(stream, asked, question)) {
      clearTimeout(silence);
      hasBegun = true;
      left -= text?.length ?? 0;
      if (left < 0) throw brokenOff(true);
      if (text !== null) yield text;
      silence = endIn(nextWordMs);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw end.signal.aborted ? timedOut(waitedMs, error) : cutOr(engineErrorOf(error), hasBegun);
  } finally {
    clearTimeout(silence);
    clearTimeout(whole);
    end.abort();
  }
}

/** An answer that ends at a limit, or for no stated reason, is incomplete: the next attempt continues after it. */
const BROKEN_OFF: ReadonlySet<FinishReason> = new Set<FinishReason>(['length', 'error']);
const brokenOff = (isCutOff: boolean) =>
  new EngineError('model_unavailable', { isTransient: true, isCutOff, said: { isCut: true } });

/** A connection that ends in the middle of an answer is no server that cannot be reached. */
function cutOr(error: EngineError, hasBegun: boolean): EngineError {
  const { code, isTransient, isCutOff, cause } = error;
  const isCut = hasBegun && code === 'model_unavailable';
  if (!isCut) return error;
  return new EngineError(code, { isTransient, isCutOff, cause, said: { ...error.said, isCut } });
}

type Parts = ReturnType<typeof streamText>['stream'];

/** Yields the texts, and null for a sign of life without text. */
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
      case 'ping':
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
          throw brokenOff(finishReason === 'length');
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
  const tokens = { inputTokens: counted(inputTokens), outputTokens: counted(outputTokens) };
  const answer = { model, prompt, version, ...tokens, ms };
  log.info({ ...answer, finishReason }, 'model answered');
  onAnswer?.(answer);
}

/** More than any context holds. */
const TOKENS_MOST = 10_000_000;

/** Null for what is no number of tokens: nobody checks what a server says of them, and they are added up. */
const counted = (tokens: number | undefined): number | null =>
  tokens !== undefined && Number.isInteger(tokens) && tokens >= 0 && tokens <= TOKENS_MOST
    ? tokens
    : null;
