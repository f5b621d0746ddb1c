import { z } from 'zod';
import { KEYWORD_LIMIT_CHARS, MOST_KEYWORDS } from '../article/searchFields.ts';
import { colourSchema } from '../images/assetShape.schema.ts';
import { idSchema } from '../lib/ids.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import type { workspaceRoutes } from './workspace.route.ts';

// No defaults: zod would add them to a partial change, which would then overwrite what it does not mention.
export const workspaceTagsSchema = z.object({
  keywords: z.array(z.string().max(KEYWORD_LIMIT_CHARS)).max(MOST_KEYWORDS),
  niche: z.string().max(200),
  audience: z.string().max(500),
  /** ISO 3166-1 alpha-2, with an optional city. */
  location: z
    .object({ country: z.string().regex(/^([A-Z]{2})?$/), city: z.string().max(100) })
    .nullable(),
  /** BCP 47. */
  language: z.string().max(35),
  website: z.string().max(500),
  /** Of the brand, as designed covers begin; null: nobody has said. */
  colours: z.object({ background: colourSchema, accent: colourSchema }).nullable(),
});

export const workspaceSchema = z.object({
  id: idSchema,
  type: z.enum(['MAIN', 'OTHER']),
  folderId: z.string().nullable(),
  createDate: z.iso.datetime(),
  timeZone: z.string(),
  tags: workspaceTagsSchema,
  isOwner: z.boolean(),
  /** Owner, or permissions.write (spec §6). */
  permissions: z.object({ write: z.boolean() }),
  /** The check that makes the folder read-only for everybody in it (docs/spec.md §d.access.1). */
  isFolderFlagged: z.boolean(),
  /** Null: it stays. Else it can be kept until then; `account`: with the account of its owner. */
  removal: z
    .object({ dueAt: z.iso.datetime(), because: z.enum(['workspace', 'account']) })
    .nullable(),
});

export const workspaceSchemas = {
  getWorkspaces: { response: z.object({ workspaces: z.array(workspaceSchema) }) },
  getWorkspaceByFolderId: {
    params: z.object({ folderId: z.string().max(100) }),
    response: workspaceSchema,
  },
  postWorkspaces: {
    body: z.object({
      requestId: requestIdSchema,
      folderId: z.string().max(100),
      timeZone: z.string().max(64).default('UTC'),
      workspaceTagsDTO: workspaceTagsSchema.partial().default({}),
    }),
    response: workspaceSchema,
  },
  patchWorkspaces: {
    params: z.object({ workspaceId: idSchema }),
    body: z.object({
      workspaceTagsDTO: workspaceTagsSchema.partial(),
      /** Tags as they were when they were edited; refused if one is neither that nor what is asked for by now. */
      was: workspaceTagsSchema.partial().optional(),
    }),
    response: workspaceSchema,
  },
  mergeWorkspace: {
    params: z.object({ workspaceId: idSchema }),
    /** Of the folder (spec §7: projectId). */
    body: z.object({ projectId: z.string().max(100) }),
    response: workspaceSchema,
  },
} as const satisfies SchemasOf<typeof workspaceRoutes>;

export type Workspace = z.infer<typeof workspaceSchema>;
export type WorkspaceTags = z.infer<typeof workspaceTagsSchema>;
