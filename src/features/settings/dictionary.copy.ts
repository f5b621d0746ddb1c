import { number } from '#src/kit/copy/formats.ts';
import { wordListTexts } from './wordList.copy.ts';

export const dictionary = {
  ...wordListTexts('word', 'words'),
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
} as const;
