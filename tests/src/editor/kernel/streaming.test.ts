/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Block } from '#domain/article/body.ts';
import { withMarkdownTyped } from '#src/editor/kernel/markdown.ts';
import { openSession, put } from '../support/openSession.ts';

const START: Block[] = [
  { id: 'a', html: '<p>one two</p>' },
  { id: 'b', html: '<p>three</p>' },
  { id: 'c', html: '<p>four</p>' },
];

const open = () => openSession(START);
type Opened = ReturnType<typeof open>;

/** The block's text so far, at the caret after "one". */
const atCaret = ({ apply }: Opened, text: string) =>
  apply([put('a', null, `<p>one ${text}two</p>`)], 'run');

/** Replaces the selection from "two" to "three". */
function overSelection({ apply }: Opened, text: string) {
  apply([put('a', null, `<p>one ${text}</p>`), { op: 'remove', id: 'b' }], 'run');
}

describe('text that streams in at the caret', () => {
  test('is one undo step, in any number of pieces', () => {
    const opened = open();
    for (const text of ['A', 'A I', 'A I text ']) atCaret(opened, text);
    expect(opened.stored()[0]).toBe('a <p>one A I text two</p>');
    opened.session.undo();
    expect(opened.stored()).toEqual(open().stored());
    opened.session.redo();
    expect(opened.stored()[0]).toBe('a <p>one A I text two</p>');
  });

  test('keeps text that is typed in its block meanwhile, before and after it', () => {
    const opened = open();
    opened.select([0, 7]);
    atCaret(opened, 'A ');
    opened.type('!');
    atCaret(opened, 'A I ');
    opened.select([0, 0]);
    opened.type('> ');
    atCaret(opened, 'A I text ');
    expect(opened.stored()[0]).toBe('a <p>&gt; one A I text two!</p>');
  });

  test('keeps text that was typed into its block before the page was reopened', () => {
    const { recall, apply, stored, session } = openSession([
      { id: 'a', html: '<p>MINE one A two!</p>' },
    ]);
    recall([put('a', null, '<p>one A two</p>')], 'run');
    apply([put('a', null, '<p>one A I two</p>')], 'run');
    apply([put('a', null, '<p>one A I text two</p>')], 'run');
    expect(stored()).toEqual(['a <p>MINE one A I text two!</p>']);
    session.undo();
    expect(stored()).toEqual(['a <p>MINE one A two!</p>']);
  });

  test('ignores what is recalled for blocks it already tracks or that are gone', () => {
    const opened = openSession([{ id: 'a', html: '<p>one two</p>' }]);
    atCaret(opened, 'A ');
    opened.select([0, 0]);
    opened.type('> ');
    opened.recall([put('a', null, '<p>one two</p>'), put('z', 'a', '<p>gone</p>')], 'run');
    atCaret(opened, 'A I ');
    opened.apply([put('z', 'a', '<p>gone on</p>')], 'run');
    expect(opened.stored()).toEqual(['a <p>&gt; one A I two</p>']);
  });

  test('keeps text that is typed elsewhere, and undo goes back step by step', () => {
    const opened = open();
    atCaret(opened, 'A ');
    opened.select([2, 4]);
    opened.type('!');
    atCaret(opened, 'A I ');
    opened.session.undo();
    expect(opened.stored()).toEqual(['a <p>one A I two</p>', 'b <p>three</p>', 'c <p>four</p>']);
    opened.session.undo();
    expect(opened.stored()).toEqual(open().stored());
  });
});

describe('text that streams in over a selection', () => {
  test('is one undo step, which restores the whole selection', () => {
    const opened = open();
    opened.select([0, 4], [1, 5]);
    for (const text of ['A', 'A I', 'A I text']) overSelection(opened, text);
    expect(opened.stored()).toEqual(['a <p>one A I text</p>', 'c <p>four</p>']);
    opened.session.undo();
    expect(opened.stored()).toEqual(open().stored());
  });

  test('continues at its place while text is typed below, and keeps that text', () => {
    const opened = open();
    overSelection(opened, 'A');
    opened.select([1, 4]);
    opened.type(' five');
    overSelection(opened, 'A I');
    opened.split();
    opened.type('six');
    overSelection(opened, 'A I text');
    expect(opened.stored()).toEqual([
      'a <p>one A I text</p>',
      'c <p>four five</p>',
      'new1 <p>six</p>',
    ]);
  });
});

test('what arrived before it was stopped stays, is stored, and is one undo step', () => {
  const opened = open();
  atCaret(opened, 'A ');
  atCaret(opened, 'A half sent');
  const arrived = opened.stored();
  expect(arrived[0]).toBe('a <p>one A half senttwo</p>');
  expect(opened.body()).toEqual(arrived);
  opened.select([0, 0]);
  opened.type('x');
  opened.session.undo();
  expect(opened.stored()).toEqual(arrived);
  opened.session.undo();
  expect(opened.stored()).toEqual(open().stored());
});

test('Markdown typed during a stream is converted, and undone as a separate step', () => {
  const opened = open();
  atCaret(opened, 'A ');
  opened.select([2, 0]);
  opened.type('##');
  const next = withMarkdownTyped(opened.session.state(), ' ');
  if (next !== null) opened.session.change(next);
  atCaret(opened, 'A I ');
  expect(opened.stored()).toEqual(['a <p>one A I two</p>', 'b <p>three</p>', 'c <h2>four</h2>']);
  opened.session.undo();
  expect(opened.stored()[2]).toBe('c <p>## four</p>');
  expect(opened.stored()[0]).toBe('a <p>one A I two</p>');
});

const step = fc.oneof(
  fc.constant('stream' as const),
  fc.record({ block: fc.nat(2), offset: fc.nat(20), text: fc.constantFrom('x', 'yy', '😀') }),
);

test('neither typing anywhere nor streaming loses a character', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      const opened = open();
      let streamed = '';
      let typed = '';
      for (const one of steps) {
        if (one === 'stream') {
          streamed += '#';
          atCaret(opened, streamed);
          continue;
        }
        const text = opened.texts()[one.block] ?? '';
        // Not between the two halves of an emoji.
        const offset = [...text].slice(0, one.offset).join('').length;
        opened.select([one.block, offset]);
        opened.type(one.text);
        typed += one.text;
      }
      const whole = opened.texts().join('');
      const countOf = (text: string, char: string) => text.split(char).length - 1;
      for (const char of ['x', 'y', '😀']) expect(countOf(whole, char)).toBe(countOf(typed, char));
      expect(countOf(whole, '#')).toBe(streamed.length);
      expect(opened.body()).toEqual(opened.stored());
    }),
    { numRuns: 150 },
  );
});
