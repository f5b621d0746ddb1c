/** Texts of find and replace, and of the selection count. */
const number = new Intl.NumberFormat();
const plural = new Intl.PluralRules('en');
const count = (value: number, one: string, many: string): string =>
  `${number.format(value)} ${plural.select(value) === 'one' ? one : many}`;

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
  matches: (of: number) => count(of, 'match', 'matches'),
  nothing: 'No matches',
  replaced: (of: number) => `${number.format(of)} replaced`,
} as const;

export const selectedTexts = (words: number, characters: number): string =>
  `${count(words, 'word', 'words')} · ${count(characters, 'character', 'characters')} selected`;
