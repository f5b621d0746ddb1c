import { ARTICLE_LIST_LIMIT } from '#contract/article/article.route.ts';
import { plainSlice } from '../lib/plainSlice.ts';

/** Whether the full list of articles is needed; a saga then reads it (spec §7, §9). */
export const articleIndex = plainSlice<{ readonly isWanted: boolean }>()('articleIndex', {
  initial: { isWanted: false },
  changes: {
    opened: () => ({ isWanted: true }),
    closed: () => ({ isWanted: false }),
  },
  selectors: { selectIsWanted: ({ isWanted }) => isWanted },
});

/** One request of the full list. */
export const pageOfAll = (workspaceId: string, page: number) =>
  ({ name: 'articles', args: { workspaceId, page, limit: ARTICLE_LIST_LIMIT } }) as const;
