import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const KEY_BYTES = 32;

/** A secret cannot be encrypted or decrypted. The message says what to do and contains no secret. */
export class SecretError extends Error {}

export interface SecretKey {
  readonly bytes: Buffer;
  /** Names the key in what it has encrypted, without revealing anything about it. */
  readonly id: string;
}

/** Where the key comes from. */
export interface KeySource {
  /** Rejects with a `SecretError` if there is no key yet. */
  existing(): Promise<SecretKey>;
  /** Creates the key at its first use. */
  orCreated(): Promise<SecretKey>;
}

const HEX = /^[0-9a-f]{64}$/i;

/** Reads 32 bytes in base64, base64url or hex; null for anything else. */
export function keyBytesOf(text: string): Buffer | null {
  const bytes = Buffer.from(text, HEX.test(text) ? 'hex' : 'base64');
  const isExact =
    HEX.test(text) ||
    bytes.toString('base64url') === text.replace(/=+$/, '').replace(/\+/g, '-').replace(/\//g, '_');
  return bytes.length === KEY_BYTES && isExact ? bytes : null;
}

function keyOf(bytes: Buffer): SecretKey {
  const id = createHash('sha256').update('key id:').update(bytes).digest('hex').slice(0, 8);
  return { bytes, id };
}

/** The key of `SECRETS_KEY`. */
export function keyFromEnvironment(bytes: Buffer): KeySource {
  const key = keyOf(bytes);
  return { existing: async () => key, orCreated: async () => key };
}

const FILE = 'secrets.key';

/** The key in a file that only the user of the process can read, in DATA_DIR. */
export function keyFromFile(dataDir: string): KeySource {
  const file = join(dataDir, FILE);
  const existing = async () => {
    const key = await readKey(file);
    if (key !== null) return key;
    throw new SecretError(`SECRETS_KEY is not set, and there is no ${file}.`);
  };
  return {
    existing,
    async orCreated() {
      const key = await readKey(file);
      if (key !== null) return key;
      await createKey(dataDir, file);
      return existing();
    },
  };
}

async function readKey(file: string): Promise<SecretKey | null> {
  const opened = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new SecretError(`${file} cannot be read (${error.code}).`);
  });
  if (opened === null) return null;
  try {
    const { mode } = await opened.stat();
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new SecretError(`Others can read ${file}. Run: chmod 600 ${file}`);
    const bytes = keyBytesOf((await opened.readFile('utf8')).trim());
    if (bytes === null) throw new SecretError(`${file} does not contain a key.`);
    return keyOf(bytes);
  } finally {
    await opened.close();
  }
}

/** Two processes that create it at once end up with the same key: a link is not made over a file. */
async function createKey(dataDir: string, file: string): Promise<void> {
  const draft = `${file}.new-${randomBytes(6).toString('hex')}`;
  try {
    await mkdir(dataDir, { recursive: true });
    const opened = await open(draft, 'wx', 0o600);
    try {
      await opened.writeFile(`${randomBytes(KEY_BYTES).toString('base64')}\n`);
      await opened.sync();
    } finally {
      await opened.close();
    }
    await link(draft, file).catch(async (error: NodeJS.ErrnoException) => {
      if ((await stat(file).catch(() => null)) === null) throw error;
    });
  } catch (error) {
    throw new SecretError(
      `${file} cannot be created (${(error as NodeJS.ErrnoException).code}). Set SECRETS_KEY instead.`,
    );
  } finally {
    await rm(draft, { force: true });
  }
}
