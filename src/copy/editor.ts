/** Texts of the article editor. */
export const commandNames = {
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  'inline-code': 'Inline code',
  paragraph: 'Paragraph',
  'heading-1': 'Heading 1',
  'heading-2': 'Heading 2',
  'heading-3': 'Heading 3',
  quote: 'Quote',
  'code-block': 'Code block',
  'bulleted-list': 'Bulleted list',
  'numbered-list': 'Numbered list',
  indent: 'Increase indent',
  outdent: 'Decrease indent',
  link: 'Link',
  undo: 'Undo',
  redo: 'Redo',
} as const;

export const editorTexts = {
  article: 'Article text',
  placeholder: 'Start writing, or paste your text here',
  toolbar: 'Text formatting',
  blockType: 'Text style',
  /** Shown for block types that the menu does not offer. */
  otherBlockType: 'Other',
} as const;

export const linkTexts = {
  title: 'Link',
  address: 'Web address or e-mail',
  addressExample: 'https://example.com',
  invalidAddress: 'Enter a web address or an e-mail address, such as https://example.com',
  apply: 'Apply',
  remove: 'Remove link',
  open: 'Open in a new tab',
} as const;

/** What a button says it does: its name, with the shortcut where there is one. */
export const commandTip = (name: string, shortcut: string | undefined): string =>
  shortcut === undefined ? name : `${name} (${shortcut})`;
