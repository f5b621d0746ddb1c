import type { AxiosInstance, AxiosResponse } from 'axios';
import type { Api } from '#domain/contract/api.ts';
import type { PortError } from '#domain/contract/problems.ts';
import type { Route } from '#domain/contract/route.ts';
import { routes } from '#domain/contract/routes.ts';
import { type Caller, headersOf } from './credentials.ts';
import { type CallArgs, pathOf, queryOf } from './endpoint.ts';
import { errorOfAnswer, networkError } from './portError.ts';

/** A request that has no answer by then has failed; a save is sent again under its id. */
const REQUEST_TIMEOUT_MS = 30_000;
/** A file of 10 MB over a line of 0.3 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

/** Browsers carry at most 64 KiB for pages that are gone; larger saves go the usual way. */
const OUTLIVING_LIMIT_BYTES = 60_000;
const OUTLIVING = { adapter: 'fetch', fetchOptions: { keepalive: true } };

function isSmall(body: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).length <= OUTLIVING_LIMIT_BYTES;
}

type Request = (args?: CallArgs) => Promise<unknown>;

/** The page's client: one function for each endpoint of the contract that takes and answers JSON. */
export function createApi(caller: Caller): Api {
  const requestOf = (group: string, route: Route): Request => {
    return (args = {}) => callEndpoint(caller, group, route, args);
  };
  const groups = Object.entries(routes).map(([group, endpoints]) => [
    group,
    Object.fromEntries(
      Object.entries<Route>(endpoints)
        .filter(([, route]) => !route.stream && !route.bytes)
        .map(([op, route]) => [op, requestOf(group, route)]),
    ),
  ]);
  return Object.fromEntries(groups) as Api;
}

/** One call of an endpoint; where it takes a file, that is its `body`. Rejects with a `PortError`. */
export async function callEndpoint(
  caller: Caller,
  group: string,
  route: Route,
  args: CallArgs,
): Promise<unknown> {
  try {
    const axios = await client();
    const { data } = await axios.request<unknown>({
      method: route.method,
      baseURL: caller.baseUrl,
      url: pathOf(group, route, args),
      params: queryOf(route, args),
      data: args.body,
      headers: { 'Content-Type': contentTypeOf(route, args.body), ...headersOf(caller) },
      timeout: route.bytes ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS,
      ...(route.outlivesPage && isSmall(args.body) ? OUTLIVING : {}),
    });
    return data;
  } catch (error) {
    throw portErrorOf(error);
  }
}

/** `false`: else a POST without a body would claim to be a form. */
function contentTypeOf({ bytes }: Route, body: unknown): string | false {
  if (bytes !== undefined) return (body as Blob).type;
  return body === undefined ? false : 'application/json';
}

let loading: Promise<AxiosInstance> | null = null;

/** Kept out of the first load of the page: nothing is called before it is drawn. */
function client(): Promise<AxiosInstance> {
  loading ??= import('axios').then(
    ({ default: axios }) => axios.create(),
    (error) => {
      loading = null; // a chunk that did not load is tried again with the next call
      throw error;
    },
  );
  return loading;
}

function portErrorOf(error: unknown): PortError {
  const { response } = error as { response?: AxiosResponse };
  if (response === undefined) return networkError(error);
  const { status, data: body, headers } = response;
  return errorOfAnswer({ status, body, retryAfter: headers['retry-after'] ?? null });
}
