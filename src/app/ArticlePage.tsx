import { Article } from '#src/features/article/Article.tsx';
import { HistoryButton } from '#src/features/history/HistoryButton.tsx';
import { ShareButton } from '#src/features/sharing/ShareButton.tsx';
import { ExportMenu } from '#src/features/transfer/ExportMenu.tsx';

/** The article page, with the buttons of other features in its header. Features do not import each other. */
export function ArticlePage() {
  return (
    <Article
      tools={(articleId) => (
        <>
          <HistoryButton articleId={articleId} />
          <ShareButton articleId={articleId} />
          <ExportMenu articleId={articleId} />
        </>
      )}
    />
  );
}
