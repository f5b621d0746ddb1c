const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

export const articles = {
  title: 'My articles',
  create: 'New article',
  untitled: 'Untitled article',
  emptyTitle: 'No articles yet',
  emptyHint: 'An article starts from a topic, a few keywords and your own notes.',
  updated: (iso: string) => `Changed ${dateTime.format(new Date(iso))}`,
  delete: (title: string) => `Delete ${title}`,
  deleted: (title: string) => `“${title}” was deleted.`,
  undo: 'Undo',
  previousPage: 'Newer',
  nextPage: 'Older',
  page: (page: number) => `Page ${page + 1}`,
  /** Being written, or written and not opened since. */
  newDraft: 'New draft',
  failed: 'The articles could not be loaded',
  noneOnPage: 'There is nothing on this page.',
} as const;
