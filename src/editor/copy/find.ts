/** Texts of find and replace, and of the selection counted. */
import { counted, number } from '#src/kit/copy/formats.ts';

export const findTexts = {
  name: 'Find in the article',
  find: 'Find',
  replacement: 'Replace with',
  matchCase: 'Match case',
  wholeWords: 'Whole words',
  previous: 'Previous match (Shift+Enter)',
  next: 'Next match (Enter)',
  close: 'Close (Escape)',
  showReplace: 'Show replace',
  hideReplace: 'Hide replace',
  replace: 'Replace',
  replaceAll: 'Replace all',
  place: (at: number, of: number) => `${number.format(at)} of ${number.format(of)}`,
  matches: (of: number) => counted(of, 'match', 'matches'),
  nothing: 'No matches',
  replaced: (of: number) => `${number.format(of)} replaced`,
} as const;

export const selectedTexts = (words: number, characters: number): string =>
  `${counted(words, 'word', 'words')} · ${counted(characters, 'character', 'characters')} selected`;
