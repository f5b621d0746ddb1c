/**
 * The pass of a browser extension (contract/session/extensionPass.route.ts): the session and the rights of a person as they were when
 * they let the extension in, encrypted for one origin. Nothing is stored, so no extension can be let in by a row.
 */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import { PASS_LIFETIME_MS } from '#contract/session/extensionPass.route.ts';
import type { SecretBox } from '#db/secrets/secretBox.ts';
import { SecretError } from '#db/secrets/secretKey.ts';
import type { Plan } from '#domain/access/plan.ts';

export interface PassOptions {
  readonly secrets: SecretBox;
  /** Those that are let in; none: no pass is made or accepted. */
  readonly extensionOrigins: readonly string[];
  now(): Date;
}

const heldSchema = z.object({
  apiKey: z.string(),
  userId: z.string(),
  email: z.string(),
  plan: z.enum(['paid', 'free'] satisfies Plan[]),
  isTrialActive: z.boolean(),
  until: z.iso.datetime(),
});
export type HeldPass = z.output<typeof heldSchema>;

const purposeOf = (origin: string): string => `extension pass/${origin}`;

/** What tells a pass from an access token, which begins with `ey`. */
export const isPass = (token: string): boolean => token.startsWith('v1.');

/** Whom a pass is for, as a request has named them. */
type Holder = Pick<HeldPass, 'userId' | 'email' | 'plan' | 'isTrialActive'>;

/** Beside the callers and not in them, so that no log and no job has a key. Those with a pass have none: a pass makes no other one. */
const apiKeys = new WeakMap<Holder, string>();
export const rememberKey = (of: Holder, apiKey: string): void => void apiKeys.set(of, apiKey);

/** Throws `extension_closed` for an origin that is not let in, and `forbidden` if an extension asks. */
export async function makePass(
  { secrets, extensionOrigins, now }: PassOptions,
  caller: Holder,
  origin: string,
) {
  if (!extensionOrigins.includes(origin))
    throw new Problem('extension_closed', { detail: `EXTENSION_ORIGINS does not have ${origin}.` });
  const apiKey = apiKeys.get(caller);
  if (apiKey === undefined) throw new Problem('forbidden');
  const { userId, email, plan, isTrialActive } = caller;
  const until = new Date(now().getTime() + PASS_LIFETIME_MS).toISOString();
  const held: HeldPass = { apiKey, userId, email, plan, isTrialActive, until };
  return { origin, until, pass: await secrets.seal(JSON.stringify(held), purposeOf(origin)) };
}

/** What a pass holds; null if it is over, was changed, or is not for the extension that sends it. */
export async function openPass(
  { secrets, extensionOrigins, now }: PassOptions,
  pass: string,
  { headers: { origin = '' } }: FastifyRequest,
): Promise<HeldPass | null> {
  if (!extensionOrigins.includes(origin)) return null;
  const text = await secrets.open(pass, purposeOf(origin)).catch(nullIfForged);
  if (text === null) return null;
  const held = heldSchema.parse(JSON.parse(text));
  return new Date(held.until) > now() ? held : null;
}

function nullIfForged(error: unknown): null {
  if (error instanceof SecretError) return null;
  throw error;
}
