import { expect, test } from '@jest/globals';
import { createEditorRegistry } from '#services/article/editorRegistry.ts';

const ops = [{ op: 'put', id: 'b1', after: null, html: '<p>a</p>' }] as const;
const silent = {
  apply: () => [],
  recall() {},
  caret: () => null,
  passage: () => ({ place: { type: 'behind', blockId: null } as const, selectedText: '' }),
  reveal() {},
  flush() {},
};
const change = { articleId: 'a1', ops, run: 'job-1' };

test('a change is applied by the editor of its article, which returns the resulting operations', () => {
  const editors = createEditorRegistry();
  const applied: unknown[] = [];
  editors.register('a1', {
    ...silent,
    apply(asked) {
      applied.push(asked);
      return [];
    },
  });
  expect(editors.ports.apply(change)).toEqual([]);
  expect(editors.ports.apply({ ...change, articleId: 'a2' })).toBe(ops);
  expect(applied).toEqual([{ ops, run: 'job-1' }]);
});

test('without an open editor the operations are returned unchanged', () => {
  const editors = createEditorRegistry();
  expect(editors.ports.apply(change)).toBe(ops);
  editors.register('a1', { ...silent, apply: () => [] })();
  expect(editors.ports.apply(change)).toBe(ops);
});

test('an editor that closes after the next one has opened does not unregister it', () => {
  const editors = createEditorRegistry();
  const leaveFirst = editors.register('a1', { ...silent, apply: () => ops });
  editors.register('a1', { ...silent, apply: () => [] });
  leaveFirst();
  expect(editors.ports.apply(change)).toEqual([]);
});

test('a block is shown by the editor of its article', () => {
  const editors = createEditorRegistry();
  const shown: string[] = [];
  editors.register('a1', { ...silent, reveal: (blockId) => void shown.push(blockId) });
  editors.ports.reveal({ articleId: 'a1', blockId: 'b3' });
  editors.ports.reveal({ articleId: 'a2', blockId: 'b4' });
  expect(shown).toEqual(['b3']);
});

test('the caret is that of the open editor', () => {
  const editors = createEditorRegistry();
  editors.register('a1', { ...silent, caret: () => 'b7' });
  expect(editors.ports.caret({ articleId: 'a1' })).toBe('b7');
  expect(editors.ports.caret({ articleId: 'a2' })).toBeNull();
});

test('the open editor reports what was typed', () => {
  const editors = createEditorRegistry();
  let flushed = 0;
  editors.register('a1', {
    ...silent,
    flush() {
      flushed += 1;
    },
  });
  editors.ports.flush({ articleId: 'a2' });
  expect(flushed).toBe(0);
  editors.ports.flush({ articleId: 'a1' });
  expect(flushed).toBe(1);
});

test('waiting for an article resolves when it is opened, and at once if it is open', async () => {
  const editors = createEditorRegistry();
  const heard: string[] = [];
  const wait = (name: string) =>
    editors.ports.opened({ articleId: 'a1' }).then(() => heard.push(name));
  const waiting = [wait('first'), wait('second')];
  editors.register('a2', silent);
  await Promise.resolve();
  expect(heard).toEqual([]);
  editors.register('a1', silent);
  await Promise.all([...waiting, wait('late')]);
  expect(heard).toEqual(['first', 'second', 'late']);
});

test('the open editor gets what a run had put before', () => {
  const editors = createEditorRegistry();
  const told: unknown[] = [];
  editors.ports.recall(change);
  editors.register('a1', { ...silent, recall: (put) => void told.push(put) });
  editors.ports.recall(change);
  expect(told).toEqual([{ ops, run: 'job-1' }]);
});
