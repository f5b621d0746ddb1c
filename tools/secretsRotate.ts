/**
 * `npm run secrets:rotate [-- --drop-unreadable]`: encrypts every stored secret with a new key, and signs tokens with a new
 * one. The server of an embedded database must be stopped; those on PostgreSQL may run. The option removes secrets that no key
 * opens any more, for an installation that has lost its key.
 */
import { parseArgs } from 'node:util';
import { openDatabase } from '#db/client.ts';
import { dropUnreadable } from '#db/secrets/sealStored.ts';
import { secretBoxOf } from '#db/secrets/secretBox.ts';
import { type Config, configOf } from '#server/config.ts';
import { asCommand } from './database/command.ts';
import { openEmbedded, SILENT } from './database/embedded.ts';
import { rotateSecrets } from './database/rotateSecrets.ts';

const { values } = parseArgs({ options: { 'drop-unreadable': { type: 'boolean' } } });

const openConfigured = ({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }: Config) =>
  databaseUrl === null
    ? openEmbedded(dataDir)
    : openDatabase({ databaseUrl, dataDir, log: SILENT });

await asCommand(async () => {
  const config = configOf(process.env);
  const database = await openConfigured(config);
  try {
    if (values['drop-unreadable']) {
      const dropped = await dropUnreadable(database.orm, secretBoxOf(config));
      console.log(`${dropped} secrets that no key opens were removed.`);
    }
    const { sealed, hasNewSigningKey } = await rotateSecrets(database, config);
    console.log(`${sealed} secrets are encrypted with the new key.`);
    if (hasNewSigningKey)
      console.log(
        'In a minute a new key signs tokens; those of the old one stay valid until they expire.',
      );
    if (config.SECRETS_KEY !== null)
      console.log('Remove SECRETS_KEY_OLD from the environment of every process.');
  } finally {
    await database.close();
  }
});
