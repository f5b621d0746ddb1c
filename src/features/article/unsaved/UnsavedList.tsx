import type { ExportFormat } from '#domain/transfer/exportFormat.ts';
import { useAppDispatch } from '#src/kit/hooks.ts';
import { articleExport } from '#store/transfer/export.slice.ts';
import type { PendingArticle } from '#store/article/saveEntries.ts';
import { type Decisions, UnsavedTextView } from './UnsavedTextView.tsx';
import classes from './unsaved.module.css';

interface UnsavedListProps {
  readonly articles: readonly PendingArticle[];
  /** Undefined where single articles offer no choice. */
  readonly decisionsOf?: (articleId: string) => Decisions;
}

/** Texts that are only on this device. They can be copied and downloaded like exported articles. */
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
