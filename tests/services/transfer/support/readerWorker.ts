import type { ReaderWorker } from '#services/transfer/askReader.ts';
import { answerTo, type ReaderAnswer } from '#services/transfer/readerAnswers.ts';

/** The worker that reads documents, in this thread. */
export function readerWorker(): ReaderWorker {
  let tell: (event: { readonly data: ReaderAnswer }) => void = () => {};
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
