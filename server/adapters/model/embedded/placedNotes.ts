/** Notes without headings of their own, each unit in the section where it belongs. */
import type { Material } from '#domain/writing/writingTask.ts';
import type { NotesPart } from '../../../material/notes.ts';
import { outlinesOf } from '../../../material/outlines/outlines.ts';
import { placesOf } from '../../../material/placement/placement.ts';
import { asksReaders } from '../../../material/questions.ts';
import { pairOf } from '../../../material/sentences.ts';
import { textOfUnit, type Unit, unitsOf } from '../../../material/units.ts';
import { type Section, sectionOf } from './section.ts';

export interface PlacedSection {
  readonly section: Section;
  readonly units: readonly Unit[];
}

/** A section that only the notes ask for is there when so many of them say so, or one that is labelled with its heading. */
const LEAST_ASKING = 2;
/** More than one or two cue words. */
const LEAST_RELEVANCE = 1.5;
const WITHOUT_PLACES = new Set(['intro', 'questions', 'next']);

/**
 * The sections with their units, those of `extra` that notes clearly belong to in front of the questions, and at the
 * end one for units that fit nowhere.
 */
export function placedNotes(
  sections: readonly Section[],
  notes: readonly NotesPart[],
  input: Material,
  extra: readonly Section[],
): PlacedSection[] {
  const { also } = outlinesOf(input.language);
  const units = unitsOf(notes, input.language);
  const all = extra.length === 0 ? sections : withExtra(units, sections, extra, input);
  const found = placed(units, all, input);
  const lost = found.get(null)?.units ?? [];
  return [
    ...all.map((section) => ({ section, units: found.get(section)?.units ?? [] })),
    ...(lost.length > 0 ? [{ section: sectionOf('notes', also), units: lost }] : []),
  ];
}

function withExtra(
  units: readonly Unit[],
  sections: readonly Section[],
  extra: readonly Section[],
  input: Material,
): readonly Section[] {
  const tried = placed(units, [...sections, ...extra], input);
  const asked = extra.filter((one) => (tried.get(one)?.asking ?? 0) >= LEAST_ASKING);
  const at = sections.findIndex(({ kind }) => kind === 'questions');
  return [...sections.slice(0, at), ...asked, ...sections.slice(at)];
}

interface Content {
  readonly units: Unit[];
  /** How many of them clearly belong there; one with its label counts as enough. */
  asking: number;
}

/** The units of each section; of null, those that fit nowhere. */
function placed(
  units: readonly Unit[],
  sections: readonly Section[],
  { topic, language }: Material,
): Map<Section | null, Content> {
  const open = sections.filter(({ kind }) => !WITHOUT_PLACES.has(kind));
  const headings = open.map(({ heading }) => heading ?? '');
  const hints = open.map((one) => [one.hints, ...one.keywords].join(' '));
  const texts = units.map(textOfUnit);
  const places = placesOf({ topic, language, headings, hints, units: texts });
  const found = new Map<Section | null, Content>();
  for (const [at, unit] of units.entries()) {
    const { heading = null, relevance = 0 } = places[at] ?? {};
    const byMeaning = heading === null ? undefined : open[heading];
    const home = placeByShape(unit, sections, language) ?? byMeaning ?? null;
    const content = found.get(home) ?? { units: [], asking: 0 };
    content.units.push(unit);
    if (home !== null && home.heading === labelOf(unit)) content.asking += LEAST_ASKING;
    else if (relevance >= LEAST_RELEVANCE) content.asking += 1;
    found.set(home, content);
  }
  return found;
}

/** “Price” of “Price: 90 euros”. */
const labelOf = (unit: Unit): string | undefined =>
  pairOf(textOfUnit(unit))?.label.slice(0, -1).trim();

/** Numbered steps and questions show where they belong. */
function placeByShape(
  unit: Unit,
  sections: readonly Section[],
  language: string,
): Section | undefined {
  const sectionFor = (wanted: Section['kind']) => sections.find(({ kind }) => kind === wanted);
  if (unit.pieces.some(({ kind }) => kind === 'numbers')) return sectionFor('how');
  return asksReaders(textOfUnit(unit), language) ? sectionFor('questions') : undefined;
}
