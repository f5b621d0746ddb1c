import type { AnswerHeaders } from '#contract/lib/answer.ts';
import { isProblemCode, type PortError, type ProblemDetails } from '#contract/lib/problems.ts';
import { type FieldsOf, misfit } from '#contract/lib/shape.ts';

/** The part of problem details (RFC 9457) that the page reads. */
const problemShape = {
  fields: {
    status: 'positive',
    code: 'id',
    title: 'string',
    detail: { oneOf: ['absent', 'string'] },
    fields: { oneOf: ['absent', { record: 'string' }] },
    bound: { oneOf: ['absent', { fields: { name: 'string', most: 'natural' } }] },
  },
} as const satisfies FieldsOf<Omit<ProblemDetails, 'type' | 'logId'>>;

interface Refusal {
  readonly status: number;
  /** The JSON of our server. */
  readonly body: unknown;
  readonly headers: AnswerHeaders;
}

/** Turns an answer of our server that is not 2xx into plain data. Throws if it has no problem details. */
export function errorOfRefusal({ status, body, headers }: Refusal): PortError {
  const problem = body as ProblemDetails;
  if (misfit(problemShape, body) !== null || problem.status !== status)
    throw new Error(`The response with status ${status} has no problem details of our server.`);
  const retryAfter = headers.get('retry-after');
  const retryAfterMs = typeof retryAfter === 'string' ? msOfRetryAfter(retryAfter) : null;
  return {
    kind: 'response',
    status,
    code: isProblemCode(problem.code) ? problem.code : null, // a newer server may have more codes
    message: problem.detail ?? problem.title,
    ...(retryAfterMs === null ? {} : { retryAfterMs }),
    ...(problem.fields === undefined ? {} : { fields: problem.fields }),
    ...(problem.bound === undefined ? {} : { bound: problem.bound }),
  };
}

/** Longer waits are taken for a mistake of something in between; a browser would not wait at all for more than 24 days. */
const RETRY_AFTER_MAX_MS = 600_000;

/** Seconds or an HTTP date (RFC 9110). */
function msOfRetryAfter(value: string): number | null {
  const seconds = Number(value);
  const ms = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.min(Math.max(0, ms), RETRY_AFTER_MAX_MS);
}
