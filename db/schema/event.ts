/** The installation's own log of analytics, of people who have consented. */
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LoggedEvent } from '#contract/session/event.schema.ts';
import type { EventName } from '#domain/session/analytics.ts';
import { time } from './columns.ts';

export const event = pgTable(
  'event',
  {
    /** Made by the page. */
    id: uuid().primaryKey(),
    userId: text('user_id').notNull(),
    deviceId: uuid('device_id').notNull(),
    visitId: uuid('session_id').notNull(),
    name: text().$type<EventName>().notNull(),
    properties: jsonb().$type<LoggedEvent['properties']>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [
    index('event_list').on(table.at.desc(), table.id.desc()),
    index('event_user').on(table.userId),
  ],
);
