/** Turns errors at the start of a program into sentences that say what to do. */
import { DatabaseRefusal } from '#db/database.ts';
import { isDatabaseAway } from '#db/databaseAway.ts';
import { SecretError } from '#db/secrets/secretKey.ts';
import { ConfigError } from './config.ts';

type SystemError = NodeJS.ErrnoException & { readonly address?: string; readonly port?: number };

/** By the code of the system's error, or of PostgreSQL's. */
const SENTENCES: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port, address }) =>
    `Port ${port} on ${address} is in use by another program. Stop that one, or set PORT to another number (0 takes a free one).`,
  EACCES: ({ port, path }) =>
    `There is no permission for ${path ?? `port ${port}`}. Set ${path ? 'DATA_DIR' : 'PORT'} to another one.`,
  EROFS: ({ path }) => `${path} is on a read-only file system. Set DATA_DIR to another folder.`,
  EEXIST: ({ path }) => `${path} is not a folder. Set DATA_DIR to one.`,
  ENOTDIR: ({ path }) => `${path} is not a folder. Set DATA_DIR to one.`,
  ENOSPC: () => 'The disk of DATA_DIR is full. Make room, or set DATA_DIR to another disk.',
  EADDRNOTAVAIL: ({ address }) =>
    `This machine has no address ${address}. Set HOST to one that it has, or to 0.0.0.0 for all of them.`,
  ECONNREFUSED: () => 'No PostgreSQL answers at DATABASE_URL. Start it, or correct the address.',
  ENOTFOUND: () => 'The machine that DATABASE_URL names is not known. Correct the address.',
  '28P01': () => 'PostgreSQL does not accept the user or the password of DATABASE_URL.',
  '3D000': ({ message }) => `PostgreSQL says: ${message}. Create it, or correct DATABASE_URL.`,
  '42501': ({ message }) =>
    `PostgreSQL says: ${message}. The user of DATABASE_URL has to own the database.`,
};

/** The sentence for a known error; the stack for any other. */
export function sentenceOf(error: unknown): string {
  if ([ConfigError, DatabaseRefusal, SecretError].some((kind) => error instanceof kind))
    return (error as Error).message;
  for (const one of [error, (error as Error).cause] as (SystemError | undefined)[]) {
    const sentence = SENTENCES[one?.code ?? ''];
    if (one !== undefined && sentence !== undefined) return sentence(one); // Drizzle wraps PostgreSQL's error
  }
  if (isDatabaseAway(error))
    return `The PostgreSQL at DATABASE_URL cannot be used now: ${rootOf(error).message}. Start this again when it can, or correct the address.`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const rootOf = (error: unknown): Error => {
  const { cause } = error as Error;
  return cause === undefined ? (error as Error) : rootOf(cause);
};
