/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { PageEvent } from '#domain/session/pageEvent.ts';
import { browserPage } from '#services/session/page.ts';
import { aConfig } from '#tests/support/factories.ts';

const hide = (isHidden: boolean) => {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};
const beforeUnload = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

test('the page going, coming back, and its network are heard until unsubscribed', () => {
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

test('the browser asks before it closes the page only while it was told to', () => {
  expect(beforeUnload()).toBe(false);
  browserPage.warnBeforeLeaving(true);
  browserPage.warnBeforeLeaving(true);
  expect(beforeUnload()).toBe(true);
  browserPage.warnBeforeLeaving(false);
  expect(beforeUnload()).toBe(false);
});

test('it knows its time zone', () => {
  expect(browserPage.timeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});

test('what the server says of its installation is read from the page', () => {
  const config = aConfig({ supportEmail: 'o\'neil&"sons"@example.org' });
  const meta = document.createElement('meta');
  meta.name = 'page-config';
  meta.content = JSON.stringify(config);
  document.head.append(meta);
  expect(browserPage.config()).toEqual(config);
  meta.remove();
});
