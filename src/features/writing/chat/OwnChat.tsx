import { useCallback } from 'react';
import { useAppDispatch, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { Page } from '#src/kit/ui/Page.tsx';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { NO_ARTICLE } from '#store/writing/chatState.ts';
import type { CitedPlace } from './AnswerText.tsx';
import { OpenChat } from './ChatPanel.tsx';
import { chatTexts as copy } from './chat.copy.ts';
import classes from './chat.module.css';

/** chat: questions about everything that the workspace has, and their answers. */
export function OwnChat() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const { data } = useResource('ownConversations', { workspaceId });
  const open = useCallback(
    (place: CitedPlace) => {
      if (place.kind !== 'article') return;
      const { articleId, blockId } = place;
      dispatch(router.navigationRequested({ to: `/articles/${articleId}` }));
      if (blockId !== undefined) dispatch(sidePanel.revealRequested({ articleId, blockId }));
    },
    [dispatch],
  );
  return (
    <Page title={copy.page} isNarrow>
      <div className={classes.own}>
        <OpenChat
          articleId={NO_ARTICLE}
          about="workspace"
          list={data?.conversations}
          onReveal={open}
        />
      </div>
    </Page>
  );
}
