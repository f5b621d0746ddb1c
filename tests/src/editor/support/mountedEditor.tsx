/** The text of an article in a jsdom page, edited by the events that a browser sends. */
import { MantineProvider } from '@mantine/core';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import type { Editor } from 'draft-js';
import { createRef, Profiler } from 'react';
import { bodyOf } from '#domain/article/body.ts';
import { ArticleSurface } from '#src/editor/ArticleSurface.tsx';
import type { EditorCommand } from '#src/editor/kernel/commands.ts';
import { moveInHistory } from '#src/editor/kernel/drawing/nativeText.ts';
import { SessionContext } from '#src/editor/kernel/SessionContext.ts';
import { EditorSession } from '#src/editor/kernel/session.ts';
import type { Clip } from './clips.ts';

const CTRL = { ctrlKey: true };

/** Without the toolbar, which would render on each key press and take longer than the text. */
export function mountEditor() {
  let made = 0;
  let drawings = 0;
  const session = new EditorSession({
    body: bodyOf([{ id: 'first', html: '<p></p>' }]),
    makeBlockId: () => `new${++made}`,
    onEdited: () => {},
  });
  const onCommand = (command: EditorCommand) => {
    if (command === 'undo' || command === 'redo') moveInHistory(session, command);
  };
  const workplace = {
    session,
    articleId: 'a',
    readOnly: false,
    cell: { current: null },
    onCommand,
  };
  const editor = createRef<Editor>();
  render(
    <MantineProvider>
      <SessionContext value={workplace}>
        <Profiler id="text" onRender={() => void drawings++}>
          <ArticleSurface
            {...{ session, onCommand }}
            editorRef={editor}
            label="Article text"
            placeholder=""
            readOnly={false}
          />
        </Profiler>
      </SessionContext>
    </MantineProvider>,
  );
  const box = screen.getByRole('textbox', { name: 'Article text' });
  act(() => box.focus());
  const press = (key: string, keyCode: number, modifiers = {}) =>
    act(() => void fireEvent.keyDown(box, { key, keyCode, ...modifiers }));
  return {
    session,
    box,
    /** How often React has rendered the text. */
    drawings: () => drawings,
    paste: (clip: Clip) => act(() => void fireEvent(box, pasteOf(box, clip))),
    type: (char: string) => act(() => typeInto(box, char)),
    /** Puts the caret after that many characters of the first text, like a click. */
    moveTo: (offset: number) => act(() => moveTo(box, offset)),
    undo: () => press('z', 90, CTRL),
    redo: () => press('y', 89, CTRL),
    /** The second key turns a heading or a list at the start into a paragraph. */
    removeAll() {
      act(() => selectAll(box));
      press('Backspace', 8);
      press('Backspace', 8);
    },
  };
}

function pasteOf(box: HTMLElement, { text, html = '', rtf = '' }: Clip): Event {
  const data = { 'text/plain': text, 'text/html': html, 'text/rtf': rtf };
  return createEvent.paste(box, {
    clipboardData: {
      getData: (type: string) => data[type as keyof typeof data] ?? '',
      files: [],
    },
  });
}

/** Inserts what the editor leaves to the browser. */
export function typeInto(box: HTMLElement, char: string): void {
  const code = char.charCodeAt(0);
  const isLeftToBrowser = fireEvent.keyPress(box, { key: char, charCode: code, which: code });
  if (!isLeftToBrowser) return;
  const selection = getSelection();
  const node = selection?.focusNode;
  if (node?.nodeType !== Node.TEXT_NODE) throw new Error('There is no text to type into.');
  const at = selection?.focusOffset ?? 0;
  (node as Text).insertData(at, char);
  selection?.collapse(node, at + char.length);
  fireEvent.input(box, { inputType: 'insertText', data: char });
}

function moveTo(box: HTMLElement, offset: number): void {
  const text = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode();
  if (text === null) throw new Error('There is no text to move in.');
  getSelection()?.collapse(text, offset);
  fireEvent.keyUp(box, { key: 'ArrowLeft', keyCode: 37 });
}

/** React reports a selection when a key is released. */
function selectAll(box: HTMLElement): void {
  getSelection()?.selectAllChildren(box);
  fireEvent.keyUp(box, { key: 'a', keyCode: 65, ...CTRL });
}

// jsdom has no contentEditable, and React reports selections only in editable elements.
Object.defineProperty(HTMLElement.prototype, 'contentEditable', {
  configurable: true,
  get(this: HTMLElement) {
    return this.getAttribute('contenteditable') ?? 'inherit';
  },
});
