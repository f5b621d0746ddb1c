/** The log id of a request: in its headers, in those of its answer, and in every line of the log. */
import type { IncomingMessage } from 'node:http';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
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

/** One line per request, when it is answered; the log id of the request is in every line. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'logId' });
  }

  override incomingRequest(_request: FastifyRequest, _reply: FastifyReply): void {
    // the line of its answer says the same and more
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, originalUrl: url } = request;
    const line = { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (error) request.log.warn({ ...line, err: error }, 'request broken off');
    else request.log.info(line, 'request');
  }
}
