/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { WordMarks } from '#src/editor/panels/words/WordMarks.tsx';
import { type MarkedWords, WordMarksContext } from '#src/editor/panels/words/WordMarksContext.ts';
import { openSession, put } from '#tests/src/editor/support/openSession.ts';
import { aDrawnText } from '../spelling/support.ts';

/** What jsdom has not: names of highlights, and the texts that they paint. */
const painted = new Map<string, string[]>();
class PlayedHighlight {
  readonly texts: string[];
  priority = 0;
  constructor(...ranges: Range[]) {
    this.texts = ranges.map(String);
  }
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, {
    Highlight: PlayedHighlight,
    CSS: {
      highlights: {
        set: (name: string, { texts }: PlayedHighlight) => painted.set(name, texts),
        delete: (name: string) => painted.delete(name),
      },
    },
  });
});
afterEach(() => {
  cleanup();
  painted.clear();
  jest.useRealTimers();
});

const claim = (change: Partial<MarkedWords>): MarkedWords => ({
  name: 'figure a',
  kind: 'verified',
  text: '12 %',
  within: '',
  blockIds: ['a'],
  ...change,
});
const CLAIMS = [
  claim({ within: 'It holds 12 % more.' }),
  claim({ name: 'figure b', kind: 'dead', text: '3 kg', blockIds: ['l'] }),
  claim({ name: 'figure c', kind: 'mine', text: 'gone', blockIds: ['x'] }),
  claim({ name: 'a check', kind: 'check', text: 'Two', blockIds: ['l'] }),
];

function open() {
  const opened = openSession([
    { id: 'a', html: '<p>12 % is a part. It holds 12 % more.</p>' },
    { id: 'l', html: '<ul><li>One</li><li>Two are 3 kg</li></ul>' },
  ]);
  const text = aDrawnText(opened.session);
  const onCaret = jest.fn();
  const view = render(
    <WordMarksContext value={{ marked: CLAIMS, onCaret }}>
      <WordMarks session={opened.session} root={() => text.root} />
    </WordMarksContext>,
  );
  const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  pass(120);
  return { ...opened, text, onCaret, pass, close: view.unmount };
}

// §d.claims.10 §d.scorePanel.4
test('claims and places of a check are marked by their kind at their own words, also within a list', () => {
  const { close } = open();
  expect(Object.fromEntries(painted)).toEqual({
    'article-claim-verified': ['12 %'],
    'article-claim-dead': ['3 kg'],
    'article-claim-mine': [],
    'article-claim-unsupported': [],
    'article-claim-unchecked': [],
    'article-check': ['Two'],
  });
  close();
  expect(painted.size).toBe(0);
});

test('the claim at the caret is named once, and again when the caret has left it', () => {
  const { text, select, onCaret, pass, close } = open();
  text.moveTo(0, 28);
  select([0, 28]);
  pass(120);
  select([0, 28]);
  pass(120);
  expect(onCaret.mock.calls).toEqual([['figure a']]);
  text.moveTo(0, 3);
  select([0, 3]);
  pass(120);
  expect(onCaret).toHaveBeenLastCalledWith(null);
  text.moveTo(2, 9);
  select([2, 9]);
  pass(120);
  expect(onCaret).toHaveBeenLastCalledWith('figure b');
  close();
  expect(onCaret).toHaveBeenLastCalledWith(null);
});

test('a key press marks nothing; a pause does', () => {
  const { apply, text, pass } = open();
  act(() => void apply([put('a', null, '<p>Now 12 % is a part. It holds 12 % more.</p>')]));
  text.draw();
  painted.clear();
  pass(100);
  expect(painted.size).toBe(0);
  pass(20);
  expect(painted.get('article-claim-verified')).toEqual(['12 %']);
});

test('a claim is gone to at its words', () => {
  const { session, select } = open();
  select([0, 0]);
  session.goTo('a', { text: '12 %', within: 'It holds 12 % more.' });
  expect(session.state().getSelection().getStartOffset()).toBe(25);
  session.goTo('l', { text: '3 kg', within: '' });
  expect(session.state().getSelection().getStartOffset()).toBe(8);
  session.goTo('a', { text: 'not there', within: '' });
  expect(session.state().getSelection().getStartOffset()).toBe(0);
});
