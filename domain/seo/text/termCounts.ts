/** Counts the wanted terms in blocks. Each block is counted once for the same competitors. */
import type { BlockFacts, SentenceFacts } from './blockFacts.ts';
import { unitOfStem } from './measures.ts';

export interface TermCount {
  readonly count: number;
  readonly isInHeading: boolean;
}

export interface TermCounts {
  /** By the index of the term; only of those that are used. */
  readonly uses: ReadonlyMap<number, TermCount>;
  /** Words that belong to a wanted term, each once. */
  readonly termWords: number;
  /** Words that are in no link and in no code. */
  readonly words: number;
}

export type TermCounter = (facts: BlockFacts) => TermCounts;

interface IndexedTerm {
  readonly at: number;
  readonly stems: readonly string[];
}

export type TermIndex = ReadonlyMap<string, readonly IndexedTerm[]>;

/** Terms to count: those of competitors, or of a writer. The same object again is counted once for each block. */
export interface CountedTerms {
  readonly terms: readonly { readonly stems: readonly string[] }[];
}

const counters = new WeakMap<CountedTerms, TermCounter>();

/** The terms by their first stem. */
export const termIndexOf = (terms: CountedTerms['terms']): TermIndex =>
  Map.groupBy(
    terms.map(({ stems }, at) => ({ at, stems })).filter(({ stems }) => stems.length > 0),
    ({ stems: [first = ''] }) => first,
  );

export function termCounterOf(counted: CountedTerms): TermCounter {
  const known = counters.get(counted);
  if (known !== undefined) return known;
  const index = termIndexOf(counted.terms);
  const counts = new WeakMap<BlockFacts, TermCounts>();
  const counter: TermCounter = (facts) => {
    const old = counts.get(facts);
    if (old !== undefined) return old;
    const fresh = countIn(facts, index);
    counts.set(facts, fresh);
    return fresh;
  };
  counters.set(counted, counter);
  return counter;
}

function countIn({ units }: BlockFacts, byFirstStem: TermIndex): TermCounts {
  const uses = new Map<number, TermCount>();
  let [termWords, words] = [0, 0];
  for (const { kind, sentences } of units) {
    const note = (at: number) => {
      const { count = 0, isInHeading = false } = uses.get(at) ?? {};
      uses.set(at, { count: count + 1, isInHeading: isInHeading || kind === 'heading' });
    };
    for (const sentence of sentences) {
      const covered = new Set<number>();
      for (const { term, from, to } of termsIn(sentence, byFirstStem)) {
        note(term.at);
        for (let at = from; at <= to; at += 1) covered.add(at);
      }
      termWords += covered.size;
      words += sentence.words - (sentence.termless?.size ?? 0);
    }
  }
  return { uses, termWords, words };
}

interface TermPlace {
  readonly term: IndexedTerm;
  /** The indexes of its first and last word. */
  readonly from: number;
  readonly to: number;
}

/** The uses of the terms in a sentence, outside of links and code. */
export function* termsIn(
  { termStems, termless }: SentenceFacts,
  byFirstStem: TermIndex,
): Generator<TermPlace> {
  for (let at = 0; at < termStems.length; at += 1)
    for (const place of termsAt(termStems, at, byFirstStem))
      if (!isAny(termless, place.from, place.to)) yield place;
}

function* termsAt(
  stems: readonly string[],
  at: number,
  byFirstStem: TermIndex,
): Generator<TermPlace> {
  const stem = stems[at] ?? '';
  for (const term of byFirstStem.get(stem) ?? []) {
    const to = endOf(term.stems, stems, at);
    if (to !== null) yield { term, from: beginOf(stems, at), to };
  }
  const unit = unitOfStem(stem);
  for (const term of unit === null ? [] : (byFirstStem.get(unit) ?? []))
    if (term.stems.length === 1) yield { term, from: beginOf(stems, at), to: at };
}

/** The index of the first word of a measure. */
function beginOf(stems: readonly string[], at: number): number {
  let from = at;
  while (stems[from - 1] === '') from -= 1;
  return from;
}

/** The index of the last word of a term that begins at a word; null if it does not. */
function endOf(wanted: readonly string[], stems: readonly string[], from: number): number | null {
  let at = from;
  for (const [part, stem] of wanted.entries()) {
    if (part > 0) at += 1;
    while (stems[at] === '') at += 1; // a part of the measure behind it
    if (stems[at] !== stem) return null;
  }
  return at;
}

function isAny(places: ReadonlySet<number> | null, from: number, to: number): boolean {
  if (places === null) return false;
  for (let at = from; at <= to; at += 1) if (places.has(at)) return true;
  return false;
}
