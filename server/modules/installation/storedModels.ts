import type { InstallationSettingRow } from '#db/schema/product.ts';
import type { Models } from '../../adapters/model/modelServer.ts';
import { SecretError } from '../../adapters/secrets/secretKey.ts';
import type { Deps } from '../../deps.ts';

type KeyDeps = Pick<Deps, 'secrets' | 'log'>;

/** A key opens only for the server that it was entered for. */
export const purposeOf = (address: string): string => `models/${new URL(address).origin}`;

/** The stored key; null without one, and if it cannot be decrypted here, which the log then says. */
export async function storedKey(
  { secrets, log }: KeyDeps,
  { secret, value }: InstallationSettingRow,
): Promise<string | null> {
  if (secret === null) return null;
  try {
    return await secrets.open(secret, purposeOf(value.address));
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    log.warn({ reason: error.message }, 'the key of the models cannot be read');
    return null;
  }
}

export async function storedModels(deps: KeyDeps, row: InstallationSettingRow): Promise<Models> {
  return { ...row.value, key: await storedKey(deps, row) };
}
