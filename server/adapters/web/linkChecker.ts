import { Problem } from '#contract/problem.ts';
import { type RequestOptions, safeRequest } from './safeRequest.ts';

/** `unknown`: nothing can be said; the fault may be anywhere on the way. */
export type LinkState = 'alive' | 'dead' | 'unknown';

/** Tries an address that stands in a text. Never rejects. */
export type CheckLink = (address: string) => Promise<LinkState>;

const GONE: ReadonlySet<number> = new Set([404, 410]);
/** There is no such name; EAI_AGAIN and others are faults of the way there. */
const NO_SUCH_HOST = 'ENOTFOUND';

export function linkChecker(options: RequestOptions): CheckLink {
  return async (address) => {
    try {
      if (isFine(await statusOf('HEAD', address, options))) return 'alive';
      const status = await statusOf('GET', address, options); // many servers know only GET
      if (isFine(status)) return 'alive';
      return GONE.has(status) ? 'dead' : 'unknown';
    } catch (error) {
      return isNoSuchHost(error) ? 'dead' : 'unknown';
    }
  };
}

const isFine = (status: number): boolean => status >= 200 && status < 300;

async function statusOf(
  method: 'GET' | 'HEAD',
  address: string,
  options: RequestOptions,
): Promise<number> {
  const { response } = await safeRequest(method, address, options);
  response.destroy();
  return response.statusCode ?? 0;
}

const isNoSuchHost = (error: unknown): boolean =>
  !(error instanceof Problem) && (error as NodeJS.ErrnoException).code === NO_SUCH_HOST;
