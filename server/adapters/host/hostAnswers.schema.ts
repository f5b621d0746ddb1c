/** What a host platform elsewhere says, checked before it is used. Fields of its own are dropped. */
import { z } from 'zod';
import type { DirectoryUser, FolderGrant, TokenClaims } from '#contract/host.ts';

export const userSchema: z.ZodType<DirectoryUser> = z.object({
  id: z.string().min(1),
  createDate: z.iso.datetime({ offset: true }),
});

export const grantSchema: z.ZodType<FolderGrant> = z.object({
  id: z.string().min(1),
  ownerId: z.string().min(1),
  canWrite: z.boolean(),
  isArchived: z.boolean(),
  isOwnerLapsed: z.boolean(),
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
