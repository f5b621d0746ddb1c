import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import { JOB_STATES } from '../lib/tasks.ts';
import { progressSchema } from '../work/job.schema.ts';
import {
  ARCHIVE_MOST_BYTES,
  ARCHIVE_NAME_MAX_CHARS,
  ARCHIVES_LISTED,
  type ArchivedKind,
  LEFT_OUT_NAMED,
  PART_BYTES,
} from './archive.route.ts';

const archiveSchema = z.object({
  id: idSchema,
  kind: z.enum(['export', 'import']),
  /** Of an uploaded file. */
  name: z.string().nullable(),
  /** Null: it is being uploaded, or its job was removed. */
  job: progressSchema
    .extend({ id: idSchema, state: z.enum(JOB_STATES), failure: z.string().nullable() })
    .nullable(),
  createdAt: z.iso.datetime(),
  /** When the file is removed. */
  until: z.iso.datetime(),
  /** Whether it is there: made to be downloaded, or uploaded. */
  isThere: z.boolean(),
});

/** How many there are of each kind. */
const count = z.int().min(0).exactOptional();
export const countsSchema = z.object({
  article: count,
  brief: count,
  post: count,
  image: count,
  voice: count,
  topicSearch: count,
  snapshot: count,
  audit: count,
  page: count,
  conversation: count,
  workspace: count,
} satisfies Record<ArchivedKind, z.ZodType>);

const inWorkspace = z.object({ workspaceId: idSchema });
const ofArchive = inWorkspace.extend({ archiveId: idSchema });
const begunSchema = z.object({ archiveId: idSchema, jobId: idSchema });

export const archiveSchemas = {
  getArchives: {
    params: inWorkspace,
    response: z.object({
      workspaceId: idSchema,
      archives: z.array(archiveSchema).max(ARCHIVES_LISTED),
    }),
  },
  getArchiveReport: {
    params: ofArchive,
    response: z.object({
      archiveId: idSchema,
      state: z.enum(JOB_STATES),
      /** Why nothing could be imported: a problem code. */
      failure: z.string().nullable(),
      made: countsSchema,
      leftOut: z.array(z.object({ path: z.string(), reason: z.string() })).max(LEFT_OUT_NAMED),
      /** Left out, and not named. */
      more: z.int().min(0),
      /** The same file was imported here before, or comes from here: what was made are copies. */
      isCopy: z.boolean(),
    }),
  },
  postExport: {
    params: inWorkspace,
    body: z.object({ requestId: requestIdSchema }),
    response: begunSchema,
  },
  postArchivePass: {
    params: ofArchive,
    response: z.object({ archiveId: idSchema, path: z.string() }),
  },
  postImport: {
    params: inWorkspace,
    body: z.object({
      requestId: requestIdSchema,
      name: z.string().trim().min(1).max(ARCHIVE_NAME_MAX_CHARS),
      size: z.int().min(1).max(ARCHIVE_MOST_BYTES),
    }),
    response: z.object({ archiveId: idSchema, workspaceId: idSchema }),
  },
  putImportPart: {
    params: ofArchive.extend({
      part: z.coerce
        .number<number>()
        .int()
        .min(0)
        .max(Math.ceil(ARCHIVE_MOST_BYTES / PART_BYTES)),
    }),
    response: z.object({ archiveId: idSchema, part: z.int().min(0) }),
  },
  postImportStart: { params: ofArchive, response: begunSchema },
};

export type Archive = z.infer<typeof archiveSchema>;
export type ArchiveReport = z.infer<(typeof archiveSchemas)['getArchiveReport']['response']>;
