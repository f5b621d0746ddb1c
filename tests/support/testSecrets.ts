import { type SecretBox, secretBoxOf } from '#db/secrets/secretBox.ts';

/** The key of servers that run in a test. */
export const TEST_KEY = Buffer.alloc(32, 7);

export const testSecrets: SecretBox = secretBoxOf({
  SECRETS_KEY: TEST_KEY,
  SECRETS_KEY_OLD: null,
  DATA_DIR: '',
});
