/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, createEvent, fireEvent } from '@testing-library/react';
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
  const reading = Promise.withResolvers<string>();
  file.text = () => reading.promise; // jsdom has none
  const dropped = createEvent.drop(box, { dataTransfer: { files: [file], types: ['Files'] } });
  act(() => {
    fireEvent.dragOver(box);
    fireEvent(box, dropped);
  });
  arrive('<p>zero one</p>');
  type('!');
  await act(async () => reading.resolve(' from a file'));
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
