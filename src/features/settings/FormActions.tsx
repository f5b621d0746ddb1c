import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { ServiceSettingsState } from '#store/settings/serviceSettings.slice.ts';
import { removal } from './settings.copy.ts';

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
      {isStored && <Removal {...{ copy, isBusy, onRemove }} />}
    </Group>
  );
}

type RemovalProps = Pick<FormActionsProps, 'copy' | 'onRemove'> & { readonly isBusy: boolean };

/** It cannot be undone, because a key is not shown again, so it asks first. */
function Removal({ copy, isBusy, onRemove }: RemovalProps) {
  const [isAsking, setIsAsking] = useState(false);
  const subtle = { variant: 'subtle', color: 'red', disabled: isBusy } as const;
  if (!isAsking)
    return (
      <Button {...subtle} onClick={() => setIsAsking(true)}>
        {copy.remove}
      </Button>
    );
  return (
    <Group gap="xs" role="group" aria-label={copy.remove}>
      <Text size="sm">{copy.removeQuestion}</Text>
      <Button {...subtle} onClick={onRemove}>
        {removal.confirm}
      </Button>
      <Button variant="default" autoFocus onClick={() => setIsAsking(false)}>
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
  if (failure === null) return <Text role="status">{said}</Text>;
  return (
    <Text role="alert" c="var(--mantine-color-error)">
      {failure}
    </Text>
  );
}
