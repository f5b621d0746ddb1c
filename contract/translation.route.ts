import type { RouteGroup } from './route.ts';

export const translationRoutes = {
  postTranslation: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/:articleId',
    summary:
      'Creates an article in another language and starts to translate this one into it. The same request id twice is one translation.',
    perMinute: 20,
  },
  getTranslations: {
    method: 'GET',
    path: '/:workspaceId/:articleId',
    summary: 'The articles that say the same in other languages.',
  },
} as const satisfies RouteGroup;
