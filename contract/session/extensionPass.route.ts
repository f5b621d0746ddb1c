import type { RouteGroup } from '../lib/route.ts';

/** The name of its scheme, and the id of an extension: 32 letters in Chromium, a UUID in Firefox. */
export const EXTENSION_ORIGIN =
  /^(?:chrome-extension:\/\/[a-p]{32}|moz-extension:\/\/[0-9a-f-]{36})$/;
/** How long a pass is valid: a working day. */
export const PASS_LIFETIME_MS = 8 * 3_600_000;

/** Part of the group `user`. */
export const extensionPassRoutes = {
  postExtensionPass: {
    method: 'POST',
    creates: 'nothing',
    path: '/extension-passes',
    stale: [],
    isPersonal: true,
    isCredential: true,
    summary:
      'Makes a pass by which the browser extension of an origin acts for the caller: for some hours, until the caller signs out, on the endpoints that are marked for it.',
    perMinute: 10,
  },
} as const satisfies RouteGroup;
