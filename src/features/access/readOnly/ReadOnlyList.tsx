import { useState } from 'react';
import { ARTICLE_PAGE_SIZE } from '#contract/article.route.ts';
import { useResource } from '#src/kit/hooks.ts';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { ReadOnlyListView } from './ReadOnlyListView.tsx';
import { useReadOnly } from './useReadOnly.ts';

/** The read-only index page (spec §2). */
export function ReadOnlyList() {
  const workspaceId = useWorkspaceId();
  const [page, setPage] = useState(0);
  const list = useResource('articles', { workspaceId, page, limit: ARTICLE_PAGE_SIZE });
  return (
    <ReadOnlyListView
      rows={list.data?.content}
      page={page}
      isLastPage={list.data?.last ?? true}
      onPage={setPage}
      {...useReadOnly()}
    />
  );
}
