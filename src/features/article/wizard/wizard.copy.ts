const number = new Intl.NumberFormat();

export const wizard = {
  title: 'New article',
  lead: 'Say what the article is about. What you write into the notes reaches the draft word for word.',
  topic: 'Topic',
  topicHelp: 'In a few words, as a reader would say it.',
  topicMissing: 'Write what the article is about.',
  keywords: 'Keywords',
  keywordsHelp: 'Press Enter or comma after each one.',
  tooManyKeywords: (max: number) => `At most ${max} keywords. Remove some.`,
  keywordTooLong: (max: number) => `A keyword has at most ${max} characters.`,
  language: 'Language',
  location: 'Location',
  noLocation: 'No particular place',
  notes: 'Your notes',
  notesHelp: 'Facts, quotes, experience, half sentences: anything the article should be made from.',
  tooLong: (max: number) => `At most ${number.format(max)} characters. Shorten it.`,
  characters: (count: number) =>
    count === 1 ? '1 character' : `${number.format(count)} characters`,
  submit: 'Create draft',
  submitting: 'Creating the draft…',
} as const;
