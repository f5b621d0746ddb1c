import { Alert, Button, Textarea } from '@mantine/core';
import type { FormEvent, KeyboardEvent, ReactNode } from 'react';
import { CHAT_LIMITS } from '#contract/writing/chat.route.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import type { Chat } from '#store/writing/chatState.ts';
import { type ChatSubject, chatTexts as copy, subjectTexts } from './chat.copy.ts';
import classes from './chat.module.css';

export interface ComposerActions {
  readonly onType: (text: string) => void;
  readonly onAsk: () => void;
  readonly onStop: () => void;
  readonly onFocus: () => void;
  readonly onForgetSelection: () => void;
  readonly onEndEditing: () => void;
}

interface ComposerViewProps extends ComposerActions {
  readonly chat: Chat;
  readonly about: ChatSubject;
  /** An answer could not be followed to its end. */
  readonly isLost: boolean;
  /** A question can be asked now. */
  readonly mayAsk: boolean;
  /** What an answer costs. */
  readonly cost: ReactNode;
}

/** The field for the next question. */
export function ComposerView({ chat, about, isLost, mayAsk, cost, ...on }: ComposerViewProps) {
  const { status, typed, editing } = chat;
  const canAsk = mayAsk && typed.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canAsk) on.onAsk();
  };
  return (
    <form onSubmit={submit} className={classes.composer}>
      <Problem {...{ chat, isLost }} />
      {editing !== null && (
        <p className={classes.quiet}>
          {copy.editing}{' '}
          <Button size="compact-xs" variant="subtle" onClick={on.onEndEditing}>
            {copy.cancel}
          </Button>
        </p>
      )}
      <About chat={chat} onForgetSelection={on.onForgetSelection} />
      <Textarea
        aria-label={copy.question}
        placeholder={subjectTexts[about].placeholder}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={CHAT_LIMITS.questionChars}
        value={typed}
        onFocus={on.onFocus}
        onChange={(event) => on.onType(event.currentTarget.value)}
        onKeyDown={(event) => onEnter(event, () => canAsk && on.onAsk())}
      />
      <div className={classes.row}>
        {status === 'answering' ? (
          <Button size="compact-md" variant="default" onClick={on.onStop}>
            {copy.stop}
          </Button>
        ) : (
          <Button size="compact-md" type="submit" disabled={!canAsk} loading={status === 'asking'}>
            {copy.ask}
          </Button>
        )}
        {cost}
      </div>
    </form>
  );
}

/** Enter asks, Shift+Enter inserts a line. Not while an input method composes a word. */
function onEnter(event: KeyboardEvent, ask: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  ask();
}

function Problem({
  chat: { status, failure },
  isLost,
}: Pick<ComposerViewProps, 'chat' | 'isLost'>) {
  if (failure === null || status === 'unread') return null;
  return (
    <Alert color="red" variant="light" role="alert" p="xs">
      {isLost ? copy.lost : copy.notAsked} {textOfProblem(failure)}
    </Alert>
  );
}

function About({
  chat: { selection },
  onForgetSelection,
}: Pick<ComposerViewProps, 'chat' | 'onForgetSelection'>) {
  if (selection === null) return null;
  return (
    <div className={classes.about}>
      <span className={classes.quiet}>{copy.about}</span>
      <q className={classes.selection} dir="auto">
        {selection.text}
      </q>
      <Button size="compact-xs" variant="subtle" onClick={onForgetSelection}>
        {copy.aboutAll}
      </Button>
    </div>
  );
}
