/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import {
  act,
  cleanup,
  createEvent,
  fireEvent,
  render,
  screen,
  waitFor,
} from '@testing-library/react';
import { blocksOf, bodyOf } from '#domain/article/body.ts';
import { ArticleEditor } from '#src/editor/ArticleEditor.tsx';
import type { EditorHandle } from '#src/editor/EditorContext.ts';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {}); // draft-js does; jsdom cannot
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function open() {
  const handles: EditorHandle[] = [];
  let made = 0;
  render(
    <MantineProvider>
      <ArticleEditor
        articleId="article"
        initialBody={bodyOf([{ id: 'a', html: '<p></p>' }])}
        makeBlockId={() => `new${++made}`}
        onBlocksEdited={() => {}}
        register={(handle) => {
          handles.push(handle);
          return () => {};
        }}
      />
    </MantineProvider>,
  );
  const box = screen.getByRole('textbox', { name: 'Article text' });
  return {
    box,
    html: () => {
      const body = handles[0]?.body();
      return body && blocksOf(body).map((block) => block.html);
    },
    async paste(text: string, html = '') {
      const event = createEvent.paste(box, {
        clipboardData: {
          types: html === '' ? ['text/plain'] : ['text/plain', 'text/html'],
          getData: (type: string) =>
            ({ 'text/plain': text, Text: text, 'text/html': html })[type] ?? '',
          items: [],
          files: [],
        },
      });
      await act(async () => void fireEvent(box, event));
    },
  };
}

const LOSSY =
  '<p>text</p><img src="file:///C:/chart.png" alt="A chart"><iframe title="A film"></iframe>';

test('lists what a paste has lost, and can be closed', async () => {
  const { paste, html } = open();
  await paste('text', LOSSY);
  expect(html()).toEqual(['<p>text</p>']);
  const report = screen
    .getAllByRole('status')
    .find((status) => status.textContent?.includes('Not everything could be pasted:'));
  expect(report?.textContent).toContain('1 image that cannot be read (“A chart”)');
  expect(report?.textContent).toContain('(“A film”)');
  fireEvent.click(screen.getByRole('button', { name: 'Close the report' }));
  expect(screen.queryByText(/A chart/)).toBeNull();
});

test('closes by itself, but not while the pointer is in it', async () => {
  jest.useFakeTimers();
  const { paste } = open();
  await paste('text', LOSSY);
  const loss = screen.getByText(/A chart/);
  fireEvent.pointerEnter(loss);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(loss.isConnected).toBe(true);
  fireEvent.pointerLeave(loss);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(loss.isConnected).toBe(false);
});

test('is replaced by the next paste, and stays away if nothing was lost', async () => {
  const { paste } = open();
  await paste('text', LOSSY);
  await paste('more', '<p>more</p>');
  expect(screen.queryByText(/A chart/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close the report' })).toBeNull();
});

test('offers to convert Markdown, as one step', async () => {
  const { paste, html } = open();
  await paste('## Title\n\nSome **bold** text');
  expect(html()).toEqual(['<p>## Title</p>', '<p>Some **bold** text</p>']);
  fireEvent.click(screen.getByRole('button', { name: 'Apply its formatting' }));
  await waitFor(() =>
    expect(html()).toEqual(['<h2>Title</h2>', '<p>Some <strong>bold</strong> text</p>']),
  );
  expect(screen.queryByText('This text looks like Markdown.')).toBeNull();
});

test('tells what the formatting of Markdown has lost', async () => {
  const { paste, html } = open();
  await paste('## Title\n\nSome **bold** text\n\n:::tip\n\nand more');
  fireEvent.click(screen.getByRole('button', { name: 'Apply its formatting' }));
  expect(await screen.findByText('1 part of an unknown kind (“:::tip”)')).toBeDefined();
  expect(html()?.at(-1)).toBe('<p>and more</p>');
});

test('the offer ends once the writer continues', async () => {
  const { paste } = open();
  await paste('## Title\n\nSome **bold** text');
  expect(screen.getByText('This text looks like Markdown.')).toBeDefined();
  await paste('more');
  expect(screen.queryByText('This text looks like Markdown.')).toBeNull();
});

test('pasting with Shift inserts plain text, once', async () => {
  const { box, paste, html } = open();
  fireEvent.keyDown(box, { key: 'V', keyCode: 86, ctrlKey: true, shiftKey: true });
  await paste('- a\n- b', '<ul><li><b>a</b></li></ul>');
  expect(html()).toEqual(['<p>- a<br>- b</p>']);
  fireEvent.keyDown(box, { key: 'v', keyCode: 86, ctrlKey: true });
  await paste('x', '<ul><li><b>c</b></li></ul>');
  expect(html()?.join('')).toContain('<strong>c</strong>');
});
