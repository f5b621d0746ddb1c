import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { partsOf } from '#server/material/notes.ts';

test('the parts, joined, are the notes', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('# H', '- a', '* b', '1. c', '2. d', '', ' '));
  const text = fc.array(line).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, (notes) => {
      expect(
        partsOf(notes)
          .map((part) => part.source)
          .join(''),
      ).toBe(notes);
    }),
  );
});

test('headings, bullets and numbers are recognised', () => {
  const notes = '# One\ntext\nmore\n- a\n\n- b\n1. c\n2. d\n\n### Three';
  expect(partsOf(notes).map(({ kind, level, lines }) => ({ kind, level, lines }))).toEqual([
    { kind: 'heading', level: 1, lines: ['One'] },
    { kind: 'paragraph', level: 0, lines: ['text', 'more'] },
    { kind: 'bullets', level: 0, lines: ['a', 'b'] },
    { kind: 'numbers', level: 0, lines: ['c', 'd'] },
    { kind: 'heading', level: 3, lines: ['Three'] },
  ]);
});
