import { plainSlice } from '../lib/plainSlice.ts';

/** Whether the list of used units is being exported; one export at a time. */
export const usageExport = plainSlice<{ readonly isRunning: boolean }>()('usageExport', {
  initial: { isRunning: false },
  changes: {
    requested: () => ({ isRunning: true }),
    ended: () => ({ isRunning: false }),
  },
  selectors: { selectIsRunning: (state) => state.isRunning },
});
