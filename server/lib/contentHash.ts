import { createHash } from 'node:crypto';

/** 128 bits of SHA-256: other text, other hash. */
const HASH_CHARS = 22;

export const contentHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, HASH_CHARS);
