import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBLEM_TITLES, Problem } from '#contract/lib/problem.ts';
import type { ProblemCode, ProblemDetails } from '#contract/lib/problems.ts';
import type { DatabaseWatch } from '#db/databaseWatch.ts';
import { OwnFault } from '../lib/ownFault.ts';
import { markAnswer } from './requestLog.ts';

/** For problems that pass: the database is away, the server is starting or stopping. */
const RETRY_AFTER_S = 5;

declare module 'fastify' {
  interface FastifyInstance {
    readonly databaseWatch: Pick<DatabaseWatch, 'noticed'>;
  }
}

/** Answers every error of every route with problem details. Errors of ours are also logged in full. */
export function answerWithProblems(
  app: FastifyInstance,
  databaseWatch: Pick<DatabaseWatch, 'noticed'>,
): void {
  app.decorate('databaseWatch', databaseWatch);
  app.setErrorHandler(answerProblem);
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode === 503 && !reply.hasHeader('retry-after'))
      reply.header('retry-after', RETRY_AFTER_S);
  });
  app.setNotFoundHandler((request, reply) =>
    answerProblem(new Problem('not_found'), request, reply),
  );
}

/** Logs an error and returns its problem. Sets the status and `Retry-After` of the reply. */
export function reportedProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Problem {
  const problem = problemOf(error, request.server.databaseWatch);
  reply.code(problem.status);
  if (problem.retryAfterS !== undefined) reply.header('retry-after', problem.retryAfterS);
  if (problem.code === 'internal') request.log.error({ err: error }, 'request failed');
  else {
    const { code, detail, cause } = problem;
    request.log.info(
      { code, detail, ...(cause !== undefined && { err: cause }) },
      'request refused',
    );
  }
  return problem;
}

export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = reportedProblem(error, request, reply);
  markAnswer(request, reply); // no hook has run for a request that Fastify itself refuses
  // Serialised here, because the response schema of a route describes only its success.
  void reply
    .type('application/problem+json')
    .serializer(String)
    .send(JSON.stringify(detailsOf(problem, request.id)));
}

/** The problem for an error of ours, of Fastify or of a plugin; an unknown error is `internal`. */
function problemOf(error: unknown, watch: Pick<DatabaseWatch, 'noticed'>): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof OwnFault) return new Problem(error.code, { cause: error.cause });
  const fault = watch.noticed(error);
  if (fault !== null) return new Problem(fault);
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

/** The body of the answer (RFC 9457). Reveals nothing about the inside of the server. */
function detailsOf(problem: Problem, logId: string): ProblemDetails {
  return {
    type: `urn:content-toolkit:problem:${problem.code}`,
    title: PROBLEM_TITLES[problem.code],
    status: problem.status,
    code: problem.code,
    ...(problem.detail === undefined ? {} : { detail: problem.detail }),
    ...(problem.fields === undefined ? {} : { fields: problem.fields }),
    ...(problem.bound === undefined ? {} : { bound: problem.bound }),
    logId,
  };
}
