/** A summary of sentences that the text has. */
import { escapeText } from '#html/escape.ts';
import { oncePerPair } from '../../oncePerPair.ts';
import type { FixChange } from '../report/report.ts';
import type { BlockFacts, SentenceFacts } from '../text/blockFacts.ts';
import { keyphraseOf } from '../text/keyphrase.ts';
import type { TextTools } from '../text/textTools.ts';
import { type FixSubject, introductionIn, type Run, textOf, wordingOf } from './fixSubject.ts';

/** Of fewer sentences that fit there is nothing to sum up. */
const SUMMARY = { sentences: 3, leastChoice: 8, leastWords: 6, mostWords: 40 } as const;

/**
 * Of the sentences about the keyphrase those that share most words with the text, word for word and in their order, behind the
 * introduction. Null if fewer are about it: a summary of what is said in passing is none.
 */
export function summaryOfText({ blocks, context, tools }: FixSubject): FixChange | null {
  const name = tools.cues?.summaryName;
  const all = blocks.flatMap((block) =>
    candidatesIn(tools, block.facts).map((candidate) => ({ block, ...candidate })),
  );
  const fitting = distinct(all).filter(({ isFitting }) => isFitting);
  if (name === undefined || fitting.length < SUMMARY.leastChoice) return null;
  const subject = new Set(keyphraseOf(context.keyphrase ?? '', tools).stems);
  const meant = fitting.filter(({ terms }) => terms.some((term) => subject.has(term)));
  if (meant.length < SUMMARY.sentences) return null;
  const uses = new Map<string, number>();
  for (const { terms } of all) for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
  const worth = ({ terms }: Candidate) =>
    terms.reduce((sum, term) => sum + (uses.get(term) ?? 0) - 1, 0) / Math.sqrt(terms.length || 1);
  const ranked = meant.map((one) => ({ one, worth: worth(one) }));
  const best = new Set(
    ranked
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, SUMMARY.sentences)
      .map(({ one }) => one),
  );
  const items = meant
    .filter((one) => best.has(one))
    .map((one) => `<li>${escapeText(textOf(one))}</li>`);
  const now = [`<h2>${escapeText(name)}</h2>`, `<ul>${items.join('')}</ul>`];
  return { type: 'behind', blockId: introductionIn(blocks), now };
}

interface Candidate extends Omit<Run, 'block'> {
  readonly wording: string;
  /** Neither too short nor too long for a summary, and understood without the sentence before it. */
  readonly isFitting: boolean;
  /** The stems of its content words, each once. */
  readonly terms: readonly string[];
}

/** The sentences of the paragraphs of a block. */
const candidatesIn = oncePerPair((tools: TextTools, { units }: BlockFacts): Candidate[] =>
  units.flatMap(({ kind, sentences }, unit) => {
    if (kind !== 'paragraph') return [];
    return sentences.map((sentence) => {
      const { words, stems, plain } = sentence;
      const terms = stems.filter((_, at) => !tools.isStopWord(plain[at] ?? ''));
      return {
        unit,
        sentences: [sentence],
        wording: wordingOf(sentence),
        isFitting:
          words >= SUMMARY.leastWords &&
          words <= SUMMARY.mostWords &&
          standsAlone(sentence, tools) &&
          isVaried(terms),
        terms: [...new Set(terms)],
      };
    });
  }),
);

const standsAlone = ({ plain }: SentenceFacts, { cues }: TextTools): boolean =>
  cues?.isDangling(plain) !== true && cues?.isQuestion(plain) !== true;

/** No content word is said again and again. */
const isVaried = (terms: readonly string[]): boolean => new Set(terms).size >= terms.length - 1;

/** What a text says twice counts once. */
function distinct<One extends Candidate>(candidates: readonly One[]): One[] {
  const seen = new Set<string>();
  return candidates.filter(({ wording }) => {
    const isNew = !seen.has(wording);
    seen.add(wording);
    return isNew;
  });
}
