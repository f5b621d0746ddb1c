/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createNavigation } from '#services/session/navigation.ts';

const opened = jest.fn<typeof window.open>();
const { leave, open } = createNavigation(
  () => {},
  () => ['https://host.example'],
);

beforeEach(() => void jest.spyOn(window, 'open').mockImplementation(opened));
afterEach(() => {
  jest.restoreAllMocks();
  opened.mockReset();
});

test('inside the page the router goes', () => {
  const went: unknown[] = [];
  const { go } = createNavigation(
    (...args) => went.push(args),
    () => [],
  );
  go('/articles', { replace: true });
  expect(went).toEqual([['/articles', { replace: true }]]);
});

const FOREIGN = [
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  'javascript:alert(1)',
  'data:text/html,hello',
  'https://host.example:444/',
  'http://host.example/',
  'https://host.example.evil.example/',
];

// §d.host.5
test.each(FOREIGN)('the page is neither left for %s nor opens it', (url) => {
  expect(() => leave(url)).toThrow('Refused to leave');
  expect(() => open(url)).toThrow('Refused to leave');
  expect(opened).not.toHaveBeenCalled();
});

// §d.host.5
test('an address of our origin or of the host opens in a tab of its own, which knows nothing of this one', () => {
  open('/sign-in?redirect_to=%2Fcontent%2F');
  open('https://host.example/sign-in');
  expect(opened.mock.calls.map(([url, ...how]) => [String(url), ...how])).toEqual([
    ['http://localhost/sign-in?redirect_to=%2Fcontent%2F', '_blank', 'noopener'],
    ['https://host.example/sign-in', '_blank', 'noopener'],
  ]);
});

// §d.host.5
test('the page is left for an address of our origin', () => {
  leave('#signed-in'); // all of leaving that jsdom can do
  expect(location.href).toBe('http://localhost/#signed-in');
});
