import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { PortError } from '#contract/lib/problems.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { Dialog } from '#src/kit/Dialog.tsx';
import type { RemovalSubject } from '#store/removal/removal.slice.ts';
import { removals, removalTexts as texts } from './removal.copy.ts';

interface RemovalDialogViewProps {
  readonly subject: RemovalSubject;
  /** What is typed to confirm it: the name of the workspace, or the e-mail address of the account. */
  readonly name: string;
  /** What else there is to know. */
  readonly notes: readonly string[];
  readonly isSending: boolean;
  readonly error: PortError | null;
  readonly onConfirm: (typed: string) => void;
  readonly onCancel: () => void;
}

/** Asks before something goes for good; nothing is asked of a smaller thing, which can be undone. */
export function RemovalDialogView({ subject, name, notes, ...props }: RemovalDialogViewProps) {
  const { isSending, error, onConfirm, onCancel } = props;
  const [typed, setTyped] = useState('');
  const copy = removals[subject];
  const isSame = typed.trim().toLowerCase() === name.trim().toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSame && !isSending) onConfirm(typed.trim());
  };
  return (
    <Dialog title={copy.dialog} onClose={onCancel}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          {[copy.hint, ...notes, texts.stops, texts.grace, texts.exportFirst].map((text) => (
            <Text key={text} size="sm">
              {text}
            </Text>
          ))}
          <TextInput
            label={copy.type(name)}
            data-autofocus
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {error === null ? null : (
            <Text size="sm" role="alert" c="var(--mantine-color-error)">
              {textOfError(error)}
            </Text>
          )}
          <Group justify="end" gap="sm">
            <Button variant="default" onClick={onCancel}>
              {texts.cancel}
            </Button>
            <Button type="submit" color="red.8" disabled={!isSame} loading={isSending}>
              {copy.confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
