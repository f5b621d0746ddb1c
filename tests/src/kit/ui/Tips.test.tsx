/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Tips, tip } from '#src/kit/ui/Tips.tsx';
import { draw } from '#tests/src/support/draw.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  draw(
    <>
      <button type="button" {...tip('Share it')}>
        <span>Share</span>
      </button>
      <button type="button" {...tip('Export it', 'left')}>
        Export
      </button>
      <Tips />
    </>,
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** jsdom lays nothing out, so that the tooltip takes its element for out of sight. */
const shown = () => screen.queryByRole('tooltip', { hidden: true })?.textContent ?? null;
const wait = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const over = (text: string, pointerType = 'mouse') =>
  fireEvent(
    screen.getByText(text),
    Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }),
  );

test('a tooltip is shown while the mouse rests on its element, one at a time', async () => {
  over('Share');
  await wait(200);
  expect(shown()).toBeNull();
  await wait(200);
  expect(shown()).toBe('Share it');
  over('Export');
  await wait(400);
  expect(shown()).toBe('Export it');
  fireEvent(document.body, Object.assign(new Event('pointerover', { bubbles: true }), {}));
  await wait(0);
  expect(shown()).toBeNull();
});

test('it is shown for the focus by keyboard, and closed by Escape, a click and the next focus', async () => {
  const share = screen.getByRole('button', { name: 'Share' });
  for (const close of [
    () => fireEvent.keyDown(document.body, { key: 'Escape' }),
    () => fireEvent.pointerDown(share),
    () => act(() => share.blur()),
  ]) {
    act(() => share.blur());
    act(() => share.focus());
    await wait(400);
    expect(shown()).toBe('Share it');
    close();
    await wait(0);
    expect(shown()).toBeNull();
  }
});

test('a finger shows none', async () => {
  over('Share', 'touch');
  await wait(400);
  expect(shown()).toBeNull();
});
