import { useCallback, useEffect, useMemo } from 'react';
import type { Conversation } from '#contract/writing/chat.schema.ts';
import { isCounted } from '#domain/access/limits.ts';
import type { BlockId } from '#domain/article/body.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { CostLine } from '#src/kit/limits/CostLine.tsx';
import { ModelHint } from '#src/kit/limits/ModelHint.tsx';
import { chat } from '#store/writing/chat.slice.ts';
import { isLost, mayAsk } from '#store/writing/chatState.ts';
import { conversationWrites } from '#store/writing/conversations.writes.ts';
import type { CitedPlace } from './AnswerText.tsx';
import { ChatView } from './ChatView.tsx';
import type { ComposerActions } from './ComposerView.tsx';
import { ConversationsView } from './ConversationsView.tsx';
import type { ChatSubject } from './chat.copy.ts';
import type { TurnActions } from './TurnView.tsx';

interface ChatPanelProps {
  readonly articleId: string;
  readonly onReveal: (blockId: BlockId) => void;
}

/** Questions about the article, and their answers. */
export function ChatPanel({ articleId, onReveal }: ChatPanelProps) {
  const workspaceId = useWorkspaceId();
  const { data } = useResource('conversations', { workspaceId, articleId });
  const list = data?.conversations;
  const reveal = useCallback(
    (place: CitedPlace) => {
      if (place.kind === 'block') onReveal(place.blockId);
    },
    [onReveal],
  );
  return <OpenChat about="article" {...{ articleId, list }} onReveal={reveal} />;
}

const NONE = [] as const;

interface OpenChatProps {
  /** Or `NO_ARTICLE`. */
  readonly articleId: string;
  readonly about: ChatSubject;
  readonly list: readonly Conversation[] | undefined;
  /** Leads to the block that an answer cites. */
  readonly onReveal: (place: CitedPlace) => void;
}

/** The conversation that is open, with the list of all. */
export function OpenChat({ articleId, about, list, onReveal }: OpenChatProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const of = { workspaceId, articleId };
  const now = useAppSelector((state) => chat.select(state, articleId));
  const engine = useOptionalResource('engine', null);
  useEffect(() => {
    dispatch(chat.shown({ workspaceId, articleId }));
  }, [dispatch, workspaceId, articleId]);
  const actions = useActions(articleId);
  if (now === null) return null;
  const id = now.conversationId;
  const open = (conversationId: string) => dispatch(chat.chosen({ articleId, conversationId }));
  return (
    <ChatView
      chat={now}
      about={about}
      isLost={isLost(now)}
      mayAsk={mayAsk(now)}
      hasModel={typeof engine?.model === 'string'}
      hint={<ModelHint place="chat" />}
      cost={<CostLine limit="aiFeatures" isFree={!isCounted('aiFeatures', engine?.model)} />}
      conversations={
        <ConversationsView
          conversations={list ?? NONE}
          openId={id}
          onChoose={open}
          onBegin={() => dispatch(chat.left({ articleId }))}
          onRename={(one, title) =>
            dispatch(
              conversationWrites.rename({ workspaceId, conversationId: one, body: { title } }),
            )
          }
          onRemove={(one) => dispatch(chat.removeRequested({ ...of, id: one }))}
        />
      }
      onReveal={onReveal}
      onOpenAgain={() => id !== null && open(id)}
      {...actions}
    />
  );
}

/** What can be done in the conversation of an article. */
function useActions(articleId: string): ComposerActions & Omit<TurnActions, 'onReveal'> {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      onType: (text) => dispatch(chat.typed({ articleId, text })),
      onAsk: () => dispatch(chat.askRequested({ articleId })),
      onAgain: (again) => dispatch(chat.askRequested({ articleId, again })),
      onStop: () => dispatch(chat.stopRequested({ articleId })),
      onFocus: () => dispatch(chat.selectionRequested({ articleId })),
      onForgetSelection: () => dispatch(chat.selectionNoted({ articleId, selection: null })),
      onEdit: (turnId) => dispatch(chat.editingBegun({ articleId, turnId })),
      onEndEditing: () => dispatch(chat.editingEnded({ articleId })),
      onVersion: (turnId) => dispatch(chat.versionChosen({ articleId, turnId })),
      onCopy: (turnId) => dispatch(chat.copyRequested({ articleId, turnId })),
      onInsert: (turnId) => dispatch(chat.insertRequested({ articleId, turnId })),
      onArticle: (turnId) => dispatch(chat.articleRequested({ articleId, turnId })),
      onAccept: () => dispatch(chat.insertAccepted({ articleId })),
      onDiscard: () => dispatch(chat.insertionOffered({ articleId, insertion: null })),
    }),
    [dispatch, articleId],
  );
}
