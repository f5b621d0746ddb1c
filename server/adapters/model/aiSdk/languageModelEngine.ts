/** Writes with a language model: first the outline, then section by section, while the model answers. */
import type { TaskName } from '#contract/content.route.ts';
import type { DraftTask, PassageTask, SectionTask, TaskOf } from '#domain/writing/writingTask.ts';
import type { Outline } from '#contract/content.schema.ts';
import { draftSectionPrompt, outlinePrompt } from '../../../prompts/draft.ts';
import { passagePrompt } from '../../../prompts/passage.ts';
import type { Prompt } from '../../../prompts/prompt.ts';
import { sectionPrompt } from '../../../prompts/section.ts';
import { workingOutline } from '../embedded/embeddedEngine.ts';
import {
  type Engine,
  EngineError,
  type EngineFailure,
  type Piece,
  type WriteOptions,
} from '../engine.ts';
import { escapeText } from '#html/escape.ts';
import { markdownBlocks } from './markdownBlocks.ts';
import { finishedBlocks, runningText, sectionPlaces, textOf } from './progress.ts';
import { askOutline, type AskedModel, askText, type OutlineForm } from './questions.ts';

type Write<Task> = (asked: AskedModel, task: Task, options: WriteOptions) => AsyncGenerator<Piece>;

/** How a model writes each task. */
const WRITERS: { readonly [Name in TaskName]: Write<TaskOf<Name>> } = { draft, section, passage };

const writerOf = <Name extends TaskName>(task: TaskOf<Name>): Write<TaskOf<Name>> =>
  WRITERS[task.kind as Name];

export function languageModelEngine(asked: AskedModel): Engine {
  return {
    model: asked.name,
    write: (task, options) => writerOf(task)(asked, task, options),
  };
}

type Block = Extract<Piece, { type: 'block' }>;

/** All sections before the last one that was begun are complete, so writing continues with that one. */
async function* draft(
  asked: AskedModel,
  task: DraftTask,
  { signal, written }: WriteOptions,
): AsyncGenerator<Piece> {
  const outline = written.outline ?? (await outlineOf(asked, task, signal));
  if (written.outline === null) yield { type: 'outline', outline };
  const blocks = finishedBlocks(outline, written.blocks);
  const added = (html: string): Block => ({ type: 'block', at: blocks.push(html) - 1, html });
  if (blocks.length === 0) yield added(`<h1>${escapeText(task.topic)}</h1>`);
  const places = sectionPlaces(outline, blocks);
  for (const [at, { heading }] of outline.entries()) {
    if (at < places.length - 1) continue;
    const place = places[at] ?? blocks.length;
    if (place === blocks.length) yield added(`<h2>${escapeText(heading)}</h2>`);
    const prompt = draftSectionPrompt(task, {
      outline,
      at,
      before: textOf(blocks.slice(0, place)),
      soFar: textOf(blocks.slice(place + 1)),
    });
    const stands = { heading: { text: heading, level: 2 }, from: blocks.length, signal };
    for await (const block of textBlocks(asked, prompt, stands)) {
      blocks[block.at] = block.html;
      yield block;
    }
  }
}

async function* section(
  asked: AskedModel,
  task: SectionTask,
  { signal, written }: WriteOptions,
): AsyncGenerator<Piece> {
  const finished = written.blocks.slice(0, -1); // the last one counts as unfinished
  const oldText = textOf(task.blocks.map((block) => block.html));
  const prompt = sectionPrompt(task, oldText, textOf(finished));
  yield* textBlocks(asked, prompt, { heading: task.heading, from: finished.length, signal });
}

/** Writes separate blocks or, within a block, one run of text, which is sent whole each time. */
async function* passage(
  asked: AskedModel,
  task: PassageTask,
  { signal, written }: WriteOptions,
): AsyncGenerator<Piece> {
  const isWithin = task.within !== null;
  const finished = isWithin ? [] : written.blocks.slice(0, -1); // as for a section
  const oldText = textOf(
    task.within === null ? task.blocks.map(({ html }) => html) : [task.within.selected],
  );
  const prompt = passagePrompt(task, oldText, textOf(finished));
  const stands = { heading: { text: '', level: task.level }, from: finished.length, signal };
  const blocks: string[] = [];
  for await (const block of textBlocks(asked, prompt, stands)) {
    blocks[block.at] = block.html;
    yield isWithin ? { ...block, at: 0, html: runningText(blocks) } : block;
  }
}

/** After these failures, the sections are still tried, with an outline of our own. */
const OUTLINE_ONLY: ReadonlySet<EngineFailure> = new Set([
  'model_answer_unusable',
  'model_refused_request', // many servers do not support structured output
]);
const ATTEMPTS: readonly OutlineForm[] = ['held', 'text'];

/** A draft never fails because of its outline: the one made without a model is good enough. */
async function outlineOf(
  asked: AskedModel,
  task: DraftTask,
  signal: AbortSignal,
): Promise<Outline> {
  for (const form of ATTEMPTS) {
    try {
      return await askOutline(asked, outlinePrompt(task), form, signal);
    } catch (error) {
      if (!(error instanceof EngineError) || !OUTLINE_ONLY.has(error.code)) throw error;
      asked.log.warn({ model: asked.name, code: error.code, form }, 'no outline by the model');
    }
  }
  return workingOutline(task);
}

interface Place {
  readonly heading: { readonly text: string; readonly level: number };
  /** Number of the first block. */
  readonly from: number;
  readonly signal: AbortSignal;
}

/** Yields the blocks that change as the answer grows. */
async function* textBlocks(
  asked: AskedModel,
  prompt: Prompt,
  { heading, from, signal }: Place,
): AsyncGenerator<Block> {
  let markdown = '';
  let shown: readonly string[] = [];
  const changes = (isComplete: boolean): Block[] => {
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
}
