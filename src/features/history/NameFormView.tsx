import { Button, Group, TextInput } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { history as copy } from './history.copy.ts';
import classes from './history.module.css';

/** The limit of contract/article/article.schema.ts, which the page may not import. */
const NAME_LIMIT_CHARS = 100;

interface NameFormViewProps {
  readonly name: string;
  /** Null for no name. */
  readonly onSave: (name: string | null) => void;
  readonly onCancel: () => void;
}

/** Edits the name of a version in place. */
export function NameFormView({ name, onSave, onCancel }: NameFormViewProps) {
  const [text, setText] = useState(name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(text.trim() || null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form onSubmit={save} className={classes.nameForm}>
      <TextInput
        aria-label={copy.name}
        placeholder={copy.name}
        value={text}
        maxLength={NAME_LIMIT_CHARS}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        data-mantine-stop-propagation="true" // Escape leaves the field, not the drawer
        data-autofocus
        autoFocus
      />
      <Group gap="xs">
        <Button type="submit" size="compact-md">
          {copy.save}
        </Button>
        <Button variant="subtle" color="gray" size="compact-md" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </Group>
    </form>
  );
}
