/** Work that an answer needs, and that several may ask for at once. */
import { setTimeout as pause } from 'node:timers/promises';

interface Wanted<Result> {
  /** Whose work it is: servers in one process share none. */
  readonly owner: object;
  /** Who asks for the same while it runs, gets the same. */
  readonly key: string;
  work(): Promise<Result>;
  /** Called once for a work that has failed. */
  failed(error: unknown): void;
}

/**
 * Returns what resolves with the result; with null if the work has failed, or takes longer than `ms`. In that case it goes on, and
 * has to store what comes out.
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
