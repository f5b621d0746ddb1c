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
    summary: 'The folders of the projects page, and the invitations of the user.',
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
    summary: 'Renames, archives or restores a folder of the user.',
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
    creates: 'perContent',
    summary: 'Invites an e-mail to a folder of the user, or changes the rights of a guest.',
    who: 'user',
    asks: z.object({ params, body: z.object({ email: emailSchema, canWrite: z.boolean() }) }),
    answers: projectSchema,
    answer: ({ orm }, { account, params: { id }, body }) => shareProject(orm, account, id, body),
  }),
  hostRoute({
    method: 'DELETE',
    path: '/host/api/projects/:id/guests/:userId',
    summary: 'Removes a guest; guests can remove themselves.',
    who: 'user',
    asks: z.object({ params: params.extend({ userId: idSchema }) }),
    answers: projectSchema,
    answer: ({ orm }, { account, params: { id, userId } }) =>
      removeGuest(orm, account.id, id, userId),
  }),
  hostRoute({
    method: 'DELETE',
    path: '/host/api/projects/:id/invitations/:invitationId',
    summary: 'Revokes an invitation.',
    who: 'user',
    asks: z.object({ params: params.extend({ invitationId: idSchema }) }),
    answers: projectSchema,
    answer: ({ orm }, { account, params: { id, invitationId } }) =>
      revokeInvitation(orm, account.id, id, invitationId),
  }),
];
