/** Writes with a language model: first the outline, then section by section, while the model answers. */
import { z } from 'zod';
import { type StreamedTask, TASK_NAMES, type TaskName } from '#contract/lib/tasks.ts';
import { OUTLINE_LIMITS } from '#contract/writing/content.route.ts';
import type { Outline } from '#contract/writing/content.schema.ts';
import { MODEL_RULES, type Patience } from '#domain/writing/modelRules.ts';
import {
  type DraftTask,
  type Material,
  type PassageTask,
  type SectionTask,
  type TaskOf,
  titleOf,
  type WritingTask,
} from '#domain/writing/writingTask.ts';
import { escapeText } from '#html/escape.ts';
import { draftSectionPrompt, outlinePrompt } from '../../../prompts/draft.ts';
import { passagePrompt } from '../../../prompts/passage.ts';
import { sectionPrompt } from '../../../prompts/section.ts';
import { withCitations } from '../../../prompts/sources.ts';
import { outlineInThread } from '../embedded/embeddedThread.ts';
import {
  type Engine,
  EngineError,
  type OnAnswer,
  type Piece,
  type WriteOptions,
} from '../engine.ts';
import { element } from '../html.ts';
import { answer } from './answers.ts';
import { newGrowth } from './markdownBlocks.ts';
import { post } from './post.ts';
import {
  finishedBlocks,
  levelOf,
  plainLine,
  runningText,
  sectionPlaces,
  textOf,
} from './progress.ts';
import { propose } from './proposals.ts';
import { type AskedModel, askObject } from './questions.ts';
import { type Block, textBlocks } from './textBlocks.ts';
import { tone } from './tone.ts';
import { translation } from './translation.ts';

type Asked = Omit<AskedModel, 'patience' | 'onAnswer'> & {
  readonly patience?: Patience | undefined;
};
type Write<Task> = (asked: AskedModel, task: Task, options: WriteOptions) => AsyncGenerator<Piece>;

/** How a model writes each task. */
const WRITERS: { readonly [Name in StreamedTask]: Write<TaskOf<Name>> } = {
  draft,
  section,
  passage,
  translation,
  post,
};

const writerOf = <Name extends StreamedTask>(task: TaskOf<Name>): Write<TaskOf<Name>> =>
  WRITERS[task.kind as Name];

/** An engine that asks a model. Its patience is that of each task, unless it is given one. */
export function languageModelEngine({ patience, ...model }: Asked): Engine {
  const askedFor = (task: TaskName, onAnswer: OnAnswer | undefined): AskedModel => {
    return { ...model, patience: patience ?? MODEL_RULES[task], onAnswer };
  };
  return {
    model: model.name,
    tasks: TASK_NAMES,
    write: (task, options) =>
      cited(writerOf(task)(askedFor(task.kind, options.onAnswer), task, options), task),
    plan: (task, { signal, onAnswer }) => plan(askedFor('outline', onAnswer), task, signal),
    propose: (task, options) => propose(askedFor(task.kind, options.onAnswer), task, options),
    answer: (question, options) => answer(askedFor('chat', options.onAnswer), question, options),
    describe: (task, { signal, onAnswer }) => tone(askedFor('tone', onAnswer), task, signal),
  };
}

/** The pieces of a text with links to its sources. */
async function* cited(
  pieces: AsyncIterable<Piece>,
  { sources = [] }: WritingTask,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    yield piece.type === 'block' ? { ...piece, html: withCitations(piece.html, sources) } : piece;
  }
}

/** All sections before the last one that was begun are complete, so writing continues with that one. */
async function* draft(
  asked: AskedModel,
  task: DraftTask,
  { signal, written }: WriteOptions,
): AsyncGenerator<Piece> {
  const outline = written.outline ?? task.outline ?? (await outlineOf(asked, task, signal));
  if (written.outline === null) yield { type: 'outline', outline };
  const blocks = finishedBlocks(outline, written.blocks);
  const added = (html: string): Block => ({ type: 'block', at: blocks.push(html) - 1, html });
  if (blocks.length === 0) yield added(element('h1', escapeText(titleOf(task))));
  const places = sectionPlaces(outline, blocks);
  for (const [at, planned] of outline.entries()) {
    if (at < places.length - 1) continue;
    const heading = { text: planned.heading, level: levelOf(planned) };
    const place = places[at] ?? blocks.length;
    if (place === blocks.length)
      yield added(element(`h${heading.level}`, escapeText(heading.text)));
    const prompt = draftSectionPrompt(task, {
      outline,
      at,
      before: textOf(blocks.slice(0, place)),
      soFar: textOf(blocks.slice(place + 1)),
    });
    const stands = { heading, from: blocks.length, signal };
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
  if (!isWithin) return yield* textBlocks(asked, prompt, stands);
  const texts: string[] = [];
  const hasGrown = newGrowth();
  const said = (): Piece => ({ type: 'block', at: 0, html: texts.join(' ') });
  let chars = 0;
  for await (const { at, html } of textBlocks(asked, prompt, stands)) {
    const text = runningText([html]);
    chars += text.length - (texts[at]?.length ?? 0);
    texts[at] = text;
    if (hasGrown(chars)) yield said();
  }
  yield said();
}

const OUTLINE_SECTIONS = { least: 3, most: 20 };

const outlineAnswer = z.object({
  sections: z
    .array(
      z.object({
        heading: z.string(),
        points: z.array(z.string()),
        isPart: z.boolean().optional(),
      }),
    )
    .min(OUTLINE_SECTIONS.least)
    .max(OUTLINE_SECTIONS.most),
});

/** Within a draft too, an outline may take no longer than by itself. */
function askForOutline(asked: AskedModel, task: Material, signal: AbortSignal) {
  const answerMs = Math.min(asked.patience.answerMs, MODEL_RULES.outline.answerMs);
  const patience = { ...asked.patience, answerMs };
  return askObject({ ...asked, patience }, outlinePrompt(task), outlineAnswer, usable, signal);
}

/** A draft never fails because of its outline: the one made without a model is good enough. */
const outlineOf = async (asked: AskedModel, task: Material, signal: AbortSignal) =>
  (await askForOutline(asked, task, signal)) ?? (await outlineInThread(task));

/** The writer looks at this one, so one that is not the model's would be passed off as its. */
async function plan(asked: AskedModel, task: Material, signal: AbortSignal): Promise<Outline> {
  const outline = await askForOutline(asked, task, signal);
  if (outline === null) throw new EngineError('model_answer_unusable', { isTransient: false });
  return outline;
}

/** Drops sections whose name came before, which could not be told apart when a draft is continued. */
function usable({ sections }: z.infer<typeof outlineAnswer>): Outline | null {
  const outline = new Map<string, Outline[number]>();
  for (const { heading, points, isPart } of sections) {
    const name = plainLine(heading).slice(0, OUTLINE_LIMITS.headingChars);
    if (name === '' || outline.has(name)) continue;
    const own = points.map((it) => plainLine(it).slice(0, OUTLINE_LIMITS.pointChars));
    outline.set(name, {
      heading: name,
      points: own.filter((it) => it !== '').slice(0, OUTLINE_LIMITS.points),
      ...(isPart && outline.size > 0 && { isPart }),
    });
  }
  return outline.size < OUTLINE_SECTIONS.least ? null : [...outline.values()];
}
