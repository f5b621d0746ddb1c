/** What a writer wants of the terms: other keywords and terms of their own are counted, unwanted ones do not count. */
import type { SearchFields } from '#contract/article.schema.ts';
import { entriesIn } from '../article/fieldList.ts';
import type { Competition } from './competition.ts';
import type { ReadBlock } from './outline.ts';
import type { WatchedTerm } from './report.ts';
import { type CountedTerms, termCounterOf } from './termCounts.ts';
import type { TextTools } from './textTools.ts';

type TermFields = Pick<SearchFields, 'keywords' | 'ownTerms' | 'bannedTerms'>;

interface Watched extends Pick<WatchedTerm, 'term' | 'kind'> {
  readonly stems: readonly string[];
}

interface WatchList extends CountedTerms {
  readonly terms: readonly Watched[];
}

const KINDS: readonly (readonly [keyof TermFields, WatchedTerm['kind']])[] = [
  ['keywords', 'keyword'],
  ['ownTerms', 'own'],
  ['bannedTerms', 'unwanted'],
];

/** The last one of each language, so that the same list is the same object and each block is counted once. */
const last = new WeakMap<TextTools, { readonly key: string; readonly list: WatchList }>();

export function watchListOf(fields: TermFields, tools: TextTools): WatchList {
  const key = KINDS.map(([name]) => fields[name]).join('\n');
  const known = last.get(tools);
  if (known?.key === key) return known.list;
  const terms = KINDS.flatMap(([name, kind]) =>
    entriesIn(fields[name]).map((term) => ({ term, kind, stems: stemsOf(term, tools) })),
  );
  const list = { terms };
  last.set(tools, { key, list });
  return list;
}

/** Of each word of a term. */
export const stemsOf = (term: string, tools: TextTools): string[] =>
  tools.words(term).map((word) => tools.stem(word));

/** How often the text uses each of them. Text of links and code is not counted. */
export function watchedTermsOf(
  blocks: readonly ReadBlock[],
  fields: TermFields,
  tools: TextTools,
): WatchedTerm[] {
  const list = watchListOf(fields, tools);
  if (list.terms.length === 0) return [];
  const countOf = termCounterOf(list);
  const found = list.terms.map(() => ({ uses: 0, isInHeading: false }));
  for (const { facts } of blocks)
    for (const [at, { count, isInHeading }] of countOf(facts).uses) {
      const sum = found[at];
      if (sum === undefined) continue;
      sum.uses += count;
      sum.isInHeading ||= isInHeading;
    }
  return list.terms.map(({ term, kind }, at) => ({
    term,
    kind,
    uses: found[at]?.uses ?? 0,
    isInHeading: found[at]?.isInHeading ?? false,
  }));
}

const made = new WeakMap<Competition, { readonly banned: string; readonly without: Competition }>();

/** The competitors as if none had used the unwanted terms. The same object for the same terms, so that counts are kept. */
export function withoutUnwanted(
  competition: Competition,
  bannedTerms: string,
  tools: TextTools,
): Competition {
  const banned = new Set(entriesIn(bannedTerms).map((term) => stemsOf(term, tools).join(' ')));
  if (banned.size === 0) return competition;
  const known = made.get(competition);
  if (known?.banned === bannedTerms) return known.without;
  const terms = competition.terms.filter(({ stems }) => !banned.has(stems.join(' ')));
  const without = { ...competition, terms };
  made.set(competition, { banned: bannedTerms, without });
  return without;
}
