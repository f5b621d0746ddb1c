const MOST_ENTRIES = 10_000;

export interface Memory<T> {
  /** Undefined where nothing was kept, or its time is over. */
  get(key: string): T | undefined;
  keep(key: string, value: T, untilMs: number): void;
  forget(key: string): void;
}

/** Keeps values until their time. Full, it forgets all of them: whatever it holds can be asked for again. */
export function createMemory<T>(now: () => Date): Memory<T> {
  const entries = new Map<string, { readonly value: T; readonly untilMs: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      return entry !== undefined && entry.untilMs > now().getTime() ? entry.value : undefined;
    },
    keep(key, value, untilMs) {
      if (entries.size >= MOST_ENTRIES) entries.clear();
      entries.set(key, { value, untilMs });
    },
    forget: (key) => void entries.delete(key),
  };
}
