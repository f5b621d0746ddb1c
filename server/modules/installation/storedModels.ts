import type { InstallationSettingRow } from '#db/schema/installation.ts';
import type { Models } from '../../adapters/model/modelServer.ts';
import { openSecret, type SecretDeps } from './secret.service.ts';

/** A key opens only for the server that it was entered for. */
export const purposeOf = (address: string): string => `models/${new URL(address).origin}`;

/** Null without a key, as a file has none. */
export const storedKey = async (deps: SecretDeps, row: InstallationSettingRow<'models'>) =>
  row.secret === null ? null : openSecret(deps, row, purposeOf(row.value.address));

export async function storedModels(
  deps: SecretDeps,
  row: InstallationSettingRow<'models'>,
): Promise<Models> {
  return { ...row.value, image: row.value.image ?? null, key: await storedKey(deps, row) };
}
