import { misfit, type Shape } from '#contract/lib/shape.ts';
import { type HostRequest, sendToHost } from '../client.ts';

interface Question extends HostRequest {
  /** The shape of the answer. */
  readonly shape: Shape;
}

/**
 * Sends a request of the signed-in user to the host's HTTP interface. Rejects with a `Refusal`, or with a
 * TypeError if the answer is not from the host or has another shape. `T` is what `shape` describes.
 */
export interface Ask {
  <T>(question: Question): Promise<T>;
  /** Answers the next `times` GET requests to `path` without the server, which has just sent this answer. */
  foresee(path: string, answer: object, times: number): void;
  /** Drops the foreseen answers, because something has changed. */
  forget(): void;
}

/** A foreseen answer expires after this long: it may be outdated by then. */
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

/** Paths of the host's interface that several parts of the SDK use. */
export const TOKEN_PATH = '/host/api/token';
export const FOLDERS_PATH = '/host/api/folders';
export const FLAGS_PATH = '/host/api/flags';
