/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent } from '@testing-library/react';
import Draft from 'draft-js';
import { withCommand } from '#src/editor/kernel/commands.ts';
import { mountEditor } from '#tests/src/editor/support/mountedEditor.tsx';
import { put } from '#tests/src/editor/support/openSession.ts';

const COUNT = 40;
const LINE_PX = 100;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(placeOf);
});
afterEach(() => {
  cleanup();
  jest.runOnlyPendingTimers();
  jest.runOnlyPendingTimers();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Stacks the blocks, as in a window that shows the first ones. */
function placeOf(this: Element): DOMRect {
  const at = [...(this.parentElement?.children ?? [])].indexOf(this);
  return new DOMRect(0, at * LINE_PX, 100, LINE_PX);
}

/** An article with a bold word in each paragraph. */
function openLong() {
  const editor = mountEditor();
  const { session, box } = editor;
  const ops = Array.from({ length: COUNT }, (_, at) =>
    put(`p${at}`, at === 0 ? null : `p${at - 1}`, `<p>one <strong>two</strong> ${at}</p>`),
  );
  act(() => void session.apply({ ops, run: null }));
  const content = session.state().getCurrentContent();
  const all = Draft.SelectionState.createEmpty(content.getFirstBlock().getKey()).merge({
    focusKey: content.getLastBlock().getKey(),
    focusOffset: content.getLastBlock().getLength(),
    hasFocus: true,
  }) as Draft.SelectionState;
  act(() => session.change(Draft.EditorState.forceSelection(session.state(), all)));
  const make = (command: 'italic' | 'bold' | 'clear-format') =>
    act(() => session.change(withCommand(session.state(), command) ?? session.state()));
  const shown = () => [...box.querySelectorAll<HTMLElement>('[data-block]')];
  /** The blocks with leaves that are not italic. */
  const upright = () =>
    shown()
      .filter((block) => block.textContent !== '')
      .filter((block) =>
        [...block.querySelectorAll<HTMLElement>('span[style], span[data-offset-key]')].some(
          ({ style }) => style.fontStyle !== 'italic',
        ),
      );
  return { ...editor, make, shown, upright };
}

test('a style over everything is shown at once in the visible part, and soon everywhere', () => {
  const { make, upright, shown } = openLong();
  make('italic');
  const late = upright();
  expect(late.length).toBeGreaterThan(COUNT / 4);
  expect(late).not.toContain(shown()[0]);
  expect(late).not.toContain(shown().at(-1));
  for (let frame = 0; frame < COUNT && upright().length > 0; frame += 1)
    act(() => jest.advanceTimersByTime(20));
  expect(upright()).toEqual([]);
});

test('reading the reported text at once gets all of the style', () => {
  const { make, session } = openLong();
  make('italic');
  const { order, html } = session.body();
  expect(order.filter((id) => html[id]?.includes('two'))).toHaveLength(COUNT);
  for (const id of order.filter((one) => html[one]?.includes('two')))
    expect(html[id]).toContain('<em>one ');
});

test.each(['keydown', 'pointerdown', 'compositionstart', 'drop', 'copy', 'cut'])(
  'all of it is shown before %s is handled',
  (type) => {
    const { make, upright, box } = openLong();
    make('italic');
    expect(upright()).not.toEqual([]);
    const event = new Event(type, { bubbles: true });
    act(() => void fireEvent(box, Object.assign(event, { clipboardData: { setData: () => {} } })));
    expect(upright()).toEqual([]);
  },
);

test.each([{ key: 'Control' }, { key: 'b', ctrlKey: true }, { key: 'b', metaKey: true }])(
  'pressing $key with modifiers does not render the waiting blocks',
  (init) => {
    const { make, upright, box } = openLong();
    make('italic');
    const late = upright().length;
    act(() => void fireEvent.keyDown(box, init));
    act(() => void fireEvent.keyUp(box, init));
    expect(upright()).toHaveLength(late);
  },
);

test.each(['selectionchange', 'keyup'])(
  'a selection moved into a waiting block is found at its place on %s',
  (type) => {
    const { make, box, shown, session } = openLong();
    make('bold'); // two pieces of text become one
    const late = shown().find((block) => block.querySelectorAll('[data-text]').length > 1);
    const text = late?.querySelectorAll('[data-text]')[1]?.firstChild ?? null;
    act(() => {
      getSelection()?.collapse(text, 2);
      document.dispatchEvent(new Event(type));
    });
    expect(box.querySelectorAll('[data-text]')).toHaveLength(COUNT + 1);
    act(() => void fireEvent.keyUp(box, { key: 'ArrowLeft', keyCode: 37 }));
    const { anchorKey, anchorOffset, focusOffset } = session.state().getSelection().toObject();
    expect(late?.dataset.offsetKey).toBe(`${anchorKey}-0-0`);
    expect(anchorOffset).toEqual('one tw'.length);
    expect(focusOffset).toEqual('one tw'.length);
  },
);

test('another command and an undo reach blocks that still wait', () => {
  const { make, upright, undo, shown } = openLong();
  make('italic');
  make('bold');
  act(() => jest.advanceTimersByTime(5000));
  expect(upright()).toEqual([]);
  undo();
  undo();
  act(() => jest.advanceTimersByTime(5000));
  expect(upright()).toHaveLength(shown().filter((block) => block.textContent !== '').length);
});
