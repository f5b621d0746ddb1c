/** The endpoints of better-auth that the product uses; the others cannot be reached. */
import { z } from 'zod';
import type { SignedIn } from './hostRoute.ts';
import { emailSchema, nameSchema } from './schemas.ts';

export type AuthBody = Readonly<Record<string, unknown>>;

export interface AuthEndpoint {
  readonly path: string;
  /** What is passed on; whatever else a body says is dropped, an address to go to for instance. */
  readonly body: z.ZodObject;
  /** Whether attempts are counted by address. */
  readonly isLimited: boolean;
  /** The e-mail of the account whose password or code is tried. */
  accountOf?(body: AuthBody, signedIn: SignedIn | null): string | null;
  /** Whether the session that the browser had ends. */
  readonly endsSession?: boolean;
}

const password = z.string();
const withPassword = z.object({ password });
const withCode = z.object({ code: z.string() });
/** During a sign-in nobody is signed in yet: then better-auth counts the wrong codes of an account. */
const ofSignedIn: Pick<AuthEndpoint, 'isLimited' | 'accountOf'> = {
  isLimited: true,
  accountOf: (_body, signedIn) => signedIn?.account.email ?? null,
};

export const AUTH_ENDPOINTS: readonly AuthEndpoint[] = [
  {
    path: '/sign-up/email',
    body: z.object({ email: emailSchema, name: nameSchema, password }),
    isLimited: true,
    endsSession: true,
  },
  {
    path: '/sign-in/email',
    body: z.object({ email: emailSchema, password }),
    isLimited: true,
    accountOf: ({ email }) => String(email),
    endsSession: true,
  },
  { path: '/sign-out', body: z.object({}), isLimited: false },
  {
    path: '/change-password',
    body: z.object({
      currentPassword: password,
      newPassword: password,
      revokeOtherSessions: z.literal(true),
    }),
    ...ofSignedIn,
  },
  { path: '/two-factor/enable', body: withPassword, ...ofSignedIn },
  { path: '/two-factor/verify-totp', body: withCode, ...ofSignedIn },
  { path: '/two-factor/verify-backup-code', body: withCode, ...ofSignedIn },
  { path: '/two-factor/generate-backup-codes', body: withPassword, ...ofSignedIn },
  { path: '/two-factor/disable', body: withPassword, ...ofSignedIn },
];
