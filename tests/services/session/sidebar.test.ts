import { expect, test } from '@jest/globals';
import { createSidebar } from '#services/session/sidebar.ts';
import { aHostSdk } from '#tests/support/hostSdk.ts';

// §2.sidebar.2
test("the host is told which of its sidebar's items is active, or that none is", () => {
  const told: (string | null)[] = [];
  const { sdk } = aHostSdk({ sidebar: { setActiveItem: (item) => void told.push(item) } });
  const sidebar = createSidebar(() => sdk);
  sidebar.setActiveItem({ item: 'articles' });
  sidebar.setActiveItem({ item: null });
  expect(told).toEqual(['articles', null]);
});

test('a chosen item is heard until unsubscribed', () => {
  const { sdk, chosen } = aHostSdk();
  const heard: unknown[] = [];
  const unsubscribe = createSidebar(() => sdk).subscribe((event) => heard.push(event));
  chosen.say('topicFinder');
  unsubscribe();
  chosen.say('articles');
  expect(heard).toEqual([{ item: 'topicFinder' }]);
});

test('without a host nothing happens', () => {
  const sidebar = createSidebar(() => undefined);
  expect(() => sidebar.setActiveItem({ item: 'index' })).not.toThrow();
  expect(sidebar.subscribe(() => {})).not.toThrow();
});
