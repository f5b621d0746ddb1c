/** Writes with a language model: first the outline, then section by section, while the model answers. */
import { type StreamedTask, TASK_NAMES } from '#contract/tasks.ts';
import type { DraftTask, PassageTask, SectionTask, TaskOf } from '#domain/writing/writingTask.ts';
import type { Outline } from '#contract/content.schema.ts';
import { draftSectionPrompt, outlinePrompt } from '../../../prompts/draft.ts';
import { passagePrompt } from '../../../prompts/passage.ts';
import { sectionPrompt } from '../../../prompts/section.ts';
import { workingOutline } from '../embedded/embeddedEngine.ts';
import type { Engine, Piece, WriteOptions } from '../engine.ts';
import { z } from 'zod';
import { escapeText } from '#html/escape.ts';
import { element } from '../html.ts';
import { finishedBlocks, plainLine, runningText, sectionPlaces, textOf } from './progress.ts';
import { askObject, type AskedModel } from './questions.ts';
import { propose } from './proposals.ts';
import { type Block, textBlocks } from './textBlocks.ts';

type Write<Task> = (asked: AskedModel, task: Task, options: WriteOptions) => AsyncGenerator<Piece>;

/** How a model writes each task. */
const WRITERS: { readonly [Name in StreamedTask]: Write<TaskOf<Name>> } = {
  draft,
  section,
  passage,
};

const writerOf = <Name extends StreamedTask>(task: TaskOf<Name>): Write<TaskOf<Name>> =>
  WRITERS[task.kind as Name];

export function languageModelEngine(asked: AskedModel): Engine {
  return {
    model: asked.name,
    tasks: TASK_NAMES,
    write: (task, options) =>
      writerOf(task)({ ...asked, onAnswer: options.onAnswer }, task, options),
    propose: (task, options) => propose({ ...asked, onAnswer: options.onAnswer }, task, options),
  };
}

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
  if (blocks.length === 0) yield added(element('h1', escapeText(task.topic)));
  const places = sectionPlaces(outline, blocks);
  for (const [at, { heading }] of outline.entries()) {
    if (at < places.length - 1) continue;
    const place = places[at] ?? blocks.length;
    if (place === blocks.length) yield added(element('h2', escapeText(heading)));
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

const OUTLINE_SECTIONS = { least: 3, most: 12 };
const HEADING_MAX_CHARS = 200;

const outlineAnswer = z.object({
  sections: z
    .array(z.object({ heading: z.string(), points: z.array(z.string()) }))
    .min(OUTLINE_SECTIONS.least)
    .max(OUTLINE_SECTIONS.most),
});

/** A draft never fails because of its outline: the one made without a model is good enough. */
async function outlineOf(
  asked: AskedModel,
  task: DraftTask,
  signal: AbortSignal,
): Promise<Outline> {
  const outline = await askObject(asked, outlinePrompt(task), outlineAnswer, usable, signal);
  return outline ?? workingOutline(task);
}

/** Drops sections whose name came before, which could not be told apart when a draft is continued. */
function usable({ sections }: z.infer<typeof outlineAnswer>): Outline | null {
  const outline = new Map<string, Outline[number]>();
  for (const { heading, points } of sections) {
    const name = plainLine(heading).slice(0, HEADING_MAX_CHARS);
    if (name !== '' && !outline.has(name))
      outline.set(name, { heading: name, points: points.map(plainLine).filter((it) => it !== '') });
  }
  return outline.size < OUTLINE_SECTIONS.least ? null : [...outline.values()];
}
