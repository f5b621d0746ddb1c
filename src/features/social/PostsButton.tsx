import { IconSpeakerphone } from '@tabler/icons-react';
import { postsPath } from '#domain/article/articlePath.ts';
import { HeaderButton } from '#src/kit/article/ArticleBar.tsx';
import { app } from '#src/kit/copy/app.ts';
import { useAppDispatch } from '#src/kit/hooks.ts';
import { router } from '#store/session/router.slice.ts';

/** Leads to the page that makes posts of an article. So does the command palette. */
export function PostsButton({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  return (
    <HeaderButton
      name={app.makePosts}
      icon={IconSpeakerphone}
      isOptional
      onClick={() => dispatch(router.navigationRequested({ to: postsPath(articleId) }))}
    />
  );
}
