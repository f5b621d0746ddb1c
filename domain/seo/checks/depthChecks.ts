/** How much a text says: what cannot be had by following rules. Each check gives in proportion. docs/scoring.md has the definitions. */
import type { DepthCheckName, Place } from '../report/report.ts';
import { DETAILS, FORMS, GRADED, SECTION, VARIED_WORDS } from '../report/thresholds.ts';
import { type PlacedUnit, type TextOutline, unitPlaces } from '../text/outline.ts';
import { isOutbound } from '../text/site.ts';
import { stemsIn } from '../text/stemSets.ts';
import type { CheckRow, Finding, Subject } from './checkRow.ts';
import { percentOf, UNMEASURED } from './checkRow.ts';

/** Rated by how much of what is wanted there is. */
function graded(value: number, wanted: number, places: readonly Place[] = []): Finding {
  const share = Math.min(1, value / wanted);
  const rating = share >= GRADED.good ? 'good' : share >= GRADED.ok ? 'ok' : 'bad';
  return { rating, value, places: rating === 'good' ? [] : places, share };
}

const proseOf = ({ units }: TextOutline) => units.filter(({ kind }) => kind !== 'heading');

/** How many different words there are below the headings, each in all its forms once. */
function variedWords({ text }: Subject): Finding {
  if (text.sentences.length === 0) return UNMEASURED;
  const stems = new Set<string>();
  for (const { facts } of text.blocks) for (const stem of stemsIn(facts).prose) stems.add(stem);
  return graded(stems.size, VARIED_WORDS);
}

/** Details in 100 words; long paragraphs without any are shown. */
function concreteDetails({ text }: Subject): Finding {
  const prose = proseOf(text);
  const words = prose.reduce((sum, unit) => sum + unit.words, 0);
  if (words === 0) return UNMEASURED;
  const details = prose.reduce((sum, unit) => sum + unit.details, 0);
  const vague = text.paragraphs.filter((unit) => unit.details === 0 && unit.words >= SECTION.words);
  return graded(percentOf(details, words), DETAILS, unitPlaces(vague));
}

interface Section {
  readonly heading: PlacedUnit;
  readonly units: readonly PlacedUnit[];
}

/** The headings below the title with what stands right below each; one that only leads to smaller headings is left out. */
export function sectionsOf({ units }: TextOutline): Section[] {
  const sections: { heading: PlacedUnit; units: PlacedUnit[] }[] = [];
  for (const unit of units)
    if (unit.kind === 'heading') sections.push({ heading: unit, units: [] });
    else sections.at(-1)?.units.push(unit);
  return sections.filter(({ heading, units: below }, at) => {
    const next = sections[at + 1]?.heading.level ?? 0;
    return heading.level > 1 && (below.length > 0 || next <= heading.level);
  });
}

const wordsIn = ({ units }: Section): number => units.reduce((sum, { words }) => sum + words, 0);

/** Percentage of the sections that are long enough and hold something concrete: a detail, or a link. */
function fullSections({ text }: Subject): Finding {
  const sections = sectionsOf(text);
  if (sections.length === 0) return UNMEASURED;
  const empty = sections.filter((section) => !isFull(section));
  const value = percentOf(sections.length - empty.length, sections.length);
  return graded(value, 100, unitPlaces(empty.map(({ heading }) => heading)));
}
const isFull = (section: Section): boolean =>
  wordsIn(section) >= SECTION.words &&
  section.units.some(({ details, links }) => details > 0 || links.length > 0);

/** The sections with hardly a word. */
export const emptySectionsOf = (text: TextOutline): Section[] =>
  sectionsOf(text).filter((section) => wordsIn(section) < SECTION.leastWords);

/** How many ways of saying something there are: list, table, picture, source. */
function waysToShow({ text, context: { site } }: Subject): Finding {
  if (text.sentences.length === 0) return UNMEASURED;
  const items = text.units.filter(({ kind }) => kind === 'item').length;
  const ways = [
    items >= FORMS.items,
    text.blocks.some(({ facts }) => facts.table !== null),
    text.images.length > 0,
    text.links.some((link) => isOutbound(link, site)),
  ];
  return graded(ways.filter(Boolean).length, FORMS.ways);
}

const group = 'depth';

export const DEPTH_CHECKS = {
  variedWords: { group, wanted: { least: VARIED_WORDS }, examine: variedWords },
  concreteDetails: { group, wanted: { least: DETAILS }, examine: concreteDetails },
  fullSections: { group, wanted: { least: 100 * GRADED.good }, examine: fullSections },
  waysToShow: { group, wanted: { least: FORMS.ways }, examine: waysToShow },
} as const satisfies Record<DepthCheckName, CheckRow>;
