/** @jest-environment #tests/support/pageEnvironment.js */
/** @alone: the tools of an article that another file has opened wait for nothing. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, configure, screen } from '@testing-library/react';
import { waitForWorkflows } from '#src/kit/ui/chunk.ts';
import { idOf } from '#tests/support/factories.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';

// The whole page is loaded and rendered, with an editor.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {}); // draft-js does; jsdom cannot
});
afterEach(() => {
  cleanup();
  stopApps();
  jest.restoreAllMocks();
});

test('the text of an article can be written before the workflows of its tools run, and no tool can be clicked', async () => {
  const tools = Promise.withResolvers<void>();
  waitForWorkflows(() => tools.promise);
  runApp(`/articles/${idOf(1)}`);
  await screen.findByRole('textbox', { name: 'Article text' });
  await act(async () => {});
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Outline' })).toBeNull();
  await act(async () => tools.resolve());
  expect(await screen.findByRole('button', { name: 'Share' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Outline' })).toBeVisible();
});
