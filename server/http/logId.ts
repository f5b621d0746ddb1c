import type { IncomingMessage } from 'node:http';

export const LOG_ID_HEADER = 'sm-log-id';
const LOG_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The log id of a request: the page's own, or a new one where it sent none that is fit for a log. */
export function logIdOf(headers: IncomingMessage['headers'], newId: () => string): string {
  const sent = headers[LOG_ID_HEADER];
  return typeof sent === 'string' && LOG_ID.test(sent) ? sent : newId();
}
