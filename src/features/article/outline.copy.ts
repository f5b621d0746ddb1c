/** Texts of the outline of an article. */
export const outline = {
  name: 'Outline',
  empty: 'Headings appear here as you write them.',
  untitled: 'Empty heading',
  level: (level: number) => `Level ${level}`,
  skipsLevel: 'skips a level',
} as const;
