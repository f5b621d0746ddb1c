import type { PortError } from '#contract/problems.ts';

/** No answer, or one that did not come from our server. */
export function networkError(error: unknown): PortError {
  return { kind: 'network', status: null, code: null, message: messageOf(error) };
}

/**
 * A failure of the host platform's own code. Its status is taken over, its text is not: that may say
 * what was sent, key and token included.
 */
export function hostError(error: unknown): PortError {
  // What fetch throws without a network.
  if (error instanceof TypeError) return networkError('The host platform cannot be reached.');
  const { status } = (error ?? {}) as { status?: unknown };
  const message = 'The host platform did not do it.';
  return { kind: 'host', status: typeof status === 'number' ? status : null, code: null, message };
}

type ErrorWithCode = Error & { readonly code: unknown };

/** An error of ours in its words; one of the browser or a library by name, as its text may quote the request. */
function messageOf(error: unknown): string {
  if (typeof error === 'string') return error;
  const { name = 'Unknown', message = '', code = '' } = (error ?? {}) as Partial<ErrorWithCode>;
  return name === 'Error' ? message : `${name} ${code}`.trim();
}
