import { API_PREFIX, type Route } from '#contract/route.ts';

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
