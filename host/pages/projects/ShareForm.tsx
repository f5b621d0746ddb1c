import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { type FocusEvent, useState } from 'react';
import type { Refusal } from '../../client.ts';
import type { Project } from '../../contract.ts';
import { projects as copy, host } from '../../copy/pages.ts';
import { isEmail } from '../accountErrors.ts';
import { HostForm } from '../HostForm.tsx';
import classes from '../hostPages.module.css';
import { RefusalAlert, type Say } from '../Notices.tsx';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';

interface ShareFormProps {
  readonly project: Project;
  readonly reload: () => Promise<void>;
  readonly say: Say;
}

/** Invites somebody to a folder. */
export function ShareForm({ project, reload, say }: ShareFormProps) {
  const { act, isWorking, refusal } = useAct(reload);
  const [mistake, setMistake] = useState<string | null>(null);
  const mistakeIn = (email: string) => {
    if (!isEmail(email)) return host.errors.emailInvalid;
    return email === project.ownerEmail ? copy.errors.yourself : null;
  };
  const submit = async (email: string, canWrite: boolean, form: HTMLFormElement) => {
    const found = mistakeIn(email);
    setMistake(found);
    if (found !== null || !(await act(requests.share(project.id, email, canWrite)))) return false;
    form.reset();
    say({ text: copy.invited(project.name, email) });
    return true;
  };
  // The server validates e-mails more strictly than the form.
  const isInvalid = refusal?.fields.email !== undefined;
  const refused = isInvalid ? host.errors.emailInvalid : null;
  return (
    <ShareFormView
      error={mistake ?? refused}
      refusal={isInvalid ? null : refusal}
      isWorking={isWorking}
      onLeave={(email) => setMistake(email === '' ? null : mistakeIn(email.toLowerCase()))}
      onSubmit={submit}
    />
  );
}

interface ShareFormViewProps {
  readonly error: string | null;
  readonly refusal: Refusal | null;
  readonly isWorking: boolean;
  readonly onLeave: (email: string) => void;
  readonly onSubmit: (email: string, canWrite: boolean, form: HTMLFormElement) => Promise<boolean>;
}

function ShareFormView(props: ShareFormViewProps) {
  const { error, refusal, isWorking, onLeave, onSubmit } = props;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLInputElement>) => {
    // An error shown now would move the button before the click ends.
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

/** The options for what a guest may do. */
export const ACCESS_OPTIONS = [
  { value: 'read', label: copy.access.read },
  { value: 'write', label: copy.access.write },
];
