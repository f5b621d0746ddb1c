/** Encrypts what is stored, and reads it again. */
import { Problem } from '#contract/lib/problem.ts';
import { SecretError } from '#db/secrets/secretKey.ts';
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

interface Stored {
  /** What the log calls it. */
  readonly name: string;
  readonly secret: string | null;
}

/** The stored key; null without one, and if it cannot be decrypted here, which the log then says. */
export async function openSecret(
  { secrets, log }: SecretDeps,
  { name, secret }: Stored,
  purpose: string,
): Promise<string | null> {
  if (secret === null) return null;
  try {
    return await secrets.open(secret, purpose);
  } catch (error) {
    if (!(error instanceof SecretError)) throw error;
    log.warn({ stored: name, reason: error.message }, 'a stored key cannot be read');
    return null;
  }
}
