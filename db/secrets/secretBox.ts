/**
 * Encrypts secrets before they are stored: what people entrust to the installation (keys of model servers, passwords), and
 * what it makes itself (keys that sign). The database, or a backup of it, is not enough to read them: the key is elsewhere.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type KeySource, keysFromEnvironment, keysFromFile, SecretError } from './secretKey.ts';

export interface SecretBox {
  /**
   * Encrypts a text. Only `open` with the same purpose returns it, so a ciphertext that is moved to another
   * row, or whose row was changed, opens nothing.
   *
   * @throws {SecretError} if there is no key and none can be created.
   */
  seal(text: string, purpose: string): Promise<string>;
  /** @throws {SecretError} if it was changed, or encrypted with another key or for another purpose. */
  open(sealed: string, purpose: string): Promise<string>;
  /** Whether a stored text was encrypted with the key that encrypts now. Rejects with a `SecretError` without a key. */
  isCurrent(sealed: string): Promise<boolean>;
}

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
/** The size that GCM is defined for; random, which is safe for 2^32 texts under one key. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function secretBox(keys: KeySource): SecretBox {
  return {
    async seal(text, purpose) {
      const [{ id, bytes }] = await keys.orCreated();
      const head = `${VERSION}.${id}`;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(boundTo(head, purpose));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const body = Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
      return `${head}.${body.toString('base64url')}`;
    },
    async open(sealed, purpose) {
      const [version, id, body = ''] = sealed.split('.');
      if (version !== VERSION) throw new SecretError('A secret is stored in an unknown form.');
      const key = (await keys.existing()).find((one) => one.id === id);
      if (key === undefined) throw new SecretError('A secret was encrypted with another key.');
      const bytes = Buffer.from(body, 'base64url');
      try {
        const nonce = bytes.subarray(0, NONCE_BYTES);
        const decipher = createDecipheriv(CIPHER, key.bytes, nonce, { authTagLength: TAG_BYTES })
          .setAAD(boundTo(`${VERSION}.${id}`, purpose))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
      } catch {
        throw new SecretError('A stored secret was changed.');
      }
    },
    async isCurrent(sealed) {
      const [{ id }] = await keys.existing();
      return sealed.startsWith(`${VERSION}.${id}.`);
    },
  };
}

/** Whether a text has the form of an encrypted secret. */
export const isSealed = (text: string): boolean => /^v1\.[0-9a-f]{8}\.[\w-]+$/.test(text);

const boundTo = (head: string, purpose: string) => Buffer.from(`${head}.${purpose}`);

interface SecretsConfig {
  readonly SECRETS_KEY: Buffer | null;
  readonly SECRETS_KEY_OLD: readonly Buffer[] | null;
  readonly DATA_DIR: string;
}

/** The box of an installation: its key is `SECRETS_KEY` or, without it, in a file in DATA_DIR. */
export function secretBoxOf({ SECRETS_KEY, SECRETS_KEY_OLD, DATA_DIR }: SecretsConfig): SecretBox {
  return secretBox(
    SECRETS_KEY === null
      ? keysFromFile(DATA_DIR)
      : keysFromEnvironment(SECRETS_KEY, SECRETS_KEY_OLD ?? []),
  );
}
