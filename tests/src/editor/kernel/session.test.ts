/** @jest-environment #tests/support/pageEnvironment.js */
import { describe, expect, test } from '@jest/globals';
import Draft from 'draft-js';
import fc from 'fast-check';
import type { Block } from '#domain/article/body.ts';
import { withCommand } from '#src/editor/kernel/commands.ts';
import { openSession, put } from '../support/openSession.ts';

const two: Block[] = [
  { id: 'a', html: '<p>one</p>' },
  { id: 'b', html: '<p>two</p>' },
];

describe('edits of the writer go out', () => {
  test('opening an article reports nothing and keeps stored HTML unchanged', () => {
    const odd = '<p>a\n  b</p>';
    const { session, reports, body } = openSession([{ id: 'a', html: odd }]);
    session.flush();
    expect(reports).toEqual([]);
    expect(body()).toEqual([`a ${odd}`]);
  });

  test('a key press reports only the block it changed', () => {
    const { session, reports, select, type } = openSession(two);
    select([1, 3]);
    type('!');
    session.flush();
    expect(reports).toEqual([[put('b', 'a', '<p>two!</p>')]]);
  });

  test('moving the caret reports nothing', () => {
    const { session, reports, select } = openSession(two);
    select([1, 3]);
    session.flush();
    expect(reports).toEqual([]);
  });

  test('revealing a block puts the caret at its start, in a list too, and reports nothing', () => {
    const list = '<ul><li>x</li><li>y</li></ul>';
    const { session, reports, blockAt } = openSession([...two, { id: 'l', html: list }]);
    const key = session.goTo('l');
    const selection = session.state().getSelection();
    expect(key).toEqual(blockAt(2).getKey());
    expect(selection.getStartKey()).toEqual(key);
    expect(selection.getStartOffset()).toBe(0);
    expect(selection.isCollapsed()).toBe(true);
    expect(session.caret()).toBe('l');
    expect(session.goTo('nowhere')).toBeNull();
    expect(session.caret()).toBe('l');
    expect(reports).toEqual([]);
  });

  test('the lower half of a split block is a new block', () => {
    const { select, split, stored } = openSession(two);
    select([0, 1]);
    split();
    expect(stored()).toEqual(['a <p>o</p>', 'new1 <p>ne</p>', 'b <p>two</p>']);
  });

  test('a new block has the same id after undo and redo', () => {
    const { session, select, split, stored } = openSession(two);
    select([0, 1]);
    split();
    stored();
    session.undo();
    expect(stored()).toEqual(['a <p>one</p>', 'b <p>two</p>']);
    session.redo();
    expect(stored()[1]).toBe('new1 <p>ne</p>');
  });

  test('joined blocks keep the id of the upper one, and undo restores the other id', () => {
    const { session, select, removeSelected, stored } = openSession(two);
    select([0, 3], [1, 0]);
    removeSelected();
    expect(stored()).toEqual(['a <p>onetwo</p>']);
    session.undo();
    expect(stored()).toEqual(['a <p>one</p>', 'b <p>two</p>']);
    session.redo();
    expect(stored()).toEqual(['a <p>onetwo</p>']);
  });

  test('the empty paragraph of an empty article is not a block until something is typed', () => {
    const { select, type, stored, texts } = openSession([]);
    expect(texts()).toEqual(['']);
    expect(stored()).toEqual([]);
    select([0, 0]);
    type('x');
    expect(stored()).toEqual(['new1 <p>x</p>']);
  });

  test('an article that ends in a table has a place to write after it, which is not a block', () => {
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    const { stored, texts } = openSession([{ id: 't', html: table }]);
    expect(texts()).toEqual([' ', '']);
    expect(stored()).toEqual([`t ${table}`]);
  });
});

