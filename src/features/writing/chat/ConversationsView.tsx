import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { CHAT_LIMITS } from '#contract/writing/chat.route.ts';
import type { Conversation } from '#contract/writing/chat.schema.ts';
import { chatTexts as copy } from './chat.copy.ts';
import classes from './chat.module.css';

interface ConversationsViewProps {
  readonly conversations: readonly Conversation[];
  /** The one that is open, if any. */
  readonly openId: string | null;
  readonly onChoose: (id: string) => void;
  readonly onBegin: () => void;
  readonly onRename: (id: string, title: string) => void;
  readonly onRemove: (id: string) => void;
}

/** The conversations about the article: to open, rename and delete. */
export function ConversationsView(props: ConversationsViewProps) {
  const { conversations, openId, onBegin } = props;
  const [isOpen, setOpen] = useState(false);
  const list = useId();
  return (
    <nav aria-label={copy.conversations(conversations.length)}>
      <div className={classes.row}>
        <Button
          size="compact-sm"
          variant="default"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
        >
          {copy.conversations(conversations.length)}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          disabled={openId === null}
          onClick={() => {
            setOpen(false);
            onBegin();
          }}
        >
          {copy.begin}
        </Button>
      </div>
      <ul id={list} hidden={!isOpen} className={classes.list}>
        {conversations.length === 0 && <li className={classes.quiet}>{copy.none}</li>}
        {conversations.map((one) => (
          <Row key={one.id} conversation={one} {...props} onDone={() => setOpen(false)} />
        ))}
      </ul>
    </nav>
  );
}

interface RowProps extends ConversationsViewProps {
  readonly conversation: Conversation;
  readonly onDone: () => void;
}

function Row({ conversation, openId, onChoose, onRename, onRemove, onDone }: RowProps) {
  const { id, title } = conversation;
  const [isNaming, setNaming] = useState(false);
  if (isNaming)
    return (
      <li>
        <TitleForm
          title={title}
          onEnd={(text) => {
            setNaming(false);
            if (text !== null && text !== title) onRename(id, text);
          }}
        />
      </li>
    );
  return (
    <li className={classes.listed}>
      <button
        type="button"
        className={classes.place}
        aria-current={id === openId}
        onClick={() => {
          onDone();
          if (id !== openId) onChoose(id);
        }}
      >
        {title}
      </button>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={copy.rename(title)}
        onClick={() => setNaming(true)}
      >
        <IconPencil size={16} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={copy.remove(title)}
        onClick={() => onRemove(id)}
      >
        <IconTrash size={16} stroke={1.6} />
      </ActionIcon>
    </li>
  );
}

interface TitleFormProps {
  readonly title: string;
  /** Null: it stays as it is. */
  readonly onEnd: (title: string | null) => void;
}

function TitleForm({ title, onEnd }: TitleFormProps) {
  const [text, setText] = useState(title);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onEnd(text.trim() || null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault(); // leaves the field, not the panel
    event.stopPropagation();
    onEnd(null);
  };
  return (
    <form onSubmit={save} className={classes.row}>
      <TextInput
        aria-label={copy.title}
        value={text}
        maxLength={CHAT_LIMITS.titleChars}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        data-mantine-stop-propagation="true"
        autoFocus
      />
      <Button type="submit" size="compact-md">
        {copy.save}
      </Button>
    </form>
  );
}
