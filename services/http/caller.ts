import { API_PREFIX, type Route } from '#contract/route.ts';

/** Who calls: read anew for each request, as a token lives for minutes only. */
export type Credentials = () => { readonly apiKey: string; readonly token: string };

/** Where requests go and what every one of them carries (spec §7). */
export interface Caller {
  readonly credentials: Credentials;
  /** One for all requests of a page, so that page, API, job and stream share one in the server's log. */
  readonly logId: string;
  /** Empty in the page, whose server is its own origin. */
  readonly baseUrl: string;
  /** Told with each answer of a server that speaks another version of the contract. */
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

/** An endpoint of the contract by its names there. */
export interface Endpoint {
  readonly group: string;
  readonly op: string;
  readonly route: Route;
}

export type CallArgs = Readonly<Record<string, unknown>>;

/** The address of a call: its path with the parameters filled in. */
export function pathOf(
  { group, route }: Pick<Endpoint, 'group' | 'route'>,
  args: CallArgs,
): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(args[name])),
  );
  return `${API_PREFIX}/${group}${path}`;
}

/** What travels in the query string; what was not given stays away. */
export function queryOf(route: Route, args: CallArgs): Record<string, string> {
  const given = (route.query ?? []).filter((name) => args[name] !== undefined);
  return Object.fromEntries(given.map((name) => [name, String(args[name])]));
}
