import type { RouteGroup } from './route.ts';

/** Where a post is published. Each has a row in `CHANNEL` (domain/social/channels.ts). */
export const CHANNELS = ['x', 'linkedin', 'facebook', 'instagram', 'pinterest', 'threads'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Texts side by side for each channel. */
export const POST_VARIANTS_MOST = 3;

/** Posts that one request makes from an article. */
export const POSTS_MOST = 10;

export const postRoutes = {
  createPost: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId',
    summary:
      'Creates a social media post and starts to write it from a topic or a web page. The same request id twice is one post.',
    perMinute: 20,
  },
  createPostOfArticle: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/:articleId',
    summary:
      'Creates a social media post and starts to write it from an article, as `createPost` does.',
    perMinute: 20,
  },
  createPostsOfArticle: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/:articleId/posts',
    summary:
      'Starts a job that makes several social media posts from an article, each from another part of it. A short article gives fewer. Each post counts when it exists. The same request id twice is one job.',
    perMinute: 5,
  },
} as const satisfies RouteGroup;
