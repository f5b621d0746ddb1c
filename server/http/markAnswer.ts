import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONTRACT_HEADER } from '#contract/answer.ts';
import { CONTRACT_VERSION } from '#contract/answerShapes.ts';
import { LOG_ID_HEADER } from './logId.ts';

/** Sets the headers of every answer: the page believes no other, and no cache keeps one unless its route says so. */
export function markAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    [CONTRACT_HEADER]: CONTRACT_VERSION,
    [LOG_ID_HEADER]: request.id,
    'cache-control': 'no-store',
  });
}
