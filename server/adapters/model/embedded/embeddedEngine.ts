/**
 * Writes without a model: a working draft from the writer's own material. The notes stand word for word under
 * the headings they belong to; where there are none, a slot says what is wanted. It invents no facts. It is a pure
 * function of its input, so that a job can continue where it stopped.
 */
import {
  ANSWERED_TASKS,
  PLANNED_TASKS,
  PROPOSED_TASKS,
  STREAMED_TASKS,
  type StreamedTask,
  type TaskName,
} from '#contract/lib/tasks.ts';
import type { Outline } from '#contract/writing/content.schema.ts';
import {
  type ChatQuestion,
  type Material,
  type OutlineTask,
  type SectionTask,
  type TaskOf,
  titleOf,
} from '#domain/writing/writingTask.ts';
import { escapeText } from '#html/escape.ts';
import { slotHtml } from '#html/slot.ts';
import { outlinesOf } from '../../../material/outlines/outlines.ts';
import { filled, knownLanguage, type Scaffold, scaffoldOf } from '../../../material/scaffold.ts';
import { topicPhrase } from '../../../material/topic.ts';
import { type Engine, EngineError } from '../engine.ts';
import { element } from '../html.ts';
import { notesHtml } from './notesHtml.ts';
import { outlineOf, type Planned } from './outline.ts';
import { extractedPost } from './post.ts';
import { EMBEDDED_PROPOSALS } from './proposals.ts';
import { type Section, sectionOf } from './section.ts';

interface Writer<Task> {
  /** Null: the task has no outline. */
  readonly outline: ((task: Task) => Outline) | null;
  readonly blocks: (task: Task) => readonly string[];
}

/** How each task is written without a model; null: only a model can do it. */
const WRITERS: { readonly [Name in StreamedTask]: Writer<TaskOf<Name>> | null } = {
  draft: { outline: (task) => task.outline ?? draftOutline(task), blocks: workingDraft },
  section: { outline: null, blocks: sectionSlot },
  passage: null,
  translation: null,
  post: { outline: null, blocks: extractedPost },
};

const writerOf = <Name extends StreamedTask>(task: TaskOf<Name>): Writer<TaskOf<Name>> | null =>
  WRITERS[task.kind as Name];

const TASKS: readonly TaskName[] = [
  ...STREAMED_TASKS.filter((name) => WRITERS[name] !== null),
  ...PLANNED_TASKS,
  ...PROPOSED_TASKS.filter((name) => EMBEDDED_PROPOSALS[name] !== null),
  ...ANSWERED_TASKS,
];

export const embeddedEngine: Engine = {
  model: null,
  tasks: TASKS,
  async *write(task, { signal, written }) {
    const writer = writerOf(task);
    // The process that started the job may have had a model.
    if (writer === null) throw new EngineError('model_not_found', { isTransient: false });
    if (writer.outline !== null && written.outline === null) {
      yield { type: 'outline', outline: writer.outline(task) };
    }
    // An empty last block has only been begun.
    const from = written.blocks.length - (written.blocks.at(-1) === '' ? 1 : 0);
    for (const [at, html] of writer.blocks(task).entries()) {
      signal.throwIfAborted();
      if (at >= from) yield { type: 'block', at, html };
    }
  },
  plan: async (task) => plannedSections(task),
  async *propose(task, { signal, written }) {
    const propose = EMBEDDED_PROPOSALS[task.kind];
    if (propose === null) throw new EngineError('model_not_found', { isTransient: false });
    for (const [at, blocks] of propose(task).entries()) {
      signal.throwIfAborted();
      if (at >= written.length) yield { at, blocks, isComplete: true };
    }
  },
  async *answer(question, { signal }) {
    signal.throwIfAborted();
    yield quotedPassages(question);
  },
  async describe() {
    throw new EngineError('model_not_found', { isTransient: false });
  },
};

/** Passages in one answer. */
const PASSAGES_SHOWN = 5;

/** What the writer's own material says about a question, word for word. Empty if it says nothing. */
const quotedPassages = ({ relevant }: ChatQuestion): string[] =>
  relevant
    .slice(0, PASSAGES_SHOWN)
    .map(({ text, number }) =>
      element('blockquote', element('p', `${escapeText(text)} [${number}]`)),
    );

function sectionSlot(task: SectionTask): string[] {
  const language = knownLanguage(task.language);
  const section: Section = sectionOf('notes', task.heading.text);
  return [slotOf(section, { ...task, language }, scaffoldOf(language), false)];
}

/** The sections of a draft in order, made without a model. */
function draftOutline(material: Material): Outline {
  const input = { ...material, language: knownLanguage(material.language) };
  return outlineOf(input).flatMap(({ heading, level, keywords }) =>
    heading === null || level > 2 ? [] : [{ heading, points: [...keywords] }],
  );
}

/** An outline to write by: without the section for notes that fit nowhere. */
export function workingOutline(material: Material): Outline {
  const { also } = outlinesOf(material.language);
  return draftOutline(material).filter(({ heading }) => heading !== also);
}

/** The outline that the writer edits. Its points are notes, which the draft would repeat, so there are none yet. */
function plannedSections(task: OutlineTask): Outline {
  const { also } = outlinesOf(task.language);
  const sections = outlineOf({ ...task, language: knownLanguage(task.language) });
  return sections.flatMap(({ heading, level }) =>
    heading === null || heading === also
      ? []
      : [{ heading, points: [], ...(level === 3 && { isPart: true }) }],
  );
}

/** The whole draft as top-level blocks of HTML. */
export function workingDraft(request: Planned): string[] {
  const input = { ...request, language: knownLanguage(request.language) };
  const scaffold = scaffoldOf(input.language);
  const sections = outlineOf(input);
  const firstEmpty = sections.find((section) => section.notes.length === 0);
  return [
    element('h1', escapeText(titleOf(input))),
    ...sections.flatMap((section) => [
      ...(section.heading === null
        ? []
        : [element(`h${section.level}`, escapeText(section.heading))]),
      ...(section.notes.length > 0
        ? notesHtml(section.notes)
        : [slotOf(section, input, scaffold, section === firstEmpty)]),
    ]),
  ];
}

/** What to say, which terms to use and which question to answer. */
function slotOf(
  section: Section,
  input: Material,
  scaffold: Scaffold,
  namesPlace: boolean,
): string {
  const topic = topicPhrase(input.topic, input.language);
  const values = { topic, keyword: section.keywords[0] ?? '' };
  const { keywords } = section;
  const question = filled(scaffold.ask[section.kind], values);
  return slotHtml([
    filled(scaffold.say[section.kind], values),
    ...(keywords.length > 0 ? [filled(scaffold.terms, { terms: keywords.join(', ') })] : []),
    filled(scaffold.question, { question }),
    ...(namesPlace && input.location !== ''
      ? [filled(scaffold.place, { place: placeName(input) })]
      : []),
  ]);
}

function placeName({ language, location, city }: Material): string {
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(location) ?? location;
  return city === '' ? country : `${city}, ${country}`;
}
