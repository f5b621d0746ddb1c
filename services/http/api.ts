import { type Api, routes } from '#contract/routes.ts';
import { isPortError } from '#contract/problems.ts';
import type { Route, RouteGroup } from '#contract/route.ts';
import type { Caller } from './credentials.ts';
import type { CallArgs, Endpoint } from './endpoint.ts';
import { networkError } from './portError.ts';

/** The page's client: one function for each endpoint of the contract that takes and answers JSON. */
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
 * Calls an endpoint; where it takes a file, the file is its `body`. Rejects with a `PortError`. An answer
 * that is not what the contract says counts as a network failure.
 */
export async function callEndpoint(
  caller: Caller,
  endpoint: Endpoint,
  args: CallArgs,
): Promise<unknown> {
  try {
    // None of the first load: nothing is called before the page is drawn.
    const { request } = await import('./request.ts');
    return await request(caller, endpoint, args);
  } catch (error) {
    throw isPortError(error) ? error : networkError(error);
  }
}
