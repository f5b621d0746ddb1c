/**
 * How an answer of our server is told from everything else that can arrive in its place: the page of a
 * captive portal, an error of a proxy, half of a body. Only what passes here is believed.
 */

/** On every answer of our server: the version of the contract that it speaks. */
export const CONTRACT_HEADER = 'content-api-version';

/** No answer is larger, not even an article of `ARTICLE_LIMIT_CHARS` with every character escaped. */
export const ANSWER_LIMIT_BYTES = 32 * 1024 * 1024;

const JSON_TYPES = ['application/json', 'application/problem+json'];

/** The headers of a `Response`, or those of axios. */
export interface AnswerHeaders {
  get(name: string): unknown;
}

/** The JSON of an answer. Throws when it is not our server's, or not whole; what is not ours is not even read. */
export async function jsonOfResponse(response: {
  readonly headers: AnswerHeaders;
  text(): Promise<string>;
}): Promise<unknown> {
  requireOurs(response.headers, JSON_TYPES);
  const text = await response.text();
  if (text.length > ANSWER_LIMIT_BYTES) throw new Error('The answer is too large.');
  return JSON.parse(text);
}

/** Throws unless our server has sent these headers, for content of one of the media types. */
export function requireOurs(headers: AnswerHeaders, types: readonly string[]): void {
  const version = contractOf(headers);
  const type = String(headers.get('content-type') ?? '')
    .replace(/;.*$/s, '')
    .trim()
    .toLowerCase();
  if (version === '') throw new Error('The answer does not come from our server.');
  if (!types.includes(type)) throw new Error(`The answer is "${type}".`);
}

/** The version of the contract that an answer was made by; empty where it says none. */
export const contractOf = (headers: AnswerHeaders): string =>
  String(headers.get(CONTRACT_HEADER) ?? '');
