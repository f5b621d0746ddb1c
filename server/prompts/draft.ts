/** Asks for the outline of a draft, then for each section. */
import type { Outline } from '#contract/content.schema.ts';
import type { Material } from '#domain/writing/writingTask.ts';
import {
  aboutArticle,
  block,
  CONTEXT_BUDGET_CHARS,
  listOf,
  type Prompt,
  restOf,
  RULES,
  SECTION_FORM,
} from './prompt.ts';

const SECTIONS = { least: 3, most: 8 };

export function outlinePrompt(material: Material): Prompt {
  return {
    name: 'outline',
    version: 1,
    instructions: RULES,
    prompt: [
      aboutArticle(material, ''),
      `Plan ${SECTIONS.least} to ${SECTIONS.most} sections that answer what a reader of this topic wants to know, in the order they need it.`,
      'Each section has a short heading without a number, and two to four points that it has to make. Spread the keywords; do not plan a section for its own sake.',
      'Answer in JSON: {"sections": [{"heading": "…", "points": ["…"]}]}.',
    ].join('\n\n'),
  };
}

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
export function draftSectionPrompt(material: Material, place: SectionPlace): Prompt {
  const { outline, at, before, soFar } = place;
  const { heading = '', points = [] } = outline[at] ?? {};
  return {
    name: 'draft-section',
    version: 1,
    instructions: `${RULES}\n${SECTION_FORM}`,
    prompt: [
      aboutArticle(material, [heading, ...points].join('\n')),
      block('outline', listOf(outline.map((section) => section.heading))),
      ...(before === '' ? [] : [block('text_before', before.slice(-CONTEXT_BUDGET_CHARS))]),
      block('section', [heading, listOf(points)].join('\n')),
      'Write this section, with the points below its heading. Do not repeat what other sections are for.',
      ...restOf(soFar),
    ].join('\n\n'),
  };
}
