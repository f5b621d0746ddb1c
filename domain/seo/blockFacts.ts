/**
 * What a report needs to know of one block, and the costly part of it: words, syllables, stems. A
 * block that has not changed is not read again. Code and cells are counted as words and are no
 * prose: nobody reads them as sentences.
 */
import { type TextUnit, textUnitsOf, type UnitKind } from '#html/units.ts';
import type { TextTools } from './report.ts';

export interface SentenceFacts {
  readonly words: number;
  readonly syllables: number;
  readonly stems: readonly string[];
  /** The first word, in lower case; empty where there is none. */
  readonly start: string;
}

/** What a text unit (html/units.ts) holds. */
export interface UnitFacts {
  readonly kind: UnitKind;
  /** Of a heading; 0 for everything else. */
  readonly level: number;
  /** Words as written, for headings alone: a title has to have the keyphrase word for word. */
  readonly wording: readonly string[];
  readonly sentences: readonly SentenceFacts[];
}

export type BlockFacts = readonly UnitFacts[];

/** Reads a block of sanitised HTML (docs: html/allowedHtml.ts). */
export function blockFactsOf(html: string, tools: TextTools): BlockFacts {
  return textUnitsOf(html).map((unit) => unitFacts(unit, tools));
}

function unitFacts({ kind, level, text }: TextUnit, tools: TextTools): UnitFacts {
  return {
    kind,
    level,
    wording: kind === 'heading' ? tools.words(text).map((word) => word.toLowerCase()) : [],
    sentences: tools.sentences(text).map((sentence) => sentenceFacts(sentence, tools)),
  };
}

function sentenceFacts(sentence: string, tools: TextTools): SentenceFacts {
  const words = tools.words(sentence);
  return {
    words: words.length,
    syllables: words.reduce((sum, word) => sum + tools.syllables(word), 0),
    stems: words.map((word) => tools.stem(word)),
    start: words[0]?.toLowerCase() ?? '',
  };
}
