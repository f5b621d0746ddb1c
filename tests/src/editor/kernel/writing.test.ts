/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import Draft from 'draft-js';
import { pasted } from '#src/editor/kernel/clipboard.ts';
import { type EditorCommand, linkAt, withCommand, withLink } from '#src/editor/kernel/commands.ts';
import { contentBlockOf } from '#src/editor/kernel/contentHtml.ts';
import {
  withBackspace,
  withEnter,
  withLineBreak,
  withTypedAtAtomic,
} from '#src/editor/kernel/enter.ts';
import { rememberToolbarState } from '#src/editor/kernel/toolbarState.ts';
import { openSession } from '../support/openSession.ts';

function open(...html: string[]) {
  const opened = openSession(html.map((block, at) => ({ id: `b${at}`, html: block })));
  const { session } = opened;
  const go = (next: Draft.EditorState | null) => {
    if (next !== null) session.change(next);
    return next !== null;
  };
  return {
    ...opened,
    run: (command: EditorCommand) => go(withCommand(session.state(), command)),
    enter: () => go(withEnter(session.state())) || opened.split(),
    backspace: () =>
      go(
        withBackspace(session.state()) ??
          Draft.RichUtils.handleKeyCommand(session.state(), 'backspace'),
      ),
    go,
    paste: (text: string, pastedHtml?: string) => {
      session.insert(pasted(session.state(), text, pastedHtml).blocks.map(contentBlockOf));
      session.end(); // inserts the rest of a long paste at once
    },
    html: () => opened.stored().map((line) => line.replace(/^\S+ /, '')),
  };
}

describe('Enter', () => {
  test('Enter at the end of a heading starts a paragraph', () => {
    const { select, enter, type, html } = open('<h2>Head</h2>');
    select([0, 4]);
    enter();
    type('x');
    expect(html()).toEqual(['<h2>Head</h2>', '<p>x</p>']);
  });

  test('Enter at the start of a block inserts an empty one above and keeps the id of the text', () => {
    const { select, enter, type, stored } = open('<h2>Head</h2>');
    select([0, 0]);
    enter();
    type('x');
    expect(stored()).toEqual(['new1 <p></p>', 'b0 <h2>xHead</h2>']);
  });

  test('Enter in an empty item moves out one level, then leaves the list', () => {
    const { select, enter, html } = open('<ul><li>a<ul><li></li></ul></li></ul>');
    select([1, 0]);
    enter();
    expect(html()).toEqual(['<ul><li>a</li><li></li></ul>']);
    enter();
    expect(html()).toEqual(['<ul><li>a</li></ul>', '<p></p>']);
  });

  test('Enter in an empty paragraph of a quote leaves the quote', () => {
    const { select, enter, html } = open('<blockquote><p>a</p></blockquote>');
    select([0, 1]);
    enter();
    expect(html()).toEqual(['<blockquote><p>a</p><p></p></blockquote>']);
    enter();
    expect(html()).toEqual(['<blockquote><p>a</p></blockquote>', '<p></p>']);
  });

  test('Enter in code inserts a line, and leaves the code at an empty last line', () => {
    const { select, enter, html } = open('<pre><code>a</code></pre>');
    select([0, 1]);
    enter();
    expect(html()).toEqual(['<pre><code>a\n\n</code></pre>']);
    enter();
    expect(html()).toEqual(['<pre><code>a</code></pre>', '<p></p>']);
  });

  test('Enter with Shift inserts a line break', () => {
    const { select, go, session, html } = open('<p>ab</p>');
    select([0, 1]);
    go(withLineBreak(session.state()));
    expect(html()).toEqual(['<p>a<br>b</p>']);
  });

  test('Enter with Shift replaces what is selected by a line break', () => {
    const { select, go, session, html } = open('<p>abc</p>', '<p>def</p>');
    select([0, 1], [1, 2]);
    go(withLineBreak(session.state()));
    expect(html()).toEqual(['<p>a<br>f</p>']);
    session.undo();
    expect(html()).toEqual(['<p>abc</p>', '<p>def</p>']);
  });
});

describe('Backspace at the start', () => {
  test.each([
    ['an empty heading', '<h2></h2>'],
    ['an empty item', '<ul><li></li></ul>'],
    ['an empty quote', '<blockquote><p></p></blockquote>'],
  ])('Backspace at the start of %s makes it a paragraph', (_, block) => {
    const { select, backspace, html } = open('<p>x</p>', block);
    select([1, 0]);
    backspace();
    expect(html()).toEqual(['<p>x</p>', '<p></p>']);
  });

  test('Backspace at the start of a nested item moves it out one level', () => {
    const { select, backspace, html } = open('<ul><li>a<ul><li>b</li></ul></li></ul>');
    select([1, 0]);
    backspace();
    expect(html()).toEqual(['<ul><li>a</li><li>b</li></ul>']);
  });
});

