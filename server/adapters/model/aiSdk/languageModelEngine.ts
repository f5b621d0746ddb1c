/** Writes with a language model: the outline, then section by section, as it comes. */
import { textOfHtml } from '#domain/article/body.ts';
import { headingLevel } from '#domain/article/section.ts';
import type { DraftTask, SectionTask } from '#domain/article/writingTask.ts';
import type { Outline } from '#domain/contract/content.schema.ts';
import {
  draftSectionPrompt,
  outlinePrompt,
  type Prompt,
  sectionPrompt,
} from '../../../prompts/writing.ts';
import { workingOutline } from '../embedded/embeddedEngine.ts';
import {
  type Engine,
  EngineError,
  type EngineFailure,
  type Piece,
  type WriteOptions,
} from '../engine.ts';
import { element, escaped } from '../html.ts';
import { markdownBlocks } from './markdownBlocks.ts';
import { askOutline, type AskedModel, askText } from './questions.ts';

export function languageModelEngine(asked: AskedModel): Engine {
  return {
    model: asked.name,
    write: (task, options) =>
      task.kind === 'draft' ? draft(asked, task, options) : section(asked, task, options),
  };
}

async function* draft(
  asked: AskedModel,
  task: DraftTask,
  { signal, written }: WriteOptions,
): AsyncGenerator<Piece> {
  const { blocks } = written;
  const outline = written.outline ?? (await outlineOf(asked, task, signal));
  if (written.outline === null) yield { type: 'outline', outline };
  if (blocks.length === 0) yield { type: 'block', at: 0, html: element('h1', escaped(task.topic)) };
  const starts = [...blocks.keys()].filter((at) => headingLevel(blocks[at] ?? '') === 2);
  let next = Math.max(1, blocks.length);
  let before = textOf(blocks);
  // All sections but the last one that was begun are complete.
  for (let at = Math.max(0, starts.length - 1); at < outline.length; at += 1) {
    const { heading = '' } = outline[at] ?? {};
    const start = starts[at];
    let soFar = '';
    if (start === undefined) {
      yield { type: 'block', at: next, html: element('h2', escaped(heading)) };
      next += 1;
    } else {
      next = Math.max(start + 1, blocks.length - 1); // the last block is taken for unfinished
      before = textOf(blocks.slice(0, start));
      soFar = textOf(blocks.slice(start + 1, next));
    }
    const prompt = draftSectionPrompt(task, { outline, at, before, soFar });
    const end = yield* textBlocks(asked, prompt, { heading, from: next, signal });
    next = end.next;
    before = end.text;
  }
}

async function* section(
  asked: AskedModel,
  task: SectionTask,
  { signal, written }: WriteOptions,
): AsyncGenerator<Piece> {
  const from = Math.max(0, written.blocks.length - 1);
  const oldText = textOf(task.blocks.map((block) => block.html));
  const prompt = sectionPrompt(task, oldText, textOf(written.blocks.slice(0, from)));
  yield* textBlocks(asked, prompt, { heading: task.heading.text, from, signal });
}

/** Codes for which the sections are worth a try with an outline of our own. */
const OUTLINE_ONLY: ReadonlySet<EngineFailure> = new Set([
  'model_answer_unusable',
  'model_refused_request', // many servers know no answers in a given form
]);
const OUTLINE_ATTEMPTS = 2;

/** A draft never fails for want of an outline: the one made without a model is a good one. */
async function outlineOf(
  asked: AskedModel,
  task: DraftTask,
  signal: AbortSignal,
): Promise<Outline> {
  for (let attempt = 1; attempt <= OUTLINE_ATTEMPTS; attempt += 1) {
    try {
      return await askOutline(asked, outlinePrompt(task), signal);
    } catch (error) {
      if (!(error instanceof EngineError) || !OUTLINE_ONLY.has(error.code)) throw error;
      asked.log.warn({ model: asked.name, code: error.code, attempt }, 'no outline by the model');
    }
  }
  return workingOutline(task);
}

interface Place {
  readonly heading: string;
  /** Number of the first block. */
  readonly from: number;
  readonly signal: AbortSignal;
}

/** Yields what changes of the blocks as the answer grows; answers with what follows behind them. */
async function* textBlocks(
  asked: AskedModel,
  prompt: Prompt,
  { heading, from, signal }: Place,
): AsyncGenerator<Piece, { readonly next: number; readonly text: string }> {
  let markdown = '';
  let shown: readonly string[] = [];
  const changes = (isComplete: boolean): Piece[] => {
    const blocks = markdownBlocks(markdown, heading, isComplete);
    const changed = [...blocks.keys()].filter((at) => blocks[at] !== shown[at]);
    shown = blocks;
    return changed.map((at) => ({ type: 'block', at: from + at, html: blocks[at] ?? '' }));
  };
  for await (const words of askText(asked, prompt, signal)) {
    markdown += words;
    yield* changes(false);
  }
  yield* changes(true);
  if (shown.length === 0) throw new EngineError('model_answer_unusable', { isTransient: true });
  return { next: from + shown.length, text: textOf(shown) };
}

function textOf(blocks: readonly string[]): string {
  return blocks.map((html) => textOfHtml(html).trim()).join('\n\n');
}
