/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent } from '@testing-library/react';
import fc from 'fast-check';
import { blocksOf } from '#domain/article/body.ts';
import { type EditorCommand, withCommand } from '#src/editor/kernel/commands.ts';
import { ELEMENTS } from '#tests/src/editor/support/clips.ts';
import { mountEditor } from '#tests/src/editor/support/mountedEditor.tsx';
import { put } from '#tests/src/editor/support/openSession.ts';

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {}); // draft-js does; jsdom cannot
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('text that arrives while a dropped file is read is kept, and so is what is typed', async () => {
  const { session, box, type } = mountEditor();
  const arrive = (html: string) =>
    act(() => void session.apply({ ops: [put('first', null, html)], run: 'run' }));
  arrive('<p>one</p>');
  const place = document.createRange();
  place.setStart(document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode() ?? box, 3);
  Object.assign(document, { caretRangeFromPoint: () => place });
  const file = new File([' from a file'], 'note.txt', { type: 'text/plain' });
  const reading = Promise.withResolvers<ArrayBuffer>();
  file.arrayBuffer = () => reading.promise; // jsdom has none
  const dropped = createEvent.drop(box, { dataTransfer: { files: [file], types: ['Files'] } });
  act(() => {
    fireEvent.dragOver(box);
    fireEvent(box, dropped);
  });
  arrive('<p>zero one</p>');
  type('!');
  await act(async () => reading.resolve(new TextEncoder().encode(' from a file').buffer));
  const text = session.state().getCurrentContent().getPlainText();
  expect(text).toBe('zero one! from a file');
});

test.each([
  ['an empty clipboard', {}],
  ['what is no text', { 'text/uri-list': 'https://a.example/' }],
])('pasting %s changes nothing', (_, data: Readonly<Record<string, string>>) => {
  const { session, box, moveTo } = mountEditor();
  const ops = [put('first', null, '<p>one</p>')];
  act(() => void session.apply({ ops, run: null }));
  moveTo(1);
  const getData = (type: string) => data[type] ?? '';
  const clipboardData = { types: Object.keys(data), getData, items: [], files: [] };
  act(() => void fireEvent.paste(box, { clipboardData }));
  expect(session.body().html).toEqual({ first: '<p>one</p>' });
});

test('what has no plain text is pasted from its HTML, also over what was copied here', () => {
  const { session, box, moveTo } = mountEditor();
  act(() => void session.apply({ ops: [put('first', null, '<p>one</p>')], run: null }));
  const text = document.createTreeWalker(box, NodeFilter.SHOW_TEXT).nextNode() ?? box;
  act(() => {
    getSelection()?.setBaseAndExtent(text, 0, text, 3);
    fireEvent.keyUp(box, { key: 'Shift', keyCode: 16 });
  });
  const data = new Map<string, string>();
  const setData = data.set.bind(data);
  act(() => void fireEvent.copy(box, { clipboardData: { setData } }));
  moveTo(3);
  const types = ['text/html'];
  const getData = (type: string) => (type === 'text/html' ? (data.get(type) ?? '') : '');
  act(() => void fireEvent.paste(box, { clipboardData: { types, getData, items: [], files: [] } }));
  expect(session.body().html).toEqual({ first: '<p>oneone</p>' });
});

type Mounted = ReturnType<typeof mountEditor>;

const START = [
  put('first', null, '<p>one two</p>'),
  put('list', 'first', '<ul><li>x</li><li>y z</li></ul>'),
  put('line', 'list', '<hr>'),
  put('head', 'line', '<h2>👩‍👩‍👧 head e\u0301</h2>'),
  put('end', 'head', '<p>שלום <strong>ab</strong></p>'),
];
const KEY_CODES = { Backspace: 8, Delete: 46, Enter: 13, Tab: 9 };
const KEYS = Object.keys(KEY_CODES) as (keyof typeof KEY_CODES)[];
const COMMANDS = ['bold', 'quote', 'bulleted-list', 'heading-2', 'divider', 'code-block', 'indent'];
const ROW = '<tr><td>c</td></tr>';
const ARRIVALS = [
  (n: number) => put('x', 'first', `<p>AI ${'w '.repeat(n)}</p>`),
  (n: number) => put('list', null, `<ul>${'<li>i</li>'.repeat(1 + (n % 4))}</ul>`),
  (n: number) => put('first', null, `<p>one ${'w '.repeat(n)}two</p>`),
  (n: number) => put('line', 'list', `<table><tbody>${ROW.repeat(1 + (n % 3))}</tbody></table>`),
];

