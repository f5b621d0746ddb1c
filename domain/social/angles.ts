/** What several posts of one article are about: each of a part of it, so that no two say the same. */
import type { UnitKind } from '#html/units.ts';

interface Unit {
  readonly kind: UnitKind;
  readonly text: string;
}

export interface Angle {
  /** The heading above the part; empty before the first one. */
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** A shorter part says too little for a post of its own. */
const LEAST_CHARS = 120;

/** Headings say what a text is about, and are no sentences. */
export const isSaid = ({ kind }: Unit): boolean => kind === 'paragraph' || kind === 'item';

/** At most `most` parts of a text, in its order; every paragraph is in one of them. */
export function anglesOf(units: readonly Unit[], most: number): Angle[] {
  let parts = inStretches(sectionsOf(units));
  while (parts.length > 1 && (parts.length > most || shortest(parts) < LEAST_CHARS))
    parts = withShortestJoined(parts);
  for (let at = longestDivisible(parts); parts.length < most && at >= 0; ) {
    parts = parts.flatMap((part, place) => (place === at ? halvesOf(part) : [part]));
    at = longestDivisible(parts);
  }
  return parts;
}

function sectionsOf(units: readonly Unit[]): Angle[] {
  const sections: { heading: string; paragraphs: string[] }[] = [{ heading: '', paragraphs: [] }];
  for (const unit of units) {
    if (unit.kind === 'heading') sections.push({ heading: unit.text.trim(), paragraphs: [] });
    else if (isSaid(unit)) sections.at(-1)?.paragraphs.push(unit.text);
  }
  return sections.filter(({ paragraphs }) => paragraphs.length > 0);
}

/** Each step below looks at every part. */
const STRETCHES_MOST = 500;

/** Of a text with thousands of parts, neighbours are joined until none is much shorter than the others. */
function inStretches(parts: Angle[]): Angle[] {
  if (parts.length <= STRETCHES_MOST) return parts;
  const least = parts.reduce((sum, part) => sum + charsOf(part), 0) / STRETCHES_MOST;
  const stretches: { heading: string; paragraphs: string[] }[] = [];
  let chars = least;
  for (const { heading, paragraphs } of parts) {
    if (chars >= least) {
      stretches.push({ heading, paragraphs: [] });
      chars = 0;
    }
    for (const paragraph of paragraphs) {
      stretches.at(-1)?.paragraphs.push(paragraph);
      chars += paragraph.length;
    }
  }
  return stretches;
}

/** Asked for each part at each step. */
const known = new WeakMap<readonly string[], number>();

function charsOf({ paragraphs }: Angle): number {
  const chars = known.get(paragraphs) ?? paragraphs.reduce((sum, one) => sum + one.length, 0);
  known.set(paragraphs, chars);
  return chars;
}

const shortest = (parts: readonly Angle[]): number => Math.min(...parts.map(charsOf));

/** The shortest part becomes one with the shorter of its neighbours. */
function withShortestJoined(parts: readonly Angle[]): Angle[] {
  const chars = parts.map(charsOf);
  const at = chars.indexOf(Math.min(...chars));
  const isBefore =
    (chars[at - 1] ?? Number.POSITIVE_INFINITY) <= (chars[at + 1] ?? Number.POSITIVE_INFINITY);
  const first = isBefore ? at - 1 : at;
  return parts.flatMap((part, place) => {
    if (place === first + 1) return [];
    const next = parts[first + 1];
    if (place !== first || next === undefined) return [part];
    return [{ ...part, paragraphs: [...part.paragraphs, ...next.paragraphs] }];
  });
}

/** Where the longest part is that can be divided; -1: none can. */
function longestDivisible(parts: readonly Angle[]): number {
  const chars = parts.map((part) => (halvesOf(part).length === 2 ? charsOf(part) : -1));
  const most = Math.max(-1, ...chars);
  return most < 0 ? -1 : chars.indexOf(most);
}

/** Divided between two paragraphs, where both halves are long enough and most alike; else the part as it is. */
function halvesOf(part: Angle): Angle[] {
  const { paragraphs } = part;
  const all = charsOf(part);
  let [before, at, best] = [0, 0, -1];
  for (const [place, paragraph] of paragraphs.slice(0, -1).entries()) {
    before += paragraph.length;
    const least = Math.min(before, all - before);
    if (least > best) [best, at] = [least, place + 1];
  }
  if (best < LEAST_CHARS) return [part];
  return [
    { ...part, paragraphs: paragraphs.slice(0, at) },
    { ...part, paragraphs: paragraphs.slice(at) },
  ];
}
