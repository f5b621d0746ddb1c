import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import type { Orm } from '#db/database.ts';
import { countHit } from '#db/rateWindow.ts';
import { hostAccount, hostSession, hostUser, hostVerification } from '#db/schema/host.ts';

export const AUTH_PATH = '/host/auth';
export const COOKIE_PREFIX = 'content-host';
export const PASSWORD_MIN_LENGTH = 8;

const SIGN_IN_WINDOW_S = 60;
const SIGN_INS_PER_WINDOW = 10;

interface AuthOptions {
  readonly orm: Orm;
  readonly secret: string;
  /** The address people use, or null for the one they asked for. */
  readonly publicUrl: string | null;
  readonly limitSignIns: boolean;
}

/**
 * Accounts, passwords and sessions (better-auth) on the tables of db/schema/host.ts. A refusal is JSON
 * with a `code`: 401 INVALID_EMAIL_OR_PASSWORD; 422 USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL; 400
 * PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG; what is no e-mail, 400 INVALID_EMAIL from sign-in and
 * VALIDATION_ERROR from sign-up. 429, too many attempts, has no code.
 */
export function createAuth({ orm, secret, publicUrl, limitSignIns }: AuthOptions) {
  return betterAuth({
    appName: 'Content toolkit',
    ...(publicUrl === null ? {} : { baseURL: publicUrl }),
    basePath: AUTH_PATH,
    secret,
    // Without `transaction` a sign-up that fails half way leaves a user who can never sign in.
    database: drizzleAdapter(orm, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: hostUser,
        session: hostSession,
        account: hostAccount,
        verification: hostVerification,
      },
    }),
    emailAndPassword: { enabled: true, minPasswordLength: PASSWORD_MIN_LENGTH },
    trustedOrigins: (request) => (request === undefined ? [] : [new URL(request.url).origin]),
    rateLimit: {
      enabled: limitSignIns,
      customStorage: {
        async consume(key, { window, max }) {
          const { hits, endsInMs } = await countHit(orm, `host/${key}`, window * 1000);
          const allowed = hits <= max;
          return { allowed, retryAfter: allowed ? null : Math.ceil(endsInMs / 1000) };
        },
      },
      window: SIGN_IN_WINDOW_S,
      max: 100,
      customRules: {
        '/sign-in/email': { window: SIGN_IN_WINDOW_S, max: SIGN_INS_PER_WINDOW },
        '/sign-up/email': { window: SIGN_IN_WINDOW_S, max: SIGN_INS_PER_WINDOW },
      },
    },
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: publicUrl?.startsWith('https:') ?? false,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;
