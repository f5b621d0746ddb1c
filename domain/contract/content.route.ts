import type { RouteGroup } from './route.ts';

export const contentRoutes = {
  postDraft: {
    method: 'POST',
    path: '/:workspaceId/drafts',
    summary:
      'Creates an article and starts writing its draft. The same request id twice is one draft.',
  },
  getJobEvents: {
    method: 'GET',
    path: '/:workspaceId/jobs/:jobId/events',
    summary: 'The events of a generation job after Last-Event-ID, then as they happen.',
    stream: true,
  },
  stopJob: {
    method: 'POST',
    path: '/:workspaceId/jobs/:jobId/stop',
    summary: 'Stops a generation job; what it has written stays.',
  },
} as const satisfies RouteGroup;
