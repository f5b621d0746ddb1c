/** A frozen result of a search, and what follows from it. */
import { SNAPSHOT_LIMITS } from '#contract/competitors/competitorsCollector.route.ts';
import type {
  Competitor,
  Generals,
  SnapshotSummary,
} from '#contract/competitors/competitorsCollector.schema.ts';
import { entryOfAddress, hasEntry } from '../../article/fieldList.ts';
import type {
  Competition,
  PageFeatures,
  SnapshotPages,
  TermUse,
  UsualRange,
} from '../report/competition.ts';
import { TERMS } from '../report/weights.ts';
import { competitionOf } from './termModel.ts';

/** The features of the pages that were read. A page is named by its address, which another snapshot has too. */
export const featuresIn = (
  pages: readonly Pick<Competitor, 'url' | 'features'>[],
): PageFeatures[] =>
  pages.flatMap(({ url, features }) => (features === null ? [] : [{ id: url, ...features }]));

/** The pages that the writer has removed, by the list in the search fields (fieldList.ts). */
export const ignoredAmong = ({ pages }: SnapshotPages, ignoredPages: string): string[] =>
  pages.map(({ url }) => url).filter((url) => hasEntry(ignoredPages, entryOfAddress(url)));

/**
 * Returns what the pages have in common, without pages that the writer removed. Equal snapshots and removals give an equal result,
 * and its id names both.
 */
export function competitionOfSnapshot(
  { id, pages }: SnapshotPages,
  removedUrls: readonly string[],
  rarity: (stem: string) => number,
): Competition {
  const removed = new Set(removedUrls);
  const without = pages.filter(({ url }) => removed.has(url)).map(({ url }) => url);
  const name = [id, ...without.toSorted()].join(' -');
  return competitionOf(name, featuresIn(pages.filter(({ url }) => !removed.has(url))), rarity);
}

type Terms = PageFeatures['terms'];

interface WithTerms {
  readonly features: { readonly terms: Terms } | null;
}

/** Leaves out of a page the terms that fewer pages use than any score asks for, and those that a file has no room for; no number depends on them. */
export function sharing(pages: readonly WithTerms[]): <Page extends WithTerms>(page: Page) => Page {
  const users = new Map<string, number>();
  for (const { features } of pages)
    for (const term of Object.keys(features?.terms ?? {}))
      users.set(term, (users.get(term) ?? 0) + 1);
  const isShared = ([term]: readonly [string, unknown]) =>
    (users.get(term) ?? 0) >= TERMS.leastPages;
  return (page) => {
    if (page.features === null) return page;
    const shared = Object.entries(page.features.terms).filter(isShared);
    const terms = Object.fromEntries(mostUsed(shared, SNAPSHOT_LIMITS.termsPerPage));
    return { ...page, features: { ...page.features, terms } };
  };
}

/** In the order that they have, and of as many uses the first ones. */
function mostUsed(terms: readonly (readonly [string, TermUse])[], most: number) {
  if (terms.length <= most) return terms;
  const left = terms.toSorted(([, one], [, other]) => other.uses - one.uses).slice(0, most);
  const kept = new Set(left.map(([term]) => term));
  return terms.filter(([term]) => kept.has(term));
}

/** Keywords that are suggested. */
const KEYWORDS_MOST = 10;
/** People enter the length of an article in steps of this many words. */
const WORDS_STEP = 50;

type Analysed = Pick<SnapshotSummary, 'country' | 'location'> & {
  readonly pages: readonly Pick<Competitor, 'language'>[];
};

/** The values that an analysis suggests, by the names of form fields. What cannot be measured is left out. */
export function generalsOf(
  competition: Competition,
  { country, location, pages }: Analysed,
): Generals {
  const language = usualLanguage(pages);
  const { words, headings, images, links, readability, terms } = competition;
  const keywords = terms.filter(({ tier }) => tier === 'must').map(({ term }) => term);
  return {
    ...(words && { words: suggested(words, WORDS_STEP) }),
    ...(headings && { headings: suggested(headings, 1) }),
    ...(images && { images: suggested(images, 1) }),
    ...(links && { links: suggested(links, 1) }),
    ...(readability !== null && { readability: Math.round(readability) }),
    ...(keywords.length > 0 && { keywords: keywords.slice(0, KEYWORDS_MOST) }),
    ...(country !== '' && { country }),
    ...(location !== '' && { location }),
    ...(language !== null && { language }),
  };
}

/** Of those that say one, more than half. */
function usualLanguage(pages: Analysed['pages']): string | null {
  const said = pages.flatMap(({ language }) => language?.split(/[-_]/)[0]?.toLowerCase() ?? []);
  const usual = said.find(
    (language) => 2 * said.filter((one) => one === language).length > said.length,
  );
  return usual ?? null;
}

function suggested({ low, median, high }: UsualRange, step: number) {
  const rounded = (value: number) => Math.round(value / step) * step;
  return { value: rounded(median), low: rounded(low), high: rounded(high) };
}
