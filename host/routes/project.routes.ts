import { z } from 'zod';
import { hostRoute } from '../hostRoute.ts';
import { invitationsOf } from '../invitations.ts';
import {
  changeProject,
  projectsOf,
  removeGuest,
  revokeInvitation,
  shareProject,
} from '../projects.ts';
import { emailSchema, idSchema, invitationSchema, nameSchema, projectSchema } from '../schemas.ts';

const params = z.object({ id: idSchema });

export const projectRoutes = [
  hostRoute({
    method: 'GET',
    path: '/host/api/projects',
    summary: 'The folders as the projects page shows them, and what the user is invited to.',
    who: 'user',
    answers: z.object({
      projects: z.array(projectSchema),
      invitations: z.array(invitationSchema),
    }),
    answer: async ({ orm }, { account }) => ({
      projects: await projectsOf(orm, account.id),
      invitations: await invitationsOf(orm, account),
    }),
  }),
  hostRoute({
    method: 'PATCH',
    path: '/host/api/projects/:id',
    summary: 'Renames a folder of the user, archives it, or takes it back.',
    who: 'user',
    asks: z.object({
      params,
      body: z.object({
        name: nameSchema.exactOptional(),
        isArchived: z.boolean().exactOptional(),
      }),
    }),
    answers: projectSchema,
    answer: ({ orm, now }, { account, params: { id }, body }) =>
      changeProject(orm, account.id, id, { change: body, now: now() }),
  }),
  hostRoute({
    method: 'POST',
    path: '/host/api/projects/:id/guests',
    summary: 'Invites an e-mail into a folder of the user, or changes what that guest may do.',
    who: 'user',
    asks: z.object({ params, body: z.object({ email: emailSchema, canWrite: z.boolean() }) }),
    answers: projectSchema,
    answer: ({ orm }, { account, params: { id }, body }) => shareProject(orm, account, id, body),
  }),
  hostRoute({
    method: 'DELETE',
    path: '/host/api/projects/:id/guests/:userId',
    summary: 'The owner takes a guest out, or a guest leaves.',
    who: 'user',
    asks: z.object({ params: params.extend({ userId: idSchema }) }),
    answers: projectSchema,
    answer: ({ orm }, { account, params: { id, userId } }) =>
      removeGuest(orm, account.id, id, userId),
  }),
  hostRoute({
    method: 'DELETE',
    path: '/host/api/projects/:id/invitations/:invitationId',
    summary: 'The owner takes an invitation back.',
    who: 'user',
    asks: z.object({ params: params.extend({ invitationId: idSchema }) }),
    answers: projectSchema,
    answer: ({ orm }, { account, params: { id, invitationId } }) =>
      revokeInvitation(orm, account.id, id, invitationId),
  }),
];
