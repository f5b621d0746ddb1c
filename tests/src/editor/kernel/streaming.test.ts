/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Block } from '#domain/article/body.ts';
import { withAtomicHtml } from '#src/editor/kernel/atomics.ts';
import { type EditorCommand, withCommand, withLink } from '#src/editor/kernel/commands.ts';
import { withEnter } from '#src/editor/kernel/enter.ts';
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
  test('text that streams in at the caret is one undo step, in any number of pieces', () => {
    const opened = open();
    for (const text of ['A', 'A I', 'A I text ']) atCaret(opened, text);
    expect(opened.stored()[0]).toBe('a <p>one A I text two</p>');
    opened.session.undo();
    expect(opened.stored()).toEqual(open().stored());
    opened.session.redo();
    expect(opened.stored()[0]).toBe('a <p>one A I text two</p>');
  });

  test('text that streams in at the caret keeps text that is typed in its block meanwhile, before and after it', () => {
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

  test('text that streams in at the caret keeps text that was typed into its block before the page was reopened', () => {
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

  test('text that streams in at the caret ignores what is recalled for blocks it already tracks or that are gone', () => {
    const opened = openSession([{ id: 'a', html: '<p>one two</p>' }]);
    atCaret(opened, 'A ');
    opened.select([0, 0]);
    opened.type('> ');
    opened.recall([put('a', null, '<p>one two</p>'), put('z', 'a', '<p>gone</p>')], 'run');
    atCaret(opened, 'A I ');
    opened.apply([put('z', 'a', '<p>gone on</p>')], 'run');
    expect(opened.stored()).toEqual(['a <p>&gt; one A I two</p>']);
  });

  test('text that streams in at the caret keeps text that is typed elsewhere, and undo goes back step by step', () => {
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

describe('a block that grows keeps what the writer changes in it', () => {
  /** Puts a block, lets the writer change it, puts it again twice, and returns what is stored of it. */
  function grow(htmls: readonly [string, string, string], change: (opened: Opened) => void) {
    const opened = open();
    const [html, ...later] = htmls;
    opened.apply([put('x', 'c', html)], 'run');
    change(opened);
    for (const more of later) opened.apply([put('x', 'c', more)], 'run');
    const stored = opened.stored();
    expect(opened.body()).toEqual(stored);
    return stored.slice(START.length).map((line) => line.slice(line.indexOf('<')));
  }
  const run = ({ session }: Opened, command: EditorCommand) => {
    const next = withCommand(session.state(), command);
    if (next !== null) session.change(next);
  };

  test('a block that grows keeps what the writer changes in it: styles, beside what is typed and what has arrived', () => {
    const htmls = ['<p>A I</p>', '<p>A I text</p>', '<p>A I text <em>now</em></p>'] as const;
    const grown = grow(htmls, (opened) => {
      opened.select([3, 0], [3, 3]);
      run(opened, 'bold');
      opened.select([3, 1]);
      opened.type('!');
    });
    expect(grown).toEqual(['<p><strong>A</strong>!<strong> I</strong> text <em>now</em></p>']);
  });

  test('a block that grows keeps what the writer changes in it: links', () => {
    const grown = grow(['<p>A I</p>', '<p>A I text</p>', '<p>A I text now</p>'], (opened) => {
      opened.select([3, 2], [3, 3]);
      opened.session.change(withLink(opened.session.state(), 'https://a.example/'));
    });
    expect(grown).toEqual(['<p>A <a href="https://a.example/">I</a> text now</p>']);
  });

  test('a block that grows keeps what the writer changes in it: an item that was divided in two, while the others grow', () => {
    const items = (...texts: string[]) => `<ul>${texts.map((t) => `<li>${t}</li>`).join('')}</ul>`;
    const htmls = [items('one', 'tw'), items('one', 'two', 'th'), items('one', 'two', 'three')];
    const grown = grow(htmls as [string, string, string], (opened) => {
      opened.select([3, 3]);
      opened.split();
      opened.type('mine');
    });
    expect(grown).toEqual([items('one', 'mine', 'two', 'three')]);
  });

  const table = (...cells: string[]) =>
    `<table><tbody>${cells.map((cell) => `<tr><td>${cell}</td></tr>`).join('')}</tbody></table>`;
  const write = (html: string) => (opened: Opened) => {
    const next = withAtomicHtml(opened.session.state(), opened.blockAt(3).getKey(), html);
    if (next !== null) opened.session.change(next);
  };
  const rows = [table('a'), table('a', 'b'), table('a', 'b', 'c')] as const;

  const MORE = [
    '<p>Hello big</p>',
    '<p>Hello big world</p>',
    '<p>Hello big world today</p>',
  ] as const;

  test('a block that grows keeps what the writer changes in it: two halves, of which the lower one grows', () => {
    const grown = grow(MORE, (opened) => {
      opened.select([3, 6]);
      opened.split();
    });
    expect(grown).toEqual(['<p>Hello </p>', '<p>big world today</p>']);
  });

  test('a block that grows keeps what the writer changes in it: two halves, in which both is typed', () => {
    const grown = grow(MORE, (opened) => {
      opened.select([3, 6]);
      opened.split();
      opened.type('> ');
      opened.select([3, 0]);
      opened.type('- ');
    });
    expect(grown).toEqual(['<p>- Hello </p>', '<p>&gt; big world today</p>']);
  });

  test('a block that grows keeps what the writer changes in it: three parts, of which the last one grows', () => {
    const grown = grow(MORE, (opened) => {
      opened.select([3, 7]);
      opened.split();
      opened.select([3, 6]);
      opened.split();
    });
    expect(grown).toEqual(['<p>Hello </p>', '<p>b</p>', '<p>ig world today</p>']);
  });

  test('a block that grows does not keep the lower part of a block that was divided before', () => {
    const opened = open();
    opened.select([0, 4]);
    opened.split();
    opened.session.flush();
    opened.apply([put('a', null, '<p>one more</p>')], 'run');
    opened.apply([put('a', null, '<p>one more and more</p>')], 'run');
    expect(opened.texts().slice(0, 2)).toEqual(['one more and more', 'two']);
  });

  test('a block that grows keeps what the writer changes in it: the block above, which it was joined with', () => {
    const opened = open();
    opened.apply([put('x', 'c', MORE[0])], 'run');
    opened.select([2, 4], [3, 0]);
    opened.removeSelected();
    opened.apply([put('x', 'c', MORE[1])], 'run');
    opened.apply([put('x', 'c', MORE[2]), put('y', 'x', '<p>Next</p>')], 'run');
    expect(opened.stored().slice(2)).toEqual([
      'c <p>fourHello big world today</p>',
      'y <p>Next</p>',
    ]);
    expect(opened.body()).toEqual(opened.stored());
  });

  test('a block that grows keeps what the writer changes in it: a divided item of a list', () => {
    const items = (...texts: string[]) => `<ul>${texts.map((t) => `<li>${t}</li>`).join('')}</ul>`;
    const htmls = [items('Hello big'), items('Hello big world'), items('Hello big world', 'two')];
    const grown = grow(htmls as [string, string, string], (opened) => {
      opened.select([3, 6]);
      opened.split();
    });
    expect(grown).toEqual([items('Hello ', 'big world', 'two')]);
  });

  test('a block that grows keeps what the writer changes in it: a cell of a table', () => {
    expect(grow(rows, write(table('a and mine')))).toEqual([table('a and mine', 'b', 'c')]);
  });

  test('a block that grows keeps what the writer changes in it: a row of a table', () => {
    const [grown = ''] = grow(rows, write(table('a', 'mine')));
    for (const cell of ['a', 'b', 'c', 'mine']) expect(grown).toContain(`<td>${cell}</td>`);
  });
});

test.each([
  { name: 'before anything has arrived', arrived: [], id: 'x', after: 'b' },
  { name: 'after that', arrived: [put('x', 'b', '<p>A</p>')], id: 'y', after: 'x' },
])(
  'text below a block that the writer removes $name goes on at its place',
  ({ arrived, id, after }) => {
    const opened = open();
    opened.apply(arrived, 'run');
    opened.select([0, 7], [1 + arrived.length, arrived.length > 0 ? 1 : 5]);
    opened.removeSelected();
    for (const text of ['I', 'I text']) opened.apply([put(id, after, `<p>${text}</p>`)], 'run');
    expect(opened.stored()).toEqual(['a <p>one two</p>', `${id} <p>I text</p>`, 'c <p>four</p>']);
    expect(opened.body()).toEqual(opened.stored());
  },
);

test('a divided paragraph goes on growing in its lower part, below an empty line and after that is undone', () => {
  const opened = open();
  atCaret(opened, 'A');
  opened.select([0, 1]);
  opened.split();
  opened.select([1, 0]);
  WRITES.split(opened, { at: 1, offset: 0, text: '' });
  atCaret(opened, 'A I');
  expect(opened.texts().slice(0, 3)).toEqual(['o', '', 'ne A Itwo']);
  opened.session.undo();
  atCaret(opened, 'A I text');
  expect(opened.texts().join('')).toContain('ne A I texttwo');
});

describe('text that streams in over a selection', () => {
  test('text that streams in over a selection is one undo step, which restores the whole selection', () => {
    const opened = open();
    opened.select([0, 4], [1, 5]);
    for (const text of ['A', 'A I', 'A I text']) overSelection(opened, text);
    expect(opened.stored()).toEqual(['a <p>one A I text</p>', 'c <p>four</p>']);
    opened.session.undo();
    expect(opened.stored()).toEqual(open().stored());
  });

  test('text that streams in over a selection continues at its place while text is typed below, and keeps that text', () => {
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

type Place = { readonly at: number; readonly offset: number; readonly text: string };

/** What the writer does at a place while a block grows. */
const WRITES = {
  split(opened: Opened, { at, offset }: Place) {
    const { session, select, split } = opened;
    select([at, offset]);
    const next = withEnter(session.state());
    if (next === null) split();
    else session.change(next);
  },
  type({ select, type }: Opened, { at, offset }: Place) {
    select([at, offset]);
    type('_');
  },
  bold({ session, select }: Opened, { at, offset }: Place) {
    select([at, 0], [at, offset]);
    session.change(withCommand(session.state(), 'bold') ?? session.state());
  },
  join({ select, texts, removeSelected }: Opened, { at, text }: Place) {
    // What is added at its very end may stand before or behind what arrives.
    if (at === 0 || /^[four_]*$/.test(text)) return;
    select([at - 1, texts()[at - 1]?.length ?? 0], [at, 0]);
    removeSelected();
  },
};
const WORDS = Object.keys(WRITES) as (keyof typeof WRITES)[];

const act = fc.record({
  do: fc.constantFrom('grow' as const, 'grow' as const, ...WORDS),
  at: fc.nat(9),
  offset: fc.nat(30),
});

test.each([
  { name: 'a block of its own', id: 'x', after: 'a', from: '<p>Hello ', to: '</p>' },
  { name: 'the middle of a paragraph', id: 'a', after: null, from: '<p>one ', to: '.two</p>' },
])('$name grows in the order of its words, whatever is done there', (place) => {
  const { id, after, from, to } = place;
  const start = [
    { id: 'a', html: '<p>one .two</p>' },
    { id: 'c', html: '<p>four</p>' },
  ];
  fc.assert(
    fc.property(fc.array(act, { maxLength: 14 }), (acts) => {
      const opened = openSession(start);
      const { session, stored } = opened;
      let arrived = '';
      const grow = () => {
        arrived += `${arrived.length} `;
        opened.apply([put(id, after, `${from}${arrived}${to}`)], 'run');
      };
      grow();
      for (const one of acts) {
        const at = one.at % opened.texts().length;
        const text = opened.texts()[at] ?? '';
        const offset = Math.min(one.offset, text.length);
        if (one.do === 'grow') grow();
        else WRITES[one.do](opened, { at, offset, text });
      }
      const whole = opened.texts().join('');
      const typed = acts.filter((one) => one.do === 'type').length;
      expect(whole.split('_')).toHaveLength(typed + 1);
      const own = id === 'a' ? '' : 'one .two';
      const expected = `${own}${from}${arrived}${to}four`.replace(/<[^>]*>|\s/g, '');
      expect(whole.replace(/[_\s]/g, '')).toBe(expected);
      expect(opened.body()).toEqual(stored());
      const end = stored();
      let steps = 0;
      for (; session.state().getUndoStack().size > 0; steps += 1) session.undo();
      expect(stored()).toEqual(start.map((block) => `${block.id} ${block.html}`));
      for (; steps > 0; steps -= 1) session.redo();
      expect(stored()).toEqual(end);
    }),
    { numRuns: 60 },
  );
});
