/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import {
  chunk,
  loadAgain,
  tool,
  toolPart,
  untilLoaded,
  waitForWorkflows,
} from '#src/kit/ui/chunk.ts';
import { draw } from '#tests/src/support/draw.tsx';

const Page = () => <p>The page</p>;
const drawn = (Chunk: ReturnType<typeof chunk>) =>
  render(
    <Suspense fallback="Loading">
      <Chunk />
    </Suspense>,
  );

test('a chunk that was begun renders at once, without its fallback', async () => {
  const Chunk = chunk(async () => Page);
  Chunk.begin();
  await new Promise((resolve) => setTimeout(resolve));
  drawn(Chunk);
  expect(screen.getByText('The page')).toBeTruthy();
});

test('a chunk that was not begun is loaded once, when it renders', async () => {
  let loads = 0;
  const Chunk = chunk(async () => {
    loads += 1;
    return Page;
  });
  const { rerender } = drawn(Chunk);
  expect(screen.getByText('Loading')).toBeTruthy();
  await screen.findByText('The page');
  rerender(
    <Suspense fallback="Loading">
      <Chunk />
    </Suspense>,
  );
  expect(screen.queryByText('Loading')).toBe(null);
  expect(loads).toBe(1);
});

test('a chunk that could not be begun is loaded again when it renders', async () => {
  let loads = 0;
  const Chunk = chunk(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no network');
    return Page;
  });
  Chunk.begin();
  await new Promise((resolve) => setTimeout(resolve));
  drawn(Chunk);
  expect(await screen.findByText('The page')).toBeTruthy();
});

const withBoundary = (Chunk: ReturnType<typeof chunk>) =>
  draw(
    <ErrorBoundary>
      <Suspense fallback="Loading">
        <Chunk />
      </Suspense>
    </ErrorBoundary>,
  );
const tryAgain = () => fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

describe('what cannot be loaded', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
  });
  afterEach(() => void jest.restoreAllMocks());

  // §2.errorPage.2 §d.errors.3
  test('what cannot be loaded is asked for again by “Try again”', async () => {
    let loads = 0;
    const Chunk = chunk(async () => {
      loads += 1;
      if (loads === 1) throw new Error('no network');
      return Page;
    });
    withBoundary(Chunk);
    await screen.findByRole('alert');
    tryAgain();
    expect(await screen.findByText('The page')).toBeTruthy();
    expect(loads).toBe(2);
  });

  // §d.errors.3
  test('a page that lacks its workflows says so after a while, and is there once they run', async () => {
    jest.useFakeTimers();
    const { promise, resolve: run } = Promise.withResolvers<void>();
    waitForWorkflows(() => promise);
    withBoundary(tool(async () => Page));
    await act(() => jest.advanceTimersByTimeAsync(19_000));
    expect(screen.getByText('Loading')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(1000));
    screen.getByRole('alert');
    tryAgain();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('Loading')).toBeTruthy();
    run();
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(screen.getByText('The page')).toBeTruthy();
    jest.useRealTimers();
  });

  test('what cannot be loaded leaves a page without that part', async () => {
    jest.useFakeTimers();
    waitForWorkflows(() => new Promise(() => undefined));
    withBoundary(toolPart(Page));
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.queryByRole('alert')).toBeNull();
    jest.useRealTimers();
  });
});

test('a tool is loading until its workflows run, so that no click is lost', async () => {
  let run = () => {};
  const running = new Promise<void>((resolve) => {
    run = resolve;
  });
  waitForWorkflows(() => running);
  const Tool = tool(async () => Page);
  drawn(Tool);
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.queryByText('The page')).toBe(null);
  expect(screen.queryByText('Loading') !== null).toBe(true);
  run();
  expect(await screen.findByText('The page')).toBeTruthy();
});

describe('what the page cannot do without', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** When it was asked for, in seconds, in the first two minutes. */
  function asked() {
    const seconds: number[] = [];
    const startedAt = Date.now();
    void untilLoaded(async () => {
      seconds.push((Date.now() - startedAt) / 1000);
      throw new Error('no network');
    });
    return seconds;
  }

  test('what the page cannot do without is asked for after pauses that grow to 30 s', async () => {
    const seconds = asked();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(seconds).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  });

  // §d.errors.3
  test.each([
    ['a person asks for it', loadAgain],
    ['there is a connection', () => window.dispatchEvent(new Event('online'))],
  ])('what the page cannot do without is asked for at once when %s', async (_, happens) => {
    const seconds = asked();
    await jest.advanceTimersByTimeAsync(40_000);
    happens();
    await jest.advanceTimersByTimeAsync(1);
    expect(seconds.at(-1)).toBe(40);
  });

  test('what the page cannot do without leaves no listener of a pause that is over', async () => {
    const listen = jest.spyOn(window, 'addEventListener');
    asked();
    await jest.advanceTimersByTimeAsync(10_000);
    const isOver = listen.mock.calls
      .filter(([type]) => type === 'online')
      .map(([, , options]) => (options as AddEventListenerOptions).signal?.aborted);
    expect(isOver).toEqual([true, true, true, false]);
    listen.mockRestore();
  });

  test('what the page cannot do without is there once it could be loaded', async () => {
    let isDown = true;
    const loading = untilLoaded(async () => {
      if (isDown) throw new Error('no network');
      return 'loaded';
    });
    await jest.advanceTimersByTimeAsync(500);
    isDown = false;
    await jest.advanceTimersByTimeAsync(500);
    await expect(loading).resolves.toBe('loaded');
  });
});
