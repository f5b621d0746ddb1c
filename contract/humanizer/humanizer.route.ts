import type { RouteGroup } from '../lib/route.ts';

/** What gives away a text that a model wrote at the first go, in the order in which it is shown. */
export const SIGN_NAMES = [
  'phrases',
  'hedges',
  'markers',
  'sentenceVariation',
  'paragraphVariation',
  'starts',
  'concrete',
  'firstHand',
] as const;
export type SignName = (typeof SIGN_NAMES)[number];

export const HUMANIZER_LIMITS = {
  /** Places that one sign names. */
  places: 60,
  /** Of the text of a place, in characters. */
  placeChars: 1000,
} as const;

export const humanizerRoutes = {
  getHumanizerCheck: {
    method: 'GET',
    path: '/:workspaceId/:articleId',
    read: 'humanizerCheck',
    summary: 'The last humanizer check of an article; null if there is none.',
  },
  postHumanizerCheck: {
    method: 'POST',
    creates: 'perContent',
    path: '/:workspaceId/:articleId',
    stale: ['usage'],
    renewed: ['humanizerCheck'],
    summary:
      'Checks the text as it is saved for signs of a model. Counts once for each text: the same text again is free.',
    perMinute: 30,
  },
} as const satisfies RouteGroup;
