import type { EventName } from '#domain/session/analytics.ts';
import { plainSlice } from '../lib/plainSlice.ts';

/** Which events an administrator looks at; days (UTC). */
export interface EventFilter {
  readonly name?: EventName;
  readonly from: string;
  readonly to: string;
}

/** Whether the log of the installation is being exported; one export at a time. */
export const eventsExport = plainSlice<{ readonly isRunning: boolean }>()('eventsExport', {
  initial: { isRunning: false },
  changes: {
    requested: (_from, _filter: EventFilter) => ({ isRunning: true }),
    ended: () => ({ isRunning: false }),
  },
  selectors: { selectIsRunning: (state) => state.isRunning },
});
