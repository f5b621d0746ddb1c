import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import type { FocusEvent } from 'react';
import { projects as copy } from '../../copy/pages.ts';
import type { Refusal } from '../../client.ts';
import { HostForm } from '../HostForm.tsx';
import classes from '../hostPages.module.css';
import { RefusalAlert } from '../RefusalAlert.tsx';
import { ACCESS_OPTIONS } from './accessOptions.ts';

interface ShareFormViewProps {
  readonly error: string | null;
  readonly refusal: Refusal | null;
  readonly isWorking: boolean;
  readonly onLeave: (email: string) => void;
  readonly onSubmit: (email: string, canWrite: boolean, form: HTMLFormElement) => Promise<boolean>;
}

export function ShareFormView(props: ShareFormViewProps) {
  const { error, refusal, isWorking, onLeave, onSubmit } = props;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // An error that appears now would move the button away before the click is over.
    if (!(relatedTarget instanceof HTMLButtonElement)) onLeave(currentTarget.value.trim());
  };
  return (
    <HostForm
      label={copy.shareSubmit}
      onSubmit={(data, form) =>
        onSubmit(
          String(data.get('email')).trim().toLowerCase(),
          data.get('access') === 'write',
          form,
        )
      }
    >
      <Stack gap="xs">
        <div className={classes.fields}>
          <TextInput
            name="email"
            type="email"
            label={copy.shareEmail}
            description={copy.shareHelp}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="off"
            autoFocus
            error={error}
            onBlur={leave}
          />
          <NativeSelect name="access" label={copy.may} data={ACCESS_OPTIONS} />
          <Button type="submit" loading={isWorking} className={classes.besideLabel}>
            {copy.shareSubmit}
          </Button>
        </div>
        <RefusalAlert refusal={refusal} />
      </Stack>
    </HostForm>
  );
}
