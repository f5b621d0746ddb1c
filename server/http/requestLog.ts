/** The log id of a request: in its headers, in those of its answer, and in every line of the log. */
import type { IncomingMessage } from 'node:http';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { CONTRACT_VERSION } from '#contract/answerShapes.ts';
import { CONTRACT_HEADER } from '#contract/lib/answer.ts';
import { withoutSecrets } from '../lib/secret.ts';

const LOG_ID_HEADER = 'sm-log-id';
const LOG_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The log id of a request: the one that the page sent, or a new one if that is missing or unfit for a log. */
export function logIdOf(headers: IncomingMessage['headers'], newId: () => string): string {
  const sent = headers[LOG_ID_HEADER];
  return typeof sent === 'string' && LOG_ID.test(sent) ? sent : newId();
}

/**
 * Sets the headers of every answer. The page accepts no answer without them, and no cache stores one unless
 * its route allows it.
 */
export function markAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    [CONTRACT_HEADER]: CONTRACT_VERSION,
    [LOG_ID_HEADER]: request.id,
    'cache-control': 'no-store',
  });
}

/** Parameters whose values are of the product, and not of a person. */
const HARMLESS: ReadonlySet<string> = new Set([
  'page',
  'limit',
  'position',
  'size',
  'sort',
  'layout',
  'state',
  'status',
  'outcome',
  'type',
]);
const WORD = /^[\w-]{1,40}$/;

/** The path of an address and the names of its parameters, without secrets. Their values are words and addresses of people. */
export function loggedUrl(url: string): string {
  const [path = '', ...queries] = url.split('?');
  const parts = queries.join('?').split('&').filter(Boolean).map(loggedParameter);
  return withoutSecrets(parts.length === 0 ? path : `${path}?${parts.join('&')}`);
}

function loggedParameter(part: string): string {
  const [name = '', value = ''] = part.split('=', 2);
  if (!WORD.test(name)) return '[other]';
  return HARMLESS.has(name) && WORD.test(value) ? `${name}=${value}` : name;
}

/** Logs one line per request, when it is answered. Every line has the log id of its request. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'logId' });
  }

  override incomingRequest(_request: FastifyRequest, _reply: FastifyReply): void {
    // the line of the answer contains this and more
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const { method, originalUrl } = request;
    const url = loggedUrl(originalUrl);
    const line = { method, url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    if (error) request.log.warn({ ...line, err: error }, 'request aborted');
    else request.log.info(line, 'request');
  }
}
