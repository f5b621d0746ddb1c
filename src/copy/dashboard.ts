export const dashboard = {
  title: 'What are you writing today?',
  lead: 'Start from a topic, keywords and your own notes. The draft keeps your words and invents nothing.',
  create: 'New article',
  recent: 'Recent articles',
  allArticles: 'All articles',
  noArticles: 'No articles yet. Your first one takes about a minute.',
  limits: 'This month',
  limitNames: {
    article: 'Articles',
    smm: 'Social posts',
    serpBased: 'SEO articles',
    aiFeatures: 'AI generations',
    aiImages: 'AI images',
    humanizerScore: 'Humanizer scores',
    humanizerRewrite: 'Humanizer rewrites',
  },
  limitUse: (used: number, total: number) => `${used} of ${total}`,
} as const;
