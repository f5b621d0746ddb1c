/** The endpoints of better-auth that the product uses. The others cannot be reached. */
import { z } from 'zod';
import type { SignedIn } from './hostRoute.ts';
import { emailSchema, nameSchema } from './schemas.ts';
import type { AccountEvent } from './signInLog.ts';

export type AuthBody = Readonly<Record<string, unknown>>;

export interface AuthEndpoint {
  readonly path: string;
  /** What its lines in the log are about. */
  readonly event: AccountEvent;
  /** The fields that are passed on. Others are dropped, such as an address to redirect to. */
  readonly body: z.ZodObject;
  /** Whether attempts are counted by address. */
  readonly isLimited: boolean;
  /** The e-mail of the account whose password or code is tried, or null. */
  accountOf?(body: AuthBody, signedIn: SignedIn | null): string | null;
  /** Whether the previous session of the browser ends. */
  readonly endsSession?: boolean;
}

const password = z.string();
const withPassword = z.object({ password });
const withCode = z.object({ code: z.string() });
/** Nobody is signed in during a sign-in: then better-auth counts the wrong codes of an account. */
const ofSignedIn: Pick<AuthEndpoint, 'isLimited' | 'accountOf'> = {
  isLimited: true,
  accountOf: (_body, signedIn) => signedIn?.account.email ?? null,
};

export const AUTH_ENDPOINTS: readonly AuthEndpoint[] = [
  {
    path: '/sign-up/email',
    event: 'sign-up',
    body: z.object({ email: emailSchema, name: nameSchema, password }),
    isLimited: true,
    endsSession: true,
  },
  {
    path: '/sign-in/email',
    event: 'sign-in',
    body: z.object({ email: emailSchema, password }),
    isLimited: true,
    accountOf: ({ email }) => String(email),
    endsSession: true,
  },
  { path: '/sign-out', event: 'sign-out', body: z.object({}), isLimited: false },
  {
    path: '/change-password',
    event: 'password change',
    body: z.object({
      currentPassword: password,
      newPassword: password,
      revokeOtherSessions: z.literal(true),
    }),
    ...ofSignedIn,
  },
  { path: '/two-factor/enable', event: 'second factor set up', body: withPassword, ...ofSignedIn },
  { path: '/two-factor/verify-totp', event: 'second step', body: withCode, ...ofSignedIn },
  { path: '/two-factor/verify-backup-code', event: 'second step', body: withCode, ...ofSignedIn },
  {
    path: '/two-factor/generate-backup-codes',
    event: 'new backup codes',
    body: withPassword,
    ...ofSignedIn,
  },
  { path: '/two-factor/disable', event: 'second factor off', body: withPassword, ...ofSignedIn },
];
