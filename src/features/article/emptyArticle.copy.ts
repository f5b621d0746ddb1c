export const emptyArticle = {
  title: 'How do you want to begin?',
  write: 'Write it yourself',
  writeHint: 'Start typing. Every word is saved as you go.',
  generate: 'Let AI write a draft',
  generateHint: 'From a topic, keywords and your own notes.',
  import: 'Import a text',
  importHint: 'From a web page, a document, or pasted.',
} as const;
