import { counted, number } from '#src/kit/copy/formats.ts';
import type { WordListTexts } from './WordListView.tsx';

type Own = 'find' | 'words' | 'empty' | 'notFound';

/** What every list of words says, with the noun for what is in it. */
export function wordListTexts(one: string, many: string): Omit<WordListTexts, Own> {
  const nameOf = (words: readonly string[]) =>
    words.length === 1 ? `“${words[0]}”` : `${number.format(words.length)} ${many}`;
  const named = (words: readonly string[]) =>
    `${nameOf(words)} ${words.length === 1 ? 'was' : 'were'}`;
  return {
    count: (shown, all) =>
      shown === all
        ? counted(all, one, many)
        : `${number.format(shown)} of ${number.format(all)} ${many}`,
    remove: (word) => `Remove “${word}”`,
    added: (words) => `${named(words)} added.`,
    removed: (words) => `${named(words)} removed.`,
    refused: {
      added: (words) => `${nameOf(words)} could not be added.`,
      removed: (words) => `${nameOf(words)} could not be removed.`,
    },
    undo: 'Undo',
    repeat: 'Try again',
  };
}
