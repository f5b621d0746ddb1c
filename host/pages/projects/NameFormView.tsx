import { Button, Stack, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { projects as copy } from '../../copy/pages.ts';
import type { Refusal } from '../../client.ts';
import { HostForm } from '../HostForm.tsx';
import classes from '../hostPages.module.css';
import { RefusalAlert } from '../RefusalAlert.tsx';

interface NameFormViewProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly initial: string;
  readonly error: string | null;
  readonly refusal: Refusal | null;
  readonly isWorking: boolean;
  readonly onSubmit: (name: string, form: HTMLFormElement) => Promise<boolean>;
  readonly onCancel?: () => void;
}

export function NameFormView(props: NameFormViewProps) {
  const { label, submitLabel, initial, error, refusal, isWorking, onSubmit, onCancel } = props;
  const giveUp = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel?.();
  };
  return (
    <HostForm
      label={submitLabel}
      onSubmit={(data, form) => onSubmit(String(data.get('name')), form)}
    >
      <Stack gap="xs">
        <div className={classes.fields}>
          <TextInput
            name="name"
            label={label}
            defaultValue={initial}
            autoComplete="off"
            // It took the place of what was pressed.
            autoFocus={onCancel !== undefined}
            error={error}
            onKeyDown={giveUp}
          />
          <Button type="submit" loading={isWorking} className={classes.besideLabel}>
            {submitLabel}
          </Button>
          {onCancel === undefined ? null : (
            <Button variant="default" onClick={onCancel} className={classes.besideLabel}>
              {copy.cancel}
            </Button>
          )}
        </div>
        <RefusalAlert refusal={refusal} />
      </Stack>
    </HostForm>
  );
}
