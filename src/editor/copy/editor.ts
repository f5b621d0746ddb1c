/** Texts of the article editor. */

/** Of the commands that insert no block. */
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
  'heading-4': 'Heading 4',
  'heading-5': 'Heading 5',
  'heading-6': 'Heading 6',
  quote: 'Quote',
  'code-block': 'Code block',
  'bulleted-list': 'Bulleted list',
  'numbered-list': 'Numbered list',
  indent: 'Increase indent',
  outdent: 'Decrease indent',
  'clear-format': 'Clear formatting',
  link: 'Link',
  write: 'Write with AI',
  spelling: 'Check spelling',
  'finding-here': 'Spelling or grammar finding at the cursor',
  'next-finding': 'Next spelling or grammar finding',
  'previous-finding': 'Previous spelling or grammar finding',
  find: 'Find',
  replace: 'Find and replace',
  'full-screen': 'Full screen',
  help: 'Keyboard shortcuts',
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

/** Shown after a crash of the editor. */
export const restartTexts = {
  restarted: 'The editor was restarted. Your text is safe.',
  closed:
    'The editor keeps crashing and was closed. Your text is safe: copy it, or reload the page.',
  copy: 'Copy',
  reload: 'Reload',
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

export const writeTexts = {
  insert: 'Write with AI at the cursor',
  replace: 'Rewrite the selected text with AI',
  replaces: (text: string) => `Replaces “${text}”`,
  atCaret: {
    question: 'What should be written here?',
    submit: 'Write',
  },
  overSelection: {
    question: 'What should change?',
    submit: 'Rewrite',
  },
  isBusy: 'The article is being written. Wait until it is done, or stop it.',
  undoHint: 'Uses one AI feature. Undo takes it back.',
} as const;

/** Read aloud at a block that is marked. */
export const originTexts = {
  ai: 'AI text',
  pasted: 'Pasted text',
  imported: 'Imported text',
} as const;

export const helpTexts = {
  title: 'Keyboard shortcuts',
  close: 'Close',
  keys: 'Keys',
  does: 'What it does',
  text: 'Text',
  markdown: 'Typed at the start of a line or around a word',
  leaveFullScreen: 'Leave full screen',
} as const;

/** The label of a button: its name, with the shortcut if there is one. */
export const commandTip = (name: string, shortcut: string | undefined): string =>
  shortcut === undefined ? name : `${name} (${shortcut})`;
