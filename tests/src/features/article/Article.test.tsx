/** @jest-environment #tests/support/pageEnvironment.js */
/** @alone: the tools of an article that another file has opened wait for nothing. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, configure, screen } from '@testing-library/react';
import { waitForWorkflows } from '#src/kit/ui/chunk.ts';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anArticle, idOf } from '#tests/support/factories.ts';

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

/** More than the preview shows. */
const LINES = Array.from({ length: 60 }, (_, at) => `Line ${at}.`);

// §d.opening.1
test('the beginning of the text is there before its editor, which does not wait for a paint that never comes', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0); // a tab out of sight
  const blocks = LINES.map((line, at) => ({ id: `b${at}`, html: `<p>${line}</p>` }));
  runApp(`/articles/${idOf(1)}`, { article: { getArticle: async () => anArticle({ blocks }) } });
  expect(await screen.findByText('Line 0.')).toBeVisible();
  expect(screen.getByText('Line 39.')).toBeVisible();
  expect(screen.queryByText('Line 40.')).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Article text' })).toBeNull();
  const editor = await screen.findByRole('textbox', { name: 'Article text' });
  expect(editor).toHaveTextContent('Line 59.');
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
