import { Box } from '@mantine/core';
import { useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { chunk } from '#src/kit/ui/chunk.ts';
import { selectShownArticle } from '#store/article/shownArticles.ts';

const ExampleNote = chunk(
  async () => (await import('#src/kit/examples/ExampleNote.tsx')).ExampleNote,
);

/** Above the text of an article or a brief that is an example. The note is loaded when there is one. */
export function ArticleExampleNote({ articleId }: { readonly articleId: string }) {
  const workspaceId = useWorkspaceId();
  const article = useAppSelector((state) => selectShownArticle(state, { workspaceId, articleId }));
  if (article?.isExample === undefined) return null;
  const kind = article.type === 'BRIEF' ? 'brief' : 'article';
  return (
    <Box px="md" pt="md">
      <ExampleNote kind={kind} id={articleId} title={article.title} />
    </Box>
  );
}
