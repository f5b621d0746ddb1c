import { isPortError, type PortError } from '#domain/contract/problems.ts';

/** No answer, or one that did not come from our server. */
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