describe('commands', () => {
  test('Tab makes an item a child of the one above, but not deeper', () => {
    const { select, run, html } = open('<ul><li>a</li><li>b</li></ul>');
    select([0, 0]);
    run('indent');
    expect(html()).toEqual(['<ul><li>a</li><li>b</li></ul>']);
    select([1, 0]);
    run('indent');
    run('indent');
    expect(html()).toEqual(['<ul><li>a<ul><li>b</li></ul></li></ul>']);
    run('outdent');
    expect(html()).toEqual(['<ul><li>a</li><li>b</li></ul>']);
  });

  test('several paragraphs become one list, and paragraphs again', () => {
    const { select, run, html } = open('<p>a</p>', '<p>b</p>', '<p>c</p>');
    select([0, 0], [2, 0]);
    run('numbered-list');
    expect(html()).toEqual(['<ol><li>a</li><li>b</li></ol>', '<p>c</p>']);
    run('numbered-list');
    expect(html()).toEqual(['<p>a</p>', '<p>b</p>', '<p>c</p>']);
  });

  test('a style that is switched on applies to the selected words', () => {
    const { select, run, html } = open('<p>one two</p>');
    select([0, 4], [0, 7]);
    run('bold');
    run('inline-code');
    expect(html()).toEqual(['<p>one <strong><code>two</code></strong></p>']);
  });

  test('a table among the selected blocks stays a table', () => {
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    const { select, run, html } = open('<p>a</p>', table, '<p>b</p>');
    select([0, 0], [2, 1]);
    run('heading-1');
    expect(html()).toEqual(['<h1>a</h1>', table, '<h1>b</h1>']);
  });
});

describe('links', () => {
  test('links are set on the selected words, changed as a whole and removed', () => {
    const { select, go, session, html } = open('<p>see here now</p>');
    select([0, 4], [0, 8]);
    go(withLink(session.state(), 'https://a.example/'));
    expect(html()).toEqual(['<p>see <a href="https://a.example/">here</a> now</p>']);
    select([0, 6]);
    const link = linkAt(session.state());
    expect(link?.href).toBe('https://a.example/');
    go(withLink(session.state(), 'https://b.example/'));
    expect(html()).toEqual(['<p>see <a href="https://b.example/">here</a> now</p>']);
    select([0, 8]);
    go(withLink(session.state(), null));
    expect(html()).toEqual(['<p>see here now</p>']);
  });

  test('a link without a selection is inserted as its address', () => {
    const { select, go, session, html } = open('<p>see </p>');
    select([0, 4]);
    go(withLink(session.state(), 'https://a.example/'));
    expect(html()).toEqual(['<p>see <a href="https://a.example/">https://a.example/</a></p>']);
  });

  test.each(['https://a.example/', null])(
    'over several blocks (%s) keep what is no text',
    (href) => {
      const table = '<table><tbody><tr><td>x</td></tr></tbody></table>';
      const { select, go, session, html } = open('<p>one two</p>', table, '<hr>', '<p>three</p>');
      select([0, 4], [3, 5]);
      go(withLink(session.state(), href));
      const [two, three] = ['two', 'three'].map((text) =>
        href === null ? text : `<a href="${href}">${text}</a>`,
      );
      expect(html()).toEqual([`<p>one ${two}</p>`, table, '<hr>', `<p>${three}</p>`]);
    },
  );
});

