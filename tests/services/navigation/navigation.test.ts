/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { createNavigation } from '#services/navigation/navigation.ts';

test('inside the page the router goes', () => {
  const went: unknown[] = [];
  createNavigation((...args) => went.push(args), []).go('/articles', { replace: true });
  expect(went).toEqual([['/articles', { replace: true }]]);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  'javascript:alert(1)',
  'https://host.example:444/',
])('§d.host.5 the page is not left for %s', (url) => {
  const navigation = createNavigation(() => {}, ['https://host.example']);
  expect(() => navigation.leave(url)).toThrow('Refused to leave');
});
