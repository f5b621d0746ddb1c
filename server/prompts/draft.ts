/** Asks for the outline of a draft, then for each section. */
import type { Outline } from '#contract/writing/content.schema.ts';
import type { DraftTask, Material } from '#domain/writing/writingTask.ts';
import {
  aboutArticle,
  block,
  CONTEXT_BUDGET_CHARS,
  listOf,
  type Prompt,
  restOf,
  rulesFor,
  sectionForm,
} from './prompt.ts';

const SECTIONS = { least: 3, most: 8 };
/** About as many words has a section, where the writer wants an article of a certain length. */
const WORDS_OF_SECTION = 180;
const MOST_SECTIONS = 14;

/** How many sections fit into the wanted length. */
function sectionsFor({ words }: Material): typeof SECTIONS {
  if (words === null) return SECTIONS;
  const fit = Math.round(words / WORDS_OF_SECTION);
  const most = Math.min(MOST_SECTIONS, Math.max(SECTIONS.least, fit));
  return { least: Math.max(SECTIONS.least, most - 2), most };
}

export const OUTLINE = { name: 'outline', version: 5 } as const;

export function outlinePrompt(material: Material): Prompt {
  const { least, most } = sectionsFor(material);
  return {
    ...OUTLINE,
    instructions: rulesFor(material),
    prompt: [
      aboutArticle(material, ''),
      `Plan ${least} to ${most} sections that answer what a reader of this topic wants to know, in the order they need it.`,
      'Each section has a short heading without a number, and two to four points that it has to make. Spread the keywords; do not plan a section for its own sake. A section that is a part of the one before it has "isPart": true; most have none.',
      'Answer in JSON: {"sections": [{"heading": "…", "points": ["…"], "isPart": false}]}.',
    ].join('\n\n'),
  };
}

export const DRAFT_SECTION = { name: 'draft-section', version: 5 } as const;

interface SectionPlace {
  readonly outline: Outline;
  /** Which section of the outline, counted from 0. */
  readonly at: number;
  /** Plain text before the section. */
  readonly before: string;
  /** Plain text of the section so far; empty for a new section. */
  readonly soFar: string;
}

/** Asks for a section of a draft, or for the rest of an interrupted one. */
export function draftSectionPrompt(task: DraftTask, place: SectionPlace): Prompt {
  const { outline, at, before, soFar } = place;
  const { heading = '', points = [] } = outline[at] ?? {};
  return {
    ...DRAFT_SECTION,
    instructions: `${rulesFor(task)}\n${sectionForm(lengthOf(task, outline))}`,
    prompt: [
      aboutArticle(task, [heading, ...points].join('\n')),
      block('outline', outlineText(outline)),
      ...(before === '' ? [] : [block('text_before', before.slice(-CONTEXT_BUDGET_CHARS))]),
      block('section', [heading, listOf(points)].join('\n')),
      'Write this section, with the points below its heading. Do not repeat what other sections are for.',
      ...(task.outline === null ? [] : ['The writer has checked the outline: keep to it.']),
      ...restOf(soFar),
    ].join('\n\n'),
  };
}

/** What each section takes of the wanted length; undefined: as usual. */
function lengthOf({ words }: DraftTask, outline: Outline): string | undefined {
  if (words === null) return undefined;
  return `About ${Math.round(words / outline.length)} words, as the whole article should have ${words}.`;
}

const outlineText = (outline: Outline): string =>
  outline.map(({ heading, isPart }) => `${isPart === true ? '  ' : ''}- ${heading}`).join('\n');
