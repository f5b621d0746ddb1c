import { expect, test } from '@jest/globals';
import { notesExcerpt } from '#server/prompts/prompt.ts';
import { draftTask } from '#tests/support/engineRun.ts';

const excerpt = (notes: string, about: string, language = 'en') =>
  notesExcerpt(draftTask({ notes, language }), about);

const paragraphs = (count: number, textOf: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => textOf(at)).join('\n\n');

const FILLING = 'Nothing in particular is said here, at some length, to fill the page.';

test('notes that fit are included as they are', () => {
  expect(excerpt('# A\n\n b ', 'tea')).toBe('# A\n\n b ');
});

test('of longer notes, the parts about the topic are included, word for word and in order', () => {
  const notes = paragraphs(900, (at) =>
    at === 300 ? 'Grinders: a burr costs 89 €.' : at === 800 ? 'Clean the grinder daily.' : FILLING,
  );
  const shown = excerpt(notes, 'Choosing a grinder');
  expect(shown).toContain(`${FILLING}\n\nGrinders: a burr costs 89 €.`);
  expect(shown).toMatch(/\n\n\[…\]\n\nClean the grinder daily\.\n\n$/);
  expect(shown.length).toBeLessThan(25_000);
  expect(shown.startsWith(FILLING)).toBe(true); // there was room for more
  expect(shown.length).toBeGreaterThan(20_000);
});

test('of one endless paragraph, the beginning is included', () => {
  const shown = excerpt('word '.repeat(20_000), 'word');
  expect(shown.startsWith('word word')).toBe(true);
  expect(shown).toHaveLength(24_000);
});

test('an invalid language is accepted', () => {
  expect(
    excerpt(
      paragraphs(900, () => FILLING),
      'tea',
      'de-xx-12',
    ).length,
  ).toBeLessThan(25_000);
});
