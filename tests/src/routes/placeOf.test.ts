import { expect, test } from '@jest/globals';
import { placeOf } from '#src/routes/placeOf.ts';

test.each([
  ['/', 'dashboard', {}],
  ['/articles', 'articles', {}],
  ['/articles/create', 'articleWizard', {}],
  ['/articles/a-1', 'article', { articleId: 'a-1' }],
  ['/nowhere', null, {}],
])('%s is the place %s', (pathname, route, params) => {
  expect(placeOf(pathname, '?fid=1')).toEqual({ pathname, search: '?fid=1', route, params });
});