describe('paste', () => {
  test('pasted rich text keeps its structure and loses everything else', () => {
    const { select, paste, html } = open('<p>ab</p>');
    select([0, 1]);
    paste(
      'x',
      `<html><head><style>p{}</style></head><body><div><h2 class="x" onclick="x()">Title</h2>
       <p>para <b>bold</b>, <i>it</i> and <a href="https://example.com/" target="_blank">link</a><script>1</script></p>
       <p>&nbsp;</p><ul><li>one<ol><li>two</li></ol></li></ul></div></body></html>`,
    );
    expect(html()).toEqual([
      '<p>aTitle</p>',
      '<p>para <strong>bold</strong>, <em>it</em> and <a href="https://example.com/">link</a></p>',
      '<ul><li>one<ol><li>twob</li></ol></li></ul>',
    ]);
  });

  test('the wrapper of Google Docs does not make text bold; its styles do', () => {
    const { select, paste, html } = open('<p></p>');
    select([0, 0]);
    paste(
      'x',
      '<b style="font-weight:normal;"><p><span style="font-weight:400">plain </span><span style="font-weight:700">bold</span><span style="font-style:italic;text-decoration:underline"> it</span></p></b><br>',
    );
    expect(html()).toEqual(['<p>plain <strong>bold</strong><em><u> it</u></em></p>']);
  });

  test('blank lines separate the paragraphs of pasted plain text', () => {
    const { select, paste, stored } = open('<p></p>');
    select([0, 0]);
    paste('one\r\ntwo\r\n\r\n\r\nthree\r\n');
    expect(stored()).toEqual(['b0 <p>one<br>two</p>', 'new1 <p>three</p>']);
  });

  test('every line that is pasted into code becomes a line of the code', () => {
    const { select, paste, html } = open('<pre><code>a</code></pre>');
    select([0, 1]);
    paste('\n  <b>\n\nc', '<p>ignored</p>');
    expect(html()).toEqual(['<pre><code>a\n  &lt;b&gt;\n\nc</code></pre>']);
  });

  test('a pasted table goes between the two halves of the paragraph', () => {
    const { select, paste, html } = open('<p>ab</p>');
    select([0, 1]);
    paste('x', '<table><tr><td>1</td><td>2</td></tr></table>');
    expect(html()).toEqual([
      '<p>a</p>',
      '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
      '<p>b</p>',
    ]);
  });

  test('a pasted heading replaces an empty paragraph and keeps its id', () => {
    const { select, paste, stored } = open('<p></p>');
    select([0, 0]);
    paste('x', '<h1>Title</h1>');
    expect(stored()).toEqual(['b0 <h1>Title</h1>']);
  });

  test('pasting over a selection replaces it', () => {
    const { select, paste, html } = open('<p>one</p>', '<p>two</p>', '<p>three</p>');
    select([0, 1], [2, 2]);
    paste('x', '<p>X</p><p>Y</p>');
    expect(html()).toEqual(['<p>oX</p>', '<p>Yree</p>']);
  });

  test('a very long paragraph is divided after a sentence, and no letter is lost', () => {
    const { select, paste, texts } = open('<p></p>');
    select([0, 0]);
    const text = 'A sentence of some words. '.repeat(2000).trim();
    paste(text);
    expect(texts().join('') === text).toBe(true);
    expect(Math.max(...texts().map((part) => part.length))).toBeLessThanOrEqual(10_000);
    expect(
      texts()
        .slice(0, -1)
        .every((part) => part.endsWith('. ')),
    ).toBe(true);
  });
});

describe('a table', () => {
  const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';

  test('a table contains no text: what is typed at it becomes a paragraph beside it', () => {
    const { select, go, session, html } = open(table, '<p>b</p>');
    select([0, 1]);
    go(withTypedAtAtomic(session.state(), 'x'));
    select([0, 0]);
    go(withTypedAtAtomic(session.state(), 'y'));
    expect(html()).toEqual(['<p>y</p>', table, '<p>x</p>', '<p>b</p>']);
  });

  test('a table survives text that the browser inserts into it', () => {
    const { select, type, html } = open(table, '<p>b</p>');
    select([0, 1]);
    type('日本');
    expect(html()).toEqual([table, '<p>日本</p>', '<p>b</p>']);
  });

  test('a table is not lost when a paragraph is joined with it from above', () => {
    const { select, removeSelected, html } = open('<p>a</p>', table);
    select([0, 0], [1, 0]);
    removeSelected();
    expect(html().at(-1)).toBe(table);
  });

  test('a table is removed when it is selected and typed over', () => {
    const { select, type, html } = open(table, '<p>b</p>');
    select([0, 0], [1, 1]);
    type('x');
    expect(html()).toEqual(['<p>x</p>']);
  });
});

test('the state of the toolbar does not change in plain typing', () => {
  const { select, type, session } = open('<h2>a</h2>');
  const toolbarState = rememberToolbarState();
  select([0, 1]);
  type('b');
  const before = toolbarState(session.state());
  expect(before).toEqual({ active: ['heading-2'], unavailable: ['redo', 'indent', 'outdent'] });
  type('c');
  expect(toolbarState(session.state())).toBe(before);
});
