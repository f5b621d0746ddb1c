import type { Snapshot } from '#contract/competitors/competitorsCollector.schema.ts';
import { isComparable } from '#domain/seo/report/weights.ts';
import { plainSlice } from '../lib/plainSlice.ts';
import { request } from '../lib/transitions.ts';

interface OfArticle {
  readonly articleId: string;
}
/** The competitors of the open article, as of its newest analysis. It stays as it is while there is no connection. */
type ArticleSnapshot = (OfArticle & { readonly snapshot: Snapshot }) | null;

export const articleSnapshot = plainSlice<ArticleSnapshot>()('articleSnapshot', {
  initial: null,
  changes: {
    read: (_known, found: OfArticle & { readonly snapshot: Snapshot }) => found,
    dropped: () => null,
  },
  requests: {
    /** There may be a newer one. */
    lookRequested: request<OfArticle>(),
  },
  selectors: {
    selectOf: (known, articleId: string): Snapshot | null =>
      known?.articleId === articleId ? known.snapshot : null,
    /** Null if another version of the scorer has made it whose numbers cannot be compared. */
    selectComparable: (known, articleId: string): Snapshot | null =>
      known?.articleId === articleId && isComparable(known.snapshot.scorerVersion)
        ? known.snapshot
        : null,
  },
});
