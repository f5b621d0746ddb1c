import { WorkerCalls, type WorkerLike } from '../lib/workerCalls.ts';
import type { ReaderAnswer, ReaderMessage, WorkerSource } from './readerAnswers.ts';
import type { LongDocument } from './readText.ts';

export type ReaderWorker = WorkerLike<ReaderMessage, ReaderAnswer>;

/** What reading a document takes besides the document. */
export interface ReadingTools {
  /** Opens the worker that reads documents; without it, the one of the browser. */
  readonly openReader?: () => ReaderWorker;
  /** Called with the share that is read, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Ends the reading, which then rejects. */
  readonly signal?: AbortSignal;
}

/** Known here and not in the first load of the page. */
const openReaderWorker = (): ReaderWorker =>
  new Worker(new URL('./reader.worker.ts', import.meta.url));

/** The worker says each percent that it has read; until the first one, it is loaded and unpacks the file. */
const SILENCE_MS = 60_000;

/** Reads a document in a worker, which ends with it, and its images as files. A worker that is silent rejects: that says nothing of the text. */
export async function askReader(
  source: WorkerSource,
  { openReader = openReaderWorker, onProgress, signal }: ReadingTools,
): Promise<LongDocument | { readonly refusal: 'broken' }> {
  const calls = new WorkerCalls<ReaderMessage, ReaderAnswer>({
    open: openReader,
    isFollowed(answer) {
      if ('share' in answer) onProgress(answer.share);
      return 'share' in answer;
    },
  });
  signal?.throwIfAborted();
  const stop = () => calls.end('The reading was stopped.');
  signal?.addEventListener('abort', stop);
  try {
    const answer = await calls.ask((id) => ({ id, source }), SILENCE_MS);
    if (!('html' in answer)) return { refusal: 'broken' };
    const { id, images, ...read } = answer;
    return {
      ...read,
      images: images.map(({ src, name, type, bytes }) => ({
        src,
        file: new File([new Uint8Array(bytes)], name, { type }),
      })),
    };
  } finally {
    signal?.removeEventListener('abort', stop);
    calls.end('The document is read.');
  }
}
