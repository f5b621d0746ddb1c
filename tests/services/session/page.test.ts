/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { browserPage, createNavigation, logIdOf } from '#services/session/page.ts';
import type { PageEvent } from '#services/session/session.ports.ts';
import { aConfig } from '../../support/factories.ts';

const hide = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const beforeUnload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('page and network events are reported until unsubscribed', () => {
  const heard: PageEvent[] = [];
  const unsubscribe = browserPage.subscribe((event) => heard.push(event));
  hide(true);
  hide(false);
  for (const type of ['pagehide', 'online', 'offline']) window.dispatchEvent(new Event(type));
  expect(heard).toEqual(['hidden', 'visible', 'hidden', 'online', 'offline']);
  unsubscribe();
  hide(true);
  expect(heard).toHaveLength(5);
});

test('the browser asks before it closes the page only while the warning is on', () => {
  expect(beforeUnload()).toBe(false);
  browserPage.warnBeforeLeaving(true);
  browserPage.warnBeforeLeaving(true);
  expect(beforeUnload()).toBe(true);
  browserPage.warnBeforeLeaving(false);
  expect(beforeUnload()).toBe(false);
});

test('the page returns its time zone', () => {
  expect(browserPage.timeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('the settings of the installation are read from the page', () => {
  const config = aConfig({ supportEmail: 'o\'neil&"sons"@example.org' });
  const meta = document.createElement('meta');
  meta.name = 'page-config';
  meta.content = JSON.stringify(config);
  document.head.append(meta);
  expect(browserPage.config()).toEqual(config);
  meta.remove();
});

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

test('the router navigates within the page', () => {
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
test.each(FOREIGN)('the page neither leaves for %s nor opens it', (url) => {
  expect(() => leave(url)).toThrow('Refused to leave');
  expect(() => open(url)).toThrow('Refused to leave');
  expect(opened).not.toHaveBeenCalled();
});

// §d.host.5
test('an address of our origin or of the host opens in a new tab, without access to this one', () => {
  open('/sign-in?redirect_to=%2Fcontent%2F');
  open('https://host.example/sign-in');
  expect(opened.mock.calls.map(([url, ...how]) => [String(url), ...how])).toEqual([
    ['http://localhost/sign-in?redirect_to=%2Fcontent%2F', '_blank', 'noopener'],
    ['https://host.example/sign-in', '_blank', 'noopener'],
  ]);
});

// §d.host.5
test('the page leaves for an address of our origin', () => {
  leave('#signed-in'); // all of leaving that jsdom can do
  expect(location.href).toBe('http://localhost/#signed-in');
});

const page = (html: string) => new DOMParser().parseFromString(html, 'text/html');

// §7.api.3 §d.api.5
test('the log id is the one that the server left in a comment of the page', () => {
  expect(
    logIdOf(page('<!doctype html><!-- a --><head><!-- sm-log-id: 0b1-c2 --></head>'), () => 'new'),
  ).toBe('0b1-c2');
  expect(logIdOf(page('<!--sm-log-id=abc--><p>'), () => 'new')).toBe('abc');
});

// §7.api.3 §d.api.5
test.each(['<p>none</p>', '<!-- sm-log-id: <b> -->', '<!-- sm-log-id: __LOG ID__ -->'])(
  'without a comment the log id is new: %s',
  (html) => {
    expect(logIdOf(page(html), () => 'new')).toBe('new');
  },
);
