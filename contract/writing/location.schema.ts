import { z } from 'zod';
import type { SchemasOf } from '../lib/route.ts';
import type { locationRoutes } from './location.route.ts';

const placeSchema = z.object({
  city: z.string(),
  /** The state or province; null if it is not known. */
  region: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
});

export const locationSchemas = {
  getPlaces: {
    query: z.object({
      /** Empty: any name, so that the largest cities are found. */
      text: z.string().trim().max(100).default(''),
      /** Only places of this country. */
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
    }),
    response: z.object({ places: z.array(placeSchema) }),
  },
} as const satisfies SchemasOf<typeof locationRoutes>;

export type Place = z.infer<typeof placeSchema>;
