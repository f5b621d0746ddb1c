import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

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
