import type { FastifyInstance } from 'fastify';
import { Problem } from '#contract/problem.ts';

/** The address as the router reads it: one whose percent-encoding is broken is taken as it stands. */
export function routableUrl(url: string): string {
  return isReadable(url) ? url : url.replaceAll('%', '%25');
}

const OF_A_PAGE = /^\/content(?!\/api\/)([/?]|$)/;

/** Refuses an address with a broken percent-encoding (400), unless a page has it, which then says so itself. */
export function refuseUnreadableUrls(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ originalUrl }) => {
    if (!isReadable(originalUrl) && !OF_A_PAGE.test(originalUrl)) throw new Problem('bad_request');
  });
}

function isReadable(url: string): boolean {
  const [path = ''] = url.split('?');
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}
