/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { Speller } from '#src/editor/panels/spelling/SpellingContext.ts';
import { SpellingContext } from '#src/editor/panels/spelling/SpellingContext.ts';
import { SpellingMarks } from '#src/editor/panels/spelling/SpellingMarks.tsx';
import { openSession, put } from '#tests/src/editor/support/openSession.ts';
import { aSpeller } from './support.ts';

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
  const speller = aSpeller({ Teh: [] });
  const drawn = (of: Speller) => (
    <MantineProvider env="test">
      <SpellingContext value={of}>
        <SpellingMarks session={opened.session} root={() => null} onCommand={() => undefined} />
      </SpellingContext>
    </MantineProvider>
  );
  const view = render(drawn({ ...speller, ...change }));
  return {
    ...opened,
    speller,
    again: (of: Partial<Speller>) => view.rerender(drawn({ ...speller, ...of })),
    close: view.unmount,
    change: (html: string) => act(() => void opened.apply([put('a', null, html)])),
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
