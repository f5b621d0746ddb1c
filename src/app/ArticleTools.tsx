import { ExportMenu } from '#src/features/exporting/ExportMenu.tsx';
import { HistoryButton } from '#src/features/history/HistoryButton.tsx';
import { ShareButton } from '#src/features/sharing/ShareButton.tsx';

/** What other features offer in the header of an article: here because features do not know each other. */
export function ArticleTools({ articleId }: { articleId: string }) {
  return (
    <>
      <HistoryButton articleId={articleId} />
      <ShareButton articleId={articleId} />
      <ExportMenu articleId={articleId} />
    </>
  );
}
