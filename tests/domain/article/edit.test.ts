import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type ArticleBody, applyOps, bodyOf } from '#domain/article/body.ts';
import {
  applyEdit,
  editBetween,
  editOfOps,
  isEmptyEdit,
  mergeEdits,
  NO_EDIT,
  opsOfEdit,
  splitEdit,
  withEdit,
} from '#domain/article/edit.ts';
import { someArticle, someBody, someEdit, someOps } from '#tests/support/arbitraries.ts';

const body = (...ids: string[]): ArticleBody =>
  bodyOf(ids.map((id) => ({ id, html: `<p>${id}</p>` })));

test('the operations of an edit lead exactly where the edit leads', () => {
  fc.assert(
    fc.property(someBody, someOps, (before, ops) => {
      const { edit } = editOfOps(before, ops);
      expect(applyOps(before, opsOfEdit(before, edit))).toEqual(applyEdit(before, edit));
    }),
    { numRuns: 1000 },
  );
});

test('so they do after any number of edits, as a save in flight and the queue behind it need', () => {
  fc.assert(
    fc.property(someBody, someOps, someOps, (before, first, second) => {
      const one = editOfOps(before, first);
      const two = editOfOps(one.body, second);
      const both = mergeEdits(one.edit, two.edit);
      expect(applyEdit(before, both)).toEqual(two.body);
      expect(applyOps(before, opsOfEdit(before, both))).toEqual(two.body);
    }),
    { numRuns: 1000 },
  );
});

test('merging edits is associative, and no edit is its neutral element', () => {
  fc.assert(
    fc.property(someEdit, someEdit, someEdit, (a, b, c) => {
      expect(mergeEdits(mergeEdits(a, b), c)).toEqual(mergeEdits(a, mergeEdits(b, c)));
      expect(mergeEdits(NO_EDIT, a)).toEqual(a);
      expect(mergeEdits(a, NO_EDIT)).toEqual(a);
    }),
  );
});

test('the edit between two texts leads from the one to the other', () => {
  fc.assert(
    fc.property(someArticle, someArticle, (from, to) => {
      const edit = editBetween(from, to);
      expect(applyEdit(from.body, edit)).toEqual(to.body);
      expect(edit.title ?? from.title).toBe(to.title);
      expect(withEdit(from, edit)).toEqual({ title: to.title, fields: to.fields, body: to.body });
    }),
  );
});

test('there is no edit between a text and itself', () => {
  fc.assert(
    fc.property(someArticle, (text) => isEmptyEdit(editBetween(text, structuredClone(text)))),
  );
});

test('an edit split in two is whole again when merged', () => {
  fc.assert(
    fc.property(someEdit, fc.boolean(), (edit, withholdBody) => {
      const { send, hold } = splitEdit(edit, withholdBody);
      expect(mergeEdits(send, hold)).toEqual(edit);
      const beside = ['title', 'fields'].filter((key) => Object.hasOwn(edit, key));
      expect(withholdBody ? Object.keys(send) : Object.keys(hold)).toEqual(
        withholdBody ? beside : [],
      );
    }),
  );
});

test('blocks that neither changed nor moved are not sent', () => {
  const before = body('a', 'b', 'c', 'd');
  const { edit } = editOfOps(before, [{ op: 'put', id: 'c', after: 'b', html: '<p>new</p>' }]);
  expect(opsOfEdit(before, edit)).toEqual([{ op: 'put', id: 'c', after: 'b', html: '<p>new</p>' }]);
});

test('moving one block down past many is one operation', () => {
  const before = body('a', 'b', 'c', 'd', 'e');
  const { edit } = editOfOps(before, [{ op: 'put', id: 'a', after: 'd', html: '<p>a</p>' }]);
  expect(opsOfEdit(before, edit)).toEqual([{ op: 'put', id: 'a', after: 'd', html: '<p>a</p>' }]);
});
