import type { RouteGroup } from '../lib/route.ts';
import { ownEventRoutes } from './event.route.ts';
import { extensionPassRoutes } from './extensionPass.route.ts';

/** Settings are small; a larger body is a mistake. */
const CONFIG_LIMIT_BYTES = 64 * 1024;

export const userRoutes = {
  getConfig: {
    method: 'GET',
    path: '/config',
    read: 'userConfig',
    summary: 'The free key-value object of the user.',
  },
  postConfig: {
    method: 'POST',
    creates: 'nothing',
    path: '/config',
    stale: [],
    renewed: ['userConfig'],
    isPersonal: true,
    bodyLimit: CONFIG_LIMIT_BYTES,
    summary: 'Replaces the whole config object; the answer replaces the cached one.',
  },
  getQuestionnaire: {
    method: 'GET',
    path: '/questionnaire',
    summary: 'The questions about a person and their business, by id, each with what was answered.',
  },
  postQuestionnaire: {
    method: 'POST',
    creates: 'perContent',
    path: '/:workspaceId/questionnaire',
    stale: [],
    isPersonal: true,
    summary: 'Keeps answers of the caller; questions that are left out keep theirs.',
  },
  getPrompts: {
    method: 'GET',
    path: '/prompts',
    read: 'prompts',
    summary: 'The instructions that the caller has saved, newest first.',
  },
  postPrompt: {
    method: 'POST',
    creates: 'perContent',
    path: '/prompts',
    stale: [],
    renewed: ['prompts'],
    isPersonal: true,
    summary: 'Saves an instruction. The same text twice is one saved prompt.',
  },
  patchPrompt: {
    method: 'PATCH',
    path: '/prompts/:promptId',
    stale: [],
    renewed: ['prompts'],
    isPersonal: true,
    summary: 'Changes a saved instruction.',
  },
  deletePrompt: {
    method: 'DELETE',
    path: '/prompts/:promptId',
    stale: [],
    renewed: ['prompts'],
    isPersonal: true,
    summary: 'Deletes a saved instruction.',
  },
  ...extensionPassRoutes,
  ...ownEventRoutes,
} as const satisfies RouteGroup;
