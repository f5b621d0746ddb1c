import { isPortError } from '#contract/lib/problems.ts';
import type { Route, RouteGroup } from '#contract/lib/route.ts';
import { type Api, routes } from '#contract/routes.ts';
import type { CallArgs, Caller, Endpoint } from './caller.ts';
import { networkError } from './portError.ts';
import type { request } from './request.ts';

/** Creates the page's client: a function for each endpoint of the contract that takes and returns JSON. */
export function createApi(caller: Caller): Api {
  const groups = Object.entries<RouteGroup>(routes).map(([group, endpoints]) => [
    group,
    Object.fromEntries(
      Object.entries<Route>(endpoints)
        .filter(([, route]) => !route.stream && !route.bytes && !route.isCredential)
        .map(([op, route]) => [
          op,
          (args: CallArgs = {}) => callEndpoint(caller, { group, op, route }, args),
        ]),
    ),
  ]);
  return Object.fromEntries(groups) as Api;
}

/** Name of the function by which redux-saga cancels the promise that a cancelled saga waits for. */
const CANCEL = '@@redux-saga/CANCEL_PROMISE';

/**
 * Calls an endpoint; a file is passed as `body`. Rejects with a `PortError`. An answer that does not match the
 * contract counts as a network failure. A read that nobody waits for any more is ended; a write never is, as nobody would know whether
 * it has happened.
 */
export function callEndpoint(caller: Caller, endpoint: Endpoint, args: CallArgs): Promise<unknown> {
  const ending = new AbortController();
  const answer = answerOf(caller, endpoint, args, ending.signal);
  const isRead = endpoint.route.method === 'GET';
  return Object.assign(answer, isRead && { [CANCEL]: () => ending.abort() });
}

async function answerOf(...call: Parameters<typeof request>): Promise<unknown> {
  try {
    // Not in the initial bundle: nothing is called before the page is drawn.
    const loaded = await import('./request.ts');
    return await loaded.request(...call);
  } catch (error) {
    throw isPortError(error) ? error : networkError(error);
  }
}
