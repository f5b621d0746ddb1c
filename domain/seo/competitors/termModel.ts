/** From the pages of competitors to what they have in common. docs/scoring.md has the formulas. */
import type {
  Competition,
  PageFeatures,
  TermTier,
  TermUse,
  WantedTerm,
} from '../report/competition.ts';
import { termRangeOf, usualRangeOf } from '../report/usualRange.ts';
import { OUTLIER_FENCE, TERMS } from '../report/weights.ts';
import { mostUsed } from '../text/mostUsed.ts';
import { wordingOf } from '../text/shingles.ts';
import { hostOf } from '../text/site.ts';

/**
 * Returns what the pages have in common. Depends on these pages alone, so removing one is the same as never having had
 * it. `rarity` is of a stem (textTools.ts).
 */
export function competitionOf(
  id: string,
  pages: readonly PageFeatures[],
  rarity: (stem: string) => number,
): Competition {
  const outliers = outliersOf(pages);
  const usual = pages.filter((page) => !outliers.includes(page.id));
  const range = (of: (page: PageFeatures) => number) => usualRangeOf(usual.map(of));
  const known = pages.flatMap(({ readability }) => (readability === null ? [] : [readability]));
  return {
    id,
    pages: pages.length,
    outliers,
    words: range(({ words }) => words),
    headings: range(({ headings }) => headings),
    images: range(({ images }) => images),
    links: range(({ links }) => links),
    readability: usualRangeOf(known)?.median ?? null,
    terms: wantedTermsOf(pages, rarity),
    wording: wordingOf(pages),
  };
}

function outliersOf(pages: readonly PageFeatures[]): string[] {
  const range = usualRangeOf(pages.map(({ words }) => words));
  if (range === null) return [];
  const reach = (range.high - range.low) * OUTLIER_FENCE;
  return pages
    .filter(({ words }) => words < range.low - reach || words > range.high + reach)
    .map(({ id }) => id);
}

type Uses = readonly { readonly page: PageFeatures; readonly key: string }[];

function wantedTermsOf(
  pages: readonly PageFeatures[],
  rarity: (stem: string) => number,
): WantedTerm[] {
  const least = Math.max(TERMS.leastPages, Math.ceil(TERMS.leastShare * pages.length));
  const all = pages
    .filter(({ wordsOutsideLinks }) => wordsOutsideLinks > 0)
    .flatMap((page) => Object.keys(page.terms).map((key) => ({ page, key })));
  const leastSites = Math.min(TERMS.leastPages, sitesOf(all)); // all may be of one site
  const common = [...Map.groupBy(all, ({ key }) => key).values()].filter(
    (uses) => uses.length >= least && sitesOf(uses) >= leastSites && isNoun(uses),
  );
  const weighed = withoutParts(common)
    .map((uses) => wantedTerm(uses, pages.length, rarity))
    .toSorted((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  return onceEach(weighed).slice(0, TERMS.most);
}

/** Without the forms of a weightier term that a stemmer has taken for another word: "pared" and "paredes". */
function onceEach(weighed: readonly WantedTerm[]): WantedTerm[] {
  const seen = new Set<string>();
  return weighed.filter(({ term }) => {
    const own = term.toLowerCase();
    const isSeen = ENDINGS.some(
      (end) => seen.has(own + end) || (own.endsWith(end) && seen.has(own.slice(0, -end.length))),
    );
    seen.add(own);
    return !isSeen || own.length < FORM_LEAST;
  });
}

/** Of plurals and cases. */
const ENDINGS = ['s', 'es', 'e', 'n', 'en', 'er', 'x'];
const FORM_LEAST = 5;

/** What only the pages of one site say is theirs: their name, their navigation. */
const sitesOf = (uses: Uses): number =>
  new Set(uses.map(({ page: { id } }) => hostOf(id) ?? id)).size;

const sumOf = (uses: Uses, of: (use: TermUse) => number): number =>
  uses.reduce((sum, { page, key }) => {
    const use = page.terms[key];
    return use === undefined ? sum : sum + of(use);
  }, 0);

/** Whether it is a noun, or a phrase with one, where it is used. Snapshots from before that was counted are believed. */
function isNoun(uses: Uses): boolean {
  const known = uses.filter(({ page, key }) => page.terms[key]?.nouns !== undefined);
  const nouns = sumOf(known, (use) => use.nouns ?? 0);
  const isPhrase = uses[0]?.key.includes(' ') === true;
  const share = isPhrase ? TERMS.nounShare.phrase : TERMS.nounShare.word;
  return known.length === 0 || nouns >= Math.max(1, share * sumOf(known, ({ uses: all }) => all));
}

/**
 * Without the words and phrases that mostly stand in one longer term ("preservation order" beside "tree preservation order"),
 * or nearly always in one of two. Of longer terms within each other the shorter one counts, so that no use counts twice.
 */
function withoutParts(common: readonly Uses[]): readonly Uses[] {
  const counts = new Map(
    common.map((uses) => [uses[0]?.key ?? '', sumOf(uses, (use) => use.uses)]),
  );
  const within = new Map<string, number[]>();
  for (const [key, count] of counts) {
    const parts = partsOf(key).filter((part) => counts.has(part));
    const direct = parts.filter((part) => !parts.some((other) => isPart(part, other)));
    for (const part of new Set(direct)) within.set(part, [...(within.get(part) ?? []), count]);
  }
  return common.filter(([first]) => {
    const key = first?.key ?? '';
    const count = counts.get(key) ?? 0;
    const [most = 0, next = 0, ...others] = (within.get(key) ?? []).toSorted((a, b) => b - a);
    const isOfTwo = others.length === 0 && most + next >= TERMS.partShare.two * count;
    return most < TERMS.partShare.one * count && !isOfTwo;
  });
}

const isPart = (part: string, key: string): boolean =>
  part !== key && ` ${key} `.includes(` ${part} `);

const usesOn = ({ page, key }: Uses[number]): number => page.terms[key]?.uses ?? 0;

function partsOf(key: string): string[] {
  const stems = key.split(' ');
  return stems.flatMap((_, from) =>
    stems
      .slice(from)
      .map((_, more) => stems.slice(from, from + more + 1).join(' '))
      .filter((part) => part !== key),
  );
}

const PER = 1000;

function wantedTerm(uses: Uses, pages: number, rarity: (stem: string) => number): WantedTerm {
  const key = uses[0]?.key ?? '';
  const stems = key.split(' ');
  const share = uses.length / pages;
  const rates = uses.map((use) => (usesOn(use) * PER) / use.page.wordsOutsideLinks);
  const perThousand = termRangeOf(rates) ?? { low: 0, median: 0, high: 0 };
  const forms = new Map<string, number>();
  for (const use of uses) {
    const form = use.page.terms[key]?.form ?? key;
    const { nouns = usesOn(use) } = use.page.terms[key] ?? {};
    forms.set(form, (forms.get(form) ?? 0) + nouns);
  }
  return {
    term: mostUsed(forms),
    stems,
    tier: tierOf(share),
    share,
    headingShare: uses.filter(({ page }) => page.terms[key]?.isInHeading === true).length / pages,
    weight: share * Math.log(1 + perThousand.median) * Math.max(...stems.map(rarity)),
    perThousand,
  };
}

const tierOf = (share: number): TermTier =>
  share >= TERMS.must ? 'must' : share >= TERMS.recommended ? 'recommended' : 'additional';
