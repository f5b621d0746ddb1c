/** A summary of sentences that the text has. */
import { escapeText } from '#html/escape.ts';
import {
  type FixBlock,
  type FixSubject,
  introductionIn,
  type Run,
  textOf,
  wordingOf,
} from './fixSubject.ts';
import type { FixChange } from './report.ts';
import type { TextTools } from './textTools.ts';

const SUMMARY = { sentences: 3, leastWords: 6, mostWords: 40 } as const;

/** The sentences that share most words with the text, word for word and in their order, behind the introduction. */
export function summaryOfText({ blocks, tools }: FixSubject): FixChange | null {
  const name = tools.cues?.summaryName;
  const all = blocks.flatMap((block) => sentencesIn(block, tools));
  const uses = new Map<string, number>();
  for (const { terms } of all) for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
  const worth = ({ terms }: Candidate) =>
    [...terms].reduce((sum, term) => sum + (uses.get(term) ?? 0) - 1, 0) /
    Math.sqrt(terms.size || 1);
  const fitting = distinct(all).filter(
    ({ words }) => words >= SUMMARY.leastWords && words <= SUMMARY.mostWords,
  );
  if (name === undefined || fitting.length <= SUMMARY.sentences) return null;
  const ranked = fitting.map((one) => ({ one, worth: worth(one) }));
  const best = new Set(
    ranked
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, SUMMARY.sentences)
      .map(({ one }) => one),
  );
  const items = fitting
    .filter((one) => best.has(one))
    .map((one) => `<li>${escapeText(textOf(one))}</li>`);
  const now = [`<h2>${escapeText(name)}</h2>`, `<ul>${items.join('')}</ul>`];
  return { type: 'behind', blockId: introductionIn(blocks), now };
}

/** A sentence, and the content words that it has. */
interface Candidate extends Run {
  readonly words: number;
  readonly terms: ReadonlySet<string>;
}

const sentencesIn = (block: FixBlock, tools: TextTools): Candidate[] =>
  block.facts.units.flatMap(({ kind, sentences }, unit) =>
    kind !== 'paragraph'
      ? []
      : sentences.map((sentence) => ({
          ...{ block, unit, sentences: [sentence], words: sentence.words },
          terms: new Set(
            sentence.stems.filter((_, at) => !tools.isStopWord(sentence.plain[at] ?? '')),
          ),
        })),
  );

/** What a text says twice counts once. */
const distinct = (candidates: readonly Candidate[]): Candidate[] =>
  [
    ...new Map(
      candidates.toReversed().map((one) => [one.sentences.map(wordingOf).join(), one]),
    ).values(),
  ].toReversed();
