import type { RootState } from '#store/subjects.ts';
import { allMachines } from '#store/subjects.ts';

/** Machines that are in no status of rest, each with it. */
export function busyMachines(state: RootState): string[] {
  const all = state as unknown as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  return allMachines().flatMap(({ name, rest }) => {
    const own = all[name] ?? {};
    const instances = 'status' in own ? [own] : Object.values(own);
    return instances
      .map((one) => (one as { status?: unknown } | null)?.status)
      .filter((status) => typeof status === 'string' && !rest.includes(status))
      .map((status) => `${name}: ${status}`);
  });
}
