import { ArticleText } from '#src/editor/ArticleText.tsx';
import { Article } from '#src/features/article/Article.tsx';
import { WriteSection } from '#src/features/article/ArticleWriter.tsx';
import { OpenText } from '#src/features/article/OpenText.tsx';
import { ArticleExampleNote } from '#src/features/examples/ArticleExampleNote.tsx';
import { HistoryButton } from '#src/features/history/HistoryButton.tsx';
import { ArticleImageNote } from '#src/features/images/ArticleImageNote.tsx';
import { ImagesProvider } from '#src/features/images/ImagesProvider.tsx';
import { PublishButton } from '#src/features/publishing/PublishButton.tsx';
import { ScoreBadge } from '#src/features/seo/ScoreBadge.tsx';
import { ShareButton } from '#src/features/sharing/ShareButton.tsx';
import { PostsButton } from '#src/features/social/PostsButton.tsx';
import { ExportMenu } from '#src/features/transfer/ExportMenu.tsx';
import { OwnNotesNote } from '#src/features/writing/ownNotes/OwnNotesNote.tsx';
import { TranslateButton } from '#src/features/writing/translate/TranslateButton.tsx';
import { TranslationsNote } from '#src/features/writing/translate/TranslationsNote.tsx';
import { ARTICLE_PANELS } from './articlePanels.ts';

/** The article page, with the buttons, panels and images of other features. Features do not import each other. */
export function ArticlePage() {
  return (
    <ImagesProvider>
      <Article
        Text={OpenText}
        ReadText={ArticleText}
        panels={ARTICLE_PANELS}
        notes={(articleId) => (
          <>
            <ArticleExampleNote articleId={articleId} />
            <TranslationsNote articleId={articleId} />
            <OwnNotesNote articleId={articleId} />
            <ArticleImageNote articleId={articleId} />
          </>
        )}
        tools={(articleId) => (
          <>
            <ScoreBadge articleId={articleId} />
            <WriteSection articleId={articleId} />
            <TranslateButton articleId={articleId} />
            <PostsButton articleId={articleId} />
            <HistoryButton articleId={articleId} />
            <ShareButton articleId={articleId} />
            <PublishButton articleId={articleId} />
            <ExportMenu articleId={articleId} />
          </>
        )}
      />
    </ImagesProvider>
  );
}
