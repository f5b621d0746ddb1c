/**
 * Encrypts what people entrust to the installation (keys of model servers, passwords) before it is stored.
 * The database, or a backup of it, is not enough to read it: the key is elsewhere.
 */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keyFromEnvironment, keyFromFile, type KeySource, SecretError } from './secretKey.ts';

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
}

const VERSION = 'v1';
const CIPHER = 'aes-256-gcm';
/** The size that GCM is defined for; random, which is safe for 2^32 texts under one key. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function secretBox(keys: KeySource): SecretBox {
  return {
    async seal(text, purpose) {
      const { id, bytes } = await keys.orCreated();
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
      const key = await keys.existing();
      if (id !== key.id) throw new SecretError('A secret was encrypted with another key.');
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
  };
}

const boundTo = (head: string, purpose: string) => Buffer.from(`${head}.${purpose}`);

/** The box of an installation: its key is `SECRETS_KEY` or, without it, a file in DATA_DIR. */
export function secretBoxOf(config: {
  readonly SECRETS_KEY: Buffer | null;
  readonly DATA_DIR: string;
}): SecretBox {
  const { SECRETS_KEY: bytes, DATA_DIR: dataDir } = config;
  return secretBox(bytes === null ? keyFromFile(dataDir) : keyFromEnvironment(bytes));
}
