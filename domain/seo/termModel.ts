/** From the pages of competitors to what they have in common. docs/scoring.md has the formulas. */
import type { Competition, PageFeatures, TermTier, WantedTerm } from './competition.ts';
import { mostUsed } from './pageFeatures.ts';
import { usualRangeOf } from './usualRange.ts';
import { OUTLIER_FENCE, TERMS } from './weights.ts';

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
  const common = [...Map.groupBy(all, ({ key }) => key).values()].filter(
    (uses) => uses.length >= least,
  );
  return withoutParts(common)
    .map((uses) => wantedTerm(uses, pages.length, rarity))
    .toSorted((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, TERMS.most);
}

/** Without the terms that stand in a longer one each time: "espresso machin" beside "best espresso machin". */
function withoutParts(common: readonly Uses[]): readonly Uses[] {
  const signatures = new Map(common.map((uses) => [uses[0]?.key ?? '', signatureOf(uses)]));
  const parts = new Set<string>();
  for (const [key, signature] of signatures) {
    for (const part of partsOf(key)) if (signatures.get(part) === signature) parts.add(part);
  }
  return common.filter(([first]) => !parts.has(first?.key ?? ''));
}

const usesOn = ({ page, key }: Uses[number]): number => page.terms[key]?.uses ?? 0;

const signatureOf = (uses: Uses): string =>
  uses.map((use) => `${use.page.id}\n${usesOn(use)}`).join('\n');

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
  const perThousand = usualRangeOf(rates) ?? { low: 0, median: 0, high: 0 };
  const forms = new Map<string, number>();
  for (const use of uses) {
    const form = use.page.terms[key]?.form ?? key;
    forms.set(form, (forms.get(form) ?? 0) + usesOn(use));
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
