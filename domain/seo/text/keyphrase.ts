/** A keyphrase as the checks match it: its content words, in any form. */
import type { SentenceFacts } from './blockFacts.ts';
import type { TextTools } from './textTools.ts';

export interface Keyphrase {
  /** Its plain words. */
  readonly wording: readonly string[];
  /** Stems of its content words, each once; of all its words if it has only function words. */
  readonly stems: readonly string[];
  /** The words of `stems` as written. */
  readonly words: readonly string[];
  readonly contentWords: number;
}

/** The last one of each language: a text is scored again and again with the same. */
const last = new WeakMap<TextTools, { readonly phrase: string; readonly made: Keyphrase }>();

/** Returns the same object for the same keyphrase again, so that what is known of it can be kept. */
export function keyphraseOf(phrase: string, tools: TextTools): Keyphrase {
  const known = last.get(tools);
  if (known?.phrase === phrase) return known.made;
  const made = keyphraseFrom(phrase, tools);
  last.set(tools, { phrase, made });
  return made;
}

function keyphraseFrom(phrase: string, tools: TextTools): Keyphrase {
  const words = tools.words(phrase);
  const content = words.filter((word) => !tools.isStopWord(word));
  const wanted = content.length > 0 ? content : words;
  return {
    wording: words.map(tools.plainWord),
    stems: [...new Set(wanted.map((word) => tools.stem(word)))],
    words: wanted,
    contentWords: content.length,
  };
}

type Stems = Pick<SentenceFacts, 'stems'> & Partial<Pick<SentenceFacts, 'code'>>;

/** The index of a stem outside of code, or -1: what stands in code is no use of a keyphrase. */
export const stemPlace = ({ stems, code }: Stems, stem: string): number =>
  stems.findIndex((other, at) => other === stem && !code?.has(at));

/** Counts how often the whole phrase occurs outside of code: as often as its rarest word. */
export function occurrencesIn({ stems }: Keyphrase, sentence: Stems): number {
  if (stems.length === 0) return 0;
  const counts = new Map<string, number>();
  for (const stem of stemsOutsideCode(sentence)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return stems.reduce((least, stem) => Math.min(least, counts.get(stem) ?? 0), Infinity);
}

function stemsOutsideCode({ stems, code }: Stems): readonly string[] {
  return code ? stems.filter((_, at) => !code.has(at)) : stems;
}

/** Returns the share of the phrase's words that occur outside of code, 0 to 1. */
export function shareIn({ stems }: Keyphrase, sentences: readonly Stems[]): number {
  if (stems.length === 0) return 0;
  const there = stems.filter((stem) =>
    sentences.some((sentence) => stemPlace(sentence, stem) >= 0),
  );
  return there.length / stems.length;
}

/** Returns the index at which the exact phrase begins, or -1. */
export function placeIn({ wording }: Keyphrase, plainWords: readonly string[]): number {
  if (wording.length === 0) return -1;
  for (let at = 0; at + wording.length <= plainWords.length; at += 1) {
    if (wording.every((word, offset) => plainWords[at + offset] === word)) return at;
  }
  return -1;
}
