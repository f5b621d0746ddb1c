import { useState } from 'react';
import { FIELD_LIMITS_CHARS } from '#contract/article/searchFields.ts';
import { entryOfAddress, withEntry, withoutEntry } from '#domain/article/fieldList.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { articleSnapshot } from '#store/seo/articleSnapshot.slice.ts';
import { competitors, type OfArticle } from '#store/seo/competitors.slice.ts';
import { type AnalysisResults, ResultsView } from './ResultsView.tsx';
import { SnapshotChanges } from './SnapshotChanges.tsx';

interface ResultsProps {
  readonly of: OfArticle;
  readonly results: AnalysisResults;
  readonly canWrite: boolean;
}

/** An ignored page is a search field of the article: the report, and so the score, follows it at once. */
export function Results({ of, results, canWrite }: ResultsProps) {
  const dispatch = useAppDispatch();
  const { articleId } = of;
  const [isFull, setFull] = useState(false);
  const ignored = useAppSelector(
    (root) => articleSave.selectDraft(root, articleId)?.fields.ignoredPages ?? '',
  );
  const snapshot = useAppSelector((root) => articleSnapshot.selectOf(root, articleId));
  const ignore = (url: string, isIgnored: boolean) => {
    const entry = entryOfAddress(url);
    const ignoredPages = isIgnored ? withEntry(ignored, entry) : withoutEntry(ignored, entry);
    const isRoom = ignoredPages.length <= Math.max(FIELD_LIMITS_CHARS.ignoredPages, ignored.length);
    setFull(!isRoom);
    if (isRoom) dispatch(articleSave.edited({ articleId, fields: { ignoredPages } }));
  };
  return (
    <ResultsView
      results={results}
      canWrite={canWrite}
      isFull={isFull}
      onIgnore={ignore}
      onSave={() => dispatch(competitors.exportRequested(of))}
      changes={snapshot && <SnapshotChanges articleId={articleId} snapshot={snapshot} />}
    />
  );
}
