/** What the pages have sections on: headings that say the same, whatever their words. */
import type { BriefResult, PageHeading } from '#contract/briefs/brief.schema.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import type { BriefLanguage } from './briefLanguage.ts';

export interface HeadingGroup {
  /** As the best page has it. */
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** Says what the keyphrase is, and no more. */
  readonly isDefinition: boolean;
  /** The group that most of its pages have it in, by its place in the list; null: it is a section. */
  readonly parent: number | null;
  /** The addresses of its pages, the best first. */
  readonly urls: readonly string[];
  /** Where on its pages it stands, 0 (first) to 1, on average. */
  readonly place: number;
}

interface Growing extends Pick<HeadingGroup, 'text' | 'stems' | 'isDefinition'> {
  readonly urls: Set<string>;
  /** The group above it on each page; null: none, it is a section there. */
  readonly parents: (Growing | null)[];
  readonly places: number[];
}

/** Two headings with so much in common are one. */
const ALIKE = 0.5;
/** "Noise" and "Noise at night" are one; a longer heading says more than the short one. */
const MORE_WORDS_MOST = 2;
const DEEPEST = 3;

/** What stands around the text of a page, in plain words. */
const FURNITURE =
  /^(?:related|share|comments?|leave a (?:comment|reply)|newsletter|subscribe|about the author|table of contents|contents|references|further reading|see also|sources|recent posts|categories|tags|conclusion|summary|inhalt|inhaltsverzeichnis|kommentare|fazit|quellen|comentarios|commentaires|conclusión|sommaire)\b/i;

/** Groups the headings of level 2 and 3, in the order in which the pages have them. */
export function headingGroups(
  results: readonly Pick<BriefResult, 'url' | 'headings'>[],
  keyphrase: string,
  language: Pick<BriefLanguage, 'explains'> | null,
  tools: TextTools,
): HeadingGroup[] {
  const about = new Set(stemsOf(keyphrase, tools));
  const read = (text: string) => ({ text, ...meaningOf(text, about, language, tools) });
  const groups: Growing[] = [];
  for (const { url, headings } of results)
    addPage(groups, url, (headings ?? []).filter(isSection), read);
  return groups.map((group) => grown(group, groups));
}

function addPage(
  groups: Growing[],
  url: string,
  sections: readonly PageHeading[],
  read: (text: string) => Found,
): void {
  const last = Math.max(1, sections.length - 1);
  let above: Growing | null = null;
  for (const [at, { text, level }] of sections.entries()) {
    const heading = read(text);
    const group: Growing | null = heading.stems.size === 0 ? null : groupOf(groups, heading);
    const parent: Growing | null = level > 2 ? above : null;
    if (parent === null) above = group;
    group?.urls.add(url);
    group?.parents.push(parent);
    group?.places.push(at / last);
  }
}

const isSection = ({ level, text }: PageHeading): boolean =>
  level > 1 && level <= DEEPEST && !FURNITURE.test(text);

type Found = Pick<Growing, 'text' | 'stems' | 'isDefinition'>;

function groupOf(groups: Growing[], found: Found): Growing {
  const isSame = ({ stems, isDefinition }: Growing) =>
    isDefinition === found.isDefinition && (isDefinition || areAlike(stems, found.stems));
  const group = groups.find(isSame);
  if (group !== undefined) return group;
  const fresh = { ...found, urls: new Set<string>(), parents: [], places: [] };
  groups.push(fresh);
  return fresh;
}

function areAlike(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  const isWithin = [...few].every((stem) => many.has(stem));
  const saysMore = many.size - few.size;
  return likeness(one, other) >= ALIKE || (isWithin && saysMore <= MORE_WORDS_MOST);
}

function grown(group: Growing, groups: readonly Growing[]): HeadingGroup {
  const { text, stems, isDefinition, urls, parents, places } = group;
  const counts = new Map<Growing | null, number>();
  for (const parent of parents) counts.set(parent, (counts.get(parent) ?? 0) + 1);
  const [parent = null] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [];
  const isOwn = parent === null || parent === group;
  return {
    text,
    stems,
    isDefinition,
    urls: [...urls],
    parent: isOwn ? null : groups.indexOf(parent),
    place: places.reduce((sum, place) => sum + place, 0) / places.length,
  };
}

/** The stems of the content words. */
export const stemsOf = (text: string, tools: TextTools): string[] =>
  tools
    .words(text)
    .filter((word) => !tools.isStopWord(word))
    .map(tools.stem);

/** Every page has the words of the keyphrase; they tell headings apart only where there are no others. */
function meaningOf(
  text: string,
  about: ReadonlySet<string>,
  language: Pick<BriefLanguage, 'explains'> | null,
  tools: TextTools,
): Pick<HeadingGroup, 'stems' | 'isDefinition'> {
  const all = stemsOf(text, tools);
  const own = all.filter((stem) => !about.has(stem));
  const isExplained = (word: string) =>
    tools.isStopWord(word) || about.has(tools.stem(word)) || language?.explains(word) === true;
  const isDefinition = own.length < all.length && tools.words(text).every(isExplained);
  return { isDefinition, stems: new Set(own.length > 0 ? own : all) };
}

/** Returns the share of the union that both sets have in common, 0 to 1 (Jaccard index). */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const stem of few) shared += many.has(stem) ? 1 : 0;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
