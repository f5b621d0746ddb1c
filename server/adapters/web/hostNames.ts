/**
 * Looks up host names that a user has named. Node's own `lookup` asks in two threads that the whole process shares, so that a
 * few names nobody answers for would hold up those of the database, the host platform and the models for a minute.
 */
import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

const PATIENCE = { timeout: 2000, tries: 2 };
/** Such as those of Linux: there is no such name, or it has no address. */
const UNKNOWN: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Returns a resolver of host names. It rejects with ENOTFOUND if the name does not exist, and with another code if no server could
 * tell. `servers` replaces those of the system.
 */
export const addressesAt =
  (servers?: readonly string[]) =>
  async (hostname: string): Promise<readonly LookupAddress[]> => {
    const resolver = new Resolver(PATIENCE); // it reads the settings of the system, which may have changed
    if (servers !== undefined) resolver.setServers(servers);
    const answers = await Promise.allSettled([
      resolver.resolve4(hostname).then((all) => all.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(hostname).then((all) => all.map((address) => ({ address, family: 6 }))),
    ]);
    const found = answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    if (found.length > 0) return found;
    const faults = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    throw (
      faults.find(({ code }) => !UNKNOWN.has(code)) ??
      Object.assign(new Error('There is no such name.'), { code: 'ENOTFOUND' })
    );
  };
