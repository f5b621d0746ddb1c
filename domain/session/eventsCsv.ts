import type { LoggedEvent } from '#contract/session/event.schema.ts';
import { csvOf } from '../csv.ts';

const COLUMNS: Readonly<Record<string, (event: LoggedEvent) => string>> = {
  at: ({ at }) => at,
  event: ({ name }) => name,
  properties: ({ properties }) => JSON.stringify(properties),
  person: ({ userId }) => userId,
  device: ({ deviceId }) => deviceId,
  session: ({ visitId }) => visitId,
  id: ({ id }) => id,
};

/** The log of the installation as a CSV file. */
export const eventsCsv = (events: readonly LoggedEvent[]): string => csvOf(COLUMNS, events);
