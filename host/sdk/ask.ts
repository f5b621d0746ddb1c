import { jsonOfResponse } from '#contract/answer.ts';
import { misfit, type Shape } from '#contract/shape.ts';

/** A refusal of the host's server. Without a network `fetch` rejects with a TypeError instead. */
export class HostRefusal extends Error {
  readonly status: number;
  /** As in the problem details (RFC 9457), if that is what was answered. */
  readonly code: string | null;

  constructor(path: string, status: number, code: string | null) {
    super(`${path} answered ${status}`);
    this.status = status;
    this.code = code;
  }
}

interface Question {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Of what is answered. */
  readonly shape: Shape;
}

/**
 * Asks the host's HTTP interface for the signed-in user. Rejects with a `HostRefusal`, or with a TypeError
 * when the answer is not the host's or has another shape. `T` is what `shape` describes.
 */
export interface Ask {
  <T>(question: Question): Promise<T>;
  /** Answers the next questions to `path` without the server: it has said so just now. */
  foresee(path: string, answer: object, times: number): void;
  /** Something has changed: whatever was foreseen is asked for after all. */
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

async function askServer({ method, path, body, shape }: Question): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const answer = await jsonOfResponse(response).catch((error: Error) => {
    throw new TypeError(`${path}: ${error.message}`);
  });
  if (!response.ok) throw new HostRefusal(path, response.status, codeOf(answer));
  const wrong = misfit(shape, answer);
  if (wrong !== null) throw new TypeError(`${path}: ${wrong} is not as it should be.`);
  return answer;
}

function codeOf(problem: unknown): string | null {
  const { code } = (problem ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : null;
}
