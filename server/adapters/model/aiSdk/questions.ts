/** The two ways to ask a model: for an outline, and for text as a stream. */
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
  /** For an outline, which arrives as a whole. */
  readonly outlineMs: number;
  /** Until the first word; a local model needs a while to read the prompt. */
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
 * More than an answer needs, because the reasoning of many models counts too, but not much more: some servers
 * refuse a prompt that does not fit into the model's context window together with this many tokens.
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

/**
 * Two ways to get an outline: as structured output or, where a server does not support that, as JSON within a
 * text.
 */
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

/** Asks for an outline. Rejects with `model_answer_unusable` if the answer contains none. */
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

/** Merges sections of the same name, which could not be told apart when a draft is continued. */
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

/** On one line, without Markdown marks around it. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[ #*]+|[ #*]+$/g, '');

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
  const endIn = (ms: number) => setTimeout(() => end.abort(), ms);
  let silence = endIn(asked.patience.firstWordMs);
  try {
    const { stream } = streamText({
      model: asked.model,
      ...question,
      ...COMMON,
      abortSignal: AbortSignal.any([signal, end.signal]),
      onError() {}, // the error is also a part of the stream
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

/** An answer that ends at a limit, or for no stated reason, is incomplete: the next attempt continues after it. */
const BROKEN_OFF: ReadonlySet<FinishReason> = new Set<FinishReason>(['length', 'error']);

type Parts = ReturnType<typeof streamText>['stream'];

/** Yields the texts, and null for a sign of life without text. */
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
