/** The sections of an article as the writer plans them, and what can be done with them. */
import { OUTLINE_LIMITS } from '#contract/writing/content.route.ts';
import type { Outline } from '#contract/writing/content.schema.ts';

export interface PlannedSection {
  readonly heading: string;
  /** What it has to say, a line each. */
  readonly notes: string;
  /** It is a part of the section before it. */
  readonly isPart: boolean;
}

export type Sections = readonly PlannedSection[];

export const EMPTY_SECTION: PlannedSection = { heading: '', notes: '', isPart: false };

/** An outline as the writer edits it. */
export const sectionsOf = (outline: Outline): PlannedSection[] =>
  outline.map(({ heading, points, isPart = false }) => {
    return { heading, notes: points.join('\n'), isPart };
  });

/** The outline that is written: without sections that have neither heading nor notes. Nothing else is left out. */
export const outlineOf = (sections: Sections): Outline =>
  sections
    .filter(({ heading, notes }) => `${heading}${notes}`.trim() !== '')
    .map(({ heading, notes, isPart }, at) => ({
      heading: heading.trim(),
      points: linesOf(notes),
      ...(isPart && at > 0 && { isPart }),
    }));

const linesOf = (notes: string): string[] =>
  notes
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Why a plan cannot be written yet, and at which section; null if it can. */
export function flawOf(sections: Sections): Flaw | null {
  const { sections: most, points, pointChars, headingChars } = OUTLINE_LIMITS;
  const written = outlineOf(sections);
  if (written.length === 0) return { what: 'empty', at: 0 };
  if (written.length > most) return { what: 'tooMany', at: most };
  for (const [at, section] of sections.entries()) {
    const lines = linesOf(section.notes);
    const heading = section.heading.trim();
    if (heading === '' && lines.length > 0) return { what: 'unnamed', at };
    if (heading.length > headingChars) return { what: 'longHeading', at };
    const isLong = lines.length > points || lines.some((line) => line.length > pointChars);
    if (isLong) return { what: 'longNotes', at };
  }
  return null;
}

export interface Flaw {
  readonly what: 'empty' | 'tooMany' | 'unnamed' | 'longHeading' | 'longNotes';
  readonly at: number;
}

export const withChange = (
  sections: Sections,
  at: number,
  change: Partial<PlannedSection>,
): PlannedSection[] => sections.map((one, index) => (index === at ? { ...one, ...change } : one));

/** Moves a section by so many places, as far as there are any. */
export function moved(sections: Sections, at: number, by: number): PlannedSection[] {
  const to = Math.min(Math.max(at + by, 0), sections.length - 1);
  return sections.toSpliced(at, 1).toSpliced(to, 0, ...sections.slice(at, at + 1));
}

/** A new one behind this section, of the same level. */
export const withNewBehind = (sections: Sections, at: number): PlannedSection[] =>
  sections.toSpliced(at + 1, 0, { ...EMPTY_SECTION, isPart: sections[at]?.isPart ?? false });
