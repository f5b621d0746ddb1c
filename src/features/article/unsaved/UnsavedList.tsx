import type { ExportFormat } from '#domain/transfer/exportFormat.ts';
import { useAppDispatch } from '#src/kit/hooks.ts';
import { articleExport } from '#store/transfer/export.slice.ts';
import type { PendingArticle } from '#store/article/saveEntries.ts';
import { type Decisions, UnsavedTextView } from './UnsavedTextView.tsx';
import classes from './unsaved.module.css';

interface UnsavedListProps {
  readonly articles: readonly PendingArticle[];
  /** Absent where nothing is to be decided about a single article. */
  readonly decisionsOf?: (articleId: string) => Decisions;
}

/** Texts that are only on this device. They are copied and downloaded as articles are exported. */
export function UnsavedList({ articles, decisionsOf }: UnsavedListProps) {
  const dispatch = useAppDispatch();
  const take = (articleId: string, format: ExportFormat) =>
    void dispatch(articleExport.requested({ articleId, format }));
  return (
    <ul className={classes.list}>
      {articles.map((article) => (
        <UnsavedTextView
          key={article.articleId}
          article={article}
          onCopy={() => take(article.articleId, 'richText')}
          onDownload={() => take(article.articleId, 'docx')}
          decisions={decisionsOf?.(article.articleId) ?? null}
        />
      ))}
    </ul>
  );
}
