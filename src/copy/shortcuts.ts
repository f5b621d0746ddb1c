/** The keyboard map that `?` opens: what each combination does, by area. */
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
      ['Delete', 'Delete'],
    ],
  },
  {
    area: 'In the editor',
    rows: [
      ['Ctrl B', 'Bold'],
      ['Ctrl I', 'Italic'],
      ['Ctrl U', 'Underline'],
      ['Ctrl K', 'Link'],
      ['Ctrl Alt 1–3', 'Heading 1–3'],
      ['Ctrl Shift 7', 'Numbered list'],
      ['Ctrl Shift 8', 'Bulleted list'],
      ['Tab', 'Deeper in a list'],
      ['Shift Tab', 'Less deep in a list'],
      ['Ctrl Z', 'Undo'],
      ['Ctrl Shift Z', 'Redo'],
    ],
  },
];
