import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { betterAuth } from 'better-auth/minimal';
import { twoFactor } from 'better-auth/plugins/two-factor';
import type { Orm } from '#db/database.ts';
import { assertDatabaseThere } from '#db/databaseAway.ts';
import {
  hostAccount,
  hostSession,
  hostTwoFactor,
  hostUser,
  hostVerification,
} from '#db/schema/host.ts';
import type { SecretBox } from '#db/secrets/secretBox.ts';
import { TWO_FACTOR_PURPOSES } from '#db/secrets/storedSecrets.ts';
import type { HostAccount } from './accounts.ts';
import { withoutSecrets } from './authStore.ts';
import type { SecondFactor } from './contract.ts';
import type { CookieRules } from './cookies.ts';
import { mayUseCode } from './usedCodes.ts';

export const AUTH_PATH = '/host/auth';
export const PASSWORD_MIN_LENGTH = 8;

interface AuthOptions {
  readonly orm: Orm;
  readonly secrets: SecretBox;
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

/** A session that is not used ends after a week. */
const IDLE_SESSION_S = 7 * 24 * 60 * 60;
/** How precisely it is known when a session was used last. */
const SEEN_EVERY_S = 5 * 60;

/** Without `transaction`, a sign-up that fails half way leaves a user who can never sign in. */
const STORE = {
  provider: 'pg',
  transaction: true,
  schema: {
    user: hostUser,
    session: hostSession,
    account: hostAccount,
    verification: hostVerification,
    twoFactor: hostTwoFactor,
  },
} as const;

/**
 * Accounts, passwords, sessions and second factors (better-auth) on the tables of db/schema/host.ts.
 * authEndpoints.ts lists the endpoints in use and their limits. A refusal is JSON with a `code`: 401
 * INVALID_EMAIL_OR_PASSWORD; 422 USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL; 400 PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG,
 * PASSWORD_TOO_COMMON, INVALID_PASSWORD; 401 INVALID_CODE, INVALID_BACKUP_CODE, INVALID_TWO_FACTOR_COOKIE; 429
 * ACCOUNT_TEMPORARILY_LOCKED.
 */
export function createAuth(options: AuthOptions) {
  const { orm, secrets, secret, publicUrl, cookies, passwords } = options;
  const store = drizzleAdapter(orm, STORE);
  return betterAuth({
    appName: 'Content toolkit',
    ...(publicUrl === null ? {} : { baseURL: publicUrl }),
    basePath: AUTH_PATH,
    secret,
    database: withoutSecrets(store, secrets),
    session: { expiresIn: IDLE_SESSION_S, updateAge: SEEN_EVERY_S },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN_LENGTH,
      ...(passwords && { password: passwords }),
    },
    plugins: [twoFactor({ backupCodeOptions: { storeBackupCodes: backupCodes(secrets, secret) } })],
    hooks: { before: refusals(options) },
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

const TOTP_PATH = '/two-factor/verify-totp';
const SECOND_STEPS: ReadonlySet<string> = new Set([TOTP_PATH, '/two-factor/verify-backup-code']);
const tries = new WeakMap<Request, string>();

/** The account whose second step a request has tried; null if it was none. */
export const triedBy = (request: Request): string | null => tries.get(request) ?? null;

/** What better-auth does not refuse by itself. */
const refusals = (options: AuthOptions) =>
  createAuthMiddleware(async (context) => {
    await refuseCommonPassword(context);
    if (SECOND_STEPS.has(context.path)) await refuseUsedCode(options, context);
  });

async function refuseCommonPassword({ path, body }: AuthContext): Promise<void> {
  const chosen: unknown = body?.[NEW_PASSWORD[path] ?? ''];
  if (typeof chosen !== 'string' || chosen.length < PASSWORD_MIN_LENGTH) return;
  if (await isCommonPassword(chosen))
    throw new APIError('BAD_REQUEST', { code: 'PASSWORD_TOO_COMMON' });
}

async function refuseUsedCode(options: AuthOptions, context: AuthContext): Promise<void> {
  const userId = await userOfSecondStep(context);
  if (userId === null) return;
  const { request, path, body } = context;
  if (request !== undefined) tries.set(request, userId);
  if (path === TOTP_PATH && !(await mayUseCode(options, userId, String(body?.code))))
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_CODE' });
}

type AuthContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Whose code a request tries: who is signed in, or who has just entered their password. */
async function userOfSecondStep(context: AuthContext): Promise<string | null> {
  const session = await getSessionFromCtx(context);
  if (session !== null) return session.user.id;
  const { createAuthCookie, secret, internalAdapter } = context.context;
  const identifier = await context.getSignedCookie(createAuthCookie('two_factor').name, secret);
  if (!identifier) return null;
  return (await internalAdapter.findVerificationValue(identifier))?.value ?? null;
}

/** Encrypts the backup codes. An earlier version let better-auth do it, with the secret that signs. */
const backupCodes = (secrets: SecretBox, secret: string) => ({
  encrypt: (codes: string) => secrets.seal(codes, TWO_FACTOR_PURPOSES.backupCodes),
  async decrypt(stored: string) {
    const text = await secrets.open(stored, TWO_FACTOR_PURPOSES.backupCodes);
    return text.startsWith('[') ? text : symmetricDecrypt({ key: secret, data: text });
  },
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
