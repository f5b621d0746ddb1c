/** Counts the wanted terms in blocks. Each block is counted once for the same competitors. */
import type { BlockFacts, SentenceFacts } from './blockFacts.ts';

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
      for (const { term, from } of termsIn(sentence, byFirstStem)) {
        note(term.at);
        for (let at = from; at < from + term.stems.length; at += 1) covered.add(at);
      }
      termWords += covered.size;
      words += sentence.words - (sentence.termless?.size ?? 0);
    }
  }
  return { uses, termWords, words };
}

/** The uses of the terms in a sentence, outside of links and code; `from` is the index of a word. */
export function* termsIn({ stems, termless }: SentenceFacts, byFirstStem: TermIndex) {
  for (let from = 0; from < stems.length; from += 1) {
    for (const term of byFirstStem.get(stems[from] ?? '') ?? []) {
      const isHere = term.stems.every(
        (stem, offset) => stems[from + offset] === stem && termless?.has(from + offset) !== true,
      );
      if (isHere) yield { term, from };
    }
  }
}
