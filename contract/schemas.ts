import type { z } from 'zod';
import type { RouteGroup } from './route.ts';

/** The schemas of one endpoint. `params` names every `:name` of its path. */
export interface EndpointSchemas {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Of the JSON answer, or of one event's data where the route streams. */
  readonly response: z.ZodType;
}

/** A schema table must name exactly the endpoints of its route table. */
export type SchemasOf<Routes extends RouteGroup> = {
  readonly [op in keyof Routes]: EndpointSchemas;
};
