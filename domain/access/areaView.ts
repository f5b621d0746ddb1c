import type { RouteArea } from '../session/routes.ts';

export type LandingName = 'topicFinder' | 'briefs' | 'articles' | 'optimizer';

/** Pages with a marketing landing of their own, sub-paths included (spec §2 "Landing/stub fallback"). */
const LANDINGS: readonly [prefix: string, landing: LandingName][] = [
  ['/topic-finder', 'topicFinder'],
  ['/briefs/create', 'briefs'],
  ['/articles/create', 'articles'],
  ['/articles/optimize', 'optimizer'],
];

export function landingOf(pathname: string): LandingName | null {
  const row = LANDINGS.find(([prefix]) => pathname === prefix || pathname.startsWith(`${prefix}/`));
  return row?.[1] ?? null;
}

/** The status of folder setup as a page needs it; waiting: the page may create nothing. */
export type SetupView =
  | 'busy'
  | 'waiting'
  | 'ready'
  | 'readOnly'
  | 'stub'
  | 'merge'
  | 'denied'
  | 'broken';

export interface AreaQuestion {
  readonly host: 'polling' | 'ready' | 'absent';
  readonly isSignedIn: boolean;
  readonly area: RouteArea;
  readonly pathname: string;
  readonly setup: SetupView;
  /** The page creates something, and the user may only read in the workspace. */
  readonly isBeyondRights: boolean;
}

export type AreaView =
  | 'connecting'
  | 'noHost'
  | 'signIn'
  | 'fallback'
  | 'settingUp'
  | 'merge'
  | 'denied'
  | 'broken'
  | 'readersOnly'
  | 'content';

/** Returns what to show for a page: its content, or what has to come first (spec §2, §4, §6). */
export function areaView(question: AreaQuestion): AreaView {
  const { host, isSignedIn, area, pathname, setup } = question;
  if (host === 'absent') return 'noHost';
  if (host === 'polling') return 'connecting';
  if (!isSignedIn) return anonymousView(area, pathname);
  const view = area === 'signedIn' ? 'content' : VIEWS[area][setup];
  return view === 'content' && question.isBeyondRights ? 'readersOnly' : view;
}

/** The start page and the landing pages are public; the other areas ask visitors to sign in. */
function anonymousView(area: RouteArea, pathname: string): AreaView {
  if (pathname === '/' || landingOf(pathname) !== null) return 'fallback';
  return area === 'unknown' ? 'content' : 'signIn';
}

const SETUP: Readonly<Record<SetupView, AreaView>> = {
  busy: 'settingUp',
  waiting: 'settingUp',
  ready: 'content',
  readOnly: 'settingUp', // on the way to the read-only page
  stub: 'fallback',
  merge: 'merge',
  denied: 'denied',
  broken: 'broken',
};

const VIEWS: Readonly<Record<Exclude<RouteArea, 'signedIn'>, typeof SETUP>> = {
  setup: SETUP,
  readOnly: { ...SETUP, readOnly: 'content', ready: 'settingUp' }, // ready: on the way to the start page
  unknown: {
    ...SETUP,
    waiting: 'content',
    readOnly: 'content',
    merge: 'content',
    denied: 'content',
    broken: 'content',
  },
};
