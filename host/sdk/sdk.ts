/**
 * The host SDK of the embedded platform: what a page of the product finds on `window.contentHost`.
 * Served at /host/sdk.js; another platform serves its own with the same interface (docs/hosting.md).
 */
import type { HostSdk } from '#contract/host.ts';
import { createHostSdk } from './createHostSdk.ts';

declare global {
  interface Window {
    contentHost?: HostSdk;
  }
}

window.contentHost = createHostSdk();