describe('a list is one block', () => {
  const list: Block[] = [
    { id: 'l', html: '<ul><li>a</li><li>b</li><li>c</li></ul>' },
    { id: 'm', html: '<ul><li>d</li></ul>' },
  ];

  test('two lists that touch stay separate', () => {
    const { select, type, stored } = openSession(list);
    select([2, 1]);
    type('!');
    expect(stored()).toEqual([
      'l <ul><li>a</li><li>b</li><li>c!</li></ul>',
      'm <ul><li>d</li></ul>',
    ]);
  });

  test('a paragraph in the middle splits a list; the upper part keeps the id', () => {
    const { session, select, stored } = openSession(list);
    select([1, 0]);
    session.change(withCommand(session.state(), 'bulleted-list') as Draft.EditorState);
    expect(stored()).toEqual([
      'l <ul><li>a</li></ul>',
      'new1 <p>b</p>',
      'new2 <ul><li>c</li></ul>',
      'm <ul><li>d</li></ul>',
    ]);
    session.undo();
    expect(stored()[0]).toBe('l <ul><li>a</li><li>b</li><li>c</li></ul>');
  });

  test('a list keeps its id without its first item', () => {
    const { select, removeSelected, stored } = openSession([
      { id: 'p', html: '<p>x</p>' },
      ...list.slice(0, 1),
    ]);
    select([0, 1], [1, 1]);
    removeSelected();
    expect(stored()).toEqual(['p <p>x</p>', 'l <ul><li>b</li><li>c</li></ul>']);
  });

  test('a paragraph that becomes an item joins the list above it', () => {
    const { session, select, stored } = openSession([...list.slice(0, 1), ...two]);
    select([3, 0]);
    session.change(withCommand(session.state(), 'bulleted-list') as Draft.EditorState);
    expect(stored()).toEqual([
      'l <ul><li>a</li><li>b</li><li>c</li><li>one</li></ul>',
      'b <p>two</p>',
    ]);
  });
});

describe('changes from outside come in', () => {
  test('a list that arrives above a list of the writer stays separate', () => {
    const { session, select, apply, type, stored } = openSession(two);
    select([1, 0]);
    session.change(withCommand(session.state(), 'bulleted-list') as Draft.EditorState);
    apply([put('z', 'a', '<ul><li>AI</li></ul>')]);
    select([1, 2]);
    type('!');
    expect(stored()).toEqual([
      'a <p>one</p>',
      'z <ul><li>AI!</li></ul>',
      'b <ul><li>two</li></ul>',
    ]);
  });

  test('changes from outside become what the editor stored, and are never reported as an edit', () => {
    const { apply, session, reports, body } = openSession(two);
    expect(apply([put('z', 'a', '<p>AI\n text</p>'), { op: 'remove', id: 'b' }])).toEqual([
      { op: 'remove', id: 'b' },
      put('z', 'a', '<p>AI text</p>'),
    ]);
    session.flush();
    expect(reports).toEqual([]);
    expect(body()).toEqual(['a <p>one</p>', 'z <p>AI text</p>']);
  });

  test('what an article may not contain is dropped from changes from outside', () => {
    const { apply } = openSession(two);
    expect(
      apply([put('z', 'a', '<p>x<img src=x onerror=alert(1)><script>1</script></p>')]),
    ).toEqual([put('z', 'a', '<p>x<img></p>')]);
  });

  test('unreported edits are reported first', () => {
    const { select, type, apply, reports } = openSession(two);
    select([1, 3]);
    type('!');
    apply([put('z', 'a', '<p>AI</p>')]);
    expect(reports).toEqual([[put('b', 'a', '<p>two!</p>')]]);
  });

  test('the selection stays in its words when blocks change from outside', () => {
    const { select, apply, session, blockAt } = openSession(two);
    select([1, 1], [1, 3]);
    apply([put('z', null, '<p>AI</p>'), put('b', 'a', '<p>new two</p>')]);
    const selection = session.state().getSelection();
    expect(selection.getAnchorKey()).toBe(blockAt(2).getKey());
    expect(selection.getAnchorOffset()).toBe(5);
    expect(selection.getFocusOffset()).toBe(7);
  });

  test('removing a block leaves the caret at the end of the block above', () => {
    const { select, apply, session, blockAt } = openSession(two);
    select([1, 2]);
    apply([{ op: 'remove', id: 'b' }]);
    const selection = session.state().getSelection();
    expect(selection.getStartKey()).toEqual(blockAt(0).getKey());
    expect(selection.getStartOffset()).toBe(3);
  });

  test('a block after an unknown one goes to the end, like in the store', () => {
    const { apply, stored, body } = openSession(two);
    apply([put('z', 'nobody', '<p>AI</p>')]);
    expect(stored().at(-1)).toBe('z <p>AI</p>');
    expect(body()).toEqual(stored());
  });

  test('HTML of several elements stays one block', () => {
    const { apply, body } = openSession(two);
    apply([put('z', 'b', '<p>1</p>')], 'run');
    apply([put('z', 'b', '<p>1</p><p>2</p>')], 'run');
    apply([put('z', 'b', '<p>1</p><p>2</p><p>3</p>')], 'run');
    expect(body().slice(2)).toEqual(['z <p>1</p><p>2</p><p>3</p>']);
  });
});

