import type { ErrorPorts } from './browser.ports.ts';

/** Hands errors to the browser's own report, where its console and a later error service find them. */
export const browserErrors: ErrorPorts = {
  report(error, context) {
    const message = `${JSON.stringify(context)} ${messageOf(error)}`;
    globalThis.reportError?.(new Error(message, { cause: error }));
  },
  // biome-ignore lint/suspicious/noConsole: what support engineers read until there is an error service
  warn: (message, context) => console.warn(message, context),
};

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}
