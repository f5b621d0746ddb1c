/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { SaveStatus } from '#domain/article/saveQueue.ts';
import { useShownStatus } from '#src/features/article/useShownStatus.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

function show(first: SaveStatus) {
  const { result, rerender } = renderHook(useShownStatus, { initialProps: first });
  const become = (status: SaveStatus, forMs: number) => {
    rerender(status);
    const shown = result.current;
    act(() => jest.advanceTimersByTime(forMs));
    return shown;
  };
  return { become, shown: () => result.current };
}

test('continuous typing shows "Saved" after the last save only', () => {
  const { become, shown } = show('idle');
  expect(shown()).toBe('idle');
  become('queued', 1000);
  for (let save = 0; save < 3; save += 1) {
    become('saving', 30);
    expect(become('idle', 75)).toBe('saving');
    expect(become('queued', 1000)).toBe('queued');
  }
  become('saving', 30);
  expect(become('idle', 1000)).toBe('saving');
  expect(shown()).toBe('idle');
});

test('what needs the writer is said at once', () => {
  const { become } = show('saving');
  expect(become('offline', 10)).toBe('offline');
  expect(become('conflict', 10)).toBe('conflict');
});
