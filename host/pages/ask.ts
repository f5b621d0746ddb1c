import { jsonOfResponse } from '#contract/answer.ts';
import { host as copy } from '../copy/pages.ts';

export interface HostRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
}

/** An answer other than 2xx, or none: then `status` is null. */
export class Refusal extends Error {
  readonly status: number | null;
  /** Of problem details, or of better-auth. */
  readonly code: string | null;
  /** What is wrong with which field. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(status: number | null, problem: Partial<Pick<Refusal, 'code' | 'fields'>> = {}) {
    super(problem.code ?? `status ${status}`);
    this.name = 'Refusal';
    this.status = status;
    this.code = problem.code ?? null;
    this.fields = problem.fields ?? {};
  }
}

/** Asks the host's own server. Throws `Refusal`. */
export async function ask<T>({ method, path, body }: HostRequest): Promise<T> {
  const content = method === 'POST' || method === 'PATCH' ? JSON.stringify(body ?? {}) : null;
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(content === null ? {} : { headers: { 'content-type': 'application/json' }, body: content }),
  }).catch(() => {
    throw new Refusal(null);
  });
  const answer = await jsonOfResponse(response).catch(() => {
    throw new Refusal(null); // not an answer of our server
  });
  if (response.ok) return answer as T; // the shapes are those of host/contract.ts
  throw new Refusal(response.status, (answer ?? {}) as Partial<Refusal>);
}

const TEXTS: Readonly<Record<string, string>> = {
  not_signed_in: copy.errors.signedOut,
  forbidden: copy.errors.forbidden,
  not_found: copy.errors.notFound,
  trial_unavailable: copy.errors.trialUnavailable,
  folder_full: copy.errors.folderFull,
};

/** What happened and what to do, for what concerns no single field. */
export function refusalText({ status, code }: Refusal): string {
  if (status === null) return copy.errors.network;
  if (status === 429) return copy.errors.tooMany;
  return TEXTS[code ?? ''] ?? copy.errors.other;
}
