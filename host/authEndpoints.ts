/** The endpoints of better-auth that the product uses; the others cannot be reached. */
import { z } from 'zod';
import type { SignedIn } from './hostRoute.ts';
import { emailSchema, nameSchema } from './shapes.ts';

export interface AuthEndpoint {
  readonly path: string;
  /** What is passed on; whatever else a body says is dropped, an address to go to for instance. */
  readonly asks: z.ZodObject<{ body: z.ZodObject }>;
  /** Whether attempts are counted by address. */
  readonly isLimited: boolean;
  /** The e-mail of the account whose password or code is tried. */
  accountOf?(body: Readonly<Record<string, unknown>>, signedIn: SignedIn | null): string | null;
  /** Whether the session that the browser had ends. */
  readonly endsSession?: boolean;
}

const password = z.string();
const withPassword = z.object({ body: z.object({ password }) });
const withCode = z.object({ body: z.object({ code: z.string() }) });
/** During a sign-in nobody is signed in yet: then better-auth counts the wrong codes of an account. */
const ofSignedIn: Pick<AuthEndpoint, 'isLimited' | 'accountOf'> = {
  isLimited: true,
  accountOf: (_body, signedIn) => signedIn?.account.email ?? null,
};

export const AUTH_ENDPOINTS: readonly AuthEndpoint[] = [
  {
    path: '/sign-up/email',
    asks: z.object({ body: z.object({ email: emailSchema, name: nameSchema, password }) }),
    isLimited: true,
    endsSession: true,
  },
  {
    path: '/sign-in/email',
    asks: z.object({ body: z.object({ email: emailSchema, password }) }),
    isLimited: true,
    accountOf: ({ email }) => String(email),
    endsSession: true,
  },
  { path: '/sign-out', asks: z.object({ body: z.object({}) }), isLimited: false },
  {
    path: '/change-password',
    asks: z.object({
      body: z.object({
        currentPassword: password,
        newPassword: password,
        revokeOtherSessions: z.literal(true),
      }),
    }),
    ...ofSignedIn,
  },
  { path: '/two-factor/enable', asks: withPassword, ...ofSignedIn },
  { path: '/two-factor/verify-totp', asks: withCode, ...ofSignedIn },
  { path: '/two-factor/verify-backup-code', asks: withCode, ...ofSignedIn },
  { path: '/two-factor/generate-backup-codes', asks: withPassword, ...ofSignedIn },
  { path: '/two-factor/disable', asks: withPassword, ...ofSignedIn },
];
