import type { RouteGroup } from '../lib/route.ts';

export const WORD_MAX_CHARS = 64;
/** Letters, and what stands within words; at least one letter. */
export const WORD = /^(?=.*\p{L})[\p{L}\p{M}\p{N}'.&+_-]+$/u;
/** Of one request; a longer list is sent in parts. */
export const WORDS_PER_REQUEST = 500;

export const dictionaryRoutes = {
  getWords: {
    method: 'GET',
    path: '/:workspaceId',
    read: 'dictionary',
    summary: 'The words of a workspace that the spelling check accepts, in alphabetical order.',
  },
  postWords: {
    method: 'POST',
    creates: 'perContent',
    path: '/:workspaceId',
    stale: ['dictionary'],
    summary: 'Adds words. Those that are there already stay; 409 if they do not all fit.',
  },
  removeWords: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/remove',
    stale: ['dictionary'],
    summary: 'Removes words. Those that are not there do not matter.',
  },
} as const satisfies RouteGroup;
