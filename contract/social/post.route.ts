import { OF_ARTICLES } from '../article/article.route.ts';
import type { RouteGroup } from '../lib/route.ts';

/** Posts that one request makes from an article. */
export const POSTS_MOST = 10;

export const postRoutes = {
  createPost: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId',
    stale: [...OF_ARTICLES, 'jobs', 'usage'],
    summary:
      'Creates a social media post and starts to write it from a topic or a web page. The same request id twice is one post.',
    perMinute: 20,
  },
  createPostOfArticle: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/:articleId',
    stale: [...OF_ARTICLES, 'jobs', 'usage'],
    summary:
      'Creates a social media post and starts to write it from an article, as `createPost` does.',
    perMinute: 20,
  },
  createPostsOfArticle: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/:articleId/posts',
    stale: ['jobs'],
    summary:
      'Starts a job that makes several social media posts from an article, each from another part of it. A short article gives fewer. Each post counts when it exists. The same request id twice is one job.',
    perMinute: 5,
  },
} as const satisfies RouteGroup;
