/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import { withAtomic, withAtomicHtml, withoutBlock } from '#src/editor/kernel/atomics.ts';
import { atomicBlock } from '#src/editor/kernel/blocks.ts';
import { type EditorCommand, withCommand } from '#src/editor/kernel/commands.ts';
import { openSession } from '../support/openSession.ts';

function open(...html: string[]) {
  const opened = openSession(html.map((block, at) => ({ id: `b${at}`, html: block })));
  const { session } = opened;
  return {
    ...opened,
    run(command: EditorCommand) {
      const next = withCommand(session.state(), command);
      if (next !== null) session.change(next);
    },
    insertWithin: (block: string) =>
      session.change(withAtomic(session.state(), atomicBlock(block), 'within')),
    html: () => opened.stored().map((line) => line.replace(/^\S+ /, '')),
  };
}

describe('a divider', () => {
  test('a divider goes between the two halves of a text, as one undo step', () => {
    const { session, select, run, type, html } = open('<h2>one two</h2>');
    select([0, 4]);
    run('divider');
    type('x');
    expect(html()).toEqual(['<h2>one </h2>', '<hr>', '<h2>xtwo</h2>']);
    session.undo();
    session.undo();
    expect(html()).toEqual(['<h2>one two</h2>']);
  });

  test('a divider at the end of a text gets a new paragraph after it', () => {
    const { select, run, type, html } = open('<p>one</p>', '<p>two</p>');
    select([0, 3]);
    run('divider');
    type('x');
    expect(html()).toEqual(['<p>one</p>', '<hr>', '<p>x</p>', '<p>two</p>']);
  });

  test('a divider at the start of a text goes above it, and the text keeps its id', () => {
    const { select, run, type, stored } = open('<h2>one</h2>');
    select([0, 0]);
    run('divider');
    type('x');
    expect(stored()).toEqual(['new1 <hr>', 'b0 <h2>xone</h2>']);
  });

  test('a divider at another divider goes below it; in a list it splits the list', () => {
    const { select, run, html } = open('<hr>', '<ul><li>a</li><li>b</li></ul>');
    select([0, 1]);
    run('divider');
    select([4, 0]);
    run('divider');
    expect(html()).toEqual([
      '<hr>',
      '<hr>',
      '<p></p>',
      '<ul><li>a</li></ul>',
      '<hr>',
      '<ul><li>b</li></ul>',
    ]);
  });

  test('a divider keeps the selected text', () => {
    const { select, run, html } = open('<p>one two</p>');
    select([0, 0], [0, 7]);
    run('divider');
    expect(html()).toEqual(['<p>one two</p>', '<hr>']);
  });
});

test('a table adds a paragraph only where no text follows', () => {
  const { session, select, insertWithin, html } = open('<p>one</p>', '<p>two</p>');
  select([0, 3]);
  insertWithin('<table></table>');
  expect(html()).toEqual(['<p>one</p>', '<table></table>', '<p>two</p>']);
  select([2, 3]);
  insertWithin('<hr>');
  expect(session.state().getCurrentContent().getLastBlock().getType()).toBe('unstyled');
});

describe('the HTML of a block that stays', () => {
  test('the HTML of a block changes as a separate step with its id kept, or as part of the last step', () => {
    const { session, blockAt, stored } = open('<p>one</p>', '<table></table>');
    const put = (html: string, isContinued: boolean) => {
      const next = withAtomicHtml(session.state(), blockAt(1).getKey(), html, isContinued);
      if (next !== null) session.change(next);
    };
    put('<table><caption>a</caption></table>', false);
    put('<table><caption>ab</caption></table>', true);
    put('<table><caption>abc</caption></table>', false);
    expect(stored()[1]).toBe('b1 <table><caption>abc</caption></table>');
    session.undo();
    expect(stored()[1]).toBe('b1 <table><caption>ab</caption></table>');
    session.undo();
    expect(stored()[1]).toBe('b1 <table></table>');
  });

  test('the HTML of a block of a removed block changes nothing', () => {
    const { session } = open('<p>one</p>');
    expect(withAtomicHtml(session.state(), 'gone', '<hr>')).toBeNull();
    expect(withoutBlock(session.state(), 'gone')).toBeNull();
  });
});

test('removing a block keeps the others, and an article without others keeps a place to write', () => {
  const { session, blockAt, html } = open('<hr>');
  const next = withoutBlock(session.state(), blockAt(0).getKey());
  if (next !== null) session.change(next);
  expect(html()).toEqual([]);
  expect(session.state().getCurrentContent().getFirstBlock().getText()).toBe('');
});

describe('clearing the format', () => {
  test('clearing the format removes every style from the selection and keeps its links', () => {
    const { session, select, run, html } = open(
      '<p><strong>a<em>b</em></strong> <a href="https://example.com/"><u>c</u></a></p>',
    );
    select([0, 0], [0, 4]);
    run('clear-format');
    expect(html()).toEqual(['<p>ab <a href="https://example.com/">c</a></p>']);
    session.undo();
    expect(html()[0]).toContain('<strong>');
  });

  test('clearing the format without a selection applies to what is typed next', () => {
    const { session, select, run } = open('<p><strong>a</strong></p>');
    select([0, 1]);
    expect(session.state().getCurrentInlineStyle().has('BOLD')).toBe(true);
    run('clear-format');
    expect(session.state().getCurrentInlineStyle().isEmpty()).toBe(true);
  });
});
