import type { RouteGroup } from '../lib/route.ts';

/** What each of them is about: domain/session/analytics.ts. */
export const EVENT_NAMES = [
  'page_view',
  'user_properties',
  'free_plan_end_notice',
  'paid_limit_reached',
] as const;

/** Of one request. */
export const EVENTS_MOST = 50;
/** Of a page on the screen, and of a request of an export. */
export const EVENTS_PAGE_SIZE = 50;
export const EVENTS_EXPORT_LIMIT = 1000;
/** Of all events that an export takes. */
export const EVENTS_EXPORT_MOST = 50_000;

/** Part of the group `user`. */
export const ownEventRoutes = {
  postEvents: {
    method: 'POST',
    creates: 'perContent',
    path: '/events',
    stale: [],
    isPersonal: true,
    outlivesPage: true,
    perMinute: 60,
    bodyLimit: 64 * 1024,
    summary:
      'Adds events to the log of the installation. Without the consent of the caller, and of administrators, none is kept.',
  },
  deleteEvents: {
    method: 'DELETE',
    path: '/events',
    stale: [],
    isPersonal: true,
    summary: 'Deletes the events of the caller.',
  },
} as const satisfies RouteGroup;

/** Part of the group `installation`. */
export const eventRoutes = {
  getEvents: {
    method: 'GET',
    path: '/events',
    read: 'events',
    isAdministrative: true,
    query: ['name', 'from', 'to', 'limit', 'page'],
    summary: 'A page of the log of the installation, newest first, and how many there are a day.',
  },
} as const satisfies RouteGroup;
