import { z } from 'zod';
import type { SdkSession } from '#contract/host/host.ts';
import { endOtherSessions } from '../accounts.ts';
import { secondFactorOf } from '../auth.ts';
import type { OwnSession, SecondFactor } from '../contract.ts';
import { apiKeyOf } from '../credentials.ts';
import { hostRoute, type SignedIn } from '../hostRoute.ts';
import { idSchema, timeSchema } from '../schemas.ts';
import { endOwnSession, sessionsOf } from '../sessions.ts';

export const sessionSchema: z.ZodType<SdkSession> = z.object({
  user: z.object({
    id: idSchema,
    email: z.string(),
    admin: z.boolean(),
    support: z.boolean(),
    createDate: timeSchema,
    permissions: z.object({ noNews: z.boolean() }),
  }),
  apiKey: z.string(),
});

const secondFactorSchema: z.ZodType<SecondFactor> = z.object({
  isOn: z.boolean(),
  backupCodesLeft: z.int(),
});

const ownSessionSchema: z.ZodType<OwnSession> = z.object({
  id: idSchema,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().nullable(),
  begunAt: timeSchema,
  seenAt: timeSchema,
  isThis: z.boolean(),
});
const sessionsAnswer = z.object({ sessions: z.array(ownSessionSchema) });

/** The session, for the product. */
export function sessionOf({ account, sessionId }: SignedIn, secret: string): SdkSession {
  const { id, email, isAdmin, isSupport, createdAt, noNews } = account;
  const createDate = createdAt.toISOString();
  const roles = { admin: isAdmin, support: isSupport };
  const user = { id, email, ...roles, createDate, permissions: { noNews } };
  return { user, apiKey: apiKeyOf(sessionId, secret) };
}

export const sessionRoutes = [
  hostRoute({
    method: 'GET',
    path: '/host/api/session',
    summary: 'The current session; null if nobody is signed in.',
    who: 'anyone',
    answers: z.object({ session: sessionSchema.nullable() }),
    answer: ({ secret }, { signedIn }) => ({
      session: signedIn === null ? null : sessionOf(signedIn, secret),
    }),
  }),
  hostRoute({
    method: 'GET',
    path: '/host/api/token',
    summary: 'An access token with the current claims, and the API key of the session.',
    who: 'user',
    answers: z.object({ token: z.jwt(), apiKey: z.string() }),
    answer: async ({ tokens, secret, now }, { account, sessionId }) => ({
      token: await tokens.sign(account, now()),
      apiKey: apiKeyOf(sessionId, secret),
    }),
  }),
  hostRoute({
    method: 'GET',
    path: '/host/api/second-factor',
    summary: 'Whether signing in requires a code besides the password.',
    who: 'user',
    answers: secondFactorSchema,
    answer: ({ auth }, { account }) => secondFactorOf(auth, account),
  }),
  hostRoute({
    method: 'GET',
    path: '/host/api/sessions',
    summary: 'The sessions of the account, the one used last first.',
    who: 'user',
    answers: sessionsAnswer,
    answer: async ({ orm, now }, caller) => ({ sessions: await sessionsOf(orm, caller, now()) }),
  }),
  hostRoute({
    method: 'DELETE',
    path: '/host/api/sessions/:id',
    summary: 'Ends a session of the account, with its API key; returns the remaining ones.',
    who: 'user',
    asks: z.object({ params: z.object({ id: idSchema }) }),
    answers: sessionsAnswer,
    async answer({ orm, now }, { params: { id }, note, ...caller }) {
      await endOwnSession(orm, caller.account.id, id);
      note('session ended', caller.account.id);
      return { sessions: await sessionsOf(orm, caller, now()) };
    },
  }),
  hostRoute({
    method: 'POST',
    path: '/host/api/sign-out-everywhere',
    creates: 'nothing',
    summary: 'Ends every session of the account except this one.',
    who: 'user',
    answers: z.object({ endedSessions: z.int() }),
    async answer({ orm }, { account, sessionId, note }) {
      const endedSessions = await endOtherSessions(orm, account.id, sessionId);
      note('other sessions ended', account.id);
      return { endedSessions };
    },
  }),
];
