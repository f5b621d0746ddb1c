/**
 * Every event of analytics: what `track` accepts, what the server takes in and the administrator filters by, and what docs/analytics.md
 * says. A new event is a row here and one call of `analytics.track`.
 */

import { BENEFITS } from '#contract/access/benefits.ts';
import type { EVENT_NAMES } from '#contract/session/event.route.ts';
import { ROUTES, type RouteName } from './routes.ts';

/** No type can hold a text, an address or an e-mail. An id is what the product or its host has made up. */
type PropertyType = { readonly oneOf: readonly string[] } | 'number' | 'boolean' | 'id';

export interface AnalyticsEvent {
  readonly properties: Readonly<Record<string, PropertyType>>;
  /** The file that tracks it. */
  readonly from: string;
  readonly when: string;
}

/** What an address that leads nowhere counts as. */
export const NO_ROUTE = 'none';
const ROUTE_NAMES = [...(Object.keys(ROUTES) as RouteName[]), NO_ROUTE] as const;

export const EVENTS = {
  page_view: {
    properties: { route: { oneOf: ROUTE_NAMES } },
    from: 'sagas/session/analytics.saga.ts',
    when: 'The path changes; not the query.',
  },
  user_properties: {
    properties: { plan: { oneOf: ['free', 'paid'] }, isTrialActive: 'boolean' },
    from: 'sagas/session/analytics.saga.ts',
    when: 'Once in a session: what is set in the profile of the person.',
  },
  free_plan_end_notice: {
    properties: {},
    from: 'domain/access/banners.ts',
    when: 'The notice that the free plan will be read-only appears.',
  },
  paid_limit_reached: {
    properties: { benefit: { oneOf: BENEFITS } },
    from: 'sagas/access/access.api.ts',
    when: 'A person with a subscription has used up a limit of the month.',
  },
} as const satisfies Readonly<Record<(typeof EVENT_NAMES)[number], AnalyticsEvent>>;

type Events = typeof EVENTS;
export type EventName = keyof Events;

type ValueOf<T> = T extends { readonly oneOf: readonly (infer V)[] }
  ? V
  : T extends 'number'
    ? number
    : T extends 'boolean'
      ? boolean
      : string;

export type EventProperties<Name extends EventName> = {
  readonly [P in keyof Events[Name]['properties']]: ValueOf<Events[Name]['properties'][P]>;
};

export type TrackedEvent = {
  [Name in EventName]: { readonly name: Name; readonly properties: EventProperties<Name> };
}[EventName];

/** An id of the product or its host: no spaces, and nothing that an address or an e-mail needs. */
const ID = /^[\w-]{1,100}$/;

const isOfType = (type: PropertyType, value: unknown): boolean => {
  if (type === 'id') return typeof value === 'string' && ID.test(value);
  if (type === 'number') return Number.isFinite(value);
  if (type === 'boolean') return typeof value === 'boolean';
  return (type.oneOf as readonly unknown[]).includes(value);
};

interface AnyEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

/** Whether an event is one of the catalogue, with exactly its properties. */
export function isCatalogued({ name, properties }: AnyEvent): boolean {
  const event: AnalyticsEvent | undefined = Object.hasOwn(EVENTS, name)
    ? EVENTS[name as EventName]
    : undefined;
  if (event === undefined) return false;
  const types = Object.entries(event.properties);
  return (
    types.length === Object.keys(properties).length &&
    types.every(([property, type]) => isOfType(type, properties[property]))
  );
}

/** Where events go: an account of Mixpanel, or the log of the installation. `none`: nowhere, and nobody is asked. */
export type AnalyticsSink = 'none' | 'log' | MixpanelProject;

export interface MixpanelProject {
  readonly token: string;
  /** The origin of its server. */
  readonly apiHost: string;
}

/** How long the id of a device is kept (spec §9). */
export const DEVICE_DAYS = 30;
