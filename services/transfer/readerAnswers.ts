/** What the worker that reads documents is asked, and what it answers. */
import { readMarkdown } from './readMarkdown.ts';
import type { ReadDocument } from './readText.ts';
import type { DocumentImage } from './word/images.ts';
import { readWord } from './word/readWord.ts';

/** Texts that are not read beside the page: a Word file, or Markdown. */
export type WorkerSource = { readonly word: Uint8Array } | { readonly markdown: string };

export type ReaderMessage = { readonly id: number; readonly source: WorkerSource };

export interface ReadInWorker extends Omit<ReadDocument<readonly string[]>, 'images'> {
  readonly images: readonly DocumentImage[];
}

export type ReaderAnswer = { readonly id: number } & (
  | ReadInWorker
  /** The share of the text that is read; more follows. */
  | { readonly share: number }
  | { readonly isBroken: true }
  | { readonly error: string }
);

/** Reads a document. `tell` gets the share that is read, each percent once. */
export function answerTo(
  { id, source }: ReaderMessage,
  tell: (part: ReaderAnswer) => void,
): ReaderAnswer {
  let percent = 0;
  const onProgress = (share: number) => {
    const now = Math.floor(share * 100);
    if (now > percent) tell({ id, share });
    percent = Math.max(percent, now);
  };
  if ('markdown' in source) {
    const { html, ...about } = readMarkdown(source.markdown, onProgress);
    return { id, ...about, html: [html], images: [] };
  }
  try {
    const { parts, losses, images } = readWord(source.word, onProgress);
    return { id, html: parts, losses, images };
  } catch {
    return { id, isBroken: true }; // not a ZIP, or not with the content of a Word file
  }
}
