/** What a writer wants of the terms: other keywords and terms of their own are counted, unwanted ones do not count. */
import type { SearchFields } from '#contract/article/article.schema.ts';
import { entriesIn } from '../../article/fieldList.ts';
import type { Competition } from '../report/competition.ts';
import type { WatchedTerm } from '../report/report.ts';
import { termStemsOf } from '../text/measures.ts';
import type { ReadBlock } from '../text/outline.ts';
import { type CountedTerms, termCounterOf } from '../text/termCounts.ts';
import type { TextTools } from '../text/textTools.ts';

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
    entriesIn(fields[name]).map((term) => ({ term, kind, stems: termStemsOf(term, tools) })),
  );
  const list = { terms };
  last.set(tools, { key, list });
  return list;
}

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

/** Returns the competition without the unwanted terms, cached by these terms so that counts stay cached too. */
export function withoutUnwanted(
  competition: Competition,
  bannedTerms: string,
  tools: TextTools,
): Competition {
  const banned = new Set(entriesIn(bannedTerms).map((term) => termStemsOf(term, tools).join(' ')));
  if (banned.size === 0) return competition;
  const known = made.get(competition);
  if (known?.banned === bannedTerms) return known.without;
  const terms = competition.terms.filter(({ stems }) => !banned.has(stems.join(' ')));
  const without = { ...competition, terms };
  made.set(competition, { banned: bannedTerms, without });
  return without;
}
