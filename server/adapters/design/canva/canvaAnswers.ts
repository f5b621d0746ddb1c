/** What Canva answers, as far as it is read. Everything else in an answer is ignored. */
import { z } from 'zod';
import type { DesignFailure, ExportJob, UploadJob } from '../designTool.ts';

const idSchema = z.string().regex(/^[\w-]{1,100}$/);
const TOKEN_MAX_CHARS = 4096;
const tokenSchema = z
  .string()
  .max(TOKEN_MAX_CHARS)
  .regex(/^[\x21-\x7e]+$/);
const MONTH_S = 30 * 24 * 60 * 60;
const NAME_MAX_CHARS = 200;
const URL_MAX_CHARS = 4000;

/** A grant without a new refresh token, or of another type, is none that could be used. */
export const grantSchema = z
  .object({
    access_token: tokenSchema,
    refresh_token: tokenSchema,
    token_type: z.string().regex(/^bearer$/i),
    expires_in: z.int().min(1).max(MONTH_S),
  })
  .transform((grant) => ({
    accessToken: grant.access_token,
    refreshToken: grant.refresh_token,
    lastsS: grant.expires_in,
  }));

export const memberSchema = z
  .object({ team_user: z.object({ user_id: idSchema, team_id: idSchema }) })
  .transform(({ team_user: { user_id, team_id } }) => `${user_id}/${team_id}`);

export const profileSchema = z
  .object({ profile: z.object({ display_name: z.string().nullish() }) })
  .transform(({ profile }) =>
    (profile.display_name ?? '').slice(0, NAME_MAX_CHARS).trim().toWellFormed(),
  );

const urlSchema = z.string().max(URL_MAX_CHARS);

export const designSchema = z
  .object({ design: z.object({ id: idSchema, urls: z.object({ edit_url: urlSchema }) }) })
  .transform(({ design }) => ({ id: design.id, editUrl: design.urls.edit_url }));

const FAILURES: Readonly<Record<string, DesignFailure>> = {
  license_required: 'design_premium',
  approval_required: 'design_unapproved',
};

/** Null: it is no failure that is known. */
export const failureOf = (code: string): DesignFailure | null => FAILURES[code] ?? null;

const running = { id: idSchema, status: z.literal('in_progress') };
const failed = {
  id: idSchema,
  status: z.literal('failed'),
  error: z.object({ code: z.string() }).nullish(),
};

interface Unfinished {
  readonly id: string;
  readonly status: 'in_progress' | 'failed';
  readonly error?: { readonly code: string } | null | undefined;
}

const unfinished = ({ id, status, error }: Unfinished) =>
  status === 'in_progress'
    ? ({ id, state: 'running' } as const)
    : ({ id, state: 'failed', code: failureOf(error?.code ?? '') ?? 'design_failed' } as const);

export const uploadSchema = z
  .object({
    job: z.discriminatedUnion('status', [
      z.object(running),
      z.object(failed),
      z.object({
        id: idSchema,
        status: z.literal('success'),
        asset: z.object({ id: idSchema }),
      }),
    ]),
  })
  .transform(
    ({ job }): UploadJob =>
      job.status === 'success'
        ? { id: job.id, state: 'done', imageId: job.asset.id }
        : unfinished(job),
  );

/** The first page is the image. */
export const exportSchema = z
  .object({
    job: z.discriminatedUnion('status', [
      z.object(running),
      z.object(failed),
      z.object({
        id: idSchema,
        status: z.literal('success'),
        urls: z.tuple([urlSchema], urlSchema),
      }),
    ]),
  })
  .transform(
    ({ job }): ExportJob =>
      job.status === 'success' ? { id: job.id, state: 'done', url: job.urls[0] } : unfinished(job),
  );

/** Of the API (`code`), and of OAuth (`error`). */
export const refusalSchema = z.object({
  code: z.string().catch(''),
  error: z.string().catch(''),
});
