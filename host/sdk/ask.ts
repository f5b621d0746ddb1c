import { jsonOfResponse } from '#domain/contract/answer.ts';
import { misfit, type Shape } from '#domain/contract/shape.ts';

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
export async function ask<T>({ method, path, body, shape }: Question): Promise<T> {
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
  return answer as T;
}

function codeOf(problem: unknown): string | null {
  const { code } = (problem ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : null;
}
