import type { RouteGroup } from '../lib/route.ts';

export const IMAGE_PROMPT_MAX_CHARS = 2000;
/** 3:2, 1:1 and 2:3, or what is nearest to it of what a model makes. */
export const IMAGE_SHAPES = ['wide', 'square', 'tall'] as const;
export type ImageShape = (typeof IMAGE_SHAPES)[number];
/** Requests for images that are listed, of the last day. */
export const IMAGE_REQUESTS_LISTED = 12;

/** Part of the group `asset`. */
export const generatedImageRoutes = {
  getImageRequests: {
    method: 'GET',
    path: '/:workspaceId/generated',
    read: 'imageRequests',
    summary:
      'The images that the caller has had made by a model within the last day, newest first, with what became of each.',
  },
  postImageRequest: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/generated',
    stale: ['imageRequests', 'jobs', 'usage'],
    summary:
      'Has an image made by a model and adds it to the library. Charged to AI images; a failure is not. The same request id twice is one image.',
    perMinute: 20,
  },
  getArticleImage: {
    method: 'GET',
    path: '/:workspaceId/articles/:articleId/image',
    read: 'articleImage',
    summary: 'The image that was asked for with an article and does not stand in its text yet.',
  },
  postArticleImage: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/articles/:articleId/image',
    stale: ['articleImage', 'assets', 'imageRequests', 'jobs', 'usage'],
    summary:
      'Has the image of an article made once more after a failure. Charged to AI images; a failure is not. The same request id twice is one image. A designed cover is drawn from the present title, free.',
    perMinute: 20,
  },
  deleteArticleImage: {
    method: 'DELETE',
    path: '/:workspaceId/articles/:articleId/image',
    stale: [],
    renewed: ['articleImage'],
    summary:
      'Notes that the image stands in the text, or is not wanted any more; says what is awaited then. It stays in the library.',
    query: ['job'],
  },
} as const satisfies RouteGroup;
