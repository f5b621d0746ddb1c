import type { RouteGroup } from '../lib/route.ts';

/** Longest text of another page that is rewritten; each task has its own limit within (domain/writing/proposals.ts). */
export const REWRITE_MAX_CHARS = 24_000;

/** Part of the group `content`. */
export const rewriteRoutes = {
  postRewrite: {
    method: 'POST',
    creates: 'perRequest',
    path: '/:workspaceId/rewrites',
    stale: ['jobs', 'usage'],
    isForExtension: true,
    summary:
      'Has a model rewrite a text that is in no article, as a job whose step has the new text as outcome. Only the caller sees it. Charged to AI features; a failure is not. The same request id twice is one job.',
    perMinute: 30,
  },
} as const satisfies RouteGroup;
