/**
 * Tells an answer of our server from anything else that can arrive in its place: the page of a captive
 * portal, an error of a proxy, a truncated body.
 */

/** Set on every answer of our server: the version of the contract it implements. */
export const CONTRACT_HEADER = 'content-api-version';

/** No answer is larger, not even an article of `ARTICLE_LIMIT_CHARS` with every character escaped. */
export const ANSWER_LIMIT_BYTES = 32 * 1024 * 1024;

const JSON_TYPES = ['application/json', 'application/problem+json'];

/** The headers of a `Response`. */
export interface AnswerHeaders {
  get(name: string): unknown;
}

/** Reads the JSON of an answer. Throws, before reading it, when the answer is not our server's, and when it is truncated or too large. */
export async function jsonOfResponse(response: {
  readonly headers: AnswerHeaders;
  text(): Promise<string>;
}): Promise<unknown> {
  requireOurs(response.headers, JSON_TYPES);
  const text = await response.text();
  if (text.length > ANSWER_LIMIT_BYTES) throw new Error('The answer is too large.');
  return JSON.parse(text);
}

/** Throws unless the headers are our server's and announce one of the media types. */
export function requireOurs(headers: AnswerHeaders, types: readonly string[]): void {
  const version = contractOf(headers);
  const type = String(headers.get('content-type') ?? '')
    .replace(/;.*$/s, '')
    .trim()
    .toLowerCase();
  if (version === '') throw new Error('The answer does not come from our server.');
  if (!types.includes(type)) throw new Error(`The answer is "${type}".`);
}

/** The contract version of an answer; empty when there is none. */
export const contractOf = (headers: AnswerHeaders): string =>
  String(headers.get(CONTRACT_HEADER) ?? '');
