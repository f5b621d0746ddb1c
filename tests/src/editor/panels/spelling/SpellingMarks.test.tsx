/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Speller } from '#src/editor/panels/spelling/SpellingContext.ts';
import { SpellingContext } from '#src/editor/panels/spelling/SpellingContext.ts';
import { SpellingMarks } from '#src/editor/panels/spelling/SpellingMarks.tsx';
import { openSession, put } from '#tests/src/editor/support/openSession.ts';
import { aDrawnText, aSpeller } from './support.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const TEXT = [
  { id: 'a', html: '<p>Teh cat</p>' },
  { id: 'b', html: '<pre>let teh = 1</pre>' },
  { id: 'c', html: '<p>12</p>' },
];

function open(change: Partial<Speller> = {}) {
  const opened = openSession(TEXT);
  const text = aDrawnText(opened.session);
  const onCommand = jest.fn();
  const speller = aSpeller({ Teh: [] });
  const drawn = (of: Speller) => (
    <MantineProvider env="test">
      <SpellingContext value={of}>
        <SpellingMarks session={opened.session} root={() => text.root} onCommand={onCommand} />
      </SpellingContext>
    </MantineProvider>
  );
  const view = render(drawn({ ...speller, ...change }));
  return {
    ...opened,
    speller,
    onCommand,
    again: (of: Partial<Speller>) => view.rerender(drawn({ ...speller, ...of })),
    close: view.unmount,
    change(html: string) {
      act(() => void opened.apply([put('a', null, html)]));
      text.draw();
    },
    click(offset: number) {
      text.moveTo(0, offset);
      fireEvent.click(text.root);
    },
    pass: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
  };
}

// §d.spelling.2 §d.spelling.3
test('reports the prose of the article a while after it was opened, and then what has changed', () => {
  const { speller, change, pass } = open();
  expect(speller.begin).toHaveBeenCalledTimes(1);
  pass(1900);
  expect(speller.report).not.toHaveBeenCalled();
  pass(200);
  expect(speller.report).toHaveBeenLastCalledWith({ added: ['Teh cat'], gone: [] });
  change('<p>Teh ca</p>');
  pass(400);
  change('<p>Teh c</p>');
  pass(400);
  expect(speller.report).toHaveBeenCalledTimes(1);
  pass(200);
  expect(speller.report).toHaveBeenLastCalledWith({ added: ['Teh c'], gone: ['Teh cat'] });
});

// §d.spelling.2
test('a key press after opening does not make the first report come earlier', () => {
  const { speller, change, pass } = open();
  pass(100);
  change('<p>Teh ca</p>');
  pass(1850);
  expect(speller.report).not.toHaveBeenCalled();
  change('<p>Teh c</p>');
  pass(450);
  expect(speller.report).not.toHaveBeenCalled();
  pass(100);
  expect(speller.report).toHaveBeenLastCalledWith({ added: ['Teh c'], gone: [] });
});

// §d.spelling.5
test('a click on an underline opens its finding, once the text is checked as it is now', () => {
  const { findingsIn } = aSpeller({ Teh: [] });
  const checked = new Set(['Teh cat']);
  const { onCommand, change, click, pass } = open({
    findingsIn: (text) => (checked.has(text) ? findingsIn(text) : undefined),
  });
  pass(200);
  click(6);
  expect(onCommand).not.toHaveBeenCalled();
  click(1);
  expect(onCommand).toHaveBeenCalledTimes(1);
  change('<p>Teh cat sat</p>');
  pass(200);
  click(1);
  expect(onCommand).toHaveBeenCalledTimes(1);
  checked.add('Teh cat sat');
  click(1);
  expect(onCommand).toHaveBeenCalledTimes(2);
});

test('ends with the editor, and reports nothing afterwards', () => {
  const { speller, close, pass } = open();
  close();
  pass(5000);
  expect(speller.end).toHaveBeenCalledTimes(1);
  expect(speller.report).not.toHaveBeenCalled();
});

test('does nothing while the browser checks', () => {
  const { speller, pass } = open({ checksHere: false });
  pass(5000);
  expect(speller.begin).not.toHaveBeenCalled();
});

// §d.spelling.6
test('a checker that has failed says so, stays begun, and can be tried again', () => {
  const { speller, again } = open();
  again({ hasFailed: true });
  expect(screen.getByRole('status').textContent).toContain('your browser checks it');
  expect(speller.end).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(speller.retry).toHaveBeenCalledTimes(1);
});
