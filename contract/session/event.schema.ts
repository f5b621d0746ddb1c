import { z } from 'zod';
import type { SchemasOf } from '../lib/route.ts';
import {
  EVENT_NAMES,
  EVENTS_EXPORT_LIMIT,
  EVENTS_MOST,
  EVENTS_PAGE_SIZE,
  type eventRoutes,
  type ownEventRoutes,
} from './event.route.ts';

const nameSchema = z.enum(EVENT_NAMES);

const valueSchema = z.union([z.string().max(100), z.number(), z.boolean()]);
const PROPERTIES_MOST = 10;
const propertiesSchema = z.record(z.string().max(100), valueSchema);
const hasFew = (properties: object) => Object.keys(properties).length <= PROPERTIES_MOST;

/** Its properties are those of the catalogue, which the server knows (domain/session/analytics.ts). */
const newEventSchema = z.object({
  /** Made by the page: the same event that is sent again is kept once. */
  id: z.uuid(),
  at: z.iso.datetime(),
  name: nameSchema,
  properties: propertiesSchema.refine(hasFew),
});

const eventSchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  name: nameSchema,
  properties: propertiesSchema,
  userId: z.string(),
  deviceId: z.uuid(),
  visitId: z.uuid(),
});

const daySchema = z.iso.date();
const dayCountSchema = z.object({
  /** UTC. */
  day: z.string(),
  events: z.int().min(0),
  people: z.int().min(0),
});

export const ownEventSchemas = {
  postEvents: {
    body: z.object({
      deviceId: z.uuid(),
      visitId: z.uuid(),
      events: z.array(newEventSchema).min(1).max(EVENTS_MOST),
    }),
    response: z.object({ kept: z.int().min(0) }),
  },
  deleteEvents: { response: z.object({ deleted: z.int().min(0) }) },
} as const satisfies SchemasOf<typeof ownEventRoutes>;

export const eventSchemas = {
  getEvents: {
    query: z.object({
      name: nameSchema.optional(),
      from: daySchema,
      /** Included. */
      to: daySchema,
      limit: z.coerce
        .number<number>()
        .int()
        .min(1)
        .max(EVENTS_EXPORT_LIMIT)
        .default(EVENTS_PAGE_SIZE),
      page: z.coerce.number<number>().int().min(0).max(10_000).default(0),
    }),
    response: z.object({
      content: z.array(eventSchema),
      /** Days without an event are left out. */
      days: z.array(dayCountSchema),
      page: z.int().min(0),
      last: z.boolean(),
    }),
  },
} as const satisfies SchemasOf<typeof eventRoutes>;

export type NewEvent = z.infer<typeof newEventSchema>;
export type LoggedEvent = z.infer<typeof eventSchema>;
export type EventLog = z.infer<typeof eventSchemas.getEvents.response>;
