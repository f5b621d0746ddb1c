/** The HTTP client of the page, the host's pages and its SDK: sends a request to our own server and returns the JSON of its answer. */
import { ANSWER_LIMIT_BYTES, jsonOfResponse } from '#contract/answer.ts';

export interface JsonRequest extends Pick<RequestInit, 'method' | 'headers' | 'keepalive'> {
  readonly url: string;
  /** A `Blob` is sent as it is, anything else as JSON. */
  readonly body?: unknown;
  readonly timeoutMs?: number;
}

export interface JsonAnswer extends Pick<Response, 'ok' | 'status' | 'headers'> {
  readonly body: unknown;
}

/** Rejects if there is no answer in time, or if it is not from our server, truncated or too large. */
export async function sendJson(request: JsonRequest): Promise<JsonAnswer> {
  const { url, body, timeoutMs, headers, ...init } = request;
  const isFile = body instanceof Blob;
  const response = await fetch(url, {
    ...init,
    credentials: 'same-origin',
    headers: {
      ...(body !== undefined && { 'content-type': isFile ? body.type : 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
    ...(timeoutMs !== undefined && { signal: AbortSignal.timeout(timeoutMs) }),
  });
  const { ok, status, headers: received } = response;
  const text = () => boundedText(response);
  return { ok, status, headers: received, body: await jsonOfResponse({ headers: received, text }) };
}

/** Stops reading an answer that is too large: it may be endless. */
async function boundedText(response: Response): Promise<string> {
  if (!response.body) return response.text();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += read.value;
    if (text.length <= ANSWER_LIMIT_BYTES) continue;
    await reader.cancel();
    throw new Error('The answer is too large.');
  }
  return text;
}
