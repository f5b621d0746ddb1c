import { createContext } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import type { ClaimState } from '#domain/sources/ledger.ts';

export interface MarkedClaim extends ClaimWords {
  readonly name: string;
  readonly state: ClaimState;
  readonly blockIds: readonly BlockId[];
}

export interface ClaimMarking {
  readonly claims: readonly MarkedClaim[];
  /** Called with the name of the claim that the caret comes into; null once it has left it. */
  onCaret(name: string | null): void;
}

/** The claims to mark in the text; null: none. */
export const ClaimMarksContext = createContext<ClaimMarking | null>(null);
