/** One table of endpoints serves validation, OpenAPI and the page's client (docs/architecture.md). */
export const API_PREFIX = '/content/api/v1';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `API_PREFIX/<group>`; parameters as `:name`. */
  readonly path: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Names of the arguments that travel in the query string. */
  readonly query?: readonly string[];
  /** Responds with server-sent events instead of JSON. */
  readonly stream?: true;
  /** The page may go away while it is on its way, and it still arrives. */
  readonly outlivesPage?: true;
  /** Changes nothing but the caller's own settings: read-only accounts may make it too. */
  readonly isPersonal?: true;
  /** The body is a file of one of these media types instead of JSON. */
  readonly bytes?: readonly string[];
  /** The largest accepted body in bytes, where it is not the server's default. */
  readonly bodyLimit?: number;
}

export type RouteGroup = Readonly<Record<string, Route>>;
