/** The composition root of the worker that reads Word documents, loaded with the first one. */
import { answerTo, type WordMessage } from './wordAnswers.ts';

addEventListener('message', ({ data }: MessageEvent<WordMessage>) => {
  postMessage(answerTo(data, (part) => postMessage(part)));
});
