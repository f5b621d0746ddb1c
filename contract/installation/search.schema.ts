import { z } from 'zod';
import type { SchemasOf } from '../lib/route.ts';
import { SEARCH_FAILURES, type searchRoutes } from './search.route.ts';
import { isOwnServer, SEARCH_PROVIDERS } from './searchProviders.ts';

export const ADDRESS_MAX_CHARS = 500;

/** Any host: an administrator may mean a server in their own network. */
export const addressSchema = z
  .url({ protocol: /^https?$/, error: 'Enter an address that begins with http:// or https://.' })
  .max(ADDRESS_MAX_CHARS)
  .regex(/^[^\s?#@\\]+$/, 'Enter an address without a name, a password, a query or a fragment.');

/** What an HTTP header can carry. */
export const keySchema = z
  .string()
  .max(1000)
  .regex(/^[\x21-\x7e]+$/, 'A key has no spaces and no accented letters.');

/** Only a server of one's own has an address. */
const searchRequestSchema = z.discriminatedUnion('provider', [
  z.object({
    provider: z.enum(SEARCH_PROVIDERS.filter(isOwnServer)),
    address: addressSchema,
    apiKey: keySchema.optional(),
  }),
  z.object({
    provider: z.enum(SEARCH_PROVIDERS.filter((provider) => !isOwnServer(provider))),
    /** Of a service that has a login, that and the password with a colon between them. */
    apiKey: keySchema.optional(),
  }),
]);

const searchSchema = z.object({
  /** The environment wins over the settings, and is changed where the server runs. */
  source: z.enum(['environment', 'settings', 'none']),
  search: z
    .object({
      provider: z.enum(SEARCH_PROVIDERS),
      /** Null for a service that has one address for all. */
      address: z.string().nullable(),
      /** unreadable: it was encrypted with a key that the server does not have. */
      key: z.enum(['none', 'stored', 'unreadable']),
      /** Null if it comes from the environment. */
      updatedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});

const searchTestSchema = z.discriminatedUnion('result', [
  z.object({
    result: z.literal('worked'),
    ms: z.int().min(0),
    /** Of the search that was made. */
    results: z.int().min(0),
    /** Rows of the answer that could not be read. */
    leftOut: z.int().min(1).exactOptional(),
    /** What is left, in searches or in money; null if the service does not say. */
    left: z.object({ amount: z.number(), unit: z.enum(['searches', 'USD']) }).nullable(),
  }),
  z.object({
    result: z.literal('failed'),
    failure: z.enum(SEARCH_FAILURES),
    /** With `search_engines_blocked`: those that have not answered, with the reason. */
    engines: z.array(z.string()).exactOptional(),
  }),
]);

export const searchSchemas = {
  getSearch: { response: searchSchema },
  putSearch: { body: searchRequestSchema, response: searchSchema },
  deleteSearch: { response: searchSchema },
  testSearch: {
    /** Null: the service that is set. */
    body: z.object({ search: searchRequestSchema.nullable() }),
    response: searchTestSchema,
  },
} as const satisfies SchemasOf<typeof searchRoutes>;

export type InstallationSearch = z.infer<typeof searchSchema>;
export type SearchRequest = z.infer<typeof searchRequestSchema>;
export type SearchTested = z.infer<typeof searchTestSchema>;
