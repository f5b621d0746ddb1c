/** Work that several requests may ask for at once, and that runs once. */
import { setTimeout as pause } from 'node:timers/promises';

interface Wanted<Result> {
  /** Whose work it is: servers in one process share none. */
  readonly owner: object;
  /** Requests with the same key share the work while it runs. */
  readonly key: string;
  work(): Promise<Result>;
  /** Called once if the work fails. */
  failed(error: unknown): void;
}

/**
 * Returns a function that resolves with the result, or with null if the work fails or takes longer than `ms` milliseconds. Late work
 * continues, so it has to store its result itself.
 */
export function sharedWork<Result>(ms: number) {
  const allOf = new WeakMap<object, Map<string, Promise<Result | null>>>();
  const begun = ({ owner, key, work, failed }: Wanted<Result>): Promise<Result | null> => {
    const all = allOf.get(owner) ?? new Map<string, Promise<Result | null>>();
    allOf.set(owner, all);
    const known = all.get(key);
    if (known !== undefined) return known;
    const caught = (error: unknown) => {
      failed(error);
      return null;
    };
    const running = work()
      .catch(caught)
      .finally(() => all.delete(key));
    all.set(key, running);
    return running;
  };
  return async (wanted: Wanted<Result>): Promise<Result | null> => {
    const inTime = new AbortController();
    const late = pause(ms, null, { signal: inTime.signal }).catch(() => null);
    try {
      return await Promise.race([begun(wanted), late]);
    } finally {
      inTime.abort();
    }
  };
}
