/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { openApp } from '#tests/src/support/openApp.tsx';

const finish = (location: string, more = '') =>
  `/anonymous-finish?location=${encodeURIComponent(location)}${more}`;

// §7.signup.2
test.each([
  [finish('articles/create'), '/articles/create', ''],
  [finish('/articles/create'), '/articles/create', ''],
  [finish('articles/create', '&fid=7'), '/articles/create', '?fid=7'],
  [finish('articles?page=2', '&fid=7'), '/articles', '?page=2&fid=7'],
  ['/anonymous-finish', '/', ''],
  ['/anonymous-finish?fid=7', '/', '?fid=7'],
])('%s leads to %s%s', async (at, pathname, search) => {
  const app = await openApp(at);
  expect(app.location()).toMatchObject({ pathname, search });
});

// §d.host.5
test.each([
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['\\evil', '/evil'],
  ['https://evil.example', '/https:/evil.example'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
])('the location %s never leads to another origin', async (location, pathname) => {
  const app = await openApp(finish(location));
  expect(app.location()).toMatchObject({ pathname, route: null });
});
