import { WorkerCalls, type WorkerLike } from '../lib/workerCalls.ts';
import type { LongDocument } from './readText.ts';
import type { WordAnswer, WordMessage } from './word/wordAnswers.ts';

export type WordWorker = WorkerLike<WordMessage, WordAnswer>;

/** What reading a large document takes besides the document. */
export interface ReadingTools {
  /** Opens the worker that reads Word documents; without it, the one of the browser. */
  readonly openWord?: () => WordWorker;
  /** Called with the share that is read, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Known here and not in the first load of the page. */
const openWordWorker = (): WordWorker =>
  new Worker(new URL('./word/word.worker.ts', import.meta.url));

/** The worker says each percent that it has read; until the first one, it is loaded and unpacks the file. */
const SILENCE_MS = 60_000;

/** Reads a DOCX in a worker, which ends with it, and its images as files. */
export async function readDocx(
  bytes: Uint8Array,
  { openWord = openWordWorker, onProgress }: ReadingTools,
): Promise<LongDocument | { readonly refusal: 'broken' }> {
  const calls = new WorkerCalls<WordMessage, WordAnswer>({
    open: openWord,
    isFollowed(answer) {
      if ('share' in answer) onProgress(answer.share);
      return 'share' in answer;
    },
  });
  try {
    const answer = await calls.ask((id) => ({ id, bytes }), SILENCE_MS);
    if (!('parts' in answer)) return { refusal: 'broken' };
    const { parts, losses, images } = answer;
    return {
      html: parts,
      losses,
      images: images.map(({ src, name, type, bytes: content }) => ({
        src,
        file: new File([new Uint8Array(content)], name, { type }),
      })),
    };
  } finally {
    calls.end('The document is read.');
  }
}