test.each([null, 'run'])(
  'undoing a removal selects what it brings back, whatever has arrived since (run: %s)',
  (run) => {
    const opened = openSession([...two, { id: 'c', html: '<p>three</p>' }]);
    const { session, select, removeSelected, apply, texts } = opened;
    select([1, 1], [2, 2]);
    removeSelected();
    apply([put('x', 'a', '<p>AI</p>')], run);
    apply([put('x', 'a', '<p>AI text</p>')], run);
    while (session.state().getUndoStack().size > 0) session.undo();
    const selection = session.state().getSelection();
    const keys = session.state().getCurrentContent().getBlockMap().keySeq().toArray();
    const end = (key: string, offset: number) => [texts()[keys.indexOf(key)], offset];
    expect(end(selection.getStartKey(), selection.getStartOffset())).toEqual(['two', 1]);
    expect(end(selection.getEndKey(), selection.getEndOffset())).toEqual(['three', 2]);
  },
);

test('undoing and redoing a run leaves the caret and the focus where they are', () => {
  const { session, select, apply } = openSession(two);
  select([1, 2]);
  apply([put('x', 'a', '<p>AI</p>')], 'run');
  const caret = session.state().getSelection();
  session.undo();
  session.redo();
  expect(session.state().getSelection().toObject()).toEqual(caret.toObject());
});

describe('a run is one undo step', () => {
  // §d.save.8 §d.save.9
  test('undoing typing never removes text of the run, and undoing the run removes only the run', () => {
    const { select, type, apply, session, stored } = openSession(two);
    select([0, 3]);
    type(' before');
    apply([put('z', 'b', '<p>A</p>')], 'run');
    select([0, 10]);
    type(' during');
    apply([put('z', 'b', '<p>A I</p>'), put('y', 'z', '<p>more</p>')], 'run');
    session.undo();
    expect(stored()).toEqual([
      'a <p>one before</p>',
      'b <p>two</p>',
      'z <p>A I</p>',
      'y <p>more</p>',
    ]);
    session.undo();
    expect(stored()).toEqual(['a <p>one before</p>', 'b <p>two</p>']);
    session.undo();
    expect(stored()).toEqual(['a <p>one</p>', 'b <p>two</p>']);
    session.redo();
    session.redo();
    session.redo();
    expect(stored()).toEqual([
      'a <p>one before during</p>',
      'b <p>two</p>',
      'z <p>A I</p>',
      'y <p>more</p>',
    ]);
  });

  test('text typed right after the run began is kept when the run is undone', () => {
    const { select, type, apply, session, stored } = openSession(two);
    select([0, 3]);
    type('1');
    apply([put('z', 'b', '<p>A</p>')], 'run');
    type('2');
    session.undo();
    expect(stored()).toEqual(['a <p>one1</p>', 'b <p>two</p>', 'z <p>A</p>']);
    session.undo();
    expect(stored()).toEqual(['a <p>one1</p>', 'b <p>two</p>']);
  });

  test('what arrives while typing is undone is kept by redo too', () => {
    const { select, type, apply, session, stored } = openSession(two);
    apply([put('z', 'b', '<p>A</p>')], 'run');
    select([0, 3]);
    type('!');
    session.undo();
    apply([put('z', 'b', '<p>A I</p>')], 'run');
    session.redo();
    expect(stored()).toEqual(['a <p>one!</p>', 'b <p>two</p>', 'z <p>A I</p>']);
  });

  test('a run undone while it continues can be undone again for what came later', () => {
    const { apply, session, stored } = openSession(two);
    apply([put('z', 'b', '<p>A</p>')], 'run');
    session.undo();
    apply([put('z', 'b', '<p>A I</p>'), put('y', 'b', '<p>later</p>')], 'run');
    expect(stored()).toEqual(['a <p>one</p>', 'b <p>two</p>', 'y <p>later</p>']);
    session.undo();
    expect(stored()).toEqual(['a <p>one</p>', 'b <p>two</p>']);
  });

  // §d.save.9
  test('text typed within the streamed block survives its next piece', () => {
    const { select, type, apply, stored } = openSession(two);
    apply([put('z', 'b', '<p>The text</p>')], 'run');
    select([2, 3]);
    type(' good');
    apply([put('z', 'b', '<p>The text goes on</p>')], 'run');
    type('!');
    apply([put('z', 'b', '<p>The text goes on and on</p>')], 'run');
    expect(stored().at(-1)).toBe('z <p>The good! text goes on and on</p>');
  });

  test('a block that the writer removed during the run stays removed', () => {
    const { select, removeSelected, apply, stored } = openSession(two);
    apply([put('z', 'b', '<p>A</p>')], 'run');
    select([1, 3], [2, 1]);
    removeSelected();
    apply([put('z', 'b', '<p>A I</p>')], 'run');
    expect(stored()).toEqual(['a <p>one</p>', 'b <p>two</p>']);
  });
});

