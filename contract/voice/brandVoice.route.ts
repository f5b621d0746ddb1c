import type { RouteGroup } from '../lib/route.ts';

/** Voices belong to the workspace. */
export const brandVoiceRoutes = {
  getVoices: {
    method: 'GET',
    path: '/:workspaceId',
    read: 'brandVoices',
    summary: 'The brand voices of a workspace, in alphabetical order.',
  },
  postVoice: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId',
    stale: ['brandVoices'],
    summary:
      'Creates a brand voice; 409 if there are too many. The same request id twice is one voice.',
  },
  putVoice: {
    method: 'PUT',
    path: '/:workspaceId/:voiceId',
    stale: ['brandVoices'],
    summary: 'Stores a brand voice in place of what it was; 409 if somebody has changed it since.',
  },
  deleteVoice: {
    method: 'DELETE',
    path: '/:workspaceId/:voiceId',
    stale: ['articleVoice', 'brandVoices'],
    summary: 'Deletes a brand voice. It can be restored for a day.',
  },
  restoreVoice: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/:voiceId/restore',
    stale: ['articleVoice', 'brandVoices'],
    summary: 'Brings a deleted brand voice back.',
  },
  getArticleVoice: {
    method: 'GET',
    path: '/:workspaceId/articles/:articleId/voice',
    read: 'articleVoice',
    summary: 'Which voice an article has.',
  },
  putArticleVoice: {
    method: 'PUT',
    path: '/:workspaceId/articles/:articleId/voice',
    stale: ['articleVoice'],
    summary: 'Chooses the voice of an article: the default one, none, or one of the workspace.',
  },
} as const satisfies RouteGroup;
