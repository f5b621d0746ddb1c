import type { RouteGroup } from '../lib/route.ts';

/** Articles in one answer. */
export const KEYPHRASE_USES_MOST = 10;

/** Group `keyword`: what keyphrases are used for. */
export const keywordRoutes = {
  getKeyphraseUses: {
    method: 'GET',
    path: '/:workspaceId/uses',
    read: 'keyphraseUses',
    summary:
      'The articles of a workspace that have this keyphrase, in any form and order of its words. Two pages for one keyphrase compete with each other.',
    query: ['phrase', 'language'],
  },
} as const satisfies RouteGroup;
