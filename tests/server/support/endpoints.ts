/** Every endpoint of the contract with its route and its schemas. */
import { contractSchemas } from '#contract/contract.schema.ts';
import { API_PREFIX, type EndpointSchemas, type Route } from '#contract/lib/route.ts';
import { routes } from '#contract/routes.ts';

export interface Endpoint {
  /** `group.op`, as in docs/spec.md §7. */
  readonly name: string;
  readonly route: Route;
  /** With the names of its parameters. */
  readonly url: string;
  readonly schemas: EndpointSchemas;
}

const schemaTables: Readonly<Record<string, Readonly<Record<string, EndpointSchemas>>>> =
  contractSchemas;

/** Whether what a POST to the path creates is told apart by a request id in its body. */
export const needsRequestId = (path: string): boolean =>
  ENDPOINTS.some(
    ({ route, url }) =>
      route.creates === 'perRequest' &&
      !route.bytes &&
      new RegExp(`^${url.replaceAll(/:\w+/g, '[^/]+')}$`).test(`${API_PREFIX}${path}`),
  );

/** Every endpoint of the contract. */
export const ENDPOINTS: readonly Endpoint[] = Object.entries(routes).flatMap(([group, table]) =>
  Object.entries<Route>(table).map(([op, route]) => ({
    name: `${group}.${op}`,
    route,
    url: `${API_PREFIX}/${group}${route.path}`,
    schemas: schemaTables[group]?.[op] as EndpointSchemas, // their types name the same endpoints
  })),
);
