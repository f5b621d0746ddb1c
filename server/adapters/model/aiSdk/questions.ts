/** The two ways in which a model is asked: for an outline, and for text as it is written. */
import {
  type FinishReason,
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  Output,
  streamText,
} from 'ai';
import { z } from 'zod';
import type { Outline } from '#contract/content.schema.ts';
import type { Prompt } from '../../../prompts/prompt.ts';
import { EngineError } from '../engine.ts';
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

const OUTLINE_SECTIONS = { least: 3, most: 12 };
const HEADING_MAX_CHARS = 200;
/**
 * More than an answer needs, for with many models their reasoning counts, too; not much more, for some
 * servers refuse a question that would not fit into the model's window together with all of it.
 */
const MAX_OUTPUT_TOKENS = 4096;

const COMMON = { maxRetries: 0, maxOutputTokens: MAX_OUTPUT_TOKENS }; // the job queue tries again

const answerSchema = z.object({
  sections: z
    .array(z.object({ heading: z.string(), points: z.array(z.string()) }))
    .min(OUTLINE_SECTIONS.least)
    .max(OUTLINE_SECTIONS.most),
});

const held = Output.object({ schema: answerSchema, name: 'outline' });

/** Two ways to an outline: held to its form by the server, or, as many cannot, JSON somewhere in a text. */
const OUTLINE_FORMS = {
  held,
  text: {
    ...held,
    responseFormat: Output.text().responseFormat,
    parseCompleteOutput: ({ text }, context) =>
      held.parseCompleteOutput({ text: /\{[\s\S]*\}/.exec(text)?.[0] ?? '' }, context),
  },
} satisfies Record<string, typeof held>;

export type OutlineForm = keyof typeof OUTLINE_FORMS;

/** Asks for an outline; rejects with `model_answer_unusable` when there is none in the answer. */
export async function askOutline(
  { model, name, log, patience }: AskedModel,
  question: Prompt,
  form: OutlineForm,
  signal: AbortSignal,
): Promise<Outline> {
  const startedAt = performance.now();
  try {
    const { output, finishReason, usage } = await generateText({
      model,
      ...question,
      ...COMMON,
      output: OUTLINE_FORMS[form],
      abortSignal: signal,
      timeout: { totalMs: patience.outlineMs },
    });
    log.info({ model: name, finishReason, ...spent(usage, startedAt) }, 'model made an outline');
    return usable(output.sections);
  } catch (error) {
    signal.throwIfAborted();
    throw engineErrorOf(error);
  }
}

/** Two sections of one name could not be told from each other when a draft goes on. */
function usable(sections: Outline): Outline {
  const outline = new Map<string, Outline[number]>();
  for (const { heading, points } of sections) {
    const name = plain(heading).slice(0, HEADING_MAX_CHARS);
    if (name !== '' && !outline.has(name))
      outline.set(name, { heading: name, points: points.map(plain).filter((it) => it !== '') });
  }
  if (outline.size >= OUTLINE_SECTIONS.least) return [...outline.values()];
  throw new EngineError('model_answer_unusable', { isTransient: true });
}

/** On one line, and without the marks of Markdown around it. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[ #*]+|[ #*]+$/g, '');

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
      ...question,
      ...COMMON,
      abortSignal: AbortSignal.any([signal, end.signal]),
      onError() {}, // the error comes as a part, too
    });
    for await (const text of textsOf(stream, asked)) {
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
async function* textsOf(parts: Parts, { name, log }: AskedModel): AsyncGenerator<string | null> {
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
        log.info({ model: name, finishReason, ...spent(totalUsage, startedAt) }, 'model wrote');
        if (finishReason === 'content-filter')
          throw new EngineError('model_refused_request', { isTransient: false });
        if (BROKEN_OFF.has(finishReason) || rawFinishReason === undefined)
          throw new EngineError('model_unavailable', { isTransient: true });
      }
    }
  }
}

function spent({ inputTokens, outputTokens }: LanguageModelUsage, startedAt: number) {
  return { inputTokens, outputTokens, ms: Math.round(performance.now() - startedAt) };
}
