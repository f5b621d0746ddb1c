import type { InstallationSettingRow } from '#db/schema/installation.ts';
import { settingPurpose } from '#db/secrets/storedSecrets.ts';
import type { Models } from '../../adapters/model/modelServer.ts';
import { openSecret, type SecretDeps } from './secret.service.ts';

/** Null without a key, as a file has none. */
export const storedKey = async (deps: SecretDeps, row: InstallationSettingRow<'models'>) =>
  row.secret === null ? null : openSecret(deps, row, settingPurpose('models', row.value));

export async function storedModels(
  deps: SecretDeps,
  row: InstallationSettingRow<'models'>,
): Promise<Models> {
  return { ...row.value, image: row.value.image ?? null, key: await storedKey(deps, row) };
}
