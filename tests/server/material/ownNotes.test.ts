import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type DraftTask, NO_WISHES } from '#domain/writing/writingTask.ts';
import { withOwnNotesApart, withoutOwnNotes } from '#server/material/ownNotes.ts';

// §d.ownNotes.2
test.each([
  ['Warm.\nTODO photo\nQuiet.', 'Warm.\nQuiet.', ['TODO photo']],
  ['- ask Joan\n- warm', '- warm', ['ask Joan']],
  ['Warm.\r\n  ask Joan  \r\nQuiet.', 'Warm.\r\nQuiet.', ['ask Joan']],
  ['Costs £12,000 (check).', 'Costs £12,000.', ['(check)']],
  ['It hums – to be confirmed', 'It hums', ['to be confirmed']],
  ['ask Joan', '', ['ask Joan']],
  ['Nothing to hide.', 'Nothing to hide.', []],
])('of %j, readers get %j', (notes, text, own) => {
  expect(withoutOwnNotes(notes, 'en')).toEqual({ text, own });
});

const task = (change: Partial<DraftTask>): DraftTask => ({
  kind: 'draft',
  ...NO_WISHES,
  topic: 'Pumps',
  keywords: [],
  language: 'en',
  location: '',
  notes: '',
  outline: null,
  ...change,
});

// §d.ownNotes.2
test('a task keeps them beside its notes and its outline', () => {
  const outline = [{ heading: 'Noise', points: ['42 dB', 'check with legal'] }];
  const apart = withOwnNotesApart(task({ notes: 'Warm.\nask Joan', outline }));
  expect(apart.notes).toBe('Warm.\n');
  expect(apart.outline).toEqual([{ heading: 'Noise', points: ['42 dB'] }]);
  expect(apart.ownNotes).toEqual(['ask Joan', 'check with legal']);
});

test('a task without any is as it was, and one that has some keeps them', () => {
  const plain = task({ notes: 'Warm.' });
  expect(withOwnNotesApart(plain)).toBe(plain);
  const known = { ...plain, ownNotes: ['ask Joan'] };
  expect(withOwnNotesApart(known).ownNotes).toEqual(['ask Joan']);
  const question = { kind: 'chat', turnId: 'a' } as const;
  expect(withOwnNotesApart(question)).toBe(question);
});

test('no character is lost: what is not left out is left', () => {
  const line = fc.constantFrom(
    'Warm.',
    'ask Joan',
    '',
    '  ',
    'TODO x',
    'It costs 9 (check). Fine.',
    '- a',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
      const { text, own } = withoutOwnNotes(lines.join('\n'), 'en');
      const letters = (all: string) => [...all.replace(/[^\p{L}\p{N}]/gu, '')].sort().join('');
      expect(letters(`${text}${own.join('')}`)).toBe(letters(lines.join('')));
    }),
  );
});
