/** What a brief says besides its text, from a snapshot and the own pages. What they do not say is null, never a guess. */
import type { BriefData, BriefResult, BriefTerm } from '#contract/briefs/brief.schema.ts';
import type { Competitor } from '#contract/competitors/competitorsCollector.schema.ts';
import type { Competition, UsualRange } from '../seo/report/competition.ts';
import { hostOf, isOutbound } from '../seo/text/site.ts';
import type { TextTools } from '../seo/text/textTools.ts';
import type { BriefLanguage } from './briefLanguage.ts';
import { descriptionsOf } from './descriptions.ts';
import { formatOf, schemaTypeOf } from './format.ts';
import { likeness, stemsOf } from './headingGroups.ts';
import { intentOf } from './intent.ts';
import { type PlannedBrief, plannedBrief, questionsIn } from './plannedBrief.ts';

export interface BriefMaterial {
  readonly keyphrase: string;
  /** The pages of the snapshot, in order; empty without any. */
  readonly pages: readonly Competitor[];
  /** What else people search for; null: not known. */
  readonly related: readonly string[] | null;
  /** What they have in common; null: no page was read. */
  readonly competition: Competition | null;
  /** Imported pages that suit the keyphrase, the best first. */
  readonly ownPages: readonly { readonly url: string; readonly title: string }[];
  /** Of the workspace; empty: not known. */
  readonly site: string;
  readonly titles: readonly string[];
  /** Headings for a topic of this kind. */
  readonly usualHeadings: readonly string[];
  /** Of the language of the keyphrase; null: there are none. */
  readonly words: BriefLanguage | null;
}

export interface MadeBrief {
  readonly data: BriefData;
  readonly plan: PlannedBrief;
}

const LINKS_MOST = 8;
const SOURCES_MOST = 5;
const ENTITIES_MOST = 20;
const LEAST_PAGES = 2;
const ANCHOR_MAX_CHARS = 80;

export function madeBrief(material: BriefMaterial, tools: TextTools): MadeBrief {
  const { keyphrase, pages, competition, site } = material;
  const results = pages.map(resultOf);
  const formats = results.map(({ format }) => format);
  const terms = competition && termsOf(competition);
  const questions = questionsIn(results, keyphrase, tools);
  const { words, usualHeadings: usual } = material;
  const plan = plannedBrief({ keyphrase, results, questions, terms, usual, words }, tools);
  const read = results.filter(({ words }) => words !== null);
  const outside = read.filter(({ url }) => isOutbound({ host: hostOf(url) }, site));
  return {
    plan,
    data: {
      intent: intentOf(keyphrase, formats, tools),
      results,
      questions,
      terms,
      relatedSearches: material.related && [...material.related],
      titles: [...material.titles],
      descriptions: descriptionsOf(keyphrase, plan, material.words, tools),
      entities: entitiesIn(pages, keyphrase),
      internalLinks: linksTo(material, plan, tools),
      externalSources: read.length === 0 ? null : outside.slice(0, SOURCES_MOST).map(named),
      schemaType: schemaTypeOf(formats),
      words: competition?.words ? rounded(competition.words) : null,
    },
  };
}

const named = ({ url, title }: BriefResult) => ({ url, title });

function resultOf({
  position,
  url,
  title,
  features,
  sketch,
  schemaTypes,
}: Competitor): BriefResult {
  const headings = sketch?.headings ?? null;
  const known = features !== null || title !== '';
  return {
    position,
    url,
    title,
    headings,
    format: known ? formatOf({ title, schemaTypes, headings }) : null,
    words: features?.words ?? null,
  };
}

const WORDS_STEP = 50;

function rounded({ low, median, high }: UsualRange) {
  const step = (value: number) => Math.round(value / WORDS_STEP) * WORDS_STEP;
  return { low: step(low), median: step(median), high: step(high) };
}

const PER = 1000;

/** How often a text of the usual length uses them. */
function termsOf({ terms, words, pages }: Competition): BriefTerm[] | null {
  if (words === null) return null;
  return terms.map(({ term, tier, perThousand, share }) => {
    const low = Math.max(1, Math.round((perThousand.low * words.median) / PER));
    const high = Math.max(low, Math.round((perThousand.high * words.median) / PER));
    return { term, tier, low, high, pages: Math.round(share * pages) };
  });
}

/** The names that several pages use, without the keyphrase itself. */
function entitiesIn(pages: readonly Competitor[], keyphrase: string): BriefData['entities'] {
  const known = pages.flatMap(({ sketch }) => sketch ?? []);
  if (known.length === 0) return null;
  const counts = new Map<string, number>();
  for (const { names } of known)
    for (const name of new Set(names)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([name, count]) => count >= LEAST_PAGES && !isSame(name, keyphrase))
    .toSorted(([a, most], [b, fewer]) => fewer - most || (a < b ? -1 : 1))
    .slice(0, ENTITIES_MOST)
    .map(([name, count]) => ({ name, pages: count }));
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Of the pages of the own site, each with the section whose heading it suits best. Null: the site is not known, or has none. */
function linksTo(
  { ownPages, site }: BriefMaterial,
  { sections }: PlannedBrief,
  tools: TextTools,
): BriefData['internalLinks'] {
  const own = ownPages.filter(({ url }) => site !== '' && !isOutbound({ host: hostOf(url) }, site));
  if (own.every(({ url }) => hostOf(url) === null)) return null;
  const places = sections.map(({ heading }) => ({
    heading,
    stems: new Set(stemsOf(heading, tools)),
  }));
  return own
    .filter(({ url }) => hostOf(url) !== null)
    .slice(0, LINKS_MOST)
    .map(({ url, title }) => {
      const stems = new Set(stemsOf(title, tools));
      const best = places
        .map((place) => ({ ...place, likeness: likeness(place.stems, stems) }))
        .toSorted((a, b) => b.likeness - a.likeness)[0];
      const anchor = title.slice(0, ANCHOR_MAX_CHARS).toWellFormed();
      return { anchor, url, section: best && best.likeness > 0 ? best.heading : '' };
    });
}
