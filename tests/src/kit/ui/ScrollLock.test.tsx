/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { ScrollLock } from '#src/kit/ui/ScrollLock.tsx';

test('the page can be scrolled again when the last of several dialogs has closed', () => {
  const { overflow } = document.documentElement.style;
  const isLocked = () => document.documentElement.style.overflow === 'hidden';
  const { rerender } = render([<ScrollLock key="a" />]);
  const seen = [isLocked()];
  for (const dialogs of [['a', 'b'], ['b'], []]) {
    rerender(dialogs.map((key) => <ScrollLock key={key} />));
    seen.push(isLocked());
  }
  expect(seen).toEqual([true, true, true, false]);
  expect(document.documentElement.style.overflow).toBe(overflow);
  expect(document.body.style.paddingInlineEnd).toBe('');
});
