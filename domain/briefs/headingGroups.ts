/** What the pages have sections on: headings that say the same, whatever their words. */
import type { BriefResult, PageHeading } from '#contract/brief.schema.ts';
import type { TextTools } from '../seo/textTools.ts';

export interface HeadingGroup {
  /** As the best page has it. */
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  /** 2 or 3. */
  readonly level: 2 | 3;
  /** The addresses of its pages, the best first. */
  readonly urls: readonly string[];
  /** Where on its pages it stands, 0 (first) to 1, on average. */
  readonly place: number;
}

interface Growing {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
  readonly urls: Set<string>;
  readonly levels: number[];
  readonly places: number[];
}

/** Two headings with so much in common are one. */
const ALIKE = 0.5;
const DEEPEST = 3;

/** What stands around the text of a page, in plain words. */
const FURNITURE =
  /^(?:related|share|comments?|leave a (?:comment|reply)|newsletter|subscribe|about the author|table of contents|contents|references|further reading|see also|sources|recent posts|categories|tags|conclusion|summary|inhalt|inhaltsverzeichnis|kommentare|fazit|quellen|comentarios|commentaires|conclusión|sommaire)\b/i;

/** Groups the headings of level 2 and 3, in the order in which the pages have them. */
export function headingGroups(
  results: readonly Pick<BriefResult, 'url' | 'headings'>[],
  keyphrase: string,
  tools: TextTools,
): HeadingGroup[] {
  const about = new Set(stemsOf(keyphrase, tools));
  const groups: Growing[] = [];
  for (const { url, headings } of results) {
    const sections = (headings ?? []).filter(isSection);
    const last = Math.max(1, sections.length - 1);
    for (const [at, { text, level }] of sections.entries()) {
      const stems = distinguishing(text, about, tools);
      if (stems.size > 0) addTo(groups, { text, stems, url, level, place: at / last });
    }
  }
  return groups.map(grown);
}

const isSection = ({ level, text }: PageHeading): boolean =>
  level > 1 && level <= DEEPEST && !FURNITURE.test(text);

interface Found extends Pick<Growing, 'text' | 'stems'> {
  readonly url: string;
  readonly level: number;
  readonly place: number;
}

function addTo(groups: Growing[], { text, stems, url, level, place }: Found): void {
  const group = groups.find((one) => likeness(one.stems, stems) >= ALIKE);
  if (group === undefined) {
    groups.push({ text, stems, urls: new Set([url]), levels: [level], places: [place] });
    return;
  }
  group.urls.add(url);
  group.levels.push(level);
  group.places.push(place);
}

const grown = ({ text, stems, urls, levels, places }: Growing): HeadingGroup => ({
  ...{ text, stems, urls: [...urls] },
  level: levels.filter((level) => level === 2).length * 2 >= levels.length ? 2 : 3,
  place: places.reduce((sum, place) => sum + place, 0) / places.length,
});

/** The stems of the content words. */
export const stemsOf = (text: string, tools: TextTools): string[] =>
  tools
    .words(text)
    .filter((word) => !tools.isStopWord(word))
    .map(tools.stem);

/** Every page has the words of the keyphrase; they tell headings apart only where there are no others. */
function distinguishing(
  text: string,
  about: ReadonlySet<string>,
  tools: TextTools,
): ReadonlySet<string> {
  const all = stemsOf(text, tools);
  const own = all.filter((stem) => !about.has(stem));
  return new Set(own.length > 0 ? own : all);
}

/** What two sets share of all that is in them, 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const [few, many] = one.size <= other.size ? [one, other] : [other, one];
  let shared = 0;
  for (const stem of few) shared += many.has(stem) ? 1 : 0;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
