import { Button, Group, Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { ServiceSettingsState } from '#store/settings/serviceSettings.slice.ts';
import { removal } from './settings.copy.ts';
import { useOutcomeFocus } from './useOutcomeFocus.ts';

interface FormActionsProps {
  readonly copy: {
    readonly save: string;
    readonly test: string;
    readonly remove: string;
    readonly removeQuestion: string;
  };
  readonly status: ServiceSettingsState<unknown>['status'] | 'listing';
  /** There is something to remove. */
  readonly isStored: boolean;
  readonly onTest: () => void;
  readonly onRemove: () => void;
}

/** The buttons below a form of what an installation has; the form is submitted to save it. */
export function FormActions({ copy, status, isStored, onTest, onRemove }: FormActionsProps) {
  const isBusy = status !== 'resting';
  return (
    <Group gap="sm">
      <Button type="submit" loading={status === 'saving'} disabled={isBusy}>
        {copy.save}
      </Button>
      <Button variant="default" loading={status === 'testing'} disabled={isBusy} onClick={onTest}>
        {copy.test}
      </Button>
      {isStored && <Removal {...{ copy, status, onRemove }} />}
    </Group>
  );
}

interface RemovalProps extends Pick<FormActionsProps, 'status' | 'onRemove'> {
  readonly copy: Pick<FormActionsProps['copy'], 'remove' | 'removeQuestion'>;
}

/** It cannot be undone, because a key is not shown again, so it asks first. The focus goes from a button to the next. */
export function Removal({ copy, status, onRemove }: RemovalProps) {
  const [question, setQuestion] = useState<'unasked' | 'asked' | 'answered'>('unasked');
  const subtle = { variant: 'subtle', color: 'red', disabled: status !== 'resting' } as const;
  if (question !== 'asked')
    return (
      <Button {...subtle} autoFocus={question === 'answered'} onClick={() => setQuestion('asked')}>
        {copy.remove}
      </Button>
    );
  const keep = () => setQuestion('answered');
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') keep();
  };
  return (
    <Group gap="xs" role="group" aria-label={copy.remove} onKeyDown={onKeyDown}>
      <Text size="sm">{copy.removeQuestion}</Text>
      <Button {...subtle} loading={status === 'removing'} onClick={onRemove}>
        {removal.confirm}
      </Button>
      <Button variant="default" disabled={status === 'removing'} autoFocus onClick={keep}>
        {removal.keep}
      </Button>
    </Group>
  );
}

interface OutcomeProps {
  /** Null if the last request was answered as wished. */
  readonly failure: string | null;
  /** What it came to; empty before the first one. */
  readonly said: string;
}

/** What the last request came to. */
export function Outcome({ failure, said }: OutcomeProps) {
  const place = useOutcomeFocus<HTMLParagraphElement>(failure ?? said);
  const focused = { ref: place, tabIndex: -1 } as const;
  if (failure === null)
    return (
      <Text {...focused} role="status">
        {said}
      </Text>
    );
  return (
    <Text {...focused} role="alert" c="var(--mantine-color-error)">
      {failure}
    </Text>
  );
}
