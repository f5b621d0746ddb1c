const number = new Intl.NumberFormat();

const counted = (words: readonly string[]): string =>
  words.length === 1 ? `“${words[0]}”` : `${number.format(words.length)} words`;
const named = (words: readonly string[]): string =>
  `${counted(words)} ${words.length === 1 ? 'was' : 'were'}`;

export const dictionary = {
  title: 'Dictionary',
  hint: 'Words that the spelling check accepts in every article of this workspace: names, products, terms.',
  add: 'Add words',
  addHelp: 'One word or a list. A word in small letters is accepted in capitals too.',
  submit: 'Add',
  wrong: (word: string) => `“${word}” is not one word of letters and digits.`,
  tooMany: (max: number) => `Add at most ${number.format(max)} words at once.`,
  nothingNew: 'The dictionary has these words already.',
  find: 'Find a word',
  words: 'Words of the dictionary',
  empty: 'No words yet. “Add to dictionary” beside a finding in an article adds one.',
  notFound: 'No word like this.',
  count: (shown: number, all: number) =>
    shown === all
      ? `${number.format(all)} ${all === 1 ? 'word' : 'words'}`
      : `${number.format(shown)} of ${number.format(all)} words`,
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
