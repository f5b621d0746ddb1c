import { randomBytes } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import { findSetting, keepFirst } from './installationSetting.repo.ts';

/** The key that signs who may see images, which all processes share; made by the first one that needs it. */
export async function imageKey({
  orm,
  now,
  newId,
}: Pick<Deps, 'orm' | 'now' | 'newId'>): Promise<string> {
  await keepFirst(orm, {
    ...{ name: 'images', value: { key: randomBytes(32).toString('base64url') }, secret: null },
    ...{ revision: newId(), updatedBy: '', updatedAt: now() },
  });
  const kept = await findSetting(orm, 'images');
  if (kept === null) throw new Error('a key that was kept is there');
  return kept.value.key;
}
