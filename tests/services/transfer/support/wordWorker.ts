import type { WordWorker } from '#services/transfer/readDocx.ts';
import { answerTo, type WordAnswer } from '#services/transfer/word/wordAnswers.ts';

/** The worker that reads Word documents, in this thread. */
export function wordWorker(): WordWorker {
  let tell: (event: { readonly data: WordAnswer }) => void = () => {};
  return {
    postMessage(message) {
      void Promise.resolve().then(() => {
        tell({ data: answerTo(message, (part) => tell({ data: part })) });
      });
    },
    addEventListener(type: string, listener: (event: never) => void) {
      if (type === 'message') tell = listener as typeof tell;
    },
    terminate() {},
  };
}
