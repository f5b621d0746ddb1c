/** The headers that every request and answer may carry. */
import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONTRACT_HEADER } from '#contract/answer.ts';
import { CONTRACT_VERSION } from '#contract/answerShapes.ts';

const LOG_ID_HEADER = 'sm-log-id';
const LOG_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The log id of a request: the page's own, or a new one where it sent none that is fit for a log. */
export function logIdOf(headers: IncomingMessage['headers'], newId: () => string): string {
  const sent = headers[LOG_ID_HEADER];
  return typeof sent === 'string' && LOG_ID.test(sent) ? sent : newId();
}

/** Sets the headers of every answer: the page believes no other, and no cache keeps one unless its route says so. */
export function markAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    [CONTRACT_HEADER]: CONTRACT_VERSION,
    [LOG_ID_HEADER]: request.id,
    'cache-control': 'no-store',
  });
}
