import type { PortError, ProblemCode } from '#domain/contract/problems.ts';

/** What a person reads for each error code; docs/errors.md says what happened and what is kept. */
export const problemTexts: Readonly<Record<ProblemCode, string>> = {
  bad_request: 'The request could not be read. Reload the page and try again.',
  invalid_input: 'A field has a value that is not allowed.',
  not_signed_in: 'You are signed out. Sign in to continue.',
  limit_reached: 'The monthly limit of your plan is reached.',
  forbidden: 'You may not do this.',
  foreign_origin: 'The request came from another site and was refused.',
  not_found: 'This does not exist, or is not yours.',
  method_not_allowed: 'This address does not accept that.',
  stale_version: 'This was changed elsewhere in the meantime.',
  email_taken: 'There is already an account with this e-mail.',
  folder_taken: 'The folder already belongs to a workspace.',
  too_large: 'The text is too large to be saved. Remove a part of it and try again.',
  unsupported_media_type: 'This kind of content is not accepted.',
  too_many_requests: 'Too many requests. Wait a moment and try again.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  unavailable: 'The server is starting or stopping. Try again in a moment.',
};

export const NETWORK_TEXT = 'The server cannot be reached. Check your connection and try again.';

/** The sentence for an error of any port. */
export function textOfError(error: PortError): string {
  if (error.code !== null) return problemTexts[error.code];
  return error.kind === 'network' ? NETWORK_TEXT : 'Something went wrong. Please try again later.';
}
