import { Article } from '#src/features/article/Article.tsx';
import { HistoryButton } from '#src/features/history/HistoryButton.tsx';
import { ImagesProvider } from '#src/features/images/ImagesProvider.tsx';
import { ShareButton } from '#src/features/sharing/ShareButton.tsx';
import { ExportMenu } from '#src/features/transfer/ExportMenu.tsx';
import { ARTICLE_PANELS } from './articlePanels.ts';

/** The article page, with the buttons, panels and images of other features. Features do not import each other. */
export function ArticlePage() {
  return (
    <ImagesProvider>
      <Article
        panels={ARTICLE_PANELS}
        tools={(articleId) => (
          <>
            <HistoryButton articleId={articleId} />
            <ShareButton articleId={articleId} />
            <ExportMenu articleId={articleId} />
          </>
        )}
      />
    </ImagesProvider>
  );
}
