/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import Draft from 'draft-js';
import fc from 'fast-check';
import {
  withMarkdownEntered,
  withMarkdownTyped,
  withMarkdownUndone,
} from '#src/editor/kernel/markdown.ts';
import { MARKDOWN_HINTS } from '#src/editor/kernel/markdownHints.ts';
import { openSession } from '../support/openSession.ts';

function open(html = '<p></p>') {
  const opened = openSession([{ id: 'a', html }]);
  const { session, type, select, blockAt } = opened;
  const key = (char: string) => {
    const next = withMarkdownTyped(session.state(), char);
    if (next === null) typePlain(char);
    else session.change(next);
    return next !== null;
  };
  /** Like draft-js: in the current style. */
  const typePlain = (char: string) => {
    const state = session.state();
    const content = Draft.Modifier.insertText(
      state.getCurrentContent(),
      state.getSelection(),
      char,
      state.getCurrentInlineStyle(),
    );
    session.change(Draft.EditorState.push(state, content, 'insert-characters'));
  };
  select([0, blockAt(0).getLength()]);
  return {
    ...opened,
    key,
    type,
    write(text: string) {
      for (const char of text) key(char);
    },
    enter() {
      const next = withMarkdownEntered(session.state());
      if (next !== null) session.change(next);
      return next !== null;
    },
    html: () => opened.stored().map((line) => line.slice(line.indexOf(' ') + 1)),
  };
}

const written = (text: string, html?: string): string => {
  const { write, html: result } = open(html);
  write(text);
  return result().join('');
};

describe('at the start of a paragraph', () => {
  test.each([
    ['# x', '<h1>x</h1>'],
    ['## x', '<h2>x</h2>'],
    ['### x', '<h3>x</h3>'],
    ['#### x', '<h4>x</h4>'],
    ['##### x', '<h5>x</h5>'],
    ['###### x', '<h6>x</h6>'],
    ['- x', '<ul><li>x</li></ul>'],
    ['* x', '<ul><li>x</li></ul>'],
    ['+ x', '<ul><li>x</li></ul>'],
    ['1. x', '<ol><li>x</li></ol>'],
    ['4. x', '<ol start="4"><li>x</li></ol>'],
    ['> x', '<blockquote><p>x</p></blockquote>'],
    ['``` x', '<pre><code>x</code></pre>'],
  ])('at the start of a paragraph: %s', (typed, html) => {
    expect(written(typed)).toBe(html);
  });

  test.each(['####### x', '2024. x', '-x', 'a - x', '[ ] x'])('%s stays plain text', (typed) => {
    expect(written(typed)).toBe(`<p>${typed}</p>`);
  });

  test('text after the caret stays when a paragraph changes its type', () => {
    const { select, write, html } = open('<p>a title</p>');
    select([0, 0]);
    write('## ');
    expect(html()).toEqual(['<h2>a title</h2>']);
  });

  test('Markdown at the start does nothing in a heading, a list, a quote, code and inline code', () => {
    expect(written('# x', '<h2></h2>')).toBe('<h2># x</h2>');
    expect(written('- x', '<ul><li></li></ul>')).toBe('<ul><li>- x</li></ul>');
    expect(written('# *x*', '<pre></pre>')).toBe('<pre><code># *x*</code></pre>');
    const { select, write, html } = open('<p><code>#</code></p>');
    select([0, 1]);
    write(' x');
    expect(html()).toEqual(['<p><code># x</code></p>']);
  });

  test('undo restores the Markdown that was typed, and so does Backspace right after it', () => {
    const { session, write, html } = open();
    write('## ');
    session.undo();
    expect(html()).toEqual(['<p>## </p>']);
    session.redo();
    expect(html()).toEqual(['<h2></h2>']);
    session.undo();
    write('x');
    expect(html()).toEqual(['<p>## x</p>']);
    const second = open();
    second.write('- ');
    const literal = withMarkdownUndone(second.session.state());
    if (literal !== null) second.session.change(literal);
    expect(second.html()).toEqual(['<p>- </p>']);
    expect(withMarkdownUndone(second.session.state())).toBeNull();
  });

  test('Backspace deletes again after something was typed or the caret moved', () => {
    const { session, write, select } = open();
    write('- x');
    expect(withMarkdownUndone(session.state())).toBeNull();
    const { session: other, write: writeThere, select: selectThere } = open('<p>ab</p>');
    selectThere([0, 0]);
    writeThere('> ');
    selectThere([0, 1]);
    expect(withMarkdownUndone(other.state())).toBeNull();
    selectThere([0, 0]);
    expect(withMarkdownUndone(other.state())).not.toBeNull();
    select([0, 0]);
    expect(withMarkdownUndone(session.state())).toBeNull();
  });
});

describe('with Enter', () => {
  test('three hyphens and Enter become a divider, with the caret below it', () => {
    const { session, write, type, enter, html } = open();
    write('---');
    expect(enter()).toBe(true);
    type('x');
    expect(html()).toEqual(['<hr>', '<p>x</p>']);
    session.undo();
    session.undo();
    expect(html()).toEqual(['<p>---</p>']);
  });

  test('three backticks and Enter begin code', () => {
    const { write, enter, html } = open();
    write('```');
    expect(enter()).toBe(true);
    write('a *b*');
    expect(html()).toEqual(['<pre><code>a *b*</code></pre>']);
  });

  test('any other line is followed by a new one', () => {
    for (const text of ['----', '--- x', '```js', '']) {
      const { write, enter } = open();
      write(text);
      expect(enter()).toBe(false);
    }
  });
});

