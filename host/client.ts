/** Requests of the host's pages and of its SDK, a single small script: they go by `fetch`. */
import { jsonOfResponse } from '#contract/lib/answer.ts';
import { boundedText } from '#services/http/boundedText.ts';

export interface HostRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** The server refused a request. `status` is null if it could not be reached. */
export class Refusal extends Error {
  readonly status: number | null;
  /** Code of a problem (RFC 9457) or of better-auth. */
  readonly code: string | null;
  /** Messages by field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number | null, problem: Partial<Pick<Refusal, 'code' | 'fields'>> = {}) {
    super(problem.code ?? `status ${status}`);
    this.name = 'Refusal';
    this.status = status;
    this.code = problem.code ?? null;
    this.fields = problem.fields ?? {};
  }
}

/**
 * Sends a request of the signed-in user to the host's server and returns the JSON of its answer. Rejects with a
 * `Refusal`, or with a `TypeError` if there is no answer or it is not from our server.
 */
export async function sendToHost({ method, path, body }: HostRequest): Promise<unknown> {
  const isChange = method === 'POST' || method === 'PATCH';
  const init = isChange && { body: JSON.stringify(body ?? {}), headers: JSON_TYPE };
  try {
    const answer = await fetch(path, { method, ...init });
    const { ok, status, headers } = answer;
    const json = await jsonOfResponse({ headers, text: () => boundedText(answer) });
    if (ok) return json;
    throw new Refusal(status, (json ?? {}) as Partial<Refusal>);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new TypeError(`${path}: ${(error as Error).message}`);
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };
