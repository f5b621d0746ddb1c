/** The cached reads of the page: what each of them is, and which ones a write makes stale. Both are said by the routes. */
import type { Route, RouteGroup } from './lib/route.ts';
import { type Api, type Routes, routes } from './routes.ts';

/** Each cached read with its endpoint, as a pair. */
type Named = {
  [G in keyof Routes]: {
    [op in keyof Routes[G] & keyof Api[G]]: Routes[G][op] extends {
      readonly read: infer N extends string;
    }
      ? [N, Api[G][op]]
      : never;
  }[keyof Routes[G] & keyof Api[G]];
}[keyof Routes];

/** The cached reads by name: the functions of the page's client. */
export type Reads = { [Pair in Named as Pair[0]]: Pair[1] };
export type ReadName = keyof Reads;

/** The names in a list of every write. */
type NamesIn<List extends 'stale' | 'renewed'> = {
  [G in keyof Routes]: {
    [op in keyof Routes[G]]: Routes[G][op] extends { readonly [L in List]: readonly (infer N)[] }
      ? N
      : never;
  }[keyof Routes[G]];
}[keyof Routes];

/** Does not compile when a write names a read that no route has. */
type Known<N extends ReadName> = N;
type StaleName = Known<NamesIn<'stale'> | NamesIn<'renewed'>>;

/** What is out of date after a write. */
interface Staleness {
  /** Once it has happened. */
  readonly stale: readonly StaleName[];
  /** Besides, where nobody knows whether it has. */
  readonly renewed: readonly StaleName[];
  readonly isFrequent: boolean;
}

const groups: Readonly<Record<string, RouteGroup>> = routes;

/** Files have a port of their own. */
const OTHER_PORTS: Readonly<Record<string, Route>> = { 'files.upload': routes.asset.postAsset };

/** Returns what the call of a port makes stale; null if it writes nothing. */
export function stalenessOf(opName: string): Staleness | null {
  const [group = '', op = ''] = opName.split('.');
  const {
    stale,
    renewed = [],
    isFrequent = false,
  } = OTHER_PORTS[opName] ?? groups[group]?.[op] ?? {};
  // The compiler has compared the names of all routes with those of the reads.
  return stale === undefined ? null : ({ stale, renewed, isFrequent } as Staleness);
}

interface Endpoint {
  readonly group: string;
  readonly op: string;
}

const endpoints: ReadonlyMap<string | undefined, Endpoint> = new Map(
  Object.entries(groups).flatMap(([group, table]) =>
    Object.entries(table).map(([op, { read }]) => [read, { group, op }]),
  ),
);

/** Returns the names of the endpoint of a read. */
export const endpointOf = (read: ReadName): Endpoint => endpoints.get(read) as Endpoint; // a name is one that a route has
