import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { secretBoxOf } from '#db/secrets/secretBox.ts';
import { SecretError } from '#db/secrets/secretKey.ts';

const SECRET = 'sk-ünlikely-🔑';
const PURPOSE = 'models/https://api.example.com';

let parent: string;
let dataDir: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'toolkit-secrets-'));
  dataDir = join(parent, 'data');
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const file = () => join(dataDir, 'secrets.key');
const withFile = () => secretBoxOf({ SECRETS_KEY_OLD: null, SECRETS_KEY: null, DATA_DIR: dataDir });
const withKey = (byte: number) =>
  secretBoxOf({ SECRETS_KEY_OLD: null, SECRETS_KEY: Buffer.alloc(32, byte), DATA_DIR: dataDir });

test('a secret is only readable with the key, for its purpose', async () => {
  const sealed = await withKey(1).seal(SECRET, PURPOSE);
  expect(sealed).not.toContain('unlikely');
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').includes(SECRET)).toBe(false);
  expect(await withKey(1).open(sealed, PURPOSE)).toBe(SECRET);
  await expect(withKey(2).open(sealed, PURPOSE)).rejects.toThrow('another key');
  await expect(withKey(1).open(sealed, 'models/https://evil.example')).rejects.toThrow('changed');
  expect(readdirSync(parent)).toEqual([]); // with SECRETS_KEY no file is made
});

test('the same secret is never encrypted to the same text', async () => {
  const box = withKey(1);
  expect(await box.seal(SECRET, PURPOSE)).not.toBe(await box.seal(SECRET, PURPOSE));
});

test('a secret that was changed anywhere is an error', async () => {
  const box = withKey(1);
  const sealed = await box.seal(SECRET, PURPOSE);
  const [version, id, body = ''] = sealed.split('.');
  const bytes = Buffer.from(body, 'base64url');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed[at] ?? 0) ^ 1, at);
    const text = `${version}.${id}.${changed.toString('base64url')}`;
    await expect(box.open(text, PURPOSE)).rejects.toThrow(SecretError);
  }
  for (const text of [
    '',
    'v1',
    `v2.${id}.${body}`,
    `v1.${id}`,
    `v1.${id}.AAAA`,
    `v1.00000000.${body}`,
  ])
    await expect(box.open(text, PURPOSE)).rejects.toThrow(SecretError);
});

test('without SECRETS_KEY the key is a file that only its user can read, made at the first use', async () => {
  const box = withFile();
  await expect(box.open('v1.00000000.AAAA', PURPOSE)).rejects.toThrow('SECRETS_KEY is not set');
  expect(readdirSync(parent)).toEqual([]); // reading makes no key
  const sealed = await box.seal(SECRET, PURPOSE);
  expect(readdirSync(dataDir)).toEqual(['secrets.key']);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
  expect(await withFile().open(sealed, PURPOSE)).toBe(SECRET);
});

test('processes that make the key at once use the same one', async () => {
  const boxes = Array.from({ length: 8 }, withFile);
  const sealed = await Promise.all(boxes.map((box) => box.seal(SECRET, PURPOSE)));
  expect(readdirSync(dataDir)).toEqual(['secrets.key']);
  for (const text of sealed) expect(await withFile().open(text, PURPOSE)).toBe(SECRET);
});

test('a key that others can read, or that is none, is refused and kept', async () => {
  await withFile().seal(SECRET, PURPOSE);
  chmodSync(file(), 0o640);
  await expect(withFile().seal(SECRET, PURPOSE)).rejects.toThrow(/chmod 600/);
  writeFileSync(file(), 'not a key');
  chmodSync(file(), 0o600);
  await expect(withFile().seal(SECRET, PURPOSE)).rejects.toThrow('does not contain a key');
  expect(readFileSync(file(), 'utf8')).toBe('not a key');
});

test('a folder that cannot be made is an error that says what to do', async () => {
  writeFileSync(dataDir, 'a file');
  await expect(withFile().seal(SECRET, PURPOSE)).rejects.toThrow(SecretError);
});
