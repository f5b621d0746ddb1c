/**
 * The facts of one block, which are the costly part of a report: words, syllables, stems. Unchanged blocks are not
 * read again. Code and cells count as words but not as prose.
 */
import { type TextUnit, textUnitsOf, type UnitKind } from '#html/units.ts';
import type { TextTools } from './report.ts';

export interface SentenceFacts {
  readonly words: number;
  readonly syllables: number;
  readonly stems: readonly string[];
  /** The first word, in lower case; empty if there is none. */
  readonly start: string;
}

/** The facts of a text unit (html/units.ts). */
export interface UnitFacts {
  readonly kind: UnitKind;
  /** Of a heading; 0 for everything else. */
  readonly level: number;
  /** Words as written, for headings only: a title must contain the exact keyphrase. */
  readonly wording: readonly string[];
  readonly sentences: readonly SentenceFacts[];
}

export type BlockFacts = readonly UnitFacts[];

/** Reads a block of sanitised HTML (html/allowedHtml.ts). */
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
