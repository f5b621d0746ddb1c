import type { IdPorts } from './browser.ports.ts';

/** `crypto.randomUUID` exists in secure contexts alone; a self-hosted page on plain http has none. */
export const randomIds: IdPorts = {
  next: () => (crypto.randomUUID ? crypto.randomUUID() : uuidOf(randomBytes())),
};

function randomBytes(): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(16));
}

/** A version-4 UUID (RFC 9562) from 16 random bytes. */
export function uuidOf(bytes: Uint8Array): string {
  const marked = bytes.map((byte, at) => {
    if (at === 6) return (byte & 0x0f) | 0x40;
    return at === 8 ? (byte & 0x3f) | 0x80 : byte;
  });
  const hex = [...marked].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
