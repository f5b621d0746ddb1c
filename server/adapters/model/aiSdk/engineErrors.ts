import {
  AISDKError,
  APICallError,
  EmptyResponseBodyError,
  JSONParseError,
  NoContentGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  StreamProviderError,
  TypeValidationError,
} from 'ai';
import { type ModelFailureCode, mayPass } from '#domain/writing/modelRules.ts';
import { EngineError } from '../engine.ts';
import { saidBy } from '../serverSaid.ts';

const OF_STATUS: Readonly<Record<number, ModelFailureCode>> = {
  401: 'model_key_rejected',
  402: 'model_quota_spent',
  403: 'model_key_rejected',
  404: 'model_not_found',
  408: 'model_unavailable',
  429: 'model_busy',
  529: 'model_busy', // Anthropic's
};

/** What servers say in the body of a refusal, each in its own words. */
const IN_WORDS: readonly (readonly [RegExp, ModelFailureCode])[] = [
  [
    /insufficient_quota|credit balance is too low|exceeded your current quota/i,
    'model_quota_spent',
  ],
  [/context[_ ](?:length|size|window)|prompt is too long|maximum context/i, 'model_context_full'],
];

const UNREADABLE = [
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  NoContentGeneratedError,
  EmptyResponseBodyError,
  JSONParseError,
  TypeValidationError,
];

/** The `EngineError` for an error of the AI SDK. An unknown error counts as one of the network. */
export function engineErrorOf(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  const code = failureOf(error);
  return new EngineError(code, {
    isTransient: mayPass(code),
    ...saidIn(error),
    cause: code === 'model_key_rejected' ? null : loggedOf(error),
  });
}

/** What its server said of it: nothing, if it is none of a server, or the answer is no refusal. */
function saidIn(error: unknown): Pick<EngineError, 'retryAfterMs' | 'said'> {
  if (StreamProviderError.isInstance(error))
    return { retryAfterMs: null, said: saidBy(error.statusCode ?? 0, error.message, null) };
  if (!isRefusal(error)) return { retryAfterMs: null, said: {} };
  const retryAfterMs = retryAfterOf(error);
  const { statusCode = 0, responseBody = '' } = error;
  return { retryAfterMs, said: saidBy(statusCode, responseBody, retryAfterMs) };
}

const isRefusal = (error: unknown): error is APICallError =>
  APICallError.isInstance(error) && (error.statusCode ?? 0) >= 300;

/** An answer that is no refusal says what people have written, and perhaps the key: the log names only what is wrong with it. */
function loggedOf(error: unknown): unknown {
  if (isRefusal(error) || !AISDKError.isInstance(error)) return error;
  const names = [error, error.cause].flatMap((one) => (one instanceof Error ? one.name : []));
  return new Error(names.join(': '));
}

function failureOf(error: unknown): ModelFailureCode {
  if (isUnreadable(error)) return 'model_answer_unusable';
  if (!APICallError.isInstance(error) && !StreamProviderError.isInstance(error)) {
    return 'model_unavailable';
  }
  const body = APICallError.isInstance(error) ? (error.responseBody ?? '') : '';
  return failureOfStatus(error.statusCode ?? 0, `${body} ${error.message}`);
}

/** What a status other than 2xx means, with the body of its answer. */
export function failureOfStatus(status: number, body = ''): ModelFailureCode {
  const said = IN_WORDS.find(([words]) => words.test(body));
  if (said !== undefined && !REJECTED.has(status)) return said[1];
  const isRefused = status >= 400 && status < 500;
  return OF_STATUS[status] ?? (isRefused ? 'model_refused_request' : 'model_unavailable');
}

/** Their bodies may repeat anything of the request. */
const REJECTED: ReadonlySet<number> = new Set([401, 403, 404]);

/** A truncated answer does not count as unreadable: that is a network error. */
function isUnreadable(error: unknown): boolean {
  const reason = APICallError.isInstance(error) ? error.cause : error;
  return UNREADABLE.some((kind) => kind.isInstance(reason));
}

/** `Retry-After` in seconds or as a date (RFC 9110 §10.2.3). */
function retryAfterOf({ responseHeaders }: APICallError): number | null {
  const value = responseHeaders?.['retry-after'];
  if (value === undefined) return null;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
