/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import Draft from 'draft-js';
import fc from 'fast-check';
import type { Block } from '#domain/article/body.ts';
import { pasted } from '#src/editor/kernel/clipboard.ts';
import { type EditorCommand, withCommand } from '#src/editor/kernel/commands.ts';
import { contentBlockOf } from '#src/editor/kernel/contentHtml.ts';
import { withBackspace, withEnter } from '#src/editor/kernel/enter.ts';
import { openSession, put } from '../support/openSession.ts';

type Opened = ReturnType<typeof openSession>;
type Place = { readonly at: number; readonly offset: number; readonly word: string };

const isAtomic = ({ blockAt }: Opened, at: number) => blockAt(at).getType() === 'atomic';

/** What the writer does at a place while a text grows. */
const WRITES = {
  enter(opened: Opened, { at, offset }: Place) {
    opened.select([at, offset]);
    const next = withEnter(opened.session.state());
    if (next === null) opened.split();
    else opened.session.change(next);
  },
  /** Backspace at the start. */
  join(opened: Opened, { at }: Place) {
    const { session, select, texts, removeSelected } = opened;
    if (at === 0) return;
    select([at, 0]);
    const state = session.state();
    const next = withBackspace(state) ?? Draft.RichUtils.handleKeyCommand(state, 'backspace');
    if (next !== null) return session.change(next);
    select([at - 1, texts()[at - 1]?.length ?? 0], [at, 0]);
    removeSelected();
  },
  type({ select, type }: Opened, { at, offset, word }: Place) {
    select([at, offset]);
    type(` ${word} `);
  },
  paste({ session, select }: Opened, { at, offset, word }: Place) {
    select([at, offset]);
    const { blocks } = pasted(session.state(), '', `<p> ${word}</p><p>pasted</p>`);
    session.insert(blocks.map(contentBlockOf));
  },
  heading: (opened: Opened, place: Place) => styled(opened, place, 'heading-2'),
  list: (opened: Opened, place: Place) => styled(opened, place, 'bulleted-list'),
  quote: (opened: Opened, place: Place) => styled(opened, place, 'quote'),
};
const WRITE_NAMES = Object.keys(WRITES) as (keyof typeof WRITES)[];

function styled({ session, select }: Opened, { at }: Place, command: EditorCommand): void {
  select([at, 0]);
  session.change(withCommand(session.state(), command) ?? session.state());
}

/** The words in pairs. */
const pairs = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1]].join(' ').trim()] : []));
const items = (words: readonly string[]) => `<ul><li>${pairs(words).join('</li><li>')}</li></ul>`;

const A = { id: 'a', html: '<p>one .two</p>' };
const C = { id: 'c', html: '<p>four</p>' };
const LIST = { id: 'l', html: '<ul><li>five</li><li>six</li></ul>' };

interface Growth {
  readonly name: string;
  readonly start: readonly Block[];
  /** What arrives when these words are there. */
  ops(words: readonly string[]): ReturnType<typeof put>[];
}

const GROWTHS: readonly Growth[] = [
  { name: 'a paragraph', start: [A, C], ops: (w) => [put('x', 'a', `<p>${w.join(' ')}</p>`)] },
  {
    name: 'the middle of a paragraph',
    start: [A, C],
    ops: (w) => [put('a', null, `<p>one ${w.join(' ')}.two</p>`)],
  },
  {
    name: 'a paragraph below an empty one',
    start: [A, { id: 'e', html: '<p></p>' }, C],
    ops: (w) => [put('x', 'e', `<p>${w.join(' ')}</p>`)],
  },
  {
    name: 'a paragraph below a list',
    start: [A, LIST, C],
    ops: (w) => [put('x', 'l', `<p>${w.join(' ')}</p>`)],
  },
  {
    name: 'a paragraph below a line',
    start: [A, { id: 'h', html: '<hr>' }, C],
    ops: (w) => [put('x', 'h', `<p>${w.join(' ')}</p>`)],
  },
  { name: 'a list', start: [A, C], ops: (w) => [put('x', 'a', items(w))] },
  {
    name: 'one block after the other',
    start: [A, LIST, C],
    ops: (w) =>
      pairs(w).map((pair, at) =>
        put(`x${at}`, at === 0 ? 'l' : `x${at - 1}`, at % 2 ? items([pair]) : `<p>${pair}</p>`),
      ),
  },
];

const act = fc.record({
  do: fc.constantFrom('grow' as const, 'grow' as const, 'history' as const, ...WRITE_NAMES),
  at: fc.nat(9),
  offset: fc.oneof(fc.nat(30), fc.constant(0), fc.constant(99)),
});

