const number = new Intl.NumberFormat();

const counted = (words: readonly string[]): string =>
  words.length === 1 ? `“${words[0]}”` : `${number.format(words.length)} keywords`;
const named = (words: readonly string[]): string =>
  `${counted(words)} ${words.length === 1 ? 'was' : 'were'}`;

export const keywords = {
  title: 'Keywords',
  hint: 'What this workspace writes about. The ideas of each week name those that no article is about yet.',
  find: 'Find a keyword',
  words: 'Keywords of the workspace',
  empty: 'No keywords yet.',
  notFound: 'No keyword like this.',
  count: (shown: number, all: number) =>
    shown === all
      ? `${number.format(all)} ${all === 1 ? 'keyword' : 'keywords'}`
      : `${number.format(shown)} of ${number.format(all)} keywords`,
  remove: (word: string) => `Remove “${word}”`,
  added: (words: readonly string[]) => `${named(words)} added.`,
  removed: (words: readonly string[]) => `${named(words)} removed.`,
  refused: {
    added: (words: readonly string[]) => `${counted(words)} could not be added.`,
    removed: (words: readonly string[]) => `${counted(words)} could not be removed.`,
  },
  undo: 'Undo',
  repeat: 'Try again',
} as const;

export const website = {
  title: 'Website',
  hint: 'Your own. Internal links and llms.txt are made for it, and previews show it.',
  address: 'Address of the website',
  wrong: 'This is not the address of a website, such as https://www.example.com.',
  save: 'Save',
  saved: 'Saved.',
  none: 'No website is named.',
} as const;
