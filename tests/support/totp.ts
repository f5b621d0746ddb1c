/**
 * What an authenticator app shows (RFC 6238), implemented independently: the server's own library cannot test
 * itself.
 */
import { createHmac } from 'node:crypto';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_MS = 30_000;

/** The six digits for the key in an otpauth: address. */
export function totpOf(uri: string, now = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / PERIOD_MS)));
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const digest = createHmac('sha1', decoded(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

const lastUsed = new Map<string, number>();

/** A code that is valid now and was not used before: each works once. */
export function unusedCode(uri: string): string {
  const now = Math.floor(Date.now() / PERIOD_MS);
  const step = Math.max(now - 1, (lastUsed.get(uri) ?? 0) + 1);
  lastUsed.set(uri, step);
  return totpOf(uri, step * PERIOD_MS);
}

function decoded(base32: string): Buffer {
  const bits = [...base32].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
