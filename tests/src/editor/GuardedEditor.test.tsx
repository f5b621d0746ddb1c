/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import Draft from 'draft-js';
import {
  type ArticleBody,
  applyOps,
  type BlockOp,
  blocksOf,
  bodyOf,
} from '#domain/article/body.ts';
import type { EditorHandle } from '#src/editor/EditorContext.ts';
import { GuardedEditor } from '#src/editor/GuardedEditor.tsx';
import { typeInto } from './support/mountedEditor.tsx';

const RESTARTED = 'The editor was restarted. Your text is safe.';

let now = 0;
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {}); // draft-js does; jsdom cannot
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React and jsdom report every crash
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function open() {
  let body: ArticleBody = bodyOf([
    { id: 'a', html: '<p>first</p>' },
    { id: 'b', html: '<p>second</p>' },
  ]);
  let made = 0;
  let isRefused = false;
  const crashes: { isClosed: boolean; message: string }[] = [];
  const copied = jest.fn();
  const handles: EditorHandle[] = [];
  render(
    <MantineProvider>
      <GuardedEditor
        articleId="article"
        language="en"
        readBody={() => body}
        onBlocksEdited={(ops) => {
          if (isRefused) {
            isRefused = false;
            throw new Error('broken report');
          }
          body = applyOps(body, ops);
        }}
        makeBlockId={() => `new${++made}`}
        register={(handle) => {
          handles.push(handle);
          return () => void handles.splice(handles.indexOf(handle), 1);
        }}
        onCrash={(crash) => crashes.push(crash)}
        onCopy={copied}
      />
    </MantineProvider>,
  );
  const box = () => screen.getByRole('textbox', { name: 'Article text' });
  return {
    box,
    crashes,
    copied,
    /** Makes the next report of edits throw. */
    refuse: () => {
      isRefused = true;
    },
    handles,
    /** Puts a block into an open editor, like a workflow. */
    put(op: BlockOp, run: string | null = null) {
      body = applyOps(body, handles[0]?.apply({ ops: [op], run }) ?? []);
    },
    stored: () => blocksOf(body).map(({ html }) => html),
    focusOn: (id: string) => act(async () => handles[0]?.reveal(id)),
    type: (char: string) => act(() => typeInto(box(), char)),
    async press() {
      await act(async () => void fireEvent.keyDown(box(), { key: 'ArrowLeft', keyCode: 37 }));
      await new Promise((resolve) => setTimeout(resolve, 10)); // rendered as in a page, without `act`
    },
  };
}

/** Makes the next key press throw, where draft-js asks for its meaning. */
function breakKeys(times = 1): void {
  const broken = jest.spyOn(KeyboardEvent.prototype, 'getModifierState');
  for (let i = 0; i < times; i += 1) {
    broken.mockImplementationOnce(() => {
      throw new Error('broken key');
    });
  }
}

describe('an editor that throws is reopened with every word', () => {
  test('an editor that throws in a handler keeps what was typed right before, and typing continues', async () => {
    const editor = open();
    await editor.focusOn('b');
    editor.type('x'); // not reported yet; jsdom does not keep the caret at its place
    const typed = editor.box().textContent;
    expect(typed).toContain('x');
    breakKeys();
    await editor.press();
    expect(screen.getByText(RESTARTED)).toBeDefined();
    expect(editor.box().textContent).toBe(typed);
    expect(editor.crashes).toEqual([
      expect.objectContaining({ message: 'Error: broken key', isClosed: false }),
    ]);
    expect(editor.handles).toHaveLength(1);
    expect(editor.box()).toBe(document.activeElement);
    editor.type('y');
    editor.handles[0]?.flush();
    expect(editor.stored().join()).toMatch(/x.*y|y.*x/);
  });

  test('an editor that throws while text streams in keeps what was typed into that when it goes on', async () => {
    const editor = open();
    const grow = (html: string) =>
      act(() => editor.put({ op: 'put', id: 'c', after: 'b', html }, 'run'));
    grow('<p>AI</p>');
    await editor.focusOn('c');
    editor.type('q');
    breakKeys();
    await editor.press();
    expect(screen.getByText(RESTARTED)).toBeDefined();
    grow('<p>AI text</p>');
    editor.handles[0]?.flush();
    expect(editor.stored()[2]).toContain('q');
    expect(editor.stored()[2]?.replace('q', '')).toBe('<p>AI text</p>');
  });

  test('an editor that throws is reopened with every word during rendering', async () => {
    const editor = open();
    await editor.focusOn('a');
    const { render: draw } = Draft.EditorBlock.prototype;
    jest.spyOn(Draft.EditorBlock.prototype, 'render').mockImplementation(function (
      this: Draft.EditorBlock,
    ) {
      // React renders a second time by itself.
      if (editor.crashes.length === 0) throw new Error('broken block');
      return draw.call(this);
    });
    act(() => editor.put({ op: 'put', id: 'c', after: 'b', html: '<p>third</p>' }));
    expect(editor.crashes).toHaveLength(1);
    expect(screen.getByText(RESTARTED)).toBeDefined();
    expect(editor.box().textContent).toBe('firstsecondthird');
  });

  test('an editor that throws is reopened with every word when its edits cannot be reported', async () => {
    const editor = open();
    await editor.focusOn('a');
    editor.refuse();
    editor.type('x');
    act(() => void fireEvent(window, new Event('pagehide')));
    expect(editor.crashes).toHaveLength(1);
    expect(editor.box().textContent).toContain('x');
    expect(editor.stored().join()).toContain('x');
  });

  test('an error elsewhere on the page does not reopen the editor', async () => {
    const editor = open();
    await editor.press();
    act(
      () => void window.dispatchEvent(new ErrorEvent('error', { error: new Error('elsewhere') })),
    );
    expect(editor.crashes).toEqual([]);
    expect(screen.queryByText(RESTARTED)).toBeNull();
  });

  test('the notice of a reopened editor can be closed', async () => {
    const editor = open();
    breakKeys();
    await editor.press();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(RESTARTED)).toBeNull();
  });
});

describe('an editor that keeps crashing', () => {
  test('an editor that keeps crashing stays closed after three crashes in ten seconds; its text can be read and copied', async () => {
    const editor = open();
    await editor.focusOn('a');
    editor.type('x');
    const typed = editor.box().textContent;
    breakKeys(3);
    for (const _ of [1, 2, 3]) await editor.press();
    expect(editor.crashes.map(({ isClosed }) => isClosed)).toEqual([false, false, true]);
    expect(screen.getByRole('alert').textContent).toMatch(/keeps crashing and was closed/);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.body.textContent).toContain(typed);
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(editor.copied).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Reload' })).toBeDefined();
  });

  test('an editor that crashes rarely is reopened every time', async () => {
    const editor = open();
    breakKeys(5);
    for (const at of [1, 2, 3, 4, 5]) {
      now = at * 5_001;
      await editor.press();
    }
    expect(editor.crashes.map(({ isClosed }) => isClosed)).not.toContain(true);
    expect(editor.box()).toBeDefined();
  });
});
