/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { IconList } from '@tabler/icons-react';
import { SidePanel } from '#src/features/article/panels/SidePanel.tsx';
import type { PanelName } from '#store/article/sidePanel.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';

// §d.offline.1
test('what needs the text alone is loaded before it is opened, once the page is idle', () => {
  jest.useFakeTimers();
  const begun: PanelName[] = [];
  const panels = (['score', 'terms', 'chat', 'competitors'] as const).map((name) => ({
    name,
    label: name,
    icon: IconList,
    flag: null,
    Content: Object.assign(() => null, { begin: () => void begun.push(name) }),
  }));
  const { unmount } = draw(<SidePanel articleId="a1" panels={panels} />);
  expect(begun).toEqual([]);
  jest.runAllTimers();
  expect(begun).toEqual(['score', 'terms', 'competitors']); // a chat is nothing without its server
  unmount();
  jest.useRealTimers();
});
