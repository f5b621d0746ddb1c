import { wordListTexts } from './wordList.copy.ts';

export const keywords = {
  ...wordListTexts('keyword', 'keywords'),
  title: 'Keywords',
  hint: 'What this workspace writes about. The ideas of each week name those that no article is about yet.',
  find: 'Find a keyword',
  words: 'Keywords of the workspace',
  empty: 'No keywords yet.',
  notFound: 'No keyword like this.',
} as const;

export const defaults = {
  title: 'Language and voice',
  hint: 'Of new articles, briefs and posts, where nothing else is chosen.',
  language: 'Language',
  voice: 'Brand voice',
  noVoice: 'None',
  noVoices: 'This workspace has no brand voice yet.',
} as const;

export const website = {
  title: 'Website',
  hint: 'Your own. Internal links and llms.txt are made for it, and previews show it.',
  address: 'Address of the website',
  wrong: 'This is not the address of a website, such as https://www.example.com.',
  save: 'Save',
  saved: 'Saved.',
  theirs: (address: string) =>
    address === ''
      ? 'Somebody else has removed the website in the meantime.'
      : `Somebody else has changed the website to ${address} in the meantime.`,
  saveMine: 'Save mine instead',
  keepTheirs: 'Keep theirs',
  none: 'No website is named.',
} as const;
