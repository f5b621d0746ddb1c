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

/** Asks the host's HTTP interface as whoever is signed in; rejects with a `HostRefusal`. */
export async function ask<T>(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body && {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
  if (response.ok) return response.json();
  const problem = await response.json().catch(() => null);
  throw new HostRefusal(path, response.status, problem?.code ?? null);
}
