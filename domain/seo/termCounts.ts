/** Counts the wanted terms in blocks. Each block is counted once for the same competitors. */
import type { BlockFacts, SentenceFacts } from './blockFacts.ts';
import type { Competition } from './competition.ts';

export interface TermCount {
  readonly count: number;
  readonly isInHeading: boolean;
}

export interface TermCounts {
  /** By the index of the term; only of those that are used. */
  readonly uses: ReadonlyMap<number, TermCount>;
  /** Words that belong to a wanted term, each once. */
  readonly termWords: number;
  /** Words that are in no link. */
  readonly words: number;
}

export type TermCounter = (facts: BlockFacts) => TermCounts;

interface IndexedTerm {
  readonly at: number;
  readonly stems: readonly string[];
}

type TermIndex = ReadonlyMap<string, readonly IndexedTerm[]>;

const counters = new WeakMap<Competition, TermCounter>();

export function termCounterOf(competition: Competition): TermCounter {
  const known = counters.get(competition);
  if (known !== undefined) return known;
  const terms = competition.terms.map(({ stems }, at) => ({ at, stems }));
  const byFirstStem = Map.groupBy(terms, ({ stems: [first = ''] }) => first);
  const counted = new WeakMap<BlockFacts, TermCounts>();
  const counter: TermCounter = (facts) => {
    const old = counted.get(facts);
    if (old !== undefined) return old;
    const fresh = countIn(facts, byFirstStem);
    counted.set(facts, fresh);
    return fresh;
  };
  counters.set(competition, counter);
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
      words += sentence.words - (sentence.linked?.size ?? 0);
    }
  }
  return { uses, termWords, words };
}

function* termsIn({ stems, linked }: SentenceFacts, byFirstStem: TermIndex) {
  for (let from = 0; from < stems.length; from += 1) {
    for (const term of byFirstStem.get(stems[from] ?? '') ?? []) {
      const isHere = term.stems.every(
        (stem, offset) => stems[from + offset] === stem && linked?.has(from + offset) !== true,
      );
      if (isHere) yield { term, from };
    }
  }
}
