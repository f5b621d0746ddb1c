/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  countBefore,
  findOf,
  type Query,
  selectedPhrase,
  withMatchSelected,
  withReplaced,
} from '#src/editor/kernel/find.ts';
import { openSession, put } from '../support/openSession.ts';

const query = (text: string, more: Partial<Query> = {}): Query => ({
  text,
  matchesCase: false,
  wholeWords: false,
  ...more,
});

function open(...htmls: string[]) {
  const opened = openSession(htmls.map((html, at) => ({ id: `b${at}`, html })));
  const { session } = opened;
  const content = () => session.state().getCurrentContent();
  const found = (asked: Query) => findOf(asked)(content());
  return {
    ...opened,
    content,
    found,
    places: (text: string, more?: Partial<Query>) =>
      found(query(text, more)).map(({ start, end }) => `${start}-${end}`),
    replaceAll: (text: string, by: string, more?: Partial<Query>) =>
      session.change(withReplaced(session.state(), found(query(text, more)), by)),
    html: () => opened.stored().map((line) => line.slice(line.indexOf(' ') + 1)),
  };
}

const TABLE =
  '<table><thead><tr><th scope="col">Bean</th></tr></thead><tbody><tr><td>a <strong>be</strong>an table</td></tr></tbody></table>';

describe('finding', () => {
  test('finding ignores case unless told to match it, in any alphabet', () => {
    const { places } = open('<p>Über über ÜBER</p>');
    expect(places('über')).toEqual(['0-4', '5-9', '10-14']);
    expect(places('über', { matchesCase: true })).toEqual(['5-9']);
  });

  test('finding takes every character literally', () => {
    const { places } = open('<p>1 + 1 (a.b) $ [x] \\ ^ /</p>');
    expect(['+', '(a.b)', '$', '[x]', '\\', '^', '/'].map((sign) => places(sign).length)).toEqual(
      new Array(7).fill(1),
    );
    expect(places('a-b')).toEqual([]);
  });

  test('a search for whole words ends at word boundaries: at an apostrophe, not at an umlaut, and in text without spaces too', () => {
    const whole = { wholeWords: true };
    expect(open('<p>cat concat cats cat.</p>').places('cat', whole)).toEqual(['0-3', '16-19']);
    expect(open("<p>l'homme, surhomme</p>").places('homme', whole)).toEqual(['2-7']);
    expect(open('<p>schön schö</p>').places('schö', whole)).toEqual(['6-10']);
    expect(open('<p>snake_case</p>').places('snake', whole)).toEqual([]);
    expect(open('<p>東京に住む</p>').places('東京', whole)).toEqual(['0-2']);
    expect(open('<p>x (y) z</p>').places('(y)', whole)).toEqual(['2-5']);
  });

  test('a space in a query matches a no-break space', () => {
    expect(open('<p>10&nbsp;km</p>').places('10 km')).toEqual(['0-5']);
  });

  test('finding crosses styles and links, but not paragraphs', () => {
    const { places } = open(
      '<p>a <strong>bo</strong><a href="https://x.org">ld</a></p>',
      '<p>one</p>',
    );
    expect(places('bold')).toEqual(['2-6']);
    expect(places('ldone')).toEqual([]);
  });

  test('finding reads cells and captions, never across two of them, and no tags', () => {
    const figure =
      '<figure><img src="/strong.png" alt="strong"><figcaption>A strong one</figcaption></figure>';
    const { found } = open(TABLE, figure);
    const keysOf = (text: string) => found(query(text)).map(({ key }) => key);
    expect(keysOf('bean')).toHaveLength(2);
    expect(new Set(keysOf('bean')).size).toBe(1);
    expect(keysOf('beana')).toEqual([]);
    expect(keysOf('strong')).toHaveLength(1);
    expect(keysOf('scope')).toEqual([]);
  });

  test('an unchanged block is not searched again', () => {
    const { content, select, type } = open('<p>one</p>', '<p>one</p>');
    const find = findOf(query('one'));
    const before = find(content());
    select([0, 0]);
    type('x');
    const after = find(content());
    expect(after[1]).toBe(before[1]);
    expect(after[0]).not.toBe(before[0]);
  });
});

test('the matches before a place are counted, whatever is at the place', () => {
  const { content, found, blockAt } = open('<p>a a</p>', '<p>b</p>', '<p>a</p>');
  const matches = found(query('a'));
  const before = (at: number, offset: number) =>
    countBefore(content(), matches, { key: blockAt(at).getKey(), offset });
  expect(before(0, 0)).toBe(0);
  expect(before(0, 1)).toBe(1);
  expect(before(0, 3)).toBe(2);
  expect(before(1, 0)).toBe(2);
  expect(before(2, 1)).toBe(3);
});

