/** The keys that encrypt stored secrets: where they are kept, and how one replaces another. */
import { createHash, randomBytes } from 'node:crypto';
import { link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export const KEY_BYTES = 32;

/** A secret cannot be encrypted or decrypted. The message says what to do and contains no secret. */
export class SecretError extends Error {}

export interface SecretKey {
  readonly bytes: Buffer;
  /** Names the key in what it has encrypted, without revealing anything about it. */
  readonly id: string;
}

/** The first key encrypts; the others only decrypt, until everything has been encrypted again. */
export type KeyRing = readonly [current: SecretKey, ...older: SecretKey[]];

/** Where the keys come from. */
export interface KeySource {
  /** Rejects with a `SecretError` if there is no key yet. */
  existing(): Promise<KeyRing>;
  /** Creates the key at its first use. */
  orCreated(): Promise<KeyRing>;
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

/** The keys of `SECRETS_KEY` and `SECRETS_KEY_OLD`. */
export function keysFromEnvironment(current: Buffer, older: readonly Buffer[]): KeySource {
  const ring: KeyRing = [keyOf(current), ...older.map(keyOf)];
  return { existing: async () => ring, orCreated: async () => ring };
}

const FILE = 'secrets.key';

/** A file in DATA_DIR that only the user of the process can read, with a key in each line. It is read anew each time. */
export function keysFromFile(dataDir: string): KeySource {
  const file = join(dataDir, FILE);
  const existing = async () => {
    const ring = await readKeys(file);
    if (ring !== null) return ring;
    throw new SecretError(
      `SECRETS_KEY is not set, and there is no ${file}. Put back the one of this database, or set SECRETS_KEY.`,
    );
  };
  return {
    existing,
    async orCreated() {
      const ring = await readKeys(file);
      if (ring !== null) return ring;
      await createKey(dataDir, file);
      return existing();
    },
  };
}

async function readKeys(file: string): Promise<KeyRing | null> {
  const opened = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw new SecretError(`${file} cannot be read (${error.code}).`);
  });
  if (opened === null) return null;
  try {
    const { mode } = await opened.stat();
    if (process.platform !== 'win32' && (mode & 0o077) !== 0)
      throw new SecretError(`Others can read ${file}. Run: chmod 600 ${file}`);
    const lines = (await opened.readFile('utf8')).trim().split(/\s+/);
    const [current, ...older] = lines.map((line) => {
      const bytes = keyBytesOf(line);
      if (bytes === null) throw new SecretError(`${file} does not contain a key.`);
      return keyOf(bytes);
    });
    if (current === undefined) throw new SecretError(`${file} does not contain a key.`);
    return [current, ...older];
  } finally {
    await opened.close();
  }
}

/** Two processes that create it at once end up with the same key: a link is not made over a file. */
async function createKey(dataDir: string, file: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await drafted(file, [newKey()], (draft) =>
      link(draft, file).catch(async (error: NodeJS.ErrnoException) => {
        if ((await stat(file).catch(() => null)) === null) throw error;
      }),
    );
  } catch (error) {
    throw new SecretError(
      `${file} cannot be created (${(error as NodeJS.ErrnoException).code}). Set SECRETS_KEY instead.`,
    );
  }
}

const newKey = (): SecretKey => keyOf(randomBytes(KEY_BYTES));

/** Writes keys to a file that is complete and on the disk before `put` gives it its name. */
async function drafted(
  file: string,
  keys: readonly SecretKey[],
  put: (draft: string) => Promise<void>,
): Promise<void> {
  const draft = `${file}.new-${randomBytes(6).toString('hex')}`;
  try {
    const opened = await open(draft, 'wx', 0o600);
    try {
      await opened.writeFile(keys.map(({ bytes }) => `${bytes.toString('base64')}\n`).join(''));
      await opened.sync();
    } finally {
      await opened.close();
    }
    await put(draft);
    await syncFolder(join(file, '..'));
  } finally {
    await rm(draft, { force: true });
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return; // a folder cannot be opened there
  const opened = await open(folder, 'r');
  await opened.sync().finally(() => opened.close());
}

/**
 * Puts a new key before those of the file; from then on it encrypts. If an earlier rotation was interrupted, its new key
 * is kept.
 */
export async function addKeyToFile(dataDir: string): Promise<void> {
  const ring = await keysFromFile(dataDir).orCreated();
  if (ring.length > 1) return;
  await replaceFile(dataDir, [newKey(), ...ring]);
}

/** Leaves only the key of the file that encrypts. */
export async function keepNewestKeyOfFile(dataDir: string): Promise<void> {
  const [current] = await keysFromFile(dataDir).existing();
  await replaceFile(dataDir, [current]);
}

const replaceFile = (dataDir: string, keys: KeyRing) => {
  const file = join(dataDir, FILE);
  return drafted(file, keys, (draft) => rename(draft, file));
};
