import { createContext } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import type { ClaimState } from '#domain/sources/checkedClaims.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';

/** A claim by what is known of it, or what a check of the score is about. */
export type MarkKind = ClaimState | 'check';

export interface MarkedWords extends ClaimWords {
  readonly name: string;
  readonly kind: MarkKind;
  readonly blockIds: readonly BlockId[];
}

export interface WordMarking {
  readonly marked: readonly MarkedWords[];
  /** Called with the name of the words that the caret comes into; null once it has left them. */
  onCaret?(name: string | null): void;
}

/** The words to mark in the text; null: none. */
export const WordMarksContext = createContext<WordMarking | null>(null);
