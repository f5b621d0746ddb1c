import { expect, test } from '@jest/globals';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { schema } from '#db/database.ts';
import { STORED_SECRETS } from '#db/secrets/storedSecrets.ts';

/** Columns whose names sound like a secret, and that hold none. */
const NO_SECRETS: Readonly<Record<string, string>> = {
  'host_session.token': 'the hash of the token',
  'article_share.token_hash': 'a hash',
  'idea_subscription.token_hash': 'a hash',
  'host_account.password': 'an scrypt hash',
  'host_account.access_token': 'of a sign-in elsewhere, which is not offered',
  'host_account.refresh_token': 'the same',
  'host_account.id_token': 'the same',
  'host_account.access_token_expires_at': 'a time',
  'host_account.refresh_token_expires_at': 'a time',
  'asset.token':
    'a part of the address in the text, which opens nothing without the cookie of the workspace',
  'model_answer.input_tokens': 'a number',
  'model_answer.output_tokens': 'a number',
  'rate_window.key': 'whose requests are counted',
  'audit_page.key': 'names the page in its audit',
  'article_claim.key': 'names the claim in its article',
  'idea.key': 'names the idea in its workspace',
  'job_step.key': 'names the step in its job',
};
const SOUNDS_SECRET =
  /secret|token|passw|passphrase|credential|private|signature|cookie|otp|backup_?code|(^|_)(api|signing|image)?_?key$|(^|_)pin$|^code$/;

const columns = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table)).map((column) => `${getTableName(table)}.${column.name}`),
  );

test('a column that sounds like a secret is encrypted, or it is said why it is none', () => {
  const encrypted = STORED_SECRETS.map(
    ({ table, column }) => `${getTableName(table)}.${column.name}`,
  );
  const suspicious = columns.filter((name) => SOUNDS_SECRET.test(name.split('.')[1] ?? ''));
  const unknown = suspicious.filter((name) => !(encrypted.includes(name) || name in NO_SECRETS));
  expect(unknown).toEqual([]);
  expect(Object.keys(NO_SECRETS).filter((name) => !suspicious.includes(name))).toEqual([]);
  expect(columns).toEqual(expect.arrayContaining(encrypted));
});
