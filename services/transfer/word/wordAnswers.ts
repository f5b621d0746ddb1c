/** What the worker that reads Word documents is asked, and what it answers. */
import { readWord, type WordDocument } from './readWord.ts';

export interface WordMessage {
  readonly id: number;
  readonly bytes: Uint8Array;
}

export type WordAnswer = { readonly id: number } & (
  | WordDocument
  /** The share of the text that is read; more follows. */
  | { readonly share: number }
  | { readonly isBroken: true }
  | { readonly error: string }
);

/** Reads a document. `tell` gets the share that is read, each percent once. */
export function answerTo({ id, bytes }: WordMessage, tell: (part: WordAnswer) => void): WordAnswer {
  let percent = 0;
  const onProgress = (share: number) => {
    const now = Math.floor(share * 100);
    if (now > percent) tell({ id, share });
    percent = now;
  };
  try {
    const { parts, losses, images } = readWord(bytes, onProgress);
    return { id, parts, losses, images };
  } catch {
    return { id, isBroken: true }; // not a ZIP, or not with the content of a Word file
  }
}
