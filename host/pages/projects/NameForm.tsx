import { Button, Stack, TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import type { HostRequest, Refusal } from '../../client.ts';
import { projects as copy } from '../../copy/pages.ts';
import { createRequestIds } from '../../requestIds.ts';
import { HostForm } from '../HostForm.tsx';
import classes from '../hostPages.module.css';
import { RefusalAlert } from '../Notices.tsx';
import { useAct } from '../useAct.ts';

interface NameFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly initial?: string;
  readonly request: (name: string, requestId: string) => HostRequest;
  readonly reload: () => Promise<void>;
  readonly onDone: (name: string) => void;
  readonly onCancel?: () => void;
}

/** Names a new folder or renames an existing one. */
export function NameForm({ initial = '', request, reload, onDone, ...view }: NameFormProps) {
  const { act, isWorking, refusal } = useAct(reload);
  const [isWrong, setWrong] = useState(false);
  const [requestIds] = useState(createRequestIds);
  const submit = async (name: string, form: HTMLFormElement) => {
    setWrong(!isFolderName(name));
    const wanted = name.trim();
    if (!isFolderName(name) || !(await act(request(wanted, requestIds.of(wanted))))) return false;
    requestIds.answered();
    form.reset();
    onDone(wanted);
    return true;
  };
  const isRefused = refusal?.fields.name !== undefined;
  return (
    <NameFormView
      {...view}
      initial={initial}
      error={isWrong || isRefused ? copy.errors.name(NAME_MAX_LENGTH) : null}
      refusal={isRefused ? null : refusal}
      isWorking={isWorking}
      onSubmit={submit}
    />
  );
}

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

function NameFormView(props: NameFormViewProps) {
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
            // It replaced the pressed button.
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

const NAME_MAX_LENGTH = 200;

export function isFolderName(name: string): boolean {
  const { length } = name.trim();
  return length > 0 && length <= NAME_MAX_LENGTH;
}
