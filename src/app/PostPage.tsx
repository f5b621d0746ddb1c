import { Article } from '#src/features/article/Article.tsx';
import { HistoryButton } from '#src/features/history/HistoryButton.tsx';
import { ImagesProvider } from '#src/features/images/ImagesProvider.tsx';
import { ShareButton } from '#src/features/sharing/ShareButton.tsx';
import { PostEditor } from '#src/features/social/PostEditor.tsx';
import { PostExportMenu } from '#src/features/social/PostExportMenu.tsx';
import { PostTextView } from '#src/features/social/PostTextView.tsx';

/** The page of a social media post: an article of another kind, which is written part by part. */
export const PostPage = () => (
  <ImagesProvider>
    <Article
      Text={PostEditor}
      ReadText={PostTextView}
      panels={[]}
      notes={() => null}
      tools={(articleId) => (
        <>
          <HistoryButton articleId={articleId} />
          <ShareButton articleId={articleId} />
          <PostExportMenu articleId={articleId} />
        </>
      )}
    />
  </ImagesProvider>
);
