/** Texts of the menu behind a slash. */
export const slashTexts = {
  title: 'Insert here',
  ai: 'AI',
} as const;

/** Synonyms for the entries of the menu that insert no block. */
export const slashWords = {
  'heading-1': 'h1 title',
  'heading-2': 'h2 section subheading',
  'heading-3': 'h3 subheading',
  'heading-4': 'h4 subheading',
  'bulleted-list': 'ul bullets unordered',
  'numbered-list': 'ol ordered',
  quote: 'blockquote citation',
  'code-block': 'pre source',
  write: 'model generate draft',
  task: 'ai write model',
} as const;
