/** One table of endpoints serves validation, OpenAPI and the page's client (docs/architecture.md). */
import type { z } from 'zod';

export const API_PREFIX = '/content/api/v1';

/**
 * What a POST makes, and what tells that it is sent again because its answer was lost: `perRequest` its request id, which its
 * schemas must have; `perContent` what was sent, such as a word, which is there already.
 */
export type Creates = 'perRequest' | 'perContent' | 'nothing';

/** A read may be in the cache of the page. */
interface Read {
  readonly method: 'GET';
  /** Its name in the cache. */
  readonly read?: string;
  readonly creates?: never;
  readonly stale?: never;
  readonly renewed?: never;
  readonly isFrequent?: never;
}

/** A write says which reads of the cache are out of date after it, by their names (contract/reads.ts). */
interface Write {
  readonly read?: never;
  /** What it changes. Read again when it has happened, or may have. */
  readonly stale: readonly string[];
  /** What it changes and the page then shows by itself, as asked or answered. Read again only when it may have happened. */
  readonly renewed?: readonly string[];
  /** Sent again and again while somebody types: what it makes stale is read again at its next use, not at once. */
  readonly isFrequent?: true;
}

/** Every POST says what it creates. The other methods are the same however often they are sent. */
export type Route = RouteFacts &
  (
    | Read
    | (Write &
        (
          | { readonly method: 'POST'; readonly creates: Creates }
          | { readonly method: 'PUT' | 'PATCH' | 'DELETE'; readonly creates?: never }
        ))
  );

interface RouteFacts {
  /** Below `API_PREFIX/<group>`; parameters as `:name`. */
  readonly path: string;
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  /** Names of the arguments that travel in the query string. */
  readonly query?: readonly string[];
  /** Responds with server-sent events instead of JSON. */
  readonly stream?: true;
  /** The request still arrives when the page is closed after sending it. */
  readonly outlivesPage?: true;
  /** Changes only the caller's own settings, so read-only accounts may call it too. */
  readonly isPersonal?: true;
  /** Also possible in a workspace that is to be removed, where else nothing is written. */
  readonly outlivesRemoval?: true;
  /** Concerns the whole installation: for administrators only, whatever their plan. */
  readonly isAdministrative?: true;
  /** For people with the role of support, whatever their plan. */
  readonly isForSupport?: true;
  /** Its answer is a credential, which no workflow of the page gets: a port passes it on. */
  readonly isCredential?: true;
  /** The browser extension may call it with its pass (extensionPass.route.ts). */
  readonly isForExtension?: true;
  /** How often one account may call it in a minute, besides the limit for all requests. */
  readonly perMinute?: number;
  /** The body is a file of one of these media types instead of JSON. */
  readonly bytes?: readonly string[];
  /** The largest accepted body in bytes, if it is not the server's default. */
  readonly bodyLimit?: number;
}

export type RouteGroup = Readonly<Record<string, Route>>;

/** The schemas of one endpoint. `params` names every `:name` of its path. */
export interface EndpointSchemas {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The JSON answer, or the data of one event if the route streams. */
  readonly response: z.ZodType;
}

/** A schema table must name exactly the endpoints of its route table, and those that create must have a request id. */
export type SchemasOf<Routes extends RouteGroup> = {
  readonly [op in keyof Routes]: EndpointSchemas & RequestIdOf<Routes[op]>;
};

interface WithRequestId {
  readonly requestId: string;
}

/** In the body, or beside a body that is a file. */
type RequestIdOf<R extends Route> = R extends { readonly creates: 'perRequest' }
  ? R extends { readonly bytes: readonly string[] }
    ? { readonly query: z.ZodObject & z.ZodType<WithRequestId> }
    : { readonly body: z.ZodType<WithRequestId> }
  : unknown;
