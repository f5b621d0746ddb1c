export type ClipboardPorts = {
  /** Copies a text, and its HTML if given. Rejects if the browser refuses. */
  write(content: { readonly text: string; readonly html?: string }): Promise<void>;
};

export type ClockPorts = { /** Milliseconds since 1970. */ now(): number };

export type IdPorts = { /** A new random id. */ next(): string };

export type ErrorPorts = {
  report(error: unknown, context: Record<string, unknown>): void;
  /** Logs something unexpected that stops nobody. */
  warn(message: string, context: Record<string, unknown>): void;
};

export type StoragePorts = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
};
