/** The composition root of the worker that reads documents, loaded with the first one that needs it. */
import { answerTo, type ReaderMessage } from './readerAnswers.ts';

addEventListener('message', ({ data }: MessageEvent<ReaderMessage>) => {
  postMessage(answerTo(data, (part) => postMessage(part)));
});
