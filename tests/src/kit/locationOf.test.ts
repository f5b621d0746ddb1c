import { expect, test } from '@jest/globals';
import { ROUTES, type RouteName, routeOf } from '#domain/session/routes.ts';
import { isReadable, locationOf } from '#src/kit/locationOf.ts';
import { idOf } from '../../support/factories.ts';

const TOPIC_ID = '7f2c1f0e-3c5d-4a8b-9e6f-0123456789ab';

const AUTO = { area: 'setup', autosubmit: true } as const;
const NEW = { ...AUTO, creates: true } as const;
const BARE = { area: 'signedIn', isBare: true } as const;
const READ = { area: 'readOnly' } as const;

/** Every address of the specification, and its requirements. */
const ADDRESSES: readonly [
  address: string,
  route: RouteName,
  params: Record<string, string>,
  stands: object,
][] = [
  ['/', 'dashboard', {}, { area: 'setup' }],
  ['/activate', 'activate', {}, BARE],
  ['/import-article', 'importArticle', {}, NEW],
  ['/import-and-gen', 'importAndGenerate', {}, NEW],
  ['/trial', 'trial', {}, BARE],
  ['/get-unlimited-plan', 'unlimitedPlan', {}, BARE],
  ['/free-user', 'freeUser', {}, READ],
  ['/free-user/articles/a-1', 'freeUserArticle', { articleId: 'a-1' }, READ],
  ['/integration/wp', 'wordpress', {}, AUTO],
  ['/integration/canva/callback', 'canvaCallback', {}, BARE],
  ['/integration/extension', 'extension', {}, AUTO],
  ['/anonymous-finish', 'anonymousFinish', {}, BARE],
  ['/topic-finder', 'topics', {}, AUTO],
  [`/topic-finder/${TOPIC_ID}`, 'topic', { topicId: TOPIC_ID }, AUTO],
  ['/audit', 'audits', {}, AUTO],
  [`/audit/${TOPIC_ID}`, 'audit', { auditId: TOPIC_ID }, AUTO],
  ['/articles/optimize', 'optimizer', {}, AUTO],
  [`/articles/${idOf(1)}`, 'article', { articleId: idOf(1) }, AUTO],
  ['/articles/create', 'articleWizard', {}, NEW],
  ['/briefs/create', 'briefWizard', {}, NEW],
  ['/briefs/a-1', 'brief', { articleId: 'a-1' }, AUTO],
  ['/smm/create', 'smmWizard', {}, NEW],
  ['/smm/a-1', 'smm', { articleId: 'a-1' }, AUTO],
  ['/articles', 'articles', {}, AUTO],
  ['/chat', 'chat', {}, AUTO],
  ['/images', 'images', {}, AUTO],
  ['/settings', 'settings', {}, AUTO],
  ['/support', 'support', {}, { area: 'signedIn' }],
  ['/brand-voice', 'brandVoices', {}, AUTO],
  ['/brand-voice/new', 'brandVoiceNew', {}, NEW],
  ['/brand-voice/v-1', 'brandVoice', { brandVoiceId: 'v-1' }, AUTO],
];

test.each(ADDRESSES)('%s is the location %s', (pathname, route, params, stands) => {
  expect(locationOf(pathname, '?fid=1')).toEqual({ pathname, search: '?fid=1', route, params });
  expect(routeOf(route)).toMatchObject(stands);
  expect(routeOf(route).autosubmit).toBe('autosubmit' in stands ? true : undefined);
});

test('the table above has every route of the product', () => {
  const tested = new Set(ADDRESSES.map(([, route]) => route));
  expect(Object.keys(ROUTES).filter((route) => !tested.has(route as RouteName))).toEqual([]);
});

test.each([
  ['a version-1 id', '/topic-finder/7f2c1f0e-3c5d-11ee-be56-0242ac120002'],
  ['an id of another variant', '/topic-finder/7f2c1f0e-3c5d-4a8b-1e6f-0123456789ab'],
  ['no id at all', '/topic-finder/coffee'],
  ['an id with more behind it', `/topic-finder/${TOPIC_ID}/more`],
])('a topic with %s has no route', (_what, pathname) => {
  expect(locationOf(pathname, '').route).toBeNull();
});

// §2.routes.33
test.each([
  '/nowhere',
  '/articles/a-1/more',
  '/articles/create/anything',
  '/free-user/articles',
  '/smm',
])('%s has no route', (pathname) => {
  expect(locationOf(pathname, '?fid=1')).toEqual({
    pathname,
    search: '?fid=1',
    route: null,
    params: {},
  });
});

// §8.errors.13
test.each([
  ['/articles/%E0%A4%A', false],
  ['/%', false],
  ['/articles/%E2%98%95', true],
  ['/', true],
])('isReadable of %s is %s', (pathname, isSo) => {
  expect(isReadable(pathname)).toBe(isSo);
  if (!isSo) expect(locationOf(pathname, '').route).toBeNull();
});
