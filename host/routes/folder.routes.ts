import { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import { requestIdSchema } from '#contract/lib/requestId.schema.ts';
import { createFolder, foldersOf, selectedFolderOf, selectFolder } from '../folders.ts';
import { hostRoute } from '../hostRoute.ts';
import { invitationCount } from '../invitations.ts';
import { folderSchema, idSchema, nameSchema } from '../schemas.ts';

export const folderRoutes = [
  hostRoute({
    method: 'GET',
    path: '/host/api/folders',
    summary:
      "The user's own folders, then those shared with them, including archived ones; and the number of open invitations.",
    who: 'user',
    answers: z.object({ folders: z.array(folderSchema), invitations: z.int() }),
    answer: async ({ orm }, { account }) => ({
      folders: await foldersOf(orm, account.id),
      invitations: await invitationCount(orm, account),
    }),
  }),
  hostRoute({
    method: 'POST',
    path: '/host/api/folders',
    creates: 'perRequest',
    summary: 'Creates a folder.',
    who: 'user',
    asks: z.object({ body: z.object({ requestId: requestIdSchema, name: nameSchema }) }),
    answers: folderSchema,
    answer: ({ orm }, { account, body, asked }) => createFolder(orm, account.id, body.name, asked),
  }),
  hostRoute({
    method: 'GET',
    path: '/host/api/folders/selected',
    summary: 'The folder selected last, else the first one; null if there is none.',
    who: 'user',
    answers: z.object({ folder: folderSchema.nullable() }),
    answer: async ({ orm }, { account }) => ({ folder: await selectedFolderOf(orm, account) }),
  }),
  hostRoute({
    method: 'POST',
    path: '/host/api/folders/selected',
    creates: 'nothing',
    summary: 'Selects a folder.',
    who: 'user',
    asks: z.object({ body: z.object({ folderId: idSchema }) }),
    answers: z.object({ folderId: idSchema }),
    async answer({ orm }, { account, body }) {
      if (await selectFolder(orm, account.id, body.folderId)) return body;
      throw new Problem('not_found');
    },
  }),
];
