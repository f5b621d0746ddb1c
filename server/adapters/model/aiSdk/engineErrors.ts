import {
  APICallError,
  EmptyResponseBodyError,
  JSONParseError,
  NoContentGeneratedError,
  NoObjectGeneratedError,
  NoOutputGeneratedError,
  StreamProviderError,
  TypeValidationError,
} from 'ai';
import { EngineError, type EngineFailure } from '../engine.ts';

const OF_STATUS: Readonly<Record<number, EngineFailure>> = {
  401: 'model_key_rejected',
  403: 'model_key_rejected',
  404: 'model_not_found',
  408: 'model_unavailable',
  429: 'model_busy',
};

const TRANSIENT: ReadonlySet<EngineFailure> = new Set([
  'model_busy',
  'model_unavailable',
  'model_answer_unusable',
]);

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
    isTransient: TRANSIENT.has(code),
    retryAfterMs: APICallError.isInstance(error) ? retryAfterOf(error) : null,
    cause: code === 'model_key_rejected' ? null : error, // some servers repeat the key
  });
}

function failureOf(error: unknown): EngineFailure {
  if (isUnreadable(error)) return 'model_answer_unusable';
  if (!APICallError.isInstance(error) && !StreamProviderError.isInstance(error)) {
    return 'model_unavailable';
  }
  return failureOfStatus(error.statusCode ?? 0);
}

/** What a status other than 2xx means. */
export function failureOfStatus(status: number): EngineFailure {
  const isRefused = status >= 400 && status < 500;
  return OF_STATUS[status] ?? (isRefused ? 'model_refused_request' : 'model_unavailable');
}

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
