import { Alert, Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { pathOf } from '#domain/writing/conversation.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import type { Chat } from '#store/writing/chatState.ts';
import { type ComposerActions, ComposerView } from './ComposerView.tsx';
import { announced, type ChatSubject, chatTexts as copy, subjectTexts } from './chat.copy.ts';
import classes from './chat.module.css';
import { type TurnActions, TurnView } from './TurnView.tsx';

interface ChatViewProps extends ComposerActions, TurnActions {
  readonly chat: Chat;
  readonly about: ChatSubject;
  /** An answer could not be followed to its end. */
  readonly isLost: boolean;
  /** A question can be asked now. */
  readonly mayAsk: boolean;
  readonly conversations: ReactNode;
  readonly hint: ReactNode;
  readonly cost: ReactNode;
  /** Without one, only what the material says can be asked for. */
  readonly hasModel: boolean;
  readonly onOpenAgain: () => void;
}

/** The conversation: what was said, and the field for the next question. */
export function ChatView({ conversations, hint, cost, ...props }: ChatViewProps) {
  return (
    <div className={classes.panel}>
      {conversations}
      {hint}
      <Thread {...props} />
      <ComposerView {...props} cost={cost} />
    </div>
  );
}

function Thread({
  chat,
  about,
  isLost,
  mayAsk,
  hasModel,
  onOpenAgain,
  ...on
}: Omit<ChatViewProps, 'conversations' | 'hint' | 'cost'>) {
  const { status } = chat;
  const path = pathOf(chat.turns, chat.branches);
  const last = path.at(-1)?.turn;
  const list = useRef<HTMLOListElement>(null);
  useShown(list, path.length + (status === 'asking' ? 1 : 0));
  if (status === 'opening') return <Skeleton h={120} />;
  if (status === 'unread')
    return (
      <Alert color="red" variant="light" role="alert">
        {copy.unread} {textOfProblem(chat.failure ?? 'network')}{' '}
        <Button size="compact-sm" variant="subtle" onClick={onOpenAgain}>
          {copy.openAgain}
        </Button>
      </Alert>
    );
  return (
    <>
      {path.length === 0 && status === 'blank' && (
        <Welcome about={about} hasModel={hasModel} onType={on.onType} />
      )}
      <ol ref={list} className={classes.thread} aria-label={copy.thread}>
        {path.map((shown) => (
          <TurnView
            key={shown.turn.id}
            shown={shown}
            chat={chat}
            canAsk={status === 'ready' && mayAsk}
            about={about}
            {...on}
          />
        ))}
        {status === 'asking' && (
          <li className={classes.turn}>
            <div className={classes.question} dir="auto">
              <p>{chat.pending.question}</p>
            </div>
            <p className={classes.quiet}>{copy.answering}</p>
          </li>
        )}
      </ol>
      <VisuallyHidden role="status">{last ? announced(last.answer) : ''}</VisuallyHidden>
      {isLost && (
        <Button size="compact-sm" variant="default" onClick={onOpenAgain}>
          {copy.openAgain}
        </Button>
      )}
    </>
  );
}

/** Scrolls to a question that is added, so that its answer grows below it. */
function useShown(list: RefObject<HTMLElement | null>, turns: number): void {
  const known = useRef(turns);
  useEffect(() => {
    if (turns > known.current) list.current?.lastElementChild?.scrollIntoView({ block: 'start' });
    known.current = turns;
  }, [list, turns]);
}

function Welcome({
  about,
  hasModel,
  onType,
}: Pick<ChatViewProps, 'about' | 'hasModel' | 'onType'>) {
  const { lead, examples } = subjectTexts[about];
  return (
    <div className={classes.welcome}>
      <p>{lead}</p>
      <p className={classes.quiet}>{copy.private}</p>
      {(hasModel ? examples : []).map((example) => (
        <Button
          key={example}
          size="compact-sm"
          variant="default"
          className={classes['example'] ?? ''}
          onClick={() => onType(example)}
        >
          {example}
        </Button>
      ))}
    </div>
  );
}
