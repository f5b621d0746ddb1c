import { plainSlice } from '../lib/plainSlice.ts';

/** Whether the text shows in its margin where it came from. */
export const originMarks = plainSlice<boolean>()('originMarks', {
  initial: false,
  changes: { toggled: (isShown) => !isShown },
});