test('a change without a run joins the history and cannot be undone', () => {
  const { select, type, apply, session, stored } = openSession(two);
  select([1, 3]);
  type('!');
  apply([put('a', null, '<p>ONE</p>')]);
  session.undo();
  expect(stored()).toEqual(['a <p>ONE</p>', 'b <p>two</p>']);
  expect(session.state().getUndoStack().size).toBe(0);
  session.redo();
  expect(stored()).toEqual(['a <p>ONE</p>', 'b <p>two!</p>']);
});

test('during composition the text does not change; afterwards all changes are there', () => {
  const { session, select, apply, stored, texts } = openSession(two);
  select([0, 3]);
  session.change(Draft.EditorState.set(session.state(), { inCompositionMode: true }));
  const result = apply([put('z', 'a', '<p>AI</p>'), put('a', null, '<p>ONE one</p>')], 'run');
  expect(result).toEqual([put('z', 'a', '<p>AI</p>')]);
  expect(texts()).toEqual(['one', 'two']);
  expect(stored()).toEqual(['a <p>one</p>', 'z <p>AI</p>', 'b <p>two</p>']);
  const state = Draft.EditorState.set(session.state(), { inCompositionMode: false });
  const composed = Draft.Modifier.replaceText(
    state.getCurrentContent(),
    state.getSelection(),
    '日本',
  );
  session.change(Draft.EditorState.push(state, composed, 'insert-characters'));
  expect(stored()).toEqual(['a <p>ONE one日本</p>', 'z <p>AI</p>', 'b <p>two</p>']);
});

test('a long paste is inserted completely, in order, as one undo step', async () => {
  const { session, select, stored, body } = openSession(two);
  select([0, 2]);
  const { pasted } = await import('#src/editor/kernel/clipboard.ts');
  const { contentBlockOf } = await import('#src/editor/kernel/contentHtml.ts');
  const lines = Array.from({ length: 1000 }, (_, at) => `line ${at}`);
  session.insert(pasted(session.state(), lines.join('\n\n'), undefined).blocks.map(contentBlockOf));
  session.end();
  const texts = stored().map((line) => line.replace(/^\S+ /, ''));
  expect(texts[0]).toBe('<p>online 0</p>');
  expect(texts.slice(1, 999)).toEqual(lines.slice(1, 999).map((line) => `<p>${line}</p>`));
  expect(texts.slice(999)).toEqual(['<p>line 999e</p>', '<p>two</p>']);
  expect(body()).toEqual(stored());
  session.undo();
  expect(stored()).toEqual(['a <p>one</p>', 'b <p>two</p>']);
});