function grown({ start, ops }: Growth) {
  const opened = openSession(start);
  const arrived: string[] = [];
  const grow = () => {
    arrived.push(`s${arrived.length}`);
    opened.apply(ops(arrived), 'run');
  };
  grow();
  return { opened, arrived, grow };
}

/** Text grows while the last two steps of the history are undone. */
function growInHistory({ session }: Opened, grow: () => void): void {
  const steps = Math.min(2, session.state().getUndoStack().size - 1);
  for (let at = 0; at < steps; at += 1) session.undo();
  grow();
  for (let at = 0; at < steps; at += 1) session.redo();
}

/** At the start of a word. */
const placeIn = ({ texts }: Opened, one: { at: number; offset: number }) => {
  const at = one.at % texts().length;
  const text = texts()[at] ?? '';
  const offset = one.offset < text.length ? text.lastIndexOf(' ', one.offset) + 1 : text.length;
  return { at, offset };
};

/** Returns the words that were typed or pasted. */
function written(opened: Opened, one: Place & { readonly do: keyof typeof WRITES }): string[] {
  const { at, offset } = placeIn(opened, one);
  if (isAtomic(opened, at)) return [];
  WRITES[one.do](opened, { at, offset, word: one.word });
  return one.do === 'type' || one.do === 'paste' ? [one.word] : [];
}

describe.each(GROWTHS)('$name that grows', (growth) => {
  test('a block that grows keeps every word once and in its order, whatever is divided, joined, typed, pasted, restyled or undone', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 14 }), (acts) => {
        const { opened, arrived, grow } = grown(growth);
        const typed = acts.flatMap((one, number) => {
          if (one.do === 'grow') grow();
          else if (one.do === 'history') growInHistory(opened, grow);
          else return written(opened, { ...one, do: one.do, word: `t${number}` });
          return [];
        });
        const words = opened.texts().join('\n');
        expect(words.match(/s\d+/g)).toEqual(arrived);
        expect((words.match(/t\d+/g) ?? []).toSorted()).toEqual(typed.toSorted());
        expect(opened.body()).toEqual(opened.stored());
      }),
      { numRuns: 40 },
    );
  });
});

/** Each was lost once, or came at the wrong place. */
test.each([
  {
    name: 'into a block above that became a list and was divided',
    growth: 0,
    write(opened: Opened) {
      WRITES.join(opened, { at: 1, offset: 0, word: '' });
      WRITES.list(opened, { at: 0, offset: 0, word: '' });
      WRITES.enter(opened, { at: 0, offset: 0, word: '' });
    },
    texts: ['', 'one .twos0 s1 s2', 'four'],
  },
  {
    name: 'as an item of the list above that it was made part of',
    growth: 3,
    write: (opened: Opened) => WRITES.list(opened, { at: 3, offset: 0, word: '' }),
    texts: ['one .two', 'five', 'six', 's0 s1 s2', 'four'],
  },
  {
    name: 'in the lower part after the empty upper one was joined away',
    growth: 5,
    write(opened: Opened) {
      WRITES.enter(opened, { at: 1, offset: 0, word: '' });
      opened.select([0, 8], [1, 0]);
      opened.removeSelected();
    },
    texts: ['one .two', 's0 s1', 's2', 'four'],
  },
  {
    name: 'behind what was pasted into it',
    growth: 0,
    write: (opened: Opened) => WRITES.paste(opened, { at: 1, offset: 0, word: 't' }),
    texts: ['one .two', 't', 'pasteds0 s1 s2', 'four'],
  },
  {
    name: 'where its end is after a selection over its beginning and the block above was removed',
    growth: 0,
    write(opened: Opened) {
      opened.select([0, 4], [1, 1]);
      opened.removeSelected();
    },
    texts: ['one 0 s1 s2', 'four'],
  },
])('text goes on growing $name', ({ growth, write, texts }) => {
  const { opened, grow } = grown(GROWTHS[growth] as Growth);
  write(opened);
  grow();
  grow();
  expect(opened.texts()).toEqual(texts);
  expect(opened.body()).toEqual(opened.stored());
});

test('a block that the writer has removed with all its text stays removed', () => {
  const { opened, grow } = grown(GROWTHS[0] as Growth);
  opened.select([0, 8], [1, 2]);
  opened.removeSelected();
  grow();
  expect(opened.texts()).toEqual(['one .two', 'four']);
});
