import { createContext, type ReactNode, useContext } from 'react';
import type { PassagePlace } from '#domain/writing/passage.ts';

export interface PassageAsked {
  readonly place: PassagePlace;
  /** In the writer's words. */
  readonly instruction: string;
}

/** Whoever can write into the article. */
export interface Writer {
  /** It is writing already, and does one thing at a time. */
  readonly isBusy: boolean;
  /** What a passage costs. */
  readonly cost: ReactNode;
  ask(asked: PassageAsked): void;
}

/** Who writes for the writer; null where there is no model, and the editor offers nothing of the kind. */
export const WritingContext = createContext<Writer | null>(null);

export const useWriter = (): Writer | null => useContext(WritingContext);
