/** Schemas of the host's HTTP interface, for validation and for its OpenAPI document. */
import { z } from 'zod';
import type { FeatureFlag, Folder } from '#contract/host/host.ts';
import { DEFAULT_FLAGS, type FlagName } from '#domain/access/flags.ts';
import type { BillingState, Invitation, Project, TrialState } from './contract.ts';

/** Our ids are UUIDs; those of accounts come from better-auth. */
export const idSchema = z.string().regex(/^[\w-]{1,100}$/);

/** PostgreSQL can store neither NUL nor half of a surrogate pair, and nobody types them. */
export const nameSchema = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .refine((name) => name.isWellFormed() && !name.includes('\0'), 'must be valid text');

/** As better-auth stores it. A longer e-mail cannot be delivered to (RFC 5321). */
export const emailSchema = z.string().trim().toLowerCase().pipe(z.email().max(254));

export const planSchema = z.enum(['free', 'paid']);
export const trialSchema = z.enum(['available', 'active', 'used'] satisfies TrialState[]);
export const timeSchema = z.iso.datetime();
export const flagNameSchema = z.enum(Object.keys(DEFAULT_FLAGS) as [FlagName, ...FlagName[]]);

export const flagSchema: z.ZodType<FeatureFlag> = z.object({
  name: z.string(),
  isVisible: z.boolean(),
});

export const folderSchema: z.ZodType<Folder> = z.object({
  id: idSchema,
  name: z.string(),
  isOwner: z.boolean(),
});

export const projectSchema: z.ZodType<Project> = z.object({
  id: idSchema,
  name: z.string(),
  isOwner: z.boolean(),
  ownerEmail: z.string(),
  canWrite: z.boolean(),
  isArchived: z.boolean(),
  guests: z.array(z.object({ userId: idSchema, email: z.string(), canWrite: z.boolean() })),
  invitations: z.array(z.object({ id: idSchema, email: z.string(), canWrite: z.boolean() })),
});

export const invitationSchema: z.ZodType<Invitation> = z.object({
  id: idSchema,
  folderName: z.string(),
  ownerEmail: z.string(),
  canWrite: z.boolean(),
});

export const billingSchema: z.ZodType<BillingState> = z.object({
  plan: planSchema,
  trial: trialSchema,
  trialEndsAt: timeSchema.nullable(),
  subscriptionEndsAt: timeSchema.nullable(),
  wantsEmailReports: z.boolean(),
});
