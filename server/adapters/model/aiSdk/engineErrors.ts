import { APICallError, NoContentGeneratedError, NoObjectGeneratedError, RetryError } from 'ai';
import { InvalidResponseDataError, JSONParseError, TypeValidationError } from 'ai';
import { EngineError, type EngineFailure } from '../engine.ts';

const OF_STATUS: Readonly<Record<number, EngineFailure>> = {
  400: 'model_refused_request',
  401: 'model_key_rejected',
  403: 'model_key_rejected',
  404: 'model_not_found',
  413: 'model_refused_request',
  422: 'model_refused_request',
  429: 'model_busy',
};

const TRANSIENT: ReadonlySet<EngineFailure> = new Set([
  'model_busy',
  'model_unavailable',
  'model_answer_unusable',
]);

const UNREADABLE = [
  NoObjectGeneratedError,
  NoContentGeneratedError,
  InvalidResponseDataError,
  JSONParseError,
  TypeValidationError,
];

/** What a call of the AI SDK failed with, as an engine says it. What is none of the known is the network. */
export function engineErrorOf(error: unknown): EngineError {
  if (error instanceof EngineError) return error;
  if (RetryError.isInstance(error)) return engineErrorOf(error.lastError);
  const code = failureOf(error);
  const retryAfterMs = APICallError.isInstance(error) ? retryAfterOf(error) : null;
  return new EngineError(code, { isTransient: TRANSIENT.has(code), retryAfterMs, cause: error });
}

function failureOf(error: unknown): EngineFailure {
  if (UNREADABLE.some((kind) => kind.isInstance(error))) return 'model_answer_unusable';
  if (!APICallError.isInstance(error)) return 'model_unavailable';
  const { statusCode = 0 } = error;
  // 200 and yet an error: the answer was no answer of the protocol.
  if (statusCode >= 200 && statusCode < 300) return 'model_answer_unusable';
  return OF_STATUS[statusCode] ?? 'model_unavailable';
}

/** `Retry-After` in seconds or as a date (RFC 9110 §10.2.3). */
function retryAfterOf({ responseHeaders }: APICallError): number | null {
  const value = responseHeaders?.['retry-after'];
  if (value === undefined) return null;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
