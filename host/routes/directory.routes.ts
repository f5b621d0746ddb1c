import { z } from 'zod';
import type { DirectoryUser, FolderGrant } from '#contract/host/host.ts';
import { Problem } from '#contract/lib/problem.ts';
import { hostRoute } from '../hostRoute.ts';
import { flagSchema, idSchema, timeSchema } from '../schemas.ts';

const userSchema: z.ZodType<DirectoryUser> = z.object({
  id: idSchema,
  createDate: timeSchema,
  isAdmin: z.boolean(),
  isSupport: z.boolean(),
  serpBasedAddon: z.int().min(0),
});

const grantSchema: z.ZodType<FolderGrant> = z.object({
  id: idSchema,
  ownerId: idSchema,
  canWrite: z.boolean(),
  isArchived: z.boolean(),
  isOwnerLapsed: z.boolean(),
});

/** For API servers of the product elsewhere; they verify tokens by /host/jwks.json. */
export const directoryRoutes = [
  hostRoute({
    method: 'GET',
    path: '/host/directory/session',
    summary: 'The user of the live session that the API key names; 404 if there is none.',
    who: 'apiServer',
    asks: z.object({ headers: z.object({ 'x-api-key': z.string() }) }),
    answers: userSchema,
    answer: async ({ directory }, { headers }) =>
      known(await directory.userOfApiKey(headers['x-api-key'])),
  }),
  hostRoute({
    method: 'GET',
    path: '/host/directory/folders/:folderId',
    summary: 'The rights of a user in a folder; 404 if it is neither theirs nor shared with them.',
    who: 'apiServer',
    asks: z.object({
      params: z.object({ folderId: idSchema }),
      query: z.object({ userId: idSchema }),
    }),
    answers: grantSchema,
    answer: async ({ directory }, { params, query }) =>
      known(await directory.folder(params.folderId, query.userId)),
  }),
  hostRoute({
    method: 'GET',
    path: '/host/directory/flags',
    summary: 'Every feature flag of a user.',
    who: 'apiServer',
    asks: z.object({ query: z.object({ userId: idSchema }) }),
    answers: z.object({ flags: z.array(flagSchema) }),
    answer: async ({ directory }, { query }) => ({
      flags: [...(await directory.flags(query.userId))],
    }),
  }),
];

function known<T>(answer: T | null): T {
  if (answer === null) throw new Problem('not_found');
  return answer;
}
