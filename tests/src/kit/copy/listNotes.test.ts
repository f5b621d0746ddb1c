import { expect, test } from '@jest/globals';
import { NO_NOTES } from '#domain/tables/listNotes.ts';
import { listNotes } from '#src/kit/copy/listNotes.ts';

test('nothing is said of a list that is used as it is', () => {
  expect(listNotes(NO_NOTES, 'page')).toEqual([]);
});

// §d.topics.5 §d.audits.5
test('all that is left out is said', () => {
  const columns = Array.from({ length: 14 }, (_, at) => `C${at}`);
  const said = listNotes(
    {
      columns,
      skipped: 1,
      wider: 5,
      outside: 2,
      beyond: 3000,
      joined: 4,
      unread: { clicks: 5, position: 1 },
      encoding: { label: 'windows-1254', sample: 'kış' },
    },
    'page',
  );
  expect(said).toEqual([
    '1 line without a page or without figures left out.',
    '5 lines with more cells than there are headings left out: a text with the sign between cells in it needs quotes.',
    '2 lines of days before the first whole period left out.',
    '3,000 lines beyond the limit left out.',
    '4 lines put together with an earlier one of the same page.',
    'Values not understood, such as ranges, and left out: 5 of clicks and 1 of positions.',
    'Columns not used: “C0”, “C1”, “C2”, “C3”, “C4”, “C5”, “C6”, “C7”, “C8”, “C9”, “C10”, “C11”, and 2 more.',
    'The letters were read as Turkish (Windows-1254), such as “kış”.',
  ]);
});
