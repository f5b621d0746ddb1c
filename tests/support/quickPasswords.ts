/** Password hashing at the lowest cost: most tests are not about it, and the real one takes 50 ms of a core each time. */
import { randomBytes, scryptSync } from 'node:crypto';
import type { PasswordHashing } from '#host/auth.ts';

const keyOf = (password: string, salt: string): string =>
  scryptSync(password.normalize('NFKC'), salt, 64, { N: 2, r: 1, p: 1 }).toString('hex');

export const quickPasswords: PasswordHashing = {
  async hash(password) {
    const salt = randomBytes(16).toString('hex');
    return `${salt}:${keyOf(password, salt)}`;
  },
  async verify({ hash, password }) {
    const [salt = '', key] = hash.split(':');
    return key === keyOf(password, salt);
  },
};
