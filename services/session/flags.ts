import { flagShape } from '#contract/hostShapes.ts';
import { askHost, type FindHost } from './host/host.ts';
import type { FeatureFlag } from '#contract/host.ts';

export type FlagPorts = {
  /** The flags of a user (spec §3 "Feature flag"). */
  read(of: { readonly userId: string }): Promise<readonly FeatureFlag[]>;
};

/** The host's feature flags (spec §7). */
export function createFlags(find: FindHost): FlagPorts {
  return {
    read: ({ userId }) =>
      askHost(find, 'Flags not available', (host) => host.flags.getFlags(userId), {
        list: flagShape,
      }),
  };
}
