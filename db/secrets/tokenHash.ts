import { createHash } from 'node:crypto';

/** By which a stored token is found without being stored: tokens are random, so a hash without a salt does not reveal them. */
export const tokenHash = (token: string): string =>
  createHash('sha256').update(token).digest('hex');
