/** The two ways in which a model is asked: for an outline, and for text as it is written. */
import { generateText, type LanguageModel, Output, streamText } from 'ai';
import { z } from 'zod';
import type { Outline } from '#domain/contract/content.schema.ts';
import type { Prompt } from '../../../prompts/writing.ts';
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
  /** Until the first word; a local model reads the question for a while. */
  readonly firstChunkMs: number;
  readonly chunkMs: number;
}

export const PATIENCE: Patience = { firstChunkMs: 120_000, chunkMs: 60_000 };
const OUTLINE_MAX_SECTIONS = 12;
const OUTLINE_MAX_TOKENS = 4000;
const SECTION_MAX_TOKENS = 4000;

/** Limits are kept here, not in the schema: not every server knows how to enforce them. */
const outlineAnswer = z.object({
  sections: z.array(z.object({ heading: z.string(), points: z.array(z.string()) })),
});

/** Asks for an outline; rejects with `model_answer_unusable` when there is none in the answer. */
export async function askOutline(
  { model, patience }: AskedModel,
  question: Prompt,
  signal: AbortSignal,
): Promise<Outline> {
  try {
    const { output } = await generateText({
      model,
      ...question,
      output: Output.object({ schema: outlineAnswer, name: 'outline' }),
      maxRetries: 0, // the job queue tries again
      maxOutputTokens: OUTLINE_MAX_TOKENS,
      abortSignal: signal,
      timeout: { totalMs: patience.firstChunkMs },
    });
    const outline = usable(output.sections);
    if (outline.length > 0) return outline;
  } catch (error) {
    signal.throwIfAborted();
    throw engineErrorOf(error);
  }
  throw new EngineError('model_answer_unusable', { isTransient: true });
}

function usable(sections: Outline): Outline {
  return sections
    .map(({ heading, points }) => ({ heading: oneLine(heading), points: points.map(oneLine) }))
    .filter(({ heading }) => heading !== '')
    .slice(0, OUTLINE_MAX_SECTIONS);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The text of an answer as it comes. What came before an error was yielded; then it rejects. */
export async function* askText(
  { model, name, log, patience }: AskedModel,
  question: Prompt,
  signal: AbortSignal,
): AsyncGenerator<string> {
  try {
    const { fullStream } = streamText({
      model,
      ...question,
      maxRetries: 0,
      maxOutputTokens: SECTION_MAX_TOKENS,
      abortSignal: signal,
      timeout: patience,
      onError() {}, // the error comes as a part, too
    });
    for await (const part of fullStream) {
      if (part.type === 'text-delta') yield part.text;
      else if (part.type === 'error') throw part.error;
      else if (part.type === 'abort') throw new Error(part.reason ?? 'The model said nothing.');
      else if (part.type === 'finish') {
        const { finishReason, totalUsage } = part;
        log.info({ model: name, finishReason, usage: totalUsage }, 'model answered');
      }
    }
  } catch (error) {
    signal.throwIfAborted();
    throw engineErrorOf(error);
  }
}
