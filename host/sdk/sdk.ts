/**
 * The host SDK of the embedded platform: `window.contentHost` of a page of the product. Served at /host/sdk.js.
 * Another platform serves its own, with the same interface (docs/hosting.md).
 */
import type { HostSdk } from '#contract/host/host.ts';
import { createHostSdk } from './createHostSdk.ts';

declare global {
  interface Window {
    contentHost?: HostSdk;
  }
}

window.contentHost = createHostSdk();
