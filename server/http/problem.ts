import { isDatabaseAway } from '#db/databaseAway.ts';
import { Problem } from '#contract/problem.ts';
import type { ProblemCode, ProblemDetails } from '#contract/problems.ts';
import { PROBLEM_TITLES } from '#contract/problemTitles.ts';

/** The problem that an error of ours, of Fastify or of a plugin stands for; anything unknown is `internal`. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (isDatabaseAway(error)) return new Problem('database_unavailable');
  if (typeof error !== 'object' || error === null) return new Problem('internal');
  const status = 'statusCode' in error ? Number(error.statusCode) : 500;
  return new Problem(
    CODE_OF_STATUS[status] ?? (status >= 400 && status < 500 ? 'bad_request' : 'internal'),
  );
}

const CODE_OF_STATUS: Readonly<Record<number, ProblemCode>> = {
  404: 'not_found',
  413: 'too_large',
  415: 'unsupported_media_type',
  429: 'too_many_requests',
  503: 'unavailable',
};

/** The body of the answer (RFC 9457). Says nothing about the inside of the server. */
export function detailsOf(problem: Problem, logId: string): ProblemDetails {
  return {
    type: `urn:content-toolkit:problem:${problem.code}`,
    title: PROBLEM_TITLES[problem.code],
    status: problem.status,
    code: problem.code,
    ...(problem.detail === undefined ? {} : { detail: problem.detail }),
    ...(problem.fields === undefined ? {} : { fields: problem.fields }),
    logId,
  };
}