describe('replacing', () => {
  test('replacing all matches is one undo step', () => {
    const { session, replaceAll, html } = open('<p>one two one</p>', '<h2>One</h2>');
    replaceAll('one', 'three');
    expect(html()).toEqual(['<p>three two three</p>', '<h2>three</h2>']);
    session.undo();
    expect(html()).toEqual(['<p>one two one</p>', '<h2>One</h2>']);
    session.redo();
    expect(html()).toEqual(['<p>three two three</p>', '<h2>three</h2>']);
  });

  test('replacing is a separate step between two pieces of typing', () => {
    const { session, select, type, replaceAll, texts } = open('<p>one</p>');
    select([0, 3]);
    type('1');
    replaceAll('one', 'x');
    select([0, 2]);
    type('2');
    expect(texts()).toEqual(['x12']);
    session.undo();
    expect(texts()).toEqual(['x1']);
    session.undo();
    expect(texts()).toEqual(['one1']);
  });

  test('replacing keeps the style and the link of the first character', () => {
    const { replaceAll, html } = open(
      '<p>a <strong>bo</strong>ld <a href="https://x.org">li</a>nk</p>',
    );
    replaceAll('bold', 'thick');
    replaceAll('link', 'way');
    expect(html()).toEqual(['<p>a <strong>thick</strong> <a href="https://x.org">way</a></p>']);
  });

  test('replacing with nothing deletes the text', () => {
    const { replaceAll, html } = open('<p>very very good</p>');
    replaceAll('very ', '');
    expect(html()).toEqual(['<p>good</p>']);
  });

  test('replacing changes the text of cells and never their tags, as one block and one step', () => {
    const { session, reports, replaceAll, html } = open(TABLE);
    replaceAll('bean', '<i>&');
    const replaced = TABLE.replace('Bean', '&lt;i&gt;&amp;').replace(
      '<strong>be</strong>an',
      '<strong>&lt;i&gt;&amp;</strong>',
    );
    expect(html()).toEqual([replaced]);
    expect(reports).toEqual([[put('b0', null, replaced)]]);
    session.undo();
    expect(html()).toEqual([TABLE]);
  });

  test('a caption that becomes empty by replacing is removed', () => {
    const { replaceAll, html } = open(
      '<figure><img src="/a.png" alt="x"><figcaption>gone</figcaption></figure>',
    );
    replaceAll('gone', '');
    expect(html()).toEqual(['<figure><img src="/a.png" alt="x"></figure>']);
  });

  test('replacing leaves the caret in its words', () => {
    const { session, select, replaceAll } = open('<p>one two</p>');
    select([0, 5]);
    replaceAll('one', 'fifteen');
    expect(session.state().getSelection().getStartOffset()).toBe(9);
  });

  test('replacing gives the same result as replacing in a string, for any text', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' ', '😀', 'é', '.') });
    fc.assert(
      fc.property(
        text,
        fc.string({ minLength: 1, unit: fc.constantFrom('a', 'b', '.', '😀') }),
        text,
        (full, old, by) => {
          const { replaceAll, type, select, texts } = open('<p></p>');
          select([0, 0]);
          type(full);
          replaceAll(old, by, { matchesCase: true });
          expect(texts()).toEqual([full.replaceAll(old, () => by)]);
        },
      ),
    );
  });
});

test('a selection within one line becomes the query', () => {
  const { session, select } = open('<p>one two</p>', '<p>x</p>');
  select([0, 4], [0, 7]);
  expect(selectedPhrase(session.state())).toBe('two');
  select([0, 4], [1, 1]);
  expect(selectedPhrase(session.state())).toBe('');
});

test('a match is selected; at a table only the caret moves there, so that typing does not replace it', () => {
  const { session, found, blockAt } = open('<p>bean</p>', TABLE);
  const [inText, inTable] = found(query('bean'));
  if (!inText || !inTable) throw new Error('Nothing was found');
  session.change(withMatchSelected(session.state(), inText));
  expect(selectedPhrase(session.state())).toBe('bean');
  session.change(withMatchSelected(session.state(), inTable));
  const selection = session.state().getSelection();
  expect(selection.getStartKey()).toEqual(blockAt(1).getKey());
  expect(selection.isCollapsed()).toBe(true);
});

test('replacing while text streams in loses neither, and undoing each reverts only that', () => {
  const { session, apply, replaceAll, html } = open('<p>cat</p>');
  apply([put('z', 'b0', '<p>The cat</p>')], 'run');
  replaceAll('cat', 'dog');
  apply([put('z', 'b0', '<p>The cat sat</p>'), put('y', 'z', '<p>cat</p>')], 'run');
  expect(html()).toEqual(['<p>dog</p>', '<p>The dog sat</p>', '<p>cat</p>']);
  session.undo();
  expect(html()).toEqual(['<p>cat</p>', '<p>The cat sat</p>', '<p>cat</p>']);
  session.undo();
  expect(html()).toEqual(['<p>cat</p>']);
});
