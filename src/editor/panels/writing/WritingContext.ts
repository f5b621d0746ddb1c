import { createContext, useContext } from 'react';
import type { PassagePlace } from '#domain/writing/passage.ts';

export interface PassageAsked {
  readonly place: PassagePlace;
  /** In the words of the writer. */
  readonly instruction: string;
}

/** Writes into the article with a model. */
export interface Writer {
  /** A job is running; only one runs at a time. */
  readonly isBusy: boolean;
  ask(asked: PassageAsked): void;
}

/** Null if no model is available: then the editor offers no writing. */
export const WritingContext = createContext<Writer | null>(null);

export const useWriter = (): Writer | null => useContext(WritingContext);
