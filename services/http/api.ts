import { type Api, routes } from '#contract/routes.ts';
import { isPortError } from '#contract/problems.ts';
import type { Route, RouteGroup } from '#contract/route.ts';
import type { Caller, CallArgs, Endpoint } from './caller.ts';
import { networkError } from './portError.ts';

/** Creates the page's client: a function for each endpoint of the contract that takes and returns JSON. */
export function createApi(caller: Caller): Api {
  const groups = Object.entries<RouteGroup>(routes).map(([group, endpoints]) => [
    group,
    Object.fromEntries(
      Object.entries<Route>(endpoints)
        .filter(([, route]) => !route.stream && !route.bytes)
        .map(([op, route]) => [
          op,
          (args: CallArgs = {}) => callEndpoint(caller, { group, op, route }, args),
        ]),
    ),
  ]);
  return Object.fromEntries(groups) as Api;
}

/**
 * Calls an endpoint; a file is passed as `body`. Rejects with a `PortError`. An answer that does not match the
 * contract counts as a network failure.
 */
export async function callEndpoint(
  caller: Caller,
  endpoint: Endpoint,
  args: CallArgs,
): Promise<unknown> {
  try {
    // Not in the initial bundle: nothing is called before the page is drawn.
    const { request } = await import('./request.ts');
    return await request(caller, endpoint, args);
  } catch (error) {
    throw isPortError(error) ? error : networkError(error);
  }
}
