import { OF_ARTICLES } from '../article/article.route.ts';
import type { RouteGroup } from '../lib/route.ts';

export const translationRoutes = {
  postTranslation: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/:articleId',
    stale: [...OF_ARTICLES, 'jobs', 'translations', 'usage'],
    summary:
      'Creates an article in another language and starts to translate this one into it. The same request id twice is one translation.',
    perMinute: 20,
  },
  getTranslations: {
    method: 'GET',
    path: '/:workspaceId/:articleId',
    read: 'translations',
    summary: 'The articles that say the same in other languages.',
  },
} as const satisfies RouteGroup;