describe('within a line', () => {
  test.each([
    ['a **b c** d', '<p>a <strong>b c</strong> d</p>'],
    ['a __b c__ d', '<p>a <strong>b c</strong> d</p>'],
    ['a *b c* d', '<p>a <em>b c</em> d</p>'],
    ['a _b c_ d', '<p>a <em>b c</em> d</p>'],
    ['a ~~b c~~ d', '<p>a <s>b c</s> d</p>'],
    ['a `b c` d', '<p>a <code>b c</code> d</p>'],
    ['(*x*)', '<p>(<em>x</em>)</p>'],
    ['see [a b](https://x.org/) now', '<p>see <a href="https://x.org/">a b</a> now</p>'],
    ['[a](https://x.org/b_(c)) d', '<p><a href="https://x.org/b_(c)">a</a> d</p>'],
    ['[a](mailto:me@x.org)', '<p><a href="mailto:me@x.org">a</a></p>'],
    ['[**a**](https://x.org)', '<p><a href="https://x.org"><strong>a</strong></a></p>'],
    ['**a _b_ c**', '<p><strong>a <em>b</em> c</strong></p>'],
    ['`*a*`', '<p><code>*a*</code></p>'],
  ])('within a line: %s', (typed, html) => {
    expect(written(typed)).toBe(html);
  });

  test.each([
    'snake_case_words and_more_',
    '2 * 3 * 4',
    '2*3*4',
    '** a **',
    '** **',
    '~a~',
    '__',
    '\\*a*',
    '[a](javascript:alert(1))',
    '[a](note)',
    '![a](https://x.org/a.png)',
    '[](https://x.org)',
    'https://x.org/_a_b',
    '[a](https://x.org/*b*',
  ])('%s does not change', (typed) => {
    expect(written(typed)).toBe(`<p>${typed}</p>`);
  });

  test('Markdown typed within a line keeps existing styles and links', () => {
    const { select, write, html } = open('<p>*<u>a</u> <a href="https://x.org">b</a></p>');
    select([0, 4]);
    write('*');
    expect(html()).toEqual(['<p><em><u>a</u> </em><a href="https://x.org"><em>b</em></a></p>']);
  });

  test('an opening mark before a word waits for its closing mark', () => {
    const { select, write, html } = open('<p>*word</p>');
    select([0, 3]);
    write('*');
    expect(html()).toEqual(['<p>*wo*rd</p>']);
  });

  test('undo restores the mark that was typed', () => {
    const { session, write, html } = open();
    write('a **b**');
    session.undo();
    expect(html()).toEqual(['<p>a **b**</p>']);
    session.redo();
    expect(html()).toEqual(['<p>a <strong>b</strong></p>']);
  });
});

test('during composition, and over a selection, keys have no special meaning', () => {
  const { session, write, select } = open();
  write('#');
  const composing = Draft.EditorState.set(session.state(), { inCompositionMode: true });
  expect(withMarkdownTyped(composing, ' ')).toBeNull();
  expect(withMarkdownTyped(session.state(), ' ')).not.toBeNull();
  select([0, 0], [0, 1]);
  expect(withMarkdownTyped(session.state(), ' ')).toBeNull();
});

const typedText = fc.string({
  maxLength: 40,
  unit: fc.constantFrom(...'*_~`#->+1.[]()!\\ ab😀', 'https://x.org', ' ', '**', 'word'),
});

test('typing loses nothing but marks, and undoing a conversion restores what was typed', () => {
  fc.assert(
    fc.property(typedText, (typed) => {
      const { session, key, texts } = open();
      for (const char of typed) {
        const [before = ''] = texts();
        const caret = session.state().getSelection().getStartOffset();
        const literal = before.slice(0, caret) + char + before.slice(caret);
        if (!key(char)) {
          expect(texts()).toEqual([literal]);
          continue;
        }
        const [after = ''] = texts();
        session.undo();
        expect(texts()).toEqual([literal]);
        session.redo();
        expect(texts()).toEqual([after]);
        const isOnlyMarks = /^[*_~`#\->+1.[\]() ]*$/;
        const isLink = char === ')';
        expect(isLink || isOnlyMarks.test(without(literal, after))).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});

/** The characters that `literal` has and `after` lacks, in order. */
function without(literal: string, after: string): string {
  let gone = '';
  let at = 0;
  for (const unit of literal.split('')) {
    if (unit === after[at]) at += 1;
    else gone += unit;
  }
  expect(at).toBe(after.length);
  return gone;
}

test('the hints name every shortcut once', () => {
  const names = MARKDOWN_HINTS.map(({ result }) => result);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('Divider');
});

describe('a list that starts at a typed number', () => {
  test('a list that starts at a typed number goes on below an item, where the next number names nothing', () => {
    const session = openSession([
      { id: 'a', html: '<ol start="3"><li>a</li></ol>' },
      { id: 'b', html: '<p></p>' },
    ]);
    session.select([1, 0]);
    session.type('4.');
    const next = withMarkdownTyped(session.session.state(), ' ');
    if (next !== null) session.session.change(next);
    expect(session.stored().map((line) => line.replace(/^\S+ /, ''))).toEqual([
      '<ol start="3"><li>a</li><li></li></ol>',
    ]);
  });
});
