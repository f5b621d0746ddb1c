import { isPortError, isProblemCode, type PortError } from '#domain/contract/problems.ts';

interface Answer {
  readonly status: number;
  /** Problem details (RFC 9457), or whatever a proxy in between has answered. */
  readonly body: unknown;
  readonly retryAfter: string | null;
}

/** An answer that is not 2xx, as plain data. */
export function errorOfAnswer({ status, body, retryAfter }: Answer): PortError {
  const problem =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const retryAfterMs = retryAfter === null ? null : msOfRetryAfter(retryAfter);
  return {
    kind: 'response',
    status,
    code: isProblemCode(problem.code) ? problem.code : null,
    message: String(problem.detail ?? problem.title ?? `HTTP ${status}`),
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
    ...(problem.fields === undefined ? {} : { fields: problem.fields as Record<string, string> }),
  };
}

/** No answer at all. */
export function networkError(error: unknown): PortError {
  return { kind: 'network', status: null, code: null, message: messageOf(error) };
}

/** A failure of the host platform's own code; it may carry a status, or be a `PortError` already. */
export function hostError(error: unknown): PortError {
  if (isPortError(error)) return error;
  if (error instanceof TypeError) return networkError(error); // what fetch throws without a network
  const { status } = (error ?? {}) as { status?: unknown };
  const message = messageOf(error);
  return { kind: 'host', status: typeof status === 'number' ? status : null, code: null, message };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Seconds or an HTTP date (RFC 9110). */
function msOfRetryAfter(value: string): number | null {
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}
