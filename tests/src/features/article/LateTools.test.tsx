/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { LateTools } from '#src/features/article/LateTools.tsx';
import { untilLoaded } from '#src/kit/ui/chunk.ts';
import { draw } from '#tests/src/support/draw.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

// §d.errors.3
test('tools that are late say so in their place, and are asked for at once on request', async () => {
  let asked = 0;
  void untilLoaded(async () => {
    asked += 1;
    throw new Error('no network');
  });
  draw(<LateTools />);
  await pass(19_000);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1000);
  expect(screen.getByRole('alert')).toHaveTextContent('Tools could not be loaded');
  const before = asked;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(1);
  expect(asked).toBe(before + 1);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(20_000);
  expect(screen.getByRole('alert')).toBeVisible();
});
