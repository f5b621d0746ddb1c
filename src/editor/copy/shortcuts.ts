/** The keyboard map that `?` opens: every combination, by area. */
export const shortcuts: readonly {
  readonly area: string;
  readonly rows: readonly (readonly [keys: string, what: string])[];
}[] = [
  {
    area: 'Everywhere',
    rows: [
      ['Ctrl K', 'Search or jump to'],
      ['?', 'This map'],
    ],
  },
  {
    area: 'In the article list',
    rows: [
      ['↓ J', 'Next article'],
      ['↑ K', 'Previous article'],
      ['Enter', 'Open'],
      ['X', 'Select; with Shift, everything up to here'],
      ['Delete', 'Delete the article, or what is selected'],
    ],
  },
  {
    area: 'In an article',
    rows: [
      ['Alt 1 – 9', 'Open and close a panel, in the order of the rail'],
      ['Ctrl /', 'All shortcuts of the editor, including Markdown'],
    ],
  },
];
