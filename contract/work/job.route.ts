import type { RouteGroup } from '../lib/route.ts';

/** Steps of a job in one answer. */
export const STEPS_PAGE_SIZE = 100;

/** Part of the group `content`. */
export const jobRoutes = {
  getJobs: {
    method: 'GET',
    path: '/:workspaceId/jobs',
    read: 'jobs',
    summary:
      'The jobs of the caller, and the jobs in steps of everybody in the workspace, that are running, then those that ended within the last hour, newest first.',
  },
  followJobs: {
    method: 'GET',
    path: '/:workspaceId/jobs/changes',
    summary: 'The same list now, and again whenever it changes, until nothing runs.',
    stream: true,
  },
  getJob: {
    method: 'GET',
    path: '/:workspaceId/jobs/:jobId',
    summary: 'A job, and a page of its steps, if it has steps.',
    query: ['page', 'state', 'outcome'],
    isForExtension: true,
  },
  getJobEvents: {
    method: 'GET',
    path: '/:workspaceId/jobs/:jobId/events',
    summary:
      'The events of a generation job after Last-Event-ID, in order, and new ones as they happen. The stream may begin with a block without a number, which the events continue.',
    stream: true,
  },
  stopJob: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/jobs/:jobId/stop',
    stale: ['jobs'],
    isForExtension: true,
    summary: 'Stops a job; what it has done stays.',
  },
  continueJob: {
    method: 'POST',
    creates: 'nothing',
    path: '/:workspaceId/jobs/:jobId/continue',
    stale: ['jobs', 'usage'],
    summary:
      'Continues a generation job that was stopped or has failed, after what it has written.',
  },
} as const satisfies RouteGroup;
