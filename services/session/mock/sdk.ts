/** The SDK script of development mode, which replaces /host/sdk.js. Not in production builds. */
import { createMockConsole, type MockConsole } from './mockConsole.ts';
import { createMockHost } from './mockHost.ts';
import { openMockStore } from './mockStore.ts';

declare global {
  interface Window {
    mockHost?: MockConsole;
  }
}

const store = openMockStore();
window.contentHost = createMockHost(store);
window.mockHost = createMockConsole(store);
