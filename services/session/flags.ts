import { flagShape } from '#contract/hostShapes.ts';
import { askHost, type FindHost } from './host/host.ts';
import type { FlagPorts } from './session.ports.ts';

/** The host's feature flags (spec §7). */
export function createFlags(find: FindHost): FlagPorts {
  return {
    read: ({ userId }) =>
      askHost(find, 'Flags not available', (host) => host.flags.getFlags(userId), {
        list: flagShape,
      }),
  };
}
