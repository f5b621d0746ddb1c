import { randomBytes } from 'node:crypto';

/** 256 random bits, for an address that nobody can guess. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Whether a part of an address has the form of such a secret. */
export const isSecret = (value: string): boolean => /^[\w-]{43}$/.test(value);

/** Returns an address for the log, with its secrets replaced by `[secret]`. */
export const withoutSecrets = (address: string): string =>
  address.replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, '[secret]');
