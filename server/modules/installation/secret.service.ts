/** Keys of other services, encrypted in the settings of the installation. */
import { Problem } from '#contract/problem.ts';
import type { InstallationSettingRow } from '#db/schema/installation.ts';
import { SecretError } from '../../adapters/secrets/secretKey.ts';
import type { Deps } from '../../deps.ts';

export type SecretDeps = Pick<Deps, 'secrets' | 'log'>;

/** Encrypts a key; it opens only for this purpose. Throws `secrets_unavailable`. */
export async function sealSecret(
  { secrets, log }: SecretDeps,
  key: string,
  purpose: string,
): Promise<string> {
  try {
    return await secrets.seal(key, purpose);
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    log.error({ reason: error.message }, 'a secret cannot be encrypted');
    throw new Problem('secrets_unavailable');
  }
}

/** The stored key; null without one, and if it cannot be decrypted here, which the log then says. */
export async function openSecret(
  { secrets, log }: SecretDeps,
  { name, secret }: Pick<InstallationSettingRow, 'name' | 'secret'>,
  purpose: string,
): Promise<string | null> {
  if (secret === null) return null;
  try {
    return await secrets.open(secret, purpose);
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    log.warn({ setting: name, reason: error.message }, 'a stored key cannot be read');
    return null;
  }
}
