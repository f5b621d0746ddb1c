import type { FeatureFlag, HostFlags } from '#domain/contract/host.ts';
import { ask } from './ask.ts';

const pathOf = (userId: string) => `/host/api/flags/${encodeURIComponent(userId)}`;

export const flags: HostFlags = {
  getFlags: async (userId) => (await ask<{ flags: FeatureFlag[] }>('GET', pathOf(userId))).flags,
  async closeFlag(userId, name) {
    await ask('DELETE', `${pathOf(userId)}/${encodeURIComponent(name)}`);
  },
};
