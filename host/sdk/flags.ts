import type { FeatureFlag, HostFlags } from '#contract/host.ts';
import { flagShape } from '#contract/hostShapes.ts';
import type { Ask } from './ask.ts';
import { FLAGS_PATH } from './paths.ts';

const flagsShape = { fields: { flags: { list: flagShape } } } as const;

const pathOf = (userId: string) => `${FLAGS_PATH}/${encodeURIComponent(userId)}`;

export const createFlags = (ask: Ask): HostFlags => ({
  async getFlags(userId) {
    const path = pathOf(userId);
    return (await ask<{ flags: FeatureFlag[] }>({ method: 'GET', path, shape: flagsShape })).flags;
  },
  async closeFlag(userId, name) {
    const path = `${pathOf(userId)}/${encodeURIComponent(name)}`;
    await ask({ method: 'DELETE', path, shape: 'any' });
  },
});