test('a long paste that is undone at once comes back completely', async () => {
  const { session, select, stored } = openSession(two);
  select([0, 2]);
  const { pasted } = await import('#src/editor/kernel/clipboard.ts');
  const { contentBlockOf } = await import('#src/editor/kernel/contentHtml.ts');
  const text = Array.from({ length: 1000 }, (_, at) => `line ${at}`).join('\n\n');
  session.insert(pasted(session.state(), text, undefined).blocks.map(contentBlockOf));
  session.undo();
  expect(stored()).toHaveLength(two.length);
  session.redo();
  expect(stored()).toHaveLength(1000 + 1);
});

const action = fc.oneof(
  fc.record({ do: fc.constant('select' as const), at: fc.nat(9), offset: fc.nat(6) }),
  fc.record({ do: fc.constant('type' as const), text: fc.constantFrom('x', '😀', 'word ') }),
  fc.record({
    do: fc.constantFrom('split' as const, 'undo' as const, 'redo' as const, 'flush' as const),
  }),
  fc.record({ do: fc.constant('remove' as const), at: fc.nat(9), length: fc.nat(2) }),
  fc.record({
    do: fc.constant('command' as const),
    command: fc.constantFrom(
      'bulleted-list',
      'numbered-list',
      'quote',
      'heading-1',
      'indent',
      'bold',
    ),
  }),
  fc.record({
    do: fc.constant('apply' as const),
    id: fc.constantFrom('a', 'b', 'l', 's1', 's2'),
    after: fc.constantFrom(null, 'a', 'b', 's1'),
    html: fc.constantFrom(
      '<p>AI</p>',
      '<p>AI goes on</p>',
      '<ul><li>x</li><li>y</li></ul>',
      '<hr>',
      null,
    ),
    run: fc.constantFrom(null, 'r1', 'r2'),
  }),
);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;

type Opened = ReturnType<typeof openSession>;
type Step<Name extends Action['do']> = Extract<Action, { do: Name }>;

const lengthOf = (open: Opened, at: number): number => open.texts()[at]?.length ?? 0;

function remove(open: Opened, step: Step<'remove'>): void {
  const from = step.at % open.texts().length;
  const to = Math.min(from + step.length, open.texts().length - 1);
  open.select([from, 0], [to, lengthOf(open, to)]);
  open.removeSelected();
}

function command(open: Opened, step: Step<'command'>): void {
  const next = withCommand(open.session.state(), step.command as 'bold');
  if (next) open.session.change(next);
}

function apply(open: Opened, { id, after, html, run }: Step<'apply'>): void {
  open.apply([html === null ? { op: 'remove', id } : put(id, after, html)], run);
}

function perform(open: Opened, step: Action): void {
  const at = 'at' in step ? step.at % open.texts().length : 0;
  if (step.do === 'select') open.select([at, Math.min(step.offset, lengthOf(open, at))]);
  else if (step.do === 'remove') remove(open, step);
  else if (step.do === 'command') command(open, step);
  else if (step.do === 'apply') apply(open, step);
  else if (step.do === 'type') open.type(step.text);
  else if (step.do !== 'split') open.session[step.do]();
  else if (open.session.state().getSelection().isCollapsed()) open.split();
}

test('after any sequence of events, the store knows exactly what the editor shows', () => {
  const start: Block[] = [...two, { id: 'l', html: '<ol><li>i<ul><li>j</li></ul></li></ol>' }];
  fc.assert(
    fc.property(fc.array(action, { maxLength: 30 }), (steps) => {
      const open = openSession(start);
      open.select([0, 0]);
      for (const step of steps) perform(open, step);
      const stored = open.stored();
      expect(open.body()).toEqual(stored);
      expect(new Set(stored.map((line) => line.split(' ')[0])).size).toBe(stored.length);
      // Opened again from what is stored, it is the same article.
      const again = openSession(
        stored.map((line) => ({
          id: line.slice(0, line.indexOf(' ')),
          html: line.slice(line.indexOf(' ') + 1),
        })),
      );
      expect(again.body()).toEqual(stored);
    }),
    { numRuns: 200 },
  );
});
