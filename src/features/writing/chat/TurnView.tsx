import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPencil } from '@tabler/icons-react';
import type { ChatAnswer, ChatTurn } from '#contract/writing/chat.schema.ts';
import { citedIn } from '#domain/writing/citations.ts';
import type { ShownTurn } from '#domain/writing/conversation.ts';
import { isJobOver } from '#domain/writing/job.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import type { Chat } from '#store/writing/chatState.ts';
import { AnswerText, type CitedPlace } from './AnswerText.tsx';
import { CitedView } from './CitedView.tsx';
import { type ChatSubject, chatTexts as copy } from './chat.copy.ts';
import classes from './chat.module.css';
import { InsertionView } from './InsertionView.tsx';

export interface TurnActions {
  readonly onReveal: (place: CitedPlace) => void;
  readonly onEdit: (turnId: string) => void;
  readonly onVersion: (turnId: string) => void;
  readonly onAgain: (turnId: string) => void;
  readonly onCopy: (turnId: string) => void;
  readonly onInsert: (turnId: string) => void;
  readonly onArticle: (turnId: string) => void;
  readonly onAccept: () => void;
  readonly onDiscard: () => void;
}

interface TurnViewProps extends TurnActions {
  readonly shown: ShownTurn<ChatTurn>;
  readonly chat: Pick<Chat, 'insertion' | 'copied'>;
  readonly about: ChatSubject;
  /** A question can be asked now. */
  readonly canAsk: boolean;
}

/** A question and its answer. */
export function TurnView({ shown, chat, about, canAsk, ...on }: TurnViewProps) {
  const { turn } = shown;
  const { answer, selection } = turn;
  const insertion = chat.insertion?.turnId === turn.id ? chat.insertion : null;
  return (
    <li className={classes.turn}>
      <section aria-label={copy.you} className={classes.question} dir="auto">
        {selection && <q className={classes.selection}>{selection.text}</q>}
        <p>{turn.question}</p>
        <div className={classes.row}>
          <Versions shown={shown} onVersion={on.onVersion} />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={copy.edit}
            title={copy.edit}
            disabled={!canAsk}
            onClick={() => on.onEdit(turn.id)}
          >
            <IconPencil size={16} stroke={1.6} />
          </ActionIcon>
        </div>
      </section>
      {answer.blocks.map((html, at) => (
        <AnswerText
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no other identity, and never move
          key={at}
          html={html}
          citable={answer.citable}
          onReveal={on.onReveal}
        />
      ))}
      <Remarks answer={answer} />
      <CitedView cited={citedIn(answer.blocks, answer.citable)} onReveal={on.onReveal} />
      {isJobOver(answer.state) && (
        <Actions {...{ turn, chat, about, canAsk }} isOffered={insertion !== null} {...on} />
      )}
      {insertion && <InsertionView insertion={insertion} {...on} />}
    </li>
  );
}

function Versions({
  shown: { turn, versions },
  onVersion,
}: Pick<TurnViewProps, 'shown' | 'onVersion'>) {
  if (versions.length < 2) return null;
  const at = versions.indexOf(turn);
  const step = (by: number, label: string, IconOf: typeof IconChevronLeft) => {
    const other = versions[at + by];
    return (
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={label}
        disabled={other === undefined}
        onClick={() => other && onVersion(other.id)}
      >
        <IconOf size={16} stroke={1.6} />
      </ActionIcon>
    );
  };
  return (
    <>
      {step(-1, copy.earlier, IconChevronLeft)}
      <span className={classes.quiet}>{copy.version(at + 1, versions.length)}</span>
      {step(1, copy.later, IconChevronRight)}
    </>
  );
}

/** What has to be known about an answer besides its text. */
function Remarks({ answer }: { readonly answer: ChatAnswer }) {
  const { state, model, blocks, leftOut, failure } = answer;
  const isWaiting = !isJobOver(state);
  return (
    <>
      {isWaiting && <p className={classes.quiet}>{copy.answering}</p>}
      {state === 'stopped' && <p className={classes.quiet}>{copy.stopped}</p>}
      {failure !== null && (
        <p className={classes.problem}>
          {blocks.length > 0 && `${copy.cutOff} `}
          {textOfProblem(failure)}
        </p>
      )}
      {model === null && !isWaiting && (
        <p className={classes.quiet}>{copy.withoutModel(blocks.length)}</p>
      )}
      {leftOut > 0 && <p className={classes.quiet}>{copy.leftOut(leftOut)}</p>}
    </>
  );
}

interface ActionsProps extends Omit<TurnViewProps, 'shown'> {
  readonly turn: ChatTurn;
  readonly isOffered: boolean;
}

function Actions({ turn, chat, about, canAsk, isOffered, ...on }: ActionsProps) {
  const { id, answer } = turn;
  const hasText = answer.blocks.length > 0;
  const copied = chat.copied?.turnId === id ? chat.copied.isCopied : null;
  const button = { size: 'compact-sm', variant: 'subtle' } as const;
  return (
    <div className={classes.row}>
      {hasText && about === 'article' && answer.source !== undefined && !isOffered && (
        <Button {...button} onClick={() => on.onInsert(id)}>
          {copy.insert}
        </Button>
      )}
      {hasText && about === 'workspace' && (
        <Button {...button} onClick={() => on.onArticle(id)}>
          {copy.article}
        </Button>
      )}
      {hasText && (
        <Button {...button} onClick={() => on.onCopy(id)}>
          {copy.copy}
        </Button>
      )}
      <Button {...button} disabled={!canAsk} onClick={() => on.onAgain(id)}>
        {copy.again}
      </Button>
      <span role="status" className={classes.quiet}>
        {copied === null ? '' : copied ? copy.copied : copy.notCopied}
      </span>
    </div>
  );
}
