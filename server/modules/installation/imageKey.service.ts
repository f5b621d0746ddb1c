import { randomBytes } from 'node:crypto';
import { Problem } from '#contract/lib/problem.ts';
import { settingPurpose } from '#db/secrets/storedSecrets.ts';
import type { Deps } from '../../deps.ts';
import { findSetting, keepFirst } from './installationSetting.repo.ts';
import { openSecret, type SecretDeps, sealSecret } from './secret.service.ts';

const NAME = 'images';
const PURPOSE = settingPurpose(NAME, {});

export type ImageKeyDeps = SecretDeps & Pick<Deps, 'orm' | 'now' | 'newId'>;

/**
 * The key that signs who may see images, which all processes share; made by the first one that needs it. Throws
 * `secrets_unavailable`.
 */
export async function imageKey(deps: ImageKeyDeps): Promise<string> {
  const row = (await findSetting(deps.orm, NAME)) ?? (await newRow(deps));
  const key = await openSecret(deps, row, PURPOSE);
  if (key === null) throw new Problem('secrets_unavailable');
  return key;
}

async function newRow(deps: ImageKeyDeps) {
  const { orm, now, newId } = deps;
  const secret = await sealSecret(deps, randomBytes(32).toString('base64url'), PURPOSE);
  await keepFirst(orm, {
    name: NAME,
    value: {},
    secret,
    revision: newId(),
    updatedBy: '',
    updatedAt: now(),
  });
  const kept = await findSetting(orm, NAME);
  if (kept === null) throw new Error('a key that was kept is there');
  return kept;
}
