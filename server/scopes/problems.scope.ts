import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#domain/contract/problem.ts';
import { detailsOf, problemOf } from '../lib/problem.ts';

/** Every error of every route leaves as problem details; what is ours to fix also goes to the log. */
export function answerWithProblems(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (problem.status >= 500) request.log.error({ err: error }, 'request failed');
    else request.log.info({ code: problem.code, detail: problem.detail }, 'request refused');
    return sendProblem(request, reply, problem);
  });
  app.setNotFoundHandler((request, reply) => sendProblem(request, reply, new Problem('not_found')));
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  // Serialised here: a response schema of the route is for its success alone.
  return reply
    .code(problem.status)
    .type('application/problem+json')
    .serializer(String)
    .send(JSON.stringify(detailsOf(problem, request.id)));
}
