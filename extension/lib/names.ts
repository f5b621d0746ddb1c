/** The kinds of places that text is written into on pages. */
export const FIELD_NAMES = ['textField', 'editable'] as const;
export type FieldName = (typeof FIELD_NAMES)[number];

/** Why nothing can be read or written. */
export const REFUSALS = [
  'nothingSelected',
  'notText',
  'readOnly',
  'tooLong',
  'severalFields',
  'changed',
  'notTaken',
  'unreadable',
  'pageTooLarge',
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What can be done with the page of a tab. */
export const PAGE_TASKS = ['score', 'save', 'article', 'post', 'chat'] as const;
export type PageTask = (typeof PAGE_TASKS)[number];
