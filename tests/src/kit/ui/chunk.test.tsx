/** @jest-environment #tests/support/pageEnvironment.js */
import { Suspense } from 'react';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { chunk, waitForWorkflows, tool } from '#src/kit/ui/chunk.ts';

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
  expect([screen.queryByText('Loading'), loads]).toEqual([null, 1]);
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

test('a tool is loading until its workflows run, so that no click is lost', async () => {
  let run = () => {};
  waitForWorkflows(
    new Promise<void>((resolve) => {
      run = resolve;
    }),
  );
  const Tool = tool(async () => Page);
  drawn(Tool);
  await new Promise((resolve) => setTimeout(resolve));
  expect([screen.queryByText('The page'), screen.queryByText('Loading') !== null]).toEqual([
    null,
    true,
  ]);
  run();
  expect(await screen.findByText('The page')).toBeTruthy();
});
