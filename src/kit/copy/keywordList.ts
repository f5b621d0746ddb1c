import { number } from './formats.ts';

const counted = (count: number): string =>
  `${number.format(count)} new ${count === 1 ? 'keyword' : 'keywords'}`;

export const keywordList = {
  open: 'Add keywords from a list',
  list: 'List of keywords',
  listHelp: 'One in a line or with commas between them, or the CSV file of a keyword tool.',
  found: (added: number, left: number, most: number) =>
    left === 0
      ? counted(added)
      : `${counted(added)}. There is room for ${number.format(most)} keywords, so ${number.format(left)} of the list are left out.`,
  add: (added: number) => {
    if (added === 0) return 'Add keywords';
    return added === 1 ? 'Add 1 keyword' : `Add ${number.format(added)} keywords`;
  },
  file: 'Choose a CSV file',
  unreadable:
    'This file is no list in text that can be read, is not there any more, or is larger than 20 MB. Save the list as CSV in UTF-8, or paste it.',
  table:
    'This is a table, and no column is known to be the one of keywords. Change its heading to “Keyword”, or paste the keywords alone, one in a line.',
  close: 'Close',
} as const;
