import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

interface PageState {
  readonly isVisible: boolean;
  readonly isOnline: boolean;
}

/** Whether the page is visible and online. Each `PageEvent` is an action. */
export const page = plainSlice<PageState>()('page', {
  initial: { isVisible: true, isOnline: true },
  changes: {
    visible: (from) => ({ ...from, isVisible: true }),
    hidden: (from) => ({ ...from, isVisible: false }),
    online: (from) => ({ ...from, isOnline: true }),
    offline: (from) => ({ ...from, isOnline: false }),
  },
  /** Reloads the page; the saga saves first. */
  requests: { reloadRequested: request() },
  selectors: {
    selectIsVisible: (state) => state.isVisible,
    selectIsOnline: (state) => state.isOnline,
  },
});