/** The texts that draft-js has rendered. */
function textsIn(box: HTMLElement): Text[] {
  const all: Text[] = [];
  const nodes = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node !== null; node = nodes.nextNode()) all.push(node as Text);
  return all.filter((text) => !text.parentElement?.closest('[contenteditable=false]'));
}

const press = (box: HTMLElement, key: string, keyCode: number, modifiers = {}) =>
  act(() => void fireEvent.keyDown(box, { key, keyCode, ...modifiers }));

/** Typing, keys, selections, arrivals, commands, pastes, and steps of the history. */
const acts = fc.oneof(
  fc.constantFrom(...'a #*-`1.)é>ש', '😀').map((char) => ({ box, type }: Mounted) => {
    press(box, char, 65);
    if (getSelection()?.focusNode?.nodeType === Node.TEXT_NODE) type(char);
  }),
  fc
    .tuple(fc.constantFrom(...KEYS), fc.constantFrom({}, { ctrlKey: true }, { shiftKey: true }))
    .map(
      ([key, modifiers]) =>
        ({ box }: Mounted) =>
          press(box, key, KEY_CODES[key], modifiers),
    ),
  fc.tuple(fc.nat(9), fc.nat(8), fc.nat(9), fc.nat(8)).map((numbers) => ({ box }: Mounted) => {
    const [from, start, to, end] = numbers;
    const texts = textsIn(box);
    const [anchor, focus] = [from, to].map((at) => texts[at % texts.length]);
    if (!anchor || !focus) return;
    const [at, until] = [Math.min(start, anchor.length), Math.min(end, focus.length)];
    act(() => getSelection()?.setBaseAndExtent(anchor, at, focus, until));
  }),
  fc
    .tuple(fc.constantFrom(...ARRIVALS), fc.nat(9), fc.constantFrom(null, 'run', 'other'))
    .map(([arrival, n, run]) => ({ session }: Mounted) => {
      act(() => void session.apply({ ops: [arrival(n)], run }));
    }),
  fc.constantFrom(...COMMANDS).map((command) => ({ session }: Mounted) => {
    const next = withCommand(session.state(), command as EditorCommand);
    if (next !== null) act(() => session.change(next));
  }),
  fc.constantFrom(...ELEMENTS).map(
    (clip) =>
      ({ paste }: Mounted) =>
        void paste(clip),
  ),
  fc.constantFrom('undo' as const, 'redo' as const).map((step) => (editor: Mounted) => {
    editor[step]();
  }),
);

/** The page shows the text of the model, and every table and line is whole. */
function expectSound({ box, session }: Mounted): void {
  const shown = [...box.querySelectorAll('[data-block]')].map((block) =>
    block.localName === 'figure' ? 'atomic' : block.textContent?.replace(/\n+$/, ''),
  );
  const blocks = session.state().getCurrentContent().getBlocksAsArray();
  const isAtomic = (block: (typeof blocks)[number]) => block.getType() === 'atomic';
  const texts = blocks.map((block) =>
    isAtomic(block) ? 'atomic' : block.getText().replace(/\n+$/, ''),
  );
  expect(shown).toEqual(texts);
  expect(blocks.filter((block) => isAtomic(block) && block.getLength() !== 1)).toEqual([]);
}

test('whatever is typed, pressed, selected, pasted and arrives, page and model agree, and undo and redo lead there and back', () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const thereAndBack = (all: readonly ((editor: Mounted) => void)[]) => {
    const editor = mountEditor();
    const { session, undo, redo } = editor;
    act(() => void session.apply({ ops: START, run: null }));
    for (const one of all) {
      one(editor);
      expectSound(editor);
      session.flush(); // as once a frame
    }
    const html = () => blocksOf(session.body()).map((block) => block.html);
    const end = html();
    let steps = 0;
    for (; session.state().getUndoStack().size > 0 && steps < 200; steps += 1) undo();
    for (; steps > 0; steps -= 1) redo();
    expect(html()).toEqual(end);
    expect(errors.mock.calls).toEqual([]);
    cleanup();
  };
  fc.assert(fc.property(fc.array(acts, { minLength: 5, maxLength: 25 }), thereAndBack), {
    numRuns: 8,
    endOnFailure: true,
  });
});
