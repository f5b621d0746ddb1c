import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bodyOf } from '#domain/article/body.ts';
import { opsOfEdits, type TextEdit } from '#domain/article/textEdit.ts';
import { textUnitsOf } from '#html/units.ts';
import { editsBetween, remainingEdits } from '#src/kit/diff/editsBetween.ts';

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
        const remaining = remainingEdits(edits, p(before), now);
        const next = remaining[turn % Math.max(1, remaining.length)];
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
  const beside = remainingEdits(edits, before, p('Today we utilize glass and utilize tin boxes.'));
  expect(beside.map(({ at, start }) => [at, start])).toEqual([
    [0, 9],
    [1, 27],
  ]);
  const into = remainingEdits(edits, before, p('We employ glass and utilize tin.'));
  expect(into.map(({ at }) => at)).toEqual([1]);
  expect(remainingEdits(edits, before, '')).toEqual([]);
});

test.each([
  ['a line is divided', 'We use jars here.', 'We use<br>jars here.'],
  ['two lines are one now', 'We use<br>jars here.', 'We use jars here.'],
  ['words come in over the end of a line', 'One<br>two.', 'One, and so<br>on, two.<br>'],
  ['only the formatting is another', 'We use jars.', 'We <strong>use</strong> jars.'],
])('%s: it is taken as a whole', (_, before, after) => {
  expect(shown(p(before), p(after))).toBeUndefined();
});

test('changes that would leave no word are one', () => {
  expect(shown(p('a - b.'), p('- c.'))).toEqual([['a - b', '- c']]);
});

test('words within their lines change one by one', () => {
  expect(shown(p('We utilize<br>tin jars.'), p('We use<br>glass jars.'))).toEqual([
    ['utilize', 'use'],
    ['tin', 'glass'],
  ]);
});

const lines = fc
  .array(fc.constantFrom('jar', 'jars', 'we', 'use', 'ñandú', '&amp;', '.', '<br>', '<b>tin</b>'), {
    minLength: 1,
    maxLength: 12,
  })
  .map((words) => words.join(' '))
  .filter((words) => /[\p{L}\p{N}]/u.test(words.replace(/<[^>]*>|&amp;/g, '')));

const withEdits = (text: string, edits: readonly TextEdit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((now, { start, end, now: put }) => now.slice(0, start) + put + now.slice(end), text);

// §d.voice.11
test('any of the changes, in any order, make what they say, line by line; all of them, the rewrite', () => {
  fc.assert(
    fc.property(lines, lines, fc.array(fc.nat(), { maxLength: 12 }), (from, to, order) => {
      const [before, after] = [p(from), p(to)];
      const edits = editsBetween('b', before, after);
      if (edits === null) return;
      expect(withEdits(textOf(before) ?? '', edits)).toBe(textOf(after));
      const chosen = new Set(edits.length === 0 ? [] : order.map((turn) => turn % edits.length));
      let now = before;
      for (const at of chosen) {
        const next = remainingEdits(edits, before, now).find((one) => one.at === at);
        if (next === undefined) throw new Error(`change ${at} of ${edits.length} is lost`);
        now = made(now, [next]);
      }
      const wanted = edits.filter((_, at) => chosen.has(at));
      expect(textOf(now)).toBe(withEdits(textOf(before) ?? '', wanted));
      expect(now.match(/<br>/g)).toEqual(before.match(/<br>/g));
    }),
    { numRuns: 1000 },
  );
});
