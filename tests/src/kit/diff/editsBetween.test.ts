import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bodyOf } from '#domain/article/body.ts';
import { opsOfEdits, type TextEdit } from '#domain/article/textEdit.ts';
import { textUnitsOf } from '#html/units.ts';
import { editsBetween, standingEdits } from '#src/kit/diff/editsBetween.ts';

const made = (html: string, edits: readonly TextEdit[]): string => {
  const [op] = opsOfEdits(bodyOf([{ id: 'b', html }]), edits) ?? [];
  return op?.op === 'put' ? op.html : html;
};
const p = (text: string) => `<p>${text}</p>`;
const shown = (before: string, after: string) =>
  editsBetween('b', before, after)?.map(({ was, now }) => [was, now]);

// §d.voice.11
test('a rewrite is told word by word; words that come in stand beside one that stays', () => {
  expect(shown(p('We utilize glass jars.'), p('We use good glass jars.'))).toEqual([
    ['utilize', 'use good'],
  ]);
  expect(shown(p('We use jars. They keep.'), p('We use jars here. They last.'))).toEqual([
    ['jars', 'jars here'],
    ['keep', 'last'],
  ]);
  expect(shown(p('Jars keep.'), p('Good jars keep.'))).toEqual([['Jars', 'Good jars']]);
  expect(shown(p('One two.'), p('So one two.'))).toEqual([['One', 'So one']]);
  expect(shown(p('b c.'), p('a b c.'))).toEqual([['b', 'a b']]);
});

test('other paragraphs or items are no change of words', () => {
  expect(shown('<p>One. Two.</p>', '<ul><li>One.</li><li>Two.</li></ul>')).toBeUndefined();
  expect(shown('<p>One.</p>', '<h2>One.</h2>')).toBeUndefined();
});

test('formatting around the words stays', () => {
  const before = '<p>We <strong>utilize</strong> it.</p>';
  expect(made(before, editsBetween('b', before, p('We use it.')) ?? [])).toBe(
    '<p>We <strong>use</strong> it.</p>',
  );
});

const text = fc
  .array(fc.constantFrom('jar', 'jars', 'the', 'we', 'use', 'ñandú', '中文', '.', ',', '12'), {
    minLength: 1,
    maxLength: 14,
  })
  .map((words) => words.join(' '))
  .filter((words) => /[\p{L}\p{N}]/u.test(words));
const textOf = (html: string) => textUnitsOf(html)[0]?.text;

// §d.voice.11
test('all changes together make the new text, in any order one by one', () => {
  fc.assert(
    fc.property(text, text, fc.infiniteStream(fc.nat()), (before, after, order) => {
      const edits = editsBetween('b', p(before), p(after)) ?? [];
      expect(textOf(made(p(before), edits))).toBe(after);
      let now = p(before);
      for (const turn of order) {
        const standing = standingEdits(edits, p(before), now);
        const next = standing[turn % Math.max(1, standing.length)];
        if (next === undefined) break;
        expect(textOf(now)?.slice(next.start, next.end)).toBe(next.was);
        now = made(now, [next]);
      }
    }),
  );
});

// §d.voice.11
test('what is typed beside a change leaves it, what is typed into it takes it away', () => {
  const before = p('We utilize glass and utilize tin.');
  const edits = editsBetween('b', before, p('We use glass and use tin.')) ?? [];
  expect(edits).toHaveLength(2);
  const beside = standingEdits(edits, before, p('Today we utilize glass and utilize tin boxes.'));
  expect(beside.map(({ at, start }) => [at, start])).toEqual([
    [0, 9],
    [1, 27],
  ]);
  const into = standingEdits(edits, before, p('We employ glass and utilize tin.'));
  expect(into.map(({ at }) => at)).toEqual([1]);
  expect(standingEdits(edits, before, '')).toEqual([]);
});
