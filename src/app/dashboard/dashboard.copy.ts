export const dashboard = {
  title: 'What are you writing today?',
  lead: 'Start from a topic, keywords and your own notes. The draft keeps your words and invents nothing.',
  create: 'New article',
  recent: 'Recent articles',
  allArticles: 'All articles',
  firstArticle: 'No articles yet. Your first one takes about a minute.',
  more: 'More tools',
  limits: 'This month',
} as const;
