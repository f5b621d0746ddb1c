/** The units of an article in order, for several checks. */
import type { BlockId } from '../article/body.ts';
import type { BlockFacts, SentenceFacts, UnitFacts } from './blockFacts.ts';

export interface ReadBlock {
  readonly id: BlockId;
  readonly facts: BlockFacts;
}

export interface PlacedUnit extends UnitFacts {
  readonly blockId: BlockId;
  readonly words: number;
}

export interface PlacedSentence extends SentenceFacts {
  readonly blockId: BlockId;
}

export interface TextOutline {
  readonly units: readonly PlacedUnit[];
  readonly paragraphs: readonly PlacedUnit[];
  readonly headings: readonly PlacedUnit[];
  /** Sentences of prose: paragraphs and items of lists. */
  readonly sentences: readonly PlacedSentence[];
  readonly words: number;
}

export function outlineOf(blocks: readonly ReadBlock[]): TextOutline {
  const units = blocks.flatMap(({ id, facts }) =>
    facts.map((unit) => ({ ...unit, blockId: id, words: wordsIn(unit.sentences) })),
  );
  const prose = units.filter(({ kind }) => kind === 'paragraph' || kind === 'item');
  return {
    units,
    paragraphs: units.filter(({ kind }) => kind === 'paragraph'),
    headings: units.filter(({ kind }) => kind === 'heading'),
    sentences: prose.flatMap(({ blockId, sentences }) =>
      sentences.map((sentence) => ({ ...sentence, blockId })),
    ),
    words: units.reduce((sum, unit) => sum + unit.words, 0),
  };
}

function wordsIn(sentences: readonly SentenceFacts[]): number {
  return sentences.reduce((sum, { words }) => sum + words, 0);
}

/** Returns the ids of the blocks, each once, in the order of the text. */
export function blockIdsOf(placed: readonly { readonly blockId: BlockId }[]): BlockId[] {
  return [...new Set(placed.map(({ blockId }) => blockId))];
}
