import { expect, test } from '@jest/globals';
import { ROUTES, type RouteName } from '#domain/navigation/routes.ts';
import { isReadable, placeOf } from '#src/routes/placeOf.ts';
import { idOf } from '#tests/support/factories.ts';

const TOPIC_ID = '7f2c1f0e-3c5d-4a8b-9e6f-0123456789ab';

const ADDRESSES: readonly [
  clause: string,
  address: string,
  route: RouteName,
  params: Record<string, string>,
][] = [
  ['§2.routes.6', '/activate', 'activate', {}],
  ['§2.routes.7', '/import-article', 'importArticle', {}],
  ['§2.routes.7', '/import-and-gen', 'importAndGenerate', {}],
  ['§2.routes.8', '/trial', 'trial', {}],
  ['§2.routes.9', '/get-unlimited-plan', 'unlimitedPlan', {}],
  ['§2.routes.10', '/free-user', 'freeUser', {}],
  ['§2.routes.11', '/free-user/articles/a-1', 'freeUserArticle', { articleId: 'a-1' }],
  ['§2.routes.12', '/integration/wp', 'wordpress', {}],
  ['§2.routes.13', '/integration/canva/callback', 'canvaCallback', {}],
  ['§2.routes.16', '/', 'dashboard', {}],
  ['§2.routes.17', '/topic-finder', 'topics', {}],
  ['§2.routes.18', `/topic-finder/${TOPIC_ID}`, 'topic', { topicId: TOPIC_ID }],
  ['§2.routes.19', '/articles/optimize', 'optimizer', {}],
  ['§2.routes.20', `/articles/${idOf(1)}`, 'article', { articleId: idOf(1) }],
  ['§2.routes.21', '/articles/create', 'articleWizard', {}],
  ['§2.routes.23', '/briefs/create', 'briefWizard', {}],
  ['§2.routes.24', '/briefs/a-1', 'brief', { articleId: 'a-1' }],
  ['§2.routes.26', '/smm/create', 'smmWizard', {}],
  ['§2.routes.27', '/smm/a-1', 'smm', { articleId: 'a-1' }],
  ['§2.routes.28', '/articles', 'articles', {}],
  ['§2.routes.29', '/settings', 'settings', {}],
  ['§2.routes.30', '/brand-voice', 'brandVoices', {}],
  ['§2.routes.31', '/brand-voice/new', 'brandVoiceNew', {}],
  ['§2.routes.32', '/brand-voice/v-1', 'brandVoice', { brandVoiceId: 'v-1' }],
  ['§d.routes.3', '/anonymous-finish', 'anonymousFinish', {}],
];

test.each(ADDRESSES)('%s %s is the place %s', (_clause, pathname, route, params) => {
  expect(placeOf(pathname, '?fid=1')).toEqual({ pathname, search: '?fid=1', route, params });
});

test('the table above has every route of the product', () => {
  const tested = new Set(ADDRESSES.map(([, , route]) => route));
  expect(Object.keys(ROUTES).filter((route) => !tested.has(route as RouteName))).toEqual([]);
});

test.each([
  ['a version-1 id', '/topic-finder/7f2c1f0e-3c5d-11ee-be56-0242ac120002'],
  ['an id of another variant', '/topic-finder/7f2c1f0e-3c5d-4a8b-1e6f-0123456789ab'],
  ['no id at all', '/topic-finder/coffee'],
  ['an id with more behind it', `/topic-finder/${TOPIC_ID}/more`],
])('§2.routes.18 a topic with %s is no place', (_what, pathname) => {
  expect(placeOf(pathname, '').route).toBeNull();
});

test.each([
  '/nowhere',
  '/articles/a-1/more',
  '/articles/create/anything',
  '/free-user/articles',
  '/smm',
])('§2.routes.33 %s is no place', (pathname) => {
  expect(placeOf(pathname, '?fid=1')).toEqual({
    pathname,
    search: '?fid=1',
    route: null,
    params: {},
  });
});

test.each([
  ['/articles/%E0%A4%A', false],
  ['/%', false],
  ['/articles/%E2%98%95', true],
  ['/', true],
])('§8.errors.13 that %s can be read is %s', (pathname, isSo) => {
  expect(isReadable(pathname)).toBe(isSo);
  if (!isSo) expect(placeOf(pathname, '').route).toBeNull();
});
