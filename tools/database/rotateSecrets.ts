/** Replaces the key that encrypts stored secrets, and the one that signs tokens. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#db/database.ts';
import { schemaAge } from '#db/migrate.ts';
import { forgetOldRows, sealStored } from '#db/secrets/sealStored.ts';
import { secretBoxOf } from '#db/secrets/secretBox.ts';
import { addKeyToFile, keepNewestKeyOfFile } from '#db/secrets/secretKey.ts';
import { addSigningKey, hasSigningKey } from '#host/signingKeys.ts';
import type { Config } from '#server/config.ts';
import { Refusal } from './command.ts';

type RotationConfig = Pick<Config, 'SECRETS_KEY' | 'SECRETS_KEY_OLD' | 'DATA_DIR'>;

export interface Rotation {
  /** How many secrets were encrypted again. */
  readonly sealed: number;
  /** Whether tokens are signed with another key from now on: not if the host platform is elsewhere. */
  readonly hasNewSigningKey: boolean;
}

/** Longer than a running server takes from encrypting a secret to storing it. */
const LATE_WRITES_MS = 5000;

/**
 * May be interrupted at any point and started again: the old key goes when nothing needs it. Servers may run on a
 * PostgreSQL database meanwhile.
 */
export async function rotateSecrets(
  database: Database,
  config: RotationConfig,
  box = secretBoxOf(config),
): Promise<Rotation> {
  const { orm, kind } = database;
  await refuseUnprepared(database, config);
  const isInFile = config.SECRETS_KEY === null;
  if (isInFile) await addKeyToFile(config.DATA_DIR);
  const hasNewSigningKey = await hasSigningKey(orm);
  if (hasNewSigningKey) await addSigningKey({ orm, secrets: box }, new Date());
  const first = await sealStored(orm, box, 'all');
  if (kind === 'postgres') await pause(LATE_WRITES_MS);
  const late = await sealStored(orm, box, 'all');
  await forgetOldRows(database);
  if (isInFile) await keepNewestKeyOfFile(config.DATA_DIR);
  return { sealed: first + late, hasNewSigningKey };
}

async function refuseUnprepared({ orm }: Database, config: RotationConfig): Promise<void> {
  if ((await schemaAge(orm)) !== 'current')
    throw new Refusal(
      'The database was written by another version of this program. Start this version on it once, and rotate again.',
    );
  if (config.SECRETS_KEY !== null && config.SECRETS_KEY_OLD === null)
    throw new Refusal(
      'Set SECRETS_KEY to a new key (openssl rand -base64 32) and SECRETS_KEY_OLD to the old one, here and for every process, and restart the processes first (docs/running.md#secrets).',
    );
}
