/** Texts of the blocks that the text shows as a whole; those of images are in `images.ts`. */

/** Of the commands that insert one, with other words for it. */
export const insertTexts = {
  table: { label: 'Table', words: 'grid rows columns' },
  image: { label: 'Image', words: 'picture photo figure' },
  divider: { label: 'Divider', words: 'hr line rule separator' },
} as const;

export const slotTexts = {
  label: 'Evidence wanted – click to write',
  remove: 'Remove this slot',
} as const;

export const tableTexts = {
  title: 'Table',
  insert: 'Insert a table',
  size: 'Size of the table',
  /** The first row is the header. */
  sizeOf: (rows: number, columns: number) =>
    `${rows} ${rows === 1 ? 'row' : 'rows'} × ${columns} ${columns === 1 ? 'column' : 'columns'}`,
  cell: (row: number, column: number) => `Row ${row}, column ${column}`,
  tools: 'Table',
  row: 'Row',
  column: 'Column',
  remove: 'Delete table',
} as const;

export const tableCommandNames = {
  'row-above': 'Insert row above',
  'row-below': 'Insert row below',
  'row-up': 'Move row up',
  'row-down': 'Move row down',
  'remove-row': 'Delete row',
  'column-before': 'Insert column before',
  'column-after': 'Insert column after',
  'column-left': 'Move column left',
  'column-right': 'Move column right',
  'remove-column': 'Delete column',
  'header-row': 'Header row',
} as const;

/** What keys do in a table. */
export const tableKeyTexts = {
  title: 'In a table',
  nextCell: 'Next cell; in the last cell, a new row',
  previousCell: 'Previous cell',
  lineBreak: 'Line break in the cell',
  tools: 'Table tools',
  leave: 'Continue in the text below',
} as const;
