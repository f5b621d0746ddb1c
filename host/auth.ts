import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Orm } from '#db/database.ts';
import {
  hostAccount,
  hostSession,
  hostTwoFactor,
  hostUser,
  hostVerification,
} from '#db/schema/host.ts';
import { assertDatabaseThere } from '#db/databaseAway.ts';
import type { CookieRules } from './cookies.ts';
import type { HostAccount } from './accounts.ts';
import type { SecondFactor } from './contract.ts';

export const AUTH_PATH = '/host/auth';
export const PASSWORD_MIN_LENGTH = 8;

interface AuthOptions {
  readonly orm: Orm;
  readonly secret: string;
  /** The address of the installation; null to use that of each request. */
  readonly publicUrl: string | null;
  readonly cookies: CookieRules;
  readonly passwords?: PasswordHashing | undefined;
}

/** Hashes a password, and compares one with a hash. */
export interface PasswordHashing {
  hash(password: string): Promise<string>;
  verify(stored: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/**
 * Accounts, passwords, sessions and second factors (better-auth) on the tables of db/schema/host.ts.
 * authEndpoints.ts lists the endpoints in use and their limits. A refusal is JSON with a `code`: 401
 * INVALID_EMAIL_OR_PASSWORD; 422 USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL; 400 PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG,
 * PASSWORD_TOO_COMMON, INVALID_PASSWORD; 401 INVALID_CODE, INVALID_BACKUP_CODE, INVALID_TWO_FACTOR_COOKIE; 429
 * ACCOUNT_TEMPORARILY_LOCKED.
 */
export function createAuth({ orm, secret, publicUrl, cookies, passwords }: AuthOptions) {
  return betterAuth({
    appName: 'Content toolkit',
    ...(publicUrl === null ? {} : { baseURL: publicUrl }),
    basePath: AUTH_PATH,
    secret,
    // Without `transaction`, a sign-up that fails half way leaves a user who can never sign in.
    database: drizzleAdapter(orm, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: hostUser,
        session: hostSession,
        account: hostAccount,
        verification: hostVerification,
        twoFactor: hostTwoFactor,
      },
    }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      ...(passwords && { password: passwords }),
    },
    plugins: [twoFactor()],
    hooks: { before: refuseCommonPasswords },
    trustedOrigins: (request) => (request === undefined ? [] : [new URL(request.url).origin]),
    rateLimit: { enabled: false }, // limits.ts also counts by account
    advanced: {
      cookiePrefix: cookies.prefix,
      useSecureCookies: false, // would add another prefix before ours
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', secure: cookies.isSecure },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** The field of a new password, by endpoint. */
const NEW_PASSWORD: Readonly<Record<string, string>> = {
  '/sign-up/email': 'password',
  '/change-password': 'newPassword',
};

const refuseCommonPasswords = createAuthMiddleware(async ({ path, body }) => {
  const chosen: unknown = body?.[NEW_PASSWORD[path] ?? ''];
  if (typeof chosen !== 'string' || chosen.length < PASSWORD_MIN_LENGTH) return;
  if (await isCommonPassword(chosen))
    throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_COMMON' });
});

let list: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is one of the 50,000 most frequent ones in leaked lists (zxcvbn), in any case. The list is
 * loaded on first use.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  list ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return (await list).has(password.toLowerCase());
}

/** Returns whether signing in requires a code besides the password, and how many backup codes are left. */
export async function secondFactorOf(
  auth: Auth,
  { id, twoFactorEnabled }: HostAccount,
): Promise<SecondFactor> {
  if (!twoFactorEnabled) return { isOn: false, backupCodesLeft: 0 };
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId: id } });
  return { isOn: true, backupCodesLeft: backupCodes.length };
}

/** Returns why better-auth failed: `error`, or that the database is away, which better-auth does not report. */
export function failureOf(orm: Orm, error: unknown): Promise<unknown> {
  return assertDatabaseThere(orm).then(
    () => error,
    (reason: unknown) => reason,
  );
}
