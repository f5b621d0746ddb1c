/**
 * Every screen of the product (spec §2): its path, and what it requires. The pages are in
 * src/app/routePages.ts.
 */

/**
 * signedIn: for users. setup: after folder setup, which creates what is missing. readOnly and unknown
 * (no route matches): folder setup only reads, and creates nothing.
 */
export type RouteArea = 'signedIn' | 'setup' | 'readOnly' | 'unknown';

interface RouteRow {
  /** Below /content; `:name` is a parameter. */
  readonly path: string;
  readonly area: RouteArea;
  /** Folder setup creates a missing workspace without a request. */
  readonly autosubmit?: true;
  /** Outside the main layout. */
  readonly isBare?: true;
  /** The screen creates something, which needs write access to the workspace. */
  readonly creates?: true;
  /** Parameters that must be version-4 UUIDs. */
  readonly ids?: readonly string[];
}

const auto = { area: 'setup', autosubmit: true } as const;
const creating = { ...auto, creates: true } as const;

/** The first row whose path matches is the route. */
export const ROUTES = {
  dashboard: { path: '/', area: 'setup' },
  activate: { path: '/activate', area: 'signedIn', isBare: true },
  importArticle: { path: '/import-article', ...creating },
  importAndGenerate: { path: '/import-and-gen', ...creating },
  trial: { path: '/trial', area: 'signedIn', isBare: true },
  unlimitedPlan: { path: '/get-unlimited-plan', area: 'signedIn', isBare: true },
  freeUser: { path: '/free-user', area: 'readOnly' },
  freeUserArticle: { path: '/free-user/articles/:articleId', area: 'readOnly' },
  wordpress: { path: '/integration/wp', ...auto },
  extension: { path: '/integration/extension', ...auto },
  canvaCallback: { path: '/integration/canva/callback', area: 'signedIn', isBare: true },
  anonymousFinish: { path: '/anonymous-finish', area: 'signedIn', isBare: true },
  topics: { path: '/topic-finder', ...auto },
  topic: { path: '/topic-finder/:topicId', ...auto, ids: ['topicId'] },
  audits: { path: '/audit', ...auto },
  audit: { path: '/audit/:auditId', ...auto, ids: ['auditId'] },
  optimizer: { path: '/articles/optimize', ...creating },
  articleWizard: { path: '/articles/create', ...creating },
  article: { path: '/articles/:articleId', ...auto },
  articles: { path: '/articles', ...auto },
  briefWizard: { path: '/briefs/create', ...creating },
  brief: { path: '/briefs/:articleId', ...auto },
  smmWizard: { path: '/smm/create', ...creating },
  smm: { path: '/smm/:articleId', ...auto },
  chat: { path: '/chat', ...auto },
  images: { path: '/images', ...auto },
  settings: { path: '/settings', ...auto },
  support: { path: '/support', area: 'signedIn' },
  brandVoices: { path: '/brand-voice', ...auto },
  brandVoiceNew: { path: '/brand-voice/new', ...creating },
  brandVoice: { path: '/brand-voice/:brandVoiceId', ...auto },
} as const satisfies Readonly<Record<string, RouteRow>>;

export type RouteName = keyof typeof ROUTES;

/** Whether a route is the page of one article, whatever its kind, where it can be written. */
export const isArticleRoute = (name: RouteName | null): boolean =>
  name === 'article' || name === 'smm' || name === 'brief';

/** Returns what a route requires before it is shown. */
export function routeOf(name: RouteName | null): Omit<RouteRow, 'path'> {
  return name === null ? { area: 'unknown' } : ROUTES[name];
}

/** Old addresses and their targets; the search string is kept. `*` is the rest of the path. */
export const REDIRECTS: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/create', to: '/' },
  { from: '/briefs', to: '/' },
  { from: '/project/*', to: '/*' },
  { from: '/seo-brief/*', to: '/briefs/*' },
];

const UUID4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a value is an id of the product (RFC 9562, version 4). */
export const isUuid4 = (value: string): boolean => UUID4.test(value);
