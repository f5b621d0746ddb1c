/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { type BlockOp, bodyOf } from '#domain/article/body.ts';
import { ArticleEditor } from '#src/editor/ArticleEditor.tsx';
import type { EditorHandle } from '#src/editor/EditorContext.ts';
import { put } from './support/openSession.ts';

afterEach(cleanup);

function open(readOnly = false) {
  const handles: EditorHandle[] = [];
  const reports: (readonly BlockOp[])[] = [];
  const register = (handle: EditorHandle) => {
    handles.push(handle);
    return () => void handles.splice(handles.indexOf(handle), 1);
  };
  const view = render(
    <StrictMode>
      <MantineProvider>
        <ArticleEditor
          articleId="article"
          initialBody={bodyOf([{ id: 'a', html: '<p>one <strong>bold</strong></p>' }])}
          language="de"
          readOnly={readOnly}
          makeBlockId={() => 'new'}
          onBlocksEdited={(ops) => reports.push(ops)}
          register={register}
        />
      </MantineProvider>
    </StrictMode>,
  );
  return { view, handles, reports };
}

test('the article is one textbox with a name, in its own language', () => {
  open();
  const box = screen.getByRole('textbox', { name: 'Article text' });
  expect(box.getAttribute('aria-multiline')).toBe('true');
  expect(box.closest('[lang]')?.getAttribute('lang')).toBe('de');
  expect(box.textContent).toBe('one bold');
  expect(screen.getByRole('toolbar', { name: 'Text formatting' })).toBeDefined();
});

test('an open editor is registered once, shows what is applied, and is unregistered when closed', () => {
  const { view, handles, reports } = open();
  expect(handles).toHaveLength(1);
  let applied: readonly BlockOp[] | undefined;
  act(() => {
    applied = handles[0]?.apply({ ops: [put('z', 'a', '<h2>AI</h2>')], run: null });
  });
  expect(applied).toEqual([put('z', 'a', '<h2>AI</h2>')]);
  expect(screen.getByRole('heading', { level: 2, name: 'AI' })).toBeDefined();
  expect(handles[0]?.body().order).toEqual(['a', 'z']);
  view.unmount();
  expect(handles).toEqual([]);
  expect(reports).toEqual([]);
});

test('a revealed place has the caret and the focus, and is scrolled to', async () => {
  const { handles } = open();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {}); // draft-js does; jsdom cannot
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
  await act(async () => handles[0]?.reveal('a'));
  expect(screen.getByRole('textbox', { name: 'Article text' })).toBe(document.activeElement);
  const [block] = scrolled.mock.contexts as Element[];
  expect(block?.textContent).toBe('one bold');
  await act(async () => handles[0]?.reveal('gone'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});

test('a read-only article has no toolbar and nothing to type into', () => {
  open(true);
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(document.querySelector('[contenteditable="true"]')).toBeNull();
});

describe('full screen', () => {
  const isFull = () => document.documentElement.hasAttribute('data-editor-full-screen');
  const button = () => screen.getByRole('button', { name: 'Full screen' });

  test('the button of full screen turns it on and off', () => {
    open();
    fireEvent.click(button());
    expect(isFull()).toBe(true);
    expect(button().getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button());
    expect(isFull()).toBe(false);
  });

  test('Escape leaves full screen, except where it closes something else first', () => {
    open();
    fireEvent.click(button());
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    dialog.remove();
    expect(isFull()).toBe(true);
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Article text' }), { key: 'Escape' });
    expect(isFull()).toBe(false);
  });

  test('full screen ends when the editor closes', () => {
    const { view } = open();
    fireEvent.click(button());
    view.unmount();
    expect(isFull()).toBe(false);
  });
});

test('the browser checks the spelling in the language of the article', () => {
  open();
  const box = screen.getByRole('textbox', { name: 'Article text' });
  expect(box.getAttribute('spellcheck')).toBe('true');
  expect(box.closest('[lang]')?.getAttribute('lang')).toBe('de');
});
