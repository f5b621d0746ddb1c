/** The browser's clock, random ids, storage and error reporting. */
import type { ClockPorts, ErrorPorts, IdPorts, StoragePorts } from './browser.ports.ts';

export const systemClock: ClockPorts = { now: () => Date.now() };

/** `crypto.randomUUID` exists only in secure contexts, and not on a self-hosted page on plain http. */
export const randomIds: IdPorts = {
  next: () => (crypto.randomUUID ? crypto.randomUUID() : uuidOf(randomBytes())),
};

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16));
}

/** Formats 16 random bytes as a version-4 UUID (RFC 9562). */
export function uuidOf(bytes: Uint8Array): string {
  const marked = bytes.map((byte, at) => {
    if (at === 6) return (byte & 0x0f) | 0x40;
    return at === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The browser's storage. If it is disabled or full, nothing is stored and nothing throws. */
export function createStorage(open: () => Storage): StoragePorts {
  const tried = <T>(use: (storage: Storage) => T): T | null => {
    try {
      return use(open());
    } catch {
      return null;
    }
  };
  return {
    get: (key) => tried((storage) => storage.getItem(key)),
    set: (key, value) => void tried((storage) => storage.setItem(key, value)),
    remove: (key) => void tried((storage) => storage.removeItem(key)),
  };
}

/** What the browser is told of an error of the page. */
export interface ReportedError extends Error {
  readonly context: Readonly<Record<string, unknown>>;
}

/** Passes errors to the browser's `reportError`, where the console and `services/session/errorReports.ts` find them. */
export const browserErrors: ErrorPorts = {
  report(error, context) {
    const message = `${JSON.stringify(context)} ${messageOf(error)}`;
    globalThis.reportError?.(Object.assign(new Error(message, { cause: error }), { context }));
  },
  // biome-ignore lint/suspicious/noConsole: what support engineers read
  warn: (message, context) => console.warn(message, context),
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}
