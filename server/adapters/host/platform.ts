/** How the host platform is asked over HTTP, what it may answer, and what becomes of a failure. */
import { z } from 'zod';
import type { DirectoryUser, FeatureFlag, FolderGrant, TokenClaims } from '#contract/host/host.ts';
import { Problem } from '#contract/lib/problem.ts';

export interface HostLog {
  warn(data: object, message: string): void;
}

/** The longest wait for the platform, including a second attempt. */
export const PATIENCE_MS = 5000;

/**
 * Sends a request, and once more if it fails or returns a 5xx, until its signal aborts. For requests that may
 * be repeated. Redirects are not followed: they would carry the secret to another server.
 */
export async function askTwice(url: string, init: RequestInit): Promise<Response> {
  const ask = () => fetch(url, { ...init, redirect: 'manual' });
  const first = await ask().catch(() => null);
  if (first !== null && first.status < 500) return first;
  await first?.body?.cancel();
  return ask();
}

/** The problem when the platform fails: 503, because a failure says nothing about who is signed in. */
export function unavailable(log: HostLog, what: string, error: unknown): Problem {
  log.warn({ what, err: error }, 'the host platform gave no usable answer');
  return new Problem('unavailable', { detail: 'The host platform cannot be reached.' });
}

const MOST_ADDON = 1_000_000;

// Answers are checked before they are used. Fields of the platform's own are dropped.

export const userSchema: z.ZodType<DirectoryUser> = z.object({
  id: z.string().min(1),
  createDate: z.iso.datetime({ offset: true }),
  isAdmin: z.boolean().default(false),
  isSupport: z.boolean().default(false),
  serpBasedAddon: z.int().min(0).max(MOST_ADDON).default(0),
});

export const grantSchema: z.ZodType<FolderGrant> = z.object({
  id: z.string().min(1),
  ownerId: z.string().min(1),
  canWrite: z.boolean(),
  isArchived: z.boolean(),
  isOwnerLapsed: z.boolean(),
});

export const flagsSchema: z.ZodType<{ readonly flags: readonly FeatureFlag[] }> = z.object({
  flags: z.array(z.object({ name: z.string(), isVisible: z.boolean() })),
});

export const claimsSchema: z.ZodType<TokenClaims> = z.object({
  sub: z.string().min(1),
  email: z.string(),
  exp: z.number(),
  active_products: z.array(z.string()),
  is_main_product_active: z.boolean(),
  extra_user_data: z.object({
    active_product_trials: z.array(z.string()),
    is_main_product_trial_active: z.boolean(),
    semrush_trial_has_been_used: z.boolean(),
  }),
  product_trials_available: z.array(z.string()),
  is_main_product_trial_available: z.boolean(),
});
