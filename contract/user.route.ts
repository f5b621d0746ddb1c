import type { RouteGroup } from './route.ts';

/** Settings are small; a larger body is a mistake. */
const CONFIG_LIMIT_BYTES = 64 * 1024;

export const userRoutes = {
  getConfig: { method: 'GET', path: '/config', summary: 'The free key-value object of the user.' },
  postConfig: {
    method: 'POST',
    creates: 'nothing',
    path: '/config',
    isPersonal: true,
    bodyLimit: CONFIG_LIMIT_BYTES,
    summary: 'Replaces the whole config object; the answer replaces the cached one.',
  },
  getPrompts: {
    method: 'GET',
    path: '/prompts',
    summary: 'The instructions that the caller has saved, newest first.',
  },
  postPrompt: {
    method: 'POST',
    creates: 'perContent',
    path: '/prompts',
    isPersonal: true,
    summary: 'Saves an instruction. The same text twice is one saved prompt.',
  },
  patchPrompt: {
    method: 'PATCH',
    path: '/prompts/:promptId',
    isPersonal: true,
    summary: 'Changes a saved instruction.',
  },
  deletePrompt: {
    method: 'DELETE',
    path: '/prompts/:promptId',
    isPersonal: true,
    summary: 'Deletes a saved instruction.',
  },
} as const satisfies RouteGroup;
