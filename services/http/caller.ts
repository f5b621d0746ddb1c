import { API_PREFIX, type Route } from '#contract/lib/route.ts';

/** Read for each request, because a token is valid for minutes only. */
export type Credentials = () => { readonly apiKey: string; readonly token: string };

/** Where requests go, and what each of them carries (spec §7). */
export interface Caller {
  readonly credentials: Credentials;
  /** The same for all requests of a page, so that page, API, job and stream share it in the server's log. */
  readonly logId: string;
  /** Empty in the page, whose server is its own origin. */
  readonly baseUrl: string;
  /** Called for each answer of a server with another version of the contract. */
  readonly onOtherContract?: () => void;
}

export function headersOf({ credentials, logId }: Caller): Record<string, string> {
  const { apiKey, token } = credentials();
  return {
    'sm-log-id': logId,
    ...(apiKey === '' ? {} : { 'X-Api-Key': apiKey }),
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
  };
}

/** An endpoint by its names in the contract. */
export interface Endpoint {
  readonly group: string;
  readonly op: string;
  readonly route: Route;
}

export type CallArgs = Readonly<Record<string, unknown>>;

/** Returns the address of a call: the path with its parameters. */
export function pathOf(
  { group, route }: Pick<Endpoint, 'group' | 'route'>,
  args: CallArgs,
): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(args[name])),
  );
  return `${API_PREFIX}/${group}${path}`;
}

/** Returns the parameters of the query string; arguments that are undefined are left out. */
export function queryOf(route: Route, args: CallArgs): Record<string, string> {
  const given = (route.query ?? []).filter((name) => args[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, String(args[name])]));
}
