/** A keyphrase as the checks match it: its content words, in any form. */
import type { SentenceFacts } from './blockFacts.ts';
import type { TextTools } from './report.ts';

export interface Keyphrase {
  /** As written, in lower case. */
  readonly wording: readonly string[];
  /** Stems of its content words, each once; of all its words if it has only function words. */
  readonly stems: readonly string[];
  readonly contentWords: number;
}

export function keyphraseOf(phrase: string, tools: TextTools): Keyphrase {
  const words = tools.words(phrase);
  const content = words.filter((word) => !tools.isStopWord(word));
  const wanted = content.length > 0 ? content : words;
  return {
    wording: words.map((word) => word.toLowerCase()),
    stems: [...new Set(wanted.map((word) => tools.stem(word)))],
    contentWords: content.length,
  };
}

/** Counts how often the whole phrase occurs: as often as its rarest word. */
export function occurrencesIn(
  { stems }: Keyphrase,
  sentence: Pick<SentenceFacts, 'stems'>,
): number {
  if (stems.length === 0) return 0;
  const counts = stems.map((stem) => sentence.stems.filter((other) => other === stem).length);
  return Math.min(...counts);
}

/** Returns the share of the phrase's words that occur, 0 to 1. */
export function shareIn({ stems }: Keyphrase, sentences: readonly SentenceFacts[]): number {
  if (stems.length === 0) return 0;
  const there = stems.filter((stem) => sentences.some((sentence) => sentence.stems.includes(stem)));
  return there.length / stems.length;
}

/** Returns the index at which the exact phrase begins, or -1. */
export function placeIn({ wording }: Keyphrase, words: readonly string[]): number {
  if (wording.length === 0) return -1;
  for (let at = 0; at + wording.length <= words.length; at += 1) {
    if (wording.every((word, offset) => words[at + offset] === word)) return at;
  }
  return -1;
}
