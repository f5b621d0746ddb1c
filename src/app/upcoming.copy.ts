import type { RouteName } from '#domain/session/routes.ts';

/** Screens of the product whose tool is not in this version yet. */
export const upcoming = {
  canvaCallback: {
    title: 'Design tool',
    text: 'Connects a design tool for the images of an article.',
  },
} as const satisfies Readonly<Partial<Record<RouteName, { title: string; text: string }>>>;

export type UpcomingName = keyof typeof upcoming;

export const upcomingTexts = {
  notYet: 'It is not in this version yet. Writing articles works today.',
  write: 'Write an article',
  articles: 'My articles',
} as const;
