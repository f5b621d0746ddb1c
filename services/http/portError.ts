import type { PortError } from '#contract/lib/problems.ts';

/** The error for a missing answer, or one that did not come from our server. */
export function networkError(error: unknown): PortError {
  return { kind: 'network', status: null, code: null, message: messageOf(error) };
}

/**
 * The error for a failure of the host platform's code. It keeps the status, but not the text, which may contain
 * what was sent, including key and token.
 */
export function hostError(error: unknown): PortError {
  // Thrown by fetch without a network.
  if (error instanceof TypeError) return networkError('The host platform cannot be reached.');
  const { status } = (error ?? {}) as { status?: unknown };
  const message = 'The host platform failed.';
  return { kind: 'host', status: typeof status === 'number' ? status : null, code: null, message };
}

type ErrorWithCode = Error & { readonly code: unknown };

/** Our own errors keep their text; those of the browser or a library only their name, as their text may quote the request. */
function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { name = 'Unknown', message = '', code = '' } = (error ?? {}) as Partial<ErrorWithCode>;
  return name === 'Error' ? message : `${name} ${code}`.trim();
}
