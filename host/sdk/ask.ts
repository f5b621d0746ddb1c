import { misfit, type Shape } from '#contract/shape.ts';
import { type HostRequest, sendToHost } from '../client.ts';

interface Question extends HostRequest {
  /** Of what is answered. */
  readonly shape: Shape;
}

/**
 * Asks the host's HTTP interface for the signed-in user. Rejects with a `Refusal`, or with a TypeError
 * when the answer is not the host's or has another shape. `T` is what `shape` describes.
 */
export interface Ask {
  <T>(question: Question): Promise<T>;
  /** Answers the next questions to `path` without the server: it has said so just now. */
  foresee(path: string, answer: object, times: number): void;
  /** Something has changed: drops the foreseen answers. */
  forget(): void;
}

/** What was foreseen is forgotten after this long: by then it may not be true any more. */
const FORESEEN_MS = 5000;

export function createAsk(): Ask {
  const foreseen = new Map<string, { answer: object; times: number; until: number }>();
  const foreseenOf = ({ method, path }: Question): object | null => {
    if (method !== 'GET') foreseen.clear(); // it changes something
    const found = foreseen.get(path);
    if (found === undefined || found.times === 0 || Date.now() > found.until) return null;
    found.times -= 1;
    return found.answer;
  };
  return Object.assign(
    async <T>(question: Question) => (foreseenOf(question) ?? (await askServer(question))) as T,
    {
      foresee: (path: string, answer: object, times: number) =>
        void foreseen.set(path, { answer, times, until: Date.now() + FORESEEN_MS }),
      forget: () => foreseen.clear(),
    },
  );
}

async function askServer({ shape, ...request }: Question): Promise<unknown> {
  const answer = await sendToHost(request);
  const wrong = misfit(shape, answer);
  if (wrong !== null) throw new TypeError(`${request.path}: ${wrong} is not as it should be.`);
  return answer;
}

/** Of the host's interface, where more than one part of the SDK needs it. */
export const TOKEN_PATH = '/host/api/token';
export const FOLDERS_PATH = '/host/api/folders';
export const FLAGS_PATH = '/host/api/flags';
